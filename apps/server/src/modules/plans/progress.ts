import {
  type Campo,
  DEFAULT_TIME_ZONE,
  dayIn,
  effectiveTier,
  metricas,
  type Progress,
  type SemanaActual,
  type SemanaTerminada,
  type TemaMedido,
  TIER_RULES,
} from '@estratega/domain';
import { AppError } from '../../platform/errors.ts';
import { finishInTurns, takingTurns } from '../../platform/turns.ts';
import { finishedWeek, measured, tasksOf } from './finished-week.ts';
import type { Learner, Planner } from './planner.ts';
import type { PlansDependencies } from './ports.ts';
import type { FinishedWeekRow, StoredPlan } from './repository.ts';

/** What a player has learnt, by game: the weeks that are over, the one under way, and what is believed. */

const toFinished = ({
  semana,
  createdAt,
  finishedAt,
  minutos,
  tareas,
  objetivos,
  porTipo,
  ...answered
}: FinishedWeekRow): SemanaTerminada => ({
  semana,
  createdAt: createdAt.toISOString(),
  finishedAt: finishedAt.toISOString(),
  minutos,
  tareas,
  objetivos,
  porTipo,
  ...(answered.minutosReales == null ? {} : { minutosReales: answered.minutosReales }),
  ...(answered.hechos == null ? {} : { hechos: answered.hechos }),
  ...(answered.aciertos == null ? {} : { aciertos: answered.aciertos }),
  ...(answered.prediccion == null ? {} : { prediccion: answered.prediccion }),
});

type Standing = ReturnType<Planner['standing']>['temas'][number];

/** What was answered of each theme, in any stage of it; a theme answered in the week under way is not known to the planner yet. */
const withMeasures = (
  temas: readonly Standing[],
  units: readonly { unidad: string; aciertos: number; de: number }[],
  titleOf: (tema: string) => string | undefined,
): TemaMedido[] => {
  const counted = new Map<string, { aciertos: number; de: number }>();
  for (const { unidad, aciertos, de } of units) {
    const tema = unidad.slice(0, unidad.lastIndexOf('@'));
    const before = counted.get(tema) ?? { aciertos: 0, de: 0 };
    counted.set(tema, { aciertos: before.aciertos + aciertos, de: before.de + de });
  }
  const known = new Set(temas.map(({ tema }) => tema));
  const fresh = [...counted.keys()].flatMap((tema) => {
    const titulo = titleOf(tema);
    return known.has(tema) || titulo === undefined ? [] : [{ tema, titulo, estado: 'flojo' as const }];
  });
  return [...temas, ...fresh].map((theme) => ({ ...theme, ...(counted.get(theme.tema) ?? { aciertos: 0, de: 0 }) }));
};

export const progressOf =
  ({ repository, planner, answers, difficulties, clock }: PlansDependencies) =>
  async (userId: string): Promise<Progress> => {
    const user = await repository.user(userId);
    if (!user) throw new AppError('no_autenticado');
    if (!TIER_RULES[effectiveTier(user.plan, user.planHasta, clock())].informacionProgreso)
      throw new AppError('solo_pro');
    const [learners, weeks, units, ids, dificultades] = await Promise.all([
      repository.learners(userId),
      repository.archived(userId),
      answers.byUnit(userId),
      repository.plansOf(userId),
      difficulties(),
    ]);
    const current = new Map<Campo, { plan: StoredPlan; actual: SemanaActual }>();
    const turn = takingTurns();
    for (const { id } of ids) {
      await turn();
      const plan = await repository.find(userId, id);
      if (!plan) continue;
      const intentos = await answers.ofPlan(userId, id);
      await turn();
      const before = learners.find(({ campo }) => campo === plan.campo)?.estado as Learner | undefined;
      const week = finishedWeek(plan, intentos, dificultades);
      await turn();
      const prediccion = before && (await finishInTurns(planner.predicted(before, week)));
      await turn();
      const { tareasTerminadas, totalTareas, objetivosTerminados, totalObjetivos } = metricas(
        tasksOf(plan),
        plan.objetivos,
      );
      const actual = {
        semana: plan.semana,
        minutos: tasksOf(plan).reduce((sum, task) => sum + task.tiempo, 0),
        tareas: totalTareas,
        objetivos: totalObjetivos,
        tareasTerminadas,
        objetivosTerminados,
        ...measured(intentos, plan.noted),
        ...(prediccion ? { prediccion } : {}),
      };
      current.set(plan.campo, { plan, actual });
    }
    await turn();
    return learners.map(({ campo, estado }) => {
      const own = current.get(campo);
      const hoy = dayIn(clock(), own?.plan.zonaHoraria ?? DEFAULT_TIME_ZONE);
      const { nivel, temas } = planner.standing(estado as Learner, hoy);
      return {
        campo,
        nivel,
        temas: withMeasures(
          temas,
          units.filter((unit) => unit.campo === campo),
          (tema) => planner.titleOf(campo, tema),
        ),
        ...(own ? { actual: own.actual } : {}),
        semanas: weeks.filter((week) => week.campo === campo).map(toFinished),
      };
    });
  };
