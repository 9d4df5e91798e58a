import type { PokerTopic } from '../../poker-topic.ts';

export const pkPosValor: PokerTopic = {
  id: 'pk-pos-valor',
  titulo: 'Apuesta por valor',
  area: 'POS',
  nivelMin: 0,
  nivelMax: 5,
  prerequisitos: ['pk-fun-tamanos'],
  minutosEtapa: 290,
  importancia: 'esencial',
  terminos: [
    'apuesta por valor',
    'apuestas por valor',
    'apostar por valor',
    'value bet',
    'value bets',
    'valuebet',
    'sacar valor',
    'extraer valor',
    'valor fino',
    'thin value',
    'valor delgado',
    'cobrar mis manos',
    'cobrar las manos buenas',
    'no saco valor',
    'pierdo valor',
    'maximizar ganancias',
    'apostar mis manos fuertes',
    'slowplay',
    'jugar lento',
    'que me paguen',
    'tres calles de valor',
  ],
  ideas: [
    'Una apuesta es por valor cuando, de las manos que la pagan, más de la mitad son peores que la tuya; no basta con que tu mano sea «probablemente la mejor».',
    'Antes de apostar nombra tres manos peores que pagan. Si no encuentras tres, la apuesta no es por valor aunque tengas trío.',
    'El tamaño se elige por elasticidad: si el rival paga igual 10 que 7, apuesta 10; si con el doble paga menos de la mitad de las veces, la pequeña gana más.',
    'El dinero se construye por calles: 5,5 bb que reciben tres apuestas de dos tercios terminan en un bote de unas 70 bb; si esperas al river, ninguna apuesta normal lo recupera.',
    'Jugar lento solo compensa cuando la mesa es muy seca, tu mano deja fuera de la baraja casi todo lo que pagaría y el rival apuesta si le pasas.',
  ],
  etapas: [
    {
      nivel: 0,
      enfoque:
        'Con una mano buena apuesta tú: si pasas, el bote no crece solo. Antes de poner fichas di al menos una mano peor que te pagaría; si solo se te ocurren mejores, pasa.',
      idea: 'Apostar por valor es querer que te paguen. Con una pareja de ases y mesa tranquila te pagan ases con peor acompañante y parejas menores: apuesta entre la mitad y dos tercios del bote y vuelve a preguntarte lo mismo en la carta siguiente.',
    },
    {
      nivel: 1,
      enfoque:
        'Apuesta tus manos buenas, tres calles y sin disfraces: contra rivales que pagan mucho, pasar una pareja alta con buena carta de acompañamiento es perder dinero.',
      idea: 'En micro el plan básico rinde más que el ingenio: pareja alta con buen kicker o mejor, apuesta flop y turn siempre que puedas nombrar tres manos peores que pagan.',
    },
    {
      nivel: 2,
      enfoque:
        'Planea las tres calles desde el flop: cuántas apuestas quiere tu mano (una, dos o tres) y qué tamaño permite llegar al river con el dinero justo.',
      idea: 'Pareja alta con kicker flojo suele valer dos calles; doble pareja o mejor, tres. Decide el número antes de la primera ficha.',
    },
    {
      nivel: 3,
      enfoque:
        'Empieza el valor fino: apuesta en el river manos que ganan algo más de la mitad de las veces que las pagan, contando combos que pagan.',
      idea: 'Con posición, si pasas no arriesgas nada más: la apuesta necesita ganar más del 50 % cuando la pagan. Fuera de posición compites además contra el farol que él haría si pasas.',
    },
    {
      nivel: 4,
      enfoque:
        'Ajusta el tamaño al techo del rango rival: si está limitado (sin nueces), tu doble pareja puede apostar más que el bote; si no lo está, reduce.',
      idea: 'El tamaño de valor lo fija la mejor mano que él puede tener, no la que tú tienes: contra rango tapado se cobra más caro.',
    },
    {
      nivel: 5,
      enfoque:
        'Busca el valor marginal que otros dejan: apuestas de un quinto del bote en el river, valor con bloqueadores a sus resubidas y combos por tamaño bien repartidos.',
      idea: 'El umbral sube si te pueden resubir de farol: cada vez que abandonas la mejor mano ante una resubida pagas el bote entero, y ese coste se resta del valor fino.',
    },
  ],
  errorTipico:
    'Apostar «para saber dónde estoy» o por miedo a los proyectos en el river, cuando ya no hay cartas por venir: solo pagan manos mejores. El error gemelo es pasar un set en la mesa mojada para «atrapar» y cobrar una calle en vez de tres.',
  preguntas: [
    {
      pregunta: '¿Qué te preguntas antes de apostar una mano buena?',
      respuesta:
        'Qué manos peores me pagan esta cantidad. Si puedo nombrar varias, apuesto; si solo pagarían manos mejores, paso.',
    },
    {
      pregunta: '¿Cuál es la definición exacta de apuesta por valor en el river con posición?',
      respuesta:
        'Que ganes más del 50 % de las veces en que te pagan (si no hay resubidas de farol). Da igual la frecuencia con que tengas la mejor mano en general: cuentan solo las manos que pagan.',
    },
    {
      pregunta: 'El rival paga 8 el 40 % de las veces y 14 el 25 %; siempre ganas. ¿Qué tamaño eliges?',
      respuesta:
        '8 × 0,40 = 3,2 contra 14 × 0,25 = 3,5: la grande, por poco. Se compara tamaño por frecuencia de pago.',
    },
    {
      pregunta: '¿Cuándo es razonable jugar lento un trío?',
      respuesta:
        'Mesa sin proyectos, tú bloqueas casi todas las parejas altas que pagarían, y el rival apuesta de farol o con manos medias si pasas. Si falta una de las tres condiciones, apuesta.',
    },
    {
      pregunta: '¿Qué cambia al apostar valor fino fuera de posición?',
      respuesta:
        'Pasar también gana algo: el rival puede apostar faroles o manos peores que tú pagas. La apuesta debe ganar más que ese «pasar y pagar», no más que cero.',
    },
    {
      pregunta: 'El bote es 6 bb y quedan 94 bb. ¿A cuánto llega con tres apuestas del 75 % pagadas?',
      respuesta:
        'Cada calle multiplica el bote por 2,5: 6 → 15 → 37,5 → 93,75 bb. Habrás puesto unas 43,9 bb de tu stack.',
    },
  ],
  criterio: {
    texto: 'En {aciertos} de {de} manos eliges apostar o pasar bien y nombras tres manos peores que pagan',
    aciertos: 8,
    de: 10,
    unidad: 'manos',
  },
  foco: 'Antes de cada apuesta con mano hecha nombra tres manos peores que pagan ese tamaño; si no hay tres, pasa.',
  revision:
    '¿Dejé de apostar una calle con una mano que tenía tres peores que pagaban, o aposté una que solo pagaban mejores?',
  ejemplo: {
    niveles: [0, 5],
    mano: 'Ad Qc',
    mesa: 'Qh 8s 3d 5c 2h',
    situacion:
      'NL10, 6-max, 100 bb. Abres a $0,30 en CO, paga la ciega grande. Apostaste flop ($0,40 en $0,65) y turn ($0,95 en $1,45); en el river el bote es $3,35 y te pasa. Le quedan $8,35.',
    pregunta:
      'Su rango de pago: K-Q, Q-J y Q-T (dama con peor carta), y 8-5 del mismo palo y 33 como manos mejores. ¿Apuestas $2,00?',
    respuesta:
      'Cuenta combos (maneras de tener esas dos cartas). Hay una dama en la mesa y otra en tu mano: quedan 2. K-Q: 2 damas por 4 reyes, 8 combos; Q-J: 8 combos; Q-T: 8 combos: 24 peores. Mejores: 8-5 del mismo palo, con un ocho y un cinco ya vistos (8♠ y 5♣), 2 combos; 33: 3 combos; total 5. Ganas 24 de 29 = 82,8 % de las veces que pagan: es valor claro. Por cada pago ganas de media 0,828 × 2 − 0,172 × 2 = $1,31 más que pasando. Nombra tres que pagan: K-Q, Q-J, Q-T.',
    calculos: [
      { da: '8 combos; Q-J', tipo: 'combos', mano: 'KQ', muertas: 'Qh Qc' },
      { da: '2 combos', tipo: 'combos', mano: '85s', muertas: '8s 5c' },
      { da: '82,8 %', tipo: 'cuenta', expresion: '100*24/29' },
      { da: '$1,31', tipo: 'cuenta', expresion: '2*24/29-2*5/29' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [0, 0],
      mano: 'As Qd',
      mesa: 'Ac 8d 3h',
      situacion: 'Mesa con fichas sin valor, ciegas 10/20. Subiste a 60, pagó un rival y el bote es de 130. Él pasa.',
      pregunta: '¿Apuestas? Nombra manos peores que te pagarían.',
      respuesta:
        'Sí. Te pagan A-J y A-10: quedan dos ases y cuatro cartas de cada una, 2 × 4 = 8 maneras de cada, 16 en total, y también muchos ochos y parejas. Mejores que la tuya, poco más que A-K: 8 maneras. Hay muchas más peores que mejores: apuesta dos tercios del bote, cerca de 87. Si paga, en la carta siguiente haz la misma pregunta. Si pasas las tres veces, el bote se queda en 130 con una mano que quería más.',
      calculos: [
        { tipo: 'cuenta', expresion: '2*4', da: '8' },
        { tipo: 'cuenta', expresion: '8+8', da: '16' },
        { tipo: 'cuenta', expresion: '130*2/3', da: '87' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'As Jc',
      mesa: 'Jd 8c 4h 3s 2d',
      situacion:
        'NL2000, 6-max, 100 bb. Abriste en el botón, pagó la ciega grande, que habría resubido antes sus dobles parejas y tríos casi siempre. Apostaste flop y turn. River: bote 24 bb, te pasa con unos 70 combos. A 8 bb la pagan 40 peores y 6 mejores (que resuben, junto con 3 faroles); a 30 bb, 18 peores y 6 mejores.',
      pregunta: '¿Qué tamaño gana más con la pareja alta máxima?',
      respuesta:
        'A 8 bb: 40 × 8 − 6 × 8 = 272, y si abandonas ante la resubida pierdes además el bote en los 3 faroles: 3 × (24 + 8) = 96. Total por combo: (272 − 96) ÷ 70 = +2,51 bb. A 30 bb: (18 − 6) × 30 ÷ 70 = +5,14 bb, y casi nadie resube. Apuesta 30: su rango está limitado y el tamaño lo fija lo mejor que puede tener. Gana 75 % de las veces que la pagan. Si pudiera tener todos sus tríos, 9 combos más de pago, daría (18 − 15) × 30 ÷ 70 = +1,29 bb y volverías al tamaño pequeño.',
      calculos: [
        { tipo: 'cuenta', expresion: '(40*8-6*8-3*32)/70', da: '+2,51 bb' },
        { tipo: 'cuenta', expresion: '(18-6)*30/70', da: '+5,14 bb' },
        { tipo: 'cuenta', expresion: '100*18/24', da: '75 %' },
        { tipo: 'cuenta', expresion: '(18-15)*30/70', da: '+1,29 bb' },
      ],
    },
  ],
  spots: [
    {
      niveles: [0, 2],
      mano: 'Ah Kc',
      mesa: 'Kd 9s 4c',
      situacion:
        'NL5, 6-max, todos con $5. Abres a $0,15 en MP y pagan el botón y la ciega grande, ambos pagadores frecuentes. Bote: $0,47. La ciega grande pasa.',
      pregunta:
        '¿Apuestas? ¿Cuánto, y a cuánto llega el bote si un rival paga flop y turn con apuestas de dos tercios?',
      respuesta:
        'Apuesta. Peores que pagan: K-Q, K-J, nueves, J-T, Q-J. Dos tercios de $0,47 es $0,31. Si paga uno, bote $1,09 en el turn; otra de dos tercios, $0,73, deja un bote de $2,55 para el river con unos $3,81 detrás: una apuesta final normal mete casi todo. Pasar «para atrapar» a dos pagadores pierde la calle más fácil de cobrar.',
      calculos: [
        { da: '$1,09', tipo: 'cuenta', expresion: '0.47+2*0.31' },
        { da: '$2,55', tipo: 'cuenta', expresion: '1.09+2*0.73' },
      ],
    },
    {
      niveles: [1, 2],
      mano: 'Js Jd',
      mesa: 'Jc 7h 6h',
      situacion: 'NL10, 6-max, 100 bb. Subes a $0,40 contra un limper, que paga solo. Bote: $0,95. Pasa el limper.',
      pregunta: '¿Juegas lento tu trío? Calcula tu equity contra 9♥8♥ y lo que arriesgas dando carta gratis.',
      respuesta:
        'No. Contra 9♥ 8♥ (color y escalera abierta) tu trío tiene 58 %: ganas más veces, pero una carta gratis le regala su equity. Un limper paga con sietes, seises, J-x y cualquier proyecto. Apuesta $0,75 en $0,95: al proyecto le pides 30,6 % por calle y a las parejas les cobras de verdad.',
      calculos: [
        { da: '58 %', tipo: 'equity', mano: 'Js Jd', rivales: ['9h 8h'], mesa: 'Jc 7h 6h' },
        { da: '30,6 %', tipo: 'potOdds', bote: 0.95, apuesta: 0.75 },
      ],
    },
    {
      niveles: [1, 3],
      mano: 'As Td',
      mesa: 'Ac 8d 3s 9c Kh',
      situacion:
        'NL25, 6-max, 100 bb. Abres a 2,5 bb en el botón, paga la ciega grande (pasiva). Apostaste 2 en el flop y 6 en el turn, pagó. Bote: 21,5 bb. Pasa el river.',
      pregunta:
        'Si paga una apuesta de 7 bb con A-7, A-6, A-5, A-4 y A-2 (y nunca con 8-x), y tiene también A-9, A-8 y A-3 como manos mejores, ¿es valor?',
      respuesta:
        'Quedan 2 ases. A-7, A-6, A-5, A-4 y A-2: 2 × 4 = 8 combos cada uno, 40 peores. A-9, A-8 y A-3: 2 × 3 = 6 cada uno, 18 mejores (A-J o más habría hecho 3-bet y los tríos habrían resubido antes). Ganas 40 de 58 = 69,0 %: más del 50 %, es valor fino y se apuesta. Con 7 bb ganas de media 2,7 bb cada vez que paga. Si solo pagara con A-7 y A-6, serían 16 peores contra 18 mejores: pasarías.',
      calculos: [
        { da: '69,0 %', tipo: 'cuenta', expresion: '100*40/58' },
        { da: '2,7 bb', tipo: 'cuenta', expresion: '7*40/58-7*18/58' },
      ],
    },
    {
      niveles: [2, 3],
      mano: '7s 7c',
      mesa: 'Kd 7d 2s 4h 9c',
      situacion:
        'Torneo, 60 bb efectivas, ante de 1 bb en total. Pagas en la ciega grande una apertura de 2,2 bb del botón. Bote: 5,9 bb. Pasas, apuesta 2 bb, pagas: bote 9,9 bb. En el turn (4♥) pasa él después de que tú pasas; river 9♣, hablas tú con 55,8 bb detrás.',
      pregunta:
        '¿Apuestas medio bote o un 120 %? Él paga medio bote con reyes, ases altos escasos y nueves (40 % de su rango) y el 120 % solo con reyes (22 %).',
      respuesta:
        'Ganas casi siempre que paga, así que compara tamaño por frecuencia. Medio bote: 4,95 × 0,40 = 1,98 bb. 120 %: 11,88 × 0,22 = 2,61 bb. La grande gana más aunque le paguen casi la mitad de veces: tu mano quiere enfrentarse a los reyes que pasaron el turn. La lección es la cuenta, no el tamaño.',
      calculos: [
        { da: '1,98 bb', tipo: 'cuenta', expresion: '4.95*0.4' },
        { da: '2,61 bb', tipo: 'cuenta', expresion: '9.9*1.2*0.22' },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Qd Jd',
      mesa: 'Qs 9c 4h 4s 2d',
      situacion:
        'NL100, 6-max, 100 bb. Abres a 2,5 bb en CO, paga la ciega grande. Flop: apuestas 1,8 y paga. Turn: ambos pasan. Bote 9,1 bb. River: te pasa.',
      pregunta:
        'Contra un pago con Q-T (8 combos), 9-8 y T-9 del mismo palo (6 combos), JJ y TT (9 combos, tras tu bloqueo) y A-9 del mismo palo (3), frente a A-Q, K-Q que no subieron antes (12 combos) y 4-x (6 combos), ¿apuestas 6 bb?',
      respuesta:
        'Peores: 8 + 6 + 9 + 3 = 26. Mejores: 12 + 6 = 18. Ganas 59,1 % cuando pagan: más de la mitad, apuesta. Ganancia por pago: 6 × (26 − 18)/44 = 1,1 bb. Tras el turn pasado él te da menos crédito, por eso paga nueves y parejas medias. Con un tamaño de 12 bb perderías los nueves y las parejas: quedarían 8 peores contra 18 mejores, y sería un error.',
      calculos: [
        { da: '59,1 %', tipo: 'cuenta', expresion: '100*26/44' },
        { da: '1,1 bb', tipo: 'cuenta', expresion: '6*(26-18)/44' },
      ],
    },
    {
      niveles: [3, 5],
      mano: 'Ah Ad',
      mesa: 'Tc 7s 3h Jd 2c',
      situacion:
        'NL200, 6-max, 100 bb, bote con 3-bet. Resubiste a 11 bb desde la ciega pequeña contra CO (2,5 bb), que paga. Bote: 23 bb. Apostaste 8 y 24; bote 87 bb, le quedan 57 bb.',
      pregunta:
        '¿All-in de 57 en 87? Paga con QQ (6 combos), A-J del mismo palo (2), K-J del mismo palo (3), JJ (3), TT (3), J-T del mismo palo (2) y 98 del mismo palo (4). ¿Es valor?',
      respuesta:
        'Peores: QQ 6, A-J 2, K-J 3 = 11. Mejores: JJ 3, TT 3, J-T 2 y 9-8 (escalera 7-8-9-T-J) 4 = 12. Ganas 47,8 % cuando paga: por debajo del 50 %, así que el all-in no se sostiene solo por valor contra ese rango. Pasar y pagar su apuesta si también la hace de farol es mejor; si sabes que paga además con todos los T-x y J-x (20 combos más), pasas a ganar 31 de 43 y apuestas sin dudar. El overpar no es valor automático: lo decide la lista.',
      calculos: [{ da: '47,8 %', tipo: 'cuenta', expresion: '100*11/23' }],
    },
    {
      niveles: [4, 5],
      mano: 'Kh Jc',
      mesa: 'Ks 8d 5c 5h 3s',
      situacion:
        'NL500, 6-max, 100 bb. Abres en el botón a 2,5 bb, defiende la ciega grande. Flop: 1,8 y paga. Turn: pasan ambos. Bote 9,1 bb. Te pasa.',
      pregunta:
        'Estimas que paga 3 bb (un tercio) con el 55 % de su rango y ganas el 68 % de los pagos; y que paga 9 bb con el 25 % y ganas el 52 %. ¿Qué tamaño?',
      respuesta:
        'Valor añadido frente a pasar: un tercio, 0,55 × 3 × (0,68 − 0,32) = 0,59 bb. Bote entero: 0,25 × 9 × (0,52 − 0,48) = 0,09 bb. El tercio gana seis veces más: tu rey con carta media quiere que paguen ochos y parejas bajas. La grande solo tiene sentido con K-8, 55, 88 y con los faroles que las acompañan.',
      calculos: [
        { da: '0,59 bb', tipo: 'cuenta', expresion: '0.55*3*(0.68-0.32)' },
        { da: '0,09 bb', tipo: 'cuenta', expresion: '0.25*9*(0.52-0.48)' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Ac Kd',
      mesa: 'Kc 9h 6s 4d 2s',
      situacion:
        'NL1000, 6-max, 100 bb. Abres en MP a 2,3 bb, paga la ciega grande. Apostaste y pagó flop (3,5) y turn (9). Bote: 30,1 bb. River: te pasa. Apuestas 15 bb y el rival, agresivo, resube de farol el 10 % de las veces que no abandona.',
      pregunta:
        'De 100 veces que no abandona: 90 paga (ganas 63), 10 resube y abandonas (6 de ellas eran faroles). ¿Sigue siendo rentable apostar frente a pasar?',
      respuesta:
        'Frente a pasar cuentas solo lo que cambia. Pagos: 63 × 15 − 27 × 15 = +540 bb. Resubidas: pierdes 15 en las 10 (−150) y además renuncias al bote de 30,1 en las 6 que ganabas al pasar (−180,6). Total: 540 − 150 − 180,6 = 209,4 bb por cada 100: 2,1 bb por vez, aún rentable. Si las resubidas fueran el 20 % con la misma proporción de faroles, el margen casi desaparecería: ése es el coste real del valor fino.',
      calculos: [
        { da: '209,4 bb', tipo: 'cuenta', expresion: '63*15-27*15-10*15-6*30.1' },
        { da: '2,1 bb', tipo: 'cuenta', expresion: '209.4/100' },
      ],
    },
    {
      niveles: [0, 1],
      mano: 'As Kd',
      mesa: 'Ac 9h 4s',
      situacion:
        'NL2 (ciegas $0,01/$0,02), todos con $2. Subiste a $0,06 en el botón y pagó la ciega grande. Bote: $0,13. Te pasa.',
      pregunta: '¿Apuestas? ¿Cuánto y quién paga con algo peor?',
      respuesta:
        'Apuesta dos tercios del bote, unos $0,09. Te pagan peor A-Q, A-J, A-10 y casi cualquier otro as, los nueves y parejas como 10-10. Si pagan, el bote pasa a 0,13 + 0,09 + 0,09 = $0,31: así se hace grande un bote que vas ganando. Si pasas, no crece.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.13 * 2 / 3', da: '$0,09' },
        { tipo: 'cuenta', expresion: '0.13 + 0.09 + 0.09', da: '$0,31' },
      ],
    },
    {
      niveles: [0, 1],
      mano: 'Ks Kd',
      mesa: 'Th 7h 4h 2c Jh',
      situacion: 'NL2, river. Hay cuatro corazones en la mesa y tú no tienes ninguno. Bote: $0,40. El rival pasa.',
      pregunta: '¿Apuestas tu pareja de reyes?',
      respuesta:
        'Pasa y enseña. Con un solo corazón el rival ya te gana: quedan 9 corazones en 45 cartas, y dos cartas cualesquiera traen al menos uno el 36,4 % de las veces. Las manos peores (una jota, un diez) casi no pagan con esa mesa; quien paga suele tener color. Una pareja alta no se apuesta por costumbre.',
      calculos: [
        { tipo: 'cuenta', expresion: '13 - 4', da: '9 corazones' },
        { tipo: 'cuenta', expresion: '100 * (1 - 36 * 35 / (45 * 44))', da: '36,4 %' },
      ],
    },
    {
      niveles: [0, 1],
      mano: '8c 8d',
      mesa: 'Kd 8h 3s 5c',
      situacion:
        'NL2, turn. Tienes trío y el rival, que paga casi todo, pasa. Bote: $0,40; a cada uno le queda $1,50. Crees que paga $0,10 nueve de cada diez veces y $0,30 seis de cada diez.',
      pregunta: '¿Apuestas $0,10, apuestas $0,30 o pasas para esconder la mano?',
      respuesta:
        'Apuesta $0,30. Ganas casi siempre que te paga, así que compara: la chica suma 0,9 × 0,10 = $0,09 de media y la grande 0,6 × 0,30 = $0,18. Pasar suma $0. Contra quien paga, la mano escondida no gana nada: gana la mano apostada.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.9 * 0.1', da: '$0,09' },
        { tipo: 'cuenta', expresion: '0.6 * 0.3', da: '$0,18' },
      ],
    },
    {
      niveles: [0, 1],
      mano: 'Ah Qd',
      mesa: 'Qs 8c 4d 4s 2h',
      situacion:
        'NL2, river. Apostaste flop y turn y te pagaron. Bote: $0,50. El rival pasa. De cada diez veces calculas que paga cinco una apuesta de $0,30, y de esas cinco ganas cuatro.',
      pregunta: '¿Apuestas $0,30 o pasas por si acaso?',
      respuesta:
        'Apuesta. En diez veces: cuatro pagos que ganas, +$1,20, y uno que pierdes, −$0,30. Son $0,90 cada diez veces, $0,09 por mano más que pasando. Pasar «por si acaso» regala ese dinero; las manos peores que pagan son K-Q, Q-J, Q-10 y parejas como 9-9.',
      calculos: [
        { tipo: 'cuenta', expresion: '4 * 0.3', da: '$1,20' },
        { tipo: 'cuenta', expresion: '4 * 0.3 - 0.3', da: '$0,90' },
        { tipo: 'cuenta', expresion: '0.9 / 10', da: '$0,09' },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'Kh Tc',
      mesa: 'Kd 9s 5c 5h 2d',
      situacion:
        'NL50, 100 bb. Abriste en el CO y pagó la ciega grande. Apostaste 1,8 en el flop, el turn quedó pasado. River: bote 9,1 bb y te pasa.',
      pregunta: '¿Apuestas 5 bb? Pagan K-8, K-7 y K-6 del mismo palo, nueves y 8-8; ganan K-Q, K-J y algún cinco.',
      respuesta:
        'Peores: K-8s, K-7s y K-6s (2 combos cada uno, 6), nueves (unos 14) y 8-8 (6): 26. Mejores: K-Q y K-J (8 cada uno, pero la mitad habría apostado antes: 8) y cincos (4): 12. Ganas 26 de 38 = 68,4 % de los pagos: apuesta. Ganancia por pago: 0,684 × 5 − 0,316 × 5 = +1,84 bb. Ante una resubida, retírate: aquí casi nadie la hace de farol.',
      calculos: [
        { tipo: 'cuenta', expresion: '3*2', da: '6' },
        { tipo: 'cuenta', expresion: '6+14+6', da: '26' },
        { tipo: 'cuenta', expresion: '8+4', da: '12' },
        { tipo: 'cuenta', expresion: '100*26/38', da: '68,4 %' },
        { tipo: 'cuenta', expresion: '0.684*5-0.316*5', da: '+1,84 bb' },
      ],
    },
    {
      niveles: [4, 5],
      mano: '9c 9d',
      mesa: 'Ah 9s 4s 4h 7c',
      situacion:
        'NL1000, 100 bb. Abriste en el botón, pagó la ciega grande. Apostaste un tercio y tres cuartos. River: bote 23 bb, quedan 86 y te pasa. All-in (3,7 botes) lo paga el 14 % de su rango; 30 bb, el 36 %. Con full ganas el 96 % de los pagos.',
      pregunta: '¿Qué tamaño rinde más?',
      respuesta:
        'All-in: 0,14 × (0,96 × 86 − 0,04 × 86) = 11,08 bb. 30 bb: 0,36 × (0,96 × 30 − 0,04 × 30) = 9,94 bb. Gana el all-in por poco con estos números; con 12 % de pagos, 9,49 bb, ya pierde. La diferencia es menor que tu error al estimar: decide por qué faroles acompañan cada tamaño (para el all-in necesitas bloqueadores de A-4 y 4-x) y por cuánto te han visto.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.14*(0.96*86-0.04*86)', da: '11,08 bb' },
        { tipo: 'cuenta', expresion: '0.36*0.92*30', da: '9,94 bb' },
        { tipo: 'cuenta', expresion: '0.12*0.92*86', da: '9,49 bb' },
      ],
    },
    {
      niveles: [5, 5],
      mano: 'Qs Js',
      mesa: 'Qh 8d 5c 3h 2s',
      situacion:
        'NL5000, river en posición, bote 18 bb, te pasan. Con 3,6 bb (un quinto) pagan 30 combos peores y 16 mejores; de esos 16, 6 resuben, y también resuben de farol 2. Con 9 bb pagan 14 peores y 14 mejores.',
      pregunta: '¿Qué tamaño y cuánto cuesta la resubida de farol?',
      respuesta:
        'Con 9 bb no ganas nada: (14 − 14) × 9 = 0 bb. Con 3,6: (30 − 16) × 3,6 = 50,4 bb y restas los 2 faroles ante los que abandonas, 2 × (18 + 3,6) = 43,2 bb: quedan 7,2 bb. Apuesta un quinto, pero por muy poco: con 3 faroles de resubida ya sería mejor pasar. El valor fino vive de que el rival no te castigue.',
      calculos: [
        { tipo: 'cuenta', expresion: '(14-14)*9', da: '0 bb' },
        { tipo: 'cuenta', expresion: '(30-16)*3.6', da: '50,4 bb' },
        { tipo: 'cuenta', expresion: '2*21.6', da: '43,2 bb' },
        { tipo: 'cuenta', expresion: '(30-16)*3.6-2*21.6', da: '7,2 bb' },
      ],
    },
    {
      niveles: [0, 1],
      mano: 'Jd Jc',
      mesa: 'Js 8h 3c Kd',
      situacion: 'NL2, turn. Tienes trío de jotas. Bote $0,30. El rival apuesta $0,15.',
      pregunta: '¿Pagas o subes? ¿Cuánto?',
      respuesta:
        'Sube a tres veces su apuesta: 3 × 0,15 = $0,45. Tiene algo que le gusta (un rey, un ocho, una jota) y casi todo lo que paga es peor. Si solo pagas, el bote será $0,60; si subes y paga, $1,20: el doble, y aún falta el river. Mejor que tú solo hay tres reyes, K-K: 3 maneras de tenerlos.',
      calculos: [
        { tipo: 'cuenta', expresion: '3*0.15', da: '$0,45' },
        { tipo: 'cuenta', expresion: '0.3+0.15+0.15', da: '$0,60' },
        { tipo: 'cuenta', expresion: '0.3+0.45+0.45', da: '$1,20' },
        { tipo: 'combos', mano: 'KK', muertas: 'Kd', da: '3' },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'Qc Qh',
      mesa: 'Jd 8s 4c 4h',
      situacion:
        'NL25, 100 bb. Hiciste 3-bet a 9 bb en el botón y pagó el CO. Bote 19,5. Apostaste 7 y pagó. Turn: bote 33,5, quedan 84; te pasa.',
      pregunta: '¿Cuántas calles más quiere Q-Q y con qué tamaños?',
      respuesta:
        'Dos. Te pagan A-J, K-J y Q-J, 10-10, 9-9; te ganan J-J, 8-8 y K-K que no subió. Turn: 20 (bote 73,5), y quedan 64 para el river, 87 % del bote: all-in natural. SPR en el turn: 2,5. Pasar «para controlar» con SPR 2,5 y sobrepareja regala una calle entera; frena solo si cae un as o un rey y te apuestan.',
      calculos: [
        { tipo: 'cuenta', expresion: '33.5+40', da: '73,5' },
        { tipo: 'cuenta', expresion: '100*64/73.5', da: '87 %' },
        { tipo: 'spr', stack: 84, bote: 33.5, da: '2,5' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Ac 9c',
      mesa: 'As 9h 6d 2s 3c',
      situacion:
        'NL2000, 100 bb. Ciega grande contra botón; check-raise en el flop y apuesta de tres cuartos en el turn, pagadas. River: bote 60 bb, quedan 68. All-in lo paga el 38 % de su rango y ganas el 86 %; 30 bb, el 55 % y ganas el 90 %.',
      pregunta: '¿Qué tamaño?',
      respuesta:
        'All-in: 0,38 × (0,86 − 0,14) × 68 = 18,60 bb. 30 bb: 0,55 × (0,90 − 0,10) × 30 = 13,20 bb. All-in. Con 68 en 60 caben 68 ÷ 196 = 35 % de faroles: acompaña con picas y 8-7 fallados. Si tu rango de check-raise ya no tiene faroles al llegar aquí, él abandonará más de lo que calculas y el tamaño medio vuelve a competir.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.38*0.72*68', da: '18,60 bb' },
        { tipo: 'cuenta', expresion: '0.55*0.8*30', da: '13,20 bb' },
        { tipo: 'cuenta', expresion: '100*68/196', da: '35 %' },
      ],
    },
  ],
  variantes: {
    teoria: [
      {
        titulo: 'la regla de las tres manos peores',
        consigna:
          'Lee las ideas y escribe la regla con tus palabras; luego inventa un trío que no se apuesta y una pareja media que sí, y justifica cada uno con tres manos concretas.',
      },
      {
        titulo: 'tamaño por frecuencia',
        consigna:
          'Haz una tabla con cuatro tamaños (un tercio, dos tercios, bote, doble del bote) y la frecuencia de pago que iguala a la de un tercio al 60 %. Comprueba el ejemplo resuelto con tu tabla.',
      },
      {
        titulo: 'plan de tres calles',
        consigna:
          'Calcula a cuánto llega un bote de 6 bb con tres apuestas de un tercio, de dos tercios y de bote entero. Decide qué manos tuyas merecen cada escalera y responde las preguntas.',
      },
    ],
    ejercicios: [
      {
        titulo: 'nombra tres y apuesta',
        consigna:
          'En las manos de abajo escribe tres manos peores que pagan antes de elegir acción. Si no llegas a tres, escribe «paso» y sigue.',
      },
      {
        titulo: 'contar combos que pagan',
        consigna:
          'Resuelve las manos de abajo con dos columnas, peores y mejores, en combos. La respuesta es el porcentaje, y la acción se deduce de él.',
      },
      {
        titulo: 'subasta de tamaños',
        consigna:
          'Para cada mano de abajo propón tres tamaños, estima la frecuencia de pago de cada uno y multiplica. Quédate con el mayor producto y compáralo con la solución.',
      },
      {
        titulo: 'la carta que te hace pasar',
        consigna:
          'Resuelve las manos de abajo y di qué river convertiría tu apuesta en pase, con las manos que dejarían de pagar.',
      },
      {
        titulo: 'una, dos o tres calles',
        consigna:
          'Antes de leer la pregunta de cada mano de abajo decide cuántas apuestas quiere tu mano desde el flop. Después comprueba si la acción elegida cumple ese plan.',
      },
      {
        titulo: 'abogado del rival',
        consigna:
          'En las manos de abajo defiende por escrito que el rival debe abandonar. Si tu defensa convence, tu apuesta no era por valor.',
      },
      {
        titulo: 'contra nit y contra pagador',
        consigna:
          'Resuelve cada mano de abajo dos veces: contra quien paga poco y contra quien paga todo. Anota en cuáles cambia la acción y en cuáles solo el tamaño.',
      },
      {
        titulo: 'caza del valor perdido',
        consigna:
          'Supón que en las {n} manos de abajo se pasó en la última calle. Calcula cuántas ciegas se dejaron en la mesa en cada una y súmalas.',
      },
    ],
    test: [
      {
        titulo: 'examen de umbral del 50 %',
        consigna:
          'En las {n} manos de abajo da el porcentaje de victorias cuando pagan y la acción. Acierto solo si ambas son correctas.',
      },
      {
        titulo: 'examen sin lápiz',
        consigna:
          'Responde las {n} manos de abajo de cabeza: tres manos peores, acción y tamaño. Corrige con los números de la solución.',
      },
      {
        titulo: 'examen de valor o no valor',
        consigna:
          'Clasifica las {n} manos de abajo en valor claro, valor fino o pase antes de calcular nada; calcula después y cuenta las que cambian de casilla.',
      },
      {
        titulo: 'examen de tamaños',
        consigna:
          'En las {n} manos de abajo elige un único tamaño y escribe la frecuencia de pago mínima que lo justifica frente a la mitad de ese tamaño.',
      },
    ],
    jugar: [
      {
        titulo: 'ninguna mano fuerte sin cobrar',
        consigna:
          'Juega {min} minutos con una regla: toda pareja alta con buen acompañamiento o mejor apuesta flop y turn si hay tres manos peores. Marca cada excepción.',
      },
      {
        titulo: 'valor fino en el river',
        consigna:
          'Durante {min} minutos busca en cada river con posición una apuesta que otros pasarían; anota qué mano pagó y si era peor.',
      },
      {
        titulo: 'tamaño según el pagador',
        consigna:
          'Juega {min} minutos separando a los rivales que se asustan de una apuesta grande de los que pagan igual, y apuesta un tercio más grande contra los segundos. Revisa los resultados de los pagos, no de los botes.',
      },
    ],
    analizar: [
      {
        titulo: 'rivers pasados con la mejor mano',
        consigna:
          'Busca en tu historial o en tus notas {n} manos en que pasaste el river y ganaste. Escribe qué manos peores habrían pagado y cuánto.',
      },
      {
        titulo: 'apuestas que solo pagó lo mejor',
        consigna:
          'Revisa {n} apuestas tuyas pagadas y perdidas; cuenta combos peores y mejores que pagaban y decide si era valor o mala suerte.',
      },
      {
        titulo: 'plan contra lo jugado',
        consigna:
          'En {n} manos con pareja alta o mejor, anota las calles que apostaste y las que pedía el plan. La diferencia es tu valor perdido.',
      },
    ],
  },
};
