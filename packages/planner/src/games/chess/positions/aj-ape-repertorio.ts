import type { PosicionVerificada } from '../chess-topic.ts';

export const ajApeRepertorio: readonly PosicionVerificada[] = [
  {
    id: 'aj-ape-repertorio-2-1',
    nivel: 2,
    fen: '1q1rk2r/pp2ppb1/2p3p1/4n1Np/2P1B1PP/6P1/PPQ1P1K1/R1BR4 b k - 0 18',
    linea: '1...Txd1',
    pista: 'Posición surgida de las aperturas de flanco. Valora qué piezas conviene cambiar y cuáles conservar.',
    explicacion:
      '1...Txd1 cambia la torre de d8 por la torre de d1: aun con menos material, el cambio alivia la defensa. En cambio, 1...Td6 permite 2.gxh5 y la posición queda mucho peor.',
    prueba: { margen: 126 },
  },
  {
    id: 'aj-ape-repertorio-2-2',
    nivel: 2,
    fen: 'r1bq1rk1/p4pbp/2p2np1/3pp3/4P3/2N1BP2/PPPQB1PP/2KR3R w - - 0 12',
    linea: '1.exd5 Cxd5 2.Cxd5',
    pista: 'Posición surgida de la Siciliana. El centro es lo primero: ¿qué peón puede ocuparlo o atacarlo?',
    explicacion:
      '1.exd5 disputa el centro al cambiar el peón de d5 y ataca al peón de c6. En cambio, 1.Ca4 permite 1...d4 y no pasa de la igualdad.',
    prueba: { margen: 76 },
  },
  {
    id: 'aj-ape-repertorio-2-3',
    nivel: 2,
    fen: 'rn1qkb1r/1p1b1p1p/p2P1np1/1Bp1N3/Q7/2N5/PP3PPP/R1B1K2R b KQ - 0 12',
    linea: '1...Axd6 2.Af4 Axe5 3.Axe5 Axb5',
    pista: 'Posición surgida de las defensas indias. Desarrolla una pieza con ganancia de tiempo.',
    explicacion:
      '1...Axd6 desarrolla el alfil mientras captura el peón en d6. En cambio, 1...Axb5 permite 2.Cxb5 y queda en desventaja.',
    prueba: { margen: 80 },
  },
  {
    id: 'aj-ape-repertorio-2-4',
    nivel: 2,
    fen: 'r2qk2r/1b1pbppp/pp2pn2/nQp5/2P5/2N1PNP1/PP1P1PBP/R1BR2K1 w kq - 0 12',
    linea: '1.Da4',
    pista: 'Posición surgida de las aperturas de flanco. Pregúntate primero qué amenazan las negras.',
    explicacion:
      'Las negras amenazan capturar la dama de b5 con axb5; la única defensa de las blancas es 1.Da4, que coloca la dama en a4. En cambio, 1.Dxa5 permite 1...bxa5 y queda en desventaja.',
    prueba: { margen: 385 },
  },
  {
    id: 'aj-ape-repertorio-2-5',
    nivel: 2,
    fen: 'rnbqk2r/pp2ppbp/2pp1npP/8/3PP3/2N5/PPP2PP1/R1BQKBNR b KQkq - 0 6',
    linea: '1...Af8',
    pista: 'Posición surgida de la apertura. Pregúntate primero qué amenazan las blancas.',
    explicacion:
      'Las blancas amenazan capturar el alfil de g7 con hxg7; la única defensa de las negras es 1...Af8, que coloca el alfil en f8. En cambio, 1...Axh6 permite 2.Axh6 y la posición queda mucho peor.',
    prueba: { margen: 221 },
  },
  {
    id: 'aj-ape-repertorio-2-6',
    nivel: 2,
    fen: 'r6r/pppbbkpp/8/8/2pNPBn1/2P2P2/P5PP/R3R1K1 b - - 0 16',
    linea: '1...c5',
    pista: 'Posición surgida de los gambitos. Un avance de peón puede ganar espacio y tiempo.',
    explicacion:
      '1...c5 gana espacio y echa al caballo de d4. En cambio, 1...Ch6 permite 2.Axc7 y la ventaja es mucho menor.',
    prueba: { margen: 70 },
  },
  {
    id: 'aj-ape-repertorio-3-1',
    nivel: 3,
    fen: 'r2qk2r/pb3ppp/4p3/1Pp1n3/3pn3/P6N/1BPK1PPP/R2Q1B1R w kq - 0 13',
    linea: '1.Rc1',
    pista:
      'Posición surgida de la apertura. Estás en jaque: enumera todas las salidas legales y comprueba cada una hasta el final.',
    explicacion:
      'El rey está en jaque; la única defensa de las blancas es 1.Rc1, que lleva el rey a c1. En cambio, 1.Re2 permite 1...Da5 y pierde.',
    prueba: { margen: 273 },
  },
  {
    id: 'aj-ape-repertorio-3-2',
    nivel: 3,
    fen: 'r1b2rk1/1pq2ppp/p1n1pn2/P7/3pPP2/2NBB3/1PP3PP/R2Q1RK1 w - - 0 14',
    linea: '1.e5',
    pista: 'Posición surgida de la Siciliana. El centro es lo primero: ¿qué peón puede ocuparlo o atacarlo?',
    explicacion:
      '1.e5 disputa el centro y ataca al caballo de f6. En cambio, 1.Af2 permite 1...dxc3 y la posición queda mucho peor.',
    prueba: { margen: 58 },
  },
  {
    id: 'aj-ape-repertorio-3-3',
    nivel: 3,
    fen: 'r1bqkb1r/ppp3pp/1nn5/5p2/4p3/2N2NP1/PP1PPPBP/R1BQK2R w KQkq - 0 9',
    linea: '1.Cg1',
    pista:
      'Posición surgida de las aperturas de flanco. Una pieza propia está amenazada: descubre cuál y dónde estaría segura.',
    explicacion:
      'El caballo de f3 está en peligro; 1.Cg1 lo lleva a g1, donde está seguro. En cambio, 1.Ch4 permite 1...g5 y queda en desventaja.',
    prueba: { margen: 106 },
  },
  {
    id: 'aj-ape-repertorio-3-4',
    nivel: 3,
    fen: 'rnb1kbnr/ppp3pp/5p2/8/1PP5/8/Pq1P1NPP/RN1QKB1R w KQkq - 0 9',
    linea: '1.Cc3',
    pista: 'Posición surgida de las aperturas de flanco. Desarrolla una pieza con ganancia de tiempo.',
    explicacion: '1.Cc3 desarrolla el caballo. En cambio, 1.Ca3 permite 1...Dxa3 y pierde.',
    prueba: { margen: 289 },
  },
  {
    id: 'aj-ape-repertorio-3-5',
    nivel: 3,
    fen: 'r2qkb1r/ppp1pp2/2n2n1p/3p1b2/3P2p1/P4N2/1PPBPPPP/RN1QKB1R w KQkq - 0 8',
    linea: '1.Ch4 Cxd4 2.Cxf5',
    pista: 'Posición surgida de la apertura. Una pieza propia está amenazada: descubre cuál y dónde estaría segura.',
    explicacion:
      'El caballo de f3 está en peligro; 1.Ch4 lo lleva a h4, donde está seguro. En cambio, 1.Ce5 permite 1...Cxd4 y la posición queda mucho peor.',
    prueba: { margen: 59 },
  },
  {
    id: 'aj-ape-repertorio-3-6',
    nivel: 3,
    fen: 'r1b1kb1r/ppp1pppp/8/1P6/1n1PN1q1/5N2/P1P1QPPP/R1B1K1R1 b Qkq - 0 12',
    linea: '1...Af5 2.c3 Dxe4',
    pista: 'Posición surgida de la apertura. Desarrolla una pieza con ganancia de tiempo.',
    explicacion: '1...Af5 desarrolla el alfil. Las negras ganan un caballo.',
    prueba: { margen: 95 },
  },
  {
    id: 'aj-ape-repertorio-4-1',
    nivel: 4,
    fen: 'r2qk2r/pppb1ppp/2nb4/4n3/4P3/2P2N1P/PPBK1PP1/RNBQ3R b kq - 2 11',
    linea: '1...Cxf3+',
    pista: 'Posición surgida de la apertura. Valora qué piezas conviene cambiar y cuáles conservar.',
    explicacion:
      '1...Cxf3+ cambia el caballo de e5 por el caballo de f3: aun con menos material, el cambio alivia la defensa. En cambio, 1...Df6 permite 2.Re1 y no pasa de la igualdad.',
    prueba: { margen: 68 },
  },
  {
    id: 'aj-ape-repertorio-4-2',
    nivel: 4,
    fen: 'rnb2rk1/pp3pbp/1q1p2p1/2pP2B1/P3P1n1/2NB4/1P2NPPP/R2QK2R b KQ - 2 11',
    linea: '1...c4 2.O-O cxd3',
    pista:
      'Posición surgida de la Benoni y el gambito Benko. El centro es lo primero: ¿qué peón puede ocuparlo o atacarlo?',
    explicacion: '1...c4 disputa el centro y ataca al alfil de d3. Las negras ganan un alfil por un peón.',
    prueba: { margen: 56 },
  },
  {
    id: 'aj-ape-repertorio-4-3',
    nivel: 4,
    fen: 'rn1q1rk1/ppp1bppp/4P3/3p1B2/2nP4/1PN2N2/P1P1Q1PP/R3K2R b KQ - 0 12',
    linea: '1...Cd6',
    pista: 'Posición surgida de los gambitos. Pregúntate primero qué amenazan las blancas.',
    explicacion:
      'Las blancas amenazan capturar el caballo de c4 con bxc4; la única defensa de las negras es 1...Cd6, que coloca el caballo en d6. En cambio, 1...Ab4 permite 2.O-O y la posición queda mucho peor.',
    prueba: { margen: 65 },
  },
  {
    id: 'aj-ape-repertorio-4-4',
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
    id: 'aj-ape-repertorio-4-5',
    nivel: 4,
    fen: 'rnbqkb1r/ppp4p/5pp1/3pN3/2B1n3/5Q2/PPPP1PPP/RNB1K2R w KQkq - 0 7',
    linea: '1.Cd3',
    pista: 'Posición surgida de la apertura. Pregúntate primero qué amenazan las negras.',
    explicacion:
      'Las negras amenazan capturar el caballo de e5 con fxe5; la única defensa de las blancas es 1.Cd3, que coloca el caballo en d3. En cambio, 1.Cc3 permite 1...dxc4 y la posición queda mucho peor.',
    prueba: { margen: 73 },
  },
  {
    id: 'aj-ape-repertorio-4-6',
    nivel: 4,
    fen: 'rnb2rk1/pp2q1pp/2pb1n2/2PpppB1/3P4/1P1N2P1/P3PPBP/RN1Q1RK1 b - - 0 11',
    linea: '1...Ac7 2.dxe5 Axe5 3.Cxe5 Dxe5',
    pista:
      'Posición surgida de los sistemas de peón dama. Una pieza propia está amenazada: descubre cuál y dónde estaría segura.',
    explicacion:
      'El alfil de d6 está en peligro; 1...Ac7 lo lleva a c7, donde está seguro. En cambio, 1...Axc5 permite 2.Cxc5 y queda en desventaja.',
    prueba: { margen: 108 },
  },
  {
    id: 'aj-ape-repertorio-5-1',
    nivel: 5,
    fen: 'r1bq1rk1/ppp2ppp/3p1n2/1Nb1P3/3p4/8/PPP1QPPP/R1B1KB1R w KQ - 0 9',
    linea: '1.Ag5',
    pista: 'Posición surgida de la apertura. Desarrolla una pieza con ganancia de tiempo.',
    explicacion: '1.Ag5 desarrolla el alfil. En cambio, 1.Cxd4 permite 1...Axd4 y la posición queda mucho peor.',
    prueba: { margen: 110 },
  },
  {
    id: 'aj-ape-repertorio-5-2',
    nivel: 5,
    fen: 'r1b1kb1r/p4ppn/2pp4/4p1Bp/1PB1P3/q1NQ4/P1P2PPP/2R2RK1 w kq - 1 13',
    linea: '1.Ad2',
    pista: 'Posición surgida de la Siciliana. Una pieza propia está amenazada: descubre cuál y dónde estaría segura.',
    explicacion:
      'El alfil de g5 está en peligro; 1.Ad2 lo lleva a d2, donde está seguro. En cambio, 1.f4 permite 1...Dxb4 y la ventaja es mucho menor.',
    prueba: { margen: 78 },
  },
  {
    id: 'aj-ape-repertorio-5-3',
    nivel: 5,
    fen: 'r1b1k2r/pp1nbppp/2p1pq2/3pP3/3P4/2NB1P2/PPP2QPP/R1B1K2R b KQkq - 0 11',
    linea: '1...Dh4 2.Ae3 Dxf2+',
    pista: 'Posición surgida de la apertura. Pregúntate primero qué amenazan las blancas.',
    explicacion:
      'Las blancas amenazan capturar la dama de f6 con exf6; la única defensa de las negras es 1...Dh4, que coloca la dama en h4. En cambio, 1...Cxe5 permite 2.dxe5 y queda en desventaja.',
    prueba: { margen: 77 },
  },
  {
    id: 'aj-ape-repertorio-5-4',
    nivel: 5,
    fen: 'r1bq1rk1/pppp1p2/8/b5p1/1nBN4/2N5/P3QPPP/R4RK1 w - - 2 16',
    linea: '1.a3',
    pista: 'Posición surgida de los gambitos. Un avance de peón puede ganar espacio y tiempo.',
    explicacion: '1.a3 gana espacio y echa al caballo de b4. En cambio, 1.Cf5 permite 1...d5 y no pasa de la igualdad.',
    prueba: { margen: 55 },
  },
  {
    id: 'aj-ape-repertorio-5-5',
    nivel: 5,
    fen: 'r1b1kb1r/ppp3p1/2n1qn2/7p/Q3P3/2N2N2/PB3PPP/R3K2R w KQ - 4 13',
    linea: '1.O-O',
    pista: 'Posición surgida de los gambitos. Piensa en la seguridad del rey.',
    explicacion:
      '1.O-O lleva el rey a g1 y la torre a f1: el rey sale del centro y la torre entra en juego. En cambio, 1.O-O-O permite 1...Ab4 y queda en desventaja.',
    prueba: { margen: 78 },
  },
  {
    id: 'aj-ape-repertorio-5-6',
    nivel: 5,
    fen: 'r1b1k1r1/p1p1bp2/5p1p/1P1Pp3/4N3/1QP4q/PP3PPP/R1B2RK1 w q - 3 16',
    linea: '1.Cg3',
    pista: 'Posición surgida de las aperturas abiertas. Comprueba qué amenazan las negras contra el rey de g1.',
    explicacion:
      'Las negras amenazan mate con Dxg2# contra el rey de g1; 1.Cg3 es la defensa. En cambio, 1.Ag5 permite 1...Dd7 y no pasa de la igualdad.',
    prueba: { margen: 83 },
  },
  {
    id: 'aj-ape-repertorio-6-1',
    nivel: 6,
    fen: 'r1bqkbnr/2p2ppp/p2p4/1p6/3QP3/1B6/PPP2PPP/RNB1K2R b KQkq - 0 8',
    linea: '1...c5 2.Dd5 Ae6',
    pista: 'Posición surgida de las aperturas abiertas. El centro es lo primero: ¿qué peón puede ocuparlo o atacarlo?',
    explicacion:
      'Arca de Noé: 1...c5 disputa el centro y ataca a la dama de d4. En cambio, 1...Cf6 permite 2.De3 y no pasa de la igualdad.',
    prueba: { margen: 134 },
  },
  {
    id: 'aj-ape-repertorio-6-2',
    nivel: 6,
    fen: 'r2q1rk1/pp3pbp/3p2p1/2pPn3/4PBn1/2N2PP1/PP2Q1BP/R4RK1 b - - 0 15',
    linea: '1...Cf6 2.Axe5 dxe5',
    pista: 'Posición surgida de la Benoni y el gambito Benko. Pregúntate primero qué amenazan las blancas.',
    explicacion:
      'Las blancas amenazan capturar el caballo de g4 con fxg4; la única defensa de las negras es 1...Cf6, que coloca el caballo en f6. En cambio, 1...g5 permite 2.Ad2 y queda en desventaja.',
    prueba: { margen: 56 },
  },
  {
    id: 'aj-ape-repertorio-6-3',
    nivel: 6,
    fen: 'r1bk3r/ppppb3/2n3Qp/4q1B1/3pN2P/1B6/PPP3P1/R3R1K1 b - - 0 17',
    linea: '1...d3 2.Cf2 Dxb2 3.Axe7+ Cxe7',
    pista:
      'Posición surgida de las aperturas abiertas. La posición pide una ruptura de peón: busca cuál cambia más la estructura.',
    explicacion: 'La ruptura 1...d3 ataca al peón de c2 y abre el juego. Las negras ganan un peón.',
    prueba: { margen: 97 },
  },
  {
    id: 'aj-ape-repertorio-6-4',
    nivel: 6,
    fen: 'rn2kb1r/p3qpp1/b1p2n1p/3P4/1p1N4/2NQBP2/PPP3PP/2KR1B1R w kq - 0 12',
    linea: '1.Ccb5 Axb5 2.Cxb5',
    pista:
      'Posición surgida de las aperturas abiertas. El material no lo es todo: las blancas pueden invertir algo por iniciativa o estructura.',
    explicacion:
      '1.Ccb5 ofrece el caballo en b5; a cambio, el rey de e8 queda expuesto a Dxb5+. En cambio, 1.d6 permite 1...Db7 y no pasa de la igualdad.',
    prueba: { margen: 59 },
  },
  {
    id: 'aj-ape-repertorio-6-5',
    nivel: 6,
    fen: 'r1b2r1k/pppp1p1n/7Q/b3P1p1/q1BP4/8/P4PPP/RN1R2K1 w - - 2 19',
    linea: '1.Ca3 Dxa3 2.Ad3 f5 3.exf6',
    pista:
      'Posición surgida de los gambitos. El material no lo es todo: las blancas pueden invertir algo por iniciativa o estructura.',
    explicacion:
      '1.Ca3 ofrece el caballo en a3; a cambio, la iniciativa sigue con 2.Ad3. En cambio, 1.Cd2 permite 1...Dc6 y queda en desventaja.',
    prueba: { margen: 92 },
  },
];
