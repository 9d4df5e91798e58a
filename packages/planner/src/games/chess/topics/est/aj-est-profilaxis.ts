import type { ChessTopic } from '../../chess-topic.ts';

export const ajEstProfilaxis: ChessTopic = {
  id: 'aj-est-profilaxis',
  titulo: 'Profilaxis y restricción',
  area: 'EST',
  nivelMin: 4,
  nivelMax: 6,
  prerequisitos: ['aj-est-plan'],
  favorece: ['clasica'],
  minutosEtapa: 320,
  terminos: [
    'profilaxis',
    'jugadas profilácticas',
    'jugada profiláctica',
    'prevenir',
    'prevenir planes del rival',
    'qué quiere el rival',
    'impedir el plan rival',
    'restricción',
    'restringir',
    'pensamiento profiláctico',
    'prophylaxis',
    'prophylactic thinking',
    'sobreprotección',
    'quitar contrajuego',
    'frenar el contrajuego',
    'jugadas de espera estratégicas',
    'juego de karpov',
    'limitar piezas',
  ],
  ideas: [
    'Cada jugada empieza por la pregunta «¿qué jugaría el rival si pasara el turno?»; si la respuesta es buena, se impide o se hace inútil.',
    'La profilaxis barata mejora a la vez tu posición; la cara solo impide y debe evitar algo peor que el tiempo perdido.',
    'Restringir es quitar casillas a una pieza concreta hasta que no tenga jugadas útiles; suele bastar un peón bien puesto.',
    'Sobreproteger un punto clave libera a tus piezas: las que lo defienden pueden irse con ganancia porque siempre hay otra.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque: 'Formula el plan rival cada tres jugadas y elige jugadas que lo impidan sin abandonar el tuyo.',
      idea: 'Si tu mejor jugada y la mejor profilaxis coinciden, no busques más: es la jugada.',
    },
    {
      nivel: 5,
      enfoque: 'Restricción de piezas: encuentra la pieza rival con menos casillas y quítale la última ruta.',
      idea: 'El avance de un solo peón puede dominar a un caballo entero: b4 contra un caballo de a5 o h3 contra uno de g4.',
    },
    {
      nivel: 6,
      enfoque:
        'Profilaxis profunda: prepara la respuesta a la ruptura antes de que sea posible y calcula qué cambia en tu propia posición.',
      idea: 'Impedir todo es perder: escoge las dos ideas rivales que duelen y deja pasar las que puedes castigar.',
    },
  ],
  ejemplo: {
    fen: 'r1bq1rk1/2p1bppp/p1np1n2/1p2p3/4P3/1BP2N2/PP1P1PPP/RNBQR1K1 w - - 1 9',
    linea: '9.h3 Ca5 10.Ac2 c5 11.d4 Dc7',
    explicacion:
      'Si las blancas juegan d4 de inmediato, ...Ag4 presiona d4 y obliga a decidir. 9.h3 gasta un tiempo y a cambio permite d4 con el centro intacto; además mantiene al alfil de c8 sin casilla cómoda. Es profilaxis barata: impide y prepara.',
  },
  errorTipico:
    'Confundir profilaxis con pasividad y gastar jugadas en impedir ideas que el rival ni quería. Solo se impide lo que de verdad lo mejora.',
  preguntas: [
    {
      pregunta: '¿Cuál es la pregunta de la profilaxis?',
      respuesta: 'Qué jugaría el rival si pudiera mover dos veces seguidas, y si esa jugada le mejora de verdad.',
    },
    {
      pregunta: '¿Cómo sabes que una jugada profiláctica es barata?',
      respuesta: 'Cuando además de impedir mejora mi posición o forma parte de mi plan.',
    },
    {
      pregunta: '¿Qué significa restringir una pieza?',
      respuesta: 'Quitarle todas las casillas útiles, normalmente con peones, hasta que moverla empeore su bando.',
    },
  ],
  criterio: {
    texto: 'Detecta el plan rival y la respuesta profiláctica en {aciertos} de {de} posiciones',
    aciertos: 7,
    de: 10,
    unidad: 'posiciones',
  },
  foco: 'En cada jugada escribe mentalmente el plan del rival antes del tuyo y decide si se impide o se castiga.',
  revision: '¿Qué plan rival ignoré y qué jugada barata lo habría evitado?',
  variantes: {
    teoria: [
      {
        titulo: 'si pasara el turno',
        consigna: 'Aplica la pregunta a ambos bandos en el ejemplo y escribe las tres mejores ideas de cada uno.',
      },
      {
        titulo: 'barata o cara',
        consigna: 'Clasifica cinco jugadas profilácticas conocidas según si también construyen algo propio.',
      },
      {
        titulo: 'restricción con un peón',
        consigna:
          'Elige una pieza rival mal ubicada y encuentra el avance que le quita la última casilla; describe su consecuencia.',
      },
    ],
    ejercicios: [
      {
        titulo: 'si el rival moviera dos veces',
        consigna: 'Escribe la jugada que haría el rival en las posiciones de abajo y decide si impedirla.',
      },
      {
        titulo: 'doble función',
        consigna:
          'Busca en las posiciones de abajo una jugada que impida algo y mejore algo. Escribe las dos funciones; si solo encuentras una, sigue buscando.',
      },
      {
        titulo: 'sin casillas',
        consigna: 'Encuentra en las posiciones de abajo la pieza rival más limitada y quítale la última ruta.',
      },
      {
        titulo: 'castigar en vez de impedir',
        consigna: 'Elige en las posiciones de abajo qué ideas rivales dejas pasar porque puedes castigarlas.',
      },
      {
        titulo: 'sobreprotege',
        consigna: 'Señala el punto clave en cada posición de abajo y la pieza que conviene sumar a su defensa.',
      },
      {
        titulo: 'antes de la ruptura',
        consigna: 'Prepara en las posiciones de abajo la respuesta a la ruptura rival con una sola jugada.',
      },
      {
        titulo: 'ritmo lento',
        consigna: 'Resuelve las posiciones de abajo escribiendo primero tres ideas rivales por orden de peligro.',
      },
      {
        titulo: 'mejor impedida',
        consigna: 'Compara en las posiciones de abajo la jugada que impide y la que continúa tu plan; elige con línea.',
      },
    ],
    test: [
      {
        titulo: 'idea rival y respuesta',
        consigna:
          'Escribe en las {n} posiciones de abajo la idea que más te molestaría del rival y la jugada que la evita. Se puntúan las dos partes unidas.',
      },
      {
        titulo: 'restricción exacta',
        consigna: 'Escribe la jugada que deja a la pieza rival sin casillas en las posiciones de abajo.',
      },
      {
        titulo: 'barata o innecesaria',
        consigna: 'Juzga jugadas de prevención en las posiciones de abajo y descarta la que no impide nada.',
      },
      {
        titulo: 'plan de dos caras',
        consigna: 'Elige la jugada que sirve a tu plan e impide el ajeno en cada posición de abajo.',
      },
    ],
    jugar: [
      {
        titulo: 'diario del rival',
        consigna: 'Juega una partida anotando cada tres jugadas el plan que atribuyes al rival y si lo impediste.',
      },
      {
        titulo: 'profilaxis sin pasividad',
        consigna:
          'Juega en tu plataforma o club habitual con la regla de que toda jugada preventiva mejore además una pieza.',
      },
      {
        titulo: 'restringe una pieza',
        consigna:
          'Juega con un compañero buscando dejar sin jugadas una de sus piezas; gana la ronda quien lo logre antes.',
      },
    ],
    analizar: [
      {
        titulo: 'plan que llegó',
        consigna:
          'Busca en tus partidas planes rivales completados y la jugada en que pudiste impedirlos con poco costo.',
      },
      {
        titulo: 'prevención inútil',
        consigna:
          'Señala en tus partidas jugadas preventivas que no impedían nada y cuenta los tiempos que costaron. Propón en qué se podían invertir.',
      },
      {
        titulo: 'pieza prisionera',
        consigna: 'Encuentra piezas rivales que quedaron sin juego y la jugada que las encerró.',
      },
    ],
  },
};
