import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../testing/runs.ts';
import { spanishNumber } from './numbers.ts';

const PLACES = [
  [0, 0],
  [1, 0],
  [1, 1],
  [2, 0],
  [2, 2],
  [3, 0],
  [20, 0],
] as const;
const formats = PLACES.map(
  ([most, least]) => new Intl.NumberFormat('es-AR', { maximumFractionDigits: most, minimumFractionDigits: least }),
);
const told = (value: number | bigint) => PLACES.map(([most, least]) => spanishNumber(value, most, least)).join(' ');
const byIntl = (value: number | bigint) => formats.map((format) => format.format(value)).join(' ');
const expectSame = (value: number | bigint): void => {
  expect(told(value)).toBe(byIntl(value));
};

describe('numbers as es-AR writes them', () => {
  test('are those of Intl, over whole numbers, hundredths and their halves', () => {
    const values = Array.from({ length: 3000 }, (_, i) => 7 * i - 9000).flatMap((n) => [
      ...[n, n / 10, n / 100, n / 1000, n / 200],
      ...[n * 1000, n * 1_000_003],
    ]);
    expect(values.filter((value) => told(value) !== byIntl(value))).toEqual([]);
  });

  test('are those of Intl at the edges', () => {
    for (const value of [
      0, -0, 0.05, 0.995, 1.005, 9.995, 99.5, 999.999, 999.9999, 1e6, 1e21, 1.5e22, 1e-7, 5e-7, -1e-9,
    ])
      expectSame(value);
    for (const value of [Number.NaN, Infinity, -Infinity, Number.MAX_SAFE_INTEGER, 123_456_789_012_345_678n, -1000n])
      expectSame(value);
  });

  test('are those of Intl for any number', () => {
    fc.assert(fc.property(fc.double({ min: -1e15, max: 1e15 }), expectSame), { numRuns: runs(2000) });
    fc.assert(
      fc.property(fc.integer(), fc.nat(1000), (n, d) => expectSame(n / (d + 1))),
      { numRuns: runs(2000) },
    );
  });

  test('have three decimals at most where nothing is said', () => {
    expect(spanishNumber(1234.5678)).toBe(new Intl.NumberFormat('es-AR').format(1234.5678));
  });
});
