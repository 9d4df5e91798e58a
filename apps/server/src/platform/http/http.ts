import type { ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { spanishIssue } from '@estratega/domain';
import compress from '@fastify/compress';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastify, { type ConnectionError, type FastifyInstance, type FastifyServerFactory } from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import type { SessionReader } from '../identity/session.ts';
import { loggerOptions } from '../logging.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Limiter } from '../rate-limit/rate-limit.ts';
import { followRequests, requestIds, requestLoggers } from '../request-context.ts';
import { guardAccess, type RouteEntry } from './access.ts';
import { type Ceilings, requireCeilings } from './ceilings.ts';
import { type Cost, limitCosts } from './costs.ts';
import { CLOSING_MS, drainOnClose } from './drain.ts';
import { shedLoad } from './pressure.ts';
import { answerProblems, rawProblem, refuseUnsafeText, sendProblem } from './problems.ts';
import { bareHeaders, secureHeaders } from './security.ts';

const BODY_LIMIT = 64 * 1024;
/** However the listening socket is made. Node looks at them only so often: without that they are twice as long. */
const SOCKET_LIMITS: ServerOptions = {
  headersTimeout: 15_000,
  connectionsCheckingInterval: 5000,
  maxHeaderSize: 16_384,
};

/** What never became a request: too many headers, too slow, or not HTTP at all. */
const refuseRaw = (production: boolean) => {
  const headers = bareHeaders(production);
  return (error: ConnectionError, socket: Socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
    if (socket.writable) socket.write(rawProblem(status, headers));
    socket.destroy(error);
  };
};

export interface HttpOptions {
  readonly config: Config;
  readonly readSession: SessionReader;
  readonly clock: Clock;
  /** Who counts what is expensive, by user. */
  readonly costs: Readonly<Record<Cost, Limiter>>;
  readonly ceilings: Ceilings;
  /** Told when the database says that it cannot write. */
  readonly onExhausted: () => void;
  readonly metrics: Metrics;
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
    // The page's own hashes, and nothing looser than on the rest of the site.
    transformStaticCSP: (policy) =>
      policy
        .replaceAll(' https:', '')
        .replace(' validator.swagger.io', '')
        .replace("frame-ancestors 'self'", "frame-ancestors 'none'")
        .replace("base-uri 'self'", "base-uri 'none'"),
    uiConfig: { docExpansion: 'list', deepLinking: true, tryItOutEnabled: false },
    theme: { title: 'Estratega · API' },
  });
  app.get('/api/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, async () => app.swagger());
};

export const createHttp = async (options: HttpOptions) => {
  z.config({ customError: spanishIssue });
  const { config, serverFactory: makeServer } = options;
  const hops = config.trustProxy;
  const own: FastifyServerFactory | undefined =
    makeServer && ((handler, given) => makeServer(handler, { ...given, ...SOCKET_LIMITS }));
  const app = fastify({
    logger: loggerOptions(config.logLevel),
    genReqId: requestIds(hops !== false),
    childLoggerFactory: (logger, bindings, given) => requestLoggers(logger as Logger, bindings, given),
    trustProxy: typeof hops === 'number' ? (_address, hop) => hop < hops : hops,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 200 },
    requestTimeout: 30_000,
    // A line stays open for longer than anybody is asked to wait on it.
    connectionTimeout: Math.max(60_000, 2000 * config.patienceSeconds),
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    pluginTimeout: CLOSING_MS,
    // A request that reached us while closing is answered like any other.
    return503OnClosing: false,
    // A path that cannot be decoded never reaches a route.
    frameworkErrors: (error, request, reply) => {
      const code = error.code === 'FST_ERR_ASYNC_CONSTRAINT' ? 'error_interno' : 'entrada_invalida';
      sendProblem(new AppError(code, { detail: 'La dirección no se entiende.' }), request, reply);
    },
    clientErrorHandler: refuseRaw(config.production),
    ...(own ? { serverFactory: own } : { http: SOCKET_LIMITS }),
  }).withTypeProvider<ZodTypeProvider>();

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  followRequests(app);
  acceptJsonOnly(app);
  answerProblems(app, options.onExhausted);
  drainOnClose(app);
  options.metrics.watch(app);
  await secureHeaders(app, config.production);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  const routes: readonly RouteEntry[] = guardAccess(app, options.readSession, options.clock);
  shedLoad(app, config.patienceSeconds * 1000);
  limitCosts(app, options.costs);
  requireCeilings(app, options.ceilings);
  refuseUnsafeText(app);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await describe(app, config);
  return { app, routes };
};
export type Http = Awaited<ReturnType<typeof createHttp>>['app'];
