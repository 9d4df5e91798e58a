import { mensajeContacto } from '@estratega/domain';
import { z } from 'zod';
import { clientNetwork } from '../../platform/http/address.ts';
import type { Http } from '../../platform/http/http.ts';
import type { LimiterFactory } from '../../platform/rate-limit/rate-limit.ts';
import type { ContactService } from './service.ts';

/** Enough for a family or an office behind one address, too few for a machine. */
export const MESSAGES_PER_HOUR = 20;

/**
 * The default form handler. The form's honeypot is judged in the browser (a filled one sends nothing), so that the body
 * stays exactly `{name, email, message}` for this handler and for any other form service alike.
 */
export const contactRoutes = (app: Http, service: ContactService, limiter: LimiterFactory) => {
  const perAddress = limiter({ name: 'contacto-ip', points: MESSAGES_PER_HOUR, seconds: 60 * 60 });
  app.post(
    '/api/contacto',
    {
      config: { access: 'public' },
      schema: {
        tags: ['contacto'],
        summary: 'Enviar un mensaje al equipo',
        querystring: z.strictObject({}),
        body: mensajeContacto,
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      await perAddress.take(clientNetwork(request));
      await service.receive(request.body);
      return reply.status(204).send();
    },
  );
};
