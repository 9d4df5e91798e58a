import type { Dia, InformacionTema, Objetivo } from '@estratega/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../../platform/database/index.ts';
import type { PlannedWeek } from '../planner.ts';
import { dayRows, goalRows } from '../repository.ts';
import { objetivos, planes, tareas } from '../tables.ts';

/** Rows of a week that is brought into today's form. */
export const renewRepository = (db: Db) => ({
  replaceDay: async (q: Queryable, userId: string, planId: string, day: Dia, diaIndex: number): Promise<void> => {
    await q
      .delete(tareas)
      .where(and(eq(tareas.userId, userId), eq(tareas.planId, planId), eq(tareas.diaIndex, diaIndex)));
    await q.insert(tareas).values(dayRows({ userId, planId }, day, diaIndex));
  },
  replaceObjectives: async (
    q: Queryable,
    userId: string,
    planId: string,
    goals: readonly Objetivo[],
  ): Promise<void> => {
    await q.delete(objetivos).where(and(eq(objetivos.userId, userId), eq(objetivos.planId, planId)));
    await q.insert(objetivos).values(goalRows({ userId, planId }, goals));
  },
  setAnswers: async (
    q: Queryable,
    userId: string,
    planId: string,
    told: Pick<PlannedWeek, 'respuestas' | 'cautela'> & { readonly motor: string },
  ): Promise<void> => {
    await q
      .update(planes)
      .set(told)
      .where(and(eq(planes.userId, userId), eq(planes.id, planId)));
  },
  leaveAsItIs: async (userId: string, planId: string): Promise<boolean> =>
    (
      await db
        .update(planes)
        .set({
          informacion: sql<InformacionTema>`jsonb_set(${planes.informacion}, '{preferencias}', coalesce(${planes.informacion}->'preferencias', '{}'::jsonb) || '{"formatoAnterior":true}'::jsonb)`,
        })
        .where(and(eq(planes.userId, userId), eq(planes.id, planId)))
        .returning({ id: planes.id })
    ).length > 0,
});
export type RenewRepository = ReturnType<typeof renewRepository>;
