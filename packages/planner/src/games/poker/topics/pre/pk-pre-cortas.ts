import type { PokerTopic } from '../../poker-topic.ts';

export const pkPreCortas: PokerTopic = {
  id: 'pk-pre-cortas',
  titulo: 'Preflop en mesas de 3 y 4 jugadores',
  area: 'PRE',
  nivelMin: 4,
  nivelMax: 5,
  prerequisitos: ['pk-pre-cipequena', 'pk-pre-3bet'],
  minutosEtapa: 240,
  importancia: 'ocasional',
  terminos: [
    'mesa corta',
    'mesas cortas',
    'shorthanded',
    'short handed',
    'mesa de 3',
    'mesa de 4',
    'mesas de 3 jugadores',
    'mesas de 4 jugadores',
    '3-handed',
    '4-handed',
    'three handed',
    'four handed',
    'mesa de tres',
    'mesa de cuatro',
    'mesa que se queda corta',
    'jugar con pocos en la mesa',
  ],
  ideas: [
    'Con cuatro jugadores desaparecen UTG y HJ: el primero en hablar es el CO con su rango normal de CO. Con tres, el botón abre el primero, siempre con posición. El asiento se nombra desde el botón hacia atrás, no desde UTG.',
    'Pagas ciegas mucho más a menudo: 1,5 bb cada 4 manos son 37,5 bb por cada 100; cada 3, 50 bb por cada 100 (con seis son 25). Quien espera manos pierde solo por sentarse.',
    'Se juega casi todo botón contra ciegas y ciega contra ciega: los rangos se cruzan anchos, las parejas medias y el as alto valen más y el 3-bet sube al 12–16 %.',
    'Defiende la ciega grande por precio y por el rango que abre: contra un botón del 50 % a 2–2,5 bb se sigue con cerca de la mitad de las manos o más, y la pequeña resube o se retira casi siempre.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque:
        'Adapta tus tablas de seis asientos quitando los primeros y corrige tus ciegas: defiende y 3-betea como si cada apertura fuera de CO o botón.',
      idea: 'No existe una apertura «de primera posición» en mesa de 4: tratar al CO como UTG es la fuga más común.',
    },
    {
      nivel: 5,
      enfoque:
        'Ajusta rangos y tamaños a las frecuencias de cada rival: aperturas contra ciegas que defienden o resuben de más, 4-bets contra 3-bets anchos y estrategia de ciega contra ciega.',
      idea: 'Contra una ciega grande que hace 3-bet al 18 % no se abre más flojo: se abre algo menos, más pequeño y se responde con más 4-bets.',
    },
  ],
  errorTipico:
    'Seguir jugando 22/18 en mesa de tres «porque no llegan manos»: con 50 bb de ciegas por cada 100 manos, esa paciencia es un goteo que ningún set compensa.',
  preguntas: [
    {
      pregunta: '¿Qué rango abre el primero en hablar de una mesa de 4?',
      respuesta: 'El de CO, cerca del 27–30 %, porque quedan los mismos tres jugadores por hablar que en mesa de 6.',
    },
    {
      pregunta: '¿Cuántas ciegas pagas por cada 100 manos con tres jugadores y qué exige eso?',
      respuesta:
        '50 bb: cada uno paga 1,5 bb cada tres manos. Exige abrir el botón cerca del 50 % y defender la ciega grande más de la mitad.',
    },
    {
      pregunta: '¿Por qué A-8 offsuit pasa a ser mano de valor con tres jugadores?',
      respuesta:
        'Porque los rangos de apertura y de pago son tan anchos que A-8 domina a buena parte de los ases y gana sin mejorar a casi todo lo demás.',
    },
    {
      pregunta:
        'El botón abre a 2 bb con el 60 % y estás en la ciega grande. ¿Qué precio tienes y defiendes K-6 del mismo palo?',
      respuesta:
        'Pagas 1 para un bote final de 4,5: 22,2 %. K-6 del mismo palo tiene cerca del 50 % contra ese rango: defensa clara, y también casi cualquier mano del mismo palo.',
    },
  ],
  criterio: {
    texto: 'Nombra el asiento real y acierta acción y tamaño en {aciertos} de {de} manos.',
    aciertos: 8,
    de: 10,
    unidad: 'manos',
  },
  foco: 'Cuenta los jugadores sentados antes de cada mano y nombra tu asiento desde el botón.',
  revision: '¿Jugué los rangos de esta cantidad de jugadores o los de la mesa llena?',
  variantes: {
    teoria: [
      {
        titulo: 'los asientos de atrás hacia delante',
        consigna:
          'Reescribe tus tablas nombrando los asientos desde el botón y deduce el rango del primero en hablar con tres, cuatro y cinco jugadores.',
      },
      {
        titulo: 'el goteo de las ciegas',
        consigna:
          'Calcula lo que pagas en ciegas por cada 100 manos con 3, 4 y 6 jugadores y qué porcentaje de botones lo compensa.',
      },
      {
        titulo: 'valor que cambia',
        consigna: 'Lista ocho manos que suben de categoría con tres jugadores y explica contra qué rango ganan.',
      },
    ],
    ejercicios: [
      {
        titulo: 'cuántos somos',
        consigna: 'Anota en cada mano de abajo jugadores, asiento real y cuántos hablan después; luego decide.',
      },
      {
        titulo: 'la misma mano en mesa llena',
        consigna: 'Resuelve cada mano de abajo con seis jugadores y compara acción y tamaño.',
      },
      {
        titulo: 'un jugador menos',
        consigna: 'Quita un asiento a cada mano de abajo y vuelve a decidir con las ciegas más frecuentes.',
      },
      {
        titulo: '3-bet corto',
        consigna: 'Escribe tu rango de 3-bet para cada mano de abajo y su porcentaje aproximado.',
      },
      {
        titulo: 'precio y defensa',
        consigna:
          'Calcula en las manos de abajo el precio de la ciega grande ante 2, 2,5 y 3 bb y la peor mano que defiende en cada caso.',
      },
      {
        titulo: 'adaptación del rival',
        consigna: 'Supón que el rival dobla su 3-bet en cada mano de abajo y ajusta apertura y 4-bet.',
      },
      {
        titulo: 'desde las dos ciegas',
        consigna: 'Decide las manos de abajo desde la ciega pequeña y desde la grande, con el mismo abridor.',
      },
      {
        titulo: 'reflejos de mesa corta',
        consigna: 'Con reloj, di asiento y acción de las {n} manos de abajo.',
      },
    ],
    test: [
      {
        titulo: 'asiento y rango',
        consigna: 'Da asiento real, acción y porcentaje de rango en las {n} manos de abajo.',
      },
      {
        titulo: 'umbral y decisión',
        consigna: 'Calcula el umbral de cada mano de abajo y decide con él.',
      },
      {
        titulo: 'llena o corta',
        consigna: 'Indica en las manos de abajo cuáles cambian al pasar de seis a tres jugadores y por qué.',
      },
      {
        titulo: 'retiradas conjuntas',
        consigna:
          'Calcula en cada caso de abajo cuánto se retiran juntos los que faltan por hablar y compáralo con lo que pide la apertura.',
      },
    ],
    jugar: [
      {
        titulo: 'mesa corta a propósito',
        consigna: 'Juega {min} minutos en una mesa de 3 o 4 jugadores de tu límite y anota cuántos botones abriste.',
      },
      {
        titulo: 'guerra con registro',
        consigna: 'Juega {n} manos contando 3-bets recibidos y hechos contra cada rival.',
      },
      {
        titulo: 'botones abiertos',
        consigna:
          'Juega {min} minutos y anota de cada botón si abriste, con qué tamaño y quién resistió. Al final da el porcentaje.',
      },
    ],
    analizar: [
      {
        titulo: 'resultado por jugadores',
        consigna: 'Separa tus manos por número de jugadores y compara bb/100 y porcentaje de botón abierto.',
      },
      {
        titulo: 'paciencia cara',
        consigna: 'Busca tramos de mesa corta con menos del 40 % de botones abiertos y calcula lo que costaron.',
      },
      {
        titulo: 'respuesta al 3-bet',
        consigna:
          'Elige un rival con muchas manos cortas y cuenta cuántas veces te hizo 3-bet y qué respondiste. Escribe el rango de 4-bet que te falta.',
      },
    ],
  },
  ejemplo: {
    niveles: [4, 5],
    mano: 'Kc 9d',
    situacion: 'NL400, mesa de 4 jugadores, 100 bb. Eres el primero en hablar (CO).',
    pregunta: '¿Abres K-9 offsuit, y qué diferencia hay con ser UTG en mesa de 6?',
    respuesta:
      'En mesa de 4 quedan tres por hablar, igual que en el CO de una mesa de 6; en UTG quedarían cinco. Tu rango de CO, por ejemplo 22+, A2s+, K6s+, Q8s+, J8s+, T8s+, 97s+, 86s+, 76s, 65s, A8o+, KTo+, QTo+, JTo, es el 27,0 %: K-9 offsuit queda justo fuera, K-10 entra. Si el botón y las dos ciegas se retiran mucho puedes añadirla: el robo puro pide que se retiren los tres a la vez el 62,5 % de las veces.',
    calculos: [
      { tipo: 'cuenta', expresion: '100 * (13 * 6 + 34 * 4 + 12 * 12) / 1326', da: '27,0 %' },
      { tipo: 'alfa', bote: 1.5, apuesta: 2.5, da: '62,5 %' },
    ],
  },
  spots: [
    {
      niveles: [4, 5],
      mano: 'Jc 6c',
      situacion: 'NL400, tres jugadores. Estás en el botón con 100 bb; las ciegas se retiran el 58 % y el 42 %.',
      pregunta: '¿Abres J-6 del mismo palo y cuánto pierdes por órbita si solo juegas el 25 % del botón?',
      respuesta:
        'Retiradas conjuntas: 0,58 × 0,42 = 24,4 %; el robo puro no gana, pero tienes posición siempre y J-6 del mismo palo entra en un rango del 50 %. Retirar el 75 % de los botones deja que los demás roben tus 1,5 bb: pagas 50 bb cada 100 manos en ciegas y solo las recuperas abriendo. Abre a 2,2–2,5 bb.',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * 0.58 * 0.42', da: '24,4 %' },
        { tipo: 'cuenta', expresion: '1.5 / 3 * 100', da: '50' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Ah 8c',
      situacion:
        'NL600, tres jugadores. El botón abre a 2,5 bb con el 55 % y estás en la ciega pequeña, 100 bb; se retira al 3-bet el 50 % y la grande casi nunca entra.',
      pregunta: '¿3-bet, pago o retirada?',
      respuesta:
        '3-bet a 11 bb por valor ligero. Arriesgas 10,5 para ganar 4. Si nunca ganaras al ser pagado, −3,25 bb; pero cuando sigue, contando que juegas sin posición y que a veces te hace 4-bet, cobras cerca del 42 % de un bote de 23: −0,84 bb. EV = +1,58 bb, mejor que retirarte. En mesa de 6 contra un CO del 27 % esa misma mano se retira: cambió el rango rival, no tu carta.',
      calculos: [
        {
          tipo: 'ev',
          ramas: [
            { p: 0.5, valor: 4 },
            { p: 0.5, valor: -10.5 },
          ],
          da: '−3,25',
        },
        { tipo: 'cuenta', expresion: '0.42 * 23 - 10.5', da: '−0,84' },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.5, valor: 4 },
            { p: 0.5, valor: -0.84 },
          ],
          da: '+1,58',
        },
      ],
    },
    {
      niveles: [4, 5],
      mano: '7s 7d',
      situacion:
        'NL400, cuatro jugadores. CO abre a 2,5 bb, el botón 3-betea a 8 bb (15 % de 3-bet en mesa corta) y estás en la ciega grande.',
      pregunta: '¿Retirada, pago o 4-bet en frío?',
      respuesta:
        'Retirada o 4-bet ocasional; no pagues. Pagar 7 bb para 19,0 bb pide 36,8 % con el CO por hablar y sin posición. Contra un rango de 3-bet del 15 % tu equity ronda el 45 %, pero realizas cerca del 65 %: 29,3 %. El set sale el 11,8 %: insuficiente con 92 bb detrás.',
      calculos: [
        { tipo: 'cuenta', expresion: '8 + 7 + 1 + 2.5 + 0.5', da: '19,0' },
        { tipo: 'cuenta', expresion: '100 * 7 / 19', da: '36,8 %' },
        { tipo: 'cuenta', expresion: '45 * 0.65', da: '29,3 %' },
        { tipo: 'cuenta', expresion: '100 * (1 - (48 * 47 * 46) / (50 * 49 * 48))', da: '11,8 %' },
      ],
    },
    {
      niveles: [5, 5],
      mano: 'Qh 5s',
      situacion:
        'NL2000, tres jugadores. La ciega grande defiende el 70 % y 3-betea el 18 %; la pequeña se retira el 75 %. Estás en el botón.',
      pregunta: '¿Cómo cambias tamaño y rango?',
      respuesta:
        'Retirada conjunta con 2,5 bb: 0,75 × 0,30 = 22,5 %. Contra esa defensa el robo no existe: abre 2 bb (riesgo menor cuando 3-betea) con un rango del 45 % apoyado en cartas altas y del mismo palo. Q-5 offsuit sale; con 2 bb y 18 % de 3-bets pierdes 0,36 bb por esa rama, y el resto juega postflop con la peor parte de tu rango. Responde a su 18 % con más 4-bets, no con más aperturas flojas.',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * 0.75 * 0.3', da: '22,5 %' },
        { tipo: 'cuenta', expresion: '0.18 * 2', da: '0,36' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'A tres jugadores, la ciega grande hace 3-bet al 19 % contra tu botón (apertura a 2,5, resubida a 10). Tu rango de botón es 48 % (636 combos). Sigues con 4-bet 60 combos y pago 210.',
      pregunta: '¿Defiendes bastante contra sus faroles? Abandonos y exigencia.',
      respuesta:
        'Sigues con 270 de 636: 42,5 %; abandonas 57,5 %. Su 3-bet arriesga 9 más para ganar 4 (2,5 + 1 + 0,5): exige 69,2 % si fuera aire. No gana solo con tus abandonos. Pero un 19 % de 3-bet trae muchos faroles: puedes subir el 4-bet de farol con A-5, A-4 y K-9 del mismo palo y pagar algo más en posición.',
      calculos: [
        { da: '42,5 %', tipo: 'cuenta', expresion: '100*270/636' },
        { da: '69,2 %', tipo: 'cuenta', expresion: '100*9/13' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Ad 4s',
      situacion:
        'NL1000, cuatro jugadores, 100 bb. El CO abre a 2,3 bb (32 %), el botón se retira y estás en la ciega pequeña. Ante tu 3-bet a 10,5 el CO se retira el 52 % y la grande el 94 %. Cuando te pagan recuperas el 38 % de 22 bb.',
      pregunta: '¿3-bet de farol con A-4 offsuit?',
      respuesta:
        'Retirada conjunta: 0,52 × 0,94 = 48,9 %. Añades 10 para ganar 2,3 + 0,5 + 1 = 3,8: farol puro pide 72,5 %. Con un 11 % de 4-bets y 40 % de pagos: 0,489 × 3,8 − 0,111 × 10 + 0,40 × (0,38 × 22 − 10) = +0,09 bb: apenas por encima de cero. A-4 del mismo palo, que recupera algo más, es mejor candidata; deja la offsuit para un CO que se retire el 60 %.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*0.52*0.94', da: '48,9 %' },
        { tipo: 'alfa', bote: 3.8, apuesta: 10, da: '72,5 %' },
        { tipo: 'cuenta', expresion: '0.489*3.8-0.111*10+0.4*(0.38*22-10)', da: '+0,09 bb' },
      ],
    },
  ],
};
