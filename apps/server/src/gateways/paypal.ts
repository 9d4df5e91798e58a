import { type PaidTier, PROVIDER_STATES, type ProviderReading } from '@estratega/domain';
import { z } from 'zod';
import type { Config } from '../platform/config.ts';

/** PayPal's REST API, as far as subscriptions need it. */

type PayPalConfig = NonNullable<Config['paypal']>;

export class PayPalError extends Error {
  readonly status: number | undefined;
  constructor(message: string, status?: number) {
    super(`PayPal: ${message}`);
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
    tier: PaidTier;
    customId: string;
    requestId: string;
    returnUrl: string;
  }): Promise<{ id: string; approvalUrl: string }>;
  read(id: string): Promise<ProviderSubscription>;
  /** A subscription that has already ended counts as cancelled. */
  cancel(id: string, reason: string): Promise<void>;
  /** `raw` are the bytes as they came: a body that was parsed and written again has another signature. */
  verifyWebhook(headers: WebhookHeaders, raw: string): Promise<boolean>;
  planIdOf(tier: PaidTier): string;
}

const TIMEOUT_MS = 8000;
const TOKEN_MARGIN_MS = 60_000;
const HISTORY_MS = 400 * 24 * 60 * 60 * 1000;

const token = z.object({ access_token: z.string(), expires_in: z.number() });
const link = z.object({ rel: z.string(), href: z.url() });
const created = z.object({ id: z.string(), links: z.array(link) });
const subscription = z.object({
  id: z.string(),
  status: z.enum(PROVIDER_STATES),
  plan_id: z.string(),
  custom_id: z.string().optional(),
  billing_info: z
    .object({ next_billing_time: z.string().optional(), last_payment: z.object({ time: z.string() }).optional() })
    .optional(),
});
const transactions = z.object({ transactions: z.array(z.object({ status: z.string(), time: z.string() })).optional() });
const verification = z.object({ verification_status: z.string() });

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;
const dateOf = (text: string | undefined): Date | null => {
  const date = text === undefined ? undefined : new Date(text);
  return date && !Number.isNaN(date.getTime()) ? date : null;
};

export const openPayPal = (config: PayPalConfig, now: () => Date): PayPalGateway => {
  let cached: { value: string; until: number } | undefined;

  const fetchPayPal = async (path: string, init: RequestInit): Promise<Response> => {
    try {
      return await fetch(`${config.baseUrl}${path}`, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    } catch (error) {
      throw new PayPalError(error instanceof Error ? error.message : 'no answer');
    }
  };
  const parse = async <T extends z.ZodType>(response: Response, schema: T): Promise<z.output<T>> => {
    const parsed = schema.safeParse(await response.json().catch(() => undefined));
    if (!parsed.success) throw new PayPalError('an answer that we do not understand', response.status);
    return parsed.data;
  };
  const accessToken = async (): Promise<string> => {
    if (cached && cached.until > now().getTime()) return cached.value;
    const response = await fetchPayPal('/v1/oauth2/token', {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${config.clientId}:${config.clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    if (!response.ok) throw new PayPalError('no access token', response.status);
    const { access_token, expires_in } = await parse(response, token);
    cached = { value: access_token, until: now().getTime() + expires_in * 1000 - TOKEN_MARGIN_MS };
    return access_token;
  };
  const call = async (
    path: string,
    init: { method?: string; body?: string; headers?: Record<string, string> } = {},
  ): Promise<Response> => {
    const send = async () =>
      fetchPayPal(path, {
        ...init,
        headers: {
          authorization: `Bearer ${await accessToken()}`,
          'content-type': 'application/json',
          ...init.headers,
        },
      });
    const response = await send();
    if (response.status !== 401) return response;
    // The token was revoked before its time: one fresh try.
    cached = undefined;
    return send();
  };

  const lastPaymentRefunded = async (id: string): Promise<boolean> => {
    const end = now();
    const query = new URLSearchParams({
      start_time: new Date(end.getTime() - HISTORY_MS).toISOString(),
      end_time: new Date(end.getTime() + 60_000).toISOString(),
    });
    const response = await call(`/v1/billing/subscriptions/${encodeURIComponent(id)}/transactions?${query}`);
    if (!response.ok) throw new PayPalError('no transactions', response.status);
    const { transactions: list = [] } = await parse(response, transactions);
    const last = list.toSorted((a, b) => b.time.localeCompare(a.time))[0];
    return last?.status === 'REFUNDED';
  };

  return {
    planIdOf: (tier) => config.plans[tier],
    create: async ({ tier, customId, requestId, returnUrl }) => {
      const response = await call('/v1/billing/subscriptions', {
        method: 'POST',
        headers: { 'paypal-request-id': requestId, prefer: 'return=representation' },
        body: JSON.stringify({
          plan_id: config.plans[tier],
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
      if (!response.ok) throw new PayPalError('the subscription was not created', response.status);
      const { id, links } = await parse(response, created);
      const approvalUrl = links.find(({ rel }) => rel === 'approve')?.href;
      if (!approvalUrl) throw new PayPalError('no approval address');
      return { id, approvalUrl };
    },
    read: async (id) => {
      const response = await call(`/v1/billing/subscriptions/${encodeURIComponent(id)}`);
      if (!response.ok) throw new PayPalError('the subscription was not read', response.status);
      const found = await parse(response, subscription);
      const lastPayment = dateOf(found.billing_info?.last_payment?.time);
      // A cancelled subscription has no next billing time any more: a month from the last payment is what was paid.
      const paidUntil =
        dateOf(found.billing_info?.next_billing_time) ??
        (lastPayment ? new Date(lastPayment.getTime() + MONTH_MS) : null);
      const refunded = found.status === 'APPROVAL_PENDING' ? false : await lastPaymentRefunded(id);
      return {
        id: found.id,
        planId: found.plan_id,
        customId: found.custom_id,
        state: found.status,
        paidUntil,
        refunded,
      };
    },
    cancel: async (id, reason) => {
      const path = `/v1/billing/subscriptions/${encodeURIComponent(id)}/cancel`;
      const response = await call(path, { method: 'POST', body: JSON.stringify({ reason }) });
      if (response.ok || response.status === 404 || response.status === 422) return;
      throw new PayPalError('the subscription was not cancelled', response.status);
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
      const response = await call('/v1/notifications/verify-webhook-signature', { method: 'POST', body });
      if (response.status === 400 || response.status === 422) return false;
      if (!response.ok) throw new PayPalError('the signature was not checked', response.status);
      return (await parse(response, verification)).verification_status === 'SUCCESS';
    },
  };
};
