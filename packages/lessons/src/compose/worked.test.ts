import { describe, expect, it } from 'vitest';
import { isAbout } from './about.ts';
import { sumHint, workedSum } from './worked.ts';

describe('a sum, worked out', () => {
  it('reads as one would write it', () => {
    expect(workedSum({ tipo: 'potOdds', bote: 0.75, apuesta: 0.5 }, 28.5714, '%')).toBe(
      '0,5 ÷ (0,75 + 0,5 + 0,5) = 28,6\u00a0%.',
    );
    expect(workedSum({ tipo: 'cuenta', expresion: '0.88*0.78*0.60*100' }, 41.184, '%')).toBe(
      '0,88 × 0,78 × 0,6 × 100 = 41,2\u00a0%.',
    );
    expect(
      workedSum(
        {
          tipo: 'ev',
          ramas: [
            { p: 0.6, valor: 2.5 },
            { p: 0.4, valor: -1.5 },
          ],
        },
        0.9,
        'bb',
      ),
    ).toBe('0,6 × 2,5 + 0,4 × (−1,5) = 0,9\u00a0bb.');
    expect(workedSum({ tipo: 'outs', outs: 9, cartas: 2, vistas: 5 }, 34.97, '%')).toBe(
      '1 − (38 ÷ 47) × (37 ÷ 46) = 35\u00a0%.',
    );
    expect(workedSum({ tipo: 'combos', mano: 'AK', muertas: 'Ah Kd' }, 9, 'combos')).toBe(
      'AK, sin A♥ y K♦ = 9\u00a0combos.',
    );
    // A number alone is no sum.
    expect(workedSum({ tipo: 'cuenta', expresion: '81' }, 81, '%')).toBeUndefined();
  });

  it('is hinted at without its result', () => {
    expect(sumHint({ tipo: 'cuenta', expresion: '0.88*0.78*0.60*100' })).toBe(
      'La cuenta se hace con 0,88, 0,78 y 0,6.',
    );
    expect(sumHint({ tipo: 'spr', stack: 90, bote: 20 })).toContain('dividido por el bote');
  });
});

describe('a text beside a board or a table', () => {
  const board = {
    tipo: 'ajedrez',
    fen: '6k1/5ppp/8/8/8/8/5PPP/1R4K1 w - - 0 1',
    linea: ['b1b8'],
    explicacion: '.',
  } as const;
  it('names nothing that is not there', () => {
    expect(isAbout('La torre de b1 llega a b8.', { ...board, linea: [...board.linea] })).toBe(true);
    expect(isAbout('Con peones en a5, b5 y c5 se rompe.', { ...board, linea: [...board.linea] })).toBe(false);
    expect(isAbout('La última fila.', { ...board, linea: [...board.linea] })).toBe(true);
    const hand = {
      tipo: 'poker' as const,
      mano: ['Qs', 'Qd'] as [string, string],
      historia: [{ calle: 'flop' as const, cartas: ['Qh', '9c', '7d'], acciones: [] }],
      preguntas: [],
      explicacion: '.',
    };
    expect(isAbout('En Q-9-7 apuesta.', hand)).toBe(true);
    expect(isAbout('Q♠J♠ en 8♠-4-2 es mejor c-bet.', hand)).toBe(false);
    expect(isAbout('En K-7-2 apuesta.', hand)).toBe(false);
  });
});
