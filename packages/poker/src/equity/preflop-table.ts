import { combosOfHand } from '../cards.ts';
import { combosOf, HANDS, type Range } from '../ranges.ts';
import { EQUITY_169 } from './data/equity-169.ts';

/** Every starting hand against every other, from a table of exact equities rounded to 0.0008 points. */

export const handIndex: ReadonlyMap<string, number> = new Map(HANDS.map((hand, i) => [hand, i]));

let equities: Float64Array | undefined;
/** [hero · 169 + rival] → equity 0–1, over all combos that share no card. */
export const equityTable = (): Float64Array => {
  if (equities) return equities;
  const bytes = atob(EQUITY_169);
  const table = new Float64Array(169 * 169);
  let at = 0;
  for (let i = 0; i < 169; i++) {
    table[i * 169 + i] = 0.5;
    for (let j = 0; j < i; j++, at += 2) {
      const value = (bytes.charCodeAt(at) | (bytes.charCodeAt(at + 1) << 8)) / 65_535;
      table[i * 169 + j] = value;
      table[j * 169 + i] = 1 - value;
    }
  }
  equities = table;
  return table;
};

let pairs: Float64Array | undefined;
/** [hero · 169 + rival] → in how many of the rival's combos no card of one combo of the hero's is. */
export const combosLeftTable = (): Float64Array => {
  if (pairs) return pairs;
  const table = new Float64Array(169 * 169);
  HANDS.forEach((hero, i) => {
    const own = combosOfHand(hero)[0] ?? [-1, -1];
    HANDS.forEach((rival, j) => {
      table[i * 169 + j] = combosOfHand(rival).filter((combo) => !combo.some((card) => own.includes(card))).length;
    });
  });
  pairs = table;
  return table;
};

/** Equity 0–1 of a starting hand ("AJo") against a range before the flop. */
export const handEquity = (hand: string, range: Range): number => {
  const i = handIndex.get(hand);
  if (i === undefined) throw new RangeError(`not a starting hand: "${hand}"`);
  const equity = equityTable();
  const left = combosLeftTable();
  let won = 0;
  let total = 0;
  for (const [rival, weight] of Object.entries(range)) {
    const at = i * 169 + (handIndex.get(rival) ?? 0);
    won += weight * (left[at] as number) * (equity[at] as number);
    total += weight * (left[at] as number);
  }
  if (total === 0) throw new RangeError('no rival hand is possible');
  return won / total;
};

/** Share of all 1,326 combos, 0–1. */
export const rangeShare = (range: Range): number =>
  Object.entries(range).reduce((sum, [hand, weight]) => sum + weight * combosOf(hand), 0) / 1326;
