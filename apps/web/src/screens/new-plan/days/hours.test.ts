import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT } from '../draft/draft.ts';
import { formatHours } from '../format.ts';
import { step, weekTotal } from './hours.ts';

describe('hours', () => {
  it.each([
    ['1', 1, '1.5'],
    ['1', -1, '0.5'],
    ['0.5', -1, '0.33'],
    ['0.33', -1, '0.33'],
    ['0.33', 1, '0.5'],
    ['12', 1, '12'],
    ['', 1, '0.5'],
    ['1.2', 1, '1.5'],
    ['1.2', -1, '1'],
    ['40', -1, '12'],
  ] as const)('from %s, step %s gives %s', (from, direction, to) => expect(step(from, direction)).toBe(to));

  it('adds up only the chosen days, and writes it the Argentine way', () => {
    const draft = {
      ...EMPTY_DRAFT,
      dias: ['lunes', 'martes'],
      horas: { lunes: '1.5', martes: '4', domingo: '3' },
    } as const;
    expect(formatHours(weekTotal(draft))).toBe('5,5\u00a0h');
    expect(weekTotal({ ...draft, horas: { lunes: '', martes: '-2' } })).toBe(0);
    expect(formatHours(weekTotal({ ...draft, horas: { lunes: '0.33', martes: '1' } }))).toBe('1\u00a0h 20\u00a0min');
    expect(formatHours(weekTotal({ ...draft, dias: ['lunes'], horas: { lunes: '0.33' } }))).toBe('20\u00a0min');
  });
});
