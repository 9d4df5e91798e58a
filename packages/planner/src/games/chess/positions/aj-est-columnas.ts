import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstColumnas: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-columnas-2-1',
    nivel: 2,
    fen: '1rk2r2/p1pR1pp1/b2bp3/2p1N1p1/8/1PP5/P4PPP/2B1R1K1 w - - 6 31',
    linea: '1.Txf7 Txf7 2.Cxf7',
    pista: 'Una torre en la séptima fila vale más que una pasiva.',
    explicacion:
      'La torre toma en f7 desde la séptima fila: tras 1...Txf7 2.Cxf7 las blancas han ganado un peón y el caballo ataca el alfil de d6 y el peón de g5. La torre en séptima recoge los peones que quedaron en su fila.',
    prueba: { margen: 223 },
  },
  {
    id: 'aj-est-columnas-2-2',
    nivel: 2,
    fen: '3k4/1p3pp1/p3p1p1/3p4/1P1r4/7P/P5P1/1R3RK1 w - - 0 31',
    linea: '1.Txf7',
    pista: 'Una torre en la séptima fila vale más que una pasiva.',
    explicacion:
      'La torre toma en f7 y se queda en la séptima fila, donde ataca a la vez los peones de b7 y g7: uno más caerá en la jugada siguiente. Si las blancas esperan, 1...f5 cierra la columna.',
    prueba: { margen: 105 },
  },
  {
    id: 'aj-est-columnas-2-3',
    nivel: 2,
    fen: '3r4/1R6/1p3k1p/pP1p1pp1/3bp3/1P4PP/2R2PK1/8 w - - 6 43',
    linea: '1.Tc6+ Td6 2.Txd6+',
    pista: 'El rey negro está en la sexta fila. ¿Por qué columna llega la segunda torre a darle jaque?',
    explicacion:
      'La torre entra por la columna c hasta c6 con jaque. La torre negra tiene que taparse en d6 y se pierde, porque la torre de c6 la captura con otro jaque. Una torre en la séptima y otra en la sexta encierran al rey.',
    prueba: { margen: 471 },
  },
  {
    id: 'aj-est-columnas-2-4',
    nivel: 2,
    fen: '6k1/5pbp/p3n3/3rp1pq/1P2Q3/P4PPP/5NK1/3R4 w - - 2 34',
    linea: '1.Txd5',
    pista: 'La columna d es la vía de entrada.',
    explicacion:
      'La torre de d1 usa la columna d, abierta, para penetrar hasta d5, donde captura la torre. En cambio, 1.Dxd5 permite 1...Dg6 y la ventaja es mucho menor.',
    prueba: { margen: 78 },
  },
  {
    id: 'aj-est-columnas-2-5',
    nivel: 2,
    fen: '8/1pk3r1/2pn1p2/4p2p/R6P/1R2P3/1P1r2P1/4N2K b - - 8 49',
    linea: '1...Td1',
    pista: 'La columna d es la vía de entrada.',
    explicacion:
      'La torre llega a d1 y clava el caballo de e1 contra el rey: no se puede defender y se pierde. En cambio, 1...Te2 permite 2.Ta1 y las blancas lo protegen.',
    prueba: { margen: 203 },
  },
  {
    id: 'aj-est-columnas-2-6',
    nivel: 2,
    fen: '4r1k1/pp3pp1/1q5p/4n3/3NP3/8/PP3QPP/3R2K1 b - - 1 31',
    linea: '1...Td8',
    pista: '¿Qué columna está abierta y qué pieza blanca quedaría clavada en ella?',
    explicacion:
      'La torre ocupa la columna d y clava el caballo de d4 contra la torre de d1; la dama de b6 también lo mira. Tras ...Cc6 el caballo se pierde. En cambio, 1...Cg4 permite 2.De2 y las blancas se sueltan.',
    prueba: { margen: 164 },
  },
  {
    id: 'aj-est-columnas-3-1',
    nivel: 3,
    fen: '5rk1/1r4pp/2pN1n2/2P5/2p5/4B1PP/PbK2P2/3R3R b - - 7 32',
    linea: '1...Tb4 2.Cxc4 Txc4+',
    pista: 'La torre de b7 está atacada, pero no puede abandonar al alfil de b2: ¿hasta dónde avanza?',
    explicacion:
      'El caballo de d6 ataca la torre, que avanza por la columna b sin dejar de defender al alfil y prepara la entrada en c4: si 2.Cxc4 Txc4+ 3.Rxb2 Cd5, las negras tienen contrajuego. Con 1...Tbb8 2.Cxc4 el alfil se pierde.',
    prueba: { margen: 116 },
  },
  {
    id: 'aj-est-columnas-3-2',
    nivel: 3,
    fen: '1r4k1/1P1nbpp1/4b3/1p1p1p1p/2pP3P/2P3P1/2NNKP2/R6R w - - 0 26',
    linea: '1.Ta8',
    pista: 'La única columna abierta es tuya: ¿hasta qué fila debe entrar la torre?',
    explicacion:
      'La torre entra en la octava y ataca a la de b8, que bloquea el peón de b7. Tras el cambio 3.Txb8+ Cxb8 la otra torre ocupa la misma columna y el caballo queda encerrado. Con 1.Ta7 f4 las negras ganan contrajuego.',
    prueba: { margen: 76 },
  },
  {
    id: 'aj-est-columnas-3-3',
    nivel: 3,
    fen: '5rk1/p3bp1p/n1N1p1p1/N2n4/8/4P3/Pr3PPP/2RR2K1 w - - 0 30',
    linea: '1.Txd5 exd5 2.Cxe7+',
    pista: 'Con menos material, ¿qué sacrificio de calidad elimina al mejor caballo negro?',
    explicacion:
      'La torre captura el caballo central y el jaque en e7 recupera material: tras 1...exd5 2.Cxe7+ las blancas tienen dos caballos activos por torre y peones. Siguen peor, pero es la mejor opción: con 1.Cc4 Tb7 no hay juego.',
    prueba: { margen: 62 },
  },
  {
    id: 'aj-est-columnas-3-4',
    nivel: 3,
    fen: 'r4r2/1pqnb2k/p1p1P1pp/P7/1n2p1Q1/2B3NP/1P2BPP1/R1R3K1 b - - 1 23',
    linea: '1...Tf4 2.exd7 Txg4 3.Axg4 h5',
    pista: 'La dama de g4 y el peón de e6: ¿qué torre puede ganar un tiempo por la columna f?',
    explicacion:
      'La torre entra por la columna f y ataca la dama. Tras 2.exd7 Txg4 3.Axg4 h5 el alfil vuelve a estar atacado y las negras, con dama por torre y pieza, están mejor. Con 1...Cf6 2.Axf6 hay igualdad.',
    prueba: { margen: 117 },
  },
  {
    id: 'aj-est-columnas-3-5',
    nivel: 3,
    fen: 'r7/2R1b2p/p1p1r1k1/4B1P1/2p3P1/2P5/P7/4R1K1 b - - 1 32',
    linea: '1...Te8 2.Rf1 Axg5',
    pista: 'Antes de comer en g5, ¿qué pieza debe quedar protegida?',
    explicacion:
      'La torre defiende al alfil de e7 y dobla la presión sobre el alfil de e5; ahora 2...Axg5 sí gana el peón. Si se toma de inmediato, 1...Axg5 2.Tg7+ Rh6 da jaques a las blancas y la ventaja se esfuma. Primero proteger, después capturar.',
    prueba: { margen: 82 },
  },
  {
    id: 'aj-est-columnas-4-1',
    nivel: 4,
    fen: 'r1bk3r/pp2b1pp/1q6/QB1p3P/4P1p1/P7/1P3P1P/1K1R3R w - - 2 21',
    linea: '1.Txd5+ Rc7 2.Dc3+ Rb8 3.De5+ Dc7 4.Dxg7 Td8 5.Tc1',
    pista: 'El rey de d8 está en la columna de tu torre: ¿qué captura con jaque abre el ataque?',
    explicacion:
      'La torre captura con jaque y saca al rey: 1...Rc7 2.Dc3+ Rb8 3.De5+ Dc7 4.Dxg7 gana otro peón y mantiene el ataque por las columnas c y d. Si 1.Dc3, las negras se defienden con 1...Ae6.',
    prueba: { margen: 321 },
  },
  {
    id: 'aj-est-columnas-4-2',
    nivel: 4,
    fen: '1rr5/2qbk1p1/p2R3p/3Q4/7P/Pp2P1P1/5P2/4R1K1 w - - 2 32',
    linea: '1.Td1',
    pista: 'La torre de d6 está atacada: ¿cómo la sostienes sin perder la presión?',
    explicacion:
      'La torre se defiende duplicando en la columna d, con presión sobre el alfil clavado de d7. Tras 1...Ac6 2.De6+ Rf8 3.T1d4 las blancas mantienen el equilibrio por el rey expuesto. Un jaque apresurado con 1.De5+ Rf8 pierde la torre.',
    prueba: { margen: 151 },
  },
  {
    id: 'aj-est-columnas-4-3',
    nivel: 4,
    fen: 'r2qkb1r/1p3ppp/p1n5/1N1bpQ2/8/4B3/PPP2PPP/2KR1B1R w kq - 4 14',
    linea: '1.Txd5 axb5 2.Txd8+',
    pista: 'El caballo de b5 está atacado: ¿qué hay en la columna d que valga más?',
    explicacion:
      'La torre captura el alfil y ataca la dama: si 1...axb5 2.Txd8+ gana la dama por la torre. La columna abierta y el rey en e8 deciden. Con 1.Cc3 se salva el caballo, pero se deja escapar la oportunidad.',
    prueba: { margen: 175 },
  },
  {
    id: 'aj-est-columnas-4-4',
    nivel: 4,
    fen: '7k/p2N1Br1/2R2Q2/1P2pP2/P3P2p/3p3P/6r1/7K b - - 6 57',
    linea: '1...Tg1+ 2.Rh2 Tg2+ 3.Rh1 Tg1+ 4.Rh2 Tg2+ 5.Rh1 Tg1+',
    pista: 'Te amenazan mate en pocas jugadas: ¿puedes no dejar mover nunca al rey blanco?',
    explicacion:
      'Las blancas tienen material de sobra y mate inmediato, así que solo salva el jaque continuo: la torre de g7 protege a la de g2 y el rey oscila entre h1 y h2 sin otra casilla. Con 1...Th2+ 2.Rxh2 se acaban los jaques y se pierde. Son tablas.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-est-columnas-4-5',
    nivel: 4,
    fen: '6k1/2p2rp1/4p2p/3PB2P/qPb1p3/6R1/3Q1PP1/r2BK3 b - - 0 37',
    linea: '1...Tb1',
    pista: 'La torre de a1 está atacada por el alfil: ¿a qué casilla va sin dejar de presionar d1?',
    explicacion:
      'El alfil de e5 ataca la torre, que se retira sin soltar la presión: dama y torre siguen apuntando a d1 y el alfil de c4 quita la huida por e2 y f1. Tras 2.dxe6 Axe6 las negras conservan el ataque. Con 1...exd5 2.Axa1 se pierde la pieza principal.',
    prueba: { margen: 127 },
  },
  {
    id: 'aj-est-columnas-4-6',
    nivel: 4,
    fen: 'r7/2n3bp/2P1k1p1/4P3/P4P2/3N4/3BKP1P/1R6 w - - 3 39',
    linea: '1.Tb7 Tc8 2.Aa5 Ce8 3.c7',
    pista: 'El caballo de c7 sostiene el bloqueo del peón c: ¿cómo lo pones bajo presión?',
    explicacion:
      'La torre en séptima ataca al caballo de c7, que es quien bloquea, y apunta también a h7. Tras 1...Tc8 2.Aa5 el caballo debe ceder y el peón avanza con 3.c7; si 1...Ce8, los peones a y c siguen solos. Con 1.Tb6 las negras ganan tiempo para organizarse.',
    prueba: { margen: 93 },
  },
];
