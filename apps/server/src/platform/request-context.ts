import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

/**
 * The id of the request that is being worked on, for whoever logs without having the request in hand: a service, a
 * gateway, the pool. With it one search finds everything that a request did.
 */
const current = new AsyncLocalStorage<string>();

export const requestId = (): string | undefined => current.getStore();

/** Loggers that were made for a request say its id by themselves. */
const OWN = Symbol('request logger');

/** Nothing but what could be an id: it is written to logs and sent back. */
const ID = /^[\w.-]{8,64}$/u;

/** Behind a proxy its id is ours too, so that both logs tell one story; from anybody else it would be theirs to choose. */
export const requestIds =
  (behindProxy: boolean) =>
  (request: IncomingMessage): string => {
    const given = behindProxy ? request.headers['x-request-id'] : undefined;
    return typeof given === 'string' && ID.test(given) ? given : randomUUID();
  };

export const followRequests = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, _reply, done) => current.run(request.id, done));
  // The body arrives in calls of the socket's own, which know nothing of what was before.
  app.addHook('preValidation', (request, _reply, done) => current.run(request.id, done));
};

export const requestLoggers = <L extends Logger>(logger: L, bindings: object, options: object): L =>
  Object.assign(logger.child(bindings, options), { [OWN]: true }) as L;

export const requestMixin = (_line: object, _level: number, logger: object): object => {
  const reqId = requestId();
  return reqId === undefined || OWN in logger ? {} : { reqId };
};
