import type { PokerTopic } from '../../poker-topic.ts';

export const pkTorIcm: PokerTopic = {
  id: 'pk-tor-icm',
  titulo: 'ICM: valor en dinero de las fichas',
  area: 'TOR',
  nivelMin: 1,
  nivelMax: 5,
  prerequisitos: ['pk-mat-ev'],
  exclusivo: ['torneo', 'sng'],
  minutosEtapa: 320,
  importancia: 'esencial',
  terminos: [
    'icm',
    'independent chip model',
    'valor de las fichas',
    'fichas en dinero',
    'modelo icm',
    'calcular icm',
    'presión icm',
    'prima de riesgo',
    'risk premium',
    'bubble factor',
    'equity en dinero',
    'premios del torneo',
    '$ev',
    'ev en dinero',
    'estructura de premios',
    'saltos de premio icm',
    'fichas ganadas y perdidas',
  ],
  ideas: [
    'En un torneo las fichas no se cobran: se cobra el puesto. ICM convierte cada stack en dinero: tu probabilidad de ser primero es tu parte de las fichas, y con los demás puestos se repite la cuenta quitando al que ya se ubicó.',
    'Duplicar fichas nunca duplica el dinero mientras quede más de un premio: lo que ganas vale menos que lo que pierdes. Con 10.000 de 40.000 y premios 50/30/20, pasar a 20.000 sube tu valor un 53 %, y perderlo todo te cuesta el 100 %.',
    'El precio de un pago se mide en dinero: equity necesaria = (valor si tiras − valor si pierdes) ÷ (valor si ganas − valor si pierdes). La diferencia con las odds en fichas es la prima de riesgo.',
    'La prima es mayor contra quien te cubre, para los stacks medios y con jugadores más cortos que tú; es casi nula para el líder contra un corto y desaparece en el mano a mano o cuando el ganador se lo lleva todo.',
  ],
  etapas: [
    {
      nivel: 1,
      enfoque:
        'Entiende por qué fichas y dinero no son lo mismo y haz a mano el ICM de tres jugadores con dos premios.',
      idea: 'Con tres iguales y premios 65/35 cada uno vale un tercio del total; duplicarse da 55, no 66,7: por eso un volado justo pierde dinero.',
    },
    {
      nivel: 2,
      enfoque:
        'Calcula el umbral de pago con los tres valores (tirar, ganar, perder) dados y compáralo con las odds en fichas.',
      idea: 'En la burbuja de cuatro iguales con 50/30/20, un pago que en fichas pide 44 % pide en dinero 60 %.',
    },
    {
      nivel: 3,
      enfoque:
        'Estima la prima de riesgo sin calculadora según quién cubre a quién, y decide rangos: presionar con los all-in, pagar con lo mejor.',
      idea: 'Quien mete all-in hereda la prima del que paga: el mismo bote que tú no puedes pagar tampoco puede pagarlo él.',
    },
    {
      nivel: 4,
      enfoque:
        'Estudia cómo cambian tus rangos de apertura, de resubida y de pago postflop bajo presión de ICM, no solo los all-in.',
      idea: 'La prima también existe en el flop: con stacks medios se apuesta más chico, se pasa más y se evita hinchar botes contra quien cubre.',
    },
    {
      nivel: 5,
      enfoque:
        'Conoce lo que el modelo no ve: posición siguiente, ciegas por subir, habilidad y futuro con un stack grande; corrige con criterio y en el sentido correcto.',
      idea: 'ICM ignora las ciegas que vienen: un stack de 3 bb que será ciega grande en la mano siguiente vale menos de lo que dice la fórmula.',
    },
  ],
  errorTipico:
    'Pagar en burbuja con AJ «porque el precio era bueno» usando solo las odds en fichas. O el error contrario: tirar todo por ICM siendo líder, cuando a ti casi no te afecta.',
  preguntas: [
    {
      pregunta: '¿Cómo se calcula la probabilidad de quedar segundo en ICM?',
      respuesta:
        'Para cada rival: probabilidad de que él sea primero (sus fichas entre el total) por tu parte de las fichas restantes; se suman todos los rivales.',
    },
    {
      pregunta: 'Escribe la fórmula del umbral de pago en dinero.',
      respuesta:
        '(valor al tirar − valor al perder) ÷ (valor al ganar − valor al perder). Si quedas fuera sin premio, valor al perder = 0.',
    },
    {
      pregunta: '¿Para quién es mayor la prima de riesgo en una burbuja?',
      respuesta:
        'Para el stack medio que paga a alguien que lo cubre mientras hay jugadores más cortos: tiene mucho que perder y otros pueden caer antes.',
    },
    {
      pregunta: '¿Cuándo ICM y fichas dan lo mismo?',
      respuesta:
        'En el mano a mano (queda un salto fijo), cuando solo cobra el primero y, aproximadamente, muy lejos de los premios con muchos jugadores.',
    },
    {
      pregunta: '¿Qué dos cosas importantes no ve el modelo?',
      respuesta:
        'La posición y las ciegas inminentes, y la diferencia de habilidad; tampoco el uso futuro de un stack grande para presionar.',
    },
  ],
  criterio: {
    texto:
      'En {aciertos} de {de} manos obtienes el umbral en dinero con error menor de 3 puntos y la decisión correcta.',
    aciertos: 8,
    de: 10,
    unidad: 'cálculos',
  },
  foco: 'Ante cada all-in con premios cerca di quién cubre a quién y si hay alguien más corto, y solo entonces piensa en tu mano.',
  revision: '¿Cuánto pedían las fichas y cuánto pedía el dinero en este pago, y quién tenía más que perder?',
  variantes: {
    teoria: [
      {
        titulo: 'el ICM de tres, a mano',
        consigna:
          'Calcula con lápiz el valor de 5.000, 3.000 y 2.000 con premios 50/30/20 y comprueba que la suma sea 100. Repite con 65/35.',
      },
      {
        titulo: 'por qué ganar vale menos que perder',
        consigna:
          'Dibuja una curva con tus fichas en horizontal y tu dinero en vertical usando cuatro puntos calculados. Explica su forma en voz alta.',
      },
      {
        titulo: 'la fórmula del umbral',
        consigna:
          'Deduce la fórmula a partir de la igualdad de valores entre pagar y tirar, y aplícala al ejemplo sin mirar. Comprueba el resultado.',
      },
    ],
    ejercicios: [
      {
        titulo: 'tres valores y un umbral',
        consigna:
          'En cada mano de abajo escribe valor al tirar, ganar y perder, y el umbral. Compáralo con las odds en fichas.',
      },
      {
        titulo: 'adivina la prima',
        consigna:
          'Antes de calcular las manos de abajo estima la prima de riesgo en puntos (0, 5, 10, 20). Corrige y anota tu sesgo.',
      },
      {
        titulo: 'cambia de asiento',
        consigna:
          'Haz las manos de abajo desde el stack del rival. Escribe quién de los dos sufre más presión y por qué.',
      },
      {
        titulo: 'quita al corto',
        consigna:
          'Recalcula las manos de abajo sin el jugador más corto (o dándole el doble de fichas). Di cuánto baja o sube el umbral.',
      },
      {
        titulo: 'otros premios',
        consigna:
          'Repite las manos de abajo con premios 65/35 o con todos iguales. Explica el sentido del cambio antes de hacer la cuenta.',
      },
      {
        titulo: 'la peor mano que paga',
        consigna:
          'Con el umbral de las manos de abajo y un rango del rival del 20 %, busca la peor mano que puede pagar. Justifica con su equity.',
      },
      {
        titulo: 'ahora metes tú',
        consigna:
          'Convierte cada pago de abajo en un all-in tuyo contra ese rival y di si te conviene más. Explica con la prima del otro.',
      },
      {
        titulo: 'sin calculadora',
        consigna:
          'Ordena las manos de abajo por umbral de pago solo razonando (quién cubre, quién es corto). Después comprueba.',
      },
    ],
    test: [
      {
        titulo: 'umbral exacto',
        consigna: 'Calcula los umbrales de las manos de abajo con los valores dados. 80 % con error menor de 3 puntos.',
      },
      {
        titulo: 'fichas o dinero',
        consigna:
          'En las manos de abajo di en cuáles coinciden la decisión por fichas y por dinero y en cuáles no. Un fallo permitido.',
      },
      {
        titulo: 'quién puede pagar',
        consigna:
          'De cada mano de abajo di qué jugadores pueden pagar ancho y cuáles casi nada. Se corrige con la prima.',
      },
      {
        titulo: 'explica al que perdió',
        consigna:
          'Redacta para cada mano de abajo la explicación de dos frases que le darías a quien pagó mal (o tiró mal). Debe incluir los dos números.',
      },
    ],
    jugar: [
      {
        titulo: 'nombra quién cubre',
        consigna:
          'Juega {min} minutos cerca de premios (o en Sit and Go) y antes de cada decisión di quién te cubre y quién es más corto.',
      },
      {
        titulo: 'dos umbrales',
        consigna:
          'En cada all-in que enfrentes anota el precio en fichas y tu estimación en dinero antes de actuar. Revisa después.',
      },
      {
        titulo: 'hereda la prima',
        consigna: 'Busca situaciones para meter tú contra stacks medios a los que cubres. Anota intentos y si tiraron.',
      },
    ],
    analizar: [
      {
        titulo: 'pagos con ICM',
        consigna: 'Recalcula con ICM {n} pagos cercanos a los premios. Cuenta cuántos ganaban fichas y perdían dinero.',
      },
      {
        titulo: 'el salto que se pagó',
        consigna:
          'En {n} eliminaciones tuyas escribe qué salto de premio estaba cerca y qué jugador más corto quedaba. Di si tirar valía más.',
      },
      {
        titulo: 'presión no usada',
        consigna: 'Revisa {n} manos en que cubrías a la mesa y nadie abrió. Cuenta cuántas robos claros dejaste pasar.',
      },
    ],
  },
  ejemplo: {
    niveles: [1, 3],
    situacion:
      'Quedan cuatro y cobran tres: 50, 30 y 20 dólares. Todos tienen 3.375 fichas; ciegas 200/400. La ciega pequeña te mete all-in y estás en la ciega grande con 400 puestos.',
    pregunta: '¿Qué equity necesitas en fichas y en dinero?',
    respuesta:
      'En fichas pagas 2.975 para un bote final de 6.750: 44,1 %. En dinero: si tiras quedas con 2.975 y vales $23,03; si ganas tienes 6.750 y quedan dos rivales: $38,33; si pierdes, 0. Umbral = 23,03 ÷ 38,33 = 60,1 %. La prima de riesgo es de 16 puntos: contra quien mete cualquier cosa solo pagan manos con más del 60 % (66+, A9+, KQ y alguna más).',
    calculos: [
      { da: '44,1 %', tipo: 'cuenta', expresion: '2975/6750*100' },
      { da: '$23,03', tipo: 'icm', stacks: [2975, 3775, 3375, 3375], premios: [50, 30, 20], jugador: 0 },
      { da: '$38,33', tipo: 'icm', stacks: [6750, 3375, 3375], premios: [50, 30, 20], jugador: 0 },
      { da: '60,1 %', tipo: 'cuenta', expresion: '23.03/38.33*100' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [1, 1],
      situacion:
        'Quedan tres jugadores con 2.000 fichas cada uno y cobran dos: $65 y $35. Te ofrecen jugarte todas tus fichas a cara o cruz contra uno de ellos.',
      pregunta: '¿Cuánto vales ahora, cuánto si ganas y aceptas?',
      respuesta:
        'Ahora los tres son iguales: (65 + 35) ÷ 3 = $33,33. Si ganas tienes 4.000 y el otro 2.000: serás primero 4.000 ÷ 6.000 de las veces y segundo el resto, $55,00. Si pierdes, 0. La moneda vale 0,5 × 55 = $27,50, menos que los $33,33 que ya tienes: no aceptes. Tus fichas se duplicarían, tu dinero no: para que fuera justo tendrías que ganar 33,33 ÷ 55 = 60,6 % de las veces.',
      calculos: [
        { tipo: 'cuenta', expresion: '100/3', da: '$33,33' },
        { tipo: 'icm', stacks: [4000, 2000], premios: [65, 35], jugador: 0, da: '$55,00' },
        { tipo: 'cuenta', expresion: '0.5*55', da: '$27,50' },
        { tipo: 'cuenta', expresion: '100*33.33/55', da: '60,6 %' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Ac Jh',
      situacion:
        'Torneo de $1.050, quedan cinco. Premios: $120.000, $80.000, $55.000, $38.000 y $27.000. Stacks antes de la mano: 60, 35 (tú, ciega grande), 25, 15 y 10 bb; ante de 1 bb que pones tú. El líder, ciega pequeña, mete all-in con casi cualquier mano.',
      pregunta: 'Calcula tirar, ganar y perder, el umbral y decide A-J (≈ 63 % contra cualquier mano).',
      respuesta:
        'Si tiras quedas con 33 y vales $70.937. Si ganas tienes 69 y vales $91.820; si pierdes cobras $27.000. Umbral: (70.937 − 27.000) ÷ (91.820 − 27.000) = 67,8 %; en fichas, 33 ÷ 69 = 47,8 %. A-J se queda corto: retírate, y también A-K (≈ 65 %); 8-8 (≈ 69 %) o mejor paga. El modelo no ve que eres el segundo y que hay stacks de 10 y 15 bb a punto de pagar ciegas: eso empuja aún más a esperar. Si el líder metiera solo el 50 %, ni 9-9 llegaría cómodo.',
      calculos: [
        {
          tipo: 'icm',
          stacks: [33, 62, 25, 15, 10],
          premios: [120000, 80000, 55000, 38000, 27000],
          jugador: 0,
          da: '$70.937',
        },
        {
          tipo: 'icm',
          stacks: [69, 26, 25, 15, 10],
          premios: [120000, 80000, 55000, 38000, 27000],
          jugador: 0,
          da: '$91.820',
        },
        { tipo: 'cuenta', expresion: '100*(70937-27000)/(91820-27000)', da: '67,8 %' },
        { tipo: 'cuenta', expresion: '100*33/69', da: '47,8 %' },
      ],
    },
  ],
  spots: [
    {
      niveles: [1, 3],
      situacion: 'Tres jugadores, dos premios: 65 y 35. Los tres tienen 3.000.',
      pregunta: 'Calcula el valor de cada uno, y el de quien elimine a otro y quede con 6.000 contra 3.000.',
      respuesta:
        'Con tres iguales cada uno vale $33,33. Con 6.000 contra 3.000: primero 2/3 de las veces, 2/3 × 65 + 1/3 × 35 = $55,00. Duplicar fichas multiplica el dinero por 55 ÷ 33,33 = 1,65. Un volado al 50 % vale 0,5 × 55 = $27,50, menos que los 33,33 de no jugarlo: para arriesgar todo se necesita 33,33 ÷ 55 = 60,6 %.',
      calculos: [
        { da: '$33,33', tipo: 'icm', stacks: [3000, 3000, 3000], premios: [65, 35], jugador: 0 },
        { da: '$55,00', tipo: 'icm', stacks: [6000, 3000], premios: [65, 35], jugador: 0 },
        { da: '1,65', tipo: 'cuenta', expresion: '55/33.333' },
        { da: '$27,50', tipo: 'cuenta', expresion: '0.5*55' },
        { da: '60,6 %', tipo: 'cuenta', expresion: '33.333/55*100' },
      ],
    },
    {
      niveles: [1, 2],
      situacion:
        'Quedan tres en un Sit and Go con premios 50/30/20 (ya todos cobran) y stacks de 5.000, 3.000 y 2.000.',
      pregunta: '¿Cuánto vale cada stack y cuánto le «sobra» o le falta al líder respecto de su parte de fichas?',
      respuesta:
        'Valores: $38,39, $32,75 y $28,86; suman 100. El líder tiene la mitad de las fichas y solo el 38 % del dinero: le faltan 50 − 38,39 = 11,61 puntos. El corto tiene 20 % de fichas y 28,9 % de dinero, porque ya tiene asegurados 20. Por eso un reparto proporcional a las fichas favorece al líder.',
      calculos: [
        { da: '$38,39', tipo: 'icm', stacks: [5000, 3000, 2000], premios: [50, 30, 20], jugador: 0 },
        { da: '$32,75', tipo: 'icm', stacks: [5000, 3000, 2000], premios: [50, 30, 20], jugador: 1 },
        { da: '$28,86', tipo: 'icm', stacks: [5000, 3000, 2000], premios: [50, 30, 20], jugador: 2 },
        { da: '11,61', tipo: 'cuenta', expresion: '50-38.39' },
      ],
    },
    {
      niveles: [1, 2],
      situacion:
        'Cuatro jugadores iguales (2.500 cada uno) y premios 50/30/20. Te ofrecen un volado exacto al 50 % por todas las fichas contra uno de ellos.',
      pregunta: '¿Cuánto vale jugarlo y cuánto no jugarlo?',
      respuesta:
        'Sin jugar, cada uno vale 100 ÷ 4 = $25,00. Si ganas tienes 5.000 contra 2.500 y 2.500: $38,33. El volado vale 0,5 × 38,33 + 0,5 × 0 = $19,17: regalas casi seis dólares de cien. Los dos que miran se los reparten: cada uno pasa de 25 a $30,83.',
      calculos: [
        { da: '$25,00', tipo: 'icm', stacks: [2500, 2500, 2500, 2500], premios: [50, 30, 20], jugador: 0 },
        { da: '$38,33', tipo: 'icm', stacks: [5000, 2500, 2500], premios: [50, 30, 20], jugador: 0 },
        { da: '$19,17', tipo: 'cuenta', expresion: '0.5*38.33' },
        { da: '$30,83', tipo: 'icm', stacks: [5000, 2500, 2500], premios: [50, 30, 20], jugador: 1 },
      ],
    },
    {
      niveles: [2, 4],
      situacion:
        'Burbuja de cuatro, premios 50/30/20. Tú 3.000, el líder 5.500, otros 2.000 y 3.000. Ciegas 200/400, estás en la ciega grande y el líder, ciega pequeña, mete all-in con todo.',
      pregunta: '¿Qué equity necesitas?',
      respuesta:
        'Tirar: $22,40. Ganar (6.000): $34,95. Perder: 0. Umbral 22,40 ÷ 34,95 = 64,1 %, contra 43,3 % en fichas. Contra un 60 % de manos pagan 99+, AK y AQs; AQo (≈ 64 %) está en la línea, 88 (≈ 62 %) por debajo y A7o (≈ 55 %) lejos. La prima de 21 puntos existe porque hay alguien más corto que tú y porque el líder te cubre.',
      calculos: [
        { da: '$22,40', tipo: 'icm', stacks: [2600, 5900, 2000, 3000], premios: [50, 30, 20], jugador: 0 },
        { da: '$34,95', tipo: 'icm', stacks: [6000, 2500, 2000, 3000], premios: [50, 30, 20], jugador: 0 },
        { da: '64,1 %', tipo: 'cuenta', expresion: '22.4/34.95*100' },
        { da: '43,3 %', tipo: 'cuenta', expresion: '2600/6000*100' },
      ],
    },
    {
      niveles: [2, 4],
      situacion:
        'La misma burbuja vista por el líder: tienes 6.000 y los otros tres 2.500 cada uno; premios 50/30/20, ciegas 200/400. Estás en la ciega grande y la ciega pequeña mete 2.500.',
      pregunta: '¿Cuánto necesitas?',
      respuesta:
        'Tirar: $33,66. Ganar: $41,75. Perder: $26,27. Umbral (33,66 − 26,27) ÷ (41,75 − 26,27) = 47,7 %; en fichas, 2.100 ÷ 5.000 = 42 %. Tu prima es de 6 puntos, no de 20: el líder puede pagar bastante más ancho que los demás.',
      calculos: [
        { da: '$33,66', tipo: 'icm', stacks: [5600, 2900, 2500, 2500], premios: [50, 30, 20], jugador: 0 },
        { da: '$41,75', tipo: 'icm', stacks: [8500, 2500, 2500], premios: [50, 30, 20], jugador: 0 },
        { da: '$26,27', tipo: 'icm', stacks: [3500, 5000, 2500, 2500], premios: [50, 30, 20], jugador: 0 },
        { da: '47,7 %', tipo: 'cuenta', expresion: '(33.66-26.27)/(41.75-26.27)*100' },
        { da: '42 %', tipo: 'cuenta', expresion: '2100/5000*100' },
      ],
    },
    {
      niveles: [3, 5],
      situacion:
        'Mesa final de cinco: stacks de 60, 40, 30, 20 y 10 bb; premios 5.000, 3.000, 2.000, 1.200 y 800. Tienes 40 bb y el líder mete all-in; hay 1 bb muerta y no has puesto nada.',
      pregunta: '¿Qué equity necesitas y qué manos pagan contra un 20 %?',
      respuesta:
        'Tirar: $2.776. Ganar (81 bb): $3.746. Perder: 800. Umbral (2.776 − 800) ÷ (3.746 − 800) = 67,1 %; en fichas 49,4 %. Contra un rango del 20 %, TT (≈ 60 %), AK (≈ 63 %) y JJ (≈ 65 %) se tiran; paga QQ (≈ 69 %) en adelante. Esperar a que caigan los de 10 y 20 bb vale mucho.',
      calculos: [
        {
          da: '$2.776',
          tipo: 'icm',
          stacks: [61, 40, 30, 20, 10],
          premios: [5000, 3000, 2000, 1200, 800],
          jugador: 1,
        },
        {
          da: '$3.746',
          tipo: 'icm',
          stacks: [20, 81, 30, 20, 10],
          premios: [5000, 3000, 2000, 1200, 800],
          jugador: 1,
        },
        { da: '67,1 %', tipo: 'cuenta', expresion: '(2776-800)/(3746-800)*100' },
        { da: '49,4 %', tipo: 'cuenta', expresion: '40/81*100' },
      ],
    },
    {
      niveles: [3, 5],
      situacion:
        'La misma mesa final: 60, 40, 30, 20 y 10 bb, mismos premios. Ahora eres el de 10 bb y el líder mete all-in; 1 bb muerta.',
      pregunta: '¿Umbral? Compáralo con el del segundo.',
      respuesta:
        'Tirar: $1.459. Ganar (21 bb): $1.987. Perder: 800. Umbral (1.459 − 800) ÷ (1.987 − 800) = 55,5 %, ocho puntos sobre las fichas (47,6 %) y doce menos que el segundo. El corto arriesga poco dinero por encima del mínimo: juega casi normal. El segundo es el que no puede pagar.',
      calculos: [
        {
          da: '$1.459',
          tipo: 'icm',
          stacks: [61, 40, 30, 20, 10],
          premios: [5000, 3000, 2000, 1200, 800],
          jugador: 4,
        },
        {
          da: '$1.987',
          tipo: 'icm',
          stacks: [50, 40, 30, 20, 21],
          premios: [5000, 3000, 2000, 1200, 800],
          jugador: 4,
        },
        { da: '55,5 %', tipo: 'cuenta', expresion: '(1459-800)/(1987-800)*100' },
        { da: '47,6 %', tipo: 'cuenta', expresion: '10/21*100' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Burbuja de un torneo reducida a la mesa final: seis jugadores, cobran cinco (400, 250, 160, 110, 80); 50, 40, 30, 20, 12 y 5 bb. Estás con 20 bb fuera de las ciegas, el de 50 abre all-in y hay 2,5 bb muertas.',
      pregunta: '¿Cuánto necesitas y qué no ve el modelo?',
      respuesta:
        'Tirar: $158,6. Ganar (42,5): $226,7. Perder: 0. Umbral 158,6 ÷ 226,7 = 70 %. Si además el de 5 bb es ciega grande en la próxima mano, tirar vale algo más que lo que dice la fórmula, porque probablemente él caiga antes: el umbral real sube. Si tú fueras la próxima ciega, bajaría.',
      calculos: [
        {
          da: '$158,6',
          tipo: 'icm',
          stacks: [52.5, 40, 30, 20, 12, 5],
          premios: [400, 250, 160, 110, 80],
          jugador: 3,
        },
        {
          da: '$226,7',
          tipo: 'icm',
          stacks: [30, 40, 30, 42.5, 12, 5],
          premios: [400, 250, 160, 110, 80],
          jugador: 3,
        },
        { da: '70 %', tipo: 'cuenta', expresion: '158.6/226.7*100' },
      ],
    },
    {
      niveles: [1, 2],
      situacion:
        'Quedan tres y cobran dos: $70 y $30. Tienes 4.000, otro 4.000 y el tercero 1.000. El de 4.000 te mete all-in y no has puesto nada.',
      pregunta: '¿Qué porcentaje necesitas en dinero y por qué es tan alto?',
      respuesta:
        'Si tiras vales $43,44. Si ganas (8.000 contra 1.000), $65,56; si pierdes, 0. Umbral: 43,44 ÷ 65,56 = 66,3 %, contra 50 % en fichas. Hay un jugador con 1.000 a punto de caer: perder tu stack antes que él regala el premio. Paga solo manos muy fuertes; tú sí puedes meterle a él, que tiene el mismo problema.',
      calculos: [
        { tipo: 'icm', stacks: [4000, 4000, 1000], premios: [70, 30], jugador: 0, da: '$43,44' },
        { tipo: 'icm', stacks: [8000, 1000], premios: [70, 30], jugador: 0, da: '$65,56' },
        { tipo: 'cuenta', expresion: '100*43.44/65.56', da: '66,3 %' },
      ],
    },
    {
      niveles: [1, 2],
      situacion: 'Cuatro jugadores, premios $50, $30 y $20. Stacks: 4.000, 3.000, 2.400 y 600.',
      pregunta: '¿Cuánto vale cada stack y cuánto «le sobra» al corto respecto de sus fichas?',
      respuesta:
        'Por ICM: $34,09, $30,21, $27,21 y $8,50. El corto tiene el 6 % de las fichas y vale el 8,5 % del dinero: sus pocas fichas valen más cada una. El líder tiene el 40 % y vale el 34 %: por eso no le conviene jugárselo todo contra el segundo.',
      calculos: [
        { tipo: 'icm', stacks: [4000, 3000, 2400, 600], premios: [50, 30, 20], jugador: 0, da: '$34,09' },
        { tipo: 'icm', stacks: [4000, 3000, 2400, 600], premios: [50, 30, 20], jugador: 1, da: '$30,21' },
        { tipo: 'icm', stacks: [4000, 3000, 2400, 600], premios: [50, 30, 20], jugador: 2, da: '$27,21' },
        { tipo: 'icm', stacks: [4000, 3000, 2400, 600], premios: [50, 30, 20], jugador: 3, da: '$8,50' },
        { tipo: 'cuenta', expresion: '100*600/10000', da: '6 %' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Quedan cuatro: 30 bb (tú), 40, 22 y 8; premios $1.000, $700, $480 y $330. En un flop contra el de 40 dudas si pagar 12 bb para ganar 15; si pagas y pierdes sigues con 18.',
      pregunta: '¿Qué equity necesitas en fichas y en dinero aunque no te elimine?',
      respuesta:
        'En fichas: 12 ÷ 27 = 44,4 %. En dinero: ahora $687,0; si pierdes (18), $597,8; si ganas (45), $775,7. Arriesgas 89,2 para ganar 88,7: 50,1 %. La prima existe también postflop, seis puntos aquí: paga menos, apuesta más chico y no hinches botes contra quien te cubre mientras haya un corto.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*12/27', da: '44,4 %' },
        { tipo: 'icm', stacks: [30, 40, 22, 8], premios: [1000, 700, 480, 330], jugador: 0, da: '$687,0' },
        { tipo: 'icm', stacks: [18, 52, 22, 8], premios: [1000, 700, 480, 330], jugador: 0, da: '$597,8' },
        { tipo: 'icm', stacks: [45, 25, 22, 8], premios: [1000, 700, 480, 330], jugador: 0, da: '$775,7' },
        { tipo: 'cuenta', expresion: '100*89.2/(89.2+88.7)', da: '50,1 %' },
      ],
    },
    {
      niveles: [5, 5],
      mano: 'Jc Jd',
      situacion:
        'Final de $2.100, quedan cuatro: 45 bb (CO), 22 (tú, botón), 3 (ciega pequeña) y 30 (ciega grande); BBA. Premios: $40.000, $27.000, $19.000 y $13.000. El líder mete all-in con un 18 %.',
      pregunta: 'Umbral con ICM, decisión con J-J (≈ 65 %) y qué corriges.',
      respuesta:
        'Tirar: $25.488. Ganar (46,5): $31.302. Perder: $13.000. Umbral: (25.488 − 13.000) ÷ (31.302 − 13.000) = 68,2 %. J-J queda por debajo: fold, y Q-Q (≈ 68 %) está en la línea. Corrección: el corto tiene 2,5 bb y caerá casi seguro en una órbita; el modelo lo trata como si pudiera esperar, así que tirar vale algo más de lo que dice. Uno o dos puntos, siempre hacia el fold.',
      calculos: [
        { tipo: 'icm', stacks: [22, 47.5, 2.5, 28], premios: [40000, 27000, 19000, 13000], jugador: 0, da: '$25.488' },
        { tipo: 'icm', stacks: [46.5, 23, 2.5, 28], premios: [40000, 27000, 19000, 13000], jugador: 0, da: '$31.302' },
        { tipo: 'cuenta', expresion: '100*(25488-13000)/(31302-13000)', da: '68,2 %' },
      ],
    },
    {
      niveles: [1, 1],
      situacion:
        'Sit and Go, quedan cuatro y cobran tres ($5, $3 y $2). Tienes 2.500 fichas, como otros dos; el cuarto tiene 500 y le toca pagar la ciega grande de 200 en la próxima mano.',
      pregunta: 'Te meten all-in con 2.500 y tienes A-9. ¿Qué miras antes que tus cartas?',
      respuesta:
        'Miras al de 500: en dos manos habrá pagado 300 de sus 500 y probablemente caiga. Tu valor ahora es $3,05. Si ganas, $4,20; si pierdes, 0. Necesitas 73 %: A-9 no los tiene contra casi nadie. Retírate y deja que el corto juegue primero.',
      calculos: [
        { tipo: 'icm', stacks: [2500, 2500, 2500, 500], premios: [5, 3, 2], jugador: 0, da: '$3,05' },
        { tipo: 'icm', stacks: [5000, 2500, 500], premios: [5, 3, 2], jugador: 0, da: '$4,20' },
        { tipo: 'cuenta', expresion: '100*3.05/4.2', da: '73 %' },
      ],
    },
    {
      niveles: [3, 3],
      situacion:
        'Mesa final de cuatro: 40, 30 (tú), 20 y 10 bb; premios $600, $400, $250 y $150. El de 20 mete all-in desde el botón y estás en la ciega grande con 1 bb puesta; sin ante, la pequeña (10) tira 0,5.',
      pregunta: '¿Qué equity necesitas si cubres al que mete?',
      respuesta:
        'Tirar (29): $383,4. Ganar (50,5, cae uno): $485,2. Perder (10): $263,3. Umbral: (383,4 − 263,3) ÷ (485,2 − 263,3) = 54,1 %. En fichas: 19 ÷ 40,5 = 46,9 %. Cubrir baja la prima a la mitad: perder no te elimina. Contra el de 40 el mismo pago pediría bastante más.',
      calculos: [
        { tipo: 'icm', stacks: [29, 40, 21.5, 9.5], premios: [600, 400, 250, 150], jugador: 0, da: '$383,4' },
        { tipo: 'icm', stacks: [50.5, 40, 9.5], premios: [600, 400, 250, 150], jugador: 0, da: '$485,2' },
        { tipo: 'icm', stacks: [10, 40, 40.5, 9.5], premios: [600, 400, 250, 150], jugador: 0, da: '$263,3' },
        { tipo: 'cuenta', expresion: '100*(383.4-263.3)/(485.2-263.3)', da: '54,1 %' },
        { tipo: 'cuenta', expresion: '100*19/40.5', da: '46,9 %' },
      ],
    },
    {
      niveles: [5, 5],
      situacion:
        'Final de $5.200, quedan tres: 20 bb (tú), 50 y 30; premios $200.000, $130.000 y $90.000. Dudas si robar desde el botón con 2 bb a dos rivales que tiran juntos el 62 %; si te meten all-in (20 %) te retiras y si te pagan (18 %) recuperas el 45 % de 5,5 bb. Ante de 1 bb.',
      pregunta: '¿Cuánto vale el robo en fichas y en dinero (usa 1 bb de más o de menos)?',
      respuesta:
        'Fichas: 0,62 × 2,5 − 0,20 × 2 + 0,18 × (0,45 × 5,5 − 2) = +1,24 bb. Valor de tu stack: 20 bb, $123.429; con 21,2, $125.130. Cada robo así sube tu valor en $1.701 de media: ésa es la cuenta que paga el corto que solo espera. Con un 50 % de retiradas y 32 % de all-in el EV en fichas bajaría a +0,70 bb: la mitad.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.62*2.5-0.2*2+0.18*(0.45*5.5-2)', da: '+1,24 bb' },
        { tipo: 'icm', stacks: [20, 50, 30], premios: [200000, 130000, 90000], jugador: 0, da: '$123.429' },
        { tipo: 'icm', stacks: [21.2, 49.4, 29.4], premios: [200000, 130000, 90000], jugador: 0, da: '$125.130' },
        { tipo: 'cuenta', expresion: '125130-123429', da: '$1.701' },
        { tipo: 'cuenta', expresion: '0.5*2.5-0.32*2+0.18*0.475', da: '+0,70 bb' },
      ],
    },
  ],
};
