import type { Fecha } from '@estratega/domain';
import { type Unit, unitId } from '../curriculum/graph.ts';
import type { Topic } from '../curriculum/topic.ts';
import { type Game, isPractice } from '../games/game.ts';
import { LEVELS_ABOVE, LEVELS_BELOW, MASTERY } from './belief.ts';
import { MIDDLE } from './law.ts';
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
  /** That is easier than what failed; not so where the theme has nothing easier left. */
  readonly easier: boolean;
  /** The level at which it failed. */
  readonly level: number;
  /** What is taught in its place; nothing where the theme has no stage before it. */
  readonly lower: Unit | undefined;
  readonly wrong: number;
}

const LOWEST = 0;
const HIGHEST = 4000;
const HALVINGS = 24;

/** The rating of a difficulty: `levelOfRating` backwards, which rises all the way. */
const ratingOf = (game: Game, level: number): number => {
  let low = LOWEST;
  let high = HIGHEST;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (game.levelOfRating(middle) < level) low = middle;
    else high = middle;
  }
  return low;
};

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
    hardest: game.levelOfRating(ratingOf(game, Math.min(mean(last), mean(wrong))) - STEP_POINTS),
    easier: true,
    level,
    lower: game.curriculum.unitById.get(unitId(topicId, level - 1)),
    wrong: wrong.length,
  };
};

/** As many as a session or two take: with fewer under the bound the theme would only be read, and never measured again. */
const STEP_STOCK = 8;

/** Nothing easier is left of a theme than this: whoever failed at the very bottom goes on there, not without exercises. */
const easiestOf = (game: Game, { formato, nivel, usados }: LearnerState, topic: Topic): number => {
  const drills = game.drills.filter(({ temas }) => temas.includes(topic.id)).map(({ niveles: [low] }) => low + MIDDLE);
  const fitting = game
    .items(topic)
    .filter(({ levels: [low], formats }) => low <= nivel + LEVELS_ABOVE && (!formats || formats.includes(formato)));
  const unmet = fitting.filter(({ id }) => usados[id] === undefined);
  const stock = (unmet.length >= STEP_STOCK ? unmet : fitting)
    .map(({ dificultad }) => dificultad)
    .sort((a, b) => a - b);
  return Math.min(...drills, stock[Math.min(STEP_STOCK, stock.length) - 1] ?? Number.POSITIVE_INFINITY);
};

/** What failed longer ago is tried again where it was. */
const STEP_DAYS = 28;

/** By topic, on a day. */
export const stepsDown = (game: Game, learner: LearnerState, hoy: Fecha): ReadonlyMap<string, StepDown> => {
  const { temas, unidades, nivel } = learner;
  const found = new Map<string, StepDown>();
  for (const [id, { ultimos }] of Object.entries(temas)) {
    const topic = game.curriculum.topicById.get(id);
    const step = topic && ultimos && stepDownOf(game, id, ultimos);
    const failed = step && unidades[unitId(id, step.level)]?.medidoEl;
    if (!step || !failed || daysBetween(failed, hoy) > STEP_DAYS) continue;
    const isNear = step.lower !== undefined && step.lower.level >= nivel - LEVELS_BELOW;
    const hardest = Math.max(step.hardest, easiestOf(game, learner, topic));
    const easier = hardest === step.hardest;
    found.set(id, { ...step, hardest, easier, lower: isNear ? step.lower : undefined });
  }
  return found;
};

/** What counts as failed in a stage's last week with answers. */
export interface FailedWhen {
  readonly below: number;
  readonly answers: number;
}

/** By topic, the stage above which nothing is taught for now: the one before what failed, or the lowest that itself fails. */
export const highestStages = (
  game: Game,
  learner: LearnerState,
  belief: Float64Array,
  steps: ReadonlyMap<string, StepDown>,
  hoy: Fecha,
  { below, answers }: FailedWhen,
): ReadonlyMap<string, Unit> => {
  const found = new Map<string, Unit>();
  for (const [id, { lower }] of steps) if (lower) found.set(id, lower);
  for (const [id, { medidoEl, acierto = 1, medidas = 0 }] of Object.entries(learner.unidades)) {
    if (medidoEl === undefined || acierto >= below || medidas < answers || daysBetween(medidoEl, hoy) > STEP_DAYS)
      continue;
    const unit = game.curriculum.unitById.get(id);
    if (!unit || isPractice(game, unit.topic.id) || unit.level < learner.nivel - LEVELS_BELOW) continue;
    if ((belief[unit.index] ?? 0) >= MASTERY) continue;
    const known = found.get(unit.topic.id);
    if (!known || unit.level < known.level) found.set(unit.topic.id, unit);
  }
  return found;
};
