import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFinMatedificil: readonly PosicionVerificada[] = [
  {
    id: 'aj-fin-matedificil-3-1',
    nivel: 3,
    fen: '3B4/1B6/8/8/8/8/7k/4K3 w - - 0 1',
    linea: '1.Rf2 Rh3 2.Ac8+ Rh2 3.Ac7+ Rh1 4.Ab7#',
    pista: 'El rey negro ya está en la banda: ¿qué casilla del tuyo lo encierra en la esquina?',
    explicacion:
      'El rey se acerca y encierra al contrario en h1, h2 y h3. Los alfiles, uno por cada color, cierran la red: 2.Ac8+ lo echa hacia abajo y 4.Ab7# remata en la esquina.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-fin-matedificil-3-2',
    nivel: 3,
    fen: '6k1/8/3N1BK1/8/8/8/8/8 w - - 0 1',
    linea: '1.Ae7 Rh8 2.Cf7+ Rg8 3.Ch6+ Rh8 4.Af6#',
    pista: 'El rey está en la esquina buena, la del color del alfil: quítale la salida por f8.',
    explicacion:
      'El alfil cierra f8 y el rey solo oscila entre g8 y h8. El caballo lo acompaña con 2.Cf7+ y 3.Ch6+, que quita g8, y el alfil da mate en la gran diagonal con 4.Af6#.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-fin-matedificil-3-3',
    nivel: 3,
    fen: '8/8/8/1B6/7N/8/4K3/7k w - - 0 1',
    linea: '1.Rf2 Rh2 2.Af1 Rh1 3.Ag2+ Rh2 4.Cf3#',
    pista: '¿Dónde debe estar tu rey para que el negro solo tenga h1 y h2?',
    explicacion:
      'El rey quita g1 y g2 y deja al negro solo h1 y h2. El alfil espera en f1, da jaque en g2 cuando el rey está en h1 y el caballo remata con 4.Cf3#.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-fin-matedificil-3-4',
    nivel: 3,
    fen: '3K4/k7/8/8/4N3/8/8/5B2 w - - 0 1',
    linea: '1.Rc7 Ra8 2.Cd6 Ra7 3.Cc8+ Ra8 4.Ag2#',
    pista: 'Encierra primero al rey en a7 y a8; el caballo vendrá después.',
    explicacion:
      'El rey quita b6, b7 y b8: quedan solo a7 y a8. El caballo llega a c8 con jaque para que el rey entre en la esquina blanca, y el alfil, de casillas blancas, da mate con 4.Ag2#.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-fin-matedificil-3-5',
    nivel: 3,
    fen: '8/8/3n4/8/8/3k4/8/K1b5 b - - 0 1',
    linea: '1...Rc2 2.Ra2 Ce4 3.Ra1 Ab2+ 4.Ra2 Cc3#',
    pista: 'Encierra al rey en a1 y a2 antes de traer el caballo.',
    explicacion:
      'El rey quita b1, b2 y b3: el blanco solo tiene a1 y a2. El caballo se acerca a e4, el alfil da jaque en b2 cuando el rey está en a1 y el caballo remata con 4...Cc3#.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-fin-matedificil-3-6',
    nivel: 3,
    fen: '8/4K2k/8/8/1B4N1/8/8/8 w - - 0 1',
    linea: '1.Rf7 Rh8 2.Rg6 Rg8 3.Ch6+ Rh8 4.Ac3#',
    pista: 'Acorrala al rey contra la esquina h8, del color de tu alfil.',
    explicacion:
      'El rey toma g6 y g8 al contrario y lo empuja a h8; después 2.Rg6 estrecha el cerco, 3.Ch6+ quita g8 y el alfil da mate por la gran diagonal con 4.Ac3#.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-fin-matedificil-4-1',
    nivel: 4,
    fen: '8/5K1k/8/3N4/5B2/8/8/8 w - - 0 1',
    linea: '1.Ce7 Rh8 2.Cg6+ Rh7 3.Cf8+ Rh8 4.Ae5#',
    pista: 'El rey oscila entre h7 y h8: ¿hacia qué casilla debe ir tu caballo para quitarle h7?',
    explicacion:
      'El rey de f7 ya encierra al contrario en h7 y h8. El caballo va hacia f8 con tiempo: por g6 y f8 quita h7, y el alfil da mate en la gran diagonal con 4.Ae5#. También vale llevarlo por b6 y d7; lo importante es llegar a f8.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-fin-matedificil-4-2',
    nivel: 4,
    fen: '5B2/8/8/8/8/8/8/kN1K4 w - - 0 1',
    linea: '1.Rc2 Ra2 2.Aa3 Ra1 3.Ab2+ Ra2 4.Cc3#',
    pista: 'Encierra al rey en a1 y a2: tu caballo de b1 ya protege una casilla útil.',
    explicacion:
      'El rey quita b1, b2 y b3 y solo quedan a1 y a2. El alfil se acerca a a3, protegido por el caballo, da jaque en b2 cuando el rey está en a1 y el caballo remata con 4.Cc3#.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-fin-matedificil-4-3',
    nivel: 4,
    fen: '8/3b4/8/8/4k3/2b5/7K/8 b - - 0 1',
    linea: '1...Rf3 2.Rg1 Rg3 3.Rf1 Ab5+ 4.Rg1 Ad4+ 5.Rh1 Ac6#',
    pista: 'Los alfiles controlan dos diagonales vecinas: ¿cómo acerca el rey el cerco?',
    explicacion:
      'El rey se acerca y quita g2 y g3; los alfiles cortan las diagonales y el rey blanco queda en la primera fila. Con 3...Ab5+ y 4...Ad4+ lo empujan a la esquina y 5...Ac6# remata.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-fin-matedificil-4-4',
    nivel: 4,
    fen: '7k/8/1B6/5KN1/8/8/8/8 w - - 0 1',
    linea: '1.Rg6 Rg8 2.Ac5 Rh8 3.Cf7+ Rg8 4.Ch6+ Rh8 5.Ad4#',
    pista: 'El rey negro está en la esquina del color de tu alfil: ¿qué casilla de tu rey le quita g7 y h7?',
    explicacion:
      'El rey en g6 deja al contrario solo g8 y h8. El alfil cierra f8 desde c5, el caballo lo lleva con 3.Cf7+ y 4.Ch6+ a la esquina y 5.Ad4# es mate.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-fin-matedificil-4-5',
    nivel: 4,
    fen: 'K3n3/8/8/1k6/8/1b6/8/8 b - - 0 1',
    linea: '1...Rb6 2.Rb8 Ae6 3.Ra8 Cc7+ 4.Rb8 Ca6+ 5.Ra8 Ad5#',
    pista: 'La esquina a8 es del color del alfil: encierra al rey en a8 y b8.',
    explicacion:
      'El rey quita a7, b7 y c7. El alfil cierra c8 desde e6, el caballo da los jaques en c7 y a6 para quitar b8, y el alfil remata en la gran diagonal con 5...Ad5#.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-fin-matedificil-4-6',
    nivel: 4,
    fen: '7b/8/8/8/b5k1/8/8/7K b - - 0 1',
    linea: '1...Rg3 2.Rg1 Ab5 3.Rh1 Aa1 4.Rg1 Ad4+ 5.Rh1 Ac6#',
    pista: 'El rey está en la esquina: ¿qué casilla del tuyo le quita g2 y h2?',
    explicacion:
      'El rey negro quita g2 y h2, y el blanco solo va de h1 a g1. Un alfil cierra f1 desde b5, el otro espera y da jaque en d4; entonces 5...Ac6# es mate. Hay que cuidar de no ahogar: siempre debe quedar una casilla.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-fin-matedificil-5-1',
    nivel: 5,
    fen: '8/8/8/8/6K1/8/6N1/3B1k2 w - - 0 1',
    linea: '1.Rg3 Rg1 2.Ae2 Rh1 3.Cf4 Rg1 4.Ch3+ Rh1 5.Af3#',
    pista: 'Cierra la salida por f2 y lleva al rey hacia la esquina del color de tu alfil.',
    explicacion:
      'El rey quita f2 y g2 y empuja hacia h1, casilla blanca como el alfil. Tras 2.Ae2 el rey no sale por f1, el caballo va a f4 y h3 para quitar g1 y 5.Af3# es mate.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-fin-matedificil-5-2',
    nivel: 5,
    fen: '8/8/8/5B2/8/2N1K3/7k/8 w - - 0 1',
    linea: '1.Rf2 Rh1 2.Rg3 Rg1 3.Ah3 Rh1 4.Ag2+ Rg1 5.Ce2#',
    pista: 'Deja al rey negro solo las casillas junto a la esquina.',
    explicacion:
      'El rey quita g1, g2 y g3 y, tras 1...Rh1 2.Rg3, el negro solo va de h1 a g1. El alfil cierra f1 desde h3, da jaque en g2 y el caballo remata con 5.Ce2#.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-fin-matedificil-5-3',
    nivel: 5,
    fen: 'K3b3/3k4/8/8/8/8/3b4/8 b - - 0 1',
    linea: '1...Rc7 2.Ra7 Ab5 3.Ra8 Ae2 4.Ra7 Ae3+ 5.Ra8 Af3#',
    pista: 'Encierra al rey en a7 y a8, y haz una jugada de espera con un alfil.',
    explicacion:
      'El rey quita b7 y b8. El alfil cierra a6, espera una jugada sin ahogar y entonces 4...Ae3+ y 5...Af3# dan mate en la esquina con los dos alfiles en diagonales paralelas.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-fin-matedificil-5-4',
    nivel: 5,
    fen: '1k6/8/KN2B3/8/8/8/8/8 w - - 0 1',
    linea: '1.Cd5 Ra8 2.Af5 Rb8 3.Rb6 Ra8 4.Cc7+ Rb8 5.Ca6+ Ra8 6.Ae4#',
    pista: 'El caballo debe controlar c7 para que el rey no salga de la esquina.',
    explicacion:
      'El caballo controla c7 y, con el alfil en e6, cierra c8: el rey se queda en a8 y b8. El alfil hace una espera en f5, el rey toma b6 y el caballo da los jaques en c7 y a6 antes de 6.Ae4#.',
    prueba: { mate: 6 },
  },
  {
    id: 'aj-fin-matedificil-5-5',
    nivel: 5,
    fen: '8/8/4N3/8/6B1/8/7k/4K3 w - - 0 1',
    linea: '1.Rf2 Rh1 2.Ah3 Rh2 3.Cg5 Rh1 4.Ag2+ Rh2 5.Cf3#',
    pista: 'Encierra al rey en h1 y h2; luego acerca el caballo sin ahogarlo.',
    explicacion:
      'El rey quita g1, g2 y g3. El alfil ocupa h3, protegido por el caballo desde g5, y da jaque en g2 cuando el rey está en h1; el caballo remata con 5.Cf3#. Hay que contar los tiempos para no ahogar.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-fin-matedificil-5-6',
    nivel: 5,
    fen: '8/8/8/8/1K3B2/5N2/8/k7 w - - 0 1',
    linea: '1.Rb3 Rb1 2.Ce1 Ra1 3.Cc2+ Rb1 4.Ca3+ Ra1 5.Ae5#',
    pista: 'El rey está en a1, casilla del color de tu alfil: encierra primero y trae el caballo.',
    explicacion:
      'El rey quita a2 y b2 y el alfil cierra c1. El caballo llega por e1 a c2 y a3, quita b1 con jaque y 5.Ae5# da mate por la gran diagonal.',
    prueba: { mate: 5 },
  },
];
