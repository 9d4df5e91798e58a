import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../errors.ts';

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

interface Taking {
  readonly points: number;
  readonly done: (refused: RateLimiterRes | undefined) => void;
  readonly failed: (error: unknown) => void;
}
interface Counter {
  /** Adds, and says what stands there then. */
  add(key: string, points: number): Promise<RateLimiterRes>;
  takeAway(key: string, points: number): Promise<unknown>;
}
/** A window that ends so soon takes what was refused with it; taken away after its end it would be a gift to the next. */
const NEARLY_OVER_MS = 2000;

/**
 * A hundred requests from one place are counted by one statement, or two: those that come while one is on its way wait for it and are
 * counted together by the next, in the order in which they came. So a storm costs the database little, one connection at most, and
 * exactly as many are let through as if each had been counted alone. Who is refused was never there: places that others
 * give back are free again, however many knocked meanwhile.
 */
const countTogether = (allowed: number, { add, takeAway }: Counter) => {
  const lines = new Map<string, Taking[]>();
  const countAll = async (key: string, line: readonly Taking[]): Promise<void> => {
    const sum = line.reduce((before, { points }) => before + points, 0);
    const result = await add(key, sum);
    let counted = result.consumedPoints - sum;
    const isLetIn = ({ points }: Taking): boolean => {
      if (counted + points > allowed) return false;
      counted += points;
      return true;
    };
    const letIn = new Set(line.filter(isLetIn));
    const refused = result.consumedPoints - counted;
    if (refused > 0 && result.msBeforeNext > NEARLY_OVER_MS) await takeAway(key, refused);
    for (const one of line) one.done(letIn.has(one) ? undefined : result);
  };
  const work = async (key: string): Promise<void> => {
    for (let line = lines.get(key) ?? []; line.length > 0; line = lines.get(key) ?? []) {
      const now = line;
      lines.set(key, []);
      await countAll(key, now).catch((error: unknown) => {
        for (const { failed } of now) failed(error);
      });
    }
    lines.delete(key);
  };
  /** Why not, or nothing. */
  return (key: string, points: number) =>
    new Promise<RateLimiterRes | undefined>((done, failed) => {
      const mine: Taking = { points, done, failed };
      const line = lines.get(key);
      if (line) {
        line.push(mine);
        return;
      }
      lines.set(key, [mine]);
      void work(key);
    });
};

/**
 * Limits live in the database: they hold across servers and restarts. What is counted (an address, an account) is stored
 * only as a keyed hash: of one length, whatever a request brings, and of no use to whoever reads the table.
 */
export const limiterFactory = (pool: pg.Pool, secret: string) => {
  const hidden = (name: string, key: string): string =>
    createHmac('sha256', secret).update(`${name}\n${key}`).digest('base64url').slice(0, 32);
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
    const count = countTogether(allowance.points, {
      add: (row, points) => limiter.penalty(row, points),
      takeAway: (row, points) => limiter.reward(row, points),
    });
    return {
      take: async (key, points = 1) => {
        const refused = await count(hidden(allowance.name, key), points);
        if (refused === undefined) return;
        throw new AppError('demasiadas_solicitudes', {
          retryAfter: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)),
        });
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
