import type { PokerTopic } from '../../poker-topic.ts';

export const pkMatBloqueo: PokerTopic = {
  id: 'pk-mat-bloqueo',
  titulo: 'Bloqueadores en profundidad: peso, desbloqueo y elección',
  area: 'MAT',
  nivelMin: 4,
  nivelMax: 5,
  prerequisitos: ['pk-mat-combos', 'pk-mat-mdf'],
  favorece: ['cash'],
  minutosEtapa: 260,
  terminos: [
    'bloqueadores avanzados',
    'aritmética de bloqueadores',
    'peso de los bloqueadores',
    'desbloqueo',
    'unblocker',
    'unblockers',
    'no bloquear faroles',
    'elegir farol por bloqueadores',
    'elegir pago por bloqueadores',
    'bloqueador del color',
    'as del palo',
    'bloquear el valor',
    'bloquear las nueces',
    'score de bloqueo',
    'bluffcatcher con bloqueador',
  ],
  ideas: [
    'Un bloqueador se mide por la variación de una frecuencia: calcula la retirada (o la proporción de faroles) con tu carta y sin ella. Si no cambia dos o tres puntos, no decide nada.',
    'Cada mano tuya tiene dos efectos: lo que quita de lo que paga (V) y lo que quita de lo que se retira (R). Para farolear quieres V alto y R bajo; para pagar, al revés.',
    'El as del palo con tres en la mesa quita todos los colores máximos; la carta que hace la escalera nuez quita uno de cada cuatro combos por carta. Las cartas bajas sin relación suelen ser el mejor «desbloqueo» de proyectos fallados.',
    'Los bloqueadores actúan sobre el rango que el rival tiene de verdad en esa línea: bloquear una mano que él jamás juega así vale cero.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque:
        'Calcula la frecuencia con y sin tu carta en rivers concretos y ordena tres candidatos de farol y tres de pago.',
      idea: 'Primero rango, luego tamaño, luego bloqueador: invertir el orden produce faroles ingeniosos y perdedores.',
    },
    {
      nivel: 5,
      enfoque:
        'Trabaja con rangos ponderados y dos cartas a la vez; usa el bloqueo para mezclar (qué palos farolean y cuáles no) y detecta cuándo el rival elige los suyos igual.',
      idea: 'Si todos tus faroles llevan el as del palo, tu rango de pasar se queda sin él y el rival farolea colores contra ti.',
    },
  ],
  errorTipico:
    'Justificar un farol o un pago de 100 bb con «tengo el bloqueador» sin contar: quitar tres combos de un rango de setenta mueve la decisión menos de lo que la mueve el tamaño.',
  preguntas: [
    {
      pregunta: '¿Cómo mides en puntos lo que vale un bloqueador?',
      respuesta:
        'Calculas la frecuencia de retirada con los combos completos y con los combos que quedan tras quitar tu carta; la diferencia en puntos es su valor.',
    },
    {
      pregunta: 'En una mesa con tres picas tienes el A♠ sin otra pica. ¿Qué quitas y qué dejas?',
      respuesta:
        'Quitas todos los colores al as, que son los que más pagan o suben, y dejas las manos de una pareja que se retiran; pero también quitas los A♠x que habrían fallado, que aquí son pocos.',
    },
    {
      pregunta: '¿Por qué pagar con una carta del proyecto fallado suele ser peor?',
      respuesta:
        'Porque esa carta quita justo los faroles que el rival llevaría: baja la proporción de faroles y tu pago gana menos veces.',
    },
    {
      pregunta: '¿Cuándo un bloqueador vale cero?',
      respuesta:
        'Cuando bloquea manos que el rival no tiene en esa línea, o cuando quita lo mismo de lo que paga y de lo que se retira.',
    },
  ],
  criterio: {
    texto: 'Calcula el efecto en puntos y ordena bien los candidatos en {aciertos} de {de} manos.',
    aciertos: 7,
    de: 10,
    unidad: 'manos',
  },
  foco: 'Antes de un farol o un pago grande di qué quita tu mano de lo que paga y de lo que se retira.',
  revision: '¿Mi carta movía de verdad la frecuencia, o usé el bloqueador como excusa?',
  variantes: {
    teoria: [
      {
        titulo: 'con y sin tu carta',
        consigna:
          'Rehaz el ejemplo calculando la frecuencia dos veces y escribe la diferencia en puntos y en dinero. Cambia el número de parejas y busca cuándo el as deja de importar.',
      },
      {
        titulo: 'las dos columnas, V y R',
        consigna:
          'Anota para cinco manos de un mismo river cuánto quitan de lo que paga y de lo que se retira. Ordénalas como farol y como pago.',
      },
      {
        titulo: 'bloqueo que vale cero',
        consigna: 'Inventa tres bloqueadores aparentes que no cambian nada y explica el motivo de cada uno.',
      },
    ],
    ejercicios: [
      {
        titulo: 'dos frecuencias',
        consigna:
          'Calcula en cada mano de abajo la frecuencia con tu carta y sin ella y anota la diferencia en puntos.',
      },
      {
        titulo: 'candidatos en fila',
        consigna: 'Propón tres manos tuyas para farolear en cada mano de abajo y ordénalas con V y R.',
      },
      {
        titulo: 'el mejor pagador',
        consigna:
          'Busca en cada mano de abajo la mano de tu rango que menos faroles rivales bloquea y compárala con la dada.',
      },
      {
        titulo: 'cambia el palo',
        consigna: 'Cambia el palo de una carta tuya en cada mano de abajo y recalcula solo lo que se mueve.',
      },
      {
        titulo: 'pesos distintos',
        consigna: 'Asigna frecuencias del 50 % a dos grupos rivales de cada mano de abajo y vuelve a medir el bloqueo.',
      },
      {
        titulo: 'tamaño o bloqueador',
        consigna: 'Decide en cada mano de abajo qué mueve más la decisión, otro tamaño u otra carta, con números.',
      },
      {
        titulo: 'defensa del rival',
        consigna: 'Elige con qué manos pagaría el rival en cada mano de abajo si también mirara sus bloqueadores.',
      },
      {
        titulo: 'a ojo y luego exacto',
        consigna:
          'Con reloj, estima en puntos el efecto del bloqueador en las {n} manos de abajo y comprueba el error.',
      },
    ],
    test: [
      {
        titulo: 'puntos exactos',
        consigna: 'Da la diferencia en puntos de las {n} manos de abajo con uno de margen y la decisión.',
      },
      {
        titulo: 'farol, pago o retirada',
        consigna: 'Clasifica cada mano de abajo y escribe el V y el R que lo justifican.',
      },
      {
        titulo: 'orden correcto',
        consigna: 'Ordena los candidatos de cada mano de abajo; vale solo la serie completa.',
      },
      {
        titulo: 'bloqueador inútil',
        consigna: 'Señala en las manos de abajo los bloqueadores que no cambian la acción y demuéstralo.',
      },
    ],
    jugar: [
      {
        titulo: 'las dos columnas en voz baja',
        consigna: 'Juega {min} minutos diciendo V y R antes de cada farol de river.',
      },
      {
        titulo: 'palos elegidos',
        consigna: 'Juega {n} manos mezclando faroles por palo según un criterio escrito antes de empezar.',
      },
      {
        titulo: 'sin excusas',
        consigna: 'Juega {min} minutos sin aceptar «bloqueo» como único motivo de ningún pago grande.',
      },
    ],
    analizar: [
      {
        titulo: 'faroles con nota',
        consigna: 'Puntúa tus últimos faroles de river con V y R y mira si los peores perdieron más.',
      },
      {
        titulo: 'pagos al límite',
        consigna: 'Recalcula {n} pagos de river con los combos exactos y decide cuáles cambiaban por tu carta.',
      },
      {
        titulo: 'tu rango por palos',
        consigna: 'Escribe con qué palos farolea tu rango en una línea repetida y si un rival atento lo notaría.',
      },
    ],
  },
  ejemplo: {
    niveles: [4, 5],
    mano: 'As Jd',
    mesa: 'Ks 9s 4h 2d 7s',
    situacion:
      'NL400, river, bote $200. Apuestas $150. El rival paga con colores y sets; se retira con parejas. Su rango sin tus cartas: 21 combos de color (los que llevan A♠ son 6), 9 de set y 40 de pareja.',
    pregunta: '¿Cuánto sube la retirada por tener el A♠?',
    respuesta:
      'Sin bloqueo: 40 ÷ 70 = 57,1 %. Con el A♠ desaparecen los 6 colores al as: 40 ÷ 64 = 62,5 %. El farol pide 42,9 %: ya ganaba antes, y el as añade 5,4 puntos, unos $18,76 de EV. Es un bloqueo importante; si sus 40 parejas fueran 15, ni el as lo salvaría: 38,5 %.',
    calculos: [
      { tipo: 'cuenta', expresion: '100 * 40 / 70', da: '57,1 %' },
      { tipo: 'cuenta', expresion: '100 * 40 / 64', da: '62,5 %' },
      { tipo: 'alfa', bote: 200, apuesta: 150, da: '42,9 %' },
      { tipo: 'cuenta', expresion: '100 * 40 / 64 - 100 * 40 / 70', da: '5,4' },
      { tipo: 'cuenta', expresion: '0.0536 * 350', da: '$18,76' },
      { tipo: 'cuenta', expresion: '100 * 15 / 39', da: '38,5 %' },
    ],
  },
  spots: [
    {
      niveles: [4, 5],
      mano: 'Qd Jc',
      mesa: 'Kh Th 5c 3s 2d',
      situacion:
        'NL600, river, bote $300; el rival apuesta $225 con 24 combos de valor y proyectos de corazones y de escalera fallados: Q-J (16 sin tus cartas) y 20 de corazones. Ninguna pareja tuya.',
      pregunta: 'Comparando A♣ 5♦ (pareja de cincos) con Q♦ J♣ para pagar o farolear, ¿qué quita Q-J?',
      respuesta:
        'Q♦ J♣ deja Q-J en 9 combos: quitas 7 faroles. Los faroles pasan de 36 a 29 y su proporción de 60 % a 54,7 %. El precio pide 30,0 %: aun así pagar con una mano que gane a faroles sería bueno, pero Q-J no gana a nada; A-5 gana a todos y no toca ninguno. Q-J se retira o sube de farol; el pago es A-5.',
      calculos: [
        { tipo: 'combos', mano: 'QJ', muertas: 'Qd Jc', da: '9' },
        { tipo: 'cuenta', expresion: '36 - 7', da: '29' },
        { tipo: 'cuenta', expresion: '100 * 36 / 60', da: '60 %' },
        { tipo: 'cuenta', expresion: '100 * 29 / 53', da: '54,7 %' },
        { tipo: 'potOdds', bote: 300, apuesta: 225, da: '30,0 %' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Ah 6c',
      mesa: 'Qh 8h 3c Jd 4h',
      situacion:
        'NL400, river con tres corazones. Bote $160; consideras un overbet de $240. El rival llega con 14 combos de color (5 con A♥), 6 de set, 18 de Q-x y 10 de J-x; paga colores y sets, y la tercera parte de Q-x.',
      pregunta: '¿Qué retirada tienes con el A♥ y qué tendrías con A♣ 6♦?',
      respuesta:
        'Con A♥: pagan 9 + 6 + 6 = 21; se retiran 12 + 10 = 22: 51,2 %. Con A♣ 6♦: pagan 26 y se retiran 22: 45,8 %. El overbet pide 60 %: no llega con ninguna. Con $80 (medio bote) pediría 33,3 %, pero pagaría más Q-x. El bloqueador no arregla un tamaño equivocado.',
      calculos: [
        { tipo: 'cuenta', expresion: '9 + 6 + 6', da: '21' },
        { tipo: 'cuenta', expresion: '100 * 22 / 43', da: '51,2 %' },
        { tipo: 'cuenta', expresion: '100 * 22 / 48', da: '45,8 %' },
        { tipo: 'alfa', bote: 160, apuesta: 240, da: '60 %' },
        { tipo: 'alfa', bote: 160, apuesta: 80, da: '33,3 %' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Tc 9c',
      mesa: 'Kc 8d 7c 2s Qh',
      situacion:
        'NL600, river. Proyecto fallado de color y escalera. Comparas farolear con 10♣ 9♣ o con 5♦ 4♦, sabiendo que se retiran los proyectos fallados: 10-9 (16), J-9 (16) y 15 de tréboles; pagan 40 combos de K-x y mejores.',
      pregunta: '¿Cuánta retirada pierdes por tener tú las cartas del proyecto?',
      respuesta:
        'Con 5♦ 4♦ se retiran 16 + 16 + 15 = 47 de 87: 54,0 %. Con 10♣ 9♣: 10-9 baja a 9, J-9 a 12 y los tréboles a unos 8: 29 de 69: 42,0 %. Doce puntos menos: los proyectos fallados altos son malos faroles cuando el rival se retira precisamente con los suyos.',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * 47 / 87', da: '54,0 %' },
        { tipo: 'combos', mano: 'T9', muertas: 'Tc 9c', da: '9' },
        { tipo: 'combos', mano: 'J9', muertas: 'Tc 9c', da: '12' },
        { tipo: 'cuenta', expresion: '100 * 29 / 69', da: '42,0 %' },
      ],
    },
    {
      niveles: [5, 5],
      mano: 'Ad Kc',
      mesa: 'Qs Jd 6d 5c 2d',
      situacion:
        'NL2000, river con tres diamantes. El rival apuesta $1.000 a un bote de $1.000: 18 combos de color (5 con A♦ a frecuencia completa), 8 de set a media frecuencia y faroles de K-10 (12 a frecuencia 0,5) y 10-9 (16 a frecuencia 0,4).',
      pregunta: '¿Cuál es la proporción de faroles con A♦ K♣ y con una mano neutra?',
      respuesta:
        'Neutra: valor 18 + 8 × 0,5 = 22; faroles 12 × 0,5 + 16 × 0,4 = 12,4: 36,0 %. Con A♦ K♣: valor 13 + 4 = 17; tu K deja K-10 en 9: 4,5 + 6,4 = 10,9: 39,1 %. El precio pide 33,3 %: ambas superan el umbral, y el A♦ suma más de lo que el K resta. Es un pago, siempre que A alto gane a esos faroles: gana a K-10 y a 10-9.',
      calculos: [
        { tipo: 'cuenta', expresion: '18 + 8 * 0.5', da: '22' },
        { tipo: 'cuenta', expresion: '12 * 0.5 + 16 * 0.4', da: '12,4' },
        { tipo: 'cuenta', expresion: '100 * 12.4 / 34.4', da: '36,0 %' },
        { tipo: 'cuenta', expresion: '9 * 0.5 + 6.4', da: '10,9' },
        { tipo: 'cuenta', expresion: '100 * 10.9 / 27.9', da: '39,1 %' },
        { tipo: 'potOdds', bote: 1000, apuesta: 1000, da: '33,3 %' },
      ],
    },
    {
      niveles: [5, 5],
      mano: '8s 7s',
      mesa: 'As Ks 9d 4s Qc',
      situacion:
        'NL1000, river. Tienes color bajo y pasas a un rival que apuesta $600 en un bote de $400. Su rango: 9 combos de color mayor (con Q♠, J♠, 10♠ o 9♠), 9 de J-10 sin dos picas que apuestan su escalera y 7 de farol.',
      pregunta: '¿Qué combos te ganan y qué precio tienes?',
      respuesta:
        'J-10 hace escalera (10-J-Q-K-A) y pierde contra tu color: apuesta por valor y la ganas, 9 combos a tu favor. Te ganan 9 colores. Total: 9 + 7 = 16 que ganas de 25: 64 % y el precio pide 37,5 %. Paga. Tus 8♠ y 7♠ no quitan ningún color alto, pero sí dos cartas con las que él formaría colores menores que pagarían una subida: por eso pagas y no subes.',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * 16 / 25', da: '64 %' },
        { tipo: 'potOdds', bote: 400, apuesta: 600, da: '37,5 %' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Kd Jc',
      mesa: 'Ad Qd 7s 4d 2c',
      situacion:
        'NL1000, river, bote 40 bb, te pasan y piensas en 50 de farol. El rival paga 15 combos de color (6 llevan el K♦) y 12 de dos pares y tríos; abandona 30 de as y dama.',
      pregunta: '¿Cuánto sube la retirada con tu K♦ y basta?',
      respuesta:
        'Sin bloqueo: 30 ÷ 57 = 52,6 %. Con K♦ desaparecen 6 colores: 30 ÷ 51 = 58,8 %, y tu jota no toca nada que importe. El farol pide 55,6 %: pasa de perder a ganar. EV: 0,588 × 40 − 0,412 × 50 = +2,92 bb, contra −2,66 bb sin el rey. Aquí el bloqueador decide porque el rango ya estaba cerca del umbral; con 45 abandonos sobraría y con 15 no bastaría.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*30/57', da: '52,6 %' },
        { tipo: 'cuenta', expresion: '100*30/51', da: '58,8 %' },
        { tipo: 'alfa', bote: 40, apuesta: 50, da: '55,6 %' },
        { tipo: 'cuenta', expresion: '0.588*40-0.412*50', da: '+2,92 bb' },
        { tipo: 'cuenta', expresion: '0.526*40-0.474*50', da: '−2,66 bb' },
      ],
    },
    {
      niveles: [4, 4],
      mano: '9c 9h',
      mesa: 'Ks 9d 5s 3h Ts',
      situacion:
        'NL400, river que completa picas. Apuestas 20 en 30 con trío y te suben a 70. Valor suyo: 16 colores y 4 de Q-J; faroles: 6 combos que llevan el A♠ sin color. Dudas entre pagar con 9♣ 9♥ y pagar, en su lugar, con A♠ K♦.',
      pregunta: '¿Qué quita cada mano y cuál paga mejor?',
      respuesta:
        'Pagar cuesta 50 para un bote final de 170: 29,4 %. Con 9-9 no quitas nada: ganas 6 de 26 = 23,1 %, fold. Con A♠ K♦ quitas sus 6 faroles con el A♠ y los colores al as (unos 5): quedan 11 + 4 de valor y 0 faroles: 0 %. La mejor mano para pagar es la que no lleva la carta con la que él farolea. Ninguna llega: retira las dos y, si tuvieras que pagar con una, que fuera 9-9.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*50/170', da: '29,4 %' },
        { tipo: 'cuenta', expresion: '100*6/26', da: '23,1 %' },
        { tipo: 'cuenta', expresion: '100*0/15', da: '0 %' },
      ],
    },
  ],
};
