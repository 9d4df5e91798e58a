import { and, asc, eq, like, lt, notInArray, or, sql } from 'drizzle-orm';
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

const NOTICE = 'aviso-sin-uso';
const isUnused = (before: Date) =>
  and(
    lt(usuarios.updatedAt, before),
    or(eq(usuarios.plan, 'gratuito'), lt(usuarios.planHasta, before)),
    sql`not exists (select 1 from ${sesiones} where ${sesiones.userId} = ${usuarios.id})`,
  );

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
  /** Nobody has entered since, no session is open, and nothing is paid for. */
  unused: (before: Date, known: readonly string[], limit: number): Promise<Pick<UserRow, 'id' | 'email'>[]> =>
    db
      .select({ id: usuarios.id, email: usuarios.email })
      .from(usuarios)
      .where(and(isUnused(before), notInArray(usuarios.id, [...known])))
      .orderBy(asc(usuarios.updatedAt))
      .limit(limit),
  isUnused: async (q: Queryable, userId: string, before: Date): Promise<boolean> =>
    (
      await q
        .select({ id: usuarios.id })
        .from(usuarios)
        .where(and(eq(usuarios.id, userId), isUnused(before)))
    ).length > 0,
  touch: async (userId: string, now: Date): Promise<void> => {
    await db.update(usuarios).set({ updatedAt: now }).where(eq(usuarios.id, userId));
  },
  /** Whom we have told, and when; it goes with the account, and by itself when it is of no use any more. */
  notices: () =>
    db
      .select({ userId: verificaciones.value, toldAt: verificaciones.createdAt })
      .from(verificaciones)
      .where(like(verificaciones.identifier, `${NOTICE}:%`)),
  insertNotice: async (q: Queryable, userId: string, now: Date, expiresAt: Date): Promise<void> => {
    const identifier = `${NOTICE}:${userId}`;
    await q
      .insert(verificaciones)
      .values({ id: identifier, identifier, value: userId, createdAt: now, updatedAt: now, expiresAt })
      .onConflictDoNothing();
  },
  removeNotice: async (userId: string): Promise<void> => {
    await db.delete(verificaciones).where(eq(verificaciones.id, `${NOTICE}:${userId}`));
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
