import { describe, expect, it } from 'vitest';
import { dealtTogether, makeValue } from '../solver/best-response.ts';
import { createSolver } from '../solver/index.ts';
import { readGame } from '../solver/input.ts';
import { startReach } from '../solver/iterate.ts';
import {
  balancedRunouts,
  flopCards,
  flopName,
  packSpot,
  representativeFlops,
  type Spot,
  studyStreet,
  unpackSpot,
} from './index.ts';

const FLOPS = representativeFlops();
const share = (of: (cards: readonly number[]) => boolean): number =>
  FLOPS.reduce((sum, { cards, share: part }) => sum + (of(cards) ? part : 0), 0);
const different = (cards: readonly number[], what: (card: number) => number): number => new Set(cards.map(what)).size;
const rank = (card: number): number => card >> 2;
const suit = (card: number): number => card & 3;

describe('flops that stand for all', () => {
  it('are twenty-five, all different, and together everything', () => {
    expect(new Set(FLOPS.map(({ cards }) => flopName(cards))).size).toBe(25);
    expect(share(() => true)).toBeCloseTo(1, 9);
    for (const { cards } of FLOPS) expect(different(cards, (card) => card)).toBe(3);
  });

  it('have pairs and suits as often as the deck deals them', () => {
    // Of 22,100: three of a kind 52, pairs 3,744; one suit 1,144, three suits 8,788.
    expect(share((cards) => different(cards, rank) < 3)).toBeCloseTo(3796 / 22_100, 6);
    expect(share((cards) => different(cards, suit) === 1)).toBeCloseTo(1144 / 22_100, 6);
    expect(Math.abs(share((cards) => different(cards, suit) === 3) - 8788 / 22_100)).toBeLessThan(0.01);
  });

  it('have aces and kings about as often', () => {
    const highest = (least: number): number => share((cards) => Math.max(...cards.map(rank)) >= least);
    // Of all flops 21.7 % hold an ace, 38.4 % an ace or a king.
    expect(Math.abs(highest(12) - 0.217)).toBeLessThan(0.05);
    expect(Math.abs(highest(11) - 0.384)).toBeLessThan(0.05);
  });
});

describe('run-outs', () => {
  it.each(FLOPS.map(({ cards }) => [flopName(cards), cards] as const))('are balanced on %s', (_, cards) => {
    const { turns, rivers } = balancedRunouts(cards);
    expect(different([...cards, ...turns, ...rivers], (card) => card)).toBe(3 + 13 + 13);
    for (const list of [turns, rivers]) {
      expect(different(list, rank)).toBe(13);
      for (let one = 0; one < 4; one++) {
        const there = 13 - cards.filter((card) => suit(card) === one).length;
        const here = list.filter((card) => suit(card) === one).length;
        expect(Math.abs(here - (13 * there) / 49)).toBeLessThan(1);
      }
    }
    expect(balancedRunouts(cards)).toEqual({ turns, rivers });
  });
});

describe('a spot', () => {
  const file = {
    board: 'Kh7d2c',
    turns: 'Qs9h4c',
    rivers: '3dTs8h',
    ranges: ['22+,A9s+,KTs+,QJs,AJo+', '55+,ATs+,KQs,AQo+'] as [string, string],
    pot: 6,
    stack: 20,
    sizes: [[0.5], [0.75], [0.75]],
    raise: [1],
    maxBets: 2,
    iters: 60,
  };
  const solver = createSolver({ ...readGame(file).game, even: true });
  solver.iterate(60);
  const spot: Spot = {
    version: 2,
    formation: 'prueba',
    flop: file.board,
    share: 0.04,
    ranges: file.ranges,
    charts: [null, null],
    pot: file.pot,
    stack: file.stack,
    sizes: file.sizes,
    raise: file.raise,
    maxBets: file.maxBets,
    turns: file.turns,
    rivers: file.rivers,
    exploitability: 1,
    iterations: 60,
    date: '2026-11-17',
    unit: 100,
    stamp: 'x',
    nodes: studyStreet(solver),
  };
  const again = unpackSpot(packSpot(spot));

  it('comes back from its bytes: frequencies to a sixteenth, worths to a hundredth', () => {
    const { nodes, ...rest } = spot;
    const { nodes: read, ...header } = again;
    expect(header).toEqual(rest);
    expect(read).toHaveLength(nodes.length);
    nodes.forEach(({ plays, ...node }, n) => {
      const { plays: others, ...other } = read[n] as Spot['nodes'][number];
      expect(other).toEqual({ ...node, hands: plays.length });
      plays.forEach((play, i) => {
        const got = others[i] as (typeof plays)[number];
        expect([...got.cards].sort()).toEqual([...play.cards].sort());
        play.often.forEach((often, a) => {
          expect(Math.abs((got.often[a] as number) - often)).toBeLessThan(1 / 12);
          expect(Math.abs((got.worth[a] as number) - (play.worth[a] as number))).toBeLessThan(0.0051);
        });
        expect(got.often.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
      });
    });
  });

  it('says that folding is worth nothing, and what is played most is nearly the best', () => {
    for (const { plays, actions, pot } of spot.nodes)
      for (const { often, worth } of plays) {
        const fold = actions.findIndex(({ kind }) => kind === 'fold');
        if (fold >= 0) expect(Math.abs(worth[fold] as number)).toBeLessThan(1e-6);
        const most = often.indexOf(Math.max(...often));
        if ((often[most] as number) > 0.9)
          expect(Math.max(...worth) - (worth[most] as number)).toBeLessThan(0.05 * pot);
      }
  });

  it('says what the best answer wins: also by what a hand never does, whose own line was never learnt', () => {
    const [root] = spot.nodes;
    const { tree } = solver.strategies;
    expect(root?.plays).toHaveLength(tree.root.deal.size[0]);
    const against = readGame(file).game.ranges[1];
    const weighed = (root?.plays ?? []).map(({ often, worth, reach, cards }) => ({
      weight: reach * against.filter((hand) => !hand.cards.some((card) => cards.includes(card))).length,
      best: Math.max(...worth),
      mixed: often.reduce((sum, one, a) => sum + one * (worth[a] as number), 0),
    }));
    const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
    const mean = (of: (one: (typeof weighed)[number]) => number): number =>
      weighed.reduce((sum, one) => sum + one.weight * of(one), 0) / total;
    // Worths begin where the pot is nobody's: the mean of all hands is the value and half of the pot.
    const answer = makeValue(solver.strategies)(tree.root, 0, startReach(tree, 1), true);
    const won = startReach(tree, 0).reduce((sum, weight, i) => sum + weight * (answer[i] as number), 0);
    expect(mean(({ best }) => best)).toBeCloseTo(won / dealtTogether(tree) + file.pot / 2, 6);
    const more = mean(({ mixed }) => mixed) - (solver.values()[0] + file.pot / 2);
    expect(more).toBeGreaterThan(0);
    expect(more).toBeLessThan((2 * solver.exploitability() * file.pot) / 100);
  });

  it('refuses bytes that are not its own', () => {
    const bytes = packSpot(spot);
    expect(() => unpackSpot(bytes.subarray(0, bytes.length - 1))).toThrow(/too soon/u);
    expect(() => unpackSpot(new Uint8Array([...bytes, 0]))).toThrow(/left over/u);
    expect(() => flopCards('KhKh2c')).toThrow(/twice/u);
  });
});
