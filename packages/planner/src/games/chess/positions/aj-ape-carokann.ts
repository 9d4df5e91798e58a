import type { PosicionVerificada } from '../chess-topic.ts';

export const ajApeCarokann: readonly PosicionVerificada[] = [
  {
    id: 'aj-ape-carokann-2-1',
    nivel: 2,
    fen: 'r1b1kb1r/pp2qppp/2p2n2/4n1N1/3p4/2P5/PPBBQPPP/R3K1NR b KQkq - 5 10',
    linea: '1...d3 2.Axd3 Cxd3+',
    pista: 'La dama de e7 y el caballo de e5 miran hacia el rey de e1. Un peón puede atacar dos piezas a la vez.',
    explicacion:
      'El peón de d4 avanza a d3 y ataca el alfil de c2 y la dama de e2. Si 2.Axd3, el caballo captura con jaque y abre la columna e: la dama de e2 queda clavada por la de e7 y no puede recapturar. Las negras ganan una pieza por un peón.',
    prueba: { margen: 268 },
  },
  {
    id: 'aj-ape-carokann-2-2',
    nivel: 2,
    fen: 'rn1qkb1r/pp2npp1/2p1p1b1/8/3P3p/5NNP/PPPB1PP1/1R1QKB1R w Kkq - 0 10',
    linea: '1.Ce2',
    pista: 'El peón de h4 ataca tu caballo. ¿Dónde queda útil para ir después a f4?',
    explicacion:
      'El peón de h4 ataca el caballo de g3. En e2 está a salvo y puede seguir a f4, donde ataca el alfil de g6. Si las blancas desarrollan otra pieza con 1.Ag5, 1...hxg3 gana el caballo.',
    prueba: { margen: 203 },
  },
  {
    id: 'aj-ape-carokann-2-3',
    nivel: 2,
    fen: 'r3k2r/pp1n1ppp/4pn2/2bp4/P2B4/1PQ4P/N1qP1PP1/R3KB1R b KQkq - 3 13',
    linea: '1...De4+ 2.Ae3 d4 3.Dd3 dxe3',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez a la dama de c3 y al alfil de e3.',
    explicacion:
      'Tras 1...De4+ 2.Ae3, el peón llega a d4 y ataca a la vez a la dama de c3 y al alfil de e3: la siguiente jugada captura en e3. Las negras ganan un alfil por un peón.',
    prueba: { margen: 174 },
  },
  {
    id: 'aj-ape-carokann-3-1',
    nivel: 3,
    fen: 'r1b1kbnr/p4ppp/2nNp3/1pPqP3/3p4/5N2/PPP1QPPP/R1B1KB1R b KQkq - 1 9',
    linea: '1...Axd6 2.cxd6 f6',
    pista: 'Estás en jaque: ¿qué captura desarrolla una pieza?',
    explicacion:
      'El caballo de d6 da jaque y domina; se elimina con el alfil y, tras 2.cxd6 f6, las negras atacan la cadena e5-d6. Están peor por el peón de b5, pero sin el caballo pueden respirar. Mover el rey pierde el enroque.',
    prueba: { margen: 169 },
  },
  {
    id: 'aj-ape-carokann-3-2',
    nivel: 3,
    fen: 'r1bqkb1r/pp1n1ppp/2p2n2/4p1N1/2BP4/2P5/PP3PPP/R1BQK1NR b KQkq - 1 8',
    linea: '1...Cd5 2.Axd5 cxd5',
    pista: 'El alfil acaba de ir de d3 a c4: ¿qué punto ataca ahora junto con el caballo de g5?',
    explicacion:
      'Las blancas apuntan a f7. El caballo corta la diagonal y, al salir de f6, descubre la dama contra el caballo de g5: tras 2.Axd5 cxd5 3.dxe5 Cxe5 hay igualdad. Con 1...Ad6 2.Axf7+ o 1...h6 2.Cxf7 el rey queda en el centro.',
    prueba: { margen: 213 },
  },
  {
    id: 'aj-ape-carokann-3-3',
    nivel: 3,
    fen: 'r3k1nr/pp1b1ppp/2n1p3/1BbpP3/1q6/1NN5/PPP2PPP/R1BQK2R w KQkq - 4 10',
    linea: '1.a3 Axf2+ 2.Rxf2',
    pista: 'La dama de b4 salió a comer: ¿cuántas casillas le quedan?',
    explicacion:
      'La dama de b4 está casi encerrada: el peón la ataca y las negras deben entregar el alfil con 1...Axf2+ 2.Rxf2 Dh4+ para escapar. Las blancas quedan con pieza por peón. Con 1.O-O Ab6 la dama tiene tiempo.',
    prueba: { margen: 205 },
  },
  {
    id: 'aj-ape-carokann-4-1',
    nivel: 4,
    fen: 'r2qkbnr/pp1n1pp1/4p3/1B1pPbNp/3p4/4B3/PPP2PPP/RN1Q1RK1 b kq - 1 9',
    linea: '1...dxe3 2.Axd7+ Dxd7',
    pista: 'El caballo de d7 está clavado, pero ¿qué puedes capturar antes?',
    explicacion:
      'El peón captura el alfil de e3 y la clavada no importa: tras 2.Axd7+ Dxd7 las negras recapturan y han ganado una pieza. Con 1...Ac5 2.Axd7+ y 3.Axd4 las blancas recuperan el material.',
    prueba: { margen: 275 },
  },
  {
    id: 'aj-ape-carokann-4-2',
    nivel: 4,
    fen: 'rnb1k2r/pp3ppp/2p2p2/q7/1b1P4/8/PPPQKPPP/R1B2BNR w kq - 4 8',
    linea: '1.c3',
    pista: 'El rey de e2 tapa a sus piezas: ¿qué avance gana tiempo y permite evacuarlo?',
    explicacion:
      'El peón echa al alfil y da solidez al centro; después el rey sale por f2 con f3. Las negras están algo mejor por el desarrollo. Con 1.Dd3 Af5 la dama pierde otro tiempo.',
    prueba: { margen: 73 },
  },
  {
    id: 'aj-ape-carokann-4-3',
    nivel: 4,
    fen: 'r1b1kbnr/pp2pppp/B1n5/2PpP3/4q3/2P5/P4PPP/RNBQK1NR w KQkq - 1 8',
    linea: '1.Ae2 Dxg2 2.Af3',
    pista: 'Estás en jaque y el alfil de a6 cuelga: ¿qué interposición resuelve las dos cosas?',
    explicacion:
      'El alfil vuelve a e2 y tapa el jaque: así no se pierde en a6. Tras 1...Dxg2 2.Af3 gana un tiempo sobre la dama y recupera d5; las blancas quedan solo algo peor. Con 1.Ce2 bxa6 se pierde la pieza.',
    prueba: { margen: 153 },
  },
  {
    id: 'aj-ape-carokann-5-1',
    nivel: 5,
    fen: '4k2r/rb2bppp/pp2pq2/3P4/Q6P/2N2B2/PP3PP1/R3R1K1 b k - 4 16',
    linea: '1...Rf8 2.d6 Axf3',
    pista: 'Estás en jaque: ¿qué casilla del rey permite cambiar alfiles después?',
    explicacion:
      'El rey va a f8, pierde el enroque y, tras 2.d6 Axf3 3.dxe7+ Dxe7, las negras recuperan la pieza. Siguen peor por el rey y la torre de h8. Tapar con 1...b5 2.Cxb5 pierde peón y ataque.',
    prueba: { margen: 61 },
  },
  {
    id: 'aj-ape-carokann-5-2',
    nivel: 5,
    fen: 'r2q1rk1/p2b1pbp/2p3p1/2PpQ3/1P2n3/2N2P2/P1P1N1PP/1RB2RK1 w - - 1 15',
    linea: '1.Dxg7+ Rxg7 2.fxe4',
    pista: 'Tu dama está atacada: ¿qué captura te da el mejor cambio?',
    explicacion:
      'La dama captura el alfil y, tras 1...Rxg7 2.fxe4, las blancas tienen tres piezas menores por la dama y un caballo central. La posición es compleja, algo mejor para las negras. Con 1.Df4 Cxc3 se pierde el alfil de c1 sin compensación.',
    prueba: { margen: 86 },
  },
  {
    id: 'aj-ape-carokann-5-3',
    nivel: 5,
    fen: '2r2rk1/1p1bqpb1/p1n2npp/8/3Pp3/1QPB3P/PP1NNBP1/R4RK1 w - - 0 18',
    linea: '1.Cf4 Dd6 2.Cxg6',
    pista: 'El alfil de d3 está atacado por un peón: ¿hay algo mejor que capturar en e4?',
    explicacion:
      'El alfil cuelga, pero el caballo contraataca en g6: tras 1...Dd6 2.Cxg6 las blancas obtienen peones y juego contra el rey. Siguen algo peor; si 1.Axe4 Cxe4, las negras dominan las casillas blancas.',
    prueba: { margen: 75 },
  },
];
