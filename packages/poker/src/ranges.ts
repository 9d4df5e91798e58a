/** Ranges of starting hands: "22+,A2s+,KTo-K8o,76s,AKo:0.5" ↔ weights of the 169 hands. */

export const RANKS = '23456789TJQKA';
export type Range = Readonly<Record<string, number>>;

const rank = (letter: string): number => RANKS.indexOf(letter);
const PIECE = /^([2-9TJQKA])([2-9TJQKA])([so]?)(\+|-([2-9TJQKA])([2-9TJQKA])([so]?))?(?::(\d+(?:\.\d+)?))?$/u;

const name = (high: number, low: number, suit: string): string =>
  `${RANKS[high]}${RANKS[low]}${high === low ? '' : suit}`;

/** All 169 names, pairs first, in the order of a grid read by rows. */
export const HANDS: readonly string[] = Array.from({ length: 169 }, (_, i) => {
  const row = 12 - Math.floor(i / 13);
  const column = 12 - (i % 13);
  return row === column ? name(row, row, '') : row > column ? name(row, column, 's') : name(column, row, 'o');
});

export const combosOf = (hand: string): number => (hand.length === 2 ? 6 : hand.endsWith('s') ? 4 : 12);

const expand = (piece: string): readonly (readonly [string, number])[] => {
  const match = PIECE.exec(piece);
  if (!match) throw new Error(`Not a range: ${piece}`);
  const [, first = '', second = '', suit = '', tail = '', endFirst = '', endSecond = '', endSuit = '', weight] = match;
  const high = Math.max(rank(first), rank(second));
  const low = Math.min(rank(first), rank(second));
  const suits = high === low ? [''] : suit ? [suit] : ['s', 'o'];
  const value = weight === undefined ? 1 : Number(weight);
  const pairs: [number, number][] = [];
  if (tail === '') pairs.push([high, low]);
  else if (tail === '+') {
    if (high === low) for (let r = high; r <= 12; r++) pairs.push([r, r]);
    else for (let r = low; r < high; r++) pairs.push([high, r]);
  } else {
    const endHigh = Math.max(rank(endFirst), rank(endSecond));
    const endLow = Math.min(rank(endFirst), rank(endSecond));
    if (endSuit !== suit || (high === low) !== (endHigh === endLow)) throw new Error(`Not a range: ${piece}`);
    if (high === low) for (let r = Math.min(high, endHigh); r <= Math.max(high, endHigh); r++) pairs.push([r, r]);
    else if (high === endHigh)
      for (let r = Math.min(low, endLow); r <= Math.max(low, endLow); r++) pairs.push([high, r]);
    else if (high - low === endHigh - endLow)
      for (let r = Math.min(low, endLow); r <= Math.max(low, endLow); r++) pairs.push([r + high - low, r]);
    else throw new Error(`Not a range: ${piece}`);
  }
  return pairs.flatMap(([h, l]) => suits.map((s) => [name(h, l, s), value] as const));
};

/** Throws on anything that is not a range. A hand named twice takes the last weight. */
export const parseRange = (text: string): Range =>
  Object.fromEntries(
    text
      .split(',')
      .map((piece) => piece.trim())
      .filter((piece) => piece !== '')
      .flatMap(expand),
  );

export const rangeCombos = (range: Range): number =>
  Object.entries(range).reduce((sum, [hand, weight]) => sum + combosOf(hand) * weight, 0);

/** Combos by which two ranges differ. */
export const rangeDistance = (a: Range, b: Range): number =>
  HANDS.reduce((sum, hand) => sum + combosOf(hand) * Math.abs((a[hand] ?? 0) - (b[hand] ?? 0)), 0);

/** Combos painted that the other does not hold, and those it holds that were left out. */
export const rangeFaults = (solution: Range, painted: Range): { readonly sobran: number; readonly faltan: number } => {
  let [sobran, faltan] = [0, 0];
  for (const hand of HANDS) {
    const over = ((painted[hand] ?? 0) - (solution[hand] ?? 0)) * combosOf(hand);
    if (over > 0) sobran += over;
    else faltan -= over;
  }
  return { sobran, faltan };
};
