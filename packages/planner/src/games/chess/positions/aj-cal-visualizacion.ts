import type { PosicionVerificada } from '../chess-topic.ts';

export const ajCalVisualizacion: readonly PosicionVerificada[] = [
  {
    id: 'aj-cal-visualizacion-2-1',
    nivel: 2,
    fen: '2r3k1/1p3p2/pN2p2p/Pb1p4/3q4/1Q4PP/2P2P2/4R1K1 b - - 1 37',
    linea: '1...Tc3 2.h4 Txb3',
    pista: 'Sin mover las piezas, sigue la variante de 2 jugadas y di dónde queda cada pieza al final.',
    explicacion:
      '1...Tc3 no captura ni da jaque, pero la torre se coloca en c3 y ataca a la dama de b3; contra 2.h4 sigue 2...Txb3. Las negras ganan una dama por una torre.',
    prueba: { margen: 195 },
  },
  {
    id: 'aj-cal-visualizacion-2-2',
    nivel: 2,
    fen: '3rk3/1b1pb2r/np2qp2/2p3pQ/2P1P2p/P2RB2P/3NBPP1/4K2R b K - 1 25',
    linea: '1...Txh5 2.Axh5+ Rf8',
    pista: 'Sin mover las piezas, sigue la variante de 2 jugadas y di dónde queda cada pieza al final.',
    explicacion:
      'La torre de h7 (5 puntos) captura la dama de h5 (9 puntos): aunque recapturen, el cambio es favorable. Las negras ganan una dama por una torre.',
    prueba: { margen: 353 },
  },
  {
    id: 'aj-cal-visualizacion-2-3',
    nivel: 2,
    fen: '5rk1/5ppp/1p6/8/3PPq2/P1P3rP/4BPP1/3Q1nRK b - - 0 1',
    linea: '1...Txh3+ 2.gxh3 Dh2#',
    pista: 'Sin mover las piezas, sigue la variante de 2 jugadas y di dónde queda cada pieza al final.',
    explicacion:
      '1...Txh3+ fuerza el mate en 2, que termina con 2...Dh2# (mate de apoyo): la dama de h2 da mate pegada al rey de h1, apoyada por el caballo de f1.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-cal-visualizacion-2-4',
    nivel: 2,
    fen: '4B1rk/1q3ppp/p2p3R/4Q3/2PP4/2r3P1/5P1P/3n1RK1 w - - 0 1',
    linea: '1.Txh7+ Rxh7 2.Dh5#',
    pista: 'Sin mover las piezas, sigue la variante de 2 jugadas y di dónde queda cada pieza al final.',
    explicacion:
      '1.Txh7+ fuerza el mate en 2, que termina con 2.Dh5#: la dama de h5 da jaque al rey de h7, que no tiene salida.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-cal-visualizacion-2-5',
    nivel: 2,
    fen: '3b2rk/5ppp/3pQ3/r1p1p3/q1N1R3/1PPP4/6PP/5R1K w - - 0 1',
    linea: '1.Cxd6 Ta7 2.Txa4 fxe6 3.Txa7',
    pista: 'Sin mover las piezas, sigue la variante de 3 jugadas y di dónde queda cada pieza al final.',
    explicacion:
      'El caballo deja libre c4 ganando tiempo con 1.Cxd6 y abre la línea de la torre de e4, que entra con 2.Txa4. Las blancas ganan una torre y un peón.',
    prueba: { margen: 356 },
  },
  {
    id: 'aj-cal-visualizacion-2-6',
    nivel: 2,
    fen: '2rq2rk/5ppp/2p2Q2/4p3/4Pn1B/P2P2P1/P4P1P/2N2RK1 w - - 0 1',
    linea: '1.Dxd8 Tgxd8 2.Axd8 Txd8 3.gxf4',
    pista: 'Sin mover las piezas, sigue la variante de 3 jugadas y di dónde queda cada pieza al final.',
    explicacion:
      'La dama deja libre f6 ganando tiempo con 1.Dxd8 y abre la línea del alfil de h4, que entra con 2.Axd8. Las blancas ganan una torre por un peón.',
    prueba: { margen: 257 },
  },
  {
    id: 'aj-cal-visualizacion-3-1',
    nivel: 3,
    fen: '4r1k1/2Q2pp1/p2pR2p/2p2n2/2P1q3/P6P/P2rRPP1/7K w - - 0 1',
    linea: '1.Txe8+ Dxe8 2.Txe8+ Rh7 3.Dxf7',
    pista: 'Sin mover las piezas, sigue la variante de 3 jugadas y di dónde queda cada pieza al final.',
    explicacion:
      'La torre deja libre e6 ganando tiempo con 1.Txe8+ y abre la línea de la torre de e2, que entra con 2.Txe8+. Las blancas ganan una dama y un peón.',
    prueba: { margen: 358 },
  },
  {
    id: 'aj-cal-visualizacion-3-2',
    nivel: 3,
    fen: 'r4rk1/3qppb1/3p2p1/3Pn2p/4P2P/2N1B2R/PQ2NKP1/R7 b - - 0 20',
    linea: '1...Cd3+ 2.Rg1 Cxb2',
    pista: 'Sin mover las piezas, sigue la variante de 2 jugadas y di dónde queda cada pieza al final.',
    explicacion:
      'El caballo llega a d3 y da jaque al rey de f2 y ataca a la vez a la dama de b2: la siguiente jugada captura en b2. Las negras ganan una dama.',
    prueba: { margen: 240 },
  },
  {
    id: 'aj-cal-visualizacion-3-3',
    nivel: 3,
    fen: '8/5pkp/3Q4/3P1BPp/1p1q4/p4PK1/3r4/3b1R2 w - - 0 38',
    linea: '1.Dh6+ Rg8 2.Axh7+ Rh8 3.Ag6+ Rg8 4.Dh7+ Rf8 5.Dxf7#',
    pista: 'Sin mover las piezas, sigue la variante de 5 jugadas y di dónde queda cada pieza al final.',
    explicacion:
      '1.Dh6+ fuerza el mate en 5, que termina con 5.Dxf7# (mate de apoyo): la dama de f7 da mate pegada al rey de f8, apoyada por el alfil de g6.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-cal-visualizacion-3-4',
    nivel: 3,
    fen: 'r1b2r1k/pppp1p1n/7Q/4P1p1/q1BP4/8/P2b1PPP/R2R2K1 w - - 0 20',
    linea: '1.Ad3 f5 2.exf6 Tf7 3.Axh7',
    pista: 'Sin mover las piezas, sigue la variante de 3 jugadas y di dónde queda cada pieza al final.',
    explicacion:
      '1.Ad3 no captura ni da jaque, pero el alfil se coloca en d3; contra 1...f5 sigue 2.exf6. Las blancas ganan un peón.',
    prueba: { margen: 620 },
  },
  {
    id: 'aj-cal-visualizacion-3-5',
    nivel: 3,
    fen: '3r2k1/pp3ppp/2p1b1n1/8/5q2/2p2N2/PPB2QPP/4R2K b - - 1 20',
    linea: '1...Td2 2.Dxa7 Txc2',
    pista: 'Sin mover las piezas, sigue la variante de 2 jugadas y di dónde queda cada pieza al final.',
    explicacion:
      'La torre llega a d2 y ataca a la vez al alfil de c2 y a la dama de f2: la siguiente jugada captura en c2. Las negras ganan un alfil por un peón.',
    prueba: { margen: 189 },
  },
  {
    id: 'aj-cal-visualizacion-3-6',
    nivel: 3,
    fen: '7k/pr3pp1/5q1p/2ppQ3/8/PP3n1R/1PP5/RK5R w - - 0 1',
    linea: '1.Txh6+ gxh6 2.Txh6+ Rg7 3.Dxf6+ Rf8 4.Th8#',
    pista: 'Sin mover las piezas, sigue la variante de 4 jugadas y di dónde queda cada pieza al final.',
    explicacion:
      '1.Txh6+ fuerza el mate en 4, que termina con 4.Th8#: la torre de h8 da jaque al rey de f8 y la dama de f6 controla sus salidas.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-cal-visualizacion-4-1',
    nivel: 4,
    fen: '8/2Qb3k/4p1p1/p7/P1BPP3/4K3/1PP5/4q3 w - - 5 46',
    linea: '1.Ae2 Dg1+ 2.Rd3 Rh6 3.Dxd7',
    pista: 'Sin mover las piezas, sigue la variante de 3 jugadas y di dónde queda cada pieza al final.',
    explicacion:
      '1.Ae2 no captura ni da jaque, pero el alfil se coloca en e2; contra 1...Dg1+ sigue 2.Rd3. Las blancas ganan un alfil.',
    prueba: { margen: 239 },
  },
  {
    id: 'aj-cal-visualizacion-4-2',
    nivel: 4,
    fen: '4r1k1/5p2/1b2rPp1/4B2p/p3R3/7P/7K/4R3 b - - 1 49',
    linea: '1...Txe5 2.Txe5 Txe5',
    pista: 'Sin mover las piezas, sigue la variante de 2 jugadas y di dónde queda cada pieza al final.',
    explicacion:
      'La torre deja libre e6 ganando tiempo con 1...Txe5 y abre la línea de la torre de e8, que entra con 2...Txe5. En cambio, 1...Ac7 permite 2.Txa4 y la ventaja es mucho menor.',
    prueba: { margen: 215 },
  },
  {
    id: 'aj-cal-visualizacion-4-3',
    nivel: 4,
    fen: '3rk3/1p3pp1/p1p1p1p1/3n4/1P1P3r/4BB1P/P5P1/1R3RK1 w - - 0 28',
    linea: '1.Ag5 Txd4 2.Axd8 Rxd8 3.Axd5',
    pista: 'Sin mover las piezas, sigue la variante de 3 jugadas y di dónde queda cada pieza al final.',
    explicacion:
      '1.Ag5 no captura ni da jaque, pero el alfil se coloca en g5 y ataca a la torre de d8 y a la torre de h4; contra 1...Txd4 sigue 2.Axd8. Las blancas ganan una torre por un alfil y un peón.',
    prueba: { margen: 201 },
  },
  {
    id: 'aj-cal-visualizacion-4-4',
    nivel: 4,
    fen: '1k6/pp1bQ3/1n3p2/6pp/3RP3/2P4P/PP4P1/5K2 w - - 1 31',
    linea: '1.Txd7 g4 2.Txb7+ Ra8 3.Txa7+ Rb8 4.Dc7#',
    pista: 'Sin mover las piezas, sigue la variante de 4 jugadas y di dónde queda cada pieza al final.',
    explicacion:
      '1.Txd7 fuerza el mate en 4, que termina con 4.Dc7# (mate de apoyo): la dama de c7 da mate pegada al rey de b8, apoyada por la torre de a7.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-cal-visualizacion-4-5',
    nivel: 4,
    fen: '4R2r/p1pp1p1p/bp3qpk/n6N/6Q1/2P1R3/P4PPP/6K1 w - - 3 26',
    linea: '1.Cxf6 Rg7 2.Txh8 Rxf6 3.Txh7 Ad3 4.Dd4+ Rf5 5.De5+ Rg4 6.f3#',
    pista: 'Sin mover las piezas, sigue la variante de 6 jugadas y di dónde queda cada pieza al final.',
    explicacion:
      '1.Cxf6 fuerza el mate en 6, que termina con 6.f3#: el peón de f3 da jaque al rey de g4 y la torre de e3, el peón de g2 y la dama de e5 controlan sus salidas.',
    prueba: { mate: 6 },
  },
  {
    id: 'aj-cal-visualizacion-5-1',
    nivel: 5,
    fen: '8/1p6/1p6/5k2/2P1Rp2/6r1/7K/8 b - - 2 43',
    linea: '1...Rxe4 2.c5 bxc5 3.Rh1 Rf3 4.Rh2 Rf2 5.Rh1 Th3#',
    pista: 'Sin mover las piezas, sigue la variante de 5 jugadas y di dónde queda cada pieza al final.',
    explicacion:
      '1...Rxe4 fuerza el mate en 5, que termina con 5...Th3#: la torre de h3 da jaque al rey de h1 y el rey de f2 controla sus salidas.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-cal-visualizacion-5-2',
    nivel: 5,
    fen: '6k1/1r4p1/2R5/2B1PP1p/p2P3b/P2r4/6PK/8 b - - 1 42',
    linea: '1...Ag3+ 2.Rh3 Tb1 3.Tc8+ Rh7 4.Th8+ Rxh8 5.e6 Th1#',
    pista: 'Sin mover las piezas, sigue la variante de 5 jugadas y di dónde queda cada pieza al final.',
    explicacion:
      '1...Ag3+ fuerza el mate en 5, que termina con 5...Th1#: la torre de h1 da jaque al rey de h3 y la torre de d3, el peón de h5 y el alfil de g3 controlan sus salidas.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-cal-visualizacion-5-3',
    nivel: 5,
    fen: '1rr5/2qb2p1/p6p/2k5/4Q2P/Pp2P1P1/5P2/2R3K1 b - - 3 34',
    linea: '1...Rb6 2.Txc7 Txc7 3.De5 Rb7 4.Rh2 Tc2',
    pista: 'Sin mover las piezas, sigue la variante de 4 jugadas y di dónde queda cada pieza al final.',
    explicacion:
      '1...Rb6 no captura ni da jaque, pero el rey se coloca en b6; contra 2.Txc7 sigue 2...Txc7. En cambio, 1...Rd6 permite 2.Df4+ y la ventaja es mucho menor.',
    prueba: { margen: 185 },
  },
  {
    id: 'aj-cal-visualizacion-5-4',
    nivel: 5,
    fen: '3r4/kpp3RP/8/4p3/4N3/4PPK1/pb4P1/2r2B1R w - - 0 37',
    linea: '1.Tg8 Txg8+ 2.hxg8=D a1=D 3.Th8 Txf1 4.Db8+ Rb6 5.Th6+',
    pista: 'Sin mover las piezas, sigue la variante de 5 jugadas y di dónde queda cada pieza al final.',
    explicacion:
      '1.Tg8 prepara la coronación: el peón de h7 corona en g8 con 2.hxg8=D y nadie puede impedirlo. En cambio, 1.Ac4 permite 1...a1=D y no pasa de la igualdad.',
    prueba: { margen: 466 },
  },
  {
    id: 'aj-cal-visualizacion-6-1',
    nivel: 6,
    fen: '4r1k1/p5pp/1p2r3/1R1p1p1q/P1pP4/B1P1PP1n/2Q3P1/4RK2 b - - 5 31',
    linea: '1...Cf4 2.Df2 Cd3 3.Ac1 Cxf2',
    pista: 'Sin mover las piezas, sigue la variante de 3 jugadas y di dónde queda cada pieza al final.',
    explicacion:
      'Tras 1...Cf4 2.Df2, el caballo llega a d3 y ataca a la vez a la dama de f2 y a la torre de e1: la siguiente jugada captura en f2. Las negras ganan una dama por un caballo.',
    prueba: { margen: 287 },
  },
  {
    id: 'aj-cal-visualizacion-6-2',
    nivel: 6,
    fen: 'rn4k1/pp4bp/2qp2p1/2pb1pN1/5B2/2P5/P1B2PPP/R2Q2K1 w - - 2 20',
    linea: '1.Aa4 b5 2.Axb5 Db7 3.Tb1 Ad4 4.cxd4',
    pista: 'Sin mover las piezas, sigue la variante de 4 jugadas y di dónde queda cada pieza al final.',
    explicacion:
      '1.Aa4 no captura ni da jaque, pero el alfil se coloca en a4 y ataca a la dama de c6; contra 1...b5 sigue 2.Axb5. Las blancas ganan un alfil y un peón.',
    prueba: { margen: 228 },
  },
  {
    id: 'aj-cal-visualizacion-6-3',
    nivel: 6,
    fen: 'r2q3r/1b1nbk2/pp4p1/3Ppp2/Q2p4/3P1BPp/PP1B1P1P/3RR2K b - - 0 27',
    linea: '1...Cc5 2.Dc4 b5 3.Dxc5 Axc5',
    pista: 'Sin mover las piezas, sigue la variante de 3 jugadas y di dónde queda cada pieza al final.',
    explicacion:
      'Lo automático es recapturar en d5, pero antes 1...Cc5 con amenaza sobre la dama de a4 mejora la situación y las negras obtienen más que con la simple recaptura. Las negras ganan una dama por un caballo.',
    prueba: { margen: 234 },
  },
];
