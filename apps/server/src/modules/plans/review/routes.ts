import { repaso } from '@estratega/domain';
import { z } from 'zod';
import { sessionOf } from '../../../platform/http/access.ts';
import type { Http } from '../../../platform/http/http.ts';
import type { ReviewService } from './service.ts';

export const reviewRoutes = (app: Http, service: ReviewService) => {
  app.get(
    '/api/repaso',
    {
      config: { access: 'user', cost: 'reading' },
      schema: {
        tags: ['planes'],
        summary: 'Lo que vuelve: lo que vence hoy y lo que viene',
        querystring: z.strictObject({}),
        response: { 200: repaso },
      },
    },
    (request) => service.read(sessionOf(request).userId),
  );
};
