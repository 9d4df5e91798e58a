import type { TipoTarea } from '@estratega/domain';

/** Minutes of tasks: multiples of five that add up exactly to the day's. */

export const STEP = 5;
export const TASK_MIN = 10;
export const TASK_MAX = 90;
/** Nothing but a real game or session is longer. */
export const BLOCK_MAX = 60;

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

export const BOUNDS: Readonly<Record<TipoTarea, Bounds>> = {
  teoria: { min: 15, max: 45 },
  ejercicios: { min: 15, max: 60 },
  repaso: { min: 10, max: 30 },
  test: { min: 10, max: 30 },
  jugar: { min: 20, max: 90 },
  analizar: { min: 20, max: 60 },
  cierre: { min: 10, max: 20 },
};

export const blocksIn = (minutes: number, preferred: number): number =>
  Math.min(Math.max(Math.round(minutes / preferred), Math.ceil(minutes / TASK_MAX)), Math.floor(minutes / TASK_MIN));

export interface Stretch extends Bounds {
  /** May go past `max` when the day cannot be filled otherwise; capped kinds may not. */
  readonly elastic: boolean;
}

export const floorStep = (minutes: number): number => Math.floor(minutes / STEP) * STEP;

/** Adds or takes steps one task after another, so that the lengths stay even. */
const spread = (lengths: number[], left: number, limit: (i: number) => number): number => {
  const direction = Math.sign(left) * STEP;
  let rest = left;
  let moved = true;
  while (rest !== 0 && moved) {
    moved = false;
    for (let i = 0; i < lengths.length && rest !== 0; i++) {
      const next = (lengths[i] as number) + direction;
      if (direction > 0 ? next > limit(i) : next < limit(i)) continue;
      lengths[i] = next;
      rest -= direction;
      moved = true;
    }
  }
  return rest;
};

/** The lengths of a day's tasks. Bounds give way, in order, only when the day's minutes leave no other choice. */
export const splitMinutes = (total: number, tasks: readonly Stretch[]): readonly number[] => {
  const even = floorStep(total / tasks.length);
  const lengths = tasks.map(({ min, max }) => Math.max(min, Math.min(even, floorStep(max))));
  const at = (i: number): Stretch => tasks[i] as Stretch;
  let rest = total - lengths.reduce((sum, minutes) => sum + minutes, 0);
  if (rest > 0) rest = spread(lengths, rest, (i) => at(i).max);
  if (rest > 0) rest = spread(lengths, rest, (i) => (at(i).elastic ? Math.max(at(i).max, BLOCK_MAX) : at(i).max));
  if (rest > 0) rest = spread(lengths, rest, (i) => (at(i).elastic ? TASK_MAX : at(i).max));
  if (rest > 0) spread(lengths, rest, () => TASK_MAX);
  if (rest < 0) rest = spread(lengths, rest, (i) => at(i).min);
  if (rest < 0) spread(lengths, rest, () => TASK_MIN);
  return lengths;
};
