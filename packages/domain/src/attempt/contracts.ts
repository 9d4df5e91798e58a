import { z } from 'zod';
import { planId } from '../plan/contracts.ts';
import { position } from '../plan/plan.ts';
import { RESULTS, respuesta } from './answer.ts';

/** `registrar-intentos`: the answers of a session, in the order in which they were given. */

/** One of the bank, one made from a seed, or one from the player's own games. */
export const ejercicioId = z.string().regex(/^[0-9a-z][0-9a-z.-]{3,63}$/u);
export const MAX_INTENTOS = 50;

export const intento = z.strictObject({
  /** Made by the browser; the same id is the same answer, however often it is sent. */
  id: z.uuid(),
  diaIndex: position,
  tareaIndex: position,
  ejercicio: ejercicioId,
  respuesta,
  /** Steps of the hint ladder that were opened. */
  pistas: z.int().min(0).max(4),
  ms: z.int().min(0).max(86_400_000),
  hechoEn: z.iso.datetime(),
});
export type Intento = z.infer<typeof intento>;

export const registrarIntentos = z.strictObject({ planId, intentos: z.array(intento).min(1).max(MAX_INTENTOS) });
export type RegistrarIntentos = z.infer<typeof registrarIntentos>;

export const intentosRegistrados = z.object({
  registrados: z.int().min(0),
  intentos: z.array(z.object({ id: z.uuid(), resultado: z.enum(RESULTS) })),
  /** Where some were judged and not kept, because there is no room for more of them. */
  aviso: z.string().optional(),
});
export type IntentosRegistrados = z.infer<typeof intentosRegistrados>;
