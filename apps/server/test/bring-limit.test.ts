import type { Cupo, ManosGuardadas } from '@estratega/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldedHand } from './own-games.ts';
import { startTestServer, type TestServer } from './server.ts';

/** Whoever brings a large file sends hundreds of batches: past the limit they are told when to go on, and nothing is lost. */
const LIMIT = 3;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { LIMIT_BRINGS_PER_MINUTE: String(LIMIT) } });
});
afterAll(() => server.close());

const bring = (token: string, from: number) =>
  server.call('POST', '/api/manos', { token, body: { manos: [foldedHand(from), foldedHand(from + 1)] } });
const kept = async (token: string): Promise<number> =>
  (await server.call('GET', '/api/manos?limite=100', { token })).json<{ manos: unknown[] }>().manos.length;

describe('more batches than a minute takes', () => {
  it('are refused with the seconds to wait, whole, and taken when those are over', async () => {
    const { token } = await server.signUp();
    for (let batch = 0; batch < LIMIT; batch += 1) expect((await bring(token, 2 * batch)).statusCode).toBe(200);
    const refused = await bring(token, 2 * LIMIT);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['content-type']).toContain('application/problem+json');
    expect(refused.json()).toMatchObject({
      status: 429,
      code: 'demasiadas_solicitudes',
      title: expect.stringMatching(/\p{L}/u),
      requestId: expect.any(String),
    });
    const wait = Number(refused.headers['retry-after']);
    expect(Number.isInteger(wait)).toBe(true);
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await kept(token)).toBe(2 * LIMIT);

    // The minute is over.
    await server.database.pool.query('update limites set expire = 1');
    const taken = await bring(token, 2 * LIMIT);
    expect(taken.statusCode).toBe(200);
    expect(taken.json<ManosGuardadas>().manos.map(({ repetida }) => repetida)).toEqual([false, false]);
    expect(await kept(token)).toBe(2 * LIMIT + 2);
    // What was not sure to have come is sent again, and is the same.
    expect((await bring(token, 0)).json<ManosGuardadas>().manos.map(({ repetida }) => repetida)).toEqual([true, true]);
  });

  it('are nobody else’s matter, and looking costs nothing of them', async () => {
    const [ana, eva] = [await server.signUp(), await server.signUp()];
    for (let batch = 0; batch < LIMIT; batch += 1) await bring(ana.token, 2 * batch);
    expect((await bring(ana.token, 90)).statusCode).toBe(429);
    expect((await bring(eva.token, 0)).statusCode).toBe(200);
    const quota = await server.call('GET', '/api/partidas/cupo', { token: ana.token });
    expect(quota.statusCode).toBe(200);
    expect(quota.json<Cupo>()).toHaveProperty('manos');
  });
});
