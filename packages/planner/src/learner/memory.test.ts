import { forgetting_curve, fsrs } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import { failedAgain, recallAfter, recallOn, remember, solvedOnce } from './memory.ts';
import { NEW_UNIT } from './state.ts';

describe('memory', () => {
  it('forgets as FSRS-6 does', () => {
    const { w } = fsrs().parameters;
    for (const [days, stability] of [
      [0, 1],
      [3, 2.3],
      [30, 12],
      [200, 60],
    ] as const) {
      expect(recallAfter(days, stability)).toBeCloseTo(forgetting_curve(w, days, stability), 6);
    }
  });

  it('lasts longer the better it went', () => {
    const start = remember({ ...NEW_UNIT, toques: 1 }, '2026-01-01', 'hard');
    const stability = (result: 'easy' | 'good' | 'hard' | 'again') =>
      remember(start, '2026-01-05', result).estabilidad ?? 0;
    expect(stability('easy')).toBeGreaterThan(stability('good'));
    expect(stability('good')).toBeGreaterThan(stability('hard'));
    expect(stability('hard')).toBeGreaterThan(stability('again'));
  });

  it('what was never touched is not forgotten', () => {
    expect(recallOn(undefined, '2026-01-01')).toBe(1);
  });

  it('what was failed returns in about three days, and later each time it is solved', () => {
    const failed = failedAgain();
    expect(failed.s).toBe(3);
    expect(solvedOnce(failed.s, failed.d, 3).s).toBeGreaterThan(5);
  });
});
