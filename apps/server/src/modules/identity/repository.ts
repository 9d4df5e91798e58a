import { and, desc, eq, like, ne, notInArray } from 'drizzle-orm';
import type { Db, Queryable } from '../../platform/database/index.ts';
import { claimEmail, ownerOfEmail, releaseAccess, releaseEmail } from '../../platform/identity/directory.ts';
import { CREDENTIAL } from '../../platform/identity/identity.ts';
import { SESSIONS_PER_USER } from '../../platform/identity/session.ts';
import { boletos, cuentas, sesiones, usuarios, verificaciones } from '../../platform/identity/tables.ts';

export type UserRow = typeof usuarios.$inferSelect;
export type SessionRow = typeof sesiones.$inferInsert;

/** What a link in a mail is for. */
export type LinkKind = 'reset-password' | 'cambio-correo';
const identifierOf = (kind: LinkKind, hash: string) => `${kind}:${hash}`;

export const identityRepository = (db: Db) => ({
  transaction: <T>(work: (tx: Queryable) => Promise<T>): Promise<T> => db.transaction(work),

  user: async (userId: string, q: Queryable = db): Promise<UserRow | undefined> =>
    (await q.select().from(usuarios).where(eq(usuarios.id, userId)))[0],
  lockUser: async (q: Queryable, userId: string): Promise<UserRow | undefined> =>
    (await q.select().from(usuarios).where(eq(usuarios.id, userId)).for('update'))[0],
  userByEmail: async (email: string): Promise<UserRow | undefined> => {
    const owner = await ownerOfEmail(db, email);
    if (owner === undefined) return undefined;
    return (
      await db
        .select()
        .from(usuarios)
        .where(and(eq(usuarios.id, owner), eq(usuarios.email, email)))
    )[0];
  },
  /** False when the address is taken. */
  insertUser: async (q: Queryable, row: typeof usuarios.$inferInsert): Promise<boolean> => {
    if (!(await claimEmail(q, row.email, row.id))) return false;
    await q.insert(usuarios).values(row);
    return true;
  },
  /** False when the new one is taken. */
  changeEmail: async (q: Queryable, before: UserRow, email: string, now: Date): Promise<boolean> => {
    if (before.email !== email) {
      if (!(await claimEmail(q, email, before.id))) return false;
      await releaseEmail(q, before.email, before.id);
    }
    await q.update(usuarios).set({ email, emailVerified: true, updatedAt: now }).where(eq(usuarios.id, before.id));
    return true;
  },
  updateUser: async (q: Queryable, userId: string, values: Partial<UserRow>): Promise<void> => {
    await q.update(usuarios).set(values).where(eq(usuarios.id, userId));
  },

  passwordHash: async (userId: string, q: Queryable = db): Promise<string | undefined> =>
    (
      await q
        .select({ password: cuentas.password })
        .from(cuentas)
        .where(and(eq(cuentas.userId, userId), eq(cuentas.providerId, CREDENTIAL)))
    )[0]?.password ?? undefined,
  setPassword: async (q: Queryable, userId: string, password: string, id: string, now: Date): Promise<void> => {
    await q
      .insert(cuentas)
      .values({ id, userId, accountId: userId, providerId: CREDENTIAL, password, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({
        target: [cuentas.userId, cuentas.providerId, cuentas.accountId],
        set: { password, updatedAt: now },
      });
  },
  /** Every other way into the account. */
  removeProviders: async (q: Queryable, userId: string): Promise<void> => {
    const gone = await q
      .delete(cuentas)
      .where(and(eq(cuentas.userId, userId), ne(cuentas.providerId, CREDENTIAL)))
      .returning({ providerId: cuentas.providerId, accountId: cuentas.accountId });
    for (const access of gone) await releaseAccess(q, access, userId);
    // A window that has just come back from there holds a ticket of minutes.
    await q.delete(boletos).where(eq(boletos.userId, userId));
  },

  insertSession: async (q: Queryable, row: SessionRow): Promise<void> => {
    await q.insert(sesiones).values(row);
    const kept = q
      .select({ id: sesiones.id })
      .from(sesiones)
      .where(eq(sesiones.userId, row.userId))
      .orderBy(desc(sesiones.createdAt), desc(sesiones.id))
      .limit(SESSIONS_PER_USER);
    await q
      .delete(sesiones)
      .where(and(eq(sesiones.userId, row.userId), notInArray(sesiones.id, kept), ne(sesiones.id, row.id)));
  },
  removeSession: async (userId: string, id: string): Promise<boolean> =>
    (
      await db
        .delete(sesiones)
        .where(and(eq(sesiones.userId, userId), eq(sesiones.id, id)))
        .returning({ id: sesiones.id })
    ).length > 0,
  removeSessions: async (q: Queryable, userId: string, except?: string): Promise<void> => {
    const others = except === undefined ? undefined : ne(sesiones.id, except);
    await q.delete(sesiones).where(and(eq(sesiones.userId, userId), others));
  },
  /** The library's own record of a round trip to Google; true for whoever takes it first. */
  takeTicket: async (q: Queryable, userId: string, token: string): Promise<boolean> =>
    (
      await q
        .delete(boletos)
        .where(and(eq(boletos.token, token), eq(boletos.userId, userId)))
        .returning({ id: boletos.id })
    ).length > 0,
  confirmSession: async (userId: string, id: string, now: Date): Promise<void> => {
    await db
      .update(sesiones)
      .set({ confirmadaAt: now })
      .where(and(eq(sesiones.userId, userId), eq(sesiones.id, id)));
  },
  sessions: (userId: string): Promise<(typeof sesiones.$inferSelect)[]> =>
    db.select().from(sesiones).where(eq(sesiones.userId, userId)).orderBy(desc(sesiones.updatedAt)),

  insertLink: async (
    kind: LinkKind,
    link: { id: string; hash: string; userId: string; expiresAt: Date; now: Date },
  ): Promise<void> => {
    await db.insert(verificaciones).values({
      id: link.id,
      identifier: identifierOf(kind, link.hash),
      value: link.userId,
      expiresAt: link.expiresAt,
      createdAt: link.now,
      updatedAt: link.now,
    });
  },
  ownerOfLink: async (kind: LinkKind, hash: string, now: Date): Promise<string | undefined> => {
    const [row] = await db
      .select()
      .from(verificaciones)
      .where(eq(verificaciones.identifier, identifierOf(kind, hash)));
    return row && row.expiresAt > now ? row.value : undefined;
  },
  /** True for whoever takes it first. */
  takeLink: async (q: Queryable, kind: LinkKind, hash: string, userId: string): Promise<boolean> =>
    (
      await q
        .delete(verificaciones)
        .where(and(eq(verificaciones.identifier, identifierOf(kind, hash)), eq(verificaciones.value, userId)))
        .returning({ id: verificaciones.id })
    ).length > 0,
  removeLink: async (kind: LinkKind, hash: string): Promise<void> => {
    await db.delete(verificaciones).where(eq(verificaciones.identifier, identifierOf(kind, hash)));
  },
  removeLinks: async (q: Queryable, kind: LinkKind, userId: string): Promise<void> => {
    await q
      .delete(verificaciones)
      .where(and(eq(verificaciones.value, userId), like(verificaciones.identifier, `${kind}:%`)));
  },
});
export type IdentityRepository = ReturnType<typeof identityRepository>;
