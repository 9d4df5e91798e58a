import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFinCuadrado: readonly PosicionVerificada[] = [
  {
    id: 'aj-fin-cuadrado-0-1',
    nivel: 0,
    fen: '8/8/8/2k5/7P/8/8/K7 w - - 0 1',
    linea: '1.h5 Rd6 2.h6',
    pista: 'Dibuja el cuadrado del peón: ¿puede el rey negro entrar en él si ahora mueves tú?',
    explicacion:
      'Tras 1.h5 el cuadrado va de h5 a e5 y de h8 a e8. El rey de c5 solo llega a la columna d y queda fuera: el peón corona. Si las blancas pierden un turno, el rey entra en el cuadrado y lo alcanza.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-cuadrado-0-2',
    nivel: 0,
    fen: '8/8/8/8/6k1/8/P7/7K w - - 0 1',
    linea: '1.a4 Rf5 2.a5',
    pista: 'El peón está en su casilla inicial: aprovecha lo que solo puede hacer desde ahí.',
    explicacion:
      'Con el avance doble a a4 el cuadrado va de a4 a e4 y de a8 a e8, y el rey de g4 no alcanza a entrar: el peón corona. Con un solo paso, 1.a3, el rey entra por la columna f y lo detiene.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-cuadrado-0-3',
    nivel: 0,
    fen: '7k/8/6K1/1p6/8/8/8/8 w - - 0 1',
    linea: '1.Rf5 b4 2.Re4',
    pista: 'El peón negro corre. Su cuadrado va de b5 a f5 y de b1 a f1: ¿por dónde entra tu rey?',
    explicacion:
      'El rey entra en la esquina del cuadrado, f5, y desde allí acompaña al peón en diagonal por e4 y d3 hasta c2: lo captura y es tablas. Cualquier otra jugada lo deja fuera.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-cuadrado-0-4',
    nivel: 0,
    fen: '8/8/8/8/6P1/1k6/8/K7 b - - 0 1',
    linea: '1...Rc4 2.g5 Rd5',
    pista: 'El cuadrado del peón va de g4 a c4 y de g8 a c8. Busca la única casilla por la que entra tu rey.',
    explicacion:
      'El rey pisa c4, la esquina del cuadrado, y sigue al peón en diagonal por d5 y e6 hasta f7: llega a tiempo para capturarlo y es tablas. Con otra jugada el peón corona.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-cuadrado-0-5',
    nivel: 0,
    fen: '8/8/8/P6p/4k3/8/8/6K1 w - - 0 1',
    linea: '1.a6 Rd5 2.a7',
    pista: 'Cada bando tiene un peón libre. Cuenta los pasos del tuyo y mira si el rey negro está en su cuadrado.',
    explicacion:
      'Tras 1.a6 el cuadrado va de a6 a c6 y de a8 a c8, y el rey de e4 no llega a entrar. Al peón blanco le faltan dos pasos y al negro cuatro: las blancas coronan mucho antes.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-cuadrado-0-6',
    nivel: 0,
    fen: '8/8/8/p6k/7P/5K2/8/8 b - - 0 1',
    linea: '1...a4 2.Re3 a3',
    pista: 'Hay un peón que puedes comer y otro que puedes correr. Dibuja el cuadrado del tuyo antes de elegir.',
    explicacion:
      'Tras 1...a4 el cuadrado va de a4 a d4 y de a1 a d1, y el rey de f3 queda fuera: el peón corona. En cambio, 1...Rxh4 da tiempo a que el rey blanco entre en el cuadrado y detenga el peón.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-cuadrado-0-7',
    nivel: 0,
    fen: '8/8/8/8/P7/5k2/8/7K b - - 0 1',
    linea: '1...Re4 2.a5 Rd5',
    pista: 'El peón blanco corre solo. Traza la diagonal desde a4 hasta la última fila y mira dónde acaba el cuadrado.',
    explicacion:
      'El cuadrado va de a4 a e4 y de a8 a e8. El rey entra por la esquina e4 y sigue por d5 y c6 hasta b7, donde alcanza el peón: tablas. Con cualquier otra jugada llega tarde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-cuadrado-1-1',
    nivel: 1,
    fen: '8/8/8/5P2/1p5k/1K6/8/8 w - - 0 1',
    linea: '1.f6 Rg5 2.f7 Rf6 3.f8=D+',
    pista: 'Cuenta las jugadas que necesita cada peón para coronar.',
    explicacion:
      'En la carrera, 1.f6 deja al peón a 2 pasos de coronar, mientras el de b4 necesita 3: es la única que gana. En cambio, 1.Rxb4 permite 1...Rg5 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-cuadrado-1-2',
    nivel: 1,
    fen: '8/8/8/1K6/8/P1k5/8/8 w - - 0 1',
    linea: '1.a4',
    pista: 'Dibuja el cuadrado del peón: ¿llega el rey rival?',
    explicacion:
      'Tras 1.a4 el rey de c3 está fuera del cuadrado del peón: necesita 5 jugadas para llegar a a8 y el peón solo 4. En cambio, 1.Ra5 permite 1...Rc4 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-cuadrado-1-3',
    nivel: 1,
    fen: '8/8/8/1k6/8/8/7P/3K4 w - - 0 1',
    linea: '1.h4',
    pista: 'Dibuja el cuadrado del peón: ¿llega el rey rival?',
    explicacion:
      'Tras 1.h4 el rey de b5 está fuera del cuadrado del peón: necesita 6 jugadas para llegar a h8 y el peón solo 4. En cambio, 1.h3 permite 1...Rc6 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-cuadrado-1-4',
    nivel: 1,
    fen: '7k/8/5K2/5p2/8/8/8/8 b - - 0 1',
    linea: '1...f4',
    pista: 'Dibuja el cuadrado del peón: ¿llega el rey rival?',
    explicacion:
      'Tras 1...f4 el rey de f6 está fuera del cuadrado del peón: necesita 5 jugadas para llegar a f1 y el peón solo 3. En cambio, 1...Rg8 permite 2.Rxf5 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-cuadrado-1-5',
    nivel: 1,
    fen: '8/4P3/8/6K1/8/7p/8/3k4 b - - 0 1',
    linea: '1...h2 2.e8=D h1=D',
    pista: 'Cuenta las jugadas que necesita cada peón para coronar.',
    explicacion:
      'En la carrera, 1...h2 deja al peón a un paso de coronar, igual que el de e7: es la única que hace tablas. En cambio, 1...Rc1 permite 2.e8=D y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-cuadrado-1-6',
    nivel: 1,
    fen: '8/8/1P6/3K2k1/8/8/4p3/8 w - - 0 1',
    linea: '1.b7 e1=D 2.b8=D',
    pista: 'Cuenta las jugadas que necesita cada peón para coronar.',
    explicacion:
      'En la carrera, 1.b7 deja al peón a un paso de coronar, igual que el de e2: es la única que hace tablas. En cambio, 1.Rc6 permite 1...e1=D y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-cuadrado-2-1',
    nivel: 2,
    fen: '8/8/8/1P6/6p1/8/6k1/2K5 w - - 0 1',
    linea: '1.b6 g3 2.b7 Rf1 3.b8=D',
    pista: 'Cuenta las jugadas que necesita cada peón para coronar.',
    explicacion:
      'En la carrera, 1.b6 deja al peón a 2 pasos de coronar, mientras el de g4 necesita 3: es la única que gana. En cambio, 1.Rc2 permite 1...Rf3 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-cuadrado-2-2',
    nivel: 2,
    fen: '3K4/8/8/1P2p3/8/8/2k5/8 w - - 0 1',
    linea: '1.b6 e4 2.b7 e3 3.b8=D',
    pista: 'Cuenta las jugadas que necesita cada peón para coronar.',
    explicacion:
      'En la carrera, 1.b6 deja al peón a 2 pasos de coronar, mientras el de e5 necesita 4: es la única que gana. En cambio, 1.Rd7 permite 1...e4 y no pasa de la igualdad.',
    prueba: { margen: 536 },
  },
  {
    id: 'aj-fin-cuadrado-2-3',
    nivel: 2,
    fen: '8/8/5K2/8/P7/2k5/8/8 w - - 0 1',
    linea: '1.a5 Rc4 2.a6',
    pista: 'Dibuja el cuadrado del peón: ¿llega el rey rival?',
    explicacion:
      'Tras 1.a5 el rey de c3 está fuera del cuadrado del peón: necesita 5 jugadas para llegar a a8 y el peón solo 3. En cambio, 1.Re5 permite 1...Rb4 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-cuadrado-2-4',
    nivel: 2,
    fen: '1K6/8/8/8/8/4P3/3k4/8 w - - 0 1',
    linea: '1.e4 Re3 2.e5',
    pista: 'Dibuja el cuadrado del peón: ¿llega el rey rival?',
    explicacion:
      'Tras 1.e4 el rey de d2 está fuera del cuadrado del peón: necesita 6 jugadas para llegar a e8 y el peón solo 4. En cambio, 1.Ra7 permite 1...Rxe3 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-cuadrado-2-5',
    nivel: 2,
    fen: '8/8/8/8/2P5/5k2/8/6K1 w - - 0 1',
    linea: '1.c5 Rf4 2.c6',
    pista: 'Dibuja el cuadrado del peón: ¿llega el rey rival?',
    explicacion:
      'Tras 1.c5 el rey de f3 está fuera del cuadrado del peón: necesita 5 jugadas para llegar a c8 y el peón solo 3. En cambio, 1.Rf1 permite 1...Re4 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-cuadrado-2-6',
    nivel: 2,
    fen: '8/2k5/p7/8/8/8/6K1/8 b - - 0 1',
    linea: '1...a5 2.Rf3 a4',
    pista: 'Dibuja el cuadrado del peón: ¿llega el rey rival?',
    explicacion:
      'Tras 1...a5 el rey de g2 está fuera del cuadrado del peón: necesita 6 jugadas para llegar a a1 y el peón solo 4. En cambio, 1...Rb6 permite 2.Rf2 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
];
