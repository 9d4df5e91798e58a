import type { ChessTopic } from '../../chess-topic.ts';

export const ajFinAlfil: ChessTopic = {
  id: 'aj-fin-alfil',
  titulo: 'Finales de alfil: mismo y distinto color',
  area: 'FIN',
  nivelMin: 3,
  nivelMax: 6,
  prerequisitos: ['aj-fin-oposicion'],
  minutosEtapa: 320,
  terminos: [
    'finales de alfil',
    'final de alfil',
    'finales de alfiles',
    'alfiles de distinto color',
    'alfiles de diferente color',
    'alfiles de colores opuestos',
    'alfiles del mismo color',
    'alfiles de igual color',
    'final de alfiles opuestos',
    'bishop endings',
    'opposite colored bishops',
    'alfil malo en el final',
    'alfil equivocado en el final',
    'peón de torre y alfil',
    'bloquear en casillas del color',
    'alfil y peón contra alfil',
    'finales de alfil de distinto color',
  ],
  ideas: [
    'Con alfiles de distinto color un peón de más rara vez gana y dos unidos pueden no bastar; dos pasados separados por dos columnas o más casi siempre ganan.',
    'El defensor con distinto color bloquea en casillas de su alfil y pone sus peones donde el alfil los proteja, al revés de lo habitual.',
    'Con alfiles del mismo color, pon tus peones en el color contrario al alfil y ataca los que el rival tenga fijados en el color del suyo.',
    'En alfil y peón contra alfil del mismo color, es tablas si el rey defensor ocupa una casilla delante del peón que el alfil atacante no domina; si no, decide el largo de las diagonales.',
    'Alfil y peón de torre de casilla equivocada son tablas si el rey defensor llega al rincón.',
  ],
  etapas: [
    {
      nivel: 3,
      enfoque:
        'Tres veredictos de memoria: alfil equivocado con peón de torre, bloqueo con distinto color y rey delante del peón con mismo color.',
      idea: 'El alfil equivocado es el que no controla la casilla de coronación de su peón de torre: entonces todo lo demás sobra.',
    },
    {
      nivel: 4,
      enfoque:
        'Distinto color con dos peones de más: cuenta las columnas de separación y busca quién queda atado. Mismo color: fija peones rivales en el color de su alfil.',
      idea: 'Con distinto color, un pasado lo para el rey y otro el alfil; gana quien logra que una misma pieza tenga que parar dos.',
    },
    {
      nivel: 5,
      enfoque:
        'Zugzwang con alfil malo: maniobras para pasar el turno en la diagonal y penetración del rey por el color que nadie controla.',
      idea: 'Contra el alfil malo no hace falta un segundo frente: basta con que tenga dos tareas en diagonales distintas y pierda el turno.',
    },
    {
      nivel: 6,
      enfoque:
        'Sacrificios de ruptura con distinto color, dominación con mismo color y decisiones de entrada desde el medio juego.',
      idea: 'Con distinto color y piezas mayores en el tablero el atacante juega como con una pieza más; antes de cambiarlas, decide si quieres ataque o tablas.',
    },
  ],
  ejemplo: {
    fen: '8/3k4/8/1PK3P1/3B4/8/2b5/8 w - - 0 1',
    linea: '1.Rd5 Ad3 2.b6 Ag6 3.Re5 Ab1 4.Rf6 Aa2 5.g6 Ad5 6.Rg7',
    explicacion:
      'Los pasados de b y g están separados por cuatro columnas. El rey negro debe quedarse cerca de b7 y el alfil vigilar g8; el rey blanco acompaña al peón que solo frena el alfil. Tras 6.Rg7 el avance del peón g obliga a entregar el alfil y el otro peón decide.',
  },
  errorTipico:
    'Con alfiles de distinto color, avanzar los dos peones unidos por casillas que el alfil rival controla: quedan bloqueados para siempre. Hay que ocupar primero las casillas del color del alfil enemigo con el rey.',
  preguntas: [
    {
      pregunta: '¿Cuándo alfil y peón de torre contra rey solo son tablas?',
      respuesta: 'Cuando el alfil no controla la casilla de coronación y el rey defensor llega al rincón.',
    },
    {
      pregunta: '¿Cuál es la regla de separación con distinto color?',
      respuesta:
        'Con dos peones de más separados por al menos dos columnas intermedias suele ganarse; con una o ninguna hay grandes opciones de tablas.',
    },
    {
      pregunta: '¿Dónde pone sus peones el defensor con alfiles de distinto color?',
      respuesta:
        'En casillas del color de su propio alfil, para que este los proteja y el alfil enemigo no pueda atacarlos.',
    },
    {
      pregunta: '¿Cuándo es tablas alfil y peón contra alfil del mismo color?',
      respuesta:
        'Cuando el rey defensor está delante del peón en una casilla que el alfil atacante no puede dominar, o cuando el alfil dispone de dos diagonales suficientemente largas para frenar el peón.',
    },
    {
      pregunta: '¿Qué haces contra un alfil malo atado a sus peones?',
      respuesta:
        'Los fijo en su color, llevo el rey al punto de entrada y busco pasar el turno con mi alfil para que el suyo abandone una de sus dos tareas.',
    },
  ],
  criterio: {
    texto: 'Da el veredicto y la primera jugada correctos en {aciertos} de {de} finales de alfil',
    aciertos: 7,
    de: 10,
    unidad: 'finales',
  },
  foco: 'Antes de cada avance de peón mira de qué color queda la casilla y qué alfil la controla.',
  revision: '¿Cuántos de mis peones terminaron en el color de mi alfil y quién los puso ahí?',
  variantes: {
    teoria: [
      {
        titulo: 'separación de columnas',
        consigna:
          'Juega la línea del ejemplo y luego acerca el peón de g a e. Explica por qué un solo alfil defiende entonces los dos peones.',
      },
      {
        titulo: 'el alfil equivocado',
        consigna:
          'Construye tres posiciones con peón de torre: una de tablas, una ganada y una que depende del turno. Escribe la razón de cada una.',
      },
      {
        titulo: 'alfil malo en zugzwang',
        consigna:
          'Coloca peones negros en d5, f5 y h5 con su alfil claro en e6 y busca cómo atacar dos de ellos y perder un tiempo con tu alfil.',
      },
    ],
    ejercicios: [
      {
        titulo: 'color de cada casilla',
        consigna:
          'Antes de resolver las posiciones de abajo, anota el color de los alfiles y de las casillas de coronación. Decide el veredicto y calcula.',
      },
      {
        titulo: 'dónde bloquear',
        consigna: 'Encuentra en las posiciones de abajo la casilla de bloqueo y qué pieza debe ocuparla, rey o alfil.',
      },
      {
        titulo: 'dos tareas para un alfil',
        consigna:
          'Busca en cada posición de abajo las dos tareas del alfil defensor y la jugada que las vuelve incompatibles.',
      },
      {
        titulo: 'mejor y peor peón',
        consigna:
          'Señala en las posiciones de abajo qué peón conviene avanzar y cuál nunca, por el color de las casillas de su columna.',
      },
      {
        titulo: 'pasar el turno',
        consigna:
          'En las posiciones de abajo comprueba si el otro bando al turno estaría en zugzwang y busca la maniobra de alfil que lo consigue.',
      },
      {
        titulo: 'cambia el color del alfil',
        consigna:
          'Resuelve las posiciones de abajo, cambia mentalmente el alfil rival de color y di cómo varía el veredicto.',
      },
      {
        titulo: 'defensa ordenada',
        consigna:
          'Toma el bando inferior de las posiciones de abajo y escribe una formación de rey, alfil y peones antes de buscar jugadas.',
      },
      {
        titulo: 'entrega calculada',
        consigna:
          'Comprueba en cada posición de abajo si sacrificar el alfil por un peón lleva a tablas o a derrota, con línea.',
      },
    ],
    test: [
      {
        titulo: 'veredicto en una palabra',
        consigna: 'Contesta gana o tablas en las {n} posiciones de abajo con la primera jugada al lado.',
      },
      {
        titulo: 'color y plan',
        consigna: 'Escribe en cada posición de abajo el color que dominas, el plan y tres jugadas.',
      },
      {
        titulo: 'el bloqueo exacto',
        consigna:
          'Halla la única jugada que sostiene o rompe el bloqueo en las posiciones de abajo, con la línea principal.',
      },
      {
        titulo: 'rápido y después exacto',
        consigna:
          'Responde las posiciones de abajo primero por regla y luego calculando; puntúa solo la segunda respuesta, pero apunta las diferencias.',
      },
    ],
    jugar: [
      {
        titulo: 'distinto color con un peón menos',
        consigna:
          'Defiende contra un compañero un final de alfiles de distinto color con un peón de menos; luego ataca tú con dos de más.',
      },
      {
        titulo: 'alfil bueno contra malo',
        consigna:
          'Juega un final con cinco peones por bando, los del rival fijos en el color de su alfil. Intercambien bandos.',
      },
      {
        titulo: 'elige tu cambio',
        consigna:
          'Juega una partida en tu plataforma o club habitual y, cuando cambies piezas menores, decide a propósito qué alfiles quedan.',
      },
    ],
    analizar: [
      {
        titulo: 'mapa de colores',
        consigna:
          'Pinta en una partida propia con alfiles qué peones quedaron en cada color al llegar al final y cuánto pesó.',
      },
      {
        titulo: 'tablas a tiempo',
        consigna: 'Busca finales de distinto color que perdiste y encuentra la formación de bloqueo que salvaba.',
      },
      {
        titulo: 'la entrada del rey',
        consigna: 'Señala en tus finales de alfil por qué casillas entró cada rey y si el alfil pudo impedirlo.',
      },
    ],
  },
};
