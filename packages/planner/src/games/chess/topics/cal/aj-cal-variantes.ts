import type { ChessTopic } from '../../chess-topic.ts';

export const ajCalVariantes: ChessTopic = {
  id: 'aj-cal-variantes',
  titulo: 'Cálculo de variantes forzadas',
  area: 'CAL',
  nivelMin: 3,
  nivelMax: 6,
  prerequisitos: ['aj-cal-candidatas'],
  favorece: ['rapida', 'clasica'],
  minutosEtapa: 360,
  importancia: 'esencial',
  terminos: [
    'cálculo de variantes',
    'calcular variantes',
    'variantes forzadas',
    'cálculo',
    'calcular',
    'cómo calcular',
    'calcular más jugadas',
    'profundidad de cálculo',
    'árbol de variantes',
    'calculation',
    'calculating variations',
    'líneas forzadas',
    'calculo mal',
    'me pierdo calculando',
    'variantes largas',
    'calcular jugadas',
    'cálculo concreto',
    'secuencia forzada',
  ],
  ideas: [
    'Calcula primero la línea en que el rival tiene menos opciones: jaques, capturas y amenazas grandes. Cada jugada forzada permite un paso más de profundidad.',
    'En cada nudo pregunta por la mejor respuesta, no por la que deseas. La rama crítica es la que más incomoda, y suele ser una jugada que ni captura ni responde lo previsto.',
    'Calcula una rama hasta el final antes de pasar a la siguiente, y apunta su conclusión en una palabra: gana, pierde, incierto.',
    'Detén el cálculo cuando la posición se calma: sin jaques, capturas ni amenazas pendientes. Entonces se evalúa, no se sigue sumando jugadas.',
  ],
  etapas: [
    {
      nivel: 3,
      enfoque: 'Calcula líneas de tres jugadas con una o dos ramas y escribe la conclusión de cada rama.',
      idea: 'Si la línea tiene una única respuesta legal, cuenta dos jugadas por el precio de una: usa ese ahorro para llegar más lejos.',
    },
    {
      nivel: 4,
      enfoque:
        'Añade ramas con jugadas intermedias y defensas activas, y decide cuándo parar. Exige árbol de dos ramas completas.',
      idea: 'La jugada más peligrosa del rival es la que ignora tu amenaza y crea la suya: inclúyela siempre en el árbol.',
    },
    {
      nivel: 5,
      enfoque:
        'Trabaja cinco o más jugadas con sacrificios y cambios de orden. Descarta ramas por comparación, no por cansancio.',
      idea: 'Cuando dos órdenes llevan a la misma posición, elige el que da menos alternativas al rival en el camino.',
    },
    {
      nivel: 6,
      enfoque:
        'Combina cálculo y evaluación en posiciones sin resultado claro, y mide tu precisión por ramas correctas.',
      idea: 'A este nivel se falla más por no generar la defensa crítica que por no calcularla: empieza por buscar la jugada que arruina tu idea.',
    },
  ],
  errorTipico:
    'Recorrer el árbol saltando de rama en rama y decidir por la última que se miró. Calcular es terminar ramas, no visitarlas.',
  preguntas: [
    {
      pregunta: '¿Qué jugadas calculas primero y por qué?',
      respuesta: 'Las más forzadas, porque reducen el número de respuestas y permiten llegar lejos con menos ramas.',
    },
    {
      pregunta: '¿Cómo se reconoce la rama crítica?',
      respuesta:
        'Es la respuesta que más incomoda mi idea: a menudo una jugada que ignora la amenaza, intercala algo o defiende de forma activa.',
    },
    {
      pregunta: '¿Cuándo se detiene el cálculo?',
      respuesta: 'Cuando no quedan jaques, capturas ni amenazas serias; a partir de ahí se evalúa la posición.',
    },
    {
      pregunta: '¿Qué se anota al cerrar una rama?',
      respuesta:
        'Una palabra de conclusión (gana, pierde, incierto) y, si es incierto, la jugada del rival que lo causa.',
    },
    {
      pregunta: '¿Qué ventaja da calcular el mismo golpe en otro orden?',
      respuesta:
        'Puede quitar opciones intermedias al rival o mejorar la posición final; a veces solo funciona un orden.',
    },
  ],
  criterio: {
    texto: 'Calcula {aciertos} de {de} líneas con la rama crítica incluida.',
    aciertos: 14,
    de: 18,
    unidad: 'líneas',
  },
  foco: 'En los momentos críticos termina una rama entera, pon su conclusión y solo entonces pasa a la siguiente.',
  revision: '¿Qué rama crítica no incluiste y cuál era la jugada que la iniciaba?',
  variantes: {
    teoria: [
      {
        titulo: 'el árbol en papel',
        consigna:
          'Dibuja el árbol del ejemplo con dos ramas por nudo y escribe la conclusión en cada hoja. Compara el tamaño con el que tenías en la cabeza.',
      },
      {
        titulo: 'la jugada que molesta',
        consigna:
          'En el ejemplo y en dos posiciones tuyas busca la respuesta que más incomoda. Escribe qué característica tiene para reconocerla antes.',
      },
      {
        titulo: 'cuándo parar',
        consigna:
          'Toma tres líneas que calculaste y marca la jugada donde la posición ya estaba tranquila. Calcula cuántas jugadas sobraban.',
      },
    ],
    ejercicios: [
      {
        titulo: 'árbol de dos ramas',
        consigna: 'Escribe en las posiciones de abajo dos ramas completas con conclusión. Después da la jugada.',
      },
      {
        titulo: 'defensa crítica primero',
        consigna:
          'En cada posición de abajo busca la respuesta que arruinaría tu idea antes de calcular la idea. Demuestra que no lo hace.',
      },
      {
        titulo: 'forzado y no forzado',
        consigna: 'Subraya en tus líneas de abajo las jugadas forzadas. Si hay pocas, reconsidera el orden.',
      },
      {
        titulo: 'línea en una frase',
        consigna:
          'Resume cada línea de abajo en una frase que incluya la rama crítica. Si no puedes, aún no la calculaste.',
      },
      {
        titulo: 'orden invertido',
        consigna: 'Prueba en las posiciones de abajo el mismo plan en otro orden y encuentra la diferencia exacta.',
      },
      {
        titulo: 'cálculo por partes',
        consigna:
          'Divide cada posición de abajo en tres tramos y describe la posición al final de cada tramo. Corrige los tramos, no el total.',
      },
      {
        titulo: 'presupuesto de tiempo',
        consigna:
          'Reparte el tiempo entre ramas en las posiciones de abajo y anota cuál consumió más. Ajusta en la siguiente.',
      },
      {
        titulo: 'verificación cruzada',
        consigna:
          'Resuelve las posiciones de abajo dos veces con un rato de por medio y compara las ramas. Las diferencias señalan inseguridad.',
      },
    ],
    test: [
      {
        titulo: 'líneas completas',
        consigna: 'Entrega para las {n} posiciones de abajo línea principal y rama crítica con conclusión.',
      },
      {
        titulo: 'sin volver atrás',
        consigna: 'Decide en las {n} posiciones de abajo sin volver atrás; la nota cuenta aciertos y ramas omitidas.',
      },
      {
        titulo: 'bloque de {min} minutos',
        consigna:
          'Trabaja {min} minutos seguidos en las {n} posiciones de abajo, como en una partida larga, y anota cuándo bajó tu precisión.',
      },
      {
        titulo: 'evaluar al final',
        consigna:
          'En las {n} posiciones de abajo la puntuación depende de tu conclusión sobre la posición final, no solo de la primera jugada.',
      },
    ],
    jugar: [
      {
        titulo: 'cálculo escrito en partida',
        consigna:
          'Juega una partida larga y en dos momentos escribe la línea completa con su rama crítica antes de mover.',
      },
      {
        titulo: 'posición táctica para calcular',
        consigna:
          'Monta una posición de ataque y juega contra alguien con la obligación de anunciar la línea antes de ejecutarla. Cambia de lado.',
      },
      {
        titulo: 'cálculo con incremento',
        consigna:
          'Juega partidas con incremento dedicando el tiempo a las dos jugadas más importantes de cada una. Anota cuáles elegiste.',
      },
    ],
    analizar: [
      {
        titulo: 'árbol reconstruido',
        consigna: 'Reconstruye el árbol de un cálculo de tu partida y marca la hoja en que te equivocaste.',
      },
      {
        titulo: 'profundidad útil',
        consigna:
          'En tres decisiones compara cuántas jugadas calculaste con cuántas hacían falta. Busca dónde sobró y dónde faltó.',
      },
      {
        titulo: 'rama no visitada',
        consigna:
          'Señala en una derrota la respuesta rival que no miraste y escribe qué palabra clave la habría traído a la lista.',
      },
    ],
  },
  ejemplo: {
    fen: 'rnbq1rk1/pp2bppp/4p3/2ppP3/3P3P/2NB1N2/PPP2PP1/R2QK2R w KQ - 0 9',
    linea: '1.Axh7+ Rxh7 2.Cg5+ Axg5 3.hxg5+ Rg8 4.Dh5 f5 5.g6',
    explicacion:
      'El sacrificio exige revisar las cuatro respuestas: tras 2...Axg5 o 2...Rg8 las negras pierden por la columna h; 2...Rg6 se contesta con 3.Dd3+; y la crítica es 2...Rh6 3.Dd2, donde hay que evaluar con cuidado. La línea principal termina con el peón de g6 encerrando al rey.',
  },
};
