import type { ChessTopic } from '../../chess-topic.ts';

export const ajTacMate3: ChessTopic = {
  id: 'aj-tac-mate3',
  titulo: 'Mates en tres o más jugadas',
  area: 'TAC',
  nivelMin: 3,
  nivelMax: 6,
  prerequisitos: ['aj-tac-mate2'],
  minutosEtapa: 320,
  terminos: [
    'mate en tres',
    'mate en 3',
    'mates en tres',
    'mate en tres jugadas',
    'mates largos',
    'mate en cuatro',
    'mates en tres o más jugadas',
    'mate en cinco',
    'secuencia de mate',
    'red de mate',
    'caza del rey',
    'persecución del rey',
    'mate forzado largo',
    'ataque de mate calculado',
    'mate in three',
    'mating net',
    'king hunt',
    'combinación de mate',
  ],
  ideas: [
    'Una línea de mate larga se sostiene sobre jaques: mientras cada jugada sea forzada, el árbol es estrecho y se puede calcular lejos. Cuenta las respuestas legales en cada paso; si crecen, busca otra jugada.',
    'Dibuja primero la jaula: qué casillas ya no puede usar el rey y hacia dónde puede correr. El mate suele ocurrir en el borde o contra sus propias piezas.',
    'No todo jaque ayuda: uno que empuja al rey hacia la seguridad destruye la red. Compara el jaque con la jugada que quita la última casilla de huida.',
    'Al final de la línea vuelve a comprobar qué piezas tuyas siguen en el tablero y cuáles se movieron; los errores ocurren por contar con una pieza ya sacrificada.',
  ],
  etapas: [
    {
      nivel: 3,
      enfoque:
        'Calcula mates de tres jugadas con jaques continuos y una o dos respuestas por paso. Escribe la línea principal y la alternativa corta.',
      idea: 'Jaque doble y sacrificio de atracción son los arranques más frecuentes: revisa primero los que obligan al rey a moverse a una sola casilla.',
    },
    {
      nivel: 4,
      enfoque:
        'Trabaja mates de tres y cuatro con una jugada tranquila en medio y persecuciones por el centro. Verifica las defensas con captura de tus piezas.',
      idea: 'Si la cadena de jaques se agota, la jugada tranquila que cubre la casilla de escape vale más que otro jaque; comprueba que el rival no tiene jaque propio.',
    },
    {
      nivel: 5,
      enfoque:
        'Afronta mates de cuatro o cinco jugadas con ramas, decidiendo qué líneas no hace falta calcular. Da la defensa más larga, no la más fácil.',
      idea: 'Ordena las ramas por resistencia: demuestra primero la defensa que huye más lejos; las que quedan en la jaula se comprueban de un vistazo.',
    },
    {
      nivel: 6,
      enfoque:
        'Resuelve mates largos y compuestos sin tablero, con sacrificios múltiples y subpromociones, y explica por qué el orden de jugadas es único.',
      idea: 'El orden de jugadas es parte de la solución: prueba siempre la misma idea empezando por la segunda jugada y encuentra la defensa que lo impide.',
    },
  ],
  errorTipico:
    'Calcular la línea principal con brillantez y no ver en la segunda jugada una interposición con jaque o una captura del atacante lejano. En mates largos se falla en la rama corta, no en la profunda.',
  preguntas: [
    {
      pregunta: '¿Por qué conviene contar las respuestas legales en cada paso?',
      respuesta:
        'Porque indica si la línea sigue siendo forzada; si pasa de una o dos respuestas a muchas, el árbol deja de ser calculable y suele haber una jugada mejor.',
    },
    {
      pregunta: '¿Cuándo una jugada tranquila supera a otro jaque?',
      respuesta:
        'Cuando quita la última casilla de huida y el rival no tiene jaques ni capturas que frenen el mate siguiente.',
    },
    {
      pregunta: '¿Qué compruebas al terminar de calcular una línea larga?',
      respuesta:
        'Dónde está cada pieza en la posición final, cuáles ya entregué y que el mate cumple huida, captura e interposición.',
    },
    {
      pregunta: '¿Qué aporta probar el orden invertido de jugadas?',
      respuesta:
        'Muestra la defensa que lo refuta y confirma que el orden elegido es el bueno, o revela una solución más corta.',
    },
    {
      pregunta: '¿Qué rama demuestras primero?',
      respuesta:
        'La de mayor resistencia: la defensa que aleja más al rey o captura una pieza atacante; las demás suelen ser transposiciones o mates más cortos.',
    },
  ],
  criterio: {
    texto: 'Resuelve {aciertos} de {de} mates de tres o más jugadas con la defensa más larga escrita.',
    aciertos: 12,
    de: 16,
    unidad: 'mates',
  },
  foco: 'En cada ataque cuenta las casillas de huida del rey rival y calcula primero las líneas en que solo tiene una respuesta.',
  revision: '¿Qué red de mate existía y en qué paso se te escapó la jugada que cerraba la jaula?',
  variantes: {
    teoria: [
      {
        titulo: 'dibuja la jaula',
        consigna:
          'En el ejemplo pinta las casillas prohibidas para el rey después de cada jugada. Termina cuando puedas decir por qué no hay otra respuesta en cada paso.',
      },
      {
        titulo: 'forzada o no',
        consigna:
          'Toma la línea del ejemplo y anota el número de respuestas legales en cada jugada. Prueba otra primera jugada y compara los números.',
      },
      {
        titulo: 'el orden importa',
        consigna:
          'Invierte las dos primeras jugadas del ejemplo y encuentra la defensa que aparece. Explica en tres frases qué hace único el orden correcto.',
      },
    ],
    ejercicios: [
      {
        titulo: 'árbol escrito',
        consigna:
          'Escribe para cada posición de abajo la línea principal y al menos una rama con su mate. Subraya la defensa más larga.',
      },
      {
        titulo: 'cuenta respuestas',
        consigna:
          'Pon junto a cada jugada de tu solución a las posiciones de abajo el número de respuestas legales. Si alguna pasa de tres, revisa.',
      },
      {
        titulo: 'mate hacia atrás',
        consigna:
          'En las posiciones de abajo describe primero la posición final que buscas (rey, casillas, piezas) y luego el camino. Corrige la descripción con la solución.',
      },
      {
        titulo: 'verificador severo',
        consigna:
          'Resuelve las posiciones de abajo y después trátalas como si fueran de otro: busca una defensa que salve. Si no la hay, fírmala.',
      },
      {
        titulo: 'sin tablero hasta el final',
        consigna:
          'Calcula cada posición de abajo solo con el diagrama inicial y escribe dónde está cada pieza en el mate. Compara pieza por pieza.',
      },
      {
        titulo: 'jaque o jugada tranquila',
        consigna:
          'Señala en cada posición de abajo un paso donde dudaste entre jaque y jugada tranquila. Demuestra cuál era la correcta.',
      },
      {
        titulo: 'dos vueltas',
        consigna:
          'Primera vuelta: idea de cada posición de abajo con reloj corto. Segunda: cálculo completo; anota cuántas ideas iniciales eran falsas.',
      },
      {
        titulo: 'alarga la resistencia',
        consigna:
          'Con el bando defensor, encuentra en cada posición de abajo la respuesta que retrasa más el mate y cuenta las jugadas exactas.',
      },
    ],
    test: [
      {
        titulo: 'línea completa',
        consigna:
          'Resuelve las {n} posiciones de abajo escribiendo todas las jugadas hasta el mate. Media puntuación si falta la rama principal.',
      },
      {
        titulo: 'un solo intento',
        consigna:
          'Una respuesta por posición en las {n} de abajo, sin mover piezas y sin corregir. Refleja cómo decides en una partida.',
      },
      {
        titulo: 'límite de {min} minutos',
        consigna:
          'Administra {min} minutos entre las {n} posiciones de abajo: decide cuándo abandonar una y pasar a otra. Anota también esas decisiones.',
      },
      {
        titulo: 'defensa más tenaz',
        consigna:
          'En las {n} posiciones de abajo se puntúa la defensa: escribe la línea contra la respuesta más larga. Si eliges una más corta, medio punto.',
      },
    ],
    jugar: [
      {
        titulo: 'ataque con cálculo escrito',
        consigna:
          'Juega una partida lenta y, al iniciar un ataque, apunta antes de jugar la línea que calculaste. Compárala al terminar.',
      },
      {
        titulo: 'blitz con remate',
        consigna:
          'Juega varias partidas rápidas y detente mentalmente cada vez que el rey rival salga de su enroque. Guarda la mejor persecución.',
      },
      {
        titulo: 'partida desde un ataque',
        consigna:
          'Monta el ejemplo o una posición parecida y juégala contra alguien o contra un programa con el bando atacante y después con el defensor.',
      },
    ],
    analizar: [
      {
        titulo: 'red incompleta',
        consigna:
          'Busca en tus partidas un ataque que no dio mate y cuenta las casillas de huida que quedaban. Propón la jugada que faltó.',
      },
      {
        titulo: 'cálculo jugada por jugada',
        consigna:
          'Escribe lo que calculaste en tu mejor ataque y lo que se podía calcular. Señala el primer paso en que difieren.',
      },
      {
        titulo: 'cazado o a salvo',
        consigna:
          'En una derrota por ataque halla el último momento en que tu rey podía salir de la red. Explica hacia dónde.',
      },
    ],
  },
  ejemplo: {
    fen: 'rnb1kb1r/pp3ppp/2p5/4q3/4n3/3Q4/PPPB1PPP/2KR1BNR w kq - 0 9',
    linea: '1.Dd8+ Rxd8 2.Ag5+ Rc7 3.Ad8#',
    explicacion:
      'La dama atrae al rey a d8 para que 2.Ag5+ sea jaque doble de alfil y torre: solo puede mover el rey. Si 2...Rc7 remata 3.Ad8# y si 2...Re8, 3.Td8#. Dos ramas, ambas cubiertas antes de entregar la dama.',
  },
  otrosEjemplos: [
    {
      niveles: [5, 6],
      fen: 'rn3rk1/pbppq1pp/1p2pb2/4N2Q/3PN3/3B4/PPP2PPP/R3K2R w KQ - 1 11',
      linea: '1.Dxh7+ Rxh7 2.Cxf6+ Rh6 3.Ceg4+ Rg5 4.h4+ Rf4 5.g3+ Rf3 6.Ae2+ Rg2 7.Th2+ Rg1 8.Rd2#',
      explicacion:
        'Edward Lasker contra Thomas (Londres, 1912). La dama atrae al rey a un jaque doble y cada jaque posterior deja una sola casilla o dos, de modo que la línea es larga pero estrecha. El método es anotar en cada paso las respuestas legales: en casi todos hay una. Al final el rey blanco se aparta y la torre de a1 da mate; enrocar largo también lo daba.',
    },
  ],
};
