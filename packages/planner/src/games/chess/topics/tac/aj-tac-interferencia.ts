import type { ChessTopic } from '../../chess-topic.ts';

export const ajTacInterferencia: ChessTopic = {
  id: 'aj-tac-interferencia',
  titulo: 'Interferencia y obstrucción',
  area: 'TAC',
  nivelMin: 3,
  nivelMax: 6,
  prerequisitos: ['aj-tac-desviacion'],
  minutosEtapa: 270,
  importancia: 'ocasional',
  terminos: [
    'interferencia',
    'interferencias',
    'obstrucción',
    'obstruir',
    'cortar la línea',
    'cortar la comunicación',
    'interponerse entre defensores',
    'tapar la defensa',
    'bloqueo táctico',
    'interference',
    'interception',
    'novotny',
    'plachutta',
    'tapar al defensor',
    'bloquear la línea del rival',
    'intercepción',
    'estorbar a las propias piezas del rival',
  ],
  ideas: [
    'Interferir es poner una pieza en la línea por la que un defensor cumple su tarea. Aunque capturen esa pieza, la línea queda cortada por quien captura o se pierde un tiempo decisivo.',
    'Busca la casilla de cruce: dónde se cortan las líneas de dos defensores. Una pieza allí los estorba a los dos (tema Novotny si son torre y alfil).',
    'Obstrucción es obligar al rival a taparse a sí mismo: una pieza suya ocupa la casilla de huida del rey o la línea de su propio defensor.',
    'El motivo se reconoce por una frase: «esto ganaría si no fuera por la torre que defiende desde lejos». Mira las casillas intermedias, no la torre.',
  ],
  etapas: [
    {
      nivel: 3,
      enfoque: 'Interferencias de un paso: pieza o peón que corta la línea de una torre o dama hacia su última fila.',
      idea: 'Toda defensa a distancia pasa por casillas intermedias: escríbelas y mira cuáles puedes ocupar con amenaza.',
    },
    {
      nivel: 4,
      enfoque:
        'Añade sacrificios en la casilla de cruce y bloqueos de la casilla de huida. Distingue interferencia de desviación.',
      idea: 'Si el defensor no se puede mover ni capturar, córtale la línea: la interferencia es la alternativa natural cuando falla la desviación.',
    },
    {
      nivel: 5,
      enfoque:
        'Trabaja cruces de torre y alfil, de dama y torre, e interferencias con jugada tranquila. Calcula cada captura sobre la pieza interpuesta.',
      idea: 'En la casilla de cruce cada captura tapa a la otra línea: asigna un mate distinto a cada captura.',
    },
    {
      nivel: 6,
      enfoque:
        'Resuelve temas Novotny y Plachutta compuestos y reconócelos en finales con peones pasados; compón uno propio.',
      idea: 'En finales, interponer una pieza en la diagonal del alfil o la fila de la torre que vigila la coronación gana el tiempo exacto: cuenta los tiempos antes de buscar jaques.',
    },
  ],
  errorTipico:
    'Interponer sin amenaza suficiente. Si el rival captura la pieza con la misma línea abierta (la torre toma y sigue defendiendo), no hubo interferencia.',
  preguntas: [
    {
      pregunta: '¿Qué distingue la interferencia de la desviación?',
      respuesta:
        'En la interferencia el defensor se queda donde está, pero su línea se corta; en la desviación abandona su puesto.',
    },
    {
      pregunta: '¿Qué es la casilla de cruce?',
      respuesta:
        'La intersección de las líneas de dos defensores; una pieza colocada ahí corta al menos una de ellas según quién capture.',
    },
    {
      pregunta: '¿Por qué 25.Ae8 gana en la partida de Réti contra Bogoliúbov?',
      respuesta:
        'Corta la octava fila entre la torre de d8 y el alfil de f8: si 25...Txe8 26.Dxf8+ y mate; el alfil de f8 queda sin defensa suficiente.',
    },
    {
      pregunta: '¿Cuándo una interposición no interfiere en nada?',
      respuesta: 'Cuando el defensor puede capturar la pieza y seguir ejerciendo su tarea por la misma línea.',
    },
    {
      pregunta: '¿Qué es una obstrucción?',
      respuesta:
        'Forzar a una pieza rival a ocupar una casilla que su rey o sus defensores necesitaban, de modo que se estorban entre ellos.',
    },
  ],
  criterio: {
    texto: 'Resuelve {aciertos} de {de} posiciones de interferencia señalando la línea cortada.',
    aciertos: 12,
    de: 16,
    unidad: 'posiciones',
  },
  foco: 'Cuando una idea falle por un defensor lejano, recorre las casillas entre él y su objetivo.',
  revision: '¿Qué defensa a distancia sostuvo la posición y se podía cortar?',
  variantes: {
    teoria: [
      {
        titulo: 'casillas intermedias',
        consigna:
          'En el ejemplo escribe las casillas entre la torre y el alfil negros y prueba una pieza blanca en cada una. Explica por qué e8 es la única que funciona.',
      },
      {
        titulo: 'construye un cruce',
        consigna:
          'Coloca una torre en la columna y un alfil en la diagonal que cuiden dos mates distintos y busca la casilla de cruce. Ajusta hasta que ambos mates funcionen.',
      },
      {
        titulo: 'tres motivos parecidos',
        consigna:
          'Con las mismas piezas crea una desviación, una interferencia y una obstrucción. Escribe en una frase qué hace el defensor en cada caso.',
      },
    ],
    ejercicios: [
      {
        titulo: 'línea y casilla',
        consigna: 'Escribe en cada posición de abajo qué línea defensiva se corta y en qué casilla. Después la jugada.',
      },
      {
        titulo: 'el defensor lejano',
        consigna:
          'Identifica en las posiciones de abajo al defensor más alejado de su objetivo y lista las casillas intermedias ocupables.',
      },
      {
        titulo: 'quién captura',
        consigna:
          'Analiza cada captura posible de la pieza interpuesta en las posiciones de abajo y da la respuesta a cada una.',
      },
      {
        titulo: 'si no fuera por…',
        consigna:
          'Formula para cada posición de abajo la frase «ganaría si no fuera por…». Convierte la frase en una jugada.',
      },
      {
        titulo: 'comprobación de línea abierta',
        consigna:
          'Tras resolver las posiciones de abajo verifica si el defensor podría capturar y seguir defendiendo. Si puede, descarta y busca otra.',
      },
      {
        titulo: 'casilla de huida bloqueada',
        consigna:
          'Busca en las posiciones de abajo si alguna respuesta forzada tapa la salida de su propio rey. Márcalo en tu línea.',
      },
      {
        titulo: 'sin nombre del tema',
        consigna:
          'Resuelve las posiciones de abajo como si no supieras el motivo: empieza por jaques y capturas, y anota en qué momento apareció la idea de cortar.',
      },
      {
        titulo: 'reduce la posición',
        consigna:
          'Quita de cada posición de abajo las piezas que no intervienen y comprueba que la idea sigue. Quédate con el esqueleto mínimo.',
      },
    ],
    test: [
      {
        titulo: 'idea exacta',
        consigna:
          'En las {n} posiciones de abajo escribe defensor, línea y jugada. Un error en cualquiera anula el punto.',
      },
      {
        titulo: 'todas las capturas',
        consigna: 'Da en las {n} posiciones de abajo la respuesta a cada captura de la pieza interpuesta.',
      },
      {
        titulo: 'tiempo limitado',
        consigna:
          'Usa {min} minutos para las {n} posiciones de abajo; reserva los últimos para verificar las dos en que dudes más.',
      },
      {
        titulo: 'dibujo final',
        consigna: 'Escribe sin tablero la posición de las piezas activas al final de las {n} líneas de abajo.',
      },
    ],
    jugar: [
      {
        titulo: 'corta comunicaciones',
        consigna:
          'Juega una partida buscando poner una pieza en la línea entre las torres rivales o entre su dama y su rey. Anota un momento en que fue posible.',
      },
      {
        titulo: 'piezas en contacto',
        consigna: 'Juega una partida cuidando que tus defensas a distancia no puedan cortarse con un solo salto rival.',
      },
      {
        titulo: 'final con alfil vigilante',
        consigna:
          'Monta un final con peón pasado y alfil o torre que lo vigila, y juega ambos bandos buscando la interposición que gana el tiempo.',
      },
    ],
    analizar: [
      {
        titulo: 'defensas a distancia',
        consigna:
          'Marca en tu partida las defensas hechas desde lejos y prueba a cortarlas en cada turno. Guarda la que funcionaba.',
      },
      {
        titulo: 'estorbos propios',
        consigna: 'Busca momentos en que una pieza tapaba la línea de su compañera. Di cómo el rival podía forzarlo.',
      },
      {
        titulo: 'segunda idea',
        consigna: 'Toma un ataque fallido y pregunta si, en lugar de apartar al defensor, se podía cortar su línea.',
      },
    ],
  },
  ejemplo: {
    fen: '3r1b1k/ppq2Bpp/2p5/2P2Q2/8/1P4P1/P6P/5RK1 w - - 4 25',
    linea: '1.Ae8 Txe8 2.Dxf8+ Txf8 3.Txf8#',
    explicacion:
      'La torre de d8 defiende al alfil de f8 por la octava fila. El alfil se interpone en e8 y corta esa línea: si la torre lo captura, la dama entra en f8 y la torre blanca remata por la octava fila. Tampoco sirve 1...Axc5+ por 2.Dxc5, que toma el alfil y mantiene la amenaza en f8. Así terminó Réti contra Bogoliúbov (Nueva York, 1924).',
  },
};
