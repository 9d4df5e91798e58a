import type { ChessTopic } from '../../chess-topic.ts';

export const ajTacMixta: ChessTopic = {
  id: 'aj-tac-mixta',
  titulo: 'Táctica mixta sin pista del tema',
  area: 'TAC',
  nivelMin: 1,
  nivelMax: 6,
  prerequisitos: ['aj-tac-doble', 'aj-tac-clavada'],
  favorece: ['bala', 'blitz'],
  minutosEtapa: 360,
  importancia: 'esencial',
  terminos: [
    'táctica mixta',
    'táctica',
    'táctica en general',
    'tácticas',
    'táctica variada',
    'ejercicios de táctica',
    'problemas de táctica',
    'puzzles',
    'puzles',
    'problemas mixtos',
    'combinaciones',
    'tactics',
    'tactics training',
    'resolver táctica',
    'mejorar en táctica',
    'táctica sin pista',
    'entrenamiento táctico',
    'ritmo de táctica',
    'racha de problemas',
    'tactics puzzles',
  ],
  ideas: [
    'En la partida nadie te dice que hay táctica. La señal la dan tres cosas: piezas sueltas, rey con pocas casillas y piezas alineadas. Con dos señales presentes, busca.',
    'Ante una posición sin pista usa siempre el mismo recorrido: amenaza rival, señales, jaques, capturas, amenazas y una verificación de la mejor respuesta.',
    'No muevas por intuición para «ver si es». Responder y fallar enseña poco; calcular la línea entera y luego comparar, mucho.',
    'Muchas soluciones son combinaciones de dos motivos: uno prepara (atraer, desviar, despejar) y otro cobra (doble, mate, clavada).',
  ],
  etapas: [
    {
      nivel: 1,
      enfoque: 'Mezcla dobles, clavadas, piezas colgadas y mates en una o dos. Di el motivo después de resolver.',
      idea: 'Empieza por las capturas y los jaques posibles: en este nivel la mayoría de las soluciones está en esa lista corta.',
    },
    {
      nivel: 2,
      enfoque:
        'Añade descubiertas, eliminación del defensor y jugadas intermedias, con dos jugadas tuyas. Exige línea escrita.',
      idea: 'Si la primera idea falla por una sola pieza rival, no la abandones: pregunta cómo se quita esa pieza.',
    },
    {
      nivel: 3,
      enfoque:
        'Posiciones de tres jugadas con dos motivos y soluciones que solo ganan un peón o la calidad. Acepta ganancias modestas.',
      idea: 'No toda táctica da mate: si la línea forzada deja un peón limpio o mejor final, es la solución.',
    },
    {
      nivel: 4,
      enfoque:
        'Incluye defensas tácticas y posiciones en que lo correcto es una jugada tranquila o que no hay nada. Decide también cuándo dejar de buscar.',
      idea: 'Pon un límite de búsqueda: si tras jaques, capturas y amenazas no hay señal, juega una jugada útil y sigue.',
    },
    {
      nivel: 5,
      enfoque:
        'Posiciones de varias ramas con evaluación final exigente, mezclando ataque, final y defensa. Da la segunda mejor y la diferencia.',
      idea: 'La precisión del orden decide: busca en cada línea la versión mejorada invirtiendo jugadas.',
    },
    {
      nivel: 6,
      enfoque:
        'Series largas sin pista con nivel alto y poco margen; mide acierto por fatiga y analiza cada error de proceso.',
      idea: 'Registra por qué fallaste (no vi, vi y descarté, calculé mal, evalué mal): a este nivel el tipo de error importa más que el motivo.',
    },
  ],
  errorTipico:
    'Resolver por reconocimiento de la primera jugada y no calcular la respuesta. En la partida esa mitad que falta es la que pierde.',
  preguntas: [
    {
      pregunta: '¿Qué tres señales indican que puede haber táctica?',
      respuesta:
        'Piezas sueltas o poco defendidas, rey con pocas casillas o líneas abiertas, y piezas alineadas entre sí.',
    },
    {
      pregunta: '¿Cuál es tu recorrido ante una posición sin pista?',
      respuesta:
        'Ver la amenaza rival, localizar señales, revisar jaques, capturas y amenazas, calcular la mejor línea y comprobar la respuesta más fuerte.',
    },
    {
      pregunta: '¿Qué papel cumplen los dos motivos de una combinación doble?',
      respuesta: 'El primero prepara la condición (atrae, desvía, despeja) y el segundo cobra (doble, mate, clavada).',
    },
    {
      pregunta: '¿Qué haces si la idea falla por una sola defensa?',
      respuesta: 'Busco cómo eliminar, desviar o adelantarme a esa defensa, o pruebo otro orden de jugadas.',
    },
    {
      pregunta: '¿Cómo clasificas un error táctico?',
      respuesta:
        'No lo vi, lo vi y lo descarté, calculé mal la línea o evalué mal el final; cada tipo se corrige con un trabajo distinto.',
    },
  ],
  criterio: {
    texto: 'Resuelve {aciertos} de {de} posiciones mixtas sin pista con la línea completa.',
    aciertos: 16,
    de: 20,
    unidad: 'posiciones',
  },
  foco: 'En cada jugada cuenta las señales (sueltas, rey, alineaciones) y detente a calcular cuando haya dos.',
  revision: '¿Qué táctica pasó por el tablero sin que nadie la viera y qué señal la anunciaba?',
  variantes: {
    teoria: [
      {
        titulo: 'señales en tres partidas',
        consigna:
          'Elige tres posiciones de partidas tuyas o del ejemplo y escribe las señales presentes. Decide en cuáles valía la pena calcular y confírmalo.',
      },
      {
        titulo: 'preparar y cobrar',
        consigna:
          'Descompón el ejemplo en motivo que prepara y motivo que cobra. Inventa otra pareja con las mismas piezas y comprueba que funciona.',
      },
      {
        titulo: 'tu recorrido fijo',
        consigna:
          'Escribe tu recorrido de búsqueda en seis pasos y aplícalo en voz alta al ejemplo. Ajusta el paso que te saltaste.',
      },
    ],
    ejercicios: [
      {
        titulo: 'mezcla sin etiquetas',
        consigna:
          'Resuelve las posiciones de abajo en el orden dado escribiendo línea completa; al final, y solo al final, pon el motivo de cada una.',
      },
      {
        titulo: 'calidad antes que cantidad',
        consigna:
          'Trabaja las posiciones de abajo sin límite por posición y con verificación escrita de la mejor defensa. Vale una respuesta por posición.',
      },
      {
        titulo: 'sprint',
        consigna:
          'Resuelve las posiciones de abajo con reloj y sin pausas, tal como en una serie rápida. Luego revisa cada error y clasifícalo.',
      },
      {
        titulo: 'señales primero',
        consigna:
          'Antes de calcular cada posición de abajo anota en cinco palabras las señales que ves. Mira si la solución usa alguna.',
      },
      {
        titulo: 'mueve el rival',
        consigna:
          'En las posiciones de abajo busca primero qué amenaza el otro bando. Después resuelve teniendo en cuenta esa amenaza.',
      },
      {
        titulo: 'segunda vuelta espaciada',
        consigna:
          'Resuelve las posiciones de abajo, marca las falladas y vuelve a ellas al terminar la serie en orden inverso, sin recordar la respuesta anterior.',
      },
      {
        titulo: 'explica a un alumno',
        consigna:
          'Escribe la solución de cada posición de abajo como explicación de tres frases: señal, idea y verificación.',
      },
      {
        titulo: 'dos candidatas',
        consigna:
          'Da en cada posición de abajo dos candidatas serias y la razón de elegir una. La segunda debe estar refutada con una línea.',
      },
    ],
    test: [
      {
        titulo: 'serie completa',
        consigna:
          'Resuelve las {n} posiciones de abajo seguidas, una respuesta por cada una y sin pistas. Registra acierto y tipo de error.',
      },
      {
        titulo: 'en {min} minutos exactos',
        consigna:
          'Detente a los {min} minutos aunque falten posiciones de las {n} de abajo. Puntúan solo las líneas completas.',
      },
      {
        titulo: 'penalización por impulso',
        consigna:
          'En las {n} posiciones de abajo suma 1 por acierto y resta 1 por jugada errónea; puedes pasar sin coste. Así mides tu criterio.',
      },
      {
        titulo: 'fatiga controlada',
        consigna:
          'Haz las {n} posiciones de abajo al final del día de estudio y compara el resultado con una serie hecha descansado.',
      },
    ],
    jugar: [
      {
        titulo: 'partida con parada táctica',
        consigna:
          'Juega una partida y detente a calcular cada vez que haya dos señales. Anota cuántas paradas hiciste y cuántas dieron algo.',
      },
      {
        titulo: 'ritmo medio',
        consigna:
          'Juega dos o más partidas de ritmo medio y mira en cada una la primera oportunidad táctica de los dos bandos.',
      },
      {
        titulo: 'posiciones agudas',
        consigna:
          'Juega aperturas abiertas con centro móvil buscando posiciones con muchas señales. Anota la que más te costó manejar.',
      },
    ],
    analizar: [
      {
        titulo: 'barrido táctico',
        consigna:
          'Recorre tu partida jugada por jugada con el recorrido fijo y lista todas las tácticas de ambos. Marca vistas y no vistas.',
      },
      {
        titulo: 'tipo de error',
        consigna:
          'Clasifica cada táctica perdida de tus últimas partidas en los cuatro tipos. El más numeroso es tu trabajo de la próxima semana.',
      },
      {
        titulo: 'banco propio',
        consigna:
          'Extrae de tu partida dos posiciones sin solución escrita y guárdalas. Resuélvelas dentro de siete días como si fueran ajenas.',
      },
    ],
  },
  ejemplo: {
    fen: 'rn1qkbnr/ppp2pp1/3p3p/4p3/2B1P1b1/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 0 5',
    linea: '1.Cxe5 Axd1 2.Axf7+ Re7 3.Cd5#',
    explicacion:
      'Tres señales: el alfil de g4 está sin defensa, el rey sigue en el centro y la clavada del caballo es solo relativa. 1.Cxe5 prepara y cobra: si 1...dxe5 2.Dxg4 gana un peón, y si 1...Axd1 llega el mate de Légal con tres piezas menores.',
  },
  otrosEjemplos: [
    {
      niveles: [3, 4],
      fen: '2R5/4bppk/1p1p4/5R1P/4PQ2/5P2/r4q1P/7K w - - 7 50',
      linea: '1.Dh6+ Rxh6 2.Th8#',
      explicacion:
        'Carlsen contra Kariakin (Nueva York, 2016), última partida del desempate. Las negras amenazan mate en g2, así que las blancas necesitan una serie de jaques que no admita respuesta. La dama se entrega: si la toma el rey, la torre da mate en h8; si la toma el peón de g7, 2.Txf7 es mate. Señales presentes: rey con pocas casillas y torres en la octava y en la columna f.',
    },
    {
      niveles: [5, 6],
      fen: 'b2r3r/k4p1p/p2q1np1/NppP4/3p1Q2/P4PPB/1PP4P/1K1RR3 w - - 1 24',
      linea: '24.Txd4 cxd4 25.Te7+ Rb6 26.Dxd4+ Rxa5 27.b4+ Ra4 28.Ta7',
      explicacion:
        'Kaspárov contra Topálov (Wijk aan Zee, 1999). La torre se entrega para que la dama entre en d4 y el rey negro salga de su refugio. Aceptarla es el error: con 24...Rb6 las negras resistían. En la posición final el rey está solo ante dama, torre y alfil; en la partida se jugó 28.Dc3, que también ganó. Una combinación de este nivel se decide comparando la mejor defensa, no solo la captura.',
    },
  ],
};
