import type { ChessTopic } from '../../chess-topic.ts';

export const ajEstActividad: ChessTopic = {
  id: 'aj-est-actividad',
  titulo: 'Actividad de las piezas y mejora de la peor pieza',
  area: 'EST',
  nivelMin: 1,
  nivelMax: 4,
  prerequisitos: ['aj-ape-principios'],
  minutosEtapa: 290,
  importancia: 'esencial',
  terminos: [
    'actividad de las piezas',
    'piezas activas',
    'piezas pasivas',
    'activar las piezas',
    'peor pieza',
    'mejorar la peor pieza',
    'mejorar las piezas',
    'pieza mal colocada',
    'coordinación de piezas',
    'armonía de las piezas',
    'piece activity',
    'worst piece',
    'maniobras',
    'maniobrar',
    'reubicar piezas',
    'piezas dormidas',
    'piezas sin juego',
    'poner activas las piezas',
    'torres inactivas',
    'no sé qué hacer cuando no hay táctica',
  ],
  ideas: [
    'Si no hay táctica, busca tu peor pieza y mejórala: es el plan por defecto más rentable que existe.',
    'La actividad se mide con tres preguntas: ¿cuántas casillas alcanza?, ¿cuántas son del campo rival?, ¿puede ser expulsada?',
    'Diseña la ruta al revés: elige la casilla ideal, comprueba que nadie la ataque y cuenta los saltos hasta ella.',
    'Cambiar tu pieza pasiva por una activa del rival equivale a ganar tiempos; lo contrario los regala.',
  ],
  etapas: [
    {
      nivel: 1,
      enfoque:
        'En cada jugada tranquila nombra la pieza que menos hace y da un paso útil con ella: torre a columna abierta, caballo hacia el centro, alfil a diagonal libre.',
      idea: 'Una pieza que no ha movido en la jugada quince suele ser la respuesta a «¿qué hago ahora?».',
    },
    {
      nivel: 2,
      enfoque: 'Planea rutas de dos o tres jugadas y comprueba qué puede hacer el rival mientras tanto.',
      idea: 'Las maniobras lentas solo son buenas si el centro está cerrado o estable; con el centro abierto, manda el tiempo.',
    },
    {
      nivel: 3,
      enfoque: 'Compara actividad pieza por pieza con las del rival y decide qué cambios la mejoran.',
      idea: 'Haz parejas: torre con torre, caballo con caballo; donde pierdas la comparación está tu siguiente maniobra o tu próximo cambio.',
    },
    {
      nivel: 4,
      enfoque:
        'Coordina: busca esquemas en que dos o tres piezas trabajan sobre el mismo punto, y mide cuándo sacrificar un peón por actividad duradera.',
      idea: 'La actividad vale un peón si no puede ser desalojada en cinco jugadas; si puede, es solo una visita.',
    },
  ],
  ejemplo: {
    fen: 'r1bq1rk1/bpp2pp1/p1np1n1p/4p3/2B1P3/2PP1N1P/PP1N1PP1/R1BQR1K1 w - - 0 10',
    linea: '10.Cf1 Te8 11.Cg3 Ae6 12.Axe6 Txe6',
    explicacion:
      'El caballo de d2 no hace nada y además encierra al alfil de c1. En dos saltos llega a g3, donde mira f5 y h5 y sostiene e4; de paso abre al alfil. El centro está estable, así que hay tiempo para la maniobra.',
  },
  errorTipico:
    'Atacar con las piezas que ya están activas y olvidar las dormidas. Un ataque de tres piezas contra cinco defensores fracasa aunque cada jugada parezca enérgica.',
  preguntas: [
    {
      pregunta: '¿Qué tres preguntas miden la actividad de una pieza?',
      respuesta: 'Cuántas casillas controla, cuántas en campo rival y si puede ser expulsada con facilidad.',
    },
    {
      pregunta: '¿Cuándo son buenas las maniobras lentas?',
      respuesta: 'Cuando el centro está cerrado o estable y el rival no puede abrir líneas mientras viajo.',
    },
    {
      pregunta: '¿Cómo diseñas la ruta de un caballo?',
      respuesta: 'Elijo primero la casilla ideal, verifico que no la ataque un peón y cuento hacia atrás los saltos.',
    },
    {
      pregunta: '¿Qué cambio favorece a quien tiene una pieza pasiva?',
      respuesta: 'Cambiarla por una activa del rival, aunque nominalmente valgan igual.',
    },
    {
      pregunta: '¿Qué haces cuando no ves táctica ni plan?',
      respuesta: 'Busco mi peor pieza y le doy el mejor destino posible a su alcance.',
    },
  ],
  criterio: {
    texto: 'Nombra la peor pieza y la mejora correcta en {aciertos} de {de} posiciones',
    aciertos: 8,
    de: 10,
    unidad: 'posiciones',
  },
  foco: 'En cada jugada sin táctica di en silencio cuál es tu peor pieza y a qué casilla la llevas.',
  revision: '¿Qué pieza mía movió menos en la partida y qué destino tenía desde la jugada quince?',
  variantes: {
    teoria: [
      {
        titulo: 'el caballo de d2',
        consigna:
          'Sigue el ejemplo y anota cuántas casillas controla el caballo en d2, f1 y g3. Explica por qué el rodeo vale la pena.',
      },
      {
        titulo: 'ficha de actividad',
        consigna:
          'Elige una posición propia y da de cero a tres puntos a cada pieza de ambos bandos; saca el plan de la nota más baja.',
      },
      {
        titulo: 'ruta al revés',
        consigna:
          'Escoge una casilla ideal para un caballo y un alfil en el ejemplo y traza el camino desde el destino hasta el origen.',
      },
    ],
    ejercicios: [
      {
        titulo: 'la peor primero',
        consigna:
          'Señala en las posiciones de abajo tu peor pieza antes de buscar jugada y comprueba si la solución la mueve.',
      },
      {
        titulo: 'ruta completa',
        consigna: 'Escribe la ruta entera de la pieza que mejoras en las posiciones de abajo y quién puede molestarla.',
      },
      {
        titulo: 'cambio favorable',
        consigna: 'Busca en cada posición de abajo un cambio de tu pieza pasiva por una activa rival.',
      },
      {
        titulo: '¿hay tiempo?',
        consigna: 'Decide en las posiciones de abajo si la maniobra llega antes de que el rival abra el centro.',
      },
      {
        titulo: 'puntos por pieza',
        consigna: 'Puntúa todas las piezas en las posiciones de abajo y compara los totales antes de elegir.',
      },
      {
        titulo: 'su peor pieza',
        consigna: 'Encuentra en las posiciones de abajo la peor pieza del rival y la jugada que la mantiene mala.',
      },
      {
        titulo: 'mejora en silencio',
        consigna: 'Resuelve las posiciones de abajo con reloj y sin capturas ni jaques en tu primera idea.',
      },
      {
        titulo: 'casilla de ensueño',
        consigna:
          'Propón en cada posición de abajo la casilla soñada de una pieza y di qué peón hay que mover para tenerla.',
      },
    ],
    test: [
      {
        titulo: 'pieza y destino',
        consigna:
          'Escribe en las {n} posiciones de abajo la pieza que mejoras, su casilla final y el motivo en cinco palabras. Los tres datos forman un acierto.',
      },
      {
        titulo: 'orden de mejora',
        consigna: 'Ordena tres mejoras posibles en cada posición de abajo y acierta la primera.',
      },
      {
        titulo: 'actividad comparada',
        consigna:
          'Da la diferencia de puntos de actividad entre bandos en las posiciones de abajo y la jugada que la aumenta.',
      },
      {
        titulo: 'táctica o maniobra',
        consigna: 'Decide cuáles de las posiciones de abajo se resuelven con maniobra y cuáles con golpe.',
      },
    ],
    jugar: [
      {
        titulo: 'nota de piezas',
        consigna:
          'Juega una partida en tu plataforma o club habitual y cada cinco jugadas puntúa tu peor pieza; muévela en las dos siguientes.',
      },
      {
        titulo: 'sin piezas dormidas',
        consigna: 'Juega con la meta de que ninguna pieza siga en su casilla inicial en la jugada veinte.',
      },
      {
        titulo: 'maniobra larga',
        consigna:
          'Juega una posición cerrada con un compañero y busca que cada uno complete una maniobra de tres jugadas.',
      },
    ],
    analizar: [
      {
        titulo: 'pieza olvidada',
        consigna: 'Señala en tus partidas la pieza que menos movió y calcula cuántas jugadas necesitaba para ser útil.',
      },
      {
        titulo: 'cambios y actividad',
        consigna:
          'Clasifica tus cambios en «activa por pasiva», «pasiva por activa» y «neutros» y mira los resultados.',
      },
      {
        titulo: 'jugadas de relleno',
        consigna: 'Marca las jugadas que no mejoraron ninguna pieza ni respondieron a nada y propón otra.',
      },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [1, 1],
      fen: 'r4rk1/pp3ppp/2n1p3/8/8/2N1P3/PP3PPP/R4RK1 w - - 0 1',
      linea: '1.Tfd1 Tfd8 2.Rf1 Rf8 3.Re2',
      explicacion:
        'No hay nada que capturar, así que se busca la pieza que menos hace: las torres. La columna d no tiene peones y 1.Tfd1 la ocupa; desde ahí la torre alcanza todo el tablero. Después se mejora el rey, que en el final también es una pieza, acercándolo al centro.',
    },
  ],
};
