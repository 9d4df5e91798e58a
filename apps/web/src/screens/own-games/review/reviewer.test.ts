import type { ManoPropia } from '@estratega/domain';
import { describe, expect, it, vi } from 'vitest';
import type { FromReviewer, HandReview, ToReviewer } from './messages.ts';

const HAND = {} as ManoPropia;

/** The worker as the screen sees it; the test is what runs in it. */
class FakeWorker {
  static last: FakeWorker;
  onmessage?: (event: { data: FromReviewer }) => void;
  onerror?: (event: { message: string; preventDefault: () => void }) => void;
  readonly asked: ToReviewer[] = [];
  constructor() {
    FakeWorker.last = this;
  }
  postMessage(message: ToReviewer) {
    this.asked.push(message);
  }
  terminate() {}
  fails() {
    this.onerror?.({ message: 'not fetched', preventDefault: () => undefined });
  }
}

const open = async () => {
  vi.stubGlobal('Worker', FakeWorker);
  const { openReviewer, reviewOf } = await import('./reviewer.ts');
  return { reviewer: openReviewer(), reviewOf, worker: FakeWorker.last };
};

describe('the reviewer', () => {
  it('remembers what was said of a hand', async () => {
    const { reviewer, reviewOf, worker } = await open();
    const visto: HandReview = { decisiones: [], falta: false };
    const asked = reviewer.review('una', HAND);
    worker.onmessage?.({ data: { n: worker.asked[0]?.n ?? 0, visto } });
    expect(await asked).toBe(visto);
    expect(reviewOf('una')).toBe(visto);
    expect(await reviewer.review('una', HAND)).toBe(visto);
    expect(worker.asked).toHaveLength(1);
  });

  it('fails whoever waits when its worker fails', async () => {
    const { reviewer, worker } = await open();
    const asked = reviewer.review('otra', HAND);
    worker.fails();
    await expect(asked).rejects.toThrow('not fetched');
  });

  it('fails whoever asks after its worker did not load', async () => {
    const { reviewer, worker } = await open();
    worker.fails();
    await expect(reviewer.review('otra', HAND)).rejects.toThrow('not fetched');
  });
});

describe('its worker', () => {
  it('answers of a hand that cannot be solved, and goes on', async () => {
    const said = vi.spyOn(self, 'postMessage').mockImplementation(() => undefined);
    await import('./reviewer.worker.ts');
    for (const n of [1, 2]) self.onmessage?.(new MessageEvent('message', { data: { n, mano: HAND } }));
    self.onmessage = null;
    expect(said.mock.calls.map(([message]) => message)).toEqual(
      [1, 2].map((n) => ({
        n,
        visto: { motivo: 'No pudimos calcular esta mano.', decisiones: [], falta: false },
      })),
    );
  });
});
