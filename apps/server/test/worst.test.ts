import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { requireCeilings } from '../src/platform/http/ceilings.ts';
import { ROUTE_CEILINGS } from '../src/route-ceilings.ts';
import { addressOf, ROUTE_TABLE } from './route-table.ts';
import { startTestServer, type TestServer } from './server.ts';
import { countWork } from './work.ts';
import { fillAccount, worstRequests } from './worst-account.ts';

/** The worst request of every route, from an account that keeps as much as it may: counted against the table, not timed. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

const nameOf = ({ method, url }: { method: string; url: string }) => `${method} ${url}`;
/** What ends something comes last, the account after everything. */
const lastness = (name: string): number =>
  name === 'DELETE /api/usuarios/yo' ? 3 : name.startsWith('DELETE') ? 2 : name.includes('sign-out') ? 4 : 1;

describe('every route', () => {
  it('says what it may cost, and no row is of a route that is gone', () => {
    expect(Object.keys(ROUTE_CEILINGS).sort()).toEqual(ROUTE_TABLE.map(nameOf).sort());
  });

  it('does not start without its row', async () => {
    const app = Fastify();
    requireCeilings(app, { 'GET /api/conocida': ROUTE_CEILINGS['GET /api/config'] as never });
    app.get('/api/conocida', async () => '');
    expect(() => app.get('/api/nueva', async () => '')).toThrow('Route GET /api/nueva does not say what it may cost');
    await app.close();
  });

  it('stays within it at its worst: rows read, bytes answered, moves replayed', async () => {
    const { token, id } = await server.signUp();
    const call = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown) => {
      const response = await server.call(method, path, { token, body });
      return { status: response.statusCode, json: () => response.json() as unknown };
    };
    const filled = await fillAccount((text, values) => server.database.pool.query(text, [...values]), call, id, {
      games: 320,
      hands: 1_200,
      waiting: 2_300,
      exercises: 1_500,
    });
    const worst = worstRequests(filled);
    const work = countWork();
    const beyond: string[] = [];
    const seen = new Map<string, { rows: number; bytes: number; moves: number }>();
    const rows = ROUTE_TABLE.toSorted((a, b) => lastness(nameOf(a)) - lastness(nameOf(b)));
    for (const row of rows) {
      const name = nameOf(row);
      const asked = worst[name] ?? { path: addressOf(row), body: row.body, status: undefined };
      work.takeRows();
      work.moves();
      const response = await server.call(row.method, asked.path, { token, body: asked.body });
      const done = { rows: work.takeRows(), bytes: response.rawPayload.length, moves: work.moves() };
      if (asked.status !== undefined)
        expect(response.statusCode, `${name} ${response.body.slice(0, 300)}`).toBe(asked.status);
      seen.set(name, done);
      const ceiling = ROUTE_CEILINGS[name];
      for (const what of ['rows', 'bytes', 'moves'] as const)
        if (done[what] > (ceiling?.[what] ?? 0))
          beyond.push(`${name}: ${done[what]} ${what}, at most ${ceiling?.[what]}`);
    }
    expect(beyond).toEqual([]);
    expect(work.overlapping).toEqual([]);
    // Counting that counts nothing would hold everything.
    expect(seen.get('GET /api/partidas/hechos')?.rows).toBeGreaterThan(1_500);
    expect(seen.get('GET /api/usuarios/yo/datos')?.bytes).toBeGreaterThan(5_000_000);
    expect(seen.get('PUT /api/partidas/:id/analisis')?.moves).toBeGreaterThan(100);
  });
});
