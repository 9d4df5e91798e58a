import type { PokerTopic } from '../../poker-topic.ts';

export const pkPreConstruir: PokerTopic = {
  id: 'pk-pre-construir',
  titulo: 'Construir rangos preflop sin solver',
  area: 'PRE',
  nivelMin: 4,
  nivelMax: 5,
  prerequisitos: ['pk-pre-3bet', 'pk-mat-combos'],
  minutosEtapa: 250,
  terminos: [
    'construir rangos',
    'hacer mis rangos',
    'crear rangos preflop',
    'rangos sin solver',
    'armar rangos',
    'diseñar rangos',
    'rango propio',
    'tabla propia',
    'cobertura de mesas',
    'board coverage',
    'anatomía de un rango',
    'diseñar mi tabla',
    'rangos a mano',
    'repartir combos',
    'rango de pago protegido',
  ],
  ideas: [
    'Empieza por el presupuesto: lo que pide el precio o la defensa mínima da un porcentaje, el porcentaje da combos (1 % ≈ 13 combos) y los combos se reparten. Nunca al revés.',
    'Reparte en tres capas: valor (gana a lo que paga), jugables (realizan equity) y faroles (bloquean y se retiran sin pena). Cada capa se cuenta y se anota.',
    'La frontera la marca la realización: una mano entra si equity × parte que realiza supera el precio. La cobertura de mesas desempata entre manos parecidas; nunca mete una que pierde por sí sola.',
    'Una tabla vale para su rake, su tamaño y su profundidad: comprueba desde el otro lado cuánto gana quien te ataca con cualquier carta, y rehaz el borde cuando cambie uno de los tres datos.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque: 'Construye y cuenta un rango completo por par de asientos con las tres capas y compruébalo con alfa.',
      idea: 'Escribe el rango como porcentaje objetivo antes de elegir manos: evita que tus manos favoritas se cuelen.',
    },
    {
      nivel: 5,
      enfoque:
        'Añade frecuencias mixtas, versiones según rake y profundidad y una variante explotativa por tipo de rival; mide el cambio de EV de cada grupo que mueves.',
      idea: 'Mueve grupos enteros del borde, no manos sueltas: doce combos offsuit pesan como tres grupos del mismo palo.',
    },
  ],
  errorTipico:
    'Copiar una tabla ajena sin saber de qué rake, tamaño y profundidad salió, y retocarla por gusto hasta que los porcentajes ya no cuadran con nada.',
  preguntas: [
    {
      pregunta: '¿Cuántos combos son un 22 % y cómo los repartirías por tipo?',
      respuesta:
        '22 % de 1.326 son 292: por ejemplo 13 parejas (78), 32 manos del mismo palo (128) y 7 offsuit (84) suman 290.',
    },
    {
      pregunta: '¿Qué comprueba el alfa cuando construyes una defensa?',
      respuesta:
        'Que quien abre o resube no gane automáticamente: tu continuación total debe superar 1 − alfa, contando a los demás jugadores.',
    },
    {
      pregunta: '¿Por qué abre 7-6s en CO y no Q-7 offsuit, que tiene tanta o más equity?',
      respuesta:
        'Porque realiza mejor: liga manos que ganan botes grandes y se suelta barata. Que además cubra mesas bajas es un añadido, no el motivo.',
    },
    {
      pregunta: '¿Qué tres datos debes conocer antes de usar una tabla ajena?',
      respuesta: 'Rake, tamaños de apertura y 3-bet, y profundidad (también si había ante).',
    },
  ],
  criterio: {
    texto: 'Construye rangos que cuadran en combos y superan la comprobación en {aciertos} de {de} casos.',
    aciertos: 7,
    de: 10,
    unidad: 'casos',
  },
  foco: 'Cuando dudes con una mano del borde di a qué capa pertenece y qué mano sale si ésta entra.',
  revision: '¿Esta mano estaba en mi rango escrito, y en qué capa?',
  variantes: {
    teoria: [
      {
        titulo: 'presupuesto y capas',
        consigna:
          'Escribe el presupuesto en combos del ejemplo y reparte tú las tres capas sin copiar. Comprueba que la suma cuadra y compara.',
      },
      {
        titulo: 'precio y realización',
        consigna:
          'Toma seis manos del borde de un asiento y escribe para cada una equity, parte que realizas con y sin posición y precio. Deja dentro solo las que superan el precio.',
      },
      {
        titulo: 'prueba del atacante',
        consigna:
          'Calcula qué gana quien ataca tu rango con cualquier carta y qué frecuencia te hace inexplotable. Explica por qué no hace falta ir más lejos.',
      },
    ],
    ejercicios: [
      {
        titulo: 'porcentaje, combos, reparto',
        consigna: 'Convierte el objetivo de cada caso de abajo en combos y reparte por tipos antes de mirar manos.',
      },
      {
        titulo: 'capa de cada mano',
        consigna: 'Clasifica la mano de cada caso de abajo en valor, jugable o farol, y nombra a qué mano sustituiría.',
      },
      {
        titulo: 'dos manos gemelas',
        consigna:
          'Busca para cada caso de abajo otra mano con equity parecida y peor realización, y explica por qué una entra y la otra no.',
      },
      {
        titulo: 'comprobación con alfa',
        consigna: 'Calcula en cada caso de abajo qué gana el rival atacando siempre y si tu rango lo impide.',
      },
      {
        titulo: 'versión con rake',
        consigna: 'Recorta cada rango de abajo para un rake doble y anota los combos que salen.',
      },
      {
        titulo: 'contra un pagador',
        consigna:
          'Transforma el rango de cada caso de abajo en uno lineal contra quien no se retira y cuenta el cambio.',
      },
      {
        titulo: 'tabla a ciegas',
        consigna:
          'Reconstruye de memoria el rango del caso de abajo y calcula la diferencia en combos con el original.',
      },
      {
        titulo: 'estimación rápida',
        consigna: 'Con reloj, di cuántos combos tiene el rango de cada caso de abajo con un error del 10 %.',
      },
    ],
    test: [
      {
        titulo: 'rango que cuadra',
        consigna: 'Construye los rangos de los {n} casos de abajo; valen solo si la suma de combos coincide.',
      },
      {
        titulo: 'capa y motivo',
        consigna: 'Decide la capa de cada mano de abajo y el motivo en una línea.',
      },
      {
        titulo: 'frontera',
        consigna:
          'Da en cada caso de abajo la peor mano que entra y la mejor que sale, con el precio o el motivo que las separa.',
      },
      {
        titulo: 'ajuste medido',
        consigna: 'Haz en cada caso de abajo el ajuste pedido y da el porcentaje nuevo con medio punto de margen.',
      },
    ],
    jugar: [
      {
        titulo: 'tu tabla delante',
        consigna: 'Juega {min} minutos con tu rango escrito a la vista y marca las manos en que te apartaste.',
      },
      {
        titulo: 'un asiento por sesión',
        consigna: 'Juega {n} manos aplicando solo el rango nuevo de un asiento y deja el resto como estaba.',
      },
      {
        titulo: 'borde anotado',
        consigna: 'Juega {min} minutos apuntando cada mano del borde: si entró, en qué capa y cómo terminó.',
      },
    ],
    analizar: [
      {
        titulo: 'rango jugado contra escrito',
        consigna: 'Compara los combos que jugaste en un asiento con tu tabla y calcula la diferencia en puntos.',
      },
      {
        titulo: 'lo que realizan tus bordes',
        consigna:
          'Revisa {n} manos del borde que jugaste y anota cuántas llegaron al enfrentamiento o ganaron antes. Compara con lo que suponías al meterlas.',
      },
      {
        titulo: 'grupos que no pagan',
        consigna:
          'Suma el resultado de tres grupos de manos del borde y decide si salen o se quedan, avisando del tamaño de muestra.',
      },
    ],
  },
  ejemplo: {
    niveles: [4, 5],
    mano: 'Qd 9d',
    situacion: 'NL400. Construyes la apertura del CO: quieres cerca del 27 %. Rake normal, 2,5 bb, 100 bb.',
    pregunta: '¿Cuántos combos son y entra Q-9 del mismo palo en un reparto concreto?',
    respuesta:
      'Presupuesto: 0,27 × 1.326 = 358 combos. Parejas 22+: 78. Del mismo palo A2s+, K7s+, Q9s+, J9s+, T8s+, 97s+, 87s, 76s, 65s: 120. Offsuit A9o+, KTo+, QTo+, JTo: 132. Total 330 combos, 24,9 %. Q-9 del mismo palo entra. Quedan 28 combos por repartir: A-8 offsuit (12) y K-6s, Q-8s, J-8s y 8-6s (16) los completan exactos.',
    calculos: [
      { tipo: 'cuenta', expresion: '0.27 * 1326', da: '358' },
      { tipo: 'cuenta', expresion: '13 * 6', da: '78' },
      { tipo: 'cuenta', expresion: '30 * 4', da: '120' },
      { tipo: 'cuenta', expresion: '11 * 12', da: '132' },
      { tipo: 'cuenta', expresion: '13 * 6 + 30 * 4 + 11 * 12', da: '330' },
      { tipo: 'cuenta', expresion: '100 * (13 * 6 + 30 * 4 + 11 * 12) / 1326', da: '24,9 %' },
      { tipo: 'cuenta', expresion: '358 - 330', da: '28' },
    ],
  },
  spots: [
    {
      niveles: [4, 5],
      mano: 'Ts 8s',
      situacion:
        'NL400. Defensa de la ciega grande contra botón a 2,5 bb: quieres continuar el 48 % con 12 % de 3-bet.',
      pregunta: '¿Cuántos combos pagan y cuántos resuben, y qué comprueba el botón?',
      respuesta:
        'Total: 0,48 × 1.326 = 636 combos; 3-bet 159; pagos 477. El botón arriesga 2,5 para ganar 1,5 y necesita 62,5 % de retiradas de las dos ciegas: si la pequeña se retira el 85 % y tú el 52 %, logra 44,2 %. No gana automáticamente: la defensa basta. 10-8 del mismo palo es capa jugable: pago.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.48 * 1326', da: '636' },
        { tipo: 'cuenta', expresion: '0.12 * 1326', da: '159' },
        { tipo: 'cuenta', expresion: '0.36 * 1326', da: '477' },
        { tipo: 'alfa', bote: 1.5, apuesta: 2.5, da: '62,5 %' },
        { tipo: 'cuenta', expresion: '100 * 0.85 * 0.52', da: '44,2 %' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Ac 3c',
      situacion: 'NL600. Construyes el 3-bet del botón contra HJ (2,5 bb): valor QQ+, AK y A-Qs; objetivo del 6 %.',
      pregunta: '¿Cuántos combos de farol faltan y cuáles eliges?',
      respuesta:
        'Valor: 38 combos. 6 % son 80: faltan unos 42. Capas: A-5s a A-2s (16), K-Js y K-10s (8), Q-Js y J-10s (8), 7-6s y 6-5s (8): 40. A-3 del mismo palo entra como farol. La razón valor/farol queda cerca de 1 a 1: aceptable en posición, porque varias de esas manos también se juegan bien si pagan; contra quien no se retira, recorta a la mitad y añade J-J y A-Js.',
      calculos: [
        { tipo: 'cuenta', expresion: '3 * 6 + 2 * 4 + 1 * 12', da: '38' },
        { tipo: 'cuenta', expresion: '0.06 * 1326', da: '80' },
        { tipo: 'cuenta', expresion: '80 - 38', da: '42' },
        { tipo: 'cuenta', expresion: '16 + 8 + 8 + 8', da: '40' },
      ],
    },
    {
      niveles: [4, 5],
      mano: '4h 4d',
      situacion:
        'NL400. Tu rango de pago en el botón contra CO es AJs, ATs, KQs, KJs, QJs, JTs y 99–66. Un compañero dice que «en 5-4-3 nunca tienes nada».',
      pregunta: '¿Tiene razón y qué añades sin inflar el rango?',
      respuesta:
        'Tiene razón. Tu rango actual: 48 combos, ninguno con set, escalera o dos pares en 5-4-3. Añade 5-5, 4-4 (12 combos) y 7-6s, 6-5s (8): total 68, del que en ese flop tienes 3 + 3 combos de set, escalera con 7-6 (4) y pareja con escalera por venir (6-5). Añádelas solo si pagan su precio (5-5 y 4-4 por set, con 100 bb detrás); para no pasarte del presupuesto juega J-10s o A-10s a media frecuencia.',
      calculos: [
        { tipo: 'cuenta', expresion: '4 * 6 + 6 * 4', da: '48' },
        { tipo: 'cuenta', expresion: '48 + 12 + 8', da: '68' },
      ],
    },
    {
      niveles: [5, 5],
      mano: 'Kd 8s',
      situacion:
        'NL1000. Tu tabla de botón (45 %) salió de una sala con rake de 2 bb/100 y ahora juegas una partida que cobra 6 bb/100.',
      pregunta: '¿Qué grupos quitas primero y cuánto baja el rango?',
      respuesta:
        'El rake pesa en los botes pagados de las manos del borde: salen offsuit flojas. Quitando K8o, Q9o, J9o y T9o bajas 48 combos, 3,6 %. Del mismo palo flojas (Q2s–Q4s, J5s, J6s) salen 20 combos más: total 5,1 %. El rango queda cerca del 40 %. Mantén A-xo con bloqueador y los conectores: realizan mejor y ganan más preflop.',
      calculos: [
        { tipo: 'cuenta', expresion: '4 * 12', da: '48' },
        { tipo: 'cuenta', expresion: '100 * 48 / 1326', da: '3,6 %' },
        { tipo: 'cuenta', expresion: '5 * 4', da: '20' },
        { tipo: 'cuenta', expresion: '100 * 68 / 1326', da: '5,1 %' },
      ],
    },
    {
      niveles: [5, 5],
      mano: 'Th 8c',
      situacion:
        'NL2000. Mezclas: defiendes 10-8 offsuit el 50 % en la ciega grande contra CO a 2,3 bb (27 %). Comparas sustituirla por 8-5s y 7-4s al 100 %.',
      pregunta: '¿Cuántos combos mueves y qué gana el rango?',
      respuesta:
        '10-8 offsuit al 50 %: 12 × 0,5 = 6 combos. 8-5s y 7-4s al 100 %: 8 combos. Cambias 6 por 8: el rango crece solo 0,15 %. Precio: 1,3 ÷ 5,1 = 25,5 %. Las tres tienen cerca de 36 % contra ese rango, pero las del mismo palo realizan en torno al 75 %, 27,0 %, y la offsuit el 65 %, 23,4 %: ésta queda por debajo del precio y aquéllas por encima. El cambio mejora el rango y se ejecuta sin sorteo.',
      calculos: [
        { tipo: 'cuenta', expresion: '12 * 0.5', da: '6' },
        { tipo: 'cuenta', expresion: '2 * 4', da: '8' },
        { tipo: 'cuenta', expresion: '100 * 2 / 1326', da: '0,15 %' },
        { tipo: 'cuenta', expresion: '100 * 1.3 / 5.1', da: '25,5 %' },
        { tipo: 'cuenta', expresion: '36 * 0.75', da: '27,0 %' },
        { tipo: 'cuenta', expresion: '36 * 0.65', da: '23,4 %' },
      ],
    },
    {
      niveles: [4, 4],
      mano: '7c 7h',
      situacion:
        'NL500. Construyes tu rango de 4-bet en el CO contra el 3-bet del botón (8 bb). Valor: QQ+ y A-K (34 combos). El 4-bet a 20 arriesga 17,5 para ganar 12.',
      pregunta: '¿Qué retirada necesita un farol, cuántos faroles eliges y entra 7-7?',
      respuesta:
        'Farol puro: 59,3 %. Si él se retira el 50 %, un farol sin nada detrás pierde 0,50 × 12 − 0,50 × 17,5 = −2,75 bb; necesitas manos que además bloqueen: A-5s y A-4s, 8 combos, y K-Js o A-Jo a baja frecuencia hasta unos 15. Proporción: 15 ÷ 49 = 31 % de farol. 7-7 no entra: no bloquea nada; contra un 3-bet ancho es un pago ocasional y, si no, una retirada.',
      calculos: [
        { tipo: 'alfa', bote: 12, apuesta: 17.5, da: '59,3 %' },
        { tipo: 'cuenta', expresion: '0.5*12-0.5*17.5', da: '−2,75 bb' },
        { tipo: 'cuenta', expresion: '4+4', da: '8 combos' },
        { tipo: 'cuenta', expresion: '100*15/49', da: '31 %' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Kh 9s',
      situacion:
        'NL1000. Quieres que tu defensa de la ciega grande contra 2,3 bb del botón sume 55 %: 14 % de 3-bet y el resto pago. Rake bajo.',
      pregunta: '¿Cuántos combos son y qué compruebas antes de incluir K-9 offsuit?',
      respuesta:
        'Total: 0,55 × 1.326 = 729 combos; 3-bet 0,14 × 1.326 = 186; pagos, 543. Prueba del botón: arriesga 2,3 para ganar 1,5 y, con la pequeña retirándose el 85 %, tú abandonas el 45 %: 0,85 × 0,45 = 38,3 %, lejos del 60,5 % que haría rentable cualquier carta. K-9 offsuit paga 1,3 para 5,1, 25,5 %: con ≈ 44 % bruto contra un 45 % y dos tercios de realización llega a 29 %, entra en el borde. Son 12 combos: si sobran, es de las primeras en salir.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.55*1326', da: '729 combos' },
        { tipo: 'cuenta', expresion: '0.14*1326', da: '186' },
        { tipo: 'cuenta', expresion: '729-186', da: '543' },
        { tipo: 'cuenta', expresion: '100*0.85*0.45', da: '38,3 %' },
        { tipo: 'alfa', bote: 1.5, apuesta: 2.3, da: '60,5 %' },
        { tipo: 'cuenta', expresion: '100*1.3/5.1', da: '25,5 %' },
      ],
    },
  ],
};
