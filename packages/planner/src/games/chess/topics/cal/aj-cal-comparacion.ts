import type { ChessTopic } from '../../chess-topic.ts';

export const ajCalComparacion: ChessTopic = {
  id: 'aj-cal-comparacion',
  titulo: 'Comparar candidatas: elegir entre dos jugadas buenas',
  area: 'CAL',
  nivelMin: 4,
  nivelMax: 6,
  prerequisitos: ['aj-cal-evaluacion'],
  favorece: ['clasica', 'rapida'],
  minutosEtapa: 300,
  terminos: [
    'comparar candidatas',
    'comparar jugadas',
    'elegir entre dos jugadas',
    'dos jugadas buenas',
    'comparación de jugadas',
    'comparación de variantes',
    'dudo entre dos jugadas',
    'elegir la mejor',
    'método de comparación',
    'comparison',
    'comparing moves',
    'jugada con más utilidad',
    'criterio de elección',
    'decidir entre candidatas',
    'precisión al elegir',
    'qué torre mover',
  ],
  ideas: [
    'Comparar es buscar la diferencia, no sumar méritos. Pregunta: «¿qué respuesta rival es buena contra una y mala contra la otra?». Esa respuesta decide.',
    'Lo que las dos jugadas comparten se tacha. Queda lo específico: una casilla, un tiempo, un peón, un defensor; sobre eso se elige.',
    'Ante ventaja, compara por contrajuego permitido; ante desventaja, por dificultades creadas; en igualdad, por opciones conservadas.',
    'Si tras comparar no hay diferencia práctica, decide deprisa. La precisión inútil se paga en reloj.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque:
        'Compara dos candidatas concretas nombrando una respuesta rival que las distinga. Escribe la diferencia en una frase.',
      idea: 'Usa la respuesta espejo: imagina la misma réplica rival contra las dos jugadas y mira en cuál molesta menos.',
    },
    {
      nivel: 5,
      enfoque:
        'Compara transiciones: entrar en un final o mantener tensión, con las posiciones finales evaluadas lado a lado.',
      idea: 'Al comparar finales imagina ambos sin la mitad de las piezas: la diferencia de estructura se vuelve visible.',
    },
    {
      nivel: 6,
      enfoque: 'Compara jugadas casi iguales por orden, por información que revelan y por coste de error futuro.',
      idea: 'Entre dos jugadas equivalentes elige la que deja más fácil tu próxima decisión, no la siguiente del rival.',
    },
  ],
  errorTipico:
    'Calcular cada candidata por separado y quedarse con la que dio más placer. Sin una pregunta que las enfrente, se comparan recuerdos, no jugadas.',
  preguntas: [
    {
      pregunta: '¿Cuál es la pregunta central al comparar dos jugadas?',
      respuesta: 'Qué respuesta del rival es buena contra una y no contra la otra; ahí está la diferencia real.',
    },
    {
      pregunta: '¿Qué se hace con los méritos comunes?',
      respuesta: 'Se tachan: no ayudan a elegir; solo cuenta lo que una jugada tiene y la otra no.',
    },
    {
      pregunta: '¿Qué criterio manda con ventaja y cuál con desventaja?',
      respuesta:
        'Con ventaja, menos contrajuego del rival; con desventaja, más problemas para él aunque objetivamente sea parecido.',
    },
    {
      pregunta: '¿Qué haces si no encuentras diferencia práctica?',
      respuesta: 'Elijo deprisa la más fácil de jugar y guardo el tiempo para una decisión que sí la tenga.',
    },
  ],
  criterio: {
    texto: 'Elige la mejor de dos candidatas con la diferencia correcta en {aciertos} de {de} posiciones.',
    aciertos: 11,
    de: 15,
    unidad: 'posiciones',
  },
  foco: 'Cuando dudes entre dos jugadas, busca la réplica rival que las distingue y decide por ella.',
  revision: '¿Cuál fue la diferencia real entre la jugada hecha y la alternativa, y la tuviste en cuenta?',
  variantes: {
    teoria: [
      {
        titulo: 'lado a lado',
        consigna:
          'En el ejemplo escribe en dos columnas «cambiar torres» y «mantenerlas»: rey, peón pasado, contrajuego. Tacha lo común y di qué queda.',
      },
      {
        titulo: 'réplica espejo',
        consigna:
          'Toma una duda de tu última partida y aplica la misma respuesta rival contra ambas jugadas. Escribe en qué cambia el resultado.',
      },
      {
        titulo: 'tres criterios',
        consigna:
          'Reúne tres decisiones tuyas: una con ventaja, una igual y una peor. Comprueba si usaste el criterio que correspondía.',
      },
    ],
    ejercicios: [
      {
        titulo: 'la diferencia en una frase',
        consigna:
          'Elige en las posiciones de abajo dos candidatas y escribe su diferencia en una sola frase antes de decidir.',
      },
      {
        titulo: 'réplica que decide',
        consigna:
          'Busca en las posiciones de abajo la respuesta rival que es buena contra una candidata y mala contra la otra.',
      },
      {
        titulo: 'tachar lo común',
        consigna:
          'Anota en las posiciones de abajo tres méritos de cada candidata y tacha los repetidos. Decide con lo que queda.',
      },
      {
        titulo: 'contrajuego comparado',
        consigna:
          'Escribe en las posiciones de abajo qué contrajuego permite cada candidata y elige según quién esté mejor.',
      },
      {
        titulo: 'dos posiciones finales',
        consigna:
          'Describe en las posiciones de abajo la posición tras cada candidata y compáralas en tres rasgos. Justifica el veredicto.',
      },
      {
        titulo: 'decisión con tope',
        consigna:
          'Compara en las posiciones de abajo con un límite de tiempo propio; si no aparece diferencia, elige la más fácil y comprueba después.',
      },
      {
        titulo: 'la segunda mejor',
        consigna:
          'Tras conocer la solución de las posiciones de abajo, explica por qué la segunda opción era peor y cuánto.',
      },
      {
        titulo: 'cambia un detalle',
        consigna:
          'Modifica una pieza en cada posición de abajo para que la segunda candidata pase a ser mejor. Di qué cambió.',
      },
    ],
    test: [
      {
        titulo: 'elegir y explicar',
        consigna: 'Puntúa en las {n} posiciones de abajo la elección y la diferencia escrita por separado.',
      },
      {
        titulo: 'duelo de candidatas',
        consigna:
          'Enfrenta dos candidatas en cada una de las {n} posiciones de abajo y da la réplica rival que inclina la balanza.',
      },
      {
        titulo: '{min} minutos para decidir',
        consigna: 'Decide las {n} posiciones de abajo en {min} minutos y marca aquellas en que no hallaste diferencia.',
      },
      {
        titulo: 'criterio correcto',
        consigna:
          'Indica en las {n} posiciones de abajo qué criterio aplicas (contrajuego, problemas u opciones) y después la jugada.',
      },
    ],
    jugar: [
      {
        titulo: 'dudas registradas',
        consigna:
          'Juega una partida larga y apunta cada duda entre dos jugadas con la diferencia que viste. Revísalas al terminar.',
      },
      {
        titulo: 'cambiar o mantener',
        consigna:
          'Juega una partida y en cada cambio posible compara las dos posiciones resultantes. Anota tu mejor y peor decisión.',
      },
      {
        titulo: 'final o tensión',
        consigna:
          'Juega desde el ejemplo con ambos bandos: una vez cambiando torres y otra manteniéndolas. Compara la dificultad.',
      },
    ],
    analizar: [
      {
        titulo: 'dudas con respuesta',
        consigna: 'Analiza tres dudas de tu partida y encuentra la réplica que las decidía.',
      },
      {
        titulo: 'criterio equivocado',
        consigna:
          'Busca una decisión en que jugaste seguro estando peor, o arriesgado estando mejor. Reescribe la comparación.',
      },
      {
        titulo: 'reloj y diferencia',
        consigna: 'Mira en qué dudas gastaste mucho tiempo sin diferencia real y en cuáles poco con diferencia grande.',
      },
    ],
  },
  ejemplo: {
    fen: '3r4/4kp1p/6p1/8/P7/6P1/5PKP/3R4 w - - 0 1',
    linea: '1.Txd8 Rxd8 2.Rf3 Rc7 3.Re4 Rb6 4.Re5',
    explicacion:
      'Dos candidatas: cambiar torres o ponerla detrás del peón con Ta1. La diferencia está en el contrajuego: con torres, la negra bloquea y su rey llega al centro; sin ellas, el peón de a4 desvía al rey negro y el blanco entra en e5 hacia los peones de f7 y h7. La comparación favorece el cambio.',
  },
};
