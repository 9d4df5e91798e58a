import type { ChessTopic } from '../../chess-topic.ts';

export const ajTacClavada: ChessTopic = {
  id: 'aj-tac-clavada',
  titulo: 'Clavada absoluta y relativa',
  area: 'TAC',
  nivelMin: 0,
  nivelMax: 3,
  prerequisitos: ['aj-fun-valor'],
  favorece: ['bala', 'blitz'],
  minutosEtapa: 320,
  importancia: 'esencial',
  terminos: [
    'clavada',
    'clavadas',
    'clavar',
    'pieza clavada',
    'clavada absoluta',
    'clavada relativa',
    'desclavarse',
    'salir de la clavada',
    'clavar el caballo',
    'atacar una pieza clavada',
    'presionar la clavada',
    'pin',
    'pins',
    'pinned piece',
    'clavada contra el rey',
    'clavada contra la dama',
    'no puede moverse por jaque',
    'clavada en f6',
    'contraclavada',
  ],
  ideas: [
    'Clavada absoluta: detrás está el rey y mover la pieza es ilegal. Clavada relativa: detrás hay una pieza valiosa, y moverla es legal aunque cueste material; a veces conviene.',
    'La pieza clavada no defiende de verdad. Lo que protege se puede capturar si la clavada es absoluta.',
    'El método para ganarla es acumular: atacarla otra vez, y mejor con un peón, antes de que el rival rompa la clavada.',
    'Para salir: mover lo que está detrás, interponer, atacar al clavador con un peón, capturarlo o contragolpear con la pieza clavada si la clavada es relativa.',
  ],
  etapas: [
    {
      nivel: 0,
      enfoque:
        'Reconoce la clavada absoluta: una pieza tapa la línea entre su rey y tu torre, tu alfil o tu dama, y no puede salir de esa línea. En cada posición nombra las tres piezas: la que clava, la clavada y el rey.',
      idea: 'Para hallar clavadas sigue con el dedo la fila, la columna y las diagonales del rey rival: si la primera pieza que encuentras es suya y una tuya puede apuntarle por esa misma línea, la clavas.',
    },
    {
      nivel: 1,
      enfoque:
        'Distingue absoluta y relativa a simple vista y gana la pieza clavada con un peón o un segundo atacante.',
      idea: 'Lo primero contra una pieza clavada es buscar el peón que la ataca: no puede huir y cualquier cambio te conviene.',
    },
    {
      nivel: 2,
      enfoque:
        'Usa las clavadas para quitar defensores y juega contra la clavada del caballo en f6 o f3. Decide cuándo h3 o ...h6 es útil y cuándo debilita.',
      idea: 'Un defensor clavado no cuenta: vuelve a contar atacantes y defensores de las casillas que cuidaba.',
    },
    {
      nivel: 3,
      enfoque:
        'Trabaja clavadas cruzadas, clavadas en columnas abiertas y ruptura de clavadas con contragolpe o jugada intermedia.',
      idea: 'Antes de confiar en una clavada relativa calcula qué pasa si la pieza se mueve con jaque o con amenaza de mate: así funciona el mate de Légal.',
    },
  ],
  errorTipico:
    'Tratar una clavada relativa como si fuera absoluta. La pieza «clavada» salta con jaque o mate y la dama capturada llega tarde.',
  preguntas: [
    {
      pregunta: '¿En qué se diferencian la clavada absoluta y la relativa?',
      respuesta:
        'En la absoluta el rey está detrás y la pieza no puede abandonar la línea; en la relativa hay otra pieza detrás y moverse es legal, aunque suela perder material.',
    },
    {
      pregunta: '¿Cuál es la forma más económica de ganar una pieza clavada?',
      respuesta: 'Atacarla con un peón, porque no puede irse y se cambia por la pieza de menor valor.',
    },
    {
      pregunta: '¿Qué cinco recursos rompen una clavada?',
      respuesta:
        'Mover la pieza de atrás, interponer, atacar al clavador para que se vaya, capturarlo y, si es relativa, mover la pieza clavada con una amenaza mayor.',
    },
    {
      pregunta: 'Tu rival defiende d5 con un caballo de f6 clavado contra su rey. ¿Cuántas veces lo defiende?',
      respuesta: 'Ninguna: si se mueve deja en jaque a su rey, así que al contar defensores de d5 no se incluye.',
    },
  ],
  criterio: {
    texto: 'Resuelve {aciertos} de {de} posiciones de clavada indicando su tipo.',
    aciertos: 17,
    de: 20,
    unidad: 'posiciones',
  },
  foco: 'Mira qué piezas están alineadas con su rey o su dama, tuyas y del rival, y decide cómo sumar o quitar presión.',
  revision: '¿Qué clavada decidió o pudo decidir la partida y quién la aprovechó?',
  variantes: {
    teoria: [
      {
        titulo: 'absoluta frente a relativa',
        consigna:
          'Monta una clavada de cada tipo con las mismas piezas cambiando solo la que está detrás. Escribe qué jugadas son legales en cada una y cuáles convienen.',
      },
      {
        titulo: 'acumular presión',
        consigna:
          'Sigue el ejemplo e inventa otras dos maneras de añadir un atacante a la pieza clavada. Decide cuál es más rápida y por qué el peón gana.',
      },
      {
        titulo: 'manual para desclavarse',
        consigna:
          'Toma la clavada del caballo de f3 por el alfil de g4 y aplica los cinco recursos uno por uno. Anota ventaja y coste de cada uno.',
      },
    ],
    ejercicios: [
      {
        titulo: '¿rey o pieza detrás?',
        consigna:
          'En cada posición de abajo escribe tipo de clavada y qué hay detrás antes de resolver. Añade la jugada.',
      },
      {
        titulo: 'un atacante más',
        consigna:
          'Busca en las posiciones de abajo todas las formas de sumar un atacante a la pieza clavada. Elige la que el rival no puede contestar a tiempo.',
      },
      {
        titulo: 'defensores que no defienden',
        consigna:
          'Tacha en las posiciones de abajo los defensores clavados y recuenta la casilla decisiva. La jugada sale del nuevo conteo.',
      },
      {
        titulo: 'cómo se suelta',
        consigna:
          'Después de resolver cada posición de abajo, juega con el rival y encuentra su mejor intento de desclavarse. Confirma que no llega.',
      },
      {
        titulo: 'líneas alineadas',
        consigna:
          'Marca en cada posición de abajo todas las parejas de piezas enemigas en la misma línea. Di cuál admite clavada inmediata.',
      },
      {
        titulo: 'rapidez con clavadas',
        consigna:
          'Resuelve las posiciones de abajo con reloj escribiendo pieza clavada y casilla desde la que se ataca. Verifica luego la línea.',
      },
      {
        titulo: 'clavada falsa',
        consigna:
          'Para cada posición de abajo imagina que la pieza clavada se mueve igual. ¿Qué ganas? Si es relativa, calcula su mejor salto.',
      },
      {
        titulo: 'crea la alineación',
        consigna:
          'En las posiciones de abajo di qué otra pieza rival quedaría clavada si se pusiera delante de su rey o de su dama, y por qué línea. Compárala con la solución.',
      },
    ],
    test: [
      {
        titulo: 'tipo, jugada y saldo',
        consigna:
          'Escribe para las {n} posiciones de abajo tipo de clavada, jugada y material final. Se puntúa el conjunto.',
      },
      {
        titulo: 'series cortas',
        consigna:
          'Resuelve las {n} posiciones de abajo en {min} minutos y marca las que exigieron más de una jugada de preparación.',
      },
      {
        titulo: 'soltarse o castigar',
        consigna:
          'En las {n} posiciones de abajo di además qué habría hecho el rival con un tiempo más. Sin esa respuesta, medio punto.',
      },
      {
        titulo: 'examen en frío',
        consigna:
          'Haz las {n} posiciones de abajo como primera tarea del día, sin repasar las ideas. Anota qué idea te faltó.',
      },
    ],
    jugar: [
      {
        titulo: 'clavar con propósito',
        consigna:
          'Juega una partida y clava una pieza solo si tienes planeado el siguiente atacante. Si no lo hay, desarrolla otra cosa.',
      },
      {
        titulo: 'romper a tiempo',
        consigna:
          'Juega una partida atento a tus piezas clavadas: no dejes pasar dos jugadas sin decidir cómo soltarlas.',
      },
      {
        titulo: 'columnas y reyes',
        consigna:
          'Juega una partida y, mientras el rey rival siga en el centro, intenta poner una torre o la dama en su columna. Mira qué pieza queda clavada antes de capturar nada.',
      },
    ],
    analizar: [
      {
        titulo: 'historia de una clavada',
        consigna:
          'Elige la clavada más larga de tu partida y escribe qué hizo cada bando en cada jugada para aprovecharla o romperla.',
      },
      {
        titulo: 'relativa que saltó',
        consigna:
          'Busca momentos en que una pieza clavada pudo moverse con ventaja. Calcula la línea aunque no se haya jugado.',
      },
      {
        titulo: 'conteo corregido',
        consigna:
          'Vuelve a contar defensores en la casilla donde perdiste material descontando los clavados. Escribe el número real.',
      },
    ],
  },
  ejemplo: {
    fen: 'r3k3/pp3ppp/4n3/8/3P4/8/PP3PPP/R3R1K1 w - - 0 1',
    linea: '1.d5 Td8 2.dxe6 fxe6 3.Txe6+',
    explicacion:
      'El caballo de e6 está clavado de forma absoluta: detrás está el rey. No hace falta capturarlo con la torre; el peón avanza, lo ataca y gana pieza por peón. La torre de d8 ataca d5, pero el peón ya capturó.',
  },
  otrosEjemplos: [
    {
      niveles: [3, 3],
      fen: '3rkb1r/p2nqppp/5n2/1B2p1B1/4P3/1Q6/PPP2PPP/2KR3R w k - 3 13',
      linea: '1.Txd7 Txd7 2.Td1 De6 3.Axd7+ Cxd7 4.Db8+ Cxb8 5.Td8#',
      explicacion:
        'Dos clavadas trabajan juntas en la partida de la Ópera: la de b5 sobre d7 es absoluta y la de g5 sobre f6, relativa. Al tomar en d7, la pieza que recaptura queda clavada otra vez y la segunda torre la ataca de nuevo. 2...De6 libera al caballo de f6, pero la torre de d7 ya no se sostiene y el mate aprovecha la columna abierta.',
    },
  ],
};
