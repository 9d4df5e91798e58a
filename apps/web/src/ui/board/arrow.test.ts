import { expect, it } from 'vitest';
import { arrow } from './arrow.ts';

it('points from one square to another', () => {
  const points = arrow('e2e4')
    .slice(1, -1)
    .split('L')
    .map((point) => point.split(' ').map(Number));
  // Along the e file, upwards; the tip is the fourth corner.
  expect(points[3]).toEqual([202.5, 208.5]);
  expect(points.every(([x = 0]) => Math.abs(x - 202.5) <= 7)).toBe(true);
});
