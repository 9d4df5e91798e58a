import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plan } from '@estratega/domain';
import { BUILD_FOLDER } from '@estratega/lessons/place';
import type { InjectOptions } from 'fastify';
import pg from 'pg';
import { inject as provided } from 'vitest';
import { createApp } from '../src/app.ts';
import type { Planner } from '../src/modules/plans/planner.ts';
import type { Clock } from '../src/platform/clock.ts';
import { type Config, parseConfig } from '../src/platform/config.ts';
import { openDatabase } from '../src/platform/database/index.ts';
import { openLessons } from '../src/platform/lessons/compiled-lessons.ts';
import type { Lessons } from '../src/platform/lessons/lessons.ts';
import { TEMPLATE } from './postgres.ts';

/** The real app on a database of its own. Requests go through Fastify's own injection: everything but the socket. */

/** One folder for this worker's servers, beside their databases. */
const dataDir = mkdtempSync(join(tmpdir(), 'estratega-datos-'));
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));

export const SECRET = 'a-secret-for-tests-that-is-long-enough-0123456789';

const withAdmin = async (sql: string) => {
  const client = new pg.Client({ connectionString: provided('databaseUrl') });
  await client.connect();
  await client.query(sql);
  await client.end();
};

/** With every table there is, with none (`bare`), or with all that another one holds (`like`, to which nobody may be connected). */
export const createDatabase = async ({ bare = false, like }: { bare?: boolean; like?: string } = {}) => {
  const name = `t_${randomBytes(6).toString('hex')}`;
  await withAdmin(`create database ${name} template ${like ?? (bare ? 'template1' : TEMPLATE)}`);
  const url = provided('databaseUrl').replace(/\/postgres$/u, `/${name}`);
  return { name, url, drop: () => withAdmin(`drop database ${name} with (force)`) };
};

/** What is taught never changes: the servers of a worker read it once. */
const taught = openLessons(BUILD_FOLDER);

export interface TestServerOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly clock?: Clock;
  readonly url?: string;
  readonly planner?: Planner;
  readonly lessons?: Lessons;
}

export const testConfig = (url: string, env: Readonly<Record<string, string>> = {}): Config =>
  parseConfig({
    NODE_ENV: 'test',
    DATABASE_URL: url,
    AUTH_SECRET: SECRET,
    PUBLIC_URL: 'http://localhost:3000',
    LOG_LEVEL: 'silent',
    LIMIT_SIGN_UP_PER_HOUR: '100000',
    LIMIT_PLANS_PER_HOUR: '100000',
    LIMIT_READINGS_PER_MINUTE: '100000',
    LIMIT_BRINGS_PER_MINUTE: '100000',
    LIMIT_ANALYSES_PER_MINUTE: '100000',
    LIMIT_SITES_PER_HOUR: '100000',
    // Nobody is there: what comes from outside is tested against the emulators.
    LICHESS_URL: 'http://127.0.0.1:1',
    CHESSCOM_URL: 'http://127.0.0.1:1',
    // Hundreds of people register here; what a password really costs is for the tests of storms.
    ...(env.NODE_ENV === 'production' ? {} : { PASSWORD_COST: '4' }),
    // A slow machine is not a failure.
    PATIENCE_SECONDS: '300',
    // Where who has gone is written down.
    DATA_DIR: dataDir,
    ...env,
  });

export const startTestServer = async ({ env, clock, url, planner, lessons = taught }: TestServerOptions = {}) => {
  const own = url === undefined ? await createDatabase() : undefined;
  const config = testConfig(url ?? own?.url ?? '', env);
  const database = openDatabase({ url: config.databaseUrl ?? '', max: 10, waitSeconds: config.patienceSeconds });
  const { app, routes, jobs } = await createApp({ config, database, clock, planner, lessons });
  const call = async (
    method: NonNullable<InjectOptions['method']>,
    path: string,
    options: { token?: string; body?: unknown } = {},
  ) => {
    const response = await app.inject({
      method,
      url: path,
      ...(options.token === undefined ? {} : { headers: { authorization: `Bearer ${options.token}` } }),
      ...(options.body === undefined ? {} : { payload: options.body as object }),
    });
    // The one answer that the server does not look at itself before it goes out: whoever reads it in a test does.
    if (path.startsWith('/api/chat/obtener-plan/') && response.statusCode === 200) plan.parse(response.json());
    return response;
  };
  let people = 0;
  const signUp = async (name = 'Ana') => {
    people += 1;
    const email = `persona${people}-${randomBytes(4).toString('hex')}@ejemplo.test`;
    const password = 'caballo-de-rey-7';
    const response = await call('POST', '/api/auth/sign-up/email', {
      body: { name, email, password, consentimientos: { tratamientoDatos: true } },
    });
    if (response.statusCode !== 200) throw new Error(`could not register: ${response.statusCode} ${response.body}`);
    const { token, user } = response.json<{ token: string; user: { id: string } }>();
    return { token, id: user.id, email, password, name };
  };
  const close = async () => {
    await app.close();
    await database.close();
    await own?.drop();
  };
  /** What a night would do. */
  const runJob = async (name: string) => {
    const job = jobs.find((one) => one.name === name);
    if (!job) throw new Error(`no job is called ${name}`);
    await job.run();
  };
  return { app, routes, runJob, config, database, call, signUp, close, url: config.databaseUrl ?? '' };
};
export type TestServer = Awaited<ReturnType<typeof startTestServer>>;
