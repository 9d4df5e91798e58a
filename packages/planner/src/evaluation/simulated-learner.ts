import type { Fecha, TipoTarea } from '@estratega/domain';
import { fsrs, Rating } from 'ts-fsrs';
import type { Unit } from '../curriculum/graph.ts';
import type { Game } from '../games/game.ts';
import { AFTER_STAGE_MINUTES } from '../learner/belief.ts';
import { chance, logit, SLOPE } from '../learner/law.ts';
import { daysBetween, recallAfter } from '../learner/memory.ts';
import { generator } from '../random/seed.ts';
import { normal } from './normal.ts';

/**
 * A learner whose true state the planner never sees: own speed, own memory, own discipline. Study saturates, asks for
 * prerequisites, and what was learnt is forgotten as FSRS says. Numbers are of a model, not of people.
 */

const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });

const startingCompetence = (level: number, own: number): number => {
  const distance = level - own;
  if (distance <= -2 || (level === 0 && own > 0)) return 0.9;
  if (distance === -1) return 0.7;
  if (distance === 0) return 0.25;
  return distance === 1 ? 0.1 : 0.04;
};

/** Days for which what was known before the plan lasts: the less of it there is, the more fragile. */
const startingStability = (distance: number): number => {
  if (distance <= -2) return 300;
  if (distance === -1) return 150;
  return distance === 0 ? 60 : 30;
};

/**
 * What fades as FSRS says: all that the learner knows of a unit once the plan has taken it up, or only what the plan has
 * added to what was there. Nobody has measured which holds for chess or poker, so both are reported.
 */
export const FORGETTING = ['todo', 'lo aprendido'] as const;
export type Forgetting = (typeof FORGETTING)[number];

const clamp = (value: number): number => Math.min(0.99, Math.max(0.01, value));

/** How much a minute of each kind teaches, by how much is already known. */
const worth = (kind: TipoTarea, competence: number): number => {
  switch (kind) {
    case 'teoria':
      return competence < 0.4 ? 1.05 : 0.6;
    case 'ejercicios':
      return competence < 0.12 ? 0.6 : 1;
    case 'test':
      return 0.8;
    case 'repaso':
      return 0.9;
    case 'jugar':
    case 'analizar':
      return 0.9;
    default:
      return 0;
  }
};

const WITHOUT_PREREQUISITES = 0.4;
const PREREQUISITE_LEVEL = 0.45;

export class SimulatedLearner {
  readonly game: Game;
  readonly level: number;
  readonly completion: number;
  private readonly next: () => number;
  private readonly speed: number;
  private readonly memory: number;
  private readonly forgetting: Forgetting;
  private readonly start: Float64Array;
  private readonly peak: Float64Array;
  private readonly pace: Float64Array;
  private readonly stability: Float64Array;
  private readonly idleStability: Float64Array;
  private readonly touched: Uint8Array;
  private readonly since: Fecha;
  private readonly difficulty: Float64Array;
  private readonly seen: Fecha[];

  /** `memory`: how long things last for the typical learner, compared with what FSRS expects of flashcards. */
  constructor(game: Game, level: number, seed: string, since: Fecha, memory: number, forgetting: Forgetting) {
    const next = generator(seed);
    const { units } = game.curriculum;
    this.game = game;
    this.level = level;
    this.next = next;
    this.speed = Math.exp(0.3 * normal(next));
    this.memory = memory * Math.exp(0.3 * normal(next));
    this.forgetting = forgetting;
    this.completion = 0.55 + 0.4 * next();
    this.start = Float64Array.from(units, (unit) => clamp(startingCompetence(unit.level, level) + 0.12 * normal(next)));
    this.peak = Float64Array.from(this.start);
    this.pace = Float64Array.from(
      units,
      (unit) => (unit.topic.minutosEtapa * Math.exp(0.25 * normal(next))) / -Math.log(1 - AFTER_STAGE_MINUTES),
    );
    this.stability = new Float64Array(units.length);
    this.difficulty = new Float64Array(units.length);
    this.idleStability = Float64Array.from(units, (unit) => startingStability(unit.level - level) * this.memory);
    this.touched = new Uint8Array(units.length);
    this.since = since;
    this.seen = new Array(units.length).fill(since);
  }

  /** What it can do on a day; never less than if it had not studied. */
  competence(unit: Unit, day: Fecha): number {
    const { index } = unit;
    const old = this.idleCompetence(unit, day);
    if (this.touched[index] === 0) return old;
    const recall = recallAfter(
      daysBetween(this.seen[index] as Fecha, day),
      (this.stability[index] as number) * this.memory,
    );
    const peak = this.peak[index] as number;
    return this.forgetting === 'todo' ? Math.max(old, peak * recall) : old + Math.max(0, peak - old) * recall;
  }

  /** The same learner, had it not studied at all. */
  idleCompetence({ index }: Unit, day: Fecha): number {
    const recall = recallAfter(daysBetween(this.since, day), this.idleStability[index] as number);
    return (this.start[index] as number) * recall;
  }

  /** Whether a task gets done at all. */
  does(): boolean {
    return this.next() < this.completion;
  }

  study(unit: Unit, kind: TipoTarea, minutes: number, day: Fecha): void {
    const { index } = unit;
    const now = this.competence(unit, day);
    const { units } = this.game.curriculum;
    const ready = unit.needs.every((need) => this.competence(units[need] as Unit, day) >= PREREQUISITE_LEVEL);
    const effort = minutes * this.speed * worth(kind, now) * (ready ? 1 : WITHOUT_PREREQUISITES);
    // Relearning what has faded is quicker than learning it.
    const faded = Math.max(0, (this.peak[index] as number) - now);
    const relearnt = faded * (1 - Math.exp((-3 * effort) / (this.pace[index] as number)));
    const base = now + relearnt;
    this.peak[index] = 1 - (1 - base) * Math.exp(-effort / (this.pace[index] as number));
    const right = this.next() < 0.35 + 0.6 * now;
    const isFirst = this.touched[index] === 0;
    const state = isFirst
      ? null
      : { stability: this.stability[index] as number, difficulty: this.difficulty[index] as number };
    const elapsed = isFirst ? 0 : daysBetween(this.seen[index] as Fecha, day);
    const after = scheduler.next_state(state, elapsed, right ? Rating.Good : Rating.Hard);
    this.stability[index] = Math.max(0.5, after.stability);
    this.difficulty[index] = after.difficulty;
    this.touched[index] = 1;
    this.seen[index] = day;
  }

  private readonly guesses = new Map<string, { readonly error: number; readonly guess: number }>();

  /** What no planner knows of an exercise: how far its difficulty is off, and how well it can be guessed. */
  private hidden(exercise: string, options: number | undefined): { readonly error: number; readonly guess: number } {
    const known = this.guesses.get(exercise);
    if (known) return known;
    const next = generator(`${exercise} oculto`);
    const made = {
      error: 0.25 * normal(next),
      guess: options === undefined ? 0.05 + 0.15 * next() : options * (0.5 + next()),
    };
    this.guesses.set(exercise, made);
    return made;
  }

  /** One first try by a competence, against a difficulty in levels above the unit's own. */
  answers(exercise: string, competence: number, harder: number, options?: number): boolean {
    const { error, guess } = this.hidden(exercise, options);
    return this.next() < chance(logit(clamp(competence)) - SLOPE * (harder + error), guess);
  }

  /** What it is of a unit that an all-knowing planner would see. */
  memoryOf({ index }: Unit): { readonly s: number; readonly d: number; readonly u: Fecha } | undefined {
    if (this.touched[index] === 0) return undefined;
    return {
      s: (this.stability[index] as number) * this.memory,
      d: this.difficulty[index] as number,
      u: this.seen[index] as Fecha,
    };
  }
}
