import type { PokerTopic } from '../../poker-topic.ts';

export const pkExpHud: PokerTopic = {
  id: 'pk-exp-hud',
  titulo: 'HUD y estadísticas (VPIP, PFR, 3-bet)',
  area: 'EXP',
  nivelMin: 2,
  nivelMax: 5,
  prerequisitos: ['pk-exp-tipos'],
  minutosEtapa: 250,
  terminos: [
    'hud',
    'estadísticas del hud',
    'vpip',
    'pfr',
    '3-bet del rival',
    'fold al 3-bet',
    'estadísticas de póker',
    'stats',
    'stats del rival',
    'números del rival',
    'fold to cbet',
    'agresión',
    'factor de agresión',
    'af',
    'wtsd',
    'ir al showdown',
    'tracker',
    'pop-up del hud',
    'tamaño de muestra del hud',
    'leer el hud',
  ],
  ideas: [
    'VPIP es el porcentaje de manos en que entra voluntariamente; PFR, en que sube preflop; 3-bet, en que resube cuando puede. La brecha VPIP − PFR mide cuánto paga: 3–6 puntos es normal en un regular, más de 15 es un jugador pasivo.',
    'Cada estadística necesita su muestra: VPIP y PFR orientan con 50 manos; 3-bet y fold al 3-bet piden unas 500; el fold a c-bet del turn o el check-raise, miles. El denominador es el número de oportunidades, no de manos.',
    'Un número solo sirve si cambia una decisión: traduce siempre porcentaje a combos (3-bet 4 % son 53 combos de 1.326) o a umbral (fold a c-bet 60 % contra una apuesta que necesita 33 %).',
    'Los números se leen en pareja: VPIP con PFR, fold a c-bet con fold al segundo barril, WTSD con W$SD. Uno solo engaña.',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque:
        'Coloca VPIP/PFR/3-bet y manos en pantalla y aprende a leer los tres primeros en dos segundos; usa solo ajustes preflop y de c-bet.',
      idea: 'Con menos de 30 manos, tu HUD dice casi nada: 8 de 30 (27 %) es compatible con un jugador de 15 y con uno de 40.',
    },
    {
      nivel: 3,
      enfoque:
        'Añade fold al 3-bet, robo, fold de ciega grande al robo y fold a c-bet; convierte cada uno en el umbral que lo hace explotable.',
      idea: 'El punto de equilibrio de tu apuesta es el listón: 57 % de abandonos sobra contra una apuesta de medio bote (33 %) y no alcanza contra un robo de 2,5 bb con ciegas de 1,5 (62,5 %).',
    },
    {
      nivel: 4,
      enfoque:
        'Trabaja con estadísticas por posición y por calle en menús desplegables, y pondera por muestra: mezcla el dato del rival con la media de tu población.',
      idea: 'Con pocas oportunidades estima así: (aciertos del rival + 20 × media de la población) ÷ (oportunidades + 20); el 20 es cuánto confías en la media.',
    },
    {
      nivel: 5,
      enfoque:
        'Busca desequilibrios finos entre líneas (apuesta river tras check, check-raise por textura) y vigila cuándo el dato ya es viejo porque el rival cambió.',
      idea: 'Compara la última ventana de 2.000 manos con la total: un cambio de 8 puntos en fold al segundo barril vale más que la media histórica.',
    },
  ],
  errorTipico:
    'Tomar como verdad un «fold a 3-bet 100 %» que son 2 de 2 oportunidades. Mira siempre el número de oportunidades antes de inventar un farol caro.',
  preguntas: [
    {
      pregunta: '¿Qué indica un 45/8 y qué indica un 24/20?',
      respuesta:
        '45/8: entra en casi la mitad de las manos y casi siempre pagando; loose pasivo, a quien se apuesta por valor. 24/20: regular agresivo con rangos razonables, a quien se le buscan fugas puntuales.',
    },
    {
      pregunta:
        'Un rival tiene 3-bet 3 %. ¿Qué rango aproximado es y qué haces con AQo si te 3-betea UTG contra corte?',
      respuesta:
        '3 % son unos 40 combos: QQ+ (18) y AK (16) más algún par. AQo está dominado o contra un par mayor: fold, salvo precio regalado.',
    },
    {
      pregunta: '¿Por qué el fold a c-bet de 48 % no es explotable con una apuesta de dos tercios del bote sin nada?',
      respuesta:
        'Esa apuesta necesita 40 % de abandonos, así que gana algo de inmediato; con 48 % el margen es pequeño y desaparece con apuestas de bote completo (50 %). La explotación existe solo con tamaños menores.',
    },
    {
      pregunta: '¿Qué diferencia hay entre muestra en manos y oportunidades?',
      respuesta:
        'Las manos son las jugadas en total; las oportunidades son las veces que pudo hacer la acción. En 1.000 manos puede haber solo 40 oportunidades de check-raise en el turn.',
    },
    {
      pregunta: '¿Qué par de números delata a quien paga hasta el final y pierde?',
      respuesta:
        'WTSD alto (por encima de 32 %) con W$SD bajo (por debajo de 48 %): llega mucho al showdown y gana poco. Valor fino y tamaños grandes.',
    },
  ],
  criterio: {
    texto: 'En {aciertos} de {de} casos lees los números con su muestra, dices si bastan y eliges el ajuste correcto.',
    aciertos: 8,
    de: 10,
    unidad: 'lecturas',
  },
  foco: 'Antes de usar una estadística en la mesa, di en voz baja cuántas oportunidades tiene detrás y qué umbral debe superar.',
  revision: '¿Qué número de ese rival habrías usado, con cuántas oportunidades, y qué decisión cambiaba?',
  variantes: {
    teoria: [
      {
        titulo: 'diccionario de seis números',
        consigna:
          'Escribe definición, cifra normal en mesa de 6 y muestra mínima de VPIP, PFR, 3-bet, fold al 3-bet, fold a c-bet y WTSD. Tapa y repite de memoria.',
      },
      {
        titulo: 'de porcentaje a combos',
        consigna:
          'Convierte en combinaciones 2 %, 4 %, 8 %, 15 % y 25 % de 1.326 y escribe un rango que sume eso. Comprueba cada suma.',
      },
      {
        titulo: 'los pares que se leen juntos',
        consigna:
          'Haz una ficha por cada pareja de números de las ideas, con un ejemplo de combinación rara y lo que significa. Explica una en voz alta.',
      },
    ],
    ejercicios: [
      {
        titulo: 'número, muestra, decisión',
        consigna:
          'En cada mano de abajo escribe esas tres palabras en una línea: qué número usas, si su muestra alcanza y qué decides. Sin las tres no cuenta.',
      },
      {
        titulo: 'el umbral antes que el HUD',
        consigna:
          'Calcula en las manos de abajo la frecuencia de abandono que tu jugada necesita antes de leer el dato del rival. Después compara y decide.',
      },
      {
        titulo: 'si la muestra fuera diez veces menor',
        consigna:
          'Resuelve las manos de abajo y luego divide por diez las oportunidades. Marca cuáles seguirías jugando igual y por qué.',
      },
      {
        titulo: 'encuentra el número engañoso',
        consigna:
          'En cada mano de abajo señala el dato que más tienta a equivocarse y explica qué otro dato lo corrige. Decide al final.',
      },
      {
        titulo: 'rango que cuadra con el porcentaje',
        consigna:
          'Para cada porcentaje de las manos de abajo escribe un rango cuyo recuento de combos se acerque a menos de 10 combos. Úsalo para decidir.',
      },
      {
        titulo: 'el HUD tapado',
        consigna:
          'Resuelve las manos de abajo primero sin números, como si el rival fuera desconocido, y después con ellos. Anota la diferencia de EV que atribuyes al dato.',
      },
      {
        titulo: 'perfil completo en una frase',
        consigna:
          'Antes de resolver las manos de abajo, redacta de cada rival una frase con su debilidad principal. La decisión debe apoyarse en esa frase.',
      },
      {
        titulo: 'con reloj de mesa',
        consigna:
          'Trabaja las manos de abajo con reloj: leer, umbral y acción. Repite al día siguiente las que pasaron de tu tiempo.',
      },
    ],
    test: [
      {
        titulo: 'examen de lectura de HUD',
        consigna: 'Resuelve las manos de abajo sin apuntes y apunta solo la acción y el umbral. Aprobado con 80 %.',
      },
      {
        titulo: '¿basta la muestra?',
        consigna:
          'En las manos de abajo responde solo sí o no a si la muestra permite el ajuste, con la razón en diez palabras. Dos fallos suspenden.',
      },
      {
        titulo: 'números cruzados',
        consigna:
          'Responde las manos de abajo usando obligatoriamente dos estadísticas en cada una. La respuesta con una sola no puntúa.',
      },
      {
        titulo: 'verdadero o falso corregido',
        consigna:
          'Convierte cada mano de abajo en una afirmación («este dato justifica el 3-bet de farol») y di si es verdadera; si es falsa, corrígela con la cifra que haría falta.',
      },
    ],
    jugar: [
      {
        titulo: 'tres números y nada más',
        consigna:
          'Juega {min} minutos mirando solo VPIP, PFR y manos. Anota tres decisiones en que el par VPIP/PFR cambió lo que hacías.',
      },
      {
        titulo: 'caza un fold al robo alto',
        consigna:
          'Busca en tus mesas una ciega grande que abandone más de lo que tu robo necesita y amplía tu apertura contra ella. Registra intentos y éxitos.',
      },
      {
        titulo: 'sin HUD la primera mitad',
        consigna:
          'Oculta los números durante la primera mitad de la sesión y escribe lo que crees de cada rival; al mostrarlos, cuenta tus errores de más de 10 puntos.',
      },
    ],
    analizar: [
      {
        titulo: 'decisiones con dato insuficiente',
        consigna:
          'Revisa {n} manos donde usaste el HUD y escribe la muestra que había. Cuenta cuántas se apoyaban en menos de 20 oportunidades.',
      },
      {
        titulo: 'el dato que no miraste',
        consigna:
          'En {n} botes perdidos abre la ficha del rival y busca un número que habría cambiado la decisión. Escribe la regla para la próxima.',
      },
      {
        titulo: 'perfil de tus tres rivales frecuentes',
        consigna:
          'Elige los tres rivales con más manos en tu base y redacta su ficha: brecha VPIP − PFR, dos fugas y un nodo donde respetarlos.',
      },
    ],
  },
  ejemplo: {
    niveles: [2, 3],
    situacion:
      'NL25 ($0,10/$0,25), mesa de 6. Estás en el botón con una mano floja y todos tiran. Ciega pequeña: fold al robo 85 % (210 oportunidades). Ciega grande: 64 % (190 oportunidades). Sueles robar a $0,60.',
    pregunta: '¿Es rentable robar con cualquier dos cartas?',
    respuesta:
      'Con casi cualquiera. Arriesgas $0,60 para ganar $0,35: el robo sin ninguna equity necesita 63,2 % de abandonos de los dos a la vez. Ambos tiran 0,85 × 0,64 = 54,4 %: falta algo menos de 9 puntos. Con $0,50 la cuenta pide 58,8 %. Aún no llega sola, pero cuando te pagan juegas en posición con equity real, que cubre de sobra un déficit de $0,04 por intento: abre muy ancho, no literalmente el 100 %.',
    calculos: [
      { da: '63,2 %', tipo: 'cuenta', expresion: '0.6/(0.6+0.35)*100' },
      { da: '54,4 %', tipo: 'cuenta', expresion: '0.85*0.64*100' },
      { da: '58,8 %', tipo: 'cuenta', expresion: '0.5/(0.5+0.35)*100' },
      { da: '$0,04', tipo: 'cuenta', expresion: '0.456*0.5-0.544*0.35' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [4, 5],
      mano: '7s 6s',
      mesa: 'Kd 9c 2h 4s',
      situacion:
        'NL1000, turn en posición, bote 9 bb, te pasan. Ante el segundo barril este regular abandonó 14 de 18 veces; tu población, el 45 %. Piensas apostar 6,3 bb (70 %).',
      pregunta: '¿Qué frecuencia de abandono usas y qué decides?',
      respuesta:
        'Dato crudo: 14 ÷ 18 = 78 %, con muy pocas ocasiones. Mézclalo con la media dándole el peso de 20 casos: (14 + 20 × 0,45) ÷ (18 + 20) = 60,5 %. El tamaño pide 41,2 %. EV sin equity: 0,605 × 9 − 0,395 × 6,3 = +2,96 bb; con la media sola, 45 %, sería +0,59 bb. En los dos casos gana: apuesta. Lo que cambia con el dato es cuánto: cinco veces más por barril. Con 60 % dispara todo lo que no gana enfrentamientos; con 45 % el margen es tan fino que unos pocos check-raises suyos lo borran.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*14/18', da: '78 %' },
        { tipo: 'cuenta', expresion: '100*(14+20*0.45)/38', da: '60,5 %' },
        { tipo: 'alfa', bote: 9, apuesta: 6.3, da: '41,2 %' },
        { tipo: 'cuenta', expresion: '0.605*9-0.395*6.3', da: '+2,96 bb' },
        { tipo: 'cuenta', expresion: '0.45*9-0.55*6.3', da: '+0,59 bb' },
      ],
    },
  ],
  spots: [
    {
      niveles: [2, 3],
      mano: 'Ad Qc',
      situacion:
        'NL25, stacks de $25. Abres en el corte a $0,60; el botón (22/18, 3-bet 3 % sobre 900 manos) resube a $2.',
      pregunta: '¿Pagas o tiras?',
      respuesta:
        'Tira. Un 3 % son 40 combos: QQ+ (18) y AK (16) suman 34 combos, y no queda sitio para faroles. Con AQ en la mano, QQ baja a 3, AA a 3, KK sigue en 6 y AK a 12: 24 combos y no dominas ninguno. El pago de $1,40 por un bote de $2,95 parece barato (32 %), pero AQo contra ese rango no realiza esa equity fuera de posición. 900 manos dan unas 150 oportunidades: la muestra basta.',
      calculos: [
        { da: '40 combos', tipo: 'cuenta', expresion: '0.03*1326' },
        { da: '34 combos', tipo: 'cuenta', expresion: '18+16' },
        { da: '32 %', tipo: 'cuenta', expresion: '1.4/(2.95+1.4)*100' },
      ],
    },
    {
      niveles: [2, 4],
      situacion:
        'NL50. Un rival lleva 24 manos contigo: VPIP 38 (9 de 24), fold a 3-bet 100 % (2 de 2). Abre en el botón a $1,25 y estás en la ciega grande con 72o.',
      pregunta: '¿Haces 3-bet de farol porque «siempre tira»?',
      respuesta:
        'No. El 3-bet a $5,50 arriesga 5 para ganar 1,25 + 0,25 + 0,50 = $2,00: necesita 71,4 % de abandonos. Con 2 de 2 casi no sabes nada: si su fold real fuera 50 %, verías 2 de 2 una de cada cuatro veces (25 %). Ponderado con la media de población, (2 + 20 × 0,5)/(2 + 20) = 55 %: por debajo del listón. Fold con 72o; reserva el 3-bet para manos con equity.',
      calculos: [
        { da: '71,4 %', tipo: 'cuenta', expresion: '5/(5+2)*100' },
        { da: '25 %', tipo: 'cuenta', expresion: '0.5*0.5*100' },
        { da: '55 %', tipo: 'cuenta', expresion: '(2+20*0.5)/(2+20)*100' },
      ],
    },
    {
      niveles: [3, 5],
      mano: 'Ts 9s',
      mesa: 'Kc 7d 2h',
      situacion:
        'NL100. Abriste en el botón a $2,50, pagó la ciega grande: fold a c-bet 61 % (180 oportunidades), fold al segundo barril 34 %. Bote $5,50.',
      pregunta: '¿C-bet? ¿Qué tamaño y con qué plan?',
      respuesta:
        'C-bet pequeña, $1,80. Necesita 24,7 % y tira 61 %: beneficio directo de 0,61 × 5,5 − 0,39 × 1,8 = $2,65. Pero solo abandona el 34 % al segundo barril: con $6 en un bote de $9,10 pedirías 39,7 %, así que sin mejora no hay segundo disparo. El par de números dice «paga una vez con lo justo y luego no suelta»: una bala barata y freno.',
      calculos: [
        { da: '24,7 %', tipo: 'alfa', bote: 5.5, apuesta: 1.8 },
        {
          da: '$2,65',
          tipo: 'ev',
          ramas: [
            { p: 0.61, valor: 5.5 },
            { p: 0.39, valor: -1.8 },
          ],
        },
        { da: '39,7 %', tipo: 'alfa', bote: 9.1, apuesta: 6 },
      ],
    },
    {
      niveles: [3, 5],
      mano: '8h 8c',
      mesa: 'Jd 6s 3c Qh Kd',
      situacion:
        'NL100. Rival 41/9 (600 manos), WTSD 38 %, W$SD 44 %, agresión river 0,7. Pagaste flop y turn en posición con 88; en el river (bote $30) apuesta $20.',
      pregunta: '¿Pagas?',
      respuesta:
        'Tira. El precio es 28,6 %. Sus números parecen de quien enseña basura, pero eso describe lo que paga, no lo que apuesta: agresión 0,7 significa que apuesta o sube menos veces de las que paga. En una mesa J-6-3-Q-K su apuesta de river es K, Q o mejor. Si farolea 1 de cada 6 veces tienes 16,7 %: no alcanza. Contra los mismos números, tu JT habría podido apostar por valor fino antes.',
      calculos: [
        { da: '28,6 %', tipo: 'potOdds', bote: 30, apuesta: 20 },
        { da: '16,7 %', tipo: 'cuenta', expresion: '1/6*100' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'NL400. Un regular (3.200 manos) tiene fold de ciega grande al robo del botón 41 % y 3-bet desde la ciega grande 19 %. Tu apertura es de 2,2 bb con ciegas 0,5/1 y la ciega pequeña tira el 80 %.',
      pregunta: '¿Cuánto da el robo puro y cómo ajustas tu apertura?',
      respuesta:
        'Los dos tiran 0,80 × 0,41 = 32,8 % y arriesgas 2,2 para ganar 1,5: hacen falta 59,5 %. El robo puro pierde −0,99 bb antes de contar la equity. Frente a 19 % de 3-bet (unos 252 combos) recorta las manos que ni pagan ni 4-betean —Q6o, J7o, 95s— y añade 4-bets con A5s–A3s: su 3-bet trae muchos faroles. El dato no dice «roba más», dice «roba mejor».',
      calculos: [
        { da: '32,8 %', tipo: 'cuenta', expresion: '0.8*0.41*100' },
        { da: '59,5 %', tipo: 'cuenta', expresion: '2.2/3.7*100' },
        {
          da: '−0,99 bb',
          tipo: 'ev',
          ramas: [
            { p: 0.328, valor: 1.5 },
            { p: 0.672, valor: -2.2 },
          ],
        },
        { da: '252 combos', tipo: 'cuenta', expresion: '0.19*1326' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Ac Kd',
      mesa: 'As 8d 4s 9c 2h',
      situacion:
        'NL200. Abriste UTG, pagó la ciega grande. Apostaste flop ($4) y turn ($12) y pagó. River (bote $42): apuestas $21 y hace check-raise all-in a $95. Sus datos: check-raise river 2 % (1.400 manos, 1 de 48 oportunidades).',
      pregunta: '¿Pagas?',
      respuesta:
        'Tira. Pagas 74 por un bote de 42 + 21 + 95 = 158: 31,9 %. Aunque 1 de 48 es un dato corto, mezclado con una población que lo hace un 3 % y casi siempre con valor, (1 + 20 × 0,03)/(48 + 20) = 2,4 %. Valor posible: A9s 2, A8s 1, A4s 2, 99, 88 y 44 con 3 cada uno: 14 combos si todos llegan así. Necesitarías 14 × 0,319/0,681 = 6,6 faroles, imposible con su frecuencia.',
      calculos: [
        { da: '31,9 %', tipo: 'cuenta', expresion: '74/(158+74)*100' },
        { da: '2,4 %', tipo: 'cuenta', expresion: '(1+20*0.03)/68*100' },
        { da: '14 combos', tipo: 'cuenta', expresion: '2+1+2+3+3+3' },
        { da: '6,6 faroles', tipo: 'cuenta', expresion: '14*0.319/0.681' },
      ],
    },
    {
      niveles: [2, 3],
      situacion: 'NL16. Llevas 45 manos con un rival que muestra VPIP 27 (12 de 45).',
      pregunta: '¿En qué margen puede estar su VPIP real y qué conclusión sacas?',
      respuesta:
        'La desviación típica es raíz de 0,27 × 0,73 ÷ 45 ≈ 0,066. Dos desviaciones son 2 × 6,6 = 13,2 puntos: entre 14 y 40. Caben un nit y un fish. Conclusión: trátalo como desconocido, con peso extra a lo que enseñe. Con 450 manos el margen baja a 2 × 2,1 = 4,2 puntos y ya puedes llamarlo regular.',
      calculos: [
        { da: '13,2 puntos', tipo: 'cuenta', expresion: '2*6.6' },
        { da: '4,2 puntos', tipo: 'cuenta', expresion: '2*2.1' },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'Kd Qc',
      mesa: 'Kc 8d 3s',
      situacion:
        'NL25. Abres en el CO a 2,5 bb. En la ciega grande hay un jugador 52/4 con 180 manos: entra en 52 de cada 100 y sube en 4. Te paga. Bote 5,5 bb, te pasa.',
      pregunta: '¿Qué te dicen los dos números y qué tamaño usas?',
      respuesta:
        '52 y 4: diferencia de 48 puntos, paga casi todo y no sube. Apuesta grande, dos tercios, 3,7 bb: paga con ochos, treses, reyes peores y cualquier proyecto. Plan: dos o tres calles por valor y nada de faroles. Si algún día te sube, créelo: sube 4 de cada 100. Con 180 manos el VPIP es fiable (error de unos 4 puntos); su fold a tres apuestas, todavía no.',
      calculos: [
        { tipo: 'cuenta', expresion: '52-4', da: '48' },
        { tipo: 'cuenta', expresion: '5.5*2/3', da: '3,7 bb' },
      ],
    },
    {
      niveles: [2, 2],
      situacion:
        'NL16. Un rival muestra 3-bet 0 % en 22 manos y otro 3-bet 9 % en 1.400 manos. Los dos te resuben hoy por primera vez, con A-J en tus manos.',
      pregunta: '¿A quién crees más? ¿Cuántas oportunidades de 3-bet hay detrás de cada dato?',
      respuesta:
        'Al segundo le crees el número: 9 % de unas 500 oportunidades son 45 resubidas vistas. Al primero no le puedes creer ni el 0 %: en 22 manos tuvo quizá 8 oportunidades; cero de ocho le pasa al que 3-betea el 9 % unas 47 % de las veces. Con el desconocido usa la media de tu límite (3–4 %, valor): tira A-J. Contra el del 9 %, en posición, puedes seguir con A-J del mismo palo.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.09*500', da: '45' },
        { tipo: 'cuenta', expresion: '100*0.91*0.91*0.91*0.91*0.91*0.91*0.91*0.91', da: '47 %' },
      ],
    },
    {
      niveles: [5, 5],
      situacion:
        'NL5000. Un regular: fold al segundo barril histórico 41 % (620 oportunidades); últimas 80, 51 %. Tu barril de 70 % pide 41,2 %.',
      pregunta: '¿Cambió o es ruido, y qué número usas?',
      respuesta:
        'Error típico de 80 casos: raíz de 0,41 × 0,59 ÷ 80 ≈ 5,5 puntos; la diferencia de 10 es 1,8 errores: posible, no segura. Mezcla dando a la ventana el doble de peso por caso: (0,41 × 620 + 0,51 × 160) ÷ 780 = 43,1 %. Con bote de 9 bb y 6,3 de apuesta, pasar de 41 a 43 vale 0,02 × 15,3 = 0,31 bb por barril: poco. Amplía un poco tus barriles y vigila otras 80 antes de apostar en serio por el cambio.',
      calculos: [
        { tipo: 'cuenta', expresion: '10/5.5', da: '1,8' },
        { tipo: 'cuenta', expresion: '100*(0.41*620+0.51*160)/780', da: '43,1 %' },
        { tipo: 'cuenta', expresion: '0.02*15.3', da: '0,31 bb' },
      ],
    },
  ],
};
