import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import { AppError } from '../errors.ts';
import { isRecent, type Session, type SessionReader } from '../identity/session.ts';

/** Who may call a route. Every route says so, or the server does not start. */
export type Access = 'public' | 'user';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** What cannot be undone, or hands everything over: a session left open on a desk is not enough. */
    recent?: true;
    /** Open to whoever has not agreed yet: how to agree, to leave, and to look after the account itself. */
    beforeConsent?: true;
  }
  interface FastifyRequest {
    session: Session | undefined;
  }
}

export interface RouteEntry {
  readonly method: string;
  readonly url: string;
  readonly access: Access;
}

/** The session of a request to a route whose access is 'user'. */
export const sessionOf = (request: { session: Session | undefined }): Session => {
  if (!request.session) throw new AppError('no_autenticado');
  return request.session;
};

/** Routes that plugins make for themselves: the files of the public site, and the pages of the API's description. */
const madeByPlugins = (url: string): boolean => !url.startsWith('/api/') || url.startsWith('/api/docs');

/** What tells us something new. Reading what is there, and taking it away, needs nobody's leave. */
const TELLS: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH']);

export const guardAccess = (app: FastifyInstance, readSession: SessionReader, clock: Clock): readonly RouteEntry[] => {
  const routes: RouteEntry[] = [];
  app.decorateRequest('session', undefined);
  app.addHook('onRoute', (route) => {
    const access = route.config?.access ?? (madeByPlugins(route.url) ? 'public' : undefined);
    if (access === undefined) throw new Error(`Route ${String(route.method)} ${route.url} does not declare its access`);
    route.config = { ...route.config, access };
    for (const method of [route.method].flat()) routes.push({ method, url: route.url, access });
  });
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.access !== 'user') return;
    request.session = await readSession(request.headers.authorization);
    if (!request.session) throw new AppError('no_autenticado');
    if (request.routeOptions.config.recent && !isRecent(request.session, clock()))
      throw new AppError('confirmacion_requerida');
    if (!request.session.consented && TELLS.has(request.method) && !request.routeOptions.config.beforeConsent)
      throw new AppError('consentimiento_requerido');
  });
  return routes;
};
