import type { ChessTopic } from '../../chess-topic.ts';

export const ajEstCasillas: ChessTopic = {
  id: 'aj-est-casillas',
  titulo: 'Casillas débiles y puestos avanzados',
  area: 'EST',
  nivelMin: 2,
  nivelMax: 5,
  prerequisitos: ['aj-est-actividad'],
  minutosEtapa: 290,
  terminos: [
    'casillas débiles',
    'casilla débil',
    'casillas fuertes',
    'casilla fuerte',
    'puesto avanzado',
    'puestos avanzados',
    'caballo en casilla fuerte',
    'caballo en d5',
    'caballo en d6',
    'agujeros en la posición',
    'complejo de casillas',
    'casillas negras débiles',
    'casillas blancas débiles',
    'outpost',
    'outposts',
    'weak squares',
    'caballo pulpo',
    'cambiar el defensor de la casilla',
    'debilidad de color',
  ],
  ideas: [
    'Una casilla es débil si ningún peón propio puede ya defenderla; es puesto avanzado del rival si él la apoya con peón y puede llegar con una pieza.',
    'El proceso tiene tres pasos: crear o fijar la casilla, cambiar las piezas rivales que la defienden y ocuparla con la pieza correcta.',
    'El caballo es el inquilino ideal en la quinta y sexta filas; la torre y la dama pasan por la casilla, el caballo vive en ella.',
    'Cuando varios peones quedan en un color y falta el alfil que lo cubre, no hay una casilla débil sino todo un complejo.',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque:
        'Aprende a ver agujeros: mira las casillas delante de los peones retrasados y las que dejó atrás un avance.',
      idea: 'Cada peón que avanza abandona dos casillas para siempre: nómbralas antes de moverlo.',
    },
    {
      nivel: 3,
      enfoque: 'Lucha por la casilla: cambia defensores, fija el peón y lleva el caballo por la ruta más corta.',
      idea: 'Contra ...e5 y ...d6 el defensor de d5 es el caballo de f6: cambiarlo por el alfil vale más que la pareja de alfiles.',
    },
    {
      nivel: 4,
      enfoque:
        'Complejos de color: ataca sobre las casillas del alfil ausente y evita cambios que devuelvan su control.',
      idea: 'Si falta el alfil oscuro del fianchetto, dama y caballo entran solos: conserva los dos.',
    },
    {
      nivel: 5,
      enfoque:
        'Valora el precio: calidad por alfil de un color, peón por casilla eterna, y cuándo una casilla bonita no sirve para nada.',
      idea: 'Un puesto avanzado vale por lo que toca: si desde ahí no ataca peones ni rey, es decoración.',
    },
  ],
  ejemplo: {
    fen: 'r1bq1rk1/pp2bppp/3p1n2/4p1B1/4P3/2N5/PPP1BPPP/R2Q1RK1 w - - 0 10',
    linea: '10.Axf6 Axf6 11.Cd5',
    explicacion:
      'La casilla d5 no puede ser atacada por peones negros (ya no hay peón c y el de e está en e5). El único caballo que la disputa está en f6: las blancas lo cambian por el alfil y el caballo se instala. Queda caballo fuerte contra alfil que choca con e5 y d6.',
  },
  errorTipico:
    'Saltar a la casilla antes de cambiar a sus defensores. El caballo se cambia en el acto, el peón retoma en d5 y el agujero queda tapado por un peón propio.',
  preguntas: [
    {
      pregunta: '¿Qué tres pasos convierten un agujero en ventaja?',
      respuesta: 'Fijar la casilla, cambiar a los defensores y ocuparla con la pieza adecuada, normalmente un caballo.',
    },
    {
      pregunta: '¿Qué dos casillas debilita el avance de un peón de g2 a g4?',
      respuesta: 'Deja de controlar f3 y h3, y además deja sin apoyo f4 y h4 para siempre.',
    },
    {
      pregunta: '¿Por qué se cambia el alfil de g5 por el caballo de f6 en la estructura ...d6-...e5?',
      respuesta:
        'Porque ese caballo es el defensor principal de d5 y, sin él, mi caballo no puede ser cambiado allí por otro caballo.',
    },
    {
      pregunta: '¿Cuándo un puesto avanzado no sirve?',
      respuesta: 'Cuando la pieza no ataca nada desde allí o el rival juega en otra zona sin necesitar esa casilla.',
    },
    {
      pregunta: '¿Qué es un complejo de casillas débiles?',
      respuesta: 'Un grupo de casillas del mismo color alrededor de peones fijos, sin alfil propio que las defienda.',
    },
  ],
  criterio: {
    texto: 'Encuentra la casilla clave y el método para ocuparla en {aciertos} de {de} posiciones',
    aciertos: 8,
    de: 10,
    unidad: 'posiciones',
  },
  foco: 'Tras cada avance de peón, tuyo o ajeno, nombra las casillas que quedaron sin defensa de peón.',
  revision: '¿Qué casilla decidió la partida y qué jugada de peón la creó?',
  variantes: {
    teoria: [
      {
        titulo: 'tres pasos hacia d5',
        consigna: 'Aplica al ejemplo el proceso fijar, cambiar, ocupar, y escribe qué pieza negra quedó sin función.',
      },
      {
        titulo: 'huellas de peón',
        consigna: 'Avanza mentalmente cada peón negro del ejemplo y anota las casillas que dejaría débiles.',
      },
      {
        titulo: 'con alfil y sin alfil',
        consigna: 'Compara un enroque con fianchetto con y sin su alfil. Describe las rutas de entrada que aparecen.',
      },
    ],
    ejercicios: [
      {
        titulo: 'pinta los agujeros',
        consigna:
          'Marca en las posiciones de abajo todas las casillas que ningún peón puede defender y elige la más valiosa.',
      },
      {
        titulo: '¿quién la defiende?',
        consigna: 'Enumera las piezas que defienden la casilla clave de cada posición de abajo y cómo cambiarlas.',
      },
      {
        titulo: 'ruta del caballo',
        consigna:
          'Traza en las posiciones de abajo la ruta más corta del caballo hacia el puesto y las interrupciones posibles.',
      },
      {
        titulo: 'crea la casilla',
        consigna: 'Busca en las posiciones de abajo la jugada de peón que obliga al rival a dejar un agujero.',
      },
      {
        titulo: 'tapa la tuya',
        consigna: 'Encuentra tus casillas débiles en las posiciones de abajo y la jugada que reduce el daño.',
      },
      {
        titulo: 'complejo de color',
        consigna: 'Decide en cada posición de abajo qué color está débil y qué piezas no debes cambiar.',
      },
      {
        titulo: 'puesto útil o bonito',
        consigna: 'Comprueba qué ataca la pieza desde su puesto en las posiciones de abajo y descarta los decorativos.',
      },
      {
        titulo: 'visto y resuelto',
        consigna: 'Mira una vez las posiciones de abajo con reloj y anota solo la casilla; calcula después la jugada.',
      },
    ],
    test: [
      {
        titulo: 'casilla, defensor, método',
        consigna:
          'Contesta en las {n} posiciones de abajo cuál es la casilla clave, qué pieza la defiende y cómo se la quitas. Los tres datos suman un acierto.',
      },
      {
        titulo: 'la jugada que ocupa o prepara',
        consigna: 'Decide en cada posición de abajo si ya se ocupa la casilla o falta un cambio.',
      },
      {
        titulo: 'agujeros de ambos',
        consigna: 'Escribe una casilla débil de cada bando en las posiciones de abajo y quién la alcanza antes.',
      },
      {
        titulo: 'vale o no vale',
        consigna: 'Juzga si conviene entregar material por la casilla en las posiciones de abajo, con línea.',
      },
    ],
    jugar: [
      {
        titulo: 'caballo inmortal',
        consigna:
          'Juega una partida en tu plataforma o club habitual buscando un puesto fijo para un caballo antes de la jugada veinticinco.',
      },
      {
        titulo: 'la estructura de d5',
        consigna:
          'Monta blancas: Rg1, Dd1, Ta1, Tf1, Ae2, Cd5, peones a2, b2, c2, e4, f2, g2, h2; negras: Rg8, Dd8, Ta8, Tf8, Ac8, Af6, peones a7, b7, d6, e5, f7, g7, h7. Jueguen una vez con cada color y anoten si el caballo fue cambiado o expulsado.',
      },
      {
        titulo: 'cuida tus colores',
        consigna:
          'Juega sin hacer avances que dejen dos casillas vecinas débiles del mismo color; anota cada excepción.',
      },
    ],
    analizar: [
      {
        titulo: 'origen del agujero',
        consigna: 'Señala en tus partidas el avance que creó la casilla más explotada y su alternativa.',
      },
      {
        titulo: 'inquilinos',
        consigna:
          'Haz la lista de piezas que ocuparon quinta o sexta fila en tus partidas, cuánto duraron y qué lograron.',
      },
      {
        titulo: 'defensor cambiado',
        consigna: 'Busca cambios tuyos que entregaron el control de un color y decide si eran necesarios.',
      },
    ],
  },
};
