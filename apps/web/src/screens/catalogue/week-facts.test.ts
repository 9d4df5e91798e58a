import { describe, expect, it } from 'vitest';
import { aPlanRow } from './a-plan-row.fixture.ts';
import { timeLeft, weekPercent } from './week-facts.ts';

describe('week facts', () => {
  it.each([
    [{ tareasTerminadas: 4, totalTareas: 8, objetivosTerminados: 1, totalObjetivos: 4 }, 41],
    [{ tareasTerminadas: 199, totalTareas: 199, objetivosTerminados: 0, totalObjetivos: 1 }, 99],
    [{ tareasTerminadas: 8, totalTareas: 8, objetivosTerminados: 4, totalObjetivos: 4 }, 100],
    [{ tareasTerminadas: 0, totalTareas: 0, objetivosTerminados: 0, totalObjetivos: 0 }, 0],
  ])('%o is %i %%', (counts, percent) => expect(weekPercent(aPlanRow(counts))).toBe(percent));

  it.each([
    ['2026-11-15T00:00:00Z', '7 días'],
    ['2026-11-18T01:00:00Z', '3 días y 23 h'],
    ['2026-11-20T23:00:00Z', '1 día y 1 h'],
    ['2026-11-21T00:55:00Z', '23 h y 5 min'],
    ['2026-11-21T23:55:00Z', '5 min'],
    ['2026-11-21T23:59:30Z', 'menos de 1 min'],
    ['2026-11-30T00:00:00Z', '0 días'],
  ])('at %s, %s', (now, text) =>
    expect(timeLeft(new Date('2026-11-15T00:00:00Z'), new Date(now)).replaceAll('\u00a0', ' ')).toBe(text),
  );
});
