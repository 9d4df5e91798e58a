import { z } from 'zod';
import { fechaJugada } from './game.ts';

/** One hand of the player's own, without anybody's name: seats are positions. Amounts in the hand's own unit, to the cent. */

export const SALAS = ['pokerstars', 'winamax', 'ggpoker', 'phh'] as const;
const pos = z.enum(['UTG', 'UTG1', 'UTG2', 'LJ', 'HJ', 'CO', 'BTN', 'SB', 'BB']);
const card = z.string().regex(/^[2-9TJQKA][shdc]$/u);
/** Of one street: nine players who raise four times each do not reach it. */
const MAX_ACTIONS = 40;
/** Letters of a whole hand; an ordinary one has a tenth of it. */
const MAX_HAND = 8_000;
const amount = z.number().min(0).max(1e12);

const mano = z.strictObject({
  sala: z.enum(SALAS),
  /** The room's own id. */
  id: z.string().regex(/^[\w.#-]{1,64}$/u),
  fecha: fechaJugada.optional(),
  tipo: z.enum(['cash', 'torneo']),
  moneda: z
    .string()
    .regex(/^\S{1,8}$/u)
    .optional(),
  ciegas: z.tuple([amount, amount.positive()]),
  ante: amount.optional(),
  anteDe: z.literal('BB').optional(),
  puestas: z
    .array(z.strictObject({ pos, viva: amount.optional(), muerta: amount.optional() }))
    .max(10)
    .optional(),
  /** In the order in which they speak before the flop. */
  asientos: z
    .array(z.strictObject({ pos, stack: amount.positive(), heroe: z.literal(true).optional() }))
    .min(2)
    .max(9),
  mano: z.tuple([card, card]).optional(),
  historia: z
    .array(
      z.strictObject({
        calle: z.enum(['pre', 'flop', 'turn', 'river']),
        cartas: z.array(card).max(3).optional(),
        acciones: z
          .array(
            z.strictObject({
              pos,
              hace: z.enum(['fold', 'check', 'call', 'bet', 'raise', 'allin']),
              a: amount.optional(),
            }),
          )
          .max(MAX_ACTIONS),
      }),
    )
    .min(1)
    .max(4),
  otrosTableros: z.array(z.array(card).max(5)).max(2).optional(),
  bote: amount,
  comision: amount,
  netoHeroe: z.number().min(-1e12).max(1e12),
});
export const manoPropia = mano.refine((hand) => JSON.stringify(hand).length <= MAX_HAND, {
  message: 'La mano es demasiado larga.',
});
export type ManoPropia = z.infer<typeof manoPropia>;
