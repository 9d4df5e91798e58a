import { addDays, isPlayOut, type Plan } from '@estratega/domain';
import { RETURN_AFTER_DAYS, SLIPPED_AFTER_DAYS } from '@estratega/lessons/compose';
import { measuredIn } from './evidence.ts';
import type { Place } from './place.ts';
import type { Returning } from './progress.ts';

const hasExercises = (tarea: Plan['planEstudio'][number]['tareas'][number]): boolean =>
  (tarea.leccion?.ejercicios.length ?? 0) > 0;

/** When what is failed now is met again: in that day's review, whatever the week has on it. */
export const whenBack = (hoy: string, id?: string): string =>
  addDays(hoy, id !== undefined && isPlayOut(id) ? SLIPPED_AFTER_DAYS : RETURN_AFTER_DAYS);

/** What was missed three days ago or more and not solved since, at the head of the day's first task with exercises. */
export function returningTo(plan: Plan, { diaIndex, tareaIndex }: Place): readonly Returning[] {
  const day = plan.planEstudio[diaIndex];
  if (!day || day.tareas.findIndex(hasExercises) !== tareaIndex) return [];
  const since = addDays(day.fecha, -RETURN_AFTER_DAYS);
  return (
    measuredIn(plan)
      // What was played out comes back in tomorrow's review, by itself.
      .filter(
        (one) => !one.resuelto && !isPlayOut(one.ejercicio) && (plan.planEstudio[one.diaIndex]?.fecha ?? '') <= since,
      )
      .filter((one) => !day.tareas[tareaIndex]?.leccion?.ejercicios.includes(one.ejercicio))
      .map(({ ejercicio, diaIndex: d, tareaIndex: t }) => ({ id: ejercicio, diaIndex: d, tareaIndex: t }))
  );
}
