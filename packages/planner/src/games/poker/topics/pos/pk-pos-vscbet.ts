import type { PokerTopic } from '../../poker-topic.ts';

export const pkPosVscbet: PokerTopic = {
  id: 'pk-pos-vscbet',
  titulo: 'Defensa contra la c-bet',
  area: 'POS',
  nivelMin: 2,
  nivelMax: 5,
  prerequisitos: ['pk-pos-cbet', 'pk-mat-odds'],
  minutosEtapa: 320,
  importancia: 'esencial',
  terminos: [
    'defensa contra la c-bet',
    'defender la c-bet',
    'contra la c-bet',
    'vs cbet',
    'vs c-bet',
    'pagar c-bet',
    'pagar la c-bet',
    'abandono mucho en el flop',
    'abandono a la c-bet',
    'me apuestan el flop',
    'responder a la c-bet',
    'responder a la apuesta de continuación',
    'me roban los flops',
    'defender la ciega grande postflop',
    'pagar el flop',
    'call en el flop',
    'qué pagar en el flop',
    'foldear el flop',
    'cuánto defender en el flop',
  ],
  ideas: [
    'El precio fija el suelo de la defensa: ante un tercio pagas con 20 % de equity y el farol del rival necesita 25 % de abandonos; ante bote entero pides 33 % y él 50 %.',
    'Se defiende de mejor a peor: parejas, proyectos, luego cartas altas con proyectos traseros; las primeras en caer son las manos que no mejoran con ninguna carta.',
    'Pagar flop tiene sentido solo con plan: qué turns pagas, cuáles apuestas si él pasa y cuáles abandonas.',
    'La ciega grande puede abandonar algo más que la frecuencia mínima porque su rango llega débil y el rival también gana por equity; contra apuestas pequeñas, en cambio, casi todos abandonan demasiado.',
    'La defensa incluye resubir: entre el 8 y el 15 % del rango en mesas donde tienes sets, dobles parejas y proyectos; sin resubidas, el rival apuesta gratis.',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque:
        'Defiende por precio: pareja cualquiera y proyectos contra un tercio, solo parejas buenas y proyectos contra dos tercios.',
      idea: 'Ante un tercio del bote pagar con cualquier pareja y con dos overcards más proyecto trasero es obligatorio: te piden solo el 20 %.',
    },
    {
      nivel: 3,
      enfoque: 'Cuenta tu frecuencia real de abandono por tamaño y textura, y añade floats y check-raise donde falten.',
      idea: 'Si ante un tercio abandonas más del 30 % en posición o más del 35 % en la ciega grande, cualquiera puede apostar con cualquier carta.',
    },
    {
      nivel: 4,
      enfoque:
        'Construye tres grupos por mesa: pagar, resubir y abandonar, y comprueba que el grupo de pago llegue al turn con manos que puedan seguir.',
      idea: 'Un rango de pago compuesto solo por parejas débiles se hunde en el turn: incluye proyectos y manos fuertes jugadas lentas.',
    },
    {
      nivel: 5,
      enfoque:
        'Aplica la defensa mínima a cada nodo con criterio: sube o baja de la cifra según realización de equity, tamaño polar y tendencia del rival.',
      idea: 'La frecuencia mínima de defensa no obliga cuando el farol rival tiene equity propia: la ciega grande defiende menos que 1 − alfa en mesas que favorecen al que abrió.',
    },
  ],
  errorTipico:
    'Abandonar el flop todo lo que no ligó, incluso ante apuestas de un cuarto del bote, y a la vez pagar apuestas grandes con segunda pareja sin plan para el turn.',
  preguntas: [
    {
      pregunta: '¿Qué equity necesitas para pagar un tercio, la mitad, dos tercios y bote?',
      respuesta: '20,0 %, 25,0 %, 28,6 % y 33,3 %: apuesta dividida entre bote más dos apuestas.',
    },
    {
      pregunta: '¿Cuándo es buena una mano sin pareja para pagar la c-bet?',
      respuesta:
        'Cuando tiene dos overcards vivas y al menos un proyecto trasero o interna: mejora con 10 o más cartas en el turn o puede apostar si el rival pasa.',
    },
    {
      pregunta: '¿Por qué la ciega grande puede abandonar más que la MDF ante una c-bet?',
      respuesta:
        'Porque los faroles del rival no son aire puro: tienen equity y él tiene posición. Si defendieras hasta la MDF pagarías con manos que no realizan su equity.',
    },
    {
      pregunta: '¿Qué haces con una pareja media ante una c-bet de bote entero en una mesa mojada?',
      respuesta:
        'Depende de su apoyo: con proyecto trasero o bloqueadores puede pagar; sin nada, con 33 % exigido y dos calles por delante, se abandona contra la mayoría.',
    },
    {
      pregunta: '¿Qué indica que un rival c-betea de más y qué haces?',
      respuesta:
        'Apuesta más del 70 % de flops y abandona el turn a menudo. Paga más ligero, resube más con proyectos y apuesta el turn cuando pase.',
    },
  ],
  criterio: {
    texto: 'Tu decisión (pagar, resubir o abandonar) coincide en {aciertos} de {de} flops con precio y plan',
    aciertos: 8,
    de: 10,
    unidad: 'flops',
  },
  foco: 'Ante cada c-bet di primero el porcentaje exigido y luego qué turns vas a seguir; si no hay dos turns, abandona.',
  revision: '¿Abandoné el flop por miedo con equity suficiente o pagué sin plan para el turn?',
  ejemplo: {
    niveles: [2, 5],
    mano: 'Qd Jd',
    mesa: 'Ts 6h 3d',
    situacion:
      'NL50, 6-max, 100 bb. El botón abre a 2,5 bb y defiendes la ciega grande. Bote: 5,5 bb. Pasas y apuesta 1,8 bb.',
    pregunta: '¿Pagas? Precio, equity contra K♣K♠ y contra A♥5♥, y turns para seguir.',
    respuesta:
      'Pagas 1,8 para un bote final de 9,1: 19,8 %. Con dos overcards y diamantes traseros tienes 8,8 % contra K♣ K♠ y 30,1 % contra A♥ 5♥: el pago no se apoya en ganar a los reyes, sino en las muchas overcards que el botón apuesta, en lo que ligas y en los turns que podrás apostar tú. Pagas. Turns buenos: Q, J, K, 9, 8, A y diamantes (proyectos o pareja); con un blanco bajo y apuesta grande, abandonas. También puedes resubir algunas veces, pero con esta mano pagar cumple igual y es más simple.',
    calculos: [
      { da: '19,8 %', tipo: 'potOdds', bote: 5.5, apuesta: 1.8 },
      { da: '8,8 %', tipo: 'equity', mano: 'Qd Jd', rivales: ['Kc Ks'], mesa: 'Ts 6h 3d' },
      { da: '30,1 %', tipo: 'equity', mano: 'Qd Jd', rivales: ['Ah 5h'], mesa: 'Ts 6h 3d' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [4, 5],
      mano: '8s 7s',
      mesa: 'Qs 7h 3d',
      situacion:
        'NL1000, 100 bb. Defiendes la ciega grande contra el botón. Bote 5,5 bb; pasas y apuesta 4,1 (75 %). Llegas con unos 120 combos: planeas resubir 10 y pagar 52.',
      pregunta: '¿Cuánto defiendes respecto de la defensa mínima, por qué, y qué haces con 8-7, 9♠ 8♠ y 6♦ 5♦?',
      respuesta:
        'Defensa mínima: 57,3 %. Tu plan: 62 ÷ 120 = 51,7 %. Es menos a propósito: sus faroles tienen equity y tú realizas peor sin posición. Precio: 4,1 ÷ 13,7 = 29,9 %. 8-7, segunda pareja, gana a todo lo que no es dama o pareja mayor: con ≈ 40 % bruto y 85 % de realización quedan 34 %, paga. 9♠ 8♠ solo tiene traseros (≈ 26 %): retírate la mayoría de las veces. 6♦ 5♦, interna por el cuatro con diamantes traseros, es candidata a resubir: no enseña nada y tiene turns para seguir.',
      calculos: [
        { tipo: 'mdf', bote: 5.5, apuesta: 4.1, da: '57,3 %' },
        { tipo: 'cuenta', expresion: '100*62/120', da: '51,7 %' },
        { tipo: 'potOdds', bote: 5.5, apuesta: 4.1, da: '29,9 %' },
        { tipo: 'cuenta', expresion: '40*0.85', da: '34 %' },
      ],
    },
  ],
  spots: [
    {
      niveles: [2, 3],
      mano: '7h 6h',
      mesa: '9c 7d 2s',
      situacion:
        'NL10, 6-max, 100 bb. Defiendes la ciega grande ante el CO (2,5 bb). Bote: 5,5 bb. Pasas y apuesta 2,8 bb.',
      pregunta: '¿Pagas con segunda pareja? Precio y equity contra A♠K♣, J♠J♦ y 9♥8♥.',
      respuesta:
        'Pagas 2,8 para un bote de 11,1: 25,2 %. Contra esas tres manos (overcards, pareja mayor y pareja alta) tienes 38,8 % de media. Pagas: estás por delante de A-K y detrás de las parejas mayores. En el turn, contra otra apuesta y un A, K o Q, abandonas; contra un blanco, sigues una vez más.',
      calculos: [
        { da: '25,2 %', tipo: 'potOdds', bote: 5.5, apuesta: 2.8 },
        { da: '38,8 %', tipo: 'equity', mano: '7h 6h', rivales: ['As Kc', 'Js Jd', '9h 8h'], mesa: '9c 7d 2s' },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'Ah 8h',
      mesa: 'Ks Jd 4c',
      situacion:
        'NL25, 6-max, 100 bb. Defiendes la ciega grande contra UTG (2,5 bb). Bote 5,5 bb. Pasas y apuesta 1,8 bb.',
      pregunta: '¿As alto: pagas o abandonas? Precio y lo que te falta.',
      respuesta:
        'Precio: 19,8 %. Pero contra UTG este flop favorece su rango: A-K, K-Q, JJ, A-J dominan. Tu as alto gana solo si él no tiene nada, y no llevas proyecto alguno: sin corazones en la mesa no hay color posible. Con 3 ases y poco más realizas poco: abandona o paga una sola calle contra quien apuesta el 90 % de las veces. La cuenta: 3 outs al as son un 12,5 % hasta el river, por debajo del precio si él no farolea.',
      calculos: [
        { da: '19,8 %', tipo: 'potOdds', bote: 5.5, apuesta: 1.8 },
        { da: '12,5 %', tipo: 'outs', outs: 3, cartas: 2, vistas: 5 },
      ],
    },
    {
      niveles: [2, 4],
      mano: 'Tc 9c',
      mesa: 'Jh 8s 3c',
      situacion:
        'Torneo, 35 bb efectivas. Defiendes la ciega grande contra el botón (2,2 bb); bote con ante 5,9 bb. Pasas, apuesta 2 bb.',
      pregunta: '¿Pagar, resubir a 6,5 o abandonar? Outs y precio.',
      respuesta:
        'Escalera abierta: 4 sietes y 4 damas, 8 outs, 31,5 % con dos cartas; más trébol trasero. Precio: 20,2 %. Ni abandonar ni dudar: resubir a 6,5 es muy bueno (abandonan muchas manos y tienes equity cuando pagan), y pagar es correcto contra quien nunca abandona. Con 35 bb, un check-raise que se enfrenta a all-in de unas 33 bb debe pagar si el bote lo justifica: prepara ese número antes.',
      calculos: [
        { da: '31,5 %', tipo: 'outs', outs: 8, cartas: 2, vistas: 5 },
        { da: '20,2 %', tipo: 'potOdds', bote: 5.9, apuesta: 2 },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Kc 9c',
      mesa: 'Ah 7d 2s',
      situacion:
        'NL100, 6-max, 100 bb. Botón abre a 2,5 bb, defiendes la ciega grande. Bote 5,5 bb. Pasas y apuesta 1,4 bb (un cuarto).',
      pregunta: '¿Con qué frecuencia debe defender tu rango y qué haces con K9 sin proyecto de color?',
      respuesta:
        'Ante un cuarto, el farol necesita 20,3 % de abandonos, así que en teoría defiendes cerca del 79,7 %. K-9 sin picas ni diamantes, sin pareja ni interna, solo tiene K alto y backdoor de trébol inexistente: es de las primeras que caen. Guarda los pagos para sietes, doses, K-Q con trasero y A-x. Si él apuesta el 100 % de estas mesas, puedes pagar K-9 contando con turns de K o Q-J que apuestes tú.',
      calculos: [
        { da: '20,3 %', tipo: 'alfa', bote: 5.5, apuesta: 1.4 },
        { da: '79,7 %', tipo: 'mdf', bote: 5.5, apuesta: 1.4 },
      ],
    },
    {
      niveles: [3, 5],
      mano: '5s 5d',
      mesa: 'Qh 9d 4s',
      situacion: 'NL200, 6-max, 100 bb. MP abre a 2,3 bb y pagas en el botón. Bote 6,1 bb. MP apuesta 2 bb.',
      pregunta: '¿Pagas 55 en posición? Precio y plan contra un rival que apuesta el turn el 45 %.',
      respuesta:
        'Pagas 2 para 10,1: 19,8 %. Si MP apuesta 24 combos sin pareja (A-K, A-J y K-J en parte) y 14 de pareja de nueves o mejor, vas delante 24 de 38 = 63,2 % de las veces, aunque cederás parte. Plan: si él pasa el turn, apuestas medio bote; si vuelve a apostar grande con carta alta, abandonas. Ese plan de dos ramas es lo que justifica el pago.',
      calculos: [
        { da: '19,8 %', tipo: 'potOdds', bote: 6.1, apuesta: 2 },
        { da: '63,2 %', tipo: 'cuenta', expresion: '100*24/38' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Ac 4c',
      mesa: 'Jc 8d 3h',
      situacion:
        'NL500, 6-max, 100 bb. CO abre a 2,3 bb, defiendes la ciega grande. Bote 5,1 bb. Pasas y apuesta 1,7 bb con el 85 % de su rango.',
      pregunta:
        'Diseñas tu defensa: con qué manos resubes, pagas y abandonas. ¿Qué haces con A♣4♣ y cuánto pides a una resubida a 6 bb?',
      respuesta:
        'A♣4♣ tiene overcard as, proyecto trasero de color y bloquea A-J: candidato a resubida o pago, casi nunca abandono. La resubida a 6 arriesga 6 para ganar 6,8: necesita 46,9 % de abandonos si no contaras tu equity. Contra quien apuesta el 85 % es rentable. Reparte: resube A♣4♣, Q-T, T-9, J-8, 33, 88; paga J-x, 8-x, parejas; abandona K-7 y Q-6 sin proyectos.',
      calculos: [{ da: '46,9 %', tipo: 'cuenta', expresion: '100*6/(6+6.8)' }],
    },
    {
      niveles: [4, 5],
      mano: 'Kd Tc',
      mesa: 'Th 9h 6h',
      situacion:
        'NL1000, 6-max, 100 bb. Botón abre a 2,5 bb, defiendes la ciega grande. Bote 5,5 bb. Pasas, apuesta 4 bb (73 %).',
      pregunta:
        '¿Pagas con pareja alta sin corazón en una mesa monocolor? Precio y equity contra A♥5♠, J♦T♦, Q♥9♣ y 8♥7♥.',
      respuesta:
        'Precio: 29,6 %. Contra el as de corazones suelto, una pareja inferior, pareja con proyecto de color y escalera de color hecha tu equity es 46,0 %. Pagas el flop: su rango de apuesta grande incluye muchas manos con un solo corazón. Plan: cuarto corazón en el turn, abandono ante cualquier apuesta; blanco y segunda apuesta grande, abandono contra jugadores equilibrados porque sin corazón no mejoras.',
      calculos: [
        { da: '29,6 %', tipo: 'potOdds', bote: 5.5, apuesta: 4 },
        {
          da: '46,0 %',
          tipo: 'equity',
          mano: 'Kd Tc',
          rivales: ['Ah 5s', 'Jd Td', 'Qh 9c', '8h 7h'],
          mesa: 'Th 9h 6h',
        },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'Qh 9h',
      mesa: 'Kh 7h 2c',
      situacion: 'NL25, 100 bb. El botón abre a 2,5 bb y defiendes la ciega grande. Bote 5,5; pasas y apuesta 3,6.',
      pregunta: '¿Pagas, resubes o abandonas con proyecto de color?',
      respuesta:
        'Precio: 28,3 %; a una carta tienes 19,1 %. Con 92 bb detrás, cobrar 6,1 bb más al ligar es razonable: paga. Resubir a 11 también vale contra quien abandona reyes flojos y parejas: pide 54,7 % como farol puro, menos con tu equity. En este nivel paga más veces y resube con proyectos que además tengan escalera.',
      calculos: [
        { tipo: 'potOdds', bote: 5.5, apuesta: 3.6, da: '28,3 %' },
        { tipo: 'outs', outs: 9, cartas: 1, vistas: 5, da: '19,1 %' },
        { tipo: 'implicitas', bote: 9.1, pagar: 3.6, equity: 0.191, da: '6,1 bb' },
        { tipo: 'alfa', bote: 9.1, apuesta: 11, da: '54,7 %' },
      ],
    },
    {
      niveles: [2, 2],
      mano: 'Jd Tc',
      mesa: 'As 8d 3h',
      situacion: 'NL25, 100 bb. El CO abre a 2,5 bb y defiendes la ciega grande. Bote 5,5; pasas y apuesta 1,8.',
      pregunta: '¿Pagas «porque es barato»?',
      respuesta:
        'Precio: 19,8 %. Barato, pero J-10 no tiene pareja, ni proyecto directo, ni as: una J o un 10 te da una pareja que pierde con cualquier as. Contra A♣ 5♣ tienes 6,4 %. Abandona. Con J♦ 10♦ habría al menos diamantes traseros y sería discutible; con 9-7 o 10-9, que tienen proyectos internos traseros con el ocho, también. Barato no es lo mismo que rentable.',
      calculos: [
        { tipo: 'potOdds', bote: 5.5, apuesta: 1.8, da: '19,8 %' },
        { tipo: 'equity', mano: 'Jd Tc', rivales: ['Ac 5c'], mesa: 'As 8d 3h', da: '6,4 %' },
      ],
    },
    {
      niveles: [4, 5],
      mano: '5h 5c',
      mesa: 'Qc Jc 6d',
      situacion:
        'NL2000, 100 bb. El CO abre a 2,3 bb y pagas en el botón. Bote 6,1; apuesta 4,6 (75 %). Dispara el turn el 60 % de las veces.',
      pregunta: '¿Pagas 5-5? Precio y cuánto realizas.',
      respuesta:
        'Precio: 30,1 %. Contra su rango de apuesta grande (damas, jotas fuertes, proyectos) 5-5 tiene ≈ 33 % bruto, pero solo llegarás al river barato el 40 % de las veces que se frena: realizando un 55 % quedan 18 %. Abandona, aunque la defensa mínima diga 57,0 %: esa cifra se cubre con Q-x, J-x, proyectos y alguna 10-10. Ante un tercio, 2 bb, el precio sería 19,8 % y pagarías.',
      calculos: [
        { tipo: 'potOdds', bote: 6.1, apuesta: 4.6, da: '30,1 %' },
        { tipo: 'cuenta', expresion: '33*0.55', da: '18 %' },
        { tipo: 'mdf', bote: 6.1, apuesta: 4.6, da: '57,0 %' },
        { tipo: 'potOdds', bote: 6.1, apuesta: 2, da: '19,8 %' },
      ],
    },
    {
      niveles: [5, 5],
      mano: 'Th 9d',
      mesa: 'Ts 5s 4d',
      situacion:
        'NL5000, 100 bb. Ciega grande contra ciega pequeña, que subió a 3 bb; pagaste. Bote 6. La pequeña sobreapuesta 7,5 en el flop, algo que hace con el 12 % de su rango: sobreparejas (30 combos), tríos (6) y proyectos (24).',
      pregunta: '¿Pagas la pareja alta floja? Cuenta y decide.',
      respuesta:
        'Precio: 35,7 %. Vas delante de 24 proyectos, pero con ellos tienes solo cerca del 60 %; contra sobreparejas, ≈ 20 %, y contra tríos, ≈ 5 %. Media: (24 × 60 + 30 × 20 + 6 × 5) ÷ 60 = 34,5 %. No alcanza, y aún faltan dos calles: abandona. Paga A-T y K-T, que ganan algo más y bloquean. Si el dato dijera 40 proyectos contra 20 sobreparejas, 42,9 % y pagarías en posición.',
      calculos: [
        { tipo: 'potOdds', bote: 6, apuesta: 7.5, da: '35,7 %' },
        { tipo: 'cuenta', expresion: '(24*60+30*20+6*5)/60', da: '34,5 %' },
        { tipo: 'cuenta', expresion: '(40*60+20*20+6*5)/66', da: '42,9 %' },
      ],
    },
    {
      niveles: [2, 2],
      mano: 'Kc 8c',
      mesa: '8s 5d 2h',
      situacion: 'NL25, 100 bb. El botón abre a 2,5 bb y defiendes la ciega grande. Bote 5,5; pasas y apuesta 3,6.',
      pregunta: '¿Pagas, resubes o abandonas la pareja alta?',
      respuesta:
        'Paga: 28,3 % de precio con pareja alta en mesa seca es fácil. Contra A♠ Q♦ tienes 76,3 % y contra J♠ J♦, 20,2 %. Resubir hace abandonar lo que ganas y seguir a lo que te gana. Plan: paga otra apuesta mediana en turns que no sean A, Q o J; ante dos apuestas grandes seguidas de un jugador serio, retírate en el river.',
      calculos: [
        { tipo: 'potOdds', bote: 5.5, apuesta: 3.6, da: '28,3 %' },
        { tipo: 'equity', mano: 'Kc 8c', rivales: ['As Qd'], mesa: '8s 5d 2h', da: '76,3 %' },
        { tipo: 'equity', mano: 'Kc 8c', rivales: ['Js Jd'], mesa: '8s 5d 2h', da: '20,2 %' },
      ],
    },
    {
      niveles: [5, 5],
      mano: 'Ah 7h',
      mesa: 'Kh 9s 4h',
      situacion:
        'NL5000, 100 bb. Ciega grande contra botón, bote 5,1; apuesta 1,7. Tu check-raise a 6,5: abandona el 44 %, y pagado recuperas el 40 % de 18,1. Pagando recuperas el 49 % de 8,5.',
      pregunta: '¿Pagas o resubes el color máximo?',
      respuesta:
        'Resubir: 0,44 × 6,8 + 0,56 × (0,40 × 18,1 − 6,5) = +3,41 bb. Pagar: 0,49 × 8,5 − 1,7 = +2,47 bb. Resube más veces con esta mano si tus números son ésos; en equilibrio A-x del palo reparte, porque el as gana enfrentamientos. Mezcla por kicker: de A-2 a A-7 resuben, A-J y A-T pagan. Contra quien va all-in mucho en el flop, paga más.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.44*6.8+0.56*(0.4*18.1-6.5)', da: '+3,41 bb' },
        { tipo: 'cuenta', expresion: '0.49*8.5-1.7', da: '+2,47 bb' },
      ],
    },
  ],
  variantes: {
    teoria: [
      {
        titulo: 'tabla de precio y defensa',
        consigna:
          'Copia una tabla con cinco tamaños y sus dos porcentajes: equity para pagar y abandonos que necesita el rival. Explica con una frase por qué no coinciden.',
      },
      {
        titulo: 'orden de defensa en una mesa',
        consigna:
          'Elige un flop y ordena veinte manos de la ciega grande de la que más defiende a la que menos. Marca la línea que corresponde a un tercio y a un bote.',
      },
      {
        titulo: 'pagar con plan',
        consigna:
          'Lee el ejemplo y escribe para tres manos propias los turns que pagan, los que apuestan y los que abandonan. Cierra respondiendo las preguntas.',
      },
    ],
    ejercicios: [
      {
        titulo: 'precio, plan, acción',
        consigna:
          'En cada mano de abajo escribe porcentaje exigido, dos turns buenos y la acción, en ese orden. Sin turns no hay pago.',
      },
      {
        titulo: 'orden de caída',
        consigna:
          'Para las mesas de abajo coloca tu mano entre diez vecinas de tu rango y di si cae antes o después de la frontera que fija el precio.',
      },
      {
        titulo: 'otro tamaño, otra respuesta',
        consigna:
          'Resuelve las manos de abajo con un cuarto, medio bote y bote entero. Escribe el tamaño en que cambia tu decisión.',
      },
      {
        titulo: 'turn malo y turn bueno',
        consigna:
          'En las manos de abajo inventa una carta buena y una mala del turn y di qué harías frente a otra apuesta en cada caso.',
      },
      {
        titulo: 'pagar, resubir o abandonar tu rango',
        consigna:
          'Reparte quince manos de tu rango en tres columnas en las mesas de abajo y comprueba que ninguna columna quede vacía.',
      },
      {
        titulo: 'contra el que siempre apuesta',
        consigna:
          'Resuelve las manos de abajo contra quien apuesta el 100 % y luego contra quien apuesta el 45 %. Anota tres diferencias.',
      },
      {
        titulo: 'la mano que no se paga',
        consigna:
          'Encuentra en las manos de abajo la que más gente paga mal y escribe su defecto en una frase con un número.',
      },
      {
        titulo: 'rapidez de precio',
        consigna: 'Con reloj, di el porcentaje exigido de las {n} manos de abajo de cabeza y solo después la acción.',
      },
    ],
    test: [
      {
        titulo: 'examen de precios y acciones',
        consigna:
          'Resuelve las {n} manos de abajo con precio y acción. Acierto si el precio está dentro de un punto y la acción coincide.',
      },
      {
        titulo: 'examen de rango',
        consigna:
          'En las {n} mesas de abajo escribe tu defensa mínima y la mano peor que defiendes. Compara con la solución.',
      },
      {
        titulo: 'examen con turns',
        consigna:
          'Responde las {n} manos de abajo añadiendo un turn bueno y uno malo. Cuenta medio acierto si falta uno.',
      },
      {
        titulo: 'examen de resubidas',
        consigna:
          'Di en las {n} manos de abajo cuántos abandonos exige resubir y si tu mano los tiene, antes de la acción final.',
      },
    ],
    jugar: [
      {
        titulo: 'sin abandonos automáticos',
        consigna:
          'Juega {min} minutos nombrando el porcentaje exigido antes de cada abandono en el flop. Marca los tres más dudosos.',
      },
      {
        titulo: 'un check-raise por bloque',
        consigna:
          'Durante {min} minutos incluye al menos un check-raise de flop con proyecto por hora de juego. Apunta si abandonaron y por qué.',
      },
      {
        titulo: 'defender con turn en mente',
        consigna:
          'Juega {min} minutos escribiendo el turn que seguirás pagando en cada pago de flop. Revisa al final si lo cumpliste.',
      },
    ],
    analizar: [
      {
        titulo: 'tu abandono por tamaño',
        consigna:
          'Toma {n} c-bets recibidas y separa abandono por tamaño: un tercio, medio y bote. Compara con el suelo de la tabla.',
      },
      {
        titulo: 'pagos que no llegaron a turn',
        consigna:
          'Revisa {n} pagos de flop que acabaron en abandono de turn. ¿Cuántos tenían dos turns buenos de antemano?',
      },
      {
        titulo: 'manos que regalaste',
        consigna:
          'Busca {n} flops en que abandonaste con pareja o proyecto ante menos de medio bote. Escribe lo que debiste hacer.',
      },
    ],
  },
};
