import { z } from 'zod';
import { uci } from './answer.ts';
import { capitulo } from './chapter.ts';
import { prosa, unitId } from './common.ts';
import { exercise } from './exercise.ts';
import { pokerExercise } from './poker.ts';

/** What the browser fetches: immutable files, named by what they hold. A stage's prose, or a handful of exercises. */

export const ejemploAjedrez = z.strictObject({
  tipo: z.literal('ajedrez'),
  fen: z.string(),
  linea: z.array(uci),
  explicacion: prosa,
  partida: z.string().optional(),
});
/** A worked hand: drawn like an exercise, but with its answer told. */
export const ejemploPoker = pokerExercise
  .omit({ id: true, temas: true, niveles: true, formatos: true, tipo: true })
  .extend({ tipo: z.literal('poker') });
export const ejemplo = z.discriminatedUnion('tipo', [ejemploAjedrez, ejemploPoker]);
export type Ejemplo = z.infer<typeof ejemplo>;

export const consigna = z.strictObject({ titulo: prosa, consigna: prosa });

export const etapa = z.strictObject({
  unidad: unitId,
  titulo: prosa,
  nivel: z.int(),
  ideas: z.array(prosa),
  /** What this level asks, and the one idea that is its own. */
  enfoque: prosa,
  idea: prosa,
  errorTipico: prosa,
  /** `paso`: the exercise that asks it, where something can judge the answer. */
  preguntas: z.array(z.strictObject({ pregunta: prosa, respuesta: prosa, paso: z.string().optional() })),
  criterio: prosa,
  foco: prosa,
  revision: prosa,
  ejemplo: ejemplo.optional(),
  /** Moves of the example to be found before it is told. */
  prueba: z.array(z.string()).optional(),
  /** What is done in tasks without exercises: by kind, in the order that `leccion.variante` counts. */
  variantes: z.record(z.string(), z.array(consigna)),
  /** Of its chapter, where it has one: what comes back in reviews. */
  ficha: capitulo.pick({ titulo: true, procedimiento: true, ficha: true }).optional(),
});
export type Etapa = z.infer<typeof etapa>;

export const pack = z.strictObject({
  etapa: etapa.optional(),
  /** With the exercises of its steps. */
  capitulo: capitulo.optional(),
  ejercicios: z.array(exercise).optional(),
  /** A solved flop (`packages/poker/src/flops`), deflated, in base 64. */
  flop: z.string().optional(),
});
export type Pack = z.infer<typeof pack>;
