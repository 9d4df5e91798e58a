import type { PokerTopic } from '../../poker-topic.ts';

export const pkGtoSimplificar: PokerTopic = {
  id: 'pk-gto-simplificar',
  titulo: 'Simplificar estrategias de solver',
  area: 'GTO',
  nivelMin: 4,
  nivelMax: 5,
  prerequisitos: ['pk-gto-solver'],
  minutosEtapa: 270,
  terminos: [
    'simplificar estrategias',
    'simplificar gto',
    'estrategia simplificada',
    'simplificar el solver',
    'un solo tamaño',
    'reducir tamaños',
    'heurísticas',
    'reglas de dedo',
    'reglas prácticas de gto',
    'estrategia de rango completo',
    'pasar todo el rango',
    'apostar todo mi rango',
    'memorizar sims',
    'no puedo memorizar gto',
    'aplicar gto en la mesa',
    'randomizar',
    'quitar mezclas',
    'frecuencias puras',
  ],
  ideas: [
    'Una estrategia simple que ejecutas bien gana más que la óptima que ejecutas mal: la medida es el EV perdido al simplificar frente al EV perdido por errores de ejecución.',
    'Tres recortes habituales: un solo tamaño por nodo, apostar o pasar todo el rango en una familia de mesas, y volver puras las manos mezcladas.',
    'El límite razonable para aceptar un recorte es perder menos del 0,5 al 1 % del bote en ese nodo.',
    'Agrupa por lo que cambia la decisión (altura, conexión, palos, SPR), no por lo que se parece a la vista.',
    'Toda regla lleva su excepción escrita: «apuesta un tercio con todo en as alto, salvo A-5-4 y A-T-9 con dos palos».',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque: 'Reduce cada nodo frecuente a una regla y una excepción, y mide cuánto EV cedes con el árbol recortado.',
      idea: 'Empieza por el nodo que más se repite: botón contra ciega grande en bote simple aparece muchas más veces que cualquier bote con 4-bet.',
    },
    {
      nivel: 5,
      enfoque:
        'Decide qué simplificaciones son explotables por rivales atentos y cuáles no, y prepara la versión completa solo para esos nodos.',
      idea: 'Volver pura una mano mezclada no pierde nada contra el equilibrio; lo explotable es que todas las manos del mismo tipo caigan del mismo lado.',
    },
  ],
  errorTipico:
    'Simplificar por comodidad sin medir: usar el mismo tercio en todas las mesas porque «pierde poco», cuando en las bajas conectadas cuesta varios puntos del bote.',
  preguntas: [
    {
      pregunta: '¿Cuál es el criterio numérico para aceptar una simplificación?',
      respuesta:
        'Que el EV cedido sea menor del 0,5 al 1 % del bote del nodo y menor que el que pierdes hoy por errores de ejecución en la versión completa.',
    },
    {
      pregunta: '¿Cómo vuelves pura una mano mezclada sin desequilibrar el rango?',
      respuesta:
        'Reparte por un rasgo objetivo: por ejemplo, apuestan las que tienen trasero de color y pasan las que no, hasta que la frecuencia total quede cerca de la original.',
    },
    {
      pregunta: '¿Por qué se agrupan flops por rasgos y no por parecido?',
      respuesta:
        'Porque K-8-3 y K-T-9 comparten rey, pero el segundo da escaleras y proyectos: la estrategia cambia más por la conexión que por la carta alta.',
    },
    {
      pregunta: '¿Qué simplificación es más peligrosa contra buenos rivales?',
      respuesta:
        'La que deja una línea sin un extremo: por ejemplo, pasar siempre manos débiles. Se castiga con apuestas grandes.',
    },
  ],
  criterio: {
    texto: 'Tus reglas simplificadas ceden menos del 1 % del bote en {aciertos} de {de} nodos',
    aciertos: 7,
    de: 10,
    unidad: 'nodos',
  },
  foco: 'Juega con tus reglas escritas y marca cada mano en que la regla te pareció dudosa; no improvises sobre la marcha.',
  revision: '¿Seguí mi regla, y si no, era una excepción escrita o un impulso?',
  ejemplo: {
    niveles: [4, 5],
    situacion:
      'Nodo: botón contra ciega grande, flops de rey seco, bote 5,5 bb. Árbol completo (tres tamaños, mezclas): EV 3,52 bb. Regla «un tercio con todo»: 3,49 bb. En tu base, tus errores de ejecución con la versión completa te cuestan 0,11 bb por mano.',
    pregunta: '¿Aceptas la regla? Exprésalo en porcentaje de bote y en 500 manos.',
    respuesta:
      'Cedes 0,03 bb, 0,5 % del bote, y evitas 0,11 bb de errores: ganas 0,08 bb por mano, 40 bb en 500 manos del nodo. Acepta. Excepción escrita: K-T-9, K-Q-J y K-9-8 con dos palos salen de la familia porque ahí la regla cede mucho más.',
    calculos: [
      { da: '0,5 %', tipo: 'cuenta', expresion: '100*0.03/5.5' },
      { da: '40 bb', tipo: 'cuenta', expresion: '500*(0.11-0.03)' },
    ],
  },
  spots: [
    {
      niveles: [4, 5],
      situacion:
        'Familia «flop bajo y conectado», bote 6,5 bb, MP contra el botón que pagó. Óptimo 2,71 bb; regla «un tercio con todo» 2,52; regla «pasar todo el rango» 2,66.',
      pregunta: '¿Qué regla adoptas y cuánto cede cada una en % del bote?',
      respuesta:
        'Un tercio con todo cede 0,19 bb: 2,9 % del bote, inaceptable. Pasar todo cede 0,05 bb: 0,8 %, aceptable. Regla: en flops bajos conectados, paso todo el rango y juego check-raise y turn con plan. Es más simple que mezclar y casi no pierde.',
      calculos: [
        { da: '2,9 %', tipo: 'cuenta', expresion: '100*(2.71-2.52)/6.5' },
        { da: '0,8 %', tipo: 'cuenta', expresion: '100*(2.71-2.66)/6.5' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'El solver apuesta J-T sin pareja el 50 % en cierto flop. Tienes 16 combos: 4 del mismo palo con trasero de color, 12 de distinto palo, de los que 6 llevan una carta del palo de la mesa.',
      pregunta: 'Convierte la mezcla en una regla pura que conserve la frecuencia.',
      respuesta:
        'El 50 % de 16 son 8 combos. Regla: apuestan los 4 del mismo palo y otros 4 de los 6 que llevan carta del palo de la mesa, por ejemplo los que la tienen en la jota. La frecuencia queda en 8 de 16 = 50,0 % y eliges las manos con más turns para seguir, que en equilibrio valen igual pero en la práctica se juegan mejor.',
      calculos: [
        { da: '8 combos', tipo: 'cuenta', expresion: '0.5*16' },
        { da: '50,0 %', tipo: 'cuenta', expresion: '100*8/16' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Tienes 14 horas de estudio. Nodo A (bote simple botón contra ciega grande): 22 veces por 1.000 manos, cedes hoy 0,30 bb cada vez. Nodo B (bote con 4-bet): 1,5 veces por 1.000 manos, cedes 2 bb. Ambos pueden reducirse a la mitad.',
      pregunta: '¿Cuál simplificas y estudias primero?',
      respuesta:
        'A cuesta 22 × 0,30 = 6,6 bb por 1.000 manos; B, 1,5 × 2 = 3,0 bb. Reducir a la mitad ahorra 3,3 contra 1,5 bb. Primero A, aunque el error de B se sienta mayor porque el bote es grande. Frecuencia por coste: ése es el orden de estudio.',
      calculos: [
        { da: '6,6 bb', tipo: 'cuenta', expresion: '22*0.3' },
        { da: '3,0 bb', tipo: 'cuenta', expresion: '1.5*2' },
        { da: '3,3 contra', tipo: 'cuenta', expresion: '6.6/2' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'River, bote 20 bb, hablas primero: el solver usa 40 % y 120 %. Con dos tamaños, EV 11,40; solo 75 %, 11,22; solo 120 % o pasar, 11,31.',
      pregunta: '¿Con cuál te quedas y qué manos de tu rango cambian de acción?',
      respuesta:
        'Solo 75 % cede 0,18 bb (0,9 %); solo 120 %, 0,09 bb (0,5 %). Quédate con 120 % o pase: las manos de valor fino que usaban 40 % pasan a jugarse pasando y pagando, y las fuertes y los faroles usan el grande. Es una simplificación que además te obliga a polarizar bien.',
      calculos: [
        { da: '0,9 %', tipo: 'cuenta', expresion: '100*(11.4-11.22)/20' },
        { da: '0,09 bb', tipo: 'cuenta', expresion: '11.4-11.31' },
      ],
    },
    {
      niveles: [5, 5],
      situacion:
        'Tu regla «paso todo el rango» en flops bajos conectados es conocida por un regular, que apuesta ahí dos tercios con el 80 % de sus manos. Defiendes 62 % (pagando 47 y resubiendo 15).',
      pregunta: '¿Te está explotando? Calcula lo que pide su apuesta y la respuesta.',
      respuesta:
        'Dos tercios pide 40,0 % de abandonos; abandonas 38 %: no gana por abandonos inmediatos. Pasar todo el rango no es explotable en sí mismo, porque tu pase contiene las manos fuertes. Si apuesta el 80 %, sube tu check-raise de 15 a 22 %: su rango es demasiado ancho para aguantarlo.',
      calculos: [
        { da: '40,0 %', tipo: 'alfa', bote: 3, apuesta: 2 },
        { da: '38 %', tipo: 'cuenta', expresion: '100-47-15' },
      ],
    },
    {
      niveles: [5, 5],
      situacion:
        'Agrupas los flops de as alto en tres reglas: A-seco (60 % de ellos, cedes 0,02 bb), A-conectado (25 %, 0,08 bb) y A-monocolor (15 %, 0,10 bb). Con una sola regla para todos cederías 0,07 bb de media. Bote 5,5.',
      pregunta: '¿Compensan las tres reglas frente a una?',
      respuesta:
        'Con tres reglas cedes 0,60 × 0,02 + 0,25 × 0,08 + 0,15 × 0,10 = 0,047 bb; con una, 0,07. Ganas 0,023 bb por flop de as, un 0,4 % del bote. Si puedes recordarlas sin error, adelante; si las tres reglas te causan un fallo de 0,3 bb cada diez flops, son 0,03 bb por flop y pierdes con ellas.',
      calculos: [
        { da: '0,047 bb', tipo: 'cuenta', expresion: '0.6*0.02+0.25*0.08+0.15*0.1' },
        { da: '0,4 %', tipo: 'cuenta', expresion: '100*0.023/5.5' },
      ],
    },
    {
      niveles: [4, 4],
      situacion:
        'Nodo: ciega pequeña con 3-bet contra botón, flops de rey alto, bote 22 bb. Estrategia completa: EV 12,80. Regla «un cuarto con todo»: 12,74. Regla «un tercio con todo»: 12,71. Aparece 6 veces por 1.000 manos.',
      pregunta: '¿Cuál adoptas y cuánto cuesta por 1.000 manos?',
      respuesta:
        'Un cuarto cede 0,06 bb y un tercio 0,09 bb: 0,27 % y 0,41 % del bote. Por 1.000 manos, 6 × 0,06 = 0,36 bb. Adopta el cuarto con todo y usa el tiempo en el turn, donde de verdad se gana o se pierde. Excepción: si el rival resube mucho el tamaño pequeño, prueba el tercio una semana y mide.',
      calculos: [
        { tipo: 'cuenta', expresion: '12.8-12.74', da: '0,06 bb' },
        { tipo: 'cuenta', expresion: '12.8-12.71', da: '0,09 bb' },
        { tipo: 'cuenta', expresion: '100*0.06/22', da: '0,27 %' },
        { tipo: 'cuenta', expresion: '100*0.09/22', da: '0,41 %' },
        { tipo: 'cuenta', expresion: '6*0.06', da: '0,36 bb' },
      ],
    },
  ],
  variantes: {
    teoria: [
      {
        titulo: 'tu libro de reglas',
        consigna:
          'Escribe una página con cinco nodos frecuentes, una regla y una excepción por nodo, y el EV que crees ceder. Deja un hueco para corregirlo con estudio.',
      },
      {
        titulo: 'qué se puede recortar',
        consigna:
          'Clasifica diez recortes (tamaños, mezclas, familias) en inocuo, medible y peligroso, con la razón. Usa el ejemplo resuelto como patrón.',
      },
      {
        titulo: 'por rasgos, no por parecido',
        consigna:
          'Toma doce flops y agrúpalos en cuatro familias por rasgos; busca los dos que cambiarían de grupo si agruparas a ojo. Contesta las preguntas.',
      },
    ],
    ejercicios: [
      {
        titulo: 'lo cedido en porcentaje',
        consigna: 'Expresa los casos de abajo en % del bote y en bb por 1.000 manos del nodo antes de decidir.',
      },
      {
        titulo: 'de mezcla a pura',
        consigna:
          'Convierte las mezclas de los casos de abajo en reglas por rasgo objetivo y comprueba que la frecuencia total se mantiene.',
      },
      {
        titulo: 'regla y excepción',
        consigna:
          'Redacta para los casos de abajo una regla de una línea y la excepción que la salva; pásala a alguien que no vio el caso y mira si la entiende.',
      },
      {
        titulo: 'orden de estudio',
        consigna: 'Ordena los casos de abajo por frecuencia multiplicada por coste y di cuál estudiarías esta semana.',
      },
      {
        titulo: 'recorta un tamaño',
        consigna: 'Quita un tamaño en los casos de abajo y explica qué manos cambian de acción y a cuál.',
      },
      {
        titulo: 'prueba del rival atento',
        consigna:
          'Busca en los casos de abajo cómo explotaría tu regla un regular y qué mano añadirías para impedirlo.',
      },
      {
        titulo: 'une o separa familias',
        consigna: 'Decide en los casos de abajo si dos mesas comparten regla y calcula lo que cede la unión.',
      },
      {
        titulo: 'reglas de memoria',
        consigna: 'Con reloj, escribe de memoria las reglas de las {n} situaciones de abajo y compáralas con tu ficha.',
      },
    ],
    test: [
      {
        titulo: 'examen de recortes',
        consigna: 'Acepta o rechaza los recortes de los {n} casos de abajo con el porcentaje cedido; el umbral es 1 %.',
      },
      {
        titulo: 'examen de conversión',
        consigna: 'Convierte en reglas puras las mezclas de los {n} casos de abajo y da la frecuencia resultante.',
      },
      {
        titulo: 'examen de prioridades',
        consigna: 'Ordena los {n} casos de abajo por ganancia de estudio y justifica los dos primeros con una cuenta.',
      },
      {
        titulo: 'examen de aplicación',
        consigna: 'Aplica tus propias reglas a los {n} casos de abajo y señala en cuáles la excepción manda.',
      },
    ],
    jugar: [
      {
        titulo: 'una regla por bloque',
        consigna:
          'Juega {min} minutos cumpliendo una sola regla escrita sin excepciones improvisadas. Anota las dudas.',
      },
      {
        titulo: 'familia en voz baja',
        consigna:
          'Durante {min} minutos nombra la familia de cada flop y ejecuta su regla; cuenta cuántas veces no supiste clasificarlo.',
      },
      {
        titulo: 'sin sorteos',
        consigna:
          'Juega {min} minutos con acciones puras por rasgo en lugar de mezclar y apunta si algún rival lo notó.',
      },
    ],
    analizar: [
      {
        titulo: 'reglas contra resultados',
        consigna: 'Revisa {n} manos de un nodo y comprueba en cuántas seguiste tu regla y qué costaron los desvíos.',
      },
      {
        titulo: 'excepciones que faltan',
        consigna: 'Busca en {n} manos dudosas una excepción que tu ficha no contempla y escríbela en una línea.',
      },
      {
        titulo: 'coste por frecuencia',
        consigna:
          'Cuenta cuántas veces apareció cada nodo en {n} manos y multiplica por tu error estimado. Reordena tu estudio.',
      },
    ],
  },
};
