import type { ChessTopic } from '../../chess-topic.ts';

export const ajCalPoda: ChessTopic = {
  id: 'aj-cal-poda',
  titulo: 'Podar el árbol de análisis en líneas forzadas',
  area: 'CAL',
  nivelMin: 4,
  nivelMax: 6,
  prerequisitos: ['aj-cal-variantes', 'aj-tac-desviacion'],
  favorece: ['clasica', 'rapida'],
  minutosEtapa: 340,
  terminos: [
    'podar variantes',
    'poda de variantes',
    'podar el árbol',
    'árbol de análisis',
    'ramas de análisis',
    'qué variantes no calcular',
    'descartar ramas',
    'calcular menos ramas',
    'simplificar el cálculo',
    'pruning',
    'tree pruning',
    'analysis tree',
    'cálculo eficiente',
    'ramas irrelevantes',
    'orden de las ramas',
    'me pierdo en las ramas',
    'demasiadas variantes',
  ],
  ideas: [
    'Podar es decidir qué no calcular. Una rama se poda por tres motivos: la respuesta pierde de inmediato, transpone a otra ya calculada o es peor que otra defensa en todo.',
    'Ordena las respuestas del rival de la más molesta a la más dócil. Si la más molesta no salva, muchas dóciles caen sin cálculo.',
    'Busca el tema común: si una amenaza gana contra casi todo, agrupa las respuestas según cómo la paran (capturando, tapando, huyendo, contraatacando) y calcula una por grupo.',
    'La poda se verifica: antes de jugar dedica unos segundos a la rama que podaste con menos seguridad.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque:
        'Calcula líneas con dos o tres respuestas por nudo y poda las que pierden al instante o transponen. Escribe el motivo de cada poda.',
      idea: 'Escribe junto a cada rama podada una palabra (mate, transpone, peor): si no encuentras la palabra, no la has podado, la has olvidado.',
    },
    {
      nivel: 5,
      enfoque:
        'Trabaja árboles con defensas de distinta clase y calcula una por clase. Detecta la defensa que no encaja en ningún grupo.',
      idea: 'La defensa sin grupo es la peligrosa: contraataque, jaque intermedio o entrega de la dama. Búscala antes de cerrar.',
    },
    {
      nivel: 6,
      enfoque:
        'Maneja árboles de ocho o más hojas sin escribir, con orden por resistencia y verificación final de la poda más dudosa.',
      idea: 'Calcula hasta que el veredicto no pueda cambiar la decisión: si una rama gana poco o gana mucho y juegas lo mismo, no la calcules más.',
    },
  ],
  errorTipico:
    'Podar por gusto: «eso no lo jugará». La única razón válida es que pierde, transpone o es inferior; que parezca fea no es un motivo.',
  preguntas: [
    {
      pregunta: '¿Cuáles son los tres motivos válidos de poda?',
      respuesta:
        'Que la respuesta pierda de inmediato, que transponga a una rama calculada o que sea inferior en todo a otra defensa.',
    },
    {
      pregunta: '¿Por qué se empieza por la respuesta más molesta?',
      respuesta:
        'Porque si esa no salva, las parecidas pero más débiles caen con ella y se ahorra cálculo; y si salva, la idea se descarta pronto.',
    },
    {
      pregunta: '¿Cómo agrupas defensas contra una misma amenaza?',
      respuesta: 'Según el modo de pararla: capturar, tapar, huir o contraatacar; se calcula la mejor de cada grupo.',
    },
    {
      pregunta: '¿Cuándo puedes dejar de calcular una rama ganadora?',
      respuesta:
        'Cuando su resultado exacto ya no cambia la decisión: gane un peón o una torre, la jugada elegida es la misma.',
    },
  ],
  criterio: {
    texto: 'Calcula {aciertos} de {de} árboles con todas las ramas críticas y el motivo de cada poda.',
    aciertos: 9,
    de: 12,
    unidad: 'árboles',
  },
  foco: 'En las decisiones con muchas ramas ordena las respuestas por molestia y nombra por qué descartas cada una.',
  revision: '¿Qué rama podaste mal y cuál de los tres motivos creías que se cumplía?',
  variantes: {
    teoria: [
      {
        titulo: 'el árbol de Rubinstein',
        consigna:
          'Dibuja el árbol del ejemplo con todas las respuestas blancas a ...Txc3 y clasifícalas: capturan la dama, la torre o el alfil. Calcula una por grupo y escribe el motivo de poda del resto.',
      },
      {
        titulo: 'dos árboles del mismo tamaño',
        consigna:
          'Toma una posición tuya con muchas respuestas y dibuja el árbol completo y después el podado. Cuenta las hojas ahorradas y comprueba que el veredicto no cambia.',
      },
      {
        titulo: 'defensa sin grupo',
        consigna:
          'Revisa tres cálculos fallidos de tus partidas y busca si la respuesta que no viste era de una clase distinta. Ponle nombre a esa clase.',
      },
    ],
    ejercicios: [
      {
        titulo: 'una palabra por rama',
        consigna:
          'Escribe en las posiciones de abajo todas las respuestas del rival con su palabra: mate, transpone, peor o calcular.',
      },
      {
        titulo: 'de molesta a dócil',
        consigna:
          'Ordena en cada posición de abajo las defensas de mayor a menor molestia antes de calcular ninguna. Compara el orden con el resultado.',
      },
      {
        titulo: 'grupos de defensa',
        consigna:
          'Agrupa en las posiciones de abajo las respuestas según cómo paran tu amenaza y calcula la mejor de cada grupo.',
      },
      {
        titulo: 'hojas contadas',
        consigna:
          'Anota en las posiciones de abajo cuántas ramas calculaste y cuántas podaste. Intenta bajar el número sin perder aciertos.',
      },
      {
        titulo: 'la rama huérfana',
        consigna:
          'Busca en las posiciones de abajo una defensa que no encaje en tus grupos. Si existe, calcúlala primero.',
      },
      {
        titulo: 'poda auditada',
        consigna:
          'Resuelve las posiciones de abajo y después calcula de verdad una rama podada en cada una. Cuenta las podas equivocadas.',
      },
      {
        titulo: 'decisión suficiente',
        consigna:
          'Detén el cálculo en las posiciones de abajo cuando la decisión ya no pueda cambiar y justifica ese punto.',
      },
      {
        titulo: 'árbol sin papel',
        consigna:
          'Mantén mentalmente el árbol de las posiciones de abajo y escríbelo solo al final. Señala las ramas que se borraron de tu memoria.',
      },
    ],
    test: [
      {
        titulo: 'árbol y motivos',
        consigna: 'En las {n} posiciones de abajo entrega línea principal, ramas críticas y motivo de cada poda.',
      },
      {
        titulo: 'ramas críticas',
        consigna:
          'Puntúa en las {n} posiciones de abajo solo por defensas críticas encontradas, aunque la primera jugada sea correcta.',
      },
      {
        titulo: 'economía en {min} minutos',
        consigna:
          'Resuelve las {n} posiciones de abajo en {min} minutos y registra ramas por posición. Menos ramas con igual acierto es mejor nota.',
      },
      {
        titulo: 'a prueba de auditoría',
        consigna:
          'Tras contestar las {n} posiciones de abajo elige al azar una poda por posición y demuéstrala. Cada poda falsa resta.',
      },
    ],
    jugar: [
      {
        titulo: 'decisión con árbol',
        consigna:
          'Juega una partida larga y en el momento más complicado aplica grupos y orden de molestia. Apunta el árbol al terminar.',
      },
      {
        titulo: 'posición de muchas ramas',
        consigna:
          'Juega desde el ejemplo o una posición con tensión múltiple contra alguien, explicando tus podas al final. Cambia de bando.',
      },
      {
        titulo: 'calcular lo justo',
        consigna:
          'Juega una partida con incremento cortando cada cálculo cuando la decisión ya esté tomada. Mira cuánto tiempo sobró.',
      },
    ],
    analizar: [
      {
        titulo: 'árbol de la partida',
        consigna: 'Reconstruye el árbol de tu decisión más larga y marca podas correctas, falsas y olvidos.',
      },
      {
        titulo: 'clases olvidadas',
        consigna:
          'Suma en cinco partidas qué clase de defensa olvidas: capturas, huidas, interposiciones o contraataques.',
      },
      {
        titulo: 'tiempo y ramas',
        consigna: 'Relaciona el tiempo de tres decisiones con el número de ramas que de verdad hacían falta.',
      },
    ],
  },
  ejemplo: {
    fen: '2rr2k1/1b3ppp/pb2p3/1p2P3/1P2BPnq/P1N3P1/1B2Q2P/R4R1K b - - 0 22',
    linea: '1...Txc3 2.gxh4 Td2 3.Dxd2 Axe4+ 4.Dg2 Th3',
    explicacion:
      'Rotlewi contra Rubinstein (1907). Tras 1...Txc3 hay tres grupos: tomar la dama (2.gxh4), tomar la torre (2.Axc3 Axe4+) o tomar el alfil (2.Axb7 Txg3). La rama más molesta es la primera y se responde con 2...Td2; si 3.Dxg4, 3...Axe4+ decide. Resuelta esa, las otras dos se calculan en pocas jugadas.',
  },
};
