import type { PokerTopic } from '../../poker-topic.ts';

export const pkTorHeadsup: PokerTopic = {
  id: 'pk-tor-headsup',
  titulo: 'Mano a mano (heads-up)',
  area: 'TOR',
  nivelMin: 2,
  nivelMax: 5,
  prerequisitos: ['pk-pre-cigrande'],
  exclusivo: ['torneo', 'sng'],
  minutosEtapa: 290,
  terminos: [
    'heads-up',
    'heads up',
    'mano a mano',
    'hu',
    'uno contra uno',
    'jugar heads up',
    'botón es ciega pequeña',
    'cabeza a cabeza',
    'final heads up',
    'final mano a mano',
    'duelo',
    'ganar el heads up',
    '1 vs 1',
    'mano a mano final',
    'abrir en heads up',
    'defender heads up',
  ],
  ideas: [
    'Mano a mano el botón es la ciega pequeña: habla primero preflop y último después. Con 30 bb o más se juega allí el 80–90 % de las manos.',
    'La ciega grande recibe el mejor precio del póker: contra 2 bb paga 1 para ganar 3, 25 %. Defender menos del 60 % regala el duelo; fuera de posición solo se tira lo peor.',
    'Todo par y todo as valen: cualquier par de la mesa gana muchas veces al showdown. Los rangos son tan anchos que la carta alta apuesta por valor y los dobles pares se juegan por todo.',
    'El duelo es de ajustes: frecuencia de apertura, de 3-bet, de c-bet y de pago del rival se ven en 30 manos; quien ajusta primero gana.',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque:
        'Abre el 75–80 % en el botón a 2–2,5 bb, defiende más de la mitad en la ciega grande y con menos de 12 bb usa all-in o fold.',
      idea: 'No esperes manos: esperar en un duelo cuesta 0,75 bb por mano de media, y con 15 bb son 20 manos de vida.',
    },
    {
      nivel: 3,
      enfoque: 'Añade limps con 15–25 bb contra quien mete mucho, 3-bets chicos y valor fino de pareja media.',
      idea: 'Segunda pareja apuesta dos calles por valor en un duelo: el rival paga con tercera y con as alto.',
    },
    {
      nivel: 4,
      enfoque:
        'Lee las cuatro frecuencias del rival y cambia una cosa cada 20–30 manos; controla el tamaño de los botes con la ventaja técnica.',
      idea: 'Cuando tú juegas mejor, botes chicos y muchas manos; cuando juegas peor, menos manos y más all-in.',
    },
    {
      nivel: 5,
      enfoque:
        'Trabaja rangos de equilibrio por profundidad (40, 25, 15, 10 bb), limps mixtos y defensas por tamaño; desvía con intención.',
      idea: 'En equilibrio con 10 bb sin ante, la ciega pequeña mete cerca del 60 % y la grande paga cerca del 37 %; lo demás es explotación.',
    },
  ],
  errorTipico:
    'Jugar el duelo con rangos de mesa de seis: tirar la mitad de los botones y esperar un par. Pierdes las ciegas una a una y, al final, también el all-in.',
  preguntas: [
    {
      pregunta: '¿Quién habla primero preflop y quién después en mano a mano?',
      respuesta:
        'Preflop habla primero el botón, que es la ciega pequeña; después del flop habla primero la ciega grande. Por eso el botón es el mejor asiento en todas las calles menos la primera.',
    },
    {
      pregunta: '¿Qué precio tiene la ciega grande ante una apertura de 2 bb y ante una de 3 bb?',
      respuesta:
        '2 bb: paga 1 por un bote de 3, 25 %. 3 bb: paga 2 por 4, 33 %. Por eso se defiende mucho menos contra 3 bb.',
    },
    {
      pregunta: '¿Cuánto te cuesta esperar?',
      respuesta:
        'Cada dos manos pagas 1,5 bb, 0,75 por mano. Con 20 bb y sin jugar duras unas 26 manos, pero mucho antes pierdes toda presión.',
    },
    {
      pregunta: '¿Qué cuatro frecuencias mides del rival?',
      respuesta:
        'Apertura en botón, defensa en ciega grande, 3-bet y abandono ante la apuesta en el flop; con 30 manos ya sirven.',
    },
    {
      pregunta: '¿Qué cambia si tu rival juega mejor que tú?',
      respuesta:
        'Menos calles y más varianza: all-in preflop con rangos de equilibrio, aperturas más chicas y menos botes grandes sin mano.',
    },
  ],
  criterio: {
    texto:
      'Decides bien {aciertos} de {de} manos de duelo (abrir, defender, all-in o valor fino) con la cuenta o la frecuencia que lo justifica.',
    aciertos: 8,
    de: 10,
    unidad: 'manos',
  },
  foco: 'Cuenta durante 20 manos la apertura del rival en el botón y tu propia defensa en la ciega grande; ajusta una sola cosa.',
  revision: '¿Qué frecuencia del rival estabas castigando en esta mano y cómo la mediste?',
  variantes: {
    teoria: [
      {
        titulo: 'el duelo en cuatro números',
        consigna:
          'Escribe tus cuatro frecuencias objetivo (apertura, defensa, c-bet y valor fino) para 30 bb y recítalas. Compara con tu último duelo.',
      },
      {
        titulo: 'el mejor precio del póker',
        consigna:
          'Calcula el precio de la ciega grande ante 2, 2,5 y 3 bb y explica qué manos entran y salen en cada caso.',
      },
      {
        titulo: 'por qué todo vale más',
        consigna:
          'Explica en voz alta por qué el par medio es una mano de valor en duelo y una mano de pase en mesa llena, con dos ejemplos propios.',
      },
    ],
    ejercicios: [
      {
        titulo: 'abrir o tirar',
        consigna:
          'En las manos de abajo del botón decide rápido y escribe el porcentaje aproximado de manos con que harías lo mismo.',
      },
      {
        titulo: 'defensa con precio',
        consigna:
          'En las manos de abajo de ciega grande escribe el precio y la acción; las que tires, que sean realmente las peores.',
      },
      {
        titulo: 'valor fino',
        consigna:
          'Marca en las manos de abajo cuáles apostarías por valor y con qué manos peores te pagan. Sin peores, pasa.',
      },
      {
        titulo: 'el rival se ajusta',
        consigna: 'Resuelve las manos de abajo y luego con un rival que paga el doble o abre la mitad. Di qué cambia.',
      },
      {
        titulo: '40, 20 y 10 bb',
        consigna: 'Repite las manos de abajo a tres profundidades y escribe la herramienta de cada una.',
      },
      {
        titulo: 'cuatro frecuencias',
        consigna:
          'Deduce de las manos de abajo qué frecuencia del rival se puede explotar y cuál es el ajuste. Justifica con números.',
      },
      {
        titulo: 'sin cartas bonitas',
        consigna: 'Tapa tus cartas en las manos de abajo y decide solo con posición y stacks. Compara.',
      },
      {
        titulo: 'con reloj de duelo',
        consigna: 'Juega las manos de abajo con reloj corto: en un duelo se decide mucho y rápido. Revisa las lentas.',
      },
    ],
    test: [
      {
        titulo: 'duelo mixto',
        consigna: 'Resuelve las manos de abajo sin apuntes: acción y motivo. Aprobado con 75 %.',
      },
      {
        titulo: 'precios y defensas',
        consigna: 'Escribe los precios de las manos de abajo y di si defiendes. Solo números.',
      },
      {
        titulo: 'ajuste único',
        consigna:
          'De cada mano de abajo saca un ajuste para las 20 manos siguientes. Puntúa que sea concreto y medible.',
      },
      {
        titulo: 'las dos sillas',
        consigna:
          'Responde cada mano de abajo también desde la silla del rival. Las dos respuestas deben ser coherentes con los rangos.',
      },
    ],
    jugar: [
      {
        titulo: 'contador de frecuencias',
        consigna:
          'Juega un duelo (o una final simulada) anotando con marcas su apertura y tu defensa. A los {min} minutos cambia una cosa.',
      },
      {
        titulo: 'nada de esperar',
        consigna:
          'Juega {min} minutos sin tirar el botón más de una de cada cinco veces. Anota cómo se sintió y el resultado por mano.',
      },
      {
        titulo: 'valor fino obligatorio',
        consigna:
          'Apuesta por valor segunda pareja dos calles siempre que haya peores que paguen. Anota lo que enseñaron.',
      },
    ],
    analizar: [
      {
        titulo: 'tu defensa real',
        consigna:
          'Revisa {n} manos en ciega grande de tus duelos y calcula tu porcentaje de defensa. Si baja de 55 %, escribe la corrección.',
      },
      {
        titulo: 'botones tirados',
        consigna: 'Cuenta en {n} manos del botón cuántas tiraste y cuánto costó según la cuenta de robo.',
      },
      {
        titulo: 'cuándo te ajustaste',
        consigna:
          'Divide tu último duelo en bloques de 20 manos y busca en cuál cambiaste algo. Si en ninguno, ésa es la fuga.',
      },
    ],
  },
  ejemplo: {
    niveles: [2, 4],
    mano: 'Qd 6h',
    situacion:
      'Final mano a mano, 20 bb efectivas, sin ante. Eres botón (ciega pequeña) y el rival defiende el 45 % y tira el resto.',
    pregunta: '¿Abres Q6o a 2 bb?',
    respuesta:
      'Sí. Arriesgas 1,5 (ya pusiste 0,5) para ganar 1,5: sin equity necesitas 50 % de abandonos y él tira 55 %. EV del robo puro: 0,55 × 1,5 − 0,45 × 1,5 = 0,15 bb por mano antes de contar que ganas muchos de los botes que sí se juegan. Tirar cuesta las 0,5 bb que ya pusiste. Contra un rival que defendiera el 80 %, Q6o seguiría abriéndose, pero por su equity y posición, no por el robo.',
    calculos: [
      { da: '50 %', tipo: 'cuenta', expresion: '1.5/3*100' },
      { da: '0,15 bb', tipo: 'cuenta', expresion: '0.55*1.5-0.45*1.5' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [5, 5],
      mano: 'Kc 4d',
      situacion:
        'Mano a mano de un torneo de $2.100, 25 bb, sin ante. Estás en el botón. Subiendo a 2: abandona el 22 %, resube el 16 % y paga el 62 % (recuperas la mitad de 4 bb). Con limp: pasa el 68 % (recuperas el 53 % de 2 bb) y sube el 32 % (abandonas).',
      pregunta: '¿Subes o haces limp con K-4? ¿Y si a tu subida resube el 28 % y abandona el 15 %?',
      respuesta:
        'Subir añade 1,5: 0,22 × 1,5 − 0,16 × 1,5 + 0,62 × (2 − 1,5) = +0,40 bb. Limp añade 0,5: 0,68 × (1,06 − 0,5) − 0,32 × 0,5 = +0,22 bb. Sube. Contra quien resube el 28 %: 0,15 × 1,5 − 0,28 × 1,5 + 0,57 × 0,5 = +0,09 bb: el limp pasa delante, siempre que no lo ataque también más del 32 %. En equilibrio a 25 bb esta mano se reparte; aquí la inclina una frecuencia concreta del rival.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.22*1.5-0.16*1.5+0.62*0.5', da: '+0,40 bb' },
        { tipo: 'cuenta', expresion: '0.68*(1.06-0.5)-0.32*0.5', da: '+0,22 bb' },
        { tipo: 'cuenta', expresion: '0.15*1.5-0.28*1.5+0.57*0.5', da: '+0,09 bb' },
      ],
    },
  ],
  spots: [
    {
      niveles: [2, 3],
      mano: 'Jh 4d',
      situacion:
        'Mano a mano, 25 bb. El rival abre en el botón a 2,5 bb y tú, en la ciega grande, sueles defender «cuando hay mano».',
      pregunta: '¿Pagas J4o?',
      respuesta:
        'El precio es 1,5 por un bote de 3,5: 30 %. J4o tiene ≈ 40 % contra un rango del 80 %, pero fuera de posición realiza menos: contra 2,5 bb es frontera y se puede tirar; contra 2 bb el precio sería 25 % y se paga. La regla práctica: defiende más de la mitad contra 2,5 y cerca del 70 % contra 2.',
      calculos: [
        { da: '30 %', tipo: 'cuenta', expresion: '1.5/(3.5+1.5)*100' },
        { da: '25 %', tipo: 'cuenta', expresion: '1/(3+1)*100' },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'Kc 4s',
      situacion: 'Mano a mano, 9 bb efectivas, sin ante. Eres botón con K4o.',
      pregunta: '¿All-in, limp o fold?',
      respuesta:
        'All-in. Con 9 bb el equilibrio mete cerca del 61 % y K4o está bien dentro. Si el rival paga el 40 % y K4o tiene ≈ 39 % contra eso: 0,6 × 1,5 + 0,4 × (0,39 × 18 − 8,5) = 0,31 bb por encima de tirar. El limp con K4o y 9 bb deja que él te meta con cualquier cosa y te quita esos abandonos.',
      calculos: [{ da: '0,31 bb', tipo: 'cuenta', expresion: '0.6*1.5+0.4*(0.39*18-8.5)' }],
    },
    {
      niveles: [2, 5],
      mano: '9h 7c',
      mesa: '9s 5d 2h Kd',
      situacion:
        'Mano a mano, 30 bb. Abriste a 2 bb, pagó. Flop: apostaste 1,3 en un bote de 4 y pagó. Turn: rey, bote 6,6; pasa.',
      pregunta: '¿Apuestas otra vez con 97?',
      respuesta:
        'Sí, chico: 2,5 bb. El rey no ayuda más a su rango que al tuyo: le pagan 5x, 2x, as alto y proyectos. Si te paga el 45 % y ganas el 65 % de esos: el valor añadido es 0,45 × (0,65 × 2,5 − 0,35 × 2,5) = 0,34 bb, y además tiran manos con seis outs. Contra K8 tienes 11 % y contra A5, 89 %: lo segundo abunda más. En mesa de seis sería un pase; en duelo, valor fino.',
      calculos: [
        { da: '0,34 bb', tipo: 'cuenta', expresion: '0.45*(0.65*2.5-0.35*2.5)' },
        { da: '11 %', tipo: 'equity', mano: '9h 7c', rivales: ['Kc 8s'], mesa: '9s 5d 2h Kd' },
        { da: '89 %', tipo: 'equity', mano: '9h 7c', rivales: ['Ac 5c'], mesa: '9s 5d 2h Kd' },
      ],
    },
    {
      niveles: [3, 5],
      situacion:
        'Mano a mano, 40 bb. En 36 manos el rival abrió 11 de 18 botones, y en la ciega grande abandonó 12 de 18 ante tus aperturas de 2 bb.',
      pregunta: '¿Qué ajuste haces?',
      respuesta:
        'Abre 11 ÷ 18 = 61 %: menos de lo normal, así que su apertura merece algo más de respeto. Abandona 12 ÷ 18 = 67 % contra un robo que pide 50 %: abre el 100 % de tus botones hasta que cambie. Ganas 0,667 × 1,5 − 0,333 × 1,5 = 0,50 bb por intento sin mirar cartas. La muestra es corta (± 22 puntos con 18 oportunidades), pero aun con 50 % real no pierdes: ése es el tipo de ajuste barato que se hace ya.',
      calculos: [
        { da: '61 %', tipo: 'cuenta', expresion: '11/18*100' },
        { da: '67 %', tipo: 'cuenta', expresion: '12/18*100' },
        { da: '0,50 bb', tipo: 'cuenta', expresion: '0.667*1.5-0.333*1.5' },
      ],
    },
    {
      niveles: [3, 5],
      mano: '6d 6c',
      situacion:
        'Mano a mano, 14 bb, sin ante. El rival, en el botón, hace limp el 60 % de las veces y mete 15 %. Ahora hace limp y estás en la ciega grande.',
      pregunta: '¿Pasas, subes o metes?',
      respuesta:
        'All-in. En el centro hay 2 bb y arriesgas 13 más: sin equity pediría 87 % de abandonos, pero un par cambia la cuenta. Si abandona el 68 % y 66 gana ≈ 50 % cuando paga (A7+, KT+, QJ, pares): 0,68 × 2 + 0,32 × (0,5 × 28 − 13) = 1,68 bb. Pasar vale algo más de la mitad del bote, ≈ 1,1 bb: el all-in mejora. Con A2o o K7o, que pagadas bajan al 38–42 %, la diferencia desaparece y se pasa o se sube a 3 bb. Contra quien hace limp con manos fuertes para cazarte, sube a 3 bb y tira si resube.',
      calculos: [
        { da: '87 %', tipo: 'cuenta', expresion: '13/15*100' },
        { da: '1,68 bb', tipo: 'cuenta', expresion: '0.68*2+0.32*(0.5*28-13)' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Mano a mano, 10 bb sin ante. Quieres comprobar tu rango de pago en la ciega grande contra un rival que mete el 60 %.',
      pregunta: '¿Qué equity necesitas y qué manos pagan?',
      respuesta:
        'Pagas 9 por un bote de 10 + 1: 45 %. Contra el 60 % de equilibrio pagan todos los ases, los pares, K5o+, K2s+, Q9o+, Q7s+, JTo, J8s+ y T9s: 495 combos aproximados, el 37 %. Si el rival solo mete el 40 %, estrecha a A2+, pares, K8o+, K6s+, QTo+, Q9s+, JTs. Si mete el 90 %, paga con cualquier Q y J8 en adelante: la equity mínima sigue siendo 45 %, lo que cambia es contra qué.',
      calculos: [
        { da: '45 %', tipo: 'cuenta', expresion: '9/20*100' },
        { da: '495 combos', tipo: 'cuenta', expresion: '0.373*1326' },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'Ah 9c',
      situacion:
        'Mano a mano, 15 bb sin ante. Estás en la ciega grande y el rival mete all-in desde el botón con cerca del 43 %.',
      pregunta: '¿Pagas A-9?',
      respuesta:
        'Pagas 14 para un bote de 30: 46,7 %. A-9 contra ese rango ronda el 55 %: paga. EV: 0,55 × 30 − 14 = +2,50 bb. A-7 (≈ 51 %) también paga y J-10 (≈ 43 %) no. A dos no hay premio que esperar: el segundo ya está asegurado y se juega en fichas.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*14/30', da: '46,7 %' },
        { tipo: 'cuenta', expresion: '0.55*30-14', da: '+2,50 bb' },
      ],
    },
    {
      niveles: [2, 2],
      mano: '7d 5d',
      situacion:
        'Mano a mano, 25 bb, sin ante. El rival abre en el botón a 2 bb con casi todo. Estás en la ciega grande.',
      pregunta: '¿Pagas 7-5 del mismo palo?',
      respuesta:
        'Pagas 1 para un bote de 4: 25 %. Contra casi cualquier mano tienes cerca del 42 %; aunque fuera de posición realices tres cuartos, 31,5 %. Paga. Si abandonas todo lo que no es «buena mano» pierdes 1 bb en más de la mitad de los botones: a dos, defender es parte del juego. Con 7-2 offsuit sí, tira.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*1/4', da: '25 %' },
        { tipo: 'cuenta', expresion: '42*0.75', da: '31,5 %' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Qd 8h',
      mesa: 'Qs 7c 3d',
      situacion:
        'Mano a mano final, 40 bb. Abriste a 2 en el botón y pagó. Bote 4; te pasa. Apuestas 1,3 y te hace check-raise a 4,5. Lo hace el 22 % de las veces: la mitad proyectos traseros y aire.',
      pregunta: '¿Pagas o abandonas con pareja alta?',
      respuesta:
        'Pagas 3,2 para un bote de 13: 24,6 %. Con un 22 % de resubidas mitad aire vas delante más de la mitad: paga siempre, en posición. Resubir echa el aire. Turn: paga una apuesta de 8 en 13, 27,6 %, salvo que caigan cartas que completen 10-9 o 6-5 muy claras. A dos, Q-8 en Q-7-3 es una mano fuerte; tratarla como en mesa de 9 es la fuga.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*3.2/13', da: '24,6 %' },
        { tipo: 'potOdds', bote: 13, apuesta: 8, da: '27,6 %' },
      ],
    },
    {
      niveles: [2, 2],
      mano: 'Qh 3h',
      situacion:
        'Mano a mano, 12 bb, sin ante. Estás en el botón. El rival tira mucho: ante tus últimos diez all-in pagó dos.',
      pregunta: '¿Metes Q-3 del mismo palo o haces limp?',
      respuesta:
        'Mete. Paga 2 de 10, 20 %; supón 30 % por prudencia. 0,70 × 1,5 + 0,30 × (0,36 × 24 − 11,5) = +0,19 bb sobre tirar. El limp contra quien tira mucho regala la retirada que te da. Si empezara a pagar la mitad: 0,50 × 1,5 + 0,50 × (0,42 × 24 − 11,5) = +0,04 bb: casi cero y mejor elegir manos.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*2/10', da: '20 %' },
        { tipo: 'cuenta', expresion: '0.7*1.5+0.3*(0.36*24-11.5)', da: '+0,19 bb' },
        { tipo: 'cuenta', expresion: '0.5*1.5+0.5*(0.42*24-11.5)', da: '+0,04 bb' },
      ],
    },
  ],
};
