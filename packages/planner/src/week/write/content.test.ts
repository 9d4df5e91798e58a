import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../../testing/runs.ts';
import { gameOf } from '../../games/index.ts';
import { initialFor } from '../../learner/declarations.ts';
import { traceWeek } from '../plan-week.ts';
import { requests } from '../requests.arbitrary.ts';

describe('contenido', () => {
  it('says what to do before what counts as done, in 150 to 600 characters', () => {
    fc.assert(
      fc.property(requests(), (informacionTema) => {
        const game = gameOf(informacionTema.campo);
        const learner = initialFor(game, informacionTema);
        const { week } = traceWeek(game, { informacionTema, learner, hoy: '2026-11-16' });
        for (const { contenido, titulo } of week.planEstudio.flatMap((day) => day.tareas)) {
          expect(contenido, titulo).toMatch(/^\S.{10,}? Está hecho cuando /u);
          expect(contenido.length, titulo).toBeGreaterThanOrEqual(150);
          expect(contenido.length, titulo).toBeLessThanOrEqual(600);
        }
      }),
      { numRuns: runs(100) },
    );
  });
});
