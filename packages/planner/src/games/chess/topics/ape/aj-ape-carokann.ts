import type { ChessTopic } from '../../chess-topic.ts';

export const ajApeCarokann: ChessTopic = {
  id: 'aj-ape-carokann',
  titulo: 'Defensa Caro-Kann',
  area: 'APE',
  nivelMin: 2,
  nivelMax: 5,
  prerequisitos: ['aj-ape-principios'],
  minutosEtapa: 320,
  terminos: [
    'caro-kann',
    'caro kann',
    'carokann',
    'defensa caro-kann',
    'la caro',
    'variante del avance caro-kann',
    'panov',
    'ataque panov',
    'variante clásica caro-kann',
    'karpov caro-kann',
    '1.e4 c6',
    'contra la caro-kann',
    'caro-kann avance',
    'caro-kann cambio',
    'caro-kann clásica',
    'short avance caro-kann',
    'variante fantasía',
    'tartakower caro-kann',
  ],
  ideas: [
    'Las negras apoyan ...d5 con el peón c y sacan el alfil de c8 fuera de la cadena antes de ...e6: es la gran diferencia con la Francesa.',
    'En la clásica el alfil va a f5 y g6; hay que responder a h4 con ...h6 y contar con el final sólido que nace del cambio de alfiles.',
    'En el avance las blancas ganan espacio y el juego es de rupturas: ...c5 negra contra f4, g4 o c4 blancas.',
    'En el Panov se llega a la estructura de peón dama aislado: las negras bloquean d5 y cambian piezas menores.',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque:
        'Con negras: alfil afuera antes de ...e6, ...Cd7 y ...Cgf6; con blancas elige avance o cambio y desarrolla sin prisas.',
      idea: 'Contra el avance, el alfil en f5 respira con ...h5 o ...h6: si lo dejas sin casillas, g4 gana tiempos.',
    },
    {
      nivel: 3,
      enfoque: 'Resuelve el juego tras el cambio de alfiles: ruptura ...c5, peón blanco en h5 y decisión del enroque.',
      idea: 'En la clásica, ...c5 es el examen: si llega sin perder un tiempo, las negras están bien.',
    },
    {
      nivel: 4,
      enfoque: 'Añade Panov, Fantasía y avance con Ae2 o Cc3-g4; conoce los planes de aislado y de mayorías.',
      idea: 'Contra la Fantasía f3, golpea con ...e5 y abre la diagonal h4-e1 si las blancas se descuidan.',
    },
    {
      nivel: 5,
      enfoque:
        'Prepara líneas de elección: 4...Cf6 con peones doblados, 3...c5 contra el avance, y finales tras cambio de damas en la clásica.',
      idea: 'Los peones doblados en f tras 4...Cf6 5.Cxf6+ exf6 son ataque y defensa a la vez: mayoría blanca en dama contra solidez del rey.',
    },
  ],
  ejemplo: {
    fen: 'rn1qkbnr/pp2pppp/2p3b1/8/3P3P/6N1/PPP2PP1/R1BQKBNR b KQkq - 0 6',
    linea: '6...h6 7.Cf3 Cd7 8.h5 Ah7 9.Ad3 Axd3 10.Dxd3 e6',
    explicacion:
      'Las blancas ganan espacio en el flanco de rey, pero cada avance debe rendir algo, porque h5 también puede ser una debilidad en el final. Las negras cambian el alfil problemático, quedan sólidas y preparan ...Cgf6, ...Ae7 y la ruptura ...c5.',
  },
  errorTipico:
    'Jugar ...e6 antes de sacar el alfil o retrasar ...c5 hasta que ya no sirve. La posición queda sólida y sin aire, y las blancas eligen el momento de atacar.',
  preguntas: [
    {
      pregunta: '¿Cuál es la diferencia principal con la Francesa?',
      respuesta: 'Que el alfil de c8 sale antes de ...e6 y no queda encerrado detrás de la cadena.',
    },
    {
      pregunta: '¿Por qué se responde 6.h4 con ...h6?',
      respuesta: 'Para que el alfil de g6 tenga la retirada h7; si no, 7.h5 lo encierra o gana tiempos.',
    },
    {
      pregunta: '¿Qué ruptura libera a las negras en la mayoría de las líneas?',
      respuesta: '...c5, que ataca d4 y abre la posición cuando las piezas ya están desarrolladas.',
    },
    {
      pregunta: '¿Qué estructura nace del Panov y qué hace el negro con ella?',
      respuesta:
        'La del peón aislado en d4; el negro bloquea en d5, cambia piezas menores y llega a un final favorable.',
    },
    {
      pregunta: '¿Cómo se responde al avance con g4 temprano?',
      respuesta:
        'Retirando el alfil a g6 o e4 y reaccionando con ...h5 o ...c5 para que las debilidades del avance aparezcan.',
    },
  ],
  criterio: {
    texto: 'Elige jugada y plan correctos en {aciertos} de {de} posiciones de la Caro-Kann',
    aciertos: 7,
    de: 10,
    unidad: 'posiciones',
  },
  foco: 'En cada Caro-Kann decide en la jugada diez cuándo y cómo se jugará ...c5.',
  revision: '¿La jugada ...c5 llegó, cuándo, y qué pieza la apoyaba?',
  variantes: {
    teoria: [
      {
        titulo: 'el alfil primero',
        consigna:
          'Explica con la línea del ejemplo qué ganan las negras al sacar el alfil y qué tiempo conceden por ello.',
      },
      {
        titulo: 'h5, ¿fuerza o debilidad?',
        consigna:
          'Desde la posición final del ejemplo escribe un plan blanco que use h5 y un final en que ese peón caiga.',
      },
      {
        titulo: 'tres centros',
        consigna:
          'Compara clásica, avance y Panov en cuatro líneas cada uno: estructura, ruptura, pieza problemática y final típico.',
      },
    ],
    ejercicios: [
      {
        titulo: '¿llega ...c5?',
        consigna: 'Comprueba en las posiciones de abajo si ...c5 funciona y, si no, qué jugada la prepara.',
      },
      {
        titulo: 'salva el alfil',
        consigna: 'Busca en las posiciones de abajo la casilla segura del alfil de f5 o g6 ante los avances blancos.',
      },
      {
        titulo: 'bloquea el aislado',
        consigna: 'Señala en las posiciones de abajo quién debe ocupar d5 y qué cambio conviene.',
      },
      {
        titulo: 'espacio contra debilidad',
        consigna: 'Decide en cada posición de abajo si el avance blanco es fuerza o blanco de ataque, con línea.',
      },
      {
        titulo: 'enroque elegido',
        consigna: 'Elige en las posiciones de abajo el lado del enroque para cada bando y explica el riesgo.',
      },
      {
        titulo: 'dos planes, una jugada',
        consigna: 'Formula dos planes por posición de abajo y busca la jugada que sirve para ambos.',
      },
      {
        titulo: 'final previsto',
        consigna: 'Describe el final que resultaría de cambiar damas en cada posición de abajo y decide si lo quieres.',
      },
      {
        titulo: 'reloj corto',
        consigna:
          'Resuelve las posiciones de abajo con reloj y subraya las que respondiste por estructura y no por cálculo.',
      },
    ],
    test: [
      {
        titulo: 'ruptura a tiempo',
        consigna:
          'Contesta en las {n} posiciones de abajo con una jugada y la ruptura que prepara o impide. Sin ruptura nombrada, la jugada vale medio punto.',
      },
      {
        titulo: 'estructura y final',
        consigna: 'Nombra la estructura y el bando favorecido en un final para cada posición de abajo.',
      },
      {
        titulo: 'alfil en apuros',
        consigna: 'Escribe la única jugada que evita perder el alfil o ceder el centro en las posiciones de abajo.',
      },
      {
        titulo: 'línea de memoria',
        consigna:
          'Reproduce tu línea principal hasta la jugada diez y resuelve luego las posiciones de abajo sin consultar.',
      },
    ],
    jugar: [
      {
        titulo: 'Caro-Kann con ...c5 fechado',
        consigna:
          'Juega tu línea en tu plataforma o club habitual y escribe antes de la partida en qué jugada piensas romper.',
      },
      {
        titulo: 'clásica desde la jugada once',
        consigna:
          'Reproduzcan 1.e4 c6 2.d4 d5 3.Cc3 dxe4 4.Cxe4 Af5 5.Cg3 Ag6 6.h4 h6 7.Cf3 Cd7 8.h5 Ah7 9.Ad3 Axd3 10.Dxd3 e6 y jueguen hasta el final con ambos colores.',
      },
      {
        titulo: 'Panov de práctica',
        consigna: 'Juega el peón aislado con ambos colores y compara el número de cambios de menores.',
      },
    ],
    analizar: [
      {
        titulo: 'aire o asfixia',
        consigna: 'Marca en tus partidas la última jugada en que ...c5 era buena y por qué no la jugaste.',
      },
      {
        titulo: 'el peón de h',
        consigna: 'Revisa partidas con h4-h5 y decide si el peón ganó espacio o fue debilidad al final.',
      },
      {
        titulo: 'qué dejé en casa',
        consigna:
          'Mira tu posición en la jugada doce y marca si ya tenías alfil de casillas claras fuera, ...e6, los dos caballos y el enroque. Explica cada tiempo que falte.',
      },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [2, 2],
      fen: 'rnbqkbnr/pp2pppp/2p5/3pP3/3P4/8/PPP2PPP/RNBQKBNR b KQkq - 0 3',
      linea: '3...Af5 4.Cf3 e6 5.Ae2 Cd7 6.O-O Ce7',
      explicacion:
        'La ventaja de la Caro-Kann sobre la Francesa se ve en una jugada: el alfil sale a f5 antes de cerrar la diagonal con ...e6. Después las negras se desarrollan detrás de su cadena y preparan ...c5 para atacar d4. El plan cabe en tres pasos: alfil fuera, ...e6, ...c5.',
    },
  ],
};
