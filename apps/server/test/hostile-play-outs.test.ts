import { randomUUID } from 'node:crypto';
import { Chess } from '@estratega/chess/rules';
import { type IntentosRegistrados, MAX_PLIES_PARTIDA, type Plan } from '@estratega/domain';
import { BUILD_FOLDER } from '@estratega/lessons/place';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openLessons } from '../src/platform/lessons/compiled-lessons.ts';
import { CHESS } from './requests.ts';
import { startTestServer, type TestServer } from './server.ts';
import { longPlayOut, manyPlayOuts, meet } from './worst-account.ts';

const LINE = longPlayOut();

/** Games that were played out come from a browser and are replayed here: however many and however long, nobody else may feel it. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

const studying = async (at: TestServer) => {
  const { token, id } = await at.signUp();
  const made = await at.call('POST', '/api/chat/custom-prompt', { token, body: { informacionTema: CHESS } });
  const plan = made.json<Plan>();
  await meet((text, values) => at.database.pool.query(text, [...values]), id, plan.id);
  const send = (body: object) => at.call('POST', '/api/chat/registrar-intentos', { token, body });
  return { plan, send, id };
};

/** How much of what `count` counts was done at most before the loop turned. */
const watched = async (count: () => number, ask: () => ReturnType<TestServer['call']>) => {
  // A clock that goes on by looking at it: a turn is over after so many looks, on any machine.
  let looks = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    looks += 1;
    return looks;
  });
  let most = 0;
  let before = count();
  let over = false;
  const look = () => {
    most = Math.max(most, count() - before);
    before = count();
    if (!over) setImmediate(look);
  };
  setImmediate(look);
  const { statusCode: status, body } = await ask();
  over = true;
  return { most, status, body };
};

describe('long games that were played out', () => {
  it('are replayed a few moves at a time, others served in between', async () => {
    const { plan, send } = await studying(server);
    const moves = vi.spyOn(Chess.prototype, 'move');
    const { intentos } = manyPlayOuts(plan.id);
    const { most, status, body } = await watched(
      () => moves.mock.calls.length,
      () => send({ planId: plan.id, intentos: intentos.slice(0, 3) }),
    );
    expect(status, body).toBe(200);
    const judged = (JSON.parse(body) as IntentosRegistrados).intentos;
    expect(judged.map(({ resultado }) => resultado)).toEqual(['propio', 'propio', 'propio']);
    expect(LINE.length).toBeGreaterThan(80);
    expect(moves.mock.calls.length).toBe(3 * LINE.length);
    expect(most).toBeLessThanOrEqual(10);
  });

  it('nor do exercises that are made from their seeds come all in one go', async () => {
    let made = 0;
    const bank = openLessons(BUILD_FOLDER);
    const exercise = (id: string) => {
      made += 1;
      return bank.exercise(id);
    };
    const counting = await startTestServer({ url: server.url, lessons: { ...bank, exercise } });
    const { plan, send, id } = await studying(counting);
    const seeds = Array.from({ length: 50 }, (_, n) => `g.equity.3.k${n}`);
    await meet((text, values) => server.database.pool.query(text, [...values]), id, plan.id, seeds);
    const [one] = manyPlayOuts(plan.id).intentos;
    const intentos = seeds.map((ejercicio) => ({
      ...one,
      id: randomUUID(),
      ejercicio,
      respuesta: { preguntas: [{ numero: 1 }] },
    }));
    const { most, status } = await watched(
      () => made,
      () => send({ planId: plan.id, intentos }),
    );
    expect([status, made]).toEqual([200, 50]);
    expect(most).toBeLessThanOrEqual(10);
    await counting.app.close();
    await counting.database.close();
  });

  it('are counted one by one: beyond so many in a minute they wait, and nothing of them is lost', async () => {
    const strict = await startTestServer({ env: { LIMIT_READINGS_PER_MINUTE: '10' }, url: server.url });
    const { plan, send } = await studying(strict);
    const some = () => ({ planId: plan.id, intentos: manyPlayOuts(plan.id).intentos.slice(0, 6) });
    const first = await send(some());
    expect([first.statusCode, first.json<IntentosRegistrados>().registrados]).toEqual([200, 6]);
    const moves = vi.spyOn(Chess.prototype, 'move');
    const later = some();
    const refused = await send(later);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(moves).not.toHaveBeenCalled();
    await server.database.pool.query('update limites set expire = 1');
    expect((await send(later)).statusCode).toBe(200);
    await strict.app.close();
    await strict.database.close();
  });

  it('that cannot have been so are refused, and end where they go wrong', async () => {
    const { plan, send } = await studying(server);
    const [one] = manyPlayOuts(plan.id).intentos;
    if (!one) throw new Error('no game');
    const moves = vi.spyOn(Chess.prototype, 'move');
    for (const partida of [['a1a8'], [...LINE.slice(0, 5), 'a1a8', ...LINE.slice(5)], []]) {
      const intentos = [{ ...one, respuesta: { partida, fin: 'logrado' } }];
      expect((await send({ planId: plan.id, intentos })).statusCode).toBe(400);
    }
    expect(moves.mock.calls.length).toBeLessThan(30);
    const endless = Array.from({ length: MAX_PLIES_PARTIDA + 1 }, () => 'e2e4');
    const intentos = [{ ...one, respuesta: { partida: endless, fin: 'logrado' } }];
    expect((await send({ planId: plan.id, intentos })).statusCode).toBe(400);
  });
});
