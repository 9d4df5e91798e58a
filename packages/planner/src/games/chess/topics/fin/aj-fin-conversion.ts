import type { ChessTopic } from '../../chess-topic.ts';

export const ajFinConversion: ChessTopic = {
  id: 'aj-fin-conversion',
  titulo: 'Convertir la ventaja material',
  area: 'FIN',
  nivelMin: 1,
  nivelMax: 5,
  prerequisitos: ['aj-fin-principios'],
  favorece: ['blitz'],
  minutosEtapa: 290,
  terminos: [
    'convertir la ventaja',
    'convertir ventaja',
    'convertir la ventaja material',
    'ganar partidas ganadas',
    'rematar partidas',
    'rematar la partida',
    'se me escapan partidas ganadas',
    'dejo escapar partidas ganadas',
    'no remato',
    'ventaja material decisiva',
    'pieza de más',
    'peón de más',
    'calidad de más',
    'converting advantage',
    'winning won games',
    'técnica para ganar',
    'simplificar con ventaja',
    'cerrar partidas ganadas',
  ],
  ideas: [
    'Con ventaja material el orden es: seguridad del rey, quitar contrajuego, cambiar piezas (no peones) y crear el pasado.',
    'Cada cambio se pregunta: ¿le quita al rival su pieza más activa? Si cambias su pieza pasiva, le ayudas.',
    'Devuelve material si con ello apagas el ataque o entras en un final ganado que conoces.',
    'La partida ganada se pierde por prisa: antes de cada jugada mira la amenaza rival y solo después la tuya.',
    'Elige el camino que sabes ganar, no el más corto: dos peones unidos y torres fuera valen más que un mate de diez jugadas.',
  ],
  etapas: [
    {
      nivel: 1,
      enfoque:
        'Con pieza de más: no cuelgues nada, cambia damas y piezas, corona un peón. Se pide ganar sin sobresaltos.',
      idea: 'Si vas ganando, gasta en cada jugada un instante en la pregunta «¿qué quiere hacerme?».',
    },
    {
      nivel: 2,
      enfoque:
        'Con dos peones o una pieza de más contra actividad: corta primero el contrajuego y recién entonces avanza.',
      idea: 'El primer objetivo con ventaja es que el rival no tenga jugadas buenas, no que tú tengas muchas.',
    },
    {
      nivel: 3,
      enfoque:
        'Con un peón limpio de más: decide qué piezas cambiar y qué flanco abrir; conoce qué finales con peón de más se ganan.',
      idea: 'De más a menos fácil de ganar con un peón extra: peones, caballos, alfiles de igual color o menores mixtas, torres, distinto color.',
    },
    {
      nivel: 4,
      enfoque:
        'Calidad o ventaja pequeña: conversión por etapas, fijar debilidades y transformar una ventaja en otra sin soltar la anterior.',
      idea: 'Transformar es pagar: antes de cambiar de ventaja escribe qué das, qué recibes y si es más fácil de jugar.',
    },
    {
      nivel: 5,
      enfoque:
        'Conversión contra defensa dura: jugadas útiles que no cambian nada, elección del momento y control de tu reloj.',
      idea: 'El defensor sufre más con tres planes posibles que con una amenaza; mantén la tensión y deja que elija mal.',
    },
  ],
  ejemplo: {
    fen: '3r4/4kppp/8/8/1P6/P2R4/5PPP/6K1 w - - 0 1',
    linea: '1.Txd8 Rxd8 2.Rf1 Rc7 3.Re2 Rb6 4.Rd3',
    explicacion:
      'Con dos peones unidos de más, el cambio de torres elimina el único contrajuego. Después no hay prisa: el rey blanco llega primero al centro y los peones a y b, que se apoyan al avanzar, atan al rey negro lejos del otro flanco. Con torres en el tablero habría que vigilar la segunda fila y los jaques.',
  },
  errorTipico:
    'Seguir atacando cuando ya sobra material, o coleccionar peones mientras el rival activa todas sus piezas. La mayoría de las remontadas empieza en una captura innecesaria.',
  preguntas: [
    {
      pregunta: '¿Qué cambias cuando tienes una pieza de más?',
      respuesta: 'Las piezas activas del rival, empezando por la dama; los peones los conservo para tener qué coronar.',
    },
    {
      pregunta: '¿Cuándo devuelves material?',
      respuesta: 'Cuando la devolución termina con el contrajuego y queda un final que sé ganar.',
    },
    {
      pregunta: '¿Cuál es el primer paso tras ganar material?',
      respuesta: 'Asegurar mi rey y coordinar mis piezas, quitando la jugada activa más fuerte del rival.',
    },
    {
      pregunta: '¿Qué final con peón de más es el más fácil de ganar?',
      respuesta: 'El de peones solos; después los de caballo; los de alfiles de distinto color son los más difíciles.',
    },
    {
      pregunta: '¿Qué haces si tienes dos formas de ganar, una rápida y complicada y otra lenta y segura?',
      respuesta: 'La segura, mientras el reloj lo permita, porque el resultado es el mismo y el riesgo menor.',
    },
  ],
  criterio: {
    texto: 'Convierte en victoria {aciertos} de {de} posiciones con ventaja decisiva jugadas contra oposición',
    aciertos: 8,
    de: 10,
    unidad: 'posiciones',
  },
  foco: 'Al obtener ventaja, detente una jugada y escribe mentalmente: amenaza rival, cambio deseado, peón que coronará.',
  revision: 'Desde que tuve ventaja decisiva, ¿en qué jugada di contrajuego por primera vez?',
  variantes: {
    teoria: [
      {
        titulo: 'la lista de cuatro pasos',
        consigna:
          'Aplica al ejemplo, en orden, rey, contrajuego, cambios y pasado. Di cuál de los cuatro ya estaba resuelto antes de mover.',
      },
      {
        titulo: 'cambia esto, no aquello',
        consigna:
          'Coloca una posición con dama, torre y dos menores contra dama, torre y una menor, y ordena los cambios de mejor a peor con motivo.',
      },
      {
        titulo: 'devolver para ganar',
        consigna:
          'Imagina un ataque rival contra tu rey con pieza de más y busca cómo devolverla entrando en un final claro. Escribe las condiciones.',
      },
    ],
    ejercicios: [
      {
        titulo: 'apaga primero',
        consigna:
          'Señala en las posiciones de abajo la jugada más activa del rival e impídela antes de buscar la victoria.',
      },
      {
        titulo: 'el cambio que decide',
        consigna: 'Elige en cada posición de abajo qué pieza cambias y explica qué contrajuego desaparece.',
      },
      {
        titulo: 'lo más simple que gana',
        consigna:
          'Encuentra en las posiciones de abajo la línea ganadora con menos cálculo, aunque no sea la más rápida.',
      },
      {
        titulo: 'juega por los dos',
        consigna:
          'Tras tu jugada en cada posición de abajo busca la respuesta más tramposa y demuestra que no funciona.',
      },
      {
        titulo: 'de ventaja a ventaja',
        consigna: 'Describe en las posiciones de abajo qué ventaja tienes y en cuál la conviertes con la línea dada.',
      },
      {
        titulo: 'captura prohibida',
        consigna: 'Señala en cada posición de abajo la captura que parece gratis y da contrajuego; escribe cómo.',
      },
      {
        titulo: 'reloj de rematador',
        consigna:
          'Resuelve con reloj las posiciones de abajo como si te quedara poco tiempo: jugada segura y siguiente.',
      },
      {
        titulo: 'plan hasta la coronación',
        consigna:
          'Escribe el plan completo de cada posición de abajo hasta coronar o ganar otra pieza, en no más de cinco pasos.',
      },
    ],
    test: [
      {
        titulo: 'la jugada profesional',
        consigna: 'Responde las {n} posiciones de abajo con una jugada y el contrajuego que elimina.',
      },
      {
        titulo: 'gana sin sustos',
        consigna:
          'Elige entre tres continuaciones propias en cada posición de abajo y ordénalas por seguridad; acierta la primera.',
      },
      {
        titulo: 'verificación doble',
        consigna:
          'Escribe en las posiciones de abajo tu jugada y la mejor réplica. Puntúa solo si ambas coinciden con la línea o son equivalentes.',
      },
      {
        titulo: 'gana contra el ordenador',
        consigna:
          'Juega las posiciones de abajo contra el ordenador de tu plataforma hasta que la victoria sea clara; cuenta las que no se escaparon.',
      },
    ],
    jugar: [
      {
        titulo: 'pieza de más a ritmo corto',
        consigna:
          'Juega con un compañero desde posiciones con pieza de más y poco tiempo; cambien de lado y comparen cuántas jugadas tardó cada uno.',
      },
      {
        titulo: 'partida con marca de ventaja',
        consigna:
          'En una partida de tu plataforma o club habitual, anota la jugada en que crees tener ventaja ganadora y cambia de modo: primero la amenaza rival.',
      },
      {
        titulo: 'un peón limpio',
        consigna:
          'Juega desde un final con peón de más y tres contra dos en un flanco; exige victoria o un error propio identificado.',
      },
    ],
    analizar: [
      {
        titulo: 'la curva que bajó',
        consigna:
          'Busca en tus partidas la mayor ventaja que no terminó en victoria y localiza la primera jugada que la redujo.',
      },
      {
        titulo: 'cambios buenos y malos',
        consigna:
          'Clasifica los cambios hechos con ventaja en tus últimas partidas: pieza activa o pasiva del rival, peones o piezas.',
      },
      {
        titulo: 'tiempo contra ventaja',
        consigna:
          'Compara el reloj usado antes y después de obtener ventaja decisiva y juzga si la prisa o la lentitud costó puntos.',
      },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [1, 2],
      fen: '6k1/1p3ppp/p2q4/8/8/4Q3/PP2BPPP/6K1 w - - 0 1',
      linea: '1.De8+ Df8 2.Dxf8+ Rxf8 3.Rf1 Re7 4.Re1',
      explicacion:
        'Con un alfil de más, lo primero es cambiar damas: sin ellas el rival no puede dar jaques ni amenazar mate. El jaque en e8 obliga al cambio, porque la dama es la única pieza que puede tapar. Después no hay prisa: el rey va al centro y, con su ayuda, el alfil se dedica a comer peones hasta que uno de los tuyos corone.',
    },
    {
      niveles: [4, 5],
      fen: '8/5pk1/4b1p1/1p5p/1P1K1P1P/4R1P1/8/8 w - - 0 1',
      linea: '1.Txe6 fxe6 2.Rc5 Rf6 3.Rxb5 Re7 4.Rc6',
      explicacion:
        'Con calidad de más las blancas ganan, pero el alfil y los peones en casillas claras harían larga la tarea. Devolver la torre lleva a un final de peones que se calcula entero: el rey blanco entra por c5, se come b5 y su peón pasado decide. La pregunta de la conversión no es cuánto material tienes, sino qué camino deja menos decisiones.',
    },
  ],
};
