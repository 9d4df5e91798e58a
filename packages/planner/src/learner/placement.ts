import type { Item } from '../games/game.ts';
import { fraction, hash } from '../random/seed.ts';
import { sigmoid } from './belief.ts';

/**
 * Twelve exercises that find a player's level: each as hard as two of three would solve, the estimate the mean of what
 * is left likely on a grid, the declared level where it starts from. Pure: the answers so far are the whole state.
 */

export const PLACEMENT_EXERCISES = 12;

export interface PlacementAnswer {
  readonly ejercicio: string;
  /** Difficulty on the scale of levels. */
  readonly dificultad: number;
  readonly bien: boolean;
  readonly azar?: number | undefined;
}

export interface PlacementPrior {
  /** Middle of the declared level, on the scale of levels: 2.5 in the middle of level 2. */
  readonly media: number;
  readonly desviacion: number;
}

export interface Estimate {
  /** On the scale of levels; its whole part is the level. */
  readonly media: number;
  readonly desviacion: number;
}

const LOW = -0.5;
const HIGH = 7.5;
const STEP = 0.05;
const GRID: readonly number[] = Array.from({ length: Math.round((HIGH - LOW) / STEP) + 1 }, (_, i) => LOW + i * STEP);
/** Logits in a level of 300 Elo. */
const SLOPE = 1.7;
const SLIP = 0.04;
const GUESS = 0.08;
const AIM = 2 / 3;
const GUESSED = 4;

const chance = (ability: number, difficulty: number, guess: number): number =>
  guess + (1 - SLIP - guess) * sigmoid(SLOPE * (ability - difficulty));

export const estimatePlacement = (prior: PlacementPrior, answers: readonly PlacementAnswer[]): Estimate => {
  let sum = 0;
  let first = 0;
  let second = 0;
  for (const ability of GRID) {
    const off = (ability - prior.media) / prior.desviacion;
    let weight = Math.exp(-0.5 * off * off);
    for (const { dificultad, bien, azar } of answers) {
      const right = chance(ability, dificultad, azar ?? GUESS);
      weight *= bien ? right : 1 - right;
    }
    sum += weight;
    first += weight * ability;
    second += weight * ability * ability;
  }
  const media = first / sum;
  return { media, desviacion: Math.sqrt(Math.max(0, second / sum - media * media)) };
};

/** How hard the next exercise should be. */
export const nextDifficulty = (estimate: Estimate): number => {
  const x = (AIM - GUESS) / (1 - SLIP - GUESS);
  return estimate.media - Math.log(x / (1 - x)) / SLOPE;
};

/** The nearest in difficulty that was not asked yet, of a topic that was not; nothing where all are used. */
export const nextPlacement = <Candidate extends Pick<Item, 'id' | 'dificultad' | 'azar'> & { readonly tema: string }>(
  prior: PlacementPrior,
  answers: readonly (PlacementAnswer & { readonly tema?: string })[],
  bank: readonly Candidate[],
  seed: string,
): Candidate | undefined => {
  if (answers.length >= PLACEMENT_EXERCISES) return undefined;
  const aim = nextDifficulty(estimatePlacement(prior, answers));
  const asked = new Set(answers.map((one) => one.ejercicio));
  const topics = new Set(answers.map((one) => one.tema));
  const salt = hash(seed);
  let best: Candidate | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const item of bank) {
    if (asked.has(item.id)) continue;
    const distance =
      Math.abs(item.dificultad - aim) +
      (topics.has(item.tema) ? 0.5 : 0) +
      // What is easily guessed tells less.
      GUESSED * (item.azar ?? GUESS) +
      0.15 * fraction(salt, hash(item.id));
    if (distance < least) {
      least = distance;
      best = item;
    }
  }
  return best;
};

/** Two levels off is said with care: the declared level moves one step at a time unless the answers are clear. */
export const levelOfEstimate = (estimate: Estimate, maxLevel: number): number =>
  Math.max(0, Math.min(maxLevel, Math.floor(estimate.media)));
