import { z } from 'zod';
import { respuesta } from '../attempt/answer.ts';
import { ejercicioId } from '../attempt/contracts.ts';
import { FIELD_TEXTS } from './field-texts.ts';
import { byGame } from './game.ts';
import { pruebaNivel, reglaNivel } from './placement.ts';
import { type InformacionTema, type NivelDeclarado, nivelDeclarado } from './request.ts';
import { addDays, type DiaSemana, type Fecha, isTimeZone, weekdayOf } from './week.ts';

/**
 * The test of the level without an account: the browser keeps the answers, which are the whole state, and sends all of them with each
 * request. Nothing is stored until somebody has an account and asks for it.
 */

/** On the home page, and what follows them. */
export const OPEN_FIRST = 3;
export const OPEN_TOTAL = 10;

const answered = z.strictObject({ ejercicio: ejercicioId, respuesta, ms: z.int().min(0).max(86_400_000) });
export type RespuestaAbierta = z.infer<typeof answered>;

const once = (answers: readonly { readonly ejercicio: string }[]): boolean =>
  new Set(answers.map(({ ejercicio }) => ejercicio)).size === answers.length;

const test = {
  /** Made by the browser: it decides between exercises that are as good, and an account takes the same test once. */
  id: z.uuid('Esa prueba no existe.'),
  nivel: nivelDeclarado,
  respuestas: z.array(answered).max(OPEN_TOTAL).refine(once, 'Cada ejercicio se responde una sola vez.'),
};

export const pruebaAbiertaBody = z.strictObject(test);
export type PruebaAbiertaBody = z.infer<typeof pruebaAbiertaBody>;

export const pruebaAbierta = pruebaNivel.extend({
  /** What the answers so far say, told as the guess that it is. */
  andas: z.object({ titulo: z.string(), regla: reglaNivel }).optional(),
});
export type PruebaAbierta = z.infer<typeof pruebaAbierta>;

/** A finished test, and where its player's days begin. */
export const pruebaHechaBody = z.strictObject({
  ...test,
  respuestas: test.respuestas.length(OPEN_TOTAL, 'La prueba no está terminada.'),
  zonaHoraria: z
    .string(FIELD_TEXTS.zonaHoraria)
    .max(64, FIELD_TEXTS.zonaHoraria)
    .refine(isTimeZone, FIELD_TEXTS.zonaHoraria)
    .optional(),
});
export type PruebaHechaBody = z.infer<typeof pruebaHechaBody>;

/** Three days of an hour: enough to see what a week holds before saying how much time there is. */
const DAYS = [0, 2, 4];

export const semanaDePrueba = (nivel: NivelDeclarado, hoy: Fecha, zonaHoraria?: string): InformacionTema => {
  const diasEstudio = DAYS.map((day) => weekdayOf(addDays(hoy, day)));
  const horasEstudio = Object.fromEntries(diasEstudio.map((dia) => [dia, 1])) as Record<DiaSemana, number>;
  const common = {
    nivelIntensidad: 'bajo',
    diasEstudio,
    horasEstudio,
    ...(zonaHoraria === undefined ? {} : { zonaHoraria }),
  } as const;
  return byGame(nivel, {
    Ajedrez: (level): InformacionTema => ({ ...level, ...common, conocimientosAjedrez: '' }),
    'Poker Texas Holdem': (level) => ({ ...level, ...common, conocimientosPoker: '' }),
  });
};

/**
 * What became of it: a plan was made; the level of a plan that was there already; or only the test, where the tier leaves no room for
 * another plan, until there is one.
 */
export const pruebaGuardada = z.object({
  guardado: z.enum(['plan', 'nivel', 'prueba']),
  planId: z.string().optional(),
});
export type PruebaGuardada = z.infer<typeof pruebaGuardada>;
