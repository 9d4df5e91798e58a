import type { ChessTopic } from '../../chess-topic.ts';

export const ajTacRefutar: ChessTopic = {
  id: 'aj-tac-refutar',
  titulo: 'Refutar sacrificios: defensa exacta bajo ataque',
  area: 'TAC',
  nivelMin: 4,
  nivelMax: 6,
  prerequisitos: ['aj-tac-recursos', 'aj-cal-variantes'],
  minutosEtapa: 310,
  terminos: [
    'refutar sacrificios',
    'refutar un sacrificio',
    'sacrificio incorrecto',
    'sacrificios dudosos',
    'cálculo defensivo',
    'defender contra sacrificios',
    'aceptar o rechazar el sacrificio',
    'defensa contra el ataque',
    'defensa exacta',
    'refutation',
    'defending against sacrifices',
    'unsound sacrifice',
    'me sacrifican piezas',
    'defenderse del sacrificio griego',
    'defender el enroque atacado',
    'ataques incorrectos',
  ],
  ideas: [
    'Ante un sacrificio, tres preguntas: ¿qué amenaza si acepto?, ¿qué amenaza si rechazo?, ¿puedo devolver el material en el momento justo?',
    'El rey necesita una casilla, no una fortaleza. Decide adónde irá antes de capturar; contra el sacrificio en h7 se comparan siempre Rg8, Rg6 y Rh6, una por una.',
    'Las mejores defensas son activas: interponer con tiempo, cambiar la pieza atacante principal, controlar la casilla de mate desde lejos (por ejemplo ...Af5 cuidando h7).',
    'Cuenta atacantes: sin tres piezas cerca del rey, la mayoría de los sacrificios no dan mate. Si el atacante tiene dos, el cálculo suele favorecer a quien acepta.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque:
        'Defiende ataques con dos o tres piezas y elige la casilla del rey por cálculo. Devuelve material si hace falta.',
      idea: 'Cuando dudes entre aceptar y rechazar, calcula primero aceptar: si no hay amenaza de mate concreta, el material decide.',
    },
    {
      nivel: 5,
      enfoque: 'Refuta sacrificios típicos (h7, f7, g7, e6) con jugadas únicas y devoluciones precisas.',
      idea: 'Una sola jugada tranquila de defensa (una pieza que vuelve, un peón que da aire) suele valer más que dos capturas.',
    },
    {
      nivel: 6,
      enfoque:
        'Defiende contra ataques correctos buscando la línea de mayor resistencia y el final aceptable. Evalúa riesgos.',
      idea: 'Si el ataque es correcto, busca la línea donde el atacante debe encontrar más jugadas difíciles y donde el final te deje luchar.',
    },
  ],
  errorTipico:
    'Aceptar por principio o rechazar por miedo. El sacrificio se calcula: lo que decide son las amenazas reales, no el estilo de quien ataca.',
  preguntas: [
    {
      pregunta: '¿Qué tres preguntas haces ante un sacrificio?',
      respuesta: 'Qué amenaza si acepto, qué amenaza si rechazo y cuándo puedo devolver el material con ventaja.',
    },
    {
      pregunta: '¿Qué casillas comparas tras el sacrificio en h7 con jaque de caballo en g5?',
      respuesta:
        'Rg8, Rg6 y Rh6 (y la captura del caballo si es legal); se calcula cada una hasta ver si hay mate o pérdida.',
    },
    {
      pregunta: '¿Qué papel juega ...Af5 en esas defensas?',
      respuesta:
        'Controla h7 y desarrolla a la vez, con lo que el ataque de la dama en h5 se queda sin mate y el material extra decide.',
    },
    {
      pregunta: '¿Cuándo es correcto devolver el material?',
      respuesta: 'Cuando al devolverlo desaparece el ataque y queda al menos igualdad o ventaja menor segura.',
    },
  ],
  criterio: {
    texto: 'Encuentra la defensa correcta en {aciertos} de {de} posiciones con sacrificio.',
    aciertos: 11,
    de: 15,
    unidad: 'posiciones',
  },
  foco: 'Ante cada sacrificio rival calcula aceptar, rechazar y devolver antes de decidir.',
  revision: '¿Qué sacrificio aceptaste o rechazaste sin calcular y cuál era la defensa exacta?',
  variantes: {
    teoria: [
      {
        titulo: 'tres preguntas en el ejemplo',
        consigna:
          'Responde por escrito las tres preguntas con la posición del ejemplo y compara las tres casillas del rey. Anota qué pieza defiende cada línea.',
      },
      {
        titulo: 'cuenta atacantes',
        consigna:
          'Toma dos ataques de tus partidas y cuenta piezas atacantes y defensoras cerca del rey. Relaciónalo con el resultado.',
      },
      {
        titulo: 'devolver a tiempo',
        consigna:
          'Construye una posición donde devolver la pieza en la jugada correcta deja ventaja y hacerlo una jugada tarde pierde. Explica la diferencia.',
      },
    ],
    ejercicios: [
      {
        titulo: 'aceptar, rechazar, devolver',
        consigna:
          'En cada posición de abajo escribe las tres opciones con su línea y elige. La elección sin comparación no vale.',
      },
      {
        titulo: 'casilla del rey',
        consigna:
          'Calcula en las posiciones de abajo todas las casillas del rey tras aceptar. Marca la única que resiste.',
      },
      {
        titulo: 'defensa activa',
        consigna: 'Busca en las posiciones de abajo una defensa que además cree amenaza. Compárala con la pasiva.',
      },
      {
        titulo: 'cuenta de fuerzas',
        consigna:
          'Cuenta en las posiciones de abajo atacantes y defensores y predice antes de calcular si el sacrificio es correcto. Verifica.',
      },
      {
        titulo: 'refutación escrita',
        consigna:
          'Escribe en las posiciones de abajo la línea que refuta el sacrificio con la jugada más fuerte del atacante en cada paso.',
      },
      {
        titulo: 'el momento de devolver',
        consigna: 'Señala en las posiciones de abajo en qué jugada convendría devolver material y por cuál pieza.',
      },
      {
        titulo: 'atacante de papel',
        consigna:
          'Ponte en el lugar del que sacrifica en las posiciones de abajo y busca cómo mejorar su idea. Comprueba si la refutación aguanta.',
      },
      {
        titulo: 'resistencia máxima',
        consigna:
          'En las posiciones de abajo donde el ataque gana, halla la defensa que alarga más y el final resultante.',
      },
    ],
    test: [
      {
        titulo: 'defensa única',
        consigna: 'En las {n} posiciones de abajo da la jugada que salva y la refutación de la alternativa natural.',
      },
      {
        titulo: 'aceptar o rechazar puntuado',
        consigna:
          'Decide en las {n} posiciones de abajo y justifica con línea. Media nota si la decisión es correcta sin cálculo.',
      },
      {
        titulo: 'bajo presión, {min} minutos',
        consigna:
          'Resuelve las {n} posiciones de abajo en {min} minutos, como en una defensa real, y anota tu confianza.',
      },
      {
        titulo: 'ambos bandos',
        consigna:
          'En las {n} posiciones de abajo escribe la mejor línea del atacante y la del defensor. Puntúan ambas.',
      },
    ],
    jugar: [
      {
        titulo: 'defensor voluntario',
        consigna:
          'Juega una partida permitiendo un ataque contra tu rey en una apertura que conozcas y defiéndelo con cálculo. Anota las decisiones.',
      },
      {
        titulo: 'sacrificio dudoso en contra',
        consigna:
          'Juega contra alguien que ofrezca gambitos o sacrificios y decide cada aceptación con las tres preguntas.',
      },
      {
        titulo: 'desde el ejemplo',
        consigna:
          'Juega la posición del ejemplo con ambos bandos y prueba las tres casillas del rey. Compara resultados.',
      },
    ],
    analizar: [
      {
        titulo: 'sacrificios sufridos',
        consigna:
          'Revisa sacrificios rivales de tus partidas y calcula cuáles eran correctos. Anota la defensa que faltó.',
      },
      {
        titulo: 'decisión de aceptar',
        consigna: 'Señala un momento en que aceptaste o rechazaste por intuición y calcula lo que había de verdad.',
      },
      {
        titulo: 'fuerza del ataque',
        consigna: 'Cuenta atacantes y defensores en tres ataques recibidos y relaciona el número con el desenlace.',
      },
    ],
  },
  ejemplo: {
    fen: 'r1bq1r2/ppp1nppk/2n5/3p2N1/1b1P4/8/PP3PPP/RNBQ1RK1 b - - 1 10',
    linea: '1...Rg8 2.Dh5 Af5',
    explicacion:
      'Las blancas sacrificaron en h7 y dieron jaque con el caballo. En g8 el rey está seguro: 2.Dh5 amenaza mate en h7, pero 2...Af5 controla esa casilla y desarrolla. Las negras tienen pieza de más por un peón; las blancas solo atacan con dos piezas. También 1...Rg6 es jugable, pero expone más al rey, y 1...Rh6 pierde la dama por 2.Cxf7+.',
  },
};
