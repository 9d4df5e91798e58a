import type { PosicionVerificada } from '../chess-topic.ts';

export const ajTacDoble: readonly PosicionVerificada[] = [
  {
    id: 'aj-tac-doble-1-1',
    nivel: 1,
    fen: '1k1r4/ppp1R3/p7/Q2p1n2/1q1P2rN/8/PP3PPP/6RK w - - 0 1',
    linea: '1.Dxc7+ Ra8 2.Dxd8#',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez al rey de b8 y a la torre de d8.',
    explicacion:
      'La dama toma en c7 y da jaque al rey de b8 y ataca a la vez a la torre de d8: la siguiente jugada captura en d8. La línea acaba en mate en 2 jugadas con 2.Dxd8#.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-doble-1-2',
    nivel: 1,
    fen: 'r3kB1r/pp1q1pp1/2n1pn2/3p3p/3P4/1QPB1b2/PP1N1PPP/R3K2R w KQkq - 0 12',
    linea: '1.Axg7 Axg2 2.Axh8',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez a la torre de h8 y al caballo de f6.',
    explicacion:
      'El alfil toma en g7 y ataca a la vez a la torre de h8 y al caballo de f6: la siguiente jugada captura en h8. Las blancas ganan una torre.',
    prueba: { margen: 329 },
  },
  {
    id: 'aj-tac-doble-1-3',
    nivel: 1,
    fen: '1R6/8/5P2/2b5/8/p7/2k4K/8 b - - 0 1',
    linea: '1...Ad6+ 2.Rh3 Axb8',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez a la torre de b8 y al rey de h2.',
    explicacion:
      'El alfil llega a d6 y da jaque al rey de h2 y ataca a la vez a la torre de b8: la siguiente jugada captura en b8. Las negras ganan una torre.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-tac-doble-1-4',
    nivel: 1,
    fen: '8/5pk1/8/p1p3r1/PrP4p/5B1K/2R5/8 b - - 3 56',
    linea: '1...Tg3+ 2.Rxh4 Txf3',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez al alfil de f3 y al rey de h3.',
    explicacion:
      'La torre llega a g3 y da jaque al rey de h3 y ataca a la vez al alfil de f3: la siguiente jugada captura en f3. Las negras ganan un alfil por un peón.',
    prueba: { margen: 245 },
  },
  {
    id: 'aj-tac-doble-1-5',
    nivel: 1,
    fen: '8/Q7/1p3kpp/p5p1/8/1PN1q1P1/P5PK/8 w - - 0 46',
    linea: '1.Cd5+ Re5 2.Cxe3',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez al rey de f6 y a la dama de e3.',
    explicacion:
      'El caballo llega a d5 y da jaque al rey de f6 y ataca a la vez a la dama de e3: la siguiente jugada captura en e3. Las blancas ganan una dama.',
    prueba: { margen: 285 },
  },
  {
    id: 'aj-tac-doble-1-6',
    nivel: 1,
    fen: '8/n3B2p/8/K6P/8/3p3P/8/3k4 b - - 0 1',
    linea: '1...Cc6+ 2.Rb6 Cxe7',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez al alfil de e7 y al rey de a5.',
    explicacion:
      'El caballo llega a c6 y da jaque al rey de a5 y ataca a la vez al alfil de e7: la siguiente jugada captura en e7. Las negras ganan un alfil.',
    prueba: { margen: 1912 },
  },
  {
    id: 'aj-tac-doble-2-1',
    nivel: 2,
    fen: 'rnbqkb1r/pp2pppp/3p4/2p5/4n3/2P2N2/PP1PBPPP/RNBQK2R w KQkq - 0 5',
    linea: '1.Da4+ Cc6 2.Dxe4',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez al rey de e8 y al caballo de e4.',
    explicacion:
      'La dama llega a a4 y da jaque al rey de e8 y ataca a la vez al caballo de e4: la siguiente jugada captura en e4. Las blancas ganan un caballo.',
    prueba: { margen: 171 },
  },
  {
    id: 'aj-tac-doble-2-2',
    nivel: 2,
    fen: '1k1r4/ppp2Q2/p1p1q3/3N1n2/8/4r2P/BP3PP1/4R1K1 w - - 0 1',
    linea: '1.Dxc7+ Ra8 2.Dxd8+ Dc8 3.Dxc8#',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez al rey de b8 y a la torre de d8.',
    explicacion:
      'La dama toma en c7 y da jaque al rey de b8 y ataca a la vez a la torre de d8: la siguiente jugada captura en d8. La línea acaba en mate en 3 jugadas con 3.Dxc8#.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-tac-doble-2-3',
    nivel: 2,
    fen: '8/3k1B2/1nb3Nb/7p/3r1PpP/8/P5P1/2R3K1 w - - 3 41',
    linea: '1.Ce5+ Re7 2.Cxc6+ Rxf7 3.Cxd4',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez al rey de e7 y a la torre de d4.',
    explicacion:
      'Tras 1.Ce5+ Re7, el caballo toma en c6 y da jaque al rey de e7 y ataca a la vez a la torre de d4: la siguiente jugada captura en d4. Las blancas ganan una torre.',
    prueba: { margen: 325 },
  },
  {
    id: 'aj-tac-doble-2-4',
    nivel: 2,
    fen: '6k1/3R4/6n1/8/8/rN3K2/8/8 b - - 0 77',
    linea: '1...Ce5+ 2.Re4 Cxd7',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez a la torre de d7 y al rey de f3.',
    explicacion:
      'El caballo llega a e5 y da jaque al rey de f3 y ataca a la vez a la torre de d7: la siguiente jugada captura en d7. Las negras ganan una torre.',
    prueba: { margen: 127 },
  },
  {
    id: 'aj-tac-doble-2-5',
    nivel: 2,
    fen: '1nb1kb1r/1pp1n1pp/5p2/2P1p3/rpB5/P3PN2/1B1P2PP/RN2K2R w KQk - 0 12',
    linea: '1.Ab5+ Ad7 2.Axa4',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez al rey de e8 y a la torre de a4.',
    explicacion:
      'El alfil llega a b5 y da jaque al rey de e8 y ataca a la vez a la torre de a4: la siguiente jugada captura en a4. Las blancas ganan la calidad.',
    prueba: { margen: 131 },
  },
  {
    id: 'aj-tac-doble-2-6',
    nivel: 2,
    fen: 'b1r3k1/3qbppp/p2ppn2/p1r5/P3P3/3P1NP1/1Q2NPBP/RR4K1 b - - 0 25',
    linea: '1...Tc2 2.Db6 Txe2',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez a la dama de b2 y al caballo de e2.',
    explicacion:
      'La torre llega a c2 y ataca a la vez a la dama de b2 y al caballo de e2: la siguiente jugada captura en e2. Las negras ganan un caballo.',
    prueba: { margen: 195 },
  },
  {
    id: 'aj-tac-doble-3-1',
    nivel: 3,
    fen: 'r2qr1k1/1p2bp2/4b1pp/p2pN3/P1pPn3/2N1PQBP/1PB2PP1/R4RK1 b - - 2 18',
    linea: '1...Cd2 2.De2 Cxf1',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez a la dama de f3 y a la torre de f1.',
    explicacion:
      'El caballo llega a d2 y ataca a la vez a la dama de f3 y a la torre de f1: la siguiente jugada captura en f1. Las negras ganan la calidad.',
    prueba: { margen: 68 },
  },
  {
    id: 'aj-tac-doble-3-2',
    nivel: 3,
    fen: 'rnbqkbnr/pppp2pp/8/4p3/4P3/8/PPPP2PP/RNBQKBNR w KQkq - 0 4',
    linea: '1.Dh5+ g6 2.Dxe5+ De7 3.Dxh8',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez al rey de e8 y a la torre de h8.',
    explicacion:
      'Tras 1.Dh5+ g6, la dama toma en e5 y da jaque al rey de e8 y ataca a la vez a la torre de h8: la siguiente jugada captura en h8. Las blancas ganan una torre y un peón.',
    prueba: { margen: 368 },
  },
  {
    id: 'aj-tac-doble-3-3',
    nivel: 3,
    fen: '3r2k1/pp3ppp/2p1b1n1/8/5q2/2p2N2/PPB2QPP/4R2K b - - 1 20',
    linea: '1...Td2 2.Dxa7 Txc2',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez al alfil de c2 y a la dama de f2.',
    explicacion:
      'La torre llega a d2 y ataca a la vez al alfil de c2 y a la dama de f2: la siguiente jugada captura en c2. Las negras ganan un alfil por un peón.',
    prueba: { margen: 189 },
  },
  {
    id: 'aj-tac-doble-3-4',
    nivel: 3,
    fen: '2n2r1k/p5pp/1p1p4/Q1R5/2PPP3/P1PPP2r/4qPPP/B5RK w - - 0 1',
    linea: '1.Txc8 Txc8 2.Df5 Te8 3.Dxh3',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez a la torre de c8 y a la torre de h3.',
    explicacion:
      'Tras 1.Txc8 Txc8, la dama llega a f5 y ataca a la vez a la torre de c8 y a la torre de h3: la siguiente jugada captura en h3. Las blancas ganan un caballo.',
    prueba: { margen: 164 },
  },
  {
    id: 'aj-tac-doble-3-5',
    nivel: 3,
    fen: 'r1k1r3/p3bNpn/7p/3p4/8/2P4P/PP3P1P/R1B1R1K1 w - - 1 22',
    linea: '1.Cd6+ Rd7 2.Cxe8',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez al rey de c8 y a la torre de e8.',
    explicacion:
      'El caballo llega a d6 y da jaque al rey de c8 y ataca a la vez a la torre de e8: la siguiente jugada captura en e8. Las blancas ganan la calidad.',
    prueba: { margen: 124 },
  },
  {
    id: 'aj-tac-doble-3-6',
    nivel: 3,
    fen: '5q2/7k/p3B1pp/P1p5/2R3Pb/2B5/1PR3P1/6K1 b - - 2 40',
    linea: '1...Dd6 2.Te4 Dd1+ 3.Rh2 Dxc2',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez a la torre de c2 y al rey de g1.',
    explicacion:
      'Tras 1...Dd6 2.Te4, la dama llega a d1 y da jaque al rey de g1 y ataca a la vez a la torre de c2: la siguiente jugada captura en c2. Las negras ganan una torre.',
    prueba: { margen: 183 },
  },
];
