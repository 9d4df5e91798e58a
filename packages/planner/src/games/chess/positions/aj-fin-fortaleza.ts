import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFinFortaleza: readonly PosicionVerificada[] = [
  {
    id: 'aj-fin-fortaleza-4-1',
    nivel: 4,
    fen: 'k7/2p5/8/3p4/8/3p2P1/KP6/8 w - - 0 1',
    linea: '1.Rb1',
    pista: '¿Puede tu rey alcanzar al peón de d5? Cuenta con la regla del cuadrado.',
    explicacion:
      'Con un punto de material menos, el rey entra con 1.Rb1 en el cuadrado del peón de d5: está a 2 jugadas de d1 y el peón necesita 4, así que llega a tiempo. En cambio, 1.Rb3 permite 1...d4 y pierde.',
    prueba: { margen: 630 },
  },
  {
    id: 'aj-fin-fortaleza-4-2',
    nivel: 4,
    fen: '8/8/8/8/2K2k2/8/1pr5/7R w - - 16 23',
    linea: '1.Rb3',
    pista: 'El peón de b2 es el peligro: acerca el rey por el camino correcto.',
    explicacion:
      'Con un punto de material menos, el rey se dirige a b3 para frenar al peón pasado de b2: es la única que hace tablas. En cambio, 1.Rb5 permite 1...Tc1 y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-fortaleza-4-3',
    nivel: 4,
    fen: '8/3R2pp/8/6PP/3b2R1/3k4/6K1/2r5 b - - 14 50',
    linea: '1...Tg1+ 2.Rf3 Tf1+ 3.Rg3 Tg1+ 4.Rh3 Th1+ 5.Rg2 Tg1+',
    pista: 'Busca el jaque adecuado: importa desde qué casilla se da.',
    explicacion:
      'Con 2 puntos de material menos, la torre da jaque al rey de g2 desde g1: es la única que hace tablas. En cambio, 1...Tc4 permite 2.h6 y queda en desventaja.',
    prueba: { margen: 191 },
  },
  {
    id: 'aj-fin-fortaleza-5-1',
    nivel: 5,
    fen: 'R5k1/5pp1/7p/4B1nP/4P3/1P1r1P2/5K2/8 b - - 2 45',
    linea: '1...Rh7',
    pista: 'No todas las salidas del jaque son iguales: compara dónde queda el rey.',
    explicacion:
      'Con un punto de material menos, el rey sale del jaque a h7, la casilla correcta: es la única que hace tablas. En cambio, 1...Td8 permite 2.Txd8+ y pierde.',
    prueba: { margen: 597 },
  },
  {
    id: 'aj-fin-fortaleza-5-2',
    nivel: 5,
    fen: '1r6/4k2p/r5p1/p1N5/P3P1P1/1PK4P/8/8 w - - 0 52',
    linea: '1.Cxa6 Tb6 2.Cc5',
    pista: 'Calcula la captura y el final que queda.',
    explicacion:
      'Con 5 puntos de material menos, el caballo captura la torre en a6: es la única que hace tablas. Las blancas ganan una torre.',
    prueba: { margen: 435 },
  },
  {
    id: 'aj-fin-fortaleza-5-3',
    nivel: 5,
    fen: '8/3R2pp/8/6PP/3b2R1/3k1K2/8/6r1 b - - 20 53',
    linea: '1...Tf1+ 2.Rg3 Tg1+ 3.Rh3 Th1+ 4.Rg2 Tg1+ 5.Rh3 Th1+',
    pista: 'Busca el jaque adecuado: importa desde qué casilla se da.',
    explicacion:
      'Con 2 puntos de material menos, la torre da jaque al rey de f3 desde f1: es la única que hace tablas. En cambio, 1...Th1 permite 2.Tgxd4+ y queda en desventaja.',
    prueba: { margen: 281 },
  },
  {
    id: 'aj-fin-fortaleza-6-1',
    nivel: 6,
    fen: '8/8/4K3/1p4B1/b7/1p6/3P4/7k w - - 0 1',
    linea: '1.Af6',
    pista: 'Hay que frenar al peón de b5: busca desde dónde.',
    explicacion:
      'Con un punto de material menos, el alfil va a f6 y controla el camino del peón pasado de b5: es la única que hace tablas. En cambio, 1.Rd5 permite 1...b2 y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-fortaleza-6-2',
    nivel: 6,
    fen: '8/3K2p1/8/1P6/8/1p6/8/1k6 w - - 0 1',
    linea: '1.b6 b2 2.b7 Rc2 3.b8=D b1=D 4.Dxb1+',
    pista: 'Cuenta las jugadas que necesita cada peón para coronar.',
    explicacion:
      'Con un punto de material menos, en la carrera, 1.b6 deja al peón a 2 pasos de coronar, mientras el de g7 necesita 5: es la única que hace tablas. En cambio, 1.Rc7 permite 1...b2 y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-fortaleza-6-3',
    nivel: 6,
    fen: '8/6k1/1p4P1/1P3p2/5P2/7P/6K1/8 b - - 4 54',
    linea: '1...Rxg6 2.Rf2 Rh5 3.Re3 Rh4 4.Rd4 Rxh3 5.Rd5 Rg3',
    pista: 'Compara tomar ya con tomar una jugada después: ¿quién llega primero al flanco de dama?',
    explicacion:
      'Hay que tomar sin demora. Si el rey blanco corre hacia b6, el negro gana h3 y f4 y las dos carreras terminan igualadas; si 2.Rf3 Rh5 3.Rg3 defiende h3, 3...Rg6 mantiene el equilibrio. Con 1...Rh6 o 1...Rf6 se pierde un tiempo y el rey blanco entra por d5. Son tablas.',
    prueba: { margen: 216 },
  },
];
