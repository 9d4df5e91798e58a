import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstDesequilibrios: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-desequilibrios-4-1',
    nivel: 4,
    fen: '5k2/5p2/8/p1p3Pp/P1P1rP2/1P2r3/4BK2/4R3 b - - 2 44',
    linea: '1...h4 2.f5 h3',
    pista: 'El peón h es tu baza: ¿necesitas antes capturar b3?',
    explicacion:
      'El peón h es pasado y las torres atan al rey y al alfil: avanza sin más y, tras 2.f5 h3, cuesta una pieza. Si 1...Txb3, 2.Axh5 elimina el peón y las blancas resisten.',
    prueba: { margen: 108 },
  },
  {
    id: 'aj-est-desequilibrios-4-2',
    nivel: 4,
    fen: 'r4rk1/2q2p1p/1p4p1/p2bP3/1n2B3/2b1P1P1/3N1PNP/1QB2RK1 b - - 1 23',
    linea: '1...Aa2 2.Axa8 Axb1 3.Cxb1 Txa8 4.Cxc3 Dxc3',
    pista: 'La dama de b1 está encerrada: ¿qué alfil puede atacarla con ganancia?',
    explicacion:
      'El alfil ataca la dama, que no tiene salida: los alfiles y el caballo de b4 controlan todas sus casillas. Tras 2.Axa8 Axb1 3.Cxb1 Txa8 las negras tienen dama por torre y pieza. Con 1...Axe4 solo se cambia y la ventaja es menor.',
    prueba: { margen: 228 },
  },
  {
    id: 'aj-est-desequilibrios-4-3',
    nivel: 4,
    fen: '3q3k/1p3P1n/8/p7/Pb1n1N2/1P2B1P1/5K1P/R6R w - - 0 39',
    linea: '1.Thd1 Ac5 2.Tac1',
    pista: 'El caballo de d4 es el objetivo: ¿qué torre debe atacarlo para que la otra ocupe la columna c?',
    explicacion:
      'La elección de la torre es la clave: la de h1 ocupa la columna d y presiona el caballo, y la de a1 queda libre para atacar al defensor: 1...Ac5 2.Tac1 b6 3.Tc4 y d4 cae. Con 1.Tad1 Ac5 la torre de h1 sigue fuera de juego.',
    prueba: { margen: 125 },
  },
  {
    id: 'aj-est-desequilibrios-4-4',
    nivel: 4,
    fen: '3r1rk1/p3qpp1/Pp6/2n2pB1/RQP5/5N1P/1P3PP1/6K1 b - - 0 28',
    linea: '1...Td1+ 2.Rh2 Dd6+ 3.g3 Dd3',
    pista: 'Tu dama está atacada por el alfil: ¿qué jaques la sacan ganando tiempo?',
    explicacion:
      'La dama está atacada, pero primero los jaques: 1...Td1+ 2.Rh2 Dd6+ la llevan con tiempo a d3, donde ataca el caballo de f3 mientras la torre de a4 cuelga. La actividad de dama y torre pesa más que el material. Con 1...f6 la ventaja disminuye.',
    prueba: { margen: 361 },
  },
  {
    id: 'aj-est-desequilibrios-4-5',
    nivel: 4,
    fen: '1r6/4k2p/R3Nrp1/p7/P3P1P1/1PK4P/8/8 w - - 3 51',
    linea: '1.Cc5 Txa6 2.Cxa6 Ta8 3.Cc5',
    pista: 'La torre de a6 está atacada a través de tu caballo: ¿qué casilla la protege?',
    explicacion:
      'El caballo va a c5, protege la torre y sostiene a4 y b3 desde un puesto que ningún peón ataca. Tras 1...Txa6 2.Cxa6 la posición es defendible. Con 1.Cc7 Tc8 el caballo queda clavado y se pierde.',
    prueba: { margen: 138 },
  },
  {
    id: 'aj-est-desequilibrios-4-6',
    nivel: 4,
    fen: 'rk2q2r/p2pbPpp/1p6/2p5/1PQ4P/4Nb2/P1P2PP1/2KR3R b - - 0 21',
    linea: '1...Dc8',
    pista: 'La dama de e8 está atacada por un peón: ¿qué casilla tapa el jaque en f4?',
    explicacion:
      'La dama se retira a c8, junto a su rey, y tras 2.Df4+ d6 3.Dxf3 las negras pierden el alfil, pero el peón de f7 quedará rodeado. Están mal; con 1...Dd8 2.Df4+ la situación es aún peor.',
    prueba: { margen: 55 },
  },
  {
    id: 'aj-est-desequilibrios-5-1',
    nivel: 5,
    fen: '5r2/pppPrNbp/5k2/3B4/3P1B2/8/PPP1b1PP/4R1K1 w - - 1 20',
    linea: '1.Ag5+ Rg6 2.Axe7 Axd4+ 3.Rh1 Txf7 4.Axf7+ Rxf7 5.d8=D',
    pista: 'El rey de f6 y la torre de e7 comparten una diagonal.',
    explicacion:
      'El jaque es una enfilada: el rey se aparta y cae la torre de e7, con el peón de d7 listo para coronar. El jaque 2...Axd4+ solo retrasa: tras 3.Rh1 las blancas ganan. Con 1.Ae5+ Txe5 la ventaja es menor.',
    prueba: { margen: 341 },
  },
  {
    id: 'aj-est-desequilibrios-5-2',
    nivel: 5,
    fen: '6k1/2p2rp1/4p2p/3PB2P/qPb1p3/6R1/3Q1PP1/r2BK3 b - - 0 37',
    linea: '1...Tb1',
    pista: 'La torre de a1 está atacada por el alfil: ¿a qué casilla va sin dejar de presionar d1?',
    explicacion:
      'El alfil de e5 ataca la torre, que se retira sin soltar la presión: dama y torre siguen apuntando a d1 y el alfil de c4 quita la huida por e2 y f1. Tras 2.dxe6 Axe6 las negras conservan el ataque. Con 1...exd5 2.Axa1 se pierde la pieza principal.',
    prueba: { margen: 127 },
  },
  {
    id: 'aj-est-desequilibrios-5-3',
    nivel: 5,
    fen: '2N3kr/1p4p1/p3p2n/7N/3P4/PP1B2PK/2P2r2/4R3 b - - 6 40',
    linea: '1...Cf5 2.g4 Cxd4',
    pista: 'Tu torre de h8 y el rey de h3 están en la misma columna: ¿qué hay en medio?',
    explicacion:
      'Al salir el caballo de h6 se abre la columna h: el caballo de h5 queda clavado contra el rey y además están atacados g3 y d4. Tras 2.g4 Cxd4 las negras recuperan un peón y activan todo; siguen algo peor, pero con juego. Con 1...Rf7 no hay contrajuego.',
    prueba: { margen: 137 },
  },
  {
    id: 'aj-est-desequilibrios-5-4',
    nivel: 5,
    fen: '7r/4k3/6Rp/qpp5/8/4P1PP/Pn3PB1/2KR4 b - - 0 28',
    linea: '1...Dc3+ 2.Rb1 Cxd1 3.Tg7+ Rf6 4.Tg6+ Rxg6 5.Ae4+ Rg7 6.Ad5 Db2#',
    pista: 'El rey de c1 no tiene defensores: ¿qué jaque da más fuerza a dama y caballo?',
    explicacion:
      'Primero el jaque de dama: 2.Rb1 Cxd1 y la dama con el caballo crean amenazas de mate en b2 que la torre y el alfil no pueden parar. Los jaques de la torre solo retrasan. Con 1...Cxd1 el rey blanco recupera la pieza.',
    prueba: { mate: 6 },
  },
  {
    id: 'aj-est-desequilibrios-6-1',
    nivel: 6,
    fen: '8/3R2pp/8/6PP/3b2R1/3k4/6K1/2r5 b - - 14 50',
    linea: '1...Tg1+ 2.Rf3 Tf1+ 3.Rg3 Tg1+ 4.Rh3 Th1+ 5.Rg2 Tg1+',
    pista: 'Con menos material, mira si el rey de g2 puede escapar de los jaques.',
    explicacion:
      'El alfil de d4 quita al rey blanco las casillas f2 y g1, y la torre da jaques por g1, f1 y h1 sin que el rey pueda acercarse: es jaque continuo y tablas. Con 1...Tc4 2.h6 los peones blancos deciden.',
    prueba: { margen: 191 },
  },
  {
    id: 'aj-est-desequilibrios-6-2',
    nivel: 6,
    fen: 'r1b4Q/p3kp2/1pPbpn2/3pq2p/8/2NB2P1/PP3P1P/R4RK1 b - - 0 22',
    linea: '1...Ab7 2.Dh6 Axc6',
    pista: '¿Qué pieza tapa a la torre de a8? Mira quién está al otro extremo de la octava fila.',
    explicacion:
      'El alfil sale y descubre la torre de a8 contra la dama de h8: hay que mover la dama y tras 2.Dh6 Axc6 cae el peón avanzado. En una jugada se activan dos piezas. Con 1...Ac5 2.Tae1 el desarrollo sigue incompleto y las blancas toman la columna e.',
    prueba: { margen: 112 },
  },
  {
    id: 'aj-est-desequilibrios-6-3',
    nivel: 6,
    fen: '4r3/1Pk5/P4b2/4rpp1/1BBp4/3Pp1Pp/4K2P/1R6 w - - 1 54',
    linea: '1.Ad6+ Rxd6 2.a7 Re7 3.b8=D Rf8 4.a8=D',
    pista: 'El rey negro bloquea a los peones: ¿cómo lo desvías?',
    explicacion:
      'El alfil se entrega para apartar al rey de la casilla b8: tras 1...Rxd6 2.a7 los peones unidos en la séptima no se pueden detener y coronan. Las torres negras no llegan. Con 1.Af7 g4 las negras ganan tiempo.',
    prueba: { margen: 203 },
  },
];
