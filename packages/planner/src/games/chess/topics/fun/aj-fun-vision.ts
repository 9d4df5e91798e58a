import type { ChessTopic } from '../../chess-topic.ts';

export const ajFunVision: ChessTopic = {
  id: 'aj-fun-vision',
  titulo: 'Visión del tablero y coordenadas',
  area: 'FUN',
  nivelMin: 0,
  nivelMax: 2,
  prerequisitos: ['aj-fun-reglas'],
  minutosEtapa: 160,
  importancia: 'ocasional',
  terminos: [
    'visión del tablero',
    'ver el tablero',
    'coordenadas',
    'coordenadas del tablero',
    'color de las casillas',
    'nombre de las casillas',
    'diagonales largas',
    'ver diagonales',
    'rutas de caballo',
    'recorrido del caballo',
    'saltos de caballo',
    'no veo las piezas lejanas',
    'board vision',
    'board coordinates',
    'geometría básica',
    'columnas filas y diagonales',
    'jugadas hacia atrás',
  ],
  ideas: [
    'Cada casilla tiene columna (letra), fila (número) y color. El color sale solo: si letra y número suman par con a = 1, la casilla es oscura (a1, c5); si suman impar, clara (a2, d5).',
    'Las piezas de largo alcance actúan desde el otro extremo del tablero. Recorre cada diagonal y columna hasta el borde o la primera pieza, no hasta donde te interesa.',
    'El caballo tarda un número conocido de saltos: a una casilla contigua en recto, tres; a la contigua en diagonal, dos (cuatro si parte de una esquina); a dos casillas en recto, dos.',
    'Las jugadas más difíciles de ver son las que van hacia atrás, las laterales largas y las de alfil por la gran diagonal. Búscalas a propósito.',
  ],
  etapas: [
    {
      nivel: 0,
      enfoque:
        'Nombra casillas y colores sin mirar los bordes del tablero y señala las diagonales completas de cada alfil. Empieza siempre desde tu lado y después desde el de las negras.',
      idea: 'Aprende la gran diagonal oscura (a1-h8) y la clara (h1-a8) como referencias: a partir de ellas se ubican las demás.',
    },
    {
      nivel: 1,
      enfoque:
        'Pasa a ver rutas: de una casilla a otra con caballo en el mínimo de saltos, y casillas donde se cruzan dos piezas tuyas.',
      idea: 'El caballo ataca solo casillas del color contrario al suyo: dos piezas enemigas solo pueden ser atacadas a la vez por un caballo si están en casillas del mismo color.',
    },
    {
      nivel: 2,
      enfoque:
        'Trabaja sin tablero: di qué casillas controla una pieza descrita y qué líneas se abren al mover un peón. Acepta como máximo un error por cada diez.',
      idea: 'Ver el tablero vacío es ver líneas: al imaginar que un peón desaparece, recorre enseguida la columna y las dos diagonales que deja libres.',
    },
  ],
  errorTipico:
    'Mirar solo la zona donde se juega. El alfil que decide suele estar en la otra punta de una diagonal que se abrió tres jugadas antes.',
  preguntas: [
    {
      pregunta: '¿De qué color es la casilla f5 y cómo lo sabes sin tablero?',
      respuesta: 'Clara: f es 6 y 6 + 5 = 11, impar. Las sumas pares son oscuras.',
    },
    {
      pregunta: '¿Cuántos saltos necesita un caballo de d4 a d5?',
      respuesta:
        'Tres: la casilla contigua en recto tiene otro color y no está a un salto, así que hacen falta tres; por ejemplo d4-e6-f4-d5.',
    },
    {
      pregunta: '¿Qué casillas controla un alfil en c1 con el tablero vacío?',
      respuesta: 'Las diagonales b2-a3 y d2-e3-f4-g5-h6: siete casillas en total.',
    },
    {
      pregunta: '¿Qué tres tipos de jugada se pasan más por alto?',
      respuesta: 'Las que van hacia atrás, las laterales largas de torre o dama y las de alfil por una diagonal larga.',
    },
  ],
  criterio: {
    texto: 'Responde bien {aciertos} de {de} preguntas de casilla, color o ruta sin mirar el tablero.',
    aciertos: 18,
    de: 20,
    unidad: 'preguntas',
  },
  foco: 'En cada turno recorre con la vista todas las diagonales y columnas abiertas hasta el borde, empezando por las del rival.',
  revision: '¿Qué jugada larga, lateral o hacia atrás se te escapó a ti o al rival?',
  variantes: {
    teoria: [
      {
        titulo: 'mapa de colores',
        consigna:
          'Escribe las 64 casillas como claras u oscuras con la regla de la suma, salteadas y sin tablero. Revisa con el tablero y repite solo las falladas.',
      },
      {
        titulo: 'líneas desde una casilla',
        consigna:
          'Elige una casilla al azar y di de memoria su fila, su columna y sus dos diagonales completas, de borde a borde. Haz una casilla de cada zona: esquina, borde y centro.',
      },
      {
        titulo: 'saltos de caballo mínimos',
        consigna:
          'Construye una tabla desde d4 con el número de saltos a cada casilla de alrededor. Explica por qué la contigua en diagonal cuesta dos y la contigua en recto tres.',
      },
    ],
    ejercicios: [
      {
        titulo: 'líneas hasta el borde',
        consigna:
          'En cada posición de abajo escribe todas las casillas que controla la pieza de largo alcance que resuelve. Luego da la jugada.',
      },
      {
        titulo: 'la pieza más lejana',
        consigna:
          'Resuelve las posiciones de abajo buscando primero con la pieza que está más lejos de la acción. Anota si era ella.',
      },
      {
        titulo: 'tablero girado',
        consigna:
          'Mira las posiciones de abajo desde el lado contrario y escribe la solución en coordenadas correctas. Los errores de letra o número cuentan.',
      },
      {
        titulo: 'describe sin diagrama',
        consigna:
          'Lee una posición de abajo, tápala y di dónde estaban todas las piezas. Resuelve de memoria y destapa para comprobar.',
      },
      {
        titulo: 'jugadas hacia atrás',
        consigna:
          'En las posiciones de abajo lista todas las retiradas y jugadas laterales posibles de tus piezas antes de decidir. Marca si la solución estaba entre ellas.',
      },
      {
        titulo: 'cruces de dos piezas',
        consigna:
          'Encuentra en cada posición de abajo las casillas controladas a la vez por dos piezas tuyas. Resuelve y mira si la solución usa un cruce.',
      },
      {
        titulo: 'qué se abre',
        consigna:
          'Para cada posición de abajo elige un peón, imagínalo fuera y di qué líneas se abren para ambos bandos. Después da la jugada correcta.',
      },
      {
        titulo: 'coordenadas al dictado',
        consigna:
          'Resuelve las posiciones de abajo diciendo la jugada en voz alta con casilla de salida y de llegada. Si dudas de una coordenada, repite esa posición al final.',
      },
    ],
    test: [
      {
        titulo: 'ubicación exacta',
        consigna:
          'Resuelve las {n} posiciones de abajo y añade el color de la casilla de llegada. Falla quien yerre el color.',
      },
      {
        titulo: 'de un vistazo',
        consigna:
          'Observa cada una de las {n} posiciones de abajo, aparta la vista y escribe la jugada. Puedes mirar otra vez, pero anota cuántas miradas usaste.',
      },
      {
        titulo: 'rutas y saltos',
        consigna:
          'En las {n} posiciones de abajo escribe la jugada y además la ruta más corta de un caballo del tablero hasta e5, o hasta d5 si ya está en e5. Corrige ambas cosas.',
      },
      {
        titulo: 'serie cronometrada',
        consigna:
          'Completa las {n} posiciones de abajo en {min} minutos y escribe el tiempo usado. La próxima vez mejora el tiempo sin bajar aciertos.',
      },
    ],
    jugar: [
      {
        titulo: 'partida con vigilancia de diagonales',
        consigna:
          'Juega una partida y antes de cada jugada tuya recorre las diagonales de los alfiles y damas de ambos. Anota una vez en que eso te avisó de algo.',
      },
      {
        titulo: 'coordenadas en voz alta',
        consigna:
          'Juega una partida diciendo cada jugada con casilla de salida y llegada antes de hacerla. Si te equivocas al decirla, corrígete antes de mover.',
      },
      {
        titulo: 'un caballo en buena ruta',
        consigna:
          'Juega una partida en la que uno de tus caballos debe llegar a e5, d5, e4 o d4 con el menor número de saltos. Cuenta los saltos usados.',
      },
    ],
    analizar: [
      {
        titulo: 'la línea que no miraste',
        consigna:
          'Revisa tu partida y encuentra una captura o ataque a distancia que no viste. Di qué columna o diagonal tenías que recorrer.',
      },
      {
        titulo: 'reconstrucción de memoria',
        consigna:
          'Reproduce tu última partida de memoria hasta donde puedas y escribe la posición de las piezas en ese punto. Compara con la planilla.',
      },
      {
        titulo: 'mejores rutas de tus piezas',
        consigna:
          'Elige un caballo y un alfil de tu partida y dibuja su recorrido. Propón uno más corto hacia una casilla mejor.',
      },
    ],
  },
  ejemplo: {
    fen: 'rnbqkbnr/p1pppp1p/1p4p1/8/8/1P6/PBPPPPPP/RN1QKBNR w KQkq - 0 3',
    linea: '1.Axh8',
    explicacion:
      'Desde b2 el alfil recorre c3, d4, e5, f6, g7 y llega hasta h8: el peón de g7 ya avanzó a g6 y la gran diagonal quedó abierta. Quien solo mira el centro no ve que la torre se puede tomar gratis desde el otro extremo.',
  },
  otrosEjemplos: [
    {
      niveles: [2, 2],
      fen: '5q2/r4pkp/p5p1/1p6/8/P6P/1PR2PP1/3Q2K1 w - - 0 1',
      linea: '1.Dd4+ Rg8 2.Dxa7',
      explicacion:
        'En d4 se cruzan dos diagonales: una llega al rey de g7 y la otra, en sentido contrario, a la torre de a7. Quien recorre solo la línea del jaque no ve la segunda. Antes de elegir la casilla de la dama sigue sus ocho direcciones hasta el borde o hasta la primera pieza.',
    },
  ],
};
