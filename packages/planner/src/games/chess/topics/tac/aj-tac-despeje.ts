import type { ChessTopic } from '../../chess-topic.ts';

export const ajTacDespeje: ChessTopic = {
  id: 'aj-tac-despeje',
  titulo: 'Despeje de línea o de casilla',
  area: 'TAC',
  nivelMin: 3,
  nivelMax: 6,
  prerequisitos: ['aj-tac-descubierta'],
  minutosEtapa: 270,
  importancia: 'ocasional',
  terminos: [
    'despeje',
    'despejes',
    'despejar',
    'despeje de línea',
    'despeje de casilla',
    'liberar una casilla',
    'liberar una línea',
    'abrir la línea sacrificando',
    'vacate',
    'clearance',
    'clearance sacrifice',
    'line clearance',
    'square clearance',
    'quitar la propia pieza del medio',
    'sacrificio de despeje',
    'apartar mi pieza',
    'pieza propia estorba',
  ],
  ideas: [
    'Despejar es quitar de en medio una pieza propia que estorba, ganando tiempo. Se despeja una línea (para torre, dama o alfil) o una casilla (normalmente para un caballo o la dama).',
    'El síntoma es la frase «si mi propia pieza no estuviera aquí, daría mate». Entonces busca con qué jugada forzosa puede irse, aunque se pierda.',
    'La pieza se va con jaque, con captura o con amenaza de mate. Si se va tranquilamente, el rival usa el tiempo para defenderse.',
    'El mate de Damiano es el modelo: las torres se sacrifican en h8 para dejar la primera fila y la columna a la dama.',
  ],
  etapas: [
    {
      nivel: 3,
      enfoque: 'Despejes de una jugada con sacrificio de jaque que abre fila, columna o diagonal a la dama.',
      idea: 'Mira tus piezas como obstáculos: por cada línea que te gustaría usar, di qué pieza tuya la tapa.',
    },
    {
      nivel: 4,
      enfoque: 'Despeje de casillas para caballo y de diagonales para alfil, y combinación con atracción.',
      idea: 'Al elegir cómo irse, la pieza que despeja puede atraer a la vez al rey o abrir otra columna: busca la jugada con doble función.',
    },
    {
      nivel: 5,
      enfoque: 'Despejes de peón (ruptura que abre diagonal o columna) y despejes silenciosos con amenaza única.',
      idea: 'Un peón también estorba: el avance e5-e6 entrega un peón para dar la casilla e5 a un caballo o la diagonal a un alfil.',
    },
    {
      nivel: 6,
      enfoque:
        'Despejes posicionales y de estudio: entregar una pieza para reubicar otra en la casilla exacta, calculando el efecto diez jugadas después.',
      idea: 'La casilla ocupada por tu pieza más activa puede ser la mejor para otra: pregunta qué pieza tuya estaría mejor exactamente donde está esa.',
    },
  ],
  errorTipico:
    'Despejar con una jugada lenta porque «la línea ya queda abierta». El defensor tapa o huye; el despeje vive del tiempo ganado.',
  preguntas: [
    {
      pregunta: '¿Qué pregunta descubre un despeje?',
      respuesta: '«¿Qué pieza mía estorba y con qué jugada forzosa puede irse?»',
    },
    {
      pregunta: '¿Qué se despeja en el mate de Damiano?',
      respuesta:
        'La primera fila y la columna h: la torre se entrega en h8 para que la dama llegue a h1 con jaque y remate en h7 apoyada por el peón de g6.',
    },
    {
      pregunta: '¿Qué diferencia al despeje de la descubierta?',
      respuesta:
        'En la descubierta la amenaza nace al abrirse la línea en ese momento; en el despeje se libera el camino o la casilla para una jugada posterior.',
    },
    {
      pregunta: '¿Cómo despeja un peón?',
      respuesta:
        'Avanzando o capturando con sacrificio para dejar libre su casilla o la línea que tapaba, por ejemplo e6 para dar e5 al caballo.',
    },
    {
      pregunta: '¿Qué hace que un despeje sea forzado?',
      respuesta: 'Que la pieza se vaya dando jaque, capturando algo valioso o amenazando mate, sin regalar un tiempo.',
    },
  ],
  criterio: {
    texto: 'Resuelve {aciertos} de {de} posiciones de despeje con la línea completa.',
    aciertos: 12,
    de: 16,
    unidad: 'posiciones',
  },
  foco: 'Revisa qué pieza propia tapa tu mejor línea o casilla y cómo puede irse con jaque o captura.',
  revision: '¿Qué pieza tuya estorbaba en el momento decisivo y cómo pudo apartarse con tiempo?',
  variantes: {
    teoria: [
      {
        titulo: 'obstáculos propios',
        consigna:
          'En el ejemplo nombra la pieza blanca que estorba y tres jugadas con que puede irse. Demuestra por qué solo una gana.',
      },
      {
        titulo: 'Damiano desde cero',
        consigna:
          'Monta peón en g6, dama en la primera fila y torre en h1, y reconstruye la combinación. Añade un defensor y comprueba cuándo deja de funcionar.',
      },
      {
        titulo: 'línea o casilla',
        consigna:
          'Inventa un despeje de línea y otro de casilla con caballo. Escribe qué gana cada uno y con qué jugada forzosa se logra.',
      },
    ],
    ejercicios: [
      {
        titulo: 'mi propia pieza estorba',
        consigna:
          'En cada posición de abajo completa la frase «si no estuviera mi…, yo jugaría…». Luego busca cómo irse con tiempo.',
      },
      {
        titulo: 'salidas de la pieza que estorba',
        consigna:
          'Lista en las posiciones de abajo todas las jugadas forzosas de la pieza que tapa. Elige y justifica.',
      },
      {
        titulo: 'doble función',
        consigna:
          'Señala en cada solución de abajo si el despeje además atrae, desvía o captura. Una palabra por posición.',
      },
      {
        titulo: 'con y sin tiempo',
        consigna:
          'Prueba en las posiciones de abajo el despeje lento y escribe la defensa que aparece. Después el correcto.',
      },
      {
        titulo: 'mapa de líneas soñadas',
        consigna:
          'Dibuja en las posiciones de abajo las líneas que querrías abiertas para tu dama. Tacha las imposibles y juega la restante.',
      },
      {
        titulo: 'final imaginado',
        consigna:
          'Describe en cada posición de abajo el mate o la ganancia final antes de calcular el camino. Compara.',
      },
      {
        titulo: 'cronómetro y verificación',
        consigna: 'Resuelve con reloj las posiciones de abajo y dedica el mismo tiempo otra vez a buscar refutaciones.',
      },
      {
        titulo: 'quita y pon',
        consigna:
          'Cambia en cada posición de abajo la pieza que estorba por otra de distinto tipo y di si aún puede irse con tiempo.',
      },
    ],
    test: [
      {
        titulo: 'obstáculo y clave',
        consigna: 'Escribe en las {n} posiciones de abajo pieza que estorba, jugada y remate.',
      },
      {
        titulo: 'línea sin mover',
        consigna:
          'Resuelve las {n} posiciones de abajo sin tocar piezas; anota toda la variante hasta la ganancia clara.',
      },
      {
        titulo: 'prueba de {min} minutos',
        consigna: 'Trabaja las {n} posiciones de abajo en {min} minutos y puntúa de 0 a 2: idea y línea.',
      },
      {
        titulo: 'despeje o no',
        consigna:
          'En las {n} posiciones de abajo explica por qué el motivo es despeje y no descubierta o atracción. Vale el razonamiento más la jugada.',
      },
    ],
    jugar: [
      {
        titulo: 'haz sitio',
        consigna:
          'Juega una partida preguntando en cada plan qué pieza propia ocupa la casilla ideal de otra. Reubica al menos una.',
      },
      {
        titulo: 'rupturas que abren',
        consigna:
          'Juega una partida buscando un avance de peón que despeje una diagonal o una casilla para tus piezas. Anota el efecto.',
      },
      {
        titulo: 'ataque con torre y dama',
        consigna:
          'Juega desde una posición con columna h abierta y torre delante de la dama; decide cuándo entregar la torre. Hazlo con ambos bandos.',
      },
    ],
    analizar: [
      {
        titulo: 'atascos',
        consigna:
          'Busca en tu partida piezas que se estorbaron entre sí durante varias jugadas. Propón el despeje más barato.',
      },
      {
        titulo: 'ataque frenado',
        consigna:
          'Mira un ataque que se detuvo y pregunta si un despeje con sacrificio lo continuaba. Calcula tres jugadas.',
      },
      {
        titulo: 'casilla disputada',
        consigna: 'Señala la mejor casilla de tu posición, qué pieza la ocupaba y cuál la habría usado mejor.',
      },
    ],
  },
  ejemplo: {
    fen: '3r1rk1/5pp1/6P1/8/8/8/1PP5/1K1Q3R w - - 0 1',
    linea: '1.Th8+ Rxh8 2.Dh1+ Rg8 3.Dh7#',
    explicacion:
      'La dama quiere llegar a la columna h, pero la torre ocupa h1. Se despeja con jaque: 1.Th8+ obliga a capturar, la dama va a h1 ganando tiempo y remata en h7 apoyada por el peón de g6. Si la torre se apartara sin jaque, las negras tomarían en d1.',
  },
};
