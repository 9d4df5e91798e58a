import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFinTransicion: readonly PosicionVerificada[] = [
  {
    id: 'aj-fin-transicion-4-1',
    nivel: 4,
    fen: '4r1k1/p4p2/3N4/1pp3pp/4qn2/8/PP2B3/K3R2R b - - 1 36',
    linea: '1...Dxh1 2.Txh1 Txe2',
    pista: 'Imagina el final que queda tras los cambios y decide si te conviene.',
    explicacion:
      '1...Dxh1 inicia cambios que desembocan en un final de torre y pieza menor; las negras quedan con gran ventaja. En cambio, 1...Dxe2 permite 2.Cxe8 y la ventaja es mucho menor.',
    prueba: { margen: 122 },
  },
  {
    id: 'aj-fin-transicion-4-2',
    nivel: 4,
    fen: '2rr3k/pp3p1b/5P1P/8/P1RnP2R/8/3N1PP1/5K2 b - - 0 30',
    linea: '1...Txc4 2.Cxc4 Tc8 3.f3 Txc4',
    pista: 'Imagina el final que queda tras los cambios y decide si te conviene.',
    explicacion:
      '1...Txc4 inicia cambios que desembocan en un final de torre y pieza menor; las negras quedan con gran ventaja. Las negras ganan un caballo.',
    prueba: { margen: 143 },
  },
  {
    id: 'aj-fin-transicion-4-3',
    nivel: 4,
    fen: '3rk3/8/1R3p1p/p4NpP/5P2/nK4B1/1P4P1/1r6 b - - 0 37',
    linea: '1...Txb2+ 2.Rxb2 Cc4+ 3.Rc2 Cxb6',
    pista: 'Imagina el final que queda tras los cambios y decide si te conviene.',
    explicacion:
      '1...Txb2+ inicia cambios que desembocan en un final de torre y pieza menor; las negras quedan con clara ventaja. Las negras ganan un peón.',
    prueba: { margen: 111 },
  },
  {
    id: 'aj-fin-transicion-4-4',
    nivel: 4,
    fen: 'r3k3/1p2bp2/1P2p1p1/N1PpP3/1P3P2/r1RK4/7P/1R6 b - - 11 43',
    linea: '1...Txc3+ 2.Rxc3 Axc5 3.bxc5 Txa5',
    pista: 'Imagina el final que queda tras los cambios y decide si te conviene.',
    explicacion:
      '1...Txc3+ inicia cambios que desembocan en un final de torres; las negras conservan el equilibrio. Las negras ganan un peón.',
    prueba: { margen: 156 },
  },
  {
    id: 'aj-fin-transicion-4-5',
    nivel: 4,
    fen: '4r1k1/1p1r1p2/5bpp/p7/P1p1BP2/2N2P1P/1P4K1/2R5 b - - 0 41',
    linea: '1...Axc3 2.Txc3 f5',
    pista: 'Imagina el final que queda tras los cambios y decide si te conviene.',
    explicacion:
      '1...Axc3 inicia cambios que desembocan en un final de torre y pieza menor; las negras quedan con gran ventaja. En cambio, 1...Ag7 permite 2.Tb1 y la ventaja es mucho menor.',
    prueba: { margen: 139 },
  },
  {
    id: 'aj-fin-transicion-4-6',
    nivel: 4,
    fen: '7r/4k3/1R3p1p/p5pP/3N4/nK4B1/1P3PP1/1r6 b - - 1 35',
    linea: '1...Txb2+ 2.Rxb2 Cc4+ 3.Rc3 Cxb6',
    pista: 'Imagina el final que queda tras los cambios y decide si te conviene.',
    explicacion:
      '1...Txb2+ inicia cambios que desembocan en un final de torre y pieza menor; las negras quedan con clara ventaja. Las negras ganan un peón.',
    prueba: { margen: 297 },
  },
  {
    id: 'aj-fin-transicion-5-1',
    nivel: 5,
    fen: '5r2/2k1r3/1p1bQ1BB/p1pPp2p/PnP4P/6P1/1P3PK1/R7 w - - 5 48',
    linea: '1.Dxd6+ Rxd6 2.Axf8 Rd7 3.Axe7',
    pista: 'Imagina el final que queda tras los cambios y decide si te conviene.',
    explicacion:
      '1.Dxd6+ inicia cambios que desembocan en un final de torre y pieza menor; las blancas quedan con ventaja decisiva. Las blancas ganan dos torres por una dama.',
    prueba: { margen: 313 },
  },
  {
    id: 'aj-fin-transicion-5-2',
    nivel: 5,
    fen: '2r2r1k/pp3p1b/5P1P/8/2RnP2R/P7/3N1PP1/5K2 b - - 2 29',
    linea: '1...Txc4 2.Cxc4 Tc8 3.f3 Txc4',
    pista: 'Imagina el final que queda tras los cambios y decide si te conviene.',
    explicacion:
      '1...Txc4 inicia cambios que desembocan en un final de torre y pieza menor; las negras quedan con gran ventaja. Las negras ganan un caballo.',
    prueba: { margen: 185 },
  },
  {
    id: 'aj-fin-transicion-5-3',
    nivel: 5,
    fen: '5k2/1prB1p2/r6b/p1p1K2p/2P4P/6P1/PP3P2/3RR3 b - - 4 36',
    linea: '1...Txd7 2.Txd7 Te6+ 3.Rd5 Txe1',
    pista: 'Imagina el final que queda tras los cambios y decide si te conviene.',
    explicacion:
      '1...Txd7 inicia cambios que desembocan en un final de torre y pieza menor; las negras quedan con ligera ventaja. En cambio, 1...Tb6 permite 2.Ab5 y no pasa de la igualdad.',
    prueba: { margen: 96 },
  },
  {
    id: 'aj-fin-transicion-6-1',
    nivel: 6,
    fen: '8/5pkp/8/3N1rp1/1N6/4P2P/2Rn2P1/6K1 w - - 4 46',
    linea: '1.Txd2',
    pista: 'Imagina el final que queda tras los cambios y decide si te conviene.',
    explicacion:
      '1.Txd2 inicia cambios que desembocan en un final de torre y pieza menor; las blancas quedan con gran ventaja. Las blancas ganan un caballo.',
    prueba: { margen: 97 },
  },
  {
    id: 'aj-fin-transicion-6-2',
    nivel: 6,
    fen: '2R5/1p4kP/1p6/p2Pb2r/PqQ5/5Rp1/1P2P1B1/4K3 w - - 12 39',
    linea: '1.Dxb4 axb4 2.Tf5 Txh7 3.Txe5',
    pista: 'Imagina el final que queda tras los cambios y decide si te conviene.',
    explicacion:
      '1.Dxb4 inicia cambios que desembocan en un final de torre y pieza menor; las blancas quedan con ventaja decisiva. Las blancas ganan un alfil por un peón.',
    prueba: { margen: 286 },
  },
  {
    id: 'aj-fin-transicion-6-3',
    nivel: 6,
    fen: '2krr3/ppp4p/8/2pbNp2/2P2R2/5PP1/PP1n3P/4R1K1 w - - 0 23',
    linea: '1.cxd5 Txd5 2.Cd3 Txe1+ 3.Cxe1',
    pista: 'Imagina el final que queda tras los cambios y decide si te conviene.',
    explicacion:
      '1.cxd5 inicia cambios que desembocan en un final de torre y pieza menor; las blancas conservan una posición algo inferior, pero defendible. Las blancas ganan un alfil por un peón.',
    prueba: { margen: 128 },
  },
];
