import type {
  Carriles,
  Cuidado,
  Estado,
  InformacionTema,
  Leccion,
  MotivoNoAplica,
  Preferencias,
  Prioridad,
  Tarea,
} from '@estratega/domain';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../../platform/database/index.ts';
import { planes, tareas, tareasPropias } from '../tables.ts';

export interface TaskPlace {
  readonly planId: string;
  readonly diaIndex: number;
  readonly tareaIndex: number;
}
export type OwnTaskRow = typeof tareasPropias.$inferSelect;

const ofPlan = (userId: string, planId: string) => and(eq(planes.userId, userId), eq(planes.id, planId));
const atPlace = (userId: string, { planId, diaIndex, tareaIndex }: TaskPlace) =>
  and(
    eq(tareas.userId, userId),
    eq(tareas.planId, planId),
    eq(tareas.diaIndex, diaIndex),
    eq(tareas.tareaIndex, tareaIndex),
  );
const ownOf = (userId: string, planId: string) =>
  and(eq(tareasPropias.userId, userId), eq(tareasPropias.planId, planId));
const oneOwn = (userId: string, planId: string, id: string) => and(ownOf(userId, planId), eq(tareasPropias.id, id));

/** Beside what else the player said. */
const withPreference = (said: Preferencias) =>
  sql<InformacionTema>`jsonb_set(${planes.informacion}, '{preferencias}', coalesce(${planes.informacion}->'preferencias', '{}'::jsonb) || ${JSON.stringify(said)}::jsonb)`;

/** What a player changes of a running week. */
export const shiftsRepository = (db: Db) => ({
  /** Read and written in one go: two tabs leave one of the two, never a mixture. */
  setLanes: async (userId: string, planId: string, carriles: Carriles): Promise<boolean> =>
    (
      await db
        .update(planes)
        .set({
          informacion: withPreference({ carriles }),
        })
        .where(ofPlan(userId, planId))
        .returning({ id: planes.id })
    ).length > 0,

  setCare: async (q: Queryable, userId: string, planId: string, cuidado: Cuidado, cautela: boolean): Promise<void> => {
    await q
      .update(planes)
      .set({
        cautela,
        informacion: withPreference({ cuidado }),
      })
      .where(ofPlan(userId, planId));
  },

  holdLevel: async (q: Queryable, userId: string, planId: string, nivelHasta: string): Promise<void> => {
    await q
      .update(planes)
      .set({
        informacion: withPreference({ nivelHasta }),
      })
      .where(ofPlan(userId, planId));
  },

  /** Changes of the states of this plan wait until the transaction is over. */
  lockTasks: async (q: Queryable, userId: string, planId: string): Promise<void> => {
    await q
      .select({ at: tareas.diaIndex })
      .from(tareas)
      .where(and(eq(tareas.userId, userId), eq(tareas.planId, planId)))
      .orderBy(asc(tareas.diaIndex), asc(tareas.tareaIndex))
      .for('update');
  },
  moveTask: async (q: Queryable, userId: string, place: TaskPlace, task: Tarea): Promise<void> => {
    const { titulo, descripcion, contenido, tiempo, recuperada, leccion } = task;
    const { paquetes: _today, ...lasting } = leccion ?? { paquetes: [] };
    await q
      .update(tareas)
      .set({
        titulo,
        descripcion,
        contenido,
        tiempo,
        ...(recuperada ? { recuperada } : {}),
        ...(leccion ? { leccion: lasting as Omit<typeof leccion, 'paquetes'> } : {}),
      })
      .where(atPlace(userId, place));
  },

  /** The task has more exercises, and is under way again. */
  setLesson: async (
    q: Queryable,
    userId: string,
    place: TaskPlace,
    leccion: Omit<Leccion, 'paquetes'>,
  ): Promise<void> => {
    await q.update(tareas).set({ estado: 'enProgreso', leccion }).where(atPlace(userId, place));
  },

  /** Said again, the state from before it was first said is kept. */
  setNotApplicable: async (
    userId: string,
    place: TaskPlace,
    motivo: MotivoNoAplica | 'reorganizada',
    nota: string | undefined,
    q: Queryable = db,
  ) =>
    (
      await q
        .update(tareas)
        .set({
          noAplica: sql`${JSON.stringify({ motivo, ...(nota ? { nota } : {}) })}::jsonb || jsonb_build_object('antes', coalesce(${tareas.noAplica}->>'antes', ${tareas.estado}::text))`,
          estado: 'finalizado',
        })
        .where(atPlace(userId, place))
        .returning({ estado: tareas.estado, noAplica: tareas.noAplica })
    )[0],
  clearNotApplicable: async (userId: string, place: TaskPlace) =>
    (
      await db
        .update(tareas)
        .set({ estado: sql`coalesce((${tareas.noAplica}->>'antes')::estado, ${tareas.estado})`, noAplica: null })
        .where(atPlace(userId, place))
        .returning({ estado: tareas.estado, noAplica: tareas.noAplica })
    )[0],

  ownTask: async (q: Queryable, userId: string, planId: string, id: string): Promise<OwnTaskRow | undefined> =>
    (
      await q
        .select()
        .from(tareasPropias)
        .where(oneOwn(userId, planId, id))
    )[0],
  ownCounts: async (
    q: Queryable,
    userId: string,
    planId: string,
  ): Promise<readonly { readonly fecha: string; readonly n: number }[]> =>
    q
      .select({ fecha: tareasPropias.fecha, n: count() })
      .from(tareasPropias)
      .where(ownOf(userId, planId))
      .groupBy(tareasPropias.fecha),
  addOwn: async (q: Queryable, row: typeof tareasPropias.$inferInsert): Promise<void> => {
    await q.insert(tareasPropias).values(row);
  },
  updateOwn: async (
    userId: string,
    planId: string,
    id: string,
    change: { readonly estado?: Estado; readonly prioridad?: Prioridad },
  ) =>
    (
      await db
        .update(tareasPropias)
        .set(change)
        .where(oneOwn(userId, planId, id))
        .returning({ estado: tareasPropias.estado, prioridad: tareasPropias.prioridad })
    )[0],
  removeOwn: async (userId: string, planId: string, id: string): Promise<boolean> =>
    (
      await db
        .delete(tareasPropias)
        .where(oneOwn(userId, planId, id))
        .returning({ id: tareasPropias.id })
    ).length > 0,
});
export type ShiftsRepository = ReturnType<typeof shiftsRepository>;
