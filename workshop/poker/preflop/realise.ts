import { HANDS, RANKS } from '@estratega/lessons';
import { equityTable } from '@estratega/lessons/poker';

/**
 * How a pot that sees a flop is shared. An assumption of ours: each hand has a weight, more in position, suited and connected, less with a small pair, and
 * equities are shared by those weights, so that what one keeps more the other keeps less. With little behind nothing is left but equity.
 */
export interface Keeping {
  readonly name: string;
  readonly position: number;
  /** What a better hand wins beyond its equity, by being paid and by betting. */
  readonly power: number;
  readonly suited: number;
  /** By the ranks that lie between both cards. */
  readonly gaps: readonly number[];
  /** For each rank that a pair lies below tens. */
  readonly pair: number;
  /** The lower card: none for a ten, all of it for a deuce. */
  readonly kicker: number;
  /** The higher card: none for a ten, all of it for an ace. What is won by showing it is not paid much. */
  readonly high: number;
}

/** Set by hand, so that what is defended and folded at 100 bb comes near to what is commonly taught (44 % of the big blind's hands against a button's 2.5 bb, for one). */
export const SUPPOSED: Keeping = {
  name: 'supposed',
  position: 0.3,
  power: 2,
  suited: 0.12,
  gaps: [0.14, 0.09, 0.04],
  pair: -0.08,
  kicker: 0,
  high: 0,
};
/** Fitted to what hands win on the flops that were solved at 25 and 40 bb: `node workshop/poker/keeps.ts` prints it. */
export const MEASURED: Keeping = {
  name: 'measured',
  position: 0.248,
  power: 2.299,
  suited: 0.169,
  gaps: [0.01, 0.087, 0.032],
  pair: -0.088,
  kicker: -0.145,
  high: -0.859,
};
const GOOD_PAIR = 8;
/** From this many pots behind on, position and form count in full. */
const DEEP = 5;

export const formOf = ({ suited, gaps, pair, kicker, high }: Keeping, hand: string): number => {
  const [first = '', second = '', suit = ''] = [...hand];
  const [top, low] = [RANKS.indexOf(first), RANKS.indexOf(second)];
  if (top === low) return pair * Math.max(0, GOOD_PAIR - top);
  const apart = top - low - 1;
  return (
    (suit === 's' ? suited : -suited) +
    (gaps[apart] ?? 0) +
    (kicker * Math.max(0, GOOD_PAIR - low)) / GOOD_PAIR +
    (high * Math.max(0, top - GOOD_PAIR)) / 4
  );
};

/** How much form and position count. */
export const depthOf = (spr: number): number => Math.min(1, Math.sqrt(spr / DEEP));
/** What a player's part of a pot is by, beside the others'. `edge`: by position. */
export const pullOf = ({ power }: Keeping, equity: number, form: number, edge: number, depth: number): number =>
  equity ** (1 + (power - 1) * depth) * Math.exp(depth * (form + edge));

const made = new Map<string, Float64Array>();

/** [first player's hand · 169 + the other's] → the first player's share. `last`: who acts last after the flop. */
export const shareTable = (last: 0 | 1, spr: number, keeping: Keeping = SUPPOSED): Float64Array => {
  const depth = depthOf(spr);
  const key = `${keeping.name} ${last} ${depth.toFixed(3)}`;
  const known = made.get(key);
  if (known) return known;
  const equity = equityTable();
  const forms = HANDS.map((hand) => formOf(keeping, hand));
  const edge = last === 0 ? keeping.position / 2 : -keeping.position / 2;
  const table = Float64Array.from({ length: 169 * 169 }, (_, at) => {
    const [i, j] = [Math.floor(at / 169), at % 169];
    const e = equity[at] as number;
    const mine = pullOf(keeping, e, forms[i] as number, edge, depth);
    const theirs = pullOf(keeping, 1 - e, forms[j] as number, -edge, depth);
    return mine / (mine + theirs);
  });
  made.set(key, table);
  return table;
};
