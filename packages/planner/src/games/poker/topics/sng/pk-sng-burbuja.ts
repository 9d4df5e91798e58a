import type { PokerTopic } from '../../poker-topic.ts';

export const pkSngBurbuja: PokerTopic = {
  id: 'pk-sng-burbuja',
  titulo: 'Burbuja de Sit and Go',
  area: 'SNG',
  nivelMin: 1,
  nivelMax: 5,
  prerequisitos: ['pk-tor-icm', 'pk-tor-pushfold'],
  exclusivo: ['sng'],
  minutosEtapa: 320,
  importancia: 'esencial',
  terminos: [
    'burbuja de sit and go',
    'burbuja sng',
    'burbuja del sit and go',
    'cuatro jugadores',
    'cuatro restantes',
    'sng burbuja',
    'all in en la burbuja',
    'pagar en la burbuja',
    'chip leader en burbuja',
    'apretar en la burbuja',
    'bully en burbuja',
    'presión con cuatro jugadores',
    'quedar cuarto',
    'salir cuarto',
    'burbuja a cuatro',
    '4 left',
    'pagar al líder',
  ],
  ideas: [
    'Con cuatro jugadores y tres premios casi toda la decisión es ICM: quien empuja gana, quien paga necesita mucho más que en fichas.',
    'Regla de asientos: el líder mete all-in sin piedad contra los medios; los medios solo pagan con lo mejor y esperan al corto; el corto busca un bote antes de caer por debajo de 4 bb.',
    'Con cuatro iguales y premios 50/30/20 pagar un all-in pide 60 % de equity; siendo medio contra el líder, 64 %, y con un micro en la mesa, 70 %. En fichas sería 43–44 %.',
    'Las ciegas se turnan cada mano: mira a quién le llegan antes. El de 700 fichas que será ciega grande de 400 en la mano siguiente es medio premio tuyo.',
  ],
  etapas: [
    {
      nivel: 1,
      enfoque:
        'Con cuatro jugadores, all-in o fold y una sola pregunta antes de pagar: ¿hay alguien más corto que yo y le llegan las ciegas?',
      idea: 'Ser el que mete en lugar del que paga es la mitad de la burbuja: la misma mano vale all-in y no vale pago.',
    },
    {
      nivel: 2,
      enfoque:
        'Aprende tres umbrales de memoria (iguales 60 %, medio contra líder 64 %, con micro 70 %) y tres rangos de pago asociados.',
      idea: 'Rango de pago con 60 %: contra quien mete la mitad de las manos, solo 88+ y AJ+; contra cualquier dos cartas, 66+ y A9+.',
    },
    {
      nivel: 3,
      enfoque:
        'Ajusta el all-in al rival: más ancho contra medios que respetan, más fuerte contra quien paga por orgullo; practica el turno de ciegas.',
      idea: 'Contra el que paga todo desaparece el farol: mete solo por valor, porque el error de él también lo pagas tú.',
    },
    {
      nivel: 4,
      enfoque:
        'Calcula umbrales exactos con cuatro stacks distintos y compáralos con tu estimación; corrige por futuro (ciegas siguientes).',
      idea: 'Si tirar te deja con menos de 4 bb y las ciegas encima, el valor real de tirar es menor que el del modelo: paga más ancho.',
    },
    {
      nivel: 5,
      enfoque:
        'Resuelve burbujas completas: rangos de all-in y de pago de los cuatro asientos a la vez, y la respuesta a quien se desvía.',
      idea: 'En equilibrio, la ciega pequeña líder mete casi el 100 % contra una ciega grande media: el que se defiende pagando «por justicia» regala dinero a los otros dos.',
    },
  ],
  errorTipico:
    'Pagar con A8 el all-in del líder «porque abusa»: abusa con razón. Castigar el abuso cuesta tu dinero y enriquece a los dos que miran.',
  preguntas: [
    {
      pregunta: '¿Por qué el líder puede meter casi cualquier mano contra un stack medio en burbuja?',
      respuesta:
        'Porque el medio necesita 64–70 % de equity para pagar y casi ninguna mano la tiene; gana ciegas casi siempre y, si lo pagan, todavía le quedan fichas.',
    },
    {
      pregunta: '¿Qué cambia para ti si un jugador tiene 2 bb?',
      respuesta:
        'Tu umbral de pago sube (70 % o más): probablemente caiga él primero y tu tercer puesto llega solo. A la vez, tus robos contra los otros medios son más rentables.',
    },
    {
      pregunta: 'Con cuatro iguales y 10 bb, ¿mejor meter A7o desde el botón o pagarla en la ciega grande?',
      respuesta:
        'Meterla: como all-in gana ciegas muchas veces. Como pago necesita 60 % y contra la mitad superior de las manos A7o tiene ≈ 53 %.',
    },
    {
      pregunta: '¿Cuándo el corto debe arriesgar?',
      respuesta:
        'Antes de bajar de 4 bb y antes de pagar su ciega grande, mientras su all-in todavía hace tirar; con 2 bb ya no asusta y paga cualquiera.',
    },
    {
      pregunta: '¿Qué premio estás jugando al meter en burbuja?',
      respuesta:
        'Casi siempre las ciegas (1,5 bb, a veces el 15–20 % de tu stack) y la posición de líder para la siguiente mano, no el bote pagado.',
    },
  ],
  criterio: {
    texto: 'Metes o pagas bien en {aciertos} de {de} manos de burbuja y estimas el umbral con error menor de 5 puntos.',
    aciertos: 9,
    de: 12,
    unidad: 'decisiones',
  },
  foco: 'Con cuatro jugadores di antes de cada mano: quién cubre, quién es el corto y a quién le toca la ciega.',
  revision: '¿Eras quien metía o quien pagaba, quién era el corto y qué umbral exigía el dinero?',
  variantes: {
    teoria: [
      {
        titulo: 'tres umbrales de memoria',
        consigna:
          'Calcula a mano los tres umbrales de la página y repítelos hasta decirlos sin mirar. Escribe qué manos pagan con cada uno contra el 50 %.',
      },
      {
        titulo: 'mapa de cuatro asientos',
        consigna:
          'Dibuja una burbuja con líder, dos medios y un corto y escribe al lado de cada uno qué mete y qué paga. Explícalo en voz alta.',
      },
      {
        titulo: 'turno de ciegas',
        consigna:
          'Escribe tres burbujas iguales en stacks y distintas en a quién le llegan las ciegas. Explica cómo cambia tu pago en cada una.',
      },
    ],
    ejercicios: [
      {
        titulo: 'cubre, corto, ciega',
        consigna: 'Escribe en cada mano de abajo quién cubre, quién es el corto y a quién le toca ciega; luego decide.',
      },
      {
        titulo: 'dos papeles',
        consigna:
          'Haz las manos de abajo como el que mete y como el que paga. Anota la diferencia de rango en cada papel.',
      },
      {
        titulo: 'umbral estimado y exacto',
        consigna: 'Estima el umbral de las manos de abajo antes de calcularlo. Registra tu error medio en puntos.',
      },
      {
        titulo: 'asiento nuevo',
        consigna: 'Cambia de sitio al líder y al corto en las manos de abajo y vuelve a decidir. Explica qué se movió.',
      },
      {
        titulo: 'premios 65/35',
        consigna: 'Repite las manos de abajo como burbuja de tres con dos premios. Di por qué cambia el umbral.',
      },
      {
        titulo: 'la mano que se tira con dolor',
        consigna: 'Busca en las manos de abajo la mejor mano que se tira y explica su dolor con números.',
      },
      {
        titulo: 'rango de pago completo',
        consigna:
          'Escribe en cada mano de abajo el rango entero con el que pagarías, no solo tu mano. Comprueba la última que entra.',
      },
      {
        titulo: 'turbo contra reloj',
        consigna: 'Decide las manos de abajo con reloj. Las que fallaste por velocidad, repítelas con la cuenta.',
      },
    ],
    test: [
      {
        titulo: 'burbuja completa',
        consigna: 'Responde las manos de abajo: papel, umbral y decisión. Aprobado con 75 %.',
      },
      {
        titulo: 'umbrales de memoria',
        consigna:
          'Escribe los tres umbrales y sus rangos y aplícalos a las manos de abajo. Ningún umbral puede fallar por más de 5 puntos.',
      },
      {
        titulo: 'quién mete, quién paga',
        consigna: 'Di el papel correcto de cada asiento en las manos de abajo. Dos fallos suspenden.',
      },
      {
        titulo: 'la decisión y su coste',
        consigna:
          'En las manos de abajo escribe cuánto dinero (no fichas) cuesta equivocarse en cada sentido. Se corrige por aproximación.',
      },
    ],
    jugar: [
      {
        titulo: 'frase de la burbuja',
        consigna:
          'Al quedar cuatro, di la frase «quién cubre, quién es corto, quién paga ciega» antes de cada mano. Cuenta olvidos.',
      },
      {
        titulo: 'mete tú primero',
        consigna: 'En burbuja no pagues nada por debajo de tu umbral y mete ancho cuando cubras. Anota las dos cosas.',
      },
      {
        titulo: 'diez burbujas observadas',
        consigna: 'Mira o juega diez burbujas y anota la decisión más cara de cada una, tuya o ajena.',
      },
    ],
    analizar: [
      {
        titulo: 'umbrales de tus pagos',
        consigna: 'Calcula el umbral de {n} pagos en burbuja y cuenta los que estaban por debajo. Suma el coste.',
      },
      {
        titulo: 'robos que no hiciste',
        consigna:
          'Revisa {n} manos en que cubrías a la mesa con cuatro jugadores y tiraste. Estima las ciegas perdidas.',
      },
      {
        titulo: 'el tercero en discordia',
        consigna: 'En {n} burbujas perdidas di quién ganó dinero con tu decisión sin jugar. Suele ser el corto.',
      },
    ],
  },
  ejemplo: {
    niveles: [1, 3],
    mano: 'Ac Td',
    situacion:
      'SNG, premios $50/$30/$20, cuatro jugadores con 3.375 y ciegas 200/400. La ciega pequeña, muy agresiva, mete all-in con la mitad de sus manos y estás en la ciega grande con AT.',
    pregunta: '¿Pagas? Enseña la cuenta.',
    respuesta:
      'Tirar deja 2.975 y vale $23,03. Ganar vale $38,33 y perder 0. Umbral 23,03 ÷ 38,33 = 60,1 %. AT contra la mitad superior de las manos tiene ≈ 59 %: fold por poco. Contra alguien que mete el 100 % AT tiene ≈ 63 % y es pago. En fichas pagarías con ≈ 44 %: 16 puntos de diferencia, que es lo que cuesta ser cuarto.',
    calculos: [
      { da: '$23,03', tipo: 'icm', stacks: [2975, 3775, 3375, 3375], premios: [50, 30, 20], jugador: 0 },
      { da: '$38,33', tipo: 'icm', stacks: [6750, 3375, 3375], premios: [50, 30, 20], jugador: 0 },
      { da: '60,1 %', tipo: 'cuenta', expresion: '23.03/38.33*100' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [4, 5],
      mano: 'Ah 8c',
      situacion:
        'SNG de $215, burbuja con premios de $1.000, $600 y $400. Stacks: 4.000 (tú, ciega grande), 4.500 (ciega pequeña), 3.000 y 2.000; ciegas 200/400 incluidas en los stacks. La ciega pequeña mete all-in con cualquier mano.',
      pregunta: 'Calcula el umbral exacto y decide A-8 (≈ 60 % contra cualquier mano). ¿Qué ves que el modelo no ve?',
      respuesta:
        'Tirar deja 3.600 y vale $536,50. Ganar (8.000) vale $809,83; perder, 0. Umbral: 536,50 ÷ 809,83 = 66,2 %; en fichas, 3.600 ÷ 8.000 = 45 %. A-8 se tira, y también A-K (≈ 65 %); 7-7 (≈ 66 %) está en la línea y 8-8 (≈ 69 %) paga. Fuera del modelo: el corto de 2.000 tiene 5 bb y pagará ciegas pronto, lo que sube el valor de tirar, y si nunca pagas él seguirá metiendo cada vez. Ese coste futuro justifica ceder uno o dos puntos, no diez.',
      calculos: [
        { tipo: 'icm', stacks: [3600, 4900, 3000, 2000], premios: [1000, 600, 400], jugador: 0, da: '$536,50' },
        { tipo: 'icm', stacks: [8000, 500, 3000, 2000], premios: [1000, 600, 400], jugador: 0, da: '$809,83' },
        { tipo: 'cuenta', expresion: '100*536.5/809.83', da: '66,2 %' },
        { tipo: 'cuenta', expresion: '100*3600/8000', da: '45 %' },
      ],
    },
  ],
  spots: [
    {
      niveles: [1, 3],
      mano: '7d 7s',
      situacion:
        'Burbuja 50/30/20. Stacks: líder 6.000, tú 3.000, otro 3.800 y el corto 700; ciegas 200/400. El líder (ciega pequeña) mete all-in y estás en la ciega grande.',
      pregunta: '¿Pagas 77?',
      respuesta:
        'Tirar: $25,14; ganar: $35,79; perder, 0. Umbral 25,14 ÷ 35,79 = 70,2 %. Contra cualquier dos cartas 77 tiene ≈ 66 %: ni así. Tira: con 700 fichas el corto cae en una o dos manos y tu premio llega. Necesitarías 99 (≈ 72 %) o mejor.',
      calculos: [
        { da: '$25,14', tipo: 'icm', stacks: [2600, 6400, 700, 3800], premios: [50, 30, 20], jugador: 0 },
        { da: '$35,79', tipo: 'icm', stacks: [6000, 3000, 700, 3800], premios: [50, 30, 20], jugador: 0 },
        { da: '70,2 %', tipo: 'cuenta', expresion: '25.14/35.79*100' },
      ],
    },
    {
      niveles: [1, 2],
      mano: 'Kd 4c',
      situacion:
        'Burbuja 50/30/20. Líder con 6.500; la ciega grande, medio, tiene 3.000 y el corto 1.000 es el siguiente en pagar ciega grande. Eres el líder en la ciega pequeña, ciegas 150/300.',
      pregunta: '¿Mete K4o?',
      respuesta:
        'Sí, y casi cualquier mano. La ciega grande exige cerca de 70 % para pagar: contra cualquier dos cartas solo 99+ llega (36 combos, 2,7 %). Si por error paga el 5 %, ganas 300 fichas más tu ciega el 95 %: 0,95 × 450 = 427,5 fichas por intento, menos 0,05 × lo que pierdes pagado (con ≈ 30 % de equity en un bote de 6.000, 0,05 × (0,3 × 6.000 − 2.850) = −52,5 fichas). Robar aquí es casi un derecho del stack.',
      calculos: [
        { da: '427,5 fichas', tipo: 'cuenta', expresion: '0.95*450' },
        { da: '−52,5 fichas', tipo: 'cuenta', expresion: '0.05*(0.3*6000-2850)' },
      ],
    },
    {
      niveles: [1, 3],
      mano: 'Ah 3h',
      situacion:
        'Burbuja 50/30/20: eres el corto con 1.800 (6 bb) en el botón; ciegas 150/300, los otros tres tienen 4.500, 4.000 y 3.200. Todos tiran.',
      pregunta: '¿Mete A3s ahora o espera?',
      respuesta:
        'Mete. En dos manos pagarás la ciega grande y bajarás a 5 bb. Ganar las ciegas son 450 fichas, el 25 % de tu stack. Si las ciegas tiran el 75 % y el 70 %: 0,75 × 0,70 = 52,5 % de éxito sin ver carta, y cuando pagan A3s conserva ≈ 42 %. Un corto no tiene la prima de los medios: su umbral es poco mayor que el de fichas.',
      calculos: [
        { da: '25 %', tipo: 'cuenta', expresion: '450/1800*100' },
        { da: '52,5 %', tipo: 'cuenta', expresion: '0.75*0.7*100' },
      ],
    },
    {
      niveles: [3, 5],
      mano: '9c 9s',
      situacion:
        'SNG de 6 en la burbuja: tres jugadores con 3.000 y premios 65/35, ciegas 200/400. La ciega pequeña mete all-in con un rango del 60 %. Estás en la ciega grande.',
      pregunta: '¿Pagas 99?',
      respuesta:
        'Tirar: $29,97. Ganar: $55,00. Perder: 0. Umbral 29,97 ÷ 55 = 54,5 %. 99 contra un 60 % tiene ≈ 65 %: pago claro, y también 77 y A9 (≈ 58–60 %). Con 65/35 a tres la prima es de 11 puntos y no de 16: quien trae los rangos de la mesa de 9 tira de más aquí.',
      calculos: [
        { da: '$29,97', tipo: 'icm', stacks: [2600, 3400, 3000], premios: [65, 35], jugador: 0 },
        { da: '$55,00', tipo: 'icm', stacks: [6000, 3000], premios: [65, 35], jugador: 0 },
        { da: '54,5 %', tipo: 'cuenta', expresion: '29.97/55*100' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Burbuja 50/30/20: 5.500 (tú), 3.000, 3.000 y 2.000; ciegas 200/400. Estás en la ciega pequeña con 72o y la ciega grande, un medio de 3.000 que conoce ICM, paga solo con 99+ y AK.',
      pregunta: '¿Cuál es su frecuencia exacta y cuánto gana tu all-in?',
      respuesta:
        '99+ son 6 × 6 = 36 combos y AK 16: 52 combos, el 3,9 %. En fichas: 0,961 × 600 + 0,039 × (0,18 × 6.000 − 2.800) = 510 fichas por intento frente a tirar (600 = su ciega, 400, más tus 200). Aun pagado te quedan 2.500 y vives. Si 72o gana así, todo lo demás también: por eso el rango del líder aquí es el 100 %.',
      calculos: [
        { da: '36 combos', tipo: 'cuenta', expresion: '6*6' },
        { da: '52 combos', tipo: 'cuenta', expresion: '36+16' },
        { da: '3,9 %', tipo: 'cuenta', expresion: '52/1326*100' },
        { da: '510 fichas', tipo: 'cuenta', expresion: '0.961*600+0.039*(0.18*6000-2800)' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Jh Th',
      situacion:
        'Burbuja 50/30/20: 2.000 (tú, ciega grande), 5.500, 3.000 y 3.000; ciegas 200/400. El líder mete en la ciega pequeña con cualquier cosa.',
      pregunta: 'Calcula el umbral y decide JTs.',
      respuesta:
        'Tirar: $15,40. Ganar (4.000): $27,83. Perder: 0. Umbral 15,40 ÷ 27,83 = 55,3 %. JTs contra cualquier dos cartas tiene ≈ 57 %: pago por poco. El modelo no ve que con 1.600 (4 bb) y la ciega pequeña en la mano siguiente tirar vale aún menos: eso inclina a pagar. Con el mismo stack y dos jugadores más cortos, sería fold.',
      calculos: [
        { da: '$15,40', tipo: 'icm', stacks: [1600, 5900, 3000, 3000], premios: [50, 30, 20], jugador: 0 },
        { da: '$27,83', tipo: 'icm', stacks: [4000, 3500, 3000, 3000], premios: [50, 30, 20], jugador: 0 },
        { da: '55,3 %', tipo: 'cuenta', expresion: '15.4/27.83*100' },
      ],
    },
    {
      niveles: [1, 5],
      mano: 'Jd 4d',
      situacion:
        'Burbuja 50/30/20 con cuatro jugadores: 4.800 (tú, botón), 3.700, 3.300 y 1.700; ciegas 150/300. Las ciegas son los de 3.700 y 3.300 y el corto ya tiró.',
      pregunta: '¿Robas con J4s y de qué forma?',
      respuesta:
        'Sí: metes presión a los dos medios mientras el corto mira. Un all-in por 3.700 efectivas gana 450 si tiran; con umbrales de pago cercanos al 65 % solo pagan 99+ y AK (52 combos, 3,9 % cada uno): tiran los dos 0,961 × 0,961 = 92 %. En fichas: 0,92 × 450 − 0,08 × 2.200 = 238 fichas, contando unas 2.200 de pérdida media cuando pagan. Contra ciegas que pagan el doble de lo debido, ya no: mide antes quién respeta.',
      calculos: [
        { da: '3,9 %', tipo: 'cuenta', expresion: '52/1326*100' },
        { da: '92 %', tipo: 'cuenta', expresion: '0.961*0.961*100' },
        { da: '238 fichas', tipo: 'cuenta', expresion: '0.92*450-0.08*2200' },
      ],
    },
    {
      niveles: [2, 4],
      mano: 'As Kc',
      situacion:
        'Burbuja 50/30/20: 3.375 cada uno, ciegas 200/400. El botón mete all-in (su rango: 30 %) y estás en la ciega grande.',
      pregunta: '¿Pagas AK?',
      respuesta:
        'El umbral, con la ciega pequeña ya tirada (200 muertas), sale así: tirar (2.975) $23,07; ganar (6.950) $38,74; perder, 0. Umbral 23,07 ÷ 38,74 = 60 %. AKo contra un 30 % tiene ≈ 65 %: pago con cinco puntos de margen. AJo (≈ 58 %) ya no llega.',
      calculos: [
        { da: '$23,07', tipo: 'icm', stacks: [2975, 3975, 3175, 3375], premios: [50, 30, 20], jugador: 0 },
        { da: '$38,74', tipo: 'icm', stacks: [6950, 3175, 3375], premios: [50, 30, 20], jugador: 0 },
        { da: '60 %', tipo: 'cuenta', expresion: '23.07/38.74*100' },
      ],
    },
    {
      niveles: [1, 2],
      mano: 'Kh Qd',
      situacion:
        'Burbuja 50/30/20, ciegas 150/300: 3.000 (tú, ciega grande), 3.650 (botón), 2.850 (ciega pequeña) y 4.000. El botón mete all-in con un 30 % y la pequeña tira.',
      pregunta: '¿Pagas K-Q (≈ 47 %)?',
      respuesta:
        'Tirar (2.700): $21,79. Ganar (6.150): $36,26. Perder: 0. Umbral: 21,79 ÷ 36,26 = 60,1 %. Fold claro, aunque en fichas bastaría 2.700 ÷ 6.150 = 43,9 %. Antes de pagar pregunta: ¿hay alguien más corto a punto de caer? La pequeña tiene 2.700, como tú: no hay prisa. K-Q se mete, no se paga.',
      calculos: [
        { tipo: 'icm', stacks: [2700, 4100, 2700, 4000], premios: [50, 30, 20], jugador: 0, da: '$21,79' },
        { tipo: 'icm', stacks: [6150, 650, 2700, 4000], premios: [50, 30, 20], jugador: 0, da: '$36,26' },
        { tipo: 'cuenta', expresion: '100*21.79/36.26', da: '60,1 %' },
        { tipo: 'cuenta', expresion: '100*2700/6150', da: '43,9 %' },
      ],
    },
    {
      niveles: [5, 5],
      mano: 'As 9s',
      situacion:
        'SNG de $530, burbuja con premios $1.000, $600 y $400; ciegas 200/400. Stacks: 2.800 (tú, ciega grande), 5.400 (ciega pequeña), 3.300 y 2.000. La pequeña mete con cualquier mano; A-9 del mismo palo tiene ≈ 63 %.',
      pregunta: '¿Pagas? ¿Qué parte del rango paga en equilibrio y por qué él mete tanto?',
      respuesta:
        'Tirar (2.400): $423,65. Ganar (5.600): $675,57. Umbral 62,7 %: pago justo en la línea. Si pagas solo ese tope (66+, A9s+ y A10o+: 54 + 20 + 48 = 122 combos, 9,2 %), su all-in gana 600 fichas el 91 % de las veces: por eso mete todo. No es un desafío personal: cada punto que pagues de más se lo regalas a los de 3.300 y 2.000.',
      calculos: [
        { tipo: 'icm', stacks: [2400, 5800, 3300, 2000], premios: [1000, 600, 400], jugador: 0, da: '$423,65' },
        { tipo: 'icm', stacks: [5600, 2600, 3300, 2000], premios: [1000, 600, 400], jugador: 0, da: '$675,57' },
        { tipo: 'cuenta', expresion: '100*423.65/675.57', da: '62,7 %' },
        { tipo: 'cuenta', expresion: '54+20+48', da: '122 combos' },
        { tipo: 'cuenta', expresion: '100*122/1326', da: '9,2 %' },
      ],
    },
    {
      niveles: [1, 2],
      mano: 'Qc 8c',
      situacion:
        'Burbuja 50/30/20, ciegas 150/300. Eres el segundo con 4.200 en la ciega pequeña; la ciega grande tiene 3.600 y el corto, 900, ya se retiró; el líder también. La grande paga solo con el 12 %.',
      pregunta: '¿Metes Q-8? Fichas que ganas de media.',
      respuesta:
        'Sí. Se retira el 88 %: 0,88 × 450 = 396 fichas. Cuando paga (12 %) tienes cerca del 34 % de un bote de 7.200: 0,12 × (0,34 × 7.200 − 3.450) = −120. Neto: 276 fichas por intento. La grande no puede pagar con un corto de 900 en la mesa: por eso metes tú. Si pagara el 40 %, el riesgo de quedar fuera ya no compensaría.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.88*450', da: '396' },
        { tipo: 'cuenta', expresion: '0.12*(0.34*7200-3450)', da: '−120' },
        { tipo: 'cuenta', expresion: '0.88*450+0.12*(0.34*7200-3450)', da: '276' },
      ],
    },
    {
      niveles: [3, 5],
      mano: '6s 6h',
      situacion:
        'Burbuja 50/30/20: 3.000 (tú, botón), 5.000, 4.000 (ciega pequeña) y 1.500 (ciega grande); ciegas 150/300. El de 5.000 se retira. La pequeña paga el 9 % y la grande, con 1.200 detrás, el 35 %.',
      pregunta: '¿All-in, subida pequeña o fold con 6-6?',
      respuesta:
        'All-in o subida que comprometa al corto. Tiran los dos 0,91 × 0,65 = 59 %: 0,59 × 450 = 266 fichas. Si paga la grande (cerca del 32 %), juegas por 1.500 con ≈ 53 %: 0,32 × (0,53 × 3.150 − 1.500) = 54, y si ganas cobras seguro. Si paga la pequeña (9 %), arriesgas todo con ≈ 45 %: 0,09 × (0,45 × 6.300 − 3.000) = −15. Suma 305 fichas: mete. Contra una pequeña que pagara el 25 %, la burbuja haría preferible el fold.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*0.91*0.65', da: '59 %' },
        { tipo: 'cuenta', expresion: '0.59*450', da: '266' },
        { tipo: 'cuenta', expresion: '0.32*(0.53*3150-1500)', da: '54' },
        { tipo: 'cuenta', expresion: '0.09*(0.45*6300-3000)', da: '−15' },
        { tipo: 'cuenta', expresion: '0.59*450+0.32*(0.53*3150-1500)+0.09*(0.45*6300-3000)', da: '305' },
      ],
    },
  ],
};
