import {
  activateSubscriptionBody,
  createdSubscription,
  createSubscriptionBody,
  subscriptionID,
  suscripcion,
} from '@estratega/domain';
import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import { sessionOf } from '../../platform/http/access.ts';
import { clientNetwork } from '../../platform/http/address.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Limiter } from '../../platform/rate-limit/rate-limit.ts';
import type { SubscriptionsService } from './service.ts';

const config = { access: 'user', beforeConsent: true } as const;
const tags = ['suscripciones'];
const querystring = z.strictObject({});

const event = z.object({
  id: z.string().regex(/^[\w-]{1,200}$/u),
  event_type: z.string().regex(/^[\w.-]{1,200}$/u),
  resource: z.object({
    id: z.string().optional(),
    billing_agreement_id: z.string().optional(),
    sale_id: z.string().optional(),
  }),
});

/** Subscriptions are themselves, payments name theirs, and what gives a payment back names only the payment. */
const subjectOf = ({ event_type, resource }: z.infer<typeof event>) => {
  const id = event_type.startsWith('BILLING.SUBSCRIPTION.') ? resource.id : resource.billing_agreement_id;
  const saleID = event_type.startsWith('PAYMENT.SALE.') ? (resource.sale_id ?? resource.id) : undefined;
  return { subscriptionID: subscriptionID.safeParse(id).data, saleID: subscriptionID.safeParse(saleID).data };
};

export interface SubscriptionLimits {
  readonly webhook: Limiter;
  /** Webhooks that turn out to be forged, by address: each costs a question to the provider. */
  readonly forged: Limiter;
  /** Not a limit: where genuine ones have come from. */
  readonly genuine: Limiter;
  /** What one user may have us ask the provider. */
  readonly user: Limiter;
}

export const subscriptionsRoutes = (app: Http, service: SubscriptionsService, limits: SubscriptionLimits) => {
  const caller = async (request: Parameters<typeof sessionOf>[0]): Promise<string> => {
    const { userId } = sessionOf(request);
    await limits.user.take(userId);
    return userId;
  };
  app.get(
    '/api/paypal/suscripcion',
    { config, schema: { tags, summary: 'La suscripción del usuario', querystring, response: { 200: suscripcion } } },
    async (request) => service.read(await caller(request)),
  );
  app.post(
    '/api/paypal/crear-suscripcion',
    {
      config,
      schema: {
        tags,
        summary: 'Comenzar una suscripción',
        querystring,
        body: createSubscriptionBody,
        response: { 200: createdSubscription },
      },
    },
    async (request) => service.create(await caller(request), request.body.plan),
  );
  app.post(
    '/api/paypal/activar-suscripcion',
    {
      config,
      schema: {
        tags,
        summary: 'Confirmar una suscripción aprobada',
        querystring,
        body: activateSubscriptionBody,
        response: { 200: suscripcion },
      },
    },
    async (request) => {
      const userId = await caller(request);
      await service.activate(userId, request.body.subscriptionID);
      return service.read(userId);
    },
  );
  app.post(
    '/api/paypal/cancel-subscription',
    {
      config,
      schema: {
        tags,
        summary: 'Cancelar la suscripción',
        querystring,
        body: z.strictObject({ subscriptionID: z.string().max(64).nullable().optional() }),
        response: { 200: suscripcion },
      },
    },
    async (request) => {
      const userId = await caller(request);
      const id = request.body.subscriptionID;
      if (!id) throw new AppError('suscripcion_sin_id');
      const parsed = subscriptionID.safeParse(id);
      if (!parsed.success) throw new AppError('no_encontrado');
      await service.cancel(userId, parsed.data);
      return service.read(userId);
    },
  );

  app.register(async (scope) => {
    // The signature is of the bytes: they are kept as they came.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post(
      '/api/paypal/webhook',
      { config: { access: 'public', webhook: 'paypal' }, schema: { tags, summary: 'Avisos de PayPal', querystring } },
      async (request, reply) => {
        const header = (name: string) => String(request.headers[`paypal-${name}`] ?? '');
        const headers = {
          authAlgo: header('auth-algo'),
          certUrl: header('cert-url'),
          transmissionId: header('transmission-id'),
          transmissionSig: header('transmission-sig'),
          transmissionTime: header('transmission-time'),
        };
        const raw = typeof request.body === 'string' ? request.body : '';
        const unsigned = Object.values(headers).some((value) => value === '');
        const parsed = event.safeParse(unsigned ? undefined : parseJson(raw));
        const detail = 'El aviso no está firmado por PayPal.';
        // What nobody signed is refused before anything is counted: counting costs more than saying no.
        if (!parsed.success) throw new AppError('entrada_invalida', { detail, knock: true });
        const network = clientNetwork(request);
        await limits.webhook.take(network);
        // One that came before changes nothing, genuine or not: nobody is asked.
        if (await service.isKnown(parsed.data.id)) return reply.status(204).send();
        // Where genuine ones have come from is the provider: forgeries in its name must not shut it out.
        const trusted = await limits.genuine.knows(network);
        if (!trusted) await limits.forged.take(network);
        if (!(await service.verify(headers, raw))) throw new AppError('entrada_invalida', { detail });
        await limits.genuine.take(network);
        await service.onEvent({ id: parsed.data.id, type: parsed.data.event_type, ...subjectOf(parsed.data) });
        return reply.status(204).send();
      },
    );
  });
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
