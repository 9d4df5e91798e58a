import type { TipoTarea } from '@estratega/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameOf } from '../games/index.ts';
import { BOUNDS } from './minutes.ts';
import { breakRows } from './order.ts';
import type { Slot } from './slot.ts';

const units = gameOf('Ajedrez').curriculum.units.filter(
  ({ topic }) => topic.variantes.teoria && topic.variantes.ejercicios && topic.variantes.analizar,
);

const slot = (kind: TipoTarea, at: number): Slot => ({
  unit: units[at] as Slot['unit'],
  kind,
  reason: 'continuar',
  mixed: [],
  bounds: BOUNDS[kind],
  elastic: true,
  isNew: false,
});

const longestRow = (slots: readonly Slot[]): number => {
  let most = 0;
  let row = 0;
  for (const [i, { kind }] of slots.entries()) {
    row = kind === slots[i - 1]?.kind ? row + 1 : 1;
    most = Math.max(most, row);
  }
  return most;
};

describe('breakRows', () => {
  it('never leaves three of a kind in a row, and changes only kinds that no cap counts', () => {
    const kinds = fc.array(fc.constantFrom('ejercicios' as const, 'teoria' as const, 'analizar' as const), {
      maxLength: 24,
    });
    fc.assert(
      fc.property(kinds, (day) => {
        const before = day.map(slot);
        const after = breakRows(before);
        expect(longestRow(after)).toBeLessThanOrEqual(2);
        expect(after.map(({ unit }) => unit)).toEqual(before.map(({ unit }) => unit));
      }),
    );
  });

  it('leaves a day alone that has no such row', () => {
    const day = (['repaso', 'teoria', 'ejercicios', 'ejercicios', 'test'] as const).map(slot);
    expect(breakRows(day)).toEqual(day);
  });

  it('does not turn the analysis of a game into something else', () => {
    const day = [slot('analizar', 0), slot('analizar', 1), { ...slot('analizar', 2), reason: 'analisis' as const }];
    expect(breakRows(day).at(-1)?.kind).toBe('analizar');
    expect(longestRow(breakRows(day))).toBeLessThanOrEqual(2);
  });
});
