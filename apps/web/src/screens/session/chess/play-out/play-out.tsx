import type { PlayOut as Position } from '@estratega/lessons';
import { lazy } from 'react';
import type { ExerciseProps } from '../../exercise.ts';

// Few sessions hold one: they alone carry the names of what it is made of.
const PlayOutExercise = lazy(() => import('../played.ts').then((m) => ({ default: m.PlayOutExercise })));

export function PlayOut(props: ExerciseProps<Position>) {
  return <PlayOutExercise {...props} />;
}
