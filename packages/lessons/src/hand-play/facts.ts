import { evaluate, makeEvaluate7 } from '@estratega/poker/evaluator';
import type { WeightedHand } from '@estratega/poker/solver';
import { type Nodes, nodeAt } from './range.ts';

/** What a decision rests on, in numbers from 0 to 1. */
export interface Facts {
  /** Against all that the rival may hold here. */
  readonly equity: number;
  /** Part of what the rival holds that is ahead now. */
  readonly pordelante: number;
  /** By action: how much of the rival's range folds to it. */
  readonly retira: readonly (number | undefined)[];
  /** By action: how much would have to fold for a hand that never wins to lose nothing by it. */
  readonly pide: readonly (number | undefined)[];
  /** By action: against what does not fold to it. */
  readonly pagada: readonly (number | undefined)[];
  /** By action: against what folds to it. */
  readonly tirada: readonly (number | undefined)[];
  /** How much of a balanced rival's range folds, where this one has a habit. */
  readonly retiraria?: readonly (number | undefined)[];
  /** Share that a call must win. */
  readonly precio?: number;
}

const clear = (hands: readonly WeightedHand[], seen: readonly number[]): readonly WeightedHand[] =>
  hands.filter(({ cards, weight }) => weight > 0 && !cards.some((card) => seen.includes(card)));

/** Of a range: of less nothing is told. */
const TELLING = 0.02;

/** A part of all run-outs, spread over them: a flop has a thousand. */
const SPREAD = 7;

const runouts = (board: readonly number[], dead: readonly number[]): (readonly [number, number])[] => {
  const deck = Array.from({ length: 52 }, (_, card) => card).filter((card) => !dead.includes(card));
  if (board.length === 5) return [[board[3] as number, board[4] as number]];
  if (board.length === 4) return deck.map((card) => [board[3] as number, card] as const);
  const pairs = deck.flatMap((a, i) => deck.slice(i + 1).map((b) => [a, b] as const));
  return pairs.filter((_, i) => i % SPREAD === 0);
};

/** Of a hand against weighted ones; half where nothing is left to meet. */
export const equityOf = (
  hand: readonly [number, number],
  rivals: readonly WeightedHand[],
  board: readonly number[],
): number => {
  const score = makeEvaluate7();
  const [a, b, c] = board as [number, number, number];
  let [won, all] = [0, 0];
  for (const [d, e] of runouts(board, [...board, ...hand])) {
    const mine = score(a, b, c, d, e, hand[0], hand[1]);
    for (const { cards, weight } of rivals) {
      if (cards[0] === d || cards[0] === e || cards[1] === d || cards[1] === e) continue;
      const theirs = score(a, b, c, d, e, cards[0], cards[1]);
      won += mine > theirs ? weight : mine === theirs ? weight / 2 : 0;
      all += weight;
    }
  }
  return all > 0 ? won / all : 0.5;
};

/** What somebody has put in on this street. */
const putBy = (nodes: Nodes, path: readonly number[], player: 0 | 1): number =>
  path.reduce((put, at, i) => {
    const node = nodeAt(nodes, path.slice(0, i));
    const action = node?.player === player ? node.actions[at] : undefined;
    return action && 'to' in action ? action.to : put;
  }, 0);

export const factsAt = (
  nodes: Nodes,
  path: readonly number[],
  hand: readonly [number, number],
  range: readonly WeightedHand[],
  board: readonly number[],
  toCall: number,
  middle: number,
): Facts => {
  const rivals = clear(range, [...board, ...hand]);
  const mine = evaluate([...board, ...hand]);
  const weight = rivals.reduce((sum, one) => sum + one.weight, 0);
  const ahead = rivals.reduce(
    (sum, { cards, weight: one }) => sum + (evaluate([...board, ...cards]) > mine ? one : 0),
    0,
  );
  const node = nodeAt(nodes, path);
  const put = node ? putBy(nodes, path, node.player) : 0;
  const answers = (node?.actions ?? []).map((action, at) => {
    if (!('to' in action)) return undefined;
    const next = nodeAt(nodes, [...path, at]);
    const fold = next?.actions.findIndex(({ kind }) => kind === 'fold') ?? -1;
    if (!next || fold < 0) return undefined;
    const met = next.plays.filter(({ cards }) => !cards.some((card) => hand.includes(card)));
    const all = met.reduce((sum, { reach }) => sum + reach, 0);
    const part = (of: (folds: number) => number) =>
      met.map(({ cards, reach, often }) => ({ cards, weight: reach * of(often[fold] ?? 0) }));
    const stays = part((folds) => 1 - folds);
    const kept = stays.reduce((sum, one) => sum + one.weight, 0);
    const against = (hands: readonly WeightedHand[], weight: number) =>
      weight > TELLING * all ? equityOf(hand, hands, board) : undefined;
    const paid = action.to - put;
    return {
      retira: all > 0 ? 1 - kept / all : undefined,
      pide: paid / (paid + middle),
      pagada: against(stays, kept),
      tirada: against(
        part((folds) => folds),
        all - kept,
      ),
    };
  });
  const retiraria = (node?.actions ?? []).map((_, at) => {
    const next = nodeAt(nodes, [...path, at]);
    return next?.balanced?.[next.actions.findIndex(({ kind }) => kind === 'fold')];
  });
  return {
    equity: equityOf(hand, rivals, board),
    pordelante: weight > 0 ? ahead / weight : 0,
    retira: answers.map((one) => one?.retira),
    pide: answers.map((one) => one?.pide),
    pagada: answers.map((one) => one?.pagada),
    tirada: answers.map((one) => one?.tirada),
    ...(node?.balanced ? { retiraria } : {}),
    ...(toCall > 0 ? { precio: toCall / (middle + toCall) } : {}),
  };
};
