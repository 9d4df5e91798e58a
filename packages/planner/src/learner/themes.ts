import type { EstadoTema, Fecha } from '@estratega/domain';
import type { Game } from '../games/game.ts';
import { beliefs, MASTERY } from './belief.ts';
import { DUE_RECALL } from './memory.ts';
import type { LearnerState } from './state.ts';

/** Where each theme that was worked on stands: once each, by the highest stage that speaks of it. */
export interface ThemeStanding {
  readonly temaId: string;
  readonly titulo: string;
  readonly estado: EstadoTema;
  /** 0–1. */
  readonly dominio: number;
}

export const themeStandings = (game: Game, learner: LearnerState, hoy: Fecha): readonly ThemeStanding[] => {
  const believed = beliefs(game, learner);
  const touched = game.curriculum.units.flatMap((unit) => {
    const state = learner.unidades[unit.id];
    if (!state || (state.t === 0 && state.s === undefined)) return [];
    const dominio = Math.round((believed[unit.index] ?? 0) * 100) / 100;
    return [{ unit, dominio, measured: (state.n ?? 0) > 0, due: game.memory.recallOn(state, hoy) < DUE_RECALL }];
  });
  return [...Map.groupBy(touched, ({ unit }) => unit.topic)].map(([topic, stages]) => {
    const highest = stages.toSorted((a, b) => b.unit.level - a.unit.level);
    // What was measured speaks before what was only studied, however high that is.
    const own = highest.find(({ measured }) => measured) ?? highest[0];
    const mastered = own?.measured && own.dominio >= MASTERY;
    return {
      temaId: topic.id,
      titulo: topic.titulo,
      dominio: own?.dominio ?? 0,
      estado: !own?.measured ? 'sin_medir' : !mastered ? 'flojo' : own.due ? 'por_repasar' : 'dominado',
    };
  });
};
