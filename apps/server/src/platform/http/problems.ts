import { randomUUID } from 'node:crypto';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import { type ErrorCode, isSafeText } from '@estratega/domain';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { isDatabaseAway, isDatabaseExhausted } from '../database/index.ts';
import { AppError, toProblem } from '../errors.ts';
import { clientNetwork } from './address.ts';
import { slowRefusals } from './slow-refusals.ts';

const STRANGERS_NAMED = 20;
const NAME_MAX = 60;

const BY_FASTIFY_CODE: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'cuerpo_demasiado_grande',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'tipo_no_soportado',
  FST_ERR_NOT_FOUND: 'no_encontrado',
};

/** Properties that nobody asked for are named themselves, not the object that they are in. */
const strangersIn = (params: unknown): readonly string[] =>
  typeof params === 'object' && params !== null && 'keys' in params && Array.isArray(params.keys)
    ? params.keys.slice(0, STRANGERS_NAMED).map((key) => String(key).slice(0, NAME_MAX))
    : [];

const fieldsOf = (validation: readonly { instancePath?: string; message?: string; params?: unknown }[]) => {
  const fields: Record<string, string> = {};
  for (const issue of validation) {
    const path = (issue.instancePath ?? '').replace(/^\//u, '').replaceAll('/', '.');
    for (const key of strangersIn(issue.params)) {
      fields[path === '' ? key : `${path}.${key}`] ??= 'Este dato no se espera aquí.';
    }
    if (strangersIn(issue.params).length === 0)
      fields[path === '' ? 'solicitud' : path] ??= issue.message ?? 'No es válido.';
  }
  return fields;
};

/** The same answer for a schema that a route applies itself. */
export const invalidInput = (error: z.ZodError): AppError =>
  new AppError('entrada_invalida', {
    fields: fieldsOf(
      error.issues.map((issue) => ({
        instancePath: issue.path.map(String).join('/'),
        message: issue.message,
        params: issue,
      })),
    ),
  });

const toAppError = (error: FastifyError | Error): AppError | undefined => {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new AppError('entrada_invalida', { fields: fieldsOf(error.validation) });
  }
  if (isDatabaseAway(error)) return new AppError('no_disponible', { retryAfter: 2 });
  const { code = '', statusCode = 500 } = error as FastifyError;
  const known = BY_FASTIFY_CODE[code];
  if (known) return new AppError(known);
  if (statusCode >= 400 && statusCode < 500)
    return new AppError('entrada_invalida', { detail: 'La solicitud no se entiende.' });
  return undefined;
};

/** The same for what never became a request: Node answers it with next to nothing. */
export const rawProblem = (status: 400 | 408 | 431, headers: Readonly<Record<string, string>>): string => {
  const body = JSON.stringify(
    toProblem(new AppError('entrada_invalida', { detail: 'La solicitud no se entiende.' }), randomUUID()),
  ).replace('"status":400', `"status":${status}`);
  const lines = {
    ...headers,
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`;
};

export const sendProblem = (error: AppError, request: FastifyRequest, reply: FastifyReply) => {
  if (error.options.retryAfter !== undefined) reply.header('retry-after', error.options.retryAfter);
  return reply
    .status(error.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer((payload: string) => payload)
    .send(JSON.stringify(toProblem(error, request.id)));
};

/** What is still read of a body that is refused for its size, and for how long. */
const REST_BYTES = 1024 * 1024;
const REST_MS = 2000;

/**
 * Whoever is still sending hears an answer only if we listen to the end: closed on unread bytes, a connection is reset, and a
 * proxy takes that for a server that has died. Not for ever, though.
 */
const hearOut = (body: IncomingMessage): Promise<void> =>
  new Promise((resolve) => {
    let left = REST_BYTES;
    const patience = setTimeout(resolve, REST_MS);
    const done = () => {
      clearTimeout(patience);
      resolve();
    };
    body.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) done();
    });
    body.once('end', done).once('close', done).once('error', done);
    if (body.readableEnded || body.destroyed) done();
    else body.resume();
  });

export const answerProblems = (app: FastifyInstance, onExhausted: () => void = () => {}) => {
  const later = slowRefusals();
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') await hearOut(request.raw);
    // A visitor who hung up in the middle of a body: nobody reads the answer, and nothing of ours failed.
    if (request.raw.readableAborted) return sendProblem(new AppError('entrada_invalida'), request, reply);
    if (isDatabaseExhausted(error)) onExhausted();
    const known = toAppError(error);
    if (!known) request.log.error({ err: error }, 'unexpected error');
    // What we refuse on purpose needs no stack: under a storm it would be a storm of stacks.
    else if (known === error) request.log[known.status >= 500 ? 'warn' : 'debug']({ code: known.code }, 'refused');
    else if (known.status >= 500) request.log.warn({ err: error }, 'unavailable');
    if (known && (known.status === 429 || known.options.knock)) await later(clientNetwork(request));
    return sendProblem(known ?? new AppError('error_interno'), request, reply);
  });
};

/** Deeper than anything that we take, and far from what a stack bears. */
const DEPTH = 32;

interface Part {
  readonly value: unknown;
  readonly path: string;
  readonly depth: number;
}

/** Walked with a list of our own: a stack is as deep as whoever wrote the request likes. */
const complaintAbout = (whole: unknown): Record<string, string> | undefined => {
  const parts: Part[] = [{ value: whole, path: '', depth: 0 }];
  const unsafe = (path: string) => ({ [path || 'solicitud']: 'Contiene caracteres que no se pueden guardar.' });
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    const { value, path, depth } = part;
    if (typeof value === 'string' && !isSafeText(value)) return unsafe(path);
    if (value === null || typeof value !== 'object') continue;
    if (depth >= DEPTH) return { solicitud: 'Tiene demasiados niveles.' };
    for (const [key, inner] of Object.entries(value)) {
      if (!isSafeText(key)) return unsafe(path);
      parts.push({ value: inner, path: path === '' ? key : `${path}.${key}`, depth: depth + 1 });
    }
  }
  return undefined;
};

/** NUL and lone surrogates cannot be stored: refused in one place, for every route that will ever exist. */
export const refuseUnsafeText = (app: FastifyInstance) => {
  app.addHook('preValidation', async (request) => {
    for (const part of [request.params, request.query, request.body]) {
      const fields = complaintAbout(part);
      if (fields !== undefined) throw new AppError('entrada_invalida', { fields });
    }
  });
};
