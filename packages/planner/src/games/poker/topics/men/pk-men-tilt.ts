import type { PokerTopic } from '../../poker-topic.ts';

export const pkMenTilt: PokerTopic = {
  id: 'pk-men-tilt',
  titulo: 'Control del tilt',
  area: 'MEN',
  nivelMin: 0,
  nivelMax: 5,
  prerequisitos: ['pk-fun-reglas'],
  minutosEtapa: 200,
  importancia: 'esencial',
  terminos: [
    'tilt',
    'tiltearse',
    'me tilteo',
    'tilteado',
    'control emocional',
    'perder la cabeza',
    'rabia en la mesa',
    'bad beat',
    'bad beats',
    'calentarse',
    'enojo jugando',
    'enojarse',
    'frustración',
    'jugar con rabia',
    'querer recuperar',
    'perseguir pérdidas',
    'controlar las emociones',
    'manejar la rabia',
    'revancha',
    'monkey tilt',
  ],
  ideas: [
    'Tilt es cualquier decisión que no tomarías en frío: no solo golpear la mesa, también pagar «por curiosidad», apurarse, jugar más mesas o subir de límite. Se mide por decisiones, no por enojo.',
    'Cada jugador tiene disparadores propios (perder con la mejor mano, un rival que habla, ir perdiendo tres cajas, ganar mucho y relajarse). Conocer los dos tuyos vale más que cualquier consejo general.',
    'Se corta con una regla escrita en frío y automática: al cumplirse la señal, se levanta la mano y se sale de la mesa. En caliente no se negocia.',
    'La mala suerte aislada no dice nada: AA pierde contra KK una de cada cinco veces y con cien manos así pasa todo el tiempo. Perder bien jugado no necesita respuesta.',
  ],
  etapas: [
    {
      nivel: 0,
      enfoque:
        'Aprende a nombrarlo: cuando notes prisa, calor o ganas de «devolverla», deja la mesa diez minutos. Juega solo con dinero que no te haga falta.',
      idea: 'Lo primero que rompe el tilt es la regla de parar: se pierde menos por la mano mala que por las tres siguientes.',
    },
    {
      nivel: 1,
      enfoque:
        'Escribe tus dos disparadores y una señal de parada con número (por ejemplo, dos cajas perdidas o tres manos jugadas por curiosidad) y cúmplela.',
      idea: 'Una señal sin número no frena: «si me siento mal» se negocia; «dos cajas» no.',
    },
    {
      nivel: 2,
      enfoque: 'Lleva un registro de tilt de 0 a 5 por sesión y calcula cuánto cuestan tus manos con nota 3 o más.',
      idea: 'Casi nadie pierde por sus manos normales: el 10 % de manos jugadas en tilt puede costar más que el resto gana.',
    },
    {
      nivel: 3,
      enfoque:
        'Trabaja tu guion de entrada y de salida: qué haces en el minuto siguiente a una mano injusta y cómo decides volver o no.',
      idea: 'Respirar no es la solución, es el primer minuto de la solución: después va la pregunta «¿jugaría esta mano así si hubiera ganado la anterior?».',
    },
    {
      nivel: 4,
      enfoque:
        'Encuentra las creencias debajo del tilt (me debe, soy mejor, me falta suerte) y escribe la respuesta racional de cada una; mide tu juego B, no solo el juego A.',
      idea: 'El tilt caro no grita: es jugar 20 % más rápido y un poco más ancho durante dos horas.',
    },
    {
      nivel: 5,
      enfoque:
        'Diseña tu sistema: descansos fijos, límite de mesas por estado de ánimo, revisión semanal de una mano de tilt con otra persona.',
      idea: 'A este nivel el tilt se previene con horario y sueño; en la mesa solo se administra lo que quede.',
    },
  ],
  errorTipico:
    'Negociar con la regla en caliente: «una caja más y paro». La señal se decidió en frío precisamente para no decidirla ahora; si no se cumple una vez, ya no existe.',
  preguntas: [
    {
      pregunta: '¿Qué es tilt además de enojarse?',
      respuesta:
        'Toda decisión que no tomarías en frío: apurar, jugar manos de más, subir de límite, seguir jugando cansado o por recuperar.',
    },
    {
      pregunta: '¿Con qué frecuencia pierde AA contra KK y qué conclusión sacas?',
      respuesta:
        'Una de cada cinco veces (≈ 18–20 %). No es señal de nada: es la cuenta. La respuesta correcta a perderla es la misma que a ganarla.',
    },
    {
      pregunta: '¿Por qué una señal de parada necesita número?',
      respuesta:
        'Porque en caliente se reinterpreta cualquier palabra. «Tres cajas», «cuatro horas» o «dos pagos por curiosidad» no se discuten.',
    },
    {
      pregunta: '¿Cuál es tu pregunta del minuto siguiente a un mal golpe?',
      respuesta:
        '«¿Jugaría esta mano igual si hubiera ganado la anterior?». Si no, ese impulso es la mano que hay que tirar.',
    },
    {
      pregunta: '¿Qué parte del tilt es silenciosa?',
      respuesta:
        'Jugar más rápido, ampliar manos, dejar de mirar stacks o saltarse la revisión: no se siente y cuesta lo mismo que un enojo.',
    },
  ],
  criterio: {
    texto:
      'En {aciertos} de {de} sesiones registras tilt por escrito, cumples tu señal de parada y ninguna mano jugada en tilt pasa sin anotar.',
    aciertos: 8,
    de: 10,
    unidad: 'sesiones',
  },
  foco: 'Cada media hora pon una nota de 0 a 5 a tu estado; con 3 o más, deja la mesa ahora mismo.',
  revision: '¿En esta mano jugabas la mano o la anterior, y qué disparador estuvo ahí?',
  variantes: {
    teoria: [
      {
        titulo: 'tus dos disparadores',
        consigna:
          'Escribe los tres momentos más caros del último mes y busca qué tienen en común. Redacta tus dos disparadores en una frase cada uno.',
      },
      {
        titulo: 'contrato de parada',
        consigna:
          'Redacta tu regla de parada con número, en presente y con tu nombre. Léela en voz alta y pega el papel donde juegas.',
      },
      {
        titulo: 'la cuenta del mal golpe',
        consigna:
          'Rehace la cuenta del ejemplo con AK contra QQ y explica en voz alta por qué perder tres veces seguidas no merece respuesta.',
      },
    ],
    ejercicios: [
      {
        titulo: '¿decisión o reacción?',
        consigna:
          'En cada situación de abajo escribe si lo que viene es decisión o reacción y qué harías en frío. La respuesta debe incluir un número.',
      },
      {
        titulo: 'señal de parada',
        consigna: 'Aplica tu contrato a las situaciones de abajo: ¿paras o sigues? Justifica sin adjetivos.',
      },
      {
        titulo: 'cuánto cuesta',
        consigna:
          'Calcula en las situaciones de abajo el coste esperado de jugar en caliente frente a parar. Compara las dos cifras.',
      },
      {
        titulo: 'el impulso contrario',
        consigna:
          'Escribe en cada situación de abajo el impulso que tendrías y, al lado, la acción que firmarías en frío.',
      },
      {
        titulo: 'la probabilidad real',
        consigna:
          'Calcula la probabilidad del mal golpe de las situaciones de abajo y su frecuencia en 100 manos. Explica por qué no es mala suerte.',
      },
      {
        titulo: 'primer minuto',
        consigna:
          'Escribe tu guion del minuto siguiente en las situaciones de abajo: qué haces con las manos, la vista y la decisión.',
      },
      {
        titulo: 'consejo a un amigo',
        consigna:
          'Responde las situaciones de abajo como si se las contaras a un amigo que las vive. Luego mira si harías lo mismo.',
      },
      {
        titulo: 'repite sin el resultado',
        consigna:
          'Borra el resultado de las situaciones de abajo y decide otra vez. Anota cuáles cambian: ésas eran tilt.',
      },
    ],
    test: [
      {
        titulo: 'contrato a prueba',
        consigna: 'Aplica tu regla a las situaciones de abajo sin releerla. Una excepción suspende.',
      },
      {
        titulo: 'números del tilt',
        consigna: 'Calcula costes y probabilidades de las situaciones de abajo. 80 % correcto.',
      },
      {
        titulo: 'las señales',
        consigna: 'Di qué señal de tilt aparece en cada situación de abajo y en qué minuto la habrías notado.',
      },
      {
        titulo: 'de memoria',
        consigna:
          'Sin mirar, escribe tus dos disparadores, tu señal con número y tu guion del primer minuto; aplícalos a las situaciones de abajo.',
      },
    ],
    jugar: [
      {
        titulo: 'termómetro cada media hora',
        consigna: 'Juega con un aviso que te pida nota de 0 a 5. Con 3, cierra: ese es el resultado de la sesión.',
      },
      {
        titulo: 'tope y salida',
        consigna: 'Escribe antes de empezar el tope de pérdida y la hora. Cumple los dos, ganes o pierdas.',
      },
      {
        titulo: 'paso atrás de diez manos',
        consigna:
          'Tras un golpe fuerte, juega diez manos solo con tu rango escrito, sin improvisar ninguna. Anota si lo lograste.',
      },
    ],
    analizar: [
      {
        titulo: 'manos con nota 3',
        consigna: 'Revisa {n} manos que marcaste con tilt y escribe qué habrías hecho en frío. Suma el coste.',
      },
      {
        titulo: 'el coste del mes',
        consigna:
          'Suma tus pérdidas en sesiones con nota 3 o más y divide por tus ganancias en las demás. Escribe el porcentaje.',
      },
      {
        titulo: 'el disparador antes de la mano',
        consigna:
          'En {n} manos caras mira la mano anterior: si hubo un golpe, estás viendo tilt, no mala suerte. Cuenta cuántas.',
      },
    ],
  },
  ejemplo: {
    niveles: [0, 2],
    mano: 'As Ad',
    situacion: 'Pierdes con AA contra KK que se va all-in preflop y lo sientes injusto. Llevas dos cajas abajo en NL5.',
    pregunta: '¿Cuántas veces pasa y qué haces ahora mismo?',
    respuesta:
      'KK gana cerca del 18,5 % de las veces: con 200 all-in de AA contra KK en una vida, 0,185 × 200 = 37 terminan así. No merece respuesta. Tu regla decía «dos cajas»: son 2 × 5 = $10 y ya están; sigues hasta terminar la órbita y cierras. Una hora más en caliente, perdiendo 40 bb cada 100 manos en 60 manos, cuesta de media 40 × 60 ÷ 100 × 0,05 = $1,20 y expone otra caja entera. Parar es la decisión de hoy.',
    calculos: [
      { da: '37', tipo: 'cuenta', expresion: '0.185*200' },
      { da: '$10', tipo: 'cuenta', expresion: '2*5' },
      { da: '$1,20', tipo: 'cuenta', expresion: '40*60/100*0.05' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [3, 5],
      situacion:
        'NL200, dos horas y 500 manos. Tu VPIP normal es 24 y hoy va en 28; actúas un 20 % más rápido. No estás enojado: perdiste un bote de 180 bb en la primera hora y «ya pasó». Tu registro dice que en frío ganas 4 bb/100 y en sesiones así pierdes 6 bb/100.',
      pregunta: '¿Cuánto cuesta seguir una hora más (250 manos) y qué haces en el próximo minuto?',
      respuesta:
        'La diferencia es 4 − (−6) = 10 bb/100: en 250 manos, 10 × 2,5 = 25 bb, $50, sin un solo gesto de rabia. Dos sesiones así por semana son $400 al mes. En el minuto siguiente: no abras mesas nuevas, deja pasar una órbita sin jugar manos dudosas y pregúntate en la próxima decisión «¿jugaría así si hubiera ganado aquel bote?». Si en media hora el VPIP no vuelve a 24–25, cierra. El dato manda porque la sensación ya te dijo que estabas bien.',
      calculos: [
        { tipo: 'cuenta', expresion: '4+6', da: '10 bb/100' },
        { tipo: 'cuenta', expresion: '10*2.5', da: '25 bb' },
        { tipo: 'cuenta', expresion: '25*2', da: '$50' },
        { tipo: 'cuenta', expresion: '2*50*4', da: '$400' },
      ],
    },
  ],
  spots: [
    {
      niveles: [0, 2],
      situacion:
        'Llevas 40 minutos y perdiste dos all-in con la mejor mano. Notas que quieres pagar una subida con K5 «para ver si liga».',
      pregunta: '¿Qué pasa aquí y qué haces?',
      respuesta:
        'Es una reacción, no una decisión: K5 no estaba en tu rango hace una hora. Ligas un rey o un cinco en el flop el 32,4 % de las veces, y muchas de ellas con un kicker que pierde. Cierra la mesa cuando termine la órbita; si quedan 20 minutos de sesión, 20 ÷ 60 = 0,33 horas no recuperan nada.',
      calculos: [
        { da: '32,4 %', tipo: 'cuenta', expresion: '(1-44*43*42/(50*49*48))*100' },
        { da: '0,33 horas', tipo: 'cuenta', expresion: '20/60' },
      ],
    },
    {
      niveles: [0, 3],
      situacion: 'Perdiste el 55 contra 45 tres veces seguidas en torneos.',
      pregunta: '¿Cuál es la probabilidad de eso y qué significa?',
      respuesta:
        'Perder una de 55 % es 0,45; tres seguidas, 0,45 × 0,45 × 0,45 = 9,1 %. En cien rachas de tres se ve nueve veces: es cotidiano, no injusto. La decisión que sí puedes revisar es si los tres all-in eran correctos antes de verlos.',
      calculos: [{ da: '9,1 %', tipo: 'cuenta', expresion: '0.45*0.45*0.45*100' }],
    },
    {
      niveles: [0, 5],
      situacion:
        'Tu regla dice: al llegar a 3 cajas perdidas, paro. Llevas 2,8 y el rival que te ganó sigue en la mesa.',
      pregunta: '¿Juegas la próxima mano?',
      respuesta:
        'Sí si es normal; con 2,8 cajas no se cumplió la regla. Lo que no se hace es cambiarla: pensar en «4 cajas» ahora convierte 3 en una sugerencia y multiplica tu pérdida máxima por 1,33. Si notas que estás persiguiendo al rival y no la mano, ésa ya es tu segunda señal: cierra.',
      calculos: [{ da: '1,33', tipo: 'cuenta', expresion: '4/3' }],
    },
    {
      niveles: [1, 3],
      situacion: 'En 30 sesiones con nota de tilt de 3 o más perdiste $180; en 70 sesiones con nota 0–2 ganaste $260.',
      pregunta: '¿Qué cuestan tus sesiones de tilt y qué harías?',
      respuesta:
        'Resultado total 260 − 180 = $80. Si en esas 30 hubieras parado al notar el 3, aunque perdieras la mitad de antes, tendrías 260 − 90 = $170: más del doble. Coste por sesión de tilt: 180 ÷ 30 = $6. La inversión más rentable que tienes es el botón de salir.',
      calculos: [
        { da: '$80', tipo: 'cuenta', expresion: '260-180' },
        { da: '$170', tipo: 'cuenta', expresion: '260-90' },
        { da: '$6', tipo: 'cuenta', expresion: '180/30' },
      ],
    },
    {
      niveles: [1, 4],
      situacion: 'En la última hora entraste en 30 de 75 manos; tu media es de 17 y además decides más rápido.',
      pregunta: '¿Qué te dice el dato y qué haces?',
      respuesta:
        'Entraste en el 40 % cuando lo tuyo es el 23 %: son 13 manos que en frío habrías tirado, sin que hayas sentido enojo. Si cada una pierde 0,6 bb de media, ya costaron 7,8 bb. Termina la órbita, anota nota 3 y para: el tilt silencioso se descubre contando, no sintiendo.',
      calculos: [
        { da: '40 %', tipo: 'cuenta', expresion: '30/75*100' },
        { da: '23 %', tipo: 'cuenta', expresion: '17/75*100' },
        { da: '13 manos', tipo: 'cuenta', expresion: '30-17' },
        { da: '7,8 bb', tipo: 'cuenta', expresion: '13*0.6' },
      ],
    },
    {
      niveles: [3, 5],
      situacion:
        'Un regular te ganó tres botes y ahora lo persigues con 3-bets ligeros. En 80 manos hiciste 14 3-bets, tu media es 7 %.',
      pregunta: '¿Cuántos de más y cuánto arriesgas?',
      respuesta:
        'Con 80 manos tu media son 0,07 × 80 = 5,6; hiciste 14: 8,4 de más. Si cada 3-bet ligero que te sale mal cuesta 9 bb y falla la mitad, 8,4 × 0,5 × 9 = 37,8 bb de coste esperado extra, casi todo contra un jugador que ya juega bien. El objetivo no es ganarle a él: cierra esa mesa.',
      calculos: [
        { da: '5,6', tipo: 'cuenta', expresion: '0.07*80' },
        { da: '8,4', tipo: 'cuenta', expresion: '14-5.6' },
        { da: '37,8 bb', tipo: 'cuenta', expresion: '8.4*0.5*9' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Vas +4 cajas y empiezas a jugar más suelto («hoy todo sale»). Tu VPIP de la última hora fue 34; el de siempre, 23.',
      pregunta: '¿Es tilt, cuánto cuesta y qué haces?',
      respuesta:
        'Sí: tilt de ganador. De 34 a 23 van 11 puntos de manos peores; si esas manos de más pierden 60 bb cada cien y jugaste 80 manos, 0,11 × 80 × 0,6 = 5,3 bb regaladas. Cierra con el objetivo de la sesión cumplido, anótalo como tilt 3 y celebra fuera de la mesa.',
      calculos: [{ da: '5,3 bb', tipo: 'cuenta', expresion: '0.11*80*0.6' }],
    },
    {
      niveles: [0, 1],
      situacion:
        'Con fichas sin valor pierdes un bote grande en la última carta. Te descubres moviendo las fichas más rápido y pagando las tres manos siguientes sin mirar el asiento.',
      pregunta: '¿Qué señal es y qué regla con número escribes?',
      respuesta:
        'Es tilt: decides por la mano anterior. Tu media es entrar en 2 de cada 10 manos y acabas de entrar en 3 de 3, 100 % contra 20 %. Deja la mesa diez minutos ahora. Regla para la próxima vez: «si juego tres manos seguidas, me levanto». Practícala con fichas sin valor: cuando haya dinero, la costumbre ya estará.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*3/3', da: '100 %' },
        { tipo: 'cuenta', expresion: '100*2/10', da: '20 %' },
      ],
    },
    {
      niveles: [0, 2],
      mano: 'Kd Kh',
      situacion: 'NL2, caja de $2. Tu K-K pierde antes del flop contra A-8. Un amigo te dice «eso no puede pasar».',
      pregunta: '¿Cada cuánto pasa y qué haces en la mano siguiente?',
      respuesta:
        'A-8 gana a K-K casi tres de cada diez veces: en 20 veces así pierdes unas 6. Perder $2 es una caja, justo lo que llevaste para eso. En la mano siguiente haz lo mismo que harías si hubieras ganado: mira tu asiento y tu lista. Si te cuesta, esa mano se tira. Tu límite de hoy eran 2 cajas, $4: queda una y ninguna prisa.',
      calculos: [
        { tipo: 'cuenta', expresion: '20*0.3', da: '6' },
        { tipo: 'cuenta', expresion: '2*2', da: '$4' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Tu registro: en las sesiones después de una racha de −5 cajas, tu agresión de river sube un 40 % y tu winrate cae de 4 a −3 bb/100. Juegas 800 manos en cada una y tuviste 9 este trimestre.',
      pregunta: '¿Cuánto costaron y qué regla escribes?',
      respuesta:
        'Diferencia: 4 − (−3) = 7 bb/100; en 800 manos, 7 × 8 = 56 bb; nueve sesiones, 504 bb. La creencia debajo no es «estoy enojado»: es «me lo deben, así que presiono». Regla: tras −5 cajas en dos días, la sesión siguiente es de 300 manos y sin faroles de river fuera de la lista. Si al final tu agresión de river está en su media, vuelves; si no, descansas un día.',
      calculos: [
        { tipo: 'cuenta', expresion: '4+3', da: '7 bb/100' },
        { tipo: 'cuenta', expresion: '7*8', da: '56 bb' },
        { tipo: 'cuenta', expresion: '56*9', da: '504 bb' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Vas +9 cajas este mes y tu socio te felicita. Esta semana jugaste 30 % más de horas, abriste una mesa extra y tu winrate pasó de 5 a 1,5 bb/100 en 6.000 manos. Caja de $200.',
      pregunta: '¿Es suerte o es tilt de ganar, y cuánto cuesta si sigue?',
      respuesta:
        '6.000 manos no prueban nada del winrate (error típico de 95 ÷ √60 ≈ 12,3 bb/100), pero sí de la conducta: más horas y una mesa más los decidiste tú. Si el 1,5 fuera real, 6.000 manos al mes costarían (5 − 1,5) × 60 = 210 bb, $420. El tilt de ganar se corta igual que el otro: vuelve a tus mesas y a tus horas durante dos semanas y mide otra vez.',
      calculos: [
        { tipo: 'cuenta', expresion: '95/7.75', da: '12,3 bb/100' },
        { tipo: 'cuenta', expresion: '(5-1.5)*60', da: '210 bb' },
        { tipo: 'cuenta', expresion: '210*2', da: '$420' },
      ],
    },
    {
      niveles: [0, 1],
      situacion:
        'NL2, tope de hoy: 2 cajas ($4). Pierdes la primera en diez minutos contra alguien que jugó 9-4. Te dan ganas de perseguirlo con cualquier carta.',
      pregunta: '¿Qué cuesta perseguirlo y qué haces en la próxima mano?',
      respuesta:
        'Si por perseguirlo pagas tres subidas de $0,06 que no jugarías y una apuesta de $0,30 en el flop, son 3 × 0,06 + 0,30 = $0,48, 24 % de una caja por rabia. Quien juega 9-4 te dará su dinero si esperas tu lista. En la próxima mano mira primero el asiento; si no puedes pensar en otra cosa que en él, deja la mesa diez minutos.',
      calculos: [
        { tipo: 'cuenta', expresion: '3*0.06+0.3', da: '$0,48' },
        { tipo: 'cuenta', expresion: '100*0.48/2', da: '24 %' },
      ],
    },
  ],
};
