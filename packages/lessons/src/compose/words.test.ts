import { spokenMove } from '@estratega/chess/notation';
import { describe, expect, it } from 'vitest';
import { CAUSES } from '../schema/chess.ts';
import type { CalleJugada, Mesa } from '../schema/poker.ts';
import { causeReason, causeTitle } from './causes.ts';
import { promptOf, spokenPosition, squareName } from './chess-words.ts';
import { lastActionWords, optionLine, optionWords, spokenHand, streetWords, tableLine } from './poker-words.ts';

const mesa: Mesa = {
  tipo: 'cash',
  unidad: '$',
  ciegas: [0.05, 0.1],
  asientos: [
    { pos: 'UTG', stack: 10 },
    { pos: 'HJ', stack: 10 },
    { pos: 'CO', stack: 10 },
    { pos: 'BTN', stack: 10, heroe: true },
    { pos: 'SB', stack: 10 },
    { pos: 'BB', stack: 10 },
  ],
};
const preflop: CalleJugada = {
  calle: 'pre',
  acciones: [
    { pos: 'UTG', hace: 'fold' },
    { pos: 'HJ', hace: 'fold' },
    { pos: 'CO', hace: 'raise', a: 0.3 },
    { pos: 'BTN', hace: 'call' },
    { pos: 'SB', hace: 'fold' },
    { pos: 'BB', hace: 'fold' },
  ],
};
const flop: CalleJugada = { calle: 'flop', cartas: ['Ks', '7d', '4s'], acciones: [{ pos: 'CO', hace: 'bet', a: 0.5 }] };

describe('chess', () => {
  it('names squares, moves and positions', () => {
    expect(squareName('f3', 'N')).toBe('f3, caballo blanco');
    expect(squareName('d8', 'q')).toBe('d8, dama negra');
    expect(squareName('e4')).toBe('e4');
    expect(spokenMove({ from: 'f3', to: 'e5', piece: 'n', captured: 'p', san: 'Nxe5+' })).toBe(
      'caballo de f3 toma el peón de e5, jaque',
    );
    expect(spokenMove({ from: 'e7', to: 'e8', piece: 'p', promotion: 'q', san: 'e8=Q#' })).toBe(
      'peón de e7 a e8 y corona dama, jaque mate',
    );
    expect(spokenPosition('4k3/8/8/8/8/8/8/R3K2R b KQ - 0 1')).toBe(
      'Juegan negras. Blancas: rey e1; torres a1 y h1. Negras: rey e8.',
    );
  });

  it('says a mate only where mates are studied', () => {
    const rasgos = { bando: 'blancas', mate: true, jugadas: 2, meta: 'gana' } as const;
    expect(promptOf({ temas: ['aj-tac-doble'], rasgos })).toBe('Juegan blancas y ganan. ¿Con qué jugada?');
    expect(promptOf({ temas: ['aj-fun-reglas'], rasgos: { ...rasgos, mate: false, meta: 'salva' } })).toBe(
      '¿Cuál es la mejor jugada?',
    );
    expect(promptOf({ temas: ['aj-tac-mates'], rasgos })).toBe('Juegan blancas y dan mate en 2. ¿Cómo?');
  });

  it('has words for every cause, with and without the reply', () => {
    for (const causa of CAUSES) {
      expect(causeTitle(causa)).toMatch(/^[a-zé]/u);
      expect(causeReason(causa, '5…Axd1')).toContain('5…Axd1');
      expect(causeReason(causa, undefined)).toMatch(/\.$/u);
    }
    expect(new Set(CAUSES.map(causeTitle)).size).toBe(CAUSES.length);
    expect(causeTitle(undefined)).toBe('no es la jugada');
  });
});

describe('poker', () => {
  it('tells a street, folds in a row together', () => {
    expect(streetWords(mesa, preflop)).toBe(
      'UTG y HJ se retiran. CO abre a $0,30. Tú pagas. La ciega pequeña y la ciega grande se retiran.',
    );
    expect(streetWords(mesa, flop)).toBe('CO apuesta $0,50.');
    expect(lastActionWords(mesa, [preflop, flop])).toBe('CO apuesta $0,50.');
    expect(lastActionWords(mesa, [{ calle: 'pre', acciones: preflop.acciones.slice(0, 2) }])).toBe('');
  });

  it('names the options with their sums', () => {
    expect(optionWords({ hace: 'call' }, '$', 0.5)).toEqual({ verbo: 'Pagar', importe: '$0,50' });
    expect(optionLine({ hace: 'raise', a: 1.5 }, '$')).toBe('Subir a $1,50');
    expect(optionLine({ hace: 'fold' }, '$')).toBe('Retirarse');
    expect(tableLine(mesa)).toBe('Cash, 6 jugadores, ciegas $0,05/$0,10.');
  });

  it('says every hand of the grid', () => {
    expect(spokenHand('AKs')).toBe('as y rey del mismo palo');
    expect(spokenHand('T9o')).toBe('diez y 9 de distinto palo');
    expect(['AA', 'KK', 'QQ', 'TT', '77'].map(spokenHand)).toEqual([
      'pareja de ases',
      'pareja de reyes',
      'pareja de damas',
      'pareja de dieces',
      'pareja de 7',
    ]);
  });
});
