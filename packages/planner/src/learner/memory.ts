import type { Fecha } from '@estratega/domain';
import { computeDecayFactor, default_w, type FSRSState, fsrs, Rating } from 'ts-fsrs';
import type { UnitState } from './state.ts';

/**
 * How memory fades, FSRS-6: with its published weights, or bent by what people's answers say (`memory-fit.ts`), each in logarithms so that
 * nothing is 0. Only what repeated answers show can be bent: how long a first one lasts, how much longer each right one makes it,
 * how steep the curve is.
 */
export interface MemoryWeights {
  readonly inicial: number;
  readonly crece: number;
  readonly decae: number;
}
export const PUBLISHED: MemoryWeights = { inicial: 0, crece: 0, decae: 0 };
/** As far as anything is bent. */
export const BENT_MOST = 1.5;

const INITIAL = [0, 1, 2, 3];
const GROWTH = 8;
const DECAY_AT = 20;

const bent = ({ inicial, crece, decae }: MemoryWeights): number[] =>
  default_w.map((value, at) => {
    if (INITIAL.includes(at)) return value * Math.exp(inicial);
    if (at === GROWTH) return value + crece;
    return at === DECAY_AT ? value * Math.exp(decae) : value;
  });

const DAY_MS = 86_400_000;

/** A mastered unit below this predicted recall is due. */
export const DUE_RECALL = 0.9;

/** How a session went: quick and all right, right, shaky or unmeasured, lost. */
export type Result = 'easy' | 'good' | 'hard' | 'again';
const RATING = {
  easy: Rating.Easy,
  good: Rating.Good,
  hard: Rating.Hard,
  again: Rating.Again,
} as const satisfies Record<Result, number>;

const dayNumbers = new Map<Fecha, number>();
const DAYS_REMEMBERED = 2000;

/** Days since 1970: differences of calendar days are plain subtractions. Asked thousands of times, of few days. */
export const dayNumberOf = (day: Fecha): number => {
  const known = dayNumbers.get(day);
  if (known !== undefined) return known;
  if (dayNumbers.size >= DAYS_REMEMBERED) dayNumbers.clear();
  const made = Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))) / DAY_MS;
  dayNumbers.set(day, made);
  return made;
};

export const daysBetween = (from: Fecha, to: Fecha): number => Math.max(0, dayNumberOf(to) - dayNumberOf(from));

const round = (value: number): number => Math.round(value * 1e4) / 1e4;

/** An exercise that was failed returns after about three days; solved then, after about a week and a half. */
const FAILED_STABILITY = 3;
const FAILED_DIFFICULTY = 6;

/** What was won and slipped away is played again tomorrow. */
export const SLIPPED_STABILITY = 1;

interface Stored {
  readonly s: number;
  readonly d: number;
}

export interface Memory {
  /** The curve itself, without the library's rounding: it is asked thousands of times in a plan. */
  readonly recallAfter: (days: number, stability: number) => number;
  /** Probability that what was learnt can still be recalled on a day; 1 for what was never touched. */
  readonly recallOn: (unit: UnitState | undefined, day: Fecha) => number;
  readonly remember: (unit: UnitState, day: Fecha, result: Result) => UnitState;
  readonly failedAgain: () => Stored;
  readonly solvedOnce: (s: number, d: number, elapsed: number) => Stored;
}

export const memoryWith = (weights: MemoryWeights = PUBLISHED): Memory => {
  // Fuzz off, so that the same past gives the same future.
  const scheduler = fsrs({ w: bent(weights), enable_fuzz: false, enable_short_term: false });
  const { decay, factor } = computeDecayFactor(scheduler.parameters.w);
  const failedStability = round(FAILED_STABILITY * Math.exp(weights.inicial));
  const recallAfter: Memory['recallAfter'] = (days, stability) => (1 + (factor * days) / stability) ** decay;
  return {
    recallAfter,
    recallOn: (unit, day) =>
      unit?.s === undefined || unit.u === undefined ? 1 : recallAfter(daysBetween(unit.u, day), unit.s),
    remember: (unit, day, result) => {
      const before: FSRSState | null =
        unit.s === undefined || unit.d === undefined ? null : { stability: unit.s, difficulty: unit.d };
      const elapsed = unit.u === undefined ? 0 : daysBetween(unit.u, day);
      const after = scheduler.next_state(before, elapsed, RATING[result]);
      return { ...unit, s: round(after.stability), d: round(after.difficulty), u: day };
    },
    failedAgain: () => ({ s: failedStability, d: FAILED_DIFFICULTY }),
    solvedOnce: (s, d, elapsed) => {
      const after = scheduler.next_state({ stability: s, difficulty: d }, Math.max(1, elapsed), Rating.Good);
      return { s: round(after.stability), d: round(after.difficulty) };
    },
  };
};

/** With the published weights. */
export const MEMORY = memoryWith();
export const { recallAfter, recallOn, remember, failedAgain, solvedOnce } = MEMORY;
