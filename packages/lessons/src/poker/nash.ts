import { type PushFoldGame, rangeToWeights } from '@estratega/poker/push-fold';
import { parseRange, type Range } from '@estratega/poker/ranges';
import type { Pos } from '../schema/poker.ts';
import { NASH_HEADS_UP } from './data/nash-heads-up.ts';
import { NASH_TABLE } from './data/nash-table.ts';

/** Equilibria of all-in or fold that are stored: heads-up without ante, and by seat with a big blind ante. */

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

/** Seats from the first to the last that can come in when everybody before has folded. */
export const PUSH_SEATS = ['UTG', 'UTG1', 'UTG2', 'LJ', 'HJ', 'CO', 'BTN', 'SB'] as const satisfies readonly Pos[];
export const TABLE_DEPTHS: readonly number[] = [...new Set(NASH_TABLE.map(([stack]) => stack))];

export interface TableNash {
  readonly game: PushFoldGame;
  readonly push: Range;
  /** Who calls, by weight of the 169 hands: the players behind, the next to act first. */
  readonly calls: readonly Float64Array[];
}

const tables = new Map<string, TableNash>();

/** With one ante for the whole table only the players behind count: it holds for a table of any size. */
export const tableNash = (stack: number, seat: (typeof PUSH_SEATS)[number]): TableNash => {
  const key = `${stack} ${seat}`;
  const known = tables.get(key);
  if (known) return known;
  const row = NASH_TABLE.find(([depth, pos]) => depth === stack && pos === seat);
  if (!row) throw new RangeError(`no equilibrium is stored for ${stack} bb in ${seat}`);
  const game = { stack, ante: 1, behind: PUSH_SEATS.length - PUSH_SEATS.indexOf(seat) };
  const [, , push, big, small, other] = row;
  const read = (text: string): Float64Array => rangeToWeights(parseRange(text));
  const [toBig, toSmall, toOther] = [read(big), read(small), read(other)];
  const calls = Array.from({ length: game.behind }, (_, k) =>
    k === game.behind - 1 ? toBig : k === game.behind - 2 ? toSmall : toOther,
  );
  const fresh = { game, push: parseRange(push), calls };
  tables.set(key, fresh);
  return fresh;
};
