import type { GraphPlayOut } from '@estratega/lessons/graph';
import type { Unit } from '../curriculum/graph.ts';
import { fraction, hash } from '../random/seed.ts';
import { isFresh } from './exercises.ts';

/** What is taught of an ending is played out within the week: the last thing of a set of its exercises. */

/** Exercises whose time a position to be played out takes, itself included. */
export const TAKES = 2;
/** A set that would be left with less than this stays as it is. */
const LEAST_BESIDE = 2;

export interface PlayOutChoice {
  readonly level: number;
  /** As `ExerciseChoice` has it. */
  readonly weeksSince: (id: string) => number | undefined;
  readonly failedDue: readonly string[];
  readonly seed: string;
}

/** The nearest to the unit's level that was not met lately; one that slipped away comes back first. */
export const playOutFor = (
  playOuts: readonly GraphPlayOut[],
  unit: Unit,
  count: number,
  { level, weeksSince, failedDue, seed }: PlayOutChoice,
): string | undefined => {
  if (count < TAKES + LEAST_BESIDE) return undefined;
  const open = playOuts.filter(({ id, temas, nivel }) => {
    if (!temas.includes(unit.topic.id) || nivel > level + 1 || Math.abs(nivel - unit.level) > 1) return false;
    const weeks = weeksSince(id);
    return weeks !== 0 && (failedDue.includes(id) || isFresh(weeks ?? 0, weeks === undefined ? undefined : 0));
  });
  const start = hash(`${seed}${unit.id}`);
  const rank = ({ id, nivel, dificultad }: GraphPlayOut): number =>
    (failedDue.includes(id) ? -10 : 0) +
    Math.abs(nivel - unit.level) +
    dificultad / 100 +
    0.01 * fraction(start, hash(id));
  return open.toSorted((a, b) => rank(a) - rank(b))[0]?.id;
};
