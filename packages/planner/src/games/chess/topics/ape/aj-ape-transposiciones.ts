import type { ChessTopic } from '../../chess-topic.ts';

export const ajApeTransposiciones: ChessTopic = {
  id: 'aj-ape-transposiciones',
  titulo: 'Órdenes de jugadas y transposiciones',
  area: 'APE',
  nivelMin: 4,
  nivelMax: 6,
  prerequisitos: ['aj-ape-gambitodama', 'aj-ape-repertorio'],
  favorece: ['clasica'],
  minutosEtapa: 280,
  importancia: 'ocasional',
  terminos: [
    'transposiciones',
    'transposición',
    'transponer',
    'orden de jugadas',
    'órdenes de jugadas',
    'cambio de orden en la apertura',
    'move order',
    'move orders',
    'transpositions',
    'evitar líneas con el orden',
    'colarse en otra apertura',
    'orden exacto de apertura',
    'inversión de jugadas',
    'trucos de orden',
    'llegar a la misma posición por otro camino',
    'flexibilidad en la apertura',
  ],
  ideas: [
    'El orden de jugadas es una lista de permisos: cada jugada prohíbe unas respuestas y autoriza otras; se elige por lo que no quieres enfrentar.',
    'Una transposición es buena si llegas a tu estructura con una jugada útil de más o evitando la línea crítica; mala si llegas a la de él.',
    'Retrasa la jugada que te compromete: mientras no muevas d4, c4 o el caballo de c3, el rival no sabe qué esquema usar.',
    'Tras cada jugada fuera de guion pregunta a qué posición conocida se puede volver y con qué diferencia.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque: 'Haz el mapa de órdenes de tu apertura principal: qué evita cada uno y qué posición común comparten.',
      idea: 'Con 1.Cf3 y 2.c4 evitas varias defensas, pero también renuncias a líneas con el caballo en e2 o con f3.',
    },
    {
      nivel: 5,
      enfoque:
        'Usa el orden para esquivar la preparación: cambia dos jugadas sin alterar tu estructura y conoce la excepción táctica de cada cambio.',
      idea: 'Todo orden tiene una jugada que lo castiga: búscala antes de que la encuentre tu rival.',
    },
    {
      nivel: 6,
      enfoque:
        'Domina redes completas: tres aperturas que desembocan en las mismas cuatro estructuras, y elección por rival según lo que no juega.',
      idea: 'La flexibilidad cuesta tiempo de reloj: decide en casa en qué jugada dejarás de esperar.',
    },
  ],
  ejemplo: {
    fen: 'rnbqkb1r/pppp1ppp/4pn2/8/2P5/2N2N2/PP1PPPPP/R1BQKB1R b KQkq - 1 3',
    linea: '3...d5 4.d4 Ae7 5.Ag5 O-O 6.e3 h6',
    explicacion:
      'Con 1.Cf3 las blancas evitaron el Budapest y 1...e5, y retrasaron d4. Tras 3.Cc3 las negras eligen: 3...Ab4 permite a las blancas decidir entre 4.Dc2 y transponer a una Nimzoindia con 4.d4; con 3...d5 4.d4 se llega al gambito de dama rehusado. La misma posición nace de 1.d4 d5 2.c4 e6, pero cada camino abrió y cerró puertas distintas.',
  },
  errorTipico:
    'Cambiar el orden para confundir y acabar en una línea que uno mismo no conoce. El orden se elige por destino, no por disimulo.',
  preguntas: [
    {
      pregunta: '¿Qué preguntas antes de alterar un orden conocido?',
      respuesta: 'Qué respuesta nueva permito, cuál evito y si hay una jugada concreta que castigue el cambio.',
    },
    {
      pregunta: '¿Qué evita y qué permite empezar con 1.Cf3?',
      respuesta:
        'Evita 1...e5 y varias defensas contra d4 inmediato; permite ...c5 simétrico, ...d5 con ...c5 y esquemas con ...b6.',
    },
    {
      pregunta: '¿Cómo vuelves a terreno conocido si el rival altera el orden?',
      respuesta:
        'Busco la estructura común más próxima y compruebo qué pieza o tiempo está distinto antes de copiar el plan.',
    },
  ],
  criterio: {
    texto: 'Elige el orden que lleva a tu estructura en {aciertos} de {de} posiciones',
    aciertos: 7,
    de: 10,
    unidad: 'posiciones',
  },
  foco: 'En las diez primeras jugadas di a qué posición conocida puede transponerse la partida y qué diferencia hay.',
  revision: '¿Quién eligió la estructura final de la apertura, él o yo, y con qué jugada?',
  variantes: {
    teoria: [
      {
        titulo: 'permisos y prohibiciones',
        consigna: 'Haz una tabla con las tres primeras jugadas del ejemplo: qué permite y qué evita cada una.',
      },
      {
        titulo: 'misma meta, tres caminos',
        consigna:
          'Llega a la posición final del ejemplo desde 1.d4, 1.c4 y 1.Cf3 y anota qué desvío tenía el rival en cada camino.',
      },
      {
        titulo: 'la jugada que castiga',
        consigna: 'Busca para dos órdenes de tu repertorio la respuesta más molesta y prepara una contestación.',
      },
    ],
    ejercicios: [
      {
        titulo: 'a qué transpone',
        consigna: 'Nombra en las posiciones de abajo las dos estructuras posibles y la jugada que decide.',
      },
      {
        titulo: 'diferencia mínima',
        consigna: 'Compara cada posición de abajo con su versión habitual y señala qué pieza o tiempo cambia.',
      },
      {
        titulo: 'compromiso aplazado',
        consigna: 'Encuentra en las posiciones de abajo la jugada útil que no define aún la estructura.',
      },
      {
        titulo: 'aprovecha el orden impreciso',
        consigna: 'Busca en las posiciones de abajo si el orden rival permite un golpe o una estructura mejor.',
      },
      {
        titulo: 'camino de regreso',
        consigna: 'Escribe en las posiciones de abajo cómo volver a una línea conocida y en cuántas jugadas.',
      },
      {
        titulo: 'desde la otra silla',
        consigna: 'Di en las posiciones de abajo qué quiere evitar tu rival y cómo impedírselo.',
      },
      {
        titulo: 'reconstrucción',
        consigna: 'Deduce el orden probable que llevó a cada posición de abajo y propón uno mejor para tu bando.',
      },
      {
        titulo: 'elige rápido',
        consigna:
          'Con reloj, decide en las posiciones de abajo entre tres jugadas por el destino y no por la táctica; luego comprueba.',
      },
    ],
    test: [
      {
        titulo: 'destino y jugada',
        consigna:
          'Escribe en las {n} posiciones de abajo la estructura de destino y la jugada que te lleva a ella. Comprueba en la solución si el camino era ese.',
      },
      {
        titulo: 'permiso peligroso',
        consigna:
          'Señala en cada posición de abajo qué respuesta permite tu jugada y cómo la contestarías. Si no tienes contestación, elige otra jugada.',
      },
      {
        titulo: 'castigo del orden',
        consigna:
          'Encuentra la jugada que aprovecha el orden inexacto en las posiciones de abajo o prueba que no existe.',
      },
      {
        titulo: 'red en blanco',
        consigna: 'Dibuja de memoria tu red de transposiciones y contesta luego las posiciones de abajo.',
      },
    ],
    jugar: [
      {
        titulo: 'un destino, órdenes distintos',
        consigna:
          'Juega varias partidas llegando a la misma estructura por caminos diferentes; anota cuál evitó más problemas.',
      },
      {
        titulo: 'espera y define',
        consigna:
          'En tu plataforma o club habitual retrasa una jugada central hasta la séptima y observa qué esquema eligió el rival.',
      },
      {
        titulo: 'duelo de órdenes',
        consigna:
          'Con un compañero jueguen la apertura diciendo tras cada jugada a qué se puede transponer; gana quien imponga su estructura.',
      },
    ],
    analizar: [
      {
        titulo: 'quién decidió',
        consigna: 'Señala en cada partida la jugada que fijó la estructura y si fue voluntaria.',
      },
      {
        titulo: 'desvíos sufridos',
        consigna: 'Reúne partidas en que un cambio de orden te sorprendió y escribe la respuesta para cada uno.',
      },
      {
        titulo: 'red actualizada',
        consigna: 'Añade a tu mapa los caminos nuevos que aparecieron en tus partidas del mes.',
      },
    ],
  },
};
