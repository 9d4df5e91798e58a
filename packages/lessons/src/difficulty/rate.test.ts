import { readFileSync } from 'node:fs';
import { inCheck, legalMoves, readFen, uciOf } from '@estratega/chess/board';
import { Chess } from '@estratega/chess/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimate, featuresOf, LEVEL_CUTS, levelOf, rate } from './index.ts';

interface Vector {
  readonly fen: string;
  readonly linea: readonly string[];
  readonly estimada: number;
}

/** Boards of our bank with what another implementation of the same model said of them, to the nearest point. */
const VECTORS: readonly Vector[] = JSON.parse(readFileSync(new URL('./vectors.json', import.meta.url), 'utf8'));

describe('rate', () => {
  it.each(VECTORS.map((vector) => [vector.fen, vector] as const))('agrees on %s', (_, { fen, linea, estimada }) => {
    expect(Math.abs(estimate(fen, linea) - estimada)).toBeLessThanOrEqual(1);
  });

  it('stays on the scale of exercises, however simple or deep the line', () => {
    for (const { fen, linea } of VECTORS) {
      const rating = rate(fen, linea);
      expect(Number.isInteger(rating) && rating >= 300 && rating <= 3200).toBe(true);
    }
  });

  it('finds a mate on the back rank easier than the same mate after a quiet move', () => {
    const mate = rate('6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1', ['d1d8']);
    const prepared = rate('7k/6pp/8/8/8/8/5PPP/3R2K1 w - - 0 1', ['g2g3', 'h7h6', 'd1d8', 'h8h7', 'd8d7']);
    expect(prepared).toBeGreaterThan(mate);
  });

  it('refuses a line that cannot be played', () => {
    expect(() => rate('6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1', ['d1e8'])).toThrow(/not legal/);
  });
});

describe('featuresOf', () => {
  it('counts what is at the start and what the line does', () => {
    const features = featuresOf('6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1', ['d1d8']);
    expect(features).toMatchObject({ mate: 1, pieces: 9, npm: 5, mat0: 5, checks: 1, caps: 0, usedPieces: 1, gain: 0 });
  });
});

describe('levelOf', () => {
  it('begins each level at its cut', () => {
    LEVEL_CUTS.forEach((cut, index) => {
      expect([levelOf(cut - 1), levelOf(cut)]).toEqual([index, index + 1]);
    });
  });
});

describe('the board that counts', () => {
  it('has the moves and checks of chess.js along random games', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { minLength: 1, maxLength: 90 }), (choices) => {
        const chess = new Chess();
        for (const choice of choices) {
          const theirs = chess.moves({ verbose: true }).map(({ lan }) => lan);
          const position = readFen(chess.fen());
          expect(legalMoves(position).map(uciOf).toSorted()).toEqual(theirs.toSorted());
          expect(inCheck(position)).toBe(chess.isCheck());
          if (theirs.length === 0) break;
          chess.move(theirs[choice % theirs.length] as string);
        }
      }),
      { numRuns: 25, seed: 7 },
    );
  });
});
