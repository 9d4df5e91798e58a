import type { ChessTopic } from '../../chess-topic.ts';

export const ajTacGeometria: ChessTopic = {
  id: 'aj-tac-geometria',
  titulo: 'Motivos geométricos: líneas, cruces y maniobras de dama',
  area: 'TAC',
  nivelMin: 4,
  nivelMax: 6,
  prerequisitos: ['aj-tac-enfilada', 'aj-tac-desviacion'],
  minutosEtapa: 290,
  importancia: 'ocasional',
  terminos: [
    'motivos geométricos',
    'motivo geométrico',
    'geometría del tablero',
    'geometría',
    'maniobra de dama',
    'maniobras de dama',
    'escalera de dama',
    'zigzag de dama',
    'clavada en cruz',
    'clavada cruzada',
    'jaque cruzado',
    'contrajaque',
    'cross pin',
    'cross check',
    'geometric motifs',
    'líneas que se cruzan',
    'triangulación de dama',
    'switchback',
    'retorno de pieza',
  ],
  ideas: [
    'La dama gana tiempos cambiando de línea: cada jaque o amenaza la deja en una casilla que controla otra diagonal o columna. Busca la ruta, no la jugada aislada.',
    'Un cruce es una casilla donde coinciden dos líneas útiles. Una pieza ahí hace dos trabajos: por eso ...Db2 en Bernstein contra Capablanca ataca la torre, la dama y la primera fila a la vez.',
    'La clavada en cruz sujeta una pieza por dos líneas: no puede moverse ni siquiera capturando. El jaque cruzado responde a un jaque con otro que descubre o interpone.',
    'El tablero tiene rutas cortas poco visibles: retrocesos, cambios de ala por una fila libre y regresos a la casilla de partida (retorno) tras forzar una debilidad.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque: 'Reconoce cruces y clavadas en cruz y busca rutas de dama de dos jugadas con jaque intermedio.',
      idea: 'Al ver una diagonal y una columna que se cortan cerca del rey, pregunta qué pieza podría llegar al cruce con ganancia de tiempo.',
    },
    {
      nivel: 5,
      enfoque:
        'Trabaja escaleras de jaques, jaques cruzados en finales de dama y retornos. Escribe las casillas de la ruta antes que las jugadas.',
      idea: 'En finales de dama el jaque se contesta mejor interponiendo la propia dama con jaque: coloca tu rey en la línea que lo permita.',
    },
    {
      nivel: 6,
      enfoque:
        'Resuelve maniobras de dama de cuatro o más pasos y geometrías de varias piezas; explica por qué otra ruta de igual longitud falla.',
      idea: 'Entre rutas iguales elige la que en cada parada quita una casilla al rey; la escalera funciona porque cada peldaño restringe.',
    },
  ],
  errorTipico:
    'Mirar cada pieza por la línea que ocupa y no por la que ocupará. La dama que está en b6 «mira» también b2 y a1, y ahí se decidía la partida.',
  preguntas: [
    {
      pregunta: '¿Qué amenaza la dama negra desde b2 en Bernstein contra Capablanca?',
      respuesta:
        'Ataca la torre de c3 y la dama de e2 y prepara la entrada en la primera fila; si las blancas toman, ...Td1 da mate.',
    },
    {
      pregunta: '¿En qué consiste una clavada en cruz?',
      respuesta:
        'En que una pieza está clavada a la vez por dos líneas distintas, de modo que ni moverse por una ni capturar por la otra la libera.',
    },
    {
      pregunta: '¿Qué es un jaque cruzado y dónde es más útil?',
      respuesta:
        'Responder a un jaque interponiendo una pieza que da jaque; decide muchos finales de dama con peón avanzado.',
    },
    {
      pregunta: '¿Cómo buscas una maniobra de dama larga?',
      respuesta:
        'Escribo la casilla de destino, las líneas que llegan a ella y las paradas con jaque o amenaza que ganan los tiempos.',
    },
  ],
  criterio: {
    texto: 'Resuelve {aciertos} de {de} posiciones geométricas indicando la ruta o el cruce.',
    aciertos: 10,
    de: 14,
    unidad: 'posiciones',
  },
  foco: 'Recorre las líneas de tu dama desde la casilla donde estará, no solo desde donde está.',
  revision: '¿Qué ruta o cruce existía en la posición clave y qué pieza podía usarlo?',
  variantes: {
    teoria: [
      {
        titulo: 'el cruce de b2',
        consigna:
          'En el ejemplo dibuja las líneas que parten de b2 y lo que ataca cada una. Comprueba 2.Dxb2, 2.De1, 2.Dd3 y 2.Tc2 y anota cómo pierde cada una.',
      },
      {
        titulo: 'escaleras',
        consigna:
          'Coloca una dama y un rey rival con rey propio lejos y construye una escalera de jaques que acerque la dama. Escribe las casillas de los peldaños.',
      },
      {
        titulo: 'jaque cruzado en casa',
        consigna:
          'Monta dama y peón en séptima contra dama y busca la casilla de tu rey donde un jaque rival se responde con jaque. Explica por qué.',
      },
    ],
    ejercicios: [
      {
        titulo: 'dibuja las líneas',
        consigna:
          'En cada posición de abajo traza las líneas de la pieza principal desde dos casillas distintas. La solución pasa por una de ellas.',
      },
      {
        titulo: 'casillas de cruce',
        consigna:
          'Marca en las posiciones de abajo todos los cruces de líneas útiles a un salto de tus piezas. Descarta hasta quedarte con uno.',
      },
      {
        titulo: 'ruta escrita',
        consigna: 'Escribe para cada posición de abajo la ruta completa (casilla a casilla) y qué gana cada parada.',
      },
      {
        titulo: 'dos rutas iguales',
        consigna: 'Propón dos rutas de la misma longitud en las posiciones de abajo y explica cuál falla y por qué.',
      },
      {
        titulo: 'jaques que acercan',
        consigna:
          'Clasifica tus jaques en las posiciones de abajo: acercan, alejan o mantienen. Juega los que restringen.',
      },
      {
        titulo: 'clavado dos veces',
        consigna:
          'Busca en las posiciones de abajo piezas sujetas por dos líneas o que podrían estarlo. Comprueba si la solución lo usa.',
      },
      {
        titulo: 'espejo',
        consigna:
          'Refleja cada posición de abajo de un flanco a otro y resuelve de nuevo. Si tardas mucho más, tu ojo depende del lado.',
      },
      {
        titulo: 'geometría sin piezas',
        consigna:
          'Imagina en las posiciones de abajo solo la dama y los reyes; escribe sus líneas y añade después el resto de memoria.',
      },
    ],
    test: [
      {
        titulo: 'cruce y ruta',
        consigna: 'En las {n} posiciones de abajo puntúan la casilla de cruce o la ruta y la línea final.',
      },
      {
        titulo: 'todas las respuestas',
        consigna: 'Para las {n} posiciones de abajo da la réplica a cada respuesta rival. Falta una, medio punto.',
      },
      {
        titulo: '{min} minutos, vista larga',
        consigna:
          'Resuelve las {n} posiciones de abajo en {min} minutos empezando siempre por jugadas laterales y retrocesos.',
      },
      {
        titulo: 'dama viajera',
        consigna:
          'Escribe en las {n} posiciones de abajo cuántas jugadas necesita la dama para llegar a su mejor casilla y la línea que lo demuestra.',
      },
    ],
    jugar: [
      {
        titulo: 'dama con ruta',
        consigna:
          'Juega una partida y, antes de mover la dama, nombra su siguiente casilla además de la actual. Anota cuándo cambiaste de idea.',
      },
      {
        titulo: 'final de damas',
        consigna:
          'Juega un final de dama y peón contra dama con ambos bandos, buscando jaques cruzados y refugios del rey.',
      },
      {
        titulo: 'piezas de ala a ala',
        consigna:
          'Juega una partida en la que una pieza mayor cambie de flanco por una fila libre. Cuenta los tiempos que costó.',
      },
    ],
    analizar: [
      {
        titulo: 'líneas olvidadas',
        consigna:
          'Elige la posición decisiva de tu partida y escribe las líneas de cada dama desde su casilla siguiente. Busca el cruce no visto.',
      },
      {
        titulo: 'rutas mejores',
        consigna: 'Sigue el recorrido de tu dama durante la partida y propone uno más corto hacia el mismo destino.',
      },
      {
        titulo: 'clavadas dobles',
        consigna: 'Revisa tus clavadas y comprueba si alguna podía volverse cruzada con una jugada más.',
      },
    ],
  },
  ejemplo: {
    fen: '3r2k1/p4ppp/1q6/8/8/2R1P3/P3QPPP/6K1 b - - 0 29',
    linea: '1...Db2 2.Dd3 Da1+ 3.Df1 Dxc3',
    explicacion:
      'Bernstein contra Capablanca (1914). Desde b2 la dama ataca e2 y c3 y apunta a la primera fila. Si 2.Dxb2, 2...Td1#; si 2.De1, 2...Dxc3 y 3.Dxc3 Td1+; si 2.Tc2, 2...Db1+ 3.Df1 Dxc2. Una sola casilla une tres líneas y las blancas no pueden atender todas.',
  },
};
