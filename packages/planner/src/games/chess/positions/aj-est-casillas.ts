import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstCasillas: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-casillas-2-1',
    nivel: 2,
    fen: '2rr2k1/pp2bpp1/4bn2/n1p4P/2P1p3/4P2P/PB3PB1/RNR1NK2 b - - 2 21',
    linea: '1...Cxc4 2.Axf6 Axf6',
    pista: 'Busca una casilla avanzada que los peones rivales ya no puedan defender.',
    explicacion:
      'El caballo de a5 se instala en c4, una casilla que ningún peón blanco puede ya atacar. Las negras ganan un peón.',
    prueba: { margen: 66 },
  },
  {
    id: 'aj-est-casillas-2-2',
    nivel: 2,
    fen: '4kb1r/1p1b2pp/1B2p1nP/1p1p2q1/1P6/r1P2QPB/5R2/1R2K3 b - - 5 30',
    linea: '1...Ce5',
    pista: 'Las blancas amenazan mate en f7. Busca una casilla central para tu caballo que lo impida atacando.',
    explicacion:
      'Las blancas amenazan 2.Df7#. El caballo salta a e5, casilla que ningún peón blanco puede disputar: defiende f7, ataca la dama y apunta a d3. En cambio, 1...Df6 permite 2.Ad4.',
    prueba: { margen: 191 },
  },
  {
    id: 'aj-est-casillas-2-3',
    nivel: 2,
    fen: '8/7p/2B1n2r/1p2k2P/4PpP1/2K2P2/8/8 b - - 7 48',
    linea: '1...Cd4',
    pista: 'Busca una casilla avanzada que los peones rivales ya no puedan defender.',
    explicacion:
      'El caballo de e6 se instala en d4, una casilla que ningún peón blanco puede ya atacar. En cambio, 1...Cg5 permite 2.Axb5 y la ventaja es mucho menor.',
    prueba: { margen: 69 },
  },
  {
    id: 'aj-est-casillas-2-4',
    nivel: 2,
    fen: 'r2qkb1r/3npp2/3p2p1/2pPn2p/P3PP1P/2N5/1P2Q1P1/R1B2KNR b kq - 0 14',
    linea: '1...Cg4',
    pista: 'Busca una casilla avanzada que los peones rivales ya no puedan defender.',
    explicacion:
      'El caballo de e5 se instala en g4, una casilla que ningún peón blanco puede ya atacar y que apoya el peón de h5. En cambio, 1...c4 permite 2.fxe5 y queda en desventaja.',
    prueba: { margen: 156 },
  },
  {
    id: 'aj-est-casillas-2-5',
    nivel: 2,
    fen: 'r4k1r/1bqnbpN1/pp1p1n1p/8/2P1Pp2/1PN2P2/P2QB1PP/R4RK1 w - - 1 16',
    linea: '1.Cf5',
    pista: 'El rey negro ataca tu caballo. ¿Hay una casilla apoyada por un peón de la que nadie pueda echarlo?',
    explicacion:
      'El rey de f8 ataca el caballo de g7. En f5 está apoyado por el peón de e4 y ningún peón negro puede atacarlo: pasa de perderse a ser la mejor pieza. En cambio, 1.e5 permite 1...Rxg7.',
    prueba: { margen: 195 },
  },
  {
    id: 'aj-est-casillas-2-6',
    nivel: 2,
    fen: 'r2q1rk1/1bp3pp/pp1p1b2/5p2/3N4/2P5/PPQB1PPP/R3R1K1 w - - 0 1',
    linea: '1.Ce6 Dd7 2.Cxf8',
    pista: 'Los peones negros de d6 y f5 ya pasaron: ¿qué casilla ya no pueden defender?',
    explicacion:
      'Con los peones en d6 y f5, ningún peón negro puede controlar e6. El caballo se instala allí, apoyado por la torre de e1, y ataca a la vez la dama de d8 y la torre de f8: las blancas ganan la calidad. Una casilla débil vale más si hay un caballo cerca para ocuparla.',
    prueba: { margen: 61 },
  },
  {
    id: 'aj-est-casillas-3-1',
    nivel: 3,
    fen: 'r2r4/1b2kPp1/p3q2p/1p5n/2N2P2/1PN1Q3/1P4PP/R1B3K1 w - - 3 23',
    linea: '1.Ce5',
    pista: 'El peón de f7 necesita apoyo: ¿qué casilla central no puede disputar ningún peón negro?',
    explicacion:
      'El caballo ocupa e5, casilla que ningún peón negro controla: defiende f7, encierra al rey y corta la columna e a la dama. Tras 1...Cf6 2.Dg3 las blancas mantienen la ventaja. Con 1.Dc5+ Rxf7 se pierde el peón avanzado.',
    prueba: { margen: 93 },
  },
  {
    id: 'aj-est-casillas-3-2',
    nivel: 3,
    fen: '5r1k/2q1Nppp/pn2p3/2pP4/2r2P2/2N1P3/PP4PP/R1B2RK1 w - - 1 19',
    linea: '1.Cc6 Cxd5 2.Ce5',
    pista: 'El caballo de e7 está atacado: busca una casilla desde la que pueda volver con tiempo.',
    explicacion:
      'El caballo se retira a c6, apoyado por d5, y tras 1...Cxd5 2.Ce5 vuelve atacando la torre de c4. Las blancas siguen peor por el material, pero conservan la pieza; con 1.dxe6 Dxe7 la pierden.',
    prueba: { margen: 61 },
  },
  {
    id: 'aj-est-casillas-3-3',
    nivel: 3,
    fen: '3r1bk1/1pq2p1p/p3bnp1/8/2PpP3/PQN2N1P/1P2BPP1/1R4K1 w - - 0 21',
    linea: '1.Cd5 Axd5 2.exd5',
    pista: 'El caballo de c3 está atacado: ¿qué casilla débil del centro puede ocupar?',
    explicacion:
      'El caballo atacado salta a d5, donde ningún peón puede expulsarlo; si 1...Axd5 2.exd5 las blancas obtienen un peón pasado y ganan b5 después. Con 1.e5 dxc3 el caballo se pierde por otro.',
    prueba: { margen: 105 },
  },
  {
    id: 'aj-est-casillas-3-4',
    nivel: 3,
    fen: 'r1q1kb1r/p2pnppp/bp6/2ppP3/7P/2N1BN2/PPP2PP1/R2QK2R w KQkq - 0 11',
    linea: '1.Cxd5',
    pista: 'Tienes un peón menos: ¿cuál de los peones negros se puede recuperar con tu caballo?',
    explicacion:
      'El alfil de a6 impide enrocar corto, así que el plan es recuperar el peón y enrocar largo. Tras 1.Cxd5 Dc6 2.Cxe7 Axe7 3.Dd2 la posición está igualada; con una retirada como 1.Ce2 las negras conservan el peón y el centro.',
    prueba: { margen: 61 },
  },
  {
    id: 'aj-est-casillas-3-5',
    nivel: 3,
    fen: 'r1bq2k1/4r1b1/p2p1n2/2pP1pP1/Np2nB2/5B1P/PPQ2P2/R4RK1 b - - 0 21',
    linea: '1...Cxd5',
    pista: 'El peón acaba de avanzar a g5 y ataca tu caballo: ¿qué dejó sin defensa?',
    explicacion:
      'Con g5 las blancas atacan el caballo, que se va capturando un peón: en d5 ataca además el alfil de f4. Tras 2.Ag3 Ab7 las negras tienen peón de más y la gran diagonal. Con 1...Cd7 el caballo se salva, pero el peón de d5 sigue vivo.',
    prueba: { margen: 86 },
  },
  {
    id: 'aj-est-casillas-4-1',
    nivel: 4,
    fen: '6k1/pp1r2bp/4p1p1/2p2pQ1/5NbP/P1nP2P1/1qP2RB1/5RK1 w - - 4 23',
    linea: '1.Cxe6',
    pista: 'El punto e6 quedó sin defensa de peones: ¿qué ataca el caballo desde allí?',
    explicacion:
      'El caballo captura en e6, ataca el alfil de g7 y el peón de c5 y apoya a la dama contra el rey. Tras 1...Ce2+ 2.Rh2 Cxg3 3.Rxg3 las blancas salen del jaque con material de más. Con 1.h5 Cd1 las negras ganan la torre.',
    prueba: { margen: 68 },
  },
  {
    id: 'aj-est-casillas-4-2',
    nivel: 4,
    fen: 'r1b2rk1/pp5p/8/B1p1pp2/n1P1N3/6P1/Pb3P1P/3RKB1R w K - 0 19',
    linea: '1.Cd6 b6 2.Cxc8',
    pista: '¿Qué casilla avanzada del caballo no puede atacar ningún peón negro?',
    explicacion:
      'El caballo salta a d6, donde ningún peón puede molestarlo, y ataca b7 y c8. Tras 1...b6 2.Cxc8 se cambia por un alfil y las blancas alivian la defensa; siguen algo peor. Con 1.Cg5 b6 el caballo no tiene objetivos.',
    prueba: { margen: 108 },
  },
  {
    id: 'aj-est-casillas-4-3',
    nivel: 4,
    fen: '1r6/4k2p/R3Nrp1/p7/P3P1P1/1PK4P/8/8 w - - 3 51',
    linea: '1.Cc5 Txa6 2.Cxa6 Ta8 3.Cc5',
    pista: 'La torre de a6 está atacada a través de tu caballo: ¿qué casilla la protege?',
    explicacion:
      'El caballo va a c5, protege la torre y sostiene a4 y b3 desde un puesto que ningún peón ataca. Tras 1...Txa6 2.Cxa6 la posición es defendible. Con 1.Cc7 Tc8 el caballo queda clavado y se pierde.',
    prueba: { margen: 138 },
  },
  {
    id: 'aj-est-casillas-5-1',
    nivel: 5,
    fen: '3qnrk1/1pr2pb1/pB1p2p1/8/3pP1Pp/1PN2P1P/1P1Q4/1KR3R1 w - - 0 22',
    linea: '1.Cd5 Txc1+ 2.Dxc1',
    pista: 'El peón de d4 ataca tu caballo: ¿a qué casilla débil puede saltar con tiempo?',
    explicacion:
      'El caballo salta a d5, casilla sin defensa de peones, y ataca la torre de c7 junto con el alfil de b6. Tras 1...Txc1+ 2.Dxc1 la dama entra por g5 y el ataque es fuerte. Con 1.Axd4 Axd4 se cambia la mejor pieza.',
    prueba: { margen: 147 },
  },
  {
    id: 'aj-est-casillas-5-2',
    nivel: 5,
    fen: '3r2k1/1p2R3/p1p3p1/5p1p/P6P/1rnPB1P1/5P2/R5K1 b - - 11 35',
    linea: '1...Cd5 2.Te5 Cxe3 3.Txe3 Tbxd3',
    pista: 'El alfil de e3 defiende y molesta a la vez: ¿desde dónde lo atacas con tiempo?',
    explicacion:
      'El caballo central ataca la torre de e7 y el alfil de e3. Tras 2.Te5 Cxe3 3.Txe3 desaparece el defensor y el peón de d3 cae, con torres activas y peón de más. Si 1...Txd3 a la primera, 2.Ah6 crea amenazas sobre el rey.',
    prueba: { margen: 79 },
  },
  {
    id: 'aj-est-casillas-5-3',
    nivel: 5,
    fen: 'rn2qrk1/1b4p1/p3p2p/3nP1R1/Pp2Np2/8/1PB1QPPP/R1B3K1 w - - 0 20',
    linea: '1.Cd6 hxg5 2.Cxe8 Txe8 3.Dh5',
    pista: 'La torre de g5 está atacada: ¿hay un contraataque sobre la dama que valga más?',
    explicacion:
      'El caballo ataca la dama y no importa la torre: tras 1...hxg5 2.Cxe8 Txe8 las blancas tienen dama contra torre y pieza, y 3.Dh5 con Ag6 reanuda el ataque en las casillas blancas, donde el rey no tiene defensores. Con 1.Tg4 b3 las negras ganan tiempo.',
    prueba: { margen: 120 },
  },
];
