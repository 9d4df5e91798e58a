import { Chess } from '@estratega/chess/rules';
import { readFen, uciOf } from '@estratega/lessons/difficulty';
import { describe, expect, it } from 'vitest';
import { shotsAfter, shotsOf } from './shots.ts';

const linesOf = (fen: string) =>
  shotsOf(readFen(fen)).map(({ first, reply, blow }) => [first, reply, blow].map(uciOf).join(' '));

describe('combinations of two moves, by counting', () => {
  it.each([
    ['a guard that takes', 'r4bk1/5pp1/2pq3Q/p3p3/8/1PB1N1RP/P1P1rPP1/6K1 w - - 4 28', 'g3g7 f8g7 h6d6'],
    ['a guard that is checked', '2q2rk1/rp4bp/4R3/p2N4/P2p1pPP/8/1PP1QPK1/3R4 b - - 3 36', 'f4f3 e2f3 c8e6'],
    ['a king that is led to a mate', 'r5q1/p1p4k/6pb/1PP1B3/3PQ3/7R/6KP/8 w - - 13 33', 'h3h6 h7h6 e4h4'],
    ['a king that is led to a fork', 'b4b1r/P4k2/3p4/1P1Nppp1/8/5QK1/7P/8 b - - 1 45', 'h8h3 g3h3 g5g4'],
    ['a queen that is led to a fork', '5r2/pkp3p1/1pn3R1/2q1p2p/P1P4P/1nNP4/1P2Q3/1K3B2 b - - 4 41', 'f8f1 e2f1 b3d2'],
    ['a guard that is taken', '2kr1r2/pppq2pp/3b4/2np4/8/5N1Q/PP1B1PPP/RN3RK1 b - - 1 18', 'd7h3 g2h3 f8f3'],
  ])('finds %s', (_, fen, line) => {
    expect(linesOf(fen)).toContain(line);
  });

  it('finds nothing where nothing is to be had', () => {
    expect(linesOf(new Chess().fen())).toEqual([]);
    expect(linesOf('8/5k2/8/8/8/3K4/4P3/8 w - - 0 1')).toEqual([]);
  });

  it('offers what a sound move of the other side allows, with that move before it', () => {
    // The board before the queen went back to e2.
    const root = { fen: '2q2rk1/rp4bp/4R3/p2N4/P2p1pPP/5Q2/1PP2PK1/3R4 w - - 2 36', ply: 70 };
    const found = shotsAfter(root, 'g', '').find(({ previous }) => previous === 'f3e2');
    expect(found).toMatchObject({ ply: 71, kind: 'win', solution: ['f4f3', 'e2f3', 'c8e6'] });
    expect(found?.fen).toBe('2q2rk1/rp4bp/4R3/p2N4/P2p1pPP/8/1PP1QPK1/3R4 b - - 3 36');
  });
});
