import {
  advanceRefusal,
  type InformacionTema,
  type InformacionTemaAvance,
  metricas,
  type Plan,
  type TemaDeclarado,
  THEMES_MOST,
  TIER_RULES,
  weekTasks,
} from '@estratega/domain';
import type { Queryable } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import { finishInTurns } from '../../platform/turns.ts';
import { byKind, detailOf, finishedWeek, lessonsOf, measured, minutesOf, tasksOf, withReal } from './finished-week.ts';
import { found } from './found.ts';
import { lockedUser } from './locked-user.ts';
import { newRow } from './new-row.ts';
import type { Learner } from './planner.ts';
import type { PlansDependencies } from './ports.ts';
import type { ReadPlan } from './read-plan.ts';
import type { StoredPlan } from './repository.ts';
import { withoutTurnedDown } from './shifts/turned-down.ts';

/** The end of a week: the next one in its place, or none; and what comes late of one that is over. */

/** What was claimed to be done stays out of what is stored: our own record is what counts. */
const answersOf = (asked: InformacionTemaAvance): InformacionTema => {
  const { tareasCompletadas: _tasks, objetivosCompletados: _objectives, nuevaInformacion: _news, ...answers } = asked;
  return answers as InformacionTema;
};

/** Where a plan has themes of its own, news adds to them: they would otherwise outweigh what was just said. */
const withNewThemes = (informacion: InformacionTema, news: readonly TemaDeclarado[]): InformacionTema => {
  if (!informacion.temas || news.length === 0) return informacion;
  const temas = new Map([...informacion.temas, ...news].map((said) => [said.tema, said]));
  return {
    ...informacion,
    temas: [...temas.values()]
      .slice(-THEMES_MOST)
      .map(({ tema, polaridad, lado }) => ({ tema, polaridad, ...(lado ? { lado } : {}) })),
  };
};

/** «No es mi caso» was said of other words: clear ones that come later are heard. */
const withoutAnswer = (informacion: InformacionTema): InformacionTema => {
  const { cuidado: { dinero: _answered, ...kept } = {}, ...preferencias } = informacion.preferencias ?? {};
  return { ...informacion, preferencias: { ...preferencias, cuidado: kept } };
};

/** The player's own shift of the lanes is what was stored last, whatever an older tab still believes. */
const nextRequest = (asked: InformacionTemaAvance, previous: StoredPlan): InformacionTema => {
  const { preferencias: sent, ...answers } = answersOf(asked);
  const preferencias = previous.informacion.preferencias ?? sent;
  return withoutTurnedDown(
    { ...answers, ...(preferencias ? { preferencias } : {}) } as InformacionTema,
    previous.planEstudio,
  );
};

export const finishingPlans = (
  { repository, planner, answers, notes, difficulties, making: { shownBy, generate }, clock }: PlansDependencies,
  read: ReadPlan,
) => ({
  /** Counted first, then the new week in the place of the old one: all of it or nothing, and once however often it is asked. */
  advance: async (userId: string, planId: string, asked: InformacionTemaAvance): Promise<Plan> => {
    const shown = await shownBy(userId, asked.campo);
    return repository.transaction(async (tx) => {
      const now = clock();
      const { tier, progressCount } = await lockedUser(repository, tx, userId, now);
      const previous = await repository.find(userId, planId, tx);
      if (!previous) {
        const successor = await repository.idOfSuccessor(tx, userId, planId);
        return read(userId, found(successor), tx);
      }
      const news = asked.nuevaInformacion ?? '';
      if (news !== '' && !TIER_RULES[tier].nuevaInformacion) throw new AppError('solo_pro');
      if (asked.campo !== previous.campo) {
        throw new AppError('entrada_invalida', {
          fields: { 'informacionTema.campo': 'Es otro juego que el del plan.' },
        });
      }
      const { semanaTerminada, totalTareas, totalObjetivos } = metricas(weekTasks(previous), previous.objetivos);
      const refusal = advanceRefusal({
        semanaTerminada,
        createdAt: previous.createdAt,
        now,
        plan: tier,
        progressCount,
      });
      if (refusal) throw new AppError(refusal);

      await repository.countProgression(tx, userId);
      await finishInTurns(planner.listen({ campo: asked.campo, texto: news }));
      const next = withNewThemes(nextRequest(asked, previous), planner.newThemes(asked, news));
      const informacion = planner.isTrouble(asked.campo, news) ? withoutAnswer(next) : next;
      const intentos = await answers.ofPlan(userId, previous.id, tx);
      const finished = finishedWeek(previous, intentos, shown.dificultades);
      const known = await repository.learner(tx, userId, previous.campo);
      const draft = newRow(userId, informacion, now, {
        semana: previous.semana + 1,
        reemplaza: previous.id,
      });
      const { learner, week, cambios, prediccion } = await generate(function* () {
        yield* planner.listen(previous.informacion);
        const before: Learner = known ?? planner.begin(previous.informacion, undefined);
        const learnt = yield* planner.learn(before, finished);
        yield* planner.listen(informacion);
        const learner = planner.hear(learnt, informacion, news);
        const { hoy, semana } = draft;
        const said = { informacionTema: informacion, learner, hoy, semana, noticias: news };
        const week = yield* planner.plan({ ...said, ...shown });
        const prediccion = yield* planner.predicted(before, finished);
        const cambios = planner.explainChanges({ previous: finished, before, learner, next: week });
        return { learner, week, prediccion, cambios };
      });
      // The finished week goes before the new one comes: at no moment are there two of one game.
      await repository.remove(tx, userId, previous.id);
      await repository.insert(tx, { ...draft, cambios }, week);
      await repository.saveLearner(tx, userId, previous.campo, learner, now);
      await repository.archive(tx, {
        userId,
        planId: previous.id,
        campo: previous.campo,
        semana: previous.semana,
        createdAt: previous.createdAt,
        finishedAt: now,
        minutos: minutesOf(previous),
        lecciones: lessonsOf(previous),
        tareas: totalTareas,
        objetivos: totalObjetivos,
        porTipo: byKind(previous),
        ...measured(intentos, previous.noted),
        prediccion: prediccion ?? null,
        detalle: detailOf(previous, intentos),
        motor: previous.motor,
        variante: previous.variante,
      });
      return read(userId, draft.id, tx);
    });
  },

  /** What was studied is remembered, so that the next plan of this game does not begin from nothing. */
  remove: async (userId: string, planId: string): Promise<void> => {
    const dificultades = await difficulties();
    return repository.transaction(async (tx) => {
      const now = clock();
      await lockedUser(repository, tx, userId, now);
      const plan = found(await repository.find(userId, planId, tx));
      const intentos = await answers.ofPlan(userId, planId, tx);
      const studied = intentos.length > 0 || tasksOf(plan).some(({ estado }) => estado === 'finalizado');
      const known = await repository.learner(tx, userId, plan.campo);
      if (studied && known) {
        const learner = await generate(() => planner.learn(known, finishedWeek(plan, intentos, dificultades)));
        await repository.saveLearner(tx, userId, plan.campo, learner, now);
      }
      await repository.forgetRemoved(tx, userId, planId);
      await repository.remove(tx, userId, planId);
    });
  },

  /** Answers to a week that is over came late: its figures are counted again, what was learnt from it stays. */
  countAgain: async (userId: string, planId: string, tx: Queryable): Promise<void> => {
    const intentos = await answers.ofPlan(userId, planId, tx);
    const noted = await notes.ofPlan(userId, planId, tx);
    const detalle = await repository.archivedTasks(tx, userId, planId);
    await repository.measureAgain(tx, userId, planId, {
      ...measured(intentos, noted),
      ...(detalle ? { detalle: withReal(detalle, intentos, noted) } : {}),
    });
  },
});
