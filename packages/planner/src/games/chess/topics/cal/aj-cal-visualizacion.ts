import type { ChessTopic } from '../../chess-topic.ts';

export const ajCalVisualizacion: ChessTopic = {
  id: 'aj-cal-visualizacion',
  titulo: 'Visualización sin mover las piezas',
  area: 'CAL',
  nivelMin: 2,
  nivelMax: 6,
  prerequisitos: ['aj-fun-vision'],
  minutosEtapa: 320,
  terminos: [
    'visualización',
    'visualizar',
    'ver variantes sin mover',
    'calcular sin tablero',
    'a ciegas',
    'ajedrez a ciegas',
    'blindfold',
    'cálculo mental',
    'ver jugadas en la cabeza',
    'imaginar la posición',
    'memoria visual',
    'visualization',
    'no veo la posición final',
    'pierdo las piezas al calcular',
    'tablero mental',
    'mover en la cabeza',
    'jugar sin ver',
  ],
  ideas: [
    'Visualizar es mantener exacta la posición después de cada jugada imaginada. Falla casi siempre por dos motivos: olvidar que una pieza ya se movió y ver piezas que fueron capturadas.',
    'Ayuda nombrar las casillas en silencio y detenerse cada dos jugadas a recitar dónde está cada pieza de la zona.',
    'Entrena con distancias crecientes: una, dos, tres jugadas; después líneas enteras; después posiciones sin diagrama. No saltes al cuarto nivel antes de aguantar el tercero.',
    'Al terminar la línea imaginada, vuelve mentalmente al inicio y repítela hacia atrás: confirma que no inventaste ninguna pieza.',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque:
        'Calcula dos jugadas sin mover y describe la posición resultante con casillas. Empieza por posiciones con pocas piezas.',
      idea: 'Usa anclas: peones y reyes cambian poco; ubica desde ellos el resto de las piezas al imaginar.',
    },
    {
      nivel: 3,
      enfoque:
        'Extiende a tres o cuatro jugadas con capturas en el camino y cambios de estructura. Describe la posición final antes de mirarla.',
      idea: 'Recita lo que dejó de existir: «ya no hay caballo en f6 ni peón en d5»; la memoria olvida ausencias antes que presencias.',
    },
    {
      nivel: 4,
      enfoque:
        'Trabaja líneas de cuatro a cinco jugadas, ramas y cambios de columna abierta. Haz partidas cortas mirando solo la anotación.',
      idea: 'Al cambiar de rama, vuelve al diagrama real y parte de cero: mezclar ramas es la fuente de errores silenciosos.',
    },
    {
      nivel: 5,
      enfoque:
        'Resuelve posiciones dadas por escrito (lista de piezas) y líneas de siete jugadas. Juega fragmentos a ciegas.',
      idea: 'Trabaja el tablero por sectores: guarda primero flanco de rey, centro y flanco de dama por separado y únelos al final.',
    },
    {
      nivel: 6,
      enfoque:
        'Juega a ciegas posiciones completas y analiza partidas leídas sin tablero. Mide exactitud pieza por pieza.',
      idea: 'La prueba real es describir la posición tras diez jugadas sin error: si falla una casilla, el cálculo que partía de ahí no valía nada.',
    },
  ],
  errorTipico:
    'Mover mentalmente una pieza y seguir calculando con ella en su casilla anterior. Se ve un mate que ya no existe o se ignora una defensa que sí.',
  preguntas: [
    {
      pregunta: '¿Por qué conviene recitar lo que desapareció y no solo lo que queda?',
      respuesta: 'Porque la memoria retiene mejor lo presente; las capturas olvidadas generan líneas imposibles.',
    },
    {
      pregunta: '¿Qué haces al cambiar de rama en un cálculo?',
      respuesta:
        'Vuelvo a la posición inicial real y reconstruyo desde ahí, sin aprovechar la posición imaginada de la rama anterior.',
    },
    {
      pregunta: '¿Qué anclas usas para ubicar piezas?',
      respuesta: 'Los peones y los reyes, que se mueven poco; desde ellos deduzco columnas y diagonales del resto.',
    },
    {
      pregunta: '¿Cómo compruebas que tu imagen era correcta?',
      respuesta:
        'Repitiendo la línea hacia atrás y describiendo la posición final casilla por casilla antes de moverla de verdad.',
    },
    {
      pregunta: '¿Qué significa trabajar por sectores?',
      respuesta:
        'Guardar por separado flanco de dama, centro y flanco de rey y unirlos al final, para no retener 32 piezas a la vez.',
    },
  ],
  criterio: {
    texto: 'Describe la posición final sin error en {aciertos} de {de} líneas de la longitud de tu nivel.',
    aciertos: 14,
    de: 20,
    unidad: 'líneas',
  },
  foco: 'Al calcular, detente cada dos jugadas y repite mentalmente dónde están el rey, la dama y las piezas movidas.',
  revision: '¿En qué cálculo de la partida una pieza estaba en otro lugar del que imaginaste?',
  variantes: {
    teoria: [
      {
        titulo: 'la línea del ejemplo sin mover',
        consigna:
          'Recorre el ejemplo jugada por jugada sin tocar piezas y escribe la posición final. Comprueba casilla por casilla y repite lo que falló.',
      },
      {
        titulo: 'anclas y sectores',
        consigna:
          'Con el diagrama del ejemplo elige cinco anclas y describe la posición desde ellas. Explica qué pieza te costó más y por qué.',
      },
      {
        titulo: 'hacia delante y hacia atrás',
        consigna:
          'Memoriza la línea del ejemplo y recítala del final al principio. Termina cuando lo hagas sin mirar y sin dudar del orden.',
      },
    ],
    ejercicios: [
      {
        titulo: 'posición final descrita',
        consigna:
          'En cada posición de abajo escribe dónde están rey, dama y piezas movidas al final de la línea antes de comprobar.',
      },
      {
        titulo: 'sin diagrama',
        consigna:
          'Lee cada posición de abajo como lista de piezas, apártala y resuelve con la imagen mental. Corrige después.',
      },
      {
        titulo: 'ausencias',
        consigna:
          'Escribe en cada línea de abajo qué piezas ya no están. Un error de ausencia invalida la línea aunque la jugada sea correcta.',
      },
      {
        titulo: 'dos ramas sin mezclar',
        consigna:
          'Calcula en las posiciones de abajo dos ramas volviendo al diagrama entre una y otra. Describe ambos finales.',
      },
      {
        titulo: 'aumenta una jugada',
        consigna:
          'Prolonga cada solución de abajo una jugada más de lo que da la línea y describe la nueva posición. Comprueba.',
      },
      {
        titulo: 'dictado sin tablero',
        consigna:
          'Grábate leyendo la línea de cada posición de abajo y escúchala siguiendo mentalmente. Di la posición final al acabar.',
      },
      {
        titulo: 'foto mental',
        consigna:
          'Mira cada posición de abajo, ciérrala y reconstrúyela en un tablero vacío pieza por pieza. Luego resuelve desde tu reconstrucción.',
      },
      {
        titulo: 'coordenadas por bandos',
        consigna:
          'Recita en las posiciones de abajo las casillas de todas las piezas blancas y después de las negras, sin mirar. Cuenta los errores.',
      },
    ],
    test: [
      {
        titulo: 'línea y final',
        consigna: 'En las {n} posiciones de abajo escribe jugada y posición final. Cada casilla equivocada resta.',
      },
      {
        titulo: 'sin tocar nada',
        consigna:
          'Responde las {n} posiciones de abajo sin mover piezas; al corregir, marca si el error fue de cálculo o de imagen.',
      },
      {
        titulo: 'carrera de {min} minutos',
        consigna: 'Trabaja {min} minutos en las {n} posiciones de abajo y mide cuántas describiste sin ningún error.',
      },
      {
        titulo: 'desde la lista',
        consigna:
          'Resuelve las {n} posiciones de abajo leyendo únicamente la ubicación de las piezas, sin mirar el diagrama.',
      },
    ],
    jugar: [
      {
        titulo: 'partida a ciegas corta',
        consigna:
          'Juega a ciegas contra alguien o contra un programa hasta donde puedas, y anota la jugada en que perdiste la imagen.',
      },
      {
        titulo: 'cálculo antes de mirar',
        consigna:
          'Juega una partida y en los momentos difíciles cierra los ojos para recorrer la línea antes de mirar el tablero. Anota cuándo ayudó.',
      },
      {
        titulo: 'ritmo lento, línea larga',
        consigna:
          'Juega una partida lenta comprometiéndote a calcular al menos una línea hasta la quinta jugada sin mover. Escríbela antes de jugar.',
      },
    ],
    analizar: [
      {
        titulo: 'imagen equivocada',
        consigna:
          'Busca en tu partida un cálculo que falló y determina si la posición imaginada era correcta. Señala la pieza mal ubicada.',
      },
      {
        titulo: 'leer sin tablero',
        consigna:
          'Lee una partida breve solo en notación y detente cada cinco jugadas a describir la posición. Comprueba al final.',
      },
      {
        titulo: 'líneas calculadas',
        consigna:
          'Escribe tres líneas que calculaste y compara la posición final que viste con la real. Anota el primer error de cada una.',
      },
    ],
  },
  ejemplo: {
    fen: 'r6k/6pp/8/6N1/2Q5/8/1q3PPP/6K1 w - - 0 1',
    linea: '1.Cf7+ Rg8 2.Ch6+ Rh8 3.Dg8+ Txg8 4.Cf7#',
    explicacion:
      'Síguela sin mover nada: el caballo abre la diagonal de la dama, 2.Ch6+ es jaque doble, la dama se entrega y la torre tapa a su propio rey. En la posición final hay caballo blanco en f7, torre negra en g8 y rey en h8: mate de la coz.',
  },
  otrosEjemplos: [
    {
      niveles: [2, 2],
      fen: '2r3k1/p4ppp/1p6/8/8/7P/Pb1R1PP1/3R2K1 w - - 0 1',
      linea: '1.Td8+ Txd8 2.Txd8#',
      explicacion:
        'Mira el diagrama diez segundos y síguelo sin mover. Tras 1.Td8+ Txd8 imagina la casilla d8 ocupada por la torre negra y la columna d abierta hasta la otra torre blanca. 2.Txd8 deja la torre blanca en d8, el rey en g8 y los tres peones delante: mate. Antes de calcular más lejos, acostúmbrate a decir dónde queda cada pieza.',
    },
    {
      niveles: [5, 6],
      fen: '8/8/1KP5/3r4/8/8/8/k7 w - - 0 1',
      linea: '1.c7 Td6+ 2.Rb5 Td5+ 3.Rb4 Td4+ 4.Rb3 Td3+ 5.Rc2 Td4 6.c8=T Ta4 7.Rb3',
      explicacion:
        'La posición de Saavedra, para ver entera sin mover. El rey baja por la columna b esquivando los jaques y en c2 ya no hay más; 5...Td4 prepara 6.c8=D Tc4+ 7.Dxc4, ahogado. Coronar torre lo evita y amenaza mate en a8; tras 6...Ta4, 7.Rb3 ataca la torre y amenaza mate en c1. Dibuja el diagrama final y compáralo.',
    },
  ],
};
