import type { PokerTopic } from '../../poker-topic.ts';

export const pkCasProfundo: PokerTopic = {
  id: 'pk-cas-profundo',
  titulo: 'Stacks profundos de más de 150 ciegas',
  area: 'CAS',
  nivelMin: 3,
  nivelMax: 5,
  prerequisitos: ['pk-pos-spr'],
  exclusivo: ['cash'],
  minutosEtapa: 270,
  terminos: [
    'stacks profundos',
    'stack profundo',
    'deep stack',
    'deepstack',
    'jugar profundo',
    'jugar deep',
    'más de 150 ciegas',
    '150 bb',
    '200 ciegas',
    'muchas ciegas detrás',
    'mesa profunda',
    'mesas profundas',
    'ante con stacks grandes',
    'juego profundo',
    'implícitas con stack grande',
    'sets contra stacks grandes',
    'comprar más de 100 ciegas',
    'estoy muy profundo',
  ],
  ideas: [
    'Con 150 o 200 bb el SPR se dobla: una pareja alta ya no es mano de stack y las nueces valen mucho más. Cada calle extra multiplica el error de construir mal el bote.',
    'Suben de valor las manos que hacen nueces: parejas para trío, conectores y A-x del mismo palo. Bajan las que ganan botes medianos: A-J, K-Q, pareja alta con kicker bajo.',
    'La posición vale más cuanto más stack queda detrás: paga más en el botón y menos en la ciega pequeña, y agranda las 3-bets fuera de posición.',
    'Antes de pagar por implícitas cuenta el resultado medio, no el sueño: multiplica probabilidad de ligar por lo que de verdad cobras contra ese rival.',
    'Cuando tienes la mano fuerte pero no máxima, mira si el rival mete 150 bb con peores; si no, controla el bote aunque a 100 bb fueras all-in.',
  ],
  etapas: [
    {
      nivel: 3,
      enfoque:
        'Recalcula SPR y umbrales en cada bote profundo y juega fuerte por calles en lugar de apresurar el all-in con pareja alta.',
      idea: 'A 200 bb en bote simple el SPR ronda 36: meter todo pide trío o mejor, y la doble pareja se convierte en mano de bote mediano.',
    },
    {
      nivel: 4,
      enfoque:
        'Ajusta preflop y tamaños: 3-bets mayores sin posición, más pagos en posición con manos que hacen nueces, y tres calles para cobrar tríos.',
      idea: 'Un trío con 200 bb quiere tres apuestas grandes desde el flop: con apuestas de medio bote solo entran unas 19 bb y queda stack sin usar.',
    },
    {
      nivel: 5,
      enfoque:
        'Piensa en nueces por rango: quién puede tener la mano máxima en cada mesa y cómo el all-in profundo de ese rango obliga al otro a abandonar.',
      idea: 'La amenaza de nueces con 250 bb detrás permite a quien las tiene en su rango farolear calles enteras: el stack de detrás es el farol.',
    },
  ],
  errorTipico:
    'Ir all-in por 200 bb con pareja mayor o doble pareja baja «porque ya estoy comprometido». Con SPR 10 no lo estás; el rival que sube hasta el final en seco tiene trío o mejor.',
  preguntas: [
    {
      pregunta: '¿Qué manos suben y cuáles bajan al pasar de 100 a 200 bb?',
      respuesta:
        'Suben las que hacen nueces (parejas medias y bajas, conectores del mismo palo, A-x del mismo palo). Bajan las que ganan por dominación y botes medios (A-J de distinto palo, K-Q, pareja alta floja).',
    },
    {
      pregunta: '¿Por qué las 3-bets fuera de posición son mayores con stacks profundos?',
      respuesta: 'Para reducir el SPR y no jugar dos calles extra sin posición con manos que no hacen nueces.',
    },
    {
      pregunta: 'Bote de 5,5 y stack de 200: ¿a cuánto llega con tres apuestas de bote pagadas?',
      respuesta:
        'Cada una triplica: 16,5, 49,5 y 148,5; habrás puesto 71,5 bb. Faltan 128,5 bb sin usar: por eso los tríos piden apuestas mayores en alguna calle.',
    },
    {
      pregunta: '¿Cuándo paga bien una implícita profunda?',
      respuesta:
        'Cuando ligas una mano casi máxima contra un rango que no abandona pareja alta, con posición y sin que tu mano ligada sea obvia. Si el rival abandona ante la primera resubida, no existe.',
    },
  ],
  criterio: {
    texto: 'Decides bien según SPR y nueces en {aciertos} de {de} manos profundas',
    aciertos: 7,
    de: 10,
    unidad: 'manos',
  },
  foco: 'Mira el stack efectivo de cada bote y di si tu mano mete 150 bb o solo gana un bote mediano antes de la primera apuesta.',
  revision: '¿Metí de más con pareja o doble pareja profunda, o dejé de cobrar con las nueces?',
  ejemplo: {
    niveles: [3, 5],
    mano: '6h 6c',
    mesa: 'Ks 8d 6s',
    situacion:
      'NL200 profundo, 6-max, 220 bb. Abre UTG a 2,5 bb, pagas en el botón. Bote 6,5. UTG apuesta 4 bb; stacks 217,5.',
    pregunta: '¿Resubes? ¿Qué tamaño y plan llega al all-in en el river? SPR y cuenta.',
    respuesta:
      'SPR = 217,5/6,5 = 33,5. Resube a 15: si paga, bote 36,5 y quedan 202,5. Turn: apuesta 32 (bote 100,5, quedan 170,5). River: 100 y aún quedaría stack: con 202,5 y bote 36,5 la fracción que llega justo al river es de unas 1,2 veces el bote en turn y river. Apuesta grande ahora: contra A♠K♦ tienes 94,4 % y contra 8♠7♠ con proyecto 67,2 %. El trío a 220 bb no se deja al azar de que él apueste.',
    calculos: [
      { da: '33,5', tipo: 'spr', stack: 217.5, bote: 6.5 },
      { da: '36,5', tipo: 'cuenta', expresion: '6.5+15+15' },
      { da: '94,4 %', tipo: 'equity', mano: '6h 6c', rivales: ['As Kd'], mesa: 'Ks 8d 6s' },
      { da: '67,2 %', tipo: 'equity', mano: '6h 6c', rivales: ['8s 7s'], mesa: 'Ks 8d 6s' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [5, 5],
      mano: 'Ah 4h',
      mesa: 'Kh 9h 4c 2s Th',
      situacion:
        'NL5000, 300 bb. Botón contra ciega grande: apostaste 3 en 5,5 y pagó; turn, 9 en 11,5 y pagó. River T♥: bote 29,5, ligas el color máximo y quedan 285. Te pasa. 36 bb la paga el 40 %; 90 bb (tres botes), el 20 %. Ganas siempre que te pagan, salvo un 2 % de escaleras de color.',
      pregunta: '¿Qué tamaño aprovecha la profundidad y cuántos faroles admite?',
      respuesta:
        '36: 0,40 × (0,98 − 0,02) × 36 = 13,8 bb. 90: 0,20 × 0,96 × 90 = 17,3 bb. Apuesta 90: con la nuez y 285 detrás el límite lo pone lo que él puede pagar, no el bote. Faroles: 90 ÷ 209,5 = 43 % de tus apuestas; los mejores llevan el A♥ sin color, que le quita la nuez. Si solo haces este tamaño con la nuez, el 20 % bajará a cero en dos noches: reparte también colores altos y esos faroles.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.4*0.96*36', da: '13,8 bb' },
        { tipo: 'cuenta', expresion: '0.2*0.96*90', da: '17,3 bb' },
        { tipo: 'cuenta', expresion: '100*90/209.5', da: '43 %' },
      ],
    },
  ],
  spots: [
    {
      niveles: [3, 4],
      mano: 'Ah Jc',
      mesa: 'Jd 9s 5h',
      situacion:
        'NL100 profundo, 6-max, 180 bb. Abres en MP a 2,5 bb, paga el botón (TAG). Apostaste 4 en 6,5 y te resube a 14 bb.',
      pregunta: 'SPR y decisión con pareja alta máxima. Equity contra 9♦9♥, J♠T♠, Q♠T♠ y 8♠7♠.',
      respuesta:
        'SPR inicial 27,3: no es mano de stack. Pagas 10 más para 34,5: 29,0 %. Contra trío, J-T, escalera abierta y 8-7 tienes 49,5 %: pagas el flop sin posición. Pero si el turn trae otra resubida o 25 bb, a 180 abandona casi siempre: la pareja alta con as cobra botes medianos, no 180 bb.',
      calculos: [
        { da: '27,3', tipo: 'spr', stack: 177.5, bote: 6.5 },
        { da: '29,0 %', tipo: 'cuenta', expresion: '100*10/34.5' },
        {
          da: '49,5 %',
          tipo: 'equity',
          mano: 'Ah Jc',
          rivales: ['9d 9h', 'Js Ts', 'Qs Ts', '8s 7s'],
          mesa: 'Jd 9s 5h',
        },
      ],
    },
    {
      niveles: [3, 4],
      mano: '7d 7s',
      situacion:
        'NL200, 6-max, 200 bb efectivas. UTG abre a 2,5 bb, eres el botón y la ciega grande suele abandonar. Consideras pagar por implícitas de trío.',
      pregunta:
        '¿Cuánto tienes que cobrar de media cuando ligas trío (11,8 %), para pagar 2,5 bb con un bote de 4 bb antes de tu pago?',
      respuesta:
        'Pagas 2,5 en un bote de 4. Ligas trío o mejor en el flop el 11,8 %: necesitas cobrar 2,5 × (0,882/0,118) − 4 = 14,7 bb cada vez que llega. Contra un UTG que sigue con pareja alta y overpairs es fácil; contra quien abandona al primer golpe, no. Paga en posición con stacks de 200.',
      calculos: [
        { da: '11,8 %', tipo: 'cuenta', expresion: '100*(1-48*47*46/(50*49*48))' },
        { da: '14,7 bb', tipo: 'implicitas', bote: 4, pagar: 2.5, equity: 0.118 },
      ],
    },
    {
      niveles: [3, 5],
      mano: 'Kh Qh',
      mesa: 'Kc 9d 4s 8d',
      situacion:
        'NL200, 6-max, 250 bb. Abres en CO a 2,5 bb, paga el botón. Flop: 4 en 6,5 y paga. Turn 8♦: bote 14,5. Hablas tú con 243,5.',
      pregunta: 'Diseña el tamaño: ¿apuestas 11 o 22? ¿Cuánto stack queda sin usar si apuestas 11 y luego 25?',
      respuesta:
        'Con 11 el bote es 36,5 y luego 25 deja 86,5: habrías usado 36 de 243,5, quedan 207,5 sin meter. Pero con K-Q no quieres meterlos: tu mano gana botes medianos. Apuesta 9–11, controla el river y abandona ante una resubida grande en el turn. Con K-9 sí usarías 20 y 60.',
      calculos: [
        { da: '36,5', tipo: 'cuenta', expresion: '14.5+2*11' },
        { da: '207,5', tipo: 'cuenta', expresion: '243.5-11-25' },
      ],
    },
    {
      niveles: [4, 5],
      mano: '9s 8s',
      situacion:
        'NL400, 6-max, 220 bb. CO abre a 2,5 bb, el botón hace 3-bet a 8. Tú en la ciega grande con 9♠8♠: consideras pagar 7 bb más con CO aún por hablar.',
      pregunta:
        '¿Pagas fuera de posición contra dos rangos fuertes y profundo? Precio crudo y comparación con hacerlo en el botón.',
      respuesta:
        'Si CO abandona, pagas 7 para un bote final de 19 (8 + 8 + 2,5 + 0,5): 36,8 %. Aunque el stack invita, el bote ya vale 12 bb, tus implícitas son contra rangos fuertes y sin posición realizas poco: abandona. En el botón frente a un 3-bet de CO con el mismo stack pagarías 9-8s sin dudar.',
      calculos: [{ da: '36,8 %', tipo: 'cuenta', expresion: '100*7/19' }],
    },
    {
      niveles: [4, 5],
      mano: 'Ad 5d',
      mesa: 'Jd 8d 3s 2d',
      situacion:
        'NL500, 6-max, 300 bb. Abres en el botón a 2,5 bb, paga la ciega grande. Flop: apuestas 3 en 5,5 y paga (11,5). Turn 2♦: color máximo. Te apuesta 8 bb en 11,5.',
      pregunta:
        '¿Pagas o resubes? ¿A cuánto, para poder meter 300 bb entre turn y river con color máximo? Stack 294,5.',
      respuesta:
        'Resube. A 36, si paga, el bote es 83,5 y quedan 258,5: en el river un all-in de 3,1 botes. Con 45: bote 101,5, quedan 249,5, 2,5 botes. Pagar deja el bote en 27,5 y ninguna apuesta normal llega. Con las nueces a 300 bb, la resubida grande de turn es la que cobra a los colores menores y a los tríos.',
      calculos: [
        { da: '83,5', tipo: 'cuenta', expresion: '11.5+2*36' },
        { da: '3,1 botes', tipo: 'spr', stack: 258.5, bote: 83.5 },
        { da: '2,5 botes', tipo: 'spr', stack: 249.5, bote: 101.5 },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Kc Kd',
      mesa: 'Qh 7s 5s 4h',
      situacion:
        'NL1000, 6-max, 200 bb, bote con 3-bet: 3-beteas a 12 en la ciega pequeña contra el botón (2,5), paga. Bote 25; apuestas 10 y paga (45). Turn 4♥: apuestas 27 y te resube a 95 (le quedan 83).',
      pregunta: '¿Precio y decisión? Equity contra Q♦Q♣, 7♦7♣, 5♦5♣, A♠6♠ y Q♠J♠.',
      respuesta:
        'Pagas 68 para 235: 28,9 %, y con 83 más por venir sabes que el all-in sigue. Contra ese rango tienes 28,2 %. Tríos son 9 combos; los proyectos fuertes (A♠ con picas, 8-6 ya escalera 4-5-6-7-8) reducen tu margen. Abandona contra un rival que solo resube tríos y escaleras; paga contra uno que resube todos los A♠x♠. A 100 bb pagabas sin pensar: son los 100 extra los que lo cambian.',
      calculos: [
        { da: '28,9 %', tipo: 'cuenta', expresion: '100*68/235' },
        {
          da: '28,2 %',
          tipo: 'equity',
          mano: 'Kc Kd',
          rivales: ['Qd Qc', '7d 7c', '5d 5c', 'As 6s', 'Qs Js'],
          mesa: 'Qh 7s 5s 4h',
        },
      ],
    },
    {
      niveles: [3, 4],
      mano: '9c 8c',
      mesa: 'Jc 9d 7c 4s',
      situacion:
        'NL200, 180 bb. El botón abre a 2,5 bb, defiendes la ciega grande. Flop: pasas, apuesta 1,8, pagas (9,1). Turn 4♠: pasas y apuesta 7. Tienes pareja y proyectos de color y escalera.',
      pregunta: '¿Pagas o resubes con tanto stack detrás?',
      respuesta:
        'SPR antes de su apuesta: 19,3. Outs: 9 tréboles y los 3 dieces que no son trébol, 12: 26,1 %; otras cinco cartas (nueves y ochos) mejoran tu pareja. Precio: 30,3 %. Con todo junto y lo que se cobra detrás, paga. Resubir a 22 también es posible, pero a 180 bb te expone a una tercera subida con una mano aún no hecha; en posición sería más claro. Ojo con el color: a esta profundidad uno de nueve alto no quiere jugar el stack entero contra otro color.',
      calculos: [
        { tipo: 'spr', stack: 176, bote: 9.1, da: '19,3' },
        { tipo: 'outs', outs: 12, cartas: 1, vistas: 6, da: '26,1 %' },
        { tipo: 'potOdds', bote: 9.1, apuesta: 7, da: '30,3 %' },
      ],
    },
    {
      niveles: [3, 3],
      mano: 'As Ks',
      mesa: 'Kc 8h 3d',
      situacion:
        'NL100, 200 bb. Abres en el CO y paga el botón (regular). Bote 6,5. Apuestas 4 y te resube a 16. Le quedan 177,5.',
      pregunta: '¿Pagas, resubes o abandonas con A-K?',
      respuesta:
        'SPR antes de la resubida: 30,4. Pagar 12 para un bote de 38,5 pide 31,2 %: paga. No resubas: te quedarías jugando por 200 bb con pareja alta, y contra 8-8, 3-3 y K-8 pierdes todo; contra K-Q y K-J ganas poco más. Turn: paga una apuesta de hasta 25; si en el river mete el stack, retírate sin pena. Con 100 bb la misma mano iría al all-in más a menudo: manda el SPR.',
      calculos: [
        { tipo: 'spr', stack: 197.5, bote: 6.5, da: '30,4' },
        { tipo: 'cuenta', expresion: '100*12/38.5', da: '31,2 %' },
      ],
    },
    {
      niveles: [5, 5],
      mano: 'Ac Tc',
      mesa: '9c 8d 2c Jh',
      situacion:
        'NL5000, 300 bb. CO contra botón: pagaste en posición. Bote 40 en el turn; te apuesta 30. Tienes escalera abierta y color. Si ligas, el color máximo y la escalera pueden cobrar 120 bb más de media.',
      pregunta: '¿Pagas o resubes? Implícitas y con qué proporción de nueces.',
      respuesta:
        'Outs: 9 tréboles y seis de escalera que no son trébol, 15: 32,6 %. Precio 30,0 %: pagar ya gana. Con las 120 que esperas cobrar, 0,326 × (70 + 120) − 0,674 × 30 = +41,7 bb. Resubir a 95 gana si abandona el 35 % o más, pero te expone a un all-in con 32,6 % de equity. A esta profundidad y en posición, pagar deja dentro manos peores que cobrarás con el color máximo: elige pago salvo que su segundo barril esté lleno de aire.',
      calculos: [
        { tipo: 'outs', outs: 15, cartas: 1, vistas: 6, da: '32,6 %' },
        { tipo: 'potOdds', bote: 40, apuesta: 30, da: '30,0 %' },
        { tipo: 'cuenta', expresion: '0.326*190-0.674*30', da: '+41,7 bb' },
      ],
    },
  ],
  variantes: {
    teoria: [
      {
        titulo: 'tabla de manos que suben y bajan',
        consigna:
          'Haz dos columnas con veinte manos a 100 bb y su valor relativo a 200 bb. Explica la que más cambia y por qué.',
      },
      {
        titulo: 'geometría del stack profundo',
        consigna:
          'Calcula con bote 6 y stack 250 las apuestas iguales que llegan al all-in en tres calles y las que llegan en dos. Compara con el ejemplo.',
      },
      {
        titulo: 'la nuez y el farol',
        consigna:
          'Explica por escrito cómo una mano que puedes tener condiciona el abandono de tu rival a 250 bb. Responde las preguntas.',
      },
    ],
    ejercicios: [
      {
        titulo: 'el SPR y el techo',
        consigna:
          'Escribe en las manos de abajo el SPR, la mejor mano posible y el máximo que quieres meter antes de decidir.',
      },
      {
        titulo: 'cien contra doscientas',
        consigna: 'Resuelve las manos de abajo con 100 bb y con el stack dado y explica cada cambio en una frase.',
      },
      {
        titulo: 'implícitas honestas',
        consigna:
          'Calcula en las manos de abajo cuánto hay que cobrar y di, contra ese rival, con qué manos te lo paga.',
      },
      {
        titulo: 'construir o frenar',
        consigna:
          'Decide en las manos de abajo si tu mano construye bote o lo controla y escribe los tamaños de las calles que faltan.',
      },
      {
        titulo: 'quién tiene la nuez',
        consigna: 'Lista en las mesas de abajo las manos máximas de cada rango y decide quién puede apostar grande.',
      },
      {
        titulo: 'preflop de mesa profunda',
        consigna:
          'Reescribe el preflop de las manos de abajo con un tamaño mejor para 200 bb o con un abandono. Justifica con SPR.',
      },
      {
        titulo: 'la mano obvia',
        consigna: 'En las manos de abajo di qué creería el rival que tienes y si te pagaría 150 bb con eso delante.',
      },
      {
        titulo: 'cuentas al toque',
        consigna: 'Con reloj, da SPR, precio o equity exigida de las {n} manos de abajo antes de mirar la solución.',
      },
    ],
    test: [
      {
        titulo: 'examen de decisiones profundas',
        consigna: 'Resuelve las {n} manos de abajo con SPR, tope de bote y acción. Acierto con los tres.',
      },
      {
        titulo: 'examen de tamaños',
        consigna: 'Escribe el tamaño exacto de la siguiente apuesta en las {n} manos de abajo y el stack que queda.',
      },
      {
        titulo: 'examen de implícitas',
        consigna: 'Calcula el cobro necesario en las {n} manos de abajo y decide si ese rival lo paga.',
      },
      {
        titulo: 'examen mixto de stacks',
        consigna: 'Contesta las {n} manos de abajo para 100, 150 y 250 bb y marca dónde cambia la acción.',
      },
    ],
    jugar: [
      {
        titulo: 'sesión profunda con tope',
        consigna:
          'Juega {min} minutos con el máximo de caja permitido en tu banca y di el tope de bote de cada mano. Recuerda tu límite de pérdida antes de empezar.',
      },
      {
        titulo: 'tríos que cobran',
        consigna:
          'Durante {min} minutos usa apuestas grandes desde el flop con trío o mejor cuando los stacks superen 150 bb. Anota qué pagó.',
      },
      {
        titulo: 'sin all-in por costumbre',
        consigna:
          'Juega {min} minutos abandonando pareja mayor ante una tercera apuesta fuerte en botes profundos y apunta los casos dudosos.',
      },
    ],
    analizar: [
      {
        titulo: 'botes de más de 150 bb',
        consigna:
          'Revisa {n} botes profundos y anota SPR, mano y dinero metido. Marca los que se jugaron como si fueran 100 bb.',
      },
      {
        titulo: 'cobros frustrados',
        consigna: 'Busca {n} manos con nueces o casi y calcula cuánto quedó sin meter por tamaños pequeños.',
      },
      {
        titulo: 'implícitas que no llegaron',
        consigna: 'Suma en {n} pagos especulativos cuánto invertiste y cuánto cobraste cuando ligaste.',
      },
    ],
  },
};
