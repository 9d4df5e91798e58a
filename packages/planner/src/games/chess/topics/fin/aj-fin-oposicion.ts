import type { ChessTopic } from '../../chess-topic.ts';

export const ajFinOposicion: ChessTopic = {
  id: 'aj-fin-oposicion',
  titulo: 'Oposición y casillas clave',
  area: 'FIN',
  nivelMin: 1,
  nivelMax: 3,
  prerequisitos: ['aj-fin-cuadrado'],
  minutosEtapa: 290,
  importancia: 'esencial',
  terminos: [
    'oposición',
    'la oposición',
    'oposición directa',
    'oposición lejana',
    'oposición distante',
    'oposición diagonal',
    'casillas clave',
    'casilla clave',
    'rey y peón contra rey',
    'final de rey y peón',
    'opposition',
    'key squares',
    'ganar la oposición',
    'tomar la oposición',
    'finales de peón básicos',
    'rey delante del peón',
    'coronar un peón con el rey',
  ],
  ideas: [
    'Tiene la oposición quien deja al rival el turno con los reyes en la misma línea y una, tres o cinco casillas de por medio.',
    'La oposición es un medio; el fin es ocupar una casilla clave. Para un peón que no pasó de la mitad son las tres que están dos filas delante; en quinta y sexta se suman las tres de la fila inmediata.',
    'Con tu rey en la sexta fila delante del peón ganas siempre, tengas o no la oposición, salvo con peón de torre.',
    'Si defiendes, retrocede recto delante del peón y toma la oposición solo cuando el rey rival avance a la sexta.',
    'Con peón de torre basta que el defensor llegue al rincón o encierre al rey atacante en la banda.',
  ],
  etapas: [
    {
      nivel: 1,
      enfoque: 'Aprende la oposición directa con un peón y los dos resultados posibles según de quién es el turno.',
      idea: 'El rey va delante del peón: primero se gana camino con el rey, y el peón mueve solo para pasar el turno.',
    },
    {
      nivel: 2,
      enfoque:
        'Usa las casillas clave como meta y la oposición como herramienta; añade la defensa exacta en primera fila y el peón de torre.',
      idea: 'Defendiendo con el peón en sexta, retrocede en la misma columna del peón: cualquier paso lateral pierde.',
    },
    {
      nivel: 3,
      enfoque:
        'Domina la oposición lejana y la diagonal, y el rodeo: cederla en un lado para recuperarla en otro cuando hay obstáculos.',
      idea: 'Con los reyes lejos, busca un rectángulo cuyas cuatro esquinas sean del mismo color y deja el rey en una: tienes la oposición a distancia.',
    },
  ],
  ejemplo: {
    fen: '8/4k3/8/8/3KP3/8/8/8 w - - 0 1',
    linea: '1.Re5 Rd7 2.Rf6 Re8 3.Re6 Rd8 4.Rf7',
    explicacion:
      'Las casillas clave del peón de e4 son d6, e6 y f6. 1.Re5 toma la oposición: sea cual sea el lado al que se aparte el rey negro, el blanco entra por el otro (2.Rf6). En cambio 1.Rd5? Rd7 cede la oposición y es tablas.',
  },
  errorTipico:
    'Avanzar el peón por delante del rey «para ganar espacio». Cada avance regala la jugada de espera que decide quién queda con la oposición.',
  preguntas: [
    {
      pregunta: '¿Cuáles son las casillas clave de un peón blanco en c4?',
      respuesta: 'b6, c6 y d6: si mi rey ocupa cualquiera de ellas, el peón corona aunque mueva quien mueva.',
    },
    {
      pregunta: '¿Qué haces como defensor cuando el rey atacante llega a la sexta fila delante de su peón en quinta?',
      respuesta:
        'Ya está perdido salvo peón de torre; la defensa se decide antes, impidiendo que llegue ahí con la oposición.',
    },
    {
      pregunta: '¿Hacia dónde retrocede el defensor con el peón rival en la sexta y el rey atacante a su lado?',
      respuesta:
        'Recto hacia atrás, a la casilla de coronación en la columna del peón, para contestar el avance del rey con la oposición.',
    },
    {
      pregunta: '¿Cuántas casillas de separación dan la oposición lejana?',
      respuesta: 'Tres o cinco en la misma línea: un número impar de casillas entre los reyes y el rival al turno.',
    },
  ],
  criterio: {
    texto: 'Encuentra la única jugada de rey en {aciertos} de {de} posiciones de rey y peón',
    aciertos: 9,
    de: 10,
    unidad: 'posiciones',
  },
  foco: 'Si aparece un final de rey y peón, señala primero las casillas clave y solo después cuenta la oposición.',
  revision: '¿Cambié o evité un final de peones sin comprobar quién tendría la oposición al llegar?',
  variantes: {
    teoria: [
      {
        titulo: 'mapa de casillas clave',
        consigna:
          'Dibuja el tablero y pinta las casillas clave de peones en a3, c2, d4, e5 y f6. Explica por qué el de a3 tiene solo dos: b7 y b8.',
      },
      {
        titulo: 'mismo final, distinto turno',
        consigna:
          'Recorre el ejemplo y luego juégalo con negras al turno en la posición inicial. Escribe en qué jugada exacta cambia el resultado.',
      },
      {
        titulo: 'la defensa en tres casillas',
        consigna: 'Con peón en e6 y rey blanco en d6, prueba cada retirada del rey negro y anota cuál salva y por qué.',
      },
    ],
    ejercicios: [
      {
        titulo: 'meta antes que jugada',
        consigna:
          'En las posiciones de abajo escribe primero la casilla clave que buscas y después la jugada de rey que va hacia ella.',
      },
      {
        titulo: 'solo jugadas de rey',
        consigna:
          'Prohíbete mover el peón en las posiciones de abajo hasta demostrar que hace falta. Anota la jugada exacta en que lo usas como espera.',
      },
      {
        titulo: 'las dos respuestas',
        consigna:
          'Para cada posición de abajo calcula qué pasa si el rival se aparta a la izquierda y si se aparta a la derecha. Termina con ambas líneas.',
      },
      {
        titulo: 'blanco y negro',
        consigna:
          'Resuelve cada posición de abajo, gírala y resuélvela como defensor: busca la jugada que habría dado tablas una jugada antes.',
      },
      {
        titulo: 'par o impar',
        consigna:
          'Escribe en las posiciones de abajo cuántas casillas separan a los reyes y de quién es el turno; con ese dato decide y solo después calcula.',
      },
      {
        titulo: 'con reloj y sin dudas',
        consigna:
          'Resuelve con reloj las posiciones de abajo; si una te detiene, márcala y estudia al final sus casillas clave.',
      },
      {
        titulo: 'un peldaño atrás',
        consigna:
          'Después de cada posición de abajo retira el peón una fila y di si el resultado cambia. Explica el papel de la jugada de espera que apareció.',
      },
      {
        titulo: 'enséñalo',
        consigna:
          'Explica en voz alta tres de las posiciones de abajo como si tuvieras un alumno delante, usando solo «casilla clave», «oposición» y «espera».',
      },
    ],
    test: [
      {
        titulo: 'gana o tablas',
        consigna:
          'Clasifica las {n} posiciones de abajo y escribe la primera jugada. Se cuenta solo si resultado y jugada son correctos.',
      },
      {
        titulo: 'la única',
        consigna:
          'En cada posición de abajo hay una sola jugada que mantiene el resultado: escríbela con la refutación de la segunda mejor.',
      },
      {
        titulo: 'defiende las tablas',
        consigna:
          'Toma el bando débil en las posiciones de abajo y escribe tres jugadas seguidas de defensa, o demuestra que no hay.',
      },
      {
        titulo: 'en frío',
        consigna:
          'Haz las posiciones de abajo al empezar la sesión, sin repasar teoría. Compara con tu marca anterior.',
      },
    ],
    jugar: [
      {
        titulo: 'rey y peón por turnos',
        consigna:
          'Con un compañero, monten rey y peón contra rey en posiciones al azar; cada uno ataca y defiende. Anoten si el resultado fue el teórico.',
      },
      {
        titulo: 'solo reyes y tres peones',
        consigna:
          'Juega con tres peones por lado y reyes en su casilla inicial. Busca llegar a rey y peón contra rey sabiendo de antemano el resultado.',
      },
      {
        titulo: 'partida con liquidación',
        consigna:
          'En tu plataforma o club habitual, cuando sea posible cambiar la última pieza, detente y decide por la oposición si te conviene.',
      },
    ],
    analizar: [
      {
        titulo: 'el último cambio',
        consigna:
          'En tus partidas localiza el cambio que llevó a un final de peones y evalúa con casillas clave si ganaba, empataba o perdía.',
      },
      {
        titulo: 'un turno de diferencia',
        consigna: 'Busca un final propio decidido por un tiempo y encuentra la jugada de peón anterior que lo regaló.',
      },
      {
        titulo: 'tablas que eran victorias',
        consigna:
          'Revisa finales de rey y peón que acabaron en tablas y comprueba en cada jugada si alguien dejó escapar la casilla clave.',
      },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [3, 3],
      fen: '8/6k1/8/8/8/8/4P3/4K3 w - - 0 1',
      linea: '1.Rd2 Rf6 2.Rd3 Re5 3.Re3 Rd5 4.Rf4',
      explicacion:
        'El rey negro viene por el lado de g, así que el blanco rodea por el otro. Las casillas clave del peón de e2 son d4, e4 y f4. Tras 1.Rd2 Rf6 2.Rd3 el negro debe elegir: 2...Rf5 permite 3.Rd4, y 2...Re5 cede la oposición con 3.Re3. La natural 1.Rf2? Rf6 2.Rf3 Rf5 solo hace tablas.',
    },
  ],
};
