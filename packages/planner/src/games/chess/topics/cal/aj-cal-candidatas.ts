import type { ChessTopic } from '../../chess-topic.ts';

export const ajCalCandidatas: ChessTopic = {
  id: 'aj-cal-candidatas',
  titulo: 'Jugadas candidatas: jaques, capturas y amenazas',
  area: 'CAL',
  nivelMin: 0,
  nivelMax: 4,
  prerequisitos: ['aj-fun-seguridad'],
  minutosEtapa: 290,
  importancia: 'esencial',
  terminos: [
    'jugadas candidatas',
    'candidatas',
    'jugada candidata',
    'jaques capturas y amenazas',
    'jaques capturas amenazas',
    'qué jugadas mirar',
    'cómo elegir jugadas',
    'lista de jugadas',
    'candidate moves',
    'checks captures threats',
    'cct',
    'forzosas',
    'jugadas forzosas',
    'qué considerar antes de mover',
    'elegir jugada',
    'no sé qué jugada mirar',
  ],
  ideas: [
    'Antes de calcular hondo haz la lista: primero jaques, después capturas, después amenazas, de los dos bandos. La lista cuesta segundos y evita no ver la jugada buena.',
    'Una candidata es una jugada con idea propia, no un movimiento cualquiera. Con tres o cuatro basta; si tienes ocho, agrupa las que persiguen lo mismo.',
    'Escribe la lista antes de calcular la primera. Quien calcula la primera idea y luego busca otra pierde tiempo y se enamora de la inicial.',
    'La lista del rival va antes que la tuya: sus jaques, capturas y amenazas dicen qué debes impedir.',
  ],
  etapas: [
    {
      nivel: 0,
      enfoque:
        'Antes de mover mira solo jaques y capturas, primero los que tiene el rival contra ti y después los tuyos. No calcules más lejos: elige lo mejor de lo que has visto.',
      idea: 'Recorre tus piezas una por una, de la dama a los peones, y di qué puede capturar y qué jaque puede dar cada una. Así aparecen la pieza regalada y el mate que no estabas mirando.',
    },
    {
      nivel: 1,
      enfoque:
        'Recita jaques y capturas en cada posición, aunque parezcan absurdos. Elige después de tener la lista completa.',
      idea: 'Mirar un sacrificio tonto cuesta tres segundos; no mirarlo cuesta partidas. Incluye en la lista los jaques que pierden la dama.',
    },
    {
      nivel: 2,
      enfoque: 'Añade amenazas y la lista del rival, y reduce a tres candidatas con una razón cada una.',
      idea: 'Si tu lista tiene una sola jugada, no hay lista: obliga a aparecer una segunda antes de decidir.',
    },
    {
      nivel: 3,
      enfoque:
        'Ordena las candidatas por fuerza y descarta con una refutación concreta. Incluye jugadas tranquilas cuando las forzosas no funcionan.',
      idea: 'Cuando las forzosas fallan, añade candidatas de mejora: peor pieza, ruptura y restricción del rival.',
    },
    {
      nivel: 4,
      enfoque:
        'Genera candidatas por idea (atacar, cambiar, mejorar, defender) y controla el tiempo que dedicas a cada una. Revisa la lista si aparece un dato nuevo.',
      idea: 'Una defensa encontrada al calcular una candidata suele crear otra candidata nueva: vuelve a la lista antes de decidir.',
    },
  ],
  errorTipico:
    'Calcular la primera jugada que gusta durante diez minutos y jugarla por cansancio. La lista corta desde el principio habría mostrado la mejor.',
  preguntas: [
    {
      pregunta: '¿En qué orden generas candidatas?',
      respuesta: 'Jaques, capturas y amenazas; primero las del rival para saber qué ocurre, después las mías.',
    },
    {
      pregunta: '¿Cuántas candidatas conviene tener y por qué?',
      respuesta: 'Entre dos y cuatro: menos indica que no buscaste y más impide calcular en serio.',
    },
    {
      pregunta: '¿Qué haces si todas las jugadas forzosas fallan?',
      respuesta: 'Paso a candidatas tranquilas: mejorar la peor pieza, romper con un peón o impedir la idea del rival.',
    },
    {
      pregunta: '¿Por qué incluir jaques absurdos en la lista?',
      respuesta: 'Porque descartarlos cuesta segundos y a veces el jaque absurdo es el sacrificio que gana.',
    },
    {
      pregunta: 'Al calcular una candidata descubres una defensa rival muy fuerte. ¿Qué haces con la lista?',
      respuesta:
        'Vuelvo a ella: si esa defensa se puede impedir con otra jugada previa, esa jugada entra como candidata nueva.',
    },
  ],
  criterio: {
    texto: 'Anota la mejor jugada entre tus candidatas en {aciertos} de {de} posiciones.',
    aciertos: 17,
    de: 20,
    unidad: 'posiciones',
  },
  foco: 'Antes de calcular nada, di en silencio tus jaques, capturas y amenazas y los del rival.',
  revision: '¿La jugada correcta estaba en tu lista en el momento de decidir, y qué faltaba?',
  variantes: {
    teoria: [
      {
        titulo: 'de la posición a la lista',
        consigna:
          'En el ejemplo escribe la lista completa de jaques, capturas y amenazas blancas y después la de las negras. Compara con lo que la línea usa.',
      },
      {
        titulo: 'agrupar ideas',
        consigna:
          'Toma una posición de tu última partida y escribe ocho jugadas posibles; agrúpalas en tres ideas. Quédate con una candidata por idea.',
      },
      {
        titulo: 'la segunda jugada obligatoria',
        consigna:
          'Estudia el ejemplo obligándote a defender una candidata distinta durante unas líneas. Explica dónde pierde fuerza frente a la solución.',
      },
    ],
    ejercicios: [
      {
        titulo: 'lista antes que cálculo',
        consigna:
          'En cada posición de abajo escribe la lista de jaques, capturas y amenazas y marca con una estrella las que calcularás. Luego resuelve.',
      },
      {
        titulo: 'la lista del rival',
        consigna:
          'Haz primero en las posiciones de abajo las candidatas del rival y di qué te prohíben. Después las tuyas.',
      },
      {
        titulo: 'tres y solo tres',
        consigna: 'Reduce en cada posición de abajo a tres candidatas y descarta dos con una línea cada una.',
      },
      {
        titulo: 'candidata olvidada',
        consigna:
          'Tras resolver las posiciones de abajo anota en cuántas la solución no estaba en tu primera lista y qué tipo de jugada era.',
      },
      {
        titulo: 'ideas, no jugadas',
        consigna:
          'Escribe en las posiciones de abajo la idea de cada candidata en cuatro palabras. Si dos tienen la misma idea, quédate con la mejor versión.',
      },
      {
        titulo: 'rápido y completo',
        consigna:
          'Con reloj corriendo, escribe solo listas para las posiciones de abajo, sin calcular. Después calcula usando esas listas.',
      },
      {
        titulo: 'quita las capturas',
        consigna:
          'En las posiciones de abajo genera candidatas que no sean captura ni jaque. Mira si alguna compite con la solución.',
      },
      {
        titulo: 'lista en voz alta',
        consigna:
          'Di en voz alta tus listas de las posiciones de abajo como si las dictaras. Cada pausa larga indica una categoría que olvidas.',
      },
    ],
    test: [
      {
        titulo: 'lista y elección',
        consigna:
          'Entrega para las {n} posiciones de abajo la lista y la jugada elegida. Punto entero si la buena está en la lista y medio si solo en la elección.',
      },
      {
        titulo: 'sin pensar dos veces',
        consigna:
          'Decide en las {n} posiciones de abajo a partir de la lista escrita, sin calcular más de una rama por candidata.',
      },
      {
        titulo: '{min} minutos para todo',
        consigna:
          'Usa {min} minutos en las {n} posiciones de abajo; lo que no cabe en el tiempo se responde con la primera candidata de tu lista.',
      },
      {
        titulo: 'candidatas del otro bando',
        consigna: 'En las {n} posiciones de abajo puntúa también la lista de amenazas rivales antes de tu jugada.',
      },
    ],
    jugar: [
      {
        titulo: 'partida de listas',
        consigna:
          'Juega una partida larga escribiendo la lista de candidatas en tres momentos importantes. Compara después con lo que jugaste.',
      },
      {
        titulo: 'una candidata ajena',
        consigna:
          'Juega una partida obligándote a considerar en cada turno difícil una jugada que no te guste. Anota si alguna resultó mejor.',
      },
      {
        titulo: 'listas mentales en ritmo corto',
        consigna:
          'Juega partidas rápidas y antes de mover di en silencio «jaque, captura, amenaza» aunque sea de un vistazo.',
      },
    ],
    analizar: [
      {
        titulo: 'listas reconstruidas',
        consigna:
          'Elige cuatro momentos de tu partida y reconstruye la lista que tenías y la que debiste tener. Señala la ausencia repetida.',
      },
      {
        titulo: 'enamorado de una jugada',
        consigna: 'Busca el momento en que calculaste una sola idea mucho tiempo y escribe qué otras candidatas había.',
      },
      {
        titulo: 'categorías ciegas',
        consigna:
          'Suma en tus últimas tres partidas qué tipo de jugada omites más: jaques, capturas, amenazas o tranquilas.',
      },
    ],
  },
  ejemplo: {
    fen: '2r3k1/5ppp/p7/1p6/3Q4/1P6/P1q2PPP/3R2K1 w - - 0 1',
    linea: '1.Dd8+ Txd8 2.Txd8#',
    explicacion:
      'La lista blanca es corta: jaques Dd8+ y Dxg7+; capturas Dxg7+; amenazas varias. 1.Dd8+ parece un disparate hasta que se mira la respuesta: es única y la torre da mate en la última fila. La dama negra de c2 llega tarde por una jugada.',
  },
  otrosEjemplos: [
    {
      niveles: [0, 0],
      fen: 'r3k2r/ppp2ppp/2n2q2/3Np3/1b2P1b1/5N2/PPPP1PPP/R1BQK2R w KQkq - 0 1',
      linea: '1.Cxf6+ gxf6',
      explicacion:
        'Lista del caballo de d5: jaques, Cxf6+ y Cxc7+; capturas, esas dos y Cxb4. Con la lista delante se elige lo que más vale: en f6 está la dama, 9 puntos, y las negras solo recuperan un caballo. Quien mueve la primera captura que ve se conforma con el peón de c7 o con el alfil.',
    },
    {
      niveles: [4, 4],
      fen: '5rk1/pp4pp/4p3/2R3Q1/3n4/2q4r/P1P2PPP/5RK1 b - - 1 23',
      linea: '1...Dg3 2.Dxg3 Ce2+ 3.Rh1 Cxg3+ 4.Rg1 Cxf1 5.gxh3 Cd2',
      explicacion:
        'Levitsky contra Marshall (1912). La jugada no sale de la lista habitual si se descartan las casillas «imposibles»: la dama se ofrece a tres capturas. 2.hxg3 permite 2...Ce2#, 2.fxg3 permite 2...Ce2+ y 3...Txf1#, y tras 2.Dxg3 el caballo recupera todo y queda una pieza de más. Una candidata se descarta por su respuesta, no por su aspecto.',
    },
  ],
};
