import type { ChessTopic } from '../../chess-topic.ts';

export const ajEstCambios: ChessTopic = {
  id: 'aj-est-cambios',
  titulo: 'Cambios de piezas y simplificación',
  area: 'EST',
  nivelMin: 2,
  nivelMax: 5,
  prerequisitos: ['aj-est-actividad'],
  minutosEtapa: 250,
  terminos: [
    'cambios de piezas',
    'cambio de piezas',
    'cambiar piezas',
    'simplificar',
    'simplificación',
    'simplificaciones',
    'cuándo cambiar piezas',
    'cambiar damas',
    'cambio de damas',
    'qué piezas cambiar',
    'exchanges',
    'trading pieces',
    'piece trades',
    'cambios malos',
    'evitar cambios',
    'cambio favorable de piezas',
    'liquidar piezas',
    'cambio de torres en el medio juego',
  ],
  ideas: [
    'Antes de cambiar pregunta qué queda en el tablero, no qué desaparece: la evaluación está en las piezas que sobreviven.',
    'Cambia cuando tienes ventaja material, menos espacio, un rey en peligro o una pieza pasiva que se va por una activa; evita cambiar en los casos contrarios.',
    'El mejor cambio elimina a la pieza que sostiene la posición rival: el bloqueador, el defensor del rey o el guardián de la casilla débil.',
    'Dejar que el rival cambie en tu terreno suele ganar un tiempo: quien recaptura desarrolla o mejora su estructura.',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque:
        'Usa la lista de cuatro motivos para cambiar y la misma al revés para evitarlo; di el motivo antes de cada cambio.',
      idea: 'Cambiar «porque se puede» es la jugada sin plan más común: exige un motivo de la lista.',
    },
    {
      nivel: 3,
      enfoque:
        'Decide qué damas y torres se cambian: prepara el final o el medio juego que resulta y compara estructuras.',
      idea: 'Cambia damas si tu estructura es mejor y evítalo si tu ventaja es de iniciativa.',
    },
    {
      nivel: 4,
      enfoque: 'Cambios de posición: bloqueador por atacante, alfil por caballo defensor, una torre sí y la otra no.',
      idea: 'Con una sola columna abierta, cambiar una pareja de torres y conservar la otra suele dejar la mejor torre en el tablero.',
    },
    {
      nivel: 5,
      enfoque:
        'Secuencias de cambios: calcula hasta la posición final de tres o cuatro cambios encadenados y elige el orden que deja mejor colocada la última pieza.',
      idea: 'En una cadena de cambios el orden decide quién recaptura el último y con qué pieza; calcula desde el final hacia atrás.',
    },
  ],
  ejemplo: {
    fen: 'r4rk1/pp3ppp/1q6/8/3Q4/1P6/P1P2PPP/3R1RK1 w - - 0 20',
    linea: '20.Dxb6 axb6 21.a4',
    explicacion:
      'Las blancas tienen un peón de más y su rey no corre peligro, pero las negras viven de la dama. El cambio elimina ese contrajuego, dobla los peones negros y 21.a4 fija b6 y b7. Quedan columna d para las torres blancas y una mayoría sana en el flanco de dama.',
  },
  errorTipico:
    'Ofrecer cambios sin mirar quién recaptura. Si al retomar el rival abre una columna o corrige su estructura, el cambio trabajó para él.',
  preguntas: [
    {
      pregunta: '¿Qué cuatro motivos justifican un cambio?',
      respuesta:
        'Ventaja material, falta de espacio, peligro para mi rey y canje de mi pieza pasiva por su pieza activa.',
    },
    {
      pregunta: '¿Qué pieza rival buscas cambiar primero cuando atacas?',
      respuesta: 'La que defiende a su rey o sostiene la casilla por la que quiero entrar.',
    },
    {
      pregunta: '¿Cuándo evitas el cambio de damas?',
      respuesta: 'Cuando mi ventaja es de iniciativa o ataque, o cuando mi estructura es peor en el final.',
    },
    {
      pregunta: '¿Por qué se dice que cuenta lo que queda?',
      respuesta:
        'Porque el cambio es parejo en material y la diferencia está en la calidad de las piezas y peones que permanecen.',
    },
    {
      pregunta: '¿Qué ventaja tiene que el rival inicie el cambio?',
      respuesta: 'Que recapturo yo y puedo hacerlo con desarrollo, abriendo una línea o mejorando mis peones.',
    },
  ],
  criterio: {
    texto: 'Acepta, evita o prepara el cambio correcto en {aciertos} de {de} posiciones',
    aciertos: 8,
    de: 10,
    unidad: 'posiciones',
  },
  foco: 'Antes de cada cambio di qué pieza queda en cada bando y quién recaptura.',
  revision: '¿Qué cambio decidió la partida, quién lo propuso y qué quedó en el tablero?',
  variantes: {
    teoria: [
      {
        titulo: 'lo que queda',
        consigna:
          'Compara en el ejemplo la posición antes y después del cambio de damas: escribe qué plan ganó y cuál perdió cada bando.',
      },
      {
        titulo: 'lista de cuatro motivos',
        consigna: 'Aplica los cuatro motivos a tres posiciones tuyas y anota cuál falla en cada una.',
      },
      {
        titulo: 'orden de cambios',
        consigna:
          'Plantea una casilla donde se cambian tres parejas y estudia dos órdenes distintos; di con qué pieza termina cada uno.',
      },
    ],
    ejercicios: [
      {
        titulo: 'motivo o no hay cambio',
        consigna:
          'En las posiciones de abajo cambia solo si puedes nombrar el motivo; en otro caso busca la jugada que lo evita.',
      },
      {
        titulo: 'quién recaptura',
        consigna:
          'Para cada cambio posible de las posiciones de abajo escribe cómo retoma el rival y qué mejora con ello.',
      },
      {
        titulo: 'el defensor clave',
        consigna: 'Señala en las posiciones de abajo la pieza rival que más sostiene y cómo cambiarla.',
      },
      {
        titulo: 'damas sí, damas no',
        consigna: 'Decide el cambio de damas en cada posición de abajo evaluando el final resultante.',
      },
      {
        titulo: 'cadena al revés',
        consigna: 'Calcula desde el final los cambios en serie de las posiciones de abajo y elige el orden.',
      },
      {
        titulo: 'evita con ganancia',
        consigna: 'Encuentra en las posiciones de abajo la retirada que evita el cambio y además crea una amenaza.',
      },
      {
        titulo: 'espacio y cambios',
        consigna: 'Compara el espacio de ambos en las posiciones de abajo y di a quién le sirven los canjes.',
      },
      {
        titulo: 'decisión corta',
        consigna: 'Contesta con reloj «cambio», «evito» o «dejo que cambie él» en las posiciones de abajo y revisa.',
      },
    ],
    test: [
      {
        titulo: 'cambio con motivo',
        consigna: 'Escribe cambio y motivo en las {n} posiciones de abajo; uno sin otro no puntúa.',
      },
      {
        titulo: 'lo que sobrevive',
        consigna: 'Describe las piezas que quedarán tras tu elección en cada posición de abajo y quién está mejor.',
      },
      {
        titulo: 'tres cambios candidatos',
        consigna: 'Enumera los cambios posibles de las posiciones de abajo y ordénalos del mejor al peor.',
      },
      {
        titulo: 'cálculo de secuencia',
        consigna: 'Da la secuencia completa de capturas en las posiciones de abajo hasta la última recaptura.',
      },
    ],
    jugar: [
      {
        titulo: 'cambios declarados',
        consigna:
          'Juega una partida en tu plataforma o club habitual y escribe el motivo de cada cambio en cuanto ocurre.',
      },
      {
        titulo: 'prohibido cambiar sin permiso',
        consigna:
          'Juega con un compañero con la regla de justificar en voz alta cada canje; si el motivo no convence, se retira la jugada.',
      },
      {
        titulo: 'a por el final',
        consigna: 'Juega buscando cambiar damas desde una estructura mejor y mide cuántas jugadas tardas en lograrlo.',
      },
    ],
    analizar: [
      {
        titulo: 'inventario de canjes',
        consigna: 'Lista todos los cambios de una partida propia con motivo, beneficiado y alternativa.',
      },
      {
        titulo: 'el cambio automático',
        consigna: 'Busca los canjes que hiciste en menos de cinco segundos y juzga cuántos fueron buenos.',
      },
      {
        titulo: 'pieza que extrañaste',
        consigna: 'Encuentra la pieza cuya ausencia te dolió y la jugada en que aceptaste cambiarla.',
      },
    ],
  },
};
