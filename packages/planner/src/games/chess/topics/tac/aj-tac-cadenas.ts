import type { ChessTopic } from '../../chess-topic.ts';

export const ajTacCadenas: ChessTopic = {
  id: 'aj-tac-cadenas',
  titulo: 'Combinaciones encadenadas: varios motivos en una línea',
  area: 'TAC',
  nivelMin: 4,
  nivelMax: 6,
  prerequisitos: ['aj-tac-mixta', 'aj-tac-desviacion', 'aj-tac-atraccion'],
  minutosEtapa: 320,
  terminos: [
    'combinaciones encadenadas',
    'combinación encadenada',
    'cadena de motivos',
    'combinaciones largas',
    'combinación larga',
    'varios motivos',
    'motivos combinados',
    'combinaciones complejas',
    'doble sacrificio de alfil',
    'sacrificio de lasker',
    'sacrificio doble',
    'encadenar golpes',
    'combination chains',
    'deep combinations',
    'táctica compleja',
    'táctica de varios temas',
    'combinaciones de maestro',
  ],
  ideas: [
    'Una combinación larga es una cadena de eslabones: cada uno crea la condición del siguiente (abrir, atraer, desviar, cobrar). Si nombras los eslabones, recuerdas la línea sin esfuerzo.',
    'El último eslabón paga todo. Búscalo primero: un doble ataque, un mate o una pieza suelta que solo existe tras los sacrificios. Lasker contra Bauer se justifica por Dd7, ocho jugadas después del primer sacrificio.',
    'En cada eslabón pregunta si el rival puede salirse: devolver material, rechazar el sacrificio o intercalar. Una cadena vale lo que su eslabón menos forzado.',
    'Lleva la cuenta del material eslabón por eslabón y cierra con un saldo. Muchas cadenas brillantes terminan solo con un peón de más, y hay que saberlo antes de empezar.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque: 'Resuelve cadenas de dos motivos en tres o cuatro jugadas y nombra cada eslabón con una palabra.',
      idea: 'Si una combinación de un solo motivo falla por muy poco, pregunta qué otro motivo arregla justo ese detalle: ahí empieza la cadena.',
    },
    {
      nivel: 5,
      enfoque:
        'Trabaja cadenas de tres motivos con una salida posible del rival en medio. Escribe el saldo si acepta y si se sale.',
      idea: 'El rival fuerte corta la cadena devolviendo material: calcula qué te queda si en la tercera jugada entrega la calidad o la dama por dos piezas.',
    },
    {
      nivel: 6,
      enfoque:
        'Afronta cadenas de seis o más jugadas con jugada tranquila incluida y final evaluado con precisión. Compara con la mejor alternativa simple.',
      idea: 'Antes de lanzar la cadena pregunta si una continuación sencilla da casi lo mismo con menos riesgo; la belleza no suma puntos.',
    },
  ],
  errorTipico:
    'Calcular la cadena hasta el penúltimo eslabón y confiar en que «algo habrá». Si el cobro final no se ve con casillas concretas, los sacrificios anteriores son un regalo.',
  preguntas: [
    {
      pregunta: '¿Qué eslabón se busca primero en una combinación larga?',
      respuesta:
        'El último, el que cobra: conocerlo da sentido a los sacrificios y permite construir la cadena hacia atrás.',
    },
    {
      pregunta: '¿Cómo se rompe normalmente una cadena?',
      respuesta:
        'El rival devuelve material, rechaza un sacrificio o intercala una jugada más fuerte en el eslabón menos forzado.',
    },
    {
      pregunta: '¿Qué eslabones tiene el doble sacrificio de alfil de Lasker?',
      respuesta:
        'Primer alfil en h7 para abrir la columna, segundo en g7 para quitar el último peón, torre a la tercera fila para dar mate y doble ataque de dama como cobro.',
    },
    {
      pregunta: '¿Qué comparas antes de lanzar una cadena larga?',
      respuesta:
        'El saldo final seguro de la cadena con lo que da la mejor continuación simple, incluyendo el riesgo de haber omitido una salida.',
    },
  ],
  criterio: {
    texto: 'Resuelve {aciertos} de {de} combinaciones encadenadas con todos los eslabones nombrados.',
    aciertos: 10,
    de: 14,
    unidad: 'combinaciones',
  },
  foco: 'Cuando una combinación falle por un detalle, busca otro motivo que lo corrija antes de abandonarla.',
  revision: '¿Qué combinación descartaste por un solo defecto y qué segundo motivo lo habría resuelto?',
  variantes: {
    teoria: [
      {
        titulo: 'eslabones con nombre',
        consigna:
          'Recorre el ejemplo y pon a cada jugada blanca una palabra (abrir, quitar, traer, cobrar). Recita después la línea entera a partir de las palabras.',
      },
      {
        titulo: 'construida desde el cobro',
        consigna:
          'Parte de la posición tras 8.Dd7 y retrocede: escribe qué condición hizo posible cada jugada. Termina en el primer sacrificio.',
      },
      {
        titulo: 'salidas del rival',
        consigna:
          'En cada jugada negra del ejemplo busca la mejor manera de cortar la cadena y el saldo que deja. Ordénalas de más a menos tenaz.',
      },
    ],
    ejercicios: [
      {
        titulo: 'nombra la cadena',
        consigna:
          'En cada posición de abajo escribe la secuencia de motivos antes que las jugadas. Si te falta un eslabón, dilo con un signo de interrogación.',
      },
      {
        titulo: 'cobro primero',
        consigna:
          'Busca en las posiciones de abajo qué golpe final existiría con una o dos piezas fuera de sitio. Construye la línea hacia atrás.',
      },
      {
        titulo: 'el eslabón débil',
        consigna:
          'Señala en tus líneas de abajo la jugada donde el rival tiene más opciones y calcula dos de ellas a fondo.',
      },
      {
        titulo: 'saldo eslabón a eslabón',
        consigna: 'Anota el material tras cada jugada de las líneas de abajo. El último número es tu veredicto.',
      },
      {
        titulo: 'simple contra brillante',
        consigna:
          'Da en las posiciones de abajo una alternativa sencilla y compárala con la combinación en ganancia y riesgo.',
      },
      {
        titulo: 'cadena a ciegas',
        consigna:
          'Memoriza cada diagrama de abajo, apártalo y escribe la cadena completa con la posición final de las piezas mayores.',
      },
      {
        titulo: 'sin una pieza',
        consigna:
          'Quita en cada posición de abajo la pieza que crees decisiva y comprueba qué eslabón se cae. Así descubres su función.',
      },
      {
        titulo: 'relevo de motivos',
        consigna:
          'Cambia en las posiciones de abajo el motivo de un eslabón (desviar en lugar de atraer, por ejemplo) y mira si la cadena aún llega al cobro.',
      },
    ],
    test: [
      {
        titulo: 'cadena completa',
        consigna: 'En las {n} posiciones de abajo puntúan motivos, jugadas y saldo, un tercio cada uno.',
      },
      {
        titulo: 'con corte incluido',
        consigna:
          'Escribe para las {n} posiciones de abajo la línea y la mejor manera de cortarla. Sin el corte, medio punto.',
      },
      {
        titulo: 'bloque largo de {min} minutos',
        consigna:
          'Reparte {min} minutos entre las {n} posiciones de abajo; decide tú cuáles merecen más y anota el reparto.',
      },
      {
        titulo: 'primera escritura',
        consigna: 'Entrega para las {n} posiciones de abajo la primera línea completa que escribas, sin tachaduras.',
      },
    ],
    jugar: [
      {
        titulo: 'ataque con dos motivos',
        consigna:
          'Juega una partida lenta de ataque y, antes de cada sacrificio, nombra los eslabones que esperas. Si no nombras el cobro, no sacrifiques.',
      },
      {
        titulo: 'posición de Lasker',
        consigna:
          'Juega el ejemplo desde unas jugadas antes con ambos bandos y prueba defensas distintas. Comprueba hasta dónde llega la cadena.',
      },
      {
        titulo: 'cadenas defensivas',
        consigna:
          'Juega una partida buscando cortar las combinaciones del rival con devolución de material. Anota un caso.',
      },
    ],
    analizar: [
      {
        titulo: 'la cadena interrumpida',
        consigna: 'Busca en tus partidas una combinación que terminó antes de tiempo y añade el eslabón que faltaba.',
      },
      {
        titulo: 'descartes revisados',
        consigna: 'Recuerda tres combinaciones que descartaste y comprueba si un segundo motivo las hacía válidas.',
      },
      {
        titulo: 'combinaciones sufridas',
        consigna: 'Desarma la combinación que más te costó en eslabones y señala en cuál pudiste salirte.',
      },
    ],
  },
  ejemplo: {
    fen: 'r4rk1/1b2bppp/ppq1p3/2ppB2n/5P2/1P1BP3/P1PPQ1PP/R4RK1 w - - 0 15',
    linea: '1.Axh7+ Rxh7 2.Dxh5+ Rg8 3.Axg7 Rxg7 4.Dg4+ Rh7 5.Tf3 e5 6.Th3+ Dh6 7.Txh6+ Rxh6 8.Dd7',
    explicacion:
      'Lasker contra Bauer (1889). Los eslabones: abrir la columna h, quitar el peón de g7, traer la torre y obligar a entregar la dama. Hasta ahí las negras tendrían material suficiente; lo que gana es el último, 8.Dd7, doble ataque a los alfiles de b7 y e7.',
  },
};
