import type { PosicionVerificada } from '../chess-topic.ts';

export const ajTacPatrones: readonly PosicionVerificada[] = [
  {
    id: 'aj-tac-patrones-0-1',
    nivel: 0,
    fen: '6k1/pp3ppp/8/8/8/2P5/r4PPP/3R2K1 w - - 0 1',
    linea: '1.Td8#',
    pista: 'Los tres peones del enroque negro siguen sin mover: el rey no tiene aire.',
    explicacion:
      'Mate del pasillo: la torre llega a la octava fila y da jaque. Los peones de f7, g7 y h7 encierran a su propio rey, y la torre de a2 no puede tapar ni capturar.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-tac-patrones-0-2',
    nivel: 0,
    fen: '6k1/1R3ppp/8/8/1P6/r7/5PPP/6K1 b - - 0 1',
    linea: '1...Ta1#',
    pista: 'Los dos reyes están encerrados por sus peones, pero es tu turno.',
    explicacion:
      'Mate del pasillo: la torre baja a la primera fila y los peones de f2, g2 y h2 no dejan salir al rey. La torre de b7 no puede volver a tapar, porque su peón de b4 le corta la columna.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-tac-patrones-0-3',
    nivel: 0,
    fen: 'r4rk1/pp3p1p/2p2PpQ/8/3P4/2P5/q4PPP/5RK1 w - - 0 1',
    linea: '1.Dg7#',
    pista: 'El peón de f6 protege una casilla pegada al rey negro.',
    explicacion:
      'Beso de la muerte: la dama se pega al rey en g7 y el peón de f6 la protege, así que el rey no puede capturarla. Tampoco puede huir: la dama controla h8 y las demás casillas las ocupan sus propias piezas.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-tac-patrones-0-4',
    nivel: 0,
    fen: 'r1bq1rk1/pp1nbppp/2p1p3/3p3Q/3P4/2PB1N2/PP3PPP/R1B2RK1 w - - 0 1',
    linea: '1.Dxh7#',
    pista: 'La dama y el alfil de d3 miran a la misma casilla del enroque.',
    explicacion:
      'Beso de la muerte: la dama toma en h7 pegada al rey, protegida por el alfil de d3. El rey no puede capturarla ni huir, porque h8 está controlada y f8 la ocupa su torre. Un caballo negro en f6 lo habría evitado.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-tac-patrones-0-5',
    nivel: 0,
    fen: 'r4rk1/1bp2ppp/pp4q1/8/8/2N1Q3/PPP2PPP/R4RK1 b - - 0 1',
    linea: '1...Dxg2#',
    pista: 'El alfil de b7 recorre toda la gran diagonal: ¿qué casilla junto al rey blanco protege?',
    explicacion:
      'Beso de la muerte: la dama toma en g2 protegida por el alfil de b7, desde el otro extremo de la diagonal. El rey no puede capturarla ni huir: la dama controla h1, y f1, f2 y h2 las ocupan sus propias piezas.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-tac-patrones-0-6',
    nivel: 0,
    fen: '6k1/1R6/6p1/8/4n3/8/5PPP/R5K1 w - - 0 1',
    linea: '1.Ta8#',
    pista: 'Una torre ya le cierra al rey la séptima fila. ¿Qué le falta cerrar a la otra?',
    explicacion:
      'Mate de la escalera con dos torres: la de b7 controla toda la séptima fila y la otra da jaque en la octava. El caballo de e4 no llega a tapar.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-tac-patrones-0-7',
    nivel: 0,
    fen: '6rk/pp4pp/2p5/6N1/8/1P6/P1q2PPP/6K1 w - - 0 1',
    linea: '1.Cf7#',
    pista: 'El rey negro está rodeado por sus propias piezas: solo un jaque que salte por encima llega hasta él.',
    explicacion:
      'Mate de la coz: el caballo da jaque desde f7 y no se puede tapar. La torre de g8 y los peones de g7 y h7 ocupan todas las casillas de su rey, y nadie puede capturar el caballo.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-tac-patrones-0-8',
    nivel: 0,
    fen: '7k/R7/5N1p/8/8/1r4P1/5P1P/6K1 w - - 0 1',
    linea: '1.Th7#',
    pista: 'El caballo le quita g8 al rey y protege otra casilla pegada a él.',
    explicacion:
      'Mate árabe: la torre da jaque pegada al rey en h7, protegida por el caballo de f6, que además controla g8. La torre controla g7: no queda salida.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-tac-patrones-1-1',
    nivel: 1,
    fen: 'bk2N2r/1pp1B1q1/p1R1p3/8/rQ6/4P3/3n1PPP/5RK1 b - - 0 1',
    linea: '1...Cf3+ 2.Rh1 Txh2#',
    pista: 'El dibujo final es el mate árabe: imagina dónde acaba el rey de g1.',
    explicacion:
      '1...Cf3+ fuerza el mate en 2, que termina con 2...Txh2# (mate árabe): la torre de h2 da mate al rey de h1, defendida por el caballo de f3, que además le quita la fuga.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-patrones-1-2',
    nivel: 1,
    fen: '7k/1p3pp1/3ppr1p/4p3/2R3nR/8/5BPP/r4R1K b - - 0 1',
    linea: '1...Txf1+ 2.Ag1 Cf2#',
    pista: 'El dibujo final es el mate de la coz: imagina dónde acaba el rey de h1.',
    explicacion:
      '1...Txf1+ fuerza el mate en 2, que termina con 2...Cf2# (mate de la coz): sus propias piezas de g1, g2 y h2 ahogan al rey de h1 y el caballo de f2 le da mate.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-patrones-1-3',
    nivel: 1,
    fen: '6k1/p3rppp/1p1pp3/3p1b1q/2RP4/1N6/PPP3Q1/1K1R4 w - - 0 1',
    linea: '1.Tc8+ Te8 2.Txe8#',
    pista: 'El dibujo final es el mate del pasillo: imagina dónde acaba el rey de g8.',
    explicacion:
      '1.Tc8+ fuerza el mate en 2, que termina con 2.Txe8# (mate del pasillo): el rey de g8 está encerrado por sus propias piezas de f7, g7 y h7 y la torre de e8 da mate por la octava fila.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-patrones-1-4',
    nivel: 1,
    fen: '6rk/5ppp/4p2N/2pp4/1n2q2B/rPP1bR2/PPP5/1K1R1Q2 b - - 0 1',
    linea: '1...Dxc2+ 2.Ra1 Txa2#',
    pista: 'El dibujo final es el mate árabe: imagina dónde acaba el rey de b1.',
    explicacion:
      '1...Dxc2+ fuerza el mate en 2, que termina con 2...Txa2# (mate árabe): la torre de a2 da mate al rey de a1, defendida por el caballo de b4, que además le quita la fuga.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-patrones-1-5',
    nivel: 1,
    fen: '2kr4/ppp5/1ppR4/7B/1r2n2R/4P1P1/2r2P1P/5RK1 w - - 0 1',
    linea: '1.Ag4+ Td7 2.Th8#',
    pista: 'El dibujo final es el mate del pasillo: imagina dónde acaba el rey de c8.',
    explicacion:
      '1.Ag4+ fuerza el mate en 2, que termina con 2.Th8# (mate del pasillo): el rey de c8 está encerrado por sus propias piezas de b7, c7 y d7 y la torre de h8 da mate por la octava fila.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-patrones-1-6',
    nivel: 1,
    fen: '2R2rk1/1p3ppp/2p5/3p4/2r1N1R1/PPPPP3/P3rPPP/b4RK1 w - - 0 1',
    linea: '1.Cf6+ Rh8 2.Txf8#',
    pista: 'El dibujo final es el mate del pasillo: imagina dónde acaba el rey de g8.',
    explicacion:
      '1.Cf6+ fuerza el mate en 2, que termina con 2.Txf8# (mate del pasillo): el rey de h8 está encerrado por sus propias piezas de g7 y h7 y la torre de f8 da mate por la octava fila.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-patrones-2-1',
    nivel: 2,
    fen: '2kr4/ppp5/1R6/8/4Pn2/Q1PPP3/P3qPPP/3rB1RK b - - 0 1',
    linea: '1...Dxe1 2.Txe1 Txe1#',
    pista: 'El dibujo final es el mate del pasillo: imagina dónde acaba el rey de h1.',
    explicacion:
      '1...Dxe1 fuerza el mate en 2, que termina con 2...Txe1# (mate del pasillo): el rey de h1 está encerrado por sus propias piezas de g2 y h2 y la torre de e1 da mate por la primera fila.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-patrones-2-2',
    nivel: 2,
    fen: '5r1k/6pp/p7/8/Q3P3/3qP3/1P4PP/2r2RRK b - - 0 1',
    linea: '1...Dxf1 2.Dd1 Txd1 3.Txf1 Tdxf1#',
    pista: 'El dibujo final es el mate del pasillo: imagina dónde acaba el rey de h1.',
    explicacion:
      '1...Dxf1 fuerza el mate en 3, que termina con 3...Tdxf1# (mate del pasillo): el rey de h1 está encerrado por sus propias piezas de g2 y h2 y la torre de f1 da mate por la primera fila.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-tac-patrones-2-3',
    nivel: 2,
    fen: 'r4r2/5ppk/4p2p/4p1Q1/6R1/1P2P3/5PPP/2q3RK b - - 0 1',
    linea: '1...Dxg1+ 2.Rxg1 Ta1#',
    pista: 'El dibujo final es el mate del pasillo: imagina dónde acaba el rey de h1.',
    explicacion:
      '1...Dxg1+ fuerza el mate en 2, que termina con 2...Ta1# (mate del pasillo): el rey de g1 está encerrado por sus propias piezas de f2, g2 y h2 y la torre de a1 da mate por la primera fila.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-patrones-2-4',
    nivel: 2,
    fen: '7k/p4pp1/np1ppB1p/4pN1q/2P1P1R1/PP1P1Q1r/PPP5/bK5R b - - 0 1',
    linea: '1...Txh1+ 2.Dxh1 Dxh1+ 3.Tg1 Dxg1#',
    pista: 'El dibujo final es el mate del pasillo: imagina dónde acaba el rey de b1.',
    explicacion:
      '1...Txh1+ fuerza el mate en 3, que termina con 3...Dxg1# (mate del pasillo): el rey de b1 está encerrado por sus propias piezas de a2, b2 y c2 y la dama de g1 da mate por la primera fila.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-tac-patrones-2-5',
    nivel: 2,
    fen: '5r1k/1p4pp/R4b2/Q3p2r/4N3/8/4nPPP/2q1B1RK b - - 0 1',
    linea: '1...Txh2+ 2.Rxh2 Dh6#',
    pista: 'El dibujo final es el mate de Anastasia: imagina dónde acaba el rey de h1.',
    explicacion:
      '1...Txh2+ fuerza el mate en 2, que termina con 2...Dh6# (mate de Anastasia): el caballo de e2 quita las fugas al rey de h2 y la dama de h6 da mate por la columna del borde.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-patrones-2-6',
    nivel: 2,
    fen: '5r2/5ppk/3r3p/3nR2q/2P2Q2/PP6/PPP5/1K3N1R b - - 0 1',
    linea: '1...Cxf4 2.Td5 Dd1+ 3.Txd1 Txd1#',
    pista: 'El dibujo final es el mate del pasillo: imagina dónde acaba el rey de b1.',
    explicacion:
      '1...Cxf4 fuerza el mate en 3, que termina con 3...Txd1# (mate del pasillo): el rey de b1 está encerrado por sus propias piezas de a2, b2 y c2 y la torre de d1 da mate por la primera fila.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-tac-patrones-3-1',
    nivel: 3,
    fen: '1r4k1/p2Q1ppp/B1p5/2p5/8/P1P5/PPP2qN1/1K1R3n w - - 0 1',
    linea: '1.Dd8+ Txd8 2.Txd8#',
    pista: 'El rey de g8 no tiene aire. ¿Cuál es la única pieza que cuida la octava fila y cómo la quitas de en medio?',
    explicacion:
      'Es el mate del pasillo: los peones de f7, g7 y h7 encierran al rey y solo la torre de b8 cuida la octava fila. 1.Dd8+ la obliga a tomar y, al dejar b8, ya nadie defiende d8: 2.Txd8# con la torre que estaba detrás de la dama.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-patrones-3-2',
    nivel: 3,
    fen: '6rk/5ppp/5R2/8/1r2Pn2/P2R4/P2B1PPP/1r4RK b - - 0 1',
    linea: '1...Txg1+ 2.Rxg1 Tb1+ 3.Ac1 Txc1+ 4.Td1 Txd1#',
    pista: 'Una sola torre blanca cuida la primera fila. ¿Cómo la quitas y cómo llega tu segunda torre?',
    explicacion:
      'La torre de g1 es la única que sostiene la primera fila; 1...Txg1+ la elimina y pone al rey en g1, detrás de sus peones. La otra torre llega con 2...Tb1+ y las piezas que se interponen en c1 y d1 van cayendo con jaque porque nadie las defiende: es el mate del pasillo.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-patrones-3-3',
    nivel: 3,
    fen: '1R4rk/R4ppp/pp1p4/4r1b1/1r2P3/P6N/5PPP/6K1 w - - 0 1',
    linea: '1.Txg8+ Rxg8 2.Ta8+ Ad8 3.Txd8+ Te8 4.Txe8#',
    pista:
      'El rey de h8 no tiene aire y su torre de g8 es la única guardiana. Cuenta qué piezas podrían interponerse después.',
    explicacion:
      '1.Txg8+ cambia a la guardiana de la octava fila y la segunda torre entra con 2.Ta8+. Las interposiciones 2...Ad8 y 3...Te8 solo alargan la línea, porque la torre las toma con jaque: mate del pasillo. Hay que verlo entero, pues otra jugada pierde: las negras tienen mucho material de más.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-patrones-3-4',
    nivel: 3,
    fen: '2kr2B1/pppR4/p1p1Qn2/8/1r6/3P4/5PPP/5qRK b - - 0 1',
    linea: '1...Dxg1+ 2.Rxg1 Tb1+ 3.De1 Txe1#',
    pista: 'Tu dama está atacada, pero el rey de h1 no tiene aire. ¿Qué torre puede llegar a la primera fila?',
    explicacion:
      'La dama se entrega por la torre de g1, que es la única defensora de la primera fila: 1...Dxg1+ 2.Rxg1 Tb1+. El rey sigue encerrado por f2, g2 y h2, y la dama blanca solo puede interponerse una vez: 3.De1 Txe1#.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-tac-patrones-3-5',
    nivel: 3,
    fen: '5r1k/5qpp/2pp4/2R1p3/2PP4/1n6/2QbN1PP/5R1K b - - 0 1',
    linea: '1...Dxf1+ 2.Cg1 Ae3 3.Dc1 Cxc1 4.dxe5 Dxg1#',
    pista: 'El caballo de e2 tendrá que cubrir al rey. ¿Qué pieza puede atacarlo cuando quede clavado en g1?',
    explicacion:
      'Tras 1...Dxf1+ 2.Cg1 el caballo queda clavado en la primera fila y el rey no tiene aire por los peones de g2 y h2. La jugada tranquila 2...Ae3 ataca g1 por segunda vez y amenaza 3...Dxg1#; la dama blanca solo puede entregarse para retrasarlo, y por eso es un mate del pasillo con refuerzo del alfil.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-patrones-3-6',
    nivel: 3,
    fen: '2r5/1pq3kp/p2RQ1p1/6r1/6P1/5P2/PPP4P/1K5R b - - 0 22',
    linea: '1...Dxc2+ 2.Ra1 Dc1+ 3.Txc1 Txc1#',
    pista: 'El rey blanco acabará en la esquina, detrás de a2 y b2. ¿Qué torre defiende la primera fila desde lejos?',
    explicacion:
      '1...Dxc2+, con la dama apoyada por la torre de c8, manda al rey a a1, donde lo encierran a2 y b2. La torre de h1 todavía defiende la primera fila, así que 2...Dc1+ la obliga a tomar y 3...Txc1# da el mate del pasillo.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-tac-patrones-4-1',
    nivel: 4,
    fen: '2Q3rk/p1r2ppp/8/3R4/1B2P2q/6n1/PPP5/2KR4 w - - 0 1',
    linea: '1.Dxg8+ Rxg8 2.Td8+ Dxd8 3.Txd8#',
    pista:
      'Mira las dos torres dobladas en la columna d y cuenta cuántas piezas negras defienden d8 si el rey sale de h8.',
    explicacion:
      '1.Dxg8+ elimina a la torre que guardaba la octava fila y trae al rey a g8. A d8 solo llega la dama de h4, y las blancas tienen dos torres en la columna: 2.Td8+ Dxd8 3.Txd8# es el mate del pasillo. Tomar la torre con 1.Dxc7 gana material, pero deja escapar el mate.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-tac-patrones-4-2',
    nivel: 4,
    fen: '2kr4/ppp5/prp5/R3p3/3P1Bn1/3P2R1/5PPP/4rRK1 b - - 0 1',
    linea: '1...Tbb1 2.Ac1 Tbxc1 3.Txe1 Txe1#',
    pista: 'La torre de f1 sostiene sola la primera fila. En lugar de cambiarla, ¿cómo puedes atacarla con más piezas?',
    explicacion:
      'La torre de f1 está atada a la primera fila: si toma en e1 o deja que la tomen, hay mate. 1...Tbb1 dobla las torres y amenaza 2...Txf1#; si 2.Txe1 Txe1#, y el alfil que se interpone con 2.Ac1 solo retrasa el mate del pasillo. Cambiar enseguida con 1...Txf1+ 2.Rxf1 deja salir al rey.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-tac-patrones-4-3',
    nivel: 4,
    fen: '5Brk/5ppp/R1p1p3/4p3/2r2Q2/1P1PP2P/1q3PPK/3n1R2 w - - 0 1',
    linea: '1.Axg7+ Rxg7 2.Dg5+ Rh8 3.Df6+ Tg7 4.Ta8#',
    pista:
      'La torre de a6 llega con mate a la octava fila si nadie puede cubrir. ¿Qué pieza tiene que quedar inmovilizada?',
    explicacion:
      '1.Axg7+ rompe el enroque. Si 1...Rxg7 2.Dg5+ Rh8 3.Df6+ Tg7, la torre queda clavada en g7 y ya no puede volver a g8: 4.Ta8# es el mate del pasillo. Si 1...Txg7, la misma idea en otro orden: 2.Ta8+ Tg8 3.Df6#.',
    prueba: { mate: 4 },
  },
];
