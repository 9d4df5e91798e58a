import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from '../../src/platform/database/index.ts';
import { post, startChild } from '../child.ts';
import { report } from '../report.ts';
import { createDatabase, startTestServer } from '../server.ts';

/** TERM_ROUNDS=20 is the long run. */
const ROUNDS = Number(process.env.TERM_ROUNDS ?? 1);
/** Answers before it is told to end: about a second of it on a quiet machine. */
const LOAD = 200;
const CLIENTS = 20;

describe('SIGTERM under load', () => {
  it.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
    'answers every request that it accepted (%s)',
    async () => {
      const { url, drop } = await createDatabase();
      const child = await startChild({ DATABASE_URL: url });
      const { token } = (await (
        await post(child.address, '/api/auth/sign-up/email', {
          name: 'Ana',
          email: 'ana@ejemplo.test',
          password: 'caballo-de-rey-7',
          consentimientos: { tratamientoDatos: true },
        })
      ).json()) as { token: string };
      let answered = 0;
      const broken: unknown[] = [];
      // Connections that stay: one that the kernel still queues when the server stops listening was never accepted.
      const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
      const ask = () =>
        new Promise<number | undefined>((resolve, reject) => {
          const headers = { authorization: `Bearer ${token}` };
          const request = get(`${child.address}/api/usuarios/yo`, { agent, headers }, (response) => {
            response.on('error', reject).on('end', () => resolve(response.statusCode));
            response.resume();
          });
          request.on('error', reject);
        });
      const client = async () => {
        for (;;) {
          try {
            expect(await ask()).toBe(200);
            answered += 1;
          } catch (error) {
            if ((error as { code?: string }).code !== 'ECONNREFUSED') broken.push(error);
            return;
          }
        }
      };
      const clients = Array.from({ length: CLIENTS }, client);
      // However slow or quick the machine: it is under load when it is told to end.
      while (answered <= LOAD && broken.length === 0) await sleep(20);
      const code = await child.kill('SIGTERM');
      await Promise.all(clients);
      agent.destroy();
      await drop();
      report({ what: 'SIGTERM', tried: answered, lost: broken.length, errors: 0, deaths: code === 0 ? 0 : 1 });
      expect(code).toBe(0);
      expect(answered).toBeGreaterThan(LOAD);
      expect(broken).toEqual([]);
    },
  );
});

describe('the database goes away under load', () => {
  let directory: string;
  let embedded: EmbeddedDatabase;
  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'estratega-restart-'));
    // The database's own user must be able to enter.
    chmodSync(directory, 0o755);
    embedded = await startEmbedded(directory);
  });
  afterAll(async () => {
    await embedded.stop();
    rmSync(embedded.directory, { recursive: true, force: true });
    rmSync(directory, { recursive: true, force: true });
  });

  it('stays alive, says 503 with Retry-After, and is healthy again after its return', async () => {
    const { migrateDatabase } = await import('../../src/platform/database/index.ts');
    await migrateDatabase(embedded.url);
    const server = await startTestServer({ url: embedded.url });
    const { token } = await server.signUp();
    const seen = new Set<number>();
    let answered = 0;
    let stop = false;
    const load = Array.from({ length: 10 }, async () => {
      while (!stop) {
        const response = await server.call('GET', '/api/usuarios/yo', { token });
        seen.add(response.statusCode);
        if (response.statusCode === 200) answered += 1;
        if (response.statusCode === 503) expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
        await sleep(5);
      }
    });
    while (!seen.has(200)) await sleep(20);
    process.kill(
      Number(readFileSync(join(embedded.directory, 'cluster/postmaster.pid'), 'utf8').split('\n')[0]),
      'SIGKILL',
    );
    const deadline = Date.now() + 300_000;
    let healthySince: number | undefined;
    while (Date.now() < deadline && healthySince === undefined) {
      await sleep(100);
      const ready = await server.call('GET', '/api/salud/lista');
      expect((await server.call('GET', '/api/salud/viva')).statusCode).toBe(200);
      if (ready.statusCode === 200 && seen.has(503)) healthySince = Date.now();
    }
    // All of them were let in again before they stop.
    answered = 0;
    while (answered < 2 * load.length) await sleep(20);
    stop = true;
    await Promise.all(load);
    expect(healthySince).toBeDefined();
    expect([...seen].sort()).toEqual([200, 503]);
    expect((await server.call('GET', '/api/usuarios/yo', { token })).statusCode).toBe(200);
    await server.close();
  });
});

describe('two servers on one database', () => {
  it('start at once, migrate once, see the same users, and hold the limits together', async () => {
    const { url, drop } = await createDatabase({ bare: true });
    const [one, two] = await Promise.all([startChild({ DATABASE_URL: url }), startChild({ DATABASE_URL: url })]);
    const attempts = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        post((i % 2 === 0 ? one : two).address, '/api/auth/sign-up/email', {
          name: 'Ana',
          email: 'una@ejemplo.test',
          password: 'caballo-de-rey-7',
          consentimientos: { tratamientoDatos: true },
        }),
      ),
    );
    expect(attempts.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(attempts.filter(({ status }) => status === 400)).toHaveLength(99);
    const winner = attempts.find(({ status }) => status === 200) ?? expect.fail('nobody registered');
    const { token } = (await winner.json()) as { token: string };
    for (const { address } of [one, two]) {
      const response = await fetch(`${address}/api/usuarios/yo`, { headers: { authorization: `Bearer ${token}` } });
      expect(await response.json()).toMatchObject({ email: 'una@ejemplo.test', plan: 'gratuito' });
    }
    const informacionTema = {
      campo: 'Ajedrez',
      nivelIntensidad: 'bajo',
      diasEstudio: ['lunes'],
      horasEstudio: { lunes: 1 },
      experienciaAjedrez: 'No tengo elo',
      conocimientosAjedrez: '',
    };
    const plans = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        post((i % 2 === 0 ? one : two).address, '/api/chat/custom-prompt', { informacionTema }, token),
      ),
    );
    expect(plans.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(plans.filter(({ status }) => status === 403)).toHaveLength(99);
    await Promise.all([one.kill('SIGTERM'), two.kill('SIGTERM')]);
    await drop();
  });
});
