import type { PokerTopic } from '../../poker-topic.ts';

export const pkSngDuelo: PokerTopic = {
  id: 'pk-sng-duelo',
  titulo: 'Duelo final del Sit and Go',
  area: 'SNG',
  nivelMin: 3,
  nivelMax: 5,
  prerequisitos: ['pk-sng-burbuja', 'pk-tor-headsup'],
  exclusivo: ['sng'],
  minutosEtapa: 270,
  terminos: [
    'duelo final del sit and go',
    'heads-up de sit and go',
    'final de sng',
    'heads up sng',
    'mano a mano sng',
    'final del sit and go',
    'últimos dos en sng',
    'ganar el heads up del sng',
    'nash heads up',
    'push fold heads up',
    'duelo con pocas ciegas',
    'hu turbo',
    'limp en heads up',
    'final de spin',
    'cierre del sit and go',
  ],
  ideas: [
    'Desde que quedan dos no hay prima: la diferencia entre primero y segundo es fija y cada ficha vale lo mismo. Cambia de chip en el mismo segundo en que cae el tercero.',
    'En un SNG turbo el duelo empieza con 8–15 bb efectivas: dominar all-in o fold (60 % de las manos desde la ciega pequeña y 37 % de pagos con 10 bb sin ante) es más de la mitad del trabajo.',
    'Entre 12 y 25 bb aparecen limp y subida mínima: manos medias que no quieren enfrentar un all-in hacen limp, y manos fuertes también para protegerlas.',
    'Importa el stack efectivo, y el que va por debajo tiene la misma matemática que el que va por encima: ir 3 a 1 abajo con 8 bb es 25 % de victoria, no un milagro.',
  ],
  etapas: [
    {
      nivel: 3,
      enfoque:
        'Aprende dos tablas (8 y 12 bb) de all-in y de pago y juega sin miedo al premio: ya tienes el segundo asegurado.',
      idea: 'Tras la burbuja cuesta soltarse: el pago de A7o que era fold a cuatro es obligatorio a dos.',
    },
    {
      nivel: 4,
      enfoque:
        'Incluye limps y respuestas al limp, ajusta a rivales que pagan poco o mucho y calcula la ganancia por vez del ajuste.',
      idea: 'Contra quien paga menos del 30 % con 10 bb se mete el 100 %; contra quien paga más del 55 %, solo manos con más del 45 % contra ese rango.',
    },
    {
      nivel: 5,
      enfoque:
        'Trabaja rangos mixtos a 15–25 bb, frecuencias de limp/subida/all-in y su versión simplificada; mide tu porcentaje de duelos ganados por stack inicial.',
      idea: 'Compara con tu parte de fichas: si llegas con 45 % de las fichas y ganas el 49 %, tu duelo vale cuatro puntos de un salto de premios.',
    },
  ],
  errorTipico:
    'Seguir jugando con miedo de burbuja: tirar K8o con 9 bb en la ciega pequeña. O tratar el duelo como revancha del rival que te eliminó ayer.',
  preguntas: [
    {
      pregunta: '¿Cuánto vale cada ficha en el duelo?',
      respuesta: 'Siempre lo mismo: (premio 1.º − premio 2.º) ÷ fichas totales. Por eso se maximizan fichas.',
    },
    {
      pregunta: '¿Qué rango de all-in y de pago aproximado hay con 10 bb sin ante?',
      respuesta: 'Ciega pequeña mete cerca del 60 %; ciega grande paga cerca del 37 %.',
    },
    {
      pregunta: '¿Contra quién metes el 100 %?',
      respuesta:
        'Contra quien paga menos de un tercio de las veces con 10 bb o menos: el robo gana 1,5 bb tantas veces que cubre cualquier mano.',
    },
    {
      pregunta: '¿Qué probabilidad de ganar tienes con 30 % de las fichas y juego parejo?',
      respuesta: '30 %: sin ventaja técnica, tu parte de fichas. La ventaja añade unos pocos puntos.',
    },
  ],
  criterio: {
    texto: 'Metes, pagas o tiras bien en {aciertos} de {de} manos de duelo según el stack efectivo y el rival.',
    aciertos: 9,
    de: 12,
    unidad: 'decisiones',
  },
  foco: 'Al quedar dos, di «no hay ICM», calcula el stack efectivo y usa la tabla de esa profundidad.',
  revision: '¿Jugaste esta mano por fichas, con el stack efectivo correcto y la tabla de esa profundidad?',
  variantes: {
    teoria: [
      {
        titulo: 'dos tablas en una tarjeta',
        consigna:
          'Copia los rangos de all-in y pago de 8 y 12 bb y recítalos. Explica qué manos cambian entre ambas y por qué.',
      },
      {
        titulo: 'cambio de chip',
        consigna:
          'Compara la misma mano a cuatro, a tres y a dos jugadores con su umbral. Explica en voz alta el salto.',
      },
      {
        titulo: 'valor de una ficha',
        consigna:
          'Calcula cuánto vale cada ciega en dinero en el duelo del ejemplo y en el de tu formato. Úsalo para poner precio a un error.',
      },
    ],
    ejercicios: [
      {
        titulo: 'efectivo y tabla',
        consigna: 'En las manos de abajo escribe stack efectivo, tabla que usas y decisión. Comprueba con la cuenta.',
      },
      {
        titulo: 'el EV frente a tirar',
        consigna: 'Calcula el EV de meter en las manos de abajo con la frecuencia de pago dada. Decide por el signo.',
      },
      {
        titulo: 'precio y peor mano',
        consigna: 'Da el precio del pago en las manos de abajo y la peor mano que paga contra ese rango.',
      },
      {
        titulo: 'rival que tira, rival que paga',
        consigna:
          'Resuelve las manos de abajo contra un rival que paga 25 % y contra otro que paga 60 %. Marca los cambios.',
      },
      {
        titulo: 'dos ciegas menos',
        consigna: 'Repite las manos de abajo con 2 bb menos de stack. Anota qué entra en el rango.',
      },
      {
        titulo: 'limp o all-in',
        consigna: 'Elige herramienta en las manos de abajo con más de 12 bb y di tu respuesta si te meten.',
      },
      {
        titulo: 'en dólares',
        consigna: 'Convierte el error de las manos de abajo en dinero con el valor por ficha. Ordena de mayor a menor.',
      },
      {
        titulo: 'ráfaga',
        consigna: 'Decide las manos de abajo en una sola pasada con reloj de turbo y corrige después con la tabla.',
      },
    ],
    test: [
      {
        titulo: 'tabla de memoria',
        consigna: 'Escribe las tablas y resuelve las manos de abajo. Dos errores suspenden.',
      },
      { titulo: 'cuentas del duelo', consigna: 'Precio, EV y valor por ficha de las manos de abajo. 80 % correcto.' },
      {
        titulo: 'ajuste al rival',
        consigna: 'Di cuánto te desvías de la tabla en las manos de abajo y cuánto ganas. Aprobado con 70 %.',
      },
      { titulo: '¿ICM o fichas?', consigna: 'Indica en las manos de abajo qué modelo manda y decide. Sin fallos.' },
    ],
    jugar: [
      {
        titulo: 'duelo con tarjeta',
        consigna: 'Juega duelos con la tarjeta a la vista y marca cada mano fuera de tabla. Menos de una de cada diez.',
      },
      {
        titulo: 'contador de pagos',
        consigna:
          'Anota cuántas veces te paga el rival de tus primeros diez all-in y ajusta una sola vez. Registra el ajuste.',
      },
      {
        titulo: 'grito de cambio',
        consigna:
          'Al quedar dos, detente y di en voz alta que se juega por fichas. Anota la primera decisión que cambió.',
      },
    ],
    analizar: [
      {
        titulo: 'duelos por fichas',
        consigna:
          'Compara en {n} duelos tu porcentaje de victorias con tu parte media de fichas al empezar. Escribe la diferencia.',
      },
      {
        titulo: 'manos contra la tabla',
        consigna: 'Revisa {n} manos de duelo con menos de 12 bb y cuenta desacuerdos con la tabla por tipo.',
      },
      {
        titulo: 'miedo residual',
        consigna: 'Busca folds en el duelo que habrían sido all-in por tabla y cuánto costaron en dinero.',
      },
    ],
  },
  ejemplo: {
    niveles: [3, 4],
    mano: 'Kd 5s',
    situacion:
      'SNG de $10 (premios 45, 27 y 18). Duelo: 6.500 tú, 7.000 él; ciegas 400/800 sin ante. Eres ciega pequeña con K5o y 8 bb efectivas.',
    pregunta: '¿Metes y cuánto vale en dinero?',
    respuesta:
      'All-in: con 8 bb la tabla mete cerca del 63 % y K5o está dentro. Si paga el 45 % y K5o tiene ≈ 41 % contra eso: 0,55 × 1,5 + 0,45 × (0,41 × 16 − 7,5) = 0,40 bb sobre tirar. Cada bb son 800 fichas de 13.500 y el salto es 45 − 27 = $18: 18 × 800 ÷ 13.500 = $1,07 por ciega. Tirar K5o cuesta unos $0,43 cada vez; diez veces, casi media entrada.',
    calculos: [
      { da: '0,40 bb', tipo: 'cuenta', expresion: '0.55*1.5+0.45*(0.41*16-7.5)' },
      { da: '$18', tipo: 'cuenta', expresion: '45-27' },
      { da: '$1,07', tipo: 'cuenta', expresion: '18*800/13500' },
      { da: '$0,43', tipo: 'cuenta', expresion: '0.402*1.067' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [5, 5],
      mano: 'Jh 7h',
      situacion:
        'SNG de $215; duelo final con premios de $1.000 y $600. En 400 duelos llegaste de media con el 45 % de las fichas y ganaste el 49 %. Ahora tienes 18 bb, sin ante, y estás en el botón con J-7 del mismo palo; el rival resube all-in el 22 % ante 2 bb y paga el 50 %.',
      pregunta: '¿Cuánto vale tu duelo por partida y abres, haces limp o metes?',
      respuesta:
        'Cuatro puntos por encima de tus fichas: 0,04 × (1.000 − 600) = $16 por duelo; el error típico de 400 duelos es de unos 2,5 puntos, así que es un buen indicio y no una prueba. La mano: abrir a 2 añade 1,5; 0,28 × 1,5 − 0,22 × 1,5 + 0,50 × (0,52 × 4 − 1,5) = +0,38 bb. Limp, si él sube el 35 % y entonces abandonas: 0,65 × (0,55 × 2 − 0,5) − 0,35 × 0,5 = +0,22 bb. Abre. Si resubiera el 35 %, y abandonara el 20 %, abrir daría +0,04 bb y el limp pasaría delante: simplifica por rival, no por mano.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.04*400', da: '$16' },
        { tipo: 'cuenta', expresion: '0.28*1.5-0.22*1.5+0.5*(0.52*4-1.5)', da: '+0,38 bb' },
        { tipo: 'cuenta', expresion: '0.65*(0.55*2-0.5)-0.35*0.5', da: '+0,22 bb' },
        { tipo: 'cuenta', expresion: '0.2*1.5-0.35*1.5+0.45*0.58', da: '+0,04 bb' },
      ],
    },
  ],
  spots: [
    {
      niveles: [3, 5],
      mano: 'Qh 5c',
      situacion: 'Duelo, 7 bb efectivas sin ante, ciega pequeña. El rival pagó 2 de tus últimos 9 all-in.',
      pregunta: '¿Metes Q5o?',
      respuesta:
        'Con 7 bb la tabla mete cerca del 65 % y cualquier reina entra. Además paga 2 ÷ 9 = 22 %, muy por debajo del 48 % teórico: incluso con 72o, pagando 30 %, 0,7 × 1,5 + 0,3 × (0,28 × 14 − 6,5) = 0,28 bb. Mete el 100 % hasta que cambie.',
      calculos: [
        { da: '22 %', tipo: 'cuenta', expresion: '2/9*100' },
        { da: '0,28 bb', tipo: 'cuenta', expresion: '0.7*1.5+0.3*(0.28*14-6.5)' },
      ],
    },
    {
      niveles: [3, 5],
      mano: 'Jc 9d',
      situacion: 'Duelo, 12 bb sin ante, ciega grande. El rival mete all-in con lo que estimas un 53 % (la tabla).',
      pregunta: '¿Pagas J9o?',
      respuesta:
        'Precio: 11 por 12 + 1 = 13: 45,8 %. La tabla paga 33 %: pares, ases, K7o+, K4s+, QTo+, Q8s+, JTo, J9s. J9o queda fuera: tiene ≈ 44 % contra ese 53 %. EV: 0,44 × 24 − 11 = −0,44 bb. Contra alguien que mete el 80 % sube a ≈ 50 % y se paga.',
      calculos: [
        { da: '45,8 %', tipo: 'cuenta', expresion: '11/24*100' },
        { da: '−0,44 bb', tipo: 'cuenta', expresion: '0.44*24-11' },
      ],
    },
    {
      niveles: [3, 4],
      situacion:
        'Llegas al duelo con 3.500 de 13.500 fichas, premios 45 y 27, y crees que juegas algo mejor (tres puntos).',
      pregunta: '¿Cuánto vale tu duelo y qué estrategia usas?',
      respuesta:
        'Parte de fichas 3.500 ÷ 13.500 = 25,9 %; con tu ventaja, 28,9 %. Valor: 27 + 0,289 × 18 = $32,20. Con ciegas 300/600 son 5,8 bb: no hay espacio para jugar mejor, solo para meter bien. La tabla de 6 bb mete cerca del 68 %: úsala sin esperar «la buena».',
      calculos: [
        { da: '25,9 %', tipo: 'cuenta', expresion: '3500/13500*100' },
        { da: '$32,20', tipo: 'cuenta', expresion: '27+0.289*18' },
      ],
    },
    {
      niveles: [4, 5],
      mano: '8h 6h',
      situacion:
        'Duelo, 18 bb sin ante, ciega pequeña. El rival mete all-in contra el 30 % de tus limps y abandona ante una subida a 2 bb el 52 %.',
      pregunta: '¿Limp, subida o all-in con 86s?',
      respuesta:
        'Subida a 2 bb: arriesgas 1,5 por 1,5 y necesitas 50 %; con 52 % ya es positiva, 0,06 bb antes de contar la equity cuando paga. El limp sufre sus all-in: pierdes 1 bb el 30 % de las veces, 0,3 bb. El all-in de 18 bb está en la tabla (86s entra), pero con un rival así la subida chica gana más y arriesga menos.',
      calculos: [
        { da: '50 %', tipo: 'cuenta', expresion: '1.5/3*100' },
        {
          da: '0,06 bb',
          tipo: 'ev',
          ramas: [
            { p: 0.52, valor: 1.5 },
            { p: 0.48, valor: -1.5 },
          ],
        },
        { da: '0,3 bb', tipo: 'cuenta', expresion: '0.3*1' },
      ],
    },
    {
      niveles: [4, 5],
      situacion: 'En 320 duelos llegaste con 47,5 % de las fichas de media y ganaste 166. El salto medio es de $22.',
      pregunta: '¿Cuánto vale tu ventaja y es significativa?',
      respuesta:
        'Ganaste 166 ÷ 320 = 51,9 %; sobre tu parte, 4,4 puntos. En dinero, 0,044 × 22 = $0,97 por duelo. Error típico: raíz de 0,25 ÷ 320 ≈ 2,8 puntos: 4,4 es un desvío y medio. Probable pero no seguro; con 1.000 duelos lo sabrás. Entre tanto, revisa manos contra la tabla: eso no depende de la suerte.',
      calculos: [
        { da: '51,9 %', tipo: 'cuenta', expresion: '166/320*100' },
        { da: '4,4 puntos', tipo: 'cuenta', expresion: '51.9-47.5' },
        { da: '$0,97', tipo: 'cuenta', expresion: '0.044*22' },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Ks 8s',
      situacion:
        'Duelo, 10 bb sin ante, ciega grande. El rival mete all-in desde el botón con cerca del 43 % (menos que la tabla).',
      pregunta: '¿Pagas K-8 del mismo palo (≈ 47 %)?',
      respuesta:
        'Pagas 9 para un bote de 20: 45 %. Con 47 %: 0,47 × 20 − 9 = +0,40 bb, paga. Q-9 offsuit (≈ 42 %) no llega. Contra la tabla, que mete cerca del 58 %, pagarías bastante más: el rango de pago se mueve con el suyo. En dinero: el salto es de primero a segundo y cada bb vale lo mismo, no hay prima.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*9/20', da: '45 %' },
        { tipo: 'cuenta', expresion: '0.47*20-9', da: '+0,40 bb' },
      ],
    },
    {
      niveles: [3, 3],
      mano: '6d 4c',
      situacion: 'Duelo, 8 bb sin ante, ciega pequeña. El rival ha tirado 7 de 9 veces ante tus all-in.',
      pregunta: '¿Metes 6-4 offsuit?',
      respuesta:
        'Paga cerca de 2 de 9, 22 %, con pocas muestras: supón 30 %. Pagado, 6-4 tiene ≈ 33 % contra manos fuertes: 0,70 × 1,5 + 0,30 × (0,33 × 16 − 7,5) = +0,38 bb sobre tirar. Mete. Si pagara el 45 % de la tabla: 0,55 × 1,5 + 0,45 × (0,36 × 16 − 7,5) = +0,04 bb, casi cero. El dato de nueve manos basta para este ajuste barato, no para pagar ligero.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*2/9', da: '22 %' },
        { tipo: 'cuenta', expresion: '0.7*1.5+0.3*(0.33*16-7.5)', da: '+0,38 bb' },
        { tipo: 'cuenta', expresion: '0.55*1.5+0.45*(0.36*16-7.5)', da: '+0,04 bb' },
      ],
    },
    {
      niveles: [5, 5],
      mano: 'Td 7d',
      situacion:
        'Duelo de SNG de $530, 20 bb sin ante. Estás en la ciega grande y el rival hace limp el 55 % de sus botones; ante tu subida a 3 bb abandona el 48 % y vuelve a subir all-in el 12 %.',
      pregunta: '¿Pasas o subes 10-7 del mismo palo?',
      respuesta:
        'Subir añade 2 para ganar 2: 0,48 × 2 − 0,12 × 2 + 0,40 × (0,47 × 6 − 2) = +1,05 bb. Pasar: recuperas cerca del 50 % de 2 bb, 1,00 bb. Casi iguales: sube con manos que no ganan enfrentamientos y juegan bien pagadas, como ésta, y pasa Q-7 o J-4, que ya ganan algo viendo el flop. Si abandonara menos del 40 %, pasa todo lo medio y sube solo por valor.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.48*2-0.12*2+0.4*(0.47*6-2)', da: '+1,05 bb' },
        { tipo: 'cuenta', expresion: '0.5*2', da: '1,00 bb' },
      ],
    },
    {
      niveles: [3, 3],
      mano: 'Ac 2d',
      situacion: 'Duelo, 9 bb sin ante, ciega grande. El rival mete all-in desde el botón con cerca del 43 %.',
      pregunta: '¿Pagas A-2 offsuit (≈ 47 %)?',
      respuesta:
        'Pagas 8 para un bote de 18: 44,4 %. Con 47 %: 0,47 × 18 − 8 = +0,46 bb. Paga: a dos jugadores un as cualquiera es pago contra quien mete casi la mitad. Contra quien solo mete el 18 %, A-2 baja a ≈ 36 % y se retira. Lo que cambia no es tu mano: es su frecuencia, y se cuenta en diez botones.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*8/18', da: '44,4 %' },
        { tipo: 'cuenta', expresion: '0.47*18-8', da: '+0,46 bb' },
      ],
    },
  ],
};
