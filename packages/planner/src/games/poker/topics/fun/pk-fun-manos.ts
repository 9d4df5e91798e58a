import type { PokerTopic } from '../../poker-topic.ts';

export const pkFunManos: PokerTopic = {
  id: 'pk-fun-manos',
  titulo: 'Jerarquía de manos y lectura de la mesa',
  area: 'FUN',
  nivelMin: 0,
  nivelMax: 0,
  prerequisitos: ['pk-fun-reglas'],
  minutosEtapa: 160,
  importancia: 'esencial',
  terminos: [
    'jerarquía de manos',
    'ranking de manos',
    'qué mano gana',
    'valor de las manos',
    'combinaciones de póker',
    'lectura de la mesa',
    'las nuts',
    'nueces',
    'mano máxima',
    'kicker',
    'desempate',
    'bote dividido',
    'empate en el showdown',
    'escalera y color',
    'full house',
    'doble pareja',
    'trío o set',
    'orden de las manos',
    'manos ganadoras',
  ],
  ideas: [
    'De menor a mayor: carta alta, pareja, doble pareja, trío, escalera, color, full, póker y escalera de color. Siempre cuentan exactamente cinco cartas, las mejores entre tus dos y las cinco comunes.',
    'Si dos jugadores tienen la misma categoría decide la carta más alta dentro de ella y después los acompañantes (kickers), hasta completar cinco cartas; los palos no desempatan nunca.',
    'El as sirve arriba (10-J-Q-K-A) y abajo (A-2-3-4-5), pero la escalera no da la vuelta: Q-K-A-2-3 no es nada.',
    'Para leer la mesa busca tres avisos en este orden: ¿hay pareja (posible full o póker)?, ¿hay tres del mismo palo (posible color)?, ¿hay tres cartas en un abanico de cinco (posible escalera)? Así encuentras las nueces, la mejor mano posible.',
  ],
  etapas: [
    {
      nivel: 0,
      enfoque:
        'Consigue nombrar tu mano de cinco cartas, la mejor mano posible en la mesa y quién gana, todo antes de mirar la solución. Empieza por mesas sin pareja y sin tres del mismo palo y añade dificultad.',
      idea: 'Sin pareja en la mesa nadie puede tener full ni póker: esa sola pregunta ya ordena casi cualquier reparto.',
    },
  ],
  errorTipico:
    'Contar seis o siete cartas («tengo doble pareja y además el rey») cuando solo valen cinco, o creer que dos pares propios ganan cuando la mesa trae una pareja mayor que anula el segundo par.',
  preguntas: [
    {
      pregunta: 'Mesa K-K-8-5-2 de palos mezclados. ¿Quién gana: A-8 o Q-8?',
      respuesta: 'Los dos tienen reyes y ochos; decide la quinta carta. A-8 juega K-K-8-8-A y gana a K-K-8-8-Q.',
    },
    {
      pregunta: '¿Cómo encuentras las nueces en 9♥ 7♥ 2♣ 4♠ K♥?',
      respuesta:
        'No hay pareja, así que no hay full. Hay tres corazones: la mejor mano es el color con el as de corazones, pues el rey de corazones ya está en la mesa. No cabe escalera de color: del 7 al rey hay más de cinco puestos y solo podrías añadir dos cartas.',
    },
    {
      pregunta: '¿Por qué A-2-3-4-5 pierde contra 2-3-4-5-6?',
      respuesta: 'En la escalera baja el as vale uno: la carta más alta es el 5, y una escalera al 6 es superior.',
    },
    {
      pregunta: 'En una mesa 10-J-Q-K-A sin color posible quedan dos jugadores con A-A y 2-2. ¿Quién gana?',
      respuesta: 'Empatan: la mejor mano de ambos es la escalera de la mesa, así que se reparten el bote.',
    },
  ],
  criterio: {
    texto: 'Nombra ganador y mano de cinco cartas correctos en {aciertos} de {de} repartos.',
    aciertos: 9,
    de: 10,
    unidad: 'repartos',
  },
  foco: 'En cada flop, turn y river di cuáles son las nueces antes de mirar tus cartas otra vez.',
  revision: '¿En qué mano leí mal mi combinación, la del rival o las nueces de la mesa?',
  variantes: {
    teoria: [
      {
        titulo: 'las nueve categorías en una hoja',
        consigna:
          'Escribe las nueve categorías de menor a mayor con un ejemplo de cinco cartas distinto de los del texto. Comprueba que en ninguno usaste seis cartas.',
      },
      {
        titulo: 'los tres avisos de la mesa',
        consigna:
          'Aplica a la mesa del ejemplo las tres preguntas: ¿pareja?, ¿tres del mismo palo?, ¿abanico de cinco? Después inventa una mesa para cada aviso y nombra sus nueces.',
      },
      {
        titulo: 'desempates explicados',
        consigna:
          'Cuenta en voz alta cómo se desempata cada categoría, de carta alta a full. Quien te escuche debe poder repetirlo con un caso nuevo.',
      },
    ],
    ejercicios: [
      {
        titulo: 'cinco cartas exactas',
        consigna:
          'Escribe en cada mano de abajo las cinco cartas de cada jugador antes de decir quién gana. Una sexta carta invalida la respuesta.',
      },
      {
        titulo: 'nueces primero',
        consigna:
          'En cada mesa de abajo nombra la mejor mano posible y la segunda mejor, y solo después resuelve la pregunta.',
      },
      {
        titulo: 'cambia una carta',
        consigna:
          'Tras resolver cada mano de abajo cambia el river por otra carta que haga ganar al rival y explica qué categoría consigue.',
      },
      {
        titulo: 'con la baraja en la mano',
        consigna: 'Monta las manos de abajo con una baraja real y separa físicamente las cinco cartas ganadoras.',
      },
      {
        titulo: 'el river tapado',
        consigna:
          'Tapa la última carta de cada mesa de abajo y di quién iba ganando en el turn; destápala y explica si cambió algo.',
      },
      {
        titulo: 'a toda velocidad',
        consigna:
          'Con reloj, di solo el ganador o «empate» en las {n} manos de abajo; después revisa con calma las falladas.',
      },
      {
        titulo: 'compón el empate',
        consigna:
          'Para cada mano de abajo inventa unas cartas del rival que obliguen a repartir el bote y muestra por qué.',
      },
      {
        titulo: 'busca quién te gana',
        consigna:
          'En cada mano de abajo enumera todas las categorías que superan a la tuya en esa mesa, de la más baja a la más alta.',
      },
    ],
    test: [
      {
        titulo: 'ganador y motivo',
        consigna: 'Decide ganador y carta que desempata en las {n} manos de abajo; medio acierto no cuenta.',
      },
      {
        titulo: 'nueces sin pistas',
        consigna:
          'Mira solo la mesa de cada mano de abajo y escribe las nueces; acierta quien no olvida la escalera de color.',
      },
      {
        titulo: 'lectura de un vistazo',
        consigna:
          'Mira cada mano de abajo unos segundos, tápala y escribe las cinco cartas de tu jugada. Corrige al final.',
      },
      {
        titulo: 'caza de empates',
        consigna:
          'Decide en las manos de abajo si el bote se reparte, y en ese caso calcula la parte exacta de cada uno.',
      },
    ],
    jugar: [
      {
        titulo: 'nueces en cada calle',
        consigna:
          'Juega {min} minutos y en cada flop, turn y river nombra las nueces antes de actuar. Apunta cada vez que el showdown te sorprenda.',
      },
      {
        titulo: 'espectador atento',
        consigna: 'Mira {n} manos de una mesa y anuncia el ganador de cada showdown antes de que las fichas se muevan.',
      },
      {
        titulo: 'reparte y compara',
        consigna: 'Reparte cuatro manos y una mesa completa {n} veces y ordena las cuatro de mejor a peor.',
      },
    ],
    analizar: [
      {
        titulo: 'showdowns bajo la lupa',
        consigna: 'Revisa {n} showdowns propios: escribe las cinco cartas de cada jugador y qué carta decidió.',
      },
      {
        titulo: 'sustos y confusiones',
        consigna: 'Busca manos en las que creíste ganar y perdiste; nombra la regla que habría evitado la sorpresa.',
      },
      {
        titulo: 'la segunda mejor mano',
        consigna: 'En {n} manos propias averigua si tenías las nueces, la segunda mejor mano o algo peor en el river.',
      },
    ],
  },
  ejemplo: {
    niveles: [0, 0],
    mano: 'Ah Qd',
    mesa: 'Qs 8c 8d Kh 3s',
    situacion: 'Cash, ciegas $0,01/$0,02. Llegas al river con tu mano y el rival muestra Q♥ J♣.',
    pregunta: '¿Qué cinco cartas juega cada uno y quién gana?',
    respuesta:
      'Los dos tienen damas y ochos. Tu mejor quinta carta es el as: Q-Q-8-8-A. El rival también aprovecha la mesa, pero su mejor quinta carta es el rey de la mesa: Q-Q-8-8-K. Ganas con una probabilidad de 100 %: el river ya está repartido y el kicker decide. De las siete cartas que ves, solo cuentan 5.',
    calculos: [
      { tipo: 'equity', mano: 'Ah Qd', rivales: ['Qh Jc'], mesa: 'Qs 8c 8d Kh 3s', da: '100 %' },
      { tipo: 'cuenta', expresion: '7 - 2', da: '5' },
    ],
  },
  spots: [
    {
      niveles: [0, 0],
      mano: 'Kc Jd',
      mesa: 'Kh Jh 4h 9c 2s',
      situacion:
        'Bote de $1,20 en el river. El rival apuesta todo y, antes de pagar, quieres saber qué manos te ganan.',
      pregunta: '¿Cuáles son las nueces y qué categorías le ganan a tu doble pareja?',
      respuesta:
        'No hay pareja en la mesa: ni full ni póker. Hay tres corazones, así que las nueces son el color con el as de corazones. Te ganan los colores, las escaleras (Q-10 completa 9-10-J-Q-K) y los tríos. Cada trío posible son pocas combinaciones: quedan 3 combos de 9-9, 3 combos de 4-4 y 1 combo de K-K.',
      calculos: [
        { tipo: 'combos', mano: '99', muertas: '9c', da: '3 combos' },
        { tipo: 'combos', mano: '44', muertas: '4h', da: '3 combos' },
        { tipo: 'combos', mano: 'KK', muertas: 'Kc Kh', da: '1 combo' },
      ],
    },
    {
      niveles: [0, 0],
      mano: '6s 5s',
      mesa: '9d 8c 7h 2d Kc',
      situacion: 'River, bote de $2. Tienes escalera y el rival muestra J♦ 10♣.',
      pregunta: '¿Quién gana y con qué cinco cartas?',
      respuesta:
        'Tú juegas 5-6-7-8-9; el rival juega 7-8-9-10-J, una escalera más alta. Tu parte del bote es 0 %. Tenías el extremo bajo («el lado tonto») de la escalera: por eso se cuentan las escaleras mayores antes de apostar fuerte.',
      calculos: [{ tipo: 'equity', mano: '6s 5s', rivales: ['Jd Tc'], mesa: '9d 8c 7h 2d Kc', da: '0 %' }],
    },
    {
      niveles: [0, 0],
      mano: 'Ac 4c',
      mesa: 'Ts Js Qd Kh Ah',
      situacion: 'River, bote de $3. La mesa trae una escalera completa y el rival muestra A♠ K♣.',
      pregunta: '¿Cómo se reparte el bote?',
      respuesta:
        'La mesa ya es 10-J-Q-K-A, la escalera más alta; ninguno puede mejorarla y no hay tres cartas del mismo palo. Empatan: te corresponde 50 % del bote, es decir $1,50.',
      calculos: [
        { tipo: 'equity', mano: 'Ac 4c', rivales: ['As Kc'], mesa: 'Ts Js Qd Kh Ah', da: '50 %' },
        { tipo: 'cuenta', expresion: '3 / 2', da: '$1,50' },
      ],
    },
    {
      niveles: [0, 0],
      mano: '3h 3d',
      mesa: 'Ks Kd 7c 7s 9h',
      situacion: 'River, bote de $4. Tienes pareja de treses en mano y el rival muestra A♣ 4♦.',
      pregunta: '¿Gana tu pareja?',
      respuesta:
        'No: la mesa trae dos parejas mayores que la tuya, y tu mejor mano es K-K-7-7-9; tus treses no entran entre las cinco cartas. El rival juega K-K-7-7-A y gana. Tu parte es 0 %: te han «contrafinado» la pareja.',
      calculos: [{ tipo: 'equity', mano: '3h 3d', rivales: ['Ac 4d'], mesa: 'Ks Kd 7c 7s 9h', da: '0 %' }],
    },
    {
      niveles: [0, 0],
      mano: 'Td 9d',
      mesa: 'Qd 8d 3d Js 2c',
      situacion:
        'River con fichas sin valor, bote de 200. Tienes color de diamantes y también miras la escalera. El rival muestra A♦ 4♣.',
      pregunta: '¿Cuál es tu mejor mano de cinco cartas y quién gana?',
      respuesta:
        'Tienes dos manos posibles: escalera Q-J-10-9-8 y color Q-10-9-8-3 de diamantes. El color vale más que la escalera. El rival tiene un solo diamante: con los tres de la mesa suma 4, le falta uno para el color, y se queda con as alto. Ganas las 200 fichas. El as de diamantes asusta, pero color son cinco del mismo palo, no cuatro.',
      calculos: [
        { tipo: 'cuenta', expresion: '3+1', da: '4' },
        { tipo: 'cuenta', expresion: '200', da: '200' },
      ],
    },
    {
      niveles: [0, 0],
      mano: 'As 5s',
      mesa: 'Ad Kh Qc 9s 9d',
      situacion: 'River, fichas sin valor. El rival muestra A♣ 3♣.',
      pregunta: '¿Gana tu cinco al tres?',
      respuesta:
        'No, reparten. Los dos tienen ases y nueves, y la quinta carta es la mejor que quede: el rey de la mesa. A-A-9-9-K para cada uno; tu 5 y su 3 no juegan. De tu parte: 50 %, la mitad del bote. Regla: se comparan cinco cartas y ni una más.',
      calculos: [{ tipo: 'equity', mano: 'As 5s', rivales: ['Ac 3c'], mesa: 'Ad Kh Qc 9s 9d', da: '50 %' }],
    },
    {
      niveles: [0, 0],
      mano: 'Ah 2d',
      mesa: '3c 4s 5h Kd Kc',
      situacion: 'River. Tienes A-2 y el rival muestra 7♠ 6♦.',
      pregunta: '¿Qué escalera tiene cada uno y quién gana?',
      respuesta:
        'Tú, A-2-3-4-5: el as vale uno y tu escalera es «al cinco», la más baja. Él, 3-4-5-6-7: al siete. Gana la que llega más alto, la suya; tu parte es 0 %. Los reyes de la mesa no cambian nada: una escalera vale más que una pareja o un trío. De tus siete cartas juegan 5, y el as aquí es la más pequeña.',
      calculos: [
        { tipo: 'equity', mano: 'Ah 2d', rivales: ['7s 6d'], mesa: '3c 4s 5h Kd Kc', da: '0 %' },
        { tipo: 'cuenta', expresion: '5', da: '5' },
      ],
    },
    {
      niveles: [0, 0],
      mano: 'Qh 8h',
      mesa: 'Kh 8c 8d 4h 2h',
      situacion: 'River. Tienes color de corazones y también trío de ochos. El rival muestra 4♣ 4♠.',
      pregunta: '¿Cuál es tu mejor mano y quién gana?',
      respuesta:
        'Tu mejor mano es el color, K-Q-8-4-2 de corazones: vale más que el trío. El rival tiene cuatros y ochos: 4-4-4-8-8, un full, que vale más que el color. Ganas el 0 % de las veces: ninguna. Antes de celebrar un color, mira si la mesa tiene pareja: con pareja en la mesa puede haber full. Aquí hay 2 ochos a la vista.',
      calculos: [
        { tipo: 'equity', mano: 'Qh 8h', rivales: ['4c 4s'], mesa: 'Kh 8c 8d 4h 2h', da: '0 %' },
        { tipo: 'cuenta', expresion: '2', da: '2' },
      ],
    },
  ],
};
