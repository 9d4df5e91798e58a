import type { ChessTopic } from '../../chess-topic.ts';

export const ajEstColgantes: ChessTopic = {
  id: 'aj-est-colgantes',
  titulo: 'Peones colgantes: fuerza y blanco',
  area: 'EST',
  nivelMin: 5,
  nivelMax: 6,
  prerequisitos: ['aj-est-peonaislado'],
  minutosEtapa: 290,
  importancia: 'ocasional',
  terminos: [
    'peones colgantes en profundidad',
    'posición de peones colgantes',
    'peones colgantes c y d',
    'hanging pawns',
    'hanging pawns structure',
    'pareja de peones c y d',
    'peones en c5 y d5',
    'peones en c4 y d4 colgantes',
    'avanzar los colgantes',
    'bloquear los colgantes',
    'fijar los peones colgantes',
    'colgantes',
    'atacar los peones colgantes',
    'defender los peones colgantes',
    'casilla débil tras el avance del colgante',
    'ruptura d4 de los colgantes',
  ],
  ideas: [
    'Los colgantes (c y d juntos, sin peones vecinos) valen mientras están en la misma fila: controlan cuatro casillas centrales.',
    'El avance de uno los cambia: d4-d5 o ...d5-d4 abre líneas y da iniciativa; el avance de c fija el otro como blanco.',
    'El rival los presiona con torres en c y d y con un avance (b4, e4, ...b5 o ...e5) que obligue a uno a definirse.',
    'Con muchas piezas son fuerza; con pocas, blanco: el bando de los colgantes evita cambios y prepara el avance.',
  ],
  etapas: [
    {
      nivel: 5,
      enfoque: 'Reconoce cuándo avanzar y cuándo sostener; contra ellos, provoca la definición antes de atacarlos.',
      idea: 'Presionar los colgantes sin obligarlos a moverse rara vez gana: primero haz que avancen, después bloquea y ataca.',
    },
    {
      nivel: 6,
      enfoque: 'Calcula sacrificios de avance, transformación en aislado o en pasado y finales resultantes con torres.',
      idea: 'Si uno de los colgantes se convierte en pasado protegido, la debilidad se vuelve la mejor pieza del tablero.',
    },
  ],
  ejemplo: {
    fen: 'rn3rk1/p3qpp1/4b2p/2pp4/Q7/4PN2/PP2BPPP/R4RK1 b - - 1 14',
    linea: '14...Db7 15.Da3 Cd7 16.Ce1 a5 17.Cd3 c4 18.Cf4 Tfb8',
    explicacion:
      'Las negras usan la columna b y la actividad para sostener los colgantes: la dama en b7 presiona b2 y el peón avanza a c4 solo cuando b2 queda como blanco a cambio de d4. Tras 18...Tfb8 la presión sobre b2 compensa la debilidad de d5.',
  },
  errorTipico:
    'Avanzar uno de los dos por nervios. El que se queda atrás es un peón débil con casilla de bloqueo delante y dos columnas abiertas para el rival.',
  preguntas: [
    {
      pregunta: '¿Cuándo son fuertes los peones colgantes?',
      respuesta:
        'Mientras siguen juntos en la cuarta (o quinta) fila y hay piezas menores en el tablero que aprovechan las casillas que controlan.',
    },
    {
      pregunta: '¿Qué hace el bando contrario para dañarlos?',
      respuesta: 'Presiona con torres en c y d y usa un avance de peón que obligue a uno a adelantarse o a cambiarse.',
    },
    {
      pregunta: '¿Qué avance suele ser el temático del bando con colgantes?',
      respuesta: 'd5 (o ...d4), que abre la posición cuando sus piezas están mejor colocadas.',
    },
  ],
  criterio: {
    texto: 'Elige avance, sostén o presión correctos en {aciertos} de {de} posiciones con colgantes',
    aciertos: 7,
    de: 10,
    unidad: 'posiciones',
  },
  foco: 'Con colgantes, tuyos o ajenos, nombra en cada jugada qué avance los definiría y a quién beneficia.',
  revision: '¿Quién obligó a los colgantes a definirse y con qué jugada?',
  variantes: {
    teoria: [
      {
        titulo: 'dos en línea',
        consigna:
          'Analiza el ejemplo y enumera las cuatro casillas que controlan los colgantes antes y después de ...c4.',
      },
      {
        titulo: 'provocar la definición',
        consigna: 'Escribe tres maneras de obligar a los colgantes a moverse y en qué caso usarías cada una.',
      },
      {
        titulo: 'transformación',
        consigna: 'Describe qué estructura sale de cada avance en el ejemplo y quién gana en cada una.',
      },
    ],
    ejercicios: [
      {
        titulo: '¿avanza o sostiene?',
        consigna:
          'Decide en las posiciones de abajo si uno de los colgantes avanza o ambos se sostienen, y calcula las recapturas hasta la estructura final.',
      },
      {
        titulo: 'obliga a definirse',
        consigna: 'Busca en las posiciones de abajo la jugada del bando contrario que fuerza a los colgantes.',
      },
      {
        titulo: 'torres en c y d',
        consigna: 'Elige en las posiciones de abajo el orden de llegada de las torres y el punto de presión.',
      },
      {
        titulo: 'bloqueo tras el avance',
        consigna: 'Encuentra en las posiciones de abajo la casilla de bloqueo que nace y quién la ocupa.',
      },
      {
        titulo: 'cambios prohibidos',
        consigna: 'Di en las posiciones de abajo qué piezas no debe cambiar el bando de los colgantes y cuáles sí.',
      },
      {
        titulo: 'sacrificio de avance',
        consigna: 'Comprueba en las posiciones de abajo si d5 o ...d4 funciona como entrega de peón.',
      },
      {
        titulo: 'contraste con el aislado',
        consigna: 'Explica en las posiciones de abajo qué cambiaría si en lugar de colgantes hubiera un aislado.',
      },
      {
        titulo: 'decisión con tiempo corto',
        consigna: 'Con reloj, contesta avance, sostén o presión en las posiciones de abajo y verifica.',
      },
    ],
    test: [
      {
        titulo: 'avance demostrado',
        consigna: 'Escribe en las {n} posiciones de abajo la línea del avance o su refutación.',
      },
      {
        titulo: '¿fuerza o debilidad?',
        consigna: 'Juzga en cada posición de abajo el papel de los colgantes y da la jugada coherente.',
      },
      {
        titulo: 'presión eficaz',
        consigna:
          'Da las tres jugadas siguientes del bando que presiona en las posiciones de abajo y qué colgante acabará por moverse.',
      },
      {
        titulo: 'transformación elegida',
        consigna: 'Señala en las posiciones de abajo la captura o avance que cambia la estructura a tu favor.',
      },
    ],
    jugar: [
      {
        titulo: 'colgantes con ambos bandos',
        consigna:
          'Comiencen tras 1.d4 d5 2.c4 e6 3.Cc3 Ae7 4.Cf3 Cf6 5.Ag5 O-O 6.e3 h6 7.Ah4 b6 8.cxd5 Cxd5 9.Axe7 Dxe7 10.Cxd5 exd5 11.Ae2 Ae6 12.O-O c5 13.dxc5 bxc5 y turnen los lados; anoten quién obligó a definirse a los colgantes.',
      },
      {
        titulo: 'busca el avance',
        consigna:
          'Juega en tu plataforma o club habitual una estructura con colgantes y decide d5 o sostén antes de la jugada veinte.',
      },
      {
        titulo: 'a la caza del blanco',
        consigna:
          'Juega contra los colgantes con la meta de fijar uno y poner una pieza propia delante. Anota en qué jugada lo lograste o qué te lo impidió.',
      },
    ],
    analizar: [
      {
        titulo: 'momento de la definición',
        consigna: 'Marca la jugada en que los colgantes dejaron de estar juntos y quién lo quiso.',
      },
      {
        titulo: 'piezas y estructura',
        consigna: 'Cuenta piezas en el tablero en ese momento y relaciona con la evaluación posterior.',
      },
      {
        titulo: 'avance perdido',
        consigna:
          'Busca en tus partidas el avance temático que no se jugó, calcula sus capturas y evalúa la estructura que habría quedado.',
      },
    ],
  },
};
