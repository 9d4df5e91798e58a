import type { PosicionVerificada } from '../chess-topic.ts';

export const ajApeBenoni: readonly PosicionVerificada[] = [
  {
    id: 'aj-ape-benoni-4-1',
    nivel: 4,
    fen: 'rnbq1rk1/pp3pbp/1n4p1/2pPP3/8/2N2N2/PP2Q1PP/R1B1KB1R w KQ - 3 12',
    linea: '1.Ag5 f6 2.Ah4',
    pista: 'El centro d5-e5 está avanzado: ¿qué desarrollo gana un tiempo sobre la dama?',
    explicacion:
      'El alfil se desarrolla atacando la dama y prepara el enroque largo con el centro avanzado. Si 1...f6 2.Ah4, el avance e6 da un peón pasado fuerte. Con 1.Dc2 Cxd5 las negras destruyen el centro.',
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
    pista: 'Es la ruptura típica contra la Benoni: ¿qué peón puede avanzar con ganancia?',
    explicacion:
      'La ruptura e5 ataca el caballo de f6 y d6, y abre la gran diagonal del alfil de b2 contra el rey. Tras 1...Db7 2.Ac3 las blancas mantienen la presión y la columna h. Con 1.Rg2 Cbd7 las negras controlan e5.',
    prueba: { margen: 115 },
  },
  {
    id: 'aj-ape-benoni-5-2',
    nivel: 5,
    fen: 'r1b2rk1/pp5p/n2p1pp1/P1qP4/2p1P1n1/2P4P/4NPP1/RBBQ1RK1 b - - 1 17',
    linea: '1...Ce5',
    pista: 'El caballo de g4 está atacado: ¿qué casilla central es suya en la Benoni?',
    explicacion:
      'El caballo va a e5, su casilla ideal en la Benoni: apoya c4 y el salto a d3. Tras 2.Ae3 Db5 las negras quedan algo peor por el espacio, pero activas. Con 1...b5 2.hxg4 se pierde la pieza.',
    prueba: { margen: 141 },
  },
  {
    id: 'aj-ape-benoni-5-3',
    nivel: 5,
    fen: 'rn1q1b1r/1p1bkp1p/p2p1np1/1BpPP3/Q7/2N2N2/PP3PPP/R1B1K2R b KQ - 0 10',
    linea: '1...dxe5 2.d6+ Re8',
    pista: 'El caballo de f6 está atacado: ¿qué peón puedes capturar antes?',
    explicacion:
      'El rey está en e7 y el peón de e5 ataca el caballo: hay que eliminarlo. Tras 2.d6+ Re8 las blancas tienen iniciativa y están mejor, pero las negras conservan el caballo. Con 1...Ag7 2.exf6+ se pierde la pieza.',
    prueba: { margen: 184 },
  },
  {
    id: 'aj-ape-benoni-6-1',
    nivel: 6,
    fen: 'rnb1r1k1/ppq2pbp/3p2p1/2pP2B1/N3n3/5N2/PP2BPPP/R2QR1K1 w - - 0 13',
    linea: '1.Ad3',
    pista: 'El caballo de e4 ataca tu alfil de g5: ¿qué pieza lo ataca a él?',
    explicacion:
      'El alfil ataca el caballo de e4, apoyado por la torre de e1, y lo obliga a retirarse: tras 1...Cf6 2.Dd2 hay equilibrio. Con 1.Ah4 Ad7 las negras ganan tiempo contra el caballo de a4.',
    prueba: { margen: 56 },
  },
  {
    id: 'aj-ape-benoni-6-2',
    nivel: 6,
    fen: 'r1b1r1k1/pp3pb1/3p2pp/1BpPn2n/4P2q/2N2P2/PP2NBPP/R2QK2R b KQ - 8 15',
    linea: '1...Dg5',
    pista: 'La dama de h4 está atacada por el alfil de f2: ¿dónde queda activa?',
    explicacion:
      'El alfil de f2 ataca la dama, que se va a g5, donde mira a g2 y a d2 y permite ...Cd3+. Si 2.Ag3 Cxg3 3.hxg3 las negras tienen la pareja de alfiles. Con 1...De7 2.Axe8 se pierde la calidad.',
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
