import {
  canAddPlan,
  DEFAULT_TIME_ZONE,
  dayIn,
  effectiveTier,
  type InformacionTema,
  isSamePlan,
  offersAnother,
  type Plan,
  planLimitMessage,
  type Tier,
  type VistaPrevia,
} from '@estratega/domain';
import type { Queryable } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import { finishInTurns } from '../../platform/turns.ts';
import { lockedUser } from './locked-user.ts';
import type { Shown } from './making.ts';
import { newRow } from './new-row.ts';
import { NO_EVIDENCE } from './own.ts';
import type { Learner, PlannedWeek, Steps } from './planner.ts';
import type { FinishedTest, PlansDependencies } from './ports.ts';
import { type ReadPlan, withTitles } from './read-plan.ts';
import type { PlanRow } from './repository.ts';

/** A first week: kept, or only looked at. */

type AskedPlan = Pick<PlanRow, 'campo' | 'informacion'>;

/** Finished, and not yet part of what is believed. */
const isWaiting = (test: FinishedTest | undefined): test is FinishedTest =>
  test !== undefined && test.siguiente === null && !test.aplicada;

export const creatingPlans = (
  { repository, placement, planner, difficulties, making: { shownBy, generate }, clock }: PlansDependencies,
  read: ReadPlan,
) => {
  /** The request as it will be planned; refused where the tier or the plans that are there leave no room for it. */
  const admitted = async (
    tier: Tier,
    plans: readonly AskedPlan[],
    informacion: InformacionTema,
  ): Promise<InformacionTema> => {
    const campos = plans.map(({ campo }) => campo);
    if (!canAddPlan(tier, campos.length)) throw new AppError('limite_planes', { title: planLimitMessage(tier) });
    if (!campos.includes(informacion.campo)) return informacion;
    if (!offersAnother(tier, campos)) throw new AppError('campo_ya_estudiado');
    // Several plans share what is believed of the player: each keeps its own focus.
    for (const told of [informacion, ...plans.map((plan) => plan.informacion)])
      await finishInTurns(planner.listen(told));
    const temas = [...planner.themesIn(informacion)];
    const themes = (of: InformacionTema) => planner.themesIn(of).map(({ tema }) => tema);
    const own = { informacion, themes: themes(informacion) };
    if (plans.some((plan) => isSamePlan(own, { ...plan, themes: themes(plan.informacion) })))
      throw new AppError('plan_repetido');
    return { ...informacion, temas };
  };
  /** The player as far as the form, earlier weeks and a test of the level tell, and the week that follows from it. */
  function* firstWeek(
    informacionTema: InformacionTema,
    hoy: string,
    known: Learner | undefined,
    test: FinishedTest | undefined,
    shown: Shown,
  ): Steps<{ learner: Learner; week: PlannedWeek }> {
    yield* planner.listen(informacionTema);
    const begun = planner.begin(informacionTema, known);
    const learner = isWaiting(test)
      ? planner.applyPlacement(begun, informacionTema, { nivel: test.nivel, answers: test.respuestas, hoy })
      : begun;
    return { learner, week: yield* planner.plan({ informacionTema, learner, hoy, semana: 1, ...shown }) };
  }
  const createIn = async (
    tx: Queryable,
    userId: string,
    tier: Tier,
    asked: InformacionTema,
    shown: Shown,
    now: Date,
  ): Promise<string> => {
    const informacion = await admitted(tier, await repository.asked(userId, tx), asked);
    const known = await repository.learner(tx, userId, informacion.campo);
    const test = await placement.ofGame(userId, informacion.campo, tx);
    const row = newRow(userId, informacion, now, { semana: 1, reemplaza: null });
    const { learner, week } = await generate(() => firstWeek(informacion, row.hoy, known, test, shown));
    await repository.insert(tx, { ...row, cambios: [] }, week);
    await repository.saveLearner(tx, userId, informacion.campo, learner, now);
    if (isWaiting(test)) await placement.markApplied(tx, userId, informacion.campo);
    return row.id;
  };
  const toPreview = async (informacion: InformacionTema, week: PlannedWeek): Promise<VistaPrevia> => ({
    planEstudio: [...week.planEstudio],
    objetivos: [...week.objetivos],
    respuestas: withTitles({ campo: informacion.campo, respuestas: week.respuestas }, planner.titleOf),
    cautela: week.cautela,
    ...(await finishInTurns(planner.careIn(informacion))),
  });
  return {
    create: async (userId: string, asked: InformacionTema): Promise<Plan> => {
      const shown = await shownBy(userId, asked.campo);
      return repository.transaction(async (tx) => {
        const now = clock();
        const { tier } = await lockedUser(repository, tx, userId, now);
        return read(userId, await createIn(tx, userId, tier, asked, shown, now), tx);
      });
    },

    /** For who decides beside it, in the same transaction: `make` gives the plan's id, or nothing where the tier has no room for one. */
    createWith: async <T>(
      userId: string,
      asked: InformacionTema,
      work: (tx: Queryable, make: () => Promise<string | undefined>) => Promise<T>,
    ): Promise<T> => {
      const shown = await shownBy(userId, asked.campo);
      return repository.transaction(async (tx) => {
        const now = clock();
        const { tier } = await lockedUser(repository, tx, userId, now);
        return work(tx, async () => {
          const { length } = await repository.asked(userId, tx);
          return canAddPlan(tier, length) ? createIn(tx, userId, tier, asked, shown, now) : undefined;
        });
      });
    },

    /** The first week of somebody who has no account, from a finished test. */
    openWeek: async (
      informacion: InformacionTema,
      { nivel, respuestas }: Pick<FinishedTest, 'nivel' | 'respuestas'>,
    ): Promise<VistaPrevia> => {
      const dificultades = await difficulties();
      const hoy = dayIn(clock(), informacion.zonaHoraria ?? DEFAULT_TIME_ZONE);
      const test = { nivel, respuestas, siguiente: null, aplicada: false };
      const { week } = await generate(() =>
        firstWeek(informacion, hoy, undefined, test, { dificultades, propias: NO_EVIDENCE }),
      );
      return toPreview(informacion, week);
    },

    /** What creating would give, and nothing kept of it. */
    preview: async (userId: string, asked: InformacionTema): Promise<VistaPrevia> => {
      const [user, plans, known, test, shown] = await Promise.all([
        repository.user(userId),
        repository.asked(userId),
        repository.learner(undefined, userId, asked.campo),
        placement.ofGame(userId, asked.campo),
        shownBy(userId, asked.campo),
      ]);
      if (!user) throw new AppError('no_autenticado');
      const now = clock();
      const informacion = await admitted(effectiveTier(user.plan, user.planHasta, now), plans, asked);
      const hoy = dayIn(now, informacion.zonaHoraria ?? DEFAULT_TIME_ZONE);
      const { week } = await generate(() => firstWeek(informacion, hoy, known, test, shown));
      return toPreview(informacion, week);
    },
  };
};
