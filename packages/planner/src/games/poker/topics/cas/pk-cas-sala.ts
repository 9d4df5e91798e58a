import type { PokerTopic } from '../../poker-topic.ts';

export const pkCasSala: PokerTopic = {
  id: 'pk-cas-sala',
  titulo: 'Rake, rakeback y elección de sala',
  area: 'CAS',
  nivelMin: 1,
  nivelMax: 4,
  prerequisitos: ['pk-ban-banca'],
  exclusivo: ['cash'],
  minutosEtapa: 140,
  importancia: 'ocasional',
  terminos: [
    'rake',
    'rakeback',
    'comisión de la sala',
    'comisión de la mesa',
    'elegir sala',
    'elección de sala',
    'qué sala jugar',
    'en qué sala juego',
    'cap de rake',
    'tope de rake',
    'rake por hora',
    'cuánto rake pago',
    'bono de depósito',
    'programa de puntos',
    'cashback',
    'tráfico de la sala',
    'cambiar de sala',
    'rake en micro',
    'cuesta el rake',
    'no flop no drop',
  ],
  ideas: [
    'El rake se mide en bb por 100 manos, no en porcentaje del bote: 5 % con tope alto puede costar 8 bb/100 en NL5 y 3 bb/100 en NL200.',
    'Resultado neto = lo que ganas a los rivales − rake + rakeback. Un jugador que gana 6 bb/100 antes de rake y paga 7 pierde dinero, aunque juegue mejor que la mesa.',
    'El rakeback se compara por lo que devuelve de verdad por cada 100 manos, sin contar bonos que exigen volumen que no vas a jugar.',
    'Donde sin flop no hay rake, robar ciegas preflop sale gratis; con rake alto, pagar aperturas con manos marginales para ver el flop pierde aún más.',
    'Elige sala por este orden: que sea legal y segura donde vives y pague retiros, que tenga mesas flojas a tu hora y límite, y después rake y rakeback.',
  ],
  etapas: [
    {
      nivel: 1,
      enfoque:
        'Averigua el porcentaje, el tope y la regla de flop de tus mesas, y calcula tu rake por cada 100 manos con tus propias manos.',
      idea: 'En micro el rake es tu rival más caro: jugar menos manos marginales fuera de posición es la primera forma de bajarlo.',
    },
    {
      nivel: 2,
      enfoque: 'Compara dos opciones con la misma cuenta: ganancia bruta, rake, devolución y nivel de los rivales.',
      idea: 'Un punto porcentual menos de rake no compensa mesas duras: dos rivales flojos por mesa suelen valer más que cualquier rakeback.',
    },
    {
      nivel: 3,
      enfoque:
        'Ajusta tu juego al rake: menos pagos en ciegas, más 3-bet o abandono y aperturas algo más grandes o más pequeñas según la regla.',
      idea: 'Con rake, la defensa de la ciega grande necesita más equity que la del precio puro: si el bote final paga 5 %, un precio de 25 % pasa a 26,3 %.',
    },
    {
      nivel: 4,
      enfoque:
        'Trata el rakeback como parte del ingreso por hora y revisa cada trimestre si tu volumen, límite y sala siguen siendo los mejores.',
      idea: 'A tu nivel, el tope pesa más que el porcentaje: en botes grandes el rake efectivo baja del 1 %, y los botes medios de 10 a 30 bb son los que pagan la cuenta.',
    },
  ],
  errorTipico:
    'Elegir sala por un bono de depósito y jugar de más o más alto para liberarlo. Un bono que empuja a jugar cansado o fuera de banca cuesta más de lo que paga.',
  preguntas: [
    {
      pregunta: '¿Cómo se calcula tu rake en bb/100?',
      respuesta:
        'Rake total pagado en una muestra, dividido entre el tamaño de la ciega grande, dividido entre las manos y multiplicado por 100.',
    },
    {
      pregunta: 'Ganas 5 bb/100 antes de rake, pagas 7 y te devuelven el 30 %: ¿cuál es tu neto?',
      respuesta: '5 − 7 + 0,3 × 7 = 0,1 bb/100: estás empatando.',
    },
    {
      pregunta: '¿Qué cambia en tu juego si hay «sin flop no hay rake»?',
      respuesta:
        'Los botes ganados preflop son gratis: las subidas y 3-bets que se llevan el bote valen más, y pagar para ver flops marginales vale menos.',
    },
    {
      pregunta: '¿Por qué el tope importa más que el porcentaje en límites altos?',
      respuesta:
        'Porque a partir del tope el rake deja de crecer: con $3 de tope, un bote de $600 paga el 0,5 %, aunque la tarifa diga 5 %.',
    },
    {
      pregunta: '¿Qué señales hacen descartar una sala aunque tenga buen rakeback?',
      respuesta:
        'Que no sea legal donde vives, retiros lentos o dudosos, condiciones ocultas, sin herramientas de límites y autoexclusión, o mesas llenas solo de regulares a tu hora.',
    },
  ],
  criterio: {
    texto: 'Calculas bien el neto tras rake y devolución en {aciertos} de {de} casos',
    aciertos: 8,
    de: 10,
    unidad: 'casos',
  },
  foco: 'Anota el rake de cada bote que ganes por encima de 10 bb y suma cuánto fue al final de la sesión.',
  revision: '¿Qué parte de mi resultado de estas manos fue rake, y en cuáles entré marginal y pagué por ello?',
  ejemplo: {
    niveles: [1, 4],
    situacion:
      'NL5 ($0,02/$0,05). En 20.000 manos ganaste $20 netos antes de devoluciones y pagaste $90 de rake. La sala devuelve el 25 % cada semana.',
    pregunta: 'Calcula rake en bb/100, ganancia bruta y neto final en bb/100.',
    respuesta:
      'Rake: 90/0,05 = 1.800 bb en 20.000 manos: 9,0 bb/100. Neto antes de devolución: 20/0,05 = 400 bb: 2,0 bb/100. Bruto: 11,0 bb/100. Devolución: 0,25 × 90 = $22,50, 450 bb: 2,25 bb/100. Neto final: 4,25 bb/100. La devolución vale más que tu ganancia en mesa: elegirla bien importa, pero el camino más corto sigue siendo pagar menos rake jugando mejor las manos marginales.',
    calculos: [
      { da: '9,0 bb/100', tipo: 'cuenta', expresion: '90/0.05/200' },
      { da: '2,0 bb/100', tipo: 'cuenta', expresion: '20/0.05/200' },
      { da: '$22,50', tipo: 'cuenta', expresion: '0.25*90' },
      { da: '4,25 bb/100', tipo: 'cuenta', expresion: '(20+22.5)/0.05/200' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [3, 4],
      situacion:
        'NL200. Sala A: ganancia bruta de 8,0 bb/100, rake de 5,2 bb/100 y devolución del 30 %. Sala B: mesas más duras (6,5 bb/100 brutas), rake de 4,0 bb/100 y devolución del 10 %. Juegas 240 manos por hora.',
      pregunta: 'Compara neto por cada 100 manos y por hora. ¿Cuándo cambiarías?',
      respuesta:
        'A: 8,0 − 5,2 + 0,30 × 5,2 = 4,36 bb/100; por hora, 4,36 × 2,4 = 10,5 bb, $20,93. B: 6,5 − 4,0 + 0,10 × 4,0 = 2,90 bb/100, $13,92 por hora. Elige A aunque cobre más rake: pesan más los rivales. El empate llega si la ganancia bruta de A baja a 6,54: 6,54 − 3,64 = 2,90 bb/100. Revísalo cada trimestre con tus manos: la devolución es segura y las brutas llevan un error de varios puntos.',
      calculos: [
        { tipo: 'cuenta', expresion: '8-5.2+0.3*5.2', da: '4,36 bb/100' },
        { tipo: 'cuenta', expresion: '4.36*2.4', da: '10,5 bb' },
        { tipo: 'cuenta', expresion: '4.36*2.4*2', da: '$20,93' },
        { tipo: 'cuenta', expresion: '6.5-4+0.1*4', da: '2,90 bb/100' },
        { tipo: 'cuenta', expresion: '2.9*2.4*2', da: '$13,92' },
        { tipo: 'cuenta', expresion: '6.54-3.64', da: '2,90 bb/100' },
      ],
    },
  ],
  spots: [
    {
      niveles: [1, 2],
      situacion:
        'NL10. Bote de $4 en el turn, tu sala cobra 5 % con tope de $1. Apuestas $3 y abandona: el bote que recibes son los $4.',
      pregunta: '¿Cuánto rake paga ese bote y cuánto pagaría un bote final de $20 y otro de $30?',
      respuesta:
        'Bote de $4: 5 % = $0,20 (tu apuesta no pagada vuelve entera). Bote de $20: 5 % = $1,00, justo el tope. Bote de $30: sigue en $1, que es el 3,3 %. Por encima de $20 el rake ya no crece: los botes medios son los que más pagan en proporción.',
      calculos: [
        { da: '$0,20', tipo: 'cuenta', expresion: '0.05*4' },
        { da: '$1,00', tipo: 'cuenta', expresion: '0.05*20' },
        { da: '3,3 %', tipo: 'cuenta', expresion: '100*1/30' },
      ],
    },
    {
      niveles: [1, 2],
      situacion:
        'NL2. Ganas $6 en 15.000 manos después de rake; el registro dice que pagaste $24 de rake y que te devolvieron $3,60 aparte.',
      pregunta: '¿Qué porcentaje es la devolución y cuál es tu resultado en bb/100 sin y con ella?',
      respuesta:
        'Devolución: 3,60/24 = 15 %. Sin ella: 6/0,02 = 300 bb en 15.000 manos, 2,0 bb/100. Con ella: $9,60, 480 bb, 3,2 bb/100. El rake fue 8,0 bb/100: cuatro veces tu ganancia de mesa.',
      calculos: [
        { da: '15 %', tipo: 'cuenta', expresion: '100*3.6/24' },
        { da: '2,0 bb/100', tipo: 'cuenta', expresion: '6/0.02/150' },
        { da: '3,2 bb/100', tipo: 'cuenta', expresion: '9.6/0.02/150' },
        { da: '8,0 bb/100', tipo: 'cuenta', expresion: '24/0.02/150' },
      ],
    },
    {
      niveles: [1, 3],
      situacion:
        'Un bono ofrece $50 y se libera $1 por cada $5 de rake que pagues, en 30 días. En tu límite pagas $0,06 de rake por cada mano jugada en promedio de mesa y juegas 2.000 manos al mes.',
      pregunta: '¿Cuánto del bono cobrarías sin jugar de más y cuántas manos harían falta para todo?',
      respuesta:
        'Rake del mes: 2.000 × 0,06 = $120. Liberas $24 de los $50. Para todo necesitas $250 de rake: 250/0,06 = 4.167 manos, más del doble de tu volumen. Toma los $24 y no cambies tu horario: jugar cansado por un bono cuesta más que la diferencia.',
      calculos: [
        { da: '$120', tipo: 'cuenta', expresion: '2000*0.06' },
        { da: '$24', tipo: 'cuenta', expresion: '120/5' },
        { da: '4.167 manos', tipo: 'cuenta', expresion: '250/0.06' },
      ],
    },
    {
      niveles: [2, 4],
      situacion:
        'NL25. Sala A: rake medio de 6,5 bb/100, devolución 15 %, ganas 9 bb/100 brutos a sus rivales. Sala B: rake 5,5 bb/100, devolución 40 %, pero mesas más duras: 5,5 bb/100 brutos.',
      pregunta: '¿Dónde ganas más?',
      respuesta:
        'A: 9 − 6,5 + 0,15 × 6,5 = 3,5 bb/100. B: 5,5 − 5,5 + 0,40 × 5,5 = 2,2 bb/100. Gana A pese al rake: los rivales valen más que la devolución. La cuenta se rehace cada pocos meses, porque el nivel de las mesas cambia.',
      calculos: [
        { da: '3,5 bb/100', tipo: 'cuenta', expresion: '9-6.5+0.15*6.5' },
        { da: '2,2 bb/100', tipo: 'cuenta', expresion: '5.5-5.5+0.4*5.5' },
      ],
    },
    {
      niveles: [2, 4],
      situacion:
        'NL50, rake del 5 % con tope de 6 bb. En la ciega grande te piden 1,5 bb más para un bote final de 5,5 bb si pagas una apertura de 2,5 bb del botón (la ciega pequeña abandonó). Juegas flop siempre con rake.',
      pregunta: 'Precio sin rake y con el rake del bote preflop incluido.',
      respuesta:
        'Sin rake: 1,5/5,5 = 27,3 %. Con 5 %, el bote vale 5,225: 1,5/5,225 = 28,7 %. Un punto y medio parece poco, pero expulsa las manos de la frontera: en micro y bajo, defiende unas cuantas manos menos de las que diría una tabla sin rake.',
      calculos: [
        { da: '27,3 %', tipo: 'cuenta', expresion: '100*1.5/5.5' },
        { da: '28,7 %', tipo: 'cuenta', expresion: '100*1.5/(5.5*0.95)' },
      ],
    },
    {
      niveles: [3, 4],
      situacion:
        'NL200 ($1/$2), 30.000 manos al trimestre. Rake pagado: $2.100. Devolución del 20 % o, en otra sala, del 35 % con mesas que estimas 1 bb/100 más duras.',
      pregunta: '¿Compensa cambiar?',
      respuesta:
        'Rake: 2.100/2 = 1.050 bb en 30.000 manos, 3,5 bb/100. Devolución actual: 0,7 bb/100; la otra, 1,225 bb/100: ganas 0,525 bb/100 y pierdes 1 por mesas más duras. Saldo −0,475 bb/100, unas −142,5 bb por trimestre ($285). No cambies por la devolución: cambia cuando además haya mejores mesas.',
      calculos: [
        { da: '3,5 bb/100', tipo: 'cuenta', expresion: '2100/2/300' },
        { da: '0,525 bb/100', tipo: 'cuenta', expresion: '3.5*0.35-3.5*0.2' },
        { da: '−142,5 bb', tipo: 'cuenta', expresion: '-0.475*300' },
      ],
    },
    {
      niveles: [3, 4],
      situacion:
        'NL100 con «sin flop no hay rake» y 5 % con tope de 3 bb. Comparas abrir en el botón y llevarte las ciegas con ver el flop en un bote de 6 bb que ganas la mitad de las veces.',
      pregunta: '¿Cuánto rake evitas de media cada vez que el bote termina antes del flop?',
      respuesta:
        'Un bote de 6 bb paga 0,30 bb; si ganas la mitad, tu parte esperada de rake es 0,15 bb. En 100 botes así son 15 bb. Por eso contra rivales que abandonan, el 3-bet pequeño que se lleva el bote gana también en rake, y pagar de más en ciegas lo pierde dos veces.',
      calculos: [
        { da: '0,30 bb', tipo: 'cuenta', expresion: '0.05*6' },
        { da: '0,15 bb', tipo: 'cuenta', expresion: '0.05*6/2' },
        { da: '15 bb', tipo: 'cuenta', expresion: '0.15*100' },
      ],
    },
    {
      niveles: [1, 2],
      situacion:
        'NL5. Tu sala cobra 5 % con tope de $0,50 por bote. En la última sesión ganaste 22 botes: 15 de menos de $1 (media $0,60) y 7 de más de $3 (media $4).',
      pregunta: '¿Cuánto rake pagaste y qué parte viene de los botes grandes?',
      respuesta:
        'Pequeños: 15 × 0,60 × 0,05 = $0,45. Grandes: 7 × 4 × 0,05 = $1,40, ninguno llega al tope. Total $1,85. Los botes grandes pagan el 76 %: ésos los juegas con mano y no hay que evitarlos. El rake que sobra es el de los botes pequeños que disputas sin motivo: deja de pagar en las ciegas manos que casi nunca ganan.',
      calculos: [
        { tipo: 'cuenta', expresion: '15*0.6*0.05', da: '$0,45' },
        { tipo: 'cuenta', expresion: '7*4*0.05', da: '$1,40' },
        { tipo: 'cuenta', expresion: '0.45+1.4', da: '$1,85' },
        { tipo: 'cuenta', expresion: '100*1.4/1.85', da: '76 %' },
      ],
    },
    {
      niveles: [1, 1],
      situacion:
        'Dos salas para NL2. A cobra 5 % con tope de $0,20 y devuelve 0. B cobra 6 % y devuelve el 20 %. Ganas un bote de $1,50 cada 12 manos.',
      pregunta: '¿Cuánto rake efectivo pagas en 1.000 manos en cada una?',
      respuesta:
        'Botes: 1.000 ÷ 12 = 83; total, 83 × 1,50 = $124,50. A: 5 %, $6,23 (1,50 × 5 % no llega al tope). B: 6 % menos el 20 %, 0,06 × 0,80 = 4,8 %: $5,98. Son casi iguales: $0,25 de diferencia en mil manos. Elige por los rivales y por lo cómodo que te sea, no por esos centavos.',
      calculos: [
        { tipo: 'cuenta', expresion: '1000/12', da: '83' },
        { tipo: 'cuenta', expresion: '83*1.5', da: '$124,50' },
        { tipo: 'cuenta', expresion: '124.5*0.05', da: '$6,23' },
        { tipo: 'cuenta', expresion: '124.5*0.048', da: '$5,98' },
        { tipo: 'cuenta', expresion: '6.23-5.98', da: '$0,25' },
      ],
    },
    {
      niveles: [4, 4],
      situacion:
        'NL400, 90.000 manos al año. Sala A: rake de 4,1 bb/100 y devolución del 25 %. Sala B: rake de 3,4 bb/100, devolución del 15 %, y estimas ganar 0,6 bb/100 menos por rivales.',
      pregunta: '¿Cuánto es en dólares al año y qué decides?',
      respuesta:
        'Coste neto de A: 4,1 × 0,75 = 3,08 bb/100; de B: 3,4 × 0,85 = 2,89 bb/100. Diferencia a favor de B 0,19 bb/100, menos los 0,6 de rivales: pierdes 0,42 bb/100. Al año: 0,415 × 900 × 4 = $1.494. Quédate en A: a este nivel pesa más quién se sienta que la tabla de devoluciones. Revísalo si cambian las mesas, no si cambia el porcentaje.',
      calculos: [
        { tipo: 'cuenta', expresion: '4.1*0.75', da: '3,08 bb/100' },
        { tipo: 'cuenta', expresion: '3.4*0.85', da: '2,89 bb/100' },
        { tipo: 'cuenta', expresion: '3.075-2.89', da: '0,19 bb/100' },
        { tipo: 'cuenta', expresion: '0.6-0.185', da: '0,42 bb/100' },
        { tipo: 'cuenta', expresion: '0.415*900*4', da: '$1.494' },
      ],
    },
  ],
  variantes: {
    teoria: [
      {
        titulo: 'la cuenta completa',
        consigna:
          'Escribe la fórmula del neto y rellénala con tus números de la última muestra. Si te falta un dato, anota cómo conseguirlo y estima mientras tanto.',
      },
      {
        titulo: 'ficha de tu sala',
        consigna:
          'Haz una ficha de la sala o club donde juegas: porcentaje, tope, regla de flop, devolución, retiros y límites de juego responsable. Marca lo que no sepas y búscalo.',
      },
      {
        titulo: 'rake y mano marginal',
        consigna:
          'Explica por escrito tres manos que son rentables sin rake y dejan de serlo con él. Responde las preguntas de memoria.',
      },
    ],
    ejercicios: [
      {
        titulo: 'del dinero a bb/100',
        consigna:
          'Convierte los datos de los casos de abajo a bb por 100 manos antes de comparar. Comprueba con la cuenta inversa.',
      },
      {
        titulo: 'rake de cada bote',
        consigna:
          'Calcula en los casos de abajo el rake en botes de 4, 10, 20, 40 y 80 bb con la tarifa dada y halla el porcentaje efectivo.',
      },
      {
        titulo: 'sala A contra sala B',
        consigna:
          'Escribe en los casos de abajo las dos cuentas en la misma línea y decide. Cambia un dato hasta que la decisión se invierta.',
      },
      {
        titulo: 'el bono con letra pequeña',
        consigna:
          'En los casos de abajo halla cuánto se cobra con tu volumen normal y cuántas manos pediría cobrarlo entero.',
      },
      {
        titulo: 'precio con rake',
        consigna:
          'Recalcula los precios de los casos de abajo restando el rake del bote final. Anota cuánto sube el porcentaje exigido.',
      },
      {
        titulo: 'neto por hora',
        consigna:
          'Traduce los casos de abajo a dinero por hora con las manos por hora que juegas tú. Compara con el resultado en bb/100.',
      },
      {
        titulo: 'encuentra el dato que falta',
        consigna:
          'Decide en los casos de abajo qué información falta para elegir con seguridad y qué valor cambiaría tu elección.',
      },
      {
        titulo: 'cuenta mental rápida',
        consigna:
          'Con reloj y sin calculadora, estima los resultados de los casos de abajo y comprueba que tu error no pase del 10 %.',
      },
    ],
    test: [
      {
        titulo: 'examen de netos',
        consigna:
          'Calcula el neto de los {n} casos de abajo con dos decimales. Acierto si no te apartas más de una décima.',
      },
      {
        titulo: 'examen de decisiones de sala',
        consigna: 'Decide en los {n} casos de abajo y escribe el dato que haría cambiar tu decisión.',
      },
      {
        titulo: 'examen de rake efectivo',
        consigna: 'Da el porcentaje efectivo de rake y el precio corregido en los {n} casos de abajo.',
      },
      {
        titulo: 'examen explicado',
        consigna: 'Resuelve los {n} casos de abajo explicando cada paso como si se lo contaras a un amigo que empieza.',
      },
    ],
    jugar: [
      {
        titulo: 'sesión con cuenta de rake',
        consigna:
          'Juega {min} minutos en tu plataforma o club habitual y apunta el rake de cada bote mayor de 10 bb que ganes. Suma al terminar.',
      },
      {
        titulo: 'menos flops marginales',
        consigna:
          'Durante {min} minutos abandona o haz 3-bet con las manos que solo pagarías por precio y cuenta los flops que evitaste.',
      },
      {
        titulo: 'buscar mesa antes que bote',
        consigna:
          'Dedica el inicio de la sesión a elegir mesa con dos rivales flojos y juega {min} minutos; cambia si se van.',
      },
    ],
    analizar: [
      {
        titulo: 'tu rake del mes',
        consigna:
          'Suma el rake y la devolución de tus últimas {n} sesiones o manos y exprésalos en bb/100 junto a tu resultado.',
      },
      {
        titulo: 'botes pequeños que sobraron',
        consigna:
          'Revisa {n} botes pequeños ganados o perdidos viendo el flop con mano marginal y calcula el rake pagado.',
      },
      {
        titulo: 'comparación honesta',
        consigna:
          'Con {n} sesiones tuyas, rehaz la cuenta con otra tarifa y otro rakeback posible. Decide si hay motivo para cambiar.',
      },
    ],
  },
};
