import type { Fecha } from '@estratega/domain';
import type { Game } from '../games/game.ts';
import { beliefs, MASTERY } from './belief.ts';
import { DUE_RECALL, recallOn } from './memory.ts';
import type { LearnerState } from './state.ts';

/** A summary for charts: what is mastered, what is due, where the player stands. */

export interface TemaProgreso {
  readonly temaId: string;
  readonly titulo: string;
  readonly area: string;
  readonly nivel: number;
  /** 0–1. */
  readonly dominio: number;
}

export interface Progreso {
  readonly nivel: number;
  readonly nivelTexto: string;
  readonly semanas: number;
  readonly horas: number;
  readonly horasNivel: number;
  /** Hours at the level before it can rise; nothing at the highest. */
  readonly horasParaSubir?: number;
  readonly dominados: readonly TemaProgreso[];
  readonly enCurso: readonly TemaProgreso[];
  /** Mastered, and about to be forgotten on the given day. */
  readonly porRepasar: readonly TemaProgreso[];
  /** Mastered share of the units of the player's level, per area, 0–1. */
  readonly areas: readonly { readonly area: string; readonly nombre: string; readonly dominio: number }[];
  readonly ultimasSemanas: readonly {
    readonly hoy: Fecha;
    readonly minutos: number;
    readonly hechos: number;
    readonly tareas: number;
    readonly hechas: number;
    readonly objetivos: number;
    readonly logrados: number;
  }[];
}

export const progressFor = (game: Game, learner: LearnerState, hoy: Fecha): Progreso => {
  const believed = beliefs(game, learner);
  const themes = game.curriculum.units.flatMap((unit) => {
    const state = learner.unidades[unit.id];
    if (!state || (state.t === 0 && state.s === undefined)) return [];
    const theme: TemaProgreso = {
      temaId: unit.topic.id,
      titulo: unit.topic.titulo,
      area: unit.topic.area,
      nivel: unit.level,
      dominio: Math.round((believed[unit.index] ?? 0) * 100) / 100,
    };
    return [{ theme, answers: state.n ?? 0, recall: recallOn(state, hoy) }];
  });
  // Nothing is called mastered that no answer has shown.
  const mastered = themes.filter(({ theme, answers }) => theme.dominio >= MASTERY && answers > 0);
  const shares = game.shares(learner.nivel, learner.formato);
  const areas = Object.entries(game.areas).flatMap(([area, nombre]) => {
    const units = game.curriculum.units.filter((unit) => unit.topic.area === area && unit.level === learner.nivel);
    if (units.length === 0 || !shares[area]) return [];
    const mean = units.reduce((sum, unit) => sum + (believed[unit.index] ?? 0), 0) / units.length;
    return [{ area, nombre, dominio: Math.round(mean * 100) / 100 }];
  });
  const needed = learner.nivel < game.maxLevel ? game.hoursToRise[learner.nivel] : undefined;
  return {
    nivel: learner.nivel,
    nivelTexto: game.wording.levels[learner.nivel] ?? '',
    semanas: learner.semana,
    horas: Math.round(learner.minutosTotal / 6) / 10,
    horasNivel: Math.round(learner.minutosNivel / 6) / 10,
    ...(needed === undefined ? {} : { horasParaSubir: needed }),
    dominados: mastered.map(({ theme }) => theme),
    enCurso: themes.filter(({ theme, answers }) => theme.dominio < MASTERY || answers === 0).map(({ theme }) => theme),
    porRepasar: mastered.filter(({ recall }) => recall < DUE_RECALL).map(({ theme }) => theme),
    areas,
    ultimasSemanas: learner.ultimas.map(({ areas: _areas, ...week }) => week),
  };
};
