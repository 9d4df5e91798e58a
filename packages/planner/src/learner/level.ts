import type { Game } from '../games/game.ts';
import { beliefs } from './belief.ts';
import { type LearnerState, STUDY_CAP } from './state.ts';

/** Units of the level that are learnt: as far as they are taught, which is short of mastery. Asked for more, who learns fast would wait for ever. */
const LEARNT_SHARE = 0.6;
/** Right at the first try over the last weeks, and answers enough to say so. */
const RIGHT_SHARE = 0.6;
const ANSWERS_LEAST = 30;

export const isForFormat = (topic: { readonly exclusivo?: readonly string[] }, format: string): boolean =>
  topic.exclusivo === undefined || topic.exclusivo.includes(format);

const learntShare = (game: Game, learner: LearnerState): number => {
  const believed = beliefs(game, learner);
  const units = game.curriculum.units.filter(
    (unit) => unit.level === learner.nivel && isForFormat(unit.topic, learner.formato),
  );
  const learnt = units.filter((unit) => (believed[unit.index] ?? 0) >= STUDY_CAP).length;
  return units.length === 0 ? 1 : learnt / units.length;
};

const answersHold = (learner: LearnerState): boolean => {
  const answers = learner.ultimas.reduce((sum, week) => sum + week.respuestas, 0);
  const right = learner.ultimas.reduce((sum, week) => sum + week.aciertos, 0);
  return answers >= ANSWERS_LEAST && right / answers >= RIGHT_SHARE;
};

/** Hours done at the level, units learnt and answers right: all three measured, and never under caution. */
const hasEarnedNext = (game: Game, learner: LearnerState): boolean => {
  const hours = game.hoursToRise[learner.nivel];
  if (learner.cautela || learner.nivel >= game.maxLevel || hours === undefined) return false;
  if (learner.minutosNivel < hours * 60 || !answersHold(learner)) return false;
  return learntShare(game, learner) >= LEARNT_SHARE;
};

export const atLevel = (
  learner: LearnerState,
  nivel: number,
  motivo: 'progreso' | 'declarado' | 'medido',
): LearnerState =>
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
