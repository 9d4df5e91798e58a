import { type InformacionTema, strongest, type TemaDeclarado, THEMES_MOST } from '@estratega/domain';
import type { GraphExercise } from '@estratega/lessons/graph';
import * as engineApi from '@estratega/planner';
import type { FinishedWeek, Learner, Planner } from './planner.ts';

type LearnerState = engineApi.LearnerState;

/** The plan engine behind the port. An older state is upgraded; what is none at all is begun anew, never a dead end. */
const stateOf = (learner: Learner, informacionTema: InformacionTema): LearnerState =>
  engineApi.upgradeLearner(learner) ?? engineApi.initialLearner(informacionTema);
const toLearner = (state: LearnerState): Learner => ({ ...state });

const toWeek = (finished: FinishedWeek) => ({
  ...finished,
  planEstudio: [...finished.planEstudio],
  objetivos: [...finished.objetivos],
});

/** As a request carries them. */
const declared = (mentions: readonly TemaDeclarado[]): TemaDeclarado[] =>
  strongest(mentions).map(({ tema, polaridad, lado }) => ({ tema, polaridad, ...(lado ? { lado } : {}) }));

const asked = ({ id, tema, dificultad, azar }: engineApi.PlacementItem) => ({ ejercicio: id, tema, dificultad, azar });

/** The engine with the exercises of chess that this installation has beside the bank. */
export const engineWith = (imported: readonly GraphExercise[], memories?: engineApi.Memories): Planner =>
  planner(engineApi.gamesWith(imported, memories));

const planner = (games: engineApi.Games): Planner => ({
  listen: (told) =>
    'texto' in told ? engineApi.listeningTo(told.campo, told.texto) : engineApi.listeningToRequest(told),
  begin: (informacionTema, known) =>
    toLearner(
      known === undefined
        ? engineApi.initialLearner(informacionTema)
        : engineApi.applyRequest(stateOf(known, informacionTema), informacionTema),
    ),
  learn: function* (learner, finished) {
    const state = stateOf(learner, finished.informacionTema);
    return toLearner(yield* engineApi.learningFromWeek(state, toWeek(finished), games));
  },
  hear: (learner, informacionTema, news) => {
    const state = stateOf(learner, informacionTema);
    const corrected = informacionTema.temas ? engineApi.declareThemes(state, informacionTema.temas) : state;
    return toLearner(engineApi.applyNews(corrected, informacionTema, news));
  },
  plan: function* ({ informacionTema, learner, hoy, semana, noticias, dificultades, sorteo, propias }) {
    const state = stateOf(learner, informacionTema);
    const { respuestas, ...week } = yield* engineApi.planningWeek(
      { informacionTema, learner: state, hoy, semana, noticias, dificultades, sorteo, propias },
      games,
    );
    // The engine counts every week ever studied; the player reads the number that stands over this plan.
    const behind = state.semana + 1 - semana;
    return {
      ...week,
      respuestas: respuestas.map((answer) =>
        answer.semana === undefined ? answer : { ...answer, semana: answer.semana - behind },
      ),
    };
  },
  recover: ({ planEstudio, hoy, ultima }) => {
    const isDone = (diaIndex: number, tareaIndex: number): boolean =>
      planEstudio[diaIndex]?.tareas[tareaIndex]?.estado === 'finalizado';
    const week = engineApi.recoverWeek(planEstudio, isDone, hoy, ultima);
    // Where no day is left there is nothing to decide: what waits, waits.
    if (week.dias.length === 0) return { planEstudio, primeraSesion: undefined };
    return { planEstudio: engineApi.recoveredPlan(planEstudio, week), primeraSesion: week.primeraSesion };
  },
  toReview: (learner, running) => {
    const state = engineApi.upgradeLearner(learner);
    return state ? engineApi.toReview(state, running.map(toWeek), games) : [];
  },
  ownToReview: engineApi.ownToReview,
  secondsPerExercise: (learner) => {
    const ms = engineApi.upgradeLearner(learner)?.ms;
    return ms === undefined ? undefined : Math.max(1, Math.round(ms / 1000));
  },
  moreOfTheme: ({ learner, informacionTema, ...wanted }) =>
    engineApi.moreOfTheme({ ...wanted, learner: stateOf(learner, informacionTema) }, games),
  explainChanges: ({ previous, before, learner, next }) =>
    engineApi.weekChanges({
      before: stateOf(before, previous.informacionTema),
      after: stateOf(learner, previous.informacionTema),
      planEstudio: next.planEstudio,
      objetivos: next.objetivos,
      informacionTema: previous.informacionTema,
    }),
  readText: (campo, text) => {
    const named = (tema: string) => ({ tema, titulo: engineApi.topicTitle(campo, tema) ?? tema });
    return [
      ...engineApi
        .readFreeText(campo, text)
        .map(({ practica: _practice, ...mention }) => ({ ...mention, ...named(mention.tema) })),
      ...engineApi.guessThemes(campo, text).flatMap(({ temas, polaridad, tramo }) => {
        const entre = temas.map(named);
        const [first] = entre;
        return first ? [{ ...first, polaridad, entre, tramo }] : [];
      }),
    ];
  },
  careIn: engineApi.askingCare,
  isTrouble: engineApi.isTrouble,
  themesIn: (informacionTema) =>
    informacionTema.temas ?? declared(engineApi.readForRequest(informacionTema)).slice(0, THEMES_MOST),
  newThemes: (informacionTema, text) => declared(engineApi.readForRequest(informacionTema, text)),
  themes: engineApi.themesOf,
  nextInPlacement: (nivel, answers, seed, most) => {
    const item = engineApi.nextInPlacement(nivel, answers, seed, games, most);
    return item && asked(item);
  },
  placementItems: (nivel, ids) =>
    new Map([...engineApi.placementItems(nivel, ids, games)].map(([id, item]) => [id, asked(item)])),
  placementGlimpse: engineApi.placementGlimpse,
  placementResult: engineApi.placementResult,
  applyPlacement: (learner, informacionTema, { nivel, answers, hoy }) => {
    const state = informacionTema ? stateOf(learner, informacionTema) : engineApi.upgradeLearner(learner);
    return state ? toLearner(engineApi.applyPlacement(state, nivel, answers, hoy)) : learner;
  },
  titleOf: (campo, tema) => engineApi.topicTitle(campo, tema),
  standing: (learner, hoy) => {
    const state = engineApi.upgradeLearner(learner);
    if (!state) return { nivel: 0, temas: [] };
    return {
      nivel: state.nivel,
      temas: engineApi
        .standingsOf(state, hoy, games)
        .map(({ temaId, titulo, estado }) => ({ tema: temaId, titulo, estado })),
    };
  },
  expected: (learner, hoy, asked, dificultades) => {
    const state = engineApi.upgradeLearner(learner);
    return state ? engineApi.expectedOf(state, hoy, asked, dificultades, games) : asked.map(() => undefined);
  },
  predicted: (before, week) => engineApi.predictingWeek(stateOf(before, week.informacionTema), toWeek(week), games),
});

export const engine: Planner = engineWith([]);
