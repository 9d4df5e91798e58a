import type { Tier } from '@estratega/domain';
import { and, asc, desc, eq, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../platform/database/index.ts';
import { usuarios } from '../../platform/identity/tables.ts';
import { directorioSuscripciones, eventosPago, suscripciones, suscripcionesHuerfanas } from './tables.ts';

export type SubscriptionRow = typeof suscripciones.$inferSelect;
export type RowKey = Pick<SubscriptionRow, 'userId' | 'solicitud'>;

const at = (row: RowKey) => and(eq(suscripciones.userId, row.userId), eq(suscripciones.solicitud, row.solicitud));
const user = { plan: usuarios.plan, planHasta: usuarios.planHasta, subscriptionID: usuarios.subscriptionID };

export interface UserTier {
  readonly plan: Tier;
  readonly planHasta: Date | null;
  readonly subscriptionID: string | null;
}

export const subscriptionsRepository = (db: Db) => ({
  transaction: <T>(work: (tx: Queryable) => Promise<T>): Promise<T> => db.transaction(work),
  /** Everything that decides about a user waits here for its turn. */
  lockUser: async (q: Queryable, userId: string): Promise<UserTier | undefined> =>
    (await q.select(user).from(usuarios).where(eq(usuarios.id, userId)).for('update'))[0],
  user: async (userId: string): Promise<UserTier | undefined> =>
    (await db.select(user).from(usuarios).where(eq(usuarios.id, userId)))[0],
  setTier: async (q: Queryable, userId: string, values: UserTier): Promise<void> => {
    await q
      .update(usuarios)
      .set({ ...values, updatedAt: sql`now()` })
      .where(eq(usuarios.id, userId));
  },
  /** Newest first. */
  all: (userId: string, q: Queryable = db): Promise<SubscriptionRow[]> =>
    q.select().from(suscripciones).where(eq(suscripciones.userId, userId)).orderBy(desc(suscripciones.createdAt)),
  find: async (userId: string, subscriptionID: string): Promise<SubscriptionRow | undefined> =>
    (
      await db
        .select()
        .from(suscripciones)
        .where(and(eq(suscripciones.userId, userId), eq(suscripciones.subscriptionID, subscriptionID)))
    )[0],
  ownerOf: async (subscriptionID: string): Promise<string | undefined> =>
    (
      await db.select().from(directorioSuscripciones).where(eq(directorioSuscripciones.subscriptionID, subscriptionID))
    )[0]?.userId,
  /** With the account, before its rows go. */
  releaseAll: async (q: Queryable, userId: string): Promise<void> => {
    const rows = await q
      .select({ id: suscripciones.subscriptionID })
      .from(suscripciones)
      .where(and(eq(suscripciones.userId, userId), isNotNull(suscripciones.subscriptionID)));
    for (const { id } of rows)
      await q
        .delete(directorioSuscripciones)
        .where(and(eq(directorioSuscripciones.subscriptionID, id ?? ''), eq(directorioSuscripciones.userId, userId)));
  },
  insert: async (q: Queryable, row: typeof suscripciones.$inferInsert): Promise<void> => {
    await q.insert(suscripciones).values(row);
  },
  /** What the provider calls it; nothing that is already known is overwritten. */
  name: async (row: RowKey, values: { subscriptionID: string; aprobacion: string; updatedAt: Date }): Promise<void> => {
    await db.transaction(async (tx) => {
      const named = await tx
        .update(suscripciones)
        .set({ ...values, estado: 'APPROVAL_PENDING' })
        .where(and(at(row), eq(suscripciones.estado, 'CREANDO')))
        .returning({ id: suscripciones.solicitud });
      // One that is somebody else's already would be the provider's mistake: it fails here and nothing is written.
      if (named.length > 0)
        await tx.insert(directorioSuscripciones).values({ subscriptionID: values.subscriptionID, userId: row.userId });
    });
  },
  update: async (
    q: Queryable,
    row: RowKey,
    values: Pick<SubscriptionRow, 'estado' | 'pagadaHasta' | 'reembolsada' | 'aplicada' | 'updatedAt'>,
  ): Promise<void> => {
    await q.update(suscripciones).set(values).where(at(row));
  },
  beginReading: async (row: RowKey): Promise<number> =>
    (
      await db
        .update(suscripciones)
        .set({ lectura: sql`${suscripciones.lectura} + 1` })
        .where(at(row))
        .returning({ lectura: suscripciones.lectura })
    )[0]?.lectura ?? 0,

  /** Running ones that nobody has looked at since then, the longest unseen first. */
  unseen: (since: Date, limit: number): Promise<SubscriptionRow[]> =>
    db
      .select()
      .from(suscripciones)
      .where(and(inArray(suscripciones.estado, ['ACTIVE', 'SUSPENDED']), lt(suscripciones.updatedAt, since)))
      .orderBy(asc(suscripciones.updatedAt))
      .limit(limit),
  seen: async (row: RowKey, updatedAt: Date): Promise<void> => {
    await db.update(suscripciones).set({ updatedAt }).where(at(row));
  },
  /** Users whose paid period is over but still stands written. */
  lapsed: async (now: Date, limit: number): Promise<string[]> =>
    (
      await db
        .select({ id: usuarios.id })
        .from(usuarios)
        .where(and(lt(usuarios.planHasta, now), ne(usuarios.plan, 'gratuito')))
        .limit(limit)
    ).map(({ id }) => id),

  eventKnown: async (id: string): Promise<boolean> =>
    (await db.select({ id: eventosPago.id }).from(eventosPago).where(eq(eventosPago.id, id))).length > 0,
  rememberEvent: async (id: string, tipo: string, receivedAt: Date): Promise<void> => {
    await db.insert(eventosPago).values({ id, tipo, receivedAt }).onConflictDoNothing();
  },
  forgetEvents: async (before: Date): Promise<void> => {
    await db.delete(eventosPago).where(lt(eventosPago.receivedAt, before));
  },

  addOrphan: async (subscriptionID: string, createdAt: Date): Promise<void> => {
    await db.insert(suscripcionesHuerfanas).values({ subscriptionID, createdAt }).onConflictDoNothing();
  },
  /** In no order, so that some that always fail do not keep the others from their turn. */
  orphans: async (limit: number): Promise<{ subscriptionID: string; createdAt: Date }[]> =>
    db.select().from(suscripcionesHuerfanas).orderBy(sql`random()`).limit(limit),
  isOrphan: async (subscriptionID: string): Promise<boolean> =>
    (await db.select().from(suscripcionesHuerfanas).where(eq(suscripcionesHuerfanas.subscriptionID, subscriptionID)))
      .length > 0,
  removeOrphan: async (subscriptionID: string): Promise<void> => {
    await db.delete(suscripcionesHuerfanas).where(eq(suscripcionesHuerfanas.subscriptionID, subscriptionID));
  },
});
export type SubscriptionsRepository = ReturnType<typeof subscriptionsRepository>;
