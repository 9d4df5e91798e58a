import type { PokerTopic } from '../../poker-topic.ts';

export const pkPosBote3bet: PokerTopic = {
  id: 'pk-pos-bote3bet',
  titulo: 'Postflop en botes con 3-bet',
  area: 'POS',
  nivelMin: 3,
  nivelMax: 5,
  prerequisitos: ['pk-pre-3bet', 'pk-pos-cbet', 'pk-pos-spr'],
  favorece: ['cash'],
  minutosEtapa: 310,
  terminos: [
    'bote con 3-bet',
    'botes con 3-bet',
    'bote 3-beteado',
    'botes 3-beteados',
    'botes resubidos',
    'bote resubido',
    '3bet pot',
    '3-bet pot',
    '3bet pots',
    '3bp',
    'postflop en 3-bet',
    'c-bet en bote de 3-bet',
    'jugar botes de 3bet',
    'después de 3-bet',
    'pagué un 3-bet',
    'overpair en bote resubido',
    'a-k en bote 3-bet',
    'spr de 3-bet',
  ],
  ideas: [
    'Con 100 bb y 3-bet a 9–11, el bote ronda 20–23 bb y el SPR 4: tres apuestas pequeñas o dos grandes llegan al all-in.',
    'Quien hizo 3-bet tiene las parejas mayores y A-K; quien pagó tiene parejas medianas, broadways del mismo palo y conectores. Las mesas altas son del primero y las medias del segundo.',
    'La c-bet pequeña (25 a 33 %) con mucha parte del rango funciona en A-x-x, K-x-x y mesas emparejadas; en T-9-8 o 7-6-5 se pasa más y se apuesta grande.',
    'Pareja mayor o pareja alta con buen kicker es mano de stack en SPR 4 contra un rival normal: el error caro es abandonarla en el turn sin que cambie nada.',
    'El que paga el 3-bet defiende por precio y por SPR: parejas medias pagan una pequeña, los proyectos fuertes resuben all-in porque todavía hay abandonos.',
  ],
  etapas: [
    {
      nivel: 3,
      enfoque:
        'Fija un plan por SPR: qué manos van al all-in en cada mesa y qué tamaño de c-bet usas en altas, medias y bajas.',
      idea: 'Con SPR 4, tres apuestas de algo más de medio bote (54 %) meten el stack justo en el river: no necesitas tamaños enormes.',
    },
    {
      nivel: 4,
      enfoque:
        'Separa en posición y fuera de ella, y reparte la segunda calle: cartas que favorecen al 3-bet (A, K) y cartas que favorecen al pagador (T, 9, 8).',
      idea: 'Fuera de posición en mesas medias pasa con parte de tus parejas mayores: el pagador tiene ahí más tríos y su apuesta te paga la trampa.',
    },
    {
      nivel: 5,
      enfoque:
        'Trabaja contra 3-bets amplios de botón y ciegas: rangos más lineales, más faroles en el turn y pagos más ligeros en el river.',
      idea: 'Contra una 3-bet polar tu pago lleva las manos que bloquean su valor: A-Q con un as en la mano quita combos de A-A y A-K.',
    },
  ],
  errorTipico:
    'Tratar el bote de 3-bet como uno normal: pagar la c-bet pequeña con cualquier pareja sin plan de stack, o abandonar pareja mayor en el turn por una carta que no cambió nada.',
  preguntas: [
    {
      pregunta: '¿Qué SPR queda con 100 bb tras 3-bet a 10 pagado y qué manos van al all-in?',
      respuesta:
        'Bote de unas 21 y stack de 90: SPR 4,3. Pareja mayor, pareja alta con buen kicker y proyectos combinados se juegan por el stack; segunda pareja no.',
    },
    {
      pregunta: '¿En qué mesas casi no se c-betea en bote de 3-bet sin posición?',
      respuesta:
        'En medias conectadas: T-9-8, 9-8-7, J-T-9. El pagador tiene tríos, dobles parejas y escaleras; se pasa mucho y se apuesta grande con lo fuerte.',
    },
    {
      pregunta: '¿Por qué una c-bet de un cuarto puede bastar en A-7-2?',
      respuesta:
        'Porque pide 20 % de abandonos y el pagador tiene TT-66, K-Q y conectores sin as que abandonan mucho más. Además mantiene el SPR cómodo para tus ases.',
    },
    {
      pregunta: 'Pagas el 3-bet con 9-9 y el flop es K-8-3: ¿qué haces ante un tercio?',
      respuesta:
        'Pagas una vez: 20 % exigido y él apuesta también A-Q y A-J. Ante segunda apuesta grande en blanco sueles abandonar.',
    },
  ],
  criterio: {
    texto: 'Eliges acción, tamaño y plan de stack correctos en {aciertos} de {de} botes con 3-bet',
    aciertos: 7,
    de: 10,
    unidad: 'manos',
  },
  foco: 'Al ver el flop de un bote con 3-bet di SPR, de quién es la mesa y si tu mano va al all-in.',
  revision: '¿Decidí el stack según el SPR y el dueño de la mesa, o según el tamaño que me pareció grande?',
  ejemplo: {
    niveles: [3, 5],
    mano: 'Jc Jd',
    mesa: 'Th 6s 2c',
    situacion:
      'NL100, 6-max, 100 bb. Botón abre a 2,5 bb, haces 3-bet a 11 desde la ciega pequeña y paga. Bote 23 bb, stacks 89. Hablas tú.',
    pregunta: 'SPR y plan de tres calles contra su rango de pago.',
    respuesta:
      'SPR = 89/23 = 3,9. Pareja mayor: mano de stack. Apuesta 10 (bote 43), luego 24 (bote 91) y all-in por 55 (60 % de bote). Pagan A-T, K-T, 99, 88, proyectos; ganan TT, 66, 22 y Q-Q ocasional. Contra A♦T♦ tienes 79,8 % y contra 9♦9♥, 90,0 %. Frenar en el turn regala la calle más cara; frena solo con A o K seguido de resubida.',
    calculos: [
      { da: '3,9', tipo: 'spr', stack: 89, bote: 23 },
      { da: '60 % de bote', tipo: 'cuenta', expresion: '100*55/91' },
      { da: '79,8 %', tipo: 'equity', mano: 'Jc Jd', rivales: ['Ad Td'], mesa: 'Th 6s 2c' },
      { da: '90,0 %', tipo: 'equity', mano: 'Jc Jd', rivales: ['9d 9h'], mesa: 'Th 6s 2c' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [5, 5],
      mano: 'As Qd',
      mesa: '8s 5s 3d',
      situacion:
        'NL5000, 100 bb. Abres en el botón a 2,3 bb, la ciega grande (3-bet del 15 %, con muchos faroles) sube a 11 y pagas. Bote 22,5, quedan 89. Apuesta 6.',
      pregunta: '¿Sigues con dos cartas altas y la pica? Precio, equity contra K♥ K♦ y contra K♠ T♠, y plan de turn.',
      respuesta:
        'Precio: 6 ÷ 34,5 = 17,4 %. Contra K♥ K♦ tienes 18,7 % y contra K♠ T♠, que es proyecto, 52,2 %. Tu as le quita A-A (quedan 3 combos) y A-K (12), y la A♠ además su mejor proyecto de color: paga. Contra un 3-bet del 15 % la mitad de sus apuestas pequeñas es aire. Turns para seguir: A, Q y picas, 15 cartas de 47 contando una sola vez la Q♠. Con un blanco y 16 bb más, pides 24,1 %: retírate salvo que dispare casi siempre. Contra un 3-bet del 5 % no pagues ni el flop.',
      calculos: [
        { tipo: 'potOdds', bote: 22.5, apuesta: 6, da: '17,4 %' },
        { tipo: 'equity', mano: 'As Qd', rivales: ['Kh Kd'], mesa: '8s 5s 3d', da: '18,7 %' },
        { tipo: 'equity', mano: 'As Qd', rivales: ['Ks Ts'], mesa: '8s 5s 3d', da: '52,2 %' },
        { tipo: 'cuenta', expresion: '3+3+10-1', da: '15' },
        { tipo: 'potOdds', bote: 34.5, apuesta: 16, da: '24,1 %' },
      ],
    },
  ],
  spots: [
    {
      niveles: [3, 4],
      mano: '9c 9h',
      mesa: 'Kd 8s 3h',
      situacion:
        'NL50, 6-max, 100 bb. Abres en CO a 2,5 bb, el botón hace 3-bet a 8,5 y pagas. Bote 18,5 bb; pasas y apuesta 6 bb.',
      pregunta:
        '¿Pagas? Precio, combos y plan. El botón 3-betea JJ+, A-K, A-Q, K-Q del mismo palo y A5 a A2 del mismo palo, y apuesta todo.',
      respuesta:
        'Precio 19,7 %. Te ganan: AA 6, KK 3, QQ 6, JJ 6, A-K 12 y K-Q del mismo palo 3 = 36. Ganas a: A-Q 16 y A5s–A2s 15 (el 3♥ está en la mesa) = 31. Vas delante 31 de 67 = 46,3 %: paga esta vez. Ante una segunda apuesta fuerte en blanco, la mayoría de ese 46 % ha desaparecido: abandona.',
      calculos: [
        { da: '19,7 %', tipo: 'potOdds', bote: 18.5, apuesta: 6 },
        { da: '46,3 %', tipo: 'cuenta', expresion: '100*31/67' },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Ad Ks',
      mesa: 'Jc 7d 4h',
      situacion: 'NL100, 6-max, 100 bb. MP abre a 2,5 bb, haces 3-bet a 8 en CO y paga. Bote 17,5, stacks 92. Te pasa.',
      pregunta: '¿C-bet pequeña? Abandonos exigidos con 5 bb y equity contra T♠T♦ y contra Q♠J♠.',
      respuesta:
        'Apuesta 5 bb: pide 22,2 % de abandonos. MP paga con parejas y J-x y abandona A-Q, K-Q, T-9: tu ventaja de overpairs le obliga. Cuando paga tienes 24,7 % contra T♠T♦ y 23,3 % contra Q♠J♠: seis outs vivas. Turns A, K, Q y T permiten segundo barril; en blancos bajos controla.',
      calculos: [
        { da: '22,2 %', tipo: 'alfa', bote: 17.5, apuesta: 5 },
        { da: '24,7 %', tipo: 'equity', mano: 'Ad Ks', rivales: ['Ts Td'], mesa: 'Jc 7d 4h' },
        { da: '23,3 %', tipo: 'equity', mano: 'Ad Ks', rivales: ['Qs Js'], mesa: 'Jc 7d 4h' },
      ],
    },
    {
      niveles: [3, 5],
      mano: 'Ts 9s',
      mesa: '8s 7s 2h',
      situacion:
        'NL200, 6-max, 100 bb. Abres en el botón a 2,5 bb, la ciega grande hace 3-bet a 11,5 y pagas. Bote 23,5; apuesta 8, stacks 88,5.',
      pregunta:
        'Color y escalera abierta: ¿all-in o pagar? Equity contra A♥A♦ y abandonos que harían empatar el all-in con 0 de partida.',
      respuesta:
        '15 outs limpias: contra A♥A♦ tienes 56,3 %. All-in 88,5: si abandona ganas 31,5; si paga juegas por 200,5 y cobras 0,56 × 200,5 − 88,5 = 23,8 bb de media contra ases. No hay rama perdedora contra parejas mayores: all-in o pagar, ambas ganan, y el all-in suma los abandonos de A-K y A-Q, que tenían equity contra ti. Solo los tríos y A♠x♠ te complican.',
      calculos: [
        { da: '56,3 %', tipo: 'equity', mano: 'Ts 9s', rivales: ['Ah Ad'], mesa: '8s 7s 2h' },
        { da: '31,5', tipo: 'cuenta', expresion: '23.5+8' },
        { da: '23,8 bb', tipo: 'cuenta', expresion: '0.56*200.5-88.5' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Qs Qd',
      mesa: 'Tc 9c 8h',
      situacion:
        'NL200, 6-max, 100 bb. CO abre a 2,5 bb, haces 3-bet a 11 en la ciega grande y paga. Bote 22,5, stacks 89. Hablas tú.',
      pregunta: '¿Apuestas con pareja mayor sin trébol? Equity contra T♠T♥, J♠J♥, A♣Q♣, T♦9♦ y 7♠7♥.',
      respuesta:
        'Pasa con frecuencia. La mesa es del pagador: tríos, J-J con escalera abierta, dobles parejas y proyectos. Contra esas cinco manos tienes 52,6 %: ni mala ni de tres calles. Pasando pagas una apuesta de 11 en 22,5 (24,7 % exigido) y cobras a sus faroles; si apuestas y resube all-in pagarías 78 más sin saber qué celebrar. Con Q♣ en la mano la apuesta gana atractivo.',
      calculos: [
        {
          da: '52,6 %',
          tipo: 'equity',
          mano: 'Qs Qd',
          rivales: ['Ts Th', 'Js Jh', 'Ac Qc', 'Td 9d', '7s 7h'],
          mesa: 'Tc 9c 8h',
        },
        { da: '24,7 %', tipo: 'potOdds', bote: 22.5, apuesta: 11 },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Ah Qh',
      mesa: 'Kc 7h 4d 2s 9c',
      situacion:
        'NL500, 6-max, 100 bb. Abres en CO a 2,3 bb, el botón 3-betea a 7,5 y pagas. Bote 16,5. Flop: apuesta 4 y pagas (24,5). Turn: pasan ambos. River: hablas tú con 88,5 bb.',
      pregunta:
        '¿Farol de 16 bb con A-Q? Abandonos exigidos y combos: tiene JJ, TT (12), QQ (3), A-J y A-T del mismo palo (6), A-K que controló (6) y K-Q (2).',
      respuesta:
        'Pide 39,5 %. Su rango tras pasar el turn: parejas JJ-TT-QQ 15, ases altos 6, reyes 8: 29 combos. Si abandona los ases altos y las parejas ante una línea que representa K-J, K-T y sets, son 21 de 29 = 72,4 %; si solo abandona los ases altos, 6 de 29 = 20,7 %. Tu mano bloquea A-K y QQ. Contra regulares que abandonan JJ es un buen farol; contra quien paga toda pareja, pasa: A alto pierde igual.',
      calculos: [
        { da: '39,5 %', tipo: 'alfa', bote: 24.5, apuesta: 16 },
        { da: '72,4 %', tipo: 'cuenta', expresion: '100*21/29' },
        { da: '20,7 %', tipo: 'cuenta', expresion: '100*6/29' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'As Qc',
      mesa: 'Qh 8d 5s 2c Kd',
      situacion:
        'NL1000, 6-max, 100 bb. Botón abre a 2,3 bb, 3-beteas a 11 en la ciega pequeña y paga. Apostaste 8 y 22; bote 83, stacks 59. River K♦: hablas tú.',
      pregunta:
        '¿Pasas o all-in? Si pasas, él va all-in con K-Q (4), 88 y 55 (6), y faroles J-T y T-9 del mismo palo (8). ¿Pagas?',
      respuesta:
        'El all-in por valor lo pagarían K-Q y tríos y poca dama peor: pasa. Ante su all-in de 59 en 83 pides 29,4 %. Valor 10, faroles 8: ganas 44,4 %, paga. Tu A♠ Q♣ bloquea K-Q y no bloquea J-T ni T-9: es de los mejores pagos. El rey asusta, pero quien pagó dos calles tenía proyectos sin completar.',
      calculos: [
        { da: '29,4 %', tipo: 'potOdds', bote: 83, apuesta: 59 },
        { da: '44,4 %', tipo: 'cuenta', expresion: '100*8/18' },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Kd Kh',
      mesa: 'Ac 7s 2d',
      situacion:
        'NL100, 100 bb. Hiciste 3-bet a 11 desde la ciega grande contra el botón y pagó. Bote 22,5, quedan 89. Hablas tú.',
      pregunta: '¿Apuestas con K-K en mesa de as?',
      respuesta:
        'Apuesta pequeño, 5 bb, o pasa: pide 18,2 % y el botón tiene muchas parejas (8-8 a Q-Q) y K-Q que abandonan o pagan una vez. Tu rango tiene más ases que el suyo, así que la apuesta pequeña con casi todo es natural. Si paga, pasa el turn y paga una apuesta media; no metas tres calles: seguirían los ases. Ante resubida en el flop, abandona: SPR 4,0 y pocas manos peores.',
      calculos: [
        { tipo: 'alfa', bote: 22.5, apuesta: 5, da: '18,2 %' },
        { tipo: 'spr', stack: 89, bote: 22.5, da: '4,0' },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'As Js',
      mesa: 'Qd 9s 4c',
      situacion:
        'NL200, 100 bb. Abriste en el CO, el botón hizo 3-bet a 8 y pagaste. Bote 17,5, quedan 92. Pasas y apuesta 5,5.',
      pregunta: '¿Pagas con as alto, interna trasera y picas traseras?',
      respuesta:
        'Precio: 19,3 %. Contra K♥ K♦ tienes 19,3 % y contra T♥ T♦ 27,3 %. Tu as le quita A-A y A-K, y tienes turns para seguir: ases, K, 10, 8 y picas. Contra un 3-bet del 10 % que apuesta casi todo, paga. Si en el turn cae un blanco y apuesta 14, pides 24,8 %: abandona. Contra un 3-bet del 4 %, abandona ya.',
      calculos: [
        { tipo: 'potOdds', bote: 17.5, apuesta: 5.5, da: '19,3 %' },
        { tipo: 'equity', mano: 'As Js', rivales: ['Kh Kd'], mesa: 'Qd 9s 4c', da: '19,3 %' },
        { tipo: 'equity', mano: 'As Js', rivales: ['Th Td'], mesa: 'Qd 9s 4c', da: '27,3 %' },
        { tipo: 'potOdds', bote: 28.5, apuesta: 14, da: '24,8 %' },
      ],
    },
    {
      niveles: [5, 5],
      mano: '8h 7h',
      mesa: 'Ts 6h 5d Kh',
      situacion:
        'NL5000, 100 bb. Botón: pagaste el 3-bet (11) de la ciega grande. Bote 22,5; apostó 7 y pagaste (36,5) con escalera abierta (9 y 4). Turn K♥: te añade color. Apuesta 24, quedan 82.',
      pregunta: '¿All-in, pago o abandono? Outs y equity contra A♠ A♦ y contra K♠ Q♠.',
      respuesta:
        'Nueve corazones y seis de escalera que no son corazones: 15 outs, 32,6 %. Contra A♠ A♦, 34,1 %; contra K♠ Q♠, 34,1 %. Precio de pagar: 28,4 %. Paga o ve all-in: el all-in de 82 gana si abandona cerca de F con F × 60,5 + (1 − F) × (0,33 × 200,5 − 82) = 0, F = 21 %. Como contra este rey suele abandonar A-Q, J-J y faroles, el all-in es bueno; contra quien solo dispara K-x o mejor, paga.',
      calculos: [
        { tipo: 'outs', outs: 15, cartas: 1, vistas: 6, da: '32,6 %' },
        { tipo: 'equity', mano: '8h 7h', rivales: ['As Ad'], mesa: 'Ts 6h 5d Kh', da: '34,1 %' },
        { tipo: 'equity', mano: '8h 7h', rivales: ['Ks Qs'], mesa: 'Ts 6h 5d Kh', da: '34,1 %' },
        { tipo: 'potOdds', bote: 36.5, apuesta: 24, da: '28,4 %' },
        { tipo: 'cuenta', expresion: '100*15.8/76.3', da: '21 %' },
      ],
    },
    {
      niveles: [3, 3],
      mano: 'Ac Qc',
      mesa: '9s 8c 4c',
      situacion:
        'NL100, 100 bb. Hiciste 3-bet a 11 desde la ciega grande contra el CO y pagó. Bote 22,5, quedan 89. Hablas tú con color y dos overcards.',
      pregunta: '¿Apuestas? Tamaño, equity contra J♠ J♦ y plan si te va all-in.',
      respuesta:
        'Contra J♠ J♦ tienes 53,5 %. Apuesta 12, algo más de medio: pide 34,8 % y con tu equity basta mucho menos. Si va all-in por 89, pagas 77 para 200,5: 38,4 %, y contra parejas mayores y tríos mezclados lo tienes: paga. En turns de as, dama o trébol, apuesta por valor; en blancos, segundo barril de 24 con fold equity y outs.',
      calculos: [
        { tipo: 'equity', mano: 'Ac Qc', rivales: ['Js Jd'], mesa: '9s 8c 4c', da: '53,5 %' },
        { tipo: 'alfa', bote: 22.5, apuesta: 12, da: '34,8 %' },
        { tipo: 'cuenta', expresion: '22.5+178', da: '200,5' },
        { tipo: 'cuenta', expresion: '100*77/200.5', da: '38,4 %' },
      ],
    },
  ],
  variantes: {
    teoria: [
      {
        titulo: 'de quién es cada mesa',
        consigna:
          'Escribe el rango de 3-bet y el de pago en un cruce concreto (ciega pequeña contra botón) y asigna dueño a diez flops. Justifica los tres más discutibles.',
      },
      {
        titulo: 'geometría con SPR 4',
        consigna:
          'Calcula dos escaleras de apuestas que lleguen al all-in desde bote 22 y stack 89: una en tres calles y otra en dos. Di qué manos prefieren cada una.',
      },
      {
        titulo: 'el lado del que paga',
        consigna:
          'Lee el ejemplo desde el asiento del pagador: qué paga, qué resube y qué abandona. Responde las preguntas sin consultar.',
      },
    ],
    ejercicios: [
      {
        titulo: 'el SPR, el dueño y el stack',
        consigna: 'Escribe esas tres palabras con su valor en las manos de abajo antes de elegir acción.',
      },
      {
        titulo: 'escalera de apuestas',
        consigna:
          'Si tu mano va al all-in en las situaciones de abajo, escribe los tres tamaños exactos; si no va, di en qué calle frena.',
      },
      {
        titulo: 'rango contra rango',
        consigna:
          'Cuenta en las manos de abajo parejas mayores, tríos y proyectos de cada lado. Decide tras la cuenta.',
      },
      {
        titulo: 'cambia los asientos',
        consigna:
          'Vuelve a las manos de abajo con las posiciones invertidas y señala cuál decisión cambia más y por qué.',
      },
      {
        titulo: 'bote normal contra bote con 3-bet',
        consigna:
          'Resuelve las manos de abajo como si no hubiera habido 3-bet, con SPR 17. Explica la diferencia en una frase por mano.',
      },
      {
        titulo: 'turns de A, K y de T, 9, 8',
        consigna: 'Añade a las mesas de abajo un turn alto y uno medio y di quién apuesta en cada uno y cuánto.',
      },
      {
        titulo: 'defensa por precio',
        consigna: 'Desde el lado que paga en las manos de abajo, da precio y dos manos que siguen y dos que caen.',
      },
      {
        titulo: 'stack en juego con reloj',
        consigna:
          'Con reloj, contesta «voy» o «no voy» al all-in en las {n} manos de abajo y justifica después con una equity o un precio.',
      },
    ],
    test: [
      {
        titulo: 'examen de planes de stack',
        consigna: 'Resuelve las {n} manos de abajo con SPR, acción y plan. Se exige el plan para acertar.',
      },
      {
        titulo: 'examen de dueños de mesa',
        consigna:
          'Asigna dueño a las {n} mesas de abajo sin mirar tu mano; después resuelve y comprueba la coherencia.',
      },
      {
        titulo: 'examen de ambos lados',
        consigna:
          'Contesta las {n} manos de abajo desde los dos asientos en una frase cada uno; cuenta solo tu asiento real.',
      },
      {
        titulo: 'examen de números',
        consigna:
          'Da sin calculadora SPR y precio o abandonos de las {n} manos de abajo, con un punto de margen, y la decisión.',
      },
    ],
    jugar: [
      {
        titulo: 'plan de stack desde el flop',
        consigna:
          'Juega {min} minutos anunciando SPR y plan en cada bote con 3-bet. Revisa luego los que abandonaste a mitad.',
      },
      {
        titulo: 'c-bet pequeña en mesas altas',
        consigna:
          'Durante {min} minutos usa un cuarto a un tercio en A-x-x y K-x-x de botes con 3-bet. Cuenta abandonos.',
      },
      {
        titulo: 'sin pagar por inercia',
        consigna: 'Juega {min} minutos pagando c-bets en estos botes solo con plan para el turn escrito o dicho.',
      },
    ],
    analizar: [
      {
        titulo: 'tus botes con 3-bet',
        consigna: 'Revisa {n} botes con 3-bet y apunta SPR, dueño de la mesa y dinero metido. Marca los incoherentes.',
      },
      {
        titulo: 'parejas mayores que abandonaron',
        consigna:
          'Busca {n} overpairs o parejas altas abandonadas en turn o river y recalcula el precio contra un rango escrito.',
      },
      {
        titulo: 'pagos de 3-bet por mano',
        consigna: 'Ordena {n} pagos de 3-bet por resultado y mira qué clase de mano pierde: ¿preflop o postflop?',
      },
    ],
  },
};
