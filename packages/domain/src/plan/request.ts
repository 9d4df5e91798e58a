import { z } from 'zod';
import { freeText } from '../text/safe-text.ts';
import { isTimeZone, WEEKDAYS } from './week.ts';

export const INTENSITIES = ['bajo', 'alto'] as const;
export type NivelIntensidad = (typeof INTENSITIES)[number];

export const CHESS_EXPERIENCES = ['No tengo elo', 'Elo online', 'Elo fide'] as const;
/** The form's placeholder; the server takes it as 'No tengo elo'. */
export const NO_EXPERIENCE = 'Sin experiencia';
export const RATED_EXPERIENCES = ['Elo online', 'Elo fide'] as const;
export const TIME_CONTROLS = ['bala', 'blitz', 'rapida', 'clásica'] as const;
export type Tiempo = (typeof TIME_CONTROLS)[number];
export const ELO_MIN = 100;
export const ELO_MAX = 3500;

export const POKER_TYPES = ['Cash games', 'Torneos', 'Sit and Go'] as const;
export type TipoPoker = (typeof POKER_TYPES)[number];
export const TABLE_LIMITS = [
  'Micro-stakes NL2-NL25',
  'Low-stakes NL50-NL200',
  'Mid-stakes NL400-NL2000',
  'High-stakes NL5000+',
] as const;
export type LimiteMesa = (typeof TABLE_LIMITS)[number];

export const HOURS_MIN = 0.5;
export const HOURS_MAX = 12;
export const HOURS_STEP = 0.5;

/** What a player says of a theme: knows it, does not, or wants to work on it. */
export const POLARITIES = ['sabe', 'no_sabe', 'quiere'] as const;
export const CHESS_SIDES = ['blancas', 'negras'] as const;

/** Themes as the player left them after reading what was understood; where sent, they outweigh the reading. */
export const temaDeclarado = z.strictObject({
  tema: z.string().regex(/^[a-z]{2}-[a-z0-9]+-[a-z0-9]+$/u),
  polaridad: z.enum(POLARITIES),
  /** The colour with which an opening is played. */
  lado: z.enum(CHESS_SIDES).optional(),
});
export type TemaDeclarado = z.infer<typeof temaDeclarado>;
export const THEMES_MOST = 40;

/** «Más partidas», «menos teoría»: one step either way, within the planner's bounds. */
const shift = z.union([z.literal(-1), z.literal(0), z.literal(1)]);
export const carriles = z.strictObject({ juego: shift.optional(), teoria: shift.optional() });
export type Carriles = z.infer<typeof carriles>;
export const preferencias = z.strictObject({ carriles: carriles.optional() });
export type Preferencias = z.infer<typeof preferencias>;

const weekday = z.enum(WEEKDAYS);
const hours = z.number().min(HOURS_MIN).max(HOURS_MAX).multipleOf(HOURS_STEP);

const common = {
  nivelIntensidad: z.enum(INTENSITIES),
  diasEstudio: z.array(weekday).min(1).max(WEEKDAYS.length),
  horasEstudio: z.partialRecord(weekday, hours),
  temas: z.array(temaDeclarado).max(THEMES_MOST).optional(),
  preferencias: preferencias.optional(),
  zonaHoraria: z.string().max(64).refine(isTimeZone, { message: 'Zona horaria desconocida.' }).optional(),
};

const chessRequest = z.strictObject({
  campo: z.literal('Ajedrez'),
  ...common,
  experienciaAjedrez: z.enum([NO_EXPERIENCE, ...CHESS_EXPERIENCES]).default(NO_EXPERIENCE),
  elo: z.int().min(ELO_MIN).max(ELO_MAX).optional(),
  tiempo: z.enum(TIME_CONTROLS).optional(),
  conocimientosAjedrez: freeText().default(''),
});

const pokerRequest = z.strictObject({
  campo: z.literal('Poker Texas Holdem'),
  ...common,
  tipoPoker: z.enum(POKER_TYPES),
  limiteMesa: z.enum(TABLE_LIMITS),
  conocimientosPoker: freeText().default(''),
});

type Request = z.infer<typeof chessRequest> | z.infer<typeof pokerRequest>;
type Issues = z.core.$ZodRawIssue[];
const complain = (issues: Issues, input: unknown, path: PropertyKey[], message: string) =>
  issues.push({ code: 'custom', input, path, message });

/** Days and hours agree exactly: one entry of hours for each chosen day and no other; Elo goes with a rated experience. */
const consistent = ({ value, issues }: { value: Request; issues: Issues }) => {
  if (new Set(value.diasEstudio).size !== value.diasEstudio.length) {
    complain(issues, value.diasEstudio, ['diasEstudio'], 'Cada día puede elegirse una sola vez.');
  }
  for (const dia of value.diasEstudio) {
    if (value.horasEstudio[dia] === undefined) {
      complain(issues, undefined, ['horasEstudio', dia], 'Indica cuántas horas estudias ese día.');
    }
  }
  for (const dia of Object.keys(value.horasEstudio)) {
    if (!value.diasEstudio.some((chosen) => chosen === dia)) {
      complain(issues, dia, ['horasEstudio', dia], 'Ese día no está entre los días de estudio.');
    }
  }
  if (value.campo !== 'Ajedrez') return;
  const rated = RATED_EXPERIENCES.some((experience) => experience === value.experienciaAjedrez);
  for (const field of ['elo', 'tiempo'] as const) {
    if (rated && value[field] === undefined) {
      complain(issues, undefined, [field], 'Este dato es obligatorio cuando tienes Elo.');
    }
    if (!rated && value[field] !== undefined) {
      complain(issues, value[field], [field], 'Este dato solo se indica cuando tienes Elo.');
    }
  }
};

/** When the week is advanced, what the browser believes was done comes along: it is taken, never believed. */
const advanceExtras = {
  tareasCompletadas: z.unknown().optional(),
  objetivosCompletados: z.unknown().optional(),
  nuevaInformacion: freeText().optional(),
};

/** What a player asks for. */
export const informacionTema = z.discriminatedUnion('campo', [chessRequest, pokerRequest]).check(consistent);

/** The same, as it comes when a week is advanced. */
export const informacionTemaAvance = z
  .discriminatedUnion('campo', [chessRequest.extend(advanceExtras), pokerRequest.extend(advanceExtras)])
  .check(consistent);
export type InformacionTemaAvance = z.infer<typeof informacionTemaAvance>;

export type InformacionTema = z.infer<typeof informacionTema>;
export type InformacionTemaAjedrez = Extract<InformacionTema, { campo: 'Ajedrez' }>;
export type InformacionTemaPoker = Extract<InformacionTema, { campo: 'Poker Texas Holdem' }>;
