import type { Tier } from '@estratega/domain';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../platform/database/index.ts';
import { usuarios } from '../../platform/identity/tables.ts';
import { eventosPago, suscripciones } from './tables.ts';

export type SubscriptionRow = typeof suscripciones.$inferSelect;

const at = (row: Pick<SubscriptionRow, 'userId' | 'solicitud'>) =>
  and(eq(suscripciones.userId, row.userId), eq(suscripciones.solicitud, row.solicitud));
const user = { plan: usuarios.plan, planHasta: usuarios.planHasta, subscriptionID: usuarios.subscriptionID };

export const subscriptionsRepository = (db: Db) => ({
  transaction: <T>(work: (tx: Queryable) => Promise<T>): Promise<T> => db.transaction(work),
  lockUser: async (q: Queryable, userId: string) =>
    (await q.select(user).from(usuarios).where(eq(usuarios.id, userId)).for('update'))[0],
  user: async (userId: string) => (await db.select(user).from(usuarios).where(eq(usuarios.id, userId)))[0],
  setTier: async (
    q: Queryable,
    userId: string,
    values: { plan: Tier; planHasta: Date | null; subscriptionID: string | null },
  ) => {
    await q
      .update(usuarios)
      .set({ ...values, updatedAt: sql`now()` })
      .where(eq(usuarios.id, userId));
  },
  /** Newest first. */
  all: (userId: string, q: Queryable = db): Promise<SubscriptionRow[]> =>
    q.select().from(suscripciones).where(eq(suscripciones.userId, userId)).orderBy(desc(suscripciones.createdAt)),
  find: async (userId: string, subscriptionID: string, q: Queryable = db): Promise<SubscriptionRow | undefined> =>
    (
      await q
        .select()
        .from(suscripciones)
        .where(and(eq(suscripciones.userId, userId), eq(suscripciones.subscriptionID, subscriptionID)))
    )[0],
  insert: async (q: Queryable, row: typeof suscripciones.$inferInsert): Promise<void> => {
    await q.insert(suscripciones).values(row);
  },
  update: async (
    q: Queryable,
    row: Pick<SubscriptionRow, 'userId' | 'solicitud'>,
    values: Partial<Pick<SubscriptionRow, 'subscriptionID' | 'aprobacion' | 'estado' | 'pagadaHasta' | 'updatedAt'>>,
  ): Promise<void> => {
    await q.update(suscripciones).set(values).where(at(row));
  },
  beginReading: async (row: Pick<SubscriptionRow, 'userId' | 'solicitud'>): Promise<number> =>
    (
      await db
        .update(suscripciones)
        .set({ lectura: sql`${suscripciones.lectura} + 1` })
        .where(at(row))
        .returning({ lectura: suscripciones.lectura })
    )[0]?.lectura ?? 0,
  reading: async (q: Queryable, row: Pick<SubscriptionRow, 'userId' | 'solicitud'>): Promise<number | undefined> =>
    (await q.select({ lectura: suscripciones.lectura }).from(suscripciones).where(at(row)))[0]?.lectura,
  eventKnown: async (id: string): Promise<boolean> =>
    (await db.select({ id: eventosPago.id }).from(eventosPago).where(eq(eventosPago.id, id))).length > 0,
  rememberEvent: async (id: string, tipo: string, receivedAt: Date): Promise<void> => {
    await db.insert(eventosPago).values({ id, tipo, receivedAt }).onConflictDoNothing();
  },
});
export type SubscriptionsRepository = ReturnType<typeof subscriptionsRepository>;
