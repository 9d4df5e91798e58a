import type { PokerTopic } from '../../poker-topic.ts';

export const pkMatEquity: PokerTopic = {
  id: 'pk-mat-equity',
  titulo: 'Equity contra un rango',
  area: 'MAT',
  nivelMin: 1,
  nivelMax: 4,
  prerequisitos: ['pk-mat-odds'],
  minutosEtapa: 270,
  importancia: 'esencial',
  terminos: [
    'equity',
    'equidad',
    'equity contra un rango',
    'calcular equity',
    'cuánta equity tengo',
    'equity preflop',
    'porcentaje de ganar',
    'mano contra rango',
    'mi equity',
    'coin flip',
    'dominado',
    'manos dominadas',
    'equity realizada',
    'realización de equity',
    'calcular porcentajes',
    'calculadora de equity',
    'favorito o no favorito',
  ],
  ideas: [
    'La equity es la parte del bote que te corresponde de media si se repartieran todas las cartas que faltan sin más apuestas; los empates cuentan como media victoria.',
    'Nunca se juega contra una mano, sino contra un rango: pesa la equity contra cada grupo por sus combinaciones. Tres combos de set y doce de pareja alta no pesan igual.',
    'Referencias preflop: pareja mayor contra pareja menor ≈ 81 %; pareja contra dos cartas altas ≈ 55 %; mano dominada (A-K contra A-Q) ≈ 73 % para la dominante; dos cartas altas vivas contra dos bajas ≈ 62 %.',
    'Equity y dinero no son lo mismo: en posición y con iniciativa realizas más del 100 % de tu equity con manos buenas; fuera de posición, bastante menos con manos marginales.',
  ],
  etapas: [
    {
      nivel: 1,
      enfoque:
        'Aprende las parejas de referencia preflop y distingue dominado de carrera. Traduce outs a equity en el flop.',
      idea: '«Carrera» significa cerca del 50 %: no es una ventaja, es una moneda con comisión.',
    },
    {
      nivel: 2,
      enfoque:
        'Divide el rango del rival en dos o tres grupos, cuenta sus combos y calcula la media ponderada sin programa.',
      idea: 'Con 12 combos que te tienen dominado al 25 % y 12 que dominas al 75 % tu equity es 50 %, no «depende».',
    },
    {
      nivel: 3,
      enfoque:
        'Compara rango contra rango en una mesa: quién tiene más equity media y quién más manos muy fuertes. Usa la realización para decidir pagos preflop.',
      idea: 'Con una mano de 40 % de equity fuera de posición puedes estar perdiendo aunque el precio pida 35 %.',
    },
    {
      nivel: 4,
      enfoque:
        'Corrige la equity por cómo juega el resto de la mano: retirada forzada en turns malos, faroles que te sacan y manos que cobran de más. Estima la realización con números, no con adjetivos.',
      idea: 'Dos manos con igual equity bruta se ordenan por robustez: la que conserva outs a las nueces realiza más.',
    },
  ],
  errorTipico:
    'Poner al rival en una sola mano («tiene A-K seguro») y calcular contra ella; o contar todas las manos de su rango con el mismo peso cuando las parejas tienen 6 combos y las offsuit 12.',
  preguntas: [
    {
      pregunta: '¿Qué equity tienes con Q-Q contra el grupo «KK+ y AK» sin más información?',
      respuesta:
        'KK y AA son 12 combos (18,5 % aproximadamente) y AK son 16 (≈ 56 %): (12 × 18,5 + 16 × 56) ÷ 28 ≈ 40 %.',
    },
    {
      pregunta: 'Define realización de equity y di cuándo es mayor que el 100 %.',
      respuesta:
        'Es la parte de la equity bruta que terminas cobrando. Supera el 100 % cuando apuestas con posición e iniciativa y el rival abandona manos con equity.',
    },
    {
      pregunta: '¿Por qué A-K contra A-Q gana ≈ 73 % y no 50 %?',
      respuesta:
        'Porque comparten el as: la Q solo gana ligando dama (o escalera/color), unas tres outs, mientras el rey manda si no pasa nada.',
    },
    {
      pregunta: '¿Cuánto pesa A-A frente a A-K en un rango, por combos?',
      respuesta: '6 contra 16; con un as en tu mano quedan 3 contra 12.',
    },
    {
      pregunta:
        'Tienes 45 % de equity y el bote pide 33 %, fuera de posición y con mano difícil de realizar. ¿Cómo decides?',
      respuesta:
        'Multiplica por la realización estimada: si realizas el 75 %, tu equity útil es 34 %: pago justo. Con 65 % ya es retirada.',
    },
  ],
  criterio: {
    texto: 'Estima la equity contra el rango con un error máximo de cuatro puntos en {aciertos} de {de} manos.',
    aciertos: 7,
    de: 10,
    unidad: 'manos',
  },
  foco: 'En cada decisión grande nombra dos o tres grupos del rango rival y pondera tu equity por sus combos.',
  revision: '¿Contra qué rango real pagué o aposté, y qué equity tenía contra él entero?',
  variantes: {
    teoria: [
      {
        titulo: 'parejas de referencia',
        consigna:
          'Escribe las cuatro referencias preflop con un ejemplo de cada una y explica de dónde sale la diferencia (cuántas outs tiene el que va detrás).',
      },
      {
        titulo: 'media ponderada paso a paso',
        consigna:
          'Rehaz el ejemplo con papel: combos de cada grupo, equity contra cada uno y suma dividida por el total. Verifica que llegas al mismo resultado con un punto de margen.',
      },
      {
        titulo: 'bruta y realizada',
        consigna:
          'Define con tus palabras realización y busca en las ideas dos motivos que la suben y dos que la bajan. Pon un ejemplo numérico de cada uno.',
      },
    ],
    ejercicios: [
      {
        titulo: 'grupos y combos',
        consigna:
          'Divide en cada mano de abajo el rango rival en grupos, cuenta combos y da la media ponderada antes de ver la respuesta.',
      },
      {
        titulo: 'estima y después calcula',
        consigna:
          'Escribe primero tu equity a ojo en cada mano de abajo, después haz la cuenta y anota el error en puntos.',
      },
      {
        titulo: 'quita un grupo',
        consigna: 'Elimina el grupo de faroles en cada mano de abajo, recalcula y di si la decisión cambia.',
      },
      {
        titulo: 'cambia una carta tuya',
        consigna:
          'Sustituye en cada mano de abajo una carta por otra que bloquee manos de valor y observa cómo se mueve la equity.',
      },
      {
        titulo: 'precio contra equity',
        consigna:
          'Escribe los dos números de cada mano de abajo y la distancia entre ellos en puntos: ordénalas de decisión más fácil a más difícil.',
      },
      {
        titulo: 'realización con tarifa',
        consigna: 'Aplica en cada mano de abajo un 70 % y un 100 % de realización y señala en cuáles cambia la acción.',
      },
      {
        titulo: 'el peor supuesto',
        consigna: 'Busca para cada mano de abajo el rango más pesimista razonable y calcula si aun así pagarías.',
      },
      {
        titulo: 'ordena por equity',
        consigna: 'Con reloj, ordena las {n} manos de abajo de mayor a menor equity antes de calcular ninguna.',
      },
    ],
    test: [
      {
        titulo: 'equity con margen',
        consigna:
          'Da la equity contra el rango en las {n} manos de abajo; acierto con cuatro puntos de error y decisión correcta.',
      },
      {
        titulo: 'combos exactos',
        consigna:
          'Cuenta los combos de cada grupo de abajo con las cartas visibles descontadas; un combo de más es un fallo.',
      },
      {
        titulo: 'decisión sin cuenta',
        consigna:
          'Decide cada mano de abajo solo con referencias y aproximaciones; corrige y anota las que erraste por más de cinco puntos.',
      },
      {
        titulo: 'rango completo o mano suelta',
        consigna:
          'Señala en cada mano de abajo qué pasaría si calcularas contra una sola mano y por qué sería un error.',
      },
    ],
    jugar: [
      {
        titulo: 'dos grupos por decisión',
        consigna: 'Juega {min} minutos nombrando dos grupos del rango rival antes de cada pago grande.',
      },
      {
        titulo: 'adivina la equity',
        consigna:
          'Juega {n} manos hasta el showdown y escribe tu equity estimada antes de ver las cartas; compara después.',
      },
      {
        titulo: 'carreras contadas',
        consigna: 'Juega {min} minutos y registra cada all-in preflop con su equity y su resultado.',
      },
    ],
    analizar: [
      {
        titulo: 'all-ins de la semana',
        consigna: 'Reúne tus all-in pagados, calcula la equity contra el rango que suponías y contra la mano mostrada.',
      },
      {
        titulo: 'pagos con equity realizada',
        consigna: 'Revisa {n} pagos fuera de posición y estima qué parte de tu equity cobraste de verdad.',
      },
      {
        titulo: 'una mano, tres rangos',
        consigna:
          'Elige una mano difícil y calcula tu equity contra un rango estrecho, medio y ancho; escribe cuál era el realista.',
      },
    ],
  },
  ejemplo: {
    niveles: [1, 4],
    mano: 'Js Jd',
    mesa: 'Qh 8c 4s',
    situacion:
      'NL10, bote $2 en el flop. El rival, que pagó tu subida, te va all-in por $5 y crees que lo hace con A-Q, K-Q, 8-8, 4-4 o proyectos como 10-9.',
    pregunta: '¿Tienes equity para pagar $5?',
    respuesta:
      'Precio: 41,7 %. Combos: A-Q 12 y K-Q 12 (hay una Q en la mesa), 8-8 y 4-4 tres cada uno, 10-9 son 16. Contra todo ese rango tu equity es 38,2 %. No alcanza por poco: los proyectos te dan casi todo lo que tienes, porque contra A♣ Q♣ solo tienes 9,5 %. Si crees que faltan las 10-9, retírate sin dudar.',
    calculos: [
      { tipo: 'potOdds', bote: 2, apuesta: 5, da: '41,7 %' },
      { tipo: 'equity', mano: 'Js Jd', rivales: ['AQ', 'KQ', '88', '44', 'T9'], mesa: 'Qh 8c 4s', da: '38,2 %' },
      { tipo: 'equity', mano: 'Js Jd', rivales: ['Ac Qc'], mesa: 'Qh 8c 4s', da: '9,5 %' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [3, 4],
      mano: '9s 8s',
      situacion:
        'NL200, 100 bb, rake del 5 %. UTG (15,2 %: 66+, A2s+, KTs+, QTs+, JTs, T9s, ATo+, KJo+) abre a 2,5 bb y todos se retiran. En la ciega grande comparas 9-8 del mismo palo (≈ 37 % de equity bruta) y A-9 offsuit (≈ 42 %).',
      pregunta: '¿Cuál de las dos pagas?',
      respuesta:
        'Precio sin rake: 1,5 ÷ 5,5 = 27,3 %; con el 5 % de rake, 1,5 ÷ (5,5 × 0,95) = 28,7 %. Estima realización fuera de posición: 9-8 del mismo palo, 82 %; A-9 offsuit, 65 %, porque casi siempre que liga el as está dominado o no cobra. Equity útil: 0,37 × 0,82 = 30,3 % y 0,42 × 0,65 = 27,3 %. Pagas 9-8 y retiras A-9, aunque A-9 gane más veces si todo se enseña: manda lo que podrás cobrar, y el margen es pequeño en las dos.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*1.5/5.5', da: '27,3 %' },
        { tipo: 'cuenta', expresion: '100*1.5/(5.5*0.95)', da: '28,7 %' },
        { tipo: 'cuenta', expresion: '100*0.37*0.82', da: '30,3 %' },
        { tipo: 'cuenta', expresion: '100*0.42*0.65', da: '27,3 %' },
      ],
    },
  ],
  spots: [
    {
      niveles: [1, 2],
      mano: 'Ah Kd',
      situacion: 'NL5, 50 bb. Un rival muestra Q♣ Q♠ y se juegan el stack preflop; no hay mesa todavía.',
      pregunta: '¿Qué equity tiene A-K y qué significa en 10 carreras?',
      respuesta:
        'A-K contra Q-Q ≈ 43 %. En 10 veces ganas de media 4,3, y en $5 de bote total pones $2,50 para recibir $2,15: por sí solo pierde $0,35. Lo que vuelve buena la jugada son las ciegas y las veces que él se retira.',
      calculos: [
        { tipo: 'cuenta', expresion: '10 * 0.43', da: '4,3' },
        { tipo: 'cuenta', expresion: '5 * 0.43', da: '$2,15' },
        { tipo: 'cuenta', expresion: '2.5 - 5 * 0.43', da: '$0,35' },
      ],
    },
    {
      niveles: [1, 2],
      mano: 'Td Tc',
      mesa: 'Ah 7c 2d',
      situacion: 'NL5. Bote $1; el rival apuesta $0,50 y crees que tiene un as o un farol a partes iguales.',
      pregunta: 'Contra A♠ 9♠ y contra K♠ J♠, ¿qué equity tienes y cuál es la media?',
      respuesta:
        'Contra A♠ 9♠: 8,8 %. Contra K♠ J♠: 75,3 %. A partes iguales, media de 42,0 %. El precio pide 25 %: pagas una vez, con cuidado en el turn.',
      calculos: [
        { tipo: 'equity', mano: 'Td Tc', rivales: ['As 9s'], mesa: 'Ah 7c 2d', da: '8,8 %' },
        { tipo: 'equity', mano: 'Td Tc', rivales: ['Ks Js'], mesa: 'Ah 7c 2d', da: '75,3 %' },
        { tipo: 'equity', mano: 'Td Tc', rivales: ['As 9s', 'Ks Js'], mesa: 'Ah 7c 2d', da: '42,0 %' },
        { tipo: 'potOdds', bote: 1, apuesta: 0.5, da: '25 %' },
      ],
    },
    {
      niveles: [1, 3],
      mano: '9h 9c',
      mesa: 'Kd 6s 3h',
      situacion:
        'NL10. Bote $1,50. El rival apuesta $1,20 y su rango, por combos, es 18 de K, 6 de parejas medias que te ganan y 24 de A alto.',
      pregunta: '¿Cuál es tu equity aproximada?',
      respuesta:
        'Contra K♠ Q♠ tienes 8,0 %; contra 10♠ 10♣, 8,4 %; contra A♠ Q♣, 74,4 %. Ponderando con 9, 9 y 73: (18 × 9 + 6 × 9 + 24 × 73) ÷ 48 = 41,0 por ciento. El precio pide 30,8 %: paga, pero sabiendo que la mitad de las veces solo ganas a una carta alta.',
      calculos: [
        { tipo: 'equity', mano: '9h 9c', rivales: ['Ks Qs'], mesa: 'Kd 6s 3h', da: '8,0 %' },
        { tipo: 'equity', mano: '9h 9c', rivales: ['Ts Tc'], mesa: 'Kd 6s 3h', da: '8,4 %' },
        { tipo: 'equity', mano: '9h 9c', rivales: ['As Qc'], mesa: 'Kd 6s 3h', da: '74,4 %' },
        { tipo: 'cuenta', expresion: '(18 * 9 + 6 * 9 + 24 * 73) / 48', da: '41,0' },
        { tipo: 'potOdds', bote: 1.5, apuesta: 1.2, da: '30,8 %' },
      ],
    },
    {
      niveles: [1, 3],
      mano: 'As 8s',
      mesa: 'Kd Js 5s',
      situacion: 'NL10. All-in en el flop contra un rival que muestra K♣ Q♣.',
      pregunta: '¿Qué equity tienes y de dónde sale?',
      respuesta:
        '44,4 %: nueve outs de color y tres ases son 12, con dos cartas por venir. La regla (12 × 4 = 48 %) exagera un poco porque el rival también puede ligar dos pares o trío después.',
      calculos: [
        { tipo: 'equity', mano: 'As 8s', rivales: ['Kc Qc'], mesa: 'Kd Js 5s', da: '44,4 %' },
        { tipo: 'regla24', outs: 12, por: 4, da: '48 %' },
      ],
    },
    {
      niveles: [2, 4],
      mano: 'Qd Qs',
      situacion: 'NL25, 100 bb. Ambos all-in preflop; sitúas al rival en TT+ y AK.',
      pregunta: '¿Cuál es tu equity contra ese rango, con tus dos damas fuera de la baraja?',
      respuesta:
        'Combos: AA 6, KK 6, QQ 1, JJ y TT seis cada uno, AK 16. Equities aproximadas: 19 % contra AA y KK, 50 % contra QQ, 81 % contra JJ y TT, 56 % contra AK. Media: (12 × 19 + 1 × 50 + 12 × 81 + 16 × 56) ÷ 41 ≈ 52,3 %. Es pago contra ese rango; si quitas JJ y TT baja a 40,5 %.',
      calculos: [
        { tipo: 'combos', mano: 'AA', muertas: 'Qd Qs', da: '6' },
        { tipo: 'combos', mano: 'KK', muertas: 'Qd Qs', da: '6' },
        { tipo: 'combos', mano: 'QQ', muertas: 'Qd Qs', da: '1' },
        { tipo: 'combos', mano: 'AK', muertas: 'Qd Qs', da: '16' },
        { tipo: 'cuenta', expresion: '(12 * 19 + 50 + 12 * 81 + 16 * 56) / 41', da: '52,3' },
        { tipo: 'cuenta', expresion: '(12 * 19 + 50 + 16 * 56) / 29', da: '40,5' },
      ],
    },
    {
      niveles: [2, 4],
      mano: 'Kh Qh',
      mesa: 'Qc 9h 5h 2d',
      situacion:
        'NL50. Bote $20 en el turn; el rival va all-in por $30 y su rango es sets (9-9, 5-5), A-Q y faroles J♥ 10♥ y A♥ 4♥.',
      pregunta: '¿Pagas?',
      respuesta:
        'Equity contra el rango: 30,0 %. Precio: 37,5 %. Contra A-Q solo tienes 26,7 % (corazones y reyes, menos los que él bloquea); contra los sets, 18,2 %. Faltan más de siete puntos: retírate. Con solo dos combos de farol frente a 14 de valor el proyecto no compensa; harían falta varios faroles más, o un all-in bastante menor.',
      calculos: [
        {
          tipo: 'equity',
          mano: 'Kh Qh',
          rivales: ['99', '55', 'AQ', 'Jh Th', 'Ah 4h'],
          mesa: 'Qc 9h 5h 2d',
          da: '30,0 %',
        },
        { tipo: 'potOdds', bote: 20, apuesta: 30, da: '37,5 %' },
        { tipo: 'equity', mano: 'Kh Qh', rivales: ['AQ'], mesa: 'Qc 9h 5h 2d', da: '26,7 %' },
        { tipo: 'equity', mano: 'Kh Qh', rivales: ['99', '55'], mesa: 'Qc 9h 5h 2d', da: '18,2 %' },
        { tipo: 'cuenta', expresion: '6 + 8', da: '14' },
      ],
    },
    {
      niveles: [3, 4],
      mano: '7d 6d',
      situacion:
        'NL100. Ciega grande, el botón abre a 2,5 bb y te toca pagar 1,5 bb. Tu equity bruta contra su rango del 45 % es ≈ 38 %.',
      pregunta: 'Si fuera de posición realizas el 80 %, ¿pagas?',
      respuesta:
        'Precio: 1,5 ÷ (2,5 + 1 + 0,5 + 1,5) = 27,3 %. Equity útil: 38 × 0,8 = 30,4 %. Supera el precio: paga. Con K-4 de distinto palo (≈ 41 % bruto pero 62 % de realización) quedarías en 25,4 %, por debajo: la conectada gana con menos equity bruta.',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * 1.5 / 5.5', da: '27,3 %' },
        { tipo: 'cuenta', expresion: '38 * 0.8', da: '30,4 %' },
        { tipo: 'cuenta', expresion: '41 * 0.62', da: '25,4 %' },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Ac Ad',
      mesa: '9s 8s 7d',
      situacion:
        'NL200. Bote 3-bet de 18 bb, te quedan 90. Cuando apuestas y te suben, el rival tiene sets, 10-J, 6-5 del mismo palo y proyectos de color con overcards.',
      pregunta: '¿Qué equity tienes contra 7-7, 8-8, 9-9, J♠ 10♠, A♠ K♠ y K♠ Q♠?',
      respuesta:
        '18,9 % contra ese rango. Solo contra los sets es 11,1 %. Con SPR 5 seguir ante la subida significa jugarse el resto, y ningún precio normal baja del 25 %: contra ese rango retírate. Si también sube por valor con J-J y 10-10, la equity pasa a 42,7 % y ya puedes pagar una vez: esos combos son toda la decisión.',
      calculos: [
        {
          tipo: 'equity',
          mano: 'Ac Ad',
          rivales: ['77', '88', '99', 'Js Ts', 'As Ks', 'Ks Qs'],
          mesa: '9s 8s 7d',
          da: '18,9 %',
        },
        { tipo: 'equity', mano: 'Ac Ad', rivales: ['77', '88', '99'], mesa: '9s 8s 7d', da: '11,1 %' },
        { tipo: 'spr', stack: 90, bote: 18, da: '5' },
        {
          tipo: 'equity',
          mano: 'Ac Ad',
          rivales: ['77', '88', '99', 'Js Ts', 'As Ks', 'Ks Qs', 'JJ', 'TT'],
          mesa: '9s 8s 7d',
          da: '42,7 %',
        },
      ],
    },
    {
      niveles: [4, 4],
      mano: 'Kd Qd',
      mesa: 'As Js 4c',
      situacion:
        'NL400, ciega grande contra botón. Bote 5,5 bb. Comparas tu K♦ Q♦ con tu 6♣ 6♥ para pagar una apuesta de 4 bb.',
      pregunta: 'Contra un rango de apuesta de ases, jotas y faroles K♠ 9♠, Q♠ 8♠, ¿cuál realiza mejor?',
      respuesta:
        'Con una muestra de A♦ 10♥, J♥ 9♥, K♠ 9♠ y Q♠ 8♠: K♦ Q♦ tiene 39,0 % y 6♣ 6♥ tiene 26,2 %. El precio pide 29,6 %. Aquí K-Q gana dos veces: tiene más equity bruta y la realiza mejor, porque los cuatro dieces le dan las nueces y puede farolear después. La pareja baja no llega ni al precio y además se retira ante la segunda apuesta en casi cualquier carta: es la que abandonas.',
      calculos: [
        {
          tipo: 'equity',
          mano: 'Kd Qd',
          rivales: ['Ad Th', 'Jh 9h', 'Ks 9s', 'Qs 8s'],
          mesa: 'As Js 4c',
          da: '39,0 %',
        },
        {
          tipo: 'equity',
          mano: '6c 6h',
          rivales: ['Ad Th', 'Jh 9h', 'Ks 9s', 'Qs 8s'],
          mesa: 'As Js 4c',
          da: '26,2 %',
        },
        { tipo: 'potOdds', bote: 5.5, apuesta: 4, da: '29,6 %' },
      ],
    },
    {
      niveles: [4, 4],
      mano: 'Ah Kc',
      situacion:
        'NL600, 100 bb. Enfrentas un 5-bet all-in; su rango es QQ+ y AK y el bote te pide pagar 75 bb para 102 bb ya puestos.',
      pregunta: '¿Cuántos combos hay con tus bloqueadores y qué equity necesitas?',
      respuesta:
        'Con A♥ K♣ en tu mano: AA 3, KK 3, QQ 6, AK 9. Equities aproximadas: 7 %, 30 %, 43 % y 50 %. Media: (3 × 7 + 3 × 30 + 6 × 43 + 9 × 50) ÷ 21 ≈ 39,0 %. Precio: 42,4 %. Pagar pierde: 0,39 × 177 − 75 ≈ −6 bb. Retírate. Si añade A-5 del mismo palo como farol (quedan 3 combos, ≈ 70 % para ti) subes a 42,9 % y el pago pasa a ser correcto por muy poco.',
      calculos: [
        { tipo: 'combos', mano: 'AA', muertas: 'Ah Kc', da: '3' },
        { tipo: 'combos', mano: 'KK', muertas: 'Ah Kc', da: '3' },
        { tipo: 'combos', mano: 'QQ', muertas: 'Ah Kc', da: '6' },
        { tipo: 'combos', mano: 'AK', muertas: 'Ah Kc', da: '9' },
        { tipo: 'cuenta', expresion: '(3 * 7 + 3 * 30 + 6 * 43 + 9 * 50) / 21', da: '39,0' },
        { tipo: 'cuenta', expresion: '100 * 75 / (102 + 75)', da: '42,4 %' },
        { tipo: 'cuenta', expresion: '0.39 * 177 - 75', da: '−6 bb' },
        { tipo: 'combos', mano: 'A5s', muertas: 'Ah Kc', da: '3' },
        { tipo: 'cuenta', expresion: '(3 * 7 + 3 * 30 + 6 * 43 + 9 * 50 + 3 * 70) / 24', da: '42,9' },
      ],
    },
    {
      niveles: [1, 2],
      mano: 'Kh Qh',
      situacion: 'NL10, 40 bb. Los dos ponen todo antes del flop y el rival muestra A♠ J♦. No hay mesa.',
      pregunta: '¿Quién va delante y cuánto, y es una carrera?',
      respuesta:
        'Va delante él, por poco: dos cartas vivas contra as alto rondan el 44 % para ti (algo menos si no fueran del mismo palo). No estás dominado: no comparten cartas. De 10 veces ganas entre cuatro y cinco. En un bote de 80 bb eso son 0,44 × 80 = 35,2 bb de los 40 que pusiste. Compáralo con K-Q contra A-K, dominado, ≈ 28 %: 0,28 × 80 = 22,4 bb. Compartir una carta cuesta casi 13 ciegas.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.44*80', da: '35,2 bb' },
        { tipo: 'cuenta', expresion: '0.28*80', da: '22,4 bb' },
      ],
    },
    {
      niveles: [1, 1],
      mano: 'Ac 9s',
      situacion: 'NL5. Los dos van all-in antes del flop y el rival muestra A♦ K♣.',
      pregunta: '¿Cómo se llama esta situación, qué equity tienes y cuánto recuperas de un bote de 100 bb?',
      respuesta:
        'Estás dominado: comparten el as y tu otra carta es peor. Tienes cerca del 26 %: ganas sobre todo si cae un nueve. De un bote de 100 bb recuperas de media 0,26 × 100 = 26 bb de los 50 que pusiste: pierdes 24. En una carrera (9-9 contra A-K) recuperarías unas 55. Por eso A-9 es mala para pagar all-in aunque «tenga un as».',
      calculos: [
        { tipo: 'cuenta', expresion: '0.26*100', da: '26 bb' },
        { tipo: 'cuenta', expresion: '50-26', da: '24' },
        { tipo: 'cuenta', expresion: '0.55*100', da: '55' },
      ],
    },
  ],
};
