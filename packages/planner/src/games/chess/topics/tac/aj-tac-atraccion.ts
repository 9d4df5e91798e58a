import type { ChessTopic } from '../../chess-topic.ts';

export const ajTacAtraccion: ChessTopic = {
  id: 'aj-tac-atraccion',
  titulo: 'Atracción',
  area: 'TAC',
  nivelMin: 2,
  nivelMax: 5,
  prerequisitos: ['aj-tac-doble'],
  minutosEtapa: 290,
  terminos: [
    'atracción',
    'atraer',
    'atracciones',
    'señuelo',
    'señuelos',
    'sacrificio de atracción',
    'atraer al rey',
    'atraer la dama',
    'decoy',
    'decoys',
    'magnet',
    'imán',
    'llevar una pieza a una mala casilla',
    'sacrificio que obliga a capturar',
    'arrastrar al rey',
    'sacar al rey',
    'obligar al rey a salir',
  ],
  ideas: [
    'Atraer es obligar a una pieza enemiga a ir a una casilla concreta donde la espera algo: un doble, una clavada, un mate o una enfilada. Lo importante es la llegada, no la salida.',
    'Piensa en condicional: «si su dama estuviera en c8, mi caballo daría jaque doble en e7». Después busca la jugada que la lleva allí.',
    'El cebo debe ser forzoso: jaque o captura que no admite otra respuesta razonable. Revisa siempre la alternativa de no capturar.',
    'Objetivos preferidos: el rey hacia una casilla de horquilla o de jaque doble, la dama hacia una casilla atacable y la pieza que tapará la huida de su propio rey.',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque: 'Resuelve atracciones de una jugada que terminan en doble de caballo o mate simple.',
      idea: 'Si tienes un salto de caballo que daría jaque, busca qué pieza conviene meter en la otra punta de la horquilla.',
    },
    {
      nivel: 3,
      enfoque:
        'Atrae al rey fuera del enroque con sacrificios en h7, f7 o g7 y calcula el siguiente jaque antes de sacrificar.',
      idea: 'El sacrificio de atracción se calcula desde la segunda jugada: si no ves el golpe siguiente, no es atracción sino pérdida.',
    },
    {
      nivel: 4,
      enfoque:
        'Encadena dos atracciones o combina con despeje y jaque doble; distingue cuándo el rey puede quedarse donde está.',
      idea: 'La alternativa de no capturar es la prueba real: escribe qué ganas si el rey se aparta en vez de tomar.',
    },
    {
      nivel: 5,
      enfoque:
        'Usa atracciones posicionales: atraer una pieza a una casilla donde queda mal o bloquea a otra, y calcula persecuciones largas del rey.',
      idea: 'También se atrae sin jaque: ofrecer un peón para que un alfil quede fuera de juego o una torre pise una casilla de doble.',
    },
  ],
  errorTipico:
    'Enamorarse de la horquilla final y no ver que el rival puede rechazar el cebo o capturarlo con otra pieza que no cae en la trampa.',
  preguntas: [
    {
      pregunta: '¿En qué se diferencia de la desviación?',
      respuesta:
        'En la atracción importa la casilla a la que llega la pieza; en la desviación importa la que abandona.',
    },
    {
      pregunta: '¿Cómo se busca una atracción?',
      respuesta:
        'Se parte del golpe final imaginando la pieza en otra casilla y se busca la jugada forzosa que la lleva allí.',
    },
    {
      pregunta: '¿Qué se comprueba siempre antes de entregar el cebo?',
      respuesta: 'Qué ocurre si no lo captura y si puede capturarlo otra pieza; en ambos casos debo seguir bien.',
    },
    {
      pregunta: '¿Qué tipo de pieza propia aprovecha mejor la atracción de rey y dama?',
      respuesta:
        'El caballo, porque ataca dos piezas a la vez sin que se pueda interponer nada, aunque también sirven clavadas y enfiladas.',
    },
    {
      pregunta: '¿Por qué el jaque doble es buen final para atraer al rey?',
      respuesta:
        'Porque tras pisar la casilla elegida solo puede moverse el rey: no hay capturas ni interposiciones y las ramas se reducen a sus casillas libres.',
    },
  ],
  criterio: {
    texto: 'Resuelve {aciertos} de {de} atracciones indicando la casilla de llegada y el golpe.',
    aciertos: 15,
    de: 20,
    unidad: 'posiciones',
  },
  foco: 'Pregunta «¿dónde querría que estuviera su rey o su dama?» y busca la jugada que los obliga.',
  revision: '¿En qué momento una casilla concreta del rey o la dama rival habría permitido un golpe inmediato?',
  variantes: {
    teoria: [
      {
        titulo: 'la pregunta en condicional',
        consigna:
          'Del ejemplo escribe tres frases «si la dama estuviera en…, entonces…». Marca la que tiene jugada forzosa que la cumple.',
      },
      {
        titulo: 'casillas imán',
        consigna:
          'Coloca un caballo en d5 y un rey en g8 y anota las casillas donde querrías a la dama rival. Explica qué jugada la obligaría en cada caso.',
      },
      {
        titulo: 'atraer al rey con jaque doble',
        consigna:
          'Reconstruye una atracción de rey a d8 o h8 seguida de jaque doble. Escribe las casillas disponibles para el rey en cada paso.',
      },
    ],
    ejercicios: [
      {
        titulo: 'casilla deseada',
        consigna:
          'Escribe en cada posición de abajo la pieza y la casilla a la que quieres llevarla antes de calcular. Luego la línea.',
      },
      {
        titulo: 'tomar o no tomar',
        consigna: 'Da en las posiciones de abajo la respuesta si captura y si no captura. Ambas ramas con saldo.',
      },
      {
        titulo: 'golpe primero, cebo después',
        consigna:
          'En las posiciones de abajo encuentra el golpe final y reconstruye hacia atrás el cebo. Si tu golpe no coincide, compara.',
      },
      {
        titulo: 'cebos con jaque',
        consigna:
          'Lista todos tus sacrificios con jaque en las posiciones de abajo y mira adónde atrae cada uno. Descarta con una palabra los que no sirven.',
      },
      {
        titulo: 'pieza equivocada',
        consigna:
          'En las posiciones de abajo comprueba si el cebo puede ser tomado por otra pieza. Explica por qué no arruina la idea.',
      },
      {
        titulo: 'del revés',
        consigna:
          'Con el defensor de las posiciones de abajo, busca la jugada previa que evitaba la casilla peligrosa.',
      },
      {
        titulo: 'imagen fija',
        consigna:
          'Memoriza la posición final de cada línea de abajo y descríbela sin mirar: rey, dama y pieza que golpea.',
      },
      {
        titulo: 'ritmo de torneo corto',
        consigna:
          'Resuelve las posiciones de abajo con reloj dejando por escrito el cebo y el golpe, aunque falten ramas. Completa las ramas después.',
      },
    ],
    test: [
      {
        titulo: 'cebo y golpe',
        consigna: 'Anota en las {n} posiciones de abajo el cebo, la casilla de llegada y el golpe. Los tres o nada.',
      },
      {
        titulo: 'ramas de rechazo',
        consigna: 'En las {n} posiciones de abajo se puntúa también la línea si el rival no captura.',
      },
      {
        titulo: 'examen en {min} minutos',
        consigna:
          'Completa las {n} posiciones de abajo en {min} minutos y señala la que más tiempo consumió y por qué.',
      },
      {
        titulo: 'sin mover y sin apuntes',
        consigna: 'Resuelve las {n} posiciones de abajo de vista y escribe solo el resultado final de cada línea.',
      },
    ],
    jugar: [
      {
        titulo: 'rey fuera del enroque',
        consigna:
          'Juega una partida buscando al menos una vez un sacrificio que saque al rey; calcúlalo entero y decide si se justifica. No lo hagas si no ves el golpe.',
      },
      {
        titulo: 'casillas de caballo',
        consigna:
          'Juega una partida anotando en dos momentos dónde querrías a la dama rival por tus saltos de caballo. Busca cómo obligarla.',
      },
      {
        titulo: 'no muerdas el cebo',
        consigna:
          'Juega una partida en que, antes de cada captura tuya, preguntes adónde te lleva. Cuenta las que rechazaste.',
      },
    ],
    analizar: [
      {
        titulo: 'cebos aceptados',
        consigna:
          'Revisa capturas que salieron mal y mira qué casilla pisó la pieza. Clasifica las que fueron atracciones.',
      },
      {
        titulo: 'golpe imaginario',
        consigna:
          'En tres posiciones de tu partida imagina la dama rival en otra casilla y busca golpes. Mira si había manera de forzarla.',
      },
      {
        titulo: 'rey arrastrado',
        consigna:
          'Sigue el camino del rey atacado y señala el jaque que lo llevó a la casilla decisiva, o el que faltó.',
      },
    ],
  },
  ejemplo: {
    fen: '6k1/pp3ppp/4q3/3N4/8/8/PP3PPP/2R3K1 w - - 0 1',
    linea: '1.Tc8+ Dxc8 2.Ce7+ Rf8 3.Cxc8',
    explicacion:
      'Con la dama en c8 el caballo tendría una horquilla en e7. La torre la obliga a ir: 1...De8 2.Txe8# es mate, de modo que debe capturar. Después 2.Ce7+ ataca rey y dama, y las blancas quedan con un caballo de más.',
  },
  otrosEjemplos: [
    {
      niveles: [4, 5],
      fen: '1r2k1r1/pbppnp1p/1b3P2/8/Q7/B1PB1q2/P4PPP/3R2K1 w - - 0 21',
      linea: '1.Dxd7+ Rxd7 2.Af5+ Re8 3.Ad7+ Rf8 4.Axe7#',
      explicacion:
        'Anderssen contra Dufresne (Berlín, 1852). Las negras amenazan mate en g2 y las blancas deben seguir con jaques. La dama atrae al rey a d7, donde 2.Af5+ es jaque doble de torre y alfil; si 2...Rc6, 3.Ad7 es mate. El peón de f6 y el alfil de a3 cierran el resto: cada pieza tenía ya su casilla y solo faltaba traer al rey.',
    },
  ],
};
