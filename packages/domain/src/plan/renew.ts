import { z } from 'zod';
import { type Plan, planId } from './contracts.ts';
import { type Dia, type Objetivo, studiedOn, type Tarea } from './plan.ts';
import type { InformacionTema } from './request.ts';
import { type Fecha, WEEKDAYS, weekdayOf } from './week.ts';

/**
 * A week from before exercises could be answered is text and minutes. What is left of it can be made again in today's form, once: only
 * whole days from today on that nobody has touched, so that nothing done, begun, moved or written is lost.
 */

export const RENEWALS = ['ver', 'aplicar', 'dejar'] as const;
export const renewBody = z.strictObject({ planId, accion: z.enum(RENEWALS) });
export type RenewBody = z.infer<typeof renewBody>;

export const renovacion = z.object({
  /** There are days that can be made again. */
  hay: z.boolean(),
  aplicada: z.boolean(),
  dias: z.array(
    z.object({
      dia: z.enum(WEEKDAYS),
      fecha: z.iso.date(),
      minutos: z.int(),
      ejercicios: z.int(),
      tareas: z.array(z.object({ titulo: z.string(), tiempo: z.int() })),
    }),
  ),
  objetivos: z.array(z.string()),
});
export type Renovacion = z.infer<typeof renovacion>;

/** Objectives of a week at most. */
const OBJECTIVES = 5;

/** Of a later week every task has its lesson. */
const isFromBefore = (days: readonly Dia[]): boolean =>
  days.every(({ tareas }) => tareas.every(({ leccion }) => leccion === undefined));

const isUntouched = ({ estado, noAplica, recuperada, notas, minutosReales }: Tarea): boolean =>
  estado === 'esperando' && !noAplica && !recuperada && !notas && minutosReales === undefined;

/** Dates of the days that can be made again; none where the player said that the week stays as it is. */
export const daysToRenew = (
  { planEstudio, informacionTema }: Pick<Plan, 'planEstudio' | 'informacionTema'>,
  hoy: Fecha,
): readonly Fecha[] => {
  if (informacionTema.preferencias?.formatoAnterior || !isFromBefore(planEstudio)) return [];
  const cameTo = new Set(
    planEstudio.flatMap((day) => day.tareas.flatMap((task) => (task.recuperada ? [studiedOn(day, task).fecha] : []))),
  );
  return planEstudio
    .filter(({ fecha, tareas }) => fecha >= hoy && !cameTo.has(fecha) && tareas.every(isUntouched))
    .map(({ fecha }) => fecha);
};

/** The same request, for those days alone: the hours of the days that are over are no longer there to be shared out. */
export const requestForDays = (asked: InformacionTema, days: readonly Fecha[]): InformacionTema => {
  const diasEstudio = asked.diasEstudio.filter((dia) => days.some((fecha) => weekdayOf(fecha) === dia));
  const horasEstudio = Object.fromEntries(diasEstudio.map((dia) => [dia, asked.horasEstudio[dia]]));
  return { ...asked, diasEstudio, horasEstudio };
};

/** What was reached stays; the rest was measured by tasks that are gone. */
export const renewedObjectives = (before: readonly Objetivo[], after: readonly Objetivo[]): readonly Objetivo[] =>
  [...before.filter(({ estado }) => estado === 'finalizado'), ...after].slice(0, OBJECTIVES);
