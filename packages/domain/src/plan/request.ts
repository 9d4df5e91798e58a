import { z } from 'zod';
import { freeText } from '../text/safe-text.ts';
import {
  ELO_MAX,
  ELO_MIN,
  FIELD_TEXTS,
  HOURS_LEAST,
  HOURS_MAX,
  HOURS_MIN,
  HOURS_STEP,
  THEMES_MOST,
} from './field-texts.ts';
import type { Campo } from './game.ts';
import { isTimeZone, WEEKDAYS } from './week.ts';

export const INTENSITIES = ['bajo', 'alto'] as const;
export type NivelIntensidad = (typeof INTENSITIES)[number];

export const CHESS_EXPERIENCES = ['No tengo elo', 'Elo online', 'Elo fide'] as const;
/** The form's placeholder; the server takes it as 'No tengo elo'. */
export const NO_EXPERIENCE = 'Sin experiencia';
export const RATED_EXPERIENCES = ['Elo online', 'Elo fide'] as const;
export const TIME_CONTROLS = ['bala', 'blitz', 'rapida', 'clásica'] as const;
export type Tiempo = (typeof TIME_CONTROLS)[number];

export const POKER_TYPES = ['Cash games', 'Torneos', 'Sit and Go'] as const;
export type TipoPoker = (typeof POKER_TYPES)[number];
export const TABLE_LIMITS = [
  'Micro-stakes NL2-NL25',
  'Low-stakes NL50-NL200',
  'Mid-stakes NL400-NL2000',
  'High-stakes NL5000+',
] as const;
export type LimiteMesa = (typeof TABLE_LIMITS)[number];

/** What a player says of a theme: knows it, does not, wants to work on it, or would rather not. */
export const POLARITIES = ['sabe', 'no_sabe', 'quiere', 'evita'] as const;
export const CHESS_SIDES = ['blancas', 'negras'] as const;

/** Themes as the player left them after reading what was understood; where sent, they outweigh the reading. */
export const temaDeclarado = z.strictObject({
  tema: z.string(FIELD_TEXTS.tema).regex(/^[a-z]{2}-[a-z0-9]+-[a-z0-9]+$/u, FIELD_TEXTS.tema),
  polaridad: z.enum(POLARITIES, FIELD_TEXTS.polaridad),
  /** The colour with which an opening is played. */
  lado: z.enum(CHESS_SIDES, FIELD_TEXTS.lado).optional(),
});
export type TemaDeclarado = z.infer<typeof temaDeclarado>;

/** «Más partidas», «menos teoría»: one step either way, within the planner's bounds. */
const shift = z.literal([-1, 0, 1], FIELD_TEXTS.carril);
export const carriles = z.strictObject({ juego: shift.optional(), teoria: shift.optional() });
export type Carriles = z.infer<typeof carriles>;
/** What the player answered to the quiet question of care, and of the age: the last word on both. */
export const cuidado = z.strictObject({
  dinero: z.enum(['si', 'no'], FIELD_TEXTS.cuidado).optional(),
  edad: z.enum(['mayor'], FIELD_TEXTS.cuidado).optional(),
});
export type Cuidado = z.infer<typeof cuidado>;
export const preferencias = z.strictObject({
  carriles: carriles.optional(),
  cuidado: cuidado.optional(),
  /** A week from before exercises could be answered stays as it is: the player said so. */
  formatoAnterior: z.literal(true).optional(),
  /** The player's own word about the level holds it until this day, whatever answers say. */
  nivelHasta: z.iso.date().optional(),
});
export type Preferencias = z.infer<typeof preferencias>;

const weekday = z.enum(WEEKDAYS, FIELD_TEXTS.dia);
const wrongHours = FIELD_TEXTS.horasEstudio;
// A union passes on what the only kind that fits says, so that each of its rules says the same.
const hours = z.union(
  [
    z.literal(HOURS_LEAST),
    z.number().min(HOURS_MIN, wrongHours).max(HOURS_MAX, wrongHours).multipleOf(HOURS_STEP, wrongHours),
  ],
  wrongHours,
);

const common = {
  nivelIntensidad: z.enum(INTENSITIES, FIELD_TEXTS.nivelIntensidad),
  diasEstudio: z
    .array(weekday, FIELD_TEXTS.diasEstudio)
    .min(1, FIELD_TEXTS.diasEstudio)
    .max(WEEKDAYS.length, 'Cada día puede elegirse una sola vez.'),
  horasEstudio: z.partialRecord(weekday, hours, FIELD_TEXTS.horasEstudio),
  temas: z.array(temaDeclarado).max(THEMES_MOST, FIELD_TEXTS.temas).optional(),
  preferencias: preferencias.optional(),
  zonaHoraria: z
    .string(FIELD_TEXTS.zonaHoraria)
    .max(64, FIELD_TEXTS.zonaHoraria)
    .refine(isTimeZone, FIELD_TEXTS.zonaHoraria)
    .optional(),
};

/** The questions common to both games, for a request that does not say which one it is of. */
export const commonQuestions = z.looseObject(common);

const chessLevel = {
  experienciaAjedrez: z
    .enum([NO_EXPERIENCE, ...CHESS_EXPERIENCES], FIELD_TEXTS.experienciaAjedrez)
    .default(NO_EXPERIENCE),
  elo: z.int(FIELD_TEXTS.elo).min(ELO_MIN, FIELD_TEXTS.elo).max(ELO_MAX, FIELD_TEXTS.elo).optional(),
  tiempo: z.enum(TIME_CONTROLS, FIELD_TEXTS.tiempo).optional(),
};
const pokerLevel = {
  tipoPoker: z.enum(POKER_TYPES, FIELD_TEXTS.tipoPoker),
  limiteMesa: z.enum(TABLE_LIMITS, FIELD_TEXTS.limiteMesa),
};

const chessRequest = z.strictObject({
  campo: z.literal('Ajedrez'),
  ...common,
  ...chessLevel,
  conocimientosAjedrez: freeText(FIELD_TEXTS.conocimientosAjedrez).default(''),
});

const pokerRequest = z.strictObject({
  campo: z.literal('Poker Texas Holdem'),
  ...common,
  ...pokerLevel,
  conocimientosPoker: freeText(FIELD_TEXTS.conocimientosPoker).default(''),
});

/** Asked for with both, so that the sentence is the same wherever a game is missing. */
const whichGame = {
  error: ({ code }: { code?: string }) => (code === 'invalid_union' ? FIELD_TEXTS.campo : undefined),
};

type Request = z.infer<typeof chessRequest> | z.infer<typeof pokerRequest>;
type ChessLevel = Pick<z.infer<typeof chessRequest>, 'campo' | 'experienciaAjedrez' | 'elo' | 'tiempo'>;
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
  ratedTogether({ value, issues });
};

/** Elo and time control go with a rated experience, and only with one. */
const ratedTogether = ({
  value,
  issues,
}: {
  value: ChessLevel | { campo: Exclude<Campo, 'Ajedrez'> };
  issues: Issues;
}) => {
  if (!('experienciaAjedrez' in value)) return;
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
  nuevaInformacion: freeText(FIELD_TEXTS.nuevaInformacion).optional(),
};

/** What a player asks for. */
export const informacionTema = z.discriminatedUnion('campo', [chessRequest, pokerRequest], whichGame).check(consistent);

/** The same, as it comes when a week is advanced. */
export const informacionTemaAvance = z
  .discriminatedUnion('campo', [chessRequest.extend(advanceExtras), pokerRequest.extend(advanceExtras)], whichGame)
  .check(consistent);
/** Where a player says to stand, without the rest: what measuring the level starts from. */
export const nivelDeclarado = z
  .discriminatedUnion(
    'campo',
    [
      z.strictObject({ campo: z.literal('Ajedrez'), ...chessLevel }),
      z.strictObject({ campo: z.literal('Poker Texas Holdem'), ...pokerLevel }),
    ],
    whichGame,
  )
  .check(ratedTogether);
export type NivelDeclarado = z.infer<typeof nivelDeclarado>;

export type InformacionTemaAvance = z.infer<typeof informacionTemaAvance>;

export type InformacionTema = z.infer<typeof informacionTema>;
export type InformacionTemaAjedrez = Extract<InformacionTema, { campo: 'Ajedrez' }>;
export type InformacionTemaPoker = Extract<InformacionTema, { campo: 'Poker Texas Holdem' }>;
