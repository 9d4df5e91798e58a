import { createHash } from 'node:crypto';
import { EMAIL_MAX, type ErrorCode, isSafeText, PASSWORD_MAX, PASSWORD_MIN, userName } from '@estratega/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../platform/config.ts';
import { AppError } from '../../platform/errors.ts';
import { sessionOf } from '../../platform/http/access.ts';
import type { Http } from '../../platform/http/http.ts';
import { type Auth, GOOGLE, type Identity } from '../../platform/identity/identity.ts';
import type { LimiterFactory } from '../../platform/rate-limit/rate-limit.ts';

/**
 * The identity library's own paths, each declared: only these exist, their bodies are checked before the library sees
 * them, and their errors leave as ours.
 */

export interface IdentityRoutesDependencies {
  readonly config: Config;
  readonly identity: Identity;
  readonly limiter: LimiterFactory;
}

const email = z.email().max(EMAIL_MAX);
const newPassword = z.string().min(PASSWORD_MIN).max(PASSWORD_MAX);
/** Not the length rule: a wrong password is wrong, not malformed. */
const anyPassword = z.string().min(1).max(1024);
const localPath = z
  .string()
  .max(200)
  .regex(/^\/(?!\/)[\w\-/]*$/u);
const user = z.object({ id: z.string(), name: z.string(), email: z.string() });
const signedIn = z.object({ token: z.string(), user });
const done = z.object({ status: z.boolean() });
const noQuery = z.strictObject({});

const BY_LIBRARY_CODE: Readonly<Record<string, ErrorCode>> = {
  INVALID_EMAIL_OR_PASSWORD: 'credenciales_incorrectas',
  PASSWORD_TOO_SHORT: 'contrasena_debil',
  PASSWORD_TOO_LONG: 'entrada_invalida',
  INVALID_PASSWORD: 'contrasena_incorrecta',
  CREDENTIAL_ACCOUNT_NOT_FOUND: 'contrasena_incorrecta',
  INVALID_TOKEN: 'enlace_vencido',
  UNAUTHORIZED: 'no_autenticado',
};

interface Forward {
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** The error of this route when the library gives no better one. */
  readonly otherwise: ErrorCode;
  /** Only the round trip to Google lives in cookies. */
  readonly cookies?: boolean;
}

const fingerprint = (text: string): string =>
  createHash('sha256').update(text.toLowerCase()).digest('base64url').slice(0, 27);

export const identityRoutes = (app: Http, { config, identity, limiter }: IdentityRoutesDependencies) => {
  const quarter = 15 * 60;
  const hour = 60 * 60;
  const limits = {
    signUp: limiter({ name: 'alta-ip', points: config.signUpsPerHour, seconds: hour }),
    signInHere: limiter({ name: 'acceso-ip-cuenta', points: 10, seconds: quarter }),
    signInAccount: limiter({ name: 'acceso-cuenta', points: 50, seconds: quarter }),
    signInAddress: limiter({ name: 'acceso-ip', points: 100, seconds: quarter }),
    google: limiter({ name: 'google-ip', points: 100, seconds: quarter }),
    resetAddress: limiter({ name: 'olvido-ip', points: 30, seconds: hour }),
    resetAccount: limiter({ name: 'olvido-cuenta', points: 5, seconds: hour }),
    newPassword: limiter({ name: 'nueva-ip', points: 30, seconds: quarter }),
    changePassword: limiter({ name: 'cambio-usuario', points: 10, seconds: quarter }),
  };

  const call = async (auth: Auth, request: FastifyRequest, forward: Forward): Promise<Response> => {
    const headers = new Headers({ origin: config.publicUrl, 'x-estratega-ip': request.ip });
    const agent = request.headers['user-agent'];
    if (agent !== undefined && isSafeText(agent)) headers.set('user-agent', agent.slice(0, 300));
    if (request.session) headers.set('authorization', `Bearer ${request.session.token}`);
    if (forward.cookies && request.headers.cookie !== undefined) headers.set('cookie', request.headers.cookie);
    if (forward.body) headers.set('content-type', 'application/json');
    const response = await auth.handler(
      new Request(`${config.publicUrl}/api/auth${forward.path}`, {
        method: request.method,
        headers,
        ...(forward.body ? { body: JSON.stringify(forward.body) } : {}),
      }),
    );
    if (response.status < 400) return response;
    const problem = (await response.json().catch(() => ({}))) as { code?: string };
    // The library answers 500 when the database is away; say so instead of blaming the input.
    if (response.status >= 500) throw new AppError('no_disponible', { retryAfter: 2 });
    throw new AppError(BY_LIBRARY_CODE[problem.code ?? ''] ?? forward.otherwise);
  };
  const json = async <T>(response: Response): Promise<T> => (await response.json()) as T;
  const passCookies = (response: Response, reply: FastifyReply) => {
    for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  };
  const requireGoogle = async (): Promise<Auth> => {
    const auth = config.google ? await identity.google() : undefined;
    if (!auth)
      throw new AppError('no_disponible', { detail: 'El acceso con Google no está disponible.', retryAfter: 30 });
    return auth;
  };

  const tags = ['identidad'];
  const open = { access: 'public' } as const;

  app.post(
    '/api/auth/sign-up/email',
    {
      config: open,
      schema: {
        tags,
        summary: 'Registrarse',
        querystring: noQuery,
        body: z.strictObject({ name: userName, email, password: newPassword }),
        response: { 200: signedIn },
      },
    },
    async (request) => {
      await limits.signUp.take(request.ip);
      const body = { ...request.body, name: request.body.name.trim() };
      return json<z.infer<typeof signedIn>>(
        await call(identity.passwords, request, { path: '/sign-up/email', body, otherwise: 'registro_fallido' }),
      );
    },
  );

  app.post(
    '/api/auth/sign-in/email',
    {
      config: open,
      schema: {
        tags,
        summary: 'Iniciar sesión',
        querystring: noQuery,
        body: z.strictObject({ email, password: anyPassword }),
        response: { 200: signedIn },
      },
    },
    async (request) => {
      const account = fingerprint(request.body.email);
      const taken = [
        [limits.signInHere, `${request.ip}:${account}`],
        [limits.signInAccount, account],
        [limits.signInAddress, request.ip],
      ] as const;
      for (const [limit, key] of taken) await limit.take(key);
      const response = await call(identity.passwords, request, {
        path: '/sign-in/email',
        body: request.body,
        otherwise: 'credenciales_incorrectas',
      });
      await Promise.all(taken.map(([limit, key]) => limit.giveBack(key)));
      return json<z.infer<typeof signedIn>>(response);
    },
  );

  app.post(
    '/api/auth/sign-out',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Cerrar sesión',
        querystring: noQuery,
        response: { 200: z.object({ success: z.boolean() }) },
      },
    },
    async (request) =>
      json<{ success: boolean }>(
        await call(identity.passwords, request, { path: '/sign-out', body: {}, otherwise: 'no_autenticado' }),
      ),
  );

  app.post(
    '/api/auth/request-password-reset',
    {
      config: open,
      schema: {
        tags,
        summary: 'Pedir un enlace para restablecer la contraseña',
        querystring: noQuery,
        body: z.strictObject({ email, redirectTo: localPath.optional() }),
        response: { 200: done },
      },
    },
    async (request) => {
      if (!config.mail)
        throw new AppError('no_disponible', { detail: 'El correo no está configurado.', retryAfter: 3600 });
      await limits.resetAddress.take(request.ip);
      await limits.resetAccount.take(fingerprint(request.body.email));
      await call(identity.passwords, request, {
        path: '/request-password-reset',
        body: { email: request.body.email },
        otherwise: 'entrada_invalida',
      });
      return { status: true };
    },
  );

  app.post(
    '/api/auth/reset-password',
    {
      config: open,
      schema: {
        tags,
        summary: 'Restablecer la contraseña con el enlace',
        querystring: noQuery,
        body: z.strictObject({ newPassword, token: z.string().regex(/^[\w-]{1,200}$/u) }),
        response: { 200: done },
      },
    },
    async (request) => {
      await limits.newPassword.take(request.ip);
      await call(identity.passwords, request, {
        path: '/reset-password',
        body: request.body,
        otherwise: 'enlace_vencido',
      });
      return { status: true };
    },
  );

  app.post(
    '/api/auth/change-password',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Cambiar la contraseña; las demás sesiones se cierran',
        querystring: noQuery,
        body: z.strictObject({
          currentPassword: anyPassword,
          newPassword,
          revokeOtherSessions: z.literal(true).optional(),
        }),
        response: { 200: z.object({ token: z.string().nullable() }) },
      },
    },
    async (request) => {
      await limits.changePassword.take(sessionOf(request).userId);
      const { currentPassword, newPassword: next } = request.body;
      const body = { currentPassword, newPassword: next, revokeOtherSessions: true };
      const response = await call(identity.passwords, request, {
        path: '/change-password',
        body,
        otherwise: 'contrasena_incorrecta',
      });
      const { token } = await json<{ token: string | null }>(response);
      return { token };
    },
  );

  app.post(
    '/api/auth/sign-in/social',
    {
      config: open,
      schema: {
        tags,
        summary: 'Dirección de Google para iniciar sesión en una ventana',
        querystring: noQuery,
        body: z.strictObject({
          provider: z.literal(GOOGLE),
          callbackURL: localPath,
          errorCallbackURL: localPath.optional(),
          disableRedirect: z.literal(true).optional(),
        }),
        response: { 200: z.object({ url: z.url(), redirect: z.boolean() }) },
      },
    },
    async (request, reply) => {
      await limits.google.take(request.ip);
      const { callbackURL, errorCallbackURL = callbackURL } = request.body;
      const body = {
        provider: GOOGLE,
        callbackURL,
        errorCallbackURL,
        newUserCallbackURL: callbackURL,
        disableRedirect: true,
      };
      const response = await call(await requireGoogle(), request, {
        path: '/sign-in/social',
        body,
        otherwise: 'google_fallido',
        cookies: true,
      });
      passCookies(response, reply);
      const { url } = await json<{ url: string }>(response);
      return { url, redirect: false };
    },
  );

  app.get(
    '/api/auth/callback/google',
    { config: open, schema: { tags, summary: 'Vuelta de Google' } },
    async (request, reply) => {
      const search = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
      const response = await call(await requireGoogle(), request, {
        path: `/callback/${GOOGLE}${search}`,
        otherwise: 'google_fallido',
        cookies: true,
      });
      passCookies(response, reply);
      return reply.redirect(
        response.headers.get('location') ?? `${config.publicUrl}/acceso-google?error=google_fallido`,
        302,
      );
    },
  );

  app.get(
    '/api/auth/get-session',
    {
      config: open,
      schema: {
        tags,
        summary: 'Entrega, una sola vez, la sesión que Google acaba de abrir en esta ventana',
        querystring: noQuery,
        response: { 200: z.object({ session: z.object({ token: z.string() }), user }) },
      },
    },
    async (request, reply) => {
      const response = await call(identity.passwords, request, {
        path: '/get-session',
        otherwise: 'no_autenticado',
        cookies: true,
      });
      const found = await json<{ session: { token: string }; user: z.infer<typeof user> } | null>(response);
      if (!found) throw new AppError('no_autenticado');
      // From here on the browser shows its bearer token; a cookie that nobody needs is a risk.
      const { name, attributes } = (await identity.passwords.$context).authCookies.sessionToken;
      reply.header(
        'set-cookie',
        `${name}=; Max-Age=0; Path=${attributes.path ?? '/'}; HttpOnly; SameSite=Lax${attributes.secure ? '; Secure' : ''}`,
      );
      return { session: { token: found.session.token }, user: found.user };
    },
  );
};
