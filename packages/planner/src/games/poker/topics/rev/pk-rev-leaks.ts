import type { PokerTopic } from '../../poker-topic.ts';

export const pkRevLeaks: PokerTopic = {
  id: 'pk-rev-leaks',
  titulo: 'Base de datos propia y búsqueda de fugas',
  area: 'REV',
  nivelMin: 2,
  nivelMax: 5,
  prerequisitos: ['pk-rev-manos', 'pk-exp-hud'],
  minutosEtapa: 320,
  terminos: [
    'fugas',
    'leaks',
    'leak',
    'buscar fugas',
    'base de datos',
    'tracker propio',
    'analizar mi base de datos',
    'filtros',
    'filtrar manos',
    'encontrar errores',
    'mis estadísticas',
    'revisar mis números',
    'leak finder',
    'fugas preflop',
    'fugas postflop',
    'winrate por posición',
    'línea roja',
    'red line',
    'dónde pierdo dinero',
  ],
  ideas: [
    'Una fuga es un error que se repite en un nodo y cuesta más que su varianza: frecuencia × coste por vez. Se busca por nodos, no por manos.',
    'Orden de búsqueda: preflop por posición (VPIP, PFR, 3-bet, defensa), después c-bet y respuesta a la c-bet, después turn y river. Lo temprano ocurre más veces.',
    'Compara con una referencia (tus mejores meses, un rango estándar, regulares de tu límite) y exige muestra: 3.000 manos para preflop por posición, 10.000 o más para turn y river.',
    'Una fuga por vez: medir, escribir la regla, practicar dos o tres semanas y medir otra vez con el mismo filtro.',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque: 'Mira VPIP/PFR por posición y ganancia en ciegas; corrige una sola desviación grande.',
      idea: 'En las ciegas se pierde siempre: la ciega grande tirando todo pierde 100 bb/100; la meta es perder menos de 40, no ganar.',
    },
    {
      nivel: 3,
      enfoque:
        'Filtra por nodos frecuentes (c-bet en flop, defensa, ciega contra ciega) y convierte frecuencias en EV perdido.',
      idea: 'Importa frecuencia por coste: un error de 0,3 bb que ocurre en el 12 % de las manos pesa más que uno de 15 bb que ocurre en el 0,1 %.',
    },
    {
      nivel: 4,
      enfoque:
        'Cruza filtros (posición × textura × tamaño) y separa fuga de varianza con el error típico de cada muestra.',
      idea: 'Antes de creer un −30 bb/100 en un filtro de 600 manos calcula su margen: con desviación de 100, ± 41.',
    },
    {
      nivel: 5,
      enfoque:
        'Audita líneas completas contra soluciones y contra la población: dónde deberías desviarte y no lo haces; lleva un tablero trimestral con EV estimado por nodo.',
      idea: 'A este nivel la fuga suele ser la explotación que no haces: jugar equilibrado donde la población abandona un 15 % de más.',
    },
  ],
  errorTipico:
    'Cambiar la estrategia por un filtro con 80 manos en negativo. O arreglar cinco fugas a la vez y no saber al mes siguiente cuál importó.',
  preguntas: [
    {
      pregunta: '¿Qué define el tamaño de una fuga?',
      respuesta:
        'Frecuencia con que aparece el nodo multiplicada por el coste medio por vez, expresado en bb cada 100 manos totales.',
    },
    {
      pregunta: '¿Por qué se empieza por preflop?',
      respuesta:
        'Porque ocurre en todas las manos: el error de rango se arrastra a cada calle y su muestra se llena antes.',
    },
    {
      pregunta: '¿Cómo separas fuga de mala suerte en un filtro?',
      respuesta:
        'Con el error típico (desviación ÷ raíz de centenas de manos) y mirando decisiones: si las manos están bien jugadas, el resultado negativo es ruido.',
    },
    {
      pregunta: '¿Cuánto pierde la ciega grande que siempre tira y cuál es una meta razonable?',
      respuesta: '100 bb/100, porque pierde 1 bb cada vez. Buenos regulares pierden allí 25–40 bb/100.',
    },
    {
      pregunta: '¿Qué haces después de encontrar una fuga?',
      respuesta: 'Regla escrita, práctica con foco dos o tres semanas y la misma consulta otra vez con manos nuevas.',
    },
  ],
  criterio: {
    texto: 'Identificas {aciertos} de {de} fugas con nodo, frecuencia, coste en bb/100 y regla de corrección.',
    aciertos: 4,
    de: 5,
    unidad: 'fugas',
  },
  foco: 'Juega atento solo al nodo de tu fuga actual y marca cada ocasión, bien o mal resuelta.',
  revision: '¿Esta mano pertenece al nodo de tu fuga y la jugaste con la regla nueva o con la costumbre vieja?',
  variantes: {
    teoria: [
      {
        titulo: 'frecuencia por coste',
        consigna:
          'Calcula el tamaño de cinco fugas imaginarias y ordénalas. Explica por qué la más dolorosa no es la primera.',
      },
      {
        titulo: 'orden de la auditoría',
        consigna:
          'Escribe tu lista de diez consultas de base de datos en orden y la muestra mínima de cada una. Guárdala como guion mensual.',
      },
      {
        titulo: 'margen de un filtro',
        consigna:
          'Calcula el error típico de un resultado con 500, 2.000 y 10.000 manos. Explica en voz alta qué se puede afirmar en cada caso.',
      },
    ],
    ejercicios: [
      {
        titulo: 'nodo, frecuencia, coste',
        consigna: 'Da los tres datos de cada caso de abajo y el tamaño en bb/100. Después escribe la regla.',
      },
      {
        titulo: '¿fuga o varianza?',
        consigna: 'Decide en los casos de abajo con el error típico y una razón de juego. Sin las dos cosas no cuenta.',
      },
      {
        titulo: 'prioriza',
        consigna: 'Ordena los casos de abajo por tamaño y elige uno para el mes. Justifica con la cuenta.',
      },
      {
        titulo: 'la consulta exacta',
        consigna:
          'Escribe qué filtro usarías en los casos de abajo (posición, acción, calle, tamaño) y qué muestra exigirías.',
      },
      {
        titulo: 'regla de una línea',
        consigna: 'Convierte cada caso de abajo en una regla aplicable en la mesa en menos de quince palabras.',
      },
      {
        titulo: 'la causa anterior',
        consigna: 'Busca en los casos de abajo si la fuga nace una calle antes. Reescribe la corrección desde ahí.',
      },
      {
        titulo: 'predice el arreglo',
        consigna: 'Estima cuántas bb/100 ganarías corrigiendo la mitad de cada caso de abajo. Compara con tu winrate.',
      },
      {
        titulo: 'abogado del ruido',
        consigna:
          'Defiende por escrito que los casos de abajo son azar y di qué muestra te convencería de lo contrario.',
      },
    ],
    test: [
      {
        titulo: 'auditoría ciega',
        consigna: 'Resuelve los casos de abajo sin apuntes: tamaño y prioridad. Aprobado con 80 %.',
      },
      {
        titulo: 'márgenes',
        consigna: 'Calcula el error típico de los casos de abajo. Se admite un 10 % de diferencia.',
      },
      {
        titulo: 'diagnóstico y receta',
        consigna:
          'Da causa y regla de los casos de abajo; las dos deben coincidir con la solución en tres de cada cuatro.',
      },
      { titulo: 'falso positivo', consigna: 'Señala cuáles de los casos de abajo no son fugas. Un error permitido.' },
    ],
    jugar: [
      {
        titulo: 'nodo único',
        consigna:
          'Juega {min} minutos con el foco en el nodo de tu fuga y lleva contador de bien y mal. Meta: nueve de cada diez.',
      },
      {
        titulo: 'regla en un papel',
        consigna:
          'Pega la regla nueva junto a la pantalla y anota cada mano en que la costumbre ganó. Trae tres a la revisión.',
      },
      {
        titulo: 'formato que lo repite',
        consigna:
          'Elige mesa o formato donde tu nodo aparezca más y juega solo para practicarlo. Cuenta ocasiones por hora.',
      },
    ],
    analizar: [
      {
        titulo: 'auditoría preflop',
        consigna:
          'Compara tus rangos reales por posición con tu tabla en los últimos meses y anota la mayor desviación en combos.',
      },
      {
        titulo: 'antes y después',
        consigna: 'Repite la consulta de tu última fuga con manos posteriores a la regla y compara frecuencia y coste.',
      },
      {
        titulo: 'línea sin showdown',
        consigna:
          'Mira tus ganancias con y sin showdown por nodo y busca dónde regalas botes. Elige uno y revisa {n} manos.',
      },
      {
        titulo: 'diez manos del peor filtro',
        consigna:
          'Abre el filtro con peor resultado y revisa {n} manos con el final tapado. Decide si es juego o azar.',
      },
    ],
  },
  ejemplo: {
    niveles: [2, 4],
    situacion:
      'En 20.000 manos de mesa de 6, en la ciega grande contra aperturas del botón de 2,5 bb abandonas el 68 %. El nodo aparece en el 6 % de tus manos. Cada abandono de más (sobre el 50 %) cuesta unas 0,25 bb.',
    pregunta: '¿Qué tamaño tiene la fuga?',
    respuesta:
      'Ocasiones: 20.000 × 0,06 = 1.200. Abandonos de más: 1.200 × (0,68 − 0,50) = 216. Coste 216 × 0,25 = 54 bb, es decir 54 ÷ 200 = 0,27 bb/100. Parece poco, pero si ganas 3 bb/100 es el 9 % de tu winrate, y se corrige con una tabla. Regla: contra 2,5 bb del botón defiendo todo par, todo as de color, broadways y conectores de color.',
    calculos: [
      { da: '1.200', tipo: 'cuenta', expresion: '20000*0.06' },
      { da: '216', tipo: 'cuenta', expresion: '1200*0.18' },
      { da: '54 bb', tipo: 'cuenta', expresion: '216*0.25' },
      { da: '0,27 bb/100', tipo: 'cuenta', expresion: '54/200' },
      { da: '9 %', tipo: 'cuenta', expresion: '0.27/3*100' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [5, 5],
      situacion:
        'NL5000, 60.000 manos. En rivers donde la población abandona el 55 % ante el bote entero (el tamaño pide 50 %), faroleas el 30 % de tus manos candidatas en vez del 60 %. El nodo aparece 0,4 veces cada 100 manos y el bote medio es de 24 bb.',
      pregunta: '¿Cuánto dejas de ganar por no explotar y cómo lo pruebas sin exponerte?',
      respuesta:
        'Cada farol gana 0,55 × 24 − 0,45 × 24 = 2,4 bb. Faroles que no haces: 0,4 × (0,60 − 0,30) = 0,12 cada 100 manos. Coste: 0,12 × 2,4 = 0,29 bb/100; en 60.000 manos, 173 bb. Margen: con 400 casos el error del 55 % es raíz de 0,55 × 0,45 ÷ 400 ≈ 2,5 puntos, de modo que el exceso sobre el 50 % son dos errores: creíble, no enorme. Prueba: sube al 45 % durante un mes, solo contra jugadores sin historial contigo, y vuelve si el abandono medido cae a 50 % o menos.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.55*24-0.45*24', da: '2,4 bb' },
        { tipo: 'cuenta', expresion: '0.4*0.3', da: '0,12' },
        { tipo: 'cuenta', expresion: '0.12*2.4', da: '0,29 bb/100' },
        { tipo: 'cuenta', expresion: '0.288*600', da: '173 bb' },
        { tipo: 'alfa', bote: 24, apuesta: 24, da: '50 %' },
      ],
    },
  ],
  spots: [
    {
      niveles: [2, 4],
      situacion: 'Tu ciega grande pierde 52 bb/100 en 4.000 manos de ese asiento. Desviación 110 bb/100.',
      pregunta: '¿Es una fuga segura? Meta: −38.',
      respuesta:
        'Error típico: 110 ÷ raíz(40) ≈ 110 ÷ 6,32 = 17,4 bb/100. La diferencia con la meta es 52 − 38 = 14 bb/100, menos de un error típico: no está probada por el resultado. Mira decisiones: si abandonas más del 60 % contra 2,5 bb, la fuga existe aunque el número todavía no lo demuestre. Al revés, si tus frecuencias son buenas, espera muestra.',
      calculos: [
        { da: '17,4 bb/100', tipo: 'cuenta', expresion: '110/6.32' },
        { da: '14 bb/100', tipo: 'cuenta', expresion: '52-38' },
      ],
    },
    {
      niveles: [2, 3],
      situacion: 'VPIP/PFR por posición: UTG 16/15, corte 27/25, botón 41/38, ciega pequeña 34/14.',
      pregunta: '¿Dónde está la desviación y cuánto pagas de más?',
      respuesta:
        'La ciega pequeña: brecha 34 − 14 = 20 puntos frente a 1, 2 y 3 en las demás. Estás completando o pagando fuera de posición el 20 % de las manos. Si cada una pierde 0,35 bb más que tirar y la ciega pequeña es 1/6 de las manos: 0,20 × 0,35 × 100 ÷ 6 = 1,17 bb/100. Regla: ciega pequeña, subo o tiro.',
      calculos: [
        { da: '20 puntos', tipo: 'cuenta', expresion: '34-14' },
        { da: '1,17 bb/100', tipo: 'cuenta', expresion: '0.2*0.35*100/6' },
      ],
    },
    {
      niveles: [2, 5],
      situacion:
        'Dos fugas: A, pagas de más el river (0,9 % de las manos, 6 bb por vez, en un tercio de los casos); B, no haces c-bet en mesas secas (4 % de las manos, 0,35 bb por vez).',
      pregunta: '¿Cuál corriges primero?',
      respuesta:
        'A: 0,9 × 6 ÷ 3 = 1,80 bb/100. B: 4 × 0,35 = 1,40 bb/100. A es algo mayor y muy visible; B ocurre cuatro veces más y se corrige en una semana porque da muchas repeticiones. Si eliges una, A; si quieres una victoria rápida, B. Lo que no se hace es las dos a la vez.',
      calculos: [
        { da: '1,80 bb/100', tipo: 'cuenta', expresion: '0.9*6/3' },
        { da: '1,40 bb/100', tipo: 'cuenta', expresion: '4*0.35' },
      ],
    },
    {
      niveles: [3, 5],
      situacion:
        'Filtro «botes con 3-bet fuera de posición como pagador»: −95 bb/100 en 420 manos, desviación de 260 bb/100 en ese nodo.',
      pregunta: '¿Qué afirmas?',
      respuesta:
        'Error típico 260 ÷ raíz(4,2) ≈ 260 ÷ 2,05 = 127 bb/100. −95 está a menos de un error típico de cero: el número solo no dice nada. Revisa 20 de esas manos: si pagaste el 3-bet con KJo, QTo y A9o en más de una cuarta parte (5 de 20, 25 %), la fuga es preflop y ya tienes la regla sin esperar diez mil manos.',
      calculos: [
        { da: '127 bb/100', tipo: 'cuenta', expresion: '260/2.05' },
        { da: '25 %', tipo: 'cuenta', expresion: '5/20*100' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'La población de NL200 abandona el 58 % a tu segundo barril de 75 % del bote en turns blancos (3.000 casos). Tú disparas solo el 38 % de tus ocasiones; el bote medio es 11 bb.',
      pregunta: '¿Cuánto vale la explotación que no haces?',
      respuesta:
        'Alfa: 42,9 %; abandonan 58 %. EV por farol sin equity: 0,58 × 11 − 0,42 × 8,25 = 2,92 bb. Con 5 ocasiones cada 100 manos y subiendo del 38 % al 60 %: 5 × 0,22 = 1,1 barriles más por cada 100, 3,2 bb/100 teóricas. Aunque la mitad se pierda en rivers, es la fuga más cara del informe y no aparece en rojo en ninguna columna.',
      calculos: [
        { da: '42,9 %', tipo: 'alfa', bote: 1, apuesta: 0.75 },
        {
          da: '2,92 bb',
          tipo: 'ev',
          ramas: [
            { p: 0.58, valor: 11 },
            { p: 0.42, valor: -8.25 },
          ],
        },
        { da: '1,1', tipo: 'cuenta', expresion: '5*0.22' },
        { da: '3,2 bb/100', tipo: 'cuenta', expresion: '1.1*2.915' },
      ],
    },
    {
      niveles: [2, 4],
      situacion:
        'En 9.000 manos abriste el botón el 31 % de las veces que llegó sin entradas; tu tabla dice 45 %. Ocurre en el 7 % de las manos y cada apertura omitida vale 0,18 bb.',
      pregunta: '¿Tamaño de la fuga?',
      respuesta:
        'Ocasiones: 9.000 × 0,07 = 630. Omitidas: 630 × (0,45 − 0,31) = 88. Coste: 88,2 × 0,18 = 15,9 bb, es decir 15,9 ÷ 90 = 0,18 bb/100. Pequeña, segura y gratis de arreglar: la tabla del botón a la vista durante una semana. Mira qué manos faltan: casi siempre K5s–K2s, Q7s–Q5s, A2o–A5o y 97s.',
      calculos: [
        { da: '630', tipo: 'cuenta', expresion: '9000*0.07' },
        { da: '88', tipo: 'cuenta', expresion: '630*0.14' },
        { da: '15,9 bb', tipo: 'cuenta', expresion: '88.2*0.18' },
        { da: '0,18 bb/100', tipo: 'cuenta', expresion: '15.876/90' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Tras corregir una fuga (defensa de ciega grande), 1.400 ocasiones nuevas: defensa de 57 % frente al 42 % anterior; resultado en el nodo −0,62 bb por ocasión frente a −0,78 antes.',
      pregunta: '¿Funcionó?',
      respuesta:
        'Mejora de 0,16 bb por ocasión; con 6 ocasiones cada 100 manos, 6 × 0,16 = 0,96 bb/100. El resultado es ruidoso: con desviación de 7 bb por ocasión el error típico es 7 ÷ raíz(1.400) ≈ 7 ÷ 37,4 = 0,19 bb, mayor que la mejora. Lo demostrable es la conducta: 15 puntos más de defensa con error de 1,3. Da la fuga por corregida en conducta y vuelve a mirar el EV con 10.000 ocasiones.',
      calculos: [
        { da: '0,96 bb/100', tipo: 'cuenta', expresion: '6*0.16' },
        { da: '0,19 bb', tipo: 'cuenta', expresion: '7/37.4' },
      ],
    },
    {
      niveles: [2, 3],
      situacion:
        'En 12.000 manos, tu c-bet de flop en mesas secas es del 44 % (1.500 ocasiones). La tabla de tu nivel ronda el 70 % y cada apuesta omitida te cuesta unas 0,22 bb.',
      pregunta: '¿Qué tamaño tiene y cómo la corriges?',
      respuesta:
        'Omitidas: 1.500 × (0,70 − 0,44) = 390. Coste: 390 × 0,22 = 86 bb, 0,72 bb/100. Es de las fugas baratas de corregir: una lista de cuatro mesas donde apuestas un tercio con casi todo y una semana de práctica. Antes de creerla, separa por posición: si el 44 % sale de fuera de posición, quizá no es fuga.',
      calculos: [
        { tipo: 'cuenta', expresion: '1500*0.26', da: '390' },
        { tipo: 'cuenta', expresion: '390*0.22', da: '86 bb' },
        { tipo: 'cuenta', expresion: '85.8/120', da: '0,72 bb/100' },
      ],
    },
    {
      niveles: [5, 5],
      situacion:
        'NL5000, 90.000 manos. Nodo: check-raise de turn recibido en botes simples, 0,35 veces por 100 manos. Abandonas el 71 % y, según solver, deberías seguir el 45 %. Cada fold de más cuesta 2,6 bb.',
      pregunta: '¿Cuánto vale y qué margen tiene ese 71 %?',
      respuesta:
        'Ocasiones: 900 × 0,35 = 315; folds de más, 315 × (0,71 − 0,55) = 50; coste 131 bb, 0,15 bb/100. Margen del 71 % con 315 casos: raíz de 0,71 × 0,29 ÷ 315 ≈ 2,6 puntos; la diferencia con el 55 es de seis errores: no es azar. Antes de corregir, mira contra quién: si el 60 % de esos folds fue contra un regular que farolea de más, la fuga es ésa y no el nodo.',
      calculos: [
        { tipo: 'cuenta', expresion: '900*0.35', da: '315' },
        { tipo: 'cuenta', expresion: '315*0.16', da: '50' },
        { tipo: 'cuenta', expresion: '50.4*2.6', da: '131 bb' },
        { tipo: 'cuenta', expresion: '131/900', da: '0,15 bb/100' },
        { tipo: 'cuenta', expresion: '2.6', da: '2,6' },
      ],
    },
  ],
};
