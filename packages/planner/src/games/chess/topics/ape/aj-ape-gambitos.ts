import type { ChessTopic } from '../../chess-topic.ts';

export const ajApeGambitos: ChessTopic = {
  id: 'aj-ape-gambitos',
  titulo: 'Gambitos: de rey, Evans, Danés y Budapest',
  area: 'APE',
  nivelMin: 2,
  nivelMax: 4,
  prerequisitos: ['aj-ape-celadas'],
  favorece: ['bala', 'blitz'],
  minutosEtapa: 270,
  importancia: 'ocasional',
  terminos: [
    'gambitos',
    'gambito',
    'gambito de rey',
    'gambito evans',
    'evans',
    'gambito danés',
    'danés',
    'gambito budapest',
    'budapest',
    'gambito letón',
    'gambito escocés',
    'gambito viena',
    "king's gambit",
    'gambits',
    'jugar gambitos',
    'gambito aceptado',
    'gambito rehusado',
    'sacrificar un peón en la apertura',
    'gambito nórdico',
    'iniciativa por un peón',
  ],
  ideas: [
    'Un gambito cambia material por tiempo: cuenta los tiempos ganados; con tres de ventaja y líneas abiertas, un peón es precio normal.',
    'Devuelve o rehúsa: la mejor respuesta práctica suele ser devolver el peón en el momento en que acaba la iniciativa rival.',
    'El atacante debe mantener la amenaza: cada jugada lenta convierte el peón entregado en simple peón de menos.',
    'Aceptar exige precisión en las seis jugadas siguientes; si no la tienes, rehúsa con un desarrollo sano.',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque:
        'Conoce una idea y un plan de cada gambito: rey (columna f), Evans (c3, d4 y centro), danés (dos alfiles sobre f7), Budapest (casilla e5 y jaque en b4).',
      idea: 'Contra el gambito de rey, ...d5 devuelve el peón y libera el juego: es la respuesta más fácil de jugar bien.',
    },
    {
      nivel: 3,
      enfoque:
        'Aprende las líneas de devolución y las tácticas típicas de cada gambito, y decide cuándo tomarlo según la posición y el reloj.',
      idea: 'Con el rey propio en el centro y columna abierta, aceptar el segundo peón suele costar más de lo que vale.',
    },
    {
      nivel: 4,
      enfoque:
        'Prepara una respuesta sólida a cada gambito de tu entorno y una versión propia para jugar de blancas o negras con garantías.',
      idea: 'En gambitos de largo plazo la compensación no es el ataque: es la columna semiabierta y el peón rival que nunca se mueve.',
    },
  ],
  ejemplo: {
    fen: 'r1b1k2r/ppppqppp/2n5/4P3/1bP2Bn1/P4N2/1P1NPPPP/R2QKB1R b KQkq - 0 7',
    linea: '7...Cgxe5 8.Cxe5 Cxe5 9.e3 Axd2+ 10.Dxd2 d6',
    explicacion:
      'En el Budapest las negras recuperan el peón y quedan activas. La trampa es 8.axb4? Cd3 mate: el caballo llega de e5 a d3 y el peón de e2 está clavado por la dama de e7. Con el juego correcto, 9.e3 y el cambio en d2 dan igualdad con planes claros.',
  },
  errorTipico:
    'Aceptar el peón y después jugar a defenderlo. Cada jugada usada en sostenerlo es un tiempo que el gambito ya había pagado.',
  preguntas: [
    {
      pregunta: '¿Cuántos tiempos justifican un peón en la apertura?',
      respuesta: 'Unos tres, si además hay líneas abiertas hacia el rey o piezas rivales sin desarrollar.',
    },
    {
      pregunta: '¿Qué respuesta negra simplifica el gambito de rey?',
      respuesta: '2...d5, que devuelve el peón, abre el centro y desarrolla sin problemas.',
    },
    {
      pregunta: '¿Qué idea tiene el gambito Evans?',
      respuesta: 'Ganar tiempos contra el alfil de c5 para jugar c3 y d4 con un centro grande y ataque sobre f7.',
    },
  ],
  criterio: {
    texto: 'Decide bien entre aceptar, rehusar o devolver en {aciertos} de {de} posiciones de gambito',
    aciertos: 8,
    de: 10,
    unidad: 'posiciones',
  },
  foco: 'Antes de tomar un peón de gambito, cuenta en voz baja los tiempos que pierdes y qué línea se abre.',
  revision: '¿Quién estaba mejor al devolver o conservar el peón, y cuándo debió cambiar la decisión?',
  variantes: {
    teoria: [
      {
        titulo: 'balance de tiempos',
        consigna:
          'Recorre el Evans hasta la jugada ocho y cuenta tiempos ganados y perdidos por cada bando. Compara con el valor del peón.',
      },
      {
        titulo: 'el mate del ejemplo',
        consigna:
          'Explica por qué 8.axb4 pierde y qué otras casillas permiten el mismo golpe en Budapest y en otras aperturas.',
      },
      {
        titulo: 'devolver a tiempo',
        consigna: 'Elige tres gambitos y escribe en qué jugada devolverías el peón y con qué posición quedas.',
      },
    ],
    ejercicios: [
      {
        titulo: 'aceptar o rehusar',
        consigna: 'Decide en las posiciones de abajo y justifica con tiempos y rey; después comprueba con la línea.',
      },
      {
        titulo: 'mantén la iniciativa',
        consigna:
          'En las posiciones de abajo busca la jugada que crea amenaza nueva y descarta la que solo defiende el peón.',
      },
      {
        titulo: 'devuelve el peón',
        consigna: 'Encuentra en cada posición de abajo el momento de devolver y qué obtienes a cambio.',
      },
      {
        titulo: 'golpe de apertura',
        consigna: 'Busca jaques intermedios y dobles en las posiciones de abajo antes de jugar de plan.',
      },
      {
        titulo: 'compensación escrita',
        consigna: 'Escribe en tres palabras la compensación del bando con peón menos en cada posición de abajo.',
      },
      {
        titulo: 'las dos decisiones',
        consigna: 'Resuelve las posiciones de abajo como quien ofrece el gambito y luego como quien lo recibe.',
      },
      {
        titulo: 'rápido con gambitos',
        consigna: 'Con reloj, responde las posiciones de abajo en el orden en que aparecen y sin corregir.',
      },
      {
        titulo: 'gambito a medida',
        consigna: 'Modifica una de las posiciones de abajo hasta que el gambito deje de funcionar y explica la causa.',
      },
    ],
    test: [
      {
        titulo: 'iniciativa contada',
        consigna: 'Da el balance de tiempos de las {n} posiciones de abajo y la jugada correcta.',
      },
      {
        titulo: 'trampa y refutación',
        consigna:
          'Señala en cada posición de abajo la captura tentadora, la trampa que esconde y la respuesta exacta. Una línea de tres jugadas completa el punto.',
      },
      {
        titulo: 'rehúso elegante',
        consigna: 'Elige en las posiciones de abajo la forma de rehusar que deja mejor juego y demuéstrala.',
      },
      {
        titulo: 'veredicto del gambito',
        consigna: 'Decide si la compensación alcanza en cada posición de abajo y escribe la primera jugada del plan.',
      },
    ],
    jugar: [
      {
        titulo: 'gambito de la semana',
        consigna:
          'Juega el mismo gambito varias veces en tu plataforma o club habitual y anota en qué jugada perdiste la iniciativa.',
      },
      {
        titulo: 'defiende con devolución',
        consigna:
          'Juega con un compañero aceptando el gambito y obligándote a devolver el peón antes de la jugada doce.',
      },
      {
        titulo: 'rehusar por principio',
        consigna: 'Juega partidas rehusando todo gambito con desarrollo sano y compara tus resultados.',
      },
    ],
    analizar: [
      {
        titulo: 'el tiempo perdido',
        consigna:
          'Marca en tus gambitos la primera jugada que no amenazó ni desarrolló y cuántos tiempos se fueron ahí.',
      },
      {
        titulo: 'precio pagado',
        consigna: 'Compara el material entregado y el obtenido en tus gambitos y decide cuáles jugarías otra vez.',
      },
      {
        titulo: 'contra mi gambito',
        consigna:
          'Toma una partida en que tu gambito fracasó y localiza la jugada rival que te dejó sin iniciativa. Escribe tu mejora y la posición que esperas con ella.',
      },
    ],
  },
};
