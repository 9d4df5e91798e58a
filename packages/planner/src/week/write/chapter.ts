import type { GraphChapter } from '@estratega/lessons/graph';

/** What of a chapter a session asks. */

/** A step is read, looked at and answered; a question of its test is only answered. */
const SECONDS = { paso: 45, mira: 25, prueba: 40 } as const;

/** What these of its exercises take, with what is looked at beside them. */
export const chapterMinutes = (
  { pasos, mira }: Pick<GraphChapter, 'pasos' | 'mira'>,
  ids: readonly string[],
): number => {
  const steps = ids.filter((id) => pasos.includes(id)).length;
  return (steps * SECONDS.paso + mira * SECONDS.mira + (ids.length - steps) * SECONDS.prueba) / 60;
};

/** Its steps in order, as many as fit, and its test where the minutes are enough for all of it. */
export const chapterExercises = (
  { pasos, mira, prueba }: Pick<GraphChapter, 'pasos' | 'mira' | 'prueba'>,
  minutes: number,
): readonly string[] => {
  const seconds = minutes * 60;
  const steps = pasos.slice(0, Math.max(1, Math.floor((seconds - mira * SECONDS.mira) / SECONDS.paso)));
  const used = steps.length * SECONDS.paso + mira * SECONDS.mira;
  const isWhole = steps.length === pasos.length && used + prueba.length * SECONDS.prueba <= seconds;
  return isWhole ? [...steps, ...prueba] : steps;
};
