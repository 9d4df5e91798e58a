import type { PosicionVerificada } from '../chess-topic.ts';

export const ajCalRutina: readonly PosicionVerificada[] = [
  {
    id: 'aj-cal-rutina-1-1',
    nivel: 1,
    fen: '2N3k1/3r1ppp/2p1p3/2p4Q/R1PrP3/q1P5/PPP5/1K1R4 b - - 0 1',
    linea: '1...Txd1+ 2.Dxd1 Txd1#',
    pista: 'Antes de elegir: ¿qué amenaza la última jugada de las blancas?',
    explicacion:
      'Primer paso: las blancas amenazan tomar la torre de d4. Pero al repasar tus jaques aparece algo mejor que defenderla: 1...Txd1+ 2.Dxd1 Txd1 es mate del pasillo, porque los peones de a2, b2 y c2 encierran a su rey.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-cal-rutina-1-2',
    nivel: 1,
    fen: 'rn3rk1/3n2bp/3pp1p1/1bp5/1q2P2P/5N2/PPQB1PP1/1R2KB1R w K - 0 18',
    linea: '1.Axb4 Axf1 2.Rxf1',
    pista: 'Antes de elegir: ¿qué amenaza la última jugada de las negras?',
    explicacion:
      'Al mirar qué hay en el tablero se ve que la dama de b4 está en la diagonal del alfil de d2, sin defensa. 1.Axb4 la gana; las negras solo recuperan un alfil con 1...Axf1. Seguir con el plan 1.h5 permite 1...Da4 y la ocasión se pierde.',
    prueba: { margen: 433 },
  },
  {
    id: 'aj-cal-rutina-1-3',
    nivel: 1,
    fen: '2n3rk/5ppp/1rp1pB2/2pp4/1Q6/NRqbP3/P4PPP/6K1 w - - 0 1',
    linea: '1.Dxc3 Txb3 2.axb3 gxf6 3.Dxd3',
    pista: 'Antes de elegir: ¿qué amenaza la última jugada de las negras?',
    explicacion:
      'Las negras amenazan mate empezando por ...Dc1. La mejor defensa es una captura: la dama de b4 toma la de c3, que nadie defiende, y la amenaza desaparece. Tras los cambios las blancas conservan una dama de más.',
    prueba: { margen: 565 },
  },
  {
    id: 'aj-cal-rutina-1-4',
    nivel: 1,
    fen: '6rk/5ppp/8/2ppr1q1/3Q4/P3n2N/PPP5/2KR2B1 w - - 0 1',
    linea: '1.Cxg5 Txg5 2.Dxe3 Txg1 3.Txg1',
    pista: 'Antes de elegir: ¿qué amenaza la última jugada de las negras?',
    explicacion:
      'Las negras amenazan ...cxd4, pero las blancas mueven primero: 1.Cxg5 toma la dama. Si la torre recaptura en g5, deja de defender e3 y la dama se lleva ese caballo y se pone a salvo.',
    prueba: { margen: 624 },
  },
  {
    id: 'aj-cal-rutina-1-5',
    nivel: 1,
    fen: '6k1/1n2Bppp/p7/2p1p3/3PQ3/1P5P/2R2PP1/1q1rR1K1 b - - 0 1',
    linea: '1...Txe1+ 2.Dxe1 Dxe1+',
    pista: 'Antes de elegir: ¿qué amenaza la última jugada de las blancas?',
    explicacion:
      'Las blancas amenazan tomar la torre de d1. Contando sobre e1, las negras atacan con torre y dama y solo defiende la dama de e4: 1...Txe1+ 2.Dxe1 Dxe1+ gana la dama.',
    prueba: { margen: 658 },
  },
  {
    id: 'aj-cal-rutina-1-6',
    nivel: 1,
    fen: 'rnbqkb1r/ppp2pPp/8/4p3/2P5/1Q6/PP1B1PPP/R3KBNR b KQkq - 0 8',
    linea: '1...Axg7',
    pista: 'Antes de elegir: ¿qué amenaza la última jugada de las blancas?',
    explicacion:
      'La amenaza es grande: el peón de g7 toma la torre de h8 y corona. El alfil de f8 captura ese peón, la amenaza desaparece y las negras quedan con una pieza más en juego y sin peligro.',
    prueba: { margen: 325 },
  },
  {
    id: 'aj-cal-rutina-2-1',
    nivel: 2,
    fen: '2r3k1/1p3p2/pN2p2p/Pb1p4/3q4/1Q4PP/2P2P2/4R1K1 b - - 1 37',
    linea: '1...Tc3 2.h4 Txb3',
    pista: 'Antes de elegir: ¿qué amenaza la última jugada de las blancas?',
    explicacion:
      'Las blancas amenazan tomar la torre de c8, pero hay algo mejor que retirarla: en c3 la torre ataca la dama de b3, que no puede capturarla sin que la dama negra recapture. La dama blanca no tiene una salida buena y se cambia por la torre.',
    prueba: { margen: 195 },
  },
  {
    id: 'aj-cal-rutina-2-2',
    nivel: 2,
    fen: '2k5/p5R1/2N1p3/6p1/3K4/2p3n1/2P5/8 b - - 0 63',
    linea: '1...Cf5+ 2.Re5 Cxg7',
    pista: 'Antes de elegir: ¿qué amenaza la última jugada de las blancas?',
    explicacion:
      'Las blancas amenazan 2.Cxa7+ y seguir comiendo. Al repasar los jaques propios aparece 1...Cf5+: el caballo ataca a la vez el rey de d4 y la torre de g7, que se pierde.',
    prueba: { margen: 263 },
  },
  {
    id: 'aj-cal-rutina-2-3',
    nivel: 2,
    fen: '2rq2rk/5ppp/2p2Q2/4p3/4Pn1B/P2P2P1/P4P1P/2N2RK1 w - - 0 1',
    linea: '1.Dxd8 Tgxd8 2.Axd8 Txd8 3.gxf4',
    pista: 'Antes de elegir: ¿qué amenaza la última jugada de las negras?',
    explicacion:
      'La dama de f6 está atacada por el peón de g7. Al tomar en d8 se salva con ganancia, porque detrás está el alfil de h4: tras 1...Tgxd8 2.Axd8 Txd8 3.gxf4 las blancas han ganado una torre por un peón.',
    prueba: { margen: 257 },
  },
  {
    id: 'aj-cal-rutina-2-4',
    nivel: 2,
    fen: '4qrk1/rp3pp1/p3b3/4b2n/P1pp4/2N1B2P/1P1Q1PP1/R1R3K1 w - - 2 22',
    linea: '1.Axd4 Axd4 2.Dxd4',
    pista: 'Antes de elegir: ¿qué amenaza la última jugada de las negras?',
    explicacion:
      'Las negras amenazan capturar el alfil de e3 con dxe3; la única defensa de las blancas es 1.Axd4, que elimina el peón de d4. Las blancas ganan un peón.',
    prueba: { margen: 175 },
  },
  {
    id: 'aj-cal-rutina-2-5',
    nivel: 2,
    fen: '4kb1r/1p3pp1/p1npb2p/4p2P/2P1P1n1/PN5P/1P1BBP2/R4RK1 b k - 0 20',
    linea: '1...Cf6',
    pista: 'Antes de elegir: ¿qué amenaza la última jugada de las blancas?',
    explicacion:
      'El peón de h3 ataca el caballo de g4. Volver a f6 lo salva y ataca el peón de e4. Sacrificarlo en f2 no tiene continuación: tras 2.Rxf2 no hay más jaques.',
    prueba: { margen: 252 },
  },
  {
    id: 'aj-cal-rutina-2-6',
    nivel: 2,
    fen: '2R5/4brpk/p3P3/1p1R1p2/1P3P1p/P1NK4/3N1q2/8 b - - 0 44',
    linea: '1...Tf6',
    pista: 'Antes de elegir: ¿qué amenaza la última jugada de las blancas?',
    explicacion:
      'Las blancas amenazan capturar la torre de f7 con exf7, pero hay respuesta: la torre de f7 está en peligro; 1...Tf6 la lleva a f6, donde está segura. En cambio, 1...Dg3+ permite 2.Rc2 y la ventaja es mucho menor.',
    prueba: { margen: 81 },
  },
  {
    id: 'aj-cal-rutina-3-1',
    nivel: 3,
    fen: 'rnb1kbnr/ppp3pp/5p2/8/1PP5/8/Pq1P1NPP/RN1QKB1R w KQkq - 0 9',
    linea: '1.Cc3',
    pista: 'Antes de elegir: la dama negra de b2 ataca algo. ¿Puedes defenderlo sin entregar otra pieza?',
    explicacion:
      'La rutina empieza por la amenaza: la dama de b2 ataca la torre de a1, que el caballo de b1 deja sin defensa. 1.Cc3 abre la primera fila y la dama de d1 la defiende; además prepara Cb5. Las blancas siguen con desventaja, pero 1.Ca3 Dxa3 entrega una pieza.',
    prueba: { margen: 289 },
  },
  {
    id: 'aj-cal-rutina-3-2',
    nivel: 3,
    fen: '2rr2k1/3bppbp/p1np1np1/qp6/4P1PP/PNN1BP2/1PPQB3/2KR3R b - - 2 15',
    linea: '1...Dc7',
    pista: 'Antes de elegir: ¿qué ataca el caballo de b3?',
    explicacion:
      'El caballo de b3 ataca la dama de a5. 1...Dc7 la retira a una casilla segura desde la que apoya el avance b4. El contragolpe 1...Cxe4 2.Cxe4 Dxd2+ 3.Txd2 parece atractivo, pero deja pieza por un peón y las negras quedan peor.',
    prueba: { margen: 122 },
  },
  {
    id: 'aj-cal-rutina-3-3',
    nivel: 3,
    fen: 'r1bq1rk1/ppp2p1p/8/4p3/nBP5/4QNP1/Pb3P1P/3RKB1R b K - 1 14',
    linea: '1...Df6',
    pista: 'Antes de elegir: ¿qué atacan la torre de d1 y el alfil de b4?',
    explicacion:
      'Hay dos amenazas: la torre de d1 ataca a la dama y el alfil de b4, a la torre de f8. 1...Df6 salva la dama con actividad; si 2.Axf8, 2...Ac3+ intercala un jaque antes de recapturar y las negras mantienen el equilibrio. Con 1...Ad7 2.Dh6 el rey queda en peligro.',
    prueba: { margen: 128 },
  },
  {
    id: 'aj-cal-rutina-3-4',
    nivel: 3,
    fen: '4r1k1/5pBp/pqpr2p1/5b2/7P/2Q5/PPP1B1P1/1R2K2R w K - 4 25',
    linea: '1.Ah6',
    pista: 'Antes de elegir: ¿qué pasará en la columna e si las negras suman la otra torre? Busca una amenaza mayor.',
    explicacion:
      'Las negras quieren doblar torres contra el alfil clavado de e2. 1.Ah6 responde con una amenaza de mate en g7, y así las blancas ganan el tiempo para sacar el rey de la columna. Con 1.Rf1 se permite 1...Te3, que ataca a la dama y toma la iniciativa.',
    prueba: { margen: 228 },
  },
  {
    id: 'aj-cal-rutina-3-5',
    nivel: 3,
    fen: '3r1rk1/pp3pbp/1qn2np1/4p3/Q1P5/4PBP1/3N1P1P/1RB2RK1 b - - 4 20',
    linea: '1...Dc7 2.Ce4 Cxe4',
    pista: 'Antes de elegir: ¿qué ataca la torre de b1, y qué más caería si la dama se va a cualquier sitio?',
    explicacion:
      'La torre de b1 ataca a la dama y, detrás, el peón de b7. 1...Dc7 es la retirada que cuida b7 y c6 a la vez. Con 1...Dc5 la dama está segura, pero 2.Txb7 se lleva el peón; y 1...Da5 permite 2.Axc6.',
    prueba: { margen: 136 },
  },
  {
    id: 'aj-cal-rutina-3-6',
    nivel: 3,
    fen: '2r1r1k1/3n1p2/3R2p1/1p2p1Qp/8/2P2P2/qP1N2PP/3R1K2 b - - 1 29',
    linea: '1...Cc5',
    pista: 'Antes de elegir: ¿qué piezas atacan tu caballo de d7 y desde dónde sería útil?',
    explicacion:
      'Las torres blancas atacan el caballo de d7. 1...Cc5 lo salva en una casilla activa, y hay que prever el sacrificio 2.Rg1 Dxb2 3.Txg6+ fxg6 4.Dxg6+, que solo da jaque perpetuo. Con 1...Cf8 2.Ce4 el caballo blanco llega a f6 con ataque.',
    prueba: { margen: 90 },
  },
  {
    id: 'aj-cal-rutina-4-1',
    nivel: 4,
    fen: 'R7/2k4P/2n1P3/8/pr6/5KP1/5N2/4r3 b - - 0 58',
    linea: '1...Ce5+ 2.Rg2 Cg6',
    pista: 'Antes de elegir: el peón de h7 amenaza coronar. ¿Qué jaque acerca tu caballo a h8?',
    explicacion:
      'Lo primero es ver la amenaza: h8=D. Ninguna torre llega a tiempo, pero el caballo sí, con un jaque intermedio: 1...Ce5+ 2.Rg2 Cg6 y controla h8. La defensa pasiva 1...Tb8 2.Txb8 deja coronar.',
    prueba: { margen: 255 },
  },
  {
    id: 'aj-cal-rutina-4-2',
    nivel: 4,
    fen: '4r1k1/pp3p1p/6p1/1N1B2q1/PPn5/6P1/4PP1P/2RR2K1 b - - 0 24',
    linea: '1...Cb2',
    pista: 'Antes de elegir: tu caballo de c4 está atacado. ¿Qué retirada no permite el golpe en f7?',
    explicacion:
      'El caballo de c4 está atacado por el alfil y la torre. La retirada natural 1...Cb6 permite 2.Axf7+ Rxf7 3.Cd6+, que gana la calidad con una horquilla. 1...Cb2 lo evita y además ataca la torre de d1.',
    prueba: { margen: 68 },
  },
  {
    id: 'aj-cal-rutina-4-3',
    nivel: 4,
    fen: '5bk1/R5p1/1p6/2N4p/2P2PnP/1P2r1PK/P7/4B3 w - - 1 35',
    linea: '1.Rg2',
    pista: 'Antes de elegir: ¿qué amenaza la torre de e3 y qué pasa con el caballo de g4 si tu rey se mueve?',
    explicacion:
      'Las negras atacan el alfil de e1 y el caballo de c5, y no se puede defender todo. 1.Rg2 sale de los jaques de caballo; tras 1...Axc5 2.b4 Txe1 3.bxc5 las blancas pierden una pieza, pero sus peones del flanco dan lucha. Con 1.Af2 Cxf2+ se pierde lo mismo y con jaque.',
    prueba: { margen: 61 },
  },
  {
    id: 'aj-cal-rutina-4-4',
    nivel: 4,
    fen: '8/2pb1r1k/4p1pP/p3Q3/P1BPP2K/5p2/1PPq4/5R2 w - - 3 39',
    linea: '1.Txf3',
    pista: 'Antes de elegir: ¿qué entrada de la dama negra apoya el peón de f3?',
    explicacion:
      'El peón de f3 apoya la entrada de la dama en g2 con ataque de mate. 1.Txf3 lo elimina y abre la columna contra la torre de f7; si 1...De1+ 2.Tg3 el rey aguanta, y con 1...g5+ 2.Rg3 hay jaques, pero no más. Con 1.Tg1 f2 el peón decide.',
    prueba: { margen: 129 },
  },
  {
    id: 'aj-cal-rutina-4-5',
    nivel: 4,
    fen: '7k/5rp1/pQ5p/P4p2/2p1qP2/2R1nNP1/4P2P/7K b - - 1 41',
    linea: '1...Cd5 2.Dd8+ Rh7',
    pista: 'Antes de elegir: tu caballo de e3 está atacado. Busca una casilla central que ataque algo.',
    explicacion:
      'La torre de c3 ataca el caballo de e3. 1...Cd5 lo centraliza con ataque a la dama de b6 y a la torre de c3 a la vez. Tras el jaque 2.Dd8+ Rh7 las blancas tienen que retirar la torre y el peón de c4 avanza. Con 1...Te7 el caballo sigue expuesto y 2.Dxa6 recupera un peón.',
    prueba: { margen: 98 },
  },
  {
    id: 'aj-cal-rutina-4-6',
    nivel: 4,
    fen: '1k1rqr2/1ppb2pp/1bnp1n2/5P2/pPBP2PN/P1P2Q1P/3B1P2/R3R2K b - - 0 24',
    linea: '1...Ce5',
    pista: 'Antes de elegir: la torre de e1 ataca tu dama. ¿Qué interposición abre también la gran diagonal?',
    explicacion:
      'La torre de e1 ataca a la dama de e8. En lugar de retirarla, 1...Ce5 se interpone atacando a la dama de f3 y al alfil de c4, y deja libre la casilla c6 para el alfil. Si 2.dxe5 Ac6, la dama blanca queda clavada contra el rey de h1 y las negras recuperan más de lo entregado.',
    prueba: { margen: 76 },
  },
];
