import { eq, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../platform/database/index.ts';
import { cuentas, sesiones, usuarios } from '../../platform/identity/tables.ts';

export type UserRow = typeof usuarios.$inferSelect;
export type UserChanges = Partial<Pick<UserRow, 'name' | 'consentDatos' | 'consentMarketing' | 'noVender'>>;

export const accountRepository = (db: Db) => ({
  transaction: <T>(work: (tx: Queryable) => Promise<T>): Promise<T> => db.transaction(work),
  find: async (userId: string, q: Queryable = db): Promise<UserRow | undefined> =>
    (await q.select().from(usuarios).where(eq(usuarios.id, userId)))[0],
  /** Everything that decides about a user waits here for its turn. */
  lock: async (q: Queryable, userId: string): Promise<UserRow | undefined> =>
    (await q.select().from(usuarios).where(eq(usuarios.id, userId)).for('update'))[0],
  update: async (q: Queryable, userId: string, changes: UserChanges): Promise<void> => {
    await q
      .update(usuarios)
      .set({ ...changes, updatedAt: sql`now()` })
      .where(eq(usuarios.id, userId));
  },
  remove: async (q: Queryable, userId: string): Promise<void> => {
    await q.delete(usuarios).where(eq(usuarios.id, userId));
  },
  providers: async (userId: string, q: Queryable = db): Promise<readonly string[]> =>
    (await q.select({ id: cuentas.providerId }).from(cuentas).where(eq(cuentas.userId, userId))).map(({ id }) => id),
  sessions: async (userId: string, q: Queryable = db) =>
    q
      .select({
        createdAt: sesiones.createdAt,
        expiresAt: sesiones.expiresAt,
        ipAddress: sesiones.ipAddress,
        userAgent: sesiones.userAgent,
      })
      .from(sesiones)
      .where(eq(sesiones.userId, userId)),
});
export type AccountRepository = ReturnType<typeof accountRepository>;
