import type { PokerTopic } from '../../poker-topic.ts';

export const pkPreRobo: PokerTopic = {
  id: 'pk-pre-robo',
  titulo: 'Robo de ciegas',
  area: 'PRE',
  nivelMin: 1,
  nivelMax: 4,
  prerequisitos: ['pk-pre-rfi'],
  favorece: ['torneo', 'sng'],
  minutosEtapa: 230,
  terminos: [
    'robo de ciegas',
    'robar las ciegas',
    'robar',
    'steal',
    'blind steal',
    'subida desde el botón',
    'robar desde el co',
    'robo desde la ciega pequeña',
    'ciegas que se retiran',
    'robo de antes',
    'robar antes',
    'fold to steal',
    'abrir contra ciegas pasivas',
    'robos',
    'attempt to steal',
    'robar el botón',
  ],
  ideas: [
    'Robar es abrir desde CO, BTN o SB con un rango ancho buscando que las ciegas se retiren: con 1,5 bb en el bote y apertura de 2,5 bb necesitas un 62,5 % de retiradas para que el robo gane solo.',
    'Con antes el premio crece: en un torneo con ante total de 1 bb el bote es 2,5 bb y a 2,2 bb solo necesitas el 47 %.',
    'Roba con manos que jueguen si te pagan (del mismo palo, conectadas, ases) y mira dos estadísticas de cada ciega: cuánto se retira al robo y cuánto resube.',
    'Un robo no termina en preflop: la c-bet pequeña en flops secos es la segunda mitad de la jugada.',
  ],
  etapas: [
    {
      nivel: 1,
      enfoque:
        'Abre ancho desde el botón cuando nadie entró y las ciegas se retiran mucho; sin lectura, usa tu rango normal.',
      idea: 'Las 1,5 bb de las ciegas vuelven en cada mano y muchas veces nadie las pelea: es el bote más barato que vas a disputar.',
    },
    {
      nivel: 2,
      enfoque:
        'Ajusta tamaño y rango según la retirada y el 3-bet de cada ciega; contra una ciega que resube mucho, recorta o prepárate con manos que 4-betean.',
      idea: 'Con dos ciegas que juntas se retiran el 65 % puedes abrir literalmente cualquier cosa con 2,5 bb y no perder preflop.',
    },
    {
      nivel: 3,
      enfoque:
        'Roba teniendo en cuenta la ciega que te defiende: su rango de pago determina en qué flops seguirás apostando.',
      idea: 'El tamaño pequeño (2–2,2 bb) sube las defensas, pero abarata el robo: elige según la que más te convenga.',
    },
    {
      nivel: 4,
      enfoque:
        'Mezcla tamaños y rangos desde el botón y la ciega pequeña, y protege el robo con un rango que aguante 3-bets. Integra el rake y el ante.',
      idea: 'Si nunca abandonas ante el 3-bet en el botón, tu robo es demasiado fuerte y te faltan aperturas.',
    },
  ],
  errorTipico:
    'Robar por inercia contra ciegas que no se retiran, o abrir al 3 bb fijo sin mirar el bote, y después no c-betear el flop seco que tanto costó conseguir.',
  preguntas: [
    {
      pregunta: '¿Qué porcentaje de retirada necesitas al abrir a 2 bb con 1,5 bb en el bote?',
      respuesta: '2 ÷ 3,5 = 57,1 %.',
    },
    {
      pregunta: '¿Qué dos números miras de la ciega grande antes de robar?',
      respuesta: 'Cuánto se retira al robo y cuánto resube (3-bet contra robo). El resto lo dirá el flop.',
    },
    {
      pregunta: '¿Qué parte del robo se decide postflop?',
      respuesta:
        'La c-bet: si te pagan y abandonas casi siempre, el robo solo ganaba con retiradas preflop y pierde con las demás.',
    },
    {
      pregunta: '¿Cómo cambia el robo con ante?',
      respuesta: 'El bote es mayor y pides menos retiradas: se ensancha el rango y se reduce el tamaño de apertura.',
    },
    {
      pregunta: '¿Por qué conviene robar más contra ciegas con stack corto que contra largo?',
      respuesta:
        'En torneo el stack corto debe elegir entre retirarse o jugarse el torneo, y se retira más con la parte baja de su rango; pero cuidado con el all-in de vuelta.',
    },
  ],
  criterio: {
    texto: 'Acierta tamaño, rango y plan en {aciertos} de {de} robos.',
    aciertos: 8,
    de: 10,
    unidad: 'robos',
  },
  foco: 'En cada mano sin entradas desde CO, botón o ciega pequeña di la retirada que necesitas y quién está en la grande.',
  revision: '¿Robé las ciegas que se retiran y dejé en paz a las que no?',
  variantes: {
    teoria: [
      {
        titulo: 'la cuenta del robo',
        consigna:
          'Deduce el porcentaje de retirada que pide cada tamaño (2, 2,2, 2,5 y 3 bb) con bote 1,5 y con ante. Escribe la tabla y compárala con el ejemplo.',
      },
      {
        titulo: 'quién es robable',
        consigna:
          'Describe las dos estadísticas que miras y el perfil exacto de una ciega robable y de una que no lo es.',
      },
      {
        titulo: 'la segunda mitad',
        consigna:
          'Explica por qué un robo sin c-bet pequeña en flops secos es medio robo. Pon tres flops donde sí y tres donde no.',
      },
    ],
    ejercicios: [
      {
        titulo: 'cuenta y decide',
        consigna: 'Calcula en cada mano de abajo las retiradas conjuntas y el umbral; decide con la diferencia.',
      },
      {
        titulo: 'cambia el tamaño',
        consigna: 'Rehaz cada mano de abajo con 2 bb y con 3 bb y di cuál conviene contra esas ciegas.',
      },
      {
        titulo: 'con y sin ante',
        consigna: 'Repite las manos de abajo añadiendo ante de 0,15 bb por jugador y marca las decisiones que cambian.',
      },
      {
        titulo: 'el flop después del robo',
        consigna: 'Escribe para cada mano de abajo tres flops en los que c-betearías y tres en los que no.',
      },
      {
        titulo: 'perfil de ciega',
        consigna:
          'Inventa los números de una ciega robable y de una peligrosa, y resuelve las manos de abajo contra ambas.',
      },
      {
        titulo: 'desde la ciega pequeña',
        consigna: 'Resuelve cada mano de abajo desde la ciega pequeña y explica qué empeora.',
      },
      {
        titulo: 'robo inverso',
        consigna: 'Ponte en el lugar de la ciega en cada mano de abajo y decide cómo responderías al robo.',
      },
      {
        titulo: 'rápido',
        consigna: 'Con reloj, da el porcentaje de retirada necesario en las {n} manos de abajo sin escribir.',
      },
    ],
    test: [
      {
        titulo: 'tamaño, rango y plan',
        consigna: 'Responde las {n} manos de abajo con los tres elementos; solo cuenta completo.',
      },
      {
        titulo: 'EV del robo',
        consigna: 'Calcula el EV solo preflop de las manos de abajo con una décima de margen.',
      },
      {
        titulo: 'ciegas y decisión',
        consigna: 'Ordena las ciegas de las manos de abajo de más a menos robable y justifica.',
      },
      {
        titulo: 'con ante',
        consigna: 'Da el umbral con ante de las manos de abajo y la decisión.',
      },
    ],
    jugar: [
      {
        titulo: 'robos contados',
        consigna: 'Juega {min} minutos apuntando cada robo, la retirada esperada y el resultado.',
      },
      {
        titulo: 'segunda apuesta',
        consigna: 'Juega {n} manos comprometiéndote a c-betear los flops secos cuando robas y te pagan.',
      },
      {
        titulo: 'ajusta el tamaño',
        consigna: 'Juega {min} minutos alternando 2,2 y 2,5 bb en el botón y anota cuánto cambia la retirada.',
      },
    ],
    analizar: [
      {
        titulo: 'robos por ciega',
        consigna: 'Suma tus robos contra cada rival: retiradas, 3-bets y ganancia media.',
      },
      {
        titulo: 'robo y c-bet',
        consigna: 'Revisa {n} robos pagados y comprueba si c-beteaste los flops que debías.',
      },
      {
        titulo: 'oportunidades perdidas',
        consigna: 'Busca manos sin abrir en el botón o CO y decide cuántas eran robos claros.',
      },
    ],
  },
  ejemplo: {
    niveles: [1, 4],
    mano: '9c 7c',
    situacion:
      'NL10, botón, ciegas $0,05/$0,10, 100 bb. Nadie ha entrado. La ciega pequeña se retira el 70 % y la grande el 55 %.',
    pregunta: '¿Abres y con qué cuenta?',
    respuesta:
      'Con 2,5 bb la probabilidad de que se retiren ambas es 0,70 × 0,55 = 38,5 %. El umbral para robar con cualquier mano es 62,5 %: con cartas sin valor perderías, pero 9-7 del mismo palo gana además cuando te pagan y juegas con posición. Reduciendo la apertura a 2 bb el umbral baja a 57,1 % y las retiradas casi no cambian: en micro, 2,2–2,5 bb es un buen término medio.',
    calculos: [
      { tipo: 'cuenta', expresion: '100 * 0.7 * 0.55', da: '38,5 %' },
      { tipo: 'alfa', bote: 1.5, apuesta: 2.5, da: '62,5 %' },
      { tipo: 'alfa', bote: 1.5, apuesta: 2, da: '57,1 %' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [3, 4],
      mano: 'Qs 6s',
      situacion:
        'NL200, botón, 100 bb. Con 2,5 bb las ciegas se retiran juntas el 40 % y resuben el 12 %; con 2 bb, el 30,4 % y el 13 %. Cuando te paga una ciega recuperas el 46 % del bote.',
      pregunta: '¿Abres Q-6 del mismo palo y con qué tamaño?',
      respuesta:
        'Con 2,5: pagado, el bote es 5,5 y recuperas 2,53, +0,03. EV = 0,40 × 1,5 − 0,12 × 2,5 + 0,48 × 0,03 = +0,31 bb. Con 2: bote 4,5, recuperas 2,07, +0,07. EV = 0,304 × 1,5 − 0,13 × 2 + 0,566 × 0,07 = +0,24 bb. Abre a 2,5 contra estas ciegas: lo que pagas de más compra casi diez puntos de retirada. Si la grande defiende igual ante los dos tamaños, o resube el 18 %, el barato pasa delante: compara siempre las dos cuentas con sus números.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.4*1.5-0.12*2.5+0.48*0.03', da: '+0,31 bb' },
        { tipo: 'cuenta', expresion: '0.304*1.5-0.13*2+0.566*0.07', da: '+0,24 bb' },
      ],
    },
  ],
  spots: [
    {
      niveles: [1, 3],
      mano: 'Jh 8d',
      situacion: 'NL10, botón. La ciega pequeña es un nit que se retira el 85 % y la grande el 65 %.',
      pregunta: '¿Abres con J-8 offsuit?',
      respuesta:
        'Sí: 0,85 × 0,65 = 55,3 % de retiradas y necesitas 62,5 % si la mano no tuviera ningún valor. No llega solo con el robo, pero el déficit es pequeño: 0,5525 × 1,5 − 0,4475 × 2,5 = −0,29 bb antes de jugar el flop; basta recuperar algo menos de una ciega en los botes que te paguen con posición. Con 2 bb de apertura y las mismas retiradas serían −0,07 bb: usa 2 bb contra nits.',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * 0.85 * 0.65', da: '55,3 %' },
        { tipo: 'alfa', bote: 1.5, apuesta: 2.5, da: '62,5 %' },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.5525, valor: 1.5 },
            { p: 0.4475, valor: -2.5 },
          ],
          da: '−0,29',
        },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.5525, valor: 1.5 },
            { p: 0.4475, valor: -2 },
          ],
          da: '−0,07',
        },
      ],
    },
    {
      niveles: [1, 4],
      mano: 'As 4h',
      situacion: 'NL25, CO. Botón y ciegas con 100 bb; el botón resube el 4 %.',
      pregunta: '¿Robas con A-4 offsuit desde el CO?',
      respuesta:
        'Solo si los tres se retiran mucho: con 75 %, 70 % y 60 % la probabilidad de que se retiren todos es 31,5 %, muy por debajo de lo que pide el robo puro (62,5 %). El as suma algo cuando te pagan, pero está dominado: ábrela desde el botón y déjala en el CO, salvo que el botón y las ciegas sean los más pasivos de la sala.',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * 0.75 * 0.7 * 0.6', da: '31,5 %' },
        { tipo: 'alfa', bote: 1.5, apuesta: 2.5, da: '62,5 %' },
      ],
    },
    {
      niveles: [1, 3],
      formatos: ['torneo', 'sng'],
      mano: 'Kh 6h',
      situacion: 'Torneo, ciegas 200/400 con ante total de 400; todos tienen 30 bb. Botón, nadie entró.',
      pregunta: '¿A cuánto abres y qué retirada pides?',
      respuesta:
        'Bote: 200 + 400 + 400 = 1.000. Con 2,2 bb (880) necesitas 46,8 % de retiradas conjuntas si la mano no valiera nada. Con K-6 del mismo palo abres cómodamente; con 30 bb, la ciega grande sí puede ir all-in: si lo hace el 12 %, retírate entonces y sigue ganando.',
      calculos: [
        { tipo: 'cuenta', expresion: '200 + 400 + 400', da: '1.000' },
        { tipo: 'alfa', bote: 1000, apuesta: 880, da: '46,8 %' },
      ],
    },
    {
      niveles: [2, 4],
      mano: 'Td 5d',
      situacion:
        'NL50, botón. La ciega grande 3-betea el 15 % y se retira al robo el 40 %; la pequeña se retira el 75 %.',
      pregunta: '¿Abres con 10-5 del mismo palo?',
      respuesta:
        'No. Retiradas: 0,75 × 0,40 = 30 % y la grande resube el 15 %. La mayoría de las veces (55 %) te pagan y tendrás que jugar postflop con una mano de la parte baja. Con Q-8 del mismo palo sí; el rango contra esa ciega debería ser cercano al 35 %, no al 50 %.',
      calculos: [{ tipo: 'cuenta', expresion: '100 * 0.75 * 0.4', da: '30 %' }],
    },
    {
      niveles: [2, 4],
      mano: 'Qs 7c',
      situacion: 'NL50, botón. La ciega grande se retira el 70 % y la pequeña el 78 %; ambas resuben menos del 6 %.',
      pregunta: '¿Cuánto gana el robo por sí solo a 2,2 bb?',
      respuesta:
        'Retiradas conjuntas: 0,70 × 0,78 = 54,6 %; umbral 59,5 %. EV solo con el robo: 0,546 × 1,5 − 0,454 × 2,2 = −0,18 bb; pero cuando te pagan juegas en posición con el bote de 5 bb y recuperas más que eso. Abre con casi cualquier cosa contra estas dos ciegas, incluso Q-7 offsuit.',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * 0.7 * 0.78', da: '54,6 %' },
        { tipo: 'alfa', bote: 1.5, apuesta: 2.2, da: '59,5 %' },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.546, valor: 1.5 },
            { p: 0.454, valor: -2.2 },
          ],
          da: '−0,18',
        },
      ],
    },
    {
      niveles: [3, 4],
      mano: '8s 5s',
      situacion: 'NL100, botón, ante de 0,2 bb por jugador (6), ciegas 1/2. Ambas ciegas se retiran el 65 % y el 60 %.',
      pregunta: '¿Cuánto mejora el ante el robo con 2,5 bb?',
      respuesta:
        'Bote con ante: 1,5 + 6 × 0,2 = 2,7 bb. Umbral sin ante 62,5 %, con ante 48,1 %. Retiradas conjuntas 0,65 × 0,60 = 39 %: el robo puro pierde 0,39 × 2,7 − 0,61 × 2,5 = −0,47 bb, recuperables con la mano y la posición. Sin ante perdería −0,94: 8-5 del mismo palo dejaría de abrirse.',
      calculos: [
        { tipo: 'cuenta', expresion: '1.5 + 6 * 0.2', da: '2,7' },
        { tipo: 'alfa', bote: 1.5, apuesta: 2.5, da: '62,5 %' },
        { tipo: 'alfa', bote: 2.7, apuesta: 2.5, da: '48,1 %' },
        { tipo: 'cuenta', expresion: '100 * 0.65 * 0.6', da: '39 %' },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.39, valor: 2.7 },
            { p: 0.61, valor: -2.5 },
          ],
          da: '−0,47',
        },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.39, valor: 1.5 },
            { p: 0.61, valor: -2.5 },
          ],
          da: '−0,94',
        },
      ],
    },
    {
      niveles: [3, 4],
      mano: '4d 4h',
      mesa: 'Ks 8c 2h',
      situacion: 'NL100, robaste desde el botón a 2,5 bb y pagó la ciega grande: bote 5,5 bb. Ella pasa.',
      pregunta: '¿C-bet o pasar con 4-4?',
      respuesta:
        'C-bet de un tercio, 1,8 bb: necesitas retiradas del 25,0 % y en K-8-2 la ciega grande falla más de la mitad de las veces. Es la segunda mitad del robo: si pasas, ella gana el bote con apuestas en turn y river muchas veces. Si te sube, abandona: sin K ni 8 no queda nada que defender.',
      calculos: [
        { tipo: 'cuenta', expresion: '5.5 / 3', da: '1,8' },
        { tipo: 'alfa', bote: 5.5, apuesta: 1.83, da: '25,0 %' },
      ],
    },
    {
      niveles: [4, 4],
      mano: 'Kd 3d',
      situacion:
        'NL400. Ciega pequeña contra ciega grande, 100 bb; ella defiende el 60 % y resube el 18 %. Nadie entró.',
      pregunta: '¿Abres a 3 bb o a 2 bb?',
      respuesta:
        'Con 3 bb el riesgo añadido es de 2,5 bb (ya tienes 0,5) para ganar 1,5: pides 62,5 % y ella se retira 40 %: el robo puro no da. Con 2 bb arriesgas 1,5: pides 50 %, y con ese tamaño se retira todavía menos. La ganancia debe venir de jugar el flop fuera de posición con K-3 del mismo palo, que es marginal: mezcla, con más limp que en el botón y un rango de subida polarizado.',
      calculos: [
        { tipo: 'alfa', bote: 1.5, apuesta: 2.5, da: '62,5 %' },
        { tipo: 'cuenta', expresion: '100 - 60', da: '40 %' },
        { tipo: 'alfa', bote: 1.5, apuesta: 1.5, da: '50 %' },
      ],
    },
    {
      niveles: [1, 2],
      mano: 'Qd Td',
      situacion:
        'NL5 ($0,02/$0,05), botón, 100 bb. Nadie ha entrado. Las dos ciegas son jugadores que pagan mucho y casi nunca resuben.',
      pregunta: '¿Robas con Q-10 del mismo palo? ¿Y con 9-3 del mismo palo?',
      respuesta:
        'Q-10, sí: abre a 3 bb, $0,15. No cuentes con que se retiren: la ganancia viene de jugar con posición una mano que liga bien contra pagos peores. 9-3, no: con 3 bb necesitas 66,7 % de retiradas para que el robo se sostenga solo, y estas ciegas se retiran juntas cerca del 30 %. Contra quien paga, el robo se hace con manos que ganan pagadas.',
      calculos: [
        { tipo: 'cuenta', expresion: '3*0.05', da: '$0,15' },
        { tipo: 'alfa', bote: 1.5, apuesta: 3, da: '66,7 %' },
      ],
    },
    {
      niveles: [1, 2],
      mano: '6s 6d',
      situacion:
        'NL10, CO, 100 bb. Nadie entró. El botón es un jugador que solo juega manos fuertes; las ciegas se retiran el 60 % y el 50 %.',
      pregunta: '¿Abres y qué parte de las veces te llevas las ciegas?',
      respuesta:
        'Abre a 2,5 bb, $0,25. Si el botón se retira el 90 %, los tres lo hacen 0,90 × 0,60 × 0,50 = 27 % de las veces: ganas $0,15 en esas. En el resto tienes una pareja que puede ligar trío, 11,8 % en el flop. Si el botón resube, retírate: ése no roba.',
      calculos: [
        { tipo: 'cuenta', expresion: '2.5*0.1', da: '$0,25' },
        { tipo: 'cuenta', expresion: '100*0.9*0.6*0.5', da: '27 %' },
        { tipo: 'cuenta', expresion: '100*(1-(48*47*46)/(50*49*48))', da: '11,8 %' },
      ],
    },
    {
      niveles: [1, 2],
      mano: 'Jc 4s',
      situacion: 'NL5, botón, 100 bb. Nadie entró. La ciega pequeña se retira el 80 % y la grande el 75 %.',
      pregunta: '¿Robas con J-4 offsuit? Haz la cuenta.',
      respuesta:
        'Se retiran juntas 0,80 × 0,75 = 60 %. A 2,5 bb necesitas 62,5 % y a 2,2, 59,5 %: con 2,2 el robo ya gana solo, 0,60 × 1,5 − 0,40 × 2,2 = +0,02 bb, y a veces ganas también pagado. Abre a 2,2, y si te pagan y no ligas, una apuesta pequeña en mesa seca y nada más. Sin ese dato de las ciegas, J-4 se tira.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*0.8*0.75', da: '60 %' },
        { tipo: 'alfa', bote: 1.5, apuesta: 2.5, da: '62,5 %' },
        { tipo: 'alfa', bote: 1.5, apuesta: 2.2, da: '59,5 %' },
        { tipo: 'cuenta', expresion: '0.6*1.5-0.4*2.2', da: '+0,02 bb' },
      ],
    },
    {
      niveles: [1, 1],
      mano: 'Kd 5s',
      situacion: 'NL2, botón, 100 bb. Nadie entró. No sabes nada de las ciegas.',
      pregunta: '¿Robas con K-5 offsuit?',
      respuesta:
        'Sin lectura, no: usa tu tabla y K-5 offsuit no está. El robo a 3 bb necesita 66,7 % de retiradas y en este límite las ciegas pagan mucho: supón 45 %. 0,45 × 1,5 − 0,55 × 3 = −0,98 bb si siempre perdieras pagado, y con K-5 recuperas poco. Con K-9 del mismo palo o A-5, sí. Cuando veas que las dos se retiran ocho de cada diez veces, vuelve a hacer la cuenta.',
      calculos: [
        { tipo: 'alfa', bote: 1.5, apuesta: 3, da: '66,7 %' },
        { tipo: 'cuenta', expresion: '0.45*1.5-0.55*3', da: '−0,98 bb' },
      ],
    },
  ],
};
