import type { ChessTopic } from '../../chess-topic.ts';

export const ajParJugar: ChessTopic = {
  id: 'aj-par-jugar',
  titulo: 'Partidas de práctica con un propósito',
  area: 'PAR',
  nivelMin: 0,
  nivelMax: 6,
  prerequisitos: ['aj-fun-jaquemate'],
  minutosEtapa: 430,
  terminos: [
    'partidas de práctica',
    'jugar partidas',
    'jugar con propósito',
    'partida con objetivo',
    'jugar más',
    'jugar partidas serias',
    'practicar jugando',
    'partidas largas',
    'partidas rápidas de entrenamiento',
    'jugar online',
    'jugar en el club',
    'partida semanal',
    'partida de entrenamiento',
    'practice games',
    'play with purpose',
    'un foco por partida',
    'volumen de partidas',
  ],
  ideas: [
    'Cada partida de entrenamiento lleva un solo foco escrito antes de empezar: por ejemplo «controlar piezas colgadas» o «no recapturar sin mirar». Con tres focos no se entrena ninguno.',
    'Al terminar se responde por escrito una pregunta: ¿cumplí el foco y en qué jugada se rompió? El resultado de la partida no es la respuesta.',
    'El ritmo debe dejar pensar el foco: mejor 15+10 o más largo que blitz para aprender; el blitz sirve para comprobar si ya es automático.',
    'Anota la partida y guarda dos posiciones: la que no entendiste y la que más te enseñó. Sin eso, jugar es repetir.',
  ],
  etapas: [
    {
      nivel: 0,
      enfoque:
        'Juega partidas completas y tranquilas anotándolas, con el foco «mirar la jugada del rival antes de mover». Acepta perder mientras cumplas el foco.',
      idea: 'Antes de cada jugada di en voz baja qué atacó el rival: con ese hábito solo, evitas la mitad de las derrotas de principiante.',
    },
    {
      nivel: 1,
      enfoque:
        'Alterna partidas de ritmo medio con un foco táctico y revisa enseguida si la pérdida de material vino de no mirar.',
      idea: 'Elige un foco que puedas contar: «cero piezas colgadas» se mide; «jugar mejor» no.',
    },
    {
      nivel: 2,
      enfoque: 'Juega con foco de plan o de estructura y registra cuántas jugadas hiciste sin propósito.',
      idea: 'Una jugada sin propósito es una jugada regalada: cuando no sepas qué hacer, mejora tu peor pieza y apúntalo.',
    },
    {
      nivel: 3,
      enfoque:
        'Añade partidas con control de reloj y con repertorio fijo. Revisa el cumplimiento del foco por tramos: apertura, medio juego y final.',
      idea: 'El foco puede cambiar por tramo: apertura «desarrollar sin mover la misma pieza», final «activar el rey». Escríbelos antes.',
    },
    {
      nivel: 4,
      enfoque:
        'Juega contra rivales más fuertes con un foco estratégico y mide decisiones, no puntos. Busca posiciones incómodas a propósito.',
      idea: 'Si siempre juegas lo que te sale bien, el entrenamiento no toca tus debilidades: elige una apertura o estructura que te cueste.',
    },
    {
      nivel: 5,
      enfoque:
        'Partidas serias con preparación previa y análisis posterior, con un foco técnico (conversión, defensa, reloj).',
      idea: 'Prepara una pregunta concreta antes de la partida y respóndela después; ese ciclo vale más que sumar partidas.',
    },
    {
      nivel: 6,
      enfoque:
        'Partidas de máxima exigencia: preparación contra un rival concreto, control de energía y foco en la calidad de las decisiones críticas.',
      idea: 'A este nivel, cinco decisiones deciden la partida: identifica cuáles fueron antes de mirar ningún análisis.',
    },
  ],
  errorTipico:
    'Jugar muchas partidas seguidas para recuperar puntos. El foco desaparece, el error se repite y el marcador decide lo que debía decidir el entrenamiento.',
  preguntas: [
    {
      pregunta: '¿Por qué un único foco por partida?',
      respuesta:
        'Porque la atención se reparte: con varios objetivos ninguno se automatiza y después no se sabe qué mejoró.',
    },
    {
      pregunta: '¿Qué preguntas respondes al terminar, antes de mirar el resultado en frío?',
      respuesta: 'Si cumplí el foco, en qué jugada se rompió y qué haré distinto en la próxima.',
    },
    {
      pregunta: '¿Cuándo usas ritmo rápido y cuándo lento en la práctica?',
      respuesta: 'Lento para instalar un hábito nuevo y rápido para comprobar si ya sale solo.',
    },
    {
      pregunta: '¿Qué dos posiciones guardas de cada partida?',
      respuesta: 'La que no entendí y la que más me enseñó; ambas para resolver de nuevo días después.',
    },
    {
      pregunta: '¿Qué haces si pierdes varias seguidas?',
      respuesta:
        'Paro, escribo el foco que se rompió en cada una y elijo otra actividad; seguir jugando para recuperar rompe el entrenamiento.',
    },
  ],
  criterio: {
    texto: 'Cumple el foco escrito en {aciertos} de {de} partidas de práctica consecutivas.',
    aciertos: 8,
    de: 10,
    unidad: 'partidas',
  },
  foco: 'Escribe el foco antes de empezar, míralo cada diez jugadas y compruébalo al terminar.',
  revision: '¿Cumpliste el foco hasta el final y qué lo rompió exactamente?',
  variantes: {
    teoria: [
      {
        titulo: 'elegir el foco de la semana',
        consigna:
          'Revisa tus últimas partidas y escribe el error más repetido en una frase medible. Conviértelo en foco y decide cómo lo contarás.',
      },
      {
        titulo: 'ritmo adecuado',
        consigna:
          'Escribe qué ritmo usarás para instalar un hábito y cuál para comprobarlo, con ejemplos de tus partidas. Ajusta según el tiempo que tienes esta semana.',
      },
      {
        titulo: 'hoja de partida',
        consigna:
          'Diseña una hoja con foco, ritmo, momento de ruptura y dos posiciones para guardar. Pruébala con una partida vieja antes de usarla en una nueva.',
      },
    ],
    jugar: [
      {
        titulo: 'foco escrito a la vista',
        consigna:
          'Escribe el foco en un papel junto al tablero y juega una partida de ritmo medio sin quitarlo de la vista. Marca en la planilla cuándo lo cumpliste.',
      },
      {
        titulo: 'dos partidas, mismo foco',
        consigna:
          'Juega dos partidas seguidas con el mismo foco y diez minutos de pausa entre ellas. Compara en cuál se rompió y por qué.',
      },
      {
        titulo: 'partida larga con anotación',
        consigna:
          'Juega una partida de ritmo largo anotando además el tiempo cada cinco jugadas. Busca el tramo donde el foco se pierde.',
      },
      {
        titulo: 'rival más fuerte',
        consigna:
          'Juega contra alguien que te gane más de lo que pierde, con un foco estratégico. La meta es durar sin romper el foco, no el resultado.',
      },
      {
        titulo: 'comprobación en rápidas',
        consigna:
          'Juega una tanda de partidas rápidas sin anotar nada salvo si cumpliste el foco. Con dos rupturas seguidas, detente.',
      },
      {
        titulo: 'apertura incómoda',
        consigna:
          'Juega una partida con una apertura que evitas y un foco de plan. Apunta la jugada en que dejaste de saber qué hacer.',
      },
      {
        titulo: 'desde una posición dada',
        consigna:
          'Elige una posición de tus partidas que jugaste mal y juégala otra vez con el mismo bando y tu foco. Compara el camino.',
      },
    ],
    analizar: [
      {
        titulo: 'cumplimiento por tramos',
        consigna:
          'Divide la partida en apertura, medio juego y final y califica el foco en cada tramo. Escribe una frase por tramo.',
      },
      {
        titulo: 'la jugada de ruptura',
        consigna:
          'Localiza la primera jugada en que el foco se rompió y describe qué pensabas. Propón una señal que la evite.',
      },
      {
        titulo: 'tres decisiones',
        consigna:
          'Elige las tres decisiones más importantes y di si el foco influyó en cada una. Anota qué harías hoy.',
      },
      {
        titulo: 'partida contra entrenamiento',
        consigna: 'Compara lo que querías entrenar con lo que la posición pedía. Decide si el foco era el adecuado.',
      },
      {
        titulo: 'posiciones guardadas',
        consigna:
          'Guarda las dos posiciones de la partida y resuélvelas otra vez al día siguiente antes de revisar nada más.',
      },
      {
        titulo: 'racha a examen',
        consigna:
          'Revisa tus tres últimas partidas juntas y busca el error que aparece en todas. Si no existe, amplía a cinco.',
      },
    ],
  },
  ejemplo: {
    fen: 'r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2PP1N2/PP3PPP/RNBQK2R b KQkq - 0 5',
    linea: '1...d6 2.O-O O-O 3.Te1 a6',
    explicacion:
      'Foco de la partida: «antes de cada jugada, mirar qué ataca el rival». Aquí d3 defiende e4 y prepara b4 y Ag5; con ...d6 las negras sostienen e5, dan salida al alfil y mantienen la tensión. Con ...a6 preparan la casilla a7 para el alfil. Ninguna jugada es brillante, todas cumplen el foco.',
  },
  otrosEjemplos: [
    {
      niveles: [4, 6],
      fen: 'r2q1rk1/pp1nbppp/2p1bn2/3p4/3P1B2/2N1PN2/PPQ1BPPP/R4RK1 b - - 0 10',
      linea: '1...Te8 2.h3 Cf8 3.Tab1 Cg6 4.Ah2 Ad6',
      explicacion:
        'Foco de la partida: «antes de cada cambio digo en voz baja quién gana con él». En esta estructura a las negras les conviene cambiar los alfiles de casillas oscuras, porque el suyo defiende y el blanco domina la diagonal h2-b8. La maniobra ...Cf8-g6 y ...Ad6 prepara justo ese cambio. Al acabar, revisa si cada cambio cumplió lo que dijiste.',
    },
  ],
};
