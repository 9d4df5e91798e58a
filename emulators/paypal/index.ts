import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ApiAnswer, createApi } from './api.ts';
import { createFaults, type Fault } from './faults.ts';
import { createLedger, type Happened, type Happening, type Subscription } from './ledger.ts';
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
  /** What each plan is called and costs, for the approval page. */
  readonly plans?: Readonly<Record<string, string>>;
}

export interface PayPalEmulator {
  readonly listener: RequestListener;
  close(): void;
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

const json = (response: ServerResponse, { status, body }: ApiAnswer) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body === undefined ? '' : JSON.stringify(body));
};
const html = (response: ServerResponse, body: string) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(body);
};
const script = (response: ServerResponse, body: string) => {
  response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' });
  response.end(body);
};
const MISSING: ApiAnswer = { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } };

/** Whose request it is, where that can be told: a fault may be meant for one person only. */
const customIdIn = (body: string): string | undefined => /"custom_id"\s*:\s*"([^"]*)"/u.exec(body)?.[1];

export const createPayPalEmulator = (options: PayPalEmulatorOptions): PayPalEmulator => {
  const base = new URL(options.url).pathname;
  const ledger = createLedger();
  const faults = createFaults();
  const webhooks = createWebhooks({ url: options.webhookUrl, webhookId: options.webhookId });
  /** Events that wait for the next one to overtake them. */
  const held: string[] = [];

  const notify = (happened: Happened, subscription: Subscription) => {
    const struck = { path: happened.type, customId: subscription.customId };
    if (faults.take(struck, 'no-webhooks')) return;
    const raw = webhooks.event(happened, subscription);
    if (faults.take(struck, 'reorder-webhooks')) {
      held.push(raw);
      return;
    }
    const copies = faults.take(struck, 'duplicate-webhooks') ? [raw, raw] : [raw];
    void Promise.all(copies.map(webhooks.deliver)).then(() => Promise.all(held.splice(0).map(webhooks.deliver)));
  };
  const api = createApi({ ...options, ledger, webhooks, notify });

  const approve = (request: IncomingMessage, response: ServerResponse, id: string, body: string) => {
    const subscription = ledger.find(id);
    if (!subscription) return json(response, MISSING);
    if (request.method !== 'POST') {
      const plan = options.plans?.[subscription.planId] ?? subscription.planId;
      return html(response, approvalPage(`${base}/aprobar/${id}`, subscription, plan));
    }
    const approved = new URLSearchParams(body).get('decision') === 'aprobar';
    const lost = approved && faults.take({ path: '/aprobar', customId: subscription.customId }, 'never-approved');
    if (approved && !lost && subscription.status === 'APPROVAL_PENDING')
      notify(ledger.happen.aprobar(subscription), subscription);
    return html(response, donePage(`${base}/listo.js?id=${id}&approved=${approved}`));
  };

  const control = (request: IncomingMessage, response: ServerResponse, path: string, body: string) => {
    if (path === '/_control/fallas') {
      if (request.method === 'DELETE') faults.clear();
      else if (!faults.add(JSON.parse(body) as Partial<Fault>)) return json(response, { status: 400 });
      return json(response, { status: 204 });
    }
    if (path === '/_control/revocar') {
      api.revokeTokens();
      return json(response, { status: 204 });
    }
    // An event that nothing caused, signed as it should be: what PayPal sends when it sends one again.
    if (path === '/_control/firmar') return json(response, { status: 200, body: webhooks.signed(body) });
    const [, id = '', name = ''] = /^\/_control\/([^/]+)\/([a-z]+)$/u.exec(path) ?? [];
    const subscription = ledger.find(id);
    if (!subscription || !Object.hasOwn(ledger.happen, name)) return json(response, MISSING);
    notify(ledger.happen[name as Happening](subscription), subscription);
    if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
      return json(response, { status: 200, body: api.view(subscription) });
    response.writeHead(303, { location: base });
    return response.end();
  };

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', options.url);
    const path = url.pathname.slice(base.length) || '/';
    const body = await readBody(request);
    if (path.startsWith('/_control/')) return control(request, response, path, body);
    const [, id = ''] = /\/(I-[\dA-F]+)/u.exec(path) ?? [];
    const struck = { path, customId: ledger.find(id)?.customId ?? customIdIn(body) };
    const fault = faults.take(struck, 'slow', 'status');
    if (fault?.kind === 'slow') await sleep(fault.ms ?? 20_000, undefined, { ref: false });
    if (fault?.kind === 'status')
      return json(response, { status: fault.status ?? 500, body: { name: 'INTERNAL_SERVER_ERROR' } });
    if (path.startsWith('/v1/')) {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, value?.toString()]),
      );
      return json(response, api.answer({ method: request.method ?? 'GET', path, headers, body }));
    }
    if (path === '/sdk/js') return script(response, sdkScript(options.url));
    if (path === '/listo.js') {
      const approved = url.searchParams.get('approved') === 'true';
      return script(response, doneScript(url.searchParams.get('id') ?? '', approved));
    }
    if (path.startsWith('/aprobar/')) return approve(request, response, path.slice('/aprobar/'.length), body);
    if (path === '/suscripciones.json') return json(response, { status: 200, body: ledger.all().map(api.view) });
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
