import type { PosicionVerificada } from '../chess-topic.ts';

export const ajApeTransposiciones: readonly PosicionVerificada[] = [
  {
    id: 'aj-ape-transposiciones-4-1',
    nivel: 4,
    fen: '1nb1kb1r/1pp1n1pp/5p2/1BP1p3/rp6/P3PN2/1B1P2PP/RN2K2R b KQk - 1 12',
    linea: '1...Ad7 2.Axa4 Axa4',
    pista: 'Posición surgida de las aperturas de flanco. Desarrolla una pieza con ganancia de tiempo.',
    explicacion: '1...Ad7 desarrolla el alfil. En cambio, 1...c6 permite 2.Axa4 y la posición queda mucho peor.',
    prueba: { margen: 95 },
  },
  {
    id: 'aj-ape-transposiciones-4-2',
    nivel: 4,
    fen: 'r1b2rk1/pp5p/8/B1p1pp2/n1P1N3/6P1/Pb3P1P/3RKB1R w K - 0 19',
    linea: '1.Cd6 b6 2.Cxc8',
    pista:
      'Posición surgida de las aperturas de flanco. Busca una casilla avanzada que los peones rivales ya no puedan defender.',
    explicacion:
      'El caballo de e4 se instala en d6, una casilla que ningún peón negro puede ya atacar. En cambio, 1.Cg5 permite 1...b6 y la posición queda mucho peor.',
    prueba: { margen: 108 },
  },
  {
    id: 'aj-ape-transposiciones-4-3',
    nivel: 4,
    fen: 'r1bqkb1r/pp1n1ppp/2n1p3/2ppP3/3P4/1NPB4/PP3PPP/R1BQK1NR b KQkq - 2 7',
    linea: '1...c4 2.Ae2 cxb3',
    pista: 'Posición surgida de la Francesa. El centro es lo primero: ¿qué peón puede ocuparlo o atacarlo?',
    explicacion:
      '1...c4 disputa el centro y ataca al caballo de b3 y al alfil de d3. Las negras ganan un caballo por un peón.',
    prueba: { margen: 78 },
  },
  {
    id: 'aj-ape-transposiciones-4-4',
    nivel: 4,
    fen: '2r2rk1/1p1bqpb1/p1n2npp/8/3Pp3/1QPB3P/PP1NNBP1/R4RK1 w - - 0 18',
    linea: '1.Cf4',
    pista: 'Posición surgida de la Caro-Kann. Pregúntate primero qué amenazan las negras.',
    explicacion:
      'Las negras amenazan capturar el alfil de d3 con exd3; la única defensa de las blancas es 1.Cf4, que coloca el caballo en f4. En cambio, 1.Axe4 permite 1...Cxe4 y la posición queda mucho peor.',
    prueba: { margen: 75 },
  },
  {
    id: 'aj-ape-transposiciones-4-5',
    nivel: 4,
    fen: 'r1bq1rk1/pp1p1pbp/2n2np1/2p5/2P1p3/2N1PNPP/PP1P1PB1/R1BQ1RK1 w - - 0 9',
    linea: '1.Cg5',
    pista:
      'Posición surgida de las aperturas de flanco. Una pieza propia está amenazada: descubre cuál y dónde estaría segura.',
    explicacion:
      'El caballo de f3 está en peligro; 1.Cg5 lo lleva a g5, donde está seguro. En cambio, 1.Ce1 permite 1...d6 y no pasa de la igualdad.',
    prueba: { margen: 60 },
  },
  {
    id: 'aj-ape-transposiciones-4-6',
    nivel: 4,
    fen: 'rn2kb1r/3p1ppp/1q3n2/1NpP4/4p3/1Q2PN2/PP1B1PPP/R3K2R w KQkq - 0 12',
    linea: '1.Ce5',
    pista:
      'Posición surgida de las defensas indias. Una pieza propia está amenazada: descubre cuál y dónde estaría segura.',
    explicacion:
      'El caballo de f3 está en peligro; 1.Ce5 lo lleva a e5, donde está seguro. En cambio, 1.Cg5 permite 1...d6 y la ventaja es mucho menor.',
    prueba: { margen: 105 },
  },
  {
    id: 'aj-ape-transposiciones-5-1',
    nivel: 5,
    fen: 'r1b1kbnr/ppqp1ppp/2n1p3/1N6/4P3/2N5/PPP2PPP/R1BQKB1R b KQkq - 4 6',
    linea: '1...Db8',
    pista: 'Posición surgida de la Siciliana. Una pieza propia está amenazada: descubre cuál y dónde estaría segura.',
    explicacion:
      'La dama de c7 está en peligro; 1...Db8 la lleva a b8, donde está segura. En cambio, 1...De5 permite 2.Df3 y queda en desventaja.',
    prueba: { margen: 77 },
  },
  {
    id: 'aj-ape-transposiciones-5-2',
    nivel: 5,
    fen: 'r1bq1rk1/pppp1p2/8/b5p1/1nBN4/2N5/P3QPPP/R4RK1 w - - 2 16',
    linea: '1.a3',
    pista: 'Posición surgida de los gambitos. Un avance de peón puede ganar espacio y tiempo.',
    explicacion: '1.a3 gana espacio y echa al caballo de b4. En cambio, 1.Cf5 permite 1...d5 y no pasa de la igualdad.',
    prueba: { margen: 55 },
  },
  {
    id: 'aj-ape-transposiciones-5-3',
    nivel: 5,
    fen: 'rnbq1rk1/p4ppp/2pb4/1p3n2/2B2p2/2NP1N2/PPP2RPP/R1B1Q1K1 w - - 0 12',
    linea: '1.Ab3',
    pista: 'Posición surgida de los gambitos. Pregúntate primero qué amenazan las negras.',
    explicacion:
      'Las negras amenazan capturar el alfil de c4 con bxc4; la única defensa de las blancas es 1.Ab3, que coloca el alfil en b3. En cambio, 1.Cxb5 permite 1...cxb5 y queda en desventaja.',
    prueba: { margen: 76 },
  },
  {
    id: 'aj-ape-transposiciones-6-1',
    nivel: 6,
    fen: 'r1b1kbnr/pp2pppp/B1n5/2PpP3/4q3/2P5/P4PPP/RNBQK1NR w KQkq - 1 8',
    linea: '1.Ae2 Dxg2 2.Af3',
    pista:
      'Posición surgida de la Caro-Kann. Estás en jaque: enumera todas las salidas legales y comprueba cada una hasta el final.',
    explicacion:
      'El rey está en jaque; la única defensa de las blancas es 1.Ae2, que interpone el alfil en e2. En cambio, 1.Ce2 permite 1...bxa6 y la posición queda mucho peor.',
    prueba: { margen: 153 },
  },
  {
    id: 'aj-ape-transposiciones-6-2',
    nivel: 6,
    fen: 'rnbq1b1r/ppp1kBpp/5n2/8/4P3/8/PB3PPP/RN1QK1NR w KQ - 1 8',
    linea: '1.Db3',
    pista: 'Posición surgida de los gambitos. Una pieza propia está amenazada: descubre cuál y dónde estaría segura.',
    explicacion:
      'El alfil de f7 está en peligro; 1.Db3 lo protege. En cambio, 1.Dxd8+ permite 1...Rxd8 y la ventaja es mucho menor.',
    prueba: { margen: 144 },
  },
  {
    id: 'aj-ape-transposiciones-6-3',
    nivel: 6,
    fen: 'r1bq1rk1/ppp2ppp/3p1n2/1Nb1P3/3p4/8/PPP1QPPP/R1B1KB1R w KQ - 0 9',
    linea: '1.Ag5',
    pista: 'Posición surgida de la apertura. Desarrolla una pieza con ganancia de tiempo.',
    explicacion: '1.Ag5 desarrolla el alfil. En cambio, 1.Cxd4 permite 1...Axd4 y la posición queda mucho peor.',
    prueba: { margen: 110 },
  },
];
