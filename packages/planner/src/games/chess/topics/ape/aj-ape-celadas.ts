import type { ChessTopic } from '../../chess-topic.ts';

export const ajApeCeladas: ChessTopic = {
  id: 'aj-ape-celadas',
  titulo: 'Celadas y errores típicos de apertura',
  area: 'APE',
  nivelMin: 0,
  nivelMax: 3,
  prerequisitos: ['aj-ape-principios'],
  favorece: ['bala', 'blitz'],
  minutosEtapa: 250,
  terminos: [
    'celadas',
    'celada',
    'trampas de apertura',
    'trampa de apertura',
    'caer en celadas',
    'errores de apertura',
    'errores típicos de apertura',
    'mate pastor',
    'defenderse del mate pastor',
    'derrotas rápidas de apertura',
    'mate de legal',
    'trampa del elefante',
    'ataque fegatello',
    'opening traps',
    'caer en trampas',
    'miniaturas',
    'me ganan rápido en la apertura',
    'partidas cortas perdidas',
  ],
  ideas: [
    'Casi todas las celadas viven en cuatro motivos: f7 o f2 débil, dama temprana, clavada que no clava y pieza codiciosa atrapada.',
    'Una buena celada es una jugada buena aunque el rival no caiga; la mala empeora tu posición si responde bien.',
    'Ante un regalo en la apertura busca primero el jaque intermedio: la mayoría de las trampas se apoya en uno.',
    'Quien conoce la idea no necesita memorizar cien trampas: identifica la casilla sensible y la línea que se abre.',
  ],
  etapas: [
    {
      nivel: 0,
      enfoque:
        'Reconoce el mate del pastor (dama y alfil contra f7 o f2) y páralo sin perder tiempo: contra la dama en h5 defiende e5 y échala con ...g6; contra la dama en f3 desarrolla con ...Cf6.',
      idea: 'Cuando una dama pueda dar jaque desde h5 o a4 (o desde h4 o a5 si es negra), mira qué pieza sin defensa queda en su misma fila o diagonal: el jaque gana el tiempo para comerla.',
    },
    {
      nivel: 1,
      enfoque:
        'Evita las diez derrotas más comunes: mate pastor, mate del loco, caballo en g5 con alfil en c4, dama atrapada comiendo en b2 o b7.',
      idea: 'Si alfil y dama apuntan a f7, cuenta atacantes y defensores de esa casilla antes de cualquier otra cosa.',
    },
    {
      nivel: 2,
      enfoque:
        'Construye celadas sanas dentro de tu propio repertorio y reconoce el momento en que el rival entra en una.',
      idea: 'Un peón o una pieza «gratis» con el desarrollo incompleto pide calcular todos los jaques del rival después de tomarla.',
    },
    {
      nivel: 3,
      enfoque:
        'Refuta celadas dudosas: encuentra la respuesta que deja peor a quien la puso y decide si tomar o rehusar.',
      idea: 'La refutación casi nunca es retirarse: suele ser aceptar con una jugada intermedia que devuelve material y gana desarrollo.',
    },
  ],
  ejemplo: {
    fen: 'r1bqkb1r/pppn1ppp/5n2/3N2B1/3P4/8/PP2PPPP/R2QKBNR b KQkq - 0 6',
    linea: '6...Cxd5 7.Axd8 Ab4+ 8.Dd2 Rxd8',
    explicacion:
      'Las blancas creen que el caballo de f6 está clavado y toman en d5. 6...Cxd5 entrega la dama, pero 7...Ab4+ obliga a tapar con la dama y las negras quedan con pieza de más. La clavada era relativa: detrás estaba la dama y había un jaque que la recuperaba.',
  },
  errorTipico:
    'Jugar para la celada: sacar la dama o repetir saltos de caballo esperando el error. Si el rival responde con calma, quedas dos tiempos atrás.',
  preguntas: [
    {
      pregunta: '¿Qué cuatro motivos explican casi todas las celadas?',
      respuesta:
        'La casilla f7 o f2, la dama sacada antes de tiempo, la falsa clavada y la pieza que come y queda atrapada.',
    },
    {
      pregunta: '¿Cómo se defiende el mate pastor tras 1.e4 e5 2.Ac4 Cc6 3.Dh5?',
      respuesta: 'Con 3...g6, que tapa y gana tiempo; si 4.Df3, 4...Cf6 desarrolla y vuelve a tapar f7.',
    },
    {
      pregunta: '¿Qué revisas antes de aceptar una pieza regalada en la apertura?',
      respuesta:
        'Todos los jaques y amenazas intermedias del rival después de la captura, y si mi dama o mi rey quedan expuestos.',
    },
  ],
  criterio: {
    texto: 'Detecta la celada o su refutación en {aciertos} de {de} posiciones de apertura',
    aciertos: 8,
    de: 10,
    unidad: 'posiciones',
  },
  foco: 'Ante cualquier material regalado en las quince primeras jugadas, di qué jaque tiene el rival después de tomarlo.',
  revision: '¿Qué señal de peligro había en la jugada anterior a la celada, y la miré?',
  variantes: {
    teoria: [
      {
        titulo: 'la falsa clavada',
        consigna:
          'Recorre el ejemplo y busca qué habría pasado si las blancas tuvieran el rey enrocado. Explica por qué el jaque en b4 es la clave.',
      },
      {
        titulo: 'catálogo por motivo',
        consigna:
          'Haz cuatro columnas (f7, dama, clavada, codicia) y coloca en la suya cada celada que conozcas o hayas resuelto, con su jugada final. Busca una para la columna que quede vacía.',
      },
      {
        titulo: 'sana o tramposa',
        consigna:
          'Elige dos celadas que conozcas, como el mate del pastor, y mira cómo queda cada posición si el rival no cae. Marca cuál seguirías jugando.',
      },
    ],
    ejercicios: [
      {
        titulo: 'huele la trampa',
        consigna: 'En las posiciones de abajo escribe qué jugada «natural» perdería y por qué, antes de dar la buena.',
      },
      {
        titulo: 'jaques intermedios',
        consigna:
          'Enumera todos los jaques de ambos bandos en cada posición de abajo; la solución suele estar entre ellos.',
      },
      {
        titulo: 'motivo y nombre propio',
        consigna:
          'Clasifica las posiciones de abajo por motivo y ponles un nombre inventado que te ayude a recordarlas.',
      },
      {
        titulo: 'f7 y f2 contados',
        consigna:
          'Cuenta atacantes y defensores de la casilla sensible en las posiciones de abajo y decide con ese número.',
      },
      {
        titulo: 'toma o rehúsa',
        consigna:
          'Decide en cada posición de abajo si hay material que puedas tomar sin peligro y escribe la respuesta del rival que más temes.',
      },
      {
        titulo: 'al revés',
        consigna:
          'Resuelve las posiciones de abajo y busca la jugada anterior del perdedor: ¿cuál habría evitado todo?',
      },
      {
        titulo: 'ráfaga con reloj',
        consigna:
          'Haz las posiciones de abajo seguidas con reloj y marca con un punto las que resolviste por patrón y no por cálculo.',
      },
      {
        titulo: 'monta la misma idea',
        consigna:
          'Escoge una de las posiciones de abajo y crea otra con la misma idea en el flanco opuesto o con colores cambiados.',
      },
    ],
    test: [
      {
        titulo: 'cae o no cae',
        consigna:
          'Di en las {n} posiciones de abajo si la captura propuesta por la lógica es buena o pierde, con la línea.',
      },
      {
        titulo: 'castigo exacto',
        consigna:
          'Escribe la jugada que castiga el error en cada posición de abajo y lo que sigue hasta el mate o la ganancia.',
      },
      {
        titulo: 'defensa serena',
        consigna:
          'Supón que el rival acaba de tender la trampa en las posiciones de abajo: elige la respuesta que lo deja peor.',
      },
      {
        titulo: 'de un vistazo',
        consigna:
          'Mira cada posición de abajo, escribe la casilla crítica y la jugada; repite después con calma y compara.',
      },
    ],
    jugar: [
      {
        titulo: 'tiende una celada sana',
        consigna:
          'Juega una partida en tu plataforma o club habitual en una línea donde conozcas una celada que no empeora tu posición. Anota si el rival la vio.',
      },
      {
        titulo: 'quince jugadas sin regalos',
        consigna: 'Juega con la regla de comprobar jaques intermedios antes de cada captura hasta la jugada quince.',
      },
      {
        titulo: 'duelo de trampas',
        consigna: 'Con un compañero, jueguen desde posiciones de apertura tramposas y alternen quién debe evitar caer.',
      },
    ],
    analizar: [
      {
        titulo: 'tus derrotas cortas',
        consigna:
          'Reúne tus derrotas de menos de veinticinco jugadas y asigna a cada una uno de los cuatro motivos. El más repetido es tu tarea de la semana.',
      },
      {
        titulo: 'la celada que funcionó',
        consigna:
          'Analiza una partida que ganaste con trampa como si el rival hubiera respondido bien: ¿quién estaba mejor?',
      },
      {
        titulo: 'señales ignoradas',
        consigna:
          'En tus errores de apertura escribe la señal visible una jugada antes: pieza sin defensa, rey en el centro o diagonal abierta.',
      },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [0, 0],
      fen: 'r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 3 3',
      linea: '3...g6 4.Df3 Cf6 5.Ce2 Ag7',
      explicacion:
        'Dama y alfil apuntan a f7 y amenazan mate en una. 3...g6 echa a la dama; si vuelve a f3 y repite la amenaza, 4...Cf6 la tapa sacando una pieza. No sirve 3...Cf6, que ataca la dama pero permite 4.Dxf7#. Al final las negras tienen tres piezas fuera y la dama blanca ha gastado dos jugadas para nada.',
    },
    {
      niveles: [1, 1],
      fen: 'r1bqkb1r/ppp2ppp/2n5/3np1N1/2B5/8/PPPP1PPP/RNBQK2R w KQkq - 0 6',
      linea: '6.Cxf7 Rxf7 7.Df3+ Re6 8.Cc3',
      explicacion:
        'Las negras han retomado en d5 con el caballo, que parece natural y es el error. El caballo se entrega en f7 para sacar al rey; la dama da jaque y ataca a la vez d5. El rey debe ir a e6 a defender su pieza, en medio del tablero, y 8.Cc3 suma otro atacante sobre el caballo clavado.',
    },
  ],
};
