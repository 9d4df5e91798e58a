import { describe, expect, it } from 'vitest';
import { check } from './check.ts';
import { type Draft, EMPTY_DRAFT } from './draft.ts';

const filled: Draft = {
  ...EMPTY_DRAFT,
  nivelIntensidad: 'alto',
  dias: ['lunes', 'sabado'],
  horas: { lunes: '1.5', sabado: '2' },
};
const errorsOf = (draft: Draft, campo: Parameters<typeof check>[1]) => {
  const checked = check(draft, campo);
  return 'errors' in checked ? Object.keys(checked.errors).sort() : [];
};

describe('check', () => {
  it('writes the request of a chess player without Elo', () => {
    expect(check({ ...filled, elo: '1400', tiempo: 'blitz' }, 'Ajedrez')).toEqual({
      request: {
        campo: 'Ajedrez',
        nivelIntensidad: 'alto',
        diasEstudio: ['lunes', 'sabado'],
        horasEstudio: { lunes: 1.5, sabado: 2 },
        zonaHoraria: Intl.DateTimeFormat().resolvedOptions().timeZone,
        experienciaAjedrez: 'Sin experiencia',
        conocimientosAjedrez: '',
      },
    });
  });

  it('sends Elo and time control with a rated experience', () => {
    const rated = { ...filled, experienciaAjedrez: 'Elo fide', elo: '1850', tiempo: 'clásica' };
    expect(check(rated, 'Ajedrez')).toMatchObject({ request: { elo: 1850, tiempo: 'clásica' } });
  });

  it('keeps the answers of the other game out of it', () => {
    const both = { ...filled, experienciaAjedrez: 'Elo fide', tipoPoker: 'Torneos', limiteMesa: 'High-stakes NL5000+' };
    const checked = check(both, 'Poker Texas Holdem');
    expect(checked).toMatchObject({ request: { tipoPoker: 'Torneos', limiteMesa: 'High-stakes NL5000+' } });
    expect(checked).not.toHaveProperty('request.experienciaAjedrez');
  });

  it('names everything that is missing at once', () => {
    expect(errorsOf(EMPTY_DRAFT, '')).toEqual(['campo', 'diasEstudio', 'nivelIntensidad']);
    expect(errorsOf({ ...EMPTY_DRAFT, experienciaAjedrez: 'Elo online' }, 'Ajedrez')).toEqual([
      'diasEstudio',
      'elo',
      'nivelIntensidad',
      'tiempo',
    ]);
    expect(errorsOf(EMPTY_DRAFT, 'Poker Texas Holdem')).toEqual([
      'diasEstudio',
      'limiteMesa',
      'nivelIntensidad',
      'tipoPoker',
    ]);
  });

  it.each(['', '0', '0.25', '0.75', '12.5', '-1', 'e'])('refuses «%s» hours', (hours) => {
    expect(errorsOf({ ...filled, horas: { lunes: hours, sabado: '2' } }, 'Ajedrez')).toEqual(['horasEstudio.lunes']);
  });

  it.each(['', '99', '3501', '1400.5'])('refuses «%s» as Elo', (elo) => {
    expect(errorsOf({ ...filled, experienciaAjedrez: 'Elo online', elo, tiempo: 'bala' }, 'Ajedrez')).toEqual(['elo']);
  });

  it('refuses a text of more than 2,000 characters', () => {
    expect(errorsOf({ ...filled, conocimientosAjedrez: 'a'.repeat(2001) }, 'Ajedrez')).toEqual([
      'conocimientosAjedrez',
    ]);
  });
});
