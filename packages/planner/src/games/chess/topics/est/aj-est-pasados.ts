import type { ChessTopic } from '../../chess-topic.ts';

export const ajEstPasados: ChessTopic = {
  id: 'aj-est-pasados',
  titulo: 'Peón pasado y bloqueo en el medio juego',
  area: 'EST',
  nivelMin: 2,
  nivelMax: 5,
  prerequisitos: ['aj-est-estructura'],
  minutosEtapa: 270,
  terminos: [
    'peón pasado',
    'peones pasados',
    'peón pasado en el medio juego',
    'bloqueo del peón pasado',
    'bloquear un peón pasado',
    'bloqueador',
    'bloqueo',
    'peón pasado central',
    'peón pasado y piezas',
    'pasado protegido',
    'passed pawn',
    'passed pawns',
    'blockade',
    'frenar un peón pasado',
    'avanzar el peón pasado',
    'caballo bloqueador',
    'crear un pasado en el medio juego',
    'mayoría en el flanco de dama',
  ],
  ideas: [
    'El pasado es fuerte si puede avanzar y débil si está bloqueado: toda la lucha gira en torno a la casilla de delante.',
    'El mejor bloqueador es el caballo: frena, ataca desde allí y no se molesta por estar quieto; después el alfil; la torre y la dama, solo a ratos.',
    'Quien tiene el pasado cambia piezas menores y conserva las mayores que lo empujan; quien lo frena cambia las mayores.',
    'El pasado rinde aun sin avanzar: ata piezas y permite jugar en el otro flanco.',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque: 'Pon la torre detrás del pasado, controla la casilla siguiente y no avances hasta tenerla.',
      idea: 'Antes de empujar cuenta quién domina la casilla de delante: si son más los tuyos, avanza.',
    },
    {
      nivel: 3,
      enfoque: 'Bloquea con la pieza correcta y desaloja al bloqueador ajeno atacándolo o cambiándolo.',
      idea: 'Un caballo que bloquea en d6 y además toca c4 y e4 trabaja más que una torre libre.',
    },
    {
      nivel: 4,
      enfoque:
        'Transforma el pasado: sacrificio para desviar, apertura del segundo frente, avance con ganancia de tiempo.',
      idea: 'El pasado central con damas en el tablero da ataque: las piezas que lo frenan faltan junto a su rey.',
    },
    {
      nivel: 5,
      enfoque: 'Crea pasados con ruptura o calidad y juzga pasados lejanos contra ataques al rey.',
      idea: 'Dos pasados unidos en sexta superan a una torre; cuenta tiempos antes de entregar la calidad por ellos.',
    },
  ],
  ejemplo: {
    fen: '3r1rk1/pp2qppp/5n2/2pPp3/4P3/2N1Q3/PP3PPP/3RR1K1 b - - 0 20',
    linea: '20...Ce8 21.f4 Cd6',
    explicacion:
      'El peón de d5 está protegido y pasado; si avanza, decide. El caballo negro retrocede para llegar a d6, donde bloquea, defiende b7 y f7 y presiona e4 y c4. Con el bloqueador firme las negras pueden jugar con su mayoría del flanco de dama.',
  },
  errorTipico:
    'Empujar el pasado hasta que queda aislado de sus piezas. Un peón en sexta sin apoyo se convierte en el peón que el rival come en el final.',
  preguntas: [
    {
      pregunta: '¿Qué pieza bloquea mejor y por qué?',
      respuesta: 'El caballo, porque no pierde movilidad al quedarse delante y ataca casillas alrededor.',
    },
    {
      pregunta: '¿Qué cambios desea el bando del pasado?',
      respuesta: 'Los de piezas menores, sobre todo del bloqueador, conservando torres y dama para empujarlo.',
    },
    {
      pregunta: '¿Cuándo avanzas el pasado?',
      respuesta: 'Cuando domino la casilla siguiente o el avance gana un tiempo o abre una línea.',
    },
    {
      pregunta: '¿Para qué sirve un pasado bloqueado?',
      respuesta: 'Para atar al bloqueador y a sus apoyos mientras juego en el otro flanco.',
    },
    {
      pregunta: '¿Qué valen dos peones pasados unidos en la sexta fila frente a una torre?',
      respuesta: 'Normalmente superan a la torre sola, si no hay rey defensor cerca.',
    },
  ],
  criterio: {
    texto: 'Decide entre avanzar, bloquear o desviar en {aciertos} de {de} posiciones con pasado',
    aciertos: 8,
    de: 10,
    unidad: 'posiciones',
  },
  foco: 'Cuando haya un pasado, nombra la casilla de bloqueo y quién la controla antes de cada jugada.',
  revision: '¿Qué pieza bloqueaba el pasado y cuándo debió ser cambiada o expulsada?',
  variantes: {
    teoria: [
      {
        titulo: 'el caballo en d6',
        consigna:
          'Compara en el ejemplo el bloqueo con caballo, con dama y con torre: casillas que ataca y tareas que abandona.',
      },
      {
        titulo: 'empujar o esperar',
        consigna:
          'Escribe una regla de tres condiciones para avanzar un pasado y ponla a prueba en la posición del ejemplo con las blancas al turno.',
      },
      {
        titulo: 'un pasado, dos frentes',
        consigna: 'Explica cómo un pasado que no puede avanzar gana en el flanco contrario. Dibuja un caso.',
      },
    ],
    ejercicios: [
      {
        titulo: 'dominio de la casilla',
        consigna: 'Cuenta atacantes y defensores de la casilla de avance en las posiciones de abajo y decide.',
      },
      {
        titulo: 'bloqueador ideal',
        consigna:
          'Elige qué pieza debe bloquear el pasado en las posiciones de abajo y dibuja su ruta. Compara qué tareas abandona para llegar allí.',
      },
      {
        titulo: 'expulsa al bloqueador',
        consigna: 'Busca en las posiciones de abajo el modo de atacar, clavar o cambiar a la pieza que frena.',
      },
      {
        titulo: 'entrega por el avance',
        consigna: 'Calcula en cada posición de abajo si un sacrificio permite que el pasado corra.',
      },
      {
        titulo: 'qué pieza cambio',
        consigna: 'Decide los cambios en las posiciones de abajo según seas el dueño o el freno del pasado.',
      },
      {
        titulo: 'crea uno',
        consigna:
          'Encuentra la ruptura que produce un pasado en las posiciones de abajo y cuántas jugadas tarda en valer.',
      },
      {
        titulo: 'ataque o coronación',
        consigna: 'Compara en las posiciones de abajo el peligro del pasado con el del ataque al rey.',
      },
      {
        titulo: 'cuenta veloz',
        consigna: 'Con reloj, anota en las posiciones de abajo «avanza», «bloquea» o «desvía» y luego calcula.',
      },
    ],
    test: [
      {
        titulo: 'avance correcto',
        consigna: 'Responde en las {n} posiciones de abajo si el pasado avanza ya, con la línea.',
      },
      {
        titulo: 'freno exacto',
        consigna: 'Escribe la pieza y casilla de bloqueo en cada posición de abajo y la jugada que lo logra.',
      },
      {
        titulo: 'valor del pasado',
        consigna: 'Ordena las posiciones de abajo por fuerza del pasado y justifica la primera y la última.',
      },
      {
        titulo: 'golpe de promoción',
        consigna: 'Busca en las posiciones de abajo la combinación que corona o prueba que no la hay.',
      },
    ],
    jugar: [
      {
        titulo: 'pasado desde el medio juego',
        consigna: 'Juega una partida intentando crear un pasado antes de la jugada treinta y anota cómo lo frenaron.',
      },
      {
        titulo: 'bloqueo en vivo',
        consigna:
          'Monta blancas: Rg1, De3, Td1, Te1, Cc3, peones a2, b2, d5, e4, f2, g2, h2; negras: Rg8, De7, Td8, Tf8, Cf6, peones a7, b7, c5, e5, f7, g7, h7; mueven negras. Un bando empuja d5 y el otro bloquea; después cambien.',
      },
      {
        titulo: 'mayoría en marcha',
        consigna:
          'En tu plataforma o club habitual, cuando tengas mayoría, decide en qué jugada la pones en marcha y cúmplelo.',
      },
    ],
    analizar: [
      {
        titulo: 'vida de un pasado',
        consigna: 'Sigue el pasado de una partida desde su nacimiento y marca cada cambio de bloqueador.',
      },
      {
        titulo: 'pieza atada',
        consigna: 'Busca qué piezas quedaron atadas a un pasado y si el otro bando jugó en el flanco libre.',
      },
      {
        titulo: 'avance prematuro',
        consigna: 'Encuentra avances de pasado que lo debilitaron y la jugada previa que faltaba.',
      },
    ],
  },
};
