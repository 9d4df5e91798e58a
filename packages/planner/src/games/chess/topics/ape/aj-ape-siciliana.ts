import type { ChessTopic } from '../../chess-topic.ts';

export const ajApeSiciliana: ChessTopic = {
  id: 'aj-ape-siciliana',
  titulo: 'Defensa Siciliana',
  area: 'APE',
  nivelMin: 2,
  nivelMax: 6,
  prerequisitos: ['aj-ape-principios'],
  minutosEtapa: 400,
  terminos: [
    'siciliana',
    'defensa siciliana',
    'la siciliana',
    'najdorf',
    'dragón',
    'variante del dragón',
    'sveshnikov',
    'siciliana abierta',
    'siciliana cerrada',
    'alapin',
    'ataque inglés',
    'scheveningen',
    'taimanov',
    'kan',
    'rossolimo',
    'gambito smith-morra',
    'smith-morra',
    '1.e4 c5',
    'sicilian',
    'sicilian defense',
    'dragón acelerado',
    'contra la siciliana',
  ],
  ideas: [
    'Las negras cambian el peón c por el d: ganan la columna c semiabierta y un peón central de más; las blancas ganan desarrollo y espacio.',
    'El plan blanco en la abierta es rápido y en el flanco de rey (f3, g4, enroque largo, o f4); el negro, en la columna c y con ...b5-b4.',
    'La ruptura liberadora negra es ...d5: si sale bien, la mitad de los problemas desaparece; las blancas la impiden con piezas sobre d5.',
    'El agujero de d5 y el peón de d6 son el precio de ...e5; a cambio las negras expulsan al caballo de d4.',
    'Contra las antisicilianas, la receta es sencilla: centro con ...d5 o ...e5 según la línea y desarrollo sin complejos.',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque:
        'Una sola línea por color: con negras un sistema sólido con ...Cc6 y ...e6 o el Dragón acelerado; con blancas la abierta con desarrollo natural o la Alapin.',
      idea: 'Contra la Alapin, 2...d5 o 2...Cf6 dan buen juego: no dejes que ocupe d4 y e4 gratis.',
    },
    {
      nivel: 3,
      enfoque:
        'Aprende los planes de enroques opuestos y los sacrificios típicos: Cd5, Axe6, ...Txc3. Explica cuándo funcionan.',
      idea: 'El sacrificio ...Txc3 vale cuando rompe el enroque largo y además cae el peón de e4.',
    },
    {
      nivel: 4,
      enfoque:
        'Profundiza tu variante principal hasta el medio juego y prepara respuesta a Rossolimo, Alapin, cerrada y Smith-Morra.',
      idea: 'En la Rossolimo la pregunta es quién aprovecha los peones doblados: las blancas cierran, las negras abren para los alfiles.',
    },
    {
      nivel: 5,
      enfoque: 'Compara órdenes de jugadas (…d6, …e6, …Cc6 primero) y elige según qué antisicilianas quieres permitir.',
      idea: 'Quien retrasa ...d6 evita líneas como 3.Ab5+, pero permite otras con e5; cada orden tiene su lista de concesiones.',
    },
    {
      nivel: 6,
      enfoque:
        'Trabajo de archivo: posiciones críticas, novedades en la jugada quince y finales típicos que nacen de la variante.',
      idea: 'Muchas líneas agudas desembocan en un final con calidad por dos peones: evalúalo antes de entrar, no al llegar.',
    },
  ],
  ejemplo: {
    fen: 'rnbqkb1r/1p2pppp/p2p1n2/8/3NP3/2N5/PPP2PPP/R1BQKB1R w KQkq - 0 6',
    linea: '6.Ae3 e5 7.Cb3 Ae6 8.f3 Ae7 9.Dd2 O-O 10.O-O-O Cbd7 11.g4 b5',
    explicacion:
      'Es el ataque inglés contra la Najdorf: f3 sostiene e4 y prepara g4-g5; las negras expulsan al caballo con ...e5 y corren con ...b5-b4. Los dos saben el destino: quien gane un tiempo en la carrera o logre ...d5 impone su plan.',
  },
  errorTipico:
    'Con negras, esperar sin jugar ...b5, ...d5 o presión en la columna c; con blancas, cambiar piezas y enrocar corto sin plan. En ambos casos se pierde lo único que compensa la estructura.',
  preguntas: [
    {
      pregunta: '¿Cuál es la ruptura que las negras buscan en casi toda Siciliana?',
      respuesta: '...d5, que elimina el peón retrasado y abre las piezas.',
    },
    {
      pregunta: '¿Qué entrega cada bando al cambiar en d4?',
      respuesta:
        'Las blancas un peón central; las negras el peón c, con ventaja de desarrollo blanca a cambio de columna c y mayoría central negra.',
    },
    {
      pregunta: '¿Cuándo es bueno el sacrificio de calidad en c3?',
      respuesta:
        'Cuando arruina el enroque largo, elimina al defensor de e4 o d5 y las negras tienen piezas listas para explotar el flanco de dama.',
    },
    {
      pregunta: '¿Cómo respondes a la Alapin 2.c3?',
      respuesta: 'Con 2...d5 o 2...Cf6, atacando de inmediato el centro que las blancas quieren construir.',
    },
    {
      pregunta: '¿Qué precio y qué premio tiene ...e5?',
      respuesta:
        'Precio: el agujero de d5 y el peón de d6; premio: echa al caballo de d4, gana espacio y fija el centro.',
    },
  ],
  criterio: {
    texto: 'Encuentra el plan y la jugada en {aciertos} de {de} posiciones de la Siciliana',
    aciertos: 7,
    de: 10,
    unidad: 'posiciones',
  },
  foco: 'En cada Siciliana pregunta en cada jugada: ¿se puede ...d5 ya, y quién va por delante en la carrera de flancos?',
  revision: '¿Se jugó ...d5 en la partida? Si no, ¿quién lo impidió y a qué costo?',
  variantes: {
    teoria: [
      {
        titulo: 'carrera cronometrada',
        consigna:
          'Cuenta en el ejemplo cuántas jugadas necesita cada bando para abrir una columna contra el rey rival. Di quién llega antes y por qué.',
      },
      {
        titulo: 'el punto d5',
        consigna:
          'Explica tres formas en que las blancas controlan d5 y tres en que las negras preparan la ruptura, con jugadas del ejemplo.',
      },
      {
        titulo: 'tu árbol de antisicilianas',
        consigna:
          'Dibuja un árbol con Alapin, cerrada, Rossolimo y Smith-Morra y escribe una respuesta y un plan para cada una.',
      },
    ],
    ejercicios: [
      {
        titulo: '¿funciona ...d5?',
        consigna:
          'Comprueba en las posiciones de abajo si la ruptura central es posible para las negras y calcula las capturas.',
      },
      {
        titulo: 'sacrificio típico',
        consigna: 'Busca en cada posición de abajo Cd5, Axe6, Axb5, ...Txc3 o ...d5 y di cuál funciona y cuál no.',
      },
      {
        titulo: 'plan por flanco',
        consigna:
          'Escribe el plan de ambos bandos en las posiciones de abajo y cuenta jugadas hasta el primer contacto de peones.',
      },
      {
        titulo: 'la pieza que falta',
        consigna: 'Señala en las posiciones de abajo la pieza peor colocada del bando que mueve y propón su destino.',
      },
      {
        titulo: 'cambia el enroque',
        consigna: 'Imagina en cada posición de abajo el enroque contrario y explica qué plan se vuelve malo.',
      },
      {
        titulo: 'del lado negro',
        consigna:
          'Vuelve a mirar las posiciones de abajo con las negras, aunque muevan blancas, y anota tu mejor recurso.',
      },
      {
        titulo: 'carrera con reloj',
        consigna: 'Resuelve con reloj las posiciones de abajo y escribe solo la jugada y el tiempo que ganas con ella.',
      },
      {
        titulo: 'nombra la variante',
        consigna: 'Identifica por la estructura (…e5, …e6, …g6) qué variante es cada posición de abajo y su ruptura.',
      },
    ],
    test: [
      {
        titulo: 'jugada y ruptura',
        consigna: 'Da la jugada de las {n} posiciones de abajo y la ruptura a la que sirve o que impide.',
      },
      {
        titulo: 'la mejor de dos',
        consigna:
          'Formula dos planes por posición de abajo y elige; puntúa cuando la primera jugada es la de la solución.',
      },
      {
        titulo: 'tácticas de la casa',
        consigna: 'Resuelve las posiciones de abajo en silencio y clasifícalas por tema típico siciliano.',
      },
      {
        titulo: 'árbol en blanco',
        consigna:
          'Reproduce de memoria tu línea principal y resuelve después las posiciones de abajo; cuenta fallos de ambas partes.',
      },
    ],
    jugar: [
      {
        titulo: 'Siciliana con lista de tareas',
        consigna:
          'Juega tu línea en tu plataforma o club habitual con tres tareas escritas antes: ruptura, columna y rey.',
      },
      {
        titulo: 'carrera del ataque inglés',
        consigna:
          'Sigan 1.e4 c5 2.Cf3 d6 3.d4 cxd4 4.Cxd4 Cf6 5.Cc3 a6 6.Ae3 e5 7.Cb3 Ae6 8.f3 Ae7 9.Dd2 O-O 10.O-O-O Cbd7 11.g4 b5 y jueguen con los dos colores y el mismo tiempo.',
      },
      {
        titulo: 'antisiciliana de guardia',
        consigna: 'Pide a un rival que juegue una antisiciliana distinta en cada partida y responde con tu árbol.',
      },
    ],
    analizar: [
      {
        titulo: 'tiempos en la carrera',
        consigna: 'Cuenta en tus sicilianas las jugadas gastadas fuera de la carrera y di cuál fue decisiva.',
      },
      {
        titulo: '¿quién tuvo d5?',
        consigna: 'Marca en cada partida cuándo cambió de manos el control de d5 y con qué jugada.',
      },
      {
        titulo: 'salida del conocimiento',
        consigna:
          'Anota en qué jugada y frente a qué respuesta dejaste de saber tu línea y añade esa rama al repertorio.',
      },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [2, 2],
      fen: 'rnbqkbnr/pp2pppp/3p4/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 3',
      linea: '3.d4 cxd4 4.Cxd4 Cf6 5.Cc3 a6 6.Ae2 e5 7.Cb3 Ae7 8.O-O O-O',
      explicacion:
        'Las blancas abren el centro y obtienen desarrollo y más espacio; las negras han cambiado un peón de flanco por uno central y disponen de la columna c. 6...e5 expulsa al caballo y gana espacio, aunque deja d5 sin defensa de peón. Con esas dos ideas, la casilla d5 y la columna c, ya se puede jugar la apertura con sentido.',
    },
  ],
};
