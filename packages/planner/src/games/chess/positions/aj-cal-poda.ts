import type { PosicionVerificada } from '../chess-topic.ts';

export const ajCalPoda: readonly PosicionVerificada[] = [
  {
    id: 'aj-cal-poda-4-1',
    nivel: 4,
    fen: '5qrk/p4ppp/2p1p3/r1pp4/2Q5/P3PR2/1PP5/1K5R w - - 0 1',
    linea: '1.Txh7+ Rxh7 2.Dh4+ Rg6 3.Dg4+ Rh6 4.Th3#',
    pista: 'Sigue solo los jaques: ¿cuántas respuestas legales tiene el rey en cada paso?',
    explicacion:
      'Con jaques el árbol se reduce a una sola rama: 1.Txh7+ Rxh7 2.Dh4+ Rg6 es forzado, y con la torre de f3 cerrando la columna f, 3.Dg4+ devuelve al rey a la columna h, donde espera 4.Th3#. No hace falta mirar más ramas.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-cal-poda-4-2',
    nivel: 4,
    fen: '4r1kB/4Qpp1/3p1n1p/8/3q4/P1P5/rPP5/1KR4R b - - 0 1',
    linea: '1...Txb2+ 2.Ra1 Ta2+ 3.Rxa2 Dc4+ 4.Ra1 Txe7',
    pista: 'Las dos damas están atacadas: solo cuentan los jaques. Separa las dos respuestas al primero.',
    explicacion:
      'Basta con dos ramas. Si 2.Rxb2, 2...Tb8+ y el rey queda en red de mate; si 2.Ra1, 2...Ta2+ 3.Rxa2 Dc4+ saca la dama del ataque con jaque y 4...Txe7 gana la blanca. Las demás primeras jugadas pierden el tiempo, porque las dos damas están en el aire.',
    prueba: { margen: 464 },
  },
  {
    id: 'aj-cal-poda-4-3',
    nivel: 4,
    fen: '3r1rk1/p3qpp1/Pp6/2n2pB1/RQP5/5N1P/1P3PP1/6K1 b - - 0 28',
    linea: '1...Td1+ 2.Rh2 Dd6+ 3.g3 Dd3 4.Ae3 Df1 5.De1 Txe1',
    pista: 'Tu dama está en la diagonal del alfil. Sigue solo los jaques y corta la rama cuando ya no haya defensa.',
    explicacion:
      'Los jaques reducen el árbol: 1...Td1+ 2.Rh2 Dd6+ 3.g3 son casi únicas, y con 3...Dd3 la entrada en f1 amenaza mate. A partir de ahí se puede cortar la rama: toda defensa pasa por entregar la dama en e1. Las interposiciones en la primera jugada pierden la dama enseguida.',
    prueba: { margen: 361 },
  },
  {
    id: 'aj-cal-poda-4-4',
    nivel: 4,
    fen: '6nQ/rp1q1k2/3p1p1R/p1pNpb2/P7/2PP1B2/1P3K2/8 w - - 1 33',
    linea: '1.Ah5+ Ag6 2.Th7+ Re6 3.Dxg8+ Df7 4.Txf7 Axh5 5.Tg7+ Af7 6.Dxf7+ Rf5 7.Dxf6#',
    pista: 'Compara dos jaques iniciales y quédate con el que deja ramas más cortas.',
    explicacion:
      '1.Ah5+ deja ramas cortas: 1...Re6 2.Dxg8+ Df7 3.Dxf7# y 1...Rf8 con mate rápido por f6. Solo hay que seguir 1...Ag6 2.Th7+ Re6 3.Dxg8+, donde las negras únicamente pueden interponer en f7. El otro jaque, 1.Th7+, deja escapar al rey a f8.',
    prueba: { mate: 7 },
  },
  {
    id: 'aj-cal-poda-5-1',
    nivel: 5,
    fen: '2kr2B1/pppR4/p1p1Qn2/8/1r6/3P4/5PPP/5qRK b - - 0 1',
    linea: '1...Dxg1+ 2.Rxg1 Tb1+ 3.De1 Txe1#',
    pista: 'Tu dama está atacada, pero solo tienes que mirar una captura con jaque.',
    explicacion:
      'No hace falta calcular las capturas en d7: el jaque 1...Dxg1+ es forzado, 2.Rxg1, y con el rey sin aire 2...Tb1+ solo admite 3.De1, que se toma con mate. Es un árbol de una sola rama, y las alternativas pierden material.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-cal-poda-5-2',
    nivel: 5,
    fen: 'r4br1/p2b3k/3p4/1p3RQp/1P2P3/8/P1P3PP/2R3K1 w - - 1 24',
    linea: '1.Dxh5+ Ah6 2.Tf6 Tg3 3.hxg3 Af5 4.Df7+ Ag7 5.Txf5 Rh8 6.Th5+ Ah6 7.Txh6#',
    pista: 'Corta primero la rama en que el rey sale; luego busca cómo aprovechar la clavada en h6.',
    explicacion:
      'La rama 1...Rg7 se corta de inmediato por 2.Tf7#. En la otra, 1...Ah6, la tranquila 2.Tf6 ataca el alfil clavado y todas las defensas son sacrificios como 2...Tg3: no hace falta seguirlos todos, basta comprobar que ninguno descarga la columna h.',
    prueba: { mate: 7 },
  },
  {
    id: 'aj-cal-poda-5-3',
    nivel: 5,
    fen: '8/5pkp/3Q4/3P2Pp/1p1qB3/5PK1/p2r4/3b1R2 w - - 0 41',
    linea: '1.Dh6+ Rg8 2.Axh7+ Rh8 3.Ag6+ Rg8 4.Dh7+ Rf8 5.Dxf7#',
    pista: 'Todos los pasos son jaques. ¿Qué retirada del alfil deja una sola rama hasta el mate?',
    explicacion:
      'Cada jugada blanca es jaque y la respuesta, única: 1.Dh6+ Rg8 (1...Rh8 2.Dxh7#) 2.Axh7+ Rh8. El único punto en que hay que elegir es la retirada del alfil: en g6 ataca f7, y tras 3...Rg8 4.Dh7+ Rf8 el mate cae ahí.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-cal-poda-6-1',
    nivel: 6,
    fen: '1R3r1k/6pp/1Q1p4/8/4P2r/1P1P2N1/3q1PPP/2n3RK b - - 0 1',
    linea: '1...Txh2+ 2.Rxh2 Dh6+ 3.Ch5 Dxh5+ 4.Rg3 Ce2#',
    pista: 'Estás muy mal de material: solo interesan los jaques. ¿Cuál abre la columna h?',
    explicacion:
      'Sin jaque las negras pierden, así que se puede podar todo lo demás. 1...Txh2+ 2.Rxh2 Dh6+ obliga a 3.Ch5, única interposición, y tras 3...Dxh5+ 4.Rg3 el caballo remata en e2, con la torre de f8 cerrando la columna f.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-cal-poda-6-2',
    nivel: 6,
    fen: '6rk/1n3ppp/3pr3/4Q3/2PPP2R/q1PP4/5PPP/1N4K1 w - - 0 1',
    linea: '1.Txh7+ Rxh7 2.Df5+ g6 3.Dh3+ Rg7 4.Cxa3 Ta8 5.Cc2',
    pista: 'Las dos damas están atacadas: mira solo los jaques que permiten mover la tuya.',
    explicacion:
      'La rama natural 1.Cxa3 dxe5 se corta pronto: no gana nada. La otra es forzada: 1.Txh7+ Rxh7 2.Df5+ g6 3.Dh3+ Rg7 y la dama ya está a salvo, así que 4.Cxa3 gana dama por torre. Basta con seguir los jaques hasta ese punto.',
    prueba: { margen: 245 },
  },
  {
    id: 'aj-cal-poda-6-3',
    nivel: 6,
    fen: '7r/4k3/6Rp/qpp5/8/4P1PP/Pn3PB1/2KR4 b - - 0 28',
    linea: '1...Dc3+ 2.Rb1 Cxd1 3.Tg7+ Rf6 4.Tg6+ Rxg6 5.Ae4+ Rg7 6.Ad5 Db2#',
    pista: 'Decide primero qué jaque coloca al rey en b1; después solo tendrás que seguir sus jaques desesperados.',
    explicacion:
      'Tras 1...Dc3+ 2.Rb1 Cxd1 la amenaza de mate en b2 no se puede parar, y por eso solo hay que revisar los jaques blancos: 3.Tg7+, 4.Tg6+ y 5.Ae4+. Cuando se acaban, 6...Db2#. El orden contrario, 1...Cxd1, permite recapturar y abre muchas más ramas.',
    prueba: { mate: 6 },
  },
];
