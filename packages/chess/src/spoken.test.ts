import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../testing/runs.ts';
import { KINGS_AND_ROOKS, legalMoves, PROMOTION, readBy, told } from './moves.fixture.ts';
import { spokenMove, uciOf } from './notation.ts';
import { readSpokenMove } from './spoken.ts';

const read = readBy(readSpokenMove);

describe('a move as it is said', () => {
  it.each([
    ['caballo a d4', 'f3d4'],
    ['Caballo d4', 'f3d4'],
    ['caballo toma e5', 'f3e5'],
    ['caballo por e5', 'f3e5'],
    ['caballo de f3 toma el peón de e5', 'f3e5'],
    ['el caballo de efe tres come en e cinco.', 'f3e5'],
    ['alfil toma efe siete, jaque', 'c4f7'],
    ['peón a d4', 'd2d4'],
    ['peon de cuatro', 'd2d4'],
    ['rey a e2', 'e1e2'],
    ['reina e2', 'd1e2'],
    ['enroque corto', 'e1g1'],
    ['Enroque corto.', 'e1g1'],
  ])('understands «%s»', (text, uci) => expect(read(text)).toBe(uci));

  it.each([
    ['peón a e8, dama', 'e7e8q'],
    ['peón a e8 y corona dama', 'e7e8q'],
    ['peón de e7 toma la torre de d8 y corona caballo', 'e7d8n'],
    ['corona torre en e8', 'e7e8r'],
    ['e8 dama', 'e7e8q'],
    ['peón toma d8', 'falta_pieza'],
  ])('crowns with «%s»', (text, uci) => expect(read(text, PROMOTION)).toBe(uci));

  it('tells two of a kind apart by where they come from', () => {
    expect(read('torre a d1', KINGS_AND_ROOKS)).toBe('a1d1');
    expect(read('torre de h a h5', KINGS_AND_ROOKS)).toBe('h1h5');
    expect(read('torre de la columna a a d1', KINGS_AND_ROOKS)).toBe('a1d1');
    expect(read('enroque largo', KINGS_AND_ROOKS)).toBe('e1c1');
    expect(read('caballo a b5', 'k7/8/8/8/8/N1N5/8/K7 w - - 0 1')).toBe('ambigua');
    expect(read('caballo de a a b5', 'k7/8/8/8/8/N1N5/8/K7 w - - 0 1')).toBe('a3b5');
  });

  it('says what is wrong, and takes nothing for a move that is none', () => {
    expect(read('torre a e3')).toBe('ilegal');
    expect(read('enroque largo')).toBe('ilegal');
    for (const text of ['', 'hola', 'torre', 'e4', 'no sé, torre a g1', 'caballo a d4 o a g5', 'caballo d4 e5 g5'])
      expect(read(text), text).toBe('no_se_entiende');
  });

  it('understands whatever the app itself says of a move, in any position that play can reach', () => {
    fc.assert(
      fc.property(legalMoves(60), (legal) => {
        for (const move of legal) {
          expect(told(readSpokenMove(spokenMove(move), legal)), spokenMove(move)).toBe(uciOf(move));
        }
      }),
      { numRuns: runs(60) },
    );
  });
});
