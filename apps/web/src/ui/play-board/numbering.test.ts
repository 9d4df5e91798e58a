import { describe, expect, it } from 'vitest';
import { countedFrom } from './numbering.ts';

const fen = 'r1bqkb1r/pp1n1ppp/2n1p3/2ppP3/3P4/1NPB4/PP3PPP/R1BQK1NR b KQkq - 2 7';
const from = (explicacion: string) => countedFrom({ fen, explicacion }).split(' ').at(-1);

describe('the number of the first move', () => {
  it('is one where the text counts from the position, whatever move it names first', () => {
    expect(from('Con 1...c4 se gana una pieza.')).toBe('1');
    expect(from('Tras 2.Ae2 cxb3 se gana la pieza por un peón.')).toBe('1');
    expect(from('Si 3…Axd2+, todo cambia.')).toBe('1');
  });

  it('is that of the game where the text counts as the game did, or counts nothing', () => {
    expect(from('Con 7...c4 se gana una pieza; 8.Ae2 no la salva.')).toBe('7');
    expect(from('El avance ataca dos piezas a la vez.')).toBe('7');
    expect(from('La ventaja es de 1.5 peones.')).toBe('7');
  });
});
