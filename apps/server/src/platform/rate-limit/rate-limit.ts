import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../errors.ts';
import { oneAtATime } from '../one-at-a-time.ts';

export interface Allowance {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

export interface Limiter {
  /** Counts before the work is done, so that parallel requests cannot slip through together. */
  take(key: string, points?: number): Promise<void>;
  /** Gives back what a rightful request took. */
  giveBack(key: string): Promise<void>;
  /** Whether anything was counted for it lately. */
  knows(key: string): Promise<boolean>;
  forget(key: string): Promise<void>;
}

/**
 * Limits live in the database: they hold across servers and restarts. What is counted (an address, an account) is stored
 * only as a keyed hash: of one length, whatever a request brings, and of no use to whoever reads the table.
 */
export const limiterFactory = (pool: pg.Pool, secret: string) => {
  const hidden = (name: string, key: string): string =>
    createHmac('sha256', secret).update(`${name}\n${key}`).digest('base64url').slice(0, 32);
  // A hundred requests from one place wait for one row: here, and not in the database with a connection each.
  const inLine = oneAtATime();
  return (allowance: Allowance): Limiter => {
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'limites',
      tableCreated: true,
      keyPrefix: allowance.name,
      points: allowance.points,
      duration: allowance.seconds,
      clearExpiredByTimeout: false,
    });
    return {
      take: async (key, points = 1) => {
        try {
          const row = hidden(allowance.name, key);
          await inLine(row, () => limiter.consume(row, points));
        } catch (rejection) {
          if (!(rejection instanceof RateLimiterRes)) throw rejection;
          const retryAfter = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
          throw new AppError('demasiadas_solicitudes', { retryAfter });
        }
      },
      giveBack: async (key) => {
        await limiter.reward(hidden(allowance.name, key));
      },
      knows: async (key) => ((await limiter.get(hidden(allowance.name, key)))?.consumedPoints ?? 0) > 0,
      forget: async (key) => {
        await limiter.delete(hidden(allowance.name, key));
      },
    };
  };
};
export type LimiterFactory = ReturnType<typeof limiterFactory>;

/** Forgets counters whose window is over. */
export const sweepLimits = async (pool: pg.Pool, now: Date): Promise<void> => {
  await pool.query('delete from limites where expire < $1', [now.getTime()]);
};
