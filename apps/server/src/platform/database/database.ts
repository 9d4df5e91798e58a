import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { connectToWriter, poolOverHosts } from './hosts.ts';
import { MIGRATION_LOCK, MIGRATIONS } from './migrations.ts';
import { schema } from './schema.ts';
import { type Db, ownTransactions } from './transaction.ts';

export type { Db } from './transaction.ts';

/** What runs inside a transaction, or outside of one. */
export type Queryable = Pick<Db, 'select' | 'insert' | 'update' | 'delete' | 'execute' | 'query'>;

export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

export interface OpenOptions {
  readonly url: string;
  readonly max: number;
  /** How long somebody waits for a connection; 5 where nobody says. */
  readonly waitSeconds?: number;
  readonly onIdleError?: (error: Error) => void;
}

/** How long closing waits for work that still holds a connection. */
const CLOSE_PATIENCE_MS = 5000;

/** What is behind a client, for when asking it nicely to end would take for ever. */
interface Wire {
  readonly connection?: { readonly stream?: { destroy(): void } };
}

/** A pool that outlives a restart of the database: broken connections are dropped and made anew on demand. */
export const openDatabase = ({ url, max, waitSeconds = 5, onIdleError }: OpenOptions): Database => {
  const pool = poolOverHosts(url, {
    max,
    connectionTimeoutMillis: waitSeconds * 1000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
  });
  const clients = new Set<pg.PoolClient>();
  pool.on('error', (error) => onIdleError?.(error));
  // The pool listens to a client only while it is idle. One that is lost between two statements of a transaction would
  // tell nobody, and an error that nobody hears ends the process.
  pool.on('connect', (client) => {
    clients.add(client);
    client.on('error', (error) => onIdleError?.(error));
  });
  pool.on('remove', (client) => clients.delete(client));
  const db = drizzle(pool, { schema });
  db.transaction = ownTransactions(db, pool);
  const close = async () => {
    const patience = new AbortController();
    const ended = pool.end().then(() => true);
    const bored = sleep(CLOSE_PATIENCE_MS, false, { signal: patience.signal }).catch(() => false);
    const clean = await Promise.race([ended, bored]);
    patience.abort();
    if (!clean) for (const client of clients) (client as unknown as Wire).connection?.stream?.destroy();
  };
  return { db, pool, close };
};

/** Two servers that start at once must not migrate at once. */
export const migrateDatabase = async (url: string): Promise<void> => {
  const client = await connectToWriter(url, { connectionTimeoutMillis: 10_000 });
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  } finally {
    await client.end();
  }
};

/** The database is not there, or not able: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  // Shutting down, starting up, too many connections, dropped.
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '53300',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  // A server that may only be read: the standby, before it is promoted.
  '25006',
  '25P03',
  // It took too long, or two waited for each other: the same request may well succeed a moment later.
  '57014',
  '55P03',
  '40001',
  '40P01',
]);
/** No room on the disk, no memory, a limit of the machine's. */
const EXHAUSTED = new Set(['53000', '53100', '53200', '53400', '58030', 'ENOSPC']);

const anyCause = (error: unknown, matches: (cause: Error, code: string) => boolean): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (matches(cause, 'code' in cause ? String(cause.code) : '')) return true;
    if (cause instanceof AggregateError && cause.errors.some((inner) => anyCause(inner, matches))) return true;
  }
  return false;
};

/** Whether the database is there but cannot write: a full disk, above all. */
export const isDatabaseExhausted = (error: unknown): boolean => anyCause(error, (_cause, code) => EXHAUSTED.has(code));

/** Whether an error means that the database was not there or not able, as opposed to a mistake of ours. */
export const isDatabaseAway = (error: unknown): boolean =>
  anyCause(
    error,
    ({ message }, code) =>
      AWAY.has(code) ||
      EXHAUSTED.has(code) ||
      /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after|Client was closed and is not queryable/u.test(
        message,
      ),
  );
