import { eq } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { usuarios } from './tables.ts';

/** Whatever counts against a user's quota waits here for its turn; nothing where the account is gone. */
export const lockUser = async (q: Queryable, userId: string) =>
  (
    await q
      .select({ plan: usuarios.plan, planHasta: usuarios.planHasta })
      .from(usuarios)
      .where(eq(usuarios.id, userId))
      .for('update')
  )[0];
