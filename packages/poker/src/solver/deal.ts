import { makeEvaluate7 } from '../evaluator.ts';
import { type Meeting, meetingOf } from './meeting.ts';

/**
 * The hands that a board leaves to both players, in an order of its own: on the river by strength, so that a showdown
 * walks them once from weak to strong. Numbers of hands are small, so places fit in 16 bits.
 */
export interface Deal {
  readonly board: readonly number[];
  readonly size: readonly [number, number];
  /** Both cards of each hand, by player. */
  readonly first: readonly [Uint8Array, Uint8Array];
  readonly second: readonly [Uint8Array, Uint8Array];
  /** Place of the same two cards among the other's hands, or the place after the last. */
  readonly twin: readonly [Uint16Array, Uint16Array];
  /** Place of each hand in the deal before its last card. */
  readonly from: readonly [Uint16Array, Uint16Array];
  /** What a reach is multiplied by when the last card falls, and a value on its way back. */
  readonly weight: readonly [Float64Array, Float64Array];
  readonly lift: readonly [Float64Array, Float64Array];
  /** On the river: how each player's hands meet the other's. */
  readonly meeting: readonly [Meeting, Meeting] | undefined;
}

/** A hand of a range: two cards and how often it is held. */
export interface WeightedHand {
  readonly cards: readonly [number, number];
  readonly weight: number;
}

/** How the cards that may fall are weighed. */
export interface Fall {
  readonly cards: readonly number[];
  /**
   * Where only some of the cards are dealt, hands that hold none of them would see a showdown more often than those that
   * do. Even: each hand's cards are weighed by how many of them it leaves.
   */
  readonly even: boolean;
}

const both = <T>(make: (player: 0 | 1) => T): readonly [T, T] => [make(0), make(1)];

const twinOf = (
  first: readonly [Uint8Array, Uint8Array],
  second: readonly [Uint8Array, Uint8Array],
  me: 0 | 1,
): Uint16Array => {
  const other = me === 0 ? 1 : 0;
  const place = new Map<number, number>();
  for (let j = 0; j < first[other].length; j++)
    place.set((first[other][j] as number) * 52 + (second[other][j] as number), j);
  return Uint16Array.from(
    first[me],
    (card, i) => place.get(card * 52 + (second[me][i] as number)) ?? first[other].length,
  );
};

const UNWEIGHED = new Float64Array(0);

/** Sorted on the river: places of the hands given, weakest first, and their strengths. */
const byStrength = (
  board: readonly number[],
  first: ArrayLike<number>,
  second: ArrayLike<number>,
  live: readonly number[],
): { order: number[]; strength: number[] } => {
  const evaluate = makeEvaluate7();
  const [a, b, c, d, e] = board as [number, number, number, number, number];
  const scored = live.map((i) => ({ i, s: evaluate(a, b, c, d, e, first[i] as number, second[i] as number) }));
  scored.sort((x, y) => x.s - y.s || x.i - y.i);
  return { order: scored.map(({ i }) => i), strength: scored.map(({ s }) => s) };
};

const finish = (
  board: readonly number[],
  parent: {
    first: readonly [ArrayLike<number>, ArrayLike<number>];
    second: readonly [ArrayLike<number>, ArrayLike<number>];
  },
  live: readonly [readonly number[], readonly number[]],
  factors: (player: 0 | 1, order: readonly number[]) => { weight: Float64Array; lift: Float64Array },
): Deal => {
  const sorted = both((player) =>
    board.length === 5
      ? byStrength(board, parent.first[player], parent.second[player], live[player])
      : { order: [...live[player]], strength: [] },
  );
  const first = both((player) => Uint8Array.from(sorted[player].order, (i) => parent.first[player][i] as number));
  const second = both((player) => Uint8Array.from(sorted[player].order, (i) => parent.second[player][i] as number));
  const made = both((player) => factors(player, sorted[player].order));
  return {
    board,
    size: [first[0].length, first[1].length],
    first,
    second,
    twin: both((player) => twinOf(first, second, player)),
    from: both((player) => Uint16Array.from(sorted[player].order)),
    weight: both((player) => made[player].weight),
    lift: both((player) => made[player].lift),
    meeting:
      board.length === 5
        ? both((me) => meetingOf(first, second, [sorted[0].strength, sorted[1].strength], me))
        : undefined,
  };
};

/** The deal that a game begins with; `from` says the place of each hand in its range. */
export const firstDeal = (
  board: readonly number[],
  ranges: readonly [readonly WeightedHand[], readonly WeightedHand[]],
): Deal => {
  const low = both((player) => ranges[player].map(({ cards: [a, b] }) => Math.min(a, b)));
  const high = both((player) => ranges[player].map(({ cards: [a, b] }) => Math.max(a, b)));
  const seen = new Set(board);
  const live = both((player) =>
    ranges[player].flatMap(({ cards: [a, b], weight }, i) => (weight > 0 && !seen.has(a) && !seen.has(b) ? [i] : [])),
  );
  return finish(board, { first: low, second: high }, live, () => ({ weight: UNWEIGHED, lift: UNWEIGHED }));
};

/** One card more. */
export const nextDeal = (before: Deal, card: number, { cards, even }: Fall): Deal => {
  const board = [...before.board, card];
  const count = cards.length;
  const deck = 52 - before.board.length;
  const falls = new Set(cards);
  const live = both((player) => {
    const places: number[] = [];
    for (let i = 0; i < before.size[player]; i++)
      if (before.first[player][i] !== card && before.second[player][i] !== card) places.push(i);
    return places;
  });
  /** With all cards of the deck both ways are the same: one of those that two hands leave. */
  const share = even ? (deck - 2) ** 2 / (deck * (deck - 4)) / count : deck / count / (deck - 4);
  return finish(board, before, live, (player, order) => {
    const lift = new Float64Array(order.length).fill(1);
    if (even)
      order.forEach((place, i) => {
        const held =
          Number(falls.has(before.first[player][place] as number)) +
          Number(falls.has(before.second[player][place] as number));
        lift[i] = count / (count - held);
      });
    return { lift, weight: lift.map((one) => one * share) };
  });
};
