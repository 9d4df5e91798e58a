import type { ChessTopic } from '../../chess-topic.ts';

export const ajFinPeones: ChessTopic = {
  id: 'aj-fin-peones',
  titulo: 'Finales de peones complejos',
  area: 'FIN',
  nivelMin: 3,
  nivelMax: 6,
  prerequisitos: ['aj-fin-oposicion'],
  minutosEtapa: 360,
  importancia: 'esencial',
  terminos: [
    'finales de peones',
    'final de peones',
    'finales de peones complejos',
    'finales de reyes y peones',
    'triangulación',
    'triangular',
    'zugzwang',
    'zugzwang mutuo',
    'casillas correspondientes',
    'casillas conjugadas',
    'ruptura de peones en el final',
    'tiempos de reserva',
    'jugadas de reserva',
    'pawn endings',
    'pawn endgames',
    'peón pasado protegido',
    'finales de rey y peones',
    'calcular finales de peones',
  ],
  ideas: [
    'Un final de peones se calcula hasta el resultado: o gana o no; por eso el cambio de la última pieza exige más exactitud que cualquier otro.',
    'Las jugadas de reserva de los peones deciden los zugzwangs; cuéntalas por bando y no las gastes hasta que los reyes estén en su sitio.',
    'Triangular es recorrer en tres jugadas lo que el rival solo puede recorrer en dos, para llegar a la misma posición con el turno cambiado.',
    'Las casillas correspondientes son parejas de zugzwang mutuo: si tu rey entra en la suya cuando el rival no puede ir a su pareja, avanzas.',
    'Antes de mover el rey comprueba si existe una ruptura que cree un pasado aunque cueste dos peones.',
  ],
  etapas: [
    {
      nivel: 3,
      enfoque:
        'Rupturas tipo tres contra tres, peón protegido, peón alejado y cuenta de jugadas de reserva en posiciones de hasta cuatro peones por bando.',
      idea: 'El peón pasado protegido ata al rey rival a su cuadrado: tu rey queda libre para comer en el otro flanco.',
    },
    {
      nivel: 4,
      enfoque:
        'Triangulación y zugzwang mutuo; aprende a decir «quiero esta posición con el otro al turno» y a buscar el recorrido.',
      idea: 'Quien tiene una casilla más para maniobrar con el rey es quien puede perder un tiempo.',
    },
    {
      nivel: 5,
      enfoque:
        'Casillas correspondientes completas: numera las parejas, halla la casilla donde se rompe la correspondencia y demuestra la victoria o las tablas.',
      idea: 'Empieza numerando desde las casillas de entrada decisivas hacia atrás; dos rutas vecinas bastan para hallar el resto del mapa.',
    },
    {
      nivel: 6,
      enfoque:
        'Decide liquidaciones desde el medio juego: cálculo de doce o más jugadas con carreras, subpromociones y damas que aparecen con jaque.',
      idea: 'Cuando las dos partes coronan, el final sigue: evalúa el final de dama resultante por la posición del rey y por el peón más avanzado que quede.',
    },
  ],
  ejemplo: {
    fen: '2k5/8/p1P5/P2K4/8/8/8/8 w - - 0 1',
    linea: '1.Rd4 Rd8 2.Rc4 Rc8 3.Rd5 Rd8 4.Rd6 Rc8 5.c7',
    explicacion:
      'Si le tocara mover a las negras perderían: 1...Rc7 2.Rc5 o 1...Rd8 2.Rd6. El blanco pierde un tiempo con el triángulo d5-d4-c4-d5; el rey negro solo dispone de c8 y d8, y tras 3.Rd5 la misma posición aparece con su turno. Después de 5.c7 las blancas ganan el peón de a6.',
  },
  errorTipico:
    'Entrar en el final de peones calculando solo hasta el primer peón comido. La línea termina cuando un peón corona o cuando el zugzwang es inevitable, no antes.',
  preguntas: [
    {
      pregunta: '¿Para qué sirve triangular?',
      respuesta:
        'Para devolver la misma posición con el turno del rival cuando él no dispone de tres casillas y cae en zugzwang.',
    },
    {
      pregunta:
        '¿Cómo se gana con tres peones blancos en a5, b5 y c5 contra a7, b7 y c7, reyes lejos y blancas al turno?',
      respuesta: 'Con 1.b6: si axb6, 2.c6 y el peón de a pasa; si cxb6, 2.a6 y pasa el de c.',
    },
    {
      pregunta: '¿Qué ventaja da un peón pasado protegido frente a uno alejado?',
      respuesta:
        'No necesita al rey para vivir y obliga al rival a quedarse en su cuadrado; el alejado, en cambio, solo sirve si se entrega a tiempo.',
    },
    {
      pregunta: '¿Por qué es mejor dejar un peón en su casilla inicial en estos finales?',
      respuesta:
        'Porque puede avanzar uno o dos pasos y así elijo la paridad de las jugadas de reserva cuando haga falta.',
    },
    {
      pregunta: '¿Cómo empiezas a numerar casillas correspondientes?',
      respuesta:
        'Localizo las casillas de entrada decisivas, veo a cuál debe responder el rey defensor en cada una y retrocedo por las casillas vecinas de ambas.',
    },
  ],
  criterio: {
    texto: 'Resuelve hasta el resultado {aciertos} de {de} finales de peones, sin mover las piezas',
    aciertos: 7,
    de: 10,
    unidad: 'finales',
  },
  foco: 'Antes de cambiar la última pieza, escribe mentalmente jugadas de reserva de cada bando, posible ruptura y quién queda al turno.',
  revision: '¿Qué jugada de peón gasté sin necesidad y cómo cambió el zugzwang posterior?',
  variantes: {
    teoria: [
      {
        titulo: 'el triángulo del ejemplo',
        consigna:
          'Marca en un papel las casillas que usa cada rey en el ejemplo y explica por qué el negro no puede triangular también.',
      },
      {
        titulo: 'rupturas de tres contra tres',
        consigna:
          'Monta a5-b5-c5 contra a7-b7-c7 y estudia qué pasa con cada avance y con el rey negro dentro y fuera del cuadrado.',
      },
      {
        titulo: 'parejas de casillas',
        consigna:
          'Sobre una posición con peones bloqueados en d4-d5, numera tres parejas de casillas correspondientes y comprueba moviendo los reyes.',
      },
    ],
    ejercicios: [
      {
        titulo: 'hasta el final o no vale',
        consigna:
          'Calcula las posiciones de abajo hasta la coronación o el zugzwang y escribe la línea entera antes de mirar la solución.',
      },
      {
        titulo: 'cuenta de reservas',
        consigna:
          'Anota cuántas jugadas de reserva tiene cada bando en las posiciones de abajo y decide con ese dato si te conviene el turno.',
      },
      {
        titulo: 'ruptura antes que rey',
        consigna:
          'Prueba en cada posición de abajo todas las rupturas, aunque parezcan perder peones, y descarta cada una con línea concreta.',
      },
      {
        titulo: 'cambia el turno y repite',
        consigna: 'Resuelve las posiciones de abajo con el otro bando al turno; marca las que son zugzwang mutuo.',
      },
      {
        titulo: 'el recorrido del rey',
        consigna:
          'Dibuja la ruta completa de tu rey en las posiciones de abajo y tacha las casillas que llegarían un tiempo tarde.',
      },
      {
        titulo: 'dos defensas',
        consigna:
          'Busca en cada posición de abajo la defensa más larga y una segunda que tienda una trampa; di cómo se evita caer en ella.',
      },
      {
        titulo: 'sin tocar el tablero',
        consigna:
          'Resuelve de memoria: mira las posiciones de abajo una vez, cúbrelas y dicta la línea. Destapa solo para verificar.',
      },
      {
        titulo: 'mueve un peón y compara',
        consigna:
          'Tras resolver, adelanta un peón de reserva en cada posición de abajo y explica si el resultado cambia.',
      },
    ],
    test: [
      {
        titulo: 'resultado demostrado',
        consigna:
          'Escribe resultado y línea de las {n} posiciones de abajo. Cuenta solo la línea sin agujeros en las cuatro primeras jugadas.',
      },
      {
        titulo: 'la jugada única',
        consigna:
          'Halla la primera jugada de cada posición de abajo y la refutación exacta de la alternativa más natural.',
      },
      {
        titulo: 'cálculo con reloj',
        consigna:
          'Reparte tú el tiempo entre las posiciones de abajo y entrega respuestas escritas al terminar los {min} minutos.',
      },
      {
        titulo: '¿entro o no entro?',
        consigna:
          'Imagina que en cada posición de abajo acabas de cambiar la última pieza: decide si el cambio fue bueno y demuéstralo.',
      },
    ],
    jugar: [
      {
        titulo: 'triángulo con estorbos',
        consigna:
          'Monta rey blanco en d5, peones a5, c6 y h4 contra rey negro en c8 y peones a6 y h5; mueven blancas. Juégalo con ambos colores y comprueba si el triángulo aún gana.',
      },
      {
        titulo: 'reyes y cinco peones',
        consigna:
          'Juega desde una estructura de cinco peones por bando sin piezas, con incremento largo, y anota tu evaluación antes de cada ruptura.',
      },
      {
        titulo: 'partida con amenaza de liquidar',
        consigna:
          'En tu plataforma o club habitual, evalúa en cada posible cambio general el final de peones resultante y apúntalo para comprobarlo luego.',
      },
    ],
    analizar: [
      {
        titulo: 'el final evitado',
        consigna:
          'Busca una partida en que rehusaste el final de peones y calcula si lo ganabas. Escribe la línea completa.',
      },
      {
        titulo: 'jugadas de reserva perdidas',
        consigna:
          'Marca en tus finales cada avance de peón hecho «por hacer algo» y qué zugzwang habría decidido esa jugada guardada.',
      },
      {
        titulo: 'contraste con tu reloj',
        consigna:
          'Anota el tiempo gastado en la decisión de liquidar de tus partidas y compáralo con la dificultad real de la línea.',
      },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [5, 6],
      fen: '8/k7/3p4/p2P1p2/P2P1P2/8/8/K7 w - - 0 1',
      linea: '1.Rb1 Rb7 2.Rc1 Rc7 3.Rd1 Rd8 4.Rc2 Rc8 5.Rd2 Rd7 6.Rc3 Rc7 7.Rd3',
      explicacion:
        'Lasker y Reichhelm (1901), la posición que dio fama a las casillas conjugadas. Las blancas amenazan entrar por b5 y por h4, y a cada casilla de su rey corresponde una sola del negro. 1.Rb1 es la única que gana: mantiene la correspondencia hasta que, tras 7.Rd3, el negro no tiene la casilla que necesita y el rey blanco pasa por uno de los dos lados.',
    },
  ],
};
