import type { LearnerState } from './state.ts';

/**
 * How fast this player learns, from answers: as a rating moves, by how far they were from what was expected. A slow
 * learner gets more minutes before a unit counts as known, a quick one moves on sooner.
 */

const LEAST = 0.5;
const MOST = 1.8;
const STEP = 0.02;

export const paceOf = (learner: LearnerState): number => learner.ritmo ?? 1;

/** `surprise`: answers right less those that were expected to be, of units already begun. */
export const paceAfter = (learner: LearnerState, surprise: number): number => {
  const next = paceOf(learner) * Math.exp(STEP * surprise);
  return Math.round(Math.min(MOST, Math.max(LEAST, next)) * 1e4) / 1e4;
};
