import { intentosRegistrados, registrarIntentos } from '@estratega/domain';
import { z } from 'zod';
import { sessionOf } from '../../platform/http/access.ts';
import type { Http } from '../../platform/http/http.ts';
import type { AttemptsService } from './service.ts';

export const attemptsRoutes = (app: Http, service: AttemptsService) => {
  app.post(
    '/api/chat/registrar-intentos',
    {
      config: { access: 'user', cost: 'reading' },
      schema: {
        tags: ['planes'],
        summary: 'Registrar las respuestas a los ejercicios de una tarea',
        querystring: z.strictObject({}),
        body: registrarIntentos,
        response: { 200: intentosRegistrados },
      },
    },
    (request) => service.record(sessionOf(request).userId, request.body),
  );
};
