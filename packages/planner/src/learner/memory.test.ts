import { forgetting_curve, fsrs } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import { recallAfter, recallOn, remember } from './memory.ts';

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
    const start = remember({ p: 0.5, t: 1 }, '2026-01-01', 'done');
    const stability = (result: 'met' | 'done' | 'missed') => remember(start, '2026-01-05', result).s ?? 0;
    expect(stability('met')).toBeGreaterThan(stability('done'));
    expect(stability('done')).toBeGreaterThan(stability('missed'));
  });

  it('what was never touched is not forgotten', () => {
    expect(recallOn(undefined, '2026-01-01')).toBe(1);
  });
});
