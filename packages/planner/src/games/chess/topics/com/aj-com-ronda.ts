import type { ChessTopic } from '../../chess-topic.ts';

export const ajComRonda: ChessTopic = {
  id: 'aj-com-ronda',
  titulo: 'Preparar la ronda decisiva',
  area: 'COM',
  nivelMin: 4,
  nivelMax: 6,
  prerequisitos: ['aj-com-torneo', 'aj-ape-repertorio'],
  favorece: ['clasica', 'rapida'],
  minutosEtapa: 220,
  importancia: 'ocasional',
  terminos: [
    'ronda decisiva',
    'última ronda',
    'partida decisiva',
    'jugar a ganar',
    'obligado a ganar',
    'necesito ganar',
    'me basta el empate',
    'me sirven tablas',
    'partida por el título',
    'jugar por norma',
    'must win',
    'must-win',
    'decisive round',
    'final del torneo',
    'definición del torneo',
    'jugar por el premio',
  ],
  ideas: [
    'Define el resultado que necesitas y qué cambia en tus decisiones. Con obligación de ganar no se busca riesgo: se buscan posiciones con vida, con piezas y peones asimétricos.',
    'Si bastan tablas, no juegues a tablas: juega bien en estructuras que dominas. La pasividad desde la jugada uno pierde más partidas que la ambición.',
    'La preparación es breve y concreta: apertura decidida, dos respuestas probables, estructura que surgirá y una idea. Cierra una hora antes de la ronda.',
    'Decide de antemano tres cosas: cuándo aceptarías tablas, hasta qué reloj piensas y qué harás si la apertura te sorprende.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque:
        'Escribe el plan de ronda en media página: resultado necesario, apertura, tipo de posición y criterio de tablas.',
      idea: 'Para complicar sin arriesgar evita los cambios simétricos: mantener una pieza menor distinta ya da juego para toda la tarde.',
    },
    {
      nivel: 5,
      enfoque: 'Estudia los hábitos del rival y elige la estructura que menos le guste sin salir de tu repertorio.',
      idea: 'Elige lo que te incomode poco a ti y mucho a él; si solo cumple la segunda parte, no lo juegues en la ronda decisiva.',
    },
    {
      nivel: 6,
      enfoque: 'Prepara escenarios según otros resultados, con ideas reservadas y gestión del riesgo jugada a jugada.',
      idea: 'Revisa el marcador como máximo una vez y a una hora decidida: cada mirada a otra mesa cambia tu criterio sin cambiar tu posición.',
    },
  ],
  errorTipico:
    'Estrenar una apertura desconocida para sorprender. La sorpresa dura cinco jugadas y la inexperiencia, toda la partida.',
  preguntas: [
    {
      pregunta: '¿Qué posición buscas si estás obligado a ganar?',
      respuesta: 'Una con asimetría y piezas en el tablero que yo conozca: tensión duradera, no un ataque prematuro.',
    },
    {
      pregunta: '¿Qué peligro hay en jugar a tablas desde el principio?',
      respuesta:
        'La pasividad: se ceden espacio e iniciativa y se acaba defendiendo una posición peor que no se habría permitido normalmente.',
    },
    {
      pregunta: 'En la Variante del Cambio de la Francesa, ¿cómo se rompe la simetría si hay que ganar?',
      respuesta:
        'Con 4.c4: se acepta un posible peón aislado a cambio de actividad y juego asimétrico con todas las piezas.',
    },
    {
      pregunta: '¿Qué tres decisiones se toman antes de sentarse?',
      respuesta: 'Criterio de tablas, límite de reloj y reacción ante una sorpresa en la apertura.',
    },
  ],
  criterio: {
    texto: 'Sigue tu plan de ronda en {aciertos} de {de} decisiones importantes de partidas decisivas.',
    aciertos: 8,
    de: 10,
    unidad: 'decisiones',
  },
  foco: 'Antes de cada decisión recuerda el resultado que necesitas y elige según tu plan escrito.',
  revision: '¿Qué decisión de la ronda se tomó por miedo o por prisa y no por el plan?',
  variantes: {
    teoria: [
      {
        titulo: 'media página de ronda',
        consigna:
          'Redacta el plan completo para tu próxima partida importante con las tres decisiones previas. Debe caber en media página.',
      },
      {
        titulo: 'asimetrías útiles',
        consigna:
          'En el ejemplo explica qué gana y qué arriesga cada bando tras 4.c4. Busca en tu repertorio otras dos maneras de romper la simetría.',
      },
      {
        titulo: 'empate sin pasividad',
        consigna:
          'Escribe qué estructuras tuyas dan tablas con buen juego y cuáles llevan a defender. Decide qué jugarías si te basta medio punto.',
      },
    ],
    ejercicios: [
      {
        titulo: 'ganar o empatar',
        consigna:
          'Resuelve las posiciones de abajo y añade si la línea conviene más con obligación de ganar o cuando bastan tablas.',
      },
      {
        titulo: 'tensión que dura',
        consigna:
          'Señala en las posiciones de abajo qué cambios quitan vida a la posición y cuáles la mantienen. Elige según el resultado necesario.',
      },
      {
        titulo: 'riesgo aceptable',
        consigna:
          'Escribe en las posiciones de abajo lo peor que puede pasar con tu jugada. Decide si lo aceptarías en la última ronda.',
      },
      {
        titulo: 'sorpresa en la apertura',
        consigna:
          'Trata las posiciones de abajo como sorpresas: formula la estructura y un plan seguro antes de calcular.',
      },
      {
        titulo: 'oferta de tablas',
        consigna:
          'Imagina en las posiciones de abajo que te ofrecen tablas y responde sí o no con una razón del tablero. Después resuelve.',
      },
      {
        titulo: 'la tarde larga',
        consigna:
          'Elige en las posiciones de abajo la continuación que deja más decisiones por delante al rival sin empeorar la tuya.',
      },
      {
        titulo: 'cabeza fría',
        consigna:
          'Resuelve las posiciones de abajo escribiendo primero tu impulso (atacar, cambiar, esperar) y después la decisión calculada.',
      },
      {
        titulo: 'dos marcadores',
        consigna:
          'Responde cada posición de abajo con dos planes, uno por resultado necesario. Indica si la primera jugada coincide.',
      },
    ],
    test: [
      {
        titulo: 'plan y jugada',
        consigna: 'En las {n} posiciones de abajo puntúan el plan según el marcador y la jugada.',
      },
      {
        titulo: 'tablas sí o no',
        consigna:
          'Decide en las {n} posiciones de abajo si aceptarías tablas con obligación de ganar; justifica y resuelve.',
      },
      {
        titulo: 'simulacro de {min} minutos',
        consigna:
          'Resuelve las {n} posiciones de abajo en {min} minutos como decisiones de una última ronda, sin volver atrás.',
      },
      {
        titulo: 'impulso contra decisión',
        consigna:
          'Escribe en las {n} posiciones de abajo impulso y decisión. Cuenta cuántas veces el impulso era el error.',
      },
    ],
    jugar: [
      {
        titulo: 'simulacro de victoria obligada',
        consigna:
          'Juega una partida en la que solo sirve ganar, con plan escrito y sin estrenar apertura. Califica el cumplimiento del plan.',
      },
      {
        titulo: 'simulacro de medio punto',
        consigna:
          'Juega una partida en la que bastan tablas contra alguien que busca ganar. Observa si jugaste activo o pasivo.',
      },
      {
        titulo: 'contra tu rival incómodo',
        consigna: 'Juega contra quien más te cuesta con media página de preparación. Anota qué parte fue útil.',
      },
    ],
    analizar: [
      {
        titulo: 'plan contra partida',
        consigna: 'Compara tu media página con lo ocurrido y señala la primera desviación. Decide si fue correcta.',
      },
      {
        titulo: 'decisiones de tablas',
        consigna:
          'Revisa ofertas hechas, aceptadas y rechazadas en tus torneos y juzga cada una por la posición y el reloj.',
      },
      {
        titulo: 'última ronda pasada',
        consigna: 'Analiza tu última ronda decisiva buscando dónde influyó el marcador en la jugada.',
      },
    ],
  },
  ejemplo: {
    fen: 'rnbqkbnr/ppp2ppp/8/3p4/3P4/8/PPP2PPP/RNBQKBNR w KQkq - 0 4',
    linea: '1.c4 Cf6 2.Cc3 Ae7 3.Cf3 O-O',
    explicacion:
      'Última ronda y hay que ganar. La simetría invita a tablas; 1.c4 la rompe sin conceder nada grave: a cambio de un posible peón aislado, las blancas obtienen actividad y una partida con todas las piezas. Si bastara el empate, 1.Cf3 y 1.Ad3 serían igual de buenas y más tranquilas.',
  },
};
