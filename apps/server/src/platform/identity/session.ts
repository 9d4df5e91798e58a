import type pg from 'pg';
import type { Clock } from '../clock.ts';
import { tokenHash } from './tokens.ts';

export interface Session {
  readonly id: string;
  readonly userId: string;
  /** When its owner last proved who they are: by signing in, or by the password. */
  readonly provenAt: Date;
  /** Whether its owner has agreed to what the service does with what it is told. */
  readonly consented: boolean;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** A session that nobody uses ends. */
export const SESSION_IDLE_MS = 30 * DAY_MS;
/** And so does, in the end, one that is used every day. */
export const SESSION_LIFE_MS = 90 * DAY_MS;
/** Newer ones end the oldest. */
export const SESSIONS_PER_USER = 20;
/** What cannot be undone asks for a proof that is not older than this. */
export const RECENT_MS = 15 * 60 * 1000;

/** The user and the secret; keys from before they named their user are the secret alone. */
const TOKEN = /^(?:([\w-]{1,64})\.)?[\w-]{16,128}$/u;
const RENEW_AFTER_MS = DAY_MS;

interface Key {
  readonly token: string;
  readonly userId: string | undefined;
}
const bearerKey = (header: string | undefined): Key | undefined => {
  const token = header === undefined ? undefined : /^Bearer +([^\s]+)$/iu.exec(header)?.[1];
  const parts = token === undefined ? null : TOKEN.exec(token);
  return token === undefined || parts === null ? undefined : { token, userId: parts[1] };
};

export const sessionEnd = (createdAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + SESSION_IDLE_MS, createdAt.getTime() + SESSION_LIFE_MS));

interface Row {
  readonly id: string;
  readonly user_id: string;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly updated_at: Date;
  readonly confirmada_at: Date | null;
  readonly consented: boolean;
}

/** One prepared select per request; a session in use is renewed at most once a day. */
export const sessionReader = (pool: pg.Pool, clock: Clock) => {
  const ownerOf = async (hash: string): Promise<string | undefined> =>
    (
      await pool.query<{ user_id: string }>({
        name: 'owner-of-old-token',
        text: 'select user_id from directorio_sesiones where token = $1',
        values: [hash],
      })
    ).rows[0]?.user_id;
  const find = async ({ token, userId }: Key) => {
    const hash = tokenHash(token);
    const owner = userId ?? (await ownerOf(hash));
    if (owner === undefined) return undefined;
    const { rows } = await pool.query<Row>({
      name: 'session-by-token',
      text: `select s.id, s.user_id, s.created_at, s.expires_at, s.updated_at, s.confirmada_at, u.consent_datos is not null as consented
        from sesiones s join usuarios u on u.uid = s.user_id where s.user_id = $1 and u.uid = $1 and s.token = $2`,
      values: [owner, hash],
    });
    return rows[0];
  };
  return async (authorization: string | undefined): Promise<Session | undefined> => {
    const key = bearerKey(authorization);
    if (key === undefined) return undefined;
    const found = await find(key);
    const now = clock();
    if (!found || found.expires_at <= now) return undefined;
    if (now.getTime() - found.created_at.getTime() >= SESSION_LIFE_MS) return undefined;
    if (now.getTime() - found.updated_at.getTime() > RENEW_AFTER_MS) {
      await pool.query('update sesiones set expires_at = $3, updated_at = $4 where user_id = $1 and id = $2', [
        found.user_id,
        found.id,
        sessionEnd(found.created_at, now),
        now,
      ]);
    }
    return {
      id: found.id,
      userId: found.user_id,
      provenAt: found.confirmada_at ?? found.created_at,
      consented: found.consented,
    };
  };
};
/** Sessions, tickets and what Google's round trip left behind, once their time is over. */
export const sweepSessions = async (pool: pg.Pool, now: Date): Promise<void> => {
  for (const table of ['sesiones', 'boletos', 'directorio_sesiones', 'verificaciones'])
    await pool.query(`delete from ${table} where expires_at < $1`, [now]);
};

export type SessionReader = ReturnType<typeof sessionReader>;

export const isRecent = (session: Session, now: Date): boolean =>
  now.getTime() - session.provenAt.getTime() < RECENT_MS;
