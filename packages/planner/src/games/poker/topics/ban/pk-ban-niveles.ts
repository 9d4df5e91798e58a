import type { PokerTopic } from '../../poker-topic.ts';

export const pkBanNiveles: PokerTopic = {
  id: 'pk-ban-niveles',
  titulo: 'Subir y bajar de nivel',
  area: 'BAN',
  nivelMin: 1,
  nivelMax: 5,
  prerequisitos: ['pk-ban-banca'],
  minutosEtapa: 140,
  terminos: [
    'subir de nivel',
    'bajar de nivel',
    'subir de límite',
    'bajar de límite',
    'pasar de nl10 a nl25',
    'cuándo subir',
    'cuándo bajar',
    'tiros',
    'tiro',
    'shot',
    'disparo',
    'move up',
    'move down',
    'subir de stakes',
    'cambiar de límite',
    'atascado en un nivel',
    'superar un límite',
    'recuperar subiendo',
  ],
  ideas: [
    'Se sube por dos condiciones juntas: cajas suficientes del límite nuevo (30–40 en cash) y señales de que ganas en el actual (muestra, decisiones revisadas y resultado).',
    'Se baja por una sola: llegar al umbral de cajas. Bajar no es un castigo; es lo que hace posible volver a subir.',
    'Un tiro es una subida con límite escrito: número de cajas, mesas y momento de volver. Se hace un día tranquilo, descansado y con buena mesa.',
    'Subir para recuperar pérdidas es la manera más rápida de quedarse sin banca y la señal clara de que hay que parar de jugar.',
  ],
  etapas: [
    {
      nivel: 1,
      enfoque:
        'Escribe tu regla de subida y de bajada antes de necesitarla, con números exactos. No subas por una buena noche.',
      idea: 'Una noche buena es ruido: 20.000 manos y 30 cajas son una razón.',
    },
    {
      nivel: 2,
      enfoque:
        'Haz tu primer tiro con 3–5 cajas, sin mezclar límites en la misma sesión, y evalúa decisiones más que resultado.',
      idea: 'Si el tiro te pone nervioso, juega una sola mesa: es peor jugar mal cuatro que bien una.',
    },
    {
      nivel: 3,
      enfoque:
        'Añade criterio de calidad: qué debe cumplir la mesa nueva, cuánto mejoran los regulares y qué parte de tu ganancia venía de un solo rival.',
      idea: 'El límite de arriba con peor mesa rinde menos que el de abajo con buena: elige mesa antes que cifra.',
    },
    {
      nivel: 4,
      enfoque:
        'Mide el tiro con tu desviación: cuánto puedes perder sin que signifique nada y cuándo sí es información.',
      idea: 'Con desviación 95, perder 3 cajas en 2.000 manos está a menos de una desviación: no dice que el límite sea malo.',
    },
    {
      nivel: 5,
      enfoque:
        'Gestiona varios límites a la vez, subidas por formato y planes de regreso con metas concretas, y evita que el ego decida.',
      idea: 'El plan de regreso se escribe al subir: «vuelvo a NL200 si bajo de 45 cajas, sin debate».',
    },
  ],
  errorTipico:
    'Subir de límite para recuperar lo perdido: el peor momento mental, contra los mejores rivales y con menos cajas. Si aparece la idea, se cierra la sesión ahí mismo.',
  preguntas: [
    {
      pregunta: '¿Qué dos condiciones pides para subir de NL10 a NL25?',
      respuesta: '30 o 40 cajas de NL25 ($750–$1.000) y al menos 20.000 manos ganadoras con decisiones revisadas.',
    },
    {
      pregunta: 'Bajas a NL10 tras perder 12 cajas en NL25. ¿Cuándo vuelves a subir?',
      respuesta:
        'Cuando tu banca vuelva a tener las cajas de NL25 que escribiste, ganadas o repuestas según tu plan del mes, nunca tomadas del dinero de vivir.',
    },
    {
      pregunta: '¿Cómo defines un tiro con límite?',
      respuesta:
        'Cuatro datos: 4 cajas de riesgo, dos sesiones, solo mesas con al menos un recreacional y bajada automática al perderlas.',
    },
    {
      pregunta: '¿Por qué perder tus tres primeras sesiones en el límite nuevo no demuestra nada?',
      respuesta:
        'Porque con esa muestra el ruido es mucho mayor que la diferencia entre límites; se revisan decisiones, no el resultado.',
    },
    {
      pregunta: '¿Qué señal indica que no debes subir aunque tengas cajas?',
      respuesta:
        'Subes para recuperar, para demostrar algo o con cansancio; o tu winrate se apoya en un solo rival habitual.',
    },
  ],
  criterio: {
    texto: 'Toma la decisión correcta de subir, bajar o esperar con el número exacto en {aciertos} de {de} casos.',
    aciertos: 9,
    de: 10,
    unidad: 'casos',
  },
  foco: 'Antes de entrar a un límite di las cajas que arriesgas hoy y el número en que bajas.',
  revision: '¿Subí o bajé por mi regla o por lo que sentía esa noche?',
  variantes: {
    teoria: [
      {
        titulo: 'tu regla escrita',
        consigna:
          'Escribe en cuatro líneas tu regla de subida y de bajada con números exactos y guárdala. Compárala con el ejemplo y ajústala.',
      },
      {
        titulo: 'qué mide un tiro',
        consigna:
          'Calcula cuánto puedes perder en tu tiro sin que signifique nada, con tu desviación y tus manos previstas.',
      },
      {
        titulo: 'motivos para no subir',
        consigna: 'Lista cinco razones por las que hoy no subirías y léelas antes de cada intento.',
      },
    ],
    ejercicios: [
      {
        titulo: 'subir, bajar o esperar',
        consigna: 'Decide cada caso de abajo con el número exacto que lo justifica.',
      },
      {
        titulo: 'plan de tiro',
        consigna: 'Escribe para cada caso de abajo cajas, sesiones y punto de bajada del tiro.',
      },
      {
        titulo: 'ganancia por hora',
        consigna: 'Calcula en cada caso de abajo dónde ganas más por hora y con cuánta variación.',
      },
      {
        titulo: 'la bajada a tiempo',
        consigna: 'Encuentra en cada caso de abajo el momento exacto en que la regla pedía bajar.',
      },
      {
        titulo: 'el impulso',
        consigna: 'Escribe qué diría un jugador enfadado en cada caso de abajo y qué le responderías.',
      },
      {
        titulo: 'otro formato',
        consigna: 'Convierte cada caso de abajo a torneos o a cash y recalcula las cajas.',
      },
      {
        titulo: 'cuentas rápidas',
        consigna: 'Con reloj, da las cajas de cada caso de abajo en el límite de arriba y en el de abajo.',
      },
      {
        titulo: 'la frase del regreso',
        consigna: 'Escribe para cada caso de abajo la frase exacta con la que vuelves abajo sin discutir.',
      },
    ],
    test: [
      {
        titulo: 'decisión y número',
        consigna: 'Responde los {n} casos de abajo; solo vale con el número que manda.',
      },
      {
        titulo: 'tiro completo',
        consigna: 'Escribe el plan de tiro de cada caso de abajo con sus cuatro datos.',
      },
      {
        titulo: 'ruido o señal',
        consigna: 'Clasifica cada resultado de abajo con la desviación correspondiente.',
      },
      {
        titulo: 'cajas exactas',
        consigna: 'Da las cajas en dos límites de cada caso de abajo, sin error.',
      },
    ],
    jugar: [
      {
        titulo: 'tiro de una sesión',
        consigna: 'Juega {min} minutos en el límite superior con 2 cajas y bajada automática escrita delante.',
      },
      {
        titulo: 'límite cómodo',
        consigna: 'Juega {min} minutos en tu límite con todas tus cajas y anota si las decisiones fueron mejores.',
      },
      {
        titulo: 'sin subir',
        consigna: 'Juega {n} manos comprometiéndote por escrito a no cambiar de límite hoy, pase lo que pase.',
      },
    ],
    analizar: [
      {
        titulo: 'tus cambios de límite',
        consigna: 'Lista tus subidas y bajadas del último año, el motivo real y el resultado.',
      },
      {
        titulo: 'ganancia por límite',
        consigna: 'Suma tu resultado en bb/100 y en dinero por hora en cada límite que jugaste.',
      },
      {
        titulo: 'el tiro que salió mal',
        consigna: 'Revisa un intento fallido: cuántas cajas, cuántas manos y qué decidiste bajo presión.',
      },
    ],
  },
  ejemplo: {
    niveles: [1, 5],
    situacion:
      'Llevas 25.000 manos en NL10 con +6 bb/100 y banca de $780. Quieres 30 cajas de NL25 y arriesgar 4 cajas en el intento.',
    pregunta: '¿Puedes subir, y qué cifras escribes?',
    respuesta:
      'NL25: caja $25. Tienes 31,2 cajas, más de las 30 pedidas. El error típico de tu muestra es 95 ÷ √250 ≈ 6,0 bb/100, así que +6 es un indicio, no una prueba. Tiro: 4 cajas = $100. Vuelves a NL10 si la banca baja de $680, donde te quedan 68 cajas del límite inferior. Escríbelo antes de abrir la mesa.',
    calculos: [
      { tipo: 'cuenta', expresion: '780 / 25', da: '31,2' },
      { tipo: 'cuenta', expresion: '95 / 15.811', da: '6,0' },
      { tipo: 'cuenta', expresion: '4 * 25', da: '$100' },
      { tipo: 'cuenta', expresion: '780 - 100', da: '$680' },
      { tipo: 'cuenta', expresion: '680 / 10', da: '68' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [1, 1],
      situacion:
        'Juegas NL5 con banca de $270 y llevas 16.000 manos ganadoras. Tu regla escrita: 30 cajas del límite nuevo y 15.000 manos para subir; vuelta abajo si quedan 22 cajas.',
      pregunta: '¿Puedes subir a NL10, y cuándo vuelves?',
      respuesta:
        'NL10: 270 ÷ 10 = 27 cajas. Faltan 3: todavía no, aunque las manos sí cumplan. Te faltan $30, 6 cajas de NL5. Cuando llegues a $300, sube con una o dos mesas; si bajas a 22 × 10 = $220, vuelves a NL5, donde tendrás 44 cajas. Una buena noche no cambia la regla: o están las 30 o no están.',
      calculos: [
        { tipo: 'cuenta', expresion: '270/10', da: '27' },
        { tipo: 'cuenta', expresion: '30-27', da: '3' },
        { tipo: 'cuenta', expresion: '30/5', da: '6' },
        { tipo: 'cuenta', expresion: '22*10', da: '$220' },
        { tipo: 'cuenta', expresion: '220/5', da: '44' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'NL1000: 150.000 manos a +3,5 bb/100 (desviación 95), banca de $85.000. Tiro a NL2000 con tope de 6 cajas. Tras 4.000 manos vas −3,5 cajas (−350 bb).',
      pregunta: '¿Es información o ruido? ¿Sigues o vuelves?',
      respuesta:
        'En 4.000 manos la desviación es 95 × √40 ≈ 95 × 6,32 = 600 bb. Perder 350 está a 0,58 desviaciones de cero: ruido. El tope manda, no el resultado: quedan 6 − 3,5 = 2,5 cajas, $5.000; si se agotan, la banca sería 85.000 − 12.000 = $73.000, 73 cajas de NL1000, y vuelves sin debate. Lo que sí informa son las decisiones: revisa 40 botes grandes y la composición de las mesas. Si ganabas en NL1000 sobre todo a un rival que arriba no está, el tiro ya contestó.',
      calculos: [
        { tipo: 'cuenta', expresion: '95*6.32', da: '600 bb' },
        { tipo: 'cuenta', expresion: '350/600', da: '0,58' },
        { tipo: 'cuenta', expresion: '6-3.5', da: '2,5' },
        { tipo: 'cuenta', expresion: '2.5*2000', da: '$5.000' },
        { tipo: 'cuenta', expresion: '85000-12000', da: '$73.000' },
      ],
    },
  ],
  spots: [
    {
      niveles: [1, 3],
      situacion: 'Perdiste 6 cajas esta semana en NL10 y un compañero te dice que en NL25 «se recupera más rápido».',
      pregunta: '¿Qué le respondes y qué haces?',
      respuesta:
        'En NL25 cada caja cuesta 2,5 veces más: perder otras 6 serían $150, o 15 cajas de NL10. Subir para recuperar es la señal de que toca parar. Cierra, escribe el resultado y vuelve otro día al límite de siempre con tus cajas completas.',
      calculos: [
        { tipo: 'cuenta', expresion: '25 / 10', da: '2,5' },
        { tipo: 'cuenta', expresion: '6 * 25', da: '$150' },
        { tipo: 'cuenta', expresion: '150 / 10', da: '15' },
      ],
    },
    {
      niveles: [1, 3],
      situacion: 'Tu banca en NL25 bajó de $900 a $610. Tu regla dice bajar al tener menos de 25 cajas.',
      pregunta: '¿Debes bajar y a dónde?',
      respuesta:
        '25 cajas de NL25 son $625 y tienes $610: bajas hoy. En NL10 esos $610 son 61 cajas, más que suficientes. Vuelves a NL25 cuando llegues a 30 cajas: $750. La regla decidió por ti; no hace falta pensarlo.',
      calculos: [
        { tipo: 'cuenta', expresion: '25 * 25', da: '$625' },
        { tipo: 'cuenta', expresion: '610 / 10', da: '61' },
        { tipo: 'cuenta', expresion: '30 * 25', da: '$750' },
      ],
    },
    {
      niveles: [1, 2],
      situacion:
        'Juegas NL5 con $210 y 6.000 manos ganadoras a +9 bb/100. Pides 30 cajas de NL10 y 20.000 manos para subir.',
      pregunta: '¿Subes ya?',
      respuesta:
        'No. Tienes 21 cajas de NL10 y faltan $90; también faltan 14.000 manos, que a 250 por hora son 56 horas. En NL5 los $210 son 42 cajas: estás exactamente donde debes.',
      calculos: [
        { tipo: 'cuenta', expresion: '210 / 10', da: '21' },
        { tipo: 'cuenta', expresion: '30 * 10 - 210', da: '$90' },
        { tipo: 'cuenta', expresion: '20000 - 6000', da: '14.000' },
        { tipo: 'cuenta', expresion: '14000 / 250', da: '56' },
        { tipo: 'cuenta', expresion: '210 / 5', da: '42' },
      ],
    },
    {
      niveles: [2, 4],
      situacion: 'Ganas 5 bb/100 en NL50 y 2 bb/100 en NL100, mismo tiempo de juego y mesas parecidas.',
      pregunta: '¿Dónde ganas más por hora a 500 manos por hora y qué haces?',
      respuesta:
        'NL50: 5 × 0,5 × 5 = $12,50 por hora. NL100: 2 × 1 × 5 = $10,00 por hora. Ganas más en NL50. Mientras no suba tu winrate en NL100 por encima de 2,5 bb/100, el límite alto solo añade variación y desgaste. Estudia antes de subir.',
      calculos: [
        { tipo: 'cuenta', expresion: '5 * 0.5 * 5', da: '$12,50' },
        { tipo: 'cuenta', expresion: '2 * 1 * 5', da: '$10,00' },
        { tipo: 'cuenta', expresion: '12.5 / 5', da: '2,5' },
      ],
    },
    {
      niveles: [2, 4],
      situacion: 'Tiro de 5 cajas en NL100 ($500). En 1.500 manos vas −260 bb.',
      pregunta: '¿Es información sobre el nivel o ruido?',
      respuesta:
        'Resultado: −2,6 cajas. La desviación de 15 bloques es 95 × √15 ≈ 368 bb: estás a menos de una desviación. No dice nada sobre el límite; sí dice que sigues dentro del presupuesto del tiro. Revisa tus diez manos más caras y continúa hasta gastar el tiro o completarlo.',
      calculos: [{ tipo: 'cuenta', expresion: '95 * 3.873', da: '368' }],
    },
    {
      niveles: [3, 5],
      situacion: 'Quieres subir de NL200 a NL400 con una banca de $13.000. Exiges 35 cajas del nuevo límite.',
      pregunta: '¿Cuánto te falta y qué plan intermedio tienes?',
      respuesta:
        '35 cajas de NL400 son $14.000: te faltan $1.000. Mientras tanto puedes hacer tiros de 4 cajas (= $1.600) con bajada automática a NL200, donde $13.000 − $1.600 son 57 cajas. El plan de regreso está hecho antes de sentarte.',
      calculos: [
        { tipo: 'cuenta', expresion: '35 * 400', da: '$14.000' },
        { tipo: 'cuenta', expresion: '14000 - 13000', da: '$1.000' },
        { tipo: 'cuenta', expresion: '4 * 400', da: '$1.600' },
        { tipo: 'cuenta', expresion: '(13000 - 1600) / 200', da: '57' },
      ],
    },
    {
      niveles: [3, 5],
      formatos: ['torneo'],
      situacion: 'Banca de $6.000. Torneos de $22 con campo de 700; quieres pasar a $33.',
      pregunta: '¿Cuántas entradas tienes en cada uno y qué mezcla aceptas?',
      respuesta:
        '$22: 273 entradas; $33: 182. Con campo de 700 pide 200: en $33 te quedas corto. Mezcla: tres torneos de $22 por cada uno de $33 en días de buena mesa; el coste medio por torneo es $24,75 y la banca sigue siendo válida.',
      calculos: [
        { tipo: 'cuenta', expresion: '6000 / 22', da: '273' },
        { tipo: 'cuenta', expresion: '6000 / 33', da: '182' },
        { tipo: 'cuenta', expresion: '(3 * 22 + 33) / 4', da: '$24,75' },
      ],
    },
    {
      niveles: [4, 5],
      situacion: 'Un conocido te ofrece comprar el 40 % de tu acción en NL600 si subes ahora, en plena mala racha.',
      pregunta: '¿Aceptas?',
      respuesta:
        'Las condiciones no cambian lo importante: subir en mala racha, por dinero de otro y con los mejores regulares. Tu parte seguiría siendo el 60 %: cada caja perdida te cuesta $360. Además mezclas tu decisión con la presión de no fallarle. Espera a cumplir tu regla de cajas y de muestra; entonces la decisión será tuya y no de la racha.',
      calculos: [{ tipo: 'cuenta', expresion: '600 * 0.6', da: '$360' }],
    },
    {
      niveles: [1, 2],
      situacion: 'NL5. Banca de $230, 18.000 manos a +7 bb/100. Te piden 30 cajas y 20.000 manos para subir a NL10.',
      pregunta: '¿Te falta algo y qué haces con las 2.000 que quedan?',
      respuesta:
        'Cajas de NL10: 230 ÷ 10 = 23, faltan 7. Manos: faltan 2.000. Juega esas 2.000 igual que las demás, sin apurarlas: a 7 bb/100 suman 2.000 ÷ 100 × 7 × 0,05 = $7,00. Si cumples las dos condiciones, sube con 4 mesas que conozcas; si solo cumples una, sigues. Ni la impaciencia ni el miedo están en la lista.',
      calculos: [
        { tipo: 'cuenta', expresion: '230/10', da: '23' },
        { tipo: 'cuenta', expresion: '30-23', da: '7' },
        { tipo: 'cuenta', expresion: '20000-18000', da: '2.000' },
        { tipo: 'cuenta', expresion: '20*7*0.05', da: '$7,00' },
      ],
    },
    {
      niveles: [1, 2],
      situacion:
        'Subiste a NL10 con $310. Pierdes 8 cajas en 5.000 manos y tu regla dice volver a NL5 si bajas de 20 cajas de NL10.',
      pregunta: '¿Vuelves y qué revisas antes de decir «no era mi nivel»?',
      respuesta:
        'Quedan 310 − 80 = $230, 23 cajas de NL10: todavía por encima de 20, sigues. Y 8 cajas en 5.000 manos caben: la suerte mueve 90 × √50 ≈ 90 × 7,07 = 636 bb, de modo que −800 está a poco más de una desviación. Revisa 20 manos del nivel nuevo y compara con las de NL5: si los errores son los mismos, es varianza; si son otros, es el nivel. Volver por 8 cajas sin mirar las manos no enseña nada.',
      calculos: [
        { tipo: 'cuenta', expresion: '310-80', da: '$230' },
        { tipo: 'cuenta', expresion: '230/10', da: '23' },
        { tipo: 'cuenta', expresion: '90*7.07', da: '636 bb' },
      ],
    },
    {
      niveles: [5, 5],
      situacion:
        'NL1000 y NL2000 a la vez, dos mesas de cada una. Banca $110.000. Regla: 45 cajas del límite mayor y no más del 8 % de la banca sobre las mesas a la vez.',
      pregunta: '¿Cuántas cajas tienes, cuánto tienes sobre la mesa y cumples?',
      respuesta:
        'NL2000: 110.000 ÷ 2.000 = 55 cajas: sí. Sobre la mesa, dos de cada uno: 2 × 1.000 + 2 × 2.000 = $6.000, 5,5 %: dentro del 8 %. Si bajas de 45 cajas, $90.000, sueltas NL2000 y te quedas con dos mesas de NL1000. El porcentaje sobre la mesa es el que casi nadie mira y el que decide si una mala tarde es una mala semana.',
      calculos: [
        { tipo: 'cuenta', expresion: '110000/2000', da: '55' },
        { tipo: 'cuenta', expresion: '2*1000+2*2000', da: '$6.000' },
        { tipo: 'cuenta', expresion: '100*6000/110000', da: '5,5 %' },
        { tipo: 'cuenta', expresion: '45*2000', da: '$90.000' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Un regular de NL400 te reta a jugar solo contra él en NL1000. Tu banca es de $55.000 y tu mejor nivel es NL400.',
      pregunta: '¿Aceptas? Caja, cajas de NL1000 y qué tendría que cumplirse.',
      respuesta:
        '55.000 ÷ 1.000 = 55 cajas de NL1000: tu regla pide 60 para NL1000 y 80 mano a mano por la varianza. No aceptas hoy. Se puede aceptar con tres condiciones escritas: tope de 3 cajas ($3.000, el 5,5 % de la banca), 500 manos grabadas y revisadas después, y ningún reto nuevo en un mes. Sin las tres, el orgullo está eligiendo límite por ti.',
      calculos: [
        { tipo: 'cuenta', expresion: '55000/1000', da: '55' },
        { tipo: 'cuenta', expresion: '3*1000', da: '$3.000' },
        { tipo: 'cuenta', expresion: '100*3000/55000', da: '5,5 %' },
      ],
    },
    {
      niveles: [5, 5],
      situacion:
        'NL5000 a tiempo parcial: 12.000 manos con −1,5 bb/100 y desviación de 110. Tu plan escrito: 25.000 manos y tope de 8 cajas; llevas perdidas 1,8. En NL2000 ganas 2,5 bb/100.',
      pregunta: '¿Sigues? ¿Qué dice la muestra y cuánto cuesta la duda por mes (6.000 manos)?',
      respuesta:
        'Error típico: 110 ÷ √120 ≈ 110 ÷ 10,95 = 10,0 bb/100: −1,5 no dice nada. El plan manda: quedan 13.000 manos y 6,2 cajas, $31.000. Coste de oportunidad: en NL2000 esas 6.000 manos valen 2,5 × 60 × 20 = $3.000 al mes; en NL5000 necesitas ganar 1,0 bb/100 para igualarlo. Sigue si crees posible esa cifra por las mesas que eliges; si solo te sientas con regulares, la respuesta ya la sabes.',
      calculos: [
        { tipo: 'cuenta', expresion: '110/10.95', da: '10,0 bb/100' },
        { tipo: 'cuenta', expresion: '8-1.8', da: '6,2' },
        { tipo: 'cuenta', expresion: '6.2*5000', da: '$31.000' },
        { tipo: 'cuenta', expresion: '2.5*60*20', da: '$3.000' },
        { tipo: 'cuenta', expresion: '3000/60/50', da: '1,0 bb/100' },
      ],
    },
  ],
};
