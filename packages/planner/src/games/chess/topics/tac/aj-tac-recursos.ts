import type { ChessTopic } from '../../chess-topic.ts';

export const ajTacRecursos: ChessTopic = {
  id: 'aj-tac-recursos',
  titulo: 'Recursos defensivos: perpetuo, ahogado y contragolpe',
  area: 'TAC',
  nivelMin: 2,
  nivelMax: 6,
  prerequisitos: ['aj-fun-jaquemate', 'aj-cal-candidatas'],
  minutosEtapa: 290,
  terminos: [
    'recursos defensivos',
    'recurso defensivo',
    'jaque perpetuo',
    'perpetuo',
    'perpetuos',
    'salvar tablas',
    'salvar la partida',
    'tablas por repetición',
    'trucos de tablas',
    'ahogado salvador',
    'contragolpe',
    'contraataque',
    'swindle',
    'swindles',
    'perpetual check',
    'defensa táctica',
    'salvar posiciones perdidas',
    'fortaleza con jaques',
    'torre loca',
    'tablas milagrosas',
  ],
  ideas: [
    'Con posición perdida busca tres salidas en este orden: jaque perpetuo, ahogado y contragolpe que cambie el problema. Todas empiezan por jaques.',
    'El perpetuo necesita dos casillas desde las que dar jaque y un rey que no salga del círculo. Antes de sacrificar para lograrlo, recorre el círculo completo.',
    'El ahogado se prepara: encierra tu propio rey y deja una última pieza móvil que se entrega con jaque hasta que la capturen (torre o dama loca).',
    'Contra un ataque, la defensa más fuerte suele ser devolver material, cambiar damas o crear una amenaza mayor que la recibida.',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque: 'Reconoce perpetuos sencillos de dama y ahogados básicos, para buscarlos y para evitarlos cuando ganas.',
      idea: 'Una dama frente a un enroque abierto tiene perpetuo muchas veces: prueba jaques en dos casillas alternas antes de abandonar.',
    },
    {
      nivel: 3,
      enfoque:
        'Sacrifica para alcanzar el perpetuo y defiende contra amenazas de mate con contragolpe. Calcula la devolución de material.',
      idea: 'Devolver la pieza ganada es una defensa: pregunta cuánto debes entregar para matar el ataque y compara con lo que te queda.',
    },
    {
      nivel: 4,
      enfoque:
        'Busca recursos ocultos en posiciones peores: desperados, jugadas únicas y defensas por contraataque en el otro flanco.',
      idea: 'Cuando solo una jugada no pierde de inmediato, no calcules su valor: descarta las demás y juégala deprisa.',
    },
    {
      nivel: 5,
      enfoque:
        'Defiende posiciones difíciles con recursos de fortaleza, zugzwang mutuo y ahogado en finales complejos. Evalúa qué simplificación es tablas teóricas.',
      idea: 'Elige la simplificación hacia un final de tablas conocido, aunque pierdas otro peón en el camino.',
    },
    {
      nivel: 6,
      enfoque:
        'Calcula líneas largas de salvación contra el mejor juego y crea problemas prácticos elegidos según el rival y el reloj.',
      idea: 'Perdido por perdido, elige la línea donde el rival deba encontrar varias jugadas únicas seguidas, no la que alarga la partida con jugadas naturales.',
    },
  ],
  errorTipico:
    'Abandonar por dentro antes que en el tablero: dejar de buscar jaques cuando se va perdiendo. Y el reverso: con ventaja, no preguntar por el perpetuo o el ahogado del rival.',
  preguntas: [
    {
      pregunta: '¿Qué condiciones tiene un jaque perpetuo?',
      respuesta:
        'Que haya jaques desde casillas alternas sin fin y que el rey no pueda salir de su alcance ni interponer o capturar.',
    },
    {
      pregunta: '¿Cómo se organiza una torre loca?',
      respuesta:
        'El rey propio no tiene jugadas ni las tienen las demás piezas; la torre da jaques sin parar y, si la capturan, es ahogado.',
    },
    {
      pregunta: '¿En qué orden buscas salvación en una posición perdida?',
      respuesta:
        'Jaques que lleven a perpetuo, ahogado con entrega de la última pieza móvil y contragolpe o devolución de material.',
    },
    {
      pregunta: '¿Cuándo conviene devolver material en defensa?',
      respuesta:
        'Cuando al devolverlo desaparece el ataque y el final resultante es igual o mejor, aunque se pierda la ventaja ganada.',
    },
    {
      pregunta: '¿Qué compruebas cuando vas ganando para no regalar tablas?',
      respuesta:
        'Que tras mi jugada el rival tenga alguna jugada legal y que ninguna serie de jaques suyos sea perpetua.',
    },
  ],
  criterio: {
    texto: 'Encuentra la salvación, o la manera de evitarla, en {aciertos} de {de} posiciones.',
    aciertos: 15,
    de: 20,
    unidad: 'posiciones',
  },
  foco: 'Si estás peor, revisa primero todos tus jaques; si estás mejor, revisa primero todos los del rival.',
  revision: '¿Hubo una jugada que salvaba la partida a cualquiera de los dos y por qué no se vio?',
  variantes: {
    teoria: [
      {
        titulo: 'círculos de jaques',
        consigna:
          'Monta dama contra rey con peones en g7 y h7 movidos de distintas formas y averigua en cuáles hay perpetuo. Escribe las dos casillas de jaque de cada caso.',
      },
      {
        titulo: 'torre loca en el laboratorio',
        consigna:
          'Construye un rey propio sin jugadas y una torre que da jaques. Encuentra cómo puede el rival escapar y ajusta la posición hasta que no pueda.',
      },
      {
        titulo: 'devolver o aguantar',
        consigna:
          'Del ejemplo pasa a una posición tuya con material de más y ataque en contra. Escribe tres devoluciones posibles y elige la que cambia damas.',
      },
    ],
    ejercicios: [
      {
        titulo: 'jaques antes que nada',
        consigna:
          'En cada posición de abajo lista todos los jaques y marca los que se repiten. Comprueba si el círculo se cierra.',
      },
      {
        titulo: 'pierde todo menos una',
        consigna:
          'Demuestra en las posiciones de abajo por qué pierden dos jugadas naturales. La que queda es la solución.',
      },
      {
        titulo: 'evita las tablas',
        consigna:
          'Mira las posiciones de abajo desde el bando fuerte: ¿qué jugada previa evitaba la salvación? Escríbela.',
      },
      {
        titulo: 'cuenta las jugadas legales',
        consigna:
          'Anota en las posiciones de abajo las jugadas legales que le quedan a tu rey y a tus peones. Busca si falta una entrega para el ahogado.',
      },
      {
        titulo: 'contraamenazas',
        consigna:
          'Compara en cada posición de abajo tu mejor defensa pasiva con la contraamenaza. Da el resultado de ambas.',
      },
      {
        titulo: 'cálculo del círculo',
        consigna:
          'Escribe la secuencia de jaques de las posiciones de abajo con todas las casillas del rey hasta la repetición.',
      },
      {
        titulo: 'reloj en contra',
        consigna:
          'Resuelve las posiciones de abajo con reloj apretado simulando apuros; después verifica sin reloj cuáles acertaste por intuición.',
      },
      {
        titulo: 'clasifica la salvación',
        consigna:
          'Etiqueta cada posición de abajo: perpetuo, ahogado, contragolpe, devolución o jugada única. Mira cuál te cuesta más.',
      },
    ],
    test: [
      {
        titulo: 'salvar medio punto',
        consigna:
          'Escribe en las {n} posiciones de abajo la línea completa hasta la repetición, el ahogado o la igualdad clara.',
      },
      {
        titulo: 'jugada única',
        consigna: 'Da en las {n} posiciones de abajo la única jugada y la refutación de la alternativa más natural.',
      },
      {
        titulo: 'en {min} minutos',
        consigna:
          'Resuelve las {n} posiciones de abajo en {min} minutos; cuenta aparte las que resolviste empezando por jaques.',
      },
      {
        titulo: 'los dos lados',
        consigna: 'En las {n} posiciones de abajo indica además cómo debía jugar antes el bando fuerte para ganar.',
      },
    ],
    jugar: [
      {
        titulo: 'prohibido abandonar',
        consigna:
          'Juega una partida sin abandonar bajo ninguna circunstancia y busca un recurso concreto cada cinco jugadas si estás peor.',
      },
      {
        titulo: 'desde posición inferior',
        consigna:
          'Monta una posición con pieza de menos por dos peones y el rey rival abierto, y juégala intentando tablas. Cambia de bando después.',
      },
      {
        titulo: 'cerrar la puerta',
        consigna:
          'Juega una partida y, al ganar material, dedica la jugada siguiente a quitar los jaques del rival antes de seguir atacando.',
      },
    ],
    analizar: [
      {
        titulo: 'medio punto perdido',
        consigna:
          'Revisa tus derrotas en busca de perpetuos o ahogados no vistos. Guarda la posición y repítela en una semana.',
      },
      {
        titulo: 'abandono a examen',
        consigna:
          'Analiza la posición en que abandonaste o se abandonó y busca la mejor resistencia durante un buen rato antes de consultar nada.',
      },
      {
        titulo: 'defensa jugada por jugada',
        consigna:
          'En una partida que salvaste o perdiste defendiendo, marca la primera jugada pasiva que tenía una alternativa activa.',
      },
    ],
  },
  ejemplo: {
    fen: '6k1/6p1/8/7Q/8/8/rq4PP/6K1 w - - 0 1',
    linea: '1.De8+ Rh7 2.Dh5+ Rg8 3.De8+',
    explicacion:
      'Con torre de menos y mate amenazado, las blancas salvan el medio punto: la dama alterna jaques en e8 y h5, y el rey solo tiene g8 y h7, porque g6 y h6 quedan bajo la dama y f8 también. El círculo se cierra sin escape.',
  },
  otrosEjemplos: [
    {
      niveles: [4, 6],
      fen: '1Q6/R5pk/5p2/4p2p/4Pn1P/5Pq1/4r3/7K w - - 0 49',
      linea: '1.Dg8+ Rxg8 2.Txg7+',
      explicacion:
        'Basada en el célebre rescate de Evans contra Reshevsky (1963). El rey blanco no tiene jugadas y sus peones están bloqueados, de modo que solo estorban la dama y la torre. 1.Dg8+ entrega la primera; 2.Txg7+ entrega la segunda y no deja de dar jaque: si la toman es ahogado, y si el rey huye por la octava, la torre lo sigue.',
    },
  ],
};
