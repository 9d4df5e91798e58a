import type { PokerTopic } from '../../poker-topic.ts';

export const pkPreCigrande: PokerTopic = {
  id: 'pk-pre-cigrande',
  titulo: 'Defensa de la ciega grande',
  area: 'PRE',
  nivelMin: 1,
  nivelMax: 5,
  prerequisitos: ['pk-pre-rfi', 'pk-mat-odds'],
  minutosEtapa: 320,
  importancia: 'esencial',
  terminos: [
    'defensa de la ciega grande',
    'defender la ciega grande',
    'ciega grande',
    'big blind',
    'bb defense',
    'defender ciegas',
    'defender mi ciega',
    'pagar desde la ciega grande',
    'bb contra btn',
    'me roban las ciegas',
    'cerrar la acción',
    'defender contra robos',
    'defender contra minraise',
    'jugar la bb',
    'defensa de bb',
    'defender bb',
  ],
  ideas: [
    'En la ciega grande ya pusiste 1 bb y cierras la acción: frente a 2,5 bb pagas 1,5 para un bote final de 5,5 y necesitas 27,3 %; frente a 2 bb bastan 22,2 % y frente a 3 bb, 30,8 %.',
    'La equity bruta no basta: fuera de posición realizas entre el 60 % (offsuit desconectadas) y el 90 % (del mismo palo y conectadas). Defiende por jugabilidad, no por la carta alta.',
    'El ancho depende de quién abre: contra UTG defiende cerca del 20–25 %; contra el botón a 2,5 bb, entre el 40 % y el 50 % sumando pagos y 3-bets.',
    'Perder 100 bb/100 es lo que cuesta retirar siempre la ciega grande: toda defensa que pierda menos de 1 bb por mano mejora tu resultado, aunque no gane.',
  ],
  etapas: [
    {
      nivel: 1,
      enfoque:
        'Aprende el precio por tamaño y una lista corta: parejas, ases y figuras del mismo palo, conectores del mismo palo y broadways contra botón y CO. Retira las offsuit feas.',
      idea: 'Q-7 del mismo palo se defiende contra un botón a 2,5 bb; Q-7 offsuit no: cuatro combos sí, doce no.',
    },
    {
      nivel: 2,
      enfoque: 'Cambia el rango según el asiento del que abre y su tamaño, y añade un rango de 3-bet con bloqueadores.',
      idea: 'Cada media ciega que baja la apertura añade cerca de diez puntos a tu defensa contra el botón.',
    },
    {
      nivel: 3,
      enfoque:
        'Estima realización por mano y defiende también en el flop: un rango ancho preflop que abandona la mitad ante la primera c-bet solo regala dinero más tarde.',
      idea: 'Pagar ancho obliga a pagar o subir flops: si no piensas defender K-7-2 con segundas cartas, paga menos preflop.',
    },
    {
      nivel: 4,
      enfoque:
        'Construye el 3-bet de la ciega grande según el abridor: lineal contra quien paga mucho, polarizado contra quien se retira, y cuenta el rake en los pagos marginales.',
      idea: 'Con rake del 5 % una parte de los pagos del borde deja de ganar: conviértelos en 3-bet o retirada.',
    },
    {
      nivel: 5,
      enfoque:
        'Ajusta por profundidad, ante y tendencias postflop del abridor; trabaja frecuencias mixtas y mide la defensa en EV por mano, no en porcentaje.',
      idea: 'Con ante el precio mejora tanto que el error pasa a ser retirarse: contra 2,2 bb y ante de 1 bb casi todo lo del mismo palo se defiende.',
    },
  ],
  errorTipico:
    'Mirar solo el precio («27 % lo tiene cualquiera») y pagar K-4 offsuit contra UTG: la equity bruta existe, pero no llegas a cobrarla. El error contrario es retirar el 70 % contra un botón que abre media baraja.',
  preguntas: [
    {
      pregunta: '¿Qué equity pide pagar a 2, 2,5 y 3 bb en la ciega grande sin ante?',
      respuesta: '1/4,5 = 22,2 %; 1,5/5,5 = 27,3 %; 2/6,5 = 30,8 %.',
    },
    {
      pregunta: '¿Por qué 8-7 del mismo palo se defiende antes que K-5 offsuit con equity parecida?',
      respuesta:
        'Porque liga proyectos y manos fuertes escondidas que puede jugar hasta el final; K-5 liga parejas dominadas que abandona ante presión.',
    },
    {
      pregunta:
        'El botón abre a 2 bb y la ciega pequeña se retira. ¿Cuánto tiene que retirarse la mesa para que su robo gane solo y qué implica para ti?',
      respuesta:
        '2 ÷ 3,5 = 57 %. Si la pequeña se retira siempre, tú debes defender más del 43 % o el botón gana con cualquier carta.',
    },
    {
      pregunta: '¿Cuándo conviertes pagos en 3-bet desde la ciega grande?',
      respuesta:
        'Contra aperturas tardías anchas que se retiran mucho al 3-bet, y con manos que bloquean o que juegan mal como simple pago (A-5s, K-9s, Q-9s).',
    },
    {
      pregunta: '¿Qué cambia si quien abre es UTG?',
      respuesta:
        'Su rango es fuerte y te domina: recortas offsuit y figuras flojas, mantienes parejas y del mismo palo, y 3-beteas casi solo valor con pocos faroles de as del mismo palo.',
    },
  ],
  criterio: {
    texto: 'Acierta pagar, resubir o retirarse y el precio pedido en {aciertos} de {de} manos.',
    aciertos: 8,
    de: 10,
    unidad: 'manos',
  },
  foco: 'En cada ciega grande di el asiento del que abre, el precio y si tu mano es jugable o solo barata.',
  revision: '¿Defendí por jugabilidad y precio, o pagué porque «ya tenía una ciega puesta»?',
  variantes: {
    teoria: [
      {
        titulo: 'precios por tamaño',
        consigna:
          'Calcula la tabla de precios para 2, 2,2, 2,5 y 3 bb con y sin ante y apréndela. Verifica las tres cifras de la primera idea.',
      },
      {
        titulo: 'equity y realización',
        consigna:
          'Toma el ejemplo, separa equity bruta y realizada y repite con una mano offsuit y otra del mismo palo elegidas por ti.',
      },
      {
        titulo: 'cuánto cuesta retirarse',
        consigna:
          'Explica por qué perder menos de 1 bb por mano en la ciega grande es una mejora y cómo se ve eso en tus estadísticas.',
      },
    ],
    ejercicios: [
      {
        titulo: 'asiento, precio, jugabilidad',
        consigna: 'Escribe en cada mano de abajo esos tres datos en ese orden y decide solo al final.',
      },
      {
        titulo: 'del mismo palo y offsuit',
        consigna: 'Resuelve cada mano de abajo en sus dos versiones y explica dónde está la diferencia.',
      },
      {
        titulo: 'mueve al abridor',
        consigna: 'Cambia el asiento del que abre en las manos de abajo (UTG, CO, botón) y marca desde cuál defiendes.',
      },
      {
        titulo: 'mueve el tamaño',
        consigna: 'Calcula el precio de cada mano de abajo con 2 y con 3 bb y di si cruza tu línea.',
      },
      {
        titulo: 'pago o 3-bet',
        consigna: 'Elige en las manos de abajo entre pagar y resubir y calcula la retirada que pide la resubida.',
      },
      {
        titulo: 'el plan del flop',
        consigna:
          'Nombra para cada mano de abajo tres flops en los que sigues y tres en los que abandonas ante un tercio de bote.',
      },
      {
        titulo: 'al revés',
        consigna: 'Ponte en el botón en cada mano de abajo y di qué apertura castigaría más tu defensa.',
      },
      {
        titulo: 'ritmo de mesa',
        consigna: 'Con reloj, decide las {n} manos de abajo diciendo solo «pago», «resubo» o «fuera».',
      },
    ],
    test: [
      {
        titulo: 'precio y acción',
        consigna: 'Da el precio con un decimal y la acción de las {n} manos de abajo.',
      },
      {
        titulo: 'lista de defensa',
        consigna: 'Escribe qué cinco manos parecidas a la de cada ejercicio de abajo defenderías y cuáles cinco no.',
      },
      {
        titulo: 'realización estimada',
        consigna:
          'Asigna a cada mano de abajo un porcentaje de realización, multiplica y decide; vale un error de cinco puntos.',
      },
      {
        titulo: 'contra cuatro asientos',
        consigna: 'Responde las manos de abajo y añade la decisión si abriera otro asiento; acierto doble.',
      },
    ],
    jugar: [
      {
        titulo: 'ciegas anotadas',
        consigna: 'Juega {min} minutos apuntando cada ciega grande atacada: asiento, tamaño, mano y respuesta.',
      },
      {
        titulo: 'jugable o barata',
        consigna: 'Juega {n} manos diciendo esa palabra antes de defender; si dices «barata», te retiras.',
      },
      {
        titulo: 'defensa completa',
        consigna: 'Juega {min} minutos y sigue cada defensa hasta el flop con un plan dicho antes de verlo.',
      },
    ],
    analizar: [
      {
        titulo: 'pérdida por ciega',
        consigna: 'Calcula tu resultado en la ciega grande en bb/100 y compáralo con −100, que es retirarse siempre.',
      },
      {
        titulo: 'defensas contra el botón',
        consigna: 'Revisa {n} defensas contra el botón y clasifica los errores: preflop, flop o más tarde.',
      },
      {
        titulo: 'retiradas de más',
        consigna: 'Lista las manos que retiraste contra aperturas mínimas y calcula cuáles tenían precio.',
      },
    ],
  },
  ejemplo: {
    niveles: [1, 5],
    mano: 'Jd 8d',
    situacion:
      'NL25, 100 bb, mesa de 6. El botón (abre 45 %) sube a 2,5 bb, la ciega pequeña se retira y estás en la grande.',
    pregunta: '¿Pagas, resubes o te retiras, y con qué cuenta?',
    respuesta:
      'Pagas 1,5 bb para un total de 5,5: 27,3 %. J-8 del mismo palo tiene cerca de 43 % de equity bruta contra un rango del 45 %; realizando un 80 % quedan 34,4 %: pago claro. Con J-8 offsuit (≈ 41 % y realización del 62 %) serían 25,4 %: retirada. La diferencia entre ambas no es la equity, es lo que puedes hacer con ella.',
    calculos: [
      { tipo: 'cuenta', expresion: '100 * 1.5 / 5.5', da: '27,3 %' },
      { tipo: 'cuenta', expresion: '43 * 0.8', da: '34,4 %' },
      { tipo: 'cuenta', expresion: '41 * 0.62', da: '25,4 %' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [1, 1],
      mano: 'Kh 9h',
      situacion:
        'NL5 (ciegas $0,02/$0,05), 100 bb. El botón sube a $0,15, la ciega pequeña se retira y estás en la ciega grande.',
      pregunta: '¿Pagas K-9 del mismo palo? ¿Y K-9 de distinto palo?',
      respuesta:
        'Ya pusiste $0,05: pagas 0,15 − 0,05 = $0,10 y el bote final será 0,15 + 0,15 + 0,02 = $0,32. Precio: 0,10 ÷ 0,32 = 31,3 %. K-9 del mismo palo está en tu lista corta contra el botón: liga proyectos de color y reyes, y paga. K-9 de distinto palo se queda casi siempre en pareja con mal acompañante y hablas primero en todas las calles: retírate. Son 4 combos contra 12 combos; esos doce son los que cuestan dinero. Si la subida viniera de UTG, retira las dos.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.15-0.05', da: '$0,10' },
        { tipo: 'cuenta', expresion: '0.15+0.15+0.02', da: '$0,32' },
        { tipo: 'cuenta', expresion: '100*0.1/0.32', da: '31,3 %' },
        { tipo: 'combos', mano: 'K9s', da: '4 combos' },
        { tipo: 'combos', mano: 'K9o', da: '12 combos' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Kd 5d',
      situacion:
        'NL2000, 100 bb. El botón (48 % de apertura) sube a 2,3 bb y la pequeña se retira. Ante tu 3-bet a 11 abandona el 58 %, hace 4-bet el 8 % y paga el 34 %. Pagando realizas cerca del 31 % de un bote de 5,1 (rake descontado: 97 %).',
      pregunta: '¿Pagar o 3-bet? ¿Y contra un botón que abandona el 45 %, hace 4-bet el 10 % y paga el 45 %?',
      respuesta:
        'Pagar: 0,31 × 5,1 × 0,97 − 1,3 = +0,23 bb. 3-bet: arriesgas 10 para ganar 3,8; pagado recuperas el 36 % de 22,5, 8,1, −1,9 neto. EV = 0,58 × 3,8 − 0,08 × 10 − 0,34 × 1,9 = +0,76 bb: 3-bet. Contra el segundo: 0,45 × 3,8 − 0,10 × 10 − 0,45 × 1,9 = −0,15 bb: paga. K-5 del mismo palo es mano de mezcla en equilibrio; el dato del rival decide hacia qué lado.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.31*5.1*0.97-1.3', da: '+0,23 bb' },
        { tipo: 'cuenta', expresion: '0.58*3.8-0.08*10-0.34*1.9', da: '+0,76 bb' },
        { tipo: 'cuenta', expresion: '0.45*3.8-0.1*10-0.45*1.9', da: '−0,15 bb' },
      ],
    },
  ],
  spots: [
    {
      niveles: [1, 2],
      mano: 'Qs 7h',
      situacion: 'NL10, el CO sube a 3 bb ($0,30), todos se retiran hasta tu ciega grande.',
      pregunta: '¿Qué pide el bote y qué haces?',
      respuesta:
        'Pagas $0,20 para un total de 0,30 + 0,10 + 0,05 + 0,20 = $0,65: 30,8 %. Q-7 offsuit ronda el 36 % bruto contra un CO, pero realiza cerca del 60 %: 21,6 %. No llega: retírate. Con Q-7 del mismo palo y apertura de 2,5 bb ya sería pago contra el botón.',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * 0.2 / 0.65', da: '30,8 %' },
        { tipo: 'cuenta', expresion: '36 * 0.6', da: '21,6 %' },
      ],
    },
    {
      niveles: [1, 3],
      mano: '6c 5c',
      situacion: 'NL10, el botón abre al mínimo, 2 bb ($0,20), y la pequeña se retira.',
      pregunta: '¿Defiendes?',
      respuesta:
        'Sí: pagas $0,10 para un bote final de $0,45: 22,2 %. 6-5 del mismo palo tiene ≈ 38 % bruto contra ese rango y realiza cerca del 80 %: 30,4 %. Contra el mínimo defiende además casi todo lo del mismo palo y las offsuit conectadas.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.2 + 0.1 + 0.05 + 0.1', da: '$0,45' },
        { tipo: 'cuenta', expresion: '100 * 0.1 / 0.45', da: '22,2 %' },
        { tipo: 'cuenta', expresion: '38 * 0.8', da: '30,4 %' },
      ],
    },
    {
      niveles: [1, 3],
      mano: 'Ah 9c',
      situacion: 'NL10. UTG, que abre el 12 %, sube a 3 bb. Estás en la ciega grande.',
      pregunta: '¿Es defensa?',
      respuesta:
        'No. Precio 30,8 %, pero contra 77+, ATs+, KTs+, QTs+, JTs, AJo+, KQo (10,3 %) tu as está dominado casi siempre que ligas. Contra el botón esa misma mano paga o resube con comodidad: el asiento del abridor manda.',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * 2 / 6.5', da: '30,8 %' },
        { tipo: 'cuenta', expresion: '100 * (8 * 6 + 10 * 4 + 4 * 12) / 1326', da: '10,3 %' },
      ],
    },
    {
      niveles: [2, 4],
      mano: 'Ac 4c',
      situacion: 'NL50. El botón abre a 2,5 bb y se retira ante el 3-bet el 58 %. Piensas en 3-bet a 11 bb.',
      pregunta: '¿Gana el 3-bet solo con retiradas y qué alternativa tienes?',
      respuesta:
        'Arriesgas 10 bb (ya tienes 1) para ganar 2,5 + 1 + 0,5 = 4 bb: pides 71,4 %. Con un 58 % el resultado solo por retiradas es −1,88 bb, y lo compensa la equity de A-4 del mismo palo cuando pagan (≈ 38 % de un bote de 22,5 bb). Pagar también gana: mezcla; usa el 3-bet contra quien se retira más del 60 %.',
      calculos: [
        { tipo: 'alfa', bote: 4, apuesta: 10, da: '71,4 %' },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.58, valor: 4 },
            { p: 0.42, valor: -10 },
          ],
          da: '−1,88',
        },
      ],
    },
    {
      niveles: [2, 4],
      mano: 'Td 8h',
      situacion: 'NL50. El CO (28 %) abre a 2,2 bb y la pequeña se retira.',
      pregunta: '¿Pagas 1,2 bb?',
      respuesta:
        'Precio: 1,2 ÷ 4,9 = 24,5 %. 10-8 offsuit tiene cerca de 36 % bruto contra ese rango; con realización del 65 % queda en 23,4 %: por debajo por un punto. Retirada contra regulares, pago contra un rival que c-betea poco y deja ver cartas. Las decisiones a un punto no deciden tu winrate: aplica la regla simple y guarda energía.',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * 1.2 / 4.9', da: '24,5 %' },
        { tipo: 'cuenta', expresion: '36 * 0.65', da: '23,4 %' },
      ],
    },
    {
      niveles: [3, 5],
      mano: 'Kh 6h',
      mesa: 'Qd 8h 3c',
      situacion:
        'NL100. Defendiste K-6 del mismo palo contra el botón; bote 5,5 bb y c-bet de 1,8 bb. Tienes una carta alta y proyecto de color a dos cartas.',
      pregunta: '¿Forma parte de la defensa que hiciste preflop?',
      respuesta:
        'Precio 19,8 %. Contra una muestra de Q-J, A-8 y 10-9 tu equity es 30,7 %, casi toda contra los proyectos. En bruto sobra; el problema es realizarla sin posición: paga cuando el botón c-betea el 80 % con tamaño pequeño y abandona muchos turns; retírate si vuelve a apostar el 60 %. Si te retiras aquí con todas las manos así, habrás defendido preflop para nada.',
      calculos: [
        { tipo: 'potOdds', bote: 5.5, apuesta: 1.8, da: '19,8 %' },
        { tipo: 'equity', mano: 'Kh 6h', rivales: ['Qs Js', 'As 8s', 'Tc 9c'], mesa: 'Qd 8h 3c', da: '30,7 %' },
      ],
    },
    {
      niveles: [3, 5],
      mano: 'Qh 9h',
      situacion: 'NL200. UTG abre a 2,5 bb (16 %), HJ y botón pagan y te toca en la ciega grande.',
      pregunta: '¿Cómo cambian el precio y la mano con dos pagos por medio?',
      respuesta:
        'Pagas 1,5 bb para un bote final de 2,5 × 3 + 0,5 + 2,5 = 10,5 bb: 14,3 %. A ese precio entran todas las parejas y casi todo lo del mismo palo. Pero multiway necesitas manos que liguen las nueces: Q-9 del mismo palo sí, Q-9 offsuit apenas, A-2 del mismo palo con gusto. Tu c-bet de farol desaparece: juega a ligar fuerte.',
      calculos: [{ tipo: 'cuenta', expresion: '100 * 1.5 / 10.5', da: '14,3 %' }],
    },
    {
      niveles: [4, 5],
      mano: '9d 3d',
      situacion: 'NL400 con ante total de 1 bb. El botón abre a 2,2 bb y la pequeña se retira.',
      pregunta: '¿Cuánto cambia el precio el ante y defiendes 9-3 del mismo palo?',
      respuesta:
        'Sin ante: 1,2 ÷ 4,9 = 24,5 %. Con ante: 1,2 ÷ 5,9 = 20,3 %. 9-3 del mismo palo tiene ≈ 35 % bruto contra un 50 % de apertura y realiza cerca del 65 %: 22,8 %. Sin ante es retirada y con ante es defensa: cuatro puntos de precio mueven toda la banda inferior.',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * 1.2 / 4.9', da: '24,5 %' },
        { tipo: 'cuenta', expresion: '100 * 1.2 / 5.9', da: '20,3 %' },
        { tipo: 'cuenta', expresion: '35 * 0.65', da: '22,8 %' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Kd 5s',
      situacion:
        'NL600, rake 5 % hasta 1 bb. El botón abre a 2,5 bb, retirada al 3-bet del 52 %. Comparas pagar y 3-bet a 11 bb con K-5 offsuit.',
      pregunta: '¿Qué opción queda por encima de cero?',
      respuesta:
        'Pago: precio 27,3 %; equity ≈ 42 % con realización del 62 %: 26,0 %, y el rake resta otro punto: roza el cero o pierde décimas. 3-bet: solo retiradas da −2,72 bb, y K-5 offsuit juega mal cuando pagan. Conclusión: retirada o pago según el rival postflop; el 3-bet guárdalo para K-5 del mismo palo, que gana botes cuando le pagan.',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * 1.5 / 5.5', da: '27,3 %' },
        { tipo: 'cuenta', expresion: '42 * 0.62', da: '26,0 %' },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.52, valor: 4 },
            { p: 0.48, valor: -10 },
          ],
          da: '−2,72',
        },
      ],
    },
    {
      niveles: [5, 5],
      mano: '7s 6d',
      situacion:
        'NL1000, 150 bb. El botón abre a 2 bb (60 % de las manos) y la pequeña se retira. Mides la defensa en EV, no en frecuencia.',
      pregunta: '¿Cuánto EV mínimo justifica pagar y cómo lo estimas?',
      respuesta:
        'Retirarte vale 0 desde ahora. Pagando 1 bb para 4,5: necesitas 22,2 %. 7-6 offsuit tiene ≈ 38 % bruto contra un 60 %; aun realizando solo el 70 % cobras 26,6 % del bote, es decir 0,20 bb de ganancia por mano. A 150 bb las implícitas de escalera suben esa realización. Defiende; contra 2,5 bb el mismo cálculo da −0,04 bb y se retira.',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * 1 / 4.5', da: '22,2 %' },
        { tipo: 'cuenta', expresion: '38 * 0.7', da: '26,6 %' },
        { tipo: 'cuenta', expresion: '0.266 * 4.5 - 1', da: '0,20' },
        { tipo: 'cuenta', expresion: '0.266 * 5.5 - 1.5', da: '−0,04' },
      ],
    },
    {
      niveles: [1, 2],
      mano: '7c 7s',
      situacion: 'NL10, 100 bb. HJ sube a $0,30, todos se retiran y estás en la ciega grande con 7-7.',
      pregunta: '¿Qué precio tienes y qué plan llevas al flop?',
      respuesta:
        'Pagas $0,20 para un bote final de $0,65: 30,8 %. Paga. Ligas trío el 11,8 %, casi una de cada ocho, y quedan $9,70 por ganar. Además en flops bajos tu pareja va delante de A-K y A-Q. Plan: con trío, pasa y sube; con mesa baja, paga una apuesta; con dos cartas mayores en la mesa y apuesta fuerte, retírate.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.3+0.3+0.05', da: '$0,65' },
        { tipo: 'cuenta', expresion: '100*0.2/0.65', da: '30,8 %' },
        { tipo: 'cuenta', expresion: '100*(1-(48*47*46)/(50*49*48))', da: '11,8 %' },
      ],
    },
    {
      niveles: [1, 1],
      mano: 'Jd 5c',
      situacion:
        'NL5, 100 bb. El botón sube al mínimo, a $0,10, y la ciega pequeña paga. Estás en la ciega grande con J-5 offsuit.',
      pregunta: '«Solo son cinco centavos». ¿Pagas?',
      respuesta:
        'Precio: 0,05 ÷ (0,10 + 0,10 + 0,10) = 16,7 %, muy barato. Pero con J-5 ligas dos pares, trío o mejor usando tus cartas cerca del 3,5 % y el resto son parejas dominadas fuera de posición contra dos. Retírate, o paga solo si sabes soltar una jota con mal kicker a la primera apuesta. Con J-5 del mismo palo, o con 7-6 offsuit conectado, ese precio sí se paga. La lista corta manda, y las offsuit feas son 12 combos que se repiten toda la noche.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*0.05/0.3', da: '16,7 %' },
        { tipo: 'combos', mano: 'J5o', da: '12 combos' },
      ],
    },
    {
      niveles: [1, 1],
      mano: 'Ac Jc',
      situacion:
        'NL10, 100 bb. El botón sube a $0,25 y estás en la ciega grande con A-J del mismo palo. El botón juega muchas manos y paga casi todo.',
      pregunta: '¿Pagas o haces 3-bet? ¿A cuánto?',
      respuesta:
        '3-bet por valor a $1,00 (cuatro veces): te pagan A-10, A-9, K-J, Q-J y parejas. Si paga, el bote es 1,00 + 1,00 + 0,05 = $2,05 y quedan $9, SPR 4,4. Pagar los $0,15 también está bien: es mano de lista en cualquier caso. Contra UTG apretado solo pagarías. Lo que no se hace es tirarla.',
      calculos: [
        { tipo: 'cuenta', expresion: '1+1+0.05', da: '$2,05' },
        { tipo: 'spr', stack: 9, bote: 2.05, da: '4,4' },
        { tipo: 'cuenta', expresion: '0.25-0.1', da: '$0,15' },
      ],
    },
    {
      niveles: [5, 5],
      mano: 'Qd 4d',
      situacion:
        'NL5000, 200 bb, ante total de 0,5 bb. El botón (50 %) abre a 2,3 bb. Pagando recuperas el 31 % de un bote de 5,6; haciendo 3-bet a 12: abandona el 55 %, hace 4-bet el 7 % y paga el 38 % (recuperas el 37 % de 25).',
      pregunta: '¿Cuál es mejor y qué cambia la profundidad?',
      respuesta:
        'Pagar 1,3: 0,31 × 5,6 − 1,3 = +0,44 bb. 3-bet (añades 11; en el centro hay 2,3 + 0,5 + 1 + 0,5 = 4,3): 0,55 × 4,3 − 0,07 × 11 + 0,38 × (0,37 × 25 − 11) = +0,93 bb. El 3-bet gana por retiradas; a 200 bb, sin posición, esa ventaja se encoge si él paga más y juega bien: con 45 % de abandonos y 48 % de pagos da +0,33 bb, ya por debajo de pagar. Usa el dato y, sin él, mezcla.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.31*5.6-1.3', da: '+0,44 bb' },
        { tipo: 'cuenta', expresion: '0.55*4.3-0.07*11+0.38*(0.37*25-11)', da: '+0,93 bb' },
        { tipo: 'cuenta', expresion: '0.45*4.3-0.07*11+0.48*(0.37*25-11)', da: '+0,33 bb' },
      ],
    },
  ],
};
