import type { PokerTopic } from '../../poker-topic.ts';

export const pkCasAltos: PokerTopic = {
  id: 'pk-cas-altos',
  titulo: 'Mesas altas: dinámica, acción y coste por hora',
  area: 'CAS',
  nivelMin: 4,
  nivelMax: 5,
  prerequisitos: ['pk-cas-sala', 'pk-exp-mesa', 'pk-ban-niveles'],
  exclusivo: ['cash'],
  minutosEtapa: 200,
  importancia: 'ocasional',
  terminos: [
    'mesas altas',
    'mesas caras',
    'high stakes',
    'límites altos',
    'límite alto',
    'nosebleeds',
    'partidas privadas',
    'partida privada',
    'mesa con jugador recreativo',
    'esperar asiento',
    'staking en cash',
    'rake por tiempo',
    'time rake',
    'coste por hora de la mesa',
    'dinámica entre regulares',
    'tirar a un límite mayor',
    'shot taking',
    'mesa alta',
    'cobro por tiempo de la mesa',
    'valor del asiento',
    'regulares de mesas altas',
  ],
  ideas: [
    'En límites altos la mesa existe por uno o dos jugadores recreativos: tu ganancia es sobre todo el asiento y el tiempo que juegas con ellos, no la guerra con los regulares.',
    'El coste se mide por hora: con cobro por tiempo de $30 cada hora en $25/$50 pagas 0,6 bb por hora; con rake de 5 % y tope de $10, depende de los botes que ganes.',
    'La oscilación manda: con 90 bb/100 y 30 manos por hora en vivo, una sesión de 6 horas tiene una desviación de unas 120 bb. El plan de banca va antes que la partida.',
    'Vender acción reduce oscilación y ganancia en la misma proporción: vende lo que exceda de tu banca, por escrito, antes de jugar y con precio claro.',
    'Ninguna partida «imperdible» justifica dinero que no puedes perder: tope fijado en frío, sin recompras fuera del plan y sin jugar más alto para recuperar.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque:
        'Valora la mesa antes de sentarte: recreativos, asiento, coste por hora, profundidad y qué parte de tu acción te corresponde.',
      idea: 'Si el recreativo se levanta y quedan cinco regulares, tu EV probable es negativo tras costes: levantarse es una jugada, no una descortesía.',
    },
    {
      nivel: 5,
      enfoque:
        'Gestiona el metajuego con el mismo grupo reducido: imagen, historial entre regulares, porcentajes vendidos y número máximo de cajas.',
      idea: 'Contra el mismo regular durante meses, tus frecuencias se ven: cambia dos o tres nodos a propósito y apunta cuándo, en lugar de improvisar cada noche.',
    },
  ],
  errorTipico:
    'Entrar con el 100 % de la acción en una mesa muy buena por encima de la banca y seguir recomprando porque «el recreativo sigue ahí». La mesa puede ser excelente y aun así arruinarte.',
  preguntas: [
    {
      pregunta: '¿De dónde sale la ganancia en una mesa alta típica?',
      respuesta:
        'De los recreativos: del asiento con posición sobre ellos y de las horas compartidas. Entre regulares el saldo medio es cercano a cero y negativo tras costes.',
    },
    {
      pregunta: 'Cobro de $20 por media hora en $10/$20: ¿cuántas bb por hora?',
      respuesta: '$40 por hora entre $20 son 2 bb por hora.',
    },
    {
      pregunta:
        'Vendes el 60 % de tu acción a precio par. Si tu EV es $200 por hora, ¿cuánto es tuyo y cuánta oscilación conservas?',
      respuesta:
        'Tuyo: $80 por hora; la oscilación también baja al 40 %. Con sobreprecio (1,1) cobras además una parte de tu ventaja por adelantado.',
    },
    {
      pregunta: '¿Qué debe estar decidido antes de sentarte en una partida por encima de tu límite habitual?',
      respuesta:
        'Cajas máximas, porcentaje propio, hora de fin y condición para irse (por ejemplo, que se levante el recreativo). Y que ese dinero no haga falta para otra cosa.',
    },
  ],
  criterio: {
    texto: 'Valoras coste, oscilación y decisión de sentarse bien en {aciertos} de {de} casos',
    aciertos: 8,
    de: 10,
    unidad: 'casos',
  },
  foco: 'Antes de sentarte escribe recreativos, asiento, coste por hora, cajas máximas y hora de fin; revísalo cada hora.',
  revision: '¿Seguía siendo buena esta mesa cuando perdí o gané el bote, y respeté el tope?',
  ejemplo: {
    niveles: [4, 5],
    situacion:
      'Partida en vivo $25/$50, 30 manos por hora, cobro de $30 por hora. Un recreativo pierde unas 60 bb/100 repartidas entre siete. Tu banca para esta partida: $60.000; caja de 100 bb = $5.000. Estimas quedarte con el 20 % de su pérdida y perder 3 bb/100 contra los regulares.',
    pregunta: 'EV por hora, desviación en 6 horas y cuántas cajas cubre tu banca. ¿Te sientas con todo o vendes?',
    respuesta:
      'Ganas 12 − 3 = 9 bb/100: 2,7 bb por hora, $135; menos $30 de cobro, $105 por hora. Desviación con 90 bb/100 en 180 manos: 90 × √1,8 = 120,7 bb, unos $6.037. La banca cubre 12 cajas, pocas para ir solo: vende la mitad y te quedan $52,50 por hora con una desviación de $3.019. Si se levanta el recreativo, tu EV pasa a −0,9 bb por hora menos cobro: te levantas.',
    calculos: [
      { da: '2,7 bb por hora', tipo: 'cuenta', expresion: '9*30/100' },
      { da: '$105', tipo: 'cuenta', expresion: '2.7*50-30' },
      { da: '120,7 bb', tipo: 'cuenta', expresion: '90*1.341641' },
      { da: '12 cajas', tipo: 'cuenta', expresion: '60000/5000' },
      { da: '$52,50', tipo: 'cuenta', expresion: '105/2' },
    ],
  },
  spots: [
    {
      niveles: [4, 5],
      situacion:
        'Dos opciones esta noche. A: $5/$10 online con cuatro regulares y nadie más, estimas −1 bb/100 a 75 manos por hora tras rake. B: $2/$5 en vivo con dos recreativos, +14 bb/100 a 28 manos por hora y $10 de cobro por hora.',
      pregunta: 'Dinero por hora en cada una.',
      respuesta:
        'A: −1 × 0,75 × 10 = −$7,50 por hora. B: 14 × 0,28 × 5 − 10 = $9,60 por hora. B es mejor a la mitad de límite, y con mucha menos oscilación en dólares. La mesa más alta no es la que más paga.',
      calculos: [
        { da: '−$7,50', tipo: 'cuenta', expresion: '-1*0.75*10' },
        { da: '$9,60', tipo: 'cuenta', expresion: '14*0.28*5-10' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Te ofrecen asiento en NL2000 ($10/$20) con un recreativo. Tu banca es de $40.000, tu regla 40 cajas propias. Puedes vender parte a precio par.',
      pregunta: '¿Qué porcentaje propio respeta tu regla con caja de $2.000?',
      respuesta:
        '40 cajas completas piden $80.000. Con $40.000, tu parte máxima es 40.000/80.000 = 50 %. Vende la mitad antes de sentarte y por escrito. Si no encuentras comprador y quieres respetar la regla, juega la mesa de la mitad de límite.',
      calculos: [
        { da: '$80.000', tipo: 'cuenta', expresion: '40*2000' },
        { da: '50 %', tipo: 'cuenta', expresion: '100*40000/80000' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Partida con cobro por tiempo: $15 cada media hora en $10/$25. Alternativa con rake del 5 % y tope de $15: ganas 4 botes por hora, de ellos 3 mayores de $300 y uno de $100.',
      pregunta: 'Compara los costes por hora y en bb.',
      respuesta:
        'Tiempo: $30 por hora, 1,2 bb. Rake: 3 × 15 + 5 = $50 por hora, 2,0 bb. El cobro por tiempo favorece a quien gana muchos botes o botes grandes; el rake, a quien juega poco. Un jugador activo ahorra $20 por hora con el primero.',
      calculos: [
        { da: '$30', tipo: 'cuenta', expresion: '2*15' },
        { da: '1,2 bb', tipo: 'cuenta', expresion: '30/25' },
        { da: '$50', tipo: 'cuenta', expresion: '3*15+0.05*100' },
        { da: '2,0 bb', tipo: 'cuenta', expresion: '50/25' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'NL5000, mesa de seis con un recreativo que pierde 80 bb/100. Si te sientas a su izquierda inmediata captas el 30 % de su pérdida; enfrente, el 17 %. El resto de la mesa te cuesta 4 bb/100. 70 manos por hora, bb = $50.',
      pregunta: '¿Cuánto vale por hora el asiento bueno?',
      respuesta:
        'Izquierda: 24 − 4 = 20 bb/100: 14 bb por hora, $700. Enfrente: 13,6 − 4 = 9,6 bb/100: 6,72 bb por hora, $336. El asiento vale $364 por hora: pide el cambio cuando quede libre. Son estimaciones con enorme oscilación; el orden entre ellas es lo fiable.',
      calculos: [
        { da: '14 bb por hora', tipo: 'cuenta', expresion: '20*70/100' },
        { da: '6,72 bb por hora', tipo: 'cuenta', expresion: '9.6*70/100' },
        { da: '$364', tipo: 'cuenta', expresion: '700-336' },
      ],
    },
    {
      niveles: [5, 5],
      situacion:
        'Llevas 2 cajas perdidas de 3 permitidas en una partida de $50/$100 (caja $10.000, tienes el 40 % de tu acción). El recreativo sigue y pide subir a $100/$200 «para recuperar»; dos regulares aceptan.',
      pregunta:
        '¿Qué haces? Calcula lo que queda de tu plan y lo que costaría una caja en el límite nuevo con tu porcentaje.',
      respuesta:
        'Te queda una caja: $10.000, de los que $4.000 son tuyos. En el límite nuevo una caja son $20.000, $8.000 tuyos: el doble de lo que tu plan permite y además fuera del acuerdo con quienes compraron tu acción. No subes. Sigues en el límite pactado si se mantiene la mesa o te vas. El plan se escribió en frío justo para este momento.',
      calculos: [
        { da: '$4.000', tipo: 'cuenta', expresion: '0.4*10000' },
        { da: '$8.000', tipo: 'cuenta', expresion: '0.4*20000' },
      ],
    },
    {
      niveles: [5, 5],
      mano: 'Ad Qs',
      mesa: 'Ah 8c 5d 5s 2h',
      situacion:
        'NL5000, 100 bb. Un regular con quien juegas hace meses defiende la ciega grande ante tu CO. Pagó flop (1,7) y turn (6); bote 20,5. River: te pasa, apuestas 13 y resube all-in por 90 bb. En 9 resubidas de river contra ti mostró 6 valores y 3 faroles.',
      pregunta: 'Precio y decisión con historial corto; mezcla con una base de 12 % de faroles con peso 20.',
      respuesta:
        'Pagas 77 para un bote final de 200,5: 38,4 %. Estimación: (3 + 0,12 × 20)/(9 + 20) = 18,6 %. Aun con 3 de 9 a favor de pagar, la muestra es mínima y estás muy por debajo del precio: abandona y anótalo. Cuando llegues a 40 resubidas vistas, su propio dato pesará el doble que la base.',
      calculos: [
        { da: '38,4 %', tipo: 'cuenta', expresion: '100*77/200.5' },
        { da: '18,6 %', tipo: 'cuenta', expresion: '100*(3+2.4)/29' },
      ],
    },
    {
      niveles: [4, 4],
      situacion:
        'NL1000, mesa de seis. Un recreativo tiene 80 bb y pierde unas 50 bb/100; te sientas dos lugares a su izquierda y estimas captar el 22 % de su pérdida. Los otros cuatro te cuestan 3 bb/100. Rake 2,2 bb/100.',
      pregunta: '¿Cuánto ganas por hora a 70 manos y qué vale cambiar al asiento de la izquierda inmediata (28 %)?',
      respuesta:
        '0,22 × 50 − 3 − 2,2 = 5,8 bb/100: 4,06 bb por hora, $40,60. Con el otro asiento: 0,28 × 50 − 5,2 = 8,8 bb/100, $61,60 por hora. La diferencia son $21,00 por hora: pide el cambio. Si el recreativo tiene solo 80 bb, cuenta también que puede irse pronto: siéntate ya y no al terminar la taza de café.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.22*50-3-2.2', da: '5,8 bb/100' },
        { tipo: 'cuenta', expresion: '5.8*0.7', da: '4,06 bb' },
        { tipo: 'cuenta', expresion: '5.8*0.7*10', da: '$40,60' },
        { tipo: 'cuenta', expresion: '0.28*50-5.2', da: '8,8 bb/100' },
        { tipo: 'cuenta', expresion: '8.8*0.7*10', da: '$61,60' },
        { tipo: 'cuenta', expresion: '(8.8-5.8)*0.7*10', da: '$21,00' },
      ],
    },
  ],
  variantes: {
    teoria: [
      {
        titulo: 'ficha de valoración de mesa',
        consigna:
          'Diseña una ficha con recreativos, asiento, coste por hora, profundidad, cajas máximas y hora de fin. Rellénala con el ejemplo y con tu última partida.',
      },
      {
        titulo: 'vender acción sin malentendidos',
        consigna:
          'Escribe un acuerdo de cuatro líneas (porcentaje, precio, límite, pago) y calcula EV y oscilación propios con 100, 60 y 30 %.',
      },
      {
        titulo: 'el mismo rival durante meses',
        consigna:
          'Explica qué nodos tuyos conoce un regular habitual y cuáles cambiarías a propósito. Responde las preguntas.',
      },
    ],
    ejercicios: [
      {
        titulo: 'coste y EV por hora',
        consigna: 'Calcula en los casos de abajo el neto por hora antes de cualquier consideración sobre la mesa.',
      },
      {
        titulo: 'sentarse o no',
        consigna: 'Decide los casos de abajo con la ficha completa y escribe la condición que te haría levantarte.',
      },
      {
        titulo: 'porcentaje propio',
        consigna: 'Halla en los casos de abajo el porcentaje máximo que respeta tu regla de cajas.',
      },
      {
        titulo: 'valor del asiento',
        consigna: 'Estima en los casos de abajo cuánto vale el asiento preferido por hora y si merece esperar.',
      },
      {
        titulo: 'oscilación de la noche',
        consigna: 'Calcula la desviación de una sesión de cinco horas en los casos de abajo y en dinero propio.',
      },
      {
        titulo: 'si se va el recreativo',
        consigna: 'Rehaz los casos de abajo sin el jugador flojo y decide a partir de qué momento sobra la mesa.',
      },
      {
        titulo: 'decisión en caliente',
        consigna:
          'Introduce en los casos de abajo dos cajas perdidas y una propuesta de subir el límite. Responde con tu plan escrito.',
      },
      {
        titulo: 'valoración contrarreloj',
        consigna:
          'Con reloj, valora las {n} situaciones de abajo en una línea cada una: me siento, vendo o me voy, con un número.',
      },
    ],
    test: [
      {
        titulo: 'examen de valoración',
        consigna: 'Resuelve los {n} casos de abajo con neto por hora, cajas y decisión. Los tres cuentan.',
      },
      {
        titulo: 'examen de acción vendida',
        consigna: 'Calcula EV y oscilación propios de los {n} casos de abajo con el porcentaje dado.',
      },
      {
        titulo: 'examen de disciplina',
        consigna:
          'Decide los {n} casos de abajo ciñéndote a un plan escrito antes de leerlos; acierto si no lo rompes.',
      },
      {
        titulo: 'examen de costes comparados',
        consigna: 'Compara en los {n} casos de abajo dos formas de cobro y di a qué tipo de jugador favorece cada una.',
      },
    ],
    jugar: [
      {
        titulo: 'sesión con ficha',
        consigna:
          'Rellena la ficha y juega {min} minutos en tu límite habitual; revísala a mitad y cumple la condición de salida.',
      },
      {
        titulo: 'pedir el asiento',
        consigna:
          'Durante {min} minutos busca o pide el asiento con posición sobre el jugador más flojo y anota la diferencia en botes jugados con él.',
      },
      {
        titulo: 'dos nodos cambiados',
        consigna:
          'Juega {min} minutos contra tus regulares habituales cambiando a propósito dos nodos escritos y registra sus reacciones.',
      },
    ],
    analizar: [
      {
        titulo: 'neto real por hora',
        consigna: 'Reúne {n} sesiones y calcula neto por hora tras costes, separando las que tenían recreativo.',
      },
      {
        titulo: 'momentos de salida',
        consigna:
          'Revisa {n} sesiones y anota cuándo se fue el jugador flojo y cuánto jugaste después. Suma ese tramo.',
      },
      {
        titulo: 'historial con un regular',
        consigna: 'Extrae {n} manos contra un mismo rival y resume qué sabe de ti y qué sabes de él, con ocasiones.',
      },
    ],
  },
};
