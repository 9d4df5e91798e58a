import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../testing/runs.ts';
import { KINGS_AND_ROOKS, LEGAL, legalMoves, PROMOTION, readBy, told } from './moves.fixture.ts';
import { numberedSan, readMove, uciOf } from './notation.ts';
import { spanishSan } from './pieces.ts';

const read = readBy(readMove);

describe('reading a move', () => {
  it.each([
    ['Cxe5', 'f3e5'],
    ['Nxe5', 'f3e5'],
    ['5.Cxe5!', 'f3e5'],
    ['5. Cxe5', 'f3e5'],
    ['cxe5', 'f3e5'],
    ['f3e5', 'f3e5'],
    ['Axf7+', 'c4f7'],
    ['Bxf7', 'c4f7'],
    ['d4', 'd2d4'],
    ['0-0', 'e1g1'],
    ['O-O', 'e1g1'],
    ['oo', 'e1g1'],
    ['Re2', 'e1e2'],
  ])('understands %s', (text, uci) => expect(read(text)).toBe(uci));

  it.each([
    ['e8=D', 'e7e8q'],
    ['e8D', 'e7e8q'],
    ['exd8=D+', 'e7d8q'],
    ['exd8=Q', 'e7d8q'],
    ['exd8=C', 'e7d8n'],
    ['e7e8d', 'e7e8q'],
    ['e7e8r', 'e7e8r'],
    ['exd8', 'falta_pieza'],
  ])('crowns with %s', (text, uci) => expect(read(text, PROMOTION)).toBe(uci));

  it('reads R as a king, and as a rook only where no king can go', () => {
    expect(read('Rd1', KINGS_AND_ROOKS)).toBe('e1d1');
    expect(read('Rb1', KINGS_AND_ROOKS)).toBe('a1b1');
    expect(read('Tad1', KINGS_AND_ROOKS)).toBe('a1d1');
    expect(read('0-0-0', KINGS_AND_ROOKS)).toBe('e1c1');
  });

  it('says what is wrong', () => {
    expect(read('')).toBe('vacia');
    expect(read('hola')).toBe('no_se_entiende');
    expect(read('Cxd8')).toBe('ilegal');
    expect(read('Cb5', 'k7/8/8/8/8/N1N5/8/K7 w - - 0 1')).toBe('ambigua');
  });

  it('reads back whatever it writes, in either language, in any position that play can reach', () => {
    fc.assert(
      fc.property(legalMoves(40), (legal) => {
        for (const move of legal) {
          for (const text of [spanishSan(move.san), uciOf(move)]) {
            expect(told(readMove(text, legal)), text).toBe(uciOf(move));
          }
        }
      }),
      { numRuns: runs(60) },
    );
  });
});

it('numbers moves as a book does', () => {
  expect(numberedSan(LEGAL, 0, 'Nxe5')).toBe('5.Cxe5');
  expect(numberedSan(LEGAL, 1, 'Bxd1')).toBe('5…Axd1');
  expect(numberedSan(LEGAL, 1, 'Bxd1', false)).toBe('Axd1');
  expect(numberedSan(LEGAL, 2, 'Bxf7+')).toBe('6.Axf7+');
  expect(numberedSan('8/8/8/8/8/8/8/K1k5 b - - 0 6', 0, 'O-O')).toBe('6…0-0');
  expect(numberedSan('8/8/8/8/8/8/8/K1k5 b - - 0 6', 1, 'e8=Q#')).toBe('7.e8=D#');
});
