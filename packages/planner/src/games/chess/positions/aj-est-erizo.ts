import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstErizo: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-erizo-5-1',
    nivel: 5,
    fen: '2rr2k1/1bq1bpp1/pp1ppn1p/8/1PPNn2P/P1N1Q1P1/1B3P2/2RR1BK1 b - - 0 20',
    linea: '1...Cg4 2.De1 Cgxf2',
    pista: 'En el Erizo, la ruptura llega de golpe: ¿qué punto del enroque atacan los dos caballos?',
    explicacion:
      'Los caballos atacan f2 y el alfil de b7 apoya por la gran diagonal: tras 2.De1 Cgxf2 cae un peón. Es el contragolpe típico del Erizo cuando las blancas debilitan su enroque con h4. Con 1...Cxc3 2.Txc3 la tensión desaparece.',
    prueba: { margen: 69 },
  },
  {
    id: 'aj-est-erizo-5-2',
    nivel: 5,
    fen: 'r1bq1rk1/3nbppp/1p1pp3/1Nn5/2PNPP2/4B3/P1Q1B1PP/1R1R2K1 w - - 1 21',
    linea: '1.Cc6 De8 2.Cc7 Ab7 3.Cxe8',
    pista: 'Las casillas c6 y c7 son débiles: ¿qué salto empieza una serie con tiempo?',
    explicacion:
      'El caballo salta a c6 atacando la dama y, tras 1...De8, el otro entra en c7 con doble a dama y torre. Las casillas débiles del Erizo deciden. Con 1.e5 Ab7 las negras completan el desarrollo.',
    prueba: { margen: 230 },
  },
  {
    id: 'aj-est-erizo-5-3',
    nivel: 5,
    fen: '2r2rk1/1b1nbppp/pp1pp3/7q/P1PNP1n1/1PN2QP1/1B3PBP/R2R2K1 w - - 3 17',
    linea: '1.h3 Cde5 2.De2 Cf6 3.Dxh5',
    pista: 'La dama de h5 y el caballo de g4 molestan: ¿cómo preguntas al caballo sin debilitarte?',
    explicacion:
      'El peón pregunta al caballo: si 1...Cde5 2.De2 Cf6, las damas se cambian y la ventaja de espacio queda. Con 1.h4 g5 las negras abren la columna g contra el enroque.',
    prueba: { margen: 93 },
  },
  {
    id: 'aj-est-erizo-6-1',
    nivel: 6,
    fen: '2r2rk1/1b1nbppp/pp1ppnq1/4P3/1PP4P/1NN1Q1P1/PB3PB1/2RR2K1 b - - 0 20',
    linea: '1...Cg4 2.De2 Axg2',
    pista: 'El caballo de f6 está atacado: ¿qué salto contraataca a la dama de e3?',
    explicacion:
      'El caballo sale con ataque a la dama y a f2; tras 2.De2 Axg2 las negras cambian su alfil malo y mantienen el equilibrio con ...Axh4. Si 1...Axg2 primero, 2.exf6 gana la pieza.',
    prueba: { margen: 89 },
  },
  {
    id: 'aj-est-erizo-6-2',
    nivel: 6,
    fen: 'r3k2r/1bqnbpp1/pp1ppn2/7p/2PNP1P1/2N1BP2/PP1QB2P/R4RK1 w kq - 0 13',
    linea: '1.g5',
    pista: 'Con más espacio, ¿conviene abrir la columna h o cerrarla?',
    explicacion:
      'El avance echa al caballo de f6 y mantiene cerrada la columna h. Tras 1...Ch7 2.f4 las blancas siguen con ventaja de espacio. Si 1.gxh5, la columna h se abre para la torre negra, que es lo que las negras buscan.',
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
