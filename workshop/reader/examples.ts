import {
  gameOf,
  lexiconFeatures,
  type Passage,
  passagesIn,
  stanceFeatures,
  themeFeatures,
  untraced,
} from '@estratega/planner/evaluation';
import type { Item, Labelled, Stance } from './corpus.ts';
import { ONLY_NAMED, PHRASES } from './phrases.ts';

/** What the models are fitted to: every labelled theme of the corpus with what stands around it. */

export interface StanceExample {
  readonly item: Item;
  readonly stance: Stance;
  readonly weight: number;
  readonly bag: ReadonlyMap<number, number>;
}

export interface ClauseExample {
  readonly item: Item;
  readonly topics: readonly string[];
  readonly bag: ReadonlyMap<number, number>;
  readonly lexicon: ReadonlyMap<string, readonly number[]>;
}

interface Located {
  readonly passage: number;
  readonly clause: number;
  readonly tramo: readonly [number, number];
}

/** Where the label's words stand; for labels without words, where the lexicon finds the theme. */
const locate = (
  passages: readonly Passage[],
  text: string,
  { tema, words }: Labelled,
  from: number,
): Located | undefined => {
  const start = words === '' ? -1 : text.indexOf(words, from);
  const begin = start < 0 && words !== '' ? text.indexOf(words) : start;
  for (const [passage, { reads }] of passages.entries()) {
    for (const [clause, read] of reads.entries()) {
      const named = read.themes.find((one) => one.topicId === tema);
      if (words === '') {
        if (named) return { passage, clause, tramo: named.tramo };
        continue;
      }
      const inside = read.tokens.some((token) => token.end > begin && token.start < begin + words.length);
      if (!inside) continue;
      return { passage, clause, tramo: named?.tramo ?? [begin, begin + words.length] };
    }
  }
  return undefined;
};

/** What the lexicon finds and nobody labelled says nothing, most likely; the theme's own model sees to it first. */
const UNLABELLED = 0.4;

/** A sentence put together from lists weighs less than one that somebody wrote. */
const FROM_LISTS = 0.5;

export const examplesOf = (
  items: readonly Item[],
): { readonly stances: readonly StanceExample[]; readonly clauses: readonly ClauseExample[] } => {
  const stances: StanceExample[] = [];
  const clauses: ClauseExample[] = [];
  for (const item of items) {
    if (!item.mentions) continue;
    const passages = passagesIn(gameOf(item.game), item.text);
    const topics = passages.map(({ reads }) => reads.map((): string[] => []));
    let isWhole = true;
    let from = 0;
    for (const label of item.mentions) {
      const place = locate(passages, item.text, label, from);
      if (!place) {
        isWhole = false;
        continue;
      }
      if (label.words !== '') from = item.text.indexOf(label.words, from) + 1;
      const topicId =
        label.tema ||
        (passages[place.passage]?.reads[place.clause]?.themes.find(
          ({ tramo }) => tramo[1] > place.tramo[0] && tramo[0] < place.tramo[1],
        )?.topicId ??
          '');
      if (label.tema === '') isWhole = false;
      else topics[place.passage]?.[place.clause]?.push(label.tema);
      if (item.kind === ONLY_NAMED) continue;
      stances.push({
        item,
        stance: label.stance,
        weight: item.writer === PHRASES ? FROM_LISTS : 1,
        bag: stanceFeatures({ passages, ...place, topicId }),
      });
    }
    if (!isWhole) continue;
    for (const [at, passage] of passages.entries()) {
      for (const [clause, read] of passage.reads.entries()) {
        const labelled = topics[at]?.[clause] ?? [];
        clauses.push({
          item,
          topics: labelled,
          bag: untraced(themeFeatures(passage, clause)),
          lexicon: lexiconFeatures(passage, clause),
        });
        for (const named of read.themes) {
          if (labelled.length > 0 || !passage.plain.has(named)) continue;
          stances.push({
            item,
            stance: 'nada',
            weight: UNLABELLED,
            bag: stanceFeatures({ passages, passage: at, clause, tramo: named.tramo, topicId: named.topicId }),
          });
        }
      }
    }
  }
  return { stances, clauses };
};
