import { type Pos, RANKS, type Range } from '@estratega/lessons';

/**
 * How much of its equity a hand keeps when the big blind calls. An assumption of ours, the same everywhere so that charts and explanations
 * agree: about half with two suits, a tenth more with one, more the nearer the two ranks are, less with small cards and the deeper the stacks, and far
 * more in position against the small blind.
 */

const GAPS = [0.07, 0.04, 0.01] as const;
const WIDE = -0.02;

export const realised = (hand: string, opener: Pos, depth: number): number => {
  const [high = '', low = '', suit = ''] = [...hand];
  const inPosition = opener === 'SB' ? 0.22 : 0;
  const deep = depth <= 20 ? 0.02 : depth >= 60 ? -0.02 : depth >= 40 ? -0.01 : 0;
  if (high === low) return 0.75 + inPosition;
  const apart = RANKS.indexOf(high) - RANKS.indexOf(low) - 1;
  // Small pairs win little and straights of small cards are beaten.
  const top = RANKS.indexOf(high);
  const small = top <= 3 ? -0.08 : top <= 5 ? -0.03 : 0;
  return 0.53 + (suit === 's' ? 0.1 : 0) + (GAPS[apart] ?? WIDE) + small + deep + inPosition;
};

/** What an opening costs the big blind, and the equity the call asks for, 0–1. */
export const openingSize = (opener: Pos, depth: number): number => (opener === 'SB' ? 3 : depth >= 40 ? 2.2 : 2);
export const bigBlindPrice = (opener: Pos, depth: number): number => {
  const size = openingSize(opener, depth);
  const pot = size + 1 + 1 + (opener === 'SB' ? 0 : 0.5);
  return (size - 1) / (pot + size - 1);
};

/** What is left for a call once the rest of the range has been taken out. */
export const without = (range: Range, taken: Range): Range =>
  Object.fromEntries(
    Object.entries(range)
      .map(([hand, weight]) => [hand, Math.max(0, weight - (taken[hand] ?? 0))] as const)
      .filter(([, weight]) => weight > 0),
  );
