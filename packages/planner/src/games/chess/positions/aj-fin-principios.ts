import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFinPrincipios: readonly PosicionVerificada[] = [
  {
    id: 'aj-fin-principios-1-1',
    nivel: 1,
    fen: '5k2/p6P/8/8/8/8/2K5/8 b - - 0 1',
    linea: '1...Rg7 2.h8=D+ Rxh8',
    pista: '¿Puede tu rey alcanzar al peón de h7? Cuenta con la regla del cuadrado.',
    explicacion:
      'El rey va a g7 y, si el peón corona, captura la dama nueva en h8. Queda el peón de a7, que el rey blanco puede frenar: tablas. Con 1...Rf7 el rey no llega a h8, el peón corona y las negras pierden.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-principios-1-2',
    nivel: 1,
    fen: 'Q2K4/8/8/8/7P/3k4/1q6/8 b - - 0 1',
    linea: '1...Dh8+ 2.Re7 Dxa8',
    pista: 'El rey y la dama blancos están en la misma fila.',
    explicacion:
      'La dama da jaque en h8; el rey debe dejar la octava fila y la dama captura la de a8, que estaba detrás. En los finales de damas mira siempre si el rey y la dama rivales quedan alineados.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-principios-1-3',
    nivel: 1,
    fen: '8/6P1/7K/8/8/7k/6r1/8 w - - 1 5',
    linea: '1.Rh7 Tg3 2.g8=D Txg8 3.Rxg8',
    pista: 'La torre ataca tu peón por detrás. ¿Qué casilla del rey lo protege y prepara la coronación?',
    explicacion:
      'En h7 el rey protege el peón y amenaza coronar. Las negras tienen que dar la torre por la dama nueva y queda rey contra rey: tablas. Si el rey se aleja con 1.Rh5, la torre se come el peón y gana.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-principios-1-4',
    nivel: 1,
    fen: '8/P7/3K4/8/8/3pk3/8/8 b - - 0 1',
    linea: '1...d2 2.a8=D d1=D+ 3.Dd5 Dxd5+',
    pista: 'Cuenta las jugadas que necesita cada peón para coronar.',
    explicacion:
      'En la carrera, 1...d2 deja al peón a un paso de coronar, igual que el de a7: es la única que hace tablas. En cambio, 1...Re2 permite 2.a8=D y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-principios-1-5',
    nivel: 1,
    fen: '8/8/2P5/8/K7/p7/8/2k5 b - - 0 11',
    linea: '1...a2 2.Ra5 a1=D+',
    pista: 'Cuenta las jugadas que necesita cada peón para coronar.',
    explicacion:
      'En la carrera, 1...a2 deja al peón a un paso de coronar, mientras el de c6 necesita 2: es la única que gana. En cambio, 1...Rb2 permite 2.c7 y no pasa de la igualdad.',
    prueba: { margen: 569 },
  },
  {
    id: 'aj-fin-principios-1-6',
    nivel: 1,
    fen: '4N3/2K5/7P/p7/8/1k6/5p2/8 w - - 0 1',
    linea: '1.h7 f1=D 2.h8=D',
    pista: 'Decide si es el momento de avanzar el peón pasado.',
    explicacion:
      'El peón pasado avanza a h7, a un paso de coronar: es la única que hace tablas. En cambio, 1.Cd6 permite 1...f1=D y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-principios-2-1',
    nivel: 2,
    fen: '8/1K6/8/6P1/3N4/3k3n/8/8 w - - 0 1',
    linea: '1.g6 Cf2 2.g7 Rxd4 3.g8=D',
    pista: 'Decide si es el momento de avanzar el peón pasado.',
    explicacion:
      'El peón pasado avanza a g6, a 2 pasos de coronar: es la única que gana. En cambio, 1.Cc2 permite 1...Cxg5 y no pasa de la igualdad.',
    prueba: { margen: 282 },
  },
  {
    id: 'aj-fin-principios-2-2',
    nivel: 2,
    fen: '8/8/8/3p1K2/8/P4k2/8/8 w - - 0 1',
    linea: '1.Re5 d4 2.Rxd4',
    pista: 'El peón de d5 es el peligro: acerca el rey por el camino correcto.',
    explicacion:
      'El rey se dirige a e5 para frenar al peón pasado de d5: es la única que gana. Las blancas ganan un peón.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-principios-2-3',
    nivel: 2,
    fen: '8/5R2/Kb4P1/6k1/3p4/8/8/8 b - - 0 1',
    linea: '1...Rxg6 2.Td7 Ac5',
    pista: 'El rey también captura: comprueba que no lo pagas.',
    explicacion: 'El rey captura el peón en g6: es la única que hace tablas. Las negras ganan un peón.',
    prueba: { margen: 1994 },
  },
  {
    id: 'aj-fin-principios-2-4',
    nivel: 2,
    fen: '8/5K2/2P5/8/k4p2/8/8/8 b - - 0 1',
    linea: '1...f3 2.c7 f2 3.c8=D f1=D+',
    pista: 'Cuenta las jugadas que necesita cada peón para coronar.',
    explicacion:
      'En la carrera, 1...f3 deja al peón a 2 pasos de coronar, mientras el de c6 necesita 2: es la única que hace tablas. En cambio, 1...Rb4 permite 2.c7 y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-principios-2-5',
    nivel: 2,
    fen: '8/8/6K1/3k1p2/3P4/8/8/8 b - - 0 1',
    linea: '1...f4 2.Rg5 f3',
    pista: 'Cuenta las jugadas que necesita cada peón para coronar.',
    explicacion:
      'En la carrera, 1...f4 deja al peón a 3 pasos de coronar, mientras el de d4 necesita 4: es la única que gana. En cambio, 1...Rc4 permite 2.Rxf5 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-principios-2-6',
    nivel: 2,
    fen: '8/2k4P/8/3P4/8/6K1/3r4/8 b - - 0 1',
    linea: '1...Td3+ 2.Rg2 Td2+ 3.Rh1 Td1+ 4.Rg2 Td2+ 5.Rh1 Td1+',
    pista: 'El peón de h7 corona en la próxima jugada. ¿Puedes dar jaques sin parar?',
    explicacion:
      'No hay tiempo de frenar el peón de h7, pero la torre da jaque desde d3 y sigue dando jaques por las filas de abajo sin que el rey encuentre refugio. Las negras consiguen tablas por jaque continuo; con 1...Rb6 el peón corona.',
    prueba: { margen: 341 },
  },
  {
    id: 'aj-fin-principios-3-1',
    nivel: 3,
    fen: '8/8/8/8/6P1/5k2/3p4/3K4 w - - 0 1',
    linea: '1.g5 Rf4 2.g6 Re3 3.g7 Rd3 4.g8=D',
    pista: '¿Puede el rey negro alcanzar al peón de g4 si te olvidas del peón de d2?',
    explicacion:
      'El peón de d2 está bloqueado por el rey y no puede avanzar, así que conviene correr: tras 1.g5 el rey negro queda fuera del cuadrado y el peón corona. La captura 1.Rxd2 regala el tiempo que necesita 1...Rxg4, con tablas.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-principios-3-2',
    nivel: 3,
    fen: '8/1K6/P7/8/5p2/1k6/8/8 b - - 0 9',
    linea: '1...f3 2.a7 f2 3.a8=D f1=D',
    pista: 'Tu rey no alcanza al peón de a6. ¿Cuántos pasos le faltan al tuyo?',
    explicacion:
      'No se puede frenar al peón a, pero sí coronar a la vez: 2.a7 f2 3.a8=D f1=D y dama contra dama sin peones es tablas. Una jugada de rey como 1...Rc2 pierde el tiempo justo y las blancas ganan con la dama contra el peón.',
    prueba: { margen: 587 },
  },
  {
    id: 'aj-fin-principios-3-3',
    nivel: 3,
    fen: '8/8/2k5/5pP1/8/2K5/8/8 w - - 0 25',
    linea: '1.g6 Rd5 2.g7 Rc6 3.g8=D',
    pista: 'Comprueba si el rey de c6 está dentro del cuadrado de tu peón cuando este avanza.',
    explicacion:
      'Con el peón en g6 el rey negro tendría que pisar la columna e y está en la c: queda fuera del cuadrado. El peón de f5 necesita cuatro jugadas y no llega. Si primero mueve el rey, 1...Rd6 entra en el cuadrado y son tablas. Ganan las blancas.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-principios-3-4',
    nivel: 3,
    fen: '8/8/8/8/p2K4/7P/3k4/8 w - - 0 1',
    linea: '1.Rc4 a3 2.Rb3',
    pista: 'Cuenta con la regla del cuadrado: ¿qué casilla te mantiene cerca del peón de a4?',
    explicacion:
      'El rey entra en el cuadrado del peón: 1...a3 2.Rb3 y cae en a2. Después el rey negro alcanza igualmente al peón de h3 y son tablas. Cualquier otra jugada, como 1.h4, deja coronar primero a las negras.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-principios-3-5',
    nivel: 3,
    fen: '8/K7/8/8/5Q2/k7/2p5/8 b - - 0 1',
    linea: '1...Rb2 2.Db4+ Ra1 3.Dc3+ Rb1 4.Db3+ Ra1',
    pista: 'Con un peón de alfil en séptima hay un truco de tablas en la esquina. ¿Cómo llega tu rey?',
    explicacion:
      'El rey apoya el peón y se refugia en la esquina: tras 4.Db3+ Ra1, si 5.Dxc2 el rey queda ahogado, y si la dama no captura, el peón amenaza coronar. Como el rey blanco está lejos, son tablas. Con 1...Rb3 2.Dc1 la dama bloquea al peón y gana.',
    prueba: { margen: 1990 },
  },
  {
    id: 'aj-fin-principios-3-6',
    nivel: 3,
    fen: '8/8/8/8/5K2/p7/2B2k2/8 b - - 3 20',
    linea: '1...a2 2.Rf5 a1=D',
    pista: 'Mira el color del alfil y el de la casilla a1: ¿qué casilla debe cruzar el peón antes de que lo frenen?',
    explicacion:
      'El alfil es de casillas blancas y solo puede frenar al peón vigilando a2; a1 es negra. Por eso hay que cruzar ya: tras 1...a2 el peón corona y las negras ganan. Con 1...Re2 2.Ab1 el alfil controla a2 y son tablas.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-principios-4-1',
    nivel: 4,
    fen: '8/4p2K/7P/6k1/8/8/8/8 w - - 0 1',
    linea: '1.Rg7 e5 2.h7 e4 3.h8=D',
    pista: 'Tu peón está atacado y necesita dos pasos: ¿qué casilla lo protege sin estorbarlo?',
    explicacion:
      'El rey protege el peón y le deja libre la columna h: tras 1...e5 2.h7 e4 3.h8=D las blancas coronan cuando el negro apenas va por e4, y la dama lo detiene. Con 1.Rg8 o 1.Rh8 se pierde el peón y el de e7 gana la partida.',
    prueba: { margen: 4000 },
  },
  {
    id: 'aj-fin-principios-4-2',
    nivel: 4,
    fen: 'n7/1k6/2N4p/1P3P2/6P1/7P/3K4/8 w - - 0 56',
    linea: '1.f6 Cc7 2.f7 Ce6 3.Cd8+ Cxd8 4.f8=D',
    pista: 'El caballo de a8 está en la esquina: ¿llega a frenar al peón f? No te preocupes por tu caballo.',
    explicacion:
      'El peón de b5 defiende al caballo de c6 y el de a8 está demasiado lejos. Si intenta frenar con 1...Cc7 2.f7 Ce6, el jaque 3.Cd8+ lo desvía de f8 y el peón corona. Las blancas ganan; con 1.g5 Cc7 las negras llegan a tiempo de complicar.',
    prueba: { margen: 323 },
  },
  {
    id: 'aj-fin-principios-4-3',
    nivel: 4,
    fen: '8/1K6/8/2P5/4k3/1R6/8/2r5 w - - 7 5',
    linea: '1.c6 Re5 2.c7 Rd6 3.c8=D Txc8 4.Rxc8',
    pista: '¿Qué pieza negra está lejos de la acción? Aprovecha ese tiempo.',
    explicacion:
      'El principio es avanzar el pasado mientras el rey defensor está lejos. Con el rey en b7 y la torre tapando la columna b, el peón llega a c7 y cuesta la torre. Si 1.Tb5 o 1.Rb6, el rey negro se acerca y la ventaja casi desaparece.',
    prueba: { margen: 1902 },
  },
  {
    id: 'aj-fin-principios-4-4',
    nivel: 4,
    fen: '2K5/8/8/PPk2p2/8/8/8/8 b - - 0 1',
    linea: '1...Rxb5 2.Rd7 f4 3.Re6 f3 4.Re5 f2 5.Re4 f1=D',
    pista: 'Dos peones unidos son más peligrosos que uno: ¿puedes deshacer la pareja sin perder la carrera?',
    explicacion:
      'Primero se elimina el peligro: el rey captura en b5 y el peón de a5 queda a su alcance. Después el peón f corre y el rey blanco llega un paso tarde, porque está fuera de su cuadrado. Si 1...f4, 2.b6 y las blancas coronan a la vez, con la mejor parte.',
    prueba: { margen: 2118 },
  },
  {
    id: 'aj-fin-principios-4-5',
    nivel: 4,
    fen: '8/1k6/6K1/8/p3P3/8/8/8 w - - 0 1',
    linea: '1.e5 a3 2.e6 a2 3.e7 a1=D 4.e8=D',
    pista: 'Ninguno de los reyes alcanza al peón contrario: cuenta los pasos.',
    explicacion:
      'Los dos peones necesitan cuatro jugadas y las blancas mueven: coronan ambos y dama contra dama es tablas. Con 1.Rf7 el rey quiere ayudar, pero pierde el tiempo: las negras coronan cuando el peón está en e6 y la dama lo detiene con jaques.',
    prueba: { margen: 2000 },
  },
];
