import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFinDamapasado: readonly PosicionVerificada[] = [
  {
    id: 'aj-fin-damapasado-5-1',
    nivel: 5,
    fen: '6k1/5pp1/8/8/7P/1pqp2P1/8/1KQ5 b - - 1 60',
    linea: '1...Dxc1+ 2.Rxc1 f5 3.g4 fxg4',
    pista: 'Sin damas, ¿puede el rey de c1 detener dos peones separados por una columna?',
    explicacion:
      'Con las damas cambiadas, los peones de b3 y d3 se defienden solos: si el rey ataca uno, el otro avanza y corona. No hay que buscar más: el cambio convierte la ventaja sin riesgo de jaques continuos. Ganan las negras.',
    prueba: { margen: 180 },
  },
  {
    id: 'aj-fin-damapasado-5-2',
    nivel: 5,
    fen: '8/2k5/2p5/8/2q5/4K3/8/4Q3 b - - 0 1',
    linea: '1...De6+ 2.Rf2 Dxe1+ 3.Rxe1 Rb6 4.Rd2 Rb5 5.Rc3 Rc5',
    pista: 'El rey y la dama blancos están en la misma columna: ¿qué jaque fuerza el cambio?',
    explicacion:
      'El jaque en la columna e obliga a cambiar damas: tras 2.Rf2 Dxe1+ 3.Rxe1 Rb6 el rey negro se adelanta a su peón, toma la oposición y gana el final de peones. Con otros jaques el rey blanco escapa y la defensa es posible.',
    prueba: { margen: 1933 },
  },
  {
    id: 'aj-fin-damapasado-5-3',
    nivel: 5,
    fen: '8/8/8/8/P5k1/5q2/2Q5/2K5 w - - 0 1',
    linea: '1.Dd1 Dxd1+ 2.Rxd1 Rf5 3.a5 Re6 4.a6 Rd6 5.a7',
    pista: 'La dama y el rey negros están en la misma diagonal: ¿cómo la clavas?',
    explicacion:
      'La dama clava a la de f3 contra el rey de g4 y el cambio es inevitable. En el final de peones el rey negro está lejísimos del peón a, que corona sin ayuda. Con 1.Dc4+ las negras conservan la dama y los jaques.',
    prueba: { margen: 1928 },
  },
  {
    id: 'aj-fin-damapasado-6-1',
    nivel: 6,
    fen: '6k1/4P3/5Q2/3p4/3P3p/2p4P/6PK/4q3 b - - 2 50',
    linea: '1...Dg3+',
    pista: 'No puedes frenar el peón de e7: ¿tienes un jaque que se repita?',
    explicacion:
      'El peón de e7 va a coronar y no se puede detener, pero el rey de h2 está encerrado: 1...Dg3+ 2.Rh1 De1+ 3.Rh2 Dg3+ es jaque continuo y tablas. Con 1...Rh7 2.Df7+ las blancas coronan y ganan.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-damapasado-6-2',
    nivel: 6,
    fen: '8/4k3/1q6/4p3/8/7K/Q7/8 b - - 0 1',
    linea: '1...De6+ 2.Dxe6+ Rxe6 3.Rg3 Rd5 4.Rf2 Rd4 5.Re2 Re4',
    pista: '¿Qué jaque obliga al cambio y deja a tu rey delante del peón?',
    explicacion:
      'El jaque ataca al rey y ofrece el cambio de damas, que es forzado: tras 2.Dxe6+ Rxe6 el rey negro se adelanta por d5 y d4 y, con 5...Re4, toma la oposición: gana. Con 1...Dd4 las blancas se defienden con jaques.',
    prueba: { margen: 1975 },
  },
  {
    id: 'aj-fin-damapasado-6-3',
    nivel: 6,
    fen: '8/q7/5Q2/1k6/8/2K3P1/8/8 w - - 0 1',
    linea: '1.Df1+ Rc6 2.Dc4+ Rd6 3.Dd4+ Dxd4+ 4.Rxd4 Re6 5.Re4',
    pista: 'Busca una serie de jaques que termine con el cambio de damas y el rey bien colocado.',
    explicacion:
      'Los jaques 1.Df1+ Rc6 2.Dc4+ Rd6 3.Dd4+ fuerzan el cambio con el rey blanco centralizado: tras 4.Rxd4 Re6 5.Re4 toma la oposición y el peón g gana. Con 1.Df4 Da1+ las negras dan jaques y hacen tablas.',
    prueba: { margen: 1964 },
  },
];
