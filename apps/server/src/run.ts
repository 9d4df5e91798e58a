import type { FastifyServerFactory } from 'fastify';
import { createApp } from './app.ts';
import type { Clock } from './platform/clock.ts';
import { type Config, ConfigError } from './platform/config.ts';
import { migrateDatabase, openDatabase, StartError, startEmbedded } from './platform/database/index.ts';
import { closeGently } from './platform/http/drain.ts';
import { startJobs } from './platform/jobs/jobs.ts';
import { listenForMetrics } from './platform/metrics/listen.ts';
import { watchProcess } from './platform/metrics/metrics.ts';

export interface RunOptions {
  readonly config: Config;
  readonly siteRoot?: string | undefined;
  readonly clock?: Clock | undefined;
  readonly serverFactory?: FastifyServerFactory | undefined;
}

export interface Running {
  readonly address: string;
  readonly databaseLocation: string;
  /** Where figures are read; undefined when nobody asked for them. */
  readonly metricsAddress: string | undefined;
  close(): Promise<void>;
}

/** Database, migrations, app, socket: up in this order, down in the reverse one. */
export const runServer = async ({ config, siteRoot, clock, serverFactory }: RunOptions): Promise<Running> => {
  const undo: (() => Promise<unknown>)[] = [];
  const close = async () => {
    const failures: unknown[] = [];
    // One that fails must not keep the others from their turn: whatever is left open is left running.
    for (const step of undo.splice(0).reverse()) await step().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  };
  try {
    const embedded = config.databaseUrl === undefined ? await startEmbedded(config.dataDir) : undefined;
    if (embedded) undo.push(() => embedded.stop());
    const url = config.databaseUrl ?? embedded?.url ?? '';
    await migrateDatabase(url);
    const log: { warn?: (error: Error) => void } = {};
    const database = openDatabase({
      url,
      max: config.databasePool,
      waitSeconds: config.patienceSeconds,
      onIdleError: (error) => log.warn?.(error),
    });
    undo.push(() => database.close());
    const { app, jobs, metrics, warmUp } = await createApp({ config, database, siteRoot, clock, serverFactory });
    log.warn = (error) => app.log.warn({ err: error }, 'idle database connection lost');
    undo.push(() => closeGently(app));
    const onError = (error: unknown) => app.log.warn({ err: error }, 'jobs');
    const working = await startJobs({ pool: database.pool, jobs, onError });
    undo.push(() => working.stop());
    let metricsAddress: string | undefined;
    if (config.metrics) {
      watchProcess(metrics);
      const figures = await listenForMetrics(metrics, config.metrics, (error) =>
        app.log.warn({ err: error }, 'metrics'),
      );
      undo.push(() => figures.close());
      metricsAddress = figures.address;
    }
    await warmUp();
    const address = await app.listen({ host: config.host, port: config.port });
    return { address, databaseLocation: embedded?.directory ?? 'DATABASE_URL', metricsAddress, close };
  } catch (error) {
    await close();
    throw error;
  }
};

/** Requests get 30 seconds, the rest a few more: whoever still hangs then hangs for ever. */
const CLOSE_DEADLINE_MS = 45_000;

/** Closes once on the signals by which a person or a supervisor ends a program; a second one does not wait. */
export const closeOnSignals = (close: () => Promise<void>) => {
  let closing = false;
  const onSignal = () => {
    if (closing) process.exit(1);
    closing = true;
    setTimeout(() => {
      console.error('Estratega did not close in time and is ended as it is.');
      process.exit(1);
    }, CLOSE_DEADLINE_MS).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
};

const BY_CODE: Readonly<Record<string, (port: string) => string>> = {
  EADDRINUSE: (port) => `Port ${port} is taken by another program. Use another one: PORT=3001 npm start`,
  EADDRNOTAVAIL: () => 'HOST is not an address of this machine.',
  EACCES: () => 'A file, a folder (DATA_DIR?) or a port may not be used by this user.',
  EROFS: () => 'DATA_DIR is on a disk that cannot be written to.',
  ENOSPC: () => 'There is no room left on the disk of DATA_DIR.',
  ECONNREFUSED: () => 'The database of DATABASE_URL does not answer.',
  ENOTFOUND: () => 'The host of DATABASE_URL is not known.',
  ETIMEDOUT: () => 'The database of DATABASE_URL does not answer.',
  // As PostgreSQL numbers them: no such role or a wrong password, no such database, full, or not yet ready.
  '28P01': () => 'The user or the password of DATABASE_URL is wrong.',
  '28000': () => 'The user of DATABASE_URL may not enter.',
  '3D000': () => 'The database of DATABASE_URL does not exist.',
  '53100': () => 'There is no room left on the disk of the database.',
  '57P03': () => 'The database is starting or stopping. Try again in a moment.',
};

/** Why it did not start, for whoever started it: a sentence where we know one, and what was seen behind it. */
export const sentenceFor = (error: unknown, port: string): string => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    const known = BY_CODE[code]?.(port);
    if (known !== undefined) return cause.message === '' ? known : `${known}\n  (${cause.message})`;
    if (cause instanceof AggregateError && cause.errors.length > 0) return sentenceFor(cause.errors[0], port);
  }
  // Our own mistakes keep their stack; what we throw on purpose says it all.
  if (error instanceof ConfigError || error instanceof StartError) return error.message;
  if (error instanceof Error && error.name === 'ExposedEmulatorsError') return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};
