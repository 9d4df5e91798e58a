import type { ChessTopic } from '../../chess-topic.ts';

export const ajEstDesequilibrios: ChessTopic = {
  id: 'aj-est-desequilibrios',
  titulo: 'Desequilibrios de material: dama, torres, calidad y menores',
  area: 'EST',
  nivelMin: 4,
  nivelMax: 6,
  prerequisitos: ['aj-est-plan', 'aj-fin-conversion'],
  favorece: ['clasica'],
  minutosEtapa: 330,
  terminos: [
    'desequilibrios de material',
    'desequilibrio de material',
    'dama contra dos torres',
    'dos torres contra dama',
    'torre contra dos menores',
    'torre y peón contra dos menores',
    'dos menores contra torre',
    'tres menores contra dama',
    'dama contra tres piezas',
    'material desequilibrado',
    'material imbalance',
    'material imbalances',
    'queen vs two rooks',
    'rook vs two minor pieces',
    'calidad de menos con compensación',
    'piezas por la dama',
    'entregar la dama por torres',
  ],
  ideas: [
    'Dos torres valen más que la dama si están coordinadas y hay objetivo fijo; la dama vale más con reyes expuestos y peones sueltos.',
    'Dos menores superan a torre y peón en el medio juego, cuando tienen puestos; la torre vale más con columnas abiertas y peones en los dos flancos.',
    'Tres menores rinden más que una dama si cubren sus peones; la dama gana con amenazas dobles y rey débil.',
    'En todo desequilibrio mira cuatro cosas: coordinación, objetivos fijos, seguridad de los reyes y peones pasados.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque:
        'Valora por coordinación: busca el punto donde dos piezas atacan lo mismo o donde la dama ataca dos cosas.',
      idea: 'Dos torres ganan un peón que solo puede defenderse una vez: cuenta atacantes sobre un mismo objetivo.',
    },
    {
      nivel: 5,
      enfoque:
        'Elige en la práctica: qué desequilibrio ofrecer según la estructura y la fase, y cómo mejorar la coordinación antes del contacto.',
      idea: 'La dama huye de posiciones cerradas; las menores huyen de las abiertas con peones pasados lejanos.',
    },
    {
      nivel: 6,
      enfoque:
        'Decide con precisión en finales: dama contra dos torres con peones pasados, torre contra dos menores y peón, y momento de cambiar el desequilibrio por otro.',
      idea: 'En el final con reyes seguros, dos torres coordinadas suelen bastar; con rey expuesto y peón pasado rival, no.',
    },
  ],
  ejemplo: {
    fen: '3rr1k1/pp3p2/6pp/q7/8/6P1/PP2QP1P/2R1R1K1 w - - 0 25',
    linea: '25.Dxe8+ Txe8 26.Txe8+ Rg7 27.Te7',
    explicacion:
      'Las blancas cambian su dama por las dos torres porque sus torres entran coordinadas: 27.Te7 ataca b7 y la otra torre llega por la columna c. Los reyes están resguardados y los objetivos b7 y f7 son fijos: las dos condiciones que hacen superiores a las torres.',
  },
  errorTipico:
    'Contar puntos y olvidar coordinación: torre y dos peones «valen» dos menores, hasta que el caballo y el alfil se juntan sobre un peón que nadie defiende.',
  preguntas: [
    {
      pregunta: '¿Cuándo superan dos torres a la dama?',
      respuesta:
        'Cuando están coordinadas, los reyes están seguros y existe un objetivo fijo que puedan atacar juntas.',
    },
    {
      pregunta: '¿Qué situación favorece a la torre contra dos menores?',
      respuesta: 'Columnas abiertas, peones en los dos flancos y menores sin puesto estable.',
    },
    {
      pregunta: '¿Qué cuatro factores revisas en cualquier desequilibrio?',
      respuesta: 'Coordinación, objetivos fijos, seguridad de los reyes y peones pasados.',
    },
  ],
  criterio: {
    texto: 'Juzga y aprovecha el desequilibrio en {aciertos} de {de} posiciones',
    aciertos: 7,
    de: 10,
    unidad: 'posiciones',
  },
  foco: 'Antes de entrar en un desequilibrio di qué dos piezas coordinan y contra qué objetivo.',
  revision: '¿El desequilibrio se decidió por coordinación, por rey o por peón pasado?',
  variantes: {
    teoria: [
      {
        titulo: 'dos torres en marcha',
        consigna:
          'Sigue el ejemplo y describe cómo entran las dos torres; busca qué debería hacer la dama para molestar.',
      },
      {
        titulo: 'menores contra torre',
        consigna:
          'Coloca dos menores contra torre y peón en una posición cerrada y en una abierta, y escribe los dos veredictos.',
      },
      {
        titulo: 'cuatro factores en tabla',
        consigna: 'Evalúa con los cuatro factores tres desequilibrios distintos y ordénalos por facilidad de juego.',
      },
    ],
    ejercicios: [
      {
        titulo: '¿quién coordina?',
        consigna: 'Señala en las posiciones de abajo qué piezas colaboran y qué objetivo comparten.',
      },
      {
        titulo: 'acepta el canje',
        consigna: 'Decide en las posiciones de abajo si el cambio que crea el desequilibrio te favorece.',
      },
      {
        titulo: 'dama contra torres',
        consigna: 'Busca en las posiciones de abajo jaques dobles y peones sueltos, o cómo evitarlos.',
      },
      {
        titulo: 'casas para las menores',
        consigna: 'Encuentra en las posiciones de abajo los puestos que hacen superiores a tus menores.',
      },
      {
        titulo: 'líneas o puestos',
        consigna:
          'Decide en cada posición de abajo si abrir columnas para la torre o fijar casillas para las menores, según tu material.',
      },
      {
        titulo: 'objetivo fijo',
        consigna: 'Nombra en las posiciones de abajo el peón o casilla que se puede atacar dos veces.',
      },
      {
        titulo: 'cambia de desequilibrio',
        consigna: 'Considera en las posiciones de abajo devolver material para obtener otro desequilibrio mejor.',
      },
      {
        titulo: 'veredicto a contrarreloj',
        consigna: 'Con reloj, da veredicto y jugada en las posiciones de abajo y revisa los factores después.',
      },
    ],
    test: [
      {
        titulo: 'veredicto razonado',
        consigna: 'Escribe en las {n} posiciones de abajo quién está mejor y los dos factores que lo deciden.',
      },
      {
        titulo: 'jugada de coordinación',
        consigna:
          'Da la jugada que une dos piezas contra un mismo objetivo en cada posición de abajo y nombra ese objetivo.',
      },
      {
        titulo: 'ataque o bloqueo',
        consigna: 'Decide en las posiciones de abajo el plan según el desequilibrio y la primera jugada.',
      },
      {
        titulo: 'canje calculado',
        consigna: 'Calcula la secuencia que crea o deshace el desequilibrio en las posiciones de abajo y evalúa.',
      },
    ],
    jugar: [
      {
        titulo: 'desequilibrio elegido',
        consigna:
          'Monta blancas: Rg1, Tc1, Te7, peones a2, b2, f2, g3, h2; negras: Rg7, Da5, peones a7, b7, f7, g6, h6; mueven negras. Juega las torres y luego la dama contra un compañero.',
      },
      {
        titulo: 'dos menores frente a la torre',
        consigna:
          'Juega una posición con dos menores contra torre y peón; cambien de bando y comparen puestos logrados.',
      },
      {
        titulo: 'busca el canje',
        consigna:
          'En tu plataforma o club habitual, ofrece o acepta un desequilibrio que evalúes mejor y anota el resultado.',
      },
    ],
    analizar: [
      {
        titulo: 'desequilibrios de tus partidas',
        consigna: 'Lista los desequilibrios de material ocurridos y el factor que decidió cada uno.',
      },
      {
        titulo: 'canje rechazado',
        consigna:
          'Busca un canje desigual que evitaste en una partida y aplícale los cuatro factores. Decide si hoy lo aceptarías y por cuál de ellos.',
      },
      {
        titulo: 'coordinación perdida',
        consigna: 'Señala la jugada en que dos de tus piezas dejaron de colaborar y su consecuencia.',
      },
    ],
  },
};
