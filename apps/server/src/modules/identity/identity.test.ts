import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const signIn = (email: string, password: string) =>
  server.call('POST', '/api/auth/sign-in/email', { body: { email, password } });
const count = async (sql: string, ...values: unknown[]) =>
  (await server.database.pool.query<{ n: number }>(`select count(*)::int as n from ${sql}`, values)).rows[0]?.n;

describe('register', () => {
  it('makes the account and its document at once: gratuito, no progressions, no consents', async () => {
    const body = { name: '  Ana  ', email: 'sin-nada@ejemplo.test', password: 'caballo-de-rey-7' };
    const made = await server.call('POST', '/api/auth/sign-up/email', { body });
    const { token, user } = made.json<{ token: string; user: { id: string } }>();
    const { email } = body;
    const response = await server.call('GET', '/api/usuarios/yo', { token });
    expect(response.json()).toEqual({
      uid: user.id,
      name: 'Ana',
      email,
      plan: 'gratuito',
      planHasta: null,
      progressCount: 0,
      subscriptionID: null,
      consentimientos: { tratamientoDatos: null, marketing: null, noVender: null },
      accesos: { password: true, google: false },
      createdAt: expect.any(String),
    });
  });

  it.each([
    ['no name', { name: '', email: 'a@b.test', password: 'caballo-de-rey-7' }, 'name'],
    ['a blank name', { name: '   ', email: 'a@b.test', password: 'caballo-de-rey-7' }, 'name'],
    ['a bad address', { name: 'Ana', email: 'a', password: 'caballo-de-rey-7' }, 'email'],
    ['a short password', { name: 'Ana', email: 'a@b.test', password: 'corta12' }, 'password'],
    ['a tier', { name: 'Ana', email: 'a@b.test', password: 'caballo-de-rey-7', plan: 'pro' }, 'plan'],
  ])('refuses %s, names the field and makes nobody', async (_what, body, field) => {
    const before = await count('usuarios');
    const response = await server.call('POST', '/api/auth/sign-up/email', { body });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json<{ fields: object }>().fields)).toContain(field);
    expect(await count('usuarios')).toBe(before);
  });

  it('refuses an address that is taken, in any case', async () => {
    const { email } = await server.signUp();
    const body = { name: 'Otra', email: email.toUpperCase(), password: 'caballo-de-rey-7' };
    const response = await server.call('POST', '/api/auth/sign-up/email', { body });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ title: 'Error al registrar el usuario. Verifica los datos.' });
    expect(await count('usuarios where email = $1', email)).toBe(1);
  });

  it('makes exactly one of 100 parallel registrations of one address, 3 times over', async () => {
    for (let round = 0; round < 3; round += 1) {
      const body = { name: 'Ana', email: `carrera-${round}@ejemplo.test`, password: 'caballo-de-rey-7' };
      const answers = await Promise.all(
        Array.from({ length: 100 }, () => server.call('POST', '/api/auth/sign-up/email', { body })),
      );
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(99);
      expect(await count('usuarios where email = $1', body.email)).toBe(1);
      expect(await count('cuentas c join usuarios u on u.uid = c.user_id where u.email = $1', body.email)).toBe(1);
    }
  });
});

describe('sign in', () => {
  it('gives a token and no cookie', async () => {
    const { email, password, id } = await server.signUp();
    const response = await signIn(email, password);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ token: expect.any(String), user: { id, email } });
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  it('answers an unknown address and a wrong password alike', async () => {
    const { email } = await server.signUp();
    const answers = [await signIn(email, 'no-es-esta'), await signIn('nadie@ejemplo.test', 'no-es-esta')];
    const [known, unknown] = answers.map((answer) => {
      const { requestId: _, ...problem } = answer.json<{ requestId: string }>();
      return { status: answer.statusCode, problem };
    });
    expect(known).toEqual(unknown);
    expect(known).toMatchObject({ status: 401, problem: { title: 'Correo o contraseña incorrectos.' } });
  });

  it('lets nobody try passwords without end: exactly ten reach the check, of 40 at once and those that follow', async () => {
    const { email, password } = await server.signUp();
    const answers = await Promise.all(Array.from({ length: 40 }, () => signIn(email, 'no-es-esta')));
    const checked = answers.filter(({ statusCode }) => statusCode === 401).length;
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(checked).toBeGreaterThan(0);
    expect(checked).toBeLessThanOrEqual(10);
    expect(refused).toHaveLength(40 - checked);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    // Whoever was turned away in the crowd has not guessed yet: ten in all, and then not even the right one.
    for (let i = checked; i < 10; i += 1) expect((await signIn(email, 'no-es-esta')).statusCode).toBe(401);
    expect((await signIn(email, password)).statusCode).toBe(429);
  });

  it('does not count sign-ins that succeed', async () => {
    const { email, password } = await server.signUp();
    for (let i = 0; i < 12; i += 1) expect((await signIn(email, password)).statusCode).toBe(200);
  });
});

describe('sessions', () => {
  it('end with sign-out', async () => {
    const { token } = await server.signUp();
    expect((await server.call('POST', '/api/auth/sign-out', { token })).statusCode).toBe(200);
    expect((await server.call('GET', '/api/usuarios/yo', { token })).statusCode).toBe(401);
  });

  it('are renewed by use, at most once a day', async () => {
    const { token, id } = await server.signUp();
    await server.database.pool.query(
      "update sesiones set updated_at = now() - interval '2 days', expires_at = now() + interval '1 hour' where user_id = $1",
      [id],
    );
    await server.call('GET', '/api/usuarios/yo', { token });
    const { rows } = await server.database.pool.query<{ days: number }>(
      'select extract(day from expires_at - now())::int as days from sesiones where user_id = $1',
      [id],
    );
    expect(rows[0]?.days).toBeGreaterThanOrEqual(29);
  });

  it('other than the current one end when the password changes', async () => {
    const { email, password } = await server.signUp();
    const [one, other] = [await signIn(email, password), await signIn(email, password)].map(
      (answer) => answer.json<{ token: string }>().token,
    );
    const body = { currentPassword: password, newPassword: 'torre-de-dama-8' };
    const response = await server.call('POST', '/api/auth/change-password', { token: one ?? '', body });
    expect(response.statusCode).toBe(200);
    const { token } = response.json<{ token: string }>();
    expect((await server.call('GET', '/api/usuarios/yo', { token })).statusCode).toBe(200);
    expect((await server.call('GET', '/api/usuarios/yo', { token: other ?? '' })).statusCode).toBe(401);
    expect((await signIn(email, password)).statusCode).toBe(401);
    expect((await signIn(email, 'torre-de-dama-8')).statusCode).toBe(200);
  });
});
