import type { PosicionVerificada } from '../chess-topic.ts';

export const ajCalEstudios: readonly PosicionVerificada[] = [
  {
    id: 'aj-cal-estudios-4-1',
    nivel: 4,
    fen: '1K6/8/8/p7/2P5/8/2k3P1/8 w - - 0 1',
    linea: '1.c5 a4 2.c6 a3 3.c7 Rb2 4.c8=D',
    pista: 'Cuenta los tiempos de cada peón y fíjate en qué columna está el rey negro.',
    explicacion:
      'Los dos peones necesitan cuatro jugadas, pero el blanco mueve primero y, si el rey negro sigue en la columna c, corona con jaque: 1.c5 a4 2.c6 a3 3.c7 a2 4.c8=D+. Si el rey se aparta con 3...Rb2, la dama llega igual a tiempo. Con 1.g4 se pierde el tiempo decisivo.',
    prueba: { margen: 1913 },
  },
  {
    id: 'aj-cal-estudios-4-2',
    nivel: 4,
    fen: '2K5/8/8/PPk2p2/8/8/8/8 b - - 0 1',
    linea: '1...Rxb5 2.Rb7 Rxa5 3.Rc6 f4 4.Rd5 f3 5.Rd4 f2',
    pista: 'Los dos peones blancos están a tu alcance. ¿Cuál hay que tomar primero y llega tu rey a tiempo después?',
    explicacion:
      'Hay que frenar los peones antes de correr: 1...Rxb5 y el otro cae también, 2.Rb7 Rxa5, mientras el peón de f5 espera y el rey blanco está fuera de su cuadrado. Si 1...f4, 2.b6 corona a la vez; si 1...Rb4, 2.a6 y es el peón blanco el que corona.',
    prueba: { margen: 2118 },
  },
  {
    id: 'aj-cal-estudios-4-3',
    nivel: 4,
    fen: '8/2k5/2p5/8/2q5/4K3/8/4Q3 b - - 0 1',
    linea: '1...De6+ 2.Rf2 Dxe1+ 3.Rxe1 Rb6 4.Rd2 Rb5 5.Rc3 Rc5',
    pista: 'La dama blanca está detrás de su rey en la misma columna. ¿Y qué tal es el final de peones que resulta?',
    explicacion:
      '1...De6+ es una enfilada: el rey se aparta y la dama de e1 se cambia, 2.Rf2 Dxe1+ 3.Rxe1. El final de peones está ganado porque el rey negro rodea a tiempo: 3...Rb6 4.Rd2 Rb5 5.Rc3 Rc5 con la oposición delante del peón. Con otros jaques, las damas siguen y es tablas.',
    prueba: { margen: 1933 },
  },
  {
    id: 'aj-cal-estudios-4-4',
    nivel: 4,
    fen: '8/4k3/1q6/4p3/8/7K/Q7/8 b - - 0 1',
    linea: '1...De6+ 2.Dxe6+ Rxe6 3.Rg3 Rd5 4.Rf2 Rd4 5.Re2 Re4',
    pista: 'Busca un jaque que ofrezca el cambio de damas y pregúntate qué pasa si no lo aceptan.',
    explicacion:
      '1...De6+ ataca al rey y, a la vez, a la dama de a2: si el rey se mueve, la dama cae. Tras 2.Dxe6+ Rxe6 el rey negro llega delante de su peón con 3.Rg3 Rd5 4.Rf2 Rd4 5.Re2 Re4 y la oposición: final ganado. Con las damas en el tablero las blancas harían tablas.',
    prueba: { margen: 1975 },
  },
  {
    id: 'aj-cal-estudios-4-5',
    nivel: 4,
    fen: '8/K5N1/P7/1k6/2b4P/6p1/8/8 w - - 1 7',
    linea: '1.Cf5 g2 2.Cd4+ Ra5 3.Cf3',
    pista: 'Tu rey no llega al peón de g3. ¿Qué ruta de caballo, con un jaque en medio, llega a tiempo?',
    explicacion:
      'El peón está a dos pasos de coronar y el caballo lo alcanza con una jugada de más gracias a un jaque: 1.Cf5 g2 2.Cd4+ y, sea donde sea que vaya el rey, 3.Cf3 controla g1. Con jugadas de rey como 1.Rb7 el peón corona.',
    prueba: { margen: 540 },
  },
  {
    id: 'aj-cal-estudios-4-6',
    nivel: 4,
    fen: '8/8/4kP1K/8/8/P4p2/8/8 w - - 0 1',
    linea: '1.Rg7 f2 2.f7 f1=D 3.f8=D Dxf8+ 4.Rxf8',
    pista: 'Tu peón de f6 está atacado. ¿Qué jugada lo defiende y prepara su coronación al mismo tiempo?',
    explicacion:
      'El rey negro amenaza tomar en f6. 1.Rg7 defiende el peón y controla f8, de modo que los dos coronan: 1...f2 2.f7 f1=D 3.f8=D. Tras 3...Dxf8+ 4.Rxf8 el rey negro alcanza el peón de a3 y es tablas; cualquier otra jugada pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-cal-estudios-5-1',
    nivel: 5,
    fen: '7r/8/P5K1/8/1P6/8/6k1/8 b - - 0 1',
    linea: '1...Tb8 2.a7 Ta8 3.Rf6 Txa7',
    pista: 'Dos peones contra la torre. ¿Cuál hay que frenar para que el otro no tenga apoyo?',
    explicacion:
      'La torre tiene que frenar los dos peones a la vez. 1...Tb8 ataca el de b4 y, si 2.a7, 2...Ta8 detiene el otro: tras 3.Rf6 Txa7 el rey blanco está demasiado lejos para defender el último. Si se toma antes el de a6 con tiempo perdido, el peón b y el rey llegan a apoyarse y es tablas.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-cal-estudios-5-2',
    nivel: 5,
    fen: '8/8/8/8/P5k1/5q2/2Q5/2K5 w - - 0 1',
    linea: '1.Dd1 Dxd1+ 2.Rxd1 Rf5 3.a5 Re6 4.a6 Rd6 5.a7',
    pista: 'El rey y la dama negros están en la misma diagonal. ¿Cómo obligas al cambio y qué peón corre después?',
    explicacion:
      'En la diagonal d1-h5 están la dama de f3 y, detrás, el rey de g4. 1.Dd1 clava la dama y obliga al cambio: 1...Dxd1+ 2.Rxd1. Entonces el peón de a4 está fuera del cuadrado del rey negro y corona: 2...Rf5 3.a5 Re6 4.a6 Rd6 5.a7. Con jaques, la ventaja se diluye.',
    prueba: { margen: 1928 },
  },
  {
    id: 'aj-cal-estudios-5-3',
    nivel: 5,
    fen: '7n/8/8/8/2P3N1/8/8/4K1k1 w - - 0 1',
    linea: '1.Ce5 Rg2 2.c5 Rg3 3.c6 Rf4 4.Cd3+ Rf5 5.c7',
    pista: 'El caballo negro está en la esquina. ¿Desde dónde le quitas sus dos casillas?',
    explicacion:
      'El caballo de h8 solo puede salir por f7 o g6, y 1.Ce5 controla las dos: queda dominado y el peón avanza solo, 2.c5 y 3.c6. Cuando el rey se acerca, 3...Rf4, el caballo se aparta con jaque, 4.Cd3+, y el peón ya no se puede detener. Con 1.c5 Cf7 el caballo negro vuelve a tiempo.',
    prueba: { margen: 1910 },
  },
  {
    id: 'aj-cal-estudios-5-4',
    nivel: 5,
    fen: '8/2p5/3p4/p2P3P/8/4PK2/8/1k6 b - - 0 1',
    linea: '1...a4 2.h6 a3 3.h7 a2 4.h8=D a1=D',
    pista: 'Cuenta las jugadas de los dos peones de torre. ¿Hay tiempo para algo más que avanzar?',
    explicacion:
      'El peón blanco necesita tres jugadas y el negro cuatro, pero mueven las negras: 1...a4 2.h6 a3 3.h7 a2 4.h8=D a1=D y coronan los dos, con tablas. Cualquier jugada de rey pierde el tiempo que hace falta.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-cal-estudios-5-5',
    nivel: 5,
    fen: '2K5/1pp5/8/8/5P1p/2P1P3/4k3/8 w - - 0 1',
    linea: '1.f5 h3 2.f6 h2 3.f7 h1=D 4.f8=D',
    pista: 'Cuenta la carrera entre el peón f y el peón h antes de mirar otras jugadas.',
    explicacion:
      'El peón de h4 necesita tres jugadas y el de f4 cuatro; como mueven las blancas, 1.f5 h3 2.f6 h2 3.f7 h1=D 4.f8=D permite coronar justo después y mantener el equilibrio. Con 1.e4 o 1.Rxc7 falta un tiempo y la dama negra decide sola.',
    prueba: { margen: 398 },
  },
  {
    id: 'aj-cal-estudios-6-1',
    nivel: 6,
    fen: '8/1K4p1/1pp5/3P4/1P6/7k/3P4/8 b - - 0 1',
    linea: '1...cxd5 2.Rxb6 g5 3.Rc6 g4 4.b5 g3 5.b6 g2',
    pista: 'El peón de d5 amenaza tomar y correr. ¿Qué captura lo elimina y qué carrera queda?',
    explicacion:
      'Si las negras corren ya, 2.dxc6 crea un peón imparable, así que primero hay que eliminarlo: 1...cxd5. Después queda una carrera igualada: 2.Rxb6 g5 3.Rc6 g4 4.b5 g3 5.b6 g2 y coronan casi a la vez. Por eso es la única jugada que hace tablas.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-cal-estudios-6-2',
    nivel: 6,
    fen: '8/q7/5Q2/1k6/8/2K3P1/8/8 w - - 0 1',
    linea: '1.Df1+ Rc6 2.Dc4+ Rd6 3.Dd4+ Dxd4+ 4.Rxd4 Re6 5.Re4',
    pista: 'Quieres cambiar damas y ganar con el peón. ¿Qué serie de jaques obliga al cambio?',
    explicacion:
      'El final de peones está ganado, así que se busca forzar el cambio de damas con jaques: 1.Df1+ Rc6 2.Dc4+ Rd6 3.Dd4+ y las negras no pueden evitarlo, 3...Dxd4+ 4.Rxd4 Re6 5.Re4 con la oposición. Si 1...Rb6, 2.Df2+ también obliga al cambio.',
    prueba: { margen: 1964 },
  },
  {
    id: 'aj-cal-estudios-6-3',
    nivel: 6,
    fen: '8/1K6/8/6kp/p4p2/5P2/1P1P4/8 w - - 0 1',
    linea: '1.d4 h4 2.d5 h3 3.d6 h2 4.d7 h1=D 5.d8=D+',
    pista: 'Cuenta la carrera y mira qué diagonal une la casilla d8 con el rey negro.',
    explicacion:
      'El peón de d2 necesita cinco jugadas y el de h5, cuatro: las negras coronan antes. Pero 1.d4 h4 2.d5 h3 3.d6 h2 4.d7 h1=D 5.d8=D+ llega con jaque por la diagonal d8-g5, y ese jaque salva la partida. Con 1.Rb6 h4 falta un tiempo y las negras ganan la carrera.',
    prueba: { margen: 2052 },
  },
  {
    id: 'aj-cal-estudios-6-4',
    nivel: 6,
    fen: '8/KN6/P7/1p3p1P/b6k/8/8/8 b - - 0 1',
    linea: '1...f4 2.Rb6 f3 3.h6 Ac2 4.a7 f2 5.a8=D f1=D',
    pista: 'Las blancas tienen dos peones lejanos. ¿Qué frena el alfil y cuántas jugadas necesita tu peón f?',
    explicacion:
      'El peón de f5 tiene que correr ya: 1...f4 2.Rb6 f3, y solo cuando el otro peón blanco se acerca, 3.h6, el alfil lo frena desde la diagonal con 3...Ac2. Así los dos coronan, 4.a7 f2 5.a8=D f1=D, y es tablas. Si el alfil se mueve antes, falta un tiempo.',
    prueba: { margen: 374 },
  },
  {
    id: 'aj-cal-estudios-6-5',
    nivel: 6,
    fen: '1R6/3r4/8/8/kp6/8/8/K7 b - - 0 1',
    linea: '1...Rb3 2.Txb4+ Rxb4 3.Rb2 Tc7 4.Ra2 Rc3 5.Ra1 Rc2 6.Ra2 Ta7#',
    pista: 'Olvida el peón: ¿qué amenaza de mate creas si tu rey se pone frente al blanco?',
    explicacion:
      '1...Rb3 amenaza 2...Td1# y el peón de b4 no importa: si 2.Txb4+ Rxb4, queda el mate básico de rey y torre. La torre corta la columna c, 3...Tc7, el rey se acerca hasta c2 y con el blanco en la columna a llega 6...Ta7#. Si la torre se queda, por ejemplo 2.Tc8, 2...Td1+ decide enseguida.',
    prueba: { mate: 6 },
  },
];
