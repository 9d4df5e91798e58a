import { listOf } from '@estratega/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, formatNumber, formatSpent, ordinalTry, readNumber } from './numbers.ts';

const NBSP = '\u00a0';

describe('reading a number', () => {
  it.each([
    ['28,6', 28.6],
    ['28,6 %', 28.6],
    ['28.6', 28.6],
    ['1.200', 1200],
    ['1.200,5', 1200.5],
    ['12', 12],
    ['−1,5 bb', -1.5],
    ['-3', -3],
    ['$0,50', 0.5],
    [',5', 0.5],
    ['0.750', 0.75],
    ['9 outs', 9],
  ])('reads %s', (text, value) => expect(readNumber(text)).toBe(value));

  it.each(['', 'hola', '1,2,3', '--1', '5 manzanas', '1/2'])('refuses «%s»', (text) =>
    expect(readNumber(text)).toBeUndefined(),
  );

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9_999_999, max: 9_999_999 }), (cents) => {
        const value = cents / 100;
        expect(readNumber(formatNumber(value))).toBe(value);
        for (const unidad of ['bb', '$', 'fichas', 'combos'] as const)
          expect(readNumber(formatAmount(value, unidad)), unidad).toBe(value);
      }),
    );
  });
});

it('writes amounts as each unit is read', () => {
  expect(formatAmount(0.5, '$')).toBe('$0,50');
  expect(formatAmount(3, '$')).toBe('$3');
  expect(formatAmount(2.5, 'bb')).toBe(`2,5${NBSP}bb`);
  expect(formatAmount(28.571, '%')).toBe(`28,6${NBSP}%`);
  expect(formatAmount(8400, 'fichas')).toBe('8.400');
});

it('writes times, tries and lists', () => {
  expect(formatSpent(41_300)).toBe(`41${NBSP}s`);
  expect(formatSpent(140_000)).toBe('2:20');
  expect([1, 2, 3, 4].map(ordinalTry)).toEqual(['1.er intento', '2.º intento', '3.er intento', '4.º intento']);
  expect(listOf(['UTG', 'HJ', 'CO'])).toBe('UTG, HJ y CO');
  expect(listOf(['as', 'iguales'])).toBe('as e iguales');
});
