import type { Ability, Measure } from './ability.ts';
import { newAbility, UNIT_VARIANCE } from './ability.ts';
import { ahead, logit, MIDDLE } from './law.ts';
import {
  isLearnerState,
  LEARNER_VERSION,
  type LearnerState,
  STUDY_CAP,
  type TopicHistory,
  type UnitState,
  USED_KEPT,
  type WeekResult,
} from './state.ts';

/** A state as it is stored: letters for the fields that stand there hundreds of times. In memory they have names. */

const UNIT_LETTERS = {
  desvio: 'e',
  varianza: 'q',
  ganado: 'g',
  toques: 't',
  estabilidad: 's',
  dificultad: 'd',
  ultimo: 'u',
  respuestas: 'n',
  acierto: 'r',
  medidas: 'm',
  medidoEl: 'w',
  medidoDesde: 'z',
  descansaHasta: 'k',
  planeada: 'v',
} as const satisfies Record<keyof UnitState, string>;
const UNIT_NAMES = Object.fromEntries(Object.entries(UNIT_LETTERS).map(([name, letter]) => [letter, name]));

type Pair = readonly [media: number, varianza: number];
type Triple = readonly [dificultad: number, bien: 0 | 1, nivel: number];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapped = <From, To>(record: Readonly<Record<string, From>>, to: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]));

const packUnit = (unit: UnitState): Record<string, unknown> =>
  Object.fromEntries(Object.entries(unit).map(([name, value]) => [UNIT_LETTERS[name as keyof UnitState], value]));
const packMeasure = ({ media, varianza }: Measure): Pair => [media, varianza];
const packTopic = ({ n, ultimos }: TopicHistory): { n: number; u?: readonly Triple[] } => ({
  n,
  ...(ultimos ? { u: ultimos.map(({ dificultad, bien, nivel }): Triple => [dificultad, bien ? 1 : 0, nivel]) } : {}),
});

/** For the store. `unpackLearner` brings it back. */
export const packLearner = (learner: LearnerState): Record<string, unknown> => ({
  ...learner,
  unidades: mapped(learner.unidades, packUnit),
  temas: mapped(learner.temas, packTopic),
  habilidad: {
    nivel: packMeasure(learner.habilidad.nivel),
    ritmo: packMeasure(learner.habilidad.ritmo),
    areas: mapped(learner.habilidad.areas, packMeasure),
    temas: mapped(learner.habilidad.temas, packMeasure),
  },
});

const unpackUnit = (unit: unknown): unknown =>
  isRecord(unit)
    ? Object.fromEntries(Object.entries(unit).map(([letter, value]) => [UNIT_NAMES[letter] ?? letter, value]))
    : unit;
const unpackMeasure = (pair: unknown): unknown => (Array.isArray(pair) ? { media: pair[0], varianza: pair[1] } : pair);
const unpackMeasures = (record: unknown): unknown => (isRecord(record) ? mapped(record, unpackMeasure) : record);
const unpackTry = (one: unknown): unknown =>
  Array.isArray(one) ? { dificultad: one[0], bien: one[1] === 1, nivel: one[2] } : one;
const unpackTopic = (topic: unknown): unknown => {
  if (!isRecord(topic) || !Array.isArray(topic.u)) return topic;
  const { u, ...rest } = topic;
  return { ...rest, ultimos: u.map(unpackTry) };
};

/** What is in memory already stays as it is. */
const unpack = (value: Record<string, unknown>): unknown => ({
  ...value,
  unidades: isRecord(value.unidades) ? mapped(value.unidades, unpackUnit) : value.unidades,
  temas: isRecord(value.temas) ? mapped(value.temas, unpackTopic) : value.temas,
  habilidad: isRecord(value.habilidad)
    ? {
        nivel: unpackMeasure(value.habilidad.nivel),
        ritmo: unpackMeasure(value.habilidad.ritmo),
        areas: unpackMeasures(value.habilidad.areas),
        temas: unpackMeasures(value.habilidad.temas),
      }
    : value.habilidad,
});

/** Which exercise an entry of a bank was, before exercises had names of their own. */
export type LegacyExercise = (topicId: string, index: number) => string | undefined;

/** A unit of versions 1 and 2: one belief, and no doubt about it. */
interface OldUnit {
  readonly p: number;
  readonly t: number;
  readonly n?: number;
  readonly [letter: string]: unknown;
}

const isOldUnit = (value: unknown): value is OldUnit =>
  isRecord(value) && Number.isFinite(value.p) && Number.isFinite(value.t);

/** What an objective missed left in a state of version 1: weaker than the answers that now take its place. */
const MISSED_IN_V1 = 0.5;

const unitOfV1 = (unit: OldUnit): OldUnit => {
  const { f, ...kept } = unit;
  // Mastery that no answer stands behind is study, not measurement.
  const p = Math.min(kept.p, STUDY_CAP);
  return f
    ? { ...kept, p, t: kept.t, r: MISSED_IN_V1, m: 3, ...(kept.u ? { w: kept.u } : {}) }
    : { ...kept, p, t: kept.t };
};

const CERTAIN = 0.015;
/** Each answer leaves so much less doubt about a unit, roughly as the filter would have. */
const PER_ANSWER = 0.05;
const round = (value: number): number => Math.round(value * 1e4) / 1e4;

/** The same belief as before, told as what the level says and what lies over or under it. */
const unitOfV2 = (id: string, { p, ...unit }: OldUnit, nivel: number): UnitState => {
  const level = Number(id.slice(id.lastIndexOf('@') + 1));
  const over = logit(Math.min(1 - CERTAIN, Math.max(CERTAIN, p))) - ahead(nivel + MIDDLE, level + MIDDLE);
  // What was gained fades; what lies under the level's word was never known.
  const isGain = over > 0 && unit.t > 0;
  return {
    ...(unpackUnit(unit) as UnitState),
    desvio: isGain ? 0 : round(over),
    varianza: round(UNIT_VARIANCE / (1 + PER_ANSWER * (unit.n ?? 0))),
    ganado: isGain ? round(over) : 0,
  };
};

type OldState = Omit<LearnerState, 'version' | 'temas' | 'usados' | 'fallos' | 'ultimas' | 'unidades' | 'habilidad'> & {
  readonly ritmo?: number;
  readonly unidades: Readonly<Record<string, unknown>>;
  readonly temas: Readonly<Record<string, { readonly n?: number; readonly usados?: readonly number[] }>>;
  readonly ultimas: readonly Partial<WeekResult>[];
};

/** What a level that answers have stood behind for weeks may still be off, in levels. */
const STUDIED_SD = 0.7;

const abilityOfV2 = ({ nivel, ritmo }: OldState): Ability => {
  const ability = newAbility(nivel + MIDDLE, STUDIED_SD);
  return { ...ability, ritmo: { ...ability.ritmo, media: ritmo === undefined ? 0 : round(Math.log(ritmo)) } };
};

const usedInV1 = (old: OldState, legacy: LegacyExercise): Record<string, number> => {
  const usados: Record<string, number> = {};
  for (const [id, { usados: indexes = [] }] of Object.entries(old.temas)) {
    for (const index of indexes) {
      const exercise = legacy(id, index);
      if (exercise) usados[exercise] = Math.max(0, old.semana - 1);
    }
  }
  return Object.fromEntries(Object.entries(usados).slice(-USED_KEPT));
};

const weekOfV1 = (week: Partial<WeekResult>): WeekResult => ({
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
});

const ofV2 = (old: OldState, unitOf: (unit: OldUnit) => OldUnit): unknown => {
  const { ritmo: _pace, ...rest } = old;
  const unidades: Record<string, UnitState> = {};
  for (const [id, unit] of Object.entries(old.unidades)) {
    if (isOldUnit(unit)) unidades[id] = unitOfV2(id, unitOf(unit), old.nivel);
  }
  return { ...rest, version: LEARNER_VERSION, unidades, habilidad: abilityOfV2(old) };
};

const ofV1 = (old: OldState, legacy: LegacyExercise): unknown => ({
  ...(ofV2(old, unitOfV1) as object),
  temas: mapped(old.temas, ({ n }) => ({ n: n ?? 0 })),
  usados: usedInV1(old, legacy),
  fallos: {},
  ultimas: old.ultimas.map(weekOfV1),
  pendientes: old.pendientes.map(({ unidad }) => ({ unidad })),
});

const isOld = (value: Record<string, unknown>): boolean =>
  isRecord(value.unidades) &&
  isRecord(value.temas) &&
  Number.isFinite(value.nivel) &&
  Number.isFinite(value.semana) &&
  (value.ritmo === undefined || Number.isFinite(value.ritmo)) &&
  Array.isArray(value.ultimas) &&
  Array.isArray(value.pendientes);

/** A stored state of any version, as it is in memory now; nothing where it is none. Never throws, never forgets. */
export const upgradeLearner = (value: unknown, legacy: LegacyExercise = () => undefined): LearnerState | undefined => {
  if (!isRecord(value)) return undefined;
  const old = value as unknown as OldState;
  const made =
    value.version === 1 && isOld(value)
      ? ofV1(old, legacy)
      : value.version === 2 && isOld(value)
        ? ofV2(old, (unit) => unit)
        : unpack(value);
  return isLearnerState(made) ? made : undefined;
};
