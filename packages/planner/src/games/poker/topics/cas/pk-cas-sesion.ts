import type { PokerTopic } from '../../poker-topic.ts';

export const pkCasSesion: PokerTopic = {
  id: 'pk-cas-sesion',
  titulo: 'Multimesa, zoom y duración de la sesión',
  area: 'CAS',
  nivelMin: 2,
  nivelMax: 4,
  prerequisitos: ['pk-pre-rfi'],
  exclusivo: ['cash'],
  minutosEtapa: 160,
  importancia: 'ocasional',
  terminos: [
    'multimesa',
    'multi mesa',
    'varias mesas',
    'muchas mesas',
    'cuántas mesas jugar',
    'multitabling',
    'multitabla',
    'zoom',
    'mesas rápidas',
    'fast fold',
    'duración de la sesión',
    'cuánto dura una sesión',
    'manos por hora',
    'volumen de manos',
    'cuándo levantarme de la mesa',
    'cuándo parar la sesión',
    'jugar cansado',
    'límite de pérdida por sesión',
    'quedarme sin tiempo',
    'número de mesas',
    'ganancia por hora',
  ],
  ideas: [
    'Ganancia por hora = bb/100 × manos por hora ÷ 100. Más mesas suben las manos y bajan las bb/100: existe un número de mesas óptimo y casi siempre es menor del que crees.',
    'En formato rápido (zoom) ves más manos por hora pero pierdes notas, selección de mesa y lecturas: la población manda y los ajustes por jugador desaparecen.',
    'La sesión se termina por reglas decididas antes: tiempo, caída de atención y límite de pérdida. Nunca por resultado inmediato ni para «recuperar».',
    'El límite de pérdida por sesión protege tu banca y tu cabeza: dos o tres cajas en tu límite, y se respeta aunque la mesa siga buena.',
    'Los finales de sesión se juegan peor: mide tu resultado de la última media hora frente al resto y corta antes de ese punto.',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque: 'Empieza con pocas mesas y sesiones cortas con reglas escritas; sube mesas solo si tu juego no empeora.',
      idea: 'Si en una mesa tardas más de la mitad del tiempo de decisión disponible, estás con demasiadas: baja antes de que el reloj decida por ti.',
    },
    {
      nivel: 3,
      enfoque:
        'Mide: bb/100 por número de mesas y por formato, con muestras de al menos 10.000 manos antes de concluir.',
      idea: 'Con varianza normal, 10.000 manos dejan un margen de ± 18 bb/100 a 95 %: compara tendencias y calidad, no solo el número.',
    },
    {
      nivel: 4,
      enfoque:
        'Diseña la sesión para rendir: bloques de una hora con descanso, revisión breve y una regla clara para cambiar de formato o parar.',
      idea: 'Un jugador de mid que baja de 6 a 4 mesas y sube de 3 a 5 bb/100 gana más por hora y además decide mejor los botes grandes.',
    },
  ],
  errorTipico:
    'Alargar la sesión cuando vas perdiendo para «dejarla en verde» y cortarla cuando vas ganando. Es lo contrario de jugar cuando el juego es bueno y parar cuando tu atención cae.',
  preguntas: [
    {
      pregunta: '¿Cómo se elige el número de mesas?',
      respuesta:
        'Comparando ganancia por hora: bb/100 por manos por hora entre 100. Se prueba con muestras largas y se elige el número en que el total por hora es máximo sin que caiga la calidad.',
    },
    {
      pregunta: 'Ganas 6 bb/100 a 4 mesas y 4 bb/100 a 6 mesas. Con 75 manos por mesa y hora, ¿qué es mejor?',
      respuesta:
        '4 mesas: 300 manos, 18 bb/h. 6 mesas: 450 manos, 18 bb/h. Empatan: elige menos mesas y más aprendizaje.',
    },
    {
      pregunta: '¿Qué pierdes y qué ganas en formato rápido?',
      respuesta:
        'Ganas manos por hora y evitas mesas malas. Pierdes selección de mesa, lecturas por jugador y la posibilidad de sentarte con el mejor rival.',
    },
    {
      pregunta: '¿Cuáles son las tres condiciones para cortar una sesión?',
      respuesta:
        'Tiempo planeado agotado, señales de cansancio o enfado, o límite de pérdida alcanzado. Ninguna depende de estar ganando o perdiendo en este momento.',
    },
  ],
  criterio: {
    texto: 'Cumples tus reglas de mesas, tiempo y límite de pérdida en {aciertos} de {de} sesiones',
    aciertos: 8,
    de: 10,
    unidad: 'sesiones',
  },
  foco: 'Antes de empezar escribe mesas, duración y límite de pérdida; respétalos sin renegociar durante la sesión.',
  revision: '¿Jugué esta sesión con las mesas y el tiempo planeados, y en qué momento empezó a bajar mi juego?',
  ejemplo: {
    niveles: [2, 4],
    situacion:
      'NL25 ($0,10/$0,25), mesas de 6 con 70 manos por mesa y hora. A 4 mesas ganas 5 bb/100; a 8 mesas, 2,5 bb/100. Juegas 12 horas al mes.',
    pregunta: 'Compara la ganancia mensual y decide.',
    respuesta:
      '4 mesas: 280 manos por hora, 14,0 bb/h, en 12 h 168 bb ($42). 8 mesas: 560 manos, 14,0 bb/h: exactamente lo mismo, con el doble de decisiones y la mitad de aprendizaje. Juega 4: cada decisión es mejor y el margen crece con estudio. A igualdad de dinero, manda la calidad.',
    calculos: [
      { da: '14,0 bb/h, en 12 h', tipo: 'cuenta', expresion: '5*70*4/100' },
      { da: '168 bb', tipo: 'cuenta', expresion: '14*12' },
      { da: '14,0 bb/h: exactamente', tipo: 'cuenta', expresion: '2.5*70*8/100' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [4, 4],
      situacion:
        'NL500, 12 semanas de registro. Con 6 mesas: 3 bb/100 y 9 segundos por decisión en botes de más de 50 bb. Con 4 mesas: 4,8 bb/100 y 16 segundos. 70 manos por mesa y hora; tu parte de los botes grandes es la mitad de la ganancia.',
      pregunta: '¿Qué número de mesas gana más por hora y cómo estructuras la sesión?',
      respuesta:
        '6 mesas: 420 × 3 ÷ 100 = 12,6 bb por hora, $63. 4 mesas: 280 × 4,8 ÷ 100 = 13,4 bb, $67,20. Las cuatro ganan 0,84 bb más con 33 % menos de manos: menos varianza y mejores decisiones caras. Con 40.000 manos por grupo el error de cada cifra ronda las 4,5 bb/100, así que no lo decide el winrate: lo decide que los 16 segundos sí son un dato. Bloques de 50 minutos, cuatro mesas, y la quinta solo si en dos semanas no pierdes tiempo de reloj.',
      calculos: [
        { tipo: 'cuenta', expresion: '420*3/100', da: '12,6 bb' },
        { tipo: 'cuenta', expresion: '12.6*5', da: '$63' },
        { tipo: 'cuenta', expresion: '280*4.8/100', da: '13,4 bb' },
        { tipo: 'cuenta', expresion: '13.44*5', da: '$67,20' },
        { tipo: 'cuenta', expresion: '13.44-12.6', da: '0,84 bb' },
        { tipo: 'cuenta', expresion: '100*140/420', da: '33 %' },
      ],
    },
  ],
  spots: [
    {
      niveles: [2, 3],
      situacion: 'NL16. Juegas 3 mesas con 75 manos por hora cada una y ganas 4 bb/100. Pruebas 5 mesas: 3 bb/100.',
      pregunta: '¿Cuál da más por hora y qué diferencia hay en un mes de 15 horas?',
      respuesta:
        '3 mesas: 225 manos, 9,0 bb/h. 5 mesas: 375 manos, 11,25 bb/h. La diferencia es 2,25 bb/h, 33,75 bb al mes ($5,40 en NL16). Es poco: si las 5 mesas te cansan o frenan tu aprendizaje, quédate en 3 y estudia; si no, sube una y mide.',
      calculos: [
        { da: '9,0 bb/h', tipo: 'cuenta', expresion: '4*75*3/100' },
        { da: '11,25 bb/h', tipo: 'cuenta', expresion: '3*75*5/100' },
        { da: '33,75 bb', tipo: 'cuenta', expresion: '2.25*15' },
      ],
    },
    {
      niveles: [2, 3],
      situacion:
        'Tu límite de pérdida por sesión es de 3 cajas en NL10 ($10 cada una). Hoy llevas 2,5 cajas perdidas en menos de una hora, sin errores que reconozcas.',
      pregunta: '¿Sigues? ¿Cuánto margen queda y qué haces al llegar a él?',
      respuesta:
        'Quedan $5 de margen y la racha es normal: perder 2,5 cajas en una hora no dice nada sobre tu juego. Puedes seguir hasta las 3, pero al llegar paras: el límite existe para las noches en que el cansancio o el enfado ya actúan sin que los notes. Escribe dos manos dudosas antes de cerrar; eso vale más que la caja que intentarías recuperar.',
      calculos: [{ da: '$5', tipo: 'cuenta', expresion: '3*10-2.5*10' }],
    },
    {
      niveles: [2, 4],
      situacion:
        'Comparas una mesa normal (70 manos por hora) con el formato rápido (240 manos por hora). En normal ganas 8 bb/100 porque eliges rivales; en rápido, 3 bb/100.',
      pregunta: '¿Qué da más por hora? ¿Y qué otras dos razones cuentan?',
      respuesta:
        'Normal, una mesa: 5,6 bb/h. Rápido: 7,2 bb/h. Con dos mesas normales serían 11,2 bb/h, más que el rápido y con lecturas. Además, en el rápido la varianza por hora es mayor y no hay notas ni cambio de mesa; el normal enseña más a leer rivales. Usa el rápido para volumen preflop y el normal para aprender.',
      calculos: [
        { da: '5,6 bb/h', tipo: 'cuenta', expresion: '8*70/100' },
        { da: '7,2 bb/h', tipo: 'cuenta', expresion: '3*240/100' },
        { da: '11,2 bb/h', tipo: 'cuenta', expresion: '8*140/100' },
      ],
    },
    {
      niveles: [3, 4],
      situacion:
        'Tienes 25.000 manos a 4 mesas con 3 bb/100 y 12.000 a 6 mesas con 5 bb/100. Desviación típica 90 bb/100.',
      pregunta: '¿Es fiable la diferencia? Calcula el error típico de cada muestra y de la diferencia.',
      respuesta:
        'Error típico: 90/√250 = 5,7 bb/100 en la primera y 90/√120 = 8,2 en la segunda. El de la diferencia es √(5,7² + 8,2²) = 10,0 bb/100: dos puntos de diferencia no significan nada. Decide por calidad de decisiones y no por esos números; hacen falta muestras unas cien veces mayores.',
      calculos: [
        { da: '5,7 bb/100', tipo: 'cuenta', expresion: '90/15.811' },
        { da: '8,2 en', tipo: 'cuenta', expresion: '90/10.954' },
        { da: '10,0 bb/100', tipo: 'cuenta', expresion: '((5.7*5.7+8.2*8.2)/10+10)/2' },
      ],
    },
    {
      niveles: [3, 4],
      situacion:
        'Tu base de datos muestra: primera hora 6 bb/100, segunda 4, tercera −5. Juegas sesiones de 3 horas, 280 manos por hora en total.',
      pregunta: '¿Cuánto ganas en 3 horas y cuánto si cortas a las 2?',
      respuesta:
        'Tres horas: 2,8 × (6 + 4 − 5) = 14 bb. Dos horas: 2,8 × (6 + 4) = 28 bb. Cortar a las dos horas te da el doble de bb y ahorra una hora de vida: usa la tercera para estudiar dos manos. Comprueba con muestra mayor, porque los tramos de tercera hora suelen ser pocos.',
      calculos: [
        { da: '14 bb', tipo: 'cuenta', expresion: '2.8*(6+4-5)' },
        { da: '28 bb', tipo: 'cuenta', expresion: '2.8*(6+4)' },
      ],
    },
    {
      niveles: [3, 4],
      situacion:
        'NL100, 4 mesas. Te quedan 12 segundos de promedio por decisión y en botes de más de 40 bb querrías al menos 25. Tienes 4 botes grandes por hora de 300 manos.',
      pregunta: '¿Cuánto cuesta quitar una mesa y qué ganarías si esos botes mejoran 3 bb cada uno?',
      respuesta:
        'De 4 a 3 mesas pierdes un cuarto de las manos: con 4 bb/100 y 300 manos por hora ganabas 12 bb/h; con 225, 9 bb/h. Si los 3 botes grandes que siguen quedando mejoran 3 bb cada uno, recuperas 9 bb/h y llegas a 18 bb/h. Con esa cuenta, quitar una mesa mejora tu hora; comprueba si es verdad con un mes de datos.',
      calculos: [
        { da: '12 bb/h', tipo: 'cuenta', expresion: '4*300/100' },
        { da: '9 bb/h. Si', tipo: 'cuenta', expresion: '4*225/100' },
        { da: '18 bb/h', tipo: 'cuenta', expresion: '4*225/100+3*3' },
      ],
    },
    {
      niveles: [2, 3],
      situacion:
        'NL25, tres mesas. En la primera hora ganas 6 bb/100 y en la segunda, 2 bb/100, con 70 manos por mesa y hora. Puedes jugar dos horas seguidas o dos de una hora con pausa de 20 minutos.',
      pregunta: '¿Cuánto ganas con cada plan?',
      respuesta:
        'Seguidas: 210 × 6 ÷ 100 + 210 × 2 ÷ 100 = 16,8 bb. Con pausa, dos primeras horas: 25,2 bb, la mitad más, y la pausa cuesta 20 minutos. En dinero: $4,20 contra $6,30. Con unas semanas de datos es una pista, no una prueba: ensáyalo dos semanas y compara errores, no solo saldo.',
      calculos: [
        { tipo: 'cuenta', expresion: '210*6/100+210*2/100', da: '16,8 bb' },
        { tipo: 'cuenta', expresion: '2*210*6/100', da: '25,2 bb' },
        { tipo: 'cuenta', expresion: '16.8*0.25', da: '$4,20' },
        { tipo: 'cuenta', expresion: '25.2*0.25', da: '$6,30' },
      ],
    },
    {
      niveles: [2, 2],
      situacion:
        'Te sientas en NL16 a las 20:00 con la idea de jugar «hasta que salga bien». Dos horas después llevas −2 cajas y quieres seguir.',
      pregunta: '¿Qué números deberían decidir y cuáles no?',
      respuesta:
        'Deciden tres: la hora escrita, tu tope de 3 cajas ($48) y si tomaste decisiones que no tomarías en frío. No decide el saldo: en 300 manos la suerte mueve 90 × √3 ≈ 90 × 1,73 = 156 bb, y −200 cabe sin que signifique nada. Si la hora era las 22:00, cierra aunque falte una caja. «Hasta que salga bien» no es un plan: es esperar que las cartas terminen la sesión por ti.',
      calculos: [
        { tipo: 'cuenta', expresion: '3*16', da: '$48' },
        { tipo: 'cuenta', expresion: '90*1.73', da: '156 bb' },
      ],
    },
    {
      niveles: [4, 4],
      situacion:
        'NL500, 4 mesas, bloques de 50 minutos con 10 de pausa. Tu registro de 8 semanas: primer bloque 5 bb/100, segundo 5, tercero 2, cuarto −4. Cada bloque son 230 manos.',
      pregunta: '¿Cuántos bloques juegas y cuánto ganas frente a jugar cuatro?',
      respuesta:
        'Tres bloques: 2,3 × (5 + 5 + 2) = 27,6 bb. Cuatro: 2,3 × (5 + 5 + 2 − 4) = 18,4 bb: jugar más te quita 9,2 bb, $46. Corta en tres y usa el cuarto para revisar dos botes. Si el tercero te parece alto, es porque la caída empieza ahí: mira cuánto duermes antes de culpar a las mesas.',
      calculos: [
        { tipo: 'cuenta', expresion: '2.3*12', da: '27,6 bb' },
        { tipo: 'cuenta', expresion: '2.3*8', da: '18,4 bb' },
        { tipo: 'cuenta', expresion: '27.6-18.4', da: '9,2 bb' },
        { tipo: 'cuenta', expresion: '9.2*5', da: '$46' },
      ],
    },
  ],
  variantes: {
    teoria: [
      {
        titulo: 'la hora en una fórmula',
        consigna:
          'Escribe la fórmula de ganancia por hora y haz tres columnas con tus números para 3, 4 y 6 mesas. Añade una fila de formato rápido.',
      },
      {
        titulo: 'mis reglas de sesión',
        consigna:
          'Redacta en tres líneas mesas, duración y límite de pérdida, y la señal concreta que te hará parar. Guárdalas donde las veas al empezar.',
      },
      {
        titulo: 'cuándo baja el juego',
        consigna:
          'Explica con tus palabras por qué el final de las sesiones es peor y propone cómo comprobarlo con tus datos. Responde las preguntas sin mirar.',
      },
    ],
    ejercicios: [
      {
        titulo: 'cuentas por hora',
        consigna: 'Resuelve los casos de abajo en bb por hora y por mes antes de opinar sobre las mesas.',
      },
      {
        titulo: 'otra mesa, otra cuenta',
        consigna:
          'Repite los casos de abajo con una mesa más y una menos. Señala el punto en que cambia la recomendación.',
      },
      {
        titulo: 'rápido o normal',
        consigna: 'Añade a los casos de abajo la versión en formato rápido con datos que justifiques y decide.',
      },
      {
        titulo: 'cuánta muestra hace falta',
        consigna: 'Calcula en los casos de abajo el margen de error y di si la conclusión es segura.',
      },
      {
        titulo: 'reglas antes de jugar',
        consigna: 'Escribe para los casos de abajo las tres reglas de sesión que habrían evitado el problema.',
      },
      {
        titulo: 'sesión real en papel',
        consigna: 'Aplica los casos de abajo a tu última sesión con tus números y escribe una conclusión distinta.',
      },
      {
        titulo: 'defiende lo contrario',
        consigna: 'Argumenta en los casos de abajo la opción opuesta con un dato que la haría correcta.',
      },
      {
        titulo: 'cálculo al vuelo',
        consigna: 'Con reloj, estima de cabeza los resultados de los {n} casos de abajo y comprueba el error.',
      },
    ],
    test: [
      {
        titulo: 'examen de ganancia por hora',
        consigna: 'Calcula los {n} casos de abajo con dos decimales y elige la mejor opción en cada uno.',
      },
      { titulo: 'examen de muestras', consigna: 'Da el error típico de los {n} casos de abajo y si permite decidir.' },
      {
        titulo: 'examen de reglas',
        consigna:
          'Escribe en los {n} casos de abajo la decisión y la regla previa que la justifica; acierto si no depende del resultado del momento.',
      },
      {
        titulo: 'examen combinado',
        consigna:
          'Resuelve los {n} casos de abajo indicando mesas, duración y límite de pérdida recomendados para ese jugador.',
      },
    ],
    jugar: [
      {
        titulo: 'sesión con reglas escritas',
        consigna:
          'Escribe tus tres reglas y juega {min} minutos cumpliéndolas. Anota al terminar si alguna estuvo a punto de romperse.',
      },
      {
        titulo: 'una mesa menos',
        consigna:
          'Juega {min} minutos con una mesa menos de las habituales y apunta tres decisiones en las que te sobró tiempo.',
      },
      {
        titulo: 'bloque con descanso',
        consigna:
          'Divide {min} minutos en dos bloques con una pausa lejos de la pantalla y compara cómo decides antes y después.',
      },
    ],
    analizar: [
      {
        titulo: 'tu hora más cara',
        consigna: 'Toma {n} sesiones y calcula bb/100 por hora de juego. Marca la hora en que empiezas a perder.',
      },
      {
        titulo: 'mesas y errores',
        consigna:
          'Revisa {n} errores anotados y escribe cuántas mesas jugabas. Busca el número a partir del cual aumentan.',
      },
      {
        titulo: 'cumplimiento de reglas',
        consigna: 'En {n} sesiones comprueba si respetaste mesas, tiempo y límite de pérdida, y qué pasó cuando no.',
      },
    ],
  },
};
