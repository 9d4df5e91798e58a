import type { InformacionTema } from '@estratega/domain';
import { describe, expect, it } from 'vitest';
import { gameOf } from '../games/index.ts';
import { guessThemes, initialLearner, readFreeText } from '../index.ts';

const TEXT = 'Al final del torneo la riego.';

describe('what is about an area, and of no theme for sure', () => {
  it('asks which of two or three of its themes is meant, and reads none', () => {
    expect(readFreeText('Poker Texas Holdem', TEXT)).toEqual([]);
    const [guess, ...more] = guessThemes('Poker Texas Holdem', TEXT);
    expect(more).toEqual([]);
    expect(guess?.polaridad).toBe('no_sabe');
    const areas = guess?.temas.map((tema) => gameOf('Poker Texas Holdem').curriculum.topicById.get(tema)?.area);
    expect(areas?.length).toBeGreaterThanOrEqual(2);
    expect(areas?.length).toBeLessThanOrEqual(3);
    expect(new Set(areas)).toEqual(new Set(['TOR']));
  });

  it('asks nothing where the text names one of them, or nothing at all', () => {
    expect(guessThemes('Poker Texas Holdem', `${TEXT} Sobre todo la burbuja.`)).toEqual([]);
    for (const text of ['', 'Hola.', 'Juego desde hace dos años.', 'asdf qwer'])
      expect(guessThemes('Poker Texas Holdem', text), text).toEqual([]);
  });

  it('is nothing that the plan knows of before it is answered', () => {
    const request: InformacionTema = {
      campo: 'Poker Texas Holdem',
      nivelIntensidad: 'alto',
      diasEstudio: ['lunes'],
      horasEstudio: { lunes: 1 },
      tipoPoker: 'Torneos',
      limiteMesa: 'Micro-stakes NL2-NL25',
      conocimientosPoker: TEXT,
    };
    expect(initialLearner(request).declarado).toEqual({});
  });
});
