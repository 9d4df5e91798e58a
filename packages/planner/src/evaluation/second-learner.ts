import type { Fecha, TipoTarea } from '@estratega/domain';
import { type Unit, unitId } from '../curriculum/graph.ts';
import type { Game } from '../games/game.ts';
import { isForFormat } from '../learner/level.ts';
import { daysBetween } from '../learner/memory.ts';
import { generator } from '../random/seed.ts';
import type { Pupil } from './strategies.ts';

/**
 * A learner of another world than the planner's own: how strong it is was declared wrongly, its themes hang together, it
 * learns most where two of three come out, forgets by a power law, and remembers the very exercises it has met. Nothing
 * of this is read from the planner's constants, so that a planner cannot be right by agreeing with itself.
 */

const LEVEL_LOGITS = 1.5;
/** Where a player of a level stands on what it teaches. */
const AT_OWN_LEVEL = -0.7;
const AREA_SD = 0.5;
const TOPIC_SD = 0.6;
const UNIT_SD = 0.3;
const SPEED_SD = 0.3;
const EXERCISE_SD = 0.35;
/** What has once been met, in logits, and the days in which that fades. */
const REMEMBERED = 1.6;
const REMEMBERED_DAYS = 40;
/** Logits that a stage's minutes add where they teach best. */
const STAGE_LOGITS = 3.2;
const TRANSFER = 0.2;
const UNREADY = 0.5;
const READY = 0.4;
const FIRST_STEPS = 2.2;
const MOST = 4;

export const normalOf = (next: () => number): number =>
  Math.sqrt(-2 * Math.log(Math.max(1e-12, next()))) * Math.cos(2 * Math.PI * next());
const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
const toLogit = (p: number): number => Math.log(p / (1 - p));

const worth = (kind: TipoTarea, competence: number): number => {
  switch (kind) {
    case 'teoria':
      return competence < 0.4 ? 0.9 : 0.45;
    case 'ejercicios':
      return 1;
    case 'test':
      return 0.7;
    case 'cierre':
      return 0;
    default:
      return 0.85;
  }
};

/** Too easy and too hard teach little. */
const teaches = (competence: number): number => Math.max(0.3, Math.exp(-(((competence - 0.6) / 0.45) ** 2)));

export class SecondLearner implements Pupil {
  readonly game: Game;
  readonly level: number;
  readonly theta: number;
  private readonly next: () => number;
  private readonly does_: number;
  private readonly exponent: number;
  private readonly slip: number;
  private readonly speed: number;
  private readonly first: number;
  private readonly base: Float64Array;
  private readonly start: Float64Array;
  private readonly pace: Float64Array;
  private readonly added: Float64Array;
  private readonly stability: Float64Array;
  private readonly seen: (Fecha | undefined)[];
  private readonly met = new Map<string, Fecha>();
  private readonly own: readonly Unit[];
  private today: Fecha;

  /** `level`: as declared; `theta`: as it is, on the same scale. */
  constructor(game: Game, level: number, theta: number, format: string, seed: string, since: Fecha) {
    const next = generator(`${seed} otro mundo`);
    const { units } = game.curriculum;
    this.game = game;
    this.level = level;
    this.theta = theta;
    this.next = next;
    this.today = since;
    this.does_ = (1 - 0.3 * next()) * (1 - 0.25 * next());
    this.exponent = 0.15 + 0.35 * next();
    this.slip = 0.03 + 0.05 * next();
    this.speed = Math.exp(SPEED_SD * normalOf(next));
    this.first = 4 * Math.exp(SPEED_SD * normalOf(next));
    const drawn = new Map<string, number>();
    const draw = (name: string, sd: number): number => {
      const known = drawn.get(name) ?? sd * normalOf(next);
      drawn.set(name, known);
      return known;
    };
    this.base = Float64Array.from(units, ({ id, topic, level: at }) => {
      const own =
        LEVEL_LOGITS * (theta - at - 0.5) +
        AT_OWN_LEVEL +
        draw(topic.area, AREA_SD) +
        draw(topic.id, TOPIC_SD) +
        draw(id, UNIT_SD);
      return at === 0 && theta >= 1 ? Math.max(own, FIRST_STEPS) : own;
    });
    this.start = Float64Array.from(this.base);
    this.pace = Float64Array.from(
      units,
      ({ topic }) => topic.minutosEtapa * Math.exp(draw(`ritmo ${topic.id}`, SPEED_SD)),
    );
    this.added = new Float64Array(units.length);
    this.stability = new Float64Array(units.length);
    this.seen = new Array(units.length).fill(undefined);
    const at = Math.max(0, Math.min(game.maxLevel, Math.floor(theta)));
    this.own = units.filter((unit) => unit.level <= at && unit.level >= at - 1 && isForFormat(unit.topic, format));
  }

  private recall({ index }: Unit, day: Fecha): number {
    const last = this.seen[index];
    return last === undefined ? 1 : (1 + daysBetween(last, day) / (this.stability[index] as number)) ** -this.exponent;
  }

  competence(unit: Unit, day: Fecha): number {
    return logistic((this.base[unit.index] as number) + (this.added[unit.index] as number) * this.recall(unit, day));
  }

  idleCompetence({ index }: Unit): number {
    return logistic(this.start[index] as number);
  }

  /** Where it stands: what it came with, and what it has learnt of its level and the one below. */
  trueLevel(day: Fecha): number {
    const gained = this.own.reduce(
      (sum, unit) =>
        sum +
        (this.base[unit.index] as number) -
        (this.start[unit.index] as number) +
        (this.added[unit.index] as number) * this.recall(unit, day),
      0,
    );
    return this.theta + gained / Math.max(1, this.own.length) / LEVEL_LOGITS;
  }

  does(): boolean {
    return this.next() < this.does_;
  }

  study(unit: Unit, kind: TipoTarea, minutes: number, day: Fecha): void {
    const { index } = unit;
    const { units, unitById } = this.game.curriculum;
    this.today = day;
    const now = this.competence(unit, day);
    const recall = this.recall(unit, day);
    const ready = unit.needs.every((need) => this.competence(units[need] as Unit, day) >= READY);
    const part = (minutes * this.speed * worth(kind, now) * (ready ? 1 : UNREADY)) / (this.pace[index] as number);
    const before = this.added[index] as number;
    const back = before * (recall + (1 - recall) * (1 - Math.exp(-5 * part)));
    const gain = STAGE_LOGITS * part * teaches(now);
    const most = Math.max(back, MOST - (this.base[index] as number));
    this.added[index] = Math.min(most, back + gain);
    const first = this.seen[index] === undefined;
    this.stability[index] = first ? this.first : (this.stability[index] as number) * (1.1 + 1.6 * (1 - recall));
    this.seen[index] = day;
    const above = unitById.get(unitId(unit.topic.id, unit.level + 1));
    if (above) this.base[above.index] = (this.base[above.index] as number) + TRANSFER * gain;
  }

  answers(exercise: string, competence: number, harder: number, options?: number): boolean {
    const hidden = generator(`${exercise} otro`);
    const error = EXERCISE_SD * normalOf(hidden);
    const guess = options === undefined ? 0.05 + 0.15 * hidden() : options * (0.6 + 0.8 * hidden());
    const last = this.met.get(exercise);
    const known = last === undefined ? 0 : REMEMBERED * Math.exp(-daysBetween(last, this.today) / REMEMBERED_DAYS);
    this.met.set(exercise, this.today);
    const clear = toLogit(Math.min(0.99, Math.max(0.005, competence)));
    const e = logistic(clear + known - LEVEL_LOGITS * (harder + error));
    return this.next() < guess + (1 - guess - this.slip) * e;
  }

  memoryOf(unit: Unit): ReturnType<Pupil['memoryOf']> {
    const ultimo = this.seen[unit.index];
    if (ultimo === undefined) return undefined;
    // The day on which nine of ten are left.
    const estabilidad = (this.stability[unit.index] as number) * (0.9 ** (-1 / this.exponent) - 1);
    return { estabilidad, dificultad: 5, ultimo };
  }
}
