import type { PokerTopic } from '../../poker-topic.ts';

export const pkPreStraddle: PokerTopic = {
  id: 'pk-pre-straddle',
  titulo: 'Preflop con straddle y con ante: rangos y tamaños',
  area: 'PRE',
  nivelMin: 3,
  nivelMax: 5,
  prerequisitos: ['pk-pre-rfi', 'pk-pre-3bet'],
  exclusivo: ['cash'],
  minutosEtapa: 220,
  importancia: 'ocasional',
  terminos: [
    'straddle',
    'straddles',
    'mississippi straddle',
    'straddle del botón',
    'straddle en utg',
    'mesa con straddle',
    'mesas con ante',
    'cash con ante',
    'jugar con ante',
    'ante en cash',
    'tercera ciega',
    'doble straddle',
    'mesa de tres ciegas',
    'straddle obligatorio',
    'bomb pot',
  ],
  ideas: [
    'El straddle es una ciega voluntaria de 2 bb antes de repartir: el bote inicial pasa de 1,5 a 3,5 bb y las profundidades se dividen por dos, porque la unidad real de la mano pasa a ser el straddle. Con 100 bb juegas 50 straddles.',
    'Traduce todo a straddles antes de decidir: abrir a 2,5 straddles, 3-bet a 8, SPR y rangos de 50 unidades. Quien sigue pensando en ciegas grandes abre demasiado pequeño.',
    'El straddle de UTG habla último preflop y, postflop, el primero después de las ciegas; el del botón conserva la posición y obliga a las ciegas a actuar primero con peor precio: contra él la pequeña sube o se retira, y casi nunca paga.',
    'El ante pone dinero muerto sin cambiar la profundidad: con 6 antes de 0,2 bb hay 2,7 bb en el bote y todos los asientos abren más, sobre todo los tardíos; las defensas de la ciega grande se ensanchan.',
  ],
  etapas: [
    {
      nivel: 3,
      enfoque:
        'Convierte la mano a straddles y usa tus tablas de 50 bb; abre a 2,5 straddles y defiende el straddle como una ciega grande sin ciegas detrás.',
      idea: 'Con straddle, un stack de 100 bb es un stack de 50: las parejas pequeñas pierden implícitas y los ases altos ganan.',
    },
    {
      nivel: 4,
      enfoque:
        'Ajusta por tipo: straddle del botón (las ciegas juegan en el peor sitio posible) y mesas con ante; decide cuándo conviene comprar más fichas para conservar profundidad.',
      idea: 'Contra un straddle de botón, la ciega pequeña retira casi todo lo que no resube.',
    },
    {
      nivel: 5,
      enfoque:
        'Ajusta rango y tamaño al que puso el straddle y a quienes no cambian de unidad: squeeze contra aperturas pequeñas, aperturas mayores contra quien defiende todo y 4-bets con la profundidad real.',
      idea: 'Quien defiende su straddle con todo te paga dominado: abre más grande y más fuerte. Quien lo abandona te deja abrir más ancho, no más grande.',
    },
  ],
  errorTipico:
    'Abrir a 3 bb sobre un straddle de 2 bb (apenas 1,5 straddles) y pagar con 4-4 «a 100 bb» cuando en realidad hay 50 unidades. También resubir a 9 bb «como siempre»: son 4,5 straddles, un precio que nadie abandona.',
  preguntas: [
    {
      pregunta: 'Ciegas 1/2 y straddle de 4; tienes $400. ¿Cuántas unidades juegas y a cuánto abres?',
      respuesta: '400 ÷ 4 = 100 straddles, aunque sean 200 ciegas grandes. Se abre a unos 2,5 straddles, $10.',
    },
    {
      pregunta: '¿Qué retirada pide abrir a 2,5 straddles con 1,75 straddles en el bote?',
      respuesta: 'Las ciegas y el straddle suman 0,25 + 0,5 + 1 = 1,75 straddles: 2,5 ÷ 4,25 = 58,8 %.',
    },
    {
      pregunta: '¿Por qué el straddle del botón es peor para las ciegas que el de UTG?',
      respuesta:
        'Porque actúan primero preflop y en todas las calles contra quien tendrá siempre posición y ya ha puesto dinero.',
    },
    {
      pregunta: 'Abren a $10 sobre un straddle de $4. ¿A cuánto haces 3-bet en posición y desde las ciegas?',
      respuesta:
        'En posición, unas 3 o 3,5 veces: $30 a $35 (8 straddles). Desde las ciegas, 4 o 4,5 veces: $40 a $45, porque jugarás sin posición y el straddle todavía puede pagar.',
    },
  ],
  criterio: {
    texto: 'Convierte a la unidad correcta y decide bien en {aciertos} de {de} manos.',
    aciertos: 8,
    de: 10,
    unidad: 'manos',
  },
  foco: 'En cada mano con straddle o ante di primero la unidad, la profundidad y el bote inicial.',
  revision: '¿Usé la profundidad real de la mano o seguí pensando en ciegas grandes?',
  variantes: {
    teoria: [
      {
        titulo: 'cambia de unidad',
        consigna:
          'Convierte el ejemplo a straddles y repite con stacks de 60 y de 300 bb. Escribe tu tabla de aperturas en unidades.',
      },
      {
        titulo: 'posiciones del straddle',
        consigna:
          'Dibuja el orden de acción con straddle en UTG y en el botón, y señala quién paga peor precio en cada caso.',
      },
      {
        titulo: 'ante contra straddle',
        consigna:
          'Compara bote inicial, profundidad y retirada pedida en una mesa con ante y otra con straddle. Deduce qué rango se ensancha más.',
      },
    ],
    ejercicios: [
      {
        titulo: 'unidad, bote, profundidad',
        consigna: 'Escribe esos tres datos de cada mano de abajo antes de decidir.',
      },
      {
        titulo: 'sin el straddle',
        consigna: 'Resuelve cada mano de abajo como si no hubiera straddle ni ante y explica qué cambia.',
      },
      {
        titulo: 'precio del que lo puso',
        consigna: 'Calcula el precio que tiene el straddle para pagar en cada mano de abajo y qué defendería.',
      },
      {
        titulo: 'tamaño en unidades',
        consigna: 'Da en cada mano de abajo el tamaño de apertura, de 3-bet y de 4-bet en straddles y en dólares.',
      },
      {
        titulo: 'parejas y profundidad',
        consigna: 'Cambia tu mano por 4-4 en cada caso de abajo y decide con la relación stack/pago en unidades.',
      },
      {
        titulo: 'otro asiento',
        consigna: 'Mueve el straddle al botón en cada mano de abajo y ajusta la decisión.',
      },
      {
        titulo: 'rango en tres líneas',
        consigna: 'Escribe tu rango de apertura para la situación de cada mano de abajo y su porcentaje aproximado.',
      },
      {
        titulo: 'conversión veloz',
        consigna: 'Con reloj, da unidades y tamaño de apertura de las {n} manos de abajo.',
      },
    ],
    test: [
      {
        titulo: 'unidad y acción',
        consigna: 'Responde las {n} manos de abajo con unidades, tamaño y acción; los tres deben estar bien.',
      },
      {
        titulo: 'precio exacto',
        consigna: 'Calcula el precio o la retirada pedida de cada mano de abajo con un decimal.',
      },
      {
        titulo: 'abro, pago o resubo',
        consigna: 'Da en las manos de abajo la acción y la peor mano con la que harías lo mismo en ese asiento.',
      },
      {
        titulo: 'profundidad real',
        consigna: 'Di en cada mano de abajo qué manos ganan y cuáles pierden valor por la profundidad.',
      },
    ],
    jugar: [
      {
        titulo: 'todo en unidades',
        consigna: 'Juega {min} minutos en tu club o plataforma diciendo tamaños en unidades reales de la mano.',
      },
      {
        titulo: 'aperturas en unidades',
        consigna:
          'Juega {min} minutos abriendo siempre a 2,5 unidades reales y anota quién defiende de más y quién abandona.',
      },
      {
        titulo: 'ante medido',
        consigna: 'Juega {n} manos en una mesa con ante y anota cuánto más abriste en cada asiento.',
      },
    ],
    analizar: [
      {
        titulo: 'manos con straddle',
        consigna: 'Separa tus manos con straddle y calcula el resultado en unidades, no en ciegas.',
      },
      {
        titulo: 'tamaños cortos',
        consigna: 'Busca aperturas menores de dos unidades y calcula el precio que regalaste.',
      },
      {
        titulo: 'rango por unidad',
        consigna:
          'Compara tu porcentaje de apertura por asiento en manos con straddle, con ante y normales; di cuál no ajustaste.',
      },
    ],
  },
  ejemplo: {
    niveles: [3, 5],
    mano: 'Ad Tc',
    situacion: 'Cash $1/$2 con straddle de $4 en UTG, mesa de 6. Tienes $400 y estás en el botón; se retiran HJ y CO.',
    pregunta: '¿Cuántas unidades juegas, cuánto hay en el bote y a cuánto abres?',
    respuesta:
      'Unidades: 400 ÷ 4 = 100 straddles, no 200 bb. Bote: 1 + 2 + 4 = $7. Abre a 2,5 straddles, $10: el robo pide 58,8 %, menos que el 62,5 % habitual, y quedan tres rivales. A-10 offsuit abre sin dudas. Con la apertura de 3 bb ($6) el straddle pagaría $2 para $15: 13,3 %: un regalo.',
    calculos: [
      { tipo: 'cuenta', expresion: '400 / 4', da: '100' },
      { tipo: 'cuenta', expresion: '1 + 2 + 4', da: '$7' },
      { tipo: 'cuenta', expresion: '2.5 * 4', da: '$10' },
      { tipo: 'alfa', bote: 7, apuesta: 10, da: '58,8 %' },
      { tipo: 'alfa', bote: 1.5, apuesta: 2.5, da: '62,5 %' },
      { tipo: 'cuenta', expresion: '100 * 2 / 15', da: '13,3 %' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [4, 5],
      mano: 'Kc Jd',
      situacion:
        'Cash $25/$50 con straddle de $100 en UTG, mesa de 6, stacks de $20.000. Estás en el botón, se retiran HJ y CO, y quien puso el straddle es un recreativo que defiende con casi todo. Las ciegas se retiran mucho.',
      pregunta: '¿Cuántas unidades juegas, a cuánto abres K-J offsuit y qué cambia tu rango?',
      respuesta:
        'Unidades: 20.000 ÷ 100 = 200 straddles. Abre grande, 4 straddles: $400. Si paga solo él, el bote es 400 + 400 + 75 = $875 y quedan $19.600: SPR 22,4. K-J contra cualquier mano tiene ≈ 60 %; realizándola entera en posición, 0,60 × 875 − 400 = +$125. Con $250 el mismo cálculo da 0,60 × 575 − 250 = +$95: contra quien paga dominado, más grande. A cambio abre más fuerte: 7-5 del mismo palo y Q-4, que vivían del robo, aquí no lo tienen.',
      calculos: [
        { tipo: 'cuenta', expresion: '20000/100', da: '200 straddles' },
        { tipo: 'cuenta', expresion: '400+400+75', da: '$875' },
        { tipo: 'spr', stack: 19600, bote: 875, da: '22,4' },
        { tipo: 'cuenta', expresion: '0.6*875-400', da: '+$125' },
        { tipo: 'cuenta', expresion: '0.6*575-250', da: '+$95' },
      ],
    },
  ],
  spots: [
    {
      niveles: [3, 5],
      mano: '5d 5s',
      situacion: '$1/$2 con straddle de $4. UTG+1 abre a $10 y tú estás en el botón con $200 (50 straddles).',
      pregunta: '¿Hay set mining?',
      respuesta:
        'Relación: 190 ÷ 10 = 19 a 1, que parece pasar de 15; pero quedan tres jugadores por hablar, el straddle entre ellos con buen precio para resubir. Ligas el 11,8 % y necesitas $85 de media. Con straddle pasivo paga; si resube el 12 % o más, retírate. A 50 unidades 5-5 ya no es un pago automático.',
      calculos: [
        { tipo: 'cuenta', expresion: '190 / 10', da: '19' },
        { tipo: 'cuenta', expresion: '100 * (1 - (48 * 47 * 46) / (50 * 49 * 48))', da: '11,8 %' },
        { tipo: 'cuenta', expresion: '10 / 0.1176', da: '$85' },
      ],
    },
    {
      niveles: [3, 5],
      mano: 'Kh 9h',
      situacion:
        '$2/$5 con straddle de $10 puesto por ti en UTG (obligatorio por acuerdo). El botón abre a $25, las ciegas se retiran y tienes $1.000.',
      pregunta: '¿Qué precio tienes y defiendes?',
      respuesta:
        'Pagas $15 para 25 + 10 + 7 + 15 = $57: 26,3 %. Cierras la acción y fuera de posición solo frente al botón: K-9 del mismo palo tiene ≈ 50 % bruto contra su rango ancho y realiza cerca del 78 %: 39,0 %. Defiende. La profundidad es 100 straddles: juegas una mano normal de 100 unidades con más dinero delante.',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * 15 / 57', da: '26,3 %' },
        { tipo: 'cuenta', expresion: '50 * 0.78', da: '39,0 %' },
        { tipo: 'cuenta', expresion: '1000 / 10', da: '100' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Qc 8c',
      situacion:
        '$5/$10 con straddle de $20 en el botón (habla último preflop). Estás en la ciega pequeña con $2.000 y nadie ha hablado.',
      pregunta: '¿Completas pagando $15?',
      respuesta:
        'No. Pagarías 15 para un bote de 5 + 10 + 20 + 15 = $50 (30 %) con la ciega grande, tres asientos más y el straddle por hablar, y jugarías todas las calles primero. Abres subiendo con un rango estrecho o te retiras. Profundidad: 100 straddles; Q-8 del mismo palo fuera de posición con cinco rivales por hablar es retirada.',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * 15 / 50', da: '30 %' },
        { tipo: 'cuenta', expresion: '2000 / 20', da: '100' },
      ],
    },
    {
      niveles: [3, 5],
      mano: '8d 7d',
      situacion: 'NL200 con ante de 0,25 bb por jugador (6 jugadores). Botón, todos se retiraron; 100 bb.',
      pregunta: '¿Cuánto cambia el robo y el rango?',
      respuesta:
        'Bote: 1,5 + 1,5 = 3,0 bb. Abriendo a 2,5 pide 45,5 % en vez de 62,5 %. La ciega grande paga 1,5 para 7,0 bb, 21,4 %: defenderá mucho más. Ensancha tu apertura hasta cerca del 55–60 % y elige manos que jueguen bien pagadas: 8-7 del mismo palo siempre, K-2 offsuit con menos gusto.',
      calculos: [
        { tipo: 'cuenta', expresion: '1.5 + 6 * 0.25', da: '3,0' },
        { tipo: 'alfa', bote: 3, apuesta: 2.5, da: '45,5 %' },
        { tipo: 'alfa', bote: 1.5, apuesta: 2.5, da: '62,5 %' },
        { tipo: 'cuenta', expresion: '3 + 2.5 + 1.5', da: '7,0' },
        { tipo: 'cuenta', expresion: '100 * 1.5 / 7', da: '21,4 %' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'As Qh',
      situacion:
        '$5/$5 con straddle de $10 y dos recreacionales que ponen straddle siempre. Uno abre a $40 y el otro paga; tienes $1.500 en el botón.',
      pregunta: '¿Pagas o resubes, y a cuánto?',
      respuesta:
        'Resube: 4 × 40 + 40 = $200, que son 20 straddles. Dinero muerto: 40 + 40 + 10 + 10 = $100. Si te paga uno, el bote es $460 y te quedan $1.300: SPR 2,8, ideal para pareja alta con as. Pagando serían tres o cuatro en el flop con A-Q, que vive de dominar, no de ligar las nueces.',
      calculos: [
        { tipo: 'cuenta', expresion: '4 * 40 + 40', da: '$200' },
        { tipo: 'cuenta', expresion: '40 + 40 + 10 + 10', da: '$100' },
        { tipo: 'cuenta', expresion: '200 * 2 + 60', da: '$460' },
        { tipo: 'spr', stack: 1300, bote: 460, da: '2,8' },
      ],
    },
    {
      niveles: [5, 5],
      mano: 'As 5s',
      situacion:
        'Cash $5/$10 con straddle de $20 en UTG, stacks de $2.000 (100 straddles). MP abre a $50 y pagan CO y botón. Estás en la ciega grande; el straddle suele abandonar.',
      pregunta: '¿Squeeze a $270? Dinero en el bote, abandonos exigidos y SPR si paga uno.',
      respuesta:
        'Hay 5 + 10 + 20 + 150 = $185 y tú ya pusiste 10: arriesgas $260 más para ganar 185: 58,4 % de abandonos conjuntos. Contra una apertura de 2,5 straddles con dos pagos débiles es razonable: A-5 del mismo palo bloquea ases. Si paga uno, el bote es 270 + 270 + 5 + 20 + 100 = $665 y quedan $1.730: SPR 2,6, fácil de jugar.',
      calculos: [
        { da: '$185', tipo: 'cuenta', expresion: '5+10+20+150' },
        { da: '58,4 %', tipo: 'cuenta', expresion: '100*260/(260+185)' },
        { da: '2,6', tipo: 'spr', stack: 1730, bote: 665 },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Qd Qs',
      situacion:
        'Cash $2/$5 con straddle de $10, stacks de $600 (60 straddles). UTG+1 abre a $35, el CO paga y estás en el botón.',
      pregunta: '¿A cuánto resubes y qué SPR queda si paga uno?',
      respuesta:
        'En el centro hay 35 + 35 + 2 + 5 + 10 = $87. Resube a unas cuatro veces la apertura, $140. Si paga uno, el bote es 140 + 140 + 35 + 17 = $332 y quedan $460: SPR 1,4. Con SPR tan corto, Q-Q va por el stack salvo en mesas de as o rey con mucha acción. Si piensas en 120 bb en vez de en 60 unidades, resubes poco y llegas al flop con una decisión que no querías.',
      calculos: [
        { tipo: 'cuenta', expresion: '35+35+2+5+10', da: '$87' },
        { tipo: 'cuenta', expresion: '140+140+35+17', da: '$332' },
        { tipo: 'spr', stack: 460, bote: 332, da: '1,4' },
      ],
    },
    {
      niveles: [3, 3],
      mano: 'Ah 9c',
      situacion:
        'Cash $1/$2 con straddle de $4, mesa de 6, $400 (100 straddles). Se retiran todos hasta el CO: tú. Quedan botón, ciegas y straddle.',
      pregunta: '¿Abres A-9 offsuit, a cuánto y qué robo pides?',
      respuesta:
        'Quedan cuatro por hablar, como en HJ de una mesa normal: A-9 offsuit está en el borde. El bote es 1 + 2 + 4 = $7; a 2,5 straddles, $10, el robo pide 58,8 %. Si el botón se retira el 75 %, las ciegas el 80 % cada una y el straddle el 40 %: 0,75 × 0,80 × 0,80 × 0,40 = 19 %. No vive del robo: ábrela si el straddle paga de más con peor, retírala si defiende bien o hay 3-bets detrás. A-9 del mismo palo se abre.',
      calculos: [
        { tipo: 'cuenta', expresion: '1+2+4', da: '$7' },
        { tipo: 'alfa', bote: 7, apuesta: 10, da: '58,8 %' },
        { tipo: 'cuenta', expresion: '100*0.75*0.8*0.8*0.4', da: '19 %' },
      ],
    },
    {
      niveles: [3, 3],
      mano: 'Js Jd',
      situacion:
        'Cash $1/$3 con straddle de $6, stacks de $300 (50 straddles). UTG+1 abre a $20, pagan dos y estás en la ciega grande.',
      pregunta: '¿Squeeze? ¿A cuánto y con qué plan?',
      respuesta:
        'En el centro hay 20 × 3 + 1 + 3 + 6 = $70. Resube a $100: si paga uno, bote $247 y quedan $200, SPR 0,8: con J-J ya no hay fold. Por eso, con 50 unidades, es mejor all-in de $300 si crees que pagan 10-10, 9-9 y A-Q, o pagar $17 y buscar trío si los tres son fuertes. Lo que no se hace es resubir a $60 y dejar a tres con precio.',
      calculos: [
        { tipo: 'cuenta', expresion: '20*3+1+3+6', da: '$70' },
        { tipo: 'cuenta', expresion: '100*2+20*2+7', da: '$247' },
        { tipo: 'spr', stack: 200, bote: 247, da: '0,8' },
      ],
    },
  ],
};
