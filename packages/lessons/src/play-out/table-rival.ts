import type { Chess } from 'chess.js';
import { choicesOf, keeps, probe, type Tables } from '../endings/index.ts';
import type { PlayOut } from '../schema/play-out.ts';

/** A player that never lets the result slip, as far as the tables reach: the second program that every position is tried with. */
export const perfectMove = (
  exercise: Pick<PlayOut, 'meta'>,
  game: Chess,
  tables: Tables,
  pick: (count: number) => number = () => 0,
): string | undefined => {
  const best = probe(tables, game.fen());
  if (!best) return undefined;
  const right = choicesOf(tables, game.fen()).filter((one) => keeps(one, best));
  // Who wins goes the shortest way now and then, so that it ends; who holds may do anything that holds.
  const soonest = Math.min(...right.map(({ reading }) => reading?.jugadas ?? 0));
  const pool = exercise.meta === 'tablas' ? right : right.filter(({ reading }) => reading?.jugadas === soonest);
  return pool[pick(pool.length)]?.move.lan;
};
