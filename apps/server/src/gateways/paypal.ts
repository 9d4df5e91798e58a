import { type PaidTier, PROVIDER_STATES, type ProviderReading } from '@estratega/domain';
import { z } from 'zod';
import type { Config } from '../platform/config.ts';

/** PayPal's REST API, as far as subscriptions need it. */

type PayPalConfig = NonNullable<Config['paypal']>;

export class PayPalError extends Error {
  override readonly name = 'PayPalError';
  readonly status: number | undefined;
  constructor(message: string, status?: number) {
    super(`PayPal: ${message}${status === undefined ? '' : ` (${status})`}`);
    this.status = status;
  }
}

export interface ProviderSubscription extends ProviderReading {
  readonly id: string;
  readonly planId: string;
  readonly customId: string | undefined;
}

export interface WebhookHeaders {
  readonly authAlgo: string;
  readonly certUrl: string;
  readonly transmissionId: string;
  readonly transmissionSig: string;
  readonly transmissionTime: string;
}

export interface PayPalGateway {
  create(request: {
    planId: string;
    customId: string;
    requestId: string;
    returnUrl: string;
  }): Promise<{ id: string; approvalUrl: string }>;
  /** undefined: the provider knows no such subscription. */
  read(id: string): Promise<ProviderSubscription | undefined>;
  /** 'ended' also when it had ended before; 'pending' when nobody has approved it, which cannot be cancelled. */
  cancel(id: string, reason: string): Promise<'ended' | 'pending'>;
  /** The subscription that a payment was for. */
  subscriptionOfSale(saleId: string): Promise<string | undefined>;
  /** `raw` is the body as it came: one that was parsed and written again has another signature. */
  verifyWebhook(headers: WebhookHeaders, raw: string): Promise<boolean>;
  planIdOf(tier: PaidTier): string;
}

/** For everything that one request of ours asks of PayPal, together. */
const PATIENCE_MS = 10_000;
const TOKEN_MARGIN_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;

const token = z.object({ access_token: z.string(), expires_in: z.number() });
const link = z.object({ rel: z.string(), href: z.url({ protocol: /^https?$/u }) });
const created = z.object({ id: z.string().min(1).max(64), links: z.array(link) });
const subscription = z.object({
  id: z.string(),
  status: z.enum(PROVIDER_STATES),
  plan_id: z.string(),
  custom_id: z.string().optional(),
  billing_info: z
    .object({
      next_billing_time: z.string().optional(),
      last_payment: z.object({ time: z.string() }).optional(),
      failed_payments_count: z.number().optional(),
    })
    .optional(),
});
type Subscription = z.output<typeof subscription>;
const transactions = z.object({ transactions: z.array(z.object({ status: z.string(), time: z.string() })).optional() });
const sale = z.object({ billing_agreement_id: z.string().optional() });
const verification = z.object({ verification_status: z.string() });

/** Payments that went through, given back or not; a declined attempt says nothing about what was paid. */
const PAID = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];

const dateOf = (text: string | undefined): Date | null => {
  const date = text === undefined ? undefined : new Date(text);
  return date && !Number.isNaN(date.getTime()) ? date : null;
};

/** The same day of the next month, or its last one: as PayPal counts. */
const monthAfter = (date: Date): Date => {
  const next = new Date(date);
  next.setUTCMonth(next.getUTCMonth() + 1);
  if (next.getUTCDate() !== date.getUTCDate()) next.setUTCDate(0);
  return next;
};

const lastPaymentOf = ({ billing_info }: Subscription): Date | null => dateOf(billing_info?.last_payment?.time);

/** A month from the last payment, where the next charge does not say it better: after a failed one it is only a retry. */
const paidUntilOf = (found: Subscription): Date | null => {
  const info = found.billing_info;
  const next = (info?.failed_payments_count ?? 0) === 0 ? dateOf(info?.next_billing_time) : null;
  const lastPayment = lastPaymentOf(found);
  return next ?? (lastPayment ? monthAfter(lastPayment) : null);
};

interface Call {
  readonly signal: AbortSignal;
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Record<string, string>;
}

export const openPayPal = (config: PayPalConfig, now: () => Date): PayPalGateway => {
  let cached: { value: string; until: number } | undefined;
  let asking: Promise<string> | undefined;

  const fetchPayPal = async (path: string, init: RequestInit): Promise<Response> => {
    try {
      return await fetch(`${config.baseUrl}${path}`, { ...init, redirect: 'error' });
    } catch (error) {
      throw new PayPalError(error instanceof Error ? error.message : 'no answer');
    }
  };
  const parse = async <T extends z.ZodType>(response: Response, schema: T): Promise<z.output<T>> => {
    const parsed = schema.safeParse(await response.json().catch(() => undefined));
    if (!parsed.success) throw new PayPalError('an answer that we do not understand', response.status);
    return parsed.data;
  };
  /** Nobody reads it, but its connection is free again only once somebody has. */
  const refused = async (response: Response, message: string): Promise<PayPalError> => {
    await response.body?.cancel().catch(() => {});
    return new PayPalError(message, response.status);
  };

  const newToken = async (): Promise<string> => {
    const response = await fetchPayPal('/v1/oauth2/token', {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${config.clientId}:${config.clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) throw await refused(response, 'no access token');
    const { access_token, expires_in } = await parse(response, token);
    cached = { value: access_token, until: now().getTime() + expires_in * 1000 - TOKEN_MARGIN_MS };
    return access_token;
  };
  const accessToken = async (): Promise<string> => {
    if (cached && cached.until > now().getTime()) return cached.value;
    // A hundred requests that find it expired ask for one.
    asking ??= newToken().finally(() => {
      asking = undefined;
    });
    return asking;
  };
  const call = async (path: string, init: Call): Promise<Response> => {
    const send = async (bearer: string) =>
      fetchPayPal(path, {
        ...init,
        headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json', ...init.headers },
      });
    const bearer = await accessToken();
    const response = await send(bearer);
    if (response.status !== 401) return response;
    // The token was revoked before its time: one fresh try.
    await response.body?.cancel().catch(() => {});
    if (cached?.value === bearer) cached = undefined;
    return send(await accessToken());
  };
  const patience = () => AbortSignal.timeout(PATIENCE_MS);
  const pathOf = (id: string) => `/v1/billing/subscriptions/${encodeURIComponent(id)}`;

  const find = async (id: string, signal: AbortSignal): Promise<Subscription | undefined> => {
    const response = await call(pathOf(id), { signal });
    if (response.ok) return parse(response, subscription);
    const error = await refused(response, 'the subscription was not read');
    if (response.status === 404) return undefined;
    throw error;
  };
  const lastPaymentRefunded = async (found: Subscription, signal: AbortSignal): Promise<boolean> => {
    const lastPayment = lastPaymentOf(found);
    if (!lastPayment) return false;
    const query = new URLSearchParams({
      start_time: new Date(lastPayment.getTime() - DAY_MS).toISOString(),
      end_time: new Date(Math.max(now().getTime(), lastPayment.getTime()) + DAY_MS).toISOString(),
    });
    const response = await call(`${pathOf(found.id)}/transactions?${query}`, { signal });
    if (!response.ok) throw await refused(response, 'no transactions');
    const { transactions: list = [] } = await parse(response, transactions);
    const last = list
      .filter(({ status }) => PAID.includes(status))
      .toSorted((a, b) => Date.parse(b.time) - Date.parse(a.time))[0];
    return last?.status === 'REFUNDED';
  };

  return {
    planIdOf: (tier) => config.plans[tier],
    create: async ({ planId, customId, requestId, returnUrl }) => {
      const response = await call('/v1/billing/subscriptions', {
        method: 'POST',
        signal: patience(),
        headers: { 'paypal-request-id': requestId, prefer: 'return=representation' },
        body: JSON.stringify({
          plan_id: planId,
          custom_id: customId,
          application_context: {
            brand_name: 'Estratega',
            locale: 'es-AR',
            shipping_preference: 'NO_SHIPPING',
            user_action: 'SUBSCRIBE_NOW',
            return_url: returnUrl,
            cancel_url: returnUrl,
          },
        }),
      });
      if (!response.ok) throw await refused(response, 'the subscription was not created');
      const { id, links } = await parse(response, created);
      const approvalUrl = links.find(({ rel }) => rel === 'approve')?.href;
      if (!approvalUrl) throw new PayPalError('no approval address');
      return { id, approvalUrl };
    },
    read: async (id) => {
      const signal = patience();
      const found = await find(id, signal);
      if (!found) return undefined;
      return {
        id: found.id,
        planId: found.plan_id,
        customId: found.custom_id,
        state: found.status,
        paidUntil: paidUntilOf(found),
        refunded: await lastPaymentRefunded(found, signal),
      };
    },
    cancel: async (id, reason) => {
      const signal = patience();
      const response = await call(`${pathOf(id)}/cancel`, { method: 'POST', signal, body: JSON.stringify({ reason }) });
      if (response.ok) return 'ended';
      const error = await refused(response, 'the subscription was not cancelled');
      if (response.status === 404) return 'ended';
      if (response.status !== 422) throw error;
      // "Not in a state to be cancelled" says nothing about which state: asked, not assumed.
      const state = (await find(id, signal))?.status ?? 'EXPIRED';
      if (state === 'CANCELLED' || state === 'EXPIRED') return 'ended';
      if (state === 'APPROVAL_PENDING' || state === 'APPROVED') return 'pending';
      throw error;
    },
    subscriptionOfSale: async (saleId) => {
      const response = await call(`/v1/payments/sale/${encodeURIComponent(saleId)}`, { signal: patience() });
      if (response.ok) return (await parse(response, sale)).billing_agreement_id;
      const error = await refused(response, 'the payment was not read');
      if (response.status === 404) return undefined;
      throw error;
    },
    verifyWebhook: async (headers, raw) => {
      const fields = {
        auth_algo: headers.authAlgo,
        cert_url: headers.certUrl,
        transmission_id: headers.transmissionId,
        transmission_sig: headers.transmissionSig,
        transmission_time: headers.transmissionTime,
        webhook_id: config.webhookId,
      };
      const body = `${JSON.stringify(fields).slice(0, -1)},"webhook_event":${raw}}`;
      const path = '/v1/notifications/verify-webhook-signature';
      const response = await call(path, { method: 'POST', signal: patience(), body });
      if (response.ok) return (await parse(response, verification)).verification_status === 'SUCCESS';
      const error = await refused(response, 'the signature was not checked');
      if (response.status === 400 || response.status === 422) return false;
      throw error;
    },
  };
};
