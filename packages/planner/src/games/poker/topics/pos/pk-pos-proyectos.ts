import type { PokerTopic } from '../../poker-topic.ts';

export const pkPosProyectos: PokerTopic = {
  id: 'pk-pos-proyectos',
  titulo: 'Jugar proyectos de color y de escalera',
  area: 'POS',
  nivelMin: 1,
  nivelMax: 3,
  prerequisitos: ['pk-mat-odds'],
  minutosEtapa: 230,
  terminos: [
    'proyecto',
    'proyectos',
    'proyecto de color',
    'proyectos de color',
    'proyecto de escalera',
    'proyectos de escalera',
    'flush draw',
    'straight draw',
    'draws',
    'draw',
    'escalera abierta',
    'oesd',
    'gutshot',
    'escalera interna',
    'proyecto a las nueces',
    'perseguir color',
    'jugar proyectos',
    'combo draw',
    'proyecto combinado',
    'backdoor',
    'proyecto trasero',
  ],
  ideas: [
    'Cada proyecto tiene su precio por calle: color 9 outs (19 % en una carta), escalera abierta 8 (17 %), interna 4 (8,5 %). Compara con el precio de la calle, no con el del flop al river, salvo que estés all-in.',
    'Un proyecto fuerte gana de tres modos: completándose, haciendo abandonar y cobrando después. Elige la línea que use al menos dos.',
    'La calidad de las outs manda: 9 outs al color máximo valen más que 9 al color bajo, y una escalera que se completa con el tercer palo suele valer la mitad.',
    'Con proyecto combinado (12 a 15 outs) tienes cerca del 50 % contra una pareja alta en el flop: apuesta y resube, no esperes.',
    'En el turn el proyecto pierde la mitad de su valor: lo que en el flop era pago fácil puede ser abandono en el turn con el mismo tamaño.',
  ],
  etapas: [
    {
      nivel: 1,
      enfoque:
        'Cuenta outs limpias y compara con el precio. Paga cuando el precio cuadra, abandona cuando no, y apuesta tú cuando el proyecto es grande.',
      idea: 'Apuesta de medio bote pide 25 %; con color y una carta por venir tienes 19,6 % en el turn: falta cobrar algo más cuando llega.',
    },
    {
      nivel: 2,
      enfoque:
        'Decide entre pagar y semifarolear según tres datos: posición, si el rival abandona y si tu proyecto tiene valor de enfrentamiento.',
      idea: 'Los proyectos sin cartas altas (7-6 con escalera abierta) son mejores semifaroles; los proyectos con as alto pueden pagar porque ganan a veces sin ligar.',
    },
    {
      nivel: 3,
      enfoque:
        'Construye rangos: reparte tus proyectos entre pagar, resubir y apostar de modo que ninguna línea quede solo con manos hechas, y suma proyectos traseros.',
      idea: 'Un proyecto trasero de color añade cerca de 4 puntos de equity y, sobre todo, turns en los que puedes seguir apostando con sentido.',
    },
  ],
  errorTipico:
    'Pagar dos calles con un proyecto «porque tengo 36 %» cuando cada calle se paga por separado: 36 % es el valor de ver turn y river por un solo precio, y eso casi solo ocurre all-in.',
  preguntas: [
    {
      pregunta: '¿Cuántas outs y qué porcentaje por calle tienen color, escalera abierta y escalera interna?',
      respuesta: '9, 8 y 4 outs. Del flop al turn: 19,1 %, 17,0 % y 8,5 %. Del turn al river: 19,6 %, 17,4 % y 8,7 %.',
    },
    {
      pregunta: 'Tienes proyecto de color y escalera abierta a la vez: ¿cuántas outs son y por qué no 17?',
      respuesta: '15: dos de las cartas de la escalera son también del palo del color y se contarían dos veces.',
    },
    {
      pregunta: '¿Cuándo conviene resubir con un proyecto y no pagar?',
      respuesta:
        'Cuando el rival abandona una parte apreciable de su rango, tu proyecto gana poco sin completarse y, si te pagan, conservas 30 % o más de equity. Si no abandona nunca, paga o abandona según precio.',
    },
    {
      pregunta: '¿Qué son outs manchadas? Da un ejemplo.',
      respuesta:
        'Cartas que completan tu mano pero dan otra mejor al rival: con 9-8 en T-7-2 y dos corazones sin tener corazones, J♥ y 6♥ hacen tu escalera y también posible color; cuenta unas 7 en lugar de 8.',
    },
  ],
  criterio: {
    texto: 'Aciertas outs limpias, precio y decisión en {aciertos} de {de} manos con proyecto',
    aciertos: 8,
    de: 10,
    unidad: 'manos',
  },
  foco: 'En cada proyecto di outs limpias, precio de esta calle y qué harás si la carta no llega, antes de poner una ficha.',
  revision: '¿Pagué este proyecto por el precio de una calle o por la esperanza de dos?',
  ejemplo: {
    niveles: [1, 3],
    mano: 'Jh Th',
    mesa: 'Kh 9h 4c',
    situacion: 'NL10, 6-max, todos con $10. MP abre a $0,30, pagas en el botón. Bote: $0,75. MP apuesta $0,50.',
    pregunta: '¿Abandonas, pagas o resubes? Calcula outs, precio y equity contra A♠K♦.',
    respuesta:
      'Outs: 9 corazones y, para la escalera K-Q-J-T-9, las damas (4; una es Q♥, ya contada: 3 más). Los ochos no completan nada: faltaría la dama. Son 12 outs. Precio: pagas 0,50 para un bote final de 1,75: 28,6 %. Contra A♠ K♦ tu equity con dos cartas es 48,3 %, y con una carta 25,5 %. En posición y con stacks de $9,20 detrás, pagar ya es rentable por lo que cobrarás; resubir a $1,60 también, si MP abandona parejas medias. Lo que no cabe es abandonar.',
    calculos: [
      { da: '12 outs', tipo: 'cuenta', expresion: '9+3' },
      { da: '28,6 %', tipo: 'potOdds', bote: 0.75, apuesta: 0.5 },
      { da: '48,3 %', tipo: 'equity', mano: 'Jh Th', rivales: ['As Kd'], mesa: 'Kh 9h 4c' },
      { da: '25,5 %', tipo: 'outs', outs: 12, cartas: 1, vistas: 5 },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [3, 3],
      mano: '9c 8c',
      mesa: 'Tc 6h 2c',
      situacion:
        'NL100, 100 bb. El botón abre a 2,5 bb y defiendes la ciega grande. Bote 5,5; pasas y apuesta 1,8. Estimas que ante tu resubida a 8 abandona el 45 % y que, pagada, tienes 42 % de un bote de 21,5; pagando recuperarías el 45 % de un bote de 9,1.',
      pregunta: '¿Pagas o haces check-raise? ¿Qué haces con A♣ 5♣?',
      respuesta:
        'Nueve tréboles y tres sietes más: 12 outs, 48,3 % contra A♠ T♠. Resubir: 0,45 × 7,3 + 0,55 × (0,42 × 21,5 − 8) = +3,85 bb. Pagar: 0,45 × 9,1 − 1,8 = +2,30 bb. Resube: no gana enfrentamientos y tiene muchos turns para seguir. A♣ 5♣ prefiere pagar más veces: su as gana a veces sin ligar y no quiere que lo saquen del bote. Así las dos líneas llevan proyectos y ninguna queda solo con manos hechas.',
      calculos: [
        { tipo: 'equity', mano: '9c 8c', rivales: ['As Ts'], mesa: 'Tc 6h 2c', da: '48,3 %' },
        { tipo: 'cuenta', expresion: '0.45*7.3+0.55*(0.42*21.5-8)', da: '+3,85 bb' },
        { tipo: 'cuenta', expresion: '0.45*9.1-1.8', da: '+2,30 bb' },
      ],
    },
  ],
  spots: [
    {
      niveles: [1, 2],
      mano: 'Ad 5d',
      mesa: 'Kd 8d 3c 2s',
      situacion:
        'NL10, 6-max. Pagaste en el botón una apertura de CO y su c-bet. Turn: bote $2,00, apuesta $1,00; ambos con $8 detrás.',
      pregunta:
        '¿Pagas con tu proyecto de color máximo? Calcula precio, equity por outs y cuánto hay que cobrar en el river.',
      respuesta:
        'Precio: 1 para ganar un bote final de 4: 25,0 %. Outs al color: 9 de 46 = 19,6 %. Falta: 1 × (0,804/0,196) − 3 = $1,10 que debes cobrar de media cuando ligas. Con $7 detrás y color a las nueces contra quien apostó dos calles, es fácil: paga. Los cuatros dan además escalera de as a cinco y suman tres outs más (el 4♦ ya contaba).',
      calculos: [
        { da: '25,0 %', tipo: 'potOdds', bote: 2, apuesta: 1 },
        { da: '19,6 %', tipo: 'outs', outs: 9, cartas: 1, vistas: 6 },
        { da: '$1,10', tipo: 'implicitas', bote: 3, pagar: 1, equity: 0.196 },
      ],
    },
    {
      niveles: [1, 2],
      mano: '9s 8d',
      mesa: 'Jc 7h 2s 3d',
      situacion:
        'NL5, 6-max. Defendiste la ciega grande y pagaste una c-bet pequeña. Turn: bote $0,60, el rival apuesta $0,45; quedan $4 detrás.',
      pregunta: '¿Pagas con la escalera interna? ¿Cuánto tendrías que cobrar después?',
      respuesta:
        'Solo el diez completa (J-T-9-8-7): 4 outs, 8,7 %. Precio: 0,45 para 1,50: 30,0 %. Para equilibrar necesitarías cobrar 0,45 × (0,913/0,087) − 1,05 = $3,67 cada vez que llega, casi todo su stack. Abandona sin pena.',
      calculos: [
        { da: '8,7 %', tipo: 'outs', outs: 4, cartas: 1, vistas: 6 },
        { da: '30,0 %', tipo: 'potOdds', bote: 0.6, apuesta: 0.45 },
        { da: '$3,67', tipo: 'implicitas', bote: 1.05, pagar: 0.45, equity: 0.087 },
      ],
    },
    {
      niveles: [1, 3],
      mano: '8h 7h',
      mesa: '9h 6h 2c',
      situacion:
        'NL25, 6-max, stacks de $25. Abres en el botón a $0,65, paga la ciega grande. Bote $1,40. Pasa; apuestas $1,00 y resube a $3,40.',
      pregunta: '¿Qué equity tienes contra A♠9♠ (pareja alta) y contra 6♠6♦ (trío), y qué haces?',
      respuesta:
        'Color y escalera abierta: 9 + 6 = 15 outs. Contra A♠ 9♠ tienes 56,8 %; contra 6♠ 6♦, 42,1 %. Eres favorito contra pareja y no estás lejos ni del trío: jamás abandones. Resubir all-in gana por abandonos y por equity; pagar con posición también vale. Contra un rival que nunca abandona, paga y mete el dinero cuando completes.',
      calculos: [
        { da: '15 outs', tipo: 'cuenta', expresion: '9+6' },
        { da: '56,8 %', tipo: 'equity', mano: '8h 7h', rivales: ['As 9s'], mesa: '9h 6h 2c' },
        { da: '42,1 %', tipo: 'equity', mano: '8h 7h', rivales: ['6s 6d'], mesa: '9h 6h 2c' },
      ],
    },
    {
      niveles: [2, 3],
      mano: '6s 5s',
      mesa: 'Ks 7d 4s',
      situacion:
        'Torneo, 45 bb efectivas. Defiendes la ciega grande contra CO (2,2 bb); ciega pequeña y ante en el bote. Bote: 5,9 bb. Pasas y CO apuesta 2 bb.',
      pregunta:
        'Piensas en check-raise a 7 bb. Si CO abandona el 45 % y, cuando paga, tu valor medio restante es −1 bb, ¿es mejor que abandonar? ¿Qué hace buena a esta mano?',
      respuesta:
        'Si abandona ganas 5,9 + 2 = 7,9 bb. EV = 0,45 × 7,9 + 0,55 × (−1) = 3,0 bb, frente a 0 por abandonar. La mano es ideal: 15 outs (9 picas, 4 treses y 4 ochos menos las 2 de picas repetidas), ningún valor si nadie mejora y turns de sobra para seguir apostando.',
      calculos: [
        {
          da: '3,0 bb',
          tipo: 'ev',
          ramas: [
            { p: 0.45, valor: 7.9 },
            { p: 0.55, valor: -1 },
          ],
        },
        { da: '15 outs', tipo: 'cuenta', expresion: '9+4+4-2' },
      ],
    },
    {
      niveles: [2, 3],
      mano: '5c 4c',
      mesa: 'Qc 9c 2d Tc 3h',
      situacion:
        'NL50, 6-max, 100 bb. Pagaste en el botón flop y turn contra MP y ligaste color bajo en el turn. River: bote 32 bb, MP, muy cerrado, que siguió apostando tras el tercer trébol, apuesta all-in de 40 bb.',
      pregunta:
        '¿Pagas con color de cinco? Precio y proporción de colores mejores contra peores manos que apuestan así.',
      respuesta:
        'Pagas 40 para un bote final de 112: 35,7 %. Él apuesta así con colores altos (7 combos de A♣ con otro trébol y K♣ J♣: 8). Las escaleras K-J y J-8 temen al color y suelen pasar: añade solo 3 combos de escalera y 1 farol con el A♣ suelto. Ganas 4 de 12 = 33,3 %: por debajo del precio, abandona. Con un color a la jota o mejor contra el mismo rango pagarías. El proyecto bajo tiene un coste oculto: la mano ligada que paga y pierde.',
      calculos: [
        { da: '35,7 %', tipo: 'potOdds', bote: 32, apuesta: 40 },
        { da: '33,3 %', tipo: 'cuenta', expresion: '100*4/12' },
      ],
    },
    {
      niveles: [3, 3],
      mano: 'Ah Jc',
      mesa: 'Th 8h 3s',
      situacion:
        'NL100, 6-max, 100 bb. Abres en CO a 2,5 bb, paga la ciega grande. Bote 5,5 bb. Apuestas 1,8 y paga. Turn: Q♦ (mesa T♥ 8♥ 3♠ Q♦). Bote 9,1 bb. Te pasa.',
      pregunta:
        'Tienes as alto, escalera interna por los dos lados (9 y K) y el A♥ como bloqueador. ¿Segundo barril de 6,5 bb? Calcula outs a escalera y abandonos necesarios si ignoras tu equity.',
      respuesta:
        'La mesa T-8-Q con tu J: un 9 da Q-J-T-9-8 (4 outs) y un K da A-K-Q-J-T (4 outs): 8 outs a escalera, 17,4 %. Los ases suman alguna más. El farol puro necesita 41,7 % de abandonos; con tu equity, bastante menos. La dama favorece tu rango, el A♥ quita al rival sus mejores proyectos de color y hay rivers claros donde seguir. Apuesta.',
      calculos: [
        { da: '17,4 %', tipo: 'outs', outs: 8, cartas: 1, vistas: 6 },
        { da: '41,7 %', tipo: 'alfa', bote: 9.1, apuesta: 6.5 },
      ],
    },
    {
      niveles: [1, 2],
      mano: 'Kd 9d',
      mesa: 'Qd 7d 4s',
      situacion:
        'NL5, 100 bb. Pagaste en el botón una subida de $0,15; bote $0,37. El rival, que apuesta casi siempre, apuesta $0,20.',
      pregunta: '¿Pagas? Precio y outs a una carta.',
      respuesta:
        'Precio: 0,20 ÷ (0,37 + 0,20 + 0,20) = 26,0 %. Tienes 9 diamantes, 19,1 % en el turn, y a veces un rey te da la mejor mano. Falta poco y quedan $4,65 por ganar: para cuadrar solo con el color basta cobrar $0,28 más cuando llegue. En posición, paga. Si apostara $0,45 te pedirían 35,4 % y habría que pensarlo más.',
      calculos: [
        { tipo: 'potOdds', bote: 0.37, apuesta: 0.2, da: '26,0 %' },
        { tipo: 'outs', outs: 9, cartas: 1, vistas: 5, da: '19,1 %' },
        { tipo: 'implicitas', bote: 0.57, pagar: 0.2, equity: 0.191, da: '$0,28' },
        { tipo: 'potOdds', bote: 0.37, apuesta: 0.45, da: '35,4 %' },
      ],
    },
    {
      niveles: [1, 2],
      mano: 'Jc Td',
      mesa: '9s 8h 3d Kc',
      situacion: 'NL10, turn. Bote $1,50; el rival, que no suelta un rey, apuesta $1,50 y le quedan $1. Tú cubres.',
      pregunta: '¿Pagas con escalera abierta?',
      respuesta:
        '8 outs: 17,4 %. Precio: 33,3 %. Implícitas: solo le queda $1. Necesitarías cobrar $4,12 más al ligar y como mucho hay uno: retírate. Con $8 detrás el mismo pago tendría sentido. Los proyectos no se pagan por bonitos, sino por precio más lo que se cobra después.',
      calculos: [
        { tipo: 'outs', outs: 8, cartas: 1, vistas: 6, da: '17,4 %' },
        { tipo: 'potOdds', bote: 1.5, apuesta: 1.5, da: '33,3 %' },
        { tipo: 'implicitas', bote: 3, pagar: 1.5, equity: 0.174, da: '$4,12' },
      ],
    },
    {
      niveles: [3, 3],
      mano: 'Qs Js',
      mesa: 'Ts 9d 2s',
      situacion:
        'NL200, 100 bb. Abres en el CO y el botón paga. Bote 6,5 bb. Apuestas 4 y te resube a 13. Le quedan 84,5.',
      pregunta: '¿Pagas, vas all-in o abandonas? Equity contra T♥ T♦, A♣ T♣ y A♠ 8♠.',
      respuesta:
        'Color y escalera abierta: 15 outs. Contra T♥ T♦ tienes 40,3 %, contra A♣ T♣ 68,9 % y contra A♠ 8♠ 34,6 %. Pagar 9 para un bote de 32,5 pide 27,7 %: de sobra. El all-in arriesga 93,5 más; con ≈ 45 % contra lo que paga y un 30 % de abandonos también gana. Fuera de posición el all-in realiza toda tu equity; el pago guarda tríos enfrente. Elige all-in si crees que abandona parejas altas.',
      calculos: [
        { tipo: 'equity', mano: 'Qs Js', rivales: ['Th Td'], mesa: 'Ts 9d 2s', da: '40,3 %' },
        { tipo: 'equity', mano: 'Qs Js', rivales: ['Ac Tc'], mesa: 'Ts 9d 2s', da: '68,9 %' },
        { tipo: 'equity', mano: 'Qs Js', rivales: ['As 8s'], mesa: 'Ts 9d 2s', da: '34,6 %' },
        { tipo: 'cuenta', expresion: '100*9/32.5', da: '27,7 %' },
      ],
    },
    {
      niveles: [1, 1],
      mano: '9h 8h',
      mesa: 'Ah Th 3c 2s',
      situacion:
        'NL5, turn. Bote $1,00; el rival, con un as, apuesta $0,25 y le quedan $3. Tienes proyecto de color y dos cartas seguidas.',
      pregunta: '¿Cuántas outs limpias tienes y pagas?',
      respuesta:
        'Solo los corazones cuentan: 13 − 4 = 9; para la escalera faltarían dos cartas. 19,6 %. Precio: 16,7 %: el pago ya cuadra sin cobrar nada más, y quedan $3 por ganar. Paga. Si hubiera apostado $1,00, el precio sería 33,3 % y necesitarías cobrar $2,10 más al ligar: entonces, retírate contra quien frena al ver el tercer corazón.',
      calculos: [
        { tipo: 'cuenta', expresion: '13-4', da: '9' },
        { tipo: 'outs', outs: 9, cartas: 1, vistas: 6, da: '19,6 %' },
        { tipo: 'potOdds', bote: 1, apuesta: 0.25, da: '16,7 %' },
        { tipo: 'potOdds', bote: 1, apuesta: 1, da: '33,3 %' },
        { tipo: 'implicitas', bote: 2, pagar: 1, equity: 0.196, da: '$2,10' },
      ],
    },
    {
      niveles: [3, 3],
      mano: 'As 3s',
      mesa: 'Ks 7s 6d 2h',
      situacion:
        'NL100, 100 bb. Ciega grande contra botón: pagaste 1,8 en el flop. Turn 2♥: pasas y apuesta 7 en 9,1; quedan 88.',
      pregunta: '¿Pagas, resubes o abandonas con color máximo?',
      respuesta:
        'Outs: 9 al color, 19,6 %; un as también gana a veces. Precio 30,3 %. Implícitas para cuadrar solo con el color: 12,6 bb, posible con 88 detrás. Check-raise a 24 de farol pide 59,9 % sin equity, y con tus outs bastante menos. Reparte: con A-3 paga más a menudo, porque el as gana enfrentamientos; resube 8♠ 5♠ o J♠ 10♠, que no ganan nada si no ligan.',
      calculos: [
        { tipo: 'outs', outs: 9, cartas: 1, vistas: 6, da: '19,6 %' },
        { tipo: 'potOdds', bote: 9.1, apuesta: 7, da: '30,3 %' },
        { tipo: 'implicitas', bote: 16.1, pagar: 7, equity: 0.196, da: '12,6 bb' },
        { tipo: 'alfa', bote: 16.1, apuesta: 24, da: '59,9 %' },
      ],
    },
  ],
  variantes: {
    teoria: [
      {
        titulo: 'tabla de outs de memoria',
        consigna:
          'Escribe sin mirar outs y porcentaje a una y dos cartas de seis proyectos: interna, dos overcards, abierta, color, color con interna, color con abierta. Corrige y repite los que falles.',
      },
      {
        titulo: 'tres formas de ganar',
        consigna:
          'Lee las ideas y, para el ejemplo resuelto, calcula por separado lo que aporta completar, lo que aporta el abandono y lo que aporta cobrar en el river.',
      },
      {
        titulo: 'outs limpias y outs manchadas',
        consigna:
          'Toma cinco proyectos que recuerdes y separa sus outs en limpias, manchadas y falsas, con la mano rival que las ensucia. Responde después las preguntas.',
      },
    ],
    ejercicios: [
      {
        titulo: 'outs, precio, decisión',
        consigna:
          'En las manos de abajo escribe en ese orden outs limpias, precio de la calle y decisión. No mires la respuesta hasta tener los tres datos.',
      },
      {
        titulo: 'cuánto tendrías que cobrar',
        consigna:
          'En cada mano de abajo donde el precio no alcance, calcula cuánto habría que ganar en la calle siguiente y di si ese rival lo paga.',
      },
      {
        titulo: 'pagar o semifarolear',
        consigna:
          'Para las manos de abajo escribe el EV aproximado de pagar y el de resubir con un porcentaje de abandonos que tú elijas. Halla el porcentaje que iguala ambos.',
      },
      {
        titulo: 'cambia el palo',
        consigna:
          'Resuelve las manos de abajo y vuelve a resolverlas quitando el proyecto de color (cambia un palo). ¿En cuáles se mantiene la acción?',
      },
      {
        titulo: 'turn que no llega',
        consigna:
          'Supón que en las manos de abajo la siguiente carta es un blanco y el rival apuesta dos tercios. Escribe tu plan para cada una antes de saberlo.',
      },
      {
        titulo: 'el proyecto lo tiene el rival',
        consigna:
          'Cambia de asiento en las manos de abajo: tú tienes la pareja alta. ¿Qué tamaño hace incorrecto el pago del proyecto?',
      },
      {
        titulo: 'ordena por fuerza',
        consigna:
          'Ordena los proyectos de las {n} manos de abajo por equity contra una pareja alta, de memoria, y compruébalo con las cuentas.',
      },
      {
        titulo: 'outs contra reloj',
        consigna:
          'Con reloj, di en voz alta las outs y el porcentaje a una carta de cada mano de abajo. Repite las que superen un parpadeo de duda.',
      },
    ],
    test: [
      {
        titulo: 'examen de precio por calle',
        consigna:
          'Resuelve las {n} manos de abajo dando outs, precio y decisión. Solo cuenta acierto con los tres correctos.',
      },
      {
        titulo: 'examen sin calculadora',
        consigna:
          'Responde de cabeza las {n} manos de abajo con la regla del 2 y del 4 y anota tu margen de error frente al valor exacto.',
      },
      {
        titulo: 'examen de líneas',
        consigna:
          'En las {n} manos de abajo elige entre abandonar, pagar y resubir y justifica con dos de las tres formas de ganar.',
      },
      {
        titulo: 'examen de calidad de outs',
        consigna:
          'Para las {n} manos de abajo indica cuántas outs son a las nueces y cuántas están manchadas; decide después.',
      },
    ],
    jugar: [
      {
        titulo: 'cada proyecto con su precio',
        consigna:
          'Juega {min} minutos y no pagues con ningún proyecto sin decir antes outs y precio. Marca las manos en que dudaste.',
      },
      {
        titulo: 'semifarol con el mejor candidato',
        consigna:
          'Durante {min} minutos resube o apuesta solo con proyectos de 12 outs o más, y paga o abandona el resto por precio. Anota los abandonos que lograste.',
      },
      {
        titulo: 'nada de segundas calles gratis',
        consigna:
          'Juega {min} minutos apostando tus manos hechas de modo que el proyecto de color nunca tenga precio directo; registra cuántos pagan mal.',
      },
    ],
    analizar: [
      {
        titulo: 'balance de tus proyectos',
        consigna:
          'Reúne {n} proyectos jugados y calcula si el precio de cada calle cuadraba, ligaras o no. Suma las ciegas pagadas de más.',
      },
      {
        titulo: 'semifaroles que faltaron',
        consigna:
          'Busca {n} proyectos grandes que solo pagaste y estima con cuántos abandonos habría sido mejor resubir.',
      },
      {
        titulo: 'colores que perdieron',
        consigna:
          'Revisa {n} manos en que completaste y no cobraste o perdiste. ¿Era la calidad de las outs, el tamaño o el rival?',
      },
    ],
  },
};
