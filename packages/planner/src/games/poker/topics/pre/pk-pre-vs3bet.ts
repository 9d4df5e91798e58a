import type { PokerTopic } from '../../poker-topic.ts';

export const pkPreVs3bet: PokerTopic = {
  id: 'pk-pre-vs3bet',
  titulo: 'Respuesta al 3-bet',
  area: 'PRE',
  nivelMin: 2,
  nivelMax: 5,
  prerequisitos: ['pk-pre-3bet'],
  minutosEtapa: 290,
  terminos: [
    'respuesta al 3-bet',
    'contra el 3-bet',
    'me hacen 3-bet',
    'cuando me resuben',
    'me resuben mucho',
    'pagar el 3-bet',
    'fold to 3bet',
    'defender contra 3-bet',
    'vs 3bet',
    'retirarme al 3-bet',
    'enfrentar un 3-bet',
    'me 3-betean',
    'resubida en contra',
    'facing 3bet',
    'qué hago ante la resubida',
  ],
  ideas: [
    'Ante un 3-bet hay tres respuestas: 4-bet (valor y algunos faroles), pagar (manos que juegan bien y no están dominadas) y retirarse (casi la mitad o más del rango de apertura).',
    'Abriste a 2,5 bb desde el CO y el botón sube a 8: pagas 5,5 para un bote final de 17,5 y necesitas 31,4 %. Si te suben a 11 desde la ciega pequeña, 8,5 para 23: 37,0 %.',
    'Si te retiras más del 60–65 % de tus aperturas, el rival gana 3-beteando cualquier cosa; si te retiras menos del 40 %, pagas manos dominadas.',
    'Paga con lo que puede ganar un bote grande: parejas de 9-9 a J-J, A-Qs, A-Js, K-Qs, conectores altos del mismo palo en posición. A-Jo, K-Jo y A-10o son las fugas clásicas.',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque:
        'Aprende una respuesta por mano y asiento: qué 4-beteas, qué pagas en posición y qué retiras. Contra desconocidos de límites bajos, cree al 3-bet.',
      idea: 'En micro el 3-bet suele ser QQ+ y A-K: retirar A-J y 7-7 sin posición no es debilidad, es cuenta.',
    },
    {
      nivel: 3,
      enfoque: 'Ajusta a la frecuencia del rival: mira su 3-bet por asiento y construye la defensa por combos.',
      idea: 'Con un 3-bet del 4 % solo existe valor; con un 12 % la mitad son faroles y J-J pasa a ser mano de continuar siempre.',
    },
    {
      nivel: 4,
      enfoque:
        'Equilibra pagos y 4-bets según posición y profundidad, y prepara el flop: la defensa preflop sin plan contra la c-bet pequeña se pierde después.',
      idea: 'Fuera de posición el pago es caro: aumenta el 4-bet y la retirada, y deja pocos pagos, todos fuertes.',
    },
    {
      nivel: 5,
      enfoque:
        'Trabaja mezclas y desvíos exactos: qué manos rotan entre 4-bet y pago, y cuánto EV mueve cada diez puntos de la frecuencia rival.',
      idea: 'La indiferencia entre pagar y 4-betear A-Qs se rompe con la tendencia del rival a retirarse al 4-bet: mídela antes de elegir.',
    },
  ],
  errorTipico:
    'Pagar el 3-bet «para ver un flop» con A-J offsuit o K-Q offsuit fuera de posición: ligas la pareja que pierde contra A-K, A-Q y K-K, y no sabes soltarla.',
  preguntas: [
    {
      pregunta: 'Abriste a 2,5 bb y el botón 3-betea a 8. ¿Qué equity pide pagar?',
      respuesta: '5,5 ÷ (2,5 + 8 + 1,5 + 5,5) = 5,5/17,5 = 31,4 %.',
    },
    {
      pregunta: '¿Cuánto debes continuar para que un 3-bet de 8 bb contra 2,5 no gane con cualquier carta?',
      respuesta:
        'Él arriesga 8 para ganar 4: necesita 66,7 % de retiradas (de toda la mesa). Debes continuar al menos un tercio de tu rango, y algo más si las ciegas nunca intervienen.',
    },
    {
      pregunta: '¿Por qué 9-9 paga mejor en posición que A-J offsuit?',
      respuesta:
        '9-9 gana sin mejorar a todos los faroles y liga set escondido; A-J está dominada por casi todo el valor rival y sufre cuando liga.',
    },
    {
      pregunta: '¿Qué harías con 5-5 ante un 3-bet a 11 bb con 100 bb?',
      respuesta: 'Retirarme: pago 8,5 para ligar el 11,8 % y quedan 89 bb, poco más de diez veces el pago.',
    },
    {
      pregunta: 'Un rival 3-betea el 13 % y se retira al 4-bet el 60 %. ¿Cuál es el ajuste más rentable?',
      respuesta:
        '4-bet de farol con bloqueadores (A-5s, A-4s) y pagar más en posición; cada 4-bet bien elegido gana sin ver el flop.',
    },
  ],
  criterio: {
    texto: 'Elige 4-bet, pago o retirada con precio y motivo en {aciertos} de {de} manos.',
    aciertos: 8,
    de: 10,
    unidad: 'manos',
  },
  foco: 'Ante cada 3-bet di la posición, el precio y a qué grupo pertenece tu mano: 4-bet, pago o retirada.',
  revision: '¿Continué contra el 3-bet con una mano dominada o me retiré de más contra alguien que farolea?',
  variantes: {
    teoria: [
      {
        titulo: 'tres montones',
        consigna:
          'Divide tu rango de apertura de un asiento en 4-bet, pago y retirada con combos contados y verifica que continúas más de un tercio. Compara con las ideas.',
      },
      {
        titulo: 'el precio y lo que no se realiza',
        consigna:
          'Rehaz el ejemplo con A-J del mismo palo y con A-Q offsuit, cambiando la realización; explica dónde cruza el precio.',
      },
      {
        titulo: 'quién te 3-betea',
        consigna:
          'Describe cómo cambia tu respuesta contra un 4 %, un 8 % y un 13 % de 3-bet, con una mano que cambia de montón en cada caso.',
      },
    ],
    ejercicios: [
      {
        titulo: 'posición, precio, montón',
        consigna: 'Escribe esos tres datos en cada mano de abajo antes de decidir.',
      },
      {
        titulo: 'cambia la frecuencia',
        consigna:
          'Resuelve las manos de abajo contra un 3-bet del 4 % y del 13 %, y subraya las que cambian de montón.',
      },
      {
        titulo: 'combos del rival',
        consigna: 'Cuenta en cada mano de abajo los combos de valor que quedan con tus bloqueadores.',
      },
      {
        titulo: 'dentro y fuera',
        consigna: 'Cambia la posición en las manos de abajo y recalcula con otra realización.',
      },
      {
        titulo: 'plan de flop',
        consigna: 'Escribe para cada mano de abajo que pagues tres flops en los que sigues ante un tercio de bote.',
      },
      {
        titulo: '4-bet o pago',
        consigna: 'Elige en las manos de abajo entre ambas y calcula qué retirada necesita el 4-bet.',
      },
      {
        titulo: 'la mano vecina',
        consigna: 'Nombra en cada mano de abajo la mano inmediatamente mejor y la peor, y en qué montón cae cada una.',
      },
      {
        titulo: 'sin dudar',
        consigna: 'Con reloj, di el montón de las {n} manos de abajo; luego revisa las que tardaste más.',
      },
    ],
    test: [
      {
        titulo: 'montón y motivo',
        consigna: 'Responde las {n} manos de abajo; el motivo debe incluir el precio o la dominación.',
      },
      {
        titulo: 'precio exacto',
        consigna: 'Calcula el precio de cada mano de abajo con un decimal.',
      },
      {
        titulo: 'defensa mínima',
        consigna: 'Da para cada mano de abajo cuántos combos de tu apertura deben continuar y cinco de ellos.',
      },
      {
        titulo: 'rival cambiante',
        consigna: 'Decide las manos de abajo contra dos perfiles distintos; cuenta el acierto doble.',
      },
    ],
    jugar: [
      {
        titulo: '3-bets recibidos',
        consigna: 'Juega {min} minutos y anota cada 3-bet en contra con mano, asiento y respuesta.',
      },
      {
        titulo: 'ni A-J ni K-J',
        consigna: 'Juega {n} manos sin pagar 3-bets con figuras offsuit dominables.',
      },
      {
        titulo: 'un ajuste',
        consigna: 'Juega {min} minutos identificando a quien más te 3-betea y cambia una sola cosa contra él.',
      },
    ],
    analizar: [
      {
        titulo: 'tu retirada al 3-bet',
        consigna:
          'Calcula qué porcentaje de tus aperturas retiras ante el 3-bet por asiento y compáralo con el 50–60 %.',
      },
      {
        titulo: 'pagos perdidos',
        consigna: 'Revisa {n} pagos a 3-bets: con qué mano, en qué posición y cuánto costaron.',
      },
      {
        titulo: 'bluffs que creíste',
        consigna: 'Busca rivales con 3-bet alto y manos en las que te retiraste; decide cuáles debían continuar.',
      },
    ],
  },
  ejemplo: {
    niveles: [2, 5],
    mano: 'Ah Jd',
    situacion: 'NL50, 100 bb. Abres desde HJ a 2,5 bb, el botón (3-bet del 4,5 %) sube a 8 bb y las ciegas se retiran.',
    pregunta: '¿Pagas los 5,5 bb?',
    respuesta:
      'Precio: 31,4 %. Su rango es aproximadamente TT+, AQs+, AKo, KQs y A-5s: 4,4 %. Con A♥ J♦ le quedan A-K 12, A-A 3, J-J 3 y K-K, Q-Q, 10-10 seis cada uno. Tu equity bruta ronda el 33 %, pero fuera de posición realizarás cerca del 70 %: 23,1 %. Retírate. A-J del mismo palo estaría en el límite; A-Q del mismo palo paga.',
    calculos: [
      { tipo: 'cuenta', expresion: '100 * 5.5 / 17.5', da: '31,4 %' },
      { tipo: 'cuenta', expresion: '100 * (5 * 6 + 4 * 4 + 1 * 12) / 1326', da: '4,4 %' },
      { tipo: 'combos', mano: 'AK', muertas: 'Ah Jd', da: '12' },
      { tipo: 'combos', mano: 'AA', muertas: 'Ah Jd', da: '3' },
      { tipo: 'combos', mano: 'JJ', muertas: 'Ah Jd', da: '3' },
      { tipo: 'cuenta', expresion: '33 * 0.7', da: '23,1 %' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [4, 5],
      mano: 'Ac Qc',
      situacion:
        'NL2000, 100 bb. Abres en el botón a 2,3 bb y la ciega grande hace 3-bet a 11. Si haces 4-bet a 24: abandona el 52 %, va all-in el 14 % y paga el 34 % (recuperas 22,8 bb de un bote de 48,5). Si pagas, recuperas el 48 % de 22,5.',
      pregunta: '¿Pagas o haces 4-bet? ¿Y si abandona el 40 % y va all-in el 20 %?',
      respuesta:
        'Pagar: 0,48 × 22,5 − 8,7 = +2,10 bb. 4-bet (añades 21,7 y en el centro hay 13,8): 0,52 × 13,8 − 0,14 × 21,7 + 0,34 × (22,8 − 21,7) = +4,51 bb: mejor el 4-bet. Con 40 % y 20 %: 0,40 × 13,8 − 0,20 × 21,7 + 0,40 × 1,1 = +1,62 bb: mejor pagar. En equilibrio A-Q del mismo palo reparte entre las dos; unos doce puntos en su retirada cambian la elección, así que mide ese dato antes.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.48*22.5-8.7', da: '+2,10 bb' },
        { tipo: 'cuenta', expresion: '0.52*13.8-0.14*21.7+0.34*1.1', da: '+4,51 bb' },
        { tipo: 'cuenta', expresion: '0.4*13.8-0.2*21.7+0.4*1.1', da: '+1,62 bb' },
      ],
    },
  ],
  spots: [
    {
      niveles: [2, 3],
      mano: '8s 8h',
      situacion: 'NL25. Abres en el CO a 2,5 bb, la ciega grande sube a 10 bb; 100 bb efectivas. Ella 3-betea el 5 %.',
      pregunta: '¿Pagas por el set?',
      respuesta:
        'Pagas 7,5 bb para un bote de 2,5 + 10 + 0,5 + 7,5 = 20,5: 36,6 %. Solo por set (11,8 %) necesitarías cobrar 64 bb y quedan 90: 12 a 1, poco. Pero estás en posición y 8-8 sigue por delante de A-K en dos de cada tres flops: contra un 5 % muy fuerte es pago marginal; contra un 3-bet del 2 % (solo QQ+), retirada.',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * 7.5 / 20.5', da: '36,6 %' },
        { tipo: 'cuenta', expresion: '100 * (1 - (48 * 47 * 46) / (50 * 49 * 48))', da: '11,8 %' },
        { tipo: 'cuenta', expresion: '7.5 / 0.1176', da: '64' },
      ],
    },
    {
      niveles: [2, 4],
      mano: 'Ac Qc',
      situacion: 'NL50. Abres en el CO, el botón sube a 8 bb (3-bet del 9 %). 100 bb.',
      pregunta: '¿4-bet, pago o retirada?',
      respuesta:
        'Pago. Precio 31,4 %; A-Q del mismo palo ronda el 50 % contra un rango así (TT+, AJs+, KJs+, QJs, A5s–A2s, AQo+ y algún conector) y juega bien aun fuera de posición: con realización del 80 %, 40,0 %. El 4-bet la convertiría en farol: continuarían A-K y parejas altas, que te ganan. Bloqueas A-A, A-K y Q-Q; contra un 14 % de 3-bet sí puede ser 4-bet.',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * 5.5 / 17.5', da: '31,4 %' },
        { tipo: 'cuenta', expresion: '50 * 0.8', da: '40,0 %' },
      ],
    },
    {
      niveles: [2, 4],
      mano: 'Kd Js',
      situacion: 'NL25. Abres en el botón a 2,5 bb y la ciega pequeña sube a 11 bb (3-bet del 8 %).',
      pregunta: '¿Continúas en posición?',
      respuesta:
        'No. Precio 8,5 ÷ 23 = 37,0 % (11 + 11 + 1). K-J offsuit está dominada por A-K, K-Q, A-J, K-K y J-J. Su equity ronda el 31 % y al ligar rey o jota paga de más: retírate. K-J del mismo palo y K-Q del mismo palo sí continúan en posición.',
      calculos: [{ tipo: 'cuenta', expresion: '100 * 8.5 / 23', da: '37,0 %' }],
    },
    {
      niveles: [3, 5],
      mano: 'Jc Jh',
      situacion: 'NL100. Abres en UTG a 2,5 bb y el CO sube a 8 bb con un 3-bet del 4 % contra UTG. 100 bb.',
      pregunta: '¿Qué haces con J-J?',
      respuesta:
        'Paga. Su 4 % es casi valor: QQ+, AK, A-Qs y J-J, 3,3 %. Contra QQ+ (18 combos, ≈ 19 %), A-K (16, ≈ 56 %) y A-Qs (4, ≈ 67 %): 39,6 %. El precio de 31,4 % deja margen, aunque fuera de posición. El 4-bet solo haría continuar a lo que te gana. Plan: seguir en flops sin Q, K ni A y ceder ante mucha presión en los demás.',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * (4 * 6 + 2 * 4 + 1 * 12) / 1326', da: '3,3 %' },
        { tipo: 'cuenta', expresion: '(18 * 19 + 16 * 56 + 4 * 67) / 38', da: '39,6' },
      ],
    },
    {
      niveles: [3, 5],
      mano: 'Ad 5d',
      situacion: 'NL100. Abres en el CO, el botón 3-betea el 13 % a 8 bb y se retira al 4-bet el 58 %.',
      pregunta: '¿Cuánto gana un 4-bet de farol a 20 bb solo por las retiradas?',
      respuesta:
        'Arriesgas 17,5 bb más para ganar 2,5 + 8 + 1,5 = 12 bb: pides 59,3 %. Con 58 %: −0,39 bb solo por retiradas, más lo que A-5 del mismo palo recupere cuando solo paga. Es rentable por poco: con 50 % de retiradas daría −2,75. Alterna con retirada según su respuesta real.',
      calculos: [
        { tipo: 'alfa', bote: 12, apuesta: 17.5, da: '59,3 %' },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.58, valor: 12 },
            { p: 0.42, valor: -17.5 },
          ],
          da: '−0,39',
        },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.5, valor: 12 },
            { p: 0.5, valor: -17.5 },
          ],
          da: '−2,75',
        },
      ],
    },
    {
      niveles: [3, 5],
      mano: '9d 8d',
      situacion: 'NL200. Abres en el botón a 2,3 bb; la ciega grande sube a 10 bb con un 12 % de 3-bet. 120 bb.',
      pregunta: '¿Pagas en posición con 9-8 del mismo palo?',
      respuesta:
        'Pagas 7,7 bb para un bote de 20,5: 37,6 %. Contra ese 12 % tu equity ronda el 36 %: aunque con posición la realices entera te faltan 1,6 puntos. Con 120 bb las implícitas cubren ese hueco contra quien paga stacks; con 60 bb, retírate. Con 9-8 offsuit, fuera siempre.',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * 7.7 / 20.5', da: '37,6 %' },
        { tipo: 'cuenta', expresion: '100 * 7.7 / 20.5 - 36', da: '1,6' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Kh Qh',
      mesa: 'Jd 7h 4s',
      situacion:
        'NL400. Pagaste un 3-bet en posición: bote 22 bb, 89 detrás. La ciega grande c-betea 5,5 bb (un cuarto).',
      pregunta: '¿Continúas, y por qué la defensa preflop obliga a decidirlo antes?',
      respuesta:
        'Precio 16,7 %. Contra una muestra de A♠ A♣, A♠ K♠, Q♠ Q♣ y A♣ 5♣ tu equity es 19,0 % con dos cartas altas y color a dos cartas. Ante un cuarto de bote continúas: si abandonaras aquí con todo lo que no liga, él ganaría el flop con cualquier carta, pues solo necesita 20 %.',
      calculos: [
        { tipo: 'potOdds', bote: 22, apuesta: 5.5, da: '16,7 %' },
        {
          tipo: 'equity',
          mano: 'Kh Qh',
          rivales: ['As Ac', 'As Ks', 'Qs Qc', 'Ac 5c'],
          mesa: 'Jd 7h 4s',
          da: '19,0 %',
        },
        { tipo: 'alfa', bote: 22, apuesta: 5.5, da: '20 %' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Ts 9s',
      situacion:
        'NL600. Abres en el HJ, el CO sube a 8 bb; 3-betea el 10 % y te c-betea el 75 % de los flops. 100 bb, fuera de posición.',
      pregunta: '¿Pago, 4-bet o retirada?',
      respuesta:
        'Retirada casi siempre. Precio 31,4 % y equity ≈ 36 %, pero fuera de posición y contra presión constante realizas cerca del 68 %: 24,5 %. El EV de pagar es 0,245 × 17,5 − 5,5 = −1,21 bb. Los pagos fuera de posición contra el CO se reservan para J-J, 10-10, A-Qs, K-Qs.',
      calculos: [
        { tipo: 'cuenta', expresion: '36 * 0.68', da: '24,5 %' },
        { tipo: 'cuenta', expresion: '0.245 * 17.5 - 5.5', da: '−1,21' },
      ],
    },
    {
      niveles: [5, 5],
      mano: 'As Kd',
      situacion:
        'NL2000, 100 bb. Abres en el CO y la ciega pequeña sube a 11 bb (14 % de 3-bet). Comparas 4-bet a 24 bb y pago.',
      pregunta:
        'Si ante el 4-bet se retira el 52 %, paga el 18 % y va all-in el 30 %, ¿qué vale el 4-bet que luego paga el all-in con 41 % de equity?',
      respuesta:
        'Arriesgas 21,5 bb más. Retirada: +14,5 bb (2,5 + 11 + 1). All-in: pagas y tu resultado medio es 0,41 × 201 − 97,5 = −15,09 bb. Pago: con ≈ 50 % de un bote de 49 bb, 24,5 − 21,5 = +3,00 bb. EV = +3,55 bb. Pagar en posición con A-K contra un 14 % gana del mismo orden: por eso rota entre ambas.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.41 * 201 - 97.5', da: '−15,09' },
        { tipo: 'cuenta', expresion: '0.5 * 49 - 21.5', da: '+3,00' },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.52, valor: 14.5 },
            { p: 0.18, valor: 3 },
            { p: 0.3, valor: -15.09 },
          ],
          da: '+3,55',
        },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'Kc Qc',
      situacion: 'NL25, 100 bb. Abres en el botón a 2,5 bb y la ciega grande, que hace 3-bet el 7 %, sube a 10 bb.',
      pregunta: '¿Pagas con K-Q del mismo palo en posición?',
      respuesta:
        'Pagas 7,5 para un bote final de 20,5: 36,6 %. Contra un 7 % (99+, A-Js+, A-Qo+, K-Qs y faroles como A-5s, A-4s, J-Ts y 10-9s) tienes ≈ 39 % y, con posición, realizas casi todo: paga, por poco. Si su 3-bet fuera del 3 % (QQ+ y A-K) bajarías a ≈ 25 %, porque A-K te domina: retírate. De 4-bet no ganas nada: cuando te va all-in no quieres pagar. SPR del flop: 4,4.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*7.5/20.5', da: '36,6 %' },
        { tipo: 'spr', stack: 90, bote: 20.5, da: '4,4' },
      ],
    },
    {
      niveles: [2, 2],
      mano: 'Td Ts',
      situacion:
        'NL16, 100 bb. Abres en UTG a 2,5 bb y la ciega grande, desconocida, sube a 9 bb. En este límite el 3-bet contra UTG suele ser QQ+ y A-K.',
      pregunta: '¿Qué haces con 10-10?',
      respuesta:
        'Pagas 6,5 para un bote de 18,5: 35,1 %. Contra QQ+ (18 combos) y A-K (16) tienes unos 18 combos que te aplastan (≈ 19 %) y 16 que van a cara o cruz (≈ 56 %): (18 × 19 + 16 × 56) ÷ 34 = 36 %. En bruto casi llega, pero sueles ganar poco y perder mucho. Con posición y 91 bb detrás, paga para ver el flop y sigue solo con trío o mesa baja ante una apuesta pequeña. Sin posición sería retirada.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*6.5/18.5', da: '35,1 %' },
        { tipo: 'cuenta', expresion: '(18*19+16*56)/34', da: '36 %' },
      ],
    },
    {
      niveles: [2, 2],
      mano: 'Ad Kd',
      situacion: 'NL25, 100 bb. Abres en el CO a 2,5 bb y el botón, desconocido, sube a 8 bb.',
      pregunta: '¿4-bet, pago o fold? ¿Qué haces ante el all-in?',
      respuesta:
        '4-bet a 20 contra un desconocido o pago: las dos valen; lo que no vale es el fold. Si haces 4-bet y va all-in, pagas 80 para 201,5, 39,7 %; contra QQ+ y A-K tienes ≈ 41 % con A-K del mismo palo: pago. Si en este límite solo mete K-K y A-A (6 combos con tus cartas fuera), bajas a ≈ 23 % y te retirarías. Sin lectura, pagar el 3-bet y jugar el flop fuera de posición es más barato y más simple.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*80/201.5', da: '39,7 %' },
        { tipo: 'cuenta', expresion: '3+3', da: '6' },
      ],
    },
  ],
};
