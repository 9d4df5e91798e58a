import type { ChessTopic } from '../../chess-topic.ts';

export const ajApeFlanco: ChessTopic = {
  id: 'aj-ape-flanco',
  titulo: 'Inglesa, Réti y aperturas de flanco',
  area: 'APE',
  nivelMin: 3,
  nivelMax: 6,
  prerequisitos: ['aj-ape-principios'],
  minutosEtapa: 320,
  importancia: 'ocasional',
  terminos: [
    'inglesa',
    'apertura inglesa',
    'réti',
    'reti',
    'apertura réti',
    'aperturas de flanco',
    'larsen',
    'apertura larsen',
    'fianchetto blanco',
    'simétrica inglesa',
    'siciliana invertida',
    'sistema réti',
    'ataque indio de rey',
    'english opening',
    'flank openings',
    '1.c4',
    '1.cf3',
    'dobles fianchettos',
    'botvinnik inglesa',
    'hipermoderno',
  ],
  ideas: [
    'Las aperturas de flanco ceden el centro al principio para atacarlo con piezas, c4 y, más tarde, d4 o e4 según convenga.',
    'El fianchetto de rey domina d5 y el flanco de dama; el plan natural blanco es Tb1, a3, b4-b5 contra las casillas de c6 y d5.',
    'La Inglesa con ...e5 es una Siciliana con colores cambiados y un tiempo más: ese tiempo sirve para jugar con ventaja de un plan, no de un ataque.',
    'Las transposiciones son su arma: se llega a gambitos de dama, catalanas o erizos cuando la versión te favorece.',
  ],
  etapas: [
    {
      nivel: 3,
      enfoque:
        'Aprende dos posiciones: Inglesa con ...e5 y fianchetto, y Réti contra ...d5. Plan con b4 o con d4 para cada una.',
      idea: 'Si el rival ocupa d5 sin apoyo, cámbialo con cxd5 y presiona con la diagonal larga.',
    },
    {
      nivel: 4,
      enfoque: 'Añade la Simétrica y el esquema Botvinnik (c4, d3, e4, Cge2) y decide según la estructura rival.',
      idea: 'El esquema Botvinnik regala d4 a cambio de control de d5: se juega contra ...g6 y evita ...d5 para siempre.',
    },
    {
      nivel: 5,
      enfoque: 'Trabaja órdenes y transposiciones para evitar Nimzoindias, Grünfelds o sistemas que no quieras.',
      idea: 'Con 1.Cf3 y c4 evitas varias defensas, pero permites ...c5 simétrico y ...b6: decide qué prefieres permitir.',
    },
    {
      nivel: 6,
      enfoque:
        'Prepara posiciones estratégicas complejas con los dos colores: erizos, Maróczy invertida y finales típicos de fianchetto.',
      idea: 'Jugar con un tiempo de más en estructuras negras conocidas obliga a conocer también el plan del bando rival mejor que él.',
    },
  ],
  ejemplo: {
    fen: 'r1bqkb1r/pppp1ppp/2n2n2/4p3/2P5/2N2N2/PP1PPPPP/R1BQKB1R w KQkq - 4 4',
    linea: '4.g3 d5 5.cxd5 Cxd5 6.Ag2 Cb6 7.O-O Ae7 8.d3 O-O 9.a3',
    explicacion:
      'Es un Dragón con colores cambiados y un tiempo de más para las blancas. El caballo de d5 se retira a b6 para no ser cambiado; el plan blanco es b4, Ab2, Ce4-c5 y presión en la columna c. 9.a3 prepara b4 y quita la casilla b4 al caballo.',
  },
  errorTipico:
    'Jugar la apertura de flanco como si el centro no existiera: si las negras logran ...e5 y ...d5 sin presión, tienen más espacio sin pagar nada.',
  preguntas: [
    {
      pregunta: 'En la Inglesa con ...d5 y caballo negro en b6, ¿qué plan blanco prepara a3?',
      respuesta: 'b4, Ab2 y Ce4 o Ca4-c5, con presión en el flanco de dama y sobre la diagonal larga.',
    },
    {
      pregunta: '¿Cuál es la idea del esquema Botvinnik?',
      respuesta: 'c4, e4 y d3 con Cge2: control férreo de d5 y ataque con f4, aceptando el agujero de d4.',
    },
    {
      pregunta: '¿Qué riesgo corre quien abusa de las transposiciones?',
      respuesta:
        'Llegar a una estructura conocida por el rival y desconocida por uno mismo, con un tiempo perdido en el camino.',
    },
    {
      pregunta: '¿Cómo se juega la Réti contra ...d5 y ...c6?',
      respuesta:
        'Con presión de c4 y el fianchetto, cambio oportuno en d5 y ruptura central con d4 o e4 según la respuesta.',
    },
    {
      pregunta: '¿Qué ventaja concreta da el tiempo de más en la Siciliana invertida?',
      respuesta:
        'Permite completar el plan típico antes de que el rival llegue al suyo, sobre todo la presión en c5 y b5.',
    },
  ],
  criterio: {
    texto: 'Elige plan y ruptura correctos en {aciertos} de {de} posiciones de flanco',
    aciertos: 7,
    de: 10,
    unidad: 'posiciones',
  },
  foco: 'En cada apertura de flanco decide en la jugada diez qué casilla central vas a disputar y con qué ruptura.',
  revision: '¿A qué estructura se llegó por transposición y quién la conocía mejor?',
  variantes: {
    teoria: [
      {
        titulo: 'Dragón con un tiempo más',
        consigna:
          'Compara el ejemplo con la Siciliana Dragón y señala qué cambia ese tiempo de más en la carrera de planes.',
      },
      {
        titulo: 'mapa de transposiciones',
        consigna: 'Escribe a qué estructuras se llega con 1.c4 según la respuesta negra y cuáles quieres evitar.',
      },
      {
        titulo: 'Botvinnik por dentro',
        consigna:
          'Coloca c4, d3, e4, Cc3, Cge2 y Ag2 y explica qué casilla regala, qué casilla domina y cómo sigue el ataque.',
      },
    ],
    ejercicios: [
      {
        titulo: '¿b4, d4 o e4?',
        consigna: 'Elige la ruptura en las posiciones de abajo y calcula la respuesta central del rival.',
      },
      {
        titulo: 'diagonal larga',
        consigna: 'Busca en las posiciones de abajo la jugada que abre o refuerza la diagonal del fianchetto.',
      },
      {
        titulo: 'transposición útil',
        consigna: 'Di a qué estructura conocida lleva cada posición de abajo y si te conviene entrar.',
      },
      {
        titulo: 'espacio negro contenido',
        consigna: 'Encuentra en las posiciones de abajo la jugada que impide la expansión central del rival.',
      },
      {
        titulo: 'columna c y flanco de dama',
        consigna: 'Traza el plan de peones del flanco de dama en las posiciones de abajo y su primera jugada.',
      },
      {
        titulo: 'el otro lado',
        consigna: 'Da la mejor respuesta negra en cada posición de abajo y explica qué quita al plan blanco.',
      },
      {
        titulo: 'cambio en d5',
        consigna: 'Calcula cuándo cxd5 o ...dxc4 favorece a cada bando en las posiciones de abajo.',
      },
      {
        titulo: 'a ritmo rápido',
        consigna: 'Con reloj, resuelve las posiciones de abajo nombrando solo la casilla central que disputas.',
      },
    ],
    test: [
      {
        titulo: 'casilla y ruptura',
        consigna: 'Escribe la casilla central clave y la ruptura de las {n} posiciones de abajo.',
      },
      {
        titulo: 'estructura reconocida',
        consigna: 'Nombra la estructura y el plan del rival en cada posición de abajo antes de mover.',
      },
      {
        titulo: 'orden exacto',
        consigna:
          'Indica en las posiciones de abajo qué jugada debe ir primero y qué permitiría el orden inverso. Ambas partes cuentan para el punto.',
      },
      {
        titulo: 'decisión tranquila',
        consigna: 'Elige entre dos jugadas de mejora en cada posición de abajo y justifica por la ruptura siguiente.',
      },
    ],
    jugar: [
      {
        titulo: 'Inglesa con plan b4',
        consigna:
          'Juega una Inglesa en tu plataforma o club habitual con el plan de b4 fijado y anota cuándo lo cambiaste.',
      },
      {
        titulo: 'posición fija con ambos colores',
        consigna:
          'Arranquen en 1.c4 e5 2.Cc3 Cf6 3.Cf3 Cc6 4.g3 d5 5.cxd5 Cxd5 6.Ag2 Cb6 7.O-O Ae7 8.d3 O-O 9.a3 y turnen los colores. Registren si b4 se jugó y qué impidió.',
      },
      {
        titulo: 'Réti de transposición',
        consigna:
          'Escribe antes de empezar qué estructura buscas, juega 1.Cf3 y procura llegar a ella. Al terminar anota quién decidió la estructura y en qué jugada.',
      },
    ],
    analizar: [
      {
        titulo: 'adónde llegué',
        consigna: 'Revisa tus aperturas de flanco y clasifica cada partida por la estructura alcanzada y tu comodidad.',
      },
      {
        titulo: 'la ruptura que faltó',
        consigna: 'Busca en cada partida la ruptura central que no se jugó y quién la impidió.',
      },
      {
        titulo: 'diagonal dormida',
        consigna: 'Marca las jugadas en que tu alfil de fianchetto quedó tapado y qué peón debió moverse.',
      },
    ],
  },
};
