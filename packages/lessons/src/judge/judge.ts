import type { DecisionGuardada } from '@estratega/domain';
import type { Tables } from '../endings/index.ts';
import { bookedOf, judgeHand } from '../hand-play/judge.ts';
import { judgePlayOut } from '../play-out/judge.ts';
import type { Respuesta, Resultado } from '../schema/answer.ts';
import type { Exercise } from '../schema/exercise.ts';
import { judgeChess } from './chess.ts';
import { judgeQuestions } from './poker.ts';

const NO_TABLES: Tables = new Map();

/**
 * The same verdict on both sides of the wire; undefined where the answer is not of the exercise's kind, or cannot have been. What is
 * played out is judged with the tables that the exercise names.
 */
export const judge = (exercise: Exercise, respuesta: Respuesta, tables = NO_TABLES): Resultado | undefined => {
  if (exercise.tipo === 'ajedrez') return 'jugadas' in respuesta ? judgeChess(exercise, respuesta.jugadas) : undefined;
  if (exercise.tipo === 'poker-mano') return 'mano' in respuesta ? judgeHand(exercise, respuesta.mano) : undefined;
  if (exercise.tipo === 'ajedrez-partida')
    return 'partida' in respuesta ? judgePlayOut(exercise, respuesta.partida, respuesta.fin, tables) : undefined;
  return 'preguntas' in respuesta ? judgeQuestions(exercise, respuesta.preguntas) : undefined;
};

/** What an answer tells of more than its exercise's own theme: the decisions of a whole hand. */
export const decisionsIn = (exercise: Exercise, respuesta: Respuesta): readonly DecisionGuardada[] =>
  exercise.tipo === 'poker-mano' && 'mano' in respuesta ? bookedOf(exercise, respuesta.mano) : [];
