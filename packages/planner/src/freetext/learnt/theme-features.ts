import type { Named, Passage, Read } from '../passages.ts';
import { type Bag, hash, spoken } from './features.ts';

/** What may name a theme in a clause, with the words that each feature comes from. */

export interface Trace {
  readonly weight: number;
  /** Start and end in the text; nothing where it comes from another clause. */
  readonly tramo?: readonly [number, number];
}
export type Traced = Map<number, Trace>;

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const putTraced = (bag: Traced, name: string, weight: number, first?: Word, last = first): void => {
  // 24 bits: a third less to store, and still hardly two names on one.
  const key = hash(name) >>> 8;
  if (bag.has(key)) return;
  bag.set(key, first && last ? { weight, tramo: [first.start, last.end] } : { weight });
};

/** «12 ciegas», «25-40 bb», «200bb»: how deep is a theme by itself. */
const BLINDS = /^(?:ciegas?|bbs?|big|blinds?|siegas?)$/u;
const depthOf = (blinds: number): string =>
  blinds <= 16 ? 'short' : blinds <= 45 ? 'middle' : blinds <= 130 ? 'usual' : 'deep';

const putDepths = (bag: Traced, { tokens }: Read): void => {
  for (const [i, token] of tokens.entries()) {
    const glued = /^(\d{1,3})(?:bbs?|ciegas)$/u.exec(token.word);
    const next = tokens[i + 1];
    const blinds = glued
      ? Number(glued[1])
      : /^\d{1,3}$/u.test(token.word) && next && BLINDS.test(next.word)
        ? Number(token.word)
        : undefined;
    if (blinds === undefined) continue;
    const last = glued ? token : (next ?? token);
    putTraced(
      bag,
      `depth ${depthOf(blinds)}`,
      2,
      { text: '', start: token.start, end: token.end },
      { text: '', start: last.start, end: last.end },
    );
  }
};

const putGrams = (bag: Traced, prefix: string, words: readonly Word[], weight: number): void => {
  for (const [i, word] of words.entries()) {
    putTraced(bag, `${prefix} ${word.text}`, weight, word);
    const before = words[i - 1];
    if (before) putTraced(bag, `${prefix}2 ${before.text} ${word.text}`, weight, before, word);
    const earlier = words[i - 2];
    if (earlier) putTraced(bag, `${prefix}k ${earlier.text} ${word.text}`, weight * 0.8, earlier, word);
    if (earlier && before)
      putTraced(bag, `${prefix}3 ${earlier.text} ${before.text} ${word.text}`, weight, earlier, word);
  }
};

const OTHERS = 0.35;

/** How a word begins, and its pieces: what is left of it when it is misspelt, or in a form nobody has written yet. */
const putPieces = (bag: Traced, { kept }: Read): void => {
  for (const { word, start, end } of kept) {
    const said = spoken(word);
    if (said.startsWith('#') || said.length < 4) continue;
    const from = { text: '', start, end };
    putTraced(bag, `h ${said.slice(0, 4)}`, PIECE, from);
    if (said.length > 5) putTraced(bag, `h ${said.slice(0, 6)}`, PIECE, from);
    for (let i = 0; i + 4 <= said.length; i++) putTraced(bag, `c ${said.slice(i, i + 4)}`, PIECE * 0.6, from);
  }
};
const PIECE = 0.6;

/** What is spoken of and what happens, alone and two by two. */
const IDEA = 0.8;
const PAIR = 0.5;
const putIdeas = (bag: Traced, { ideas }: Read): void => {
  const word = (start: number, end: number): Word => ({ text: '', start, end });
  for (const { name, start, end } of ideas) putTraced(bag, `i ${name}`, IDEA, word(start, end));
  for (const one of ideas)
    for (const other of ideas)
      if (one.name < other.name)
        putTraced(
          bag,
          `ii ${one.name} ${other.name}`,
          PAIR,
          word(Math.min(one.start, other.start), Math.max(one.end, other.end)),
        );
};

export const themeFeatures = ({ reads }: Passage, clause: number): Traced => {
  const bag: Traced = new Map();
  const read = reads[clause] as Read;
  putGrams(
    bag,
    's',
    read.kept.map(({ start, end }, i) => ({ text: read.stems[i] ?? '', start, end })),
    1,
  );
  putGrams(
    bag,
    'w',
    read.tokens.map(({ word, start, end }) => ({ text: spoken(word), start, end })),
    0.7,
  );
  putPieces(bag, read);
  putDepths(bag, read);
  putIdeas(bag, read);
  for (const { topicId, tramo, generic, scene } of read.themes) {
    const word = { text: '', start: tramo[0], end: tramo[1] };
    putTraced(bag, `l ${topicId}${generic ? ' generic' : ''}${scene ? ' scene' : ''}`, 1.5, word);
  }
  for (const { topicId, tramo } of read.framed)
    putTraced(bag, `f ${topicId}`, 1.5, { text: '', start: tramo[0], end: tramo[1] });
  for (const [i, other] of reads.entries()) {
    if (i === clause) continue;
    for (const { topicId } of other.framed) putTraced(bag, `rf ${topicId}`, OTHERS);
    for (const stem of other.stems) putTraced(bag, `r ${stem}`, OTHERS);
    for (const { topicId } of other.themes) putTraced(bag, `rl ${topicId}`, OTHERS);
    for (const { name } of other.ideas) putTraced(bag, `ri ${name}`, OTHERS * IDEA);
  }
  let sum = 0;
  for (const { weight } of bag.values()) sum += weight * weight;
  const length = Math.sqrt(sum) || 1;
  for (const [key, trace] of bag) bag.set(key, { ...trace, weight: trace.weight / length });
  return bag;
};

/** How the lexicon stands to a theme: the same question for every theme, so that what it is worth is learnt from all of them. */
export const LEXICON_FEATURES = [
  'plain',
  'plain several words',
  'generic',
  'scene',
  'set aside',
  'elsewhere',
  'meant by one idea',
  'meant by two',
  'meant by more',
  'meant across clauses',
] as const;
const BY_IDEAS = 5;
const MOST_IDEAS = 3;
const ACROSS = 9;

export const lexiconFeatures = ({ reads, plain }: Passage, clause: number): ReadonlyMap<string, readonly number[]> => {
  const found = new Map<string, number[]>();
  const flag = (topicId: string, index: number): void => {
    const flags = found.get(topicId) ?? LEXICON_FEATURES.map(() => 0);
    flags[index] = 1;
    found.set(topicId, flags);
  };
  const wordsOf = (named: Named): number =>
    (reads[clause]?.tokens ?? []).filter(({ start, end }) => start >= named.tramo[0] && end <= named.tramo[1]).length;
  for (const [i, read] of reads.entries()) {
    for (const named of read.themes) {
      if (i !== clause) {
        flag(named.topicId, 5);
        continue;
      }
      if (named.generic) flag(named.topicId, 2);
      if (named.scene) flag(named.topicId, 3);
      if (!plain.has(named)) flag(named.topicId, 4);
      else if (!named.generic && !named.scene) flag(named.topicId, wordsOf(named) > 1 ? 1 : 0);
    }
    if (i !== clause) continue;
    for (const { topicId, ideas, isWhole } of read.framed)
      flag(topicId, isWhole ? BY_IDEAS + Math.min(MOST_IDEAS, ideas) : ACROSS);
  }
  return found;
};

export const untraced = (bag: Traced): Bag => new Map([...bag].map(([key, { weight }]) => [key, weight]));
