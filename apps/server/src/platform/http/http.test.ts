import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, startTestServer, type TestServer, testConfig } from '../../../test/server.ts';
import { createApp } from '../../app.ts';
import { openDatabase } from '../database/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('every answer', () => {
  it.each(['/api/salud/viva', '/api/usuarios/yo', '/api/no-existe', '/api/openapi.json'])(
    '%s carries the safe headers',
    async (url) => {
      const { headers } = await server.call('GET', url);
      expect(headers['content-security-policy']).toContain("script-src 'self'");
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBeDefined();
      expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/u);
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );

  it('insists on TLS in production', async () => {
    const { url, drop } = await createDatabase();
    const config = testConfig(url, { NODE_ENV: 'production', PUBLIC_URL: 'https://estratega.test' });
    const database = openDatabase({ url, max: 2 });
    const { app } = await createApp({ config, database });
    const { headers } = await app.inject('/api/salud/viva');
    expect(headers['strict-transport-security']).toContain('max-age=');
    await app.close();
    await database.close();
    await drop();
  });
});

describe('bad requests', () => {
  const post = (payload: string, type = 'application/json') =>
    server.app.inject({ method: 'POST', url: '/api/auth/sign-in/email', headers: { 'content-type': type }, payload });

  it.each([
    ['broken JSON', '{"a":', 'application/json', 400],
    ['a poisoned prototype', '{"__proto__":{"x":1}}', 'application/json', 400],
    [
      'a body over 64 KiB',
      JSON.stringify({ email: 'a@b.test', password: 'x'.repeat(70_000) }),
      'application/json',
      413,
    ],
    ['another type', 'email=a', 'application/x-www-form-urlencoded', 415],
    ['an empty body', '', 'application/json', 400],
  ])('%s', async (_what, payload, type, status) => {
    const response = await post(payload, type);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.json()).toMatchObject({ status, title: expect.any(String), requestId: expect.any(String) });
  });

  it('an unknown query is refused, not ignored', async () => {
    expect((await server.call('GET', '/api/config?x=1')).statusCode).toBe(400);
  });

  it('field messages are in Spanish', async () => {
    const response = await server.call('POST', '/api/auth/sign-up/email', {
      body: { name: 'Ana', email: 'no', password: 'corta' },
    });
    const { fields } = response.json<{ fields: Record<string, string> }>();
    expect(fields.email).toBe('Debe ser un correo electrónico.');
    expect(fields.password).toMatch(/caracteres|pequeñ/iu);
  });
});

describe('description', () => {
  it('is OpenAPI 3.1 and lists every route', async () => {
    const document = (await server.call('GET', '/api/openapi.json')).json<{
      openapi: string;
      paths: Record<string, object>;
    }>();
    expect(document.openapi).toBe('3.1.0');
    const routes = server.routes.filter(
      ({ method, url }) => method !== 'HEAD' && url.startsWith('/api/') && !/docs|openapi/u.test(url),
    );
    for (const { method, url } of routes)
      expect(document.paths[url.replace(/:(\w+)/gu, '{$1}')]).toHaveProperty(method.toLowerCase());
    expect((await server.call('GET', '/api/docs/')).statusCode).toBe(200);
  });
});
