import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFinFortaleza: readonly PosicionVerificada[] = [
  {
    id: 'aj-fin-fortaleza-4-1',
    nivel: 4,
    fen: 'k7/2p5/8/3p4/8/3p2P1/KP6/8 w - - 0 1',
    linea: '1.Rb1',
    pista: 'El peón de d3 está a dos pasos: ¿por dónde vuelve el rey?',
    explicacion:
      'El peligro es el peón de d3: el rey vuelve por b1 y llega a c1 y d2 a tiempo de bloquearlo. Después el peón de g3 mantiene ocupado al rey negro y son tablas. Si 1.g4, 1...d2 corona primero.',
    prueba: { margen: 630 },
  },
  {
    id: 'aj-fin-fortaleza-4-2',
    nivel: 4,
    fen: '8/8/8/8/2K2k2/8/1pr5/7R w - - 16 23',
    linea: '1.Rb3',
    pista: '¿Qué casilla del rey ataca a la vez la torre y el peón?',
    explicacion:
      'El rey ataca la torre de c2 y el peón de b2. Si 1...Tc1, 2.Th4+ y el rey captura en b2; si 1...Te2, 2.Rc3 y cuando el peón corone se captura con la torre. Queda torre contra torre: tablas.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-fortaleza-4-3',
    nivel: 4,
    fen: '8/3R2pp/8/6PP/3b2R1/3k4/6K1/2r5 b - - 14 50',
    linea: '1...Tg1+ 2.Rf3 Tf1+ 3.Rg3 Tg1+ 4.Rh3 Th1+ 5.Rg2 Tg1+',
    pista: 'Con menos material, mira si el rey de g2 puede escapar de los jaques.',
    explicacion:
      'El alfil de d4 quita al rey blanco las casillas f2 y g1, y la torre da jaques por g1, f1 y h1 sin que el rey pueda acercarse: es jaque continuo y tablas. Con 1...Tc4 2.h6 los peones blancos deciden.',
    prueba: { margen: 191 },
  },
  {
    id: 'aj-fin-fortaleza-5-1',
    nivel: 5,
    fen: 'R5k1/5pp1/7p/4B1nP/4P3/1P1r1P2/5K2/8 b - - 2 45',
    linea: '1...Rh7',
    pista: 'Estás en jaque: ¿conviene interponer la torre o mover el rey?',
    explicacion:
      'El rey sale del jaque y la torre sigue activa: tras 2.b4 Txf3+ cae un peón y el caballo captura en e4, con tablas. Interponer con 1...Td8 2.Txd8+ pierde la torre.',
    prueba: { margen: 597 },
  },
  {
    id: 'aj-fin-fortaleza-5-2',
    nivel: 5,
    fen: '1r6/4k2p/r5p1/p1N5/P3P1P1/1PK4P/8/8 w - - 0 52',
    linea: '1.Cxa6 Tf8 2.b4',
    pista: 'Tienes mucho material menos: ¿qué captura y qué peón pasado te salvan?',
    explicacion:
      'Tras capturar una torre quedan caballo y peones contra torre. El recurso es 2.b4, que crea un peón pasado en la columna a y ata a la torre: la posición se sostiene y son tablas. Si el caballo se retira con 1.Cd3, las dos torres dominan.',
    prueba: { margen: 435 },
  },
  {
    id: 'aj-fin-fortaleza-5-3',
    nivel: 5,
    fen: '8/3R2pp/8/6PP/3b2R1/3k1K2/8/6r1 b - - 20 53',
    linea: '1...Tf1+ 2.Rg3 Tg1+ 3.Rh3 Th1+ 4.Rg2 Tg1+ 5.Rh3 Th1+',
    pista: '¿Puede el rey blanco salir de los jaques si el alfil de d4 cubre f2 y g1?',
    explicacion:
      'El alfil cubre f2 y g1 y la torre persigue al rey por f1, g1 y h1: no hay refugio y es jaque continuo, tablas. Una pausa como 1...Th1 permite 2.Tgxd4+, que elimina el alfil y gana.',
    prueba: { margen: 281 },
  },
  {
    id: 'aj-fin-fortaleza-6-1',
    nivel: 6,
    fen: '8/8/4K3/1p4B1/b7/1p6/3P4/7k w - - 0 1',
    linea: '1.Af6 Rg2 2.Aa1',
    pista: '¿Desde qué diagonal frena tu alfil al peón que está a dos pasos de coronar?',
    explicacion:
      'El alfil ocupa la gran diagonal y vigila b2: el peón de b3 ya no puede avanzar sin perderse, y el alfil contrario, de casillas blancas, no puede disputar esa casilla. Con 1.Rd5 b2 corona. Son tablas.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-fortaleza-6-2',
    nivel: 6,
    fen: '8/3K2p1/8/1P6/8/1p6/8/1k6 w - - 0 1',
    linea: '1.b6 b2 2.b7 Rc2 3.b8=D b1=D 4.Dxb1+',
    pista: 'Cuenta la carrera de los peones b: ¿qué pasa cuando los dos coronan en la misma columna?',
    explicacion:
      'El peón corona a tiempo y las damas se cambian en b1, porque están en la misma columna. Después el rey blanco alcanza el peón de g7 y son tablas. Cualquier jugada de rey pierde un tiempo y las negras coronan solas.',
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
