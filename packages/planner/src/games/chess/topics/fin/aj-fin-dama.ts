import type { ChessTopic } from '../../chess-topic.ts';

export const ajFinDama: ChessTopic = {
  id: 'aj-fin-dama',
  titulo: 'Finales de dama y dama contra peón',
  area: 'FIN',
  nivelMin: 2,
  nivelMax: 5,
  prerequisitos: ['aj-fin-mates', 'aj-fin-cuadrado'],
  minutosEtapa: 290,
  terminos: [
    'finales de dama',
    'final de dama',
    'finales de damas',
    'dama contra peón',
    'dama contra peón en séptima',
    'dama vs peón',
    'peón en séptima contra dama',
    'dama contra torre',
    'jaque perpetuo en final de damas',
    'queen endings',
    'queen endgames',
    'dama contra peón de torre',
    'dama contra peón de alfil',
    'parar un peón a punto de coronar',
    'dama frente a peón avanzado',
    'dama y peón contra dama',
    'queen vs pawn',
  ],
  ideas: [
    'Dama contra peón en séptima con el rey lejos: se gana contra peón de caballo, dama o rey; con peón de torre o de alfil suele ser tablas por el ahogado.',
    'La técnica es la escalera: jaques que acercan la dama hasta obligar al rey a ponerse delante del peón; ese tiempo lo usa tu rey para acercarse.',
    'Si tu rey ya está cerca (a dos o tres jugadas), también se gana contra peón de torre o de alfil, porque hay mate en lugar de captura.',
    'En dama y peones contra dama y peones decide el peón pasado más avanzado, no el número de peones; y la dama centralizada corta los jaques.',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque: 'Aprende la escalera contra peón de dama o de caballo y los dos casos de tablas.',
      idea: 'Cada vez que el rey rival tape su propio peón, mueve tu rey un paso; nunca en otro momento.',
    },
    {
      nivel: 3,
      enfoque:
        'Distingue por la zona de victoria cuándo el peón de alfil o de torre también pierde y conoce dama contra torre como amenaza práctica.',
      idea: 'Contra peón de alfil en f2 el rey defensor se esconde en h1: si la dama come en f2 es ahogado, así que busca mate y no captura.',
    },
    {
      nivel: 4,
      enfoque:
        'Finales de dama con un peón de más: cobertura con dama en el centro, cambio de damas con jaque y rey que avanza hacia el rey rival.',
      idea: 'Contra los jaques, acerca tu rey al rey enemigo: tu jaque de respuesta puede forzar el cambio.',
    },
    {
      nivel: 5,
      enfoque:
        'Dama contra torre con técnica y dama con peón avanzado contra dama: elige el refugio del rey y cuenta jaques útiles.',
      idea: 'Con el peón en séptima lleva tu rey a la fila, columna o diagonal del rey defensor: ahí cada jaque suyo se contesta con un contrajaque que cambia damas o corona.',
    },
  ],
  ejemplo: {
    fen: '4Q3/8/8/K7/8/8/2kp4/8 w - - 0 1',
    linea: '1.De4+ Rc1 2.Dc4+ Rb2 3.Dd3 Rc1 4.Dc3+ Rd1 5.Rb4 Re2 6.Dc2 Re1 7.De4+ Rf2 8.Dd3 Re1 9.De3+ Rd1 10.Rc3',
    explicacion:
      'La dama baja por la escalera c4-d3-c3 hasta que el rey debe tapar d1: ese es el tiempo que gana 5.Rb4. Se repite el procedimiento por el otro lado y 10.Rc3 decide, porque ya se amenaza mate en la columna o en la primera fila.',
  },
  errorTipico:
    'Acercar el rey cuando el rey rival no está delante de su peón: el peón corona y hay que empezar de cero con damas iguales.',
  preguntas: [
    {
      pregunta: '¿Contra qué peones en séptima la dama no gana si su rey está lejos?',
      respuesta: 'Contra los de torre y los de alfil, por los trucos de ahogado en el rincón.',
    },
    {
      pregunta: '¿En qué instante avanza tu rey en la escalera?',
      respuesta: 'Solo cuando el rey rival ha quedado delante de su propio peón y no amenaza coronar.',
    },
    {
      pregunta: '¿Qué decide un final de damas con peones, el número o el avance?',
      respuesta: 'El avance: un pasado en sexta o séptima suele pesar más que dos peones de ventaja lejanos.',
    },
    {
      pregunta: '¿Dónde se coloca mejor la dama que protege a su rey de jaques?',
      respuesta:
        'En el centro, en e4, d5 o casillas parecidas, porque desde ahí responde con jaque o tapa muchas diagonales.',
    },
    {
      pregunta: '¿Por qué se acerca el rey al rey rival cuando sufre jaques en un final de damas?',
      respuesta:
        'Porque desde ahí mis respuestas al jaque pueden ser a su vez jaques o clavadas que obligan a cambiar damas.',
    },
  ],
  criterio: {
    texto: 'Alcanza el resultado teórico en {aciertos} de {de} posiciones de dama',
    aciertos: 8,
    de: 10,
    unidad: 'posiciones',
  },
  foco: 'Si se acerca una carrera que acaba con dama contra peón, identifica la columna del peón antes de calcular nada más.',
  revision: '¿Sabía el resultado teórico de dama contra peón en el momento en que entré en la carrera?',
  variantes: {
    teoria: [
      {
        titulo: 'la escalera dibujada',
        consigna:
          'Recorre el ejemplo y marca con números las casillas de la dama. Repite el recorrido con el peón en e2 sin mirar.',
      },
      {
        titulo: 'cuatro columnas, cuatro veredictos',
        consigna: 'Coloca el peón rival en a2, b2, c2 y d2 con tu rey lejos y escribe resultado y truco de cada caso.',
      },
      {
        titulo: 'zona de victoria',
        consigna:
          'Con peón de alfil en c2 busca en qué casillas debe estar tu rey para ganar pese al ahogado. Márcalas en un dibujo.',
      },
    ],
    ejercicios: [
      {
        titulo: 'columna primero',
        consigna:
          'Lee la columna del peón en las posiciones de abajo, predice el resultado y calcula después para confirmarlo.',
      },
      {
        titulo: 'escalera sin perder un peldaño',
        consigna:
          'Escribe la serie de jaques completa de las posiciones de abajo hasta el primer tiempo libre para tu rey.',
      },
      {
        titulo: '¿dónde está el ahogado?',
        consigna: 'Busca en cada posición de abajo la captura que ahoga y la jugada que la evita.',
      },
      {
        titulo: 'rey cerca, rey lejos',
        consigna:
          'Resuelve las posiciones de abajo y aleja tu rey una casilla en cada una; di cuándo la victoria se pierde.',
      },
      {
        titulo: 'jaques útiles',
        consigna:
          'Distingue en las posiciones de abajo los jaques que acercan la dama de los que solo dan vueltas. Quédate con la línea más corta.',
      },
      {
        titulo: 'tapar con contrajaque',
        consigna:
          'Encuentra en las posiciones de abajo respuestas al jaque que sean jaque o cambio de damas, si las hay.',
      },
      {
        titulo: 'carrera y después',
        consigna:
          'Toma cada posición de abajo y reconstruye la carrera de peones que pudo llevar a ella. Decide si el perdedor tenía algo mejor.',
      },
      {
        titulo: 'con reloj y lápiz',
        consigna:
          'Resuelve las posiciones de abajo con reloj, escribiendo solo las jugadas de dama. Revisa después las de rey.',
      },
    ],
    test: [
      {
        titulo: 'gana o tablas por columna',
        consigna: 'Escribe el veredicto de las {n} posiciones de abajo y el motivo en una línea.',
      },
      {
        titulo: 'la línea completa',
        consigna: 'Anota la línea hasta el mate, la captura o el ahogado en cada posición de abajo.',
      },
      {
        titulo: 'un tiempo exacto',
        consigna:
          'Señala en las posiciones de abajo la jugada en que el rey propio se mueve por primera vez y justifica por qué no antes.',
      },
      {
        titulo: 'defensor astuto',
        consigna:
          'Responde las posiciones de abajo como defensor: ¿qué jugada plantea el mayor problema y cómo se resuelve?',
      },
    ],
    jugar: [
      {
        titulo: 'dama contra peón a dos vueltas',
        consigna:
          'Contra un compañero, juega posiciones de dama contra peón en séptima con columnas sorteadas y cambia de bando tras cada una.',
      },
      {
        titulo: 'damas y tres peones',
        consigna:
          'Juega un final de damas con tres peones por bando, uno de ellos pasado tuyo. Mantén la dama en el centro y el rey fuera de los jaques.',
      },
      {
        titulo: 'partida con ojo en la carrera',
        consigna:
          'En tu plataforma o club habitual, cada vez que ambos puedan coronar, di antes qué final de dama queda y si te conviene.',
      },
    ],
    analizar: [
      {
        titulo: 'perpetuos dados y recibidos',
        consigna:
          'Busca en tus partidas finales de damas que acabaron en perpetuo y encuentra la casilla donde el rey se habría escondido.',
      },
      {
        titulo: 'la carrera revisada',
        consigna:
          'Toma una partida con coronación y comprueba si el bando que coronó segundo tenía peón de torre o alfil y no lo aprovechó.',
      },
      {
        titulo: 'dama inquieta',
        consigna:
          'Señala jugadas de dama sin amenaza en tus finales y propón la casilla central que mejoraba la posición.',
      },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [2, 2],
      fen: '8/8/8/1K6/8/4Q3/3p4/3k4 w - - 0 1',
      linea: '1.Rc4 Rc2 2.Dc3+ Rd1 3.Rd3 Re1 4.Dxd2+ Rf1 5.Dh2 Re1 6.Dg1#',
      explicacion:
        'El rey negro está delante de su propio peón y no amenaza coronar: ese es el turno libre que aprovecha el rey blanco para acercarse. Si sale por c2, un jaque lo obliga a volver a d1 y el rey blanco da otro paso. El método se repite siempre: jaques hasta que el rey tape la casilla de coronación, un paso con tu rey y vuelta a empezar.',
    },
  ],
};
