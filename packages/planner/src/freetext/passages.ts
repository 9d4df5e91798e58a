import type { Game } from '../games/game.ts';
import type { Lado } from '../learner/state.ts';
import { finish, type Steps } from '../steps/steps.ts';
import { type Clause, type Sentence, sentencesIn } from './clauses.ts';
import { framesFor, type Meant, meantIn } from './frames.ts';
import { FUNCTION_WORDS, type Lexicon, lexiconOf } from './lexicon.ts';
import { OPPOSITE, type Polaridad, type Stance, stanceOf } from './polarity.ts';
import type { Token } from './tokens.ts';
import { infinitiveOf } from './verbs.ts';

/**
 * A text as the rules see it: sentences, their clauses, the themes that the lexicon finds in each, and what a clause says of
 * them in the judgement of the rules. What is learnt (`learnt/`) weighs all of this together with the words themselves.
 */

export interface Named {
  readonly topicId: string;
  readonly lado?: Lado | undefined;
  readonly generic: boolean;
  readonly scene: boolean;
  readonly tramo: [number, number];
}

/** "mates en una": a number only after "en". */
const isOne = (tokens: readonly Token[], i: number): boolean =>
  ['una', 'uno', 'un'].includes((tokens[i] as Token).word) && tokens[i - 1]?.word === 'en';

/** Stems already looked up in this text: repeated words cost nothing. */
type Known = Map<string, string>;

const meant = (lexicon: Lexicon, { word, stem }: Token, known: Known): string => {
  if (lexicon.names(stem)) return stem;
  const before = known.get(word);
  if (before !== undefined) return before;
  const found =
    infinitiveOf(word, lexicon.names) ?? (lexicon.isCommon(stem) ? stem : (lexicon.spelling.correct(stem) ?? stem));
  known.set(word, found);
  return found;
};

/** "los finales de peones…, los de alfil": the noun before "de" was said earlier in the sentence. */
const isElided = (tokens: readonly Token[], token: Token): boolean => {
  const at = tokens.indexOf(token);
  return tokens[at - 1]?.word === 'de' && /^(?:el|la|los|las)$/u.test(tokens[at - 2]?.word ?? '');
};

const matchElided = (
  lexicon: Lexicon,
  heads: ReadonlySet<string>,
  stems: readonly string[],
  at: number,
): string | undefined => {
  for (const head of heads) {
    const match = lexicon.match([head, ...stems.slice(at)], 0);
    if (match && match.length > 1) return match.topicId;
  }
  return undefined;
};

/** Openings that belong to one colour: who meets them plays the other. */
const OPENINGS: Readonly<Record<string, Lado>> = {
  'aj-ape-siciliana': 'negras',
  'aj-ape-francesa': 'negras',
  'aj-ape-carokann': 'negras',
  'aj-ape-indias': 'negras',
  'aj-ape-benoni': 'negras',
  'aj-ape-sistemas': 'blancas',
  'aj-ape-gambitodama': 'blancas',
  'aj-ape-flanco': 'blancas',
};
const OTHER: Readonly<Record<Lado, Lado>> = { blancas: 'negras', negras: 'blancas' };
/** «contra la Siciliana», «cuando me juegan la Siciliana», «me hacen la francesa». */
const AGAINST =
  /(?:\b(?:contra|frente|ante|versus|vs|enfrent\w+|combatir|responder|refutar)(?: a)?(?: los| las| la| el| lo)?|\bme (?:juegan|hacen|plantean|salen con|meten)(?: los| las| la| el)?) $/u;

const COLOUR = /\b(?:con|de|llevando|jugando) (?:las )?(?:piezas )?(blancas|negras)\b/gu;

/**
 * Said of an opening: the colour that goes with it, or whose side the words put the player on. «Con blancas juego el
 * Londres y con negras la Francesa» puts the colour before its opening, «el Londres con blancas y la Francesa con negras» after it.
 */
export const sideOf = (
  topicId: string,
  { tokens, text }: { readonly tokens: readonly Token[]; readonly text: string },
  end: number,
  /** Where the first opening of the clause begins. */
  first: number,
): Lado | undefined => {
  if (!topicId.startsWith('aj-ape-')) return undefined;
  // Places in the clause's own text, in which one space stands between two words.
  const placeOf = (offset: number): number =>
    tokens.reduce((sum, token) => (token.start < offset ? sum + token.word.length + 1 : sum), 0);
  const at = placeOf(end);
  const colours = [...text.matchAll(COLOUR)].map((match) => ({ lado: match[1] as Lado, at: match.index }));
  const before = colours.filter((one) => one.at < at);
  const after = colours.filter((one) => one.at >= at);
  const leads = (colours[0]?.at ?? 0) < placeOf(first);
  const named = leads ? (before.at(-1) ?? after[0]) : (after[0] ?? before.at(-1));
  if (named) return named.lado;
  const owner = OPENINGS[topicId];
  if (!owner) return undefined;
  const said = tokens.filter((token) => token.end < end).map((token) => token.word);
  const isAgainst = [0, 1, 2].some((cut) =>
    AGAINST.test(
      `${said
        .slice(0, said.length - cut)
        .slice(-5)
        .join(' ')} `,
    ),
  );
  return isAgainst ? OTHER[owner] : undefined;
};

/** «con 30 ciegas no sé si resubir o pagar»: what one chooses between is no theme beside the one that is. */
const isOption = ({ tokens }: Clause, name: Token): boolean => {
  const at = tokens.indexOf(name);
  const isVerb = (token: Token | undefined): boolean => /[aei]r$/u.test(token?.word ?? '');
  return (
    isVerb(name) &&
    ((tokens[at - 1]?.word === 'si' && tokens[at + 1]?.word === 'o' && isVerb(tokens[at + 2])) ||
      (tokens[at - 1]?.word === 'o' && isVerb(tokens[at - 2]) && tokens[at - 3]?.word === 'si'))
  );
};

/** «cuando no hay táctica»: said of the moment, not of the player. */
const isGiven = ({ tokens }: Clause, name: Token): boolean => {
  const at = tokens.indexOf(name);
  const before = tokens.slice(Math.max(0, at - 4), at).map(({ word }) => word);
  return at >= 3 && /\bcuando (?:no |ya no )?(?:hay|queda|quedan)\b/u.test(before.join(' '));
};

const themesIn = (
  lexicon: Lexicon,
  clause: Clause,
  known: Known,
  heads: Set<string>,
): { readonly found: readonly Named[]; readonly kept: readonly Token[]; readonly stems: readonly string[] } => {
  const kept = clause.tokens.filter((token, i) => isOne(clause.tokens, i) || !FUNCTION_WORDS.has(token.word));
  const stems = kept.map((token) => (/^un[ao]?$/u.test(token.word) ? 'una' : meant(lexicon, token, known)));
  const found: Named[] = [];
  for (let i = 0; i < kept.length; ) {
    const match = lexicon.match(stems, i);
    if (!match) {
      const elided =
        isElided(clause.tokens, kept[i] as Token) && heads.size > 0 ? matchElided(lexicon, heads, stems, i) : undefined;
      if (elided) {
        const token = kept[i] as Token;
        found.push({ topicId: elided, generic: false, scene: false, tramo: [token.start, token.end] });
      }
      i++;
      continue;
    }
    // «lo llevo regular» tells how it goes, and names no regulars.
    if (match.length === 1 && kept[i]?.word === 'regular') {
      i++;
      continue;
    }
    heads.add(stems[i] as string);
    const first = kept[i] as Token;
    const last = kept[i + match.length - 1] as Token;
    const lado = sideOf(match.topicId, clause, last.end, found[0]?.tramo[0] ?? first.start);
    const scene =
      lexicon.isScene(stems.slice(i, i + match.length)) || isOption(clause, first) || isGiven(clause, first);
    found.push({ topicId: match.topicId, lado, generic: match.generic, scene, tramo: [first.start, last.end] });
    i += match.length;
  }
  return { found, kept, stems };
};

/** "aperturas como la siciliana" names the Sicilian: the area's word gives way to a theme of that area. */
const withoutGeneric = (game: Game, themes: readonly Named[]): readonly Named[] => {
  const areaOf = (id: string): string | undefined => game.curriculum.topicById.get(id)?.area;
  const plain = themes.filter((theme) => !theme.scene);
  const named = plain.length > 0 ? plain : themes;
  return named.filter(
    (theme) =>
      !theme.generic || !named.some((other) => !other.generic && areaOf(other.topicId) === areaOf(theme.topicId)),
  );
};

export interface Read {
  readonly themes: readonly Named[];
  readonly stance: Stance;
  readonly question: boolean;
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Words that may name a theme, each with the stem that was meant by it. */
  readonly kept: readonly Token[];
  readonly stems: readonly string[];
  /** Themes that it means without naming them, and the ideas that stand in it. */
  readonly framed: Meant['framed'];
  readonly ideas: Meant['ideas'];
}

/** From a later clause; across a "pero" it is the opposite that is meant. */
const fromLater = (reads: readonly Read[], i: number): Polaridad | undefined => {
  let contrast = false;
  for (const { stance } of reads.slice(i + 1)) {
    contrast ||= stance.contrast;
    if (stance.polarity) return contrast ? OPPOSITE[stance.polarity] : stance.polarity;
  }
  return undefined;
};

const WANTED_INSTEAD = /^(?:pero |sino )?(?:si|solo|mejor)\b/u;

/** «ni finales ni aperturas, lo que quiero es estrategia»: named only to be set aside. */
const isSetAside = (reads: readonly Read[], i: number): boolean =>
  /^ni\b.* ni\b/u.test(reads[i]?.text ?? '') &&
  !/\b(?:se|me|entiendo|domino|manejo|conozco|juego)\b/u.test(reads[i]?.text ?? '') &&
  reads[i + 1]?.stance.polarity === 'quiere';

/** What each clause says, filled from its neighbours where it says nothing itself. */
const resolve = (reads: readonly Read[]): readonly (Polaridad | undefined)[] => {
  // Who asks «¿cómo juego el river?» does not say that it goes well.
  const own = reads.map(({ stance, question }) =>
    question && stance.polarity === 'sabe' ? undefined : stance.polarity,
  );
  const result: (Polaridad | undefined)[] = [];
  for (const [i, read] of reads.entries()) {
    if (read.stance.ignore || isSetAside(reads, i)) {
      result.push(undefined);
      continue;
    }
    // «no me interesa el solver, sí los rangos».
    if (reads[i - 1]?.stance.ignore && read.question === false && WANTED_INSTEAD.test(read.text)) {
      result.push('quiere');
      continue;
    }
    const now = reads.findIndex((other, j) => j > i && other.stance.time === 'now' && own[j] !== undefined);
    // "antes no…, ahora sí": the present is what counts.
    if (read.stance.time === 'before' && now >= 0) {
      const past = own[i];
      result.push(reads[now]?.stance.isOver && past ? OPPOSITE[past] : own[now]);
      continue;
    }
    const pronoun = reads[i + 1];
    const revised =
      pronoun?.stance.refersBack &&
      pronoun.themes.length === 0 &&
      (own[i] === 'sabe' || own[i] === 'quiere') &&
      own[i + 1] === 'no_sabe';
    // «analizo mis partidas y no saco nada en limpio».
    const undone = own[i] === 'sabe' && read.stance.isHabit && pronoun?.themes.length === 0 && own[i + 1] === 'no_sabe';
    if (revised || undone) {
      result.push('no_sabe');
      continue;
    }
    const before = result.findLast((polarity) => polarity !== undefined);
    // "…, y no con los mates": the opposite of what was said before.
    if (read.stance.isBareNo && before) {
      result.push(OPPOSITE[before]);
      continue;
    }
    // "la oposición, regular": the comment follows its theme.
    const comment = pronoun?.themes.length === 0 ? own[i + 1] : undefined;
    result.push(own[i] ?? comment ?? before ?? fromLater(reads, i) ?? (read.question ? 'quiere' : undefined));
  }
  return result;
};

/**
 * A bare list in a field that asks what one knows is a list of what one knows. Whoever says more of a theme, in words that
 * nobody foresaw («soy un queso», «son un chiste»), seldom praises: it is taken for something to work on.
 */
const unsaid = ({ tokens }: Clause, themes: readonly Named[]): Polaridad => {
  const isTheme = ({ start, end }: Token): boolean => themes.some(({ tramo }) => start >= tramo[0] && end <= tramo[1]);
  const left = tokens.filter((token) => !FUNCTION_WORDS.has(token.word) && !isTheme(token) && token.word.length > 2);
  const judges = tokens.some(({ word }) => COPULAS.has(word));
  return left.length >= (judges ? 1 : SAYS_MORE) ? 'no_sabe' : 'sabe';
};
const SAYS_MORE = 2;
const COPULAS = new Set(['es', 'son', 'soy', 'estoy', 'ando', 'quedo']);

export interface Passage {
  readonly reads: readonly Read[];
  /** What the rules make of each clause; nothing where they find no word for it, or where it is set aside. */
  readonly rules: readonly (Polaridad | undefined)[];
  /** Themes that the rules leave standing: an area's word gives way to a theme of that area, a scene to what plays in it. */
  readonly plain: ReadonlySet<Named>;
}

const passageOf = (game: Game, lexicon: Lexicon, sentence: Sentence, known: Known): Passage => {
  const heads = new Set<string>();
  const meanings = meantIn(framesFor(game), sentence);
  const reads = sentence.map((clause, at): Read => {
    const { found, kept, stems } = themesIn(lexicon, clause, known, heads);
    return {
      themes: found,
      stance: stanceOf(clause.text),
      question: clause.question === true,
      text: clause.text,
      tokens: clause.tokens,
      kept,
      stems,
      framed: meanings[at]?.framed ?? [],
      ideas: meanings[at]?.ideas ?? [],
    };
  });
  const plain = new Set(
    withoutGeneric(
      game,
      reads.flatMap((read) => read.themes),
    ),
  );
  const resolved = resolve(reads);
  const rules = reads.map((read, i) =>
    read.stance.ignore || isSetAside(reads, i)
      ? undefined
      : (resolved[i] ?? (read.themes.length > 0 ? unsaid(sentence[i] as Clause, read.themes) : undefined)),
  );
  return { reads, rules, plain };
};

/** «¿El river? Fatal»: a question and the words that answer it are one. */
function* joinedAnswers(lexicon: Lexicon, sentences: readonly Sentence[], known: Known): Steps<readonly Sentence[]> {
  const joined: Sentence[] = [];
  for (const sentence of sentences) {
    const before = joined.at(-1);
    const names = sentence.some((clause) => themesIn(lexicon, clause, known, new Set()).found.length > 0);
    if (before?.at(-1)?.question && !names) joined[joined.length - 1] = [...before, ...sentence];
    else joined.push(sentence);
    yield;
  }
  return joined;
}

/** The sentences of a text, as the rules see them, one by one. */
export function* passageSteps(game: Game, text: string): Steps<readonly Passage[]> {
  const lexicon = lexiconOf(game);
  const known: Known = new Map();
  const passages: Passage[] = [];
  for (const sentence of yield* joinedAnswers(lexicon, sentencesIn(text), known)) {
    yield;
    passages.push(passageOf(game, lexicon, sentence, known));
  }
  return passages;
}
export const passagesIn = (game: Game, text: string): readonly Passage[] => finish(passageSteps(game, text));
