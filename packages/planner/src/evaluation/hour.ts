import type { Campo, Tarea } from '@estratega/domain';
import type { Game } from '../games/game.ts';
import { difficultyOf } from '../learner/difficulty.ts';
import type { Week } from '../week/plan-week.ts';
import { servedWeek } from './served.ts';

/** What an hour of a plan holds, as it is served to somebody who needs as long as the plan expects. */

export interface HourFigures {
  minutes: number;
  /** Minutes of tasks whose exercises are solved one after another. */
  solved: number;
  /** Exercises met in them. */
  exercises: number;
  /** Questions answered in the whole week: a hand may ask three, a whole hand is the decisions that are booked of it. */
  decisions: number;
  /** Minutes of tasks that something judges. */
  judged: number;
  blocks: number;
  /** Of 25 minutes or more with too little in them. */
  thinBlocks: number;
  objectives: number;
  /** Counted on four items or fewer. */
  smallObjectives: number;
  /** Minutes for which there is something to answer. */
  covered: number;
}

export const noFigures = (): HourFigures => ({
  minutes: 0,
  solved: 0,
  exercises: 0,
  decisions: 0,
  judged: 0,
  blocks: 0,
  thinBlocks: 0,
  objectives: 0,
  smallObjectives: 0,
  covered: 0,
});

const LONG = 25;
/** What a long block must hold: exercises of chess, decisions of poker. */
const LEAST: Readonly<Record<Campo, { readonly exercises: number; readonly decisions: number }>> = {
  Ajedrez: { exercises: 6, decisions: 0 },
  'Poker Texas Holdem': { exercises: 0, decisions: 15 },
};
const SMALL = 4;
const MINUTE = 60_000;

const isSolved = ({ tipo }: Tarea): boolean => tipo === 'ejercicios' || tipo === 'repaso' || tipo === 'test';

/** Adds a week to the sums; `right` says how each first try goes. */
export const addHours = (
  figures: HourFigures,
  game: Game,
  week: Week,
  right: (exercise: string) => boolean,
): HourFigures => {
  const sums = { ...figures };
  for (const { task, met } of servedWeek(game, week.planEstudio, { right: (_, id) => right(id) })) {
    sums.minutes += task.tiempo;
    const questions = met.reduce((sum, { ejercicio }) => sum + (difficultyOf(game, ejercicio)?.questions ?? 1), 0);
    sums.decisions += questions;
    if (met.length > 0) sums.judged += task.tiempo;
    if (!isSolved(task)) continue;
    sums.solved += task.tiempo;
    sums.exercises += met.length;
    sums.covered += Math.min(task.tiempo, met.reduce((sum, { ms }) => sum + ms, 0) / MINUTE);
    sums.blocks++;
    const least = LEAST[game.campo];
    if (task.tiempo >= LONG && (met.length < least.exercises || questions < least.decisions)) sums.thinBlocks++;
  }
  for (const { meta } of week.objetivos) {
    sums.objectives++;
    if (meta.numero <= SMALL) sums.smallObjectives++;
  }
  return sums;
};
