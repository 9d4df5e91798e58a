import type { PokerTopic } from '../../poker-topic.ts';

export const pkExpAjustes: PokerTopic = {
  id: 'pk-exp-ajustes',
  titulo: 'Ajustes explotativos',
  area: 'EXP',
  nivelMin: 2,
  nivelMax: 5,
  prerequisitos: ['pk-exp-tipos', 'pk-exp-lectura'],
  minutosEtapa: 290,
  terminos: [
    'ajustes explotativos',
    'explotar rivales',
    'juego explotativo',
    'explotación',
    'ajustarse al rival',
    'adaptarse al rival',
    'desviarse del estándar',
    'castigar errores',
    'aprovechar errores del rival',
    'overfold',
    'overbluff',
    'exploits',
    'exploit',
    'contra rivales que pagan mucho',
    'contra rivales que tiran mucho',
    'explotar tendencias',
    'ajustar frecuencias',
    'sobrefolear',
  ],
  ideas: [
    'Un ajuste tiene cuatro partes: el error observado (con número), la jugada que lo castiga, cuánto gana por vez y cómo contraatacaría el rival si lo notara. Sin las cuatro es una corazonada.',
    'Si tira de más, farolea más y con tamaños baratos; si paga de más, deja de farolear y apuesta por valor más fino y más grande; si farolea de más, paga más; si farolea de menos, tira tus manos medias.',
    'El tamaño del ajuste sigue a la certeza: con 20 oportunidades, cambia solo las manos dudosas; con 300, cambia rangos enteros.',
    'Todo ajuste te abre un flanco. Contra quien no mira no importa; contra quien mira, ajusta donde sea difícil de ver (rivers, tamaños, manos que no se enseñan).',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque:
        'Elige un único error de la población de tu límite (pagan demasiado en el river, por ejemplo) y aplícalo en todas las mesas sin mirar al rival.',
      idea: 'En micros el ajuste por defecto ya es explotativo: menos faroles de river y tamaños de valor mayores, porque la población paga de más.',
    },
    {
      nivel: 3,
      enfoque: 'Ajusta a cada rival con datos y calcula el beneficio por vez con fold equity o EV de valor.',
      idea: 'Mide la distancia al umbral: castigar un 55 % de abandonos donde hace falta 50 % gana poco; un 70 % gana mucho. Prioriza las distancias grandes.',
    },
    {
      nivel: 4,
      enfoque:
        'Diseña paquetes de ajustes encadenados (si tira el turn, ensancha la c-bet del flop; si además no hace check-raise, bájale el tamaño).',
      idea: 'El mejor ajuste suele estar una calle antes del error: quien tira demasiado en el turn hace rentables c-bets que no lo eran.',
    },
    {
      nivel: 5,
      enfoque:
        'Ajusta sabiendo que te observan: dosifica, elige nodos ocultos y fija la señal que te hará volver al equilibrio.',
      idea: 'Explotar al máximo y ser imposible de explotar son dos extremos; elige por cuántas manos quedan contra ese rival y cuánto tarda en reaccionar.',
    },
  ],
  errorTipico:
    'Ajustarse a la última mano («me tiró dos faroles, ya no tiro nunca») en vez de a una tendencia contada. O hacer el ajuste contrario: farolear más a quien paga de más para «enseñarle».',
  preguntas: [
    {
      pregunta: '¿Qué cuatro partes tiene un ajuste bien hecho?',
      respuesta:
        'El error con su número, la jugada que lo castiga, la ganancia esperada por vez y la respuesta del rival que te haría dejarlo.',
    },
    {
      pregunta: 'Un rival abandona el 68 % ante el segundo barril. ¿Qué cambia en tu flop?',
      respuesta:
        'Conviene c-betear más manos en el flop, sobre todo las que no ganan al showdown, porque el segundo disparo gana solo con cualquier tamaño de hasta el doble del bote (alfa 67 %).',
    },
    {
      pregunta: '¿Por qué contra quien nunca farolea el river tirar una mano buena no es «dejarse explotar»?',
      respuesta:
        'Porque solo sería explotable si él empezara a farolear; mientras no lo haga, cada pago con una mano que solo gana a faroles pierde la apuesta entera.',
    },
    {
      pregunta: '¿Cómo decides cuánto ajustar con poca muestra?',
      respuesta:
        'Mezclas el dato con la media de la población y cambias primero las manos que estaban cerca de la indiferencia; las claras se mueven solo con muestra grande.',
    },
    {
      pregunta: '¿Qué señal te hace volver al juego estándar?',
      respuesta:
        'Que el rival cambie su frecuencia en el nodo (dos o tres respuestas seguidas fuera de su patrón, o un dato reciente distinto del histórico) o que empiece a castigarte con resubidas.',
    },
  ],
  criterio: {
    texto: 'En {aciertos} de {de} manos propones el ajuste correcto con su número y la ganancia esperada por vez.',
    aciertos: 7,
    de: 10,
    unidad: 'manos',
  },
  foco: 'Escribe antes de la sesión un error concreto de un rival o de la mesa y cuenta cada vez que lo castigas.',
  revision: '¿Qué tendencia medida justificaba desviarte del juego estándar en esta mano y cuánto ganabas con ello?',
  variantes: {
    teoria: [
      {
        titulo: 'las cuatro casillas del ajuste',
        consigna:
          'Con el ejemplo de la página rellena error, castigo, ganancia y contraataque. Inventa otro caso de tu límite y rellena sus cuatro casillas.',
      },
      {
        titulo: 'tabla de errores y castigos',
        consigna:
          'Escribe una tabla con ocho errores comunes (dos por calle) y su castigo. Tapa la segunda columna y recítala.',
      },
      {
        titulo: 'por qué una calle antes',
        consigna:
          'Explica en voz alta, con cifras inventadas, por qué el error del turn se cobra en el flop. Comprueba que tu cuenta sume el EV de las dos calles.',
      },
    ],
    ejercicios: [
      {
        titulo: 'error, castigo, ganancia',
        consigna:
          'En cada mano de abajo escribe las tres cosas antes de mirar la solución. La ganancia debe ser un número por vez.',
      },
      {
        titulo: 'el ajuste contrario',
        consigna:
          'Resuelve las manos de abajo y escribe cuál sería el ajuste equivocado que tienta, con lo que costaría. Si no lo encuentras, repasa la mano.',
      },
      {
        titulo: 'dial de 0 a 100',
        consigna:
          'Para cada mano de abajo da la jugada estándar (0), la máxima explotación (100) y el punto que elegirías según la muestra. Justifica el número.',
      },
      {
        titulo: 'una calle antes',
        consigna:
          'En las manos de abajo busca qué decisión anterior cambiarías sabiendo la tendencia del rival. Escribe el nuevo plan desde esa calle.',
      },
      {
        titulo: 'el rival se da cuenta',
        consigna:
          'Tras resolver las manos de abajo, describe cómo contraatacaría un rival atento y cuánto perderías por vez. Fija la señal que vigilarías.',
      },
      {
        titulo: 'ordena por beneficio',
        consigna:
          'Calcula el beneficio por vez de los ajustes de las manos de abajo y ordénalos. Explica por qué el primero no siempre es el más frecuente.',
      },
      {
        titulo: 'sin nombre de rival',
        consigna:
          'Resuelve las manos de abajo solo con la tendencia de la población de tu límite, ignorando al rival concreto. Compara y anota cuándo el dato personal manda.',
      },
      {
        titulo: 'en voz alta y con reloj',
        consigna:
          'Con reloj, di para cada mano de abajo «tira, paga o farolea de más, entonces yo…». Puntúa las frases terminadas a tiempo y correctas.',
      },
    ],
    test: [
      {
        titulo: 'umbral y ajuste',
        consigna:
          'En las manos de abajo da el umbral numérico y el sentido del ajuste (más o menos). Se aprueba con 80 %.',
      },
      {
        titulo: 'encuentra la fuga dominante',
        consigna:
          'De cada mano de abajo di cuál es el mayor error del rival y el castigo. Un punto por fuga y otro por castigo.',
      },
      {
        titulo: 'estándar contra explotativo',
        consigna:
          'Escribe las dos jugadas en cada mano de abajo y la diferencia de EV. Suspende si en alguna la explotativa gana menos.',
      },
      {
        titulo: 'mezcla ciega',
        consigna:
          'Resuelve las manos de abajo sin saber de qué error tratan. Al corregir, agrupa los fallos por tipo de error.',
      },
    ],
    jugar: [
      {
        titulo: 'un castigo por sesión',
        consigna:
          'Elige un error de la población de tu mesa y juega {min} minutos castigándolo siempre que aparezca. Apunta intentos y resultado.',
      },
      {
        titulo: 'cero faroles de river',
        consigna:
          'Juega sin farolear el river contra jugadores con VPIP superior a 40 y apuesta un 50 % más grande por valor. Anota cada caso.',
      },
      {
        titulo: 'señal de vuelta',
        consigna:
          'Contra un regular que explotes, define antes la señal que te hará parar y juega atento a ella. Escribe si apareció y qué hiciste.',
      },
    ],
    analizar: [
      {
        titulo: 'inventario de ajustes',
        consigna:
          'Revisa {n} manos y separa estándar, ajuste con dato y ajuste por impulso. El porcentaje del tercer grupo es tu objetivo a reducir.',
      },
      {
        titulo: 'lo que costó no ajustar',
        consigna:
          'En {n} manos contra un mismo rival calcula cuánto habrías ganado aplicando un solo ajuste. Suma en ciegas.',
      },
      {
        titulo: 'ajuste y respuesta',
        consigna:
          'Sigue en tu base a un rival al que explotabas y compara su frecuencia antes y después de {n} manos. Di si reaccionó.',
      },
    ],
  },
  ejemplo: {
    niveles: [2, 3],
    mano: '6h 5h',
    mesa: 'Kd 9c 3s 2d',
    situacion:
      'NL50 ($0,25/$0,50). Abriste en el botón a $1,25, pagó la ciega grande, que ante el segundo barril abandona 66 % (140 oportunidades). C-bet de $0,90 en un bote de $2,75, pagó. Turn, bote $4,55, pasa.',
    pregunta: 'Cuantifica el ajuste.',
    respuesta:
      'Estándar: 65 sin proyecto se rinde muchas veces. Dato: 66 %. Con $2,30 (medio bote) necesitas 33,6 %. EV sin contar tu equity: 0,66 × 4,55 − 0,34 × 2,30 = $2,22. Con $3,60 necesitas 44,2 % y ganas $1,78 si tira lo mismo: el barato rinde más. Contraataque posible: que empiece a hacer check-raise en el turn; si ocurre dos veces, vuelves a rendirte con estas manos.',
    calculos: [
      { da: '33,6 %', tipo: 'alfa', bote: 4.55, apuesta: 2.3 },
      {
        da: '$2,22',
        tipo: 'ev',
        ramas: [
          { p: 0.66, valor: 4.55 },
          { p: 0.34, valor: -2.3 },
        ],
      },
      { da: '44,2 %', tipo: 'alfa', bote: 4.55, apuesta: 3.6 },
      {
        da: '$1,78',
        tipo: 'ev',
        ramas: [
          { p: 0.66, valor: 4.55 },
          { p: 0.34, valor: -3.6 },
        ],
      },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [4, 5],
      mano: '8h 7h',
      mesa: 'Ac Qd 4s',
      situacion:
        'NL1000, 100 bb. Botón contra ciega grande, bote 5,5. Este rival abandona el 35 % ante 1,8 bb en el flop y el 60 % ante 6 bb en el turn (120 oportunidades); la población, el 48 % en el turn. Sin equity que contar.',
      pregunta: '¿Cuánto vale la c-bet con el ajuste encadenado, y por qué aparece una calle antes del error?',
      respuesta:
        'Turn: 0,60 × 9,1 − 0,40 × 6 = +3,06 bb. Línea: 0,35 × 5,5 + 0,65 × (3,06 − 1,8) = +2,74 bb. Con la población el turn vale +1,25 bb y la línea +1,57 bb. Si apostaras el flop y te rindieras siempre: +0,76 bb. El error está en el turn, pero lo cobra la c-bet: cada mano que antes pasabas gana 1,2 bb más. Dosifica: si en 30 manos empieza a resubir turns o a pagar más, vuelve a tu frecuencia normal antes de que te cueste un bote grande.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.6*9.1-0.4*6', da: '+3,06 bb' },
        { tipo: 'cuenta', expresion: '0.35*5.5+0.65*(3.06-1.8)', da: '+2,74 bb' },
        { tipo: 'cuenta', expresion: '0.48*9.1-0.52*6', da: '+1,25 bb' },
        { tipo: 'cuenta', expresion: '0.35*5.5+0.65*(1.25-1.8)', da: '+1,57 bb' },
        { tipo: 'cuenta', expresion: '0.35*5.5-0.65*1.8', da: '+0,76 bb' },
      ],
    },
  ],
  spots: [
    {
      niveles: [2, 4],
      mano: 'Ah Td',
      mesa: 'Tc 7d 4s 2h 8c',
      situacion:
        'NL25 ($0,10/$0,25). Rival 48/7 que paga el river el 55 % con cualquier par. Apostaste dos calles con AT; bote $6,00 en el river y te quedan $15.',
      pregunta: 'Compara apostar $2, $4,50 y pasar.',
      respuesta:
        'Supón que ante $2 paga 65 % y ante $4,50 paga 50 %, y que ganas el 78 % y el 74 % de esos pagos. $2: 0,65 × (0,78 × 2 − 0,22 × 2) = $0,73. $4,50: 0,50 × (0,74 × 4,5 − 0,26 × 4,5) = $1,08. El tamaño grande gana $0,35 más por vez. Quien paga de más se castiga con precio, no con frecuencia de apuestas.',
      calculos: [
        { da: '$0,73', tipo: 'cuenta', expresion: '0.65*(0.78*2-0.22*2)' },
        { da: '$1,08', tipo: 'cuenta', expresion: '0.5*(0.74*4.5-0.26*4.5)' },
        { da: '$0,35', tipo: 'cuenta', expresion: '0.5*(0.74*4.5-0.26*4.5)-0.65*(0.78*2-0.22*2)' },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'Jc Jd',
      mesa: 'Qs 8h 5d 3c 3h',
      situacion:
        'NL25. La ciega grande, pasiva (agresión river 0,5), pagó flop y turn y en el river apuesta $7 en un bote de $10. Según tu base, quien apuesta así a este límite enseña farol 1 de cada 8 veces.',
      pregunta: '¿Pagas JJ?',
      respuesta:
        'Necesitas 29,2 %. Con 1 de 8 faroles y JJ ganando solo a ellos, tu equity es 12,5 %. EV del pago: 0,125 × 17 − 0,875 × 7 = $−4,00. Fold sin dudar. La defensa mínima teórica sería 58,8 % de tu rango, pero ese número protege de un rival que farolea bien, y éste no lo hace.',
      calculos: [
        { da: '29,2 %', tipo: 'potOdds', bote: 10, apuesta: 7 },
        { da: '12,5 %', tipo: 'cuenta', expresion: '1/8*100' },
        {
          da: '$−4,00',
          tipo: 'ev',
          ramas: [
            { p: 0.125, valor: 17 },
            { p: 0.875, valor: -7 },
          ],
        },
        { da: '58,8 %', tipo: 'mdf', bote: 10, apuesta: 7 },
      ],
    },
    {
      niveles: [3, 5],
      mano: 'Ks 5s',
      situacion:
        'NL100, stacks de 100 bb. Estás en la ciega grande; el botón abre a 2,5 bb el 54 % de las manos y abandona ante el 3-bet el 67 % (95 oportunidades).',
      pregunta: '¿Conviertes K5s en 3-bet a 11 bb?',
      respuesta:
        'Sí. Arriesgas 10 bb (ya pusiste 1) para ganar 2,5 + 1 + 0,5 = 4 bb: umbral 71,4 %. Con 67 % de abandonos el 3-bet puro da −0,62 bb, pero cuando paga conservas ≈ 35–40 % de equity en un bote de 22,5 bb, que compensa de sobra; y el pago estándar apenas gana. 95 oportunidades permiten mover las manos fronterizas, no 3-betear cualquier cosa: con 72o ese mismo 67 % no alcanza.',
      calculos: [
        { da: '4 bb', tipo: 'cuenta', expresion: '2.5+1+0.5' },
        { da: '71,4 %', tipo: 'cuenta', expresion: '10/(10+4)*100' },
        {
          da: '−0,62 bb',
          tipo: 'ev',
          ramas: [
            { p: 0.67, valor: 4 },
            { p: 0.33, valor: -10 },
          ],
        },
      ],
    },
    {
      niveles: [3, 5],
      mano: '9c 9h',
      mesa: 'Ad 7s 4d',
      situacion:
        'NL200. La ciega pequeña c-betea 82 % en botes con 3-bet y se rinde en el turn 70 % de las veces. Pagaste su 3-bet ($20) con 99; bote $42. En el flop apuesta $14.',
      pregunta: '¿Qué ajuste haces aquí y en el turn?',
      respuesta:
        'Paga. El precio es 20,0 % y su 82 % contiene mucho aire. En el turn pasará el 70 % de las veces: entonces una apuesta tuya de $25 en un bote de $70 necesita 26,3 % y su rango que pasa, casi sin ases, abandona alrededor de la mitad: EV $22,5 antes de contar que además sueles ir delante. El error (rendirse) se cobra pagando ligero en el flop: una calle antes.',
      calculos: [
        { da: '20,0 %', tipo: 'potOdds', bote: 42, apuesta: 14 },
        { da: '26,3 %', tipo: 'alfa', bote: 70, apuesta: 25 },
        {
          da: '$22,5',
          tipo: 'ev',
          ramas: [
            { p: 0.5, valor: 70 },
            { p: 0.5, valor: -25 },
          ],
        },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Qd Jd',
      mesa: 'Kh 8d 3d 5c Ks',
      situacion:
        'NL400. Un regular sobredefiende: paga el 62 % de los rivers ante tres cuartos de bote. Disparaste flop y turn con QJ y proyecto fallido. Bote $180.',
      pregunta: '¿Farol de $135? ¿Y cómo cambia tu rango de valor?',
      respuesta:
        'No. Alfa: 42,9 %; abandona 38 %. EV: 0,38 × 180 − 0,62 × 135 = $−15,3. Pasar pierde 0 desde aquí. A cambio baja tu umbral de valor: si paga 62 %, una mano como A8 que gana el 55 % cuando le pagan da 0,62 × (0,55 × 135 − 0,45 × 135) = $8,37. Traslada los combos: menos faroles, más valor fino.',
      calculos: [
        { da: '42,9 %', tipo: 'alfa', bote: 180, apuesta: 135 },
        {
          da: '$−15,3',
          tipo: 'ev',
          ramas: [
            { p: 0.38, valor: 180 },
            { p: 0.62, valor: -135 },
          ],
        },
        { da: '$8,37', tipo: 'cuenta', expresion: '0.62*(0.55*135-0.45*135)' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'NL1000. Explotas a un regular robando desde el botón con el 70 % (su ciega grande abandonaba 58 %). En las últimas 60 oportunidades ha abandonado 27.',
      pregunta: '¿Sigue siendo el mismo rival? ¿Qué haces?',
      respuesta:
        '27 de 60 es 45 %. Con 58 % real esperarías 0,58 × 60 = 34,8 folds y una desviación típica de raíz de 60 × 0,58 × 0,42 ≈ 3,8: estás a (34,8 − 27)/3,8 = 2,1 desviaciones. Dos desviaciones por azar ocurren alrededor de una vez en veinte: señal suficiente para recortar el robo a un rango estándar (45–50 %) y seguir midiendo, no para pasar al extremo contrario.',
      calculos: [
        { da: '45 %', tipo: 'cuenta', expresion: '27/60*100' },
        { da: '34,8 folds', tipo: 'cuenta', expresion: '0.58*60' },
        { da: '2,1 desviaciones', tipo: 'cuenta', expresion: '(34.8-27)/3.8' },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'Kc 9c',
      situacion:
        'NL25, mesa de 6. La ciega grande tira el 72 % a los robos y la pequeña el 80 %. Eres botón con K9s, todos tiran.',
      pregunta: '¿Qué tamaño y por qué el ajuste no es subir más grande?',
      respuesta:
        'Abre a 2 bb. Los dos abandonan 0,80 × 0,72 = 57,6 %. A 2 bb necesitas 57,1 %: ya ganas sin jugar. A 3 bb necesitarías 66,7 % y, si tiran parecido, el robo puro pasa a perder. Quien tira de más lo hace a cualquier precio: págale el mínimo.',
      calculos: [
        { da: '57,6 %', tipo: 'cuenta', expresion: '0.8*0.72*100' },
        { da: '57,1 %', tipo: 'cuenta', expresion: '2/3.5*100' },
        { da: '66,7 %', tipo: 'cuenta', expresion: '3/4.5*100' },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'Ac Kd',
      mesa: 'Kh 9s 4d 2c 7h',
      situacion:
        'NL25. Población de tu límite: ante una apuesta de bote en el river paga el 45 % con pareja alta y segunda pareja; ante medio bote, el 58 %. Bote 20 bb, te pasan. Ganas el 78 % de los pagos en los dos casos.',
      pregunta: '¿Qué tamaño aprovecha mejor el error general?',
      respuesta:
        'Medio bote: 0,58 × (0,78 − 0,22) × 10 = 3,25 bb. Bote: 0,45 × 0,56 × 20 = 5,04 bb. Apuesta el bote: pagan menos veces y aun así ganas más de vez y media. Es un ajuste por defecto, sin mirar al rival: en este límite se paga de más por grande que sea la apuesta. Lo que se recorta a cambio son los faroles del mismo tamaño.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.58*0.56*10', da: '3,25 bb' },
        { tipo: 'cuenta', expresion: '0.45*0.56*20', da: '5,04 bb' },
      ],
    },
    {
      niveles: [2, 2],
      mano: '8h 7h',
      mesa: 'As Td 5c Kd 3s',
      situacion:
        'NL25. Quieres farolear el river: bote 14 bb, apuesta de 10. La población de tu límite abandona ahí el 32 %.',
      pregunta: '¿Cuánto pierdes por farol y cuál es el ajuste contrario?',
      respuesta:
        'Pide 41,7 % y tienes 32: 0,32 × 14 − 0,68 × 10 = −2,32 bb por intento. Dos por sesión durante 20 sesiones, 93 bb. Pasa y ríndete. El ajuste contrario es el que paga: si solo abandona el 32 %, tus apuestas de valor se cobran el 68 % de las veces; apuesta más fino y más grande con las buenas.',
      calculos: [
        { tipo: 'alfa', bote: 14, apuesta: 10, da: '41,7 %' },
        { tipo: 'cuenta', expresion: '0.32*14-0.68*10', da: '−2,32 bb' },
        { tipo: 'cuenta', expresion: '2.32*40', da: '93 bb' },
        { tipo: 'cuenta', expresion: '100-32', da: '68 %' },
      ],
    },
    {
      niveles: [5, 5],
      situacion:
        'NL5000. Un regular abandona el 64 % al check-raise de flop (lo normal, 46 %). Si lo atacas siempre, calculas que tardará unas 40 manos de ese nodo en ajustarse; si lo haces a mitad de frecuencia, más de 150. Cada check-raise de farol extra gana 1,1 bb.',
      pregunta: '¿Máximo o dosificado?',
      respuesta:
        'Siempre: 40 × 1,1 = 44 bb y se acaba. Mitad: de 150 ocasiones usas 75, 82,5 bb, y sigue vivo. Dosifica si vas a jugar muchas manos más con él; si es un torneo o se va de la sala, máximo ya. Señal escrita para volver: dos resubidas suyas seguidas o abandono por debajo del 52 % en 25 casos. Elige los flops que menos se ven: los que no llegan al enfrentamiento.',
      calculos: [
        { tipo: 'cuenta', expresion: '40*1.1', da: '44 bb' },
        { tipo: 'cuenta', expresion: '75*1.1', da: '82,5 bb' },
      ],
    },
  ],
};
