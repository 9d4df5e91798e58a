import type { PokerTopic } from '../../poker-topic.ts';

export const pkCasCorta: PokerTopic = {
  id: 'pk-cas-corta',
  titulo: 'Dinámica y postflop en mesas de tres y cuatro',
  area: 'CAS',
  nivelMin: 3,
  nivelMax: 5,
  prerequisitos: ['pk-pre-cipequena', 'pk-pre-robo', 'pk-pos-oop'],
  exclusivo: ['cash'],
  minutosEtapa: 220,
  importancia: 'ocasional',
  terminos: [
    'mesas de tres',
    'mesas de 3',
    'mesas de cuatro',
    'mesas de 4',
    'mesa incompleta',
    'mesas incompletas',
    'se vacía la mesa',
    'empezar mesas',
    'juego short',
    'pocos jugadores en la mesa',
    'jugar entre tres',
    'jugar entre cuatro',
    'cash de tres jugadores',
    'cash de cuatro jugadores',
    'dinámica de mesa corta',
    'postflop en mesa corta',
    'metajuego de mesa corta',
    'iniciar mesas',
    'perder en las ciegas con pocos jugadores',
  ],
  ideas: [
    'Con menos jugadores pagas ciegas más a menudo: a tres, 0,5 bb por mano de media; a seis, 0,25. Quien espera manos pierde solo por sentarse.',
    'Los rangos no se inventan: tu botón a tres es el botón de seis y tu CO a cuatro es el CO de seis. Lo que cambia es que juegas esos asientos casi siempre.',
    'Ganan peso las ciegas: dos de cada tres manos a tres jugadores las juegas desde ciega. La defensa de la grande y la guerra de ciegas son el centro.',
    'La dinámica acelera: te enfrentas a cada rival muchas más veces por hora y todos responden. Lleva cuenta de lo que mostraste y cambia antes que ellos.',
    'La fuerza relativa sube: segunda pareja vale más, los faroles son más frecuentes y el valor fino también. La varianza por hora crece: ajusta el límite de pérdida.',
  ],
  etapas: [
    {
      nivel: 3,
      enfoque:
        'Juega con rangos de asiento tardío sin miedo y mejora defensa de ciegas; mide cuánto pierdes desde cada ciega.',
      idea: 'Perder desde la ciega grande es normal: el objetivo es perder menos de las 100 bb/100 que costaría abandonar siempre; un buen jugador se queda cerca de 35.',
    },
    {
      nivel: 4,
      enfoque:
        'Ajusta a cada rival en pocas vueltas: agresión de botón, 3-bet de ciegas y respuesta a robos, con notas por mano mostrada.',
      idea: 'A tres jugadores, 30 manos contra el mismo rival equivalen a una hora de mesa completa: revisa tus supuestos cada vuelta larga.',
    },
    {
      nivel: 5,
      enfoque:
        'Domina el metajuego: cambia frecuencias a propósito, elige cuándo seguir o cerrar la mesa y gana iniciando mesas con rivales concretos.',
      idea: 'Iniciar mesas es aceptar mano a mano y a tres contra quien llegue: hazlo solo si tu juego a dos es mejor que el de quienes esperan.',
    },
  ],
  errorTipico:
    'Esperar manos como en mesa completa y quedarse sin fichas en las ciegas, o volverse loco «porque somos pocos» y pagar todo desde la ciega pequeña.',
  preguntas: [
    {
      pregunta: '¿Cuánto cuestan las ciegas por cada 100 manos a seis, cuatro y tres jugadores?',
      respuesta: '1,5 bb por vuelta: a seis 25 bb/100, a cuatro 37,5 y a tres 50.',
    },
    {
      pregunta: '¿Qué rango de apertura usas en el botón a tres jugadores?',
      respuesta: 'El mismo del botón a seis, entre 42 y 50 % según las ciegas: detrás quedan las mismas dos personas.',
    },
    {
      pregunta: '¿Qué cambia en postflop?',
      respuesta:
        'Rangos más anchos: segunda pareja y as alto ganan más enfrentamientos, los faroles y el valor fino aumentan y las nueces aparecen menos.',
    },
    {
      pregunta: '¿Cuándo dejas una mesa corta?',
      respuesta:
        'Cuando se va el rival flojo y quedan mejores, cuando estás cansado o llegaste al límite de pérdida. Que falte gente no es razón para seguir.',
    },
  ],
  criterio: {
    texto: 'Eliges bien en {aciertos} de {de} manos de mesa corta, con rango de asiento y número',
    aciertos: 8,
    de: 10,
    unidad: 'manos',
  },
  foco: 'Juega cada mano por su asiento real y revisa cada vuelta qué mostró cada rival.',
  revision: '¿Abandoné o pagué por el número de jugadores o por el asiento y el rango?',
  ejemplo: {
    niveles: [3, 5],
    mano: 'Qd 8d',
    mesa: 'Qs 9h 4c 2d 7s',
    situacion:
      'NL100, quedan tres jugadores, 100 bb. El botón, que abre el 55 %, abre a 2,5 bb, abandona la pequeña y defiendes la grande. Flop: pasas, apuesta 1,8, pagas (9,1). Turn: pasas y apuesta 6, pagas (21,1). River: pasas y apuesta 15.',
    pregunta:
      '¿Pagas con pareja alta floja? Precio y recuento si su valor son 26 combos y sus faroles J-T, T-8, K-J y 6-5 (24 combos, de los que apuesta la mitad).',
    respuesta:
      'Precio: 29,4 %. Faroles 12, valor 26: ganas 12 de 38 = 31,6 %: paga. Con un rango de apertura del 20 % su lista de faroles se quedaría en 6 y el pago sería malo (18,8 %). No es «porque somos pocos»: es porque su rango de botón trae el doble de proyectos fallados.',
    calculos: [
      { da: '29,4 %', tipo: 'potOdds', bote: 21.1, apuesta: 15 },
      { da: '31,6 %', tipo: 'cuenta', expresion: '100*12/38' },
      { da: '18,8 %', tipo: 'cuenta', expresion: '100*6/32' },
    ],
  },
  spots: [
    {
      niveles: [3, 4],
      situacion:
        'Mesa a tres, NL50. En 300 manos jugaste la ciega grande 100 veces y perdiste 62 bb en ella, la pequeña 100 veces con −28 bb y el botón 100 veces con +74 bb.',
      pregunta: 'Resultado por asiento en bb/100 y total. ¿Qué asiento mejorarías y es concluyente la muestra?',
      respuesta:
        'Grande −62 bb/100, pequeña −28, botón +74. Total −16 bb en 300 manos: −5,3 bb/100. La pequeña y el botón están en cifras buenas; la grande pierde más de las 35–45 normales: defensa. Pero con 100 manos por asiento el margen es enorme (± 180 bb/100): úsalo para revisar manos, no para concluir.',
      calculos: [
        { da: '−16 bb', tipo: 'cuenta', expresion: '74-62-28' },
        { da: '−5,3 bb/100', tipo: 'cuenta', expresion: '-16/3' },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Kc 6c',
      situacion:
        'NL100, tres jugadores, 100 bb. El botón abre a 2 bb el 60 % de las veces; la pequeña abandona. Estás en la grande.',
      pregunta: '¿Defiendes? Precio y tamaño de su rango en combos.',
      respuesta:
        'Pagas 1 para un bote final de 4,5: 22,2 %. Su 60 % son 796 combos: contra eso K-6 del mismo palo tiene equity muy superior al precio y realiza bien. Paga siempre. Ante un tamaño de 3 bb pedirías 30,8 % y seguirías pagando; con K-6 de distinto palo, solo ante el pequeño.',
      calculos: [
        { da: '22,2 %', tipo: 'cuenta', expresion: '100*1/4.5' },
        { da: '796 combos', tipo: 'cuenta', expresion: '0.6*1326' },
        { da: '30,8 %', tipo: 'cuenta', expresion: '100*2/6.5' },
      ],
    },
    {
      niveles: [3, 5],
      situacion:
        'Cuatro jugadores, NL200. Tienes una hora: comparas mesa de cuatro (95 manos por hora) y de seis (70 manos). En corta ganas 5 bb/100; en la otra, 4 bb/100, y tu desviación es 100 y 85 bb/100.',
      pregunta: 'Ganancia por hora y desviación por hora de cada una.',
      respuesta:
        'Corta: 4,75 bb/h; seis: 2,8 bb/h. Desviación por hora: 100 × √0,95 = 97,5 bb y 85 × √0,70 = 71,1 bb. Ganas más por hora con un tercio más de oscilación: sube el límite de pérdida en bb solo si tu banca lo admite y recuerda que una hora mala de 100 bb es corriente.',
      calculos: [
        { da: '4,75 bb/h', tipo: 'cuenta', expresion: '5*95/100' },
        { da: '2,8 bb/h', tipo: 'cuenta', expresion: '4*70/100' },
        { da: '97,5 bb', tipo: 'cuenta', expresion: '100*0.97468' },
        { da: '71,1 bb', tipo: 'cuenta', expresion: '85*0.83666' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Jh 9h',
      mesa: 'Jd 7s 3s 5c',
      situacion:
        'NL500, tres jugadores, 100 bb. La ciega pequeña abre a 3 bb, pagas en la grande con posición. Bote 6 bb. Apuesta 2 bb, pagas (10). Turn 5♣, pasa.',
      pregunta: '¿Apuestas pareja alta media y cuánto? Equity contra A♠4♠, K♦7♦ y T♦8♦ en el turn.',
      respuesta:
        'Apuesta 6,5 bb: contra esas tres tienes 80,3 % y las tres pagan alguna vez. En seis jugadores y contra UTG pasarías a controlar; aquí su rango es de ciega contra ciega, lleno de sietes, ases y proyectos: dos calles de valor. Pasa el river si llega A o K y te pasan.',
      calculos: [
        { da: '80,3 %', tipo: 'equity', mano: 'Jh 9h', rivales: ['As 4s', 'Kd 7d', 'Td 8d'], mesa: 'Jd 7s 3s 5c' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'A tres jugadores, la ciega grande hace 3-bet al 19 % contra tu botón (apertura a 2,5, resubida a 10). Tu rango de botón es 48 % (636 combos). Sigues con 4-bet 60 combos y pago 210.',
      pregunta: '¿Defiendes bastante contra sus faroles? Abandonos y exigencia.',
      respuesta:
        'Sigues con 270 de 636: 42,5 %; abandonas 57,5 %. Su 3-bet arriesga 9 más para ganar 4 (2,5 + 1 + 0,5): exige 69,2 % si fuera aire. No gana solo con tus abandonos. Pero un 19 % de 3-bet trae muchos faroles: puedes subir el 4-bet de farol con A-5, A-4 y K-9 del mismo palo y pagar algo más en posición.',
      calculos: [
        { da: '42,5 %', tipo: 'cuenta', expresion: '100*270/636' },
        { da: '69,2 %', tipo: 'cuenta', expresion: '100*9/13' },
      ],
    },
    {
      niveles: [5, 5],
      situacion:
        'Sueles iniciar mesas: de cada 10 intentos, en 6 juegas 0,4 h mano a mano contra un regular (−2 bb/100, 200 manos por hora) y en 4 llega un flojo y juegas 0,7 h a tres (+18 bb/100, 130 manos por hora).',
      pregunta: 'EV por intento y por hora; ¿compensa?',
      respuesta:
        'Mano a mano: 0,4 h son 80 manos: −1,6 bb. A tres: 0,7 h, 91 manos: +16,4 bb. Por intento: 0,6 × (−1,6) + 0,4 × 16,4 = 5,6 bb. Duración media: 0,6 × 0,4 + 0,4 × 0,7 = 0,52 h: 10,8 bb por hora. Compensa mientras lleguen flojos 4 de 10 veces; con 1 de 10 serían 0,2 bb por intento y dejaría de tener sentido.',
      calculos: [
        {
          da: '5,6 bb',
          tipo: 'ev',
          ramas: [
            { p: 0.6, valor: -1.6 },
            { p: 0.4, valor: 16.4 },
          ],
        },
        { da: '10,8 bb', tipo: 'cuenta', expresion: '5.6/0.52' },
        { da: '0,2 bb', tipo: 'cuenta', expresion: '0.1*16.4-0.9*1.6' },
      ],
    },
  ],
  variantes: {
    teoria: [
      {
        titulo: 'el precio de las ciegas',
        consigna:
          'Calcula el coste por 100 manos a seis, cinco, cuatro, tres y dos jugadores y explica qué parte de tu rango debe pagar esa cuenta.',
      },
      {
        titulo: 'asientos equivalentes',
        consigna:
          'Haz la tabla de equivalencias de asientos entre mesa de seis, cuatro y tres, con tu rango en cada uno. Señala qué asientos repites más.',
      },
      {
        titulo: 'memoria de la mesa',
        consigna:
          'Inventa un método de notas de tres signos para seguir lo mostrado por dos rivales y explícalo. Contesta las preguntas.',
      },
    ],
    ejercicios: [
      {
        titulo: 'juega el asiento',
        consigna:
          'Di en las manos de abajo a qué asiento de mesa de seis equivale el tuyo y el del rival antes de decidir.',
      },
      {
        titulo: 'ancho del rango rival',
        consigna: 'Traduce a combos el porcentaje de las manos de abajo y cuenta valor y faroles con él.',
      },
      {
        titulo: 'seis contra tres',
        consigna: 'Resuelve las manos de abajo como si el rival abriera el 18 % y el 55 %. Anota el cambio.',
      },
      {
        titulo: 'defensa de ciegas',
        consigna:
          'Calcula el precio de las manos de abajo con tres tamaños de apertura y di la mano peor que defiendes.',
      },
      {
        titulo: 'guerra de notas',
        consigna:
          'Añade a las manos de abajo una mano mostrada por el rival en la vuelta anterior y decide si cambia algo.',
      },
      {
        titulo: 'valor fino de mesa corta',
        consigna:
          'Busca en las manos de abajo una apuesta de valor que en mesa completa no harías y justifícala con combos.',
      },
      {
        titulo: 'cuentas de sesión corta',
        consigna: 'Convierte los casos de abajo a bb por hora y desviación por hora y saca una conclusión de banca.',
      },
      {
        titulo: 'vuelta rápida',
        consigna:
          'Con reloj, decide las {n} manos de abajo como una vuelta seguida contra los mismos dos rivales, sin olvidar lo anterior.',
      },
    ],
    test: [
      {
        titulo: 'examen de asientos cortos',
        consigna: 'Resuelve las {n} manos de abajo con asiento equivalente, número y decisión.',
      },
      {
        titulo: 'examen de ciegas',
        consigna: 'Da precio y defensa en las {n} manos de abajo y una mano que quede justo fuera.',
      },
      {
        titulo: 'examen de EV y oscilación',
        consigna: 'Calcula los {n} casos de abajo y di si la mesa compensa con tu banca.',
      },
      {
        titulo: 'examen con historia',
        consigna: 'Lee las {n} manos de abajo en orden como una sola sesión y responde usando lo visto antes.',
      },
    ],
    jugar: [
      {
        titulo: 'mesa de cuatro o menos',
        consigna:
          'Juega {min} minutos en una mesa corta con rangos de asiento y anota por vuelta lo mostrado por cada rival.',
      },
      {
        titulo: 'ciegas con precio',
        consigna: 'Durante {min} minutos di el porcentaje exigido en cada defensa de ciega antes de actuar.',
      },
      {
        titulo: 'cerrar a tiempo',
        consigna: 'Juega {min} minutos con la regla escrita de cuándo dejar la mesa si se va el rival flojo; cúmplela.',
      },
    ],
    analizar: [
      {
        titulo: 'resultado por asiento corto',
        consigna: 'Separa {n} manos por asiento y calcula cuánto te costó cada ciega. Elige tres manos para revisar.',
      },
      {
        titulo: 'lo que mostraste',
        consigna: 'Reconstruye en {n} manos lo que tus rivales te vieron y di qué ajuste harían.',
      },
      {
        titulo: 'manos de mesa completa',
        consigna: 'Busca {n} abandonos tuyos que en ese asiento eran apertura o defensa y explica el reflejo.',
      },
    ],
  },
};
