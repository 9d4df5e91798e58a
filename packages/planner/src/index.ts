import type { Campo, Dia, Fecha, InformacionTema } from '@estratega/domain';
import { type Mention, readMentions } from './freetext/read.ts';
import { GAMES_BY_CAMPO, gameOf } from './games/index.ts';
import { initialFor, withNews } from './learner/declarations.ts';
import { type Answer, type FinishedWeek, learn } from './learner/learn.ts';
import { type Progreso, progressFor } from './learner/progress.ts';
import { type LearnerState, upgradeLearner as upgrade } from './learner/state.ts';
import { changesOf, type WeekBeforeAfter } from './week/changes.ts';
import { traceWeek, type Week, type WeekRequest } from './week/plan-week.ts';
import { type RecoveredWeek, recover } from './week/recover.ts';

/** How a week is made. Pure: no clock, no randomness but a seed from the input, nothing read or written. */

export {
  type Estimate,
  estimatePlacement,
  levelOfEstimate,
  nextDifficulty,
  nextPlacement,
  PLACEMENT_EXERCISES,
  type PlacementAnswer,
  type PlacementPrior,
} from './learner/placement.ts';
export {
  isLearnerState,
  LEARNER_VERSION,
  type LearnerState,
  type LegacyExercise,
  type Polaridad,
} from './learner/state.ts';
export type { Respuesta as RespuestaTema } from './week/answers.ts';
export { aimedDifficulty, chooseExercises, type ExerciseChoice } from './week/exercises.ts';
export type { Propias } from './week/own-work.ts';
export type { RecoveredDay, RecoveredTask, RecoveredWeek } from './week/recover.ts';
export { TUNING, type Tuning } from './week/tuning.ts';
export type { Answer, FinishedWeek, Mention, Progreso, Week, WeekBeforeAfter, WeekRequest };

/** What we believe of a player from the answers alone; plain JSON, to be stored with the plan. */
export const initialLearner = (informacionTema: InformacionTema): LearnerState =>
  initialFor(gameOf(informacionTema.campo), informacionTema);

/** A state of this version or an older one; what was used is found by the name it has now. */
export const upgradeLearner = (value: unknown): LearnerState | undefined =>
  upgrade(value, (topicId, index) => {
    for (const game of Object.values(GAMES_BY_CAMPO)) {
      const id = game.formerItem(topicId, index);
      if (id !== undefined) return id;
    }
    return undefined;
  });

/** Folds a finished week in, and what a pro player adds when advancing. Costs the same in week 1 and in week 500. */
export const learnFromWeek = (learner: LearnerState, finishedWeek: FinishedWeek): LearnerState =>
  learn(gameOf(learner.campo), learner, finishedWeek);

/** The same state again from the first request and every finished week with its answers. */
export const rebuildLearner = (informacionTema: InformacionTema, weeks: readonly FinishedWeek[]): LearnerState =>
  weeks.reduce(learnFromWeek, initialLearner(informacionTema));

/** The seven days that start with `hoy`. */
export const planWeek = (request: WeekRequest): Week => traceWeek(gameOf(request.informacionTema.campo), request).week;

/** Themes that a free text names, with what it says of each and where: the screen shows what was understood. */
export const readFreeText = (campo: Campo, texto: string): Mention[] => readMentions(gameOf(campo), texto);

/** `nuevaInformacion` outside of a finished week. */
export const applyNews = (learner: LearnerState, informacionTema: InformacionTema, texto: string): LearnerState =>
  withNews(gameOf(learner.campo), learner, informacionTema, texto);

/** What is left of a week re-planned after missed days; `hechas` tells what is done, `ultima` the last day of any study. */
export const recoverWeek = (
  plan: readonly Dia[],
  hechas: (diaIndex: number, tareaIndex: number) => boolean,
  hoy: Fecha,
  ultima?: Fecha,
): RecoveredWeek => recover(plan, hechas, hoy, ultima);

/** What changed since last week and why, in Spanish sentences. */
export const weekChanges = (weeks: WeekBeforeAfter): string[] => changesOf(gameOf(weeks.after.campo), weeks);

/** Themes mastered, under way and due on a day; level and hours: for charts. */
export const progressOf = (learner: LearnerState, hoy: Fecha): Progreso =>
  progressFor(gameOf(learner.campo), learner, hoy);

/** The title of a topic, for screens that hold only its id. */
export const topicTitle = (campo: Campo, temaId: string): string | undefined =>
  gameOf(campo).curriculum.topicById.get(temaId)?.titulo;
