import type { PokerTopic } from '../../poker-topic.ts';

export const pkSngSpin: PokerTopic = {
  id: 'pk-sng-spin',
  titulo: 'Spin and Go e hiperturbos',
  area: 'SNG',
  nivelMin: 2,
  nivelMax: 5,
  prerequisitos: ['pk-sng-estructura', 'pk-tor-pushfold'],
  exclusivo: ['sng'],
  minutosEtapa: 290,
  terminos: [
    'spin and go',
    'spin & go',
    'spins',
    'spin',
    'hiperturbo',
    'hiperturbos',
    'hyper turbo',
    'sit and go de tres',
    'tres jugadores',
    'jackpot sng',
    'expresso',
    'spins de 3 jugadores',
    'multiplicador',
    '25 ciegas a tres',
    'sng hiperturbo',
    'twister',
  ],
  ideas: [
    'Tres jugadores, 25 bb y el ganador se lleva casi siempre todo: no hay prima de riesgo, se juegan fichas. El premio sale de un sorteo previo: el multiplicador medio ronda 2,8 entradas y los premios grandes son rarísimos.',
    'Con rake del 7 % el premio medio es 3 × 0,93 = 2,79 entradas: para no perder hay que ganar el 35,8 % de las partidas, 2,5 puntos sobre el tercio.',
    'La varianza es enorme: un jugador que gana el 38 % pierde 20 seguidas de vez en cuando y puede estar 60 entradas abajo sin jugar mal. Banca de 100–200 entradas y tope diario.',
    'La partida se decide a dos: casi la mitad de las manos son mano a mano con 10–25 bb. Quien domina botón a 25 bb, limps de ciega pequeña y all-in a 8–12 bb gana.',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque:
        'A tres con 25 bb: abre a 2 bb el botón con la mitad de las manos, evita pagar 3-bets y usa all-in o fold con menos de 10 bb.',
      idea: 'No juegues multiplicadores: el premio grande no cambia ninguna decisión mientras el ganador se lleve todo.',
    },
    {
      nivel: 3,
      enfoque:
        'Estudia ciega contra ciega (limp, subida, all-in) y mano a mano con 12–20 bb; mide tu porcentaje de victorias en grupos de 500.',
      idea: 'Tras caer el tercero el stack efectivo es el del menor: si tienes 30 y él 15, juegas un duelo de 15 bb.',
    },
    {
      nivel: 4,
      enfoque:
        'Ajusta por rival: a quien hace limp siempre, súbele con valor; a quien mete cada botón, págale con A5+, K9+ y pares.',
      idea: 'Una muestra de 15 manos basta para los ajustes baratos (abrir más al que tira), no para los caros (pagar all-in ligeros).',
    },
    {
      nivel: 5,
      enfoque:
        'Trabaja rangos de equilibrio a tres (25, 18, 12 y 8 bb) y mano a mano, y controla volumen: rendimiento por hora contra calidad con muchas mesas.',
      idea: 'Con premios repartidos (multiplicadores grandes que pagan a tres) vuelve el ICM: ten preparada esa partida rara.',
    },
  ],
  errorTipico:
    'Subir de límite «porque hoy no sale el multiplicador», o recomprar sin parar para cazarlo. El sorteo no tiene memoria y la banca sí.',
  preguntas: [
    {
      pregunta: '¿Por qué en un Spin normal no hay ICM?',
      respuesta:
        'Porque cobra solo el primero: cada ficha vale lo mismo y maximizar fichas es maximizar dinero. Cambia solo en los multiplicadores que pagan a los tres.',
    },
    {
      pregunta: '¿Qué porcentaje de victorias necesitas con rake del 7 %?',
      respuesta: 'Premio medio 3 × 0,93 = 2,79 entradas: 1 ÷ 2,79 = 35,8 %.',
    },
    {
      pregunta: '¿Cuánto cuesta un 1 % menos de victorias en 1.000 partidas de $5?',
      respuesta: '10 victorias × 2,79 × 5 = $139,50.',
    },
    {
      pregunta: '¿Qué haces con 25 bb y 98s en el botón a tres?',
      respuesta: 'Abrir a 2 bb: dos rivales, posición y ciegas de 1,5 bb en el centro; si resuben all-in, tira.',
    },
    {
      pregunta: '¿Qué límite pones a una sesión de hiperturbos?',
      respuesta:
        'Un tope en entradas y en tiempo antes de empezar (por ejemplo 10 entradas o una hora); son partidas de pocos minutos y la pérdida se acumula sin darte cuenta.',
    },
  ],
  criterio: {
    texto: 'Decides bien {aciertos} de {de} manos a tres o mano a mano, con ciegas efectivas y rango.',
    aciertos: 9,
    de: 12,
    unidad: 'decisiones',
  },
  foco: 'Di antes de cada mano: cuántos quedan, ciegas efectivas y herramienta (apertura, limp o all-in).',
  revision: '¿Cuántos jugadores y ciegas había, y usaste la herramienta correcta para ese escalón?',
  variantes: {
    teoria: [
      {
        titulo: 'el premio medio',
        consigna:
          'Calcula el premio medio y el porcentaje de equilibrio con rake de 5, 7 y 9 %. Explica por qué el sorteo no cambia tus decisiones.',
      },
      {
        titulo: 'escalera de herramientas',
        consigna: 'Escribe qué haces a tres con 25, 15 y 8 bb y a dos con 20, 12 y 7. Recítalo hasta no dudar.',
      },
      {
        titulo: 'la racha normal',
        consigna:
          'Calcula la probabilidad de perder 10 seguidas con 37 % de victorias y tradúcela a días de juego. Explica qué banca exige.',
      },
    ],
    ejercicios: [
      {
        titulo: 'cuántos y cuántas',
        consigna: 'En cada mano de abajo escribe jugadores, ciegas efectivas y herramienta; luego la acción.',
      },
      {
        titulo: 'de tres a dos',
        consigna: 'Repite las manos de abajo como mano a mano con el mismo stack efectivo. Explica qué se ensancha.',
      },
      {
        titulo: 'cuenta del all-in',
        consigna: 'Calcula en las manos de abajo el EV del all-in con los abandonos dados. Decide por el número.',
      },
      {
        titulo: 'el rival del limp',
        consigna:
          'Supón en las manos de abajo que el rival hace limp siempre, y después que mete siempre. Escribe tu ajuste en cada caso.',
      },
      {
        titulo: 'precio del pago',
        consigna:
          'Da el precio y la peor mano que paga en las manos de abajo donde te metan. Comprueba con la equity dada.',
      },
      {
        titulo: 'tres pantallas',
        consigna:
          'Resuelve las manos de abajo de tres en tres, con un único tiempo para las tres, como si fueran mesas simultáneas. Anota dónde bajó la calidad.',
      },
      {
        titulo: 'mano frontera',
        consigna: 'Encuentra en cada mano de abajo la mano vecina que cambia la decisión. Explica la frontera.',
      },
      {
        titulo: 'multiplicador raro',
        consigna:
          'Convierte una de las manos de abajo en un multiplicador que paga a los tres (80/12/8) y decide con ICM. Compara.',
      },
    ],
    test: [
      {
        titulo: 'escalera completa',
        consigna: 'Resuelve las manos de abajo sin apuntes. 80 % y ninguna con ciegas efectivas mal contadas.',
      },
      {
        titulo: 'cuentas de rentabilidad',
        consigna: 'Responde las cuentas de rake, victorias y banca de las manos de abajo. Sin errores.',
      },
      {
        titulo: 'ritmo de hiperturbo',
        consigna: 'Decide las manos de abajo en orden y sin volver atrás. Aprobado con 75 %.',
      },
      {
        titulo: 'dos rivales distintos',
        consigna:
          'Da dos respuestas en cada mano de abajo: contra quien tira mucho y contra quien paga mucho. Ambas deben ser correctas.',
      },
    ],
    jugar: [
      {
        titulo: 'serie corta',
        consigna:
          'Juega una serie de {min} minutos con tope de pérdida escrito y revisa una mano por partida. Para al llegar al tope.',
      },
      {
        titulo: 'solo ciega contra ciega',
        consigna:
          'Anota todas las manos ciega contra ciega de la sesión y la herramienta usada. Revisa las que dudaste.',
      },
      {
        titulo: 'duelo consciente',
        consigna: 'Cuando quede el mano a mano, di tu stack efectivo y el del rival antes de cada decisión.',
      },
    ],
    analizar: [
      {
        titulo: 'por profundidad',
        consigna: 'Clasifica {n} manos perdidas por ciegas efectivas y busca el escalón con más errores.',
      },
      {
        titulo: 'victorias por grupos',
        consigna:
          'Calcula tu porcentaje de victorias en grupos de 500 y su margen (± 2,2 puntos). Di si la diferencia entre grupos significa algo.',
      },
      {
        titulo: 'pagos a tres',
        consigna:
          'Revisa {n} pagos de all-in a tres jugadores y rehaz el precio con el tercero dentro. Corrige los rangos.',
      },
    ],
  },
  ejemplo: {
    niveles: [2, 3],
    mano: 'Jd 8d',
    situacion:
      'Spin de $5, ganador único. A tres, 25 bb cada uno; estás en el botón con J8s. La ciega pequeña abandona el 65 % y la grande el 50 %.',
    pregunta: '¿Abres a 2 bb y qué ganas?',
    respuesta:
      'Arriesgas 2 para ganar 1,5. Tiran los dos 0,65 × 0,50 = 32,5 %. Sin equity sería 0,325 × 1,5 − 0,675 × 2 = −0,86 bb, así que el robo solo no paga: abre porque J8s en posición recupera de sobra esos 0,86 bb (basta conservar el 20 % de un bote de 4,5). Q4o, que no los recupera, se tira. No hay ICM: el único premio es ganar.',
    calculos: [
      { da: '32,5 %', tipo: 'cuenta', expresion: '0.65*0.5*100' },
      {
        da: '−0,86 bb',
        tipo: 'ev',
        ramas: [
          { p: 0.325, valor: 1.5 },
          { p: 0.675, valor: -2 },
        ],
      },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [4, 5],
      mano: 'Kh Ts',
      situacion:
        'Spin de $100 con un multiplicador raro que paga a tres: 80 %, 12 % y 8 % de $100.000. A tres con 500 fichas cada uno, ciegas 10/20. El botón se retira y la ciega pequeña mete all-in por 500 con cerca del 43 % de sus manos. Estás en la ciega grande.',
      pregunta: '¿Pagas K-10 (≈ 50 %)? ¿Cuánta prima hay con este reparto?',
      respuesta:
        'Tirar (480, 520, 500): $32.359. Ganar (1.000 y 500): $57.333. Perder: $8.000. Umbral: (32.359 − 8.000) ÷ (57.333 − 8.000) = 49,4 %; en fichas, 480 ÷ 1.000 = 48 %. La prima es de poco más de un punto: con 80/12/8 casi todo sigue siendo del ganador. Paga, aunque por muy poco; contra quien mete el 30 % K-10 ya no llega. El error con multiplicadores grandes es el contrario: cerrarse por el tamaño del premio cuando el reparto apenas cambia la cuenta. Con 50/30/20 sí cambiaría.',
      calculos: [
        { tipo: 'icm', stacks: [480, 520, 500], premios: [80000, 12000, 8000], jugador: 0, da: '$32.359' },
        { tipo: 'icm', stacks: [1000, 500], premios: [80000, 12000, 8000], jugador: 0, da: '$57.333' },
        { tipo: 'cuenta', expresion: '100*(32359-8000)/(57333-8000)', da: '49,4 %' },
        { tipo: 'cuenta', expresion: '100*480/1000', da: '48 %' },
      ],
    },
  ],
  spots: [
    {
      niveles: [2, 4],
      situacion: 'Spins de $10 con 7 % de rake. En 1.000 partidas ganaste 371.',
      pregunta: '¿Vas ganando, cuánto por partida y cuánta suerte cabe?',
      respuesta:
        'Premio medio 10 × 3 × 0,93 = $27,90. Ingresos 371 × 27,90 = $10.350,90 contra $10.000: resultado $350,90, $0,35 por partida y ROI de 3,5 %. Error típico del porcentaje: raíz de 0,37 × 0,63 ÷ 1.000 ≈ 1,5 puntos; en 371 victorias, ± 15, que son 15 × 27,90 = $418,50. Tu ganancia es menor que una desviación: puede ser cero. Juega por decisiones, no por la gráfica.',
      calculos: [
        { da: '$27,90', tipo: 'cuenta', expresion: '10*3*0.93' },
        { da: '$10.350,90', tipo: 'cuenta', expresion: '371*27.9' },
        { da: '$350,90', tipo: 'cuenta', expresion: '371*27.9-10000' },
        { da: '$0,35', tipo: 'cuenta', expresion: '(371*27.9-10000)/1000' },
        { da: '$418,50', tipo: 'cuenta', expresion: '15*27.9' },
      ],
    },
    {
      niveles: [2, 4],
      mano: 'Kh 9c',
      situacion:
        'A tres con 12 bb (ciegas iguales): el botón tira y estás en la ciega pequeña contra la grande, sin ante.',
      pregunta: '¿Limp, 2 bb o all-in?',
      respuesta:
        'All-in es la opción simple: con 12 bb el equilibrio mete cerca del 53 % y K9o está cómodo dentro. Si la grande paga el 33 % y K9o tiene ≈ 43 % contra eso: 0,67 × 1,5 + 0,33 × (0,43 × 24 − 11,5) = 0,62 bb. El limp también existe en equilibrio, pero exige defenderte de los all-in; si tu rival mete contra todo limp, hazlo con AJ, TT y paga.',
      calculos: [{ da: '0,62 bb', tipo: 'cuenta', expresion: '0.67*1.5+0.33*(0.43*24-11.5)' }],
    },
    {
      niveles: [2, 3],
      mano: 'Ad 4s',
      situacion: 'Mano a mano, 8 bb efectivas sin ante. El rival mete desde el botón en 9 de las 12 últimas manos.',
      pregunta: '¿Pagas A4o?',
      respuesta:
        'Precio: 7 por un bote de 8 + 1 = 9: 43,8 %. Mete el 75 % y A4o contra el 75 % de las manos tiene ≈ 54 %: pago muy claro. Aunque de verdad metiera el 45 %, A4o tendría ≈ 50 %: también. Ganancia con 54 %: 0,54 × 16 − 7 = 1,64 bb por encima de tirar.',
      calculos: [
        { da: '43,8 %', tipo: 'cuenta', expresion: '7/16*100' },
        { da: '75 %', tipo: 'cuenta', expresion: '9/12*100' },
        { da: '1,64 bb', tipo: 'cuenta', expresion: '0.54*16-7' },
      ],
    },
    {
      niveles: [3, 5],
      situacion:
        'Con 38 % de victorias, ¿qué probabilidad hay de perder 10 seguidas empezando en una partida dada, y qué banca pides con $5?',
      pregunta: 'Haz la cuenta y di el tope del día.',
      respuesta:
        'Perder una es 0,62. Diez seguidas: 0,62 multiplicado diez veces = 0,84 %; en un bloque de 200 partidas ocurre con facilidad alguna vez. Con 150 entradas de banca son 150 × 5 = $750. Tope diario razonable, 10 entradas: $50, el 6,7 % de la banca. Al llegar al tope se para aunque «toque ganar»: el sorteo no recuerda.',
      calculos: [
        { da: '0,84 %', tipo: 'cuenta', expresion: '0.62*0.62*0.62*0.62*0.62*0.62*0.62*0.62*0.62*0.62*100' },
        { da: '$750', tipo: 'cuenta', expresion: '150*5' },
        { da: '$50', tipo: 'cuenta', expresion: '10*5' },
        { da: '6,7 %', tipo: 'cuenta', expresion: '50/750*100' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Multiplicador grande de un Spin de $10: premios 800, 120 y 80. A tres con 500 fichas cada uno; el botón mete all-in y estás en la ciega grande con 20 puestas (ciegas 10/20).',
      pregunta: '¿Hay ICM? Calcula el umbral.',
      respuesta:
        'Sí. Tirar: $324. Ganar (1.010 contra 490): $578. Perder: 80 (tercero). Umbral (324 − 80) ÷ (578 − 80) = 49 %, contra 48 % en fichas: la prima es de un punto, porque el salto que importa es el del primero. Con premios 400/350/250 sí cambiaría mucho. Calcula antes de asustarte.',
      calculos: [
        { da: '$324', tipo: 'icm', stacks: [480, 530, 490], premios: [800, 120, 80], jugador: 0 },
        { da: '$578', tipo: 'icm', stacks: [1010, 490], premios: [800, 120], jugador: 0 },
        { da: '49 %', tipo: 'cuenta', expresion: '(324-80)/(578-80)*100' },
        { da: '48 %', tipo: 'cuenta', expresion: '480/1010*100' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Volumen: juegas 4 mesas a la vez con 39,0 % de victorias, o 8 mesas con 37,2 %. Entrada $10, rake 7 %; cada mesa rinde 8 partidas por hora.',
      pregunta: '¿Qué gana más por hora?',
      respuesta:
        'Por partida: 0,39 × 27,9 − 10 = $0,88 y 0,372 × 27,9 − 10 = $0,38. Por hora: 32 × 0,88 = $28,16 con cuatro mesas y 64 × 0,38 = $24,32 con ocho. Cuatro mesas ganan más y con la mitad de banca en juego. Y aún falta restar el cansancio: el tope de tiempo se fija antes.',
      calculos: [
        { da: '$0,88', tipo: 'cuenta', expresion: '0.39*27.9-10' },
        { da: '$0,38', tipo: 'cuenta', expresion: '0.372*27.9-10' },
        { da: '$28,16', tipo: 'cuenta', expresion: '32*0.88' },
        { da: '$24,32', tipo: 'cuenta', expresion: '64*0.38' },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'Ad 7c',
      situacion:
        'Spin de $5, tres jugadores, ganador único, 12 bb cada uno. El botón mete all-in con cerca del 43 %, la pequeña tira y estás en la ciega grande.',
      pregunta: '¿Pagas A-7 (≈ 51 %)?',
      respuesta:
        'Pagas 11 para un bote de 12 + 12 + 0,5 = 24,5 bb: 44,9 %. Con 51 %: 0,51 × 24,5 − 11 = +1,50 bb. Paga. No hay premios que cuidar: el único es ganar, así que se decide en fichas. K-8 del mismo palo (≈ 47 %) también; Q-J (≈ 46–47 %) apenas.',
      calculos: [
        { tipo: 'cuenta', expresion: '12+12+0.5', da: '24,5 bb' },
        { tipo: 'cuenta', expresion: '100*11/24.5', da: '44,9 %' },
        { tipo: 'cuenta', expresion: '0.51*24.5-11', da: '+1,50 bb' },
      ],
    },
    {
      niveles: [2, 2],
      mano: '9d 8d',
      situacion:
        'Spin de $3, 25 bb, tres jugadores. El botón, que abre casi todo, sube a 2 bb y la pequeña tira. Estás en la ciega grande.',
      pregunta: '¿Pagas, resubes o tiras?',
      respuesta:
        'Paga: 1 bb para un bote de 4,5, 22,2 %, con una mano que liga bien. Resubir a 6 de farol arriesga 5 para ganar 3,5: pide 58,8 % de retiradas y quien abre casi todo se retira menos. Plan de flop: sigue con pareja o proyecto ante una apuesta pequeña; sin nada, tira. Con 12 bb cambiaría: all-in o fold más a menudo.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*1/4.5', da: '22,2 %' },
        { tipo: 'alfa', bote: 3.5, apuesta: 5, da: '58,8 %' },
      ],
    },
    {
      niveles: [5, 5],
      mano: 'Ac 3c',
      situacion:
        'Spin de $100 con reparto 80/12/8 de $100.000. Stacks: 400 (tú, ciega grande, 20 puestas), 600 (ciega pequeña) y 500 (botón, retirado). La pequeña mete all-in con un 30 %.',
      pregunta: '¿Pagas A-3 del mismo palo (≈ 46 %)? Umbral en dinero y en fichas.',
      respuesta:
        'Tirar (380): $27.461. Ganar (800): $47.795. Perder: $8.000. Umbral: (27.461 − 8.000) ÷ (47.795 − 8.000) = 48,9 %; en fichas, 380 ÷ 800 = 47,5 %. Fold por poco, también en fichas. Fíjate en que la prima apenas existe con 80/12/8: lo que decide es su rango. Si mete el 43 %, A-3 llega al 50 % y paga.',
      calculos: [
        { tipo: 'icm', stacks: [380, 620, 500], premios: [80000, 12000, 8000], jugador: 0, da: '$27.461' },
        { tipo: 'icm', stacks: [800, 200, 500], premios: [80000, 12000, 8000], jugador: 0, da: '$47.795' },
        { tipo: 'cuenta', expresion: '100*(27461-8000)/(47795-8000)', da: '48,9 %' },
        { tipo: 'cuenta', expresion: '100*380/800', da: '47,5 %' },
      ],
    },
    {
      niveles: [5, 5],
      situacion:
        'Spins de $100, rake del 5 %. Con 6 mesas ganas el 36,0 % de las partidas a tres; cada una dura 6 minutos. Con 3 mesas ganas el 36,8 %.',
      pregunta: '¿Cuánto ganas por partida y por hora en cada caso (premio medio de 2,85 entradas al ganador)?',
      respuesta:
        'Equilibrio: 1 ÷ 2,85 = 35,1 %. Con 36,0 %: 0,360 × 285 − 100 = +$2,60; 10 partidas por mesa y hora, 60 partidas: $156 por hora. Con 36,8 %: 0,368 × 285 − 100 = +$4,88; 30 partidas: $146. Seis mesas rinden algo más por hora, pero cada décima de acierto pesa 28,5 centavos por partida: si tu 36,0 % fuera 35,7 %, quedarían $105. Con esa sensibilidad, mide 3.000 partidas antes de decidir.',
      calculos: [
        { tipo: 'cuenta', expresion: '100/2.85', da: '35,1 %' },
        { tipo: 'cuenta', expresion: '0.36*285-100', da: '+$2,60' },
        { tipo: 'cuenta', expresion: '2.6*60', da: '$156' },
        { tipo: 'cuenta', expresion: '0.368*285-100', da: '+$4,88' },
        { tipo: 'cuenta', expresion: '4.88*30', da: '$146' },
        { tipo: 'cuenta', expresion: '(0.357*285-100)*60', da: '$105' },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'Kd 7h',
      situacion:
        'Spin de $5, tres jugadores, 15 bb. Estás en el botón; las ciegas se retiran el 55 % y el 40 % ante 2 bb, y te meten all-in el 15 % en total.',
      pregunta: '¿Abres K-7 a 2 bb?',
      respuesta:
        'Tiran las dos 0,55 × 0,40 = 22 %. EV: 0,22 × 1,5 − 0,15 × 2 + 0,63 × (0,46 × 4,7 − 2) = +0,13 bb: apenas positivo. Ábrela contra ciegas normales y déjala contra dos que meten mucho: con 25 % de all-in el EV baja a −0,08 bb. K-9 o K-7 del mismo palo, sin dudas.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*0.55*0.4', da: '22 %' },
        { tipo: 'cuenta', expresion: '0.22*1.5-0.15*2+0.63*(0.46*4.7-2)', da: '+0,13 bb' },
        { tipo: 'cuenta', expresion: '0.22*1.5-0.25*2+0.53*(0.46*4.7-2)', da: '−0,08 bb' },
      ],
    },
  ],
};
