import { type Campo, type Fecha, GAMES } from '@estratega/domain';
import { type Ability, type Measure, UNIT_VARIANCE } from './ability.ts';

/**
 * What we believe of a player: plain JSON, stored with the user. Its size is bounded by the curriculum (one short
 * record per unit and topic touched), by the exercises of the last weeks and by the last four weeks, never by how long
 * the player has been with us.
 */

export const LEARNER_VERSION = 3;

export interface UnitState {
  /** Logits by which it lies above or below what level, area and theme say, and the variance left in that. */
  readonly desvio: number;
  readonly varianza: number;
  /** Logits that study has added, right after the last touch; they fade as its memory does. */
  readonly ganado: number;
  /** Finished tasks that touched it since it was last parked. */
  readonly toques: number;
  /** FSRS memory: stability in days, difficulty, day of the last touch. */
  readonly estabilidad?: number;
  readonly dificultad?: number;
  readonly ultimo?: Fecha;
  /** Answers that measured it, all in all. */
  readonly respuestas?: number;
  /** Its last week with answers: right at the first try, of how many, and the day of the last of them. */
  readonly acierto?: number;
  readonly medidas?: number;
  readonly medidoEl?: Fecha;
  /** The first of those days, where there were several. */
  readonly medidoDesde?: Fecha;
  /** First week that may take it up again. */
  readonly descansaHasta?: number;
  /** Already planned once: no longer new, done or not. */
  readonly planeada?: 1;
}

export const NEW_UNIT: UnitState = { desvio: 0, varianza: UNIT_VARIANCE, ganado: 0, toques: 0 };

export type Polaridad = 'sabe' | 'no_sabe' | 'quiere' | 'evita';
export type Lado = 'blancas' | 'negras';

export interface Declaracion {
  readonly polaridad: Polaridad;
  /** The colour with which an opening is meant. */
  readonly lado?: Lado;
  /** A claim to know something is tested once; until then it is not taught. */
  readonly verificado?: boolean;
  /** Read without certainty: no reason asserts it. */
  readonly duda?: true;
  /** Not asked for: what was said of the money makes it come first. */
  readonly medios?: true;
}

/** A first try of a theme, as far as what comes next depends on it. */
export interface RecentTry {
  /** On the scale of levels. */
  readonly dificultad: number;
  readonly bien: boolean;
  /** Level of the unit that was taught. */
  readonly nivel: number;
}

export interface TopicHistory {
  /** Tasks planned so far: numbers the sessions, so that no two descriptions are the same. */
  readonly n: number;
  /** The last first tries, oldest first. */
  readonly ultimos?: readonly RecentTry[];
}

/** An exercise that was failed: it returns until solved twice, on different days. */
export interface Fallo {
  /** The unit in whose session it was met. */
  readonly unidad: string;
  /** FSRS of the exercise itself: days until it returns, its difficulty, day of the last try. */
  readonly s: number;
  readonly d: number;
  readonly u: Fecha;
  /** Times solved since, each on a day of its own. */
  readonly b: number;
}

export interface WeekResult {
  readonly hoy: Fecha;
  readonly tareas: number;
  readonly hechas: number;
  readonly objetivos: number;
  readonly logrados: number;
  /** Planned and done minutes. */
  readonly minutos: number;
  readonly hechos: number;
  /** First tries, and how many were right. */
  readonly respuestas: number;
  readonly aciertos: number;
  /** Planned minutes per area of the lanes that the share table binds: path and play. */
  readonly areas: Readonly<Record<string, number>>;
}

export interface Pendiente {
  readonly unidad: string;
}

export interface CambioNivel {
  readonly semana: number;
  readonly de: number;
  readonly a: number;
  readonly motivo: 'progreso' | 'declarado' | 'medido' | 'respuestas';
}

export interface LearnerState {
  readonly version: typeof LEARNER_VERSION;
  readonly campo: Campo;
  readonly nivel: number;
  /** Level that the request's own answers gave: when it changes, the player has declared a new one. */
  readonly base: number;
  readonly formato: string;
  /** The text spoke of losses, debt or not being able to stop. */
  readonly cautela: boolean;
  /** Under age: nothing that is played for money, ever. */
  readonly menor?: true;
  /** Weeks folded in so far. */
  readonly semana: number;
  /** What the answers say of the player, with what is not known of it. */
  readonly habilidad: Ability;
  /** Milliseconds that an exercise typically takes this player. */
  readonly ms?: number;
  readonly minutosNivel: number;
  readonly minutosTotal: number;
  readonly unidades: Readonly<Record<string, UnitState>>;
  readonly declarado: Readonly<Record<string, Declaracion>>;
  readonly temas: Readonly<Record<string, TopicHistory>>;
  /** Exercises met and units read, with the week in which each was last planned: the last weeks only. */
  readonly usados: Readonly<Record<string, number>>;
  readonly fallos: Readonly<Record<string, Fallo>>;
  /** The last four weeks, oldest first. */
  readonly ultimas: readonly WeekResult[];
  readonly pendientes: readonly Pendiente[];
  /** Week up to which games are fewer, because the player had nothing or nobody to play with. */
  readonly sinJuego?: number;
  readonly cambioNivel?: CambioNivel;
}

/** Under this name `usados` remembers that a unit was read. */
export const readingId = (unit: string): string => `teoria:${unit}`;

export const WEEKS_KEPT = 4;
/** How long, and how many, exercises are remembered. */
export const USED_WEEKS = 12;
export const USED_KEPT = 1200;
export const FAILED_KEPT = 80;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCommon = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) &&
  GAMES.some((campo) => campo === value.campo) &&
  ['nivel', 'base', 'semana', 'minutosNivel', 'minutosTotal'].every((key) => Number.isFinite(value[key])) &&
  ['unidades', 'declarado', 'temas'].every((key) => isRecord(value[key])) &&
  ['ultimas', 'pendientes'].every((key) => Array.isArray(value[key])) &&
  (value.ritmo === undefined || Number.isFinite(value.ritmo)) &&
  typeof value.formato === 'string' &&
  typeof value.cautela === 'boolean';

const isMeasure = (value: unknown): value is Measure =>
  isRecord(value) && Number.isFinite(value.media) && Number.isFinite(value.varianza);

const isAbility = (value: unknown): value is Ability =>
  isRecord(value) &&
  isMeasure(value.nivel) &&
  isMeasure(value.ritmo) &&
  isRecord(value.areas) &&
  isRecord(value.temas) &&
  [...Object.values(value.areas), ...Object.values(value.temas)].every(isMeasure);

/** A state in memory, of this version. */
export const isLearnerState = (value: unknown): value is LearnerState =>
  isCommon(value) &&
  value.version === LEARNER_VERSION &&
  isRecord(value.usados) &&
  isRecord(value.fallos) &&
  isAbility(value.habilidad);

/** Study without answers never leads further: mastery is measured. */
export const STUDY_CAP = 0.78;
