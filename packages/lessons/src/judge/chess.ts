import type { Resultado } from '../schema/answer.ts';
import type { ChessExercise, Refutacion } from '../schema/chess.ts';

/** What follows a move of the solver. The line goes on with the stored reply, also after another accepted move that ends it. */
export type ChessStep =
  /** Right, and the rival answers. */
  | { readonly estado: 'sigue'; readonly replica: string }
  /** Right, and nothing is left to find. */
  | { readonly estado: 'fin' }
  /** Also wins, but something is better: no penalty, try again. */
  | { readonly estado: 'casi' }
  | { readonly estado: 'mal'; readonly refutacion?: Refutacion | undefined };

/** `turno` counts the solver's moves from 0. */
export const judgeMove = (exercise: ChessExercise, turno: number, jugada: string): ChessStep => {
  const accepted = exercise.aceptadas[turno];
  if (accepted?.includes(jugada)) {
    const replica = exercise.linea[turno * 2 + 1];
    // The stored reply belongs to the stored move: another right move ends the exercise here.
    return replica === undefined || jugada !== exercise.linea[turno * 2]
      ? { estado: 'fin' }
      : { estado: 'sigue', replica };
  }
  if (exercise.casi[turno]?.includes(jugada)) return { estado: 'casi' };
  return { estado: 'mal', refutacion: turno === 0 ? exercise.refutaciones[jugada] : undefined };
};

/**
 * The whole answer: the moves in the order in which they were tried. The first wrong one decides; near misses cost
 * nothing beyond being told; fewer moves than the line needs means that the solution was asked for.
 */
export const judgeChess = (exercise: ChessExercise, jugadas: readonly string[]): Resultado => {
  let turno = 0;
  let almost = false;
  for (const jugada of jugadas) {
    const step = judgeMove(exercise, turno, jugada);
    if (step.estado === 'mal') return 'mal';
    if (step.estado === 'fin') return almost ? 'casi' : 'bien';
    if (step.estado === 'casi') almost = true;
    else turno++;
  }
  return 'visto';
};
