import { addDays, isPlayOut, isRight, type Plan, type Tarea } from '@estratega/domain';
import type { Resultado } from '@estratega/lessons';
import { RETURN_AFTER_DAYS, SLIPPED_AFTER_DAYS } from '@estratega/lessons/compose';
import type { Place } from './place.ts';
import { type Done, progressKey, type Returning, readProgress } from './progress.ts';

/** What was measured this week: the server's word on each first try, and this machine's where the server has none yet. */
export interface Measured {
  readonly ejercicio: string;
  readonly diaIndex: number;
  readonly tareaIndex: number;
  readonly temaId: string;
  readonly resultado: Resultado;
  readonly acierto: boolean;
  /** Solved since. */
  readonly resuelto: boolean;
  /** Only of what was answered here. */
  readonly aqui?: Done | undefined;
}

function measuredOf(plan: Plan, tarea: Tarea, diaIndex: number, tareaIndex: number): Measured[] {
  const here = readProgress(progressKey({ planId: plan.id, diaIndex, tareaIndex }, plan.semana)).hechos;
  const known = new Map((tarea.intentos ?? []).map((one) => [one.ejercicio, one]));
  return [...(tarea.leccion?.ejercicios ?? []), ...(tarea.leccion?.partidas ?? [])].flatMap((ejercicio): Measured[] => {
    const told = known.get(ejercicio);
    const own = here[ejercicio];
    const place = { ejercicio, diaIndex, tareaIndex, temaId: tarea.temaId, aqui: own };
    if (told) {
      const acierto = told.primero === 'propio' ? (own?.acierto ?? false) : isRight(told.primero);
      return [{ ...place, resultado: told.primero, acierto, resuelto: acierto || isRight(told.ultimo) }];
    }
    if (!own || own.resultado === 'leido') return [];
    return [{ ...place, resultado: own.resultado, acierto: own.acierto, resuelto: own.acierto }];
  });
}

export const measuredIn = (plan: Plan): readonly Measured[] =>
  plan.planEstudio.flatMap(({ tareas }, diaIndex) =>
    tareas.flatMap((tarea, tareaIndex) => measuredOf(plan, tarea, diaIndex, tareaIndex)),
  );

const hasExercises = (tarea: Plan['planEstudio'][number]['tareas'][number]): boolean =>
  (tarea.leccion?.ejercicios.length ?? 0) > 0;

/** When what is failed now is met again: in that day's review, whatever the week has on it. */
export const whenBack = (hoy: string, id = ''): string =>
  addDays(hoy, isPlayOut(id) ? SLIPPED_AFTER_DAYS : RETURN_AFTER_DAYS);

/** What was missed three days ago or more and not solved since, at the head of the day's first task with exercises. */
export function returningTo(plan: Plan, { diaIndex, tareaIndex }: Place): readonly Returning[] {
  const day = plan.planEstudio[diaIndex];
  if (!day || day.tareas.findIndex(hasExercises) !== tareaIndex) return [];
  const since = addDays(day.fecha, -RETURN_AFTER_DAYS);
  return (
    measuredIn(plan)
      // What was played out comes back in tomorrow's review, by itself.
      .filter((one) => !isPlayOut(one.ejercicio))
      .filter((one) => !one.resuelto && (plan.planEstudio[one.diaIndex]?.fecha ?? '') <= since)
      .filter((one) => !day.tareas[tareaIndex]?.leccion?.ejercicios.includes(one.ejercicio))
      .map(({ ejercicio, diaIndex: d, tareaIndex: t }) => ({ id: ejercicio, diaIndex: d, tareaIndex: t }))
  );
}
