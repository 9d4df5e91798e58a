import { z } from 'zod';
import { nivel, playOutId, prosa, topicId } from './common.ts';

/** A position to be played to its end against a rival that resists. What counts is the result kept, never one best move. */

export const PLAY_GOALS = [
  /** On the board. */
  'mate',
  /** A pawn that becomes a piece which stays. */
  'coronar',
  /** A win that needs no more showing: so much that anybody wins it, or as many moves as the position asks with the advantage kept. */
  'ganar',
  /** So many moves without losing, or a draw by the rules. */
  'tablas',
] as const;
export type PlayGoal = (typeof PLAY_GOALS)[number];

/** As it stands in the content. The side to move is the player's. */
export const playOutRow = z.strictObject({
  id: playOutId,
  temas: z.array(topicId).min(1),
  nivel,
  dificultad: z.int().min(300).max(3200),
  fen: z.string(),
  meta: z.enum(PLAY_GOALS),
  /** Own moves after which what was to be kept has been kept. */
  limite: z.int().min(4).max(60),
  /** "Lucena", for lists and the bar. */
  titulo: z.string().trim().min(3).max(45),
  /** What is to be done, in one sentence. */
  consigna: z.string().trim().min(10).max(110),
  pista: prosa,
  /** Why it usually slips away. */
  explicacion: prosa,
  retirada: z.literal(true).optional(),
});
export type PlayOutRow = z.infer<typeof playOutRow>;

/** What the browser gets. */
export const playOut = playOutRow.omit({ retirada: true }).extend({
  tipo: z.literal('ajedrez-partida'),
  id: z.string(),
  /** Exact tables of what it is and what it becomes, by ending: where the browser finds them. */
  tablas: z.record(z.string(), z.string()),
});
export type PlayOut = z.infer<typeof playOut>;
