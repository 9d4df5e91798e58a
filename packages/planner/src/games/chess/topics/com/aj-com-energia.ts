import type { ChessTopic } from '../../chess-topic.ts';

export const ajComEnergia: ChessTopic = {
  id: 'aj-com-energia',
  titulo: 'Energía y presupuesto de tiempo en torneos largos',
  area: 'COM',
  nivelMin: 4,
  nivelMax: 6,
  prerequisitos: ['aj-com-torneo'],
  favorece: ['clasica'],
  minutosEtapa: 200,
  importancia: 'ocasional',
  terminos: [
    'energía en torneos',
    'cansancio en torneos',
    'cansancio',
    'fatiga',
    'torneos largos',
    'descanso entre rondas',
    'dormir antes de la partida',
    'comida y ajedrez',
    'resistencia en partidas largas',
    'forma física y ajedrez',
    'quinta hora de juego',
    'energy management',
    'fatigue',
    'stamina',
    'presupuesto de tiempo',
    'bajón al final del torneo',
    'rendimiento en varias rondas',
  ],
  ideas: [
    'La energía es un recurso con presupuesto: en un torneo de nueve rondas no puedes jugar nueve partidas de cinco horas al máximo. Decide dónde gastarla.',
    'El error por cansancio aparece en momentos conocidos: tras la cuarta hora, después del control de tiempo y en la segunda partida del día. Ahí se simplifica la rutina, no se suprime.',
    'Un final técnico ganado se juega por el camino más corto y seguro, aunque otro sea más elegante: menos decisiones, menos fallos.',
    'Fuera del tablero se decide la mitad: sueño regular, comida ligera antes de la ronda, agua durante la partida y un paseo después. La preparación nocturna larga cuesta más de lo que da.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque:
        'Registra sueño, comida y calidad de cada ronda durante un torneo y busca tu punto de caída. Ajusta un hábito.',
      idea: 'Levántate y camina un momento cuando el rival piense y la posición esté tranquila: la atención vuelve mejor que mirando fijo.',
    },
    {
      nivel: 5,
      enfoque: 'Planifica el torneo: rondas de esfuerzo, rondas de ahorro y horas de preparación limitadas.',
      idea: 'Fija un tope de preparación por ronda y cúmplelo; el sueño perdido se paga en la cuarta hora, donde nadie te ayuda.',
    },
    {
      nivel: 6,
      enfoque:
        'Gestiona forma y carga de varias semanas, con descargas antes de eventos y recuperación planificada tras ellos.',
      idea: 'La semana anterior reduce volumen y mantén táctica corta diaria: llegar fresco vale más que una línea nueva.',
    },
  ],
  errorTipico:
    'Prepararse hasta las dos de la mañana y desayunar con prisa. Se gana una línea que no se jugará y se pierde la concentración que sí hacía falta.',
  preguntas: [
    {
      pregunta: '¿En qué momentos aparecen más errores por cansancio?',
      respuesta:
        'Después de la cuarta hora, justo tras el control de tiempo y en la segunda partida de una doble jornada.',
    },
    {
      pregunta: '¿Qué cambia en tu rutina de pensamiento cuando estás cansado?',
      respuesta:
        'Se acorta, pero mantiene la amenaza rival y el control final; además elijo líneas con menos decisiones.',
    },
    {
      pregunta: 'En un final de torres con dos peones de más en la quinta hora, ¿qué buscas?',
      respuesta: 'El cambio de torres si el final de peones gana solo: reduce decisiones y quita el contrajuego.',
    },
    {
      pregunta: '¿Qué haces la semana anterior a un torneo largo?',
      respuesta:
        'Bajo el volumen de estudio, mantengo táctica corta y sueño regular, y cierro el repertorio sin añadir novedades.',
    },
  ],
  criterio: {
    texto: 'Mantén la calidad de la última hora sin error grave en {aciertos} de {de} partidas largas.',
    aciertos: 7,
    de: 10,
    unidad: 'partidas',
  },
  foco: 'A partir de la tercera hora simplifica la rutina, bebe agua y elige el camino con menos decisiones.',
  revision: '¿En qué hora de la partida llegó el peor error y qué habías dormido y comido?',
  variantes: {
    teoria: [
      {
        titulo: 'presupuesto del torneo',
        consigna:
          'Escribe para tu próximo torneo las horas de sueño, comida y preparación por ronda, y dos rondas de ahorro. Añade qué recortarás si te retrasas.',
      },
      {
        titulo: 'camino corto',
        consigna:
          'Estudia el ejemplo y cuenta las decisiones que exige cambiar torres frente a no cambiarlas. Escribe la regla para tu quinta hora.',
      },
      {
        titulo: 'tu curva de cansancio',
        consigna:
          'Con tus últimas partidas largas dibuja errores por hora de juego. Señala tu punto de caída y un cambio que probarás.',
      },
    ],
    ejercicios: [
      {
        titulo: 'después de una tarea larga',
        consigna:
          'Resuelve las posiciones de abajo al final de tu sesión de estudio, con la rutina corta. Compara el acierto con tu promedio.',
      },
      {
        titulo: 'menos decisiones',
        consigna:
          'Elige en las posiciones de abajo la continuación ganadora con menos decisiones posteriores. Cuenta cuántas quedan.',
      },
      {
        titulo: 'simplificación segura',
        consigna:
          'Busca en las posiciones de abajo el cambio que mata el contrajuego y comprueba con cálculo que el final resultante se gana.',
      },
      {
        titulo: 'dos bloques',
        consigna:
          'Divide las posiciones de abajo en dos bloques con una caminata en medio. Compara acierto antes y después.',
      },
      {
        titulo: 'rutina corta',
        consigna:
          'Aplica en las posiciones de abajo solo amenaza rival y control final. Anota cuándo habría hecho falta más.',
      },
      {
        titulo: 'quinta hora simulada',
        consigna:
          'Resuelve las posiciones de abajo sin pausas y de noche o al acabar el día. Registra en qué posición bajó tu atención.',
      },
      {
        titulo: 'elegante o corto',
        consigna:
          'Da en las posiciones de abajo la solución y otra más vistosa si existe. Explica cuál elegirías cansado.',
      },
      {
        titulo: 'cuenta de errores',
        consigna:
          'Clasifica tus fallos en las posiciones de abajo: cansancio, cálculo o conocimiento. Relaciónalos con el momento de la serie.',
      },
    ],
    test: [
      {
        titulo: 'examen en fatiga',
        consigna: 'Haz las {n} posiciones de abajo como última tarea del día y compara con una serie matinal.',
      },
      {
        titulo: 'decisiones económicas',
        consigna: 'En las {n} posiciones de abajo puntúa la jugada y el número de decisiones que ahorra.',
      },
      {
        titulo: 'resistencia de {min} minutos',
        consigna:
          'Trabaja {min} minutos seguidos en las {n} posiciones de abajo sin levantarte; marca dónde perdiste atención.',
      },
      {
        titulo: 'con pausa planificada',
        consigna:
          'Resuelve las {n} posiciones de abajo con una pausa decidida de antemano a mitad de serie. Mide si la segunda mitad mejora.',
      },
    ],
    jugar: [
      {
        titulo: 'partida larga con plan de energía',
        consigna:
          'Juega una partida de ritmo largo con agua, pausa prevista y registro por hora. Anota cuándo bajaste el nivel.',
      },
      {
        titulo: 'dos partidas el mismo día',
        consigna: 'Juega dos partidas con descanso corto y compara tu peor jugada de cada una. Decide qué cambiarías.',
      },
      {
        titulo: 'técnica con cansancio',
        consigna:
          'Juega un final ganado al terminar el estudio del día y conviértelo por el camino con menos decisiones.',
      },
    ],
    analizar: [
      {
        titulo: 'errores por hora',
        consigna: 'Marca la hora de juego de cada error de tus partidas largas. Busca el tramo más caro.',
      },
      {
        titulo: 'diario de torneo',
        consigna: 'Cruza sueño, comida y preparación con tus resultados por ronda y escribe una conclusión.',
      },
      {
        titulo: 'decisiones de más',
        consigna: 'Revisa un final ganado y cuenta las decisiones innecesarias que tomaste. Propón el camino corto.',
      },
    ],
  },
  ejemplo: {
    fen: '8/5kp1/4r2p/8/4R3/PP4P1/5K1P/8 w - - 0 1',
    linea: '1.Txe6 Rxe6 2.Re3',
    explicacion:
      'Quinta hora, dos peones de más. Con torres el rival puede molestar mucho tiempo; tras 1.Txe6 el final de peones se gana solo: los peones de a y b forman un pasado lejano que desvía al rey negro. Elegir la línea con menos decisiones es ahorrar energía sin regalar nada.',
  },
};
