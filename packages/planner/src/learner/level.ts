import type { Game } from '../games/game.ts';
import { beliefs, MASTERY } from './belief.ts';
import type { LearnerState } from './state.ts';

const MASTERED_SHARE = 0.6;
const OBJECTIVES_SHARE = 0.6;
const OBJECTIVE_WEEKS = 3;

export const isForFormat = (topic: { readonly exclusivo?: readonly string[] }, format: string): boolean =>
  topic.exclusivo === undefined || topic.exclusivo.includes(format);

const masteredShare = (game: Game, learner: LearnerState): number => {
  const believed = beliefs(game, learner);
  const units = game.curriculum.units.filter(
    (unit) => unit.level === learner.nivel && isForFormat(unit.topic, learner.formato),
  );
  const mastered = units.filter((unit) => (believed[unit.index] ?? 0) >= MASTERY).length;
  return units.length === 0 ? 1 : mastered / units.length;
};

const objectivesShare = (learner: LearnerState): number => {
  const weeks = learner.ultimas.slice(-OBJECTIVE_WEEKS);
  const all = weeks.reduce((sum, week) => sum + week.objetivos, 0);
  return all === 0 ? 0 : weeks.reduce((sum, week) => sum + week.logrados, 0) / all;
};

/** Hours done at the level, units mastered and objectives met: all three, and never under caution. */
const hasEarnedNext = (game: Game, learner: LearnerState): boolean => {
  const hours = game.hoursToRise[learner.nivel];
  if (learner.cautela || learner.nivel >= game.maxLevel || hours === undefined) return false;
  if (learner.minutosNivel < hours * 60 || objectivesShare(learner) < OBJECTIVES_SHARE) return false;
  return masteredShare(game, learner) >= MASTERED_SHARE;
};

export const atLevel = (learner: LearnerState, nivel: number, motivo: 'progreso' | 'declarado'): LearnerState =>
  nivel === learner.nivel
    ? learner
    : {
        ...learner,
        nivel,
        minutosNivel: 0,
        cambioNivel: { semana: learner.semana, de: learner.nivel, a: nivel, motivo },
      };

export const withEarnedLevel = (game: Game, learner: LearnerState): LearnerState =>
  hasEarnedNext(game, learner) ? atLevel(learner, learner.nivel + 1, 'progreso') : learner;
