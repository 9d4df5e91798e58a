import { randomBytes } from 'node:crypto';
import type { Happened, Ledger, Subscription } from './ledger.ts';
import type { Webhooks } from './webhooks.ts';

/** PayPal's REST API, as far as a shop with subscriptions sees it. */

export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

export interface ApiAnswer {
  readonly status: number;
  readonly body?: unknown;
}

export interface ApiDependencies {
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly ledger: Ledger;
  readonly webhooks: Webhooks;
  readonly notify: (happened: Happened, subscription: Subscription) => void;
}

const missing: ApiAnswer = { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } };
const invalid: ApiAnswer = { status: 400, body: { name: 'INVALID_REQUEST' } };

const parseJson = (text: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
};
const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

export const createApi = ({ url, clientId, clientSecret, ledger, webhooks, notify }: ApiDependencies) => {
  const tokens = new Set<string>();

  const view = (subscription: Subscription) => {
    const { id, status, planId, customId, createdAt, nextBilling, failedPayments, payments } = subscription;
    const last = payments.findLast((payment) => payment.status !== 'DECLINED');
    return {
      id,
      status,
      plan_id: planId,
      ...(customId === undefined ? {} : { custom_id: customId }),
      create_time: createdAt,
      billing_info: {
        failed_payments_count: failedPayments,
        ...(nextBilling === undefined ? {} : { next_billing_time: nextBilling }),
        ...(last === undefined ? {} : { last_payment: { time: last.time } }),
      },
      links: [{ rel: 'approve', href: `${url}/aprobar/${id}`, method: 'GET' }],
    };
  };

  const giveToken = ({ headers }: ApiRequest): ApiAnswer => {
    const expected = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    if (headers.authorization !== expected) return { status: 401, body: { error: 'invalid_client' } };
    const token = randomBytes(24).toString('hex');
    tokens.add(token);
    return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: 32_400 } };
  };
  const create = ({ body, headers }: ApiRequest): ApiAnswer => {
    const asked = parseJson(body);
    const planId = textOf(asked?.plan_id);
    if (!asked || planId === undefined) return invalid;
    const context = asked.application_context as { return_url?: string } | undefined;
    const subscription = ledger.create({
      planId,
      customId: textOf(asked.custom_id),
      requestId: headers['paypal-request-id'],
      returnUrl: context?.return_url ?? '/',
    });
    return { status: 201, body: view(subscription) };
  };
  const verify = ({ body }: ApiRequest): ApiAnswer => {
    const marker = '"webhook_event":';
    const at = body.indexOf(marker);
    const fields = at < 0 ? undefined : parseJson(`${body.slice(0, at).replace(/,\s*$/u, '')}}`);
    if (!fields) return invalid;
    const genuine = webhooks.verify(fields, body.slice(at + marker.length, -1));
    return { status: 200, body: { verification_status: genuine ? 'SUCCESS' : 'FAILURE' } };
  };
  const readSale = (id: string): ApiAnswer => {
    const subscription = ledger.findSale(id);
    return subscription ? { status: 200, body: { id, billing_agreement_id: subscription.id } } : missing;
  };
  const cancel = (subscription: Subscription, { body }: ApiRequest): ApiAnswer => {
    if (textOf(parseJson(body)?.reason) === undefined) return invalid;
    if (!['ACTIVE', 'SUSPENDED'].includes(subscription.status))
      return {
        status: 422,
        body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'SUBSCRIPTION_STATUS_INVALID' }] },
      };
    notify(ledger.happen.cancelar(subscription), subscription);
    return { status: 204 };
  };

  return {
    view,
    revokeTokens: () => tokens.clear(),
    answer: (request: ApiRequest): ApiAnswer => {
      const { method, path, headers } = request;
      if (path === '/v1/oauth2/token') return giveToken(request);
      const bearer = /^Bearer (.+)$/u.exec(headers.authorization ?? '')?.[1];
      if (bearer === undefined || !tokens.has(bearer)) return { status: 401, body: { name: 'AUTHENTICATION_FAILURE' } };
      if (path === '/v1/notifications/verify-webhook-signature') return verify(request);
      if (path === '/v1/billing/subscriptions' && method === 'POST') return create(request);
      const sale = /^\/v1\/payments\/sale\/([^/]+)$/u.exec(path)?.[1];
      if (sale !== undefined) return readSale(sale);
      const [, id = '', action] = /^\/v1\/billing\/subscriptions\/([^/]+)(?:\/([a-z]+))?$/u.exec(path) ?? [];
      const subscription = ledger.find(id);
      if (!subscription) return missing;
      if (action === 'transactions') return { status: 200, body: { transactions: subscription.payments } };
      if (action === 'cancel' && method === 'POST') return cancel(subscription, request);
      return action === undefined ? { status: 200, body: view(subscription) } : missing;
    },
  };
};
