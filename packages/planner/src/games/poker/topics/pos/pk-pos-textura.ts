import type { PokerTopic } from '../../poker-topic.ts';

export const pkPosTextura: PokerTopic = {
  id: 'pk-pos-textura',
  titulo: 'Textura del flop',
  area: 'POS',
  nivelMin: 0,
  nivelMax: 4,
  prerequisitos: ['pk-fun-manos'],
  minutosEtapa: 250,
  terminos: [
    'textura',
    'texturas',
    'textura del flop',
    'textura de la mesa',
    'leer el flop',
    'leer la mesa',
    'leer el board',
    'board texture',
    'flop seco',
    'flops secos',
    'flop mojado',
    'flops mojados',
    'flop coordinado',
    'flop monótono',
    'flop monocolor',
    'flop emparejado',
    'mesa emparejada',
    'flop rainbow',
    'flop arcoíris',
    'mesa conectada',
    'flop dinámico',
    'flop estático',
  ],
  ideas: [
    'Lee el flop siempre en el mismo orden: palos (arcoíris, dos de un palo o monocolor), conexión (cuántas escaleras ya hechas y cuántos proyectos), altura de la carta mayor y si hay pareja en la mesa.',
    'De los 22.100 flops posibles, el 40 % es arcoíris, el 55 % tiene dos cartas de un palo, el 5 % es monocolor y el 17 % trae pareja: las mesas con proyecto de color posible son lo normal, no la excepción.',
    'Un flop estático (K-7-2 arcoíris) casi no cambia de dueño en el turn; uno dinámico (9-8-6 con dos de un palo) cambia con cerca de la mitad de las cartas, y por eso pide cobrar y proteger antes.',
    'La misma textura vale distinto según quién la mira: A-K-4 favorece al que subió desde posición temprana y 7-6-5 al que pagó en la ciega grande con conectores y parejas medianas.',
    'La textura decide primero el tamaño: poco en mesas secas donde el rival no tiene con qué pagar más, mucho en mesas mojadas donde paga con proyectos.',
  ],
  etapas: [
    {
      nivel: 0,
      enfoque:
        'En cada flop responde tres preguntas antes de decidir: ¿cuál es la mejor mano posible?, ¿hay dos o tres cartas del mismo palo?, ¿hay cartas seguidas o casi seguidas?',
      idea: 'Mesa tranquila: tres palos distintos y cartas separadas, como K-7-2. Mesa peligrosa: cartas seguidas o del mismo palo, como 9-8-7 con dos corazones; ahí una sola pareja vale mucho menos de lo que parece.',
    },
    {
      nivel: 1,
      enfoque:
        'Ponle nombre a cada flop en voz baja antes de mirar tus cartas: palos, conexión, altura, pareja. El objetivo es detectar siempre qué colores y escaleras son posibles.',
      idea: 'Pregunta de seguridad: «¿qué dos cartas hacen ahora la mejor mano posible?». Si no la sabes, todavía no leíste la mesa.',
    },
    {
      nivel: 2,
      enfoque:
        'Pasa de describir a contar: cuántas combinaciones de escalera, set y doble pareja hay, y cuántas cartas del turn cambian la mejor mano.',
      idea: 'En 9-8-6 hay dos escaleras hechas con dos cartas de mano (T-7 y 7-5); en K-7-2, ninguna. Esa cuenta decide si tu pareja alta es una mano grande o una mano media.',
    },
    {
      nivel: 3,
      enfoque:
        'Cruza la textura con los rangos preflop de ambos: en cada flop di quién tiene más parejas altas, quién más sets y quién más dobles parejas, y elige el tamaño a partir de ahí.',
      idea: 'Un flop bajo y conectado contra la ciega grande favorece poco al que abrió en UTG: sus parejas mayores siguen ganando, pero las escaleras y las dobles parejas están casi todas enfrente.',
    },
    {
      nivel: 4,
      enfoque:
        'Agrupa los 1.755 flops estratégicamente distintos en unas diez familias y ten para cada una una frecuencia y un tamaño de salida, con las cartas de turn que rompen el plan.',
      idea: 'Dos flops de la misma familia se separan por la carta media: K-8-3 y K-T-3 parecen iguales, pero el segundo añade Q-J, T-9 y dobles parejas que pagan y resuben.',
    },
  ],
  errorTipico:
    'Mirar solo si «ligué» y llamar peligrosa a cualquier mesa con un as. Una mesa A-7-2 arcoíris es de las más tranquilas que existen; la peligrosa es 8-7-6 con dos corazones, aunque no traiga figuras.',
  preguntas: [
    {
      pregunta: '¿Cuándo es imposible que alguien tenga color en el flop, y cuándo full?',
      respuesta:
        'No hay color si en la mesa no hay tres cartas de un mismo palo; no hay full ni póker si en la mesa no hay pareja.',
    },
    {
      pregunta: '¿Cuáles son los cuatro rasgos que se leen en un flop y en qué orden?',
      respuesta:
        'Palos (arcoíris, dos o tres iguales), conexión (escaleras hechas y proyectos), altura de la carta mayor y pareja en la mesa. Con esos cuatro queda descrita cualquier textura.',
    },
    {
      pregunta: '¿Qué diferencia hay entre seco y estático?',
      respuesta:
        'Seco habla de lo que hay ahora: pocos proyectos. Estático habla del futuro: pocas cartas del turn cambian la mejor mano. Suelen coincidir, pero 7-2-2 arcoíris es seco y no tan estático: cualquier carta mayor que 7 puede superar a una pareja de sietes.',
    },
    {
      pregunta: '¿Cada cuánto aparece un flop monocolor y cada cuánto uno con dos cartas del mismo palo?',
      respuesta:
        'El monocolor, 1.144 de 22.100 flops: 5,2 %. El de dos cartas del mismo palo, 12.168 de 22.100: 55,1 %.',
    },
    {
      pregunta: '¿Por qué en un flop muy mojado se apuesta más grande con una mano fuerte?',
      respuesta:
        'Porque el rival tiene muchas manos que pagan (proyectos y parejas con proyecto) y porque muchas cartas del turn empeoran tu mano o frenan la acción: el dinero hay que meterlo ahora y cobrando precio a los proyectos.',
    },
    {
      pregunta: 'En T-9-8 arcoíris, ¿qué escaleras están hechas y por qué importa al que subió en UTG?',
      respuesta:
        'Q-J, J-7 y 7-6. El que subió en UTG casi no lleva J-7 ni 7-6, y el que defendió la ciega grande sí; por eso UTG pasa mucho más en esa mesa que en A-K-4.',
    },
  ],
  criterio: {
    texto:
      'Clasificas bien {aciertos} de {de} flops (palos, conexión, altura, pareja y mejor mano posible) sin volver a mirar',
    aciertos: 8,
    de: 10,
    unidad: 'flops',
  },
  foco: 'Antes de mirar tus cartas en cada flop, di para ti los cuatro rasgos y la mejor mano posible; solo después decide.',
  revision: '¿Mi tamaño y mi frecuencia en este flop respondían a su textura o solo a si había ligado?',
  ejemplo: {
    niveles: [0, 4],
    mano: 'Ks Qs',
    mesa: 'Kh 9d 8d',
    situacion:
      'Cash 6-max, ciegas 1/2, stacks de 200 (100 bb). Abres a 5 en CO, paga la ciega grande (J♦ T♦ en su mano, que verás después). Bote: 11. Te pasa.',
    pregunta:
      'Lee la mesa, decide si apuestas y con qué tamaño, y calcula cuánta equity tiene tu pareja alta contra el proyecto más fuerte.',
    respuesta:
      'Palos: dos diamantes. Conexión: alta; todavía no hay escalera posible, pero J-T, T-7 y 7-6 son proyectos de ocho cartas. Altura: rey. Sin pareja. Es una mesa mojada: apuesta grande, 8 en 11. Contra J♦ T♦ (color y escalera abierta) ganas solo el 47,6 % de las veces, pero contra una pareja de nueves o de ochos vas muy por delante y te pagan. El proyecto que paga 8 para un bote final de 27 necesita 29,6 %: al monstruo le sale a cuenta, al proyecto de escalera simple de 8 cartas (31,5 % hasta el river si viera las dos) apenas, y a los de 4 cartas no. Eso es cobrar por la textura.',
    calculos: [
      { da: '47,6 %', tipo: 'equity', mano: 'Ks Qs', rivales: ['Jd Td'], mesa: 'Kh 9d 8d' },
      { da: '29,6 %', tipo: 'potOdds', bote: 11, apuesta: 8 },
      { da: '31,5 %', tipo: 'outs', outs: 8, cartas: 2, vistas: 5 },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [0, 0],
      mano: 'As Ad',
      mesa: '9h 8h 7c',
      situacion:
        'Mesa con fichas sin valor, ciegas 10/20. Subiste a 60 con dos ases, pagó la ciega grande y hay 130 en el bote. Ella pasa. Compara este flop con K♥ 7♣ 2♠.',
      pregunta: 'Haz las tres preguntas a esta mesa y decide: ¿apuestas?, ¿y si te sube mucho?',
      respuesta:
        'Mejor mano posible: una escalera. ¿Palos? Dos corazones. ¿Cartas seguidas? Sí: ya completan escalera J-10, 10-6 y 6-5, 16 maneras cada una, 48 en total. En K-7-2 no hay ninguna escalera ni proyecto de color: mesa tranquila. Aquí apuesta la mitad, 65: todavía sueles ir ganando y los proyectos pagan. Pero si te sube mucho, una sola pareja vale poco en esta mesa: retírate ante un all-in grande. En K-7-2 esa misma subida la pagarías más tranquilo.',
      calculos: [
        { tipo: 'cuenta', expresion: '3*16', da: '48' },
        { tipo: 'cuenta', expresion: '130/2', da: '65' },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Ah Ac',
      mesa: '8d 7s 5d',
      situacion: 'NL200, 6-max, 100 bb. Abres en el CO a 2,5 bb y paga la ciega grande. Bote 5,5 bb, te pasa.',
      pregunta: '¿Quién tiene más manos muy fuertes, con qué frecuencia apuestas tu rango y qué haces con A-A?',
      respuesta:
        'Escaleras: 9-6 y 6-4. La ciega grande tiene 9-6 y 6-4 del mismo palo, 8 combos, y tú casi ninguno. Tríos: 88, 77 y 55 los tienen ambos, 9 combos. Dobles parejas del mismo palo, suyas sobre todo: 8-7 (2), 8-5 (3) y 7-5 (2), 7. Tus parejas mayores ganan ahora, pero las nueces están enfrente: apuesta menos de la mitad de tu rango y grande. A-A apuesta 4 bb: de 47 turns, 11 diamantes y 12 cartas más (4, 6, 9 y 10 de otros palos) cambian la mesa, 48,9 %, y quieres cobrar antes. A-K sin diamante pasa.',
      calculos: [
        { tipo: 'cuenta', expresion: '4+4', da: '8 combos' },
        { tipo: 'cuenta', expresion: '3*3', da: '9 combos' },
        { tipo: 'cuenta', expresion: '2+3+2', da: '7' },
        { tipo: 'cuenta', expresion: '100*(11+12)/47', da: '48,9 %' },
      ],
    },
  ],
  spots: [
    {
      niveles: [1, 2],
      mano: 'Ac Jd',
      mesa: 'Ah 7s 2c',
      situacion:
        'NL10, 6-max, todos con $10. Abres a $0,30 en el botón y paga la ciega grande. Bote: $0,65. El rival pasa.',
      pregunta:
        'Describe la mesa, di la mejor mano posible y cuántos combos de set puede tener el rival si juega así todas las parejas de sietes y doses.',
      respuesta:
        'Arcoíris, sin conexión, alta (as), sin pareja: la mesa más seca que hay. La mejor mano posible es el trío de ases; no hay escalera ni color, ni proyecto de color. Sets del rival: 3 de sietes y 3 de doses, 6 combos en total. Apuesta pequeña, $0,20: le cobras a los ases peores, a los sietes y a las parejas menores sin necesidad de protegerte de nada.',
      calculos: [{ da: '6 combos', tipo: 'cuenta', expresion: '3+3' }],
    },
    {
      niveles: [1, 2],
      mano: 'Qs Qd',
      mesa: 'Jh Th 9c',
      situacion:
        'NL5, 6-max, todos con $5. Abres a $0,15 en MP, pagan el botón y la ciega grande. Bote: $0,47. La ciega grande pasa.',
      pregunta: '¿Tu pareja mayor es una mano enorme aquí? Cuenta las escaleras hechas y di qué haces.',
      respuesta:
        'No lo es. Dos corazones y tres cartas seguidas: escaleras hechas con K-Q, Q-8 y 8-7. Como tienes dos damas, a los rivales les quedan 8 combos de K-Q (2 damas por 4 reyes) y 8 de Q-8; de 8-7 siguen los 16, aunque casi nadie los juega todos. Tú tienes pareja mayor y proyecto de escalera (reyes y ochos). Apuesta por valor y protección unos dos tercios, $0,30, pero si te resuben fuerte entre dos rivales estás ante un bote que no quieres inflar más: paga con buen precio, no resubas.',
      calculos: [
        { da: '8 combos de K-Q', tipo: 'combos', mano: 'KQ', muertas: 'Qs Qd' },
        { da: '8 de Q-8', tipo: 'combos', mano: 'Q8', muertas: 'Qs Qd' },
      ],
    },
    {
      niveles: [1, 3],
      mesa: '8s 8d 3h',
      situacion:
        'Torneo con stacks de 40 bb. Abres a 2,2 bb desde el botón con cualquier mano de tu rango y paga la ciega grande; la ciega pequeña (0,5) y los antes (1 bb en total) quedan en el bote. Bote: 5,9 bb. Te pasa.',
      pregunta:
        '¿Con qué frecuencia puede tener un ocho alguien que lleva dos cartas cualesquiera, y qué te dice eso sobre tu apuesta?',
      respuesta:
        'Quedan 2 ochos en 49 cartas. La probabilidad de que dos cartas al azar incluyan al menos un ocho es 8,1 %. La mesa emparejada y seca «no la ligó» casi nadie: una apuesta pequeña, de un tercio (2 bb), hace abandonar muchas manos y solo necesita 25,3 % de abandonos para ganar de inmediato.',
      calculos: [
        { da: '8,1 %', tipo: 'cuenta', expresion: '100*(1-47*46/(49*48))' },
        { da: '25,3 %', tipo: 'alfa', bote: 5.9, apuesta: 2 },
      ],
    },
    {
      niveles: [2, 4],
      mano: 'As Kd',
      mesa: '9h 7h 6c',
      situacion: 'NL25, 6-max, 100 bb. Abres a 2,5 bb en UTG, paga la ciega grande. Bote: 5,5 bb. Te pasa.',
      pregunta:
        '¿Apuestas de continuación? Apóyate en tu equity contra tres manos típicas de su rango: 9♠8♠, 6♦6♠ y J♥T♥.',
      respuesta:
        'Pasa casi siempre. Es una mesa baja, conectada y con dos corazones: las escaleras (T-8, 8-5) y las dobles parejas (97, 76) son suyas y tú no tienes ni corazón ni proyecto. Contra esas tres manos tu equity media es 19,1 %. Si apuestas, las manos que abandonan son las que ya ganabas, y las demás resuben. Dos overcards sin respaldo en la textura del que paga: carta gratis.',
      calculos: [
        { da: '19,1 %', tipo: 'equity', mano: 'As Kd', rivales: ['9s 8s', '6d 6s', 'Jh Th'], mesa: '9h 7h 6c' },
      ],
    },
    {
      niveles: [2, 4],
      mesa: 'Qd 8d 4d',
      situacion:
        'NL25, 6-max, 100 bb. Abres a 2,5 bb en CO y paga la ciega grande. Bote: 5,5 bb. Quieres saber cuántas veces tiene color ya hecho alguien con dos cartas al azar, antes de decidir si una c-bet pequeña le teme.',
      pregunta:
        'Calcula la probabilidad de color hecho con dos cartas al azar y la de tener al menos un diamante, y di qué tamaño encaja.',
      respuesta:
        'Quedan 10 diamantes en 49 cartas: color hecho 10·9/(49·48) = 3,8 %. Al menos un diamante: 37,0 %. El color hecho es raro, pero el proyecto con una sola carta es muy común, así que un tamaño grande hace tirar justo a las manos sin diamante que ya dominas y lo pagan las que tienen ventaja. Encaja una apuesta pequeña, entre un cuarto y un tercio, con mucha parte del rango, y prudencia en el turn si cae el cuarto diamante.',
      calculos: [
        { da: '3,8 %', tipo: 'cuenta', expresion: '100*10*9/(49*48)' },
        { da: '37,0 %', tipo: 'cuenta', expresion: '100*(1-39*38/(49*48))' },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Kc Kd',
      mesa: 'Ts 9s 7h',
      situacion:
        'NL100, 6-max, 100 bb. Abres a 2,5 bb en MP, paga la ciega grande. Bote: 5,5 bb. Apuestas 4 bb y te resube a 14 bb. Ambos empezaron con 100 bb.',
      pregunta: '¿Qué equity tienes contra un rango de resubida con J♠8♠, 8♣6♣, T♣T♥, 9♣9♥, T♥9♥ y Q♠8♠, y qué haces?',
      respuesta:
        'Escaleras hechas (J-8 y 8-6), sets, doble pareja y un solo proyecto fuerte (Q♠ 8♠: color y escalera abierta). Tu equity es 17,7 %. Pagar cuesta 10 para un bote final de 33,5 bb: pides 29,9 %. Pareja mayor sin pica en la peor textura del catálogo: abandona. Solo contra quien resube además todos sus proyectos de color el pago llega a discutirse. La misma mano en K-7-2 sería para stacks enteros: cambió la textura, no tu mano.',
      calculos: [
        {
          da: '17,7 %',
          tipo: 'equity',
          mano: 'Kc Kd',
          rivales: ['Js 8s', '8c 6c', 'Tc Th', '9c 9h', 'Th 9h', 'Qs 8s'],
          mesa: 'Ts 9s 7h',
        },
        { da: '29,9 %', tipo: 'cuenta', expresion: '100*10/33.5' },
      ],
    },
    {
      niveles: [3, 4],
      mesa: 'Ks 7d 2h',
      situacion:
        'NL200, 6-max, 100 bb. Botón abre a 2,5 bb, paga la ciega grande. Bote: 5,5 bb. Estudias la familia «rey alto, seco, arcoíris» y quieres contar cuántas cartas del turn cambian de verdad la mesa.',
      pregunta:
        'Si consideras «carta que cambia» solo los ases y las que dan pareja a la mesa, ¿qué porcentaje de turns es tranquilo, sobre 49 cartas?',
      respuesta:
        'Ases: 4. Cartas que emparejan la mesa: 3 reyes, 3 sietes y 3 doses, 9. En total 13 de 49. Turns tranquilos: 36 de 49 = 73,5 %. Por eso aquí funciona una c-bet pequeña y muy frecuente: no hay prisa, la mejor mano de ahora suele seguir siéndolo, y el plan se puede ejecutar en tres calles.',
      calculos: [{ da: '73,5 %', tipo: 'cuenta', expresion: '100*36/49' }],
    },
    {
      niveles: [0, 1],
      mano: 'Ah Kc',
      mesa: 'Kd 7s 2c',
      situacion: 'NL2, todos con $2. Subiste a $0,06 en el botón y pagó la ciega grande. Bote: $0,13. Te pasa.',
      pregunta: '¿Cuál es la mejor mano posible, qué proyectos hay y qué haces?',
      respuesta:
        'Tres palos distintos y cartas separadas: no hay color, ni escalera, ni proyectos de color. La mejor mano posible es el trío de reyes, y como tú tienes un rey y otro está en la mesa, solo queda 1 combinación. Mesa tranquila y mano muy buena: apuesta medio bote, $0,07, que pagan otros reyes y algún siete.',
      calculos: [
        { tipo: 'combos', mano: 'KK', muertas: 'Kd Kc', da: '1 combinación' },
        { tipo: 'cuenta', expresion: '0.13 / 2', da: '$0,07' },
      ],
    },
    {
      niveles: [0, 1],
      mano: 'Kc Kd',
      mesa: '9h 8h 7c',
      situacion:
        'NL2, todos con $2. Subiste a $0,06 y pagaron dos jugadores. Bote: $0,19. Apuestas $0,12, uno se retira y el otro, que casi nunca sube, sube a $0,60.',
      pregunta: '¿Qué manos te ganan ya y qué haces?',
      respuesta:
        'Retírate. Mesa peligrosa: ya hay escaleras con J-10, 10-6 y 6-5, tríos con 9-9, 8-8 y 7-7, y dos parejas con 9-8, 9-7 u 8-7. Además quedan 11 corazones: uno llega en la carta siguiente el 23,4 % de las veces. En una mesa así, quien casi nunca sube no sube con menos que tu pareja; perder $0,18 de los $2 es una buena mano jugada.',
      calculos: [
        { tipo: 'cuenta', expresion: '13 - 2', da: '11 corazones' },
        { tipo: 'outs', outs: 11, cartas: 1, vistas: 5, da: '23,4 %' },
        { tipo: 'cuenta', expresion: '0.06 + 0.12', da: '$0,18' },
      ],
    },
    {
      niveles: [0, 1],
      mano: 'Ad 9d',
      mesa: 'Qs Qd 5h',
      situacion:
        'Torneo de $1, ciegas 20/40, todos con 3.000. Subiste a 120 en el botón y pagó la ciega grande. Bote: 260. Te pasa.',
      pregunta: '¿Qué cambia la pareja en la mesa y cada cuánto tiene una dama alguien con dos cartas cualesquiera?',
      respuesta:
        'Con pareja en la mesa ya son posibles el full (5-5, Q-5) y el póker (Q-Q). Pero solo quedan dos damas en 47 cartas: dos cartas cualesquiera traen alguna el 8,4 % de las veces. Casi nadie ligó nada: una apuesta chica, un tercio del bote (unas 87 fichas), gana muchas veces. Si te pagan y te vuelven a apostar fuerte, cree que la dama está ahí.',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * (1 - 45 * 44 / (47 * 46))', da: '8,4 %' },
        { tipo: 'cuenta', expresion: '260 / 3', da: '87' },
      ],
    },
    {
      niveles: [0, 1],
      mano: 'Ac As',
      mesa: '8d 5d 3c Kd',
      situacion:
        'NL2, todos empezaron con $2. Apostaste el flop y te pagaron; el turn es el K♦. Bote: $0,31. El rival pasa.',
      pregunta: '¿Qué cambió con esa carta y cómo sigues?',
      respuesta:
        'Hay tres diamantes: ahora el color es posible y la mejor mano es A♦ con otro diamante. Dos cartas al azar son dos diamantes solo el 4,3 % de las veces, pero quien pagó el flop los tiene más a menudo. Tu pareja sigue siendo buena y te pagan reyes: apuesta más chico, medio bote, unos $0,16. Si te suben fuerte, retírate.',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * 10 * 9 / (46 * 45)', da: '4,3 %' },
        { tipo: 'cuenta', expresion: '0.31 / 2', da: '$0,16' },
      ],
    },
    {
      niveles: [0, 1],
      mano: 'Qd Qc',
      mesa: '9s 6s 2s',
      situacion:
        'NL2, todos con $2. Subiste a $0,06 con dos damas, ninguna de picas, y pagó la ciega grande. Bote $0,13. Te pasa.',
      pregunta: '¿Qué tiene esta mesa de peligroso y cuánto apuestas?',
      respuesta:
        'Tres picas: quien tenga dos ya hizo color y quien tenga una espera la cuarta. De las 47 cartas que no ves, 10 son picas: dos cartas cualesquiera son las dos picas 4,2 % de las veces, pocas. Sigues ganando casi siempre: apuesta la mitad, $0,07. Pero tú no tienes ninguna pica: si cae la cuarta o te suben fuerte, tu pareja deja de valer y te retiras.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*(10*9)/(47*46)', da: '4,2 %' },
        { tipo: 'cuenta', expresion: '0.13/2', da: '$0,07' },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Kd Qd',
      mesa: 'Kc Th 3d',
      situacion:
        'NL400, 100 bb. Abres en el botón a 2,3 bb y paga la ciega grande. Bote 5,1 bb. Comparas este flop con K-8-3 del mismo reparto de palos.',
      pregunta: '¿Qué añade el diez a su rango y cómo cambia tu tamaño y tu frecuencia?',
      respuesta:
        'Con el diez aparecen segundas parejas que pagan y resuben, alguna K-T del mismo palo (1 combo con tus reyes vistos) y proyectos Q-J (12 combos) y J-9 (16). En K-8-3 los proyectos de escalera apenas existen. Resultado: en K-8-3 puedes apostar un tercio con casi todo; aquí apuesta menos veces y más grande, unos dos tercios, 3,4 bb, con K-Q, A-K y proyectos, y pasa parejas medias. Misma «familia de rey», distinta carta media.',
      calculos: [
        { tipo: 'combos', mano: 'KTs', muertas: 'Kd Qd Kc Th 3d', da: '1' },
        { tipo: 'combos', mano: 'QJ', muertas: 'Kd Qd Kc Th 3d', da: '12 combos' },
        { tipo: 'combos', mano: 'J9', da: '16' },
        { tipo: 'cuenta', expresion: '5.1*2/3', da: '3,4 bb' },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'Ac Kh',
      mesa: 'Kd 9h 8h',
      situacion: 'NL25, 100 bb. Abriste en MP y pagó la ciega grande. Bote 5,5, te pasa.',
      pregunta: 'Cuenta escaleras, sets y dobles parejas que puede tener y cuántos turns cambian la mesa. ¿Tamaño?',
      respuesta:
        'Escaleras hechas: ninguna con dos cartas en K-9-8 (J-10 y 7-6 son proyectos). Sets: 9-9 y 8-8, 6. Dobles parejas: K-9s y K-8s, con dos reyes vistos, 2 y 2; 9-8s, 3. Turns que cambian: corazones (13 − 3 = 10) y las J, 10, 7 y 6 que no lo son, 12: 47 %. Casi la mitad: apuesta grande ahora, 4 bb, y revalúa el turn.',
      calculos: [
        { tipo: 'cuenta', expresion: '3+3', da: '6' },
        { tipo: 'combos', mano: 'K9s', muertas: 'Ac Kh Kd 9h 8h', da: '2' },
        { tipo: 'combos', mano: 'K8s', muertas: 'Ac Kh Kd 9h 8h', da: '2' },
        { tipo: 'combos', mano: '98s', muertas: '9h 8h', da: '3' },
        { tipo: 'cuenta', expresion: '13-3', da: '10' },
        { tipo: 'cuenta', expresion: '4*3', da: '12' },
        { tipo: 'cuenta', expresion: '100*22/47', da: '47 %' },
      ],
    },
  ],
  variantes: {
    teoria: [
      {
        titulo: 'los cuatro rasgos en una ficha',
        consigna:
          'Lee las ideas y copia en una ficha los cuatro rasgos con un flop propio de ejemplo para cada valor (arcoíris, dos palos, monocolor…). Terminas cuando tienes diez flops escritos, todos distintos.',
      },
      {
        titulo: 'del más seco al más mojado',
        consigna:
          'Escribe doce flops, ordénalos del más seco al más mojado y justifica cada escalón con una cuenta: escaleras hechas, proyectos abiertos, color. Compara el ejemplo resuelto con su vecino en tu lista.',
      },
      {
        titulo: 'quién ligó más, tú o la ciega grande',
        consigna:
          'Para cada texto del ejemplo y de las ideas, anota qué rango se beneficia y con qué manos concretas. Cierra respondiendo las preguntas sin mirar.',
      },
    ],
    ejercicios: [
      {
        titulo: 'descripción completa en una línea',
        consigna:
          'En las posiciones de abajo escribe una línea por mesa: palos, conexión, altura, pareja y mejor mano posible. Solo después decide la acción.',
      },
      {
        titulo: 'contar escaleras y sets a mano',
        consigna:
          'Antes de responder cada mano de abajo, lista las escaleras hechas con sus dos cartas y los combos de set. Vale si tu lista coincide con la que puedas reconstruir carta por carta.',
      },
      {
        titulo: 'cambia una carta',
        consigna:
          'Resuelve las manos de abajo y luego sustituye una sola carta del flop para que tu decisión se invierta. Explica qué rasgo cambió.',
      },
      {
        titulo: 'desde el otro asiento',
        consigna:
          'Toma las manos de abajo y responde primero como el rival: qué manos suyas adoran ese flop. Con esa lista, decide tu jugada.',
      },
      {
        titulo: 'tamaño antes que cartas',
        consigna:
          'Tapa tus dos cartas en las manos de abajo y elige el tamaño de apuesta solo por la mesa; destápalas y di si lo mantienes.',
      },
      {
        titulo: 'turns que rompen la mesa',
        consigna:
          'Para cada mesa de abajo cuenta cuántas cartas del turn cambian la mejor mano posible y clasifícala en estática o dinámica.',
      },
      {
        titulo: 'con reloj y en voz alta',
        consigna:
          'Di en voz alta los cuatro rasgos de las {n} mesas de abajo, una tras otra, con reloj. Anota cuál olvidaste más veces.',
      },
      {
        titulo: 'emparejar mesas hermanas',
        consigna:
          'Busca para cada mesa de abajo otra, inventada por ti, de la misma familia y otra casi igual que pida lo contrario. Escribe la diferencia en una frase.',
      },
    ],
    test: [
      {
        titulo: 'examen de clasificación',
        consigna:
          'Responde las {n} manos de abajo sin notas: textura, mejor mano posible y acción. Cuenta como acierto solo si las tres coinciden.',
      },
      {
        titulo: 'examen con la mesa un instante',
        consigna:
          'Mira cada mesa de abajo una vez, tápala y escribe de memoria palos, conexión, altura y pareja. Destapa y corrige las {n}.',
      },
      {
        titulo: 'examen de cuentas de textura',
        consigna:
          'En las {n} manos de abajo da primero el número (combos, probabilidad o equity) y después la decisión. Corrige ambas cosas.',
      },
      {
        titulo: 'examen mezclado de familias',
        consigna:
          'Ordena las {n} mesas de abajo de más favorable a más peligrosa para el que abrió y luego resuélvelas. Falla una si tu orden contradice tu respuesta.',
      },
    ],
    jugar: [
      {
        titulo: 'leer la mesa antes que tu mano',
        consigna:
          'Juega {min} minutos en tu plataforma o club habitual nombrando la textura de cada flop antes de mirar tus cartas. Marca las manos en que se te olvidó.',
      },
      {
        titulo: 'tamaño según familia',
        consigna:
          'Durante {min} minutos usa solo dos tamaños de c-bet: un tercio en mesas secas y dos tercios en mojadas. Anota cada excepción y su motivo.',
      },
      {
        titulo: 'apuntar la mejor mano posible',
        consigna:
          'Juega {min} minutos y, en cada bote que veas hasta el river aunque no estés, di la mejor mano posible en cada calle.',
      },
    ],
    analizar: [
      {
        titulo: 'tabla de tus flops recientes',
        consigna:
          'Clasifica {n} flops de tus últimas sesiones por familia y anota al lado tu tamaño. Busca dos flops de la misma familia jugados distinto sin razón.',
      },
      {
        titulo: 'el flop que leíste mal',
        consigna:
          'Elige {n} manos perdidas grandes y comprueba si habías visto la mejor mano posible. Escribe la textura correcta y la acción que pedía.',
      },
      {
        titulo: 'quién mandaba en esa mesa',
        consigna: 'En {n} manos jugadas, escribe qué rango salía favorecido por el flop y si tu línea lo respetó.',
      },
    ],
  },
};
