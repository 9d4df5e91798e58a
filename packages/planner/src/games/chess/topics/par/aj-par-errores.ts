import type { ChessTopic } from '../../chess-topic.ts';

export const ajParErrores: ChessTopic = {
  id: 'aj-par-errores',
  titulo: 'Cuaderno de errores propios',
  area: 'PAR',
  nivelMin: 2,
  nivelMax: 6,
  prerequisitos: ['aj-par-analizar'],
  minutosEtapa: 220,
  terminos: [
    'cuaderno de errores',
    'errores propios',
    'mis errores',
    'registro de errores',
    'errores repetidos',
    'repetir errores',
    'lista de errores',
    'repaso de errores',
    'error notebook',
    'mistake log',
    'errores típicos míos',
    'patrones de error',
    'aprender de mis errores',
    'historial de errores',
    'cuaderno de ajedrez',
    'siempre fallo en lo mismo',
    'debilidades propias',
  ],
  ideas: [
    'Cada error se guarda con posición, jugada hecha, jugada correcta y causa: no visto, mal calculado, mal evaluado, desconocido o reloj. La causa vale más que la solución.',
    'Se repasa espaciado: el mismo día, en tres días, en una semana y en un mes. Si fallas otra vez, vuelve al primer plazo.',
    'Cada mes se cuenta: la causa más repetida es tu próximo tema de estudio y la siguiente es el tema de reserva.',
    'Guarda también los aciertos difíciles: muestran qué método funcionó y evitan que el cuaderno sea solo castigo.',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque: 'Guarda dos errores por partida con su causa y repásalos con los plazos. Usa solo cuatro categorías.',
      idea: 'Una categoría por error: si dudas entre dos, elige la que más se repite en tu cuaderno.',
    },
    {
      nivel: 3,
      enfoque:
        'Añade fase de partida y tipo de posición, y busca la combinación más cara. Repasa aunque recuerdes la solución.',
      idea: 'El repaso se hace resolviendo desde el diagrama, no leyendo: leer la respuesta no mueve el olvido.',
    },
    {
      nivel: 4,
      enfoque: 'Cruza causas con estructuras y con reloj. Escribe una regla personal por causa dominante.',
      idea: 'Tres errores con la misma causa se convierten en una regla escrita en imperativo, corta y comprobable.',
    },
    {
      nivel: 5,
      enfoque:
        'Mide la tendencia: qué porcentaje de errores repite causa respecto del mes anterior. Ajusta la semana de estudio.',
      idea: 'Si una causa baja y otra sube, el entrenamiento funcionó; si la misma se mantiene dos meses, cambia el método, no la cantidad.',
    },
    {
      nivel: 6,
      enfoque: 'Trabaja errores sutiles de evaluación y decisión, con análisis de calidad del tiempo gastado.',
      idea: 'Guarda decisiones, no solo jugadas: «gasté la mitad del tiempo en una recaptura» es un error aunque la jugada fuera buena.',
    },
  ],
  errorTipico:
    'Copiar la solución en el cuaderno sin escribir la causa ni volver nunca. El cuaderno se llena y los errores se repiten igual.',
  preguntas: [
    { pregunta: '¿Qué cuatro datos lleva cada error?', respuesta: 'Posición, jugada hecha, jugada correcta y causa.' },
    {
      pregunta: '¿Con qué plazos se repasa?',
      respuesta: 'El mismo día, a los tres días, a la semana y al mes; si se falla, se vuelve a empezar.',
    },
    {
      pregunta: '¿Para qué se cuentan las causas cada mes?',
      respuesta: 'Para elegir el tema de estudio siguiente: la causa más repetida manda y la segunda queda en reserva.',
    },
    {
      pregunta: '¿Cuándo cambias de método con un mismo error?',
      respuesta:
        'Cuando la misma causa domina dos meses seguidos pese al trabajo: el entrenamiento no la está tocando.',
    },
    {
      pregunta: '¿Por qué guardar también aciertos difíciles?',
      respuesta: 'Porque muestran qué método resolvió el problema y permiten repetirlo.',
    },
  ],
  criterio: {
    texto: 'Resuelve sin ayuda {aciertos} de {de} posiciones repasadas de tu cuaderno.',
    aciertos: 16,
    de: 20,
    unidad: 'posiciones',
  },
  foco: 'Detecta en la partida la causa que más repites y detente cuando reconozcas esa situación.',
  revision: '¿Este error ya está en tu cuaderno y con qué causa?',
  variantes: {
    teoria: [
      {
        titulo: 'construir el cuaderno',
        consigna:
          'Diseña las columnas (posición, jugada, correcta, causa, fecha de repaso) y pasa a ellas cuatro errores antiguos. Decide dónde lo guardarás.',
      },
      {
        titulo: 'reglas personales',
        consigna:
          'De las causas que ya tienes escribe tres reglas en imperativo de menos de doce palabras. Comprueba que se pueden cumplir en una partida.',
      },
      {
        titulo: 'repaso por causa',
        consigna:
          'Toma los errores de la misma causa y busca qué tienen en común: fase, estructura o pieza. Escribe una conclusión.',
      },
    ],
    ejercicios: [
      {
        titulo: 'repaso del cuaderno',
        consigna:
          'Resuelve las posiciones de abajo como repaso: jugada, línea y causa por la que se fallaría. Marca las que recuerdas de memoria.',
      },
      {
        titulo: 'error probable',
        consigna:
          'Escribe en las posiciones de abajo qué jugada equivocada harías tú y por qué causa. Después la correcta.',
      },
      {
        titulo: 'la misma causa dos veces',
        consigna: 'Agrupa las posiciones de abajo por la causa que más te afecte y resuelve primero ese grupo.',
      },
      {
        titulo: 'nuevo repaso a plazo',
        consigna:
          'Resuelve las posiciones de abajo, anota la fecha y vuelve a ellas en tres días. Compara si el fallo se repite.',
      },
      {
        titulo: 'regla aplicada',
        consigna: 'Aplica una de tus reglas personales a las posiciones de abajo y di en cuáles te habría salvado.',
      },
      {
        titulo: 'sin mirar el diagrama dos veces',
        consigna:
          'Resuelve cada posición de abajo con una sola mirada larga. Tu cuaderno dirá si el error es de visión o de cálculo.',
      },
      {
        titulo: 'aciertos difíciles',
        consigna: 'Señala en las posiciones de abajo cuál te costó y describe el método que la resolvió.',
      },
      {
        titulo: 'error ajeno',
        consigna: 'Explica las posiciones de abajo como errores de otra persona y di qué causa le pondrías.',
      },
    ],
    test: [
      {
        titulo: 'repaso medido',
        consigna:
          'Resuelve las {n} posiciones de abajo como control de tu cuaderno. Anota el porcentaje y la causa de cada fallo.',
      },
      {
        titulo: 'causas al descubierto',
        consigna: 'En las {n} posiciones de abajo escribe jugada y causa probable; compara después con lo que ocurrió.',
      },
      {
        titulo: '{min} minutos sin pistas',
        consigna: 'Usa {min} minutos en las {n} posiciones de abajo y registra cuáles ya habías fallado antes.',
      },
      {
        titulo: 'regla del mes',
        consigna:
          'Haz las {n} posiciones de abajo aplicando tu regla dominante. Cuenta cuántas veces la aplicaste de verdad.',
      },
    ],
    jugar: [
      {
        titulo: 'caza de tu causa',
        consigna:
          'Juega una partida vigilando la situación que más errores te causa. Márcala en la planilla cada vez que aparece.',
      },
      {
        titulo: 'regla a la vista',
        consigna: 'Juega con tu regla personal escrita delante. Al terminar califica de 1 a 5 si la seguiste.',
      },
      {
        titulo: 'repetición controlada',
        consigna:
          'Juega otra partida con la apertura o el tipo de posición donde más fallas. Apunta si apareció la causa de siempre.',
      },
    ],
    analizar: [
      {
        titulo: 'pasar errores al cuaderno',
        consigna:
          'Analiza tu última partida y añade dos errores con causa y fecha de repaso. Escribe también un acierto difícil.',
      },
      {
        titulo: 'cuenta del mes',
        consigna:
          'Cuenta las causas del cuaderno por categoría y compara con el mes anterior. Elige el tema de estudio.',
      },
      {
        titulo: 'error que volvió',
        consigna: 'Busca un error repetido y compara las dos posiciones. Escribe qué no aprendiste la primera vez.',
      },
    ],
  },
  ejemplo: {
    fen: 'rnbqkbnr/pppp2pp/5p2/4N3/4P3/8/PPPP1PPP/RNBQKB1R b KQkq - 0 3',
    linea: '1...De7 2.Cf3 Dxe4+',
    explicacion:
      'Entrada típica de cuaderno: la jugada hecha suele ser 1...fxe5, capturar por reflejo, y la causa «no vi el jaque»: sigue 2.Dh5+ y si 2...g6 3.Dxe5+ gana la torre de h8. La correcta recupera el peón atacando el caballo. La regla que se escribe: «antes de tomar algo regalado, miro los jaques de dama».',
  },
  otrosEjemplos: [
    {
      niveles: [4, 6],
      fen: 'r1b2rk1/pp1n1ppp/2p1pn2/q2p2B1/1bPP4/2NBP3/PPQN1PPP/R3K2R b KQ - 5 9',
      linea: '1...dxc4 2.Axf6 cxd3 3.Dxd3 Cxf6',
      explicacion:
        'Entrada del cuaderno de quien llevaba las blancas: acaba de jugar la natural Ad3. Causa: «miré mis amenazas y no la línea que abre su captura». Con 1...dxc4 el peón ataca el alfil de d3 y la dama de a5 ve el de g5 por la quinta fila; uno de los dos cae. Regla escrita: antes de una jugada de desarrollo, repasar qué líneas se abren si el rival toma en el centro.',
    },
  ],
};
