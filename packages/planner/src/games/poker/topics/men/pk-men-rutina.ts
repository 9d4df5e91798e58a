import type { PokerTopic } from '../../poker-topic.ts';

export const pkMenRutina: PokerTopic = {
  id: 'pk-men-rutina',
  titulo: 'Rutina antes y después de la sesión',
  area: 'MEN',
  nivelMin: 1,
  nivelMax: 5,
  prerequisitos: ['pk-men-tilt'],
  minutosEtapa: 140,
  terminos: [
    'rutina',
    'rutina de juego',
    'rutina antes de jugar',
    'calentamiento',
    'warm up',
    'cool down',
    'rutina después de jugar',
    'preparación de la sesión',
    'hábitos de juego',
    'checklist',
    'cierre de sesión',
    'antes de sentarme a jugar',
    'ritual',
    'prepararme para jugar',
    'empezar y terminar la sesión',
  ],
  ideas: [
    'La sesión empieza diez minutos antes y termina diez minutos después: calentar (un ejercicio, un objetivo, una regla de parada) y enfriar (dos manos anotadas, nota de 0 a 5 y cierre).',
    'Calentar con lo que vas a usar: rangos del día, una cuenta y el plan de mesas. Un minuto de cuentas propias vale más que diez mirando videos.',
    'El enfriamiento se hace aunque hayas perdido, y sobre todo si ganaste: se revisan decisiones, no resultados, y se escribe una línea para la próxima sesión.',
    'Lo que no está escrito no está decidido: mesas, límite, tiempo y tope se anotan antes del primer reparto.',
  ],
  etapas: [
    {
      nivel: 1,
      enfoque: 'Escribe una lista de cinco puntos de antes y tres de después y úsala en todas tus sesiones cortas.',
      idea: 'Diez minutos de rutina en una sesión de una hora no son pérdida: son la diferencia entre jugar y entretenerse.',
    },
    {
      nivel: 2,
      enfoque:
        'Añade un ejercicio de calentamiento concreto (tres cuentas de odds, un rango, una mano de ayer) y un cierre con dos manos marcadas.',
      idea: 'Calienta con el error de ayer: es la única cuenta que sabes que te falta.',
    },
    {
      nivel: 3,
      enfoque:
        'Mide: marca cada sesión con o sin rutina y compara resultados por 100 manos y errores graves tras 20 sesiones.',
      idea: 'La rutina se justifica por datos tuyos, no por fe: si tus sesiones con calentamiento tienen la mitad de errores graves, ya sabes.',
    },
    {
      nivel: 4,
      enfoque:
        'Separa rutinas por tipo de sesión (corta, larga, torneo final) y por estado (cansado, bien, dudoso); decide cuál juegas con cada una.',
      idea: 'Una rutina única para todos los días sirve para ninguno: la del cansado termina antes de empezar la sesión.',
    },
    {
      nivel: 5,
      enfoque:
        'Construye el sistema semanal: calentar, jugar, cerrar, revisar y descansar, con un único bloque de revisión fijo y protegido.',
      idea: 'A este nivel lo que hace ganar es la constancia de seis semanas seguidas, no la hora perfecta.',
    },
  ],
  errorTipico:
    'Sentarse «cinco minutos a ver» y calentar jugando: los primeros botes del día los pagas tú. Y cerrar el programa al perder la última caja sin escribir nada.',
  preguntas: [
    {
      pregunta: '¿Qué cinco cosas escribes antes de la primera mano?',
      respuesta:
        'Límite y mesas, tiempo de juego, tope de pérdida, foco del día y el ejercicio de calentamiento hecho.',
    },
    {
      pregunta: '¿Qué haces en los diez minutos de después?',
      respuesta:
        'Marcar dos o tres manos, poner nota de 0 a 5 a tu juego y a tu ánimo, y escribir una frase para la próxima sesión.',
    },
    {
      pregunta: '¿Por qué calentar con una cuenta y no con un video?',
      respuesta:
        'Porque calentar es activar lo que vas a decidir: una cuenta propia te pone en la mesa; un video te pone de espectador.',
    },
    {
      pregunta: '¿Cómo sabes si tu rutina sirve?',
      respuesta:
        'Comparando errores graves y winrate de sesiones con y sin rutina en 20 o más sesiones, aunque la muestra sea pequeña.',
    },
    {
      pregunta: '¿Qué parte de la rutina no se salta nunca?',
      respuesta:
        'El cierre, y dentro del cierre la nota de ánimo y la marca de dos manos: es la única fuente de tu próxima semana.',
    },
  ],
  criterio: {
    texto:
      'Cumples la rutina completa (antes y después) en {aciertos} de {de} sesiones y comparas los errores con las que la saltaste.',
    aciertos: 9,
    de: 12,
    unidad: 'sesiones',
  },
  foco: 'Escribe antes de jugar mesas, tiempo, tope y foco; después, dos manos y una nota de 0 a 5.',
  revision: '¿Qué parte de la rutina se cumplió en esta sesión y qué decisión habría cambiado la que falta?',
  variantes: {
    teoria: [
      {
        titulo: 'lista de cinco y tres',
        consigna:
          'Redacta tu rutina de antes (cinco puntos) y de después (tres puntos) en una tarjeta y léela en voz alta. Ajusta cada punto a un minuto o dos.',
      },
      {
        titulo: 'calentar con el error',
        consigna:
          'Escribe qué cuenta o rango calentarías según tus tres errores de la semana y explica cómo te prepara para hoy.',
      },
      {
        titulo: 'rutina para el día malo',
        consigna:
          'Diseña la rutina de cinco minutos para cuando estás cansado y la regla para no jugar ese día. Compárala con la normal.',
      },
    ],
    ejercicios: [
      {
        titulo: '¿se juega o no?',
        consigna:
          'En cada situación de abajo decide si la rutina permite jugar y qué falta por cumplir. Responde con la regla, no con ganas.',
      },
      {
        titulo: 'minuto a minuto',
        consigna:
          'Reescribe cada situación de abajo como un horario: qué minuto se calienta, juega, para y cierra. La suma debe cuadrar con {min} minutos.',
      },
      {
        titulo: 'el cierre honesto',
        consigna:
          'Escribe para cada situación de abajo el cierre de tres líneas: dos manos, nota y frase. Evita opiniones sobre la suerte.',
      },
      {
        titulo: 'quita un paso',
        consigna:
          'Elimina un paso de la rutina en las situaciones de abajo y explica qué error aparece después. Devuelve el paso si era necesario.',
      },
      {
        titulo: 'mide la diferencia',
        consigna:
          'Con los datos de las situaciones de abajo calcula el valor de la rutina en ciegas o dólares por sesión.',
      },
      {
        titulo: 'rutina al revés',
        consigna: 'En las situaciones de abajo escribe qué rutina usaría tu peor versión y corrígela punto por punto.',
      },
      {
        titulo: 'enseña la rutina',
        consigna:
          'Explica la rutina de cada situación de abajo a alguien que no juega, sin palabras de póker. Si no se entiende, está mal escrita.',
      },
      {
        titulo: 'contra el reloj',
        consigna:
          'Completa la rutina de las situaciones de abajo en la mitad del tiempo y di qué punto conservarías. Compara con la original.',
      },
    ],
    test: [
      {
        titulo: 'lista completa',
        consigna:
          'Sin mirar, escribe tu rutina entera y úsala en las situaciones de abajo. Un punto por paso correcto.',
      },
      {
        titulo: 'decide y cierra',
        consigna: 'Da la decisión de las situaciones de abajo y su cierre escrito. Sin cierre no hay punto.',
      },
      {
        titulo: 'números de la rutina',
        consigna: 'Calcula coste y beneficio en las situaciones de abajo. 80 % exactos.',
      },
      {
        titulo: 'sin memoria',
        consigna:
          'Escribe qué harías en las situaciones de abajo si te acaban de despertar. Si la rutina no cabe ahí, acórtala.',
      },
    ],
    jugar: [
      {
        titulo: 'antes y después',
        consigna: 'Juega {min} minutos con la rutina completa y sin saltos. Al final marca qué paso costó más.',
      },
      {
        titulo: 'con y sin',
        consigna:
          'Juega dos bloques del mismo largo, uno con rutina y otro sin ella, el mismo día. Anota errores graves de cada uno.',
      },
      {
        titulo: 'el foco en un papel',
        consigna: 'Escribe el foco en un papel a la vista y léelo cada media hora. Anota si lo cumpliste.',
      },
    ],
    analizar: [
      {
        titulo: 'errores por rutina',
        consigna: 'Clasifica {n} errores graves en sesiones con y sin rutina. Calcula la proporción.',
      },
      {
        titulo: 'la frase de ayer',
        consigna:
          'Busca en tus últimas {n} frases de cierre cuántas se cumplieron en la sesión siguiente. Corrige la forma de escribirlas.',
      },
      {
        titulo: 'el paso que falla',
        consigna: 'Mira {n} rutinas propias y marca qué paso saltas siempre. Cámbialo por uno que puedas cumplir.',
      },
    ],
  },
  ejemplo: {
    niveles: [1, 3],
    situacion:
      'Tienes 90 minutos. Tu rutina dice: 10 de calentamiento (cuentas, plan y tope), 70 de juego y 10 de cierre. Hoy llegas cansado y quieres «jugar hasta la una».',
    pregunta: '¿Qué juegas y qué escribes?',
    respuesta:
      'Sesión recortada: 90 − 10 − 10 = 70 min serían el máximo si estuvieras bien; cansado, 40 minutos y las mesas a la mitad. Tope escrito antes: 2 cajas de $5, $10. Si el plan pide 70 minutos y hoy son 40, pierdes 30 ÷ 70 = 43 % de volumen y te ahorras el peor rato del día. «Hasta la una» no es un plan: es una cuenta sin número.',
    calculos: [
      { da: '70 min', tipo: 'cuenta', expresion: '90-10-10' },
      { da: '$10', tipo: 'cuenta', expresion: '2*5' },
      { da: '43 %', tipo: 'cuenta', expresion: '30/70*100' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [4, 5],
      situacion:
        'Tus últimas 40 sesiones: 22 con rutina completa (1,4 errores graves por mil manos) y 18 sin ella (2,9 por mil). Juegas 1.000 manos por sesión en NL1000 y estimas 14 bb por error grave. La rutina lleva 20 minutos.',
      pregunta: '¿Cuánto vale la rutina por sesión y la aplicas igual un día de cansancio?',
      respuesta:
        'Errores evitados: 2,9 − 1,4 = 1,5 por sesión; 1,5 × 14 = 21 bb, $210 por 20 minutos. No es un experimento limpio: quizá la saltas justo cuando estás peor, así que cuenta la mitad, $105, y sigue sobrando. El día de cansancio no toca la misma: versión corta (5 minutos, un solo foco), la mitad de mesas y una hora de fin; y si la prueba de calentamiento sale mal, no se juega. Escribe las dos versiones y la señal que elige entre ellas.',
      calculos: [
        { tipo: 'cuenta', expresion: '2.9-1.4', da: '1,5' },
        { tipo: 'cuenta', expresion: '1.5*14', da: '21 bb' },
        { tipo: 'cuenta', expresion: '21*10', da: '$210' },
        { tipo: 'cuenta', expresion: '210/2', da: '$105' },
      ],
    },
  ],
  spots: [
    {
      niveles: [1, 3],
      situacion:
        'Empiezas la sesión sin calentar y, en los primeros 20 minutos, pierdes dos botes por apurar una cuenta de odds.',
      pregunta: '¿Qué cuesta y qué haces la próxima vez?',
      respuesta:
        'Si esos dos errores te cuestan 15 bb cada uno, son 30 bb; a 5 bb/100 de winrate necesitas 600 manos para recuperarlos. Diez minutos de cuentas antes valen ocho horas de una mesa a 75 manos por hora. Próxima vez: tres cuentas de precio en el papel antes de la primera mano.',
      calculos: [
        { da: '30 bb', tipo: 'cuenta', expresion: '2*15' },
        { da: '600 manos', tipo: 'cuenta', expresion: '30/5*100' },
      ],
    },
    {
      niveles: [1, 4],
      situacion: 'En 24 sesiones: 14 con rutina completa, +4,1 bb/100; 10 sin rutina, −1,8 bb/100.',
      pregunta: '¿Qué concluyes y qué harías?',
      respuesta:
        'Diferencia 4,1 − (−1,8) = 5,9 bb/100. Con 24 sesiones el margen es grande (± 8 bb/100 es normal), así que no «prueba» nada, pero apunta en la dirección que esperabas. Decide con la regla más barata: cumplir la rutina en las próximas 24 y volver a mirar, porque cuesta 8 horas en total y no tiene riesgo.',
      calculos: [
        { da: '5,9 bb/100', tipo: 'cuenta', expresion: '4.1+1.8' },
        { da: '8 horas', tipo: 'cuenta', expresion: '20*24/60' },
      ],
    },
    {
      niveles: [1, 3],
      situacion: 'Cierras una sesión ganadora de 3 cajas. Es la una de la mañana y mañana trabajas.',
      pregunta: '¿Qué enfriamiento haces y cuánto dura?',
      respuesta:
        'Diez minutos: dos manos marcadas, nota de juego y una frase («doblé con AA, no jugué mejor que ayer»). Con 10 minutos por sesión y 5 sesiones por semana son 50 min semanales de cierre que alimentan tu revisión. Ganar no anula el cierre: las sesiones ganadoras esconden los errores.',
      calculos: [{ da: '50 min', tipo: 'cuenta', expresion: '10*5' }],
    },
    {
      niveles: [2, 5],
      situacion:
        'Calientas con 20 cuentas de precio y rango durante la semana: 5 sesiones de 4 cuentas. Tus errores graves bajaron de 3,2 a 2,0 por cada mil manos.',
      pregunta: '¿Cuánto vale eso al mes con 8.000 manos?',
      respuesta:
        'Antes 3,2 × 8 = 25,6 errores graves y ahora 2,0 × 8 = 16: 9,6 menos. Si cada error grave cuesta unas 12 bb, son 115,2 bb al mes. El calentamiento que mides es el único que mejoras.',
      calculos: [
        { da: '25,6', tipo: 'cuenta', expresion: '3.2*8' },
        { da: '16', tipo: 'cuenta', expresion: '2*8' },
        { da: '9,6', tipo: 'cuenta', expresion: '3.2*8-16' },
        { da: '115,2 bb', tipo: 'cuenta', expresion: '9.6*12' },
      ],
    },
    {
      niveles: [3, 5],
      situacion:
        'Torneo grande el domingo de 6 horas. Diseña la rutina y el tope con banca de $2.000 y entrada de $20.',
      pregunta: '¿Qué escribes antes y después?',
      respuesta:
        'Antes: cuatro puntos (descanso, comida, lista de ajustes, un solo foco) y límite de reentradas cero, porque 20 ÷ 2.000 = 1 % de la banca ya es la entrada correcta. Durante: pausa de 5 minutos cada hora, que en 6 horas son 30 min. Después: veinte minutos con las tres decisiones caras, sin mirar el resultado del torneo.',
      calculos: [
        { da: '1 %', tipo: 'cuenta', expresion: '20/2000*100' },
        { da: '30 min', tipo: 'cuenta', expresion: '5*6' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Te propones 6 semanas de rutina completa, 5 sesiones por semana. Al terminar la tercera semana llevas 13 con rutina completa.',
      pregunta: '¿Cómo mides el cumplimiento y cuál es tu regla para las que faltaron?',
      respuesta:
        'A mitad de camino tocaban 5 × 3 = 15 sesiones: cumpliste 13 ÷ 15 = 87 %. Por encima del 80 % el hábito se sostiene; por debajo, acorta la rutina antes de exigirte más. Regla: la sesión sin rutina no se cuenta ni se recupera; se sigue con la próxima. Perseguir la estadística de rutina con sesiones de 20 minutos la vacía de sentido.',
      calculos: [
        { da: '15 sesiones', tipo: 'cuenta', expresion: '5*3' },
        { da: '87 %', tipo: 'cuenta', expresion: '13/15*100' },
      ],
    },
    {
      niveles: [1, 2],
      situacion:
        'Tu calentamiento de hoy fue: tres precios. Bote $3, apuesta $1; bote $4, apuesta $4; bote $6, apuesta $2. Contestaste 25 %, 33 % y 20 %.',
      pregunta: 'Corrige y decide si estás listo.',
      respuesta:
        '$1 en $3: 20 %; fallaste (olvidaste sumar tu propio pago). $4 en $4: 33 %, bien. $2 en $6: 20 %, bien. Dos de tres: repite tres más antes de sentarte; la regla es empezar con tres seguidas correctas. Dos minutos más de papel cuestan menos que el primer pago equivocado.',
      calculos: [
        { da: '20 %', tipo: 'potOdds', bote: 3, apuesta: 1 },
        { da: '33 %', tipo: 'potOdds', bote: 4, apuesta: 4 },
        { da: '20 %', tipo: 'potOdds', bote: 6, apuesta: 2 },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Tienes tres tipos de sesión: corta (45 minutos), larga (3 h) y final de torneo. Tu rutina única de 15 minutos la saltas en las cortas. En 30 cortas sin rutina tuviste 3,4 errores graves por mil; en 12 con una versión de 5 minutos, 2,1.',
      pregunta:
        '¿Qué escribes y cuánto vale la versión corta si juegas 8.000 manos al mes en sesiones cortas (12 bb por error)?',
      respuesta:
        '3,4 − 2,1 = 1,3 errores por mil; en 8.000 manos, 10,4, 125 bb al mes por 5 minutos cada vez. Escribe tres versiones: 5 minutos para las cortas (un foco y un tope), 15 para las largas y 30 para finales (rivales, premios, qué harás si llegas corto). La que no quepa en la sesión no se hace; la que sí cabe, siempre.',
      calculos: [
        { tipo: 'cuenta', expresion: '3.4-2.1', da: '1,3' },
        { tipo: 'cuenta', expresion: '1.3*8', da: '10,4' },
        { tipo: 'cuenta', expresion: '10.4*12', da: '125 bb' },
      ],
    },
    {
      niveles: [5, 5],
      situacion:
        'Sistema de seis semanas: calentar, jugar, cerrar, revisar, descansar. Semana 4: cumpliste calentar 5 de 5, cerrar 5 de 5, revisar 1 de 3 y descansar 0 de 1.',
      pregunta: '¿Cuánto cumples y qué arreglas primero?',
      respuesta:
        'Total: 11 de 14, 79 %. El número engaña: lo que falló es justo lo que sostiene el mes. Una semana sin descanso suele costar dos buenas. Arreglo: el descanso va en el calendario como una partida más (sábado, teléfono fuera), y la revisión pasa a un bloque fijo de 40 minutos que no compite con jugar. Repite la semana 4 antes de pasar a la 5: 3 fallos no se compensan con volumen.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*11/14', da: '79 %' },
        { tipo: 'cuenta', expresion: '3', da: '3' },
      ],
    },
    {
      niveles: [1, 2],
      situacion:
        'Tu lista de antes de jugar: hora de fin, tope de dinero, un foco, agua y teléfono lejos. Hoy cumpliste tres y jugaste 50 minutos.',
      pregunta: '¿Qué porcentaje es y cuál de las dos que faltaron importa más?',
      respuesta:
        '3 ÷ 5 = 60 %. Si lo que faltó fue el tope y la hora, la sesión no tuvo salida: eso es lo primero. Si faltaron el agua y el teléfono, jugaste con media cabeza: pon el teléfono en otra habitación, cuesta cero. Una lista de cinco cosas hecha entera en las próximas 10 sesiones vale más que una de quince que se hace a medias.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*3/5', da: '60 %' },
        { tipo: 'cuenta', expresion: '10', da: '10' },
      ],
    },
  ],
};
