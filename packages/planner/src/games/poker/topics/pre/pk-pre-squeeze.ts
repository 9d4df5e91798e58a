import type { PokerTopic } from '../../poker-topic.ts';

export const pkPreSqueeze: PokerTopic = {
  id: 'pk-pre-squeeze',
  titulo: 'Squeeze',
  area: 'PRE',
  nivelMin: 2,
  nivelMax: 5,
  prerequisitos: ['pk-pre-3bet'],
  minutosEtapa: 220,
  terminos: [
    'squeeze',
    'squeezear',
    'squeez',
    'sandwich',
    'resubir con varios en el bote',
    'subida y pago',
    '3-bet con pagadores',
    'squeeze de farol',
    'squeeze play',
    'subida tras un cold call',
    'squeeze preflop',
    'atacar al pagador',
    'resubir a los que pagan',
    'exprimir',
    'squeezes',
  ],
  ideas: [
    'Squeeze es 3-betear cuando hay una apertura y uno o más pagos: hay más dinero muerto y los pagadores, que suelen haber descartado lo más fuerte, se retiran mucho.',
    'El tamaño base son 4 veces la apertura más una apertura por pagador (2,5 bb y un pagador: 11–13 bb), y una apertura más fuera de posición.',
    'El abridor es quien decide: si se retira mucho al 3-bet, el squeeze funciona; los pagadores casi nunca continúan con más del 15–20 % de su rango.',
    'De farol usa bloqueadores y manos del mismo palo que no juegan bien como pago multiway (A-5s, K-9s); por valor amplía hasta A-Q y J-J contra rangos anchos.',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque:
        'Squeezea por valor con 10-10+, A-Q+ y con el tamaño completo; añade un par de faroles contra abridores tardíos que se retiran.',
      idea: 'El error barato es el tamaño: con 8 bb y un pagador dejas a los dos un precio irresistible.',
    },
    {
      nivel: 3,
      enfoque:
        'Calcula la retirada conjunta y elige según el abridor y el pagador: regular que paga por precio, recreacional que paga por gusto.',
      idea: 'Contra un recreacional que no suelta nada, el squeeze es solo por valor: su pago ya es el premio.',
    },
    {
      nivel: 4,
      enfoque:
        'Equilibra desde las ciegas, incorpora la respuesta al 4-bet y al pago del recreacional, y planea botes grandes fuera de posición.',
      idea: 'Tras un squeeze pagado el SPR ronda 3: decide antes de resubir qué flops te comprometen.',
    },
    {
      nivel: 5,
      enfoque:
        'Afina por profundidad, ante y tendencias: pagadores que atrapan con A-A, abridores que 4-betean squeezes y uso de squeezes pequeños con stacks cortos.',
      idea: 'El pagador que hace slow-play existe: si su rango de pago incluye A-A y K-K el 10 % de las veces, tu farol pierde buena parte de su ganancia.',
    },
  ],
  errorTipico:
    'Squeezear a 8 bb «como un 3-bet normal» o hacerlo de farol contra un recreacional que paga con todo: el dinero muerto no se cobra si alguien no se retira.',
  preguntas: [
    {
      pregunta: 'HJ abre a 2,5 bb y CO paga. ¿A cuánto squeezeas desde el botón y desde la ciega grande?',
      respuesta: 'A unas 12 bb en posición (4 × 2,5 + 2,5 = 12,5) y a unas 14–15 bb desde la ciega grande.',
    },
    {
      pregunta: '¿Por qué el pagador suele tener un rango sin las manos más fuertes?',
      respuesta:
        'Porque con A-A, K-K y A-K casi siempre habría 3-beteado; al pagar queda con manos medias que no resisten presión.',
    },
    {
      pregunta: '¿Qué retirada conjunta necesita un squeeze de 13 bb para ganar 7,5 bb sin equity?',
      respuesta: '13 ÷ 20,5 = 63,4 %.',
    },
    {
      pregunta: '¿Qué dos datos miras antes de squeezear de farol?',
      respuesta: 'La retirada del abridor al 3-bet y el tipo de pagador: si alguno no se retira, no es farol rentable.',
    },
    {
      pregunta: '¿Por qué A-5s es mejor squeeze que 7-6s desde la ciega pequeña?',
      respuesta: 'Bloquea A-A y A-K del abridor y juega bien si te pagan; 7-6s prefiere un bote barato y con posición.',
    },
  ],
  criterio: {
    texto: 'Elige squeeze, tamaño y plan con la cuenta de retiradas en {aciertos} de {de} manos.',
    aciertos: 8,
    de: 10,
    unidad: 'manos',
  },
  foco: 'Cuando veas apertura y pago, calcula el dinero muerto y pregúntate quién de los dos no se retirará.',
  revision: '¿Había retirada conjunta suficiente o squeezeé contra alguien que nunca suelta?',
  variantes: {
    teoria: [
      {
        titulo: 'dinero muerto',
        consigna:
          'Calcula el dinero muerto con uno, dos y tres pagadores y la retirada necesaria en cada caso. Compara con el ejemplo.',
      },
      {
        titulo: 'quién no se retira',
        consigna:
          'Explica con tres perfiles (regular apretado, pagador por precio, recreacional) cuándo el squeeze es farol, valor o error.',
      },
      {
        titulo: 'el bote después',
        consigna: 'Escribe el SPR que dejan squeezes de 11, 13 y 15 bb y qué manos quieren ese bote.',
      },
    ],
    ejercicios: [
      {
        titulo: 'dinero muerto y umbral',
        consigna: 'Calcula en cada mano de abajo lo que hay en el bote, lo que arriesgas y la retirada pedida.',
      },
      {
        titulo: 'retirada conjunta',
        consigna: 'Multiplica en cada mano de abajo las retiradas de todos los que quedan y compara con el umbral.',
      },
      {
        titulo: 'squeeze, pago o fuera',
        consigna: 'Decide las manos de abajo y di qué rival te lo impide o te lo permite.',
      },
      {
        titulo: 'cambia al pagador',
        consigna: 'Cambia el pagador de cada mano de abajo por un recreacional y por un regular, y vuelve a decidir.',
      },
      {
        titulo: 'plan del flop',
        consigna: 'Escribe para cada mano de abajo tres flops en los que seguirías y tres en los que abandonarías.',
      },
      {
        titulo: 'tamaño correcto',
        consigna: 'Da el tamaño en ciegas de cada mano de abajo dentro y fuera de posición.',
      },
      {
        titulo: 'el rango que squeezea',
        consigna: 'Construye con las manos de abajo un rango de squeeze de diez manos y justifica cada una.',
      },
      {
        titulo: 'en un suspiro',
        consigna: 'Con reloj, decide las {n} manos de abajo; revisa luego las que pediste más tiempo.',
      },
    ],
    test: [
      {
        titulo: 'cuenta completa',
        consigna: 'Responde las {n} manos de abajo con dinero muerto, umbral y decisión.',
      },
      {
        titulo: 'valor o farol',
        consigna: 'Clasifica las manos de abajo y explica en una línea.',
      },
      {
        titulo: 'tamaño exacto',
        consigna: 'Da el tamaño de squeeze de cada mano de abajo con un margen de una ciega.',
      },
      {
        titulo: 'respuesta al 4-bet',
        consigna: 'Decide en cada mano de abajo qué haces si te 4-betean tras el squeeze.',
      },
    ],
    jugar: [
      {
        titulo: 'caza de pagadores',
        consigna: 'Juega {min} minutos marcando los pagos en frío y buscando squeezes bien elegidos.',
      },
      {
        titulo: 'tamaño grande',
        consigna: 'Juega {n} manos usando siempre el tamaño completo de squeeze cuando corresponde.',
      },
      {
        titulo: 'solo valor contra recreacionales',
        consigna: 'Juega {min} minutos sin squeezes de farol cuando haya un recreacional en el bote.',
      },
    ],
    analizar: [
      {
        titulo: 'squeezes de la semana',
        consigna: 'Revisa tus squeezes: retirada conjunta estimada, real y resultado en ciegas.',
      },
      {
        titulo: 'oportunidades',
        consigna: 'Busca manos con apertura y pago en las que pagaste y decide cuáles eran squeeze.',
      },
      {
        titulo: 'pagadores fijos',
        consigna: 'Identifica a los rivales que pagan en frío y calcula cuánto se retiran al squeeze.',
      },
    ],
  },
  ejemplo: {
    niveles: [2, 5],
    mano: 'Ah 5h',
    situacion:
      'NL50, 100 bb. El CO (28 % de apertura, 55 % de retirada al 3-bet) sube a 2,5 bb, el botón paga y estás en la ciega pequeña. El botón se retira al squeeze el 80 % y la ciega grande el 92 %.',
    pregunta: '¿Squeeze a 14 bb?',
    respuesta:
      'Dinero en el bote: 2,5 + 2,5 + 0,5 + 1 = 6,5 bb. Arriesgas 13,5 bb: pides 67,5 %. Retirada conjunta: 0,55 × 0,80 × 0,92 = 40,5 %. Si perdieras todo cuando no se retiran, el resultado sería −5,40 bb; cuando te paga uno, con ≈ 38 % de un bote de unas 31 bb recuperas cerca de 11,8, y solo una parte pequeña es 4-bet. Total cercano a cero: contra este CO es una mano de mezcla; contra uno que se retira el 70 % es squeeze claro.',
    calculos: [
      { tipo: 'cuenta', expresion: '2.5 + 2.5 + 0.5 + 1', da: '6,5' },
      { tipo: 'alfa', bote: 6.5, apuesta: 13.5, da: '67,5 %' },
      { tipo: 'cuenta', expresion: '100 * 0.55 * 0.8 * 0.92', da: '40,5 %' },
      {
        tipo: 'ev',
        ramas: [
          { p: 0.4048, valor: 6.5 },
          { p: 0.5952, valor: -13.5 },
        ],
        da: '−5,40',
      },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [2, 2],
      mano: 'Qh Qd',
      situacion: 'NL25, 100 bb. El CO sube a 2,5 bb, el botón paga y estás en la ciega grande.',
      pregunta: '¿A cuánto squeezeas y por qué no a 8 bb?',
      respuesta:
        'A 13 bb, por valor. Con 8, el CO pagaría 5,5 para un bote final de 8 + 8 + 2,5 + 0,5 = 19: 28,9 %, y si paga, al botón le sale todavía mejor. Con 13 paga 10,5 para 13 + 13 + 2,5 + 0,5 = 29 bb: 36,2 %. Quien paga de todos modos lo hace peor. Con un solo pagador el SPR será 3,0: con pareja mayor a la mesa vas por todo; con un as o un rey en la mesa, apuesta pequeño o pasa y decide. Con A-5 contra este CO no squeezees sin saber cuánto se retira.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*5.5/19', da: '28,9 %' },
        { tipo: 'cuenta', expresion: '13+13+2.5+0.5', da: '29 bb' },
        { tipo: 'cuenta', expresion: '100*10.5/29', da: '36,2 %' },
        { tipo: 'spr', stack: 87, bote: 29, da: '3,0' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Ad Td',
      situacion:
        'NL2000, 100 bb. Un regular abre en el CO a 2,3 bb, un recreacional paga en el botón y estás en la ciega pequeña. A tu squeeze de 13: se retiran todos el 32 %, te hacen 4-bet el 9 %, paga solo el recreacional el 45 % (recuperas el 47 % de 29,3) y el 14 % sigue el regular (pierdes 2,1 de media).',
      pregunta: '¿Squeezeas A-10 del mismo palo? ¿Y A-5 del mismo palo, que recupera el 40 %?',
      respuesta:
        'En el centro hay 2,3 + 2,3 + 0,5 + 1 = 6,1 bb y añades 12,5. A-10: contra el recreacional, 0,47 × 29,3 − 12,5 = +1,27 bb. EV = 0,32 × 6,1 − 0,09 × 12,5 + 0,45 × 1,27 − 0,14 × 2,1 = +1,10 bb. A-5: 0,40 × 29,3 − 12,5 = −0,78 y el total baja a +0,18 bb. Contra un pagador que no suelta, el rango es lineal: ases y figuras que dominan lo que paga, y los ases bajos quedan para mesas de regulares.',
      calculos: [
        { tipo: 'cuenta', expresion: '2.3+2.3+0.5+1', da: '6,1 bb' },
        { tipo: 'cuenta', expresion: '0.47*29.3-12.5', da: '+1,27 bb' },
        { tipo: 'cuenta', expresion: '0.32*6.1-0.09*12.5+0.45*1.27-0.14*2.1', da: '+1,10 bb' },
        { tipo: 'cuenta', expresion: '0.32*6.1-0.09*12.5-0.45*0.78-0.14*2.1', da: '+0,18 bb' },
      ],
    },
  ],
  spots: [
    {
      niveles: [2, 3],
      mano: 'Ks Kh',
      situacion: 'NL25. UTG sube a 3 bb, HJ y CO pagan y estás en la ciega grande con 100 bb.',
      pregunta: '¿A cuánto y qué esperas?',
      respuesta:
        '4 × 3 + 2 × 3 + 2 extra por fuera de posición ≈ 18 bb, o 20. El bote ya tiene 9,5 bb + tu ciega: cada retirada vale mucho. Contra tres rivales en el flop, un as sale el 22,6 % de las veces: no los dejes ver el flop a 3 bb. Si te paga uno, el bote ronda 46 bb con 80 detrás: SPR 1,7, y metes el resto en casi todo flop sin as.',
      calculos: [
        { tipo: 'cuenta', expresion: '4 * 3 + 2 * 3', da: '18' },
        { tipo: 'cuenta', expresion: '100 * (1 - (46 * 45 * 44) / (50 * 49 * 48))', da: '22,6 %' },
        { tipo: 'spr', stack: 80, bote: 46, da: '1,7' },
      ],
    },
    {
      niveles: [2, 4],
      mano: 'Ac Qd',
      situacion: 'NL50. El botón abre a 2,5 bb (45 %), la ciega pequeña paga y estás en la grande.',
      pregunta: '¿Squeeze por valor o pago?',
      respuesta:
        'Squeeze a 4 × 2,5 + 2,5 + algo por posición: unas 12,5 bb, redondea a 13. A-Q domina los A-x y Q-x con los que ambos pagan y bloquea A-A, Q-Q y A-K: quedan A-A 3 y A-K 12. Pagando jugarías multiway fuera de posición con una mano que liga pareja y no sabe cuánto vale.',
      calculos: [
        { tipo: 'cuenta', expresion: '4 * 2.5 + 2.5', da: '12,5' },
        { tipo: 'combos', mano: 'AA', muertas: 'Ac Qd', da: '3' },
        { tipo: 'combos', mano: 'AK', muertas: 'Ac Qd', da: '12' },
      ],
    },
    {
      niveles: [2, 4],
      mano: '6d 6h',
      situacion: 'NL50. HJ abre, CO y botón pagan y estás en la ciega grande con 100 bb: debes poner 1,5 bb.',
      pregunta: '¿Squeeze o pago?',
      respuesta:
        'Paga. El precio es 14,3 % (bote final de 10,5 bb) y hay tres rivales a quienes cobrar tu set, que llega el 11,8 % de las veces. De farol, 6-6 no bloquea nada y desperdicia el mejor precio del póker para ligar.',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * 1.5 / 10.5', da: '14,3 %' },
        { tipo: 'cuenta', expresion: '100 * (1 - (48 * 47 * 46) / (50 * 49 * 48))', da: '11,8 %' },
      ],
    },
    {
      niveles: [3, 5],
      mano: 'Kd 9d',
      situacion:
        'NL100. El CO (30 %, 60 % de retirada) abre a 2,3 bb, el botón paga (85 % de retirada al squeeze). Ciega grande, 100 bb; la pequeña se retiró.',
      pregunta: '¿Qué vale squeezear a 12 bb solo por retiradas?',
      respuesta:
        'En el bote hay 2,3 + 2,3 + 0,5 + 1 = 6,1 bb y arriesgas 11. Retirada conjunta 0,60 × 0,85 = 51 %; pides 64,3 %. Déficit por retiradas: −2,28 bb. Cuando te pagan (≈ 40 % de las veces) recuperas ≈ 37 % de 27 bb, unas 10,0 bb: 0,40 × 10 = +4,0 bb. Suma positiva: K-9 del mismo palo es buen squeeze aquí.',
      calculos: [
        { tipo: 'cuenta', expresion: '2.3 + 2.3 + 0.5 + 1', da: '6,1' },
        { tipo: 'cuenta', expresion: '100 * 0.6 * 0.85', da: '51 %' },
        { tipo: 'alfa', bote: 6.1, apuesta: 11, da: '64,3 %' },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.51, valor: 6.1 },
            { p: 0.49, valor: -11 },
          ],
          da: '−2,28',
        },
        { tipo: 'cuenta', expresion: '0.37 * 27', da: '10,0' },
        { tipo: 'cuenta', expresion: '0.4 * 10', da: '+4,0' },
      ],
    },
    {
      niveles: [3, 5],
      mano: 'Ts 9s',
      situacion:
        'NL100. UTG abre a 2,5 bb (14 %), HJ, recreacional que nunca se retira preflop, paga. Estás en el botón.',
      pregunta: '¿Squeeze o pago?',
      respuesta:
        'Paga. La retirada conjunta es casi cero por culpa del recreacional: aunque UTG se retire el 60 %, la probabilidad de ganar sin flop es 3 % si el otro solo suelta el 5 %. Pagando 2,5 bb para un bote de 9 bb (27,8 %) juegas en posición contra quien te pagará tus escaleras y colores.',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * 0.6 * 0.05', da: '3 %' },
        { tipo: 'cuenta', expresion: '100 * 2.5 / 9', da: '27,8 %' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'As Ks',
      situacion:
        'NL600. CO abre a 2,5 bb, botón paga, squeezeas a 14 bb desde la ciega pequeña y el CO 4-betea a 32 bb; el botón se retira. 100 bb.',
      pregunta: '¿All-in?',
      respuesta:
        'Contra un rango de 4-bet ante squeeze de KK+, A-K y algún A-5s: A-A 3 (12 %), K-K 3 (34 %), A-K 9 (51 %) y A-5s 3 (70 %): media 44,8 %. All-in arriesga 86 más; si él se retira con A-5s y algún A-K, ganas 49,5 bb sin flop. Contra regulares es all-in; contra quien solo 4-betea A-A y K-K, retirada y nota.',
      calculos: [
        { tipo: 'combos', mano: 'AA', muertas: 'As Ks', da: '3' },
        { tipo: 'combos', mano: 'KK', muertas: 'As Ks', da: '3' },
        { tipo: 'combos', mano: 'AK', muertas: 'As Ks', da: '9' },
        { tipo: 'combos', mano: 'A5s', muertas: 'As Ks', da: '3' },
        { tipo: 'cuenta', expresion: '(3 * 12 + 3 * 34 + 9 * 51 + 3 * 70) / 18', da: '44,8' },
        { tipo: 'cuenta', expresion: '32 + 14 + 2.5 + 1', da: '49,5' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Qh Jh',
      mesa: 'Qd 9s 4c',
      situacion:
        'NL400. Squeezeaste desde la ciega grande con Q-J del mismo palo y pagó solo el botón. Bote 30 bb, 85 detrás. Hablas tú.',
      pregunta: '¿Qué SPR tienes y cómo juegas?',
      respuesta:
        'SPR 2,8: con pareja alta apuesta un tercio (10 bb) y planea el resto. Contra una muestra de J♠ J♣, T♠ T♣, A♠ Q♠ y 8♠ 8♣ tu equity es 72,6 %. Si te sube, el bote ya está comprometido: el error sería squeezear y luego abandonar la pareja alta en el flop.',
      calculos: [
        { tipo: 'spr', stack: 85, bote: 30, da: '2,8' },
        { tipo: 'cuenta', expresion: '30 / 3', da: '10' },
        {
          tipo: 'equity',
          mano: 'Qh Jh',
          rivales: ['Js Jc', 'Ts Tc', 'As Qs', '8s 8c'],
          mesa: 'Qd 9s 4c',
          da: '72,6 %',
        },
      ],
    },
    {
      niveles: [5, 5],
      mano: 'Ad 2d',
      situacion:
        'NL1000, 40 bb. El botón abre a 2 bb, la pequeña paga y estás en la grande. Squeezeas all-in o a 9 bb.',
      pregunta: '¿Qué cambia con stacks cortos?',
      respuesta:
        'Hay 2 + 2 + 1 = 5 bb. El all-in de 40 arriesga 39 para ganar 5: pide 88,6 % de retiradas, demasiado sin equity. El squeeze pequeño a 9 bb arriesga 8: pide 61,5 % y, si te ponen all-in, pagas 31 más por 82 en total: 37,8 %. A-2 del mismo palo tiene menos que eso contra un rango de all-in: es squeeze pequeño y retirada.',
      calculos: [
        { tipo: 'cuenta', expresion: '2 + 2 + 1', da: '5' },
        { tipo: 'alfa', bote: 5, apuesta: 39, da: '88,6 %' },
        { tipo: 'alfa', bote: 5, apuesta: 8, da: '61,5 %' },
        { tipo: 'cuenta', expresion: '100 * 31 / 82', da: '37,8 %' },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'As Kh',
      situacion: 'NL25, 100 bb. HJ sube a 2,5 bb, el botón paga y estás en la ciega grande. Los dos pagan bastante.',
      pregunta: '¿A cuánto squeezeas y qué haces si pagan ambos?',
      respuesta:
        'A 13 bb: cuatro veces la subida más una por el pagador, y algo más por no tener posición. En el centro hay 2,5 + 2,5 + 0,5 = 5,5 más tu ciega. Si pagan los dos, el bote será 3 × 13 + 0,5 = 39,5 bb con 87 detrás, SPR 2,2: con as o rey vas por el stack; sin pareja y con dos rivales, pasa. Con A-K ganas por dos caminos: que se retiren todos, o que te paguen A-Q, K-Q y parejas menores. Squeeze claro.',
      calculos: [
        { tipo: 'cuenta', expresion: '2.5+2.5+0.5', da: '5,5' },
        { tipo: 'cuenta', expresion: '3*13+0.5', da: '39,5 bb' },
        { tipo: 'spr', stack: 87, bote: 39.5, da: '2,2' },
      ],
    },
    {
      niveles: [2, 2],
      mano: '8d 7d',
      situacion:
        'NL25, 100 bb. El CO sube a 2,5 bb, el botón y la pequeña pagan. En la ciega grande piensas en un squeeze de farol a 15 bb.',
      pregunta: '¿Squeeze o pago por 1,5 bb?',
      respuesta:
        'Paga: 1,5 para un bote de 4 × 2,5 = 10 bb, 15 %. El farol arriesga 14 para ganar 2,5 × 3 + 1 = 8,5 bb y pide 62,2 % de retiradas de tres jugadores: si cada uno se retira el 75 %, 0,75³ = 42 %. Lejos. Una mano que liga bien y un precio así se pagan; los faroles se hacen contra uno o dos que se retiran.',
      calculos: [
        { tipo: 'cuenta', expresion: '4*2.5', da: '10 bb' },
        { tipo: 'cuenta', expresion: '100*1.5/10', da: '15 %' },
        { tipo: 'cuenta', expresion: '2.5*3+1', da: '8,5 bb' },
        { tipo: 'alfa', bote: 8.5, apuesta: 14, da: '62,2 %' },
        { tipo: 'cuenta', expresion: '100*0.75*0.75*0.75', da: '42 %' },
      ],
    },
    {
      niveles: [2, 2],
      mano: 'Jh Jc',
      situacion: 'NL25, 100 bb. UTG (apretado) sube a 3 bb, el CO paga y estás en el botón.',
      pregunta: '¿Squeeze o pago con J-J?',
      respuesta:
        'Paga: contra UTG apretado, un squeeze a 13 hace abandonar 10-10 y A-J y deja Q-Q, K-K, A-A y A-K: 18 + 16 = 34 combos contra los que no vas bien. Pagando 3 bb tienes posición y un bote de 10,5 con dos rivales. Ligas trío el 11,8 %, y sin as, rey ni dama en el flop vas delante muchas veces. Contra un CO que abre ancho y un pagador flojo, J-J squeezea sin dudar.',
      calculos: [
        { tipo: 'cuenta', expresion: '18+16', da: '34' },
        { tipo: 'cuenta', expresion: '3*3+1.5', da: '10,5' },
        { tipo: 'cuenta', expresion: '100*(1-(48*47*46)/(50*49*48))', da: '11,8 %' },
      ],
    },
  ],
};
