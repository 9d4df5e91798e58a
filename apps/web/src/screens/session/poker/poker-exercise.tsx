import type { PokerExercise as Exercise, HandExercise as WholeHandExercise } from '@estratega/lessons';
import { lazy } from 'react';
import type { ExerciseProps } from '../exercise.ts';
import { HandExercise } from './hand-exercise.tsx';

// Charts come with it, and only where they are asked.
const QuickChart = lazy(() => import('./chart/quick-chart.tsx').then((m) => ({ default: m.QuickChart })));

// It deals and solves, which wants a worker and tables of its own.
const WholeHand = lazy(() => import('./hand/whole-hand.tsx').then((m) => ({ default: m.WholeHand })));

/** A hand at a table: decided with time, one of a chart's in a row, or played to its end. */
export function PokerExercise({ exercise, ...rest }: ExerciseProps<Exercise | WholeHandExercise>) {
  if (exercise.tipo === 'poker-mano') return <WholeHand exercise={exercise} {...rest} />;
  const props = { exercise, ...rest };
  return exercise.ritmo ? <QuickChart {...props} /> : <HandExercise {...props} />;
}
