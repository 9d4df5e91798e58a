import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbedded } from '../../src/platform/database/index.ts';
import { type Child, post, startChild } from '../child.ts';
import { report } from '../report.ts';
import { beginnersChess } from '../requests.ts';

/** KILL_ROUNDS=200 is the long run, in pieces that begin at KILL_FROM; SERVERS=2: two of them on the one database. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 30);
const FROM = Number(process.env.KILL_FROM ?? 0);
const SERVERS = Number(process.env.SERVERS ?? 1);
const WRITERS = 4;

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'estratega-crash-'));
  // The database's own user must be able to enter.
  chmodSync(directory, 0o755);
});
afterAll(async () => {
  // Joining and leaving as the last user is the documented way to take an orphaned database down.
  const database = await startEmbedded(directory);
  await database.stop();
  rmSync(database.directory, { recursive: true, force: true });
  rmSync(directory, { recursive: true, force: true });
});

const killDatabase = () => {
  try {
    const pid = Number(readFileSync(join(directory, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 'SIGKILL');
  } catch {
    // It was not running.
  }
};

/** Answers from 500 on that are not an honest 503. */
let errors = 0;
const note = (response: Response): Response => {
  if (response.status >= 500 && response.status !== 503) errors += 1;
  return response;
};

interface Writer {
  readonly token: string;
  readonly email: string;
  acknowledged: number;
  sent: number;
}

const write = async (child: Child, writer: Writer, stopped: () => boolean) => {
  while (!stopped()) {
    writer.sent += 1;
    const index = writer.sent;
    try {
      const sent = post(child.address, '/api/usuarios/yo', { name: `n-${index}` }, writer.token, 'PATCH');
      const response = note(await sent);
      if (response.status === 200) writer.acknowledged = index;
    } catch {
      return;
    }
  }
};

const signUps = async (child: Child, acknowledged: string[], round: number, stopped: () => boolean) => {
  for (let i = 0; !stopped(); i += 1) {
    const email = `alta-${round}-${i}@ejemplo.test`;
    try {
      const body = { name: 'Nueva', email, password: 'caballo-de-rey-7', consentimientos: { tratamientoDatos: true } };
      const response = note(await post(child.address, '/api/auth/sign-up/email', body));
      if (response.status === 200) acknowledged.push(email);
    } catch {
      return;
    }
  }
};

const INFORMACION = beginnersChess({ lunes: 2, viernes: 3 });

/** Makes a plan and takes it away again, over and over. */
const plans = async (child: Child, writer: Writer, stopped: () => boolean) => {
  while (!stopped()) {
    try {
      const body = { informacionTema: INFORMACION };
      const response = note(await post(child.address, '/api/chat/custom-prompt', body, writer.token));
      const listed = note(
        await fetch(`${child.address}/api/planes`, { headers: { authorization: `Bearer ${writer.token}` } }),
      );
      // The database is being killed: the next round looks.
      if (listed.status !== 200) continue;
      const [plan] = (await listed.json()) as { id: string }[];
      if (response.status === 201) expect(plan).toBeDefined();
      if (plan) {
        await fetch(`${child.address}/api/planes/${plan.id}`, {
          method: 'DELETE',
          headers: { authorization: `Bearer ${writer.token}` },
        });
      }
    } catch (error) {
      if (error instanceof TypeError) return;
      throw error;
    }
  }
};

const readyAgain = async (child: Child) => {
  while ((await fetch(`${child.address}/api/salud/lista`)).status !== 200) await sleep(100);
};

/** A plan that is there is whole: two days, all of their minutes, at least two objectives. */
const HALF_PLANS = `
  select p.id from planes p
  where (select coalesce(sum(t.tiempo), 0) from tareas t where t.user_id = p.user_id and t.plan_id = p.id) <> 300
     or (select count(*) from objetivos o where o.user_id = p.user_id and o.plan_id = p.id) < 2
     or not exists (select 1 from aprendices a where a.user_id = p.user_id and a.campo = p.campo)`;

describe('kill -9', () => {
  it(
    `loses nothing acknowledged in ${ROUNDS} rounds, leaves no half account, and always starts again`,
    async () => {
      const env = { DATA_DIR: directory };
      const children = await Promise.all(Array.from({ length: SERVERS }, () => startChild(env)));
      const at = (turn: number): Child => children[turn % SERVERS] as Child;
      let deaths = 0;
      const writers: Writer[] = [];
      for (let i = 0; i < WRITERS; i += 1) {
        const email = `escritor-${i}@ejemplo.test`;
        const response = await post(at(i).address, '/api/auth/sign-up/email', {
          name: 'n-0',
          email,
          password: 'caballo-de-rey-7',
          consentimientos: { tratamientoDatos: true },
        });
        const { token } = (await response.json()) as { token: string };
        writers.push({ token, email, acknowledged: 0, sent: 0 });
      }
      const accounts: string[] = [];
      for (let round = FROM; round < FROM + ROUNDS; round += 1) {
        let stop = false;
        const stopped = () => stop;
        const work = [
          ...writers.map((writer, index) => write(at(index), writer, stopped)),
          ...writers.map((writer, index) => plans(at(index), writer, stopped)),
          signUps(at(round), accounts, round, stopped),
        ];
        await sleep(150 + ((round * 97) % 450));
        // However slow the machine: somebody has been told yes before the first end.
        while (accounts.length === 0) await sleep(50);
        // A server, the database under it, or all of it.
        const victim = (['server', 'database', 'both'] as const)[round % 3];
        const killed = victim === 'database' ? [] : victim === 'both' ? [...children] : [at(round)];
        if (victim !== 'server') killDatabase();
        await Promise.all(killed.map((child) => child.kill('SIGKILL')));
        stop = true;
        await Promise.all(work);

        for (const [index, child] of children.entries()) {
          if (killed.includes(child)) children[index] = await startChild(env);
          else if (child.process.exitCode === null) await readyAgain(child);
          else {
            deaths += 1;
            children[index] = await startChild(env);
          }
        }
        for (const [index, writer] of writers.entries()) {
          const response = await fetch(`${at(index + 1).address}/api/usuarios/yo`, {
            headers: { authorization: `Bearer ${writer.token}` },
          });
          expect(response.status).toBe(200);
          const { name } = (await response.json()) as { name: string };
          const kept = Number(name.slice(2));
          // The last acknowledged write, or one that was under way when the power went.
          expect(kept).toBeGreaterThanOrEqual(writer.acknowledged);
          expect(kept).toBeLessThanOrEqual(writer.sent);
        }
      }
      await Promise.all(children.map((child) => child.kill('SIGTERM')));
      const database = await startEmbedded(directory);
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      const { rows } = await client.query<{ email: string; credentials: number }>(
        'select u.email, count(c.id)::int as credentials from usuarios u left join cuentas c on c.user_id = u.uid group by u.email',
      );
      const { rows: half } = await client.query(HALF_PLANS);
      await client.end();
      await database.stop();
      const writes = writers.reduce((sum, { acknowledged }) => sum + acknowledged, accounts.length);
      const missing = accounts.filter((email) => !rows.some((row) => row.email === email)).length;
      const what = `${ROUNDS} × kill -9, servers: ${SERVERS}`;
      report({ what, tried: writes, lost: missing + half.length, errors, deaths });
      expect({ errors, deaths }).toEqual({ errors: 0, deaths: 0 });
      expect(half).toEqual([]);
      const found = new Set(rows.map(({ email }) => email));
      expect(accounts.filter((email) => !found.has(email))).toEqual([]);
      expect(rows.filter(({ credentials }) => credentials !== 1)).toEqual([]);
      expect(accounts.length).toBeGreaterThan(0);
    },
    30 * 60_000,
  );
});
