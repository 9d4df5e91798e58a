import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { runs } from '../../testing/runs.ts';
import { askProduct, type Product, type Question, startProduct } from '../test/product.ts';

/** The emulated PayPal and the real server, as they talk when people pay. */

const DAY_MS = 24 * 60 * 60 * 1000;
const FORGED = runs(1_000);
let product: Product;
let url: string;
let ahead = 0;

beforeAll(async () => {
  product = await startProduct(() => new Date(Date.now() + ahead));
  url = product.url;
});
afterEach(async () => {
  ahead = 0;
  await fetch(`${url}/emuladores/paypal/_control/fallas`, { method: 'DELETE' });
});
afterAll(() => product.close());

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the route answers.
  readonly body: any;
}

const ask = async (path: string, question: Question = {}): Promise<Answer> => {
  const response = await askProduct(url + path, question);
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
};

const paypal = (path: string, body?: unknown) =>
  ask(`/emuladores/paypal/_control/${path}`, { body: body ?? {}, method: 'POST' });
const fault = (values: object) => paypal('fallas', values);
const atProvider = async (customId: string) => {
  const { body } = await ask('/emuladores/paypal/suscripciones.json');
  return (body as { id: string; custom_id: string; status: string }[]).filter((one) => one.custom_id === customId);
};

const newPerson = async () => {
  const email = `persona-${randomBytes(6).toString('hex')}@ejemplo.test`;
  const { body } = await ask('/api/auth/sign-up/email', {
    body: { name: 'Ana', email, password: 'caballo-de-rey-7', consentimientos: { tratamientoDatos: true } },
  });
  const { token, user } = body as { token: string; user: { id: string } };
  const call = (path: string, body?: unknown) => ask(path, { token, body });
  return {
    id: user.id,
    token,
    call,
    me: async () =>
      (await call('/api/usuarios/yo')).body as { plan: string; planHasta: string; subscriptionID: string },
    create: async (plan: string) => call('/api/paypal/crear-suscripcion', { plan }),
    activate: (subscriptionID: string) => call('/api/paypal/activar-suscripcion', { subscriptionID }),
    cancel: (subscriptionID: unknown) => call('/api/paypal/cancel-subscription', { subscriptionID }),
    visit: () => call('/api/paypal/suscripcion'),
  };
};
type Person = Awaited<ReturnType<typeof newPerson>>;

/** As a person does in PayPal's window. */
const decide = async (approval: string, decision: 'aprobar' | 'rechazar') => {
  const page = await fetch(approval);
  expect(await page.text()).toContain('Aceptar y suscribirme');
  const done = await fetch(approval, { method: 'POST', body: new URLSearchParams({ decision }) });
  expect(await done.text()).toContain(`approved=${decision === 'aprobar'}`);
};
const quiet = (person: Person, times = 1000) => fault({ kind: 'no-webhooks', customId: person.id, times });
const begin = async (person: Person, plan: string): Promise<string> => {
  const { status, body } = await person.create(plan);
  expect(status).toBe(200);
  const { subscriptionID, aprobacion } = body as { subscriptionID: string; aprobacion: string };
  await decide(aprobacion, 'aprobar');
  return subscriptionID;
};
const subscribed = async (plan: string): Promise<Person & { subscriptionID: string }> => {
  const person = await newPerson();
  const subscriptionID = await begin(person, plan);
  expect((await person.activate(subscriptionID)).status).toBe(200);
  return { ...person, subscriptionID };
};
/** In two steps: a session that is used goes on, one that is not ends. */
const aMonthLater = async (person: Person) => {
  ahead = 16 * DAY_MS;
  expect(await person.me()).not.toMatchObject({ plan: 'gratuito' });
  ahead = 32 * DAY_MS;
};
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 300_000, interval: 50 });

describe('a subscription', () => {
  it('from gratuito to basic, cancelled, to pro: the tier counts at once', async () => {
    const person = await newPerson();
    const plan = (campo: string, rest: object) =>
      person.call('/api/chat/custom-prompt', {
        informacionTema: {
          campo,
          nivelIntensidad: 'bajo',
          diasEstudio: ['lunes'],
          horasEstudio: { lunes: 1 },
          ...rest,
        },
      });
    expect((await plan('Ajedrez', { experienciaAjedrez: 'No tengo elo', conocimientosAjedrez: '' })).status).toBe(201);
    const poker = { tipoPoker: 'Torneos', limiteMesa: 'Micro-stakes NL2-NL25', conocimientosPoker: '' };
    expect((await plan('Poker Texas Holdem', poker)).status).toBe(403);

    const basic = await begin(person, 'basic');
    const activated = await person.activate(basic);
    expect(activated.body).toMatchObject({ plan: 'basic', planHasta: null, subscriptionID: basic, suspendida: false });
    expect(new Date(activated.body.pagadaHasta).getTime()).toBeGreaterThan(Date.now() + 27 * DAY_MS);
    expect(await person.me()).toMatchObject({ plan: 'basic', subscriptionID: basic });
    expect((await plan('Poker Texas Holdem', poker)).status).toBe(201);

    const refused = await person.create('pro');
    expect(refused).toMatchObject({ status: 409, body: { code: 'suscripcion_activa' } });
    expect(refused.body.title).toBe('Debes cancelar tu plan actual antes de seleccionar uno nuevo.');

    const cancelled = await person.cancel(basic);
    expect(cancelled).toMatchObject({ status: 200, body: { plan: 'basic', subscriptionID: null } });
    expect(cancelled.body.planHasta).toBe(activated.body.pagadaHasta);
    expect(await atProvider(person.id)).toMatchObject([{ id: basic, status: 'CANCELLED' }]);

    const pro = await begin(person, 'pro');
    await person.activate(pro);
    expect(await person.me()).toMatchObject({ plan: 'pro', planHasta: null, subscriptionID: pro });
    await person.cancel(pro);
    await aMonthLater(person);
    expect(await person.me()).toMatchObject({ plan: 'gratuito' });
    expect((await person.visit()).body).toMatchObject({ plan: 'gratuito', planHasta: null, subscriptionID: null });
  });

  it('refused in the window grants nothing, and can be taken up again', async () => {
    const person = await newPerson();
    const { body } = await person.create('basic');
    await decide(body.aprobacion, 'rechazar');
    expect(await person.activate(body.subscriptionID)).toMatchObject({ status: 409, body: { code: 'pago_pendiente' } });
    expect(await person.me()).toMatchObject({ plan: 'gratuito', subscriptionID: null });
    expect((await person.create('basic')).body).toEqual(body);
  });

  it('that the provider never confirms grants nothing', async () => {
    const person = await newPerson();
    await fault({ kind: 'never-approved', customId: person.id });
    const subscriptionID = await begin(person, 'pro');
    expect(await person.activate(subscriptionID)).toMatchObject({ status: 409, body: { code: 'pago_pendiente' } });
    expect(await person.me()).toMatchObject({ plan: 'gratuito' });
  });

  it('begun and approved many times at once is one at the provider', async () => {
    const person = await newPerson();
    const created = await Promise.all(Array.from({ length: 50 }, () => person.create('pro')));
    expect(new Set(created.map(({ body }) => body.subscriptionID)).size).toBe(1);
    await decide(created[0]?.body.aprobacion, 'aprobar');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => person.activate(created[0]?.body.subscriptionID)),
    );
    expect(answers.map(({ status, body }) => [status, body.plan])).toEqual(answers.map(() => [200, 'pro']));
    expect(await atProvider(person.id)).toHaveLength(1);
  });

  it('of both plans approved in parallel leaves exactly one active', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await newPerson();
      const ids = [await person.create('basic'), await person.create('pro')];
      await Promise.all(ids.map(({ body }) => decide(body.aprobacion, 'aprobar')));
      await Promise.all(ids.map(({ body }) => person.activate(body.subscriptionID)));
      await eventually(async () => {
        const states = (await atProvider(person.id)).map(({ status }) => status).sort();
        expect(states).toEqual(['ACTIVE', 'CANCELLED']);
      });
      const active = (await atProvider(person.id)).find(({ status }) => status === 'ACTIVE');
      expect(await person.me()).toMatchObject({ subscriptionID: active?.id });
    }
  });
});

describe('cancelling', () => {
  it.each([{}, { subscriptionID: null }, { subscriptionID: '' }])(
    'with %j says that the id is missing',
    async (body) => {
      const person = await newPerson();
      const answer = await person.call('/api/paypal/cancel-subscription', body);
      expect(answer).toMatchObject({ status: 400, body: { title: 'No se encontró el ID de la suscripción.' } });
    },
  );

  it("another user's, or nobody's, is not found", async () => {
    const [owner, thief] = [await subscribed('pro'), await newPerson()];
    expect((await thief.cancel(owner.subscriptionID)).status).toBe(404);
    expect((await thief.cancel('I-NADIE')).status).toBe(404);
    expect(await atProvider(owner.id)).toMatchObject([{ status: 'ACTIVE' }]);
  });

  it.each([500, 429, 503])(
    'that the provider answers with %d changes nothing and can be tried again',
    async (status) => {
      const person = await subscribed('basic');
      await fault({ kind: 'status', status, path: '/cancel', customId: person.id });
      const failed = await person.cancel(person.subscriptionID);
      expect(failed).toMatchObject({
        status: 503,
        body: { title: 'Error al cancelar la suscripción en el servidor.' },
      });
      expect(failed.headers.get('retry-after')).not.toBeNull();
      expect(await person.me()).toMatchObject({
        plan: 'basic',
        planHasta: null,
        subscriptionID: person.subscriptionID,
      });
      expect((await person.cancel(person.subscriptionID)).status).toBe(200);
    },
  );

  it('what was cancelled at the provider counts as done', async () => {
    const person = await subscribed('basic');
    await quiet(person);
    await paypal(`${person.subscriptionID}/cancelar`);
    expect((await person.cancel(person.subscriptionID)).body).toMatchObject({ plan: 'basic', subscriptionID: null });
  });
});

describe('nothing that a user sends raises a tier', () => {
  it("an id that is invented, another user's, or was never approved", async () => {
    const [owner, thief] = [await subscribed('pro'), await newPerson()];
    const pending = (await thief.create('pro')).body.subscriptionID as string;
    for (const id of ['I-INVENTADA', owner.subscriptionID, pending])
      expect([404, 409]).toContain((await thief.activate(id)).status);
    for (const body of [{}, { plan: 'pro' }, { subscriptionID: pending, plan: 'pro' }, { subscriptionID: { $ne: 1 } }])
      expect((await thief.call('/api/paypal/activar-suscripcion', body)).status).toBe(400);
    expect((await thief.call('/api/paypal/crear-suscripcion', { plan: 'gratuito' })).status).toBe(400);
    expect(await thief.me()).toMatchObject({ plan: 'gratuito', subscriptionID: null });
  });

  it('a subscription made straight at the provider, with our plan and the own user in it', async () => {
    const person = await newPerson();
    const { PAYPAL_CLIENT_ID: id, PAYPAL_CLIENT_SECRET: secret, PAYPAL_BASE_URL: base = '' } = product.emulation.env;
    const authorization = `Basic ${btoa(`${id}:${secret}`)}`;
    const { access_token } = (await (
      await fetch(`${base}/v1/oauth2/token`, { method: 'POST', headers: { authorization } })
    ).json()) as { access_token: string };
    const made = (await (
      await fetch(`${base}/v1/billing/subscriptions`, {
        method: 'POST',
        headers: { authorization: `Bearer ${access_token}` },
        body: JSON.stringify({ plan_id: 'P-PRO', custom_id: person.id }),
      })
    ).json()) as { id: string };
    await paypal(`${made.id}/aprobar`);
    expect((await person.activate(made.id)).status).toBe(404);
    await person.visit();
    expect(await person.me()).toMatchObject({ plan: 'gratuito' });
  });

  it('an approval played again after it was cancelled', async () => {
    const person = await subscribed('pro');
    await person.cancel(person.subscriptionID);
    expect(await person.activate(person.subscriptionID)).toMatchObject({ status: 409 });
    expect(await person.me()).toMatchObject({ plan: 'pro', subscriptionID: null, planHasta: expect.any(String) });
  });
});

describe('webhooks', () => {
  const post = async (headers: Record<string, string>, raw: string) => {
    const response = await fetch(`${url}/api/paypal/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: raw,
    });
    await response.body?.cancel();
    return response.status;
  };
  const eventFor = (subscriptionID: string, id = `WH-${randomUUID()}`) =>
    JSON.stringify({ id, event_type: 'BILLING.SUBSCRIPTION.ACTIVATED', resource: { id: subscriptionID } }, null, 2);
  const sign = async (raw: string): Promise<Record<string, string>> => {
    const response = await fetch(`${url}/emuladores/paypal/_control/firmar`, { method: 'POST', body: raw });
    return (await response.json()) as Record<string, string>;
  };

  it('make good a lost approval', async () => {
    const person = await newPerson();
    const subscriptionID = await begin(person, 'basic');
    await eventually(async () => expect(await person.me()).toMatchObject({ plan: 'basic', subscriptionID }));
  });

  it('that never came are made good by the next visit', async () => {
    const person = await newPerson();
    await quiet(person);
    const subscriptionID = await begin(person, 'basic');
    expect(await person.me()).toMatchObject({ plan: 'gratuito' });
    expect((await person.visit()).body).toMatchObject({ plan: 'basic', subscriptionID });
  });

  it(`${FORGED} forged ones: none is accepted`, async () => {
    const person = await newPerson();
    await quiet(person);
    // An accepted one would grant the tier.
    const subscriptionID = await begin(person, 'pro');
    const raw = eventFor(subscriptionID);
    const genuine = await sign(raw);
    const noise = () => randomBytes(256).toString('base64');
    const forgeries: ((n: number) => [Record<string, string>, string])[] = [
      () => [{}, raw],
      () => [{ ...genuine, 'paypal-transmission-sig': noise() }, raw],
      () => [{ ...genuine, 'paypal-transmission-id': randomUUID() }, raw],
      (n) => [{ ...genuine, 'paypal-transmission-time': new Date(n).toISOString() }, raw],
      () => [genuine, eventFor(subscriptionID)],
      // The same event to a parser, other bytes.
      (n) => [genuine, `${' '.repeat(n + 1)}${raw}`],
      () => [genuine, JSON.stringify(JSON.parse(raw))],
      (n) => [genuine, raw.replace('ACTIVATED', `ACTIVATE${n}`)],
      () => [genuine, `${raw},"webhook_id":"WH-LOCAL"`],
      () => [genuine, 'null'],
    ];
    const statuses: number[] = [];
    for (let from = 0; from < FORGED; from += 25) {
      const batch = Array.from({ length: 25 }, (_, i) => {
        const forge = forgeries[(from + i) % forgeries.length];
        const [headers, body] = forge?.(from + i) ?? [{}, ''];
        return post(headers, body);
      });
      statuses.push(...(await Promise.all(batch)));
    }
    expect(statuses.filter((status) => status !== 400)).toEqual([]);
    expect(await person.me()).toMatchObject({ plan: 'gratuito' });
    expect(await post(genuine, raw)).toBe(204);
    expect(await person.me()).toMatchObject({ plan: 'pro', subscriptionID });
  });

  it('a genuine one 25 times, and twice by the provider itself, is the same as once', async () => {
    const person = await newPerson();
    await fault({ kind: 'duplicate-webhooks', customId: person.id, times: 5 });
    const subscriptionID = await begin(person, 'pro');
    await person.activate(subscriptionID);
    const raw = eventFor(subscriptionID);
    const headers = await sign(raw);
    const before = (await person.visit()).body;
    for (let times = 0; times < 25; times += 1) expect(await post(headers, raw)).toBe(204);
    expect((await person.visit()).body).toEqual(before);
    await person.cancel(subscriptionID);
    expect(await post(await sign(raw), raw)).toBe(204);
    expect(await person.me()).toMatchObject({ plan: 'pro', subscriptionID: null });
  });

  it('about nothing of ours are taken and change nothing', async () => {
    for (const raw of [eventFor('I-AJENA'), JSON.stringify({ id: 'WH-1', event_type: 'OTRA.COSA', resource: {} })])
      expect(await post(await sign(raw), raw)).toBe(204);
  });

  it('in any order end in the same state', async () => {
    for (let round = 0; round < 10; round += 1) {
      const person = await newPerson();
      await quiet(person);
      const subscriptionID = await begin(person, 'basic');
      const news = Array.from({ length: 5 }, () => eventFor(subscriptionID));
      const before = news.slice(0, 2).map(async (raw) => post(await sign(raw), raw));
      await paypal(`${subscriptionID}/suspender`);
      await paypal(`${subscriptionID}/renovar`);
      await paypal(`${subscriptionID}/cancelar`);
      await Promise.all([...before, ...news.toReversed().map(async (raw) => post(await sign(raw), raw))]);
      expect(await person.me()).toMatchObject({ plan: 'basic', subscriptionID: null, planHasta: expect.any(String) });
    }
  });

  it('held back by the provider and overtaken by later ones end in the same state', async () => {
    const person = await newPerson();
    await fault({ kind: 'reorder-webhooks', path: 'ACTIVATED', customId: person.id });
    const subscriptionID = await begin(person, 'basic');
    await paypal(`${subscriptionID}/cancelar`);
    await eventually(async () =>
      expect(await person.me()).toMatchObject({ plan: 'basic', subscriptionID: null, planHasta: expect.any(String) }),
    );
  });

  it('that we could not take are sent again until we can', async () => {
    const person = await newPerson();
    await fault({ kind: 'status', status: 500, path: '/v1/billing/subscriptions/I-', customId: person.id, times: 2 });
    const subscriptionID = await begin(person, 'pro');
    await eventually(async () => expect(await person.me()).toMatchObject({ plan: 'pro', subscriptionID }));
  });
});

describe('what happens at the provider ends in the right tier', () => {
  const after = async (plan: string, ...happenings: string[]) => {
    const person = await subscribed(plan);
    for (const name of happenings) await paypal(`${person.subscriptionID}/${name}`);
    return person;
  };

  it('renewal', async () => {
    const person = await after('pro', 'renovar');
    await eventually(async () => expect((await person.visit()).body).toMatchObject({ plan: 'pro', planHasta: null }));
  });

  it('a failed charge keeps the tier while the provider tries again', async () => {
    const person = await after('pro', 'rechazar');
    await eventually(async () => expect((await person.visit()).body).toMatchObject({ plan: 'pro', suspendida: false }));
  });

  it.each([
    ['suspension', 'suspender', true],
    ['expiry', 'vencer', false],
    ['cancellation at the provider', 'cancelar', false],
  ])('%s keeps what is paid and then ends', async (_what, name, suspendida) => {
    const person = await after('pro', name);
    await eventually(async () =>
      expect((await person.visit()).body).toMatchObject({ plan: 'pro', planHasta: expect.any(String), suspendida }),
    );
    await aMonthLater(person);
    expect(await person.me()).toMatchObject({ plan: 'gratuito' });
  });

  it('a suspended one can be cancelled, and resumes when it is paid', async () => {
    const resumed = await after('basic', 'suspender', 'renovar');
    await eventually(async () =>
      expect((await resumed.visit()).body).toMatchObject({ plan: 'basic', planHasta: null, suspendida: false }),
    );
    const person = await after('basic', 'suspender');
    await eventually(async () => expect((await person.visit()).body).toMatchObject({ suspendida: true }));
    expect((await person.create('pro')).status).toBe(409);
    expect((await person.cancel(person.subscriptionID)).body).toMatchObject({
      suspendida: false,
      subscriptionID: null,
    });
    expect((await person.create('pro')).status).toBe(200);
  });

  it('a refund ends the tier at once', async () => {
    const person = await after('pro', 'reembolsar');
    await eventually(async () => expect(await person.me()).toMatchObject({ plan: 'gratuito' }));
    expect((await person.cancel(person.subscriptionID)).body).toMatchObject({ plan: 'gratuito', planHasta: null });
  });
});

describe('the provider in trouble', () => {
  it.each([
    ['the token', '/v1/oauth2/token'],
    ['creation', '/v1/billing/subscriptions'],
  ])(
    '%s failing with 500 or 429: the error of the catalogue, nothing granted, and a retry works',
    async (_what, path) => {
      for (const status of [500, 429]) {
        const person = await newPerson();
        await paypal('revocar');
        await fault({ kind: 'status', status, path, times: 1 });
        const failed = await person.create('basic');
        expect(failed).toMatchObject({ status: 503, body: { title: 'Error en el proceso de suscripción.' } });
        expect(await person.me()).toMatchObject({ plan: 'gratuito' });
        expect((await person.create('basic')).status).toBe(200);
        expect(await atProvider(person.id)).toHaveLength(1);
      }
    },
  );

  it('a revoked token is replaced without anybody noticing', async () => {
    const person = await subscribed('basic');
    await paypal('revocar');
    expect((await person.cancel(person.subscriptionID)).status).toBe(200);
  });

  it('activation failing grants nothing, and a retry works', async () => {
    const person = await newPerson();
    await quiet(person);
    const subscriptionID = await begin(person, 'pro');
    await fault({ kind: 'status', status: 500, path: `/${subscriptionID}`, times: 1 });
    const failed = await person.activate(subscriptionID);
    expect(failed).toMatchObject({ status: 503, body: { title: 'Error en el proceso de suscripción.' } });
    expect(await person.me()).toMatchObject({ plan: 'gratuito', subscriptionID: null });
    expect((await person.activate(subscriptionID)).body).toMatchObject({ plan: 'pro' });
  });

  it('a slow one is given up on, and everybody else is served meanwhile', async () => {
    const people: Person[] = [];
    for (let n = 0; n < 12; n += 1) people.push(await newPerson());
    const other = await newPerson();
    await fault({ kind: 'slow', ms: 40_000, path: '/v1/billing/subscriptions', times: people.length });
    let waiting = people.length;
    const slow = people.map(async (person) => {
      const answer = await person.create('basic');
      waiting -= 1;
      return answer.status;
    });
    expect((await other.visit()).status).toBe(200);
    expect(waiting).toBe(people.length);
    for (let times = 0; times < 20; times += 1) expect((await other.call('/api/usuarios/yo')).status).toBe(200);
    expect(new Set(await Promise.all(slow))).toEqual(new Set([503]));
    expect((await people[0]?.create('basic'))?.status).toBe(200);
  });

  it('a visit does not wait for it for long, and shows what is known', async () => {
    const person = await newPerson();
    await quiet(person);
    const subscriptionID = await begin(person, 'basic');
    await fault({ kind: 'slow', ms: 30_000, path: `/${subscriptionID}`, times: 1 });
    expect((await person.visit()).body).toMatchObject({ plan: 'gratuito' });
    expect((await person.visit()).body).toMatchObject({ plan: 'basic' });
  });
});

describe('deleting the account', () => {
  const remove = (person: Person) => ask('/api/usuarios/yo', { token: person.token, method: 'DELETE' });

  it('cancels the subscription first', async () => {
    const person = await subscribed('pro');
    expect((await remove(person)).status).toBe(204);
    expect(await atProvider(person.id)).toMatchObject([{ status: 'CANCELLED' }]);
  });

  it('keeps the account when that fails', async () => {
    const person = await subscribed('pro');
    await fault({ kind: 'status', status: 500, path: '/cancel', customId: person.id });
    expect((await remove(person)).status).toBe(503);
    expect(await person.me()).toMatchObject({ plan: 'pro' });
    expect((await remove(person)).status).toBe(204);
  });

  it('ends what is approved afterwards in a window that stayed open', async () => {
    const person = await newPerson();
    const { body } = await person.create('pro');
    expect((await remove(person)).status).toBe(204);
    await decide(body.aprobacion, 'aprobar');
    await eventually(async () => expect(await atProvider(person.id)).toMatchObject([{ status: 'CANCELLED' }]));
  });
});

describe('on screen', () => {
  it('the emulators say that they are a test', async () => {
    const { body } = await ask('/api/config');
    expect(body.avisoEntorno).toMatchObject({ texto: expect.stringContaining('Modo de prueba'), url: '/emuladores' });
    const list = await (await fetch(`${url}/emuladores/paypal`)).text();
    expect(list).toContain('Modo de prueba');
    const sdk = await fetch(`${url}/emuladores/paypal/sdk/js?client-id=x`);
    expect(sdk.headers.get('content-type')).toContain('javascript');
  });
});
