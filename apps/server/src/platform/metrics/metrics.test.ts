import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDatabase, testConfig } from '../../../test/server.ts';
import { type Running, runServer } from '../../run.ts';
import { ConfigError, parseConfig } from '../config.ts';

const TOKEN = 'una-llave-para-mirar-cifras';
/** An answer is counted after it has gone out. */
const PATIENCE = { timeout: 60_000 };
const WEBHOOK = '/api/paypal/webhook';

let running: Running;
let drop: () => Promise<void>;
beforeAll(async () => {
  const own = await createDatabase();
  drop = own.drop;
  running = await runServer({ config: testConfig(own.url, { PORT: '0', METRICS_PORT: '0', METRICS_TOKEN: TOKEN }) });
});
afterAll(async () => {
  await running.close();
  await drop();
});

const scrape = (headers: Record<string, string> = { authorization: `Bearer ${TOKEN}` }, path = '/metrics') =>
  fetch(`${running.metricsAddress}${path}`, { headers });
const figures = async (): Promise<string> => (await scrape()).text();
/** The value of the one line that begins so. */
const value = (text: string, start: string): number => {
  const line = text.split('\n').find((candidate) => candidate.startsWith(start));
  return Number(line?.slice(line.lastIndexOf(' ') + 1) ?? Number.NaN);
};

describe('figures for whoever runs it', () => {
  it('do not exist where visitors come in, whatever they show', async () => {
    for (const path of ['/metrics', '/api/metrics', '/metrics/']) {
      const answer = await fetch(`${running.address}${path}`, { headers: { authorization: `Bearer ${TOKEN}` } });
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('estratega_');
    }
  });

  it('need the key on their own socket, and only they are there', async () => {
    for (const authorization of ['', 'Bearer otra', `Basic ${TOKEN}`, TOKEN, `Bearer ${TOKEN} `.repeat(2)]) {
      const refused = await scrape(authorization === '' ? {} : { authorization });
      expect(refused.status).toBe(401);
      expect(await refused.text()).toBe('');
    }
    expect((await scrape(undefined, '/')).status).toBe(404);
    expect((await scrape(undefined, '/api/usuarios/yo')).status).toBe(404);
    expect((await scrape()).status).toBe(200);
  });

  it('count answers by pattern, and never what was asked for', async () => {
    const plan = '/api/chat/obtener-plan/:planId';
    const line = `estratega_http_request_seconds_count{method="GET",route="${plan}",status="401"}`;
    const before = value(await figures(), line) || 0;
    for (const id of ['uno', 'dos', 'tres']) await fetch(`${running.address}/api/chat/obtener-plan/CANARIO-${id}`);
    await fetch(`${running.address}/CANARIO-perdido`);
    await vi.waitFor(async () => expect(value(await figures(), line)).toBe(before + 3), PATIENCE);
    const text = await figures();
    expect(text).not.toContain('CANARIO');
    expect(
      value(text, 'estratega_http_request_seconds_count{method="GET",route="unknown",status="404"}'),
    ).toBeGreaterThan(0);
  });

  it('tell of webhooks that failed', async () => {
    await fetch(`${running.address}${WEBHOOK}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    await vi.waitFor(
      async () =>
        expect(value(await figures(), 'estratega_webhooks_total{provider="paypal",result="refused"}')).toBe(1),
      PATIENCE,
    );
  });

  it('tell of the pool, the event loop and the work by night', async () => {
    const text = await figures();
    expect(value(text, 'estratega_database_up')).toBe(1);
    expect(value(text, 'estratega_database_pool{state="max"}')).toBe(10);
    expect(value(text, 'estratega_database_pool{state="total"}')).toBeGreaterThan(0);
    expect(value(text, 'estratega_database_pool{state="waiting"}')).toBe(0);
    expect(value(text, 'estratega_nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
    expect(text).toContain('# TYPE estratega_jobs gauge');
  });
});

describe('where they are read', () => {
  it('is nowhere unless somebody asks', () => {
    expect(parseConfig({ AUTH_SECRET: 'x'.repeat(32) }).metrics).toBeUndefined();
  });
  it('is this machine alone, or there is a key', () => {
    const env = { AUTH_SECRET: 'x'.repeat(32), METRICS_PORT: '9100' };
    expect(parseConfig(env).metrics).toEqual({ host: '127.0.0.1', port: 9100, token: undefined });
    expect(() => parseConfig({ ...env, METRICS_HOST: '0.0.0.0' })).toThrow(ConfigError);
    expect(parseConfig({ ...env, METRICS_HOST: '0.0.0.0', METRICS_TOKEN: TOKEN }).metrics?.token).toBe(TOKEN);
  });
});
