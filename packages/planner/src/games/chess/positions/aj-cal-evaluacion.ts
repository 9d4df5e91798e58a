import type { PosicionVerificada } from '../chess-topic.ts';

export const ajCalEvaluacion: readonly PosicionVerificada[] = [
  {
    id: 'aj-cal-evaluacion-4-1',
    nivel: 4,
    fen: 'r5k1/1p3ppp/p4n2/4q3/1n1R2b1/2N3PP/PP3QB1/R5K1 b - - 0 22',
    linea: '1...Cc2 2.Txg4 Cxa1',
    pista:
      'Hay un ataque doble a las torres, pero tu alfil también está atacado. Cuenta el material al final y mira cómo queda tu caballo.',
    explicacion:
      '1...Cc2 ataca las dos torres y, aunque 2.Txg4 recupera una pieza, 2...Cxa1 toma una torre. La evaluación exige contar hasta el final: quedan torre y dos piezas por bando, con un peón más para las negras, pero el caballo de a1 está lejos. Es una posición equilibrada; las otras jugadas pierden material.',
    prueba: { margen: 164 },
  },
  {
    id: 'aj-cal-evaluacion-4-2',
    nivel: 4,
    fen: 'rnbqk2r/ppp2ppp/3p4/2b1P3/4n3/2P2N2/PP1P2PP/RNBQKB1R w KQkq - 0 6',
    linea: '1.Da4+ Cc6 2.Dxe4',
    pista: 'Busca un jaque que ataque el caballo de e4 y evalúa lo que queda tras recuperar las negras un peón.',
    explicacion:
      '1.Da4+ ataca al rey y al caballo de e4, que no tiene defensa: 1...Cc6 2.Dxe4. Después 2...dxe5 recupera un peón, así que el balance es pieza por peón. Las negras tienen algo de desarrollo, pero la ventaja blanca es clara.',
    prueba: { margen: 72 },
  },
  {
    id: 'aj-cal-evaluacion-4-3',
    nivel: 4,
    fen: 'r3k2r/pp1b1pp1/4p3/6bp/1P1q4/P2B1P2/4QP1P/R2R2K1 w kq - 0 19',
    linea: '1.Ab5 Dh4 2.Axd7+',
    pista: 'El alfil de d3 tapa la columna de tu torre. ¿Qué se descubre si se aparta, y basta para igualar?',
    explicacion:
      'Al salir el alfil, la torre de d1 ataca a la dama de d4, y además en b5 clava el alfil de d7: por eso no se puede tomar (1...Axb5 2.Txd4). Las blancas recuperan la pieza con 2.Axd7+, pero su rey está débil y les faltan peones, así que la posición final sigue siendo algo inferior. Era la mejor opción, no la solución de todo.',
    prueba: { margen: 199 },
  },
  {
    id: 'aj-cal-evaluacion-4-4',
    nivel: 4,
    fen: '1r1r2k1/5pBp/p1p3p1/q2nQb2/7P/2N5/PPP3P1/1R1BK2R b K - 0 21',
    linea: '1...Te8 2.O-O Txe5',
    pista: 'La dama blanca está en la columna de su rey. Calcula la clavada y cuenta lo que obtienen por la dama.',
    explicacion:
      '1...Te8 clava la dama de e5 contra el rey. Las blancas se libran con 2.O-O, pero 2...Txe5 3.Axe5 deja torre y alfil por la dama. Además 3...Dc5+ gana otro tiempo con el rey y el alfil de e5 en el aire: gran ventaja negra. Con 1...f6 2.Axf6 se regala un peón antes.',
    prueba: { margen: 144 },
  },
  {
    id: 'aj-cal-evaluacion-4-5',
    nivel: 4,
    fen: '2rq1rk1/pp1bppbp/3p2p1/8/2BnN3/4BP2/PPPQ2PP/1K1R3R w - - 0 13',
    linea: '1.Axf7+ Txf7 2.Axd4 Axd4 3.Dxd4',
    pista: 'Tu alfil de c4 está atacado. Antes de recapturar en d4, ¿qué puede llevarse?',
    explicacion:
      'Si 1.Axd4 enseguida, 1...Txc4 y las negras quedan bien. Como el alfil de c4 está atacado, primero se lleva un peón con jaque: 1.Axf7+ Txf7 2.Axd4 Axd4 3.Dxd4. La cuenta final es un peón de más y una ventaja pequeña, porque las negras tienen la columna f y piezas activas.',
    prueba: { margen: 58 },
  },
  {
    id: 'aj-cal-evaluacion-4-6',
    nivel: 4,
    fen: 'r2q1rk1/pp1n1pbp/3p2p1/2pPPb1n/2B2P1P/2N2N2/PP2Q1P1/R1B1K2R b KQ - 4 12',
    linea: '1...Cg3 2.De3 Cxh1',
    pista: 'Tu caballo de h5 puede atacar dos piezas grandes. Evalúa si después podrá salir de la esquina.',
    explicacion:
      '1...Cg3 ataca a la dama y a la torre de h1. Tras 2.De3 Cxh1 las negras han ganado una torre por nada; aunque el caballo acabe atrapado en h1, el saldo será por lo menos de calidad, con el rey blanco todavía en el centro. Por eso es mejor que tomar antes en e5.',
    prueba: { margen: 100 },
  },
  {
    id: 'aj-cal-evaluacion-5-1',
    nivel: 5,
    fen: '3r1rk1/1p3p1p/pbn5/5bN1/1P5P/P3P1P1/3N1PB1/q2QR1K1 b - - 0 19',
    linea: '1...Dxd1 2.Txd1 Ac2 3.Tc1 Txd2',
    pista: 'El caballo de d2 depende de una sola torre. ¿Cómo la echas de la columna tras cambiar damas?',
    explicacion:
      'Al cambiar damas, 1...Dxd1 2.Txd1, la torre de d1 es la única que sostiene el caballo de d2, atacado por la torre de d8. 2...Ac2 la desaloja y 3...Txd2 gana la pieza. La evaluación final es simple: pieza de más, sin damas y sin ataque blanco.',
    prueba: { margen: 110 },
  },
  {
    id: 'aj-cal-evaluacion-5-2',
    nivel: 5,
    fen: '1rbk1b1r/p1pp3p/2n5/3Np1pq/2BP1pn1/5N1P/PPPK2P1/R1BQ3R b - - 1 14',
    linea: '1...Cf2 2.De1 Cxh1',
    pista: 'El caballo de g4 puede atacar dama y torre. Calcula qué contrajuego tienen las blancas en e5 y f6.',
    explicacion:
      '1...Cf2 ataca a la dama y a la torre de h1, y 2.De1 Cxh1 gana la torre. Las blancas contraatacan con 3.Cxe5, que abre líneas contra el rey de d8 y crea saltos en f6 y f7, así que la ventaja es menor de lo que dice el material: clara, pero con cuidado.',
    prueba: { margen: 86 },
  },
  {
    id: 'aj-cal-evaluacion-5-3',
    nivel: 5,
    fen: '2R5/1p4kP/1p6/p2Pb2r/PqQ5/5Rp1/1P2P1B1/4K3 w - - 12 39',
    linea: '1.Dxb4 axb4 2.Tf5 Txh7 3.Txe5',
    pista: 'Cambia damas y busca una casilla de torre que ataque dos piezas a la vez.',
    explicacion:
      'Tras 1.Dxb4 axb4 la torre va a f5 y ataca el alfil de e5 y la torre de h5, que además tiene que vigilar el peón de h7. Con 2...Txh7 3.Txe5 las blancas quedan con dos torres y alfil contra torre: posición decisiva. Si 1...Rxh7, la dama que sigue en el tablero decide con 2.De7+.',
    prueba: { margen: 286 },
  },
  {
    id: 'aj-cal-evaluacion-5-4',
    nivel: 5,
    fen: '1r3k1r/2qn1p1p/1pp2b2/p2p4/P5Q1/4PP1P/1P1B1P2/R3RBK1 b - - 2 20',
    linea: '1...Tg8 2.e4 Txg4+',
    pista: 'La dama de g4 está en la columna de su rey. Cuenta qué recibe el rival a cambio de ella.',
    explicacion:
      '1...Tg8 clava la dama contra el rey de g1: lo mejor que pueden hacer las blancas es cambiarla por la torre, como en 2.e4 Txg4+ 3.fxg4. La cuenta final es dama por torre y peón, con el rey blanco descubierto: gran ventaja negra. 1...Axb2 gana un peón, pero deja pasar la clavada.',
    prueba: { margen: 146 },
  },
  {
    id: 'aj-cal-evaluacion-5-5',
    nivel: 5,
    fen: '1r1n1rk1/2pqbppp/p2p1n2/1p1Bp3/P1P1P3/3P1N1P/1P1B1PP1/R2QR1K1 b - - 0 16',
    linea: '1...c6 2.d4 cxd5',
    pista: 'El alfil de d5 no tiene retirada. Cuenta los peones que las blancas sacan a cambio.',
    explicacion:
      'El alfil de d5 está encerrado por sus peones de c4 y e4, y 1...c6 lo gana. Las blancas buscan compensación en el centro con 2.d4 cxd5 3.cxd5 o con 2.axb5: recuperan dos peones y actividad, de modo que la ventaja negra es pequeña, no la de una pieza entera.',
    prueba: { margen: 61 },
  },
  {
    id: 'aj-cal-evaluacion-5-6',
    nivel: 5,
    fen: 'rnb1kb1r/p3qp1p/2pp4/6p1/1p1NBB2/5Q1P/PPP2PP1/R2NK2R b KQkq - 0 11',
    linea: '1...gxf4 2.O-O d5 3.Af5 Axf5',
    pista: 'Dos alfiles blancos están en el aire. ¿Cuál está clavado y puede esperar?',
    explicacion:
      'El alfil de e4 está clavado en la columna e y no puede irse, así que primero se toma el otro: 1...gxf4. Tras 2.O-O d5 3.Af5 Axf5 las negras tienen material de más, pero están sin desarrollar y con el rey en el centro. La evaluación es de equilibrio, con juego complicado.',
    prueba: { margen: 105 },
  },
  {
    id: 'aj-cal-evaluacion-6-1',
    nivel: 6,
    fen: 'r1b1k1nr/pppp1ppp/8/1N6/1n2P3/4P3/PqPN2PP/R2QKB1R w KQkq - 2 9',
    linea: '1.Tb1 Dxc2 2.Txb4 Dxd1+ 3.Rxd1',
    pista: 'La dama de b2 y el caballo de b4 están en la misma columna. Calcula las dos capturas en c2.',
    explicacion:
      '1.Tb1 es una enfilada: la dama se aparta y el caballo de b4 cae. Si 1...Dxc2 2.Txb4 Dxd1+ 3.Rxd1, las blancas tienen pieza por peones; si 1...Cxc2+ 2.Re2, el caballo de b5 responde tomando en c7 con jaque y gana la torre. En los dos casos la ventaja es clara.',
    prueba: { margen: 60 },
  },
  {
    id: 'aj-cal-evaluacion-6-2',
    nivel: 6,
    fen: '5k2/1prB1p2/r6b/p1p1K2p/2P4P/6P1/PP3P2/3RR3 b - - 4 36',
    linea: '1...Txd7 2.Txd7 Te6+ 3.Rd5 Txe1',
    pista:
      'El rey blanco y la torre de e1 comparten columna. ¿Qué cambio te permite dar ese jaque, y cuánto queda después?',
    explicacion:
      '1...Txd7 elimina el alfil y, tras 2.Txd7, el jaque 2...Te6+ es una enfilada, porque el peón de f7 defiende la torre: el rey se aparta y 3...Txe1. Las negras tienen alfil de más, pero 4.Txb7 y los peones blancos del flanco dan contrajuego: ventaja pequeña.',
    prueba: { margen: 96 },
  },
  {
    id: 'aj-cal-evaluacion-6-3',
    nivel: 6,
    fen: '6kr/2r2pp1/Q3p2p/1pbnP3/6q1/6P1/P2N1P1P/2RRB1K1 b - - 2 38',
    linea: '1...Cc3 2.Txc3 Dxd1',
    pista: 'Tu dama ataca d1 y solo una torre la defiende. Calcula la desviación y evalúa los peones de dama.',
    explicacion:
      '1...Cc3 ataca la torre de d1 por segunda vez: si 2.Txc3, la torre deja la primera fila y 2...Dxd1 gana la calidad. Al final las negras tienen torre por caballo y el peón de b5 avanza con tiempo (3...b4), aunque la dama blanca aún puede dar jaques: ventaja clara.',
    prueba: { margen: 78 },
  },
  {
    id: 'aj-cal-evaluacion-6-4',
    nivel: 6,
    fen: '4r3/1Pk5/P4b2/4rpp1/1BBp4/3Pp1Pp/4K2P/1R6 w - - 1 54',
    linea: '1.Ad6+ Rxd6 2.a7 Re7 3.b8=D Rf8 4.a8=D',
    pista: 'Tienes dos peones a punto de coronar. ¿Cómo ganas el tiempo para avanzar el segundo?',
    explicacion:
      '1.Ad6+ entrega el alfil para ganar un tiempo: si 1...Rxd6 2.a7, los dos peones son imparables y una torre sola no los detiene; si 1...Rc6, 2.Axe5 gana la torre. La posición final, con dos damas nuevas, es decisiva aunque las negras tengan peones avanzados.',
    prueba: { margen: 203 },
  },
  {
    id: 'aj-cal-evaluacion-6-5',
    nivel: 6,
    fen: '2r3k1/1p3p2/p3p2p/Pb1p4/N2q4/1Q4PP/2P2P2/4R1K1 w - - 0 37',
    linea: '1.c4 Txc4 2.Cb6 Tc3 3.Td1',
    pista: 'Tu caballo de a4 está atacado y estás peor. Busca la línea que deja más resistencia, no una que gane.',
    explicacion:
      'El caballo de a4 está atacado por la dama y el alfil, y las blancas están mal. 1.c4 ataca el alfil y gana tiempo para salvar el caballo con 1...Txc4 2.Cb6, que vuelve a atacar. Después de 2...Tc3 3.Td1 quedan peones de menos, pero es la línea que más resiste; 1.Db2 Dxa4 pierde la pieza.',
    prueba: { margen: 136 },
  },
];
