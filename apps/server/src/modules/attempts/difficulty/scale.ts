import type { Exercise } from '@estratega/lessons';

/** One scale for both games, that of chess ratings: ten to one where the difference is 400. */

const LEVEL_0 = 600;
const PER_LEVEL = 300;

/** What an exercise is worth before anybody answers it. Poker's are written on the scale of levels. */
export const priorDifficulty = (exercise: Exercise): number => {
  if (!('niveles' in exercise)) return exercise.dificultad;
  const [from, to] = exercise.niveles;
  return Math.round(LEVEL_0 + PER_LEVEL * (exercise.dificultad ?? (from + to) / 2));
};

/** Exercises made from seeds are measured together: each is met once, but they differ in nothing else. */
export const measuredAs = (id: string): string => (id.startsWith('g.') ? id.slice(0, id.lastIndexOf('.')) : id);
