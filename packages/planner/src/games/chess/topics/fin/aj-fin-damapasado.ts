import type { ChessTopic } from '../../chess-topic.ts';

export const ajFinDamapasado: ChessTopic = {
  id: 'aj-fin-damapasado',
  titulo: 'Finales de damas con peones pasados',
  area: 'FIN',
  nivelMin: 5,
  nivelMax: 6,
  prerequisitos: ['aj-fin-dama'],
  favorece: ['clasica'],
  minutosEtapa: 300,
  importancia: 'ocasional',
  terminos: [
    'finales de damas con peón pasado',
    'dama y peón pasado',
    'damas y pasados',
    'final de damas con peones',
    'dama centralizada',
    'escapar de los jaques en el final',
    'rey que huye de los jaques',
    'perpetuo en finales de dama',
    'queen ending with passed pawn',
    'queen endgame passed pawn',
    'cambio de damas con jaque',
    'dama y peones contra dama y peones',
    'peón pasado con damas',
    'refugio contra jaques',
    'contrajaques en finales de dama',
    'dama detrás del pasado',
  ],
  ideas: [
    'En finales de damas vale el pasado más avanzado: uno en sexta apoyado por la dama pesa más que dos peones de ventaja en otro lado.',
    'La dama centralizada hace tres cosas a la vez: empuja el pasado, cubre a su rey y prepara contrajaques.',
    'El defensor vive del perpetuo; el atacante necesita un refugio, un contrajaque o una casilla donde su dama tape con jaque.',
    'Avanza con tiempo: jaque que mejora la dama, avance del peón, nuevo jaque. El avance sin tiempo permite la serie de jaques.',
  ],
  etapas: [
    {
      nivel: 5,
      enfoque:
        'Coloca la dama en el centro con jaque antes de avanzar y aprende a esconder el rey en g2, h2 o detrás de los peones rivales.',
      idea: 'Tres peones delante del rey propio reducen los jaques útiles a dos o tres: no los muevas mientras el pasado avanza.',
    },
    {
      nivel: 6,
      enfoque:
        'Calcula marchas de rey por todo el tablero, contrajaques y finales de peones que resultan del cambio de damas forzado.',
      idea: 'A menudo el mejor refugio está junto al rey enemigo: ahí cualquier jaque se contesta cambiando damas o con jaque.',
    },
  ],
  ejemplo: {
    fen: '6k1/5pp1/1P5p/8/8/1q4P1/5PKP/4Q3 w - - 0 1',
    linea: '1.De8+ Rh7 2.De4+ g6 3.b7',
    explicacion:
      'El avance inmediato 1.b7 pierde el peón con jaque: 1...Dxb7+. Con 1.De8+ y 2.De4+ la dama llega al centro ganando tiempo: protege b7, domina la diagonal larga y quita los jaques peligrosos. Solo entonces avanza el peón, y la dama negra queda atada a la casilla b8.',
  },
  errorTipico:
    'Empujar el pasado en cuanto se puede. Si la dama rival da jaque atacando el peón, se pierde la partida en un movimiento.',
  preguntas: [
    {
      pregunta: '¿Qué tres tareas cumple la dama centralizada?',
      respuesta: 'Apoyar el pasado, cubrir al rey de los jaques y tener contrajaques disponibles.',
    },
    {
      pregunta: '¿Qué compruebas antes de avanzar el pasado una casilla?',
      respuesta: 'Todos los jaques rivales después del avance y si alguno ataca a la vez el peón o la dama.',
    },
    {
      pregunta: '¿Cómo se usa el rey rival como refugio?',
      respuesta: 'Acerco mi rey al suyo para que sus jaques permitan contrajaque o cambio de damas.',
    },
  ],
  criterio: {
    texto: 'Avanza o frena el pasado con precisión en {aciertos} de {de} finales de damas',
    aciertos: 7,
    de: 10,
    unidad: 'finales',
  },
  foco: 'En finales de damas enumera todos los jaques del rival después de tu jugada antes de tocar el peón.',
  revision: '¿Cuál fue el primer jaque que no había visto y qué casilla de mi dama lo habría impedido?',
  variantes: {
    teoria: [
      {
        titulo: 'avance con tiempo',
        consigna: 'Repite el ejemplo con 1.b7 y anota por qué falla. Explica qué gana cada jaque de la línea correcta.',
      },
      {
        titulo: 'mapa de jaques',
        consigna: 'Marca todas las casillas desde las que la dama negra da jaque tras 3.b7 y qué pieza las cubre.',
      },
      {
        titulo: 'tres refugios',
        consigna:
          'Dibuja un rey detrás de sus peones, uno junto al rey rival y uno delante del pasado; di qué jaques quedan en cada caso.',
      },
    ],
    ejercicios: [
      {
        titulo: 'lista de jaques',
        consigna: 'Escribe todos los jaques rivales en las posiciones de abajo antes de elegir tu jugada.',
      },
      {
        titulo: 'dama al centro con ganancia',
        consigna:
          'Busca en las posiciones de abajo el jaque que deja la dama mejor colocada. Escribe qué casillas de jaque pierde el rival gracias a esa nueva ubicación.',
      },
      {
        titulo: 'refugio trazado',
        consigna: 'Dibuja en las posiciones de abajo la marcha de tu rey y el punto donde acaban los jaques.',
      },
      {
        titulo: 'contrajaque',
        consigna: 'Encuentra en cada posición de abajo la respuesta al jaque que también da jaque o fuerza el cambio.',
      },
      {
        titulo: 'perpetuo salvador',
        consigna: 'Desde el bando inferior, busca en las posiciones de abajo el circuito de jaques que no se acaba.',
      },
      {
        titulo: '¿y si cambian damas?',
        consigna: 'Evalúa el final de peones que sale del cambio en las posiciones de abajo antes de permitirlo.',
      },
      {
        titulo: 'carrera de pasados',
        consigna: 'Cuenta en las posiciones de abajo quién avanza antes y con cuántos jaques intermedios.',
      },
      {
        titulo: 'memoria de dama',
        consigna: 'Resuelve las posiciones de abajo sin mover y dicta las casillas de las dos damas jugada por jugada.',
      },
    ],
    test: [
      {
        titulo: 'avanzar o mejorar',
        consigna: 'Decide en las {n} posiciones de abajo si el peón avanza ya o antes mejora la dama, con línea.',
      },
      {
        titulo: 'cuenta de jaques',
        consigna: 'Escribe cuántos jaques tiene el rival y cómo se agotan en cada posición de abajo.',
      },
      {
        titulo: 'perpetuo o derrota',
        consigna: 'Determina en las posiciones de abajo si existe perpetuo y demuestra tu respuesta.',
      },
      {
        titulo: 'línea de seis jugadas',
        consigna: 'Da seis jugadas por bando en las posiciones de abajo; vale hasta el primer error.',
      },
    ],
    jugar: [
      {
        titulo: 'dama y pasado contra dama',
        consigna:
          'Monta blancas: Rg2, De1, peones b6, f2, g3, h2; negras: Rg8, Db3, peones f7, g7, h6; mueven blancas. Juega los dos lados contra un compañero y repite añadiendo un peón negro en a4.',
      },
      {
        titulo: 'damas y tres por flanco',
        consigna:
          'Jueguen un final de damas con mayoría en un flanco; gana quien cree y corone el pasado sin perpetuo.',
      },
      {
        titulo: 'práctica de perpetuos',
        consigna:
          'Defiende contra el ordenador de tu plataforma un final de damas con peón de menos buscando el circuito de jaques.',
      },
    ],
    analizar: [
      {
        titulo: 'jaques olvidados',
        consigna: 'Revisa tus finales de damas y escribe en cada turno los jaques que no viste.',
      },
      {
        titulo: 'la dama en la banda',
        consigna:
          'Cuenta en un final propio cuántas jugadas pasó tu dama fuera de las dieciséis casillas centrales. Señala qué jaque o avance rival permitió esa distancia.',
      },
      {
        titulo: 'pasado más veloz',
        consigna:
          'Compara en una partida el pasado que elegiste avanzar con el otro posible y calcula cuál llegaba antes.',
      },
    ],
  },
};
