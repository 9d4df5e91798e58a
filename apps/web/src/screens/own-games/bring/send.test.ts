import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOTHING_SENT, type Sent, sendBatch } from './send.ts';

/** A server that takes so many batches a minute, and says how long to wait for the next one. */
const PER_MINUTE = 600;
const MINUTE = 60_000;
const line = { limite: null, usadas: 0, quedan: null, enEspera: 0 };

let arrived: string[];
let refused: number;
beforeEach(() => {
  vi.useFakeTimers();
  arrived = [];
  refused = 0;
  let begun = Date.now();
  let taken = 0;
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    if (Date.now() - begun >= MINUTE) {
      begun = Date.now();
      taken = 0;
    }
    if (taken >= PER_MINUTE) {
      refused += 1;
      const wait = Math.ceil((begun + MINUTE - Date.now()) / 1000);
      const problem = {
        type: 'about:blank',
        status: 429,
        code: 'demasiadas_solicitudes',
        title: 'Espera.',
        requestId: 'r',
      };
      return new Response(JSON.stringify(problem), { status: 429, headers: { 'retry-after': String(wait) } });
    }
    taken += 1;
    const { manos } = JSON.parse(body) as { manos: { id: string }[] };
    arrived.push(...manos.map(({ id }) => id));
    const answer = {
      manos: manos.map((_, i) => ({
        id: String(arrived.length + i).padStart(16, '0'),
        estado: 'analizada',
        repetida: false,
      })),
      cupo: { mes: '2026-11', renueva: '2026-12-01', partidas: line, manos: line },
    };
    return new Response(JSON.stringify(answer), { status: 200 });
  });
});
afterEach(() => vi.useRealTimers());

describe('a file of more batches than a minute takes', () => {
  it('is sent whole: each hand once, in order, waiting as long as it is told', async () => {
    const BATCHES = 1500;
    const waits: number[] = [];
    const work = (async () => {
      let sent: Sent = NOTHING_SENT;
      for (let batch = 0; batch < BATCHES; batch += 1) {
        const elementos = [{ id: `${batch}-0` }, { id: `${batch}-1` }];
        sent = await sendBatch('abc', { que: 'manos', elementos }, sent, (seconds) => {
          if (seconds !== undefined) waits.push(seconds);
        });
      }
      return sent;
    })();
    await vi.runAllTimersAsync();
    expect((await work).nuevas.manos).toBe(2 * BATCHES);
    expect(arrived).toEqual(Array.from({ length: BATCHES }, (_, batch) => [`${batch}-0`, `${batch}-1`]).flat());
    // One refusal a minute, not a refusal a batch.
    expect(refused).toBe(2);
    expect(waits).toHaveLength(2);
    for (const seconds of waits) expect(seconds).toBeLessThanOrEqual(60);
  });
});
