import type { PokerTopic } from '../../poker-topic.ts';

export const pkTorFuturo: PokerTopic = {
  id: 'pk-tor-futuro',
  titulo: 'ICM lejos de la mesa final y valor del juego futuro',
  area: 'TOR',
  nivelMin: 4,
  nivelMax: 5,
  prerequisitos: ['pk-tor-burbuja', 'pk-tor-mesafinal'],
  exclusivo: ['torneo'],
  minutosEtapa: 280,
  terminos: [
    'icm lejos de la mesa final',
    'juego futuro',
    'future game',
    'fgs',
    'future game simulation',
    'valor futuro',
    'icm a dos mesas',
    'burbuja de la mesa final',
    'ft bubble',
    'últimas dos mesas',
    'últimos 18 jugadores',
    'prima de riesgo lejos de premios',
    'icm con dos mesas',
    'utilidad del stack grande',
    'ventaja futura',
  ],
  ideas: [
    'La prima de riesgo no empieza en la mesa final: con 18–27 jugadores y saltos pequeños ya vale 3–8 puntos para stacks medios contra quien los cubre.',
    'El factor de burbuja mide lo mismo en cociente: (lo que pierdes si pierdes) ÷ (lo que ganas si ganas), en dinero. Con 1,4 hace falta 1,4 ÷ 2,4 = 58 % en un bote sin dinero muerto.',
    'ICM supone que todos jugarán igual de bien y que no hay ciegas. Tirar y pagar la ciega grande la mano siguiente, o quedar sin fold equity, cuesta dinero que el modelo no ve: es el juego futuro.',
    'Las correcciones van en dos sentidos: el corto a punto de pagar ciegas arriesga más; el que gana un stack con el que presionar a toda la mesa también arriesga algo más; el mejor jugador con stack cómodo y sin cortos arriesga menos.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque:
        'Calcula el factor de burbuja de tu mesa con dos o tres stacks y traduce a puntos de equity; practica con 8–18 jugadores.',
      idea: 'Pasa de factor a umbral en un segundo: factor 1,5 es 60 %, factor 2 es 67 % (antes de contar dinero muerto).',
    },
    {
      nivel: 5,
      enfoque:
        'Añade el juego futuro: simula la próxima órbita para los stacks extremos y corrige el umbral del modelo en el sentido y tamaño correctos.',
      idea: 'Corrige poco: uno o tres puntos suelen bastar. Quien «corrige» diez puntos está justificando la mano que quería jugar.',
    },
  ],
  errorTipico:
    'Aplicar la prima de mesa final con 60 jugadores por salir y acabar sin fichas, o ignorarla del todo con 12 restantes «porque aún no es la final». Y llamar juego futuro a las ganas de pagar.',
  preguntas: [
    {
      pregunta: 'Define el factor de burbuja y conviértelo en umbral.',
      respuesta:
        'Dinero que pierdes al perder dividido por dinero que ganas al ganar. Umbral sin dinero muerto: factor ÷ (factor + 1).',
    },
    {
      pregunta: '¿Qué dos cosas no ve ICM y cómo corrigen?',
      respuesta:
        'Las ciegas inminentes (bajan el valor de tirar para el corto) y el uso futuro del stack o de la habilidad (suben el valor de ganar o de conservar).',
    },
    {
      pregunta: '¿Quién debe arriesgar algo más de lo que dice ICM?',
      respuesta:
        'El corto que paga ciegas en la mano siguiente y quien, de ganar, cubrirá y presionará a una mesa de stacks medios.',
    },
    {
      pregunta: '¿Cuánto vale una corrección típica de juego futuro?',
      respuesta: 'De uno a tres puntos de equity; más solo en casos extremos, como quedar con una ciega tras tirar.',
    },
  ],
  criterio: {
    texto: 'Das factor, umbral y corrección razonada en {aciertos} de {de} manos, con error menor de 4 puntos.',
    aciertos: 7,
    de: 10,
    unidad: 'manos',
  },
  foco: 'Con menos de 27 jugadores di en cada decisión grande el factor de burbuja aproximado y si el futuro te empuja o te frena.',
  revision: '¿Qué umbral daba ICM, qué corrección de futuro correspondía y de qué tamaño?',
  variantes: {
    teoria: [
      {
        titulo: 'de factor a umbral',
        consigna:
          'Construye una tabla de factores de 1 a 3 con su umbral y explícala. Recítala hasta dar el número sin pensar.',
      },
      {
        titulo: 'lo que el modelo no ve',
        consigna:
          'Escribe tres manos donde ICM se equivoca y en qué sentido. Cuantifica la corrección con una cuenta sencilla.',
      },
      {
        titulo: 'prima por distancia',
        consigna:
          'Compara el umbral de un mismo pago con 18, 9 y 4 jugadores usando el ejemplo y tus datos. Explica la curva.',
      },
    ],
    ejercicios: [
      {
        titulo: 'factor y umbral',
        consigna: 'En cada mano de abajo calcula factor de burbuja y umbral con dinero muerto. Decide después.',
      },
      {
        titulo: 'la próxima órbita',
        consigna: 'Simula a mano la órbita siguiente de las manos de abajo para quien tira. Corrige su valor.',
      },
      {
        titulo: 'sentido de la corrección',
        consigna: 'Di en cada mano de abajo hacia dónde corrige el futuro antes de calcular. Justifica en una frase.',
      },
      {
        titulo: 'tamaño máximo',
        consigna:
          'Acota la corrección de las manos de abajo: cuánto tendría que valer para cambiar la decisión y si es creíble.',
      },
      {
        titulo: 'otro asiento',
        consigna: 'Rehace las manos de abajo con la ciega grande llegando antes o después. Mide la diferencia.',
      },
      {
        titulo: 'más jugadores',
        consigna: 'Añade jugadores y premios a las manos de abajo y estima cómo cae la prima. Comprueba con un caso.',
      },
      {
        titulo: 'presión propia',
        consigna:
          'Calcula en las manos de abajo cuánto ganas por órbita si pasas a cubrir a la mesa. Inclúyelo en el valor de ganar.',
      },
      {
        titulo: 'autoengaño',
        consigna:
          'Señala en las manos de abajo la corrección inventada que haría quien quiere pagar. Contrasta con la razonable.',
      },
    ],
    test: [
      {
        titulo: 'umbral corregido',
        consigna: 'Entrega umbral ICM, corrección y decisión de las manos de abajo. Aprobado con 70 %.',
      },
      { titulo: 'factores', consigna: 'Calcula factores de burbuja de las manos de abajo. Error máximo de 0,1.' },
      {
        titulo: 'hacia dónde',
        consigna: 'Di el sentido de la corrección en las manos de abajo. Un fallo permitido.',
      },
      {
        titulo: 'a ojo y exacto',
        consigna:
          'Estima y luego calcula los umbrales de las manos de abajo. Tu error medio debe ser menor de 5 puntos.',
      },
    ],
    jugar: [
      {
        titulo: 'factor en voz baja',
        consigna:
          'Juega las últimas mesas de un torneo diciendo el factor antes de cada all-in. Anota tres para revisar.',
      },
      {
        titulo: 'órbita planificada',
        consigna: 'Antes de cada órbita escribe qué pasará con tu stack si no juegas y qué mano te salvaría. Cúmplelo.',
      },
      {
        titulo: 'presión desde arriba',
        consigna: 'Cuando cubras a la mesa, cuenta robos por órbita y ciegas ganadas. Ése es tu valor futuro real.',
      },
    ],
    analizar: [
      {
        titulo: 'pagos entre 27 y 10',
        consigna: 'Revisa {n} pagos de esa zona con factor y umbral. Cuenta cuántos ignoraban la prima.',
      },
      {
        titulo: 'folds que mataron',
        consigna: 'Busca {n} folds tras los que quedaste sin fold equity y mide el valor futuro que no contaste.',
      },
      {
        titulo: 'valor de cubrir',
        consigna: 'Calcula en {n} órbitas con stack grande las ciegas netas ganadas. Úsalo como dato propio.',
      },
    ],
  },
  ejemplo: {
    niveles: [4, 5],
    mano: 'Jc Jh',
    situacion:
      'Quedan 8 (final), premios 300, 200, 140, 100, 80, 60, 50 y 40; stacks 40, 34, 28, 22, 18, 12, 8 y 6 bb. Tienes 22 y el de 40 mete all-in desde el botón; no has puesto nada y hay 2,5 bb muertas. Rango suyo: 30 %.',
    pregunta: 'Factor de burbuja, umbral y decisión.',
    respuesta:
      'Tirar: $128,8. Ganar (46,5): $179,5. Perder: 40. Pierdes 88,8 para ganar 50,7: factor 1,75. Umbral (128,8 − 40) ÷ (179,5 − 40) = 63,7 %, contra 47,3 % en fichas. JJ tiene ≈ 67 % contra un 30 %: pago, y TT (≈ 64 %) queda en la línea. Futuro: con 46 bb cubrirías a seis rivales y presionarías; suma un punto a favor de pagar, que decide TT pero no 99 (≈ 60 %).',
    calculos: [
      {
        da: '$128,8',
        tipo: 'icm',
        stacks: [42.5, 34, 28, 22, 18, 12, 8, 6],
        premios: [300, 200, 140, 100, 80, 60, 50, 40],
        jugador: 3,
      },
      {
        da: '$179,5',
        tipo: 'icm',
        stacks: [18, 34, 28, 46.5, 18, 12, 8, 6],
        premios: [300, 200, 140, 100, 80, 60, 50, 40],
        jugador: 3,
      },
      { da: '1,75', tipo: 'cuenta', expresion: '88.8/50.7' },
      { da: '63,7 %', tipo: 'cuenta', expresion: '(128.8-40)/(179.5-40)*100' },
      { da: '47,3 %', tipo: 'cuenta', expresion: '22/46.5*100' },
    ],
  },
  spots: [
    {
      niveles: [4, 5],
      mano: 'Kd 9d',
      situacion:
        'Misma final. Eres el de 8 bb en la ciega grande (1 puesta) y el de 22 mete all-in en la ciega pequeña con un 60 %. Hay además 1,5 bb muertas entre ante y restos.',
      pregunta: '¿Pagas K9s? ¿Qué añade el futuro?',
      respuesta:
        'Tirar (7 bb): $77,1. Ganar (17,5): $115,1. Perder: 40. Umbral (77,1 − 40) ÷ (115,1 − 40) = 49 %. K9s contra un 60 % tiene ≈ 55 %: pago. Y el futuro empuja igual: con 7 bb pagarás la ciega pequeña ahora mismo y en dos órbitas no harás tirar a nadie; el valor real de 7 bb es algo menor que $77.',
      calculos: [
        {
          da: '$77,1',
          tipo: 'icm',
          stacks: [40, 34, 28, 24.5, 18, 12, 7, 6],
          premios: [300, 200, 140, 100, 80, 60, 50, 40],
          jugador: 6,
        },
        {
          da: '$115,1',
          tipo: 'icm',
          stacks: [40, 34, 28, 14, 18, 12, 17.5, 6],
          premios: [300, 200, 140, 100, 80, 60, 50, 40],
          jugador: 6,
        },
        { da: '49 %', tipo: 'cuenta', expresion: '(77.1-40)/(115.1-40)*100' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Factor de burbuja: al perder el bote pierdes $60 de valor y al ganarlo sumas $40. En fichas arriesgas 20 bb para un bote con 3 bb muertas.',
      pregunta: 'Factor, umbral sin y con dinero muerto.',
      respuesta:
        'Factor 60 ÷ 40 = 1,5. Umbral con esos valores, que ya incluyen lo muerto: 60 ÷ 100 = 60 %. En fichas, 20 ÷ 43 = 46,5 %. La prima es de 60 − 46,5 = 13,5 puntos. Si el cálculo de ganar no hubiera contado las 3 bb muertas, el umbral saldría demasiado alto: revisa siempre si están dentro del stack ganador.',
      calculos: [
        { da: '1,5', tipo: 'cuenta', expresion: '60/40' },
        { da: '60 %', tipo: 'cuenta', expresion: '60/(60+40)*100' },
        { da: '46,5 %', tipo: 'cuenta', expresion: '20/43*100' },
        { da: '13,5 puntos', tipo: 'cuenta', expresion: '60-46.5' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'As Jd',
      situacion:
        'Quedan 19 de 300; premio actual 2,5 entradas, siguientes saltos de 0,5. Tienes 24 bb, el corte (30 bb) abre y te mete all-in tras tu 3-bet a 6 bb. Estimas que perder cuesta 9 entradas de valor y ganar suma 7,2.',
      pregunta: 'Umbral y decisión contra 88+, AJ+, KQs.',
      respuesta:
        'Factor 9 ÷ 7,2 = 1,25 y umbral 9 ÷ 16,2 = 55,6 % medido desde antes de la mano; pero ya pusiste 6 bb, así que tirar cuesta unas 2 entradas: el umbral real es (9 − 2) ÷ (9 + 7,2) = 43,2 %. AJo contra ese rango tiene ≈ 35 %: fold. La prima con 19 jugadores es pequeña; lo que decide es el rango, no el miedo a los saltos.',
      calculos: [
        { da: '1,25', tipo: 'cuenta', expresion: '9/7.2' },
        { da: '55,6 %', tipo: 'cuenta', expresion: '9/16.2*100' },
        { da: '43,2 %', tipo: 'cuenta', expresion: '7/16.2*100' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Pasas de 20 a 42 bb y cubres a una mesa de ocho con stacks de 10–25. Con ese stack robas 1,3 veces por órbita con 85 % de éxito por 2,5 bb, arriesgando 2.',
      pregunta: '¿Cuánto vale por órbita y cuántas órbitas justifican dos puntos de equity?',
      respuesta:
        'Por robo: 0,85 × 2,5 − 0,15 × 2 = 1,83 bb; por órbita 1,3 × 1,825 = 2,4 bb. Con 20 bb robabas quizá la mitad, así que el extra ronda 1,2 bb por órbita. En tres órbitas son 3,6 bb sobre un bote de 42: 3,6 ÷ 42 = 8,6 % más de fichas, que en dinero vale cerca de la mitad, 4,3 %: un umbral del 58 % baja a 0,58 ÷ 1,043 = 55,6 %. Dos puntos: ése es el orden de magnitud de «presionar después».',
      calculos: [
        {
          da: '1,83 bb',
          tipo: 'ev',
          ramas: [
            { p: 0.85, valor: 2.5 },
            { p: 0.15, valor: -2 },
          ],
        },
        { da: '2,4 bb', tipo: 'cuenta', expresion: '1.3*1.825' },
        { da: '1,2 bb', tipo: 'cuenta', expresion: '2.37/2' },
        { da: '8,6 %', tipo: 'cuenta', expresion: '3.6/42*100' },
        { da: '55,6 %', tipo: 'cuenta', expresion: '0.58/1.043*100' },
      ],
    },
    {
      niveles: [4, 5],
      mano: '9c 9h',
      situacion:
        'Final de ocho: 50, 30 (tú), 40 (ciega pequeña), 28 (ciega grande, BBA), 25, 18, 14 y 10 bb. Premios: $3.000, $2.000, $1.400, $1.000, $800, $600, $500 y $400. El de 50 mete all-in en HJ con un 30 %; estás en el corte y no has puesto nada.',
      pregunta: 'Umbral, factor de burbuja y decisión con 9-9 (≈ 61 %).',
      respuesta:
        'Tirar: $1.318. Ganar (62,5): $1.836. Perder: $400. Pierdes 918 para ganar 518: factor 1,77. Umbral: (1.318 − 400) ÷ (1.836 − 400) = 63,9 %. 9-9 queda corto por poco: fold. Futuro: con 62 bb liderarías y presionarías a todos, uno o dos puntos a favor de pagar; no alcanzan. J-J sí paga.',
      calculos: [
        {
          tipo: 'icm',
          stacks: [30, 52.5, 39.5, 26, 25, 18, 14, 10],
          premios: [3000, 2000, 1400, 1000, 800, 600, 500, 400],
          jugador: 0,
          da: '$1.318',
        },
        {
          tipo: 'icm',
          stacks: [62.5, 20, 39.5, 26, 25, 18, 14, 10],
          premios: [3000, 2000, 1400, 1000, 800, 600, 500, 400],
          jugador: 0,
          da: '$1.836',
        },
        { tipo: 'cuenta', expresion: '918/518', da: '1,77' },
        { tipo: 'cuenta', expresion: '100*(1318-400)/(1836-400)', da: '63,9 %' },
      ],
    },
  ],
};
