import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFunSeguridad: readonly PosicionVerificada[] = [
  {
    id: 'aj-fun-seguridad-0-1',
    nivel: 0,
    fen: '8/8/1pKP4/5P2/7k/7N/6p1/5n2 w - - 0 1',
    linea: '1.Cg1',
    pista:
      'El rey negro ataca una de tus piezas. Busca una casilla donde esté segura y además sea útil contra el peón de g2.',
    explicacion:
      'El rey de h4 ataca el caballo de h3. En g1 el caballo está seguro y además se coloca delante del peón de g2 y le impide coronar. Si las blancas juegan otra cosa, el rey toma el caballo.',
    prueba: { margen: 434 },
  },
  {
    id: 'aj-fun-seguridad-0-2',
    nivel: 0,
    fen: '8/5PbR/8/8/2K5/5kp1/8/8 b - - 0 1',
    linea: '1...Af8',
    pista: 'La torre blanca ataca tu alfil y el peón de f7 quiere coronar. Busca una jugada que atienda las dos cosas.',
    explicacion:
      'La torre de h7 ataca el alfil de g7 y el peón de f7 amenaza coronar. En f8 el alfil está a salvo y tapa la casilla de coronación. Si se salva en otra casilla, por ejemplo b2, el peón corona.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fun-seguridad-0-3',
    nivel: 0,
    fen: '8/6k1/p5pp/P1p5/5RP1/8/1P1B2PK/2q5 w - - 3 49',
    linea: '1.Axc1',
    pista: 'Una pieza rival está sin defensa: repasa una por una las que puedes capturar.',
    explicacion:
      'La dama de c1 no está defendida por ninguna pieza y el alfil de d2 la captura gratis. Las blancas ganan una dama.',
    prueba: { margen: 456 },
  },
  {
    id: 'aj-fun-seguridad-0-4',
    nivel: 0,
    fen: '6k1/3r4/p1p1p2p/P4p2/5r1P/1R2RK2/6P1/8 w - - 4 47',
    linea: '1.Rxf4',
    pista: 'Una pieza rival está sin defensa: repasa una por una las que puedes capturar.',
    explicacion:
      'La torre de f4 no está defendida por ninguna pieza y el rey de f3 la captura gratis. Las blancas ganan una torre.',
    prueba: { margen: 340 },
  },
  {
    id: 'aj-fun-seguridad-0-5',
    nivel: 0,
    fen: '2r5/5pk1/p3bp1p/1pR5/4P2P/P4P2/2K3P1/8 b - - 6 35',
    linea: '1...Txc5+',
    pista: 'Una pieza rival está sin defensa: repasa una por una las que puedes capturar.',
    explicacion:
      'La torre de c5 no está defendida por ninguna pieza y la torre de c8 la captura gratis. Las negras ganan una torre.',
    prueba: { margen: 281 },
  },
  {
    id: 'aj-fun-seguridad-0-6',
    nivel: 0,
    fen: '8/P7/7R/1p4kP/8/8/5r2/6K1 b - - 0 1',
    linea: '1...Ta2',
    pista: 'El rey blanco ataca tu torre. Al salvarla, mira también qué quiere hacer el peón de a7.',
    explicacion:
      'El rey de g1 ataca la torre de f2, y el peón de a7 está a un paso de coronar. En a2 la torre se salva y se coloca detrás de ese peón: si corona, lo captura. En cambio, 1...Tf8 permite 2.Ta6 y las blancas ganan.',
    prueba: { margen: 698 },
  },
  {
    id: 'aj-fun-seguridad-1-1',
    nivel: 1,
    fen: '7k/1pn2pp1/1p5p/8/1RRP2r1/P5B1/PPP4r/1K5R b - - 0 1',
    linea: '1...Txh1+ 2.Ae1 Txe1#',
    pista: 'Una pieza rival está sin defensa: repasa una por una las que puedes capturar.',
    explicacion:
      'La torre de h1 no está defendida por ninguna pieza y la torre de h2 la captura gratis. La línea acaba en mate en 2 jugadas con 2...Txe1#.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-fun-seguridad-1-2',
    nivel: 1,
    fen: 'r2q1rk1/p2b1pbp/2p3p1/2Pp4/1P3Q2/2N2P2/P1P3PP/1RB2RK1 b - - 0 16',
    linea: '1...Axc3 2.Ab2 Axb2',
    pista: 'Una pieza rival está sin defensa: repasa una por una las que puedes capturar.',
    explicacion:
      'El caballo de c3 no está defendido por ninguna pieza y el alfil de g7 lo captura gratis. El intento de encerrarlo con 2.Ab2 tampoco sirve, porque el alfil toma también en b2. Las negras ganan una pieza.',
    prueba: { margen: 155 },
  },
  {
    id: 'aj-fun-seguridad-1-3',
    nivel: 1,
    fen: '5rk1/5ppp/4p3/2pr3R/n1Q1P1q1/1P2P2P/1N3PPK/5R2 w - - 0 1',
    linea: '1.hxg4 Txh5+ 2.gxh5',
    pista: 'Una pieza rival está sin defensa: repasa una por una las que puedes capturar.',
    explicacion:
      'La dama de g4 no está defendida por ninguna pieza y el peón de h3 la captura gratis. En cambio, 1.Txd5 permite 1...exd5 y la ventaja es mucho menor.',
    prueba: { margen: 155 },
  },
  {
    id: 'aj-fun-seguridad-1-4',
    nivel: 1,
    fen: 'r4k1r/1bpn1pN1/p7/1p1P4/4P1pp/1B6/PPP2KPP/R1B4R w - - 1 22',
    linea: '1.Cf5',
    pista: 'Una pieza propia está amenazada: descubre cuál y dónde estaría segura.',
    explicacion:
      'El caballo de g7 está en peligro; 1.Cf5 lo lleva a f5, donde está seguro. En cambio, 1.d6 permite 1...Rxg7 y la ventaja es mucho menor.',
    prueba: { margen: 185 },
  },
  {
    id: 'aj-fun-seguridad-1-5',
    nivel: 1,
    fen: 'r5r1/3b1pk1/p2p1q2/1P1P3p/P1nBPp1P/1Q3P2/1P2N3/3K1B2 b - - 1 27',
    linea: '1...Ce5',
    pista: 'El alfil de d4 apunta a tu dama y detrás está tu rey. ¿Qué puedes poner en medio?',
    explicacion:
      'El alfil de d4 ataca la dama de f6, que no puede dejar la diagonal porque detrás está el rey. El caballo se interpone en e5, donde lo defiende el peón de d6, y corta el ataque. En cambio, 1...axb5 permite 2.Axf6+.',
    prueba: { margen: 443 },
  },
  {
    id: 'aj-fun-seguridad-1-6',
    nivel: 1,
    fen: 'r3r2k/1p1q1ppB/2p2n1p/p2p4/3P1P1R/1P1QP1P1/P3N1K1/2R5 w - - 5 28',
    linea: '1.Af5',
    pista: 'Una pieza propia está amenazada: descubre cuál y dónde estaría segura.',
    explicacion:
      'El alfil de h7 está en peligro; 1.Af5 lo lleva a f5, donde está seguro. En cambio, 1.g4 permite 1...Cxh7 y no pasa de la igualdad.',
    prueba: { margen: 174 },
  },
  {
    id: 'aj-fun-seguridad-2-1',
    nivel: 2,
    fen: '6k1/3n1p2/p1Pp4/2p5/8/P6p/1B1Nr1P1/6K1 w - - 0 31',
    linea: '1.cxd7 Rh7 2.d8=D',
    pista: 'Una pieza rival está sin defensa: repasa una por una las que puedes capturar.',
    explicacion:
      'El caballo de d7 no está defendido por ninguna pieza y el peón de c6 lo captura gratis. En cambio, 1.Cc4 permite 1...Txg2+ y queda en desventaja.',
    prueba: { margen: 583 },
  },
  {
    id: 'aj-fun-seguridad-2-2',
    nivel: 2,
    fen: '6k1/1p5p/8/1P4p1/3rN1P1/p2P4/2KP3P/B7 b - - 4 54',
    linea: '1...Tb4',
    pista: 'Una pieza propia está amenazada: descubre cuál y dónde estaría segura.',
    explicacion:
      'El alfil de a1 ataca la torre de d4. En b4 está a salvo, ataca el peón de b5 y apunta por la cuarta fila al caballo y a los peones blancos. En cambio, 1...Td8 permite 2.Ac3 y las blancas se organizan.',
    prueba: { margen: 110 },
  },
  {
    id: 'aj-fun-seguridad-2-3',
    nivel: 2,
    fen: 'r7/pb2kp2/5R2/2P4p/8/3P4/P2n2PP/6K1 w - - 0 35',
    linea: '1.Tf2',
    pista: 'Una pieza propia está amenazada: descubre cuál y dónde estaría segura.',
    explicacion:
      'La torre de f6 está en peligro; 1.Tf2 la lleva a f2, donde está segura. En cambio, 1.Th6 permite 1...Tg8 y la posición queda mucho peor.',
    prueba: { margen: 81 },
  },
  {
    id: 'aj-fun-seguridad-2-4',
    nivel: 2,
    fen: '3b1R2/p7/p3k1KP/3p2n1/8/6P1/P7/8 b - - 6 49',
    linea: '1...Ae7',
    pista: 'Una pieza propia está amenazada: descubre cuál y dónde estaría segura.',
    explicacion:
      'La torre de f8 ataca el alfil de d8. En e7 el alfil está a salvo, defendido por el rey, ataca la torre y mantiene defendido el caballo de g5. En cambio, 1...Ac7 deja solo al caballo y 2.Rxg5 lo gana.',
    prueba: { margen: 245 },
  },
  {
    id: 'aj-fun-seguridad-2-5',
    nivel: 2,
    fen: '6k1/5rp1/2p4p/3Q3P/1P2p1P1/8/5P2/1q1B1K2 w - - 0 48',
    linea: '1.Db3',
    pista: 'Una pieza propia está amenazada: descubre cuál y dónde estaría segura.',
    explicacion:
      'La dama de d5 está en peligro; 1.Db3 la lleva a b3, donde está segura. En cambio, 1.Dd6 permite 1...e3 y la posición queda mucho peor.',
    prueba: { margen: 94 },
  },
  {
    id: 'aj-fun-seguridad-2-6',
    nivel: 2,
    fen: '6k1/1r4p1/4Pn1p/2bp1P2/4pB2/r3P2B/6RP/2R3K1 w - - 2 42',
    linea: '1.Txc5 Tb1+ 2.Rf2',
    pista: 'Una pieza rival está sin defensa: repasa una por una las que puedes capturar.',
    explicacion:
      'El alfil de c5 no está defendido por ninguna pieza y la torre de c1 lo captura gratis. Las blancas ganan un alfil.',
    prueba: { margen: 185 },
  },
];
