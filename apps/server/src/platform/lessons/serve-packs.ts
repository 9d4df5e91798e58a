import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../errors.ts';
import { clientNetwork } from '../http/address.ts';
import type { ImportedLessons } from './imported-lessons.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Public files that never change: the name is made from what they hold, and their compressed twins lie beside them. */
export const servePacks = async (app: FastifyInstance, folder: string) => {
  const common: FastifyStaticOptions = {
    root: join(folder, 'packs'),
    index: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (response) => {
      response.header('cache-control', FOR_EVER);
    },
  };
  await app.register(fastifyStatic, { ...common, prefix: '/lecciones/', preCompressed: true });
  // Tables of endings are packed themselves, and unpacked by whoever reads them.
  await app.register(fastifyStatic, {
    ...common,
    root: join(folder, 'tables'),
    prefix: '/lecciones/tablas/',
    setHeaders: (response) => {
      response.header('cache-control', FOR_EVER);
      // By its type nobody packs it a second time.
      response.header('content-type', 'application/gzip');
    },
  });
};

/**
 * More than a room full of people opens in a minute; each asks the database. Counted in this process and for it: what is protected are its own
 * connections, so two servers may well answer twice as much, and one that starts again owes nobody anything. A row in the table of counters
 * would cost as much as the answer.
 */
const PACKS_PER_MINUTE = 240;

/** Packs of imported puzzles: named by the puzzles they hold. */
export const serveImported = (app: FastifyInstance, imported: Pick<ImportedLessons, 'pack'>) => {
  const asked = new RateLimiterMemory({ points: PACKS_PER_MINUTE, duration: 60 });
  app.get<{ Params: { nombre: string } }>(
    '/lecciones/problemas/:nombre',
    { schema: { hide: true } as object },
    async (request, reply) => {
      const { nombre } = request.params;
      await asked.consume(clientNetwork(request)).catch((rejection: unknown) => {
        if (!(rejection instanceof RateLimiterRes)) throw rejection;
        throw new AppError('demasiadas_solicitudes', { retryAfter: Math.ceil(rejection.msBeforeNext / 1000) });
      });
      const body = nombre.endsWith('.json') ? await imported.pack(nombre.slice(0, -'.json'.length)) : undefined;
      if (body === undefined) throw new AppError('no_encontrado');
      return reply.header('cache-control', FOR_EVER).type('application/json; charset=utf-8').send(body);
    },
  );
};
