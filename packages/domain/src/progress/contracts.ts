import { z } from 'zod';
import { theme } from '../plan/contracts.ts';
import { campo } from '../plan/plan.ts';

/** `GET /api/progreso`: what was measured, for the progress information of the pro plan. */

/** Right answers that were expected of the first tries of a week before it began, and those that came. */
export const prediccion = z.object({
  esperados: z.number().min(0),
  aciertos: z.number().min(0),
  de: z.int().min(1),
});
export type Prediccion = z.infer<typeof prediccion>;

const measured = {
  /** What was answered in it; absent in weeks from before exercises could be. */
  minutosReales: z.int().optional(),
  hechos: z.int().optional(),
  aciertos: z.int().optional(),
  prediccion: prediccion.optional(),
};

/** One finished week. */
export const finishedWeek = z.object({
  semana: z.int(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  /** Planned. */
  minutos: z.int(),
  tareas: z.int(),
  objetivos: z.int(),
  porTipo: z.record(z.string(), z.int()),
  ...measured,
});
export type SemanaTerminada = z.infer<typeof finishedWeek>;

/** The week under way: what is planned of it, and what is done so far. */
export const currentWeek = z.object({
  semana: z.int(),
  minutos: z.int(),
  tareas: z.int(),
  objetivos: z.int(),
  tareasTerminadas: z.int(),
  objetivosTerminados: z.int(),
  ...measured,
});
export type SemanaActual = z.infer<typeof currentWeek>;

/** Where a theme stands. Each is in one place only; nothing is mastered that no answer has shown. */
export const ESTADOS_TEMA = ['dominado', 'por_repasar', 'flojo', 'sin_medir'] as const;
export type EstadoTema = (typeof ESTADOS_TEMA)[number];

export const temaMedido = theme.extend({
  estado: z.enum(ESTADOS_TEMA),
  /** First tries that were right, of all first tries that were judged. */
  aciertos: z.int().min(0),
  de: z.int().min(0),
});
export type TemaMedido = z.infer<typeof temaMedido>;

export const progress = z.array(
  z.object({
    campo,
    nivel: z.int(),
    semanas: z.array(finishedWeek),
    actual: currentWeek.optional(),
    temas: z.array(temaMedido),
  }),
);
export type Progress = z.infer<typeof progress>;
