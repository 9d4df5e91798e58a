import {
  careStored,
  careUpdate,
  ESTADOS,
  lanesStored,
  lanesUpdate,
  levelHeld,
  levelHold,
  masEjercicios,
  moreBody,
  notApplicableStored,
  notApplicableUpdate,
  ownTaskBody,
  ownTaskUpdate,
  PRIORIDADES,
  planId,
  recoverBody,
  recuperacion,
  tareaPropia,
  tareaPropiaId,
} from '@estratega/domain';
import { z } from 'zod';
import { sessionOf } from '../../../platform/http/access.ts';
import type { Http } from '../../../platform/http/http.ts';
import type { ShiftsService } from './service.ts';

const config = { access: 'user' } as const;
const tags = ['planes'];
const querystring = z.strictObject({});

export const shiftsRoutes = (app: Http, service: ShiftsService) => {
  app.post(
    '/api/chat/preferencias',
    {
      config,
      schema: {
        tags,
        summary: 'Más o menos partidas y teoría en la próxima semana',
        querystring,
        body: lanesUpdate,
        response: { 200: lanesStored },
      },
    },
    (request) => service.setLanes(sessionOf(request).userId, request.body),
  );
  app.post(
    '/api/chat/cuidado',
    {
      config,
      schema: {
        tags,
        summary: 'Responder a la pregunta sobre el dinero, o decir que se es mayor de edad',
        querystring,
        body: careUpdate,
        response: { 200: careStored },
      },
    },
    (request) => service.setCare(sessionOf(request).userId, request.body),
  );
  app.post(
    '/api/chat/mantener-nivel',
    {
      config,
      schema: {
        tags,
        summary: 'Mantener el nivel dos semanas, digan lo que digan las respuestas',
        querystring,
        body: levelHold,
        response: { 200: levelHeld },
      },
    },
    (request) => service.holdLevel(sessionOf(request).userId, request.body),
  );
  app.post(
    '/api/chat/mas-ejercicios',
    {
      config: { ...config, cost: 'reading' },
      schema: {
        tags,
        summary: 'Ejercicios nuevos para un objetivo que ya usó los suyos',
        querystring,
        body: moreBody,
        response: { 200: masEjercicios },
      },
    },
    (request) => service.addMore(sessionOf(request).userId, request.body.planId, request.body.objetivoIndex),
  );
  app.post(
    '/api/chat/recuperar',
    {
      config: { ...config, cost: 'reading' },
      schema: {
        tags,
        summary: 'Reorganizar la semana después de días perdidos; sin aplicar, solo dice qué cambiaría',
        querystring,
        body: recoverBody,
        response: { 200: recuperacion },
      },
    },
    (request) => service.recover(sessionOf(request).userId, request.body.planId, request.body.aplicar),
  );
  app.post(
    '/api/chat/no-aplica',
    {
      config,
      schema: {
        tags,
        summary: 'Decir que una tarea no aplica, o deshacerlo',
        querystring,
        body: notApplicableUpdate,
        response: { 200: notApplicableStored },
      },
    },
    (request) => service.setNotApplicable(sessionOf(request).userId, request.body),
  );
  app.post(
    '/api/chat/tarea-propia',
    {
      config,
      schema: {
        tags,
        summary: 'Agregar una tarea propia a un día',
        querystring,
        body: ownTaskBody,
        response: { 201: tareaPropia },
      },
    },
    async (request, reply) => {
      reply.status(201);
      return service.addOwn(sessionOf(request).userId, request.body);
    },
  );
  app.post(
    '/api/chat/actualizar-tarea-propia',
    {
      config,
      schema: {
        tags,
        summary: 'Cambiar el estado o la prioridad de una tarea propia',
        querystring,
        body: ownTaskUpdate,
        response: { 200: z.object({ estado: z.enum(ESTADOS), prioridad: z.enum(PRIORIDADES) }) },
      },
    },
    (request) => service.updateOwn(sessionOf(request).userId, request.body),
  );
  app.delete(
    '/api/chat/tarea-propia/:planId/:tareaId',
    {
      config,
      schema: {
        tags,
        summary: 'Quitar una tarea propia',
        querystring,
        params: z.strictObject({ planId, tareaId: tareaPropiaId }),
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const { planId: plan, tareaId } = request.params;
      await service.removeOwn(sessionOf(request).userId, plan, tareaId);
      return reply.status(204).send();
    },
  );
};
