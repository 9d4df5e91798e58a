import type { ChessTopic } from '../../chess-topic.ts';

export const ajApeRepertorio: ChessTopic = {
  id: 'aj-ape-repertorio',
  titulo: 'Construir y mantener un repertorio',
  area: 'APE',
  nivelMin: 2,
  nivelMax: 6,
  prerequisitos: ['aj-ape-principios'],
  minutosEtapa: 360,
  terminos: [
    'repertorio',
    'repertorio de aperturas',
    'armar un repertorio',
    'construir un repertorio',
    'mantener el repertorio',
    'qué aperturas jugar',
    'elegir aperturas',
    'opening repertoire',
    'repertoire',
    'estudiar aperturas',
    'memorizar aperturas',
    'olvido mis aperturas',
    'líneas de apertura',
    'árbol de aperturas',
    'fichas de apertura',
    'actualizar el repertorio',
    'salir bien de la apertura',
  ],
  ideas: [
    'Un repertorio se elige por estructuras y no por nombres: dos o tres centros que entiendas valen más que diez líneas memorizadas.',
    'El tamaño útil es el que puedes repasar en una semana: pocas ramas, cada una con plan, jugada clave y posición de salida.',
    'Se mantiene con repaso espaciado y con tus partidas: cada derrota de apertura añade una posición, cada victoria la confirma.',
    'Cubre primero lo que enfrentas de verdad: revisa tus últimas veinte partidas y ordena por frecuencia.',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque:
        'Arma un repertorio mínimo: una apertura con blancas, una respuesta a 1.e4 y otra a 1.d4, con cinco jugadas y un plan cada una.',
      idea: 'Escribe junto a cada línea la frase «termina en…» con la estructura: si no puedes, todavía no la entiendes.',
    },
    {
      nivel: 3,
      enfoque:
        'Añade respuestas a las cinco defensas más frecuentes y un archivo con la posición donde saliste de tu conocimiento en cada partida.',
      idea: 'La variante que juegas cada vez que puedes y sabes explicar te da más puntos que tres variantes que recuerdas a medias.',
    },
    {
      nivel: 4,
      enfoque:
        'Ordena el repertorio por estructuras y por formas de evitar lo que no te gusta; une partidas modelo a cada rama.',
      idea: 'Una partida modelo vale más que diez jugadas de teoría: enseña el plan, las casillas y el final típico.',
    },
    {
      nivel: 5,
      enfoque:
        'Trabaja órdenes de jugada y transposiciones: decide qué permites y qué evitas en cada turno, y prepara dos armas por color.',
      idea: 'Dos armas solo sirven si puedes cambiarlas por rival y por torneo, no por estado de ánimo.',
    },
    {
      nivel: 6,
      enfoque:
        'Mantén el repertorio con posiciones críticas verificadas por motor, refutaciones a novedades y una renovación por trimestre.',
      idea: 'La mejor actualización no es una línea nueva, sino una posición de tu archivo revisada con juicio más profundo que el de tu rival.',
    },
  ],
  ejemplo: {
    fen: 'rnbqkb1r/pp3ppp/4pn2/3p4/2PP4/2N2N2/PP3PPP/R1BQKB1R b KQkq - 1 6',
    linea: '6...Ae7 7.cxd5 Cxd5 8.Ad3 Cc6 9.O-O O-O',
    explicacion:
      'Esta posición de peón aislado se alcanza desde la Caro-Kann, desde 1.c4 c6 2.e4 d5 3.exd5 cxd5 4.d4 y desde otros órdenes. Si la estudias como estructura, cubres varias ramas de una vez; si la estudias como línea, tendrás que repetir el trabajo en cada apertura.',
  },
  errorTipico:
    'Añadir una apertura nueva tras cada derrota. El repertorio se ensancha, se olvida y al mes solo quedan nombres sin planes.',
  preguntas: [
    {
      pregunta: '¿Cuál es el primer criterio para elegir aperturas?',
      respuesta: 'Que lleven a estructuras que entiendo y puedo repasar en el tiempo real que tengo.',
    },
    {
      pregunta: '¿Cuándo amplías el repertorio y cuándo lo repasas?',
      respuesta: 'Amplío si una respuesta frecuente no tiene rama; en los demás casos repaso con espaciado.',
    },
    {
      pregunta: '¿Qué debe contener una ficha de apertura?',
      respuesta:
        'Orden de jugadas, posición de salida, plan propio, plan rival, partida modelo y la trampa que hay que evitar.',
    },
    {
      pregunta: '¿Cómo usas una derrota de apertura?',
      respuesta: 'Identifico la jugada en que dejé de entender, escribo la mejora y la reviso a las dos semanas.',
    },
    {
      pregunta: '¿Qué ventaja tiene estudiar por estructuras?',
      respuesta: 'Cubre varias aperturas a la vez y sirve también en el medio juego y en los finales resultantes.',
    },
  ],
  criterio: {
    texto: 'Explica plan y ruptura de {aciertos} de {de} posiciones de tu repertorio sin consultar',
    aciertos: 8,
    de: 10,
    unidad: 'posiciones',
  },
  foco: 'En tus partidas anota la jugada exacta en que se acaba tu repertorio y qué estructura quedó.',
  revision: '¿En qué jugada salí del repertorio y qué habría hecho si conociera la estructura?',
  variantes: {
    teoria: [
      {
        titulo: 'ficha completa de una línea',
        consigna:
          'Redacta la ficha de una de tus líneas: orden, salida, planes de ambos, partida modelo y trampa. Léela en voz alta como examen.',
      },
      {
        titulo: 'mapa de estructuras',
        consigna:
          'Agrupa tus aperturas por esqueleto de peones y marca cuáles comparten plan. Elimina una rama que no aporte.',
      },
      {
        titulo: 'transposiciones del ejemplo',
        consigna: 'Escribe cuatro órdenes que llegan a la posición del ejemplo y di qué evita cada uno.',
      },
    ],
    ejercicios: [
      {
        titulo: '¿y si juega otra cosa?',
        consigna:
          'Supón en las posiciones de abajo que el rival se sale de la línea: busca una respuesta por principios y otra por plan.',
      },
      {
        titulo: 'plan escrito de memoria',
        consigna: 'Escribe el plan de ambos bandos en las posiciones de abajo antes de pensar la jugada.',
      },
      {
        titulo: 'poda y refuerza',
        consigna:
          'Resuelve las posiciones de abajo y decide cuál de ellas merece una ficha nueva en tu archivo y por qué.',
      },
      {
        titulo: 'partida modelo imaginada',
        consigna: 'Imagina para cada posición de abajo el final típico que conviene a cada bando y elige la jugada.',
      },
      {
        titulo: 'aburrida o aguda',
        consigna:
          'Clasifica las posiciones de abajo por exigencia de memoria y decide cuáles encajan con tu tiempo real.',
      },
      {
        titulo: 'prueba de olvido',
        consigna:
          'Cubre la solución y escribe tu respuesta en las posiciones de abajo; marca las que dudaste aunque acertaras.',
      },
      {
        titulo: 'orden mejor',
        consigna:
          'Propón en las posiciones de abajo un orden de jugadas que llegue al mismo lugar evitando una línea molesta.',
      },
      {
        titulo: 'con reloj de torneo',
        consigna: 'Resuelve las posiciones de abajo con reloj como si fuera la ronda de mañana.',
      },
    ],
    test: [
      {
        titulo: 'repertorio en blanco',
        consigna: 'Resuelve las {n} posiciones de abajo y escribe además tu línea completa hasta llegar ahí.',
      },
      {
        titulo: 'plan y ruptura',
        consigna: 'Da plan propio, plan rival y ruptura en cada posición de abajo; puntúa si los tres son correctos.',
      },
      {
        titulo: 'salida conocida',
        consigna: 'Di en las posiciones de abajo cuál es tu posición de salida más cercana y qué harías después.',
      },
      {
        titulo: 'examen cruzado',
        consigna: 'Contesta las posiciones de abajo y corrige con tu archivo: cuenta las ramas que no existen en él.',
      },
    ],
    jugar: [
      {
        titulo: 'partida de examen',
        consigna:
          'Juega en tu plataforma o club habitual solo aperturas de tu repertorio y anota la jugada en que dejaste de reconocer la posición.',
      },
      {
        titulo: 'rama débil a propósito',
        consigna: 'Busca o pide la variante que peor llevas y juégala varias veces seguidas con ambos colores.',
      },
      {
        titulo: 'estructura elegida',
        consigna: 'Juega buscando llegar a una estructura concreta, aunque cambie el orden; anota si lo lograste.',
      },
    ],
    analizar: [
      {
        titulo: 'auditoría de tus partidas',
        consigna:
          'Clasifica tus últimas partidas por apertura, jugada de salida y resultado. Elige las dos ramas a trabajar.',
      },
      {
        titulo: 'archivo en un folio',
        consigna:
          'Revisa si tu archivo cabe en un folio por línea; lo que sobra se borra o se convierte en partida modelo.',
      },
      {
        titulo: 'derrotas de apertura',
        consigna: 'Analiza las derrotas antes de la jugada veinte y escribe para cada una la posición que añadirás.',
      },
    ],
  },
};
