import { Readable } from 'node:stream';
import { usuario, usuarioPatch } from '@estratega/domain';
import { z } from 'zod';
import { sessionOf } from '../../platform/http/access.ts';
import type { Http } from '../../platform/http/http.ts';
import { jsonPieces } from '../../platform/http/json-stream.ts';
import type { AccountService } from './service.ts';

const config = { access: 'user', beforeConsent: true } as const;
const tags = ['cuenta'];
const querystring = z.strictObject({});

export const accountRoutes = (app: Http, service: AccountService) => {
  app.get(
    '/api/usuarios/yo',
    { config, schema: { tags, summary: 'El documento del usuario', querystring, response: { 200: usuario } } },
    (request) => service.read(sessionOf(request).userId),
  );
  app.patch(
    '/api/usuarios/yo',
    {
      config,
      schema: {
        tags,
        summary: 'Cambiar el nombre o los consentimientos',
        querystring,
        body: usuarioPatch,
        response: { 200: usuario },
      },
    },
    (request) => service.change(sessionOf(request).userId, request.body),
  );
  app.delete(
    '/api/usuarios/yo',
    {
      config: { ...config, recent: true, cost: 'reading' },
      schema: { tags, summary: 'Eliminar la cuenta y todos sus datos', querystring, response: { 204: z.undefined() } },
    },
    async (request, reply) => {
      await service.remove(sessionOf(request).userId);
      return reply.status(204).send();
    },
  );
  app.get(
    '/api/usuarios/yo/datos',
    {
      config: { ...config, recent: true, cost: 'reading' },
      schema: {
        tags,
        summary: 'Todos los datos del usuario',
        querystring,
        response: { 200: z.record(z.string(), z.unknown()) },
      },
    },
    async (request, reply) => {
      reply.header('content-disposition', 'attachment; filename="estratega-datos.json"');
      const data = await service.exportAll(sessionOf(request).userId);
      // What the schema describes, in pieces.
      const pieces = Readable.from(jsonPieces(data)) as unknown as Record<string, unknown>;
      return reply.type('application/json; charset=utf-8').send(pieces);
    },
  );
};
