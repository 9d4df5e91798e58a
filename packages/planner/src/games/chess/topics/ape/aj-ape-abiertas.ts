import type { ChessTopic } from '../../chess-topic.ts';

export const ajApeAbiertas: ChessTopic = {
  id: 'aj-ape-abiertas',
  titulo: 'Aperturas abiertas 1.e4 e5: Italiana, Española y Escocesa',
  area: 'APE',
  nivelMin: 1,
  nivelMax: 6,
  prerequisitos: ['aj-ape-principios'],
  minutosEtapa: 360,
  terminos: [
    'italiana',
    'apertura italiana',
    'giuoco piano',
    'giuoco pianissimo',
    'española',
    'apertura española',
    'ruy lopez',
    'ruy lópez',
    'escocesa',
    'apertura escocesa',
    '1.e4 e5',
    'e4 e5',
    'aperturas abiertas',
    'dos caballos',
    'defensa de los dos caballos',
    'petrov',
    'defensa petrov',
    'cuatro caballos',
    'peón de rey',
    'berlinesa',
    'open games',
    'ataque marshall',
  ],
  ideas: [
    'En 1.e4 e5 todo gira en torno a d4: la Italiana lo prepara con c3, la Escocesa lo juega ya, la Española presiona antes al caballo que defiende e5.',
    'En la Italiana con d3 el plan blanco es c3, Te1, Cbd2-f1-g3, a4 para guardar el alfil y d4 solo cuando esté listo.',
    'En la Española el alfil de b5 presiona al caballo que defiende e5 y las negras lo echan con ...a6 y ...b5. Después eligen su plan: romper con ...d5 (Marshall), ganar espacio con ...Ca5 y ...c5, o sostener e5.',
    'En la Escocesa las blancas ganan espacio y las negras responden con presión inmediata sobre d4 o e4: ...Ac5, ...Cf6 o ...Dh4 con cuidado.',
  ],
  etapas: [
    {
      nivel: 1,
      enfoque:
        'Juega la Italiana lenta con los mismos seis pasos y aprende a responder al salto Cg5 de las blancas con ...d5.',
      idea: 'Tras 4.Cg5 d5 5.exd5 conviene 5...Ca5, que ataca el alfil; retomar en d5 permite sacrificios en f7.',
    },
    {
      nivel: 2,
      enfoque:
        'Añade la Escocesa o la Española con blancas y una defensa estable con negras; conoce la razón de cada jugada hasta la ocho.',
      idea: 'En la Española, 4.Axc6 dxc6 5.Cxe5 no gana peón por 5...Dd4, que recupera en e4.',
    },
    {
      nivel: 3,
      enfoque:
        'Entiende las estructuras: centro tenso, cambio en d4 o e5 y cierre con d5. Prepara el plan para cada una.',
      idea: 'Cuando las negras cierran con ...c5 y d5, el juego blanco pasa a Cf1-g3, g4 o a la ruptura a4.',
    },
    {
      nivel: 4,
      enfoque:
        'Elige un sistema principal y dos secundarios; estudia la Berlinesa, la Marshall y las anti-Marshall como ideas y no como listas.',
      idea: 'La anti-Marshall con 8.a4 o 8.h3 renuncia a c3 inmediato para quitarle sentido a ...d5.',
    },
    {
      nivel: 5,
      enfoque:
        'Trabaja órdenes de jugada y transposiciones: d3 temprano, Te1 antes de c3, ...Aa7 o ...a5. Compara evaluaciones y planes, no memoria.',
      idea: 'En la Italiana moderna, el momento de a4 o b4 decide si las negras logran ...d5 con igualdad.',
    },
    {
      nivel: 6,
      enfoque:
        'Prepara ramas de torneo con los dos colores: final de la Berlinesa, Marshall profunda, Italiana con ...d5 temprano, y una sorpresa por evento.',
      idea: 'Ante una Marshall preparada, elegir la versión en que el peón extra se devuelve por la pareja de alfiles suele dar más juego real que aceptar todo.',
    },
  ],
  ejemplo: {
    fen: 'r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2P2N2/PP1P1PPP/RNBQK2R w KQkq - 1 5',
    linea: '5.d3 d6 6.O-O a6 7.Te1 Aa7 8.Cbd2 O-O 9.h3',
    explicacion:
      'Las blancas sostienen e4, impiden ...Ag4 y preparan Cf1-g3 seguido de d4. Las negras guardan su alfil en a7 y piensan en ...d5 o ...Ae6. Ninguna jugada es forzada, pero cada una sirve al avance d4 o lo dificulta.',
  },
  errorTipico:
    'Avanzar d4 sin preparación en la Italiana o la Española: tras el cambio, el peón de e4 queda débil y el rival gana tiempos con ...Te8 o ...d5.',
  preguntas: [
    {
      pregunta: '¿Por qué no gana un peón 4.Axc6 dxc6 5.Cxe5 en la Española?',
      respuesta: 'Por 5...Dd4, que ataca el caballo y e4 a la vez y recupera el peón con buen juego.',
    },
    {
      pregunta: '¿Qué casilla busca el caballo de b1 en la Italiana y la Española cerradas?',
      respuesta: 'g3 o e3, pasando por d2 y f1, para apoyar f5, d5 y el ataque en el flanco de rey.',
    },
    {
      pregunta: '¿Qué jugada negra neutraliza 4.Cg5 en los dos caballos y cómo se sigue?',
      respuesta: '4...d5; después de 5.exd5 lo más seguro es 5...Ca5 6.Ab5+ c6, con desarrollo a cambio del peón.',
    },
    {
      pregunta: '¿Para qué sirve 9.h3 en la Española cerrada?',
      respuesta: 'Para impedir ...Ag4 y poder jugar d4 sin que la clavada debilite el centro.',
    },
    {
      pregunta: '¿Qué idea central distingue a la Escocesa de la Italiana?',
      respuesta:
        'Abrir el centro en la jugada tres con d4, cambiando en d4 y jugando con más espacio y piezas libres desde el inicio.',
    },
  ],
  criterio: {
    texto: 'Explica plan y ruptura de {aciertos} de {de} posiciones de 1.e4 e5 y encuentra la jugada',
    aciertos: 7,
    de: 10,
    unidad: 'posiciones',
  },
  foco: 'En tus partidas con 1.e4 e5 decide antes de la jugada diez cómo y cuándo se jugará d4 o ...d5.',
  revision: '¿Quién logró su ruptura central, en qué jugada, y estaba preparada?',
  variantes: {
    teoria: [
      {
        titulo: 'tres aperturas, un mismo d4',
        consigna:
          'Compara Italiana, Española y Escocesa: escribe en qué jugada llega d4 en cada una y qué precio tiene.',
      },
      {
        titulo: 'el viaje del caballo',
        consigna:
          'Sigue en el ejemplo la ruta Cbd2-f1-g3 y explica qué cubre en cada escala y qué debe vigilar mientras viaja.',
      },
      {
        titulo: 'ideas negras',
        consigna:
          'Desde la posición final del ejemplo escribe tres planes negros con su primera jugada y la mejor respuesta blanca.',
      },
    ],
    ejercicios: [
      {
        titulo: 'ruptura correcta',
        consigna: 'Decide en las posiciones de abajo si se rompe ya en el centro, se prepara o se impide la del rival.',
      },
      {
        titulo: 'plan en diez palabras',
        consigna: 'Escribe el plan de cada posición de abajo en diez palabras y elige la jugada que lo inicia.',
      },
      {
        titulo: 'blancas y negras',
        consigna: 'Resuelve las posiciones de abajo y añade la mejor respuesta del otro bando con su idea.',
      },
      {
        titulo: '¿de qué apertura viene?',
        consigna: 'Adivina de qué línea de 1.e4 e5 salió cada posición de abajo y qué jugada la delata.',
      },
      {
        titulo: 'táctica de f7 y e5',
        consigna:
          'Busca primero en las posiciones de abajo golpes sobre f7, f2, e5 y e4; si no hay, elige jugada de plan.',
      },
      {
        titulo: 'la jugada profiláctica',
        consigna: 'Señala en cada posición de abajo qué quiere el rival (…Ag4, …d5, a4) y si conviene impedirlo.',
      },
      {
        titulo: 'de memoria hasta la ocho',
        consigna:
          'Escribe la línea que lleva a una de las posiciones de abajo desde la jugada uno; donde dudes, razona por principios.',
      },
      {
        titulo: 'orden alterado',
        consigna:
          'Cambia el orden de dos jugadas en la línea de las posiciones de abajo y di qué recurso nuevo aparece.',
      },
    ],
    test: [
      {
        titulo: 'idea y jugada',
        consigna: 'Responde a las {n} posiciones de abajo con la jugada y la ruptura a la que sirve.',
      },
      {
        titulo: 'estructura reconocida',
        consigna: 'Nombra la estructura central de cada posición de abajo y el plan de ambos bandos antes de mover.',
      },
      {
        titulo: 'línea hasta la diez',
        consigna:
          'Continúa cada posición de abajo tres jugadas por bando como lo harías en partida; puntúa la primera.',
      },
      {
        titulo: 'con reloj de rápida',
        consigna: 'Contesta las posiciones de abajo con reloj, sin volver atrás, y anota tu porcentaje.',
      },
    ],
    jugar: [
      {
        titulo: 'Italiana o Española con meta',
        consigna:
          'Juega una partida con tu línea de 1.e4 e5 y escribe antes de empezar en qué jugada esperas la ruptura.',
      },
      {
        titulo: 'las dos caras',
        consigna: 'Juega dos partidas con la misma línea, una con cada color, y compara qué plan te resultó más fácil.',
      },
      {
        titulo: 'posición fija',
        consigna:
          'Reproduce 1.e4 e5 2.Cf3 Cc6 3.Ac4 Ac5 4.c3 Cf6 5.d3 d6 6.O-O a6 7.Te1 Aa7 8.Cbd2 O-O 9.h3 y juega desde ahí contra un compañero, una vez con cada color. Apunten quién rompió en el centro.',
      },
    ],
    analizar: [
      {
        titulo: 'dónde salí del libro',
        consigna:
          'Marca en tus partidas de 1.e4 e5 la primera jugada que no conocías y busca una respuesta por principios y otra por cálculo.',
      },
      {
        titulo: 'rupturas a destiempo',
        consigna:
          'Lista las rupturas d4, d5, ...d5 y ...f5 de tus partidas y clasifícalas: preparada, prematura, tardía.',
      },
      {
        titulo: 'mapa de resultados',
        consigna:
          'Agrupa tus partidas por línea (Italiana, Española, Escocesa, otras) y decide con los resultados qué estudiar la próxima semana.',
      },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [3, 4],
      fen: 'r1bq1rk1/2p1bppp/p1np1n2/1p2p3/4P3/1BP2N1P/PP1P1PP1/RNBQR1K1 b - - 0 9',
      linea: '9...Ca5 10.Ac2 c5 11.d4 Dc7 12.Cbd2 cxd4 13.cxd4 Cc6',
      explicacion:
        'Española cerrada con el plan de Chigorin. Las negras ganan espacio con ...Ca5 y ...c5, sostienen e5 con la dama en c7 y vuelven con el caballo para presionar d4. Las blancas mantienen la tensión y buscan llevar el caballo de d2 por f1 a g3 o e3; quien resuelva el centro antes de tiempo entrega la mejor casilla al otro.',
    },
    {
      niveles: [5, 6],
      fen: 'r1bq1rk1/2p1bppp/p1n2n2/1p1pp3/4P3/1BP2N2/PP1P1PPP/RNBQR1K1 w - - 0 9',
      linea: '9.exd5 Cxd5 10.Cxe5 Cxe5 11.Txe5 c6 12.d4 Ad6 13.Te1 Dh4 14.g3 Dh3',
      explicacion:
        'El ataque Marshall: por un peón las negras obtienen desarrollo, los dos alfiles apuntando al enroque y una debilidad permanente en las casillas claras. Las blancas devuelven tiempos con 13.Te1 y 14.g3 y deben completar el flanco de dama. En la preparación lo que cuenta es saber qué finales con peón de más son tablas y cuáles conservan presión.',
    },
  ],
};
