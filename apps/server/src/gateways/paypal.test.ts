import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPayPal } from './paypal.ts';

const NOW = new Date('2026-11-15T12:00:00Z');

type Answer = { status?: number; json?: unknown };
interface Asked {
  readonly path: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string;
}

const TOKEN = { json: { access_token: 'one', expires_in: 32_400 } };

/** Stands in for PayPal: answers by "METHOD path", and keeps what was asked. */
const fakePayPal = (answers: Record<string, Answer | ((asked: Asked) => Answer)>) => {
  const asked: Asked[] = [];
  const all: typeof answers = { 'POST /v1/oauth2/token': TOKEN, ...answers };
  let clock = NOW;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { pathname, search } = new URL(url);
    const method = init.method ?? 'GET';
    const call = { path: pathname + search, method, headers: new Headers(init.headers), body: String(init.body ?? '') };
    asked.push(call);
    const found = all[`${method} ${pathname}`] ?? { status: 404 };
    const { status = 200, json } = typeof found === 'function' ? found(call) : found;
    return new Response(status === 204 ? null : JSON.stringify(json ?? {}), { status });
  });
  const gateway = openPayPal(
    {
      baseUrl: 'https://api-m.sandbox.paypal.com',
      clientId: 'id',
      clientSecret: 'secret',
      plans: { basic: 'P-1', pro: 'P-2' },
      webhookId: 'WH-1',
      sdkUrl: 'https://www.paypal.com/sdk/js',
    },
    () => clock,
  );
  const pass = (ms: number) => {
    clock = new Date(clock.getTime() + ms);
  };
  return { asked, gateway, pass, count: (part: string) => asked.filter(({ path }) => path.includes(part)).length };
};
afterEach(() => vi.unstubAllGlobals());

const READ = 'GET /v1/billing/subscriptions/I-1';
const TRANSACTIONS = 'GET /v1/billing/subscriptions/I-1/transactions';
const CANCEL = 'POST /v1/billing/subscriptions/I-1/cancel';
const subscription = (changes: object = {}, billing: object = {}) => ({
  json: {
    id: 'I-1',
    status: 'ACTIVE',
    plan_id: 'P-1',
    custom_id: 'u1',
    billing_info: {
      failed_payments_count: 0,
      last_payment: { time: '2026-11-01T10:00:00Z' },
      next_billing_time: '2026-12-01T10:00:00Z',
      ...billing,
    },
    ...changes,
  },
});
const paid = (status = 'COMPLETED') => ({ json: { transactions: [{ status, time: '2026-11-01T10:00:00Z' }] } });

describe('the access token', () => {
  it('is asked for once by many at once, kept, and asked for again before it expires', async () => {
    const paypal = fakePayPal({ [READ]: subscription(), [TRANSACTIONS]: paid() });
    await Promise.all(Array.from({ length: 20 }, () => paypal.gateway.read('I-1')));
    expect(paypal.count('oauth2')).toBe(1);
    paypal.pass(32_400_000 - 59_000);
    await paypal.gateway.read('I-1');
    expect(paypal.count('oauth2')).toBe(2);
    expect(paypal.asked[0]?.headers.get('authorization')).toBe(`Basic ${btoa('id:secret')}`);
  });

  it('revoked before its time, is replaced once', async () => {
    let refusals = 1;
    const paypal = fakePayPal({
      [READ]: () => (refusals-- > 0 ? { status: 401 } : subscription()),
      [TRANSACTIONS]: paid(),
    });
    await expect(paypal.gateway.read('I-1')).resolves.toMatchObject({ state: 'ACTIVE' });
    expect(paypal.count('oauth2')).toBe(2);
  });

  it('that is refused is an error, not a loop', async () => {
    const paypal = fakePayPal({ 'POST /v1/oauth2/token': { status: 401 } });
    await expect(paypal.gateway.read('I-1')).rejects.toMatchObject({ name: 'PayPalError', status: 401 });
    expect(paypal.asked).toHaveLength(1);
  });
});

describe('creating', () => {
  it('sends the plan, the user and the idempotency key', async () => {
    const links = [{ rel: 'approve', href: 'https://www.paypal.com/webapps/billing/subscriptions?ba_token=1' }];
    const paypal = fakePayPal({ 'POST /v1/billing/subscriptions': { status: 201, json: { id: 'I-1', links } } });
    const request = { planId: 'P-2', customId: 'u1', requestId: 'r1', returnUrl: 'https://x.test/y' };
    await expect(paypal.gateway.create(request)).resolves.toEqual({ id: 'I-1', approvalUrl: links[0]?.href });
    const sent = paypal.asked[1];
    expect(sent?.headers.get('paypal-request-id')).toBe('r1');
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ plan_id: 'P-2', custom_id: 'u1' });
  });

  it.each([
    ['an address that is not of the web', [{ rel: 'approve', href: 'javascript:alert(1)' }]],
    ['no address', []],
  ])('refuses %s', async (_what, links) => {
    const paypal = fakePayPal({ 'POST /v1/billing/subscriptions': { status: 201, json: { id: 'I-1', links } } });
    const request = { planId: 'P-2', customId: 'u1', requestId: 'r1', returnUrl: 'https://x.test/y' };
    await expect(paypal.gateway.create(request)).rejects.toMatchObject({ name: 'PayPalError' });
  });
});

describe('reading', () => {
  const read = (answer: Answer, transactions: Answer = paid()) =>
    fakePayPal({ [READ]: answer, [TRANSACTIONS]: transactions }).gateway.read('I-1');

  it('takes the next charge as the end of what is paid', async () => {
    await expect(read(subscription())).resolves.toMatchObject({
      paidUntil: new Date('2026-12-01T10:00:00Z'),
      refunded: false,
      customId: 'u1',
      planId: 'P-1',
    });
  });

  it.each([
    ['2026-11-01T10:00:00Z', '2026-12-01T10:00:00Z'],
    ['2027-01-31T10:00:00Z', '2027-02-28T10:00:00Z'],
    ['2026-12-15T10:00:00Z', '2027-01-15T10:00:00Z'],
  ])('once cancelled, what was paid at %s lasts until %s', async (time, until) => {
    const stopped = subscription({ status: 'CANCELLED' }, { last_payment: { time }, next_billing_time: undefined });
    await expect(read(stopped)).resolves.toMatchObject({ state: 'CANCELLED', paidUntil: new Date(until) });
  });

  it('does not take the retry of a failed charge for a paid period', async () => {
    const failing = subscription({}, { failed_payments_count: 1, next_billing_time: '2026-12-06T10:00:00Z' });
    await expect(read(failing)).resolves.toMatchObject({ paidUntil: new Date('2026-12-01T10:00:00Z') });
  });

  it.each([
    ['COMPLETED', false],
    ['PARTIALLY_REFUNDED', false],
    ['REFUNDED', true],
  ])('a last payment that is %s', async (status, refunded) => {
    await expect(read(subscription(), paid(status))).resolves.toMatchObject({ refunded });
  });

  it('a declined attempt after a refund does not hide it, and a later payment does', async () => {
    const list = (...statuses: string[]) => ({
      json: { transactions: statuses.map((status, day) => ({ status, time: `2026-11-0${day + 1}T10:00:00Z` })) },
    });
    await expect(read(subscription(), list('REFUNDED', 'DECLINED'))).resolves.toMatchObject({ refunded: true });
    await expect(read(subscription(), list('REFUNDED', 'COMPLETED'))).resolves.toMatchObject({ refunded: false });
  });

  it('without any payment asks for none', async () => {
    const paypal = fakePayPal({ [READ]: { json: { id: 'I-1', status: 'APPROVAL_PENDING', plan_id: 'P-1' } } });
    await expect(paypal.gateway.read('I-1')).resolves.toMatchObject({ paidUntil: null, refunded: false });
    expect(paypal.count('transactions')).toBe(0);
  });

  it('tells what is unknown from what failed', async () => {
    await expect(read({ status: 404 })).resolves.toBeUndefined();
    for (const status of [403, 429, 500, 503])
      await expect(read({ status })).rejects.toMatchObject({ name: 'PayPalError', status });
  });

  it.each([
    ['another state', { json: { id: 'I-1', status: 'FROZEN', plan_id: 'P-1' } }],
    ['nothing', { json: null }],
  ])('an answer with %s is an error', async (_what, answer) => {
    await expect(read(answer)).rejects.toMatchObject({ name: 'PayPalError' });
  });

  it('no answer at all is an error', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('fetch failed');
    });
    const config = { clientId: 'a', clientSecret: 'b', plans: { basic: '1', pro: '2' }, webhookId: 'w' };
    const gateway = openPayPal({ ...config, baseUrl: 'https://x.test', sdkUrl: 'https://x.test' }, () => NOW);
    await expect(gateway.read('I-1')).rejects.toMatchObject({ name: 'PayPalError', message: 'PayPal: fetch failed' });
  });

  it('never lets an id leave its place in the path', async () => {
    const paypal = fakePayPal({});
    await paypal.gateway.read('../../v1/x?y');
    expect(paypal.asked.at(-1)?.path).toBe('/v1/billing/subscriptions/..%2F..%2Fv1%2Fx%3Fy');
  });
});

describe('cancelling', () => {
  it.each([
    ['is done', { [CANCEL]: { status: 204 } }, 'ended'],
    ['is unknown', { [CANCEL]: { status: 404 } }, 'ended'],
    ['had been cancelled', { [CANCEL]: { status: 422 }, [READ]: subscription({ status: 'CANCELLED' }) }, 'ended'],
    ['had expired', { [CANCEL]: { status: 422 }, [READ]: subscription({ status: 'EXPIRED' }) }, 'ended'],
    ['awaits approval', { [CANCEL]: { status: 422 }, [READ]: subscription({ status: 'APPROVAL_PENDING' }) }, 'pending'],
  ] as const)('one that %s', async (_what, answers, end) => {
    await expect(fakePayPal(answers).gateway.cancel('I-1', 'porque sí')).resolves.toBe(end);
  });

  it.each([
    ['the refusal of one that still runs', { [CANCEL]: { status: 422 }, [READ]: subscription() }],
    ['an error', { [CANCEL]: { status: 500 } }],
    ['too many requests', { [CANCEL]: { status: 429 } }],
  ])('%s is not taken for done', async (_what, answers) => {
    await expect(fakePayPal(answers).gateway.cancel('I-1', 'x')).rejects.toMatchObject({ name: 'PayPalError' });
  });
});

describe('checking a webhook', () => {
  const headers = { authAlgo: 'a', certUrl: 'c', transmissionId: 't', transmissionSig: 's', transmissionTime: 'm' };
  const VERIFY = 'POST /v1/notifications/verify-webhook-signature';

  it('passes the event on byte by byte', async () => {
    const raw = '{ "id" : "WH-1",\n\t"amount":1.10, "name":"Ñandú \\u00e1" }';
    const paypal = fakePayPal({ [VERIFY]: { json: { verification_status: 'SUCCESS' } } });
    await expect(paypal.gateway.verifyWebhook(headers, raw)).resolves.toBe(true);
    expect(paypal.asked.at(-1)?.body.endsWith(`"webhook_id":"WH-1","webhook_event":${raw}}`)).toBe(true);
  });

  it.each([
    ['FAILURE', { json: { verification_status: 'FAILURE' } }],
    ['anything else', { json: { verification_status: 'success' } }],
    ['a refusal', { status: 400 }],
  ])('%s is not genuine', async (_what, answer) => {
    await expect(fakePayPal({ [VERIFY]: answer }).gateway.verifyWebhook(headers, '{}')).resolves.toBe(false);
  });

  it('trouble is not a verdict', async () => {
    const { gateway } = fakePayPal({ [VERIFY]: { status: 500 } });
    await expect(gateway.verifyWebhook(headers, '{}')).rejects.toMatchObject({ name: 'PayPalError' });
  });
});
