import type { AnalisisPartida, Campo, Kept, Kind, PartidaPropia } from '@estratega/domain';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { type Db, inPages, inPieces, type Queryable } from '../../platform/database/index.ts';
import { lockUser } from '../../platform/identity/lock-user.ts';
import { usuarios } from '../../platform/identity/tables.ts';
import { cupos, ejerciciosPropios, guardado, hechosLlevados, manos, partidas } from './tables.ts';

export type GameRow = typeof partidas.$inferSelect;
export type HandRow = typeof manos.$inferSelect;
export type NewGame = typeof partidas.$inferInsert;
export type NewHand = typeof manos.$inferInsert;
export type NewExercise = typeof ejerciciosPropios.$inferInsert;

export interface Cursor {
  readonly jugadaEn: Date;
  readonly id: string;
}

const TABLES = { partidas, manos } as const satisfies Record<Kind, unknown>;
/** Rows of one insert: few enough for one statement's parameters. */
const BATCH = 500;
const MISTAKES = 1_000;
/** Of a download. */
const PAGE = 100;
/** About as much as others may be kept waiting for: with its analysis a game can have 60 KB. */
const GAMES_AT_ONCE = 5;
const HANDS_AT_ONCE = 100;
const REMOVED_AT_ONCE = 2_000;

/** As the database writes them, so that what comes and what goes is measured alike. */
const BYTES = {
  partidas: sql<number>`octet_length(${partidas.partida}::text) + coalesce(octet_length(${partidas.analisis}::text), 0)`,
  manos: sql<number>`octet_length(${manos.mano}::text)`,
} as const;
/** As the table's default does. */
const CHANGED = { estado: sql`gen_random_uuid()` } as const;
const total = (rows: readonly { readonly bytes: number }[]): number => rows.reduce((sum, { bytes }) => sum + bytes, 0);

export const ownGamesRepository = (db: Db) => {
  const counted = async (q: Queryable, userId: string, kind: Kind, gone: readonly { readonly bytes: number }[]) => {
    await q
      .update(guardado)
      .set({
        ...CHANGED,
        cuantas: sql`${guardado.cuantas} - ${gone.length}`,
        bytes: sql`${guardado.bytes} - ${total(gone)}`,
      })
      .where(and(eq(guardado.userId, userId), eq(guardado.que, kind)));
  };
  const after = (table: typeof partidas | typeof manos, cursor: Cursor | undefined) =>
    cursor &&
    or(lt(table.jugadaEn, cursor.jugadaEn), and(eq(table.jugadaEn, cursor.jugadaEn), lt(table.id, cursor.id)));
  const since = (table: typeof partidas | typeof manos, after: Cursor | undefined) =>
    after && or(gt(table.jugadaEn, after.jugadaEn), and(eq(table.jugadaEn, after.jugadaEn), gt(table.id, after.id)));
  /** The outer table by its name: a column alone would be the inner one's. */
  const exercisesOf = (table: Kind) => {
    const outer = sql.raw(table);
    return sql<number>`(select count(*)::int from ${ejerciciosPropios} e where e.user_id = ${outer}.user_id and e.de = ${outer}.id)`;
  };

  return {
    transaction: <T>(work: (tx: Queryable) => Promise<T>): Promise<T> => db.transaction(work),

    /** Whatever counts against a quota waits here for its turn. */
    lockUser,
    user: async (userId: string) =>
      (
        await db
          .select({ plan: usuarios.plan, planHasta: usuarios.planHasta })
          .from(usuarios)
          .where(eq(usuarios.id, userId))
      )[0],

    used: async (userId: string, mes: string, q: Queryable = db): Promise<Record<Kind, number>> =>
      (
        await q
          .select({ partidas: cupos.partidas, manos: cupos.manos })
          .from(cupos)
          .where(and(eq(cupos.userId, userId), eq(cupos.mes, mes)))
      )[0] ?? { partidas: 0, manos: 0 },
    use: async (q: Queryable, userId: string, mes: string, kind: Kind, many: number): Promise<void> => {
      await q
        .insert(cupos)
        .values({ userId, mes, [kind]: many })
        .onConflictDoUpdate({
          target: [cupos.userId, cupos.mes],
          set: { [kind]: sql`${cupos[kind]} + ${many}` },
        });
    },

    /** How much is kept of each kind. */
    kept: async (userId: string, q: Queryable = db): Promise<Record<Kind, Kept>> => {
      const rows = await q
        .select({ que: guardado.que, cuantas: guardado.cuantas, bytes: guardado.bytes })
        .from(guardado)
        .where(eq(guardado.userId, userId));
      const of = (kind: Kind): Kept => rows.find(({ que }) => que === kind) ?? { cuantas: 0, bytes: 0 };
      return { partidas: of('partidas'), manos: of('manos') };
    },
    /** What has come, or gone where it is less than nothing. */
    count: async (q: Queryable, userId: string, que: Kind, cuantas: number, bytes: number): Promise<void> => {
      await q
        .insert(guardado)
        .values({ userId, que, cuantas, bytes })
        .onConflictDoUpdate({
          target: [guardado.userId, guardado.que],
          set: {
            ...CHANGED,
            cuantas: sql`${guardado.cuantas} + ${cuantas}`,
            bytes: sql`${guardado.bytes} + ${bytes}`,
          },
        });
    },
    /** Another word after every change of anything of the kind; the same for nothing. */
    state: async (userId: string, que: Kind): Promise<string> =>
      (
        await db
          .select({ estado: guardado.estado })
          .from(guardado)
          .where(and(eq(guardado.userId, userId), eq(guardado.que, que)))
      )[0]?.estado ?? '',
    waiting: async (userId: string, kind: Kind, q: Queryable = db): Promise<number> =>
      (
        await q
          .select({ n: count() })
          .from(TABLES[kind])
          .where(and(eq(TABLES[kind].userId, userId), isNull(TABLES[kind].mes)))
      )[0]?.n ?? 0,
    waitingIds: async (q: Queryable, userId: string, kind: Kind, many: number): Promise<string[]> =>
      (
        await q
          .select({ id: TABLES[kind].id })
          .from(TABLES[kind])
          .where(and(eq(TABLES[kind].userId, userId), isNull(TABLES[kind].mes)))
          .orderBy(desc(TABLES[kind].jugadaEn), desc(TABLES[kind].id))
          .limit(many)
      ).map(({ id }) => id),
    grant: async (q: Queryable, userId: string, kind: Kind, ids: readonly string[], mes: string): Promise<void> => {
      for (let i = 0; i < ids.length; i += BATCH)
        await q
          .update(TABLES[kind])
          .set({ mes })
          .where(and(eq(TABLES[kind].userId, userId), inArray(TABLES[kind].id, ids.slice(i, i + BATCH))));
      await q
        .update(guardado)
        .set(CHANGED)
        .where(and(eq(guardado.userId, userId), eq(guardado.que, kind)));
    },

    known: async (
      q: Queryable,
      userId: string,
      kind: Kind,
      ids: readonly string[],
    ): Promise<Map<string, { readonly mes: string | null; readonly analizada: boolean }>> => {
      const table = TABLES[kind];
      const rows = await q
        .select({
          id: table.id,
          mes: table.mes,
          analizada: kind === 'partidas' ? sql<boolean>`${partidas.analisis} is not null` : sql<boolean>`true`,
        })
        .from(table)
        .where(and(eq(table.userId, userId), inArray(table.id, [...ids])));
      return new Map(rows.map(({ id, mes, analizada }) => [id, { mes, analizada }]));
    },
    /** Answers how many bytes they take. */
    addGames: async (q: Queryable, rows: readonly NewGame[]): Promise<number> =>
      rows.length === 0
        ? 0
        : total(
            await q
              .insert(partidas)
              .values([...rows])
              .returning({ bytes: BYTES.partidas }),
          ),
    addHands: async (q: Queryable, rows: readonly NewHand[]): Promise<number> =>
      rows.length === 0
        ? 0
        : total(
            await q
              .insert(manos)
              .values([...rows])
              .returning({ bytes: BYTES.manos }),
          ),

    listGames: (userId: string, limit: number, cursor: Cursor | undefined) =>
      db
        .select({
          id: partidas.id,
          jugadaEn: partidas.jugadaEn,
          guardadaEn: partidas.guardadaEn,
          mes: partidas.mes,
          analizada: sql<boolean>`${partidas.analisis} is not null`,
          partida: partidas.partida,
          ejercicios: exercisesOf('partidas'),
        })
        .from(partidas)
        .where(and(eq(partidas.userId, userId), after(partidas, cursor)))
        .orderBy(desc(partidas.jugadaEn), desc(partidas.id))
        .limit(limit),
    listHands: (userId: string, limit: number, cursor: Cursor | undefined) =>
      db
        .select({
          id: manos.id,
          jugadaEn: manos.jugadaEn,
          guardadaEn: manos.guardadaEn,
          mes: manos.mes,
          mano: manos.mano,
          ejercicios: exercisesOf('manos'),
        })
        .from(manos)
        .where(and(eq(manos.userId, userId), after(manos, cursor)))
        .orderBy(desc(manos.jugadaEn), desc(manos.id))
        .limit(limit),
    game: async (userId: string, id: string, q: Queryable = db): Promise<GameRow | undefined> =>
      (
        await q
          .select()
          .from(partidas)
          .where(and(eq(partidas.userId, userId), eq(partidas.id, id)))
      )[0],
    hand: async (userId: string, id: string): Promise<HandRow | undefined> =>
      (
        await db
          .select()
          .from(manos)
          .where(and(eq(manos.userId, userId), eq(manos.id, id)))
      )[0],
    /** The newest of those that wait. */
    waitingHands: (userId: string, many: number) =>
      db
        .select({ id: manos.id, mano: manos.mano })
        .from(manos)
        .where(and(eq(manos.userId, userId), isNull(manos.mes)))
        .orderBy(desc(manos.jugadaEn), desc(manos.id))
        .limit(many),

    /** Answers how many bytes more it takes. */
    saveAnalysis: async (
      q: Queryable,
      userId: string,
      id: string,
      analisis: AnalisisPartida,
      ideas: readonly string[],
    ): Promise<number> => {
      const where = and(eq(partidas.userId, userId), eq(partidas.id, id));
      const before = total(await q.select({ bytes: BYTES.partidas }).from(partidas).where(where));
      const after = await q.update(partidas).set({ analisis, ideas }).where(where).returning({ bytes: BYTES.partidas });
      return total(after) - before;
    },
    /** The same for what the player says of it. */
    saveGame: async (q: Queryable, userId: string, id: string, partida: PartidaPropia): Promise<number> => {
      const where = and(eq(partidas.userId, userId), eq(partidas.id, id));
      const before = total(await q.select({ bytes: BYTES.partidas }).from(partidas).where(where));
      const after = await q.update(partidas).set({ partida }).where(where).returning({ bytes: BYTES.partidas });
      return total(after) - before;
    },
    /** What came of a game before gives way to what comes of it now. */
    replaceExercises: async (q: Queryable, userId: string, de: string, rows: readonly NewExercise[]): Promise<void> => {
      await q.delete(ejerciciosPropios).where(and(eq(ejerciciosPropios.userId, userId), eq(ejerciciosPropios.de, de)));
      if (rows.length > 0)
        await q
          .insert(ejerciciosPropios)
          .values([...rows])
          .onConflictDoNothing();
    },
    addExercises: async (q: Queryable, rows: readonly NewExercise[]): Promise<void> => {
      if (rows.length > 0)
        await q
          .insert(ejerciciosPropios)
          .values([...rows])
          .onConflictDoNothing();
    },

    /** Those that are paid for, the newest first, this many at most. */
    analysedGames: (userId: string, most: number) =>
      inPages<Pick<GameRow, 'id' | 'jugadaEn' | 'partida' | 'analisis' | 'ideas'>>(
        GAMES_AT_ONCE,
        (last, size) =>
          db
            .select({
              id: partidas.id,
              jugadaEn: partidas.jugadaEn,
              partida: partidas.partida,
              analisis: partidas.analisis,
              ideas: partidas.ideas,
            })
            .from(partidas)
            .where(and(eq(partidas.userId, userId), isNotNull(partidas.mes), after(partidas, last)))
            .orderBy(desc(partidas.jugadaEn), desc(partidas.id))
            .limit(size),
        most,
      ),
    analysedHands: (userId: string, most: number) =>
      inPages<Pick<HandRow, 'id' | 'jugadaEn' | 'mano'>>(
        HANDS_AT_ONCE,
        (last, size) =>
          db
            .select({ id: manos.id, jugadaEn: manos.jugadaEn, mano: manos.mano })
            .from(manos)
            .where(and(eq(manos.userId, userId), isNotNull(manos.mes), after(manos, last)))
            .orderBy(desc(manos.jugadaEn), desc(manos.id))
            .limit(size),
        most,
      ),

    /** The dearest, as many as anybody could work off in years, without what they ask: of that only where a game comes from. */
    exercises: (userId: string) =>
      db
        .select({
          id: ejerciciosPropios.id,
          campo: ejerciciosPropios.campo,
          de: ejerciciosPropios.de,
          tema: ejerciciosPropios.tema,
          perdida: ejerciciosPropios.perdida,
          tipo: sql<string>`${ejerciciosPropios.ejercicio}->>'tipo'`,
          partida: sql<string | null>`${ejerciciosPropios.ejercicio}->>'partida'`,
        })
        .from(ejerciciosPropios)
        .where(eq(ejerciciosPropios.userId, userId))
        .orderBy(desc(ejerciciosPropios.perdida), asc(ejerciciosPropios.id))
        .limit(MISTAKES),
    /** The same of one game, for a week. */
    mistakes: (userId: string, campo: Campo) =>
      db
        .select({ id: ejerciciosPropios.id, tema: ejerciciosPropios.tema, perdida: ejerciciosPropios.perdida })
        .from(ejerciciosPropios)
        .where(and(eq(ejerciciosPropios.userId, userId), eq(ejerciciosPropios.campo, campo)))
        .orderBy(desc(ejerciciosPropios.perdida), asc(ejerciciosPropios.id))
        .limit(MISTAKES),
    exercisesById: (userId: string, ids: readonly string[], q: Queryable = db) =>
      q
        .select({ id: ejerciciosPropios.id, ejercicio: ejerciciosPropios.ejercicio })
        .from(ejerciciosPropios)
        .where(and(eq(ejerciciosPropios.userId, userId), inArray(ejerciciosPropios.id, [...ids]))),
    exerciseIds: async (userId: string, de: string): Promise<string[]> =>
      (
        await db
          .select({ id: ejerciciosPropios.id })
          .from(ejerciciosPropios)
          .where(and(eq(ejerciciosPropios.userId, userId), eq(ejerciciosPropios.de, de)))
          .orderBy(desc(ejerciciosPropios.perdida), asc(ejerciciosPropios.id))
      ).map(({ id }) => id),

    remove: async (q: Queryable, userId: string, kind: Kind, id: string): Promise<boolean> => {
      const table = TABLES[kind];
      const gone = await q
        .delete(table)
        .where(and(eq(table.userId, userId), eq(table.id, id)))
        .returning({ bytes: BYTES[kind] });
      if (gone.length > 0) await counted(q, userId, kind, gone);
      await q.delete(ejerciciosPropios).where(and(eq(ejerciciosPropios.userId, userId), eq(ejerciciosPropios.de, id)));
      return gone.length > 0;
    },
    removeAll: async (q: Queryable, userId: string, kind: Kind, campo: Campo): Promise<void> => {
      await q.delete(TABLES[kind]).where(eq(TABLES[kind].userId, userId));
      await q.delete(guardado).where(and(eq(guardado.userId, userId), eq(guardado.que, kind)));
      await q
        .delete(ejerciciosPropios)
        .where(and(eq(ejerciciosPropios.userId, userId), eq(ejerciciosPropios.campo, campo)));
      await q.delete(hechosLlevados).where(and(eq(hechosLlevados.userId, userId), eq(hechosLlevados.campo, campo)));
    },

    taken: async (userId: string): Promise<{ readonly campo: Campo; readonly hecho: string }[]> =>
      db
        .select({ campo: hechosLlevados.campo, hecho: hechosLlevados.hecho })
        .from(hechosLlevados)
        .where(eq(hechosLlevados.userId, userId)),
    take: async (userId: string, campo: Campo, hecho: string, llevadoEn: Date): Promise<void> => {
      await db.insert(hechosLlevados).values({ userId, campo, hecho, llevadoEn }).onConflictDoNothing();
    },
    giveBack: async (userId: string, campo: Campo, hecho: string): Promise<void> => {
      await db
        .delete(hechosLlevados)
        .where(
          and(eq(hechosLlevados.userId, userId), eq(hechosLlevados.campo, campo), eq(hechosLlevados.hecho, hecho)),
        );
    },

    everyGame: (userId: string) =>
      inPages<GameRow>(GAMES_AT_ONCE, (after, size) =>
        db
          .select()
          .from(partidas)
          .where(and(eq(partidas.userId, userId), since(partidas, after)))
          .orderBy(asc(partidas.jugadaEn), asc(partidas.id))
          .limit(size),
      ),
    everyHand: (userId: string) =>
      inPages<HandRow>(PAGE, (after, size) =>
        db
          .select()
          .from(manos)
          .where(and(eq(manos.userId, userId), since(manos, after)))
          .orderBy(asc(manos.jugadaEn), asc(manos.id))
          .limit(size),
      ),
    everyExercise: (userId: string) =>
      inPages<typeof ejerciciosPropios.$inferSelect>(PAGE, (after, size) =>
        db
          .select()
          .from(ejerciciosPropios)
          .where(and(eq(ejerciciosPropios.userId, userId), after && gt(ejerciciosPropios.id, after.id)))
          .orderBy(asc(ejerciciosPropios.id))
          .limit(size),
      ),
    everyTaken: (userId: string) => db.select().from(hechosLlevados).where(eq(hechosLlevados.userId, userId)),
    quotas: (userId: string) => db.select().from(cupos).where(eq(cupos.userId, userId)),
    /** Before the account goes: as much as may be kept is too much for one statement. */
    removeEverything: async (q: Queryable, userId: string): Promise<void> => {
      for (const table of [partidas, manos, ejerciciosPropios])
        await inPieces(async () => {
          const some = await q
            .select({ id: table.id })
            .from(table)
            .where(eq(table.userId, userId))
            .limit(REMOVED_AT_ONCE);
          const ids = some.map(({ id }) => id);
          if (ids.length > 0) await q.delete(table).where(and(eq(table.userId, userId), inArray(table.id, ids)));
          return ids.length;
        }, REMOVED_AT_ONCE);
    },
  };
};
export type OwnGamesRepository = ReturnType<typeof ownGamesRepository>;
