import type { Fecha } from '@estratega/domain';
import { computeDecayFactor, type FSRSState, fsrs, Rating } from 'ts-fsrs';
import type { UnitState } from './state.ts';

/** FSRS-6 with its published weights; fuzz off, so that the same past gives the same future. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });
const { decay: DECAY, factor: FACTOR } = computeDecayFactor(scheduler.parameters.w);
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

/** The curve itself, without the library's rounding: it is asked thousands of times in a plan. */
export const recallAfter = (days: number, stability: number): number => (1 + (FACTOR * days) / stability) ** DECAY;

/** Probability that what was learnt can still be recalled on a day; 1 for what was never touched. */
export const recallOn = (unit: UnitState | undefined, day: Fecha): number =>
  unit?.s === undefined || unit.u === undefined ? 1 : recallAfter(daysBetween(unit.u, day), unit.s);

const round = (value: number): number => Math.round(value * 1e4) / 1e4;

export const remember = (unit: UnitState, day: Fecha, result: Result): UnitState => {
  const before: FSRSState | null =
    unit.s === undefined || unit.d === undefined ? null : { stability: unit.s, difficulty: unit.d };
  const elapsed = unit.u === undefined ? 0 : daysBetween(unit.u, day);
  const after = scheduler.next_state(before, elapsed, RATING[result]);
  return { ...unit, s: round(after.stability), d: round(after.difficulty), u: day };
};

/** An exercise that was failed returns after about three days; solved then, after about a week and a half. */
const FAILED_STABILITY = 3;
const FAILED_DIFFICULTY = 6;

/** What was won and slipped away is played again tomorrow. */
export const SLIPPED_STABILITY = 1;

export const failedAgain = (): { readonly s: number; readonly d: number } => ({
  s: FAILED_STABILITY,
  d: FAILED_DIFFICULTY,
});

export const solvedOnce = (s: number, d: number, elapsed: number): { readonly s: number; readonly d: number } => {
  const after = scheduler.next_state({ stability: s, difficulty: d }, Math.max(1, elapsed), Rating.Good);
  return { s: round(after.stability), d: round(after.difficulty) };
};
