import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialLearner } from '../index.ts';
import { chanceRight } from './belief.ts';
import { paceAfter, paceOf } from './pace.ts';

const learner = initialLearner({
  campo: 'Ajedrez',
  nivelIntensidad: 'alto',
  diasEstudio: ['lunes'],
  horasEstudio: { lunes: 1 },
  experienciaAjedrez: 'No tengo elo',
  conocimientosAjedrez: '',
});

describe('pace', () => {
  it('is the typical one while nothing was measured', () => {
    expect(paceOf(learner)).toBe(1);
    expect(paceAfter(learner, 0)).toBe(1);
  });

  it('rises with answers right against the odds and falls with those wrong', () => {
    expect(paceAfter(learner, 1)).toBeGreaterThan(1);
    expect(paceAfter(learner, -1)).toBeLessThan(1);
  });

  it('expects more of what is better known', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }), (a, b) => {
        expect(chanceRight(Math.max(a, b), 0)).toBeGreaterThanOrEqual(chanceRight(Math.min(a, b), 0));
        expect(chanceRight(a, 1)).toBeLessThanOrEqual(chanceRight(a, 0));
      }),
    );
  });

  it('stays between half and less than double, whatever happens', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -5, max: 5, noNaN: true }), { maxLength: 200 }), (surprises) => {
        let ritmo = 1;
        for (const surprise of surprises) ritmo = paceAfter({ ...learner, ritmo }, surprise);
        expect(ritmo).toBeGreaterThanOrEqual(0.5);
        expect(ritmo).toBeLessThanOrEqual(1.8);
      }),
    );
  });
});
