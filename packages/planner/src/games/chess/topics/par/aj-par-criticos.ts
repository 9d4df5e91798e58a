import type { ChessTopic } from '../../chess-topic.ts';

export const ajParCriticos: ChessTopic = {
  id: 'aj-par-criticos',
  titulo: 'Momentos críticos: análisis profundo y verificación al final',
  area: 'PAR',
  nivelMin: 4,
  nivelMax: 6,
  prerequisitos: ['aj-par-analizar', 'aj-cal-variantes'],
  favorece: ['clasica'],
  minutosEtapa: 330,
  terminos: [
    'momentos críticos',
    'momento crítico',
    'posiciones críticas',
    'posición crítica',
    'análisis profundo',
    'analizar a fondo',
    'punto de inflexión',
    'puntos de giro',
    'jugada clave de la partida',
    'critical moments',
    'critical positions',
    'deep analysis',
    'decisiones críticas',
    'detectar el momento crítico',
    'cuándo pensar más',
    'analizar una posición a fondo',
  ],
  ideas: [
    'Un momento crítico es una decisión que no se puede deshacer y cuyo acierto cambia el resultado: entrar en un final, sacrificar, abrir el centro, elegir entre ataque y defensa.',
    'Se reconocen por señales: tensión de peones o piezas, última oportunidad de una idea, cambio de fase, dos planes opuestos o rey a punto de quedar expuesto.',
    'El análisis profundo sigue un orden: evaluación propia, candidatas, árbol, conclusión escrita y solo al final verificación. Una posición bien trabajada vale por diez miradas.',
    'Después se compara: no solo la jugada, también qué se evaluó mal y cuánto tiempo recibió en la partida.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque: 'Detecta dos momentos por partida y analiza uno a fondo con árbol escrito. Verifica al día siguiente.',
      idea: 'Si una decisión es irreversible (peón, cambio de damas, sacrificio), trátala como crítica hasta demostrar lo contrario.',
    },
    {
      nivel: 5,
      enfoque:
        'Analiza tres candidatas por momento y compara sus posiciones finales. Clasifica por qué fallaste la detección.',
      idea: 'Hay dos errores distintos: resolver mal el momento y no notar que lo era. El segundo cuesta más y se corrige en otra parte.',
    },
    {
      nivel: 6,
      enfoque:
        'Haz análisis de varias sesiones sobre una sola posición, con preguntas abiertas y conclusiones que puedan reutilizarse.',
      idea: 'Vuelve a la misma posición varios días: lo que cambia en tu evaluación de una vez a otra es exactamente lo que no entendías.',
    },
  ],
  errorTipico:
    'Repartir la atención por igual entre cuarenta jugadas. El análisis parejo deja sin entender las tres decisiones que importaban.',
  preguntas: [
    {
      pregunta: '¿Qué hace crítica a una decisión?',
      respuesta: 'Que sea irreversible o difícil de corregir y que su acierto cambie el resultado esperado.',
    },
    {
      pregunta: '¿Qué señales anuncian un momento crítico?',
      respuesta:
        'Tensión sin resolver, última ocasión de una idea, cambio de fase, planes opuestos o rey que va a quedar expuesto.',
    },
    {
      pregunta: '¿En qué orden se analiza?',
      respuesta: 'Evaluación propia, candidatas, árbol con rama crítica, conclusión escrita y verificación al final.',
    },
    {
      pregunta: 'En Byrne contra Fischer, ¿qué hacía crítica la jugada 17?',
      respuesta:
        'La dama negra está atacada y el rey blanco expuesto: o se retira la dama y se pierde la iniciativa, o se entrega con ...Ae6 para obtener un ataque con material suficiente.',
    },
  ],
  criterio: {
    texto: 'Detecta y resuelve bien {aciertos} de {de} momentos críticos antes de verificar.',
    aciertos: 7,
    de: 10,
    unidad: 'momentos',
  },
  foco: 'Antes de toda jugada irreversible di «crítico» y usa al menos el doble de tu tiempo habitual.',
  revision: '¿Cuáles eran los momentos críticos y cuánto tiempo dedicaste a cada uno?',
  variantes: {
    teoria: [
      {
        titulo: 'por qué es crítica',
        consigna:
          'Explica en el ejemplo qué decisiones alternativas había y qué se perdía con cada una. Escribe qué señales la anunciaban dos jugadas antes.',
      },
      {
        titulo: 'plantilla de análisis profundo',
        consigna:
          'Prepara una página con los cinco pasos y llénala con una posición tuya durante todo el bloque. La verificación queda para otro día.',
      },
      {
        titulo: 'reversibles e irreversibles',
        consigna:
          'Clasifica veinte jugadas de una partida tuya como reversibles o irreversibles. Comprueba si el tiempo gastado siguió esa división.',
      },
    ],
    ejercicios: [
      {
        titulo: 'crítico o rutina',
        consigna:
          'Di en las posiciones de abajo si el momento es crítico, con la señal que lo prueba. Después resuelve.',
      },
      {
        titulo: 'página completa',
        consigna:
          'Analiza en las posiciones de abajo con los cinco pasos por escrito. Es mejor hacer dos a fondo que todas por encima.',
      },
      {
        titulo: 'tres candidatas comparadas',
        consigna: 'Da en las posiciones de abajo tres candidatas con posición final y veredicto. Elige y justifica.',
      },
      {
        titulo: 'detección previa',
        consigna:
          'Imagina en las posiciones de abajo la jugada anterior y decide si ya se veía venir el momento. Anota la señal.',
      },
      {
        titulo: 'evaluación antes y después',
        consigna:
          'Escribe tu evaluación de las posiciones de abajo antes de calcular y tras calcular. Explica el cambio.',
      },
      {
        titulo: 'última oportunidad',
        consigna:
          'Busca en las posiciones de abajo qué idea dejaría de existir si no se juega ahora. Comprueba si es la solución.',
      },
      {
        titulo: 'minutos merecidos',
        consigna: 'Asigna a cada posición de abajo el tiempo que le darías en torneo y compáralo con el que usaste.',
      },
      {
        titulo: 'segunda sesión',
        consigna:
          'Vuelve a una posición de abajo otro día y escribe qué ves ahora que antes no. Solo después mira la solución.',
      },
    ],
    test: [
      {
        titulo: 'análisis puntuado',
        consigna:
          'Entrega en las {n} posiciones de abajo evaluación, candidatas, rama crítica y conclusión; un cuarto de punto cada una.',
      },
      {
        titulo: 'detección a ciegas',
        consigna:
          'Ordena las {n} posiciones de abajo de más a menos crítica antes de resolverlas. Compara con la ganancia real de la solución.',
      },
      {
        titulo: 'sesión de torneo',
        consigna:
          'Reparte {min} minutos entre las {n} posiciones de abajo según su importancia, no por igual. Anota el reparto.',
      },
      {
        titulo: 'conclusión en dos frases',
        consigna: 'En las {n} posiciones de abajo puntúa solo la conclusión escrita: decisión y razón.',
      },
    ],
    jugar: [
      {
        titulo: 'alarma crítica',
        consigna:
          'Juega una partida larga y marca en la planilla cada momento que creas crítico al vivirlo. Compáralo con tu análisis posterior.',
      },
      {
        titulo: 'desde el punto de giro',
        consigna:
          'Juega desde un momento crítico de una partida tuya con ambos bandos y decisiones distintas. Compara los desenlaces.',
      },
      {
        titulo: 'inversión de tiempo',
        consigna:
          'Juega una partida reservando un bloque grande de tiempo para un único momento elegido por ti. Di si lo elegiste bien.',
      },
    ],
    analizar: [
      {
        titulo: 'dos momentos a fondo',
        consigna:
          'Analiza dos momentos de tu última partida con los cinco pasos y verifica otro día. Escribe qué cambió.',
      },
      {
        titulo: 'momento no detectado',
        consigna: 'Busca una decisión irreversible que jugaste rápido. Explica qué señal estaba presente.',
      },
      {
        titulo: 'mapa de tiempo y crítica',
        consigna: 'Superpón el gráfico de tiempo con los momentos críticos y calcula cuántos coincidieron.',
      },
      {
        titulo: 'análisis de varias sesiones',
        consigna:
          'Elige la posición que menos entiendas y trabájala en varias sesiones. Guarda las tres versiones de tu evaluación.',
      },
    ],
  },
  ejemplo: {
    fen: 'r3r1k1/pp3pbp/1qp3p1/2B5/2BP2b1/Q1n2N2/P4PPP/3R1K1R b - - 3 17',
    linea: '1...Ae6 2.Axb6 Axc4+ 3.Rg1 Ce2+ 4.Rf1 Cxd4+ 5.Rg1 Ce2+ 6.Rf1 Cc3+ 7.Rg1 axb6',
    explicacion:
      'Byrne contra Fischer (1956). La dama está atacada y la decisión es irreversible: retirarla cede la iniciativa; entregarla con ...Ae6 da torre, dos alfiles y peón con ataque. El análisis incluye la crítica 2.Axe6, que permite 2...Db5+ y mate de la coz, y 2.Dxc3, que pierde material tras 2...Dxc5.',
  },
};
