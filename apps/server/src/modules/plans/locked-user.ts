import { effectiveTier, type Tier } from '@estratega/domain';
import type { Queryable } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import type { PlansRepository } from './repository.ts';

/** Everything that decides about a player's plans does it with the player's row locked. */
export const lockedUser = async (
  repository: Pick<PlansRepository, 'lockUser'>,
  tx: Queryable,
  userId: string,
  now: Date,
): Promise<{ readonly tier: Tier; readonly progressCount: number }> => {
  const row = await repository.lockUser(tx, userId);
  if (!row) throw new AppError('no_autenticado');
  return { tier: effectiveTier(row.plan, row.planHasta, now), progressCount: row.progressCount };
};
