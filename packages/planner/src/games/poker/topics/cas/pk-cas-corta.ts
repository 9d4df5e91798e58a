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
    'A tres o cuatro los rangos llegan anchos al flop y casi nadie tiene nada: segunda pareja y as alto ganan más enfrentamientos, los faroles son más frecuentes y el valor fino también.',
    'La apuesta pequeña y frecuente gana más botes, y también te la harán a ti: quien paga una vez y se rinde siempre en el turn se desangra. Decide en el flop qué manos pagan dos veces.',
    'Dos de cada tres manos a tres jugadores las juegas desde una ciega: pasar y pagar, check-raise y botes de ciega contra ciega son el centro del juego.',
    'La dinámica acelera: te enfrentas a cada rival muchas más veces por hora y todos responden. Lleva cuenta de lo que mostraste y cambia antes que ellos.',
    'Cada hora trae más manos, más botes y más oscilación: ajusta el tope de pérdida, y sigue en la mesa por los rivales que hay, no porque falte gente.',
  ],
  etapas: [
    {
      nivel: 3,
      enfoque:
        'Acostúmbrate a la fuerza relativa: paga con segunda pareja donde en mesa llena abandonarías y apuesta por valor más fino; mide cuánto pierdes desde cada ciega.',
      idea: 'Perder desde la ciega grande es normal: el objetivo es perder menos de las 100 bb/100 que costaría abandonar siempre; un buen jugador se queda cerca de 35.',
    },
    {
      nivel: 4,
      enfoque:
        'Ajusta a cada rival en pocas vueltas: cuántas veces apuesta sin nada, cuándo se rinde y qué enseñó, con notas por mano mostrada.',
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
    'Jugar el flop como en mesa completa y soltar toda segunda pareja a la primera apuesta, o volverse loco «porque somos pocos» y pagar tres calles con cualquier cosa.',
  preguntas: [
    {
      pregunta: '¿Qué cambia en el postflop con tres o cuatro jugadores?',
      respuesta:
        'Rangos más anchos: segunda pareja y as alto ganan más enfrentamientos, los faroles y el valor fino aumentan y las nueces aparecen menos.',
    },
    {
      pregunta: 'El botón, que abre el 60 %, apuesta un tercio en K-9-4 y tienes 9-7. ¿Pagas?',
      respuesta:
        'Sí: ante un tercio sigue cerca de tres cuartos de tu rango y segunda pareja está muy por encima de esa frontera. La pregunta de verdad es qué turns pagas.',
    },
    {
      pregunta: 'Te han visto dos faroles en la última vuelta. ¿Qué cambias?',
      respuesta:
        'Menos faroles y más valor, con tamaños algo mayores: te pagarán más. Vuelve a tu frecuencia cuando dejen de hacerlo.',
    },
    {
      pregunta: '¿Cuándo dejas una mesa corta?',
      respuesta:
        'Cuando se va el rival flojo y quedan mejores, cuando estás cansado o llegaste al tope de pérdida. Que falte gente no es razón para seguir.',
    },
  ],
  criterio: {
    texto: 'Eliges bien en {aciertos} de {de} manos de mesa corta, con el ancho del rango rival y un número',
    aciertos: 8,
    de: 10,
    unidad: 'manos',
  },
  foco: 'Antes de cada pago o apuesta di qué ancho tiene el rango del rival y qué mostró en la última vuelta.',
  revision: '¿Pagué o abandoné por el rango que este rival tenía de verdad o por costumbre de mesa llena?',
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
  otrosEjemplos: [
    {
      niveles: [5, 5],
      mano: 'Ts 8d',
      mesa: 'Qs 8h 5c 3d Kc',
      situacion:
        'NL2000, tres jugadores, 100 bb. El botón abre el 62 %, defiendes la grande. Pasaste y pagaste 1,5 en el flop; el turn quedó pasado. River K♣: pasas y apuesta 5 en 7,5. En 400 manos contra él: tras pasar el turn apostó 31 rivers y enseñó 12 faroles de los 20 que viste.',
      pregunta: '¿Pagas con segunda pareja que ya es tercera? Mezcla su dato con una media del 35 % (peso 20).',
      respuesta:
        'Precio: 28,6 %. Dato crudo: 12 ÷ 20 = 60 %; mezclado, (12 + 0,35 × 20) ÷ 40 = 47,5 %. EV: 0,475 × 12,5 − 0,525 × 5 = +3,31 bb. Paga. Con la media sola, 35 %, sería +1,13 bb: también, por menos. A tres jugadores y un 62 % de apertura su rango llega lleno de aire; el ajuste que él hará es dejar de farolear esta línea: si en las próximas seis enseña valor, vuelve a la media.',
      calculos: [
        { tipo: 'potOdds', bote: 7.5, apuesta: 5, da: '28,6 %' },
        { tipo: 'cuenta', expresion: '100*12/20', da: '60 %' },
        { tipo: 'cuenta', expresion: '100*(12+7)/40', da: '47,5 %' },
        { tipo: 'cuenta', expresion: '0.475*12.5-0.525*5', da: '+3,31 bb' },
        { tipo: 'cuenta', expresion: '0.35*12.5-0.65*5', da: '+1,13 bb' },
      ],
    },
  ],
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
      mano: '9c 7c',
      mesa: 'Kd 9s 4h 2d',
      situacion:
        'NL100, tres jugadores, 100 bb. El botón abre a 2 bb el 60 % de las veces y defiendes la grande. Bote 4,5 bb. Flop: apuesta 1,5 y pagas (7,5). Turn 2♦: apuesta 5.',
      pregunta:
        '¿Pagas otra vez con segunda pareja? Compara el precio con tu equity contra A-5, Q-J y 10-8, las manos que más farolea, y contra K-10.',
      respuesta:
        'En el flop era pago obligado: ante un tercio sigue el 75,0 % de tu rango. En el turn pagas 5 por un total de 17,5: 28,6 %. Contra A♥ 5♥, Q♥ J♥ y 10♠ 8♠ ganas el 84,8 %; contra K♥ 10♥, 11,4 %. Con que una de cada cuatro apuestas suyas sea de las primeras llegas a 0,25 × 84,8 + 0,75 × 11,4 = 29,8 %, y un 60 % de apertura trae bastantes más: paga. Contra una apertura de UTG en mesa de seis lo soltarías aquí.',
      calculos: [
        { tipo: 'mdf', bote: 4.5, apuesta: 1.5, da: '75,0 %' },
        { tipo: 'potOdds', bote: 7.5, apuesta: 5, da: '28,6 %' },
        { tipo: 'equity', mano: '9c 7c', rivales: ['Ah 5h', 'Qh Jh', 'Ts 8s'], mesa: 'Kd 9s 4h 2d', da: '84,8 %' },
        { tipo: 'equity', mano: '9c 7c', rivales: ['Kh Th'], mesa: 'Kd 9s 4h 2d', da: '11,4 %' },
        { tipo: 'cuenta', expresion: '0.25*84.8+0.75*11.4', da: '29,8 %' },
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
      mano: 'Ad Jc',
      mesa: 'Js 8h 4d 6c 2s',
      situacion:
        'NL500, tres jugadores, 100 bb. Abriste en el botón, pagó la grande y pagó flop y turn. Bote 20 bb en el river y te pasa. En la última vuelta te vio enseñar dos faroles.',
      pregunta:
        'Antes pagaba 10 bb el 45 % de las veces y ganabas el 80 % de esos pagos. Ahora crees que paga 15 bb el 60 % y ganas el 78 %. ¿Qué tamaño y qué haces con tus faroles?',
      respuesta:
        'Antes: 0,45 × 10 × (0,80 − 0,20) = 2,7 bb sobre pasar. Ahora: 0,60 × 15 × (0,78 − 0,22) = 5,0 bb: apuesta 15. Un farol de 15 en 20 pide 42,9 % de abandonos y solo abandona el 40 %: quita los peores faroles. Lo que mostraste ya cambió su juego; cobra el cambio y vuelve a tu frecuencia cuando deje de pagar.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.45*10*(0.8-0.2)', da: '2,7 bb' },
        { tipo: 'cuenta', expresion: '0.6*15*(0.78-0.22)', da: '5,0 bb' },
        { tipo: 'alfa', bote: 20, apuesta: 15, da: '42,9 %' },
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
    {
      niveles: [5, 5],
      mano: 'Kd Kh',
      situacion:
        'NL1000, tres regulares y el recreacional acaba de levantarse. Rake: 5 bb/100 con tres jugadores. Tu ventaja estimada contra los dos es de 3 bb/100 antes de rake.',
      pregunta: '¿Te quedas y qué cambia si el recreacional vuelve en diez minutos?',
      respuesta:
        'Resultado esperado: 3 − 5 = −2 bb/100. Cada 100 manos cuestan $20. Por muy buenas que sean tus cartas en esta mano, después de jugarla te levantas. Si el recreacional aporta 15 bb/100 a repartir y vuelve pronto, 50 manos de espera cuestan 1 bb: eso sí vale el asiento.',
      calculos: [
        { tipo: 'cuenta', expresion: '3 - 5', da: '−2' },
        { tipo: 'cuenta', expresion: '2 * 10', da: '$20' },
        { tipo: 'cuenta', expresion: '50 * 2 / 100', da: '1' },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Kc 6d',
      situacion: 'NL100, mesa de tres. El botón abre a 2,5 bb con el 55 % y estás en la ciega grande, 100 bb.',
      pregunta: '¿Pagas K-6 offsuit? Precio y realización.',
      respuesta:
        'Pagas 1,5 para un bote de 5,5: 27,3 %. Contra un 55 % tienes ≈ 46 % bruto; fuera de posición, con K alto y sin palo, realiza cerca del 70 %: 32,2 %. Paga. Contra una apertura del 25 % la misma mano baja a ≈ 38 % y quedaría en la línea. En mesa corta se paga más porque abren más, no «porque somos pocos».',
      calculos: [
        { tipo: 'cuenta', expresion: '100*1.5/5.5', da: '27,3 %' },
        { tipo: 'cuenta', expresion: '46*0.7', da: '32,2 %' },
      ],
    },
    {
      niveles: [3, 3],
      situacion:
        'NL50, mesa de tres durante 40 minutos (unas 95 manos). Perdiste 30 bb en la ciega grande, 12 en la pequeña y ganaste 22 en el botón.',
      pregunta: '¿Qué mide eso y qué no?',
      respuesta:
        'En bb/100 por asiento: unas 32 manos en cada uno. Ciega grande −30 ÷ 0,32 = −94 bb/100, pequeña −38 bb/100, botón 69 bb/100. Con 32 manos por asiento la suerte mueve cualquiera de esas cifras cientos de puntos: no midas así. Lo que puedes mirar es cuántas veces defendiste la ciega grande y contra qué tamaño: si pagaste 8 de 12, estás en lo normal.',
      calculos: [
        { tipo: 'cuenta', expresion: '-30/0.32', da: '−94 bb/100' },
        { tipo: 'cuenta', expresion: '-12/0.32', da: '−38 bb/100' },
        { tipo: 'cuenta', expresion: '22/0.32', da: '69 bb/100' },
      ],
    },
  ],
  variantes: {
    teoria: [
      {
        titulo: 'la fuerza cambia de escala',
        consigna:
          'Ordena diez manos en K-9-4 contra un rango del 18 % y contra uno del 55 %. Señala cuáles pasan de abandonar a pagar y cuáles de pagar a apostar.',
      },
      {
        titulo: 'pagar dos veces',
        consigna:
          'Elige tres flops y escribe qué manos tuyas pagan una apuesta, cuáles dos y qué turns cambian esa lista.',
      },
      {
        titulo: 'memoria de la mesa',
        consigna:
          'Inventa un método de notas de tres signos para seguir lo mostrado por dos rivales y explícalo. Contesta las preguntas.',
      },
    ],
    ejercicios: [
      {
        titulo: 'frontera de pago',
        consigna: 'Di en las manos de abajo la peor mano con la que harías lo mismo y por qué ahí está la frontera.',
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
        titulo: 'turns que siguen',
        consigna:
          'Cambia el turn de las manos de abajo por tres cartas distintas y di en cuáles vuelves a pagar o a apostar.',
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
        titulo: 'examen de fuerza relativa',
        consigna: 'Resuelve las {n} manos de abajo diciendo el ancho del rango rival, el número y la decisión.',
      },
      {
        titulo: 'examen de pagos',
        consigna: 'Da precio y decisión en las {n} manos de abajo y una mano que quede justo fuera.',
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
        titulo: 'mesa corta con notas',
        consigna:
          'Juega {min} minutos en una mesa de cuatro o menos y anota por vuelta lo mostrado por cada rival y por ti.',
      },
      {
        titulo: 'dos calles decididas',
        consigna:
          'Durante {min} minutos decide en cada flop que pagues si la mano es de una o de dos calles, antes de ver el turn.',
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
        titulo: 'rendiciones de turn',
        consigna:
          'Busca {n} manos en que pagaste el flop y abandonaste el turn, y di si el rango rival justificaba pagar otra vez.',
      },
    ],
  },
};
