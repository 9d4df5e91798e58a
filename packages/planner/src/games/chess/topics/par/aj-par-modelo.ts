import type { ChessTopic } from '../../chess-topic.ts';

export const ajParModelo: ChessTopic = {
  id: 'aj-par-modelo',
  titulo: 'Partidas modelo comentadas',
  area: 'PAR',
  nivelMin: 0,
  nivelMax: 6,
  prerequisitos: ['aj-ape-principios'],
  minutosEtapa: 320,
  terminos: [
    'partidas modelo',
    'partidas comentadas',
    'partidas clásicas',
    'estudiar partidas',
    'partidas de maestros',
    'partidas ejemplares',
    'aprender de los clásicos',
    'partidas comentadas de grandes jugadores',
    'guess the move',
    'adivina la jugada',
    'partidas famosas',
    'ver partidas',
    'modelos de partida',
    'planes de los maestros',
    'game collections',
    'partidas instructivas',
  ],
  ideas: [
    'Una partida modelo se estudia por preguntas, no por jugadas: qué plan tuvo el ganador, cuándo lo eligió y qué le permitió el rival.',
    'Adivina antes de mirar: en tres o cuatro momentos escribe tu jugada y tu idea; compara con lo jugado y con el comentario.',
    'Guarda el molde: estructura de peones, piezas que participan y señal que indica que ese plan es posible. El molde se reutiliza; las jugadas no.',
    'Al acabar escribe en tres frases el plan, el error del perdedor y dónde encajaría en tus partidas.',
  ],
  etapas: [
    {
      nivel: 0,
      enfoque:
        'Elige una partida corta, de menos de veinte jugadas, tapa las del ganador e intenta adivinar cada una antes de verla. No importa tanto acertar como decir por qué elegiste la tuya.',
      idea: 'En una partida corta casi siempre ocurrió una de dos cosas: un rey se quedó en el centro o una pieza quedó sin defensa. Di cuál fue y en qué jugada empezó.',
    },
    {
      nivel: 1,
      enfoque: 'Estudia partidas cortas con ataque claro y busca el momento en que el rey quedó en peligro.',
      idea: 'Fíjate en el desarrollo: en partidas cortas el que desarrolla y enroca antes suele tener la combinación disponible.',
    },
    {
      nivel: 2,
      enfoque: 'Estudia partidas con planes sencillos de estructura y apunta el molde de dos o tres.',
      idea: 'Busca la pieza que no juega del perdedor: casi todas las partidas modelo enseñan qué hacer contra una pieza mala.',
    },
    {
      nivel: 3,
      enfoque: 'Añade partidas con maniobras y transición a final. Adivina en cuatro momentos.',
      idea: 'La transición al final se decide antes: fíjate en qué cambio de piezas hizo ganadora la posición.',
    },
    {
      nivel: 4,
      enfoque:
        'Estudia partidas de un mismo tema estructural y compara tres. Escribe el molde común y las diferencias.',
      idea: 'Comparar tres partidas de la misma estructura enseña más que treinta sueltas: escribe qué cambia en el plan según una pieza.',
    },
    {
      nivel: 5,
      enfoque: 'Trabaja partidas complejas sin comentario y construye el tuyo antes de leer otro.',
      idea: 'Comenta tú primero: las jugadas que no sabes explicar son el material de estudio, no las que todos celebran.',
    },
    {
      nivel: 6,
      enfoque:
        'Estudia partidas actuales de élite, con líneas alternativas y decisiones prácticas. Busca qué información justificó cada decisión.',
      idea: 'Pregunta qué sabía el jugador en ese momento (reloj, torneo, rival): la jugada correcta a veces es una decisión, no la mejor del tablero.',
    },
  ],
  errorTipico:
    'Ver la partida como una película, jugada tras jugada, sin detenerse a adivinar. El reconocimiento posterior parece aprendizaje y no lo es.',
  preguntas: [
    {
      pregunta: '¿Qué tres frases escribes al acabar una partida modelo?',
      respuesta: 'El plan del ganador, el error principal del perdedor y dónde podría aplicarlo yo.',
    },
    {
      pregunta: '¿Qué es el molde de una partida?',
      respuesta:
        'La estructura de peones, las piezas que participan y la señal que permite ejecutar el plan; se reutiliza en otras posiciones.',
    },
    {
      pregunta: '¿Cómo se practica la adivinanza de jugadas?',
      respuesta:
        'Me detengo en tres o cuatro momentos, escribo mi jugada e idea y comparo después, sin ver la respuesta antes.',
    },
    {
      pregunta: '¿Qué compara el estudio de tres partidas de la misma estructura?',
      respuesta: 'El mismo plan en condiciones distintas: qué pieza o detalle obligó a cambiarlo.',
    },
    {
      pregunta: '¿Qué se pregunta en una partida actual además de la jugada?',
      respuesta: 'Qué información tenía el jugador: reloj, resultado necesario, rival y riesgo aceptable.',
    },
  ],
  criterio: {
    texto: 'Acierta tu candidata o la misma idea en {aciertos} de {de} momentos detenidos.',
    aciertos: 12,
    de: 20,
    unidad: 'momentos',
  },
  foco: 'Busca en tu partida una posición que se parezca a un modelo estudiado y aplica su plan.',
  revision: '¿Qué modelo conocido encajaba en esta partida y por qué no lo seguiste?',
  variantes: {
    teoria: [
      {
        titulo: 'el molde en una página',
        consigna:
          'Escribe el molde del ejemplo: estructura, piezas y señal. Guárdalo en una página que puedas releer antes de jugar.',
      },
      {
        titulo: 'plan y error',
        consigna:
          'Estudia el ejemplo y explica en tres frases el plan blanco y el error negro más grave. Justifica cuándo se volvió irreversible.',
      },
      {
        titulo: 'tres comparables',
        consigna:
          'Elige tres partidas, famosas o tuyas, con la misma apertura o la misma estructura y compáralas con el ejemplo en una tabla: plan, señal, resultado.',
      },
    ],
    ejercicios: [
      {
        titulo: 'adivina en momentos',
        consigna:
          'En cada posición de abajo escribe tu jugada y tu plan antes de resolver. Suma 1 si acertaste la jugada y 1 si acertaste la idea.',
      },
      {
        titulo: 'qué permite el rival',
        consigna: 'Di en las posiciones de abajo qué jugada del rival hizo posible la continuación. Después resuelve.',
      },
      {
        titulo: 'molde aplicado',
        consigna:
          'Busca en las posiciones de abajo a qué partida conocida se parece cada una; si no recuerdas otra, usa la del ejemplo. Escribe su señal y usa su plan.',
      },
      {
        titulo: 'dos planes',
        consigna:
          'Propón dos planes en cada posición de abajo, aunque sean de una sola jugada, y compara cuál aprovecha mejor lo que ofrece el rival. Luego la jugada.',
      },
      {
        titulo: 'explicación de maestro',
        consigna:
          'Escribe en cada posición de abajo un comentario de tres frases como si explicaras la partida a un alumno.',
      },
      {
        titulo: 'sin ayuda',
        consigna:
          'Resuelve las posiciones de abajo y después compara tu plan con el del ejemplo o el de otra partida que recuerdes. Anota la diferencia.',
      },
      {
        titulo: 'el momento decisivo',
        consigna: 'Decide en las posiciones de abajo si es el momento de ejecutar el plan o de prepararlo. Justifica.',
      },
      {
        titulo: 'pieza mala del rival',
        consigna:
          'Señala en cada posición de abajo la peor pieza del rival y si tu jugada la aprovecha. Resuelve con ese criterio.',
      },
    ],
    test: [
      {
        titulo: 'adivinanza puntuada',
        consigna: 'En las {n} posiciones de abajo escribe tu jugada, tu idea y el plan que sigue. Puntúan las tres.',
      },
      {
        titulo: 'molde y jugada',
        consigna:
          'Di en las {n} posiciones de abajo a qué idea o partida conocida se parece cada una y da la jugada. Un punto por cada acierto.',
      },
      {
        titulo: 'en {min} minutos',
        consigna: 'Trabaja {min} minutos con las {n} posiciones de abajo y escribe solo jugada e idea en una frase.',
      },
      {
        titulo: 'explicar y acertar',
        consigna:
          'En las {n} posiciones de abajo solo puntúa si tu explicación del plan es correcta, aunque la jugada lo sea.',
      },
    ],
    jugar: [
      {
        titulo: 'partida con modelo',
        consigna:
          'Elige un molde antes de empezar, como abrir líneas contra el rey sin enrocar, y juega buscando su señal. Al terminar di si apareció.',
      },
      {
        titulo: 'repetir un plan',
        consigna:
          'Juega dos o más partidas con la misma estructura para aplicar el mismo plan. Anota qué cambió entre una y otra.',
      },
      {
        titulo: 'imitar al maestro',
        consigna:
          'Elige un tipo de plan de un jugador que estudies y juega una partida con ese estilo. Compara al acabar.',
      },
    ],
    analizar: [
      {
        titulo: 'mi partida contra el modelo',
        consigna:
          'Compara tu partida con un modelo de la misma apertura o estructura y señala dónde te desviaste de su plan.',
      },
      {
        titulo: 'momentos no adivinados',
        consigna:
          'Toma una partida modelo y analiza los momentos en que no acertaste: ¿no viste la idea o la descartaste?',
      },
      {
        titulo: 'lista de moldes',
        consigna: 'Escribe los moldes que conoces y en cuántas partidas tuyas los usaste. Elige uno para la próxima.',
      },
    ],
  },
  ejemplo: {
    fen: 'rn2kb1r/p3qppp/2p2n2/1p2p1B1/2B1P3/1QN5/PPP2PPP/R3K2R w KQkq - 0 10',
    linea: '1.Cxb5 cxb5 2.Axb5+ Cbd7 3.O-O-O Td8 4.Txd7 Txd7 5.Td1',
    explicacion:
      'De la partida de la Ópera (Morphy, 1858). El molde: el rival no desarrolla y mueve peones; las blancas abren líneas con un sacrificio y ponen cada pieza con amenaza. La señal es rey en el centro más piezas negras sin desarrollar; el plan, abrir columnas antes de que enroque.',
  },
  otrosEjemplos: [
    {
      niveles: [0, 1],
      fen: 'rnbqkb1r/pppp1ppp/8/4P3/6n1/7P/PPPNPPP1/R1BQKBNR b KQkq - 0 4',
      linea: '1...Ce3 2.fxe3 Dh4+ 3.g3 Dxg3#',
      explicacion:
        'Final de una miniatura célebre de cuatro jugadas. Las blancas taparon a su dama y a su rey con el caballo en d2 y echaron al caballo negro con h3 sin mirar adónde podía ir. 1...Ce3 ataca la dama, que no tiene casilla; si el peón captura, se abre la diagonal del rey y llega el mate. Qué aprender: las jugadas de peón junto al rey también abren caminos.',
    },
    {
      niveles: [4, 6],
      fen: '8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 3 30',
      linea:
        '30.Aa3 Dxa3 31.Ch5+ gxh5 32.Dg5+ Rf8 33.Dxf6+ Rg8 34.e7 Dc1+ 35.Rf2 Dc2+ 36.Rg3 Dd3+ 37.Rh4 De4+ 38.Rxh5 De2+ 39.Rh4 De4+ 40.g4 De1+ 41.Rh5',
      explicacion:
        'Botvínnik contra Capablanca (AVRO, 1938). El molde es el pasado bloqueado por la dama: el alfil se entrega para desviarla y el caballo, para quitar al otro defensor. Lo difícil no es el sacrificio, sino ver que el rey escapa de los jaques por h4 y h5. La partida entera prepara este momento: las negras ganaron un peón en el flanco de dama y las blancas avanzaron en el centro.',
    },
  ],
};
