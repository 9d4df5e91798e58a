import { describe, expect, it } from 'vitest';
import { parseCards } from '../cards.ts';
import { studyStreet } from '../flops/study.ts';
import { type Bending, bend } from './bend.ts';
import { mixOf, nodeAfter, solved } from './solver.fixture.ts';

const card = (name: string): number => parseCards(name)[0] as number;

/** Whoever bets holds the best hand or nothing; whoever answers beats only nothing. A bet of the pot: half of the nothing bets, half is paid. */
const clairvoyance = () =>
  solved({
    board: 'KsKh7d7c2s',
    ranges: ['AhAd,4c3c', 'QhQd'],
    pot: 10,
    stack: 10,
    sizes: [[1]],
    maxBets: 1,
    iters: 5_000,
  });

/** All of every hand to the action of this kind. */
const always =
  (kind: string) =>
  ({ actions, often }: Bending): void => {
    const to = actions.findIndex((action) => action.kind === kind);
    if (to >= 0) for (const [at, row] of often.entries()) row.fill(Number(at === to));
  };

describe('a strategy that is bent', () => {
  it('is answered by what wins most: bluffing a habit of folding with everything, one of paying with nothing', () => {
    const worthOf = (kind: string) => {
      const solver = clairvoyance();
      bend(solver, 1, always(kind));
      const [root] = studyStreet(solver, 0, 0);
      const of = (name: string) => root?.plays.find(({ cards }) => cards.includes(card(name)));
      return { value: of('Ah'), air: of('4c'), mix: mixOf(solver, nodeAfter(solver, 'bet'), card('Qh')) };
    };
    // Net of nothing: checking down wins the pot with the best hand and none of it without.
    const folding = worthOf('fold');
    expect(folding.mix).toEqual([1, 0]);
    expect(folding.air?.worth).toEqual([0, expect.closeTo(10, 3)]);
    expect(folding.value?.worth).toEqual([expect.closeTo(10, 3), expect.closeTo(10, 3)]);
    // Half of the bluffs are what balance makes of it.
    expect(folding.air?.steady).toBeCloseTo(5, 1);
    const paying = worthOf('call');
    expect(paying.air?.worth).toEqual([0, expect.closeTo(-10, 3)]);
    expect(paying.value?.worth[1]).toBeCloseTo(20, 3);
    expect(paying.air?.steady).toBeCloseTo(-5, 1);
  });

  it('sees its hands from weak to strong, what each beats, and how much of it gets there', () => {
    const solver = solved({
      board: '7s7h2d2c3s',
      ranges: ['AhAd,KcKd,QhQd', 'AsAc,KhKs,QcQs'],
      pot: 2,
      stack: 1,
      sizes: [[0.5]],
      maxBets: 1,
      iters: 500,
    });
    const seen: { beats: number[]; reach: number[] }[] = [];
    const before = solver.strategies.sums.slice();
    bend(solver, 1, ({ order, beats, reach }) => {
      seen.push({ beats: order.map(beats), reach: [...reach] });
    });
    const [checked] = seen;
    expect(checked?.reach).toEqual([1, 1, 1]);
    expect(checked?.beats).toEqual([...(checked?.beats ?? [])].sort((a, b) => a - b));
    expect(checked?.beats.at(-1)).toBeGreaterThan(0.7);
    // Looking changes nothing but the scale of the second player's sums.
    const root = solver.strategies.tree.root;
    expect(solver.strategies.sums.slice(0, root.actions.length * 4)).toEqual(before.slice(0, root.actions.length * 4));
  });
});
