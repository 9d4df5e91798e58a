import type { ChessTopic } from '../../chess-topic.ts';

export const ajApeSistemas: ChessTopic = {
  id: 'aj-ape-sistemas',
  titulo: 'Sistemas de peón dama: Londres, Colle y Stonewall',
  area: 'APE',
  nivelMin: 1,
  nivelMax: 4,
  prerequisitos: ['aj-ape-principios'],
  favorece: ['bala', 'blitz'],
  minutosEtapa: 290,
  terminos: [
    'londres',
    'sistema londres',
    'sistema de londres',
    'colle',
    'sistema colle',
    'colle-zukertort',
    'stonewall',
    'ataque stonewall',
    'muro de piedra',
    'sistema stonewall',
    'sistemas de peón dama',
    'sistemas de peón de dama',
    'london system',
    'london',
    'torre attack',
    'ataque torre',
    'veresov',
    'sistema fácil con d4',
    'jugar siempre lo mismo con blancas',
    'apertura sin teoría',
  ],
  ideas: [
    'En el Londres el alfil sale a f4 antes de e3, y la pirámide c3-d4-e3 apoya Ce5 y el ataque con Ad3 y Cbd2.',
    'En el Colle el alfil queda en c1 a propósito: c3, Cbd2 y Ad3 preparan el avance e4, que lo libera. Hay otra versión, la Zukertort, con b3, el alfil en b2 y el caballo en e5.',
    'El Stonewall domina e5 y ataca en el flanco de rey, pero deja e4 débil y un alfil encerrado en c1: se juega a mate o a cambiar ese alfil.',
    'Un sistema no exime de mirar al rival: contra ...g6 cambia el plan, contra ...c5 con ...Db6 hay que cuidar b2.',
  ],
  etapas: [
    {
      nivel: 1,
      enfoque:
        'Elige un sistema y su orden exacto de las ocho primeras jugadas; aprende qué pieza va a cada casilla y por qué.',
      idea: 'El orden importa: el alfil sale antes de e3; si lo olvidas, ya estás jugando otra apertura.',
    },
    {
      nivel: 2,
      enfoque:
        'Responde bien a las tres reacciones incómodas: ...c5 con ...Db6, ...Ch5 contra el alfil y ...g6 con ...Ag7.',
      idea: 'Contra ...Db6 no defiendas b2 por reflejo: Db3 cambia damas con buen final y Cc3 ofrece el peón con veneno solo si lo calculaste.',
    },
    {
      nivel: 3,
      enfoque:
        'Convierte el sistema en ataque: Ce5, f4 o Dg4-h5, sacrificio en h7, y con el centro fijo la palanca g4.',
      idea: 'Antes de atacar, comprueba que el rival no puede romper con ...c5-cxd4 seguido de ...e5: sin centro fijo, no hay ataque.',
    },
    {
      nivel: 4,
      enfoque:
        'Úsalo contra rivales preparados: cambia el orden, elige entre c4 y c3, y transpone a estructuras de gambito de dama cuando convenga.',
      idea: 'Si las negras salen con ...Af5 y ...c6, el sistema pierde veneno: pasa a c4 y juega la estructura, no el esquema.',
    },
  ],
  ejemplo: {
    fen: 'rnbqkb1r/pp2pppp/5n2/2pp4/3P1B2/5N2/PPP1PPPP/RN1QKB1R w KQkq - 0 4',
    linea: '4.e3 Cc6 5.Cbd2 e6 6.c3 Ad6 7.Ag3 O-O 8.Ad3',
    explicacion:
      'Las blancas completan la pirámide y conservan el alfil: si las negras cambian en g3, hxg3 abre la columna h para la torre. El siguiente paso es Ce5 apoyado por el alfil y f4, o e4 si el caballo negro de f6 se aleja.',
  },
  errorTipico:
    'Jugar las ocho jugadas de memoria sin mirar qué hace el rival, y descubrir en la novena que ...c4, ...Db6 o ...Ch5 ya resolvió su problema.',
  preguntas: [
    {
      pregunta: '¿Por qué el alfil sale a f4 antes de jugar e3?',
      respuesta: 'Porque después de e3 queda encerrado en c1 y el sistema pierde su pieza principal.',
    },
    {
      pregunta: '¿Qué haces si las negras atacan b2 con ...Db6?',
      respuesta:
        'Comparo Db3, que ofrece cambio de damas con buen final, y Cc3, que deja el peón con ventaja de desarrollo solo si hay línea concreta.',
    },
    {
      pregunta: '¿Qué casilla débil deja el Stonewall blanco?',
      respuesta: 'e4, que las negras ocupan con un caballo, y de paso el alfil de c1 queda encerrado por sus peones.',
    },
    {
      pregunta: '¿Cuándo abandonas el esquema del Londres por c4?',
      respuesta:
        'Cuando las negras sacan el alfil a f5 con ...c6 y el ataque de flanco no tiene objetivo: c4 disputa el centro.',
    },
    {
      pregunta: '¿Qué plan sigue a la pirámide c3-d4-e3 con el alfil ya en g3?',
      respuesta: 'Ce5 apoyado por f4 para atacar el enroque, o la ruptura e4 si las negras dejan de controlarla.',
    },
  ],
  criterio: {
    texto: 'Completa el esquema y elige el plan correcto en {aciertos} de {de} posiciones de sistema',
    aciertos: 8,
    de: 10,
    unidad: 'posiciones',
  },
  foco: 'Antes de tu jugada automática del sistema, responde qué amenaza o qué ruptura prepara el rival.',
  revision: '¿En qué jugada el rival hizo algo que pedía cambiar el esquema y yo seguí igual?',
  variantes: {
    teoria: [
      {
        titulo: 'el orden es la apertura',
        consigna:
          'Escribe las ocho jugadas del Londres y del Stonewall en su orden y marca en cuál se pierde la idea si las cambias de lugar.',
      },
      {
        titulo: 'la columna h regalada',
        consigna:
          'Explica en el ejemplo qué pasa si las negras cambian en g3 y enuncia el plan de la torre con tres jugadas.',
      },
      {
        titulo: 'reacciones incómodas',
        consigna: 'Prepara una ficha por cada una: ...Db6, ...Ch5, ...g6 y ...Af5, con tu respuesta y el motivo.',
      },
    ],
    ejercicios: [
      {
        titulo: 'esquema o reacción',
        consigna: 'Decide en las posiciones de abajo si toca seguir el esquema o responder a lo que hizo el rival.',
      },
      {
        titulo: '¿dónde va cada pieza?',
        consigna: 'Completa en las posiciones de abajo las casillas de las piezas que faltan y ordena las jugadas.',
      },
      {
        titulo: 'Ce5 a tiempo',
        consigna:
          'Comprueba en cada posición de abajo si el salto Ce5 es posible, qué captura permite y cómo retomas. Si no conviene, escribe la jugada que lo prepara.',
      },
      {
        titulo: 'defensa de b2',
        consigna:
          'Calcula en las posiciones de abajo la amenaza sobre b2 y elige entre defender, cambiar o dejar el peón.',
      },
      {
        titulo: 'lado negro del sistema',
        consigna: 'Busca en las posiciones de abajo la mejor reacción negra y el punto débil del esquema blanco.',
      },
      {
        titulo: 'ataque con medida',
        consigna: 'Cuenta en cada posición de abajo cuántas piezas participan del ataque y decide si alcanza.',
      },
      {
        titulo: 'sistema contra el reloj',
        consigna:
          'Resuelve con reloj las posiciones de abajo como en una partida rápida y revisa las que jugaste sin mirar.',
      },
      {
        titulo: 'cambia una jugada negra',
        consigna: 'Modifica la última jugada negra de las posiciones de abajo y di si tu plan sigue siendo bueno.',
      },
    ],
    test: [
      {
        titulo: 'plan, no memoria',
        consigna: 'Escribe plan y jugada en las {n} posiciones de abajo; el nombre de la apertura no puntúa.',
      },
      {
        titulo: 'la reacción justa',
        consigna: 'Responde a la amenaza concreta de las posiciones de abajo con una jugada que además desarrolle.',
      },
      {
        titulo: 'orden y casillas',
        consigna:
          'Ordena las jugadas del esquema que aún faltan en cada posición de abajo y pon primera la más urgente. Acierta quien empieza por la de la solución.',
      },
      {
        titulo: 'ataque o posición',
        consigna: 'Decide en las posiciones de abajo si corresponde atacar o mejorar y escribe la jugada.',
      },
    ],
    jugar: [
      {
        titulo: 'tu sistema con preguntas',
        consigna: 'Juega tu sistema en tu plataforma o club habitual y anota en cada jugada del rival si cambia algo.',
      },
      {
        titulo: 'sistema contra reacción',
        consigna: 'Pide a un compañero que juegue siempre la misma reacción incómoda y repite hasta salir cómodo.',
      },
      {
        titulo: 'ritmo corto, esquema firme',
        consigna: 'Juega partidas rápidas con el sistema y mide cuántos segundos gastas en las ocho primeras jugadas.',
      },
    ],
    analizar: [
      {
        titulo: 'jugada automática de más',
        consigna: 'Marca en tus partidas las jugadas del esquema que jugaste sin mirar y qué costaron.',
      },
      {
        titulo: '¿quién llegó a e5?',
        consigna: 'Revisa el destino de la casilla e5 en cada partida y su relación con el resultado.',
      },
      {
        titulo: 'esquema abandonado',
        consigna:
          'Busca partidas donde dejaste el esquema por otro plan y escribe qué jugada rival lo provocó. Juzga si el cambio llegó a tiempo, pronto o tarde.',
      },
    ],
  },
};
