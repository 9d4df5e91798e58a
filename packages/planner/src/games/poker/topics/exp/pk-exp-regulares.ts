import type { PokerTopic } from '../../poker-topic.ts';

export const pkExpRegulares: PokerTopic = {
  id: 'pk-exp-regulares',
  titulo: 'Explotar a regulares con muestras grandes',
  area: 'EXP',
  nivelMin: 4,
  nivelMax: 5,
  prerequisitos: ['pk-exp-hud', 'pk-exp-ajustes'],
  favorece: ['cash'],
  minutosEtapa: 270,
  terminos: [
    'explotar regulares',
    'regulares',
    'regs',
    'reg',
    'ganar a los regulares',
    'rivales habituales',
    'historial contra un rival',
    'muestras grandes',
    'perfil de un regular',
    'fichas de regulares',
    'duelo con un regular',
    'desequilibrios de un regular',
    'explotar a un reg',
    'regs de mi límite',
    'jugadores profesionales rivales',
    'historia con un rival',
    'metagame con regulares',
  ],
  ideas: [
    'Contra un regular ganas en nodos, no en general: sus rangos preflop son correctos y sus fugas están en turns y rivers que él no estudia porque ocurren poco.',
    'La ficha de un regular tiene tres listas: dónde abandona de más, dónde paga de más y qué líneas nunca farolea. Cada entrada lleva frecuencia, oportunidades y tamaño de apuesta.',
    'Contrasta su número con la población y no con la teoría: si todos abandonan el 55 % en ese nodo, su 57 % no es suyo. Lo explotable es lo que se aparta de los dos.',
    'La explotación debe sobrevivir a ser vista: prefiere ajustes que no terminan en showdown (folds, tamaños de c-bet, 3-bets por frecuencia) a pagos heroicos que enseñas.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque:
        'Elige tres regulares con más de 5.000 manos y escribe su ficha con seis nodos frecuentes; aplica un ajuste contra cada uno durante dos semanas.',
      idea: 'Empieza por los nodos preflop y de flop: 5.000 manos dan cientos de oportunidades ahí y apenas una veintena en rivers con subida.',
    },
    {
      nivel: 5,
      enfoque:
        'Estudia su árbol completo: tamaños, tiempos y líneas raras; estima su estrategia por bloqueadores y vigila su reacción con ventanas de 1.000 manos.',
      idea: 'A este nivel también él tiene tu ficha: guarda dos nodos sin explotar para cuando el bote sea grande.',
    },
  ],
  errorTipico:
    'Tratar a un regular como fish después de verle un mal pago, o ajustar con un 70 % que son 7 de 10 oportunidades. Y declararle la guerra: los dos pagan rake y gana quien mira.',
  preguntas: [
    {
      pregunta: '¿Por qué las fugas de un regular están en calles tardías?',
      respuesta:
        'Porque los nodos preflop y de flop se repiten y se estudian; los de turn y river se reparten en cientos de ramas poco practicadas, donde decide por costumbre.',
    },
    {
      pregunta: '¿Qué tres listas tiene la ficha?',
      respuesta:
        'Dónde abandona de más, dónde paga de más y qué líneas no farolea nunca, cada una con frecuencia, oportunidades y tamaño.',
    },
    {
      pregunta: '¿Con qué comparas su número antes de llamarlo fuga personal?',
      respuesta:
        'Con la media de la población en el mismo nodo y con el umbral de la apuesta: debe apartarse de ambos más que su margen de error.',
    },
    {
      pregunta: '¿Qué ajustes son invisibles para él?',
      respuesta:
        'Los que no llegan a showdown: abandonar más ante su línea honesta, variar tamaños de c-bet, 3-betear más contra su apertura ancha.',
    },
  ],
  criterio: {
    texto:
      'En {aciertos} de {de} decisiones contra regulares eliges el ajuste con muestra suficiente y ganancia calculada.',
    aciertos: 8,
    de: 10,
    unidad: 'decisiones',
  },
  foco: 'Juega con la ficha de un único regular delante y marca cada ocasión de sus tres nodos débiles.',
  revision: '¿Qué nodo de la ficha de este regular se jugó aquí y el ajuste se aplicó con la muestra que pedía?',
  variantes: {
    teoria: [
      {
        titulo: 'ficha de tres listas',
        consigna:
          'Redacta la ficha de un regular real o inventado con dos entradas por lista y sus oportunidades. Tacha las que tengan menos de 40.',
      },
      {
        titulo: 'él contra la población',
        consigna:
          'Explica en voz alta por qué un 57 % puede no ser una fuga y qué dos comparaciones hacen falta. Usa un ejemplo con cifras.',
      },
      {
        titulo: 'visible o invisible',
        consigna:
          'Clasifica diez ajustes según si terminan enseñando cartas. Explica cuáles usarías primero y cuáles reservarías.',
      },
    ],
    ejercicios: [
      {
        titulo: 'nodo, muestra, margen',
        consigna:
          'En cada mano de abajo escribe el nodo, las oportunidades y el error típico antes de decidir. La decisión debe resistir el margen.',
      },
      {
        titulo: 'ganancia por vez',
        consigna: 'Calcula cuánto gana por ocasión el ajuste de cada mano de abajo. Multiplica por su frecuencia.',
      },
      {
        titulo: '¿lo verá?',
        consigna:
          'En las manos de abajo di si el rival puede descubrir el ajuste y en cuántas manos. Elige entre máximo y discreto.',
      },
      {
        titulo: 'su respuesta',
        consigna: 'Escribe cómo contraataca el regular en las manos de abajo y qué nodo suyo abre al hacerlo.',
      },
      {
        titulo: 'sin ficha',
        consigna:
          'Resuelve las manos de abajo contra un regular desconocido y compara. La diferencia es el valor de la ficha.',
      },
      {
        titulo: 'combos de su línea',
        consigna:
          'Cuenta valor y faroles de la línea del regular en las manos de abajo. Compara con lo que su frecuencia permite.',
      },
      {
        titulo: 'ficha al revés',
        consigna: 'Escribe qué pondría él en tu ficha a partir de las manos de abajo. Corrige una entrada.',
      },
      {
        titulo: 'reloj y tres datos',
        consigna: 'Con reloj, usa como máximo tres datos en cada mano de abajo y decide. Revisa cuáles sobraban.',
      },
    ],
    test: [
      {
        titulo: 'ajuste o estándar',
        consigna: 'Di en cada mano de abajo si te desvías y cuánto ganas. Aprobado con 75 %.',
      },
      {
        titulo: 'márgenes de muestra',
        consigna: 'Calcula el error típico de los datos de las manos de abajo. Ninguno puede faltar.',
      },
      {
        titulo: 'ficha de memoria',
        consigna: 'Escribe la ficha de tres regulares sin mirar y aplícala a las manos de abajo.',
      },
      {
        titulo: 'fuga o población',
        consigna: 'Decide si el dato de cada mano de abajo es del rival o de todos. Un fallo permitido.',
      },
    ],
    jugar: [
      {
        titulo: 'sesión con una ficha',
        consigna: 'Juega {min} minutos con un regular elegido y cuenta ocasiones de sus nodos débiles y aplicaciones.',
      },
      {
        titulo: 'ajuste invisible',
        consigna: 'Aplica solo ajustes que no lleguen a showdown. Anota cuántos botes ganaste sin enseñar.',
      },
      {
        titulo: 'ventana de cien manos',
        consigna: 'Cada cien manos comprueba si el regular cambió de frecuencia en tu nodo. Decide seguir o volver.',
      },
    ],
    analizar: [
      {
        titulo: 'cinco mil manos en una hoja',
        consigna:
          'Resume tu historial con un regular en seis nodos con frecuencia y oportunidades. Elige el mejor para explotar.',
      },
      {
        titulo: 'botes grandes entre los dos',
        consigna: 'Revisa {n} botes de más de 60 bb contra él y busca la línea que no farolea. Escríbela en la ficha.',
      },
      {
        titulo: 'reacción a tu ajuste',
        consigna: 'Compara su frecuencia antes y después de tus ajustes en {n} ocasiones. Di si lo notó.',
      },
    ],
  },
  ejemplo: {
    niveles: [4, 5],
    mano: 'Qh Th',
    mesa: 'Js 8c 3d 2s',
    situacion:
      'NL400. Ficha de un regular (9.400 manos): abandona el 61 % ante el segundo barril en turns blancos (132 oportunidades); población, 50 %. Abriste en el corte a 2,5 bb, pagó la ciega grande, c-bet de 1,8 bb en 5,5 pagada. Bote 9,1 bb, pasa.',
    pregunta: '¿Segundo barril de 6,8 bb? Haz margen y EV.',
    respuesta:
      'Margen: raíz de 0,61 × 0,39 ÷ 132 ≈ 4,2 puntos; incluso con 61 − 8,4 = 52,6 % supera el umbral de 42,8 %. EV sin equity: 0,61 × 9,1 − 0,39 × 6,8 = 2,90 bb, y QT tiene además ocho outs de escalera (17,4 %). Contra la población (50 %) sería 1,15 bb: también positivo, pero 1,7 bb menos. El ajuste es invisible: casi nunca llega a showdown.',
    calculos: [
      { da: '52,6 %', tipo: 'cuenta', expresion: '61-8.4' },
      { da: '42,8 %', tipo: 'alfa', bote: 9.1, apuesta: 6.8 },
      {
        da: '2,90 bb',
        tipo: 'ev',
        ramas: [
          { p: 0.61, valor: 9.1 },
          { p: 0.39, valor: -6.8 },
        ],
      },
      { da: '17,4 %', tipo: 'outs', outs: 8, cartas: 1, vistas: 6 },
      {
        da: '1,15 bb',
        tipo: 'ev',
        ramas: [
          { p: 0.5, valor: 9.1 },
          { p: 0.5, valor: -6.8 },
        ],
      },
    ],
  },
  spots: [
    {
      niveles: [4, 5],
      mano: 'As Kd',
      mesa: 'Ah 9c 6d 6s 2h',
      situacion:
        'NL600. Un regular hace check-raise en river con 3,1 % (4 de 128). En sus 4 mostró full o mejor. Bote 48 bb; apuestas 24 y sube a 90.',
      pregunta: '¿Pagas AK?',
      respuesta:
        'Pagas 66 por 48 + 24 + 90 = 162: 28,9 %. Mezclando 4 valores de 4 con una población en la que farolea el 15 %, (0 + 10 × 0,15) ÷ (4 + 10) = 10,7 % de faroles. Con AK ganas solo a faroles: fold con 18 puntos de margen. Entrada de ficha: «check-raise river = full».',
      calculos: [
        { da: '28,9 %', tipo: 'cuenta', expresion: '66/228*100' },
        { da: '10,7 %', tipo: 'cuenta', expresion: '1.5/14*100' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Regular en el botón abre 58 % (1.900 oportunidades) y abandona al 3-bet de la ciega grande 63 % (240). Abre a 2,5 bb; tu 3-bet es a 11 bb.',
      pregunta: '¿Hasta dónde ensanchas?',
      respuesta:
        'Umbral del 3-bet sin equity: 10 ÷ (10 + 4) = 71,4 %. Con 63 %, el déficit es 0,37 × 10 − 0,63 × 4 = 1,18 bb por intento, que una mano con ≈ 33 % en un bote de 22,5 bb compensa con creces (0,37 × 0,33 × 22,5 = 2,75 bb si realizara toda su equity). Añade de color: K5s–K2s, Q8s, J8s, 97s; no añadas 94o. Es un ajuste por frecuencia, sin showdown y con 240 oportunidades detrás (error típico 3,1 puntos).',
      calculos: [
        { da: '71,4 %', tipo: 'cuenta', expresion: '10/14*100' },
        { da: '1,18 bb', tipo: 'cuenta', expresion: '0.37*10-0.63*4' },
        { da: '2,75 bb', tipo: 'cuenta', expresion: '0.37*0.33*22.5' },
      ],
    },
    {
      niveles: [4, 5],
      mano: '9s 9d',
      mesa: 'Qc 7h 4s 3d Kc',
      situacion:
        'NL1000. Un regular que dispara tres barriles el 46 % de las veces que llega al river con iniciativa (92 oportunidades; población 38 %). Bote 40 bb, apuesta 30.',
      pregunta: '¿Pagas 99?',
      respuesta:
        'Precio 30 %. Si la población con 38 % tiene 30 % de faroles en esa línea, sus 8 puntos de más son casi todos faroles: (0,38 × 0,30 + 0,08) ÷ 0,46 = 42 %. 99 gana a todos ellos: pagar da 0,42 × 70 − 0,58 × 30 = 12,0 bb. Margen: raíz de 0,46 × 0,54 ÷ 92 ≈ 5,2 puntos; si su 46 fuera 41, tendría (0,114 + 0,03) ÷ 0,41 = 35 % y el pago sigue siendo bueno por poco.',
      calculos: [
        { da: '30 %', tipo: 'potOdds', bote: 40, apuesta: 30 },
        { da: '42 %', tipo: 'cuenta', expresion: '(0.38*0.3+0.08)/0.46*100' },
        {
          da: '12,0 bb',
          tipo: 'ev',
          ramas: [
            { p: 0.42, valor: 70 },
            { p: 0.58, valor: -30 },
          ],
        },
        { da: '35 %', tipo: 'cuenta', expresion: '0.144/0.41*100' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Llevas 2.000 manos explotando a un regular con 3-bets. Su 4-bet contra ti pasó de 9 % (18 de 200) a 17 % (12 de 70) en la última ventana.',
      pregunta: '¿Reaccionó? ¿Qué haces?',
      respuesta:
        'Ahora 12 ÷ 70 = 17,1 %. Con 9 % real esperarías 0,09 × 70 = 6,3 y una desviación de raíz de 70 × 0,09 × 0,91 ≈ 2,4: estás a (12 − 6,3) ÷ 2,4 = 2,4 desviaciones. Sí, lo notó. Respuesta: quita los 3-bets más débiles, añade 5-bet con A5s–A4s y paga con TT y AQs; su 4-bet de 17 % contiene mucho más farol que antes.',
      calculos: [
        { da: '17,1 %', tipo: 'cuenta', expresion: '12/70*100' },
        { da: '6,3', tipo: 'cuenta', expresion: '0.09*70' },
        { da: '2,4 desviaciones', tipo: 'cuenta', expresion: '(12-6.3)/2.4' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Kd 9d',
      mesa: 'Ks 8h 6c 2d Th',
      situacion:
        'NL1000. Ficha: este regular apuesta el river por dos tercios tras pasar el turn con 41 % de faroles vistos (22 de 54 enseñados); población, 27 %. Bote 12 bb, pasas y apuesta 8.',
      pregunta: '¿Pagas la pareja alta floja y cuánto vale el dato frente a la media?',
      respuesta:
        'Precio: 28,6 %. Con 41 %: 0,41 × 20 − 0,59 × 8 = +3,48 bb. Con 27 %: 0,27 × 20 − 0,73 × 8 = −0,44 bb. Ojo al sesgo: solo ves las que se pagan, y se pagan más las pequeñas. Si el margen es de dos errores (raíz de 0,41 × 0,59 ÷ 54 ≈ 6,7), el extremo bajo, 27,6 %, ya no llega: paga, pero no conviertas este nodo en pago automático.',
      calculos: [
        { tipo: 'potOdds', bote: 12, apuesta: 8, da: '28,6 %' },
        { tipo: 'cuenta', expresion: '0.41*20-0.59*8', da: '+3,48 bb' },
        { tipo: 'cuenta', expresion: '0.27*20-0.73*8', da: '−0,44 bb' },
      ],
    },
  ],
};
