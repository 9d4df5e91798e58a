import type { Exercise } from '@estratega/lessons';
import { lazy } from 'react';
import type { ExerciseProps } from './exercise.ts';

const ChessExercise = lazy(() => import('./chess/chess-exercise.tsx').then((m) => ({ default: m.ChessExercise })));
const ChessQuestion = lazy(() => import('./chess/chess-question.tsx').then((m) => ({ default: m.ChessQuestion })));
const PokerExercise = lazy(() => import('./poker/poker-exercise.tsx').then((m) => ({ default: m.PokerExercise })));

/** The board or the table of a session, for whoever measures: neither a whole hand nor an ending played out is asked. */
export function ExamBoard({ exercise, ...rest }: Omit<ExerciseProps<Exercise>, 'exercise'> & { exercise: Exercise }) {
  if (exercise.tipo === 'ajedrez') return <ChessExercise exercise={exercise} {...rest} />;
  if (exercise.tipo === 'ajedrez-pregunta') return <ChessQuestion exercise={exercise} {...rest} />;
  if (exercise.tipo === 'poker-mano' || exercise.tipo === 'ajedrez-partida') return null;
  return <PokerExercise exercise={exercise} {...rest} />;
}
