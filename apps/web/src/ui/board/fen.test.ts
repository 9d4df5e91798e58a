import { expect, it } from 'vitest';
import { readFen, readSquare } from './fen.ts';

it('places the pieces of a FEN', () => {
  expect(readFen('8/8/8/8/4P3/8/8/R3K3 w - - 0 1')).toEqual([
    { letter: 'P', file: 4, row: 4 },
    { letter: 'R', file: 0, row: 7 },
    { letter: 'K', file: 4, row: 7 },
  ]);
});

it('reads a square', () => expect(readSquare('g4')).toEqual({ file: 6, row: 4 }));
