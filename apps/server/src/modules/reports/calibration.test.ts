import { randomFrom } from '@estratega/domain';
import { describe, expect, it } from 'vitest';
import {
  ALARM_FROM,
  calibrationError,
  calibrationOf,
  type DatedCell,
  LEAST_ANSWERS,
  LEAST_PLAYERS,
} from './calibration.ts';

/** Answers with their chance, `off` by so much in truth, in cells as the database sums them. */
const cellsOf = (n: number, off: number, more: Partial<DatedCell> = {}, seed = 1): DatedCell[] => {
  const next = randomFrom(seed);
  const bins = new Map<number, { n: number; esperado: number; aciertos: number }>();
  for (let i = 0; i < n; i += 1) {
    const chance = 0.1 + 0.85 * next();
    const celda = Math.min(9, Math.floor(chance * 10));
    const bin = bins.get(celda) ?? { n: 0, esperado: 0, aciertos: 0 };
    bin.n += 1;
    bin.esperado += chance;
    bin.aciertos += next() < Math.max(0, Math.min(1, chance - off)) ? 1 : 0;
    bins.set(celda, bin);
  }
  return [...bins].map(([celda, bin]) => ({
    campo: 'Ajedrez',
    nivel: '2',
    carril: 'camino',
    sonda: false,
    semana: 0,
    jugadores: LEAST_PLAYERS,
    celda,
    ...bin,
    ...more,
  }));
};
const whole = (cells: readonly DatedCell[]) => calibrationOf(cells).find(({ por }) => por === 'todo');

describe('the report of calibration', () => {
  it('measures the mean distance over the bins, each by its answers', () => {
    expect(
      calibrationError([
        { n: 10, esperado: 8, aciertos: 6 },
        { n: 30, esperado: 15, aciertos: 18 },
        { n: 0, esperado: 0, aciertos: 0 },
      ]),
    ).toBeCloseTo((2 + 3) / 40, 9);
    expect(calibrationError([])).toBe(0);
  });

  it('is quiet where all is as expected, however often it is asked: the least number of answers is enough for that', () => {
    const errors = Array.from({ length: 200 }, (_, seed) => whole(cellsOf(LEAST_ANSWERS, 0, {}, seed + 1))?.ece ?? 1);
    expect(Math.max(...errors)).toBeLessThan(ALARM_FROM);
    // With a quarter of that it would cry at nothing.
    const few = Array.from({ length: 200 }, (_, seed) => whole(cellsOf(LEAST_ANSWERS / 4, 0, {}, seed + 1))?.ece ?? 0);
    expect(few.filter((ece) => ece > ALARM_FROM).length).toBeGreaterThan(10);
  });

  it('says so where eight in a hundred less are right than was expected, and not of few answers or few people', () => {
    expect(whole(cellsOf(LEAST_ANSWERS, 0.08))).toMatchObject({ alarma: true, n: LEAST_ANSWERS });
    expect(whole(cellsOf(LEAST_ANSWERS - 1, 0.08))?.alarma).toBe(false);
    expect(whole(cellsOf(LEAST_ANSWERS, 0.08, { jugadores: LEAST_PLAYERS - 1 }))?.alarma).toBe(false);
  });

  it('finds the level, lane, week or draw that is off, where the whole is not', () => {
    const good = cellsOf(60_000, 0);
    for (const [por, valor, more] of [
      ['nivel', '5', { nivel: '5' }],
      ['carril', 'debil', { carril: 'debil' }],
      ['semana', '3', { semana: 3 }],
      ['origen', 'sonda', { sonda: true }],
    ] as const) {
      const groups = calibrationOf([...good, ...cellsOf(3000, 0.15, more)]);
      expect(groups.filter(({ alarma }) => alarma).map((one) => [one.por, one.valor])).toEqual([[por, valor]]);
    }
  });

  it('keeps games apart', () => {
    const groups = calibrationOf([...cellsOf(3000, 0), ...cellsOf(3000, 0.2, { campo: 'Poker Texas Holdem' })]);
    expect(new Set(groups.filter(({ alarma }) => alarma).map(({ campo }) => campo))).toEqual(
      new Set(['Poker Texas Holdem']),
    );
  });
});
