import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../testing/runs.ts';
import { parseCards } from './cards.ts';
import { CATEGORIES, category, evaluate, makeEvaluate7 } from './evaluator.ts';

const score = (text: string): number => evaluate(parseCards(text));
const named = (text: string): string | undefined => CATEGORIES[category(score(text))];

/** Another way to the same order: the five cards as a list that compares from left to right. */
const slowFive = (cards: readonly number[]): number[] => {
  const ranks = cards.map((card) => card >> 2).sort((a, b) => b - a);
  const groups = [...new Set(ranks)]
    .map((rank) => [ranks.filter((other) => other === rank).length, rank] as const)
    .sort((a, b) => b[0] - a[0] || b[1] - a[1]);
  const shape = groups.map(([count]) => count).join('');
  const flush = new Set(cards.map((card) => card & 3)).size === 1;
  const wheel = ranks.join() === '12,3,2,1,0';
  const straight = shape === '11111' && (wheel || (ranks[0] as number) - (ranks[4] as number) === 4);
  const high = wheel ? [3] : [ranks[0] as number];
  if (straight && flush) return [8, ...high];
  if (shape === '41') return [7, ...groups.map(([, rank]) => rank)];
  if (shape === '32') return [6, ...groups.map(([, rank]) => rank)];
  if (flush) return [5, ...ranks];
  if (straight) return [4, ...high];
  const kind = { '311': 3, '221': 2, '2111': 1, '11111': 0 }[shape] as number;
  return [kind, ...groups.map(([, rank]) => rank)];
};
const compareLists = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return (a[i] as number) - (b[i] as number);
  return 0;
};
const subsets = (cards: readonly number[], size: number): number[][] =>
  size === 0 ? [[]] : cards.flatMap((card, i) => subsets(cards.slice(i + 1), size - 1).map((rest) => [card, ...rest]));
const slowBest = (cards: readonly number[]): number[] =>
  subsets(cards, 5).map(slowFive).sort(compareLists).at(-1) as number[];

describe('evaluate', () => {
  it.each([
    ['Ah Ks 9d 7c 5h 3s 2d', 'carta alta'],
    ['Ah As 9d 7c 5h 3s 2d', 'pareja'],
    ['Ah As 9d 9c 5h 5s 2d', 'doble pareja'],
    ['Ah As Ad 9c 7h 5s 2d', 'trío'],
    ['Ah 2s 3d 4c 5h Ks Qd', 'escalera'],
    ['Th Js Qd Kc Ah 2s 2d', 'escalera'],
    ['Qh Ks Ad 2c 3h 7s 8d', 'carta alta'],
    ['Ah Jh 9h 6h 2h Ks Kd', 'color'],
    ['Ah As Ad 9c 9h 9s 5d', 'full'],
    ['9h 9s 9d 9c Ah As Ad', 'póker'],
    ['Ah 2h 3h 4h 5h Ks Kd', 'escalera de color'],
    ['Ah Kh Qh Jh Th', 'escalera de color'],
    ['7h 5s 4d 3c 2h', 'carta alta'],
  ])('%s is %s', (cards, name) => {
    expect(named(cards)).toBe(name);
  });

  it('all 2,598,960 hands of five fall into the 7,462 classes, in the known numbers', () => {
    const seen = new Uint32Array(7462);
    const hand = new Int32Array(5);
    const counts = new Array<number>(9).fill(0);
    for (let a = 0; a < 52; a++)
      for (let b = a + 1; b < 52; b++)
        for (let c = b + 1; c < 52; c++)
          for (let d = c + 1; d < 52; d++)
            for (let e = d + 1; e < 52; e++) {
              hand[0] = a;
              hand[1] = b;
              hand[2] = c;
              hand[3] = d;
              hand[4] = e;
              const value = evaluate(hand);
              seen[value] = (seen[value] as number) + 1;
            }
    for (let value = 0; value < 7462; value++) {
      const at = category(value);
      counts[at] = (counts[at] as number) + (seen[value] as number);
    }
    expect(seen.every((count) => count > 0)).toBe(true);
    expect(counts).toEqual([1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 40]);
  });

  it('orders any two hands of five, six or seven cards as the best of all their fives', () => {
    const deal = fc.shuffledSubarray(
      Array.from({ length: 52 }, (_, card) => card),
      { minLength: 14, maxLength: 14 },
    );
    fc.assert(
      fc.property(deal, fc.integer({ min: 5, max: 7 }), (cards, size) => {
        const a = cards.slice(0, size);
        const b = cards.slice(7, 7 + size);
        expect(Math.sign(evaluate(a) - evaluate(b))).toBe(Math.sign(compareLists(slowBest(a), slowBest(b))));
      }),
      { numRuns: runs(1500) },
    );
  });

  it('hands that share a suit or ranks, where flushes and full houses meet', () => {
    const suited = fc.shuffledSubarray(
      Array.from({ length: 26 }, (_, i) => (i >> 1) * 4 + (i & 1)),
      { minLength: 14, maxLength: 14 },
    );
    const seven = makeEvaluate7();
    fc.assert(
      fc.property(suited, (cards) => {
        const a = cards.slice(0, 7);
        const b = cards.slice(7);
        expect(Math.sign(evaluate(a) - evaluate(b))).toBe(Math.sign(compareLists(slowBest(a), slowBest(b))));
        expect(seven(...(a as [number, number, number, number, number, number, number]))).toBe(evaluate(a));
      }),
      { numRuns: runs(500) },
    );
  });
});

describe('which hand is better', () => {
  const ORDER = [
    'As Kd 9h 7c 4s 3d 2h',
    '2s 2d 9h 7c 4s Kd Ah',
    '3s 3d 9h 7c 4s 5d Ah',
    '3s 3d 2h 2c 4s Qd Ah',
    'As Ad 2h 2c 4s Qd 9h',
    'As Ad Kh Kc 4s 4d 9h',
    '5s 5d 5h Kc 4s 2d 9h',
    'As 2d 3h 4c 5s Kd 9h',
    '2d 3h 4c 5s 6s Kd Ah',
    'Ts Jd Qh Kc As 2d 2h',
    '2s 5s 7s 9s Js Ad Kh',
    'As 5s 7s 9s Js Ad Kh',
    '2s 2d 2h 3c 3s Ad Kh',
    '2s 2d 2h Ac As 9d Kh',
    'Ks Kd Kh Ac As 9d 2h',
    '2s 2d 2h 2c As 9d Kh',
    'As 2s 3s 4s 5s 9d Kh',
    'As Ks Qs Js Ts 9d 2h',
  ];
  it('in order, from high card to royal flush', () => {
    const values = ORDER.map((hand) => score(hand));
    expect(values).toEqual([...values].sort((a, b) => a - b));
    expect(new Set(values).size).toBe(values.length);
  });
  it('equal where the best five are equal', () => {
    const at = (hand: string) => score(hand);
    expect(at('As Kd Qh Jc 9s 3d 2h')).toBe(at('Ah Kc Qd Js 9c 4d 2s'));
    expect(at('Ts Js Qs Ks As 3d 2h')).toBe(at('Ts Js Qs Ks As 9d 9h'));
  });
});
