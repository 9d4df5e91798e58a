import { HANDS, RANKS } from '@estratega/lessons';
import { equityTable } from '@estratega/lessons/poker';

/**
 * How a pot that sees a flop is shared. An assumption of ours: each hand has a weight, more in position, suited and connected, less with a small pair, and
 * equities are shared by those weights, so that what one keeps more the other keeps less. With little behind nothing is left but equity. `POSITION` and
 * `POWER` were set by hand, so that what is defended and folded comes near to what is commonly taught (44 % of the big blind's hands against a button's 2.5 bb, for one).
 */
const POSITION = 0.3;
/** What a better hand wins beyond its equity, by being paid and by betting. */
const POWER = 2;
const SUITED = 0.12;
const GAPS = [0.14, 0.09, 0.04] as const;
const WIDE = 0;
const PAIR_STEP = -0.08;
const GOOD_PAIR = 8;
/** From this many pots behind on, position and form count in full. */
const DEEP = 5;

const formOf = (hand: string): number => {
  const [high = '', low = '', suit = ''] = [...hand];
  const top = RANKS.indexOf(high);
  if (high === low) return PAIR_STEP * Math.max(0, GOOD_PAIR - top);
  const apart = top - RANKS.indexOf(low) - 1;
  return (suit === 's' ? SUITED : -SUITED) + (GAPS[apart] ?? WIDE);
};

const FORMS = HANDS.map(formOf);
const made = new Map<string, Float64Array>();

/** [first player's hand · 169 + the other's] → the first player's share. `last`: who acts last after the flop. */
export const shareTable = (last: 0 | 1, spr: number): Float64Array => {
  const weight = Math.min(1, Math.sqrt(spr / DEEP));
  const key = `${last} ${weight.toFixed(3)}`;
  const steep = 1 + (POWER - 1) * weight;
  const known = made.get(key);
  if (known) return known;
  const equity = equityTable();
  const edge = last === 0 ? POSITION / 2 : -POSITION / 2;
  const table = Float64Array.from({ length: 169 * 169 }, (_, at) => {
    const [i, j] = [Math.floor(at / 169), at % 169];
    const e = equity[at] as number;
    const mine = e ** steep * Math.exp(weight * ((FORMS[i] as number) + edge));
    const theirs = (1 - e) ** steep * Math.exp(weight * ((FORMS[j] as number) - edge));
    return mine / (mine + theirs);
  });
  made.set(key, table);
  return table;
};
