import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFinMenores: readonly PosicionVerificada[] = [
  {
    id: 'aj-fin-menores-4-1',
    nivel: 4,
    fen: '1k6/2n5/3B4/8/3P1p1K/3P3p/8/8 b - - 0 1',
    linea: '1...h2 2.Rg4 h1=D 3.Axc7+ Rxc7',
    pista: 'Calcula cuántas jugadas necesita el peón de h3 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de h3 corona en h1 con 2...h1=D y nadie puede impedirlo. En cambio, 1...Rb7 permite 2.Axf4 y no pasa de la igualdad.',
    prueba: { margen: 810 },
  },
  {
    id: 'aj-fin-menores-4-2',
    nivel: 4,
    fen: '8/8/8/3k2n1/3P2P1/1pB5/5K2/8 b - - 4 5',
    linea: '1...Ce4+ 2.Re3 Cxc3 3.g5 b2 4.Rd3 b1=D+',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez al alfil de c3 y al rey de f2.',
    explicacion:
      'El caballo llega a e4, da jaque al rey de f2 y ataca a la vez al alfil de c3: la siguiente jugada captura en c3. En cambio, 1...Re4 permite 2.Re2 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-menores-4-3',
    nivel: 4,
    fen: '8/K5N1/P7/1k6/2b4P/6p1/8/8 w - - 1 7',
    linea: '1.Cf5 g2 2.Cd4+ Ra5 3.Cf3',
    pista: 'El peón de g3 es un blanco: ¿cómo atacarlo?',
    explicacion:
      'El caballo ataca desde f5 el peón de g3: es la única que hace tablas. En cambio, 1.Rb7 permite 1...g2 y pierde.',
    prueba: { margen: 540 },
  },
  {
    id: 'aj-fin-menores-5-1',
    nivel: 5,
    fen: '8/6b1/p3k3/2P2NpP/1P6/5K1P/8/8 b - - 11 53',
    linea: '1...Rxf5',
    pista: 'El rey también captura: comprueba que no lo pagas.',
    explicacion: 'El rey captura el caballo en f5: es la única que hace tablas. Las negras ganan un caballo.',
    prueba: { margen: 326 },
  },
  {
    id: 'aj-fin-menores-5-2',
    nivel: 5,
    fen: '8/n3B2p/8/K6P/8/3p3P/8/3k4 b - - 0 1',
    linea: '1...Cc6+ 2.Rb6 Cxe7',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez al alfil de e7 y al rey de a5.',
    explicacion:
      'El caballo llega a c6, da jaque al rey de a5 y ataca a la vez al alfil de e7: la siguiente jugada captura en e7. Las negras ganan un alfil.',
    prueba: { margen: 1912 },
  },
  {
    id: 'aj-fin-menores-5-3',
    nivel: 5,
    fen: '8/1k5P/p5K1/2b5/2P5/7p/8/1N6 b - - 0 1',
    linea: '1...Ad4 2.Cd2 h2 3.Cf3 h1=D 4.Cxd4 Dg1+ 5.Rf6 Dxd4+',
    pista: 'Calcula cuántas jugadas necesita el peón de h3 y quién controla su casilla de coronación.',
    explicacion:
      '1...Ad4 prepara la coronación: el peón de h3 corona en h1 con 3...h1=D y nadie puede impedirlo. En cambio, 1...Ad6 permite 2.h8=D y pierde.',
    prueba: { margen: 1001 },
  },
  {
    id: 'aj-fin-menores-6-1',
    nivel: 6,
    fen: '8/P1p5/8/6P1/1K5k/7n/1p4B1/8 w - - 0 1',
    linea: '1.Ae4 Rxg5 2.a8=D',
    pista: 'Calcula cuántas jugadas necesita el peón de a7 y quién controla su casilla de coronación.',
    explicacion:
      '1.Ae4 prepara la coronación: el peón de a7 corona en a8 con 2.a8=D y nadie puede impedirlo. En cambio, 1.Rc3 permite 1...b1=D y no pasa de la igualdad.',
    prueba: { margen: 449 },
  },
  {
    id: 'aj-fin-menores-6-2',
    nivel: 6,
    fen: 'K1k1B3/2P1p3/6P1/8/8/2n5/4p3/8 w - - 0 1',
    linea: '1.g7 Rxc7 2.g8=D e1=D 3.Dc4+',
    pista: 'Decide si es el momento de avanzar el peón pasado.',
    explicacion:
      'El peón pasado avanza a g7, a un paso de coronar: es la única que hace tablas. En cambio, 1.Ra7 permite 1...e1=D y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-menores-6-3',
    nivel: 6,
    fen: '8/KN6/P7/1p3p1P/b6k/8/8/8 b - - 0 1',
    linea: '1...f4 2.Rb6 f3 3.h6 Ac2 4.a7 f2 5.a8=D f1=D',
    pista: 'Decide si es el momento de avanzar el peón pasado.',
    explicacion:
      'El peón pasado avanza a f4, a 3 pasos de coronar: es la única que hace tablas. En cambio, 1...Ac2 permite 2.Rb6 y queda en desventaja.',
    prueba: { margen: 374 },
  },
];
