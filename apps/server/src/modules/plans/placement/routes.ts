import { empezarPrueba, pruebaNivel, responderPrueba } from '@estratega/domain';
import { z } from 'zod';
import { sessionOf } from '../../../platform/http/access.ts';
import type { Http } from '../../../platform/http/http.ts';
import type { PlacementService } from './service.ts';

const config = { access: 'user', cost: 'reading' } as const;
const tags = ['planes'];
const querystring = z.strictObject({});

export const placementRoutes = (app: Http, service: PlacementService) => {
  app.get(
    '/api/chat/prueba-nivel',
    {
      config: { access: 'user' },
      schema: { tags, summary: 'Tus pruebas de nivel', querystring, response: { 200: z.array(pruebaNivel) } },
    },
    (request) => service.all(sessionOf(request).userId),
  );
  app.post(
    '/api/chat/prueba-nivel',
    {
      config,
      schema: {
        tags,
        summary: 'Empezar una prueba de nivel, o seguir con la que está abierta',
        querystring,
        body: empezarPrueba,
        response: { 200: pruebaNivel },
      },
    },
    (request) => service.begin(sessionOf(request).userId, request.body),
  );
  app.post(
    '/api/chat/prueba-nivel/responder',
    {
      config,
      schema: {
        tags,
        summary: 'Responder al ejercicio que la prueba pide ahora',
        querystring,
        body: responderPrueba,
        response: { 200: pruebaNivel },
      },
    },
    (request) => service.answer(sessionOf(request).userId, request.body),
  );
};
