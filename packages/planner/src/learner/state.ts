import { type Campo, type Fecha, GAMES } from '@estratega/domain';

/**
 * What we believe of a player: plain JSON, stored with the user. Its size is bounded by the curriculum (one short
 * record per unit and topic touched, the last four weeks), never by how long the player has been with us.
 */

export const LEARNER_VERSION = 1;

export interface UnitState {
  /** Belief that the unit is known, 0–1. */
  readonly p: number;
  /** Finished tasks that touched it since it was last parked. */
  readonly t: number;
  /** FSRS memory: stability in days, difficulty, day of the last touch. */
  readonly s?: number;
  readonly d?: number;
  readonly u?: Fecha;
  /** Objectives missed: a measurement speaks louder than the level's prior. */
  readonly f?: number;
  /** First week that may take it up again. */
  readonly k?: number;
  /** Already planned once: no longer new, done or not. */
  readonly v?: 1;
}

export type Polaridad = 'sabe' | 'no_sabe' | 'quiere';

export interface Declaracion {
  readonly polaridad: Polaridad;
  /** A claim to know something is tested once; until then it is not taught. */
  readonly verificado?: boolean;
}

export interface TopicHistory {
  /** Tasks planned so far: numbers the sessions, so that no two descriptions are the same. */
  readonly n: number;
  /** Exercises of its bank, least recently used first. */
  readonly usados: readonly string[];
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
  /** Planned minutes per area. */
  readonly areas: Readonly<Record<string, number>>;
}

export type Motivo = 'pendiente' | 'objetivo';

export interface Pendiente {
  readonly unidad: string;
  readonly motivo: Motivo;
}

export interface CambioNivel {
  readonly semana: number;
  readonly de: number;
  readonly a: number;
  readonly motivo: 'progreso' | 'declarado';
}

export interface LearnerState {
  readonly version: typeof LEARNER_VERSION;
  readonly campo: Campo;
  readonly nivel: number;
  /** Level that the request's own answers gave: when it changes, the player has declared a new one. */
  readonly base: number;
  readonly formato: string;
  /** The text spoke of losses or debt. */
  readonly cautela: boolean;
  /** Weeks folded in so far. */
  readonly semana: number;
  /** How much a minute teaches this player, compared with the typical one; absent while nothing was measured. */
  readonly ritmo?: number;
  readonly minutosNivel: number;
  readonly minutosTotal: number;
  readonly unidades: Readonly<Record<string, UnitState>>;
  readonly declarado: Readonly<Record<string, Declaracion>>;
  readonly temas: Readonly<Record<string, TopicHistory>>;
  /** The last four weeks, oldest first. */
  readonly ultimas: readonly WeekResult[];
  readonly pendientes: readonly Pendiente[];
  readonly cambioNivel?: CambioNivel;
}

export const WEEKS_KEPT = 4;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** For the server, which reads states back from its store. */
export const isLearnerState = (value: unknown): value is LearnerState =>
  isRecord(value) &&
  value.version === LEARNER_VERSION &&
  GAMES.some((campo) => campo === value.campo) &&
  ['nivel', 'base', 'semana', 'minutosNivel', 'minutosTotal'].every((key) => Number.isFinite(value[key])) &&
  ['unidades', 'declarado', 'temas'].every((key) => isRecord(value[key])) &&
  ['ultimas', 'pendientes'].every((key) => Array.isArray(value[key])) &&
  (value.ritmo === undefined || Number.isFinite(value.ritmo)) &&
  typeof value.formato === 'string' &&
  typeof value.cautela === 'boolean';
