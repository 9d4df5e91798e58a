import { z } from 'zod';
import { chessExercise, chessQuestion } from './chess.ts';
import { handExercise } from './hand.ts';
import { playOut } from './play-out.ts';
import { pokerExercise } from './poker.ts';

/** What can be answered: one of the bank, one made from a seed, or one from the player's own games. Only the id tells which. */
export const exercise = z.discriminatedUnion('tipo', [
  chessExercise.extend({ id: z.string() }),
  chessQuestion,
  playOut,
  pokerExercise.extend({ id: z.string() }),
  handExercise,
]);
export type Exercise = z.infer<typeof exercise>;
