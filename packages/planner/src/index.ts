import {
  type Campo,
  type Dia,
  type Fecha,
  type InformacionTema,
  type NivelDeclarado,
  PLACEMENT_TOTAL,
  type ReglaNivel,
  type ResultadoPrueba,
  type TemaDeclarado,
} from '@estratega/domain';
import type { Guess, Mention } from './freetext/read.ts';
import { listening, readSignals } from './freetext/signals.ts';
import { GAMES_BY_CAMPO, type Games, gameOf } from './games/index.ts';
import { careAsked, denied, initialFor, withNews } from './learner/declarations.ts';
import { difficultyOf, type Measured } from './learner/difficulty.ts';
import { type Asked, expectedRight } from './learner/expected-right.ts';
import {
  failuresAfter,
  failuresToReview,
  mistakesToReview,
  type OwnMistake,
  type ToReview,
} from './learner/failures.ts';
import { learn, learningSteps } from './learner/learn.ts';
import { fittingMemory } from './learner/memory-fit.ts';
import { type Estimate, estimatePlacement, nextPlacement } from './learner/placement.ts';
import { type Prediction, predictionOf, predictionSteps } from './learner/predicted.ts';
import { type LearnerState, upgradeLearner as upgrade } from './learner/state.ts';
import { type ThemeStanding, themeStandings } from './learner/themes.ts';
import type { Answer, FinishedWeek } from './learner/week-answers.ts';
import { dueBank, type PlacementItem, placementBank } from './placement/bank.ts';
import { placementPrior } from './placement/prior.ts';
import { type MeasuredAnswer, seedLearner } from './placement/seed-learner.ts';
import { glimpseWords, placementWords } from './placement/words.ts';
import type { Steps } from './steps/steps.ts';
import { changesOf, type WeekBeforeAfter } from './week/changes.ts';
import { type MoreExercises, type MoreWanted, moreExercises } from './week/more.ts';
import { traceWeek, type Week, type WeekRequest, weekSteps } from './week/plan-week.ts';
import { applyRecovery, type RecoveredWeek, recover } from './week/recover.ts';

/** How a week is made. Pure: no clock, no randomness but a seed from the input, nothing read or written. */

/** Exercises that stand beside the bank in one installation: whoever starts the program tells them before the first week. */
export { type Games, gamesWith, type Memories } from './games/index.ts';
export type { Measured } from './learner/difficulty.ts';
export { expected, logitsFor, SLOPE } from './learner/law.ts';
export { BENT_MOST, type MemoryWeights } from './learner/memory.ts';
export type { Card, MemoryFit } from './learner/memory-fit.ts';
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
export type { Steps } from './steps/steps.ts';
export { ENGINE_VERSION } from './version.ts';
export type { Respuesta as RespuestaTema } from './week/answers.ts';
export { aimedDifficulty, chooseExercises, type ExerciseChoice } from './week/exercises.ts';
export type { Propias } from './week/own-work.ts';
export type { RecoveredDay, RecoveredTask, RecoveredWeek } from './week/recover.ts';
export { TUNING, type Tuning } from './week/tuning.ts';
export type {
  Answer,
  FinishedWeek,
  MeasuredAnswer,
  Mention,
  PlacementItem,
  Prediction,
  ThemeStanding,
  ToReview,
  Week,
  WeekBeforeAfter,
  WeekRequest,
};
export { fittingMemory };

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
export const learnFromWeek = (learner: LearnerState, finishedWeek: FinishedWeek, games?: Games): LearnerState =>
  learn(gameOf(learner.campo, games), learner, finishedWeek);

/** The same in steps. */
export const learningFromWeek = (
  learner: LearnerState,
  finishedWeek: FinishedWeek,
  games?: Games,
): Steps<LearnerState> => learningSteps(gameOf(learner.campo, games), learner, finishedWeek);

/** What is to be asked again and when, after the weeks that are under way: the longest due first. */
export const toReview = (
  learner: LearnerState,
  running: readonly FinishedWeek[],
  games?: Games,
): readonly ToReview[] => {
  const game = gameOf(learner.campo, games);
  return failuresToReview(running.reduce((known, week) => failuresAfter(game, known, week), learner.fallos));
};

/** The same of mistakes in own games and hands. */
export const ownToReview = (mistakes: readonly OwnMistake[], hoy: Fecha): readonly ToReview[] =>
  mistakesToReview(mistakes, hoy);

/** The same state again from the first request and every finished week with its answers. */
export const rebuildLearner = (informacionTema: InformacionTema, weeks: readonly FinishedWeek[]): LearnerState =>
  weeks.reduce((learner, week) => learnFromWeek(learner, week), initialLearner(informacionTema));

/** The seven days that start with `hoy`. */
export const planWeek = (request: WeekRequest, games?: Games): Week =>
  traceWeek(gameOf(request.informacionTema.campo, games), request).week;

/** The same in steps. */
export function* planningWeek(request: WeekRequest, games?: Games): Steps<Week> {
  return (yield* weekSteps(gameOf(request.informacionTema.campo, games), request)).week;
}

/** Themes that a free text names, with what it says of each and where: the screen shows what was understood. */
export const readFreeText = (campo: Campo, texto: string): readonly Mention[] =>
  readSignals(gameOf(campo), texto).mentions;

/** Where the words leave open which theme of an area is meant: those that are asked for. */
export const guessThemes = (campo: Campo, texto: string): readonly Guess[] => readSignals(gameOf(campo), texto).guesses;

/** Reads a text, or a request's own, in steps: whatever asks for it afterwards finds it read. */
export const listeningTo = (campo: Campo, texto: string): Steps<unknown> => listening(gameOf(campo), texto);
export const listeningToRequest = (informacionTema: InformacionTema): Steps<unknown> =>
  listeningTo(informacionTema.campo, gameOf(informacionTema.campo).freeText(informacionTema));

/** The same for whoever plays a format: what belongs to another, in a text that does not speak of it, was not meant. */
export const readForRequest = (informacionTema: InformacionTema, texto?: string): Mention[] => {
  const game = gameOf(informacionTema.campo);
  const signals = readSignals(game, texto ?? game.freeText(informacionTema));
  const { format } = game.profile(informacionTema, signals);
  return signals.mentions.filter(({ tema }) => !game.isOfOtherFormat(tema, format, signals.plain));
};

/** What is left to ask of a request's own words: of the money, until it is answered; and whether the player is under age. */
export const careIn = (informacionTema: InformacionTema): { readonly duda: boolean; readonly menor: boolean } =>
  careAsked(gameOf(informacionTema.campo), informacionTema);

/** The same in steps; where nothing is asked of a game's words, without reading them. */
export function* askingCare(informacionTema: InformacionTema): Steps<ReturnType<typeof careIn>> {
  if (gameOf(informacionTema.campo).care.length > 0) yield* listeningToRequest(informacionTema);
  return careIn(informacionTema);
}

/** Whether news speaks of trouble in clear words: an answer given before does not cover them. */
export const isTrouble = (campo: Campo, texto: string): boolean => readSignals(gameOf(campo), texto).caution;

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

/** The plan after that: no task changes its place in the list; what was dropped says so and counts as done. */
export const recoveredPlan = (plan: readonly Dia[], week: RecoveredWeek): readonly Dia[] => applyRecovery(plan, week);

/** New exercises of a theme for a running week. */
export const moreOfTheme = (wanted: MoreWanted, games?: Games): MoreExercises | undefined =>
  moreExercises(gameOf(wanted.learner.campo, games), wanted);

/** What changed since last week and why, in Spanish sentences. */
export const weekChanges = (weeks: WeekBeforeAfter): string[] => changesOf(gameOf(weeks.after.campo), weeks);

/** Where each theme stands on a day, each once. */
export const standingsOf = (learner: LearnerState, hoy: Fecha, games?: Games): readonly ThemeStanding[] =>
  themeStandings(gameOf(learner.campo, games), learner, hoy);

/** What a state expected of a week's first tries, and what came. */
export const predictWeek = (before: LearnerState, week: FinishedWeek): Prediction | undefined =>
  predictionOf(gameOf(before.campo), before, week);

/** The same in steps. */
export const predictingWeek = (
  before: LearnerState,
  week: FinishedWeek,
  games?: Games,
): Steps<Prediction | undefined> => predictionSteps(gameOf(before.campo, games), before, week);

/** What a state expects of answers on a day, each for itself. */
export const expectedOf = (
  learner: LearnerState,
  hoy: Fecha,
  asked: readonly Asked[],
  measured?: Measured,
  games?: Games,
): readonly (number | undefined)[] => expectedRight(gameOf(learner.campo, games), learner, hoy, asked, measured);

/** Chance to be right in an exercise without knowing, where its options were counted. */
export const guessOf = (campo: Campo, ejercicio: string): number | undefined =>
  difficultyOf(gameOf(campo), ejercicio)?.guess;

/** The title of a topic, for screens that hold only its id. */
export const topicTitle = (campo: Campo, temaId: string): string | undefined =>
  gameOf(campo).curriculum.topicById.get(temaId)?.titulo;

export interface ThemeOfGame {
  readonly tema: string;
  readonly titulo: string;
  /** How the area is called: «finales». */
  readonly area: string;
}

/** Every theme of a game, in the order of the curriculum: what a player may name without writing it. */
export const themesOf = (campo: Campo): ThemeOfGame[] => {
  const { curriculum, areas } = gameOf(campo);
  return curriculum.topics.map(({ id, titulo, area }) => ({ tema: id, titulo, area: areas[area] ?? area }));
};

/** Themes as the player left them, beside whatever else was said before: in one game several plans may name theirs. */
export const declareThemes = (learner: LearnerState, temas: readonly TemaDeclarado[]): LearnerState => {
  const { topicById } = gameOf(learner.campo).curriculum;
  const said = Object.fromEntries(
    temas
      .filter(({ tema }) => topicById.has(tema))
      .map(({ tema, polaridad, lado }) => {
        const before = learner.declarado[tema];
        const same = before?.polaridad === polaridad && before.lado === lado;
        return [tema, same ? before : { polaridad, ...(lado ? { lado } : {}) }];
      }),
  );
  const fresh = temas.filter(
    ({ tema, polaridad }) => polaridad === 'no_sabe' && learner.declarado[tema]?.polaridad !== 'no_sabe',
  );
  return {
    ...learner,
    declarado: { ...learner.declarado, ...said },
    unidades: denied(learner.unidades, new Set(fresh.map(({ tema }) => tema))),
  };
};

/** A player who is known already asks for a plan: the text is news, and themes that were put right outweigh what it names. */
export const applyRequest = (learner: LearnerState, informacionTema: InformacionTema): LearnerState => {
  const game = gameOf(learner.campo);
  const heard = withNews(game, learner, informacionTema, game.freeText(informacionTema));
  if (!informacionTema.temas) return heard;
  const rules = heard.declarado[game.rules];
  const declarado = { ...learner.declarado, ...(rules ? { [game.rules]: rules } : {}) };
  return declareThemes({ ...heard, declarado, unidades: learner.unidades }, informacionTema.temas);
};

/** The next exercise of a test of the level; nothing once it is over. The answers so far are the whole state. */
export const nextInPlacement = (
  nivel: NivelDeclarado,
  answers: readonly MeasuredAnswer[],
  seed: string,
  games?: Games,
  most: number = PLACEMENT_TOTAL[nivel.campo],
): PlacementItem | undefined =>
  nextPlacement(
    placementPrior(nivel),
    answers,
    dueBank(placementBank(gameOf(nivel.campo, games), nivel), nivel, answers),
    seed,
    most,
  );

/** Of these exercises, those that a test of the level may ask. */
export const placementItems = (
  nivel: NivelDeclarado,
  ids: readonly string[],
  games?: Games,
): ReadonlyMap<string, PlacementItem> => {
  const asked = new Set(ids);
  const bank = placementBank(gameOf(nivel.campo, games), nivel);
  return new Map(bank.filter(({ id }) => asked.has(id)).map((item) => [item.id, item]));
};

const estimateOf = (nivel: NivelDeclarado, answers: readonly MeasuredAnswer[]): Estimate =>
  estimatePlacement(placementPrior(nivel), answers);

/** What a finished test says, in words. */
export const placementResult = (nivel: NivelDeclarado, answers: readonly MeasuredAnswer[]): ResultadoPrueba =>
  placementWords(gameOf(nivel.campo), nivel, estimateOf(nivel, answers), answers);

/** What a few answers say before a test is over: a place and its doubt, no sentence. */
export const placementGlimpse = (
  nivel: NivelDeclarado,
  answers: readonly MeasuredAnswer[],
): { readonly titulo: string; readonly regla: ReglaNivel } =>
  glimpseWords(gameOf(nivel.campo), nivel, estimateOf(nivel, answers));

/** The measured level, and a first belief of every theme that was asked. */
export const applyPlacement = (
  learner: LearnerState,
  nivel: NivelDeclarado,
  answers: readonly MeasuredAnswer[],
  hoy: Fecha,
): LearnerState => seedLearner(gameOf(learner.campo), learner, estimateOf(nivel, answers), answers, hoy);
