import { expect, it } from 'vitest';
import { nearCopies } from './near-copies.ts';

const BACK_RANK = { id: 'aj000001', fen: '6k1/5ppp/8/8/8/8/5PPP/1R4K1 w - - 0 1', linea: ['b1b8'] };
const row = (id: string, fen: string, linea = ['b1b8']) => ({ id, fen, linea });

it('a pawn less and the king a square away is nearly the same board', () => {
  const near = row('aj000002', '6k1/5ppp/8/8/8/8/5PP1/1R5K w - - 0 9');
  expect(nearCopies([BACK_RANK, near])).toEqual([['aj000002', 'aj000001']]);
});

it('another move, another side, another board or a board that has left is not', () => {
  expect(
    nearCopies([
      BACK_RANK,
      row('aj000003', '6k1/5ppp/8/8/8/8/5PPP/1R4K1 w - - 0 1', ['b1b7']),
      row('aj000004', '6k1/5ppp/8/8/8/8/5PPP/1R4K1 b - - 0 1'),
      row('aj000005', '6k1/5ppp/3n4/8/8/4N3/5PP1/1R5K w - - 0 1'),
      { ...row('aj000006', BACK_RANK.fen), retirada: true as const },
    ]),
  ).toEqual([]);
});
