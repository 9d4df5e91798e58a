import type { PosicionVerificada } from '../chess-topic.ts';

export const ajTacEnfilada: readonly PosicionVerificada[] = [
  {
    id: 'aj-tac-enfilada-1-1',
    nivel: 1,
    fen: '8/1p6/8/8/6q1/2K2k2/8/Q7 b - - 0 1',
    linea: '1...Dg7+ 2.Rb3 Dxa1',
    pista: 'El rey de c3 y la dama de a1 pueden quedar en la misma línea.',
    explicacion:
      'La dama da jaque al rey de c3 desde g7; detrás, en la misma línea, está la dama de a1, que cae cuando el rey se aparta. Las negras ganan una dama.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-tac-enfilada-1-2',
    nivel: 1,
    fen: '8/8/Q7/3kq3/8/K3P3/8/8 b - - 0 1',
    linea: '1...Da1+ 2.Rb4 Dxa6',
    pista: 'El rey de a3 y la dama de a6 pueden quedar en la misma línea.',
    explicacion:
      'La dama da jaque al rey de a3 desde a1; detrás, en la misma línea, está la dama de a6, que cae cuando el rey se aparta. Las negras ganan una dama.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-tac-enfilada-1-3',
    nivel: 1,
    fen: '3r1k1r/3R1pp1/2p1p3/2b5/p1P5/q4BN1/P4PPP/5RK1 w - - 0 31',
    linea: '1.Txd8+ Re7 2.Txh8',
    pista: 'El rey de f8 y la torre de h8 pueden quedar en la misma línea.',
    explicacion:
      'La torre da jaque al rey de f8 desde d8; detrás, en la misma línea, está la torre de h8, que cae cuando el rey se aparta. Las blancas ganan dos torres.',
    prueba: { margen: 653 },
  },
  {
    id: 'aj-tac-enfilada-1-4',
    nivel: 1,
    fen: '8/2q5/4p3/8/P4k1p/7K/P5Q1/8 w - - 0 1',
    linea: '1.Dh2+ Rf5 2.Dxc7',
    pista: 'El rey de f4 y la dama de c7 pueden quedar en la misma línea.',
    explicacion:
      'La dama da jaque al rey de f4 desde h2; detrás, en la misma línea, está la dama de c7, que cae cuando el rey se aparta. Las blancas ganan una dama.',
    prueba: { margen: 1984 },
  },
  {
    id: 'aj-tac-enfilada-1-5',
    nivel: 1,
    fen: '2Q5/K4p2/5P2/8/8/p2k2P1/8/5q2 w - - 0 1',
    linea: '1.Da6+ Rc2 2.Dxf1',
    pista: 'El rey de d3 y la dama de f1 pueden quedar en la misma línea.',
    explicacion:
      'La dama da jaque al rey de d3 desde a6; detrás, en la misma línea, está la dama de f1, que cae cuando el rey se aparta. Las blancas ganan una dama.',
    prueba: { margen: 569 },
  },
  {
    id: 'aj-tac-enfilada-1-6',
    nivel: 1,
    fen: '4R3/1pr3b1/3R1p1k/p1p2B1p/2P1KP1P/PP6/6r1/8 b - - 0 48',
    linea: '1...Te2+ 2.Rd5 Txe8 3.Td7 Txd7+',
    pista: 'El rey de e4 y la torre de e8 pueden quedar en la misma línea.',
    explicacion:
      'La torre da jaque al rey de e4 desde e2; detrás, en la misma línea, está la torre de e8, que cae cuando el rey se aparta. Las negras ganan una torre.',
    prueba: { margen: 306 },
  },
  {
    id: 'aj-tac-enfilada-2-1',
    nivel: 2,
    fen: 'r1b3k1/7p/2p4p/2P1r1n1/p2B2P1/6RP/1PP5/R1K5 b - - 7 34',
    linea: '1...Te1+ 2.Rd2 Txa1',
    pista: 'El rey de c1 y la torre de a1 pueden quedar en la misma línea.',
    explicacion:
      'La torre da jaque al rey de c1 desde e1; detrás, en la misma línea, está la torre de a1, que cae cuando el rey se aparta. Las negras ganan una torre.',
    prueba: { margen: 319 },
  },
  {
    id: 'aj-tac-enfilada-2-2',
    nivel: 2,
    fen: '2R5/8/6pk/8/P1p1r3/4p3/1P2K3/7q w - - 0 54',
    linea: '1.Th8+ Rg5 2.Txh1',
    pista: 'El rey de h6 y la dama de h1 pueden quedar en la misma línea.',
    explicacion:
      'La torre da jaque al rey de h6 desde h8; detrás, en la misma línea, está la dama de h1, que cae cuando el rey se aparta. Las blancas ganan una dama.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-tac-enfilada-2-3',
    nivel: 2,
    fen: '3R4/4p3/2r1p1k1/4P2p/1p3P1P/8/3KB1r1/8 w - - 2 59',
    linea: '1.Tg8+ Rf5 2.Txg2',
    pista: 'El rey de g6 y la torre de g2 pueden quedar en la misma línea.',
    explicacion:
      'La torre da jaque al rey de g6 desde g8; detrás, en la misma línea, está la torre de g2, que cae cuando el rey se aparta. Las blancas ganan una torre.',
    prueba: { margen: 278 },
  },
  {
    id: 'aj-tac-enfilada-3-1',
    nivel: 3,
    fen: '2R5/8/8/3k4/8/8/6K1/3r4 w - - 72 42',
    linea: '1.Td8+ Rc5 2.Txd1',
    pista: 'El rey y la torre negros comparten columna, y el rey no defiende a su torre desde tan lejos.',
    explicacion:
      'El rey de d5 y la torre de d1 están en la misma columna. 1.Td8+ obliga al rey a apartarse y la torre queda sin defensa, porque está demasiado lejos de él: 2.Txd1 gana la torre y el final. Cualquier otra jugada es tablas.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-tac-enfilada-3-2',
    nivel: 3,
    fen: 'r7/8/8/8/3K4/1k6/8/3R4 b - - 31 34',
    linea: '1...Td8+ 2.Re5 Txd1',
    pista: 'El rey y la torre blancos comparten columna. Comprueba que tu torre dé jaque desde una casilla segura.',
    explicacion:
      'El rey de d4 y la torre de d1 comparten columna, y desde d8 la torre negra da jaque lejos del rey. 1...Td8+ lo obliga a apartarse y ninguna casilla le permite defender d1, ni siquiera e3: 2...Txd1 gana la torre y el final.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-tac-enfilada-3-3',
    nivel: 3,
    fen: '8/8/1r4p1/P7/2p3k1/4pR2/1P2K3/8 b - - 0 59',
    linea: '1...Txb2+ 2.Rxe3 Tb3+ 3.Rd4 Txf3 4.Rxc4 Ta3',
    pista: 'Busca un jaque que obligue al rey a ponerse en la misma fila que su torre de f3.',
    explicacion:
      '1...Txb2+ lleva al rey a e3, en la misma fila que su torre: 2.Rxe3 Tb3+ es la enfilada, el rey se aparta y la torre de f3 cae. Si el rey no toma, como en 2.Rf1, 2...Rxf3 gana la torre y los peones pasados deciden.',
    prueba: { margen: 443 },
  },
  {
    id: 'aj-tac-enfilada-3-4',
    nivel: 3,
    fen: '2k4r/2p2ppp/3r4/1p3n2/1b2N3/1P3P1P/R3K1P1/2B4R w - - 0 23',
    linea: '1.Ta8+ Rb7 2.Txh8',
    pista: 'El rey de c8 y la torre de h8 comparten fila. ¿Qué torre tuya llega primero? Compara con la captura en d6.',
    explicacion:
      'El rey de c8 y la torre de h8 están en la misma fila y la torre de a2 tiene la columna abierta: 1.Ta8+ Rb7 2.Txh8 gana una torre entera. La captura 1.Cxd6+ parece natural, pero tras 1...Axd6 2.Ta8+ Rd7 3.Txh8 las negras recuperan la torre de h1 con la horquilla 3...Cg3+.',
    prueba: { margen: 108 },
  },
  {
    id: 'aj-tac-enfilada-3-5',
    nivel: 3,
    fen: '2rr2k1/1p2n1bp/p2qbnp1/PP2p3/3pPp2/Q4P2/3BBNPP/R2N1RK1 w - - 1 23',
    linea: '1.Ab4 Dc7 2.Axe7',
    pista: 'Las damas están enfrentadas, pero hay algo mejor que cambiarlas. ¿Qué pieza está detrás de la dama de d6?',
    explicacion:
      'En la diagonal a3-f8 están la dama de d6 y, detrás, el caballo de e7. 1.Ab4, apoyado por la dama de a3, ataca a la dama: no puede tomar y, al retirarse con 1...Dc7, deja el caballo: 2.Axe7. Si se cambian damas primero, 1.Dxd6 Txd6 2.Ab4 Td7 y el caballo está defendido.',
    prueba: { margen: 139 },
  },
  {
    id: 'aj-tac-enfilada-3-6',
    nivel: 3,
    fen: '3r1k1r/1p1R1pp1/2n1p3/2b5/p1P1Q3/q4BN1/P4PPP/5RK1 w - - 2 30',
    linea: '1.Dxc6 bxc6 2.Txd8+ Re7 3.Txh8',
    pista: 'El rey de f8 está entre sus dos torres. ¿Qué defensor de d8 tienes que eliminar para dar ese jaque?',
    explicacion:
      'El rey de f8 separa a sus torres: un jaque en d8 atravesaría la fila hasta h8. El caballo de c6 lo impide, así que 1.Dxc6 lo elimina; tras 1...bxc6 2.Txd8+ Re7 3.Txh8 la enfilada deja dos torres y un caballo por la dama. Si 1...Txd7, 2.Dxd7 con pieza de más.',
    prueba: { margen: 125 },
  },
];
