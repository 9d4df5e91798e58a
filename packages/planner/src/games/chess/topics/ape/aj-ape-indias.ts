import type { ChessTopic } from '../../chess-topic.ts';

export const ajApeIndias: ChessTopic = {
  id: 'aj-ape-indias',
  titulo: 'Defensas indias: India de rey, Nimzoindia y Grünfeld',
  area: 'APE',
  nivelMin: 3,
  nivelMax: 6,
  prerequisitos: ['aj-ape-gambitodama'],
  minutosEtapa: 400,
  terminos: [
    'defensas indias',
    'india de rey',
    'defensa india de rey',
    'nimzoindia',
    'nimzo-india',
    'defensa nimzoindia',
    'grünfeld',
    'grunfeld',
    'defensa grünfeld',
    'india de dama',
    'sämisch',
    'fianchetto de rey contra d4',
    "king's indian",
    'kings indian',
    'nimzo-indian',
    'bogoindia',
    'averbaj',
    'petrosian india de rey',
    'defensa contra 1.d4',
  ],
  ideas: [
    'Las indias dejan que las blancas ocupen el centro para atacarlo: la India de rey con ...e5 o ...c5, la Grünfeld con ...d5 y ...c5, la Nimzoindia con piezas y casillas.',
    'En la India de rey el centro cerrado decide los flancos: negras ...f5-f4 y ...g5, blancas c5 y presión en la columna c.',
    'En la Grünfeld el centro blanco es grande y frágil: ...Cxc3, ...c5, ...Cc6 y ...Ag4 lo atacan desde todos lados.',
    'En la Nimzoindia se elige entre la pareja de alfiles blanca y la estructura negra; el cambio en c3 da juego contra c4.',
  ],
  etapas: [
    {
      nivel: 3,
      enfoque:
        'Elige una india y un sistema blanco contra cada una; aprende los planes de centro cerrado y de peones doblados.',
      idea: 'Antes de atacar, define el centro: con el centro abierto o inestable, el ataque de flanco llega tarde.',
    },
    {
      nivel: 4,
      enfoque:
        'Juega ambos flancos de la India de rey, la presión sobre d4 en la Grünfeld y el bloqueo de c4 en la Nimzoindia.',
      idea: 'En la Grünfeld la pregunta es d4: si cae o se bloquea, el centro blanco es una ventaja del negro.',
    },
    {
      nivel: 5,
      enfoque:
        'Compara líneas principales y evasiones (fianchetto, Sämisch, variante del cambio, 4.e3 o 4.Dc2 en la Nimzoindia).',
      idea: 'En la Nimzoindia 4.Dc2 evita los doblados y pierde tiempo; responde golpeando el centro con ...d5, ...c5 o ...O-O y ...d5.',
    },
    {
      nivel: 6,
      enfoque:
        'Prepara archivos por estructura y elige la india según el rival; domina finales y sacrificios de calidad típicos de cada una.',
      idea: 'Dar la calidad por el alfil blanco de casillas oscuras se paga con esas casillas: antes de hacerlo cuenta qué piezas negras las van a ocupar.',
    },
  ],
  ejemplo: {
    fen: 'rnbqk2r/pppp1ppp/4pn2/8/1bPP4/2N1P3/PP3PPP/R1BQKBNR b KQkq - 0 4',
    linea: '4...O-O 5.Ad3 d5 6.Cf3 c5 7.O-O dxc4 8.Axc4 Cc6',
    explicacion:
      'Las negras se enrocan, golpean con ...d5 y ...c5 y solo entonces resuelven la tensión, ganando un tiempo contra el alfil. Las blancas tienen espacio y la pareja de alfiles si se cambia en c3; las negras, desarrollo y presión sobre d4 y c4.',
  },
  errorTipico:
    'Jugar una india con espíritu pasivo: cuatro jugadas de desarrollo y ninguna ruptura. Sin ...c5, ...e5 o ...d5 a tiempo, el centro blanco asfixia.',
  preguntas: [
    {
      pregunta: '¿Qué ruptura es obligatoria en la Grünfeld y por qué?',
      respuesta:
        '...c5, porque ataca d4 junto con el alfil de g7 y los caballos; sin ella el centro blanco queda gratis.',
    },
    {
      pregunta: '¿Por qué el cambio en c3 es razonable en la Nimzoindia?',
      respuesta:
        'Porque deja peones doblados en c3 y c4 que se pueden bloquear y atacar, a cambio de la pareja de alfiles.',
    },
    {
      pregunta: '¿Qué flanco juega cada bando en la India de rey con el centro cerrado en d5?',
      respuesta: 'Las blancas el de dama con c5 y presión en la columna c; las negras el de rey con ...f5-f4 y ...g5.',
    },
    {
      pregunta: '¿Cuándo prefieres una india antes que el gambito de dama?',
      respuesta:
        'Cuando busco juego desequilibrado y acepto menos espacio por contraataque, o quiero evitar las líneas principales del rival.',
    },
    {
      pregunta: '¿Qué logra 4.Dc2 contra la Nimzoindia y qué concede?',
      respuesta:
        'Evita los peones doblados y obtiene la pareja de alfiles; concede tiempo, que las negras usan para golpear el centro con ...d5 o ...c5.',
    },
  ],
  criterio: {
    texto: 'Elige la jugada y el flanco correctos en {aciertos} de {de} posiciones indias',
    aciertos: 7,
    de: 10,
    unidad: 'posiciones',
  },
  foco: 'En cada india decide en la jugada diez si el centro quedará abierto, cerrado o fijo, y adapta el flanco.',
  revision: '¿Jugué el flanco que pedía el centro, y quién abrió líneas primero?',
  variantes: {
    teoria: [
      {
        titulo: 'tres indias, tres centros',
        consigna: 'Escribe en cuatro líneas por defensa qué pasa con el centro blanco y con qué lo ataca el negro.',
      },
      {
        titulo: 'tiempo y ruptura',
        consigna: 'Recorre el ejemplo y explica por qué las negras toman en c4 en la séptima jugada y no en la quinta.',
      },
      {
        titulo: 'dobles peones a favor o en contra',
        consigna:
          'Compara en la Nimzoindia los peones doblados con y sin pareja de alfiles en el tablero. Da un plan a cada bando.',
      },
    ],
    ejercicios: [
      {
        titulo: '¿qué ruptura manda?',
        consigna: 'Elige en las posiciones de abajo la ruptura principal de cada bando y di cuál llega antes.',
      },
      {
        titulo: 'flanco correcto',
        consigna: 'Decide en cada posición de abajo en qué flanco juegas y la primera jugada del plan.',
      },
      {
        titulo: 'bloqueo o captura',
        consigna: 'Comprueba en las posiciones de abajo si c4 o d4 se puede bloquear, comer o dejar.',
      },
      {
        titulo: 'casillas oscuras',
        consigna: 'Busca en las posiciones de abajo si falta el alfil de casillas oscuras y quién lo explota.',
      },
      {
        titulo: 'los dos colores',
        consigna:
          'Anota primero el plan del rival en cada posición de abajo, con su ruptura. Después elige tu jugada y di si lo frena, lo ignora o llega antes.',
      },
      {
        titulo: 'calidad por casillas',
        consigna: 'Considera en las posiciones de abajo el sacrificio de calidad y di si alcanza la compensación.',
      },
      {
        titulo: 'identifica la india',
        consigna: 'Nombra la defensa y la variante probable en las posiciones de abajo por los peones y el alfil.',
      },
      {
        titulo: 'reloj sin miedo',
        consigna: 'Resuelve las posiciones de abajo con reloj y decide por plan, no por cálculo largo.',
      },
    ],
    test: [
      {
        titulo: 'plan y flanco',
        consigna:
          'Escribe en las {n} posiciones de abajo plan, flanco y primera jugada. Da por buena la respuesta solo si la jugada trabaja en el flanco que nombraste.',
      },
      {
        titulo: 'ruptura a tiempo',
        consigna: 'Indica en cada posición de abajo si la ruptura llega hoy, mañana o ya es tarde, con línea.',
      },
      {
        titulo: 'evaluación y motivo',
        consigna: 'Da quién está mejor en las posiciones de abajo y el motivo principal; corrige con la solución.',
      },
      {
        titulo: 'árbol de defensas',
        consigna:
          'Escribe tu respuesta a cinco sistemas blancos y resuelve después las posiciones de abajo sin consultar.',
      },
    ],
    jugar: [
      {
        titulo: 'India con flanco definido',
        consigna: 'Juega tu india en tu plataforma o club habitual y escribe en qué jugada el centro quedó fijado.',
      },
      {
        titulo: 'contra el centro grande',
        consigna: 'Juega la Grünfeld con ambos colores desde su línea principal y cuenten quién presiona d4.',
      },
      {
        titulo: 'tema Nimzoindia',
        consigna:
          'Empiecen tras 1.d4 Cf6 2.c4 e6 3.Cc3 Ab4 4.e3 O-O 5.Ad3 d5 6.Cf3 c5 7.O-O dxc4 8.Axc4 Cc6; cada uno juega ambos lados y al final dicen qué pesó más, alfiles o estructura.',
      },
    ],
    analizar: [
      {
        titulo: 'ruptura y fecha',
        consigna:
          'Anota en cada partida india la jugada de la ruptura negra y si fue antes o después del enroque rival.',
      },
      {
        titulo: 'flancos y tiempos',
        consigna: 'Cuenta jugadas de cada bando en su flanco y explica el resultado con ese número.',
      },
      {
        titulo: 'centro que se abrió',
        consigna:
          'Busca la partida en que el centro se abrió en contra de tu plan y encuentra la jugada que lo permitió.',
      },
    ],
  },
};
