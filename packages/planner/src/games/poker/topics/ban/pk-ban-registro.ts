import type { PokerTopic } from '../../poker-topic.ts';

export const pkBanRegistro: PokerTopic = {
  id: 'pk-ban-registro',
  titulo: 'Registro de resultados y objetivos',
  area: 'BAN',
  nivelMin: 0,
  nivelMax: 5,
  prerequisitos: ['pk-ban-banca'],
  minutosEtapa: 130,
  terminos: [
    'registro de resultados',
    'llevar registro',
    'anotar sesiones',
    'hoja de resultados',
    'planilla',
    'objetivos',
    'metas mensuales',
    'control de gastos del juego',
    'tracking de resultados',
    'diario de sesiones',
    'anotar resultados',
    'seguimiento',
    'planilla de póker',
    'metas de proceso',
    'estadísticas propias',
  ],
  ideas: [
    'Registra lo que decides, no solo lo que ganas: fecha, horas, límite, resultado en bb (ciegas grandes) y en dinero, tres decisiones y cómo te sentías. Una libreta basta.',
    'El resultado se mira por mes y por muestra; el proceso se mira cada sesión. Mezclarlos produce decisiones nerviosas.',
    'Un objetivo útil es tuyo, medible y no depende de las cartas: «100 manos revisadas», «ningún pago sin cuenta», «8 horas en NL10».',
    'El registro también mide el juego como gasto: depósitos, retiros, horas y cómo te sientes. Si juegas más dinero o más horas de las que dijiste, el papel lo dice antes que tú.',
  ],
  etapas: [
    {
      nivel: 0,
      enfoque:
        'Anota en una libreta, al terminar cada sesión, cinco datos: fecha, hora de inicio y de fin, entrada o dinero llevado, resultado y cómo te sentiste. También si jugaste con fichas sin valor.',
      idea: 'La libreta te cuida antes de enseñarte: decide ahí, antes de jugar, cuánto dinero y cuánto tiempo puedes gastar sin que duela, y cierra cuando llegues a cualquiera de los dos.',
    },
    {
      nivel: 1,
      enfoque:
        'Anota cinco datos por sesión y míralos una vez por semana. Empieza con una hoja simple y no la abandones.',
      idea: 'Cinco datos constantes valen más que veinte durante dos semanas.',
    },
    {
      nivel: 2,
      enfoque:
        'Separa resultado de proceso y escribe un objetivo semanal que dependa de ti. Añade el ánimo antes de empezar.',
      idea: 'El ánimo anotado explica después una de cada tres sesiones malas mejor que las cartas.',
    },
    {
      nivel: 3,
      enfoque:
        'Calcula tus métricas: bb/100, bb por hora, horas efectivas y resultado por tipo de mesa; decide con muestra suficiente.',
      idea: 'Con menos de 10.000 manos por categoría no se toman decisiones: se apuntan dudas.',
    },
    {
      nivel: 4,
      enfoque:
        'Usa el registro para decidir: qué mesas rinden, qué horario, qué errores se repiten y cuánto cuestan en bb.',
      idea: 'Una fuga medida («−0,8 bb/100 por pagar rivers») se corrige antes que una sospecha.',
    },
    {
      nivel: 5,
      enfoque:
        'Lleva contabilidad completa: ganancia, horas, gastos, impuestos y descansos, y revisa el plan cada trimestre con datos.',
      idea: 'Si las horas suben y el resultado por hora baja dos trimestres seguidos, el problema no es la varianza.',
    },
  ],
  errorTipico:
    'Registrar solo las sesiones buenas o mirar el resultado cada hora. También escribir metas como «ganar $500 este mes», que no dependen de ti y empujan a jugar mal.',
  preguntas: [
    {
      pregunta: '¿Qué dos topes escribes antes de sentarte y qué haces al llegar a uno?',
      respuesta:
        'Cuánto dinero y cuánto tiempo como máximo. Al llegar a cualquiera de los dos se cierra la sesión, vayas ganando o perdiendo.',
    },
    {
      pregunta: '¿Cuáles son los cinco datos mínimos de una sesión?',
      respuesta: 'Fecha y horas, límite y manos, resultado en bb, tres decisiones revisadas y ánimo o cansancio.',
    },
    {
      pregunta: 'Da un objetivo semanal medible que no dependa de las cartas.',
      respuesta: '«Jugar 6 horas en NL10, revisar 12 manos y no hacer ni un pago de river sin decir el motivo».',
    },
    {
      pregunta: '¿Por qué no se decide con 2.000 manos?',
      respuesta:
        'Porque el error típico con 20 bloques y desviación 95 es cerca de 21 bb/100: cualquier conclusión es ruido.',
    },
    {
      pregunta: '¿Qué señal del registro obliga a parar?',
      respuesta:
        'Jugar más horas o dinero de lo escrito, depositar fuera del presupuesto o jugar para recuperar; se cierra y se pide ayuda si se repite.',
    },
    {
      pregunta: '¿Cómo usas el registro para encontrar una fuga?',
      respuesta:
        'Agrupas manos por situación (pagos de river, ciega pequeña, 3-bets) y calculas el coste en bb/100 de cada grupo.',
    },
  ],
  criterio: {
    texto: 'Completa el registro con todos los datos y sin cambios en {aciertos} de {de} sesiones.',
    aciertos: 8,
    de: 10,
    unidad: 'sesiones',
  },
  foco: 'Escribe antes de empezar tu objetivo de proceso y tu tope; después de jugar, las tres decisiones y el ánimo.',
  revision: '¿El registro de esta semana muestra lo que hice o lo que me hubiera gustado hacer?',
  variantes: {
    teoria: [
      {
        titulo: 'tu plantilla',
        consigna:
          'Diseña una plantilla con cinco campos y escribe qué mirarás cada semana y qué cada mes. Compara con el ejemplo.',
      },
      {
        titulo: 'objetivo que depende de ti',
        consigna: 'Reescribe tres metas de dinero como metas de proceso medibles, y di cómo comprobarás cada una.',
      },
      {
        titulo: 'el registro que te cuida',
        consigna: 'Escribe las señales del registro que te harían parar y qué harías en cada caso.',
      },
    ],
    ejercicios: [
      {
        titulo: 'métricas y conclusión',
        consigna:
          'Calcula en cada caso de abajo las cuentas que permitan sus datos (resultado, dinero por hora, bb/100) y la conclusión que sí puedes sacar.',
      },
      {
        titulo: 'la fuga más cara',
        consigna:
          'Ordena en cada caso de abajo lo que más costó, en dinero, en bb o en tiempo, y elige qué corregir primero.',
      },
      {
        titulo: 'objetivo de la semana',
        consigna: 'Escribe para cada caso de abajo un objetivo de proceso con número.',
      },
      {
        titulo: 'juego y gasto',
        consigna: 'Separa en los casos de abajo resultado de juego y dinero salido del bolsillo.',
      },
      {
        titulo: 'ruido declarado',
        consigna:
          'Di en cada caso de abajo si hay datos suficientes para concluir algo (con el error típico, si lo conoces) y escribe la frase que no debes usar.',
      },
      {
        titulo: 'el mes siguiente',
        consigna: 'Redacta para cada caso de abajo el plan del mes con horas, manos revisadas y una regla.',
      },
      {
        titulo: 'la señal de alarma',
        consigna: 'Busca en cada caso de abajo un indicio de que conviene parar y explica qué harías.',
      },
      {
        titulo: 'cuenta en frío',
        consigna: 'Con reloj, da las métricas de los {n} casos de abajo sin calculadora.',
      },
    ],
    test: [
      {
        titulo: 'registro completo',
        consigna: 'Construye el registro de los {n} casos de abajo con los cinco datos; falta uno, no cuenta.',
      },
      {
        titulo: 'conclusión permitida',
        consigna: 'Decide en cada caso de abajo qué se puede afirmar y qué no con esa cantidad de datos.',
      },
      {
        titulo: 'fuga y coste',
        consigna: 'Calcula lo que costó cada caso de abajo (dinero, bb o tiempo) y ordénalos.',
      },
      {
        titulo: 'meta medible',
        consigna: 'Escribe un objetivo de proceso para cada caso de abajo y cómo se comprueba.',
      },
    ],
    jugar: [
      {
        titulo: 'sesión con hoja',
        consigna: 'Juega {min} minutos con la hoja abierta y completa los cinco datos al cerrar, antes de levantarte.',
      },
      {
        titulo: 'sin mirar el saldo',
        consigna: 'Juega {n} manos con el saldo oculto y anota tres decisiones al terminar.',
      },
      {
        titulo: 'objetivo delante',
        consigna: 'Juega {min} minutos con tu objetivo de proceso escrito a la vista y marca cada vez que lo cumples.',
      },
    ],
    analizar: [
      {
        titulo: 'tu mes en cinco líneas',
        consigna: 'Resume el mes: horas, resultado, mejor decisión, peor decisión y una cosa que cambiarás.',
      },
      {
        titulo: 'coste por situación',
        consigna: 'Agrupa {n} manos por situación y calcula el coste en bb de cada grupo.',
      },
      {
        titulo: 'horas y ánimo',
        consigna: 'Cruza tu resultado con las horas y el ánimo anotados; escribe el patrón que veas.',
      },
    ],
  },
  ejemplo: {
    niveles: [0, 5],
    situacion:
      'Cinco sesiones: 2 h (+60 bb), 1,5 h (−110 bb), 3 h (+45 bb), 2 h (−20 bb) y 2,5 h (+90 bb). Juegas a 250 manos por hora en NL10.',
    pregunta: '¿Qué métricas escribes y qué conclusión permites?',
    respuesta:
      'Horas: 2 + 1,5 + 3 + 2 + 2,5 = 11. Manos: 11 × 250 = 2.750. Resultado: +65 bb, es decir 2,4 bb cada 100 manos (2,4 bb/100) y $0,59 por hora. Con tan pocas manos la suerte sola mueve el resultado unas 18 bb/100 arriba o abajo (95 ÷ √27,5, el error típico): la única conclusión es que jugaste 11 horas. Mira las tres decisiones de cada sesión y sigue.',
    calculos: [
      { tipo: 'cuenta', expresion: '2 + 1.5 + 3 + 2 + 2.5', da: '11' },
      { tipo: 'cuenta', expresion: '11 * 250', da: '2.750' },
      { tipo: 'cuenta', expresion: '60 - 110 + 45 - 20 + 90', da: '+65' },
      { tipo: 'cuenta', expresion: '65 / 27.5', da: '2,4' },
      { tipo: 'cuenta', expresion: '65 * 0.1 / 11', da: '$0,59' },
      { tipo: 'cuenta', expresion: '95 / 5.244', da: '18' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [0, 0],
      situacion:
        'Tu libreta del mes: cuatro tardes con fichas sin valor y dos torneos de $1. En uno cobraste $2,50. Tiempos: 40, 60, 45, 55, 70 y 90 minutos. Tu límite escrito era $5 y 7 horas.',
      pregunta: '¿Cuánto gastaste, cuánto jugaste y cumpliste?',
      respuesta:
        'Entradas: 2 × 1 = $2; cobros, $2,50: resultado +$0,50. Tiempo: 40 + 60 + 45 + 55 + 70 + 90 = 360 minutos, exactamente 6 horas. Cumpliste los dos límites, y eso es lo que se celebra: los 50 centavos son suerte. Mira una cosa más: la tarde de 90 minutos, ¿cómo te sentías al final? Si escribiste «cansado», el mes que viene para antes en los torneos.',
      calculos: [
        { tipo: 'cuenta', expresion: '2*1', da: '$2' },
        { tipo: 'cuenta', expresion: '2.5-2', da: '+$0,50' },
        { tipo: 'cuenta', expresion: '40+60+45+55+70+90', da: '360 minutos' },
        { tipo: 'cuenta', expresion: '360/60', da: '6 horas' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Trimestre en NL1000: 210 horas, 52.000 manos, +$9.400 en mesas, $6.300 de devolución de rake, $2.100 de gastos (programas, clases, viajes). El trimestre anterior: 180 horas y $15.200 netos.',
      pregunta: '¿Cuánto ganaste por hora, qué parte viene de la mesa y qué decides?',
      respuesta:
        'Neto: 9.400 + 6.300 − 2.100 = $13.600; por hora, $64,76 contra $84,44 del anterior. En mesa: 9.400 ÷ 10 ÷ 520 = 1,81 bb/100, con error típico de 95 ÷ √520 ≈ 4,2 bb/100: no puedes decir que juegues peor. Lo que sí es un dato son las horas: 17 % más con menos por hora. La devolución es el 46 % del ingreso: si bajara a la mitad, el trimestre serían $10.450. Decisión: volver a 180 horas, no tocar la estrategia y mirar otra vez en tres meses; si el próximo repite más horas y menos por hora, cambia el plan.',
      calculos: [
        { tipo: 'cuenta', expresion: '9400+6300-2100', da: '$13.600' },
        { tipo: 'cuenta', expresion: '13600/210', da: '$64,76' },
        { tipo: 'cuenta', expresion: '15200/180', da: '$84,44' },
        { tipo: 'cuenta', expresion: '9400/10/520', da: '1,81 bb/100' },
        { tipo: 'cuenta', expresion: '95/22.8', da: '4,2 bb/100' },
        { tipo: 'cuenta', expresion: '100*(210-180)/180', da: '17 %' },
        { tipo: 'cuenta', expresion: '100*6300/13600', da: '46 %' },
      ],
    },
  ],
  spots: [
    {
      niveles: [0, 2],
      situacion:
        'Semana con 6 h de juego, 5 manos revisadas y sin ánimo anotado. Tu objetivo semanal era 20 manos revisadas.',
      pregunta: '¿Se cumplió y qué falta?',
      respuesta:
        'Faltan 15 manos revisadas: no se cumplió. Faltan además los datos de ánimo, que son parte del registro. Para llegar a 20 por semana hace falta revisar unas 3,3 manos por hora jugada; apúntalas al momento y déjalas para el repaso.',
      calculos: [
        { tipo: 'cuenta', expresion: '20 - 5', da: '15' },
        { tipo: 'cuenta', expresion: '20 / 6', da: '3,3' },
      ],
    },
    {
      niveles: [0, 3],
      situacion: 'Este mes: $140 de depósitos, $0 de retiros, resultado de juego −$60 y 22 horas de mesa.',
      pregunta: '¿Cuánto te costó de verdad y qué decides?',
      respuesta:
        'De tu bolsillo salieron $140: $60 se perdieron jugando y $80 siguen en la sala, expuestos. El juego te costó $2,73 por hora. Si tu presupuesto del mes era menor que $140, no hay más depósitos hasta el mes siguiente; esa cifra se decide antes, no después.',
      calculos: [
        { tipo: 'cuenta', expresion: '140 - 60', da: '$80' },
        { tipo: 'cuenta', expresion: '60 / 22', da: '$2,73' },
      ],
    },
    {
      niveles: [1, 5],
      situacion:
        'Objetivo del mes: 40 horas, 400 manos revisadas y cero pagos de river sin motivo. Hiciste 32 horas y 300 manos; hubo 4 pagos sin motivo.',
      pregunta: '¿Qué porcentaje cumpliste de cada meta y cuál manda?',
      respuesta:
        'Horas: 80 %. Manos: 75 %. Pagos: no cumplido, pero 4 en 32 horas es uno cada 8 horas. La meta que manda es la de decisiones; las otras se ajustan según tu semana. Escribe el mes siguiente con metas alcanzables: 35 horas y 350 manos.',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * 32 / 40', da: '80 %' },
        { tipo: 'cuenta', expresion: '100 * 300 / 400', da: '75 %' },
        { tipo: 'cuenta', expresion: '32 / 4', da: '8' },
      ],
    },
    {
      niveles: [3, 5],
      situacion:
        'En 40.000 manos de NL50: pagos de river −180 bb, pagos en frío −420 bb y 3-bets +380 bb. Tu total es +2 bb/100.',
      pregunta: '¿Cuánto cuesta cada situación y qué atacas primero?',
      respuesta:
        'Pagos en frío: 420 ÷ 400 = 1,05 bb/100 del total. Pagos de river: 0,45 bb/100. Los 3-bets aportan 0,95. Como retirarse vale 0, eliminar los pagos en frío malos subiría tu winrate de 2 a cerca de 3,05: es lo primero, antes que rediseñar unos 3-bets que ya ganan. Comprueba antes que la muestra de ese grupo no sea diminuta.',
      calculos: [
        { tipo: 'cuenta', expresion: '420 / 400', da: '1,05' },
        { tipo: 'cuenta', expresion: '180 / 400', da: '0,45' },
        { tipo: 'cuenta', expresion: '380 / 400', da: '0,95' },
        { tipo: 'cuenta', expresion: '2 + 1.05', da: '3,05' },
      ],
    },
    {
      niveles: [3, 5],
      situacion: 'Trimestre anterior: 140 h y $1.400. Este trimestre: 190 h y $1.500.',
      pregunta: '¿Qué te dice el dinero por hora?',
      respuesta:
        'Antes $10,00 por hora; ahora $7,89. Jugaste un 36 % más de horas para ganar un 7 % más de dinero: la hora vale menos. Puede ser ruido, pero también cansancio o mesas peores: mira los horarios antes de añadir horas.',
      calculos: [
        { tipo: 'cuenta', expresion: '1400 / 140', da: '$10,00' },
        { tipo: 'cuenta', expresion: '1500 / 190', da: '$7,89' },
        { tipo: 'cuenta', expresion: '100 * (190 - 140) / 140', da: '36 %' },
        { tipo: 'cuenta', expresion: '100 * (1500 - 1400) / 1400', da: '7 %' },
      ],
    },
    {
      niveles: [4, 5],
      formatos: ['torneo'],
      situacion: '60 torneos de $33 este mes: $1.800 cobrados. Costó 70 horas de juego.',
      pregunta: '¿ROI, ganancia por hora y qué haces con el dato?',
      respuesta:
        'Invertido: 60 × 33 = $1.980. Resultado: −$180; ROI −9,1 %; por hora, −$2,57. Con 60 torneos el ROI no significa casi nada: se anota, se revisa la selección de campo y el número de horas, y se sigue el plan del trimestre.',
      calculos: [
        { tipo: 'cuenta', expresion: '60 * 33', da: '$1.980' },
        { tipo: 'cuenta', expresion: '1800 - 1980', da: '−$180' },
        { tipo: 'cuenta', expresion: '100 * (1800 - 1980) / 1980', da: '−9,1 %' },
        { tipo: 'cuenta', expresion: '(1800 - 1980) / 70', da: '−$2,57' },
      ],
    },
    {
      niveles: [0, 1],
      situacion: 'Decidiste gastar como mucho $10 este mes. Llevas cuatro sesiones: −$1,00, +$0,50, −$2,00 y −$0,70.',
      pregunta: '¿Cuánto te queda y qué anotas además del dinero?',
      respuesta:
        'Resultado: −1 + 0,50 − 2 − 0,70 = −$3,20; te quedan $6,80 del tope. Anota también la hora de inicio y de fin y cómo te sentías. Si llegas a cero antes de fin de mes, el resto se juega con fichas sin valor: el tope se decidió con la cabeza fría y no se cambia jugando.',
      calculos: [
        { tipo: 'cuenta', expresion: '-1 + 0.5 - 2 - 0.7', da: '−$3,20' },
        { tipo: 'cuenta', expresion: '10 - 3.2', da: '$6,80' },
      ],
    },
    {
      niveles: [0, 1],
      situacion: 'Escribiste «una hora y cierro». La libreta dice: inicio 20:10, fin 22:40, resultado +$1,20.',
      pregunta: '¿Fue una buena sesión?',
      respuesta:
        'Ganaste $1,20, pero jugaste 150 minutos en vez de 60: 90 minutos de más. El registro marca la sesión como incumplida aunque terminara en ganancia, porque el tope era tuyo. Pon una alarma la próxima vez; si te pasa tres sesiones seguidas, descansa unos días y háblalo con alguien.',
      calculos: [
        { tipo: 'cuenta', expresion: '22 * 60 + 40 - (20 * 60 + 10)', da: '150 minutos' },
        { tipo: 'cuenta', expresion: '150 - 60', da: '90 minutos' },
      ],
    },
    {
      niveles: [0, 0],
      situacion:
        'Juegas con fichas sin valor, ciegas 10/20. Te sentaste con 2.000 fichas y te levantaste con 2.900 después de una hora.',
      pregunta: '¿Qué escribes en la libreta y sirve de algo si no hay dinero?',
      respuesta:
        'Ganaste 2.900 − 2.000 = 900 fichas, que son 900 ÷ 20 = 45 ciegas grandes. Escribe fecha, hora, ciegas, resultado en ciegas grandes y ánimo. Sirve: aprendes el hábito gratis. Una hora no dice si juegas bien, y ganar fichas sin valor no es motivo para pasar a dinero.',
      calculos: [
        { tipo: 'cuenta', expresion: '2900 - 2000', da: '900' },
        { tipo: 'cuenta', expresion: '900 / 20', da: '45' },
      ],
    },
    {
      niveles: [0, 1],
      formatos: ['torneo', 'sng'],
      situacion: 'Esta semana jugaste cinco torneos de $1 y cobraste $2,50 en uno de ellos.',
      pregunta: '¿Cuál es tu resultado y qué puedes concluir?',
      respuesta:
        'Gastaste $5 y cobraste $2,50: −$2,50, es decir −$0,50 por torneo. Cinco torneos no dicen nada de tu juego: lo normal es no cobrar en la mayoría. Lo que sí puedes decir es si jugaste los cinco que habías decidido o si alguno fue para recuperar; ese último se anota aparte.',
      calculos: [
        { tipo: 'cuenta', expresion: '2.5 - 5', da: '−$2,50' },
        { tipo: 'cuenta', expresion: '(2.5 - 5) / 5', da: '−$0,50' },
      ],
    },
    {
      niveles: [2, 3],
      situacion:
        'NL25. Cuatro semanas: 12 h (+160 bb), 8 h (−220 bb), 15 h (+40 bb) y 10 h (+95 bb). 260 manos por hora. Manos revisadas: 20, 5, 30 y 12.',
      pregunta: '¿Cuál fue la mejor semana y por qué no lo dice el resultado?',
      respuesta:
        'Total: 45 h y 75 bb, 0,64 bb/100 y $0,42 por hora. La mejor es la tercera: más horas, 30 manos revisadas y un resultado sin drama. La segunda no es la peor por el −220, sino porque revisaste 5: en 8 horas la suerte mueve 95 × √20,8 ≈ 433 bb y esa cifra no informa. Apunta el objetivo siguiente en conducta: 25 manos revisadas por semana, gane o pierda.',
      calculos: [
        { tipo: 'cuenta', expresion: '160-220+40+95', da: '75 bb' },
        { tipo: 'cuenta', expresion: '75/(45*2.6)', da: '0,64 bb/100' },
        { tipo: 'cuenta', expresion: '75*0.25/45', da: '$0,42' },
        { tipo: 'cuenta', expresion: '95*4.56', da: '433 bb' },
      ],
    },
    {
      niveles: [2, 2],
      situacion: 'Registro de tu primer mes: 31 h, +$18, 1.400 manos revisadas, 4 sesiones cerradas por rabia.',
      pregunta: '¿Qué parte del mes se mejora y cuánto vale esa rabia si cada sesión te costó 45 minutos y 80 bb?',
      respuesta:
        '$18 ÷ 31 h = $0,58 por hora, pero con 31 horas eso no se discute. Lo que se mejora es lo medible: 4 de unas 20 sesiones cerradas por rabia, 20 %. En dinero: 4 × 80 = 320 bb, $80: más que todo lo que ganaste. Objetivo del mes que viene: una sola, y la señal de parada escrita antes de abrir las mesas.',
      calculos: [
        { tipo: 'cuenta', expresion: '18/31', da: '$0,58' },
        { tipo: 'cuenta', expresion: '100*4/20', da: '20 %' },
        { tipo: 'cuenta', expresion: '4*80', da: '320 bb' },
        { tipo: 'cuenta', expresion: '320*0.25', da: '$80' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Semestre en NL500: 480 h, 110.000 manos, +1,9 bb/100 en mesa, devolución $4.600, gastos $3.200, impuestos provisionados $5.100. Trabajas 20 h a la semana y otras 20 en otra cosa.',
      pregunta: '¿Cuánto ganaste por hora de verdad y qué decides?',
      respuesta:
        'En mesa: 1,9 × 1.100 × 5 = $10.450. Neto: 10.450 + 4.600 − 3.200 − 5.100 = $6.750; por hora, $14,06. Con error típico de 95 ÷ √1.100 ≈ 2,9 bb/100, el 1,9 puede ser 5 o −1: el dinero por hora es tan incierto como él. Decide por lo que sí sabes: esas 18,5 horas semanales de mesa, ¿las quieres seguir jugando a ese precio? Escribe la respuesta antes de mirar el trimestre que viene.',
      calculos: [
        { tipo: 'cuenta', expresion: '1.9*1100*5', da: '$10.450' },
        { tipo: 'cuenta', expresion: '10450+4600-3200-5100', da: '$6.750' },
        { tipo: 'cuenta', expresion: '6750/480', da: '$14,06' },
        { tipo: 'cuenta', expresion: '95/33.2', da: '2,9 bb/100' },
        { tipo: 'cuenta', expresion: '480/26', da: '18,5' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Filtro por hora de inicio (18.000 manos en cada una): a las 16 h, +4,1 bb/100; a las 21 h, +0,2; a las 0 h, −3,5. Tu otro trabajo te deja libre a cualquier hora.',
      pregunta: '¿Cuánto vale mover la sesión y cómo lo compruebas?',
      respuesta:
        'Diferencia entre 16 h y 0 h: 7,6 bb/100. Error de cada filtro: 95 ÷ √180 ≈ 7,1 bb/100, y el de la diferencia, unos 10: menos de un error. Es una pista, no una prueba. Mueve la sesión a la tarde porque es gratis y compara otras 20.000 manos. Si a las 16 h siguen por encima, quédate; si se igualan, no perdiste nada. Lo que no se hace es jugar de madrugada «porque hay peces» sin que el registro lo diga.',
      calculos: [
        { tipo: 'cuenta', expresion: '4.1+3.5', da: '7,6' },
        { tipo: 'cuenta', expresion: '95/13.42', da: '7,1 bb/100' },
      ],
    },
  ],
};
