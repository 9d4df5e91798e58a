import type { ChessTopic } from '../../chess-topic.ts';

export const ajEstMaroczy: ChessTopic = {
  id: 'aj-est-maroczy',
  titulo: 'Formación Maróczy: atar y romper',
  area: 'EST',
  nivelMin: 4,
  nivelMax: 6,
  prerequisitos: ['aj-est-espacio'],
  minutosEtapa: 290,
  importancia: 'ocasional',
  terminos: [
    'maróczy',
    'maroczy',
    'formación maróczy',
    'bind maróczy',
    'maróczy bind',
    'maroczy bind',
    'atadura maróczy',
    'peones en c4 y e4',
    'muro c4 y e4',
    'dragón acelerado con c4',
    'liberar la maróczy',
    'ruptura b5 contra la maróczy',
    'ruptura f5 contra la maróczy',
    'posición apretada con negras',
    'espacio con c4 y e4',
    'maróczy invertida',
  ],
  ideas: [
    'Con peones en c4 y e4 las blancas impiden ...d5 y ...b5; la ventaja es de espacio, no de ataque, y crece si no se cambian piezas.',
    'Las negras tienen dos rupturas, ...b5 y ...f5, y un plan de reserva: cambiar dos parejas de menores y dominar casillas oscuras con caballo en c5.',
    'El caballo blanco a d5 es el puesto natural: se cambia solo si exd5 o cxd5 deja una columna o un espacio útil.',
    'El bando con espacio evita el cambio del alfil de casillas oscuras y responde a ...a5-a4 con b3 y a3 en el momento justo.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque: 'Distingue qué cambios favorecen a cada bando y prepara las rupturas negras con su respuesta blanca.',
      idea: 'Con menos espacio, cada pareja de menores cambiada aproxima a la igualdad: cuenta parejas, no jugadas.',
    },
    {
      nivel: 5,
      enfoque:
        'Juega a dos flancos con espacio: presión en d6, b4 oportuno y f4-f5; del otro lado, esperar con utilidad y romper en el instante en que la pieza blanca clave se aleja.',
      idea: 'La atadura se gana por paciencia: mejora todas las piezas antes de b4 o f4, porque esos avances dejan casillas.',
    },
    {
      nivel: 6,
      enfoque:
        'Transformaciones: toma en d5 con peón o pieza, sacrificio de peón en b5, final con caballo bueno contra alfil malo.',
      idea: 'Tras exd5 la columna e y e7 quedan como objetivo; tras cxd5, la columna c y la mayoría de dama: elige según tus torres.',
    },
  ],
  ejemplo: {
    fen: 'r2q1rk1/1p1nppbp/2bp2p1/p7/2PBP3/1PN2P2/P2QB1PP/R4RK1 w - - 1 14',
    linea: '14.Ae3 Cc5 15.Tab1 Db6 16.Tfc1 Tfc8',
    explicacion:
      'Las negras ofrecen el cambio de alfiles oscuros porque les falta espacio. 14.Ae3 lo evita: el alfil de e3 vigila c5 y d4 y conserva piezas. Las blancas preparan a3 y b4 para expulsar al caballo de c5; las negras se sostienen con ...Db6 y la presión en la columna.',
  },
  errorTipico:
    'Cambiar piezas con espacio «para simplificar». Cada pareja menos quita a las blancas lo único que tienen y da aire al rival.',
  preguntas: [
    {
      pregunta: '¿Qué ruptura impide la formación c4-e4 y qué otras quedan?',
      respuesta: 'Impide ...d5 y dificulta ...b5; a las negras les quedan ...b5 preparado y ...f5.',
    },
    {
      pregunta: '¿Quién desea cambiar piezas en esta estructura?',
      respuesta: 'El bando con menos espacio, el negro, sobre todo los alfiles de casillas oscuras y los caballos.',
    },
    {
      pregunta: '¿Qué decide entre exd5 y cxd5 cuando se cambia en d5?',
      respuesta: 'Las torres y el plan: exd5 abre la columna e contra e7; cxd5 abre la c y apoya el flanco de dama.',
    },
  ],
  criterio: {
    texto: 'Evita o busca el cambio correcto y la ruptura adecuada en {aciertos} de {de} posiciones',
    aciertos: 7,
    de: 10,
    unidad: 'posiciones',
  },
  foco: 'En posiciones con espacio di antes de cada cambio a quién da aire.',
  revision: '¿Cuántas parejas de menores se cambiaron y quién lo propuso cada vez?',
  variantes: {
    teoria: [
      {
        titulo: 'valor de las retiradas',
        consigna:
          'Explica por qué 14.Ae3 es mejor que cambiar en g7 y escribe el plan de las cinco jugadas siguientes.',
      },
      {
        titulo: 'rupturas negras',
        consigna:
          'Coloca la estructura y estudia ...b5 y ...f5: qué piezas deben estar listas y qué jugada blanca las castiga.',
      },
      {
        titulo: 'capturar en d5',
        consigna: 'Compara las dos capturas en d5 con un dibujo de la estructura y el plan que sigue.',
      },
    ],
    ejercicios: [
      {
        titulo: 'cambio o retirada',
        consigna: 'Decide en las posiciones de abajo si aceptas, rehúyes u ofreces el cambio y por qué.',
      },
      {
        titulo: 'ruptura lista',
        consigna: 'Comprueba en las posiciones de abajo si ...b5 o ...f5 funciona y calcula las capturas.',
      },
      {
        titulo: 'aprieta sin romper',
        consigna: 'Busca en las posiciones de abajo la jugada que mejora sin dar casillas, desde el bando con espacio.',
      },
      {
        titulo: 'caballo a c5 o d5',
        consigna: 'Señala el puesto de caballo de cada bando en las posiciones de abajo y cómo se disputa.',
      },
      {
        titulo: 'b4 a tiempo',
        consigna: 'Decide en cada posición de abajo si el avance b4 está preparado y qué deja detrás.',
      },
      {
        titulo: 'busca aire',
        consigna: 'Con el bando apretado de las posiciones de abajo encuentra el cambio o sacrificio que libera.',
      },
      {
        titulo: 'captura en d5 elegida',
        consigna: 'Elige pieza o peón para capturar en d5 en las posiciones de abajo y di la estructura que nace.',
      },
      {
        titulo: 'juicio rápido de espacio',
        consigna:
          'Con reloj, puntúa el espacio de ambos en las posiciones de abajo y da una jugada coherente con la nota.',
      },
    ],
    test: [
      {
        titulo: 'cambio con cuenta',
        consigna: 'Escribe en las {n} posiciones de abajo el cambio correcto y cuántas parejas quedan.',
      },
      {
        titulo: 'ruptura o espera',
        consigna: 'Decide en cada posición de abajo y demuestra la consecuencia de la contraria.',
      },
      {
        titulo: 'plan de asfixia',
        consigna: 'Da tres jugadas de mejora del bando con espacio en las posiciones de abajo.',
      },
      {
        titulo: 'liberación exacta',
        consigna: 'Encuentra la jugada liberadora de las posiciones de abajo o prueba que aún no existe.',
      },
    ],
    jugar: [
      {
        titulo: 'la atadura con dos colores',
        consigna:
          'Jueguen desde 1.e4 c5 2.Cf3 Cc6 3.d4 cxd4 4.Cxd4 g6 5.c4 Ag7 6.Ae3 Cf6 7.Cc3 O-O 8.Ae2 d6 9.O-O Ad7, cada uno con ambos lados, y cuenten las parejas de menores cambiadas.',
      },
      {
        titulo: 'aguanta y rompe',
        consigna:
          'Juega con negras en tu plataforma o club habitual una Maróczy y busca ...b5 o ...f5 en el momento justo.',
      },
      {
        titulo: 'espacio sin prisa',
        consigna:
          'Juega con blancas la misma estructura con la regla de no avanzar b4 ni f4 antes de mejorar tres piezas.',
      },
    ],
    analizar: [
      {
        titulo: 'inventario de parejas',
        consigna:
          'Cuenta en tus partidas con espacio las parejas cambiadas hasta la jugada veinticinco y compáralo con el resultado.',
      },
      {
        titulo: 'ruptura que faltó',
        consigna:
          'Busca en tus partidas la última ocasión del bando apretado para jugar ...b5, ...f5 o ...d5 y explica qué pieza blanca la vigilaba.',
      },
      {
        titulo: 'avances con huella',
        consigna:
          'Revisa los avances b4 y f4 de tus partidas y anota qué casillas regalaron. Decide cuáles se habrían evitado con una jugada más de preparación.',
      },
    ],
  },
};
