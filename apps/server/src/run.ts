import type { FastifyServerFactory } from 'fastify';
import { createApp } from './app.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { migrateDatabase, openDatabase, startEmbedded } from './platform/database/index.ts';

export interface RunOptions {
  readonly config: Config;
  readonly siteRoot?: string | undefined;
  readonly clock?: Clock | undefined;
  readonly serverFactory?: FastifyServerFactory | undefined;
}

export interface Running {
  readonly address: string;
  readonly databaseLocation: string;
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
    const database = openDatabase({ url, max: config.databasePool, onIdleError: (error) => log.warn?.(error) });
    undo.push(() => database.close());
    const { app } = await createApp({ config, database, siteRoot, clock, serverFactory });
    log.warn = (error) => app.log.warn({ err: error }, 'idle database connection lost');
    undo.push(() => app.close());
    const address = await app.listen({ host: config.host, port: config.port });
    return { address, databaseLocation: embedded?.directory ?? 'DATABASE_URL', close };
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
