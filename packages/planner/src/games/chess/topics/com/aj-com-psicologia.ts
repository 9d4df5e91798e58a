import type { ChessTopic } from '../../chess-topic.ts';

export const ajComPsicologia: ChessTopic = {
  id: 'aj-com-psicologia',
  titulo: 'Concentración, nervios y reacción tras la derrota',
  area: 'COM',
  nivelMin: 1,
  nivelMax: 6,
  prerequisitos: ['aj-par-jugar'],
  minutosEtapa: 180,
  terminos: [
    'psicología',
    'nervios',
    'concentración',
    'me pongo nervioso',
    'ansiedad en la partida',
    'miedo a perder',
    'tilt',
    'tilt en ajedrez',
    'confianza',
    'mentalidad',
    'me desconcentro',
    'presión',
    'reacción tras la derrota',
    'recuperarse de una derrota',
    'racha de derrotas',
    'sports psychology',
    'focus',
    'motivación',
    'enfado al perder',
    'remontar mentalmente',
  ],
  ideas: [
    'La concentración se entrena por turnos: mientras el rival piensa, mira el tablero por sectores y sus posibles jugadas; no consultes el resultado de otras mesas.',
    'Tras un error haz una pausa corta fija (levantarse, agua, respirar) y vuelve a la posición como si empezaras a jugar desde ella. El error anterior ya no cuenta.',
    'Tras una derrota, anota tres frases (qué pasó, qué aprendí, qué haré) y cierra el tema. Analizar de madrugada casi siempre empeora.',
    'El miedo a perder lleva a dos extremos: pasividad o ataque sin motivo. La cura es siempre la misma: buscar la mejor jugada, no la más prudente ni la más heroica.',
  ],
  etapas: [
    {
      nivel: 1,
      enfoque: 'Identifica tus señales (mano temblorosa, mover rápido) y usa una pausa fija tras cada error.',
      idea: 'Después de un error, tu próxima jugada se piensa el doble: ahí se duplican los daños.',
    },
    {
      nivel: 2,
      enfoque: 'Añade una frase de partida («busco la mejor jugada») y registra cuándo la rompes.',
      idea: 'Cambia «tengo que ganar» por «tengo que decidir bien»: lo primero no depende solo de ti.',
    },
    {
      nivel: 3,
      enfoque: 'Trabaja la concentración en tramos y la reacción tras derrota con un plazo fijo para volver a jugar.',
      idea: 'Fija antes del torneo cuánto dura tu enfado permitido y qué haces al terminarlo; decidirlo en caliente no funciona.',
    },
    {
      nivel: 4,
      enfoque:
        'Ajusta tu ánimo a la situación: rivales débiles, fuertes, partidas decisivas. Detecta exceso de confianza.',
      idea: 'La peor combinación es ventaja clara y prisa por terminar: con ventaja, baja la velocidad.',
    },
    {
      nivel: 5,
      enfoque:
        'Prepara escenarios difíciles por escrito (empate necesario, rival temido, apuro) con reacción decidida.',
      idea: 'Escribe el plan para el escenario que más temes; lo temido deja de ser sorpresa.',
    },
    {
      nivel: 6,
      enfoque: 'Gestiona la carga de varios días, la autocrítica y el silencio entre partidas.',
      idea: 'La recuperación entre rondas es parte del juego: lo que haces en esas horas decide la siguiente partida más que la preparación.',
    },
  ],
  errorTipico:
    'Jugar la partida siguiente para borrar la anterior. Se juega contra la derrota, no contra el rival, y casi siempre vuelve a perderse.',
  preguntas: [
    {
      pregunta: '¿Qué haces en el minuto siguiente a un error grave?',
      respuesta:
        'Una pausa fija (respirar, beber agua, mirar lejos), aceptar el error y volver a evaluar la posición como si empezara ahí.',
    },
    {
      pregunta: '¿Cómo mantienes la atención en el turno rival?',
      respuesta: 'Reviso el tablero por sectores y sus respuestas probables, sin seguir otras partidas ni resultados.',
    },
    {
      pregunta: '¿Qué tres frases cierras tras una derrota?',
      respuesta: 'Qué pasó, qué aprendí y qué haré distinto; después no vuelvo a abrir el tema ese día.',
    },
    {
      pregunta: '¿Qué frase de partida usas en lugar de «tengo que ganar»?',
      respuesta: '«Busco la mejor jugada»: depende de mí y se puede comprobar en cada turno.',
    },
    {
      pregunta: '¿Por qué conviene bajar la velocidad con ventaja clara?',
      respuesta:
        'Porque el error con ventaja cuesta el resultado entero; la prisa no añade nada a una posición ya favorable.',
    },
  ],
  criterio: {
    texto: 'Mantén tu rutina mental en {aciertos} de {de} partidas, incluidas las perdidas.',
    aciertos: 8,
    de: 10,
    unidad: 'partidas',
  },
  foco: 'Tras cada error, haz tu pausa fija y reevalúa la posición desde cero antes de mover.',
  revision: '¿En qué momento la emoción decidió en vez de la posición y qué hiciste después?',
  variantes: {
    teoria: [
      {
        titulo: 'tu protocolo de error',
        consigna:
          'Escribe los pasos exactos que harás tras un error (pausa, respiración, reevaluación). Ensáyalos con una partida vieja.',
      },
      {
        titulo: 'tres frases',
        consigna:
          'Aplica las tres frases a tus dos últimas derrotas. Guarda la tercera como compromiso y revísala antes de jugar.',
      },
      {
        titulo: 'señales propias',
        consigna:
          'Enumera cinco señales físicas o de conducta que indiquen pérdida de control y la respuesta que darás a cada una.',
      },
    ],
    ejercicios: [
      {
        titulo: 'decisión en calma',
        consigna:
          'Resuelve las posiciones de abajo esperando unos segundos después de ver la solución intuitiva. Anota si cambiaste de opinión.',
      },
      {
        titulo: 'sin miedo al sacrificio',
        consigna:
          'En las posiciones de abajo evalúa el sacrificio como si el resultado no importara. Compara con tu decisión en partida real.',
      },
      {
        titulo: 'reevaluar desde cero',
        consigna:
          'Trata cada posición de abajo como si la recibieras de otra persona: escribe la evaluación antes de la jugada.',
      },
      {
        titulo: 'presión simulada',
        consigna:
          'Resuelve las posiciones de abajo con reloj corto y alguien mirando, o imaginándolo. Apunta qué cambió en tu proceso.',
      },
      {
        titulo: 'mala posición, buena decisión',
        consigna:
          'En las posiciones de abajo busca el mejor recurso aunque el bando esté peor. Escribe qué harías para no rendirte.',
      },
      {
        titulo: 'ventaja sin prisa',
        consigna:
          'Juega mentalmente las posiciones de abajo con ventaja y busca la jugada más segura, no la más rápida.',
      },
      {
        titulo: 'tras un fallo',
        consigna:
          'Resuelve las posiciones de abajo seguidas; cuando falles una, haz tu pausa antes de la siguiente. Compara los aciertos posteriores.',
      },
      {
        titulo: 'diálogo interno',
        consigna:
          'Escribe junto a cada posición de abajo la frase que te dices al jugarla y cámbiala si es de miedo o de prisa.',
      },
    ],
    test: [
      {
        titulo: 'examen de calma',
        consigna:
          'Resuelve las {n} posiciones de abajo anotando tu nivel de confianza; compara confianza y acierto al final.',
      },
      {
        titulo: 'fallo y recuperación',
        consigna:
          'Tras cada error en las {n} posiciones de abajo, aplica tu protocolo antes de seguir. Mide si el siguiente acierto baja.',
      },
      {
        titulo: 'sin marcha atrás',
        consigna:
          'Contesta las {n} posiciones de abajo sin corregir y acepta el resultado sin revisar durante el test.',
      },
      {
        titulo: '{min} minutos con ruido',
        consigna:
          'Haz las {n} posiciones de abajo en {min} minutos con distracciones leves (sonido ambiente). Comprueba si mantienes tu método.',
      },
    ],
    jugar: [
      {
        titulo: 'protocolo en partida',
        consigna: 'Juega una partida usando tu protocolo tras cada error. Anota cuántas veces lo aplicaste.',
      },
      {
        titulo: 'ventaja con calma',
        consigna:
          'Juega una partida buscando bajar la velocidad cuando estés mejor. Escribe el tiempo de tus tres jugadas con mayor ventaja.',
      },
      {
        titulo: 'rival temido',
        consigna:
          'Juega contra alguien que te cueste y usa tu frase de partida. Al terminar califica de 1 a 5 tu control.',
      },
    ],
    analizar: [
      {
        titulo: 'mapa emocional',
        consigna: 'Marca en tu partida los momentos de tensión y qué decidiste en cada uno. Busca la relación.',
      },
      {
        titulo: 'error y siguiente jugada',
        consigna: 'Revisa la jugada inmediatamente posterior a cada error tuyo y di si fue peor por emoción.',
      },
      {
        titulo: 'tres frases de la semana',
        consigna: 'Escribe tus tres frases de cada partida de la semana y busca la que se repite.',
      },
    ],
  },
  ejemplo: {
    fen: 'k7/1R6/8/8/8/8/2q5/K7 w - - 0 1',
    linea: '1.Tb8+ Ra7 2.Tb7+ Ra6 3.Tb6+ Ra5 4.Tb5+',
    explicacion:
      'Con dama contra torre, la cabeza dice «perdido». El tablero dice otra cosa: el rey blanco no tiene jugadas, así que la torre da jaques sin parar y capturarla es ahogado. La lección es mental: no abandones por dentro hasta revisar todos los jaques.',
  },
};
