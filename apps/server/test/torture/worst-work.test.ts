import { NOTES_OF_A_PLAN } from '@estratega/domain';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ROUTE_CEILINGS } from '../../src/route-ceilings.ts';
import { addressOf, ROUTE_TABLE } from '../route-table.ts';
import { startTestServer, type TestServer } from '../server.ts';
import { countWork } from '../work.ts';
import { advancing, fillAccount, letAdvance, manyPlayOuts, successorOf, worstRequests } from '../worst-account.ts';

/** The worst request of every route, from an account that keeps as much as it may: counted against the table, not timed. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

const nameOf = ({ method, url }: { method: string; url: string }) => `${method} ${url}`;
const ADVANCE = 'POST /api/chat/custom-prompt';
const DELETION = 'DELETE /api/planes/:planId';
/** What ends something comes last, the account after everything. */
const lastness = (name: string): number =>
  name === 'DELETE /api/usuarios/yo' ? 3 : name.startsWith('DELETE') ? 2 : name.includes('sign-out') ? 4 : 1;

it('every route stays within its row at its worst: rows read, bytes answered, moves replayed', async () => {
  const { token, id } = await server.signUp();
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown) => {
    const response = await server.call(method, path, { token, body });
    return { status: response.statusCode, json: () => response.json() as unknown };
  };
  const query = (text: string, values: readonly unknown[]) =>
    server.database.pool.query<{ id: string }>(text, [...values]);
  const filled = await fillAccount(query, call, id, {
    games: 320,
    hands: 1_200,
    waiting: 2_300,
    exercises: 1_500,
    // A row for each exercise, however many days.
    days: 3,
  });
  const worst = worstRequests(filled);
  const work = countWork();
  const beyond: string[] = [];
  const seen = new Map<string, { rows: number; bytes: number; moves: number }>();
  const rows = ROUTE_TABLE.toSorted((a, b) => lastness(nameOf(a)) - lastness(nameOf(b))).flatMap((row) => {
    const name = nameOf(row);
    const one = { ...row, name, advances: false, ...(worst[name] ?? { path: addressOf(row), status: undefined }) };
    // Two of them have another worst: forty-five games that were played out, and a week that ends.
    if (name === 'POST /api/chat/registrar-intentos') return [one, { ...one, body: manyPlayOuts(filled.plan.id) }];
    return name === DELETION
      ? [{ ...one, name: ADVANCE, method: 'POST' as const, advances: true, ...advancing(filled) }, one]
      : [one];
  });
  for (const { name, method, path: told, body, status, advances } of rows) {
    if (advances) await letAdvance(query, filled);
    const path = name === DELETION ? `/api/planes/${await successorOf(query, filled)}` : told;
    work.takeRows();
    work.moves();
    const response = await server.call(method, path, { token, body });
    const done = { rows: work.takeRows(), bytes: response.rawPayload.length, moves: work.moves() };
    if (status !== undefined) expect(response.statusCode, `${name} ${response.body.slice(0, 300)}`).toBe(status);
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
  expect(seen.get('GET /api/chat/obtener-plan/:planId')?.bytes).toBeGreaterThan(NOTES_OF_A_PLAN);
  expect(seen.get('GET /api/usuarios/yo/datos')?.bytes).toBeGreaterThan(5_000_000);
  expect(seen.get('PUT /api/partidas/:id/analisis')?.moves).toBeGreaterThan(100);
});
