import type { ChessTopic } from '../../chess-topic.ts';

export const ajParMotor: ChessTopic = {
  id: 'aj-par-motor',
  titulo: 'Trabajar con el motor sin dejarse llevar',
  area: 'PAR',
  nivelMin: 4,
  nivelMax: 6,
  prerequisitos: ['aj-par-analizar', 'aj-cal-evaluacion'],
  minutosEtapa: 300,
  importancia: 'ocasional',
  terminos: [
    'motor de ajedrez',
    'motores',
    'analizar con motor',
    'usar el motor',
    'análisis con computadora',
    'computadora de ajedrez',
    'módulo de análisis',
    'engine',
    'engines',
    'engine analysis',
    'dependencia del motor',
    'evaluación del motor',
    'números del motor',
    'entender al motor',
    'módulos de ajedrez',
    'revisar con ordenador',
  ],
  ideas: [
    'El motor responde qué, nunca por qué. Antes de encenderlo escribe tu evaluación, tu línea y tu duda; después busca dónde se separan tu línea y la suya.',
    'Un número no es un plan. Diferencias de dos o tres décimas no deben cambiar tu jugada; un salto de un punto o más señala un momento que tienes que entender.',
    'Pregunta jugando: prueba tu jugada en el análisis y deja que te la refute con movimientos, no con la cifra. Sigue hasta que puedas decir la razón con palabras.',
    'Hay posiciones que el motor lee mal o que son inútiles para ti: fortalezas, bloqueos y líneas de jugadas únicas que nadie encontraría en partida.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque: 'Usa el motor solo tras tu análisis, para verificar tres momentos. Traduce cada corrección a una frase.',
      idea: 'Apaga la evaluación y mira solo la jugada: tendrás que deducir tú quién está mejor y por qué.',
    },
    {
      nivel: 5,
      enfoque:
        'Compara las tres primeras líneas del motor y busca qué tienen en común: esa idea es lo que pide la posición.',
      idea: 'Si las tres mejores jugadas hacen lo mismo por caminos distintos, aprende la idea; si solo una sirve, aprende el detalle táctico.',
    },
    {
      nivel: 6,
      enfoque:
        'Trabaja contra el motor: fortalezas, bloqueos, decisiones prácticas y preparación humana elegida por dificultad para el rival.',
      idea: 'Elige entre líneas equivalentes la que exige al rival jugadas difíciles de encontrar, aunque el número sea unas décimas peor.',
    },
  ],
  errorTipico:
    'Recorrer la partida con la barra de evaluación a la vista y aceptar cada corrección. Parece trabajo, pero el pensamiento lo hizo la máquina.',
  preguntas: [
    {
      pregunta: '¿Qué escribes antes de encender el motor?',
      respuesta: 'Mi evaluación, mi línea principal y la duda concreta en cada momento elegido.',
    },
    {
      pregunta: '¿Cómo haces que el motor explique una refutación?',
      respuesta:
        'Juego mi idea en el análisis y sigo sus respuestas hasta poder decir con palabras por qué no funciona.',
    },
    {
      pregunta: '¿Qué indica que las tres primeras líneas coincidan en la idea?',
      respuesta: 'Que la posición pide ese plan; la elección exacta de jugada es secundaria.',
    },
    {
      pregunta: 'Da un tipo de posición donde la cifra engaña.',
      respuesta:
        'Las fortalezas y bloqueos: puede mostrar ventaja grande con material de más y no haber manera de progresar.',
    },
  ],
  criterio: {
    texto: 'Explica con palabras la razón del motor en {aciertos} de {de} correcciones antes de aceptarla.',
    aciertos: 9,
    de: 12,
    unidad: 'correcciones',
  },
  foco: 'Anota durante la partida qué evaluación das a tres posiciones para compararla después con la verificada.',
  revision: '¿Qué corrección del motor aún no sabes explicar con palabras?',
  variantes: {
    teoria: [
      {
        titulo: '+3 y tablas',
        consigna:
          'Estudia el ejemplo y demuestra sin ayuda que la torre no puede entrar. Escribe en dos frases por qué la cifra no refleja la realidad.',
      },
      {
        titulo: 'protocolo de uso',
        consigna:
          'Redacta tus reglas: cuándo encenderlo, cuántos momentos verificar y qué escribir antes y después. Pruébalas con una partida corta.',
      },
      {
        titulo: 'la idea común',
        consigna:
          'Toma una posición con tres buenas jugadas según tu análisis y busca qué comparten. Comprueba con el motor si la idea era esa.',
      },
    ],
    ejercicios: [
      {
        titulo: 'primero tú, después él',
        consigna:
          'Escribe en las posiciones de abajo evaluación, línea y duda antes de ver la solución. Señala el punto exacto en que te separaste.',
      },
      {
        titulo: 'explica la corrección',
        consigna:
          'Lee la solución de las posiciones de abajo y explica con palabras por qué tu jugada era peor. Sin la palabra «evaluación».',
      },
      {
        titulo: 'refútate',
        consigna:
          'Juega en las posiciones de abajo tu segunda opción y busca la respuesta más dura. Sigue hasta entender la causa.',
      },
      {
        titulo: 'salto o décimas',
        consigna:
          'Predice en las posiciones de abajo si la diferencia entre tu primera y segunda jugada es grande o pequeña. Compara con la solución.',
      },
      {
        titulo: 'sin número',
        consigna:
          'Resuelve las posiciones de abajo y escribe quién está mejor con palabras: claramente, algo, igual. Después verifica.',
      },
      {
        titulo: 'línea humana',
        consigna:
          'Elige en las posiciones de abajo la línea que jugarías contra una persona y di cuántas jugadas difíciles le exige.',
      },
      {
        titulo: 'tres ideas',
        consigna:
          'Da en las posiciones de abajo tres jugadas y la idea de cada una. Busca qué tienen en común las mejores.',
      },
      {
        titulo: 'busca el punto ciego',
        consigna:
          'Piensa en las posiciones de abajo si hay bloqueo, fortaleza o material sin valor. Escríbelo antes de contar piezas.',
      },
    ],
    test: [
      {
        titulo: 'coincidencia razonada',
        consigna: 'En las {n} posiciones de abajo puntúan la jugada y la razón; una razón falsa anula la jugada.',
      },
      {
        titulo: 'predicción de salto',
        consigna:
          'Antes de resolver las {n} posiciones de abajo anota cuánto perdería la jugada natural: nada, algo o mucho. Suma aciertos.',
      },
      {
        titulo: '{min} minutos sin ayuda',
        consigna:
          'Analiza las {n} posiciones de abajo durante {min} minutos como si después fueras a verificarlas. Escribe tus dudas exactas.',
      },
      {
        titulo: 'palabras contra cifras',
        consigna:
          'Describe las {n} posiciones de abajo solo con palabras y jugada; después comprueba si tu descripción encaja con la solución.',
      },
    ],
    jugar: [
      {
        titulo: 'partida con apuntes de evaluación',
        consigna:
          'Juega una partida larga y escribe tu evaluación en las jugadas 15, 25 y 35. Verifícalas al terminar.',
      },
      {
        titulo: 'contra el motor desde ventaja',
        consigna:
          'Juega contra un programa desde una posición con ventaja clara y consérvala. Si se escapa, vuelve a la posición y prueba otra técnica.',
      },
      {
        titulo: 'resistencia contra la máquina',
        consigna:
          'Juega una posición inferior contra un programa y cuenta cuántas jugadas aguantas. Repite mejorando la marca.',
      },
    ],
    analizar: [
      {
        titulo: 'tres momentos verificados',
        consigna: 'Analiza sin ayuda, elige tres momentos, verifica solo esos y escribe la razón de cada diferencia.',
      },
      {
        titulo: 'refutación jugada',
        consigna:
          'Toma tu jugada criticada, juégala en el análisis y sigue hasta la causa. Redacta la explicación en dos frases.',
      },
      {
        titulo: 'acuerdo y desacuerdo',
        consigna:
          'Lista dónde coincidiste con el motor y dónde no en tu última partida. Busca el tipo de posición de los desacuerdos.',
      },
      {
        titulo: 'línea práctica',
        consigna:
          'Revisa una recomendación que no jugarías y decide qué alternativa humana era suficiente. Justifica el coste.',
      },
    ],
  },
  ejemplo: {
    fen: '8/3k4/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/3K4/R7 w - - 0 1',
    linea: '1.Tb1 Rd8 2.Tb3 Rd7',
    explicacion:
      'Las blancas tienen una torre de más y un motor suele dar más de tres puntos de ventaja. Pero todos los peones están bloqueados: la torre no tiene columna por donde entrar y las casillas b4, d4, f4 y h4 están controladas por peones que no necesitan capturar. Las negras mueven el rey y son tablas. El número no es la verdad; el tablero sí.',
  },
};
