import type { Deal } from './deal.ts';
import { type Meeting, sumsRoom } from './meeting.ts';

/**
 * What an end is worth to every hand of a player against the reach of all of the other's, with the cards of both taken
 * out exactly: all of it, less what holds the first card, less what holds the second, plus the same hand, which was
 * taken twice. `row` holds reach and values one after another; values are added to what is there. A reach ends with a zero,
 * which stands for «no such hand». The kernels do the same with half the digits.
 */

const held = new Float64Array(52);
/** As many as a player can hold; a half may be longer by the hands of a card. */
const sums = new Float64Array(sumsRoom(1326 + 51));

/** `stake` is won (or lost, where it is negative) against all hands. */
export const addFold = (deal: Deal, me: 0 | 1, stake: number, row: Float64Array, reach: number, out: number): void => {
  const other = me === 0 ? 1 : 0;
  const theirFirst = deal.first[other];
  const theirSecond = deal.second[other];
  held.fill(0);
  let all = 0;
  for (let j = 0; j < theirFirst.length; j++) {
    const r = row[reach + j] as number;
    const a = theirFirst[j] as number;
    const b = theirSecond[j] as number;
    all += r;
    held[a] = (held[a] as number) + r;
    held[b] = (held[b] as number) + r;
  }
  const first = deal.first[me];
  const second = deal.second[me];
  const twin = deal.twin[me];
  for (let i = 0; i < first.length; i++)
    row[out + i] =
      (row[out + i] as number) +
      stake *
        (all -
          (held[first[i] as number] as number) -
          (held[second[i] as number] as number) +
          (row[reach + (twin[i] as number)] as number));
};

/** Sums of a reach by strength and by card; says how much there is in all. */
const sumUp = ({ holders, half, ends }: Meeting, size: number, row: Float64Array, reach: number): number => {
  let [all, first, second] = [0, 0, 0];
  const one = half + 1;
  const two = 2 * one;
  for (let k = 0; k <= half; k++) {
    sums[k] = all;
    sums[one + k] = first;
    sums[two + k] = second;
    if (k === half) break;
    if (k < size) all += row[reach + k] as number;
    first += row[reach + (holders[2 * k] as number)] as number;
    second += row[reach + (holders[2 * k + 1] as number)] as number;
  }
  for (let card = 0; card < 52; card++)
    sums[3 * one + card] = (sums[ends[2 * card] as number] as number) + (sums[ends[2 * card + 1] as number] as number);
  return all;
};

/**
 * `stake` from every weaker hand, to every stronger one: weaker ones plus all up to those that tie, less all. The same hand ties with
 * itself and falls out.
 */
export const addShowdown = (
  deal: Deal,
  me: 0 | 1,
  stake: number,
  row: Float64Array,
  reach: number,
  out: number,
): void => {
  const meeting = (deal.meeting as readonly [Meeting, Meeting])[me];
  const all = sumUp(meeting, deal.size[me === 0 ? 1 : 0], row, reach);
  const { places } = meeting;
  const sum = (k: number): number => sums[places[k] as number] as number;
  for (let i = 0, k = 0; i < deal.size[me]; i++, k += 8)
    row[out + i] =
      (row[out + i] as number) +
      stake * (sum(k) + sum(k + 1) - all - sum(k + 2) - sum(k + 3) - sum(k + 4) - sum(k + 5) + sum(k + 6) + sum(k + 7));
};
