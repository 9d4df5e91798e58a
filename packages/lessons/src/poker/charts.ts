import { z } from 'zod';
import { prosa } from '../schema/common.ts';
import { FORMATS, pos } from '../schema/poker.ts';

/** Range charts: what to do with each of the 169 hands in one seat at one depth. */

export const CHART_ACTIONS = ['abrir', '3bet', 'pagar', 'allin', 'limp'] as const;

export const chart = z.strictObject({
  /** Opaque and permanent, like those of exercises. */
  id: z.string().regex(/^rg-[a-z0-9-]{3,40}$/u),
  titulo: z.string().min(3).max(60),
  tipo: z.enum(['apertura', '3bet', 'defensa', 'push', 'pago']),
  formato: z.enum(FORMATS),
  /** Seats at the table. */
  jugadores: z.int().min(2).max(9),
  asiento: pos,
  /** Who came in first, where somebody did. */
  contra: pos.optional(),
  /** Effective stack in bb. */
  profundidad: z.number().positive(),
  /** Big blind ante in bb. */
  ante: z.number().nonnegative(),
  supuestos: prosa,
  fuente: z.enum(['nash', 'propia']),
  /** What `rango` does. */
  accion: z.enum(CHART_ACTIONS),
  /** "22+,A2s+,KQo:0.5". */
  rango: z.string().min(1),
  /** Other actions with other hands. */
  otras: z.array(z.strictObject({ accion: z.enum(CHART_ACTIONS), rango: z.string().min(1) })).optional(),
});
export type Chart = z.infer<typeof chart>;

export const chartFile = z.array(chart);
