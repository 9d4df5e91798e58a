import { evaluate } from '@estratega/poker/evaluator';
import type { Action, WeightedHand } from '@estratega/poker/solver';
import type { Rng } from '../drills/random.ts';
import { type Closing, closingsOf, type Standing, step } from './betting.ts';
import { type Move, type Script, tellable } from './focus.ts';
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

const likelyOf = (nodes: Nodes, path: readonly number[]): number =>
  path.reduce((likely, at, i) => likely * shareOf(nodes, path.slice(0, i), at), 1);

/** A line by which the street closes and the hand goes on, as often as each comes; of those that fit, where only some do. */
export const drawClosing = (
  rng: Rng,
  nodes: Nodes,
  now: Standing,
  fits?: (closing: Closing) => boolean,
): readonly number[] => {
  const likely = closingsOf(now).map((one) => ({ ...one, chance: likelyOf(nodes, one.path) }));
  const open = fits ? likely.filter(fits) : likely.filter(({ chance }) => chance > 0);
  return pickWeighted(rng, open, ({ chance }) => chance + (fits ? 1e-9 : 0)).path;
};

interface Told {
  readonly path: readonly number[];
  readonly now: Standing;
  readonly shares: readonly number[];
}

/** Every way to do what has to be told, with how often each action of it comes. */
const waysToTell = (nodes: Nodes, now: Standing, { told, menu }: Pick<Script, 'told' | 'menu'>): readonly Told[] => {
  if (told.length === 0) return [{ path: [], now, shares: [] }];
  return tellable(now, { told, menu }).flatMap((at) =>
    waysToTell(nodes, step(now, at), { told: told.slice(1), menu }).map((rest) => ({
      now: rest.now,
      path: [at, ...rest.path],
      shares: [shareOf(nodes, now.path, at), ...rest.shares],
    })),
  );
};

export const drawTold = (rng: Rng, nodes: Nodes, now: Standing, script: Script): readonly number[] =>
  pickWeighted(rng, waysToTell(nodes, now, script), ({ shares }) => shares.reduce((all, one) => all * one, 1) + 1e-9)
    .path;

/** What a range does less often than this is nothing to meet. */
const SELDOM = 0.03;

/** Whether what is told of a street, and what it is about, are really done on it. */
export const isDone = (nodes: Nodes, start: Standing, script: Script): boolean =>
  waysToTell(nodes, start, script).some(({ now, shares }) => {
    const about = now.actions.reduce(
      (sum, action, at) => sum + (script.about?.(action, now) ? shareOf(nodes, now.path, at) : 0),
      0,
    );
    return shares.every((one) => one > SELDOM) && (script.about === undefined || about > SELDOM);
  });

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

/** Of hands dealt for one kind of action: how many with which it is right, as good as another, and wrong. */
const AIMED = { right: 0.45, even: 0.2, wrong: 0.35 } as const;

/** Now, without what is still to fall. */
const isBehind = (cards: readonly number[], board: readonly number[], rivals: readonly WeightedHand[]): boolean => {
  const mine = evaluate([...board, ...cards]);
  let [ahead, all] = [0, 0];
  for (const { cards: theirs, weight } of rivals) {
    if (meets(theirs, cards)) continue;
    all += weight;
    if (evaluate([...board, ...theirs]) > mine) ahead += weight;
  }
  return ahead > WEAK * all;
};
const WEAK = 0.6;

/** A hand for an action that the street is about; nothing where none is judged. */
const aimedAt = (
  rng: Rng,
  about: Move,
  nodes: Nodes,
  now: Standing,
  board: readonly number[],
  mine: readonly WeightedHand[],
): readonly [number, number] | undefined => {
  const node = nodeAt(nodes, now.path);
  const judged = mine.flatMap(({ cards, weight }) => {
    const weighed = node && weighAt(node, board, cards);
    if (!weighed) return [];
    const best = (wanted: boolean): number =>
      Math.max(
        ...weighed.flatMap(({ valor }, at) => (about(now.actions[at] as Action, now) === wanted ? [valor] : [])),
      );
    const gain = (best(true) - best(false)) / now.pot;
    const kind = gain > AS_GOOD ? 'right' : gain < -AS_GOOD ? 'wrong' : 'even';
    return [{ cards, kind, weight: weight * (Math.abs(gain) > OBVIOUS ? RARELY : 1) } as const];
  });
  const kinds = (['right', 'even', 'wrong'] as const).filter((kind) => judged.some((one) => one.kind === kind));
  if (kinds.length === 0) return undefined;
  const drawn = pickWeighted(rng, kinds, (kind) => AIMED[kind]);
  const those = judged.filter(({ kind }) => kind === drawn);
  return pickWeighted(rng, those, ({ weight }) => weight).cards;
};

/** Both hands, given what lies on the table; the hero's where it teaches, if the next decision is the hero's. */
export const dealHands = (
  rng: Rng,
  nodes: Nodes,
  now: Standing,
  board: readonly number[],
  hero: 0 | 1,
  ranges: readonly [readonly WeightedHand[], readonly WeightedHand[]],
  { about, weak }: Pick<Script, 'about' | 'weak'> = {},
): Dealt => {
  const live = (player: 0 | 1, seen: readonly number[]): readonly WeightedHand[] =>
    ranges[player].filter(({ cards, weight }) => weight > 0 && !meets(cards, seen));
  const other = hero === 0 ? 1 : 0;
  const own = live(hero, board);
  const low = weak ? own.filter(({ cards }) => isBehind(cards, board, live(other, board))) : own;
  const mine = low.length > 0 ? low : own;
  const weights = new Map(
    mine.map((one) => [one, one.weight * (now.player === hero ? teaches(nodes, now, board, one.cards) : 1)] as const),
  );
  const heroe =
    (about && aimedAt(rng, about, nodes, now, board, mine)) ??
    pickWeighted(rng, mine, (one) => weights.get(one) ?? 0).cards;
  const { cards: rival } = pickWeighted(rng, live(other, [...board, ...heroe]), ({ weight }) => weight);
  return { heroe, rival };
};

export const drawCard = (rng: Rng, seen: readonly number[]): number =>
  rng.pick(Array.from({ length: 52 }, (_, card) => card).filter((card) => !seen.includes(card)));
