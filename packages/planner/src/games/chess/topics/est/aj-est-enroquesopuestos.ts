import type { ChessTopic } from '../../chess-topic.ts';

export const ajEstEnroquesopuestos: ChessTopic = {
  id: 'aj-est-enroquesopuestos',
  titulo: 'Enroques opuestos: contar tiempos de ataque',
  area: 'EST',
  nivelMin: 4,
  nivelMax: 6,
  prerequisitos: ['aj-est-ataque', 'aj-cal-variantes'],
  minutosEtapa: 310,
  terminos: [
    'carrera de ataques',
    'ataques en flancos opuestos',
    'enroque largo contra enroque corto',
    'enroque largo contra corto',
    'contar tiempos de ataque',
    'quién ataca primero',
    'tiempos de ataque',
    'peones al ataque con enroque largo',
    'ataque inglés siciliano',
    'opposite side castling',
    'opposite-side castling',
    'opposite castling race',
    'ataque yugoslavo',
    'g4 y h4 contra el enroque',
    'b4 y a4 contra el enroque largo',
    'carrera con enroques distintos',
  ],
  ideas: [
    'Con enroques opuestos cada jugada se mide en tiempos hasta abrir la primera columna; la que no acerca ni frena sobra.',
    'Se ataca con los peones que no protegen a tu rey y con las piezas detrás; la columna abierta vale más que el peón que la abre.',
    'Antes de avanzar, busca jugadas que también defienden: un caballo que vigila e4 y tapa d5 vale doble.',
    'El golpe en el centro es la contramedida general: si el atacante descuida d4, e5 o ...d5, su ataque llega tarde aunque vaya adelante.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque:
        'Cuenta tiempos de ambos antes de cada avance y aprende a abrir la columna con gancho o sacrificio de peón.',
      idea: 'Si necesitas h5 y h6 sin gancho, cuenta dos tiempos más; con el peón rival en g6, uno.',
    },
    {
      nivel: 5,
      enfoque: 'Calcula los sacrificios que ganan el tiempo que falta: entrega en h7, en c3, en d5 o en e6.',
      idea: 'Entregar una pieza por dos tiempos es buena inversión si abre la columna y el rival no puede cambiar damas.',
    },
    {
      nivel: 6,
      enfoque:
        'Evalúa carreras simultáneas con precisión: jugada defensiva intercalada, contraataque central y final que queda si el ataque se agota.',
      idea: 'La jugada más fuerte a menudo es la que defiende una amenaza y abre una columna a la vez; búscala antes de calcular capturas.',
    },
  ],
  ejemplo: {
    fen: '2r3k1/pp1bpp1p/3p1npQ/q1r5/4P1P1/2NR1P2/PPP1N3/2K4R w - - 3 20',
    linea: '20.g5 Txg5 21.Td5 Txd5 22.Cxd5 Te8 23.Cef4 Ac6 24.e5 Axd5 25.exf6 exf6 26.Dxh7+ Rf8 27.Dh8+ Re7 28.Cxd5+',
    explicacion:
      'El ataque gana por tiempos y no por material: 20.g5 atrae la torre, 21.Td5 corta la quinta fila y elimina la defensa de h5, y 24.e5 abre la columna que faltaba. Cada entrega costó material, pero cada una aceleró la apertura de la línea contra el rey negro.',
  },
  errorTipico:
    'Responder a cada amenaza con pasividad hasta que la última abre la columna. En estas posiciones la defensa que no contraataca solo cambia la fecha del mate.',
  preguntas: [
    {
      pregunta: '¿Qué se cuenta primero en una carrera de ataques?',
      respuesta: 'Las jugadas de cada bando hasta abrir la primera columna contra el rey, con gancho o sin él.',
    },
    {
      pregunta: '¿Qué contramedida detiene un ataque de flanco prematuro?',
      respuesta: 'El golpe central, sobre todo con piezas atacantes lejos de las columnas centrales.',
    },
    {
      pregunta: '¿Cuándo vale la pena entregar una pieza por tiempos?',
      respuesta: 'Cuando abre la línea decisiva y el rival no puede cambiar damas ni devolver material con ventaja.',
    },
  ],
  criterio: {
    texto: 'Cuenta y decide bien la carrera en {aciertos} de {de} posiciones de enroques opuestos',
    aciertos: 7,
    de: 10,
    unidad: 'posiciones',
  },
  foco: 'Antes de cada avance cuenta en voz baja los tiempos de los dos bandos hasta abrir columna.',
  revision: '¿Quién iba adelante en la carrera y en qué jugada se perdió o se ganó el tiempo?',
  variantes: {
    teoria: [
      {
        titulo: 'contabilidad de tiempos',
        consigna:
          'Marca en el ejemplo cuántos tiempos gastó y ganó cada bando y dónde la entrega pagó el tiempo que faltaba.',
      },
      {
        titulo: 'gancho y columna',
        consigna: 'Dibuja tres escudos con gancho y di con qué peón se abre cada uno y en cuántas jugadas.',
      },
      {
        titulo: 'golpe central',
        consigna: 'Explica por qué d5 o e5 del bando atacado cambia la cuenta y qué pieza del atacante lo permitió.',
      },
    ],
    ejercicios: [
      {
        titulo: 'cuenta los tiempos',
        consigna: 'Escribe en las posiciones de abajo las jugadas de ambos hasta abrir columna y decide.',
      },
      {
        titulo: 'gana un tiempo',
        consigna: 'Busca en las posiciones de abajo la jugada que amenaza y abre a la vez, o la entrega que acelera.',
      },
      {
        titulo: 'centro contra flanco',
        consigna:
          'Busca en las posiciones de abajo qué peón central puede avanzar el bando que va segundo y cuántos tiempos le devuelve.',
      },
      {
        titulo: 'defender sin perder el turno',
        consigna: 'Encuentra en las posiciones de abajo la defensa que no cuesta tiempo en la carrera.',
      },
      {
        titulo: 'sacrificio de apertura',
        consigna: 'Calcula las entregas de peón o pieza que abren columna en las posiciones de abajo.',
      },
      {
        titulo: 'cambio de damas',
        consigna: 'Decide en cada posición de abajo si el cambio de damas favorece al que va segundo.',
      },
      {
        titulo: 'mejor ruta del rey',
        consigna: 'Evalúa en las posiciones de abajo si el rey debe moverse de su flanco antes de seguir.',
      },
      {
        titulo: 'carrera a reloj',
        consigna: 'Con reloj, anota en las posiciones de abajo quién gana la carrera y la jugada; luego calcula.',
      },
    ],
    test: [
      {
        titulo: 'tiempos exactos',
        consigna:
          'Da en las {n} posiciones de abajo los tiempos de cada bando hasta abrir columna y la jugada correcta. El error de un tiempo anula el punto.',
      },
      {
        titulo: 'aceleración',
        consigna:
          'Halla en cada posición de abajo la jugada que gana el tiempo decisivo y di de dónde sale: amenaza, gancho o entrega.',
      },
      {
        titulo: 'frenar y seguir',
        consigna: 'Escribe la jugada que defiende y continúa tu ataque en las posiciones de abajo.',
      },
      {
        titulo: 'carrera con sacrificio',
        consigna:
          'Demuestra con una línea de al menos tres jugadas si la entrega funciona en las posiciones de abajo, incluida la mejor defensa.',
      },
    ],
    jugar: [
      {
        titulo: 'carrera acordada',
        consigna:
          'Juega con un compañero desde una línea de enroques opuestos con ambos colores y comparen las cuentas.',
      },
      {
        titulo: 'partida con cuenta escrita',
        consigna: 'En tu plataforma o club habitual anota cada cinco jugadas los tiempos de ambos y compara al final.',
      },
      {
        titulo: 'golpe central de práctica',
        consigna: 'Juega el bando que ataca después y busca el contragolpe en el centro antes de la jugada veinte.',
      },
    ],
    analizar: [
      {
        titulo: 'tiempo regalado',
        consigna: 'Marca en tus partidas con enroques opuestos cada jugada que no acercó ni frenó.',
      },
      {
        titulo: 'quién abrió primero',
        consigna:
          'Registra en tus partidas qué columna se abrió antes, en qué jugada y quién la usó. Compara con la cuenta que hiciste durante la partida.',
      },
      {
        titulo: 'centro olvidado',
        consigna:
          'Busca el momento en que un golpe central cambiaba la cuenta de tiempos y no se jugó. Escribe la línea y la nueva cuenta.',
      },
    ],
  },
};
