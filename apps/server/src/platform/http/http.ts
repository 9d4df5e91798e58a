import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import underPressure from '@fastify/under-pressure';
import fastify, { type FastifyInstance, type FastifyServerFactory } from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import { es } from 'zod/locales';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import type { SessionReader } from '../identity/session.ts';
import { loggerOptions } from '../logging.ts';
import { guardAccess, type RouteEntry } from './access.ts';
import { drainOnClose } from './drain.ts';
import { answerProblems, refuseUnsafeText, sendProblem } from './problems.ts';
import { secureHeaders } from './security.ts';

const BODY_LIMIT = 64 * 1024;

export interface HttpOptions {
  readonly config: Config;
  readonly readSession: SessionReader;
  /** How the listening socket is made; the app does not care. */
  readonly serverFactory?: FastifyServerFactory;
}

const acceptJsonOnly = (app: FastifyInstance) => {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    // A call without a body may still name its type.
    if (body.length === 0) done(null, undefined);
    else parse(request, body, done);
  });
};

const describe = async (app: FastifyInstance, config: Config) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Estratega', version: '1.0.0', description: 'Planes de estudio semanales de ajedrez y póker.' },
      servers: [{ url: config.publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (input) => {
      const { schema, url } = jsonSchemaTransform(input);
      const open = input.route.config?.access !== 'user';
      return { url, schema: { ...schema, ...(open ? {} : { security: [{ bearer: [] }] }) } };
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'list', deepLinking: true, tryItOutEnabled: false },
    theme: { title: 'Estratega · API' },
  });
  app.get('/api/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, async () => app.swagger());
};

export const createHttp = async (options: HttpOptions) => {
  z.config(es());
  const { config } = options;
  const app = fastify({
    logger: loggerOptions(config.logLevel),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 200 },
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // A request that reached us while closing is answered like any other.
    return503OnClosing: false,
    // A path that cannot be decoded never reaches a route.
    frameworkErrors: (error, request, reply) => {
      const code = error.code === 'FST_ERR_ASYNC_CONSTRAINT' ? 'error_interno' : 'entrada_invalida';
      sendProblem(new AppError(code, { detail: 'La dirección no se entiende.' }), request, reply);
    },
    ...(options.serverFactory
      ? { serverFactory: options.serverFactory }
      : { http: { headersTimeout: 15_000, maxHeaderSize: 16_384 } }),
  }).withTypeProvider<ZodTypeProvider>();

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  acceptJsonOnly(app);
  answerProblems(app);
  drainOnClose(app);
  await secureHeaders(app, config.production);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  const routes: readonly RouteEntry[] = guardAccess(app, options.readSession);
  refuseUnsafeText(app);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(underPressure, { maxEventLoopDelay: 5000, retryAfter: 5 });
  await describe(app, config);
  return { app, routes };
};
export type Http = Awaited<ReturnType<typeof createHttp>>['app'];
