import { z } from 'zod';
import { cardName, combosOfHand, parseCards } from '../cards.ts';
import { parseRange } from '../ranges.ts';
import type { WeightedHand } from './deal.ts';
import type { Until } from './solve.ts';
import type { Game } from './tree.ts';

/** A game as it is written in a file; whatever cannot be is refused with a text that says what. */

const cardsText = z.string().regex(/^(?:[2-9TJQKA][shdc])+$/u, 'must be cards like "Kh7d2c"');
const chips = z.number().positive();
const part = z.union([z.number().positive(), z.literal('allin')]);

const file = z.strictObject({
  board: cardsText,
  turns: cardsText.optional(),
  rivers: cardsText.optional(),
  ranges: z.tuple([z.string(), z.string()]),
  pot: chips,
  stack: chips,
  sizes: z.array(z.array(part).max(6)).min(1),
  raise: z.array(part).max(6).default([]),
  maxBets: z.int().min(0).max(8).default(3),
  iters: z.int().positive().max(100_000).optional(),
  target: z.number().positive().optional(),
});

/** Where only a target is given. */
const MOST_ITERATIONS = 5000;

const cardsOf = (what: string, text: string): number[] => {
  try {
    return parseCards(text.match(/../gu) ?? []);
  } catch (cause) {
    throw new RangeError(`${what}: ${(cause as Error).message}`);
  }
};

const CONCRETE = /^([2-9TJQKA][shdc])([2-9TJQKA][shdc])(?::(\d+(?:\.\d+)?))?$/u;

/** "22+,A2s+:0.5,AhKd": starting hands, or two cards by name. A hand named twice takes the last weight. */
export const handsOfRange = (text: string): WeightedHand[] => {
  const held = new Map<string, WeightedHand>();
  const add = (cards: readonly [number, number], weight: number): void => {
    if (weight > 1) throw new RangeError(`a weight above 1: ${weight}`);
    held.set([...cards].sort((a, b) => a - b).join(), { cards, weight });
  };
  for (const piece of text.split(',').map((one) => one.trim())) {
    if (piece === '') continue;
    const named = CONCRETE.exec(piece);
    if (named) add(parseCards([named[1] as string, named[2] as string]) as [number, number], Number(named[3] ?? 1));
    else
      for (const [hand, weight] of Object.entries(parseRange(piece)))
        for (const combo of combosOfHand(hand)) add(combo, weight);
  }
  return [...held.values()].filter(({ weight }) => weight > 0);
};

const rangeOf = (player: number, text: string, board: readonly number[]): WeightedHand[] => {
  let hands: WeightedHand[];
  try {
    hands = handsOfRange(text);
  } catch (cause) {
    throw new RangeError(`ranges[${player}]: ${(cause as Error).message}`);
  }
  if (hands.length === 0) throw new RangeError(`ranges[${player}] is empty`);
  const live = hands.filter(({ cards }) => !cards.some((card) => board.includes(card)));
  if (live.length === 0) throw new RangeError(`ranges[${player}]: the board leaves none of its hands`);
  return live;
};

const partOf = (one: z.infer<typeof part>): number => (one === 'allin' ? Number.POSITIVE_INFINITY : one);

/** Throws with a text for people. */
export const readGame = (value: unknown): { game: Game; until: Until } => {
  const read = file.safeParse(value);
  if (!read.success)
    throw new RangeError(
      read.error.issues
        .map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message))
        .join('; '),
    );
  const { data } = read;
  const board = cardsOf('board', data.board);
  if (board.length < 3 || board.length > 5) throw new RangeError(`board: 3 to 5 cards, not ${board.length}`);
  const falling = (what: 'turns' | 'rivers'): readonly number[] | undefined => {
    const text = data[what];
    if (text === undefined) return undefined;
    const cards = cardsOf(what, text).filter((card) => !board.includes(card));
    if (cards.length === 0) throw new RangeError(`${what}: all of them lie on the board`);
    return cards;
  };
  const [turns, rivers] = [falling('turns'), falling('rivers')];
  const alone = turns?.find((card) => rivers?.every((river) => river === card));
  if (board.length === 3 && alone !== undefined)
    throw new RangeError(`rivers: none is left after the turn ${cardName(alone)}`);
  if (data.sizes.length < 6 - board.length)
    throw new RangeError(`sizes: one list for each of ${6 - board.length} streets, not ${data.sizes.length}`);
  if (data.iters === undefined && data.target === undefined)
    throw new RangeError('iters or target must say when to stop');
  return {
    game: {
      board,
      ranges: [rangeOf(0, data.ranges[0], board), rangeOf(1, data.ranges[1], board)],
      pot: data.pot,
      stack: data.stack,
      sizes: data.sizes.map((list) => list.map(partOf)),
      raise: data.raise.map(partOf),
      maxBets: data.maxBets,
      allInAt: 0.67,
      ...(turns ? { turns } : {}),
      ...(rivers ? { rivers } : {}),
    },
    until: {
      iterations: data.iters ?? MOST_ITERATIONS,
      ...(data.target === undefined ? {} : { target: data.target }),
    },
  };
};
