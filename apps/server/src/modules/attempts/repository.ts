import type { IntentoGuardado, Resultado } from '@estratega/domain';
import { and, asc, eq, gt, gte, inArray, ne, sql } from 'drizzle-orm';
import {
  type Carried,
  type Db,
  inPages,
  inPieces,
  type OfPlan,
  type Queryable,
  rowsInOne,
} from '../../platform/database/index.ts';
import { usuarios } from '../../platform/identity/tables.ts';
import { avancesEjercicios, intentos } from './tables.ts';

/** Of a download. */
const PAGE = 500;
const REMOVED_AT_ONCE = 2_000;

export type NewAttempt = typeof intentos.$inferInsert;

/** What was answered of one exercise of one task. */
export interface ExerciseProgress {
  readonly diaIndex: number;
  readonly tareaIndex: number;
  readonly ejercicio: string;
  readonly primero: Resultado;
  readonly ultimo: Resultado;
  readonly veces: number;
  readonly ms: number;
}

const ofPlan = ({ userId, planId }: OfPlan) => and(eq(intentos.userId, userId), eq(intentos.planId, planId));

/** By task and exercise, in the order in which they were met. */
export const answersOfPlan: Carried<readonly unknown[], ExerciseProgress[]> = rowsInOne(
  avancesEjercicios,
  ['diaIndex', 'tareaIndex', 'ejercicio', 'primero', 'ultimo', 'veces', 'ms'],
  ({ userId, planId }: OfPlan) => and(eq(avancesEjercicios.userId, userId), eq(avancesEjercicios.planId, planId)),
  [asc(avancesEjercicios.orden)],
);

/** Of a plan that goes: nobody reads it any more. */
export const forgetAnswersOfPlan = async (q: Queryable, userId: string, planId: string): Promise<void> => {
  await q
    .delete(avancesEjercicios)
    .where(and(eq(avancesEjercicios.userId, userId), eq(avancesEjercicios.planId, planId)));
};

const summed = (rows: readonly NewAttempt[]): (typeof avancesEjercicios.$inferInsert)[] => {
  const found = new Map<string, typeof avancesEjercicios.$inferInsert>();
  for (const { userId, planId, diaIndex, tareaIndex, ejercicio, orden, resultado, ms } of rows) {
    const key = `${diaIndex} ${tareaIndex} ${ejercicio}`;
    const before = found.get(key);
    found.set(key, {
      ...(before ?? { userId, planId, diaIndex, tareaIndex, ejercicio, orden, primero: resultado }),
      ultimo: resultado,
      veces: (before?.veces ?? 0) + 1,
      ms: (before?.ms ?? 0) + ms,
    });
  }
  return [...found.values()];
};

export const attemptsRepository = (db: Db) => ({
  transaction: <T>(work: (tx: Queryable) => Promise<T>): Promise<T> => db.transaction(work),

  /** Answers of one player are taken one batch at a time, and never while a week is being closed. */
  lockUser: async (q: Queryable, userId: string): Promise<boolean> =>
    (await q.select({ id: usuarios.id }).from(usuarios).where(eq(usuarios.id, userId)).for('update')).length > 0,

  results: async (userId: string, ids: readonly string[], q: Queryable = db): Promise<Map<string, Resultado>> => {
    const rows = await q
      .select({ id: intentos.id, resultado: intentos.resultado })
      .from(intentos)
      .where(and(eq(intentos.userId, userId), inArray(intentos.id, [...ids])));
    return new Map(rows.map(({ id, resultado }) => [id, resultado]));
  },

  anySince: async (userId: string, since: Date): Promise<boolean> =>
    (
      await db
        .select({ id: intentos.id })
        .from(intentos)
        .where(and(eq(intentos.userId, userId), gte(intentos.registradoEn, since)))
        .limit(1)
    ).length > 0,

  lastOrder: async (q: Queryable, userId: string): Promise<number> =>
    (
      await q
        .select({ last: sql<number>`coalesce(max(${intentos.orden}), 0)::int` })
        .from(intentos)
        .where(eq(intentos.userId, userId))
    )[0]?.last ?? 0,

  /** Which of these the player has answered before, in any week. */
  answered: async (q: Queryable, userId: string, ejercicios: readonly string[]): Promise<Set<string>> => {
    const rows = await q
      .select({ ejercicio: intentos.ejercicio })
      .from(intentos)
      .where(and(eq(intentos.userId, userId), inArray(intentos.ejercicio, [...ejercicios])))
      .groupBy(intentos.ejercicio);
    return new Set(rows.map(({ ejercicio }) => ejercicio));
  },

  /** The unit in which each of these was met; what was never answered is not among them. */
  unitsOf: async (userId: string, ejercicios: readonly string[]): Promise<Map<string, string>> => {
    if (ejercicios.length === 0) return new Map();
    const rows = await db
      .selectDistinctOn([intentos.ejercicio], { ejercicio: intentos.ejercicio, unidad: intentos.unidad })
      .from(intentos)
      .where(and(eq(intentos.userId, userId), inArray(intentos.ejercicio, [...ejercicios])))
      .orderBy(asc(intentos.ejercicio), asc(intentos.orden));
    return new Map(rows.map(({ ejercicio, unidad }) => [ejercicio, unidad]));
  },

  /** What is kept of a plan, by exercise in whatever task: how many answers, and how long they took. */
  keptOf: async (q: Queryable, userId: string, planId: string) =>
    q
      .select({
        ejercicio: intentos.ejercicio,
        veces: sql<number>`count(*)::int`,
        ms: sql<number>`sum(${intentos.ms})::float8`,
      })
      .from(intentos)
      .where(ofPlan({ userId, planId }))
      .groupBy(intentos.ejercicio),

  insert: async (q: Queryable, rows: readonly NewAttempt[]): Promise<void> => {
    // No conflict is possible under the lock: one would be a mistake of ours, and must not pass in silence.
    await q.insert(intentos).values([...rows]);
  },
  /** What they add to each exercise of a plan that is being read. */
  addUp: async (q: Queryable, rows: readonly NewAttempt[]): Promise<void> => {
    await q
      .insert(avancesEjercicios)
      .values(summed(rows))
      .onConflictDoUpdate({
        target: [
          avancesEjercicios.userId,
          avancesEjercicios.planId,
          avancesEjercicios.diaIndex,
          avancesEjercicios.tareaIndex,
          avancesEjercicios.ejercicio,
        ],
        set: {
          ultimo: sql`excluded.ultimo`,
          veces: sql`${avancesEjercicios.veces} + excluded.veces`,
          ms: sql`${avancesEjercicios.ms} + excluded.ms`,
        },
      });
  },

  ofPlan: async (userId: string, planId: string, q: Queryable = db): Promise<IntentoGuardado[]> =>
    (
      await q
        .select({
          id: intentos.id,
          diaIndex: intentos.diaIndex,
          tareaIndex: intentos.tareaIndex,
          ejercicio: intentos.ejercicio,
          resultado: intentos.resultado,
          pistas: intentos.pistas,
          ms: intentos.ms,
          hechoEn: intentos.hechoEn,
          primero: intentos.primero,
          decisiones: intentos.decisiones,
        })
        .from(intentos)
        .where(ofPlan({ userId, planId }))
        .orderBy(asc(intentos.orden))
    ).map(({ decisiones, ...row }) => ({
      ...row,
      hechoEn: row.hechoEn.toISOString(),
      ...(decisiones ? { decisiones } : {}),
    })),

  /** Of first tries that were judged here; a whole hand counts as its decisions, each under its own theme. */
  byUnit: (userId: string) => {
    const unidad = sql<string>`coalesce(decision->>'tema' || '@' || split_part(${intentos.unidad}, '@', 2), ${intentos.unidad})`;
    const resultado = sql`coalesce(decision->>'resultado', ${intentos.resultado})`;
    return db
      .select({
        campo: intentos.campo,
        unidad: unidad.as('unidad_de'),
        aciertos: sql<number>`count(*) filter (where ${resultado} in ('bien', 'casi'))::int`,
        de: sql<number>`count(*)::int`,
      })
      .from(intentos)
      .leftJoin(sql`lateral jsonb_array_elements(${intentos.decisiones}) as decision`, sql`true`)
      .where(and(eq(intentos.userId, userId), eq(intentos.primero, true), ne(intentos.resultado, 'propio')))
      .groupBy(intentos.campo, sql`unidad_de`);
  },

  /** Of these exercises, in any week, in the order in which they were given. */
  to: (userId: string, ejercicios: readonly string[]) =>
    db
      .select({ ejercicio: intentos.ejercicio, resultado: intentos.resultado, hechoEn: intentos.hechoEn })
      .from(intentos)
      .where(and(eq(intentos.userId, userId), inArray(intentos.ejercicio, [...ejercicios])))
      .orderBy(asc(intentos.orden)),

  all: (userId: string) =>
    inPages<typeof intentos.$inferSelect>(PAGE, (after, size) =>
      db
        .select()
        .from(intentos)
        .where(and(eq(intentos.userId, userId), after && gt(intentos.orden, after.orden)))
        .orderBy(asc(intentos.orden))
        .limit(size),
    ),
  /** Before the account goes: years of answers are too many for one statement. */
  removeAll: (q: Queryable, userId: string): Promise<void> =>
    inPieces(async () => {
      const some = await q
        .select({ id: intentos.id })
        .from(intentos)
        .where(eq(intentos.userId, userId))
        .limit(REMOVED_AT_ONCE);
      const ids = some.map(({ id }) => id);
      if (ids.length > 0) await q.delete(intentos).where(and(eq(intentos.userId, userId), inArray(intentos.id, ids)));
      return ids.length;
    }, REMOVED_AT_ONCE),
});
export type AttemptsRepository = ReturnType<typeof attemptsRepository>;
