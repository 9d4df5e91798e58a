import type { Game } from '../games/game.ts';
import { COMMON_WORDS } from './common-words.ts';
import { type Spelling, spellingOf } from './spelling.ts';
import { stemOf, tokenize } from './tokens.ts';

/** Ways to name each topic, indexed for longest match. Built once per game, on first use. */

interface Phrase {
  readonly stems: readonly string[];
  readonly topicId: string;
  /** Names a whole area, and stands for its first topic. */
  readonly generic: boolean;
  /** How surely the words mean this topic: decides between two topics that share them. */
  readonly rank: number;
}

export interface Found {
  readonly topicId: string;
  readonly generic: boolean;
  /** Words used. */
  readonly length: number;
}

export interface Lexicon {
  readonly match: (stems: readonly string[], at: number) => Found | undefined;
  readonly spelling: Spelling;
  readonly names: (stem: string) => boolean;
  readonly isCommon: (stem: string) => boolean;
  /** Whether these words only set the scene where another theme is named. */
  readonly isScene: (stems: readonly string[]) => boolean;
}

/** Left out of phrases and of the text alike: they vary without changing what is named. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  'a al con de del el en la las lo los mi mis su sus tu tus un una unas unos y e o u por para que se es son esta estan este estos estas muy the of como sobre cuando'.split(
    ' ',
  ),
);

const COMMON_STEMS: ReadonlySet<string> = new Set(COMMON_WORDS.map(stemOf));

const stemsOf = (term: string): readonly string[] =>
  tokenize(term)
    .tokens.filter((token) => !FUNCTION_WORDS.has(token.word))
    .map((token) => token.stem);

/** "3-bet" is also written "3bet". */
const spellings = (term: string): readonly (readonly string[])[] => {
  const split = stemsOf(term);
  if (!term.includes('-')) return [split];
  return [split, stemsOf(term.replaceAll('-', ''))];
};

const phrasesOf = (game: Game): readonly Phrase[] => {
  const phrases: Phrase[] = [];
  for (const topic of game.curriculum.topics) {
    const title = topic.titulo.toLowerCase();
    for (const [i, term] of [...topic.terminos, topic.titulo].entries()) {
      const rank = (title.includes(term) ? 10 : 0) + (i < 5 ? 2 : 1) - topic.nivelMin * 0.1;
      for (const stems of spellings(term)) phrases.push({ stems, topicId: topic.id, generic: false, rank });
    }
  }
  for (const [area, words] of Object.entries(game.areaWords)) {
    const topicId = game.firstOfArea[area];
    if (!topicId || !game.curriculum.topicById.has(topicId)) continue;
    for (const word of words) {
      for (const stems of spellings(word)) phrases.push({ stems, topicId, generic: true, rank: 5 });
    }
  }
  for (const [topicId, words] of Object.entries(game.topicWords)) {
    if (!game.curriculum.topicById.has(topicId)) continue;
    for (const word of words) {
      for (const stems of spellings(word)) phrases.push({ stems, topicId, generic: false, rank: 13 });
    }
  }
  // "antes", "juego": an everyday word alone names nothing, whatever a list of terms says.
  return phrases.filter(
    ({ stems }) => stems.length > 1 || (stems.length === 1 && !COMMON_STEMS.has(stems[0] as string)),
  );
};

const build = (game: Game): Lexicon => {
  const scene = new Set(game.sceneWords.flatMap((word) => spellings(word).map((stems) => stems.join(' '))));
  const byText = new Map<string, Phrase>();
  for (const phrase of phrasesOf(game)) {
    const key = phrase.stems.join(' ');
    const before = byText.get(key);
    if (!before || phrase.rank > before.rank) byText.set(key, phrase);
  }
  const byFirst = new Map<string, Phrase[]>();
  const vocabulary = new Set<string>();
  for (const phrase of byText.values()) {
    const first = phrase.stems[0] as string;
    const same = byFirst.get(first);
    if (same) same.push(phrase);
    else byFirst.set(first, [phrase]);
    for (const stem of phrase.stems) vocabulary.add(stem);
  }
  for (const phrases of byFirst.values()) phrases.sort((a, b) => b.stems.length - a.stems.length || b.rank - a.rank);
  /** Words that the phrase covers from a place, everyday words between them included; 0 where it is not there. */
  const covers = (phrase: Phrase, stems: readonly string[], at: number): number => {
    let i = at;
    for (const [j, stem] of phrase.stems.entries()) {
      if (j > 0 && stems[i] !== stem && COMMON_STEMS.has(stems[i] ?? '')) i++;
      if (stems[i] !== stem) return 0;
      i++;
    }
    return i - at;
  };
  const match = (stems: readonly string[], at: number): Found | undefined => {
    for (const phrase of byFirst.get(stems[at] ?? '') ?? []) {
      const length = covers(phrase, stems, at);
      if (length > 0) return { topicId: phrase.topicId, generic: phrase.generic, length };
    }
    return undefined;
  };
  return {
    match,
    spelling: spellingOf(vocabulary),
    names: (stem) => vocabulary.has(stem),
    isCommon: (stem) => COMMON_STEMS.has(stem),
    isScene: (stems) => scene.has(stems.join(' ')),
  };
};

const built = new Map<string, Lexicon>();

export const lexiconOf = (game: Game): Lexicon => {
  const known = built.get(game.campo);
  if (known) return known;
  const lexicon = build(game);
  built.set(game.campo, lexicon);
  return lexicon;
};
