import type { Spot } from '@estratega/poker/flops';
import type { WeightedHand } from '@estratega/poker/solver';

/** Ranges as a line of actions narrows them. */

/** Where a habit was put in: how often the range took each action before. */
export type StreetNode = Spot['nodes'][number] & { readonly balanced?: readonly number[] };
export type Nodes = readonly StreetNode[];

export const nodeAt = (nodes: Nodes, path: readonly number[]): StreetNode | undefined =>
  nodes.find((node) => node.path.length === path.length && node.path.every((at, i) => at === path[i]));

const total = (hands: readonly WeightedHand[]): number => hands.reduce((sum, { weight }) => sum + weight, 0);

/** A line that a player hardly ever takes says nothing of what they hold: they keep what they had. */
const TELLING = 0.02;

/** What a player holds after a path of this street: by the strategy of each decision on it. `held` is what the street began with. */
export const rangeAfter = (
  nodes: Nodes,
  path: readonly number[],
  player: 0 | 1,
  held: readonly WeightedHand[],
): readonly WeightedHand[] => {
  let hands = held;
  path.forEach((at, i) => {
    const node = nodeAt(nodes, path.slice(0, i));
    if (node?.player !== player) return;
    const before = node.plays.reduce((sum, { reach }) => sum + reach, 0);
    const after = node.plays.map(({ cards, reach, often }) => ({ cards, weight: reach * (often[at] ?? 0) }));
    if (total(after) > TELLING * before) hands = after.filter(({ weight }) => weight > 0);
  });
  return hands;
};

const meets = (cards: readonly number[], seen: readonly number[]): boolean => cards.some((card) => seen.includes(card));

/** Hands below this part of the commonest one are left out of what is solved live. */
const LEAST = 0.01;

/** Ready to be solved: without what the board has taken and what is hardly ever there, but always with the hand that is really held. */
export const livingRange = (
  hands: readonly WeightedHand[],
  board: readonly number[],
  own: readonly [number, number] | undefined,
): WeightedHand[] => {
  const left = hands.filter(({ cards }) => !meets(cards, board));
  const most = left.reduce((max, { weight }) => Math.max(max, weight), 0) || 1;
  const kept = left
    .filter(({ weight }) => weight >= LEAST * most)
    .map(({ cards, weight }) => ({ cards, weight: weight / most }));
  if (!own) return kept;
  const same = kept.find(({ cards }) => cards.includes(own[0]) && cards.includes(own[1]));
  return same ? kept : [...kept, { cards: own, weight: LEAST }];
};
