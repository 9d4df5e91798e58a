import type { Resultado } from '@estratega/domain';
import { expected, SLOPE as LEVEL_LOGITS } from '@estratega/planner';

/**
 * Maximum likelihood with a prior, on the scale of ratings, by the law that the planner expects answers by: guesses and
 * slips are in it. Pure: the same tries always give the same figures.
 */

/** How far an exercise may well be from what its author or its features said. */
export const PRIOR_DEVIATION = 320;
/** And a player from what was given to solve, which is chosen near the player's level. */
const ABILITY_DEVIATION = 400;
/** Logits in a point: a level is 300 of them. */
const SLOPE = LEVEL_LOGITS / 300;
const STEPS = 25;
const CLOSE = 0.01;

export interface Faced {
  /** The other side's rating. */
  readonly against: number;
  /** What came of it for the player, from 0 to 1. */
  readonly score: number;
  /** How much it counts, from 0 to 1. */
  readonly weight: number;
  /** Chance to be right without knowing; the law's own where nobody counted the options. */
  readonly guess?: number | undefined;
}

const NEAR = 0.5;

/** Undefined where nothing was measured: the player judged alone. */
export const scoreOf = (resultado: Resultado, pistas: number): number | undefined => {
  if (resultado === 'propio') return undefined;
  if (resultado === 'mal' || resultado === 'visto') return 0;
  // What was helped was not known.
  if (pistas > 0) return 0;
  return resultado === 'bien' ? 1 : NEAR;
};

const WHOLE_AGE_DAYS = 7;
const UNPROVED = 0.5;
/** Nobody has looked at a board, or at a table, and answered in less. */
const SHORTEST_MS = 1000;

/**
 * What a first try may say about an exercise that everybody will be given: little from accounts made for it. Age is that
 * of the account when it answered.
 */
export const weightOf = (told: { readonly ageDays: number; readonly proved: boolean; readonly ms: number }): number => {
  if (told.ms < SHORTEST_MS) return 0;
  return Math.max(0, Math.min(1, told.ageDays / WHOLE_AGE_DAYS)) * (told.proved ? 1 : UNPROVED);
};

/** Fisher's steps to the top; `side` is 1 for the player and −1 for the exercise. */
const climb = (prior: number, deviation: number, faced: readonly Faced[], side: 1 | -1): number => {
  let at = prior;
  for (let step = 0; step < STEPS; step += 1) {
    let slope = (prior - at) / deviation ** 2;
    let bend = 1 / deviation ** 2;
    for (const { against, score, weight, guess } of faced) {
      const { chance, slope: perLogit } = expected(side * SLOPE * (at - against), guess);
      const doubt = chance * (1 - chance);
      slope += (weight * side * SLOPE * perLogit * (score - chance)) / doubt;
      bend += (weight * (SLOPE * perLogit) ** 2) / doubt;
    }
    // Far from the top a whole step can overshoot where the curve is nearly straight.
    const move = Math.max(-deviation, Math.min(deviation, slope / bend));
    at += move;
    if (Math.abs(move) < CLOSE) break;
  }
  return at;
};

export const difficultyFrom = (prior: number, faced: readonly Faced[]): number =>
  climb(prior, PRIOR_DEVIATION, faced, -1);

export const abilityFrom = (faced: readonly Faced[]): number => {
  const mean = faced.reduce((sum, { against }) => sum + against, 0) / Math.max(1, faced.length);
  return climb(mean, ABILITY_DEVIATION, faced, 1);
};
