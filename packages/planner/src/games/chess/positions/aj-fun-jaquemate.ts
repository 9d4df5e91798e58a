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
    fen: '8/8/8/1P2p1k1/2P1b1n1/8/6P1/r3R1K1 b - - 7 58',
    linea: '1...Txe1#',
    pista: 'Busca una jugada que dé jaque al rey de g1 y no le deje ninguna salida.',
    explicacion: '1...Txe1# es mate: la torre de e1 da jaque al rey de g1 y el caballo de g4 controla sus salidas.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-fun-jaquemate-0-6',
    nivel: 0,
    fen: '1Q6/3q4/p7/P3P2p/7K/4k3/8/8 b - - 0 1',
    linea: '1...Dg4#',
    pista: 'Busca una jugada que dé jaque al rey de h4 y no le deje ninguna salida.',
    explicacion:
      '1...Dg4# es mate (mate de apoyo): la dama de g4 da mate pegada al rey de h4, apoyada por el peón de h5.',
    prueba: { mate: 1 },
  },
];
