import type { PokerTopic } from '../../poker-topic.ts';

export const pkPreMixtas: PokerTopic = {
  id: 'pk-pre-mixtas',
  titulo: '4-bet en frío y estrategias mixtas preflop',
  area: 'PRE',
  nivelMin: 4,
  nivelMax: 5,
  prerequisitos: ['pk-pre-4bet', 'pk-pre-squeeze'],
  favorece: ['cash'],
  minutosEtapa: 240,
  terminos: [
    '4-bet en frío',
    'cold 4-bet',
    'cold 4bet',
    'cuatro bet en frío',
    'estrategias mixtas preflop',
    'mezclas preflop',
    'frecuencias mixtas preflop',
    'mezclar frecuencias',
    'mezclar acciones preflop',
    'mezclar por palos',
    'aleatorizar preflop',
    'usar el reloj para mezclar',
    'jugar al 50 %',
    'indiferente preflop',
    '4-bet desde la ciega',
  ],
  ideas: [
    'El 4-bet en frío llega sin haber puesto dinero, tras apertura y 3-bet ajenos: representa mucha fuerza, enfrenta dos rangos y arriesga unas 20–25 bb para ganar unas 12–14.',
    'Retirada necesaria sin equity: cerca del 63 %, y de los dos rivales a la vez. Por eso el farol se reduce a pocos combos con as, y el valor es KK+, A-K y poco más según quién 3-betea.',
    'Una mano se juega mixta cuando sus dos mejores acciones valen casi lo mismo: mezclar no añade EV por sí mismo, solo evita que el rival ajuste. Contra quien no ajusta, elige siempre la mejor.',
    'Para mezclar en la mesa usa algo externo: el segundero (0–30 una acción, 31–59 la otra), o el palo de tu carta alta (picas y corazones 3-betean, diamantes y tréboles pagan).',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque:
        'Calcula la retirada conjunta y elige dos o tres combos de 4-bet en frío; aplica mezclas simples del 50 % por palo en manos del borde.',
      idea: 'Mezclar por palos reparte exacto: dos palos de cuatro son el 50 % y puedes añadir el criterio de bloqueo gratis.',
    },
    {
      nivel: 5,
      enfoque:
        'Estima el EV de las dos acciones y decide cuándo mezclar, cuándo no y en qué dirección desviarte según la frecuencia del rival; construye respuestas al 4-bet en frío ajeno.',
      idea: 'Una mezcla del 70/30 solo tiene sentido si la diferencia de EV es menor que el error de tu estimación: si no, es un sorteo caro.',
    },
  ],
  errorTipico:
    'Mezclar manos cuya mejor acción es clara, o 4-betear en frío de farol contra un 3-bettor del 4 %: la frecuencia bonita no compensa que allí solo haya valor.',
  preguntas: [
    {
      pregunta: '¿Por qué el 4-bet en frío necesita menos faroles que un 4-bet normal?',
      respuesta:
        'Porque se enfrenta a dos rangos, uno de ellos ya fuerte por 3-betear, y no tiene dinero puesto que defender.',
    },
    {
      pregunta: '¿Qué aporta mezclar contra un rival que nunca ajusta?',
      respuesta: 'Nada: renuncias a EV. Se juega la mejor acción el 100 % de las veces.',
    },
    {
      pregunta: '¿Cómo mezclas al 25 % sin generador?',
      respuesta: 'Con un solo palo: por ejemplo, la acción poco frecuente solo cuando tu carta alta es de picas.',
    },
    {
      pregunta: 'Apertura 2,5, 3-bet 8, 4-bet en frío a 20 desde la ciega grande. ¿Qué retirada conjunta pides?',
      respuesta: 'Arriesgas 19 para ganar 2,5 + 8 + 1 + 0,5 = 12: 61,3 %.',
    },
  ],
  criterio: {
    texto: 'Decide la acción o la mezcla con el cálculo correcto en {aciertos} de {de} manos.',
    aciertos: 7,
    de: 10,
    unidad: 'manos',
  },
  foco: 'Ante apertura y 3-bet calcula la retirada de los dos; en las manos del borde usa el criterio de palos que escribiste.',
  revision: '¿Mezclé donde las acciones valían lo mismo o usé el azar para no decidir?',
  variantes: {
    teoria: [
      {
        titulo: 'dos rangos delante',
        consigna:
          'Calcula la retirada conjunta del ejemplo con tres 3-bettors distintos y escribe a partir de cuál existe el farol.',
      },
      {
        titulo: 'por qué mezclar',
        consigna:
          'Explica con dos acciones de EV parecido qué gana y qué pierde quien mezcla, y contra quién no sirve. Apóyate en las ideas.',
      },
      {
        titulo: 'tu sistema de azar',
        consigna:
          'Define por escrito cómo mezclarás al 25, 50 y 75 % usando palos o segundero, con un ejemplo de cada uno.',
      },
    ],
    ejercicios: [
      {
        titulo: 'retirada conjunta',
        consigna: 'Multiplica las retiradas de cada mano de abajo y compara con lo que pide el 4-bet en frío.',
      },
      {
        titulo: 'dos EV al lado',
        consigna: 'Estima el EV de las dos mejores acciones de cada mano de abajo y decide si hay mezcla.',
      },
      {
        titulo: 'reparto por palos',
        consigna: 'Escribe qué palos hacen cada acción en las manos de abajo para la frecuencia que elijas.',
      },
      {
        titulo: 'otro 3-bettor',
        consigna: 'Cambia el 3-bet del rival de cada mano de abajo al 4 % y al 15 %, y rehace la cuenta.',
      },
      {
        titulo: 'continuar o soltar',
        consigna: 'Decide en las manos de abajo qué harías si el 4-bet en frío viniera de otro asiento.',
      },
      {
        titulo: 'profundidad doble',
        consigna: 'Recalcula las manos de abajo a 200 bb y señala qué combos dejan de ir all-in.',
      },
      {
        titulo: 'el desvío medido',
        consigna: 'Busca en cada mano de abajo la frecuencia rival que rompe la indiferencia y en qué dirección.',
      },
      {
        titulo: 'sin vacilar',
        consigna: 'Con reloj, da la acción o la mezcla de las {n} manos de abajo usando tu sistema de azar.',
      },
    ],
    test: [
      {
        titulo: 'cuenta y acción',
        consigna: 'Responde las {n} manos de abajo con retirada conjunta y decisión.',
      },
      {
        titulo: 'mezcla o pura',
        consigna: 'Indica en cada mano de abajo si mezclarías, con qué frecuencia y por qué.',
      },
      {
        titulo: 'combos tras bloqueo',
        consigna: 'Cuenta los combos de valor que quedan en cada mano de abajo y la equity media aproximada.',
      },
      {
        titulo: 'dirección del ajuste',
        consigna: 'Da para cada mano de abajo el ajuste correcto si el rival cambia cinco puntos su frecuencia.',
      },
    ],
    jugar: [
      {
        titulo: 'palos asignados',
        consigna: 'Juega {min} minutos aplicando una mezcla por palos decidida antes en dos manos del borde.',
      },
      {
        titulo: 'ojo a los 3-bettors',
        consigna: 'Juega {n} manos anotando quién 3-betea más del 10 % y si hubo ocasión de 4-bet en frío.',
      },
      {
        titulo: 'acción pura contra débiles',
        consigna: 'Juega {min} minutos eligiendo siempre la mejor acción contra recreacionales, sin mezclar.',
      },
    ],
    analizar: [
      {
        titulo: 'tus mezclas reales',
        consigna: 'Cuenta en tu base qué frecuencia real tienen tres manos que crees mezclar y compárala con el plan.',
      },
      {
        titulo: '4-bets en frío vistos',
        consigna: 'Reúne los 4-bets en frío que enfrentaste y lo que mostraron; escribe tu rango de continuación.',
      },
      {
        titulo: 'decisiones sorteadas',
        consigna: 'Revisa manos en que mezclaste y marca las que tenían una acción claramente mejor.',
      },
    ],
  },
  ejemplo: {
    niveles: [4, 5],
    mano: 'Ah 5h',
    situacion:
      'NL600, 100 bb. HJ (19 %) abre a 2,5 bb, el botón 3-betea a 8 bb con un 12 % y estás en la ciega grande. Ante un 4-bet en frío a 21, el botón se retira el 70 % y HJ el 93 %.',
    pregunta: '¿Es rentable el farol?',
    respuesta:
      'Retirada conjunta: 0,70 × 0,93 = 65,1 %. Arriesgas 20 para ganar 2,5 + 8 + 0,5 + 1 = 12: pides 62,5 %. Gana por poco solo con retiradas: +0,83 bb. Tu as baja A-A a 3 y A-K a 12 combos, lo que mejora la cifra. Si el botón 3-betea el 5 % y se retira el 45 %: 41,9 % y el mismo farol da −6,61 bb. La mano es la misma; decide el 3-bettor.',
    calculos: [
      { tipo: 'cuenta', expresion: '100 * 0.7 * 0.93', da: '65,1 %' },
      { tipo: 'alfa', bote: 12, apuesta: 20, da: '62,5 %' },
      {
        tipo: 'ev',
        ramas: [
          { p: 0.651, valor: 12 },
          { p: 0.349, valor: -20 },
        ],
        da: '+0,83',
      },
      { tipo: 'combos', mano: 'AA', muertas: 'Ah 5h', da: '3' },
      { tipo: 'combos', mano: 'AK', muertas: 'Ah 5h', da: '12' },
      { tipo: 'cuenta', expresion: '100 * 0.45 * 0.93', da: '41,9 %' },
      {
        tipo: 'ev',
        ramas: [
          { p: 0.4185, valor: 12 },
          { p: 0.5815, valor: -20 },
        ],
        da: '−6,61',
      },
    ],
  },
  spots: [
    {
      niveles: [4, 5],
      mano: 'Kc Ks',
      situacion: 'NL400. UTG abre a 2,5 bb, el CO 3-betea a 8 bb. Estás en el botón con 100 bb.',
      pregunta: '¿Pagas en frío o 4-beteas?',
      respuesta:
        '4-bet a 19–20 bb. Pagando invitas a las ciegas y a UTG, y un as sale en el flop el 22,6 %. Si sigue con J-J o mejor y A-K quedan 6 combos de A-A, 12 de Q-Q y J-J y 8 de A-K; tu equity media aproximada es (6 × 18 + 12 × 81 + 8 × 69) ÷ 26 = 62,8 %. Ante el all-in pagas siempre a 100 bb.',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * (1 - (46 * 45 * 44) / (50 * 49 * 48))', da: '22,6 %' },
        { tipo: 'combos', mano: 'AA', muertas: 'Kc Ks', da: '6' },
        { tipo: 'combos', mano: 'AK', muertas: 'Kc Ks', da: '8' },
        { tipo: 'cuenta', expresion: '(6 * 18 + 12 * 81 + 8 * 69) / 26', da: '62,8' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Qd Qh',
      situacion: 'NL600. HJ abre a 2,5 bb, el CO (3-bet del 4,5 %) sube a 8 bb y estás en la ciega grande.',
      pregunta: '¿4-bet en frío para ir all-in?',
      respuesta:
        'No contra un 4,5 %: su rango es QQ+, AK y poco más. Si continúa ante tu 4-bet con KK+ y AK: 12 combos de pareja (≈ 19 %) y 16 de A-K (≈ 56 %), media 40,1 %, justo el precio del all-in (38,9 % pagando 79 para 203). No hay ganancia que pague tanta variación: paga el 3-bet y guarda el 4-bet con Q-Q para quien 3-betea más del 8 %.',
      calculos: [
        { tipo: 'cuenta', expresion: '6 + 6', da: '12' },
        { tipo: 'cuenta', expresion: '(12 * 19 + 16 * 56) / 28', da: '40,1' },
        { tipo: 'cuenta', expresion: '100 * 79 / 203', da: '38,9 %' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'As Jh',
      situacion:
        'NL400. En el botón contra HJ (2,5 bb) tu 3-bet con A-J offsuit vale +0,21 bb y pagar +0,18 según tus cuentas; el error de tu estimación es de 0,3 bb.',
      pregunta: '¿Mezclas o eliges, y cómo lo harías al 50 %?',
      respuesta:
        'La diferencia es 0,03 bb, diez veces menor que el error: son iguales a efectos prácticos. Contra regulares que ajustan, mezcla por palos: 3-bet con A♠ y A♥, pago con A♦ y A♣: 50 %. Contra un recreacional que paga todos los 3-bets, elige 3-bet siempre: el valor de confundir a quien no mira es cero.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.21 - 0.18', da: '0,03' },
        { tipo: 'cuenta', expresion: '100 * 2 / 4', da: '50 %' },
      ],
    },
    {
      niveles: [5, 5],
      mano: 'Ad Kd',
      situacion:
        'NL1000, 150 bb. UTG abre a 2,5 bb, el botón 3-betea a 8,5 y la ciega pequeña 4-betea en frío a 23. Estás en la ciega grande.',
      pregunta: '¿Qué continúas contra un 4-bet en frío y qué haces con A-Ks?',
      respuesta:
        'Un 4-bet en frío desde la pequeña es KK+, A-K y dos o tres faroles. Con A♦ K♦ quedan A-A 3, K-K 3, A-K 9 y, por ejemplo, 3 de A-5s: media (3 × 12 + 3 × 34 + 9 × 52 + 3 × 71) ÷ 18 = 45,5 %. Pagar 22 para 23 + 23 + 8,5 + 2,5 = 57,0 bb pide 38,6 %, pero el botón sigue por hablar: paga con posición relativa aceptable o ve all-in si la pequeña farolea; contra quien no, A-Ks es la última que sigue y A-Ko se retira.',
      calculos: [
        { tipo: 'combos', mano: 'AA', muertas: 'Ad Kd', da: '3' },
        { tipo: 'combos', mano: 'KK', muertas: 'Ad Kd', da: '3' },
        { tipo: 'combos', mano: 'AK', muertas: 'Ad Kd', da: '9' },
        { tipo: 'cuenta', expresion: '(3 * 12 + 3 * 34 + 9 * 52 + 3 * 71) / 18', da: '45,5' },
        { tipo: 'cuenta', expresion: '23 + 23 + 8.5 + 2.5', da: '57,0' },
        { tipo: 'cuenta', expresion: '100 * 22 / 57', da: '38,6 %' },
      ],
    },
    {
      niveles: [5, 5],
      mano: '9s 9d',
      situacion:
        'NL2000. Mezclas 9-9 en el CO frente a un 3-bet del botón (9 %): 65 % pago y 35 % retirada. Has visto que este rival 3-betea ahora el 14 %.',
      pregunta: '¿Hacia dónde te mueves y cuánto vale el cambio?',
      respuesta:
        'Con 14 % su rango añade faroles: tu equity pasa de ≈ 45 % a ≈ 50 %. Realizando el 70 % fuera de posición, el pago pide 31,4 % y tienes 31,5 % antes y 35,0 % ahora: el EV pasa de +0,01 a +0,63 bb. Paga el 100 %: ya no hay indiferencia. La mezcla era una foto de una frecuencia, no una propiedad de 9-9.',
      calculos: [
        { tipo: 'cuenta', expresion: '45 * 0.7', da: '31,5' },
        { tipo: 'cuenta', expresion: '50 * 0.7', da: '35,0' },
        { tipo: 'cuenta', expresion: '0.315 * 17.5 - 5.5', da: '+0,01' },
        { tipo: 'cuenta', expresion: '0.35 * 17.5 - 5.5', da: '+0,63' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Ac 5s',
      situacion:
        'NL1000, 100 bb. El CO abre a 2,3 bb, el botón hace 3-bet a 7,5 (14 %) y estás en la ciega pequeña. Consideras 4-bet en frío a 20: el botón se retira el 62 %, el CO el 92 % y la grande el 98 %.',
      pregunta: '¿Es rentable con A-5 offsuit?',
      respuesta:
        'Conjunta: 0,62 × 0,92 × 0,98 = 55,9 %. Añades 19,5 para ganar 2,3 + 7,5 + 0,5 + 1 = 11,3 bb: pides 63,3 %. Solo con retiradas: 0,559 × 11,3 − 0,441 × 19,5 = −2,28 bb. Retírate: el bloqueo del as no compensa siete puntos. Con un botón que se retire el 75 %: 0,676 × 11,3 − 0,324 × 19,5 = +1,32 bb, y entonces A-5 del mismo palo va antes que la offsuit.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*0.62*0.92*0.98', da: '55,9 %' },
        { tipo: 'cuenta', expresion: '2.3+7.5+0.5+1', da: '11,3 bb' },
        { tipo: 'alfa', bote: 11.3, apuesta: 19.5, da: '63,3 %' },
        { tipo: 'cuenta', expresion: '0.559*11.3-0.441*19.5', da: '−2,28 bb' },
        { tipo: 'cuenta', expresion: '0.676*11.3-0.324*19.5', da: '+1,32 bb' },
      ],
    },
    {
      niveles: [4, 4],
      mano: 'Js Ts',
      situacion:
        'NL400. En el botón contra HJ (2,3 bb) calculas pagar J-T del mismo palo en +0,45 bb y 3-bet en +0,38. Quieres mezclar 75/25 para no ser legible.',
      pregunta: '¿Cuánto cuesta la mezcla y cómo la repartirías por palos?',
      respuesta:
        'Coste: 0,25 × (0,45 − 0,38) = 0,018 bb por vez que la recibes; son 4 combos, 0,3 % de las manos: nada que se note. Por palos, 75/25 es exacto: tres pagan y uno hace 3-bet. Elige el que bloquee algo: si tu rango de farol ya lleva picas, usa otro palo para que en flops de tres colores tengas de todo. Con rivales que no te observan, quédate con la acción mejor y no mezcles.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.25*(0.45-0.38)', da: '0,018 bb' },
        { tipo: 'cuenta', expresion: '100*4/1326', da: '0,3 %' },
      ],
    },
  ],
};
