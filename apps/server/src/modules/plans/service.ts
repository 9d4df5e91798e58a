import {
  type Campo,
  dayIn,
  nextSession,
  type ObjectiveUpdate,
  type PlanSummary,
  planFormat,
  type TaskUpdate,
  type TemaDelJuego,
  type TextMention,
} from '@estratega/domain';
import { finishInTurns } from '../../platform/turns.ts';
import { weekCalendar } from './calendar.ts';
import { creatingPlans } from './create.ts';
import { expecting } from './expected.ts';
import { finishingPlans } from './finish.ts';
import { found } from './found.ts';
import type { PlansDependencies } from './ports.ts';
import { progressOf } from './progress.ts';
import { reading, toPlan } from './read-plan.ts';

/** Everything that is asked of plans. What is more than a line or two has a file of its own. */
export const plansService = (dependencies: PlansDependencies) => {
  const { repository, planner, clock } = dependencies;
  const read = reading(dependencies);

  return {
    ...creatingPlans(dependencies, read),
    ...finishingPlans(dependencies, read),
    progress: progressOf(dependencies),
    expectedOf: expecting(dependencies),
    campos: async (userId: string): Promise<Campo[]> => [
      ...new Set((await repository.asked(userId)).map(({ campo }) => campo)),
    ],
    themes: (campo: Campo): TemaDelJuego[] => [...planner.themes(campo)],
    read,
    list: async (userId: string): Promise<PlanSummary[]> => {
      const now = clock();
      const [rows, tasks] = await Promise.all([repository.list(userId), repository.tasksOf(userId)]);
      const byPlan = Map.groupBy(tasks, ({ planId }) => planId);
      return rows.map(({ informacion, createdAt, zonaHoraria, ...row }) => {
        const sesion = nextSession(byPlan.get(row.id) ?? [], dayIn(now, zonaHoraria));
        return {
          ...row,
          nivelIntensidad: informacion.nivelIntensidad,
          ...(planFormat(informacion) === undefined ? {} : { formato: planFormat(informacion) }),
          createdAt: createdAt.toISOString(),
          ahora: now.toISOString(),
          ...(sesion === undefined ? {} : { sesion }),
        };
      });
    },

    updateTask: async (userId: string, update: TaskUpdate) =>
      found(
        await repository.updateTask(userId, update, {
          // What the player says of the state is the last word: a task that did not apply applies again.
          ...(update.nuevoEstado === null ? {} : { estado: update.nuevoEstado, noAplica: null }),
          ...(update.nuevaPrioridad === null ? {} : { prioridad: update.nuevaPrioridad }),
        }),
      ),
    updateObjective: async (userId: string, update: ObjectiveUpdate) =>
      found(await repository.updateObjective(userId, update, update.nuevoEstado)),

    calendar: async (userId: string, planId: string): Promise<string> => {
      const plan = found(await repository.find(userId, planId));
      return weekCalendar(await toPlan(plan, clock(), planner));
    },

    readText: async (campo: Campo, texto: string): Promise<TextMention[]> => {
      await finishInTurns(planner.listen({ campo, texto }));
      return planner.readText(campo, texto).map(({ tramo, entre, ...mention }) => ({
        ...mention,
        ...(entre ? { entre: [...entre] } : {}),
        tramo: [tramo[0], tramo[1]],
      }));
    },

    exportAll: async (userId: string) => {
      const ids = await repository.plansOf(userId);
      const [planes, semanas, aprendizaje] = await Promise.all([
        Promise.all(ids.map(({ id }) => read(userId, id))),
        repository.archived(userId),
        repository.learners(userId),
      ]);
      return { planes, semanas, aprendizaje };
    },
  };
};
export type PlansService = ReturnType<typeof plansService>;
