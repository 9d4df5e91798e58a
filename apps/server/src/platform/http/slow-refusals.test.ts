import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SLOW_REFUSALS, slowRefusals } from './slow-refusals.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const NETWORK = '203.0.113.9';
const knock = (later: (network: string) => Promise<void>, network: string, times: number) => {
  let told = 0;
  for (let i = 0; i < times; i += 1) later(network).then(() => (told += 1));
  return () => told;
};

describe('who is refused again and again', () => {
  it('is told at once at first, and then later; others at once', async () => {
    const later = slowRefusals();
    const told = knock(later, NETWORK, SLOW_REFUSALS.atOnce + 10);
    const elsewhere = knock(later, '198.51.100.3', 1);
    await vi.advanceTimersByTimeAsync(0);
    expect([told(), elsewhere()]).toEqual([SLOW_REFUSALS.atOnce, 1]);
    await vi.advanceTimersByTimeAsync(SLOW_REFUSALS.laterMs);
    expect(told()).toBe(SLOW_REFUSALS.atOnce + 10);
  });

  it('is told at once again after a while', async () => {
    const later = slowRefusals();
    knock(later, NETWORK, SLOW_REFUSALS.atOnce + 1);
    await vi.advanceTimersByTimeAsync(SLOW_REFUSALS.withinMs + 1);
    const told = knock(later, NETWORK, 1);
    await vi.advanceTimersByTimeAsync(0);
    expect(told()).toBe(1);
  });

  it('keeps no more than so many connections open', async () => {
    const later = slowRefusals({ ...SLOW_REFUSALS, atOnce: 0, waiting: 3 });
    const told = knock(later, NETWORK, 10);
    await vi.advanceTimersByTimeAsync(0);
    expect(told()).toBe(7);
  });
});
