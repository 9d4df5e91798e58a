import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFreeText } from '../index.ts';
import development from './development.json' with { type: 'json' };
import { scoreReader } from './score.ts';

describe('what a free text is understood to say', () => {
  it('reads the sentences it was made with', () => {
    const { f1, polarity, mistakes } = scoreReader(development);
    expect(f1, mistakes.join('\n')).toBeGreaterThanOrEqual(0.95);
    expect(polarity).toBeGreaterThanOrEqual(0.97);
  });

  it('points at the words in the original text', () => {
    const text = '¡Hola! 😀 No entiendo las Clavadas…';
    const [mention] = readFreeText('Ajedrez', text);
    expect(mention).toMatchObject({ tema: 'aj-tac-clavada', polaridad: 'no_sabe' });
    expect(text.slice(mention?.tramo[0], mention?.tramo[1])).toBe('Clavadas');
  });

  const read = (text: string) => readFreeText('Ajedrez', text).map(({ tema, polaridad }) => ({ tema, polaridad }));

  it.each([
    ['No domino la oposición ni la regla del cuadrado', 'NO DOMINO LA OPOSICION NI LA REGLA DEL CUADRADO'],
    ['Quiero mejorar las estructuras de peones', 'quiero mejorar las estrcuturas de peones'],
    ['Domino las enfiladas', 'domino las enfiladsa'],
    ['Me cuesta la profilaxis', 'me cuesta la profilaxsi'],
  ])('is deaf to accents, case and one typo: %s', (clean, sloppy) => {
    expect(read(clean)).not.toEqual([]);
    expect(read(sloppy)).toEqual(read(clean));
  });

  it('tolerates anything', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (text) => {
        for (const { tramo } of readFreeText('Poker Texas Holdem', text)) {
          expect(tramo[0]).toBeGreaterThanOrEqual(0);
          expect(tramo[1]).toBeLessThanOrEqual(text.length);
          expect(tramo[0]).toBeLessThan(tramo[1]);
        }
      }),
      { numRuns: 500, seed: 7 },
    );
  });
});
