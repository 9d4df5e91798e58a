import type { PokerTopic } from '../../poker-topic.ts';

export const pkPosOop: PokerTopic = {
  id: 'pk-pos-oop',
  titulo: 'Jugar fuera de posición',
  area: 'POS',
  nivelMin: 2,
  nivelMax: 5,
  prerequisitos: ['pk-fun-posicion', 'pk-pos-cbet'],
  minutosEtapa: 270,
  terminos: [
    'fuera de posición',
    'oop',
    'out of position',
    'sin posición',
    'jugar sin posición',
    'hablar primero',
    'actuar primero',
    'jugar fuera de posición',
    'postflop sin posición',
    'jugar desde las ciegas postflop',
    'me pagan en posición',
    'check al agresor',
    'pasar y pagar',
    'check-call',
    'check call',
    'pasar y abandonar',
    'check-fold',
    'realizar equity',
    'rango de pase',
  ],
  ideas: [
    'Fuera de posición no realizas toda tu equity: una mano con 45 % puede cobrar como si tuviera 38 %. Compensa con rangos preflop más fuertes y botes más pequeños.',
    'Pasar no es rendirse: un buen rango de pase lleva manos que pagan, manos que resuben y manos que abandonan. Si solo pasas basura, te apuestan siempre.',
    'Contra un pagador en frío c-betea menos y con más tamaño; contra la ciega grande, desde la ciega pequeña, apuesta pequeño donde tengas ventaja.',
    'Simplifica las calles: decide en el flop si la mano apuesta dos veces, pasa y paga, o pasa y abandona; los botes medianos sin plan son los más caros.',
    'El SPR bajo reduce tu desventaja: en botes con 3-bet la posición pesa menos que a 100 bb en bote simple.',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque:
        'Reduce pérdidas: menos pagos preflop sin posición, menos c-bets automáticas y nada de «apostar flojo por si acaso».',
      idea: 'Antes de pagar desde la ciega pequeña pregúntate si no es mejor 3-bet o abandono: pagar allí deja jugar sin posición con la ciega grande aún por hablar.',
    },
    {
      nivel: 3,
      enfoque:
        'Construye el rango de pase: pon en él parejas altas con kicker medio y algún trío, y decide qué manos hacen check-raise.',
      idea: 'Contra un pagador en posición, pasar entre la mitad y dos tercios del rango en mesas medias es normal, siempre que un tercio de lo pasado pueda aguantar una apuesta.',
    },
    {
      nivel: 4,
      enfoque: 'Reacciona al pase del rival: cuando él pasa detrás, su rango queda limitado y el turn es tuyo.',
      idea: 'Tras pase-pase en el flop apuesta el turn con mayor frecuencia y con tamaño de dos tercios: sus manos fuertes casi siempre habrían apostado.',
    },
    {
      nivel: 5,
      enfoque:
        'Ajusta tamaños y bloques: apuestas pequeñas de river para fijar precio, check-raise de turn y protección del rango en cada calle.',
      idea: 'Mide cada línea por lo que queda atrás: después de apostar, ¿el rango que pasa todavía puede pagar una sobreapuesta? Si no, mueve dos manos fuertes al pase.',
    },
  ],
  errorTipico:
    'Apostar primero con la mano media «para no tener que pagar», recibir una resubida y abandonar. Pasar y pagar esa misma cantidad cobraba faroles y conservaba la mano.',
  preguntas: [
    {
      pregunta: '¿Qué significa realizar equity y por qué baja fuera de posición?',
      respuesta:
        'Es la parte del bote que de verdad cobras respecto a tu equity cruda. Baja porque hablas primero: te sacan con apuestas, pagas de más y no controlas el tamaño.',
    },
    {
      pregunta: '¿Qué debe contener un buen rango de pase?',
      respuesta:
        'Manos que pagan (medias), que resuben (muy fuertes y proyectos) y que abandonan. Con las tres, el rival no puede apostar cualquier cosa.',
    },
    {
      pregunta: 'Tras pase-pase en el flop, ¿por qué apuestas más en el turn?',
      respuesta:
        'Porque el rival en posición habría apostado la mayoría de sus manos fuertes y proyectos: su rango está limitado y abandona más.',
    },
    {
      pregunta: '¿Por qué la posición pesa menos con SPR 2?',
      respuesta:
        'Porque queda una o dos apuestas: hay menos calles en que el rival use la información y puedes ir all-in sin decidir tres veces.',
    },
    {
      pregunta: 'En la ciega pequeña con KJo ante una apertura de CO, ¿cuál es el problema de pagar?',
      respuesta:
        'Juegas sin posición, la ciega grande puede hacer squeeze o entrar barata, y K-J queda dominada por A-J, A-K y K-Q. Suele ser 3-bet ocasional o abandono.',
    },
  ],
  criterio: {
    texto:
      'Eliges línea completa (apostar, pasar-pagar, pasar-resubir o pasar-abandonar) bien en {aciertos} de {de} manos',
    aciertos: 7,
    de: 10,
    unidad: 'manos',
  },
  foco: 'Sin posición, di la línea entera antes de actuar: «paso y pago una», «paso y resubo» o «apuesto dos veces».',
  revision: '¿Elegí la línea antes de actuar o fui reaccionando calle a calle sin posición?',
  ejemplo: {
    niveles: [2, 5],
    mano: 'As Td',
    mesa: 'Th 8c 5c',
    situacion: 'NL50, 6-max, 100 bb. Abres en MP a 2,5 bb, paga el botón. Bote 6,5 bb. Hablas tú.',
    pregunta: '¿Apuestas o pasas con pareja alta? Compara con una apuesta del rival de 4,5 bb.',
    respuesta:
      'Mesa dinámica y rango de pagador condensado: pasa parte de tus parejas altas. Si apuesta 4,5, pagas por 29,0 % y contra J-9, 8-8, 9-7, A♣K♣ y T-9 vas adelante muchas veces. Contra A♣K♣ tienes 53,6 % y contra 9♠7♠ (escalera abierta), 65,8 %. Apostar 4,5 también es válido; lo importante es que tu pase contenga esta mano a veces para que no te apuesten siempre.',
    calculos: [
      { da: '29,0 %', tipo: 'potOdds', bote: 6.5, apuesta: 4.5 },
      { da: '53,6 %', tipo: 'equity', mano: 'As Td', rivales: ['Ac Kc'], mesa: 'Th 8c 5c' },
      { da: '65,8 %', tipo: 'equity', mano: 'As Td', rivales: ['9s 7s'], mesa: 'Th 8c 5c' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [2, 2],
      mano: 'Ad Kc',
      mesa: '8s 7s 5h',
      situacion:
        'NL25, 100 bb. Subiste a 2,5 bb en MP y pagó el botón. Bote 6,5 bb; hablas tú. Crees que ante medio bote abandona el 30 % de las veces.',
      pregunta: '¿C-bet con A-K?',
      respuesta:
        'No: pasa. Medio bote, 3,25, pide 33,3 % y estimas 30 %. EV como farol: 0,30 × 6,5 − 0,70 × 3,25 = −0,33 bb, y cuando pagan hablas primero con seis outs que no siempre valen. La mesa liga al que pagó: parejas medias, 9-8, 7-6, 6-5. Si él apuesta 4,5 después de tu pase, pides 29,0 % y aquí no los tienes sin picas: retírate. Si pasa también y cae un as o un rey, apuesta tú. Apostar «por si acaso» sin posición es la fuga que se corrige en este nivel.',
      calculos: [
        { tipo: 'alfa', bote: 6.5, apuesta: 3.25, da: '33,3 %' },
        { tipo: 'cuenta', expresion: '0.3*6.5-0.7*3.25', da: '−0,33 bb' },
        { tipo: 'potOdds', bote: 6.5, apuesta: 4.5, da: '29,0 %' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Kh Qs',
      mesa: 'Jc 8d 3s 4h',
      situacion:
        'NL2000, 100 bb. Abriste en el CO y pagó el botón. Flop (6,1 bb): pasaste y pasó. Turn 4♥: hablas tú. Estimas que ante 4,1 bb abandona el 50 %; pagado tienes 21 % de un bote de 14,3. Si pasas y te rindes ante una apuesta recuperas el 18 % del bote.',
      pregunta: '¿Apuestas el turn? ¿Qué dejas en tu pase?',
      respuesta:
        'Su pase del flop limita su rango: con J-T o mejor habría apostado casi siempre. Dos tercios piden 40,2 %. EV = 0,50 × 6,1 + 0,50 × (0,21 × 14,3 − 4,1) = +2,50 bb contra 1,10 bb de pasar: apuesta. Acompaña con A-J, K-J y parejas como 10-10, y deja en el pase alguna J fuerte y algo de A-K: si tras apostar solo pasas aire, él sobreapuesta sin miedo. Contra un botón que pasa tríos a propósito, baja la frecuencia.',
      calculos: [
        { tipo: 'alfa', bote: 6.1, apuesta: 4.1, da: '40,2 %' },
        { tipo: 'cuenta', expresion: '0.5*6.1+0.5*(0.21*14.3-4.1)', da: '+2,50 bb' },
        { tipo: 'cuenta', expresion: '0.18*6.1', da: '1,10 bb' },
      ],
    },
  ],
  spots: [
    {
      niveles: [2, 3],
      mano: 'Kc Jd',
      situacion:
        'NL25, 6-max, 100 bb. CO abre a 2,5 bb y el botón abandona; estás en la ciega pequeña con la grande, agresiva, por hablar.',
      pregunta: '¿Pagas 2 bb más? Precio crudo y por qué no basta.',
      respuesta:
        'Pagas 2 para un bote final de 6: 33,3 % si la grande abandona. K-J contra un rango de CO tiene equity cruda superior a eso, pero sin posición cobras bastante menos y la grande puede hacer squeeze. Si solo realizas el 75 % de un 43 %, tu parte es 32,3 %: por debajo del precio. 3-bet ocasional o abandono; pagar es la peor de las tres.',
      calculos: [
        { da: '33,3 %', tipo: 'cuenta', expresion: '100*2/6' },
        { da: '32,3 %', tipo: 'cuenta', expresion: '0.75*43' },
      ],
    },
    {
      niveles: [2, 3],
      mano: '9d 9s',
      mesa: 'Kh 6c 3d',
      situacion: 'NL25, 6-max, 100 bb. Abres en UTG a 2,5 bb y paga CO. Bote 6,5 bb. Hablas tú.',
      pregunta: 'Compara apostar 2 y abandonar ante resubida con pasar y pagar 3,5. ¿Qué línea tiene sentido?',
      respuesta:
        'Ambas son jugables; la que no vale es apostar grande. Con 2 en 6,5 pides 23,5 % de abandonos y cobras a seises y parejas menores; si te resuben a 7, abandonas. Pasando y pagando 3,5 pides 25,9 % y dejas farolear a A-Q y Q-J. Contra un rival que apuesta mucho, pasa y paga; contra uno pasivo, la apuesta pequeña. Di la línea entera antes.',
      calculos: [
        { da: '23,5 %', tipo: 'alfa', bote: 6.5, apuesta: 2 },
        { da: '25,9 %', tipo: 'potOdds', bote: 6.5, apuesta: 3.5 },
      ],
    },
    {
      niveles: [2, 4],
      mano: 'Ah 7h',
      mesa: 'Jc 7d 4s 2h',
      situacion:
        'Torneo, 50 bb. Defendiste la ciega grande ante CO (2,2 bb). Bote 5,9 bb. Flop: pasan ambos. Turn 2♥: hablas tú.',
      pregunta: '¿Apuestas 3,5 bb? Equity contra K♠Q♠ y 9♣8♣, y abandonos exigidos.',
      respuesta:
        'Apuesta. CO pasó el flop: ya no tiene casi jotas. Tu segunda pareja es la mejor mano muchas veces y cobra a pareja de cuatros y as alto. Contra K♠Q♠ tienes 86,4 % y contra 9♣8♣, 77,3 %: proteges una equity real. Como mínimo, 3,5 en 5,9 pide 37,2 % de abandonos y las overcards abandonan más.',
      calculos: [
        { da: '86,4 %', tipo: 'equity', mano: 'Ah 7h', rivales: ['Ks Qs'], mesa: 'Jc 7d 4s 2h' },
        { da: '77,3 %', tipo: 'equity', mano: 'Ah 7h', rivales: ['9c 8c'], mesa: 'Jc 7d 4s 2h' },
        { da: '37,2 %', tipo: 'alfa', bote: 5.9, apuesta: 3.5 },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Kd Ks',
      mesa: 'Jh 9h 7c',
      situacion:
        'NL100, 6-max, 100 bb. Abres en UTG a 2,5 bb y paga el botón, que ataca siempre que le pasan. Bote 6,5 bb. Hablas tú.',
      pregunta: '¿Pasas con la pareja mayor? Si apuesta 5, ¿check-raise o pago? Equity contra T♠8♠, J♠T♠, A♥Q♥ y 9♠8♠.',
      respuesta:
        'Pasar es bueno aquí: protege tu pase y él ataca siempre. Ante 5, pagas por 30,3 % y contra escalera, pareja con proyecto, color con overcards y pareja con interna tienes 48,1 %. Pagar en esta mesa tan dinámica es mejor que resubir: con check-raise abandona las peores y sigue con T-8. Plan: abandona si completan corazón y escalera a la vez con apuesta grande.',
      calculos: [
        { da: '30,3 %', tipo: 'potOdds', bote: 6.5, apuesta: 5 },
        {
          da: '48,1 %',
          tipo: 'equity',
          mano: 'Kd Ks',
          rivales: ['Ts 8s', 'Js Ts', 'Ah Qh', '9s 8s'],
          mesa: 'Jh 9h 7c',
        },
      ],
    },
    {
      niveles: [3, 5],
      mesa: 'Qd 8s 3c',
      situacion:
        'NL200, 6-max. Abres en MP y paga el botón. En este flop apuestas el 45 % de tu rango y pasas el 55 %. El botón apuesta 4,5 en 6,5 cuando le pasas.',
      pregunta:
        '¿Qué parte de tu rango de pase debe seguir para que su farol no gane solo, y cuánto es en términos del rango total?',
      respuesta:
        'Contra 4,5 en 6,5 el farol gana solo si abandonas más del 40,9 %. Debes seguir con 59,1 % de lo que pasas: 0,55 × 0,591 = 32,5 % del rango total. Si todo lo bueno lo apostaste, en el pase no queda con qué: por eso pasan damas con kicker medio, TT, 99 y algún trío.',
      calculos: [
        { da: '40,9 %', tipo: 'alfa', bote: 6.5, apuesta: 4.5 },
        { da: '59,1 %', tipo: 'mdf', bote: 6.5, apuesta: 4.5 },
        { da: '32,5 %', tipo: 'cuenta', expresion: '0.55*59.1' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Jd Tc',
      mesa: 'Jh 8s 4d 4c 2h',
      situacion:
        'NL500, 6-max, 100 bb. Defiendes la ciega grande ante CO. Flop: pasas, apuesta 1,7 en 5,1, pagas. Turn: pasan ambos. Bote 8,5. River: hablas tú.',
      pregunta:
        '¿Apuesta de 2,8 bb o pase? Pagan 26 combos peores y 12 mejores; si pasas, él apuesta 6 con 12 mejores y 9 faroles.',
      respuesta:
        'Apuesta: (26 − 12) × 2,8 = 39,2 bb. Pasar y pagar: (9 − 12) × 6 = −18 bb. La apuesta pequeña cobra a ochos, 77 y as alto que no apostarían, y fija un precio barato contra las mejores. Es la ventaja de apostar tú la mano media con tamaño corto.',
      calculos: [
        { da: '39,2 bb', tipo: 'cuenta', expresion: '(26-12)*2.8' },
        { da: '−18 bb', tipo: 'cuenta', expresion: '(9-12)*6' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Ac Kh',
      mesa: 'Qs Ts 4h 4d',
      situacion:
        'NL1000, 6-max, 100 bb. Abres en UTG a 2,3 bb y paga el botón. Bote 6,1 bb. Flop: pasan ambos. Turn 4♦: hablas tú.',
      pregunta: 'Tras pase-pase, ¿apuestas con A-K e interna? Outs, equity por ellos y abandonos exigidos con 4,2 bb.',
      respuesta:
        'Apuesta. Outs: 4 jotas para A-K-Q-J-T y 6 ases o reyes, 10 en total: 21,7 %. Los 4,2 piden 40,8 % de abandonos y el botón, que habría apostado la mayoría de sus Q-x, tríos y proyectos fuertes, tiene 99-55, T-9, A-J: abandona de sobra. Tu pase de flop no era debilidad, era preparación.',
      calculos: [
        { da: '21,7 %', tipo: 'outs', outs: 10, cartas: 1, vistas: 6 },
        { da: '40,8 %', tipo: 'alfa', bote: 6.1, apuesta: 4.2 },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'Qs Qd',
      mesa: 'Ac 8h 5d',
      situacion: 'NL25, 100 bb. Abriste en UTG y pagó el CO. Bote 6,5, hablas tú.',
      pregunta: '¿C-bet con Q-Q en mesa de as?',
      respuesta:
        'Pasa o apuesta pequeño, una calle. Con 2 bb pides 23,5 % y te pagan ases y alguna pareja; el resto que abandona ya lo ganabas. Pasando, si apuesta 4 pagas por 27,6 %: él apuesta ases, pero también K-Q, J-10 y 9-9 a veces. Si vuelve a apostar fuerte el turn, abandona. Lo que no conviene es apostar tres calles para que solo sigan ases.',
      calculos: [
        { tipo: 'alfa', bote: 6.5, apuesta: 2, da: '23,5 %' },
        { tipo: 'potOdds', bote: 6.5, apuesta: 4, da: '27,6 %' },
      ],
    },
    {
      niveles: [2, 2],
      mano: '6c 6h',
      situacion: 'NL25, 100 bb. El botón abre a 2,5 bb y estás en la ciega pequeña con 6-6; la grande es pasiva.',
      pregunta: '¿Pagas por el trío sin posición?',
      respuesta:
        'Pagas 2 bb para un bote de 6 si la grande se retira. Ligas trío el 11,8 %: para empatar solo con tríos cada uno debe cobrar 2 ÷ 0,118 = 17 bb, contando el bote; sin posición y contra un rango ancho de botón eso cuesta conseguirlo. Alternativas: 3-bet a 11 contra quien se retira el 55 % o más, o retirada. El pago es la tercera opción; con 6-6 en la ciega grande, con mejor precio y cerrando la acción, sí.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*(1-(48*47*46)/(50*49*48))', da: '11,8 %' },
        { tipo: 'cuenta', expresion: '2/0.118', da: '17 bb' },
      ],
    },
    {
      niveles: [4, 5],
      mano: '9s 9h',
      mesa: 'Td 7c 4s 2d',
      situacion:
        'NL1000, 100 bb. Abriste en HJ y pagó el botón. Flop (6,1): apostaste 2 y pagó. Turn 2♦: bote 10,1. Si apuestas 6,5 pagan 18 peores y 16 mejores; si pasas, él apuesta 6,5 con 16 mejores y 14 faroles y pasa el resto.',
      pregunta: '¿Apuestas o pasas para pagar?',
      respuesta:
        'Apostar: (18 − 16) × 6,5 = 13 bb. Pasar y pagar: (14 − 16) × 6,5 = −13 bb, pero conservas el bote frente a esos 14 faroles que tras tu apuesta habrían abandonado igual. Apostar protege además contra 16 cartas malas (J, Q, K y A): 34,8 % de los rivers. Aquí gana apostar por poco; contra un botón que farolea 24 combos, pasar da +52 bb y cambia la línea. Cuenta sus faroles antes de elegir.',
      calculos: [
        { tipo: 'cuenta', expresion: '(18-16)*6.5', da: '13 bb' },
        { tipo: 'cuenta', expresion: '(14-16)*6.5', da: '−13 bb' },
        { tipo: 'cuenta', expresion: '100*16/46', da: '34,8 %' },
        { tipo: 'cuenta', expresion: '(24-16)*6.5', da: '+52 bb' },
      ],
    },
    {
      niveles: [5, 5],
      mano: 'Ah Ac',
      mesa: 'Jc 9c 8d 5h',
      situacion:
        'NL5000, 100 bb. Abriste en UTG, pagó el botón. Flop: pasaste con A-A, apostó 4 en 6,1 y pagaste (14,1). Turn 5♥: pasas y apuesta 11. Quedan 93,7.',
      pregunta: '¿Pagas o check-raise? Precio y qué protege tu pase.',
      respuesta:
        'Precio: 30,5 %. Contra Q♣ T♣ hecha vas mal, 0,0 %; contra J♠ T♠, 70,5 %; contra K♣ 7♣, 68,2 %. Paga: tu rango de pase necesita manos así para aguantar dos calles, y el A♣ quita el color máximo. El check-raise hace abandonar lo peor y seguir escaleras y tríos. River: paga blancos ante dos tercios; abandona trébol, 10 o 7 ante el all-in.',
      calculos: [
        { tipo: 'potOdds', bote: 14.1, apuesta: 11, da: '30,5 %' },
        { tipo: 'equity', mano: 'Ah Ac', rivales: ['Qc Tc'], mesa: 'Jc 9c 8d 5h', da: '0,0 %' },
        { tipo: 'equity', mano: 'Ah Ac', rivales: ['Js Ts'], mesa: 'Jc 9c 8d 5h', da: '70,5 %' },
        { tipo: 'equity', mano: 'Ah Ac', rivales: ['Kc 7c'], mesa: 'Jc 9c 8d 5h', da: '68,2 %' },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'Ah Js',
      mesa: 'Jd 7c 4s',
      situacion:
        'NL50, 100 bb. Hiciste 3-bet a 11 desde la ciega pequeña y pagó el botón. Bote 23, quedan 89. Hablas tú.',
      pregunta: '¿Apuestas? ¿Tamaño y plan de calles?',
      respuesta:
        'Apuesta 8, un tercio: con SPR 3,9 no hace falta más. Te pagan J-x peores, 10-10, 9-9, 8-8 y proyectos. Bote 39; turn blanco, 20 (bote 79), y quedan 61 para el river. Pareja alta con as va por el stack en este SPR. Si el turn es Q o K y te resube, frena. Fuera de posición, en botes con 3-bet, apostar pequeño y seguido es más simple y mejor que pasar para adivinar.',
      calculos: [
        { tipo: 'spr', stack: 89, bote: 23, da: '3,9' },
        { tipo: 'cuenta', expresion: '23+16', da: '39' },
        { tipo: 'cuenta', expresion: '39+40', da: '79' },
      ],
    },
  ],
  variantes: {
    teoria: [
      {
        titulo: 'realización en números',
        consigna:
          'Escribe cinco manos con su equity cruda estimada y multiplícalas por 0,7 y por 1,0. Di cuáles dejan de ser rentables sin posición y por qué.',
      },
      {
        titulo: 'tu rango de pase',
        consigna:
          'Para tres flops reparte veinte manos tuyas en apostar, pasar-pagar, pasar-resubir y pasar-abandonar. Revisa que ninguna columna esté vacía.',
      },
      {
        titulo: 'la línea entera',
        consigna:
          'Lee el ejemplo y escribe su línea completa hasta el river para tres cartas distintas del turn. Responde las preguntas de memoria.',
      },
    ],
    ejercicios: [
      {
        titulo: 'di la línea completa',
        consigna:
          'Antes de responder escribe en las manos de abajo tu línea de dos calles: apostar-apostar, pasar-pagar, etc. Comprueba si la respuesta la contradice.',
      },
      {
        titulo: 'misma mano con y sin posición',
        consigna: 'Resuelve las manos de abajo como si tuvieras posición y compara: ¿qué parte de la decisión cambia?',
      },
      {
        titulo: 'protege tu pase',
        consigna: 'Añade en las mesas de abajo tres manos fuertes que pasarías y explica qué apuesta rival castigan.',
      },
      {
        titulo: 'tras pase y pase',
        consigna: 'Reescribe las manos de abajo suponiendo que ambos pasaron el flop y decide el turn con tu mano.',
      },
      {
        titulo: 'comparar dos líneas',
        consigna:
          'En las manos de abajo calcula el EV de la línea elegida y el de la alternativa con números propios. Quédate con la diferencia.',
      },
      {
        titulo: 'sin apuesta de miedo',
        consigna: 'Detecta en las manos de abajo la apuesta que se haría por miedo a decidir y di por qué paga peor.',
      },
      {
        titulo: 'el asiento del rival',
        consigna:
          'Desde el asiento con posición en las manos de abajo, ¿cuándo apuestas? Usa esa respuesta para elegir tu línea.',
      },
      {
        titulo: 'línea rápida',
        consigna:
          'Con reloj, da solo la línea completa de las {n} manos de abajo sin justificar; después justifica las que fallaste.',
      },
    ],
    test: [
      {
        titulo: 'examen de líneas sin posición',
        consigna: 'Resuelve las {n} manos de abajo con línea y tamaño. Acierto si ambos coinciden.',
      },
      {
        titulo: 'examen de rangos de pase',
        consigna:
          'En las {n} mesas de abajo escribe tres manos de cada columna de tu pase y comprueba con las cuentas de la solución.',
      },
      {
        titulo: 'examen de precio y plan',
        consigna: 'Da en las {n} manos de abajo el precio o los abandonos exigidos y la línea que sigue si te pagan.',
      },
      {
        titulo: 'examen de pase y pase',
        consigna: 'Trata las {n} manos de abajo tras pase-pase y di con qué manos apuestas el turn.',
      },
    ],
    jugar: [
      {
        titulo: 'línea dicha antes de actuar',
        consigna:
          'Juega {min} minutos diciendo tu línea completa antes de la primera ficha sin posición. Marca las manos en que la cambiaste.',
      },
      {
        titulo: 'pasar fuerte a propósito',
        consigna:
          'Durante {min} minutos pasa dos manos fuertes por bloque contra rivales que apuestan siempre detrás. Anota el resultado.',
      },
      {
        titulo: 'menos pagos en la ciega pequeña',
        consigna:
          'Juega {min} minutos eligiendo solo 3-bet o abandono desde la ciega pequeña, salvo con buenas manos y poca acción detrás. Apunta las dudas.',
      },
    ],
    analizar: [
      {
        titulo: 'tu resultado por posición',
        consigna:
          'Reúne {n} manos jugadas sin posición y compara bote final y pérdida con las mismas cartas en posición.',
      },
      {
        titulo: 'apuestas de miedo',
        consigna:
          'Busca {n} apuestas tuyas sin posición que abandonaron ante resubida y propón la línea de pase y pago.',
      },
      {
        titulo: 'el pase que te apostaron',
        consigna: 'Revisa {n} manos en que pasaste y abandonaste al instante. ¿Cuántas podían pagar por precio?',
      },
    ],
  },
};
