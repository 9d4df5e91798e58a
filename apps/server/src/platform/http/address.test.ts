import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { networkOf } from './address.ts';

describe('what limits count', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s → %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

const message = { name: 'a', email: 'a@b.co', message: 'm' };

describe('behind a proxy', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ env: { TRUST_PROXY: 'true' } });
  });
  afterAll(() => server.close());
  const write = (forwarded: string, url = '/api/contacto', payload: object = message) =>
    server.app.inject({ method: 'POST', url, headers: { 'x-forwarded-for': forwarded }, payload });
  const statuses = async (count: number, forwarded: (index: number) => string) => {
    const seen: number[] = [];
    for (let index = 0; index < count; index += 1) seen.push((await write(forwarded(index))).statusCode);
    return seen;
  };

  it('what the visitor wrote into the header changes nothing: the proxy’s own entry counts', async () => {
    const seen = await statuses(22, (index) => `66.6.${index}.6, 203.0.113.7`);
    expect(seen.filter((status) => status === 204)).toHaveLength(20);
    expect(seen.slice(20)).toEqual([429, 429]);
    expect((await write('66.6.6.6, 203.0.113.8')).statusCode).toBe(204);
  });

  it('an IPv6 customer is one, however many addresses they have', async () => {
    const seen = await statuses(22, (index) => `2001:db8:aa:bb::${index.toString(16)}`);
    expect(seen.filter((status) => status === 204)).toHaveLength(20);
    expect((await write('2001:db8:aa:bc::1')).statusCode).toBe(204);
  });

  it('what is no address is not taken for one, whatever its length', async () => {
    for (const forwarded of ['A'.repeat(300), 'A'.repeat(240), "' or 1=1", '999.1.1.1', '1.2.3.4:80', '']) {
      const signIn = await write(forwarded, '/api/auth/sign-in/email', { email: 'a@b.co', password: 'x' });
      expect([401, 429]).toContain(signIn.statusCode);
      expect([204, 429]).toContain((await write(forwarded)).statusCode);
    }
  });

  it('counters say nothing about whom they count', async () => {
    const { rows } = await server.database.pool.query<{ key: string }>('select key from limites');
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows) expect(key).toMatch(/^[a-z-]+:[\w-]{32}$/u);
  });
});

describe('without a proxy', () => {
  it('no header changes who is asking', async () => {
    const server = await startTestServer();
    let stored = 0;
    for (let index = 0; index < 22; index += 1) {
      const headers = { 'x-forwarded-for': `66.6.${index}.6`, 'x-estratega-ip': `66.6.${index}.7` };
      const response = await server.app.inject({ method: 'POST', url: '/api/contacto', headers, payload: message });
      if (response.statusCode === 204) stored += 1;
    }
    expect(stored).toBe(20);
    await server.close();
  });
});
