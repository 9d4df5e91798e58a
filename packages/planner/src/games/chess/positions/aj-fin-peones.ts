import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFinPeones: readonly PosicionVerificada[] = [
  {
    id: 'aj-fin-peones-3-1',
    nivel: 3,
    fen: '8/7p/4p3/1P6/1p1Pk3/8/1K6/8 b - - 0 1',
    linea: '1...Rd5 2.Rb3 h5',
    pista: 'El peón de b5 está libre: ¿desde qué casilla sigue tu rey dentro de su cuadrado?',
    explicacion:
      'El rey entra en el cuadrado del peón de b5 y desde d5 lo alcanza siempre, mientras el peón de h7 corre lejos del rey blanco: el pasado alejado decide. La captura 1...Rxd4 parece natural, pero sale del cuadrado y tras 2.b6 el peón corona. Ganan las negras.',
    prueba: { margen: 1185 },
  },
  {
    id: 'aj-fin-peones-3-2',
    nivel: 3,
    fen: '5k2/5p2/4p1pp/7P/8/1K6/8/8 b - - 1 53',
    linea: '1...gxh5 2.Rc3 h4 3.Rd2 h3',
    pista: '¿Está el rey blanco dentro del cuadrado de un posible peón pasado en la columna h?',
    explicacion:
      'La captura crea un peón pasado en h5 y el rey de b3 está fuera de su cuadrado: tras 2.Rc3 h4 3.Rd2 h3 no lo alcanza. Otras jugadas también ganan, pero dejan a las blancas un peón en g6 y alargan la lucha.',
    prueba: { margen: 1697 },
  },
  {
    id: 'aj-fin-peones-3-3',
    nivel: 3,
    fen: '8/1p2p3/8/6K1/3pP2P/P2p1k2/2P5/8 w - - 0 1',
    linea: '1.cxd3 Re3 2.h5 Rxd3 3.h6',
    pista: 'Hay dos peligros: el peón de d3 y tu propio peón h. ¿Qué debes resolver primero?',
    explicacion:
      'Hay que eliminar el peón de d3, porque 1.h5 permite 1...dxc2 y las negras coronan antes. Tras 1.cxd3 el rey negro necesita varias jugadas para liberar el peón de d4, y el peón h corona cuando el negro apenas llega a d3. Ganan las blancas.',
    prueba: { margen: 2293 },
  },
  {
    id: 'aj-fin-peones-3-4',
    nivel: 3,
    fen: '8/8/3p3p/4PK2/3pP3/8/k7/8 b - - 0 1',
    linea: '1...dxe5 2.Rxe5 d3 3.Rd4 d2',
    pista: 'Cuenta la carrera en los dos casos: si el peón de e5 sigue vivo y si desaparece.',
    explicacion:
      'Al capturar se elimina el peón blanco más avanzado: tras 2.Rxe5 d3 al negro le faltan dos pasos y al de e4, cuatro, y el rey de e5 no alcanza d1. Si las negras corren ya con 1...d3, 2.e6 iguala la carrera: coronan los dos y son tablas.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-peones-3-5',
    nivel: 3,
    fen: '8/8/4K3/P7/1p6/8/7P/3k4 w - - 0 1',
    linea: '1.a6 b3 2.a7 b2 3.a8=D b1=D 4.Dh1+',
    pista: 'Los dos peones coronan. Mira dónde quedarían el rey negro y su dama.',
    explicacion:
      'Las blancas coronan primero y, cuando las negras coronan en b1, el jaque 4.Dh1+ enfila por la primera fila al rey de d1 y a la dama recién nacida, que se pierde. Con una jugada de rey como 1.Re5 se pierde ese tiempo y son tablas.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-peones-3-6',
    nivel: 3,
    fen: '8/6Kp/P7/2p5/4pk2/1P6/8/8 b - - 0 6',
    linea: '1...e3 2.a7 e2 3.a8=D e1=D',
    pista: 'Cuenta las jugadas que le faltan a tu peón más avanzado y al de a6. ¿Sobra algún tiempo?',
    explicacion:
      'No sobra ningún tiempo: 1...e3 2.a7 e2 3.a8=D e1=D y coronan los dos. Las blancas tienen el jaque 4.Df8+ y ganan el peón de c5, pero con damas y el rey blanco expuesto son tablas. Cualquier otra jugada, como 1...c4, pierde la carrera.',
    prueba: { margen: 444 },
  },
  {
    id: 'aj-fin-peones-4-1',
    nivel: 4,
    fen: '1K6/8/8/p7/2P5/8/2k3P1/8 w - - 0 1',
    linea: '1.c5 a4 2.c6 a3 3.c7 a2 4.c8=D+',
    pista: 'Los dos peones llegan casi a la vez: mira en qué columna está el rey negro.',
    explicacion:
      'La carrera se decide porque el rey negro está en la columna c: 4.c8=D+ corona con jaque justo antes de ...a1=D, y la dama con el peón de g2 gana. Si 1.g4, el peón c llega un tiempo tarde, coronan los dos y la ventaja casi desaparece.',
    prueba: { margen: 1913 },
  },
  {
    id: 'aj-fin-peones-4-2',
    nivel: 4,
    fen: '2K5/8/8/PPk2p2/8/8/8/8 b - - 0 1',
    linea: '1...Rxb5 2.Rd7 f4 3.Re6 f3 4.Re5 f2 5.Re4 f1=D',
    pista: 'Antes de correr con tu peón, ¿qué pasa con los dos peones blancos unidos?',
    explicacion:
      'El rey rompe la pareja de peones y el de a5 ya no preocupa: si avanza, se captura. El rey blanco está fuera del cuadrado del peón f y llega un paso tarde: 5.Re4 f1=D. La carrera inmediata 1...f4 pierde la ventaja, porque tras 2.b6 las blancas coronan al mismo tiempo y después dan jaque con la dama en b6.',
    prueba: { margen: 2118 },
  },
  {
    id: 'aj-fin-peones-4-3',
    nivel: 4,
    fen: '8/8/4kP1K/8/8/P4p2/8/8 w - - 0 1',
    linea: '1.Rg7 f2 2.f7 f1=D 3.f8=D Dxf8+ 4.Rxf8',
    pista: 'No llegas al peón de f3; asegura entonces que el tuyo corone a la vez.',
    explicacion:
      'El rey apoya f7 y f8, de modo que coronan los dos: 2.f7 f1=D 3.f8=D. Tras el cambio de damas el rey negro come el peón de a3, pero ya no quedan peones y son tablas. Si el rey se aleja, las negras capturan en f6 y su peón corona solo.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-peones-5-1',
    nivel: 5,
    fen: 'k7/2p5/3p3K/1p6/P2Pp3/3P2P1/8/8 w - - 0 1',
    linea: '1.dxe4 bxa4 2.e5 a3 3.e6 a2 4.e7 a1=D 5.e8=D+',
    pista: 'El rey negro está en la octava fila: ¿qué peón tuyo podría coronar con jaque?',
    explicacion:
      'La captura elimina al peón de e4, que iba a coronar por d3, y abre el camino al propio: 2.e5 y siguientes. Las negras coronan antes en a1, pero 5.e8=D+ llega con jaque al rey de a8 y basta para las tablas. Con 1.g4 exd3 las negras coronan primero y ganan.',
    prueba: { margen: 446 },
  },
  {
    id: 'aj-fin-peones-5-2',
    nivel: 5,
    fen: '8/6k1/1p4P1/1P3p2/5P2/7P/6K1/8 b - - 4 54',
    linea: '1...Rxg6 2.Rf2 Rh5 3.Re3 Rh4 4.Rd4 Rxh3 5.Rd5 Rg3',
    pista: 'Compara tomar ya con tomar una jugada después: ¿quién llega primero al flanco de dama?',
    explicacion:
      'Hay que tomar sin demora. Si el rey blanco corre hacia b6, el negro gana h3 y f4 y las dos carreras terminan igualadas; si 2.Rf3 Rh5 3.Rg3 defiende h3, 3...Rg6 mantiene el equilibrio. Con 1...Rh6 o 1...Rf6 se pierde un tiempo y el rey blanco entra por d5. Son tablas.',
    prueba: { margen: 216 },
  },
  {
    id: 'aj-fin-peones-5-3',
    nivel: 5,
    fen: '2K5/1pp5/8/8/5P1p/2P1P3/4k3/8 w - - 0 1',
    linea: '1.f5 h3 2.f6 h2 3.f7 h1=D 4.f8=D',
    pista: 'No hay tiempo para capturar con el rey: cuenta los pasos de tu peón y los del de h4.',
    explicacion:
      'Los dos peones necesitan cuatro jugadas y las blancas mueven, así que coronan ambos y son tablas. Perder un tiempo es fatal: con 1.Rxc7 h3 2.f5 h2 3.f6 h1=D 4.f7 la dama clava al peón con 4...Dh7 y lo captura después.',
    prueba: { margen: 398 },
  },
  {
    id: 'aj-fin-peones-6-1',
    nivel: 6,
    fen: '8/2p5/3p4/p2P3P/8/4PK2/8/1k6 b - - 0 1',
    linea: '1...a4 2.h6 a3 3.h7 a2 4.h8=D a1=D',
    pista: 'Ninguna ruptura en el flanco de dama llega a tiempo: cuenta la carrera jugada a jugada.',
    explicacion:
      'Cada peón necesita cuatro jugadas y a las negras les toca: coronan las dos partes, y si 5.Dxa1+ Rxa1 el rey negro llega a tiempo de detener a los peones. Son tablas. Cualquier pérdida de tiempo cuesta el punto: tras 1...Rc2 2.h6 la dama blanca controla a1, y con 1...c5 2.dxc6 aparece otro peón pasado.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-peones-6-2',
    nivel: 6,
    fen: '8/1K4p1/1pp5/3P4/1P6/7k/3P4/8 b - - 0 1',
    linea: '1...cxd5 2.Rxb6 g5 3.Rc6 g4 4.b5 g3 5.b6 g2',
    pista: 'Cuenta la carrera, pero fíjate también en quién coronaría con jaque y desde qué casilla.',
    explicacion:
      'Antes de correr hay que eliminar el peón de d5: con 1...g5 2.dxc6 g4 3.c7 g3 las blancas coronan con 4.c8=D+, jaque al rey de h3 por la diagonal. Tras 1...cxd5 2.Rxb6 g5 el peón b tarda más, coronan los dos y son tablas.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-peones-6-3',
    nivel: 6,
    fen: '8/1K6/8/6kp/p4p2/5P2/1P1P4/8 w - - 0 1',
    linea: '1.d4 h4 2.d5 h3 3.d6 h2 4.d7 h1=D 5.d8=D+',
    pista: 'Cuenta los pasos de cada peón y mira en qué diagonal queda el rey negro.',
    explicacion:
      'El avance doble gana el tiempo justo: las negras coronan antes en h1, pero 5.d8=D+ llega con jaque al rey de g5 por la diagonal y las blancas no pierden. Una jugada de rey como 1.Rc7 llega un tiempo tarde. El resultado correcto es tablas.',
    prueba: { margen: 2052 },
  },
];
