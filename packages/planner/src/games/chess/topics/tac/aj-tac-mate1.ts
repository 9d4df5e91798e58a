import type { ChessTopic } from '../../chess-topic.ts';

export const ajTacMate1: ChessTopic = {
  id: 'aj-tac-mate1',
  titulo: 'Mates en una jugada',
  area: 'TAC',
  nivelMin: 0,
  nivelMax: 1,
  prerequisitos: ['aj-fun-jaquemate'],
  favorece: ['bala', 'blitz'],
  minutosEtapa: 220,
  terminos: [
    'mate en una',
    'mate en 1',
    'mates en uno',
    'mates en una jugada',
    'jaque mate en una jugada',
    'ver mates simples',
    'mates básicos',
    'no veo los mates',
    'mate del pastor',
    'mate inmediato',
    'rematar en una',
    'mate in one',
    'mate in 1',
    'jugada de mate',
    'ejercicios de mate en una',
    'mate del loco',
    'mate fácil',
  ],
  ideas: [
    'Empieza por la lista completa de tus jaques: el mate en una es siempre un jaque. En la mayoría de las posiciones hay entre dos y seis, y se revisan en segundos.',
    'Un jaque es mate si cubre tres cosas: las casillas de huida, la captura de la pieza que da jaque y la interposición. Verifica las tres en ese orden.',
    'El jaque pegado al rey necesita apoyo: la dama sola al lado del rey se captura. El jaque a distancia necesita que las casillas vecinas ya estén cubiertas por otros o tapadas por sus propias piezas.',
    'Las piezas propias del rey son a menudo sus carceleras: peones sin mover delante del enroque o una torre en f8 quitan casillas de huida.',
  ],
  etapas: [
    {
      nivel: 0,
      enfoque:
        'Trabaja con mates de dama apoyada, de torre en la última fila y de dos torres, con pocas piezas en el tablero. Comprueba casilla por casilla antes de dar la respuesta.',
      idea: 'El mate más frecuente es «dama apoyada»: dama pegada al rey y otra pieza que la protege. Pregunta qué casillas junto al rey puedes ocupar con la dama defendida.',
    },
    {
      nivel: 1,
      enfoque:
        'Pasa a posiciones con todas las piezas, jaques de caballo, descubiertos, enroques y promociones que dan mate. Busca ver el mate en menos de medio minuto y con una sola respuesta.',
      idea: 'Una pieza clavada no captura ni tapa: muchos mates en una funcionan porque el único defensor está clavado contra su rey.',
    },
  ],
  errorTipico:
    'Dar el jaque más llamativo sin revisar si una pieza lejana puede tomar o tapar. El alfil o la dama del otro lado del tablero arruina la mitad de los mates supuestos.',
  preguntas: [
    {
      pregunta: '¿Qué tres comprobaciones convierten un jaque en mate?',
      respuesta:
        'Que el rey no tenga casilla libre, que nadie pueda capturar la pieza que da jaque y que nada pueda interponerse.',
    },
    {
      pregunta: '¿Por qué el jaque de dama pegada al rey suele necesitar otra pieza?',
      respuesta: 'Porque sin apoyo el rey captura la dama; con apoyo, capturarla sería ponerse en jaque.',
    },
    {
      pregunta: '¿Cuándo no hace falta mirar si se puede tapar?',
      respuesta: 'Cuando el jaque es de caballo, cuando la pieza está pegada al rey o cuando el jaque es doble.',
    },
    {
      pregunta: '¿Qué ventaja da a quien ataca que el defensor esté clavado?',
      respuesta:
        'Que ese defensor no puede moverse: no captura la pieza que da mate ni se interpone, aunque parezca proteger la casilla.',
    },
  ],
  criterio: {
    texto: 'Encuentra {aciertos} de {de} mates en una sin fallar ninguna comprobación.',
    aciertos: 18,
    de: 20,
    unidad: 'mates',
  },
  foco: 'Cuando el rey enemigo tenga dos casillas de huida o menos, lista todos tus jaques antes de elegir jugada.',
  revision: '¿En qué momentos hubo un mate en una a favor o en contra y quién lo vio?',
  variantes: {
    teoria: [
      {
        titulo: 'anatomía del mate',
        consigna:
          'Toma el ejemplo y escribe qué pieza da jaque, cuál la apoya y quién cubre cada casilla vecina del rey. Hazlo luego con una posición que inventes tú.',
      },
      {
        titulo: 'catálogo de mates en una',
        consigna:
          'Monta un mate de dama, uno de torre, uno de alfil, uno de caballo y uno de peón. Está hecho cuando los cinco resisten las tres comprobaciones.',
      },
      {
        titulo: 'mates que no lo son',
        consigna:
          'Cambia una sola pieza del ejemplo para que el jaque deje de ser mate, de tres maneras: huida, captura e interposición. Explica cada cambio en una frase.',
      },
    ],
    ejercicios: [
      {
        titulo: 'lista de jaques',
        consigna:
          'En cada posición de abajo escribe todos tus jaques legales antes de resolver. Si el mate no estaba en la lista, anota qué pieza olvidaste.',
      },
      {
        titulo: 'jaula del rey',
        consigna:
          'Marca las casillas vecinas del rey enemigo en las posiciones de abajo y quién cubre cada una. Elige el jaque que cierra la última.',
      },
      {
        titulo: 'velocidad creciente',
        consigna:
          'Resuelve las posiciones de abajo con reloj y anota el tiempo de cada una. Repite las más lentas hasta verlas de golpe.',
      },
      {
        titulo: 'el jaque equivocado',
        consigna:
          'Para cada posición de abajo escribe el mate y también el jaque más tentador que no lo es, con la defensa que lo refuta.',
      },
      {
        titulo: 'ponle nombre al ayudante',
        consigna:
          'En las posiciones de abajo señala qué pieza apoya o encierra sin dar jaque. Di qué pasaría si no estuviera.',
      },
      {
        titulo: 'de memoria y a ciegas',
        consigna:
          'Mira cada posición de abajo, tápala y di el mate en voz alta con su casilla. Destapa y comprueba las tres condiciones.',
      },
      {
        titulo: 'fabrica una variante',
        consigna:
          'Después de resolver cada posición de abajo mueve el rey o un peón defensor una casilla y decide si sigue siendo mate. Justifica.',
      },
      {
        titulo: 'mates del rival',
        consigna:
          'Gira el tablero en las posiciones de abajo y busca si el otro bando tendría mate en una en su turno. Escribe cuál o por qué no.',
      },
    ],
    test: [
      {
        titulo: 'una respuesta por posición',
        consigna:
          'Escribe un solo mate en cada una de las {n} posiciones de abajo, sin corregir. Un jaque que no es mate cuenta como error.',
      },
      {
        titulo: 'mates a contrarreloj',
        consigna:
          'Resuelve las {n} posiciones de abajo dentro de {min} minutos y registra cuántas quedaron sin intentar.',
      },
      {
        titulo: 'con demostración',
        consigna:
          'En las {n} posiciones de abajo escribe el mate y la lista de defensas que fallan. El punto se gana con ambas.',
      },
      {
        titulo: 'orden mezclado',
        consigna:
          'Resuelve las {n} posiciones de abajo empezando por la última y terminando por la primera. Apunta cada mate antes de mirar la siguiente.',
      },
    ],
    jugar: [
      {
        titulo: 'caza del mate',
        consigna:
          'Juega una partida y en cada turno con el rey rival poco protegido revisa todos tus jaques. Anota cuántos turnos lo hiciste.',
      },
      {
        titulo: 'defensor atento',
        consigna:
          'Juega una partida preguntando antes de mover «¿me dan mate en una?». Cuenta las veces en que la pregunta cambió tu jugada.',
      },
      {
        titulo: 'rematar sin alargar',
        consigna:
          'Juega una partida rápida; cuando tengas ventaja decisiva, busca primero el mate en una antes de capturar más piezas.',
      },
    ],
    analizar: [
      {
        titulo: 'mates perdidos',
        consigna:
          'Recorre tus últimas partidas y guarda cada posición en que había mate en una y no se jugó. Repite esas posiciones hasta verlas al instante.',
      },
      {
        titulo: 'última posición',
        consigna:
          'En la posición final de tu partida (o la de mayor ataque) explica qué le faltaba al atacante para dar mate. Escribe la pieza y la casilla.',
      },
      {
        titulo: 'jaques inútiles',
        consigna:
          'Marca los jaques de tu partida y divide en mate, ganancia o pérdida de tiempo. Saca una conclusión de una línea.',
      },
    ],
  },
  ejemplo: {
    fen: 'r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4',
    linea: '1.Dxf7#',
    explicacion:
      'La dama se pega al rey en f7 apoyada por el alfil de c4, así que el rey no puede capturarla. Las casillas d8 y f8 las ocupan sus propias piezas y e7 la controla la dama: es mate. Las negras debían atender h5 y f7 con ...g6 o ...De7 en la jugada anterior.',
  },
  otrosEjemplos: [
    {
      niveles: [1, 1],
      fen: 'r1bqkb1r/pp1npppp/2p2n2/8/3PN3/8/PPP1QPPP/R1B1KBNR w KQkq - 6 6',
      linea: '1.Cd6#',
      explicacion:
        'El jaque de caballo no se puede tapar y el rey está rodeado por sus propias piezas. El peón de e7 podría capturar en d6, pero no puede moverse: detrás está el rey y la dama de e2 mira por la columna e. Comprueba siempre si la pieza que parece defender puede moverse de verdad.',
    },
  ],
};
