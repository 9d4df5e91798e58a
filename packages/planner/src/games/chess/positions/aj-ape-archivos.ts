import type { PosicionVerificada } from '../chess-topic.ts';

export const ajApeArchivos: readonly PosicionVerificada[] = [
  {
    id: 'aj-ape-archivos-5-1',
    nivel: 5,
    fen: '3k1b1r/2p1q3/brB2n1p/p5p1/N1QPp3/PP5P/2P2PP1/R1B1K2R w KQ - 2 18',
    linea: '1.Dc3',
    pista: 'Posición surgida de la apertura. Una pieza propia está amenazada: descubre cuál y dónde estaría segura.',
    explicacion:
      'La dama de c4 está en peligro; 1.Dc3 la lleva a c3, donde está segura. En cambio, 1.Cxb6 permite 1...Axc4 y la ventaja es mucho menor.',
    prueba: { margen: 140 },
  },
  {
    id: 'aj-ape-archivos-5-2',
    nivel: 5,
    fen: 'rn2kb1r/pp1b1p1p/6pP/4p1q1/3Pp3/2Q2P2/PPP3P1/2KR1BNR w kq - 2 15',
    linea: '1.Rb1',
    pista:
      'Posición surgida de la apertura. Estás en jaque: enumera todas las salidas legales y comprueba cada una hasta el final.',
    explicacion:
      'El rey está en jaque; la única defensa de las blancas es 1.Rb1, que lleva el rey a b1. En cambio, 1.f4 permite 1...exf4 y la posición queda mucho peor.',
    prueba: { margen: 77 },
  },
  {
    id: 'aj-ape-archivos-5-3',
    nivel: 5,
    fen: 'r2qk2r/ppp3bp/1n2b1p1/5p2/3P4/P1N2PP1/1P3PBP/R1BQR1K1 b kq - 2 14',
    linea: '1...Rf7 2.Txe6 Rxe6',
    pista: 'Posición surgida de las aperturas de flanco. Antes de atacar, asegura tu rey.',
    explicacion:
      'El rey va de e8 a f7 para evitar la amenaza de capturar el alfil de e6 con Txe6+. Las negras ganan la calidad.',
    prueba: { margen: 107 },
  },
  {
    id: 'aj-ape-archivos-6-1',
    nivel: 6,
    fen: 'r3kb1r/1p1b1pp1/p2p4/q3p2p/3nP1n1/2NQ3P/PPPB1PP1/R3KB1R b KQkq - 0 13',
    linea: '1...Cf6',
    pista: 'Posición surgida de la Siciliana. Una pieza propia está amenazada: descubre cuál y dónde estaría segura.',
    explicacion:
      'El caballo de g4 está en peligro; 1...Cf6 lo lleva a f6, donde está seguro. En cambio, 1...Ch6 permite 2.Cd5 y la ventaja es mucho menor.',
    prueba: { margen: 70 },
  },
  {
    id: 'aj-ape-archivos-6-2',
    nivel: 6,
    fen: 'r1b1kb1r/pp1n1pp1/1qn1p3/2ppP2p/3P4/PNPB1N2/1P3PPP/R1BQK2R b KQkq - 2 9',
    linea: '1...c4 2.Ac2 cxb3',
    pista: 'Posición surgida de la Francesa. El centro es lo primero: ¿qué peón puede ocuparlo o atacarlo?',
    explicacion:
      '1...c4 disputa el centro y ataca al caballo de b3 y al alfil de d3. Las negras ganan un caballo por un peón.',
    prueba: { margen: 96 },
  },
  {
    id: 'aj-ape-archivos-6-3',
    nivel: 6,
    fen: 'r2qkb1r/pp1n1pp1/2p2n1p/6N1/6b1/2P1p2P/PP2PPB1/RNBQ1RK1 w kq - 0 13',
    linea: '1.Cxf7 Rxf7 2.hxg4',
    pista: 'Posición surgida de las aperturas de flanco. Pregúntate primero qué amenazan las negras.',
    explicacion:
      'Las negras amenazan capturar el caballo de g5 con hxg5; la única defensa de las blancas es 1.Cxf7, que elimina el peón de f7. En cambio, 1.Cf3 permite 1...Axf3 y la posición queda mucho peor.',
    prueba: { margen: 82 },
  },
];
