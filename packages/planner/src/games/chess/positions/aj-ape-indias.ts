import type { PosicionVerificada } from '../chess-topic.ts';

export const ajApeIndias: readonly PosicionVerificada[] = [
  {
    id: 'aj-ape-indias-3-1',
    nivel: 3,
    fen: 'rnb1kb1r/3ppppp/5n2/qBpP4/8/4P3/PP3PPP/RNBQK1NR w KQkq - 1 7',
    linea: '1.Cc3 Aa6 2.Axa6',
    pista: 'Posición surgida de las defensas indias. ¿Qué pieza falta por entrar en juego?',
    explicacion: '1.Cc3 desarrolla el caballo. En cambio, 1.Dd2 permite 1...Dxb5 y queda en desventaja.',
    prueba: { margen: 250 },
  },
  {
    id: 'aj-ape-indias-3-2',
    nivel: 3,
    fen: 'r1b2rk1/pp2ppbp/2n3p1/q1B5/3PP2P/2P2N2/P4PP1/R1Q1KB1R b KQ - 0 11',
    linea: '1...b6',
    pista: 'Posición surgida de las defensas indias. Un avance de peón puede ganar espacio y tiempo.',
    explicacion:
      '1...b6 gana espacio y echa al alfil de c5. En cambio, 1...Td8 permite 2.Da3 y no pasa de la igualdad.',
    prueba: { margen: 84 },
  },
  {
    id: 'aj-ape-indias-3-3',
    nivel: 3,
    fen: 'rn3rk1/ppp2p1p/3pN1p1/8/2P1P3/2P1q3/P3B1PP/R2Q1RK1 w - - 1 16',
    linea: '1.Rh1 fxe6 2.Txf8+',
    pista:
      'Posición surgida de las defensas indias. Estás en jaque: enumera todas las salidas legales y comprueba cada una hasta el final.',
    explicacion:
      'El rey está en jaque; la única defensa de las blancas es 1.Rh1, que lleva el rey a h1. En cambio, 1.Tf2 permite 1...fxe6 y queda en desventaja.',
    prueba: { margen: 83 },
  },
  {
    id: 'aj-ape-indias-3-4',
    nivel: 3,
    fen: 'r2q1rk1/ppp2pbp/2np1np1/3Pp3/2P1P3/2N1BP1P/PP5P/R2QKB1R b KQ - 0 9',
    linea: '1...Cd4',
    pista: 'Las blancas han avanzado c4, e4 y d5: ¿qué casilla central ya no defiende ningún peón?',
    explicacion:
      'La casilla d4 no la puede atacar ningún peón blanco y desde ella el caballo presiona f3, debilitado por los peones doblados de la columna h. Tras 2.Ag2 el otro caballo va por h5 hacia f4, otra casilla débil. Con 1...Ce7 se renuncia a ese puesto.',
    prueba: { margen: 85 },
  },
  {
    id: 'aj-ape-indias-4-1',
    nivel: 4,
    fen: 'r3k2r/pq1bppbp/6p1/1B6/3NP3/6P1/P4P1P/2BQK2R w Kkq - 2 16',
    linea: '1.Axd7+',
    pista: 'Posición surgida de las defensas indias. Valora qué piezas conviene cambiar y cuáles conservar.',
    explicacion:
      '1.Axd7+ cambia el alfil de b5 por el alfil de d7: aun con menos material, el cambio alivia la defensa. En cambio, 1.Dd3 permite 1...Tb8 y la posición queda mucho peor.',
    prueba: { margen: 86 },
  },
  {
    id: 'aj-ape-indias-4-2',
    nivel: 4,
    fen: 'rn1q1rk1/p1ppbppp/1p2pn2/1b1P4/2P5/1PN2NP1/P2BPP1P/1R1QKB1R b K - 2 9',
    linea: '1...Aa6',
    pista: 'Posición surgida de las defensas indias. Pregúntate primero qué amenazan las blancas.',
    explicacion:
      'Las blancas amenazan capturar el alfil de b5 con Cxb5; la única defensa de las negras es 1...Aa6, que coloca el alfil en a6. En cambio, 1...Ac6 permite 2.dxc6 y queda en desventaja.',
    prueba: { margen: 146 },
  },
  {
    id: 'aj-ape-indias-4-3',
    nivel: 4,
    fen: 'r1bq1b1r/3n1k2/p4npp/1Ppp1Q2/8/4PN2/PP3PPP/RNB1KB1R w KQ - 0 11',
    linea: '1.Dc2',
    pista:
      'Posición surgida de las defensas indias. Una pieza propia está amenazada: descubre cuál y dónde estaría segura.',
    explicacion:
      'La dama de f5 está en peligro; 1.Dc2 la lleva a c2, donde está segura. En cambio, 1.Df4 permite 1...Rg7 y no pasa de la igualdad.',
    prueba: { margen: 61 },
  },
  {
    id: 'aj-ape-indias-5-1',
    nivel: 5,
    fen: '1rbq1rk1/3nnpbp/p2p2p1/1p1Pp3/N3P3/4BN1P/PPQ1BPP1/R1R3K1 w - - 0 17',
    linea: '1.Cc3',
    pista:
      'Posición surgida de las defensas indias. Una pieza propia está amenazada: descubre cuál y dónde estaría segura.',
    explicacion:
      'El caballo de a4 está en peligro; 1.Cc3 lo lleva a c3, donde está seguro. En cambio, 1.b3 permite 1...bxa4 y queda en desventaja.',
    prueba: { margen: 127 },
  },
  {
    id: 'aj-ape-indias-5-2',
    nivel: 5,
    fen: 'rn1q1b1r/1p1bkp1p/p2P1np1/1Bp1p3/Q7/2N2N2/PP3PPP/R1B1K2R b KQ - 0 11',
    linea: '1...Re8',
    pista:
      'Posición surgida de las defensas indias. Estás en jaque: enumera todas las salidas legales y comprueba cada una hasta el final.',
    explicacion:
      'El rey está en jaque; la única defensa de las negras es 1...Re8, que lleva el rey a e8. En cambio, 1...Rxd6 permite 2.Ag5 y la posición queda mucho peor.',
    prueba: { margen: 183 },
  },
  {
    id: 'aj-ape-indias-5-3',
    nivel: 5,
    fen: 'rn2kb1r/3b2pp/1q1ppn2/1Np3N1/1pB2B2/8/PP2QPPP/R3K2R b KQkq - 1 14',
    linea: '1...e5 2.O-O-O Axb5',
    pista: 'Tus piezas están sin desarrollar y atacan e6 y d6: ¿qué avance cierra una línea con tiempo?',
    explicacion:
      'Las negras están peor; el mejor recurso es cerrar la diagonal del alfil de f4 y la columna e ganando un tiempo. Tras 2.O-O-O Axb5 3.Axb5+ Cbd7 las blancas conservan el ataque, pero el material está igualado. Con 1...Ta5 2.Cxe6 el centro se derrumba.',
    prueba: { margen: 90 },
  },
  {
    id: 'aj-ape-indias-6-1',
    nivel: 6,
    fen: 'rnb1k2r/3p1p2/pb3p1p/1PpPp3/4P3/N7/PP3PPP/2RK1BNR w kq - 2 14',
    linea: '1.Cc4 Aa7 2.b6 Re7 3.bxa7',
    pista: 'Posición surgida de las defensas indias. Cuenta las casillas seguras que le quedan al alfil de a7.',
    explicacion:
      'Tras 1.Cc4 Aa7, el peón va a b6 y el alfil de a7, atacado, se queda sin salida: en sus casillas (b6) también se pierde. Las blancas ganan un alfil por un peón.',
    prueba: { margen: 211 },
  },
  {
    id: 'aj-ape-indias-6-2',
    nivel: 6,
    fen: 'rn2kb1r/3p1ppp/1q3n2/1NpP4/4p3/1Q2PN2/PP1B1PPP/R3K2R w KQkq - 0 12',
    linea: '1.Ce5',
    pista:
      'Posición surgida de las defensas indias. Una pieza propia está amenazada: descubre cuál y dónde estaría segura.',
    explicacion:
      'El caballo de f3 está en peligro; 1.Ce5 lo lleva a e5, donde está seguro. En cambio, 1.Cg5 permite 1...d6 y la ventaja es mucho menor.',
    prueba: { margen: 105 },
  },
  {
    id: 'aj-ape-indias-6-3',
    nivel: 6,
    fen: 'rn2k2r/1p1bqp1p/p2b1n2/1Bp1N1p1/Q4B2/2N5/PP3PPP/2KR3R w - - 0 15',
    linea: '1.The1 gxf4 2.Cxd7 Cbxd7 3.Axd7+ Cxd7 4.Txe7+',
    pista: 'El rey y la dama negros están en la misma columna. ¿Qué pieza tuya aún no participa?',
    explicacion:
      'El rey negro sigue en el centro: la torre se opone a la dama de e7 y no importa perder el alfil de f4. Tras 1...gxf4 2.Cxd7 se abre la columna e y la serie de cambios en d7 termina con 4.Txe7+. Desarrollar la última pieza vale más que capturar enseguida.',
    prueba: { margen: 73 },
  },
];
