import type { GraphChapter } from '@estratega/lessons/graph';

/** What of a chapter a session asks. */

type Timed = Pick<GraphChapter, 'pasos' | 'mira' | 'segundos'>;

/** What these of its exercises take, with what is looked at beside them. */
export const chapterMinutes = ({ pasos, mira, segundos }: Timed, ids: readonly string[]): number => {
  const steps = ids.filter((id) => pasos.includes(id)).length;
  return (steps * segundos.paso + mira * segundos.mira + (ids.length - steps) * segundos.prueba) / 60;
};

/** Its steps in order, as many as fit, and its test where the minutes are enough for all of it. */
export const chapterExercises = (chapter: Timed & Pick<GraphChapter, 'prueba'>, minutes: number): readonly string[] => {
  const { pasos, mira, prueba, segundos } = chapter;
  const left = minutes * 60 - mira * segundos.mira;
  const steps = pasos.slice(0, Math.max(1, Math.floor(left / segundos.paso)));
  const all = [...steps, ...prueba];
  return steps.length === pasos.length && chapterMinutes(chapter, all) <= minutes ? all : steps;
};
