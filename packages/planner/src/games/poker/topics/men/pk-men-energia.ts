import type { PokerTopic } from '../../poker-topic.ts';

export const pkMenEnergia: PokerTopic = {
  id: 'pk-men-energia',
  titulo: 'Energía y rendimiento en sesiones largas',
  area: 'MEN',
  nivelMin: 3,
  nivelMax: 5,
  prerequisitos: ['pk-men-foco', 'pk-men-limites'],
  favorece: ['torneo'],
  minutosEtapa: 150,
  importancia: 'ocasional',
  terminos: [
    'energía',
    'sesiones largas',
    'cansancio',
    'resistencia mental',
    'dormir bien',
    'sueño y póker',
    'maratón de póker',
    'jornadas largas',
    'comer en la sesión',
    'descansos en sesiones largas',
    'domingo de torneos',
    'jugar muchas horas',
    'agotamiento',
    'burnout',
    'rendir en la última hora',
    'ejercicio y póker',
    'series de torneos',
  ],
  ideas: [
    'El rendimiento cae antes que la sensación de cansancio: mide errores por hora y fija la duración con ese dato, no con las ganas.',
    'La energía se planifica hacia atrás desde el momento que más vale (mesa final, hora con débiles): comida ligera, pausa larga y menos mesas justo antes.',
    'Sueño primero: una noche de menos de seis horas puede rendir como con una copa de más; ese día se juega menos mesas, un límite menor o nada.',
    'Las pausas se ponen en el reloj: cinco minutos por hora, veinte cada tres o cuatro; levantarse, agua, mirar lejos y ninguna pantalla.',
  ],
  etapas: [
    {
      nivel: 3,
      enfoque:
        'Registra sueño, hora y errores durante tres semanas y busca tu hora de caída; fija una duración máxima.',
      idea: 'La primera mejora gratis es terminar una hora antes.',
    },
    {
      nivel: 4,
      enfoque:
        'Diseña jornadas de torneos o series: escalonar mesas, comidas, corte de registro y relevo de intensidad por fase.',
      idea: 'Deja de registrar torneos cuando lo que falta dura más que tu energía: la hora de corte se calcula, no se siente.',
    },
    {
      nivel: 5,
      enfoque:
        'Lleva temporadas: semanas de carga y descarga, viajes y horarios, ejercicio y chequeos; decide por adelantado qué series no jugarás.',
      idea: 'La ventaja a este nivel es llegar fresco al último tercio del año: descansar una semana de cada cinco no es perder volumen, es comprarlo.',
    },
  ],
  errorTipico:
    'Añadir café y una hora más para «compensar» el cansancio, o registrar un torneo de siete horas a las diez de la noche. La deuda de sueño se paga en la mesa final.',
  preguntas: [
    {
      pregunta: '¿Cómo se fija la duración máxima de una sesión?',
      respuesta: 'Con errores graves por hora propios: la duración termina antes de la hora en que se duplican.',
    },
    {
      pregunta: '¿Qué haces un día con cinco horas de sueño?',
      respuesta:
        'Menos mesas y menos límite, o no jugar; desde luego, nada de sesiones largas ni decisiones de reentrada.',
    },
    {
      pregunta: '¿Cómo planificas un domingo con mesa final posible a las once de la noche?',
      respuesta:
        'Hacia atrás: cena ligera a las nueve, corte de registro a las siete, pausa larga a las ocho y dos mesas como máximo desde las nueve y media.',
    },
  ],
  criterio: {
    texto: 'En {aciertos} de {de} sesiones cumples pausas, duración máxima y registro de sueño y errores.',
    aciertos: 8,
    de: 10,
    unidad: 'sesiones',
  },
  foco: 'Pon un aviso por hora, levántate en cada uno y anota una nota de energía de 1 a 5; con dos notas de 2 seguidas, termina.',
  revision:
    '¿En qué hora de la sesión fue esta mano, cuánto habías dormido y el error habría ocurrido en la primera hora?',
  variantes: {
    teoria: [
      {
        titulo: 'planifica hacia atrás',
        consigna:
          'Elige la hora que más vale de tu próxima sesión larga y escribe el horario desde ahí hasta el despertar. Comprueba que cuadre.',
      },
      {
        titulo: 'tu curva de errores',
        consigna:
          'Dibuja errores por hora con tus datos o los del ejemplo y marca la duración máxima. Explica la curva en voz alta.',
      },
      {
        titulo: 'temporada de trabajo',
        consigna: 'Escribe diez semanas con carga, descarga y series. Justifica cada semana libre con una cifra.',
      },
    ],
    ejercicios: [
      {
        titulo: 'hora de corte',
        consigna:
          'Calcula en las situaciones de abajo hasta qué hora conviene registrar o seguir. Usa duración media y tu hora de caída.',
      },
      {
        titulo: 'coste de la última hora',
        consigna:
          'Estima en ciegas o dólares el coste de la hora de más en las situaciones de abajo. Compara con lo que gana.',
      },
      {
        titulo: 'reparte la energía',
        consigna:
          'Distribuye pausas y número de mesas en las situaciones de abajo. La fase de más valor va con menos mesas.',
      },
      {
        titulo: 'sueño contra volumen',
        consigna: 'Decide en las situaciones de abajo cuánto jugar según horas dormidas y demuestra la cuenta.',
      },
      {
        titulo: 'excusas de la noche',
        consigna: 'Escribe la excusa que te haría seguir en cada situación de abajo y la cifra que la contradice.',
      },
      {
        titulo: 'el día después',
        consigna: 'Añade a las situaciones de abajo el coste en la sesión siguiente. Vuelve a decidir.',
      },
      {
        titulo: 'horario al revés',
        consigna: 'Rehace las situaciones de abajo empezando por la hora de dormir. Compara con el plan original.',
      },
      {
        titulo: 'relevo de mesas',
        consigna: 'Indica en las situaciones de abajo cuándo bajar de seis a tres mesas y por qué ahí.',
      },
    ],
    test: [
      {
        titulo: 'horario correcto',
        consigna: 'Entrega el horario de las situaciones de abajo; debe respetar pausas, comidas y hora de fin.',
      },
      {
        titulo: 'números de la energía',
        consigna: 'Calcula errores, costes y horas de las situaciones de abajo. 80 % exactos.',
      },
      {
        titulo: 'seguir o cerrar',
        consigna: 'Decide las situaciones de abajo con la regla de notas. Un fallo permitido.',
      },
      {
        titulo: 'plan de memoria',
        consigna: 'Escribe tu plan de sesión larga sin mirar y pruébalo con las situaciones de abajo.',
      },
    ],
    jugar: [
      {
        titulo: 'aviso por hora',
        consigna: 'Juega con aviso horario, pausa real y nota de energía. Termina con dos notas bajas seguidas.',
      },
      {
        titulo: 'mitad de mesas al final',
        consigna: 'En el último tercio de los {min} minutos juega la mitad de mesas. Compara la calidad.',
      },
      {
        titulo: 'corte anunciado',
        consigna: 'Escribe la hora de último registro y cúmplela. Anota qué torneo querías añadir y por qué.',
      },
    ],
    analizar: [
      {
        titulo: 'sueño y errores',
        consigna: 'Cruza horas dormidas con errores graves en {n} sesiones. Escribe tu mínimo.',
      },
      {
        titulo: 'última hora bajo lupa',
        consigna: 'Revisa {n} manos de la última hora de tus sesiones largas y cuéntalas como A, B o C.',
      },
      {
        titulo: 'balance de la serie',
        consigna: 'Tras una serie compara rendimiento por día y decide cuántos días seguidos soportas.',
      },
    ],
  },
  ejemplo: {
    niveles: [3, 5],
    situacion:
      'Tu registro: horas 1–3, 2,0 errores graves por mil manos; hora 4, 3,1; hora 5, 4,6. Juegas 280 manos por hora, cada error cuesta 12 bb y tu ganancia base es 5 bb/100.',
    pregunta: '¿A qué hora paras?',
    respuesta:
      'Ganancia base por hora: 5 × 2,8 = 14 bb, que ya incluye 2,0 errores por mil. Hora 4: 1,1 errores más por mil × 0,28 × 12 = 3,7 bb de coste extra: quedan 10,3 bb. Hora 5: 2,6 × 0,28 × 12 = 8,7 bb: quedan 5,3 bb, poco más de un tercio, y con la peor varianza. Máximo, cuatro horas; la quinta solo si hay algo extraordinario, y casi nunca lo hay.',
    calculos: [
      { da: '14 bb', tipo: 'cuenta', expresion: '5*2.8' },
      { da: '3,7 bb', tipo: 'cuenta', expresion: '1.1*0.28*12' },
      { da: '10,3 bb', tipo: 'cuenta', expresion: '14-3.696' },
      { da: '8,7 bb', tipo: 'cuenta', expresion: '2.6*0.28*12' },
      { da: '5,3 bb', tipo: 'cuenta', expresion: '14-8.736' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [5, 5],
      situacion:
        'Temporada: 46 semanas de 30 horas a $85 por hora. En las semanas 4 y 5 de cada ciclo sin descanso tu rendimiento cae a $60 y $35. Propones descansar una semana de cada cinco.',
      pregunta: '¿Cuánto ganas al año con cada plan y qué cambia además del dinero?',
      respuesta:
        'Sin descanso, ciclos de cinco: tres semanas a 85, una a 60 y una a 35, media (3 × 85 + 60 + 35) ÷ 5 = $70 por hora; 46 × 30 × 70 = $96.600. Con descanso juegas cuatro de cada cinco, unas 37 semanas: tres a 85 y una a 60, media $78,75; 37 × 30 × 78,75 = $87.413. Ganas 10 % menos y trabajas 270 horas menos: esas horas te cuestan $34 cada una, menos de la mitad de tu tarifa. Si el descanso además evita un solo mes malo por agotamiento, ya salió gratis.',
      calculos: [
        { tipo: 'cuenta', expresion: '(3*85+60+35)/5', da: '$70' },
        { tipo: 'cuenta', expresion: '46*30*70', da: '$96.600' },
        { tipo: 'cuenta', expresion: '(3*85+60)/4', da: '$78,75' },
        { tipo: 'cuenta', expresion: '37*30*78.75', da: '$87.413' },
        { tipo: 'cuenta', expresion: '100*(96600-87413)/96600', da: '10 %' },
        { tipo: 'cuenta', expresion: '9*30', da: '270' },
        { tipo: 'cuenta', expresion: '(96600-87413)/270', da: '$34' },
      ],
    },
  ],
  spots: [
    {
      niveles: [3, 5],
      formatos: ['torneo'],
      situacion: 'Torneos que duran 5 h de media; tu hora de caída es la 1:00.',
      pregunta: '¿Hasta qué hora registras y qué haces con el de las 21:30?',
      respuesta:
        '25 − 5 = 20: hasta las 20:00. El de las 21:30 terminaría de media a las 2:30 si llegas lejos, justo en la parte que más vale: no se registra, o se elige un turbo de 2,5 h (0:00). Registrar a las 21:30 esperando caer pronto es pagar una entrada para no querer ganar.',
      calculos: [{ da: '20', tipo: 'cuenta', expresion: '25-5' }],
    },
    {
      niveles: [3, 4],
      situacion:
        'Dormiste 5 h. Tu plan eran 4 h en cuatro mesas. En días así tus errores suben un 60 % (de 2,2 a 3,5 por mil).',
      pregunta: '¿Qué juegas?',
      respuesta:
        'Con 300 manos por hora y 12 bb por error, el extra es (3,5 − 2,2) × 0,3 × 12 = 4,7 bb por hora; en 4 h, 18,7 bb. Si tu ganancia normal son 12 bb por hora, pierdes el 39 %. Plan: dos mesas, 90 minutos y a dormir; el volumen se recupera otro día, el sueño no espera.',
      calculos: [
        { da: '4,7 bb', tipo: 'cuenta', expresion: '(3.5-2.2)*0.3*12' },
        { da: '18,7 bb', tipo: 'cuenta', expresion: '4.68*4' },
        { da: '39 %', tipo: 'cuenta', expresion: '4.68/12*100' },
      ],
    },
    {
      niveles: [3, 5],
      formatos: ['torneo'],
      situacion: 'Domingo con 10 torneos registrados entre las 15 y las 19 h y una final posible a las 23 h.',
      pregunta: 'Reparte pausas y mesas.',
      respuesta:
        'Ventana de 15 a 23: 8 horas. Pausas de cinco minutos por hora, 40 min, más una larga de 20 a las 20 h. Mesas: hasta seis al principio, cuatro a las 19, dos desde las 21. Si a las 21 quedan tres mesas con opción de final, cierra la de menor premio si hace falta: tu atención vale más en las otras dos.',
      calculos: [
        { da: '8 horas', tipo: 'cuenta', expresion: '23-15' },
        { da: '40 min', tipo: 'cuenta', expresion: '8*5' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Serie de 9 días con 9 h diarias. Tu ROI baja de 16 % a 7 % desde el quinto día seguido. Inviertes $400 al día.',
      pregunta: '¿Cuánto ganas descansando un día en el medio?',
      respuesta:
        'Sin descanso: 4 × 400 × 0,16 + 5 × 400 × 0,07 = $396. Con el quinto libre y los ocho restantes a 16 %: 8 × 400 × 0,16 = $512. Ganas $116 esperados jugando un día menos, y además duermes. El descanso se pone en el calendario antes de empezar.',
      calculos: [
        { da: '$396', tipo: 'cuenta', expresion: '4*400*0.16+5*400*0.07' },
        { da: '$512', tipo: 'cuenta', expresion: '8*400*0.16' },
        { da: '$116', tipo: 'cuenta', expresion: '512-396' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Comparas dos planes anuales: A, 50 semanas × 28 h a 22 dólares por hora; B, 42 semanas × 25 h a 30 dólares por hora.',
      pregunta: '¿Qué gana más y qué incluye la diferencia?',
      respuesta:
        'A: 50 × 28 × 22 = $30.800. B: 42 × 25 × 30 = $31.500. B gana algo más con 350 horas menos: 50 × 28 − 42 × 25 = 350. La tarifa mayor de B solo existe si el descanso te mantiene en tu mejor juego; por eso se mide cada trimestre y no se supone.',
      calculos: [
        { da: '$30.800', tipo: 'cuenta', expresion: '50*28*22' },
        { da: '$31.500', tipo: 'cuenta', expresion: '42*25*30' },
        { da: '350', tipo: 'cuenta', expresion: '50*28-42*25' },
      ],
    },
    {
      niveles: [3, 5],
      formatos: ['cash', 'sng'],
      situacion:
        'Tus sesiones empiezan a las 21 h. Registro: 21–23 h, +6,5 bb/100; 23–1 h, +1,0; después de la 1, −7,0. Juegas 250 manos por hora.',
      pregunta: '¿Cuánto cuesta la hora de después de la 1 y qué cambias?',
      respuesta:
        '−7 × 2,5 = −17,5 bb por hora, frente a +16,25 de la primera franja (16,25 bb). Cada hora movida de la madrugada a las 20 h vale alrededor de 33,75 bb. Con muestras cortas el dato es orientativo, pero la dirección coincide con tus errores: empieza a las 20 y cierra a las 23.',
      calculos: [
        { da: '−17,5 bb', tipo: 'cuenta', expresion: '-7*2.5' },
        { da: '16,25 bb', tipo: 'cuenta', expresion: '6.5*2.5' },
        { da: '33,75 bb', tipo: 'cuenta', expresion: '16.25+17.5' },
      ],
    },
    {
      niveles: [3, 5],
      formatos: ['cash', 'sng'],
      situacion:
        'Propones dos sesiones diarias de 90 minutos en lugar de una de 3 h. Errores por mil manos: 2,1 en los primeros 90 minutos y 3,3 en los segundos. 280 manos por hora, 12 bb por error.',
      pregunta: '¿Cuánto ganas partiendo la sesión?',
      respuesta:
        'En 90 minutos juegas 280 × 1,5 = 420 manos. Errores evitados: (3,3 − 2,1) × 0,42 = 0,50 por día, a 12 bb: 6,0 bb. En 20 días son 121 bb, más de una caja, por descansar dos horas en el medio.',
      calculos: [
        { da: '420 manos', tipo: 'cuenta', expresion: '280*1.5' },
        { da: '0,50', tipo: 'cuenta', expresion: '(3.3-2.1)*0.42' },
        { da: '6,0 bb', tipo: 'cuenta', expresion: '0.504*12' },
        { da: '121 bb', tipo: 'cuenta', expresion: '6.048*20' },
      ],
    },
    {
      niveles: [3, 5],
      situacion:
        'Dos semanas de registro: con 7,5 horas de sueño, 1,9 errores por mil manos; con menos de 6, 4,0. Juegas 1.100 manos cada noche y cada error vale 12 bb.',
      pregunta: '¿Cuánto vale una hora más de sueño y qué cambias?',
      respuesta:
        '4,0 − 1,9 = 2,1 errores por mil; en 1.100 manos, 2,31, 28 bb por noche. Una hora de juego te da unas 14 bb: dormir la hora que falta rinde más que jugarla. Regla: con menos de 6 horas, mitad de mesas y 40 minutos; con menos de 5, no se juega. Anota la noche anterior, no solo la hora de la sesión.',
      calculos: [
        { tipo: 'cuenta', expresion: '4-1.9', da: '2,1' },
        { tipo: 'cuenta', expresion: '2.1*1.1', da: '2,31' },
        { tipo: 'cuenta', expresion: '2.31*12', da: '28 bb' },
      ],
    },
    {
      niveles: [3, 5],
      situacion:
        'Tu sesión de la tarde rinde 6 bb/100 y la de la madrugada −2, con 250 manos por hora. Has decidido jugar dos madrugadas por semana porque «hay más peces».',
      pregunta: '¿Cuánto cuesta esa idea al mes?',
      respuesta:
        'Diferencia: 6 − (−2) = 8 bb/100; a 2,5 centenas por hora, 20 bb por hora. Dos madrugadas de 3 horas, cuatro semanas: 24 horas, 480 bb al mes. Habría que ganar a esos peces mucho más de lo que rinden para compensar. Elige una mesa por la tarde con dos recreativos antes que cuatro de madrugada: la energía es parte de la selección de mesa.',
      calculos: [
        { tipo: 'cuenta', expresion: '6+2', da: '8 bb/100' },
        { tipo: 'cuenta', expresion: '8*2.5', da: '20 bb' },
        { tipo: 'cuenta', expresion: '24*20', da: '480 bb' },
      ],
    },
  ],
};
