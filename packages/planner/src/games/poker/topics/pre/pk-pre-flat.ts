import type { PokerTopic } from '../../poker-topic.ts';

export const pkPreFlat: PokerTopic = {
  id: 'pk-pre-flat',
  titulo: 'Pagar en frío y manos especulativas',
  area: 'PRE',
  nivelMin: 1,
  nivelMax: 4,
  prerequisitos: ['pk-pre-rfi'],
  minutosEtapa: 230,
  terminos: [
    'pagar en frío',
    'cold call',
    'flat',
    'flatear',
    'pagar preflop',
    'manos especulativas',
    'parejas pequeñas',
    'set mining',
    'conectores del mismo palo',
    'suited connectors',
    'ver el flop barato',
    'pagar la subida',
    'overcall',
    'multiway preflop',
    'flat call',
    'buscar el set',
  ],
  ideas: [
    'Pagar en frío es igualar una subida sin haber puesto nada. Hazlo en posición y cuando la mano gane por ligar fuerte, no por tener la mejor carta preflop.',
    'Set mining: con una pareja de mano ligas trío el 11,8 % de las veces; para pagar 1 quieres al menos 15 detrás por jugador y un rival que pague.',
    'Conectores del mismo palo: 7-6 del mismo palo liga dos pares, trío, escalera o color en el flop algo más de una vez de cada 18, y proyecto fuerte cerca de una de cada cinco.',
    'El coste oculto de pagar es que dejas hablar a los que están detrás: si resuben, tu pago se pierde. Cuanto más agresiva la mesa, menos pagas en frío.',
  ],
  etapas: [
    {
      nivel: 1,
      enfoque: 'Paga solo en el botón y con parejas o del mismo palo conectadas, con stacks de 100 bb y un solo rival.',
      idea: 'Si no estás en el botón o en la ciega grande, pagar en frío casi siempre es la tercera mejor opción.',
    },
    {
      nivel: 2,
      enfoque:
        'Calcula la relación stack/pago y compara con lo que puedes cobrar. Elige entre pagar y 3-bet según el rango del que abrió.',
      idea: 'Contra UTG fuerte el set mining tiene quien pague; contra un botón que roba, la misma pareja gana más con un 3-bet.',
    },
    {
      nivel: 3,
      enfoque:
        'Ajusta por los que quedan detrás y por la posición: qué manos pagan en la ciega grande, en el botón y nunca en la pequeña.',
      idea: 'En la ciega pequeña casi nada es pago: se resube o se abandona.',
    },
    {
      nivel: 4,
      enfoque:
        'Construye rangos de pago con protección: manos que resisten un 3-bet detrás y que defienden el flop sin iniciativa.',
      idea: 'Un rango de pago solo de manos débiles se explota con presión: incluye algunas fuertes cuando la mesa 3-betea poco.',
    },
  ],
  errorTipico:
    'Pagar «porque es una pareja» con stacks de 30 bb, o entrar multiway con K-10 offsuit a ligar una pareja dominada. También pagar en la ciega pequeña con medio rango.',
  preguntas: [
    {
      pregunta: '¿Qué stacks pides para pagar con 5-5 y por qué?',
      respuesta:
        'Al menos 15 veces lo que pagas en el stack efectivo: ligas trío 11,8 % y necesitas cobrar de media más de 8 veces el pago cuando ligas.',
    },
    {
      pregunta: '¿Por qué A-J del mismo palo paga mejor que A-J offsuit?',
      respuesta:
        'Porque puede ligar color al as y proyectos fuertes; el offsuit gana botes pequeños y pierde grandes contra A-Q y A-K.',
    },
    {
      pregunta: '¿Qué es el coste oculto de pagar en frío?',
      respuesta:
        'Que quedan jugadores por hablar: si resuben, pierdes lo pagado, y si entran, juegas multiway con una mano media.',
    },
    {
      pregunta: '¿Cuándo prefieres 3-bet a pagar con manos especulativas?',
      respuesta:
        'Contra aperturas tardías anchas que se retiran mucho y cuando el rival postflop es mejor que tú en botes grandes con iniciativa.',
    },
    {
      pregunta: '¿Qué manos casi nunca pagas en la ciega pequeña?',
      respuesta:
        'Las que dependen de ligar con posición: parejas pequeñas, conectores bajos y figuras offsuit, que ahí se juegan en desventaja.',
    },
  ],
  criterio: {
    texto: 'Decide pagar, resubir o retirarse con el motivo correcto en {aciertos} de {de} manos.',
    aciertos: 8,
    de: 10,
    unidad: 'manos',
  },
  foco: 'Antes de pagar en frío cuenta cuántos quedan por hablar y di qué quieres ligar.',
  revision: '¿Pagué por el precio de la carta o porque no quise retirarme?',
  variantes: {
    teoria: [
      {
        titulo: 'el precio de ver el flop',
        consigna:
          'Calcula, con el ejemplo, cuánto debes cobrar cuando ligas para justificar el pago. Repite con stacks de 40 bb y compara.',
      },
      {
        titulo: 'tres motivos para pagar',
        consigna:
          'Escribe tres manos que pagarías en el botón y di qué quieren ligar y contra qué rival. Justifica con los números de las ideas.',
      },
      {
        titulo: 'pagar o resubir',
        consigna:
          'Explica la diferencia entre pagar y 3-betear la misma mano contra un rival ancho y contra uno apretado.',
      },
    ],
    ejercicios: [
      {
        titulo: 'stack partido por pago',
        consigna: 'Calcula en cada mano de abajo la relación stack/pago y compara con 15; decide según la mano.',
      },
      {
        titulo: 'cuenta los de detrás',
        consigna:
          'Escribe en cada mano de abajo cuántos quedan por hablar y la probabilidad de que resuban; ajusta la decisión.',
      },
      {
        titulo: 'qué quiero ligar',
        consigna: 'Nombra en cada mano de abajo la mano concreta que buscas y con qué frecuencia aparece.',
      },
      {
        titulo: 'botón y ciega pequeña',
        consigna:
          'Resuelve cada mano de abajo desde el botón y desde la ciega pequeña, y explica la diferencia en una frase.',
      },
      {
        titulo: 'cambia el abridor',
        consigna: 'Cambia el abridor de cada mano de abajo por uno que abre el 45 % y revisa la decisión.',
      },
      {
        titulo: 'el rival que paga',
        consigna: 'Valora en cada mano de abajo si el rival paga cuando ligas; pon un número a lo que esperas cobrar.',
      },
      {
        titulo: 'tres opciones',
        consigna: 'Da en cada mano de abajo una ventaja y un inconveniente de pagar, resubir y retirarte.',
      },
      {
        titulo: 'sin calculadora',
        consigna: 'Con reloj, estima el precio del pago en las {n} manos de abajo y decide.',
      },
    ],
    test: [
      {
        titulo: 'pagar, resubir o soltar',
        consigna: 'Decide las {n} manos de abajo; solo vale con el motivo correcto.',
      },
      {
        titulo: 'relación exacta',
        consigna: 'Da la relación stack/pago y el cobro medio necesario en cada mano de abajo.',
      },
      {
        titulo: 'asiento y pago',
        consigna: 'Di en cada mano de abajo desde qué asientos pagarías y desde cuáles no.',
      },
      {
        titulo: 'el coste oculto',
        consigna: 'Calcula la probabilidad de squeeze en cada mano de abajo y su coste en ciegas.',
      },
    ],
    jugar: [
      {
        titulo: 'pagos con motivo',
        consigna: 'Juega {min} minutos anotando el motivo de cada pago en frío; borra los que no lo tengan.',
      },
      {
        titulo: 'solo botón y ciega grande',
        consigna: 'Juega {n} manos pagando únicamente desde esos dos asientos y anota lo que te pierdes.',
      },
      {
        titulo: 'sin pagos en frío',
        consigna:
          'Juega {min} minutos resubiendo o retirándote siempre que nadie esté detrás; compara con tus resultados anteriores.',
      },
    ],
    analizar: [
      {
        titulo: 'set mining real',
        consigna: 'Revisa {n} pagos con parejas pequeñas: cuántas veces ligaste y cuánto cobraste de media.',
      },
      {
        titulo: 'pagos por asiento',
        consigna: 'Calcula tus pagos en frío por asiento y el resultado de cada uno en ciegas.',
      },
      {
        titulo: 'manos que pagaron de más',
        consigna: 'Elige tres pagos perdedores y decide si el error fue el precio, la posición o el rival.',
      },
    ],
  },
  ejemplo: {
    niveles: [1, 4],
    mano: '6d 6c',
    situacion: 'NL25, 100 bb. HJ sube a 2,5 bb, todos se retiran hasta ti, en el botón. Él juega un 16 %.',
    pregunta: '¿Pagas, resubes o te retiras?',
    respuesta:
      'Paga 2,5 bb. Relación stack/pago: 97,5 ÷ 2,5 = 39 a 1, muy por encima de 15. Ligas trío el 11,8 % de las veces: necesitas cobrar 21,3 bb de media cuando ligas, incluido el bote de 5,5 bb, y hay 97 detrás. Con las ciegas pasivas es un pago rentable; si las ciegas squeezean el 20 % de las veces, baja el interés y retirarse es aceptable.',
    calculos: [
      { tipo: 'cuenta', expresion: '97.5 / 2.5', da: '39' },
      { tipo: 'cuenta', expresion: '100 * (1 - (48 * 47 * 46) / (50 * 49 * 48))', da: '11,8 %' },
      { tipo: 'cuenta', expresion: '2.5 / 0.1176', da: '21,3' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [4, 4],
      mano: '9d 9c',
      situacion:
        'NL600, 100 bb. El CO abre a 2,3 bb y tu rango de pago en el botón son 66–TT, AQs, AJs, ATs, KQs, KJs, QJs, JTs, T9s y AQo. La ciega grande squeezea a 12 bb y el CO abandona ante eso el 72 %.',
      pregunta: '¿Cuánto de tu rango debe seguir para que el squeeze no gane con cualquier carta, y sigue 9-9?',
      respuesta:
        'Tu rango: 30 + 32 + 12 = 74 combos. El squeeze arriesga 11 para ganar 2,3 + 2,3 + 0,5 + 1 = 6,1: necesita 64,3 % de retiradas conjuntas. Con el CO retirándose el 72 %, puedes abandonar hasta 64,3 ÷ 72 = 89,3 %: te basta seguir con 8 combos. 10-10 (6) y AQs (4) ya los cubren: 9-9 no está obligado. Pagar 9,7 para un bote de 26,8 pide 36,2 %: contra quien squeezea el 5 % (casi todo 10-10 o mejor y A-K) retírate; contra quien lo hace el 12 % paga en posición. Y contra ése guarda además en el pago algo de J-J y A-K del mismo palo: un rango de pago sin manos fuertes invita al squeeze.',
      calculos: [
        { tipo: 'cuenta', expresion: '30+32+12', da: '74 combos' },
        { tipo: 'alfa', bote: 6.1, apuesta: 11, da: '64,3 %' },
        { tipo: 'cuenta', expresion: '100*64.3/72', da: '89,3 %' },
        { tipo: 'cuenta', expresion: '74*(1-0.893)', da: '8 combos' },
        { tipo: 'cuenta', expresion: '100*9.7/26.8', da: '36,2 %' },
      ],
    },
  ],
  spots: [
    {
      niveles: [1, 3],
      mano: '8h 7h',
      situacion: 'NL10, 100 bb. CO sube a $0,25; botón se retira y te toca en la ciega pequeña con 8-7 del mismo palo.',
      pregunta: '¿Qué haces?',
      respuesta:
        'Retírate o resube, no pagues. Pagando quedarías fuera de posición y con la ciega grande por hablar. El precio es $0,20 para un bote final de $0,60, es decir 33,3 %: mucho más que el 27 % que paga la ciega grande. Si tu rival se retira al 3-bet el 60 %, resube a $1,10; si paga todo, retirada.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.25 + 0.25 + 0.1', da: '$0,60' },
        { tipo: 'cuenta', expresion: '100 * 0.2 / 0.6', da: '33,3 %' },
      ],
    },
    {
      niveles: [1, 3],
      mano: '9s 8s',
      situacion: 'NL10, 100 bb. UTG sube a $0,30 y HJ paga; estás en el botón.',
      pregunta: '¿Pagas con un jugador ya dentro?',
      respuesta:
        'Sí, en el botón, con tus cartas del mismo palo conectadas y dos rivales. El bote sería 0,30 × 3 + 0,15 = $1,05 y tu precio es 28,6 %. Proyecto de color en el flop sale el 10,9 %; cuando ligas fuerte hay dos a quienes cobrar. Con 9-8 offsuit y el mismo bote, retirada.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.3 * 3 + 0.15', da: '$1,05' },
        { tipo: 'cuenta', expresion: '100 * 0.3 / 1.05', da: '28,6 %' },
        { tipo: 'cuenta', expresion: '100 * (11 * 10 * 39 * 3) / (50 * 49 * 48)', da: '10,9 %' },
      ],
    },
    {
      niveles: [2, 4],
      mano: 'Ac Jc',
      situacion: 'NL25, 100 bb. UTG apretado (abre el 10 %) sube a 2,5 bb. Estás en el CO con tres por hablar.',
      pregunta: '¿Pagas, 3-bet o retirada?',
      respuesta:
        'Su rango (77+, ATs+, KTs+, QTs+, JTs, AJo+, KQo: 10,3 %) tiene muchas manos que dominan a A-J. Contra A-K tendrías menos del 30 % y contra 10-10 cerca del 46 %. En posición y con mano del mismo palo es pago razonable solo si los de detrás son pasivos; con un botón que resube el 12 %, retirada. No es 3-bet: quien sigue, te domina.',
      calculos: [{ tipo: 'cuenta', expresion: '100 * (8 * 6 + 10 * 4 + 4 * 12) / 1326', da: '10,3 %' }],
    },
    {
      niveles: [1, 4],
      mano: '2d 2h',
      situacion: 'NL50, stacks de 30 bb. CO sube a 2,5 bb y estás en el botón.',
      pregunta: '¿Set mining?',
      respuesta:
        'No. 27,5 ÷ 2,5 = 11 a 1, por debajo de 15: aun ligando el 11,8 %, necesitas cobrar 21,3 bb de media y el rival tiene 27,5 que no pondrá siempre. Retírate o resube all-in si el rango de CO es muy ancho: con 30 bb la pareja pequeña se juega a la agresión, no a la paciencia.',
      calculos: [
        { tipo: 'cuenta', expresion: '27.5 / 2.5', da: '11' },
        { tipo: 'cuenta', expresion: '100 * (1 - (48 * 47 * 46) / (50 * 49 * 48))', da: '11,8 %' },
        { tipo: 'cuenta', expresion: '2.5 / 0.1176', da: '21,3' },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Td 9d',
      situacion: 'NL100. HJ abre a 2,5 bb, CO paga. En el botón, con 100 bb, y ciegas que squeezean el 15 % cada una.',
      pregunta: '¿Cuánto te cuesta el riesgo de squeeze y qué decides?',
      respuesta:
        'La probabilidad de que ninguna ciega squeezee es 0,85² = 72,3 %; el 28 % restante pierdes 2,5 bb. Coste esperado por ese camino: 0,69 bb. Con 10-9 del mismo palo la ganancia de los botes que sí ves apenas compensa: pago contra ciegas pasivas, retirada o 3-bet contra éstas.',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * 0.85 * 0.85', da: '72,3 %' },
        { tipo: 'cuenta', expresion: '0.2775 * 2.5', da: '0,69' },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Ad Kh',
      situacion: 'NL100. UTG abre, HJ paga y tú, en el CO, tienes A-K. Dudas entre pagar y resubir.',
      pregunta: '¿Qué ganas resubiendo a 11 bb con dos rivales?',
      respuesta:
        'Si UTG (11 % de apertura) se retira el 55 % y HJ el 75 %, ambos lo hacen el 41,3 %: ganarías 2,5 + 2,5 + 1,5 = 6,5 bb en esas ocasiones. Solo con eso, sin contar el juego posterior, el EV de las retiradas es 2,68 bb. Pagar te deja multiway con A-K, que gana poco cuando no liga. Resube; contra A-A, K-K y Q-Q te pagarán, y con bloqueadores quitas buena parte de ellos.',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * 0.55 * 0.75', da: '41,3 %' },
        { tipo: 'cuenta', expresion: '2.5 + 2.5 + 1.5', da: '6,5' },
        { tipo: 'cuenta', expresion: '0.4125 * 6.5', da: '2,68' },
      ],
    },
    {
      niveles: [4, 4],
      mano: '5s 4s',
      situacion: 'NL400. Ciega grande, botón abre a 2,2 bb; el rake es 4 % hasta 2 bb.',
      pregunta: '¿Es pago o retirada y cuánto pesa el rake?',
      respuesta:
        'Pagas 1,2 bb para un bote de 2,2 + 2,2 + 0,5 = 4,9 bb: precio 24,5 %. El rake se lleva cerca de 0,20 bb del bote que ganes: tu equity bruta de ≈ 38 % realizada al 70 % es 26,6 %, algo por encima. Es pago, pero de los últimos: 4-3 del mismo palo (≈ 36 % y realización del 67 %) queda en 24,1 % y con ese rake se retira.',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * 1.2 / 4.9', da: '24,5 %' },
        { tipo: 'cuenta', expresion: '4.9 * 0.04', da: '0,20' },
        { tipo: 'cuenta', expresion: '38 * 0.7', da: '26,6 %' },
        { tipo: 'cuenta', expresion: '36 * 0.67', da: '24,1 %' },
      ],
    },
    {
      niveles: [4, 4],
      mano: 'Qd Js',
      situacion: 'NL600, mesa de 6. CO abre a 2,5 bb y estás en la ciega pequeña con 100 bb. Regular equilibrado.',
      pregunta: '¿Qué haces con Q-J offsuit?',
      respuesta:
        'Retirada o, a lo sumo, 3-bet de farol ocasional. Pagar 2 bb para un bote de 6 bb si se retira la grande (33,3 %) parece barato, pero fuera de posición realizas cerca del 65 % de una equity de ≈ 44 %: 28,6 %. Sin cerrar la acción y sin iniciativa, la ciega pequeña es el asiento en que menos se paga.',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * 2 / 6', da: '33,3 %' },
        { tipo: 'cuenta', expresion: '44 * 0.65', da: '28,6 %' },
      ],
    },
    {
      niveles: [1, 2],
      mano: 'Ts Tc',
      situacion: 'NL10, 100 bb. UTG sube a $0,30, HJ y CO se retiran y estás en el botón.',
      pregunta: '¿Pagas o resubes con 10-10 contra un rival que abre el 12 %?',
      respuesta:
        'Paga. Resubiendo a $0,90 harías que siguieran J-J o mejor y A-K, y se retiraran las manos que ganas. Pagando $0,30 mantienes su rango entero y tienes posición. Ligas trío el 11,8 % y en muchos flops bajos vas ganando: 10-10 es mayor que la mesa cuando no cae J, Q, K ni A. Relación stack/pago: 9,70 ÷ 0,30 = 32 a 1. Contra un botón que abre la mitad de sus manos, en cambio, desde las ciegas resubirías.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*(1-(48*47*46)/(50*49*48))', da: '11,8 %' },
        { tipo: 'cuenta', expresion: '9.7/0.3', da: '32' },
      ],
    },
    {
      niveles: [1, 2],
      mano: 'Kh Tc',
      situacion:
        'NL10, 100 bb. HJ sube a $0,30 y estás en el CO con K-10 de distinto palo. Quedan el botón y las ciegas.',
      pregunta: '¿Pagas?',
      respuesta:
        'Retírate. HJ sube con A-K, K-Q, K-J, A-10 y parejas: cuando ligas un rey o un diez sueles tener peor acompañante. Pagas $0,30 para un bote final de 0,30 + 0,30 + 0,15 = $0,75, 40 %, y hay tres jugadores que aún pueden resubir: si cada uno lo hace el 6 %, nadie resube 0,94 × 0,94 × 0,94 = 83 %. Los pagos en frío se guardan para parejas y manos del mismo palo, y mejor en el botón.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.3+0.3+0.15', da: '$0,75' },
        { tipo: 'cuenta', expresion: '100*0.3/0.75', da: '40 %' },
        { tipo: 'cuenta', expresion: '100*0.94*0.94*0.94', da: '83 %' },
      ],
    },
    {
      niveles: [1, 1],
      mano: 'Ah Qd',
      situacion: 'NL5, 100 bb. UTG, que juega muy pocas manos, sube a $0,20. Estás en el CO.',
      pregunta: '¿Pagas con A-Q?',
      respuesta:
        'Retírate, o paga solo en el botón. Quien juega muy poco y sube desde UTG tiene A-K, parejas altas y poco más: A-K te domina (12 combos con tu as), y Q-Q, K-K y A-A te aplastan (12). Las que dominas (A-J, K-Q) casi no están. Pagar $0,20 para un bote de $0,47 parece barato y termina siendo pareja alta que pierde. Contra el que sube mucho en el botón, la misma mano hace 3-bet.',
      calculos: [
        { tipo: 'combos', mano: 'AK', muertas: 'Ah Qd', da: '12' },
        { tipo: 'cuenta', expresion: '3+6+3', da: '12' },
        { tipo: 'cuenta', expresion: '0.2+0.2+0.07', da: '$0,47' },
      ],
    },
  ],
};
