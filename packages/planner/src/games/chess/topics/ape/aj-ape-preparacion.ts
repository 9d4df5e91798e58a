import type { ChessTopic } from '../../chess-topic.ts';

export const ajApePreparacion: ChessTopic = {
  id: 'aj-ape-preparacion',
  titulo: 'Preparación específica contra rivales',
  area: 'APE',
  nivelMin: 5,
  nivelMax: 6,
  prerequisitos: ['aj-ape-repertorio'],
  favorece: ['clasica'],
  minutosEtapa: 320,
  terminos: [
    'preparación específica',
    'preparar un rival',
    'preparación contra rivales',
    'preparar partidas',
    'preparación de torneo de aperturas',
    'estudiar al rival',
    'opening preparation',
    'prep',
    'preparación de apertura',
    'buscar partidas del rival',
    'explotar el repertorio rival',
    'sorprender en la apertura',
    'arma sorpresa',
    'salir de su preparación',
    'línea contra un rival concreto',
    'dossier del rival',
  ],
  ideas: [
    'La preparación contra un rival empieza por su mapa: aperturas, jugada donde sale de su conocimiento, tipo de posición que evita y cómo usa el reloj.',
    'Se busca una posición, no un resultado: elige la estructura en la que él juega peor y tú igual o mejor.',
    'Una sorpresa útil ha sido jugada por ti al menos diez veces en entrenamiento; la que nunca jugaste te sorprende a ti.',
    'La preparación termina con una decisión: dónde desviarte, qué evitar, hasta qué jugada sabes y qué plan sigue.',
  ],
  etapas: [
    {
      nivel: 5,
      enfoque:
        'Haz un dossier de un rival con sus veinte últimas partidas: aperturas, estructuras y reloj. Prepara una línea principal y una salida segura.',
      idea: 'Busca la jugada en la que más tiempo gastó en sus partidas: esa es la posición que no domina.',
    },
    {
      nivel: 6,
      enfoque:
        'Prepara con motor y sin él: la línea que el motor llama igual pero exige precisión solo a un bando, y la respuesta a su posible desvío.',
      idea: 'Evalúa por dificultad: prefiere la rama donde su mejor jugada es la tercera en frecuencia y la tuya es natural.',
    },
  ],
  ejemplo: {
    fen: 'rnbqkb1r/ppp2ppp/3p4/8/4n3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 5',
    linea: '5.Cc3 Cxc3 6.dxc3 Ae7 7.Ae3 O-O 8.Dd2 Cd7 9.O-O-O',
    explicacion:
      'Contra un jugador de Petrov que quiere igualar y cambiar piezas, 5.Cc3 y el enroque largo cambian el tipo de partida: estructura asimétrica, enroques opuestos y ataque. La ventaja teórica es pequeña; la práctica viene de sacarlo del terreno que estudió.',
  },
  errorTipico:
    'Preparar veinte jugadas de una línea que el rival jugó una vez hace años. Sin una salida B, llegas al tablero sin plan y con menos tiempo.',
  preguntas: [
    {
      pregunta: '¿Qué cuatro datos forman el dossier mínimo de un rival?',
      respuesta: 'Aperturas por color, jugada de salida del conocimiento, estructuras que evita y uso del reloj.',
    },
    {
      pregunta: '¿Cuándo usas una sorpresa de apertura?',
      respuesta:
        'Cuando la he entrenado al menos diez partidas y encaja con el tipo de posición donde el rival es débil.',
    },
    {
      pregunta: '¿Qué decides antes de sentarte a jugar?',
      respuesta:
        'Dónde me desvío, hasta qué jugada sé, qué estructura busco y cuál es mi respuesta si él se desvía antes.',
    },
  ],
  criterio: {
    texto: 'Prepara y defiende {aciertos} de {de} líneas de dossier con plan y salida alternativa',
    aciertos: 4,
    de: 5,
    unidad: 'líneas',
  },
  foco: 'Antes de la partida escribe en una línea dónde te vas a desviar y qué posición quieres en la jugada quince.',
  revision: '¿Ocurrió la posición que preparé? Si no, ¿en qué jugada se desvió y qué tenía previsto?',
  variantes: {
    teoria: [
      {
        titulo: 'dossier de ejemplo',
        consigna:
          'Redacta un dossier con cinco partidas de un rival imaginario: aperturas, reloj, estructuras y errores. Escribe tu elección y su porqué.',
      },
      {
        titulo: 'igualar no es suficiente',
        consigna:
          'Explica con el ejemplo cómo una posición igualada puede ser difícil para uno de los bandos y fácil para el otro.',
      },
      {
        titulo: 'plan A, plan B, plan C',
        consigna:
          'Elabora para una apertura tres desvíos y decide qué harías si el rival cambia de idea en la jugada tres.',
      },
    ],
    ejercicios: [
      {
        titulo: 'elige contra este rival',
        consigna:
          'Imagina en las posiciones de abajo un rival pasivo y luego uno agudo: elige para cada uno la jugada que más lo incomoda.',
      },
      {
        titulo: 'dónde gasta tiempo',
        consigna: 'Marca en las posiciones de abajo la jugada que exigiría más reflexión al rival y provócala.',
      },
      {
        titulo: 'sorpresa segura',
        consigna:
          'Busca en las posiciones de abajo una jugada poco usual que no empeore la posición; comprueba con la línea.',
      },
      {
        titulo: 'estructura incómoda',
        consigna: 'Decide en cada posición de abajo qué estructura querrías imponer y la jugada que la produce.',
      },
      {
        titulo: 'desvío y respuesta',
        consigna: 'Propón en las posiciones de abajo un desvío propio y la mejor réplica rival.',
      },
      {
        titulo: 'simetría rota',
        consigna:
          'Encuentra en las posiciones de abajo la jugada que rompe el equilibrio sin riesgo y di a quién favorece la práctica.',
      },
      {
        titulo: 'preparación con reloj',
        consigna:
          'Resuelve las posiciones de abajo con reloj como si fuera la víspera: decide rápido y escribe la razón.',
      },
      {
        titulo: 'desde su lado',
        consigna:
          'Toma las posiciones de abajo como si fueras el rival y busca su mejor plan; ajusta entonces tu preparación.',
      },
    ],
    test: [
      {
        titulo: 'dossier contra el tablero',
        consigna: 'Resuelve las {n} posiciones de abajo y explica qué te diría el dossier en cada una.',
      },
      {
        titulo: 'punto de desvío',
        consigna:
          'Señala la jugada en que conviene apartarse en cada posición de abajo y la línea hasta la jugada tres.',
      },
      {
        titulo: 'dificultad práctica',
        consigna:
          'Ordena las continuaciones propias de las posiciones de abajo por dificultad para el rival y justifica la primera.',
      },
      {
        titulo: 'plan C',
        consigna:
          'Contesta las posiciones de abajo suponiendo que tu primera idea fue impedida: da la segunda y su plan.',
      },
    ],
    jugar: [
      {
        titulo: 'línea preparada',
        consigna:
          'Prepara una línea contra un rival de tu club o plataforma y juégala; anota hasta dónde acertaste su reacción.',
      },
      {
        titulo: 'sorpresa ensayada',
        consigna:
          'Juega partidas rápidas con tu línea nueva y lleva la cuenta: hasta la décima no la uses a ritmo largo. Apunta la respuesta que más veces te encontraste.',
      },
      {
        titulo: 'rival simulado',
        consigna: 'Pide a un compañero que actúe como el rival del dossier y juega tu preparación completa.',
      },
    ],
    analizar: [
      {
        titulo: 'predicción contra realidad',
        consigna: 'Compara tu preparación con la partida y marca dónde acertaste, dónde te desviaste y qué faltó.',
      },
      {
        titulo: 'mapa del rival',
        consigna: 'Revisa cinco partidas de un rival y dibuja su mapa de aperturas y estructuras que evita.',
      },
      {
        titulo: 'reloj ajeno',
        consigna: 'Estudia los tiempos del rival en tus partidas comunes y localiza la jugada donde dudó más.',
      },
    ],
  },
};
