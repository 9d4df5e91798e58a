import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFunReglas: readonly PosicionVerificada[] = [
  {
    id: 'aj-fun-reglas-0-1',
    nivel: 0,
    fen: '8/5k2/8/3b1PK1/pP4PP/2B5/p7/8 b - b3 0 57',
    linea: '1...axb3',
    pista: 'Recuerda la captura al paso: solo vale justo después del avance de dos casillas.',
    explicacion:
      'El peón de a4 captura al paso en b3: el peón rival acaba de avanzar dos casillas y se retira como si hubiera avanzado una. Las negras ganan un peón.',
    prueba: { margen: 80 },
  },
  {
    id: 'aj-fun-reglas-0-2',
    nivel: 0,
    fen: '8/6p1/3k1p2/P6P/B4P2/8/bpK5/8 b - - 1 47',
    linea: '1...b1=D+',
    pista: 'Tienes un peón a un paso de la última fila. ¿En qué pieza conviene convertirlo?',
    explicacion:
      'El peón de b2 llega a la última fila en b1 y se convierte en dama, que además da jaque; en notación se escribe 1...b1=D+. Se puede pedir dama, torre, alfil o caballo, y casi siempre conviene la dama.',
    prueba: { margen: 251 },
  },
  {
    id: 'aj-fun-reglas-0-3',
    nivel: 0,
    fen: '8/1P6/1KQ5/8/1k6/4q3/8/8 w - - 19 70',
    linea: '1.Rc7',
    pista: 'Con el rey en jaque solo valen tres cosas: moverlo, interponer o capturar.',
    explicacion:
      'El rey de b6 está en jaque y solo son legales Rc7, Ra6 y Dc5+: la buena es 1.Rc7. En cambio, 1.Ra6 permite 1...Da3+ y pierde.',
    prueba: { margen: 4000 },
  },
  {
    id: 'aj-fun-reglas-0-4',
    nivel: 0,
    fen: '2k5/5P2/7p/8/3n2PP/8/3K4/8 w - - 0 60',
    linea: '1.f8=D+',
    pista: 'Mira el peón de f7: ¿qué le ocurre si da un paso más?',
    explicacion:
      'El peón de f7 llega a la última fila en f8 y se convierte en dama con jaque; se escribe 1.f8=D+. Si las blancas mueven otra cosa, el caballo va a e6 y vigila la casilla de coronación.',
    prueba: { margen: 1538 },
  },
  {
    id: 'aj-fun-reglas-0-5',
    nivel: 0,
    fen: '8/1P5p/8/n1Nk3P/8/7p/8/4K3 w - - 0 1',
    linea: '1.b8=D',
    pista: 'El peón de b7 está atacado por el caballo, pero es tu turno.',
    explicacion:
      'El peón de b7 avanza a b8 y se convierte en dama; se escribe 1.b8=D. Si las blancas hacen otra jugada, el caballo de a5 captura el peón y se acabó la coronación.',
    prueba: { margen: 296 },
  },
  {
    id: 'aj-fun-reglas-0-6',
    nivel: 0,
    fen: 'r6k/1p5R/7p/2p1n1p1/8/P2P2P1/3B3P/2K5 b - - 1 37',
    linea: '1...Rxh7',
    pista: 'Con el rey en jaque solo valen tres cosas: moverlo, interponer o capturar.',
    explicacion:
      'El rey de h8 está en jaque y solo son legales Rxh7 y Rg8: la buena es 1...Rxh7, que captura la torre de h7. Las negras ganan una torre.',
    prueba: { margen: 483 },
  },
];
