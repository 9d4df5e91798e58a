import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Child, post, startChild } from '../child.ts';
import { report } from '../report.ts';
import { beginnersChess, everyDay } from '../requests.ts';
import { ROUTE_TABLE } from '../route-table.ts';
import { createDatabase } from '../server.ts';
import {
  advancing,
  type Call,
  fillAccount,
  letAdvance,
  manyPlayOuts,
  successorOf,
  worstRequests,
} from '../worst-account.ts';

/**
 * What somebody else waits while one account sends the worst request of every route, twice at once. `npm run torture -- --only worst`
 * prints it and holds it to its goal; here only what is no matter of time is asserted. WORST_HANDS=10000 is the long run.
 */
const HANDS = Number(process.env.WORST_HANDS ?? 1_000);
const QUIET_MS = 2_000;

let child: Child;
let db: Awaited<ReturnType<typeof createDatabase>>;
let admin: pg.Client;
beforeAll(async () => {
  db = await createDatabase();
  admin = new pg.Client({ connectionString: db.url });
  await admin.connect();
  const many = '1000000';
  child = await startChild(
    {
      DATABASE_URL: db.url,
      LOG_LEVEL: 'silent',
      LIMIT_BRINGS_PER_MINUTE: many,
      LIMIT_ANALYSES_PER_MINUTE: many,
    },
    true,
  );
});
afterAll(async () => {
  await child.kill('SIGTERM');
  await admin.end();
  await db.drop();
});

/** Milliseconds of processor time that the database's processes for this server have taken; undefined where the system does not tell. */
const databaseWork = async (): Promise<number | undefined> => {
  const { rows } = await admin.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  try {
    const spent = rows.map(({ pid }) => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6);
    return spent.reduce((sum, one) => sum + one, 0);
  } catch {
    return undefined;
  }
};

const register = async (email: string) => {
  const body = { name: 'Ana', email, password: 'caballo-de-rey-7', consentimientos: { tratamientoDatos: true } };
  const response = await post(child.address, '/api/auth/sign-up/email', body);
  expect(response.status).toBe(200);
  return (await response.json()) as { token: string; user: { id: string } };
};
const callAs =
  (token: string): Call =>
  async (method, path, body) => {
    const response = await fetch(`${child.address}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, json: () => (text === '' ? undefined : (JSON.parse(text) as unknown)) };
  };

describe('the worst request of every route', () => {
  it('keeps nobody waiting', async () => {
    const other = await register('otra@ejemplo.test');
    const made = await callAs(other.token)('POST', '/api/chat/custom-prompt', {
      informacionTema: beginnersChess(everyDay(2)),
    });
    const { id: planId } = (await made.json()) as { id: string };
    const look = async (): Promise<number> => {
      const begun = performance.now();
      const { status } = await callAs(other.token)('GET', `/api/chat/obtener-plan/${planId}`);
      expect(status).toBe(200);
      return performance.now() - begun;
    };
    const greedy = await register('una@ejemplo.test');
    const call = callAs(greedy.token);
    const filled = await fillAccount((text, values) => admin.query(text, [...values]), call, greedy.user.id, {
      games: 300,
      hands: HANDS,
      waiting: 2_000,
      exercises: 1_500,
      days: 20,
    });
    const quiet: number[] = [];
    for (const end = performance.now() + QUIET_MS; performance.now() < end; ) quiet.push(await look());
    const usual = quiet.toSorted((a, b) => a - b)[Math.floor(quiet.length * 0.99)] ?? 0;
    const { plan } = filled;
    const asAdmin = (text: string, values: readonly unknown[]) => admin.query<{ id: string }>(text, [...values]);
    const asked = Object.entries(worstRequests(filled)).map(([name, one]) => ({
      ...one,
      name,
      method: ROUTE_TABLE.find(({ method, url }) => `${method} ${url}` === name)?.method ?? 'GET',
    }));
    const advance = { name: 'POST /api/chat/custom-prompt, advancing', method: 'POST', ...advancing(filled) } as const;
    // A week with all of its answers ends twice: it is advanced, and what follows it is deleted with the same answers.
    const DELETION = 'DELETE /api/planes/:planId';
    const games = {
      name: 'POST /api/chat/registrar-intentos, games',
      method: 'POST',
      path: '/api/chat/registrar-intentos',
      body: manyPlayOuts(plan.id),
      status: 200,
    } as const;
    const requests = [games, ...asked.flatMap((one) => (one.name === DELETION ? [advance, one] : [one]))];
    const prepare = async (name: string, path: string): Promise<string> => {
      if (name === advance.name) await letAdvance(asAdmin, filled);
      return name === DELETION ? `/api/planes/${await successorOf(asAdmin, filled)}` : path;
    };
    for (const { name, method, path: told, body } of requests) {
      let over = false;
      const path = await prepare(name, told);
      // What a text says is kept for a while: at its worst it has to be read again.
      if (/chat|planes|progreso|repaso/u.test(name))
        for (let text = 0; text < 210; text += 15)
          await Promise.all(
            Array.from({ length: 15 }, (_, n) =>
              callAs(other.token)('POST', '/api/planes/lectura', { campo: 'Ajedrez', texto: `finales ${text + n}` }),
            ),
          );
      await child.work();
      const spent = await databaseWork();
      const begun = performance.now();
      const twice = Promise.all([call(method, path, body), call(method, path, body)]).finally(() => {
        over = true;
      });
      const waits: number[] = [];
      do waits.push(await look());
      while (!over);
      const { longest: turn, busy } = await child.work();
      const database = await databaseWork();
      const statuses = (await twice).map(({ status }) => status);
      const errors = statuses.filter((status) => status >= 500 && status !== 503).length;
      const { exitCode, signalCode } = child.process;
      const deaths = exitCode !== null || signalCode !== null ? 1 : 0;
      report({
        what: `${name} (${Math.round(performance.now() - begun)} ms)`,
        tried: 2,
        lost: 0,
        errors,
        deaths,
        waits: Math.max(0, Math.max(...waits) - usual),
        turn,
        busy,
        ...(database === undefined || spent === undefined ? {} : { database: Math.max(0, database - spent) }),
      });
      expect({ name, errors, deaths }).toEqual({ name, errors: 0, deaths: 0 });
    }
  });
});
