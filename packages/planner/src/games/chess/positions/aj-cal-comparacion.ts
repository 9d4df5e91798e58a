import type { PosicionVerificada } from '../chess-topic.ts';

export const ajCalComparacion: readonly PosicionVerificada[] = [
  {
    id: 'aj-cal-comparacion-4-1',
    nivel: 4,
    fen: 'r4rk1/pb1n1pp1/1q1p1b1p/2p5/3PPB2/5NP1/1P3PBP/R2Q1RK1 w - - 3 21',
    linea: '1.e5 Ag5 2.Axg5',
    pista: 'Una candidata natural es 1.d5: calcula hasta dónde llega y busca otra mejor.',
    explicacion:
      '1.e5 ataca el alfil de f6 y, si este se retira, 2.exd6 gana un peón o abre el centro con las piezas blancas mejor colocadas. La natural 1.d5 cierra el juego, da a las negras la gran diagonal del alfil de f6 y no pasa de la igualdad.',
    prueba: { margen: 69 },
  },
  {
    id: 'aj-cal-comparacion-4-2',
    nivel: 4,
    fen: '1rr5/2qbk1p1/p2R3p/3Q4/7P/Pp2P1P1/5P2/4R1K1 w - - 2 32',
    linea: '1.Td1',
    pista: 'Una candidata natural es 1.De5+: calcula hasta dónde llega y busca otra mejor.',
    explicacion:
      'La torre de d6 está en el aire y el peón de b3 corre. El jaque 1.De5+ parece activo, pero 1...Rf8 deja al rey a salvo y las piezas blancas sin blanco. 1.Td1 defiende la torre y concentra todo en la columna d contra el alfil de d7; las blancas siguen peor, pero con amenazas reales.',
    prueba: { margen: 151 },
  },
  {
    id: 'aj-cal-comparacion-4-3',
    nivel: 4,
    fen: '1r6/4k2p/R3Nrp1/p7/P3P1P1/1PK4P/8/8 w - - 3 51',
    linea: '1.Cc5 Txa6 2.Cxa6 Ta8 3.Cc5',
    pista: 'Una candidata natural es 1.Cc7: calcula hasta dónde llega y busca otra mejor.',
    explicacion:
      'El caballo de e6 está atacado y la torre de a6 lo sostiene. Con 1.Cc5 las torres quedan enfrentadas y, si 1...Txa6 2.Cxa6, el caballo recaptura atacando la torre de b8 y vuelve a c5, donde ningún peón lo molesta. En cambio, 1.Cc7 Tc8 lo deja clavado en la columna del rey.',
    prueba: { margen: 138 },
  },
  {
    id: 'aj-cal-comparacion-5-1',
    nivel: 5,
    fen: '3qrrk1/1b1nbppp/pp1p4/3PpN2/4P3/1P2BP2/P1Q1B1PP/2R2RK1 b - - 2 17',
    linea: '1...g6 2.Cxe7+ Dxe7',
    pista: 'Una candidata natural es 1...h6: calcula hasta dónde llega y busca otra mejor.',
    explicacion:
      'El caballo de f5 es la pieza blanca más fuerte y ataca d6. 1...g6 lo obliga a definirse: si 2.Cxe7+ Dxe7 las negras resuelven la presión sobre d6, aunque 3.Ah6 mantenga la ventaja. Con 1...h6 el caballo se queda y 2.Dc7 entra en la séptima fila.',
    prueba: { margen: 71 },
  },
  {
    id: 'aj-cal-comparacion-5-2',
    nivel: 5,
    fen: '2rq1rk1/pp1bpp1p/3p1npQ/1B2n3/3NP3/2N2P2/PPP3PP/2KR3R b - - 0 13',
    linea: '1...Txc3 2.bxc3 Axb5',
    pista: 'Una candidata natural es 1...Axb5: calcula hasta dónde llega y busca otra mejor.',
    explicacion:
      'La entrega de calidad 1...Txc3 rompe los peones del rey: si 2.bxc3 Axb5 3.Cxb5 Da5, la dama ataca a la vez b5, c3 y a2; si 2.Axd7 Cfxd7 3.bxc3 Da5, el rey blanco queda sin protección y el caballo llega a c4. Con 1...Axb5 2.Ccxb5 no hay nada de eso.',
    prueba: { margen: 136 },
  },
  {
    id: 'aj-cal-comparacion-5-3',
    nivel: 5,
    fen: '2r2r1k/pp1bppb1/3p2p1/q2N4/3NP1nP/P2QBp2/1PP5/1K1R2R1 w - - 4 22',
    linea: '1.h5',
    pista: 'Una candidata natural es 1.Cxf3: calcula hasta dónde llega y busca otra mejor.',
    explicacion:
      'La columna h lleva al rey negro y 1.h5 amenaza abrirla; si la cierran con 1...g5, 2.Axg5 toma un peón y sigue el ataque. La natural 1.Cxf3 permite 1...Ab5, que ataca a la dama: tras el cambio, el caballo de g4 elimina el alfil de e3 y las blancas pierden la iniciativa.',
    prueba: { margen: 113 },
  },
  {
    id: 'aj-cal-comparacion-5-4',
    nivel: 5,
    fen: 'r1b4Q/p3kp2/1pPbpn2/3pq2p/8/2NB2P1/PP3P1P/R4RK1 b - - 0 22',
    linea: '1...Ab7',
    pista: 'Una candidata natural es 1...Ac5: calcula hasta dónde llega y busca otra mejor.',
    explicacion:
      'Al mover el alfil de c8, la torre de a8 ataca a la dama de h8: 1...Ab7 gana un tiempo y no teme 2.cxb7 Txh8. La dama se retira y entonces 2...Axc6 toma el peón peligroso. En cambio, 1...Ac5 mejora el otro alfil, pero deja a la dama blanca y al peón de c6 tranquilos.',
    prueba: { margen: 112 },
  },
  {
    id: 'aj-cal-comparacion-6-1',
    nivel: 6,
    fen: 'r7/2n3bp/2P1k1p1/4P3/P4P2/3N4/3BKP1P/1R6 w - - 3 39',
    linea: '1.Tb7 Tc8 2.Aa5 Ce8 3.c7',
    pista: 'Una candidata natural es 1.Tb6: calcula hasta dónde llega y busca otra mejor.',
    explicacion:
      'La torre entra en b7 y ataca el caballo de c7, que es lo único que frena el peón: si 1...Tc8 2.Aa5 suma un atacante y 2...Ce8 3.c7 avanza. Con 1.Tb6 la torre solo defiende el peón y las negras tienen tiempo para 1...Af8.',
    prueba: { margen: 93 },
  },
  {
    id: 'aj-cal-comparacion-6-2',
    nivel: 6,
    fen: 'rn2k2r/1p1bqp1p/p2b1n2/1Bp1N1p1/Q4B2/2N5/PP3PPP/2KR3R w - - 0 15',
    linea: '1.The1 gxf4 2.Cxd7 Cbxd7 3.Axd7+',
    pista: 'Una candidata natural es 1.Txd6: calcula hasta dónde llega y busca otra mejor.',
    explicacion:
      'La dama y el rey negros están en la columna e, y 1.The1 la ocupa aunque cuelgue el alfil de f4. Tras 1...gxf4 2.Cxd7 el caballo descubre la torre contra la dama y gana material decisivo: 2...Cbxd7 3.Axd7+. Con 1.Txd6 Dxd6 se cambia la pieza que estaba clavada y la ventaja baja.',
    prueba: { margen: 73 },
  },
  {
    id: 'aj-cal-comparacion-6-3',
    nivel: 6,
    fen: '2r2rk1/1b1nbppp/pp1pp3/7q/P1PNP1n1/1PN2QP1/1B3PBP/R2R2K1 w - - 3 17',
    linea: '1.h3 Cde5 2.De2 Cf6 3.Dxh5',
    pista: 'Una candidata natural es 1.h4: calcula hasta dónde llega y busca otra mejor.',
    explicacion:
      '1.h3 pregunta enseguida al caballo de g4: tras 1...Cde5 2.De2 Cf6 la dama negra de h5 queda enfrentada a la blanca y el cambio favorece a las blancas, que tienen más espacio. Con 1.h4 se permite 1...g5 y las negras consiguen ataque.',
    prueba: { margen: 93 },
  },
  {
    id: 'aj-cal-comparacion-6-4',
    nivel: 6,
    fen: '2r2k1r/1B6/pp1q1bp1/2n1pp2/1PQp4/3P2Pp/P2B1P1P/3RR2K b - - 0 32',
    linea: '1...Dd7 2.bxc5 Dxb7+',
    pista: 'Una candidata natural es 1...Dc7: calcula hasta dónde llega y busca otra mejor.',
    explicacion:
      'Están atacados el caballo de c5 y la torre de c8, y parece que hay que retirarse. 1...Dd7 contraataca el alfil de b7: si 2.bxc5 Dxb7+, la captura es con jaque; si 2.Axc8, 2...Dc6+ entra en la gran diagonal contra el rey de h1. Con 1...Dc7 2.Ad5 el alfil escapa.',
    prueba: { margen: 143 },
  },
  {
    id: 'aj-cal-comparacion-6-5',
    nivel: 6,
    fen: '4r3/1Pk5/P4b2/4rpp1/1BBp4/3Pp1Pp/4K2P/1R6 w - - 1 54',
    linea: '1.Ad6+ Rxd6 2.a7 Re7 3.b8=D Rf8 4.a8=D',
    pista: 'Una candidata natural es 1.Af7: calcula hasta dónde llega y busca otra mejor.',
    explicacion:
      '1.Ad6+ es la candidata forzada: si 1...Rxd6 2.a7, los dos peones coronan y las torres no bastan; si 1...Rc6, 2.Axe5 gana una torre. La natural 1.Af7 también gana, pero da a las negras una jugada para activar sus peones.',
    prueba: { margen: 203 },
  },
];
