import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFinOposicion: readonly PosicionVerificada[] = [
  {
    id: 'aj-fin-oposicion-1-1',
    nivel: 1,
    fen: '8/4k3/8/8/8/8/3K2P1/8 w - - 0 1',
    linea: '1.Re3',
    pista: 'Piensa en la oposición: ¿cuántas casillas deben quedar entre tu rey y el de e7?',
    explicacion:
      'El rey va a e3 y toma la oposición distante frente al rey de e7: a las negras les toca mover y deben ceder el paso; es la única que gana. En cambio, 1.g3 permite 1...Rf6 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-oposicion-1-2',
    nivel: 1,
    fen: '8/8/8/6k1/8/8/6PK/8 w - - 0 1',
    linea: '1.Rg3',
    pista: 'Piensa en la oposición: ¿cuántas casillas deben quedar entre tu rey y el de g5?',
    explicacion:
      'El rey va a g3 y toma la oposición frente al rey de g5: a las negras les toca mover y deben ceder el paso; es la única que gana. En cambio, 1.Rh3 permite 1...Rh5 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-oposicion-1-3',
    nivel: 1,
    fen: '8/8/2K5/k7/8/8/1P6/8 w - - 0 1',
    linea: '1.Rc5',
    pista: 'Piensa en la oposición: ¿cuántas casillas deben quedar entre tu rey y el de a5?',
    explicacion:
      'El rey va a c5 y toma la oposición frente al rey de a5: a las negras les toca mover y deben ceder el paso; es la única que gana. En cambio, 1.b3 permite 1...Rb4 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-oposicion-1-4',
    nivel: 1,
    fen: '8/7k/5K2/6P1/8/8/8/8 w - - 2 27',
    linea: '1.Rf7',
    pista: 'Piensa en la oposición: ¿cuántas casillas deben quedar entre tu rey y el de h7?',
    explicacion:
      'El rey va a f7 y toma la oposición frente al rey de h7: a las negras les toca mover y deben ceder el paso; es la única que gana. En cambio, 1.Rf5 permite 1...Rg7 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-oposicion-1-5',
    nivel: 1,
    fen: '8/8/8/8/8/8/1k2P3/3K4 b - - 0 1',
    linea: '1...Rc3',
    pista: 'El rey rival quiere una casilla clave del peón de e2: impídeselo.',
    explicacion:
      'El rey va a c3 y llega a tiempo de disputar las casillas clave del peón de e2 (d4, e4 y f4): es la única que hace tablas. En cambio, 1...Rb3 permite 2.Rd2 y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-oposicion-1-6',
    nivel: 1,
    fen: '8/8/8/5pk1/8/6K1/8/8 w - - 8 63',
    linea: '1.Rf3',
    pista: 'El rey rival quiere una casilla clave del peón de f5: impídeselo.',
    explicacion:
      'El rey va a f3 y llega a tiempo de disputar las casillas clave del peón de f5 (e3, f3 y g3): es la única que hace tablas. En cambio, 1.Rh3 permite 1...Rf4 y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-oposicion-2-1',
    nivel: 2,
    fen: '8/8/8/5K2/3p4/k7/8/8 w - - 0 1',
    linea: '1.Re4',
    pista: 'El rey rival quiere una casilla clave del peón de d4: impídeselo.',
    explicacion:
      'El rey va a e4 y llega a tiempo de disputar las casillas clave del peón de d4 (c3, d3, e3, c2, d2 y e2): es la única que hace tablas. En cambio, 1.Re5 permite 1...d3 y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-oposicion-2-2',
    nivel: 2,
    fen: '8/7K/8/4P1k1/8/8/8/8 b - - 0 1',
    linea: '1...Rf5',
    pista: 'Piensa en la oposición: ¿cuántas casillas deben quedar entre tu rey y el de h7?',
    explicacion:
      'El rey va a f5 y toma la oposición diagonal frente al rey de h7: a las blancas les toca mover y deben ceder el paso; es la única que hace tablas. En cambio, 1...Rf4 permite 2.e6 y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-oposicion-2-3',
    nivel: 2,
    fen: '8/p7/P3k3/2K5/8/1P6/8/8 w - - 3 11',
    linea: '1.Rc6',
    pista: 'Piensa en la oposición: ¿cuántas casillas deben quedar entre tu rey y el de e6?',
    explicacion:
      'El rey va a c6 y toma la oposición frente al rey de e6: a las negras les toca mover y deben ceder el paso; es la única que gana. En cambio, 1.b4 permite 1...Rd7 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-oposicion-2-4',
    nivel: 2,
    fen: '8/8/1k2p3/8/8/2K5/8/8 b - - 0 1',
    linea: '1...Rc5 2.Rd3 Rd5',
    pista: 'Piensa en la oposición: ¿cuántas casillas deben quedar entre tu rey y el de c3?',
    explicacion:
      'El rey va a c5 y toma la oposición frente al rey de c3: a las blancas les toca mover y deben ceder el paso; es la única que gana. En cambio, 1...e5 permite 2.Rd3 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-oposicion-2-5',
    nivel: 2,
    fen: '6k1/8/8/5P1K/8/8/8/8 w - - 0 1',
    linea: '1.Rg6 Rf8 2.Rf6',
    pista: 'Piensa en la oposición: ¿cuántas casillas deben quedar entre tu rey y el de g8?',
    explicacion:
      'El rey va a g6 y toma la oposición frente al rey de g8: a las negras les toca mover y deben ceder el paso; es la única que gana. En cambio, 1.Rg4 permite 1...Rh7 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-oposicion-2-6',
    nivel: 2,
    fen: '8/8/4p3/8/2K1p3/8/4P3/3k4 w - - 0 1',
    linea: '1.Rd4 Rxe2 2.Rxe4',
    pista: 'Localiza las casillas clave del peón de e2.',
    explicacion:
      'El rey ocupa d4, una de las casillas clave del peón de e2 (d4, e4 y f4): es la única que hace tablas. En cambio, 1.e3 permite 1...Re2 y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-oposicion-3-1',
    nivel: 3,
    fen: '8/7K/8/8/4k1P1/8/3P4/8 b - - 0 6',
    linea: '1...Rf4 2.Rg6 Rxg4 3.Rf6 Rf4 4.Re6 Re4',
    pista: 'Solo puedes ganar uno de los dos peones: ¿cuál, para poder enfrentarte luego al rey blanco?',
    explicacion:
      'El rey gana el peón de g4 y queda frente al blanco: tras 2.Rg6 Rxg4 3.Rf6 Rf4 4.Re6 Re4 mantiene la oposición y no deja pasar al rey hacia las casillas clave de d2. Si 2.g5 Rxg5 3.d4, el rey alcanza al peón. Con 1...Rd3 2.Rg6 el peón g corona.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-oposicion-3-2',
    nivel: 3,
    fen: '8/2K5/8/8/8/P7/3k4/8 b - - 0 1',
    linea: '1...Rc3 2.a4 Rb4',
    pista: '¿Por dónde debe ir el rey para atacar el peón antes de que el rey blanco lo proteja?',
    explicacion:
      'El camino es c3, que permite responder a 2.a4 con 2...Rb4 y a 2.Rb6 con 2...Rb3: el peón cae y son tablas. Desde d3 ya no se llega: 2.a4 Rc4 3.Rb6 y el rey blanco cierra el paso. Ojo: aquí decide el camino del rey más que la oposición.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-oposicion-3-3',
    nivel: 3,
    fen: '4K3/8/8/8/1P6/5k2/8/8 b - - 0 1',
    linea: '1...Re4 2.Rd7 Rd5 3.Rc7 Rc4',
    pista: 'El rey debe entrar en el cuadrado del peón y a la vez cortar el paso al rey de e8.',
    explicacion:
      'El rey entra en el cuadrado de b4 y queda en la misma columna que el rey blanco: si 2.Rd7, 2...Rd5 toma la oposición, no lo deja llegar a c6 y el peón cae con 3...Rc4. Si 2.b5, 2...Rd5 lo alcanza. Con 1...Rf4 2.b5 el peón se escapa. Son tablas.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-oposicion-3-4',
    nivel: 3,
    fen: '4k3/8/3P1K2/8/8/8/8/8 w - - 0 1',
    linea: '1.Re6 Rd8 2.d7 Rc7 3.Re7',
    pista: 'Con el peón en sexta, la pregunta es si llegará a la séptima con jaque o sin jaque.',
    explicacion:
      'Al tomar la oposición, el rey obliga a 1...Rd8 y el peón avanza a d7 sin dar jaque: las negras deben salir por c7 y 3.Re7 asegura la coronación. Si 1.Re5, 1...Rd7 bloquea y las negras hacen tablas tomando siempre la oposición.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-oposicion-3-5',
    nivel: 3,
    fen: '5k2/8/4P3/5K2/8/8/8/8 w - - 0 1',
    linea: '1.Rf6 Re8 2.e7 Rd7 3.Rf7 Rc6 4.e8=D+',
    pista: '¿Desde qué casilla impide tu rey que el negro se coloque delante del peón?',
    explicacion:
      'El rey toma la oposición frente a f8 y quita e7 al defensor. Tras 1...Re8 2.e7 el peón llega a la séptima sin jaque y el rey negro debe apartarse: 2...Rd7 3.Rf7 y corona. Con 1.Rg6, en cambio, 1...Re7 ataca el peón y son tablas.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-oposicion-3-6',
    nivel: 3,
    fen: '8/8/8/8/1k2P3/3K4/8/8 b - - 0 1',
    linea: '1...Rc5 2.Re3 Rd6 3.Rd4 Re6 4.e5 Re7 5.Rd5 Rd7',
    pista: 'Las casillas clave del peón de e4 son d6, e6 y f6. ¿Cómo le quitas d4 al rey blanco?',
    explicacion:
      'El rey impide Rd4 y llega a tiempo de vigilar las casillas clave d6, e6 y f6. Cuando el peón avanza, 4...Re7 retrocede en línea recta para responder a 5.Rd5 con 5...Rd7, la oposición, y son tablas. Si 1...Rb5, 2.Rd4 y el rey blanco llega primero.',
    prueba: { margen: 2000 },
  },
];
