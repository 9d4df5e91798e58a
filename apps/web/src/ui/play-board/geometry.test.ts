import { expect, it } from 'vitest';
import { neighbour, placeOf, rowsFor, squareAt } from './geometry.ts';

it('is turned to the side that plays', () => {
  expect(placeOf('a8', 'w')).toEqual({ column: 0, row: 0 });
  expect(placeOf('h1', 'b')).toEqual({ column: 0, row: 0 });
  expect(rowsFor('w')[0]?.join(' ')).toBe('a8 b8 c8 d8 e8 f8 g8 h8');
  expect(rowsFor('b')[7]?.join(' ')).toBe('h8 g8 f8 e8 d8 c8 b8 a8');
});

it('finds each square where it put it', () => {
  for (const side of ['w', 'b'] as const)
    for (const square of rowsFor(side).flat()) {
      const { column, row } = placeOf(square, side);
      expect(squareAt(column, row, side)).toBe(square);
    }
  expect(squareAt(8, 0, 'w')).toBeUndefined();
});

it('walks with the arrows as seen, and stops at the edge', () => {
  expect(neighbour('e2', 'ArrowUp', 'w')).toBe('e3');
  expect(neighbour('e2', 'ArrowUp', 'b')).toBe('e1');
  expect(neighbour('e2', 'ArrowLeft', 'b')).toBe('f2');
  expect(neighbour('a1', 'ArrowLeft', 'w')).toBe('a1');
  expect(neighbour('c4', 'End', 'w')).toBe('h4');
});
