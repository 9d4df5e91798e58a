import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfig } from '@estratega/server/config';
import { freePort } from '@estratega/server/database';
import { runServer } from '@estratega/server/run';
import { createDatabase } from '../../apps/server/test/server.ts';
import { type Emulation, startEmulators } from '../src/emulation.ts';

/** The real server and every emulator on a port and a database of their own, talking over HTTP as when people use them. */

export interface Product {
  readonly url: string;
  readonly databaseUrl: string;
  readonly emulation: Emulation;
  close(): Promise<void>;
}

/** Its clock is the one that the emulators can move, unless it is given another. */
export const startProduct = async (clock?: () => Date): Promise<Product> => {
  const directory = mkdtempSync(join(tmpdir(), 'estratega-producto-'));
  const [port, database] = await Promise.all([freePort(), createDatabase()]);
  const url = `http://127.0.0.1:${port}`;
  const emulation = await startEmulators({}, url);
  const config = parseConfig({
    NODE_ENV: 'test',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: directory,
    DATABASE_URL: database.url,
    LOG_LEVEL: 'silent',
    PASSWORD_COST: '4',
    // A slow machine is not a failure.
    PATIENCE_SECONDS: '300',
    LIMIT_SIGN_UP_PER_HOUR: '100000',
    ...emulation.env,
  });
  const running = await runServer({
    config,
    serverFactory: emulation.serverFactory,
    clock: clock ?? emulation.clock,
  });
  return {
    url,
    databaseUrl: database.url,
    emulation,
    close: async () => {
      await running.close();
      await emulation.close();
      await database.drop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};

export interface Question {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly method?: string;
}

/** One request as a program makes it, with whatever came back. */
export const askProduct = (
  url: string,
  { token, body, method = body === undefined ? 'GET' : 'POST' }: Question = {},
): Promise<Response> =>
  fetch(url, {
    method,
    redirect: 'manual',
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
