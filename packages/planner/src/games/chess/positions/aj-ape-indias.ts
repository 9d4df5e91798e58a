import type { PosicionVerificada } from '../chess-topic.ts';

export const ajApeIndias: readonly PosicionVerificada[] = [
  {
    id: 'aj-ape-indias-3-1',
    nivel: 3,
    fen: 'rnb1kb1r/3ppppp/5n2/qBpP4/8/4P3/PP3PPP/RNBQK1NR w KQkq - 1 7',
    linea: '1.Cc3 Aa6 2.Axa6',
    pista: 'Estás en jaque y el alfil de b5 está atacado: ¿qué desarrollo resuelve las dos cosas?',
    explicacion:
      'El caballo tapa el jaque y defiende el alfil de b5: así el gambito Volga no funciona y las blancas conservan el peón. Tras 1...e6 2.dxe6 siguen con Cf3 y enroque. Con 1.Dd2 Dxb5 se pierde el alfil.',
    prueba: { margen: 250 },
  },
  {
    id: 'aj-ape-indias-3-2',
    nivel: 3,
    fen: 'r1b2rk1/pp2ppbp/2n3p1/q1B5/3PP2P/2P2N2/P4PP1/R1Q1KB1R b KQ - 0 11',
    linea: '1...b6 2.Ab4 Cxb4 3.cxb4 Dxb4+',
    pista: 'El alfil de c5 tiene pocas retiradas: ¿qué pieza tuya puede cambiarlo?',
    explicacion:
      'El peón ataca el alfil, que no tiene buena retirada: si 2.Ab4 Cxb4 3.cxb4 Dxb4+ las negras recuperan el peón con jaque y mejor final. Con 1...Td8 2.Da3 las blancas se consolidan.',
    prueba: { margen: 84 },
  },
  {
    id: 'aj-ape-indias-3-3',
    nivel: 3,
    fen: 'rn3rk1/ppp2p1p/3pN1p1/8/2P1P3/2P1q3/P3B1PP/R2Q1RK1 w - - 1 16',
    linea: '1.Rh1 fxe6 2.Txf8+',
    pista: 'Estás en jaque: ¿qué retirada del rey deja a la torre de f1 libre?',
    explicacion:
      'El rey va a h1 y la torre queda libre: tras 1...fxe6 2.Txf8+ Rxf8 3.e5 las blancas abren líneas contra el rey y casi igualan. Con 1.Tf2 fxe6 la torre queda clavada y se pierde.',
    prueba: { margen: 83 },
  },
  {
    id: 'aj-ape-indias-3-4',
    nivel: 3,
    fen: 'r2q1rk1/ppp2pbp/2np1np1/3Pp3/2P1P3/2N1BP1P/PP5P/R2QKB1R b KQ - 0 9',
    linea: '1...Cd4',
    pista: 'Las blancas han avanzado c4, e4 y d5: ¿qué casilla central ya no defiende ningún peón?',
    explicacion:
      'La casilla d4 no la puede atacar ningún peón blanco y desde ella el caballo presiona f3, debilitado por los peones doblados de la columna h. Tras 2.Ag2 el otro caballo va por h5 hacia f4, otra casilla débil. Con 1...Ce7 se renuncia a ese puesto.',
    prueba: { margen: 85 },
  },
  {
    id: 'aj-ape-indias-4-1',
    nivel: 4,
    fen: 'r3k2r/pq1bppbp/6p1/1B6/3NP3/6P1/P4P1P/2BQK2R w Kkq - 2 16',
    linea: '1.Axd7+',
    pista: 'El alfil de b5 está atacado y el caballo de d4 también: ¿qué cambio gana un tiempo?',
    explicacion:
      'El cambio con jaque elimina un atacante y da tiempo para retirar el caballo: 1...Dxd7 2.Cc2. Las blancas tienen la calidad menos y siguen peor, pero sin perder más. Con 1.Dd3 Tb8 el alfil queda clavado.',
    prueba: { margen: 86 },
  },
  {
    id: 'aj-ape-indias-4-2',
    nivel: 4,
    fen: 'rn1q1rk1/p1ppbppp/1p2pn2/1b1P4/2P5/1PN2NP1/P2BPP1P/1R1QKB1R b K - 2 9',
    linea: '1...Aa6',
    pista: 'El alfil de b5 está atacado: ¿qué retirada no se pierde por d5xc6?',
    explicacion:
      'El alfil vuelve a a6, desde donde presiona c4 y podrá ir a b7. Tras 2.Ag2 c6 las negras discuten el centro con casi igualdad. En c6 lo captura el peón de d5, y con 1...a6 2.e4 el alfil sigue en apuros.',
    prueba: { margen: 146 },
  },
  {
    id: 'aj-ape-indias-4-3',
    nivel: 4,
    fen: 'r1bq1b1r/3n1k2/p4npp/1Ppp1Q2/8/4PN2/PP3PPP/RNB1KB1R w KQ - 0 11',
    linea: '1.Dc2',
    pista: 'La dama de f5 está atacada por el peón de g6: ¿dónde no volverán a molestarla?',
    explicacion:
      'La dama vuelve a c2, lejos de los tiempos negros, y conserva el peón de más. Tras 1...c4 2.Cc3 las blancas completan el desarrollo. En f4 la dama queda expuesta a ...Ad6.',
    prueba: { margen: 61 },
  },
  {
    id: 'aj-ape-indias-5-1',
    nivel: 5,
    fen: '1rbq1rk1/3nnpbp/p2p2p1/1p1Pp3/N3P3/4BN1P/PPQ1BPP1/R1R3K1 w - - 0 17',
    linea: '1.Cc3',
    pista: 'El caballo de a4 está atacado: ¿dónde defiende el centro y espera ...f5?',
    explicacion:
      'El caballo vuelve a c3, sostiene e4 y d5 y no estorba a las torres de la columna c. Tras 1...f5 2.a3 hay equilibrio. Con 1.b3 bxa4 se pierde la pieza, y en d2 no hay tiempo por ...bxa4.',
    prueba: { margen: 127 },
  },
  {
    id: 'aj-ape-indias-5-2',
    nivel: 5,
    fen: 'rn1q1b1r/1p1bkp1p/p2P1np1/1Bp1p3/Q7/2N2N2/PP3PPP/R1B1K2R b KQ - 0 11',
    linea: '1...Re8',
    pista: 'Estás en jaque: ¿puedes capturar el peón de d6 sin peligro?',
    explicacion:
      'El rey vuelve a e8: capturar en d6 lo expone a 2.Ag5 y a la apertura de líneas. Tras 2.Ag5 Cc6 3.Cd5 las blancas tienen iniciativa y están mejor, pero las negras desarrollan sus piezas.',
    prueba: { margen: 183 },
  },
  {
    id: 'aj-ape-indias-5-3',
    nivel: 5,
    fen: 'rn2kb1r/3b2pp/1q1ppn2/1Np3N1/1pB2B2/8/PP2QPPP/R3K2R b KQkq - 1 14',
    linea: '1...e5 2.O-O-O Axb5',
    pista: 'Tus piezas están sin desarrollar y atacan e6 y d6: ¿qué avance cierra una línea con tiempo?',
    explicacion:
      'Las negras están peor; el mejor recurso es cerrar la diagonal del alfil de f4 y la columna e ganando un tiempo. Tras 2.O-O-O Axb5 3.Axb5+ Cbd7 las blancas conservan el ataque, pero el material está igualado. Con 1...Ta5 2.Cxe6 el centro se derrumba.',
    prueba: { margen: 90 },
  },
  {
    id: 'aj-ape-indias-6-1',
    nivel: 6,
    fen: 'rnb1k2r/3p1p2/pb3p1p/1PpPp3/4P3/N7/PP3PPP/2RK1BNR w kq - 2 14',
    linea: '1.Cc4 Aa7 2.b6 Re7 3.bxa7',
    pista: 'El alfil de b6 tiene pocas casillas: ¿cómo lo encierras?',
    explicacion:
      'El caballo ataca el alfil y, si 1...Aa7, el peón avanza a b6 y lo encierra: la pieza se pierde. Tras 2...Re7 3.bxa7 las blancas tienen el alfil por un peón. Con 1.Cf3 axb5 el alfil se salva.',
    prueba: { margen: 211 },
  },
  {
    id: 'aj-ape-indias-6-2',
    nivel: 6,
    fen: 'rn2kb1r/3p1ppp/1q3n2/1NpP4/4p3/1Q2PN2/PP1B1PPP/R3K2R w KQkq - 0 12',
    linea: '1.Ce5',
    pista: 'El caballo de f3 está atacado: ¿qué casilla lo acerca a c4?',
    explicacion:
      'El caballo salta a e5, apunta a f7 y, tras 1...d6, va a c4 con tiempo sobre la dama: 2.Cc4 Dd8 3.Ac3 y las blancas dominan d6. Con 1.Cg5 d6 el caballo queda fuera de juego.',
    prueba: { margen: 105 },
  },
  {
    id: 'aj-ape-indias-6-3',
    nivel: 6,
    fen: 'rn2k2r/1p1bqp1p/p2b1n2/1Bp1N1p1/Q4B2/2N5/PP3PPP/2KR3R w - - 0 15',
    linea: '1.The1 gxf4 2.Cxd7 Cbxd7 3.Axd7+ Cxd7 4.Txe7+',
    pista: 'El rey y la dama negros están en la misma columna. ¿Qué pieza tuya aún no participa?',
    explicacion:
      'El rey negro sigue en el centro: la torre se opone a la dama de e7 y no importa perder el alfil de f4. Tras 1...gxf4 2.Cxd7 se abre la columna e y la serie de cambios en d7 termina con 4.Txe7+. Desarrollar la última pieza vale más que capturar enseguida.',
    prueba: { margen: 73 },
  },
];
