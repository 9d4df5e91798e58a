import type { ChessTopic } from '../../chess-topic.ts';

export const ajApeArchivos: ChessTopic = {
  id: 'aj-ape-archivos',
  titulo: 'Archivos de apertura verificados con motor y novedades',
  area: 'APE',
  nivelMin: 5,
  nivelMax: 6,
  prerequisitos: ['aj-ape-repertorio'],
  favorece: ['clasica'],
  minutosEtapa: 330,
  terminos: [
    'archivos de apertura',
    'archivo de aperturas',
    'novedades',
    'novedad teórica',
    'preparar con motor',
    'análisis con motor de aperturas',
    'preparación con motor',
    'verificar aperturas con motor',
    'opening files',
    'novelty',
    'novelties',
    'engine preparation',
    'engine prep',
    'buscar novedades',
    'trabajar aperturas con el módulo',
    'módulo de ajedrez en la apertura',
    'base de líneas',
    'actualizar teoría',
  ],
  ideas: [
    'Un archivo útil guarda posiciones críticas con juicio propio: jugada, plan, alternativa rival más peligrosa y qué hacer si aparece.',
    'El motor responde «cuánto», tú debes escribir «por qué»: una evaluación sin plan no se recuerda ni se juega bien.',
    'La novedad práctica no es la mejor jugada, sino una jugada de valor parecido que plantea decisiones nuevas antes de la jugada quince.',
    'Compara evaluaciones a dos profundidades y con dos órdenes: si cambian mucho, la posición aún no está entendida.',
  ],
  etapas: [
    {
      nivel: 5,
      enfoque:
        'Arma un archivo por línea principal con diez posiciones críticas, cada una con plan escrito y una respuesta a la segunda y tercera jugada rival.',
      idea: 'Revisa las jugadas segunda y tercera del motor: la mayoría de los rivales no juega la primera.',
    },
    {
      nivel: 6,
      enfoque:
        'Busca novedades con método: lista de jugadas poco usadas, evaluación estable, plan claro y dificultad desigual; prueba antes en entrenamiento.',
      idea: 'Una novedad se quema al primer uso: decide de antemano contra quién y en qué torneo la gastas.',
    },
  ],
  ejemplo: {
    fen: 'r1bq1rk1/2ppbppp/p1n2n2/1p2p3/4P3/1B3N2/PPPP1PPP/RNBQR1K1 w - - 2 8',
    linea: '8.a4 Ab7 9.d3 d6 10.Cbd2',
    explicacion:
      'Las negras ofrecen la Marshall y, si 8.c3 d5, el rival ha memorizado más de veinte jugadas. 8.a4 cambia la pregunta con evaluación parecida: presiona b5, evita el sacrificio preparado y lleva a un medio juego español con planes, donde el archivo que cuenta es el tuyo.',
  },
  errorTipico:
    'Copiar la línea principal del motor hasta la jugada treinta. En la tercera jugada fuera de guion no sabes por qué estaba cada pieza donde estaba.',
  preguntas: [
    {
      pregunta: '¿Qué contiene la ficha de una posición crítica?',
      respuesta:
        'Jugada elegida, plan propio, plan rival, alternativa más peligrosa con su respuesta y la evaluación a dos profundidades.',
    },
    {
      pregunta: '¿Qué hace buena a una novedad práctica?',
      respuesta:
        'Evaluación casi igual a la mejor, plan claro para mí y decisiones difíciles o desconocidas para el rival.',
    },
    {
      pregunta: '¿Por qué se analizan las jugadas segunda y tercera del motor?',
      respuesta: 'Porque son las que más se juegan cuando el rival no recuerda la teoría.',
    },
  ],
  criterio: {
    texto: 'Explica sin motor el plan y la respuesta rival en {aciertos} de {de} posiciones de tu archivo',
    aciertos: 8,
    de: 10,
    unidad: 'posiciones',
  },
  foco: 'Juega tu línea de archivo y anota en cada jugada si seguías el plan escrito o solo la memoria.',
  revision: '¿En qué jugada la partida salió del archivo y qué habría que añadir o borrar?',
  variantes: {
    teoria: [
      {
        titulo: 'ficha modelo',
        consigna:
          'Escribe la ficha completa de la posición final del ejemplo: plan, alternativa rival, casilla clave y jugada de rechazo.',
      },
      {
        titulo: 'por qué 8.a4',
        consigna: 'Compara 8.a4, 8.h3 y 8.c3 en el ejemplo: qué permite cada una y qué tipo de partida nace.',
      },
      {
        titulo: 'dos profundidades',
        consigna:
          'Toma una línea tuya, anota la evaluación con análisis corto y largo, y explica la diferencia con ideas y no con números.',
      },
    ],
    ejercicios: [
      {
        titulo: 'primero tú, luego el motor',
        consigna:
          'Escribe jugada y plan en las posiciones de abajo antes de mirar la solución; marca en qué rasgo te equivocaste.',
      },
      {
        titulo: 'segunda jugada rival',
        consigna:
          'Busca en las posiciones de abajo la respuesta más probable del rival después de la solución y tu réplica.',
      },
      {
        titulo: 'novedad candidata',
        consigna: 'Propón en las posiciones de abajo una jugada poco usual y comprueba por cálculo que no empeora.',
      },
      {
        titulo: 'por qué no la natural',
        consigna: 'Explica en las posiciones de abajo por qué la jugada más obvia es inferior a la de la solución.',
      },
      {
        titulo: 'ficha en cinco líneas',
        consigna:
          'Convierte cada posición de abajo en una ficha de archivo: jugada, plan, rival, peligro, final típico.',
      },
      {
        titulo: 'podar el árbol',
        consigna: 'Decide en las posiciones de abajo qué ramas merecen estudio y cuáles se resuelven por principios.',
      },
      {
        titulo: 'prueba de fuego',
        consigna: 'Con reloj y sin fichas, responde las posiciones de abajo como en la partida y corrige después.',
      },
      {
        titulo: 'orden distinto',
        consigna: 'Busca en las posiciones de abajo otro orden que llegue al mismo lugar y di qué permite de más.',
      },
    ],
    test: [
      {
        titulo: 'sin motor',
        consigna: 'Da jugada, plan y peligro en las {n} posiciones de abajo sin consultar nada.',
      },
      {
        titulo: 'evaluación argumentada',
        consigna: 'Escribe una evaluación en palabras para cada posición de abajo y la jugada que la sostiene.',
      },
      {
        titulo: 'refuta la rareza',
        consigna:
          'Supón que el rival juega en las posiciones de abajo la segunda mejor: encuentra la respuesta precisa.',
      },
      {
        titulo: 'memoria con sentido',
        consigna: 'Reconstruye las jugadas que llevaron a cada posición de abajo y explica dos de ellas.',
      },
    ],
    jugar: [
      {
        titulo: 'estreno en entrenamiento',
        consigna:
          'Juega varias partidas rápidas con tu novedad y anota la reacción más frecuente antes de usarla a ritmo largo.',
      },
      {
        titulo: 'archivo contra archivo',
        consigna: 'Con un compañero fuerte, elijan una línea y jueguen desde la posición crítica con ambos colores.',
      },
      {
        titulo: 'partida de archivo',
        consigna:
          'Juega en tu plataforma o club habitual la línea trabajada en la semana y anota en qué jugada terminó tu ficha.',
      },
    ],
    analizar: [
      {
        titulo: 'ficha corregida',
        consigna: 'Tras cada partida actualiza la ficha: jugada nueva del rival, tu respuesta y la correcta.',
      },
      {
        titulo: 'errores de memoria o de comprensión',
        consigna: 'Clasifica tus fallos de apertura en olvidos y malentendidos; los segundos exigen ficha nueva.',
      },
      {
        titulo: 'costo del estudio',
        consigna: 'Compara horas dedicadas a cada línea con las veces que apareció y decide qué reducir.',
      },
    ],
  },
};
