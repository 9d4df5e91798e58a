import { z } from 'zod';
import { drillId, nivel, topicId } from './common.ts';
import { FORMATS } from './poker.ts';

/** Where a hand is taken up: at the flop, at the continuation bet or facing it, with streets behind it, or on the turn after a bet that was called. */
export const DESDE = ['flop', 'cbet', 'vscbet', 'turn', 'river', 'barril'] as const;

/** What the rival does too much or too little on turn and river (`hand-play/habits.ts`). */
export const HABITOS = ['paga-de-mas', 'abandona', 'paga-y-se-rinde', 'apuesta-demasiado', 'nunca-farolea'] as const;
export type Habito = (typeof HABITOS)[number];

/** The theme that a hand is dealt for: the line that leads to it, and its sizes on the river (`hand-play/focus.ts`). */
export const FOCOS = [
  'overbet',
  'check-raise',
  'check-raise-tardio',
  'farol',
  'fuera-de-posicion',
  'sonda',
  'bloqueo',
] as const;
export type Foco = (typeof FOCOS)[number];

/** A hand played street by street against a solved strategy: cards and dice come from the seed. */
export const handExercise = z.strictObject({
  id: drillId,
  tipo: z.literal('poker-mano'),
  temas: z.array(topicId).min(1),
  niveles: z.tuple([nivel, nivel]),
  formatos: z.array(z.enum(FORMATS)).min(1),
  /** On the scale of levels. */
  dificultad: z.number().min(0).max(6.9),
  formacion: z.string(),
  flop: z.string().regex(/^(?:[2-9TJQKA][shdc]){3}$/u),
  /** Whether the player acts first or last. */
  heroe: z.union([z.literal(0), z.literal(1)]),
  desde: z.enum(DESDE),
  /** Sizes to bet on the flop. */
  tamanos: z.union([z.literal(1), z.literal(2)]),
  semilla: z.string(),
  habito: z.enum(HABITOS).optional(),
  foco: z.enum(FOCOS).optional(),
  /** Where the solved flop is fetched. */
  paquete: z.string(),
});
export type HandExercise = z.infer<typeof handExercise>;
