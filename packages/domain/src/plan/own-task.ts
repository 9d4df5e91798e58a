import { z } from 'zod';
import { safeText } from '../text/safe-text.ts';
import { ESTADOS, PRIORIDADES, type Tarea } from './plan.ts';
import { WEEKDAYS } from './week.ts';

/** Tasks that the player adds to a day. They stand beside the planned ones: the engine neither makes nor moves them. */

export const OWN_TASKS_A_DAY = 5;
export const OWN_TASKS_A_WEEK = 20;
export const OWN_TITLE_MAX = 80;
export const OWN_NOTE_MAX = 280;
export const OWN_MINUTES_MIN = 5;
export const OWN_MINUTES_MAX = 90;

export const tareaPropiaId = z.string().regex(/^[\w-]{1,64}$/u);
export const ownTitle = safeText(OWN_TITLE_MAX).trim().min(1);
export const ownNote = safeText(OWN_NOTE_MAX).trim();
export const ownMinutes = z.int().min(OWN_MINUTES_MIN).max(OWN_MINUTES_MAX);

export const tareaPropia = z.strictObject({
  id: tareaPropiaId,
  dia: z.enum(WEEKDAYS),
  fecha: z.iso.date(),
  titulo: z.string().min(1),
  nota: z.string().optional(),
  tiempo: z.int(),
  estado: z.enum(ESTADOS),
  prioridad: z.enum(PRIORIDADES),
});
export type TareaPropia = z.infer<typeof tareaPropia>;

interface WithTasks {
  readonly planEstudio: readonly { readonly tareas: readonly Tarea[] }[];
  readonly propias: readonly TareaPropia[];
}

/** Everything that counts towards the week: what was planned and what the player added. */
export const weekTasks = ({ planEstudio, propias }: WithTasks): readonly (Tarea | TareaPropia)[] => [
  ...planEstudio.flatMap(({ tareas }) => tareas),
  ...propias,
];
