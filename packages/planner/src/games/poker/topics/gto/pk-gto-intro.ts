import type { PokerTopic } from '../../poker-topic.ts';

export const pkGtoIntro: PokerTopic = {
  id: 'pk-gto-intro',
  titulo: 'Fundamentos GTO: equilibrio y frecuencias',
  area: 'GTO',
  nivelMin: 3,
  nivelMax: 5,
  prerequisitos: ['pk-mat-mdf'],
  minutosEtapa: 290,
  terminos: [
    'gto',
    'teoría de juegos',
    'game theory',
    'equilibrio',
    'equilibrio de nash',
    'juego óptimo',
    'estrategia óptima',
    'estrategia mixta',
    'estrategias mixtas',
    'frecuencias',
    'indiferencia',
    'hacer indiferente',
    'inexplotable',
    'balance de rangos',
    'equilibrar rangos',
    'estar balanceado',
    'juego del reloj',
    'clairvoyance',
    'fundamentos de gto',
    'qué es gto',
  ],
  ideas: [
    'Equilibrio es un par de estrategias en que nadie gana cambiando solo la suya. No es «jugar para no perder»: contra errores también gana, solo que menos que la estrategia que los explota.',
    'Las frecuencias salen de la indiferencia: apuestas con la proporción de faroles que deja igual de bien pagar que abandonar, y pagas con la frecuencia que deja igual farolear que rendirse.',
    'En el juego más simple del river (rango polar contra cazafaroles, bote 1, apuesta b) los faroles son b/(1 + 2b) de las apuestas y el defensor paga 1/(1 + b).',
    'Una mano se mezcla solo si sus dos acciones valen lo mismo; si una vale más, la mezcla es un error contra ese rival. La mezcla es consecuencia, no objetivo.',
    'Se equilibra el rango en un nodo, no la mano: la pregunta útil es «¿qué más juego así?».',
  ],
  etapas: [
    {
      nivel: 3,
      enfoque:
        'Domina el juego de river con apuesta única: cupo de faroles, frecuencia de pago y EV de cada parte para cuatro tamaños.',
      idea: 'Cuanto mayor es la apuesta, más faroles caben y menos paga el defensor: 25 % y 66,7 % con medio bote; 33,3 % y 50 % con bote.',
    },
    {
      nivel: 4,
      enfoque:
        'Pasa de una calle a dos y tres, con rangos que se estrechan y cartas que cambian quién tiene las nueces.',
      idea: 'Con tres apuestas de bote y valor fijo, la parte de valor en el flop puede bajar hasta (2/3)³ = 29,6 %: el resto son faroles que irán cayendo.',
    },
    {
      nivel: 5,
      enfoque:
        'Mide desvíos: cuánto cuesta en EV apartarse de la frecuencia y cuándo el equilibrio no aplica (varios rivales, rake, errores conocidos).',
      idea: 'Mover la frecuencia de una mano indiferente no cuesta nada mientras el rival no lo note y responda; lo caro son las acciones puras equivocadas en botes grandes.',
    },
  ],
  errorTipico:
    'Mezclar acciones al azar «porque el solver mezcla» o defender la frecuencia mínima contra un rival que nunca farolea. La indiferencia supone un rival que sí farolea lo justo.',
  preguntas: [
    {
      pregunta: '¿Qué significa que dos estrategias estén en equilibrio?',
      respuesta:
        'Que ninguno de los dos mejora su EV cambiando solo la suya. No dice que el resultado sea cero: la posición, los rangos o el bote pueden favorecer a uno.',
    },
    {
      pregunta: 'En el river con bote 10 y apuesta 10, ¿qué parte de las apuestas son faroles y cuánto paga el rival?',
      respuesta:
        '33,3 % de faroles; él paga el 50 % de sus cazafaroles, porque así el farol gana 10 la mitad de las veces y pierde 10 la otra mitad.',
    },
    {
      pregunta: '¿Cuándo es un error mezclar una mano entre pagar y abandonar?',
      respuesta:
        'Cuando sabes que una acción vale más contra ese rival: la mezcla solo vale si ambas tienen el mismo EV, es decir, si él está en su frecuencia.',
    },
    {
      pregunta: '¿Por qué la estrategia de equilibrio no gana el máximo contra un jugador malo?',
      respuesta:
        'Porque no ajusta a sus errores: gana lo que él regala al desviarse, pero no cambia para castigarlo más. Sirve de punto de partida y de refugio.',
    },
  ],
  criterio: {
    texto: 'Calculas cupos de farol, frecuencias de pago y EV en {aciertos} de {de} juegos simples',
    aciertos: 8,
    de: 10,
    unidad: 'casos',
  },
  foco: 'Ante cada apuesta grande pregúntate qué parte del rango del nodo sigue y qué parte debería ser farol.',
  revision: '¿Qué más juego igual que esta mano y qué proporción de faroles hay en esa línea?',
  ejemplo: {
    niveles: [3, 5],
    situacion:
      'River, bote 100. Tienes 12 combos que ganan siempre y tantos faroles como quieras; el rival tiene solo cazafaroles. Apuestas 100.',
    pregunta: '¿Cuántos faroles usas, cuánto paga él y cuánto vale tu rango de apuesta por mano?',
    respuesta:
      'Faroles: 33,3 % de las apuestas, 12 × (1/3)/(2/3) = 6 combos. Él paga el 50,0 %. EV de cada mano de valor: 0,5 × 100 + 0,5 × 200 = 150. EV de cada farol: 0,5 × 100 − 0,5 × 100 = 0. Si metes 9 faroles, él pasa a pagar siempre: el valor cobra 200, cada farol pierde 100 y el total baja de 1.800 a 1.500; si metes 3, él abandona siempre y tu valor cobra 100 en vez de 150.',
    calculos: [
      { da: '33,3 %', tipo: 'potOdds', bote: 100, apuesta: 100 },
      { da: '6 combos', tipo: 'cuenta', expresion: '12*(1/3)/(2/3)' },
      { da: '50,0 %', tipo: 'mdf', bote: 100, apuesta: 100 },
      { da: '1.800', tipo: 'cuenta', expresion: '12*150' },
      { da: '1.500', tipo: 'cuenta', expresion: '12*200-9*100' },
      {
        da: '150',
        tipo: 'ev',
        ramas: [
          { p: 0.5, valor: 100 },
          { p: 0.5, valor: 200 },
        ],
      },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [4, 5],
      situacion:
        'Dos calles, bote 100 en el turn, apuestas del tamaño del bote en turn y river. Tienes 12 combos que ganan siempre en cualquier river y faroles sin equity; el rival, solo cazafaroles.',
      pregunta: '¿Cuántos faroles llevas en cada calle, cuánto defiende él y cuánto vale tu rango?',
      respuesta:
        'River: 33,3 % de faroles, 12 ÷ (2/3) = 18 combos, 6 faroles. Turn: lo que sigue al river hace de «valor»: 18 ÷ (2/3) = 27 combos, 15 faroles, de los que 9 se rinden. Parte de valor en el turn: 12 ÷ 27 = 44,4 %. Él paga el 50 % en cada calle. EV de cada mano de valor: si abandona en el turn ganas 100; si paga y abandona en el river, 200; si paga las dos, 500. Total 0,5 × 100 + 0,5 × (0,5 × 200 + 0,5 × 500) = 225. Con una sola calle valía 150: la segunda apuesta añade 75 por combo y admite más del doble de faroles.',
      calculos: [
        { tipo: 'cuenta', expresion: '12/(2/3)', da: '18 combos' },
        { tipo: 'cuenta', expresion: '18/(2/3)', da: '27 combos' },
        { tipo: 'cuenta', expresion: '100*12/27', da: '44,4 %' },
        { tipo: 'mdf', bote: 100, apuesta: 100, da: '50 %' },
        { tipo: 'cuenta', expresion: '0.5*100+0.5*(0.5*200+0.5*500)', da: '225' },
        { tipo: 'cuenta', expresion: '225-150', da: '75' },
      ],
    },
  ],
  spots: [
    {
      niveles: [3, 4],
      situacion: 'River, bote 20 bb, apuesta de 10 bb. Tienes 16 combos de valor puro.',
      pregunta: 'Cupo de faroles, frecuencia de pago del rival y qué pasa si usas 10 faroles.',
      respuesta:
        'Precio de pago: 25,0 %. Faroles: 16 × 0,25/0,75 = 5,3 combos. El rival paga 66,7 %. Con 10 faroles la proporción es 10/26 = 38,5 %, mayor que 25 %: pagar siempre gana y tu farol pierde 10 cada vez.',
      calculos: [
        { da: '25,0 %', tipo: 'potOdds', bote: 20, apuesta: 10 },
        { da: '5,3 combos', tipo: 'cuenta', expresion: '16*0.25/0.75' },
        { da: '66,7 %', tipo: 'mdf', bote: 20, apuesta: 10 },
        { da: '38,5 %', tipo: 'cuenta', expresion: '100*10/26' },
      ],
    },
    {
      niveles: [3, 4],
      situacion: 'River, bote 30 bb; el rival apuesta 45 bb con 8 combos de valor y 4 de farol. Tienes un cazafaroles.',
      pregunta: '¿Pagas? ¿Cuánto ganas o pierdes por pago y cuál sería su cupo correcto?',
      respuesta:
        'Precio: 37,5 %. Su proporción de faroles: 33,3 %, por debajo. EV de pagar: (4/12) × 75 − (8/12) × 45 = −5,0 bb. Abandona siempre. Su cupo correcto con 8 de valor sería 4,8 faroles: le falta casi uno, y por eso tu cazafaroles ya no es indiferente.',
      calculos: [
        { da: '37,5 %', tipo: 'potOdds', bote: 30, apuesta: 45 },
        { da: '33,3 %', tipo: 'cuenta', expresion: '100*4/12' },
        { da: '−5,0 bb', tipo: 'cuenta', expresion: '4/12*75-8/12*45' },
        { da: '4,8 faroles', tipo: 'cuenta', expresion: '8*0.375/0.625' },
      ],
    },
    {
      niveles: [3, 5],
      situacion:
        'Juego de una carta: en el bote hay 2. Tú tienes A o Q con igual probabilidad; el rival siempre K. Puedes apostar 1. Tú apuestas siempre A; él paga o abandona.',
      pregunta: '¿Con qué frecuencia farolea la Q y con qué frecuencia paga el K? ¿Cuánto vale el juego para ti?',
      respuesta:
        'b = 0,5 botes. La Q debe ser 25,0 % de las apuestas: por cada 100 ases, 33,3 damas; es decir, farolea Q una de cada tres veces. El K paga 66,7 %. Con A ganas 2 + 0,667 × 1 = 2,67; con Q ganas 0. Media: 1,33 de un bote de 2: la información vale 0,33 sobre repartir el bote.',
      calculos: [
        { da: '25,0 %', tipo: 'potOdds', bote: 2, apuesta: 1 },
        { da: '66,7 %', tipo: 'mdf', bote: 2, apuesta: 1 },
        { da: '1,33', tipo: 'cuenta', expresion: '0.5*(2+2/3)' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Dos calles, bote 1, apuesta de bote en turn y river con rango polar de 10 combos de valor que apuestan ambas veces; el rival solo tiene cazafaroles y nada cambia de turn a river.',
      pregunta: '¿Cuántos faroles apuestan el turn y cuántos siguen en el river?',
      respuesta:
        'En el river: 10 de valor con 5 faroles, 15 combos. En el turn, lo que sigue debe ser 66,7 % de lo apostado: 15/0,667 = 22,5 combos. Son 12,5 faroles en el turn, de los que 7,5 se rinden en el river. El valor es solo el 44,4 % de tus apuestas de turn.',
      calculos: [
        { da: '22,5 combos', tipo: 'cuenta', expresion: '15*3/2' },
        { da: '12,5 faroles', tipo: 'cuenta', expresion: '22.5-10' },
        { da: '44,4 %', tipo: 'cuenta', expresion: '100*10/22.5' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Defiendes en el river contra 1,5 botes. Tu rango: 20 combos fuertes que pagan siempre, 40 cazafaroles idénticos y 40 manos que pierden contra faroles.',
      pregunta: '¿Cuántos combos debes pagar según la defensa mínima y qué parte de cazafaroles paga?',
      respuesta:
        'Defensa mínima: 40,0 % de 100 = 40 combos. Ya pagan 20 fuertes; faltan 20 de los 40 cazafaroles: la mitad. Elige los 20 con mejores bloqueadores. Si tu rango solo tuviera 15 combos dignos de pagar, no llenes con manos que pierden contra faroles: significa que llegaste demasiado débil a este nodo.',
      calculos: [
        { da: '40,0 %', tipo: 'mdf', bote: 1, apuesta: 1.5 },
        { da: '20 de los 40', tipo: 'cuenta', expresion: '40-20' },
      ],
    },
    {
      niveles: [5, 5],
      situacion:
        'River, bote 60 bb, apuesta de 60. En equilibrio el rival paga 50 % y tú faroleas 33,3 %. Sabes que paga el 60 % de las veces.',
      pregunta: '¿Cuánto vale cada farol ahora, cuánto cada mano de valor, y cuál es tu mejor respuesta?',
      respuesta:
        'Farol: 0,4 × 60 − 0,6 × 60 = −12,0 bb. Valor: 0,4 × 60 + 0,6 × 120 = 96,0 bb, contra 90 en equilibrio. Deja de farolear y apuesta más fino por valor. El riesgo: si él lo nota y baja a abandonar, tu línea sin faroles cobra menos; vuelve al cupo cuando cambie.',
      calculos: [
        {
          da: '−12,0 bb',
          tipo: 'ev',
          ramas: [
            { p: 0.4, valor: 60 },
            { p: 0.6, valor: -60 },
          ],
        },
        {
          da: '96,0 bb',
          tipo: 'ev',
          ramas: [
            { p: 0.4, valor: 60 },
            { p: 0.6, valor: 120 },
          ],
        },
      ],
    },
    {
      niveles: [5, 5],
      situacion:
        'Tres calles de apuesta de bote, rango polar perfecto, 24 combos de valor y rival con cazafaroles puros.',
      pregunta: '¿Cuántos combos apuestas en el flop, turn y river?',
      respuesta:
        'River: 24/0,667 = 36 combos (12 faroles). Turn: 36/0,667 = 54 (30 faroles). Flop: 54/0,667 = 81 (57 faroles): el valor es 29,6 % de la apuesta de flop. El juego real tiene equity y cartas, y por eso se farolea con proyectos, pero la idea de que los faroles se rinden calle a calle se mantiene.',
      calculos: [
        { da: '36 combos', tipo: 'cuenta', expresion: '24*3/2' },
        { da: '81 (57', tipo: 'cuenta', expresion: '24*1.5*1.5*1.5' },
        { da: '29,6 %', tipo: 'cuenta', expresion: '100*24/81' },
      ],
    },
    {
      niveles: [3, 4],
      situacion:
        'River, bote 40, apuestas 40 con 18 combos que ganan siempre. El rival tiene 60 cazafaroles idénticos.',
      pregunta: '¿Cuántos faroles llevas, cuántos combos suyos pagan y qué pasa si paga 42 en vez de 30?',
      respuesta:
        'Faroles: 18 ÷ 2 = 9. Él paga la mitad: 30 combos. Si paga 42, paga el 70 %: cada farol tuyo vale 0,30 × 40 − 0,70 × 40 = −16 y cada valor, 0,70 × 80 + 0,30 × 40 = 68. Tu respuesta deja de ser equilibrada: cero faroles. Mientras él esté en la mitad, nada de eso cambia; el equilibrio es la referencia desde la que se mide el desvío.',
      calculos: [
        { tipo: 'cuenta', expresion: '18/2', da: '9' },
        { tipo: 'cuenta', expresion: '60/2', da: '30' },
        { tipo: 'cuenta', expresion: '100*42/60', da: '70 %' },
        { tipo: 'cuenta', expresion: '0.3*40-0.7*40', da: '−16' },
        { tipo: 'cuenta', expresion: '0.7*80+0.3*40', da: '68' },
      ],
    },
    {
      niveles: [3, 3],
      situacion:
        'River, bote 20 bb. El rival te apuesta 10 con 12 de valor y 4 faroles. Tu cazafaroles gana solo a faroles.',
      pregunta: '¿Cuál es tu precio, está equilibrado y qué haces?',
      respuesta:
        'Precio: 10 ÷ 40 = 25 %. Sus faroles: 4 ÷ 16 = 25 %: justo el cupo, así que pagar y retirarse valen lo mismo: 0,25 × 30 − 0,75 × 10 = 0,00 bb. No hay decisión mala aquí; la habría si te desvías siempre hacia un lado. Elige con bloqueadores y guarda el esfuerzo para los nodos donde los números no cuadran.',
      calculos: [
        { tipo: 'potOdds', bote: 20, apuesta: 10, da: '25 %' },
        { tipo: 'cuenta', expresion: '100*4/16', da: '25 %' },
        { tipo: 'cuenta', expresion: '0.25*30-0.75*10', da: '0,00 bb' },
      ],
    },
  ],
  variantes: {
    teoria: [
      {
        titulo: 'el juego de las nueces y el farol',
        consigna:
          'Deduce desde cero, sin fórmulas, la proporción de faroles y de pagos con bote 100 y apuesta 50 escribiendo los dos EV e igualándolos. Compara con las ideas.',
      },
      {
        titulo: 'tabla de indiferencia',
        consigna:
          'Haz la tabla de un tercio, medio, uno, uno y medio y dos botes con cupo de faroles y pago del rival. Explica por qué una columna sube y la otra baja.',
      },
      {
        titulo: 'qué no es el equilibrio',
        consigna:
          'Escribe cinco frases comunes sobre GTO y corrige cada una con lo leído. Termina con las preguntas, de memoria.',
      },
    ],
    ejercicios: [
      {
        titulo: 'iguala los dos EV',
        consigna:
          'Plantea en los casos de abajo los dos EV y resuelve la ecuación en lugar de usar la fórmula. Comprueba el resultado.',
      },
      {
        titulo: 'cuenta combos por nodo',
        consigna:
          'En los casos de abajo di cuántos combos apuestan, pagan y abandonan en números enteros, no en porcentajes.',
      },
      {
        titulo: 'mueve el tamaño',
        consigna:
          'Resuelve cada caso de abajo con la mitad y el doble de apuesta y anota cómo se mueven las dos frecuencias.',
      },
      {
        titulo: 'el rival se equivoca',
        consigna:
          'Supón que en los casos de abajo el rival paga diez puntos de más o de menos. Halla tu mejor respuesta y su ganancia.',
      },
      {
        titulo: 'explica con monedas',
        consigna:
          'Cuenta los casos de abajo en voz alta con fichas o papelitos, como si enseñaras a quien no sabe de póker.',
      },
      {
        titulo: 'de una calle a dos',
        consigna:
          'Añade una calle previa a los casos de abajo con apuesta de bote y calcula cuántos faroles más caben.',
      },
      {
        titulo: 'encuentra la incoherencia',
        consigna:
          'Escribe una estrategia con un error en cada caso de abajo (cupo, pago o mezcla) y corrígela con la cuenta.',
      },
      {
        titulo: 'frecuencias de memoria',
        consigna: 'Con reloj y sin papel, da cupo y defensa de los {n} casos de abajo y comprueba el margen.',
      },
    ],
    test: [
      {
        titulo: 'examen de frecuencias',
        consigna:
          'Resuelve los {n} casos de abajo con cupo, pago y EV. Acierto si los tres son correctos a un decimal.',
      },
      {
        titulo: 'examen de conceptos',
        consigna:
          'Explica en una frase la decisión de los {n} casos de abajo usando la palabra «indiferente» bien o diciendo por qué no aplica.',
      },
      {
        titulo: 'examen de mejor respuesta',
        consigna: 'Para los {n} casos de abajo da la estrategia de equilibrio y la mejor respuesta al desvío indicado.',
      },
      {
        titulo: 'examen de calles',
        consigna:
          'Calcula combos por calle en los {n} casos de abajo con una o más calles y comprueba la coherencia entre ellas.',
      },
    ],
    jugar: [
      {
        titulo: 'qué más juego así',
        consigna:
          'Juega {min} minutos preguntándote en cada apuesta grande qué más juegas igual. Anota dos nodos sin faroles o sin valor.',
      },
      {
        titulo: 'defensa con suelo',
        consigna:
          'Durante {min} minutos di la defensa mínima ante cada apuesta de river y decide aparte si el rival merece que te apartes.',
      },
      {
        titulo: 'una mezcla honesta',
        consigna:
          'Juega {min} minutos eligiendo un solo nodo repetido en el que alternar dos acciones con una regla fija y apunta si valían parecido.',
      },
    ],
    analizar: [
      {
        titulo: 'rango completo de un nodo',
        consigna:
          'Elige {n} manos del mismo nodo y escribe todo tu rango en él: valor, farol, medio. Calcula tu proporción de faroles.',
      },
      {
        titulo: 'el EV de tu desvío',
        consigna:
          'En {n} rivers estima la frecuencia de pago del rival y calcula cuánto ganó o costó tu estrategia frente al cupo.',
      },
      {
        titulo: 'manos mezcladas sin motivo',
        consigna: 'Busca {n} decisiones que tomaste al azar y di si las dos acciones valían lo mismo contra ese rival.',
      },
    ],
  },
};
