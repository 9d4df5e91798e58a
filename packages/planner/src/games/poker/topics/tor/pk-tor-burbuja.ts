import type { PokerTopic } from '../../poker-topic.ts';

export const pkTorBurbuja: PokerTopic = {
  id: 'pk-tor-burbuja',
  titulo: 'La burbuja del torneo',
  area: 'TOR',
  nivelMin: 2,
  nivelMax: 5,
  prerequisitos: ['pk-tor-icm'],
  exclusivo: ['torneo'],
  minutosEtapa: 270,
  terminos: [
    'burbuja',
    'burbuja del torneo',
    'la burbuja',
    'bubble',
    'cerca de los premios',
    'entrar en premios',
    'itm',
    'entrar en el dinero',
    'jugar la burbuja',
    'presión de burbuja',
    'mano por mano',
    'hand for hand',
    'stack grande en la burbuja',
    'stack corto en la burbuja',
    'tirar manos en la burbuja',
    'min cash',
    'premio mínimo',
    'stone bubble',
  ],
  ideas: [
    'En la burbuja todos cobran la cautela ajena: el stack que cubre a la mesa puede abrir muy ancho porque los demás pierden el premio mínimo si pagan mal.',
    'Tus rangos de pago dependen de quién te cubre y de cuántos son más cortos: pagar a quien te cubre con jugadores de 3 bb en juego exige manos muy superiores a las de fichas.',
    'El valor del premio mínimo en buy-ins y en ciegas decide cuánto conviene esperar: si vale 1,6 entradas y tu stack ya es grande, ganar fichas importa más que entrar.',
    'Se juega mirando el contador: cuántos faltan, cuántas órbitas tarda, quién de tu mesa tiene menos de 4 bb y cuándo le tocan las ciegas.',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque:
        'Mira el contador y los cortos, evita pagar a quien te cubre sin mano superior y roba a los stacks medios que no pueden pagar.',
      idea: 'El objetivo no es «llegar al premio» sino no perder dinero por los errores de los demás: la burbuja la paga quien tira de más o paga de más.',
    },
    {
      nivel: 3,
      enfoque:
        'Elige blancos: los stacks medios que tienen a otros más cortos por debajo pagan muy poco; los muy cortos y los líderes pagan más.',
      idea: 'Robar contra el que tiene 15 bb y está en puesto de cobro es barato; contra el que tiene 4 bb es caro: ya no tiene nada que perder.',
    },
    {
      nivel: 4,
      enfoque:
        'Calcula umbrales de pago y de apertura en la burbuja con los stacks de tu mesa y decide líneas de flop con botes chicos.',
      idea: 'Con stack medio, los botes grandes contra quien cubre se evitan también postflop: apuesta chico y deja que el otro elija.',
    },
    {
      nivel: 5,
      enfoque:
        'Distingue burbuja plana (muchos premios iguales) y con salto grande en la mesa final, y coordina con el ritmo de las otras mesas.',
      idea: 'Cuanto más plana la estructura de premios, mayor la presión sobre los stacks medios y mayor el margen de los grandes.',
    },
  ],
  errorTipico:
    'Tirar 99 a la apertura de quien cubre y, dos manos después, pagar all-in con AJ al mismo jugador «porque ya no aguantaba». O parar del todo («ya estoy dentro») cuando te quedan 6 bb.',
  preguntas: [
    {
      pregunta: '¿Por qué el líder puede abrir el 70 % en la burbuja?',
      respuesta:
        'Porque los demás pierden el premio mínimo si pagan y fallan: su rango de pago se reduce y el de abandonos crece, de modo que el robo gana casi siempre.',
    },
    {
      pregunta: '¿Cuándo SÍ pagas a quien te cubre estando en la burbuja?',
      respuesta:
        'Con manos por encima del umbral en dinero: a menudo solo KK+ si hay alguien más corto que tú, y QQ, JJ o AK cuando no lo hay o el rango del otro es muy ancho.',
    },
    {
      pregunta: '¿Qué información externa a tu mesa necesitas?',
      respuesta:
        'Cuántos jugadores faltan, quién está muy corto en otras mesas y cuándo cae su ciega; también el valor del premio mínimo en buy-ins.',
    },
    {
      pregunta: '¿Cuánto vale «llegar» si el premio mínimo es 1,6 entradas y tu stack vale 3 en ICM?',
      respuesta:
        'Menos de lo que parece: ya tienes 3 de valor; perder 2 bb por tirar robos cuesta más que la pequeña probabilidad de caer antes.',
    },
    {
      pregunta: '¿Por qué el muy corto de 2 bb cambia la mesa?',
      respuesta:
        'Porque probablemente caiga antes que tú: aumenta el valor de tirar para los medios y por eso hace más rentable todavía robarles.',
    },
  ],
  criterio: {
    texto: 'Decides bien {aciertos} de {de} manos de burbuja, diciendo quién cubre a quién y si hay alguien más corto.',
    aciertos: 8,
    de: 10,
    unidad: 'manos',
  },
  foco: 'Durante la burbuja mira el contador antes de cada decisión y di quién de la mesa tiene menos de 4 ciegas.',
  revision: '¿Quién te cubría, quién era más corto y tu decisión hubiera sido otra sin premio de por medio?',
  variantes: {
    teoria: [
      {
        titulo: 'el mapa de la burbuja',
        consigna:
          'Dibuja tu mesa con stacks en ciegas y marca con flechas quién puede atacar a quién y quién no puede pagar. Explica tres flechas.',
      },
      {
        titulo: 'cuánto vale el premio mínimo',
        consigna:
          'Calcula en buy-ins y en ciegas el premio mínimo de tu torneo habitual y escribe qué decisiones cambia ese número.',
      },
      {
        titulo: 'dos umbrales y una mano',
        consigna:
          'Rehace el ejemplo con un jugador más corto y sin él. Explica por qué el mismo pago cambia diez puntos.',
      },
    ],
    ejercicios: [
      {
        titulo: 'quién no puede pagar',
        consigna: 'En las manos de abajo marca qué jugadores no pueden pagar y qué robarías por eso. Decide después.',
      },
      {
        titulo: 'contador imaginario',
        consigna: 'Resuelve las manos de abajo con 1, 3 y 10 jugadores hasta el premio. Di cómo cambia cada decisión.',
      },
      {
        titulo: 'precio en fichas y en dinero',
        consigna: 'Da los dos números en cada mano de abajo y explica la distancia entre ambos antes de decidir.',
      },
      {
        titulo: 'pon al muy corto',
        consigna: 'Añade en las manos de abajo un jugador con 2 bb y vuelve a decidir. Escribe el cambio en puntos.',
      },
      {
        titulo: 'ahora eres el grande',
        consigna: 'Repite las manos de abajo con el stack mayor de la mesa. Di qué manos añades a tu apertura.',
      },
      {
        titulo: 'bote chico',
        consigna:
          'En las manos de abajo que llegan al flop, escribe la línea que mantiene el bote por debajo de un tercio de tu stack. Justifica.',
      },
      {
        titulo: 'mano por mano',
        consigna:
          'Trabaja las manos de abajo como si estuvieran en ritmo de mano por mano: una decisión, sin rehacer la anterior.',
      },
      {
        titulo: 'compara dos mesas',
        consigna: 'Empareja las manos de abajo por parecido y escribe por qué una se paga y la otra no.',
      },
    ],
    test: [
      {
        titulo: 'burbuja de memoria',
        consigna: 'Resuelve las manos de abajo sin apuntes y con umbral estimado. Aprobado con 75 %.',
      },
      {
        titulo: 'quién ataca',
        consigna: 'Di en cada mano de abajo si atacas, defiendes o esperas, y a quién. Un punto por par correcto.',
      },
      {
        titulo: 'solo números',
        consigna: 'Responde los valores y umbrales de las manos de abajo. Error máximo de 4 puntos.',
      },
      {
        titulo: 'contra el orgullo',
        consigna:
          'Señala en las manos de abajo la decisión que tomarías por impulso y la correcta. Cuenta las que coinciden.',
      },
    ],
    jugar: [
      {
        titulo: 'contador y cortos',
        consigna:
          'Juega la burbuja (o una simulada con tus manos) diciendo el contador y los cortos antes de cada mano.',
      },
      {
        titulo: 'robos en ventana',
        consigna:
          'En los últimos puestos antes del premio, cuenta tus robos y los que tiraste por miedo. Compara con la mesa.',
      },
      {
        titulo: 'registro de la burbuja',
        consigna:
          'Anota durante {min} minutos stacks de la mesa cada órbita y tu decisión más dudosa. Repásala al terminar.',
      },
    ],
    analizar: [
      {
        titulo: 'la burbuja que se pasó',
        consigna:
          'Revisa {n} manos de tus últimas burbujas y separa lo que fue prudencia de lo que fue miedo, con umbral.',
      },
      {
        titulo: 'a quién atacaste',
        consigna: 'Cuenta en {n} manos los robos por tipo de blanco. Si atacaste a cortos, escribe por qué falló.',
      },
      {
        titulo: 'el premio y el después',
        consigna:
          'En tu último torneo compara el valor ICM antes y después de la burbuja. Di si el salto justificó los folds.',
      },
    ],
  },
  ejemplo: {
    niveles: [2, 4],
    mano: 'Js Jd',
    situacion:
      'Torneo, quedan 6 y cobran 5: 400, 250, 160, 110 y 80. Stacks 50, 40, 30, 20, 12 y 5 bb. Tienes 40 bb y el de 50 mete all-in; hay 2,5 bb muertas y no has puesto nada.',
    pregunta: '¿Pagas JJ?',
    respuesta:
      'Tirar: $223,0. Ganar (82,5 bb): $306,4. Perder: 0. Umbral 223 ÷ 306,4 = 72,8 %, contra 48,5 % en fichas. JJ contra un 25 % tiene ≈ 66 %: fold, aunque en fichas sería un pago enorme. Hay un jugador con 5 bb: esperarlo vale más que este bote. QQ (≈ 70 %) y AK (≈ 64 %) también quedan por debajo; solo KK+ paga sin dudas.',
    calculos: [
      { da: '$223,0', tipo: 'icm', stacks: [52.5, 40, 30, 20, 12, 5], premios: [400, 250, 160, 110, 80], jugador: 1 },
      { da: '$306,4', tipo: 'icm', stacks: [10, 82.5, 30, 20, 12, 5], premios: [400, 250, 160, 110, 80], jugador: 1 },
      { da: '72,8 %', tipo: 'cuenta', expresion: '223/306.4*100' },
      { da: '48,5 %', tipo: 'cuenta', expresion: '40/(82.5)*100' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [5, 5],
      mano: 'Js 5d',
      situacion:
        'Torneo de $1.050 en burbuja, premios muy planos. Eres líder de la mesa con 60 bb en el botón; ciegas de 25 y 22 bb que quieren cobrar; BBA. Ante 2,1 bb se retiran los dos el 66 %, resuben el 8 % y paga la grande el 26 % (recuperas el 40 % de un bote de 5,7).',
      pregunta: '¿Abres J-5 offsuit? Compáralo con la misma mano lejos de la burbuja (42 %, 16 % y 42 %).',
      respuesta:
        'En burbuja: 0,66 × 2,5 − 0,08 × 2,1 + 0,26 × (0,40 × 5,7 − 2,1) = +1,53 bb. Lejos: 0,42 × 2,5 − 0,16 × 2,1 + 0,42 × 0,18 = +0,79 bb. Abres en los dos casos con estos números, pero aquí cada intento gana casi el doble y puedes hacerlo casi en cada mano. Postflop, apuesta chico: tus fichas presionan sin necesidad de botes grandes. Si la ciega de 22 resube all-in, retírate: quien arriesga el cobro aquí tiene mano. Contra un corto de 4 bb en la ciega grande, tira.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.66*2.5-0.08*2.1+0.26*(0.4*5.7-2.1)', da: '+1,53 bb' },
        { tipo: 'cuenta', expresion: '0.42*2.5-0.16*2.1+0.42*0.18', da: '+0,79 bb' },
      ],
    },
  ],
  spots: [
    {
      niveles: [2, 4],
      mano: 'Ah 5h',
      situacion:
        'Quedan 6 y cobran 5 (400, 250, 160, 110 y 80), con 50, 40, 30, 20, 12 y 5 bb. Eres el de 50 bb, en el botón; la ciega pequeña tiene 20 bb, la grande 12 (ante incluido) y nadie ha abierto.',
      pregunta: '¿Abres y qué pasa si el de 12 bb mete?',
      respuesta:
        'Abre a 2 bb. Si te mete all-in, pagas 10 por un bote final de 24,5: 40,8 % en fichas. En dinero: tirar (48 bb) $241,8, ganar (62,5) $276,7 y perder (38) $215,0; umbral (241,8 − 215) ÷ (276,7 − 215) = 43,4 %, menos de 3 puntos más, porque cubres y es él quien se va. A5s contra un 25 % tiene ≈ 46 %: pago. Los de 40 y 30 bb, en cambio, necesitan más del 70 % para pagarte a ti: ahí roba sin miedo.',
      calculos: [
        { da: '40,8 %', tipo: 'cuenta', expresion: '10/24.5*100' },
        {
          da: '$241,8',
          tipo: 'icm',
          stacks: [48, 40, 30, 19.5, 14.5, 5],
          premios: [400, 250, 160, 110, 80],
          jugador: 0,
        },
        { da: '$276,7', tipo: 'icm', stacks: [62.5, 40, 30, 19.5, 5], premios: [400, 250, 160, 110, 80], jugador: 0 },
        {
          da: '$215,0',
          tipo: 'icm',
          stacks: [38, 40, 30, 19.5, 24.5, 5],
          premios: [400, 250, 160, 110, 80],
          jugador: 0,
        },
        { da: '43,4 %', tipo: 'cuenta', expresion: '(241.8-215)/(276.7-215)*100' },
      ],
    },
    {
      niveles: [2, 5],
      mano: '9c 8c',
      situacion:
        'Burbuja: cubres a todos con 60 bb; el botón tiene 14 bb, la ciega pequeña 22 y la grande 25, ambos en puesto de cobro. Todos tiran hasta ti en el corte.',
      pregunta: '¿Abres 98s? ¿Y si el botón resube?',
      respuesta:
        'Abre a 2 bb. Los medios abandonan mucho: si la ciega grande tira el 80 %, la pequeña el 85 % y el botón el 75 %, tiran todos 0,8 × 0,85 × 0,75 = 51 %, y con 2,5 bb muertas ganas 0,51 × 2,5 − 0,49 × 2 = 0,29 bb aun si perdieras las 2 bb siempre que alguien juega. Si el botón de 14 bb mete, pagas 12 por 14 + 2 + 2,5 = 18,5: 39 % en fichas, y 98s tiene ≈ 36 % contra 55+, A8s+, ATo+, KTs+, KQo: tira. Tu blanco son los medios de las ciegas.',
      calculos: [
        { da: '51 %', tipo: 'cuenta', expresion: '0.8*0.85*0.75*100' },
        {
          da: '0,29 bb',
          tipo: 'ev',
          ramas: [
            { p: 0.51, valor: 2.5 },
            { p: 0.49, valor: -2 },
          ],
        },
        { da: '39 %', tipo: 'cuenta', expresion: '12/(18.5+12)*100' },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'Tc Td',
      situacion:
        'Faltan 2 para el premio. Tienes 14 bb y un jugador con 60 bb abre all-in desde el corte; eres ciega grande con 1 bb puesta. En la mesa hay dos jugadores con 3 bb.',
      pregunta: '¿Pagas TT?',
      respuesta:
        'El precio en fichas es 44 % aproximado, pero en dinero sube más de 15 puntos por los dos de 3 bb. Contra un rango del 30 % TT tiene ≈ 64 % y todavía es frontera; contra un jugador que mete el 15 % baja a ≈ 59 %: fold. Espera: en dos órbitas los de 3 bb se van solos y tu premio entra sin arriesgar. Escribe quién cae primero antes de cada decisión así.',
      calculos: [{ da: '44 %', tipo: 'cuenta', expresion: '13/(14+0.5+1+14)*100' }],
    },
    {
      niveles: [3, 5],
      mano: 'Kd Qd',
      situacion:
        'Burbuja con premio mínimo de 1,8 entradas; quedan 12 y cobran 11. Tienes 35 bb (quinto), abres a 2,2 bb en el corte y el líder de tu mesa, con 80 bb, resube a 6 bb en el botón.',
      pregunta: '¿4-bet, pago o fold?',
      respuesta:
        'Fold; pagar sin posición tampoco mejora nada. Arriesgar 35 bb contra el único que puede echarte exige un umbral de ≈ 65–70 % y KQs contra un rango de resubida con presión (77+, ATs+, AJo+, KQs) tiene ≈ 38 %. Solo el premio mínimo ya cuesta: si te juegas el stack y pierdes el 62 % de las veces, regalas 0,62 × 1,8 = 1,12 entradas además de tus fichas. Espera un bote en que tú cubras.',
      calculos: [{ da: '1,12 entradas', tipo: 'cuenta', expresion: '1.8*0.62' }],
    },
    {
      niveles: [3, 5],
      situacion:
        'Torneo con 90 que cobran y 96 quedan. Premio mínimo $60 (entrada $30). Tu stack vale $210 por ICM. Un jugador propone «esperar todos» y tú dudas si robar desde el botón con 45 bb.',
      pregunta: '¿Cuánto pesa el premio mínimo en tu decisión?',
      respuesta:
        'El premio mínimo son 2 entradas y tu stack ya vale 210 ÷ 30 = 7 entradas: caer te cuesta 7 de valor, no 2. Robar con éxito el 80 % de las veces por 2,5 bb cuando arriesgas 2,2: 0,8 × 2,5 − 0,2 × 2,2 = 1,56 bb por intento, sin ir nunca all-in. Roba: lo que no debes hacer es pagar un all-in de un stack que te cubra. Acordar no jugar está prohibido por reglas de torneo.',
      calculos: [
        { da: '7 entradas', tipo: 'cuenta', expresion: '210/30' },
        {
          da: '1,56 bb',
          tipo: 'ev',
          ramas: [
            { p: 0.8, valor: 2.5 },
            { p: 0.2, valor: -2.2 },
          ],
        },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Ad Td',
      mesa: 'Tc 7h 2d',
      situacion:
        'Burbuja: 20 bb tú, 25 bb el rival, y un jugador con 2 bb. Abriste a 2 bb, pagó la ciega grande (25 bb). Bote 2 + 2 + 0,5 + 1 = 5,5 bb. Pasa.',
      pregunta: '¿Qué tamaño y qué haces si te mete all-in?',
      respuesta:
        'Apuesta 1,5 bb (27 %): en fichas tu SPR es 3,3. Ante el all-in de 18 bb tendrías que pagar 16,5 por un bote de 5,5 + 1,5 + 18 = 25: precio 40 % en fichas, cerca de 60 % en dinero con un jugador de 2 bb vivo. Contra 9-8 y los dieces peores tienes 79,8 %; contra 7-7 y 2-2, 5,4 %. Para llegar al 60 % hace falta que el 73,4 % de sus all-in sean peores que tu mano: contra quien ahí solo mete valor, tira. El tamaño chico existe para no llegar a esa decisión a menudo.',
      calculos: [
        { da: '3,3', tipo: 'spr', stack: 18, bote: 5.5 },
        { da: '40 %', tipo: 'cuenta', expresion: '16.5/(25+16.5)*100' },
        { da: '79,8 %', tipo: 'equity', mano: 'Ad Td', rivales: ['9s 8s', 'Kh Th', 'Qs Ts'], mesa: 'Tc 7h 2d' },
        { da: '5,4 %', tipo: 'equity', mano: 'Ad Td', rivales: ['77', '22'], mesa: 'Tc 7h 2d' },
        { da: '73,4 %', tipo: 'cuenta', expresion: '100*(60-5.4)/(79.8-5.4)' },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'As Qc',
      situacion:
        'Burbuja: quedan 6, cobran 5 ($400, $250, $160, $110 y $80). Tienes 25 bb; los demás, 60, 24, 20, 12 (ciega pequeña) y 4 (ciega grande, BBA). El de 60 mete all-in UTG con un 18 %. No has puesto nada.',
      pregunta: '¿Pagas A-Q?',
      respuesta:
        'Tirar: $193,39. Ganar (52,5): $262,45. Perder: 0. Umbral: 193,39 ÷ 262,45 = 73,7 %. A-Q contra ese rango ronda el 56 %: fold sin dudas. La ciega grande quedó con 2 bb: la próxima mano puede darte el premio gratis. En fichas pagarías con 25 ÷ 52,5 = 47,6 %.',
      calculos: [
        {
          tipo: 'icm',
          stacks: [25, 62.5, 24, 20, 11.5, 2],
          premios: [400, 250, 160, 110, 80],
          jugador: 0,
          da: '$193,39',
        },
        {
          tipo: 'icm',
          stacks: [52.5, 35, 24, 20, 11.5, 2],
          premios: [400, 250, 160, 110, 80],
          jugador: 0,
          da: '$262,45',
        },
        { tipo: 'cuenta', expresion: '100*193.39/262.45', da: '73,7 %' },
        { tipo: 'cuenta', expresion: '100*25/52.5', da: '47,6 %' },
      ],
    },
    {
      niveles: [2, 2],
      mano: 'Kd 6h',
      situacion:
        'Burbuja de un torneo de $5. Tienes 42 bb en el botón; las ciegas tienen 18 y 16 bb y llevan media hora esperando cobrar. BBA. Crees que se retiran el 85 % y el 75 %.',
      pregunta: '¿Abres K-6 a 2 bb? ¿Y si la grande tuviera 4 bb?',
      respuesta:
        'Sí: tiran los dos 0,85 × 0,75 = 64 %. Robo puro: 0,64 × 2,5 − 0,36 × 2 = +0,88 bb. Si te meten all-in, retírate sin pena: esos medios solo lo hacen con mano. Con una ciega grande de 4 bb no hay robo: paga con casi todo, 2 de sus 4 ya están puestas. Se roba a quien tiene algo que perder.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*0.85*0.75', da: '64 %' },
        { tipo: 'cuenta', expresion: '0.64*2.5-0.36*2', da: '+0,88 bb' },
      ],
    },
    {
      niveles: [5, 5],
      situacion:
        'Misma mesa de burbuja con dos estructuras: seis jugadores con 40, 30, 25 (tú), 20, 15 y 10 bb y cinco premios. Plana: $100 cada uno. Inclinada: $400, $250, $160, $110 y $80. El de 40 te mete all-in; sin dinero muerto.',
      pregunta: '¿Qué umbral pide cada una y cómo cambia tu presión con el mismo stack?',
      respuesta:
        'Plana: tirar $90,05, ganar $98,36: 91,6 %. Inclinada: $181,35 y $257,30: 70,5 %. En la plana no paga casi nadie: quien cubre puede meter con cualquier cosa y tú, con 25, meterle a los de 20, 15 y 10. En la inclinada se paga más y los faroles grandes pierden fuerza. Mira la tabla de premios antes que las cartas.',
      calculos: [
        { tipo: 'icm', stacks: [25, 40, 30, 20, 15, 10], premios: [100, 100, 100, 100, 100], jugador: 0, da: '$90,05' },
        { tipo: 'icm', stacks: [50, 15, 30, 20, 15, 10], premios: [100, 100, 100, 100, 100], jugador: 0, da: '$98,36' },
        { tipo: 'cuenta', expresion: '100*90.05/98.36', da: '91,6 %' },
        { tipo: 'icm', stacks: [25, 40, 30, 20, 15, 10], premios: [400, 250, 160, 110, 80], jugador: 0, da: '$181,35' },
        { tipo: 'icm', stacks: [50, 15, 30, 20, 15, 10], premios: [400, 250, 160, 110, 80], jugador: 0, da: '$257,30' },
        { tipo: 'cuenta', expresion: '100*181.35/257.3', da: '70,5 %' },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'Ah 8d',
      situacion:
        'Burbuja de un torneo de $11. Tienes 11 bb en el corte; nadie ha abierto. Botón 30 bb, ciegas de 14 y 16 bb que esperan cobrar. Hay tres jugadores con menos de 4 bb en otras mesas. BBA.',
      pregunta: '¿All-in o fold con A-8?',
      respuesta:
        'Si cada ciega paga el 9 % y el botón el 8 %, tiran todos 0,92 × 0,91 × 0,91 = 76 %. En fichas: 0,76 × 2,5 + 0,24 × (0,38 × 23,5 − 11) = +1,40 bb. Positivo, pero tres cortos van a caer antes que tú: el 24 % de las veces te juegas el premio con 38 %. Con 11 bb puedes esperar una órbita (2,5 bb); con A-8 mete si las ciegas de verdad respetan, y espera con K-9 o Q-J.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*0.92*0.91*0.91', da: '76 %' },
        { tipo: 'cuenta', expresion: '0.76*2.5+0.24*(0.38*23.5-11)', da: '+1,40 bb' },
      ],
    },
  ],
};
