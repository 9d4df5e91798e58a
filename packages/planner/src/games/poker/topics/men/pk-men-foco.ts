import type { PokerTopic } from '../../poker-topic.ts';

export const pkMenFoco: PokerTopic = {
  id: 'pk-men-foco',
  titulo: 'Concentración y calidad de juego',
  area: 'MEN',
  nivelMin: 2,
  nivelMax: 5,
  prerequisitos: ['pk-men-rutina'],
  minutosEtapa: 180,
  terminos: [
    'concentración',
    'foco',
    'atención',
    'distracciones',
    'jugar concentrado',
    'calidad de juego',
    'juego a',
    'a-game',
    'b-game',
    'c-game',
    'celular mientras juego',
    'piloto automático',
    'jugar en automático',
    'mantener la atención',
    'cansancio mental',
    'fatiga mental',
    'flow',
    'perder el hilo',
  ],
  ideas: [
    'Tu juego no es un punto sino una franja: A (lo mejor), B (correcto) y C (errores que ya sabías). Mejorar es subir el piso: quitar decisiones C rinde más que pulir la A.',
    'La atención se agota por bloques: tras 50–60 minutos seguidos caen la lectura de stacks y las notas. Pausas cortas y fijas valen más que una larga al final.',
    'Menos mesas, más decisiones: cada mesa añadida paga hasta que empiezas a decidir por patrón. El número correcto es el mayor con el que aún puedes decir el rango del rival.',
    'El piloto automático se rompe con una pregunta fija antes de cada apuesta grande: «¿qué tiene, qué consigo y cuál es mi plan si sube?».',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque: 'Quita teléfono, vídeo y chats, juega en bloques con pausa y anota cuántas veces actuaste sin pensar.',
      idea: 'La primera medida no es meditar: es el teléfono en otra habitación.',
    },
    {
      nivel: 3,
      enfoque:
        'Describe por escrito tu A, tu B y tu C con conductas observables y pon nota cada bloque; cierra al segundo C seguido.',
      idea: 'C no es jugar mal una mano difícil: es fallar una que ya tenías aprendida.',
    },
    {
      nivel: 4,
      enfoque:
        'Encuentra tu número de mesas y tu hora de caída con datos propios: errores por cada mil manos por mesa y por hora.',
      idea: 'El punto de corte se mide: si en la tercera hora tus errores se duplican, tu sesión dura dos.',
    },
    {
      nivel: 5,
      enfoque:
        'Entrena la entrada en concentración (ritual de un minuto, primera órbita sin jugar manos dudosas) y la recuperación tras un corte; protege las decisiones de mayor bote.',
      idea: 'El 5 % de tus decisiones mueve la mitad del dinero: reserva energía y tiempo de reloj para ésas.',
    },
  ],
  errorTipico:
    'Añadir mesas cuando te aburres: el aburrimiento es señal de que dejaste de mirar, no de que sobra capacidad. Y creer que «rindo igual con el partido de fondo» sin haberlo medido.',
  preguntas: [
    {
      pregunta: '¿Qué diferencia hay entre un error B y un error C?',
      respuesta:
        'El B es una decisión difícil resuelta de forma mejorable; el C es un error que ya sabías evitar y que aparece por cansancio, prisa o distracción.',
    },
    {
      pregunta: '¿Cómo eliges tu número de mesas?',
      respuesta:
        'Subiendo de una en una y midiendo errores graves por mil manos y ganancia por hora: el óptimo es el último escalón en que la ganancia por hora todavía sube sin que crezcan los C.',
    },
    {
      pregunta: '¿Qué tres preguntas rompen el automático?',
      respuesta: 'Qué rango tiene el rival, qué quiero conseguir con esta apuesta y qué hago si sube.',
    },
    {
      pregunta: '¿Cuándo haces la pausa?',
      respuesta:
        'A hora fija (por ejemplo cada 50 minutos), no cuando «te sientes cansado»: la sensación llega después de los errores.',
    },
    {
      pregunta: '¿Qué haces si detectas dos decisiones C seguidas?',
      respuesta:
        'Cerrar mesas o la sesión según la regla escrita; una pausa y media capacidad solo si la regla lo dice.',
    },
  ],
  criterio: {
    texto:
      'En {aciertos} de {de} bloques de juego no cometes ningún error C y lo compruebas revisando las manos del bloque.',
    aciertos: 8,
    de: 10,
    unidad: 'bloques',
  },
  foco: 'Antes de toda apuesta mayor que medio bote di las tres preguntas; si no puedes contestar una, usa el tiempo extra.',
  revision: '¿Esta decisión fue A, B o C, y qué había en tu atención un minuto antes?',
  variantes: {
    teoria: [
      {
        titulo: 'tu franja A, B y C',
        consigna:
          'Escribe cinco conductas observables de cada letra, sin adjetivos. Comprueba que otra persona podría puntuarte con esa lista.',
      },
      {
        titulo: 'la cuenta de las mesas',
        consigna:
          'Calcula tu ganancia por hora con distintas mesas a partir de tus datos o de los del ejemplo. Explica dónde está el máximo y por qué.',
      },
      {
        titulo: 'mapa de distracciones',
        consigna:
          'Haz la lista de todo lo que te interrumpió en la última sesión con su duración. Elimina hoy las dos mayores y escribe cómo.',
      },
    ],
    ejercicios: [
      {
        titulo: 'letra A, B o C',
        consigna:
          'Puntúa cada situación de abajo con una letra y justifica por qué no es la vecina. Luego da la decisión correcta.',
      },
      {
        titulo: 'tres preguntas',
        consigna:
          'Contesta las tres preguntas fijas en cada situación de abajo antes de decidir. Una sin contestar invalida la respuesta.',
      },
      {
        titulo: 'cuánto cuesta la distracción',
        consigna:
          'Convierte cada situación de abajo en ciegas u hora perdida con la cuenta correspondiente. Ordena de mayor a menor.',
      },
      {
        titulo: 'dos a la vez',
        consigna:
          'Resuelve las situaciones de abajo de dos en dos con un solo reloj para el par. Compara los errores con resolverlas de una en una.',
      },
      {
        titulo: 'con ruido y sin ruido',
        consigna:
          'Haz la mitad de las situaciones de abajo con una distracción real y la otra en silencio. Compara aciertos y anota.',
      },
      {
        titulo: 'corta a tiempo',
        consigna: 'Decide en cada situación de abajo si sigues, haces pausa o cierras, con la regla que lo ordena.',
      },
      {
        titulo: 'la decisión del 5 %',
        consigna:
          'Señala en las situaciones de abajo el momento que mueve más dinero y escribe cómo reservarías tiempo para él.',
      },
      {
        titulo: 'recuerda la anterior',
        consigna:
          'Tras resolver cada situación de abajo, repite de memoria los datos de la anterior. Si no puedes, baja la velocidad.',
      },
    ],
    test: [
      {
        titulo: 'letra y regla',
        consigna: 'Pon letra y regla a las situaciones de abajo sin apuntes. 80 % para aprobar.',
      },
      {
        titulo: 'cuentas de rendimiento',
        consigna: 'Calcula ganancia por hora y errores por mil en las situaciones de abajo. Sin fallos.',
      },
      {
        titulo: 'atención sostenida',
        consigna: 'Resuelve las situaciones de abajo seguidas y sin pausa y compara la primera mitad con la segunda.',
      },
      {
        titulo: 'detecta el automático',
        consigna: 'Di en cuáles de las situaciones de abajo habrías actuado por patrón y qué dato lo desmentía.',
      },
    ],
    jugar: [
      {
        titulo: 'bloque protegido',
        consigna:
          'Juega un bloque sin teléfono ni otras pestañas y anota cada impulso de mirar otra cosa. Cuenta impulsos por bloque.',
      },
      {
        titulo: 'una mesa menos',
        consigna:
          'Juega {min} minutos con una mesa menos que de costumbre y escribe tres datos de rivales que normalmente no verías.',
      },
      {
        titulo: 'letra cada bloque',
        consigna: 'Pon A, B o C al final de cada bloque y cierra si salen dos C seguidas. Guarda la serie.',
      },
    ],
    analizar: [
      {
        titulo: 'errores por hora',
        consigna:
          'Clasifica {n} errores por la hora de sesión en que ocurrieron y dibuja la curva. Fija tu duración máxima.',
      },
      {
        titulo: 'errores por mesas',
        consigna: 'Compara errores graves por mil manos con distintos números de mesas en tu base. Decide el máximo.',
      },
      {
        titulo: 'las cinco decisiones mayores',
        consigna:
          'Busca las cinco decisiones de más dinero de la sesión y mira cuánto tiempo les diste. Escribe si fue suficiente.',
      },
    ],
  },
  ejemplo: {
    niveles: [2, 4],
    situacion:
      'Con 2 mesas ganas 6 bb/100 a 75 manos por mesa y hora; con 4 mesas, 4,5 bb/100; con 8 mesas, 1,5 bb/100. Juegas NL25.',
    pregunta: '¿Qué número gana más por hora y cuál eliges para mejorar?',
    respuesta:
      '2 mesas: 150 × 6 ÷ 100 = 9,0 bb/h. 4 mesas: 300 × 4,5 ÷ 100 = 13,5 bb/h. 8 mesas: 600 × 1,5 ÷ 100 = 9,0 bb/h. El máximo está en 4: $3,38 por hora. Ocho mesas rinden lo mismo que dos con cuatro veces más varianza en juego y sin aprender nada. Para mejorar, 2 o 3 mesas en las sesiones de estudio y 4 en las de volumen.',
    calculos: [
      { da: '9,0 bb/h', tipo: 'cuenta', expresion: '150*6/100' },
      { da: '13,5 bb/h', tipo: 'cuenta', expresion: '300*4.5/100' },
      { da: '9,0 bb/h', tipo: 'cuenta', expresion: '600*1.5/100' },
      { da: '3,38', tipo: 'cuenta', expresion: '13.5*0.25' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [5, 5],
      situacion:
        'NL5000, 3 mesas. De tus últimas 2.000 decisiones, 100 fueron en botes de más de 60 bb y movieron la mitad del dinero. En ellas usaste 9 segundos de media; en las demás, 5. Tu reloj permite 25 y un banco de 60 por hora.',
      pregunta: '¿Cómo repartes el tiempo y qué ganas si evitas un error de 20 bb cada 25 de esas decisiones?',
      respuesta:
        'Esas 100 son el 5 % de las decisiones. Si en ellas pasas a 20 segundos y bajas a 4 en las fáciles, el tiempo total va de 100 × 9 + 1.900 × 5 = 10.400 s a 100 × 20 + 1.900 × 4 = 9.600 s: incluso menos. Cuatro errores evitados son 4 × 20 = 80 bb, $4.000 en esa muestra. Regla: en botes de más de 60 bb, suelta el ratón, bote y stack en voz baja, dos rangos y decide. Tras un corte, una órbita sin manos dudosas en esa mesa.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*100/2000', da: '5 %' },
        { tipo: 'cuenta', expresion: '100*9+1900*5', da: '10.400 s' },
        { tipo: 'cuenta', expresion: '100*20+1900*4', da: '9.600 s' },
        { tipo: 'cuenta', expresion: '4*20', da: '80 bb' },
        { tipo: 'cuenta', expresion: '80*50', da: '$4.000' },
      ],
    },
  ],
  spots: [
    {
      niveles: [2, 4],
      situacion:
        'En tu registro, por mil manos: hora 1, 2,1 errores graves; hora 2, 2,4; hora 3, 5,0. Cada error cuesta unas 12 bb y juegas 300 manos por hora.',
      pregunta: '¿Cuánto cuesta la tercera hora y qué duración eliges?',
      respuesta:
        'Errores extra respecto de la segunda: (5,0 − 2,4) × 0,3 = 0,78 por hora, a 12 bb: 9,4 bb. Si tu ganancia normal son 4 bb/100, en 300 manos ganas 12 bb: la tercera hora se come el 78 %. Sesiones de dos horas, y si quieres una tercera, con pausa larga y otra medición.',
      calculos: [
        { da: '0,78', tipo: 'cuenta', expresion: '(5-2.4)*0.3' },
        { da: '9,4 bb', tipo: 'cuenta', expresion: '0.78*12' },
        { da: '12 bb', tipo: 'cuenta', expresion: '4*3' },
        { da: '78 %', tipo: 'cuenta', expresion: '9.36/12*100' },
      ],
    },
    {
      niveles: [2, 3],
      situacion:
        'Durante 40 minutos tuviste el teléfono al lado y lo miraste 16 veces; cada mirada te quita unos 25 segundos de mesa.',
      pregunta: '¿Cuánto tiempo de atención perdiste y qué manos no viste?',
      respuesta:
        '16 × 25 = 400 segundos, 6,7 min de 40: el 17 %. A 75 manos por hora son 400 ÷ 48 segundos por mano = 8,3 manos sin ver, y en ellas los showdowns que alimentan tus notas. El teléfono fuera de la habitación es una regla, no un consejo.',
      calculos: [
        { da: '400 segundos', tipo: 'cuenta', expresion: '16*25' },
        { da: '6,7 min', tipo: 'cuenta', expresion: '400/60' },
        { da: '17 %', tipo: 'cuenta', expresion: '6.667/40*100' },
        { da: '8,3 manos', tipo: 'cuenta', expresion: '400/48' },
      ],
    },
    {
      niveles: [2, 5],
      mano: 'Ac Qd',
      mesa: 'Qs 9s 4h 7c',
      situacion:
        'Cuatro mesas. Apostaste flop y turn; te suben en el turn y en otra mesa te toca actuar con 5 segundos. Bote $18, tu apuesta fue $12 y la subida es a $36.',
      pregunta: '¿En qué orden decides y qué número buscas?',
      respuesta:
        'La mano grande primero: pide tiempo aquí y tira por defecto en la otra. Pagas $24 por 18 + 12 + 36 = $66: 26,7 %. Contra un trío tienes 0 %; contra un proyecto de color con as, 80 %. Con 27 % alcanza que un tercio de su rango sean proyectos. Perder una ciega en la otra mesa cuesta $0,25; equivocarse aquí, $24: reparte el tiempo en esa proporción.',
      calculos: [
        { da: '26,7 %', tipo: 'cuenta', expresion: '24/(66+24)*100' },
        { da: '0 %', tipo: 'equity', mano: 'Ac Qd', rivales: ['9c 9d'], mesa: 'Qs 9s 4h 7c' },
        { da: '80 %', tipo: 'equity', mano: 'Ac Qd', rivales: ['As Js'], mesa: 'Qs 9s 4h 7c' },
      ],
    },
    {
      niveles: [3, 5],
      situacion:
        'De 420 decisiones revisadas, 24 concentran el 52 % del dinero movido. Tus errores en ellas: 5 de 24; en el resto, 20 de 396.',
      pregunta: '¿Dónde trabajas?',
      respuesta:
        'Tasa de error en las grandes: 5 ÷ 24 = 20,8 %; en el resto 20 ÷ 396 = 5,1 %. Las grandes son el 5,7 % de las decisiones y la mitad del dinero, con cuatro veces más fallo: ahí va la concentración. Medida: usar siempre el banco de tiempo en botes de más de 40 bb y decir las tres preguntas.',
      calculos: [
        { da: '20,8 %', tipo: 'cuenta', expresion: '5/24*100' },
        { da: '5,1 %', tipo: 'cuenta', expresion: '20/396*100' },
        { da: '5,7 %', tipo: 'cuenta', expresion: '24/420*100' },
      ],
    },
    {
      niveles: [3, 5],
      situacion:
        'Notas dos decisiones C seguidas a los 35 minutos de un bloque de 50. Tu regla: al segundo C, cierro. Vas +1 caja y quedan dos jugadores débiles en la mesa.',
      pregunta: '¿Sigues?',
      respuesta:
        'Cierra. Los débiles valen quizá 8 bb/100 más; en 15 minutos a 75 manos por hora son 75 × 15 ÷ 60 = 19 manos y 1,5 bb. Un error C grave cuesta 10–15 bb. La cuenta no se acerca, y la regla incumplida cuesta además todas las veces siguientes.',
      calculos: [
        { da: '19 manos', tipo: 'cuenta', expresion: '75*15/60' },
        { da: '1,5 bb', tipo: 'cuenta', expresion: '8*0.1875' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Torneo de 7 h. Decides dónde gastar energía: niveles 1–6 (20 % del EV), burbuja (25 %), mesa final (45 %), resto 10 %. Tu atención plena dura unas 3 h.',
      pregunta: '¿Cómo la repartes?',
      respuesta:
        'Proporcional al valor: mesa final 0,45 × 3 = 81 min, burbuja 0,25 × 3 = 45 min, inicio 36 min y resto 18 min. En la práctica: una sola mesa en burbuja y final, comida y pausa antes de la burbuja, y los primeros niveles con rango estándar y sin experimentos. Llegar a la mesa final agotado es perder donde está casi la mitad del dinero.',
      calculos: [
        { da: '81 min', tipo: 'cuenta', expresion: '0.45*3*60' },
        { da: '45 min', tipo: 'cuenta', expresion: '0.25*3*60' },
        { da: '36 min', tipo: 'cuenta', expresion: '0.2*3*60' },
        { da: '18 min', tipo: 'cuenta', expresion: '0.1*3*60' },
      ],
    },
    {
      niveles: [2, 3],
      situacion:
        'NL25, 4 mesas. En la última hora dejaste pasar 6 veces el tiempo y actuaste con las últimas cartas. Tus decisiones por minuto: 9.',
      pregunta: '¿Cuántas mesas deberías jugar para llegar a 6 decisiones por minuto y qué ganas?',
      respuesta:
        '9 ÷ 4 = 2,25 decisiones por mesa; para 6 por minuto, 6 ÷ 2,25 = 2,7 mesas: dos o tres. Seis veces fuera de tiempo en una hora, con botes medios de 12 bb, son muchas ocasiones de tirar sin querer: si la mitad costó 4 bb, 12 bb, $3,00. Baja a tres mesas esta semana y cuenta otra vez los pagos por reloj; la meta es cero.',
      calculos: [
        { tipo: 'cuenta', expresion: '9/4', da: '2,25' },
        { tipo: 'cuenta', expresion: '6/2.25', da: '2,7' },
        { tipo: 'cuenta', expresion: '3*4', da: '12 bb' },
        { tipo: 'cuenta', expresion: '12*0.25', da: '$3,00' },
      ],
    },
    {
      niveles: [2, 2],
      situacion:
        'En una hora cambiaste de mesa mental 20 veces: mirar el chat, otra pestaña, un video. Cada vez tardas 30 segundos en volver y estás en 70 manos por hora.',
      pregunta: '¿Cuánto tiempo de juego perdiste y qué haces con el teléfono?',
      respuesta:
        '20 × 30 = 600 segundos, 10 minutos: la sexta parte de la hora. En 70 manos son 12 manos jugadas sin mirar. La primera medida es física: teléfono y pestañas fuera, no fuerza de voluntad. Prueba dos sesiones con el teléfono en otra habitación y escribe cuántas decisiones tomaste con prisa: ese número baja solo.',
      calculos: [
        { tipo: 'cuenta', expresion: '20*30', da: '600' },
        { tipo: 'cuenta', expresion: '600/60', da: '10' },
        { tipo: 'cuenta', expresion: '70/6', da: '12' },
      ],
    },
    {
      niveles: [5, 5],
      situacion:
        'Final de una serie online: 4 mesas, 9 horas previstas. Sabes que después de la sexta hora tus errores pasan de 2 a 5 por mil manos. Quedan 2 torneos vivos con 12 % de la acción propia y uno con el 100 %.',
      pregunta: '¿Qué sueltas primero y cuánto cuesta no soltarlo?',
      respuesta:
        'Los del 12 %: en ellos tu parte es la octava y el error cuesta la misma atención. Juégalos en automático (rangos escritos, decisiones simples) y no abras nada nuevo. 3 errores de más por mil × 900 manos que quedan = 2,7 errores; a 14 bb cada uno, 38 bb, que en el torneo del 100 % son enteramente tuyas. Pausas de 5 minutos antes de cada salto de premio. Registrar dos torneos menos al principio habría sido lo correcto: apúntalo.',
      calculos: [
        { tipo: 'cuenta', expresion: '3*0.9', da: '2,7' },
        { tipo: 'cuenta', expresion: '2.7*14', da: '38 bb' },
      ],
    },
  ],
};
