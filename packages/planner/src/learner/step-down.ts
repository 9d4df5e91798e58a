import type { Fecha } from '@estratega/domain';
import { type Unit, unitId } from '../curriculum/graph.ts';
import type { Game } from '../games/game.ts';
import { LEVELS_BELOW } from './belief.ts';
import { daysBetween } from './memory.ts';
import type { LearnerState, RecentTry } from './state.ts';

/** Five of the last seven first tries of a theme wrong: what comes next is easier, and the unit taught is the one before. */

export const STEP_TRIES = 7;
const STEP_WRONG = 5;
/** On the scale of ratings. */
export const STEP_POINTS = 150;

export interface StepDown {
  /** Nothing of the theme above this, on the scale of levels. */
  readonly hardest: number;
  /** The level at which it failed. */
  readonly level: number;
  /** What is taught in its place; nothing where the theme has no stage before it. */
  readonly lower: Unit | undefined;
  readonly wrong: number;
}

const mean = (tries: readonly RecentTry[]): number =>
  tries.reduce((sum, { dificultad }) => sum + dificultad, 0) / tries.length;

export const stepDownOf = (
  game: Game,
  topicId: string,
  tries: readonly RecentTry[] | undefined,
): StepDown | undefined => {
  if (!tries || tries.length < STEP_TRIES) return undefined;
  const last = tries.slice(-STEP_TRIES);
  const wrong = last.filter(({ bien }) => !bien);
  if (wrong.length < STEP_WRONG) return undefined;
  const level = Math.max(...wrong.map(({ nivel }) => nivel));
  return {
    hardest: game.levelOfRating(game.ratingOfLevel(Math.min(mean(last), mean(wrong))) - STEP_POINTS),
    level,
    lower: game.curriculum.unitById.get(unitId(topicId, level - 1)),
    wrong: wrong.length,
  };
};

/** What failed longer ago is tried again where it was. */
const STEP_DAYS = 28;

/** By topic, on a day. */
export const stepsDown = (
  game: Game,
  { temas, unidades, nivel }: LearnerState,
  hoy: Fecha,
): ReadonlyMap<string, StepDown> => {
  const found = new Map<string, StepDown>();
  for (const [id, { ultimos }] of Object.entries(temas)) {
    const step = ultimos && stepDownOf(game, id, ultimos);
    const failed = step && unidades[unitId(id, step.level)]?.medidoEl;
    if (!step || !failed || daysBetween(failed, hoy) > STEP_DAYS) continue;
    const isNear = step.lower !== undefined && step.lower.level >= nivel - LEVELS_BELOW;
    found.set(id, isNear ? step : { ...step, lower: undefined });
  }
  return found;
};
