import type { ChessTopic } from '../../chess-topic.ts';

export const ajTacSilenciosa: ChessTopic = {
  id: 'aj-tac-silenciosa',
  titulo: 'Jugada silenciosa',
  area: 'TAC',
  nivelMin: 4,
  nivelMax: 6,
  prerequisitos: ['aj-cal-variantes'],
  favorece: ['clasica'],
  minutosEtapa: 290,
  terminos: [
    'jugada silenciosa',
    'jugadas silenciosas',
    'jugada tranquila',
    'jugadas tranquilas',
    'jugada quieta',
    'jugada callada',
    'quiet move',
    'quiet moves',
    'jugada sin jaque en el ataque',
    'jugada de espera',
    'zugzwang en el medio juego',
    'amenaza imparable',
    'marcha del rey',
    'jugada preparatoria en el ataque',
    'sin jaque ni captura',
  ],
  ideas: [
    'Una jugada silenciosa no da jaque ni captura, pero deja al rival sin defensa. Aparece cuando los jaques se agotan y falta una sola pieza o casilla para el mate.',
    'Se encuentra con la pregunta «si me tocara otra vez, ¿qué jugaría?». Si existe un golpe ganador, la silenciosa es la jugada que lo prepara mejor.',
    'Antes de jugarla haz el censo del rival: todos sus jaques, capturas y amenazas. Si son inofensivos, tienes el tiempo que necesitas.',
    'Formas típicas: cubrir la última casilla de huida, traer la última pieza (torre al tercer rango, rey al ataque), retirar una pieza para liberar su casilla o dejar al rival en zugzwang.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque:
        'Resuelve posiciones donde, tras uno o dos jaques, la clave es quitar la casilla de escape. Haz el censo de jaques rivales.',
      idea: 'Si tus jaques empujan al rey hacia afuera, detente: cerrar la salida suele amenazar mate imparable.',
    },
    {
      nivel: 5,
      enfoque:
        'Incluye silenciosas en la primera jugada de la combinación y sacrificios con seguimiento tranquilo. Calcula las dos mejores defensas.',
      idea: 'Tras un sacrificio, la mejor continuación puede ser simplemente traer la torre: el material no corre, el rey sí.',
    },
    {
      nivel: 6,
      enfoque:
        'Trabaja marchas de rey, dominación y zugzwang en el medio juego, y elige la silenciosa exacta entre varias parecidas.',
      idea: 'Entre dos jugadas tranquilas elige la que también responde a la mejor defensa del rival; la diferencia está en qué resta al defensor.',
    },
  ],
  errorTipico:
    'Descartar toda jugada que no sea jaque cuando el rey está expuesto. Se gastan los jaques, el rey escapa y la amenaza ya no existe.',
  preguntas: [
    {
      pregunta: '¿Qué pregunta conduce a la jugada silenciosa?',
      respuesta:
        '«Si pudiera jugar dos veces seguidas, ¿qué segunda jugada ganaría?»; la silenciosa prepara ese golpe sin dar alivio.',
    },
    {
      pregunta: '¿Qué compruebas antes de una jugada tranquila en pleno ataque?',
      respuesta:
        'El censo completo de jaques, capturas y amenazas del rival; ninguno debe ganar un tiempo ni cambiar la evaluación.',
    },
    {
      pregunta: 'En Short contra Timman, ¿por qué el rey blanco puede caminar hasta h6?',
      respuesta:
        'Porque las piezas negras están atadas a la defensa (dama, torres y alfil sin jugadas útiles ni jaques) y el rey amenaza Dg7 mate desde h6.',
    },
    {
      pregunta: 'Da tres formas típicas de jugada silenciosa.',
      respuesta:
        'Cubrir la última casilla de huida, incorporar la pieza que falta y retirarse para dejar la casilla a otra.',
    },
  ],
  criterio: {
    texto: 'Resuelve {aciertos} de {de} posiciones cuya clave no es jaque ni captura.',
    aciertos: 10,
    de: 14,
    unidad: 'posiciones',
  },
  foco: 'Cuando ataques y no veas remate por jaques, busca la jugada que quita una casilla o trae una pieza.',
  revision: '¿En qué ataque un jaque sobró y qué jugada tranquila faltó?',
  variantes: {
    teoria: [
      {
        titulo: 'el censo del rival',
        consigna:
          'En el ejemplo escribe todas las jugadas forzosas negras después de cada paso del rey. Explica por qué ninguna molesta.',
      },
      {
        titulo: 'dos jugadas seguidas',
        consigna:
          'Toma cuatro posiciones de ataque propias y escribe la segunda jugada ganadora si pudieras mover dos veces. Busca cuál jugada tranquila la prepara.',
      },
      {
        titulo: 'formas y ejemplos',
        consigna:
          'Compón con pocas piezas una silenciosa que cubre huida, otra que trae pieza y otra que produce zugzwang. Comprueba con la mejor defensa.',
      },
    ],
    ejercicios: [
      {
        titulo: 'jaques descartados',
        consigna:
          'En cada posición de abajo escribe tus jaques con la respuesta que los refuta. Solo entonces busca la jugada tranquila.',
      },
      {
        titulo: 'mover dos veces',
        consigna:
          'Anota en las posiciones de abajo qué jugarías si el rival pasara. La clave debe volver imparable esa amenaza.',
      },
      {
        titulo: 'censo completo',
        consigna:
          'Escribe en las posiciones de abajo todas las jugadas forzosas del rival tras tu clave y tu respuesta a cada una.',
      },
      {
        titulo: 'comparar silenciosas',
        consigna:
          'Propón dos jugadas tranquilas en cada posición de abajo y demuestra cuál falla contra la mejor defensa.',
      },
      {
        titulo: 'la pieza ausente',
        consigna:
          'Di qué pieza tuya no participa en cada posición de abajo y cuántas jugadas le faltan. Mira si la clave la trae.',
      },
      {
        titulo: 'casilla de escape',
        consigna:
          'Señala la última casilla libre del rey en las posiciones de abajo y la forma más limpia de quitarla.',
      },
      {
        titulo: 'cálculo a media luz',
        consigna:
          'Trabaja las posiciones de abajo sin mover y escribe cuánto tardaste en abandonar los jaques. Reduce ese tiempo en las siguientes.',
      },
      {
        titulo: 'defensor ingenioso',
        consigna:
          'Juega el bando defensor en las posiciones de abajo y busca el recurso más molesto. Si encuentras uno que salva, revisa la clave.',
      },
    ],
    test: [
      {
        titulo: 'clave tranquila',
        consigna: 'Escribe en las {n} posiciones de abajo la clave, la amenaza y dos defensas con su refutación.',
      },
      {
        titulo: 'una oportunidad',
        consigna:
          'Una respuesta sin corrección en cada una de las {n} posiciones de abajo; puntúa doble si el censo está completo.',
      },
      {
        titulo: '{min} minutos de ataque',
        consigna:
          'Reparte {min} minutos en las {n} posiciones de abajo y marca en cuáles seguiste mirando jaques demasiado tiempo.',
      },
      {
        titulo: 'explica el zugzwang o la amenaza',
        consigna:
          'Para las {n} posiciones de abajo escribe en una frase qué amenaza la clave o por qué no necesita amenazar.',
      },
    ],
    jugar: [
      {
        titulo: 'ataque sin jaques inútiles',
        consigna:
          'Juega una partida lenta y no des ningún jaque salvo que gane algo concreto. Anota las jugadas tranquilas que lo sustituyeron.',
      },
      {
        titulo: 'trae la última pieza',
        consigna:
          'Juega una partida de ataque en la que no empiezas el asalto hasta incorporar la pieza más lejana. Cuenta las piezas atacantes.',
      },
      {
        titulo: 'posición atada',
        consigna:
          'Juega desde una posición donde el rival esté atado (por ejemplo el ejemplo de abajo unas jugadas antes) y busca mejorar sin prisa con ambos bandos.',
      },
    ],
    analizar: [
      {
        titulo: 'jaques de más',
        consigna:
          'Cuenta los jaques de tu último ataque y señala los que ayudaron al rey a huir. Propón la jugada tranquila.',
      },
      {
        titulo: 'amenaza imparable',
        consigna:
          'Busca en tus partidas un momento en que el rival no tenía jugadas forzosas. Di qué jugada silenciosa aprovechaba ese descanso.',
      },
      {
        titulo: 'censo retrospectivo',
        consigna:
          'En tu ataque más largo escribe el censo de jugadas forzosas del rival en tres puntos. Mira cuándo tenías tiempo libre.',
      },
    ],
  },
  ejemplo: {
    fen: '2b1rrk1/2pR1p2/1pq1pQp1/p3P2p/P1PR1K1P/5N2/2P2PP1/8 w - - 6 34',
    linea: '1.Rg5 Axd7 2.Rh6 Dxf3 3.Dg7#',
    explicacion:
      'Short contra Timman (1991). No hay jaques útiles, pero a las negras tampoco les queda ninguna jugada que moleste: el rey sube a h6 y Dg7 es mate. Capturar la torre o el caballo llega tarde; 1...Rh7 pierde por 2.Dxg6+.',
  },
};
