import type { PokerTopic } from '../../poker-topic.ts';

export const pkRevPros: PokerTopic = {
  id: 'pk-rev-pros',
  titulo: 'Estudio activo de manos de profesionales',
  area: 'REV',
  nivelMin: 2,
  nivelMax: 5,
  prerequisitos: ['pk-rev-manos'],
  minutosEtapa: 250,
  importancia: 'ocasional',
  terminos: [
    'manos de profesionales',
    'manos de pros',
    'estudiar profesionales',
    'ver profesionales',
    'videos de póker',
    'vídeos de póker',
    'mesas finales comentadas',
    'streams de póker',
    'retransmisiones',
    'estudio activo',
    'pausar y predecir',
    'analizar a los mejores',
    'aprender de los mejores',
    'manos televisadas',
    'ver streams',
    'partidas de alto nivel',
  ],
  ideas: [
    'Mirar no es estudiar: se pausa antes de cada decisión, se escribe acción, tamaño y motivo, y solo entonces se mira. Lo que enseña es el desacuerdo.',
    'Antes de copiar una jugada pregunta por su contexto: stacks, rival, premios e historia. La mitad de las líneas de élite son malas contra tu mesa.',
    'El desacuerdo tiene tres causas: un dato que no viste, un rango distinto o una idea nueva. Solo la tercera va a tu cuaderno de ideas para probar.',
    'Las retransmisiones seleccionan botes espectaculares: nadie enseña los 200 folds. Cuenta también las manos que tiran y su frecuencia real de entrada.',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque:
        'Pausa en cada decisión preflop y de flop, predice y cuenta coincidencias; busca la razón de cada desacuerdo.',
      idea: 'Empieza por las manos que tiran: si tú habrías entrado en el doble, ahí está tu primera lección.',
    },
    {
      nivel: 3,
      enfoque:
        'Escribe el rango de ambos antes de cada calle y predice también el tamaño; clasifica el desacuerdo por causa.',
      idea: 'El tamaño es media jugada: acertar «apuesta» y fallar un tercio contra el bote entero es fallar la idea.',
    },
    {
      nivel: 4,
      enfoque:
        'Traduce una idea por semana a tu juego: nodo, frecuencia, rival al que sirve y prueba limitada con medición.',
      idea: 'Una línea de élite contra élite se traduce preguntando qué supone del rival y si el tuyo lo cumple.',
    },
    {
      nivel: 5,
      enfoque:
        'Estudia a un jugador concreto en muchas manos, reconstruye su estrategia por nodos y busca dónde se aparta del equilibrio y por qué.',
      idea: 'Diez horas de un mismo jugador valen más que cincuenta resúmenes: aparece el sistema detrás de la jugada.',
    },
  ],
  errorTipico:
    'Copiar el farol heroico de una mesa televisada en NL10, donde nadie tira dobles parejas. O mirar tres horas sin pausar y creer que fue estudio.',
  preguntas: [
    {
      pregunta: '¿Cuáles son los tres pasos del estudio activo de una mano ajena?',
      respuesta: 'Pausar y predecir por escrito (acción, tamaño y motivo), ver la decisión y clasificar el desacuerdo.',
    },
    {
      pregunta: '¿Qué tres causas puede tener un desacuerdo?',
      respuesta: 'Un dato no visto (stack, historia), un rango supuesto distinto o una idea que no conocías.',
    },
    {
      pregunta: '¿Qué preguntas haces antes de probar una línea de élite?',
      respuesta:
        'Qué supone del rival, si mi rival lo cumple, con qué stacks y premios se hizo y cuánto arriesga si me equivoco.',
    },
    {
      pregunta: '¿Por qué las retransmisiones deforman la frecuencia?',
      respuesta:
        'Porque muestran los botes interesantes: se ven decenas de faroles y casi ningún fold, y parece que se juega el triple de manos.',
    },
    {
      pregunta: '¿Cómo mides tu progreso con este método?',
      respuesta:
        'Con el porcentaje de coincidencia por calle y tamaño, y sobre todo con cuántas ideas nuevas pasaron la prueba en tu mesa.',
    },
  ],
  criterio: {
    texto:
      'Predices acción y tamaño aproximado en {aciertos} de {de} decisiones y clasificas la causa de cada desacuerdo.',
    aciertos: 14,
    de: 20,
    unidad: 'decisiones',
  },
  foco: 'Aplica una única idea tomada de una mano ajena, solo en el nodo y contra el rival para los que sirve.',
  revision: '¿Qué habría hecho aquí el jugador que estudias, qué supondría del rival y vale esa suposición en tu mesa?',
  variantes: {
    teoria: [
      {
        titulo: 'ficha de desacuerdo',
        consigna:
          'Diseña una ficha con predicción, decisión real, causa y qué haré. Rellénala con el ejemplo y explica en voz alta la causa.',
      },
      {
        titulo: 'traducir una línea',
        consigna:
          'Toma una jugada llamativa que recuerdes y escribe sus supuestos uno por uno. Marca cuáles no se cumplen en tu límite.',
      },
      {
        titulo: 'lo que no se ve',
        consigna:
          'Estima cuántas manos tira un buen jugador por hora y explica cómo una retransmisión cambia tu percepción. Compáralo con tu frecuencia.',
      },
    ],
    ejercicios: [
      {
        titulo: 'predice y justifica',
        consigna:
          'En cada mano de abajo escribe acción, tamaño y motivo antes de la solución. Puntúa por separado las tres cosas.',
      },
      {
        titulo: 'causa del desacuerdo',
        consigna:
          'Resuelve las manos de abajo y clasifica cada diferencia con la solución en dato, rango o idea. Cuenta cada tipo.',
      },
      {
        titulo: 'las dos sillas',
        consigna:
          'Predice en las manos de abajo lo que haría cada jugador con sus cartas. Comprueba que los rangos encajen entre sí.',
      },
      {
        titulo: 'baja de límite',
        consigna:
          'Rehace las manos de abajo suponiendo rivales de tu límite. Di qué línea deja de servir y cuál mejora.',
      },
      {
        titulo: 'tamaño primero',
        consigna: 'Decide solo el tamaño en las manos de abajo y explica qué rango cuenta. Después la acción.',
      },
      {
        titulo: 'la idea en abstracto',
        consigna:
          'Extrae de cada mano de abajo una idea sin cartas concretas. Busca otra mano donde también se aplique.',
      },
      {
        titulo: 'contador de coincidencias',
        consigna:
          'Trabaja las manos de abajo con reloj y anota coincidencia por calle. Dibuja tu porcentaje por calle.',
      },
      {
        titulo: 'discute la jugada',
        consigna:
          'Escribe la mejor crítica posible a la línea de las manos de abajo y una defensa igual de buena. Decide.',
      },
    ],
    test: [
      {
        titulo: 'predicción sin pausa larga',
        consigna:
          'Predice las manos de abajo con poco tiempo por decisión. 70 % de acciones y 50 % de tamaños aprueban.',
      },
      {
        titulo: 'supuestos',
        consigna:
          'Enumera los supuestos de cada línea de abajo sin mirar. Debe aparecer el principal en tres de cada cuatro.',
      },
      {
        titulo: '¿sirve en mi mesa?',
        consigna: 'Di sí o no para cada mano de abajo y el dato que lo decide. Un fallo permitido.',
      },
      {
        titulo: 'cuentas de élite',
        consigna: 'Verifica con números las decisiones de abajo (precio, alfa, combos). Sin errores.',
      },
    ],
    jugar: [
      {
        titulo: 'una idea en prueba',
        consigna:
          'Juega {min} minutos aplicando una sola idea estudiada, con tope de intentos escrito. Anota ocasión, acción y respuesta.',
      },
      {
        titulo: 'ritmo de profesional',
        consigna:
          'Imita solo el ritmo: mismo tiempo para decisiones fáciles y difíciles, pausa antes de botes grandes. Anota dos diferencias.',
      },
      {
        titulo: 'folds de élite',
        consigna:
          'Juega con la frecuencia de entrada por posición del jugador que estudias. Cuenta cuántas manos tiraste que antes jugabas.',
      },
    ],
    analizar: [
      {
        titulo: 'mano espejo',
        consigna:
          'Busca en tu historial {n} manos parecidas a la estudiada y compara tu línea con la suya calle por calle.',
      },
      {
        titulo: 'idea puesta a prueba',
        consigna:
          'Reúne tus intentos con la idea de la semana y decide con números si se queda. Escribe contra quién sí y contra quién no.',
      },
      {
        titulo: 'desacuerdos del mes',
        consigna: 'Revisa tus fichas de desacuerdo y cuenta por causa. La causa mayoritaria decide tu próximo tema.',
      },
      {
        titulo: 'serie de un solo jugador',
        consigna:
          'Anota en {n} manos de un mismo jugador su frecuencia en un nodo. Di si se aparta de lo que tú harías.',
      },
    ],
  },
  ejemplo: {
    niveles: [2, 4],
    mano: '8s 7s',
    mesa: 'Kh 9s 4s Qd 3c',
    situacion:
      'Mano de alto nivel (100 bb): botón abre 2,5 bb, ciega grande paga. Bote 5,5 bb. El botón apuesta 1,8, paga; turn (9,1 bb) apuesta 6,8, paga; river (22,7 bb): el botón, con 87 y color fallido, apuesta 30 bb.',
    pregunta: 'Pausa: ¿por qué ese tamaño y qué supone?',
    respuesta:
      'Alfa: 56,9 %; supone que la ciega grande abandona todo par menor que K fuerte, porque su rango llega limitado (KQ y tríos habrían subido antes). Faroles por valor: con apuesta de 1,32 botes puede tener 30 ÷ (22,7 + 60) = 36,3 % de faroles sin regalar nada. ¿Sirve en NL25? Si tu rival paga K cualquiera el 70 % de las veces, EV 0,3 × 22,7 − 0,7 × 30 = −14,2 bb: no. La idea que se traduce es otra: a ese pagador, sobreapuéstale tus KQ.',
    calculos: [
      { da: '56,9 %', tipo: 'alfa', bote: 22.7, apuesta: 30 },
      { da: '36,3 %', tipo: 'cuenta', expresion: '30/82.7*100' },
      {
        da: '−14,2 bb',
        tipo: 'ev',
        ramas: [
          { p: 0.3, valor: 22.7 },
          { p: 0.7, valor: -30 },
        ],
      },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [5, 5],
      mano: 'Ad 5d',
      mesa: 'Kd 8d 3s 7c 7h',
      situacion:
        'Estudias a un jugador de élite en 60 botes con 3-bet (100 bb). En 22 rivers en posición tras tres calles apostó all-in 11 veces: enseñó 7 de valor y 4 faroles. Los 4 faroles llevaban el as del palo fallado, como aquí. Bote del river, 62 bb; all-in, 58.',
      pregunta: '¿Está equilibrado y qué te llevas a tu juego?',
      respuesta:
        'Con 58 en 62 el cupo de faroles es 58 ÷ 178 = 32,6 %; el suyo, 4 ÷ 11 = 36,4 %: casi igual, con solo 11 casos. Su farol pide 48,3 % de abandonos. Lo curioso es la elección: el as del palo fallado bloquea proyectos que abandonarían, y aun así lo usa porque también quita A-K y A-A de los pagos y no gana enfrentamientos. Prueba en tu nodo: si tu rival paga A-K y poco más (quedan 9 combos con tu as y el rey de la mesa, en vez de 12), el bloqueo sirve; si paga toda K, no. Cópiale la pregunta, no la jugada.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*58/178', da: '32,6 %' },
        { tipo: 'cuenta', expresion: '100*4/11', da: '36,4 %' },
        { tipo: 'alfa', bote: 62, apuesta: 58, da: '48,3 %' },
        { tipo: 'combos', mano: 'AK', muertas: 'Ad 5d Kd', da: '9 combos' },
        { tipo: 'combos', mano: 'AK', muertas: 'Kd', da: '12' },
      ],
    },
  ],
  spots: [
    {
      niveles: [2, 4],
      situacion:
        'Viste 2 horas de una mesa: 38 manos mostradas, y un jugador entró en 17. En el recuento completo de la partida jugó 61 de 240.',
      pregunta: '¿Cuál es su frecuencia real y qué error evita contarla?',
      respuesta:
        'En lo mostrado 17 ÷ 38 = 45 %; real 61 ÷ 240 = 25 %. La edición casi duplica la impresión. Si lo imitaras a 45 % en vez de 25 %, serían 20 manos más por cada cien: perdiendo 0,3 bb de media cada una, 6 bb/100, más que un buen winrate.',
      calculos: [
        { da: '45 %', tipo: 'cuenta', expresion: '17/38*100' },
        { da: '25 %', tipo: 'cuenta', expresion: '61/240*100' },
        { da: '6 bb/100', tipo: 'cuenta', expresion: '20*0.3' },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'Ad Jd',
      mesa: 'Js 8c 5h',
      situacion:
        'Pausa en el flop: un profesional, en la ciega grande (40 bb), paga c-bet de 1/3 con AJ en vez de subir.',
      pregunta: '¿Por qué pagar y qué equity protege?',
      respuesta:
        'Porque al subir solo siguen manos mejores o proyectos con equity: contra KK tiene 20 % y contra T9 66 %, y echa a todo lo que domina. Pagando conserva KJ, QJ, 8x y faroles. Precio de la c-bet: 20 % con mucho más de equity. La causa de tu desacuerdo, si querías subir: confundir mano fuerte con mano que gana subiendo.',
      calculos: [
        { da: '20 %', tipo: 'equity', mano: 'Ad Jd', rivales: ['Ks Kd'], mesa: 'Js 8c 5h' },
        { da: '66 %', tipo: 'equity', mano: 'Ad Jd', rivales: ['Td 9d'], mesa: 'Js 8c 5h' },
        { da: '20 %', tipo: 'potOdds', bote: 6, apuesta: 2 },
      ],
    },
    {
      niveles: [2, 5],
      mano: 'Kc Tc',
      mesa: 'Qc 8h 3c 5s',
      situacion:
        'Un profesional con 60 bb hace check-raise del turn all-in con K♣ T♣: el rival apostó 7 bb en 11 y él mete 48.',
      pregunta: 'Haz la cuenta que justifica la jugada.',
      respuesta:
        'Gana 11 + 7 = 18 bb si tiran. Contra AQ tiene 27 % de equity. Si abandona la mitad: 0,5 × 18 + 0,5 × (0,27 × 107 − 48) = −0,55 bb: negativo por poco; necesita cerca de 51 % de abandonos. La jugada supone que el rival apuesta ancho y tira más de la mitad. En tu mesa, contra quien apuesta turn solo con valor, es un error: el supuesto es toda la jugada.',
      calculos: [
        { da: '18 bb', tipo: 'cuenta', expresion: '11+7' },
        { da: '27 %', tipo: 'equity', mano: 'Kc Tc', rivales: ['Ah Qd'], mesa: 'Qc 8h 3c 5s' },
        { da: '−0,55 bb', tipo: 'cuenta', expresion: '0.5*18+0.5*(0.27*107-48)' },
        { da: '51 %', tipo: 'cuenta', expresion: '19.11/(19.11+18)*100' },
      ],
    },
    {
      niveles: [3, 5],
      situacion:
        'En 26 decisiones predichas coincidiste en 17 acciones y, de ésas, en 9 tamaños. Causas de los 9 desacuerdos: 2 dato, 5 rango, 2 idea.',
      pregunta: '¿Qué estudias la semana próxima?',
      respuesta:
        'Acciones 17 ÷ 26 = 65 %; tamaños 9 ÷ 17 = 53 %. Más de la mitad de los desacuerdos (56 %) son de rango: tu tema es asignar rangos, no coleccionar jugadas. Y los tamaños, donde aciertas la mitad, van como segundo foco.',
      calculos: [
        { da: '65 %', tipo: 'cuenta', expresion: '17/26*100' },
        { da: '53 %', tipo: 'cuenta', expresion: '9/17*100' },
        { da: '56 %', tipo: 'cuenta', expresion: '5/9*100' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Un jugador de élite sobreapuesta 1,5 botes en el turn en el 14 % de sus ocasiones contra ciega grande; tú, el 1 %. Quieres probarlo 20 veces con bote medio de 9 bb.',
      pregunta: '¿Cuánto arriesgas y qué medirías?',
      respuesta:
        'Cada farol arriesga 1,5 × 9 = 13,5 bb y necesita 60 % de abandonos si no tienes equity; con proyectos de 20 %, 0,6 baja: x × 9 + (1 − x) × (0,2 × 36 − 13,5) = 0 da x = 6,3 ÷ 15,3 = 41 %. Con 20 intentos mide abandonos y quién pagó; el error típico es raíz de 0,25 ÷ 20 ≈ 11 puntos, así que solo decide si el resultado se aleja de 41 % por más de 20.',
      calculos: [
        { da: '13,5 bb', tipo: 'cuenta', expresion: '1.5*9' },
        { da: '60 %', tipo: 'alfa', bote: 9, apuesta: 13.5 },
        { da: '41 %', tipo: 'cuenta', expresion: '6.3/15.3*100' },
      ],
    },
    {
      niveles: [2, 3],
      mano: '5d 5s',
      situacion: 'Un profesional con 40 bb tira 55 en UTG de una mesa de 9 con antes. Tú lo habrías abierto.',
      pregunta: '¿Qué cuenta puede haber hecho?',
      respuesta:
        'Quedan ocho por actuar: la probabilidad de que alguno tenga un par mayor (66+, 54 combos, ≈ 4,1 % cada uno) es 1 − 0,959 multiplicado ocho veces = 28 %. Además liga trío solo el 11,8 % y con 40 bb las implícitas son cortas. Causa de tu desacuerdo: rango (tu UTG es de mesa de 6). No es una idea nueva: es tu tabla con tres asientos más.',
      calculos: [
        { da: '28 %', tipo: 'cuenta', expresion: '(1-0.959*0.959*0.959*0.959*0.959*0.959*0.959*0.959)*100' },
        { da: '11,8 %', tipo: 'cuenta', expresion: '(1-48*47*46/(50*49*48))*100' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Cuentas en 300 manos de un mismo profesional: como ciega grande hizo 3-bet contra el botón 19 de 108 veces y pagó 51.',
      pregunta: '¿Cuál es su estrategia y en qué se aparta de ti (3-bet 9 %, pago 38 %)?',
      respuesta:
        '3-bet 19 ÷ 108 = 17,6 %, pago 51 ÷ 108 = 47,2 %: defiende el 64,8 % contra tu 47 %. Error típico de su 3-bet: raíz de 0,176 × 0,824 ÷ 108 ≈ 3,7 puntos, así que la diferencia con tu 9 % supera dos errores y es real. Traducción: añade 3-bets de color y pagos con conectores contra botones que abren más del 45 %; contra los que abren 30 %, no.',
      calculos: [
        { da: '17,6 %', tipo: 'cuenta', expresion: '19/108*100' },
        { da: '47,2 %', tipo: 'cuenta', expresion: '51/108*100' },
        { da: '64,8 %', tipo: 'cuenta', expresion: '70/108*100' },
      ],
    },
    {
      niveles: [2, 3],
      mano: '6h 6d',
      situacion:
        'Un profesional con 60 bb, en la ciega grande, paga con 6-6 una apertura de 2,2 bb de UTG y tira en el flop K-9-4 ante una apuesta de un tercio. Tú habrías pagado «por el trío».',
      pregunta: '¿Por qué tira y qué le faltaba?',
      respuesta:
        'Después del flop le quedan dos outs, 4,3 % en el turn, y UTG apostará otra vez la mayoría de las veces. Pagar 1,5 para ganar 6,4 pide 19,0 %, y aunque acierte una de cada 23 veces no cobra lo suficiente. Su pago preflop buscaba el trío o un flop bajo; el flop no fue ninguno de los dos. La lección no es 6-6: es que el precio se mira de nuevo en cada calle.',
      calculos: [
        { tipo: 'outs', outs: 2, cartas: 1, vistas: 5, da: '4,3 %' },
        { tipo: 'potOdds', bote: 4.9, apuesta: 1.5, da: '19,0 %' },
        { tipo: 'cuenta', expresion: '100/4.3', da: '23' },
      ],
    },
    {
      niveles: [5, 5],
      situacion:
        'En 40 horas grabadas de un mismo profesional (900 manos) contaste: 31 sobreapuestas de turn, 18 con valor enseñado o claro y 9 con farol; 6 sin saber.',
      pregunta: '¿Qué parte de faroles usa, cuántas necesitarías para estar seguro y qué pruebas tú?',
      respuesta:
        'De las 27 conocidas, 33 % de farol; con un tamaño de 1,4 botes el cupo es 1,4 ÷ 3,8 = 37 %: parecido. El error de 27 casos es raíz de 0,33 × 0,67 ÷ 27 ≈ 9 puntos: para bajar a 4 harían falta unas 135 sobreapuestas suyas. No esperes a tenerlas: elige un nodo donde tú sobreapuestas el 1 % y prueba el 5 % en botes medios durante 2.000 manos, midiendo abandonos y no ganancias.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*9/27', da: '33 %' },
        { tipo: 'cuenta', expresion: '100*1.4/3.8', da: '37 %' },
        { tipo: 'cuenta', expresion: '27*5', da: '135' },
      ],
    },
  ],
};
