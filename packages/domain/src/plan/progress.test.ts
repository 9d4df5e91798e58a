import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wholeShares } from './progress.ts';

it('shares add up to a hundred, none a whole percent off', () => {
  expect(wholeShares([30, 105, 105])).toEqual([12, 44, 44]);
  expect(wholeShares([1, 1, 1])).toEqual([34, 33, 33]);
  expect(wholeShares([0, 0])).toEqual([0, 0]);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 600 }), { minLength: 1, maxLength: 7 }), (parts) => {
      const total = parts.reduce((sum, one) => sum + one, 0);
      const shares = wholeShares(parts);
      expect(shares.reduce((sum, one) => sum + one, 0)).toBe(100);
      for (const [i, share] of shares.entries())
        expect(Math.abs(share - ((parts[i] ?? 0) / total) * 100)).toBeLessThan(1);
    }),
  );
});
