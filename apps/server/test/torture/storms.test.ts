import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Child, post, startChild } from '../child.ts';
import { report } from '../report.ts';
import { beginnersChess, everyDay } from '../requests.ts';
import { createDatabase } from '../server.ts';

/** RACE_ROUNDS=20 and STORM_SECONDS=20 are the long run. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 1);
const SECONDS = Number(process.env.STORM_SECONDS ?? 2);
const PARALLEL = 100;

const INFORMACION = beginnersChess(everyDay(2));
const PASSWORD = 'caballo-de-rey-7';

describe.each([1, 2])('on %s processes', (count) => {
  let children: Child[];
  let db: Awaited<ReturnType<typeof createDatabase>>;
  let admin: pg.Client;
  let people = 0;
  beforeAll(async () => {
    db = await createDatabase();
    admin = new pg.Client({ connectionString: db.url });
    await admin.connect();
    // Passwords cost what they cost in production: that is one of the storms.
    const env = { DATABASE_URL: db.url, LOG_LEVEL: 'silent', PASSWORD_COST: '15', TRUST_PROXY: '1' };
    children = await Promise.all(Array.from({ length: count }, () => startChild(env)));
  });
  afterAll(async () => {
    await Promise.all(children.map((child) => child.kill('SIGTERM')));
    await admin.end();
    await db.drop();
  });
  const at = (turn: number): Child => children[turn % children.length] as Child;
  const deaths = () =>
    children.filter(({ process: { exitCode, signalCode } }) => exitCode !== null || signalCode !== null).length;
  const register = async () => {
    people += 1;
    const body = {
      name: 'Ana',
      email: `persona-${people}@ejemplo.test`,
      password: PASSWORD,
      consentimientos: { tratamientoDatos: true },
    };
    const response = await post(at(people).address, '/api/auth/sign-up/email', body);
    expect(response.status).toBe(200);
    const { token, user } = (await response.json()) as { token: string; user: { id: string } };
    return { token, id: user.id, email: body.email };
  };
  const failures = (statuses: readonly number[]) => statuses.filter((status) => status >= 500 && status !== 503).length;
  const withPlan = async () => {
    const user = await register();
    const made = await post(at(0).address, '/api/chat/custom-prompt', { informacionTema: INFORMACION }, user.token);
    expect(made.status).toBe(201);
    return { ...user, planId: ((await made.json()) as { id: string }).id };
  };

  it(`a hundred at once register one address, make one plan, advance one week: exactly one, ${ROUNDS} times`, async () => {
    const tally = { tried: 0, lost: 0, errors: 0 };
    const all = async (work: (turn: number) => Promise<Response>) => {
      const answers = await Promise.all(Array.from({ length: PARALLEL }, (_, turn) => work(turn)));
      tally.tried += answers.length;
      tally.errors += failures(answers.map(({ status }) => status));
      return answers;
    };
    const exactlyOne = (yes: number) => {
      tally.lost += Math.abs(yes - 1);
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      const email = `carrera-${count}-${round}@ejemplo.test`;
      const registered = await all((turn) =>
        post(at(turn).address, '/api/auth/sign-up/email', {
          name: 'Ana',
          email,
          password: PASSWORD,
          consentimientos: { tratamientoDatos: true },
        }),
      );
      const winner = registered.filter(({ status }) => status === 200);
      exactlyOne(winner.length);
      const [won = expect.fail('nobody registered')] = winner;
      const { token, user } = (await won.json()) as { token: string; user: { id: string } };
      const made = await all((turn) =>
        post(at(turn).address, '/api/chat/custom-prompt', { informacionTema: INFORMACION }, token),
      );
      const [first = expect.fail('nobody got a plan')] = made.filter(({ status }) => status === 201);
      exactlyOne(made.filter(({ status }) => status === 201).length);
      const { id: planId } = (await first.json()) as { id: string };
      await admin.query("update tareas set estado = 'finalizado' where user_id = $1", [user.id]);
      await admin.query("update objetivos set estado = 'finalizado' where user_id = $1", [user.id]);
      await admin.query("update planes set created_at = created_at - interval '8 days' where user_id = $1", [user.id]);
      const body = { informacionTema: INFORMACION, planId, eliminarAnterior: true };
      const advanced = await all((turn) => post(at(turn).address, '/api/chat/custom-prompt', body, token));
      const next = await Promise.all(
        advanced.filter(({ status }) => status === 201).map(async (one) => ((await one.json()) as { id: string }).id),
      );
      expect(next).toHaveLength(PARALLEL);
      exactlyOne(new Set(next).size);
      const { rows } = await admin.query<{ progress_count: number; plans: number }>(
        'select progress_count, (select count(*)::int from planes where user_id = uid) as plans from usuarios where uid = $1',
        [user.id],
      );
      expect(rows).toEqual([{ progress_count: 1, plans: 1 }]);
    }
    report({ what: `races on ${count}`, ...tally, deaths: deaths() });
    expect({ ...tally, deaths: deaths() }).toEqual({ tried: 3 * PARALLEL * ROUNDS, lost: 0, errors: 0, deaths: 0 });
  });

  /** Somebody who looks at their plan, one request after the other; every answer must be the plan. */
  const normalUser = async () => {
    const user = await withPlan();
    const url = `${at(0).address}/api/chat/obtener-plan/${user.planId}`;
    const look = async (): Promise<number> => {
      const begun = performance.now();
      const response = await fetch(url, { headers: { authorization: `Bearer ${user.token}` } });
      expect(response.status).toBe(200);
      await response.arrayBuffer();
      return performance.now() - begun;
    };
    const during = async (ms: number): Promise<number[]> => {
      const times: number[] = [];
      for (const end = performance.now() + ms; performance.now() < end; ) times.push(await look());
      return times;
    };
    return { ...user, during };
  };
  const p99 = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

  const storm = async (
    what: string,
    begin: (stopped: () => boolean, note: (status: number) => void) => Promise<unknown>,
  ) => {
    const user = await normalUser();
    await user.during(300);
    const quiet = await user.during(SECONDS * 1000);
    const statuses: number[] = [];
    let stop = false;
    const work = begin(
      () => stop,
      (status) => statuses.push(status),
    );
    work.catch(() => {});
    await sleep(200);
    const rough = await user.during(SECONDS * 1000);
    stop = true;
    await work;
    const ratio = p99(rough) / Math.max(1, p99(quiet));
    report({
      what: `${what} on ${count}`,
      tried: statuses.length,
      lost: 0,
      errors: failures(statuses),
      deaths: deaths(),
      ratio,
    });
    expect(failures(statuses)).toBe(0);
    expect(deaths()).toBe(0);
    expect(statuses.length).toBeGreaterThan(0);
    return statuses;
  };
  const forever = (stopped: () => boolean, parallel: number, work: (turn: number) => Promise<unknown>) =>
    Promise.all(
      Array.from({ length: parallel }, async (_, lane) => {
        for (let turn = lane; !stopped(); turn += parallel) await work(turn);
      }),
    );

  it('a storm of registrations and sign-ins leaves others their plans', async () => {
    const { email } = await register();
    const seen = await storm('hashing storm', (stopped, note) =>
      forever(stopped, 30, async (turn) => {
        const response =
          turn % 2 === 0
            ? await post(at(turn).address, '/api/auth/sign-up/email', {
                name: 'Ana',
                email: `tormenta-${count}-${turn}@ejemplo.test`,
                password: PASSWORD,
              })
            : await post(at(turn).address, '/api/auth/sign-in/email', { email, password: 'no-es-esta-123' });
        note(response.status);
        await response.arrayBuffer();
        if (response.status === 503) await sleep(50);
      }),
    );
    expect(seen.filter((status) => ![200, 400, 401, 429, 503].includes(status))).toEqual([]);
  });

  it('thirty connections that register from one network leave other people their own sign-in: 27 of 27', async () => {
    const from = (address: string) => (turn: number, path: string, body: unknown) =>
      fetch(`${at(turn).address}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify(body),
      });
    const { email } = await register();
    const seen: number[] = [];
    const entered: number[] = [];
    let longest = 0;
    let stop = false;
    const crowd = forever(
      () => stop,
      30,
      async (turn) => {
        const body = { name: 'Ana', email: `multitud-${count}-${turn}@ejemplo.test`, password: PASSWORD };
        const response = await from('203.0.113.9')(turn, '/api/auth/sign-up/email', body);
        seen.push(response.status);
        await response.arrayBuffer();
      },
    );
    await sleep(200);
    for (let turn = 0; turn < 27; turn += 1) {
      const begun = performance.now();
      const response = await from('198.51.100.3')(turn, '/api/auth/sign-in/email', { email, password: PASSWORD });
      entered.push(response.status);
      await response.arrayBuffer();
      longest = Math.max(longest, performance.now() - begun);
    }
    stop = true;
    await crowd;
    report({
      what: `sign-in in a storm on ${count}`,
      tried: seen.length + entered.length,
      lost: entered.filter((status) => status !== 200).length,
      errors: failures([...seen, ...entered]),
      deaths: deaths(),
      waits: longest,
      goal: 2000,
    });
    expect(entered).toEqual(entered.map(() => 200));
    expect(seen.filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
  });

  it('a storm of forged webhooks changes nothing and stops nobody', async () => {
    const seen = await storm('webhook storm', (stopped, note) =>
      forever(stopped, 20, async (turn) => {
        const response = await post(at(turn).address, '/api/paypal/webhook', {
          id: `WH-${turn}`,
          event_type: 'BILLING.SUBSCRIPTION.CANCELLED',
          resource: { id: 'I-1' },
        });
        note(response.status);
        await response.arrayBuffer();
      }),
    );
    expect(seen.filter((status) => ![400, 429].includes(status))).toEqual([]);
    expect((await admin.query('select 1 from eventos_pago')).rows).toEqual([]);
  });

  it('clients that send a byte at a time keep nobody waiting', async () => {
    await storm('slow clients', async (stopped, note) => {
      const sockets: Socket[] = [];
      for (let i = 0; i < 150; i += 1) {
        const { port } = new URL(at(i).address);
        const socket = connect(Number(port), '127.0.0.1');
        socket.on('error', () => {});
        socket.write(
          i % 2 === 0
            ? 'GET / HTTP/1.1\r\nhost: x\r\nx-lento: '
            : 'POST /api/contacto HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{"name":"',
        );
        sockets.push(socket);
        // Cut by us (0), or answered by them.
        note(0);
      }
      while (!stopped()) {
        for (const socket of sockets) if (socket.writable) socket.write('a');
        await sleep(100);
      }
      for (const socket of sockets) socket.destroy();
    });
  });
});
