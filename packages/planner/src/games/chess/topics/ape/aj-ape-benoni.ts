import type { ChessTopic } from '../../chess-topic.ts';

export const ajApeBenoni: ChessTopic = {
  id: 'aj-ape-benoni',
  titulo: 'Benoni moderna y gambito Benko',
  area: 'APE',
  nivelMin: 4,
  nivelMax: 6,
  prerequisitos: ['aj-ape-indias'],
  minutosEtapa: 320,
  importancia: 'ocasional',
  terminos: [
    'benoni',
    'benoni moderna',
    'defensa benoni',
    'gambito benko',
    'benko',
    'gambito volga',
    'volga',
    'modern benoni',
    'benko gambit',
    'ruptura b5 en la benoni',
    'mayoría en el flanco de dama con negras',
    'centro de la benoni',
    'contra la benoni',
    'contra el benko',
    '1.d4 cf6 2.c4 c5',
    'peón de d5 blanco contra c5',
    'taimanov contra la benoni',
  ],
  ideas: [
    'En la Benoni las blancas tienen mayoría central y espacio; las negras, la columna e semiabierta, la diagonal g7 y la mayoría de dama con ...b5.',
    'La batalla blanca es e5: si llega apoyada, suele ganar; si las negras la frenan con ...Te8 y control de e5, el juego es suyo.',
    'En el Benko las negras dan un peón por dos columnas semiabiertas contra a2 y b2 y un desarrollo sin problemas; la compensación dura incluso sin damas.',
    'El alfil negro de casillas claras es el problema de la Benoni: ...Ag4xf3 o ...b6-...Aa6 suelen resolverlo.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque: 'Conoce las dos estructuras, las rupturas e5 y ...b5 y el orden básico de ambas con los dos colores.',
      idea: 'En la Benoni, a4 frena ...b5 pero regala b4 al caballo: cada bando paga por su jugada.',
    },
    {
      nivel: 5,
      enfoque:
        'Estudia los sistemas críticos: f4 con Ab5+, fianchetto, Cf3-d2-c4; en el Benko, devolver o conservar el peón con b6.',
      idea: 'Tras f4 y Ab5+ el caballo negro va a d7 o el alfil se interpone con un costo: sabe de antemano cuál juegas y por qué.',
    },
    {
      nivel: 6,
      enfoque:
        'Elige versiones según el rival: Benoni tras ...e6 y Cf3, Benko rehusado, finales con peón menos y presión permanente.',
      idea: 'En el final del Benko el peón de menos no importa mientras las torres negras vean a2 y b2: no las cambies sin recibir un peón.',
    },
  ],
  ejemplo: {
    fen: 'rnbqk2r/pp3pbp/3p1np1/2pP4/4P3/2N2N2/PP3PPP/R1BQKB1R w KQkq - 2 8',
    linea: '8.Ae2 O-O 9.O-O Te8 10.Cd2 Cbd7 11.a4',
    explicacion:
      'Las blancas llevan el caballo hacia c4, donde mira d6 y e5, y frenan ...b5 con a4. Las negras presionan e4 por la columna e y el alfil de g7, y preparan ...Ce5 o ...a6 y ...Tb8 para conseguir ...b5. Todo el juego depende de quién logra antes su ruptura.',
  },
  errorTipico:
    'Con negras, jugar la Benoni sin amenazar nunca ...b5 ni e4: el espacio blanco decide solo. Con blancas, lanzar e5 sin apoyo y quedarse con un peón aislado y un centro perdido.',
  preguntas: [
    {
      pregunta: '¿Cuál es la ruptura de cada bando en la Benoni?',
      respuesta: 'La de las blancas, e5; la de las negras, ...b5, con ...f5 como recurso ocasional.',
    },
    {
      pregunta: '¿Qué compensación tienen las negras en el Benko?',
      respuesta:
        'Columnas a y b semiabiertas, diagonal larga, desarrollo fácil y peones blancos difíciles de defender también en el final.',
    },
    {
      pregunta: '¿Por qué el caballo blanco viaja a c4 en la Benoni?',
      respuesta: 'Porque ataca d6, apoya e5 y dificulta ...b5.',
    },
  ],
  criterio: {
    texto: 'Encuentra plan y ruptura en {aciertos} de {de} posiciones de Benoni y Benko',
    aciertos: 7,
    de: 10,
    unidad: 'posiciones',
  },
  foco: 'En cada Benoni cuenta qué falta para e5 y qué falta para ...b5 antes de mover.',
  revision: '¿Qué ruptura llegó primero y qué jugada preparatoria faltó o sobró?',
  variantes: {
    teoria: [
      {
        titulo: 'dos mayorías',
        consigna:
          'Dibuja la estructura del ejemplo, marca las mayorías y escribe en orden las jugadas que necesita cada bando para avanzar la suya.',
      },
      {
        titulo: 'peón por columnas',
        consigna:
          'Explica por qué el peón del Benko se juega como inversión de final; describe la posición ideal de torres y alfil negros.',
      },
      {
        titulo: 'sistemas blancos en fichas',
        consigna: 'Resume en tres fichas f4 con Ab5+, fianchetto y Cd2-c4: idea, peligro y respuesta negra.',
      },
    ],
    ejercicios: [
      {
        titulo: 'e5 o contención',
        consigna: 'Calcula en las posiciones de abajo si la ruptura blanca en e5 funciona y cómo se frena.',
      },
      {
        titulo: '¿llega ...b5?',
        consigna:
          'Comprueba en las posiciones de abajo la expansión del flanco de dama y qué jugada la permite o la impide.',
      },
      {
        titulo: 'torres contra a2 y b2',
        consigna: 'Señala en las posiciones de abajo el mejor uso de las columnas semiabiertas.',
      },
      {
        titulo: 'el alfil de casillas claras',
        consigna: 'Busca en las posiciones de abajo el cambio o la diagonal que resuelve esa pieza.',
      },
      {
        titulo: 'caballo a c4 o e5',
        consigna: 'Traza en cada posición de abajo la ruta del caballo clave y quién puede estorbarla.',
      },
      {
        titulo: 'peón de más bajo presión',
        consigna: 'Como blancas en las posiciones de abajo, decide si devolver el peón y cuándo.',
      },
      {
        titulo: 'carrera de rupturas',
        consigna: 'Cuenta jugadas de cada bando en las posiciones de abajo y di quién llega primero.',
      },
      {
        titulo: 'decisión a reloj',
        consigna: 'Con reloj, escribe ruptura y jugada en las posiciones de abajo sin cálculo largo; luego verifica.',
      },
    ],
    test: [
      {
        titulo: 'ruptura y plan',
        consigna:
          'Da en las {n} posiciones de abajo la ruptura principal de cada bando y la jugada que favorece la tuya. Puntúa con las dos rupturas correctas.',
      },
      {
        titulo: 'compensación juzgada',
        consigna: 'Evalúa en las posiciones de abajo si la presión vale el peón y qué pieza la sostiene.',
      },
      {
        titulo: 'freno exacto',
        consigna:
          'Escribe en cada posición de abajo la jugada que impide e5 o ...b5, según quién amenace, y qué casilla cede a cambio.',
      },
      {
        titulo: 'final con presión',
        consigna: 'Decide en las posiciones de abajo si el final favorece al peón de más o a las columnas.',
      },
    ],
    jugar: [
      {
        titulo: 'Benoni con dos relojes',
        consigna:
          'Empieza tras 1.d4 Cf6 2.c4 c5 3.d5 e6 4.Cc3 exd5 5.cxd5 d6 6.e4 g6 7.Cf3 Ag7 8.Ae2 O-O 9.O-O Te8 10.Cd2 Cbd7 11.a4, con los dos colores, y anota quién logró antes su ruptura.',
      },
      {
        titulo: 'Benko de larga presión',
        consigna: 'Juega el Benko con negras en tu plataforma o club habitual y mantén las torres hasta recibir algo.',
      },
      {
        titulo: 'defiende el peón',
        consigna: 'Juega el Benko con blancas y busca devolver el peón en el momento más favorable.',
      },
    ],
    analizar: [
      {
        titulo: 'rupturas y tiempos',
        consigna: 'Anota en cada partida la jugada de e5 y ...b5 y relaciónala con el resultado.',
      },
      {
        titulo: 'torres cambiadas',
        consigna: 'Revisa en tus Benkos cada cambio de torres y si aumentó o redujo la presión.',
      },
      {
        titulo: 'el alfil olvidado',
        consigna: 'Sigue la historia del alfil negro de casillas claras en tus Benonis y di cuándo se resolvió.',
      },
    ],
  },
};
