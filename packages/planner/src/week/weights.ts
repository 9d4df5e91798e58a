import type { Unit } from '../curriculum/graph.ts';
import type { Game } from '../games/game.ts';
import type { LearnerState } from '../learner/state.ts';

/** How much a unit matters to this player, before asking how far it is from mastery. */

const FAVOURED = 1.2;
const IMPORTANCE = { esencial: 1.5, ocasional: 0.35 } as const;
const SAID = { no_sabe: 1.4, quiere: 1.6, sabe: 1 } as const;
/** Half the share table, half all units alike: robust where the table is wrong. */
const TABLE_PART = 0.5;

const levelFactor = (distance: number): number => {
  if (distance === 0) return 1;
  if (distance === 1) return 0.6;
  return distance === -1 ? 0.5 : 0.25;
};

/** What areas that only begin above the player's level may take together: tasks above level are capped. */
const ABOVE_ONLY = 0.07;

/** The table's shares over the areas that have something to teach at this level, as fractions of 1. */
export const targetShares = (
  game: Game,
  learner: LearnerState,
  eligible: readonly Unit[],
): Readonly<Record<string, number>> => {
  const areas = new Set(eligible.map((unit) => unit.topic.area));
  const atLevel = new Set(eligible.filter((unit) => unit.level <= learner.nivel).map((unit) => unit.topic.area));
  const table = Object.entries(game.shares(learner.nivel, learner.formato)).filter(([area]) => areas.has(area));
  const sum = (rows: readonly (readonly [string, number])[]): number =>
    rows.reduce((total, [, share]) => total + share, 0);
  const inside = sum(table.filter(([area]) => atLevel.has(area)));
  const outside = sum(table) - inside;
  const outsidePart = Math.min(ABOVE_ONLY, outside / (inside + outside));
  return Object.fromEntries(
    table.map(([area, share]) => [
      area,
      atLevel.has(area) ? (share / inside) * (1 - outsidePart) : outside === 0 ? 0 : (share / outside) * outsidePart,
    ]),
  );
};

export const unitWeights = (
  learner: LearnerState,
  eligible: readonly Unit[],
  target: Readonly<Record<string, number>>,
  size: number,
): Float64Array => {
  const perArea: Record<string, number> = {};
  for (const { topic } of eligible) perArea[topic.area] = (perArea[topic.area] ?? 0) + 1;
  const weights = new Float64Array(size);
  for (const { topic, level, index } of eligible) {
    const table = ((target[topic.area] ?? 0) * eligible.length) / (perArea[topic.area] ?? 1);
    const said = learner.declarado[topic.id];
    const favoured = topic.favorece?.includes(learner.formato) ? FAVOURED : 1;
    weights[index] =
      (TABLE_PART * table + (1 - TABLE_PART)) *
      favoured *
      (topic.importancia ? IMPORTANCE[topic.importancia] : 1) *
      (said ? SAID[said.polaridad] : 1) *
      levelFactor(level - learner.nivel);
  }
  return weights;
};
