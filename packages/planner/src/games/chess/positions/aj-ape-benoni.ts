import type { PosicionVerificada } from '../chess-topic.ts';

export const ajApeBenoni: readonly PosicionVerificada[] = [
  {
    id: 'aj-ape-benoni-4-1',
    nivel: 4,
    fen: 'rn1q1b1r/1p1bkp1p/p2p1np1/1BpPP3/Q7/2N2N2/PP3PPP/R1B1K2R b KQ - 0 10',
    linea: '1...dxe5 2.d6+ Re8',
    pista: 'Posición surgida de las defensas indias. El centro es lo primero: ¿qué peón puede ocuparlo o atacarlo?',
    explicacion: '1...dxe5 disputa el centro al cambiar el peón de e5. Las negras ganan un peón.',
    prueba: { margen: 184 },
  },
  {
    id: 'aj-ape-benoni-4-2',
    nivel: 4,
    fen: '1r1q1rk1/3np1bp/B2p2p1/P1pP2B1/RP6/4PpPP/3Q1P2/4K2R b K - 0 18',
    linea: '1...cxb4',
    pista:
      'Posición surgida de la Benoni y el gambito Benko. Los peones pasados piden avanzar: comprueba cuál puede hacerlo con provecho.',
    explicacion:
      'Con 1...cxb4 el peón queda pasado en b4: ningún peón rival puede ya detenerlo. En cambio, 1...Txb4 permite 2.Txb4 y la ventaja es mucho menor.',
    prueba: { margen: 85 },
  },
  {
    id: 'aj-ape-benoni-4-3',
    nivel: 4,
    fen: 'rn2kb1r/3qpp2/3p2p1/1QpPn2p/P3PP2/2N5/1P2N1PP/R1B2K1R b kq - 0 13',
    linea: '1...Cg4',
    pista: 'Posición surgida de la Benoni y el gambito Benko. Pregúntate primero qué amenazan las blancas.',
    explicacion:
      'Las blancas amenazan capturar el caballo de e5 con fxe5; la única defensa de las negras es 1...Cg4, que coloca el caballo en g4. En cambio, 1...Cec6 permite 2.dxc6 y la posición queda mucho peor.',
    prueba: { margen: 111 },
  },
  {
    id: 'aj-ape-benoni-5-1',
    nivel: 5,
    fen: 'rnb1r1k1/ppq2pbp/3p2p1/2pP2B1/N3n3/5N2/PP2BPPP/R2QR1K1 w - - 0 13',
    linea: '1.Ad3',
    pista:
      'Posición surgida de la Benoni y el gambito Benko. Mira cuántos peones propios están en el color de tu alfil y qué diagonal le conviene.',
    explicacion:
      'El alfil va a d3, donde controla 7 casillas (antes 4); es un alfil bueno: 3 de los 6 peones propios están en el otro color. En cambio, 1.Ah4 permite 1...Da5 y no pasa de la igualdad.',
    prueba: { margen: 56 },
  },
  {
    id: 'aj-ape-benoni-5-2',
    nivel: 5,
    fen: 'r1b1r1k1/pp3pb1/3p2pp/1BpPn2n/4P2q/2N2P2/PP2NBPP/R2QK2R b KQ - 8 15',
    linea: '1...Dg5',
    pista: 'Posición surgida de la Benoni y el gambito Benko. ¿Cuál es tu pieza peor colocada? Mejórala.',
    explicacion:
      'La dama de h4 pasa a g5 y su alcance crece de 7 a 9 casillas. En cambio, 1...De7 permite 2.Axe8 y no pasa de la igualdad.',
    prueba: { margen: 97 },
  },
  {
    id: 'aj-ape-benoni-5-3',
    nivel: 5,
    fen: 'rnb2rk1/pp3pbp/1q1p2p1/2pP2B1/P3P1n1/2NB4/1P2NPPP/R2QK2R b KQ - 2 11',
    linea: '1...c4 2.O-O cxd3',
    pista:
      'Posición surgida de la Benoni y el gambito Benko. El centro es lo primero: ¿qué peón puede ocuparlo o atacarlo?',
    explicacion: '1...c4 disputa el centro y ataca al alfil de d3. Las negras ganan un alfil por un peón.',
    prueba: { margen: 56 },
  },
  {
    id: 'aj-ape-benoni-6-1',
    nivel: 6,
    fen: 'rnbq1rk1/pp3pbp/1n4p1/2pPP3/8/2N2N2/PP2Q1PP/R1B1KB1R w KQ - 3 12',
    linea: '1.Ag5',
    pista: 'Posición surgida de la Benoni y el gambito Benko. Desarrolla una pieza con ganancia de tiempo.',
    explicacion:
      '1.Ag5 desarrolla el alfil y gana tiempo atacando a la dama de d8. En cambio, 1.Dc2 permite 1...Cxd5 y no pasa de la igualdad.',
    prueba: { margen: 66 },
  },
  {
    id: 'aj-ape-benoni-6-2',
    nivel: 6,
    fen: 'r1b1r1k1/2q2pbp/pn1p2p1/1p1Pn3/1PpNPP2/2N1B2P/P1BQ2P1/R4RK1 b - - 0 18',
    linea: '1...Cd3',
    pista: 'Posición surgida de la Benoni y el gambito Benko. Un caballo necesita una casilla desde la que trabaje.',
    explicacion:
      'El caballo de e5 mejora en d3: pasa de controlar 2 casillas útiles a 6. En cambio, 1...Ced7 permite 2.f5 y queda en desventaja.',
    prueba: { margen: 69 },
  },
  {
    id: 'aj-ape-benoni-6-3',
    nivel: 6,
    fen: 'r2q1rk1/pp3pbp/3p2p1/2pPn3/4PBn1/2N2PP1/PP2Q1BP/R4RK1 b - - 0 15',
    linea: '1...Cf6 2.Axe5 dxe5',
    pista: 'Posición surgida de la Benoni y el gambito Benko. Pregúntate primero qué amenazan las blancas.',
    explicacion:
      'Las blancas amenazan capturar el caballo de g4 con fxg4; la única defensa de las negras es 1...Cf6, que coloca el caballo en f6. En cambio, 1...g5 permite 2.Ad2 y queda en desventaja.',
    prueba: { margen: 56 },
  },
];
