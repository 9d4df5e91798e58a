import type { PosicionVerificada } from '../chess-topic.ts';

export const ajApeArchivos: readonly PosicionVerificada[] = [
  {
    id: 'aj-ape-archivos-5-1',
    nivel: 5,
    fen: 'r1b1k2r/ppppq1pp/2n2p2/1Bb5/3pn3/5N2/PPPNRPPP/R1BQ2K1 b kq - 1 9',
    linea: '1...d5',
    pista: 'Posición surgida de las aperturas abiertas. El centro es lo primero: ¿qué peón puede ocuparlo o atacarlo?',
    explicacion: '1...d5 disputa el centro. En cambio, 1...f5 permite 2.Ac4 y no pasa de la igualdad.',
    prueba: { margen: 62 },
  },
  {
    id: 'aj-ape-archivos-5-2',
    nivel: 5,
    fen: 'rnbr3k/pp2bppp/4p3/2Pq4/4n3/N1P1B1P1/P1QNPPBP/R4R1K b - - 6 13',
    linea: '1...Cxd2 2.Axd5 Cxf1 3.Txf1 exd5',
    pista: 'Posición surgida del gambito de dama y la Eslava. Pregúntate primero qué amenazan las blancas.',
    explicacion:
      'Las blancas amenazan capturar el caballo de e4 con Cxe4; la única defensa de las negras es 1...Cxd2, que elimina el caballo de d2. En cambio, 1...f5 permite 2.Tfd1 y la posición queda mucho peor.',
    prueba: { margen: 55 },
  },
  {
    id: 'aj-ape-archivos-5-3',
    nivel: 5,
    fen: 'rnbq1b1r/ppp1kBpp/5n2/8/4P3/8/PB3PPP/RN1QK1NR w KQ - 1 8',
    linea: '1.Db3',
    pista: 'Posición surgida de los gambitos. Una pieza propia está amenazada: descubre cuál y dónde estaría segura.',
    explicacion:
      'El alfil de f7 está en peligro; 1.Db3 lo protege. En cambio, 1.Dxd8+ permite 1...Rxd8 y la ventaja es mucho menor.',
    prueba: { margen: 144 },
  },
  {
    id: 'aj-ape-archivos-6-1',
    nivel: 6,
    fen: 'r2qk1nr/pp2pp1p/3p2p1/2p1n3/6b1/2NP2P1/PPP2PBP/R1BQK1R1 w Qkq - 2 10',
    linea: '1.f3',
    pista: 'Posición surgida de la Siciliana. Un avance de peón puede ganar espacio y tiempo.',
    explicacion: '1.f3 gana espacio y echa al alfil de g4. En cambio, 1.Dd2 permite 1...Af3 y queda en desventaja.',
    prueba: { margen: 78 },
  },
  {
    id: 'aj-ape-archivos-6-2',
    nivel: 6,
    fen: 'r1bq1b1r/3n1k2/p4npp/1Ppp1Q2/8/4PN2/PP3PPP/RNB1KB1R w KQ - 0 11',
    linea: '1.Dc2',
    pista:
      'Posición surgida de las defensas indias. Una pieza propia está amenazada: descubre cuál y dónde estaría segura.',
    explicacion:
      'La dama de f5 está en peligro; 1.Dc2 la lleva a c2, donde está segura. En cambio, 1.Df4 permite 1...Rg7 y no pasa de la igualdad.',
    prueba: { margen: 61 },
  },
  {
    id: 'aj-ape-archivos-6-3',
    nivel: 6,
    fen: 'rnbqkb1r/ppp4p/5pp1/3pN3/2B1n3/5Q2/PPPP1PPP/RNB1K2R w KQkq - 0 7',
    linea: '1.Cd3',
    pista: 'Posición surgida de la apertura. Pregúntate primero qué amenazan las negras.',
    explicacion:
      'Las negras amenazan capturar el caballo de e5 con fxe5; la única defensa de las blancas es 1.Cd3, que coloca el caballo en d3. En cambio, 1.Cc3 permite 1...dxc4 y la posición queda mucho peor.',
    prueba: { margen: 73 },
  },
  {
    id: 'aj-ape-archivos-6-4',
    nivel: 6,
    fen: 'r1bqkbnr/2p2ppp/p2p4/1p6/3QP3/1B6/PPP2PPP/RNB1K2R b KQkq - 0 8',
    linea: '1...c5 2.Dd5 Ae6',
    pista: 'Posición surgida de las aperturas abiertas. El centro es lo primero: ¿qué peón puede ocuparlo o atacarlo?',
    explicacion:
      'Arca de Noé: 1...c5 disputa el centro y ataca a la dama de d4. En cambio, 1...Cf6 permite 2.De3 y no pasa de la igualdad.',
    prueba: { margen: 134 },
  },
];
