import type { ChessTopic } from '../../chess-topic.ts';

export const ajFinTransicion: ChessTopic = {
  id: 'aj-fin-transicion',
  titulo: 'Transición del medio juego al final',
  area: 'FIN',
  nivelMin: 4,
  nivelMax: 6,
  prerequisitos: ['aj-fin-principios', 'aj-est-cambios'],
  favorece: ['clasica'],
  minutosEtapa: 300,
  terminos: [
    'transición al final',
    'pasar al final',
    'entrar en el final',
    'cuándo pasar al final',
    'liquidar al final',
    'transición del medio juego al final',
    'simplificar al final',
    'final favorable',
    'elegir el final',
    'transition to endgame',
    'entering the endgame',
    'cambio de damas para entrar al final',
    'transformar la ventaja en un final',
    'evaluar el final que viene',
    'finales que salen de la apertura',
    'anticipar el final',
  ],
  ideas: [
    'Se pasa al final cuando la ventaja que queda es permanente (estructura, peón, rey activo) y la que desaparece es temporal o del rival.',
    'Antes de cambiar damas escribe la posición final: peones por flanco, peor peón de cada bando, rey más cercano y menor que queda.',
    'Un final ligeramente mejor sin riesgo vale más que un medio juego mejor con contrajuego, sobre todo con poco tiempo.',
    'El defensor elige qué final pierde menos: torres y alfiles de distinto color son refugios; el final de peones, el más peligroso.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque:
        'Compara en cada cambio de damas tres rasgos: estructura, rey y pieza menor. Decide con un veredicto escrito.',
      idea: 'El rey que llega dos jugadas antes al centro es la ventaja oculta de muchas transiciones: cuéntalas.',
    },
    {
      nivel: 5,
      enfoque: 'Calcula secuencias forzadas que terminan en finales conocidos y elige entre dos finales distintos.',
      idea: 'Entre dos finales favorables elige el que tiene más piezas tuyas activas y menos columnas para la torre rival.',
    },
    {
      nivel: 6,
      enfoque:
        'Prepara transiciones desde la apertura: estructuras cuyo final te conviene y momento exacto en que la táctica ya no perturba.',
      idea: 'Una transición buena una jugada antes puede ser mala una jugada después: vigila si el rival gana el tiempo de centralizar.',
    },
  ],
  ejemplo: {
    fen: 'r1bqkb1r/ppp2ppp/2p5/4Pn2/8/5N2/PPP2PPP/RNBQ1RK1 w kq - 1 8',
    linea: '8.Dxd8+ Rxd8 9.Cc3',
    explicacion:
      'Las blancas cambian damas porque la mayoría del flanco de rey es sana y la negra, doblada, no crea pasado por sí sola; además el rey negro pierde el enroque. Las negras aceptan: conservan la pareja de alfiles y una posición sin debilidades de entrada. Es una transición razonada por ambos lados.',
  },
  errorTipico:
    'Cambiar damas por cansancio o por miedo al ataque sin evaluar el final. El alivio dura una jugada y la estructura mala queda hasta el final de la partida.',
  preguntas: [
    {
      pregunta: '¿Qué rasgos comparas antes de pasar al final?',
      respuesta: 'Estructura de peones, actividad y cercanía de los reyes y calidad de las piezas menores que quedan.',
    },
    {
      pregunta: '¿Qué finales prefiere el bando inferior?',
      respuesta:
        'Los de torres y los de alfiles de distinto color; evita los de peones y los de caballos con peón de menos.',
    },
    {
      pregunta: '¿Cuándo evitas la transición con ventaja?',
      respuesta: 'Cuando mi ventaja es de iniciativa o ataque y el final resultante la borra.',
    },
  ],
  criterio: {
    texto: 'Decide bien entrar o no en el final en {aciertos} de {de} posiciones',
    aciertos: 7,
    de: 10,
    unidad: 'posiciones',
  },
  foco: 'Cada vez que se pueda cambiar la dama, escribe mentalmente el final que sale y tu veredicto antes de decidir.',
  revision: '¿El final que acepté era el mejor de los posibles, y lo evalué antes o después de cambiar?',
  variantes: {
    teoria: [
      {
        titulo: 'balance de una transición',
        consigna: 'Escribe en dos columnas qué gana y qué cede cada bando en el ejemplo al cambiar damas.',
      },
      {
        titulo: 'tres finales, un cambio',
        consigna:
          'Parte del ejemplo y describe el final de peones puros, el de menores y el de torres; di a quién favorece cada uno.',
      },
      {
        titulo: 'el momento exacto',
        consigna:
          'Retrasa el cambio de damas del ejemplo una jugada y explica qué podría hacer el rival con ese tiempo.',
      },
    ],
    ejercicios: [
      {
        titulo: 'escribe el final',
        consigna:
          'Antes de decidir en las posiciones de abajo, dibuja la estructura y las piezas que quedarían tras el cambio.',
      },
      {
        titulo: 'entra o mantén',
        consigna: 'Da un sí o un no a la transición en las posiciones de abajo y defiéndelo con tres rasgos.',
      },
      {
        titulo: 'elige tu final',
        consigna: 'Encuentra en las posiciones de abajo dos formas de simplificar y compara los finales resultantes.',
      },
      {
        titulo: 'reyes cronometrados',
        consigna:
          'Cuenta en las posiciones de abajo cuántas jugadas tarda cada rey en llegar al centro tras el cambio.',
      },
      {
        titulo: 'refugio del inferior',
        consigna: 'Como bando inferior, busca en las posiciones de abajo el final que más se acerca a las tablas.',
      },
      {
        titulo: 'secuencia hasta el final',
        consigna: 'Calcula los cambios forzados de las posiciones de abajo hasta la última captura y evalúa.',
      },
      {
        titulo: 'tentación aplazada',
        consigna: 'Señala en las posiciones de abajo qué jugada de mejora conviene intercalar antes de cambiar damas.',
      },
      {
        titulo: 'juicio con reloj',
        consigna:
          'Con reloj, anota tu decisión en las posiciones de abajo; luego, sin reloj, escribe el final y confirma o corrige.',
      },
    ],
    test: [
      {
        titulo: 'veredicto del final',
        consigna: 'Escribe en las {n} posiciones de abajo la decisión, el final y quién está mejor en él.',
      },
      {
        titulo: 'el mejor de dos finales',
        consigna: 'Señala en cada posición de abajo el final que elegirías y la primera jugada que lleva a él.',
      },
      {
        titulo: 'rechazo justificado',
        consigna: 'Encuentra en las posiciones de abajo la transición que no conviene y explica qué ventaja borra.',
      },
      {
        titulo: 'final a ciegas',
        consigna: 'Describe sin tablero la posición tras los cambios de cada posición de abajo y evalúala.',
      },
    ],
    jugar: [
      {
        titulo: 'de la apertura al final',
        consigna:
          'Sigan 1.e4 e5 2.Cf3 Cc6 3.Ab5 Cf6 4.O-O Cxe4 5.d4 Cd6 6.Axc6 dxc6 7.dxe5 Cf5 8.Dxd8+ Rxd8 9.Cc3 y jueguen a ritmo largo, una vez con cada color. Anoten qué mayoría se movió primero.',
      },
      {
        titulo: 'decide y sigue',
        consigna:
          'En tu plataforma o club habitual, acepta el primer cambio de damas que evalúes como favorable y juega el final hasta el término.',
      },
      {
        titulo: 'dos finales del mismo medio juego',
        consigna: 'Elige un medio juego propio y juégalo dos veces: una con cambio de damas, otra sin él. Compara.',
      },
    ],
    analizar: [
      {
        titulo: 'la puerta del final',
        consigna: 'Marca en tus partidas la jugada que abrió el paso al final y evalúa con los tres rasgos.',
      },
      {
        titulo: 'cambios por cansancio',
        consigna: 'Busca cambios de damas hechos con poco tiempo o tras un susto y juzga su costo.',
      },
      {
        titulo: 'final inevitable',
        consigna: 'Localiza la primera jugada desde la que el final ya estaba decidido por la estructura.',
      },
    ],
  },
};
