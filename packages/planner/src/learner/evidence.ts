import type { Fecha } from '@estratega/domain';
import type { Unit } from '../curriculum/graph.ts';
import type { Game } from '../games/game.ts';
import {
  drifted,
  learnFrom,
  levelPart,
  type Measure,
  newArea,
  newTopic,
  type Part,
  SAID_VARIANCE,
  SEEN_WEIGHT,
} from './ability.ts';
import { clampBelief, saidOver, timeConstant } from './belief.ts';
import { type Difficulty, harderThan } from './difficulty.ts';
import { ahead, logit, MIDDLE, SLOPE, sigmoid } from './law.ts';
import { type Result, recallOn, remember } from './memory.ts';
import { type LearnerState, NEW_UNIT, STUDY_CAP, type UnitState } from './state.ts';

/** What a week's work and answers say of the player: gathered in a scratch copy, and then folded into a new state. */

/** The first answer to an exercise within a task: the only one that measures. */
export interface FirstTry {
  readonly exercise: string;
  /** 1 right, ½ nearly so, 0 wrong, shown or with a hint: what was helped was not known. */
  readonly right: number;
  /** The same, hints forgiven: memory was met even so. */
  readonly solved: number;
  readonly hinted: boolean;
  /** Met before, in any week. */
  readonly seen: boolean;
  readonly ms: number;
  readonly day: Fecha;
  readonly difficulty: Difficulty | undefined;
}

/** What was expected of every first try, and what came; one of an exercise met before is remembered as itself, and says nothing of how well chances are known. */
export type Observer = (expected: number, right: number, seen: boolean) => void;

/** How much quicker what has faded is learnt again. */
const RELEARNT = 1.5;
/** What study has added may well be off by a third of it, all in the same way: topics differ, and players. */
const GAIN_OFF = 0.3;
const doubtOf = (before: number, after: number): number =>
  GAIN_OFF ** 2 * Math.max(0, Math.max(0, after) ** 2 - Math.max(0, before) ** 2);
/** Nobody learns at less than half the typical pace, or more than twice: what goes further is not of the pace. */
const PACE_MOST = Math.LN2;
/** As far as one week may move them: levels, and logits of an area or a theme. A bad day is not another player. */
export const WEEK_MOST = { nivel: 1, areas: 0.5, temas: 1 } as const;
/** The scale's own ends. */
const LOWEST = -0.5;
const HIGHEST = 7.5;
/** Further off than this an exercise tells no more. */
const FAR = 2.5;
export const GOOD_FROM = 0.55;
const AGAIN_BELOW = 0.25;
export const TELLING = 3;
const EASY_ANSWERS = 4;

const TOUCHES_BEFORE_PARKING = 9;
const TOUCHES_AFTER_PARKING = 4;
/** What is nearly there is finished, not parked. */
const NEARLY = 0.7;
const PARKED_WEEKS = 3;

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
};

const shareOf = (tries: readonly FirstTry[], of: 'right' | 'solved'): number =>
  tries.reduce((sum, one) => sum + one[of], 0) / tries.length;

const resultOfSession = (tries: readonly FirstTry[], usual: number | undefined): Result => {
  if (tries.length === 0) return 'hard';
  const clean = tries.every((one) => one.right === 1);
  if (clean && tries.length >= EASY_ANSWERS && usual !== undefined && median(tries.map(({ ms }) => ms)) < usual)
    return 'easy';
  if (shareOf(tries, 'right') >= GOOD_FROM) return 'good';
  return shareOf(tries, 'solved') < AGAIN_BELOW && tries.length >= TELLING ? 'again' : 'hard';
};

/** One session after another of the same week counts as one: three answers alone tell little. */
const measured = (
  touched: UnitState,
  before: UnitState,
  day: Fecha,
  tries: readonly FirstTry[],
  since: Fecha,
): UnitState => {
  const isSame = before.medidoEl !== undefined && before.medidoEl >= since && before.acierto !== undefined;
  const many = tries.length + (isSame ? (before.medidas ?? 0) : 0);
  const earlier = isSame ? (before.acierto ?? 0) * (before.medidas ?? 0) : 0;
  const right = tries.reduce((sum, one) => sum + one.right, 0) + earlier;
  const first = isSame ? (before.medidoDesde ?? before.medidoEl) : undefined;
  const { medidoDesde: _first, ...rest } = touched;
  return {
    ...rest,
    respuestas: (before.respuestas ?? 0) + tries.length,
    acierto: Math.round((right / many) * 1000) / 1000,
    medidas: many,
    medidoEl: day,
    ...(first !== undefined && first !== day ? { medidoDesde: first } : {}),
  };
};

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;
const partOf = ({ media, varianza }: Measure): Part => ({ media, varianza, weight: 1 });
const measureOf = ({ media, varianza }: Part): Measure => ({ media: rounded(media), varianza: rounded(varianza) });
const keepNear = (part: Part, from: number, most: number): void => {
  part.media = Math.max(from - most, Math.min(from + most, part.media));
};
const toLogits = (p: number): number => logit(clampBelief(p));
const taughtTo = (logits: number, left: number): number => toLogits(1 - (1 - sigmoid(logits)) * left);

export class Evidence {
  private readonly units: Record<string, UnitState>;
  private readonly level: Part;
  private readonly areas: Map<string, Part>;
  private readonly topics: Map<string, Part>;
  private pace: Measure;
  private readonly usual: number | undefined;
  private readonly said: (unit: Unit, base: number) => number;
  private readonly observe: Observer | undefined;
  private readonly since: Fecha;
  private readonly began: LearnerState['habilidad'];

  constructor(game: Game, learner: LearnerState, since: Fecha, observe: Observer | undefined) {
    const { nivel, areas, temas, ritmo } = learner.habilidad;
    this.began = learner.habilidad;
    this.observe = observe;
    this.since = since;
    this.usual = learner.ms;
    this.units = { ...learner.unidades };
    this.level = levelPart(nivel);
    this.areas = new Map(Object.entries(areas).map(([id, one]) => [id, partOf(one)]));
    this.topics = new Map(Object.entries(temas).map(([id, one]) => [id, partOf(one)]));
    this.pace = ritmo;
    this.said = saidOver(game, learner);
  }

  private at({ id }: Unit): UnitState {
    return this.units[id] ?? NEW_UNIT;
  }

  private base({ level, topic }: Unit): number {
    return (
      ahead(this.level.media, level + MIDDLE) +
      (this.areas.get(topic.area)?.media ?? 0) +
      (this.topics.get(topic.id)?.media ?? 0)
    );
  }

  /** What the player says counts until the first answer. */
  private saidOf(unit: Unit): number {
    return this.at(unit).respuestas ? 0 : this.said(unit, this.base(unit));
  }

  /** Right after its last touch. */
  belief(unit: Unit): number {
    const { desvio, ganado } = this.at(unit);
    return sigmoid(this.base(unit) + this.saidOf(unit) + desvio + ganado);
  }

  /** Being in a plan makes a unit known to the plan, whether or not it was done. */
  planned(unit: Unit): void {
    this.units[unit.id] = { ...this.at(unit), planeada: 1 };
  }

  private part(parts: Map<string, Part>, id: string, fresh: Measure): Part {
    const known = parts.get(id);
    if (known) return known;
    const made = partOf(fresh);
    parts.set(id, made);
    return made;
  }

  /** One task's work on a unit: what has faded comes back, each first try measures and teaches, the rest teaches. */
  touch(unit: Unit, minutes: number, day: Fecha, tries: readonly FirstTry[]): void {
    const before = this.at(unit);
    const tau = timeConstant(unit.topic.minutosEtapa);
    const recall = recallOn(before, day);
    const back = 1 - Math.exp((-RELEARNT * minutes) / tau);
    const gained = before.ganado * (recall + (1 - recall) * back);
    const left = Math.exp((-Math.exp(this.pace.media) * (minutes / Math.max(1, tries.length))) / tau);
    const after = tries.length === 0 ? this.study(unit, gained, left) : this.measure(unit, gained, left, tries);
    const touched = remember({ ...after, toques: before.toques + 1 }, day, resultOfSession(tries, this.usual));
    this.units[unit.id] = tries.length === 0 ? touched : measured(touched, before, day, tries, this.since);
  }

  /** Study alone never lowers a belief, nor raises it to mastery. */
  private study(unit: Unit, gained: number, left: number): UnitState {
    const before = this.at(unit);
    const rest = this.base(unit) + this.saidOf(unit) + before.desvio;
    const most = Math.max(logit(STUDY_CAP), rest + before.ganado);
    const ganado = Math.max(before.ganado, Math.min(taughtTo(rest + gained, left), most) - rest);
    const varianza = before.varianza + doubtOf(before.ganado, ganado);
    return { ...before, ganado: rounded(ganado), varianza: rounded(varianza) };
  }

  private measure(unit: Unit, faded: number, left: number, tries: readonly FirstTry[]): UnitState {
    const before = this.at(unit);
    const said = this.saidOf(unit);
    const own: Part = {
      media: before.desvio + said,
      varianza: said === 0 ? before.varianza : Math.max(before.varianza, SAID_VARIANCE),
      weight: 1,
    };
    const area = this.part(this.areas, unit.topic.area, newArea);
    const topic = this.part(this.topics, unit.topic.id, newTopic);
    let gained = faded;
    for (const { right, seen, difficulty } of tries) {
      const harder = Math.max(-FAR, Math.min(FAR, harderThan(difficulty?.level, unit.level)));
      // A minute that teaches more than was thought shows in what this task has added so far.
      const pace: Part = { ...this.pace, weight: Math.max(0, gained - faded) };
      const logits = this.base(unit) + own.media + gained - SLOPE * harder;
      const { chance } = learnFrom(
        [this.level, area, topic, own, pace],
        logits,
        right,
        difficulty?.guess,
        seen ? SEEN_WEIGHT : 1,
      );
      this.observe?.(chance, right, seen);
      this.bound(unit, area, topic);
      drifted(this.level);
      this.pace = measureOf({ ...pace, media: Math.max(-PACE_MOST, Math.min(PACE_MOST, pace.media)) });
      const rest = this.base(unit) + own.media;
      const taught = Math.max(0, taughtTo(rest + gained, left) - (rest + gained));
      own.varianza += doubtOf(gained, gained + taught);
      gained += taught;
    }
    return { ...before, desvio: rounded(own.media), varianza: rounded(own.varianza), ganado: rounded(gained) };
  }

  /** No further from where the week began than a week may lead. */
  private bound({ topic: { id, area: areaId } }: Unit, area: Part, topic: Part): void {
    const { nivel, areas, temas } = this.began;
    keepNear(this.level, nivel.media, WEEK_MOST.nivel);
    this.level.media = Math.max(LOWEST, Math.min(HIGHEST, this.level.media));
    keepNear(area, areas[areaId]?.media ?? 0, WEEK_MOST.areas);
    keepNear(topic, temas[id]?.media ?? 0, WEEK_MOST.temas);
  }

  /** A claim that its own test does not bear out is worth no more than the level's word, or what was right. */
  refute(unit: Unit, right: number): void {
    const state = this.at(unit);
    const base = this.base(unit);
    const most = Math.max(base, toLogits(right));
    const over = base + state.desvio + state.ganado - most;
    if (over > 0) this.units[unit.id] = { ...state, desvio: rounded(state.desvio - over) };
  }

  /** What nine tasks have not taught is left alone for three weeks. */
  park(week: number, unitById: ReadonlyMap<string, Unit>): void {
    for (const [id, state] of Object.entries(this.units)) {
      const unit = unitById.get(id);
      if (!unit || state.toques < TOUCHES_BEFORE_PARKING || this.belief(unit) >= NEARLY) continue;
      this.units[id] = { ...state, toques: TOUCHES_AFTER_PARKING, descansaHasta: week + 1 + PARKED_WEEKS };
    }
  }

  /** `felt`: what was said of the sessions, on the scale of the pace. */
  result(felt: number): Pick<LearnerState, 'unidades' | 'habilidad'> {
    const measures = (parts: Map<string, Part>): Record<string, Measure> =>
      Object.fromEntries([...parts].map(([id, part]) => [id, measureOf(part)]));
    return {
      unidades: this.units,
      habilidad: {
        nivel: measureOf(this.level),
        areas: measures(this.areas),
        temas: measures(this.topics),
        ritmo: { ...this.pace, media: rounded(this.pace.media + felt) },
      },
    };
  }
}
