import type { Chess, Move } from '@estratega/chess/rules';
import { boardOf, probe, type Reading, type Tables } from '../endings/index.ts';
import type { PlayOut } from '../schema/play-out.ts';
import { type BoardEnd, endOf, ownMoves, sideOf } from './board.ts';

/** Where a play-out stands by what is certain: the board itself, and the exact tables. Undefined is for an engine to say. */

export type Standing =
  | { readonly estado: 'sigue' }
  | { readonly estado: 'logrado' }
  | {
      readonly estado: 'escapo';
      /** What the position has become for the player. */
      readonly es: 'tablas' | 'perdida';
      readonly final?: BoardEnd | undefined;
    };

const GOES_ON: Standing = { estado: 'sigue' };
const REACHED: Standing = { estado: 'logrado' };

/** Endings that everybody who got there wins: they are not played on. */
const SIMPLE = new Set(['KQK', 'KRK', 'KQQK', 'KQRK', 'KQBK', 'KQNK', 'KRRK', 'KRBK', 'KRNK', 'KQPK', 'KRPK']);

const byBoard = (exercise: PlayOut, game: Chess): Standing | undefined => {
  const end = endOf(game);
  if (end === undefined) return undefined;
  const holds = exercise.meta === 'tablas';
  if (end === 'mate')
    return game.turn() === sideOf(exercise) ? { estado: 'escapo', es: 'perdida', final: end } : REACHED;
  return holds ? REACHED : { estado: 'escapo', es: 'tablas', final: end };
};

/** With White to move these are always won: of Black's turn it is enough that nothing can be taken and somewhere to go is left. */
const SURE = new Set(['KQBK', 'KRBK']);

/** What the player's side is worth by the tables, whoever is to move. */
export const readingFor = (exercise: PlayOut, game: Chess, tables: Tables): Reading['resultado'] | undefined => {
  const told = probe(tables, game.fen())?.resultado;
  if (told === undefined && game.turn() !== sideOf(exercise)) {
    const board = boardOf(game.fen());
    const lone = board !== undefined && SURE.has(board.name) && !board.whiteToMove;
    return lone && !game.moves({ verbose: true }).some((move) => move.isCapture()) ? 'gana' : undefined;
  }
  if (told === undefined || told === 'tablas' || game.turn() === sideOf(exercise)) return told;
  return told === 'gana' ? 'pierde' : 'gana';
};

/** Whether the goal has been shown, in a position where its result is still kept. */
export const isShown = ({ meta, limite, ...exercise }: PlayOut, game: Chess, moves: readonly Move[]): boolean => {
  const own = moves.filter(({ color }) => color === sideOf(exercise));
  if (meta === 'mate') return false;
  if (meta === 'tablas') return ownMoves(moves.length) >= limite;
  const crowned = own.some(({ promotion }) => promotion !== undefined);
  if (meta === 'coronar') return crowned;
  return crowned || SIMPLE.has(boardOf(game.fen())?.name ?? '');
};

/** After a move of either side. */
export const standingOf = (
  exercise: PlayOut,
  game: Chess,
  moves: readonly Move[],
  tables: Tables,
): Standing | undefined => {
  const ended = byBoard(exercise, game);
  if (ended) return ended;
  const reading = readingFor(exercise, game, tables);
  if (reading === undefined) return undefined;
  if (reading === 'pierde') return { estado: 'escapo', es: 'perdida' };
  if (reading === 'tablas' && exercise.meta !== 'tablas') return { estado: 'escapo', es: 'tablas' };
  return isShown(exercise, game, moves) ? REACHED : GOES_ON;
};
