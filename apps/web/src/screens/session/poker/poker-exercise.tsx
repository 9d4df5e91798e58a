import type { PokerExercise as Exercise } from '@estratega/lessons';
import { lazy } from 'react';
import type { ExerciseProps } from '../exercise.ts';
import { HandExercise } from './hand-exercise.tsx';

// Charts come with it, and only where they are asked.
const QuickChart = lazy(() => import('./chart/quick-chart.tsx').then((m) => ({ default: m.QuickChart })));

/** A hand at a table: decided with time, or one of a chart's in a row. */
export function PokerExercise(props: ExerciseProps<Exercise>) {
  return props.exercise.ritmo ? <QuickChart {...props} /> : <HandExercise {...props} />;
}
