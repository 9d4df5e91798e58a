import type { PokerTopic } from '../../poker-topic.ts';

export const pkExpVivo: PokerTopic = {
  id: 'pk-exp-vivo',
  titulo: 'Juego en vivo y tells',
  area: 'EXP',
  nivelMin: 1,
  nivelMax: 4,
  prerequisitos: ['pk-exp-tipos'],
  minutosEtapa: 200,
  importancia: 'ocasional',
  terminos: [
    'póker en vivo',
    'poker en vivo',
    'juego en vivo',
    'tells',
    'tell',
    'señales físicas',
    'lenguaje corporal',
    'casino',
    'cartas en la mano',
    'club de póker',
    'apuestas en vivo',
    'etiqueta de mesa',
    'string bet',
    'manos por hora en vivo',
    'timing',
    'temblor de manos',
    'cara de póker',
    'partida en vivo',
    'gestos del rival',
  ],
  ideas: [
    'En vivo se ven unas 25–30 manos por hora frente a 60–80 online: la paciencia y el apunte de cada mano pesan más, y las decisiones preflop deben ser las mismas que online.',
    'Los tells fiables son de comparación: primero se observa la conducta normal del jugador en manos sin importancia y después el cambio. Un temblor aislado no significa nada sin línea de base.',
    'Los más útiles suelen ser los del tiempo y las fichas: pago instantáneo (mano media o proyecto), mirar las fichas propias al ver el flop (le gustó), apuesta rápida y fuerte tras mucha espera, y mirar fijo desafiante (a menudo farol menos de lo que se cree).',
    'Un tell mueve una decisión ajustada, no una clara: si la lectura de rangos dice fold por mucho, ninguna mano temblorosa la revierte.',
  ],
  etapas: [
    {
      nivel: 1,
      enfoque:
        'Aprende las reglas que cuestan dinero (declarar antes de mover fichas, una ficha sola es pagar, no hablar de la mano en juego) y aguanta dos horas jugando pocas manos bien.',
      idea: 'Una ficha grande sin decir nada es pago, no subida: di siempre la acción en voz alta antes de mover fichas.',
    },
    {
      nivel: 2,
      enfoque:
        'Observa a un jugador por vuelta cuando no estés en la mano: ritmo, cómo apila, cuándo mira sus fichas; escribe su línea de base.',
      idea: 'El tell más barato de leer es la conducta antes de su turno: quien ya tiene las cartas para tirar va a tirar.',
    },
    {
      nivel: 3,
      enfoque: 'Añade tamaños en vivo (subidas de 4–6 bb, botes multiway) y usa el tell solo en decisiones de 40–60 %.',
      idea: 'En vivo los botes llegan al flop con cuatro jugadores: tu par alto vale menos y tu apuesta por valor más.',
    },
    {
      nivel: 4,
      enfoque:
        'Gestiona tu imagen y los silencios: mismo tiempo para todas tus acciones, misma forma de mirar las cartas, y sesiones largas con descansos fijos.',
      idea: 'Tu mejor defensa contra los tells es una rutina idéntica: mirar, contar hasta tres, actuar.',
    },
  ],
  errorTipico:
    'Creer que el temblor de manos es siempre nervios de farol (a menudo es mano enorme) y pagar con una mano que los rangos tiran. Y hablar de la mano mientras todavía hay jugadores por decidir.',
  preguntas: [
    {
      pregunta: '¿Por qué un tell sin línea de base no vale?',
      respuesta:
        'Porque lo informativo es el cambio: alguien que siempre tiembla no informa temblando. Se compara con sus manos sin importancia.',
    },
    {
      pregunta: '¿Cómo cambia la selección de manos en vivo respecto de online en tu límite?',
      respuesta:
        'Poco: se amplía contra mesas pasivas que pagan demasiado y se juega más por valor, pero los rangos de apertura y la disciplina son los mismos; la tentación de «jugar para pasar el rato» es la fuga real.',
    },
    {
      pregunta: '¿Qué cuatro reglas de mesa te evitan perder dinero por forma?',
      respuesta:
        'Declarar la acción antes de mover fichas, no hacer movimientos en dos tiempos, proteger las cartas propias y no comentar la mano mientras sigue viva.',
    },
    {
      pregunta: '¿Cuántas manos verás en cinco horas y qué implica?',
      respuesta:
        'Entre 125 y 150: una muestra diminuta. Implica que el resultado de la noche no dice casi nada y que un límite de pérdida en buy-ins es imprescindible.',
    },
    {
      pregunta: '¿En qué decisiones pesa de verdad un tell?',
      respuesta:
        'En las que la cuenta deja cerca de la indiferencia: pagos de river con mano media, faroles contra un rival que duda, y valor fino. En las claras solo confirma.',
    },
  ],
  criterio: {
    texto: 'Decides bien {aciertos} de {de} situaciones en vivo combinando regla de mesa, cuenta y tell observado.',
    aciertos: 8,
    de: 10,
    unidad: 'decisiones',
  },
  foco: 'Elige un jugador por vuelta y describe su conducta antes de su turno en tres manos sin importancia; solo después úsala.',
  revision: '¿Qué observaste del rival en esa mano, cómo era su conducta habitual y cuánto movió tu decisión?',
  variantes: {
    teoria: [
      {
        titulo: 'reglas que cuestan fichas',
        consigna:
          'Escribe las seis reglas de mesa que más dinero cuestan y un ejemplo de cada error. Recítalas sin mirar y corrige.',
      },
      {
        titulo: 'línea de base y cambio',
        consigna:
          'Explica en voz alta qué mirarías en diez manos de un desconocido antes de fiarte de un gesto, con orden y número. Escribe la lista.',
      },
      {
        titulo: 'el tell y la cuenta',
        consigna:
          'Reescribe el ejemplo separando lo que dice la cuenta y lo que añade la conducta. Di con qué cuenta el tell dejaría de importar.',
      },
    ],
    ejercicios: [
      {
        titulo: 'cuenta primero, gesto después',
        consigna:
          'En cada situación de abajo decide sin la conducta y luego con ella. Anota si el gesto cambió algo y cuánto.',
      },
      {
        titulo: '¿regla o jugada?',
        consigna:
          'Señala en las situaciones de abajo qué es reglamento y qué es decisión. Resuelve primero lo de reglamento.',
      },
      {
        titulo: 'línea de base inventada',
        consigna:
          'Para cada situación de abajo escribe qué conducta normal del rival haría falta para creer el tell. Si no la tienes, decide sin él.',
      },
      {
        titulo: 'en silencio y con reloj',
        consigna:
          'Trabaja las situaciones de abajo con reloj y sin tomar nota durante la decisión, como en la mesa. Escribe al final tres mejoras.',
      },
      {
        titulo: 'al revés',
        consigna:
          'Supón en las situaciones de abajo que el rival actúa a propósito lo contrario. Di qué decidirías y cuánto cambia.',
      },
      {
        titulo: 'presupuesto de la noche',
        consigna:
          'En cada situación de abajo calcula cuánto puedes perder en esa sesión y si tus reglas lo permiten antes de decidir la mano.',
      },
      {
        titulo: 'multiway',
        consigna:
          'Rehace las situaciones de abajo como si hubiera un jugador más por decidir. Escribe qué manos dejas de apostar.',
      },
      {
        titulo: 'explica al dealer',
        consigna:
          'Redacta para cada situación de abajo qué dirías en voz alta en tu turno, palabra por palabra. Debe ser una acción declarada correcta.',
      },
    ],
    test: [
      {
        titulo: 'reglas y cuentas',
        consigna:
          'Resuelve las situaciones de abajo sin apuntes: una frase de regla y una de cuenta. Dos fallos de regla suspenden.',
      },
      {
        titulo: 'conducta decisiva',
        consigna: 'Di en qué situaciones de abajo el tell decide y en cuáles no. Debes acertar todas menos una.',
      },
      {
        titulo: 'declarar bien',
        consigna:
          'Escribe la declaración exacta que harías en las situaciones de abajo. Puntúa solo la forma correcta.',
      },
      {
        titulo: 'sin ver las fichas',
        consigna:
          'Contesta las situaciones de abajo usando solo la posición y la acción, ignorando los gestos. Compara con la solución completa.',
      },
    ],
    jugar: [
      {
        titulo: 'observador oficial',
        consigna:
          'Juega {min} minutos y, en las manos que tires, sigue a un solo jugador y anota cinco conductas antes de su turno.',
      },
      {
        titulo: 'rutina idéntica',
        consigna:
          'Mira tus cartas igual, cuenta hasta tres y actúa, en todas las manos. Anota cada vez que te saltaste la rutina.',
      },
      {
        titulo: 'noche con límite',
        consigna:
          'Antes de sentarte escribe los buy-ins que llevas, el límite de pérdida y la hora de salida. Cúmplelos aunque vayas ganando.',
      },
    ],
    analizar: [
      {
        titulo: 'diario de manos en vivo',
        consigna:
          'Escribe {n} manos de memoria al terminar, con stacks y acción; si no recuerdas algo, márcalo. Revisa las decisiones, no las cartas.',
      },
      {
        titulo: 'qué vi y qué usé',
        consigna:
          'Clasifica {n} decisiones en vivo según lo que pesó: posición, cuenta, tell o cansancio. Busca el porcentaje de cansancio.',
      },
      {
        titulo: 'fatiga por hora',
        consigna: 'Mira en {n} manos la hora de la noche y el error cometido. Di a qué hora deberías haberte ido.',
      },
    ],
  },
  ejemplo: {
    niveles: [1, 3],
    mano: 'Ad Ks',
    situacion: 'Partida en vivo de $1/$2, buy-in de $200. En tu primera media hora viste 14 manos.',
    pregunta: '¿Cuántas manos verás en cinco horas y cuánto suele variar el resultado por pura suerte?',
    respuesta:
      'A 28 manos por hora, cinco horas son 28 × 5 = 140 manos. Con una desviación típica de unas 90 bb cada 100 manos, en 140 manos el resultado se mueve típicamente 90 × raíz(1,4) ≈ 90 × 1,18 = 106 bb, o sea ±$212. Una sesión no mide nada; el límite de pérdida (aquí dos buy-ins, $400) y la hora de salida sí se controlan.',
    calculos: [
      { da: '140 manos', tipo: 'cuenta', expresion: '28*5' },
      { da: '106 bb', tipo: 'cuenta', expresion: '90*1.18' },
      { da: '212', tipo: 'cuenta', expresion: '2*106.2' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [4, 4],
      mano: 'Ad Jd',
      mesa: 'As 9c 5c 4h 2d',
      situacion:
        'Partida en vivo $10/$20, stacks de $4.000. River: bote $600, pasas y apuesta $400. Cuentas 14 combos de valor y 6 faroles (tréboles fallados). Este jugador, que suele hablar cuando está cómodo, hoy se quedó inmóvil, como hizo en dos faroles que enseñó.',
      pregunta: '¿Cuánto mueve el tell la decisión?',
      respuesta:
        'Precio: 28,6 %. Sin tell: 6 ÷ 20 = 30 %, pago casi indiferente, +$20. Si el gesto hace los faroles una vez y media más probables, 9 ÷ 23 = 39,1 % y el EV sube a +$148: paga. Si fuera el contrario (3 faroles), 3 ÷ 17 = 17,6 % y retirada. El tell solo decide porque la cuenta estaba en la línea: con 2 faroles contra 14 no lo mires. Y tú, mismo ritmo siempre: mirar, contar hasta tres, actuar.',
      calculos: [
        { tipo: 'potOdds', bote: 600, apuesta: 400, da: '28,6 %' },
        { tipo: 'cuenta', expresion: '100*6/20', da: '30 %' },
        { tipo: 'cuenta', expresion: '0.3*1000-0.7*400', da: '+$20' },
        { tipo: 'cuenta', expresion: '100*9/23', da: '39,1 %' },
        { tipo: 'cuenta', expresion: '9/23*1000-14/23*400', da: '+$148' },
        { tipo: 'cuenta', expresion: '100*3/17', da: '17,6 %' },
      ],
    },
  ],
  spots: [
    {
      niveles: [1, 4],
      mano: 'Kh Qd',
      mesa: 'Kc 9s 4d',
      situacion:
        'En vivo, $1/$3. Subiste a $15 desde el corte y pagaron la ciega pequeña y la grande. Bote $45. Pasan los dos. En tu turno la ciega pequeña ya tiene las cartas levantadas para tirar.',
      pregunta: '¿Apuestas y cuánto?',
      respuesta:
        'Apuesta por valor: $25. La ciega pequeña tira antes de su turno, así que contra un único rival necesitas que pague peor: Kx y 9x pagan. Alfa como farol sería 35,7 % y aquí ni siquiera hace falta que tire: si paga el 34 % de las veces y ganas tres de cada cuatro: 0,34 × (0,75 × 25 − 0,25 × 25) = $4,25 además de los abandonos. No imites su descuido: no te muevas fuera de turno.',
      calculos: [
        { da: '35,7 %', tipo: 'alfa', bote: 45, apuesta: 25 },
        { da: '$4,25', tipo: 'cuenta', expresion: '0.34*(0.75*25-0.25*25)' },
      ],
    },
    {
      niveles: [1, 3],
      mano: '8c 8d',
      situacion:
        'En vivo, $1/$2, seis jugadores. Tres han hecho limp y el botón sube a $12. Estás en la ciega grande con 88 y pones una ficha de $25 sin decir nada.',
      pregunta: '¿Qué significa y qué debiste hacer?',
      respuesta:
        'Una sola ficha sin declarar es pago: pagas $10 más y la ficha no es subida. Si querías 3-bet había que decir «subo» antes. La jugada: pagar tampoco es malo, porque hay 1 + 6 + 12 + 2 = $21 por $10 y ligas trío el 11,8 % de las veces con hasta cuatro rivales que pagan de más; el error fue de forma y eso cuesta dinero sin jugar mal.',
      calculos: [
        { da: '$21', tipo: 'cuenta', expresion: '1+6+12+2' },
        { da: '11,8 %', tipo: 'cuenta', expresion: '(1-48*47*46/(50*49*48))*100' },
      ],
    },
    {
      niveles: [2, 4],
      mano: 'Ac Qc',
      mesa: 'Qh 7d 3s',
      situacion:
        'En vivo, $2/$5, stacks de $600. Subiste a $20, pagó un jugador que en 20 manos jamás apiló fichas al ver el flop. Bote $47. Ahora mira su mano, mira sus fichas y pasa rápido. Apuestas $30 y sube a $100.',
      pregunta: '¿Pagas, tiras o vas all-in?',
      respuesta:
        'Paga. Necesitas 70/(47 + 30 + 100 + 70) = 28,3 % y estás delante de KQ, QJ, JJ–99 y de proyectos; el cambio de conducta (mirar sus fichas) apunta a mano buena y corta el farol puro, así que no subas: contra 77 y 33 estás perdido (2 %). Plan: pagar el turn si no apuesta más de medio bote y tirar ante una segunda apuesta grande.',
      calculos: [
        { da: '28,3 %', tipo: 'cuenta', expresion: '70/247*100' },
        { da: '2 %', tipo: 'equity', mano: 'Ac Qc', rivales: ['7c 7h'], mesa: 'Qh 7d 3s' },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Jh Jd',
      mesa: 'Ts 9c 4h 2s',
      situacion:
        '$2/$5 en vivo, bote multiway. Subiste a $25, pagaron tres jugadores; bote $107. Apostaste $60 y pagaron dos. Turn: bote $227, pasan los dos.',
      pregunta: '¿Apuestas de nuevo?',
      respuesta:
        'Sí, $130. Con tres rivales preflop y dos en el flop, tu sobrepareja sigue delante, pero apuesta por valor y protección: si cada uno paga con top pair o proyecto el 35 % de las veces, te pagan alguna vez 1 − 0,65 × 0,65 = 58 %. Contra 9x tienes 89 % y contra un proyecto de picas con overcards 66 %. Una apuesta tuya hace pagar caro al proyecto; pasar regala el river a dos rivales.',
      calculos: [
        { da: '58 %', tipo: 'cuenta', expresion: '(1-0.65*0.65)*100' },
        { da: '89 %', tipo: 'equity', mano: 'Jh Jd', rivales: ['9d 8d'], mesa: 'Ts 9c 4h 2s' },
        { da: '66 %', tipo: 'equity', mano: 'Jh Jd', rivales: ['As Ks'], mesa: 'Ts 9c 4h 2s' },
      ],
    },
    {
      niveles: [2, 4],
      mano: 'Ah Kd',
      situacion:
        'En vivo, $2/$5. A tu izquierda hay un jugador que, siempre que tiene mano, mira dos veces sus cartas y prepara fichas antes de su turno. Abres a $20 y lo ves hacer exactamente eso.',
      pregunta: '¿Cómo cambia tu plan si resube a $60?',
      respuesta:
        'Tira AK solo si su resubida en vivo es QQ+ y AK, como en tu muestra: con tu as y tu rey son QQ 6, KK 3, AA 3 y AK 9, 21 combos, y empatas con 9. Tu equity contra ese rango es ≈ 39 %, y el pago de $40 por un bote de $87 pide 31,5 %: paga y juega el flop con cuidado. El tell reduce su rango de faroles, no cambia la cuenta tanto como para tirar AK con 100 bb.',
      calculos: [
        { da: '21 combos', tipo: 'cuenta', expresion: '6+3+3+9' },
        { da: '31,5 %', tipo: 'cuenta', expresion: '40/127*100' },
      ],
    },
    {
      niveles: [1, 2],
      mano: '9h 9c',
      situacion:
        'En vivo, $1/$2. Llevas 3 horas, dos copas, y vas abajo $220; te quedaban $180 de los $400 que trajiste. Sube un jugador a $15 y paga el botón.',
      pregunta: '¿Pagas 99 por $13 o paras?',
      respuesta:
        'El pago de la mano sería correcto: $13 por un bote de $33 es 28,3 % y ligas trío el 11,8 %, con implícitas. Pero antes va el límite: perdiste 220 de 400, es decir 55 %, y a las tres horas con alcohol tus decisiones ya no son las tuyas. Termina la vuelta, agradece y vete con los $180; recargar para recuperar es la decisión cara de la noche.',
      calculos: [
        { da: '28,3 %', tipo: 'cuenta', expresion: '13/(33+13)*100' },
        { da: '55 %', tipo: 'cuenta', expresion: '220/400*100' },
      ],
    },
    {
      niveles: [1, 2],
      mano: 'Ad Qs',
      situacion:
        'En vivo, $1/$2, nueve jugadores. Cuatro entran de limp y estás en el botón. En esta mesa una subida a $10 la pagan tres o cuatro.',
      pregunta: '¿A cuánto subes y qué bote esperas?',
      respuesta:
        'A 5 bb más una por limper: $10 + 4 × 2 = $18. Dilo en voz alta antes de mover fichas. Si pagan dos, el bote será 18 × 3 + 3 + 4 = $61 (las ciegas y los dos que se fueron). Con A-Q quieres uno o dos rivales con peor as o peor dama, no cinco. En el flop, si no ligas contra tres, pasa; en vivo se farolea poco a muchos.',
      calculos: [
        { tipo: 'cuenta', expresion: '10+4*2', da: '$18' },
        { tipo: 'cuenta', expresion: '18*3+3+4', da: '$61' },
      ],
    },
    {
      niveles: [1, 2],
      mano: 'Kh Kd',
      mesa: '9c 7d 2s',
      situacion:
        'En vivo, $1/$2. Subiste a $15 y pagó uno: bote $33. Mientras piensas cuánto apostar, el rival ya tiene una pila de fichas en la mano. Apuestas $20 y dice «subo» poniendo $60.',
      pregunta: '¿Cuánto cuesta seguir y qué haces con K-K?',
      respuesta:
        'Pagas 60 − 20 = $40 para un bote final de $153: 26,1 %. Tener fichas listas suele ser ganas de apostar, no siempre fuerza. Con sobrepareja en mesa seca paga: hay muchas manos como 10-10, J-J o A-9 que suben así. Decide antes de mirarlo a él: primero el precio, después el gesto, y solo si el precio dudaba.',
      calculos: [
        { tipo: 'cuenta', expresion: '60-20', da: '$40' },
        { tipo: 'cuenta', expresion: '33+60+60', da: '$153' },
        { tipo: 'cuenta', expresion: '100*40/153', da: '26,1 %' },
      ],
    },
    {
      niveles: [4, 4],
      situacion:
        'Partida en vivo $5/$10, 30 manos por hora, sesiones de 7 horas. Ganas 6 bb por hora con desviación de unas 50 bb por hora, cobro descontado. Tu hora floja es la séptima: ganas 1 bb en vez de 6.',
      pregunta: '¿Qué esperas de una sesión, cuánto se mueve y cuánto te cuesta la séptima hora?',
      respuesta:
        'Seis horas buenas y una floja: 6 × 6 + 1 = 37 bb, $370. Desviación en 7 horas: 50 × √7 ≈ 50 × 2,65 = 133 bb, más del triple: casi cuatro de cada diez sesiones acaban en pérdida y es normal. La séptima no pierde, pero rinde 17 % de las otras: una pausa de 20 minutos en la cuarta cuesta 2 bb y puede devolver más que eso. Fija la pausa y la hora de salida; no las improvises.',
      calculos: [
        { tipo: 'cuenta', expresion: '6*6+1', da: '37 bb' },
        { tipo: 'cuenta', expresion: '37*10', da: '$370' },
        { tipo: 'cuenta', expresion: '50*2.65', da: '133 bb' },
        { tipo: 'cuenta', expresion: '100*1/6', da: '17 %' },
      ],
    },
  ],
};
