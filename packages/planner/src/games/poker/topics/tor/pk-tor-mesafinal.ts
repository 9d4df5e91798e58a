import type { PokerTopic } from '../../poker-topic.ts';

export const pkTorMesafinal: PokerTopic = {
  id: 'pk-tor-mesafinal',
  titulo: 'Mesa final, saltos de premio y acuerdos',
  area: 'TOR',
  nivelMin: 2,
  nivelMax: 5,
  prerequisitos: ['pk-tor-burbuja'],
  exclusivo: ['torneo'],
  minutosEtapa: 290,
  terminos: [
    'mesa final',
    'mesa final de torneo',
    'final table',
    'saltos de premio',
    'salto de premio',
    'pay jump',
    'pay jumps',
    'acuerdo de mesa final',
    'deal',
    'reparto de premios',
    'chop',
    'icm chop',
    'jugar la mesa final',
    'últimos nueve',
    'ft',
    'trato entre finalistas',
    'negociar premios',
  ],
  ideas: [
    'En la mesa final casi todo es ICM: cada eliminación ajena te paga, así que el valor de esperar crece con la cantidad de stacks más cortos que el tuyo.',
    'Los papeles se reparten por stacks: el líder abre y presiona, los medios esquivan al líder y atacan a los cortos, los cortos buscan duplicar pronto contra quien no cubre a nadie más.',
    'Un acuerdo (deal) se compara con tu valor ICM: acepta solo si lo ofrecido más lo que queda por jugar supera tu valor, y recuerda que el reparto proporcional a las fichas favorece al líder.',
    'La última ficha cuenta: en tres, el salto de segundo a primero suele ser mayor que todo lo demás; ahí la prima baja y el juego se parece más al normal.',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque:
        'Ordena los saltos de premio, ubica tu stack (grande, medio, corto) y juega el papel que le toca; evita chocar con quien te cubre.',
      idea: 'La mesa final se gana por los huecos: si hay tres más cortos que tú, tu trabajo es no estar en su bote.',
    },
    {
      nivel: 3,
      enfoque:
        'Calcula el umbral de pago con los premios de la mesa y ajusta aperturas según quién tienes detrás; anota la presión de cada asiento.',
      idea: 'En una mesa final de cinco, el segundo en fichas es quien menos puede pagar; el más corto, quien más.',
    },
    {
      nivel: 4,
      enfoque:
        'Negocia con números: ICM, reparto proporcional a fichas y mitades; sabe qué pierdes con cada modelo y qué guardas para el campeón.',
      idea: 'Si guardas dinero «para jugar el título», sube la parte variable y cambia el ICM del resto: recalcula.',
    },
    {
      nivel: 5,
      enfoque:
        'Mano a mano y tres finales con calendario de ciegas: cuándo una ventaja técnica compensa esperar y cuándo cerrar el acuerdo.',
      idea: 'Con dos jugadores el ICM no pone prima: quedan fichas contra fichas y tu ventaja técnica manda.',
    },
  ],
  errorTipico:
    'Celebrar estar en la mesa final y dejar de robar: con seis más cortos que tú nadie te da fichas por quieto. Y firmar el primer acuerdo ofrecido sin calcular tu parte.',
  preguntas: [
    {
      pregunta: '¿Quién juega más y quién menos en una mesa final de seis con stacks muy distintos?',
      respuesta:
        'Más: el líder (presiona sin prima) y el más corto (necesita duplicarse). Menos: el segundo y los medios, con jugadores más cortos por debajo.',
    },
    {
      pregunta: '¿Cómo se compara una oferta con tu valor?',
      respuesta:
        'Tu parte ofrecida menos tu valor ICM; si se guarda algo para jugar por el título, suma tu parte esperada de eso. Positivo: acepta si no tienes una ventaja técnica mayor.',
    },
    {
      pregunta: '¿Por qué el reparto proporcional a las fichas favorece al líder?',
      respuesta:
        'Porque ICM le da menos que su parte de fichas: el líder con el 60 % de las fichas suele valer cerca del 41 % del total de premios; el proporcional le da más que eso.',
    },
    {
      pregunta: '¿Cuándo desaparece la prima de riesgo?',
      respuesta:
        'En el mano a mano (el salto es fijo y cada ficha vale lo mismo) y cuando solo el primero cobra. Con tres ya se reduce mucho.',
    },
    {
      pregunta: 'Quedan 7 y hay dos con 5 bb. ¿Qué haces con 30 bb?',
      respuesta:
        'Robar a los medios y al líder cuando tiran, no pagar all-in de quien te cubre salvo manos muy fuertes, y dejar que los de 5 bb caigan: cada caída te paga.',
    },
  ],
  criterio: {
    texto: 'Tomas bien {aciertos} de {de} decisiones de mesa final (juego o acuerdo) con su número en dinero.',
    aciertos: 8,
    de: 10,
    unidad: 'decisiones',
  },
  foco: 'Al empezar la mesa final escribe los premios, los saltos y los stacks; decide tu papel y recuérdalo cada vez que ganes o pierdas un bote.',
  revision: '¿Qué papel te tocaba por tu stack y por los saltos, y lo jugaste en esa mano?',
  variantes: {
    teoria: [
      {
        titulo: 'mapa de saltos',
        consigna:
          'Escribe los premios de la mesa final del ejemplo y la diferencia entre puestos consecutivos. Marca el salto que más pesa y explica a quién.',
      },
      {
        titulo: 'tres modelos de reparto',
        consigna:
          'Calcula para el ejemplo el reparto ICM, el proporcional a fichas y el partido en partes iguales. Di quién prefiere cada uno.',
      },
      {
        titulo: 'cuándo se va la prima',
        consigna:
          'Calcula el umbral de pago con cinco, tres y dos jugadores usando los datos del ejemplo. Explica la tendencia.',
      },
    ],
    ejercicios: [
      {
        titulo: 'papel y acción',
        consigna:
          'En las manos de abajo escribe tu papel por stack y luego la acción. La acción debe seguirse del papel.',
      },
      {
        titulo: 'umbral con los premios',
        consigna:
          'Calcula en las manos de abajo el umbral en dinero con los valores dados. Compara con las fichas y decide.',
      },
      {
        titulo: 'negocia',
        consigna:
          'En las situaciones de abajo con acuerdo, calcula tu valor, tu oferta y tu respuesta. Escribe la frase que dirías en la mesa.',
      },
      {
        titulo: 'asiento por asiento',
        consigna: 'Repite las manos de abajo desde otro stack de la mesa. Di cuánto cambia lo que puedes pagar.',
      },
      {
        titulo: 'el que cae antes',
        consigna:
          'Marca en las manos de abajo quién es más probable que caiga primero y cómo cambia tu decisión. Justifica con el contador.',
      },
      {
        titulo: 'bote chico o all-in',
        consigna:
          'En las manos de abajo con flop, propone una línea de bote chico y otra que decida; elige según stacks.',
      },
      {
        titulo: 'orden de presión',
        consigna: 'Ordena los jugadores de las manos de abajo por cuánto pueden pagar. Corrige con los umbrales.',
      },
      {
        titulo: 'sin la oferta',
        consigna:
          'Resuelve las manos de abajo imaginando que no habrá acuerdo y luego que sí. Explica si cambia algo del juego.',
      },
    ],
    test: [
      {
        titulo: 'mesa final completa',
        consigna: 'Responde las situaciones de abajo con valor, umbral y acción. Aprobado con 75 %.',
      },
      {
        titulo: 'acuerdo justo',
        consigna:
          'Calcula los repartos de las situaciones de abajo y di a quién le conviene cada uno. Error máximo del 2 %.',
      },
      {
        titulo: 'papeles',
        consigna: 'Solo di el papel de cada jugador en las situaciones de abajo. Dos fallos suspenden.',
      },
      {
        titulo: 'decisión y porqué',
        consigna:
          'Escribe en cada situación de abajo la decisión en una línea y el motivo en otra, sin números; comprueba después con la cuenta.',
      },
    ],
    jugar: [
      {
        titulo: 'notas por asiento',
        consigna:
          'Juega {min} minutos una mesa final (o una simulada) con una línea por jugador: stack, papel y qué puede pagar.',
      },
      {
        titulo: 'dejar caer',
        consigna:
          'En tu próxima fase final, cuenta cuántos botes evitas porque hay más cortos. Compara con cuántos jugaste.',
      },
      {
        titulo: 'oferta ensayada',
        consigna:
          'Antes de la mesa final escribe tu rango de ofertas aceptables con un cálculo. Si aparece un acuerdo, úsalo.',
      },
    ],
    analizar: [
      {
        titulo: 'saltos perdidos',
        consigna:
          'En {n} eliminaciones en mesa final escribe cuántos más cortos había. Calcula el valor de un fold en cada una.',
      },
      {
        titulo: 'revisión del acuerdo',
        consigna:
          'Rehace con ICM un acuerdo que hiciste o que viste y di quién ganó con él. Escribe la regla que aprendiste.',
      },
      {
        titulo: 'cuándo cambiaste de papel',
        consigna:
          'Marca en tu última mesa final los momentos en que tu stack cambió de papel y si tu juego cambió con él.',
      },
    ],
  },
  ejemplo: {
    niveles: [2, 4],
    situacion:
      'Mesa final de tres, premios 10.000, 6.000 y 4.000. Stacks 6.000, 3.000 y 1.000. El líder propone repartir «según las fichas» lo que falta.',
    pregunta: '¿Cuánto le toca a cada uno y cuánto dice ICM?',
    respuesta:
      'Cada uno tiene asegurados 4.000: quedan por repartir 20.000 − 12.000 = 8.000. Proporcional a fichas: 4.000 + 0,6 × 8.000 = 8.800, 4.000 + 0,3 × 8.000 = 6.400 y 4.000 + 0,1 × 8.000 = 4.800. Por ICM: 8.248, 6.767 y 4.986. El líder gana 552 con su propuesta, que salen de los otros dos: se contraoferta el ICM.',
    calculos: [
      { da: '8.000', tipo: 'cuenta', expresion: '20000-12000' },
      { da: '8.800', tipo: 'cuenta', expresion: '4000+0.6*8000' },
      { da: '6.400', tipo: 'cuenta', expresion: '4000+0.3*8000' },
      { da: '4.800', tipo: 'cuenta', expresion: '4000+0.1*8000' },
      { da: '8.248', tipo: 'icm', stacks: [6000, 3000, 1000], premios: [10000, 6000, 4000], jugador: 0 },
      { da: '6.767', tipo: 'icm', stacks: [6000, 3000, 1000], premios: [10000, 6000, 4000], jugador: 1 },
      { da: '4.986', tipo: 'icm', stacks: [6000, 3000, 1000], premios: [10000, 6000, 4000], jugador: 2 },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [5, 5],
      situacion:
        'Torneo de $5.200, mano a mano: $250.000 al ganador y $160.000 al segundo. Tienes el 40 % de las fichas; ciegas altas (18 bb efectivas). El rival ofrece cerrarlo: $198.000 para ti y $212.000 para él. Crees que ganarías el 45 % de los duelos así.',
      pregunta: '¿Qué dice el ICM, qué dice tu ventaja y qué decides?',
      respuesta:
        'Asegurados 160.000 a cada uno; se juegan 90.000. ICM: 160.000 + 0,40 × 90.000 = $196.000. Con tu 45 %: 160.000 + 0,45 × 90.000 = $200.500. La oferta está $2.000 por encima del ICM y $2.500 por debajo de tu estimación, que con 18 bb es optimista: tres puntos menos y vale $197.800. Renunciar a 2.500 de valor dudoso para quitar un riesgo de 90.000 es razonable si esa cifra pesa en tu banca; con la mayor parte vendida o 60 bb por delante, juega. Pide, eso sí, que quede algo aparte para el campeón.',
      calculos: [
        { tipo: 'cuenta', expresion: '160000+0.4*90000', da: '$196.000' },
        { tipo: 'cuenta', expresion: '160000+0.45*90000', da: '$200.500' },
        { tipo: 'cuenta', expresion: '198000-196000', da: '$2.000' },
        { tipo: 'cuenta', expresion: '200500-198000', da: '$2.500' },
        { tipo: 'cuenta', expresion: '160000+0.42*90000', da: '$197.800' },
      ],
    },
  ],
  spots: [
    {
      niveles: [2, 4],
      situacion: 'Mesa final de cinco: 60, 40, 30, 20 y 10 bb; premios 5.000, 3.000, 2.000, 1.200 y 800.',
      pregunta: '¿Cuánto vale cada stack y quién tiene menos que perder por ficha?',
      respuesta:
        'Valores: $3.294, $2.781, $2.444, $2.019 y $1.461. El de 10 bb tiene 800 asegurados: solo arriesga 1.461 − 800 = $661 y puede duplicarse. El de 40 arriesga 2.781 − 800 = $1.981: es quien más pierde por un pago equivocado.',
      calculos: [
        {
          da: '$3.294',
          tipo: 'icm',
          stacks: [60, 40, 30, 20, 10],
          premios: [5000, 3000, 2000, 1200, 800],
          jugador: 0,
        },
        {
          da: '$2.781',
          tipo: 'icm',
          stacks: [60, 40, 30, 20, 10],
          premios: [5000, 3000, 2000, 1200, 800],
          jugador: 1,
        },
        {
          da: '$2.444',
          tipo: 'icm',
          stacks: [60, 40, 30, 20, 10],
          premios: [5000, 3000, 2000, 1200, 800],
          jugador: 2,
        },
        {
          da: '$2.019',
          tipo: 'icm',
          stacks: [60, 40, 30, 20, 10],
          premios: [5000, 3000, 2000, 1200, 800],
          jugador: 3,
        },
        {
          da: '$1.461',
          tipo: 'icm',
          stacks: [60, 40, 30, 20, 10],
          premios: [5000, 3000, 2000, 1200, 800],
          jugador: 4,
        },
        { da: '$661', tipo: 'cuenta', expresion: '1461-800' },
        { da: '$1.981', tipo: 'cuenta', expresion: '2781-800' },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'Td Th',
      situacion: 'La misma mesa, tienes 30 bb y el de 40 bb abre all-in; hay 1 bb muerta.',
      pregunta: '¿Pagas TT?',
      respuesta:
        'Umbral: (2.438 − 800) ÷ (3.383 − 800) = 63,4 %, donde 2.438 es tu valor al tirar, 3.383 al ganar y 800 al perder. En fichas pedirían 49,2 %. TT contra un rango del 20 % (≈ 60 %) no llega: fold. Con KK sí. Hay dos jugadores más cortos: si caen antes que tú, tu mínimo pasa de 800 a 2.000 sin hacer nada.',
      calculos: [
        { da: '63,4 %', tipo: 'cuenta', expresion: '(2438-800)/(3383-800)*100' },
        { da: '49,2 %', tipo: 'cuenta', expresion: '30/61*100' },
      ],
    },
    {
      niveles: [2, 3],
      situacion:
        'Mesa final de seis: tienes 26 bb; los demás 48, 30, 18, 7 y 4 bb. Premios: 1.º 3.000, 2.º 2.000, 3.º 1.400, 4.º 1.000, 5.º 700 y 6.º 500.',
      pregunta: 'Ordena los saltos y di cuánto ganas si caen los dos cortos antes que tú.',
      respuesta:
        'Saltos de abajo arriba: 700 − 500 = $200, 1.000 − 700 = $300, 400, 600 y 1.000. Si caen los de 4 y 7 bb tu mínimo pasa de 500 a 1.000: $500 sin jugar un bote. Papel: medio. Robas al de 18 y al de 30 cuando están en ciegas, no pagas al de 48 sin una mano enorme y pagas ancho a los cortos, que te cuestan poco: perder contra el de 4 bb te deja en 22 bb.',
      calculos: [
        { da: '$200', tipo: 'cuenta', expresion: '700-500' },
        { da: '$300', tipo: 'cuenta', expresion: '1000-700' },
        { da: '$500', tipo: 'cuenta', expresion: '1000-500' },
        { da: '22 bb', tipo: 'cuenta', expresion: '26-4' },
      ],
    },
    {
      niveles: [3, 5],
      mano: 'Kc Jc',
      situacion:
        'Mesa final de cuatro con 55, 20, 15 y 10 bb. Eres el de 55 bb, en el botón, ciegas con 15 y 20 bb; nadie abrió. BBA de 1 bb.',
      pregunta: '¿Qué apertura y hasta dónde?',
      respuesta:
        'Abre ancho y chico: 2 bb. Las ciegas, con un jugador de 10 bb todavía en juego, pagan o resuben mucho menos que en fichas: si tiran el 80 % y el 75 %, ganas sin jugar 0,8 × 0,75 = 60 % de las veces un centro de 2,5 bb: 0,6 × 2,5 − 0,4 × 2 = 0,70 bb aun perdiendo siempre el resto. Con esa cuenta puedes abrir más de la mitad de tus manos, y KJs de sobra. Si la de 15 bb mete all-in pagas 13 por 15 + 2 + 1 + 1 = 19: 41 % y casi sin prima, porque solo pierdes un cuarto del stack.',
      calculos: [
        { da: '60 %', tipo: 'cuenta', expresion: '0.8*0.75*100' },
        {
          da: '0,70 bb',
          tipo: 'ev',
          ramas: [
            { p: 0.6, valor: 2.5 },
            { p: 0.4, valor: -2 },
          ],
        },
        { da: '41 %', tipo: 'cuenta', expresion: '13/(19+13)*100' },
      ],
    },
    {
      niveles: [3, 5],
      situacion:
        'Tres finalistas con 45, 35 y 20 % de las fichas; premios 12.000, 8.000 y 5.000. Tienes el 35 %. Te ofrecen 9.000 y terminar ahí, sin jugar más.',
      pregunta: '¿Aceptas?',
      respuesta:
        'Tu valor ICM es $8.572; con 9.000 ganas 9.000 − 8.572 = $428 respecto de él: acepta, salvo que tu ventaja técnica valga más de esos $428, un 4,3 % de los 10.000 que quedan por repartir. Compara con el proporcional: asegurados 5.000 y 10.000 por repartir, 5.000 + 0,35 × 10.000 = 8.500.',
      calculos: [
        { da: '$8.572', tipo: 'icm', stacks: [45, 35, 20], premios: [12000, 8000, 5000], jugador: 1 },
        { da: '$428', tipo: 'cuenta', expresion: '9000-8572' },
        { da: '4,3 %', tipo: 'cuenta', expresion: '100*428/10000' },
        { da: '8.500', tipo: 'cuenta', expresion: '5000+0.35*10000' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Ac Jd',
      situacion:
        'Mano a mano, 70 contra 30 bb, premios 1.000 y 600. El corto mete 30 bb y eres ciega grande. Mete el 55 % de las manos.',
      pregunta: '¿Pagas AJo? ¿Hay prima?',
      respuesta:
        'No hay prima: el valor es lineal, con 70 de 100 vales 600 + 0,7 × 400 = 880 y cada bb vale siempre 4. Precio en fichas: 29 por un bote de 30 + 1: 48,3 %. AJo contra un rango del 55 % tiene ≈ 61 %: pago claro. EV en dinero: (0,61 × 60 − 29) × 4 = $30. Quien aquí «espera por ICM» tira dinero.',
      calculos: [
        { da: '880', tipo: 'icm', stacks: [70, 30], premios: [1000, 600], jugador: 0 },
        { da: '48,3 %', tipo: 'cuenta', expresion: '29/(31+29)*100' },
        { da: '$30', tipo: 'cuenta', expresion: '(0.61*60-29)*4' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Quedan tres: 50, 30 y 20 bb; premios 9.000, 5.500, 3.500. Un jugador con 20 bb te propone no guardar nada y repartir a partes iguales. Tú tienes 50.',
      pregunta: '¿Qué contestas y con qué número?',
      respuesta:
        'Iguales son 18.000 ÷ 3 = 6.000 cada uno. Tu ICM es 6.929 y el suyo 5.171: la propuesta te quita unos 929. Contraoferta ICM o nada; si tu habilidad en el mano a mano es superior, guarda 1.000 para el campeón y reparte 17.000 por ICM.',
      calculos: [
        { da: '6.000', tipo: 'cuenta', expresion: '18000/3' },
        { da: '6.929', tipo: 'icm', stacks: [50, 30, 20], premios: [9000, 5500, 3500], jugador: 0 },
        { da: '5.171', tipo: 'icm', stacks: [50, 30, 20], premios: [9000, 5500, 3500], jugador: 2 },
        { da: '929', tipo: 'cuenta', expresion: '6929-6000' },
      ],
    },
    {
      niveles: [2, 3],
      mano: '8h 8d',
      situacion:
        'Mesa final de cuatro: 40 bb, 25 (tú), 20 (ciega pequeña) y 10 (ciega grande, BBA); premios $1.000, $700, $450 y $300. El de 40 mete all-in con un 15 % y no has puesto nada.',
      pregunta: '¿Pagas 8-8 (≈ 51 %)?',
      respuesta:
        'Tirar: $650. Ganar (52,5): $824. Perder: $300. Umbral: (650 − 300) ÷ (824 − 300) = 66,8 %. Fold: te faltan quince puntos. En fichas bastaría 25 ÷ 52,5 = 47,6 %. Eres el segundo y hay un corto con 8 bb: tu trabajo es no estar en el bote grande del líder y meterle tú a los de 19 y 8.',
      calculos: [
        { tipo: 'icm', stacks: [25, 42.5, 19.5, 8], premios: [1000, 700, 450, 300], jugador: 0, da: '$650' },
        { tipo: 'icm', stacks: [52.5, 15, 19.5, 8], premios: [1000, 700, 450, 300], jugador: 0, da: '$824' },
        { tipo: 'cuenta', expresion: '100*(650-300)/(824-300)', da: '66,8 %' },
        { tipo: 'cuenta', expresion: '100*25/52.5', da: '47,6 %' },
      ],
    },
    {
      niveles: [2, 3],
      situacion:
        'Quedan tres con 50, 30 (tú) y 20 % de las fichas; premios $5.000, $3.200 y $2.000. Proponen repartir por ICM y jugar nada más que por el trofeo.',
      pregunta: '¿Cuánto te toca y cuánto sería en partes iguales o por fichas?',
      respuesta:
        'ICM: $3.907, $3.350 (tú) y $2.943. Partes iguales: 10.200 ÷ 3 = $3.400. Por fichas sobre lo que excede de 2.000 cada uno: 2.000 + 0,30 × 4.200 = $3.260. Tu mejor oferta honesta es el ICM; la igualitaria te da 50 más y el líder no la aceptará; la de fichas te quita 90. Acepta ICM si no te sientes mejor que los otros dos.',
      calculos: [
        { tipo: 'icm', stacks: [50, 30, 20], premios: [5000, 3200, 2000], jugador: 0, da: '$3.907' },
        { tipo: 'icm', stacks: [50, 30, 20], premios: [5000, 3200, 2000], jugador: 1, da: '$3.350' },
        { tipo: 'icm', stacks: [50, 30, 20], premios: [5000, 3200, 2000], jugador: 2, da: '$2.943' },
        { tipo: 'cuenta', expresion: '10200/3', da: '$3.400' },
        { tipo: 'cuenta', expresion: '2000+0.3*4200', da: '$3.260' },
      ],
    },
    {
      niveles: [5, 5],
      situacion:
        'Final de $1.050, tres jugadores: 50, 30 (tú) y 20 bb; premios $90.000, $60.000 y $40.000. Ciegas suben en 6 minutos y pasarán a valer la mitad los stacks. Crees que tu ventaja es de 3 puntos sobre el ICM. Te ofrecen ICM exacto.',
      pregunta: '¿Cuánto es y qué pesa más, tu ventaja o el nivel que viene?',
      respuesta:
        'ICM para 30: $62.500. Lo que se juega por encima del tercero son 190.000 − 120.000 = $70.000; tres puntos de ventaja sobre eso, $2.100. Con el nivel nuevo quedarán 25, 15 y 10 bb: casi todo será all-in o fold y esa ventaja se reduce quizá a la mitad, $1.050. Aceptar es razonable; si rechazas, que sea por una razón medible (el corto tira de más, hay 40 bb) y no por el título.',
      calculos: [
        { tipo: 'icm', stacks: [50, 30, 20], premios: [90000, 60000, 40000], jugador: 1, da: '$62.500' },
        { tipo: 'cuenta', expresion: '190000-120000', da: '$70.000' },
        { tipo: 'cuenta', expresion: '70000*0.03', da: '$2.100' },
        { tipo: 'cuenta', expresion: '2100/2', da: '$1.050' },
      ],
    },
    {
      niveles: [2, 2],
      situacion:
        'Mesa final de seis con premios $90, $62, $45, $32, $24 y $18. Tienes 14 bb, quinto. El sexto tiene 4 bb y será ciega grande en la próxima mano.',
      pregunta: '¿Cuánto vale el próximo salto y qué manos juegas en esta vuelta?',
      respuesta:
        'Si cae el sexto pasas de 18 a 24 asegurados: $6, 33 % más. Dos caídas: $14. Esta mano, all-in solo con manos que quieres que paguen (9-9+, A-Q+): el corto puede caer en la siguiente sin que arriesgues nada. Después vuelve a robar: con 14 bb y 2,5 por órbita tienes 5,6 órbitas, no toda la noche. Esperar un salto cercano es correcto; esperar tres seguidos, no.',
      calculos: [
        { tipo: 'cuenta', expresion: '24-18', da: '$6' },
        { tipo: 'cuenta', expresion: '100*6/18', da: '33 %' },
        { tipo: 'cuenta', expresion: '32-18', da: '$14' },
        { tipo: 'cuenta', expresion: '14/2.5', da: '5,6' },
      ],
    },
  ],
};
