import type { PokerTopic } from '../../poker-topic.ts';

export const pkPreCipequena: PokerTopic = {
  id: 'pk-pre-cipequena',
  titulo: 'Ciega pequeña y guerra de ciegas',
  area: 'PRE',
  nivelMin: 2,
  nivelMax: 5,
  prerequisitos: ['pk-pre-cigrande'],
  minutosEtapa: 290,
  terminos: [
    'ciega pequeña',
    'small blind',
    'sb',
    'guerra de ciegas',
    'blind vs blind',
    'ciega contra ciega',
    'bvb',
    'sb contra bb',
    'completar la ciega pequeña',
    'limp desde la ciega pequeña',
    'limp en ciega pequeña',
    'jugar desde la ciega pequeña',
    'bb contra sb',
    'pelea de ciegas',
    'todos se retiran hasta las ciegas',
  ],
  ideas: [
    'Desde la ciega pequeña casi nunca se paga una subida en cash: precio peor que la grande, sin cerrar la acción y fuera de posición. La respuesta es 3-bet o retirada.',
    'Cuando todos se retiran hasta ti solo queda un rival: puedes subir a 3 bb con cerca del 40–45 % o usar una estrategia mixta con limps; en ambos casos jugarás fuera de posición.',
    'En la guerra de ciegas los rangos son anchos: una pareja media o as alto vale mucho más que en un bote contra UTG.',
    'La ciega grande contra la pequeña tiene posición: debe defender ancho (más del 55 % frente a 3 bb), atacar los limps con subida y pagar con manos que jueguen bien en posición.',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque:
        'Adopta «3-bet o retirada» contra aperturas y una subida simple a 3 bb cuando te llega sin abrir. Deja el limp para más adelante.',
      idea: 'Sustituir los pagos de la ciega pequeña por 3-bet o retirada suele valer más que cualquier truco postflop en este nivel.',
    },
    {
      nivel: 3,
      enfoque:
        'Añade un rango de limp con plan (limp-pagar y limp-resubir) y ataca los limps ajenos desde la ciega grande.',
      idea: 'Un rango de limp solo de manos débiles se destruye con una subida: guarda en él algunas fuertes para resubir.',
    },
    {
      nivel: 4,
      enfoque:
        'Equilibra el limp y la subida, ajusta al 3-bet de la ciega grande y juega los flops por ventaja de rango, no por costumbre.',
      idea: 'En flops bajos y conectados la ciega grande tiene más dos pares y escaleras: tu c-bet automática ahí es una fuga.',
    },
    {
      nivel: 5,
      enfoque:
        'Trabaja árboles completos: limp-3-bet, frecuencias contra distintos tamaños de ataque al limp, y rangos a 40, 100 y 200 bb.',
      idea: 'Cuanto más profundo, más caro es jugar fuera de posición un bote grande: aumenta el limp y reduce la subida.',
    },
  ],
  errorTipico:
    'Pagar aperturas desde la ciega pequeña «porque ya puse media» y completar con cualquier cosa sin plan ante una subida de la grande.',
  preguntas: [
    {
      pregunta: '¿Qué precio tienes en la ciega pequeña contra 2,5 bb y por qué no alcanza?',
      respuesta:
        '2 ÷ (2,5 + 2,5 + 1) = 33,3 % si la grande se retira; sin posición y con alguien por hablar realizas demasiado poco.',
    },
    {
      pregunta: 'Todos se retiran. Subes a 3 bb desde la pequeña. ¿Qué retirada pide el robo?',
      respuesta:
        'Arriesgas 2,5 (ya tienes 0,5) para ganar 1,5: 62,5 %. La grande buena se retira menos, así que el resto lo pone tu mano.',
    },
    {
      pregunta: '¿Por qué la ciega grande debe subir contra los limps de la pequeña?',
      respuesta:
        'Porque tiene posición y el rango de limp suele estar debilitado: gana el bote ya o juega en posición con iniciativa.',
    },
    {
      pregunta: '¿Qué manos van bien en un rango de limp-resubida?',
      respuesta: 'Algunas muy fuertes (A-A, A-Ks) y faroles con bloqueador y jugabilidad (A-5s, K-6s).',
    },
    {
      pregunta: '¿Cómo cambia el valor de A-8 offsuit entre un bote contra UTG y la guerra de ciegas?',
      respuesta:
        'Contra UTG está dominada y se retira; ciega contra ciega gana a más de la mitad del rango rival y se sube por valor.',
    },
  ],
  criterio: {
    texto: 'Elige acción y tamaño con el motivo correcto en {aciertos} de {de} manos de ciegas.',
    aciertos: 8,
    de: 10,
    unidad: 'manos',
  },
  foco: 'En la ciega pequeña di «resubo o me voy» ante una apertura, y decide subir, limpear o retirarte cuando llega sin abrir.',
  revision: '¿Pagué alguna apertura desde la ciega pequeña o completé sin plan para la subida?',
  variantes: {
    teoria: [
      {
        titulo: 'resubo o me voy',
        consigna:
          'Explica con el precio, la posición y la ciega que queda por qué pagar desde la pequeña es la peor opción. Usa el ejemplo para mostrar qué opción sí gana.',
      },
      {
        titulo: 'árbol de la guerra de ciegas',
        consigna:
          'Dibuja el árbol SB contra BB (subir, limpear, retirarse; pagar, resubir, retirarse) y escribe una mano en cada rama.',
      },
      {
        titulo: 'valor relativo',
        consigna:
          'Compara cinco manos contra UTG y ciega contra ciega; di cuáles cambian de retirada a valor y por qué.',
      },
    ],
    ejercicios: [
      {
        titulo: 'acción y tamaño',
        consigna: 'Decide cada mano de abajo con tamaño en ciegas y el motivo en una frase.',
      },
      {
        titulo: 'los dos asientos',
        consigna:
          'Juega cada mano de abajo desde la ciega pequeña y desde la grande, y compara lo que cada una debería hacer.',
      },
      {
        titulo: 'limp con plan',
        consigna: 'Escribe en las manos de abajo qué harías tras limpear si te suben, antes de decidir si limpeas.',
      },
      {
        titulo: 'retirada necesaria',
        consigna: 'Calcula en cada mano de abajo la frecuencia de retirada que pide tu subida o resubida.',
      },
      {
        titulo: 'flops de ciegas',
        consigna: 'Elige para cada mano de abajo dos flops buenos para la pequeña y dos para la grande.',
      },
      {
        titulo: 'a otra profundidad',
        consigna: 'Cambia el stack de las manos de abajo a 40 y a 200 bb y ajusta la decisión.',
      },
      {
        titulo: 'el rival ajusta',
        consigna: 'Supón que la grande empieza a resubir el doble en cada mano de abajo; di qué cambias.',
      },
      {
        titulo: 'sin pensar en el kicker',
        consigna: 'Con reloj, ordena las {n} manos de abajo de la que más gustaría subir a la que menos.',
      },
    ],
    test: [
      {
        titulo: 'guerra completa',
        consigna: 'Responde las {n} manos de abajo con acción, tamaño y respuesta a una resubida.',
      },
      {
        titulo: 'precio y umbral',
        consigna: 'Da precio o umbral de retirada de cada mano de abajo con un punto de margen.',
      },
      {
        titulo: 'pagar nunca',
        consigna: 'Señala en las manos de abajo cuáles admiten una excepción a «resubo o me voy» y justifica.',
      },
      {
        titulo: 'defensa en posición',
        consigna: 'Decide las manos de abajo desde la ciega grande y explica qué aporta la posición.',
      },
    ],
    jugar: [
      {
        titulo: 'cero pagos desde la pequeña',
        consigna: 'Juega {min} minutos sin pagar ni una apertura desde la ciega pequeña; anota cuánto te costó.',
      },
      {
        titulo: 'guerra atenta',
        consigna: 'Juega {n} manos y registra cada bote ciega contra ciega con acción y resultado.',
      },
      {
        titulo: 'ataca el limp',
        consigna: 'Juega {min} minutos subiendo desde la grande contra limps de la pequeña cuando la mano lo permite.',
      },
    ],
    analizar: [
      {
        titulo: 'resultado en la pequeña',
        consigna: 'Calcula tu bb/100 en la ciega pequeña y separa pagos, 3-bets y retiradas.',
      },
      {
        titulo: 'botes ciega contra ciega',
        consigna: 'Revisa {n} botes y decide en cuáles la c-bet fue automática y mala.',
      },
      {
        titulo: 'limps sin plan',
        consigna: 'Busca limps desde la pequeña que abandonaste ante una subida y calcula lo que cuestan al mes.',
      },
    ],
  },
  ejemplo: {
    niveles: [2, 5],
    mano: 'Kc 8s',
    situacion:
      'NL50, 100 bb. Todos se retiran hasta tu ciega pequeña. La ciega grande se retira ante 3 bb el 45 %, paga el 42 % y resube el 13 %.',
    pregunta: '¿Cuánto vale subir a 3 bb?',
    respuesta:
      'Arriesgas 2,5 bb. Se retira: +1,5. Resube: pierdes 2,5. Paga: bote de 6 bb y supón que recuperas el 42 % (2,52 bb), neto 2,52 − 2,5 = +0,02. EV = +0,36 bb. Retirarte vale 0 desde ahora, así que subir gana algo más de un tercio de ciega; el umbral de robo puro, 62,5 %, no se alcanza: la ganancia la pone tu equity cuando te pagan. Con 8-3 offsuit recuperarías el 30 % del bote y el EV caería a 0,06 bb: casi nada.',
    calculos: [
      {
        tipo: 'ev',
        ramas: [
          { p: 0.45, valor: 1.5 },
          { p: 0.42, valor: 0.02 },
          { p: 0.13, valor: -2.5 },
        ],
        da: '+0,36 bb',
      },
      { tipo: 'alfa', bote: 1.5, apuesta: 2.5, da: '62,5 %' },
      {
        tipo: 'ev',
        ramas: [
          { p: 0.45, valor: 1.5 },
          { p: 0.42, valor: -0.7 },
          { p: 0.13, valor: -2.5 },
        ],
        da: '0,06',
      },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [4, 5],
      mano: 'Qh 5h',
      situacion:
        'NL1000, 100 bb. Todos se retiran hasta tu ciega pequeña. Ante 3 bb la grande abandona el 42 %, resube el 16 % y paga el 42 % (recuperas el 41 % de 6 bb). Si haces limp, ella pasa el 62 % (recuperas el 44 % de 2 bb) y sube a 3,5 el 38 % (pagas y recuperas el 35 % de 7 bb).',
      pregunta: '¿Subes o haces limp? ¿Y si ante 3 bb solo abandona el 30 % y resube el 20 %?',
      respuesta:
        'Subir: 0,42 × 1,5 − 0,16 × 2,5 + 0,42 × (2,46 − 2,5) = +0,21 bb. Limp: 0,62 × 0,88 + 0,38 × (2,45 − 2,5) − 0,5 = +0,03 bb. Sube contra ésta. Contra la que abandona el 30 % y resube el 20 %: 0,30 × 1,5 − 0,20 × 2,5 + 0,50 × (−0,04) = −0,07 bb; el limp queda por delante. Ningún rango sirve para todas: el limp es la respuesta a quien defiende y resube mucho, y necesita llevar algunas manos fuertes.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.42*1.5-0.16*2.5+0.42*(2.46-2.5)', da: '+0,21 bb' },
        { tipo: 'cuenta', expresion: '0.62*0.88+0.38*(2.45-2.5)-0.5', da: '+0,03 bb' },
        { tipo: 'cuenta', expresion: '0.3*1.5-0.2*2.5-0.5*0.04', da: '−0,07 bb' },
      ],
    },
  ],
  spots: [
    {
      niveles: [2, 3],
      mano: 'Ah Td',
      situacion: 'NL25. El botón abre a 2,5 bb. Estás en la ciega pequeña con 100 bb; la grande es un regular.',
      pregunta: '¿Pagas, 3-bet o retirada?',
      respuesta:
        '3-bet a 11 bb ($2,75) o retirada, no pago. Pagar 2 bb da un precio de 33,3 % sin cerrar la acción. Contra un botón que abre 45 % y se retira al 3-bet el 55 %: arriesgas 10,5 para ganar 4 y las retiradas solas dan −2,53 bb, pero A-10 tiene buena equity contra lo que paga. Es 3-bet contra botón ancho y retirada contra uno que abre 25 %.',
      calculos: [
        { tipo: 'cuenta', expresion: '11 * 0.25', da: '$2,75' },
        { tipo: 'cuenta', expresion: '100 * 2 / 6', da: '33,3 %' },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.55, valor: 4 },
            { p: 0.45, valor: -10.5 },
          ],
          da: '−2,53',
        },
      ],
    },
    {
      niveles: [2, 4],
      mano: '5h 5c',
      situacion: 'NL50. CO abre a 2,5 bb (27 %), estás en la ciega pequeña con 100 bb.',
      pregunta: '¿Qué haces con la pareja pequeña?',
      respuesta:
        'Retirada casi siempre. Pagar 2 bb para ligar set el 11,8 % exige cobrar 17 bb de media y contra un CO ancho y fuera de posición cobras menos; además la grande puede resubir. Contra dos recreacionales que pagan y una grande pasiva, sí completas la idea de set con stacks profundos.',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * (1 - (48 * 47 * 46) / (50 * 49 * 48))', da: '11,8 %' },
        { tipo: 'cuenta', expresion: '2 / 0.1176', da: '17' },
      ],
    },
    {
      niveles: [2, 4],
      mano: 'Qd 6d',
      situacion:
        'NL50, estás en la ciega grande; la pequeña limpea. Su rango de limp es débil: se retira ante una subida a 3,5 bb el 50 %.',
      pregunta: '¿Subes o pasas gratis?',
      respuesta:
        'Sube: arriesgas 2,5 bb más para ganar 2: solo con retiradas, −0,25 bb, y con posición y Q-6 del mismo palo recuperas de sobra cuando paga (basta cobrar el 7,1 % extra de un bote de 7 bb). Pasar con las manos que no aguantan una resubida y quieren ver flop (7-5 offsuit) también es correcto: no subas todo.',
      calculos: [
        {
          tipo: 'ev',
          ramas: [
            { p: 0.5, valor: 2 },
            { p: 0.5, valor: -2.5 },
          ],
          da: '−0,25',
        },
        { tipo: 'cuenta', expresion: '100 * 0.5 / 7', da: '7,1 %' },
      ],
    },
    {
      niveles: [3, 5],
      mano: 'As 5s',
      situacion: 'NL100. Limpeas en la ciega pequeña y la grande sube a 3,5 bb. 100 bb.',
      pregunta: '¿Limp-resubida a 11 bb?',
      respuesta:
        'Sí, con frecuencia. Arriesgas 10 bb más para ganar 1 + 3,5 = 4,5 bb: pides 69,0 % de retiradas si no hubiera equity. De los 28 combos de A-A, K-K y A-K tu as quita 7, y si paga tienes color y escalera. Resube también A-A y A-K para que el rango sea creíble: por cada dos de valor, uno o dos faroles.',
      calculos: [
        { tipo: 'alfa', bote: 4.5, apuesta: 10, da: '69,0 %' },
        { tipo: 'cuenta', expresion: '28 - 21', da: '7' },
      ],
    },
    {
      niveles: [3, 5],
      mano: 'Kd 7h',
      mesa: '8c 6h 4d',
      situacion:
        'NL100. Subiste a 3 bb desde la ciega pequeña y pagó la grande: bote 6 bb. Flop bajo y conectado; hablas tú.',
      pregunta: '¿C-bet?',
      respuesta:
        'Pasa. La grande tiene 7-5, 8-6, 6-4, 5-5 y todas las parejas bajas; tu rango de subida tiene más cartas altas falladas. Una c-bet de 2 bb necesita 25 % de retiradas, pero aquí te subirán a menudo. Contra una muestra de 8♠ 7♠, 6♠ 5♠ y A♠ 9♠ tu K-7 tiene 26,8 %: algo de proyecto, poca fuerza. Pasa y paga barato una apuesta pequeña.',
      calculos: [
        { tipo: 'alfa', bote: 6, apuesta: 2, da: '25 %' },
        { tipo: 'equity', mano: 'Kd 7h', rivales: ['8s 7s', '6s 5s', 'As 9s'], mesa: '8c 6h 4d', da: '26,8 %' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Jc Tc',
      situacion:
        'NL400. Ciega pequeña, nadie entró. La ciega grande ataca los limps el 65 % de las veces subiendo a 4 bb y se retira ante limp-resubida el 55 %.',
      pregunta: '¿Qué ganas limpeando para resubir a 13 bb con tus manos fuertes y algunos faroles?',
      respuesta:
        'Cada vez que ataca (65 %) y resubes arriesgas 12 bb para ganar 1 + 4 = 5: pides 70,6 %. Con 55 % de retiradas, solo por eso: −2,65 bb, compensable con una mano de ≈ 40 % de equity en el bote de 26 bb (−1,60 en lugar de −12): EV total +2,03 bb. J-10 del mismo palo sirve; J-10 offsuit no.',
      calculos: [
        { tipo: 'alfa', bote: 5, apuesta: 12, da: '70,6 %' },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.55, valor: 5 },
            { p: 0.45, valor: -12 },
          ],
          da: '−2,65',
        },
        { tipo: 'cuenta', expresion: '0.4 * 26 - 12', da: '−1,60' },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.55, valor: 5 },
            { p: 0.45, valor: -1.6 },
          ],
          da: '+2,03',
        },
      ],
    },
    {
      niveles: [4, 5],
      mano: '9h 4h',
      situacion: 'NL600, estás en la ciega grande. La pequeña sube a 3 bb con el 55 % de las manos.',
      pregunta: '¿Defiendes 9-4 del mismo palo en posición?',
      respuesta:
        'Precio: 2 ÷ 6 = 33,3 %. Equity bruta ≈ 38 % contra ese rango y, con posición, realización cercana al 92 %: 35,0 %. Paga por poco. Con 9-4 offsuit (≈ 35 % y 80 %) tendrías 28,0 %: fuera. En esta guerra la posición vale más que una carta alta.',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * 2 / 6', da: '33,3 %' },
        { tipo: 'cuenta', expresion: '38 * 0.92', da: '35,0 %' },
        { tipo: 'cuenta', expresion: '35 * 0.8', da: '28,0 %' },
      ],
    },
    {
      niveles: [5, 5],
      mano: 'Qc 5c',
      situacion: 'NL1000, 200 bb. Ciega pequeña sin abrir; comparas subir a 3 bb y limpear.',
      pregunta: '¿Cómo cambia con 200 bb respecto de 100 bb?',
      respuesta:
        'Subiendo, el bote pagado es de 6 bb con 197 detrás: SPR 32,8; limpeando y pasando ella, bote de 2 bb con 199: SPR 99,5. Más profundidad multiplica la ventaja de posición de la grande en botes subidos. A 200 bb aumenta el limp: Q-5 del mismo palo es limp-pago ante 3–3,5 bb y subida solo contra una grande que se retira más del 62,5 %.',
      calculos: [
        { tipo: 'spr', stack: 197, bote: 6, da: '32,8' },
        { tipo: 'spr', stack: 199, bote: 2, da: '99,5' },
        { tipo: 'alfa', bote: 1.5, apuesta: 2.5, da: '62,5 %' },
      ],
    },
    {
      niveles: [5, 5],
      mano: '8d 3s',
      situacion: 'NL2000 con ante total de 1 bb (solo en esta mesa), 100 bb. Todos se retiran hasta tu ciega pequeña.',
      pregunta: '¿Qué precio tiene completar y qué hace la grande contra un limp tan barato?',
      respuesta:
        'Completar cuesta 0,5 bb para un bote de 1 + 1 + 0,5 + 0,5 = 3 bb: 16,7 %. A ese precio casi cualquier mano completa si no te suben, pero la grande atacará: si sube el 50 %, pierdes 0,5 bb la mitad de las veces y el resto ves flop con 1,5 bb de bote por jugador. 8-3 offsuit realiza tan poco que empata cerca de cero: complétala contra grandes pasivas y retírala contra las que suben más del 50 %.',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * 0.5 / 3', da: '16,7 %' },
        { tipo: 'cuenta', expresion: '3 / 2', da: '1,5' },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'Kd Tc',
      situacion:
        'NL25, 100 bb. Todos se retiran hasta tu ciega pequeña. La grande abandona el 55 % ante 3 bb, paga el 37 % y resube el 8 %. Pagado recuperas el 43 % de 6 bb.',
      pregunta: '¿Subes a 3 bb? ¿Cuánto vale?',
      respuesta:
        'Sí. Añades 2,5: se retira, +1,5; resube, −2,5; paga, 0,43 × 6 − 2,5 = +0,08 bb. EV = 0,55 × 1,5 − 0,08 × 2,5 + 0,37 × 0,08 = +0,65 bb. El robo puro pide 62,5 % (pones 2,5 más para ganar 1,5) y con 55 % casi llega; el resto lo pone tu mano. Después del pago hablas primero: c-bet en flops altos y pase en los bajos.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.43*6-2.5', da: '+0,08 bb' },
        { tipo: 'cuenta', expresion: '0.55*1.5-0.08*2.5+0.37*0.08', da: '+0,65 bb' },
        { tipo: 'alfa', bote: 1.5, apuesta: 2.5, da: '62,5 %' },
      ],
    },
    {
      niveles: [2, 2],
      mano: 'Jh 9h',
      situacion: 'NL25, 100 bb. El CO sube a 2,5 bb, el botón se retira y estás en la ciega pequeña.',
      pregunta: '¿Pagas «porque es del mismo palo»?',
      respuesta:
        'No: 3-bet o retirada, y aquí retirada. Pagar cuesta 2 bb para un bote de 6 si la grande también se retira, 33,3 %, pero ella squeezea o paga detrás y hablarás primero contra los dos. Si ella interviene el 30 % de las veces, tu bote a dos existe solo el 70 %. J-9 del mismo palo en el botón sería pago; aquí cambia la silla. De farol tampoco: contra un CO que se retira poco al 3-bet no hay motivo.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*2/6', da: '33,3 %' },
        { tipo: 'cuenta', expresion: '100-30', da: '70 %' },
      ],
    },
    {
      niveles: [2, 2],
      mano: 'Ad Kc',
      situacion: 'NL25, 100 bb. El CO abre a 2,5 bb, el botón paga y estás en la ciega pequeña.',
      pregunta: '¿Pagas, squeeze o fold? ¿A cuánto?',
      respuesta:
        'Squeeze a 13: cuatro veces la subida más una por el pagador, y un poco más por la posición. En el centro hay 2,5 + 2,5 + 1 + 0,5 = 6,5 bb. Si paga uno, bote 29,5 y quedan 87: SPR 2,9. Pagar 2 bb invita a la grande y te deja hablando primero contra tres con una mano que falla el flop dos de cada tres veces, 68 %. 3-bet o fold: con A-K, 3-bet.',
      calculos: [
        { tipo: 'cuenta', expresion: '2.5+2.5+1+0.5', da: '6,5 bb' },
        { tipo: 'cuenta', expresion: '13*2+2.5+1', da: '29,5' },
        { tipo: 'spr', stack: 87, bote: 29.5, da: '2,9' },
        { tipo: 'cuenta', expresion: '100*(44*43*42)/(50*49*48)', da: '68 %' },
      ],
    },
  ],
};
