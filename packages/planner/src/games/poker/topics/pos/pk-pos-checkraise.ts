import type { PokerTopic } from '../../poker-topic.ts';

export const pkPosCheckraise: PokerTopic = {
  id: 'pk-pos-checkraise',
  titulo: 'Check-raise',
  area: 'POS',
  nivelMin: 2,
  nivelMax: 5,
  prerequisitos: ['pk-pos-vscbet'],
  minutosEtapa: 250,
  terminos: [
    'check-raise',
    'check raise',
    'checkraise',
    'check-raises',
    'pasar y resubir',
    'pasar y subir',
    'x/r',
    'xr',
    'pasar-subir',
    'check-raise de farol',
    'check-raise por valor',
    'me hacen check-raise',
    'contra el check-raise',
    'check-raise en el flop',
    'resubir la c-bet',
    'subir desde la ciega grande',
    'trampa desde la ciega',
  ],
  ideas: [
    'El check-raise gana fuera de posición lo que la posición te quita: hincha el bote con tus mejores manos y niega la equity de overcards que apostaron por costumbre.',
    'Se construye polar: por valor doble pareja, tríos y parejas altas vulnerables; de farol, proyectos e internas con trasero. Las parejas medias pagan.',
    'Tamaño habitual: 3 a 4 veces la apuesta pequeña y 2,5 a 3 veces la grande. Contra 2 bb, 7 bb; contra 4 bb, 11 bb.',
    'Las mesas de check-raise son las que ligan con quien defiende: bajas, conectadas, con dos de un palo y frente a c-bets pequeñas y frecuentes. En A-K-4 apenas existe.',
    'Quien hace check-raise debe saber qué turns sigue apostando: con proyecto, las cartas que lo mejoran y las que asustan; con aire, casi ninguna.',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque:
        'Úsalo por valor con doble pareja o mejor y con proyectos combinados, contra rivales que c-betean mucho. Nada de faroles puros.',
      idea: 'En este nivel el check-raise por valor se paga de más: con trío o doble pareja en mesa mojada no te limites a pagar.',
    },
    {
      nivel: 3,
      enfoque:
        'Añade faroles con proyecto: uno y medio o dos por cada mano de valor en el flop, porque aún tienen equity.',
      idea: 'Interna con trasero de color y sin valor de enfrentamiento es el farol tipo: 8-6 en T-7-2 con una carta del palo, antes que A-9.',
    },
    {
      nivel: 4,
      enfoque:
        'Ajusta frecuencia por textura y tamaño recibido, y aprende a responder cuando te lo hacen: pagar con overcards y trasero, abandonar lo que no mejora.',
      idea: 'Contra un cuarto del bote en mesa baja se resube cerca del 15 al 20 % del rango; contra tres cuartos, la mitad de eso.',
    },
    {
      nivel: 5,
      enfoque:
        'Lleva el check-raise hasta el river: qué parte sigue apostando cada turn y con qué tamaño, sin quedarte solo con valor.',
      idea: 'Si en los blancos del turn solo sigues con valor, el rival abandona todo: continúa con los proyectos que no se completaron y ríndete con los que ganaron valor de enfrentamiento.',
    },
  ],
  errorTipico:
    'Hacer check-raise con segunda pareja «para ver dónde estoy»: abandonan las peores, pagan las mejores y queda un bote grande sin posición con una mano media.',
  preguntas: [
    {
      pregunta: '¿Qué manos forman el check-raise y cuáles solo pagan?',
      respuesta:
        'Resuben los extremos: doble pareja o mejor, alguna pareja alta vulnerable y proyectos sin valor de enfrentamiento. Pagan parejas medias y proyectos con as alto que ganan a veces sin mejorar.',
    },
    {
      pregunta: 'Bote 5,5, apuesta 1,8 y resubes a 7: ¿cuántos abandonos necesita como farol puro?',
      respuesta: 'Arriesgas 7 para ganar 7,3: 7/14,3 = 49,0 %. Con 25 o 30 % de equity bastan muchos menos.',
    },
    {
      pregunta: '¿En qué mesas casi no haces check-raise contra UTG?',
      respuesta:
        'En mesas altas y secas como A-K-4 o K-Q-7: tiene toda la ventaja y tú apenas tríos bajos, que además prefieren pagar.',
    },
    {
      pregunta: 'Te hacen check-raise con tus overcards y un trasero: ¿qué miras antes de abandonar?',
      respuesta:
        'Precio (suele pedir 25 a 30 %), cuántas cartas del turn te dan pareja alta o proyecto, posición y si el rival farolea en esa línea.',
    },
    {
      pregunta: '¿Qué tamaño usas contra apuesta de 4 en bote de 6?',
      respuesta:
        'Alrededor de 11 o 12, entre 2,5 y 3 veces: da al rival un precio que ronda el 25 % y deja un SPR manejable en el turn.',
    },
  ],
  criterio: {
    texto: 'Eliges bien resubir, pagar o abandonar y el plan de turn en {aciertos} de {de} manos',
    aciertos: 8,
    de: 10,
    unidad: 'manos',
  },
  foco: 'Cada vez que pases al que subió, decide antes de su apuesta si tu mano resube, paga o abandona y a qué tamaño.',
  revision: '¿Mis check-raises tenían manos de los dos extremos y plan de turn, o solo fuerza evidente?',
  ejemplo: {
    niveles: [2, 5],
    mano: '8c 6c',
    mesa: 'Tc 7d 2h',
    situacion:
      'NL50, 6-max, 100 bb. El botón abre a 2,5 bb y defiendes la ciega grande. Bote 5,5 bb. Pasas y apuesta 1,8 bb.',
    pregunta: '¿Pagas o haces check-raise a 7? Abandonos exigidos y equity contra A♠T♠.',
    respuesta:
      'Resubir arriesga 7 para ganar 7,3: como farol puro, 49,0 % de abandonos. Pero 8-6 tiene interna por el nueve (T-9-8-7-6) y tréboles traseros: contra A♠ T♠ conservas 23,8 %. No gana nunca sin mejorar, niega equity a K-J, A-5 o Q-8 y tiene turns de sobra: nueves, cincos (abren la escalera), tréboles. Es el farol tipo. Con A♦ 7♣ pagarías: ya gana a muchas de esas manos.',
    calculos: [
      { da: '49,0 %', tipo: 'cuenta', expresion: '100*7/(7+7.3)' },
      { da: '23,8 %', tipo: 'equity', mano: '8c 6c', rivales: ['As Ts'], mesa: 'Tc 7d 2h' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [2, 2],
      mano: '9s 8s',
      mesa: '9h 8h 4c',
      situacion:
        'NL25, 100 bb. El CO (apuesta casi todos los flops) abre a 2,5 bb y defiendes la ciega grande. Bote 5,5; pasas y apuesta 2,8.',
      pregunta: '¿Pagas o resubes, y a cuánto?',
      respuesta:
        'Resube a 10 bb por valor: hay proyectos de color y de escalera, y sobreparejas que pagarán. Le pides 7,2 para un bote final de 25,5: 28,2 %. Contra A♥ K♥ tienes 64,7 %, contra A♠ A♦ 74,5 % y contra J♣ T♣ 65,7 %: delante de todas, pero ninguna muerta. Pagar deja ver barato una carta que mata la acción. Si paga, el bote es 25,5 con 87,5 detrás, SPR 3,4: apuesta de nuevo los turns que no completen nada.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*7.2/25.5', da: '28,2 %' },
        { tipo: 'equity', mano: '9s 8s', rivales: ['Ah Kh'], mesa: '9h 8h 4c', da: '64,7 %' },
        { tipo: 'equity', mano: '9s 8s', rivales: ['As Ad'], mesa: '9h 8h 4c', da: '74,5 %' },
        { tipo: 'equity', mano: '9s 8s', rivales: ['Jc Tc'], mesa: '9h 8h 4c', da: '65,7 %' },
        { tipo: 'spr', stack: 87.5, bote: 25.5, da: '3,4' },
      ],
    },
    {
      niveles: [4, 5],
      mano: '9s 8s',
      mesa: 'Tc 7d 2h 3c',
      situacion:
        'NL1000, 100 bb. Hiciste check-raise a 7 bb en el flop con escalera abierta contra el botón y pagó. Turn blanco 3♣: bote 19,5 bb, quedan 90,5. Ante 14 bb estimas que abandona el 44 %; pagado tienes 18 % de un bote de 47,5. Rindiéndote recuperarías el 14 % del bote.',
      pregunta: '¿Sigues apostando? ¿Qué manos de tu check-raise se rinden?',
      respuesta:
        'Farol puro: 41,8 %. EV = 0,44 × 19,5 + 0,56 × (0,18 × 47,5 − 14) = +5,53 bb contra 2,73 bb de pasar: apuesta. El river llega con 76,5 detrás y bote 47,5, SPR 1,6: cabe un all-in. Si en los blancos solo siguieras con tríos y dobles parejas, abandonaría todo. Ríndete con lo que ganó algo de enfrentamiento o perdió su proyecto trasero, como A-3 o K♥ J♥, y conserva 9-8 y J-9, con ocho y cuatro outs.',
      calculos: [
        { tipo: 'alfa', bote: 19.5, apuesta: 14, da: '41,8 %' },
        { tipo: 'cuenta', expresion: '0.44*19.5+0.56*(0.18*47.5-14)', da: '+5,53 bb' },
        { tipo: 'cuenta', expresion: '0.14*19.5', da: '2,73 bb' },
        { tipo: 'spr', stack: 76.5, bote: 47.5, da: '1,6' },
      ],
    },
  ],
  spots: [
    {
      niveles: [2, 3],
      mano: '7s 5s',
      mesa: '7h 5c 3d',
      situacion:
        'NL16, 6-max, 100 bb. CO abre a 2,5 bb, defiendes la ciega grande. Bote 5,5 bb. Pasas y apuesta 3,6 bb.',
      pregunta: '¿Pagar o check-raise a 11? Equity contra Q♠Q♦ y precio que le das.',
      respuesta:
        'Check-raise a 11. Contra Q♠Q♦ tienes 73,7 %, y él paga con toda pareja mayor. Debe poner 7,4 más para un bote final de 27,5: 26,9 %. Hay muchas cartas que frenan la acción (cuatros, seises, ases): no esperes.',
      calculos: [
        { da: '73,7 %', tipo: 'equity', mano: '7s 5s', rivales: ['Qs Qd'], mesa: '7h 5c 3d' },
        { da: '26,9 %', tipo: 'cuenta', expresion: '100*7.4/27.5' },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'Kd 9h',
      mesa: 'Qs 9d 4c',
      situacion:
        'NL25, 6-max, 100 bb. Botón abre a 2,5 bb, defiendes la ciega grande. Bote 5,5 bb. Pasas, apuesta 1,8 bb.',
      pregunta: 'Segunda pareja: ¿check-raise «para saber» o pagar? Precio y equity contra A♠K♠, Q♥T♥ y 6♠5♠.',
      respuesta:
        'Pagar. Precio 19,8 %, y contra A♠K♠, Q♥T♥ y 6♠5♠ tienes 63,6 % de media. Si resubes, abandonan A-K y 6-5, las que ganas, y sigue Q-T, que te gana. La mano media paga y la mano extrema resube.',
      calculos: [
        { da: '19,8 %', tipo: 'potOdds', bote: 5.5, apuesta: 1.8 },
        { da: '63,6 %', tipo: 'equity', mano: 'Kd 9h', rivales: ['As Ks', 'Qh Th', '6s 5s'], mesa: 'Qs 9d 4c' },
      ],
    },
    {
      niveles: [2, 4],
      mano: 'Jd 9d',
      mesa: 'Td 8d 3s',
      situacion:
        'Torneo, 40 bb efectivas. CO abre a 2,2 bb, defiendes la ciega grande; bote con ante 5,9 bb. Pasas y apuesta 3 bb.',
      pregunta: 'Color y escalera abierta: ¿check-raise a 9,5 con intención de all-in? Outs y equity contra A♠T♠.',
      respuesta:
        'Sí. 15 outs: 9 diamantes y 8 de escalera (sietes y damas) menos 2 repetidas. Contra A♠T♠ tienes 60,4 %: favorito incluso pagado. Quedan 28,3 bb tras resubir a 9,5 y el bote sería 18,4: si va all-in, pagas siempre. Resubir suma los abandonos de overcards y parejas bajas.',
      calculos: [
        { da: '15 outs', tipo: 'cuenta', expresion: '9+8-2' },
        { da: '60,4 %', tipo: 'equity', mano: 'Jd 9d', rivales: ['As Ts'], mesa: 'Td 8d 3s' },
        { da: '28,3 bb', tipo: 'cuenta', expresion: '40-2.2-9.5' },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Ah Jh',
      mesa: '9h 6c 4s',
      situacion:
        'NL100, 6-max, 100 bb. Tú abriste en el botón a 2,5 bb y apostaste 1,8 en 5,5; la ciega grande hace check-raise a 7 bb.',
      pregunta: '¿Abandonas dos overcards con trasero? Precio y equity contra 9♠9♣, 7♠5♠, 8♦7♦ y 9♦8♦.',
      respuesta:
        'Pagas 5,2 para un bote final de 19,5: 26,7 %. Contra trío, dos proyectos (7-5 y 8-7 abiertos) y pareja alta tienes 33,5 %. Con posición, corazones traseros y seis outs a pareja alta, paga contra quien farolea; abandona contra quien solo resube valor. Sin el trasero (A♠ J♦), abandona.',
      calculos: [
        { da: '26,7 %', tipo: 'cuenta', expresion: '100*5.2/19.5' },
        {
          da: '33,5 %',
          tipo: 'equity',
          mano: 'Ah Jh',
          rivales: ['9s 9c', '7s 5s', '8d 7d', '9d 8d'],
          mesa: '9h 6c 4s',
        },
      ],
    },
    {
      niveles: [3, 5],
      mano: '5d 4d',
      mesa: '8d 7s 2d 3c',
      situacion:
        'NL200, 6-max, 100 bb. Hiciste check-raise en el flop a 7 bb contra el botón y pagó: bote 19,5. Turn 3♣. Stack 90,5 bb. Hablas tú.',
      pregunta: '¿Sigues? Tamaño, outs y abandonos exigidos por 14 bb.',
      respuesta:
        'Sigue. Outs: 9 diamantes, seises para 4-5-6-7-8 (4; el 6♦ ya contado: 3) y ases para A-2-3-4-5 (4; el A♦ ya contado: 3): 15 outs, 32,6 %. Los 14 bb piden 41,8 % como farol puro; con un tercio de equity basta con mucho menos. El bote pasa a 47,5 y quedan 76,5, SPR 1,6: en rivers de diamante, seis o as vas por valor y en los demás decides por bloqueadores.',
      calculos: [
        { da: '32,6 %', tipo: 'outs', outs: 15, cartas: 1, vistas: 6 },
        { da: '41,8 %', tipo: 'alfa', bote: 19.5, apuesta: 14 },
        { da: '1,6', tipo: 'spr', stack: 76.5, bote: 47.5 },
      ],
    },
    {
      niveles: [4, 5],
      mesa: '6s 5h 4s',
      situacion:
        'NL500, 6-max, 100 bb. El botón abre a 2,5 bb y apuesta 1,4 en 5,5 en este flop contra tu ciega grande. Tu valor para resubir: 8-7 del mismo palo (4 combos) y de distinto palo (12), 3-2 del mismo palo (4), 66, 55 y 44 (9), y 6-5, 6-4 y 5-4 del mismo palo (2 + 3 + 2 = 7). Quieres 1,5 faroles por valor.',
      pregunta: '¿Cuántos combos de valor tienes y cuántos de farol necesitas? ¿Qué abandonos pide resubir a 6?',
      respuesta:
        'Valor: 4 + 12 + 4 + 9 + 7 = 36 combos. Faroles: 36 × 1,5 = 54: proyectos de color (A♠x♠, K♠x♠), 7-x con interna o pareja y proyecto, 8-x con trasero. Resubir a 6 arriesga 6 para ganar 6,9: 46,5 %. Con tanto valor natural en esta mesa el botón no puede apostar con todo su rango: tu frecuencia de check-raise es la que le obliga.',
      calculos: [
        { da: '36 combos', tipo: 'cuenta', expresion: '4+12+4+9+7' },
        { da: '54', tipo: 'cuenta', expresion: '36*1.5' },
        { da: '46,5 %', tipo: 'cuenta', expresion: '100*6/(6+5.5+1.4)' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Kh Kc',
      mesa: '9s 7s 5h',
      situacion:
        'NL1000, 6-max, 100 bb. Abres en MP a 2,3 bb, paga la ciega grande. Bote 5,1: apuestas 3,4 y te hace check-raise a 11,5 bb.',
      pregunta: 'Pareja mayor sin pica: precio y respuesta. Equity contra 8♠6♠, 9♥9♦, 9♦7♦, A♠8♠, Q♠J♠ y 8♥7♥.',
      respuesta:
        'Pagas 8,1 para 28,1: 28,8 %. Contra escalera, trío, doble pareja, y tres proyectos tienes 34,6 %. Paga, no resubas: abrir el bote a 30 solo deja delante las hechas y los proyectos enormes. En turn pica, 8 o 6 abandona ante otra apuesta grande; en blanco paga una más contra un rival equilibrado.',
      calculos: [
        { da: '28,8 %', tipo: 'cuenta', expresion: '100*8.1/28.1' },
        {
          da: '34,6 %',
          tipo: 'equity',
          mano: 'Kh Kc',
          rivales: ['8s 6s', '9h 9d', '9d 7d', 'As 8s', 'Qs Js', '8h 7h'],
          mesa: '9s 7s 5h',
        },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'Ad 4d',
      mesa: 'Kd 8d 4c',
      situacion: 'NL25, 100 bb. El botón abre a 2,5 bb, defiendes. Bote 5,5; pasas y apuesta 3.',
      pregunta: '¿Pagar o check-raise con pareja y color máximo? Equity contra K♠ Q♠.',
      respuesta:
        'Contra K♠ Q♠ tienes 51,6 %: casi mitad y mitad con la mano peor hecha. Check-raise a 11: pide 56,4 % como farol y tu equity cubre mucho más que eso. Además abandonan J-J, 10-10 y ochos que van delante. Si te va all-in pagas 86,5 para 200,5, 43,1 %: contra reyes lo tienes y contra tríos no; con el A♦ que quita sus colores mejores, el pago es correcto contra quien mete reyes. Pagar también es válido contra quien no abandona nada.',
      calculos: [
        { tipo: 'equity', mano: 'Ad 4d', rivales: ['Ks Qs'], mesa: 'Kd 8d 4c', da: '51,6 %' },
        { tipo: 'alfa', bote: 8.5, apuesta: 11, da: '56,4 %' },
        { tipo: 'cuenta', expresion: '100*86.5/200.5', da: '43,1 %' },
      ],
    },
    {
      niveles: [2, 2],
      mano: 'Tc 8d',
      mesa: 'Qh Ts 3c',
      situacion:
        'NL25, 100 bb. El CO abre a 2,5 bb, defiendes. Bote 5,5; pasas y apuesta 2,8. «Subo para saber dónde estoy».',
      pregunta: '¿Qué consigue la resubida a 9?',
      respuesta:
        'Casi nada: abandonan las manos que ya ganabas (A-K, A-J, 9-9) y siguen damas, tríos y proyectos. Arriesgas 9 para ganar 8,3; 52,0 % de abandonos, y cuando pagan sueles ir detrás sin saber más que antes. Paga: 25,2 % de precio con segunda pareja es suficiente. La información se compra barata pagando y mirando qué hace en el turn.',
      calculos: [
        { tipo: 'alfa', bote: 8.3, apuesta: 9, da: '52,0 %' },
        { tipo: 'potOdds', bote: 5.5, apuesta: 2.8, da: '25,2 %' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Jc 9c',
      mesa: 'Qd 8h 3s',
      situacion:
        'NL1000, 100 bb. El botón apuesta 1,3 en 5,1 (un cuarto) con el 80 % de su rango. Tu ciega grande resube el 16 % de su rango a 5,5; el botón abandona el 42 % y, cuando paga, recuperas el 30 % de 16,1.',
      pregunta: '¿Entra J-9 con interna por el diez? EV y alternativas.',
      respuesta:
        'Farol puro: 5,5 para ganar 6,4, 46,2 %. EV: 0,42 × 6,4 + 0,58 × (0,30 × 16,1 − 5,5) = +2,30 bb. Pagar 1,3 para 7,7 recuperando el 27 %: +0,78 bb. Resube: interna a la nuez, sin enfrentamiento y con turns 10, 7, K para seguir. 10-9, con interna por la jota, es parecida; A-J paga más a menudo. Si el botón apuesta solo el 50 % y fuerte, baja la frecuencia a la mitad.',
      calculos: [
        { tipo: 'alfa', bote: 6.4, apuesta: 5.5, da: '46,2 %' },
        { tipo: 'cuenta', expresion: '0.42*6.4+0.58*(0.3*16.1-5.5)', da: '+2,30 bb' },
        { tipo: 'cuenta', expresion: '0.27*7.7-1.3', da: '+0,78 bb' },
      ],
    },
    {
      niveles: [5, 5],
      mano: '5s 4s',
      mesa: '9h 7s 2s Kd',
      situacion:
        'NL5000, 100 bb. Hiciste check-raise en el flop con proyecto de color bajo y pagó el botón: bote 19, quedan 90. Turn K♦. En este turn el botón abandona el 38 % ante 9 bb y el 52 % ante 22 bb; pagado recuperas el 21 % del bote.',
      pregunta: '¿Sigues y con qué tamaño?',
      respuesta:
        '9 bb: 0,38 × 19 + 0,62 × (0,21 × 37 − 9) = +6,46 bb. 22 bb: 0,52 × 19 + 0,48 × (0,21 × 63 − 22) = +5,67 bb. Prefiere la pequeña por números; la grande solo si tu valor en este turn (9-9, 7-7, K-9) quiere también la grande: las dos partes del rango deben ir juntas. Rendirse recupera cerca del 12 %, 2,3 bb.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.38*19+0.62*(0.21*37-9)', da: '+6,46 bb' },
        { tipo: 'cuenta', expresion: '0.52*19+0.48*(0.21*63-22)', da: '+5,67 bb' },
        { tipo: 'cuenta', expresion: '0.12*19', da: '2,3 bb' },
      ],
    },
    {
      niveles: [2, 2],
      mano: '6s 6d',
      mesa: '9h 6c 3h',
      situacion: 'NL25, 100 bb. El CO apuesta 3,6 en 5,5 y estás en la ciega grande con trío.',
      pregunta: '¿Pagas «para no asustarlo» o resubes? Equity contra A♥ K♥ y A♠ A♦.',
      respuesta:
        'Resube a 12. Contra A♥ K♥ tienes 75,4 %: el proyecto aún gana una de cada cuatro, y si no le cobras ahora ve la carta barata. Contra A♠ A♦, 91,1 %: va a pagar igual. Le pides 8,4 para un bote de 29,5: 28,5 %. SPR tras el pago: 2,9, dos apuestas y está todo dentro. Pagar solo conviene contra quien apuesta siempre las tres calles.',
      calculos: [
        { tipo: 'equity', mano: '6s 6d', rivales: ['Ah Kh'], mesa: '9h 6c 3h', da: '75,4 %' },
        { tipo: 'equity', mano: '6s 6d', rivales: ['As Ad'], mesa: '9h 6c 3h', da: '91,1 %' },
        { tipo: 'cuenta', expresion: '5.5+12+12', da: '29,5' },
        { tipo: 'cuenta', expresion: '100*8.4/29.5', da: '28,5 %' },
        { tipo: 'spr', stack: 85.5, bote: 29.5, da: '2,9' },
      ],
    },
  ],
  variantes: {
    teoria: [
      {
        titulo: 'los dos extremos en una mesa',
        consigna:
          'Escribe para 9-6-4 con dos palos las diez manos de valor y las diez de farol de tu check-raise. Comprueba que las parejas medias quedaron en pagar.',
      },
      {
        titulo: 'mapa de texturas de check-raise',
        consigna:
          'Ordena ocho flops de más a menos check-raise contra el botón y contra UTG. Explica los dos cambios mayores entre las dos listas.',
      },
      {
        titulo: 'la otra punta: cuando te lo hacen',
        consigna:
          'Resume en cinco líneas qué pagas, qué resubes y qué abandonas al recibirlo, con precios. Responde las preguntas sin mirar.',
      },
    ],
    ejercicios: [
      {
        titulo: 'extremo o medio',
        consigna:
          'Clasifica tu mano en las situaciones de abajo como valor extremo, media o farol con mejora, y deriva de ahí la acción.',
      },
      {
        titulo: 'tamaño y precio ofrecido',
        consigna:
          'Propón en las manos de abajo un tamaño de resubida y calcula el porcentaje que le pides al rival. Compara con la equity de sus proyectos.',
      },
      {
        titulo: 'plan de turn por cartas',
        consigna:
          'Para las manos de abajo reparte los turns en seguir fuerte, seguir pequeño y parar. La decisión de flop solo vale con esa lista.',
      },
      {
        titulo: 'mejor farol que el tuyo',
        consigna:
          'Busca en las mesas de abajo una mano de tu rango que sea mejor farol que la dada y explica qué la hace mejor.',
      },
      {
        titulo: 'recibe en vez de hacer',
        consigna:
          'Da la vuelta a las manos de abajo: tú apostaste y te hacen check-raise. Decide con tres manos tuyas distintas.',
      },
      {
        titulo: 'contra UTG y contra botón',
        consigna:
          'Resuelve las manos de abajo cambiando la posición del que abrió. Escribe cuándo la misma mano pasa de resubir a pagar.',
      },
      {
        titulo: 'cuenta valor, cuenta farol',
        consigna:
          'En las mesas de abajo cuenta tus combos de valor y escribe con nombre los faroles que completan la proporción.',
      },
      {
        titulo: 'duelo con reloj',
        consigna:
          'Con reloj, responde resubo, pago o abandono en las {n} manos de abajo; corrige y repite las falladas explicando en voz alta.',
      },
    ],
    test: [
      {
        titulo: 'examen de acción y plan',
        consigna: 'Resuelve las {n} manos de abajo con acción, tamaño y un turn para seguir. Acierto con los tres.',
      },
      {
        titulo: 'examen de abandonos y precios',
        consigna:
          'Da los abandonos exigidos o el precio según toque en las {n} manos de abajo, con un punto de margen, y decide.',
      },
      {
        titulo: 'examen de texturas',
        consigna:
          'Antes de leer tu mano en las {n} situaciones de abajo di si la mesa es de mucho, poco o ningún check-raise.',
      },
      {
        titulo: 'examen por parejas',
        consigna: 'Agrupa de dos en dos las {n} manos de abajo y explica por qué una resube y la otra no; resuélvelas.',
      },
    ],
    jugar: [
      {
        titulo: 'trío y doble pareja no pagan',
        consigna:
          'Juega {min} minutos haciendo check-raise con doble pareja o mejor en toda mesa con proyectos. Anota quién paga.',
      },
      {
        titulo: 'un farol con mejora por bloque',
        consigna:
          'Durante {min} minutos busca al menos un check-raise con interna y trasero contra una c-bet pequeña. Escribe los turns que seguías.',
      },
      {
        titulo: 'responder sin susto',
        consigna: 'Juega {min} minutos diciendo el precio exacto cada vez que te hagan check-raise antes de actuar.',
      },
    ],
    analizar: [
      {
        titulo: 'tu check-raise por dentro',
        consigna:
          'Reúne {n} check-raises tuyos y cuenta valor y farol. Si no hay faroles, nombra tres manos que debieron serlo.',
      },
      {
        titulo: 'los que recibiste',
        consigna: 'Revisa {n} check-raises recibidos y anota qué enseñó el rival. Decide si abandonas de más.',
      },
      {
        titulo: 'qué pasó en el turn',
        consigna: 'En {n} check-raises pagados mira tu turn: ¿seguiste con la carta planeada o improvisaste?',
      },
    ],
  },
};
