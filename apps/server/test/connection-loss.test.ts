import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from '../src/platform/database/index.ts';
import { type Child, post, startChild } from './child.ts';
import { report } from './report.ts';
import { createDatabase } from './server.ts';

/** LOSS_ROUNDS=50 is the long run. */
const ROUNDS = Number(process.env.LOSS_ROUNDS ?? 8);
const PLANNERS = 8;
const POOL = 10;

const INFORMACION = {
  campo: 'Ajedrez',
  nivelIntensidad: 'alto',
  diasEstudio: ['lunes', 'viernes'],
  horasEstudio: { lunes: 2, viernes: 3 },
  experienciaAjedrez: 'No tengo elo',
  conocimientosAjedrez: '',
};

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** People who make and delete plans, change their names and register, until told to stop. Transactions all of them. */
const startLoad = async (child: Child) => {
  let stopped = false;
  const seen = new Map<number, number>();
  const note = async (answer: Promise<Response>): Promise<Response> => {
    const response = await answer;
    seen.set(response.status, (seen.get(response.status) ?? 0) + 1);
    if (response.status === 503) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    return response;
  };
  const person = async (index: number) => {
    const body = { name: 'Ana', email: `carga-${index}@ejemplo.test`, password: 'caballo-de-rey-7' };
    const response = await post(child.address, '/api/auth/sign-up/email', body);
    return ((await response.json()) as { token: string }).token;
  };
  const tokens: string[] = [];
  for (let index = 0; index < PLANNERS; index += 1) tokens.push(await person(index));
  const plan = async (token: string) => {
    while (!stopped) {
      await note(post(child.address, '/api/chat/custom-prompt', { informacionTema: INFORMACION }, token));
      const listed = await note(fetch(`${child.address}/api/planes`, { headers: bearer(token) }));
      if (listed.status !== 200) continue;
      for (const { id } of (await listed.json()) as { id: string }[]) {
        await note(fetch(`${child.address}/api/planes/${id}`, { method: 'DELETE', headers: bearer(token) }));
      }
      await note(post(child.address, '/api/usuarios/yo', { name: 'Ana' }, token, 'PATCH'));
    }
  };
  const register = async () => {
    for (let i = 0; !stopped; i += 1) {
      const body = { name: 'Ana', email: `alta-${Math.random()}-${i}@ejemplo.test`, password: 'caballo-de-rey-7' };
      await note(post(child.address, '/api/auth/sign-up/email', body));
    }
  };
  const work = Promise.all([...tokens.map(plan), register()]);
  // Whatever breaks in it is told when it is awaited, not before.
  work.catch(() => {});
  return {
    seen,
    end: async () => {
      stopped = true;
      await work;
    },
  };
};

const readyAgain = async (child: Child): Promise<boolean> => {
  for (let i = 0; i < 3000; i += 1) {
    const response = await fetch(`${child.address}/api/salud/lista`);
    if (response.status === 200) return true;
    await sleep(100);
  }
  return false;
};

/** As many requests at once as the pool has places, each of which needs one: a lost place would leave one waiting. */
const expectWholePool = async (child: Child) => {
  const body = { name: 'Ana', email: `fin-${Math.random()}@ejemplo.test`, password: 'caballo-de-rey-7' };
  const response = await post(child.address, '/api/auth/sign-up/email', body);
  const { token } = (await response.json()) as { token: string };
  const answers = await Promise.all(
    Array.from({ length: 6 * POOL }, () => post(child.address, '/api/usuarios/yo', { name: 'Ana' }, token, 'PATCH')),
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
};

const expectOnlyHonestAnswers = (what: string, child: Child, seen: ReadonlyMap<number, number>) => {
  const sum = (counts: readonly (readonly [number, number])[]) => counts.reduce((total, [, n]) => total + n, 0);
  report({
    what,
    tried: sum([...seen]),
    lost: 0,
    errors: sum([...seen].filter(([status]) => status >= 500 && status !== 503)),
    deaths: child.process.exitCode === null ? 0 : 1,
  });
  const unexpected = [...seen.keys()].filter((status) => status >= 500 && status !== 503);
  expect(unexpected).toEqual([]);
  expect(seen.get(200)).toBeGreaterThan(0);
};

describe('connections lost in the middle of transactions', () => {
  it(
    `backends terminated ${ROUNDS} times under load: the process lives, no place of the pool is lost, SIGTERM ends it`,
    async () => {
      const { url, drop } = await createDatabase();
      const child = await startChild({ DATABASE_URL: url, DATABASE_POOL: String(POOL), LOG_LEVEL: 'silent' });
      const admin = new pg.Client({ connectionString: url });
      await admin.connect();
      const backends = async () =>
        (
          await admin.query<{ pid: number }>(
            'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
          )
        ).rows;
      const load = await startLoad(child);
      for (let round = 0; round < ROUNDS; round += 1) {
        await sleep(200 + ((round * 97) % 300));
        await admin.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        );
        expect(await readyAgain(child)).toBe(true);
      }
      await load.end();
      expect(child.process.exitCode).toBeNull();
      expectOnlyHonestAnswers('backends terminated', child, load.seen);
      await expectWholePool(child);
      expect((await backends()).length).toBe(POOL);
      expect(await child.kill('SIGTERM')).toBe(0);
      await admin.end();
      await drop();
    },
    30 * 60_000,
  );

  describe('with the database itself', () => {
    let directory: string;
    let keeper: EmbeddedDatabase;
    beforeAll(async () => {
      directory = mkdtempSync(join(tmpdir(), 'estratega-perdida-'));
      // The database's own user must be able to enter.
      chmodSync(directory, 0o755);
      keeper = await startEmbedded(directory);
    });
    afterAll(async () => {
      await keeper.stop();
      rmSync(keeper.directory, { recursive: true, force: true });
      rmSync(directory, { recursive: true, force: true });
    });
    const postmaster = () =>
      Number(readFileSync(join(keeper.directory, 'cluster/postmaster.pid'), 'utf8').split('\n')[0]);

    it.each([
      ['a fast shutdown', 'SIGINT'],
      ['kill -9 of the postmaster', 'SIGKILL'],
    ] as const)(
      '%s under load: the process lives, says 503, and is healthy again',
      async (what, signal) => {
        const child = await startChild({ DATA_DIR: directory, DATABASE_POOL: String(POOL), LOG_LEVEL: 'silent' });
        const load = await startLoad(child);
        for (let round = 0; round < Math.max(2, ROUNDS / 4); round += 1) {
          await sleep(400);
          process.kill(postmaster(), signal);
          await sleep(400);
          expect(await readyAgain(child)).toBe(true);
        }
        await load.end();
        expect(child.process.exitCode).toBeNull();
        expectOnlyHonestAnswers(what, child, load.seen);
        expect(load.seen.get(503)).toBeGreaterThan(0);
        await expectWholePool(child);
        expect(await child.kill('SIGTERM')).toBe(0);
      },
      30 * 60_000,
    );
  });
});
