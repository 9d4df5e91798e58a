import { type Combo, combosOfHand } from '@estratega/poker/cards';
import { equityHandRange } from '@estratega/poker/equity';
import { formatRange } from '@estratega/poker/format-range';
import { matchup } from '@estratega/poker/matchup';
import { combosLeftTable, equityTable, handEquity, handIndex, rangeShare } from '@estratega/poker/preflop-table';
import { exploitability, pushValues, rangeToWeights, solvePushFold, weightsToRange } from '@estratega/poker/push-fold';
import { HANDS, parseRange, rangeDistance } from '@estratega/poker/ranges';
import { describe, expect, it } from 'vitest';
import { HEADS_UP_DEPTHS, headsUpNash, PUSH_SEATS, tableNash } from './nash.ts';

describe('the table of 169 hands', () => {
  it('agrees with hands dealt out in full', () => {
    for (const [a, b] of [
      ['AA', 'KK'],
      ['AKs', 'QQ'],
      ['72o', 'AKo'],
      ['JTs', '22'],
    ] as const) {
      const hero = combosOfHand(a)[0] as Combo;
      const rivals = combosOfHand(b).filter((combo) => !combo.some((card) => hero.includes(card)));
      const exact = rivals.reduce((sum, rival) => sum + matchup(hero, rival), 0) / rivals.length;
      expect(equityTable()[(handIndex.get(a) as number) * 169 + (handIndex.get(b) as number)]).toBeCloseTo(exact, 4);
    }
    expect(handEquity('AJo', parseRange('99+,AQ+'))).toBeCloseTo(equityHandRange('As Jd', '99+,AQ+'), 4);
  });

  it('counts the combos that a hand leaves', () => {
    const left = combosLeftTable();
    const at = (a: string, b: string): number | undefined =>
      left[(handIndex.get(a) as number) * 169 + (handIndex.get(b) as number)];
    expect([at('AA', 'AA'), at('AKs', 'AKs'), at('AKo', 'AKo'), at('AKo', 'QQ')]).toEqual([1, 3, 7, 6]);
    for (let i = 0; i < 169; i++) {
      let sum = 0;
      for (let j = 0; j < 169; j++) sum += left[i * 169 + j] as number;
      expect(sum).toBe(1225);
    }
  });
});

describe('push or fold heads-up', () => {
  it('10 bb: 58.3 % all-in, 37.4 % calls, and nobody can do better by 0.01 mbb', () => {
    const { push, calls, exploitable } = solvePushFold({ stack: 10, ante: 0, behind: 1 });
    expect(exploitable).toBeLessThan(0.01);
    expect(100 * rangeShare(weightsToRange(push))).toBeCloseTo(58.27, 1);
    expect(100 * rangeShare(weightsToRange(calls[0] as Float64Array))).toBeCloseTo(37.38, 1);
  });

  it('every stored depth is an equilibrium within 0.01 mbb', () => {
    expect(HEADS_UP_DEPTHS).toHaveLength(37);
    for (const stack of HEADS_UP_DEPTHS) {
      const { push, call } = headsUpNash(stack);
      expect(exploitability({ stack, ante: 0, behind: 1 }, rangeToWeights(push), [rangeToWeights(call)])).toBeLessThan(
        0.01,
      );
    }
    expect(() => headsUpNash(10.25)).toThrow(/no equilibrium/u);
  });

  it('exploitability sees a bad strategy', () => {
    const all = rangeToWeights(parseRange(HANDS.join()));
    const { call } = headsUpNash(20);
    expect(exploitability({ stack: 20, ante: 0, behind: 1 }, all, [rangeToWeights(call)])).toBeGreaterThan(100);
  });

  it('the worth of a push is the sum of its branches', () => {
    const stack = 8;
    const call = parseRange('AA');
    const [gain] = [
      pushValues({ stack, ante: 0, behind: 1 }, [rangeToWeights(call)])[handIndex.get('KK') as number] as number,
    ];
    const p = 6 / 1225;
    const expected = (1 - p) * 1 + p * (handEquity('KK', call) * 2 * stack - stack) + 0.5;
    expect(gain).toBeCloseTo(expected, 9);
  });
});

describe('formatRange', () => {
  it('writes what parseRange reads', () => {
    for (const text of ['22+,A2s+,KTo+', '99-66,A9s-A6s,76s,AKo:0.5', 'AA', HANDS.join()]) {
      const range = parseRange(text);
      expect(rangeDistance(parseRange(formatRange(range)), range)).toBe(0);
    }
    expect(formatRange(parseRange('22+,A2s,A3s,A4s,KQo:0.5'))).toBe('22+,A4s-A2s,KQo:0.5');
  });
});

describe('push or fold at a table', () => {
  it('the stored ranges are an equilibrium, and every clear hand is on its side', () => {
    for (const stack of [6, 10, 20])
      for (const seat of PUSH_SEATS) {
        const { game, push, calls } = tableNash(stack, seat);
        const weights = rangeToWeights(push);
        expect(exploitability(game, weights, calls), `${stack} ${seat}`).toBeLessThan(0.1);
        // Clear pushes and clear folds are what they are stored as.
        pushValues(game, calls).forEach((gain, i) => {
          if (Math.abs(gain) > 0.05)
            expect((weights[i] as number) > 0.5, `${stack} ${seat} ${HANDS[i]}`).toBe(gain > 0);
        });
      }
    expect(() => tableNash(11, 'CO')).toThrow(/no equilibrium/u);
  });
});
