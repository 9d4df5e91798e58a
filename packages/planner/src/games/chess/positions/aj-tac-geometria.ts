import type { PosicionVerificada } from '../chess-topic.ts';

export const ajTacGeometria: readonly PosicionVerificada[] = [
  {
    id: 'aj-tac-geometria-4-1',
    nivel: 4,
    fen: '1k5r/1pp5/p1ppp3/4p1r1/3P1Q2/2P1PR1P/1P3PPK/2q2R2 w - - 0 1',
    linea: '1.Df8+ Ra7 2.Txc1 e4 3.Dxh8',
    pista: 'Busca la ruta de la dama: cada parada gana un tiempo y abre otra línea.',
    explicacion:
      'La dama recorre f4-f8-h8 ganando tiempos con jaques y capturas hasta llegar a h8. En cambio, 1.Txc1 permite 1...exf4 y la ventaja es mucho menor.',
    prueba: { margen: 364 },
  },
  {
    id: 'aj-tac-geometria-4-2',
    nivel: 4,
    fen: 'r1b3k1/6pp/p2p4/1p1Pp3/P6b/7q/RPPQ1P1P/2N2RK1 b - - 4 25',
    linea: '1...Dg4+ 2.Rh1 Df3+ 3.Rg1 Ah3 4.Dg5 Axg5 5.Cd3 Dg2#',
    pista: 'Busca la ruta de la dama: cada parada gana un tiempo y abre otra línea.',
    explicacion:
      'La dama recorre h3-g4-f3-g2 ganando tiempos con jaques y capturas hasta llegar a g2. La línea acaba en mate en 5 jugadas con 5...Dg2#.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-tac-geometria-4-3',
    nivel: 4,
    fen: '4Q3/6kp/p5p1/3PPp2/3B1P2/Pr6/6PP/3K4 w - - 7 44',
    linea: '1.De7+ Rh6 2.Dg5+ Rg7 3.e6+ Rg8 4.Dd8#',
    pista: 'Busca la ruta de la dama: cada parada gana un tiempo y abre otra línea.',
    explicacion:
      'La dama recorre e8-e7-g5-d8 ganando tiempos con jaques y capturas hasta llegar a d8. La línea acaba en mate en 4 jugadas con 4.Dd8#.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-geometria-4-4',
    nivel: 4,
    fen: '6k1/pp2b3/2pnP2p/4N1p1/3P3q/1P2B2r/P1P1Q2P/4R1K1 b - - 2 40',
    linea: '1...Txh2 2.Df3 Th1+ 3.Dxh1 Dxe1+ 4.Rg2 Dxe3',
    pista: 'Busca la ruta de la dama: cada parada gana un tiempo y abre otra línea.',
    explicacion:
      'La dama recorre h4-e1-e3 ganando tiempos con jaques y capturas hasta llegar a e3. Las negras ganan un alfil y un peón.',
    prueba: { margen: 269 },
  },
  {
    id: 'aj-tac-geometria-4-5',
    nivel: 4,
    fen: '1n3k1r/rp2q2p/p2N1np1/2p5/5p2/1Q6/PP3PPP/2KRR3 w - - 0 20',
    linea: '1.Txe7 c4 2.Tf7+ Rg8 3.Dxc4 Cc6 4.Tc7+ Cd5 5.Dxd5+ Rf8 6.Df7#',
    pista: 'Busca la ruta de la dama: cada parada gana un tiempo y abre otra línea.',
    explicacion:
      'La dama recorre b3-c4-d5-f7 ganando tiempos con jaques y capturas hasta llegar a f7. La línea acaba en mate en 6 jugadas con 6.Df7#.',
    prueba: { mate: 6 },
  },
  {
    id: 'aj-tac-geometria-5-1',
    nivel: 5,
    fen: '4R2r/p1pp1pkp/bp3qp1/n7/6Q1/2P1R1N1/P4PPP/6K1 w - - 1 25',
    linea: '1.Ch5+ Rh6 2.Cxf6 Rg7 3.Ch5+ Rh6 4.Df4+ g5 5.Df6+ Rxh5 6.Th3+ Rg4 7.Te4#',
    pista: 'Busca la ruta de la dama: cada parada gana un tiempo y abre otra línea.',
    explicacion:
      'La dama recorre g4-f4-f6 ganando tiempos con jaques y capturas hasta llegar a f6. La línea acaba en mate en 7 jugadas con 7.Te4#.',
    prueba: { mate: 7 },
  },
  {
    id: 'aj-tac-geometria-5-2',
    nivel: 5,
    fen: '6nQ/rp1q1k2/3p1p1R/p1pNpb2/P7/2PP1B2/1P3K2/8 w - - 1 33',
    linea: '1.Ah5+ Ag6 2.Th7+ Re6 3.Dxg8+ Df7 4.Txf7 Axh5 5.Tg7+ Af7 6.Dxf7+ Rf5 7.Dxf6#',
    pista: 'Busca la ruta de la dama: cada parada gana un tiempo y abre otra línea.',
    explicacion:
      'La dama recorre h8-g8-f7-f6 ganando tiempos con jaques y capturas hasta llegar a f6. La línea acaba en mate en 7 jugadas con 7.Dxf6#.',
    prueba: { mate: 7 },
  },
  {
    id: 'aj-tac-geometria-5-3',
    nivel: 5,
    fen: '8/5pkp/3Q4/3P2Pp/1p1qB3/5PK1/p2r4/3b1R2 w - - 0 41',
    linea: '1.Dh6+ Rg8 2.Axh7+ Rh8 3.Ag6+ Rg8 4.Dh7+ Rf8 5.Dxf7#',
    pista: 'Busca la ruta de la dama: cada parada gana un tiempo y abre otra línea.',
    explicacion:
      'La dama recorre d6-h6-h7-f7 ganando tiempos con jaques y capturas hasta llegar a f7. La línea acaba en mate en 5 jugadas con 5.Dxf7#.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-tac-geometria-5-4',
    nivel: 5,
    fen: '6rk/1n3ppp/3pr3/4Q3/2PPP2R/q1PP4/5PPP/1N4K1 w - - 0 1',
    linea: '1.Txh7+ Rxh7 2.Df5+ g6 3.Dh3+ Rg7 4.Cxa3 Ta8 5.Cc2',
    pista: 'Busca la ruta de la dama: cada parada gana un tiempo y abre otra línea.',
    explicacion:
      'La dama recorre e5-f5-h3 ganando tiempos con jaques y capturas hasta llegar a h3. En cambio, 1.Cxa3 permite 1...dxe5 y no pasa de la igualdad.',
    prueba: { margen: 245 },
  },
  {
    id: 'aj-tac-geometria-5-5',
    nivel: 5,
    fen: '7r/4k3/6Rp/qpp5/8/4P1PP/Pn3PB1/2KR4 b - - 0 28',
    linea: '1...Dc3+ 2.Rb1 Cxd1 3.Tg7+ Rf6 4.Tg6+ Rxg6 5.Ae4+ Rg7 6.Ad5 Db2#',
    pista: 'Busca la ruta de la dama: cada parada gana un tiempo y abre otra línea.',
    explicacion:
      'La dama recorre a5-c3-b2 ganando tiempos con jaques y capturas hasta llegar a b2. La línea acaba en mate en 6 jugadas con 6...Db2#.',
    prueba: { mate: 6 },
  },
  {
    id: 'aj-tac-geometria-6-1',
    nivel: 6,
    fen: 'r1bk3r/pp2b1pp/1q6/QB1p3P/4P1p1/P7/1P3P1P/1K1R3R w - - 2 21',
    linea: '1.Txd5+ Rc7 2.Dc3+ Rb8 3.De5+ Dc7 4.Dxg7 Td8 5.Tc1',
    pista: 'Busca la ruta de la dama: cada parada gana un tiempo y abre otra línea.',
    explicacion:
      'La dama recorre a5-c3-e5-g7 ganando tiempos con jaques y capturas hasta llegar a g7. Las blancas ganan dos peones.',
    prueba: { margen: 321 },
  },
  {
    id: 'aj-tac-geometria-6-2',
    nivel: 6,
    fen: '4Q3/5pk1/7p/p3p3/2B1P3/5p1n/1P3PKP/8 w - - 0 50',
    linea: '1.Rxh3 h5 2.Dxf7+ Rh6 3.Rh4 a4 4.Df6+ Rh7 5.Rxh5 a3 6.Dh6#',
    pista: 'Busca la ruta de la dama: cada parada gana un tiempo y abre otra línea.',
    explicacion:
      'La dama recorre e8-f7-f6-h6 ganando tiempos con jaques y capturas hasta llegar a h6. La línea acaba en mate en 6 jugadas con 6.Dh6#.',
    prueba: { mate: 6 },
  },
  {
    id: 'aj-tac-geometria-6-3',
    nivel: 6,
    fen: 'r4br1/p2b3k/3p4/1p3RQp/1P2P3/8/P1P3PP/2R3K1 w - - 1 24',
    linea: '1.Dxh5+ Ah6 2.Tf6 Tg3 3.hxg3 Af5 4.Df7+ Ag7 5.Txf5 Rh8 6.Th5+ Ah6 7.Txh6#',
    pista: 'Busca la ruta de la dama: cada parada gana un tiempo y abre otra línea.',
    explicacion:
      'La dama recorre g5-h5-f7 ganando tiempos con jaques y capturas hasta llegar a f7. La línea acaba en mate en 7 jugadas con 7.Txh6#.',
    prueba: { mate: 7 },
  },
];
