import { pruebaAbierta, pruebaAbiertaBody, pruebaGuardada, pruebaHechaBody, vistaPrevia } from '@estratega/domain';
import { z } from 'zod';
import { sessionOf } from '../../../platform/http/access.ts';
import { clientNetwork } from '../../../platform/http/address.ts';
import { turnsPerUser } from '../../../platform/http/costs.ts';
import type { Http } from '../../../platform/http/http.ts';
import type { LimiterFactory } from '../../../platform/rate-limit/rate-limit.ts';
import type { OpenPlacement } from './open.ts';

/** A test asks ten times: a class of forty behind one address may take one each, a machine may not take many. */
export const OPEN_TESTS_PER_HOUR = 600;
/** A week costs more than a look. */
export const OPEN_WEEKS_PER_HOUR = 120;

const tags = ['planes'];
const querystring = z.strictObject({});

export const openPlacementRoutes = (app: Http, service: OpenPlacement, limiter: LimiterFactory) => {
  const tests = limiter({ name: 'prueba-abierta-ip', points: OPEN_TESTS_PER_HOUR, seconds: 60 * 60 });
  const weeks = limiter({ name: 'semana-abierta-ip', points: OPEN_WEEKS_PER_HOUR, seconds: 60 * 60 });
  const inTurn = turnsPerUser();
  app.post(
    '/api/prueba-abierta',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'La prueba de nivel sin cuenta: las respuestas viajan con cada llamada y no se guarda nada',
        querystring,
        body: pruebaAbiertaBody,
        response: { 200: pruebaAbierta },
      },
    },
    (request) => {
      const network = clientNetwork(request);
      return inTurn(network, async () => {
        await tests.take(network);
        return service.next(request.body);
      });
    },
  );
  app.post(
    '/api/prueba-abierta/semana',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'La semana que daría una prueba sin cuenta, sin guardar nada',
        querystring,
        body: pruebaHechaBody,
        response: { 200: vistaPrevia },
      },
    },
    (request) => {
      const network = clientNetwork(request);
      return inTurn(network, async () => {
        await weeks.take(network);
        return service.week(request.body);
      });
    },
  );
  app.post(
    '/api/chat/prueba-nivel/guardar',
    {
      config: { access: 'user', cost: 'plan' },
      schema: {
        tags,
        summary: 'Guardar en la cuenta una prueba hecha sin ella, con su semana, una sola vez',
        querystring,
        body: pruebaHechaBody,
        response: { 200: pruebaGuardada },
      },
    },
    (request) => service.keep(sessionOf(request).userId, request.body),
  );
};
