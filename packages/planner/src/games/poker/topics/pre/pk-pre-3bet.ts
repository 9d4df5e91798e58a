import type { PokerTopic } from '../../poker-topic.ts';

export const pkPre3bet: PokerTopic = {
  id: 'pk-pre-3bet',
  titulo: '3-bet por valor y de farol',
  area: 'PRE',
  nivelMin: 1,
  nivelMax: 5,
  prerequisitos: ['pk-pre-rfi'],
  minutosEtapa: 320,
  importancia: 'esencial',
  terminos: [
    '3-bet',
    '3bet',
    'tres bet',
    'tribet',
    'resubir preflop',
    'resubida preflop',
    '3-bet de farol',
    '3-bet por valor',
    'light 3bet',
    'three bet',
    '3 bet',
    '3betear',
    'rango polarizado preflop',
    '3-bet lineal',
    'rango lineal',
    '3-bet en posición',
    '3-bet fuera de posición',
  ],
  ideas: [
    'El 3-bet es la primera resubida. En posición va a unas 3 veces la apertura (2,5 → 7,5–8 bb) y fuera de posición a unas 4 o 4,5 veces (2,5 → 10–11 bb).',
    '3-bet por valor es resubir con manos que ganan a lo que paga, no «con las mejores»: A-Q es valor contra un botón que paga con A-10 y no lo es contra UTG que solo paga con A-K y parejas altas.',
    'Rango polarizado (muy fuertes y faroles con bloqueador) contra quien se retira mucho; lineal (las mejores manos seguidas) contra quien paga mucho.',
    'De farol elige manos que bloquean y juegan: A-5s a A-2s, K-9s, 7-6s. No uses las que ya ganan pagando (A-Js en el botón) ni las que no ligan nada (Q-6 offsuit).',
  ],
  etapas: [
    {
      nivel: 1,
      enfoque:
        '3-bet solo por valor: QQ+, AK contra cualquiera y algo más contra aperturas tardías. Aprende los tamaños.',
      idea: 'En límites bajos te pagan con demasiadas manos: el 3-bet de valor grande es tu mejor fuente de dinero preflop.',
    },
    {
      nivel: 2,
      enfoque:
        'Añade faroles con ases bajos del mismo palo contra rivales que se retiran más del 55 %, y un rango lineal contra los que pagan.',
      idea: 'Antes de 3-betear de farol mira su retirada al 3-bet: menos del 50 % y el farol se cambia por un pago o nada.',
    },
    {
      nivel: 3,
      enfoque:
        'Construye un rango por cada par de asientos (tú y el abridor) con cuentas de combos y retirada necesaria.',
      idea: 'Contra UTG ronda el 5 %; contra el botón desde las ciegas, entre el 10 % y el 13 %: el asiento del abridor manda sobre tu gusto.',
    },
    {
      nivel: 4,
      enfoque:
        'Equilibra valor y farol por combos, incluye frecuencias mixtas y planifica la respuesta al 4-bet antes de resubir.',
      idea: 'Si no sabes qué harás contra el 4-bet, aún no has elegido bien la mano.',
    },
    {
      nivel: 5,
      enfoque:
        'Ajusta a tendencias finas: retirada por asiento, tamaño del 4-bet y juego del rival en botes 3-beteados; usa tamaños distintos por profundidad.',
      idea: 'A 200 bb sube el tamaño y aumenta lo del mismo palo; a 40 bb baja el tamaño y prefiere bloqueadores al juego postflop.',
    },
  ],
  errorTipico:
    '3-betear «para saber dónde estoy» con A-J o 10-10 contra UTG: se retiran las peores y pagan las mejores; conviertes una mano de valor medio en un farol caro.',
  preguntas: [
    {
      pregunta: '¿A cuánto 3-beteas contra 2,5 bb desde el botón y desde la ciega grande?',
      respuesta: 'A 7,5–8 bb en posición y a 10–11 bb desde la ciega grande.',
    },
    {
      pregunta: '¿Cuánto debe retirarse el abridor de 2,5 bb para que tu 3-bet a 8 bb desde el botón gane solo?',
      respuesta: 'Arriesgas 8 para ganar 2,5 + 1,5 = 4: 8/12 = 66,7 %.',
    },
    {
      pregunta: '¿Por qué A-5 del mismo palo es mejor farol que A-9 offsuit?',
      respuesta:
        'Ambas bloquean ases, pero A-5s liga color, escalera y juega bien si pagan; A-9o hace parejas dominadas.',
    },
    {
      pregunta: '¿Cuándo usas un rango lineal en vez de polarizado?',
      respuesta:
        'Cuando el rival paga mucho los 3-bets: entonces quieres manos fuertes seguidas (A-Q, A-J, K-Q, 10-10) que dominen lo que paga.',
    },
    {
      pregunta: 'Tienes J-J contra una apertura de UTG de un jugador muy apretado. ¿3-bet o pago?',
      respuesta:
        'Pago casi siempre en posición: lo que paga un 3-bet (QQ+, AK) te gana o te empata; pagando conservas A-Q, 10-10 y 9-9 en su rango.',
    },
  ],
  criterio: {
    texto: 'Elige tamaño, mano y plan ante el 4-bet correctos en {aciertos} de {de} manos.',
    aciertos: 8,
    de: 10,
    unidad: 'manos',
  },
  foco: 'Antes de 3-betear di si es valor o farol, qué paga y qué harás si te 4-betean.',
  revision: '¿Mi 3-bet tenía manos peores que pagaran o retiradas suficientes, o ninguna de las dos?',
  variantes: {
    teoria: [
      {
        titulo: 'valor, farol y qué paga',
        consigna:
          'Define 3-bet por valor y de farol según lo que continúa el rival y clasifica diez manos contra UTG y contra el botón. Lee el ejemplo para comprobar dos de ellas.',
      },
      {
        titulo: 'los tamaños',
        consigna:
          'Deduce los tamaños dentro y fuera de posición a partir del precio que dejan al abridor. Escribe la tabla para aperturas de 2, 2,5 y 3 bb.',
      },
      {
        titulo: 'polarizado o lineal',
        consigna: 'Explica con dos rivales concretos cuándo usas cada forma y dibuja ambos rangos con diez manos.',
      },
    ],
    ejercicios: [
      {
        titulo: 'etiqueta y tamaño',
        consigna:
          'Marca en cada mano de abajo «valor», «farol», «pago» o «retirada», con tamaño, y lista tres manos que continúan.',
      },
      {
        titulo: 'retirada pedida',
        consigna: 'Calcula en cada mano de abajo la frecuencia de retirada que necesita el 3-bet sin contar equity.',
      },
      {
        titulo: 'plan ante el 4-bet',
        consigna: 'Escribe qué harías en cada mano de abajo si te 4-betean a 22 bb, antes de decidir si resubes.',
      },
      {
        titulo: 'otro abridor',
        consigna: 'Cambia al abridor por UTG y por botón en las manos de abajo y vuelve a etiquetar.',
      },
      {
        titulo: 'combos de valor y farol',
        consigna: 'Cuenta en las manos de abajo cuántos combos de cada tipo tendría tu rango y la proporción.',
      },
      {
        titulo: 'encuentra el 3-bet malo',
        consigna:
          'Propón para cada mano de abajo una mano parecida con la que el 3-bet sería un error y explica por qué.',
      },
      {
        titulo: 'en los zapatos del abridor',
        consigna: 'Decide en las manos de abajo con qué continuarías contra tu propio 3-bet.',
      },
      {
        titulo: 'decisión rápida',
        consigna: 'Con reloj, di acción y tamaño de las {n} manos de abajo; justifica después las que dudaste.',
      },
    ],
    test: [
      {
        titulo: 'acción, tamaño y plan',
        consigna: 'Responde las {n} manos de abajo con los tres elementos; falta uno, no cuenta.',
      },
      {
        titulo: 'lineal o polarizado',
        consigna: 'Elige la forma del rango contra el rival de cada mano de abajo y da cinco manos de él.',
      },
      {
        titulo: 'umbrales',
        consigna: 'Da el porcentaje de retirada necesario en cada mano de abajo con un punto de margen.',
      },
      {
        titulo: 'rango escrito',
        consigna:
          'Escribe de memoria tu 3-bet para el par de asientos de cada mano de abajo y su porcentaje aproximado.',
      },
    ],
    jugar: [
      {
        titulo: '3-bets etiquetados',
        consigna:
          'Juega {min} minutos y apunta cada 3-bet con su etiqueta, lo que esperabas que pagara y el resultado.',
      },
      {
        titulo: 'un farol por órbita',
        consigna:
          'Juega {n} manos buscando un 3-bet de farol bien elegido contra un rival que se retire; si no lo hay, ninguno.',
      },
      {
        titulo: 'tamaño correcto',
        consigna: 'Juega {min} minutos vigilando solo el tamaño dentro y fuera de posición.',
      },
    ],
    analizar: [
      {
        titulo: 'tu 3-bet por asiento',
        consigna: 'Calcula tu porcentaje de 3-bet contra cada asiento y compáralo con tu plan escrito.',
      },
      {
        titulo: '3-bets pagados',
        consigna: 'Revisa {n} 3-bets que te pagaron: qué mostró el rival y si tu etiqueta era correcta.',
      },
      {
        titulo: 'manos que no resubiste',
        consigna: 'Busca pagos con manos que eran 3-bet de valor y calcula el bote que dejaste de ganar.',
      },
    ],
  },
  ejemplo: {
    niveles: [1, 5],
    mano: 'Ad Qd',
    situacion:
      'NL50, 100 bb. El botón (abre 42 %, se retira al 3-bet el 50 %) sube a 2,5 bb y la pequeña se retira. Estás en la ciega grande.',
    pregunta: '¿3-bet, a cuánto y qué esperas?',
    respuesta:
      '3-bet a 11 bb por valor. Arriesgas 10 más para ganar 4: solo con retiradas, −3,00 bb, pero cuando paga lo hace con A-J, A-10, K-Q y parejas medias que dominas o contra las que compites: con ≈ 52 % de un bote de 22,5 bb esa rama vale +1,70 bb y el total es +2,85 bb. Contra UTG la misma mano se paga: lo que continuaría frente a tu 3-bet es A-K, Q-Q y mejores.',
    calculos: [
      {
        tipo: 'ev',
        ramas: [
          { p: 0.5, valor: 4 },
          { p: 0.5, valor: -10 },
        ],
        da: '−3,00',
      },
      { tipo: 'cuenta', expresion: '0.52 * 22.5 - 10', da: '+1,70' },
      {
        tipo: 'ev',
        ramas: [
          { p: 0.5, valor: 4 },
          { p: 0.5, valor: 1.7 },
        ],
        da: '+2,85',
      },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [1, 1],
      mano: 'Qs Qd',
      situacion:
        'NL10, 100 bb ($10). HJ sube a $0,30, el CO se retira y estás en el botón. HJ paga mucho y casi nunca se retira una vez que entró.',
      pregunta: '¿Pagas o haces 3-bet, y a cuánto?',
      respuesta:
        '3-bet por valor, tres veces su subida: 3 × 0,30 = $0,90. Te pagan parejas menores, A-J, A-10 y K-Q, todas peores. Si paga él solo, el bote será 0,90 + 0,90 + 0,15 = $1,95 y quedarán $9,10: SPR 4,7, cómodo para jugar tres calles si no cae un as o un rey. Pagando los $0,30 el bote sería de unos $0,75 y entrarían las ciegas. En este límite el 3-bet es por valor: contra quien no se retira, con A-5 no se hace.',
      calculos: [
        { tipo: 'cuenta', expresion: '3*0.3', da: '$0,90' },
        { tipo: 'cuenta', expresion: '0.9+0.9+0.15', da: '$1,95' },
        { tipo: 'spr', stack: 9.1, bote: 1.95, da: '4,7' },
        { tipo: 'cuenta', expresion: '0.3+0.3+0.15', da: '$0,75' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'As 4s',
      situacion:
        'NL1000, 100 bb. El CO abre a 2,3 bb y estás en el botón. A tu 3-bet de 7,5: se retiran todos el 52 %, te llega un 4-bet el 14 % (suyo o en frío) y paga el CO el 34 % (recuperas el 42 % de un bote de 16,5).',
      pregunta: '¿3-bet de farol? ¿Y contra un CO que solo se retira el 40 %, con 19 % de 4-bet y 41 % de pago?',
      respuesta:
        'Como farol puro pide 66,4 % (7,5 para ganar 2,3 + 1,5 = 3,8): no llega, hay que contar los pagos. Pagado: 0,42 × 16,5 − 7,5 = −0,57 bb. EV = 0,52 × 3,8 − 0,14 × 7,5 − 0,34 × 0,57 = +0,73 bb: 3-bet. Contra el segundo: 0,40 × 3,8 − 0,19 × 7,5 − 0,41 × 0,57 = −0,14 bb: déjala. Plan ante el 4-bet a 20: pagar 12,5 para un bote de 41,5 pide 30,1 % y A-4 del mismo palo contra QQ+, A-K y A-5s tiene ≈ 31 % bruto: en la línea; sin lectura, retírate.',
      calculos: [
        { tipo: 'alfa', bote: 3.8, apuesta: 7.5, da: '66,4 %' },
        { tipo: 'cuenta', expresion: '0.42*16.5-7.5', da: '−0,57 bb' },
        { tipo: 'cuenta', expresion: '0.52*3.8-0.14*7.5-0.34*0.57', da: '+0,73 bb' },
        { tipo: 'cuenta', expresion: '0.4*3.8-0.19*7.5-0.41*0.57', da: '−0,14 bb' },
        { tipo: 'cuenta', expresion: '100*12.5/41.5', da: '30,1 %' },
      ],
    },
  ],
  spots: [
    {
      niveles: [1, 2],
      mano: 'Kh Ks',
      situacion: 'NL5, UTG sube a $0,15, HJ paga y estás en el botón con $5.',
      pregunta: '¿A cuánto resubes y por qué no pagas para esconder la mano?',
      respuesta:
        '3 veces más una apertura por el pagador: 3 × 0,15 + 0,15 = $0,60. Pagando verías el flop con tres o cuatro rivales, y un as aparece en el flop cerca del 22,6 % de las veces. Resubir mete dinero ahora, cuando tienes la mejor mano.',
      calculos: [
        { tipo: 'cuenta', expresion: '3 * 0.15 + 0.15', da: '$0,60' },
        { tipo: 'cuenta', expresion: '100 * (1 - (46 * 45 * 44) / (50 * 49 * 48))', da: '22,6 %' },
      ],
    },
    {
      niveles: [1, 3],
      mano: 'As Kc',
      situacion: 'NL10. CO abre a $0,25 y estás en el botón con $10.',
      pregunta: '¿3-bet o pago?',
      respuesta:
        '3-bet a 3 × 0,25 = $0,75. A-K bloquea A-A y K-K: quedan 3 y 3 combos en vez de 6 y 6. Te pagan A-Q, A-J y K-Q, a las que dominas. Si te 4-betea un jugador normal con 100 bb, puedes ir all-in o retirarte según su rango; contra quien solo lo hace con A-A y K-K, retírate.',
      calculos: [
        { tipo: 'cuenta', expresion: '3 * 0.25', da: '$0,75' },
        { tipo: 'combos', mano: 'AA', muertas: 'As Kc', da: '3' },
        { tipo: 'combos', mano: 'KK', muertas: 'As Kc', da: '3' },
      ],
    },
    {
      niveles: [1, 3],
      mano: 'Jd Jh',
      situacion: 'NL10. UTG, muy apretado (abre menos del 7 %), sube a $0,30. Estás en el botón con $10.',
      pregunta: '¿3-bet por valor?',
      respuesta:
        'No: paga. Su rango es algo así como 88+, ATs+, KQs, AQo+ (6,5 %). Ante un 3-bet seguiría con QQ+ y A-K: 34 combos contra los que J-J está cerca del 36 %. Pagando conservas 10-10, 9-9, 8-8 y A-Q, a los que ganas.',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * (7 * 6 + 5 * 4 + 2 * 12) / 1326', da: '6,5 %' },
        { tipo: 'cuenta', expresion: '3 * 6 + 1 * 4 + 1 * 12', da: '34' },
        { tipo: 'cuenta', expresion: '(18 * 19 + 16 * 56) / 34', da: '36 %' },
      ],
    },
    {
      niveles: [2, 4],
      mano: 'Ac 4c',
      situacion: 'NL50. El CO abre a 2,5 bb, se retira al 3-bet el 62 %. Estás en el botón, 100 bb.',
      pregunta: '¿Es buen farol a 7,5 bb?',
      respuesta:
        'Sí. Pides 65,2 % si no tuvieras equity; con 62 % de retiradas el robo directo vale −0,37 bb, y A-4 del mismo palo recupera mucho más que eso cuando pagan (≈ 36 % de un bote de 16,5 bb son 5,9 bb). Bloqueas la mitad de A-A. Ante un 4-bet te retiras sin pena.',
      calculos: [
        { tipo: 'alfa', bote: 4, apuesta: 7.5, da: '65,2 %' },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.62, valor: 4 },
            { p: 0.38, valor: -7.5 },
          ],
          da: '−0,37',
        },
        { tipo: 'cuenta', expresion: '0.36 * 16.5', da: '5,9' },
      ],
    },
    {
      niveles: [2, 4],
      mano: 'Kd Qs',
      situacion:
        'NL25. Rival que paga 3-bets con el 60 % de su apertura y casi no se retira; abre en el botón a 2,5 bb. Estás en la ciega grande.',
      pregunta: '¿Lineal o polarizado, y entra K-Q offsuit?',
      respuesta:
        'Lineal. Con 40 % de retiradas un farol pierde −4,40 bb antes de la equity. En cambio K-Q domina K-J, K-10, Q-J y Q-10, con los que paga: úsala por valor a 11 bb ($2,75). Tu rango de 3-bet contra él: 99+, ATs+, KTs+, QJs, AJo+, KQo, 8,7 %, sin faroles de A-4.',
      calculos: [
        {
          tipo: 'ev',
          ramas: [
            { p: 0.4, valor: 4 },
            { p: 0.6, valor: -10 },
          ],
          da: '−4,40',
        },
        { tipo: 'cuenta', expresion: '11 * 0.25', da: '$2,75' },
        { tipo: 'cuenta', expresion: '100 * (6 * 6 + 8 * 4 + 4 * 12) / 1326', da: '8,7 %' },
      ],
    },
    {
      niveles: [3, 5],
      mano: '7h 6h',
      situacion:
        'NL100. Ciega pequeña contra apertura del CO a 2,5 bb (28 %). Construyes un rango de 3-bet a 11 bb con 55 % de retiradas.',
      pregunta: '¿Cuántos combos de farol caben si tu valor es TT+, AQs+ y AKo y quieres dos de valor por cada farol?',
      respuesta:
        'Valor: 50 combos. Con proporción 2 a 1 los faroles son 25: A-5s a A-3s (12), K-9s (4), 8-7s (4) y 7-6s (4) suman 24. 7-6 del mismo palo entra por jugabilidad, no por bloqueo: liga flops que el CO no te atribuye.',
      calculos: [
        { tipo: 'cuenta', expresion: '5 * 6 + 2 * 4 + 1 * 12', da: '50' },
        { tipo: 'cuenta', expresion: '50 / 2', da: '25' },
        { tipo: 'cuenta', expresion: '12 + 4 + 4 + 4', da: '24' },
      ],
    },
    {
      niveles: [3, 5],
      mano: 'Tc Ts',
      situacion:
        'NL200. HJ abre a 2,5 bb, 3-beteas en el botón a 8 bb y te 4-betea a 21 bb. 100 bb. Su 4-bet es QQ+, AK y algún A-5s.',
      pregunta: '¿Cómo deberías haber decidido antes de resubir?',
      respuesta:
        'Contra QQ+ y AK (18 + 16 = 34 combos) y 4 de A-5s, tu equity ronda (18 × 19 + 16 × 56 + 4 × 68) ÷ 38 = 39,7 %. Pagar 13 bb para un bote final de 43,5 bb pide 29,9 %, así que en posición puedes pagar una vez contra ese rango; pero en el flop saldrá alguna carta mayor el 69 % de las veces y no cobrarás toda esa equity. Contra quien solo 4-betea K-K y A-A tienes ≈ 19 % y te retiras. Si no quieres esa decisión, 10-10 contra HJ también funciona como pago.',
      calculos: [
        { tipo: 'cuenta', expresion: '3 * 6 + 1 * 4 + 1 * 12', da: '34' },
        { tipo: 'cuenta', expresion: '(18 * 19 + 16 * 56 + 4 * 68) / 38', da: '39,7' },
        { tipo: 'cuenta', expresion: '100 * 13 / 43.5', da: '29,9 %' },
        { tipo: 'cuenta', expresion: '100 * (1 - (34 * 33 * 32) / (50 * 49 * 48))', da: '69 %' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Kc 9c',
      situacion: 'NL600. El botón abre a 2,3 bb con 48 % y se retira al 3-bet de la grande el 47 %. 3-bet a 10 bb.',
      pregunta: '¿Cuánto debe recuperar K-9 del mismo palo cuando paga?',
      respuesta:
        'Arriesgas 9 bb para ganar 2,3 + 1 + 0,5 = 3,8. Retiradas: −2,98 bb. Para empatar, la rama de pago (supón 45 % pago y 8 % 4-bet) debe devolver 6,6 bb de un bote de 20,5: el 32 %. Con iniciativa y ≈ 40 % de equity es factible por poco; frente a pagar (que gana algo también), mezcla al 50 %.',
      calculos: [
        {
          tipo: 'ev',
          ramas: [
            { p: 0.47, valor: 3.8 },
            { p: 0.53, valor: -9 },
          ],
          da: '−2,98',
        },
        { tipo: 'cuenta', expresion: '(0.53 * 9 - 0.47 * 3.8) / 0.45', da: '6,6' },
        { tipo: 'cuenta', expresion: '100 * ((0.53 * 9 - 0.47 * 3.8) / 0.45) / 20.5', da: '32 %' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Ah Jc',
      situacion:
        'NL400. CO abre; estás en el botón. Tu 3-bet polarizado excluye A-J offsuit. Un compañero dice que «A-J es demasiado buena para pagar».',
      pregunta: '¿Qué pasa con A-J al 3-betearla contra un CO que paga con A-Q+, 99+ y K-Qs, y se retira el resto?',
      respuesta:
        'Pagan: A-Q 12, A-K 12, 99, TT, QQ y KK 6 cada uno, JJ 3, AA 3 y KQs 4: 58 combos, y solo ganas con claridad a los 4 de K-Qs. Retiras A-10, A-9, K-J y Q-J, que dominabas. Es la definición de 3-bet perdedor: paga o retírate según los de detrás.',
      calculos: [
        { tipo: 'combos', mano: 'AQ', muertas: 'Ah Jc', da: '12' },
        { tipo: 'combos', mano: 'AK', muertas: 'Ah Jc', da: '12' },
        { tipo: 'combos', mano: 'JJ', muertas: 'Ah Jc', da: '3' },
        { tipo: 'combos', mano: 'AA', muertas: 'Ah Jc', da: '3' },
        { tipo: 'cuenta', expresion: '12 + 12 + 24 + 3 + 3 + 4', da: '58' },
      ],
    },
    {
      niveles: [5, 5],
      mano: 'Ad 5d',
      situacion:
        'NL2000, 200 bb. CO abre a 2,5 bb; en el botón 3-beteas a 9 bb. El rival paga más y 4-betea menos a esta profundidad.',
      pregunta: '¿Por qué subes el tamaño y qué SPR dejas?',
      respuesta:
        'Con 7,5 bb el bote pagado sería 16,5 bb y el SPR 11,7; con 9 bb, bote 19,5 y SPR 9,8. Más profundo, el precio debe compensar sus implícitas: a 9 bb paga 6,5 para 19,5, 33,3 %, en lugar de 30,3 %. A-5 del mismo palo gana valor: sus colores al as ganan stacks de 200 bb a colores menores.',
      calculos: [
        { tipo: 'spr', stack: 192.5, bote: 16.5, da: '11,7' },
        { tipo: 'spr', stack: 191, bote: 19.5, da: '9,8' },
        { tipo: 'cuenta', expresion: '100 * 6.5 / 19.5', da: '33,3 %' },
        { tipo: 'cuenta', expresion: '100 * 5 / 16.5', da: '30,3 %' },
      ],
    },
    {
      niveles: [1, 2],
      mano: 'Ac Kd',
      situacion:
        'NL5, 100 bb. El botón, que sube con casi todo, abre a $0,15. La ciega pequeña se retira y estás en la grande.',
      pregunta: '¿3-bet? ¿A cuánto sin posición?',
      respuesta:
        'Sí, por valor: te pagan A-Q, A-J, K-Q y parejas menores. Sin posición usa cuatro veces: 4 × 0,15 = $0,60. Si paga, el bote es 0,60 + 0,60 + 0,02 = $1,22 y quedan $4,40, SPR 3,6. Ligas as o rey en el flop cerca del 32 %; si fallas, una apuesta de un tercio en mesas altas y secas, y sin pareja no persigas más.',
      calculos: [
        { tipo: 'cuenta', expresion: '4*0.15', da: '$0,60' },
        { tipo: 'cuenta', expresion: '0.6+0.6+0.02', da: '$1,22' },
        { tipo: 'spr', stack: 4.4, bote: 1.22, da: '3,6' },
        { tipo: 'cuenta', expresion: '100*(1-(44*43*42)/(50*49*48))', da: '32 %' },
      ],
    },
    {
      niveles: [1, 2],
      mano: '9s 9d',
      situacion:
        'NL10, 100 bb. El CO abre a $0,30 y juega muchas manos; estás en el botón. Piensas hacer 3-bet «para ganarlo ya».',
      pregunta: '¿3-bet o pago con 9-9 contra quien nunca se retira?',
      respuesta:
        'Si no se retira, no lo «ganas ya»: a $0,90 el bote sería 0,90 + 0,90 + 0,15 = $1,95 y una J, Q, K o A cae en el flop 69 % de las veces. Paga: juegas en posición un bote de $0,75 con una pareja que suele ir delante. 3-bet por valor con 10-10 o J-J y mejores contra este rival, y con 9-9 cuando abra casi todo y pague peor.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.9+0.9+0.15', da: '$1,95' },
        { tipo: 'cuenta', expresion: '100*(1-(34*33*32)/(50*49*48))', da: '69 %' },
        { tipo: 'cuenta', expresion: '0.3+0.3+0.15', da: '$0,75' },
      ],
    },
    {
      niveles: [1, 1],
      mano: 'Ad Kh',
      situacion: 'NL5, 100 bb. UTG sube a $0,15, el CO paga y estás en el botón.',
      pregunta: '¿A cuánto haces 3-bet con alguien ya dentro?',
      respuesta:
        'Tres veces la subida más una por el pagador: 3 × 0,15 + 0,15 = $0,60. En el bote hay 0,15 + 0,15 + 0,07 = $0,37. Con $0,45, los dos tendrían buen precio y verías el flop contra ambos. A-K quiere uno: gana si se retiran y domina a A-Q, A-J y K-Q si pagan. Si UTG vuelve a subir fuerte en este límite, suele tener Q-Q o mejor: ve con todo solo contra quien lo hace a menudo.',
      calculos: [
        { tipo: 'cuenta', expresion: '3*0.15+0.15', da: '$0,60' },
        { tipo: 'cuenta', expresion: '0.15+0.15+0.07', da: '$0,37' },
      ],
    },
    {
      niveles: [5, 5],
      mano: 'Ks Ts',
      situacion:
        'NL5000, 40 bb. El CO abre a 2,1 bb y estás en el botón. 3-bet a 5,5: abandona el 50 %, va all-in el 18 % y paga el 32 % (recuperas el 46 % de 12,5).',
      pregunta: '¿Farol con K-10 del mismo palo a esta profundidad?',
      respuesta:
        'En el centro hay 3,6. 0,50 × 3,6 − 0,18 × 5,5 + 0,32 × (0,46 × 12,5 − 5,5) = +0,89 bb. Pagar 2,1 recuperando el 43 % de 5,7: +0,35 bb. El 3-bet gana más, pero K-10 pierde su equity cuando le van all-in el 18 %: con 40 bb son mejores A-5s o K-Jo, que bloquean y duele menos retirar. Úsala de pago contra quien mete mucho.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.5*3.6-0.18*5.5+0.32*(0.46*12.5-5.5)', da: '+0,89 bb' },
        { tipo: 'cuenta', expresion: '0.43*5.7-2.1', da: '+0,35 bb' },
      ],
    },
  ],
};
