import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFinAlfil: readonly PosicionVerificada[] = [
  {
    id: 'aj-fin-alfil-3-1',
    nivel: 3,
    fen: '3B4/8/2P3K1/8/6P1/1pk5/5b2/8 b - - 0 1',
    linea: '1...b2 2.c7 b1=D+',
    pista: 'Los dos peones corren: ¿quién corona con jaque?',
    explicacion:
      'El peón negro corona en b1 con jaque, porque el rey de g6 está en esa diagonal; con ese tiempo la dama llega a frenar al peón c. El jaque 2.Aa5+ Rc4 no cambia nada. Si el rey se aleja, 1...Rd2 2.Af6 controla b2. Ganan las negras.',
    prueba: { margen: 745 },
  },
  {
    id: 'aj-fin-alfil-3-2',
    nivel: 3,
    fen: '8/8/4K3/1p4B1/b7/1p6/3P4/7k w - - 0 1',
    linea: '1.Af6 Rg2 2.Aa1',
    pista: '¿Desde qué diagonal frena tu alfil al peón que está a dos pasos de coronar?',
    explicacion:
      'El alfil ocupa la gran diagonal y vigila b2: el peón de b3 ya no puede avanzar sin perderse, y el alfil contrario, de casillas blancas, no puede disputar esa casilla. Con 1.Rd5 b2 corona. Son tablas.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-alfil-3-3',
    nivel: 3,
    fen: '8/6k1/P1pB4/5b2/5K2/p7/8/8 b - - 0 1',
    linea: '1...Ac8 2.a7 Ab7',
    pista: 'Tu alfil está atacado y el peón a va a coronar: ¿qué casilla sirve para las dos cosas?',
    explicacion:
      'El alfil sale de peligro y frena al peón: si 2.a7, 2...Ab7 controla a8. Las blancas capturan a3, pero no pueden desalojar al alfil y son tablas. Con 1...a2 2.Rxf5 a1=D 3.Ae5+ se pierde la dama.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-alfil-4-1',
    nivel: 4,
    fen: '4B3/8/6P1/8/8/6p1/5k2/7K w - - 0 1',
    linea: '1.Ac6',
    pista: '¿Qué pasa si avanzas ya y las negras juegan ...g2 con jaque? Evítalo primero.',
    explicacion:
      'Primero la profilaxis: el alfil controla g2 y el peón negro queda parado; después el peón g corona sin oposición. Si 1.g7, 1...g2+ 2.Rh2 g1=D+ y son las negras quienes ganan.',
    prueba: { margen: 4000 },
  },
  {
    id: 'aj-fin-alfil-4-2',
    nivel: 4,
    fen: '8/4k3/2p5/P1P5/3K4/2B1P1pP/8/8 w - - 2 48',
    linea: '1.Ae1 g2 2.Af2',
    pista: 'El peón de g3 necesita dos pasos: ¿desde qué casillas controla el alfil g1?',
    explicacion:
      'El alfil vigila g3 y, tras 1...g2, se coloca en f2 y detiene el peón para siempre. Con el peligro resuelto, los pasados a y h no se pueden frenar a la vez y ganan las blancas. Si corren con 1.a6, coronan los dos.',
    prueba: { margen: 427 },
  },
  {
    id: 'aj-fin-alfil-4-3',
    nivel: 4,
    fen: '3B4/8/7p/8/2P5/2k5/8/2K5 w - - 0 1',
    linea: '1.c5 Rd4 2.c6 Rd5 3.c7',
    pista: 'El rey negro va a capturar en c4: ¿alcanza al peón si avanza ya?',
    explicacion:
      'El peón se escapa del rey y sale de su cuadrado: tras 1...Rd4 2.c6 Rd5 3.c7 corona. El peón de h6 es demasiado lento. Con 1.Ah4 Rxc4 no queda peón y alfil y rey no ganan: serían tablas.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-alfil-5-1',
    nivel: 5,
    fen: '8/1K6/3k4/1B6/2P1p3/8/8/8 w - - 0 1',
    linea: '1.Rb6',
    pista: 'El alfil debe cuidar también al peón de e4: ¿cómo proteges c5 antes de avanzar?',
    explicacion:
      'El rey apoya el avance a c5, y al avanzar el peón se abre la diagonal b5-f1 para que el alfil vigile e2: una pieza hace las dos tareas. Tras 1...Re5 2.c5 el peón corona. Con 1.c5+ Rxc5 se pierde y son tablas.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-alfil-5-2',
    nivel: 5,
    fen: '8/8/5K2/3PB3/7k/5p2/8/8 w - - 0 1',
    linea: '1.Ad4',
    pista: 'Antes de correr con tu peón, detén el de f3: ¿qué diagonal controla f2 y g1?',
    explicacion:
      'El alfil controla f2 y detiene el peón, y el rey negro no puede expulsarlo a tiempo; después el peón d corona. Si 1.d6, 1...f2 corona también y son tablas: primero frenar, después correr.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-alfil-5-3',
    nivel: 5,
    fen: '8/5b2/8/p7/8/8/2P1P1B1/2k1K3 w - - 0 1',
    linea: '1.Ac6',
    pista: '¿Cuál es el peón más peligroso y qué casilla debe cruzar?',
    explicacion:
      'El alfil controla a4 y detiene el único peón pasado negro; a cambio cae c2, pero el rey blanco y el peón e bastan para las tablas. Con 1.c4 a4 el peón se escapa y las blancas pierden.',
    prueba: { margen: 293 },
  },
  {
    id: 'aj-fin-alfil-6-1',
    nivel: 6,
    fen: 'B7/2p1p3/6P1/6k1/2p1P3/4K3/3P4/3b4 w - - 0 1',
    linea: '1.g7 Rf6 2.g8=D',
    pista: '¿Llega el rey de g5 al peón si avanza ya?',
    explicacion:
      'El peón está a dos pasos y ni el rey ni el alfil de d1 controlan g8: corona. La dificultad es no distraerse con los peones del flanco de dama: 1.Rd4 Rxg6 deja solo tablas. Ganan las blancas.',
    prueba: { margen: 541 },
  },
  {
    id: 'aj-fin-alfil-6-2',
    nivel: 6,
    fen: '8/8/3KPb2/8/4B3/p1k5/8/8 w - - 17 27',
    linea: '1.Ad5 a2 2.Axa2',
    pista: '¿Qué casilla debe vigilar tu alfil para que el peón de a3 no corone con apoyo del rey?',
    explicacion:
      'El alfil vigila a2: si el peón avanza, se captura, y el alfil negro tendrá que entregarse por el peón e. Así desaparecen los peones y son tablas. Con 1.Ab1 Rb2 el alfil queda expulsado y el peón corona.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-alfil-6-3',
    nivel: 6,
    fen: '8/1K6/8/1P6/4P3/1k5p/1b1B4/8 w - - 0 1',
    linea: '1.Af4 Rc4 2.Rc6 Ac1 3.Ah2',
    pista: 'El peón de h3 está a dos pasos: ¿puedes frenarlo y conservar los tuyos?',
    explicacion:
      'El alfil controla h2 desde f4 y el rey de b7 acompaña al peón b: dos pasados contra uno detenido. Tras 1...Rc4 2.Rc6 las blancas avanzan y ganan. Si 1.b6, 1...h2 corona primero.',
    prueba: { margen: 2303 },
  },
];
