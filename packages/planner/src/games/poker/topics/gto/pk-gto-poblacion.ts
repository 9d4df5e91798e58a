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
    'Desvíos muy repetidos en límites bajos y medios: abandona de más el turn tras pagar el flop, farolea de menos en resubidas y en rivers que completan el proyecto, y defiende de menos la ciega grande ante tamaños pequeños.',
    'Un desvío se explota con dos números: la frecuencia observada y la que pide el tamaño. La diferencia multiplicada por el bote es lo que vale.',
    'Cada desvío se cobra en un solo sitio: contra quien abandona de más se farolea más, contra quien paga de más se apuesta más fino y más grande, contra quien farolea de menos se abandona. Lo que el desvío no toca se juega como siempre.',
    'La tendencia cambia con el límite, el formato y la hora: lo medido en mesas rápidas de micro no vale en NL500 a mano a mano.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque:
        'Toma diez tendencias conocidas de tu límite y escribe para cada una qué haría el equilibrio, qué hace la gente, qué manos tuyas cambian de acción y en qué calle se cobra.',
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
        'Nodo exacto (posición, tamaño, mesa), frecuencia observada y frecuencia de equilibrio. Sin los tres no se sabe hacia dónde ni cuánto ajustar.',
    },
    {
      pregunta:
        'La población abandona 52 % ante el segundo barril de dos tercios. ¿Cuánto vale un farol puro en bote de 12?',
      respuesta: '0,52 × 12 − 0,48 × 8 = +2,4 bb; en equilibrio estaría cerca de cero.',
    },
    {
      pregunta: 'La población abandona de más el turn. ¿Qué manos tuyas cambian de acción y cuáles no?',
      respuesta:
        'Entran faroles que antes pasaban (aire con una carta alta, proyectos flojos) y el valor fino baja de tamaño o espera al river; las manos muy fuertes siguen apostando igual.',
    },
    {
      pregunta: '¿Cuándo dejas de usar la tendencia general contra un rival?',
      respuesta:
        'Cuando acumulas suficientes ocasiones suyas en el mismo nodo o cuando ves una mano que la contradice de forma inequívoca y repetida.',
    },
  ],
  criterio: {
    texto: 'Aciertas la dirección, el EV y las manos que cambian en {aciertos} de {de} tendencias',
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
    pregunta: 'Frecuencia observada, la que pide el tamaño y cuánto gana cada farol extra; ¿qué harías?',
    respuesta:
      'Abandona 54,0 %, doce puntos más que el equilibrio y catorce más que el 40,0 % que pide el tamaño. Farol puro: 0,54 × 9 − 0,46 × 6 = 2,1 bb. Apuesta más turns con manos que apenas tenían sitio y reduce el valor fino grande, que pierde los pagos que antes recibía. No lo apliques a quien ya te pagó tres turns esta semana.',
    calculos: [
      { da: '54,0 %', tipo: 'cuenta', expresion: '100*648/1200' },
      { da: '40,0 %', tipo: 'alfa', bote: 9, apuesta: 6 },
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
        'Pagas 35 para un bote final de 120: 29,2 %. Faroles 33/300 = 11,0 %. EV: 0,11 × 85 − 0,89 × 35 = −21,8 bb. Abandona siempre contra desconocidos: aunque el dato real fuera el doble, 22 %, seguiría lejos del 29,2 %. Lo que cambia en tu juego viene antes: apuesta ese river por valor sin miedo a que te echen, porque su resubida ya te dice que pierdes.',
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
      pregunta:
        'Abriste en el botón y paga la ciega grande: ¿qué cambia en tu c-bet y qué haces con una pareja media ante la resubida?',
      respuesta:
        'Te resuben solo 7 de cada 100 veces en lugar de 13: tu c-bet gana como mucho 0,4 bb (las 7,3 de bote y apuesta que dejas de abandonar, por 0,06). Apuesta más ancho en el flop. Cuando resuban pagas 4,7 para 18,5, 25,4 %: una pareja media que gana 65 % a los faroles y 15 % al valor tiene 30,0 % bruto y realiza menos, así que las peores se abandonan y siguen parejas altas y proyectos.',
      calculos: [
        { da: '0,4 bb', tipo: 'cuenta', expresion: '7.3*0.06' },
        { da: '25,4 %', tipo: 'cuenta', expresion: '100*4.7/18.5' },
        { da: '30,0 %', tipo: 'cuenta', expresion: '100*(0.3*0.65+0.7*0.15)' },
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
    {
      niveles: [4, 5],
      situacion:
        'En tu límite, ante una donk de la ciega grande en el turn (apuesta de 50 %), la población sigue el 71 % (lo equilibrado, cerca del 60 %) y resube solo el 4 %. Bote 9 bb, apuesta 4,5.',
      pregunta: '¿Qué hace eso con tus faroles y con tu valor en ese nodo?',
      respuesta:
        'Tu farol: abandona el 29 %, 0,29 × 9 − 0,71 × 4,5 = −0,59 bb: pierde, quítalos. Tu valor: si con pareja alta te paga el 71 % y ganas el 72 % de esas, 0,71 × (0,72 − 0,28) × 4,5 = +1,41 bb: apuesta más fino y algo mayor. Como casi no resube, la donk de valor sale casi gratis. La regla cambia solo contra quien sí resube: mídelo por jugador cuando tengas 30 ocasiones suyas.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.29*9-0.71*4.5', da: '−0,59 bb' },
        { tipo: 'cuenta', expresion: '0.71*0.44*4.5', da: '+1,41 bb' },
      ],
    },
  ],
  variantes: {
    teoria: [
      {
        titulo: 'diez tendencias y diez respuestas',
        consigna:
          'Escribe diez tendencias de tu límite con nodo, frecuencia de equilibrio y frecuencia real, y al lado tu respuesta en una línea. Subraya las tres que más veces juegas.',
      },
      {
        titulo: 'qué manos se mueven',
        consigna:
          'Para tres desvíos (abandona de más, paga de más, farolea de menos) ordena las primeras cinco manos que cambias de acción y las que no tocarías. Explica el orden.',
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
        titulo: 'cuánto ajustar',
        consigna:
          'Propón en los casos de abajo un ajuste tímido, uno medio y uno extremo, y di cuánto pierde cada uno contra un rival que juega en equilibrio.',
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
        titulo: 'manos que cambian',
        consigna:
          'Nombra en los casos de abajo tres manos tuyas que cambian de acción por la tendencia y una que parece cambiar y no debe.',
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
        titulo: 'examen de respuestas',
        consigna: 'Da en los {n} casos de abajo la respuesta a la tendencia y la calle en que se cobra.',
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
        titulo: 'un ajuste a fondo',
        consigna:
          'Juega {min} minutos con un solo ajuste de población y apunta cada vez que tuviste la mano para aplicarlo y no lo hiciste.',
      },
    ],
    analizar: [
      {
        titulo: 'tu juego frente al desvío',
        consigna:
          'Revisa {n} manos de un nodo en que la población se desvía y cuenta cuántas jugaste como el equilibrio y cuántas como el ajuste.',
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
