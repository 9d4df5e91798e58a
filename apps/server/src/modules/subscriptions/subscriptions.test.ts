import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type HeldSubscription, type PaidTier, type ProviderState, standing } from '@estratega/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runs, seedOf } from '../../../../../testing/runs.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { PayPalError, type PayPalGateway } from '../../gateways/paypal.ts';
import { subscriptionsRepository } from './repository.ts';
import { subscriptionsService } from './service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MONTH_MS = 30 * DAY_MS;
const START = new Date('2026-11-15T12:00:00Z');

let server: TestServer;
let now = START;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Known {
  readonly customId: string;
  planId: string;
  state: ProviderState;
  paidUntil: Date | null;
  refunded: boolean;
}

/** A provider in memory: answers late and out of turn, and breaks when told to. */
const fakeProvider = (delay: () => number = () => 0) => {
  const known = new Map<string, Known>();
  const requests = new Map<string, string>();
  let broken: string | undefined;
  const turn = async (what: string) => {
    await sleep(delay());
    if (broken === what || broken === 'everything') throw new PayPalError('broken', 500);
  };
  const get = (id: string): Known => {
    const found = known.get(id);
    if (!found) throw new Error(`no subscription ${id}`);
    return found;
  };
  const gateway: PayPalGateway = {
    planIdOf: (tier) => `P-${tier}`,
    create: async ({ planId, customId, requestId }) => {
      await turn('create');
      const id = requests.get(requestId) ?? `I-${randomUUID()}`;
      requests.set(requestId, id);
      if (!known.has(id))
        known.set(id, { customId, planId, state: 'APPROVAL_PENDING', paidUntil: null, refunded: false });
      return { id, approvalUrl: `https://paypal.test/${id}` };
    },
    read: async (id) => {
      await turn('read');
      const found = known.get(id);
      // What it was when it was asked, however late the answer arrives.
      const answer = found && { id, ...found };
      await sleep(delay());
      return answer;
    },
    cancel: async (id) => {
      await turn('cancel');
      const found = known.get(id);
      if (found?.state === 'APPROVAL_PENDING') return 'pending';
      if (found && found.state !== 'EXPIRED') found.state = 'CANCELLED';
      return 'ended';
    },
    subscriptionOfSale: async (saleId) => {
      await turn('sale');
      return saleId.startsWith('SALE-') ? saleId.slice(5) : undefined;
    },
    verifyWebhook: async () => true,
  };
  const breakDown = (what: string | undefined) => {
    broken = what;
  };
  const approve = (id: string, paidUntil = new Date(now.getTime() + MONTH_MS)) =>
    Object.assign(get(id), { state: 'ACTIVE', paidUntil });
  const active = (customId: string) =>
    [...known.values()].filter((one) => one.customId === customId && one.state === 'ACTIVE').length;
  return { gateway, known, get, approve, breakDown, active };
};

const setUp = (delay?: () => number) => {
  now = START;
  const provider = fakeProvider(delay);
  const service = subscriptionsService({
    repository: subscriptionsRepository(server.database.db),
    paypal: provider.gateway,
    clock: () => now,
    publicUrl: 'http://localhost:3000',
    onProviderError: () => {},
  });
  const event = (subscriptionID: string, id = `WH-${randomUUID()}`) => ({
    id,
    type: 'BILLING.SUBSCRIPTION.UPDATED',
    subscriptionID,
    saleID: undefined,
  });
  const subscribed = async (plan: PaidTier = 'basic') => {
    const uid = await newUser();
    const { subscriptionID } = await service.create(uid, plan);
    provider.approve(subscriptionID);
    await service.activate(uid, subscriptionID);
    return { uid, subscriptionID };
  };
  return { provider, service, event, subscribed };
};

const newUser = async (): Promise<string> => {
  const uid = randomUUID();
  await server.database.pool.query('insert into usuarios (uid, name, email) values ($1, $2, $3)', [
    uid,
    'Ana',
    `${uid}@ejemplo.test`,
  ]);
  return uid;
};
const tierOf = async (uid: string) => {
  const { rows } = await server.database.pool.query<{ plan: string; plan_hasta: Date | null; subscription_id: string }>(
    'select plan, plan_hasta, subscription_id from usuarios where uid = $1',
    [uid],
  );
  const row = rows[0];
  return { plan: row?.plan, planHasta: row?.plan_hasta ?? null, subscriptionID: row?.subscription_id ?? null };
};
const FREE = { plan: 'gratuito', planHasta: null, subscriptionID: null };
const code = (expected: string) => ({ code: expected });

describe('subscribing', () => {
  it('grants the tier only once the provider says that it is active', async () => {
    const { provider, service } = setUp();
    const uid = await newUser();
    const { subscriptionID } = await service.create(uid, 'basic');
    await expect(service.activate(uid, subscriptionID)).rejects.toMatchObject(code('pago_pendiente'));
    expect(await tierOf(uid)).toEqual(FREE);
    provider.get(subscriptionID).state = 'APPROVED';
    await expect(service.activate(uid, subscriptionID)).rejects.toMatchObject(code('pago_pendiente'));
    expect(await service.read(uid)).toMatchObject({ plan: 'gratuito', pendiente: { plan: 'basic', subscriptionID } });
    provider.approve(subscriptionID);
    await service.activate(uid, subscriptionID);
    expect(await tierOf(uid)).toEqual({ plan: 'basic', planHasta: null, subscriptionID });
  });

  it('asked a hundred times at once, is one subscription, and one tier', async () => {
    const { provider, service } = setUp(() => Math.random() * 5);
    const uid = await newUser();
    const created = await Promise.all(Array.from({ length: 100 }, () => service.create(uid, 'pro')));
    expect(new Set(created.map(({ subscriptionID }) => subscriptionID)).size).toBe(1);
    expect(provider.known.size).toBe(1);
    const subscriptionID = created[0]?.subscriptionID ?? '';
    provider.approve(subscriptionID);
    await Promise.all(Array.from({ length: 100 }, () => service.activate(uid, subscriptionID)));
    expect(await tierOf(uid)).toEqual({ plan: 'pro', planHasta: null, subscriptionID });
  });

  it('the answer to an approval is never older than what is already known', async () => {
    const { service, subscribed } = setUp(() => Math.random() * 3);
    const { uid, subscriptionID } = await subscribed();
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        await service.activate(uid, subscriptionID);
        expect(await tierOf(uid)).toMatchObject({ plan: 'basic' });
      }),
    );
  });

  it('is refused beside one that runs, whichever the plan', async () => {
    const { service, subscribed } = setUp();
    const { uid } = await subscribed();
    for (const plan of ['basic', 'pro'] as const)
      await expect(service.create(uid, plan)).rejects.toMatchObject(code('suscripcion_activa'));
  });

  it('two approvals at once leave exactly one active, 20 times over', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { provider, service, event } = setUp(() => Math.random() * 4);
      const uid = await newUser();
      const basic = await service.create(uid, 'basic');
      const pro = await service.create(uid, 'pro');
      for (const { subscriptionID } of [basic, pro]) provider.approve(subscriptionID);
      await Promise.allSettled([
        service.activate(uid, basic.subscriptionID),
        service.activate(uid, pro.subscriptionID),
        service.onEvent(event(basic.subscriptionID)),
        service.onEvent(event(pro.subscriptionID)),
        service.read(uid),
      ]);
      expect(provider.active(uid)).toBe(1);
      const { plan, subscriptionID } = await tierOf(uid);
      const [kept, other] = plan === 'basic' ? [basic, pro] : [pro, basic];
      expect(subscriptionID).toBe(kept.subscriptionID);
      expect(provider.get(kept.subscriptionID).state).toBe('ACTIVE');
      expect(provider.get(other.subscriptionID).state).toBe('CANCELLED');
    }
  });

  it('a second one is not ended for the sake of one that ended without our hearing of it', async () => {
    const { provider, service } = setUp();
    const uid = await newUser();
    const basic = await service.create(uid, 'basic');
    const pro = await service.create(uid, 'pro');
    provider.approve(basic.subscriptionID);
    await service.activate(uid, basic.subscriptionID);
    provider.get(basic.subscriptionID).state = 'EXPIRED';
    provider.approve(pro.subscriptionID);
    await service.activate(uid, pro.subscriptionID);
    expect(await tierOf(uid)).toEqual({ plan: 'pro', planHasta: null, subscriptionID: pro.subscriptionID });
    expect(provider.get(pro.subscriptionID).state).toBe('ACTIVE');
  });

  it('begins anew once the approval address is too old, and one approved meanwhile still counts', async () => {
    const { provider, service } = setUp();
    const uid = await newUser();
    const first = await service.create(uid, 'basic');
    expect((await service.create(uid, 'basic')).subscriptionID).toBe(first.subscriptionID);
    now = new Date(START.getTime() + 3 * 60 * 60 * 1000);
    const second = await service.create(uid, 'basic');
    expect(second.subscriptionID).not.toBe(first.subscriptionID);
    provider.approve(first.subscriptionID);
    await expect(service.create(uid, 'basic')).rejects.toMatchObject(code('suscripcion_activa'));
    expect(await tierOf(uid)).toMatchObject({ plan: 'basic', subscriptionID: first.subscriptionID });
  });

  it('goes on when the provider has forgotten what nobody approved', async () => {
    const { provider, service } = setUp();
    const uid = await newUser();
    const { subscriptionID } = await service.create(uid, 'basic');
    provider.known.delete(subscriptionID);
    expect((await service.create(uid, 'basic')).subscriptionID).not.toBe(subscriptionID);
  });
});

describe('no request raises a tier by itself', () => {
  it.each([
    ['unknown', 'I-INVENTADA'],
    ['empty', ''],
  ])('an id that is %s', async (_what, id) => {
    const { service } = setUp();
    const uid = await newUser();
    await expect(service.activate(uid, id)).rejects.toMatchObject(code('no_encontrado'));
    expect(await tierOf(uid)).toEqual(FREE);
  });

  it("another user's", async () => {
    const { service, subscribed } = setUp();
    const { subscriptionID } = await subscribed('pro');
    const thief = await newUser();
    await expect(service.activate(thief, subscriptionID)).rejects.toMatchObject(code('no_encontrado'));
    await expect(service.cancel(thief, subscriptionID)).rejects.toMatchObject(code('no_encontrado'));
    expect(await tierOf(thief)).toEqual(FREE);
  });

  it('one made elsewhere with our plan and our user in it, perhaps at another price', async () => {
    const { provider, service, event } = setUp();
    const uid = await newUser();
    const paidUntil = new Date(now.getTime() + MONTH_MS);
    provider.known.set('I-CENTAVO', { customId: uid, planId: 'P-pro', state: 'ACTIVE', paidUntil, refunded: false });
    await expect(service.activate(uid, 'I-CENTAVO')).rejects.toMatchObject(code('no_encontrado'));
    await service.onEvent(event('I-CENTAVO'));
    expect(await tierOf(uid)).toEqual(FREE);
  });

  it.each([
    ['of another plan', { planId: 'P-basic' }],
    ['of another user', { customId: 'otro' }],
  ])('one that turns out to be %s', async (_what, changes) => {
    const { provider, service, event } = setUp();
    const uid = await newUser();
    const { subscriptionID } = await service.create(uid, 'pro');
    Object.assign(provider.approve(subscriptionID), changes);
    await expect(service.activate(uid, subscriptionID)).rejects.toMatchObject(code('conflicto'));
    await service.onEvent(event(subscriptionID));
    expect(await tierOf(uid)).toEqual(FREE);
  });

  it('an old approval, played again after it was cancelled and ran out', async () => {
    const { service, subscribed } = setUp();
    const { uid, subscriptionID } = await subscribed('pro');
    await service.cancel(uid, subscriptionID);
    now = new Date(START.getTime() + MONTH_MS);
    await expect(service.activate(uid, subscriptionID)).rejects.toMatchObject(code('conflicto'));
    expect(await service.read(uid)).toMatchObject({ plan: 'gratuito', planHasta: null });
    expect(await tierOf(uid)).toEqual(FREE);
  });
});

describe('cancelling', () => {
  it('keeps the tier until the end of what was paid, and another plan may be bought at once', async () => {
    const { provider, service, subscribed } = setUp();
    const { uid, subscriptionID } = await subscribed('basic');
    const planHasta = new Date(START.getTime() + MONTH_MS);
    await service.cancel(uid, subscriptionID);
    expect(provider.get(subscriptionID).state).toBe('CANCELLED');
    expect(await tierOf(uid)).toEqual({ plan: 'basic', planHasta, subscriptionID: null });
    const pro = await service.create(uid, 'pro');
    expect(await tierOf(uid)).toMatchObject({ plan: 'basic', planHasta });
    provider.approve(pro.subscriptionID);
    await service.activate(uid, pro.subscriptionID);
    expect(await tierOf(uid)).toEqual({ plan: 'pro', planHasta: null, subscriptionID: pro.subscriptionID });
  });

  it('keeps what was paid even when the provider no longer knows it', async () => {
    const { provider, service, event, subscribed } = setUp();
    const { uid, subscriptionID } = await subscribed();
    Object.assign(provider.get(subscriptionID), { state: 'CANCELLED', paidUntil: null });
    await service.onEvent(event(subscriptionID));
    expect(await tierOf(uid)).toMatchObject({ plan: 'basic', planHasta: new Date(START.getTime() + MONTH_MS) });
  });

  it('without a known paid period is gratuito at once', async () => {
    const { provider, service } = setUp();
    const uid = await newUser();
    const { subscriptionID } = await service.create(uid, 'basic');
    Object.assign(provider.approve(subscriptionID), { paidUntil: null });
    await service.activate(uid, subscriptionID);
    await service.cancel(uid, subscriptionID);
    expect(await tierOf(uid)).toEqual(FREE);
  });

  it.each(['read', 'cancel', 'everything'])(
    'says so when the provider fails to %s, changes nothing, and can be tried again',
    async (what) => {
      const { provider, service, subscribed } = setUp();
      const { uid, subscriptionID } = await subscribed();
      provider.breakDown(what);
      await expect(service.cancel(uid, subscriptionID)).rejects.toMatchObject(code('cancelacion_fallida'));
      expect(await tierOf(uid)).toEqual({ plan: 'basic', planHasta: null, subscriptionID });
      provider.breakDown(undefined);
      await service.cancel(uid, subscriptionID);
      expect(await tierOf(uid)).toMatchObject({ plan: 'basic', subscriptionID: null });
    },
  );

  it('twice, or after the provider did it, counts as done', async () => {
    const { provider, service, subscribed } = setUp();
    const { uid, subscriptionID } = await subscribed();
    await Promise.all([service.cancel(uid, subscriptionID), service.cancel(uid, subscriptionID)]);
    await service.cancel(uid, subscriptionID);
    const other = await subscribed('pro');
    provider.known.delete(other.subscriptionID);
    await service.cancel(other.uid, other.subscriptionID);
    expect(await tierOf(other.uid)).toMatchObject({ plan: 'pro', subscriptionID: null, planHasta: expect.any(Date) });
  });

  it('one that nobody approved cannot be cancelled, and says why', async () => {
    const { service } = setUp();
    const uid = await newUser();
    const { subscriptionID } = await service.create(uid, 'basic');
    await expect(service.cancel(uid, subscriptionID)).rejects.toMatchObject(code('pago_pendiente'));
  });

  it('is possible after the configured plan changed', async () => {
    const { provider, service, subscribed } = setUp();
    const { uid, subscriptionID } = await subscribed();
    Object.assign(provider.gateway, { planIdOf: () => 'P-nuevo' });
    await service.cancel(uid, subscriptionID);
    expect(await tierOf(uid)).toMatchObject({ plan: 'basic', subscriptionID: null });
  });
});

describe('the provider in trouble', () => {
  it.each(['create', 'everything'])(
    'while creating (%s): the error, nothing granted, and a retry works',
    async (what) => {
      const { provider, service } = setUp();
      const uid = await newUser();
      provider.breakDown(what);
      await expect(service.create(uid, 'basic')).rejects.toMatchObject(code('pago_fallido'));
      provider.breakDown(undefined);
      await service.create(uid, 'basic');
      expect(provider.known.size).toBe(1);
      expect(await tierOf(uid)).toEqual(FREE);
    },
  );

  it('while activating: the error, nothing granted, and the next visit makes it good', async () => {
    const { provider, service } = setUp();
    const uid = await newUser();
    const { subscriptionID } = await service.create(uid, 'pro');
    provider.approve(subscriptionID);
    provider.breakDown('everything');
    await expect(service.activate(uid, subscriptionID)).rejects.toMatchObject(code('pago_fallido'));
    expect(await service.read(uid)).toMatchObject({ plan: 'gratuito' });
    provider.breakDown(undefined);
    expect(await service.read(uid)).toMatchObject({ plan: 'pro', subscriptionID });
  });

  it('an event that could not be dealt with is dealt with when it comes again', async () => {
    const { provider, service, event } = setUp();
    const uid = await newUser();
    const { subscriptionID } = await service.create(uid, 'pro');
    provider.approve(subscriptionID);
    provider.breakDown('everything');
    const news = event(subscriptionID);
    await expect(service.onEvent(news)).rejects.toMatchObject(code('pago_fallido'));
    provider.breakDown(undefined);
    await service.onEvent(news);
    expect(await tierOf(uid)).toMatchObject({ plan: 'pro' });
  });

  it('without payments configured, what needs them says so and the rest works', async () => {
    const uid = await newUser();
    const service = subscriptionsService({
      repository: subscriptionsRepository(server.database.db),
      paypal: undefined,
      clock: () => now,
      publicUrl: '',
      onProviderError: () => {},
    });
    await expect(service.create(uid, 'basic')).rejects.toMatchObject(code('pago_fallido'));
    expect(await service.read(uid)).toMatchObject({ plan: 'gratuito' });
    await service.cancelAll(uid);
    await service.sweep();
  });
});

describe('news from the provider', () => {
  it('refunds name only the payment, and end the tier at once', async () => {
    const { provider, service, subscribed } = setUp();
    const { uid, subscriptionID } = await subscribed('pro');
    provider.get(subscriptionID).refunded = true;
    const saleID = `SALE-${subscriptionID}`;
    await service.onEvent({ id: 'WH-REEMBOLSO', type: 'PAYMENT.SALE.REFUNDED', subscriptionID: undefined, saleID });
    expect(await tierOf(uid)).toEqual({ plan: 'gratuito', planHasta: null, subscriptionID });
    Object.assign(provider.get(subscriptionID), { refunded: false });
    await service.onEvent({ id: 'WH-COBRO', type: 'PAYMENT.SALE.COMPLETED', subscriptionID, saleID });
    expect(await tierOf(uid)).toEqual({ plan: 'pro', planHasta: null, subscriptionID });
  });

  it('a refund of the new plan gives back the paid rest of the old one', async () => {
    const { provider, service, event, subscribed } = setUp();
    const { uid, subscriptionID } = await subscribed('basic');
    await service.cancel(uid, subscriptionID);
    const pro = await service.create(uid, 'pro');
    provider.approve(pro.subscriptionID);
    await service.activate(uid, pro.subscriptionID);
    Object.assign(provider.get(pro.subscriptionID), { refunded: true, state: 'CANCELLED' });
    await service.onEvent(event(pro.subscriptionID));
    expect(await tierOf(uid)).toEqual({
      plan: 'basic',
      planHasta: new Date(START.getTime() + MONTH_MS),
      subscriptionID: null,
    });
  });

  it('the same event 25 times is looked into once', async () => {
    const { provider, service, event, subscribed } = setUp();
    const { uid, subscriptionID } = await subscribed();
    let readings = 0;
    const { read } = provider.gateway;
    provider.gateway.read = (id) => {
      readings += 1;
      return read(id);
    };
    const news = event(subscriptionID);
    for (let times = 0; times < 25; times += 1) await service.onEvent(news);
    expect(readings).toBe(1);
    expect(await tierOf(uid)).toMatchObject({ plan: 'basic' });
  });

  it('that never came is made up for by a visit after an hour, or by the sweep after a day', async () => {
    const { provider, service, subscribed } = setUp();
    const visitor = await subscribed();
    const absent = await subscribed('pro');
    // A sweep takes a batch of everybody's: what other tests left must not fill it.
    const kept = [[visitor.uid, absent.uid]];
    await server.database.pool.query('delete from suscripciones where user_id <> all($1)', kept);
    await server.database.pool.query(
      "update usuarios set plan = 'gratuito', plan_hasta = null where uid <> all($1)",
      kept,
    );
    for (const { subscriptionID } of [visitor, absent]) provider.get(subscriptionID).state = 'CANCELLED';
    now = new Date(START.getTime() + 2 * 60 * 60 * 1000);
    expect(await service.read(visitor.uid)).toMatchObject({ subscriptionID: null, planHasta: expect.any(String) });
    await service.sweep();
    expect(await tierOf(absent.uid)).toMatchObject({ subscriptionID: absent.subscriptionID });
    now = new Date(START.getTime() + 2 * DAY_MS);
    await service.sweep();
    expect(await tierOf(absent.uid)).toMatchObject({ plan: 'pro', subscriptionID: null });
    now = new Date(START.getTime() + MONTH_MS + DAY_MS);
    await service.sweep();
    expect(await tierOf(absent.uid)).toEqual(FREE);
  });
});

describe('deleting the account', () => {
  it('cancels first, and fails when that fails', async () => {
    const { provider, service, subscribed } = setUp();
    const { uid, subscriptionID } = await subscribed();
    provider.breakDown('cancel');
    await expect(service.cancelAll(uid)).rejects.toMatchObject(code('cancelacion_fallida'));
    provider.breakDown(undefined);
    await service.cancelAll(uid);
    expect(provider.get(subscriptionID).state).toBe('CANCELLED');
  });

  it('an approval that comes after the account went is cancelled', async () => {
    const { provider, service, event } = setUp();
    const uid = await newUser();
    const { subscriptionID } = await service.create(uid, 'pro');
    await service.cancelAll(uid);
    await server.database.pool.query('delete from usuarios where uid = $1', [uid]);
    provider.approve(subscriptionID);
    await service.onEvent(event(subscriptionID));
    expect(provider.get(subscriptionID).state).toBe('CANCELLED');
  });

  it('while a subscription is being created sends nobody to pay', async () => {
    const { provider, service } = setUp();
    const uid = await newUser();
    const { create } = provider.gateway;
    const [asked, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    Object.assign(provider.gateway, {
      create: async (...order: Parameters<typeof create>) => {
        asked.resolve();
        await gone.promise;
        return create(...order);
      },
    });
    const creating = service.create(uid, 'pro');
    await asked.promise;
    await service.cancelAll(uid);
    await server.database.pool.query('delete from usuarios where uid = $1', [uid]);
    gone.resolve();
    await expect(creating).rejects.toMatchObject(code('no_autenticado'));
    expect(provider.known.size).toBe(1);
  });
});

/** A history at the provider, whose news arrive in any order, repeated, and while it goes on. */
const STEPS = ['renew', 'fail', 'suspend', 'resume', 'refund', 'cancel', 'expire'] as const;
type Step = (typeof STEPS)[number];

const happen = (one: Known, step: Step, at: number) => {
  const over = one.state === 'CANCELLED' || one.state === 'EXPIRED';
  const paid = { paidUntil: new Date(START.getTime() + at * DAY_MS + MONTH_MS), refunded: false };
  const becomes: Record<Step, Partial<Known>> = {
    renew: over ? {} : { ...paid, state: 'ACTIVE' },
    fail: {},
    suspend: over ? {} : { state: 'SUSPENDED' },
    resume: over ? {} : { state: 'ACTIVE' },
    refund: { refunded: true },
    cancel: over ? {} : { state: 'CANCELLED' },
    expire: over ? {} : { state: 'EXPIRED' },
  };
  Object.assign(one, becomes[step]);
};

/** SEQUENCES=1000 with another SEQUENCE_SEED is the long run. */
const SEQUENCES = Number(process.env.SEQUENCES ?? runs(300));

describe('shuffled news', () => {
  it(
    `end in the same state in ${SEQUENCES} sequences`,
    async () => {
      const sequence = fc.record({
        steps: fc.array(fc.constantFrom(...STEPS), { minLength: 1, maxLength: 5 }),
        order: fc.infiniteStream(fc.nat()),
        early: fc.boolean(),
        delays: fc.infiniteStream(fc.nat({ max: 3 })),
      });
      const sequences = fc.sample(sequence, {
        numRuns: SEQUENCES,
        seed: Number(process.env.SEQUENCE_SEED ?? seedOf(20_261_115)),
      });
      const play = async ({ steps, order, early, delays }: (typeof sequences)[number]) => {
        const { provider, service, event } = setUp(() => delays.next().value ?? 0);
        const uid = await newUser();
        const { subscriptionID } = await service.create(uid, 'basic');
        const one = provider.approve(subscriptionID);
        const news = [event(subscriptionID), ...steps.map(() => event(subscriptionID))];
        const shuffled = [...news, ...news.slice(0, 2)]
          .map((value) => ({ value, key: order.next().value ?? 0 }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ value }) => value);
        // Half of the histories are partly told while they happen; what happened last is never told before it happened.
        const first = early ? shuffled.filter((value) => value !== news.at(-1)).slice(0, 2) : [];
        const told = first.map((value) => service.onEvent(value));
        for (const [at, step] of steps.entries()) happen(one, step, at);
        const rest = shuffled.filter((value) => !first.includes(value));
        await Promise.all([...told, ...rest.map((value) => service.onEvent(value))]);
        const held: HeldSubscription = { plan: 'basic', ...one };
        const { plan, planHasta, running } = standing([held], START);
        expect(await tierOf(uid), steps.join(' ')).toEqual({
          plan,
          planHasta,
          subscriptionID: running ? subscriptionID : null,
        });
      };
      for (let from = 0; from < sequences.length; from += 20) {
        await Promise.all(sequences.slice(from, from + 20).map(play));
      }
    },
    10 * 60_000,
  );
});

describe('accounts that went while an approval was pending', () => {
  it('are not charged although the webhook of the approval is lost: the sweep ends it', async () => {
    const { provider, service } = setUp();
    const uid = await newUser();
    const { subscriptionID } = await service.create(uid, 'basic');
    await service.cancelAll(uid);
    await server.database.pool.query('delete from usuarios where uid = $1', [uid]);
    const orphan = async () =>
      (
        await server.database.pool.query('select 1 from suscripciones_huerfanas where subscription_id = $1', [
          subscriptionID,
        ])
      ).rows.length;
    expect(await orphan()).toBe(1);
    await service.sweep();
    expect(await orphan()).toBe(1);
    provider.approve(subscriptionID);
    provider.breakDown('cancel');
    await service.sweep();
    expect(provider.get(subscriptionID).state).toBe('ACTIVE');
    provider.breakDown(undefined);
    await service.sweep();
    expect(provider.get(subscriptionID).state).toBe('CANCELLED');
    expect(await orphan()).toBe(0);
  });

  it('whose approval never came are forgotten in the end', async () => {
    const { service } = setUp();
    const uid = await newUser();
    const { subscriptionID } = await service.create(uid, 'basic');
    await service.cancelAll(uid);
    now = new Date(START.getTime() + 31 * DAY_MS);
    await service.sweep();
    const { rows } = await server.database.pool.query(
      'select 1 from suscripciones_huerfanas where subscription_id = $1',
      [subscriptionID],
    );
    expect(rows).toEqual([]);
  });
});
