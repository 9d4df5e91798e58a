import type { ChessRow } from '@estratega/lessons';
import { describe, expect, it } from 'vitest';
import { toPuzzle } from '../positions/puzzle.ts';
import { blundersOf } from './blunders.ts';
import { causeOf } from './cause.ts';
import { boardKey, complete } from './complete.ts';
import { faultsOf, unplayable } from './faults.ts';
import { labelsOf } from './labels.ts';
import { shortestMates } from './mates.ts';
import { hasPromoted, pawnCaptures, whyUnreachable } from './reachable.ts';
import { idOf } from './row.ts';
import { lossAgainst, readLine, winningChance, writeLine } from './score.ts';
import type { Searched } from './search.ts';
import { Stock } from './stock.ts';
import { verdictOf } from './verdict.ts';
import { wordsFor } from './words.ts';

const searched = (fen: string, ...lineas: string[]): Searched => ({ fen, nodos: [1], afinadas: lineas.length, lineas });

describe('winning chance', () => {
  it('is a half when level and the same for all that is beyond ten pawns', () => {
    expect(winningChance({ cp: 0 })).toBe(0.5);
    expect(lossAgainst({ mate: 2 }, { cp: 1500 })).toBe(0);
    expect(lossAgainst({ cp: 30 }, { cp: 0 })).toBeCloseTo(0.0276, 3);
  });

  it('is read as it was written', () => {
    const line = { score: { mate: -2 }, pv: ['e2e4', 'd8h4', 'e1e2'] };
    expect(readLine(writeLine(line, 8))).toEqual(line);
  });
});

describe('shortestMates', () => {
  it('finds every mate of the shortest length and no longer one', () => {
    expect(shortestMates('6k1/5ppp/8/8/8/8/5PPP/3RR1K1 w - - 0 1')).toEqual({ mate: 1, jugadas: ['d1d8', 'e1e8'] });
    expect(shortestMates('7k/8/5K2/8/8/8/8/6R1 w - - 0 1')?.mate).toBe(2);
    expect(shortestMates('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1')).toBeUndefined();
  });

  it('does not take stalemate for mate', () => {
    expect(shortestMates('7k/5Q2/8/6K1/8/8/8/8 w - - 0 1', 1)).toBeUndefined();
  });
});

describe('whyUnreachable', () => {
  it('lets the boards of games pass', () => {
    expect(whyUnreachable('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1')).toBeUndefined();
    expect(whyUnreachable('r1bqkb1r/pppp1ppp/2n5/4p3/2B1N3/5N2/PPPP1PPP/R1BQK2R b KQkq - 0 5')).toBeUndefined();
  });

  it.each([
    ['a ninth pawn', '4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1'],
    ['pawns that no files explain', '4k3/8/8/8/8/PP6/PP6/4K3 w - - 0 1'],
    ['captures of men who are all there', 'rnbqkbnr/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR w KQkq - 0 1'],
    ['three rooks and eight pawns', '4k3/8/8/8/8/8/PPPPPPPP/RRR1K3 w - - 0 1'],
    ['castling with a rook that is gone', '4k3/8/8/8/8/8/8/4K3 w K - 0 1'],
    ['the side that moved in check', '4k3/8/8/8/8/8/8/4RK2 w - - 0 1'],
  ])('tells %s', (_, fen) => {
    expect(whyUnreachable(fen)).toBeTypeOf('string');
  });

  it('counts the fewest captures of pawns', () => {
    expect(
      pawnCaptures([
        { file: 0, rank: 2 },
        { file: 0, rank: 4 },
      ]),
    ).toBe(1);
    expect(
      pawnCaptures([
        { file: 0, rank: 2 },
        { file: 0, rank: 3 },
        { file: 0, rank: 4 },
      ]),
    ).toBe(3);
  });

  it('knows a man that was a pawn', () => {
    expect(hasPromoted('4k3/8/8/8/8/8/8/QQ2K3 w - - 0 1')).toBe(true);
    expect(hasPromoted('4k3/8/8/8/8/8/8/QRR1K3 w - - 0 1')).toBe(false);
  });
});

describe('verdictOf', () => {
  const fen = '3qk3/8/8/8/8/8/8/3QK3 w - - 0 1';

  it('sorts moves by what they lose', () => {
    const verdict = verdictOf(
      searched(fen, 'd1d8 900 e8d8 e1d2', 'd1d7 880 d8d7', 'd1d6 700 d8d6', 'd1d5 0 d8d5 e1e2'),
    );
    expect(verdict.aceptadas).toEqual(['d1d8', 'd1d7']);
    expect(verdict.casi).toEqual(['d1d6']);
    expect(verdict.refutaciones).toEqual({ d1d5: { con: 'd8d5', causa: 'pierde_dama' } });
    expect(verdict.unica).toBe(false);
  });

  it('calls no move wrong that wins by three pawns beside another win; beyond that, or winning less, it is', () => {
    const verdict = verdictOf(
      searched(fen, 'd1d8 640 e8d8 e1d2', 'd1d7 370 d8d7', 'd1d6 300 d8d6 e1e2', 'd1d5 280 d8d5 e1e2'),
    );
    expect(verdict.aceptadas).toEqual(['d1d8']);
    expect(verdict.casi).toEqual(['d1d7']);
    const even = verdictOf(searched(fen, 'd1d8 120 e8d8 e1d2', 'd1d7 30 d8d7 e1e2'));
    expect(even.casi).toEqual([]);
  });

  it('refutes no move that another depth holds for good', () => {
    const verdict = verdictOf(searched(fen, 'd1d8 640 e8d8', 'd1d7 370 d8d7', 'd1d7 200 d8d7', 'd1d5 0 d8d5'));
    expect(verdict.casi).toEqual(['d1d7']);
    expect(Object.keys(verdict.refutaciones)).toEqual(['d1d5']);
  });

  it('holds in a mating position only the shortest mates for right', () => {
    const verdict = verdictOf(
      searched('6k1/5ppp/8/8/8/8/5PPP/3RR1K1 w - - 0 1', 'd1d8 #1', 'e1e8 #1', 'h2h3 #3 h7h6', 'e1e5 900 h7h6'),
    );
    expect(verdict).toMatchObject({ mate: 1, aceptadas: ['d1d8', 'e1e8'], casi: ['h2h3', 'e1e5'], refutaciones: {} });
  });
});

describe('causeOf', () => {
  it.each([
    ['mate', 'rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 1', 'g2g4 #-1 d8h4', { cp: 20 }],
    ['tablas', '7k/8/6K1/8/8/8/8/5Q2 w - - 0 1', 'f1f7 0', { mate: 2 }],
    ['pierde_torre', '3r2k1/8/8/8/8/8/8/3R2K1 w - - 0 1', 'g1h1 -500 d8d1 h1g2', { cp: 20 }],
    ['pierde_ventaja', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'a2a3 0 e7e5', { cp: 120 }],
    ['deja_escapar', 'r1bqkb1r/p1p2pp1/3p1n1p/1p6/2BQP3/8/PPP2PPP/RNB2RK1 b kq - 0 9', 'c8d7 0 c4e2', { cp: 436 }],
  ] as const)('says %s', (cause, fen, line, best) => {
    expect(causeOf(fen, readLine(line), best)).toBe(cause);
  });
});

describe('complete', () => {
  const fen = '6k1/5ppp/8/8/3q4/8/5PPP/3RR1K1 w - - 0 1';
  const known = (...all: Searched[]) => new Map(all.map((one) => [boardKey(one.fen), one]));

  it('waits for the search of the first position', () => {
    expect(complete(fen, ['e1e8'], known())).toBeUndefined();
  });

  it('ends a line where another move is as right', () => {
    const start = '4k3/8/8/3q4/8/8/3R4/3RK3 w - - 0 1';
    const later = '3k4/8/8/3R4/8/8/8/3RK3 w - - 1 2';
    const done = complete(
      start,
      ['d2d5', 'e8e7', 'd5d7'],
      known(
        searched(start, 'd2d5 900 e8e7', 'e1e2 0 d5d2'),
        searched('8/4k3/8/3R4/8/8/8/3RK3 w - - 1 2', 'd5d4 900 e7e6', 'd5d7 899 e7e6'),
        searched(later, 'd5d8 0'),
      ),
    );
    expect(done).toMatchObject({ linea: ['d2d5'], cortada: true, aceptadas: [['d2d5']] });
  });

  it('sends away what only loses less, what is wrong and what no game reaches', () => {
    const board = '4k3/8/8/3q4/8/8/3R4/3RK3 w - - 0 1';
    expect(complete(board, ['d2d5'], known(searched(board, 'd2d5 -300 e8e7', 'e1e2 -900 d5d2')))?.sale).toBe('peor');
    expect(complete(board, ['e1e2'], known(searched(board, 'd2d5 900 e8e7', 'e1e2 0 d5d2')))?.sale).toBe('otra');
    const nine = '4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1';
    expect(complete(nine, ['a3a4'], known(searched(nine, 'a3a4 500 e8e7')))?.sale).toBe('imposible');
  });
});

const puzzleOf = (fen: string, line: string, mate?: number) => {
  const solution = line.split(' ');
  return toPuzzle({
    fen,
    tag: '',
    ply: 0,
    game: '',
    kind: mate ? 'mate' : 'win',
    lines: [
      { score: mate ? { mate } : { cp: 700 }, pv: solution },
      { score: { cp: 0 }, pv: [] },
    ],
    bestByDepth: [],
    solution,
    onlyMoves: 1,
  });
};
const motifs = (fen: string, line: string, mate?: number) =>
  labelsOf(puzzleOf(fen, line, mate)).map(({ motif }) => motif);

describe('labelsOf', () => {
  it('sees a fork, a skewer and a loose piece', () => {
    expect(motifs('q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1', 'd5c7 e8e7 c7a8')).toContain('doble');
    expect(motifs('7q/6k1/8/8/8/8/8/2B1K3 w - - 0 1', 'c1b2 g7g6 b2h8')).toContain('enfilada');
    expect(motifs('4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1', 'd1d5')).toEqual(['colgada']);
  });

  it('calls a mate on the last rank by its name only where pawns lock the king in', () => {
    expect(motifs('6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1', 'd1d8', 1)).toEqual(['pasillo', 'mate']);
    expect(motifs('6k1/5npp/5b2/8/8/8/2B3PP/3R2K1 w - - 0 1', 'd1d8 f6d8', undefined)).not.toContain('pasillo');
  });
});

describe('labelsOf, of what a man may not do or must leave', () => {
  it('sees a king drawn away from what it guards, by a bait and by a check', () => {
    expect(motifs('7r/1pqk1p2/pn3p2/3p1P1p/1P5P/4R3/P4PP1/2Q1KB2 w - - 1 21', 'e3e7 d7e7 c1c7')).toContain(
      'desviacion',
    );
    expect(motifs('8/kb6/4p1Qp/P3P3/1p5p/3B1P2/3r1bPK/2r4R b - - 1 43', 'f2g3 h2h3 c1h1')).toContain('desviacion');
  });

  it('holds a king that is mated in flight for driven, not deflected', () => {
    expect(
      motifs('2r2bk1/3q1p1N/1pn3p1/p2p4/1P1P1B1Q/P6P/5PPK/4R3 w - - 1 35', 'h7f6 g8g7 f4h6 g7h8 h6f8', 3),
    ).not.toContain('desviacion');
  });

  it('sees a pawn that is pinned and so may not take, and not one that is pinned by the way', () => {
    expect(motifs('8/3r3p/3P2pk/4Qn2/8/P6P/1P4RK/q7 w - - 3 42', 'e5f4 h6g7 f4f5')).toContain('clavada');
    expect(
      motifs('4k3/5p2/1p6/p7/P2Npq1p/1KPR4/8/4Q1r1 w - - 1 46', 'd4c6 f4f6 d3d8 f6d8 e1e4 e8f8 c6d8'),
    ).not.toContain('clavada');
  });

  it('sees a queen caught by the move that attacks it, and none where a piece is taken instead', () => {
    expect(motifs('r1b1k2r/pp1nbppp/n3p3/1NppP3/3P1P2/2P1BNP1/Pq5P/2RQKB1R w Kkq - 1 12', 'c1c2 b2c2 d1c2')).toContain(
      'atrapada',
    );
    expect(motifs('4r1k1/1p3pp1/1q2p3/1P1pP1Pp/pnr2P1P/2R5/3Q2K1/2BBR3 w - - 0 38', 'c3c4 d5c4 d2b4')).not.toContain(
      'atrapada',
    );
  });
});

describe('words', () => {
  it('tell a fork without naming its square beforehand', () => {
    const fen = 'q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1';
    const puzzle = puzzleOf(fen, 'd5c7 e8e7 c7a8');
    const verdict = verdictOf(searched(fen, 'd5c7 700 e8e7 c7a8', 'e1e2 -900 a8d5'));
    const { pista, explicacion } = wordsFor(puzzle, labelsOf(puzzle), verdict);
    expect(pista.join(' ')).not.toMatch(/c7/u);
    expect(explicacion).toMatch(/rey|jaque/u);
    expect(unplayable({ fen, linea: ['d5c7', 'e8e7', 'c7a8'], explicacion })).toEqual([]);
  });
});

describe('unplayable', () => {
  const row = { fen: 'q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1', linea: ['d5c7', 'e8e7', 'c7a8'] };

  it('follows the line, a try and its answer', () => {
    const explicacion = 'Con 1.Cc7+ Re7 2.Cxa8 se gana. No vale 1.Cf6+: 1...Re7 y nada.';
    expect(unplayable({ ...row, explicacion })).toEqual([]);
  });

  it('finds what cannot be played', () => {
    expect(unplayable({ ...row, explicacion: 'Con 1.Dd8+ gana.' })).toEqual(['1.Dd8+']);
    expect(unplayable({ ...row, explicacion: 'Tras 1.Cc7+ Rd1 gana.' })).toEqual(['Rd1']);
  });
});

describe('faultsOf', () => {
  const row = {
    id: 'aj000000',
    temas: ['aj-tac-doble'],
    nivel: 0,
    dificultad: 1000,
    fen: 'q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1',
    linea: ['d5c7', 'e8e7', 'c7a8'],
    aceptadas: [['d5c7'], ['c7a8']],
    casi: [[], []],
    refutaciones: { d5f6: { con: 'e8e7', causa: 'deja_escapar' as const } },
    pista: ['El rey de e8 y la dama de a8 comparten destino.', 'Mueve el caballo de d5.'] as [string, string],
    explicacion: 'Con 1.Cc7+ cae la dama.',
    prueba: { margen: 900 },
    origen: 'mina' as const,
  };

  it('finds none in a sound row', () => {
    expect(faultsOf(row)).toEqual([]);
  });

  it.each([
    ['a hint that tells the square', { pista: ['Mira c7.', 'Mueve el caballo de d5.'] }],
    ['a hint about a piece that is elsewhere', { pista: ['La dama de b8 sobra.', 'Mueve el caballo de d5.'] }],
    ['a right move that is refuted', { refutaciones: { d5c7: { causa: 'mate' } } }],
    ['a reply that is not legal', { refutaciones: { d5f6: { con: 'e8e1', causa: 'mate' } } }],
    ['a line that breaks off', { linea: ['d5c7', 'e8e7'] }],
    ['own moves that are not the right ones', { aceptadas: [['d5f6'], ['c7a8']] }],
    ['a board that no game reaches', { fen: '4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1' }],
  ])('finds %s', (_, change) => {
    expect(faultsOf({ ...row, ...change } as typeof row)).not.toEqual([]);
  });
});

describe('blundersOf', () => {
  const fen = '3r2k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 30';

  it('turns a punished mistake into an exercise for the other side', () => {
    const found = blundersOf(searched(fen, 'd1d8 #1', 'g1f1 -600 d8d1 f1e2 d1d8 e2f3'));
    expect(found).toMatchObject([
      {
        fen: '3r2k1/5ppp/8/8/8/8/5PPP/3R1K2 b - - 1 30',
        previous: 'g1f1',
        kind: 'win',
        solution: ['d8d1', 'f1e2', 'd1d8'],
      },
    ]);
  });

  it('takes no board without history, and no move that is only second best', () => {
    expect(blundersOf(searched(fen.replace('0 30', '0 1'), 'd1d8 #1', 'g1f1 -600 d8d1'))).toEqual([]);
    expect(blundersOf(searched(fen, 'd1d8 100 g8f8', 'g1f1 20 d8d1'))).toEqual([]);
  });
});

describe('Stock', () => {
  it('wants twice what a shelf should hold while the level has room, and no more', () => {
    const stock = new Stock();
    expect(stock.wants(1, ['doble'])).toBe(true);
    for (let index = 0; index < 80; index += 1) stock.add(1, ['doble']);
    expect(stock.wants(1, ['doble'])).toBe(false);
    expect(stock.wants(1, ['doble', 'enfilada'])).toBe(true);
  });
});

describe('Stock.of', () => {
  const row = {
    id: 'aj000001',
    fen: '8/3r3p/3P2pk/4Qn2/8/P6P/1P4RK/q7 w - - 3 42',
    temas: ['aj-tac-mixta'],
    nivel: 4,
    linea: ['e5f4', 'h6g7', 'f4f5'],
    prueba: { margen: 500 },
    evaluacion: '500',
    casi: [],
    aceptadas: [],
    origen: 'mina',
  } as unknown as ChessRow;

  it('counts a board once, under what is seen in it', () => {
    const stock = Stock.of([
      row,
      { ...row, id: 'aj000002' },
      { ...row, fen: row.fen.replace(' w', ' b'), retirada: true },
    ]);
    expect(stock.total).toBe(1);
    expect(stock.has('clavada', 4)).toBe(1);
  });

  it('takes an author at their word, and counts an ending rated by hand on its shelf alone', () => {
    const named = { ...row, origen: undefined, temas: ['aj-tac-enfilada'] } as unknown as ChessRow;
    const ending = { ...row, fen: '8/8/4k3/8/4P3/4K3/8/8 w - - 0 40', aMano: true, nivel: 2 } as unknown as ChessRow;
    const stock = Stock.of([named, ending]);
    expect(stock.has('enfilada', 4)).toBe(1);
    expect(stock.has('peones', 2)).toBe(1);
    expect(stock.total).toBe(1);
  });
});

describe('idOf', () => {
  it('is the same for the same board, in the signs of ids', () => {
    expect(idOf('a')).toBe(idOf('a'));
    expect(idOf('a')).not.toBe(idOf('b'));
    expect(idOf('a')).toMatch(/^aj[0-9a-hj-km-np-z]{6}$/u);
  });
});
