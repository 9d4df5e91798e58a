import type { Exercise } from '../schema/exercise.ts';

/**
 * The one question that an exercise comes down to, as an exercise of its own: the decision where there is one, then a
 * choice, then whatever is asked first. A test of twelve exercises has no time for the sums on the way. Both sides of
 * the wire cut it alike, so that what is judged is what was asked.
 */
export const decisiveIn = (kinds: readonly string[]): number => {
  const decision = kinds.lastIndexOf('accion');
  if (decision >= 0) return decision;
  return Math.max(0, kinds.lastIndexOf('elige'));
};

export const decisiveOnly = <E extends Exercise>(exercise: E): E => {
  if (!('preguntas' in exercise) || exercise.preguntas.length < 2) return exercise;
  const one = exercise.preguntas[decisiveIn(exercise.preguntas.map(({ tipo }) => tipo))];
  return one === undefined ? exercise : { ...exercise, preguntas: [one] };
};
