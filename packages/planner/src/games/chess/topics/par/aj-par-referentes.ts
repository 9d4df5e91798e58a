import type { ChessTopic } from '../../chess-topic.ts';

export const ajParReferentes: ChessTopic = {
  id: 'aj-par-referentes',
  titulo: 'Estudiar a un jugador de referencia',
  area: 'PAR',
  nivelMin: 4,
  nivelMax: 6,
  prerequisitos: ['aj-par-modelo', 'aj-est-plan'],
  minutosEtapa: 290,
  importancia: 'ocasional',
  terminos: [
    'jugador de referencia',
    'estudiar a un jugador',
    'estilo de un campeón',
    'campeones del mundo',
    'partidas de capablanca',
    'partidas de fischer',
    'partidas de karpov',
    'partidas de petrosian',
    'partidas de tal',
    'partidas de carlsen',
    'aprender de un gran jugador',
    'imitar un estilo',
    'model players',
    'study a champion',
    'colección de un maestro',
    'mi jugador favorito',
  ],
  ideas: [
    'Elige un jugador por tu carencia, no por gusto: técnica y claridad en Capablanca, profilaxis en Karpov y Petrosian, ataque en Tal y Alekhine, preparación en Kasparov, resistencia en Lasker.',
    'Estudia en bloque: diez o quince partidas del mismo jugador muestran hábitos que una sola oculta. Escribe qué hace siempre en posiciones parecidas.',
    'Trabaja en tres vueltas: adivinar la jugada, resumir el plan de la partida en cinco frases y buscar la decisión que tú no habrías tomado.',
    'El producto es una regla prestada, formulada para tus partidas y probada en ellas. Admirar no cuenta como estudio.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque: 'Estudia un bloque corto de un jugador claro y extrae dos hábitos. Aplícalos en una partida por hábito.',
      idea: 'Empieza por jugadores cuyo plan se ve (Capablanca, Rubinstein): entender cada jugada importa más que impresionarse.',
    },
    {
      nivel: 5,
      enfoque:
        'Compara dos jugadores en la misma estructura y busca qué decisiones los separan. Adivina jugadas no forzadas.',
      idea: 'Adivina las jugadas tranquilas, no los remates: el estilo está en lo que hacen cuando no hay nada concreto.',
    },
    {
      nivel: 6,
      enfoque:
        'Haz un informe de un jugador o rival fuerte: repertorio, decisiones típicas, uso del tiempo y debilidades.',
      idea: 'Busca también las derrotas: ahí se ve qué posiciones evitaba y cómo se le podía llevar a ellas.',
    },
  ],
  errorTipico:
    'Saltar de un jugador a otro viendo las partidas más famosas. Diez brillanteces sueltas no enseñan ningún hábito.',
  preguntas: [
    {
      pregunta: '¿Con qué criterio eliges el jugador a estudiar?',
      respuesta: 'Por mi carencia principal: el que mejor hace lo que a mí me falta.',
    },
    {
      pregunta: '¿Cuáles son las tres vueltas de estudio de una partida?',
      respuesta: 'Adivinar jugadas, resumir el plan en pocas frases y localizar la decisión que yo no habría tomado.',
    },
    {
      pregunta: '¿Qué enseña Capablanca en el final de torres contra Tartakower con Rg3?',
      respuesta:
        'Que la actividad del rey y el peón pasado valen más que los peones: entrega dos para llevar el rey a f6.',
    },
    {
      pregunta: '¿Por qué mirar las derrotas del jugador?',
      respuesta: 'Porque muestran las posiciones que le incomodaban y los límites de su estilo.',
    },
  ],
  criterio: {
    texto: 'Acierta la jugada o el plan en {aciertos} de {de} momentos no forzados de sus partidas.',
    aciertos: 10,
    de: 16,
    unidad: 'momentos',
  },
  foco: 'Aplica hoy un hábito concreto del jugador que estudias y márcalo cuando lo uses.',
  revision: '¿En qué momento tu jugador de referencia habría decidido otra cosa y por qué?',
  variantes: {
    teoria: [
      {
        titulo: 'ficha del jugador',
        consigna:
          'Redacta una ficha con estructura favorita, tipo de ventaja que busca, cómo cambia piezas y cómo defiende. Apóyala en al menos tres partidas.',
      },
      {
        titulo: 'actividad antes que peones',
        consigna:
          'Estudia el ejemplo y explica en orden qué gana el rey blanco con cada paso y cuántos peones entrega. Formula la regla para tus finales de torre.',
      },
      {
        titulo: 'dos estilos, una estructura',
        consigna:
          'Compara cómo tratarían la misma posición dos jugadores que conozcas. Decide cuál encaja con tu manera de jugar y por qué.',
      },
    ],
    ejercicios: [
      {
        titulo: 'qué haría él',
        consigna:
          'Escribe en las posiciones de abajo la jugada de tu jugador de referencia y la tuya. Resuelve y mira cuál se acerca.',
      },
      {
        titulo: 'jugadas tranquilas',
        consigna:
          'Busca en las posiciones de abajo primero las mejoras sin jaque ni captura, como haría un jugador posicional. Después las forzosas.',
      },
      {
        titulo: 'hábito en acción',
        consigna:
          'Elige un hábito (activar rey, cambiar la pieza mala, quitar contrajuego) y comprueba en las posiciones de abajo si conduce a la solución.',
      },
      {
        titulo: 'plan en cinco frases',
        consigna: 'Resume en las posiciones de abajo el plan que seguiría a la solución. Máximo cinco frases.',
      },
      {
        titulo: 'decisión ajena',
        consigna: 'Señala en las posiciones de abajo qué parte de la solución tú no habrías jugado y por qué.',
      },
      {
        titulo: 'dos maestros opinan',
        consigna:
          'Da en cada posición de abajo la opción de un jugador de ataque y la de uno técnico. Decide quién tiene razón.',
      },
      {
        titulo: 'adivina con apuesta',
        consigna:
          'Apuesta de 1 a 3 puntos tu seguridad en cada posición de abajo antes de mirar. Suma o resta lo apostado.',
      },
      {
        titulo: 'de su partida a la tuya',
        consigna: 'Relaciona cada posición de abajo con una tuya parecida y escribe qué hiciste entonces.',
      },
    ],
    test: [
      { titulo: 'adivinanza con plan', consigna: 'En las {n} posiciones de abajo puntúan jugada y plan por separado.' },
      {
        titulo: 'estilo reconocido',
        consigna:
          'Escribe para las {n} posiciones de abajo qué tipo de jugador elegiría la solución y la jugada exacta.',
      },
      {
        titulo: '{min} minutos de adivinanza',
        consigna: 'Recorre las {n} posiciones de abajo en {min} minutos con apuesta de seguridad. Anota el saldo.',
      },
      {
        titulo: 'regla prestada',
        consigna:
          'Responde las {n} posiciones de abajo citando la regla de tu jugador que aplicas. Sin regla, medio punto.',
      },
    ],
    jugar: [
      {
        titulo: 'juega como él',
        consigna:
          'Juega una partida con una regla prestada por escrito y cuenta cuántas veces la aplicaste con sentido.',
      },
      {
        titulo: 'su estructura',
        consigna:
          'Juega desde una posición típica de tu jugador de referencia con el bando que él prefería. Compara con su tratamiento.',
      },
      {
        titulo: 'estilo contrario',
        consigna: 'Juega una partida con el estilo que menos usas y anota qué decisiones te costaron más.',
      },
    ],
    analizar: [
      {
        titulo: 'informe de bloque',
        consigna: 'Reúne las notas de varias partidas del mismo jugador y escribe tres hábitos con prueba en jugadas.',
      },
      {
        titulo: 'mi partida vista por él',
        consigna:
          'Revisa tu última partida y marca tres jugadas que él no habría hecho. Escribe su alternativa probable.',
      },
      {
        titulo: 'derrota ilustre',
        consigna: 'Analiza una derrota de tu jugador de referencia y explica cómo lo llevaron a una posición incómoda.',
      },
    ],
  },
  ejemplo: {
    fen: '5k2/p1p4R/1pr5/3p1pP1/P2P1P2/2P2K2/8/8 w - - 0 35',
    linea: '1.Rg3 Txc3+ 2.Rh4 Tf3 3.g6 Txf4+ 4.Rg5 Te4 5.Rf6',
    explicacion:
      'Capablanca contra Tartakower (Nueva York, 1924). En vez de defender c3, el rey entra por h4 y g5: entrega dos peones con jaque y llega a f6, donde crea amenazas de mate y escolta al peón de g6. El hábito que se copia: actividad antes que material en finales de torre.',
  },
};
