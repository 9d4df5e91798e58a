import { Chess } from '@estratega/chess/rules';
import { choicesOf, keeps, probe, type Tables } from '../endings/index.ts';
import type { PlayOut } from '../schema/play-out.ts';

const isTaken = (fen: string): boolean => {
  const replies = new Chess(fen).moves({ verbose: true });
  return replies.length === 0 || replies.some((move) => move.isCapture());
};

/** A player that never lets the result slip, as far as the tables reach: the second program that every position is tried with. */
export const perfectMove = (
  exercise: Pick<PlayOut, 'meta'>,
  game: Chess,
  tables: Tables,
  pick: (count: number) => number = () => 0,
): string | undefined => {
  const best = probe(tables, game.fen());
  if (!best) return undefined;
  const choices = choicesOf(tables, game.fen());
  // What a pawn becomes may be an ending without a table, and is certain all the same.
  const crowns = choices.find(({ move }) => move.promotion === 'q' && !isTaken(move.after));
  if (crowns && best.resultado === 'gana') return crowns.move.lan;
  const right = choices.filter((one) => keeps(one, best));
  // Who wins goes the shortest way now and then, so that it ends; who holds may do anything that holds.
  const soonest = Math.min(...right.map(({ reading }) => reading?.jugadas ?? 0));
  const pool = exercise.meta === 'tablas' ? right : right.filter(({ reading }) => reading?.jugadas === soonest);
  return pool[pick(pool.length)]?.move.lan;
};
