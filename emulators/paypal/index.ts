import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLedger, type Happening, type Subscription } from './ledger.ts';
import { approvalPage, donePage, listPage } from './pages.ts';
import { doneScript, sdkScript } from './sdk.ts';
import { createWebhooks } from './webhooks.ts';

/** A stand-in for PayPal's subscriptions: the same paths and answers, faults on demand, and nobody pays. */

export interface PayPalEmulatorOptions {
  /** Where it is mounted, as a browser sees it: "http://localhost:3000/emuladores/paypal". */
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookUrl: string;
  readonly webhookId: string;
}

export interface PayPalEmulator {
  readonly listener: RequestListener;
  close(): void;
}

interface Fault {
  /** Part of the path that it strikes. */
  readonly path: string;
  readonly kind: 'slow' | 'status' | 'duplicate-webhooks' | 'no-webhooks';
  readonly status?: number;
  readonly ms?: number;
  times: number;
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

export const createPayPalEmulator = (options: PayPalEmulatorOptions): PayPalEmulator => {
  const base = new URL(options.url).pathname;
  const ledger = createLedger();
  const webhooks = createWebhooks({ url: options.webhookUrl, webhookId: options.webhookId });
  const tokens = new Set<string>();
  const faults: Fault[] = [];

  const takeFault = (path: string, ...kinds: Fault['kind'][]): Fault | undefined => {
    const fault = faults.find(
      (candidate) => candidate.times > 0 && kinds.includes(candidate.kind) && path.includes(candidate.path),
    );
    if (fault) fault.times -= 1;
    return fault;
  };
  const notify = (type: string, subscription: Subscription) => {
    if (takeFault('webhook', 'no-webhooks')) return;
    const raw = webhooks.event(type, subscription);
    void webhooks.deliver(raw);
    if (takeFault('webhook', 'duplicate-webhooks')) void webhooks.deliver(raw);
  };

  const json = (response: ServerResponse, status: number, body: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(body === undefined ? '' : JSON.stringify(body));
  };
  const html = (response: ServerResponse, body: string) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(body);
  };
  const script = (response: ServerResponse, body: string) => {
    response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' });
    response.end(body);
  };
  const missing = (response: ServerResponse) => json(response, 404, { name: 'RESOURCE_NOT_FOUND' });

  const view = (subscription: Subscription) => ({
    id: subscription.id,
    status: subscription.status,
    plan_id: subscription.planId,
    ...(subscription.customId === undefined ? {} : { custom_id: subscription.customId }),
    create_time: subscription.createdAt,
    billing_info: {
      ...(subscription.nextBilling === undefined ? {} : { next_billing_time: subscription.nextBilling }),
      ...(subscription.payments.length === 0 ? {} : { last_payment: { time: subscription.payments.at(-1)?.time } }),
    },
    links: [{ rel: 'approve', href: `${options.url}/aprobar/${subscription.id}` }],
  });

  const authorised = (request: IncomingMessage): boolean => {
    const header = request.headers.authorization ?? '';
    return header.startsWith('Bearer ') && tokens.has(header.slice(7));
  };

  const api = async (request: IncomingMessage, response: ServerResponse, path: string, body: string) => {
    if (path === '/v1/oauth2/token') {
      const expected = `Basic ${Buffer.from(`${options.clientId}:${options.clientSecret}`).toString('base64')}`;
      if (request.headers.authorization !== expected) return json(response, 401, { error: 'invalid_client' });
      const token = randomBytes(24).toString('hex');
      tokens.add(token);
      return json(response, 200, { access_token: token, token_type: 'Bearer', expires_in: 3600 });
    }
    if (!authorised(request)) return json(response, 401, { name: 'AUTHENTICATION_FAILURE' });
    if (path === '/v1/notifications/verify-webhook-signature') {
      const marker = '"webhook_event":';
      const at = body.indexOf(marker);
      const raw = body.slice(at + marker.length, -1);
      const fields = JSON.parse(`${body.slice(0, at).replace(/,\s*$/u, '')}}`) as Record<string, unknown>;
      return json(response, 200, { verification_status: webhooks.verify(fields, raw) ? 'SUCCESS' : 'FAILURE' });
    }
    if (path === '/v1/billing/subscriptions' && request.method === 'POST') {
      const asked = JSON.parse(body) as {
        plan_id: string;
        custom_id?: string;
        application_context?: { return_url?: string };
      };
      const subscription = ledger.create({
        planId: asked.plan_id,
        customId: asked.custom_id,
        requestId: request.headers['paypal-request-id']?.toString(),
        returnUrl: asked.application_context?.return_url ?? '/',
      });
      return json(response, 201, view(subscription));
    }
    const [, id = '', action] = /^\/v1\/billing\/subscriptions\/([^/]+)(?:\/([a-z]+))?$/u.exec(path) ?? [];
    const subscription = ledger.find(decodeURIComponent(id));
    if (!subscription) return missing(response);
    if (action === 'transactions') {
      const transactions = subscription.payments.map(({ id: payment, status, time }) => ({
        id: payment,
        status,
        time,
      }));
      return json(response, 200, { transactions });
    }
    if (action === 'cancel') {
      if (!['ACTIVE', 'SUSPENDED'].includes(subscription.status))
        return json(response, 422, { name: 'UNPROCESSABLE_ENTITY' });
      notify(ledger.happen.cancelar(subscription), subscription);
      return json(response, 204, undefined);
    }
    return json(response, 200, view(subscription));
  };

  const approve = (request: IncomingMessage, response: ServerResponse, id: string, body: string) => {
    const subscription = ledger.find(id);
    if (!subscription) return missing(response);
    if (request.method !== 'POST') return html(response, approvalPage(`${base}/aprobar/${id}`, subscription));
    const approved = new URLSearchParams(body).get('decision') === 'aprobar';
    if (approved && subscription.status === 'APPROVAL_PENDING')
      notify(ledger.happen.aprobar(subscription), subscription);
    return html(response, donePage(`${base}/listo.js?id=${id}&approved=${approved}`));
  };

  const control = (response: ServerResponse, path: string, body: string) => {
    if (path === '/_control/fallas') {
      faults.push(JSON.parse(body) as Fault);
      return json(response, 204, undefined);
    }
    const [, id = '', name = ''] = /^\/_control\/([^/]+)\/([a-z]+)$/u.exec(path) ?? [];
    const subscription = ledger.find(id);
    if (!subscription || !(name in ledger.happen)) return missing(response);
    notify(ledger.happen[name as Happening](subscription), subscription);
    return json(response, 200, view(subscription));
  };

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', options.url);
    const path = url.pathname.slice(base.length) || '/';
    const fault = takeFault(path, 'slow', 'status');
    if (fault?.kind === 'slow') await sleep(fault.ms ?? 20_000, undefined, { ref: false });
    if (fault?.kind === 'status') return json(response, fault.status ?? 500, { name: 'INTERNAL_SERVER_ERROR' });
    const body = await readBody(request);
    if (path.startsWith('/v1/')) return api(request, response, path, body);
    if (path === '/sdk/js') return script(response, sdkScript(options.url));
    if (path === '/listo.js') {
      return script(
        response,
        doneScript(url.searchParams.get('id') ?? '', url.searchParams.get('approved') === 'true'),
      );
    }
    if (path.startsWith('/aprobar/')) return approve(request, response, path.slice('/aprobar/'.length), body);
    if (path.startsWith('/_control/')) return control(response, path, body);
    return html(response, listPage(base, ledger.all(), Object.keys(ledger.happen)));
  };

  return {
    listener: (request, response) => {
      handle(request, response).catch(() => {
        if (!response.headersSent) response.writeHead(400);
        response.end();
      });
    },
    close: () => webhooks.close(),
  };
};
