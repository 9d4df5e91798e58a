import { eq, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../platform/database/index.ts';
import { releaseAccess, releaseEmail } from '../../platform/identity/directory.ts';
import {
  bajas,
  boletos,
  cuentas,
  directorioSesiones,
  sesiones,
  usuarios,
  verificaciones,
} from '../../platform/identity/tables.ts';

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
  /** Everything that names the user, the links in mails included; what remains is a mark that leads to nobody. */
  remove: async (
    q: Queryable,
    { id: userId, email }: Pick<UserRow, 'id' | 'email'>,
    mark: { huella: string; createdAt: Date },
  ): Promise<void> => {
    await q.delete(verificaciones).where(eq(verificaciones.value, userId));
    await q.delete(boletos).where(eq(boletos.userId, userId));
    await q.delete(directorioSesiones).where(eq(directorioSesiones.userId, userId));
    const accesses = await q
      .select({ providerId: cuentas.providerId, accountId: cuentas.accountId })
      .from(cuentas)
      .where(eq(cuentas.userId, userId));
    for (const access of accesses) await releaseAccess(q, access, userId);
    await releaseEmail(q, email, userId);
    await q.delete(usuarios).where(eq(usuarios.id, userId));
    await q.insert(bajas).values(mark).onConflictDoNothing();
  },
  accesses: (userId: string, q: Queryable = db) =>
    q
      .select({ proveedor: cuentas.providerId, identificador: cuentas.accountId, createdAt: cuentas.createdAt })
      .from(cuentas)
      .where(eq(cuentas.userId, userId)),
  sessions: async (userId: string, q: Queryable = db) =>
    q
      .select({
        createdAt: sesiones.createdAt,
        updatedAt: sesiones.updatedAt,
        expiresAt: sesiones.expiresAt,
        confirmadaAt: sesiones.confirmadaAt,
        ipAddress: sesiones.ipAddress,
        userAgent: sesiones.userAgent,
      })
      .from(sesiones)
      .where(eq(sesiones.userId, userId)),
});
export type AccountRepository = ReturnType<typeof accountRepository>;
