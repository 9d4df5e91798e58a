import type { Fecha } from '@estratega/domain';
import type { Memory } from './memory.ts';
import type { UnitState } from './state.ts';

/** What fades of a belief as its memory does. */
const FADES = 0.4;
/** What was known before the plan is older, and fades less. */
const FADES_KNOWN = 0.15;

/** What is left of a belief when so much can still be recalled. */
export const fadedTo = (p: number, recall: number, isLearnt: boolean): number => {
  const fades = isLearnt ? FADES : FADES_KNOWN;
  return p * (1 - fades + fades * recall);
};

/** What is left of it on a day. */
export const fadedBelief = (
  { recallOn }: Memory,
  p: number,
  unit: UnitState | undefined,
  day: Fecha,
  isLearnt: boolean,
): number => fadedTo(p, recallOn(unit, day), isLearnt);
