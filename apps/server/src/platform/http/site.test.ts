import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, testConfig } from '../../../test/server.ts';
import { createApp } from '../../app.ts';
import { type Database, openDatabase } from '../database/index.ts';

let app: FastifyInstance;
let database: Database;
let drop: () => Promise<void>;
let root: string;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'estratega-site-'));
  mkdirSync(join(root, 'contacto'));
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Inicio</title><script>window.x = 1</script>');
  writeFileSync(join(root, 'contacto/index.html'), '<!doctype html><title>Contacto</title>');
  writeFileSync(join(root, '__spa-fallback.html'), '<!doctype html><title>No está</title>');
  writeFileSync(join(root, 'assets/app-AbC123.js'), 'console.log(1)');
  for (const name of ['dealer', 'reviewer'])
    writeFileSync(join(root, `assets/${name}.worker-AbC123.js`), 'postMessage(1)');
  writeFileSync(join(root, 'robots.txt'), 'User-agent: *');
  mkdirSync(join(root, 'mis-partidas/partida/_'), { recursive: true });
  writeFileSync(join(root, 'mis-partidas/partida/_/index.html'), '<!doctype html><title>Partida</title>');
  mkdirSync(join(root, 'motor/prueba-1'), { recursive: true });
  writeFileSync(join(root, 'motor/prueba-1/motor.js'), 'postMessage("uciok")');
  writeFileSync(join(root, 'motor/prueba-1/motor.wasm'), '\0asm');
  const created = await createDatabase();
  drop = created.drop;
  database = openDatabase({ url: created.url, max: 2 });
  app = (await createApp({ config: testConfig(created.url), database, siteRoot: root })).app;
});
afterAll(async () => {
  await app.close();
  await database.close();
  await drop();
  rmSync(root, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });

describe('the built site', () => {
  it('sends each page its own HTML, with exactly its inline scripts allowed', async () => {
    const home = await get('/');
    expect(home.statusCode).toBe(200);
    expect(home.body).toContain('Inicio');
    expect(home.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/u);
    const contact = await get('/contacto?x=1');
    expect(contact.body).toContain('Contacto');
    expect(contact.headers['content-security-policy']).toContain("script-src 'self';");
  });

  it('compresses, and answers 304 to whoever has it', async () => {
    const zipped = await get('/', { 'accept-encoding': 'gzip' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.rawPayload).toString()).toContain('Inicio');
    const again = await get('/', { 'if-none-match': String(zipped.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('sends unknown addresses the friendly page with a 404, and programs a problem', async () => {
    const page = await get('/no-existe');
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('No está');
    const api = await get('/api/no-existe');
    expect(api.statusCode).toBe(404);
    expect(api.json()).toMatchObject({ code: 'no_encontrado' });
    expect((await app.inject({ method: 'POST', url: '/contacto' })).statusCode).toBe(404);
  });

  it('drops a final slash for good, and follows nobody elsewhere', async () => {
    const slash = await get('/contacto/?a=1');
    expect(slash.statusCode).toBe(308);
    expect(slash.headers.location).toBe('/contacto?a=1');
    for (const url of ['//evil.example/', '/%2e%2e/%2e%2e/etc/passwd', '/assets/../../etc/passwd']) {
      const response = await get(url);
      expect([400, 404], url).toContain(response.statusCode);
      expect(response.headers.location).toBeUndefined();
    }
  });

  it('lets hashed files be kept for ever, and asks again about the rest', async () => {
    expect((await get('/assets/app-AbC123.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/robots.txt')).headers['cache-control']).toBe('no-cache');
    expect((await get('/')).headers['cache-control']).toBe('no-cache');
  });

  it('keeps the engine for ever, and lets it alone compile a module', async () => {
    const [script, module] = [await get('/motor/prueba-1/motor.js'), await get('/motor/prueba-1/motor.wasm')];
    expect(script.headers['content-type']).toMatch(/^(?:text|application)\/javascript/u);
    expect(module.headers['content-type']).toBe('application/wasm');
    for (const { headers } of [script, module])
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(script.headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    for (const url of ['/', '/contacto', '/no-existe', '/mis-partidas/partida/abc', '/assets/app-AbC123.js'])
      expect((await get(url)).headers['content-security-policy'], url).not.toContain('wasm-unsafe-eval');
  });

  it.each(['dealer', 'reviewer'])(
    'lets the %s that solves hands compile its module, and fetch nothing',
    async (name) => {
      const { headers } = await get(`/assets/${name}.worker-AbC123.js`);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      );
    },
  );

  it('answers for a game by its name, whose document is the same for all', async () => {
    const page = await get('/mis-partidas/partida/0123456789abcdef');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Partida');
    expect((await get('/mis-partidas/partida')).statusCode).toBe(404);
  });
});
