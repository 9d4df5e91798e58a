import type { Fecha, TipoTarea } from '@estratega/domain';
import { type Unit, unitId } from '../curriculum/graph.ts';
import type { Game } from '../games/game.ts';
import { isFirstSteps } from '../learner/belief.ts';
import { difficultyOf, harderThan } from '../learner/difficulty.ts';
import { OWN_LEVEL, sigmoid } from '../learner/law.ts';
import { daysBetween } from '../learner/memory.ts';
import { generator } from '../random/seed.ts';
import { normal } from './normal.ts';

/**
 * A learner of another world than the first one's, and than the planner's own: strong in some areas and themes and weak
 * in others, learning in logits and best where two of three come right, forgetting by a power of time, meeting
 * boards that are not as hard as they say, remembering those it has seen, missing days. Made once and not fitted to anything.
 */

/** Logits by which areas, themes and units of one learner lie apart. */
const AREA_SD = 0.5;
const TOPIC_SD = 0.6;
const UNIT_SD = 0.3;
/** The rules themselves are behind whoever plays. */
const FIRST_STEPS = 1.5;
/** Levels by which an exercise is off from what its author says. */
const ITEM_SD = 0.35;
/** Logits that a stage's own minutes add at their best. */
const A_STAGE = 3;
/** Of what is learnt in a stage, what rubs off on the stages beside it. */
const TRANSFER = 0.1;
const WITHOUT_NEEDS = 0.5;
const NEEDED = 0.45;
/** Days that something learnt once lasts, and the part of what spacing can add that each return adds. */
const FIRST_DAYS = 4;
const SPACING = 1.4;
/** A board met before is half remembered for a while. */
const REMEMBERED = 1.4;
const REMEMBERED_DAYS = 40;
const BEST_AT = 0.7;

const worth = (kind: TipoTarea, competence: number): number => {
  switch (kind) {
    case 'teoria':
      return competence < 0.4 ? 0.9 : 0.5;
    case 'ejercicios':
    case 'repaso':
      return 1;
    case 'test':
    case 'analizar':
      return 0.8;
    case 'jugar':
      return 0.7;
    default:
      return 0;
  }
};

/** Too easy teaches little, too hard less. */
const challenge = (chance: number): number => Math.max(0.3, 1 - 2.2 * (chance - BEST_AT) ** 2);

export class SecondLearner {
  readonly game: Game;
  /** Where it truly stands, on the scale of levels. */
  readonly ability: number;
  private readonly next: () => number;
  private readonly slope: number;
  private readonly slip: number;
  private readonly speed: number;
  private readonly fading: number;
  private readonly memory: number;
  private readonly misses: number;
  private readonly skips: number;
  /** Part of the planned minutes that it really reads or plays. */
  private readonly stays: number;
  /** What an exercise takes it, compared with what the plan expects. */
  readonly takes: number;
  private readonly base: Float64Array;
  private readonly gain: Float64Array;
  private readonly lasts: Float64Array;
  private readonly topicSpeed = new Map<string, number>();
  private readonly seen: (Fecha | undefined)[];
  private readonly met = new Map<string, Fecha>();
  private readonly there = new Map<Fecha, boolean>();

  constructor(game: Game, ability: number, seed: string) {
    const next = generator(`${seed}segundo`);
    const { units } = game.curriculum;
    this.game = game;
    this.ability = ability;
    this.next = next;
    this.slope = 1.2 + 0.6 * next();
    this.slip = 0.03 + 0.05 * next();
    this.speed = Math.exp(0.3 * normal(next));
    this.fading = 0.15 + 0.35 * next();
    this.memory = Math.exp(0.3 * normal(next));
    this.misses = 0.3 * next();
    this.skips = 0.25 * next();
    this.stays = 0.5 + 0.5 * next();
    this.takes = 0.7 + 0.7 * next();
    const areas = new Map<string, number>();
    const topics = new Map<string, number>();
    const off = (of: Map<string, number>, id: string, sd: number): number => {
      const known = of.get(id) ?? sd * normal(next);
      of.set(id, known);
      return known;
    };
    this.base = Float64Array.from(
      units,
      (unit) =>
        this.slope * (ability - unit.level - 0.5) +
        OWN_LEVEL +
        off(areas, unit.topic.area, AREA_SD) +
        off(topics, unit.topic.id, TOPIC_SD) +
        UNIT_SD * normal(next) +
        (isFirstSteps(unit) ? FIRST_STEPS : 0),
    );
    for (const { topic } of units) off(this.topicSpeed, topic.id, 0.3);
    this.gain = new Float64Array(units.length);
    this.lasts = new Float64Array(units.length);
    this.seen = new Array(units.length).fill(undefined);
  }

  private recall(index: number, day: Fecha): number {
    const since = this.seen[index];
    if (since === undefined) return 1;
    return (1 + Math.max(0, daysBetween(since, day)) / (this.lasts[index] as number)) ** -this.fading;
  }

  private logits(index: number, day: Fecha): number {
    return (this.base[index] as number) + (this.gain[index] as number) * this.recall(index, day);
  }

  competence({ index }: Unit, day: Fecha): number {
    return sigmoid(this.logits(index, day));
  }

  idleCompetence({ index }: Unit): number {
    return sigmoid(this.base[index] as number);
  }

  /** Where it stands with what it has learnt: over what its level and the one below teach. */
  standing(units: readonly Unit[], day: Fecha): number {
    const own = units.filter(({ level }) => level <= this.ability && level >= Math.floor(this.ability) - 1);
    const gained = own.reduce((sum, { index }) => sum + (this.gain[index] as number) * this.recall(index, day), 0);
    return this.ability + gained / Math.max(1, own.length) / this.slope;
  }

  /** Whole days are missed, and single tasks. */
  does(day: Fecha): boolean {
    const is = this.there.get(day) ?? this.next() >= this.misses;
    this.there.set(day, is);
    return is && this.next() >= this.skips;
  }

  /** `chance`: of what is solved meanwhile; what is typical of the unit where nobody says. */
  study(unit: Unit, kind: TipoTarea, minutes: number, day: Fecha, chance = this.competence(unit, day)): void {
    const { index, topic } = unit;
    const now = this.competence(unit, day);
    const { units, unitById } = this.game.curriculum;
    const isReady = unit.needs.every((need) => this.competence(units[need] as Unit, day) >= NEEDED);
    const isSolved = kind !== 'teoria' && kind !== 'jugar' && kind !== 'analizar';
    const effort =
      (minutes / topic.minutosEtapa) *
      this.speed *
      Math.exp(this.topicSpeed.get(topic.id) ?? 0) *
      worth(kind, now) *
      (isReady ? 1 : WITHOUT_NEEDS) *
      (isSolved ? challenge(chance) : this.stays);
    const added = (A_STAGE * effort * (1 - now)) / (1 - now + 0.05);
    const recall = this.recall(index, day);
    const gained = this.gain[index] as number;
    const back = gained * (1 - recall) * (1 - Math.exp(-6 * effort));
    this.gain[index] = gained * recall + back + added;
    if (this.seen[index] === undefined) this.lasts[index] = FIRST_DAYS * this.memory;
    else if (this.seen[index] !== day)
      this.lasts[index] = Math.min(400, (this.lasts[index] as number) * (1.15 + SPACING * (1 - recall)));
    this.seen[index] = day;
    for (const level of [unit.level - 1, unit.level + 1]) {
      const beside = unitById.get(unitId(topic.id, level));
      if (beside) this.gain[beside.index] = (this.gain[beside.index] as number) + TRANSFER * added;
    }
  }

  /** The true chance of a first try, and whether it comes right. */
  answer(exercise: string, unit: Unit, day: Fecha): { readonly chance: number; readonly right: boolean } {
    const found = difficultyOf(this.game, exercise);
    const hidden = generator(`${exercise} segundo`);
    const error = ITEM_SD * normal(hidden);
    const guess = found?.guess ?? 0.03 + 0.2 * hidden();
    const last = this.met.get(exercise);
    const remembered = last === undefined ? 0 : REMEMBERED * Math.exp(-daysBetween(last, day) / REMEMBERED_DAYS);
    const logits =
      this.logits(unit.index, day) + remembered - this.slope * (harderThan(found?.level, unit.level) + error);
    const chance = guess + (1 - this.slip - guess) * sigmoid(logits);
    this.met.set(exercise, day);
    return { chance, right: this.next() < chance };
  }
}
