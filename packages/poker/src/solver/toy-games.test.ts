import { describe, expect, it } from 'vitest';
import { parseCards } from '../cards.ts';
import { mixOf, nodeAfter, solved } from './solver.fixture.ts';

const card = (name: string): number => parseCards(name)[0] as number;

/** Games whose answers are in books. */
describe('games whose solution is known', () => {
  // Whoever bets holds the best hand or nothing, whoever answers beats only nothing.
  describe.each([0.5, 1, 2])('clairvoyance, a bet of %d pots', (size) => {
    const solver = solved({
      board: 'KsKh7d7c2s',
      ranges: ['AhAd,4c3c', 'QhQd'],
      pot: 10,
      stack: 10 * size,
      sizes: [[size]],
      maxBets: 1,
      iters: 20_000,
    });
    const bets = nodeAfter(solver);

    it('bets all of the value and b / (1 + b) of the rest', () => {
      expect(mixOf(solver, bets, card('Ah'))[1]).toBeCloseTo(1, 3);
      expect(Math.abs((mixOf(solver, bets, card('4c'))[1] ?? 0) - size / (1 + size))).toBeLessThan(1e-3);
    });

    it('is paid 1 / (1 + b) of the time', () => {
      const [, call = 0] = mixOf(solver, nodeAfter(solver, 'bet'), card('Qh'));
      expect(Math.abs(call - 1 / (1 + size))).toBeLessThan(1e-3);
    });

    it('is worth what the bets that are not paid win', () => {
      // Half of the pot, and of the hands that bet nothing those that are believed.
      const share = 0.5 * (1 + size / (1 + size));
      expect(Math.abs(solver.values()[0] - (share * 10 - 5))).toBeLessThan(1e-2);
    });
  });

  it('one of three cards each, one bet: the first player loses an eighteenth', () => {
    const hands = 'AhAd,KcKd,QhQd';
    const solver = solved({
      board: '7s7h2d2c3s',
      ranges: [hands, hands],
      pot: 2,
      stack: 1,
      sizes: [[0.5]],
      maxBets: 1,
      iters: 20_000,
    });
    expect(Math.abs(solver.values()[0] + 1 / 18)).toBeLessThan(1e-3);
    expect(solver.exploitability()).toBeLessThan(0.05);
    const checkedTo = nodeAfter(solver, 'check');
    expect(Math.abs((mixOf(solver, checkedTo, card('Qh'))[1] ?? 0) - 1 / 3)).toBeLessThan(2e-3);
    expect(mixOf(solver, checkedTo, card('Ah'))[1]).toBeCloseTo(1, 3);
    const facing = nodeAfter(solver, 'bet');
    expect(Math.abs((mixOf(solver, facing, card('Kc'))[1] ?? 0) - 1 / 3)).toBeLessThan(2e-3);
    expect(mixOf(solver, facing, card('Qh'))[1]).toBeCloseTo(0, 3);
  });

  it('pays less often the more it costs', () => {
    const paid = [0.25, 0.5, 0.75, 1, 1.5, 2].map((size) => {
      const solver = solved({
        board: 'KsKh7d7c2s',
        ranges: ['AhAd,4c3c', 'QhQd'],
        pot: 10,
        stack: 10 * size,
        sizes: [[size]],
        maxBets: 1,
      });
      return mixOf(solver, nodeAfter(solver, 'bet'), card('Qh'))[1] as number;
    });
    expect([...paid].sort((a, b) => b - a)).toEqual(paid);
  });
});
