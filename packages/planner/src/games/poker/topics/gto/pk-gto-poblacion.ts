import type { PokerTopic } from '../../poker-topic.ts';

export const pkGtoPoblacion: PokerTopic = {
  id: 'pk-gto-poblacion',
  titulo: 'Tendencias de la población frente al equilibrio',
  area: 'GTO',
  nivelMin: 4,
  nivelMax: 5,
  prerequisitos: ['pk-gto-intro', 'pk-exp-ajustes'],
  minutosEtapa: 240,
  terminos: [
    'tendencias de población',
    'población',
    'population tendencies',
    'pool',
    'análisis de datos masivos',
    'cómo juega la población',
    'la gente no farolea',
    'farolean poco',
    'overfolds',
    'underbluff',
    'sobreabandono',
    'desvíos de la población',
    'explotar al pool',
    'errores comunes del límite',
    'población contra equilibrio',
    'desvío medio del límite',
    'ajustes contra desconocidos',
  ],
  ideas: [
    'La población es tu rival por defecto: antes de conocer a alguien, juega contra las tendencias medias de tu límite y no contra el equilibrio.',
    'Desvíos muy repetidos: abandona de más el turn tras pagar flop, farolea de menos en resubidas y en river que completa el proyecto, y defiende de menos la ciega grande ante tamaños pequeños.',
    'Un desvío se explota con dos números: la frecuencia observada y la que pide el tamaño. La diferencia multiplicada por el bote es lo que vale.',
    'Las muestras se juzgan con su error: con n ocasiones, el error típico es la raíz de p·(1 − p)/n. Con 100 ocasiones son 5 puntos; con 1.000, 1,6.',
    'La tendencia cambia con el límite, el formato y la hora: lo medido en mesas rápidas de micro no vale en NL500 a mano a mano.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque:
        'Reúne diez tendencias de tu límite con número y ocasiones, y escribe para cada una el ajuste y el nodo donde se cobra.',
      idea: 'Si la resubida de turn de la población es un 90 % valor, abandonar pareja alta deja de ser débil: es la respuesta correcta al dato.',
    },
    {
      nivel: 5,
      enfoque:
        'Ordena los desvíos por EV esperado y robustez, y decide cuándo un rival concreto te obliga a abandonar el supuesto de población.',
      idea: 'Combina dato general y personal por peso: con 20 ocasiones propias frente a una media de población firme, la media sigue mandando.',
    },
  ],
  errorTipico:
    'Aplicar a un regular estudioso lo que vale para la media, o creer que una tendencia es ley porque la confirmaron tres manos. El dato tiene población, nodo y muestra.',
  preguntas: [
    {
      pregunta: '¿Qué tres datos necesita una tendencia para ser útil?',
      respuesta:
        'Nodo exacto (posición, tamaño, mesa), frecuencia observada y número de ocasiones. Sin los tres es una anécdota.',
    },
    {
      pregunta:
        'La población abandona 52 % ante el segundo barril de dos tercios. ¿Cuánto vale un farol puro en bote de 12?',
      respuesta: '0,52 × 12 − 0,48 × 8 = +2,4 bb; en equilibrio estaría cerca de cero.',
    },
    {
      pregunta: '¿Cuántas ocasiones necesitas para que el error típico sea de 3 puntos con p = 50 %?',
      respuesta: 'n = 0,25/0,03² ≈ 278 ocasiones.',
    },
    {
      pregunta: '¿Cuándo dejas de usar la tendencia general contra un rival?',
      respuesta:
        'Cuando acumulas suficientes ocasiones suyas en el mismo nodo o cuando ves una mano que la contradice de forma inequívoca y repetida.',
    },
  ],
  criterio: {
    texto: 'Aciertas dirección, EV y fiabilidad de {aciertos} de {de} tendencias',
    aciertos: 7,
    de: 10,
    unidad: 'casos',
  },
  foco: 'Lleva tres tendencias escritas con su ajuste y marca cada ocasión en que aparezcan, juegues o no el bote.',
  revision: '¿Contra quién usé el supuesto general y contra quién un dato suyo, y era el correcto?',
  ejemplo: {
    niveles: [4, 5],
    situacion:
      'En 1.200 ocasiones de tu límite, la ciega grande abandonó 648 veces ante una segunda apuesta de dos tercios (bote 9, apuesta 6). El equilibrio ronda 42 %.',
    pregunta: 'Frecuencia observada, error típico y cuánto gana cada farol extra; ¿qué harías?',
    respuesta:
      'Abandona 54,0 %. El error típico es 1,4 puntos, así que el desvío de 12 puntos es firme. Farol puro: 0,54 × 9 − 0,46 × 6 = 2,1 bb. Apuesta más turns con manos que apenas tenían sitio y reduce el valor fino grande, que pierde los pagos que antes recibía. No lo apliques a quien ya te pagó tres turns esta semana.',
    calculos: [
      { da: '54,0 %', tipo: 'cuenta', expresion: '100*648/1200' },
      {
        da: '2,1 bb',
        tipo: 'ev',
        ramas: [
          { p: 0.54, valor: 9 },
          { p: 0.46, valor: -6 },
        ],
      },
    ],
  },
  spots: [
    {
      niveles: [4, 5],
      situacion:
        'En tu límite, de 300 resubidas de river vistas hasta el enfrentamiento, 267 eran valor y 33 farol. Apuestas 15 en 20, te resuben a 50 y tienes doble pareja que gana solo a faroles.',
      pregunta: 'Precio y EV de pagar según la población.',
      respuesta:
        'Pagas 35 para un bote final de 120: 29,2 %. Faroles 33/300 = 11,0 %. EV: 0,11 × 85 − 0,89 × 35 = −21,8 bb. Abandona siempre contra desconocidos. Cuenta con que el dato está inclinado a enfrentamientos: las resubidas que nadie pagó podrían tener más faroles, pero no tantos como para triplicar la cifra.',
      calculos: [
        { da: '29,2 %', tipo: 'cuenta', expresion: '100*35/120' },
        { da: '11,0 %', tipo: 'cuenta', expresion: '100*33/300' },
        {
          da: '−21,8 bb',
          tipo: 'ev',
          ramas: [
            { p: 0.11, valor: 85 },
            { p: 0.89, valor: -35 },
          ],
        },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'La población defiende la ciega grande un 34 % contra tu apertura de 2 bb en el botón; la ciega pequeña defiende un 14 % (3-bet o pago). Ciegas 0,5 y 1.',
      pregunta:
        '¿Con qué frecuencia te llevas las ciegas y qué EV tiene abrir con la peor mano, si cuando te pagan o resuben pierdes de media 0,9 bb en total?',
      respuesta:
        'Abandonan ambas 0,66 × 0,86 = 56,8 %. EV simplificado: 0,568 × 1,5 − 0,432 × 0,9 = 0,5 bb. Abrir cualquier mano gana mientras tu pérdida al ser pagado no supere 2,0 bb. Amplía tu apertura en el botón hasta que empiecen a hacerte 3-bet más del 12 %.',
      calculos: [
        { da: '56,8 %', tipo: 'cuenta', expresion: '100*0.66*0.86' },
        {
          da: '0,5 bb',
          tipo: 'ev',
          ramas: [
            { p: 0.568, valor: 1.5 },
            { p: 0.432, valor: -0.9 },
          ],
        },
        { da: '2,0 bb', tipo: 'cuenta', expresion: '0.568*1.5/0.432' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'La población resube la c-bet de flop un 7 % cuando el equilibrio ronda 13 %, y sus resubidas son valor 70 % de las veces. Tu apuesta es 1,8 en 5,5 con resubida habitual a 6,5.',
      pregunta: '¿Qué frecuencia de tu rango puede abandonar ante resubida y qué cambia en tu c-bet?',
      respuesta:
        'Te resuben solo 7 de cada 100 veces en lugar de 13: tu c-bet gana unos 6 puntos de tranquilidad, unas 0,4 bb por c-bet (7,3 bb que no pierdes, por 0,06). Apuesta más ancho en el flop y, cuando resuban, abandona más: pagas 4,7 para 18,5, 25,4 %, y tus manos medias contra 70 % de valor no llegan.',
      calculos: [
        { da: '0,4 bb', tipo: 'cuenta', expresion: '7.3*0.06' },
        { da: '25,4 %', tipo: 'cuenta', expresion: '100*4.7/18.5' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Un rival concreto abandonó el turn 9 de 12 veces; la población abandona 50 %. Quieres estimar su frecuencia mezclando con peso equivalente a 30 ocasiones de población.',
      pregunta: 'Estimación combinada y cuánto difiere del 75 % crudo.',
      respuesta:
        '(9 + 0,50 × 30)/(12 + 30) = 24/42 = 57,1 %. Casi dieciocho puntos menos que el 75 % crudo. Ajusta un poco, no del todo; con 60 ocasiones al mismo 75 % la estimación subiría a (45 + 15)/90 = 66,7 % y entonces sí cambias tu estrategia.',
      calculos: [
        { da: '57,1 %', tipo: 'cuenta', expresion: '100*(9+15)/42' },
        { da: '66,7 %', tipo: 'cuenta', expresion: '100*60/90' },
      ],
    },
    {
      niveles: [5, 5],
      situacion:
        'Tienes tres desvíos candidatos. A: gana 1,2 bb por ocasión y aparece 9 veces por 1.000 manos. B: 3,5 bb y 2 veces. C: 0,4 bb y 40 veces. La fiabilidad estimada es 90 %, 60 % y 95 %.',
      pregunta: 'Ordénalos por EV esperado por 1.000 manos.',
      respuesta:
        'A: 1,2 × 9 × 0,90 = 9,7 bb. B: 3,5 × 2 × 0,60 = 4,2 bb. C: 0,4 × 40 × 0,95 = 15,2 bb. Primero C, el más aburrido: poco por ocasión, muchísimas ocasiones y casi seguro. La población se explota con hábitos frecuentes, no con heroísmos.',
      calculos: [
        { da: '9,7 bb', tipo: 'cuenta', expresion: '1.2*9*0.9' },
        { da: '4,2 bb', tipo: 'cuenta', expresion: '3.5*2*0.6' },
        { da: '15,2 bb', tipo: 'cuenta', expresion: '0.4*40*0.95' },
      ],
    },
  ],
  variantes: {
    teoria: [
      {
        titulo: 'diez tendencias con número',
        consigna:
          'Escribe diez tendencias de tu límite con nodo, frecuencia y ocasiones (o «sin dato»). Subraya las tres que puedas comprobar esta semana.',
      },
      {
        titulo: 'error típico de memoria',
        consigna:
          'Calcula el error de p = 30, 50 y 70 % con 50, 200 y 1.000 ocasiones y explica qué diferencia detecta cada muestra.',
      },
      {
        titulo: 'de la media al individuo',
        consigna:
          'Explica con tus palabras cómo se mezcla dato general y personal y aplica el método al ejemplo. Responde las preguntas sin mirar.',
      },
    ],
    ejercicios: [
      {
        titulo: 'frecuencia contra exigido',
        consigna:
          'Pon en dos columnas, para los casos de abajo, lo observado y lo que pide el tamaño; la diferencia decide.',
      },
      {
        titulo: 'fiabilidad primero',
        consigna:
          'Calcula el margen de los casos de abajo y clasifica el dato en firme, dudoso o ruido antes de ajustar.',
      },
      {
        titulo: 'nodo y castigo',
        consigna: 'Escribe en los casos de abajo dónde se mide el desvío y dónde se cobra, y con qué manos.',
      },
      {
        titulo: 'mezcla de datos',
        consigna:
          'Combina en los casos de abajo la media con un rival imaginario de 20 ocasiones y di si cambias de acción.',
      },
      {
        titulo: 'ordenar por ganancia',
        consigna: 'Ordena los casos de abajo por EV por 1.000 manos usando frecuencia y fiabilidad.',
      },
      {
        titulo: 'el dato sesgado',
        consigna: 'Señala en los casos de abajo qué manos faltan en la muestra y hacia dónde se inclina el dato.',
      },
      {
        titulo: 'tu propio desvío',
        consigna:
          'Aplica los casos de abajo a ti: ¿en cuál eres tú parte de la población? Escribe el ajuste que te harían.',
      },
      {
        titulo: 'cuentas rápidas de población',
        consigna:
          'Con reloj, calcula el EV de las {n} situaciones de abajo y da la dirección del ajuste en una palabra.',
      },
    ],
    test: [
      {
        titulo: 'examen de tendencias',
        consigna: 'Resuelve los {n} casos de abajo con frecuencia, EV y ajuste. Los tres cuentan.',
      },
      {
        titulo: 'examen de muestras y error',
        consigna: 'Da el error típico de los {n} casos de abajo y di si el ajuste es prudente.',
      },
      {
        titulo: 'examen de prioridad',
        consigna: 'Ordena los {n} casos de abajo por lo que rinden y defiende el primero.',
      },
      {
        titulo: 'examen de excepción',
        consigna: 'Inventa en los {n} casos de abajo un rival al que no aplicarías el ajuste y di qué señal lo delata.',
      },
    ],
    jugar: [
      {
        titulo: 'tres tendencias en la mesa',
        consigna: 'Juega {min} minutos con tres tendencias escritas y marca cada ocasión en que se cumplen o no.',
      },
      {
        titulo: 'contra desconocidos',
        consigna:
          'Durante {min} minutos juega la respuesta de población contra todo rival sin notas y anota las excepciones que veas.',
      },
      {
        titulo: 'recoger una frecuencia',
        consigna: 'Juega {min} minutos registrando un solo nodo de toda la mesa, con ocasiones y resultado.',
      },
    ],
    analizar: [
      {
        titulo: 'tu base como población',
        consigna: 'Calcula en {n} manos una frecuencia de tus rivales en un nodo y su error. Decide si es utilizable.',
      },
      {
        titulo: 'ajustes que no rindieron',
        consigna: 'Revisa {n} ajustes aplicados y separa mala lectura, mala suerte y rival equivocado.',
      },
      {
        titulo: 'lo que enseñaron',
        consigna: 'Anota {n} enfrentamientos del mismo nodo y compáralos con la tendencia que suponías.',
      },
    ],
  },
};
