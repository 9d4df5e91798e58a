import type { ChessTopic } from '../../chess-topic.ts';

export const ajCalEstudios: ChessTopic = {
  id: 'aj-cal-estudios',
  titulo: 'Estudios artísticos como entrenamiento de cálculo',
  area: 'CAL',
  nivelMin: 4,
  nivelMax: 6,
  prerequisitos: ['aj-cal-visualizacion', 'aj-cal-variantes'],
  favorece: ['clasica'],
  minutosEtapa: 320,
  importancia: 'ocasional',
  terminos: [
    'estudios',
    'estudio artístico',
    'estudios artísticos',
    'estudios de ajedrez',
    'finales artísticos',
    'composiciones',
    'estudio de réti',
    'resolver estudios',
    'problemas artísticos',
    'endgame studies',
    'studies',
    'chess studies',
    'composición ajedrecística',
    'blancas juegan y ganan',
    'blancas juegan y hacen tablas',
    'estudios compuestos',
    'solucionismo',
  ],
  ideas: [
    'Un estudio tiene solución única y pocas piezas: es cálculo puro, sin intuición de apertura ni ruido. Por eso mide como nada la precisión y el orden.',
    'Se entrena con método: escribe el objetivo (ganar o tablas), las amenazas del rival y las jugadas que fallan por un tiempo. Esas jugadas fallidas son las pistas.',
    'Busca la sorpresa: jugadas que parecen lentas, retrocesos, entregas y dobles propósitos. La maniobra de Réti persigue dos metas a la vez.',
    'No mires la solución al primer obstáculo. Cuando te detengas, escribe qué intento te acercó más y por qué falló por un solo tiempo.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque:
        'Trabaja estudios de cuatro a seis jugadas y pocas piezas. Escribe los intentos que fallan y su refutación.',
      idea: 'Cuando falte un tiempo, busca una jugada que sirva a dos fines: acercarse y amenazar, o defender y amenazar.',
    },
    {
      nivel: 5,
      enfoque:
        'Afronta estudios con subpromoción, ahogado y zugzwang, sin mover piezas. Dedica sesiones de una sola posición.',
      idea: 'Pon a prueba lo absurdo: en los estudios, la jugada que parece imposible suele ser la que cumple los dos objetivos.',
    },
    {
      nivel: 6,
      enfoque:
        'Resuelve estudios largos de memoria y analiza por qué las alternativas fallan. Compón una variante propia.',
      idea: 'Un estudio entendido es una técnica: extrae la maniobra (doble propósito, zugzwang mutuo, reserva de tiempo) y búscala en tus finales.',
    },
  ],
  errorTipico:
    'Leer la solución tras unos minutos y decir «qué bonito». El valor está en los intentos fallidos; sin ellos no se entrena nada.',
  preguntas: [
    {
      pregunta: '¿Qué idea enseña el estudio de Réti?',
      respuesta:
        'El rey puede perseguir dos objetivos a la vez por la diagonal: acercarse a su peón y alcanzar el del rival, ganando el tiempo que parecía faltar.',
    },
    {
      pregunta: '¿Qué anotas mientras resuelves un estudio?',
      respuesta:
        'El objetivo, las amenazas rivales, cada intento con su refutación y el tiempo exacto por el que falla.',
    },
    {
      pregunta: '¿Qué haces cuando llevas un buen rato sin avanzar?',
      respuesta:
        'Escribo el mejor intento y el motivo por el que falla por un tiempo, y busco una jugada de doble propósito antes de mirar nada.',
    },
    {
      pregunta: '¿Qué extraes de un estudio para tus partidas?',
      respuesta:
        'La maniobra reutilizable: doble propósito, zugzwang, entrega para cambiar un final o reserva de un tiempo.',
    },
  ],
  criterio: {
    texto: 'Resuelve {aciertos} de {de} estudios escribiendo los intentos que fallan.',
    aciertos: 8,
    de: 12,
    unidad: 'estudios',
  },
  foco: 'En los finales busca jugadas de doble propósito antes de elegir entre atacar y defender.',
  revision: '¿Qué maniobra de estudio habría servido en el final de esta partida?',
  variantes: {
    teoria: [
      {
        titulo: 'Réti paso a paso',
        consigna:
          'Recorre el ejemplo preguntando en cada jugada blanca qué dos objetivos persigue. Escribe qué pasaría si el rey fuera directo a uno de ellos.',
      },
      {
        titulo: 'por un tiempo',
        consigna:
          'Monta la posición del ejemplo con el rey blanco una casilla más lejos y demuestra que falla. Explica cuántos tiempos sobran o faltan.',
      },
      {
        titulo: 'maniobras reutilizables',
        consigna:
          'Escribe tres maniobras de estudio (doble propósito, zugzwang, sacrificio para cambiar el final) y en qué final de tus partidas habrían servido.',
      },
    ],
    ejercicios: [
      {
        titulo: 'intentos y refutaciones',
        consigna:
          'Anota en las posiciones de abajo dos intentos fallidos con su refutación antes de la solución. Sin ellos, repite.',
      },
      {
        titulo: 'objetivo escrito',
        consigna:
          'Escribe en cada posición de abajo el objetivo (ganar, tablas) y qué amenaza el rival en tu turno y en el suyo.',
      },
      {
        titulo: 'doble propósito',
        consigna:
          'Busca en las posiciones de abajo jugadas que cumplan dos funciones y di cuáles son. Compáralas con las directas.',
      },
      {
        titulo: 'cuenta de tiempos',
        consigna:
          'Cuenta en las posiciones de abajo los tiempos de cada bando en la línea principal. Señala dónde se gana uno.',
      },
      {
        titulo: 'sin mover piezas',
        consigna:
          'Resuelve las posiciones de abajo solo con el diagrama y escribe la línea completa. Comprueba al final.',
      },
      {
        titulo: 'zugzwang buscado',
        consigna: 'Mira en las posiciones de abajo si conviene perder un tiempo y cómo. Anota la maniobra.',
      },
      {
        titulo: 'posición única',
        consigna:
          'Trabaja una sola de las posiciones de abajo en profundidad: todas las ramas, todos los intentos. Escribe la conclusión.',
      },
      {
        titulo: 'estudio propio',
        consigna:
          'Modifica una de las posiciones de abajo (una pieza o una casilla) y comprueba si la solución sigue siendo única.',
      },
    ],
    test: [
      {
        titulo: 'solución completa',
        consigna: 'En las {n} posiciones de abajo puntúa la línea entera, incluidas las defensas principales.',
      },
      {
        titulo: 'de memoria',
        consigna: 'Memoriza las {n} posiciones de abajo una por una y escribe la solución sin mirar.',
      },
      {
        titulo: 'sesión de {min} minutos',
        consigna:
          'Dedica {min} minutos a las {n} posiciones de abajo sin consultar nada; cuenta los intentos escritos además de las soluciones.',
      },
      {
        titulo: 'intento mejor',
        consigna:
          'En las {n} posiciones de abajo se puntúa el mejor intento fallido y su refutación cuando no llegues a la solución.',
      },
    ],
    jugar: [
      {
        titulo: 'final con maniobra',
        consigna:
          'Juega desde una posición de estudio simplificada contra alguien, con ambos bandos. Comprueba si la maniobra funciona bajo presión.',
      },
      {
        titulo: 'partida técnica',
        consigna:
          'Juega una partida y, al llegar al final, busca una jugada de doble propósito antes de cada decisión. Anota si apareció.',
      },
      {
        titulo: 'carrera de peones',
        consigna:
          'Juega finales de peones con ruptura o carrera desde posiciones de estudio. Cuenta los tiempos antes de cada jugada.',
      },
    ],
    analizar: [
      {
        titulo: 'final contra estudio',
        consigna: 'Compara el final de tu partida con un estudio conocido y di qué idea faltó usar.',
      },
      {
        titulo: 'intento y fallo',
        consigna:
          'Revisa un final fallido y escribe por qué falló por un tiempo. Busca la jugada de doble propósito que lo arreglaba.',
      },
      {
        titulo: 'colección de maniobras',
        consigna: 'Guarda en una lista las maniobras que te sorprendieron y en qué estudio o partida aparecieron.',
      },
    ],
  },
  ejemplo: {
    fen: '7K/8/k1P5/7p/8/8/8/8 w - - 0 1',
    linea: '1.Rg7 h4 2.Rf6 Rb6 3.Re5 h3 4.Rd6 h2 5.c7',
    explicacion:
      'Estudio de Réti. Parece imposible alcanzar el peón de h5 y también llegar a c6, pero por la diagonal el rey hace las dos cosas a la vez. Si 3...Rxc6, 4.Rf4 y atrapa el peón; en la línea, 5.c7 corona enseguida y son tablas.',
  },
};
