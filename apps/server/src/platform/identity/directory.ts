import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { directorioAccesos, directorioCorreos } from './tables.ts';

/**
 * Who an address or an account elsewhere belongs to. Uniqueness that no user's table can promise once users are spread
 * over machines is promised here: the key is the whole of the row, and leads to the user whose tables know the rest.
 * Every change is made in the transaction that changes those.
 */
export const ownerOfEmail = async (q: Queryable, email: string): Promise<string | undefined> =>
  (await q.select().from(directorioCorreos).where(eq(directorioCorreos.email, email)))[0]?.userId;

/** False when it is somebody's already. */
export const claimEmail = async (q: Queryable, email: string, userId: string): Promise<boolean> =>
  (
    await q
      .insert(directorioCorreos)
      .values({ email, userId })
      .onConflictDoNothing()
      .returning({ email: directorioCorreos.email })
  ).length > 0;

export const releaseEmail = async (q: Queryable, email: string, userId: string): Promise<void> => {
  await q
    .delete(directorioCorreos)
    .where(and(eq(directorioCorreos.email, email), eq(directorioCorreos.userId, userId)));
};

export interface Access {
  readonly providerId: string;
  readonly accountId: string;
}
const at = ({ providerId, accountId }: Access) =>
  and(eq(directorioAccesos.providerId, providerId), eq(directorioAccesos.accountId, accountId));

export const ownerOfAccess = async (q: Queryable, access: Access): Promise<string | undefined> =>
  (await q.select().from(directorioAccesos).where(at(access)))[0]?.userId;

/** Throws when it is somebody's already: nobody gets that far by a mistake of theirs. */
export const claimAccess = async (q: Queryable, { providerId, accountId }: Access, userId: string): Promise<void> => {
  await q.insert(directorioAccesos).values({ providerId, accountId, userId });
};

export const releaseAccess = async (q: Queryable, access: Access, userId: string): Promise<void> => {
  await q.delete(directorioAccesos).where(and(at(access), eq(directorioAccesos.userId, userId)));
};
