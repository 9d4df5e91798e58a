import { type ErrorCode, isSafeText } from '@estratega/domain';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { isDatabaseAway } from '../database/index.ts';
import { AppError, toProblem } from '../errors.ts';

const BY_FASTIFY_CODE: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'cuerpo_demasiado_grande',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'tipo_no_soportado',
  FST_ERR_NOT_FOUND: 'no_encontrado',
  FST_UNDER_PRESSURE: 'no_disponible',
};

const fieldsOf = (validation: readonly { instancePath?: string; message?: string; params?: unknown }[]) => {
  const fields: Record<string, string> = {};
  for (const issue of validation) {
    const path = (issue.instancePath ?? '').replace(/^\//u, '').replaceAll('/', '.');
    fields[path === '' ? 'solicitud' : path] ??= issue.message ?? 'No es válido.';
  }
  return fields;
};

/** The same answer for a schema that a route applies itself. */
export const invalidInput = (error: z.ZodError): AppError =>
  new AppError('entrada_invalida', {
    fields: fieldsOf(error.issues.map(({ path, message }) => ({ instancePath: path.map(String).join('/'), message }))),
  });

const toAppError = (error: FastifyError | Error): AppError | undefined => {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new AppError('entrada_invalida', { fields: fieldsOf(error.validation) });
  }
  if (isDatabaseAway(error)) return new AppError('no_disponible', { retryAfter: 2 });
  const { code = '', statusCode = 500 } = error as FastifyError;
  const known = BY_FASTIFY_CODE[code];
  if (known) return new AppError(known, known === 'no_disponible' ? { retryAfter: 5 } : {});
  if (statusCode >= 400 && statusCode < 500)
    return new AppError('entrada_invalida', { detail: 'La solicitud no se entiende.' });
  return undefined;
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

export const answerProblems = (app: FastifyInstance) => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = toAppError(error);
    if (!known) request.log.error({ err: error }, 'unexpected error');
    else if (known.status >= 500) request.log.warn({ err: error }, 'unavailable');
    return sendProblem(known ?? new AppError('error_interno'), request, reply);
  });
};

const unsafePath = (value: unknown, path: string): string | undefined => {
  if (typeof value === 'string') return isSafeText(value) ? undefined : path;
  if (value === null || typeof value !== 'object') return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const here = path === '' ? key : `${path}.${key}`;
    const found = isSafeText(key) ? unsafePath(inner, here) : path || 'solicitud';
    if (found !== undefined) return found;
  }
  return undefined;
};

/** NUL and lone surrogates cannot be stored: refused in one place, for every route that will ever exist. */
export const refuseUnsafeText = (app: FastifyInstance) => {
  app.addHook('preValidation', async (request) => {
    for (const part of [request.params, request.query, request.body]) {
      const field = unsafePath(part, '');
      if (field !== undefined) {
        throw new AppError('entrada_invalida', {
          fields: { [field]: 'Contiene caracteres que no se pueden guardar.' },
        });
      }
    }
  });
};
