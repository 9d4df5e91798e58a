import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import type { AppError } from '../errors.ts';
import { type Lane, LIMITS_OF_HASHING, takeTurns } from '../identity/hashing.ts';
import { turnsPerUser } from './costs.ts';

/** Work that ends when it is told to. */
const controlled = () => {
  const open: (() => void)[] = [];
  let most = 0;
  let running = 0;
  return {
    work: async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => open.push(resolve));
      running -= 1;
    },
    finishAll: async <T>(done: Promise<T>): Promise<T> => {
      let settled = false;
      const end = done.finally(() => {
        settled = true;
      });
      end.catch(() => {});
      while (!settled) {
        open.shift()?.();
        await turn();
      }
      return end;
    },
    most: () => most,
  };
};

describe('turns', () => {
  const lanes = LIMITS_OF_HASHING;
  const refusals = (settled: readonly PromiseSettledResult<void>[]) =>
    settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as AppError] : []));

  it('two hashes at a time, a short queue, and then an honest "later"', async () => {
    const { work, finishAll, most } = controlled();
    const turns = takeTurns({ ...lanes, patienceMs: 600_000 });
    const all = Array.from({ length: 40 }, (_, i) => turns.run({ lane: 'known', network: `10.0.0.${i}` }, work));
    const refused = refusals(await finishAll(Promise.allSettled(all)));
    expect(most()).toBe(2);
    expect(refused).toHaveLength(18);
    for (const reason of refused) expect(reason).toMatchObject({ code: 'no_disponible', options: { retryAfter: 5 } });
  });

  it('one network has two waiting, and a line that it fills leaves the others', async () => {
    const { work, finishAll, most } = controlled();
    const turns = takeTurns({ ...lanes, patienceMs: 600_000 });
    const crowd = Array.from({ length: 30 }, () => turns.run({ lane: 'newcomer', network: '203.0.113.9' }, work));
    const order: string[] = [];
    const others = (['newcomer', 'stranger', 'known', 'stranger', 'known', 'known'] as const).map((lane, i) =>
      turns.run({ lane, network: `198.51.100.${i}` }, async () => {
        order.push(lane);
        await work();
      }),
    );
    const refused = refusals(await finishAll(Promise.allSettled(crowd)));
    await finishAll(Promise.all(others));
    expect(refused).toHaveLength(27);
    for (const reason of refused) expect(reason).toMatchObject({ code: 'demasiadas_solicitudes' });
    // The first stranger found a place free; then whoever is known, before anybody who is new.
    expect(order).toEqual(['stranger', 'known', 'known', 'known', 'stranger', 'newcomer']);
    expect(most()).toBe(2);
  });

  /** Hashes one after the other, in the order in which they began; `follow` comes whenever one ends. */
  const line = (follow: () => void) => {
    const turns = takeTurns({ ...lanes, patienceMs: 600_000 });
    const begun: string[] = [];
    const open: (() => void)[] = [];
    const come = (lane: Lane, who: string, network = who) =>
      turns
        .run({ lane, network }, async () => {
          begun.push(who);
          await new Promise<void>((resolve) => open.push(resolve));
        })
        .catch(() => {});
    const oneEnds = async () => {
      open.shift()?.();
      await turn();
      follow();
      await turn();
    };
    return { begun, come, oneEnds };
  };

  it.each(['known', 'stranger'] as const)(
    'however many register, who signs in (%s) waits for the hash of none of them',
    async (lane) => {
      const storm = () => {
        for (let i = 0; i < 30; i += 1) come('newcomer', 'alta', `203.0.113.${i}`);
      };
      const { begun, come, oneEnds } = line(() => storm());
      storm();
      await turn();
      expect(begun).toEqual(['alta']);
      for (let i = 0; i < 27; i += 1) {
        come(lane, `entra ${i}`);
        await turn();
        // At once, whatever is in front of it in the other line.
        expect(begun.at(-1)).toBe(`entra ${i}`);
        await oneEnds();
        await oneEnds();
      }
    },
  );

  it('who signs in from a new place is passed over three times, though those who are known never end', async () => {
    let n = 0;
    const known = () => come('known', 'conocida', `198.51.100.${n++}`);
    const { begun, come, oneEnds } = line(() => known());
    for (let i = 0; i < 6; i += 1) known();
    await turn();
    come('stranger', 'de otro lado');
    come('newcomer', 'alta');
    begun.length = 0;
    for (let i = 0; i < 20; i += 1) await oneEnds();
    expect(begun.indexOf('de otro lado')).toBe(3);
    expect(begun.indexOf('alta')).toBe(12);
  });

  it('whose patience ends in the queue is told so, and takes nobody’s place', async () => {
    const turns = takeTurns({ ...lanes, atOnce: 1, patienceMs: 1 });
    const standing = { lane: 'known', network: '198.51.100.3' } as const;
    let leave: () => void = () => {};
    const first = turns.run(standing, () => new Promise<void>((resolve) => (leave = resolve)));
    await expect(turns.run(standing, async () => 'never')).rejects.toMatchObject({ code: 'no_disponible' });
    leave();
    await first;
    await expect(turns.run(standing, async () => 'yes')).resolves.toBe('yes');
    await expect(turns.run(standing, async () => 'again')).resolves.toBe('again');
  });

  it('two requests of one user at a time, and nobody waits for another user', async () => {
    const { work, finishAll, most } = controlled();
    const inTurn = turnsPerUser();
    const ana = Array.from({ length: 50 }, () => inTurn('ana', work));
    await turn();
    expect(most()).toBe(2);
    const bruno = controlled();
    await bruno.finishAll(inTurn('bruno', bruno.work));
    await finishAll(Promise.all(ana));
    expect(most()).toBe(2);
  });

  it('one that fails gives its place back', async () => {
    const inTurn = turnsPerUser(1, 5);
    for (let i = 0; i < 3; i += 1) {
      await expect(inTurn('ana', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    }
    await expect(inTurn('ana', async () => 'yes')).resolves.toBe('yes');
  });
});

describe('what one user may ask for', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ env: { LIMIT_PLANS_PER_HOUR: '3', LIMIT_READINGS_PER_MINUTE: '4' } });
  });
  afterAll(() => server.close());

  it('plans and readings have an end, with the time to come back, and only for that user', async () => {
    const [ana, bruno] = [await server.signUp(), await server.signUp()];
    const create = (token: string) => server.call('POST', '/api/chat/custom-prompt', { token, body: PLAN });
    const read = (token: string) =>
      server.call('POST', '/api/planes/lectura', { token, body: { campo: 'Ajedrez', texto: 'No sé finales.' } });
    const plans = [await create(ana.token), await create(ana.token), await create(ana.token), await create(ana.token)];
    expect(plans.map(({ statusCode }) => statusCode)).toEqual([201, 403, 403, 429]);
    expect(Number(plans[3]?.headers['retry-after'])).toBeGreaterThan(0);
    for (let i = 0; i < 4; i += 1) expect((await read(ana.token)).statusCode).toBe(200);
    expect((await read(ana.token)).statusCode).toBe(429);
    expect((await create(bruno.token)).statusCode).toBe(201);
    expect((await read(bruno.token)).statusCode).toBe(200);
  });
});

const PLAN = {
  informacionTema: {
    campo: 'Ajedrez',
    nivelIntensidad: 'bajo',
    diasEstudio: ['lunes'],
    horasEstudio: { lunes: 1 },
    experienciaAjedrez: 'No tengo elo',
    conocimientosAjedrez: '',
  },
};
