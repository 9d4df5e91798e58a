import type { ChessTopic } from '../../chess-topic.ts';

export const ajEstSacrificio: ChessTopic = {
  id: 'aj-est-sacrificio',
  titulo: 'Sacrificio posicional y de calidad',
  area: 'EST',
  nivelMin: 4,
  nivelMax: 6,
  prerequisitos: ['aj-est-plan', 'aj-tac-mixta'],
  favorece: ['clasica'],
  minutosEtapa: 310,
  terminos: [
    'sacrificio posicional',
    'sacrificio de calidad',
    'entregar la calidad',
    'entrega de calidad',
    'sacrificio de calidad posicional',
    'sacrificio de peón posicional',
    'compensación',
    'compensación posicional',
    'iniciativa',
    'sacrificio a largo plazo',
    'positional sacrifice',
    'exchange sacrifice',
    'dar la calidad',
    'torre por pieza menor',
    'torre por caballo',
    'sacrificar por casillas',
    'sacrificios de petrosian',
    'txc3 en la siciliana',
  ],
  ideas: [
    'Un sacrificio posicional se paga con tres monedas: casillas, líneas y piezas rivales inactivas; suma al menos dos antes de entregar.',
    'La calidad se recupera en eficacia: la torre rival debe quedar sin columnas y tu menor, con un puesto fijo.',
    'Si no hay mate ni ganancia inmediata, busca que la compensación dure: bloqueo, peón pasado, rey débil permanente.',
    'Antes de sacrificar escribe qué harías si el rival devuelve el material: si esa posición también es buena, adelante.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque:
        'Sacrificios típicos: ...Txc3, entrega de peón por bloqueo o por ruptura y sacrificio de calidad en e6 o d5.',
      idea: 'La torre entregada vale por el defensor que elimina: pregunta qué hacía esa menor rival.',
    },
    {
      nivel: 5,
      enfoque: 'Valora compensación sin ataque directo: dos alfiles y peón por torre, columna y casilla por calidad.',
      idea: 'Si el rival no puede abrir columnas, su torre extra vale menos que tu caballo centralizado.',
    },
    {
      nivel: 6,
      enfoque:
        'Sacrificios intuitivos con respaldo: escribe la hipótesis, el plan de las diez jugadas siguientes y el criterio para reconocer que no funcionó.',
      idea: 'La mejor prueba de una compensación es que el rival no encuentre plan: si todas sus jugadas útiles se agotan, has acertado.',
    },
  ],
  ejemplo: {
    fen: '3q1rk1/pp1bppbp/3p2pB/8/2rNn1P1/2N1QP2/PPP5/2KR3R b - - 1 17',
    linea: '17...Txc3 18.bxc3 Cf6',
    explicacion:
      'Las negras entregan la torre por el caballo de c3: rompen el enroque, consolidan el peón ganado y frenan la ofensiva, porque sin ese caballo no llegan Cd5 ni el control de e4. La compensación son dos peones, un rey blanco expuesto y piezas que no pueden ser expulsadas.',
  },
  errorTipico:
    'Sacrificar por estética, sin comprobar qué pasa si el rival devuelve el material. La mitad de las compensaciones desaparecen con un cambio de damas.',
  preguntas: [
    {
      pregunta: '¿Qué tres monedas pagan un sacrificio posicional?',
      respuesta: 'Casillas, líneas abiertas para mis piezas y piezas rivales que quedan sin función.',
    },
    {
      pregunta: '¿Cuándo la torre extra del rival no vale?',
      respuesta: 'Cuando no tiene columnas abiertas ni puede crearlas, y mis menores dominan casillas centrales fijas.',
    },
    {
      pregunta: '¿Qué compruebas antes de entregar la calidad?',
      respuesta: 'Qué queda si el rival la devuelve de la mejor manera y si conservo ventajas después.',
    },
  ],
  criterio: {
    texto: 'Juzga y ejecuta el sacrificio correcto en {aciertos} de {de} posiciones',
    aciertos: 7,
    de: 10,
    unidad: 'posiciones',
  },
  foco: 'Cuando pienses en sacrificar, escribe las tres monedas que recibes y qué ocurre si él devuelve el material.',
  revision: '¿La compensación duró? Si no, ¿qué cambio la hizo desaparecer?',
  variantes: {
    teoria: [
      {
        titulo: 'contabilidad del sacrificio',
        consigna:
          'Detalla en el ejemplo qué entregó y qué recibió cada bando y para cuántas jugadas es cada beneficio.',
      },
      {
        titulo: 'dos sacrificios, dos monedas',
        consigna:
          'Compara ...Txc3 siciliano con un sacrificio de calidad en e6 o d5 que conozcas: qué defensores eliminan y qué casillas dejan.',
      },
      {
        titulo: 'prueba de devolución',
        consigna: 'Escribe la mejor devolución de material en el ejemplo y evalúa la posición que queda.',
      },
    ],
    ejercicios: [
      {
        titulo: 'valor de la compensación',
        consigna: 'Escribe en las posiciones de abajo las monedas recibidas y decide si alcanza.',
      },
      {
        titulo: 'qué defensor elimino',
        consigna: 'Busca en las posiciones de abajo la entrega que quita a la pieza clave rival.',
      },
      {
        titulo: 'después de la entrega',
        consigna: 'Escribe el plan de las cinco jugadas siguientes al sacrificio en cada posición de abajo.',
      },
      {
        titulo: 'rehúsa con criterio',
        consigna: 'Decide en las posiciones de abajo si conviene aceptar o rehusar el sacrificio del rival.',
      },
      {
        titulo: 'devuelve el material',
        consigna: 'Encuentra en las posiciones de abajo la devolución que neutraliza la compensación.',
      },
      {
        titulo: 'torre sin columnas',
        consigna: 'Comprueba en cada posición de abajo si la torre rival puede abrir una columna; decide según eso.',
      },
      {
        titulo: 'hipótesis escrita',
        consigna: 'En las posiciones de abajo escribe la hipótesis del sacrificio y la señal que la refutaría.',
      },
      {
        titulo: 'lado contrario',
        consigna: 'Toma el bando con material de más en las posiciones de abajo y halla el plan que lo hace valer.',
      },
    ],
    test: [
      {
        titulo: 'acepta o rehúsa',
        consigna:
          'Contesta en las {n} posiciones de abajo si la entrega es correcta, con la jugada y una evaluación de una línea. Vale cuando ambas coinciden con la solución.',
      },
      {
        titulo: 'monedas contadas',
        consigna: 'Escribe las tres compensaciones en cada posición de abajo y la jugada correcta.',
      },
      {
        titulo: 'sacrificio correcto',
        consigna: 'Halla el sacrificio posicional de las posiciones de abajo o justifica que no lo hay.',
      },
      {
        titulo: 'plan tras el sacrificio',
        consigna:
          'Da las tres primeras jugadas del plan que sigue a la entrega en las posiciones de abajo y la pieza rival que queda sin función.',
      },
    ],
    jugar: [
      {
        titulo: 'calidad por bloqueo',
        consigna:
          'Juega con un compañero posiciones con sacrificio de calidad y roles alternos; comenten qué pieza dominó.',
      },
      {
        titulo: 'partida con compensación',
        consigna:
          'Juega en tu plataforma o club habitual buscando un sacrificio posicional sano y anota las monedas recibidas.',
      },
      {
        titulo: 'defensor con material',
        consigna: 'Juega el bando con ventaja material y busca la devolución correcta en vez de codicia.',
      },
    ],
    analizar: [
      {
        titulo: 'sacrificios hechos',
        consigna: 'Clasifica tus sacrificios por moneda recibida y duración real de la compensación.',
      },
      {
        titulo: 'sacrificios no hechos',
        consigna: 'Busca posiciones propias con sacrificio posible que descartaste y analízalas a fondo.',
      },
      {
        titulo: 'devolución a tiempo',
        consigna: 'Revisa si en tus partidas el bando con material lo devolvió bien y cuándo debió hacerlo.',
      },
    ],
  },
};
