import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';
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

/** Packs of imported puzzles: named by the puzzles they hold. */
export const serveImported = (app: FastifyInstance, imported: Pick<ImportedLessons, 'pack'>) => {
  app.get<{ Params: { nombre: string } }>(
    '/lecciones/problemas/:nombre',
    { schema: { hide: true } as object },
    async (request, reply) => {
      const { nombre } = request.params;
      const body = nombre.endsWith('.json') ? await imported.pack(nombre.slice(0, -'.json'.length)) : undefined;
      if (body === undefined) throw new AppError('no_encontrado');
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('application/json; charset=utf-8')
        .send(body);
    },
  );
};
