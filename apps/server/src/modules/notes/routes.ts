import { registrarApunte } from '@estratega/domain';
import { z } from 'zod';
import { sessionOf } from '../../platform/http/access.ts';
import type { Http } from '../../platform/http/http.ts';
import type { NotesService } from './service.ts';

export const notesRoutes = (app: Http, service: NotesService) => {
  app.post(
    '/api/chat/registrar-apunte',
    {
      config: { access: 'user', cost: 'reading' },
      schema: {
        tags: ['planes'],
        summary: 'Guardar lo que el jugador anota de una tarea, o cuánto trabajó en ella',
        querystring: z.strictObject({}),
        body: registrarApunte,
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      await service.record(sessionOf(request).userId, request.body);
      return reply.status(204).send();
    },
  );
};
