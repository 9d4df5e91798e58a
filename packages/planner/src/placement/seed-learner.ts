import type { Fecha } from '@estratega/domain';
import { unitNear } from '../curriculum/graph.ts';
import type { Game } from '../games/game.ts';
import { logitsOf, measureOf, UNIT_VARIANCE } from '../learner/ability.ts';
import { beliefs, chanceRight, clampBelief } from '../learner/belief.ts';
import { harderThan } from '../learner/difficulty.ts';
import { logit, sigmoid } from '../learner/law.ts';
import { atLevel } from '../learner/level.ts';
import { type Estimate, levelOfEstimate, type PlacementAnswer } from '../learner/placement.ts';
import type { LearnerState, UnitState } from '../learner/state.ts';

/** What twelve answers say of a player: the level, and a little of each theme that was asked. */

/** Logits for each unit of surprise: one answer to a theme is a hint of how it stands, no more. */
const STEP = 0.6;

export interface MeasuredAnswer extends PlacementAnswer {
  readonly tema: string;
}

/** Under caution a measured level never leads to higher stakes. */
const measuredLevel = (game: Game, learner: LearnerState, estimate: Estimate): number => {
  // Whoever has an Elo or a stake plays: never the first steps.
  const level = Math.max(learner.base > 0 ? 1 : 0, levelOfEstimate(estimate, game.maxLevel));
  return learner.cautela ? Math.min(level, learner.nivel) : level;
};

export const seedLearner = (
  game: Game,
  before: LearnerState,
  estimate: Estimate,
  answers: readonly MeasuredAnswer[],
  hoy: Fecha,
): LearnerState => {
  const nivel = measureOf({ media: estimate.media, varianza: estimate.desviacion ** 2 });
  const placed = { ...before, habilidad: { ...before.habilidad, nivel } };
  const learner = atLevel(placed, measuredLevel(game, before, estimate), 'medido');
  const believed = beliefs(game, learner);
  const unidades: Record<string, UnitState> = { ...learner.unidades };
  const usados: Record<string, number> = { ...learner.usados };
  for (const { tema, ejercicio, dificultad, bien, azar } of answers) {
    usados[ejercicio] = learner.semana;
    const unit = unitNear(game.curriculum, tema, Math.floor(dificultad));
    if (!unit) continue;
    const known = unidades[unit.id];
    const p = believed[unit.index] ?? 0;
    const right = bien ? 1 : 0;
    const expected = chanceRight(p, harderThan(dificultad, unit.level), azar);
    const next = clampBelief(sigmoid(logit(clampBelief(p)) + STEP * (right - expected)));
    const n = (known?.n ?? 0) + 1;
    const e = Math.round((logit(next) - logitsOf(learner.habilidad, unit, { g: known?.g })) * 1e4) / 1e4;
    const own = { p: Math.round(next * 1e4) / 1e4, e, q: known?.q ?? UNIT_VARIANCE };
    unidades[unit.id] = { ...known, ...own, t: known?.t ?? 0, n, r: right, m: 1, w: hoy };
  }
  return { ...learner, unidades, usados };
};
