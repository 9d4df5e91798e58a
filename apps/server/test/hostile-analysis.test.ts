import { Chess } from '@estratega/chess/rules';
import { type AnalisisGuardado, isPlayedAgain, type PartidasGuardadas } from '@estratega/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { hostileAnalysis, hostileGame } from './own-games.ts';
import { startTestServer, type TestServer } from './server.ts';

/** What an engine says comes from a browser, and is believed: it must not be able to say more than we can bear. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

const withGame = async () => {
  const { token, id: userId } = await server.signUp();
  const brought = await server.call('POST', '/api/partidas', { token, body: { partidas: [hostileGame()] } });
  expect(brought.statusCode, brought.body).toBe(200);
  const id = brought.json<PartidasGuardadas>().partidas[0]?.id;
  const put = (body: object) => server.call('PUT', `/api/partidas/${id}/analisis`, { token, body });
  return { token, userId, put };
};

describe('an analysis that calls every move of 600 a mistake', () => {
  it('costs its twelve worst and one game to play again, and lets others in between', async () => {
    const { put } = await withGame();
    const moves = vi.spyOn(Chess.prototype, 'move');
    // Whoever keeps the thread to themselves lets no turn of the loop pass.
    let turns = 0;
    let over = false;
    const count = () => {
      turns += 1;
      if (!over) setImmediate(count);
    };
    setImmediate(count);
    const response = await put(hostileAnalysis());
    over = true;
    expect(response.statusCode, response.body).toBe(200);
    const { ejercicios } = response.json<AnalisisGuardado>();
    expect([ejercicios.length, ejercicios.filter(isPlayedAgain).length]).toEqual([13, 1]);
    expect(moves.mock.calls.length).toBeLessThanOrEqual(400);
    expect(turns).toBeGreaterThanOrEqual(24);
  });

  it('is taken three times a day, said clearly beyond that; the same one again is only looked at', async () => {
    const { put, userId } = await withGame();
    for (const turn of [1, 2, 3]) expect((await put(hostileAnalysis(turn))).statusCode).toBe(200);
    const refused = await put(hostileAnalysis(4));
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      expect.objectContaining({
        code: 'limite_analisis',
        title: 'Hoy ya guardamos tres análisis de esta partida. El último queda guardado; mañana puedes repetirlo.',
      }),
    ]);
    const { rows } = await server.database.pool.query<{ motor: string }>(
      "select analisis->>'motor' as motor from partidas where user_id = $1",
      [userId],
    );
    expect(rows).toEqual([{ motor: 'Mentira 3' }]);
    const moves = vi.spyOn(Chess.prototype, 'move');
    const again = await put(hostileAnalysis(3));
    expect([again.statusCode, again.json<AnalisisGuardado>().ejercicios.length]).toEqual([200, 13]);
    expect(moves).not.toHaveBeenCalled();
    // The day is over.
    await server.database.pool.query('update limites set expire = 1');
    expect((await put(hostileAnalysis(5))).statusCode).toBe(200);
  });

  it('is nobody’s to send without end: thirty a minute of all games', async () => {
    const strict = await startTestServer({ env: { LIMIT_ANALYSES_PER_MINUTE: '2' }, url: server.url });
    const { token } = await strict.signUp();
    const put = (id: string) =>
      strict.call('PUT', `/api/partidas/${id}/analisis`, { token, body: { motor: 'x', posiciones: [null] } });
    expect((await put('a')).statusCode).toBe(404);
    expect((await put('b')).statusCode).toBe(404);
    expect((await put('c')).statusCode).toBe(429);
    await strict.app.close();
    await strict.database.close();
  });
});
