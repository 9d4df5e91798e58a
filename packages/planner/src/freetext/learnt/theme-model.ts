import type { Passage, Read } from '../passages.ts';
import { bytesOf, softmax } from './linear.ts';
import { lexiconFeatures, type Traced, themeFeatures } from './theme-features.ts';

/** Which themes a clause speaks of: what the lexicon finds, weighed together with every word that stands there. */

export interface ThemeModel {
  readonly topics: readonly string[];
  /** One for each theme, and the last for none of them. */
  readonly bias: ArrayLike<number>;
  /** What the lexicon's word is worth, the same for every theme: see LEXICON_FEATURES. */
  readonly lexicon: readonly number[];
  readonly scale: number;
  /** Feature → where its weights begin and end. */
  readonly places: ReadonlyMap<number, readonly [number, number]>;
  /** Themes, by their place in `topics`, and beside each its weight. */
  readonly themes: Uint8Array;
  readonly weights: Int8Array;
}

export interface StoredThemes {
  readonly topics: readonly string[];
  readonly bias: readonly number[];
  readonly lexicon: readonly number[];
  readonly scale: number;
  /** Base64: 24 bits a feature, then how many themes it speaks for, then those and their weights. */
  readonly keys: string;
  readonly counts: string;
  readonly themes: string;
  readonly weights: string;
}

export const themeModelOf = (stored: StoredThemes): ThemeModel => {
  const keys = bytesOf(stored.keys);
  const counts = bytesOf(stored.counts);
  const places = new Map<number, readonly [number, number]>();
  let at = 0;
  for (const [i, count] of counts.entries()) {
    const end = at + count;
    const [low = 0, middle = 0, high = 0] = keys.subarray(3 * i);
    places.set(low | (middle << 8) | (high << 16), [at, end]);
    at = end;
  }
  return {
    topics: stored.topics,
    bias: stored.bias,
    lexicon: stored.lexicon,
    scale: stored.scale,
    places,
    themes: bytesOf(stored.themes),
    weights: new Int8Array(bytesOf(stored.weights).buffer),
  };
};

export interface FoundTheme {
  readonly topicId: string;
  readonly chance: number;
  readonly tramo: readonly [number, number];
}

const weightsFor = (model: ThemeModel, bag: Traced, theme: number): readonly (readonly [number, number, number])[] => {
  const parts: [number, number, number][] = [];
  for (const [key, { weight, tramo }] of bag) {
    const place = model.places.get(key);
    if (!place || !tramo) continue;
    for (let i = place[0]; i < place[1]; i++)
      if (model.themes[i] === theme) parts.push([tramo[0], tramo[1], (model.weights[i] as number) * weight]);
  }
  return parts;
};

/** The words that speak for the theme: the one that weighs most, and its neighbours as far as they speak for it too. */
const spanOf = (
  model: ThemeModel,
  bag: Traced,
  theme: number,
  tokens: readonly { readonly start: number; readonly end: number }[],
): readonly [number, number] => {
  const parts = weightsFor(model, bag, theme);
  const credit = tokens.map(({ start, end }) =>
    parts.reduce((sum, [from, to, weight]) => {
      if (start < from || end > to) return sum;
      const covered = tokens.filter((one) => one.start >= from && one.end <= to).length;
      return sum + weight / covered;
    }, 0),
  );
  let top = 0;
  for (const [i, one] of credit.entries()) if (one > (credit[top] as number)) top = i;
  let first = top;
  let last = top;
  const least = 0.35 * (credit[top] ?? 0);
  while (first > 0 && (credit[first - 1] as number) > least) first--;
  while (last + 1 < credit.length && (credit[last + 1] as number) > least) last++;
  return [tokens[first]?.start ?? 0, tokens[last]?.end ?? 0];
};

/** How likely a theme must be that the lexicon names beside one that is found. */
const NAMED_TOO = 0.6;

interface Scored {
  readonly bag: Traced;
  /** One for each theme, and the last for none of them. */
  readonly scores: Float64Array;
  /** Themes that the lexicon names. */
  readonly plain: readonly number[];
}

const scoredIn = (model: ThemeModel, passage: Passage, clause: number): Scored => {
  const bag = themeFeatures(passage, clause);
  const scores = Float64Array.from(model.bias);
  for (const [key, { weight }] of bag) {
    const place = model.places.get(key);
    if (!place) continue;
    for (let i = place[0]; i < place[1]; i++) {
      const theme = model.themes[i] as number;
      scores[theme] = (scores[theme] as number) + (model.weights[i] as number) * model.scale * weight;
    }
  }
  const plain: number[] = [];
  for (const [id, flags] of lexiconFeatures(passage, clause)) {
    const theme = model.topics.indexOf(id);
    if (theme < 0) continue;
    if (flags[0] || flags[1]) plain.push(theme);
    for (const [i, flag] of flags.entries())
      scores[theme] = (scores[theme] as number) + flag * (model.lexicon[i] as number);
  }
  return { bag, scores, plain };
};

const themesInWhole = (model: ThemeModel, passage: Passage, clause: number, least: number): FoundTheme[] => {
  const read = passage.reads[clause];
  if (!read) return [];
  const { bag, scores, plain } = scoredIn(model, passage, clause);
  const likely = softmax([...scores]);
  const found = [...likely.entries()].filter(([theme, one]) => theme < model.topics.length && one >= least);
  // «ni el river ni la ciega grande»: one of them takes what is certain. What is named as well is judged without it.
  const taken = new Set(found.map(([theme]) => theme));
  const left = softmax([...scores].map((score, theme) => (taken.has(theme) ? Number.NEGATIVE_INFINITY : score)));
  if (taken.size > 0)
    for (const theme of plain)
      if (!taken.has(theme) && (left[theme] as number) >= NAMED_TOO) found.push([theme, left[theme] as number]);
  return found.map(([theme, one]) => {
    const topicId = model.topics[theme] as string;
    const named = read.themes.find((other) => other.topicId === topicId);
    // Two themes of one clause share what is certain: each of them is as sure as both.
    const sure = Math.min(1, one * found.length);
    return { topicId, chance: sure, tramo: named?.tramo ?? spanOf(model, bag, theme, read.tokens) };
  });
};

/** Words that join two things which are said of two themes. */
const JOINS = new Set(['y', 'e', 'ni', 'cuando', 'donde', 'despues', 'tambien', 'luego']);
const PIECE_LEAST = 2;
/** How likely a theme must be in a piece of a clause: there is less around it that could speak against it. */
const PIECE_SURE = 0.6;

/** «Calculo mal las variantes y los finales se me escapan»: two things said in one go, of which the whole hears one. */
const piecesOf = ({ tokens }: Read): readonly (readonly [number, number])[] => {
  const starts = tokens.flatMap(({ word, start }, i) => (i > 0 && JOINS.has(word) ? [start] : []));
  const bounds = [tokens[0]?.start ?? 0, ...starts, (tokens.at(-1)?.end ?? 0) + 1];
  return bounds.slice(1).map((end, i) => [bounds[i] as number, end] as const);
};

const within =
  ([from, to]: readonly [number, number]) =>
  ({ start, end }: { readonly start: number; readonly end: number }): boolean =>
    start >= from && end <= to;

const overlaps = ([a, b]: readonly [number, number], [from, to]: readonly [number, number]): boolean =>
  a < to && from < b;

const cutTo = (read: Read, piece: readonly [number, number]): Read => {
  const isIn = within(piece);
  const tokens = read.tokens.filter(isIn);
  const kept = read.kept.flatMap((token, i) => (isIn(token) ? [i] : []));
  return {
    ...read,
    tokens,
    text: tokens.map(({ word }) => word).join(' '),
    themes: read.themes.filter(({ tramo: [start, end] }) => isIn({ start, end })),
    kept: kept.map((i) => read.kept[i] as Read['kept'][number]),
    stems: kept.map((i) => read.stems[i] as string),
    framed: read.framed.filter(({ tramo: [start, end] }) => isIn({ start, end })),
    ideas: read.ideas.filter(isIn),
  };
};

/** Chances that are worth looking at, of the clause as a whole and of what is joined in it. */
export const themesInClause = (model: ThemeModel, passage: Passage, clause: number, least: number): FoundTheme[] => {
  const found = themesInWhole(model, passage, clause, least);
  const read = passage.reads[clause];
  const pieces = read ? piecesOf(read) : [];
  if (!read || pieces.length < 2) return found;
  const named = new Set(found.map(({ topicId }) => topicId));
  for (const piece of pieces) {
    // What the whole heard there is all that it says.
    if (found.some(({ tramo }) => overlaps(tramo, piece))) continue;
    const cut = cutTo(read, piece);
    if (cut.kept.length < PIECE_LEAST) continue;
    const heard = themesInWhole(model, { ...passage, reads: [cut] }, 0, least);
    found.push(...heard.filter(({ topicId, chance }) => chance >= PIECE_SURE && !named.has(topicId)));
  }
  return found;
};

/** Themes of one area, of which none is likely enough to be read: the likeliest first. */
export interface GuessedThemes {
  readonly topicIds: readonly string[];
  readonly tramo: readonly [number, number];
}

/**
 * By the kept tenths of the training writers: of what is asked so, half has the meant theme among the three, and a quarter means
 * none at all. How much of what is likely one area must have, how likely it may be that nothing is meant, and what is still a choice.
 */
const AREA_SURE = 0.4;
const NOTHING_MOST = 0.8;
const EACH = 0.02;
const MOST_ASKED = 3;

/** «Algo de la apertura»: what a clause is about is plain, and which theme of it is not. */
export const guessInClause = (
  model: ThemeModel,
  passage: Passage,
  clause: number,
  areaOf: (topicId: string) => string | undefined,
): GuessedThemes | undefined => {
  const read = passage.reads[clause];
  if (!read) return undefined;
  const { bag, scores } = scoredIn(model, passage, clause);
  const likely = softmax([...scores]);
  const sums = new Map<string | undefined, number>();
  for (const [theme, topicId] of model.topics.entries())
    sums.set(areaOf(topicId), (sums.get(areaOf(topicId)) ?? 0) + (likely[theme] as number));
  const [area, sum] = [...sums].reduce((best, one) => (one[1] > best[1] ? one : best), [undefined, 0]);
  const nothing = likely[model.topics.length] as number;
  if (area === undefined || nothing > NOTHING_MOST || sum < AREA_SURE * (1 - nothing)) return undefined;
  const asked = [...model.topics.entries()]
    .filter(([theme, topicId]) => areaOf(topicId) === area && (likely[theme] as number) >= EACH)
    .sort(([a], [b]) => (likely[b] as number) - (likely[a] as number))
    .slice(0, MOST_ASKED);
  const [first] = asked;
  if (!first || asked.length < 2) return undefined;
  return { topicIds: asked.map(([, topicId]) => topicId), tramo: spanOf(model, bag, first[0], read.tokens) };
};
