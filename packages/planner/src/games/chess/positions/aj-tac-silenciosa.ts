import type { PosicionVerificada } from '../chess-topic.ts';

export const ajTacSilenciosa: readonly PosicionVerificada[] = [
  {
    id: 'aj-tac-silenciosa-4-1',
    nivel: 4,
    fen: '8/2Qb3k/4p1p1/p7/P1BPP3/4K3/1PP5/4q3 w - - 5 46',
    linea: '1.Ae2 Dg1+ 2.Rd3 Rh6 3.Dxd7',
    pista: 'La jugada decisiva no es un jaque ni una captura: busca la que crea una amenaza imparable.',
    explicacion:
      '1.Ae2 no captura ni da jaque, pero el alfil se coloca en e2; contra 1...Dg1+ sigue 2.Rd3. Las blancas ganan un alfil.',
    prueba: { margen: 239 },
  },
  {
    id: 'aj-tac-silenciosa-4-2',
    nivel: 4,
    fen: 'r4rk1/2q2p1p/1p4p1/p2bP3/1n2B3/2b1P1P1/3N1PNP/1QB2RK1 b - - 1 23',
    linea: '1...Aa2 2.Axa8 Axb1 3.Cxb1 Txa8 4.Cxc3 Dxc3',
    pista: 'La jugada decisiva no es un jaque ni una captura: busca la que crea una amenaza imparable.',
    explicacion:
      '1...Aa2 no captura ni da jaque, pero el alfil se coloca en a2 y ataca a la dama de b1; contra 2.Axa8 sigue 2...Axb1. Las negras ganan una dama por una torre.',
    prueba: { margen: 228 },
  },
  {
    id: 'aj-tac-silenciosa-4-3',
    nivel: 4,
    fen: '3rk3/1p3pp1/p1p1p1p1/3n4/1P1P3r/4BB1P/P5P1/1R3RK1 w - - 0 28',
    linea: '1.Ag5 Txd4 2.Axd8 Rxd8 3.Axd5',
    pista: 'La jugada decisiva no es un jaque ni una captura: busca la que crea una amenaza imparable.',
    explicacion:
      '1.Ag5 no captura ni da jaque, pero el alfil se coloca en g5 y ataca a la torre de d8 y a la torre de h4; contra 1...Txd4 sigue 2.Axd8. Las blancas ganan una torre por un alfil y un peón.',
    prueba: { margen: 201 },
  },
  {
    id: 'aj-tac-silenciosa-4-4',
    nivel: 4,
    fen: 'r1b1kb1r/ppqp1ppp/2n1p3/8/2B1P1n1/2N2N1P/PP2QPP1/R1B2RK1 b kq - 0 9',
    linea: '1...Cd4 2.hxg4 Cxe2+',
    pista: 'La jugada decisiva no es un jaque ni una captura: busca la que crea una amenaza imparable.',
    explicacion:
      '1...Cd4 no captura ni da jaque, pero el caballo se coloca en d4 y ataca a la dama de e2; contra 2.hxg4 sigue 2...Cxe2+. Las negras ganan una dama por dos caballos.',
    prueba: { margen: 217 },
  },
  {
    id: 'aj-tac-silenciosa-4-5',
    nivel: 4,
    fen: '8/p6p/1p6/3k4/r6p/2N2P2/8/5K2 b - - 9 48',
    linea: '1...Rd4 2.Cxa4 b5 3.Cb2 a5',
    pista: 'La jugada decisiva no es un jaque ni una captura: busca la que crea una amenaza imparable.',
    explicacion:
      '1...Rd4 no captura ni da jaque, pero el rey se coloca en d4 y ataca al caballo de c3; contra 2.Cxa4 sigue 2...b5. En cambio, 1...Rc4 permite 2.Cxa4 y la ventaja es mucho menor.',
    prueba: { margen: 233 },
  },
  {
    id: 'aj-tac-silenciosa-4-6',
    nivel: 4,
    fen: '4r1k1/p5pp/1p2r3/1R1p1p1q/P1pP4/B1P1PP1n/2Q3P1/4RK2 b - - 5 31',
    linea: '1...Cf4 2.Df2 Cd3 3.Ac1 Cxf2',
    pista: 'La jugada decisiva no es un jaque ni una captura: busca la que crea una amenaza imparable.',
    explicacion:
      '1...Cf4 no captura ni da jaque, pero el caballo se coloca en f4; contra 2.Df2 sigue 2...Cd3. Las negras ganan una dama por un caballo.',
    prueba: { margen: 287 },
  },
  {
    id: 'aj-tac-silenciosa-5-1',
    nivel: 5,
    fen: '2q3k1/2p3p1/7p/p3Q3/P1PPp3/1r2BbP1/1r3P1P/R1R3K1 b - - 0 33',
    linea: '1...Dh3 2.De6+ Dxe6 3.Rf1 Dh3+ 4.Re1 Te2+ 5.Rd1 Df1#',
    pista: 'La jugada decisiva no es un jaque ni una captura: busca la que crea una amenaza imparable.',
    explicacion:
      '1...Dh3 no captura ni da jaque, pero la dama se coloca en h3; contra 2.De6+ sigue 2...Dxe6. La línea acaba en mate en 5 jugadas con 5...Df1#.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-tac-silenciosa-5-2',
    nivel: 5,
    fen: '1rr5/2qb2p1/p6p/2k5/4Q2P/Pp2P1P1/5P2/2R3K1 b - - 3 34',
    linea: '1...Rb6 2.Txc7 Txc7 3.De5 Rb7 4.Rh2 Tc2',
    pista: 'La jugada decisiva no es un jaque ni una captura: busca la que crea una amenaza imparable.',
    explicacion:
      '1...Rb6 no captura ni da jaque, pero el rey se coloca en b6; contra 2.Txc7 sigue 2...Txc7. En cambio, 1...Rd6 permite 2.Df4+ y la ventaja es mucho menor.',
    prueba: { margen: 185 },
  },
  {
    id: 'aj-tac-silenciosa-5-3',
    nivel: 5,
    fen: '3r4/kpp3RP/8/4p3/4N3/4PPK1/pb4P1/2r2B1R w - - 0 37',
    linea: '1.Tg8 Txg8+ 2.hxg8=D a1=D 3.Th8 Txf1 4.Db8+ Rb6 5.Th6+',
    pista: 'La jugada decisiva no es un jaque ni una captura: busca la que crea una amenaza imparable.',
    explicacion:
      '1.Tg8 no captura ni da jaque, pero la torre se coloca en g8 y ataca a la torre de d8; contra 1...Txg8+ sigue 2.hxg8=D. En cambio, 1.Ac4 permite 1...a1=D y no pasa de la igualdad.',
    prueba: { margen: 466 },
  },
  {
    id: 'aj-tac-silenciosa-6-1',
    nivel: 6,
    fen: 'rn4k1/pp4bp/2qp2p1/2pb1pN1/5B2/2P5/P1B2PPP/R2Q2K1 w - - 2 20',
    linea: '1.Aa4 b5 2.Axb5 Db7 3.Tb1 Ad4 4.cxd4',
    pista: 'La jugada decisiva no es un jaque ni una captura: busca la que crea una amenaza imparable.',
    explicacion:
      '1.Aa4 no captura ni da jaque, pero el alfil se coloca en a4 y ataca a la dama de c6; contra 1...b5 sigue 2.Axb5. Las blancas ganan un alfil y un peón.',
    prueba: { margen: 228 },
  },
  {
    id: 'aj-tac-silenciosa-6-2',
    nivel: 6,
    fen: '2krr3/ppp4p/2bn4/2p1Np2/5R2/2P3P1/PP1N1P1P/4R1K1 b - - 1 20',
    linea: '1...Cf7 2.Cef3 Txe1+ 3.Cxe1 Txd2',
    pista: 'La jugada decisiva no es un jaque ni una captura: busca la que crea una amenaza imparable.',
    explicacion:
      '1...Cf7 no captura ni da jaque, pero el caballo se coloca en f7; contra 2.Cef3 sigue 2...Txe1+. Las negras ganan un caballo.',
    prueba: { margen: 230 },
  },
  {
    id: 'aj-tac-silenciosa-6-3',
    nivel: 6,
    fen: 'r2q3r/1b1nbk2/pp4p1/3Ppp2/Q2p4/3P1BPp/PP1B1P1P/3RR2K b - - 0 27',
    linea: '1...Cc5 2.Dc4 b5 3.Dxc5 Axc5',
    pista: 'La jugada decisiva no es un jaque ni una captura: busca la que crea una amenaza imparable.',
    explicacion:
      '1...Cc5 no captura ni da jaque, pero el caballo se coloca en c5 y ataca a la dama de a4; contra 2.Dc4 sigue 2...b5. Las negras ganan una dama por un caballo.',
    prueba: { margen: 234 },
  },
  {
    id: 'aj-tac-silenciosa-6-4',
    nivel: 6,
    fen: '1r5k/3R4/1PP2Np1/7p/5P2/7P/p5P1/4rK2 w - - 0 51',
    linea: '1.Rf2 Tf1+ 2.Rg3 h4+ 3.Rg4 Txf4+ 4.Rxf4 g5+ 5.Rf5 Tb7 6.cxb7 a1=D 7.b8=D#',
    pista: 'La jugada decisiva no es un jaque ni una captura: busca la que crea una amenaza imparable.',
    explicacion:
      '1.Rf2 no captura ni da jaque, pero el rey se coloca en f2 y ataca a la torre de e1; contra 1...Tf1+ sigue 2.Rg3. La línea acaba en mate en 7 jugadas con 7.b8=D#.',
    prueba: { mate: 7 },
  },
];
