import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { openDatabase } from '@estratega/server/database';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { askProduct, type Product, startProduct } from '../test/product.ts';
import { ExposedEmulatorsError, startEmulators } from './emulation.ts';

/** Identity with the emulated Google and mail, over HTTP: what the links in mails and the window of Google can and cannot do. */

let product: Product;
let url: string;

beforeAll(async () => {
  product = await startProduct();
  url = product.url;
});
afterAll(() => product.close());

const ask = (path: string, body?: unknown, token?: string) => askProduct(url + path, { body, token });
const PASSWORD = 'caballo-de-rey-7';
const address = () => `persona-${randomBytes(6).toString('hex')}@ejemplo.test`;
const register = async (email = address(), name = 'Ana') => {
  const response = await ask('/api/auth/sign-up/email', {
    name,
    email,
    password: PASSWORD,
    consentimientos: { tratamientoDatos: true },
  });
  expect(response.status).toBe(200);
  const { token, user } = (await response.json()) as { token: string; user: { id: string } };
  return { email, token, id: user.id };
};
const signIn = (email: string, password: string) => ask('/api/auth/sign-in/email', { email, password });
const myself = async (token: string) => (await (await ask('/api/usuarios/yo', undefined, token)).json()) as object;

interface StoredMail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
}
const mailsTo = async (to: string): Promise<StoredMail[]> => {
  const mails = (await (await fetch(`${url}/emuladores/correo/mensajes.json`)).json()) as StoredMail[];
  return mails.filter((mail) => mail.to.includes(to));
};
/** The newest first, once there are so many. */
const awaitMails = (to: string, count: number): Promise<StoredMail[]> =>
  vi.waitFor(
    async () => {
      const mails = await mailsTo(to);
      expect(mails).toHaveLength(count);
      return mails;
    },
    { timeout: 300_000, interval: 50 },
  );
const paramOf = (mail: StoredMail | undefined, name: string): string => {
  const link = /https?:\/\/\S+/u.exec(mail?.text ?? '')?.[0] ?? '';
  return new URL(link).searchParams.get(name) ?? '';
};
const askReset = async (email: string) =>
  expect((await ask('/api/auth/request-password-reset', { email })).status).toBe(200);
const reset = (token: string, newPassword: string) => ask('/api/auth/reset-password', { token, newPassword });

/** A window of its own, with its cookies, that chooses somebody at Google and comes back. */
const throughGoogle = async (sub: string) => {
  const jar = new Map<string, string>();
  const visit = async (target: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(target, url), {
      ...init,
      redirect: 'manual',
      headers: { ...init.headers, ...(cookie === '' ? {} : { cookie }) },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  };
  const begun = await visit('/api/auth/sign-in/social', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'google', callbackURL: '/acceso-google' }),
  });
  let next = ((await begun.json()) as { url: string }).url;
  for (let step = 0; step < 12; step += 1) {
    const at = new URL(next, url);
    if (at.pathname === '/acceso-google') break;
    const choosing = at.pathname.includes('/interaccion/');
    const response = await visit(next, choosing ? { method: 'POST', body: new URLSearchParams({ cuenta: sub }) } : {});
    next = response.headers.get('location') ?? expect.fail(`${next} answered ${response.status}`);
  }
  const error = new URL(next, url).searchParams.get('error');
  if (error !== null) return { error };
  const handedOver = await visit('/api/auth/get-session');
  const again = await visit('/api/auth/get-session');
  const { session } = (await handedOver.json()) as { session: { token: string } };
  return { token: session.token, again: again.status };
};

/** One statement on the database of this run. */
const query = async <T extends object>(sql: string, ...values: unknown[]): Promise<T[]> => {
  const { pool, close } = openDatabase({ url: product.databaseUrl, max: 1 });
  try {
    return (await pool.query<T>(sql, values)).rows;
  } finally {
    await close();
  }
};

describe('links to a new password', () => {
  it('are all worth nothing once one was used', async () => {
    const { email } = await register();
    await askReset(email);
    await awaitMails(email, 1);
    await askReset(email);
    const [second, first] = (await awaitMails(email, 2)).map((mail) => paramOf(mail, 'token'));
    expect((await reset(second ?? '', 'torre-de-dama-8')).status).toBe(200);
    expect((await reset(second ?? '', 'alfil-de-casa-9')).status).toBe(400);
    expect((await reset(first ?? '', 'alfil-de-casa-9')).status).toBe(400);
    expect((await signIn(email, 'torre-de-dama-8')).status).toBe(200);
  });

  it('nor do they outlive a change of password', async () => {
    const { email, token } = await register();
    await askReset(email);
    const [mail] = await awaitMails(email, 1);
    const body = { currentPassword: PASSWORD, newPassword: 'torre-de-dama-8' };
    expect((await ask('/api/auth/change-password', body, token)).status).toBe(200);
    expect((await reset(paramOf(mail, 'token'), 'alfil-de-casa-9')).status).toBe(400);
  });

  it('refuse a weak password without being used up', async () => {
    const { email } = await register();
    await askReset(email);
    const [mail] = await awaitMails(email, 1);
    const token = paramOf(mail, 'token');
    expect(await (await reset(token, 'contraseña')).json()).toMatchObject({ code: 'contrasena_debil' });
    expect((await reset(token, 'torre-de-dama-8')).status).toBe(200);
  });

  it('are not in the database', async () => {
    const { email, id } = await register();
    await askReset(email);
    const [mail] = await awaitMails(email, 1);
    const rows = await query<{ text: string }>(
      'select row_to_json(v)::text as text from verificaciones v where value = $1',
      id,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).not.toContain(paramOf(mail, 'token'));
  });
});

describe('mails', () => {
  it('to an address that nobody has proved carry not a word of whoever registered it', async () => {
    const victim = address();
    await register(victim, 'GANASTE UN PREMIO');
    await askReset(victim);
    const [mail] = await awaitMails(victim, 1);
    expect(mail?.text).not.toContain('GANASTE');
    await reset(paramOf(mail, 'token'), 'torre-de-dama-8');
    await askReset(victim);
    const [proved] = await awaitMails(victim, 2);
    expect(proved?.text).toContain('GANASTE');
  });
});

describe('another address for the account', () => {
  it('counts once its owner has confirmed it, and not before', async () => {
    const { email, token } = await register();
    const next = address();
    expect((await ask('/api/auth/change-email', { newEmail: next.toUpperCase() }, token)).status).toBe(200);
    const [mail] = await awaitMails(next, 1);
    expect(await myself(token)).toMatchObject({ email });
    const link = { token: paramOf(mail, 'confirmar'), email: paramOf(mail, 'correo') };
    const other = { ...link, email: address() };
    expect((await ask('/api/auth/confirm-email', other, token)).status).toBe(400);
    await askReset(email);
    const [old] = await awaitMails(email, 1);
    expect((await ask('/api/auth/confirm-email', link, token)).status).toBe(200);
    expect((await ask('/api/auth/confirm-email', link, token)).status).toBe(400);
    expect(await myself(token)).toMatchObject({ email: next });
    expect((await signIn(email, PASSWORD)).status).toBe(401);
    expect((await signIn(next, PASSWORD)).status).toBe(200);
    // What went to the old address before opens nothing, and it is told.
    expect((await reset(paramOf(old, 'token'), 'torre-de-dama-8')).status).toBe(400);
    expect((await awaitMails(email, 2))[0]?.subject).toContain('cambió');
  });

  it('is not told whether it is taken, and two cannot get the same', async () => {
    const [ana, bruno] = [await register(), await register()];
    expect((await ask('/api/auth/change-email', { newEmail: bruno.email }, ana.token)).status).toBe(200);
    const wanted = address();
    for (const { token } of [ana, bruno]) await ask('/api/auth/change-email', { newEmail: wanted }, token);
    const links = (await awaitMails(wanted, 2)).map((mail) => ({ token: paramOf(mail, 'confirmar'), email: wanted }));
    // It would have been sent before those.
    expect(await mailsTo(bruno.email)).toEqual([]);
    // Either link may be either's: each tries both, at once.
    const answers = await Promise.all(
      links.flatMap((link) => [ana, bruno].map(({ token }) => ask('/api/auth/confirm-email', link, token))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });

  it('gives nobody a stranger’s account: the link alone changes nothing, nor with another session', async () => {
    const intruder = await throughGoogle('102');
    const victim = address();
    expect((await ask('/api/auth/change-email', { newEmail: victim }, intruder.token)).status).toBe(200);
    const [mail] = await awaitMails(victim, 1);
    const link = { token: paramOf(mail, 'confirmar'), email: victim };
    expect((await ask('/api/auth/confirm-email', link)).status).toBe(401);
    const passerBy = await register();
    const answer = await ask('/api/auth/confirm-email', link, passerBy.token);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, 'enlace_ajeno']);
    expect(await query('select 1 from usuarios where email = $1', victim)).toEqual([]);
    // What a page that is only looked at does, a mail scanner too: the account is still the intruder's alone.
    expect(await myself(intruder.token ?? '')).not.toMatchObject({ email: victim });
  });

  it('ends the other sessions and what was joined by the old one; a reset ends whatever was joined', async () => {
    const owner = await throughGoogle('102');
    const token = owner.token ?? '';
    const elsewhere = await throughGoogle('102');
    const next = address();
    await ask('/api/auth/change-email', { newEmail: next }, token);
    const [mail] = await awaitMails(next, 1);
    const link = { token: paramOf(mail, 'confirmar'), email: next };
    expect((await ask('/api/auth/confirm-email', link, token)).status).toBe(200);
    expect(await myself(token)).toMatchObject({ email: next, accesos: { google: false } });
    expect((await ask('/api/usuarios/yo', undefined, elsewhere.token)).status).toBe(401);
    const { uid: id } = (await myself(token)) as { uid: string };
    // Google leads to an account of its own now, and not into this one.
    expect(await myself((await throughGoogle('102')).token ?? '')).not.toMatchObject({ email: next });

    await query("insert into cuentas (id, user_id, account_id, provider_id) values ($1, $1, 'intruso', 'google')", id);
    await askReset(next);
    const [resetMail] = await awaitMails(next, 2);
    expect((await reset(paramOf(resetMail, 'token'), 'torre-de-dama-8')).status).toBe(200);
    expect(await query('select provider_id from cuentas where user_id = $1', id)).toEqual([
      { provider_id: 'credential' },
    ]);
  });
});

describe('Google', () => {
  it('opens a session of ours, handed over once', async () => {
    const { token, again } = await throughGoogle('101');
    expect(await myself(token ?? '')).toMatchObject({ email: 'ana.torres@gmail.example', accesos: { google: true } });
    expect(again).toBe(401);
  });

  it('opens no account with an address that it has not verified', async () => {
    expect(await throughGoogle('104')).toEqual({ error: 'email_not_verified' });
    expect((await signIn('sin.verificar@gmail.example', PASSWORD)).status).toBe(401);
  });

  it('that came in before the address was proved goes out when its owner proves it', async () => {
    const email = address();
    const { id, token } = await register(email);
    await query("insert into cuentas (id, user_id, account_id, provider_id) values ($1, $1, 'intruso', 'google')", id);
    expect(await myself(token)).toMatchObject({ accesos: { google: true } });
    await askReset(email);
    const [mail] = await awaitMails(email, 1);
    await reset(paramOf(mail, 'token'), 'torre-de-dama-8');
    expect(await query('select provider_id from cuentas where user_id = $1', id)).toEqual([
      { provider_id: 'credential' },
    ]);
  });

  it.each(['', '?state=vencido&code=x', '?error=access_denied', '?code=x', '?state=a&state=b'])(
    'whatever window comes back with «%s», a person ends at our page',
    async (query) => {
      const response = await ask(`/api/auth/callback/google${query}`);
      expect(response.status).toBe(302);
      const location = new URL(response.headers.get('location') ?? '', url);
      expect(location.origin).toBe(url);
      expect(location.pathname).toBe('/acceso-google');
      expect(location.searchParams.has('error')).toBe(true);
    },
  );
});

describe('emulators', () => {
  it('are not shown to the network', async () => {
    for (const HOST of ['0.0.0.0', '::', '192.0.2.2', 'estratega.example']) {
      await expect(startEmulators({ HOST }, 'http://localhost:1')).rejects.toThrow(ExposedEmulatorsError);
    }
  });

  it('nor is the clock, when nothing else is emulated', async () => {
    const env = { HOST: '0.0.0.0', GOOGLE_CLIENT_ID: 'x', PAYPAL_CLIENT_ID: 'x', SMTP_URL: 'smtp://x' };
    const none = await startEmulators(env, 'http://localhost:1');
    const server = none.serverFactory((_request, response) => response.writeHead(418).end(), {});
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    expect((await fetch(`http://127.0.0.1:${port}/emuladores/reloj`)).status).toBe(418);
    await new Promise((resolve) => server.close(resolve));
    await none.close();
  });
});
