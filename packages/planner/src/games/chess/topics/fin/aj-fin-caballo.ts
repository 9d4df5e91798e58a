import type { ChessTopic } from '../../chess-topic.ts';

export const ajFinCaballo: ChessTopic = {
  id: 'aj-fin-caballo',
  titulo: 'Finales de caballo',
  area: 'FIN',
  nivelMin: 3,
  nivelMax: 6,
  prerequisitos: ['aj-fin-oposicion'],
  minutosEtapa: 290,
  terminos: [
    'finales de caballo',
    'final de caballo',
    'finales de caballos',
    'caballo contra peón',
    'caballo contra peones',
    'caballo y peón contra caballo',
    'caballo frenando un peón',
    'caballo contra peón pasado',
    'peón de torre contra caballo',
    'knight endings',
    'knight endgames',
    'el caballo y el peón de torre',
    'horquilla en el final',
    'caballo lento',
    'caballo en el final',
    'sacrificio de caballo para coronar',
  ],
  ideas: [
    'Los finales de caballo se juegan como finales de peones: valen la oposición, el peón alejado, el zugzwang y el rey activo, porque el caballo no puede perder un tiempo.',
    'El caballo es torpe contra el peón de torre: solo, puede frenarlo en la sexta, pero en séptima lo pierde si el rey atacante llega.',
    'El pasado alejado pesa aún más que con otras piezas, pues el caballo tarda tres o cuatro jugadas en cruzar el tablero.',
    'Sacrificar el caballo para desviar al caballo bloqueador o para coronar es el golpe más frecuente; míralo en cada jugada.',
  ],
  etapas: [
    {
      nivel: 3,
      enfoque:
        'Cuenta las jugadas del caballo hasta una casilla y aprende a frenar un pasado con él sin ayuda del rey.',
      idea: 'Un caballo solo bloquea a cualquier peón, menos al de torre que ya está en séptima: ahí el rey atacante lo encierra en el rincón y lo captura.',
    },
    {
      nivel: 4,
      enfoque:
        'Peón de más con peones en los dos flancos: se gana casi como un final de peones. Practica desviaciones y barreras de caballo.',
      idea: 'Colocado en diagonal a dos casillas del rey, el caballo rival necesita tres jugadas para dar jaque: ahí está tu refugio.',
    },
    {
      nivel: 5,
      enfoque:
        'Caballo y peón contra caballo: usa zugzwang y jaques intermedios; decide cuándo entregar el caballo por los dos últimos peones.',
      idea: 'Como el caballo no puede pasar el turno, todo zugzwang mutuo se resuelve con el rey; guarda los avances de peón para ese instante.',
    },
    {
      nivel: 6,
      enfoque:
        'Elige el final de caballos desde el medio juego: compara la versión con alfil y decide qué menor conservar según flancos y peones fijos.',
      idea: 'Con peones en un solo flanco y un caballo bien centrado, el peón de más gana con más frecuencia que en finales de alfil o de torre.',
    },
  ],
  ejemplo: {
    fen: '3k4/1P1n4/2K5/8/4N3/8/8/8 w - - 0 1',
    linea: '1.Cc5 Cb8+ 2.Rb6 Cd7+ 3.Cxd7 Rxd7 4.b8=D',
    explicacion:
      'El caballo de d7 vigila b8. 1.Cc5 lo ataca y lo sobrecarga: si lo toma, el peón corona con jaque; si va a b8, queda encerrado. Tras 2.Rb6 el último intento, 2...Cd7+, se come y el peón corona.',
  },
  errorTipico:
    'Mover el caballo hacia el objetivo por el camino recto. Muchas veces la ruta útil da un jaque o evita una horquilla y tarda lo mismo.',
  preguntas: [
    {
      pregunta: '¿Por qué un peón de torre es el más difícil para el caballo?',
      respuesta: 'Porque en la banda le falta la mitad del circuito de casillas y puede quedar encerrado en el rincón.',
    },
    {
      pregunta: '¿Qué hace el caballo que no puede hacer el rey en un zugzwang?',
      respuesta:
        'Nada: no puede perder un tiempo, siempre cambia de color; por eso el turno lo manejan el rey y los peones.',
    },
    {
      pregunta: '¿A qué distancia del rey el caballo tarda más en dar jaque?',
      respuesta: 'En diagonal a dos casillas: necesita tres jugadas.',
    },
    {
      pregunta: '¿Qué táctica revisas primero con un peón propio en séptima?',
      respuesta:
        'El sacrificio o ataque de mi caballo que desvía o captura al caballo que vigila la casilla de coronación.',
    },
    {
      pregunta: '¿Qué pesa más, un peón pasado alejado o un caballo centralizado?',
      respuesta: 'El alejado casi siempre, si mi rey puede aprovechar que el caballo rival se va a frenarlo.',
    },
  ],
  criterio: {
    texto: 'Resuelve {aciertos} de {de} finales de caballo con la ruta exacta de la pieza',
    aciertos: 7,
    de: 10,
    unidad: 'finales',
  },
  foco: 'Antes de mover el caballo di su ruta completa y comprueba si alguna escala da jaque u horquilla.',
  revision: '¿Cuántas jugadas perdió mi caballo en rodeos y qué ruta las habría ahorrado?',
  variantes: {
    teoria: [
      {
        titulo: 'mapa de saltos',
        consigna:
          'Escribe en un tablero cuántas jugadas tarda un caballo de e4 a cada casilla de la primera y octava filas. Localiza las de cuatro.',
      },
      {
        titulo: 'el desvío del ejemplo',
        consigna:
          'Recorre la línea y busca qué ocurre si el rey negro está en e6 en vez de d8. Explica la diferencia en dos frases.',
      },
      {
        titulo: 'caballo contra peón de torre',
        consigna:
          'Con peón blanco en a6 y luego en a7, determina desde qué casillas el caballo negro lo frena sin su rey.',
      },
    ],
    ejercicios: [
      {
        titulo: 'ruta con escalas',
        consigna:
          'Escribe la ruta del caballo en las posiciones de abajo con todas sus escalas y el efecto de cada una.',
      },
      {
        titulo: 'desviar al guardián',
        consigna: 'Busca en las posiciones de abajo qué casilla vigila el caballo rival y cómo obligarlo a dejarla.',
      },
      {
        titulo: 'trátalo como final de peones',
        consigna:
          'Quita mentalmente los caballos en las posiciones de abajo, evalúa, vuelve a ponerlos y compara el veredicto.',
      },
      {
        titulo: 'refugio de jaques',
        consigna:
          'Encuentra en cada posición de abajo la casilla del rey donde el caballo rival tarda más en molestarte.',
      },
      {
        titulo: 'horquillas primero',
        consigna:
          'Revisa en las posiciones de abajo todas las horquillas de ambos bandos antes de elegir plan y anota las que cambian la línea.',
      },
      {
        titulo: 'frena con lo justo',
        consigna:
          'Cuando toque defender en las posiciones de abajo, busca la ruta de caballo que llega en el último tiempo posible.',
      },
      {
        titulo: 'a ciegas con el caballo',
        consigna:
          'Dicta sin tablero las jugadas del caballo de cada solución de abajo y di en qué color termina cada salto.',
      },
      {
        titulo: 'entrega o conserva',
        consigna: 'Decide en las posiciones de abajo si cambiar el caballo por dos peones da tablas y demuéstralo.',
      },
    ],
    test: [
      {
        titulo: 'ruta y resultado',
        consigna: 'Escribe la ruta ganadora o salvadora de las {n} posiciones de abajo y el veredicto.',
      },
      {
        titulo: 'saltos contados',
        consigna: 'Indica en cada posición de abajo cuántos saltos necesita el caballo y si llega antes que el rey.',
      },
      {
        titulo: 'la desviación',
        consigna: 'Encuentra el golpe de caballo de las posiciones de abajo o afirma con razón que no existe.',
      },
      {
        titulo: 'cálculo sin mover',
        consigna:
          'Resuelve mentalmente y entrega por escrito las líneas de las posiciones de abajo antes de ver la primera solución.',
      },
    ],
    jugar: [
      {
        titulo: 'caballo contra tres peones',
        consigna:
          'Juega con un compañero rey y caballo contra rey y tres peones unidos, con ambos bandos. Anota quién gana desde cada fila de inicio.',
      },
      {
        titulo: 'caballos y alejado',
        consigna:
          'Jueguen un final de caballos con tres peones por flanco y uno alejado extra; cambien de bando al acabar.',
      },
      {
        titulo: 'partida rápida con caballos',
        consigna:
          'En una partida de tu plataforma o club habitual conserva un caballo hasta el final y vigila las horquillas en cada cambio.',
      },
    ],
    analizar: [
      {
        titulo: 'horquillas no vistas',
        consigna:
          'Pasa tus finales con caballos buscando solo horquillas perdidas de ambos bandos; apunta la casilla de cada una.',
      },
      {
        titulo: 'ruta real y ruta corta',
        consigna:
          'Compara el recorrido de tu caballo con el más corto posible en un final propio y explica la causa del rodeo.',
      },
      {
        titulo: 'el cambio de menores',
        consigna: 'Evalúa si el cambio que dejó caballos en el tablero te favorecía por flancos, peones fijos y rey.',
      },
    ],
  },
};
