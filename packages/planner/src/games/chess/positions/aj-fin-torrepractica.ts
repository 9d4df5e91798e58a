import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFinTorrepractica: readonly PosicionVerificada[] = [
  {
    id: 'aj-fin-torrepractica-4-1',
    nivel: 4,
    fen: 'R4K2/8/8/3P4/6pr/1k3P2/4p1P1/8 w - - 0 1',
    linea: '1.Ta1 Th8+ 2.Rf7 gxf3 3.gxf3',
    pista: 'El peón de e2 va a coronar: ¿hacia qué fila debe volver la torre?',
    explicacion:
      'La torre vuelve a la primera fila y vigila e1: si el rey la ataca con 1...Rb2, 2.Te1 bloquea al peón y después cae. Con el pasado negro detenido, el peón de d5 da contrajuego suficiente y son tablas. El jaque 1.Tb8+ solo ayuda al rey, que escolta al peón por c2 y d2.',
    prueba: { margen: 544 },
  },
  {
    id: 'aj-fin-torrepractica-4-2',
    nivel: 4,
    fen: '2k5/8/P7/P1K5/5p2/8/6R1/4r3 w - - 0 1',
    linea: '1.Tg8+ Rd7 2.a7',
    pista: 'El rey negro quiere frenar al peón desde b8: ¿cómo lo alejas y controlas a8 a la vez?',
    explicacion:
      'El jaque desde g8 expulsa al rey de la zona de b8 y deja la torre en la octava fila, apoyando la coronación en a8. Tras 1...Rd7 2.a7 el peón no se detiene sin entregar la torre. Con 1.Tg7, en cambio, 1...Rb8 llega a tiempo y son tablas.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-torrepractica-4-3',
    nivel: 4,
    fen: '8/8/1r4p1/P7/2p3k1/4pR2/1P2K3/8 b - - 0 59',
    linea: '1...Txb2+ 2.Rxe3 Tb3+ 3.Rd4 Txf3 4.Rxc4 Ta3',
    pista: 'El peón de e3 está perdido, pero puede atraer al rey: ¿qué queda en la tercera fila?',
    explicacion:
      'La captura con jaque obliga al rey a decidir: si se aparta, el rey negro toma la torre de f3. Por eso 2.Rxe3, pero entonces 2...Tb3+ es una enfilada por la tercera fila y la torre cae igualmente. Al final 4...Ta3 frena el peón a y las negras ganan.',
    prueba: { margen: 443 },
  },
  {
    id: 'aj-fin-torrepractica-5-1',
    nivel: 5,
    fen: '8/2p1r3/8/2PP4/1k6/1P6/1K1p4/R7 b - - 0 1',
    linea: '1...Te1 2.Ta4+ Rxc5 3.Tc4+ Rb5 4.Td4 d1=D 5.Txd1 Txd1',
    pista: 'El peón de d2 necesita apoyo en la primera fila antes de que la torre blanca lo bloquee.',
    explicacion:
      'La torre entra en la primera fila: apoya la coronación y ataca la torre de a1, que no puede tomar por 2.Txe1 dxe1=D. Tras los jaques 2.Ta4+ Rxc5 3.Tc4+ Rb5 las blancas deben dar la torre por el peón y pierden. Con 1...Te2, 2.Td1 bloquea y son tablas.',
    prueba: { margen: 488 },
  },
  {
    id: 'aj-fin-torrepractica-5-2',
    nivel: 5,
    fen: '1r6/5R2/7P/3k1P1P/4pK2/4p3/8/8 b - - 0 1',
    linea: '1...e2 2.h7 e1=D',
    pista: '¿Puede la torre blanca alcanzar al peón de e3? Fíjate en qué hay en la columna e.',
    explicacion:
      'El peón de e4 hace de escudo: la torre no puede frenar desde atrás por la columna e, y si va a la primera fila llega tarde. Tras 2.h7 e1=D la torre de b8 sigue controlando h8 y las negras ganan. Con 1...Th8 2.Td7+ el rey blanco captura en e3 y las negras quedan peor.',
    prueba: { margen: 662 },
  },
  {
    id: 'aj-fin-torrepractica-5-3',
    nivel: 5,
    fen: '2r5/1pk1P2p/8/1p5P/8/1K4p1/5P1P/3R4 w - - 0 37',
    linea: '1.Tc1+ Rd7 2.Txc8 Rxe7 3.hxg3',
    pista: 'El rey y la torre negros están en la misma columna. ¿Qué amenaza además el peón de e7?',
    explicacion:
      'El jaque por la columna c enfila al rey y a la torre de c8. Tras 1...Rd7 2.Txc8 las negras no pueden recuperar con 2...Rxc8 por 3.e8=D+, así que se conforman con el peón de e7 y las blancas quedan con torre de más. Un 1.hxg3 apresurado permite 1...Te8, que frena al peón.',
    prueba: { margen: 338 },
  },
  {
    id: 'aj-fin-torrepractica-6-1',
    nivel: 6,
    fen: '3r4/pp3ppk/8/7P/r7/P1p3P1/3R1P2/2R3K1 b - - 2 30',
    linea: '1...cxd2',
    pista: 'Hay dos formas de ganar la torre de d2: ¿cuál conserva además el peón pasado?',
    explicacion:
      'Las dos capturas ganan una torre, pero no valen igual: con 1...cxd2 el peón toma, ataca la torre de c1 y queda pasado a un paso de coronar, de modo que 2.Td1 deja a la torre atada al bloqueo. Con 1...Txd2 2.Txc3 desaparece ese peón y el triunfo es más largo.',
    prueba: { margen: 189 },
  },
  {
    id: 'aj-fin-torrepractica-6-2',
    nivel: 6,
    fen: '8/2R5/8/3k2p1/1P5p/P2p3P/1r4P1/6K1 b - - 1 53',
    linea: '1...d2 2.Td7+ Rc6 3.Td3 Tb1+ 4.Rf2 d1=D 5.Txd1 Txd1',
    pista: 'Cuenta los jaques que tiene la torre blanca si el peón avanza ya.',
    explicacion:
      'El peón llega a d2 y la torre de b2 prepara el jaque en b1, que apoya la coronación. Tras 2.Td7+ Rc6 la torre tiene que huir por la columna y 3...Tb1+ 4.Rf2 d1=D gana la torre por el peón. Si el rey se entretiene con 1...Rd4, 2.Td7+ y las blancas sostienen el final.',
    prueba: { margen: 188 },
  },
  {
    id: 'aj-fin-torrepractica-6-3',
    nivel: 6,
    fen: 'k7/4R3/2PK4/PP6/1P1p4/r7/4p3/8 w - - 4 50',
    linea: '1.b6 e1=D 2.Ta7+ Rb8 3.c7+ Rc8 4.b7#',
    pista: 'Las negras van a coronar: ¿qué red de mate tejes con los peones y la torre?',
    explicacion:
      'No importa que las negras coronen: el peón de b6 quita al rey la casilla a7 y sostiene el jaque 2.Ta7+. Después de 2...Rb8 3.c7+ Rc8 los peones rematan con 4.b7#. Capturar en e2 también gana, pero es mucho más lento.',
    prueba: { mate: 4 },
  },
];
