import type { PosicionVerificada } from '../chess-topic.ts';

export const ajApeBenoni: readonly PosicionVerificada[] = [
  {
    id: 'aj-ape-benoni-4-1',
    nivel: 4,
    fen: 'rnbq1rk1/pp3pbp/1n4p1/2pPP3/8/2N2N2/PP2Q1PP/R1B1KB1R w KQ - 3 12',
    linea: '1.Ag5',
    pista: 'Posición surgida de la Benoni y el gambito Benko. Desarrolla una pieza con ganancia de tiempo.',
    explicacion:
      '1.Ag5 desarrolla el alfil y gana tiempo atacando a la dama de d8. En cambio, 1.Dc2 permite 1...Cxd5 y no pasa de la igualdad.',
    prueba: { margen: 66 },
  },
  {
    id: 'aj-ape-benoni-4-2',
    nivel: 4,
    fen: 'r1b2rk1/pp3pbp/3p2p1/2pPn3/4P1nq/2N4P/PPB1NPP1/R1BQ1RK1 b - - 0 13',
    linea: '1...Cf3+ 2.gxf3 Ce5',
    pista: 'Las blancas van a jugar f4 y ganar tiempos: ¿qué entrega rompe el enroque antes?',
    explicacion:
      'Los caballos iban a ser expulsados, así que uno se sacrifica en f3: tras 2.gxf3 Ce5 el otro ataca f3 y la dama captura en h3. El rey blanco queda sin peones y las negras tienen al menos la iniciativa. Con 1...Cf6 2.f4 todo se aclara a favor de las blancas.',
    prueba: { margen: 102 },
  },
  {
    id: 'aj-ape-benoni-4-3',
    nivel: 4,
    fen: 'rn2kb1r/3qpp2/3p2p1/1QpPn2p/P3PP2/2N5/1P2N1PP/R1B2K1R b kq - 0 13',
    linea: '1...Cg4',
    pista: 'El caballo de e5 está atacado: ¿qué salto lo mantiene activo contra el rey de f1?',
    explicacion:
      'El caballo se salva en una casilla activa: desde g4 mira a e3 y f2 con el rey blanco sin enrocar. Tras 2.h3 Cf6 las negras siguen algo peor, pero desarrollan con ...Ag7. Con 1...Ag7 2.fxe5 se pierde la pieza por poco.',
    prueba: { margen: 111 },
  },
  {
    id: 'aj-ape-benoni-5-1',
    nivel: 5,
    fen: 'rn1r2k1/q3p2p/3p1np1/2pP4/2P1P3/3Q1NP1/PB3P2/R4K1R w - - 2 19',
    linea: '1.e5',
    pista:
      'Posición surgida de la Benoni y el gambito Benko. La posición pide una ruptura de peón: busca cuál cambia más la estructura.',
    explicacion:
      'La ruptura 1.e5 ataca al peón de d6 y abre el juego, además de amenazar al caballo de f6. En cambio, 1.Rg2 permite 1...Cbd7 y la ventaja es mucho menor.',
    prueba: { margen: 115 },
  },
  {
    id: 'aj-ape-benoni-5-2',
    nivel: 5,
    fen: 'r1b2rk1/pp5p/n2p1pp1/P1qP4/2p1P1n1/2P4P/4NPP1/RBBQ1RK1 b - - 1 17',
    linea: '1...Ce5',
    pista: 'Posición surgida de la Benoni y el gambito Benko. Pregúntate primero qué amenazan las blancas.',
    explicacion:
      'Las blancas amenazan capturar el caballo de g4 con hxg4; la única defensa de las negras es 1...Ce5, que coloca el caballo en e5. En cambio, 1...b5 permite 2.hxg4 y la posición queda mucho peor.',
    prueba: { margen: 141 },
  },
  {
    id: 'aj-ape-benoni-5-3',
    nivel: 5,
    fen: 'rn1q1b1r/1p1bkp1p/p2p1np1/1BpPP3/Q7/2N2N2/PP3PPP/R1B1K2R b KQ - 0 10',
    linea: '1...dxe5 2.d6+ Re8',
    pista: 'Posición surgida de las defensas indias. El centro es lo primero: ¿qué peón puede ocuparlo o atacarlo?',
    explicacion: '1...dxe5 disputa el centro al cambiar el peón de e5. Las negras ganan un peón.',
    prueba: { margen: 184 },
  },
  {
    id: 'aj-ape-benoni-6-1',
    nivel: 6,
    fen: 'rnb1r1k1/ppq2pbp/3p2p1/2pP2B1/N3n3/5N2/PP2BPPP/R2QR1K1 w - - 0 13',
    linea: '1.Ad3',
    pista:
      'Posición surgida de la Benoni y el gambito Benko. Mira cuántos peones propios están en el color de tu alfil y qué diagonal le conviene.',
    explicacion:
      'El alfil va a d3, donde controla 7 casillas (antes 4); es un alfil bueno: 3 de los 6 peones propios están en el otro color. En cambio, 1.Ah4 permite 1...Da5 y no pasa de la igualdad.',
    prueba: { margen: 56 },
  },
  {
    id: 'aj-ape-benoni-6-2',
    nivel: 6,
    fen: 'r1b1r1k1/pp3pb1/3p2pp/1BpPn2n/4P2q/2N2P2/PP2NBPP/R2QK2R b KQ - 8 15',
    linea: '1...Dg5',
    pista: 'Posición surgida de la Benoni y el gambito Benko. ¿Cuál es tu pieza peor colocada? Mejórala.',
    explicacion:
      'La dama de h4 pasa a g5 y su alcance crece de 7 a 9 casillas. En cambio, 1...De7 permite 2.Axe8 y no pasa de la igualdad.',
    prueba: { margen: 97 },
  },
  {
    id: 'aj-ape-benoni-6-3',
    nivel: 6,
    fen: 'r1b1r1k1/2q2pbp/pn1p2p1/1p1Pn3/1PpNPP2/2N1B2P/P1BQ2P1/R4RK1 b - - 0 18',
    linea: '1...Cd3',
    pista: 'Tu caballo está atacado por un peón: ¿qué casilla avanzada protege el peón de c4?',
    explicacion:
      'Atacado por el peón de f4, el caballo avanza en lugar de retroceder: en d3, apoyado por c4, estorba a las torres y abre la diagonal del alfil de g7 hacia d4. Tras 2.f5 gxf5 las negras tienen contrajuego. Con 1...Ced7 2.f5 quedan sin espacio.',
    prueba: { margen: 69 },
  },
];
