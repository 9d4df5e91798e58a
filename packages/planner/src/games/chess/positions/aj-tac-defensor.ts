import type { PosicionVerificada } from '../chess-topic.ts';

export const ajTacDefensor: readonly PosicionVerificada[] = [
  {
    id: 'aj-tac-defensor-1-1',
    nivel: 1,
    fen: 'r4rk1/pp3ppp/5n2/3b2B1/8/P7/1P3PPP/3RNRK1 w - - 0 1',
    linea: '1.Axf6 gxf6 2.Txd5',
    pista: 'La torre de d1 ataca el alfil de d5. ¿Quién lo defiende, y puedes cambiarlo?',
    explicacion:
      'El caballo de f6 es la única pieza que defiende al alfil de d5. El alfil blanco lo captura y, cuando el peón recaptura, la torre toma en d5: las blancas ganan una pieza. Tomar antes en d5 con la torre solo perdería la calidad, porque el caballo sigue ahí.',
    prueba: { margen: 97 },
  },
  {
    id: 'aj-tac-defensor-1-2',
    nivel: 1,
    fen: 'r1b2rk1/ppp2ppp/2n5/1B6/3b4/5N2/PPP2PPP/R1B2RK1 w - - 0 1',
    linea: '1.Axc6 bxc6 2.Cxd4',
    pista: 'El caballo de f3 ataca el alfil de d4, que tiene un solo defensor. ¿Qué pieza tuya llega a ese defensor?',
    explicacion:
      'El caballo de c6 es el único defensor del alfil de d4. El alfil de b5 lo elimina y, tras la recaptura, el caballo toma en d4 y gana una pieza. El orden importa: 1.Cxd4 Cxd4 no gana nada y además deja atacados el alfil de b5 y el peón de c2.',
    prueba: { margen: 183 },
  },
  {
    id: 'aj-tac-defensor-1-3',
    nivel: 1,
    fen: 'r4rk1/ppp2ppp/2n5/8/3B2b1/5N2/PPP2PPP/R4RK1 b - - 0 1',
    linea: '1...Axf3 2.gxf3 Cxd4',
    pista: 'Tu caballo mira el alfil de d4. ¿Qué pieza blanca lo sostiene, y cuál de las tuyas puede capturarla?',
    explicacion:
      'El caballo de f3 es lo único que defiende al alfil de d4. Las negras lo cambian por su alfil y después el caballo toma en d4: ganan una pieza. En cambio, 1...Cxd4 2.Cxd4 sería un simple cambio.',
    prueba: { margen: 152 },
  },
  {
    id: 'aj-tac-defensor-1-4',
    nivel: 1,
    fen: 'r1b2rk1/pp3ppp/4pn2/q2N4/8/3Q4/PPB2PPP/R4RK1 w - - 0 1',
    linea: '1.Cxf6+ gxf6 2.Dxh7#',
    pista: 'La dama y el alfil de c2 apuntan a h7. ¿Qué pieza negra lo impide?',
    explicacion:
      'El caballo de f6 es el único defensor de h7. El caballo blanco lo captura con jaque, así que no hay tiempo para otra cosa: tanto si el peón recaptura como si el rey va a h8, la dama da mate en h7 apoyada por el alfil.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-defensor-1-5',
    nivel: 1,
    fen: 'r4rk1/pp3ppp/3n4/1b6/5B2/2N5/PPP2PPP/R3R1K1 w - - 0 1',
    linea: '1.Axd6 Ac6 2.Axf8',
    pista: 'Tu caballo ataca el alfil de b5. Mira qué pieza lo defiende y qué más atacarías al capturarla.',
    explicacion:
      'El caballo de d6 es el único defensor del alfil de b5. Al capturarlo, el alfil blanco ataca además la torre de f8: si las negras salvan su alfil, cae la torre. La captura inmediata en b5 solo cambiaría piezas.',
    prueba: { margen: 188 },
  },
  {
    id: 'aj-tac-defensor-1-6',
    nivel: 1,
    fen: 'r5k1/1p1q1ppp/p1nb1B2/8/P2prPb1/1PN3Q1/2P1NPPP/R4RK1 b - - 1 19',
    linea: '1...dxc3 2.Axc3 Txe2',
    pista: 'Pregúntate qué pieza rival defiende el caballo de e2 y si puedes eliminarla.',
    explicacion:
      'El caballo de c3 es el único defensor del caballo de e2; al capturarlo con 1...dxc3, 2...Txe2 gana el caballo. Las negras ganan dos caballos por un peón.',
    prueba: { margen: 309 },
  },
  {
    id: 'aj-tac-defensor-2-1',
    nivel: 2,
    fen: '1Q3B1k/5pp1/2R1p2p/2ppr3/8/3P4/n4PPP/4q1RK b - - 0 1',
    linea: '1...Dxg1+ 2.Rxg1 Te1#',
    pista: 'Pregúntate qué pieza rival defiende la casilla e1 y si puedes eliminarla.',
    explicacion:
      'La torre de g1 es la única pieza que defiende la primera fila. La dama la captura con jaque, el rey debe recapturar y la torre da mate en e1: los peones de f2, g2 y h2 encierran a su rey.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-defensor-2-2',
    nivel: 2,
    fen: 'Q5rk/1pq1Rppp/3r4/2pp4/8/N2PP2P/1P3PPK/5R1n w - - 0 1',
    linea: '1.Dxg8+ Rxg8 2.Te8#',
    pista: 'Pregúntate qué pieza rival defiende la casilla e8 y si puedes eliminarla.',
    explicacion:
      'La torre de g8 es la única pieza que guarda la última fila. La dama la captura con jaque, el rey recaptura y la torre da mate en e8, con los peones de f7, g7 y h7 cerrando la salida.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-defensor-2-3',
    nivel: 2,
    fen: '1Q4rk/1p1R1ppp/4p3/2pp4/2N1q3/PPPP3P/5PP1/1r2n2K w - - 0 1',
    linea: '1.Dxg8+ Rxg8 2.Td8#',
    pista: 'Pregúntate qué pieza rival defiende la casilla d8 y si puedes eliminarla.',
    explicacion:
      'La torre de g8 es la única que guarda la última fila. La dama se cambia por ella con jaque y, cuando el rey recaptura, la torre da mate en d8: los peones negros encierran a su rey.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-defensor-2-4',
    nivel: 2,
    fen: '6kN/5ppp/1rp5/8/2P1PR2/3P2Q1/2n2PPP/1q4RK b - - 0 1',
    linea: '1...Dxg1+ 2.Rxg1 Tb1#',
    pista: 'Pregúntate qué pieza rival defiende la casilla b1 y si puedes eliminarla.',
    explicacion:
      'La torre de g1 es la única pieza que defiende la primera fila. La dama la captura con jaque, el rey recaptura y la torre baja a b1 con mate del pasillo.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-defensor-3-1',
    nivel: 3,
    fen: 'n3b3/5kp1/p1N2b1p/5p2/4B3/P3P1PP/1B2RP2/6K1 b - - 5 26',
    linea: '1...fxe4 2.Axf6 Axc6',
    pista:
      'Tu alfil de e8 ataca el caballo de c6. ¿Quién lo defiende y cómo lo eliminas, aunque cuelgue algo tuyo en f6?',
    explicacion:
      'El caballo de c6 solo lo defiende el alfil de e4. Al tomarlo con 1...fxe4, los dos bandos se llevan una pieza más, 2.Axf6 Axc6, y la cuenta favorece a las negras. Siguen con desventaja porque les falta calidad, pero cualquier retirada del caballo las deja mucho peor.',
    prueba: { margen: 266 },
  },
  {
    id: 'aj-tac-defensor-3-2',
    nivel: 3,
    fen: '4r1k1/1R1r1pp1/p1p1Q2p/2B5/4P3/PPP1n3/5PPP/3q2RK b - - 0 1',
    linea: '1...Dxg1+ 2.Rxg1 Td1#',
    pista: 'Tu torre de d7 quiere llegar a d1 con mate. ¿Qué pieza cuida esa fila?',
    explicacion:
      'Si la torre de d7 llega a d1 es mate del pasillo, pero la torre de g1 defiende la primera fila. 1...Dxg1+ elimina a la defensora y, como el rey tiene que tomar, 2...Td1# termina. Tomar la dama de e6 gana material, pero no remata.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-defensor-3-3',
    nivel: 3,
    fen: '4Q1rk/p4ppp/4RR2/1np5/2PP4/q7/P4PPP/r4RK1 w - - 0 1',
    linea: '1.Dxg8+ Rxg8 2.Te8#',
    pista: 'El rey de h8 no tiene aire. ¿Qué única pieza impide el mate en la octava fila?',
    explicacion:
      'La torre de g8 es la única que sostiene la octava fila. 1.Dxg8+ la elimina y trae al rey a g8, detrás de sus peones; como la torre de e6 tiene libre la columna, 2.Te8# es mate. Las demás piezas negras están lejos, en a1, a3 y b5.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-defensor-3-4',
    nivel: 3,
    fen: 'r1b1k2r/pppp1ppp/2n5/2q1n1B1/1bP5/P3PN2/1P1N1PPP/R2QKB1R b KQkq - 0 9',
    linea: '1...Cxf3+ 2.gxf3 Axd2+ 3.Dxd2 Dxg5',
    pista:
      'El alfil de g5 está sostenido por un solo caballo. ¿Qué pasa si lo tomas con jaque y el otro caballo está clavado?',
    explicacion:
      'El alfil de g5 depende del caballo de f3. 1...Cxf3+ elimina a ese defensor con jaque, y el caballo de d2 no puede recapturar porque está clavado por el alfil de b4. Tras 2.gxf3 Axd2+ 3.Dxd2 Dxg5 las negras ganan el alfil.',
    prueba: { margen: 217 },
  },
  {
    id: 'aj-tac-defensor-4-1',
    nivel: 4,
    fen: '2Q3rk/2R2ppp/5r2/2p5/5q2/P1P1P3/P1n1BPPP/6K1 w - - 0 1',
    linea: '1.Dxg8+ Rxg8 2.Tc8#',
    pista: 'Tu dama y tu torre están en la columna c, y la torre de g8 es la única que sostiene la octava fila.',
    explicacion:
      'La única pieza que cuida la octava fila es la torre de g8. 1.Dxg8+ la elimina y la torre de c7, que estaba detrás de la dama, llega a c8: 1...Rxg8 2.Tc8#. Tomar la dama de f4 con 1.exf4 gana, pero deja pasar el mate en dos.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-defensor-4-2',
    nivel: 4,
    fen: 'Q3B1rk/5ppp/6n1/4p3/3PP3/PP4N1/RPPrb1q1/1K5R b - - 0 1',
    linea: '1...Dxh1+ 2.Cxh1 Td1#',
    pista: 'Tu alfil de e2 cuida d1. ¿Qué pieza blanca impide que tu torre llegue ahí con mate?',
    explicacion:
      'La torre de d2 quiere llegar a d1, apoyada por el alfil de e2, pero la torre de h1 cuida la primera fila. 1...Dxh1+ la elimina: si 2.Cxh1, 2...Td1# con el rey encerrado por a2, b2 y c2; si 2.Cf1, 2...Dxf1#.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-defensor-4-3',
    nivel: 4,
    fen: '3r1k1r/1p1R1pp1/2n1p3/2b5/p1P1Q3/q4BN1/P4PPP/5RK1 w - - 2 30',
    linea: '1.Dxc6 bxc6 2.Txd8+ Re7 3.Txh8',
    pista: 'La torre de h8 no puede ayudar a la de d8, porque su rey se interpone. ¿Qué otra pieza la defiende?',
    explicacion:
      'La torre de d8 solo la defiende el caballo de c6, pues el rey de f8 le corta la fila a la otra torre. 1.Dxc6 elimina al defensor: si 1...bxc6 2.Txd8+ Re7 3.Txh8, la dama se paga con dos torres y un caballo; si 1...Txd7 2.Dxd7, pieza de más. Con 1.Txd8+ Cxd8 no se gana nada.',
    prueba: { margen: 125 },
  },
];
