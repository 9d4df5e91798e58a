import { describe, expect, it } from 'vitest';
import { prizeExploitability, prizeThreshold, prizeValues, solvePrizePushFold } from './prize-push-fold.ts';
import { exploitability } from './push-fold.ts';
import { PRIOR } from './regret.ts';

const share = (range: Float64Array): number =>
  100 * range.reduce((sum, weight, i) => sum + weight * (PRIOR[i] as number), 0);

describe('chips in prizes', () => {
  it('are shared out to the last percent, whoever is out taking the last place', () => {
    for (const [stacks, premios] of [
      [
        [5, 3, 2],
        [50, 30, 20],
      ],
      [
        [8, 0, 4, 4],
        [50, 30, 20],
      ],
      [
        [8, 0, 4],
        [60, 30, 10],
      ],
    ] as const) {
      const values = prizeValues(stacks, premios);
      expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(100, 9);
      for (const [seat, stack] of stacks.entries())
        if (stack === 0) expect(values[seat]).toBe((premios as readonly number[])[stacks.length - 1] ?? 0);
    }
  });
});

describe('all-in or fold with prizes', () => {
  it('is that of chips with two left, whatever is paid', () => {
    for (const premios of [[100], [70, 30]]) {
      const [spot] = solvePrizePushFold({ stacks: [10, 10], ante: 0, premios }, { rounds: 1_000 });
      if (!spot) throw new Error('a seat');
      expect(share(spot.push)).toBeCloseTo(58.4, 0);
      expect(share(spot.calls[0] as Float64Array)).toBeCloseTo(37.4, 0);
      // In thousandths of a blind; one blind is a twentieth of what is at stake.
      expect(exploitability({ stack: 10, ante: 0, behind: 1 }, spot.push, spot.calls)).toBeLessThan(1);
    }
  });

  it('makes callers wait on a bubble, and nobody wins by leaving what was found', () => {
    const game = { stacks: [8.4, 8.4, 8.4, 8.4], ante: 0, premios: [50, 30, 20] };
    const spots = solvePrizePushFold(game, { rounds: 1_500 });
    expect(spots).toHaveLength(3);
    expect(share(spots[2]?.push as Float64Array)).toBeGreaterThan(99);
    expect(share(spots[2]?.calls[0] as Float64Array)).toBeCloseTo(14.2, 0);
    for (const left of prizeExploitability(game, spots)) expect(left).toBeLessThan(2);
    // Whoever calls with half of all hands gives a prize away.
    const loose = spots.map(({ push, calls }) => ({ push, calls: calls.map((call) => call.map(() => 0.5)) }));
    for (const left of prizeExploitability(game, loose)) expect(left).toBeGreaterThan(500);
  });

  it('asks for the price in chips where only the first is paid', () => {
    // 9 to win 11: 45 %.
    expect(prizeThreshold({ stacks: [10, 10], ante: 0, premios: [100] }, 0, 1)).toBeCloseTo(0.45, 9);
  });

  it('refuses what is no such game', () => {
    const premios = [50, 30, 20];
    expect(() => solvePrizePushFold({ stacks: [10], ante: 0, premios })).toThrow(/no such game/u);
    expect(() => solvePrizePushFold({ stacks: [10, 10, 1], ante: 0, premios })).toThrow(/below the blinds/u);
    expect(() => solvePrizePushFold({ stacks: [10, 10], ante: 0, premios: [30, 70] })).toThrow(/do not fall/u);
    expect(() => solvePrizePushFold({ stacks: [10, 10], ante: 0, premios: [] })).toThrow(/no such game/u);
  });
});
