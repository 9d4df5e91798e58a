import type { ChessTopic } from '../../chess-topic.ts';

export const ajApeFrancesa: ChessTopic = {
  id: 'aj-ape-francesa',
  titulo: 'Defensa Francesa',
  area: 'APE',
  nivelMin: 2,
  nivelMax: 5,
  prerequisitos: ['aj-ape-principios'],
  minutosEtapa: 320,
  terminos: [
    'francesa',
    'defensa francesa',
    'la francesa',
    'variante del avance de la francesa',
    'francesa avance',
    'winawer',
    'tarrasch',
    'variante tarrasch',
    'francesa del cambio',
    'clásica de la francesa',
    'alfil malo de la francesa',
    'french',
    'french defense',
    '1.e4 e6',
    'contra la francesa',
    'ataque de cadenas',
    'ruptura c5 y f6',
    'steinitz francesa',
  ],
  ideas: [
    'La cadena e5-d4 contra d5-e6 marca los planes: las negras atacan la base con ...c5 y la cabeza con ...f6; las blancas juegan en el flanco de rey, donde tienen espacio.',
    'El problema negro es el alfil de c8: se resuelve con ...b6 y ...Aa6, ...Ad7-b5 o con ...f6 y ...Ad7-e8-h5.',
    'Contra el avance, presiona d4 con ...c5, ...Cc6, ...Db6 y ...Cge7-f5 (o ...Ch6-f5).',
    'En la Winawer las negras dan el alfil bueno a cambio de peones doblados y centro fijo; las blancas juegan Dg4 o con los peones de torre.',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque:
        'Con negras: avance con ...c5, ...Cc6, ...Db6; del cambio con desarrollo simétrico pero activo. Con blancas: la del avance con c3, Cf3, a3 o Ae2.',
      idea: 'Ataca siempre la base de la cadena antes que la cabeza: ...c5 primero, ...f6 después.',
    },
    {
      nivel: 3,
      enfoque: 'Elige respuesta a 3.Cc3 y 3.Cd2 y estudia el sacrificio Axh7+ y el plan con ...f6.',
      idea: 'Con caballo negro fuera de f6 y peón blanco en e5, cada enroque corto exige comprobar Axh7+, Cg5+ y Dh5.',
    },
    {
      nivel: 4,
      enfoque: 'Juega los dos lados de Winawer o Clásica y resuelve el alfil malo con un plan concreto por estructura.',
      idea: 'Tras ...f6 y exf6 el peón retrasado de e6 se compensa si las negras dominan e4 o abren la columna f.',
    },
    {
      nivel: 5,
      enfoque:
        'Compara órdenes y sublíneas: 7.Dg4 con su peón envenenado, Tarrasch con peón aislado negro, avance con ...Ad7 temprano.',
      idea: 'El peón aislado de la Tarrasch es juego activo: se conserva con piezas en el tablero y se entrega, si hace falta, por la iniciativa.',
    },
  ],
  ejemplo: {
    fen: 'r1bqkbnr/pp3ppp/2n1p3/2ppP3/3P4/2P2N2/PP3PPP/RNBQKB1R b KQkq - 2 5',
    linea: '5...Db6 6.a3 Ch6 7.b4 cxd4 8.cxd4 Cf5 9.Ab2',
    explicacion:
      'Las negras suman atacantes sobre d4 (c6, b6, f5) y obligan a las blancas a definirse con a3 y b4 para ganar espacio. 9.Ab2 sostiene la base. Ahora las negras siguen con ...Ad7, ...Ae7 y, cuando esté preparada, la ruptura ...f6.',
  },
  errorTipico:
    'Cambiar pronto en d4 sin presión sobre el peón: se le quita a las blancas la debilidad y se les regala la casilla c3 para el caballo.',
  preguntas: [
    {
      pregunta: '¿Qué peón es la base de la cadena blanca y con qué se ataca?',
      respuesta: 'd4; se ataca con ...c5, ...Cc6, ...Db6 y un caballo en f5.',
    },
    {
      pregunta: '¿Cómo mejora el negro su alfil de c8?',
      respuesta: 'Con ...b6 y ...Aa6 para cambiarlo, ...Ad7-b5, o llevándolo por e8 a g6 o h5 después de ...f6.',
    },
    {
      pregunta: '¿Qué busca la ruptura ...f6?',
      respuesta:
        'Romper la cabeza de la cadena, abrir la columna f y dar vida a las piezas, a costa de un peón retrasado en e6.',
    },
    {
      pregunta: '¿Qué da y qué recibe el negro en la Winawer al cambiar en c3?',
      respuesta:
        'Da el alfil de casillas negras y recibe peones doblados blancos, control de c4 y un centro fijo para su contrajuego.',
    },
    {
      pregunta: '¿Qué sacrificio blanco vigilas al enrocar corto con cadena en e5?',
      respuesta: 'Axh7+ seguido de Cg5+ y Dh5.',
    },
  ],
  criterio: {
    texto: 'Encuentra plan y ruptura en {aciertos} de {de} posiciones de la Francesa',
    aciertos: 7,
    de: 10,
    unidad: 'posiciones',
  },
  foco: 'En cada Francesa cuenta atacantes y defensores de d4 antes de elegir jugada.',
  revision: '¿Qué le pasó al alfil de c8 y en qué jugada pudo mejorarse?',
  variantes: {
    teoria: [
      {
        titulo: 'base y cabeza',
        consigna:
          'Explica en el ejemplo qué jugadas atacan la base y cuáles la cabeza; escribe cuál debe ir primero y por qué.',
      },
      {
        titulo: 'biografía del alfil malo',
        consigna:
          'Escribe tres recorridos posibles del alfil de c8 desde la posición final del ejemplo y el número de jugadas de cada uno.',
      },
      {
        titulo: 'dos versiones del centro',
        consigna: 'Compara la estructura con e5 y con el cambio en d5: planes de ambos bandos en cuatro líneas.',
      },
    ],
    ejercicios: [
      {
        titulo: 'atacantes y defensores',
        consigna: 'Cuenta las piezas que atacan y defienden d4 o d5 en las posiciones de abajo y decide.',
      },
      {
        titulo: 'la ruptura oportuna',
        consigna: 'Comprueba en cada posición de abajo si toca ...c5, ...f6 o esperar, calculando el cambio.',
      },
      {
        titulo: 'alfil con futuro',
        consigna:
          'Busca en las posiciones de abajo la jugada que mejora el peor alfil de cualquiera de los dos bandos.',
      },
      {
        titulo: '¿hay golpe en h7?',
        consigna: 'Revisa Axh7+ en las posiciones de abajo con tres retiradas del rey y di si funciona.',
      },
      {
        titulo: 'desde las blancas y las negras',
        consigna: 'Da plan para ambos en las posiciones de abajo y juega la mejor de las dos primeras jugadas.',
      },
      {
        titulo: 'cadenas movidas',
        consigna: 'Cambia un peón de la cadena en las posiciones de abajo y explica cómo cambia el plan.',
      },
      {
        titulo: 'con reloj de rápida',
        consigna: 'Resuelve las posiciones de abajo con reloj y sin escribir variantes de más de tres jugadas.',
      },
      {
        titulo: 'frase de plan',
        consigna: 'Escribe una frase por posición de abajo que empiece con «quiero» y otra con «impido».',
      },
    ],
    test: [
      {
        titulo: 'plan, ruptura, jugada',
        consigna: 'Responde los tres datos en las {n} posiciones de abajo; sin los tres, no hay punto.',
      },
      {
        titulo: 'cuenta exacta sobre d4',
        consigna:
          'Da en cada posición de abajo el balance de atacantes y defensores del peón central y la jugada que lo modifica. Puntúa si coinciden número y jugada.',
      },
      {
        titulo: 'golpe o plan',
        consigna: 'Decide si las posiciones de abajo se resuelven por táctica o por plan y escribe la primera jugada.',
      },
      {
        titulo: 'retirada o ruptura',
        consigna:
          'Elige la continuación en las posiciones de abajo entre la tranquila y la de ruptura; demuestra con línea.',
      },
    ],
    jugar: [
      {
        titulo: 'Francesa con tema fijo',
        consigna:
          'Juega tu línea en tu plataforma o club habitual y apunta en qué jugada rompiste con ...c5 y con ...f6 (o las impediste).',
      },
      {
        titulo: 'partida temática del avance',
        consigna:
          'Parte de 1.e4 e6 2.d4 d5 3.e5 c5 4.c3 Cc6 5.Cf3 Db6 6.a3 Ch6 7.b4 cxd4 8.cxd4 Cf5 9.Ab2 y juega con un compañero los dos lados. Anoten cuándo llegó ...f6.',
      },
      {
        titulo: 'alfil libre',
        consigna:
          'Juega una Francesa con la meta de activar el alfil de c8 antes de la jugada veinte; anota el precio.',
      },
    ],
    analizar: [
      {
        titulo: 'la base que aguantó',
        consigna: 'Mira en tus partidas si d4 cayó, se cambió o aguantó y quién ganó ese pulso.',
      },
      {
        titulo: 'rupturas y fechas',
        consigna: 'Anota la jugada de ...c5 y ...f6 en cada partida y compara con el resultado.',
      },
      {
        titulo: 'enroque y peligro',
        consigna: 'Revisa la decisión de enrocar en tus partidas de Francesa y los golpes posibles en h7 y f7.',
      },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [2, 2],
      fen: 'rnbqkbnr/pp3ppp/4p3/2ppP3/3P4/8/PPP2PPP/RNBQKBNR w KQkq - 0 4',
      linea: '4.c3 Cc6 5.Cf3 Db6 6.Ad3 cxd4 7.cxd4 Ad7 8.O-O',
      explicacion:
        'La cadena blanca d4-e5 se apoya en d4, y ahí apuntan las negras con ...c5, ...Cc6 y ...Db6. Cuidado con el orden: 7...Cxd4? pierde la dama, porque tras 8.Cxd4 Dxd4 llega 9.Ab5+ y la dama de d1 captura en d4. Por eso las negras juegan antes 7...Ad7, y las blancas enrocan ofreciendo el peón por desarrollo.',
    },
  ],
};
