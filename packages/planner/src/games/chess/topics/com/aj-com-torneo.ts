import type { ChessTopic } from '../../chess-topic.ts';

export const ajComTorneo: ChessTopic = {
  id: 'aj-com-torneo',
  titulo: 'Preparar y competir en un torneo',
  area: 'COM',
  nivelMin: 3,
  nivelMax: 6,
  prerequisitos: ['aj-com-tiempo'],
  favorece: ['clasica'],
  minutosEtapa: 220,
  importancia: 'ocasional',
  terminos: [
    'torneo',
    'torneos',
    'jugar torneos',
    'preparar un torneo',
    'competir',
    'competición',
    'ronda',
    'rondas',
    'sistema suizo',
    'torneo por rondas',
    'opens',
    'open',
    'jornada de torneo',
    'primera partida del torneo',
    'tournament',
    'rating en torneos',
    'sumar puntos en torneos',
    'doble ronda',
    'estrategia de torneo',
  ],
  ideas: [
    'Antes del torneo decide tres cosas por escrito: repertorio que jugarás sin dudar, criterio para ofrecer o aceptar tablas y plan de descanso y comidas.',
    'Entre rondas prepara poco y bien: media hora de repaso de líneas y estructuras probables del rival, no memorizar novedades.',
    'Decide el resultado que necesitas antes de sentarte y no cambies de plan por cansancio. Si el empate basta, elige posiciones con menos asimetría.',
    'La partida siguiente empieza al terminar la anterior: cierra la partida con tus notas y no la arrastres.',
  ],
  etapas: [
    {
      nivel: 3,
      enfoque:
        'Organiza tu primer torneo: repertorio corto, sueño y rutina de llegada. Aprende a pedir y rechazar tablas con motivo.',
      idea: 'Juega lo que conoces: en torneo, una línea vieja que entiendes vale más que una sorpresa mal aprendida.',
    },
    {
      nivel: 4,
      enfoque:
        'Ajusta por rival y resultado necesario: cuándo simplificar y cuándo complicar. Cuida el reloj entre rondas dobles.',
      idea: 'Con rivales más fuertes busca posiciones ricas en decisiones; con más débiles, claridad y técnica.',
    },
    {
      nivel: 5,
      enfoque:
        'Prepara por parejas de rondas, gestiona el cansancio y usa la información de partidas previas del rival.',
      idea: 'Mira dos o tres partidas recientes del rival buscando hábitos (cambia damas, evita tensión), no novedades.',
    },
    {
      nivel: 6,
      enfoque: 'Trabaja torneos largos: picos de forma, reserva de ideas y decisiones según la clasificación.',
      idea: 'Reserva una o dos ideas preparadas para el final del torneo, cuando la clasificación decide y las fuerzas no sobran.',
    },
  ],
  errorTipico:
    'Cambiar de plan según cómo va el torneo: abandonar la apertura que preparaste por miedo, o aceptar tablas temprano por cansancio y lamentarlo después.',
  preguntas: [
    {
      pregunta: '¿Qué decides por escrito antes del torneo?',
      respuesta: 'Repertorio, criterio de tablas y rutina de descanso y comida.',
    },
    {
      pregunta: '¿Cuánto preparas entre rondas?',
      respuesta: 'Poco: líneas y estructuras probables durante media hora; después descanso y comida.',
    },
    {
      pregunta: '¿Cómo eliges el tipo de posición según el resultado necesario?',
      respuesta:
        'Si el empate basta, estructuras simétricas con piezas activas; si necesito ganar, tensión y desequilibrios que conozca.',
    },
    {
      pregunta: '¿Qué buscas en las partidas recientes de un rival?',
      respuesta: 'Hábitos: si cambia piezas, cómo trata la tensión, en qué fase pierde tiempo; no líneas largas.',
    },
    {
      pregunta: '¿Cómo cierras una partida del torneo?',
      respuesta: 'Con tres notas breves y sin reabrir el tema hasta el análisis posterior al torneo.',
    },
  ],
  criterio: {
    texto: 'Cumple tu plan de torneo en {aciertos} de {de} rondas jugadas.',
    aciertos: 8,
    de: 10,
    unidad: 'rondas',
  },
  foco: 'Juega según el plan de la ronda: resultado necesario, tipo de posición y reserva de energía.',
  revision: '¿Qué decisión de la ronda se apartó de tu plan y cuál fue la consecuencia?',
  variantes: {
    teoria: [
      {
        titulo: 'plan de torneo en una hoja',
        consigna:
          'Escribe repertorio, criterio de tablas, horarios y comidas para tu próximo torneo. Añade qué harás tras una derrota temprana.',
      },
      {
        titulo: 'tres escenarios',
        consigna:
          'Redacta tu conducta para tres casos: ganas las dos primeras, pierdes la primera, o juegas por tablas en la última. Una frase por caso.',
      },
      {
        titulo: 'ficha de rival',
        consigna:
          'Diseña la ficha que llenarás en media hora: apertura, ritmo, tendencia a cambiar y una idea propia. Pruébala con un rival conocido.',
      },
    ],
    ejercicios: [
      {
        titulo: 'resultado necesario',
        consigna: 'En cada posición de abajo decide tu plan si necesitas ganar y si te basta tablas. Después resuelve.',
      },
      {
        titulo: 'riesgo medido',
        consigna:
          'Evalúa en las posiciones de abajo el riesgo de cada candidata y elige según el marcador. Justifica con una línea.',
      },
      {
        titulo: 'posición para complicar',
        consigna:
          'Busca en las posiciones de abajo la continuación que mantiene tensión sin empeorar. Escribe qué decisión deja al rival.',
      },
      {
        titulo: 'simplificación correcta',
        consigna: 'Decide en las posiciones de abajo qué cambio lleva a un final mejor y cuál solo ahorra esfuerzo.',
      },
      {
        titulo: 'última ronda',
        consigna:
          'Resuelve las posiciones de abajo como si fueran la última jugada de la última ronda. Anota si arriesgaste más o menos que de costumbre.',
      },
      {
        titulo: 'poco tiempo de preparación',
        consigna:
          'Usa las posiciones de abajo como repaso previo a una ronda: estructura, plan y una línea por posición.',
      },
      {
        titulo: 'contra el favorito',
        consigna:
          'Elige en las posiciones de abajo la jugada que más incomoda a un rival más fuerte, aunque no sea la más segura.',
      },
      {
        titulo: 'cansancio simulado',
        consigna:
          'Haz las posiciones de abajo después de otra tarea larga y compara aciertos con una serie descansada.',
      },
    ],
    test: [
      {
        titulo: 'ronda completa',
        consigna: 'Resuelve las {n} posiciones de abajo como ronda: primero plan, después jugada. Puntúan ambos.',
      },
      {
        titulo: 'examen de tablas',
        consigna:
          'En las {n} posiciones de abajo decide si aceptarías tablas y por qué; compara con la evaluación real.',
      },
      {
        titulo: '{min} minutos de torneo',
        consigna:
          'Trabaja {min} minutos con las {n} posiciones de abajo sin pausas ni distracciones y anota tu acierto.',
      },
      {
        titulo: 'decisiones según marcador',
        consigna:
          'Resuelve las {n} posiciones de abajo dos veces: con empate suficiente y con obligación de ganar. Señala los cambios.',
      },
    ],
    jugar: [
      {
        titulo: 'simulacro de ronda',
        consigna:
          'Juega una partida con las condiciones del torneo: ritmo, silencio y hora de inicio. Aplica tu plan de ronda.',
      },
      {
        titulo: 'doble jornada',
        consigna:
          'Juega dos partidas el mismo día con descanso planificado. Compara la calidad de la segunda con la primera.',
      },
      {
        titulo: 'partida por el resultado',
        consigna:
          'Juega una partida en la que solo valga empatar y otra en la que solo valga ganar. Observa qué cambia en tus decisiones.',
      },
    ],
    analizar: [
      {
        titulo: 'ronda por ronda',
        consigna:
          'Revisa cada ronda de tu último torneo con tres notas: plan, momento clave y decisión de tablas. Busca el patrón.',
      },
      {
        titulo: 'preparación útil',
        consigna: 'Compara lo que preparaste con lo que se jugó. Escribe qué línea sobró y cuál faltó.',
      },
      {
        titulo: 'gestión del torneo',
        consigna:
          'Analiza sueño, comidas y ritmo de tu último torneo y relaciónalos con tus peores partidas. Decide un cambio.',
      },
    ],
  },
  ejemplo: {
    fen: '3r2k1/p4p1p/1p2pbp1/8/8/1P2P1P1/P4PBP/3R2K1 w - - 0 1',
    linea: '1.Txd8+ Axd8 2.Rf1',
    explicacion:
      'Última ronda y el empate asegura el objetivo. La posición es igual: cambiar torres lleva a alfiles de distinto color con peones simétricos, donde es casi imposible perder. Con victoria obligada, en cambio, conviene conservar las torres con 1.Tc1 y seguir jugando.',
  },
};
