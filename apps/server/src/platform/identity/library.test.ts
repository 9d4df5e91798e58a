import { describe, expect, it } from 'vitest';
import { testConfig } from '../../../test/server.ts';
import { buildLibrary } from './library.ts';

const cookiesAt = async (PUBLIC_URL: string) => {
  const config = testConfig('postgres://nobody@localhost/none', { PUBLIC_URL });
  const { authCookies, createAuthCookie } = await buildLibrary({ config, db: {} as never, onNotice: () => {} }, false)
    .$context;
  return [authCookies.sessionToken, createAuthCookie('state', { maxAge: 300 })];
};

describe('cookies of the round trip to Google', () => {
  it('belong to this host alone where it is served by TLS', async () => {
    for (const { name, attributes } of await cookiesAt('https://estratega.example')) {
      expect(name).toMatch(/^__Host-estratega\.(?:session_token|state)$/u);
      // Without these three a browser takes no cookie of that name.
      expect(attributes).toMatchObject({ secure: true, path: '/', httpOnly: true, sameSite: 'lax' });
      expect(attributes.domain).toBeUndefined();
    }
  });

  it('have their plain name where there is none', async () => {
    for (const { name, attributes } of await cookiesAt('http://localhost:3000')) {
      expect(name).toMatch(/^estratega\.(?:session_token|state)$/u);
      expect(attributes.secure).toBe(false);
    }
  });
});
