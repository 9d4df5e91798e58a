import type { ChessTopic } from '../../chess-topic.ts';

export const ajEstEspacio: ChessTopic = {
  id: 'aj-est-espacio',
  titulo: 'Espacio y rupturas de peones',
  area: 'EST',
  nivelMin: 3,
  nivelMax: 6,
  prerequisitos: ['aj-est-estructura'],
  favorece: ['clasica'],
  minutosEtapa: 310,
  terminos: [
    'espacio',
    'ventaja de espacio',
    'falta de espacio',
    'posiciones apretadas',
    'posición encerrada',
    'rupturas',
    'ruptura de peones',
    'rupturas de peones',
    'romper el centro',
    'cuándo romper',
    'palanca',
    'palancas de peones',
    'pawn break',
    'pawn breaks',
    'space advantage',
    'centro cerrado',
    'tensión de peones',
    'mantener la tensión',
    'ruptura central',
    'ganar espacio con los peones',
  ],
  ideas: [
    'El espacio se cuenta en casillas detrás de tus peones: quien tiene más maniobra con libertad y evita cambios; quien tiene menos cambia y rompe.',
    'Toda estructura tiene dos o tres rupturas; el plan consiste en preparar las propias e impedir las ajenas.',
    'Una ruptura está lista cuando tus piezas aprovechan las líneas que abre; si las aprovechan las del rival, falta preparación.',
    'La cadena se ataca por la base; la cabeza se ataca solo cuando la base no se alcanza.',
  ],
  etapas: [
    {
      nivel: 3,
      enfoque: 'Nombra las rupturas de cada estructura y comprueba quién aprovecha la columna que se abre.',
      idea: 'Antes de romper mira tres cosas: quién retoma, qué columna se abre y qué casilla queda detrás.',
    },
    {
      nivel: 4,
      enfoque: 'Maneja la tensión: cuándo mantenerla, cuándo avanzar y cuándo capturar, según quién gana tiempos.',
      idea: 'La tensión favorece a quien tiene más jugadas útiles; si a ti se te acaban, resuélvela antes.',
    },
    {
      nivel: 5,
      enfoque:
        'Con espacio: restringe y abre el segundo frente. Sin espacio: prepara la única ruptura y elige qué piezas cambiar.',
      idea: 'El bando con espacio pierde la ventaja si se cambian dos parejas de menores: rehúye canjes aunque cueste una retirada.',
    },
    {
      nivel: 6,
      enfoque:
        'Rupturas con sacrificio y rupturas en dos pasos; evalúa concesiones permanentes a cambio de líneas o casillas.',
      idea: 'Sobreextenderse es tener más espacio del que tus piezas alcanzan a defender: cuenta los peones adelantados sin apoyo de peón.',
    },
  ],
  ejemplo: {
    fen: 'rn1qkbnr/pp3ppp/2p1p3/3pPb2/3P4/5N2/PPP1BPPP/RNBQK2R b KQkq - 1 5',
    linea: '5...c5 6.Ae3 cxd4 7.Cxd4 Ce7 8.O-O Cbc6',
    explicacion:
      'Las blancas tienen espacio gracias a e5. Las negras atacan la base d4 con ...c5, aunque muevan ese peón por segunda vez, y usan los cambios para respirar: los caballos llegan a e7 y c6 y la presión sobre e5 y d4 compensa el terreno cedido.',
  },
  errorTipico:
    'Romper porque la ruptura existe. Si el rival ocupa la columna recién abierta o gana un tiempo al retomar, la mejor palanca se vuelve su contrajuego.',
  preguntas: [
    {
      pregunta: '¿Qué bando busca los cambios, el que tiene espacio o el que no?',
      respuesta: 'El que no tiene espacio, porque con menos piezas su terreno alcanza.',
    },
    {
      pregunta: '¿Qué tres cosas verificas antes de una ruptura?',
      respuesta: 'Quién retoma, qué línea se abre y quién la ocupa, y qué casillas quedan débiles detrás del peón.',
    },
    {
      pregunta: '¿Dónde se ataca una cadena de peones?',
      respuesta: 'En la base; en la cabeza solo si la base está fuera de alcance o la apertura de líneas lo justifica.',
    },
    {
      pregunta: '¿A quién favorece mantener la tensión?',
      respuesta: 'Al bando con más jugadas útiles de mejora; el otro debe resolver antes de quedarse sin ellas.',
    },
    {
      pregunta: '¿Qué es sobreextenderse?',
      respuesta:
        'Avanzar peones más allá de lo que las piezas pueden sostener, de modo que se convierten en objetivos y dejan casillas atrás.',
    },
  ],
  criterio: {
    texto: 'Elige la ruptura o la jugada que la prepara en {aciertos} de {de} posiciones',
    aciertos: 7,
    de: 10,
    unidad: 'posiciones',
  },
  foco: 'En cada posición estable nombra tus rupturas y las del rival, y cuál está lista hoy.',
  revision: '¿Quién rompió primero y qué piezas aprovecharon la línea abierta?',
  variantes: {
    teoria: [
      {
        titulo: 'rupturas de una estructura',
        consigna: 'Haz el inventario de rupturas de ambos bandos en el ejemplo, con la columna que abre cada una.',
      },
      {
        titulo: 'mide el espacio',
        consigna: 'Cuenta casillas detrás de los peones en dos posiciones cerradas y traduce el número a un plan.',
      },
      {
        titulo: 'tensión resuelta de tres modos',
        consigna:
          'Toma una tensión de peones y compara capturar, avanzar y mantener; escribe quién gana el tiempo en cada caso.',
      },
    ],
    ejercicios: [
      {
        titulo: 'inventario de palancas',
        consigna: 'Escribe todas las rupturas de ambos en las posiciones de abajo y marca la que está lista.',
      },
      {
        titulo: '¿quién usa la columna?',
        consigna:
          'Calcula en cada posición de abajo las capturas que siguen a la ruptura y qué torre ocupa primero la línea abierta. Rompe solo si es la tuya.',
      },
      {
        titulo: 'preparar o ejecutar',
        consigna: 'Decide en las posiciones de abajo si falta una jugada de preparación y cuál.',
      },
      {
        titulo: 'impide la suya',
        consigna: 'Encuentra en las posiciones de abajo la ruptura que desea el rival y frénala sin perder tiempo.',
      },
      {
        titulo: 'respira',
        consigna:
          'Desde el bando con menos espacio, busca en las posiciones de abajo el cambio o la palanca que libera.',
      },
      {
        titulo: 'tensión con paciencia',
        consigna: 'Halla en cada posición de abajo la jugada útil que mantiene la tensión a tu favor.',
      },
      {
        titulo: 'base o cabeza',
        consigna: 'Elige en las posiciones de abajo qué eslabón de la cadena atacas y por qué.',
      },
      {
        titulo: 'romper a reloj',
        consigna: 'Con reloj, responde las posiciones de abajo solo con la ruptura; después calcula las capturas.',
      },
    ],
    test: [
      {
        titulo: 'ruptura lista o no',
        consigna: 'Clasifica la ruptura principal en las {n} posiciones de abajo y prueba con línea.',
      },
      {
        titulo: 'plan de espacio',
        consigna: 'Escribe plan para el bando con espacio y para el otro en cada posición de abajo.',
      },
      {
        titulo: 'palanca y réplica',
        consigna:
          'Da en las posiciones de abajo la ruptura y la mejor respuesta rival, con la estructura que queda tras los cambios.',
      },
      {
        titulo: 'concesión medida',
        consigna: 'Señala la casilla que cedes al romper en cada posición de abajo y si puede aprovecharla el rival.',
      },
    ],
    jugar: [
      {
        titulo: 'ruptura con fecha',
        consigna:
          'Juega una partida en tu plataforma o club habitual y decide antes de la jugada quince qué ruptura harás y en qué condiciones.',
      },
      {
        titulo: 'tablero apretado',
        consigna:
          'Juega con un compañero una estructura cerrada; uno con espacio evita cambios, el otro los busca. Cambien de bando.',
      },
      {
        titulo: 'la tensión más larga',
        consigna: 'Juega manteniendo cada tensión mientras tengas jugadas útiles; anota quién la resolvió.',
      },
    ],
    analizar: [
      {
        titulo: 'rupturas de la partida',
        consigna:
          'Marca en una partida propia cada ruptura jugada y cada una que fue posible. Pon al lado «pronto», «a tiempo» o «tarde» y el motivo.',
      },
      {
        titulo: 'espacio perdido',
        consigna: 'Busca el punto en que dejaste de tener espacio o libertad y la jugada que lo causó.',
      },
      {
        titulo: 'líneas abiertas, dueños',
        consigna: 'Para cada línea abierta en tus partidas escribe quién la abrió y quién la usó.',
      },
    ],
  },
};
