import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFinDama: readonly PosicionVerificada[] = [
  {
    id: 'aj-fin-dama-2-1',
    nivel: 2,
    fen: '8/Q7/Kp6/P2k4/6P1/6p1/8/7q b - - 0 1',
    linea: '1...Df1+ 2.Rb7 Df7+',
    pista: 'Las blancas amenazan Db7+ y ganar tu dama. Adelántate con un jaque.',
    explicacion:
      'Las blancas amenazan Db7+, una enfilada que gana la dama. El jaque desde f1 se adelanta: tras 2.Rb7 llega 2...Df7+ y la dama negra captura la blanca de a7, que queda detrás del rey.',
    prueba: { margen: 653 },
  },
  {
    id: 'aj-fin-dama-2-2',
    nivel: 2,
    fen: '1K6/6Q1/1k6/8/8/8/7p/8 b - - 0 1',
    linea: '1...h1=D 2.Da7+ Rb5 3.Db7+ Dxb7+',
    pista: 'El peón ya puede coronar: compara con las demás opciones.',
    explicacion:
      'El peón corona en h1 y queda dama contra dama, tablas. Hay que pedir dama: con una pieza menor, las blancas dan jaque y ganan.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-dama-2-3',
    nivel: 2,
    fen: '8/2P4p/8/3P2kp/2K5/6q1/2Q5/8 b - - 0 1',
    linea: '1...Dxc7+ 2.Rb3 Dxc2+ 3.Rxc2 h4 4.Rd3 h3',
    pista: 'El peón de c7 está a punto de coronar. Captúralo con jaque y piensa en el final que queda.',
    explicacion:
      'La dama toma en c7 con jaque y elimina el peón que iba a coronar. Si las damas se cambian, los dos peones negros de h deciden, porque el rey blanco está lejos.',
    prueba: { margen: 762 },
  },
  {
    id: 'aj-fin-dama-2-4',
    nivel: 2,
    fen: '8/8/5KQ1/8/8/p7/8/2k5 b - - 0 1',
    linea: '1...a2 2.Dg1+ Rb2 3.Dd4+ Rb1',
    pista: 'Tu peón es de torre y tu rey está al lado. ¿Qué truco de tablas conoces?',
    explicacion:
      'El peón avanza a a2, a un paso de coronar. Con peón de torre, la dama no puede ganar si su rey está lejos: cuando el rey negro se mete en el rincón, acercar el rey blanco lo dejaría ahogado. Con 1...Rb2 la dama llega a tiempo de frenar el peón.',
    prueba: { margen: 1991 },
  },
  {
    id: 'aj-fin-dama-3-1',
    nivel: 3,
    fen: 'K1Q5/6q1/1kP5/8/8/8/8/8 w - - 0 1',
    linea: '1.Db7+ Dxb7+ 2.cxb7',
    pista: 'Tu peón está atacado: ¿qué jaque cambia damas y lo lleva a la séptima?',
    explicacion:
      'El jaque fuerza el cambio y el peón pasa a b7, defendido por el rey: corona en la jugada siguiente. Con otro jaque, como 1.Dd8+, el rey captura en c6 y son tablas.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-dama-3-2',
    nivel: 3,
    fen: '8/6Q1/8/2K5/q7/4k3/2P5/8 w - - 0 1',
    linea: '1.Dc3+ Re4 2.Dc4+ Dxc4+ 3.Rxc4',
    pista: '¿Qué cambio de damas deja a tu rey delante del peón?',
    explicacion:
      'Los jaques obligan al cambio en c4 y el rey queda delante de su peón de c2, en una casilla clave: gana sin depender de la oposición. Con 1.Dh6+ las damas siguen y las negras tienen muchos jaques.',
    prueba: { margen: 1928 },
  },
  {
    id: 'aj-fin-dama-3-3',
    nivel: 3,
    fen: '8/K7/8/8/5Q2/k7/2p5/8 b - - 0 1',
    linea: '1...Rb2 2.Db4+ Ra1 3.Dc3+ Rb1 4.Db3+ Ra1',
    pista: 'Con un peón de alfil en séptima hay un truco de tablas en la esquina. ¿Cómo llega tu rey?',
    explicacion:
      'El rey apoya el peón y se refugia en la esquina: tras 4.Db3+ Ra1, si 5.Dxc2 el rey queda ahogado, y si la dama no captura, el peón amenaza coronar. Como el rey blanco está lejos, son tablas. Con 1...Rb3 2.Dc1 la dama bloquea al peón y gana.',
    prueba: { margen: 1990 },
  },
  {
    id: 'aj-fin-dama-4-1',
    nivel: 4,
    fen: '8/8/8/3Q4/8/3K4/p7/1k6 b - - 0 1',
    linea: '1...a1=D 2.Dh1+ Ra2 3.Da8+ Rb1 4.Db8+ Db2 5.Dxb2+ Rxb2',
    pista: 'Si no coronas ya, tu rey cae en una red de mate: ¿qué jaques aguantas después?',
    explicacion:
      'Hay que coronar: después de 2.Dh1+ Ra2 3.Da8+ Rb1 los jaques se acaban porque 4.Db8+ se tapa con 4...Db2. Dama contra dama es tablas. Con 1...Rb2 las blancas, con el rey cerca, dan mate.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-dama-4-2',
    nivel: 4,
    fen: '8/2k5/2p5/8/2q5/4K3/8/4Q3 b - - 0 1',
    linea: '1...De6+ 2.Rf2 Dxe1+ 3.Rxe1 Rb6 4.Rd2 Rb5 5.Rc3 Rc5',
    pista: 'El rey y la dama blancos están en la misma columna: ¿qué jaque fuerza el cambio?',
    explicacion:
      'El jaque en la columna e obliga a cambiar damas: tras 2.Rf2 Dxe1+ 3.Rxe1 Rb6 el rey negro se adelanta a su peón, toma la oposición y gana el final de peones. Con otros jaques el rey blanco escapa y la defensa es posible.',
    prueba: { margen: 1933 },
  },
  {
    id: 'aj-fin-dama-4-3',
    nivel: 4,
    fen: '8/4k3/1q6/4p3/8/7K/Q7/8 b - - 0 1',
    linea: '1...De6+ 2.Dxe6+ Rxe6 3.Rg3 Rd5 4.Rf2 Rd4 5.Re2 Re4',
    pista: '¿Qué jaque obliga al cambio y deja a tu rey delante del peón?',
    explicacion:
      'El jaque ataca al rey y ofrece el cambio de damas, que es forzado: tras 2.Dxe6+ Rxe6 el rey negro se adelanta por d5 y d4 y, con 5...Re4, toma la oposición: gana. Con 1...Dd4 las blancas se defienden con jaques.',
    prueba: { margen: 1975 },
  },
  {
    id: 'aj-fin-dama-5-1',
    nivel: 5,
    fen: '6k1/5pp1/8/8/7P/1pqp2P1/8/1KQ5 b - - 1 60',
    linea: '1...Dxc1+ 2.Rxc1 f5 3.g4 fxg4',
    pista: 'Sin damas, ¿puede el rey de c1 detener dos peones separados por una columna?',
    explicacion:
      'Con las damas cambiadas, los peones de b3 y d3 se defienden solos: si el rey ataca uno, el otro avanza y corona. No hay que buscar más: el cambio convierte la ventaja sin riesgo de jaques continuos. Ganan las negras.',
    prueba: { margen: 180 },
  },
  {
    id: 'aj-fin-dama-5-2',
    nivel: 5,
    fen: '8/8/8/8/P5k1/5q2/2Q5/2K5 w - - 0 1',
    linea: '1.Dd1 Dxd1+ 2.Rxd1 Rf5 3.a5 Re6 4.a6 Rd6 5.a7',
    pista: 'La dama y el rey negros están en la misma diagonal: ¿cómo la clavas?',
    explicacion:
      'La dama clava a la de f3 contra el rey de g4 y el cambio es inevitable. En el final de peones el rey negro está lejísimos del peón a, que corona sin ayuda. Con 1.Dc4+ las negras conservan la dama y los jaques.',
    prueba: { margen: 1928 },
  },
  {
    id: 'aj-fin-dama-5-3',
    nivel: 5,
    fen: '8/q7/5Q2/1k6/8/2K3P1/8/8 w - - 0 1',
    linea: '1.Df1+ Rc6 2.Dc4+ Rd6 3.Dd4+ Dxd4+ 4.Rxd4 Re6 5.Re4',
    pista: 'Busca una serie de jaques que termine con el cambio de damas y el rey bien colocado.',
    explicacion:
      'Los jaques 1.Df1+ Rc6 2.Dc4+ Rd6 3.Dd4+ fuerzan el cambio con el rey blanco centralizado: tras 4.Rxd4 Re6 5.Re4 toma la oposición y el peón g gana. Con 1.Df4 Da1+ las negras dan jaques y hacen tablas.',
    prueba: { margen: 1964 },
  },
];
