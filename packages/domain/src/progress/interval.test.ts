import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wilson } from './interval.ts';

describe('how sure a share of right answers is', () => {
  it('knows nothing without answers', () => {
    expect(wilson(0, 0)).toEqual({ desde: 0, hasta: 1 });
  });

  // Figures of the formula worked out by hand with z = 1.96.
  it.each([
    [8, 10, 0.4902, 0.9433],
    [0, 5, 0, 0.4345],
    [5, 5, 0.5655, 1],
    [50, 100, 0.4038, 0.5962],
  ])('of %i right in %i answers', (right, of, desde, hasta) => {
    const found = wilson(right, of);
    expect(found.desde).toBeCloseTo(desde, 3);
    expect(found.hasta).toBeCloseTo(hasta, 3);
  });

  it('holds the share itself, stays between none and all, and narrows with more answers of the same share', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 0, max: 200 }), (of, r) => {
        const right = Math.min(of, r);
        const few = wilson(right, of);
        const many = wilson(right * 4, of * 4);
        expect(few.desde).toBeLessThanOrEqual(right / of + 1e-9);
        expect(few.hasta).toBeGreaterThanOrEqual(right / of - 1e-9);
        expect(few.desde).toBeGreaterThanOrEqual(0);
        expect(few.hasta).toBeLessThanOrEqual(1);
        expect(many.hasta - many.desde).toBeLessThan(few.hasta - few.desde);
      }),
    );
  });
});
