import { and, asc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../platform/database/index.ts';
import { mensajesContacto } from './tables.ts';

export type MessageRow = typeof mensajesContacto.$inferSelect;

const sameAddress = (email: string) => eq(sql`lower(${mensajesContacto.email})`, email.toLowerCase());

export const contactRepository = (db: Db) => ({
  insert: async (row: typeof mensajesContacto.$inferInsert): Promise<void> => {
    await db.insert(mensajesContacto).values(row);
  },
  markForwarded: async (id: string, at: Date): Promise<void> => {
    await db.update(mensajesContacto).set({ reenviadoAt: at }).where(eq(mensajesContacto.id, id));
  },
  /** Takes what is due, oldest first, so that no other server takes it before `until`. */
  claimDue: (now: Date, until: Date, attempts: number, count: number): Promise<MessageRow[]> => {
    const due = db
      .select({ id: mensajesContacto.id })
      .from(mensajesContacto)
      .where(
        and(
          isNull(mensajesContacto.reenviadoAt),
          lte(mensajesContacto.siguienteIntentoAt, now),
          lt(mensajesContacto.intentos, attempts),
        ),
      )
      .orderBy(asc(mensajesContacto.siguienteIntentoAt))
      .limit(count)
      .for('update', { skipLocked: true });
    return db
      .update(mensajesContacto)
      .set({ intentos: sql`${mensajesContacto.intentos} + 1`, siguienteIntentoAt: until })
      .where(inArray(mensajesContacto.id, due))
      .returning();
  },
  /** Those that an address wrote, oldest first. */
  ofAddress: (email: string) =>
    db
      .select({
        name: mensajesContacto.name,
        email: mensajesContacto.email,
        message: mensajesContacto.message,
        createdAt: mensajesContacto.createdAt,
      })
      .from(mensajesContacto)
      .where(sameAddress(email))
      .orderBy(asc(mensajesContacto.createdAt)),
  removeOfAddress: async (q: Queryable, email: string): Promise<void> => {
    await q.delete(mensajesContacto).where(sameAddress(email));
  },
  removeOlderThan: async (limit: Date): Promise<void> => {
    await db.delete(mensajesContacto).where(lt(mensajesContacto.createdAt, limit));
  },
});
export type ContactRepository = ReturnType<typeof contactRepository>;
