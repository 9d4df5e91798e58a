import type { PokerTopic } from '../../poker-topic.ts';

export const pkPosOverbet: PokerTopic = {
  id: 'pk-pos-overbet',
  titulo: 'Overbet y rangos polarizados',
  area: 'POS',
  nivelMin: 4,
  nivelMax: 5,
  prerequisitos: ['pk-pos-river'],
  favorece: ['cash'],
  minutosEtapa: 270,
  terminos: [
    'overbet',
    'overbets',
    'over bet',
    'sobreapuesta',
    'sobreapuestas',
    'sobreapostar',
    'apostar más que el bote',
    'apuesta mayor que el bote',
    'rango polarizado',
    'rangos polarizados',
    'polarización',
    'polarizar',
    'rango polar',
    'rango capado',
    'rango limitado',
    'capped range',
    'apostar 150 %',
    'doble bote',
    'contra la overbet',
    'overbet en el turn',
    'overbet en el river',
  ],
  ideas: [
    'La sobreapuesta se usa cuando tu rango tiene nueces y el rival no: él está limitado a manos medias que ganan solo a faroles, y cuanto más grande apuestas más ganan tus dos extremos.',
    'Con tamaño b en botes, el rival necesita b/(1 + 2b) para pagar y ése es tu cupo de faroles: 37,5 % con 1,5 botes, 40 % con 2, 42,9 % con 3.',
    'Nunca la uses con manos medias: contra una sobreapuesta solo pagan mejores o cazafaroles que te ganan.',
    'Los nodos típicos: turn blanco tras c-bet pequeña pagada en mesa seca, river que falla los proyectos y carta que completa solo tu rango.',
    'Para pagarla elige bloqueadores, no fuerza: las manos medias son casi iguales entre sí y la diferencia la hacen los combos que quitas.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque:
        'Reconoce rangos limitados y arma tu sobreapuesta con dos listas: valor que gana a casi todo y faroles que bloquean pagos.',
      idea: 'Si el rival habría resubido sus tríos y dobles parejas en el flop, tras pagar está limitado: tu pareja alta máxima puede ser valor de 1,3 botes en el turn.',
    },
    {
      nivel: 5,
      enfoque:
        'Mezcla tamaños según la mano exacta, calcula cupos de farol por tamaño y ajusta contra la población, que abandona de más ante 1,5 botes.',
      idea: 'Dos sobreapuestas seguidas permiten más faroles en el turn que en el river: con 1,5 botes en las dos calles, hasta seis de cada diez apuestas de turn pueden ser proyectos o aire con bloqueador.',
    },
  ],
  errorTipico:
    'Sobreapostar solo con nueces, o solo porque «así no paga nadie». Si todo tu rango de 1,5 botes es valor, el rival que observa abandona siempre; si es todo farol, te paga el primero que cuente combos.',
  preguntas: [
    {
      pregunta: '¿Qué porcentaje de faroles admite una apuesta de 1,5 botes y cuántos por cada 10 combos de valor?',
      respuesta: '37,5 % del total, o sea 6 faroles por cada 10 de valor (0,375/0,625 = 0,6).',
    },
    {
      pregunta: '¿Qué es un rango limitado y cómo se reconoce?',
      respuesta:
        'El que no contiene nueces porque sus manos fuertes habrían actuado antes: resubido el flop, apostado el turn o hecho 3-bet. Se reconoce tachando calle por calle.',
    },
    {
      pregunta: '¿Con qué frecuencia debe defender el rival contra dos botes?',
      respuesta: '1/(1 + 2) = 33,3 %. Por eso muchas manos hechas abandonan correctamente.',
    },
    {
      pregunta: '¿Por qué no se sobreapuesta con segunda pareja?',
      respuesta:
        'Porque de las manos que pagan ese tamaño casi ninguna es peor, y la mano ya tenía valor de enfrentamiento al pasar.',
    },
  ],
  criterio: {
    texto: 'Identificas rango limitado, tamaño y cupo de faroles en {aciertos} de {de} nodos',
    aciertos: 7,
    de: 10,
    unidad: 'nodos',
  },
  foco: 'Busca un nodo por bloque en que el rival esté limitado y decide si tu mano es extremo o medio antes de elegir tamaño.',
  revision: '¿Usé la sobreapuesta contra un rango limitado y con ambos extremos, o por impulso?',
  ejemplo: {
    niveles: [4, 5],
    mano: 'As Kc',
    mesa: 'Kd 7h 2s 4c',
    situacion:
      'NL500, 6-max, 100 bb. Abres en el botón a 2,3 bb, paga la ciega grande. Flop (5,1): apuestas 1,7 y paga. Turn 4♣: bote 8,5 bb, te pasa. Stack 96.',
    pregunta: '¿Por qué 11 bb (130 %) y no 6? Abandonos exigidos, cupo de faroles y stack del river.',
    respuesta:
      'La ciega grande habría resubido 77, 22 y K-7 buena parte de las veces y hecho 3-bet con A-K: está limitada a K-x, 7-x, parejas y poco más. Tu A-K gana a todo eso. 11 en 8,5 pide 56,4 % de abandonos como farol y le exige 36,1 % de equity para pagar. El bote queda en 30,5 con 85 detrás, SPR 2,8: otra sobreapuesta en el river mete el stack. Acompáñala con faroles como 6-5, 5-3 y Q-J con proyecto trasero, que no tienen enfrentamiento.',
    calculos: [
      { da: '56,4 %', tipo: 'alfa', bote: 8.5, apuesta: 11 },
      { da: '36,1 %', tipo: 'potOdds', bote: 8.5, apuesta: 11 },
      { da: '2,8', tipo: 'spr', stack: 85, bote: 30.5 },
    ],
  },
  spots: [
    {
      niveles: [4, 5],
      mano: '5h 5d',
      mesa: 'Kc 9s 5c 2d 3h',
      situacion:
        'NL400, 6-max, 100 bb. Abres en CO a 2,3 bb, paga la ciega grande. Apostaste 1,7 y 6; bote 20,5 y quedan 90 bb. River 3♥: te pasa.',
      pregunta:
        'Elige entre 14 bb (pagado el 42 %) y 33 bb (pagado el 24 %). Ganas el 95 % de los pagos en ambos casos.',
      respuesta:
        'Ganancia por pago: 14 × (0,95 − 0,05) × 0,42 = 5,3 bb; 33 × 0,90 × 0,24 = 7,1 bb. La sobreapuesta gana más porque K-x no siempre tira y los proyectos fallaron. El cupo de faroles con 33 en 20,5 es 38,2 % del total: tráelos de J-T, Q-T y A♣x♣ fallados.',
      calculos: [
        { da: '5,3 bb', tipo: 'cuenta', expresion: '14*0.9*0.42' },
        { da: '7,1 bb', tipo: 'cuenta', expresion: '33*0.9*0.24' },
        { da: '38,2 %', tipo: 'potOdds', bote: 20.5, apuesta: 33 },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Qh Jh',
      mesa: 'Kd 7s 3c 2h Ah',
      situacion:
        'NL500, 6-max, 100 bb. Abres en el botón, paga la ciega grande. Apostaste 1,7 y 10 (sobreapuesta en el turn). Bote 28,5, quedan 86. River A♥: te pasa.',
      pregunta: '¿Segunda sobreapuesta de 43 bb de farol? Abandonos exigidos y EV si abandona el 68 %.',
      respuesta:
        'Pide 60,1 % de abandonos. El as es tuyo: A-K mejora, y él con K-x teme al as y a los tríos. Con 68 %: EV = 0,68 × 28,5 − 0,32 × 43 = 5,6 bb. Q-J no gana nunca enseñándola y bloquea K-Q y K-J, que son pagos. Con 7-6 (pareja de sietes) pasarías: tiene algo de enfrentamiento y no bloquea nada.',
      calculos: [
        { da: '60,1 %', tipo: 'alfa', bote: 28.5, apuesta: 43 },
        {
          da: '5,6 bb',
          tipo: 'ev',
          ramas: [
            { p: 0.68, valor: 28.5 },
            { p: 0.32, valor: -43 },
          ],
        },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Kh 9h',
      mesa: 'Ks 8d 4s 2c 6h',
      situacion:
        'NL1000, 6-max, 100 bb. Defiendes la ciega grande ante el botón. Pagaste 1,7 en el flop y 10 en el turn. Bote 28,5. River 6♥: pasas y apuesta 43 bb.',
      pregunta:
        '¿Pagas con pareja alta? Precio y qué parte de faroles necesitas; el botón tiene 22 combos de valor y apuesta J-T, Q-J, T-9 y picas falladas.',
      respuesta:
        'Pagas 43 para 114,5: 37,6 %. Con 22 de valor hacen falta 13,2 faroles. Picas falladas sin pareja (A♠x♠, Q♠J♠, J♠T♠…) dan 8 o más y Q-J, J-T de otros palos otros tantos. Tu K♥ quita A-K y K-Q, y no llevas picas, así que no bloqueas fallados. Paga contra quien completa el cupo; abandona contra quien solo sobreapuesta valor.',
      calculos: [
        { da: '37,6 %', tipo: 'potOdds', bote: 28.5, apuesta: 43 },
        { da: '13,2 faroles', tipo: 'cuenta', expresion: '22*(43/114.5)/(1-43/114.5)' },
      ],
    },
    {
      niveles: [5, 5],
      mesa: 'Jd 6c 2h 2s',
      situacion:
        'NL2000, 6-max, 150 bb. Botón contra ciega grande: c-bet de un tercio pagada, turn 2♠, bote 9 bb. Tienes 26 combos de valor para apostar 13,5 (1,5 botes) y en el river volverás a apostar 1,5 botes con todo el valor.',
      pregunta:
        'Si en el river tus faroles serán el 37,5 %, ¿cuántas apuestas totales de turn corresponden a 26 de valor si el turn también deja indiferente al rival?',
      respuesta:
        'En el river, 26 de valor permiten 26 × 0,6 = 15,6 faroles: 41,6 combos siguen. En el turn, ese grupo que seguirá apostando debe ser el 62,5 % de lo apostado: 41,6/0,625 = 66,6 combos, es decir 40,6 faroles y proyectos en el turn por 26 de valor. Por eso en el turn se farolea más que en el river: parte se rinde después.',
      calculos: [
        { da: '15,6 faroles', tipo: 'cuenta', expresion: '26*0.6' },
        { da: '66,6 combos', tipo: 'cuenta', expresion: '41.6/0.625' },
        { da: '40,6 faroles', tipo: 'cuenta', expresion: '41.6/0.625-26' },
      ],
    },
    {
      niveles: [5, 5],
      mano: 'Ac Jc',
      mesa: 'Jh 8c 3c 5d',
      situacion:
        'NL1000, 6-max, 100 bb. Abres en MP, paga el botón. Pasaste el flop (6,1 bb), apostó 4 y pagaste: 14,1. Turn 5♦: pasas y apuesta 21 (150 %).',
      pregunta: '¿Pagas, resubes o abandonas? Precio y equity contra 8♠8♦, 3♠3♦, K♠J♠, T♣9♣ y 7♣6♣.',
      respuesta:
        'Pagas 21 para 56,1: 37,4 %. Contra dos tríos, K-J y dos proyectos con más o menos equity tienes 60,9 %. Paga: pareja alta máxima y proyecto de color máximo no abandona nunca a este precio. Resubir all-in solo hace tirar K-J. Fíjate: T♣9♣ y 7♣6♣ tienen menos outs porque tu proyecto de color los domina.',
      calculos: [
        { da: '37,4 %', tipo: 'potOdds', bote: 14.1, apuesta: 21 },
        {
          da: '60,9 %',
          tipo: 'equity',
          mano: 'Ac Jc',
          rivales: ['8s 8d', '3s 3d', 'Ks Js', 'Tc 9c', '7c 6c'],
          mesa: 'Jh 8c 3c 5d',
        },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Td 9d',
      mesa: 'Qs Jd 4h 8c 4c',
      situacion:
        'NL500, 6-max, 100 bb. Defendiste la ciega grande ante CO; pagaste 1,7 en el flop, en el turn (escalera hecha) hiciste check-raise de 6 a 20 y pagó. Bote 48,5, quedan 76. River 4♣: hablas tú.',
      pregunta:
        '¿All-in de 76 (157 %) o 32? Contra all-in paga el 30 % y ganas el 88 %; contra 32 paga el 55 % y ganas el 91 %.',
      respuesta:
        'All-in: 76 × (0,88 − 0,12) × 0,30 = 17,3 bb. 32: 32 × (0,91 − 0,09) × 0,55 = 14,4 bb. El all-in gana más y además permite 37,9 % de faroles en tu línea. La mesa emparejada resta algo, pero parte de sus QQ y JJ ya habría metido el all-in en el turn. Tu rango contiene muchas más escaleras que el suyo: es el caso de libro.',
      calculos: [
        { da: '17,3 bb', tipo: 'cuenta', expresion: '76*0.76*0.3' },
        { da: '14,4 bb', tipo: 'cuenta', expresion: '32*0.82*0.55' },
        { da: '37,9 %', tipo: 'potOdds', bote: 48.5, apuesta: 76 },
      ],
    },
    {
      niveles: [4, 4],
      mano: 'Ks 9s',
      mesa: 'Kd 9h 4c 2d 7c',
      situacion:
        'NL600, 100 bb. Botón contra ciega grande: apostaste 1,7 y 8. River: bote 24,5, quedan 88, te pasa. 30 bb lo paga el 32 % y 16 bb, el 50 %; con doble pareja ganas el 88 % y el 90 % de los pagos.',
      pregunta: '¿Qué tamaño y cuántos faroles le acompañan si llevas 20 combos de valor?',
      respuesta:
        '30 bb: 0,32 × (0,88 − 0,12) × 30 = 7,30 bb. 16 bb: 0,50 × (0,90 − 0,10) × 16 = 6,40 bb. Sobreapuesta. Cupo de faroles con 30 en 24,5: 20 × 30 ÷ 54,5 = 11; elige J-T, Q-J y Q-T fallados, que no enseñan. El rival limitado (sin 4-4 ni K-9, que habría resubido) es la condición: si llega con tríos a menudo, los pagos que ganas bajan y vuelve el tamaño medio.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.32*0.76*30', da: '7,30 bb' },
        { tipo: 'cuenta', expresion: '0.5*0.8*16', da: '6,40 bb' },
        { tipo: 'cuenta', expresion: '20*30/54.5', da: '11' },
      ],
    },
  ],
  variantes: {
    teoria: [
      {
        titulo: 'por qué el extremo gana más',
        consigna:
          'Con valor perfecto contra un cazafaroles, calcula el EV del rango polar con 0,5, 1, 1,5 y 2 botes y el cupo de faroles correspondiente. Escribe la conclusión en una frase.',
      },
      {
        titulo: 'detector de rangos limitados',
        consigna:
          'Escribe cinco líneas rivales y tacha las manos que ya no pueden estar; subraya las tres que dejan sitio para sobreapostar.',
      },
      {
        titulo: 'cupos por tamaño',
        consigna:
          'Memoriza la tabla 1, 1,25, 1,5, 2 y 3 botes con precio, cupo y defensa mínima, recítala y aplícala al ejemplo resuelto. Responde después las preguntas.',
      },
    ],
    ejercicios: [
      {
        titulo: 'limitado o no',
        consigna:
          'Decide en las manos de abajo quién está limitado tachando manos calle por calle; solo si lo está considera el tamaño grande.',
      },
      {
        titulo: 'cupo exacto de faroles',
        consigna:
          'Cuenta el valor y calcula los faroles de las manos de abajo para el tamaño dado; nombra los combos que elegirías.',
      },
      {
        titulo: 'grande contra normal',
        consigna:
          'Compara en las manos de abajo 0,66 y 1,5 botes multiplicando tamaño, frecuencia de pago y margen de victoria.',
      },
      {
        titulo: 'extremo o medio',
        consigna:
          'Coloca tu mano y otras cuatro de tu rango en una escala de valor a farol en las situaciones de abajo; di dónde está la zona prohibida.',
      },
      {
        titulo: 'pagar una sobreapuesta',
        consigna:
          'Desde el lado que la recibe, ordena cinco cazafaroles en las manos de abajo por bloqueadores y decide cuáles pagan.',
      },
      {
        titulo: 'dos barriles gigantes',
        consigna: 'Planea turn y river de las manos de abajo con 1,3 botes cada uno y escribe en qué rivers te rindes.',
      },
      {
        titulo: 'ajuste a quien abandona de más',
        consigna:
          'Repite las manos de abajo suponiendo que el rival abandona diez puntos más de lo debido: ¿qué manos nuevas entran?',
      },
      {
        titulo: 'audita tu propia línea',
        consigna:
          'Para las {n} manos de abajo escribe tu rango completo de sobreapuesta; si falta un extremo, corrige la línea.',
      },
    ],
    test: [
      {
        titulo: 'examen de nodos',
        consigna: 'Resuelve las {n} manos de abajo con rango limitado sí o no, tamaño y cupo. Los tres cuentan.',
      },
      {
        titulo: 'examen de cálculo de cupos',
        consigna: 'Da de memoria precio, cupo y defensa mínima de los tamaños de las {n} manos de abajo y la decisión.',
      },
      {
        titulo: 'examen de pagos difíciles',
        consigna:
          'En las {n} manos de abajo decide como defensor y nombra una mano mejor y otra peor que la tuya para pagar.',
      },
      {
        titulo: 'examen de extremos',
        consigna:
          'Añade a las {n} situaciones de abajo una mano de valor y un farol que jugarías igual; acierto si el cupo cuadra.',
      },
    ],
    jugar: [
      {
        titulo: 'buscar el nodo limitado',
        consigna:
          'Juega {min} minutos señalando rangos limitados aunque no actúes; sobreapuesta solo en los claros y anótalos.',
      },
      {
        titulo: 'turn blanco en mesa seca',
        consigna:
          'Durante {min} minutos usa 1,3 botes en el turn con pareja alta máxima o mejor y un farol elegido cuando se repita el nodo.',
      },
      {
        titulo: 'recibir sin reflejo',
        consigna:
          'Juega {min} minutos contando combos antes de responder a toda apuesta mayor que el bote, propia la decisión o no.',
      },
    ],
    analizar: [
      {
        titulo: 'sobreapuestas jugadas',
        consigna: 'Reúne {n} sobreapuestas tuyas y escribe el rango entero de cada nodo. Comprueba el cupo de faroles.',
      },
      {
        titulo: 'nodos desaprovechados',
        consigna:
          'Busca {n} manos fuertes en que apostaste dos tercios contra un rango limitado y calcula lo que dejaste.',
      },
      {
        titulo: 'sobreapuestas recibidas',
        consigna: 'Revisa {n} sobreapuestas rivales con enfrentamiento y separa valor y farol por tipo de jugador.',
      },
    ],
  },
};
