import type { PokerTopic } from '../../poker-topic.ts';

export const pkPosSpr: PokerTopic = {
  id: 'pk-pos-spr',
  titulo: 'SPR y compromiso con el bote',
  area: 'POS',
  nivelMin: 2,
  nivelMax: 4,
  prerequisitos: ['pk-pos-valor'],
  minutosEtapa: 220,
  terminos: [
    'spr',
    'stack to pot ratio',
    'relación stack bote',
    'relación entre stack y bote',
    'comprometido',
    'comprometerse con el bote',
    'compromiso con el bote',
    'pot committed',
    'pot commitment',
    'bote comprometido',
    'stacks efectivos',
    'profundidad de stack',
    'cuándo meter todo',
    'jugar por stacks',
    'irme all-in con pareja alta',
    'spr bajo',
    'spr alto',
    'meter el stack',
  ],
  ideas: [
    'SPR es el stack efectivo dividido entre el bote al empezar el flop: con 12 de stack y bote de 6 hay SPR 2.',
    'Zonas: hasta 3 una pareja alta o mayor va al all-in sin sufrir; de 4 a 8 pide doble pareja o proyecto fuerte; de 9 en adelante pide trío o mejor para meter todo.',
    'Las apuestas encogen el SPR muy deprisa: con SPR 4, dos apuestas de dos tercios pagadas ya dejan un all-in pequeño en el river.',
    'Estás comprometido cuando lo que falta por pagar es poco frente al bote: si tras tu apuesta te resuben todo y el precio es mejor que tu equity, ya estabas decidido; no apuestes para abandonar.',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque:
        'Calcula el SPR en cada flop y aplícale la zona. Decide antes de la primera apuesta si tu mano va al all-in.',
      idea: 'Con 100 bb y bote de 5,5 el SPR ronda 18; en bote con 3-bet, 3,5: la misma pareja alta pasa de dos calles a all-in.',
    },
    {
      nivel: 3,
      enfoque:
        'Elige el tamaño de cada calle para llegar al all-in en el river o para evitarlo: divide el SPR en calles antes de apostar.',
      idea: 'Con SPR 4, tres apuestas iguales del 54 % del bote meten justo el stack; con SPR 1, una sola apuesta lo decide.',
    },
    {
      nivel: 4,
      enfoque:
        'Razona con rangos: qué manos del rival siguen en cada SPR y cómo las resubidas preflop fabrican el SPR que te conviene.',
      idea: 'Una 3-bet a 9 en lugar de 12 pasa el SPR de 3,5 a 4,7 con 100 bb de inicio: con parejas altas prefieres el corto; con proyectos y manos especulativas, el largo.',
    },
  ],
  errorTipico:
    'Apostar dos tercios del stack y abandonar ante la resubida cuando el precio para seguir es del 20 o 25 %. Si la cuenta dice pagar, estabas comprometido; si no querías, la apuesta era demasiado grande.',
  preguntas: [
    {
      pregunta: '¿Cómo se calcula el SPR y qué stack se usa?',
      respuesta:
        'Stack efectivo (el menor de los que siguen en la mano) dividido entre el bote al comienzo de la calle.',
    },
    {
      pregunta: 'Bote 20, stacks de 70: ¿qué SPR y qué manos van al all-in?',
      respuesta:
        'SPR 3,5: pareja mayor y pareja alta con buen acompañante, con gusto; proyecto combinado también, por su equity.',
    },
    {
      pregunta: '¿Qué significa estar comprometido y cómo se evita un error con ello?',
      respuesta:
        'Que el precio para pagar el resto es menor que tu equity ya dada. Se evita decidiendo antes de apostar: si vas a abandonar ante una resubida, elige un tamaño que no deje ese precio.',
    },
    {
      pregunta: 'Con SPR 13, ¿por qué no es buena idea meter 100 bb con pareja alta?',
      respuesta:
        'Porque un rival que mete 13 botes suele tener doble pareja o mejor; la pareja alta queda por debajo de ese rango aunque gane el bote pequeño.',
    },
  ],
  criterio: {
    texto: 'Calculas el SPR y eliges la zona correcta en {aciertos} de {de} manos',
    aciertos: 8,
    de: 10,
    unidad: 'manos',
  },
  foco: 'Al ver cada flop di el SPR en voz baja y la mano mínima con que meterías todo; decide el número de apuestas a partir de eso.',
  revision: '¿Metí o abandoné el stack respetando el SPR, o decidí por lo que ya llevaba puesto?',
  ejemplo: {
    niveles: [2, 4],
    mano: 'Ac Kd',
    mesa: 'Kh 9s 4d',
    situacion:
      'NL50, 6-max. Subes con 3-bet a 9 bb desde el botón contra MP (2,5 bb), que paga. Bote: 19,5 bb. Ambos con 91 bb. Él pasa.',
    pregunta: 'Calcula el SPR y diseña tres apuestas que lleguen al all-in en el river con pareja alta máxima.',
    respuesta:
      'SPR = 91/19,5 = 4,7. La zona media pide pareja alta máxima o mejor: tu A-K entra. Tres apuestas: 9 bb en 19,5 (bote 37,5), 22 bb en 37,5 (bote 81,5) y el resto, 60 bb en 81,5 (74 % de bote). Ya en el flop sabes que vas al all-in contra manos que pagan dos calles. Si el rival resube el flop a 30, pagar 21 más te pide 26,4 %: sigues.',
    calculos: [
      { da: '4,7', tipo: 'spr', stack: 91, bote: 19.5 },
      { da: '81,5', tipo: 'cuenta', expresion: '19.5+2*9+2*22' },
      { da: '74 %', tipo: 'cuenta', expresion: '100*60/81.5' },
      { da: '26,4 %', tipo: 'cuenta', expresion: '100*21/(19.5+9+30+21)' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [4, 4],
      mano: 'Kh Kc',
      mesa: 'Js 8s 4d',
      situacion:
        'NL500, 100 bb. El botón abre a 2,5 bb y estás en la ciega pequeña con K-K. Puedes hacer 3-bet a 9 o a 12. Elegiste 12, pagó el botón y sale este flop; hablas tú.',
      pregunta: '¿Qué SPR deja cada 3-bet y qué tres apuestas meten el stack con el tuyo?',
      respuesta:
        'Con 9: bote 9 + 9 + 1 = 19 y quedan 91, SPR 4,8. Con 12: bote 25 y quedan 88, SPR 3,5. Con parejas altas fuera de posición prefieres el corto. Factor total: 1 + 2 × 3,52 = 8,04; su raíz cúbica es casi 2, es decir apuestas de medio bote: 12,5 (bote 50), 25 (bote 100) y 50 o el resto: 87,5 de 88. En esta mesa mojada pagan J-T, A-J, picas y Q-Q; un 9 o un 10 que trae escaleras o la tercera pica pide bajar el ritmo, no abandonar sin más.',
      calculos: [
        { tipo: 'spr', stack: 91, bote: 19, da: '4,8' },
        { tipo: 'spr', stack: 88, bote: 25, da: '3,5' },
        { tipo: 'cuenta', expresion: '1+2*3.52', da: '8,04' },
        { tipo: 'cuenta', expresion: '25+2*12.5', da: '50' },
        { tipo: 'cuenta', expresion: '50+2*25', da: '100' },
        { tipo: 'cuenta', expresion: '12.5+25+50', da: '87,5' },
      ],
    },
  ],
  spots: [
    {
      niveles: [2, 2],
      mano: 'Qs Qh',
      mesa: 'Td 7c 3h',
      situacion:
        'NL10, 6-max. Haces 3-bet a 9 bb en el botón contra MP, que paga; empezaron con 40 bb. Bote: 19,5 bb. El rival pasa, stack efectivo 31 bb.',
      pregunta: 'SPR y plan. ¿Abandonas alguna vez contra all-in en el flop?',
      respuesta:
        'SPR = 31/19,5 = 1,6. Con pareja mayor vas al all-in siempre: apuesta 12 y mete el resto en el turn. Si te pone 31 all-in sobre tus 12, pagas 19 por un bote de 62,5: 23,3 %; solo abandonarías si supieras que tiene trío, y no lo sabes.',
      calculos: [
        { da: '1,6', tipo: 'spr', stack: 31, bote: 19.5 },
        { da: '23,3 %', tipo: 'cuenta', expresion: '100*19/(19.5+12+31+19)' },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'Ad Jc',
      mesa: 'As 8d 3c',
      situacion:
        'NL25, 6-max, 100 bb. Abres a 2,5 bb en CO, paga la ciega grande. Bote: 5,5 bb. Apuestas 3,5; te resube a 12 bb. Stack restante tuyo: 94 bb.',
      pregunta: '¿Cuál era el SPR y qué dice sobre pagar una resubida y seguir?',
      respuesta:
        'SPR inicial 97,5/5,5 = 17,7: zona alta, tu pareja alta con J no quiere meter 97 bb. Pagar 8,5 más por un bote de 29,5 final te pide 28,8 %: se puede pagar una calle, no todo el stack. Si el turn vuelve a apostar 20, abandonas contra un rival normal.',
      calculos: [
        { da: '17,7', tipo: 'spr', stack: 97.5, bote: 5.5 },
        { da: '28,8 %', tipo: 'cuenta', expresion: '100*8.5/29.5' },
      ],
    },
    {
      niveles: [2, 4],
      mano: 'Jh Th',
      mesa: 'Jc 8h 4h',
      situacion:
        'Torneo, 30 bb efectivas. Abres 2,2 bb en el botón, paga la ciega grande. Bote con ante: 5,9 bb. Te pasa. Stack efectivo 27,8.',
      pregunta: 'SPR y decisión: ¿una apuesta y all-in con pareja alta más proyecto de color?',
      respuesta:
        'SPR = 27,8/5,9 = 4,7. Pareja alta con proyecto de color: mano de all-in a este SPR. Contra A♠J♠ (mejor kicker) tienes 48,2 %, y eres favorito claro contra parejas menores. Apuesta 3 y paga o mete el resto si te resuben: nunca apuestes para abandonar.',
      calculos: [
        { da: '4,7', tipo: 'spr', stack: 27.8, bote: 5.9 },
        { da: '48,2 %', tipo: 'equity', mano: 'Jh Th', rivales: ['As Js'], mesa: 'Jc 8h 4h' },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Kc Qd',
      mesa: 'Kd 8s 5h',
      situacion:
        'NL100, 6-max. Pagas en el botón la apertura de CO (2,5 bb) con 40 bb efectivas; las ciegas abandonan. Bote: 6,5 bb. CO apuesta 4 bb; le quedan 33,5.',
      pregunta: 'SPR y reparto de tu plan: ¿pagar, resubir a 11 o all-in?',
      respuesta:
        'SPR = 37,5/6,5 = 5,8. Con 37,5 y pareja alta buena quieres meter todo pronto: resube a 11 (bote tras pago 28,5, quedan 26,5 bb) y all-in en el turn: una apuesta menor que el bote. Pagar también funciona, pero deja que vea turns baratos. Abandonar no existe en esta zona contra un rango de apuesta normal.',
      calculos: [
        { da: '5,8', tipo: 'spr', stack: 37.5, bote: 6.5 },
        { da: '28,5', tipo: 'cuenta', expresion: '6.5+11+11' },
      ],
    },
    {
      niveles: [3, 4],
      mano: '7d 7h',
      mesa: 'Ks 7s 2c',
      situacion:
        'NL200, 6-max, 100 bb. Abre UTG a 2,5 bb y pagas en el botón. Bote: 6,5 bb. UTG apuesta 2,2 bb. Stack efectivo 97,5.',
      pregunta: 'SPR, y tamaños para llegar al all-in en el river contra A-K con trío.',
      respuesta:
        'SPR = 97,5/6,5 = 15,0: hay que meter mucho dinero, y para llegar en tres calles cada bote debe multiplicarse por la raíz cúbica de 2 × 15 + 1 = 31, unas 3,1 veces: apuestas de 107 % del bote. Si solo pagas, turn y river pedirían sobreapuestas. Resube a 9 ahora: el bote va a 24,5 con 88,5 detrás, SPR 3,6, y dos apuestas fuertes bastan.',
      calculos: [
        { da: '15,0', tipo: 'spr', stack: 97.5, bote: 6.5 },
        { da: '24,5', tipo: 'cuenta', expresion: '6.5+9+9' },
        { da: '3,6', tipo: 'spr', stack: 88.5, bote: 24.5 },
      ],
    },
    {
      niveles: [3, 4],
      mano: '9h 8h',
      mesa: 'Th 7c 2h',
      situacion:
        'NL100, 6-max. 3-bet de la ciega pequeña a 10 bb, pagaste en CO. Bote: 21 bb, stacks 90 bb. La ciega apuesta 7 bb.',
      pregunta:
        'SPR y all-in: con escalera abierta y proyecto de color, ¿resubes todo o pagas? Calcula la equity contra K♠K♦ y los abandonos del all-in de 90.',
      respuesta:
        'SPR = 90/21 = 4,3. Contra K♠K♦ tienes 56,3 %. All-in arriesga 90 para ganar 28 (bote 21 más su 7) y, al ser pagado, juega por 201. EV: con f de abandonos, f × 28 + (1 − f) × (0,56 × 201 − 90); como el segundo término es 22,6 bb, el all-in es bueno incluso sin un solo abandono contra reyes. Contra rangos con A♥K♥ baja, pero sigue positivo: el SPR convierte tu proyecto en mano de stack.',
      calculos: [
        { da: '4,3', tipo: 'spr', stack: 90, bote: 21 },
        { da: '56,3 %', tipo: 'equity', mano: '9h 8h', rivales: ['Ks Kd'], mesa: 'Th 7c 2h' },
        { da: '22,6 bb', tipo: 'cuenta', expresion: '0.56*201-90' },
      ],
    },
    {
      niveles: [2, 3],
      mano: '8c 8d',
      mesa: 'Jh 8s 3d',
      situacion:
        'NL25, 100 bb. Abriste en el CO a 2,5 bb y pagaron el botón y la ciega grande. Bote 8 bb, quedan 97,5. La ciega grande pasa.',
      pregunta: 'SPR y tres apuestas para llegar lo más lejos posible.',
      respuesta:
        'SPR 12,2: profundo, hay que empezar ya. Con dos tercios y un pagador: 5,3 (bote 18,6), 12,4 (bote 43,4) y 29 en el river: 46,7 bb. Con bote entero: 8, 24 y 65,5 meten todo. Contra dos rivales y mesa seca elige dos tercios en el flop y sube en turn y river si pagan. Pasar una calle con trío a SPR 12 cuesta la mitad de lo que ibas a cobrar.',
      calculos: [
        { tipo: 'spr', stack: 97.5, bote: 8, da: '12,2' },
        { tipo: 'cuenta', expresion: '8+2*5.3', da: '18,6' },
        { tipo: 'cuenta', expresion: '18.6+2*12.4', da: '43,4' },
        { tipo: 'cuenta', expresion: '5.3+12.4+29', da: '46,7 bb' },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'Ah Qd',
      mesa: 'Ad 9c 4c',
      situacion: 'NL50. Un recreacional con 35 bb entra de limp, aíslas a 4 bb y paga. Bote 9,5 bb; le quedan 31.',
      pregunta: 'SPR y plan contra él con pareja alta.',
      respuesta:
        'SPR 3,3: corto. Con A-Q vas por el stack: 6 bb (bote 21,5), y en el turn las 25 que quedan, 116 % del bote. Si resube all-in en el flop tras tu apuesta, pagas 25 para un bote de 71,5: 35,0 %, y contra un recreacional con A-x, tréboles y 9-x vas de sobra. Con 100 bb efectivas la misma resubida pediría más cautela: manda el SPR, no la mano.',
      calculos: [
        { tipo: 'spr', stack: 31, bote: 9.5, da: '3,3' },
        { tipo: 'cuenta', expresion: '9.5+12', da: '21,5' },
        { tipo: 'cuenta', expresion: '100*25/21.5', da: '116 %' },
        { tipo: 'cuenta', expresion: '9.5+6+31+25', da: '71,5' },
        { tipo: 'cuenta', expresion: '100*25/71.5', da: '35,0 %' },
      ],
    },
    {
      niveles: [4, 4],
      mano: '7h 6h',
      mesa: '8h 5s 2h',
      situacion:
        'NL600. El botón abre a 2,3 bb y la ciega grande hace 3-bet a 11; pagas con 150 bb. Bote 22,5; quedan 139. Apuesta 7,5.',
      pregunta: 'SPR a 150 y a 100 bb, y cómo cambia tu plan con escalera abierta y color.',
      respuesta:
        'A 150: SPR 6,2; a 100, 4,0. Con 15 outs tienes 56,3 % contra A♠ A♦. A 100 bb resubir all-in es natural: arriesgas 89 con poco por jugar. A 150 un all-in de 139 en 37,5 es caro por lo que compra: resube a 24 o paga en posición y deja que la profundidad trabaje cuando ligues. La especulativa quiere el SPR largo; el 3-bettor con A-A, el corto.',
      calculos: [
        { tipo: 'spr', stack: 139, bote: 22.5, da: '6,2' },
        { tipo: 'spr', stack: 89, bote: 22.5, da: '4,0' },
        { tipo: 'equity', mano: '7h 6h', rivales: ['As Ad'], mesa: '8h 5s 2h', da: '56,3 %' },
      ],
    },
    {
      niveles: [2, 2],
      mano: 'Jc Ts',
      mesa: 'Jd 9c 3h',
      situacion:
        'NL25, 100 bb. Pagaste en la ciega grande una apertura del CO. Bote 5,5, quedan 97,5. Pasas y apuesta 4.',
      pregunta: 'SPR y cuánto dinero quieres meter con esta pareja alta.',
      respuesta:
        'SPR 17,7: muy largo. Pareja alta con kicker diez vale una o dos calles pagadas, no el stack. Paga 4 (29,6 %); bote 13,5. Turn: paga otra de hasta 8. River: decide según la carta; si mete 70, abandona. Con 25 bb efectivas el SPR sería 4,1 y la misma mano iría all-in. Antes de la primera ficha, di el número.',
      calculos: [
        { tipo: 'spr', stack: 97.5, bote: 5.5, da: '17,7' },
        { tipo: 'potOdds', bote: 5.5, apuesta: 4, da: '29,6 %' },
        { tipo: 'spr', stack: 22.5, bote: 5.5, da: '4,1' },
      ],
    },
  ],
  variantes: {
    teoria: [
      {
        titulo: 'mapa de zonas',
        consigna:
          'Dibuja una recta de SPR de 0 a 20 y coloca en ella ocho manos (pareja alta, doble pareja, trío, proyecto combinado, pareja mayor…) donde irías al all-in. Contrasta con las ideas.',
      },
      {
        titulo: 'cómo encoge el SPR',
        consigna:
          'Calcula el SPR tras apuestas de un tercio, dos tercios y bote en flop y turn partiendo de SPR 4, 8 y 16. Escribe cuántas apuestas llegan al all-in.',
      },
      {
        titulo: 'el SPR empieza preflop',
        consigna:
          'Compara el SPR de bote limpio, con subida y pago, con 3-bet y con 4-bet a 100 bb y explica qué tipo de manos gana en cada uno. Responde las preguntas de memoria.',
      },
    ],
    ejercicios: [
      {
        titulo: 'primero el número',
        consigna: 'Escribe el SPR de las manos de abajo antes de nada y la zona en la que cae; solo entonces decide.',
      },
      {
        titulo: 'tres apuestas hasta el fondo',
        consigna:
          'Para cada mano de abajo reparte el stack en flop, turn y river con porcentajes casi iguales y comprueba que cuadra.',
      },
      {
        titulo: 'mano mínima de all-in',
        consigna:
          'En las manos de abajo nombra la mano más débil con la que meterías todo y la más fuerte que no. Contrasta con la tuya.',
      },
      {
        titulo: 'duplica el stack',
        consigna:
          'Resuelve las manos de abajo con el doble y con la mitad de stack. Indica en qué profundidad cambia la acción.',
      },
      {
        titulo: 'comprometido o no',
        consigna:
          'Supón en las manos de abajo que te resuben todo tras tu apuesta: calcula el precio y di si abandonar era posible.',
      },
      {
        titulo: 'cambia el preflop',
        consigna:
          'Reescribe el preflop de las manos de abajo para obtener un SPR mejor para tu mano, con tamaños concretos.',
      },
      {
        titulo: 'el SPR de cabeza',
        consigna:
          'Con reloj, calcula sin papel el SPR de las {n} manos de abajo y redondea al entero. Comprueba el error.',
      },
      {
        titulo: 'plan escrito de tres calles',
        consigna:
          'Escribe el plan de apuesta por calle de las manos de abajo como si tuvieras que explicarlo a otro jugador que no ve tus cartas.',
      },
    ],
    test: [
      {
        titulo: 'examen de zonas',
        consigna: 'Resuelve las {n} manos de abajo con SPR, zona y decisión. Los tres cuentan.',
      },
      {
        titulo: 'examen de compromisos',
        consigna:
          'Da el precio ante un all-in en las {n} manos de abajo y di si estabas comprometido antes de la apuesta.',
      },
      {
        titulo: 'examen de calles',
        consigna:
          'Reparte el stack en calles para las {n} manos de abajo y compáralo con la solución; margen de 5 bb en cada apuesta.',
      },
      {
        titulo: 'examen cambiado de profundidad',
        consigna: 'Contesta las {n} manos de abajo con los stacks que figuran y con 150 bb. Explica cada diferencia.',
      },
    ],
    jugar: [
      {
        titulo: 'el SPR en cada flop',
        consigna:
          'Juega {min} minutos y di el SPR antes de tu primera decisión postflop. Marca los all-in en zonas altas.',
      },
      {
        titulo: 'un plan de stack por mano',
        consigna:
          'Durante {min} minutos escribe en una nota «voy» o «no voy» al all-in en cada flop que juegues con SPR menor que 6. Comprueba si lo cumpliste.',
      },
      {
        titulo: 'preflop que fabrica SPR',
        consigna:
          'Juega {min} minutos eligiendo el tamaño de 3-bet y de aislamiento según el SPR que quieres. Anota dos casos.',
      },
    ],
    analizar: [
      {
        titulo: 'stacks perdidos y su SPR',
        consigna: 'Toma {n} all-in perdidos y apunta el SPR inicial y tu mano. Cuenta cuántos estaban fuera de zona.',
      },
      {
        titulo: 'apuestas para abandonar',
        consigna:
          'Busca {n} manos en que apostaste más de un tercio del stack y abandonaste después. Calcula el precio que dejaste.',
      },
      {
        titulo: 'calles con dinero muerto',
        consigna:
          'Revisa {n} manos grandes ganadas en que quedó stack sin meter: di qué tamaños habrían llegado al river.',
      },
    ],
  },
};
