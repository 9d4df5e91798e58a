import type { InformacionTema } from '@estratega/domain';
import { describe, expect, it } from 'vitest';
import { chain, minutesOf, tasksOf } from './weeks.fixture.ts';

/** Openings that a text speaks of, without asking for anything, are those of the player's games. */

const request = (texto: string): InformacionTema => ({
  campo: 'Ajedrez',
  nivelIntensidad: 'alto',
  diasEstudio: ['martes', 'jueves', 'sabado', 'domingo'],
  horasEstudio: { martes: 2, jueves: 2, sabado: 2, domingo: 2 },
  experienciaAjedrez: 'Elo fide',
  elo: 1720,
  tiempo: 'clásica',
  conocimientosAjedrez: texto,
});

const PLAN = 'En el medio juego no encuentro un plan';
const minutesOn = (texto: string, theme: string): number =>
  chain(request(texto), 2).reduce(
    (sum, { traced }) => sum + minutesOf(tasksOf(traced.week).filter(({ temaId }) => temaId === theme)),
    0,
  );

describe('an opening that the player has', () => {
  it('has its minutes in the first two weeks, and none where nobody spoke of it', () => {
    expect(minutesOn(`Juego 1.d4 y contra e4 la francesa. ${PLAN}`, 'aj-ape-francesa')).toBeGreaterThanOrEqual(20);
    expect(minutesOn(PLAN, 'aj-ape-francesa')).toBe(0);
  });

  it('is not one that the player would rather not see', () => {
    expect(minutesOn(`No quiero ver la francesa. ${PLAN}`, 'aj-ape-francesa')).toBe(0);
  });
});
