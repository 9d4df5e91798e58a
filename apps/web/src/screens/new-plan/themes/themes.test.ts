import type { TextMention } from '@estratega/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matching } from './theme-search.ts';
import { type Corrections, chipsOf, declaredThemes, readCorrections } from './themes.ts';

const mention = (tema: string, polaridad: TextMention['polaridad'], at = 0): TextMention => ({
  tema,
  titulo: `Tema ${tema}`,
  polaridad,
  tramo: [at, at + 4],
});
const POLARITIES = ['sabe', 'no_sabe', 'quiere'] as const;

describe('chips', () => {
  it('show each theme once, with the strongest word said of it, and what was added after them', () => {
    const read = [
      mention('aj-fin-torre', 'quiere'),
      mention('aj-fin-torre', 'no_sabe', 9),
      mention('aj-tac-doble', 'sabe'),
    ];
    const added: Corrections = {
      'aj-ape-indias': { titulo: 'Indias', polaridad: 'quiere' },
      'pk-men-tilt': { titulo: 'Tilt', polaridad: 'no_sabe' },
    };
    expect(chipsOf(read, added, 'Ajedrez').map(({ tema, polaridad }) => [tema, polaridad])).toEqual([
      ['aj-fin-torre', 'no_sabe'],
      ['aj-tac-doble', 'sabe'],
      ['aj-ape-indias', 'quiere'],
    ]);
  });

  it('send nothing while nothing was put right, and everything that is left once something was', () => {
    const read = [
      mention('aj-fin-torre', 'no_sabe'),
      { ...mention('aj-ape-siciliana', 'no_sabe'), lado: 'blancas' as const },
    ];
    expect(declaredThemes(read, {}, 'Ajedrez')).toBeUndefined();
    expect(declaredThemes(read, { 'pk-men-tilt': { titulo: 'Tilt', polaridad: 'quiere' } }, 'Ajedrez')).toBeUndefined();
    const corrections = { 'aj-fin-torre': { titulo: 'Finales de torre', polaridad: null } };
    expect(declaredThemes(read, corrections, 'Ajedrez')).toEqual([
      { tema: 'aj-ape-siciliana', polaridad: 'no_sabe', lado: 'blancas' },
    ]);
  });

  it('a removed theme never comes back and a turned one keeps its word, whatever the text says', () => {
    const ids = ['aj-fin-torre', 'aj-tac-doble', 'aj-ape-indias', 'aj-tac-clavada'];
    const polarity = fc.constantFrom(...POLARITIES);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...ids), polarity)),
        fc.dictionary(fc.constantFrom(...ids), fc.record({ titulo: fc.constant('x'), polaridad: fc.option(polarity) })),
        (said, corrections) => {
          const sent = declaredThemes(
            said.map(([tema, one]) => mention(tema, one)),
            corrections,
            'Ajedrez',
          );
          if (!sent) return Object.keys(corrections).length === 0;
          const left = new Map(sent.map(({ tema, polaridad }) => [tema, polaridad]));
          return (
            left.size === sent.length &&
            Object.entries(corrections).every(([tema, { polaridad }]) => (left.get(tema) ?? null) === polaridad)
          );
        },
      ),
    );
  });

  it.each([
    [null],
    ['x'],
    [[]],
    [{ 'aj-fin-torre': null }],
    [{ 'aj-fin-torre': { titulo: 7, polaridad: 'sabe' } }],
    [{ a: { titulo: 'x', polaridad: 'odia' } }],
  ])('survive whatever is stored: %j', (stored) => expect(readCorrections(stored)).toEqual({}));
});

describe('searching a theme', () => {
  const themes = [
    { tema: 'a', titulo: 'Técnica de ataque', area: 'estrategia' },
    { tema: 'b', titulo: 'Ataque doble', area: 'táctica' },
    { tema: 'c', titulo: 'Finales de torre', area: 'finales' },
  ];
  it.each([
    ['ataque', ['b', 'a']],
    ['TECNICA', ['a']],
    ['torre final', ['c']],
    ['tactica', ['b']],
    ['dama', []],
    ['', ['a', 'b', 'c']],
  ])('«%s»', (text, found) => expect(matching(themes, text).map(({ tema }) => tema)).toEqual(found));
});
