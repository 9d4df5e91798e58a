import { z } from 'zod';
import { uci } from '../attempt/answer.ts';
import { safeText } from '../text/safe-text.ts';

/** One game of the player's own, without anybody's name: what the browser sends and the server keeps. */

/** `estratega`: played here, against Estratega. */
export const SITIOS = ['lichess', 'chesscom', 'archivo', 'estratega'] as const;
export type Sitio = (typeof SITIOS)[number];
export const COLORES = ['blancas', 'negras'] as const;
export const RESULTADOS_PARTIDA = ['1-0', '0-1', '1/2-1/2', '*'] as const;
export const FINES_PARTIDA = ['tiempo', 'mate', 'abandono', 'tablas', 'otro'] as const;

/** A mate counts this many centipawns. */
export const MATE_CP = 10_000;
/** Longer than any game that was ever played. */
export const MAX_PLIES = 600;

const centipawns = z.int().min(-MATE_CP).max(MATE_CP);
const elo = z.int().min(1).max(4000);
const ply = z.int().min(0).max(MAX_PLIES);
/** Older than the oldest game that was written down; people fill in a date that they do not know with zeros. */
const FIRST_YEAR = 1400;
const LAST_YEAR = 2200;
/** A day, or a moment with or without its zone: rooms and sites do not always tell it. */
export const fechaJugada = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z?)?$/u)
  .refine((text) => !Number.isNaN(Date.parse(text.length === 10 ? `${text}T00:00:00Z` : text)), {
    message: 'No es una fecha.',
  })
  .refine((text) => Number(text.slice(0, 4)) >= FIRST_YEAR && Number(text.slice(0, 4)) <= LAST_YEAR, {
    message: `El año tiene que estar entre ${FIRST_YEAR} y ${LAST_YEAR}.`,
  });
/** What a file says of when it was played, where that is a date; a game is a game without one. */
export const likelyDate = (text: string | undefined): { readonly fecha?: string } =>
  text !== undefined && fechaJugada.safeParse(text).success ? { fecha: text } : {};

/** Why a move went wrong, in the player's own word. */
export const CAUSAS = ['no_vi', 'calculo', 'prisa', 'plan', 'no_sabia'] as const;
export type Causa = (typeof CAUSAS)[number];
/** Nobody says it of more moves of one game. */
export const MAX_CAUSAS = 40;
/** White makes the even ones, counted from 0. */
export const isOwnPly = (color: (typeof COLORES)[number], ply: number): boolean =>
  (ply % 2 === 0) === (color === 'blancas');
const marcada = z.strictObject({ ply, causa: z.enum(CAUSAS) });
/** Sent for one move at a time; null takes it back. */
export const marcarCausa = z.strictObject({ ply, causa: z.enum(CAUSAS).nullable() });
export type MarcarCausa = z.infer<typeof marcarCausa>;
export const causasMarcadas = z.object({ causas: z.array(marcada) });
export type CausasMarcadas = z.infer<typeof causasMarcadas>;

export const partidaPropia = z
  .strictObject({
    sitio: z.enum(SITIOS),
    /** The site's own id, or one made from a file's content. */
    idSitio: z.string().regex(/^[\w-]{1,64}$/u),
    fecha: fechaJugada.optional(),
    /** The player's side. */
    color: z.enum(COLORES),
    elo: elo.optional(),
    eloRival: elo.optional(),
    resultado: z.enum(RESULTADOS_PARTIDA),
    /** Seconds and increment, "180+2". */
    ritmo: z
      .string()
      .regex(/^[\d+/*:-]{1,20}$/u)
      .optional(),
    jugadas: z.array(uci).min(1).max(MAX_PLIES),
    /** Seconds left to whoever moved, one a ply. */
    relojes: z.array(z.number().min(0).max(1_000_000).nullable()).max(MAX_PLIES).optional(),
    /** Centipawns for White after each ply; a mate counts ±10000. */
    evaluaciones: z.array(centipawns.nullable()).max(MAX_PLIES).optional(),
    apertura: safeText(120, 1).optional(),
    /** Plies that are known theory. */
    libro: ply.optional(),
    division: z.strictObject({ medio: ply.optional(), final: ply.optional() }).optional(),
    termino: z.enum(FINES_PARTIDA).optional(),
    /** Own moves that the player has said the cause of. */
    causas: z.array(marcada).max(MAX_CAUSAS).optional(),
  })
  .refine(({ jugadas, relojes }) => relojes === undefined || relojes.length <= jugadas.length, {
    message: 'Hay más relojes que jugadas.',
    path: ['relojes'],
  })
  .refine(({ jugadas, evaluaciones }) => evaluaciones === undefined || evaluaciones.length <= jugadas.length, {
    message: 'Hay más evaluaciones que jugadas.',
    path: ['evaluaciones'],
  })
  .refine(
    ({ jugadas, color, causas = [] }) =>
      new Set(causas.map((one) => one.ply)).size === causas.length &&
      causas.every((one) => one.ply < jugadas.length && isOwnPly(color, one.ply)),
    { message: 'Solo se marcan jugadas propias, una vez cada una.', path: ['causas'] },
  );
export type PartidaPropia = z.infer<typeof partidaPropia>;

/**
 * What the engine in the browser said. `posiciones[i]` is the one before ply `i`; the last, after all moves. null where it
 * was not asked (theory, decided).
 */
export const analisisPosicion = z.strictObject({
  cp: centipawns,
  /** The best line, in UCI, from this position. */
  linea: z.array(uci).min(1).max(8).optional(),
  /** The same as `cp`, for the second-best move. */
  segunda: centipawns.optional(),
});
export const analisisPartida = z.strictObject({
  /** "Stockfish 17 lite": what it was, so that a better one may replace it. */
  motor: safeText(60, 1),
  nodos: z.int().min(1).max(1_000_000_000).optional(),
  posiciones: z
    .array(analisisPosicion.nullable())
    .min(1)
    .max(MAX_PLIES + 1),
});
export type AnalisisPartida = z.infer<typeof analisisPartida>;
