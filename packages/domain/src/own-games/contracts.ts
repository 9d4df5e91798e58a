import { z } from 'zod';
import { campo } from '../plan/plan.ts';
import { TIER_RULES } from '../tier/tier.ts';
import { analisisPartida, COLORES, likelyDate, partidaPropia, RESULTADOS_PARTIDA, SITIOS } from './game.ts';
import { manoPropia, SALAS } from './hand.ts';
import { KINDS } from './quota.ts';

/**
 * The calls of own games and hands. All need a session; errors are problems (RFC 9457) whose `title` is said as it is.
 *
 * | call | answer |
 * |---|---|
 * | `GET /api/partidas/de-sitio?sitio=lichess\|chesscom&usuario=…&max=1…100&desde=ISO?` | 200 `partidasDeSitio`, names already dropped, newest first, nothing stored yet; 404 `sitio_usuario_desconocido`; 410 `sitio_cuenta_cerrada`; 429 `sitio_ocupado` with Retry-After; 503 `sitio_caido`. No games: 200 and an empty list |
 * | `POST /api/partidas` `{ partidas }` (1–100, within 64 KiB, newest first) | 200 `partidasGuardadas`; the same game again is `repetida`; an illegal move is a 400 that names `partidas.3.jugadas` and stores nothing of the batch |
 * | `GET /api/partidas?limite=1…100&desde=cursor?` | 200 `listaPartidas`, newest first; `siguiente` is the next `desde` |
 * | `GET /api/partidas/:id` | 200 `partidaGuardada`, with its analysis where there is one |
 * | `PUT /api/partidas/:id/analisis` `analisisPartida` | 200 `analisisGuardado`; the same one again changes nothing; 403 `cupo_analisis` where the game is `en_espera`, `limite_analisis` past the day's other ones |
 * | `PUT /api/partidas/:id/causas` `{ ply, causa }` | 200 `causasMarcadas`: why an own move went wrong; `causa: null` takes it back; 400 where the move is not the player's |
 * | `DELETE /api/partidas/:id`, `DELETE /api/partidas` | 204; its exercises go too |
 * | `POST /api/manos` `{ manos }` (1–200) · `GET /api/manos` · `GET /api/manos/:id` · `DELETE /api/manos/:id` · `DELETE /api/manos` | the same for hands: `manosGuardadas`, `listaManos`, `manoGuardada`; hands need no analysis from the browser |
 * | `GET /api/partidas/cupo` | 200 `cupo`: to be said before anything is brought |
 * | `POST /api/partidas/analizar` `{ que: 'partidas' \| 'manos' }` | 200 `cupo` after taking out of the wait what the month allows, newest first |
 * | `GET /api/partidas/hechos` | 200 `hechosPropios`; fewer games than `faltan` says: no facts |
 * | `POST /api/partidas/llevar-al-plan` `{ campo, hecho, llevar }` | 200 `hechosPropios`; `llevar: false` takes it back; 404 where there is no such fact |
 * | `GET /api/partidas/ejercicios` | 200 `ejerciciosPropios`: own mistakes, and how far each is |
 * | `GET /api/partidas/ejercicios/paquete?ids=p.a,p.b` (1–40) | 200 a pack `{ ejercicios }` of the lessons' schema, only the caller's own; it stands in `leccion.paquetes` of the tasks that hold them |
 */

const sitioRemoto = z.enum(['lichess', 'chesscom']);
export const deSitio = z.strictObject({
  sitio: sitioRemoto,
  usuario: z.string().trim().min(2).max(50),
  max: z.coerce.number().int().min(1).max(100).default(100),
  /** Only games begun at or after it. */
  desde: z.iso
    .datetime()
    .refine((text) => likelyDate(text.slice(0, 10)).fecha !== undefined, { message: 'No es una fecha.' })
    .optional(),
});
export type DeSitio = z.infer<typeof deSitio>;

/** Counted from 1 in what was read. */
const rechazada = z.object({ linea: z.int(), motivo: z.string() });

export const partidasDeSitio = z.object({
  sitio: sitioRemoto,
  /** The name it goes by now; another than asked for where the account was renamed. */
  usuario: z.string(),
  partidas: z.array(partidaPropia),
  rechazadas: z.array(rechazada),
});
export type PartidasDeSitio = z.infer<typeof partidasDeSitio>;

/** What any player may keep at most; what a tier keeps is in `TIER_RULES`, 403 `limite_propias` beyond it. */
export const MAX_PARTIDAS = TIER_RULES.pro.partidasGuardadas;
export const MAX_MANOS = TIER_RULES.pro.manosGuardadas;
export const MAX_PARTIDAS_LOTE = 100;
export const MAX_MANOS_LOTE = 200;
export const traerPartidas = z.strictObject({ partidas: z.array(partidaPropia).min(1).max(MAX_PARTIDAS_LOTE) });
export const traerManos = z.strictObject({ manos: z.array(manoPropia).min(1).max(MAX_MANOS_LOTE) });

/** Ours, made from what the game is: bringing it again finds it. */
export const propioId = z.string().regex(/^[0-9a-z]{16,32}$/u);

/** `en_espera`: kept, and beyond the month's quota; `por_analizar`: the engine in the browser may begin; `analizada`. */
export const ESTADOS_PARTIDA = ['en_espera', 'por_analizar', 'analizada'] as const;
/** Hands are analysed here, as they come. */
export const ESTADOS_MANO = ['en_espera', 'analizada'] as const;

const linea = z.object({
  /** null = without limit. */
  limite: z.int().nullable(),
  usadas: z.int(),
  quedan: z.int().nullable(),
  enEspera: z.int(),
});
export const cupo = z.object({
  /** "2026-11" */
  mes: z.string(),
  /** When the next month's begins. */
  renueva: z.iso.date(),
  partidas: linea,
  manos: linea,
});
export type Cupo = z.infer<typeof cupo>;

export const partidasGuardadas = z.object({
  /** In the order in which they were sent. */
  partidas: z.array(z.object({ id: propioId, estado: z.enum(ESTADOS_PARTIDA), repetida: z.boolean() })),
  cupo,
});
export type PartidasGuardadas = z.infer<typeof partidasGuardadas>;
export const manosGuardadas = z.object({
  manos: z.array(z.object({ id: propioId, estado: z.enum(ESTADOS_MANO), repetida: z.boolean() })),
  cupo,
});
export type ManosGuardadas = z.infer<typeof manosGuardadas>;

export const pagina = z.strictObject({
  limite: z.coerce.number().int().min(1).max(100).default(50),
  desde: z.string().max(80).optional(),
});

export const resumenPartida = z.object({
  id: propioId,
  estado: z.enum(ESTADOS_PARTIDA),
  sitio: z.enum(SITIOS),
  idSitio: z.string(),
  fecha: z.string().optional(),
  color: z.enum(COLORES),
  elo: z.int().optional(),
  eloRival: z.int().optional(),
  resultado: z.enum(RESULTADOS_PARTIDA),
  ritmo: z.string().optional(),
  apertura: z.string().optional(),
  /** Plies. */
  jugadas: z.int(),
  /** Evaluations came with it: the engine only has to look where they swing. */
  evaluada: z.boolean(),
  /** Own mistakes that became exercises. */
  ejercicios: z.int(),
  guardadaEn: z.iso.datetime(),
});
export type ResumenPartida = z.infer<typeof resumenPartida>;
export const listaPartidas = z.object({
  total: z.int(),
  partidas: z.array(resumenPartida),
  siguiente: z.string().optional(),
});
export type ListaPartidas = z.infer<typeof listaPartidas>;

export const partidaGuardada = z.object({
  id: propioId,
  estado: z.enum(ESTADOS_PARTIDA),
  guardadaEn: z.iso.datetime(),
  partida: partidaPropia,
  analisis: analisisPartida.optional(),
});
export type PartidaGuardada = z.infer<typeof partidaGuardada>;

export const analisisGuardado = z.object({
  id: propioId,
  estado: z.enum(ESTADOS_PARTIDA),
  /** Exercises that came of it. */
  ejercicios: z.array(z.string()),
});
export type AnalisisGuardado = z.infer<typeof analisisGuardado>;

export const resumenMano = z.object({
  id: propioId,
  estado: z.enum(ESTADOS_MANO),
  sala: z.enum(SALAS),
  fecha: z.string().optional(),
  tipo: z.enum(['cash', 'torneo']),
  moneda: z.string().optional(),
  ciegas: z.tuple([z.number(), z.number()]),
  jugadores: z.int(),
  /** The player's seat and cards, where the hand tells them. */
  pos: z.string().optional(),
  mano: z.tuple([z.string(), z.string()]).optional(),
  bote: z.number(),
  netoHeroe: z.number(),
  ejercicios: z.int(),
  guardadaEn: z.iso.datetime(),
});
export type ResumenMano = z.infer<typeof resumenMano>;
export const listaManos = z.object({
  total: z.int(),
  manos: z.array(resumenMano),
  siguiente: z.string().optional(),
});
export type ListaManos = z.infer<typeof listaManos>;
export const manoGuardada = z.object({
  id: propioId,
  estado: z.enum(ESTADOS_MANO),
  guardadaEn: z.iso.datetime(),
  mano: manoPropia,
  /** The exercise made of it, where a decision was clearly wrong. */
  ejercicios: z.array(z.string()),
});
export type ManoGuardada = z.infer<typeof manoGuardada>;

export const hecho = z.object({
  /** Stable: 'errores-graves', 'vpip'. */
  id: z.string(),
  texto: z.string(),
  valor: z.number(),
  /** 95 %, in the same unit. */
  intervalo: z.tuple([z.number(), z.number()]),
  unidad: z.enum(['%', 'por 100 jugadas', 'veces', 'bb']),
  muestra: z.int(),
  fiabilidad: z.enum(['clara', 'indicio']),
  referencia: z.number().optional(),
  /** Worth minutes of the week: the next one takes it by itself. */
  debil: z.boolean(),
  tema: z.object({ tema: z.string(), titulo: z.string() }).optional(),
  /** Weight as evidence, n / (n + k). */
  peso: z.number(),
  /** `pedido`: the player took it; `solo`: it enters by itself; `no`: it does not enter. */
  enPlan: z.enum(['pedido', 'solo', 'no']),
});
export type HechoPropio = z.infer<typeof hecho>;
export const hechosPropios = z.object({
  juegos: z.array(
    z.object({
      campo,
      /** Games or hands that the facts rest on. */
      muestra: z.int(),
      /** How many more are needed before anything is said; 0 where it is. */
      faltan: z.int(),
      hechos: z.array(hecho),
    }),
  ),
});
export type HechosPropios = z.infer<typeof hechosPropios>;

export const llevarAlPlan = z.strictObject({
  campo,
  hecho: z.string().regex(/^[a-z0-9-]{1,40}$/u),
  llevar: z.boolean().default(true),
});
export type LlevarAlPlan = z.infer<typeof llevarAlPlan>;

export const analizarMas = z.strictObject({ que: z.enum(KINDS) });

export const ownExerciseId = z.string().regex(/^p\.[0-9a-z-]{8,40}$/u);
export const isOwnExercise = (id: string): boolean => id.startsWith('p.');
/** An own game that was won and then was not: a position to be played out, not a move to be found. */
export const isPlayedAgain = (id: string): boolean => id.startsWith('p.juega-');
export const MAX_PAQUETE_PROPIO = 40;
export const paquetePropio = z.strictObject({
  ids: z
    .string()
    .max(MAX_PAQUETE_PROPIO * 43)
    .transform((text) => text.split(','))
    .pipe(z.array(ownExerciseId).min(1).max(MAX_PAQUETE_PROPIO)),
});

export const ejercicioPropio = z.object({
  id: z.string(),
  campo,
  tema: z.object({ tema: z.string(), titulo: z.string() }),
  /** The game or hand that it comes from, and its words for the player. */
  de: propioId,
  origen: z.string(),
  /** Winning chance or big blinds that the mistake cost. */
  perdida: z.number(),
  /** Days on which it was solved at the first try of that day, of the two that are asked. */
  aciertos: z.int().min(0).max(2),
  estado: z.enum(['nuevo', 'vuelve', 'resuelto']),
});
export type EjercicioPropio = z.infer<typeof ejercicioPropio>;
export const ejerciciosPropios = z.object({ ejercicios: z.array(ejercicioPropio) });
export type EjerciciosPropios = z.infer<typeof ejerciciosPropios>;
