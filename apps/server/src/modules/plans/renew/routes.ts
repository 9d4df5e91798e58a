import { renewBody, renovacion } from '@estratega/domain';
import { z } from 'zod';
import { sessionOf } from '../../../platform/http/access.ts';
import type { Http } from '../../../platform/http/http.ts';
import type { RenewService } from './service.ts';

export const renewRoutes = (app: Http, service: RenewService) => {
  app.post(
    '/api/chat/renovar-semana',
    {
      config: { access: 'user', cost: 'plan' },
      schema: {
        tags: ['planes'],
        summary: 'Pasar al formato de hoy lo que queda de una semana anterior a los ejercicios: ver, aplicar o dejar',
        querystring: z.strictObject({}),
        body: renewBody,
        response: { 200: renovacion },
      },
    },
    (request) => service.renew(sessionOf(request).userId, request.body),
  );
};
