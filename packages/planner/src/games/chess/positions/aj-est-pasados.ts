import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstPasados: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-pasados-2-1',
    nivel: 2,
    fen: '2b2rk1/1q1n3P/2n1p3/3pPpQp/1ppP4/2P1B2P/2B3P1/r4RK1 b - - 0 27',
    linea: '1...Rh8',
    pista: 'El peón pasado de h7 es el problema: ¿quién puede pararlo?',
    explicacion:
      'El peón de h7 da jaque y parece regalado, pero 1...Rxh7 permite 2.Dh6+ y las blancas igualan con sus jaques. En h8 el rey se refugia detrás del peón blanco, que le sirve de escudo, y las negras conservan la ventaja.',
    prueba: { margen: 215 },
  },
  {
    id: 'aj-est-pasados-2-2',
    nivel: 2,
    fen: '2r2rk1/3nbppp/pp1pp1q1/4P3/1PP4P/1NN3P1/PB3Qb1/2RR2K1 w - - 0 23',
    linea: '1.exd6 Axh4 2.Rxg2',
    pista: 'Los peones pasados piden avanzar: comprueba cuál puede hacerlo con provecho.',
    explicacion:
      'Con 1.exd6 el peón queda pasado en d6: ningún peón rival puede ya detenerlo. En cambio, 1.Rxg2 permite 1...Cxe5 y no pasa de la igualdad.',
    prueba: { margen: 84 },
  },
  {
    id: 'aj-est-pasados-2-3',
    nivel: 2,
    fen: '5bk1/6p1/1R6/7p/P1P2P1P/2n3P1/6K1/8 w - - 1 45',
    linea: '1.a5',
    pista: 'Los peones pasados piden avanzar: comprueba cuál puede hacerlo con provecho.',
    explicacion:
      'El peón pasado avanza a a5, a 3 pasos de coronar, y obliga a las piezas rivales a ocuparse de él. En cambio, 1.Ta6 permite 1...Cd1 y la ventaja es mucho menor.',
    prueba: { margen: 135 },
  },
  {
    id: 'aj-est-pasados-2-4',
    nivel: 2,
    fen: '5k2/2N2pb1/3p4/8/2P1P1K1/pr4P1/7P/5R2 b - - 1 47',
    linea: '1...a2',
    pista: 'Los peones pasados piden avanzar: comprueba cuál puede hacerlo con provecho.',
    explicacion:
      'El peón pasado avanza a a2, a un paso de coronar, y obliga a las piezas rivales a ocuparse de él. En cambio, 1...Rg8 permite 2.Tf2 y la ventaja es mucho menor.',
    prueba: { margen: 93 },
  },
  {
    id: 'aj-est-pasados-2-5',
    nivel: 2,
    fen: '8/5k1p/pnB1b2r/1P3p1P/3N4/4PPP1/4K3/8 b - - 4 40',
    linea: '1...a5',
    pista: 'Los peones pasados piden avanzar: comprueba cuál puede hacerlo con provecho.',
    explicacion:
      'Las blancas amenazan 2.bxa6. El peón avanza a a5, donde ya ningún peón blanco puede detenerlo: queda pasado y con el caballo cerca para apoyarlo. En cambio, 1...Ac4+ permite 2.Rd2 y el peón sigue atacado.',
    prueba: { margen: 59 },
  },
  {
    id: 'aj-est-pasados-2-6',
    nivel: 2,
    fen: 'r2r4/p1p5/1P2k2p/3p2p1/P2P2P1/4nN2/P4P2/2R3RK w - - 0 31',
    linea: '1.bxc7 Tf8 2.fxe3 Txf3 3.c8=D+',
    pista: 'Los peones pasados piden avanzar: comprueba cuál puede hacerlo con provecho.',
    explicacion:
      'El peón toma en c7 y queda pasado, a un paso de coronar y atacando la torre de d8. Mientras las negras recuperan material, el peón corona en c8 con jaque y las blancas quedan con ventaja decisiva. En cambio, 1.b7 permite 1...Tab8 y el peón queda frenado.',
    prueba: { margen: 107 },
  },
  {
    id: 'aj-est-pasados-3-1',
    nivel: 3,
    fen: 'rnb2k1r/pppq2pp/3b1n2/8/4P3/5N2/PBQ2PPP/RN3RK1 w - - 6 11',
    linea: '1.e5 Ae7 2.exf6',
    pista: 'El peón de e4 puede atacar dos piezas a la vez.',
    explicacion:
      'El peón ataca a la vez el alfil de d6 y el caballo de f6: una pieza se pierde. Tras 1...Ae7 2.exf6 gxf6 el rey de f8 queda expuesto y las blancas tienen ataque por el material. Con 1.Td1 Dc6 las negras se defienden.',
    prueba: { margen: 59 },
  },
  {
    id: 'aj-est-pasados-3-2',
    nivel: 3,
    fen: '4rk1r/pp3ppp/1q3n2/2b5/2B2pb1/3P1N2/PPP2QPP/RNB2K1R w - - 4 13',
    linea: '1.d4',
    pista: 'El alfil de c5 apunta a tu dama: ¿qué avance gana un tiempo y cierra esa diagonal?',
    explicacion:
      'El peón cierra la diagonal contra la dama de f2, echa al alfil y ocupa el centro. Tras 1...Ad6 2.Cc3 las blancas desarrollan con material de más. Con 1.Dh4 la diagonal queda abierta y el rey, expuesto.',
    prueba: { margen: 66 },
  },
  {
    id: 'aj-est-pasados-3-3',
    nivel: 3,
    fen: 'rn3rk1/1bq1bppp/p4n2/3Pp3/Pp2N3/1B3N2/1P2QPPP/R1BR2K1 w - - 2 15',
    linea: '1.d6 Axd6 2.Cxd6 Axf3 3.Dxf3',
    pista: 'El peón pasado puede atacar dos piezas: ¿qué pasa si lo capturan?',
    explicacion:
      'El peón ataca la dama y el alfil a la vez: si 1...Axd6 2.Cxd6 y las blancas ganan una pieza por el peón. El pasado sirve aquí como cuña. Con 1.Cfg5 Cxe4 la ventaja es menor.',
    prueba: { margen: 174 },
  },
  {
    id: 'aj-est-pasados-3-4',
    nivel: 3,
    fen: '4k3/5p2/p3p3/1P1P2p1/5n1r/1P4K1/P4p2/bBR2Q2 w - - 4 38',
    linea: '1.bxa6',
    pista: 'Hay muchos jaques posibles, pero ¿qué peón pasado decide a la larga?',
    explicacion:
      'El peón de a6 queda pasado y lejos del rey negro: hay que permitir algunos jaques, pero el rey blanco se refugia en d2 y la dama entra por b5. Con 1.Tc8+ se gana material, pero el pasado no avanza.',
    prueba: { margen: 137 },
  },
  {
    id: 'aj-est-pasados-3-5',
    nivel: 3,
    fen: '1qb1r1k1/4bpp1/4p2p/p2nP3/nr1B4/3B1N1P/pN1R2P1/K1Q4R w - - 4 34',
    linea: '1.Cxa4',
    pista: 'El caballo acaba de saltar a a4: ¿qué piezas negras atacan b2?',
    explicacion:
      'El caballo de a4 y la torre de b4 atacan b2, junto al rey. Hay que eliminarlo: tras 1.Cxa4 Ab7 2.Txa2 cae el peón que encerraba al rey y las blancas resisten, aunque peor. Con 1.Ac4 Cab6 la presión continúa.',
    prueba: { margen: 205 },
  },
  {
    id: 'aj-est-pasados-3-6',
    nivel: 3,
    fen: '3Q4/5rpk/p1q4p/P4p2/1np2P2/5NP1/3RP1KP/8 b - - 9 45',
    linea: '1...c3 2.Td6 Dc7',
    pista: 'El peón pasado está listo: ¿puede avanzar atacando algo?',
    explicacion:
      'El peón pasado avanza con tiempo sobre la torre y queda a dos pasos de coronar, apoyado por el caballo. Tras 2.Td6 Dc7 las negras conservan la dama y amenazan ...c2. Con 1...Tf6 2.Rh3 el rey sale de la diagonal y hay igualdad.',
    prueba: { margen: 139 },
  },
  {
    id: 'aj-est-pasados-4-1',
    nivel: 4,
    fen: '8/4bk1p/8/p1N5/P1Pp1p2/1p3P1P/1r6/2RK4 w - - 2 43',
    linea: '1.Cd3 Th2 2.c5',
    pista: 'El alfil acaba de atacar tu caballo: ¿qué casilla lo pone a salvo y frena al peón pasado?',
    explicacion:
      'El caballo debe moverse y d3 cumple tres tareas: bloquea el peón de d4, ataca la torre de b2 y queda lejos del alfil. Tras 1...Th2 2.c5 el peón propio también corre. Las blancas siguen peor, pero con 1.Cxb3 Txb3 dan la pieza por un solo peón.',
    prueba: { margen: 225 },
  },
  {
    id: 'aj-est-pasados-4-2',
    nivel: 4,
    fen: '5k2/5p2/8/p1p3Pp/P1P1rP2/1P2r3/4BK2/4R3 b - - 2 44',
    linea: '1...h4 2.f5 h3',
    pista: 'El peón h es tu baza: ¿necesitas antes capturar b3?',
    explicacion:
      'El peón h es pasado y las torres atan al rey y al alfil: avanza sin más y, tras 2.f5 h3, cuesta una pieza. Si 1...Txb3, 2.Axh5 elimina el peón y las blancas resisten.',
    prueba: { margen: 108 },
  },
  {
    id: 'aj-est-pasados-4-3',
    nivel: 4,
    fen: '5r2/pppPrNbp/5k2/3B4/3P1B2/8/PPP1b1PP/4R1K1 w - - 1 20',
    linea: '1.Ag5+ Rg6 2.Axe7 Axd4+ 3.Rh1 Txf7 4.Axf7+ Rxf7 5.d8=D',
    pista: 'El rey de f6 y la torre de e7 comparten una diagonal.',
    explicacion:
      'El jaque es una enfilada: el rey se aparta y cae la torre de e7, con el peón de d7 listo para coronar. El jaque 2...Axd4+ solo retrasa: tras 3.Rh1 las blancas ganan. Con 1.Ae5+ Txe5 la ventaja es menor.',
    prueba: { margen: 341 },
  },
  {
    id: 'aj-est-pasados-5-1',
    nivel: 5,
    fen: '3r4/kpp3RP/8/4p3/4N3/4PPK1/pb4P1/2r2B1R w - - 0 37',
    linea: '1.Tg8 Txg8+ 2.hxg8=D a1=D 3.Th8 Txf1 4.Db8+ Rb6 5.Th6+',
    pista: 'El peón de a2 va a coronar: ¿cómo coronas tú antes y con ataque?',
    explicacion:
      'La torre obliga a cambiar y el peón corona en g8; aunque las negras coronan en a1, la torre de h1 y la dama llegan primero al rey de a7: 3.Th8 crea amenazas imparables. Con 1.Ac4 a1=D se pierde la iniciativa.',
    prueba: { margen: 466 },
  },
  {
    id: 'aj-est-pasados-5-2',
    nivel: 5,
    fen: 'r7/2n3bp/2P1k1p1/4P3/P4P2/3N4/3BKP1P/1R6 w - - 3 39',
    linea: '1.Tb7 Tc8 2.Aa5 Ce8 3.c7',
    pista: 'El caballo de c7 sostiene el bloqueo del peón c: ¿cómo lo pones bajo presión?',
    explicacion:
      'La torre en séptima ataca al caballo de c7, que es quien bloquea, y apunta también a h7. Tras 1...Tc8 2.Aa5 el caballo debe ceder y el peón avanza con 3.c7; si 1...Ce8, los peones a y c siguen solos. Con 1.Tb6 las negras ganan tiempo para organizarse.',
    prueba: { margen: 93 },
  },
  {
    id: 'aj-est-pasados-5-3',
    nivel: 5,
    fen: '4r3/1Pk5/P4b2/4rpp1/1BBp4/3Pp1Pp/4K2P/1R6 w - - 1 54',
    linea: '1.Ad6+ Rxd6 2.a7 Re7 3.b8=D Rf8 4.a8=D',
    pista: 'El rey negro bloquea a los peones: ¿cómo lo desvías?',
    explicacion:
      'El alfil se entrega para apartar al rey de la casilla b8: tras 1...Rxd6 2.a7 los peones unidos en la séptima no se pueden detener y coronan. Las torres negras no llegan. Con 1.Af7 g4 las negras ganan tiempo.',
    prueba: { margen: 203 },
  },
];
