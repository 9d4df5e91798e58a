import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SUITS } from '../cards.ts';
import { type Deal, nextDeal } from './deal.ts';
import { addFold, addShowdown } from './ends.ts';
import { handsOfRange, readGame } from './input.ts';
import { SOURCE } from './kernels.ts';
import { setUpMemory } from './memory.ts';
import { createSolver } from './solve.ts';
import { solved } from './solver.fixture.ts';
import { buildTree, type Node } from './tree.ts';

const RIVER = {
  board: 'Kh7d2c4hAd',
  ranges: ['22+:0.6,A2s+:0.8,K9s+,QTs+,JTs,T9s,65s,53s,ATo+,KJo+', '22+,A8s+,K9s+,QTs+,T9s,98s,A9o+,KTo+,QJo:0.5'],
  pot: 10,
  stack: 45,
  sizes: [[0.33, 0.75]],
  raise: [1],
  maxBets: 3,
  iters: 200,
};
const TURN = { ...RIVER, board: 'Kh7d2c4h', rivers: 'AdTs9h3c2d8s', sizes: [[0.75], [0.75]], iters: 60 };
const FLOP = { ...TURN, board: 'Kh7d2c', turns: 'Qs9h4c3d', sizes: [[0.5], [0.75], [0.75]], iters: 30 };

describe('a solved game', () => {
  it.each([
    ['river', RIVER],
    ['turn', TURN],
    ['flop', FLOP],
  ])('gives one player what it takes from the other: %s', (_, file) => {
    const [first, second] = solved(file).values();
    expect(Math.abs(first + second)).toBeLessThan(1e-6);
  });

  it('is worth the same whichever seat is asked: no best answer earns more than its value and the exploitability', () => {
    const solver = solved({ ...RIVER, iters: 1500 });
    const [first, second] = solver.values();
    const margin = (solver.exploitability() / 100) * RIVER.pot * 2;
    expect(first).toBeGreaterThanOrEqual(-second - margin);
    expect(first).toBeLessThanOrEqual(-second + margin);
    expect(solver.exploitability()).toBeLessThan(0.02);
  });

  it('comes nearer to the equilibrium the longer it runs', () => {
    const far = solved({ ...TURN, iters: 20 }).exploitability();
    expect(solved({ ...TURN, iters: 120 }).exploitability()).toBeLessThan(far / 3);
  });

  it('stops where the target is met', () => {
    const { game, until } = readGame({ ...RIVER, iters: undefined, target: 0.2 });
    const solver = createSolver(game);
    expect(until.target).toBe(0.2);
    solver.iterate(1);
    expect(solver.exploitability()).toBeGreaterThan(0.2);
    expect(solved({ ...RIVER, iters: undefined, target: 0.2 }).exploitability()).toBeLessThanOrEqual(0.2);
  });

  it('looks with single precision as it counts with double', () => {
    for (const file of [RIVER, TURN, FLOP]) {
      const solver = solved(file);
      expect(Math.abs(solver.look() - solver.exploitability())).toBeLessThan(2e-3);
    }
  });

  it('does not care for the names of suits', () => {
    const turned = (text: string): string =>
      text.replace(/[shdc](?=[2-9TJQKA]|$)/gu, (suit) => SUITS.charAt((SUITS.indexOf(suit) + 1) % 4));
    const [plain] = solved({ ...TURN, iters: 400 }).values();
    const [other] = solved({ ...TURN, iters: 400, board: turned(TURN.board), rivers: turned(TURN.rivers) }).values();
    expect(Math.abs(plain - other)).toBeLessThan(1e-3);
  });

  it('weighs all cards evenly as it does without, and some of them so that no hand sees more than its share', () => {
    const { root } = buildTree(readGame({ ...TURN, rivers: undefined }).game);
    const all = Array.from({ length: 52 }, (_, card) => card).filter((card) => !root.deal.board.includes(card));
    const [, one = 0] = all;
    const plain = nextDeal(root.deal, one, { cards: all, even: false });
    const even = nextDeal(root.deal, one, { cards: all, even: true });
    const shared = (deal: Deal): number => (deal.weight[1][0] as number) * (deal.lift[0][0] as number);
    expect(shared(plain)).toBeCloseTo(1 / 44, 9);
    expect(shared(even)).toBeCloseTo(1 / 44, 9);
    // Thirteen cards, one of each rank: what any two hands see of them in all is about one.
    const some = all.filter((card, i) => all.findIndex((first) => first >> 2 === card >> 2) === i);
    const seen = (cards: readonly number[], weighed: boolean): number[] => {
      const deals = cards.map((card) => nextDeal(root.deal, card, { cards, even: weighed }));
      const pairs = [0, 20, 40, 60, 80].flatMap((i) => [5, 25, 45, 65].map((j) => [i, j] as const));
      return pairs.map(([i, j]) =>
        deals.reduce((sum, deal) => {
          const [a, b] = [deal.from[0].indexOf(i), deal.from[1].indexOf(j)];
          return a < 0 || b < 0 ? sum : sum + (deal.lift[0][a] as number) * (deal.weight[1][b] as number);
        }, 0),
      );
    };
    const off = (sums: readonly number[]): number => Math.max(...sums.map((sum) => Math.abs(sum - 1)));
    expect(off(seen(some, true))).toBeLessThan(off(seen(some, false)) / 3);
  });
});

describe('the kernels', () => {
  it('are compiled from their source', () => {
    const source = readFileSync(new URL('kernels.as', import.meta.url));
    expect(createHash('sha256').update(source).digest('hex')).toBe(SOURCE);
  });

  it('count folds and showdowns like the plain functions', () => {
    const tree = buildTree(readGame(RIVER).game);
    const memory = setUpMemory(tree);
    const { deal } = tree.root;
    for (const me of [0, 1] as const) {
      const other = me === 0 ? 1 : 0;
      const seats = memory.seats.get(deal);
      if (!seats) throw new Error('no seats');
      const [mine, theirs] = [seats[me], seats[other]];
      const reach = Float64Array.from({ length: deal.size[other] }, (_, j) => Math.fround(((j * 37) % 101) / 101));
      const out = deal.size[other] + 1;
      const row = new Float64Array(out + deal.size[me]);
      const [at, to, call] = [memory.room, memory.room + theirs.bytes, memory.room + theirs.bytes + mine.bytes];
      const values = (from: number): Float32Array => memory.floats.slice(from / 4, from / 4 + deal.size[me]);
      const check = (got: Float32Array): void => {
        got.forEach((value, i) => {
          expect(Math.abs(value - (row[out + i] as number))).toBeLessThan(2e-3);
        });
      };
      memory.floats.fill(0, at / 4, (call + mine.bytes) / 4);
      memory.floats.set(reach, at / 4);
      row.set(reach);
      memory.kernels.fold(theirs.cards, theirs.size, mine.cards, mine.twin, mine.size, 3, at, to);
      addFold(deal, me, 3, row, 0, out);
      check(values(to));
      const { holders, ends, half, places, cards, twin, size } = mine;
      memory.kernels.showdown(holders, ends, half, theirs.size, places, size, 2, at, to);
      addShowdown(deal, me, 2, row, 0, out);
      check(values(to));
      memory.kernels.foldAndCall(holders, ends, half, theirs.size, places, cards, twin, size, 3, 2, at, to, call);
      row.fill(0, out);
      addFold(deal, me, -3, row, 0, out);
      check(values(to));
      row.fill(0, out);
      addShowdown(deal, me, 2, row, 0, out);
      check(values(call));
    }
  });
});

describe('the tree', () => {
  const { game } = readGame({ ...RIVER, stack: 20, sizes: [[0.5, 'allin']], raise: ['allin'] });
  const { root } = buildTree(game);

  it('offers what the table allows', () => {
    expect(root.actions).toEqual([{ kind: 'check' }, { kind: 'bet', to: 5 }, { kind: 'bet', to: 20 }]);
    expect(root.children[1]?.actions).toEqual([{ kind: 'fold' }, { kind: 'call' }, { kind: 'raise', to: 20 }]);
    expect(root.children[2]?.actions).toEqual([{ kind: 'fold' }, { kind: 'call' }]);
  });

  it('knows what lies in the middle', () => {
    const facing = root.children[1] as Node;
    expect([facing.pot, facing.toCall]).toEqual([15, 5]);
    expect((facing.children[1] as Node).stake).toBe(10);
    expect((facing.children[0] as Node).stake).toBe(5);
  });
});

describe('a game that cannot be', () => {
  it.each([
    ['a card twice', { board: 'KhKh2c4hAd' }, /a card twice/u],
    ['two cards on the board', { board: 'Kh2c' }, /3 to 5 cards/u],
    ['no card', { board: 'Kh7d2c4hXx' }, /board: must be cards/u],
    ['an empty range', { ranges: ['', 'AA'] }, /ranges\[0\] is empty/u],
    ['a range of weight nought', { ranges: ['AA', 'KK:0'] }, /ranges\[1\] is empty/u],
    ['a range that the board takes', { ranges: ['AhKh', 'QQ'], board: 'AhKh2c4hAd' }, /leaves none/u],
    ['ranges that cannot meet', { ranges: ['QsQd', 'QsQd'] }, /no two hands that can meet/u],
    ['no range', { ranges: ['AA', 'foo'] }, /ranges\[1\]: Not a range: foo/u],
    ['one range', { ranges: ['AA'] }, /ranges/u],
    ['a weight above 1', { ranges: ['AA:3', 'KK'] }, /a weight above 1/u],
    ['nothing to bet with', { stack: 0 }, /stack/u],
    ['an empty pot', { pot: 0 }, /pot/u],
    ['a negative size', { sizes: [[-1]] }, /sizes/u],
    ['too few streets', { board: 'Kh7d2c', sizes: [[1]] }, /one list for each of 3 streets/u],
    ['an unknown key', { stacks: 5 }, /stacks/u],
    ['no end', { iters: undefined }, /iters or target/u],
    ['no card that falls', { board: 'Kh7d2c4h', rivers: 'Kh', sizes: [[1], [1]] }, /rivers: all of them/u],
  ])('is refused: %s', (_, change, text) => {
    expect(() => createSolver(readGame({ ...RIVER, ...change }).game)).toThrow(text);
  });

  it('takes hands by name, and the last weight of one named twice', () => {
    expect(handsOfRange('AA:0.5,AhAd')).toHaveLength(6);
    expect(handsOfRange('AA:0.5,AhAd').reduce((sum, { weight }) => sum + weight, 0)).toBe(3.5);
  });
});
