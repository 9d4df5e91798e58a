import type { Exercise } from '../schema/exercise.ts';

/** One scale for both games, that of chess ratings: ten to one where the difference is 400. */

const LEVEL_0 = 600;
const PER_LEVEL = 300;
const MIDDLE = 0.5;

/** Poker's exercises are written on the scale of levels, where 2.5 is the middle of level 2. */
export const pokerRating = (level: number): number => Math.round(LEVEL_0 + PER_LEVEL * (level - MIDDLE));

/** What an exercise is worth before anybody answers it. */
export const ratingOf = (exercise: Exercise): number => {
  if (!('niveles' in exercise)) return exercise.dificultad;
  const [from, to] = exercise.niveles;
  return pokerRating(exercise.dificultad ?? (from + to + 1) / 2);
};
