import type { ChessTopic } from '../../chess-topic.ts';

export const ajTacDesviacion: ChessTopic = {
  id: 'aj-tac-desviacion',
  titulo: 'Desviación y sobrecarga',
  area: 'TAC',
  nivelMin: 2,
  nivelMax: 5,
  prerequisitos: ['aj-tac-defensor'],
  minutosEtapa: 310,
  terminos: [
    'desviación',
    'desviar',
    'desviaciones',
    'sobrecarga',
    'pieza sobrecargada',
    'sobrecargar',
    'defensor sobrecargado',
    'pieza con dos tareas',
    'alejar al defensor',
    'distracción',
    'deflection',
    'overload',
    'overloading',
    'overloaded piece',
    'apartar la defensa',
    'sacrificio de desviación',
    'obligar al defensor a irse',
    'desviar la dama',
  ],
  ideas: [
    'Desviar es obligar a un defensor a abandonar su tarea, normalmente ofreciéndole algo que no puede rechazar. Sobrecarga es que un mismo defensor tenga dos tareas y solo pueda cumplir una.',
    'Haz la lista de tareas de cada defensor: «la dama cuida d8 y e8». Quien tenga dos entradas en la lista es el objetivo.',
    'La jugada desviadora funciona si ignorarla también pierde: con jaque, con captura o con amenaza de mate. Sin esa presión, el defensor no se mueve.',
    'Las tareas más frágiles son la última fila, la casilla de mate junto al rey y la defensa de una pieza clavada.',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque:
        'Desvía con una sola jugada: sacrificio que aparta la torre de la última fila o la dama de la casilla de mate.',
      idea: 'Pregunta a cada defensor «si te vas, ¿qué cae?»: si la respuesta es mate, cualquier precio vale.',
    },
    {
      nivel: 3,
      enfoque:
        'Busca sobrecargas con dos objetivos y elige cuál golpear primero. Escribe las dos tareas antes de mover.',
      idea: 'Golpea la tarea que obliga a recapturar: si el defensor recaptura abandona la otra, y si no recaptura pierdes menos de lo que ganas.',
    },
    {
      nivel: 4,
      enfoque:
        'Encadena desviaciones sucesivas sobre la misma pieza y combina con interferencia y clavada. Verifica jugadas intermedias del rival.',
      idea: 'Una desviación puede repetirse: cada oferta obliga al mismo defensor a buscar otra casilla desde donde cumpla la tarea, hasta que no queda ninguna.',
    },
    {
      nivel: 5,
      enfoque:
        'Usa la sobrecarga como herramienta estratégica: crea tareas en dos flancos y espera el momento en que un defensor no alcance.',
      idea: 'Antes de la combinación se construye la sobrecarga: añade una segunda amenaza lejana al defensor que ya está ocupado.',
    },
  ],
  errorTipico:
    'Ofrecer el sacrificio sin comprobar que el rival puede rechazarlo cumpliendo aún su tarea, o que otro defensor toma el relevo desde lejos.',
  preguntas: [
    {
      pregunta: '¿Qué diferencia hay entre desviación y sobrecarga?',
      respuesta:
        'La desviación obliga a un defensor a irse; la sobrecarga explota que ya tiene dos tareas y, al cumplir una, abandona la otra.',
    },
    {
      pregunta: '¿Cuándo un sacrificio desviador no se puede rechazar?',
      respuesta: 'Cuando rechazarlo pierde igual: porque da jaque, captura algo valioso o amenaza mate por sí mismo.',
    },
    {
      pregunta: '¿Qué escribes antes de buscar la combinación?',
      respuesta: 'La lista de tareas de cada defensor; quien aparece dos veces es el candidato.',
    },
    {
      pregunta: 'En el ejemplo de Adams contra Torre, ¿por qué ninguna dama blanca se puede capturar?',
      respuesta:
        'Porque la dama y la torre negras defienden e8; si capturan, la torre blanca entra en e8 y da mate en la última fila.',
    },
    {
      pregunta: 'Una torre cuida a la vez la última fila y un alfil suelto. ¿Qué golpeas primero?',
      respuesta:
        'Capturo el alfil si la recaptura abandona la última fila y permite mate; si la recaptura no fuera obligada, busco antes la amenaza que la fuerce.',
    },
  ],
  criterio: {
    texto: 'Resuelve {aciertos} de {de} posiciones de desviación o sobrecarga con las tareas escritas.',
    aciertos: 15,
    de: 20,
    unidad: 'posiciones',
  },
  foco: 'Haz la lista de tareas de la dama y las torres rivales en cada momento de tensión.',
  revision: '¿Qué pieza tenía dos tareas y quién lo vio primero?',
  variantes: {
    teoria: [
      {
        titulo: 'tabla de tareas',
        consigna:
          'En el ejemplo escribe qué defiende cada pieza negra antes de cada jugada blanca. Observa cómo la tabla se queda sin casillas útiles para la dama.',
      },
      {
        titulo: 'desviación o atracción',
        consigna:
          'Crea dos posiciones con el mismo sacrificio: en una importa de dónde sale la pieza y en la otra adónde llega. Explica por qué la primera es desviación.',
      },
      {
        titulo: 'rechazar también pierde',
        consigna:
          'Inventa una desviación que se puede rechazar y modifícala hasta que no. Escribe qué añadiste: jaque, captura o amenaza.',
      },
    ],
    ejercicios: [
      {
        titulo: 'dos columnas',
        consigna: 'Haz en cada posición de abajo dos columnas: defensor y tareas. Resuelve golpeando al que tenga dos.',
      },
      {
        titulo: 'si te vas, ¿qué cae?',
        consigna:
          'Aparta mentalmente cada defensor en las posiciones de abajo y anota lo que se pierde. Busca cómo obligarlo a irse.',
      },
      {
        titulo: 'aceptar y rechazar',
        consigna:
          'Escribe las dos ramas de cada posición de abajo: qué pasa si acepta y qué pasa si rechaza. Ambas deben ganar.',
      },
      {
        titulo: 'relevo del defensor',
        consigna:
          'Comprueba en las posiciones de abajo qué otra pieza podría asumir la tarea. Da la línea que lo impide.',
      },
      {
        titulo: 'última fila bajo examen',
        consigna:
          'Marca en cada posición de abajo quién cuida la última fila de cada bando. Resuelve teniendo en cuenta ambas.',
      },
      {
        titulo: 'elige la primera tarea',
        consigna: 'En las sobrecargas de abajo prueba golpear una y otra tarea. Explica cuál orden funciona.',
      },
      {
        titulo: 'a reloj y con revisión',
        consigna:
          'Resuelve las posiciones de abajo con reloj, escribe tu confianza de 1 a 5 y revisa después las de confianza 3 o menos.',
      },
      {
        titulo: 'recarga defensiva',
        consigna:
          'Con el bando contrario, propone en cada posición de abajo la jugada que repartía las tareas entre dos piezas.',
      },
    ],
    test: [
      {
        titulo: 'tareas y clave',
        consigna:
          'En las {n} posiciones de abajo escribe las tareas del defensor elegido y la jugada. Un punto por cada par completo.',
      },
      {
        titulo: 'ramas completas',
        consigna: 'Da para las {n} posiciones de abajo la línea si acepta y si rechaza. Falta una rama, no puntúa.',
      },
      {
        titulo: '{min} minutos, una vuelta',
        consigna:
          'Recorre las {n} posiciones de abajo una sola vez en {min} minutos, con respuesta obligatoria en todas.',
      },
      {
        titulo: 'defensor señalado',
        consigna:
          'Escribe para las {n} posiciones de abajo solo el nombre y casilla del defensor clave; corrige, y después da las líneas.',
      },
    ],
    jugar: [
      {
        titulo: 'agranda el frente',
        consigna:
          'Juega una partida creando amenazas en dos zonas a la vez para cargar de tareas a la dama rival. Anota cuándo quedó sobrecargada.',
      },
      {
        titulo: 'reparte tareas',
        consigna:
          'Juega una partida cuidando que ninguna pieza tuya defienda dos cosas importantes. Si ocurre, arréglalo en la jugada siguiente.',
      },
      {
        titulo: 'pasillo en la mira',
        consigna:
          'Juega una partida sin damas cambiadas y revisa en cada turno quién cuida las dos últimas filas. Busca desviarlo.',
      },
    ],
    analizar: [
      {
        titulo: 'mapa de tareas en el punto de giro',
        consigna:
          'Elige la posición crítica de tu partida y escribe las tareas de todos los defensores. ¿Había uno con dos?',
      },
      {
        titulo: 'desviación en contra',
        consigna: 'En una derrota busca qué defensor tuyo fue apartado y cómo podías haberle quitado una tarea antes.',
      },
      {
        titulo: 'ofertas que se aceptaron sin pensar',
        consigna: 'Revisa capturas hechas por reflejo y comprueba qué dejó de defender la pieza que capturó.',
      },
    ],
  },
  ejemplo: {
    fen: '2r1r1k1/1p1q1ppp/3p1b2/p2P4/3Q4/5N2/PP2RPPP/4R1K1 w - - 0 18',
    linea: '1.Dg4 Db5 2.Dc4 Dd7 3.Dc7 Db5 4.a4 Dxa4 5.Te4 Db5 6.Dxb7',
    explicacion:
      'La dama y la torre de c8 tienen una sola tarea común: cuidar e8. Las blancas ofrecen la dama una y otra vez, y no se puede tomar porque Txe8+ termina en mate de última fila. Tras 6.Dxb7 la dama negra se queda sin casillas desde donde siga defendiendo e8.',
  },
  otrosEjemplos: [
    {
      niveles: [2, 3],
      fen: '2r3k1/pp3ppp/8/2n5/8/4B2P/PP3PP1/3R2K1 w - - 0 1',
      linea: '1.Axc5 Txc5 2.Td8#',
      explicacion:
        'La torre de c8 tiene dos trabajos: defiende el caballo de c5 y guarda la última fila. No puede con los dos. 1.Axc5 la obliga a elegir: si recaptura, abandona la octava y la torre blanca da mate; si no, las negras han perdido una pieza.',
    },
  ],
};
