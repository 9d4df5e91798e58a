import { Chess } from '@estratega/chess/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../testing/runs.ts';
import { distanceAfter, type Ending, moveName, type Placing, squareName, squareNumber, tablebase } from './table.ts';

const LETTER = { dama: 'Q', torre: 'R', peon: 'P' } as const;
const at = (ending: Ending, white: boolean, king: string, piece: string, lone: string): number | undefined =>
  tablebase(ending).distance({ king: squareNumber(king), piece: squareNumber(piece), lone: squareNumber(lone), white });

const fenOf = (ending: Ending, { king, piece, lone, white }: Placing): string => {
  const chess = new Chess();
  chess.clear();
  chess.put({ type: 'k', color: 'w' }, squareName(king) as 'a1');
  chess.put({ type: LETTER[ending].toLowerCase() as 'q', color: 'w' }, squareName(piece) as 'a1');
  chess.put({ type: 'k', color: 'b' }, squareName(lone) as 'a1');
  return chess.fen({ forceEnpassantSquare: false }).replace(/ [wb] .*$/u, ` ${white ? 'w' : 'b'} - - 0 1`);
};

describe('endgame tables', () => {
  it.each([
    ['dama', 144_508, 144_508, 10],
    ['torre', 175_168, 175_168, 16],
    ['peon', 163_328, 124_960, 19],
  ] as const)(
    '%s: legal positions with White to move, how many win, and the longest',
    (ending, legal, wins, longest) => {
      const table = tablebase(ending);
      let [count, won, most] = [0, 0, 0];
      for (let king = 0; king < 64; king++)
        for (let piece = 0; piece < 64; piece++)
          for (let lone = 0; lone < 64; lone++) {
            const placing = { king, piece, lone, white: true };
            if (!table.legal(placing)) continue;
            count++;
            const distance = table.distance(placing);
            if (distance === undefined) continue;
            won++;
            if (distance > most) most = distance;
          }
      expect([count, won, most]).toEqual([legal, wins, longest]);
    },
  );

  it('positions that everybody knows', () => {
    expect(at('dama', true, 'f6', 'g1', 'h8')).toBe(1);
    expect(at('torre', true, 'g6', 'a1', 'h8')).toBe(1);
    // Stalemate, and a queen that is taken.
    expect(at('dama', false, 'a1', 'g6', 'h8')).toBeUndefined();
    expect(at('dama', false, 'a1', 'g7', 'h8')).toBeUndefined();
    // King in front of the pawn: with the opposition it wins, without it it does not.
    expect(at('peon', true, 'e5', 'e4', 'e7')).toBeUndefined();
    expect(at('peon', false, 'e5', 'e4', 'e7')).toBeDefined();
    expect(at('peon', true, 'e6', 'e5', 'e8')).toBeDefined();
    // A rook's pawn with the king in the corner.
    expect(at('peon', true, 'a6', 'a5', 'a8')).toBeUndefined();
  });

  it('any position has the moves of chess, and its distance is one more than the best of what follows', () => {
    const square = fc.integer({ min: 0, max: 63 });
    fc.assert(
      fc.property(
        fc.constantFrom<Ending>('dama', 'torre', 'peon'),
        square,
        square,
        square,
        fc.boolean(),
        (ending, king, piece, lone, white) => {
          const table = tablebase(ending);
          const placing = { king, piece, lone, white };
          fc.pre(table.legal(placing));
          const chess = new Chess(fenOf(ending, placing));
          const moves = table.moves(placing);
          const legal = chess.moves({ verbose: true }).map(({ lan }) => lan);
          // Knights and bishops are never needed.
          expect(moves.map(moveName).toSorted()).toEqual(legal.filter((lan) => !/[nb]$/u.test(lan)).toSorted());
          const distance = table.distance(placing);
          const after = moves.map((move) => distanceAfter(table, placing, move));
          if (white) {
            const wins = after.filter((left) => left !== undefined);
            expect(distance).toBe(wins.length === 0 ? undefined : 1 + Math.min(...wins));
          } else if (moves.length === 0) expect(distance).toBe(chess.isCheckmate() ? 0 : undefined);
          else expect(distance).toBe(after.includes(undefined) ? undefined : Math.max(...(after as number[])));
        },
      ),
      { numRuns: runs(800) },
    );
  });
});
