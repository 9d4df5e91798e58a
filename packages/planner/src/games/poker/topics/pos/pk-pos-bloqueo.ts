import type { PokerTopic } from '../../poker-topic.ts';

export const pkPosBloqueo: PokerTopic = {
  id: 'pk-pos-bloqueo',
  titulo: 'Apuestas de bloqueo y bote pequeño en el river',
  area: 'POS',
  nivelMin: 3,
  nivelMax: 5,
  prerequisitos: ['pk-pos-river', 'pk-pos-oop'],
  minutosEtapa: 240,
  terminos: [
    'apuesta de bloqueo',
    'apuestas de bloqueo',
    'block bet',
    'block bets',
    'blocking bet',
    'blockbet',
    'apuesta bloqueadora',
    'apuesta pequeña en el river',
    'apuestas pequeñas en el river',
    'small ball',
    'bet small river',
    'apostar un cuarto en el river',
    'apostar 20 % en el river',
    'fijar el precio en el river',
    'apuesta mínima en el river',
    'responder al block bet',
    'resubir la apuesta de bloqueo',
  ],
  ideas: [
    'La apuesta de bloqueo es una apuesta de 20 a 33 % del bote, casi siempre sin posición, con manos que quieren cobrar poco y no quieren pagar mucho.',
    'Gana por dos lados: cobra a manos peores que habrían pasado detrás y cambia su apuesta grande por un pago barato. Frente a pasar, se compara con «pasar y pagar» y con «pasar y abandonar».',
    'Solo se sostiene si la acompañan algunas manos fuertes: si el bloqueo es siempre medio, el rival resube con cualquier cosa y pierdes el bote.',
    'Donde no se usa: en mesas en que el rival casi nunca apuesta detrás (pasa y cobra) o en que tu rango es claramente polar.',
    'Contra un bloqueo, la respuesta que más castiga es la resubida con valor y con faroles que bloquean las manos fuertes de ese rango; pagar todo por rutina lo hace rentable.',
  ],
  etapas: [
    {
      nivel: 3,
      enfoque:
        'Úsala con segunda pareja y parejas altas flojas contra rivales que apuestan grande cuando les pasas y no resuben de farol.',
      idea: 'Pregunta previa: si paso, ¿me apuestan una cantidad que odio pagar? Si la respuesta es sí y hay peores que pagan un cuarto, bloquea.',
    },
    {
      nivel: 4,
      enfoque:
        'Arma un rango de bloqueo con tres partes: medias, algunas fuertes que atrapan resubidas y unos pocos faroles que bloquean pagos.',
      idea: 'Por cada diez manos medias incluye dos o tres que pagarían una resubida all-in: sin ellas el bloqueo es un cheque en blanco.',
    },
    {
      nivel: 5,
      enfoque:
        'Ajusta tamaño y composición por textura y por rival, y ataca los bloqueos ajenos con resubidas calculadas.',
      idea: 'La población resube poco los bloqueos y casi nunca de farol: contra ella puedes bloquear más ancho y abandonar ante la resubida sin culpa.',
    },
  ],
  errorTipico:
    'Bloquear por miedo con manos que ya no cobran a nadie peor, o abandonar ante la resubida con la mano que elegiste precisamente para atrapar. Decide antes qué harás si te resuben.',
  preguntas: [
    {
      pregunta: '¿Con qué se compara el EV de una apuesta de bloqueo?',
      respuesta:
        'Con las dos alternativas de pasar: pagar su apuesta o abandonarla. Gana si cobra a peores lo que no habrían puesto y ahorra parte de lo que pagarías.',
    },
    {
      pregunta: '¿Qué necesita el rango de bloqueo para no ser atacado?',
      respuesta:
        'Manos que paguen una resubida: algún trío, dobles parejas o la mejor pareja. Si todo abandona, una resubida de tres veces gana casi siempre.',
    },
    {
      pregunta: 'Bloqueas 5 en bote de 20 y te resuben a 22. ¿Qué precio te dan?',
      respuesta:
        'Pagas 17 para un bote final de 64: 26,6 %. Contra rivales que resuben solo valor, abandona casi todo.',
    },
    {
      pregunta: '¿Cuándo es mejor pasar que bloquear?',
      respuesta:
        'Cuando el rival apuesta poco detrás, cuando farolea mucho y tu mano puede pagar, o cuando no hay peores que paguen ni un cuarto del bote.',
    },
  ],
  criterio: {
    texto: 'Comparas bloqueo, pase y pago y eliges bien en {aciertos} de {de} rivers',
    aciertos: 7,
    de: 10,
    unidad: 'rivers',
  },
  foco: 'Sin posición en el river, calcula las tres alternativas (bloquear, pasar-pagar, pasar-abandonar) y di antes qué harás ante una resubida.',
  revision: '¿Pagué una apuesta grande que un bloqueo habría evitado, o bloqueé donde nadie peor pagaba?',
  ejemplo: {
    niveles: [3, 5],
    mano: 'Qh Jh',
    mesa: 'Qd 7c 4s 9h 2d',
    situacion:
      'NL200, 6-max, 100 bb. Defiendes la ciega grande ante CO (2,5 bb). Flop: pasas, apuesta 1,8, pagas. Turn: pasan ambos. Bote 9,1 bb. River: hablas tú.',
    pregunta:
      '¿Bloqueo de 2,3 bb, pasar y pagar 6,5, o pasar y abandonar? Pagan el bloqueo 22 combos peores y 10 mejores; si pasas, apuesta 6,5 con los 10 mejores y 6 faroles, y los 22 peores pasan detrás.',
    respuesta:
      'Bloquear: (22 − 10) × 2,3 = 27,6 bb de más sobre el bote. Pasar y pagar: (6 − 10) × 6,5 = −26,0 bb. Pasar y abandonar: pierdes el bote que ya ganabas a los 6 faroles, −54,6 bb. El bloqueo es claramente mejor: los 22 que pasarían detrás ahora pagan y los 10 mejores cobran barato. Ante resubida abandonas: su rango que resube es casi todo valor.',
    calculos: [
      { da: '27,6 bb', tipo: 'cuenta', expresion: '(22-10)*2.3' },
      { da: '−26,0 bb', tipo: 'cuenta', expresion: '(6-10)*6.5' },
      { da: '−54,6 bb', tipo: 'cuenta', expresion: '-6*9.1' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [5, 5],
      mano: 'As 9c',
      mesa: 'Ks 9d 4h 7c 2s',
      situacion:
        'NL5000, 100 bb. En la ciega grande pagaste el flop y el turn quedó pasado. River: bote 10 bb. Puedes bloquear con 2,5. El botón paga con 24 combos peores, paga o resube con 12 mejores y, contra ti, resube de farol 3 combos; la población no farolea nunca ahí. Si pasas, los peores pasan detrás y apuesta 7 con los 12 mejores y 5 faroles.',
      pregunta: '¿Bloqueas contra la población y contra este rival?',
      respuesta:
        'Población: (24 − 12) × 2,5 = +30,0 bb en total sobre pasar y enseñar. Este rival: abandonas ante la resubida y pierdes bote y apuesta en 3 combos, 3 × 12,5 = 37,5: −7,5 bb. Pasar y pagar: 5 × 7 − 12 × 7 = −49,0 bb; pasar y abandonar: pierdes el bote en los 5 faroles, −50,0 bb. Bloquea en los dos casos: incluso con sus 3 faroles cede menos. Contra él mete en el bloqueo dos o tres manos que pagan la resubida (K-9, trío): con ellas su farol deja de ser gratis.',
      calculos: [
        { tipo: 'cuenta', expresion: '(24-12)*2.5', da: '+30,0 bb' },
        { tipo: 'cuenta', expresion: '(24-12)*2.5-3*12.5', da: '−7,5 bb' },
        { tipo: 'cuenta', expresion: '5*7-12*7', da: '−49,0 bb' },
        { tipo: 'cuenta', expresion: '-5*10', da: '−50,0 bb' },
      ],
    },
  ],
  spots: [
    {
      niveles: [3, 4],
      mano: '9c 9h',
      mesa: 'Jd 8s 4c 4h 2s',
      situacion:
        'NL100, 6-max, 100 bb. Abres en MP a 2,5 bb, paga el botón. Flop: apuestas 2 en 6,5 y paga. Turn: pasan ambos. Bote 10,5. River: hablas tú.',
      pregunta: '¿Bloqueo de 3? Precio que le das y qué haces ante resubida a 12.',
      respuesta:
        'El bloqueo le pide 18,2 % para pagar: ochos, 77, 66 y ases altos pagan por curiosidad. Frente a pasar, evitas una apuesta de 7 con J-x que pagarías a disgusto. Ante resubida a 12, pagas 9 más para un bote final de 34,5: 26,1 %; el botón no resube de farol aquí: abandona.',
      calculos: [
        { da: '18,2 %', tipo: 'potOdds', bote: 10.5, apuesta: 3 },
        { da: '26,1 %', tipo: 'cuenta', expresion: '100*9/34.5' },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Ac 9c',
      mesa: 'Ad Ts 6h 3c 3d',
      situacion:
        'Torneo, 40 bb. Defendiste la ciega grande contra el botón (2,2 bb, bote 5,9 con ante). Flop: pasas, apuesta 2, pagas (9,9). Turn: pasan ambos. River: hablas tú. El botón, pasivo, casi nunca apuesta el river cuando le pasan: muestra.',
      pregunta:
        '¿Bloqueo de 2,5 o algo mayor? Si paga 2,5 el 45 % y 6 el 30 %, y ganas el 80 % de los pagos en ambos casos, ¿qué tamaño?',
      respuesta:
        '2,5 × 0,6 × 0,45 = 0,68 bb; 6 × 0,6 × 0,30 = 1,08 bb. Apuesta 6: contra quien no apuesta detrás no hay nada que bloquear, y tu pareja de ases es valor. El bloqueo es una herramienta contra apuestas ajenas, no un tamaño por defecto.',
      calculos: [
        { da: '0,68 bb', tipo: 'cuenta', expresion: '2.5*0.6*0.45' },
        { da: '1,08 bb', tipo: 'cuenta', expresion: '6*0.6*0.3' },
      ],
    },
    {
      niveles: [3, 5],
      mano: 'Kd Tc',
      mesa: 'Ks 8h 5h 6c Qh',
      situacion:
        'NL200, 6-max, 100 bb. Defendiste la ciega grande ante CO. Pagaste 1,8 y 6; bote 21,1 bb. River Q♥ completa color: hablas tú. Si pasas, CO apuesta 15 con 20 combos mejores y 5 faroles.',
      pregunta:
        '¿Bloqueo de 5 bb? Lo pagan 24 combos peores y 14 mejores; otros 6 mejores resuben y abandonas. Compara con pasar y abandonar.',
      respuesta:
        'Bloquear: 24 × 5 − 14 × 5 − 6 × 5 = 20 bb más que mostrar sin apuestas. Pasar y abandonar ante 15: pierdes el bote contra los 5 faroles, −105,5 bb; pasar y pagar: 5 × 15 − 20 × 15 = −225 bb. El color llegó, tu rey sigue ganando a mucho y nadie peor pagaría 15: es el bloqueo de manual.',
      calculos: [
        { da: '20 bb', tipo: 'cuenta', expresion: '24*5-14*5-6*5' },
        { da: '−105,5 bb', tipo: 'cuenta', expresion: '-5*21.1' },
        { da: '−225 bb', tipo: 'cuenta', expresion: '5*15-20*15' },
      ],
    },
    {
      niveles: [4, 5],
      mano: '8s 8d',
      mesa: 'Qc 8h 5d 2s Kd',
      situacion:
        'NL500, 6-max, 100 bb. Defendiste la ciega grande. Flop pasado por ambos, turn apostaste 3,4 en 5,1 y pagó: 11,9. River K♦: hablas tú con trío. En este river bloqueas a menudo 3 bb con K-x y Q-x.',
      pregunta:
        '¿Usas el bloqueo con el trío? Si apuestas 3, te resuben a 13 el 18 % (ganas el 70 % al pagar) y te pagan el 55 %; si apuestas 9, te pagan el 38 %. Ganas el 92 % de los pagos en ambos.',
      respuesta:
        'Bloqueo: pagos 0,55 × 3 × 0,84 = 1,39 bb; resubidas 0,18 × 13 × 0,40 = 0,94 bb: total 2,3 bb. Apuesta de 9: 0,38 × 9 × 0,84 = 2,9 bb. Con estos números la grande gana algo más, pero parte de los tríos debe ir al bloqueo: sin ellos la resubida a 13 te robaría todos los K-x.',
      calculos: [
        { da: '1,39 bb', tipo: 'cuenta', expresion: '0.55*3*0.84' },
        { da: '0,94 bb', tipo: 'cuenta', expresion: '0.18*13*0.4' },
        { da: '2,9 bb', tipo: 'cuenta', expresion: '0.38*9*0.84' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'As 5s',
      mesa: 'Jc Td 6s 3h 2c',
      situacion:
        'NL500, 6-max, 100 bb. Abriste en el botón, la ciega grande pagó flop 1,7 y turn pasaron ambos: bote 8,5. En el river te bloquea 2 bb y sabes que resubida recibe 20 % de pago y 80 % de abandono contra ese rango.',
      pregunta: '¿Resubes de farol a 9? Abandonos exigidos y EV.',
      respuesta:
        'Arriesgas 9 para ganar 10,5: 46,2 % de abandonos. Con 80 %: 0,8 × 10,5 − 0,2 × 9 = 6,6 bb. El bloqueo sin manos fuertes regala el bote: tu as alto, que perdería contra cualquier pareja al pagar, es perfecto. Si empieza a bloquear con tríos, baja la frecuencia a la mitad.',
      calculos: [
        { da: '46,2 %', tipo: 'cuenta', expresion: '100*9/19.5' },
        {
          da: '6,6 bb',
          tipo: 'ev',
          ramas: [
            { p: 0.8, valor: 10.5 },
            { p: 0.2, valor: -9 },
          ],
        },
      ],
    },
    {
      niveles: [5, 5],
      mano: 'Th 9h',
      mesa: 'Ts 7h 5h Kc 2d',
      situacion:
        'NL1000, 6-max, 100 bb. Defendiste la ciega grande ante una apertura de 2,5 bb del botón. Flop pagaste 3,6; turn pasaron; bote 12,7. River: hablas tú con segunda pareja y proyecto fallado.',
      pregunta:
        'Rango de bloqueo de 3,2: 20 combos medios como éste, 5 fuertes y 5 faroles. Si te resuben a 15 y sigues solo con los fuertes, ¿gana la resubida con aire?',
      respuesta:
        'Sigues con 5 de 30: abandonas 83,3 %. La resubida arriesga 15 para ganar 15,9 y pide 48,5 %: gana mucho. Para frenarla necesitas continuar con cerca de la mitad, o bloquear menos y pasar más medias. En la práctica la población resube tan poco que tu bloqueo aguanta; contra un regular atento añade fuertes.',
      calculos: [
        { da: '83,3 %', tipo: 'cuenta', expresion: '100*25/30' },
        { da: '48,5 %', tipo: 'cuenta', expresion: '100*15/30.9' },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Ah 8h',
      mesa: 'As Jd 6c 6s 3h',
      situacion:
        'NL100, 100 bb. Defendiste la ciega grande contra el CO. Pagaste 1,8 en el flop; el turn quedó pasado. River: bote 9,1, hablas tú.',
      pregunta:
        '¿Bloqueas con 2,5? Pagan 20 peores (J-x, 10-10, 9-9) y 9 mejores; si pasas, apuesta 6,5 con 9 mejores y 5 faroles.',
      respuesta:
        'Bloqueo: (20 − 9) × 2,5 = 27,5 bb. Pasar y pagar: (5 − 9) × 6,5 = −26,0 bb. Precio que das: 17,7 %, irresistible para una jota. Bloquea. Si te resuben a 12, abandona salvo que conozcas faroles ahí: casi nadie resube bloqueos con aire en este límite. Con A-J apostarías más grande: no todo lo bueno bloquea.',
      calculos: [
        { tipo: 'cuenta', expresion: '(20-9)*2.5', da: '27,5 bb' },
        { tipo: 'cuenta', expresion: '(5-9)*6.5', da: '−26,0 bb' },
        { tipo: 'potOdds', bote: 9.1, apuesta: 2.5, da: '17,7 %' },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Kc Qs',
      mesa: 'Kh 9h 5d 4c Jh',
      situacion:
        'NL200, 100 bb. Abriste en MP y pagó el botón. Apostaste 2,2 en el flop y 7 en el turn; pagó. River J♥ completa color y Q-10: bote 24,9, hablas tú.',
      pregunta:
        '¿Bloqueo de 6 o pase? Pagan 22 peores y 16 mejores; 5 de esos 16 resuben. Si pasas, apuesta 18 con 16 mejores y 6 faroles.',
      respuesta:
        'Bloqueo: (22 − 16) × 6 = 36 bb. Pasar y pagar: (6 − 16) × 18 = −180 bb; pasar y abandonar: pierdes el bote en los 6 faroles, −149,4 bb. Bloquea: además de cobrar a K-10 y nueves, evitas la apuesta que odiarías pagar. Ante resubida, fold: con Q♠ y sin corazones no bloqueas sus colores. Si el botón nunca farolea, pasar y abandonar cuesta 0 y queda más cerca.',
      calculos: [
        { tipo: 'cuenta', expresion: '(22-16)*6', da: '36 bb' },
        { tipo: 'cuenta', expresion: '(6-16)*18', da: '−180 bb' },
        { tipo: 'cuenta', expresion: '-6*24.9', da: '−149,4 bb' },
      ],
    },
    {
      niveles: [5, 5],
      mano: 'Js Td',
      mesa: 'Jh 9d 6c 6d Ah',
      situacion:
        'NL5000, 100 bb. El rival te bloquea 3 bb en un bote de 12 en este river. Su rango ahí: 30 combos medios (J-x, 9-x), 6 fuertes que pagan una resubida y 4 faroles. Tienes J-T y dudas entre pagar y resubir a 16 como farol.',
      pregunta: '¿Cuál vale más?',
      respuesta:
        'Pagar: ganas a 9-x, faroles y J peores, digamos 20 de 40, y empatas o pierdes con el resto: 0,50 × 15 − 0,50 × 3 = +6,0 bb. Resubir: abandonan 34 de 40, 0,85 × 15 − 0,15 × 16 = +10,4 bb si no le queda defensa. Resubir pide 51,6 %: gana más mientras proteja tan poco. Pero es mejor hacerlo con una mano que no gane enfrentamientos (10-8, 8-7): con J-T estás convirtiendo en farol una mano que ya valía 6. Usa el dato con las peores y paga con ésta.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.5*15-0.5*3', da: '+6,0 bb' },
        { tipo: 'cuenta', expresion: '0.85*15-0.15*16', da: '+10,4 bb' },
        { tipo: 'alfa', bote: 15, apuesta: 16, da: '51,6 %' },
      ],
    },
    {
      niveles: [3, 3],
      mano: '8h 8c',
      mesa: 'Td 6s 3c 3h Qd',
      situacion:
        'NL100, 100 bb. Defendiste la ciega grande contra el CO; flop pagaste 1,8; turn pasado. River Q♦: bote 9,1, hablas tú. Si bloqueas 2,2 pagan 18 peores (A alto, 6-x, parejas bajas) y 12 mejores. Si pasas, apuesta 6 con 12 mejores y 4 faroles.',
      pregunta: '¿Bloqueas, pasas y pagas, o pasas y abandonas?',
      respuesta:
        'Bloqueo: (18 − 12) × 2,2 = +13,2 bb. Pasar y pagar: (4 − 12) × 6 = −48 bb. Pasar y abandonar: pierdes el bote en 4, −36,4 bb. Bloquea: fija el precio y cobra algo a lo que habría pasado detrás. Ante resubida, abandona. Si este rival nunca apostara faroles, pasar y abandonar costaría 0 y el bloqueo seguiría ganando 13.',
      calculos: [
        { tipo: 'cuenta', expresion: '(18-12)*2.2', da: '+13,2 bb' },
        { tipo: 'cuenta', expresion: '(4-12)*6', da: '−48 bb' },
        { tipo: 'cuenta', expresion: '-4*9.1', da: '−36,4 bb' },
      ],
    },
  ],
  variantes: {
    teoria: [
      {
        titulo: 'tres alternativas en columnas',
        consigna:
          'Escribe la cuenta del ejemplo en tres columnas (bloquear, pasar-pagar, pasar-abandonar) y cambia un dato hasta que gane otra columna.',
      },
      {
        titulo: 'anatomía de un rango de bloqueo',
        consigna:
          'Construye para un river conocido tu rango de bloqueo con medias, fuertes y faroles, y di cuántos combos siguen ante una resubida.',
      },
      {
        titulo: 'dónde no existe',
        consigna:
          'Lista cinco rivers en que bloquear es un error y explica si falla por el rival, por el rango o por la mesa. Responde las preguntas.',
      },
    ],
    ejercicios: [
      {
        titulo: 'compara las tres cuentas',
        consigna:
          'Calcula en las manos de abajo las tres alternativas aunque solo se pregunte por una. Elige la mayor.',
      },
      {
        titulo: 'y si me resuben',
        consigna:
          'Escribe en las manos de abajo tu respuesta a una resubida de tres veces, con precio, antes de decidir el bloqueo.',
      },
      {
        titulo: 'el rival que no apuesta',
        consigna:
          'Supón en las manos de abajo que el rival nunca apuesta detrás. ¿Qué decisiones cambian y a cuál tamaño?',
      },
      {
        titulo: 'ataca el bloqueo',
        consigna: 'Cambia de lado en las manos de abajo: recibes el bloqueo. Decide con valor, media y aire.',
      },
      {
        titulo: 'tamaño exacto',
        consigna:
          'Prueba en las manos de abajo 15, 25 y 40 % del bote y estima qué combos dejan de pagar en cada salto.',
      },
      {
        titulo: 'completa el rango',
        consigna:
          'Añade a la mano de cada situación de abajo dos fuertes y un farol que bloqueen contigo y justifica su elección.',
      },
      {
        titulo: 'otra carta final',
        consigna: 'Cambia el river de las manos de abajo por uno en que el bloqueo deje de servir y explica por qué.',
      },
      {
        titulo: 'decisión veloz de river',
        consigna:
          'Con reloj, di bloqueo, pase o apuesta normal en las {n} manos de abajo y revisa luego con las cuentas.',
      },
    ],
    test: [
      {
        titulo: 'examen de tres vías',
        consigna: 'Resuelve las {n} manos de abajo con los tres valores; acierto si el orden entre ellos es correcto.',
      },
      {
        titulo: 'examen de resubidas',
        consigna: 'En las {n} manos de abajo da precio o abandonos ante la resubida y la decisión.',
      },
      {
        titulo: 'examen de composición',
        consigna:
          'Escribe en las {n} situaciones de abajo un rango de bloqueo que no pierda contra resubida automática.',
      },
      {
        titulo: 'examen de ambos lados',
        consigna: 'Contesta las {n} manos de abajo como quien bloquea y como quien responde en una línea cada uno.',
      },
    ],
    jugar: [
      {
        titulo: 'un bloqueo pensado por bloque',
        consigna:
          'Juega {min} minutos buscando rivers sin posición en que bloquear; anota la respuesta prevista a una resubida.',
      },
      {
        titulo: 'resubir los bloqueos ajenos',
        consigna: 'Durante {min} minutos apunta cada bloqueo que recibas y con qué lo enseñan. Resube solo con plan.',
      },
      {
        titulo: 'pasar y pagar en su sitio',
        consigna:
          'Juega {min} minutos sin bloquear contra rivales que farolean mucho, y compara lo que cobras pagando.',
      },
    ],
    analizar: [
      {
        titulo: 'rivers sin posición',
        consigna: 'Reúne {n} rivers en que pasaste y pagaste o abandonaste, y calcula qué habría hecho un bloqueo.',
      },
      {
        titulo: 'tus bloqueos por dentro',
        consigna: 'Lista {n} apuestas pequeñas tuyas en el river y cuenta medias, fuertes y faroles. ¿Qué falta?',
      },
      {
        titulo: 'qué enseñan los que bloquean',
        consigna: 'Anota {n} bloqueos de rivales con enfrentamiento y la clase de mano. Saca una regla para esa mesa.',
      },
    ],
  },
};
