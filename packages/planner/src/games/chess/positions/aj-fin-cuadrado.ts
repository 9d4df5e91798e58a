import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFinCuadrado: readonly PosicionVerificada[] = [
  {
    id: 'aj-fin-cuadrado-1-1',
    nivel: 1,
    fen: '8/8/8/1K6/8/P1k5/8/8 w - - 0 1',
    linea: '1.a4',
    pista: 'Dibuja el cuadrado del peón: ¿llega el rey rival?',
    explicacion:
      'Tras 1.a4 el rey de c3 está fuera del cuadrado del peón: necesita 5 jugadas para llegar a a8 y el peón sólo 4. En cambio, 1.Ra5 permite 1...Rc4 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-cuadrado-1-2',
    nivel: 1,
    fen: '8/8/7k/P7/7p/8/1K6/8 w - - 0 1',
    linea: '1.a6',
    pista: 'Cuenta las jugadas que necesita cada peón para coronar.',
    explicacion:
      'En la carrera, 1.a6 deja al peón a 2 pasos de coronar, mientras el de h4 necesita 3: es la única que gana. En cambio, 1.Ra3 permite 1...h3 y pierde.',
    prueba: { margen: 4000 },
  },
  {
    id: 'aj-fin-cuadrado-1-3',
    nivel: 1,
    fen: 'K7/8/8/4P3/1k6/8/8/8 w - - 0 1',
    linea: '1.e6',
    pista: 'Dibuja el cuadrado del peón: ¿llega el rey rival?',
    explicacion:
      'Tras 1.e6 el rey de b4 está fuera del cuadrado del peón: necesita 4 jugadas para llegar a e8 y el peón sólo 2. En cambio, 1.Ra7 permite 1...Rc5 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-cuadrado-1-4',
    nivel: 1,
    fen: '4k3/7p/8/P7/7K/8/8/8 w - - 0 1',
    linea: '1.a6',
    pista: 'Cuenta las jugadas que necesita cada peón para coronar.',
    explicacion:
      'En la carrera, 1.a6 deja al peón a 2 pasos de coronar, mientras el de h7 necesita 5: es la única que gana. En cambio, 1.Rg3 permite 1...Rd7 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-cuadrado-1-5',
    nivel: 1,
    fen: '8/8/8/1k6/8/8/7P/3K4 w - - 0 1',
    linea: '1.h4',
    pista: 'Dibuja el cuadrado del peón: ¿llega el rey rival?',
    explicacion:
      'Tras 1.h4 el rey de b5 está fuera del cuadrado del peón: necesita 6 jugadas para llegar a h8 y el peón sólo 4. En cambio, 1.h3 permite 1...Rc6 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-cuadrado-1-6',
    nivel: 1,
    fen: '6K1/8/8/1p1P4/3k4/8/8/8 w - - 0 1',
    linea: '1.d6',
    pista: 'Cuenta las jugadas que necesita cada peón para coronar.',
    explicacion:
      'En la carrera, 1.d6 deja al peón a 2 pasos de coronar, mientras el de b5 necesita 4: es la única que gana. En cambio, 1.Rf7 permite 1...Rxd5 y pierde.',
    prueba: { margen: 4000 },
  },
  {
    id: 'aj-fin-cuadrado-2-1',
    nivel: 2,
    fen: '8/8/5K2/8/P7/2k5/8/8 w - - 0 1',
    linea: '1.a5 Rc4 2.a6',
    pista: 'Dibuja el cuadrado del peón: ¿llega el rey rival?',
    explicacion:
      'Tras 1.a5 el rey de c3 está fuera del cuadrado del peón: necesita 5 jugadas para llegar a a8 y el peón sólo 3. En cambio, 1.Re5 permite 1...Rb4 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-cuadrado-2-2',
    nivel: 2,
    fen: '7k/8/8/3P4/8/7p/7K/8 w - - 0 1',
    linea: '1.d6 Rg7 2.d7',
    pista: 'Cuenta las jugadas que necesita cada peón para coronar.',
    explicacion:
      'En la carrera, 1.d6 deja al peón a 2 pasos de coronar, mientras el de h3 necesita 2: es la única que gana. En cambio, 1.Rg1 permite 1...Rg7 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-cuadrado-2-3',
    nivel: 2,
    fen: '8/7K/8/3P4/5k2/8/8/8 w - - 0 1',
    linea: '1.d6 Re5 2.d7',
    pista: 'Dibuja el cuadrado del peón: ¿llega el rey rival?',
    explicacion:
      'Tras 1.d6 el rey de f4 está fuera del cuadrado del peón: necesita 4 jugadas para llegar a d8 y el peón sólo 2. En cambio, 1.Rg6 permite 1...Re5 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-cuadrado-2-4',
    nivel: 2,
    fen: '8/8/5P2/8/3k4/p4K2/8/8 w - - 0 1',
    linea: '1.f7 Rc4 2.f8=D',
    pista: 'Cuenta las jugadas que necesita cada peón para coronar.',
    explicacion:
      'En la carrera, 1.f7 deja al peón a un paso de coronar, mientras el de a3 necesita 2: es la única que gana. En cambio, 1.Rf2 permite 1...a2 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-cuadrado-2-5',
    nivel: 2,
    fen: '1K6/8/8/8/8/4P3/3k4/8 w - - 0 1',
    linea: '1.e4 Re3 2.e5',
    pista: 'Dibuja el cuadrado del peón: ¿llega el rey rival?',
    explicacion:
      'Tras 1.e4 el rey de d2 está fuera del cuadrado del peón: necesita 6 jugadas para llegar a e8 y el peón sólo 4. En cambio, 1.Ra7 permite 1...Rxe3 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-cuadrado-2-6',
    nivel: 2,
    fen: '8/8/6K1/3k1p2/3P4/8/8/8 b - - 0 1',
    linea: '1...f4 2.Rg5 f3',
    pista: 'Cuenta las jugadas que necesita cada peón para coronar.',
    explicacion:
      'En la carrera, 1...f4 deja al peón a 3 pasos de coronar, mientras el de d4 necesita 4: es la única que gana. En cambio, 1...Rc4 permite 2.Rxf5 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
];
