import type { PokerTopic } from '../../poker-topic.ts';

export const pkMenDownswing: PokerTopic = {
  id: 'pk-men-downswing',
  titulo: 'Sobrellevar una mala racha',
  area: 'MEN',
  nivelMin: 1,
  nivelMax: 5,
  prerequisitos: ['pk-mat-varianza'],
  minutosEtapa: 180,
  terminos: [
    'mala racha',
    'downswing',
    'racha perdedora',
    'racha mala',
    'varios días perdiendo',
    'semanas perdiendo',
    'no gano nada',
    'todo me sale mal',
    'mala suerte',
    'variance',
    'caída de banca',
    'estoy perdiendo mucho',
    'perder seguido',
    'racha de mala suerte',
    'recuperar la racha',
    'sobrellevar las pérdidas',
    'bajón',
  ],
  ideas: [
    'Una racha de 20 cajas o 30 entradas le llega a todo ganador: con 5 bb/100 y 90 bb de desviación, 10.000 manos seguidas perdiendo son normales alguna vez al año.',
    'En la racha se decide por decisiones, no por resultados: se revisan manos, se mantienen reglas y no se cambia de límite hacia arriba para recuperar.',
    'Tres planos a separar: juego (¿están bien mis manos?), suerte (¿cuánto desvío de lo esperado?) y ánimo (¿puedo jugar hoy?). Cada uno tiene su respuesta.',
    'Bajar de límite es una herramienta, no un castigo: se baja por regla escrita, y se vuelve a subir con la misma regla.',
  ],
  etapas: [
    {
      nivel: 1,
      enfoque:
        'Aprende el tamaño normal de una racha con tu ritmo y escribe la regla de bajada y de descanso antes de que ocurra.',
      idea: 'Perder diez cajas no es una señal de nada; perder diez cajas sin regla escrita es una señal de que falta la regla.',
    },
    {
      nivel: 2,
      enfoque:
        'Lleva registro de all-in y de spots grandes y compara con lo esperado: cuántas veces llegaste al all-in y cuántas perdiste.',
      idea: 'La suerte se mide por desvío en situaciones concretas, no por la sensación de la semana.',
    },
    {
      nivel: 3,
      enfoque:
        'Añade tamaño de muestra a la conversación: calcula qué racha cabe en tus manos y qué cambio de juego justificaría cada tamaño.',
      idea: 'Con menos de 20.000 manos, cualquier cambio de estrategia por resultados es superstición.',
    },
    {
      nivel: 4,
      enfoque:
        'Trabaja la fase de salida: qué harás cuando vuelvan las ganancias para no jugar de más ni relajar reglas.',
      idea: 'Casi todas las rachas terminan con un error más: jugar el doble de volumen al primer día bueno.',
    },
    {
      nivel: 5,
      enfoque:
        'Gestiona riesgo real: participación en tus ingresos, reserva para vivir y acuerdos con quien depende de ti; negocia el descanso.',
      idea: 'A nivel alto la racha es un problema de gastos, no de póker: la banca aguanta más que la vida.',
    },
  ],
  errorTipico:
    'Subir de límite para recuperar, añadir mesas o jugar cuatro horas más: se pierde más en el peor estado. Y cambiar el juego bueno porque «no está funcionando» con 3.000 manos de muestra.',
  preguntas: [
    {
      pregunta: '¿Cuánto puede durar una racha siendo ganador con 5 bb/100?',
      respuesta:
        'Con una desviación de 90 bb por 100 manos, 15.000 manos seguidas en negativo son perfectamente posibles; por eso se revisan decisiones, no el saldo.',
    },
    {
      pregunta: '¿Qué tres planos separas?',
      respuesta:
        'Juego, suerte y ánimo: revisar manos, medir desvío y decidir si hoy se juega, por separado y con respuesta distinta.',
    },
    {
      pregunta: '¿Qué regla evita el error más caro?',
      respuesta:
        'No subir de límite ni añadir mesas mientras la racha dure, y bajar de límite cuando se cumpla la regla de banca escrita en frío.',
    },
    {
      pregunta: '¿Cómo mides cuánta es suerte?',
      respuesta:
        'Con los all-in y los botes grandes: fichas esperadas según equity frente a fichas obtenidas. Si la diferencia explica la racha, el juego va bien.',
    },
    {
      pregunta: '¿Qué pasa si la racha llegó con cambios de juego?',
      respuesta:
        'Se revisan esos cambios con manos concretas; si no se pueden justificar por decisiones, se vuelve al plan anterior y se mide otra vez.',
    },
  ],
  criterio: {
    texto:
      'En {aciertos} de {de} situaciones de racha decides por escrito con banca, revisión y descanso, sin cambiar de límite hacia arriba.',
    aciertos: 8,
    de: 10,
    unidad: 'decisiones',
  },
  foco: 'En racha, juega media sesión, escribe una decisión buena y una mala, y para según tu regla de tiempo.',
  revision: '¿Esta mano de la racha era un error de juego, una mala carta o una mala hora, y qué cambia?',
  variantes: {
    teoria: [
      {
        titulo: 'tres planos escritos',
        consigna: 'Separa tu última racha en juego, suerte y ánimo con una frase cada uno. Decide qué plano manda hoy.',
      },
      {
        titulo: 'el tamaño de la racha normal',
        consigna:
          'Calcula con tu winrate y tu desviación cuánto puedes perder en 5.000 y en 20.000 manos sin jugar mal. Léelo en voz alta.',
      },
      {
        titulo: 'la regla antes de la racha',
        consigna: 'Redacta tu regla de descanso, de bajada y de vuelta con números. Fírmala y guárdala donde la leas.',
      },
    ],
    ejercicios: [
      {
        titulo: 'qué plano es',
        consigna:
          'Clasifica cada situación de abajo (juego, suerte, ánimo) y da una sola respuesta para ese plano. Evita mezclar dos.',
      },
      {
        titulo: 'cuánto cabe',
        consigna: 'Calcula en las situaciones de abajo qué racha cabe dentro de la normalidad y compárala con la real.',
      },
      {
        titulo: 'la regla decide',
        consigna:
          'Aplica tu regla a las situaciones de abajo sin modificarla. Marca las que te gustaría saltar y explica por qué no.',
      },
      {
        titulo: 'dinero que duele',
        consigna:
          'Convierte la racha de las situaciones de abajo en gastos (alquiler, comida) y decide con esa luz. La banca no es la vida.',
      },
      {
        titulo: 'mes sin jugar',
        consigna:
          'Propón en las situaciones de abajo un plan de un mes de menos juego y di qué se gana. Compáralo con seguir.',
      },
      {
        titulo: 'la vuelta',
        consigna:
          'Escribe en las situaciones de abajo qué harás el primer día bueno para no repetir el error. Con un tope incluido.',
      },
      {
        titulo: 'conversación difícil',
        consigna:
          'Responde en las situaciones de abajo como si hablaras con alguien de tu casa: qué dices, con cifras y sin promesas.',
      },
      {
        titulo: 'revisión fría',
        consigna:
          'Elige una decisión de las situaciones de abajo y analízala sin mencionar el resultado. Si no puedes, ahí está la fuga.',
      },
    ],
    test: [
      {
        titulo: 'decidir por escrito',
        consigna: 'Responde las situaciones de abajo con tu regla y una línea de motivo. Ninguna puede contradecirla.',
      },
      {
        titulo: 'números de la racha',
        consigna: 'Calcula normalidad, desvío y banca de las situaciones de abajo. 80 % correcto.',
      },
      {
        titulo: 'límites intactos',
        consigna: 'Di en cada situación de abajo si cambiarías de límite y por qué. Un fallo suspende.',
      },
      {
        titulo: 'tu plan de vuelta',
        consigna:
          'Escribe el plan de vuelta de las situaciones de abajo y comprueba que incluye tope, límite y tiempo.',
      },
    ],
    jugar: [
      {
        titulo: 'media sesión',
        consigna:
          'Juega la mitad de tu tiempo habitual en racha y usa la otra mitad para revisar. Compara cómo te sientes.',
      },
      {
        titulo: 'sin añadir mesas',
        consigna:
          'En racha juega una mesa menos de lo normal durante {min} minutos. Anota tus decisiones con más tiempo.',
      },
      {
        titulo: 'un objetivo de decisión',
        consigna: 'Juega con la meta de escribir tres decisiones buenas, sin mirar el saldo hasta el final.',
      },
    ],
    analizar: [
      {
        titulo: 'desvío de la suerte',
        consigna:
          'Calcula en {n} all-in las fichas esperadas y las obtenidas y compara con la racha. Di qué parte explica.',
      },
      {
        titulo: 'manos que cambiaron',
        consigna: 'Revisa {n} manos y busca decisiones distintas de tu patrón habitual. Si no hay, la racha es suerte.',
      },
      {
        titulo: 'fin de racha',
        consigna: 'Mira cómo terminó tu última racha y qué error cometiste al salir. Escribe la regla que lo evita.',
      },
    ],
  },
  ejemplo: {
    niveles: [1, 3],
    situacion: 'En NL10 llevas −14 cajas en 9.000 manos. Tu registro anterior: +4 bb/100 en 40.000 manos.',
    pregunta: '¿Qué cabe en la normalidad y qué haces?',
    respuesta:
      'Esperado en 9.000 manos: 4 × 90 = 360 bb. Real: −1.400 bb. Diferencia 1.760 bb. La desviación por 9.000 manos es 90 × raíz(90) ≈ 90 × 9,5 = 855 bb: estás a poco más de dos desviaciones, algo que en 40.000 manos ocurre a veces. Decisión: juego igual, media sesión, revisión de 20 manos, y si la banca baja de 30 cajas, se baja a NL5. Nada de subir.',
    calculos: [
      { da: '360 bb', tipo: 'cuenta', expresion: '4*90' },
      { da: '1.760 bb', tipo: 'cuenta', expresion: '360+1400' },
      { da: '855 bb', tipo: 'cuenta', expresion: '90*9.5' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [4, 5],
      situacion:
        'NL1000. Llevas −22 cajas en 40.000 manos; tu registro largo es de +3 bb/100 con desviación de 95. Vives del juego: gastas $3.500 al mes y tienes $28.000 de reserva aparte de la banca.',
      pregunta: '¿Qué tan rara es la racha y qué decides sobre juego y gastos?',
      respuesta:
        'Esperado: 3 × 400 = 1.200 bb. Real: −2.200. Diferencia 3.400 bb. Desviación en 400 bloques: 95 × √400 = 95 × 20 = 1.900 bb. Estás a 3.400 ÷ 1.900 = 1,8 desviaciones: raro, pero a lo largo de una carrera llega. La reserva cubre 28.000 ÷ 3.500 = 8 meses: no hay que tocar la banca ni subir de límite para «pagar el mes». Plan: bajar medio límite hasta recuperar la calma, revisar con otra persona los 30 botes mayores y fijar ya qué harás cuando vuelva a subir. Si la reserva baja de 4 meses, se recorta gasto, no descanso.',
      calculos: [
        { tipo: 'cuenta', expresion: '3*400', da: '1.200 bb' },
        { tipo: 'cuenta', expresion: '1200+2200', da: '3.400 bb' },
        { tipo: 'cuenta', expresion: '95*20', da: '1.900 bb' },
        { tipo: 'cuenta', expresion: '3400/1900', da: '1,8' },
        { tipo: 'cuenta', expresion: '28000/3500', da: '8' },
      ],
    },
  ],
  spots: [
    {
      niveles: [1, 3],
      situacion:
        'Banca de $160 en NL5. Perdiste 4 cajas esta semana y quieres jugar NL16 «porque ahí los rivales tiran más».',
      pregunta: '¿Qué haces?',
      respuesta:
        'No. $160 son 32 cajas de NL5 y solo 10 cajas de NL16. Cuatro cajas malas en NL16 serían $64, el 40 % de tu banca. Subir tras perder es perseguir pérdidas con cajas más caras. Mantén NL5, y si la semana termina en 25 cajas, baja o descansa.',
      calculos: [
        { da: '32 cajas', tipo: 'cuenta', expresion: '160/5' },
        { da: '10 cajas', tipo: 'cuenta', expresion: '160/16' },
        { da: '40 %', tipo: 'cuenta', expresion: '64/160*100' },
      ],
    },
    {
      niveles: [1, 2],
      situacion: 'Perdiste 7 de los últimos 9 all-in preflop con ventaja (media 64 %).',
      pregunta: '¿Cuál es la probabilidad y qué decides?',
      respuesta:
        'Esperabas ganar 0,64 × 9 = 5,76 y ganaste 2. Las combinaciones de perder 7 o más de 9 con 36 % suman cerca del 1,3 %: raro, no imposible. Tu decisión no cambia: seguir metiendo esos all-in cuando salgan, y no buscar otros para «compensar».',
      calculos: [
        { da: '5,76', tipo: 'cuenta', expresion: '0.64*9' },
        {
          da: '1,3 %',
          tipo: 'cuenta',
          expresion:
            '100*(36*0.36*0.36*0.36*0.36*0.36*0.36*0.36*0.64*0.64+9*0.36*0.36*0.36*0.36*0.36*0.36*0.36*0.36*0.64+0.36*0.36*0.36*0.36*0.36*0.36*0.36*0.36*0.36)',
        },
      ],
    },
    {
      niveles: [1, 5],
      situacion: 'Has perdido 25 entradas de torneos en dos meses y tu banca pasó de 120 entradas a 95.',
      pregunta: '¿Qué revisas primero y qué no tocas?',
      respuesta:
        'La pérdida es 21 % de la banca, dentro de lo esperable en campos grandes. Primero: diez torneos revisados en la fase en que caíste. No tocas: la banca de 95 entradas, que sigue siendo buena, ni el límite hacia arriba. Si llegaras a 75 entradas, bajas un escalón: 75 ÷ 120 = 63 % de lo que tenías, regla escrita en frío.',
      calculos: [
        { da: '21 %', tipo: 'cuenta', expresion: '25/120*100' },
        { da: '63 %', tipo: 'cuenta', expresion: '75/120*100' },
      ],
    },
    {
      niveles: [2, 4],
      situacion: 'Registro de all-in en racha: 44 con equity media 61 % y ganaste 20.',
      pregunta: '¿Cuánto de la racha es suerte si el bote medio fue 40 bb?',
      respuesta:
        'Esperabas 0,61 × 44 = 26,8 victorias y fueron 20: 6,8 menos. A 40 bb de bote cada una, 6,84 × 40 = 273,6 bb de diferencia, casi tres cajas de 100 bb. Si la racha es de −12 cajas, la suerte explica algo más de una quinta parte (22,8 %); el resto mira manos.',
      calculos: [
        { da: '26,8', tipo: 'cuenta', expresion: '0.61*44' },
        { da: '6,8', tipo: 'cuenta', expresion: '26.84-20' },
        { da: '273,6 bb', tipo: 'cuenta', expresion: '6.84*40' },
        { da: '22,8 %', tipo: 'cuenta', expresion: '273.6/1200*100' },
      ],
    },
    {
      niveles: [3, 5],
      situacion: 'Racha de −18 cajas en 22.000 manos de NL50; antes ganabas 3 bb/100 en 60.000 manos.',
      pregunta: '¿Qué plazo y qué regla aplicas?',
      respuesta:
        'Esperado en 22.000 manos: 3 × 220 = 660 bb; real, −1.800: una diferencia de 2.460 bb. Con 220 bloques de 100 manos, la desviación de 90 da 90 × 14,83 = 1.335 bb: estás a 2.460 ÷ 1.335 = 1,8 desviaciones, raro pero posible sin jugar peor. Plazo: revisar 60 manos en diez días, bajar a NL25 si la banca cae de 40 cajas, volver a subir solo con la regla escrita y nada más.',
      calculos: [
        { da: '660 bb', tipo: 'cuenta', expresion: '3*220' },
        { da: '2.460 bb', tipo: 'cuenta', expresion: '660+1800' },
        { da: '1.335 bb', tipo: 'cuenta', expresion: '90*14.83' },
        { da: '1,8 desviaciones', tipo: 'cuenta', expresion: '2460/1335' },
      ],
    },
    {
      niveles: [4, 5],
      situacion: 'Vives del póker; llevas cuatro meses en cero con gastos de $1.600 al mes y banca de $18.000.',
      pregunta: '¿Qué cuentas haces y qué acuerdas en casa?',
      respuesta:
        'Son 1.600 × 4 = $6.400 gastados y la banca bajó al 64 %. Aparta tres meses de gastos, $4.800: quedan $6.800, que son 34 cajas de NL200, pocas para quien vive de esto, y 68 cajas de NL100. Acuerda: reserva intocable, jugar NL100 hasta tener 60 cajas de NL200 y una fecha de decisión. Buscar otro ingreso un tiempo no es fracasar en el póker.',
      calculos: [
        { da: '$6.400', tipo: 'cuenta', expresion: '1600*4' },
        { da: '64 %', tipo: 'cuenta', expresion: '(18000-6400)/18000*100' },
        { da: '$4.800', tipo: 'cuenta', expresion: '1600*3' },
        { da: '34 cajas', tipo: 'cuenta', expresion: '6800/200' },
        { da: '68 cajas', tipo: 'cuenta', expresion: '6800/100' },
      ],
    },
    {
      niveles: [1, 2],
      situacion:
        'NL10. Bajaste de $260 a $190 en 6.000 manos. Tu regla decía: «si pierdo 7 cajas, juego una semana en NL5».',
      pregunta: '¿Toca aplicarla y qué te da volver a NL5?',
      respuesta:
        'Perdiste 70 ÷ 10 = 7 cajas: sí, toca. $190 son 38 cajas de NL5 y 19 de NL10. Volver no es castigo: juegas tranquilo y no decides con miedo. Normal: con desviación de 90 bb cada 100 manos, 6.000 manos mueven 90 × √60 ≈ 90 × 7,75 = 698 bb: tus −700 son una sola desviación, nada raro. Aplica la regla esta semana y vuelve cuando la cumplas, no cuando te sientas bien.',
      calculos: [
        { tipo: 'cuenta', expresion: '70/10', da: '7 cajas' },
        { tipo: 'cuenta', expresion: '190/5', da: '38 cajas' },
        { tipo: 'cuenta', expresion: '190/10', da: '19' },
        { tipo: 'cuenta', expresion: '90*7.75', da: '698 bb' },
      ],
    },
    {
      niveles: [1, 3],
      situacion: 'Llevas 5 sesiones perdedoras seguidas en NL5. Un compañero te dice que «algo estás haciendo mal».',
      pregunta: '¿Cuántas sesiones perdedoras seguidas son normales y qué haces?',
      respuesta:
        'Si pierdes el 45 % de tus sesiones, cinco seguidas salen 0,45⁵ = 1,8 %: una vez de cada cincuenta rachas de cinco. En 200 sesiones al año lo verás varias veces. No cambies de estilo: revisa 15 manos dudosas con calma y mira si jugaste más mesas o más tarde que de costumbre. Si nada de eso pasó, la próxima sesión se juega igual, con el tope escrito.',
      calculos: [{ tipo: 'cuenta', expresion: '100*0.45*0.45*0.45*0.45*0.45', da: '1,8 %' }],
    },
    {
      niveles: [4, 5],
      situacion:
        'NL500. Tras una racha de −20 cajas ganas 3 en una noche. Te dan ganas de jugar NL1000 mañana «mientras dura la corriente». Banca $46.000.',
      pregunta: '¿Qué cifra decide y qué harías en los próximos diez días?',
      respuesta:
        '46.000 son 46 cajas de NL1000 y 92 de NL500. La regla que escribiste en frío decía 50 cajas para subir: no llegas por cuatro, y aunque llegaras la razón no puede ser una noche. «Corriente» no existe: las 3 cajas de hoy y las −20 son el mismo azar. Plan: diez días en NL500 con las mesas y horas de siempre, y una revisión con otra persona de tus 20 botes mayores. El final de una racha se paga jugando de más.',
      calculos: [
        { tipo: 'cuenta', expresion: '46000/1000', da: '46 cajas' },
        { tipo: 'cuenta', expresion: '46000/500', da: '92' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Vives del juego en NL1000, gastas $2.800 al mes y tu banca es de $70.000 más una reserva de $15.000. Llevas cinco meses en −$9.000.',
      pregunta: '¿Qué cuentas haces y qué acuerdas con tu familia?',
      respuesta:
        'Meses de reserva: 15.000 ÷ 2.800 = 5,4. Cinco meses en −9.000 son −$1.800 al mes, contra una ganancia esperada de unos $4.000: la diferencia, $29.000 en cinco meses, cabe en la varianza de 100.000 manos, pero la reserva no sabe de estadística. Acuerda tres cosas con quien vive contigo: fecha para volver a mirar, gasto que se recorta ya y a partir de cuándo buscarías otro ingreso. Bajar medio límite mientras tanto cuesta menos que perder el sueño.',
      calculos: [
        { tipo: 'cuenta', expresion: '15000/2800', da: '5,4' },
        { tipo: 'cuenta', expresion: '(4000+1800)*5', da: '$29.000' },
      ],
    },
  ],
};
