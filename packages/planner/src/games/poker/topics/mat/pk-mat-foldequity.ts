import type { PokerTopic } from '../../poker-topic.ts';

export const pkMatFoldequity: PokerTopic = {
  id: 'pk-mat-foldequity',
  titulo: 'Fold equity y semifaroles',
  area: 'MAT',
  nivelMin: 1,
  nivelMax: 4,
  prerequisitos: ['pk-mat-ev'],
  minutosEtapa: 250,
  terminos: [
    'fold equity',
    'semifarol',
    'semifaroles',
    'semibluff',
    'equity de retirada',
    'que se retire el rival',
    'apostar con proyecto',
    'subir con proyecto',
    'all-in con proyecto',
    'semi farol',
    'probabilidad de retirada',
    'ganar sin showdown',
    'presión con proyectos',
    'empujar con proyecto',
    'folde del rival',
  ],
  ideas: [
    'La fold equity es lo que ganas cuando el rival se retira: frecuencia de retirada × bote actual. Existe solo si puede retirarse.',
    'Un semifarol gana por dos caminos: se retira ahora o ligas después. Por eso necesita menos retiradas que un farol puro del mismo tamaño.',
    'Fórmula del all-in semifarol: EV = F × bote + (1 − F) × (equity × bote final − lo que arriesgas). Despeja F para saber cuánto tiene que retirarse.',
    'La fold equity se destruye contra jugadores que no se retiran, con stacks muy cortos y cuando tu línea no cuenta ninguna mano creíble.',
  ],
  etapas: [
    {
      nivel: 1,
      enfoque:
        'Aprende el cálculo básico y la regla de no farolear a quien no se retira. Usa semifaroles con al menos ocho outs y en posición.',
      idea: 'Sin fold equity, apostar un proyecto es solo hacer más caro el mismo pago: necesitas uno de los dos caminos con fuerza.',
    },
    {
      nivel: 2,
      enfoque:
        'Elige entre pagar y subir calculando la frecuencia de retirada que hace indiferente la subida. Suma la equity que te queda cuando te pagan.',
      idea: 'Con 35 % de equity cuando te pagan, un all-in de bote y medio necesita menos de una retirada de cada diez.',
    },
    {
      nivel: 3,
      enfoque:
        'Mide la fold equity por rango y no por jugador: qué parte de su rango puede continuar contra este tamaño en esta carta.',
      idea: 'Contra un rango de 100 combos con 60 que continúan, tu fold equity es 40 % aunque el rival «pague mucho».',
    },
    {
      nivel: 4,
      enfoque:
        'Optimiza el tamaño: busca el punto en que cada ciega extra arriesgada compra todavía retiradas, y combina con bloqueadores de sus manos fuertes.',
      idea: 'El mejor semifarol no es el de más equity, sino el que más retiradas compra por ficha arriesgada; a veces es la apuesta pequeña.',
    },
  ],
  errorTipico:
    'Farolear con proyecto a un pagador y pagar con proyecto a quien se retira el 60 %: justo al revés. Otro error es subir con tan poca ficha por detrás que el rival ya no puede retirarse.',
  preguntas: [
    {
      pregunta: '¿Qué dos condiciones debe cumplir un semifarol para ser mejor que un pago?',
      respuesta:
        'Que exista una frecuencia de retirada real y que te quede equity cuando te paguen; si falta una de las dos, pagar o retirarse es mejor.',
    },
    {
      pregunta: 'All-in de 50 a un bote de 40 con 35 % de equity cuando te pagan. ¿Qué retirada necesitas?',
      respuesta:
        'El bote final es 140. Si te pagan: 0,35 × 140 − 50 = −1. Necesitas F × 40 = (1 − F) × 1, es decir F ≈ 2,4 %: casi nada.',
    },
    {
      pregunta: '¿Por qué el mismo semifarol vale menos en el river?',
      respuesta:
        'Porque ya no hay segundo camino: si te pagan, tu equity es cero y el farol necesita la retirada completa.',
    },
    {
      pregunta: '¿Qué efecto tiene que el rival esté comprometido con el bote?',
      respuesta:
        'Elimina la fold equity: con SPR menor que uno pagará casi siempre, y conviene apostar por valor o pasar.',
    },
    {
      pregunta: '¿Qué diferencia hay entre fold equity y equity?',
      respuesta:
        'La fold equity se cobra ahora, cuando el rival se retira; la equity es tu parte del bote si se llega al final.',
    },
  ],
  criterio: {
    texto:
      'Calcula la frecuencia de retirada necesaria con tres puntos de error y decide bien en {aciertos} de {de} manos.',
    aciertos: 8,
    de: 10,
    unidad: 'manos',
  },
  foco: 'Antes de apostar con un proyecto di qué porcentaje se tiene que retirar y qué te queda si te pagan.',
  revision: '¿Había fold equity real en este semifarol o aposté a alguien que no se retira?',
  variantes: {
    teoria: [
      {
        titulo: 'dos caminos',
        consigna:
          'Escribe para el ejemplo cuánto aporta cada camino (retirada y equity al ser pagado) y cuál pesa más. Repítelo con equity cero y comenta el cambio.',
      },
      {
        titulo: 'despejar F',
        consigna:
          'Deriva la frecuencia de retirada mínima a partir de la fórmula del all-in semifarol, sin copiarla. Comprueba tu fórmula con el segundo ejemplo que inventes.',
      },
      {
        titulo: 'cuando no existe',
        consigna:
          'Explica tres situaciones en las que la fold equity es casi nula y qué harías con un proyecto en cada una.',
      },
    ],
    ejercicios: [
      {
        titulo: 'retirada necesaria',
        consigna:
          'Calcula en cada mano de abajo la frecuencia de retirada que deja en cero tu apuesta y compárala con tu lectura.',
      },
      {
        titulo: 'farol puro o semifarol',
        consigna: 'Di en cada mano de abajo cuánta equity queda si te pagan y si por eso baja la retirada necesaria.',
      },
      {
        titulo: 'rango, no persona',
        consigna:
          'Reparte en cada mano de abajo el rango rival en «se retira» y «sigue» con combos concretos y saca la frecuencia.',
      },
      {
        titulo: 'dos tamaños',
        consigna:
          'Compara en cada mano de abajo una apuesta de medio bote y otra de bote y medio: retirada pedida y probable.',
      },
      {
        titulo: 'pagar o subir',
        consigna:
          'Escribe el EV de pagar y el de subir en cada mano de abajo con los mismos supuestos, y quédate con el mayor.',
      },
      {
        titulo: 'sin posición',
        consigna: 'Cambia cada mano de abajo a fuera de posición y ajusta la equity que realizas cuando te pagan.',
      },
      {
        titulo: 'el pagador en la mesa',
        consigna: 'Añade a cada mano de abajo un jugador que nunca se retira y decide si el semifarol sobrevive.',
      },
      {
        titulo: 'velocidad',
        consigna:
          'Con reloj, di para las {n} manos de abajo solo el porcentaje de retirada necesario, redondeado a múltiplos de cinco.',
      },
    ],
    test: [
      {
        titulo: 'retirada con margen',
        consigna: 'Da la frecuencia necesaria de las {n} manos de abajo con tres puntos de margen y la decisión.',
      },
      {
        titulo: 'semifarol sí o no',
        consigna: 'Clasifica cada mano de abajo en semifarol, pago o retirada y justifica con los dos caminos.',
      },
      {
        titulo: 'EV completo',
        consigna: 'Calcula el EV de apostar en cada mano de abajo con tus propias estimaciones y comprueba el signo.',
      },
      {
        titulo: 'lectura exigida',
        consigna:
          'Escribe para cada mano de abajo la lectura mínima que el semifarol necesita y di si el enunciado la da.',
      },
    ],
    jugar: [
      {
        titulo: 'fold equity medida',
        consigna:
          'Juega {min} minutos anotando, en cada apuesta con proyecto, el porcentaje de retirada que esperabas y si se retiró.',
      },
      {
        titulo: 'solo contra quien se retira',
        consigna: 'Juega {n} manos reservando los semifaroles a los rivales marcados como capaces de retirarse.',
      },
      {
        titulo: 'el semifarol grande',
        consigna:
          'Juega {min} minutos buscando al menos dos semifaroles en el turn contra regulares, con la cuenta hecha.',
      },
    ],
    analizar: [
      {
        titulo: 'semifaroles de la semana',
        consigna: 'Reúne {n} semifaroles: retirada necesaria, retirada observada y qué pasó cuando te pagaron.',
      },
      {
        titulo: 'el tamaño óptimo',
        consigna: 'Toma una mano y calcula el EV con tres tamaños distintos usando la misma lectura de retiradas.',
      },
      {
        titulo: 'quién no se retira',
        consigna: 'Lista los rivales que no se retiraron y decide qué manos cambiarás contra ellos.',
      },
    ],
  },
  ejemplo: {
    niveles: [1, 4],
    mano: 'Ah 5h',
    mesa: 'Kh 9h 2c',
    situacion: 'NL10. Bote $2 en el flop, el rival pasa y tienes $9, igual que él. Consideras apostar $1,50.',
    pregunta:
      '¿Cuánto tiene que retirarse para que el semifarol no pierda, si cuando te paga tienes 40 % de equity y no se apuesta más?',
    respuesta:
      'Si se retira, +2. Si paga, 0,40 × (2 + 1,5 + 1,5) − 1,5 = +$0,50. Ambas ramas ganan: no hace falta que se retire nunca para no perder frente a rendirse. Con un 30 % de retirada el EV es $0,95. Contra K♠ Q♦ tu equity real es 45,9 %; por eso funciona. El mismo tamaño con 7♠ 6♠ sin proyecto necesitaría 42,9 % de retiradas.',
    calculos: [
      { tipo: 'cuenta', expresion: '0.4 * 5 - 1.5', da: '+$0,50' },
      {
        tipo: 'ev',
        ramas: [
          { p: 0.3, valor: 2 },
          { p: 0.7, valor: 0.5 },
        ],
        da: '$0,95',
      },
      { tipo: 'equity', mano: 'Ah 5h', rivales: ['Ks Qd'], mesa: 'Kh 9h 2c', da: '45,9 %' },
      { tipo: 'alfa', bote: 2, apuesta: 1.5, da: '42,9 %' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [3, 4],
      mano: '9h 8h',
      mesa: 'Th 6h Ks 2c',
      situacion:
        'NL400, 100 bb, turn en posición. Bote 20 bb, te pasan. Color y escalera interna: 12 outs. Estimas que ante 10 bb abandona el 38 % y ante 24 bb, el 52 %; pagado, tu equity es 24 % y 22 %.',
      pregunta: '¿Qué tamaño compra mejor las retiradas?',
      respuesta:
        'Pequeña: 0,38 × 20 + 0,62 × (0,24 × 40 − 10) = 7,35 bb. Grande: 0,52 × 20 + 0,48 × (0,22 × 68 − 24) = 6,06 bb. Apuesta 10. Las 14 bb de más compran 14 puntos de retirada y no los pagan. Umbral: la grande empata cuando su retirada cumple F × 20 + (1 − F) × (−9,04) = 7,35, o sea F = 56,4 %. Contra quien abandona el 60 % ante la sobreapuesta, cambia de tamaño.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.38*20+0.62*(0.24*40-10)', da: '7,35 bb' },
        { tipo: 'cuenta', expresion: '0.52*20+0.48*(0.22*68-24)', da: '6,06 bb' },
        { tipo: 'cuenta', expresion: '100*(7.35+9.04)/29.04', da: '56,4 %' },
      ],
    },
  ],
  spots: [
    {
      niveles: [1, 2],
      mano: '7d 6d',
      mesa: '9s 8h 3c',
      situacion: 'NL5, flop. Bote $0,80; el rival, que paga casi todo, apuesta $0,60 y le quedan $4.',
      pregunta: '¿Subes a $2 o pagas?',
      respuesta:
        'Contra él la retirada será de un 10 %. Subiendo: 0,10 × 1,40 + 0,90 × (0,32 × 4,8 − 2) = −$0,28 con 32 % de equity (contra A♠ 9♣ es exactamente 34,2 %). Pagar con escalera abierta cuesta $0,60 y pide 30 %; tienes 8 outs (17,0 % a una carta) e implícitas enormes contra alguien que no se retira. Paga: no hay fold equity que comprar.',
      calculos: [
        {
          tipo: 'ev',
          ramas: [
            { p: 0.1, valor: 1.4 },
            { p: 0.9, valor: -0.464 },
          ],
          da: '−$0,28',
        },
        { tipo: 'equity', mano: '7d 6d', rivales: ['As 9c'], mesa: '9s 8h 3c', da: '34,2 %' },
        { tipo: 'potOdds', bote: 0.8, apuesta: 0.6, da: '30 %' },
        { tipo: 'outs', outs: 8, cartas: 1, vistas: 5, da: '17,0 %' },
      ],
    },
    {
      niveles: [1, 2],
      mano: 'Qs Js',
      mesa: 'As 6s 4d',
      situacion: 'NL10, flop. Bote $1,20, el rival tiene solo $1 por detrás y apuesta $0,60.',
      pregunta: '¿Vas all-in?',
      respuesta:
        'No para echarlo: con $0,40 más en su stack no se retirará nunca. Pagar cuesta $0,60 para un bote de $1,80: pide 25 %. Con 9 outs y dos cartas (pondrá el resto en el turn) tienes cerca de 35,0 % antes de descontar sus mejoras. Meter todo es aceptable por precio, pero no es semifarol: no hay fold equity.',
      calculos: [
        { tipo: 'cuenta', expresion: '1.2 + 0.6', da: '$1,80' },
        { tipo: 'potOdds', bote: 1.2, apuesta: 0.6, da: '25 %' },
        { tipo: 'outs', outs: 9, cartas: 2, vistas: 5, da: '35,0 %' },
      ],
    },
    {
      niveles: [1, 3],
      mano: '8c 7c',
      mesa: '6c 5s Kd',
      situacion:
        'NL10. Bote $2 en el flop, el rival, agresor y regular, apuesta $1,20 y le quedan $8. Estimas que se retira el 35 % si subes a $4 y que, si sigue, paga.',
      pregunta:
        'Si cuando paga tienes 33 % de equity en un bote de $10, ¿cuál es el EV de subir y el de pagar sin más?',
      respuesta:
        'Subir: 0,35 × 3,20 + 0,65 × (0,33 × 10 − 4) = $0,67. Pagar: 0,33 × 3,2 − 0,67 × 1,2 = $0,25 sin calles futuras. Subir gana más; el umbral de retirada frente a rendirse es 0,7/(3,2 + 0,7) = 17,9 %.',
      calculos: [
        {
          tipo: 'ev',
          ramas: [
            { p: 0.35, valor: 3.2 },
            { p: 0.65, valor: -0.7 },
          ],
          da: '$0,67',
        },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.33, valor: 3.2 },
            { p: 0.67, valor: -1.2 },
          ],
          da: '$0,25',
        },
        { tipo: 'cuenta', expresion: '100 * 0.7 / 3.9', da: '17,9 %' },
      ],
    },
    {
      niveles: [2, 4],
      mano: 'Th 9h',
      mesa: 'Qh Jd 4h',
      situacion: 'NL25, flop. Bote $3, apuesta $2, te quedan $24 y él $24. Consideras all-in con quince outs.',
      pregunta: '¿Qué frecuencia de retirada necesita el all-in y es mejor que pagar?',
      respuesta:
        'Arriesgas $24 para un bote de $5. Si paga con A♠ Q♠, tu equity es 55,9 %; el bote final sería $51 y la rama de pago vale ≈ $4,56. Así que ni siquiera hace falta que se retire: cada retirada suma $5. Aun así, subir a $7 y dejarle continuar peor suele ganar más que arriesgar casi cinco veces el bote: la fold equity no necesita todo el stack.',
      calculos: [
        { tipo: 'equity', mano: 'Th 9h', rivales: ['As Qs'], mesa: 'Qh Jd 4h', da: '55,9 %' },
        { tipo: 'cuenta', expresion: '3 + 24 + 24', da: '$51' },
        { tipo: 'cuenta', expresion: '0.56 * 51 - 24', da: '$4,56' },
      ],
    },
    {
      niveles: [2, 4],
      mano: '6s 5s',
      mesa: 'Ks 8s 3d Jc',
      situacion:
        'NL50, turn. Bote $12, apuestas $9 de segundo barril y te quedan $40. Sabes que este regular se retira al segundo barril el 55 %.',
      pregunta: '¿EV si cuando paga tienes 20 % de equity?',
      respuesta:
        'Retirada: +12. Pago: 0,20 × 30 − 9 = −$3,00. EV = +$5,25. Necesitabas solo 20 % de retiradas. Si el turn hubiera sido A♦ en vez de J♣ y se retirara el 35 %, bajaría a +$2,25.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.2 * 30 - 9', da: '−$3,00' },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.55, valor: 12 },
            { p: 0.45, valor: -3 },
          ],
          da: '+$5,25',
        },
        { tipo: 'cuenta', expresion: '100 * 3 / 15', da: '20 %' },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.35, valor: 12 },
            { p: 0.65, valor: -3 },
          ],
          da: '+$2,25',
        },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Ad 5d',
      mesa: 'Jd 9d 4c Qs',
      situacion:
        'NL100, turn, bote 3-bet de $36; te quedan $90. El rival puede continuar con J-J, Q-Q, A-Q, K-Q, Q-J y proyectos (aprox. 34 combos) de un rango de 60.',
      pregunta: '¿EV de apostar $28 con 26 % de equity cuando paga?',
      respuesta:
        'Retirada: 26/60 = 43,3 % de las veces, gana $36. Pago: 0,26 × (36 + 28 + 28) − 28 = −$4,08. EV = +$13,27. Midiendo el rango en combos la respuesta deja de depender de la sensación de si «paga mucho».',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * 26 / 60', da: '43,3 %' },
        { tipo: 'cuenta', expresion: '0.26 * 92 - 28', da: '−$4,08' },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.433, valor: 36 },
            { p: 0.567, valor: -4.08 },
          ],
          da: '+$13,27',
        },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Kc Tc',
      mesa: '9c 6c 2h 5d 7h',
      situacion:
        'NL100, river. Bote $44 tras proyecto fallado; te quedan $60. Consideras farol de $33 u overbet de $60.',
      pregunta:
        '¿Qué retirada pide cada uno y cuál prefieres si paga $33 con la mitad de sus 30 combos de pareja y $60 con la quinta parte?',
      respuesta:
        '$33 pide 42,9 %; $60 pide 57,7 %. Ya no hay equity: es farol puro. De sus 30 combos se retiran 15 ante $33 y 24 ante $60: 50 % y 80 %. EV: +$5,50 contra +$23,20: el tamaño grande compra retiradas de sobra.',
      calculos: [
        { tipo: 'alfa', bote: 44, apuesta: 33, da: '42,9 %' },
        { tipo: 'alfa', bote: 44, apuesta: 60, da: '57,7 %' },
        { tipo: 'cuenta', expresion: '100 * 15 / 30', da: '50 %' },
        { tipo: 'cuenta', expresion: '100 * 24 / 30', da: '80 %' },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.5, valor: 44 },
            { p: 0.5, valor: -33 },
          ],
          da: '+$5,50',
        },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.8, valor: 44 },
            { p: 0.2, valor: -60 },
          ],
          da: '+$23,20',
        },
      ],
    },
    {
      niveles: [4, 4],
      mano: 'Js Ts',
      mesa: 'As 8s 7d',
      situacion:
        'NL400, ciega grande contra botón. Bote 5,5 bb, c-bet de 3,5 bb. Consideras subir a 12 bb o a 18 bb con 97 bb detrás.',
      pregunta:
        'Con 12 se retira el 42 % y con 18 el 50 %; cuando paga tienes 38 % de equity. ¿Qué tamaño da más (sin calles futuras)?',
      respuesta:
        'A 12: gana 9 el 42 %; pago: 0,38 × (5,5 + 12 + 12) − 12 = −0,79 bb. EV = +3,32 bb. A 18: 0,38 × (5,5 + 18 + 18) − 18 = −2,23 bb; EV = +3,39 bb. Casi igual: los ocho puntos extra de retirada apenas pagan el riesgo añadido. Elige 12: logra casi lo mismo y deja más stack para presionar en el turn.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.38 * 29.5 - 12', da: '−0,79' },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.42, valor: 9 },
            { p: 0.58, valor: -0.79 },
          ],
          da: '+3,32 bb',
        },
        { tipo: 'cuenta', expresion: '0.38 * 41.5 - 18', da: '−2,23' },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.5, valor: 9 },
            { p: 0.5, valor: -2.23 },
          ],
          da: '+3,39 bb',
        },
      ],
    },
    {
      niveles: [4, 4],
      mano: 'Ac Qc',
      mesa: 'Tc 6c 3h 2d',
      situacion:
        'NL600, turn. Bote $180, dos rivales: uno paga siempre, el otro es un regular que se retira el 70 % ante una subida. Te quedan $500.',
      pregunta: '¿Hay fold equity conjunta suficiente para semifarolear de $120?',
      respuesta:
        'La retirada de ambos es 0,70 × 0,10 = 7 % (el pagador suelta un 10 %). EV aproximado con 28 % de equity contra quien pague: 0,07 × 180 + 0,93 × (0,28 × 420 − 120) = $10,37. Pasar y ver el river sin pagar nada vale cerca de 0,28 × 180 = $50,40: mucho más que esos diez dólares. Pasa: con un pagador en la mano no hay semifarol.',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * 0.7 * 0.1', da: '7 %' },
        { tipo: 'cuenta', expresion: '0.07 * 180 + 0.93 * (0.28 * 420 - 120)', da: '$10,37' },
        { tipo: 'cuenta', expresion: '0.28 * 180', da: '$50,40' },
      ],
    },
    {
      niveles: [1, 2],
      mano: 'Ad 8d',
      mesa: 'Kd 9d 3s 4c',
      situacion:
        'NL10, turn. Bote $2,40, el rival pasa. Tienes color y dudas si apostar $1,60. Crees que se retira el 40 %; pagado tienes 19,6 % de un bote de $5,60.',
      pregunta: '¿EV de apostar? ¿Y contra quien no se retira nunca?',
      respuesta:
        '0,40 × 2,40 + 0,60 × (0,196 × 5,60 − 1,60) = +$0,66: apuesta. Contra quien no se retira: 0,196 × 5,60 − 1,60 = −$0,50: pasa y mira la carta gratis. El mismo proyecto es apuesta o pase según quién esté enfrente.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.4*2.4+0.6*(0.196*5.6-1.6)', da: '+$0,66' },
        { tipo: 'cuenta', expresion: '0.196*5.6-1.6', da: '−$0,50' },
      ],
    },
    {
      niveles: [1, 1],
      mano: '7c 5d',
      mesa: 'Ah Kd 8s 2c',
      situacion:
        'NL5, turn. Bote $0,80. No tienes nada ni proyecto. El rival pagó el flop y casi nunca se retira. «Si apuesto $0,60 quizá se va».',
      pregunta: '¿Qué frecuencia de retirada haría falta y qué haces?',
      respuesta:
        '42,9 %: casi la mitad. Quien pagó con un as o un rey no se va tantas veces, y sin outs no tienes segundo camino. Si se retira el 20 %: 0,20 × 0,80 − 0,80 × 0,60 = −$0,32. Pasa y abandona. La regla: sin retiradas y sin cartas que te salven, no hay farol.',
      calculos: [
        { tipo: 'alfa', bote: 0.8, apuesta: 0.6, da: '42,9 %' },
        { tipo: 'cuenta', expresion: '0.2*0.8-0.8*0.6', da: '−$0,32' },
      ],
    },
    {
      niveles: [1, 2],
      mano: '5h 4h',
      mesa: 'Ah 9h 6s',
      situacion:
        'NL10, flop. Bote $1,10; te pasan y apuestas $0,70. Crees que se retira cuatro de cada diez veces; pagado tienes 30 % de un bote de $2,50.',
      pregunta: '¿EV de la apuesta? ¿De dónde viene la ganancia?',
      respuesta:
        '0,40 × 1,10 + 0,60 × (0,30 × 2,50 − 0,70) = +$0,47. De retiradas: $0,44; de pagos: $0,03, casi nada. Sin retiradas sería un pago caro; con retiradas y sin proyecto, un farol flojo. Los dos caminos juntos son el semifarol.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.4*1.1+0.6*(0.3*2.5-0.7)', da: '+$0,47' },
        { tipo: 'cuenta', expresion: '0.4*1.1', da: '$0,44' },
        { tipo: 'cuenta', expresion: '0.6*(0.3*2.5-0.7)', da: '$0,03' },
      ],
    },
    {
      niveles: [3, 3],
      mano: 'Kd Jd',
      mesa: 'Td 9c 4d 2s',
      situacion:
        'NL100, turn, en posición. Bote 14 bb, te apuestan 7 y quedan 80. Su rango: 40 combos, de los que 18 seguirían ante tu all-in. Pagado tienes 30 %. Tienes color y escalera interna por la Q.',
      pregunta: '¿EV del all-in frente a pagar por odds?',
      respuesta:
        'Abandona 22 de 40 = 55 %. All-in: 0,55 × 21 + 0,45 × (0,30 × 174 − 80) = −0,96 bb. Pagar: tienes 12 outs limpias, 26,1 %, y el precio es 25 %: pagar ya es casi neutro y gana con implícitas. El all-in arriesga 80 para un bote de 21: con 55 % de abandonos pierde o apenas empata. Paga; resube solo si el rango que sigue baja de 15 combos.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*22/40', da: '55 %' },
        { tipo: 'cuenta', expresion: '0.55*21+0.45*(0.3*174-80)', da: '−0,96 bb' },
        { tipo: 'outs', outs: 12, cartas: 1, vistas: 6, da: '26,1 %' },
        { tipo: 'potOdds', bote: 14, apuesta: 7, da: '25 %' },
      ],
    },
  ],
};
