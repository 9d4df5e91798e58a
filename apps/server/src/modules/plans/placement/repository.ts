import type { Campo } from '@estratega/domain';
import { and, asc, eq } from 'drizzle-orm';
import type { Db, Queryable } from '../../../platform/database/index.ts';
import { pruebasNivel } from './tables.ts';

export type TestRow = typeof pruebasNivel.$inferSelect;

const ofGame = (userId: string, campo: Campo) => and(eq(pruebasNivel.userId, userId), eq(pruebasNivel.campo, campo));

export const placementRepository = (db: Db) => ({
  all: (userId: string): Promise<TestRow[]> =>
    db.select().from(pruebasNivel).where(eq(pruebasNivel.userId, userId)).orderBy(asc(pruebasNivel.campo)),
  ofGame: async (userId: string, campo: Campo, q: Queryable = db): Promise<TestRow | undefined> =>
    (await q.select().from(pruebasNivel).where(ofGame(userId, campo)))[0],
  byId: async (userId: string, id: string, q: Queryable = db): Promise<TestRow | undefined> =>
    (
      await q
        .select()
        .from(pruebasNivel)
        .where(and(eq(pruebasNivel.userId, userId), eq(pruebasNivel.id, id)))
    )[0],
  save: async (q: Queryable, row: TestRow): Promise<void> => {
    const { userId: _user, campo: _campo, ...set } = row;
    await q
      .insert(pruebasNivel)
      .values(row)
      .onConflictDoUpdate({ target: [pruebasNivel.userId, pruebasNivel.campo], set });
  },
  markApplied: async (q: Queryable, userId: string, campo: Campo): Promise<void> => {
    await q.update(pruebasNivel).set({ aplicada: true }).where(ofGame(userId, campo));
  },
});
export type PlacementRepository = ReturnType<typeof placementRepository>;
