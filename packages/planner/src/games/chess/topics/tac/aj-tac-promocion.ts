import type { ChessTopic } from '../../chess-topic.ts';

export const ajTacPromocion: ChessTopic = {
  id: 'aj-tac-promocion',
  titulo: 'Peón avanzado, promoción y subpromoción',
  area: 'TAC',
  nivelMin: 0,
  nivelMax: 4,
  prerequisitos: ['aj-fun-valor'],
  minutosEtapa: 250,
  terminos: [
    'promoción',
    'coronación',
    'coronar',
    'coronar un peón',
    'peón avanzado',
    'peones avanzados',
    'peón en séptima',
    'subpromoción',
    'subpromociones',
    'promocionar a caballo',
    'promocionar a torre',
    'peón pasado táctico',
    'ruptura para coronar',
    'promotion',
    'underpromotion',
    'convertir el peón en dama',
    'romper con peones',
    'peón imparable',
  ],
  ideas: [
    'Un peón en séptima vale mucho más que uno: obliga a una pieza a vigilar la casilla de coronación. Desviar o capturar a esa pieza suele ganar.',
    'Hay tres maneras de abrirle camino: eliminar al bloqueador, desviar a quien controla la casilla final o coronar capturando en una columna vecina.',
    'Varios peones pueden abrirse paso entregando uno: con los tuyos en a5, b5 y c5 contra los de a7, b7 y c7, el avance b6 hace que otro quede libre. Se llama ruptura.',
    'Al coronar se pide dama salvo que haya un motivo: caballo para dar jaque, ataque doble o mate; torre o alfil para no ahogar al rey rival.',
  ],
  etapas: [
    {
      nivel: 0,
      enfoque:
        'Corona peones que tienen el camino libre: cuenta los pasos que faltan y comprueba que ninguna pieza rival vigile la casilla final. Pide dama y asegúrate de que no la capturen ni quede ahogado el rey rival.',
      idea: 'Un peón es pasado cuando no tiene peones rivales delante ni en las columnas vecinas. Antes de comer un peón suelto mira si el tuyo llega: una dama nueva vale mucho más.',
    },
    {
      nivel: 1,
      enfoque: 'Corona peones en séptima con una jugada preparatoria simple y elige bien la pieza nueva.',
      idea: 'Si un peón tuyo está a un paso de coronar, toda captura o jaque que aparte al vigilante merece cálculo.',
    },
    {
      nivel: 2,
      enfoque:
        'Usa rupturas y sacrificios de pieza para dejar un peón imparable y reconoce la subpromoción a caballo con jaque.',
      idea: 'Cuenta tiempos: si tu peón corona con jaque o una jugada antes, el material que diste en el camino no importa.',
    },
    {
      nivel: 3,
      enfoque:
        'Combina peón avanzado con desviación, interferencia y clavada de la pieza bloqueadora. Evita ahogos en la coronación.',
      idea: 'Dos peones unidos en sexta vencen normalmente a una torre sola: cuéntalos como una pieza mayor al calcular sacrificios.',
    },
    {
      nivel: 4,
      enfoque:
        'Calcula carreras mutuas de peones con jaques intermedios y elige la subpromoción exacta. Valora sacrificios de calidad por peones pasados unidos.',
      idea: 'En carreras mutuas decide quién corona con jaque y si la dama nueva controla la casilla de coronación ajena; calcúlalo antes de soltar tu primera pieza.',
    },
  ],
  errorTipico:
    'Coronar dama de manera automática y ahogar al rival o permitir su mate, cuando un caballo con jaque o una torre ganaban.',
  preguntas: [
    {
      pregunta:
        'Peones blancos en a5, b5 y c5 contra negros en a7, b7 y c7, reyes lejos. ¿Cómo gana el que mueve con blancas?',
      respuesta: '1.b6: si 1...axb6 2.c6 bxc6 3.a6, y si 1...cxb6 2.a6 bxa6 3.c6; en ambos casos un peón corona.',
    },
    {
      pregunta: '¿Cuándo se promociona a caballo?',
      respuesta:
        'Cuando el caballo da jaque, doble o mate que la dama no daría, o cuando gana el tiempo que evita el contragolpe.',
    },
    {
      pregunta: '¿Para qué se corona torre?',
      respuesta: 'Sobre todo para no ahogar al rey rival manteniendo fuerza suficiente para dar mate.',
    },
    {
      pregunta: '¿Qué tres caminos tiene un peón de séptima bloqueado?',
      respuesta:
        'Eliminar el bloqueador, desviarlo o atraerlo con una amenaza, o capturar hacia la columna vecina al coronar.',
    },
    {
      pregunta: '¿Qué valen dos peones unidos en sexta contra una torre sola y sin ayuda del rey?',
      respuesta: 'Ganan casi siempre: si la torre captura uno, el otro llega a coronar.',
    },
  ],
  criterio: {
    texto: 'Resuelve {aciertos} de {de} posiciones de coronación eligiendo la pieza correcta.',
    aciertos: 16,
    de: 20,
    unidad: 'posiciones',
  },
  foco: 'Cuando haya un peón en sexta o séptima, pregunta quién vigila su casilla y cómo apartarlo.',
  revision: '¿Qué peón pudo coronar o costó una pieza y qué jugada lo decidía?',
  variantes: {
    teoria: [
      {
        titulo: 'rupturas de tres contra tres',
        consigna:
          'Coloca peones blancos en a5, b5 y c5 contra negros en a7, b7 y c7, con los reyes lejos, y juega b6 contra las dos capturas posibles. Explica por qué con el rey negro cerca no funciona.',
      },
      {
        titulo: 'la pieza correcta',
        consigna:
          'Coloca un peón en séptima y dos reyes y busca una posición donde coronar dama ahogue al rival. Después, otra donde un caballo nuevo dé jaque y ataque además a una pieza. Comprueba las dos moviendo.',
      },
      {
        titulo: 'el vigilante',
        consigna:
          'En el ejemplo y en dos posiciones tuyas señala qué pieza vigila la casilla final y todas las formas de apartarla.',
      },
    ],
    ejercicios: [
      {
        titulo: 'quién vigila',
        consigna:
          'Escribe en cada posición de abajo qué piezas controlan la casilla de coronación y tacha cada una con la jugada que la aparta.',
      },
      {
        titulo: 'elige la nueva pieza',
        consigna: 'Resuelve las posiciones de abajo justificando por qué coronas dama, torre, alfil o caballo.',
      },
      {
        titulo: 'carrera contada',
        consigna:
          'Cuenta en las posiciones de abajo los tiempos de cada bando hasta coronar y quién lo hace con jaque. Después da la línea.',
      },
      {
        titulo: 'sacrificio rentable',
        consigna:
          'Anota en cada posición de abajo lo que entregas y lo que vale la dama obtenida. Saldo final en puntos.',
      },
      {
        titulo: 'bloqueadores',
        consigna:
          'Con el otro bando busca en las posiciones de abajo el mejor bloqueo o el jaque que retrasa la coronación.',
      },
      {
        titulo: 'todas las rupturas',
        consigna: 'Lista los avances y capturas de peón de cada posición de abajo antes de mirar jugadas de pieza.',
      },
      {
        titulo: 'peones a toda velocidad',
        consigna: 'Resuelve con reloj las posiciones de abajo y repite las falladas contando tiempos en voz alta.',
      },
      {
        titulo: 'detalle que cambia todo',
        consigna:
          'Mueve el rey defensor una casilla en cada posición de abajo y di si la coronación sigue funcionando.',
      },
    ],
    test: [
      {
        titulo: 'línea hasta la coronación',
        consigna:
          'Escribe las {n} soluciones de abajo hasta la promoción, con la pieza elegida. Sin pieza indicada no puntúa.',
      },
      {
        titulo: 'examen de tiempos',
        consigna:
          'En las {n} posiciones de abajo anota antes de resolver cuántas jugadas faltan a cada bando. Puntúan el número y la jugada.',
      },
      {
        titulo: 'reloj único',
        consigna:
          'Reparte {min} minutos entre las {n} posiciones de abajo, sin pasar más del doble del promedio en ninguna.',
      },
      {
        titulo: 'respuesta razonada',
        consigna: 'Contesta las {n} posiciones de abajo con jugada y la razón por la que el vigilante no llega.',
      },
    ],
    jugar: [
      {
        titulo: 'crea un pasado',
        consigna:
          'Juega una partida con el objetivo de crear un peón pasado y llevarlo a sexta. Apunta qué pieza rival quedó atada.',
      },
      {
        titulo: 'finales de peones desde ruptura',
        consigna:
          'Monta tres peones contra tres con reyes a distintas distancias y juega ambos lados. Averigua a qué distancia deja de ganar la ruptura.',
      },
      {
        titulo: 'vigila el borde',
        consigna:
          'Juega una partida sin permitir que un peón rival pase de la quinta fila sin estar bloqueado o atacado.',
      },
    ],
    analizar: [
      {
        titulo: 'el peón que decidió',
        consigna:
          'Sigue la historia de un peón de tu partida desde su avance hasta el final. Di en qué jugada debió pararse o empujarse.',
      },
      {
        titulo: 'rupturas olvidadas',
        consigna:
          'Busca en el final de tu partida un avance de peón que nadie miró, aunque entregara otro peón. Cuenta los tiempos hasta coronar.',
      },
      {
        titulo: 'vigilantes atados',
        consigna: 'Señala qué pieza quedó atada a un peón avanzado y cómo se pudo aprovechar en otra zona.',
      },
    ],
  },
  ejemplo: {
    fen: 'rnbqk1nr/ppp2ppp/8/4P3/1BP5/8/PP2KpPP/RN1Q1BNR b kq - 1 7',
    linea: '1...fxg1=C+ 2.Re1 Dh4+ 3.g3 De4+',
    explicacion:
      'Coronar dama permitiría 2.Dxd8+ y la torre tomaría la dama nueva. El caballo da jaque al rey de e2, gana el tiempo necesario y, tras 2.Re1, la dama entra con jaque: 3...De4+ ataca además la torre de h1. Las negras quedan con ventaja decisiva.',
  },
  otrosEjemplos: [
    {
      niveles: [0, 0],
      fen: 'r5k1/1P3ppp/8/8/8/5N2/5PPP/6K1 w - - 0 1',
      linea: '1.bxa8=D#',
      explicacion:
        'El peón de b7 puede coronar de dos maneras. Si avanza a b8, la torre de a8 captura la dama nueva; si toma la torre, corona en a8 y nadie puede capturarlo. La dama da además jaque por la última fila y los peones negros encierran a su rey: mate.',
    },
    {
      niveles: [1, 1],
      fen: '1r4k1/1P3ppp/8/3p4/2p5/8/5PPP/R5K1 w - - 0 1',
      linea: '1.Ta8 Txa8 2.bxa8=D#',
      explicacion:
        'La torre negra bloquea al peón en b8. 1.Ta8 la ataca y no le deja nada bueno: si captura, el peón toma en a8 y corona con mate en la última fila; si no captura, 2.Txb8 también es mate. Al bloqueador se le ataca o se le obliga a irse.',
    },
    {
      niveles: [2, 2],
      fen: '8/ppp3k1/8/PPP5/8/6K1/8/8 w - - 0 1',
      linea: '1.b6 axb6 2.c6 bxc6 3.a6',
      explicacion:
        'Tres peones contra tres, con el rey negro lejos. El del centro se entrega primero; según con qué peón capturen, se entrega el otro y el tercero queda sin oponente. Si 1...cxb6, sigue 2.a6 bxa6 3.c6. La ruptura funciona porque tus peones están más cerca de coronar que los suyos.',
    },
  ],
};
