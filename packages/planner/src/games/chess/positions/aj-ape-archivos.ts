import type { PosicionVerificada } from '../chess-topic.ts';

export const ajApeArchivos: readonly PosicionVerificada[] = [
  {
    id: 'aj-ape-archivos-5-1',
    nivel: 5,
    fen: 'r1b1k2r/ppppq1pp/2n2p2/1Bb5/3pn3/5N2/PPPNRPPP/R1BQ2K1 b kq - 1 9',
    linea: '1...d5',
    pista: 'El caballo de e4 está atacado y clavado en la columna e: ¿qué peón lo sostiene y libera al alfil de c8?',
    explicacion:
      'El peón sostiene el caballo y abre el camino al alfil de c8. Tras 2.Cb3 Rf7 el rey sale de la columna e y las negras mantienen el peón. Con 1...O-O 2.Cxe4 se pierde la pieza, y con 1...f5 2.Ac4 el rey no puede enrocar.',
    prueba: { margen: 62 },
  },
  {
    id: 'aj-ape-archivos-5-2',
    nivel: 5,
    fen: 'rnbr3k/pp2bppp/4p3/2Pq4/4n3/N1P1B1P1/P1QNPPBP/R4R1K b - - 6 13',
    linea: '1...Cxd2 2.Axd5 Cxf1 3.Txf1 exd5',
    pista: 'Tu dama y tu caballo están en la diagonal del alfil de g2: ¿qué captura da el máximo por ellos?',
    explicacion:
      'El alfil de g2 mira al caballo y a la dama. Lo menos malo es tomar en d2: tras 2.Axd5 Cxf1 3.Txf1 exd5 las negras obtienen torre y alfil por la dama y quedan peor, pero sólidas. Con 1...f5 o 1...Axc5 el caballo se pierde por menos.',
    prueba: { margen: 55 },
  },
  {
    id: 'aj-ape-archivos-5-3',
    nivel: 5,
    fen: 'rnbq1b1r/ppp1kBpp/5n2/8/4P3/8/PB3PPP/RN1QK1NR w KQ - 1 8',
    linea: '1.Db3',
    pista: 'El alfil de f7 está atacado por el rey: ¿cómo lo defiendes sin cambiar damas?',
    explicacion:
      'La dama defiende el alfil y mantiene el ataque: el rey negro está en e7 y no conviene cambiar damas. Tras 1...c5 2.e5 las blancas ganan espacio y tiempo. Con 1.Dxd8+ Rxd8 el rey deja de sufrir y la ventaja se reduce.',
    prueba: { margen: 144 },
  },
  {
    id: 'aj-ape-archivos-6-1',
    nivel: 6,
    fen: 'r2qk1nr/pp2pp1p/3p2p1/2p1n3/6b1/2NP2P1/PPP2PBP/R1BQK1R1 w Qkq - 2 10',
    linea: '1.f3',
    pista: 'El alfil de g4 y el caballo de e5 apuntan a la misma casilla: ¿cuál?',
    explicacion:
      'Las negras quieren ocupar f3 con jaque o con el alfil. El peón quita esa casilla y echa al alfil; el caballo no puede tomar en f3 porque el alfil de g2 la defiende. Tras 1...Ad7 2.d4 se gana centro y hay igualdad. Con 1.Dd2 Af3 se pierden las casillas blancas.',
    prueba: { margen: 78 },
  },
  {
    id: 'aj-ape-archivos-6-2',
    nivel: 6,
    fen: 'r1bq1b1r/3n1k2/p4npp/1Ppp1Q2/8/4PN2/PP3PPP/RNB1KB1R w KQ - 0 11',
    linea: '1.Dc2',
    pista: 'La dama de f5 está atacada por el peón de g6: ¿dónde no volverán a molestarla?',
    explicacion:
      'La dama vuelve a c2, lejos de los tiempos negros, y conserva el peón de más. Tras 1...c4 2.Cc3 las blancas completan el desarrollo. En f4 la dama queda expuesta a ...Ad6.',
    prueba: { margen: 61 },
  },
  {
    id: 'aj-ape-archivos-6-3',
    nivel: 6,
    fen: 'rnbqkb1r/ppp4p/5pp1/3pN3/2B1n3/5Q2/PPPP1PPP/RNB1K2R w KQkq - 0 7',
    linea: '1.Cd3',
    pista: 'El caballo y el alfil están atacados: ¿qué retirada prepara la recuperación de una pieza?',
    explicacion:
      'Dos piezas están atacadas, pero el caballo de e4 negro también cuelga: tras 1.Cd3 dxc4 2.Dxe4+ se recupera la pieza con jaque y el final es solo algo inferior. Con 1.Cc3 dxc4 las blancas quedan sin compensación.',
    prueba: { margen: 73 },
  },
  {
    id: 'aj-ape-archivos-6-4',
    nivel: 6,
    fen: 'r1bqkbnr/2p2ppp/p2p4/1p6/3QP3/1B6/PPP2PPP/RNB1K2R b KQkq - 0 8',
    linea: '1...c5 2.De3 c4 3.Axc4 bxc4',
    pista: 'Cuenta las casillas de huida del alfil de b3 antes de desarrollar.',
    explicacion:
      'Es el arca de Noé: el peón gana un tiempo sobre la dama y el siguiente avance, ...c4, encierra el alfil de b3. Si 2.Dd5, 2...Ae6 3.Dc6+ Ad7 4.Dd5 c4 llega igual. Se gana una pieza por uno o dos peones; con 1...Cf6 solo hay igualdad.',
    prueba: { margen: 134 },
  },
];
