import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../errors.ts';
import { clientNetwork } from '../http/address.ts';
import type { ImportedLessons } from './imported-lessons.ts';

/** Public files that never change: the name is made from what they hold, and their compressed twins lie beside them. */
export const servePacks = async (app: FastifyInstance, folder: string) => {
  await app.register(fastifyStatic, {
    root: join(folder, 'packs'),
    prefix: '/lecciones/',
    index: false,
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (response) => {
      response.header('cache-control', 'public, max-age=31536000, immutable');
    },
  });
};

/** More than a room full of people opens in a minute; each asks the database. Counted here: the table of counters costs as much as the answer. */
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
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('application/json; charset=utf-8')
        .send(body);
    },
  );
};
