import { describe, expect, it, vi } from 'vitest';
import { post, startChild } from './child.ts';
import { createDatabase, startTestServer } from './server.ts';

interface LogLine {
  readonly reqId?: string;
  readonly msg: string;
}

describe('the id of a request', () => {
  it('is in the answer, in its errors and in every line about it, also in those of services', async () => {
    const { url, drop } = await createDatabase();
    // Nobody takes mail there: the service that sends it logs that, long after the answer and without the request.
    const child = await startChild({
      DATABASE_URL: url,
      LOG_LEVEL: 'info',
      TRUST_PROXY: '1',
      SMTP_URL: 'smtp://127.0.0.1:9',
    });
    const email = 'ana@ejemplo.test';
    await post(child.address, '/api/auth/sign-up/email', { name: 'Ana', email, password: 'caballo-de-rey-7' });
    const answer = await fetch(`${child.address}/api/auth/request-password-reset`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': 'del-proxy-0001' },
      body: JSON.stringify({ email }),
    });
    expect(answer.headers.get('x-request-id')).toBe('del-proxy-0001');
    const lines = () =>
      child
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as LogLine);
    await vi.waitFor(() => expect(lines().map(({ msg }) => msg)).toContain('mail'), { timeout: 60_000 });
    const about = lines().filter(({ reqId }) => reqId === 'del-proxy-0001');
    expect(about.map(({ msg }) => msg)).toEqual(
      expect.arrayContaining(['incoming request', 'request completed', 'mail']),
    );
    // Once in a line, not twice.
    for (const line of child.output().split('\n')) expect(line.match(/"reqId"/gu)?.length ?? 0).toBeLessThan(2);

    const refused = await fetch(`${child.address}/api/usuarios/yo`, { headers: { 'x-request-id': 'del-proxy-0002' } });
    expect(await refused.json()).toMatchObject({ code: 'no_autenticado', requestId: 'del-proxy-0002' });
    for (const forged of ['corto', 'con espacios dentro', `${'x'.repeat(65)}`, 'línea"rota']) {
      const own = await fetch(`${child.address}/api/salud/viva`, {
        headers: { 'x-request-id': encodeURIComponent(forged) === forged ? forged : encodeURI(forged) },
      });
      expect(own.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/u);
    }
    await child.kill('SIGTERM');
    await drop();
  });

  it('is ours where nobody stands before us', async () => {
    const server = await startTestServer();
    const answer = await server.app.inject({ url: '/api/salud/viva', headers: { 'x-request-id': 'de-cualquiera-1' } });
    expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/u);
    await server.close();
  });
});
