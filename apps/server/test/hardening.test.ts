import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyServerFactory } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { ConfigError, parseConfig } from '../src/platform/config.ts';
import { openDatabase } from '../src/platform/database/index.ts';
import { sentenceFor } from '../src/run.ts';
import { startChild } from './child.ts';
import { report } from './report.ts';
import { createDatabase, startTestServer, type TestServer, testConfig } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('brackets without end', () => {
  const nested = (depth: number, [open, close]: readonly [string, string]) => open.repeat(depth) + close.repeat(depth);
  it.each([
    ['/api/contacto', nested(20_000, ['[', ']'])],
    ['/api/auth/sign-up/email', nested(20_000, ['[', ']'])],
    ['/api/auth/sign-in/email', `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`],
    ['/api/contacto', nested(33, ['[', ']'])],
  ])('%s answers 400', async (url, payload) => {
    const headers = { 'content-type': 'application/json' };
    const response = await server.app.inject({ method: 'POST', url, headers, payload });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'entrada_invalida' });
  });
});

describe('a full disk', () => {
  const pretend = async (table: string, full: boolean) => {
    const { pool } = server.database;
    if (full) {
      await pool.query(
        `create or replace function lleno() returns trigger language plpgsql as
         $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`,
      );
      await pool.query(
        `create trigger lleno before insert or update on ${table} for each row execute function lleno()`,
      );
    } else await pool.query(`drop trigger lleno on ${table}`);
  };

  it('is told as 503, takes the server out of service, and is over when there is room', async () => {
    const { token } = await server.signUp();
    const rename = () => server.call('PATCH', '/api/usuarios/yo', { token, body: { name: 'Otra' } });
    expect((await server.call('GET', '/api/salud/lista')).statusCode).toBe(200);
    await pretend('usuarios', true);
    await pretend('limites', true);
    const refused = await rename();
    expect(refused.json()).toMatchObject({ status: 503, code: 'no_disponible' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await server.call('GET', '/api/salud/lista')).statusCode).toBe(503);
    expect((await server.call('GET', '/api/salud/viva')).statusCode).toBe(200);
    expect((await server.call('GET', '/api/usuarios/yo', { token })).statusCode).toBe(200);
    await pretend('usuarios', false);
    await pretend('limites', false);
    expect((await rename()).statusCode).toBe(200);
    expect((await server.call('GET', '/api/salud/lista')).statusCode).toBe(200);
    report({ what: 'a full disk', tried: 2, lost: 0, errors: 0, deaths: 0 });
  });
});

/** What comes back for bytes that no client library would send. */
const raw = (port: number, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });

describe.each(['its own socket', 'a socket that somebody else makes'])('on %s', (kind) => {
  let port: number;
  let close: () => Promise<void>;
  let limits: { headersTimeout: number };
  beforeAll(async () => {
    const own = await createDatabase();
    const database = openDatabase({ url: own.url, max: 2 });
    const config = testConfig(own.url, { NODE_ENV: 'production', PUBLIC_URL: 'https://estratega.test' });
    const foreign: FastifyServerFactory = (handler, options) => createServer(options, handler);
    const serverFactory = kind === 'its own socket' ? undefined : foreign;
    const { app } = await createApp({ config, database, serverFactory });
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as AddressInfo).port;
    limits = app.server;
    close = async () => {
      await app.close();
      await database.close();
      await own.drop();
    };
  });
  afterAll(() => close());

  it.each([
    ['what is not HTTP', 'HOLA\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['two lengths', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab', 400],
  ])('%s is answered with the safe headers too', async (_what, text, status) => {
    const answer = await raw(port, text);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `, 'u'));
    for (const header of [
      'content-security-policy: ',
      'x-content-type-options: nosniff',
      'x-frame-options: DENY',
      'strict-transport-security: ',
      'referrer-policy: ',
    ]) {
      expect(answer).toContain(header);
    }
    const body = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4)) as object;
    expect(body).toMatchObject({ status, code: 'entrada_invalida' });
  });

  it('a body that is too large is heard out, so that its sender, or a proxy before it, reads the answer', async () => {
    const head = 'POST /api/contacto HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
    const body = JSON.stringify({ message: 'a'.repeat(400_000) });
    // Whole before anything is read, as a proxy sends what it has buffered; a connection that is reset would lose the answer.
    for (const text of [
      `${head}content-length: ${body.length}\r\n\r\n${body}`,
      `${head}transfer-encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
    ]) {
      const answer = await raw(port, text);
      expect(answer).toMatch(/^HTTP\/1.1 413 /u);
      expect(answer).toContain('"code":"cuerpo_demasiado_grande"');
    }
  });

  it('headers have fifteen seconds to arrive', () => {
    expect(limits.headersTimeout).toBe(15_000);
  });
});

describe('a visitor who hangs up in the middle', () => {
  it('is no alarm', async () => {
    const { url, drop } = await createDatabase();
    const child = await startChild({ DATABASE_URL: url, LOG_LEVEL: 'warn' });
    const { port } = new URL(child.address);
    for (let i = 0; i < 10; i += 1) {
      const socket = connect(Number(port), '127.0.0.1');
      socket.on('error', () => {});
      const half =
        'POST /api/contacto HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"name":';
      await new Promise((written) => socket.write(half, written));
      // It answers others: what was written before has been read.
      expect((await fetch(`${child.address}/api/salud/viva`)).status).toBe(200);
      socket.destroy();
    }
    // Once it has ended it has said all that it had to say.
    expect(await child.kill('SIGTERM')).toBe(0);
    expect(child.output()).not.toMatch(/unavailable|unexpected|ECONNRESET/u);
    await drop();
  });
});

describe('security.txt', () => {
  it('says whom to write to, and until when that is true', async () => {
    const response = await server.call('GET', '/.well-known/security.txt');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toContain('text/plain');
    expect(response.body).toContain(`Contact: mailto:${server.config.contactEmail}`);
    const expires = new Date(/^Expires: (.+)$/mu.exec(response.body)?.[1] ?? '');
    expect(expires.getTime()).toBeGreaterThan(Date.now());
    expect(expires.getTime()).toBeLessThan(Date.now() + 366 * 24 * 60 * 60 * 1000);
  });
});

describe('the pages of the API', () => {
  it('are as closed as the rest', async () => {
    const { headers } = await server.call('GET', '/api/docs/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/https:|unsafe/u);
  });
});

describe('forged webhooks', () => {
  it('soon cost the provider no question any more, and known ones never do', async () => {
    let asked = 0;
    let genuine = false;
    const paypal = createServer((request, response) => {
      response.setHeader('content-type', 'application/json');
      if (request.url?.includes('oauth2')) return response.end('{"access_token":"t","expires_in":3600}');
      asked += 1;
      return response.end(JSON.stringify({ verification_status: genuine ? 'SUCCESS' : 'FAILURE' }));
    });
    await new Promise<void>((resolve) => paypal.listen(0, '127.0.0.1', resolve));
    const { port } = paypal.address() as AddressInfo;
    const own = await startTestServer({
      env: {
        PAYPAL_BASE_URL: `http://127.0.0.1:${port}`,
        PAYPAL_CLIENT_ID: 'x',
        PAYPAL_CLIENT_SECRET: 'x',
        PAYPAL_PLAN_BASIC: 'P-1',
        PAYPAL_PLAN_PRO: 'P-2',
        PAYPAL_WEBHOOK_ID: 'WH',
      },
    });
    const headers = Object.fromEntries(
      ['auth-algo', 'cert-url', 'transmission-id', 'transmission-sig', 'transmission-time'].map((name) => [
        `paypal-${name}`,
        'x',
      ]),
    );
    const forge = (id: string, remoteAddress = '203.0.113.1') =>
      own.app.inject({
        method: 'POST',
        remoteAddress,
        url: '/api/paypal/webhook',
        headers,
        payload: { id, event_type: 'BILLING.SUBSCRIPTION.CANCELLED', resource: { id: 'I-1' } },
      });
    const seen: number[] = [];
    for (let i = 0; i < 80; i += 1) seen.push((await forge(`WH-${randomBytes(6).toString('hex')}`)).statusCode);
    expect(seen.filter((status) => status === 400)).toHaveLength(60);
    expect(seen.filter((status) => status === 429)).toHaveLength(20);
    expect(asked).toBe(60);
    await own.database.pool.query("insert into eventos_pago values ('WH-VISTO', 'x', now())");
    expect((await forge('WH-VISTO')).statusCode).toBe(204);
    expect(asked).toBe(60);
    // Where a genuine one came from, forgeries do not shut the next genuine one out.
    const provider = '198.51.100.1';
    genuine = true;
    expect((await forge('WH-BUENO-1', provider)).statusCode).toBe(204);
    genuine = false;
    for (let i = 0; i < 70; i += 1) expect((await forge(`WH-FALSO-${i}`, provider)).statusCode).toBe(400);
    genuine = true;
    expect((await forge('WH-BUENO-2', provider)).statusCode).toBe(204);
    await own.close();
    await new Promise((resolve) => paypal.close(resolve));
  });
});

describe('why it did not start', () => {
  it('a folder that cannot be used is a sentence', () => {
    const directory = mkdtempSync(join(tmpdir(), 'estratega-config-'));
    const file = join(directory, 'no-es-carpeta');
    writeFileSync(file, '');
    expect(() => parseConfig({ DATA_DIR: join(file, 'datos') })).toThrow(ConfigError);
    expect(() => parseConfig({ DATA_DIR: join(file, 'datos') })).toThrow(/DATA_DIR: .* cannot be written to/u);
    rmSync(directory, { recursive: true, force: true });
  });

  it.each([
    [Object.assign(new Error('listen'), { code: 'EADDRINUSE' }), 'Port 3000 is taken'],
    [new Error('query', { cause: Object.assign(new Error('x'), { code: '28P01' }) }), 'password of DATABASE_URL'],
    [new AggregateError([Object.assign(new Error('x'), { code: 'ECONNREFUSED' })]), 'does not answer'],
  ])('%s', (error, sentence) => {
    const told = sentenceFor(error, '3000');
    expect(told).toContain(sentence);
    expect(told).not.toContain('    at ');
  });
});
