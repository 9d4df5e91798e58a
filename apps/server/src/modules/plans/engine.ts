import type { InformacionTema } from '@estratega/domain';
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

const freeTextOf = (informacionTema: InformacionTema): string =>
  informacionTema.campo === 'Ajedrez' ? informacionTema.conocimientosAjedrez : informacionTema.conocimientosPoker;

export const engine: Planner = {
  begin: (informacionTema, known) =>
    toLearner(
      known === undefined
        ? engineApi.initialLearner(informacionTema)
        : engineApi.applyNews(stateOf(known, informacionTema), informacionTema, freeTextOf(informacionTema)),
    ),
  learn: (learner, finished) =>
    toLearner(engineApi.learnFromWeek(stateOf(learner, finished.informacionTema), toWeek(finished))),
  hear: (learner, informacionTema, news) =>
    toLearner(engineApi.applyNews(stateOf(learner, informacionTema), informacionTema, news)),
  plan: ({ informacionTema, learner, hoy, semana, dificultades }) => {
    const state = stateOf(learner, informacionTema);
    const { respuestas, ...week } = engineApi.planWeek({ ...{ dificultades }, informacionTema, learner: state, hoy });
    // The engine counts every week ever studied; the player reads the number that stands over this plan.
    const behind = state.semana + 1 - semana;
    return {
      ...week,
      respuestas: respuestas.map((answer) =>
        answer.semana === undefined ? answer : { ...answer, semana: answer.semana - behind },
      ),
    };
  },
  explainChanges: ({ previous, before, learner, next }) =>
    engineApi.weekChanges({
      before: stateOf(before, previous.informacionTema),
      after: stateOf(learner, previous.informacionTema),
      planEstudio: next.planEstudio,
      objetivos: next.objetivos,
    }),
  readText: (campo, text) =>
    engineApi.readFreeText(campo, text).map(({ tema, polaridad, tramo }) => ({
      tema,
      titulo: engineApi.topicTitle(campo, tema) ?? tema,
      polaridad,
      tramo,
    })),
  titleOf: (campo, tema) => engineApi.topicTitle(campo, tema),
  standing: (learner, hoy) => {
    const state = engineApi.upgradeLearner(learner);
    if (!state) return { nivel: 0, temas: [] };
    return {
      nivel: state.nivel,
      temas: engineApi.standingsOf(state, hoy).map(({ temaId, titulo, estado }) => ({ tema: temaId, titulo, estado })),
    };
  },
  predicted: (before, week) => engineApi.predictWeek(stateOf(before, week.informacionTema), toWeek(week)),
};
