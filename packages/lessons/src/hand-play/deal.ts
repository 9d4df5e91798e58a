import type { WeightedHand } from '@estratega/poker/solver';
import type { Rng } from '../drills/random.ts';
import { type Standing, step } from './betting.ts';
import { type Nodes, nodeAt } from './range.ts';
import { AS_GOOD, steadyAt, weighAt } from './weigh.ts';

/** Dealing a hand that is worth playing, from what both may hold. */

export const pickWeighted = <T>(rng: Rng, list: readonly T[], weightOf: (one: T) => number): T => {
  const sum = list.reduce((all, one) => all + weightOf(one), 0);
  let at = rng.next() * sum;
  const found = list.find((one) => {
    at -= weightOf(one);
    return at < 0;
  });
  const one = found ?? list.at(-1);
  if (one === undefined) throw new RangeError('No queda ninguna mano que repartir.');
  return one;
};

const shareOf = (nodes: Nodes, path: readonly number[], at: number): number => {
  const plays = nodeAt(nodes, path)?.plays ?? [];
  const all = plays.reduce((sum, { reach }) => sum + reach, 0);
  return all > 0 ? plays.reduce((sum, { reach, often }) => sum + reach * (often[at] ?? 0), 0) / all : 0;
};

/** A bet of whoever acts here, as often as each is made. */
export const drawBet = (rng: Rng, nodes: Nodes, now: Standing): number => {
  const bets = now.actions.flatMap((action, at) => ('to' in action ? [at] : []));
  return pickWeighted(rng, bets, (at) => shareOf(nodes, now.path, at) + 1e-6);
};

/** Lines by which the street closes and the hand goes on, with how often they come. */
const closings = (nodes: Nodes, now: Standing, chance: number): { path: readonly number[]; chance: number }[] =>
  now.actions.flatMap((_, at) => {
    const next = step(now, at);
    const likely = chance * shareOf(nodes, now.path, at);
    if (next.end || likely <= 0) return [];
    return next.cards > now.cards ? [{ path: [...now.path, at], chance: likely }] : closings(nodes, next, likely);
  });

export const drawClosing = (rng: Rng, nodes: Nodes, now: Standing): readonly number[] =>
  pickWeighted(rng, closings(nodes, now, 1), ({ chance }) => chance).path;

/** Parts of the pot between what is right either way and what anybody sees. */
const OBVIOUS = 0.15;
const RARELY = 0.3;

/** Against a habit most hands are played as ever: those that are not are what it is about. */
const UNCHANGED = 0.03;

/** How much a decision teaches with a hand: least where all is as good, or one action by far the best; against a habit, where playing balanced is as good. */
const teaches = (nodes: Nodes, now: Standing, board: readonly number[], cards: readonly [number, number]): number => {
  const node = nodeAt(nodes, now.path);
  const weighed = node && weighAt(node, board, cards);
  if (!weighed) return 0;
  const [best = 0, second = 0] = weighed.map(({ valor }) => valor).sort((a, b) => b - a);
  const steady = steadyAt(node, cards);
  if (steady !== undefined) return best - steady < AS_GOOD * now.pot ? UNCHANGED : 1;
  const gap = (best - second) / now.pot;
  return gap < AS_GOOD || gap > OBVIOUS ? RARELY : 1;
};

const meets = (cards: readonly number[], seen: readonly number[]): boolean => cards.some((card) => seen.includes(card));

export interface Dealt {
  readonly heroe: readonly [number, number];
  readonly rival: readonly [number, number];
}

/** Both hands, given what lies on the table; the hero's where it teaches, if the next decision is the hero's. */
export const dealHands = (
  rng: Rng,
  nodes: Nodes,
  now: Standing,
  board: readonly number[],
  hero: 0 | 1,
  ranges: readonly [readonly WeightedHand[], readonly WeightedHand[]],
): Dealt => {
  const live = (player: 0 | 1, seen: readonly number[]): readonly WeightedHand[] =>
    ranges[player].filter(({ cards, weight }) => weight > 0 && !meets(cards, seen));
  const mine = live(hero, board);
  const weights = new Map(
    mine.map((one) => [one, one.weight * (now.player === hero ? teaches(nodes, now, board, one.cards) : 1)] as const),
  );
  const { cards: heroe } = pickWeighted(rng, mine, (one) => weights.get(one) ?? 0);
  const { cards: rival } = pickWeighted(rng, live(hero === 0 ? 1 : 0, [...board, ...heroe]), ({ weight }) => weight);
  return { heroe, rival };
};

export const drawCard = (rng: Rng, seen: readonly number[]): number =>
  rng.pick(Array.from({ length: 52 }, (_, card) => card).filter((card) => !seen.includes(card)));
