import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFinMates: readonly PosicionVerificada[] = [
  {
    id: 'aj-fin-mates-0-1',
    nivel: 0,
    fen: '8/2R5/8/8/8/8/8/5K1k w - - 0 1',
    linea: '1.Th7#',
    pista: 'Tu rey ya le quita dos casillas al rival, que está en el rincón. ¿Por qué línea puede dar jaque la torre?',
    explicacion:
      'La torre da jaque por la columna h, y el rey blanco controla g1 y g2: el rey negro no tiene salida. Recuerda la figura: rey en el rincón, tu rey a dos casillas en la misma fila y la torre por el borde.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-fin-mates-0-2',
    nivel: 0,
    fen: '7K/5k2/8/8/8/8/3r4/8 b - - 0 1',
    linea: '1...Th2#',
    pista: 'El rey blanco está en el rincón y el tuyo le quita g7 y g8. ¿Por dónde llega el jaque?',
    explicacion:
      'La torre da jaque por la columna h desde lejos, donde nadie puede capturarla, y el rey de f7 controla g7 y g8. No queda casilla libre: mate.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-fin-mates-0-3',
    nivel: 0,
    fen: '8/8/8/3r4/8/1k6/8/K7 b - - 0 1',
    linea: '1...Td1#',
    pista: 'Tu rey de b3 vigila a2 y b2. ¿Qué fila le queda al rey blanco y quién puede darle jaque en ella?',
    explicacion:
      'La torre da jaque por la primera fila y cubre también b1; el rey de b3 controla a2 y b2. El rey blanco no puede moverse ni tapar: mate en el rincón.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-fin-mates-0-4',
    nivel: 0,
    fen: '8/8/8/1Q6/8/2K5/8/k7 w - - 0 1',
    linea: '1.Db2#',
    pista: 'La dama puede pegarse al rey si el tuyo la protege. ¿Qué casilla tocan las dos piezas?',
    explicacion:
      'La dama se coloca en b2, pegada al rey y protegida por el rey de c3. Desde ahí controla a2 y b1, las dos únicas salidas: mate. Sin la protección del rey, la dama se perdería.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-fin-mates-0-5',
    nivel: 0,
    fen: '8/6Q1/8/8/8/7k/5K2/8 w - - 0 1',
    linea: '1.Dg3#',
    pista: 'Busca una casilla junto al rey de h3 que proteja tu rey.',
    explicacion:
      'La dama baja a g3, pegada al rey y protegida por el rey de f2. Controla g2, h2, g4 y h4, todas las salidas: mate en la banda.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-fin-mates-0-6',
    nivel: 0,
    fen: '5q2/8/8/8/8/3k4/8/3K4 b - - 0 1',
    linea: '1...Df1#',
    pista: 'Los reyes están frente a frente. Falta un jaque por la primera fila.',
    explicacion:
      'Con los reyes enfrentados, el de d3 quita c2, d2 y e2. La dama da jaque por la primera fila desde f1 y controla c1 y e1: el rey blanco no tiene adónde ir.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-fin-mates-1-1',
    nivel: 1,
    fen: '7R/1k6/3R4/8/8/4K3/8/8 w - - 0 1',
    linea: '1.Th7+ Rc8 2.Rd4 Rb8 3.Td8#',
    pista: 'Es la escalera de dos torres: una corta una fila y la otra da jaque en la siguiente.',
    explicacion:
      'El jaque en h7 echa al rey a la octava fila y deja cortada la séptima. Si ahora la otra torre diera jaque en d8, el rey la capturaría; por eso el rey blanco hace una jugada de espera y, cuando el negro va a b8, 3.Td8 es mate.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-fin-mates-1-2',
    nivel: 1,
    fen: '8/8/3R4/7R/8/8/1k2K3/8 w - - 0 1',
    linea: '1.Tb6+ Rc3 2.Th4 Rc2 3.Tc4#',
    pista: 'Dos torres bastan: corta al rey por una columna o una fila antes del último jaque.',
    explicacion:
      'El jaque en b6 aparta al rey; después 2.Th4 le cierra la cuarta fila y, con el rey blanco en e2, no le quedan casillas: la torre da mate en c4.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-fin-mates-1-3',
    nivel: 1,
    fen: '8/6R1/2K5/8/8/3R4/1k6/8 w - - 0 1',
    linea: '1.Tg2+ Rc1 2.Tf2 Rb1 3.Td1#',
    pista: 'Echa al rey a la primera fila y déjalo sin salida antes del último jaque.',
    explicacion:
      'El jaque en g2 echa al rey a la primera fila. 2.Tf2 mantiene cortada la segunda y espera; cuando el rey vuelve a b1, la torre de d3 da mate en d1.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-fin-mates-1-4',
    nivel: 1,
    fen: '8/2R5/8/8/8/5K2/8/3k4 w - - 0 1',
    linea: '1.Re3 Re1 2.Tc1#',
    pista: 'La torre ya corta la columna c. Acerca tu rey para que los reyes queden enfrentados.',
    explicacion:
      'El rey va a e3 y quita d2 y e2. El negro solo puede ir a e1, donde los reyes quedan enfrentados, y la torre da mate por la primera fila en c1.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-fin-mates-1-5',
    nivel: 1,
    fen: 'K7/8/2k4r/8/8/8/8/8 b - - 0 1',
    linea: '1...Rb6 2.Rb8 Th8#',
    pista: 'El rey blanco está en el rincón. ¿Qué casilla debe ocupar tu rey para que solo le quede una?',
    explicacion:
      'El rey negro va a b6 y controla a7 y b7: al blanco solo le queda b8. Allí los reyes quedan enfrentados y la torre da mate por la octava fila en h8.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-fin-mates-1-6',
    nivel: 1,
    fen: '3K4/8/5k2/8/8/8/2r5/8 b - - 0 1',
    linea: '1...Re6 2.Re8 Tc8#',
    pista: 'Con la columna c cortada, acerca el rey hasta dejar al blanco una sola casilla.',
    explicacion:
      'El rey va a e6 y quita d7 y e7; la torre corta la columna c, así que el blanco debe ir a e8, frente al rey negro. Entonces la torre da mate por la octava fila en c8.',
    prueba: { mate: 2 },
  },
];
