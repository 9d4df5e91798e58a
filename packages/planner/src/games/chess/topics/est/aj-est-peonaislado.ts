import type { ChessTopic } from '../../chess-topic.ts';

export const ajEstPeonaislado: ChessTopic = {
  id: 'aj-est-peonaislado',
  titulo: 'El peón dama aislado a fondo',
  area: 'EST',
  nivelMin: 4,
  nivelMax: 6,
  prerequisitos: ['aj-est-estructura', 'aj-est-ataque'],
  favorece: ['clasica'],
  minutosEtapa: 320,
  terminos: [
    'peón dama aislado',
    'peón de dama aislado',
    'iqp',
    'isolani',
    'isolated queen pawn',
    "isolated queen's pawn",
    'peón aislado de d4',
    'peón aislado de d5',
    'jugar con peón aislado',
    'jugar contra el peón aislado',
    'ruptura d5 con peón aislado',
    'bloqueo del peón aislado',
    'ataque con peón aislado',
    'posiciones de peón aislado',
    'estructura de iqp',
    'aislado en el centro',
  ],
  ideas: [
    'El peón de d4 da e5 y c5 a tus caballos, columnas e y c a tus torres y espacio; a cambio, el final es difícil.',
    'El plan activo es d5: abre todo cuando tus piezas están mejor desarrolladas; el plan de ataque es Ad3, Dd3 o Dg4 con torre por e3 o e4.',
    'El bando contrario bloquea d5 con un caballo, cambia menores y deja para el final la presión sobre el peón.',
    'Cada cambio de pieza menor aproxima la debilidad; cada jugada útil de desarrollo aproxima d5: es una carrera.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque:
        'Con el aislado: piezas activas, Ce5, torre por la tercera; contra él: bloqueo en d5, cambio de caballos y presión.',
      idea: 'Dos parejas de menores cambiadas y el aislado deja de ser un recurso: es el límite práctico.',
    },
    {
      nivel: 5,
      enfoque:
        'Calcula la ruptura d5 en todas sus formas y los ataques con Axh7+, Cxf7 o Dh5; conoce también la transformación en peones colgantes tras ...bxc o cxd.',
      idea: 'Si el bloqueador recaptura en c3 con peón, el aislado se convierte en colgantes: evalúa la nueva estructura antes de permitirlo.',
    },
    {
      nivel: 6,
      enfoque:
        'Decide con qué aislado se juega: con pareja de alfiles, con desarrollo superior o con mala versión, y cómo llegar a finales sostenibles.',
      idea: 'El final con aislado y torres activas se sostiene; el de menores malas con peón fijo en el color del alfil, no.',
    },
  ],
  ejemplo: {
    fen: 'r2qr1k1/pb2bppp/1pn1pn2/8/3P4/P1NQ1N2/1PB2PPP/R1B1R1K1 w - - 4 14',
    linea: '14.d5 exd5 15.Ag5 g6 16.Txe7 Dxe7 17.Cxd5 Cxd5 18.Axe7',
    explicacion:
      'Las negras demoraron ...g6. La ruptura 14.d5 abre la diagonal de la dama hacia h7 y la columna e antes de que puedan coordinarse; 15.Ag5 amenaza tomar en f6 con mate en h7. Tras 15...g6, 16.Txe7 elimina al defensor de f6 y 17.Cxd5 ataca dama y caballo: las negras pierden la dama por torre y pieza. El aislado fue el abrelatas.',
  },
  errorTipico:
    'Defender el aislado con piezas pasivas. Se pierde la actividad que lo justificaba y llega el final que querías evitar.',
  preguntas: [
    {
      pregunta: '¿Qué dan y qué quitan las posiciones con peón aislado?',
      respuesta:
        'Dan espacio, puestos en e5 y c5 y columnas para las torres; quitan el peón al final y dejan la casilla de bloqueo.',
    },
    {
      pregunta: '¿Cuál es la ruptura temática y cuándo se juega?',
      respuesta: 'd5, cuando mi desarrollo es mejor y la apertura favorece a mis piezas o a mi ataque.',
    },
    {
      pregunta: '¿Qué cambios busca el rival?',
      respuesta: 'Los de menores, sobre todo caballos y el alfil atacante, para llegar al final con el peón bloqueado.',
    },
  ],
  criterio: {
    texto: 'Juega correctamente con o contra el aislado en {aciertos} de {de} posiciones',
    aciertos: 7,
    de: 10,
    unidad: 'posiciones',
  },
  foco: 'Con aislado pregunta en cada jugada si d5 funciona; contra él, qué menor cambias hoy.',
  revision: '¿Cuándo estuvo disponible d5 y qué cambio de menores decidió la estructura?',
  variantes: {
    teoria: [
      {
        titulo: 'el abrelatas',
        consigna:
          'Recorre el ejemplo y explica qué hace cada pieza blanca después de 14.d5; repite sin el alfil de c2 para ver qué falla.',
      },
      {
        titulo: 'dos finales del aislado',
        consigna:
          'Construye un final con torres y otro con menores, ambos con aislado, y explica por qué uno se sostiene y el otro no.',
      },
      {
        titulo: 'bloqueo y cambios',
        consigna: 'Ordena las menores negras según cuál debe cambiarse primero contra el aislado y por qué.',
      },
    ],
    ejercicios: [
      {
        titulo: '¿d5 ahora?',
        consigna: 'Calcula la ruptura en las posiciones de abajo con todas las recapturas y decide.',
      },
      {
        titulo: 'ataque o maniobra',
        consigna:
          'Elige en las posiciones de abajo entre el ataque directo y la mejora, con número de piezas implicadas.',
      },
      {
        titulo: 'bloqueador y cambio',
        consigna:
          'Desde el bando contrario, busca en las posiciones de abajo cómo bloquear d5 o cambiar la pieza clave.',
      },
      {
        titulo: 'torre por la tercera',
        consigna: 'Comprueba en las posiciones de abajo si la torre llega al ataque por e3 o d3 y qué amenaza crea.',
      },
      {
        titulo: 'transformación de estructura',
        consigna: 'Señala en las posiciones de abajo a qué estructura lleva cada captura y quién gana.',
      },
      {
        titulo: 'sacrificio en h7 o e6',
        consigna: 'Revisa en las posiciones de abajo los golpes típicos y descarta los que no cumplen condiciones.',
      },
      {
        titulo: 'cambios contados',
        consigna: 'Cuenta en cada posición de abajo cuántas menores hay y decide si conviene cambiar una más.',
      },
      {
        titulo: 'plan con reloj',
        consigna: 'Con reloj, da plan y jugada en las posiciones de abajo y después confirma con cálculo.',
      },
    ],
    test: [
      {
        titulo: 'ruptura demostrada',
        consigna: 'Da en las {n} posiciones de abajo la línea completa de d5 o la prueba de que falla.',
      },
      {
        titulo: 'contra el aislado',
        consigna: 'Escribe la mejor jugada del bando que juega contra el peón en cada posición de abajo.',
      },
      {
        titulo: 'ataque medido',
        consigna:
          'Señala en las posiciones de abajo si el ataque alcanza, con qué golpe empieza y cuántas piezas participan. Si no alcanza, da la jugada de mejora.',
      },
      {
        titulo: 'juicio de la estructura',
        consigna:
          'Evalúa cada posición de abajo con damas y sin damas y da una jugada coherente con ese juicio. Corrige la jugada y el argumento.',
      },
    ],
    jugar: [
      {
        titulo: 'aislado con propósito',
        consigna:
          'Jueguen desde 1.e4 c6 2.d4 d5 3.exd5 cxd5 4.c4 Cf6 5.Cc3 e6 6.Cf3 Ae7 7.cxd5 Cxd5 8.Ad3 Cc6 9.O-O O-O 10.Te1 con blancas y con negras y comparen en qué jugadas se pudo romper con d5.',
      },
      {
        titulo: 'cambiar y asfixiar',
        consigna:
          'Juega contra un aislado en tu plataforma o club habitual con la meta de cambiar dos menores antes de la jugada veinte.',
      },
      {
        titulo: 'piezas al ataque',
        consigna: 'Juega con aislado usando una torre por la tercera fila y anota si llegó a tiempo.',
      },
    ],
    analizar: [
      {
        titulo: 'la ventana de d5',
        consigna: 'Marca en tus partidas con aislado las jugadas en que d5 funcionaba y si la usaste.',
      },
      {
        titulo: 'menores que sobraron',
        consigna:
          'Cuenta los cambios de menores en cada partida con aislado y en qué jugada se hizo el segundo. Relaciona ese número con el resultado.',
      },
      {
        titulo: 'del aislado al final',
        consigna: 'Analiza cómo llegó el peón al final y qué alternativa de actividad existió.',
      },
    ],
  },
};
