import { describe, expect, it } from 'vitest';
import { lessonsMotor } from './motor.ts';

const spot = { pos: 'SB', detras: 1, bb: 10, ante: 0 } as const;

describe('the lessons’ equilibria as a judge', () => {
  it('goes all in with aces and folds the worst hand from afar', () => {
    expect(lessonsMotor.empujar({ ...spot, mano: 'AA' })).toBeGreaterThan(1);
    const far = { pos: 'UTG', detras: 8, bb: 10, ante: 1 } as const;
    expect(lessonsMotor.empujar({ ...far, mano: '72o' })).toBeLessThan(-0.3);
    expect(lessonsMotor.rangoAllIn(far)?.length).toBeLessThan(lessonsMotor.rangoAllIn(spot)?.length ?? 0);
  });

  it('is silent where no table reaches, and where two depths disagree', () => {
    expect(lessonsMotor.empujar({ ...spot, ante: 0.4, mano: 'AA' })).toBeUndefined();
    expect(lessonsMotor.empujar({ ...spot, bb: 1.2, mano: 'AA' })).toBeUndefined();
    expect(lessonsMotor.empujar({ ...spot, detras: 4, mano: 'AA' })).toBeUndefined();
    const close = [2.25, 5.25, 7.25, 8.25, 11.25].map((bb) => lessonsMotor.empujar({ ...spot, bb, mano: 'AA' }));
    expect(close.every((ev) => ev !== undefined && ev > 0)).toBe(true);
  });

  it('knows what a hand has against a range', () => {
    expect(lessonsMotor.equity(['Ah', 'Ad'], 'KK', [])).toBeCloseTo(0.82, 1);
  });
});
