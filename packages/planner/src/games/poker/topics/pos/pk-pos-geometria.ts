import type { PokerTopic } from '../../poker-topic.ts';

export const pkPosGeometria: PokerTopic = {
  id: 'pk-pos-geometria',
  titulo: 'Tamaños geométricos: repartir el stack por calles',
  area: 'POS',
  nivelMin: 4,
  nivelMax: 5,
  prerequisitos: ['pk-pos-spr', 'pk-pos-river'],
  minutosEtapa: 210,
  terminos: [
    'tamaño geométrico',
    'tamaños geométricos',
    'geometría de apuestas',
    'apuesta geométrica',
    'geometric bet sizing',
    'geometric sizing',
    'e-size',
    'crecimiento geométrico del bote',
    'repartir el stack',
    'meter el stack en tres calles',
    'llegar all-in al river',
    'construir el bote',
    'tamaños por calle',
    'planear tamaños',
    'misma fracción en cada calle',
    'bote geométrico',
  ],
  ideas: [
    'Tamaño geométrico es la misma fracción del bote en cada calle que deja el stack metido justo en el river: con SPR s y n calles, la fracción es ((1 + 2s) elevado a 1/n − 1) ÷ 2.',
    'Valores para memorizar con tres calles: SPR 4 → 54 %; SPR 6 → 68 %; SPR 10 → 88 %; SPR 17 → 114 %. Con dos calles: SPR 1 → 37 %; SPR 2 → 62 %; SPR 4 → 100 %.',
    'Es el reparto que más dinero mete con un rango polar perfecto, porque iguala la presión de las calles; con rangos reales es un punto de referencia, no una orden.',
    'Te apartas hacia menor cuando el rival solo paga barato o la mesa puede cambiar; hacia mayor ahora y menor después cuando sabes que una carta mala frenará la acción.',
    'Sirve también para defender: si su tamaño de flop es mucho menor que el geométrico, no está construyendo el all-in y su rango es más ancho y medio.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque:
        'Calcula la fracción en los SPR comunes y compárala con tu tamaño habitual: detecta cuánto stack dejas sin meter con tus mejores manos.',
      idea: 'Atajo mental con tres calles: el bote final debe ser el actual multiplicado por 1 + 2s; busca qué factor por calle, al cubo, da ese número: 2 da 8, 2,5 da 15,6, 3 da 27.',
    },
    {
      nivel: 5,
      enfoque:
        'Decide cuándo romper la geometría: apuesta pequeña de flop y dos grandes, o grande ahora y resto pequeño, según qué calles favorecen tu ventaja de nueces.',
      idea: 'Si tu ventaja de nueces aparece en el turn (blanco tras c-bet pagada), el reparto real es pequeño en flop y geométrico de dos calles después: por eso nacen las sobreapuestas de turn.',
    },
  ],
  errorTipico:
    'Apostar un tercio, un tercio y luego medio stack de golpe con la nuez: el rival ve un salto que solo tiene una explicación y abandona. El dinero se prepara en el flop y en el turn.',
  preguntas: [
    {
      pregunta: '¿Qué fracción geométrica corresponde a SPR 4 con tres calles y con dos?',
      respuesta: 'Tres calles: 9 elevado a 1/3 es 2,08, así que 54 %. Dos calles: raíz de 9 es 3, así que bote entero.',
    },
    {
      pregunta: '¿Por qué la geometría es ideal para un rango polar?',
      respuesta:
        'Porque maximiza el bote final y con él el cupo total de faroles: el cazafaroles soporta la misma presión en cada calle y abandona más en conjunto.',
    },
    {
      pregunta: '¿Cuándo no quieres el tamaño geométrico con un trío?',
      respuesta:
        'Cuando el rival paga una apuesta mediana con mucho y una grande con poco, o cuando la mesa es tan dinámica que prefieres meter más en esta calle.',
    },
    {
      pregunta: 'Bote 6,5 y stack 97,5: ¿qué fracción mete todo en tres calles?',
      respuesta: 'SPR 15; 31 elevado a 1/3 es 3,14; fracción (3,14 − 1)/2 = 107 % del bote.',
    },
  ],
  criterio: {
    texto: 'Calculas la fracción geométrica con error menor de 5 puntos en {aciertos} de {de} casos',
    aciertos: 8,
    de: 10,
    unidad: 'casos',
  },
  foco: 'Con cada mano de tres calles di el SPR y la fracción geométrica antes de apostar el flop.',
  revision: '¿Cuánto stack quedó sin meter con esta mano y qué reparto lo habría evitado?',
  ejemplo: {
    niveles: [4, 5],
    mano: '8s 8c',
    mesa: 'Kh 8d 3s',
    situacion:
      'NL500, 6-max, bote con 3-bet. Pagas 3-bet de la ciega grande (11 bb) en el botón. Bote 22,5, stacks 89. Él pasa.',
    pregunta:
      'Calcula la fracción geométrica para tres calles y los tamaños, y compáralos con tres apuestas de un tercio.',
    respuesta:
      'SPR = 89/22,5 = 4,0; bote final 22,5 + 178 = 200,5, 8,9 veces el actual; raíz cúbica ≈ 2,07; fracción 54 %. Apuestas: 12 (bote 46,5), 25 (bote 96,5) y 52 hasta el all-in. Con tres tercios: 7,5, 12,5 y 20,8: solo 40,8 bb, menos de la mitad del stack. Con trío en mesa seca contra AA y A-K, el reparto geométrico cobra 48,2 bb más si pagan siempre.',
    calculos: [
      { da: '4,0', tipo: 'spr', stack: 89, bote: 22.5 },
      { da: '54 %', tipo: 'cuenta', expresion: '100*(2.073-1)/2' },
      { da: '40,8 bb', tipo: 'cuenta', expresion: '7.5+12.5+62.5/3' },
      { da: '48,2 bb', tipo: 'cuenta', expresion: '89-40.8' },
    ],
  },
  spots: [
    {
      niveles: [4, 5],
      mano: '6h 6d',
      mesa: 'As 9c 6s',
      situacion:
        'NL400, 6-max, 100 bb. MP abre a 2,5 bb, pagas en el botón. Bote 6,5 y MP apuesta 3,5; stacks 97,5 antes de esa apuesta.',
      pregunta: '¿Cómo llegas al all-in? Compara pagar y repartir en dos calles con resubir a 13.',
      respuesta:
        'Si pagas, bote 13,5 con 94: SPR 7,0 y dos calles, raíz de 14,9 ≈ 3,86: fracción 143 %, dos sobreapuestas. Si resubes a 13 y paga, bote 32,5 con 84,5: SPR 2,6, raíz de 6,2 ≈ 2,49: fracción 75 %, dos apuestas normales. Resube: el tamaño natural de las calles siguientes te lo dice.',
      calculos: [
        { da: '7,0', tipo: 'spr', stack: 94, bote: 13.5 },
        { da: '143 %', tipo: 'cuenta', expresion: '100*(3.863-1)/2' },
        { da: '2,6', tipo: 'spr', stack: 84.5, bote: 32.5 },
        { da: '75 %', tipo: 'cuenta', expresion: '100*(2.49-1)/2' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Turn, bote 20 bb, stacks de 80 bb, quedan dos calles. Tienes rango polar y el rival un rango de cazafaroles.',
      pregunta: 'Fracción geométrica y tamaños; ¿a qué bote final llega frente a apostar 50 % y 50 %?',
      respuesta:
        'SPR 4: raíz de 9 = 3, fracción 100 %. Apuestas: 20 (bote 60) y 60 (bote 180), stack exacto. Con 50 % y 50 %: 10 (bote 40) y 20 (bote 80): dejas 50 bb fuera. El polar quiere el primero; con manos medias, el segundo.',
      calculos: [
        { da: '180', tipo: 'cuenta', expresion: '20+2*80' },
        { da: '50 bb', tipo: 'cuenta', expresion: '80-10-20' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Bote simple de 5,5 bb y stack de 97,5, tres calles. Un rival apuesta 33 % en el flop y 33 % en el turn y llega al river con all-in de sobreapuesta.',
      pregunta: '¿Cuál era la fracción geométrica y qué tamaño de all-in queda en el river con su reparto?',
      respuesta:
        'SPR 17,7: 36,5 elevado a 1/3 ≈ 3,32, fracción 116 %. Con 1,8 y 3,0 el bote es 15,1 y quedan 92,7: un all-in de 6,1 botes. Nadie construye así una mano que quería el stack: su rango en el turn era medio y ancho. Ese salto contra un rival pasivo es nuez o desesperación; págalo solo con bloqueadores.',
      calculos: [
        { da: '17,7', tipo: 'spr', stack: 97.5, bote: 5.5 },
        { da: '116 %', tipo: 'cuenta', expresion: '100*(3.317-1)/2' },
        { da: '6,1 botes', tipo: 'spr', stack: 92.7, bote: 15.1 },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Ad Kc',
      mesa: 'Kd 7s 2c 4h',
      situacion:
        'NL500, 6-max, 100 bb. Abres en el botón a 2,3 bb, paga la ciega grande. Flop: 1,7 y paga. Turn: bote 8,5, stack 96, te pasa.',
      pregunta: 'Fracción geométrica de dos calles; ¿la usas con A-K o una menor?',
      respuesta:
        'SPR 11,3: raíz de 23,6 ≈ 4,86, fracción 193 %: apostar 16,4 ahora y 79,6 después. A-K gana al rango limitado pero no quiere jugar 96 bb contra lo que paga dos sobreapuestas de casi dos botes. Elige 11 (130 %) y decide el river: romper la geometría hacia menor porque tu mano no es nuez. Con 77 sí usarías las dos grandes.',
      calculos: [
        { da: '11,3', tipo: 'spr', stack: 96, bote: 8.5 },
        { da: '193 %', tipo: 'cuenta', expresion: '100*(4.857-1)/2' },
        { da: '79,6', tipo: 'cuenta', expresion: '96-16.4' },
      ],
    },
    {
      niveles: [5, 5],
      situacion:
        'Tres calles, bote 10, stack 60 (SPR 6), rango polar perfecto con 20 combos de valor. Comparas geometría (68 %) con 33 %, 33 % y all-in.',
      pregunta: 'Cupo de faroles en el flop con la geometría: cada calle multiplica el total por (1 + 2b)/(1 + b).',
      respuesta:
        'Con b = 0,68 cada calle multiplica por 2,36/1,68 = 1,405. Tres calles: 20 × 1,405³ = 55,5 combos, 35,5 faroles en el flop. Con 33 %, 33 % y all-in de 1,86 botes: factores 1,248, 1,248 y 1,650: 51,4 combos. La geometría permite más faroles y gana más dinero con el mismo valor: ésa es su razón teórica.',
      calculos: [
        { da: '1,405', tipo: 'cuenta', expresion: '2.36/1.68' },
        { da: '55,5 combos', tipo: 'cuenta', expresion: '20*1.405*1.405*1.405' },
        { da: '51,4 combos', tipo: 'cuenta', expresion: '20*1.248*1.248*1.65' },
      ],
    },
    {
      niveles: [4, 4],
      situacion:
        'NL400. Bote con 3-bet de 20 bb en el flop y stacks de 90. Sueles apostar 33 %, 50 % y 75 %. Quieres saber cuánto dejas sin meter con tus mejores manos.',
      pregunta: '¿Qué fracción geométrica corresponde y cuánto entra con tu reparto?',
      respuesta:
        'SPR 4,5; factor 1 + 2 × 4,5 = 10; raíz cúbica ≈ 2,15, fracción (2,15 − 1) ÷ 2 = 57,5 %. Apuestas: 11,5 (bote 43), 25 (bote 93) y 53. Con tu reparto: 6,6 (bote 33,2), 16,6 (bote 66,4) y 49,8: entran 73,0 de 90. Dejas 17 bb. Si empiezas pequeño por rango, compensa en el turn: 75 % y luego bote casi entero.',
      calculos: [
        { tipo: 'spr', stack: 90, bote: 20, da: '4,5' },
        { tipo: 'cuenta', expresion: '1+2*4.5', da: '10' },
        { tipo: 'cuenta', expresion: '100*(2.15-1)/2', da: '57,5 %' },
        { tipo: 'cuenta', expresion: '20+13.2', da: '33,2' },
        { tipo: 'cuenta', expresion: '33.2+33.2', da: '66,4' },
        { tipo: 'cuenta', expresion: '6.6+16.6+49.8', da: '73,0' },
        { tipo: 'cuenta', expresion: '90-73', da: '17' },
      ],
    },
  ],
  variantes: {
    teoria: [
      {
        titulo: 'deducir la fracción',
        consigna:
          'Deduce la fórmula para dos calles con papel: bote 1, stack s, apuesta b cada vez. Comprueba con SPR 4 y repite para tres calles.',
      },
      {
        titulo: 'tabla de bolsillo',
        consigna:
          'Calcula y memoriza la fracción para SPR 1, 2, 4, 6, 10 y 17 con dos y tres calles. Recítala tapando la columna.',
      },
      {
        titulo: 'cuándo romperla',
        consigna:
          'Escribe cuatro situaciones en que te apartas del tamaño geométrico y en qué dirección, con una mano para cada una. Responde las preguntas.',
      },
    ],
    ejercicios: [
      {
        titulo: 'fracción primero',
        consigna:
          'Calcula la fracción geométrica de las manos de abajo antes de elegir tamaño, con raíz aproximada de cabeza.',
      },
      {
        titulo: 'dinero sin meter',
        consigna: 'Halla en las manos de abajo cuánto stack queda fuera con apuestas de un tercio, dos tercios y bote.',
      },
      {
        titulo: 'resubir para acercarse',
        consigna: 'Compara en las manos de abajo la fracción de las calles siguientes si pagas y si resubes.',
      },
      {
        titulo: 'romper con motivo',
        consigna: 'Di en las manos de abajo si usarías más o menos que el tamaño geométrico y qué rasgo lo decide.',
      },
      {
        titulo: 'leer el tamaño ajeno',
        consigna: 'Interpreta en las manos de abajo el tamaño del rival respecto a su geometría y deduce su rango.',
      },
      {
        titulo: 'otra profundidad',
        consigna: 'Repite las manos de abajo con 60 y con 200 bb y escribe cómo cambia la fracción.',
      },
      {
        titulo: 'tres repartos, un stack',
        consigna:
          'Diseña para las manos de abajo un reparto creciente, uno igual y uno decreciente, y di cuál paga mejor ese rival.',
      },
      {
        titulo: 'raíces de memoria',
        consigna:
          'Con reloj, estima las fracciones de las {n} situaciones de abajo sin calculadora y mide el error en puntos.',
      },
    ],
    test: [
      {
        titulo: 'examen de fracciones',
        consigna: 'Da la fracción de los {n} casos de abajo con menos de cinco puntos de error y los tamaños en bb.',
      },
      {
        titulo: 'examen de planes',
        consigna: 'Escribe el plan completo de apuestas de las {n} manos de abajo y comprueba que suma el stack.',
      },
      {
        titulo: 'examen de desvíos',
        consigna: 'Decide en las {n} manos de abajo si la geometría se respeta o se rompe y por qué.',
      },
      {
        titulo: 'examen de lectura de tamaños',
        consigna: 'Explica en las {n} manos de abajo qué dice el tamaño usado sobre el rango.',
      },
    ],
    jugar: [
      {
        titulo: 'fracción en voz baja',
        consigna:
          'Juega {min} minutos diciendo SPR y fracción en cada flop con mano fuerte. Anota el tamaño que usaste.',
      },
      {
        titulo: 'mano grande, reparto igual',
        consigna:
          'Durante {min} minutos reparte tus tríos y mejores en apuestas iguales y observa quién llega al final.',
      },
      {
        titulo: 'tamaños ajenos',
        consigna:
          'Juega {min} minutos comparando cada apuesta rival de turn con su geometría y predice si habrá tercera.',
      },
    ],
    analizar: [
      {
        titulo: 'stack que no entró',
        consigna: 'Toma {n} manos con nuez o trío y calcula el dinero que quedó fuera por el reparto.',
      },
      {
        titulo: 'saltos de tamaño',
        consigna: 'Busca {n} líneas tuyas con salto brusco en el river y di qué le contaban al rival.',
      },
      {
        titulo: 'geometría de los buenos',
        consigna: 'Revisa {n} manos de un ganador de tu mesa y compara sus tamaños con la fracción calculada.',
      },
    ],
  },
};
