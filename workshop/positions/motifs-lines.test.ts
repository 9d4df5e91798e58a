import { describe, expect, it } from 'vitest';
import { clearance, hasExposedKing, hasQuietMove, interference, removedGuard, xray } from './motifs-lines.ts';
import { toPuzzle } from './puzzle.ts';

const puzzle = (fen: string, line: string, mate?: number) =>
  toPuzzle({
    fen,
    tag: '',
    ply: 0,
    game: '',
    kind: mate ? 'mate' : 'win',
    lines: [{ score: mate ? { mate } : { cp: 400 }, pv: line.split(' ') }],
    bestByDepth: [],
    solution: line.split(' '),
    onlyMoves: 1,
  });
const menOf = (finding: ReturnType<typeof removedGuard>) =>
  finding?.facts?.men.map(({ type, square }) => `${type}${square}`);

describe('who guarded what', () => {
  it('sees a guard that is taken before what it guarded falls', () => {
    const found = removedGuard(
      puzzle('r1b1k2r/pp1nppbp/1q4p1/8/4P3/1QBB1N2/P4PPP/R3K2R b KQkq - 0 12', 'b6b3 a2b3 g7c3'),
    );
    expect(menOf(found)).toEqual(['qb3', 'bc3']);
  });

  it('does not call it so where all is taken on one square', () => {
    expect(removedGuard(puzzle('3r2k1/5ppp/8/3n4/8/8/3R1PPP/3R2K1 w - - 0 1', 'd2d5 d8d5 d1d5'))).toBeUndefined();
  });

  it('sees a line that is cut', () => {
    const found = interference(puzzle('1r3k2/p3Rpp1/7p/Q1n3q1/2N5/1P3P1K/P6P/8 w - - 9 36', 'e7e5 g5f6 a5c5'));
    expect(menOf(found)).toEqual(['qg5', 'nc5']);
    // Taking on the line is no cut, and what is still guarded was not held by it.
    expect(
      interference(puzzle('1r3k2/p3Rpp1/1p5p/Q1n3q1/2N5/1P3P1K/P6P/8 w - - 9 36', 'e7e5 g5f6 a5c5')),
    ).toBeUndefined();
  });
});

describe('what stands in the way', () => {
  it('sees a man that leaves a line for a slider behind it', () => {
    const found = clearance(puzzle('5k2/1NQ2p1p/p2p1q2/4n3/7P/1P6/2P2rP1/2K1R2R b - - 0 33', 'e5d3 c2d3 f6a1', 2));
    expect(menOf(found)).toEqual(['qf6']);
  });

  it('sees a square that is left for another', () => {
    const found = clearance(
      puzzle('1n1rk2r/pp1qbpp1/5n1p/P1Q5/2P5/1P1P1N1P/3B1PP1/4RRK1 w k - 1 21', 'e1e7 d7e7 f1e1'),
    );
    expect(menOf(found)).toEqual(['rf1']);
  });

  it('leaves even trades and later quiet moves alone', () => {
    expect(
      clearance(puzzle('4r3/1p1b1pk1/p5p1/P2p2R1/2PP1qPP/5B2/2Q2PK1/4r2R b - - 0 43', 'e1h1 f3d1 e8e1')),
    ).toBeUndefined();
    expect(
      clearance(puzzle('1r6/1r1n1R2/2b1p1kB/1p1pP1P1/p2P4/2P5/5RP1/6K1 w - - 5 47', 'g2g4 b8g8 f7e7 b7a7 f2f7')),
    ).toBeUndefined();
  });

  it('sees a slider through the piece that takes back', () => {
    const found = xray(puzzle('2r2k1r/2q3pp/p2b1n2/3P1Q2/1p1n4/8/PP1B1PPP/2R1R1K1 w - - 2 28', 'f5c8 c7c8 c1c8'));
    expect(menOf(found)).toEqual(['rc1']);
    expect(xray(puzzle('3r2k1/5ppp/8/3n4/8/8/3R1PPP/3R2K1 w - - 0 1', 'd2d5 d8d5 d1d5'))).toBeUndefined();
  });
});

describe('means', () => {
  it('tells a quiet move from one that attacks something', () => {
    expect(hasQuietMove(puzzle('3b1rk1/1b3p2/7Q/r2P4/3R1P1p/8/2P2KP1/8 w - - 0 44', 'f4f5 a5a6 d4g4'))).toBe(true);
    expect(hasQuietMove(puzzle('r1b5/3nq3/2p1nk2/p1Pp3B/3Pp3/p3P2N/1P4PP/R2Q3K w - - 2 26', 'd1g4 e7f8 a1f1'))).toBe(
      false,
    );
    // The last move of a line decides; it is not on the way to anything.
    expect(hasQuietMove(puzzle('6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1', 'h2h3'))).toBe(false);
  });

  it('knows a king without pawns around it', () => {
    const line = 'h5h8 g8f7 h8f6 f7g8 f6d8';
    expect(hasExposedKing(puzzle('3r2k1/8/8/7Q/8/8/5PPP/6K1 w - - 0 1', line))).toBe(true);
    expect(hasExposedKing(puzzle('3r2k1/6p1/8/7Q/8/8/5PPP/6K1 w - - 0 1', line))).toBe(false);
  });
});
