import type { PokerTopic } from '../../poker-topic.ts';

export const pkTorStackmedio: PokerTopic = {
  id: 'pk-tor-stackmedio',
  titulo: 'Stack de 15 a 40 ciegas y resubida all-in',
  area: 'TOR',
  nivelMin: 2,
  nivelMax: 5,
  prerequisitos: ['pk-tor-pushfold', 'pk-pre-3bet'],
  exclusivo: ['torneo', 'sng'],
  minutosEtapa: 290,
  terminos: [
    'stack medio',
    'stack de 20 ciegas',
    'stack de 25 ciegas',
    '15 a 40 ciegas',
    'resubida all in',
    '3-bet all in',
    'resteal',
    're-steal',
    'reshove',
    '3bet shove',
    '20 bb',
    '25 bb',
    '30 bb',
    'stack mediano',
    'abrir con 20 ciegas',
    'jugar con 30 ciegas',
    'min raise',
    'subida mínima',
  ],
  ideas: [
    'Entre 15 y 40 bb cada decisión preflop compromete: se abre chico (2–2,2 bb), se evita pagar 3-bets y la resubida all-in es el arma principal con 14–25 bb.',
    'La resubida all-in gana por abandonos: con 18 bb contra una apertura de 2,2 bb arriesgas 18 para ganar 4,7 bb con BBA; con bloqueadores y equity, basta que el rival abandone cerca de la mitad.',
    'Elige la resubida por quien abre: posición tardía y rango ancho sí, UTG apretado no. Y por quien queda detrás: nadie despierto con 60 bb.',
    'Con 30–40 bb vuelve el 3-bet chico (a 2,3–2,8 veces la apertura) con dos clases de manos: las que siguen ante el all-in y los bloqueadores que tiran.',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque:
        'Con 15–25 bb, abre a 2–2,2 bb y decide antes de abrir qué haces si te meten all-in: si no sabes, no abras.',
      idea: 'Las manos para resubir all-in son las que bloquean y tienen equity al ser pagadas: A2s–A5s, pares 22–88, KQs, más las de valor.',
    },
    {
      nivel: 3,
      enfoque:
        'Calcula la resubida all-in con tres números (abandono, equity al ser pagado, bote) y distingue 15, 20 y 25 bb.',
      idea: 'Con más de 25 bb el all-in arriesga demasiado para 4,7 bb: cambia al 3-bet chico con plan.',
    },
    {
      nivel: 4,
      enfoque:
        'Juega flops con 25–40 bb: SPR de 3 a 6, apuestas de un cuarto o un tercio y all-in en el turn con las manos que no quieren cartas gratis.',
      idea: 'Con SPR 4 llegan al all-in tres apuestas de algo más de medio bote o dos de bote entero; un tercio en el flop pide después dos de dos tercios. Planifícalas en el flop.',
    },
    {
      nivel: 5,
      enfoque:
        'Mezcla pagos en posición, 3-bets chicos y all-in según rangos por pareja de posiciones, y ajusta por premios y por quién te cubre.',
      idea: 'Contra aperturas del botón con 20 bb, el rango de all-in de la ciega grande es lineal en ases y pares y polar en el resto; el pago conserva las manos suited que juegan bien.',
    },
  ],
  errorTipico:
    'Abrir A8o con 18 bb desde el corte y «pagar por precio» el all-in de un jugador que solo mete buenas manos. O resubir all-in con 40 bb y T9s contra una apertura de UTG.',
  preguntas: [
    {
      pregunta: '¿Con qué stack es mejor herramienta la resubida all-in y por qué no con 35 bb?',
      respuesta:
        'Con 14–25 bb. Con 35 bb arriesgas 35 para ganar menos de 5: necesitas casi 88 % de abandonos sin equity, o regalas fichas a las manos que pagan.',
    },
    {
      pregunta: '¿Qué hace buena a A4s para resubir all-in y mala para pagar?',
      respuesta:
        'Bloquea AA y AK–AQ, que son las que pagan, y tiene ≈ 30 % o más contra lo que paga; en cambio pagando fuera de posición con 20 bb rara vez liga algo que aguante.',
    },
    {
      pregunta: '¿Qué tres números necesita la cuenta de una resubida all-in?',
      respuesta:
        'Frecuencia de abandono del que abrió (y de los que quedan), equity cuando te pagan y tamaño del bote ganado sin ver flop frente a lo arriesgado.',
    },
    {
      pregunta: 'Abres con 22 bb en el corte y la ciega grande, apretada, mete 20 bb. ¿Qué pagas?',
      respuesta:
        'El precio ronda el 43–45 %, y contra un rango apretado (77+, ATs+, AJo+, KQs) pagan TT+ y AQ+ con claridad y 99 por poco; AJ (≈ 37 %) se tira.',
    },
    {
      pregunta: '¿Cómo se planifica un flop con SPR 4?',
      respuesta:
        'Un tercio del bote en el flop y dos tercios en turn y river, o bote entero dos veces si quieres proteger ya: las dos rutas meten el stack. Decide si tu mano quiere cobrar tres calles o cerrar antes.',
    },
  ],
  criterio: {
    texto:
      'Eliges bien abrir, tirar, pagar o resubir all-in en {aciertos} de {de} manos de 15 a 40 ciegas, con la cuenta hecha.',
    aciertos: 8,
    de: 10,
    unidad: 'manos',
  },
  foco: 'Antes de abrir con 15–40 ciegas di qué harás si te meten all-in; antes de resubir di el abandono que necesitas.',
  revision: '¿Sabías antes de abrir qué harías ante un all-in, y la resubida tenía los abandonos que exigía?',
  variantes: {
    teoria: [
      {
        titulo: 'tres escalones',
        consigna:
          'Escribe en tres columnas qué cambia con 15, 22 y 35 bb: apertura, respuesta al 3-bet y herramienta de ataque. Recítalo sin mirar.',
      },
      {
        titulo: 'la cuenta de la resubida',
        consigna:
          'Descompón el ejemplo y repítelo con 14 y con 28 bb. Explica en voz alta por qué el mismo farol deja de servir.',
      },
      {
        titulo: 'bloqueadores que cuentan',
        consigna:
          'Cuenta los combos de AA, AK y AQ con y sin un as en tu mano. Explica en cuánto baja eso la probabilidad de que te paguen.',
      },
    ],
    ejercicios: [
      {
        titulo: 'decide antes de abrir',
        consigna:
          'En cada mano de abajo escribe la acción y, en la misma línea, qué harías ante un all-in. Sin las dos partes no cuenta.',
      },
      {
        titulo: 'abandono necesario',
        consigna:
          'Calcula en las manos de abajo qué abandono exige la resubida all-in con la equity dada. Compáralo con tu estimación.',
      },
      {
        titulo: '18, 24 y 32',
        consigna:
          'Repite las manos de abajo con esos tres stacks y señala dónde cambia la herramienta. Explica la frontera.',
      },
      {
        titulo: 'quién abrió',
        consigna:
          'Cambia en las manos de abajo la posición del que abre y vuelve a decidir. Ordena de más a menos atacable.',
      },
      {
        titulo: 'el que duerme detrás',
        consigna:
          'Supón que un jugador con 60 bb queda por actuar en las manos de abajo. Recalcula y di qué manos retiras.',
      },
      {
        titulo: 'plan de dos calles',
        consigna:
          'En las manos de abajo que lleguen al flop, escribe tamaños de flop y turn con su SPR. Comprueba que el turn termine en all-in o en freno.',
      },
      {
        titulo: 'la mano más débil',
        consigna:
          'En cada mano de abajo busca la mano más débil con la que harías lo mismo y la primera con la que no.',
      },
      {
        titulo: 'reloj de torneo',
        consigna: 'Trabaja las manos de abajo con reloj y sin papel; luego haz la cuenta de las que dudaste.',
      },
    ],
    test: [
      {
        titulo: 'herramienta correcta',
        consigna: 'Di en las manos de abajo: tirar, abrir, pagar, 3-bet chico o all-in. Aprobado con 80 %.',
      },
      {
        titulo: 'cuenta de resubida',
        consigna: 'Da el EV de la resubida en las manos de abajo con los datos ofrecidos. Error máximo de 0,3 bb.',
      },
      {
        titulo: 'respuesta al all-in',
        consigna: 'En las manos de abajo decide si pagas y con qué precio. Dos fallos suspenden.',
      },
      {
        titulo: 'de oído',
        consigna:
          'Alguien lee (o te lees) las manos de abajo en voz alta una sola vez y respondes sin verlas. Mide cuánto dato pierdes.',
      },
    ],
    jugar: [
      {
        titulo: 'aperturas con plan',
        consigna:
          'Juega {min} minutos diciendo antes de cada apertura qué haces ante un all-in. Anota las que abriste sin plan.',
      },
      {
        titulo: 'cuatro resubidas',
        consigna:
          'Busca cuatro resubidas all-in con 14–25 bb contra aperturas tardías. Escribe abandono estimado y resultado.',
      },
      {
        titulo: 'nada de pagar 3-bets',
        consigna:
          'Con menos de 30 bb no pagues 3-bets en toda la sesión: o tiras o metes. Apunta cuándo te costó cumplirlo.',
      },
    ],
    analizar: [
      {
        titulo: 'aperturas castigadas',
        consigna:
          'Revisa {n} aperturas que tiraste ante un all-in y calcula cuántas fichas regalaste. Decide cuáles no debiste abrir.',
      },
      {
        titulo: 'oportunidades de resubir',
        consigna:
          'Busca {n} aperturas tardías que tiraste con 14–25 bb y una mano con bloqueador. Calcula el EV que dejaste.',
      },
      {
        titulo: 'el SPR en tus flops',
        consigna:
          'En {n} botes jugados con 25–40 bb escribe el SPR y si los tamaños llevaban a un all-in natural. Corrige los que no.',
      },
    ],
  },
  ejemplo: {
    niveles: [2, 4],
    mano: 'Ac 4c',
    situacion:
      'Torneo, BBA de 1 bb. El corte, que abre el 35 %, sube a 2,2 bb. Estás en el botón con 18 bb y A4s; las ciegas tienen 25 y 30 bb.',
    pregunta: '¿Resubes all-in?',
    respuesta:
      'En el centro hay 2,2 + 0,5 + 1 + 1 = 4,7 bb. Si el corte paga el 25 % de lo que abre y las ciegas pagan 5 % cada una, tiran todos 0,75 × 0,95 × 0,95 = 68 %. Pagado, A4s tiene ≈ 33 % contra 77+, ATs+, AJo+ y KQs: EV = 0,68 × 4,7 + 0,32 × (0,33 × 38,5 − 18) = 1,50 bb. Rentable. Con 35 bb el mismo all-in daría 0,68 × 4,7 + 0,32 × (0,33 × 72,5 − 35) = −0,35 bb: negativo, y por eso con 35 bb se usa otra herramienta.',
    calculos: [
      { da: '4,7 bb', tipo: 'cuenta', expresion: '2.2+0.5+1+1' },
      { da: '68 %', tipo: 'cuenta', expresion: '0.75*0.95*0.95*100' },
      { da: '1,50 bb', tipo: 'cuenta', expresion: '0.68*4.7+0.32*(0.33*38.5-18)' },
      { da: '−0,35 bb', tipo: 'cuenta', expresion: '0.68*4.7+0.32*(0.33*72.5-35)' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [5, 5],
      mano: 'Kd Jc',
      situacion:
        'Torneo de $2.100, BBA de 1 bb. El botón (45 % de apertura, te cubre) sube a 2 bb, la pequeña se retira y estás en la ciega grande con 20 bb. Si resubes all-in paga el 30 % de lo que abre (55+, A7s+, A9o+, KTs+, KQo, QJs) y tienes ≈ 36 %. Si pagas, recuperas el 47 % de un bote de 5,5.',
      pregunta: '¿All-in o pago? ¿Qué cambia con una prima de 8 puntos?',
      respuesta:
        'All-in: en el centro hay 2 + 0,5 + 1 + 1 = 4,5; 0,70 × 4,5 + 0,30 × (0,36 × 41,5 − 19) = +1,93 bb. Pagar 1: 0,47 × 5,5 − 1 = +1,59 bb. En fichas gana el all-in por 0,34 bb. Con prima, los 8 puntos se restan donde arriesgas el torneo: 0,70 × 4,5 + 0,30 × (0,28 × 41,5 − 19) = +0,94 bb, y el pago, que arriesga 1 bb, pasa delante. Lejos de premios mezcla las dos; cerca de un salto, paga y deja el all-in para ases bajos y pares, que bloquean o resisten mejor.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.7*4.5+0.3*(0.36*41.5-19)', da: '+1,93 bb' },
        { tipo: 'cuenta', expresion: '0.47*5.5-1', da: '+1,59 bb' },
        { tipo: 'cuenta', expresion: '1.93-1.59', da: '0,34 bb' },
        { tipo: 'cuenta', expresion: '0.7*4.5+0.3*(0.28*41.5-19)', da: '+0,94 bb' },
      ],
    },
  ],
  spots: [
    {
      niveles: [2, 4],
      mano: 'Ad Js',
      situacion: '20 bb en la ciega grande. Un UTG muy apretado (12 %) abre a 2,2 bb; tiran los demás. BBA de 1 bb.',
      pregunta: '¿All-in, pago o fold?',
      respuesta:
        'Paga o tira, no metas. Precio del pago: 1,2 bb por un bote de 2,2 + 0,5 + 1 + 1 = 4,7: 20,3 %. Barato: paga y juega el flop con cuidado. El all-in necesita abandonos que no tiene: si paga 60 % de su 12 % (77+, ATs+, AJo+, KQs aproximadamente) AJo tiene ≈ 37 %, y 0,40 × 4,7 + 0,60 × (0,37 × 40,5 − 19) = −0,53 bb. Negativo. El mismo all-in contra una apertura del botón es excelente.',
      calculos: [
        { da: '20,3 %', tipo: 'cuenta', expresion: '1.2/(4.7+1.2)*100' },
        { da: '−0,53 bb', tipo: 'cuenta', expresion: '0.4*4.7+0.6*(0.37*40.5-19)' },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'Kc Th',
      situacion: '16 bb en el corte, BBA de 1 bb. Ciegas: 12 bb y 40 bb; el botón tiene 22 bb. Nadie ha abierto.',
      pregunta: '¿Abres a 2,1 bb, metes all-in o tiras?',
      respuesta:
        'Abre chico solo si tienes respuesta: ante un all-in de 12 bb deberías pagar 9,9 por un bote de 12 + 2,1 + 1 + 1 = 16,1: precio 38,1 %, y KTo contra un rango de resubida del 20 % tiene ≈ 39 %: estás en la frontera y sin gusto. El all-in directo desde el corte con 16 bb es para un rango más fuerte (cerca del 25 %, donde KTo apenas entra). Solución práctica: abre a 2,1 cuando las ciegas resuben poco y tira cuando resuben mucho; nunca abras «a ver qué pasa».',
      calculos: [{ da: '38,1 %', tipo: 'cuenta', expresion: '9.9/(16.1+9.9)*100' }],
    },
    {
      niveles: [2, 5],
      mano: '9h 9d',
      situacion:
        '22 bb. Abres en el corte a 2,1 bb y la ciega grande (regular que resube all-in el 14 %) mete 20 bb. BBA de 1 bb.',
      pregunta: '¿Pagas 99?',
      respuesta:
        'Te faltan 17,9 por un bote de 20 + 2,1 + 0,5 + 1 = 23,6: precio 43,1 %. Contra 22+, A2s+, A7o+, K9s+, KTo+, QTs+, JTs (21 %) 99 tiene ≈ 58 %; contra 77+, ATs+, AJo+, KQs (8 %), ≈ 47 %. Con su 14 % quedas entre ambas, alrededor de 52 %: paga. Con 66 en vez de 99 pagarías solo contra el rango ancho.',
      calculos: [{ da: '43,1 %', tipo: 'cuenta', expresion: '17.9/(23.6+17.9)*100' }],
    },
    {
      niveles: [3, 5],
      mano: 'Qh Jh',
      mesa: 'Qd 8c 3s',
      situacion:
        '30 bb efectivas. Abriste en el botón a 2,1 bb, pagó la ciega grande. Bote 2,1 + 2,1 + 0,5 + 1 = 5,7 bb. Pasa. Te quedan 27,9 bb.',
      pregunta: 'Plan de tamaños para el resto de la mano.',
      respuesta:
        'SPR 4,9. Apuesta 1/3: 1,9 bb; el bote pasa a 9,5 bb. Turn 60 %: 5,7 bb, bote 20,9 bb. River: quedan 27,9 − 1,9 − 5,7 = 20,3 bb, casi el bote exacto. El plan 1/3, 60 %, all-in cobra tres calles a Q peores y 8x en el flop; si en el turn cae un rey o un as, baja a un segundo pase y river chico.',
      calculos: [
        { da: '4,9', tipo: 'spr', stack: 27.9, bote: 5.7 },
        { da: '1,9 bb', tipo: 'cuenta', expresion: '5.7/3' },
        { da: '9,5 bb', tipo: 'cuenta', expresion: '5.7+2*1.9' },
        { da: '5,7 bb', tipo: 'cuenta', expresion: '0.6*9.5' },
        { da: '20,9 bb', tipo: 'cuenta', expresion: '9.5+2*5.7' },
        { da: '20,3 bb', tipo: 'cuenta', expresion: '27.9-1.9-5.7' },
      ],
    },
    {
      niveles: [3, 4],
      mano: '7c 6c',
      situacion:
        '24 bb en el botón. Abre el jugador anterior al corte a 2,2 bb y el corte paga. BBA de 1 bb. Las ciegas tienen 15 y 50 bb.',
      pregunta: '¿Pagas, squeeze all-in o fold?',
      respuesta:
        'Tira o paga barato, pero no metas. El squeeze all-in gana 2,2 + 2,2 + 0,5 + 1 + 1 = 6,9 bb por abandonos, arriesgando 24: sin equity necesitaría 78 %. Con dos rivales ya dentro, ciegas detrás y 76s cobrando ≈ 32 % contra lo que paga, si tiran todos el 50 %: 0,5 × 6,9 + 0,5 × (0,32 × 51 − 24) = −0,39 bb. A 2,2 bb para un bote de 6,9, pagar en posición cuesta 24 % y 76s lo vale si las ciegas no resuben.',
      calculos: [
        { da: '6,9 bb', tipo: 'cuenta', expresion: '2.2+2.2+0.5+1+1' },
        { da: '78 %', tipo: 'cuenta', expresion: '24/(24+6.9)*100' },
        { da: '−0,39 bb', tipo: 'cuenta', expresion: '0.5*6.9+0.5*(0.32*51-24)' },
        { da: '24 %', tipo: 'cuenta', expresion: '2.2/(6.9+2.2)*100' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Ah Kc',
      mesa: '9d 5c 2h',
      situacion:
        '35 bb efectivas. Tu apertura de 2,1 bb en el corte recibió 3-bet a 5,5 bb del botón y pagaste. Bote 5,5 + 5,5 + 1,5 + 1 = 13,5 bb; quedan 29,5. Pasas y apuesta 4 bb.',
      pregunta: '¿Sigues?',
      respuesta:
        'Precio 18,6 %. AK conserva ≈ 25 % por sus seis outs contra un par medio: contra TT tienes 26 %, contra QJ de color 76 %, contra AA 1 %. Contra un rango de 3-bet con faroles A5s–A3s y KQ, AK va delante de buena parte: paga una vez. Check-raise all-in 29,5 para ganar 17,5 necesita 63 % de abandonos sin equity: con el ≈ 25 % que conservas bastaría con bastante menos, y solo es bueno contra quien c-betea todo.',
      calculos: [
        { da: '18,6 %', tipo: 'potOdds', bote: 13.5, apuesta: 4 },
        { da: '26 %', tipo: 'equity', mano: 'Ah Kc', rivales: ['Ts Td'], mesa: '9d 5c 2h' },
        { da: '76 %', tipo: 'equity', mano: 'Ah Kc', rivales: ['Qs Js'], mesa: '9d 5c 2h' },
        { da: '1 %', tipo: 'equity', mano: 'Ah Kc', rivales: ['As Ad'], mesa: '9d 5c 2h' },
        { da: '63 %', tipo: 'cuenta', expresion: '29.5/(29.5+17.5)*100' },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'Ah Kd',
      situacion: '20 bb en el botón, BBA de 1 bb. El corte abre a 2,1 bb con un 30 %. Las ciegas tienen 25 y 35 bb.',
      pregunta: '¿Pagas, 3-bet chico o all-in?',
      respuesta:
        'All-in: en el centro hay 2,1 + 0,5 + 1 + 1 = 4,6 bb y A-K gana mucho si se retiran y va bien si pagan peores ases. Si el corte tira el 65 % y las ciegas el 93 % cada una, tiran todos 56 %. Pagado tienes ≈ 50 %: 0,56 × 4,6 + 0,44 × (0,50 × 42,5 − 20) = +3,13 bb. Pagar deja entrar a las ciegas y fallas el flop dos de cada tres veces; un 3-bet chico obliga a pagar igualmente el all-in.',
      calculos: [
        { tipo: 'cuenta', expresion: '2.1+0.5+1+1', da: '4,6 bb' },
        { tipo: 'cuenta', expresion: '100*0.65*0.93*0.93', da: '56 %' },
        { tipo: 'cuenta', expresion: '0.56*4.6+0.44*(0.5*42.5-20)', da: '+3,13 bb' },
      ],
    },
    {
      niveles: [2, 2],
      mano: 'Qh 7h',
      situacion:
        '18 bb en HJ, BBA. Nadie ha abierto; detrás hay un corte con 14 bb que resube all-in a menudo y dos ciegas de 20 y 12 bb.',
      pregunta: '¿Abres Q-7 del mismo palo a 2,1 bb?',
      respuesta:
        'No. Si cada uno de los cuatro mete all-in el 9 %, alguien lo hace 1 − 0,91⁴ = 31 % de las veces y pierdes 2,1: 0,65 bb por intento. El premio, 2,5 bb, solo llega cuando se retiran los cuatro. Con 15–20 bb abre manos que sepan contestar un all-in (ases, parejas, K-Q) y Q-7 déjala para el botón con ciegas profundas.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*(1-0.91*0.91*0.91*0.91)', da: '31 %' },
        { tipo: 'cuenta', expresion: '0.31*2.1', da: '0,65 bb' },
      ],
    },
    {
      niveles: [5, 5],
      mano: 'As 5s',
      situacion:
        'Torneo de $1.050, 25 bb, BBA. HJ (22 %) abre a 2,1 bb y estás en el botón; las ciegas te cubren. Opciones: 3-bet a 5,5 (HJ tira el 52 %, mete all-in el 20 %, paga el 28 %) o all-in de 25 (paga el 24 %). Las ciegas entran el 8 % en total en ambos casos.',
      pregunta: 'Compara EV en fichas (A-5s pagado all-in ≈ 33 %; en el bote 3-bet recuperas el 44 % de 13,6).',
      respuesta:
        '3-bet: si entra una ciega (8 %) pierdes 5,5. 0,92 × [0,52 × 4,6 − 0,20 × 5,5 + 0,28 × (0,44 × 13,6 − 5,5)] − 0,08 × 5,5 = +0,87 bb. All-in: 0,92 × [0,76 × 4,6 + 0,24 × (0,33 × 52,5 − 25)] + 0,08 × (0,30 × 52,5 − 25) = +0,78 bb. Ganan los dos; cerca de premios el 3-bet chico arriesga 5,5 y no 25, y pasa delante. Contra quien paga mucho el 3-bet y luego juega bien, el all-in.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.92*(0.52*4.6-0.2*5.5+0.28*(0.44*13.6-5.5))-0.08*5.5', da: '+0,87 bb' },
        { tipo: 'cuenta', expresion: '0.92*(0.76*4.6+0.24*(0.33*52.5-25))+0.08*(0.3*52.5-25)', da: '+0,78 bb' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Td 9d',
      mesa: 'Ts 6d 2c',
      situacion:
        '28 bb efectivas, BBA. Abriste en el botón a 2,1 bb y pagó la ciega grande. Bote 5,7; quedan 25,9. Te pasa.',
      pregunta: 'Plan de apuestas con pareja alta y qué haces ante un check-raise all-in.',
      respuesta:
        'SPR 4,5. Apuesta 1,9 (un tercio): pagan 6-x, 2-x, parejas y overcards. Bote 9,5; turn 6 (bote 21,5) y quedan 18 para el river. Ante el all-in del flop pagas 24 para un bote de 57,5: 41,7 %. Contra 6-6, 2-2, T-x mejores y muchos proyectos o 9-8, J-9 que meten, T-9 ronda el 45–50 %: paga. Con primas de burbuja y quien te cubre, el umbral pasa del 50 % y se convierte en fold.',
      calculos: [
        { tipo: 'spr', stack: 25.9, bote: 5.7, da: '4,5' },
        { tipo: 'cuenta', expresion: '5.7+3.8', da: '9,5' },
        { tipo: 'cuenta', expresion: '9.5+12', da: '21,5' },
        { tipo: 'cuenta', expresion: '5.7+25.9*2', da: '57,5' },
        { tipo: 'cuenta', expresion: '100*24/57.5', da: '41,7 %' },
      ],
    },
    {
      niveles: [2, 3],
      mano: '7h 7s',
      situacion:
        '17 bb en la ciega pequeña, BBA. El botón (40 % de apertura, 30 bb) sube a 2 bb; la grande tiene 20 bb. Si metes all-in, el botón paga el 26 % de lo que abre y la grande el 6 %.',
      pregunta: '¿All-in, pago o fold con 7-7?',
      respuesta:
        'All-in. En el centro hay 2 + 0,5 + 1 + 1 = 4,5 bb. Tiran los dos 0,74 × 0,94 = 70 %. Pagado tienes ≈ 46 %: 0,70 × 4,5 + 0,30 × (0,46 × 36 − 16,5) = +3,17 bb. Pagar 1,5 bb fuera de posición con 17 deja la mitad de los flops sin saber qué hacer. Contra UTG apretado, en cambio, 7-7 se retira o mete según su rango.',
      calculos: [
        { tipo: 'cuenta', expresion: '2+0.5+1+1', da: '4,5 bb' },
        { tipo: 'cuenta', expresion: '100*0.74*0.94', da: '70 %' },
        { tipo: 'cuenta', expresion: '0.7*4.5+0.3*(0.46*36-16.5)', da: '+3,17 bb' },
      ],
    },
  ],
};
