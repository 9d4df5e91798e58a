import type { ChessTopic } from '../../chess-topic.ts';

export const ajCalEliminacion: ChessTopic = {
  id: 'aj-cal-eliminacion',
  titulo: 'Decidir con poco tiempo: método de eliminación',
  area: 'CAL',
  nivelMin: 4,
  nivelMax: 6,
  prerequisitos: ['aj-cal-candidatas', 'aj-com-tiempo'],
  favorece: ['blitz', 'rapida'],
  minutosEtapa: 270,
  terminos: [
    'método de eliminación',
    'eliminación de jugadas',
    'descartar jugadas',
    'decidir por descarte',
    'por descarte',
    'jugadas únicas',
    'jugada única',
    'cálculo rápido',
    'calcular con poco tiempo',
    'decidir rápido',
    'elimination method',
    'only move',
    'only moves',
    'decisión por eliminación',
    'calcular en apuros',
    'elegir por descarte',
  ],
  ideas: [
    'Cuando casi todo pierde, no busques la mejor: elimina las que pierden. Refutar cuesta menos que demostrar, porque basta una respuesta.',
    'Empieza por una prueba común: «¿qué jugada rival me mata?». Aplica esa misma prueba a cada candidata y tacha las que no la superan.',
    'Si queda una sola jugada, juégala sin calcular su final: ya no hay elección. El tiempo se guarda para cuando existan dos.',
    'Si quedan dos, decide por riesgo: la que conserva más opciones o la que se puede corregir. No vuelvas a las tachadas.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque: 'Usa la prueba común en posiciones con jaque o amenaza directa y cuatro o cinco jugadas legales.',
      idea: 'En jaque, tus respuestas son pocas: escríbelas todas y tacha; es la situación perfecta para el método.',
    },
    {
      nivel: 5,
      enfoque: 'Aplica eliminación en finales y defensas donde no hay amenaza visible, formulando tú la prueba.',
      idea: 'La prueba puede ser posicional: «no puedo permitir que su rey llegue a d3». Una regla clara elimina cuatro jugadas en segundos.',
    },
    {
      nivel: 6,
      enfoque:
        'Combina eliminación y cálculo: descarta por clases y calcula a fondo solo las dos finales, con el reloj en contra.',
      idea: 'Verifica la prueba antes de usarla: si la amenaza en que se basa es falsa, habrás eliminado la mejor jugada.',
    },
  ],
  errorTipico:
    'Calcular a fondo la primera candidata mientras el reloj corre, sin haber eliminado nada. Con tres jugadas perdedoras a la vista, ese tiempo se pierde.',
  preguntas: [
    {
      pregunta: '¿Por qué eliminar es más rápido que demostrar?',
      respuesta:
        'Porque para descartar una jugada basta una refutación; para probar que es buena hay que responder a todas.',
    },
    {
      pregunta: '¿Qué haces cuando queda una sola jugada?',
      respuesta: 'La juego sin calcular más: no hay alternativa y el tiempo vale más en la siguiente decisión.',
    },
    {
      pregunta:
        'Rey blanco en d2, rey negro en e4 y peón negro en d4, mueven las blancas. ¿Cuál es la prueba común y qué jugada queda?',
      respuesta: 'Que el rey negro no llegue a d3 ni a e3 por delante de su peón: solo 1.Re2 lo impide y hace tablas.',
    },
    {
      pregunta: '¿Qué riesgo tiene el método?',
      respuesta: 'Que la prueba sea falsa: si la amenaza no existe de verdad, se elimina por error la mejor jugada.',
    },
  ],
  criterio: {
    texto: 'Encuentra la jugada que resiste por eliminación en {aciertos} de {de} posiciones a ritmo rápido.',
    aciertos: 14,
    de: 18,
    unidad: 'posiciones',
  },
  foco: 'En jaque o bajo amenaza enumera tus jugadas, tacha las que pierden y mueve la que queda.',
  revision: '¿En qué decisión rápida habría bastado eliminar y cuál era la prueba común?',
  variantes: {
    teoria: [
      {
        titulo: 'cinco jugadas, una prueba',
        consigna:
          'En el ejemplo escribe las cinco jugadas blancas y elimina cuatro con la misma frase. Comprueba después que la que queda hace tablas hasta el final.',
      },
      {
        titulo: 'inventa la prueba',
        consigna:
          'Toma tres posiciones defensivas de tus partidas y formula la prueba común en menos de diez palabras. Mira cuántas jugadas elimina cada una.',
      },
      {
        titulo: 'prueba falsa',
        consigna:
          'Construye una posición donde la amenaza aparente no funciona y eliminar por ella sería un error. Explica cómo detectarlo.',
      },
    ],
    ejercicios: [
      {
        titulo: 'tachar y jugar',
        consigna:
          'Escribe en las posiciones de abajo tus jugadas razonables y táchalas una a una con la réplica que las refuta. La que queda es tu respuesta.',
      },
      {
        titulo: 'prueba en una frase',
        consigna:
          'Formula para cada posición de abajo la prueba común antes de mirar ninguna jugada. Después aplícala.',
      },
      {
        titulo: 'cuenta de segundos',
        consigna:
          'Resuelve las posiciones de abajo con reloj muy corto usando solo eliminación. Revisa luego con calma qué tachaste mal.',
      },
      {
        titulo: 'dos finalistas',
        consigna: 'Elimina en las posiciones de abajo hasta quedarte con dos y decide por riesgo. Escribe el criterio.',
      },
      {
        titulo: 'jaque y respuestas',
        consigna:
          'En las posiciones de abajo con jaque o amenaza directa enumera todas las jugadas legales pertinentes. Ninguna puede faltar en la lista.',
      },
      {
        titulo: 'refutación mínima',
        consigna:
          'Da para cada jugada tachada de las posiciones de abajo una refutación de una sola jugada. Si necesitas tres, no era eliminación.',
      },
      {
        titulo: 'revisa la amenaza',
        consigna:
          'Comprueba en las posiciones de abajo que la amenaza usada como prueba es real. Si no lo es, vuelve a empezar.',
      },
      {
        titulo: 'al revés',
        consigna:
          'Resuelve las posiciones de abajo buscando primero la mejor jugada y después por eliminación. Compara tiempo y acierto.',
      },
    ],
    test: [
      {
        titulo: 'serie relámpago',
        consigna:
          'Responde las {n} posiciones de abajo en {min} minutos con una jugada y una refutación de la alternativa principal.',
      },
      {
        titulo: 'lista completa',
        consigna: 'En las {n} posiciones de abajo puntúa la lista de candidatas tachadas y la jugada final.',
      },
      {
        titulo: 'jugada única o no',
        consigna:
          'Decide en las {n} posiciones de abajo si existe jugada única; si hay más de una válida, dilo y elige.',
      },
      {
        titulo: 'examen con poco margen',
        consigna:
          'Trabaja las {n} posiciones de abajo con la mitad del tiempo habitual. Compara tu acierto con el de una serie normal.',
      },
    ],
    jugar: [
      {
        titulo: 'eliminación en partidas rápidas',
        consigna:
          'Juega varias partidas rápidas y usa el método en cada jaque o amenaza. Anota las veces que ahorró tiempo.',
      },
      {
        titulo: 'defensa con reloj corto',
        consigna:
          'Juega desde posiciones inferiores con poco tiempo y decide solo por eliminación. Revisa si alguna tachada era mejor.',
      },
      {
        titulo: 'freno consciente',
        consigna:
          'Juega una partida larga y usa eliminación únicamente cuando el reloj baje del límite que fijaste. Compara antes y después.',
      },
    ],
    analizar: [
      {
        titulo: 'decisiones únicas',
        consigna: 'Busca en tus partidas las posiciones con jugada única y mira cuánto tiempo gastaste en cada una.',
      },
      {
        titulo: 'pruebas que faltaron',
        consigna: 'En una derrota por apuros formula la prueba común que habría mostrado la jugada correcta.',
      },
      {
        titulo: 'tachada por error',
        consigna: 'Localiza una buena jugada que descartaste y di qué prueba falsa usaste.',
      },
    ],
  },
  ejemplo: {
    fen: '8/8/8/8/3pk3/8/3K4/8 w - - 0 1',
    linea: '1.Re2 d3+ 2.Rd2 Rd4 3.Rd1 Re3 4.Re1 d2+ 5.Rd1 Rd3',
    explicacion:
      'Prueba común: el rey negro no debe instalarse en d3 o e3 por delante de su peón. 1.Rd1, 1.Rc1 y 1.Re1 permiten ...Rd3, y 1.Rc2 permite ...Re3; las cuatro pierden. Queda 1.Re2, que hace tablas: al final, tras 5...Rd3, el rey blanco está ahogado.',
  },
};
