import type { PokerTopic } from '../../poker-topic.ts';

export const pkMatArboles: PokerTopic = {
  id: 'pk-mat-arboles',
  titulo: 'Árboles de EV en varias calles',
  area: 'MAT',
  nivelMin: 4,
  nivelMax: 5,
  prerequisitos: ['pk-mat-ev', 'pk-mat-foldequity'],
  minutosEtapa: 270,
  terminos: [
    'árbol de decisión',
    'árboles de ev',
    'árbol de ev en varias calles',
    'ev de varias calles',
    'ev multicalle',
    'planificar tres calles',
    'ev del turn y river',
    'inducción hacia atrás',
    'resolver desde el river',
    'ev de la línea completa',
    'multi-street',
    'ev a tres calles',
    'valor de la línea',
    'comparar líneas',
    'juego de dos calles',
  ],
  ideas: [
    'Se resuelve de atrás hacia delante: primero lo que vale cada river, luego el turn que lleva a ellos y por último la decisión de ahora. Un nodo vale la media de sus hijos ponderada por probabilidad.',
    'Dos barriles son dos faroles encadenados: el primero no necesita ganar solo si el segundo añade EV en las cartas en que disparas; suma ambas ganancias antes de descartarlo.',
    'Apostando una fracción f del bote en cada calle el bote se multiplica por 1 + 2f: tres apuestas de dos tercios lo multiplican por 12,7 y tres de un tercio por 4,6. El tamaño de hoy fija cuánto se podrá jugar en el river.',
    'Poda el árbol: agrupa los turns en tres clases (me mejora, le mejora, neutra) y los rivers en dos. Un árbol de seis hojas bien estimadas decide mejor que uno de cuarenta inventadas.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque:
        'Construye árboles de dos calles con tres clases de carta y una frecuencia de retirada por clase. Compara apostar ahora, pasar y pagar con las mismas hipótesis.',
      idea: 'Si tu segunda apuesta gana dinero por sí misma, el primer barril puede perder un poco solo y la línea entera seguir siendo buena.',
    },
    {
      nivel: 5,
      enfoque:
        'Añade el river, tamaños distintos por rama y tu propia mezcla; mide cuánto cambia el EV de la raíz por cada punto de error en una hoja y estudia solo las hojas que mueven la decisión.',
      idea: 'La sensibilidad de la raíz a una hoja es la probabilidad de llegar a ella: una hoja que ocurre el 6 % de las veces no merece media hora.',
    },
  ],
  errorTipico:
    'Sumar el EV del flop y el del turn como si los dos ocurrieran siempre: el turn solo se juega cuando te pagaron el flop. Otro error es suponer que el rival se retira igual en las tres calles.',
  preguntas: [
    {
      pregunta: '¿En qué orden se calcula un árbol de flop, turn y river, y por qué?',
      respuesta:
        'Desde el river hacia el flop: cada decisión anterior necesita saber cuánto vale lo que viene después, y no al revés.',
    },
    {
      pregunta:
        'Farol de 50 en un bote de 100 que se retira el 30 %; si paga, en el turn disparas 150 a un bote de 200 y se retira el 50 %. Sin equity, ¿EV de la línea?',
      respuesta:
        'El segundo barril vale 0,5 × 200 − 0,5 × 150 = +25. La línea: 0,3 × 100 + 0,7 × (25 − 50) = 30 − 17,5 = +12,5, aunque el primer barril solo pierda 5.',
    },
    {
      pregunta: '¿Por cuánto se multiplica el bote con tres apuestas de tres cuartos pagadas?',
      respuesta: 'Por 2,5 cada vez: 2,5³ = 15,6.',
    },
    {
      pregunta: '¿Qué hojas estudias primero?',
      respuesta:
        'Las que se alcanzan a menudo y cuyo valor podría cambiar la acción de la raíz: probabilidad de llegar por error posible.',
    },
  ],
  criterio: {
    texto: 'Resuelve el árbol de atrás hacia delante con un error menor del 10 % en {aciertos} de {de} casos.',
    aciertos: 7,
    de: 10,
    unidad: 'casos',
  },
  foco: 'Antes de apostar el flop di en qué turns volverás a apostar y con qué tamaño.',
  revision: '¿Qué EV tenía la línea completa desde el flop, y en qué nodo me aparté de ella?',
  variantes: {
    teoria: [
      {
        titulo: 'de atrás hacia delante',
        consigna:
          'Reconstruye el árbol del ejemplo en papel empezando por la última calle y comprueba cada media. Cambia una sola hoja y sigue su efecto hasta la raíz.',
      },
      {
        titulo: 'dos barriles encadenados',
        consigna:
          'Demuestra con números propios un caso en que el primer barril pierde solo y la línea gana. Explica qué frecuencia lo hace posible.',
      },
      {
        titulo: 'podar sin mentir',
        consigna:
          'Agrupa los turns de un flop que elijas en tres clases, cuenta cuántas cartas hay en cada una y justifica por qué no hacen falta más ramas.',
      },
    ],
    ejercicios: [
      {
        titulo: 'hojas, nodos, raíz',
        consigna:
          'Escribe las hojas de cada caso de abajo, después los nodos y por último la raíz; marca dónde cambia la acción.',
      },
      {
        titulo: 'quita la última calle',
        consigna:
          'Recalcula cada caso de abajo suponiendo que abandonas en la última calle y di cuánto EV pierde la línea.',
      },
      {
        titulo: 'la hoja que manda',
        consigna:
          'Calcula en cada caso de abajo cuánto mueve la raíz un error de diez puntos en cada hoja y señala la más sensible.',
      },
      {
        titulo: 'otra rama',
        consigna:
          'Añade a cada caso de abajo una rama de subida rival con un 10 % de probabilidad y vuelve a cerrar el árbol.',
      },
      {
        titulo: 'tamaños encadenados',
        consigna: 'Cambia el tamaño de la primera apuesta de cada caso de abajo y sigue el bote hasta el river.',
      },
      {
        titulo: 'el árbol del rival',
        consigna: 'Dibuja cada caso de abajo desde el otro asiento y busca la respuesta que más te perjudica.',
      },
      {
        titulo: 'retirada de equilibrio',
        consigna: 'Despeja en cada caso de abajo la frecuencia de retirada que iguala apostar y pasar.',
      },
      {
        titulo: 'árbol en una servilleta',
        consigna:
          'Con reloj, resuelve los {n} casos de abajo con números redondos y compara el signo con la respuesta.',
      },
    ],
    test: [
      {
        titulo: 'raíz exacta',
        consigna: 'Da el EV de la raíz en los {n} casos de abajo con un margen del 10 %.',
      },
      {
        titulo: 'nodo intermedio',
        consigna: 'Escribe el valor del nodo del turn de cada caso de abajo antes de la raíz; ambos deben coincidir.',
      },
      {
        titulo: 'decisión y sensibilidad',
        consigna: 'Elige la acción de cada caso de abajo y la estimación que, si falla, la cambiaría.',
      },
      {
        titulo: 'error escondido',
        consigna:
          'Redacta para cada caso de abajo la suma equivocada típica (calles que no siempre ocurren) y corrígela.',
      },
    ],
    jugar: [
      {
        titulo: 'plan de tres calles',
        consigna:
          'Juega {min} minutos diciendo en cada c-bet qué turns volverás a apostar; anota las veces que te apartaste.',
      },
      {
        titulo: 'segundo barril contado',
        consigna: 'Juega {n} manos y apunta la retirada que esperabas en flop y turn por separado.',
      },
      {
        titulo: 'un árbol por sesión',
        consigna:
          'Juega {min} minutos, marca la línea más cara y déjala preparada con sus frecuencias para resolverla después.',
      },
    ],
    analizar: [
      {
        titulo: 'una mano, un árbol',
        consigna:
          'Resuelve entera una mano grande de tu semana, de river a flop, y compara la línea jugada con la mejor.',
      },
      {
        titulo: 'retiradas por calle',
        consigna: 'Mide en tus manos cuánto se retira un rival en cada calle y rehaz un árbol con esos números.',
      },
      {
        titulo: 'barriles abandonados',
        consigna: 'Revisa {n} manos en que apostaste una sola vez y calcula el EV del segundo disparo que no hiciste.',
      },
    ],
  },
  ejemplo: {
    niveles: [4, 5],
    mano: 'Jh Th',
    mesa: 'Qs 8h 3h',
    situacion:
      'NL400, 100 bb, bote con una subida: 6 bb en el flop, estás en posición y el rival pasa. Apuestas 4 bb; se retira el 40 %. Si paga, en el turn (sin ligar) apostarías 10 bb a un bote de 14 con 45 % de retiradas y 27 % de equity cuando te pagan.',
    pregunta:
      '¿Cuánto vale el segundo barril y cuánto la línea entera, contando que ligas en el turn el 26 % de las veces (12 outs) y entonces tu nodo vale 16 bb?',
    respuesta:
      'Segundo barril sin ligar: 0,45 × 14 + 0,55 × (0,27 × 34 − 10) = 5,85 bb. Nodo del turn: 0,26 × 16 + 0,74 × 5,85 = 8,49 bb. Raíz: se retira el 40 % (+6); paga el 60 % y tienes 8,49 − 4 = +4,49. EV = 5,09 bb. Pasar detrás y ver el turn gratis tendría que valer más de cinco sextos del bote para ser mejor: apuesta.',
    calculos: [
      {
        tipo: 'ev',
        ramas: [
          { p: 0.45, valor: 14 },
          { p: 0.55, valor: -0.82 },
        ],
        da: '5,85',
      },
      {
        tipo: 'ev',
        ramas: [
          { p: 0.26, valor: 16 },
          { p: 0.74, valor: 5.85 },
        ],
        da: '8,49',
      },
      {
        tipo: 'ev',
        ramas: [
          { p: 0.4, valor: 6 },
          { p: 0.6, valor: 4.49 },
        ],
        da: '5,09',
      },
    ],
  },
  spots: [
    {
      niveles: [4, 5],
      mano: '7c 6c',
      mesa: 'Ad Js 4h',
      situacion:
        'NL600. Bote de 100 en el flop, sin equity apreciable. Farol de 33 que se retira el 35 %. Si paga, en el turn (bote 166) puedes disparar 125 y se retira el 52 %.',
      pregunta: '¿Cuál es el EV de los dos barriles y el del primero solo?',
      respuesta:
        'Primero solo: 0,35 × 100 − 0,65 × 33 = +13,55. Segundo barril: 0,52 × 166 − 0,48 × 125 = +26,32. Línea: 0,35 × 100 + 0,65 × (26,32 − 33) = +30,66. El segundo disparo añade 17,11: abandonar siempre el turn regala más de la mitad de la ganancia.',
      calculos: [
        {
          tipo: 'ev',
          ramas: [
            { p: 0.35, valor: 100 },
            { p: 0.65, valor: -33 },
          ],
          da: '+13,55',
        },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.52, valor: 166 },
            { p: 0.48, valor: -125 },
          ],
          da: '+26,32',
        },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.35, valor: 100 },
            { p: 0.65, valor: -6.68 },
          ],
          da: '+30,66',
        },
        { tipo: 'cuenta', expresion: '30.66 - 13.55', da: '17,11' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Kd Qd',
      mesa: 'Kh 9s 5c',
      situacion:
        'NL400. Bote 20 bb y 90 bb detrás. Quieres que el river llegue con una apuesta final natural y comparas tres apuestas de un tercio con tres de dos tercios.',
      pregunta: '¿Qué bote final produce cada plan y cuánto metes?',
      respuesta:
        'Un tercio: 20 × 1,667³ = 92,6 bb; pones 36,3 bb. Dos tercios: 20 × 2,333³ = 254 bb, que pediría 117 y solo tienes 90: la última apuesta es all-in. Con pareja alta y buen kicker, dos apuestas medianas y un river elegido suele bastar; las nueces quieren el segundo plan.',
      calculos: [
        { tipo: 'cuenta', expresion: '20 * (5 / 3) * (5 / 3) * (5 / 3)', da: '92,6' },
        { tipo: 'cuenta', expresion: '(92.6 - 20) / 2', da: '36,3' },
        { tipo: 'cuenta', expresion: '20 * (7 / 3) * (7 / 3) * (7 / 3)', da: '254' },
        { tipo: 'cuenta', expresion: '(254 - 20) / 2', da: '117' },
      ],
    },
    {
      niveles: [4, 5],
      mano: '9h 9d',
      mesa: 'Ts 6c 2d',
      situacion:
        'NL600, en posición. Bote 60. Rama A: apuestas 40; se retira el 45 %, y si paga tu nodo de turn vale 0,42 × 140 = 58,8. Rama B: pasas; tu nodo de turn vale 0,62 × 60 más 6 por apuestas que induces.',
      pregunta: '¿Qué rama vale más y por cuánto?',
      respuesta:
        'A: 0,45 × 60 + 0,55 × (58,8 − 40) = 37,34. B: 0,62 × 60 + 6 = 43,20. B gana por 5,86. Sensibilidad: A alcanza a B si la retirada sube a 59,2 %; contra quien no llega ahí, controla el bote.',
      calculos: [
        {
          tipo: 'ev',
          ramas: [
            { p: 0.45, valor: 60 },
            { p: 0.55, valor: 18.8 },
          ],
          da: '37,34',
        },
        { tipo: 'cuenta', expresion: '0.62 * 60 + 6', da: '43,20' },
        { tipo: 'cuenta', expresion: '43.2 - 37.34', da: '5,86' },
        { tipo: 'cuenta', expresion: '100 * (43.2 - 18.8) / (60 - 18.8)', da: '59,2 %' },
      ],
    },
    {
      niveles: [5, 5],
      mano: 'Ac 5c',
      mesa: 'Kc 8c 3d',
      situacion:
        'NL1000. Bote 10 bb, farol con proyecto: flop 7 bb (retirada 38 %), turn 18 bb a bote 24 (retirada 42 %), river 45 bb a bote 60 (retirada 50 %). Ligas color en el turn el 19 % y en el river el 19,6 %; cada color hecho vale 40 bb netas desde ese nodo. Trata el color como la única equity.',
      pregunta: '¿Cuánto vale cada nodo, de atrás hacia delante?',
      respuesta:
        'River sin ligar: 0,5 × 60 − 0,5 × 45 = 7,50. Tras pagar el turn: 0,196 × 40 + 0,804 × 7,5 = 13,87. Turn sin ligar: 0,42 × 24 + 0,58 × (13,87 − 18) = 7,68. Nodo tras pagar el flop: 0,19 × 40 + 0,81 × 7,68 = 13,82. Raíz: 0,38 × 10 + 0,62 × (13,82 − 7) = 8,03 bb. La línea gana casi el 80 % del bote sin tener mano.',
      calculos: [
        {
          tipo: 'ev',
          ramas: [
            { p: 0.5, valor: 60 },
            { p: 0.5, valor: -45 },
          ],
          da: '7,50',
        },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.196, valor: 40 },
            { p: 0.804, valor: 7.5 },
          ],
          da: '13,87',
        },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.42, valor: 24 },
            { p: 0.58, valor: -4.13 },
          ],
          da: '7,68',
        },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.19, valor: 40 },
            { p: 0.81, valor: 7.68 },
          ],
          da: '13,82',
        },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.38, valor: 10 },
            { p: 0.62, valor: 6.82 },
          ],
          da: '8,03',
        },
      ],
    },
    {
      niveles: [5, 5],
      mano: 'Qh Jh',
      mesa: 'Ah 9c 4s',
      situacion:
        'NL2000. Tu árbol da +3,2 bb en la raíz apostando y +2,6 pasando. La hoja «me suben en el turn» se alcanza el 6 % de las veces y dudas de su valor en 8 bb.',
      pregunta: '¿Puede esa duda cambiar la decisión?',
      respuesta:
        'El efecto máximo en la raíz es 0,06 × 8 = 0,48 bb y la diferencia entre acciones es 0,6 bb: no la cambia. En cambio, un error de 10 puntos en la retirada del flop, con 6 bb de bote y un nodo de pago que vale −1, mueve 0,10 × 7 = 0,7 bb: ésa es la hoja que hay que investigar.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.06 * 8', da: '0,48' },
        { tipo: 'cuenta', expresion: '3.2 - 2.6', da: '0,6' },
        { tipo: 'cuenta', expresion: '0.1 * 7', da: '0,7' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Th 9h',
      mesa: 'Kh 7c 3h',
      situacion:
        'NL1000, en posición. Bote 5,1 bb; apuestas 1,7 con proyecto de color y se retira el 36 %. Si paga (bote 8,5) y ligas en el turn (19 %), ese nodo vale 14 bb; si no ligas, puedes disparar 6 (se retira el 45 %; pagado tienes 19,6 % de 20,5) o pasar y recuperar 1,2 bb.',
      pregunta: '¿Disparas el turn sin ligar y cuánto vale la raíz?',
      respuesta:
        'Segundo barril: 0,45 × 8,5 + 0,55 × (0,196 × 20,5 − 6) = 2,73 bb, más que 1,2: dispara. Nodo del turn: 0,19 × 14 + 0,81 × 2,73 = 4,87 bb. Raíz: 0,36 × 5,1 + 0,64 × (4,87 − 1,7) = 3,86 bb. Sin el segundo barril el turn valdría 3,63 bb y la raíz 3,07 bb: casi 0,8 bb vienen de la segunda apuesta.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.45*8.5+0.55*(0.196*20.5-6)', da: '2,73 bb' },
        { tipo: 'cuenta', expresion: '0.19*14+0.81*2.73', da: '4,87 bb' },
        { tipo: 'cuenta', expresion: '0.36*5.1+0.64*(4.87-1.7)', da: '3,86 bb' },
        { tipo: 'cuenta', expresion: '0.19*14+0.81*1.2', da: '3,63 bb' },
        { tipo: 'cuenta', expresion: '0.36*5.1+0.64*(3.63-1.7)', da: '3,07 bb' },
      ],
    },
    {
      niveles: [4, 4],
      mano: 'Qs Qc',
      mesa: 'Jd 8s 4c',
      situacion:
        'NL400, fuera de posición, bote 6,5 bb. Rama A: apuestas 4; abandona el 40 %, paga el 50 % (tu nodo vale 0,70 × 14,5) y resube el 10 % (pierdes los 4). Rama B: pasas; él apuesta 4 el 45 % (pagas y tu nodo vale 0,66 × 14,5) y pasa el 55 % (tu nodo vale 0,74 × 6,5).',
      pregunta: '¿Qué rama vale más?',
      respuesta:
        'A: 0,40 × 6,5 + 0,50 × (0,70 × 14,5 − 4) − 0,10 × 4 = 5,28 bb. B: 0,45 × (0,66 × 14,5 − 4) + 0,55 × 0,74 × 6,5 = 5,15 bb. Apuesta, por 0,13 bb: casi neutro. Sensibilidad: si él apostara el 75 % tras tu pase, B subiría a 5,38 bb y pasarías. La hoja que decide es cuánto ataca tu pase: mide esa y deja las demás.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.4*6.5+0.5*(0.7*14.5-4)-0.1*4', da: '5,28 bb' },
        { tipo: 'cuenta', expresion: '0.45*(0.66*14.5-4)+0.55*0.74*6.5', da: '5,15 bb' },
        { tipo: 'cuenta', expresion: '5.28-5.15', da: '0,13 bb' },
        { tipo: 'cuenta', expresion: '0.75*(0.66*14.5-4)+0.25*0.74*6.5', da: '5,38 bb' },
      ],
    },
  ],
};
