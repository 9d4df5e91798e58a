import { describe, expect, it } from 'vitest';
import { HOLD_DAYS, heldFrom } from './level.ts';
import type { InformacionTema } from './request.ts';
import { addDays } from './week.ts';

const TODAY = '2026-01-05';
const asked = (nivelHasta?: string): InformacionTema => ({
  campo: 'Ajedrez',
  nivelIntensidad: 'alto',
  diasEstudio: ['lunes'],
  horasEstudio: { lunes: 1 },
  experienciaAjedrez: 'No tengo elo',
  conocimientosAjedrez: '',
  preferencias: { carriles: { juego: 1 }, ...(nivelHasta ? { nivelHasta } : {}) },
});

describe('a level that is held', () => {
  it('goes with the plan that follows while the word holds, and no longer than is given', () => {
    for (const days of [1, HOLD_DAYS]) {
      const held = asked(addDays(TODAY, days));
      expect(heldFrom(held, TODAY)).toBe(held);
    }
    for (const days of [-7, 0, HOLD_DAYS + 1, 4000])
      expect(heldFrom(asked(addDays(TODAY, days)), TODAY)).toEqual(asked());
    expect(heldFrom(asked(), TODAY)).toEqual(asked());
  });
});
