import {
  campo,
  customPrompt,
  ESTADOS,
  objectiveUpdate,
  PRIORIDADES,
  plan,
  planId,
  planSummary,
  progress,
  taskUpdate,
  temaDelJuego,
  textMention,
  textReading,
  vistaPrevia,
  vistaPreviaBody,
} from '@estratega/domain';
import type { FastifySchemaCompiler } from 'fastify';
import { z } from 'zod';
import { sessionOf } from '../../platform/http/access.ts';
import type { Http } from '../../platform/http/http.ts';
import { invalidInput } from '../../platform/http/problems.ts';
import { readPreview, readPrompt } from './read-request.ts';
import type { PlansService } from './service.ts';

const config = { access: 'user' } as const;
const tags = ['planes'];
const querystring = z.strictObject({});
const params = z.strictObject({ planId });

/** A body read in a way of its own; the rest of the request as everywhere. */
const readingWith =
  (read: (body: unknown) => unknown): FastifySchemaCompiler<unknown> =>
  ({ schema, httpPart }) =>
    httpPart === 'body'
      ? (body: unknown) => ({ value: read(body) })
      : (value: unknown) => {
          const parsed = (schema as z.ZodType).safeParse(value);
          return parsed.success ? { value: parsed.data } : { error: invalidInput(parsed.error) };
        };

export const plansRoutes = (app: Http, service: PlansService) => {
  app.get(
    '/api/chat/campos-estudiados',
    {
      config,
      schema: { tags, summary: 'Juegos de los planes actuales', querystring, response: { 200: z.array(campo) } },
    },
    (request) => service.campos(sessionOf(request).userId),
  );
  app.post(
    '/api/chat/custom-prompt',
    {
      config: { ...config, cost: 'plan' },
      schema: {
        tags,
        summary: 'Crear un plan, o avanzar a la semana siguiente',
        querystring,
        body: customPrompt,
        response: { 201: plan },
      },
      validatorCompiler: readingWith(readPrompt),
    },
    async (request, reply) => {
      const { userId } = sessionOf(request);
      const { body } = request;
      reply.status(201);
      return body.eliminarAnterior === true
        ? service.advance(userId, body.planId, body.informacionTema)
        : service.create(userId, body.informacionTema);
    },
  );
  app.post(
    '/api/chat/vista-previa',
    {
      config: { ...config, cost: 'reading' },
      schema: {
        tags,
        summary: 'La semana que se haría, sin guardar nada',
        querystring,
        body: vistaPreviaBody,
        response: { 200: vistaPrevia },
      },
      validatorCompiler: readingWith(readPreview),
    },
    async (request, reply) => {
      // Whoever moved on while this waited for its turn has asked again since.
      if (request.raw.socket.destroyed) return reply.hijack();
      return service.preview(sessionOf(request).userId, request.body.informacionTema);
    },
  );
  app.get(
    '/api/chat/obtener-plan/:planId',
    {
      config,
      schema: { tags, summary: 'Un plan con sus tareas y objetivos', querystring, params, response: { 200: plan } },
      // The largest answer and the most asked for: going through it once more to see that it is what we made took a fifth
      // of the whole. The tests see it instead.
      serializerCompiler: () => JSON.stringify,
    },
    (request) => service.read(sessionOf(request).userId, request.params.planId),
  );
  app.post(
    '/api/chat/actualizar-estado-tarea',
    {
      config,
      schema: {
        tags,
        summary: 'Cambiar el estado o la prioridad de una tarea',
        querystring,
        body: taskUpdate,
        response: { 200: z.object({ estado: z.enum(ESTADOS), prioridad: z.enum(PRIORIDADES) }) },
      },
    },
    (request) => service.updateTask(sessionOf(request).userId, request.body),
  );
  app.post(
    '/api/chat/actualizar-estado-objetivo',
    {
      config,
      schema: {
        tags,
        summary: 'Cambiar el estado de un objetivo',
        querystring,
        body: objectiveUpdate,
        response: { 200: z.object({ estado: z.enum(ESTADOS) }) },
      },
    },
    (request) => service.updateObjective(sessionOf(request).userId, request.body),
  );
  app.get(
    '/api/planes',
    {
      config,
      schema: { tags, summary: 'El catálogo del usuario', querystring, response: { 200: z.array(planSummary) } },
    },
    (request) => service.list(sessionOf(request).userId),
  );
  app.delete(
    '/api/planes/:planId',
    {
      config: { ...config, cost: 'reading' },
      schema: { tags, summary: 'Eliminar un plan', querystring, params, response: { 204: z.undefined() } },
    },
    async (request, reply) => {
      await service.remove(sessionOf(request).userId, request.params.planId);
      return reply.status(204).send();
    },
  );
  app.get(
    '/api/planes/:planId/calendario',
    {
      config,
      schema: { tags, summary: 'La semana como archivo .ics', querystring, params, response: { 200: z.string() } },
    },
    async (request, reply) => {
      const text = await service.calendar(sessionOf(request).userId, request.params.planId);
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="estratega-semana.ics"')
        .serializer((body: string) => body)
        .send(text);
    },
  );
  app.post(
    '/api/planes/lectura',
    {
      config: { ...config, cost: 'reading' },
      schema: {
        tags,
        summary: 'Qué se entiende de un texto libre',
        querystring,
        body: textReading,
        response: { 200: z.array(textMention) },
      },
    },
    async (request) => service.readText(request.body.campo, request.body.texto),
  );
  app.get(
    '/api/planes/temas',
    {
      config,
      schema: {
        tags,
        summary: 'Los temas de un juego',
        querystring: z.strictObject({ campo }),
        response: { 200: z.array(temaDelJuego) },
      },
    },
    async (request) => service.themes(request.query.campo),
  );
  app.get(
    '/api/progreso',
    {
      config: { ...config, cost: 'reading' },
      schema: { tags, summary: 'Información sobre el progreso (Plan Pro)', querystring, response: { 200: progress } },
    },
    (request) => service.progress(sessionOf(request).userId),
  );
};
