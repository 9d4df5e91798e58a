import type { ChessTopic } from '../../chess-topic.ts';

export const ajEstErizo: ChessTopic = {
  id: 'aj-est-erizo',
  titulo: 'El erizo: resorte, rupturas y contención',
  area: 'EST',
  nivelMin: 5,
  nivelMax: 6,
  prerequisitos: ['aj-est-maroczy', 'aj-ape-flanco'],
  minutosEtapa: 300,
  importancia: 'ocasional',
  terminos: [
    'erizo',
    'sistema erizo',
    'formación erizo',
    'el erizo',
    'hedgehog',
    'hedgehog structure',
    'estructura erizo',
    'peones en a6 b6 d6 e6',
    'ruptura d5 en el erizo',
    'ruptura b5 en el erizo',
    'contra el erizo',
    'jugar el erizo',
    'resorte comprimido',
    'maniobra reina b8 alfil d8',
    'alfil d8 c7',
    'erizo contra la inglesa',
    'rh8 tg8 g5 en el erizo',
  ],
  ideas: [
    'El erizo negro es a6, b6, d6 y e6: poco espacio, ninguna debilidad sencilla y dos resortes, ...d5 y ...b5.',
    'Las blancas con c4 y e4 vigilan ambos resortes; si se descuidan una jugada, el erizo se abre con fuerza porque las piezas negras miran al centro.',
    'Maniobras típicas negras: dama en b8 o c7, torres en c8 y e8, alfil por d8 a c7 y, con el centro firme, ...Rh8, ...Tg8 y ...g5.',
    'El plan blanco más sano es espacio con paciencia: a4 o b4 según convenga, f3 para sostener e4 y Cd4 para mirar c6.',
  ],
  etapas: [
    {
      nivel: 5,
      enfoque: 'Reconoce cuándo ...d5 y ...b5 funcionan y coloca las piezas en sus puestos normales con ambos colores.',
      idea: 'Calcula ...d5 contando atacantes de d5 y el estado de e4: con la dama blanca en la columna d o el caballo lejos, suele funcionar.',
    },
    {
      nivel: 6,
      enfoque:
        'Juego de espera activo: mantener todos los planes y golpear cuando el rival se define; estudia sacrificios típicos en d5 y b5 y la ofensiva con g5.',
      idea: 'Si las blancas avanzan g4 o f4, han elegido: el resorte se suelta en el otro lado, no donde empujan.',
    },
  ],
  ejemplo: {
    fen: 'r2qk2r/1b1nbppp/pp1ppn2/8/2PQP3/1PN2NP1/P4PBP/R1BR2K1 b kq - 0 11',
    linea: '11...Db8 12.Ab2 O-O 13.Cd2 Td8',
    explicacion:
      'La dama va a b8 para no estorbar y apoyar ...b5 y la casilla e5; la torre se pone detrás del peón d, donde despertará con la ruptura ...d5. Nada parece urgente, pero cada jugada blanca debe mantener dos vigilancias a la vez.',
  },
  errorTipico:
    'Romper por impaciencia: ...d5 o ...b5 antes de que las piezas apoyen la apertura deja debilidades que el erizo no tenía.',
  preguntas: [
    {
      pregunta: '¿Cuáles son los dos resortes del erizo?',
      respuesta: '...d5 y ...b5, que se juegan cuando las piezas blancas que los vigilan se distraen.',
    },
    {
      pregunta: '¿Por qué la dama negra va a b8?',
      respuesta: 'Para apoyar ...b5, dejar libre la columna c a las torres y evitar ataques en c7.',
    },
    {
      pregunta: '¿Qué plan sigue el negro con centro firme y blancas definidas en el flanco de rey?',
      respuesta: '...Rh8, ...Tg8 y ...g5 para atacar a su vez, apoyado en el centro estable.',
    },
  ],
  criterio: {
    texto: 'Decide entre contener, esperar o romper con acierto en {aciertos} de {de} posiciones de erizo',
    aciertos: 7,
    de: 10,
    unidad: 'posiciones',
  },
  foco: 'En cada jugada de un erizo comprueba si ...d5 o ...b5 funcionan ahora mismo, juegues con quien juegues.',
  revision: '¿En qué jugada se pudo soltar el resorte y quién no lo vio?',
  variantes: {
    teoria: [
      {
        titulo: 'mapa del erizo',
        consigna:
          'Dibuja la colocación ideal negra y la blanca, y escribe qué pieza de cada bando vigila cada ruptura.',
      },
      {
        titulo: 'cálculo de ...d5',
        consigna:
          'En la posición final del ejemplo imagina las blancas jugando Te1, Tc1 y f4: di después de cuál es mejor romper con ...d5 y por qué.',
      },
      {
        titulo: 'alfil a c7',
        consigna: 'Explica la ruta ...Ad8-c7 y qué diagonal gana; compara con dejar el alfil en e7.',
      },
    ],
    ejercicios: [
      {
        titulo: '¿funciona el resorte?',
        consigna: 'Calcula ...d5 y ...b5 en las posiciones de abajo aunque muevan blancas, y decide tu jugada.',
      },
      {
        titulo: 'contención económica',
        consigna:
          'Desde las blancas, busca en las posiciones de abajo la jugada que frena ambas rupturas con una sola pieza.',
      },
      {
        titulo: 'espera que mejora',
        consigna:
          'Elige en las posiciones de abajo una jugada de espera que deje abiertas las dos rupturas y di qué pieza quedó mejor.',
      },
      {
        titulo: 'castiga el avance',
        consigna: 'Señala en las posiciones de abajo qué avance blanco permite soltar el resorte en el otro lado.',
      },
      {
        titulo: 'sacrificio en d5',
        consigna: 'Considera Cd5 o ...d5 como entrega en las posiciones de abajo y evalúa la compensación.',
      },
      {
        titulo: 'ruta de piezas',
        consigna: 'Traza en cada posición de abajo el recorrido ideal de una pieza negra y una blanca.',
      },
      {
        titulo: 'g5 con centro firme',
        consigna: 'Decide en las posiciones de abajo si la ofensiva de flanco es posible para el negro.',
      },
      {
        titulo: 'alerta con reloj',
        consigna: 'Con reloj, escribe en las posiciones de abajo «rompe», «espera» o «contiene» y confirma calculando.',
      },
    ],
    test: [
      {
        titulo: 'resorte a tiempo',
        consigna: 'Responde en las {n} posiciones de abajo si se rompe ya, con la línea completa.',
      },
      {
        titulo: 'doble vigilancia',
        consigna: 'Señala qué pieza blanca vigila cada ruptura en las posiciones de abajo y la jugada que la mantiene.',
      },
      {
        titulo: 'plan sin prisa',
        consigna: 'Da tres jugadas de espera útiles en cada posición de abajo para el bando que mueve.',
      },
      {
        titulo: 'error detectado',
        consigna: 'Supón que el rival acaba de equivocarse en las posiciones de abajo: halla el castigo.',
      },
    ],
    jugar: [
      {
        titulo: 'erizo con ambos bandos',
        consigna:
          'Arranca en 1.c4 c5 2.Cf3 Cf6 3.Cc3 e6 4.g3 b6 5.Ag2 Ab7 6.O-O Ae7 7.d4 cxd4 8.Dxd4 d6 9.Td1 a6 10.b3 Cbd7 11.e4 Db8 y juega los dos lados; señala la jugada en que cambió el carácter de la partida.',
      },
      {
        titulo: 'paciencia de diez jugadas',
        consigna: 'Juega un erizo en tu plataforma o club habitual sin romper en diez jugadas salvo ganancia concreta.',
      },
      {
        titulo: 'aprieta el erizo',
        consigna: 'Con blancas, busca ganar espacio sin permitir ninguna ruptura y registra la primera que se escapó.',
      },
    ],
    analizar: [
      {
        titulo: 'ventanas de ruptura',
        consigna: 'Recorre tus partidas de erizo y marca cada jugada en que una ruptura funcionaba.',
      },
      {
        titulo: 'jugadas de espera',
        consigna:
          'Clasifica tus jugadas tranquilas en útiles, neutras y dañinas. Para cada dañina escribe qué ruptura permitió o dejó de ser posible.',
      },
      {
        titulo: 'definición prematura',
        consigna: 'Encuentra la jugada con que un bando se definió y cómo cambió la evaluación.',
      },
    ],
  },
};
