import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstAvalancha: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-avalancha-4-1',
    nivel: 4,
    fen: 'b2k4/2p5/1p2pNn1/pP1pPp2/P2P1Pp1/2P4r/4Q1K1/5R2 b - - 60 70',
    linea: '1...Ch4+ 2.Rg1 Cf3+ 3.Txf3 Txf3',
    pista: 'La torre de h3 está atacada: ¿qué jaque de caballo gana tiempo?',
    explicacion:
      'La torre de h3 cuelga, así que el caballo entra con jaque: 2.Rg1 Cf3+ 3.Txf3 Txf3 y las negras cambian piezas y conservan contrajuego en la columna c. Siguen peor, pero con 1...Th6 el rey y la dama blancos toman la iniciativa.',
    prueba: { margen: 122 },
  },
  {
    id: 'aj-est-avalancha-4-2',
    nivel: 4,
    fen: 'r2q1rk1/ppp2pbp/2np1np1/3Pp3/2P1P3/2N1BP1P/PP5P/R2QKB1R b KQ - 0 9',
    linea: '1...Cd4',
    pista: 'Las blancas han avanzado c4, e4 y d5: ¿qué casilla central ya no defiende ningún peón?',
    explicacion:
      'La casilla d4 no la puede atacar ningún peón blanco y desde ella el caballo presiona f3, debilitado por los peones doblados de la columna h. Tras 2.Ag2 el otro caballo va por h5 hacia f4, otra casilla débil. Con 1...Ce7 se renuncia a ese puesto.',
    prueba: { margen: 85 },
  },
  {
    id: 'aj-est-avalancha-4-3',
    nivel: 4,
    fen: 'r1bqkb1r/pp1n2pp/2n1pp2/3pP3/2pP1N2/2P5/PP1N1PPP/RBBQK2R b KQkq - 1 9',
    linea: '1...De7 2.exf6 Dxf6',
    pista: 'El caballo acaba de llegar a f4: ¿qué peón ataca y cuántas veces está defendido?',
    explicacion:
      'El caballo apunta a e6 y amenaza capturarlo con ataque a la dama. La dama lo defiende y, tras 2.exf6 Dxf6, las negras terminan el desarrollo con ...Ad6 y enroque. Con 1...fxe5 2.Cxe6 el rey se queda en el centro.',
    prueba: { margen: 72 },
  },
  {
    id: 'aj-est-avalancha-5-1',
    nivel: 5,
    fen: 'r1bbr1k1/1p1n1pp1/4p3/p1BpP3/P2P4/1PPB1PK1/4N2P/6RR b - - 0 24',
    linea: '1...Cxc5 2.dxc5 f6',
    pista: 'El alfil de c5 amenaza instalarse en d6: ¿qué cambio permite romper el centro después?',
    explicacion:
      'El alfil de c5 quiere ir a d6 y ahogar a las negras. El cambio lo elimina y permite 2...f6, la ruptura contra la base del centro: tras 3.exf6 Axf6 la posición está casi igualada. Con 1...b6 2.Ad6 el alfil domina.',
    prueba: { margen: 81 },
  },
  {
    id: 'aj-est-avalancha-5-2',
    nivel: 5,
    fen: '3q1r2/1ppbn1k1/3p1npp/rNPPp3/P3Pp2/5P2/2Q1BNPP/RR4K1 w - - 3 25',
    linea: '1.cxd6 cxd6 2.Cxd6',
    pista: 'Localiza la base de la cadena negra: ¿cuántas veces puedes atacarla?',
    explicacion:
      'La base de la cadena negra es d6. Al cambiar en d6, el peón que recaptura queda retrasado y sin apoyo de otros peones, y el caballo de b5 lo captura de inmediato. Si 2...Txa4, 3.Dc3 mantiene el control: las blancas tienen un peón de más y el pasado de d5.',
    prueba: { margen: 89 },
  },
  {
    id: 'aj-est-avalancha-5-3',
    nivel: 5,
    fen: '3qrrk1/1b1nbppp/pp1p4/3PpN2/4P3/1P2BP2/P1Q1B1PP/2R2RK1 b - - 2 17',
    linea: '1...g6 2.Cxe7+ Dxe7',
    pista: 'El caballo de f5 es muy fuerte: ¿qué avance lo obliga a cambiarse?',
    explicacion:
      'El caballo de f5 sostiene la presión sobre d6 y e7. El peón lo obliga a definirse con 2.Cxe7+ Dxe7; después las blancas entran por c7 y están mejor, pero el rey negro queda seguro. Con 1...h6 2.Dc7 el caballo sigue en f5.',
    prueba: { margen: 71 },
  },
  {
    id: 'aj-est-avalancha-6-1',
    nivel: 6,
    fen: '2r1kb1r/2qn1pp1/bp2p3/p2pPn2/P2P1B1p/2PN3P/1PQ1RPP1/2N2RK1 b k - 15 22',
    linea: '1...Cxd4 2.Dd2 Cxe2+',
    pista: 'El caballo de f5 puede capturar en d4: ¿por qué no se puede recapturar?',
    explicacion:
      'El caballo captura y ataca a la vez la dama de c2 y la torre de e2; el peón de c3 está clavado, porque si 2.cxd4 la dama de c2 queda a merced de la de c7. Tras 2.Dd2 Cxe2+ las negras ganan la calidad y un peón.',
    prueba: { margen: 194 },
  },
  {
    id: 'aj-est-avalancha-6-2',
    nivel: 6,
    fen: '1r3rk1/1q2bpp1/p2p3p/2pPp3/2N1P1n1/1P1Q1PP1/P5BP/2R1R1K1 b - - 0 22',
    linea: '1...Cf6',
    pista: 'El caballo de g4 está atacado: retíralo a la casilla que mejor defienda e5 y d5.',
    explicacion:
      'El caballo vuelve a f6, desde donde irá a d7 para sostener e5 y c5. Tras 2.f4 Cd7 las blancas tienen más espacio, pero no hay ruptura inmediata. El contragolpe 1...f5 2.fxg4 fxg4 entrega la pieza sin ataque real.',
    prueba: { margen: 113 },
  },
  {
    id: 'aj-est-avalancha-6-3',
    nivel: 6,
    fen: 'r1b1k2r/pp1nbppp/2p1pq2/3pP3/3P4/2NB1P2/PPP2QPP/R1B1K2R b KQkq - 0 11',
    linea: '1...Dh4 2.Ae3 Dxf2+',
    pista: 'La dama está atacada: ¿puedes salvarla forzando el cambio?',
    explicacion:
      'La dama sale con oferta de cambio: tras 2.Ae3 Dxf2+ 3.Rxf2 el rey blanco pierde el enroque y las negras, sin damas, preparan la ruptura ...f6 contra el centro. El sacrificio 1...Cxe5 2.dxe5 Dxe5+ no da bastante.',
    prueba: { margen: 77 },
  },
];
