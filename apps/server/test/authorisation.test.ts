import { TIERS } from '@estratega/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, ROUTE_TABLE, type RouteRow } from './route-table.ts';
import { startTestServer, type TestServer } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const name = (row: { method: string; url: string }) => `${row.method} ${row.url}`;

const WHO = ['anonymous', 'malformed', 'expired', 'forged', 'other', ...TIERS] as const;

const tokenFor = async (who: (typeof WHO)[number]): Promise<{ authorization?: string; userId?: string }> => {
  if (who === 'anonymous') return {};
  if (who === 'malformed') return { authorization: 'Basic YWJjOmRlZg==' };
  if (who === 'forged') return { authorization: `Bearer ${'x'.repeat(32)}` };
  const user = await server.signUp();
  if (who === 'expired') {
    await server.database.pool.query(
      "update sesiones set expires_at = now() - interval '1 second' where user_id = $1",
      [user.id],
    );
  }
  if (who === 'basic' || who === 'pro') {
    await server.database.pool.query('update usuarios set plan = $2 where uid = $1', [user.id, who]);
  }
  return { authorization: `Bearer ${user.token}`, userId: user.id };
};

const expected = (row: RouteRow, who: (typeof WHO)[number]): readonly number[] => {
  const signedIn = who === 'other' || TIERS.some((tier) => tier === who);
  if (row.access === 'user' && !signedIn) return [401];
  const tier = TIERS.find((candidate) => candidate === who);
  return (tier && row.allowedFor?.[tier]) ?? row.allowed;
};

describe('authorisation', () => {
  it('has a row for every route, and no row for a route that is gone', () => {
    const real = server.routes
      .filter(({ method, url }) => method !== 'HEAD' && url.startsWith('/api/') && !url.startsWith('/api/docs'))
      .map(({ method, url, access }) => `${method} ${url} ${access}`);
    expect(ROUTE_TABLE.map((row) => `${name(row)} ${row.access}`).sort()).toEqual(real.sort());
  });

  describe.each(WHO)('%s', (who) => {
    it.each(ROUTE_TABLE.map((row) => [name(row), row] as const))('%s', async (_name, row) => {
      const { authorization } = await tokenFor(who);
      const response = await server.app.inject({
        method: row.method,
        url: addressOf(row),
        ...(authorization === undefined ? {} : { headers: { authorization } }),
        ...(row.body === undefined ? {} : { payload: row.body as object }),
      });
      expect(expected(row, who)).toContain(response.statusCode);
      if (response.statusCode === 401 && row.access === 'user') {
        expect(response.headers['content-type']).toContain('application/problem+json');
        expect(response.json()).toMatchObject({
          title: 'No estás autenticado. Por favor, inicia sesión.',
          code: 'no_autenticado',
        });
      }
    });
  });

  it('never touches another user', async () => {
    const [ana, bruno] = [await server.signUp('Ana'), await server.signUp('Bruno')];
    await server.call('PATCH', '/api/usuarios/yo', { token: bruno.token, body: { name: 'Bruno el Grande' } });
    await server.call('DELETE', '/api/usuarios/yo', { token: bruno.token });
    const response = await server.call('GET', '/api/usuarios/yo', { token: ana.token });
    expect(response.json()).toMatchObject({ uid: ana.id, name: 'Ana', plan: 'gratuito', progressCount: 0 });
  });
});
