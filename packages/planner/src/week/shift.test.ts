import type { Carriles, InformacionTema } from '@estratega/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampled } from '../../../../testing/runs.ts';
import { brokenPromises } from '../evaluation/invariants.ts';
import { gameOf } from '../games/index.ts';
import { requests } from './requests.arbitrary.ts';
import { HOY, isPromise, trace } from './weeks.fixture.ts';

const shifted = (request: InformacionTema, carriles: Carriles): InformacionTema => ({
  ...request,
  preferencias: { carriles },
});
describe('lanes shifted by the player', { timeout: 600_000 }, () => {
  it('whatever the shift, the week keeps its promises', () => {
    const step = fc.constantFrom(-1 as const, 0 as const, 1 as const);
    fc.assert(
      fc.property(requests({ maxHours: 3 }), step, step, (request, juego, teoria) => {
        const asked = shifted(request, { juego, teoria });
        const traced = trace(asked);
        expect(
          brokenPromises(gameOf(asked.campo), asked, HOY, traced).filter((text) => isPromise(text, traced)),
        ).toEqual([]);
      }),
      sampled(23, 400),
    );
  });

  it('without a word, who could not play lately gets fewer games; a word of the player outweighs that', () => {
    const [request] = fc.sample(requests({ maxHours: 3, texts: false, rated: true }), { numRuns: 1, seed: 5 });
    const base = request as InformacionTema;
    const { learner } = trace(base).context;
    const without = { ...learner, sinJuego: learner.semana + 2 };
    expect(trace(base, without).context.shift).toEqual({ juego: -1, teoria: 0 });
    expect(trace(shifted(base, { juego: 1 }), without).context.shift.juego).toBe(1);
    expect(trace(base, { ...learner, sinJuego: learner.semana }).context.shift.juego).toBe(0);
  });
});
