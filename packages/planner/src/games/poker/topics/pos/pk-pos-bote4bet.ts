import type { PokerTopic } from '../../poker-topic.ts';

export const pkPosBote4bet: PokerTopic = {
  id: 'pk-pos-bote4bet',
  titulo: 'Postflop en botes con 4-bet',
  area: 'POS',
  nivelMin: 4,
  nivelMax: 5,
  prerequisitos: ['pk-pos-bote3bet', 'pk-pre-4bet'],
  favorece: ['cash'],
  minutosEtapa: 230,
  terminos: [
    'bote con 4-bet',
    'botes con 4-bet',
    'bote 4-beteado',
    'botes 4-beteados',
    '4bet pot',
    '4-bet pot',
    '4bet pots',
    '4bp',
    'postflop en 4-bet',
    'después de 4-bet',
    'pagué un 4-bet',
    'me pagaron el 4-bet',
    'c-bet en bote de 4-bet',
    'kk en mesa con as',
    'qq en bote de 4-bet',
    'a-k en bote de 4-bet',
    'spr menor que dos',
  ],
  ideas: [
    'Con 100 bb y 4-bet a 22–25 pagado, el bote ronda 46–50 bb y quedan unas 77: SPR 1,6. Casi toda pareja va al all-in en dos apuestas.',
    'Los rangos son estrechos y se cuentan: el 4-bettor lleva QQ+, A-K y unos pocos A-x del mismo palo; el pagador JJ–TT, A-Q del mismo palo, A-K y algún KK o AA guardado.',
    'Apuesta pequeña, de 20 a 30 %: con SPR 1,6 basta para preparar el all-in del turn y pide menos del 25 % de abandonos.',
    'A-K sin ligar no se rinde por reflejo ni se compromete por orgullo: en mesas con as o rey va al all-in; en mesas bajas apuesta pequeño y mide.',
    'Pagar un 4-bet «para ver el flop» con manos que solo juegan si ligan es carísimo: inviertes casi un cuarto del stack y ligas una de cada tres veces.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque:
        'Escribe los dos rangos en combos antes de jugar la primera apuesta y decide el all-in por SPR y por recuento.',
      idea: 'A este SPR una pareja mayor a la mesa no abandona nunca; el único debate real está en QQ o JJ con as en la mesa y en A-K sin pareja.',
    },
    {
      nivel: 5,
      enfoque:
        'Afina con bloqueadores y con rangos más anchos de botón contra ciegas, donde hay 4-bets de farol y pagos más ligeros.',
      idea: 'Con un as en la mano reduces AA de 6 a 3 y A-K de 16 a 12: tu A-5 del mismo palo de farol preflop sigue siendo la mejor apuesta pequeña en mesas de as.',
    },
  ],
  errorTipico:
    'Abandonar KK en una mesa con as ante una apuesta del 25 % «porque tiene A-K», sin contar que el mismo rango lleva QQ, JJ y faroles, y que el precio pide solo un 17 %.',
  preguntas: [
    {
      pregunta: '¿Qué SPR queda con 100 bb tras 4-bet a 23 pagado fuera de las ciegas?',
      respuesta: 'Bote 23 + 23 + 1,5 = 47,5 y stack 77: SPR 1,6.',
    },
    {
      pregunta: '¿Por qué se apuesta pequeño en estos botes?',
      respuesta:
        'Porque con SPR 1,6 una apuesta del 25 % y un all-in en el turn meten todo, y la pequeña necesita solo un 20 % de abandonos.',
    },
    {
      pregunta: 'Mesa A-7-2. ¿Cuántos combos de A-K y AA quedan si no tienes as?',
      respuesta: 'A-K: 3 ases por 4 reyes = 12. AA: 3 combos.',
    },
    {
      pregunta: 'Pagaste el 4-bet con TT y sale J-6-3: ¿qué haces ante un 25 %?',
      respuesta:
        'Pagas siempre: el precio es 16,7 % y superas a A-K y A-Q, que son gran parte del rango. En el turn decides por SPR: normalmente el resto entra o no según su tamaño.',
    },
  ],
  criterio: {
    texto: 'Cuentas rangos, SPR y decides bien en {aciertos} de {de} botes con 4-bet',
    aciertos: 7,
    de: 10,
    unidad: 'manos',
  },
  foco: 'En cada bote con 4-bet que veas, propio o ajeno, escribe los dos rangos en combos antes del enfrentamiento.',
  revision: '¿Conté combos en este bote o decidí por el miedo a AA?',
  ejemplo: {
    niveles: [4, 5],
    mano: 'Kc Kd',
    mesa: 'As 8h 3c',
    situacion:
      'NL500, 6-max, 100 bb. Abres en CO a 2,3 bb, el botón hace 3-bet a 7,5, haces 4-bet a 21 y paga. Bote 43,5, stacks 79. Hablas tú.',
    pregunta:
      '¿Qué haces con KK en mesa de as? Rango del botón: QQ (6), JJ (6), TT (6), A-K (6 tras bloqueos), A-Q del mismo palo (3), AA (1).',
    respuesta:
      'SPR 1,8. Vas delante de QQ, JJ y TT: 18 combos; detrás de A-K, A-Q y AA: 10. Ganas 64,3 % del rango. Apuesta pequeña o pasa para pagar; una apuesta de 10 la pagan sobre todo ases y alguna pareja, así que pasar es muy razonable: si él apuesta 12 pides 17,8 % y pagas sin dudar. Ante all-in de 79 en 43,5 pedirías 39,2 %: decide por cuántas parejas convierte en farol.',
    calculos: [
      { da: '1,8', tipo: 'spr', stack: 79, bote: 43.5 },
      { da: '64,3 %', tipo: 'cuenta', expresion: '100*18/28' },
      { da: '17,8 %', tipo: 'potOdds', bote: 43.5, apuesta: 12 },
      { da: '39,2 %', tipo: 'potOdds', bote: 43.5, apuesta: 79 },
    ],
  },
  spots: [
    {
      niveles: [4, 5],
      mano: 'Ad Kh',
      mesa: 'Js 7c 4d',
      situacion:
        'NL400, 6-max, 100 bb. El botón abre a 2,5 bb, 3-beteas a 11 en la ciega grande, hace 4-bet a 24 y pagas. Bote 48,5, stacks 76. Pasas y apuesta 12.',
      pregunta: '¿Pagas con A-K sin ligar? Precio y equity contra Q♠Q♥, T♠T♥, A♠5♠ y A♣Q♣.',
      respuesta:
        'Pagas 12 para 72,5: 16,6 %. Contra QQ, TT, A5 y A-Q tienes 52,3 %. Paga: seis outs vivas y dominas a sus ases. En el turn, sin as ni rey y con all-in de 64 en 72,5 pedirías 31,9 %: ahí abandonas contra rangos sin faroles.',
      calculos: [
        { da: '16,6 %', tipo: 'potOdds', bote: 48.5, apuesta: 12 },
        {
          da: '52,3 %',
          tipo: 'equity',
          mano: 'Ad Kh',
          rivales: ['Qs Qh', 'Ts Th', 'As 5s', 'Ac Qc'],
          mesa: 'Js 7c 4d',
        },
        { da: '31,9 %', tipo: 'potOdds', bote: 72.5, apuesta: 64 },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Qc Qd',
      mesa: 'Td 6s 2h',
      situacion:
        'NL500, 6-max, 100 bb. 3-beteas en el botón a 8 contra CO (2,3), te hace 4-bet a 21 y pagas. Bote 43,5, stacks 79. CO apuesta 11.',
      pregunta: 'SPR, plan y equity contra A♠K♠, K♣K♥, A♥A♠ y A♦5♦.',
      respuesta:
        'SPR 1,8: pareja mayor a la mesa, all-in seguro. Contra ese rango de ejemplo tienes 42,5 % con pesos iguales; con los reales (A-K 16 combos, AA y KK 12) mejora. Paga ahora y mete el resto en cualquier turn que no sea A o K; si lo es, paga una apuesta pequeña y abandona ante el all-in según recuento. Resubir all-in ya también es correcto: niega seis outs a A-K.',
      calculos: [
        { da: '1,8', tipo: 'spr', stack: 79, bote: 43.5 },
        {
          da: '42,5 %',
          tipo: 'equity',
          mano: 'Qc Qd',
          rivales: ['As Ks', 'Kc Kh', 'Ah As', 'Ad 5d'],
          mesa: 'Td 6s 2h',
        },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'As 5s',
      mesa: 'Kd 9s 4s',
      situacion:
        'NL500, 6-max, 100 bb. Hiciste 4-bet de farol a 23 desde CO contra la 3-bet del botón (8) y pagó. Bote 47,5, stacks 77. Hablas tú.',
      pregunta: '¿Apuestas 12 y all-in en el turn, o all-in ya? Equity contra Q♥Q♦ y A♥K♥, y abandonos que pide 12.',
      respuesta:
        'Apuesta 12: pide 20,2 % de abandonos. Contra Q♥Q♦ tienes 46,3 % (9 picas y 3 ases) y contra A♥K♥, 36,7 %. Con tanta equity y A que bloquea A-K y AA, apuestas y vas all-in en turns de pica o as; en blanco también puedes meter 65 en 71,5, que pide 47,6 % sin contar tus outs. All-in inmediato de 77 en 47,5 logra abandonar JJ–TT, pero la apuesta pequeña hace casi lo mismo por menos.',
      calculos: [
        { da: '20,2 %', tipo: 'alfa', bote: 47.5, apuesta: 12 },
        { da: '46,3 %', tipo: 'equity', mano: 'As 5s', rivales: ['Qh Qd'], mesa: 'Kd 9s 4s' },
        { da: '36,7 %', tipo: 'equity', mano: 'As 5s', rivales: ['Ah Kh'], mesa: 'Kd 9s 4s' },
        { da: '47,6 %', tipo: 'alfa', bote: 71.5, apuesta: 65 },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Jh Jd',
      mesa: 'Ks 8d 5c',
      situacion:
        'NL400, 6-max, 100 bb. 3-beteaste a 8 en el botón, CO hizo 4-bet a 22 y pagaste. Bote 45,5, stacks 78. CO pasa.',
      pregunta:
        '¿Apuestas o pasas detrás? Rango de CO que pasa: QQ (6), A-A trampa (2), A5–A4 del mismo palo (7), A-Q del mismo palo (4).',
      respuesta:
        'Vas delante de 11 combos (los ases que no superan tu pareja) y detrás de 8. Casi todos esos 11 tienen tres outs al as, cerca de 12,5 % con dos cartas. Apostar 11 hace tirar justo a los 11 que ganas y lo pagan los 8: pasa detrás. En el turn, si vuelve a pasar, apuesta 12 por valor y protección; si apuesta, paga una vez por precio.',
      calculos: [
        { da: '11 combos', tipo: 'cuenta', expresion: '7+4' },
        { da: '12,5 %', tipo: 'outs', outs: 3, cartas: 2, vistas: 5 },
      ],
    },
    {
      niveles: [5, 5],
      mano: 'Ac Qc',
      situacion:
        'NL1000, 6-max, 100 bb. 3-beteas a 8 en el botón, CO hace 4-bet a 21. Piensas pagar 13 con A♣Q♣ del mismo palo, en posición.',
      pregunta: 'Precio, y cuánta equity realizada hace falta. ¿Qué parte del stack comprometes?',
      respuesta:
        'Pagas 13 para un bote final de 43,5: 29,9 %. Con posición y mano del mismo palo realizas casi toda tu equity; contra QQ+, A-K y A5s la cruda es de ≈ 32 %, así que pagar es ajustado y mejora cuantos más faroles 4-betee. Comprometes el 21 % del stack, y debes tener plan: mesas con dama o dos tréboles, sigues; con as y apuesta pequeña, pagas; en blancos, abandonas ante segunda apuesta. Con A-Q de distinto palo, abandona.',
      calculos: [
        { da: '29,9 %', tipo: 'cuenta', expresion: '100*13/43.5' },
        { da: '21 %', tipo: 'cuenta', expresion: '100*21/100' },
      ],
    },
    {
      niveles: [4, 4],
      mano: 'Ah Qh',
      mesa: 'Qc 7d 3s',
      situacion:
        'NL600, 100 bb. El CO abre, hiciste 3-bet a 8 en el botón, te hizo 4-bet a 20 y pagaste. Bote 41,5, quedan 80. Apuesta 10.',
      pregunta: '¿Pagas, vas all-in o abandonas? Equity contra K♠ K♦ y combos.',
      respuesta:
        'SPR 1,9: pareja alta con as no abandona. Contra K♠ K♦ tienes 20,2 %. Su rango: A-A (3), K-K (6), Q-Q (1), A-K (12 con tu as), A-5s y A-4s (6): vas delante de 18 de 28 = 64 %. Paga los 10 y deja que siga con A-K y faroles; el all-in los echa y hace seguir a A-A y K-K. Precio: 16,3 %. Ante el all-in del turn en un blanco, paga también.',
      calculos: [
        { tipo: 'spr', stack: 80, bote: 41.5, da: '1,9' },
        { tipo: 'equity', mano: 'Ah Qh', rivales: ['Ks Kd'], mesa: 'Qc 7d 3s', da: '20,2 %' },
        { tipo: 'cuenta', expresion: '100*18/28', da: '64 %' },
        { tipo: 'potOdds', bote: 41.5, apuesta: 10, da: '16,3 %' },
      ],
    },
  ],
  variantes: {
    teoria: [
      {
        titulo: 'los dos rangos en una tarjeta',
        consigna:
          'Escribe en combos el rango de 4-bet y el de pago para dos cruces (UTG contra MP y botón contra ciega pequeña). Compara cuántos faroles hay en cada uno.',
      },
      {
        titulo: 'mapa de mesas a SPR 1,6',
        consigna:
          'Para seis flops decide qué manos de cada rango van al all-in, cuáles apuestan pequeño y cuáles pasan. Coteja con el ejemplo.',
      },
      {
        titulo: 'el precio del flop',
        consigna:
          'Calcula lo que cuesta pagar un 4-bet con JJ, A-Q del mismo palo y 8-7 del mismo palo, y con qué frecuencia siguen después del flop. Responde las preguntas.',
      },
    ],
    ejercicios: [
      {
        titulo: 'combos antes que miedo',
        consigna: 'Escribe los combos delante y detrás de ti en las manos de abajo y solo entonces decide.',
      },
      {
        titulo: 'dos apuestas hasta el all-in',
        consigna: 'Reparte el stack de las manos de abajo en dos apuestas y comprueba el porcentaje de la segunda.',
      },
      {
        titulo: 'cambia el bloqueador',
        consigna: 'Sustituye una de tus cartas en las manos de abajo por un as o un rey y recuenta. ¿Cambia la acción?',
      },
      {
        titulo: 'turn de as y turn blanco',
        consigna:
          'Añade a las manos de abajo un turn de as y uno blanco, y decide ante un all-in en cada caso con precio.',
      },
      {
        titulo: 'rango ancho y rango estrecho',
        consigna: 'Resuelve las manos de abajo contra un 4-bet solo de QQ+ y A-K y contra otro con diez faroles más.',
      },
      {
        titulo: 'el asiento contrario en 4-bet',
        consigna: 'Juega las manos de abajo desde el otro rango y señala qué apuesta te incomodaría más.',
      },
      {
        titulo: 'preflop bajo sospecha',
        consigna:
          'Decide en las manos de abajo si el pago o el 4-bet preflop fue correcto y calcula el precio que tenía.',
      },
      {
        titulo: 'recuento contra reloj',
        consigna: 'Con reloj, da SPR y combos delante y detrás en las {n} manos de abajo. Corrige y repite las lentas.',
      },
    ],
    test: [
      {
        titulo: 'examen de recuento',
        consigna: 'Resuelve las {n} manos de abajo con SPR, combos y decisión. Acierto con los tres.',
      },
      {
        titulo: 'examen de precios altos',
        consigna:
          'Da el precio exacto y la decisión de las {n} manos de abajo, incluido el all-in de la calle siguiente.',
      },
      {
        titulo: 'examen de mesas de as',
        consigna:
          'En las {n} manos de abajo cambia la carta alta por un as y vuelve a decidir; se corrigen ambas respuestas.',
      },
      {
        titulo: 'examen sin tus cartas',
        consigna: 'Mira solo rangos y mesa en las {n} manos de abajo y di quién manda; después tu mano y la acción.',
      },
    ],
    jugar: [
      {
        titulo: 'contar en cada 4-bet',
        consigna:
          'Juega {min} minutos escribiendo los dos rangos cada vez que haya 4-bet en tu mesa, juegues o no la mano.',
      },
      {
        titulo: 'apuesta pequeña con plan',
        consigna:
          'Durante {min} minutos usa solo 20 a 30 % en los botes con 4-bet que juegues y escribe el turn en que irás all-in.',
      },
      {
        titulo: 'pagos de 4-bet justificados',
        consigna:
          'Juega {min} minutos pagando 4-bets solo con precio y plan dichos. Apunta los abandonos que te costaron.',
      },
    ],
    analizar: [
      {
        titulo: 'todos tus botes con 4-bet',
        consigna: 'Reúne {n} botes con 4-bet y escribe rangos, SPR y acción. Son pocos: estudia cada uno entero.',
      },
      {
        titulo: 'abandonos con pareja',
        consigna:
          'Busca {n} abandonos con pareja en estos botes, o en botes con 3-bet si faltan, y recalcula precio y combos.',
      },
      {
        titulo: 'rangos mostrados',
        consigna: 'Anota {n} manos enseñadas por rivales en botes con 4-bet y compáralas con el rango que les dabas.',
      },
    ],
  },
};
