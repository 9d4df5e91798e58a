import { judgeHand } from '../hand-play/judge.ts';
import type { Respuesta, Resultado } from '../schema/answer.ts';
import type { Exercise } from '../schema/exercise.ts';
import { judgeChess } from './chess.ts';
import { judgeQuestions } from './poker.ts';

/** The same verdict on both sides of the wire; undefined where the answer is not of the exercise's kind. */
export const judge = (exercise: Exercise, respuesta: Respuesta): Resultado | undefined => {
  if (exercise.tipo === 'ajedrez') return 'jugadas' in respuesta ? judgeChess(exercise, respuesta.jugadas) : undefined;
  if (exercise.tipo === 'poker-mano') return 'mano' in respuesta ? judgeHand(exercise, respuesta.mano) : undefined;
  return 'preguntas' in respuesta ? judgeQuestions(exercise, respuesta.preguntas) : undefined;
};
