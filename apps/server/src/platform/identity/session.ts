import type pg from 'pg';
import type { Clock } from '../clock.ts';
import { SESSION_SECONDS } from './identity.ts';

export interface Session {
  readonly userId: string;
  readonly token: string;
}

const TOKEN = /^[A-Za-z0-9_-]{16,128}$/;
const RENEW_AFTER_MS = 24 * 60 * 60 * 1000;

export const bearerToken = (header: string | undefined): string | undefined => {
  const token = header === undefined ? undefined : /^Bearer +([^\s]+)$/iu.exec(header)?.[1];
  return token !== undefined && TOKEN.test(token) ? token : undefined;
};

/**
 * One prepared select per request: ten times cheaper than the identity library's own check, which would also read
 * cookies. A session in use is renewed at most once a day.
 */
export const sessionReader = (pool: pg.Pool, clock: Clock) => {
  const find = async (token: string) => {
    const { rows } = await pool.query<{ user_id: string; expires_at: Date; updated_at: Date }>({
      name: 'session-by-token',
      text: 'select user_id, expires_at, updated_at from sesiones where token = $1',
      values: [token],
    });
    return rows[0];
  };
  return async (authorization: string | undefined): Promise<Session | undefined> => {
    const token = bearerToken(authorization);
    if (token === undefined) return undefined;
    const found = await find(token);
    const now = clock();
    if (!found || found.expires_at <= now) return undefined;
    if (now.getTime() - found.updated_at.getTime() > RENEW_AFTER_MS) {
      await pool.query('update sesiones set expires_at = $2, updated_at = $3 where token = $1', [
        token,
        new Date(now.getTime() + SESSION_SECONDS * 1000),
        now,
      ]);
    }
    return { userId: found.user_id, token };
  };
};
export type SessionReader = ReturnType<typeof sessionReader>;
