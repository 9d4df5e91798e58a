import type { ChessTopic } from '../../chess-topic.ts';

export const ajParTematicas: ChessTopic = {
  id: 'aj-par-tematicas',
  titulo: 'Partidas de entrenamiento desde posiciones elegidas',
  area: 'PAR',
  nivelMin: 4,
  nivelMax: 6,
  prerequisitos: ['aj-par-jugar', 'aj-est-plan'],
  minutosEtapa: 320,
  terminos: [
    'partidas temáticas',
    'partidas desde posición',
    'jugar desde una posición',
    'posiciones de entrenamiento',
    'entrenar estructuras jugando',
    'partidas desde una estructura',
    'sparring',
    'sparring de ajedrez',
    'compañero de entrenamiento',
    'training games',
    'thematic games',
    'jugar contra el programa desde posición',
    'practicar finales jugando',
    'practicar una posición típica',
    'entrenamiento por posiciones',
    'tabiya',
  ],
  ideas: [
    'Empezar la partida en la posición que quieres aprender multiplica la práctica: en una hora juegas cuatro veces la misma estructura en lugar de esperarla durante meses.',
    'Se juega con ambos bandos. Quien defiende aprende qué teme y quien ataca descubre qué plan es lento.',
    'Cada serie lleva una pregunta: «¿se gana este final?», «¿aguanta el peón aislado sin d5?». La serie termina con una respuesta escrita, no con un marcador.',
    'La posición inicial se elige por utilidad: tu apertura en la jugada 12, un final que perdiste, una estructura que evitas o una ventaja que no supiste ganar.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque:
        'Haz series de dos partidas por posición (un bando cada una) desde estructuras de tu repertorio. Responde la pregunta por escrito.',
      idea: 'Empieza donde acaba tu teoría: la primera jugada que decides solo es la que más necesita práctica.',
    },
    {
      nivel: 5,
      enfoque:
        'Trabaja ventajas técnicas y defensas difíciles contra rivales fuertes o un programa. Repite hasta lograr el objetivo dos veces seguidas.',
      idea: 'Si con ventaja no ganas y con desventaja tampoco salvas, falta técnica; si solo falla una, falta plan en ese bando.',
    },
    {
      nivel: 6,
      enfoque:
        'Diseña ciclos de posiciones ligados a tu preparación y al próximo rival, con análisis entre partidas y ajuste de la posición inicial.',
      idea: 'Cambia un detalle de la posición (un peón, un tiempo) entre partidas: descubrirás de qué depende de verdad la evaluación.',
    },
  ],
  errorTipico:
    'Jugar la posición una vez, perder y pasar a otra. Una sola partida mide la suerte del día; la respuesta aparece al repetir con los dos bandos.',
  preguntas: [
    {
      pregunta: '¿Qué gana una serie temática frente a partidas normales?',
      respuesta:
        'Concentra la práctica: la misma estructura se juega varias veces seguidas, con ambos bandos y comparación inmediata.',
    },
    {
      pregunta: '¿Cómo eliges la posición inicial?',
      respuesta:
        'Por utilidad: final de mi teoría, un final perdido, una estructura que evito o una ventaja que no supe convertir.',
    },
    {
      pregunta: '¿Cuándo se da por cerrada una serie?',
      respuesta:
        'Cuando puedo responder por escrito la pregunta con la que empezó y cumplí el objetivo con regularidad.',
    },
    {
      pregunta: '¿Para qué cambiar un detalle de la posición entre partidas?',
      respuesta:
        'Para averiguar qué elemento sostiene la evaluación: si al quitarlo cambia el resultado, ese era el decisivo.',
    },
  ],
  criterio: {
    texto: 'Cumple el objetivo (ganar, entablar o aguantar) en {aciertos} de {de} partidas temáticas.',
    aciertos: 7,
    de: 10,
    unidad: 'partidas',
  },
  foco: 'Juega la posición elegida pensando en la pregunta de la serie, no en el resultado.',
  revision: '¿Qué respondió esta partida sobre la posición inicial y qué probarías en la siguiente?',
  variantes: {
    teoria: [
      {
        titulo: 'catálogo de posiciones',
        consigna:
          'Escribe diez posiciones iniciales útiles para ti con la pregunta de cada una. Ordénalas por urgencia según tus últimas derrotas.',
      },
      {
        titulo: 'planes de los dos bandos',
        consigna:
          'En el ejemplo escribe el plan de cada bando, la ruptura clave y el cambio que conviene a cada uno. Comprueba si sabes jugar los dos.',
      },
      {
        titulo: 'reglas de la serie',
        consigna:
          'Define ritmo, número de partidas, cambio de bando y cómo responderás la pregunta. Fija también cuándo detenerte.',
      },
    ],
    jugar: [
      {
        titulo: 'peón aislado por los dos lados',
        consigna:
          'Juega la posición del ejemplo dos veces, una con cada bando, a ritmo medio. Responde si d5 llegó a tiempo.',
      },
      {
        titulo: 'final que perdiste',
        consigna:
          'Monta un final que perdiste o no ganaste y juégalo contra alguien o un programa hasta lograr el objetivo dos veces seguidas.',
      },
      {
        titulo: 'donde acaba tu teoría',
        consigna:
          'Empieza en la última jugada que conoces de tu apertura principal y juega varias partidas desde ahí. Anota el primer plan que funcionó.',
      },
      {
        titulo: 'ventaja a convertir',
        consigna:
          'Elige una posición con ventaja clara de tus partidas y conviértela contra la mejor resistencia posible. Cuenta los intentos.',
      },
      {
        titulo: 'inferior con objetivo',
        consigna:
          'Parte de una posición peor y juega a entablar. La serie acaba cuando lo consigas tres veces o sepas por qué no se puede.',
      },
      {
        titulo: 'estructura evitada',
        consigna:
          'Elige la estructura que nunca permites y juega una serie con ella. Escribe qué era tan temible y si lo era.',
      },
      {
        titulo: 'un detalle distinto',
        consigna:
          'Juega la misma posición cambiando un peón o un tiempo entre partidas. Compara qué plan dejó de servir.',
      },
    ],
    analizar: [
      {
        titulo: 'comparar la serie',
        consigna:
          'Pon juntas las partidas de la serie y marca la jugada en que se separaron los resultados. Escribe la respuesta a la pregunta.',
      },
      {
        titulo: 'plan que funcionó',
        consigna: 'Describe el plan ganador de la serie en cuatro pasos y la mejor defensa que encontraste contra él.',
      },
      {
        titulo: 'bando incómodo',
        consigna:
          'Analiza por qué un bando te resultó más difícil: plan, técnica o desconocimiento. Decide la próxima serie.',
      },
      {
        titulo: 'posición inicial corregida',
        consigna: 'Decide si la posición era útil o demasiado fácil y propón otra versión más exigente.',
      },
      {
        titulo: 'transferencia',
        consigna:
          'Busca en tus partidas oficiales una posición de la serie y compara tu juego antes y después de entrenarla.',
      },
      {
        titulo: 'primera desviación',
        consigna:
          'Señala en cada partida de la serie la primera jugada sin plan. Busca si es siempre en el mismo tipo de momento.',
      },
    ],
  },
  ejemplo: {
    fen: 'r1bq1rk1/pp2bppp/2n1p3/3n4/3P4/2NB1N2/PP3PPP/R1BQR1K1 b - - 5 10',
    linea: '1...Af6 2.Ae4 Cce7 3.Ce5',
    explicacion:
      'Posición de serie: peón aislado con las piezas desarrolladas. Las negras bloquean d5 y presionan d4; las blancas buscan Ce5, el ataque al rey y la ruptura d5. Pregunta de la serie: ¿puede el blanco romper o atacar antes de que las negras simplifiquen? Se juega con ambos bandos.',
  },
};
