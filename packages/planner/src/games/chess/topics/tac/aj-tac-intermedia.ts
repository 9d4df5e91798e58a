import type { ChessTopic } from '../../chess-topic.ts';

export const ajTacIntermedia: ChessTopic = {
  id: 'aj-tac-intermedia',
  titulo: 'Jugada intermedia (zwischenzug)',
  area: 'TAC',
  nivelMin: 2,
  nivelMax: 5,
  prerequisitos: ['aj-cal-candidatas'],
  minutosEtapa: 270,
  terminos: [
    'jugada intermedia',
    'jugadas intermedias',
    'jaque intermedio',
    'zwischenzug',
    'intermezzo',
    'intercalar una jugada',
    'intercalar un jaque',
    'zwischenschach',
    'in-between move',
    'intermediate move',
    'antes de recapturar',
    'no recapturar enseguida',
    'desperado',
    'pieza desesperada',
    'jugada intercalada',
    'sorpresa en la recaptura',
  ],
  ideas: [
    'Cuando todo indica «ahora recaptura», detente: si tienes una jugada más forzosa (jaque, captura mayor, amenaza de mate), intercálala y recaptura después.',
    'La jugada intermedia debe ser más urgente que la pérdida pendiente. Orden de fuerza: jaque, captura de pieza mayor, amenaza de mate, ataque a la dama.',
    'El rival también intercala. En cada línea de capturas pregunta tras cada paso «¿está obligado a recapturar?».',
    'La pieza desesperada es un caso especial: si una pieza tuya está perdida, véndela por lo máximo antes de que la capturen.',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque:
        'Encuentra jaques intermedios en cadenas de capturas de dos o tres jugadas. Antes de recapturar, lista tus jaques.',
      idea: 'La recaptura casi nunca se escapa: la pieza del rival en la casilla de cambio suele seguir ahí después de tu jaque.',
    },
    {
      nivel: 3,
      enfoque:
        'Detecta intermedias en contra y calcula cambios donde ambos pueden intercalar. Usa la pieza desesperada.',
      idea: 'Si dos piezas están atacadas a la vez, no pienses en salvar: piensa cuál puede llevarse algo antes de caer.',
    },
    {
      nivel: 4,
      enfoque:
        'Incluye intermedias sin jaque: amenazas de mate o ataques a la dama en plena cadena. Verifica cada paso por escrito.',
      idea: 'Una intermedia tranquila solo sirve si el rival no puede responder con otra más fuerte; compara las dos amenazas en tiempos y valor.',
    },
    {
      nivel: 5,
      enfoque:
        'Calcula líneas con intermedias sucesivas de ambos y cambios de orden en la apertura. Decide cuándo renunciar a la mejor recaptura por una mejora posicional.',
      idea: 'No toda intermedia gana material: a veces empeora un rey o una estructura antes de recapturar, y eso vale más que el peón.',
    },
  ],
  errorTipico:
    'Calcular cambios como si todas las recapturas fueran obligatorias. La línea se rompe en el primer paso donde el rival tiene un jaque.',
  preguntas: [
    {
      pregunta: '¿Qué revisas antes de recapturar de manera automática?',
      respuesta:
        'Mis jaques, capturas de más valor y amenazas de mate en esa posición; si alguno es forzoso, quizá conviene intercalarlo.',
    },
    {
      pregunta: '¿Cuándo falla una jugada intermedia?',
      respuesta:
        'Cuando el rival la atiende con ganancia de tiempo, o cuando la pieza que pensaba recapturar puede escapar.',
    },
    {
      pregunta: '¿Qué es una pieza desesperada?',
      respuesta:
        'La que está perdida de todos modos y se entrega por lo máximo posible, por ejemplo capturando un peón o una pieza antes de ser tomada.',
    },
    {
      pregunta: 'En la celada del Gambito de Dama con alfil en g5, ¿por qué las negras pueden entregar la dama en d8?',
      respuesta:
        'Porque tras Axd8 intercalan ...Ab4+ y la única defensa es Dd2; recuperan la dama y quedan con pieza de más.',
    },
    {
      pregunta: '¿Qué orden de fuerza tienen las jugadas intermedias?',
      respuesta:
        'Jaque, captura de una pieza mayor, amenaza de mate y ataque a la dama; una de menor fuerza puede ser contestada por otra de mayor fuerza.',
    },
  ],
  criterio: {
    texto: 'Resuelve {aciertos} de {de} posiciones con jugada intermedia, sin recaptura automática.',
    aciertos: 15,
    de: 20,
    unidad: 'posiciones',
  },
  foco: 'Antes de cada recaptura haz una pausa y mira tus jaques y los del rival en mitad del cambio.',
  revision: '¿Qué recaptura automática ocultaba una jugada intermedia tuya o de tu rival?',
  variantes: {
    teoria: [
      {
        titulo: 'celada paso a paso',
        consigna:
          'Sigue el ejemplo y en cada jugada escribe qué haría un jugador que siempre recaptura. Señala el paso en que la intermedia cambia el resultado.',
      },
      {
        titulo: 'escala de urgencia',
        consigna:
          'Ordena por fuerza cinco jugadas forzosas (jaque, captura de dama, amenaza de mate, ataque a torre, captura de peón) y da un ejemplo en que una vence a la siguiente.',
      },
      {
        titulo: 'la pieza que ya está perdida',
        consigna:
          'Monta dos piezas atacadas a la vez y encuentra la venta más cara de cada una. Compara con la retirada pasiva.',
      },
    ],
    ejercicios: [
      {
        titulo: 'no recaptures todavía',
        consigna:
          'En cada posición de abajo escribe la recaptura natural y después la mejor jugada. Si coinciden, explica por qué no había intermedia.',
      },
      {
        titulo: '¿está obligado?',
        consigna:
          'En cada paso de las líneas de abajo escribe sí o no a «¿el rival está obligado a recapturar?». Todo «no» exige una variante.',
      },
      {
        titulo: 'jaques en el camino',
        consigna:
          'Lista en las posiciones de abajo los jaques de los dos bandos durante la cadena de cambios. La solución debe incluirlos.',
      },
      {
        titulo: 'saldo con y sin intermedia',
        consigna:
          'Calcula el resultado de cada posición de abajo recapturando y luego intercalando. Escribe la diferencia en puntos.',
      },
      {
        titulo: 'ventas desesperadas',
        consigna:
          'Mira si en las posiciones de abajo hay una pieza perdida que pueda llevarse algo. Di por cuánto la vendes.',
      },
      {
        titulo: 'ataque y contraataque',
        consigna:
          'Compara en cada posición de abajo tu amenaza con la mejor réplica rival: ¿quién llega antes? Anota los tiempos.',
      },
      {
        titulo: 'lectura a ciegas',
        consigna:
          'Escribe la línea de cada posición de abajo sin mover piezas y describe la posición tras la intermedia. Verifica.',
      },
      {
        titulo: 'pon tú la trampa',
        consigna:
          'A partir de una de las posiciones de abajo compón otra donde la intermedia sea del rival y castigue la recaptura.',
      },
    ],
    test: [
      {
        titulo: 'línea entera',
        consigna:
          'En las {n} posiciones de abajo escribe la secuencia hasta que acaben las capturas. Solo vale con saldo correcto.',
      },
      {
        titulo: 'reflejo controlado',
        consigna:
          'Resuelve las {n} posiciones de abajo en {min} minutos anotando primero tu reflejo y luego tu decisión. Cuenta cuántas veces difieren.',
      },
      {
        titulo: 'las dos caras',
        consigna: 'En las {n} posiciones de abajo indica si el rival también podía intercalar en la línea equivocada.',
      },
      {
        titulo: 'clave y motivo',
        consigna: 'Escribe para las {n} posiciones de abajo la intermedia y de qué tipo es (jaque, captura, amenaza).',
      },
    ],
    jugar: [
      {
        titulo: 'pausa de recaptura',
        consigna:
          'Juega una partida haciendo una pausa consciente antes de cada recaptura. Marca en tu planilla cuáles miraste de verdad.',
      },
      {
        titulo: 'tensión larga',
        consigna:
          'Juega una partida manteniendo piezas enfrentadas sin cambiarlas de inmediato; busca el momento en que una intermedia mejora el cambio.',
      },
      {
        titulo: 'rápidas con freno',
        consigna:
          'Juega partidas rápidas con una sola regla: nunca recapturar en menos de dos segundos. Anota una en que eso te salvó.',
      },
    ],
    analizar: [
      {
        titulo: 'recapturas automáticas',
        consigna:
          'Marca todas las recapturas de tu partida y busca en cada una si había jaque o amenaza intermedia para cualquiera.',
      },
      {
        titulo: 'línea calculada contra línea real',
        consigna: 'Encuentra un cambio que salió distinto a lo calculado y señala la jugada intermedia que no viste.',
      },
      {
        titulo: 'piezas mal vendidas',
        consigna: 'Busca piezas que perdiste sin llevarte nada y calcula la mejor venta posible.',
      },
    ],
  },
  ejemplo: {
    fen: 'r1bBkb1r/pppn1ppp/8/3n4/3P4/8/PP2PPPP/R2QKBNR b KQkq - 0 7',
    linea: '1...Ab4+ 2.Dd2 Axd2+ 3.Rxd2 Rxd8',
    explicacion:
      'El alfil blanco acaba de tomar la dama. Recapturar con 1...Rxd8 dejaría a las negras con dos piezas menores por dama y peón; en cambio el jaque intermedio obliga a 2.Dd2, única defensa, y tras los cambios las negras salen con un caballo limpio de ventaja.',
  },
  otrosEjemplos: [
    {
      niveles: [4, 5],
      fen: 'rBbqk2r/pp3ppp/5n2/8/1bpP4/8/PP2B1PP/RN1Q1KNR b kq - 0 9',
      linea: '9...Cd5 10.Rf2 Txb8 11.Axc4 O-O',
      explicacion:
        'Tartakower contra Capablanca (Nueva York, 1924). Las blancas acaban de tomar en b8 y la recaptura parece obligada, pero 9...Txb8? permite 10.Da4+ y pierde el alfil de b4. La intermedia 9...Cd5 lo defiende y amenaza un jaque en e3 que gana la dama; solo después se recaptura. El caballo queda además dueño de d5 y el rey blanco ha perdido el enroque.',
    },
  ],
};
