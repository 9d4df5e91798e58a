import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFinMenores: readonly PosicionVerificada[] = [
  {
    id: 'aj-fin-menores-4-1',
    nivel: 4,
    fen: '1k6/2n5/3B4/8/3P1p1K/3P3p/8/8 b - - 0 1',
    linea: '1...h2 2.Ab4 h1=D+',
    pista: '¿Controla el alfil de d6 el camino de tu peón? Mira qué hay en su diagonal.',
    explicacion:
      'El alfil parece vigilar h2, pero el peón de f4 tapa su diagonal: el peón avanza y corona con jaque. El caballo de c7 se puede perder sin problema. Con 1...Rb7 2.Axf4 la diagonal se abre y son tablas.',
    prueba: { margen: 810 },
  },
  {
    id: 'aj-fin-menores-4-2',
    nivel: 4,
    fen: '8/8/8/3k2n1/3P2P1/1pB5/5K2/8 b - - 4 5',
    linea: '1...Ce4+ 2.Re3 Cxc3 3.g5 b2 4.Rd3 b1=D+',
    pista: 'El alfil de c3 frena al peón: ¿cómo lo eliminas con un doble?',
    explicacion:
      'El jaque es un doble al rey y al alfil, la pieza que frenaba a b3. Tras 2.Re3 Cxc3 el peón corona antes de que el peón g sea peligroso. Con 1...Re4 el rey blanco vuelve y son tablas.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-menores-4-3',
    nivel: 4,
    fen: '8/K5N1/P7/1k6/2b4P/6p1/8/8 w - - 1 7',
    linea: '1.Cf5 g2 2.Cd4+ Ra5 3.Cf3',
    pista: 'Debes frenar el peón g con el caballo: ¿qué ruta gana un tiempo con jaque?',
    explicacion:
      'El caballo llega a f3 gracias al jaque intermedio: 1...g2 2.Cd4+ Ra5 3.Cf3 controla g1. Las negras toman a6, pero el alfil solo no gana y son tablas. Con una jugada de rey el peón corona.',
    prueba: { margen: 540 },
  },
  {
    id: 'aj-fin-menores-5-1',
    nivel: 5,
    fen: '8/6b1/p3k3/2P2NpP/1P6/5K1P/8/8 b - - 11 53',
    linea: '1...Rxf5',
    pista: 'Los peones blancos corren: ¿puedes permitirte capturar la pieza?',
    explicacion:
      'Sí se puede: tras capturar el caballo, el alfil y el rey llegan a detener los peones con 2.Re3 Ac3 3.h6 Rg6, y la posición queda equilibrada. Si 1...Ac3, 2.c6 y el peón pasado gana con la ayuda del caballo.',
    prueba: { margen: 326 },
  },
  {
    id: 'aj-fin-menores-5-2',
    nivel: 5,
    fen: '8/n3B2p/8/K6P/8/3p3P/8/3k4 b - - 0 1',
    linea: '1...Cc6+ 2.Rb6 Cxe7',
    pista: 'El rey de a5 y el alfil de e7 están a un salto de la misma casilla.',
    explicacion:
      'El jaque es un doble y gana el alfil, la única pieza que podía frenar a d3. Después el peón d corona apoyado por el rey. Si 1...d2, 2.Ag5 y las blancas entregan el alfil por el peón y resisten.',
    prueba: { margen: 1912 },
  },
  {
    id: 'aj-fin-menores-5-3',
    nivel: 5,
    fen: '8/1k5P/p5K1/2b5/2P5/7p/8/1N6 b - - 0 1',
    linea: '1...Ad4 2.Cd2 h2 3.Cf3 h1=D',
    pista: 'El peón blanco amenaza coronar en h8: ¿desde dónde lo controlas sin perder tu carrera?',
    explicacion:
      'El alfil controla h8 por la gran diagonal, así que 2.h8=D Axh8 no sirve, y el peón de h3 sigue su camino: 2.Cd2 h2 y corona. Si 1...h2, 2.h8=D llega primero con la dama.',
    prueba: { margen: 1001 },
  },
  {
    id: 'aj-fin-menores-6-1',
    nivel: 6,
    fen: '8/P1p5/8/6P1/1K5k/7n/1p4B1/8 w - - 0 1',
    linea: '1.Ae4 Rxg5 2.a8=D',
    pista: 'Detén el peón de b2 sin dejar de amenazar la coronación en a8.',
    explicacion:
      'El alfil controla b1 y el peón negro queda parado; ahora a8=D no se puede impedir. Si las blancas coronan sin más o mueven el rey, las negras también coronan e igualan. Ganan las blancas.',
    prueba: { margen: 449 },
  },
  {
    id: 'aj-fin-menores-6-2',
    nivel: 6,
    fen: 'K1k1B3/2P1p3/6P1/8/8/2n5/4p3/8 w - - 0 1',
    linea: '1.g7 Rxc7 2.g8=D e1=D 3.Dc4+',
    pista: 'Las negras coronan ya: ¿tienes tú una coronación seguida de jaques?',
    explicacion:
      'El peón llega a tiempo: tras 1...e1=D 2.g8=D o 1...Rxc7 2.g8=D e1=D 3.Dc4+ la dama persigue al rey expuesto y las negras no pueden refugiarse: tablas. Mover el rey con 1.Ra7 pierde el tiempo decisivo.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-menores-6-3',
    nivel: 6,
    fen: '8/KN6/P7/1p3p1P/b6k/8/8/8 b - - 0 1',
    linea: '1...f4 2.Rb6 f3 3.h6 Ac2 4.a7 f2 5.a8=D f1=D',
    pista: 'El alfil no puede con los dos peones de banda: ¿cuántos pasos necesita el tuyo?',
    explicacion:
      'El alfil no detiene a la vez los peones a y h, de modo que hay que correr: 2.Rb6 f3 3.h6 Ac2 4.a7 f2 5.a8=D f1=D y coronan los dos, con tablas. Con 1...Ac2 se pierde el tiempo de la carrera.',
    prueba: { margen: 374 },
  },
];
