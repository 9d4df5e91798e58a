import { type Campo, type Fecha, GAMES } from '@estratega/domain';
import { type Ability, type Measure, newAbility } from './ability.ts';
import { ahead, logit, MIDDLE } from './law.ts';

/**
 * What we believe of a player: plain JSON, stored with the user. Its size is bounded by the curriculum (one short
 * record per unit and topic touched), by the exercises of the last weeks and by the last four weeks, never by how long
 * the player has been with us.
 */

export const LEARNER_VERSION = 3;

export interface UnitState {
  /** Belief that the unit is known, 0–1, right after the last touch. */
  readonly p: number;
  /** Finished tasks that touched it since it was last parked. */
  readonly t: number;
  /** FSRS memory: stability in days, difficulty, day of the last touch. */
  readonly s?: number;
  readonly d?: number;
  readonly u?: Fecha;
  /** Answers that measured it, all in all; steps of a chapter count half. */
  readonly n?: number;
  /** Its last week with answers: right at the first try, of how many, and the day of the last of them. */
  readonly r?: number;
  readonly m?: number;
  readonly w?: Fecha;
  /** The first of those days, where there were several. */
  readonly z?: Fecha;
  /** First week that may take it up again. */
  readonly k?: number;
  /** Already planned once: no longer new, done or not. */
  readonly v?: 1;
  /** Logits by which it lies off its theme, and what is not known of that; since its first answer. */
  readonly e?: number;
  readonly q?: number;
  /** Logits that study has added, right after the last touch. */
  readonly g?: number;
}

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
  /** Known, and lost at the board: it is solved and played, and not read again. */
  readonly practica?: true;
  /** Not asked for: what was said of the money makes it come first. */
  readonly medios?: true;
}

export interface TopicHistory {
  /** Tasks planned so far: numbers the sessions, so that no two descriptions are the same. */
  readonly n: number;
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
  /** Where the answers said that the player stood when it was over, on the scale of levels. */
  readonly nivel?: number;
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
  readonly motivo: 'respuestas' | 'declarado' | 'medido';
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
  /** How much a minute teaches this player, compared with the typical one; absent while nothing was measured. */
  readonly ritmo?: number;
  /** Milliseconds that an exercise typically takes this player. */
  readonly ms?: number;
  readonly minutosTotal: number;
  /** What all first tries say of the player: level, areas, themes. */
  readonly habilidad: Ability;
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
/** And under this one that it was tested. */
export const testedId = (unit: string): string => `prueba:${unit}`;

export const WEEKS_KEPT = 4;
/** How long, and how many, exercises are remembered. */
export const USED_WEEKS = 14;
export const USED_KEPT = 2400;
export const FAILED_KEPT = 80;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCommon = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) &&
  GAMES.some((campo) => campo === value.campo) &&
  ['nivel', 'base', 'semana', 'minutosTotal'].every((key) => Number.isFinite(value[key])) &&
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
  [value.areas, value.temas].every((parts) => isRecord(parts) && Object.values(parts).every(isMeasure));

/** For the server, which reads states back from its store. */
export const isLearnerState = (value: unknown): value is LearnerState =>
  isCommon(value) &&
  value.version === LEARNER_VERSION &&
  isRecord(value.usados) &&
  isRecord(value.fallos) &&
  isAbility(value.habilidad);

/** Which exercise an entry of a bank was, before exercises had names of their own. */
export type LegacyExercise = (topicId: string, index: number) => string | undefined;

/** What an objective missed left in a state of version 1: weaker than the answers that now take its place. */
const MISSED_IN_V1 = 0.5;

const upgradeUnit = (value: unknown): UnitState | undefined => {
  if (!isRecord(value) || !Number.isFinite(value.p) || !Number.isFinite(value.t)) return undefined;
  const { f, ...kept } = value as unknown as UnitState & { readonly f?: number };
  // Mastery that no answer stands behind is study, not measurement.
  const p = Math.min(kept.p, STUDY_CAP);
  return f ? { ...kept, p, r: MISSED_IN_V1, m: 3, ...(kept.u ? { w: kept.u } : {}) } : { ...kept, p };
};

/** Study without answers never leads further: mastery is measured. */
export const STUDY_CAP = 0.78;

/** As near to nothing, and to all, as a belief comes. */
export const CERTAIN = 0.015;

/** What a level that nothing has measured may be off for who has studied at it, in levels. */
const STUDIED_SD = 0.7;

/** Version 2 had no ability: the level was the form's, and only hours could raise it. */
const ofV2 = (value: Record<string, unknown>): unknown => {
  const { minutosNivel: _hours, cambioNivel: _told, ...kept } = value;
  const ability = Number(value.nivel) + MIDDLE;
  // What answers said of a unit stays said, beside the level, and moves with it.
  const unidades = Object.fromEntries(
    Object.entries(value.unidades as Readonly<Record<string, UnitState>>).map(([id, unit]): [string, UnitState] => {
      const p = Math.min(1 - CERTAIN, Math.max(CERTAIN, unit.p));
      const e = logit(p) - ahead(ability, Number(id.slice(id.lastIndexOf('@') + 1)) + MIDDLE);
      return [id, unit.n && Number.isFinite(e) ? { ...unit, e: Math.round(e * 1e4) / 1e4 } : unit];
    }),
  );
  return { ...kept, version: LEARNER_VERSION, unidades, habilidad: newAbility(ability, STUDIED_SD) };
};

/** A stored state of any version, as this version has it; nothing where it is none. Never throws, never forgets. */
export const upgradeLearner = (value: unknown, legacy: LegacyExercise = () => undefined): LearnerState | undefined => {
  if (isLearnerState(value)) return value;
  if (!isCommon(value)) return undefined;
  const made = value.version === 1 ? ofV2(ofV1(value, legacy)) : value.version === 2 ? ofV2(value) : undefined;
  return isLearnerState(made) ? made : undefined;
};

const ofV1 = (value: Record<string, unknown>, legacy: LegacyExercise): Record<string, unknown> => {
  const old = value as unknown as Omit<LearnerState, 'version' | 'temas' | 'usados' | 'fallos' | 'ultimas'> & {
    readonly temas: Readonly<Record<string, { readonly n?: number; readonly usados?: readonly number[] }>>;
    readonly ultimas: readonly Partial<WeekResult>[];
  };
  const usados: Record<string, number> = {};
  const temas: Record<string, TopicHistory> = {};
  for (const [id, topic] of Object.entries(old.temas)) {
    temas[id] = { n: topic.n ?? 0 };
    for (const index of topic.usados ?? []) {
      const exercise = legacy(id, index);
      if (exercise) usados[exercise] = Math.max(0, old.semana - 1);
    }
  }
  const unidades: Record<string, UnitState> = {};
  for (const [id, unit] of Object.entries(old.unidades)) {
    const upgraded = upgradeUnit(unit);
    if (upgraded) unidades[id] = upgraded;
  }
  return {
    ...old,
    unidades,
    temas,
    usados: Object.fromEntries(Object.entries(usados).slice(-USED_KEPT)),
    fallos: {},
    ultimas: old.ultimas.map(
      (week): WeekResult => ({
        hoy: week.hoy ?? '',
        tareas: week.tareas ?? 0,
        hechas: week.hechas ?? 0,
        objetivos: week.objetivos ?? 0,
        logrados: week.logrados ?? 0,
        minutos: week.minutos ?? 0,
        hechos: week.hechos ?? 0,
        respuestas: 0,
        aciertos: 0,
        areas: week.areas ?? {},
      }),
    ),
    pendientes: old.pendientes.map(({ unidad }) => ({ unidad })),
  };
};
