import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFunReglas: readonly PosicionVerificada[] = [
  {
    id: 'aj-fun-reglas-0-1',
    nivel: 0,
    fen: '1k6/p2P4/8/8/8/7K/8/8 w - - 0 1',
    linea: '1.d8=D+',
    pista: 'Un peón que llega a la última fila se transforma.',
    explicacion:
      'El peón de d7 llega a la última fila en d8 y se convierte en dama; en notación se escribe 1.d8=D+. En cambio, 1.d8=T+ permite 1...Rc7 y no pasa de la igualdad.',
    prueba: { margen: 1946 },
  },
  {
    id: 'aj-fun-reglas-0-2',
    nivel: 0,
    fen: '8/1P6/3K4/8/3k4/8/6p1/8 b - - 0 1',
    linea: '1...g1=D',
    pista: 'Un peón que llega a la última fila se transforma.',
    explicacion:
      'El peón de g2 llega a la última fila en g1 y se convierte en dama; en notación se escribe 1...g1=D. En cambio, 1...g1=A permite 2.b8=D y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fun-reglas-0-3',
    nivel: 0,
    fen: '8/8/4P3/2K5/8/3k4/p7/8 b - - 0 1',
    linea: '1...a1=D',
    pista: 'Un peón que llega a la última fila se transforma.',
    explicacion:
      'El peón de a2 llega a la última fila en a1 y se convierte en dama; en notación se escribe 1...a1=D. En cambio, 1...a1=T permite 2.e7 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fun-reglas-0-4',
    nivel: 0,
    fen: 'r2R2k1/1p3pbp/n1p2pp1/8/Pp6/4PBP1/2q2P1P/4QRK1 b - - 0 22',
    linea: '1...Txd8',
    pista: 'Con el rey en jaque sólo valen tres cosas: moverlo, interponer o capturar.',
    explicacion:
      'El rey de g8 está en jaque y sólo son legales Txd8 y Af8: la buena es 1...Txd8, que captura la torre de d8. Las negras ganan una torre.',
    prueba: { margen: 771 },
  },
  {
    id: 'aj-fun-reglas-0-5',
    nivel: 0,
    fen: '5k2/pp3pp1/2r4p/4n3/4P1P1/N1P5/PPBKqB2/5RR1 w - - 10 31',
    linea: '1.Rxe2',
    pista: 'Con el rey en jaque sólo valen tres cosas: moverlo, interponer o capturar.',
    explicacion:
      'El rey de d2 está en jaque y sólo son legales Rxe2 y Rc1: la buena es 1.Rxe2, que captura la dama de e2. Las blancas ganan una dama.',
    prueba: { margen: 839 },
  },
  {
    id: 'aj-fun-reglas-0-6',
    nivel: 0,
    fen: '1R2k3/p2n1rp1/2qBp2p/3p1p2/8/2b2P1P/P3BPPK/8 b - - 2 26',
    linea: '1...Cxb8',
    pista: 'Con el rey en jaque sólo valen tres cosas: moverlo, interponer o capturar.',
    explicacion:
      'El rey de e8 está en jaque y sólo son legales Cxb8 y Dc8: la buena es 1...Cxb8, que captura la torre de b8. Las negras ganan la calidad.',
    prueba: { margen: 2871 },
  },
];
