import type { Fecha } from '@estratega/domain';
import { unitNear } from '../curriculum/graph.ts';
import type { Game } from '../games/game.ts';
import { learnFrom, newTopic, type Part, SAID_VARIANCE } from '../learner/ability.ts';
import { baseLogits, saidOver } from '../learner/belief.ts';
import { MIDDLE, SLOPE } from '../learner/law.ts';
import { atLevel } from '../learner/level.ts';
import { type Estimate, levelOfEstimate, type PlacementAnswer } from '../learner/placement.ts';
import { type LearnerState, NEW_UNIT, type UnitState } from '../learner/state.ts';

/** What twelve answers say of a player: the level, and a little of each theme that was asked. */

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

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
  const nivel = { media: rounded(estimate.media), varianza: rounded(estimate.desviacion ** 2) };
  const placed = { ...before, habilidad: { ...before.habilidad, nivel } };
  const learner = atLevel(placed, measuredLevel(game, before, estimate), 'medido');
  const said = saidOver(game, learner);
  const temas = { ...learner.habilidad.temas };
  const unidades: Record<string, UnitState> = { ...learner.unidades };
  const usados: Record<string, number> = { ...learner.usados };
  for (const { tema, ejercicio, dificultad, bien, azar } of answers) {
    usados[ejercicio] = learner.semana;
    const unit = unitNear(game.curriculum, tema, Math.floor(dificultad));
    if (!unit) continue;
    const known = unidades[unit.id] ?? NEW_UNIT;
    const base = baseLogits({ habilidad: { ...learner.habilidad, temas } }, unit);
    const over = known.respuestas ? 0 : said(unit, base);
    const topic: Part = { ...(temas[tema] ?? newTopic), weight: 1 };
    const own: Part = {
      media: known.desvio + over,
      varianza: over === 0 ? known.varianza : Math.max(known.varianza, SAID_VARIANCE),
      weight: 1,
    };
    const right = bien ? 1 : 0;
    const logits = base + own.media + known.ganado - SLOPE * (dificultad - unit.level - MIDDLE);
    // The level has had its say from all of them together.
    learnFrom([topic, own], logits, right, azar);
    temas[tema] = { media: rounded(topic.media), varianza: rounded(topic.varianza) };
    unidades[unit.id] = {
      ...known,
      desvio: rounded(own.media),
      varianza: rounded(own.varianza),
      respuestas: (known.respuestas ?? 0) + 1,
      acierto: right,
      medidas: 1,
      medidoEl: hoy,
    };
  }
  return { ...learner, habilidad: { ...learner.habilidad, temas }, unidades, usados };
};
