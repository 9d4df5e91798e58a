import { BYTES_OF_A_NOTE, type NombreApunte, type NoteUpdate, type TimeUpdate } from '@estratega/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import { type Carried, type Db, inPages, type Queryable } from '../../platform/database/index.ts';
import { lockUser } from '../../platform/identity/lock-user.ts';
import { apuntes, tiempos } from './tables.ts';

/** Of a download. */
const PAGE = 200;

/** What is known of one task besides its answers. */
export interface TaskNotes {
  readonly diaIndex: number;
  readonly tareaIndex: number;
  readonly notas: Readonly<Partial<Record<NombreApunte, string>>>;
  /** In all browsers. */
  readonly ms: number;
}

type Cells = [diaIndex: number, tareaIndex: number, nombre: NombreApunte | null, texto: string | null, ms: number];
/** Both at once: a plan is read too often to ask twice. */
export const notesOfPlan: Carried<Cells, TaskNotes[]> = {
  value: ({ userId, planId }) => sql`(
    select json_agg(json_build_array(n.dia_index, n.tarea_index, n.nombre, n.texto, n.ms)) from (
      select dia_index, tarea_index, nombre, texto, 0 as ms from apuntes
      where user_id = ${userId} and plan_id = ${planId}
      union all
      select dia_index, tarea_index, null, null, least(sum(ms), 2000000000)::int from tiempos
      where user_id = ${userId} and plan_id = ${planId} group by dia_index, tarea_index) n)`,
  read: (rows) => {
    const found = new Map<string, TaskNotes>();
    for (const [diaIndex, tareaIndex, nombre, texto, ms] of rows ?? []) {
      const key = `${diaIndex} ${tareaIndex}`;
      const task = found.get(key) ?? { diaIndex, tareaIndex, notas: {}, ms: 0 };
      found.set(key, {
        ...task,
        ms: task.ms + ms,
        notas: nombre === null || texto === null || texto === '' ? task.notas : { ...task.notas, [nombre]: texto },
      });
    }
    return [...found.values()];
  },
};

const isOf = ({ planId, diaIndex, tareaIndex, nombre }: Omit<NoteUpdate, 'texto'>) =>
  and(
    eq(apuntes.planId, planId),
    eq(apuntes.diaIndex, diaIndex),
    eq(apuntes.tareaIndex, tareaIndex),
    eq(apuntes.nombre, nombre),
  );

/** Of a plan that its player removes: nothing is counted from it any more. What was written stays the player's. */
export const forgetTimesOfPlan = async (q: Queryable, userId: string, planId: string): Promise<void> => {
  await q.delete(tiempos).where(and(eq(tiempos.userId, userId), eq(tiempos.planId, planId)));
};

export const notesRepository = (db: Db) => ({
  transaction: <T>(work: (tx: Queryable) => Promise<T>): Promise<T> => db.transaction(work),

  /** A note that is emptied is none. */
  putNote: async (q: Queryable, userId: string, note: NoteUpdate, updatedAt: Date): Promise<void> => {
    if (note.texto === '') {
      await q.delete(apuntes).where(and(eq(apuntes.userId, userId), isOf(note)));
      return;
    }
    await q
      .insert(apuntes)
      .values({ userId, ...note, updatedAt })
      .onConflictDoUpdate({
        target: [apuntes.userId, apuntes.planId, apuntes.diaIndex, apuntes.tareaIndex, apuntes.nombre],
        set: { texto: note.texto, updatedAt },
      });
  },
  lockUser,

  /** Bytes of everything that is written beside this one note: of its plan, and in all. */
  sizesBeside: async (q: Queryable, userId: string, note: Omit<NoteUpdate, 'texto'>) => {
    const bytes = sql`octet_length(${apuntes.texto}) + ${BYTES_OF_A_NOTE}::int`;
    const [sizes] = await q
      .select({
        plan: sql<number>`coalesce(sum(${bytes}) filter (where ${eq(apuntes.planId, note.planId)}), 0)::float8`,
        account: sql<number>`coalesce(sum(${bytes}), 0)::float8`,
      })
      .from(apuntes)
      .where(and(eq(apuntes.userId, userId), sql`not (${isOf(note)})`));
    return sizes ?? { plan: 0, account: 0 };
  },
  /** What every browser told of every task of a plan. */
  timesOf: (q: Queryable, userId: string, planId: string) =>
    q
      .select({ diaIndex: tiempos.diaIndex, tareaIndex: tiempos.tareaIndex, origen: tiempos.origen, ms: tiempos.ms })
      .from(tiempos)
      .where(and(eq(tiempos.userId, userId), eq(tiempos.planId, planId))),

  /** A sum only grows: one that was long on its way does not take a newer one's place. */
  putTime: async (q: Queryable, userId: string, time: TimeUpdate, updatedAt: Date): Promise<void> => {
    await q
      .insert(tiempos)
      .values({ userId, ...time, updatedAt })
      .onConflictDoUpdate({
        target: [tiempos.userId, tiempos.planId, tiempos.diaIndex, tiempos.tareaIndex, tiempos.origen],
        set: { ms: sql`greatest(${tiempos.ms}, excluded.ms)`, updatedAt },
      });
  },

  ofPlan: async (userId: string, planId: string, q: Queryable = db): Promise<TaskNotes[]> => {
    const asked = sql`select ${notesOfPlan.value({ userId, planId })} as notes`;
    const { rows } = await q.execute<{ notes: Cells[] | null }>(asked);
    return notesOfPlan.read(rows[0]?.notes ?? null);
  },

  allNotes: (userId: string) =>
    inPages<typeof apuntes.$inferSelect>(PAGE, (after, size) =>
      db
        .select()
        .from(apuntes)
        .where(
          and(
            eq(apuntes.userId, userId),
            after &&
              sql`(${apuntes.planId}, ${apuntes.diaIndex}, ${apuntes.tareaIndex}, ${apuntes.nombre}) > (${after.planId}, ${after.diaIndex}, ${after.tareaIndex}, ${after.nombre})`,
          ),
        )
        .orderBy(asc(apuntes.planId), asc(apuntes.diaIndex), asc(apuntes.tareaIndex), asc(apuntes.nombre))
        .limit(size),
    ),
  allTimes: (userId: string) =>
    inPages<typeof tiempos.$inferSelect>(PAGE, (after, size) =>
      db
        .select()
        .from(tiempos)
        .where(
          and(
            eq(tiempos.userId, userId),
            after &&
              sql`(${tiempos.planId}, ${tiempos.diaIndex}, ${tiempos.tareaIndex}, ${tiempos.origen}) > (${after.planId}, ${after.diaIndex}, ${after.tareaIndex}, ${after.origen}::uuid)`,
          ),
        )
        .orderBy(asc(tiempos.planId), asc(tiempos.diaIndex), asc(tiempos.tareaIndex), asc(tiempos.origen))
        .limit(size),
    ),
});
export type NotesRepository = ReturnType<typeof notesRepository>;
