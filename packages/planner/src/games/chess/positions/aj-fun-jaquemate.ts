import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFunJaquemate: readonly PosicionVerificada[] = [
  {
    id: 'aj-fun-jaquemate-0-1',
    nivel: 0,
    fen: '2k5/R7/P1K3P1/8/P7/8/2p1rp2/8 w - - 0 1',
    linea: '1.Ta8#',
    pista: 'Busca una jugada que dé jaque al rey de c8 y no le deje ninguna salida.',
    explicacion:
      '1.Ta8# es mate: la torre de a8 da jaque al rey de c8 y el peón de a6 y el rey de c6 controlan sus salidas.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-fun-jaquemate-0-2',
    nivel: 0,
    fen: '7K/5k2/3p4/5r2/8/2P5/6P1/1R6 b - - 0 1',
    linea: '1...Th5#',
    pista: 'Busca una jugada que dé jaque al rey de h8 y no le deje ninguna salida.',
    explicacion: '1...Th5# es mate: la torre de h5 da jaque al rey de h8 y el rey de f7 controla sus salidas.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-fun-jaquemate-0-3',
    nivel: 0,
    fen: '8/P1q4k/p7/8/4P2p/7K/1Q6/8 b - - 0 1',
    linea: '1...Dg3#',
    pista: 'Busca una jugada que dé jaque al rey de h3 y no le deje ninguna salida.',
    explicacion:
      '1...Dg3# es mate (mate de apoyo): la dama de g3 da mate pegada al rey de h3, apoyada por el peón de h4.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-fun-jaquemate-0-4',
    nivel: 0,
    fen: '8/P3Q3/4p3/8/1Pp5/2k1q3/8/3K4 b - - 0 1',
    linea: '1...Dd2#',
    pista: 'Busca una jugada que dé jaque al rey de d1 y no le deje ninguna salida.',
    explicacion:
      '1...Dd2# es mate (mate de apoyo): la dama de d2 da mate pegada al rey de d1, apoyada por el rey de c3.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-fun-jaquemate-0-5',
    nivel: 0,
    fen: '2R1n2k/5R2/3p4/3P1p1p/1P2p3/P6P/4BPP1/6K1 w - - 0 49',
    linea: '1.Txe8#',
    pista: 'Busca una jugada que dé jaque al rey de h8 y no le deje ninguna salida.',
    explicacion:
      '1.Txe8# es mate (mate de la escalera): la torre de f7 corta la fila de escape y la torre de e8 da mate en la última.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-fun-jaquemate-0-6',
    nivel: 0,
    fen: '6k1/1p1b1pbp/8/p7/1p2K1PP/3r1r2/P2R4/8 b - - 3 35',
    linea: '1...Ac6#',
    pista: 'Busca una jugada que dé jaque al rey de e4 y no le deje ninguna salida.',
    explicacion: '1...Ac6# es mate (mate de dos alfiles): los dos alfiles cruzan sus diagonales sobre el rey de e4.',
    prueba: { mate: 1 },
  },
];
