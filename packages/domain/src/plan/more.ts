import { z } from 'zod';
import { planId } from './contracts.ts';
import { position } from './plan.ts';

/** More exercises for an objective whose own are used up. */
export const moreBody = z.strictObject({ planId, objetivoIndex: position });
export const masEjercicios = z.object({
  /** The task that has them now. */
  diaIndex: position,
  tareaIndex: position,
  nuevos: z.int().min(1),
});
export type MasEjercicios = z.infer<typeof masEjercicios>;
