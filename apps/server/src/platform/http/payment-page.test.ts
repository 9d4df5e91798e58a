import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentSources } from './security.ts';
import { serveSite } from './site.ts';

const PUBLIC = 'https://estratega.test';
const LIVE = 'https://www.paypal.com/sdk/js';
const PAYPAL = 'https://*.paypal.com https://*.paypalobjects.com https://*.venmo.com';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'estratega-sitio-'));
  for (const path of ['', 'subscripcion-selector', 'contacto']) {
    mkdirSync(join(root, path), { recursive: true });
    writeFileSync(join(root, path, 'index.html'), `<title>${path}</title><script>1</script>`);
  }
  writeFileSync(join(root, '__spa-fallback.html'), '<title>404</title>');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const policies = async (sdkUrl: string | undefined, path: string) => {
  const app = fastify();
  await serveSite(app, root, PUBLIC, { payment: paymentSources(sdkUrl, PUBLIC) });
  const { headers } = await app.inject({ url: path, headers: { accept: 'text/html' } });
  await app.close();
  const policy = String(headers['content-security-policy']);
  const directives = Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ');
      return [name ?? '', sources.join(' ')];
    }),
  );
  return { policy, directives, nonce: /nonce;desc="([\w-]+)"/u.exec(String(headers['server-timing']))?.[1] };
};

describe('the page that takes payments', () => {
  it('lets exactly the provider in', async () => {
    const { directives, nonce } = await policies(LIVE, '/subscripcion-selector');
    expect(nonce).toMatch(/^[\w-]{24}$/u);
    expect(directives['script-src']).toMatch(/^'self' 'sha256-[^ ]+' 'nonce-/u);
    expect(directives['script-src']).toContain(` 'nonce-${nonce}' ${PAYPAL}`);
    expect(directives['script-src']).not.toContain('unsafe');
    expect(directives).toMatchObject({
      'style-src': `'self' 'unsafe-inline' ${PAYPAL}`,
      'img-src': `'self' data: ${PAYPAL}`,
      'connect-src': `'self' ${PAYPAL}`,
      'frame-src': PAYPAL,
      'default-src': "'self'",
      'frame-ancestors': "'none'",
    });
  });

  it('has another nonce each time', async () => {
    const nonces = [await policies(LIVE, '/subscripcion-selector'), await policies(LIVE, '/subscripcion-selector')].map(
      ({ nonce }) => nonce,
    );
    expect(new Set(nonces).size).toBe(2);
  });

  it('is like every other page when the script is our own, or there are no payments', async () => {
    const usual = await policies(undefined, '/contacto');
    for (const sdkUrl of [undefined, `${PUBLIC}/emuladores/paypal/sdk/js`]) {
      const { policy, nonce } = await policies(sdkUrl, '/subscripcion-selector');
      expect(policy).toBe(usual.policy);
      expect(nonce).toBeUndefined();
    }
  });

  it.each(['/', '/contacto', '/no-existe'])('is the only one: %s lets nobody in', async (path) => {
    const { policy, nonce } = await policies(LIVE, path);
    expect(policy).not.toMatch(/paypal|unsafe|nonce|frame-src/u);
    expect(nonce).toBeUndefined();
  });
});

describe('paymentSources', () => {
  it.each([
    ['https://www.paypal.com/sdk/js', PAYPAL.split(' ')],
    ['https://www.sandbox.paypal.com/sdk/js', PAYPAL.split(' ')],
    ['https://pagos.ejemplo.test/sdk/js', ['https://pagos.ejemplo.test']],
    ['https://notpaypal.com/sdk/js', ['https://notpaypal.com']],
    ['https://paypal.com.evil.test/sdk/js', ['https://paypal.com.evil.test']],
  ])('of %s', (sdkUrl, sources) => {
    expect(paymentSources(sdkUrl, PUBLIC)).toEqual(sources);
  });
});
