import type { PokerTopic } from '../../poker-topic.ts';

export const pkGtoNodelock: PokerTopic = {
  id: 'pk-gto-nodelock',
  titulo: 'Node locking: explotar desvíos del rival',
  area: 'GTO',
  nivelMin: 4,
  nivelMax: 5,
  prerequisitos: ['pk-gto-solver', 'pk-exp-ajustes'],
  minutosEtapa: 250,
  terminos: [
    'node locking',
    'nodelock',
    'node lock',
    'nodelocking',
    'bloquear nodos',
    'fijar nodos',
    'bloquear nodo',
    'fijar la estrategia del rival',
    'máxima explotación',
    'respuesta óptima a un rival',
    'mejor respuesta',
    'best response',
    'simular un leak',
    'modelar al rival',
    'explotar con solver',
    'sim explotativa',
    'desvíos del equilibrio',
  ],
  ideas: [
    'Fijar un nodo es decirle al solver «el rival aquí hace esto» y pedir la mejor respuesta. Sirve para traducir una tendencia en frecuencias y tamaños tuyos.',
    'Cambia un nodo por vez y poco: si fijas un abandono del 65 % donde el equilibrio es 50, observa dónde responde el resto del árbol antes de fijar otro.',
    'La mejor respuesta pura es extrema (farolear todo, no farolear nada): en la mesa úsala a medias, porque tu estimación tiene error y el rival reacciona.',
    'Mira dos resultados: cuánto EV ganas si la lectura es cierta y cuánto pierdes si el rival juega en equilibrio. Si ganas 3 y arriesgas 0,5, adelante.',
    'Los desvíos anteriores en el árbol pesan más: un error de defensa en el flop cambia turn y river; uno de river toca menos manos, aunque también cambia con qué conviene llegar hasta él.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque:
        'Fija desvíos comunes (abandona de más a c-bet, no farolea el river, paga de más el turn) y anota tu respuesta en una frase.',
      idea: 'Si el rival nunca farolea un river, tu respuesta no es solo abandonar allí todos los cazafaroles: si en el turn sí faroleaba, paga más turns, porque sus faroles se rendirán y ganarás enseñando.',
    },
    {
      nivel: 5,
      enfoque:
        'Cuantifica riesgo y beneficio con intervalos: fija el nodo en el valor bajo y en el alto de tu estimación y quédate con la respuesta que gana en ambos.',
      idea: 'Una respuesta robusta gana un poco con cualquier valor creíble del desvío; la óptima para un solo número puede perder con el de al lado.',
    },
  ],
  errorTipico:
    'Fijar un nodo con la impresión de tres manos y adoptar la respuesta extrema. El solver obedece: una lectura falsa al 70 % produce una estrategia perfecta contra nadie.',
  preguntas: [
    {
      pregunta: '¿Qué significa fijar un nodo?',
      respuesta:
        'Imponer la estrategia del rival en un punto del árbol y volver a resolver para obtener la mejor respuesta contra ella.',
    },
    {
      pregunta: '¿Por qué no se aplica la respuesta extrema tal cual?',
      respuesta:
        'Porque la estimación tiene error, el rival se adapta y la respuesta extrema es la más explotable. Se avanza parte del camino en proporción a la confianza.',
    },
    {
      pregunta: 'El rival abandona 60 % ante apuesta de bote en el river. ¿Cuánto gana cada farol de 20 en bote de 20?',
      respuesta: '0,6 × 20 − 0,4 × 20 = +4 bb. En equilibrio ganaría 0.',
    },
    {
      pregunta: '¿Qué compruebas antes de fijar un nodo con datos?',
      respuesta:
        'El número de ocasiones, el intervalo de error y si el dato mezcla posiciones, tamaños o rivales distintos.',
    },
  ],
  criterio: {
    texto: 'Das la dirección del ajuste y su EV aproximado en {aciertos} de {de} desvíos',
    aciertos: 7,
    de: 10,
    unidad: 'casos',
  },
  foco: 'Escribe un desvío concreto de un rival con número y juega contra él una sola respuesta moderada toda la sesión.',
  revision: '¿Mi ajuste salió de un desvío medido o de una impresión, y cuánto arriesgaba si me equivocaba?',
  ejemplo: {
    niveles: [4, 5],
    situacion:
      'River, bote 30 bb, apuesta de 30. En equilibrio el rival paga 50 %. Con 60 ocasiones registradas pagó 24 (40 %). Tienes 10 combos de valor y hasta 14 faroles posibles; en equilibrio usas 5.',
    pregunta: 'Fija el nodo en 40 % de pago: ¿cuánto vale cada farol, cuántos usas y qué pasa si la verdad es 48 %?',
    respuesta:
      'Con 40 % de pago cada farol gana 0,6 × 30 − 0,4 × 30 = 6,0 bb. Respuesta extrema: los 14. Si la verdad es 48 %, cada farol gana 1,2 bb: sigue siendo positivo, así que la dirección es robusta. El error típico de 24 de 60 es 6,3 puntos, el 50 % queda a 1,6 errores: no es prueba firme. Usa 9 o 10 faroles, no 14, y deja que los datos decidan el resto.',
    calculos: [
      {
        da: '6,0 bb',
        tipo: 'ev',
        ramas: [
          { p: 0.6, valor: 30 },
          { p: 0.4, valor: -30 },
        ],
      },
      {
        da: '1,2 bb',
        tipo: 'ev',
        ramas: [
          { p: 0.52, valor: 30 },
          { p: 0.48, valor: -30 },
        ],
      },
      { da: '1,6 errores', tipo: 'cuenta', expresion: '10/6.3' },
    ],
  },
  spots: [
    {
      niveles: [4, 5],
      situacion:
        'Flop, bote 5,5 bb. Fijas que la ciega grande abandona 52 % ante tu apuesta de 1,8 (el equilibrio ronda 38 %). En el árbol fijado apuestas el 100 % del rango.',
      pregunta: '¿Cuánto gana una mano sin ninguna equity al apostar y cuánto en equilibrio?',
      respuesta:
        'Con 52 %: 0,52 × 5,5 − 0,48 × 1,8 = 2,0 bb. Con 38 %: 0,38 × 5,5 − 0,62 × 1,8 = 1,0 bb, aunque en equilibrio pasar también vale algo y ese aire suele preferir otra calle. Apostar gana dinero en los dos supuestos: respuesta robusta. Vigila su check-raise: si sube de 12 a 20 %, retira las peores.',
      calculos: [
        {
          da: '2,0 bb',
          tipo: 'ev',
          ramas: [
            { p: 0.52, valor: 5.5 },
            { p: 0.48, valor: -1.8 },
          ],
        },
        {
          da: '1,0 bb',
          tipo: 'ev',
          ramas: [
            { p: 0.38, valor: 5.5 },
            { p: 0.62, valor: -1.8 },
          ],
        },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Fijas que el rival apuesta el river por 75 % del bote con 18 combos de valor y 2 faroles. Bote 24 bb, apuesta 18. Llegas con 30 cazafaroles.',
      pregunta: '¿Cuál es la respuesta y cuánto ahorra frente a defender la MDF con esos 30?',
      respuesta:
        'Pagar gana 2 de 20 = 10,0 % y pide 30,0 %: EV por pago 0,1 × 42 − 0,9 × 18 = −12,0 bb. La MDF mandaría seguir con 57,1 %, unos 17 combos: cada uno perdería 12 bb. Abandona los 30. Y mira la calle anterior: si él farolea el turn y se rinde en el river, paga más turns; si tampoco farolea el turn, abandona ya ahí.',
      calculos: [
        { da: '10,0 %', tipo: 'cuenta', expresion: '100*2/20' },
        { da: '30,0 %', tipo: 'potOdds', bote: 24, apuesta: 18 },
        { da: '−12,0 bb', tipo: 'cuenta', expresion: '0.1*42-0.9*18' },
        { da: '57,1 %', tipo: 'mdf', bote: 24, apuesta: 18 },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Turn, bote 15 bb. El rival paga de más: 68 % ante 10 bb cuando lo equilibrado sería 58 %. Tu rango de apuesta: 20 combos de valor (ganan el 80 % al ser pagados) y 18 faroles con 18 % de equity. No hay más apuestas.',
      pregunta: 'Calcula el EV de un farol y el de un combo de valor con 58 % y con 68 % de pago. ¿Qué ajustas?',
      respuesta:
        'Farol con 58 %: 0,42 × 15 + 0,58 × (0,18 × 35 − 10) = 4,2 bb; con 68 %: 0,32 × 15 + 0,68 × (6,3 − 10) = 2,3 bb. Valor con 58 %: 0,42 × 15 + 0,58 × (28 − 10) = 16,7 bb; con 68 %: 17,0 bb. El farol cae casi a la mitad y el valor sube: quita los faroles con menos equity, añade manos de valor más finas y sube el tamaño.',
      calculos: [
        { da: '4,2 bb', tipo: 'cuenta', expresion: '0.42*15+0.58*(0.18*35-10)' },
        { da: '2,3 bb', tipo: 'cuenta', expresion: '0.32*15+0.68*(0.18*35-10)' },
        { da: '16,7 bb', tipo: 'cuenta', expresion: '0.42*15+0.58*(0.8*35-10)' },
        { da: '17,0 bb', tipo: 'cuenta', expresion: '0.32*15+0.68*(0.8*35-10)' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Tienes 40 ocasiones en que un regular abandonó al check-raise de flop: 26 veces (65 %). Tu check-raise de 7 en un bote de 7,3 (apuesta suya incluida) pide 49 %.',
      pregunta: '¿Cuánto gana un farol sin equity, y qué intervalo aproximado tiene el dato?',
      respuesta:
        'EV: 0,65 × 7,3 − 0,35 × 7 = 2,3 bb. Error típico: √(0,65 × 0,35/40) = 7,5 puntos: entre 50 y 80 % con dos errores. Incluso en el extremo bajo, 50 %, el farol gana 0,15 bb: la respuesta es robusta. Añade tres o cuatro combos de farol por textura, no todos tus fallos.',
      calculos: [
        {
          da: '2,3 bb',
          tipo: 'ev',
          ramas: [
            { p: 0.65, valor: 7.3 },
            { p: 0.35, valor: -7 },
          ],
        },
        {
          da: '0,15 bb',
          tipo: 'ev',
          ramas: [
            { p: 0.5, valor: 7.3 },
            { p: 0.5, valor: -7 },
          ],
        },
      ],
    },
    {
      niveles: [5, 5],
      situacion:
        'Dos respuestas contra un supuesto de abandono entre 45 y 60 %. Respuesta A gana 4 bb si es 60, 1 si es 52 y −3 si es 45. Respuesta B gana 2 si es 60, 1,2 si es 52 y 0,2 si es 45. Crees 25 % para 60, 50 % para 52 y 25 % para 45.',
      pregunta: 'EV esperado de cada una y elección.',
      respuesta:
        'A: 0,25 × 4 + 0,5 × 1 + 0,25 × (−3) = 0,75 bb. B: 0,25 × 2 + 0,5 × 1,2 + 0,25 × 0,2 = 1,15 bb. Elige B: la moderada gana más con tu propia incertidumbre y no pierde en ningún caso. Éste es el motivo práctico de no ir al extremo.',
      calculos: [
        {
          da: '0,75 bb',
          tipo: 'ev',
          ramas: [
            { p: 0.25, valor: 4 },
            { p: 0.5, valor: 1 },
            { p: 0.25, valor: -3 },
          ],
        },
        {
          da: '1,15 bb',
          tipo: 'ev',
          ramas: [
            { p: 0.25, valor: 2 },
            { p: 0.5, valor: 1.2 },
            { p: 0.25, valor: 0.2 },
          ],
        },
      ],
    },
    {
      niveles: [5, 5],
      situacion:
        'Fijas un rival que en el turn apuesta solo valor (30 combos) y pasa el resto (70 combos). Bote 12 bb; apuesta 8. Tras su pase, tu apuesta de 8 hace abandonar el 62 % de esos 70 combos.',
      pregunta: '¿Qué haces ante su apuesta con un cazafaroles y qué gana tu farol tras su pase?',
      respuesta:
        'Ante su apuesta, abandona: pides 28,6 % y no tiene faroles. Tras su pase, tu farol gana 0,62 × 12 − 0,38 × 8 = 4,4 bb: apuesta con casi todo lo que no gane enseñando. El desvío de un nodo (apostar solo valor) se cobra sobre todo en el otro (su pase indefenso).',
      calculos: [
        { da: '28,6 %', tipo: 'potOdds', bote: 12, apuesta: 8 },
        {
          da: '4,4 bb',
          tipo: 'ev',
          ramas: [
            { p: 0.62, valor: 12 },
            { p: 0.38, valor: -8 },
          ],
        },
      ],
    },
    {
      niveles: [4, 4],
      situacion:
        'Fijas que un rival abandona el 58 % ante tu c-bet de un tercio (lo normal, 40 %) en flops de dama seca. Sin fijar, tu rango apuesta el 62 %; fijando, el 100 %. El bote es de 5,5 y apuestas 1,8; tu mano sin ninguna equity gana 2,4 bb apostando y 0,3 pasando.',
      pregunta: '¿Cuánto vale el cambio en tus manos peores y qué vigilarías?',
      respuesta:
        'Cada mano así gana 2,1 bb más por ocasión. Si el 38 % de tu rango pasaba y ahora apuesta, y el nodo sale 9 veces por 1.000 manos, 9 × 0,38 × 2,1 = 7,2 bb por 1.000. Vigila dos cosas: que el 58 % salga de más de 150 casos y que no baje. Si de verdad fuera 45 %, el mismo aire ganaría 0,45 × 5,5 − 0,55 × 1,8 = 1,5 bb: aún positivo, así que la dirección es robusta, pero con el 100 % del rango te expones a que empiece a resubir.',
      calculos: [
        { tipo: 'cuenta', expresion: '2.4-0.3', da: '2,1 bb' },
        { tipo: 'cuenta', expresion: '9*0.38*2.1', da: '7,2 bb' },
        { tipo: 'cuenta', expresion: '0.45*5.5-0.55*1.8', da: '1,5 bb' },
      ],
    },
  ],
  variantes: {
    teoria: [
      {
        titulo: 'del dato a la respuesta',
        consigna:
          'Escribe el camino completo en cinco pasos: dato, número de ocasiones, nodo fijado, mejor respuesta y versión moderada. Recórrelo con el ejemplo.',
      },
      {
        titulo: 'mapa de desvíos y castigos',
        consigna:
          'Haz una tabla con ocho desvíos frecuentes, el nodo en que ocurren y el nodo en que se cobran. Señala los que se cobran en otro sitio.',
      },
      {
        titulo: 'robusta contra óptima',
        consigna:
          'Explica con un ejemplo propio de tres valores por qué la respuesta moderada puede ganar más en promedio. Contesta las preguntas del tema.',
      },
    ],
    ejercicios: [
      {
        titulo: 'fija y responde',
        consigna:
          'Di en los casos de abajo qué nodo se fija, en qué valor y cuál es la dirección de tu respuesta antes de calcular.',
      },
      {
        titulo: 'dos escenarios',
        consigna:
          'Calcula los casos de abajo con el valor estimado y con el de equilibrio. Escribe ganancia y riesgo en dos columnas.',
      },
      {
        titulo: 'intervalo primero',
        consigna:
          'Estima en los casos de abajo el margen del dato con las ocasiones que haya y comprueba si la respuesta aguanta los extremos.',
      },
      {
        titulo: 'nodo donde se cobra',
        consigna:
          'Busca en los casos de abajo el nodo distinto del desvío donde más dinero se gana y describe la jugada.',
      },
      {
        titulo: 'media vuelta',
        consigna:
          'Supón que el rival se adapta en los casos de abajo y juega lo contrario. Calcula cuánto perderías hasta notarlo.',
      },
      {
        titulo: 'combos que se mueven',
        consigna: 'Nombra en los casos de abajo las primeras cinco manos que cambiarías de acción y el orden.',
      },
      {
        titulo: 'lectura falsa',
        consigna:
          'Inventa para los casos de abajo un dato que parezca apoyar el ajuste y en realidad mezcle situaciones. Explica el truco.',
      },
      {
        titulo: 'el EV de cabeza',
        consigna:
          'Con reloj, estima el EV de las {n} situaciones de abajo sin calculadora y comprueba que el signo y el orden son correctos.',
      },
    ],
    test: [
      {
        titulo: 'examen de direcciones',
        consigna: 'Di en los {n} casos de abajo qué frecuencia subes o bajas y en qué nodo; acierto con ambas.',
      },
      {
        titulo: 'examen de EV fijado',
        consigna: 'Calcula el EV pedido en los {n} casos de abajo con un decimal y decide.',
      },
      {
        titulo: 'examen de robustez',
        consigna: 'En los {n} casos de abajo juzga si el ajuste gana también en el extremo desfavorable.',
      },
      {
        titulo: 'examen de moderación',
        consigna:
          'Propón en los {n} casos de abajo la versión moderada, con combos concretos, y su EV frente a la extrema.',
      },
    ],
    jugar: [
      {
        titulo: 'un rival, un desvío',
        consigna:
          'Juega {min} minutos con un ajuste moderado contra un solo desvío escrito y cuenta ocasiones y resultados.',
      },
      {
        titulo: 'recoger ocasiones',
        consigna:
          'Durante {min} minutos registra un nodo concreto de dos rivales (abandona, paga, resube) sin ajustar todavía.',
      },
      {
        titulo: 'vigilar la adaptación',
        consigna:
          'Juega {min} minutos con tu ajuste y escribe la señal que te haría deshacerlo; revísala a mitad de sesión.',
      },
    ],
    analizar: [
      {
        titulo: 'desvío con número',
        consigna: 'Extrae de {n} manos de un rival un desvío con ocasiones e intervalo. Decide si merece fijarse.',
      },
      {
        titulo: 'saldo del ajuste',
        consigna:
          'Revisa {n} manos en que aplicaste un ajuste y compara el resultado con lo que habría dado la línea estándar.',
      },
      {
        titulo: 'tus propios nodos',
        consigna:
          'Busca en {n} manos tuyas un nodo en que actúas siempre igual y calcula la mejor respuesta de un rival que lo sepa.',
      },
    ],
  },
};
