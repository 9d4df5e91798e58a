import { handName } from '@estratega/poker/cards';
import type { StreetNode } from './range.ts';

/** What each action of a decision is worth to a hand, and how often the strategy takes it. */
export interface Weighed {
  readonly valor: number;
  readonly veces: number;
}

const suits = (cards: readonly number[]): number[] =>
  [0, 1, 2, 3].map((suit) => cards.filter((card) => (card & 3) === suit).length);

/**
 * Hands that a flop makes alike: the same starting hand, and the same part in its suits. Flops are solved on some of their run-outs, which leaves
 * single suits less exact than their mean.
 */
export const alikeOnFlop = (flop: readonly number[], cards: readonly [number, number]): string => {
  const name = handName(cards);
  const there = suits(flop);
  const most = Math.max(...there);
  const [high, low] = [...cards].sort((a, b) => b - a) as [number, number];
  if (most === 1) return name.endsWith('s') ? `${name}${(there[high & 3] ?? 0) > 0}` : name;
  const inSuit = (card: number): boolean => there[card & 3] === most;
  return `${name}${inSuit(high)}${inSuit(low)}`;
};

const playOf = ({ plays }: StreetNode, [a, b]: readonly [number, number]): StreetNode['plays'][number] | undefined =>
  plays.find(({ cards }) => cards.includes(a) && cards.includes(b));

/** Against a habit: what the hand wins from here on by playing balanced. */
export const steadyAt = (node: StreetNode, cards: readonly [number, number]): number | undefined =>
  playOf(node, cards)?.steady;

/** Against a habit: how often a balanced strategy takes each action with the hand. */
export const balancedAt = (node: StreetNode, cards: readonly [number, number]): readonly number[] | undefined =>
  playOf(node, cards)?.often;

/** The best answer to a habit is one action. */
const answered = (worth: readonly number[]): number[] => {
  const best = worth.indexOf(Math.max(...worth));
  return worth.map((_, at) => Number(at === best));
};
/** What the hand is told to do: its mix, or the best answer to a habit. */
export const oftenOf = ({ often, worth, steady }: StreetNode['plays'][number]): readonly number[] =>
  steady === undefined ? often : answered(worth);

/** On the flop the mean of all that are alike; later the hand itself. Nothing where the strategy never gets here with it. */
export const weighAt = (
  node: StreetNode,
  board: readonly number[],
  cards: readonly [number, number],
): readonly Weighed[] | undefined => {
  const isSame = (other: readonly [number, number]): boolean => other.includes(cards[0]) && other.includes(cards[1]);
  const key = board.length === 3 ? alikeOnFlop(board, cards) : '';
  const alike = node.plays.filter((play) => (key ? alikeOnFlop(board, play.cards) === key : isSame(play.cards)));
  if (alike.length === 0) return undefined;
  const weight = alike.reduce((sum, { reach }) => sum + reach, 0);
  const mean = (of: (play: (typeof alike)[number]) => number): number =>
    weight > 0
      ? alike.reduce((sum, play) => sum + play.reach * of(play), 0) / weight
      : alike.reduce((sum, play) => sum + of(play), 0) / alike.length;
  return node.actions.map((_, a) => ({
    valor: mean(({ worth }) => worth[a] ?? 0),
    veces: mean((play) => oftenOf(play)[a] ?? 0),
  }));
};

export type Veredicto = 'bien' | 'casi' | 'mal';

/** Parts of the pot: within the first an action is as good as the best, within the second nearly. */
export const AS_GOOD = 0.003;
export const NEARLY = 0.015;
/** What the strategy does this often is never wrong, and costs nothing. */
export const MIXED = 0.1;

export const verdictOf = (coste: number, bote: number): Veredicto =>
  coste <= AS_GOOD * bote + 1e-9 ? 'bien' : coste <= NEARLY * bote + 1e-9 ? 'casi' : 'mal';

const cents = (chips: number): number => Math.round(chips * 100) / 100;

export interface Cost {
  /** Among those that were offered. */
  readonly mejor: number;
  /** Of every action, in blinds: what the best is worth more. */
  readonly costes: readonly number[];
}

export const costsOf = (weighed: readonly Weighed[], offered: readonly number[]): Cost => {
  const valor = (at: number): number => weighed[at]?.valor ?? Number.NEGATIVE_INFINITY;
  const mejor = offered.reduce((best, at) => (valor(at) > valor(best) ? at : best), offered[0] as number);
  return {
    mejor,
    costes: weighed.map(({ veces }, at) => (veces >= MIXED ? 0 : Math.max(0, cents(valor(mejor) - valor(at))))),
  };
};
