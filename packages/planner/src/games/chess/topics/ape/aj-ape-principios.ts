import type { ChessTopic } from '../../chess-topic.ts';

export const ajApePrincipios: ChessTopic = {
  id: 'aj-ape-principios',
  titulo: 'Principios de la apertura: centro, desarrollo y enroque',
  area: 'APE',
  nivelMin: 0,
  nivelMax: 2,
  prerequisitos: ['aj-fun-reglas'],
  minutosEtapa: 270,
  importancia: 'esencial',
  terminos: [
    'principios de la apertura',
    'principios de apertura',
    'cómo empezar la partida',
    'cómo empezar una partida',
    'primeras jugadas',
    'desarrollo',
    'desarrollar las piezas',
    'control del centro',
    'dominar el centro',
    'enrocar pronto',
    'enrocarme',
    'enroque temprano',
    'opening principles',
    'salir de la apertura',
    'no sé qué jugar al principio',
    'aperturas',
    'apertura',
    'teoría de aperturas',
    'reglas de la apertura',
  ],
  ideas: [
    'Ocupa el centro con un peón en e4 o d4 (e5 o d5) y pelea por las cuatro casillas centrales con piezas, no solo con peones.',
    'Saca primero caballos y alfiles, cada uno una vez, hacia casillas que miren al centro; la dama sale cuando no pueda ser perseguida.',
    'Enroca antes de la jugada diez y conecta las torres: la apertura termina cuando entre ellas no queda ninguna pieza.',
    'Cada jugada rival pide una pregunta: ¿amenaza algo o solo desarrolla? Se responde a la amenaza con una jugada que además desarrolle.',
  ],
  etapas: [
    {
      nivel: 0,
      enfoque:
        'Sigue la lista sin teoría: peón central, dos caballos, dos alfiles, enroque. No muevas la misma pieza dos veces sin una razón que puedas decir.',
      idea: 'Antes de la jugada diez cuenta tus piezas fuera de su casilla: si el rival tiene dos más, el siguiente turno es para desarrollar.',
    },
    {
      nivel: 1,
      enfoque: 'Aprende a castigar a quien se salta los principios: dama temprana, peones de flanco, rey en el centro.',
      idea: 'Contra la dama temprana, desarrolla atacándola: cada jugada que ella pierde es una pieza tuya en juego.',
    },
    {
      nivel: 2,
      enfoque:
        'Aplica los principios cuando chocan entre sí: romper en el centro o enrocar, comer un peón o desarrollar. Se exige dar la razón.',
      idea: 'Un peón de apertura vale la pena solo si cuesta menos de tres tiempos; cuéntalos antes de comerlo.',
    },
  ],
  ejemplo: {
    fen: 'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3',
    linea: '3.Ac4 Ac5 4.c3 Cf6 5.d3 d6 6.O-O O-O',
    explicacion:
      'En seis jugadas cada bando ocupa el centro, saca dos menores hacia él y enroca. 4.c3 no es perder tiempo: prepara d4 y da una casilla de retirada al alfil. Nadie movió dos veces la misma pieza ni sacó la dama.',
  },
  errorTipico:
    'Atacar con dos piezas en la jugada cinco. Cuando el ataque se acaba, el rival tiene cuatro piezas desarrolladas y tú dos que deben retroceder.',
  preguntas: [
    {
      pregunta: '¿Cuándo se considera terminada la apertura?',
      respuesta: 'Cuando el rey está enrocado y las torres se ven entre sí porque las menores y la dama ya salieron.',
    },
    {
      pregunta: '¿Qué casillas son el centro y cómo se disputan?',
      respuesta:
        'e4, d4, e5 y d5; con peones que las ocupan o atacan y con piezas que las controlan desde c3, f3, c4 o casillas parecidas.',
    },
    {
      pregunta: '¿Cuántos tiempos puede costar ganar un peón en la apertura?',
      respuesta: 'Menos de tres, según la regla práctica; con el rey en el centro y líneas abiertas, ninguno.',
    },
  ],
  criterio: {
    texto: 'Llega a la jugada diez enrocado y con las cuatro piezas menores fuera en {aciertos} de {de} partidas',
    aciertos: 8,
    de: 10,
    unidad: 'partidas',
  },
  foco: 'Juega las diez primeras jugadas diciendo en cada una qué pieza desarrollas o qué amenaza respondes.',
  revision: 'En la jugada diez, ¿cuántas piezas tenía yo fuera de su casilla y cuántas el rival?',
  variantes: {
    teoria: [
      {
        titulo: 'seis jugadas con motivo',
        consigna:
          'Reproduce el ejemplo y escribe junto a cada jugada cuál de los principios cumple. Busca una alternativa para cada una y su desventaja.',
      },
      {
        titulo: 'contador de desarrollo',
        consigna:
          'Juega una apertura imaginaria por ambos bandos y lleva un marcador de piezas desarrolladas. Detente donde un bando saque dos de ventaja y explica cómo.',
      },
      {
        titulo: 'principios en conflicto',
        consigna:
          'Anota tres situaciones en que dos principios se contradicen y decide en cada una cuál manda y por qué.',
      },
    ],
    ejercicios: [
      {
        titulo: 'qué falta por hacer',
        consigna:
          'En las posiciones de abajo lista las piezas sin desarrollar de cada bando y elige la jugada que reduce más tu lista.',
      },
      {
        titulo: 'amenaza o desarrollo',
        consigna:
          'Antes de responder a cada posición de abajo, di qué amenaza el rival; luego busca una jugada que responda y desarrolle.',
      },
      {
        titulo: 'castiga la falta',
        consigna: 'Encuentra en las posiciones de abajo qué principio violó el rival y la jugada que lo castiga.',
      },
      {
        titulo: 'tres candidatas de desarrollo',
        consigna:
          'Escribe tres jugadas de desarrollo por posición de abajo y ordénalas según centro, seguridad y tiempo.',
      },
      {
        titulo: '¿se come el peón?',
        consigna:
          'En cada posición de abajo cuenta los tiempos que cuesta capturar el peón o la pieza ofrecida y decide.',
      },
      {
        titulo: 'rey a salvo',
        consigna: 'Decide en las posiciones de abajo cuándo y hacia qué lado enrocar, y qué jugada lo prepara.',
      },
      {
        titulo: 'contra el reloj de apertura',
        consigna:
          'Resuelve con reloj las posiciones de abajo: diez segundos de observación y respuesta escrita, corrección al final.',
      },
      {
        titulo: 'explica a un principiante',
        consigna: 'Cuenta en voz alta la solución de tres posiciones de abajo sin decir jugadas, solo principios.',
      },
    ],
    test: [
      {
        titulo: 'la jugada sana',
        consigna:
          'Escribe una jugada por cada posición de abajo y el principio que cumple. Acierta la que coincide con la solución.',
      },
      {
        titulo: 'falta y castigo',
        consigna:
          'Identifica en las {n} posiciones de abajo la falta cometida y la jugada correcta; valen las dos cosas juntas.',
      },
      {
        titulo: 'marcador de desarrollo',
        consigna:
          'Calcula en cada posición de abajo la diferencia de desarrollo y di quién está mejor antes de elegir jugada.',
      },
      {
        titulo: 'lista de control',
        consigna:
          'Responde sí o no en las posiciones de abajo: centro, desarrollo, rey, amenaza. Elige después la jugada.',
      },
    ],
    jugar: [
      {
        titulo: 'diez jugadas limpias',
        consigna:
          'Juega una partida en tu plataforma o club habitual con la meta de enrocar antes de la jugada diez y no mover dos veces la misma pieza sin motivo.',
      },
      {
        titulo: 'sin dama hasta la ocho',
        consigna:
          'Juega una partida en la que tu dama no salga antes de la jugada ocho salvo para ganar material claro. Anota si lo lamentaste.',
      },
      {
        titulo: 'contra un rival agresivo',
        consigna:
          'Acuerda con un compañero que ataque desde la jugada cuatro; tú responde desarrollando con amenaza y comenten al terminar.',
      },
    ],
    analizar: [
      {
        titulo: 'foto de la jugada diez',
        consigna:
          'Toma tus últimas partidas, dibuja la posición de la jugada diez y cuenta piezas desarrolladas de ambos. Ordena las partidas por esa diferencia y mira los resultados.',
      },
      {
        titulo: 'la jugada repetida',
        consigna: 'Busca cada vez que moviste dos veces la misma pieza en la apertura y decide si había motivo.',
      },
      {
        titulo: 'primer problema',
        consigna:
          'Señala en cada partida la primera jugada en que te sentiste incómodo y qué principio se había roto antes.',
      },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [1, 1],
      fen: 'rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3',
      linea: '3.Cc3 Da5 4.d4 Cf6 5.Cf3 c6 6.Ac4 Af5',
      explicacion:
        'La dama negra ha salido en la segunda jugada. El caballo sale a c3 y la ataca: desarrolla una pieza y obliga a mover otra vez la misma. Así se castiga una dama temprana, con jugadas de desarrollo que ganan tiempo y no persiguiéndola con peones.',
    },
    {
      niveles: [2, 2],
      fen: 'r1bqkbnr/pppp1pp1/2n4p/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4',
      linea: '4.d4 exd4 5.Cxd4 Cf6 6.Cc3 Ab4 7.Cxc6 bxc6 8.O-O',
      explicacion:
        'Aquí chocan dos principios: enrocar o abrir el centro. Las negras han gastado una jugada en ...h6 y su rey sigue en e8, así que conviene abrir ya: 4.d4 aprovecha la ventaja de desarrollo antes de que desaparezca. El enroque llega cuatro jugadas después y no se ha perdido nada. La razón que inclina la balanza es quién tiene más piezas fuera.',
    },
  ],
};
