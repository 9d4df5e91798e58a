import type { PosicionVerificada } from '../chess-topic.ts';

export const ajApeFrancesa: readonly PosicionVerificada[] = [
  {
    id: 'aj-ape-francesa-2-1',
    nivel: 2,
    fen: '1r1q1rk1/3n1pp1/p3pn2/2p4p/1b1P4/BPN2P1P/2PQ1P2/R3KBR1 w Q - 0 17',
    linea: '1.Axb4',
    pista: 'El caballo de c3 está clavado contra la dama y las negras amenazan abrir el juego con ...cxd4.',
    explicacion:
      'El alfil de b4 clava el caballo de c3. Cambiarlo con 1.Axb4 quita la clavada y, tras 1...cxb4, el caballo salta a e4 con juego activo. En cambio, 1.Ad3 deja que las negras tomen en c3 cuando más les conviene.',
    prueba: { margen: 78 },
  },
  {
    id: 'aj-ape-francesa-2-2',
    nivel: 2,
    fen: 'r1bk3r/pp1n1qpp/8/2b5/2Nn4/4N3/PP3PPP/RBBQ1RK1 w - - 1 17',
    linea: '1.b4',
    pista: 'El caballo de d4 depende del alfil de c5. ¿Qué peón puede echarlo?',
    explicacion:
      'El alfil de c5 es el único que defiende al caballo de d4. El peón de b4 lo ataca: si se retira a b6, el caballo de c4 lo captura y después la dama toma en d4. Las blancas ganan una pieza.',
    prueba: { margen: 197 },
  },
  {
    id: 'aj-ape-francesa-2-3',
    nivel: 2,
    fen: 'r1bqk2r/3nb3/p1n1pp2/1ppp3B/3P3P/2N1B3/PPPN1PP1/R2QK2R b KQq - 0 15',
    linea: '1...Rf8',
    pista: 'Estás en jaque. Compara capturar el alfil con mover el rey: ¿qué jaque vendría después?',
    explicacion:
      'El alfil de h5 da jaque. Capturarlo con 1...Txh5 permite 2.Dxh5+ y el rey queda sin defensa; en f8 el rey está más seguro y la torre de h8 sigue atacando el alfil. La captura más natural no siempre es la buena.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-ape-francesa-3-1',
    nivel: 3,
    fen: 'r1bqkbnr/1p2n1p1/p3p3/4P1pp/2NP4/2P2N2/PP2QPPP/1R3RK1 w q - 1 16',
    linea: '1.Cd6+',
    pista: 'El caballo de c4 puede saltar con jaque: ¿qué doble prepara después?',
    explicacion:
      'El jaque saca al rey y prepara el doble de f7: tras 1...Rd7 2.Cf7 el caballo ataca dama y torre y gana la calidad. Con 1.Cxg5 Cf5 se pierde el salto y las negras consolidan.',
    prueba: { margen: 255 },
  },
  {
    id: 'aj-ape-francesa-3-2',
    nivel: 3,
    fen: 'r1b1kb1r/ppNnq1pp/2n5/3pp3/2pP4/2P5/PP1N1PPP/RBBQK2R b KQkq - 2 11',
    linea: '1...Rd8',
    pista: 'Estás en jaque: ¿qué casilla del rey ataca al caballo de c7?',
    explicacion:
      'El rey va a d8 y ataca el caballo de c7, que debe capturar en d5 y dejar la torre de a8: tras 2.Cxd5 Df7 las negras están peor, pero conservan la torre. Con 1...Rf7 2.O-O el caballo toma en a8.',
    prueba: { margen: 60 },
  },
  {
    id: 'aj-ape-francesa-3-3',
    nivel: 3,
    fen: 'rn2kb1r/ppqb1pp1/4p3/1PPp3p/2P2N2/1Q1BB3/P4PPP/R4RK1 b kq - 0 17',
    linea: '1...d4',
    pista: '¿Qué avance gana un tiempo y cierra la columna por la que atacan las blancas?',
    explicacion:
      'El peón ataca el alfil de e3 y evita cxd5, que abriría el centro con el rey en e8. Tras 2.Ad2 a5 las negras frenan los peones del flanco de dama. Están algo peor, pero con 1...dxc4 2.Dxc4 las líneas se abren para las blancas.',
    prueba: { margen: 121 },
  },
  {
    id: 'aj-ape-francesa-3-4',
    nivel: 3,
    fen: 'rn1q1rk1/pp3ppp/3bbn2/2ppN3/P2P4/3B4/1PP1QPPP/RNB2RK1 b - - 0 9',
    linea: '1...c4 2.Axc4 dxc4',
    pista: '¿Qué casillas de retirada le quedan al alfil de d3?',
    explicacion:
      'El peón ataca el alfil, que no tiene retirada: si 2.Axh7+ Cxh7 o 2.Af5 Axf5, se pierde igual, así que las blancas lo dan por un peón con 2.Axc4 dxc4. Con 1...cxd4 las negras solo ganan un peón y dejan vivir al alfil.',
    prueba: { margen: 96 },
  },
  {
    id: 'aj-ape-francesa-4-1',
    nivel: 4,
    fen: '5knr/pp3ppp/2P5/3p4/4q3/2P1BN2/P3bPPP/R3K2R w KQ - 0 19',
    linea: '1.cxb7 De8 2.Ac5+',
    pista: 'El alfil de e3 está clavado y hay un alfil en e2: ¿qué peón decide?',
    explicacion:
      'El peón captura y amenaza coronar en b8: la dama debe volver con 1...De8, y entonces 2.Ac5+ entra con jaque y mantiene el peón en séptima. Con 1.Cd2 De5 las negras detienen el peón y quedan mejor.',
    prueba: { margen: 169 },
  },
  {
    id: 'aj-ape-francesa-4-2',
    nivel: 4,
    fen: 'r1b1kb1r/pp1n1pp1/1qn1p3/2ppP2p/3P4/PNPB1N2/1P3PPP/R1BQK2R b KQkq - 2 9',
    linea: '1...c4 2.Ac2 cxb3',
    pista: 'Un peón puede atacar dos piezas a la vez.',
    explicacion:
      'El peón ataca el caballo de b3 y el alfil de d3: una pieza se pierde. Tras 2.Ac2 cxb3 las negras ganan el caballo por un peón. Con 1...cxd4 2.cxd4 la estructura queda normal y se deja pasar la ocasión.',
    prueba: { margen: 96 },
  },
  {
    id: 'aj-ape-francesa-4-3',
    nivel: 4,
    fen: 'r1b1kb1r/pp1n1ppp/1qp1p3/6N1/2BPN1n1/2P5/PP3PPP/R1BQ1RK1 b kq - 2 9',
    linea: '1...Cdf6',
    pista: '¿Qué sacrificio amenaza el caballo de g5 y qué caballo tuyo debe cubrirlo?',
    explicacion:
      'Las blancas amenazan Cxf7. El caballo de d7 va a f6, defiende al de g4 y ataca al de e4, de modo que tras 2.Df3 Ae7 3.Cxf7 O-O las negras recuperan juego por la columna f. Con 1...Cgf6 2.Cxf7 se pierde la torre de h8.',
    prueba: { margen: 100 },
  },
  {
    id: 'aj-ape-francesa-5-1',
    nivel: 5,
    fen: 'r1bqkb1r/pp1n1ppp/2n1p3/2ppP3/3P4/1NPB4/PP3PPP/R1BQK1NR b KQkq - 2 7',
    linea: '1...c4 2.Ae2 cxb3',
    pista: '¿Qué avance de peón hace un doble en el flanco de dama?',
    explicacion:
      'El avance ataca a la vez el caballo de b3 y el alfil de d3: es el doble típico de la Francesa cuando el caballo va a b3 demasiado pronto. Tras 2.Ae2 cxb3 se gana la pieza por un peón.',
    prueba: { margen: 78 },
  },
  {
    id: 'aj-ape-francesa-5-2',
    nivel: 5,
    fen: 'r1bqkb1r/pp1n2pp/2n1pp2/3pP3/2pP1N2/2P5/PP1N1PPP/RBBQK2R b KQkq - 1 9',
    linea: '1...De7 2.exf6 Dxf6',
    pista: 'El caballo acaba de llegar a f4: ¿qué peón ataca y cuántas veces está defendido?',
    explicacion:
      'El caballo apunta a e6 y amenaza capturarlo con ataque a la dama. La dama lo defiende y, tras 2.exf6 Dxf6, las negras terminan el desarrollo con ...Ad6 y enroque. Con 1...fxe5 2.Cxe6 el rey se queda en el centro.',
    prueba: { margen: 72 },
  },
  {
    id: 'aj-ape-francesa-5-3',
    nivel: 5,
    fen: 'r3k1nr/pp1b1pp1/1qn1p2p/2bpP3/Q7/2P2N2/PP2BPPP/RNB1K2R w KQkq - 0 9',
    linea: '1.Dh4',
    pista: 'El peón de e5 y la dama de a4 tienen problemas: ¿hacia qué flanco la llevas?',
    explicacion:
      'Las negras amenazan ...Cxe5, con descubierta del alfil de d7 sobre la dama. En h4 la dama sale de esa línea y vigila el flanco de rey; tras 1...g5 2.Dg3 el avance debilita a las negras y hay casi igualdad. Con 1.O-O Cd4 se pierde material.',
    prueba: { margen: 98 },
  },
];
