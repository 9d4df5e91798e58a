import type { PokerTopic } from '../../poker-topic.ts';

export const pkExpContraajustes: PokerTopic = {
  id: 'pk-exp-contraajustes',
  titulo: 'Contraajustes y niveles de pensamiento sin perderse',
  area: 'EXP',
  nivelMin: 4,
  nivelMax: 5,
  prerequisitos: ['pk-exp-ajustes', 'pk-gto-intro'],
  minutosEtapa: 250,
  terminos: [
    'contraajustes',
    'contraajuste',
    'niveles de pensamiento',
    'leveling',
    'leveling war',
    'guerra de niveles',
    'metajuego',
    'metagame',
    'él sabe que yo sé',
    'contraexplotar',
    'counter exploit',
    'adaptarse al ajuste',
    'imagen en la mesa',
    'mi imagen',
    'quién ajusta primero',
    'historia entre rivales',
    'sobrepensar la mano',
  ],
  ideas: [
    'Nivel 1: mis cartas. Nivel 2: las suyas. Nivel 3: lo que cree que tengo. El nivel útil es uno más que el rival, y ni uno más: pensar dos por encima equivale a pensar uno por debajo.',
    'Un contraajuste exige prueba de que el rival ajustó: un cambio medido en su frecuencia o una mano mostrada fuera de su patrón. Sin prueba, sigue con lo que funcionaba.',
    'Ante la duda se vuelve al equilibrio, que es el único punto que no se puede castigar; no gana el máximo, pero corta la espiral.',
    'La imagen dura poco y solo cuenta para quien miró: lo que tú recuerdas de tus manos no es lo que él vio.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque:
        'Distingue contra quién existe la historia: escribe qué vio el rival de ti (showdowns) y qué conclusión sacaría; decide un nivel por encima.',
      idea: 'Haz la lista de tus cartas enseñadas: ésa es toda tu imagen. Lo que tiraste sin enseñar no existe para él.',
    },
    {
      nivel: 5,
      enfoque:
        'Modela el duelo como secuencia de ajustes con coste y velocidad; decide cuándo salirte al equilibrio y cuándo fingir una tendencia.',
      idea: 'Una tendencia falsa se siembra en botes chicos y se cobra en uno grande; si la siembra cuesta más que la cosecha, no la hagas.',
    },
  ],
  errorTipico:
    'Pagar con tercera pareja «porque sabe que sé que farolea» contra alguien que mira su teléfono. La mayoría de guerras de niveles las pelea uno solo.',
  preguntas: [
    {
      pregunta: '¿Cuál es el nivel correcto contra un jugador que solo mira sus cartas?',
      respuesta: 'El 2: pensar qué tiene. Representar manos o explotar tu imagen no funciona con quien no la mira.',
    },
    {
      pregunta: '¿Qué prueba pides antes de contraajustar?',
      respuesta:
        'Un cambio de frecuencia que supere el margen o una mano mostrada que antes no jugaba así, en el nodo concreto.',
    },
    {
      pregunta: '¿Por qué el equilibrio corta la espiral?',
      respuesta:
        'Porque ninguna respuesta lo castiga: da igual en qué nivel piense el rival. Renuncias a parte de la ganancia a cambio de no poder equivocarte de piso.',
    },
    {
      pregunta: '¿De qué está hecha tu imagen?',
      respuesta:
        'De las cartas que enseñaste y de las frecuencias que él pudo contar, desde que se sentó; no de lo que tú sabes.',
    },
  ],
  criterio: {
    texto:
      'En {aciertos} de {de} manos dices qué vio el rival, qué nivel usa y si procede contraajustar o volver al equilibrio.',
    aciertos: 7,
    de: 10,
    unidad: 'manos',
  },
  foco: 'Antes de una jugada basada en tu imagen enumera qué manos tuyas vio ese rival; si son menos de dos, juega estándar.',
  revision: '¿Qué prueba había de que el rival ajustó, y tu decisión iba un nivel por encima o más?',
  variantes: {
    teoria: [
      {
        titulo: 'escalera de niveles',
        consigna:
          'Escribe una misma mano de river pensada en los niveles 1, 2, 3 y 4 y di contra qué jugador vale cada una.',
      },
      {
        titulo: 'tu imagen real',
        consigna:
          'Haz la lista de tus últimos diez showdowns y redacta lo que pensaría quien solo vio eso. Compáralo con lo que tú crees transmitir.',
      },
      {
        titulo: 'la salida al equilibrio',
        consigna:
          'Explica en voz alta con un ejemplo de piedra, papel o tijera por qué el equilibrio no pierde contra ningún nivel y tampoco gana el máximo.',
      },
    ],
    ejercicios: [
      {
        titulo: 'qué vio, qué cree, qué hago',
        consigna:
          'Responde las tres preguntas en cada mano de abajo con una frase cada una. La acción sale de la tercera.',
      },
      {
        titulo: 'prueba del ajuste',
        consigna:
          'Busca en las manos de abajo la prueba de que el rival cambió y calcula su margen. Sin prueba, juega estándar.',
      },
      {
        titulo: 'un nivel menos',
        consigna:
          'Resuelve las manos de abajo y repítelas suponiendo que el rival piensa un nivel menos. Di cuál de las dos es más probable.',
      },
      {
        titulo: 'coste de equivocarse de piso',
        consigna:
          'Calcula cuánto pierdes en las manos de abajo si te pasas un nivel. Compara con lo que ganas si aciertas.',
      },
      {
        titulo: 'vuelve al centro',
        consigna: 'Da la frecuencia de equilibrio de las manos de abajo y cuánto renuncias a ganar jugándola.',
      },
      {
        titulo: 'siembra y cosecha',
        consigna: 'Diseña para las manos de abajo una tendencia falsa: cuánto cuesta, cuándo se cobra y si compensa.',
      },
      {
        titulo: 'el que no miraba',
        consigna: 'Cambia al rival de las manos de abajo por uno que no presta atención. Reescribe la decisión.',
      },
      {
        titulo: 'narrador neutral',
        consigna: 'Cuenta cada mano de abajo en tercera persona sin usar «cree que creo». Decide con lo que quede.',
      },
    ],
    test: [
      {
        titulo: 'nivel y acción',
        consigna: 'Di nivel del rival y acción en las manos de abajo sin apuntes. Aprobado con 70 %.',
      },
      {
        titulo: 'margen del cambio',
        consigna: 'Calcula en las manos de abajo si el cambio de frecuencia supera dos errores típicos. Sin fallos.',
      },
      {
        titulo: 'imagen exacta',
        consigna: 'Enumera qué sabe el rival en cada mano de abajo. Se penaliza todo lo que solo sabes tú.',
      },
      {
        titulo: 'equilibrio de emergencia',
        consigna: 'Da la respuesta no explotable de las manos de abajo y su frecuencia. Tres de cada cuatro.',
      },
    ],
    jugar: [
      {
        titulo: 'diario de showdowns',
        consigna:
          'Juega anotando qué cartas tuyas vieron y quién estaba sentado. Úsalo antes de cualquier jugada de imagen.',
      },
      {
        titulo: 'ni un nivel de más',
        consigna:
          'Durante {min} minutos, antes de cada farol o pago raro di el nivel del rival. Si no lo sabes, juega estándar.',
      },
      {
        titulo: 'regreso programado',
        consigna:
          'Elige un ajuste y una señal de regreso; al aparecer, vuelve al equilibrio el resto de la sesión. Anota cuándo fue.',
      },
    ],
    analizar: [
      {
        titulo: 'guerras imaginarias',
        consigna:
          'Revisa {n} manos donde pensaste en niveles y marca en cuáles había prueba. Suma el resultado del resto.',
      },
      {
        titulo: 'su versión de la historia',
        consigna:
          'Reconstruye una sesión desde la silla de un rival concreto, solo con lo que vio. Di qué ajuste te haría.',
      },
      {
        titulo: 'cambios con fecha',
        consigna: 'Busca en tu base el momento en que un rival cambió de frecuencia y qué mano mostrada lo precedió.',
      },
    ],
  },
  ejemplo: {
    niveles: [4, 5],
    mano: '7c 6c',
    mesa: 'Kh 9d 4s 2c Jd',
    situacion:
      'NL400. En 60 manos enseñaste dos faroles de tres barriles ante este regular, que vio ambos. Abriste en el botón, pagó en ciega grande; disparaste flop y turn con 76. Bote 34 bb, te pasa.',
    pregunta: '¿Tercer barril de 26 bb?',
    respuesta:
      'Alfa: 43,3 %. Prueba de ajuste: pagó el river en tus 2 últimos intentos y su media era 45 %; un cambio posible, no demostrado. Si ahora paga 60 %, el farol pierde 0,4 × 34 − 0,6 × 26 = −2,0 bb; si sigue en 45 %, gana 7,0 bb. Con historia visible y reciente, un nivel por encima es no farolear y sobreapostar el valor: con KQ, una apuesta de 40 bb pagada el 55 % y ganada el 70 % da 0,55 × 0,4 × 40 = 8,8 bb. Pasa con 76.',
    calculos: [
      { da: '43,3 %', tipo: 'alfa', bote: 34, apuesta: 26 },
      {
        da: '−2,0 bb',
        tipo: 'ev',
        ramas: [
          { p: 0.4, valor: 34 },
          { p: 0.6, valor: -26 },
        ],
      },
      {
        da: '7,0 bb',
        tipo: 'ev',
        ramas: [
          { p: 0.55, valor: 34 },
          { p: 0.45, valor: -26 },
        ],
      },
      { da: '8,8 bb', tipo: 'cuenta', expresion: '0.55*0.4*40' },
    ],
  },
  spots: [
    {
      niveles: [4, 5],
      mano: 'Ac Ts',
      mesa: 'Ad 8h 5c 5s Qh',
      situacion:
        'NL200. Un jugador recreativo paga dos barriles y pasa el river. Piensas: «sabe que yo apostaría mis ases, así que creerá que es farol».',
      pregunta: '¿Apuestas por valor y cuánto?',
      respuesta:
        'Sobra la novela: no mira tu rango, mira sus cartas. Nivel 2: paga con ases peores, 8x y 5x a veces. Si paga dos tercios del bote (20 de 30 bb) el 50 % y ganas el 68 % de esos: 0,5 × (0,68 × 20 − 0,32 × 20) = 3,6 bb. Apuesta grande y punto.',
      calculos: [{ da: '3,6 bb', tipo: 'cuenta', expresion: '0.5*(0.68*20-0.32*20)' }],
    },
    {
      niveles: [4, 5],
      situacion:
        'Un regular abandonaba al 3-bet el 66 % (120 de 182). Tras tus ataques, en las últimas 50 abandonó 24.',
      pregunta: '¿Contraajustó?',
      respuesta:
        'Ahora 24 ÷ 50 = 48 %. Esperado 0,66 × 50 = 33, desviación raíz de 50 × 0,66 × 0,34 ≈ 3,35: (33 − 24) ÷ 3,35 = 2,7 desviaciones. Sí, hay prueba. Nivel siguiente: menos 3-bets de farol y más valor fino (AJ, KQ, 99), porque ahora paga de más fuera de posición. No esperes a perder tres botes para creerlo.',
      calculos: [
        { da: '48 %', tipo: 'cuenta', expresion: '24/50*100' },
        { da: '33', tipo: 'cuenta', expresion: '0.66*50' },
        { da: '2,7 desviaciones', tipo: 'cuenta', expresion: '(33-24)/3.35' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Kd Kc',
      mesa: 'Tc 7s 2h',
      situacion:
        'Piedra, papel o tijera en la mesa: un rival de élite te 3-betea mucho y tú alternas pagar y 4-betear KK. En equilibrio 4-beteas el 80 %. Él abandona al 4-bet el 50 %; si pagas, ganas de media 14 bb; si 4-beteas, 17 bb.',
      pregunta: '¿Siempre 4-bet? ¿Cuánto cuesta mezclar?',
      respuesta:
        'Mezcla de equilibrio: 0,8 × 17 + 0,2 × 14 = 16,4 bb; siempre 4-bet, 17: mezclar cuesta 0,6 bb por KK. A cambio tu rango de pago conserva reyes y no puede atacarte en flops bajos como éste. Contra un rival que no lo notará, 4-bet siempre; contra élite que te estudia, paga esos 0,6: es el seguro.',
      calculos: [
        { da: '16,4 bb', tipo: 'cuenta', expresion: '0.8*17+0.2*14' },
        { da: '0,6 bb', tipo: 'cuenta', expresion: '17-16.4' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Quieres sembrar imagen de apretado: tirarás 12 robos rentables de 0,3 bb a la vista para cobrar un farol de river mejor. Ese farol, con tu imagen, sube de 50 % a 62 % de abandonos en un bote de 40 bb con apuesta de 30.',
      pregunta: '¿Compensa?',
      respuesta:
        'Coste: 12 × 0,3 = 3,6 bb. Ganancia: cada punto de abandono vale 70 bb (ganas 40 en vez de perder 30): 0,12 × 70 = 8,4 bb por farol. Compensa si ocurre al menos una vez contra alguien que vio la siembra y se lo cree; con una probabilidad del 50 %, 0,5 × 8,4 − 3,6 = 0,6 bb: casi nada. La imagen rara vez paga su siembra.',
      calculos: [
        { da: '3,6 bb', tipo: 'cuenta', expresion: '12*0.3' },
        { da: '8,4 bb', tipo: 'cuenta', expresion: '0.12*70' },
        { da: '0,6 bb', tipo: 'cuenta', expresion: '0.5*8.4-3.6' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'As 6s',
      mesa: 'Kh 8s 3s 9d 2c',
      situacion:
        'NL1000. Un regular te vio enseñar dos faroles fallados esta noche y ahora paga rivers el 64 % (antes, 44 %). Bote 30 bb, te pasa y tienes color fallado. Piensas: «sabe que sé que va a pagar, así que ahora no espera farol».',
      pregunta: '¿Farol de 22 o te rindes?',
      respuesta:
        'Con 64 % de pagos: 0,36 × 30 − 0,64 × 22 = −3,28 bb. Con el dato viejo, 44 %: 0,56 × 30 − 0,44 × 22 = +7,12 bb. La cuenta no mira la cadena de «sabe que sé»: mira el 64 %, y con él pierdes. Ríndete. Un nivel por encima es un solo paso: si ahora paga más, sube tus apuestas de valor hasta que deje de pagar.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.36*30-0.64*22', da: '−3,28 bb' },
        { tipo: 'cuenta', expresion: '0.56*30-0.44*22', da: '+7,12 bb' },
      ],
    },
  ],
};
