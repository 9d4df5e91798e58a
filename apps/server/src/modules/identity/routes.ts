import {
  EMAIL_MAX,
  type ErrorCode,
  isSafeText,
  PASSWORD_MAX,
  PASSWORD_MIN,
  registrationConsents,
  sesion,
  userName,
} from '@estratega/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../platform/config.ts';
import { AppError } from '../../platform/errors.ts';
import { sessionOf } from '../../platform/http/access.ts';
import { clientAddress, clientNetwork } from '../../platform/http/address.ts';
import type { Http } from '../../platform/http/http.ts';
import { GOOGLE, GOOGLE_RETURN } from '../../platform/identity/google.ts';
import type { Auth, Identity } from '../../platform/identity/identity.ts';
import type { LimiterFactory } from '../../platform/rate-limit/rate-limit.ts';
import type { IdentityService, Visitor } from './service.ts';

/**
 * The paths are those of the identity library, each declared: only these exist, and their bodies are checked. Passwords
 * and sessions are our own; the library is asked for the round trip to Google, and its errors leave as ours.
 */

export interface IdentityRoutesDependencies {
  readonly config: Config;
  readonly identity: Identity;
  readonly service: IdentityService;
  readonly limiter: LimiterFactory;
}

const email = z.email().max(EMAIL_MAX);
const newPassword = z.string().min(PASSWORD_MIN).max(PASSWORD_MAX);
/** Not the length rule: a wrong password is wrong, not malformed. */
const anyPassword = z.string().min(1).max(1024);
const linkToken = z.string().regex(/^[\w-]{1,200}$/u);
const localPath = z
  .string()
  .max(200)
  .regex(/^\/(?!\/)[\w\-/]*$/u);
const user = z.object({ id: z.string(), name: z.string(), email: z.string() });
const signedIn = z.object({ token: z.string(), user });
const done = z.object({ status: z.boolean() });
const noQuery = z.strictObject({});

interface Forward {
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** The error of this route when the library refuses. */
  readonly otherwise: ErrorCode;
}

const isLater = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'no_disponible' || error.code === 'demasiadas_solicitudes');

const KNOWN_PLACE_SECONDS = 90 * 24 * 60 * 60;
/** Counters that are kept by user: they go with the account. */
export const PASSWORD_CHECKS = { name: 'cambio-usuario', points: 10, seconds: 15 * 60 } as const;
export const EMAIL_CHANGES = { name: 'correo-usuario', points: 5, seconds: 60 * 60 } as const;

export const identityRoutes = (app: Http, { config, identity, service, limiter }: IdentityRoutesDependencies) => {
  const quarter = 15 * 60;
  const hour = 60 * 60;
  const limits = {
    signUp: limiter({ name: 'alta-ip', points: config.signUpsPerHour, seconds: hour }),
    signInHere: limiter({ name: 'acceso-ip-cuenta', points: 10, seconds: quarter }),
    signInAccount: limiter({ name: 'acceso-cuenta', points: 50, seconds: quarter }),
    signInAddress: limiter({ name: 'acceso-ip', points: 100, seconds: quarter }),
    /** Right or wrong: each costs a hash and, when it is right, a session. */
    signInAny: limiter({ name: 'acceso-total', points: 60, seconds: quarter }),
    /** Not a limit: where somebody has come in from before. */
    knownPlace: limiter({ name: 'acceso-conocido', points: 1_000_000, seconds: KNOWN_PLACE_SECONDS }),
    google: limiter({ name: 'google-ip', points: 100, seconds: quarter }),
    resetAddress: limiter({ name: 'olvido-ip', points: 30, seconds: hour }),
    resetAccount: limiter({ name: 'olvido-cuenta', points: 5, seconds: hour }),
    newPassword: limiter({ name: 'nueva-ip', points: 30, seconds: quarter }),
    confirmEmail: limiter({ name: 'correo-ip', points: 30, seconds: quarter }),
    passwordChecks: limiter(PASSWORD_CHECKS),
    emailChanges: limiter(EMAIL_CHANGES),
  };

  const agentOf = (request: FastifyRequest): string | null => {
    const agent = request.headers['user-agent'];
    return agent !== undefined && isSafeText(agent) ? agent.slice(0, 300) : null;
  };
  const visitorOf = (request: FastifyRequest): Visitor => ({
    address: clientAddress(request),
    agent: agentOf(request),
  });
  const placeOf = (request: FastifyRequest, account: string): string => `${clientNetwork(request)} ${account}`;

  const call = async (auth: Auth, request: FastifyRequest, forward: Forward): Promise<Response> => {
    const headers = new Headers({ origin: config.publicUrl, 'x-estratega-ip': clientAddress(request) });
    const agent = agentOf(request);
    if (agent !== null) headers.set('user-agent', agent);
    if (request.headers.cookie !== undefined) headers.set('cookie', request.headers.cookie);
    if (forward.body) headers.set('content-type', 'application/json');
    const response = await auth.handler(
      new Request(`${config.publicUrl}/api/auth${forward.path}`, {
        method: request.method,
        headers,
        ...(forward.body ? { body: JSON.stringify(forward.body) } : {}),
      }),
    );
    if (response.status < 400) return response;
    await response.body?.cancel();
    // The library answers 500 when the database is away; say so instead of blaming the input.
    if (response.status >= 500) throw new AppError('no_disponible', { retryAfter: 2 });
    throw new AppError(forward.otherwise);
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
  const requireMail = () => {
    if (!config.mail)
      throw new AppError('no_disponible', { detail: 'El correo no está configurado.', retryAfter: 3600 });
  };

  const tags = ['identidad'];
  const open = { access: 'public' } as const;
  const own = { access: 'user', beforeConsent: true } as const;

  app.post(
    '/api/auth/sign-up/email',
    {
      config: open,
      schema: {
        tags,
        summary: 'Registrarse',
        querystring: noQuery,
        body: z.strictObject({
          name: userName,
          email,
          password: newPassword,
          consentimientos: registrationConsents.optional(),
        }),
        response: { 200: signedIn },
      },
    },
    async (request) => {
      // Counted before the line for a hash, which refuses for nothing: whoever knocks without end ends it for themselves.
      await limits.signUp.take(clientNetwork(request));
      const answer = await service.register(request.body, visitorOf(request)).catch(async (error: unknown) => {
        // Looking for a better password is no attempt at anything.
        if (error instanceof AppError && error.code === 'contrasena_debil')
          await limits.signUp.giveBack(clientNetwork(request));
        throw error;
      });
      await limits.knownPlace.take(placeOf(request, answer.user.email));
      return answer;
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
      const account = request.body.email.toLowerCase();
      const place = placeOf(request, account);
      await limits.signInAny.take(place);
      // Strangers who guess must not lock the owner out of the places where the owner has been before.
      const known = await limits.knownPlace.knows(place);
      const taken = [
        [limits.signInHere, place],
        ...(known ? [] : ([[limits.signInAccount, account]] as const)),
        [limits.signInAddress, clientNetwork(request)],
      ] as const;
      for (const [limit, key] of taken) await limit.take(key);
      const answer = await service
        .signIn(account, request.body.password, visitorOf(request), known)
        .catch(async (error: unknown) => {
          // Whoever was not even heard has not guessed; that they came still counts where they came from.
          if (isLater(error))
            await Promise.all(
              taken.filter(([limit]) => limit !== limits.signInAddress).map(([limit, key]) => limit.giveBack(key)),
            );
          throw error;
        });
      await Promise.all([...taken.map(([limit, key]) => limit.giveBack(key)), limits.knownPlace.take(place)]);
      return answer;
    },
  );

  app.post(
    '/api/auth/sign-out',
    {
      config: own,
      schema: {
        tags,
        summary: 'Cerrar sesión',
        querystring: noQuery,
        response: { 200: z.object({ success: z.boolean() }) },
      },
    },
    async (request) => {
      await service.signOut(sessionOf(request));
      return { success: true };
    },
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
      requireMail();
      await limits.resetAddress.take(clientNetwork(request));
      await limits.resetAccount.take(request.body.email.toLowerCase());
      await service.requestReset(request.body.email);
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
        body: z.strictObject({ newPassword, token: linkToken }),
        response: { 200: done },
      },
    },
    async (request) => {
      await limits.newPassword.take(clientNetwork(request));
      await service.reset(request.body.token, request.body.newPassword, visitorOf(request));
      return { status: true };
    },
  );

  app.post(
    '/api/auth/change-password',
    {
      config: own,
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
      const session = sessionOf(request);
      await limits.passwordChecks.take(session.userId);
      return { token: await service.changePassword(session, request.body, visitorOf(request)) };
    },
  );

  app.post(
    '/api/auth/verify-password',
    {
      config: own,
      schema: {
        tags,
        summary: 'Confirmar con la contraseña que esta sesión es de quien dice ser',
        querystring: noQuery,
        body: z.strictObject({ password: anyPassword }),
        response: { 200: done },
      },
    },
    async (request) => {
      const session = sessionOf(request);
      await limits.passwordChecks.take(session.userId);
      await service.confirm(session, request.body.password, visitorOf(request));
      return { status: true };
    },
  );

  app.post(
    '/api/auth/change-email',
    {
      config: { ...own, recent: true },
      schema: {
        tags,
        summary: 'Pedir otro correo para la cuenta; se confirma desde un enlace que llega a él',
        querystring: noQuery,
        body: z.strictObject({ newEmail: email }),
        response: { 200: done },
      },
    },
    async (request) => {
      requireMail();
      const { userId } = sessionOf(request);
      await limits.emailChanges.take(userId);
      await limits.resetAccount.take(request.body.newEmail.toLowerCase());
      await service.requestEmailChange(userId, request.body.newEmail);
      return { status: true };
    },
  );

  app.post(
    '/api/auth/confirm-email',
    {
      config: own,
      schema: {
        tags,
        summary: 'Confirmar el correo nuevo con el enlace, desde la cuenta que lo pidió; las demás sesiones se cierran',
        querystring: noQuery,
        body: z.strictObject({ token: linkToken, email }),
        response: { 200: z.object({ email: z.string() }) },
      },
    },
    async (request) => {
      await limits.confirmEmail.take(clientNetwork(request));
      const { token, email } = request.body;
      return { email: await service.confirmEmailChange(sessionOf(request), token, email) };
    },
  );

  app.get(
    '/api/usuarios/yo/sesiones',
    {
      config: own,
      schema: { tags, summary: 'Las sesiones abiertas', querystring: noQuery, response: { 200: z.array(sesion) } },
    },
    (request) => service.sessions(sessionOf(request)),
  );
  app.delete(
    '/api/usuarios/yo/sesiones',
    {
      config: own,
      schema: { tags, summary: 'Cerrar las demás sesiones', querystring: noQuery, response: { 204: z.undefined() } },
    },
    async (request, reply) => {
      await service.closeOthers(sessionOf(request));
      return reply.status(204).send();
    },
  );
  app.delete(
    '/api/usuarios/yo/sesiones/:sesionId',
    {
      config: own,
      schema: {
        tags,
        summary: 'Cerrar una sesión',
        querystring: noQuery,
        params: z.strictObject({ sesionId: z.string().regex(/^[\w-]{1,64}$/u) }),
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      await service.closeOne(sessionOf(request), request.params.sesionId);
      return reply.status(204).send();
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
      await limits.google.take(clientNetwork(request));
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
      // A person is looking at this window: whatever happened, they end at a page that says so.
      const failed = `${config.publicUrl}${GOOGLE_RETURN}?error=google_fallido`;
      try {
        await limits.google.take(clientNetwork(request));
        const search = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
        const response = await call(await requireGoogle(), request, {
          path: `/callback/${GOOGLE}${search}`,
          otherwise: 'google_fallido',
        });
        passCookies(response, reply);
        return reply.redirect(response.headers.get('location') ?? failed, 302);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        request.log.info({ code: error.code }, 'google');
        return reply.redirect(failed, 302);
      }
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
      const tickets = await identity.tickets();
      const response = await call(tickets, request, { path: '/get-session', otherwise: 'no_autenticado' });
      const found = await json<{ session: { token: string }; user: z.infer<typeof user> } | null>(response);
      if (!found) throw new AppError('no_autenticado');
      const { token, user: person } = await service.exchangeTicket(
        found.user.id,
        found.session.token,
        visitorOf(request),
      );
      // From here on the browser shows its bearer token; a cookie that nobody needs is a risk.
      const { name, attributes } = (await tickets.$context).authCookies.sessionToken;
      reply.header(
        'set-cookie',
        `${name}=; Max-Age=0; Path=${attributes.path ?? '/'}; HttpOnly; SameSite=Lax${attributes.secure ? '; Secure' : ''}`,
      );
      return { session: { token }, user: person };
    },
  );
};
