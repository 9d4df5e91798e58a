import type { ChessTopic } from '../../chess-topic.ts';

export const ajTacDoble: ChessTopic = {
  id: 'aj-tac-doble',
  titulo: 'Ataque doble y horquilla',
  area: 'TAC',
  nivelMin: 0,
  nivelMax: 3,
  prerequisitos: ['aj-fun-valor'],
  favorece: ['bala', 'blitz'],
  minutosEtapa: 320,
  importancia: 'esencial',
  terminos: [
    'ataque doble',
    'ataques dobles',
    'doble ataque',
    'doble amenaza',
    'dobles amenazas',
    'horquilla',
    'horquillas',
    'tenedor',
    'tenedores',
    'doblete',
    'dobletes',
    'tenedor de caballo',
    'horquilla de caballo',
    'horquilla de peón',
    'doble de dama',
    'fork',
    'forks',
    'double attack',
    'atacar dos piezas a la vez',
    'jaque y ataque',
    'me hacen dobles',
  ],
  ideas: [
    'Un ataque doble crea dos amenazas con una jugada; el rival solo puede atender una. Los mejores objetivos son el rey (jaque) y una pieza sin defensa.',
    'Busca primero las piezas sueltas del rival y después la casilla que ataca dos a la vez. Con caballo, los dos objetivos están en casillas del mismo color.',
    'La dama hace dobles contra piezas indefensas; el caballo y el peón, también contra piezas defendidas de más valor. Por eso la dama necesita blancos sueltos y el peón no.',
    'Antes de celebrar comprueba tres salidas del rival: responder con jaque, mover una pieza atacada defendiendo a la otra, o capturar la pieza que hace el doble.',
  ],
  etapas: [
    {
      nivel: 0,
      enfoque:
        'Busca, sobre todo con el caballo o con un peón, una sola jugada que ataque a la vez dos piezas sin defensa, o al rey y otra pieza. Antes de hacerla comprueba que nadie pueda capturar la pieza que da el doble.',
      idea: 'La horquilla más fácil es la de caballo con jaque: el rey debe salir del jaque y la otra pieza cae. Ninguna pieza atacada por un caballo puede capturarlo a él, salvo otro caballo.',
    },
    {
      nivel: 1,
      enfoque:
        'Encuentra dobles en una jugada con cada pieza, sobre todo caballo y peón. Nombra los dos objetivos en voz alta.',
      idea: 'El jaque de dama desde a4 o h5 en la apertura es el doble más frecuente: gana la pieza suelta que está en la misma fila o diagonal.',
    },
    {
      nivel: 2,
      enfoque:
        'Prepara el doble con un cambio o un jaque previo que lleve una pieza a la casilla necesaria. Calcula dos jugadas tuyas.',
      idea: 'Si ves la casilla del doble pero un objetivo no está en su sitio, pregunta qué captura o jaque lo obliga a ir allí.',
    },
    {
      nivel: 3,
      enfoque:
        'Trabaja dobles ocultos: amenaza de mate más ataque a pieza, dobles con jugada tranquila y defensas que responden con contraamenaza.',
      idea: 'Amenaza de mate y pieza suelta es un doble tan fuerte como el jaque; verifica si el rival puede parar el mate moviendo la pieza atacada.',
    },
  ],
  errorTipico:
    'Hacer el doble sin ver que una de las piezas atacadas puede salir con jaque o capturando algo, con lo que gana el tiempo que faltaba para salvar a la otra.',
  preguntas: [
    {
      pregunta: '¿Por qué la dama rara vez gana algo con un doble a dos piezas defendidas?',
      respuesta:
        'Porque si captura una pieza defendida la pierde a cambio; necesita que al menos uno de los objetivos esté suelto o sea el rey.',
    },
    {
      pregunta: '¿Qué relación de color deben tener dos piezas para que un caballo las ataque a la vez?',
      respuesta: 'Deben estar en casillas del mismo color, contrario al de la casilla desde la que ataca el caballo.',
    },
    {
      pregunta: '¿Qué tres salidas del rival revisas ante tu doble?',
      respuesta:
        'Una respuesta con jaque o amenaza mayor, mover una pieza que a la vez defienda a la otra y capturar la pieza que hace el doble.',
    },
    {
      pregunta:
        'En la apertura las negras toman en e4 con el caballo, sin defensa; su rey sigue en e8 y la diagonal a4-e8 está abierta. ¿Qué jugada buscas?',
      respuesta:
        'Da4+: ataca al rey por la diagonal a4-e8 y al caballo por la cuarta fila; tras tapar el jaque se juega Dxe4.',
    },
  ],
  criterio: {
    texto: 'Resuelve {aciertos} de {de} posiciones de ataque doble nombrando los dos objetivos.',
    aciertos: 17,
    de: 20,
    unidad: 'posiciones',
  },
  foco: 'En cada turno localiza las piezas sueltas de los dos bandos y busca la casilla que ataque dos.',
  revision: '¿Qué dobles hubo en el tablero, jugados o no, y qué piezas sueltas los hacían posibles?',
  variantes: {
    teoria: [
      {
        titulo: 'dobles con cada pieza',
        consigna:
          'Monta una posición mínima de doble con peón, caballo, alfil, torre, dama y rey. Comprueba en cada una que el rival no tiene ninguna de las tres salidas.',
      },
      {
        titulo: 'de la pieza suelta a la casilla',
        consigna:
          'En el ejemplo marca las piezas negras sin defensa y dibuja todas las casillas desde las que la dama las ataca. Explica por qué a4 es la única con jaque.',
      },
      {
        titulo: 'salidas del rival',
        consigna:
          'Cambia una pieza del ejemplo para que las negras puedan responder con contraamenaza y el doble no gane. Escribe la línea que lo demuestra.',
      },
    ],
    ejercicios: [
      {
        titulo: 'dos objetivos por escrito',
        consigna:
          'En cada posición de abajo escribe «ataca X y Y» antes de la jugada. Si no puedes nombrar los dos, sigue buscando.',
      },
      {
        titulo: 'mapa de piezas sueltas',
        consigna:
          'Rodea en las posiciones de abajo todas las piezas sin defensa y prueba casillas que toquen dos. Anota la que funciona.',
      },
      {
        titulo: 'casillas de caballo',
        consigna:
          'En las posiciones con caballo de abajo lista sus casillas alcanzables en uno y dos saltos y marca las que atacan dos piezas. En las demás haz lo mismo con la dama.',
      },
      {
        titulo: 'prueba de defensa',
        consigna:
          'Tras cada solución de abajo busca la mejor respuesta del rival y di cuánto material queda ganado al final de la línea.',
      },
      {
        titulo: 'prepara el doble',
        consigna:
          'En las posiciones de abajo decide si el doble es inmediato o necesita una jugada previa. Escribe qué hace esa jugada previa.',
      },
      {
        titulo: 'reconocimiento rápido',
        consigna:
          'Recorre las posiciones de abajo con reloj y escribe solo la casilla del doble. Vuelve después a las que fallaste y di qué no miraste.',
      },
      {
        titulo: 'dobles del rival',
        consigna:
          'Antes de resolver cada posición de abajo di si el rival amenaza un doble contra ti. Incluye en tu respuesta cómo lo afecta tu jugada.',
      },
      {
        titulo: 'compón y comparte',
        consigna:
          'Tras resolver las posiciones de abajo compón un doble con otra pieza y otro par de objetivos. Comprueba que no tiene refutación.',
      },
    ],
    test: [
      {
        titulo: 'jugada y ganancia',
        consigna:
          'Resuelve las {n} posiciones de abajo indicando jugada, objetivos y material ganado. Cada dato cuenta un tercio.',
      },
      {
        titulo: 'contrarreloj de dobles',
        consigna:
          'Haz las {n} posiciones de abajo en {min} minutos. Apunta cuántas resolviste por jaque y cuántas por amenaza doble sin jaque.',
      },
      {
        titulo: 'con la mejor defensa',
        consigna: 'En las {n} posiciones de abajo escribe también la respuesta más fuerte del rival y tu continuación.',
      },
      {
        titulo: 'papel y diagrama',
        consigna: 'Resuelve las {n} posiciones de abajo sin mover piezas, una sola respuesta por cada una.',
      },
    ],
    jugar: [
      {
        titulo: 'caza de piezas sueltas',
        consigna:
          'Juega una partida anotando cada vez que el rival deja dos piezas sin defensa. Busca en ese turno un doble antes que cualquier otra cosa.',
      },
      {
        titulo: 'sin sueltas propias',
        consigna:
          'Juega una partida en que tus caballos y alfiles estén siempre defendidos. Observa cuántos jaques molestos desaparecen.',
      },
      {
        titulo: 'el jaque lateral de dama',
        consigna:
          'Juega partidas rápidas vigilando las diagonales a4-e8, h5-e8 y sus iguales del otro lado desde la jugada 3. Anota si alguien pudo usarlas.',
      },
    ],
    analizar: [
      {
        titulo: 'dobles no vistos',
        consigna:
          'Recorre tu partida preguntando en cada jugada por dobles de caballo y dama de ambos. Guarda los dos primeros que no viste.',
      },
      {
        titulo: 'la causa del doble',
        consigna:
          'Para cada doble sufrido halla la jugada que dejó la pieza suelta. Escribe qué defensa sencilla la evitaba.',
      },
      {
        titulo: 'salidas desaprovechadas',
        consigna:
          'Mira los dobles recibidos y busca si tenías una de las tres salidas. Anota la mejor aunque no salvara todo.',
      },
    ],
  },
  ejemplo: {
    fen: 'rnbqkb1r/pp2pppp/3p4/2p5/4n3/2P2N2/PP1PBPPP/RNBQK2R w KQkq - 0 5',
    linea: '1.Da4+ Cc6 2.Dxe4',
    explicacion:
      'Las negras tomaron en e4 con un caballo que nadie defiende. La dama en a4 da jaque por la diagonal y ataca e4 por la cuarta fila: hay que atender el jaque y el caballo se pierde. Tampoco salva 1...Ad7, porque la dama sale de la amenaza capturando en e4.',
  },
  otrosEjemplos: [
    {
      niveles: [0, 0],
      fen: 'r3k2r/ppp2ppp/2n5/3N4/8/8/PPP2PPP/R3K2R w KQkq - 0 1',
      linea: '1.Cxc7+ Rd7 2.Cxa8 Txa8',
      explicacion:
        'El caballo llega a c7 con jaque y desde allí ataca también la torre de a8. El rey está obligado a salir del jaque y no puede capturar el caballo, así que la torre cae en la jugada siguiente. Ganas torre y peón, 6 puntos, por un caballo que vale 3.',
    },
    {
      niveles: [3, 3],
      fen: 'r2q1rk1/p4ppp/1pn1b3/8/8/3B4/P1P1QPPP/R1B2RK1 w - - 0 1',
      linea: '1.De4 g6 2.Dxc6',
      explicacion:
        'Doble tranquilo: desde e4 la dama amenaza mate en h7, apoyada por el alfil de d3, y ataca el caballo de c6, que nadie defiende. Revisa las defensas que responden a las dos amenazas: 1...f5 para el mate pero pierde el caballo, y 1...Af5 2.Dxf5 gana el alfil y renueva la amenaza en h7.',
    },
  ],
};
