import { z } from 'zod';

/** What a player answers, as it travels and is stored; and what comes of it. */

/** "e2e4", "e7e8q". */
export const uci = z.string().regex(/^[a-h][1-8][a-h][1-8][qrbn]?$/u);

/** "e4". */
export const casilla = z.string().regex(/^[a-h][1-8]$/u);

export const respuestaPregunta = z.union([
  z.strictObject({ opcion: z.int().min(0).max(9) }),
  z.strictObject({ numero: z.number() }),
  z.strictObject({ rango: z.record(z.string().regex(/^[2-9TJQKA]{2}[so]?$/u), z.number().min(0).max(1)) }),
  /** Squares touched on a board. */
  z.strictObject({
    casillas: z.array(casilla).min(1).max(32),
  }),
  /** Self-check: what the player says. */
  z.strictObject({ acierto: z.boolean() }),
]);
export type RespuestaPregunta = z.infer<typeof respuestaPregunta>;

/** How a position that was played out ended for the player. */
export const FINES = ['logrado', 'escapo', 'rendido'] as const;
export type FinPartida = (typeof FINES)[number];
export const MAX_PLIES_PARTIDA = 160;

export const respuesta = z.union([
  /** The solver's moves in order, the first one tried first; empty where the solution was asked for. */
  z.strictObject({ jugadas: z.array(uci).max(40) }),
  /** One for each question answered; fewer than asked where the solution was asked for. */
  z.strictObject({ preguntas: z.array(respuestaPregunta).max(3) }),
  /** A whole hand: every action since the flop, of both, and what the player's own cost in blinds, by their place in the line. */
  z.strictObject({
    mano: z.strictObject({
      linea: z.array(z.int().min(0).max(5)).max(40),
      costes: z.array(z.strictObject({ paso: z.int().min(0).max(39), bb: z.number().min(0).max(1000) })).max(20),
    }),
  }),
  /** A position played out: every move from it, and how it ended for the player. */
  z.strictObject({ partida: z.array(uci).max(MAX_PLIES_PARTIDA), fin: z.enum(FINES) }),
]);
export type Respuesta = z.infer<typeof respuesta>;

export const RESULTS = ['bien', 'casi', 'mal', 'visto', 'propio'] as const;
export type Resultado = (typeof RESULTS)[number];
