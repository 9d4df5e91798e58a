import type { ChessTopic } from '../../chess-topic.ts';

export const ajFinMatedificil: ChessTopic = {
  id: 'aj-fin-matedificil',
  titulo: 'Mate de dos alfiles y de alfil y caballo',
  area: 'FIN',
  nivelMin: 3,
  nivelMax: 5,
  prerequisitos: ['aj-fin-mates'],
  favorece: ['clasica'],
  minutosEtapa: 270,
  importancia: 'ocasional',
  terminos: [
    'mate de alfil y caballo',
    'alfil y caballo contra rey',
    'mate de dos alfiles',
    'dos alfiles contra rey',
    'mate de los dos alfiles',
    'maniobra de la w',
    'método de la w',
    'triángulos de deletang',
    'mate difícil',
    'mates difíciles',
    'bishop and knight mate',
    'two bishops mate',
    'mate con dos alfiles',
    'mate con alfil y caballo',
    'rincón del color del alfil',
    'mates con piezas menores',
    'rincón correcto',
  ],
  ideas: [
    'Los dos alfiles juntos en diagonales vecinas forman un muro que el rey no cruza; tu rey ocupa los huecos y el mate llega en cualquier rincón.',
    'Con alfil y caballo el mate forzado solo existe en los rincones del color del alfil; por eso el defensor corre al rincón contrario y hay que desalojarlo.',
    'Desde el rincón malo el caballo recorre una «W» (por ejemplo f7, e5, d7, c5, b7) mientras el alfil quita la casilla que queda libre en cada salto.',
    'El rey lucha en primera línea: se mantiene una fila delante del rey rival y en la misma zona que él, y las piezas menores solo tapan salidas.',
  ],
  etapas: [
    {
      nivel: 3,
      enfoque:
        'Domina los dos alfiles en menos de veintidós jugadas y aprende de alfil y caballo solo dos cosas: cuál es el rincón bueno y cómo llevar al rey al borde.',
      idea: 'Coloca los alfiles uno al lado del otro en el centro y acerca el rey: la pared diagonal trabaja sola.',
    },
    {
      nivel: 4,
      enfoque:
        'Aprende la maniobra de la W completa desde el rincón malo y repítela hasta hacerla sin consultar, con las dos colocaciones de color.',
      idea: 'El momento crítico es cuando el rey sale hacia el centro por c7 o d8: no lo persigas, cierra con caballo en d7 y alfil en la diagonal que toma c6 y b7.',
    },
    {
      nivel: 5,
      enfoque:
        'Juega el mate con reloj de pocos segundos por jugada y contra la mejor defensa, que intenta escapar a mitad de la W. Se exige no gastar más de treinta y cinco jugadas.',
      idea: 'Cuenta desde la última captura: con la regla de las cincuenta jugadas te sobran quince, suficientes para corregir una fuga si no repites posiciones.',
    },
  ],
  ejemplo: {
    fen: '5k2/5N2/5K2/8/4B3/8/8/8 w - - 0 1',
    linea: '1.Ah7 Re8 2.Ce5 Rd8 3.Re6 Rc7 4.Cd7 Rb7 5.Ad3 Rc6 6.Aa6 Rc7 7.Ab5 Rd8 8.Cb6 Rc7 9.Cd5+',
    explicacion:
      'El alfil es de casillas claras, así que h8 es el rincón malo y hay que ir hacia a8. El caballo dibuja la W (f7, e5, d7, b6, d5) y el alfil cierra: 4.Cd7 quita b6 y c5, y 6.Aa6 y 7.Ab5 impiden que el rey se fugue por c6. El rey negro queda en la zona de a8 y el mate ya es cuestión de tapar casillas.',
  },
  errorTipico:
    'Entrar en pánico cuando el rey sale del borde a mitad de la maniobra y darle jaques que lo llevan al centro. La red se cierra con jugadas calladas de alfil, no con jaques de caballo.',
  preguntas: [
    {
      pregunta: '¿En qué rincones se puede forzar el mate de alfil y caballo?',
      respuesta: 'Solo en los dos rincones del color por el que corre el alfil.',
    },
    {
      pregunta: '¿Qué camino recorre el caballo blanco al expulsar al rey de h8 hacia a8 con alfil de casillas claras?',
      respuesta: 'La W: f7, e5, d7, c5 y b7; a veces acorta por b6 y d5 si el rey se escapa por c7.',
    },
    {
      pregunta: '¿Por qué dos caballos no bastan contra el rey solo?',
      respuesta:
        'Porque el mate no se puede forzar: el rey siempre evita el rincón fatal; solo hay mate si el defensor coopera o tiene un peón que le quita el ahogado.',
    },
  ],
  criterio: {
    texto: 'Da mate en {aciertos} de {de} intentos contra la mejor defensa, con menos de cuarenta jugadas cada uno',
    aciertos: 4,
    de: 5,
    unidad: 'mates',
  },
  foco: 'Si llegas a un final de piezas menores, di cuál es el rincón bueno antes de mover y lleva el rey a la lucha desde la primera jugada.',
  revision: '¿Pude entrar en un final de alfil y caballo o de dos alfiles y lo evité por no confiar en el mate?',
  variantes: {
    teoria: [
      {
        titulo: 'la pared de dos alfiles',
        consigna:
          'Con el rey negro en e5, coloca tus alfiles en casillas vecinas y marca en papel las diagonales que cierran. Busca las tres jugadas que lo empujan una fila.',
      },
      {
        titulo: 'la W jugada por jugada',
        consigna:
          'Reproduce la línea del ejemplo y escribe, tras cada jugada blanca, qué casilla le quitaste al rey. Repite sin mirar hasta llegar a 9.Cd5+.',
      },
      {
        titulo: 'qué rincón y por qué',
        consigna:
          'Explica en voz alta, con alfil de casillas claras y luego de oscuras, qué rincones sirven y cuál es la última casilla que cubre cada pieza en el mate.',
      },
    ],
    ejercicios: [
      {
        titulo: 'la casilla que falta tapar',
        consigna:
          'En cada posición de abajo haz la lista de casillas del rey rival y encuentra la jugada que tapa la más peligrosa. Escribe qué pieza la cubre.',
      },
      {
        titulo: 'la W con colores cambiados',
        consigna:
          'Resuelve las posiciones de abajo y después refleja una de ellas en el tablero (a por h) para jugarla con el alfil del otro color.',
      },
      {
        titulo: 'mate en el rincón bueno',
        consigna:
          'Calcula hasta el final las posiciones de abajo y dibuja el cuadro de mate. Está hecho si nombras la función de las tres piezas.',
      },
      {
        titulo: 'sin jaques hasta la última',
        consigna:
          'Busca en las posiciones de abajo una solución que use solo jugadas calladas salvo la última y anota dónde un jaque habría abierto la red.',
      },
      {
        titulo: 'el defensor que se fuga',
        consigna:
          'Juega las posiciones de abajo eligiendo siempre la fuga más larga del rey y comprueba si tu red aguanta; escribe la jugada que lo detuvo.',
      },
      {
        titulo: 'de memoria desde f7',
        consigna:
          'Antes de mirar, escribe la maniobra completa desde el rincón malo. Úsala luego para resolver las posiciones de abajo y marca en cuál tuviste que desviarte.',
      },
      {
        titulo: 'dos alfiles con cronómetro',
        consigna:
          'Resuelve con reloj las posiciones de abajo y cuenta jugadas; las de dos alfiles no deben pasar de veintidós en total.',
      },
      {
        titulo: 'encuentra el fallo propio',
        consigna:
          'Juega cada posición de abajo una vez rápido, luego despacio, y señala la jugada exacta en que la versión rápida perdió tiempo.',
      },
    ],
    test: [
      {
        titulo: 'la jugada precisa',
        consigna:
          'Escribe la mejor jugada de cada posición de abajo y la casilla que controla. Un punto solo si coinciden ambas cosas.',
      },
      {
        titulo: 'rincón y plan',
        consigna:
          'Para las {n} posiciones de abajo indica el rincón de destino, el número aproximado de jugadas y la primera jugada.',
      },
      {
        titulo: 'mate sin consultar',
        consigna:
          'Conduce al mate las posiciones de abajo sin ayuda ni retrocesos. Falla la que pase de cuarenta jugadas o permita salir al centro dos veces.',
      },
      {
        titulo: 'la W en blanco',
        consigna:
          'Escribe en papel la maniobra entera a partir de una de las posiciones de abajo y verifica después en el tablero cuántas jugadas fueron exactas.',
      },
    ],
    jugar: [
      {
        titulo: 'alfil y caballo contra defensor terco',
        consigna:
          'Juega el mate contra un compañero o el ordenador de tu plataforma desde el rey en el centro. Cuenta las jugadas y repite hasta bajar de cuarenta.',
      },
      {
        titulo: 'turnos de ataque y defensa',
        consigna:
          'Con un compañero, alternen: uno da mate y el otro defiende con rey solo, con diez segundos por jugada. Gana quien use menos jugadas.',
      },
      {
        titulo: 'dos alfiles en apuro',
        consigna:
          'Juega rey y dos alfiles contra rey con un minuto por bando, tres veces seguidas. Vale si das mate en las tres sin perder el muro diagonal.',
      },
    ],
    analizar: [
      {
        titulo: 'tu registro de intentos',
        consigna:
          'Revisa la anotación de tus intentos de mate y marca la primera jugada que devolvió al rey una fila. Clasifícala: alfil mal puesto, caballo lejos o rey atrasado.',
      },
      {
        titulo: 'finales que evitaste',
        consigna:
          'Busca en tus partidas cambios que te habrían dejado con dos alfiles o alfil y caballo y decide si eran el camino más seguro.',
      },
      {
        titulo: 'la fuga explicada',
        consigna:
          'Toma un intento fallido y compáralo, salto por salto, con la ruta f7-e5-d7-c5-b7 del caballo. Escribe en una frase la regla que habría evitado la fuga.',
      },
    ],
  },
};
