import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import type { Http } from '../../platform/http/http.ts';

export interface HealthDependencies {
  /** Resolves when the database answers and its tables are there. */
  readonly checkDatabase: () => Promise<void>;
}

const query = z.strictObject({});

export const healthRoutes = (app: Http, { checkDatabase }: HealthDependencies) => {
  app.get(
    '/api/salud/viva',
    {
      config: { access: 'public' },
      schema: {
        tags: ['salud'],
        summary: 'El proceso responde',
        querystring: query,
        response: { 200: z.object({ estado: z.literal('viva') }) },
      },
    },
    async () => ({ estado: 'viva' as const }),
  );
  app.get(
    '/api/salud/lista',
    {
      config: { access: 'public' },
      schema: {
        tags: ['salud'],
        summary: 'La base de datos responde y está migrada',
        querystring: query,
        response: { 200: z.object({ estado: z.literal('lista') }) },
      },
    },
    async (request) => {
      try {
        await checkDatabase();
      } catch (error) {
        request.log.warn({ err: error }, 'not ready');
        throw new AppError('no_disponible', { retryAfter: 2 });
      }
      return { estado: 'lista' as const };
    },
  );
};
