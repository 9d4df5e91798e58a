import { parseRange, type Range } from '../ranges/ranges.ts';
import { NASH_HEADS_UP } from './data/nash-heads-up.ts';

/** The equilibrium of all-in or fold heads-up without ante, for the depths that are stored. */

export const HEADS_UP_DEPTHS: readonly number[] = NASH_HEADS_UP.map(([stack]) => stack);

const read = new Map<number, { readonly push: Range; readonly call: Range }>();

export const headsUpNash = (stack: number): { readonly push: Range; readonly call: Range } => {
  const known = read.get(stack);
  if (known) return known;
  const row = NASH_HEADS_UP.find(([depth]) => depth === stack);
  if (!row) throw new RangeError(`no equilibrium is stored for ${stack} bb`);
  const ranges = { push: parseRange(row[1]), call: parseRange(row[2]) };
  read.set(stack, ranges);
  return ranges;
};
