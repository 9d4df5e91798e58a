import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  backupTo,
  dropOldMonths,
  monthsOf,
  openMonths,
  readCatalogue,
  restoreFrom,
  shardProblems,
  splitIntoMonths,
} from '../src/platform/database/index.ts';
import { RIGHT, someLessons, WRONG } from './exercises.ts';
import { createDatabase, startTestServer, type TestServer } from './server.ts';
import { boardAnswer, START, studyAt, type User, watchedEngine, withBoardTask } from './study.ts';

let now = START;
const { planner } = watchedEngine(withBoardTask);
let server: TestServer;
let client: pg.Client;
beforeAll(async () => {
  server = await startTestServer({ clock: () => now, planner, lessons: someLessons });
  client = new pg.Client({ connectionString: server.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await server.close();
});

const { withPlan, post } = studyAt(() => server);
const answer = (id: string, respuesta: object = RIGHT) => boardAnswer(now, { id, respuesta });
const record = async (user: User, planId: string, intentos: readonly object[]) =>
  (await post(user, '/api/chat/registrar-intentos', { planId, intentos })).statusCode;
const stored = async (user: User) =>
  (
    await client.query<{ mes: string; resultado: string; primero: boolean; orden: number }>(
      'select tableoid::regclass::text as mes, resultado, primero, orden from intentos where user_id = $1 order by orden',
      [user.id],
    )
  ).rows;

describe('answers by month', () => {
  it('are one table until somebody asks for months', async () => {
    expect(await openMonths(client, now)).toEqual([]);
    expect(await monthsOf(client)).toEqual([]);
  });

  it('keep every promise: one id is one answer, whatever month it comes back in', async () => {
    const { user, plan } = await withPlan();
    const first = randomUUID();
    expect(await record(user, plan.id, [answer(first, WRONG)])).toBe(200);

    const months = ['intentos_2026_11', 'intentos_2026_12', 'intentos_2027_01', 'intentos_2027_02'];
    expect(await splitIntoMonths(client, now)).toEqual(months);
    expect(await stored(user)).toMatchObject([{ mes: 'intentos_2026_11', resultado: 'mal', primero: true }]);
    expect(await splitIntoMonths(client, now)).toEqual([]);
    expect(shardProblems(await readCatalogue(client))).toEqual([]);

    now = new Date('2026-12-01T00:00:00Z');
    const second = randomUUID();
    const again = [answer(first), answer(second), answer(first)];
    expect(await Promise.all(Array.from({ length: 20 }, () => record(user, plan.id, again)))).toEqual(
      Array.from({ length: 20 }, () => 200),
    );
    expect(await stored(user)).toMatchObject([
      { mes: 'intentos_2026_11', resultado: 'mal', primero: true, orden: 1 },
      { mes: 'intentos_2026_12', resultado: 'bien', primero: false, orden: 2 },
    ]);
  });

  it('lose none in a month that nobody had made, and the next one that is made finds them', async () => {
    const { user, plan } = await withPlan();
    now = new Date('2027-03-05T12:00:00Z');
    // A session of days ago would have ended.
    const { token } = (
      await server.call('POST', '/api/auth/sign-in/email', { body: { email: user.email, password: user.password } })
    ).json<{ token: string }>();
    expect(await record({ ...user, token }, plan.id, [answer(randomUUID())])).toBe(200);
    expect(await stored(user)).toMatchObject([{ mes: 'intentos_resto' }]);
    expect(await openMonths(client, now)).toEqual([
      'intentos_2027_03',
      'intentos_2027_04',
      'intentos_2027_05',
      'intentos_2027_06',
    ]);
    expect(await stored(user)).toMatchObject([{ mes: 'intentos_2027_03' }]);
  });

  it('are in a backup once, and come back where they are one table', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'estratega-meses-'));
    const target = await createDatabase();
    const file = join(directory, 'copia.jsonl.gz');
    await backupTo(server.url, file);
    await restoreFrom(target.url, file);
    const copy = new pg.Client({ connectionString: target.url });
    await copy.connect();
    const all = 'select * from intentos order by user_id, orden';
    const [before, after] = [(await client.query(all)).rows, (await copy.query(all)).rows];
    expect(before).toHaveLength(3);
    expect(after).toEqual(before);
    await copy.end();
    await target.drop();
    rmSync(directory, { recursive: true, force: true });
  });

  it('go with the account, and by the month when that is asked for', async () => {
    const { rows } = await client.query<{ user_id: string }>('select user_id from intentos where orden = 2');
    await client.query('delete from usuarios where uid = $1', [rows[0]?.user_id]);
    expect((await client.query('select 1 from intentos')).rows).toHaveLength(1);
    expect(await dropOldMonths(client, now, 24)).toEqual([]);
    expect(await dropOldMonths(client, now, 3)).toEqual([{ name: 'intentos_2026_11', rows: 0 }]);
    expect(await dropOldMonths(client, new Date('2027-05-01T00:00:00Z'), 1)).toEqual([
      { name: 'intentos_2026_12', rows: 0 },
      { name: 'intentos_2027_01', rows: 0 },
      { name: 'intentos_2027_02', rows: 0 },
      { name: 'intentos_2027_03', rows: 1 },
    ]);
    expect((await client.query('select 1 from intentos')).rows).toEqual([]);
  });
});
