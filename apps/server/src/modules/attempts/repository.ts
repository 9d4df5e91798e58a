import type { DecisionGuardada, Fecha, IntentoGuardado, Resultado } from '@estratega/domain';
import { and, asc, eq, gt, gte, inArray, like, lte, ne, sql } from 'drizzle-orm';
import {
  type Carried,
  type Db,
  inPages,
  inPieces,
  type OfPlan,
  type Queryable,
  rowsInOne,
} from '../../platform/database/index.ts';
import { lockUser } from '../../platform/identity/lock-user.ts';
import { inTurns } from '../../platform/turns.ts';
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

/** A whole hand as it was sent, whose costs nobody but the browser has worked out. */
export type UnweighedHand = Pick<
  typeof intentos.$inferSelect,
  'userId' | 'id' | 'orden' | 'planId' | 'diaIndex' | 'tareaIndex' | 'ejercicio' | 'respuesta'
>;

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

interface AnswerOfDay {
  readonly fecha: Fecha;
  readonly resultado: Resultado;
}
const DAY_MS = 24 * 60 * 60 * 1000;
/** A date for each number of days since 1970; many answers share few of them. */
const dayNames = () => {
  const names = new Map<string, Fecha>();
  return (day: string): Fecha => {
    const known = names.get(day);
    if (known !== undefined) return known;
    const name = new Date(Number(day) * DAY_MS).toISOString().slice(0, 10);
    names.set(day, name);
    return name;
  };
};
const firstOfDays = (answers: string, dayOf: (day: string) => Fecha): AnswerOfDay[] => {
  const found: AnswerOfDay[] = [];
  let last = '';
  for (const answer of answers.split(',')) {
    const gap = answer.indexOf(' ');
    const day = answer.slice(0, gap);
    if (day !== last) found.push({ fecha: dayOf(day), resultado: answer.slice(gap + 1) as Resultado });
    last = day;
  }
  return found;
};

export const attemptsRepository = (db: Db) => ({
  transaction: <T>(work: (tx: Queryable) => Promise<T>): Promise<T> => db.transaction(work),

  /** Answers of one player are taken one batch at a time, and never while a week is being closed. */
  lockUser,

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

  /** How many of the latest so many came after that moment. */
  countSince: async (
    q: Queryable,
    userId: string,
    since: Date,
    { last, most }: { readonly last: number; readonly most: number },
  ): Promise<number> =>
    (
      await q
        .select({ n: sql<number>`count(*)::int` })
        .from(intentos)
        .where(and(eq(intentos.userId, userId), gt(intentos.orden, last - most), gt(intentos.registradoEn, since)))
    )[0]?.n ?? 0,

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

  /**
   * Of each of these exercises, in any week, what came first on each day, in the order of the answers. A thousand of them have 20,000 answers, and the
   * database is everybody's too: it only sorts and joins them, a row for each exercise, and takes their names as one value. Days as numbers
   * and one text cost it a quarter of what dates and JSON did.
   */
  days: async (userId: string, ejercicios: readonly string[], timeZone: string) => {
    const rows = await db
      .select({
        ejercicio: intentos.ejercicio,
        respuestas: sql<string>`string_agg((${intentos.hechoEn} at time zone ${timeZone})::date - date '1970-01-01' || ' ' || ${intentos.resultado}, ',' order by ${intentos.orden})`,
      })
      .from(intentos)
      .where(and(eq(intentos.userId, userId), sql`${intentos.ejercicio} = any(${sql.param([...ejercicios])})`))
      .groupBy(intentos.ejercicio);
    const dayOf = dayNames();
    return inTurns(
      rows.map(({ ejercicio, respuestas }) => ({ ejercicio, respuestas: firstOfDays(respuestas, dayOf) })),
    );
  },

  /** First tries that came since then, in no order that anybody could choose. What was weighed says what each decision cost. */
  unweighed: async (
    since: Date,
    { most, ofAPlayer }: { readonly most: number; readonly ofAPlayer: number },
  ): Promise<UnweighedHand[]> => {
    const waiting = db
      .select({
        userId: intentos.userId,
        id: intentos.id,
        orden: intentos.orden,
        planId: intentos.planId,
        diaIndex: intentos.diaIndex,
        tareaIndex: intentos.tareaIndex,
        ejercicio: intentos.ejercicio,
        respuesta: intentos.respuesta,
        place: sql<number>`row_number() over (partition by ${intentos.userId} order by ${intentos.orden})`.as('place'),
      })
      .from(intentos)
      .where(
        and(
          eq(intentos.primero, true),
          gt(intentos.registradoEn, since),
          like(intentos.medida, 'g.mano-%'),
          sql`not (${intentos.decisiones} -> 0 ? 'coste')`,
        ),
      )
      .as('waiting');
    const rows = await db
      .select()
      .from(waiting)
      .where(lte(waiting.place, ofAPlayer))
      .orderBy(sql`random()`)
      .limit(most);
    return rows.map(({ place: _place, ...row }) => row);
  },

  settle: async (
    q: Queryable,
    { userId, id }: UnweighedHand,
    { resultado, decisiones }: { readonly resultado: Resultado; readonly decisiones: DecisionGuardada[] | null },
  ): Promise<void> => {
    await q
      .update(intentos)
      .set({ resultado, decisiones })
      .where(and(eq(intentos.userId, userId), eq(intentos.id, id)));
  },
  /** The same in what is kept of a running plan: its first answer there, and its latest, where this is it. */
  settleSum: async (q: Queryable, hand: UnweighedHand, resultado: Resultado): Promise<void> => {
    const { userId, planId, diaIndex, tareaIndex, ejercicio, orden } = hand;
    const [latest] = await q
      .select({ orden: sql<number>`max(${intentos.orden})::int` })
      .from(intentos)
      .where(
        and(
          ofPlan({ userId, planId }),
          eq(intentos.diaIndex, diaIndex),
          eq(intentos.tareaIndex, tareaIndex),
          eq(intentos.ejercicio, ejercicio),
        ),
      );
    await q
      .update(avancesEjercicios)
      .set({
        primero: sql`case when ${avancesEjercicios.orden} = ${orden} then ${resultado} else ${avancesEjercicios.primero} end`,
        ...(latest?.orden === orden ? { ultimo: resultado } : {}),
      })
      .where(
        and(
          eq(avancesEjercicios.userId, userId),
          eq(avancesEjercicios.planId, planId),
          eq(avancesEjercicios.diaIndex, diaIndex),
          eq(avancesEjercicios.tareaIndex, tareaIndex),
          eq(avancesEjercicios.ejercicio, ejercicio),
        ),
      );
  },

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
