import {
  advancePlanBody,
  campo,
  createPlanBody,
  customPrompt,
  ESTADOS,
  objectiveUpdate,
  PRIORIDADES,
  plan,
  planId,
  planSummary,
  progress,
  taskUpdate,
  textMention,
  textReading,
} from '@estratega/domain';
import { z } from 'zod';
import { sessionOf } from '../../platform/http/access.ts';
import type { Http } from '../../platform/http/http.ts';
import { invalidInput } from '../../platform/http/problems.ts';
import type { PlansService } from './service.ts';

const config = { access: 'user' } as const;
const tags = ['planes'];
const querystring = z.strictObject({});
const params = z.strictObject({ planId });

/** One path for two requests: which one it is decides what is asked of it, so that the fields named are the right ones. */
const parsePrompt = (body: unknown) => {
  const advancing =
    typeof body === 'object' &&
    body !== null &&
    ('planId' in body || ('eliminarAnterior' in body && body.eliminarAnterior === true));
  const parsed = (advancing ? advancePlanBody : createPlanBody).safeParse(body);
  if (!parsed.success) throw invalidInput(parsed.error);
  return parsed.data;
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
      validatorCompiler: ({ schema, httpPart }) =>
        httpPart === 'body'
          ? (body: unknown) => ({ value: parsePrompt(body) })
          : (value: unknown) => {
              const parsed = (schema as unknown as z.ZodType).safeParse(value);
              return parsed.success ? { value: parsed.data } : { error: invalidInput(parsed.error) };
            },
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
  app.get(
    '/api/chat/obtener-plan/:planId',
    {
      config,
      schema: { tags, summary: 'Un plan con sus tareas y objetivos', querystring, params, response: { 200: plan } },
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
    { config, schema: { tags, summary: 'Eliminar un plan', querystring, params, response: { 204: z.undefined() } } },
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
    '/api/progreso',
    {
      config,
      schema: { tags, summary: 'Información sobre el progreso (Plan Pro)', querystring, response: { 200: progress } },
    },
    (request) => service.progress(sessionOf(request).userId),
  );
};
