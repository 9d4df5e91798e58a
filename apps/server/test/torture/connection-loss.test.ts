import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from '../../src/platform/database/index.ts';
import { type Child, post, startChild } from '../child.ts';
import { report } from '../report.ts';
import { beginnersChess } from '../requests.ts';
import { createDatabase } from '../server.ts';

/** LOSS_ROUNDS=50 is the long run; SERVERS=2: two of them on the one database. */
const ROUNDS = Number(process.env.LOSS_ROUNDS ?? 8);
const SERVERS = Number(process.env.SERVERS ?? 1);
const PLANNERS = 8;
const POOL = 10;

const INFORMACION = beginnersChess({ lunes: 2, viernes: 3 });

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

interface Task {
  readonly leccion?: { readonly ejercicios?: readonly string[] } | null;
}
interface Made {
  readonly id: string;
  readonly planEstudio: readonly { readonly tareas: readonly Task[] }[];
}
/** One answer at the board, wherever the week has one. */
const answerTo = ({ id, planEstudio }: Made) => {
  const [first] = planEstudio.flatMap(({ tareas }, diaIndex) =>
    tareas.flatMap(({ leccion }, tareaIndex) =>
      (leccion?.ejercicios ?? [])
        .filter((ejercicio) => /^aj\w+$/u.test(ejercicio))
        .map((ejercicio) => ({ diaIndex, tareaIndex, ejercicio })),
    ),
  );
  const rest = { id: randomUUID(), respuesta: { jugadas: ['a2a3'] }, pistas: 0, ms: 1000 };
  return { planId: id, intentos: [{ ...first, ...rest, hechoEn: new Date().toISOString() }] };
};
/** A week that is finished and over, of somebody who may go on. Tried until the database is there. */
const endWeekOf = async (url: string, userId: string, stopped: () => boolean) => {
  while (!stopped()) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query("update usuarios set plan = 'pro' where uid = $1", [userId]);
      await client.query("update tareas set estado = 'finalizado' where user_id = $1", [userId]);
      await client.query("update objetivos set estado = 'finalizado' where user_id = $1", [userId]);
      await client.query("update planes set created_at = created_at - interval '8 days' where user_id = $1", [userId]);
      return;
    } catch {
      await sleep(50);
    } finally {
      await client.end().catch(() => {});
    }
  }
};

/**
 * People who make plans, answer exercises, advance, delete plans, change their names and register, until told to stop. Transactions all
 * of them.
 */
const startLoad = async (children: readonly Child[], url: string) => {
  let stopped = false;
  const seen = new Map<number, number>();
  /** How often each kind of work was done to its end. */
  const done = { created: 0, answered: 0, advanced: 0 };
  const note = async (answer: Promise<Response>): Promise<Response> => {
    const response = await answer;
    seen.set(response.status, (seen.get(response.status) ?? 0) + 1);
    if (response.status === 503) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    return response;
  };
  const addressOf = (index: number): string => (children[index % children.length] as Child).address;
  const person = async (index: number) => {
    const body = {
      name: 'Ana',
      email: `carga-${randomUUID()}@ejemplo.test`,
      password: 'caballo-de-rey-7',
      consentimientos: { tratamientoDatos: true },
    };
    const response = await post(addressOf(index), '/api/auth/sign-up/email', body);
    expect(response.status).toBe(200);
    const { token, user } = (await response.json()) as { token: string; user: { id: string } };
    return { token, id: user.id, address: addressOf(index), advances: index % 4 === 0 };
  };
  const people: Awaited<ReturnType<typeof person>>[] = [];
  for (let index = 0; index < PLANNERS; index += 1) people.push(await person(index));
  const study = async ({ token, id: userId, address, advances }: (typeof people)[number]) => {
    while (!stopped) {
      const made = await note(post(address, '/api/chat/custom-prompt', { informacionTema: INFORMACION }, token));
      if (made.status === 201) {
        done.created += 1;
        const plan = (await made.json()) as Made;
        const answered = await note(post(address, '/api/chat/registrar-intentos', answerTo(plan), token));
        if (answered.status === 200) done.answered += 1;
        if (advances) {
          await endWeekOf(url, userId, () => stopped);
          const body = { informacionTema: INFORMACION, planId: plan.id, eliminarAnterior: true };
          if ((await note(post(address, '/api/chat/custom-prompt', body, token))).status === 201) done.advanced += 1;
        }
      }
      const listed = await note(fetch(`${address}/api/planes`, { headers: bearer(token) }));
      if (listed.status !== 200) continue;
      for (const { id } of (await listed.json()) as { id: string }[]) {
        await note(fetch(`${address}/api/planes/${id}`, { method: 'DELETE', headers: bearer(token) }));
      }
      await note(post(address, '/api/usuarios/yo', { name: 'Ana' }, token, 'PATCH'));
    }
  };
  const register = async () => {
    for (let i = 0; !stopped; i += 1) {
      const body = {
        name: 'Ana',
        email: `alta-${Math.random()}-${i}@ejemplo.test`,
        password: 'caballo-de-rey-7',
        consentimientos: { tratamientoDatos: true },
      };
      await note(post(addressOf(i), '/api/auth/sign-up/email', body));
    }
  };
  const work = Promise.all([...people.map(study), register()]);
  // Whatever breaks in it is told when it is awaited, not before.
  work.catch(() => {});
  return {
    seen,
    end: async () => {
      // However slow the machine: everybody has got somewhere before the end.
      while (Object.values(done).includes(0)) await Promise.race([work, sleep(50)]);
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
  const body = {
    name: 'Ana',
    email: `fin-${Math.random()}@ejemplo.test`,
    password: 'caballo-de-rey-7',
    consentimientos: { tratamientoDatos: true },
  };
  const response = await post(child.address, '/api/auth/sign-up/email', body);
  const { token } = (await response.json()) as { token: string };
  const answers = await Promise.all(
    Array.from({ length: 6 * POOL }, () => post(child.address, '/api/usuarios/yo', { name: 'Ana' }, token, 'PATCH')),
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
};

const startServers = (env: Readonly<Record<string, string>>) =>
  Promise.all(
    Array.from({ length: SERVERS }, () => startChild({ ...env, DATABASE_POOL: String(POOL), LOG_LEVEL: 'silent' })),
  );
const expectReadyAgain = async (children: readonly Child[]) => {
  for (const child of children) expect(await readyAgain(child)).toBe(true);
};
/** Alive, with every place of its pool, and gone when it is asked to go. */
const expectUnhurt = async (children: readonly Child[]) => {
  for (const child of children) {
    expect(child.process.exitCode).toBeNull();
    await expectWholePool(child);
  }
};
const expectToEnd = async (children: readonly Child[]) => {
  for (const child of children) expect(await child.kill('SIGTERM')).toBe(0);
};

const expectOnlyHonestAnswers = (what: string, children: readonly Child[], seen: ReadonlyMap<number, number>) => {
  const sum = (counts: readonly (readonly [number, number])[]) => counts.reduce((total, [, n]) => total + n, 0);
  report({
    what: `${what}, servers: ${SERVERS}`,
    tried: sum([...seen]),
    lost: 0,
    errors: sum([...seen].filter(([status]) => status >= 500 && status !== 503)),
    deaths: children.filter((child) => child.process.exitCode !== null).length,
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
      const children = await startServers({ DATABASE_URL: url });
      const admin = new pg.Client({ connectionString: url });
      await admin.connect();
      const backends = async () =>
        (
          await admin.query<{ pid: number }>(
            'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
          )
        ).rows;
      const load = await startLoad(children, url);
      for (let round = 0; round < ROUNDS; round += 1) {
        await sleep(200 + ((round * 97) % 300));
        await admin.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        );
        await expectReadyAgain(children);
      }
      await load.end();
      expectOnlyHonestAnswers('backends terminated', children, load.seen);
      await expectUnhurt(children);
      expect((await backends()).length).toBe(POOL * SERVERS);
      await expectToEnd(children);
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
        const children = await startServers({ DATA_DIR: directory });
        const load = await startLoad(children, keeper.url);
        for (let round = 0; round < Math.max(2, ROUNDS / 4); round += 1) {
          await sleep(400);
          process.kill(postmaster(), signal);
          await sleep(400);
          await expectReadyAgain(children);
        }
        await load.end();
        expectOnlyHonestAnswers(what, children, load.seen);
        expect(load.seen.get(503)).toBeGreaterThan(0);
        await expectUnhurt(children);
        await expectToEnd(children);
      },
      30 * 60_000,
    );
  });
});
