import type { ChessTopic } from '../../chess-topic.ts';

export const ajParAnalizar: ChessTopic = {
  id: 'aj-par-analizar',
  titulo: 'Análisis de tus propias partidas',
  area: 'PAR',
  nivelMin: 0,
  nivelMax: 6,
  prerequisitos: ['aj-par-jugar'],
  minutosEtapa: 430,
  importancia: 'esencial',
  terminos: [
    'analizar partidas',
    'análisis de partidas',
    'analizar mis partidas',
    'revisar partidas',
    'revisión de partidas',
    'autoanálisis',
    'analizar sin motor',
    'comentar partidas',
    'autocrítica',
    'análisis propio',
    'análisis en casa',
    'game analysis',
    'analyzing my games',
    'post mortem',
    'postmortem',
    'buscar mis errores',
    'momentos de la partida',
    'revisar lo jugado',
  ],
  ideas: [
    'Primero tu cabeza, después cualquier ayuda: escribe lo que pensaste en la partida y los momentos que no entendiste antes de consultar nada.',
    'Busca momentos, no jugadas: donde cambió el plan, el material o la evaluación. Con tres o cuatro por partida basta.',
    'Cada error necesita causa, no solo corrección: no vi, calculé mal, evalué mal o no conocía la posición. La causa decide el entrenamiento.',
    'El cierre son dos productos: una posición para guardar y una frase de conclusión que puedas aplicar en la próxima partida.',
  ],
  etapas: [
    {
      nivel: 0,
      enfoque:
        'Anota tus partidas jugada por jugada, o guárdalas si juegas en línea, y reprodúcelas después. Busca una sola cosa: la primera pieza que alguien perdió a cambio de nada.',
      idea: 'Cuando halles esa jugada retrocede un turno y pregunta qué pieza la atacaba y desde cuándo. Escribe la respuesta en una línea: es el aviso que te faltó.',
    },
    {
      nivel: 1,
      enfoque: 'Reproduce la partida y marca dónde se ganó o perdió material. Escribe qué no miraste en cada caso.',
      idea: 'El primer análisis es contar: cuántas veces quedó algo colgado y cuántas se vio.',
    },
    {
      nivel: 2,
      enfoque: 'Añade el momento del plan: qué querías y qué pedía la posición. Escribe la conclusión de la partida.',
      idea: 'Escribe tu idea de cada tramo antes de analizar; sin ella, después inventarás una.',
    },
    {
      nivel: 3,
      enfoque:
        'Analiza líneas alternativas en los momentos críticos y ponles veredicto. Separa error táctico de error de plan.',
      idea: 'Distingue la jugada que perdió de la que causó el problema: suele estar varias jugadas antes.',
    },
    {
      nivel: 4,
      enfoque:
        'Trabaja sin motor primero y verifica después. Compara tu evaluación con la real en cada momento crítico.',
      idea: 'Antes de consultar, escribe tu evaluación y tu mejor línea en los tres momentos: lo que se compara es tu pensamiento, no la partida.',
    },
    {
      nivel: 5,
      enfoque:
        'Análisis por fases con conclusiones de apertura, técnica y cálculo, y preparación de mejoras concretas.',
      idea: 'Cada análisis debe producir una novedad para tu preparación: jugada, plan o regla escrita, no solo errores.',
    },
    {
      nivel: 6,
      enfoque:
        'Análisis profundo de partidas importantes, con líneas alternativas largas y patrones de decisión propios.',
      idea: 'A este nivel se analizan decisiones: por qué dedicaste el tiempo ahí y si repetirías el camino con la misma información.',
    },
  ],
  errorTipico:
    'Abrir el motor en la primera jugada. Ves números y no ves por qué te equivocaste; sin tu análisis previo, la corrección no se aprende.',
  preguntas: [
    {
      pregunta: '¿Qué haces antes de consultar un motor?',
      respuesta: 'Escribo lo que pensaba en los momentos importantes y mi propia explicación de cada error.',
    },
    {
      pregunta: '¿Qué es un momento y cuántos buscas por partida?',
      respuesta: 'Un punto donde cambian plan, material o evaluación; con tres o cuatro por partida es suficiente.',
    },
    {
      pregunta: '¿En qué cuatro causas clasificas un error?',
      respuesta: 'No lo vi, calculé mal, evalué mal o no conocía la posición.',
    },
    {
      pregunta: '¿Qué productos deja un buen análisis?',
      respuesta: 'Una posición guardada para repetir y una conclusión en una frase aplicable a la próxima partida.',
    },
    {
      pregunta: '¿Cómo distingues la jugada que pierde de la que causó el problema?',
      respuesta:
        'Retrocediendo: la causa suele ser un error anterior (un plan equivocado o una pieza mal puesta) que hizo posible la pérdida.',
    },
  ],
  criterio: {
    texto: 'Encuentra por tu cuenta {aciertos} de {de} errores decisivos antes de verificar con ayuda.',
    aciertos: 7,
    de: 10,
    unidad: 'errores',
  },
  foco: 'Marca durante la partida las jugadas en que dudes; son los momentos que analizarás primero.',
  revision: '¿Cuáles fueron los tres momentos que decidieron la partida y qué causa tuvo cada uno?',
  variantes: {
    teoria: [
      {
        titulo: 'hoja de análisis',
        consigna:
          'Diseña tu hoja: momentos, qué pensé, qué pedía la posición, causa y conclusión. Llénala con una partida vieja para probarla.',
      },
      {
        titulo: 'del error a la causa',
        consigna:
          'Toma tres errores de partidas tuyas y busca la causa de cada uno retrocediendo. Escribe qué entrenamiento corresponde a cada causa.',
      },
      {
        titulo: 'comparar evaluaciones',
        consigna:
          'Elige una partida analizada y compara quién creías que estaba mejor en cada momento con lo que comprobaste después. Busca en qué tipo de posición te desvías más.',
      },
    ],
    ejercicios: [
      {
        titulo: 'posiciones de tu análisis',
        consigna:
          'En cada posición de abajo escribe qué habrías pensado en la partida, tu jugada y su causa probable de error. Después resuelve.',
      },
      {
        titulo: 'momento o rutina',
        consigna: 'Decide en las posiciones de abajo si son momento crítico y cuánto tiempo merecían. Luego la jugada.',
      },
      {
        titulo: 'alternativas con veredicto',
        consigna:
          'Da en las posiciones de abajo dos jugadas posibles y di quién queda mejor tras cada una. La explicación importa más que la elección.',
      },
      {
        titulo: 'explica el error anterior',
        consigna:
          'Supón en las posiciones de abajo que el error fue la jugada previa y descríbela. Después busca la mejor continuación.',
      },
      {
        titulo: 'causa primero',
        consigna:
          'Escribe en las posiciones de abajo qué causa de error sería más probable y resuelve. Comprueba si tu acierto lo confirma.',
      },
      {
        titulo: 'análisis escrito completo',
        consigna:
          'Analiza las posiciones de abajo como si publicaras un comentario: posición, ideas, línea, conclusión.',
      },
      {
        titulo: 'lo que cambió',
        consigna:
          'Compara en las posiciones de abajo la situación antes y después de la última jugada y escribe qué cambió. La mejor jugada suele salir de ahí.',
      },
      {
        titulo: 'conclusión en una frase',
        consigna: 'Resuelve las posiciones de abajo y resume cada una en una frase que sirva para otra partida.',
      },
    ],
    test: [
      {
        titulo: 'análisis sin ayuda',
        consigna:
          'Analiza por escrito las {n} posiciones de abajo y compara con la solución. Puntúa idea, línea y conclusión.',
      },
      {
        titulo: 'causas correctas',
        consigna:
          'En las {n} posiciones de abajo identifica la causa del error que llevó a la posición y la mejor continuación.',
      },
      {
        titulo: 'con límite de {min} minutos',
        consigna: 'Usa {min} minutos para las {n} posiciones de abajo; cuenta cuántas explicaste con causa y línea.',
      },
      {
        titulo: 'tu evaluación contra la real',
        consigna:
          'Escribe en las {n} posiciones de abajo quién está mejor según tú antes de resolver y cuenta ese acierto aparte del de la jugada.',
      },
    ],
    jugar: [
      {
        titulo: 'partida para analizar',
        consigna: 'Juega una partida con la intención de analizarla: apunta las jugadas de duda mientras juegas.',
      },
      {
        titulo: 'segunda versión',
        consigna:
          'Juega otra vez la misma apertura o estructura de una partida que analizaste y comprueba si aplicas la conclusión.',
      },
      {
        titulo: 'partida doblada',
        consigna:
          'Juega una partida contra alguien y analícenla juntos comparando lo que pensaba cada uno en los mismos momentos.',
      },
    ],
    analizar: [
      {
        titulo: 'tres momentos, tres causas',
        consigna: 'Elige los tres momentos de tu última partida, escribe qué pensaste y asigna causa a cada error.',
      },
      {
        titulo: 'líneas alternativas',
        consigna:
          'Toma el momento más importante y escribe dos alternativas con su línea y veredicto. Compruébalas después con calma.',
      },
      {
        titulo: 'retroceso al origen',
        consigna:
          'Sigue hacia atrás la causa de tu derrota hasta la jugada en que empezó el problema. Escríbela en una frase.',
      },
      {
        titulo: 'verificación tardía',
        consigna:
          'Analiza primero solo, guarda tus líneas y verifica con ayuda recién al final. Anota qué coincidió y qué no.',
      },
      {
        titulo: 'fase por fase',
        consigna:
          'Divide la partida en apertura, medio juego y final y da una conclusión a cada fase. Elige una para trabajar.',
      },
      {
        titulo: 'partida de otro',
        consigna:
          'Analiza una partida de alguien de tu nivel buscando sus tres momentos. Compara tu lista con la de otra persona si es posible.',
      },
    ],
  },
  ejemplo: {
    fen: 'rn1qkb1r/ppp2ppp/3p4/5b2/4n3/2N2N2/PPPP1PPP/R1BQKB1R w KQkq - 2 6',
    linea: '1.De2 De7 2.Cd5',
    explicacion:
      'Momento clave del análisis: la causa del error negro está antes, en dejar el rey en la columna del caballo de e4. 1.De2 ataca al caballo y, si la dama lo sostiene desde e7, 2.Cd5 gana material por el ataque a la dama y a c7. Anota la causa («pieza suelta en columna abierta»), no solo la jugada.',
  },
  otrosEjemplos: [
    {
      niveles: [0, 0],
      fen: 'r2qkb1r/pppn1ppp/3p4/4p3/2B1P1b1/2NP1N1P/PPP2PP1/R1BQK2R w KQkq - 0 7',
      linea: '1.hxg4 Cb6',
      explicacion:
        'Las negras acaban de llevar el caballo a d7 y han perdido el alfil. Retrocede un turno: el peón de h3 ya atacaba g4 en la jugada anterior, así que el error fue no mirar qué había hecho el rival. La línea del cuaderno sería: «me atacaron con un peón y moví otra pieza».',
    },
  ],
};
