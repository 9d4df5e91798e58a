import type { ChessTopic } from '../../chess-topic.ts';

export const ajEstEstructura: ChessTopic = {
  id: 'aj-est-estructura',
  titulo: 'Estructuras de peones: aislado, doblado, retrasado y colgantes',
  area: 'EST',
  nivelMin: 2,
  nivelMax: 6,
  prerequisitos: ['aj-est-actividad'],
  favorece: ['rapida', 'clasica'],
  minutosEtapa: 360,
  importancia: 'esencial',
  terminos: [
    'estructuras de peones',
    'estructura de peones',
    'peón aislado',
    'peones aislados',
    'peón doblado',
    'peones doblados',
    'peón retrasado',
    'peones retrasados',
    'peones colgantes',
    'debilidades de peones',
    'cadenas de peones',
    'islas de peones',
    'pawn structure',
    'pawn structures',
    'isolated pawn',
    'backward pawn',
    'doubled pawns',
    'peones débiles',
    'debilidad estructural',
  ],
  ideas: [
    'Un peón débil lo es si no puede ser defendido por otro peón y el rival puede frenarlo y atacarlo con piezas.',
    'El aislado da casillas, columnas y actividad a cambio de ser blanco en el final: se juega con piezas en el tablero.',
    'Los doblados restan flexibilidad pero abren columna y cubren casillas; malos en el final, a veces fuertes en el medio juego.',
    'El retrasado se ataca por delante: ocupar la casilla de enfrente lo convierte en debilidad fija.',
    'Antes de evaluar una estructura, mira las piezas que quedan: con damas y torres casi toda debilidad es soportable.',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque: 'Reconoce las cinco estructuras básicas, di para quién son buenas y qué piezas conviene conservar.',
      idea: 'Cuenta islas: con más de dos islas que el rival, evita el final.',
    },
    {
      nivel: 3,
      enfoque: 'Para cada estructura aprende el plan de ambos: bloquear, cambiar el bloqueador, romper.',
      idea: 'Contra el aislado: bloquea, cambia piezas menores y suma atacantes sobre el peón antes de comerlo.',
    },
    {
      nivel: 4,
      enfoque:
        'Trabaja estructuras dinámicas: peones doblados en c, colgantes y cadena móvil; elige piezas y rupturas por plan.',
      idea: 'El bloqueador se cambia solo cuando tienes otro igual de bueno detrás.',
    },
    {
      nivel: 5,
      enfoque: 'Transformaciones: pasa a propósito de una estructura a otra cuando el rival cambia de piezas.',
      idea: 'Cada captura de peón en el centro cambia el plan de los dos: antes de hacerla escribe los dos planes nuevos.',
    },
    {
      nivel: 6,
      enfoque:
        'Decisiones de segundo orden: cuándo aceptar una debilidad fija por casilla, columna o iniciativa, y cómo medir su valor con las piezas que quedan.',
      idea: 'Una debilidad que el rival no puede alcanzar en cinco jugadas vale menos que la casilla que entrega al defenderla.',
    },
  ],
  ejemplo: {
    fen: 'r1bqnrk1/p2p1ppp/1pn1p3/2p5/2PPP3/P1PB4/4NPPP/R1BQ1RK1 b - - 2 10',
    linea: '10...Aa6 11.Ae3 Ca5',
    explicacion:
      'Los peones doblados de c3 y c4 no se pueden defender entre sí. Las negras los atacan con alfil y caballo y evitan el cambio de esas piezas; las blancas deben reaccionar en el centro y el flanco de rey antes de que caiga c4. Es el precio y el premio de la estructura.',
  },
  errorTipico:
    'Juzgar la estructura sin mirar las piezas. Con damas y torres, el aislado o los doblados suelen ser una fuente de casillas activas y no una desventaja.',
  preguntas: [
    {
      pregunta: '¿Cuándo es fuerte un peón aislado?',
      respuesta: 'Con muchas piezas en el tablero: da columnas, casillas y espacio; en el final es debilidad.',
    },
    {
      pregunta: '¿Qué casilla se bloquea contra un peón retrasado y por qué?',
      respuesta: 'La de delante del peón, porque al ocuparla deja de avanzar y queda como objetivo fijo.',
    },
    {
      pregunta: '¿Qué ventaja dan los peones doblados en c?',
      respuesta:
        'Columna b semiabierta, control central y a veces un peón móvil, a cambio de peor final y de c4 débil.',
    },
    {
      pregunta: '¿Para quién es mejor el cambio de piezas menores con peón aislado?',
      respuesta: 'Para quien lucha contra él, porque reduce la actividad que lo compensa.',
    },
    {
      pregunta: '¿Qué miras antes de decir que una estructura es mala?',
      respuesta:
        'Qué piezas quedan, si las casillas delante de los peones se pueden ocupar y si el final es inminente.',
    },
  ],
  criterio: {
    texto: 'Evalúa la estructura y elige el plan en {aciertos} de {de} posiciones',
    aciertos: 7,
    de: 10,
    unidad: 'posiciones',
  },
  foco: 'Antes de capturar un peón central, escribe mentalmente las dos estructuras que aparecen y quién gana con cada una.',
  revision: '¿Qué peón se volvió débil, en qué jugada y quién lo provocó?',
  variantes: {
    teoria: [
      {
        titulo: 'cinco esqueletos',
        consigna:
          'Dibuja aislado, doblados, retrasado, colgantes y cadena; escribe plan de ambos y pieza clave de cada uno.',
      },
      {
        titulo: 'quién aguanta con menos piezas',
        consigna: 'Compara la estructura del ejemplo con damas y sin damas y explica el cambio de veredicto.',
      },
      {
        titulo: 'bloqueo explicado',
        consigna:
          'Coloca un aislado rival en d5, pon un caballo delante y detalla cómo se cambia ese caballo por el bloqueador siguiente.',
      },
    ],
    ejercicios: [
      {
        titulo: 'nombra y evalúa',
        consigna: 'Nombra la estructura y da ventaja a un bando en las posiciones de abajo con una razón.',
      },
      {
        titulo: 'plan contra el débil',
        consigna: 'Escribe cómo atacas el peón débil en las posiciones de abajo: casilla de bloqueo, pieza, cambio.',
      },
      {
        titulo: 'piezas que conviene conservar',
        consigna:
          'Di en cada posición de abajo qué piezas cambiarías y cuáles no, según el esqueleto de peones. Contrasta con lo que cambia la solución.',
      },
      {
        titulo: 'ruptura que cambia todo',
        consigna:
          'Busca la ruptura de peón que transforma la estructura en las posiciones de abajo y a quién favorece.',
      },
      {
        titulo: 'desde el lado débil',
        consigna: 'Defiende la estructura inferior en las posiciones de abajo y busca la compensación activa.',
      },
      {
        titulo: 'islas contadas',
        consigna:
          'Cuenta islas y debilidades de ambos en las posiciones de abajo y decide el tipo de final que quieres.',
      },
      {
        titulo: 'tiempo límite corto',
        consigna: 'Con reloj, da estructura, plan y jugada en las posiciones de abajo sin cálculo largo.',
      },
      {
        titulo: 'mueve un peón y reevalúa',
        consigna: 'Cambia un peón en las posiciones de abajo y explica cómo cambia el plan de los dos.',
      },
    ],
    test: [
      {
        titulo: 'estructura, plan, jugada',
        consigna:
          'Responde en las {n} posiciones de abajo nombre de la estructura, plan y jugada. Los tres puntos valen juntos; uno solo no suma.',
      },
      {
        titulo: 'debilidad real o aparente',
        consigna: 'Clasifica cada debilidad de las posiciones de abajo y demuestra con la siguiente jugada.',
      },
      {
        titulo: 'bloqueo correcto',
        consigna:
          'Escribe en cada posición de abajo qué casilla se bloquea, con qué pieza y cuántas jugadas tarda en llegar.',
      },
      {
        titulo: 'transformación',
        consigna:
          'Elige en las posiciones de abajo la captura que cambia la estructura a tu favor y explica qué pierdes.',
      },
    ],
    jugar: [
      {
        titulo: 'aislado a propósito',
        consigna:
          'Juega una partida buscando el peón aislado con piezas activas y anota cuándo lo perdiste o lo convertiste.',
      },
      {
        titulo: 'contra los doblados',
        consigna:
          'Jueguen desde 1.d4 Cf6 2.c4 e6 3.Cc3 Ab4 4.a3 Axc3+ 5.bxc3 c5 6.e3 Cc6 7.Ad3 O-O 8.Ce2 b6 9.e4 Ce8 10.O-O, con negras al turno, y anoten si cayó c4 o llegó antes el ataque blanco.',
      },
      {
        titulo: 'estructura elegida',
        consigna:
          'Juega en tu plataforma o club habitual con la meta de llegar a una estructura nombrada antes de empezar.',
      },
    ],
    analizar: [
      {
        titulo: 'esqueleto de la jugada veinte',
        consigna: 'Dibuja los peones de la jugada veinte en tus partidas y escribe el plan que pedían.',
      },
      {
        titulo: 'peón culpable',
        consigna:
          'Busca en cada derrota el peón que más te costó y la jugada en que dejó de ser sano. Anota si fue un avance, una captura o un cambio de piezas.',
      },
      {
        titulo: 'transformaciones',
        consigna: 'Marca las capturas de peón central que cambiaron la partida y a quién favorecieron.',
      },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [2, 2],
      fen: 'r1bq1rk1/pp2bppp/2n1pn2/8/3P4/2N2N2/PP2BPPP/R1BQ1RK1 b - - 0 9',
      linea: '9...Cd5 10.Te1 Af6 11.Ce4 b6',
      explicacion:
        'El peón de d4 está aislado: no queda ningún peón blanco en las columnas c y e que lo defienda. Las negras ponen el caballo delante, en d5, donde nadie puede echarlo con un peón, y apuntan a d4 con las demás piezas. Regla para empezar: al peón aislado primero se lo bloquea y después se lo ataca.',
    },
  ],
};
