import type { InformacionTema } from '@estratega/domain';
import * as engineApi from '@estratega/planner';
import type { Learner, Planner } from './planner.ts';

type LearnerState = engineApi.LearnerState;

/** The plan engine behind the port. An older state is upgraded; what is none at all is begun anew, never a dead end. */
const stateOf = (learner: Learner, informacionTema: InformacionTema): LearnerState =>
  engineApi.upgradeLearner(learner) ?? engineApi.initialLearner(informacionTema);
const toLearner = (state: LearnerState): Learner => ({ ...state });

const freeTextOf = (informacionTema: InformacionTema): string =>
  informacionTema.campo === 'Ajedrez' ? informacionTema.conocimientosAjedrez : informacionTema.conocimientosPoker;

export const engine: Planner = {
  widen: engineApi.widenChess,
  begin: (informacionTema, known) =>
    toLearner(
      known === undefined
        ? engineApi.initialLearner(informacionTema)
        : engineApi.applyNews(stateOf(known, informacionTema), informacionTema, freeTextOf(informacionTema)),
    ),
  learn: (learner, finished) =>
    toLearner(
      engineApi.learnFromWeek(stateOf(learner, finished.informacionTema), {
        ...finished,
        planEstudio: [...finished.planEstudio],
        objetivos: [...finished.objetivos],
      }),
    ),
  hear: (learner, informacionTema, news) =>
    toLearner(engineApi.applyNews(stateOf(learner, informacionTema), informacionTema, news)),
  plan: ({ informacionTema, learner, hoy, semana }) => {
    const state = stateOf(learner, informacionTema);
    const { respuestas, ...week } = engineApi.planWeek({ informacionTema, learner: state, hoy });
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
  summary: (learner, hoy) => {
    const state = engineApi.upgradeLearner(learner);
    if (!state) return { nivel: 0, dominados: [], porRepasar: [] };
    const { nivel, dominados, porRepasar } = engineApi.progressOf(state, hoy);
    const theme = ({ temaId, titulo }: { temaId: string; titulo: string }) => ({ tema: temaId, titulo });
    return { nivel, dominados: dominados.map(theme), porRepasar: porRepasar.map(theme) };
  },
};
