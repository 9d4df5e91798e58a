import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTE_TABLE } from '../../../test/route-table.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let ahead = 0;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date(Date.now() + ahead) });
});
afterAll(() => server.close());

const me = '/api/usuarios/yo';
const rowsOf = async <T extends object>(sql: string, ...values: unknown[]): Promise<T[]> =>
  (await server.database.pool.query<T>(sql, values)).rows;
const signIn = (email: string, password: string, remoteAddress = '127.0.0.1') =>
  server.app.inject({ method: 'POST', url: '/api/auth/sign-in/email', remoteAddress, payload: { email, password } });
const tokenOf = async (email: string, password: string) =>
  (await signIn(email, password)).json<{ token: string }>().token;

describe('passwords that a machine tries first', () => {
  it.each(['12345678', 'password', 'qwertyui', '        ', 'Estratega', 'persona@correo.test', 'Julieta 1'])(
    '«%s» makes no account',
    async (password) => {
      const body = { name: 'Julieta', email: 'persona@correo.test', password };
      const response = await server.call('POST', '/api/auth/sign-up/email', { body });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code: 'contrasena_debil', fields: { password: expect.any(String) } });
      expect(await rowsOf('select 1 from usuarios where email = $1', body.email)).toEqual([]);
    },
  );

  it('nor do they replace one', async () => {
    const { token, email, password } = await server.signUp();
    const body = { currentPassword: password, newPassword: 'contraseña1' };
    const response = await server.call('POST', '/api/auth/change-password', { token, body });
    expect(response.json()).toMatchObject({ status: 400, code: 'contrasena_debil' });
    expect((await signIn(email, password)).statusCode).toBe(200);
  });
});

describe('names', () => {
  it.each(['Gana YA https://evil.example/premio', 'Ana\n\nhttp', 'Ana\u202egro', 'entra en www.evil.example'])(
    'carry no message: «%s»',
    async (name) => {
      const { token } = await server.signUp();
      expect((await server.call('PATCH', me, { token, body: { name } })).statusCode).toBe(400);
      const body = { name, email: 'mensaje@ejemplo.test', password: 'caballo-de-rey-7' };
      const response = await server.call('POST', '/api/auth/sign-up/email', { body });
      expect(response.json()).toMatchObject({ status: 400, fields: { name: expect.any(String) } });
    },
  );
});

describe('consents that come with the registration', () => {
  it('are stored with the account, dated', async () => {
    const body = {
      name: 'Ana',
      email: 'consiente@ejemplo.test',
      password: 'caballo-de-rey-7',
      consentimientos: { tratamientoDatos: true, marketing: false },
    };
    const { token } = (await server.call('POST', '/api/auth/sign-up/email', { body })).json<{ token: string }>();
    expect((await server.call('GET', me, { token })).json()).toMatchObject({
      consentimientos: { tratamientoDatos: expect.any(String), marketing: null, noVender: null },
    });
  });

  it.each([{ tratamientoDatos: false }, { marketing: true }, { tratamientoDatos: true, plan: 'pro' }, '2020-01-01'])(
    'are refused with the account when they are not that: %o',
    async (consentimientos) => {
      const body = { name: 'Ana', email: 'no@ejemplo.test', password: 'caballo-de-rey-7', consentimientos };
      expect((await server.call('POST', '/api/auth/sign-up/email', { body })).statusCode).toBe(400);
      expect(await rowsOf('select 1 from usuarios where email = $1', body.email)).toEqual([]);
    },
  );
});

describe('whoever has not consented', () => {
  it('tells us nothing about their game, may look, agree, and leave', async () => {
    const body = { name: 'Ana', email: 'sin-consentir@ejemplo.test', password: 'caballo-de-rey-7' };
    const { token } = (await server.call('POST', '/api/auth/sign-up/email', { body })).json<{ token: string }>();
    const plan = {
      campo: 'Ajedrez',
      nivelIntensidad: 'bajo',
      diasEstudio: ['lunes'],
      horasEstudio: { lunes: 1 },
      experienciaAjedrez: 'No tengo elo',
      conocimientosAjedrez: '',
    };
    const make = () => server.call('POST', '/api/chat/custom-prompt', { token, body: { informacionTema: plan } });
    expect((await make()).json()).toMatchObject({ status: 403, code: 'consentimiento_requerido' });
    expect((await server.call('GET', '/api/planes', { token })).statusCode).toBe(200);
    expect((await server.call('GET', `${me}/datos`, { token })).statusCode).toBe(200);
    await server.call('PATCH', me, { token, body: { consentimientos: { tratamientoDatos: true } } });
    expect((await make()).statusCode).toBe(201);
    expect((await server.call('DELETE', me, { token })).statusCode).toBe(204);
  });

  it('is asked by every route that takes something, but for those that look after the account', async () => {
    const body = { name: 'Ana', email: 'tampoco@ejemplo.test', password: 'caballo-de-rey-7' };
    const { token } = (await server.call('POST', '/api/auth/sign-up/email', { body })).json<{ token: string }>();
    const open: string[] = [];
    for (const { method, url, access, body: told } of ROUTE_TABLE) {
      if (access !== 'user' || !['POST', 'PUT', 'PATCH'].includes(method) || url === '/api/auth/sign-out') continue;
      const answer = await server.call(method, url.replace(/:\w+/gu, 'x'), { token, body: told });
      if (answer.json<{ code?: string }>()?.code !== 'consentimiento_requerido') open.push(url);
    }
    expect(open.filter((url) => !/^\/api\/(?:auth|usuarios|paypal)\//u.test(url))).toEqual([]);
  });
});

describe('a storm of registrations', () => {
  it('is told to come back, makes exactly who was told yes, and leaves everybody else served', async () => {
    // Passwords that take a while: a queue that is never full tells nothing.
    const costly = await startTestServer({ env: { PASSWORD_COST: '12' }, url: server.url });
    const { token } = await costly.signUp();
    const storm = Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        costly.app.inject({
          method: 'POST',
          url: '/api/auth/sign-up/email',
          remoteAddress: `203.0.113.${i}`,
          payload: { name: 'Ana', email: `tormenta-${i}@ejemplo.test`, password: 'caballo-de-rey-7' },
        }),
      ),
    );
    const others = await Promise.all(Array.from({ length: 30 }, () => costly.call('GET', me, { token })));
    expect(others.map(({ statusCode }) => statusCode)).toEqual(others.map(() => 200));
    const answers = await storm;
    const made = answers.filter(({ statusCode }) => statusCode === 200).length;
    const later = answers.filter(({ statusCode }) => statusCode === 503);
    expect(made + later.length).toBe(60);
    expect(later.length).toBeGreaterThan(0);
    for (const answer of later) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(await rowsOf("select 1 from usuarios where email like 'tormenta-%'")).toHaveLength(made);
    await costly.close();
  });

  it('from one network is heard twice at most, and costs that network what it may', async () => {
    const costly = await startTestServer({
      env: { PASSWORD_COST: '12', LIMIT_SIGN_UP_PER_HOUR: '20' },
      url: server.url,
    });
    const join = (name: string, i: number, remoteAddress: string) =>
      costly.app.inject({
        method: 'POST',
        url: '/api/auth/sign-up/email',
        remoteAddress,
        payload: { name: 'Ana', email: `${name}-${i}@ejemplo.test`, password: 'caballo-de-rey-7' },
      });
    const answers = await Promise.all(Array.from({ length: 60 }, (_, i) => join('una-red', i, '198.51.100.7')));
    const made = answers.filter(({ statusCode }) => statusCode === 200).length;
    expect(made).toBeGreaterThan(0);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(60 - made);
    // Those who were not heard were counted: the hour of that network is over, and of no other.
    expect((await join('una-red', 60, '198.51.100.7')).statusCode).toBe(429);
    expect((await join('otra-red', 0, '198.51.100.8')).statusCode).toBe(200);
    await costly.close();
  });

  it('from one network never fills the line in which all wait, whatever its hour still allows', async () => {
    const costly = await startTestServer({ env: { PASSWORD_COST: '12' }, url: server.url });
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        costly.app.inject({
          method: 'POST',
          url: '/api/auth/sign-up/email',
          remoteAddress: '198.51.100.9',
          payload: { name: 'Ana', email: `red-llena-${i}@ejemplo.test`, password: 'caballo-de-rey-7' },
        }),
      ),
    );
    // A full line is a 503, to everybody in it; a network that has its two places is told so by itself.
    expect([...new Set(answers.map(({ statusCode }) => statusCode))].sort()).toEqual([200, 429]);
    await costly.close();
  });
});

describe('signing in', () => {
  it('has an end also when it succeeds, and leaves at most twenty sessions', async () => {
    const { email, password, id } = await server.signUp();
    const seen: number[] = [];
    for (let i = 0; i < 61; i += 1) seen.push((await signIn(email, password)).statusCode);
    expect(seen.slice(0, 60)).toEqual(seen.slice(0, 60).map(() => 200));
    expect(seen[60]).toBe(429);
    expect(await rowsOf('select 1 from sesiones where user_id = $1', id)).toHaveLength(20);
  });

  it('strangers who guess do not lock the owner out of where the owner has been', async () => {
    const { email, password } = await server.signUp();
    for (let address = 1; address <= 5; address += 1) {
      for (let i = 0; i < 10; i += 1) await signIn(email, 'no-es-esta', `203.0.113.${address}`);
    }
    expect((await signIn(email, password, '203.0.113.99')).statusCode).toBe(429);
    expect((await signIn(email, password)).statusCode).toBe(200);
    // Known or not, ten wrong ones from one place are the end there.
    for (let i = 0; i < 10; i += 1) await signIn(email, 'no-es-esta');
    expect((await signIn(email, password)).statusCode).toBe(429);
  });
});

describe('keys at rest', () => {
  it('what the database holds opens nothing', async () => {
    const { token, id } = await server.signUp();
    const [row] = await rowsOf<{ token: string; text: string }>(
      'select token, row_to_json(s)::text as text from sesiones s where user_id = $1',
      id,
    );
    expect(row?.text).not.toContain(token);
    for (const key of [row?.token ?? '', (row?.token ?? '').replace('sha256:', '')]) {
      expect((await server.call('GET', me, { token: key })).statusCode).toBe(401);
    }
    expect((await server.call('GET', me, { token })).statusCode).toBe(200);
  });
});

describe('sessions', () => {
  it('end ninety days after the sign-in, however often they are used', async () => {
    const { token } = await server.signUp();
    try {
      for (let day = 0; day < 90; day += 15) {
        ahead = day * DAY_MS;
        expect((await server.call('GET', me, { token })).statusCode).toBe(200);
      }
      ahead = 90 * DAY_MS;
      expect((await server.call('GET', me, { token })).statusCode).toBe(401);
    } finally {
      ahead = 0;
    }
  });

  it('are listed to their owner, and the others can be closed, one by one or all', async () => {
    const { token, email, password } = await server.signUp();
    const [second, third] = [await tokenOf(email, password), await tokenOf(email, password)];
    const stranger = await server.signUp();
    const list = async () =>
      (await server.call('GET', `${me}/sesiones`, { token })).json<{ id: string; actual: boolean }[]>();
    expect(await list()).toHaveLength(3);
    expect((await list()).filter(({ actual }) => actual)).toHaveLength(1);
    expect(JSON.stringify(await list())).not.toContain('sha256');

    const other = (await server.call('GET', `${me}/sesiones`, { token: second })).json<
      { id: string; actual: boolean }[]
    >();
    const secondId = other.find(({ actual }) => actual)?.id ?? '';
    expect((await server.call('DELETE', `${me}/sesiones/${secondId}`, { token: stranger.token })).statusCode).toBe(404);
    expect((await server.call('DELETE', `${me}/sesiones/${secondId}`, { token })).statusCode).toBe(204);
    expect((await server.call('GET', me, { token: second })).statusCode).toBe(401);
    expect((await server.call('DELETE', `${me}/sesiones`, { token })).statusCode).toBe(204);
    expect((await server.call('GET', me, { token: third })).statusCode).toBe(401);
    expect((await server.call('GET', me, { token })).statusCode).toBe(200);
    expect((await server.call('GET', me, { token: stranger.token })).statusCode).toBe(200);
  });
});

describe('what cannot be undone, or hands everything over', () => {
  const sensitive = [
    ['DELETE', me],
    ['GET', `${me}/datos`],
    ['POST', '/api/auth/change-email'],
  ] as const;

  it('asks for a sign-in of the last quarter of an hour, or for the password', async () => {
    const { token, password } = await server.signUp();
    const ask = (method: 'DELETE' | 'GET' | 'POST', url: string) =>
      server.call(method, url, { token, ...(method === 'POST' ? { body: { newEmail: 'otra@ejemplo.test' } } : {}) });
    const confirm = (given: string) =>
      server.call('POST', '/api/auth/verify-password', { token, body: { password: given } });
    try {
      ahead = 16 * MINUTE_MS;
      for (const [method, url] of sensitive) {
        expect((await ask(method, url)).json()).toMatchObject({ status: 403, code: 'confirmacion_requerida' });
      }
      expect((await server.call('GET', me, { token })).statusCode).toBe(200);
      expect((await confirm('no-es-esta')).json()).toMatchObject({ status: 400, code: 'contrasena_incorrecta' });
      expect((await ask('GET', `${me}/datos`)).statusCode).toBe(403);
      expect((await confirm(password)).statusCode).toBe(200);
      expect((await ask('GET', `${me}/datos`)).statusCode).toBe(200);
      ahead = 32 * MINUTE_MS;
      expect((await ask('DELETE', me)).statusCode).toBe(403);
      await confirm(password);
      expect((await ask('DELETE', me)).statusCode).toBe(204);
    } finally {
      ahead = 0;
    }
  });

  it('guesses at the password there are counted', async () => {
    const { token, password } = await server.signUp();
    const confirm = (given: string) =>
      server.call('POST', '/api/auth/verify-password', { token, body: { password: given } });
    for (let i = 0; i < 10; i += 1) expect((await confirm('no-es-esta')).statusCode).toBe(400);
    expect((await confirm(password)).statusCode).toBe(429);
  });
});

describe('a deleted account', () => {
  it('leaves nothing anywhere that names it', async () => {
    const { token, id, email } = await server.signUp('Zoraida Inolvidable');
    const plan = {
      campo: 'Ajedrez',
      nivelIntensidad: 'bajo',
      diasEstudio: ['lunes'],
      horasEstudio: { lunes: 1 },
      experienciaAjedrez: 'No tengo elo',
      conocimientosAjedrez: '',
    };
    await server.call('POST', '/api/chat/custom-prompt', { token, body: { informacionTema: plan } });
    await server.call('POST', '/api/planes/lectura', { token, body: { campo: 'Ajedrez', texto: 'No sé finales.' } });
    await server.call('POST', '/api/auth/verify-password', { token, body: { password: 'no-es-esta' } });
    await server.call('GET', '/api/paypal/suscripcion', { token });
    await server.call('POST', '/api/contacto', {
      body: { name: 'Zoraida', email: email.toUpperCase(), message: 'Hola.' },
    });
    await server.database.pool.query(
      "insert into verificaciones (id, identifier, value, expires_at) values ($1, 'reset-password:x', $1, now() + interval '1 hour')",
      [id],
    );
    const counters = async () =>
      (await rowsOf("select 1 from limites where key like '%usuario:%' or key like 'pagos-%'")).length;
    const before = await counters();
    expect((await server.call('DELETE', me, { token })).statusCode).toBe(204);
    const tables = await rowsOf<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public'",
    );
    for (const { name } of tables) {
      const rows = await rowsOf<{ text: string }>(`select row_to_json(t)::text as text from "${name}" t`);
      const traces = rows.filter(({ text }) =>
        [id, email, 'Zoraida'].some((trace) => text.toLowerCase().includes(trace.toLowerCase())),
      );
      expect(traces, name).toEqual([]);
    }
    expect(before - (await counters())).toBe(4);
  });
});

describe('the download', () => {
  it('has the messages of an address that was proved, and the account at Google', async () => {
    const { token, id, email } = await server.signUp();
    await server.call('POST', '/api/contacto', { body: { name: 'Ana', email, message: 'Una pregunta mía.' } });
    const download = async () => (await server.call('GET', `${me}/datos`, { token })).body;
    // Whoever registers an address first must not read what its owner wrote to us.
    expect(await download()).not.toContain('Una pregunta mía.');
    await server.database.pool.query('update usuarios set email_verified = true where uid = $1', [id]);
    await server.database.pool.query(
      "insert into cuentas (id, user_id, account_id, provider_id) values ($1, $1, 'google-117', 'google')",
      [id],
    );
    const data = JSON.parse(await download()) as Record<string, unknown>;
    expect(data).toMatchObject({
      usuario: { email, correoVerificado: true },
      mensajesContacto: [{ message: 'Una pregunta mía.' }],
    });
    expect(JSON.stringify(data.accesos)).toContain('google-117');
    expect(JSON.stringify(data)).not.toContain('sha256:');
  });
});
