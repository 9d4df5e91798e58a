import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstErizo: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-erizo-5-1',
    nivel: 5,
    fen: '2rr2k1/1bq1bpp1/pp1ppn1p/8/1PPNn2P/P1N1Q1P1/1B3P2/2RR1BK1 b - - 0 20',
    linea: '1...Cg4',
    pista: 'Erizo de las negras. Cuenta atacantes y defensores alrededor del rey de g1.',
    explicacion:
      'Erizo de las negras: el caballo se suma al ataque desde g4 y apunta a f2 y h2, junto al rey de g1; a su zona apunta también el caballo de e4. En cambio, 1...Cxc3 permite 2.Txc3 y la ventaja es mucho menor.',
    prueba: { margen: 69 },
  },
  {
    id: 'aj-est-erizo-5-2',
    nivel: 5,
    fen: 'r1bq1rk1/3nbppp/1p1pp3/1Nn5/2PNPP2/4B3/P1Q1B1PP/1R1R2K1 w - - 1 21',
    linea: '1.Cc6 De8 2.Cc7 Ab7 3.Cxe8',
    pista:
      'Erizo de las negras. Hay un ataque doble: mira qué pieza puede amenazar a la vez a la torre de a8 y a la dama de e8.',
    explicacion:
      'Erizo de las negras: tras 1.Cc6 De8, el caballo llega a c7 y ataca a la vez a la torre de a8 y a la dama de e8: la siguiente jugada captura en e8. En cambio, 1.e5 permite 1...Ab7 y la ventaja es mucho menor.',
    prueba: { margen: 230 },
  },
  {
    id: 'aj-est-erizo-5-3',
    nivel: 5,
    fen: '2r2rk1/1b1nbppp/pp1pp3/7q/P1PNP1n1/1PN2QP1/1B3PBP/R2R2K1 w - - 3 17',
    linea: '1.h3 Cde5 2.De2 Cf6 3.Dxh5',
    pista: 'Erizo de las negras. Un avance de peón puede ganar espacio y tiempo.',
    explicacion:
      'Erizo de las negras: 1.h3 gana espacio y echa al caballo de g4. En cambio, 1.h4 permite 1...g5 y no pasa de la igualdad.',
    prueba: { margen: 93 },
  },
  {
    id: 'aj-est-erizo-6-1',
    nivel: 6,
    fen: '2r2rk1/1b1nbppp/pp1ppnq1/4P3/1PP4P/1NN1Q1P1/PB3PB1/2RR2K1 b - - 0 20',
    linea: '1...Cg4 2.De2 Axg2',
    pista: 'Erizo de las negras. Cuenta atacantes y defensores alrededor del rey de g1.',
    explicacion:
      'Erizo de las negras: el caballo se suma al ataque desde g4 y apunta a f2 y h2, junto al rey de g1; a su zona apunta también el alfil de b7. En cambio, 1...Axg2 permite 2.exf6 y queda en desventaja.',
    prueba: { margen: 89 },
  },
  {
    id: 'aj-est-erizo-6-2',
    nivel: 6,
    fen: 'r3k2r/1bqnbpp1/pp1ppn2/7p/2PNP1P1/2N1BP2/PP1QB2P/R4RK1 w kq - 0 13',
    linea: '1.g5',
    pista: 'Erizo de las negras. Un avance de peón puede ganar espacio y tiempo.',
    explicacion:
      'Erizo de las negras: 1.g5 gana espacio y echa al caballo de f6. En cambio, 1.gxh5 permite 1...Txh5 y no pasa de la igualdad.',
    prueba: { margen: 129 },
  },
  {
    id: 'aj-est-erizo-6-3',
    nivel: 6,
    fen: 'r4rk1/3n1pp1/pp1ppbnp/1P6/N1P1bP2/1N2B2P/P3B1P1/1RR3K1 w - - 0 26',
    linea: '1.c5 axb5 2.Axb5 Cxc5 3.Cxb6',
    pista:
      'Las negras tienen mejor estructura y actividad: ¿qué ruptura te da un peón pasado o casillas para los caballos?',
    explicacion:
      'Esperar pierde, así que se cambia la estructura: la ruptura ataca b6 y d6 a la vez y abre paso al caballo. Tras 1...axb5 2.Axb5 Cxc5 3.Cxb6 las blancas siguen peor, pero sus piezas participan. Con 1.Cxb6 Cxb6 2.Axb6 axb5 quedan peones débiles y ninguna actividad.',
    prueba: { margen: 62 },
  },
];
