import {
  askedOf,
  dayIn,
  daysToRenew,
  type Plan,
  type RenewBody,
  type Renovacion,
  renewedObjectives,
  requestForDays,
} from '@estratega/domain';
import { ENGINE_VERSION } from '@estratega/planner';
import type { Clock } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Making, Shown } from '../making.ts';
import type { PlannedWeek, Planner } from '../planner.ts';
import type { PlansRepository } from '../repository.ts';
import type { ShiftsRepository } from '../shifts/repository.ts';
import type { RenewRepository } from './repository.ts';

export interface RenewDependencies {
  readonly plans: Pick<PlansRepository, 'transaction' | 'lockUser' | 'find' | 'learner'>;
  readonly repository: RenewRepository;
  readonly lockTasks: ShiftsRepository['lockTasks'];
  readonly planner: Pick<Planner, 'listen' | 'begin' | 'plan'>;
  readonly making: Making;
  /** The plan as the player reads it, with what was written of it. */
  readonly read: (userId: string, planId: string, q?: Queryable) => Promise<Plan>;
  readonly clock: Clock;
}

const NOTHING: Renovacion = { hay: false, aplicada: false, dias: [], objetivos: [] };

const describe = (week: PlannedWeek, goals: Plan['objetivos'], aplicada: boolean): Renovacion => ({
  hay: true,
  aplicada,
  dias: week.planEstudio.map(({ dia, fecha, tareas }) => ({
    dia,
    fecha,
    minutos: tareas.reduce((sum, { tiempo }) => sum + tiempo, 0),
    ejercicios: tareas.reduce((sum, { leccion }) => sum + askedOf(leccion), 0),
    tareas: tareas.map(({ titulo, tiempo }) => ({ titulo, tiempo })),
  })),
  objetivos: goals.map(({ titulo }) => titulo),
});

/** What is left of a week from before exercises could be answered, in today's form: shown first, done once. */
export const renewService = ({
  plans,
  repository,
  lockTasks,
  planner,
  making: { shownBy, generate },
  read,
  clock,
}: RenewDependencies) => {
  /** Nothing where the week has no day that could be made again. */
  const made = async (userId: string, plan: Plan, shown: Shown, q?: Queryable) => {
    const days = daysToRenew(plan, dayIn(clock(), plan.zonaHoraria));
    const stored = days.length === 0 ? undefined : await plans.find(userId, plan.id, q);
    if (!stored) return undefined;
    const { informacion, campo, hoy, semana } = stored;
    const known = await plans.learner(q, userId, campo);
    const week = await generate(function* () {
      yield* planner.listen(informacion);
      const learner = known ?? planner.begin(informacion, undefined);
      const informacionTema = requestForDays(informacion, days);
      return yield* planner.plan({ informacionTema, learner, hoy, semana, ...shown });
    });
    return { week, goals: [...renewedObjectives(stored.objetivos, week.objetivos)] };
  };

  return {
    renew: async (userId: string, { planId, accion }: RenewBody): Promise<Renovacion> => {
      if (accion === 'dejar') {
        if (!(await repository.leaveAsItIs(userId, planId))) throw new AppError('no_encontrado');
        return NOTHING;
      }
      const plan = await read(userId, planId);
      if (daysToRenew(plan, dayIn(clock(), plan.zonaHoraria)).length === 0) return NOTHING;
      const shown = await shownBy(userId, plan.campo);
      if (accion === 'ver') {
        const renewed = await made(userId, plan, shown);
        return renewed ? describe(renewed.week, renewed.goals, false) : NOTHING;
      }
      return plans.transaction(async (tx) => {
        if (!(await plans.lockUser(tx, userId))) throw new AppError('no_autenticado');
        await lockTasks(tx, userId, planId);
        const now = await read(userId, planId, tx);
        const renewed = await made(userId, now, shown, tx);
        if (!renewed) return NOTHING;
        const { week, goals } = renewed;
        for (const day of week.planEstudio) {
          const diaIndex = now.planEstudio.findIndex(({ fecha }) => fecha === day.fecha);
          await repository.replaceDay(tx, userId, planId, day, diaIndex);
        }
        await repository.replaceObjectives(tx, userId, planId, goals);
        const cautela = now.cautela || week.cautela;
        await repository.setAnswers(tx, userId, planId, {
          respuestas: week.respuestas,
          cautela,
          motor: ENGINE_VERSION,
        });
        return describe(week, goals, true);
      });
    },
  };
};
export type RenewService = ReturnType<typeof renewService>;
