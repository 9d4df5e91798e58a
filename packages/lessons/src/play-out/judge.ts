import type { FinPartida } from '@estratega/domain';
import type { Tables } from '../endings/index.ts';
import type { Resultado } from '../schema/answer.ts';
import type { PlayOut } from '../schema/play-out.ts';
import { ownMoves, type Replay, replay } from './board.ts';
import { standingOf } from './standing.ts';

/**
 * A play-out as it was sent, replayed. Undefined where it cannot have been so: a move that is not legal, or an end that the board or the
 * tables deny. What only an engine in the browser could say is the player's own word.
 */
export const judgePlayOut = (
  exercise: PlayOut,
  partida: readonly string[],
  fin: FinPartida,
  tables: Tables,
  /** Where it was replayed before, step by step. */
  played: Replay | undefined = replay(exercise.fen, partida),
): Resultado | undefined => {
  if (!played) return undefined;
  if (fin === 'rendido') return 'visto';
  if (fin === 'escapo') return partida.length === 0 ? undefined : 'mal';
  if (partida.length === 0) return undefined;
  const standing = standingOf(exercise, played.game, played.moves, tables);
  if (standing?.estado === 'logrado') return 'bien';
  if (standing) return undefined;
  if (exercise.meta === 'mate') return undefined;
  const own = played.moves.filter((_, ply) => ply % 2 === 0);
  if (exercise.meta === 'coronar' && !own.some(({ promotion }) => promotion)) return undefined;
  if (exercise.meta === 'tablas' && ownMoves(partida.length) < exercise.limite) return undefined;
  return 'propio';
};
