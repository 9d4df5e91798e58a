import type { PosicionVerificada } from '../chess-topic.ts';

export const ajApePreparacion: readonly PosicionVerificada[] = [
  {
    id: 'aj-ape-preparacion-5-1',
    nivel: 5,
    fen: '1nb1kb1r/1pp1n1pp/5p2/1BP1p3/rp6/P3PN2/1B1P2PP/RN2K2R b KQk - 1 12',
    linea: '1...Ad7 2.Axa4 Axa4',
    pista: 'Estás en jaque y la torre de a4 también está atacada: ¿qué interposición recupera algo?',
    explicacion:
      'El alfil tapa el jaque y, si 2.Axa4 Axa4, las negras recuperan una pieza por la torre; luego ...Ac2 molesta al caballo de b1. Han perdido la calidad y están peor, pero con 1...c6 2.Axa4 se pierde la torre entera.',
    prueba: { margen: 95 },
  },
  {
    id: 'aj-ape-preparacion-5-2',
    nivel: 5,
    fen: 'r1b1kb1r/p4ppn/2pp4/4p1Bp/1PB1P3/q1NQ4/P1P2PPP/2R2RK1 w kq - 1 13',
    linea: '1.Ad2',
    pista: 'Tu alfil está atacado y el peón de b4 también: busca una retirada que sirva para los dos.',
    explicacion:
      'El alfil se salva y defiende b4, el peón que debe abrir el flanco de dama: tras 1...Tb8 2.b5 las líneas se abren con el rey negro en e8 y la dama en a3 fuera de juego. Con 1.f4 Cxg5 2.fxg5 las blancas ceden la pareja de alfiles.',
    prueba: { margen: 78 },
  },
  {
    id: 'aj-ape-preparacion-5-3',
    nivel: 5,
    fen: 'rnbq1rk1/p4ppp/2pb4/1p3n2/2B2p2/2NP1N2/PPP2RPP/R1B1Q1K1 w - - 0 12',
    linea: '1.Ab3',
    pista: 'El alfil de c4 está atacado: ¿dónde conserva la diagonal hacia f7?',
    explicacion:
      'La retirada natural conserva la diagonal contra f7, el punto débil después de ...f5. Tras 1...a5 2.a4 b4 3.Ce4 el caballo ocupa el centro y las blancas casi igualan a pesar del peón. El sacrificio 1.Cxb5 cxb5 no da suficiente.',
    prueba: { margen: 76 },
  },
  {
    id: 'aj-ape-preparacion-6-1',
    nivel: 6,
    fen: '1q1rkb1r/pp1npp2/2p3p1/6Np/2P1B1bP/5PP1/PP1QP1K1/R1BR4 b k - 2 16',
    linea: '1...Af5 2.Axf5 gxf5',
    pista: 'El alfil de g4 está atacado: ¿qué casilla permite cambiarlo por el alfil de e4?',
    explicacion:
      'El alfil va a f5 y ofrece el cambio por la mejor pieza blanca: tras 2.Axf5 gxf5 la estructura queda rota, pero la columna g da juego a la torre. Las negras están peor; con 1...Ag7 2.fxg4 pierden una pieza.',
    prueba: { margen: 74 },
  },
  {
    id: 'aj-ape-preparacion-6-2',
    nivel: 6,
    fen: 'r1bqkbnr/ppp3pp/2n2p2/4N2Q/1PPp4/4P3/P2P1PPP/RNB1KB1R b KQkq - 2 6',
    linea: '1...g6 2.Cxg6 hxg6',
    pista: 'Estás en jaque: ¿interponer o mover el rey? Calcula qué pasa en f7.',
    explicacion:
      'Hay que interponer: tras 2.Cxg6 hxg6 3.Dxh8 Ae6 las negras pierden la torre por el caballo y están peor, pero se desarrollan con rapidez mientras la dama blanca está lejos. Mover el rey con 1...Re7 permite 2.Df7+ y una caza mortal.',
    prueba: { margen: 437 },
  },
  {
    id: 'aj-ape-preparacion-6-3',
    nivel: 6,
    fen: 'r1bq1rk1/ppp2ppp/3p1n2/1Nb1P3/3p4/8/PPP1QPPP/R1B1KB1R w KQ - 0 9',
    linea: '1.Ag5',
    pista: 'El peón de e5 ataca tu objetivo en f6: ¿qué clavada refuerza la presión?',
    explicacion:
      'El alfil clava el caballo de f6 y mantiene la tensión: tras 1...dxe5 2.O-O-O las blancas tienen algo de juego por los peones. Están peor, pero con 1.Cxd4 Axd4 2.exf6 Dxf6 pierden b2 y el desarrollo.',
    prueba: { margen: 110 },
  },
  {
    id: 'aj-ape-preparacion-6-4',
    nivel: 6,
    fen: 'r1bk3r/ppppb3/2n3Qp/4q1B1/3pN2P/1B6/PPP3P1/R3R1K1 b - - 0 17',
    linea: '1...d3 2.Cf2 Dxb2',
    pista: 'Tu dama está en la columna e, frente a una torre: ¿cómo le das una casilla de salida con jaque?',
    explicacion:
      'El avance abre la casilla d4 a la dama, que amenaza irse con jaque de la columna e, y además ataca c2. Tras 2.Cf2 Dxb2 las negras tienen peones a cambio de su rey expuesto; siguen algo peor. Con 1...hxg5 2.Cxg5 la descubierta gana la dama.',
    prueba: { margen: 97 },
  },
];
