import type { PosicionVerificada } from '../chess-topic.ts';

export const ajApeTransposiciones: readonly PosicionVerificada[] = [
  {
    id: 'aj-ape-transposiciones-4-1',
    nivel: 4,
    fen: 'r2qk2r/p1p2ppp/5b2/4Nb2/3n1Q2/P1NP2P1/1P2PPKP/R1B4R b kq - 4 15',
    linea: '1...g5',
    pista: 'La dama de f4 defiende al caballo de e5: ¿cómo la desvías con un peón?',
    explicacion:
      'El peón ataca la dama, que debe dejar la defensa de e5 o quedarse en e3. Tras 2.De3 O-O el caballo blanco sigue en la columna e, expuesto a ...Te8, y hay equilibrio. Con 1...c5 2.Cf3 las blancas se consolidan.',
    prueba: { margen: 96 },
  },
  {
    id: 'aj-ape-transposiciones-4-2',
    nivel: 4,
    fen: 'r1b1kb1r/pp1n1pp1/1qn1p3/2ppP2p/3P4/PNPB1N2/1P3PPP/R1BQK2R b KQkq - 2 9',
    linea: '1...c4 2.Ac2 cxb3',
    pista: 'Un peón puede atacar dos piezas a la vez.',
    explicacion:
      'El peón ataca el caballo de b3 y el alfil de d3: una pieza se pierde. Tras 2.Ac2 cxb3 las negras ganan el caballo por un peón. Con 1...cxd4 2.cxd4 la estructura queda normal y se deja pasar la ocasión.',
    prueba: { margen: 96 },
  },
  {
    id: 'aj-ape-transposiciones-4-3',
    nivel: 4,
    fen: 'r2q1rk1/p2b1pbp/2p3p1/2PpQ3/1P2n3/2N2P2/P1P1N1PP/1RB2RK1 w - - 1 15',
    linea: '1.Dxg7+ Rxg7 2.fxe4',
    pista: 'Tu dama está atacada: ¿qué captura te da el mejor cambio?',
    explicacion:
      'La dama captura el alfil y, tras 1...Rxg7 2.fxe4, las blancas tienen tres piezas menores por la dama y un caballo central. La posición es compleja, algo mejor para las negras. Con 1.Df4 Cxc3 se pierde el alfil de c1 sin compensación.',
    prueba: { margen: 86 },
  },
  {
    id: 'aj-ape-transposiciones-4-4',
    nivel: 4,
    fen: 'r1bqkb1r/2p1nppp/p7/2n1P3/p2p4/1B3N2/NPP2PPP/R1BQ1RK1 w kq - 0 12',
    linea: '1.Ac4 Ae6 2.Axe6',
    pista: 'El alfil de b3 está atacado dos veces: ¿qué retirada mantiene la diagonal hacia f7?',
    explicacion:
      'El alfil sigue en su diagonal y no se deja encerrar: si 1...Ae6, 2.Axe6 Cxe6 3.c3 abre el centro con el rey negro en e8. Las entregas 1.Axf7+ y 1.Axa4+ no dan compensación suficiente.',
    prueba: { margen: 108 },
  },
  {
    id: 'aj-ape-transposiciones-4-5',
    nivel: 4,
    fen: 'r1bq1rk1/ppp2ppp/3p1n2/1Nb1P3/3p4/8/PPP1QPPP/R1B1KB1R w KQ - 0 9',
    linea: '1.Ag5',
    pista: 'El peón de e5 ataca tu objetivo en f6: ¿qué clavada refuerza la presión?',
    explicacion:
      'El alfil clava el caballo de f6 y mantiene la tensión: tras 1...dxe5 2.O-O-O las blancas tienen algo de juego por los peones. Están peor, pero con 1.Cxd4 Axd4 2.exf6 Dxf6 pierden b2 y el desarrollo.',
    prueba: { margen: 110 },
  },
  {
    id: 'aj-ape-transposiciones-4-6',
    nivel: 4,
    fen: 'r1b1kb1r/pp1n1ppp/1qp1p3/6N1/2BPN1n1/2P5/PP3PPP/R1BQ1RK1 b kq - 2 9',
    linea: '1...Cdf6',
    pista: '¿Qué sacrificio amenaza el caballo de g5 y qué caballo tuyo debe cubrirlo?',
    explicacion:
      'Las blancas amenazan Cxf7. El caballo de d7 va a f6, defiende al de g4 y ataca al de e4, de modo que tras 2.Df3 Ae7 3.Cxf7 O-O las negras recuperan juego por la columna f. Con 1...Cgf6 2.Cxf7 se pierde la torre de h8.',
    prueba: { margen: 100 },
  },
  {
    id: 'aj-ape-transposiciones-5-1',
    nivel: 5,
    fen: 'r1b2rk1/pp5p/8/B1p1pp2/n1P1N3/6P1/Pb3P1P/3RKB1R w K - 0 19',
    linea: '1.Cd6 b6 2.Cxc8',
    pista: '¿Qué casilla avanzada del caballo no puede atacar ningún peón negro?',
    explicacion:
      'El caballo salta a d6, donde ningún peón puede molestarlo, y ataca b7 y c8. Tras 1...b6 2.Cxc8 se cambia por un alfil y las blancas alivian la defensa; siguen algo peor. Con 1.Cg5 b6 el caballo no tiene objetivos.',
    prueba: { margen: 108 },
  },
  {
    id: 'aj-ape-transposiciones-5-2',
    nivel: 5,
    fen: 'rnb2rk1/pp2q1pp/2pb1n2/2PpppB1/3P4/1P1N2P1/P3PPBP/RN1Q1RK1 b - - 0 11',
    linea: '1...Ac7 2.Cxe5 Axe5 3.dxe5 Dxe5',
    pista: 'El alfil de d6 está atacado: ¿qué retirada conserva el control de e5?',
    explicacion:
      'El alfil se queda en la diagonal de e5: tras 2.Cxe5 Axe5 3.dxe5 Dxe5 las negras recuperan el peón y la posición está equilibrada. Con 1...Axc5 2.Cxc5 e4 la pieza se va por un peón.',
    prueba: { margen: 108 },
  },
  {
    id: 'aj-ape-transposiciones-5-3',
    nivel: 5,
    fen: 'r1b1k2r/pp1nbppp/2p1pq2/3pP3/3P4/2NB1P2/PPP2QPP/R1B1K2R b KQkq - 0 11',
    linea: '1...Dh4 2.Ae3 Dxf2+',
    pista: 'La dama está atacada: ¿puedes salvarla forzando el cambio?',
    explicacion:
      'La dama sale con oferta de cambio: tras 2.Ae3 Dxf2+ 3.Rxf2 el rey blanco pierde el enroque y las negras, sin damas, preparan la ruptura ...f6 contra el centro. El sacrificio 1...Cxe5 2.dxe5 Dxe5+ no da bastante.',
    prueba: { margen: 77 },
  },
  {
    id: 'aj-ape-transposiciones-5-4',
    nivel: 5,
    fen: 'r1b1kb1r/ppp3p1/2n1qn2/7p/Q3P3/2N2N2/PB3PPP/R3K2R w KQ - 4 13',
    linea: '1.O-O',
    pista: 'Compara los dos enroques: ¿en cuál quedaría tu rey en una columna o diagonal abierta?',
    explicacion:
      'El enroque corto pone el rey a salvo y deja la torre lista para el centro; el plan es Cd5, aprovechando que el rey negro sigue en e8. Con el enroque largo, el rey queda sin peón en la columna c y las negras ganan tiempos con ...Ab4 o ...Ad7.',
    prueba: { margen: 78 },
  },
  {
    id: 'aj-ape-transposiciones-5-5',
    nivel: 5,
    fen: '1n1qkbnr/rp3ppp/2p1p3/p7/P1BP2PR/2N1PN2/1P1B1PP1/R2QK3 w Qk - 1 13',
    linea: '1.g5',
    pista: '¿Qué casilla natural necesita el caballo de g8 para desarrollarse?',
    explicacion:
      'El peón quita f6 al caballo de g8, la casilla que necesita para el enroque, y deja a la torre de h4 presionando h7. Tras 1...Ce7 2.Ce5 las blancas atacan con todas las piezas mientras el flanco negro duerme. Con 1.Dc2 las negras tienen tiempo para ...Cf6.',
    prueba: { margen: 69 },
  },
  {
    id: 'aj-ape-transposiciones-5-6',
    nivel: 5,
    fen: 'r3k1nr/pp1b1pp1/1qn1p2p/2bpP3/Q7/2P2N2/PP2BPPP/RNB1K2R w KQkq - 0 9',
    linea: '1.Dh4',
    pista: 'El peón de e5 y la dama de a4 tienen problemas: ¿hacia qué flanco la llevas?',
    explicacion:
      'Las negras amenazan ...Cxe5, con descubierta del alfil de d7 sobre la dama. En h4 la dama sale de esa línea y vigila el flanco de rey; tras 1...g5 2.Dg3 el avance debilita a las negras y hay casi igualdad. Con 1.O-O Cd4 se pierde material.',
    prueba: { margen: 98 },
  },
  {
    id: 'aj-ape-transposiciones-6-1',
    nivel: 6,
    fen: 'r2qkb1r/pp1n1pp1/2p2n1p/6N1/6b1/2P1p2P/PP2PPB1/RNBQ1RK1 w kq - 0 13',
    linea: '1.Cxf7 Rxf7 2.hxg4',
    pista: 'El caballo está atacado: ¿qué captura deja al rey en el centro y recupera el alfil de g4?',
    explicacion:
      'El caballo se cambia por el peón de f7 y el alfil: tras 1...Rxf7 2.hxg4 las blancas recuperan la pieza y el rey negro pierde el enroque. La posición está casi igualada. Con 1.Cf3 Axf3 las negras ganan f2.',
    prueba: { margen: 82 },
  },
  {
    id: 'aj-ape-transposiciones-6-2',
    nivel: 6,
    fen: 'rn1q1rk1/p2pbppp/1p2p3/1B6/3P1n2/P1N1PQ2/1P3PPP/R4RK1 b - - 1 12',
    linea: '1...Cd5 2.Cxd5 exd5',
    pista: 'La dama de f3 ataca dos cosas: ¿qué retirada tapa la gran diagonal?',
    explicacion:
      'La dama ataca el caballo de f4 y la torre de a8. El caballo vuelve a d5 y tapa la diagonal: tras 2.Cxd5 exd5 3.Dxd5 Cc6 se pierde un peón, pero se conserva la pieza de más. Con 1...Dc7 2.exf4 se devuelve la pieza.',
    prueba: { margen: 91 },
  },
  {
    id: 'aj-ape-transposiciones-6-3',
    nivel: 6,
    fen: 'r1bq1rk1/1p3pbp/p1nN1np1/4p3/4P1P1/2N1BP2/PPPQ3P/R3KB1R b KQ - 0 11',
    linea: '1...Cd4 2.Axd4 exd4 3.Cxc8 dxc3',
    pista: 'El caballo de d6 depende de su dama: ¿qué salto corta la columna d?',
    explicacion:
      'El caballo salta a d4, casilla que ningún peón blanco controla, corta la defensa del caballo de d6 y ataca f3. Tras 2.Axd4 exd4 3.Cxc8 dxc3 el alfil de g7 domina la gran diagonal, como es típico en el Dragón. Con 1...Ae6 hay solo igualdad.',
    prueba: { margen: 109 },
  },
];
