import type { PosicionVerificada } from '../chess-topic.ts';

export const ajTacMate1: readonly PosicionVerificada[] = [
  {
    id: 'aj-tac-mate1-0-1',
    nivel: 0,
    fen: '8/8/8/1P2p1k1/2P1b1n1/8/6P1/r3R1K1 b - - 7 58',
    linea: '1...Txe1#',
    pista: 'Busca una jugada que dé jaque al rey de g1 y no le deje ninguna salida.',
    explicacion: '1...Txe1# es mate: la torre de e1 da jaque al rey de g1 y el caballo de g4 controla sus salidas.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-tac-mate1-0-2',
    nivel: 0,
    fen: '8/P1q4k/p7/8/4P2p/7K/1Q6/8 b - - 0 1',
    linea: '1...Dg3#',
    pista: 'Busca una jugada que dé jaque al rey de h3 y no le deje ninguna salida.',
    explicacion:
      '1...Dg3# es mate (mate de apoyo): la dama de g3 da mate pegada al rey de h3, apoyada por el peón de h4.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-tac-mate1-0-3',
    nivel: 0,
    fen: '1R3n1k/8/7K/2r2P1P/6p1/8/8/8 w - - 0 73',
    linea: '1.Txf8#',
    pista: 'Busca una jugada que dé jaque al rey de h8 y no le deje ninguna salida.',
    explicacion: '1.Txf8# es mate: la torre de f8 da jaque al rey de h8 y el rey de h6 controla sus salidas.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-tac-mate1-0-4',
    nivel: 0,
    fen: '8/P3Q3/4p3/8/1Pp5/2k1q3/8/3K4 b - - 0 1',
    linea: '1...Dd2#',
    pista: 'Busca una jugada que dé jaque al rey de d1 y no le deje ninguna salida.',
    explicacion:
      '1...Dd2# es mate (mate de apoyo): la dama de d2 da mate pegada al rey de d1, apoyada por el rey de c3.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-tac-mate1-0-5',
    nivel: 0,
    fen: '1k6/1P5r/1K6/3R4/8/8/8/8 w - - 0 1',
    linea: '1.Td8#',
    pista: 'Busca una jugada que dé jaque al rey de b8 y no le deje ninguna salida.',
    explicacion:
      '1.Td8# es mate: la torre de d8 da jaque al rey de b8 y el rey de b6 y el peón de b7 controlan sus salidas.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-tac-mate1-0-6',
    nivel: 0,
    fen: 'r1b1r1k1/pp3ppp/2pp4/8/3PQ3/6P1/PPP2P1P/R3R1K1 w - - 1 18',
    linea: '1.Dxe8#',
    pista: 'Busca una jugada que dé jaque al rey de g8 y no le deje ninguna salida.',
    explicacion:
      '1.Dxe8# es mate (mate del pasillo): el rey de g8 está encerrado por sus propias piezas de f7, g7 y h7 y la dama de e8 da mate por la octava fila.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-tac-mate1-1-1',
    nivel: 1,
    fen: '7k/8/7K/7P/8/7r/8/2R5 w - - 0 1',
    linea: '1.Tc8#',
    pista: 'Busca una jugada que dé jaque al rey de h8 y no le deje ninguna salida.',
    explicacion: '1.Tc8# es mate: la torre de c8 da jaque al rey de h8 y el rey de h6 controla sus salidas.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-tac-mate1-1-2',
    nivel: 1,
    fen: 'rn1qk2r/pp3pp1/2p1p3/3nN3/3P1Q1p/7P/PPPN1PP1/1R2KB1R w Kkq - 3 18',
    linea: '1.Dxf7#',
    pista: 'Busca una jugada que dé jaque al rey de e8 y no le deje ninguna salida.',
    explicacion:
      '1.Dxf7# es mate (mate de apoyo): la dama de f7 da mate pegada al rey de e8, apoyada por el caballo de e5.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-tac-mate1-1-3',
    nivel: 1,
    fen: 'r1b1k2r/ppppqppp/2n5/4n3/1PP2B2/5N2/1P1NPPPP/R2QKB1R b KQkq - 0 8',
    linea: '1...Cd3#',
    pista: 'Busca una jugada que dé jaque al rey de e1 y no le deje ninguna salida.',
    explicacion:
      '1...Cd3# es mate (mate de la coz): sus propias piezas de d1, d2, e2, f1 y f2 ahogan al rey de e1 y el caballo de d3 le da mate.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-tac-mate1-1-4',
    nivel: 1,
    fen: 'rnbqkbnr/ppppp2p/5p2/6p1/3PP3/8/PPP2PPP/RNBQKBNR w KQkq - 0 3',
    linea: '1.Dh5#',
    pista: 'Busca una jugada que dé jaque al rey de e8 y no le deje ninguna salida.',
    explicacion: '1.Dh5# es mate: la dama de h5 da jaque al rey de e8, que no tiene salida.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-tac-mate1-1-5',
    nivel: 1,
    fen: 'r1bq1rk1/pp1nbpp1/2p5/3n2Np/2BPQ3/5N2/PPP2PPP/R1B2RK1 w - - 1 12',
    linea: '1.Dh7#',
    pista: 'Busca una jugada que dé jaque al rey de g8 y no le deje ninguna salida.',
    explicacion:
      '1.Dh7# es mate (mate de apoyo): la dama de h7 da mate pegada al rey de g8, apoyada por el caballo de g5.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-tac-mate1-1-6',
    nivel: 1,
    fen: 'r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4',
    linea: '1.Dxf7#',
    pista: 'Busca una jugada que dé jaque al rey de e8 y no le deje ninguna salida.',
    explicacion:
      '1.Dxf7# es mate (mate de apoyo): la dama de f7 da mate pegada al rey de e8, apoyada por el alfil de c4.',
    prueba: { mate: 1 },
  },
];
