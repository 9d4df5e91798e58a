import type { PokerTopic } from '../../poker-topic.ts';

export const pkRevPoblacion: PokerTopic = {
  id: 'pk-rev-poblacion',
  titulo: 'Informes de población con base de datos',
  area: 'REV',
  nivelMin: 4,
  nivelMax: 5,
  prerequisitos: ['pk-rev-leaks', 'pk-mat-varianza'],
  favorece: ['cash'],
  minutosEtapa: 280,
  importancia: 'ocasional',
  terminos: [
    'informe de población',
    'informes de población',
    'mda',
    'mass data analysis',
    'análisis masivo de datos',
    'tendencias de la población',
    'población del límite',
    'pool de jugadores',
    'tendencias del pool',
    'estadísticas del pool',
    'explotar a la población',
    'datos de muchos jugadores',
    'base de datos masiva',
    'frecuencias de la población',
    'nodo por nodo',
    'reporte del pool',
  ],
  ideas: [
    'Un informe responde a una pregunta de un nodo: «¿cuánto abandona la ciega grande el turn tras pagar un tercio en mesa seca?». Sin nodo, formato y tamaño definidos no hay respuesta útil.',
    'Cada frecuencia lleva oportunidades y error típico: raíz de p(1 − p) ÷ n. Con 400 casos y p = 50 % son 2,5 puntos; con 60, 6,5.',
    'El dato se compara con el umbral de la jugada (alfa, precio) y no con una opinión; la ganancia por ocasión se multiplica por su frecuencia en tus manos.',
    'Sesgos que mienten: mezclar regulares y recreativos, filtrar solo manos con showdown (sobran los tamaños y rivales a los que se paga mucho), mezclar tamaños y usar datos viejos. Usa solo manos obtenidas con permiso y según las reglas de tu plataforma.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque:
        'Escribe tres preguntas de nodo con umbral y contéstalas con tus propias manos; convierte la mejor en regla de una línea y pruébala un mes.',
      idea: 'Empieza por nodos frecuentes: 2.000 casos de c-bet dan un error de un punto; 80 rivers con subida, de más de cinco.',
    },
    {
      nivel: 5,
      enfoque:
        'Construye un tablero por nodo (umbral, frecuencia, margen, EV y ocasiones por 100 manos), separa por tipo de rival y controla pruebas múltiples y cambios en el tiempo.',
      idea: 'Si miras cincuenta nodos, dos o tres parecerán extraordinarios por azar: confirma con la mitad de datos que no usaste para elegirlos.',
    },
  ],
  errorTipico:
    'Concluir «la población no farolea rivers» mezclando apuestas de un tercio y de bote entero: las chicas se pagan más y llenan la muestra. Y aplicar a un regular el promedio de mil recreativos.',
  preguntas: [
    {
      pregunta: '¿Qué cuatro datos definen un nodo?',
      respuesta: 'Formato y posiciones, línea hasta ahí, textura o carta y tamaño de apuesta.',
    },
    {
      pregunta: '¿Cómo calculas el error típico de una frecuencia?',
      respuesta: 'Raíz de p × (1 − p) ÷ n; dos veces ese valor a cada lado es un margen prudente.',
    },
    {
      pregunta: '¿Qué es el sesgo de showdown?',
      respuesta:
        'Ver solo las apuestas que alguien pagó. Dentro de un mismo tamaño la proporción de faroles apenas se deforma, porque quien paga no ve las cartas; lo que se deforma es la mezcla: sobran tamaños chicos y rivales poco creídos.',
    },
    {
      pregunta: '¿Cómo evitas encontrar fugas falsas al mirar muchos nodos?',
      respuesta: 'Eligiendo con una mitad de los datos y confirmando con la otra, o exigiendo márgenes mayores.',
    },
  ],
  criterio: {
    texto:
      'En {aciertos} de {de} informes defines nodo, muestra, margen, umbral y EV por 100 manos, y la regla resiste la segunda mitad de datos.',
    aciertos: 4,
    de: 5,
    unidad: 'informes',
  },
  foco: 'Aplica en la mesa una sola regla de población y marca cada ocasión con la respuesta del rival.',
  revision:
    '¿El nodo de esta mano está en tu tablero, con cuántos casos, y jugaste la regla contra el tipo de rival al que se aplica?',
  variantes: {
    teoria: [
      {
        titulo: 'pregunta de nodo',
        consigna:
          'Convierte tres intuiciones tuyas sobre la población en preguntas con los cuatro datos del nodo. Descarta la que no tenga umbral.',
      },
      {
        titulo: 'error típico a mano',
        consigna: 'Calcula márgenes para 60, 200, 800 y 3.000 casos y explica en voz alta cuál permite cada decisión.',
      },
      {
        titulo: 'catálogo de sesgos',
        consigna: 'Escribe un ejemplo numérico de cada sesgo de las ideas y cómo lo detectarías en tu base.',
      },
    ],
    ejercicios: [
      {
        titulo: 'nodo y umbral',
        consigna:
          'En cada caso de abajo define el nodo y el umbral antes de leer la frecuencia. Decide con la diferencia.',
      },
      {
        titulo: 'margen primero',
        consigna: 'Calcula el error típico de cada caso de abajo y di si la conclusión se sostiene a dos errores.',
      },
      {
        titulo: 'ganancia por cien',
        consigna: 'Convierte los casos de abajo en bb cada 100 manos con frecuencia de ocasión. Ordénalos.',
      },
      {
        titulo: 'caza sesgos',
        consigna: 'Encuentra el sesgo de cada caso de abajo y propone el filtro correcto. Sin filtro no cuenta.',
      },
      {
        titulo: 'dos poblaciones',
        consigna:
          'Separa en los casos de abajo regulares y recreativos con los datos dados y recalcula. Di a quién se aplica la regla.',
      },
      {
        titulo: 'regla de una línea',
        consigna: 'Redacta la regla de cada caso de abajo con nodo, tamaño y rival, en menos de veinte palabras.',
      },
      {
        titulo: 'la otra mitad',
        consigna:
          'Inventa un resultado de confirmación para los casos de abajo y di con qué valor abandonarías la regla.',
      },
      {
        titulo: 'coste de estar equivocado',
        consigna: 'Calcula en los casos de abajo cuánto pierdes si la frecuencia real está dos errores por debajo.',
      },
    ],
    test: [
      {
        titulo: 'informe completo',
        consigna: 'Entrega los casos de abajo con nodo, margen, umbral y EV. Aprobado con 75 %.',
      },
      {
        titulo: 'márgenes exactos',
        consigna: 'Calcula los errores típicos de los casos de abajo. Máximo 0,3 puntos de diferencia.',
      },
      {
        titulo: 'se sostiene o no',
        consigna: 'Di en cada caso de abajo si aplicarías la regla hoy. Un fallo permitido.',
      },
      {
        titulo: 'sesgo escondido',
        consigna: 'Nombra el sesgo de los casos de abajo que lo tengan. Acierta tres de cada cuatro.',
      },
    ],
    jugar: [
      {
        titulo: 'regla del tablero',
        consigna: 'Juega {min} minutos aplicando una regla y lleva contador de ocasiones y respuestas.',
      },
      {
        titulo: 'dos tipos de rival',
        consigna: 'Aplica la regla solo al tipo de rival del informe y anota también qué habría pasado con los otros.',
      },
      {
        titulo: 'muestra propia',
        consigna: 'Sigue jugando normal pero registra a mano todas las ocasiones de un nodo para ampliar tu muestra.',
      },
    ],
    analizar: [
      {
        titulo: 'informe del mes',
        consigna:
          'Haz un informe de un nodo con tus manos recientes: casos, frecuencia, margen y EV. Decide si entra en el tablero.',
      },
      {
        titulo: 'confirmación',
        consigna:
          'Repite un informe anterior solo con manos posteriores y compara con el margen. Conserva o borra la regla.',
      },
      {
        titulo: 'mi desvío',
        consigna:
          'Compara tu propia frecuencia con la población en {n} casos de un nodo. Di quién de los dos debería cambiar.',
      },
    ],
  },
  ejemplo: {
    niveles: [4, 5],
    situacion:
      'Nodo: NL100, botón contra ciega grande, c-bet de un tercio pagada, turn blanco, segunda apuesta de 75 %. De 1.180 casos, abandonan 625.',
    pregunta: '¿Hay regla? Margen, umbral y EV.',
    respuesta:
      'Frecuencia 625 ÷ 1.180 = 53,0 %. Error típico: raíz de 0,53 × 0,47 ÷ 1.180 ≈ 1,45 puntos; dos errores, 2,9 puntos. Umbral 42,9 %: supera con margen (53 − 2,9 = 50,1 %). Con bote de 9 bb, EV sin equity: 0,53 × 9 − 0,47 × 6,75 = 1,60 bb por barril. Con una ocasión cada 200 manos (0,5 por 100) y disparando en la mitad de las que hoy pasas, 0,25 × 1,60 = 0,4 bb/100 brutas: poco y seguro. Entra en el tablero.',
    calculos: [
      { da: '53,0 %', tipo: 'cuenta', expresion: '625/1180*100' },
      { da: '2,9 puntos', tipo: 'cuenta', expresion: '2*1.45' },
      { da: '42,9 %', tipo: 'alfa', bote: 1, apuesta: 0.75 },
      { da: '50,1 %', tipo: 'cuenta', expresion: '53-2.9' },
      {
        da: '1,60 bb',
        tipo: 'ev',
        ramas: [
          { p: 0.53, valor: 9 },
          { p: 0.47, valor: -6.75 },
        ],
      },
      { da: '0,4 bb/100', tipo: 'cuenta', expresion: '0.25*1.5975' },
    ],
  },
  spots: [
    {
      niveles: [4, 5],
      situacion: 'Miraste 60 nodos y uno muestra abandono de 71 % en 95 casos donde el umbral es 60 %.',
      pregunta: '¿Lo aplicas?',
      respuesta:
        'Error típico: raíz de 0,71 × 0,29 ÷ 95 ≈ 4,7 puntos; 71 − 9,4 = 61,6 %: roza el umbral. Pero elegiste el mejor de 60: por puro azar, de 60 nodos con margen de dos errores salen 60 × 0,025 = 1,5 por arriba sin que exista nada. Confirma con otros 95 casos antes de usarlo: si vuelve a dar más de 65 %, entra.',
      calculos: [
        { da: '61,6 %', tipo: 'cuenta', expresion: '71-9.4' },
        { da: '1,5', tipo: 'cuenta', expresion: '60*0.025' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Quieres saber cuánto farolea la población el river tras pasar el turn. Filtras apuestas pagadas: 140, con 21 faroles (15 %). De ellas, 110 eran de un tercio del bote (12 faroles) y 30 de bote entero (9 faroles). Al tercio se le paga el 70 % y al bote, el 40 %.',
      pregunta: '¿Qué dice de verdad el dato y qué parte es sesgo?',
      respuesta:
        'El 15 % mezcla dos apuestas distintas. Por tamaño: 12 ÷ 110 = 10,9 % con un tercio, donde el precio pide 20,0 %, y 9 ÷ 30 = 30,0 % con bote, donde pide 33,3 %. Además la muestra infla lo que más se paga: hubo 110 ÷ 0,70 = 157 apuestas de un tercio y 30 ÷ 0,40 = 75 de bote, así que el farol real del conjunto ronda el 17,1 %. Regla: abandona cazafaroles ante el tercio; ante el bote no concluyas nada, porque con 30 casos el error típico es de 8 puntos.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*12/110', da: '10,9 %' },
        { tipo: 'cuenta', expresion: '100*(1/3)/(1+2/3)', da: '20,0 %' },
        { tipo: 'cuenta', expresion: '100*9/30', da: '30,0 %' },
        { tipo: 'potOdds', bote: 1, apuesta: 1, da: '33,3 %' },
        { tipo: 'cuenta', expresion: '110/0.7', da: '157' },
        { tipo: 'cuenta', expresion: '30/0.4', da: '75' },
        { tipo: 'cuenta', expresion: '100*(12/0.7+9/0.4)/(110/0.7+30/0.4)', da: '17,1 %' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Un informe mezcla 70 % de recreativos y 30 % de regulares: abandono 49 %. Separado: recreativos 44 % (840 casos), regulares 61 % (360).',
      pregunta: '¿Qué regla escribes y contra quién?',
      respuesta:
        'Comprobación: 0,70 × 44 + 0,30 × 61 = 49,1 %. Con apuesta de medio bote (33,3 %) se farolea a los dos; con bote entero (50 %) solo al regular: 0,61 × 1 − 0,39 × 1 = 0,22 botes por farol, mientras contra el recreativo pierde −0,12. La media de 49 % habría dicho «no farolees a nadie».',
      calculos: [
        { da: '49,1 %', tipo: 'cuenta', expresion: '0.7*44+0.3*61' },
        { da: '33,3 %', tipo: 'alfa', bote: 1, apuesta: 0.5 },
        {
          da: '0,22',
          tipo: 'ev',
          ramas: [
            { p: 0.61, valor: 1 },
            { p: 0.39, valor: -1 },
          ],
        },
        {
          da: '−0,12',
          tipo: 'ev',
          ramas: [
            { p: 0.44, valor: 1 },
            { p: 0.56, valor: -1 },
          ],
        },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Regla en prueba: sobreapuesta de 1,25 botes en river contra regulares. Llevas 38 ocasiones, 24 abandonos, bote medio de 26 bb.',
      pregunta: '¿Sigues? Umbral y margen.',
      respuesta:
        'Umbral 55,6 %. Frecuencia 24 ÷ 38 = 63,2 %; error típico raíz de 0,63 × 0,37 ÷ 38 ≈ 7,8 puntos: todavía cabe el 48 %. Ganancia observada por vez: 0,632 × 26 − 0,368 × 32,5 = 4,5 bb. Sigue hasta 100 con un tope de pérdida fijado (8 pagos seguidos o 4 cajas) y no subas la frecuencia todavía: positivo y no confirmado.',
      calculos: [
        { da: '55,6 %', tipo: 'alfa', bote: 1, apuesta: 1.25 },
        { da: '63,2 %', tipo: 'cuenta', expresion: '24/38*100' },
        {
          da: '4,5 bb',
          tipo: 'ev',
          ramas: [
            { p: 0.632, valor: 26 },
            { p: 0.368, valor: -32.5 },
          ],
        },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Con 900 casos del nodo «ciega grande abandona ante apuesta de bote en turn que empareja el flop» mides 58 % (equilibrio, 51). Alguien te dice que en su base es 49 % con 1.400 casos.',
      pregunta: '¿Quién tiene razón y qué haces?',
      respuesta:
        'Errores: raíz de 0,58 × 0,42 ÷ 900 ≈ 1,6 y raíz de 0,49 × 0,51 ÷ 1.400 ≈ 1,3 puntos; la diferencia de 9 puntos está a 4,3 errores: no es azar, las bases son distintas (límite, formato, años). Ninguno «tiene razón»: usa la tuya en tu mesa y escribe de dónde sale. Con bote de 10 y apuesta de 10, tu 58 % vale 0,58 × 10 − 0,42 × 10 = +1,6 bb por farol; con 49 %, −0,2. La fuente decide el signo.',
      calculos: [
        { tipo: 'cuenta', expresion: '9/2.1', da: '4,3' },
        { tipo: 'cuenta', expresion: '0.58*10-0.42*10', da: '+1,6 bb' },
        { tipo: 'cuenta', expresion: '0.49*10-0.51*10', da: '−0,2' },
      ],
    },
  ],
};
