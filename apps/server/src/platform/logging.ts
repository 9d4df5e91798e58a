import type { FastifyRequest } from 'fastify';
import type { LoggerOptions } from 'pino';
import { clientAddress } from './http/address.ts';
import { requestMixin } from './request-context.ts';

/** Paths whose values are secrets wherever they turn up in a log line. */
const SECRETS = [
  'req.headers.authorization',
  'req.headers.cookie',
  'res.headers["set-cookie"]',
  'res.headers["set-auth-token"]',
  '*.password',
  '*.newPassword',
  '*.currentPassword',
  '*.token',
  '*.secret',
  'password',
  'token',
];

/** Paths and queries can carry one-time tokens (reset links, OAuth codes): only the path is logged, without its tail. */
const safeUrl = (url: string): string =>
  (url.split('?')[0] ?? '')
    .slice(0, 300)
    .replace(/(\/reset-password\/)[^/]+/u, '$1…')
    // Nothing of ours has so long a name: it is a key that somebody put in the wrong place.
    .replaceAll(/[\w%-]{37,}/gu, '…');

export const loggerOptions = (level: string): LoggerOptions => ({
  level,
  mixin: requestMixin,
  redact: { paths: SECRETS, censor: '[redacted]' },
  serializers: {
    req: (request: FastifyRequest) => ({
      method: request.method,
      url: safeUrl(request.url),
      ip: request.raw ? clientAddress(request) : undefined,
    }),
    res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
    // Database errors carry the statement's parameters: keep what says where, not what was written.
    err: (error: Error & { code?: string }) => ({
      type: error.name,
      message: error.message.split('\nparams:')[0],
      code: error.code,
      stack: error.stack?.split('\nparams:')[0],
    }),
  },
});
