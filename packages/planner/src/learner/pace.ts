import type { LearnerState } from './state.ts';

/**
 * How fast this player learns, from objectives met and missed: as a rating moves, by how far a result was from what
 * was expected. A slow learner gets more minutes before a unit counts as known, a quick one moves on sooner.
 */

const LEAST = 0.5;
const MOST = 1.6;
const STEP = 0.08;
/** Belief at which an objective is met as often as not, and how sharply the odds change around it. */
const EVEN = 0.65;
const WIDTH = 0.14;

export const paceOf = (learner: LearnerState): number => learner.ritmo ?? 1;

export const chanceToMeet = (belief: number): number => 1 / (1 + Math.exp((EVEN - belief) / WIDTH));

/** `surprise`: objectives met less those that were expected to be. */
export const paceAfter = (learner: LearnerState, surprise: number): number => {
  const next = paceOf(learner) * Math.exp(STEP * surprise);
  return Math.round(Math.min(MOST, Math.max(LEAST, next)) * 1e4) / 1e4;
};
