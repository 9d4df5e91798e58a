import type { Item } from '../games/game.ts';
import { fraction, hash } from '../random/seed.ts';
import { ahead, chance, GUESS, logitsFor, OWN_LEVEL, SLOPE } from './law.ts';

/**
 * A dozen exercises that find a player's level: each as hard as two of three would solve, the estimate the mean of what
 * is left likely on a grid, the declared level where it starts from. Pure: the answers so far are the whole state.
 */

/** Asked of everybody; what is asked beyond it only while four minutes last. */
export const PLACEMENT_EXERCISES = 12;
const MINUTES_MOST = 4;

export interface PlacementAnswer {
  readonly ejercicio: string;
  /** Difficulty on the scale of levels. */
  readonly dificultad: number;
  readonly bien: boolean;
  readonly azar?: number | undefined;
  /** What it took to answer. */
  readonly ms?: number | undefined;
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
const AIM = 2 / 3;
const GUESSED = 4;

export const estimatePlacement = (prior: PlacementPrior, answers: readonly PlacementAnswer[]): Estimate => {
  let sum = 0;
  let first = 0;
  let second = 0;
  for (const ability of GRID) {
    const off = (ability - prior.media) / prior.desviacion;
    let weight = Math.exp(-0.5 * off * off);
    for (const { dificultad, bien, azar } of answers) {
      const right = chance(ahead(ability, dificultad), azar);
      weight *= bien ? right : 1 - right;
    }
    sum += weight;
    first += weight * ability;
    second += weight * ability * ability;
  }
  const media = first / sum;
  return { media, desviacion: Math.sqrt(Math.max(0, second / sum - media * media)) };
};

/** How hard the next exercise should be, by how easily it is guessed: two of three right, whatever the way. */
export const nextDifficulty = (estimate: Estimate, guess?: number): number =>
  estimate.media + (OWN_LEVEL - logitsFor(AIM, guess)) / SLOPE;

const isLate = (answers: readonly PlacementAnswer[]): boolean =>
  answers.reduce((sum, { ms = 0 }) => sum + ms, 0) >= MINUTES_MOST * 60_000;

/** The nearest in difficulty that was not asked yet, of a topic that was not; nothing where all are used. */
export const nextPlacement = <Candidate extends Pick<Item, 'id' | 'dificultad' | 'azar'> & { readonly tema: string }>(
  prior: PlacementPrior,
  answers: readonly (PlacementAnswer & { readonly tema?: string })[],
  bank: readonly Candidate[],
  seed: string,
  most: number = PLACEMENT_EXERCISES,
): Candidate | undefined => {
  if (answers.length >= most || (answers.length >= PLACEMENT_EXERCISES && isLate(answers))) return undefined;
  const estimate = estimatePlacement(prior, answers);
  const asked = new Set(answers.map((one) => one.ejercicio));
  const topics = new Set(answers.map((one) => one.tema));
  const salt = hash(seed);
  let best: Candidate | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const item of bank) {
    const guess = item.azar ?? GUESS;
    // What everybody gets right two times of three has no difficulty to aim at.
    if (asked.has(item.id) || guess >= AIM) continue;
    const distance =
      Math.abs(item.dificultad - nextDifficulty(estimate, guess)) +
      (topics.has(item.tema) ? 0.5 : 0) +
      // What is easily guessed tells less.
      GUESSED * guess +
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
