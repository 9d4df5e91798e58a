import type { PosicionVerificada } from '../chess-topic.ts';

export const ajTacPromocion: readonly PosicionVerificada[] = [
  {
    id: 'aj-tac-promocion-0-1',
    nivel: 0,
    fen: '8/1P4kp/6p1/8/8/6P1/3r1P1P/6K1 w - - 0 1',
    linea: '1.b8=D',
    pista: 'Tienes un peón a un paso del final: ¿alguien vigila su última casilla?',
    explicacion:
      'La casilla b8 está libre y ninguna pieza negra la vigila, así que el peón corona y pide dama. Si se pierde un turno, la torre va a b2 y ataca el peón por detrás.',
    prueba: { margen: 209 },
  },
  {
    id: 'aj-tac-promocion-0-2',
    nivel: 0,
    fen: '6k1/6pp/P7/8/5n2/8/6PP/6K1 w - - 0 1',
    linea: '1.a7 Cd5 2.a8=D+',
    pista: 'Al peón le faltan dos pasos. ¿Llega el caballo negro a vigilar la casilla final?',
    explicacion:
      'El peón avanza a a7 y ya nadie lo detiene: el caballo necesita dos saltos para vigilar a8 y llega tarde. Si las blancas esperan una jugada, el caballo sí llega.',
    prueba: { margen: 392 },
  },
  {
    id: 'aj-tac-promocion-0-3',
    nivel: 0,
    fen: '6k1/5ppp/8/8/8/p7/4BPPP/6K1 b - - 0 1',
    linea: '1...a2 2.Ac4 a1=D+',
    pista: 'El alfil blanco solo pisa casillas claras. ¿De qué color es la casilla donde corona tu peón?',
    explicacion:
      'El peón avanza a a2 y corona a la siguiente: a1 es una casilla oscura y el alfil blanco, que va por las claras, no puede vigilarla. Si las negras esperan, el alfil va a c4 y controla a2.',
    prueba: { margen: 408 },
  },
  {
    id: 'aj-tac-promocion-0-4',
    nivel: 0,
    fen: '6k1/5pp1/P2P3p/8/4b3/8/5PPP/6K1 w - - 0 1',
    linea: '1.d7 f5 2.d8=D+',
    pista: 'Tienes dos peones a dos pasos de coronar. Mira cuál de las dos casillas finales vigila el alfil.',
    explicacion:
      'El alfil de e4 vigila a8, así que ese peón puede esperar. El de d6 corre: tras 1.d7 nadie vigila d8, porque el alfil va por las casillas claras y el rey está lejos.',
    prueba: { margen: 2085 },
  },
  {
    id: 'aj-tac-promocion-0-5',
    nivel: 0,
    fen: '8/k1P5/2K5/8/8/8/8/8 w - - 0 1',
    linea: '1.c8=T Ra6 2.Ta8#',
    pista: 'Antes de pedir dama, mira qué casillas le quedarían al rey negro.',
    explicacion:
      'Coronar dama dejaría al rey de a7 sin jugadas y sin jaque: ahogado y tablas. Con torre le queda la casilla a6, y desde a8 la torre da mate con ayuda del rey de c6.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-promocion-0-6',
    nivel: 0,
    fen: '6k1/2P2pp1/3n3p/8/8/1p6/5PPP/3R2K1 w - - 0 1',
    linea: '1.Txd6 g6 2.c8=D+',
    pista: 'Una sola pieza negra vigila la casilla donde corona tu peón. ¿Puedes quitarla?',
    explicacion:
      'El caballo de d6 es el único que vigila c8. La torre lo captura y el peón de c7 corona en la jugada siguiente. En cambio, coronar antes permite al caballo tomar la dama nueva.',
    prueba: { margen: 1587 },
  },
  {
    id: 'aj-tac-promocion-1-1',
    nivel: 1,
    fen: '6k1/2P2ppp/8/3r4/8/6P1/1r3P1P/2R3K1 w - - 0 1',
    linea: '1.c8=D+ Td8 2.Dxd8#',
    pista: 'Mira si alguien vigila la última casilla del peón y qué pasa cuando la dama nueva da jaque.',
    explicacion:
      'El peón corona en c8, que ninguna pieza negra vigila, y la dama nueva da jaque por la última fila. La torre solo puede taparse en d8, donde la dama la captura con mate: los peones de f7, g7 y h7 encierran a su rey.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-promocion-1-2',
    nivel: 1,
    fen: '8/Pp3P1p/2k5/1p4K1/1P6/1P4p1/8/8 b - - 0 1',
    linea: '1...g2 2.f8=D g1=D+',
    pista: 'Las blancas tienen dos peones en séptima. Cuenta quién corona antes y quién da jaque al coronar.',
    explicacion:
      'El peón avanza a g2 y, cuando las blancas coronan en f8, corona en g1 con jaque: ese tiempo salva la partida. Si las negras gastan una jugada en otra cosa, por ejemplo 1...h6+, la dama blanca llega primero y gana.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-tac-promocion-1-3',
    nivel: 1,
    fen: '8/8/P7/K7/8/3k4/P4p2/8 w - - 0 1',
    linea: '1.a7 f1=D 2.a8=D',
    pista: 'Los dos bandos están a punto de coronar. ¿Puedes permitirte una jugada de rey?',
    explicacion:
      'El peón avanza a a7 y los dos bandos coronan: 1...f1=D 2.a8=D, con tablas. No hay tiempo para acercar el rey: tras 1.Rb6 f1=D la dama negra llega antes y detiene el peón.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-tac-promocion-1-4',
    nivel: 1,
    fen: '8/8/3P4/8/K5P1/8/7p/1k6 w - - 0 1',
    linea: '1.d7 h1=D 2.d8=D',
    pista: 'El peón negro corona en la próxima jugada. Cuenta los pasos del tuyo.',
    explicacion:
      'El peón avanza a d7 y corona justo después del negro: con una dama por bando, las blancas aguantan. Si pierden un turno con 1.Rb5, el negro corona, detiene el peón y gana.',
    prueba: { margen: 1577 },
  },
  {
    id: 'aj-tac-promocion-1-5',
    nivel: 1,
    fen: '8/3Pp3/8/8/8/3Kp3/8/3k4 b - - 0 1',
    linea: '1...e2 2.d8=D e1=D',
    pista: 'Las blancas coronan en su próxima jugada. ¿Con qué avance llegas tú justo después?',
    explicacion:
      'El peón avanza a e2 y los dos bandos coronan seguidos: dama contra dama y tablas. Con 1...e6 el rey blanco se come el peón de e3 y después corona sin oposición.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-tac-promocion-1-6',
    nivel: 1,
    fen: '8/6K1/1P5p/8/8/8/5p2/2k5 w - - 0 1',
    linea: '1.b7 f1=D 2.b8=D',
    pista: 'Los dos peones están cerca de coronar. ¿Hay tiempo para mover el rey?',
    explicacion:
      'El peón avanza a b7 y cada bando obtiene una dama: tablas. Si el rey se distrae con 1.Rh7, las negras coronan primero y su dama detiene el peón blanco.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-tac-promocion-2-1',
    nivel: 2,
    fen: '8/5K2/8/5p2/2P2pkP/8/2P5/8 b - - 0 1',
    linea: '1...f3 2.c5 f2 3.Re6 f1=D',
    pista: 'Calcula cuántas jugadas necesita el peón de f4 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de f4 corona en f1 con 3...f1=D y nadie puede impedirlo. En cambio, 1...Rg3 permite 2.c5 y no pasa de la igualdad.',
    prueba: { margen: 1980 },
  },
  {
    id: 'aj-tac-promocion-2-2',
    nivel: 2,
    fen: '8/5p2/1p6/5p1P/1K3P1p/1P6/2k1P3/8 w - - 0 1',
    linea: '1.h6 Rd2 2.h7 Re3 3.h8=D',
    pista: 'Calcula cuántas jugadas necesita el peón de h5 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de h5 corona en h8 con 3.h8=D y nadie puede impedirlo. En cambio, 1.e4 permite 1...h3 y pierde.',
    prueba: { margen: 4000 },
  },
  {
    id: 'aj-tac-promocion-2-3',
    nivel: 2,
    fen: '8/3K4/8/5PP1/1p3p1p/k6P/8/8 w - - 0 1',
    linea: '1.f6 b3 2.f7 b2 3.f8=D+',
    pista: 'Calcula cuántas jugadas necesita el peón de f5 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de f5 corona en f8 con 3.f8=D+ y nadie puede impedirlo. En cambio, 1.g6 permite 1...f3 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-tac-promocion-2-4',
    nivel: 2,
    fen: '8/1N6/Pr4k1/4p1p1/8/R6R/2K5/8 w - - 1 58',
    linea: '1.a7 g4 2.a8=D',
    pista: 'Calcula cuántas jugadas necesita el peón de a6 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de a6 corona en a8 con 2.a8=D y nadie puede impedirlo. En cambio, 1.Rd3 permite 1...g4 y la ventaja es mucho menor.',
    prueba: { margen: 190 },
  },
  {
    id: 'aj-tac-promocion-2-5',
    nivel: 2,
    fen: '8/2K5/8/P7/p7/8/7P/2k5 b - - 0 1',
    linea: '1...a3 2.Rb7 a2 3.a6 a1=D',
    pista: 'Calcula cuántas jugadas necesita el peón de a4 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de a4 corona en a1 con 3...a1=D y nadie puede impedirlo. En cambio, 1...Rb1 permite 2.a6 y pierde.',
    prueba: { margen: 2629 },
  },
  {
    id: 'aj-tac-promocion-2-6',
    nivel: 2,
    fen: 'r4rk1/3qppb1/3p2p1/3Pn2p/4P2P/1pN1B2R/P3NKP1/RQ6 b - - 1 19',
    linea: '1...b2 2.Rg1 bxa1=D',
    pista: 'Un paso de tu peón de b3 ataca una torre encerrada. Si la dama lo captura, busca la horquilla.',
    explicacion:
      'El peón avanza a b2 y ataca la torre de a1, que no tiene salida. Si la dama lo captura, 2...Cd3+ hace horquilla de rey y dama; y si no, el peón toma la torre y corona. Aunque la dama recapture en a1, las negras ganan una torre por un peón.',
    prueba: { margen: 264 },
  },
  {
    id: 'aj-tac-promocion-3-1',
    nivel: 3,
    fen: 'rnbqk1nr/ppp2ppp/8/4P3/1BP5/4p3/PP3PPP/RN1QKBNR b KQkq - 0 6',
    linea: '1...exf2+ 2.Re2 fxg1=C+ 3.Re1 Dh4+',
    pista: 'El peón de e3 puede avanzar con jaque. Si llega a g1, ¿qué pieza da jaque al rey de e2?',
    explicacion:
      'Tras 1...exf2+ 2.Re2 el peón toma en g1, y ahí una dama no daría jaque: las blancas tomarían antes la dama de d8. Por eso se pide caballo, 2...fxg1=C+, que gana el tiempo decisivo; después de 3.Re1 Dh4+ el rey queda a la intemperie. Si 2.Rxf2, 2...Dxd1.',
    prueba: { margen: 630 },
  },
  {
    id: 'aj-tac-promocion-3-2',
    nivel: 3,
    fen: '8/3K2p1/8/1P6/8/1p6/8/1k6 w - - 0 1',
    linea: '1.b6 b2 2.b7 Rc2 3.b8=D b1=D 4.Dxb1+',
    pista: 'Cuenta los tiempos de los dos peones b. ¿Qué pasa si coronan uno tras otro en la misma columna?',
    explicacion:
      'Es una carrera: los dos peones necesitan tres jugadas y las blancas empiezan. Si 1.b6 b2 2.b7 Rc2 3.b8=D b1=D, la dama blanca toma la recién coronada por la columna abierta, 4.Dxb1+, y el rey alcanza después el peón de g7: tablas. Cualquier jugada de rey pierde un tiempo y la partida.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-tac-promocion-3-3',
    nivel: 3,
    fen: 'r2r4/p1p5/1P2k2p/3p2p1/P2P2P1/4nN2/P4P2/2R3RK w - - 0 31',
    linea: '1.bxc7 Tf8 2.fxe3 Txf3 3.c8=D+',
    pista: '¿Qué captura deja tu peón a un paso de coronar y atacando una torre?',
    explicacion:
      'El peón toma en c7 y queda a un paso de coronar, con ataque a la torre de d8. Mientras las negras recuperan material con 1...Tf8 2.fxe3 Txf3, el peón corona con jaque, 3.c8=D+; aunque capturen la dama nueva, las blancas quedan con torre de más. En cambio, tras 1.b7 Tab8 el peón queda frenado.',
    prueba: { margen: 107 },
  },
  {
    id: 'aj-tac-promocion-3-4',
    nivel: 3,
    fen: '8/8/8/3k2n1/3P2P1/1pB5/5K2/8 b - - 4 5',
    linea: '1...Ce4+ 2.Re3 Cxc3 3.g5 b2 4.Rd3 b1=D+',
    pista: 'El alfil de c3 frena tu peón. ¿Qué jaque de caballo lo ataca al mismo tiempo?',
    explicacion:
      'El alfil de c3 es la única pieza que controla el camino del peón. 1...Ce4+ es una horquilla: da jaque y ataca el alfil; tras 2.Re3 Cxc3 el peón avanza a b2 y corona, porque el rey blanco está lejos. Si las negras mueven el rey, el alfil se coloca en b2 y es tablas.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-tac-promocion-3-5',
    nivel: 3,
    fen: '8/6Kp/P7/2p5/4pk2/1P6/8/8 b - - 0 6',
    linea: '1...e3 2.a7 e2 3.a8=D e1=D',
    pista: 'Cuenta las jugadas que necesita cada peón para coronar antes de mover.',
    explicacion:
      'El peón blanco necesita dos jugadas y el negro tres, pero mueven las negras: 1...e3 2.a7 e2 3.a8=D e1=D y los dos coronan, con tablas a la vista. Cualquier jugada que no sea avanzar el peón e pierde un tiempo y la carrera.',
    prueba: { margen: 444 },
  },
  {
    id: 'aj-tac-promocion-3-6',
    nivel: 3,
    fen: '8/1k5P/p5K1/2b5/2P5/7p/8/1N6 b - - 0 1',
    linea: '1...Ad4 2.Cd2 h2 3.Cf3 h1=D 4.Cxd4 Dg1+ 5.Rf6 Dxd4+',
    pista: 'El peón blanco corona en h8 si no lo impides. ¿Qué casilla del alfil controla h8 y deja avanzar tu peón?',
    explicacion:
      'El alfil tiene que vigilar h8 y, a la vez, no estorbar a su peón. Desde d4 lo hace: si 2.h8=D Axh8, y si el caballo viene, 2.Cd2 h2 3.Cf3 h1=D corona; entonces 4.Cxd4 Dg1+ 5.Rf6 Dxd4+ con dama contra peones. Con 1...Ad6 el peón blanco corona primero.',
    prueba: { margen: 1001 },
  },
  {
    id: 'aj-tac-promocion-4-1',
    nivel: 4,
    fen: '1k1r4/1pp3R1/7P/4p3/4N3/p3P1K1/1b3PP1/2r2B1R w - - 0 35',
    linea: '1.h7 a2 2.Tg8 Td1 3.h8=D',
    pista: 'La torre de d8 frena el peón en la octava fila. ¿Cómo preparas taparle el camino?',
    explicacion:
      '1.h7 amenaza coronar y, si las negras corren con 1...a2, la torre se interpone con 2.Tg8: corta a la de d8 y el peón corona en h8 o, si la toman, en g8. El peón de a2 necesita una jugada más y llega tarde.',
    prueba: { margen: 371 },
  },
  {
    id: 'aj-tac-promocion-4-2',
    nivel: 4,
    fen: '1K6/8/8/p7/2P5/8/2k3P1/8 w - - 0 1',
    linea: '1.c5 a4 2.c6 a3 3.c7 Rb2 4.c8=D',
    pista: 'Cuenta: ¿en qué columna puede tu peón coronar dando jaque o controlando a1?',
    explicacion:
      'Es una carrera de peones: el de c4 necesita cuatro jugadas y el de a5, también cuatro, pero mueven las blancas. 1.c5 a4 2.c6 a3 3.c7 y si 3...a2 4.c8=D+ es jaque al rey de c2, que estorba en la columna; por eso el peón negro no llega. Con 1.g4 se pierde el tiempo decisivo.',
    prueba: { margen: 1913 },
  },
  {
    id: 'aj-tac-promocion-4-3',
    nivel: 4,
    fen: '5r2/pppPrNbp/5k2/3B4/3P1B2/8/PPP1b1PP/4R1K1 w - - 1 20',
    linea: '1.Ag5+ Rg6 2.Axe7 Axd4+ 3.Rh1 Txf7 4.Axf7+ Rxf7 5.d8=D',
    pista: 'El rey negro y la torre de e7 están en la misma diagonal. ¿Quién vigila después el peón de d7?',
    explicacion:
      '1.Ag5+, con el alfil defendido por el caballo, obliga al rey a moverse y 2.Axe7 elimina una de las torres que frenaban el peón de d7. La otra tiene que ocuparse del caballo: tras 2...Axd4+ 3.Rh1 Txf7 4.Axf7+ Rxf7 nadie vigila d8 y 5.d8=D corona.',
    prueba: { margen: 341 },
  },
  {
    id: 'aj-tac-promocion-4-4',
    nivel: 4,
    fen: '8/8/4kP1K/8/8/P4p2/8/8 w - - 0 1',
    linea: '1.Rg7 f2 2.f7 f1=D 3.f8=D Dxf8+ 4.Rxf8',
    pista: 'El rey negro ataca tu peón. ¿Qué casilla de tu rey lo defiende y le abre el camino?',
    explicacion:
      'El rey negro amenaza tomar el peón de f6. 1.Rg7 lo defiende y controla f8, y así los dos coronan: 1...f2 2.f7 f1=D 3.f8=D. Tras el cambio 3...Dxf8+ 4.Rxf8 el peón de a3 solo alcanza para tablas, pero cualquier otra jugada pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-tac-promocion-4-5',
    nivel: 4,
    fen: 'k7/2p5/3p3K/1p6/P2Pp3/3P2P1/8/8 w - - 0 1',
    linea: '1.dxe4 bxa4 2.e5 a3 3.e6 a2 4.e7 a1=D 5.e8=D+',
    pista: 'Antes de lanzar el peón g, cuenta cuánto tarda el peón negro y si el tuyo puede coronar con jaque.',
    explicacion:
      '1.dxe4 crea un peón pasado que corona en e8 con jaque al rey de a8, y ese jaque compensa la jugada de ventaja negra: 1...bxa4 2.e5 a3 3.e6 a2 4.e7 a1=D 5.e8=D+. Si 1.g4, 1...exd3 y el peón negro llega antes.',
    prueba: { margen: 446 },
  },
];
