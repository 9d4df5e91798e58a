import { z } from 'zod';
import { respuesta } from '../attempt/answer.ts';
import { ejercicioId } from '../attempt/contracts.ts';
import type { Campo } from './game.ts';
import { campo } from './plan.ts';
import { nivelDeclarado } from './request.ts';

/** `prueba-nivel`: a few exercises that find a player's level. Judged by the server, kept after each answer. */

/** As many as four minutes hold: a decision is one tap, and tells less than a line that nobody guesses. */
export const PLACEMENT_TOTAL: Readonly<Record<Campo, number>> = { Ajedrez: 12, 'Poker Texas Holdem': 15 };

export const empezarPrueba = z.strictObject({
  nivel: nivelDeclarado,
  /** From the first exercise again, also where a test is under way or finished. */
  reiniciar: z.boolean().optional(),
});
export type EmpezarPrueba = z.infer<typeof empezarPrueba>;

const id = z.uuid('Esa prueba no existe.');

export const responderPrueba = z.strictObject({
  id,
  ejercicio: ejercicioId,
  respuesta,
  ms: z.int().min(0).max(86_400_000),
});
export type ResponderPrueba = z.infer<typeof responderPrueba>;

const share = z.number().min(0).max(1);
/** The estimate on a ruler: a band as wide as the doubt, among levels that have names. Places are shares of its length. */
export const reglaNivel = z.object({
  /** «1.080» and «± 120», where the level has a figure. */
  cifra: z.string().optional(),
  margen: z.string().optional(),
  /** What the figure counts: «de Elo FIDE». */
  escala: z.string().optional(),
  en: share,
  desde: share,
  hasta: share,
  /** From left to right; `marca` is the figure at which one begins. */
  tramos: z.array(z.object({ nombre: z.string(), marca: z.string().optional(), tuyo: z.boolean() })),
});
export type ReglaNivel = z.infer<typeof reglaNivel>;

export const resultadoPrueba = z.object({
  nivel: z.int().min(0).max(6),
  /** «Tu nivel estimado: unos 1.450 de Elo online en rápida.» */
  titulo: z.string(),
  /** What it rests on and how sure it is. */
  detalle: z.string(),
  aciertos: z.int().min(0),
  de: z.int().min(1),
  regla: reglaNivel,
});
export type ResultadoPrueba = z.infer<typeof resultadoPrueba>;

const pedido = z.object({ ejercicio: z.string(), paquetes: z.array(z.string()) });

export const pruebaNivel = z.object({
  id,
  campo,
  total: z.int().min(1),
  hechos: z.array(z.object({ ejercicio: z.string(), acierto: z.boolean() })),
  /** What is asked now, with the packs that hold it; absent once it is over. */
  siguiente: pedido
    .extend({
      /** What would come after it, right or wrong: to be fetched while one thinks. Absent after what may be the last. */
      despues: z.object({ bien: pedido.optional(), mal: pedido.optional() }),
    })
    .optional(),
  resultado: resultadoPrueba.optional(),
  /** Once it is over: what was missed, with what was answered. */
  fallos: z.array(pedido.extend({ tema: z.string(), respuesta })).optional(),
});
export type PruebaNivel = z.infer<typeof pruebaNivel>;
