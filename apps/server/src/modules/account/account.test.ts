import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let now = new Date('2026-11-16T12:00:00Z');
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
});
afterAll(() => server.close());

const me = '/api/usuarios/yo';

describe('the user document', () => {
  it('records when a consent was given, keeps the first date, and forgets it when withdrawn', async () => {
    const { token } = await server.signUp();
    const patch = (consentimientos: object) => server.call('PATCH', me, { token, body: { consentimientos } });
    expect((await patch({ tratamientoDatos: true, marketing: true })).json()).toMatchObject({
      consentimientos: {
        tratamientoDatos: '2026-11-16T12:00:00.000Z',
        marketing: '2026-11-16T12:00:00.000Z',
        noVender: null,
      },
    });
    now = new Date('2026-11-17T12:00:00Z');
    expect((await patch({ marketing: true, noVender: true })).json()).toMatchObject({
      consentimientos: { marketing: '2026-11-16T12:00:00.000Z', noVender: '2026-11-17T12:00:00.000Z' },
    });
    expect((await patch({ marketing: false })).json()).toMatchObject({ consentimientos: { marketing: null } });
  });

  it.each([
    ['nothing', {}],
    ['an empty name', { name: ' ' }],
    ['a name that is too long', { name: 'a'.repeat(121) }],
    ['a tier', { plan: 'pro' }],
    ['a progression count', { progressCount: -5 }],
    ['a date of consent', { consentimientos: { marketing: '2020-01-01' } }],
    ['a withdrawal of what the service cannot do without', { consentimientos: { tratamientoDatos: false } }],
    ['NUL', { name: 'a\u0000b' }],
    ['half a character', { name: 'a\ud800' }],
  ])('refuses %s and changes nothing', async (_what, body) => {
    const { token, name } = await server.signUp();
    const before = (await server.call('GET', me, { token })).json();
    expect((await server.call('PATCH', me, { token, body })).statusCode).toBe(400);
    expect((await server.call('GET', me, { token })).json()).toEqual(before);
    expect(before).toMatchObject({ name });
  });

  it('shows a cancelled tier until the end of what was paid, then gratuito', async () => {
    const { token, id } = await server.signUp();
    await server.database.pool.query(
      "update usuarios set plan = 'pro', plan_hasta = '2026-12-01T00:00:00Z' where uid = $1",
      [id],
    );
    now = new Date('2026-11-30T23:59:59Z');
    expect((await server.call('GET', me, { token })).json()).toMatchObject({ plan: 'pro' });
    now = new Date('2026-12-01T00:00:00Z');
    expect((await server.call('GET', me, { token })).json()).toMatchObject({ plan: 'gratuito' });
  });

  it('hands over all it has, and no secret', async () => {
    const { token, email } = await server.signUp();
    const response = await server.call('GET', `${me}/datos`, { token });
    expect(response.headers['content-disposition']).toContain('estratega-datos.json');
    expect(response.json()).toMatchObject({ usuario: { email }, sesiones: [{ createdAt: expect.any(String) }] });
    expect(response.body).not.toContain(token);
    expect(response.body).not.toMatch(/password"\s*:\s*"/u);
  });

  it('goes with everything that belongs to it', async () => {
    const { token, id, email, password } = await server.signUp();
    expect((await server.call('DELETE', me, { token })).statusCode).toBe(204);
    expect((await server.call('GET', me, { token })).statusCode).toBe(401);
    const { rows } = await server.database.pool.query<{ n: number }>(
      `select (select count(*) from usuarios where uid = $1) + (select count(*) from sesiones where user_id = $1)
        + (select count(*) from cuentas where user_id = $1) as n`,
      [id],
    );
    expect(Number(rows[0]?.n)).toBe(0);
    const again = await server.call('POST', '/api/auth/sign-in/email', { body: { email, password } });
    expect(again.statusCode).toBe(401);
  });

  it('loses no change under 100 parallel ones', async () => {
    const { token } = await server.signUp();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        server.call('PATCH', me, {
          token,
          body: i % 2 === 0 ? { name: `Nombre ${i}` } : { consentimientos: { marketing: true } },
        }),
      ),
    );
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    const final = (await server.call('GET', me, { token })).json<{
      name: string;
      consentimientos: { marketing: string | null };
    }>();
    expect(final.name).toMatch(/^Nombre \d+$/u);
    expect(final.consentimientos.marketing).not.toBeNull();
  });
});
