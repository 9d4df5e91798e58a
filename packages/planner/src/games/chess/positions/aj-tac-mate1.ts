import type { PosicionVerificada } from '../chess-topic.ts';

export const ajTacMate1: readonly PosicionVerificada[] = [
  {
    id: 'aj-tac-mate1-0-1',
    nivel: 0,
    fen: '8/8/8/1P2p1k1/2P1b1n1/8/6P1/r3R1K1 b - - 7 58',
    linea: '1...Txe1#',
    pista: 'El caballo de g4 ya le quita dos casillas al rey. Mira qué captura da jaque por la primera fila.',
    explicacion:
      'La torre captura en e1 y da jaque por la primera fila. El caballo de g4 controla f2 y h2, en g2 está su propio peón y la torre cubre f1 y h1: mate.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-tac-mate1-0-2',
    nivel: 0,
    fen: '8/P1q4k/p7/8/4P2p/7K/1Q6/8 b - - 0 1',
    linea: '1...Dg3#',
    pista: 'Dama apoyada: busca una casilla junto al rey de h3 que proteja un peón tuyo.',
    explicacion:
      'La dama se pega al rey en g3, protegida por el peón de h4: el rey no puede capturarla. Controla g2, h2 y g4, y la dama blanca no llega a tomarla: mate.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-tac-mate1-0-3',
    nivel: 0,
    fen: '1R3n1k/8/7K/2r2P1P/6p1/8/8/8 w - - 0 73',
    linea: '1.Txf8#',
    pista: 'Tu rey de h6 vigila g7 y h7. Mira qué captura da jaque por la última fila.',
    explicacion:
      'La torre captura el caballo de f8 y da jaque por la octava fila, que incluye g8. El rey de h6 controla g7 y h7, así que al rey negro no le queda ninguna casilla: mate.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-tac-mate1-0-4',
    nivel: 0,
    fen: '8/P3Q3/4p3/8/1Pp5/2k1q3/8/3K4 b - - 0 1',
    linea: '1...Dd2#',
    pista: 'Dama apoyada: tu rey está cerca del rey blanco y protege una casilla pegada a él.',
    explicacion:
      'La dama da jaque en d2 pegada al rey y protegida por el rey de c3. Controla c1, c2, e1 y e2, de modo que no hay huida, captura ni manera de tapar: mate.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-tac-mate1-0-5',
    nivel: 0,
    fen: '1k6/1P5r/1K6/3R4/8/8/8/8 w - - 0 1',
    linea: '1.Td8#',
    pista: 'El rey y el peón blancos ya cierran cuatro casillas. ¿Por qué fila falta el jaque?',
    explicacion:
      'La torre da jaque desde d8 por la octava fila. El peón de b7 controla a8 y c8, y el rey de b6 quita a7 y c7; el peón tampoco se puede tomar, porque el rey lo protege. Mate.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-tac-mate1-0-6',
    nivel: 0,
    fen: 'r1b1r1k1/pp3ppp/2pp4/8/3PQ3/6P1/PPP2P1P/R3R1K1 w - - 1 18',
    linea: '1.Dxe8#',
    pista: 'Los tres peones del enroque negro siguen en su sitio. ¿Quién defiende de verdad la torre de e8?',
    explicacion:
      'La dama captura la torre de e8, que nadie defiende, y da jaque por la última fila. Los peones de f7, g7 y h7 encierran a su rey: es el mate del pasillo.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-tac-mate1-1-1',
    nivel: 1,
    fen: '7k/8/7K/7P/8/7r/8/2R5 w - - 0 1',
    linea: '1.Tc8#',
    pista: 'Tu rey vigila g7 y h7. ¿Por dónde falta el jaque?',
    explicacion:
      'La torre da jaque por la octava fila desde c8 y cubre g8; el rey de h6 controla g7 y h7. La torre negra no puede tapar ni capturar: mate.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-tac-mate1-1-2',
    nivel: 1,
    fen: 'rn1qk2r/pp3pp1/2p1p3/3nN3/3P1Q1p/7P/PPPN1PP1/1R2KB1R w Kkq - 3 18',
    linea: '1.Dxf7#',
    pista: 'El caballo de e5 apunta a una casilla pegada al rey de e8.',
    explicacion:
      'La dama toma en f7 pegada al rey y protegida por el caballo de e5. El rey no puede capturarla, d8 la ocupa su dama y las demás casillas las controla la dama blanca: mate.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-tac-mate1-1-3',
    nivel: 1,
    fen: 'r1b1k2r/ppppqppp/2n5/4n3/1PP2B2/5N2/1P1NPPPP/R2QKB1R b KQkq - 0 8',
    linea: '1...Cd3#',
    pista: 'Si el caballo de e5 se mueve, tu dama mira toda la columna e. ¿Qué peón blanco quedaría clavado?',
    explicacion:
      'El caballo da jaque en d3 y el rey de e1 está rodeado por sus propias piezas. El peón de e2 no puede capturarlo: al irse el caballo quedó clavado por la dama de e7. Mate de la coz en plena apertura.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-tac-mate1-1-4',
    nivel: 1,
    fen: 'rnbqkbnr/ppppp2p/5p2/6p1/3PP3/8/PPP2PPP/RNBQKBNR w KQkq - 0 3',
    linea: '1.Dh5#',
    pista: 'Los peones negros de f y g se han movido: sigue la diagonal que llega a e8.',
    explicacion:
      'La dama da jaque desde h5 por la diagonal que abrieron los peones f y g. No hay pieza que pueda interponerse y el rey no tiene casillas: mate.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-tac-mate1-1-5',
    nivel: 1,
    fen: 'r1bq1rk1/pp1nbpp1/2p5/3n2Np/2BPQ3/5N2/PPP2PPP/R1B2RK1 w - - 1 12',
    linea: '1.Dh7#',
    pista: 'El caballo de g5 protege una casilla del enroque. La dama de e4 la mira por la diagonal.',
    explicacion:
      'La dama llega a h7 por la diagonal, pegada al rey y protegida por el caballo de g5. El rey no puede capturarla; h8 la controla la dama y f8 la ocupa su torre: mate.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-tac-mate1-1-6',
    nivel: 1,
    fen: 'r4rk1/pp3ppp/1qp5/8/8/2B3Q1/PPP2PPP/R5K1 w - - 0 1',
    linea: '1.Dxg7#',
    pista: 'El alfil de c3 recorre la gran diagonal hasta el enroque negro. ¿Qué casilla protege?',
    explicacion:
      'La dama toma en g7 pegada al rey y protegida por el alfil de c3 desde el otro lado del tablero. El rey no puede capturarla, f8 la ocupa su torre y la dama controla h8; ninguna pieza negra defiende g7. Es mate.',
    prueba: { mate: 1 },
  },
];
