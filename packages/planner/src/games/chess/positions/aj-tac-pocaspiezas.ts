import type { PosicionVerificada } from '../chess-topic.ts';

export const ajTacPocaspiezas: readonly PosicionVerificada[] = [
  {
    id: 'aj-tac-pocaspiezas-4-1',
    nivel: 4,
    fen: '1R4rk/R4ppp/pp1p4/4r1b1/1r2P3/P6N/5PPP/6K1 w - - 0 1',
    linea: '1.Txg8+ Rxg8 2.Ta8+ Ad8 3.Txd8+ Te8 4.Txe8#',
    pista: 'Con dos torres basta: el rey de h8 no tiene aire. Cuenta las piezas negras que pueden interponerse.',
    explicacion:
      '1.Txg8+ Rxg8 cambia a la única guardiana de la octava fila y la segunda torre entra con 2.Ta8+. Sin dama también es mate: el alfil y la torre negra se interponen en d8 y e8, pero nadie las defiende y caen con jaque, 4.Txe8#.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-pocaspiezas-4-2',
    nivel: 4,
    fen: '3R4/5p1k/2B2P1p/p4rpP/P7/6K1/5BP1/8 w - - 1 50',
    linea: '1.Ae4 g4 2.Axf5#',
    pista: 'La torre de f5 está clavada a una tarea y el rey de h7 casi no tiene casillas. ¿Qué clavada lo remata?',
    explicacion:
      'El rey de h7 no tiene casillas: g8 y h8 las controla la torre de d8, y el peón de f6 quita g7. 1.Ae4 clava la torre de f5 contra el rey, y no hay forma de apartarla: cualquiera que sea la respuesta, 2.Axf5#.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-pocaspiezas-4-3',
    nivel: 4,
    fen: '6k1/1r4p1/2R5/2B1PP1p/p2P3b/P2r4/6PK/8 b - - 1 42',
    linea: '1...Ag3+ 2.Rh3 Tb1 3.Tc8+ Rh7 4.Th8+ Rxh8 5.e6 Th1#',
    pista: 'Empuja al rey a h3 y busca cómo llega la segunda torre a la columna h.',
    explicacion:
      '1...Ag3+ obliga a 2.Rh3, porque 2.Rg1 y 2.Rh1 pierden por 2...Tb1#. Entonces 2...Tb1 amenaza 3...Th1#, con el alfil quitando h2 y el peón de h5, g4. Las blancas solo pueden dar dos jaques con la torre, 3.Tc8+ y 4.Th8+, antes del mate.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-tac-pocaspiezas-5-1',
    nivel: 5,
    fen: '6k1/2r2ppp/1pR2n2/4p3/R1P5/8/P4PPP/r1B3K1 w - - 0 1',
    linea: '1.Ta8+ Tc8 2.Tcxc8+ Ce8 3.Txe8#',
    pista:
      'El rey de g8 no tiene aire y la torre de c7 tiene que volver. ¿Cuántas piezas negras pueden cubrir la octava fila?',
    explicacion:
      '1.Ta8+ aprovecha que el rey no tiene aire. La torre y el caballo pueden interponerse, pero las blancas tienen dos torres atacando: 1...Tc8 2.Tcxc8+ Ce8 3.Txe8#. Cualquier otra jugada permite a las negras tomar en c1 y quedar mejor.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-tac-pocaspiezas-5-2',
    nivel: 5,
    fen: '2kr4/pppR3r/p3p3/7n/2P5/P2PP1B1/1P3PPP/6RK b - - 0 1',
    linea: '1...Cxg3+ 2.fxg3 Txh2+ 3.Rxh2 Th8+ 4.Th7 Txh7#',
    pista: 'El alfil de g3 es el defensor del rey. ¿Qué casilla le taparás cuando un peón recapture?',
    explicacion:
      '1...Cxg3+ elimina el alfil y obliga al peón de f2 a ocupar g3, la casilla de salida del rey. Con la columna h libre, 2...Txh2+ 3.Rxh2 Th8+ decide: 4.Th7 Txh7# y el rey queda encerrado por sus piezas de g1, g2 y g3.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-pocaspiezas-5-3',
    nivel: 5,
    fen: '8/1Q3pk1/2p5/P2p3p/3P1Pn1/P2B2P1/6K1/rN2r3 b - - 0 48',
    linea: '1...Ta2+ 2.Db2 Txb2+ 3.Ac2 Txc2+ 4.Cd2 Txd2+ 5.Rf3 Tf2#',
    pista: 'Las dos torres están en la primera fila y el caballo cerca del rey. ¿Qué fila falta controlar?',
    explicacion:
      'Con una torre en la primera fila, 1...Ta2+ toma la segunda, y el rey no puede salir por el caballo de g4. Las blancas solo tienen interposiciones, 2.Db2, 3.Ac2 y 4.Cd2, y todas caen con jaque; al final 5.Rf3 Tf2# o 5.Rh3 Th1#.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-tac-pocaspiezas-6-1',
    nivel: 6,
    fen: '6k1/3N1ppp/2p5/2b5/2PR1R2/2P5/PPP5/2KRrr2 b - - 0 1',
    linea: '1...Txd1+ 2.Txd1 Ae3+ 3.Rb1 Txd1#',
    pista:
      'El rey blanco está encerrado por sus peones. ¿Qué jaque de alfil lo obligaría a ir a b1, y qué hay que cambiar antes?',
    explicacion:
      '1...Txd1+ atrae la torre de d4 a d1 y abre la diagonal del alfil: 2.Txd1 Ae3+ y el rey solo puede ir a b1, detrás de sus peones. Entonces 3...Txd1# es el mate del pasillo. Tomar antes en d4 con 1...Axd4 pierde, porque las blancas toman en f1.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-tac-pocaspiezas-6-2',
    nivel: 6,
    fen: '6rk/5ppp/p2pp3/8/2P1PNR1/P2P2r1/1PP5/1Kb4R w - - 0 1',
    linea: '1.Txh7+ Rxh7 2.Th4#',
    pista: 'El caballo de f4 controla g6. ¿Qué torre abre la columna h y cuál da el mate?',
    explicacion:
      'El caballo de f4 quita la casilla g6 y h5, así que si la columna h se abre no hay escape: 1.Txh7+ Rxh7 2.Th4# con la otra torre. La de g4 se traslada por la cuarta fila, y las piezas negras de g7 y g8 tapan al rey.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-pocaspiezas-6-3',
    nivel: 6,
    fen: '1r5k/3R4/1PP2Np1/7p/5P2/7P/p5P1/4rK2 w - - 0 51',
    linea: '1.Rf2 Tf1+ 2.Rg3 h4+ 3.Rg4 Txf4+ 4.Rxf4 g5+ 5.Rf5 Tb7 6.cxb7 a1=D 7.b8=D#',
    pista: 'La torre de d7 y el caballo de f6 amenazan mate en h7. ¿Cómo esquivas los jaques sin perder esa amenaza?',
    explicacion:
      'Torre y caballo amenazan mate en h7, y eso vale más que la torre de e1: 1.Rxe1 a1=D+ perdería el tiempo. 1.Rf2 Tf1+ 2.Rg3 h4+ 3.Rg4 Txf4+ 4.Rxf4 g5+ 5.Rf5 agota los jaques, y tras 5...Tb7 6.cxb7 el peón corona con mate.',
    prueba: { mate: 7 },
  },
];
