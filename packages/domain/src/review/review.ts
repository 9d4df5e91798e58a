import { z } from 'zod';
import { ejercicioId } from '../attempt/contracts.ts';
import { planId } from '../plan/contracts.ts';
import { campo, position } from '../plan/plan.ts';
import type { Fecha } from '../plan/week.ts';

/** The daily review: what was failed and is due, on every day, whatever the week's tasks are. */

/** Of no task. What is answered in the review of an earlier week, or of an own game, belongs to none of this week's. */
export const REVIEW_PLACE = { diaIndex: 200, tareaIndex: 200 } as const;
export const isReviewPlace = ({ diaIndex, tareaIndex }: { diaIndex: number; tareaIndex: number }): boolean =>
  diaIndex === REVIEW_PLACE.diaIndex && tareaIndex === REVIEW_PLACE.tareaIndex;

/** After weeks away dozens are due: nobody begins a review of dozens. */
export const REVIEW_AT_ONCE = 10;

export const paraRepasar = z.object({
  /** Where its answer goes: the task that it comes from while that week runs, and otherwise the review's own place. */
  planId,
  diaIndex: position,
  tareaIndex: position,
  campo,
  ejercicio: ejercicioId,
  /** The day of the last try, or on which an own mistake was found. */
  desde: z.iso.date(),
  /** The day from which it is asked again. */
  vence: z.iso.date(),
  /** Of an own game or hand. */
  propio: z.literal(true).optional(),
  paquetes: z.array(z.string()),
});
export type ParaRepasar = z.infer<typeof paraRepasar>;

export const repaso = z.object({
  ahora: z.iso.datetime(),
  zonaHoraria: z.string(),
  /** What is due and what comes next, the longest due first: a browser without network goes on with it. */
  ejercicios: z.array(paraRepasar),
  /** Seconds that an exercise takes this player, as far as is known. */
  segundos: z.int().min(1),
});
export type Repaso = z.infer<typeof repaso>;

/** What is due on a day. */
export const dueOn = <T extends Pick<ParaRepasar, 'vence'>>(items: readonly T[], hoy: Fecha): readonly T[] =>
  items.filter(({ vence }) => vence <= hoy);

/** The next day after this one on which something returns, and how much. */
export const nextDue = (
  items: readonly Pick<ParaRepasar, 'vence'>[],
  hoy: Fecha,
): { readonly fecha: Fecha; readonly cuantos: number } | undefined => {
  const later = items.filter(({ vence }) => vence > hoy).map(({ vence }) => vence);
  const [fecha] = later.toSorted();
  return fecha === undefined ? undefined : { fecha, cuantos: later.filter((one) => one === fecha).length };
};
