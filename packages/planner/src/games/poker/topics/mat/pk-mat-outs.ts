import type { PokerTopic } from '../../poker-topic.ts';

export const pkMatOuts: PokerTopic = {
  id: 'pk-mat-outs',
  titulo: 'Outs y regla del 2 y del 4',
  area: 'MAT',
  nivelMin: 0,
  nivelMax: 2,
  prerequisitos: ['pk-fun-manos'],
  minutosEtapa: 200,
  terminos: [
    'outs',
    'contar outs',
    'regla del 2 y del 4',
    'regla del dos y el cuatro',
    'regla del 2 y 4',
    'contar mis outs',
    'conteo de outs',
    'multiplicar por 2',
    'multiplicar por 4',
    'outs descontadas',
    'descontar outs',
    'outs repetidas',
    'outs de color',
    'outs de escalera',
    'outs limpias',
    'outs sucias',
    'probabilidad de ligar',
    'probabilidad de completar',
    'cartas que me sirven',
    'cuántas outs tengo',
  ],
  ideas: [
    'Una out es una carta que probablemente convierte tu mano en la mejor. Cuenta por grupos: color 9, escalera abierta 8, escalera interna 4, dos cartas mayores que la mesa 6, de pareja a trío 2, de trío a full o póker 7.',
    'Regla rápida: outs × 2 da el porcentaje con una carta por venir y outs × 4 con dos (solo si verás las dos sin pagar más, por ejemplo all-in en el flop).',
    'Cuando dos proyectos comparten cartas no las sumes dos veces: color más escalera abierta son 9 + 8 − 2 = 15 outs.',
    'Una out que también mejora al rival vale menos: si completas escalera con una carta que pone tres del mismo palo, quítala o cuéntala a medias.',
  ],
  etapas: [
    {
      nivel: 0,
      enfoque:
        'Aprende de memoria los seis recuentos básicos y la multiplicación por 2. Cuenta siempre señalando las cartas que faltan, palo por palo.',
      idea: 'Del proyecto de color ves cuatro cartas del palo: quedan 13 − 4 = 9. Todo recuento sale de una resta así.',
    },
    {
      nivel: 1,
      enfoque:
        'Combina proyectos y descuenta outs sucias. Usa × 2 calle por calle y reserva × 4 para cuando ya no habrá más apuestas.',
      idea: 'Con más de ocho outs la regla de × 4 exagera: resta un punto por cada out que pase de ocho (15 outs: 60 − 7 = 53 %).',
    },
    {
      nivel: 2,
      enfoque:
        'Cuenta contra rangos: tus outs valen distinto frente a pareja, a set o a un proyecto mejor. Añade los proyectos a dos cartas (backdoor) como una out y media aproximadamente.',
      idea: 'Frente a un set, un color que también empareja la mesa deja de ser out: 9 pasan a 7 en el turn.',
    },
  ],
  errorTipico:
    'Multiplicar por 4 en el flop y pagar una apuesta tras otra como si el 36 % fuera por calle: por calle es la mitad, y en el turn volverán a cobrarte.',
  preguntas: [
    {
      pregunta: '¿Cuántas outs tiene J♠ 10♠ en 9♠ 8♦ 2♠ contra una pareja de ases sin picas?',
      respuesta:
        '15: nueve picas más las reinas y sietes que no son picas, 3 + 3. Las dos picas que también hacen escalera ya están contadas entre las nueve.',
    },
    {
      pregunta: '¿Por qué × 2 y no exactamente outs/47?',
      respuesta:
        'Porque 1/47 es 2,13 % y 1/46 es 2,17 %: multiplicar por 2 se queda corto por poco, alrededor de un punto y medio con 9 outs.',
    },
    {
      pregunta: 'Tienes A♦ K♣ en Q♥ 8♥ 4♠ y el rival tiene Q♦ J♦. ¿Cuántas outs y qué probabilidad con una carta?',
      respuesta:
        'Seis: tres ases y tres reyes. Con × 2 son 12 %; el valor exacto en el turn es 6/45 si ves las cartas del rival o 6/47 ≈ 12,8 % si no.',
    },
  ],
  criterio: {
    texto:
      'Cuenta bien las outs y acierta el porcentaje con un error máximo de dos puntos en {aciertos} de {de} manos.',
    aciertos: 8,
    de: 10,
    unidad: 'manos',
  },
  foco: 'En cada proyecto que juegues di el número de outs y el porcentaje a una carta antes de decidir.',
  revision: '¿Cuántas outs limpias tenía de verdad cuando pagué, viendo ahora la mano del rival?',
  variantes: {
    teoria: [
      {
        titulo: 'los seis recuentos',
        consigna:
          'Reconstruye con restas los seis recuentos básicos (9, 8, 4, 6, 2, 7) y escribe una mano propia para cada uno. Después lee el ejemplo y comprueba el suyo.',
      },
      {
        titulo: 'regla contra exacto',
        consigna:
          'Calcula outs × 2 y outs/47 para 4, 8, 9, 12 y 15 outs y anota la diferencia. Explica desde cuántas outs conviene corregir la regla de × 4.',
      },
      {
        titulo: 'outs que no lo son',
        consigna:
          'Inventa tres manos en las que una out aparente le dé al rival algo mejor. Explica cuál restarías y por qué.',
      },
    ],
    ejercicios: [
      {
        titulo: 'señala carta por carta',
        consigna:
          'Escribe en cada mano de abajo la lista completa de outs por palo antes de dar el número; luego el porcentaje a una carta.',
      },
      {
        titulo: 'por 2 de cabeza',
        consigna:
          'Da sin papel outs y porcentaje de las {n} manos de abajo con reloj; comprueba con los valores exactos.',
      },
      {
        titulo: 'limpias y sucias',
        consigna: 'Separa en cada mano de abajo las outs limpias de las que mejoran también al rival y recalcula.',
      },
      {
        titulo: 'quita una carta',
        consigna:
          'Imagina que el rival muestra una de tus outs en cada mano de abajo y vuelve a calcular el porcentaje.',
      },
      {
        titulo: 'añade un proyecto',
        consigna:
          'Cambia una carta tuya en cada mano de abajo para que aparezca un segundo proyecto y cuenta sin repetir cartas.',
      },
      {
        titulo: 'del porcentaje a las outs',
        consigna: 'Lee solo los porcentajes de las respuestas de abajo y deduce cuántas outs los producen.',
      },
      {
        titulo: 'turn y después river',
        consigna:
          'Supón en cada mano de abajo que el turn falla y escribe cuántas outs quedan para el river y su porcentaje.',
      },
      {
        titulo: 'la mano del otro lado',
        consigna: 'Ponte en el lugar del rival en cada mano de abajo y cuenta cuántas cartas te harían perder.',
      },
    ],
    test: [
      {
        titulo: 'número y porcentaje',
        consigna:
          'Da outs y porcentaje de las {n} manos de abajo; acierto con el número exacto y dos puntos de margen.',
      },
      {
        titulo: 'solo mentalmente',
        consigna: 'Responde las manos de abajo sin escribir nada hasta el final; corrige de una vez.',
      },
      {
        titulo: 'encuentra el recuento falso',
        consigna:
          'Escribe para cada mano de abajo un recuento equivocado verosímil, y explica qué carta sobra o falta. Acierta si el tuyo real coincide con la respuesta.',
      },
      {
        titulo: 'una o dos cartas',
        consigna: 'Decide en cada mano de abajo si corresponde usar × 2 o × 4 y da el porcentaje.',
      },
    ],
    jugar: [
      {
        titulo: 'di el número',
        consigna:
          'Juega {min} minutos y, cada vez que tengas un proyecto, di outs y porcentaje antes de actuar; apúntalos para comprobarlos después.',
      },
      {
        titulo: 'proyectos ajenos',
        consigna:
          'Juega {n} manos y, cuando lleves la mejor mano, cuenta las outs del proyecto más probable del rival antes de elegir tu apuesta.',
      },
      {
        titulo: 'sin la regla del 4',
        consigna: 'Juega {min} minutos prohibiéndote la multiplicación por 4 salvo con all-in pagado.',
      },
    ],
    analizar: [
      {
        titulo: 'proyectos que pagaste',
        consigna: 'Revisa tus proyectos recientes: outs, porcentaje por calle y si la carta que ligaste era limpia.',
      },
      {
        titulo: 'outs regaladas',
        consigna: 'Busca manos en las que diste carta gratis a un proyecto y calcula la probabilidad que regalaste.',
      },
      {
        titulo: 'recuento con las cartas vistas',
        consigna:
          'En showdowns propios recuenta tus outs conociendo la mano rival y compara con lo que pensaste en la mesa.',
      },
    ],
  },
  ejemplo: {
    niveles: [0, 2],
    mano: 'Ah 9h',
    mesa: 'Kh 6h 2c',
    situacion: 'NL2, bote de $0,20 en el flop; el rival apuesta con un rey probable y ambos tienen $1,50.',
    pregunta: '¿Cuántas outs tienes, qué porcentaje a una y a dos cartas y cuánto se equivoca la regla?',
    respuesta:
      'Hay 13 corazones y ves 4: 9 outs de color. A una carta, la regla da 18 % y el valor exacto es 19,1 %. A dos cartas, 36 % frente a 35,0 %. Los tres ases también pueden ganar si el rival solo tiene un rey: serían 12 outs, 25,5 % en el turn. Si pagas ahora y te volverán a apostar, usa el número de una carta.',
    calculos: [
      { tipo: 'regla24', outs: 9, por: 2, da: '18 %' },
      { tipo: 'outs', outs: 9, cartas: 1, vistas: 5, da: '19,1 %' },
      { tipo: 'regla24', outs: 9, por: 4, da: '36 %' },
      { tipo: 'outs', outs: 9, cartas: 2, vistas: 5, da: '35,0 %' },
      { tipo: 'outs', outs: 12, cartas: 1, vistas: 5, da: '25,5 %' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [2, 2],
      mano: 'Qh Jh',
      mesa: 'Kh 8h 3c Ts',
      situacion:
        'NL25, turn, en posición. Bote 12 bb; el rival apuesta 8 bb y ya no cabe otra apuesta grande. Dudas entre dos manos suyas: K♠ 7♠ (pareja alta) y 8♠ 8♦ (trío).',
      pregunta: '¿Cuántas outs tienes contra cada una y pagas en los dos casos?',
      respuesta:
        'Color: 13 − 4 = 9 corazones. Escalera abierta: los ases y los nueves que no son de corazones, 6 más. Contra la pareja alta son 15 outs. Contra el trío, el 10♥ y el 3♥ te dan color pero emparejan la mesa y le dan full: quedan 13 outs. Exacto: 34,1 % y 29,5 %. Precio: 8 ÷ 28 = 28,6 %. Pagas en los dos casos, pero contra el trío por muy poco. Si apostara el bote, 12 bb, pediría 33,3 %: contra la pareja alta aún pagarías y contra el trío ya no.',
      calculos: [
        { tipo: 'cuenta', expresion: '9+6', da: '15 outs' },
        { tipo: 'cuenta', expresion: '15-2', da: '13 outs' },
        { tipo: 'equity', mano: 'Qh Jh', rivales: ['Ks 7s'], mesa: 'Kh 8h 3c Ts', da: '34,1 %' },
        { tipo: 'equity', mano: 'Qh Jh', rivales: ['8s 8d'], mesa: 'Kh 8h 3c Ts', da: '29,5 %' },
        { tipo: 'potOdds', bote: 12, apuesta: 8, da: '28,6 %' },
        { tipo: 'potOdds', bote: 12, apuesta: 12, da: '33,3 %' },
      ],
    },
  ],
  spots: [
    {
      niveles: [0, 1],
      mano: '7d 6d',
      mesa: '8c 5h Kd',
      situacion: 'NL2, flop. El rival apuesta y crees que tiene un rey.',
      pregunta: '¿Cuántas outs tienes y qué probabilidad de ligar en el turn?',
      respuesta:
        'Escalera abierta: cuatro cuatros y cuatro nueves, 8 outs. Regla: 16 %; exacto: 17,0 %. Contra K-Q exactamente, tu equity hasta el river es 37,1 %: sube porque quedan dos cartas.',
      calculos: [
        { tipo: 'regla24', outs: 8, por: 2, da: '16 %' },
        { tipo: 'outs', outs: 8, cartas: 1, vistas: 5, da: '17,0 %' },
        { tipo: 'equity', mano: '7d 6d', rivales: ['Ks Qc'], mesa: '8c 5h Kd', da: '37,1 %' },
      ],
    },
    {
      niveles: [0, 1],
      mano: 'Qs Jd',
      mesa: 'Ac Td 4h',
      situacion: 'NL2, flop. Bote $0,15 y el rival, con un as casi seguro, apuesta.',
      pregunta: '¿Qué proyecto es y cuántas outs limpias cuentas?',
      respuesta:
        'Escalera interna: solo los cuatro reyes completan 10-J-Q-K-A, 4 outs. A una carta, 8,5 %; la regla da 8 %. La reina y la jota no son outs contra un as: solo te darían segunda pareja.',
      calculos: [
        { tipo: 'outs', outs: 4, cartas: 1, vistas: 5, da: '8,5 %' },
        { tipo: 'regla24', outs: 4, por: 2, da: '8 %' },
      ],
    },
    {
      niveles: [0, 2],
      mano: '5s 5c',
      mesa: 'Kd 9h 5d',
      situacion: 'NL5, flop con trío. El rival va all-in con color posible por venir y le pagas; quedan dos cartas.',
      pregunta: 'Si tiene color completo al final, ¿cuántas cartas te dan full o póker en el turn?',
      respuesta:
        'El cinco que falta (1) más tres reyes y tres nueves: 7 outs en el turn, 14,9 %. Si el turn no empareja, en el river serán 10: se añaden las tres cartas iguales al turn. Contra A♦ Q♦ tu equity ahora mismo es 74,4 %: eres el favorito, no el que persigue.',
      calculos: [
        { tipo: 'outs', outs: 7, cartas: 1, vistas: 5, da: '14,9 %' },
        { tipo: 'equity', mano: '5s 5c', rivales: ['Ad Qd'], mesa: 'Kd 9h 5d', da: '74,4 %' },
      ],
    },
    {
      niveles: [0, 2],
      mano: 'Ac Kc',
      mesa: 'Jc 7c 3d',
      situacion: 'NL5, flop. Rival con pareja de jotas; ambos all-in, se verán las dos cartas.',
      pregunta: '¿Cuántas outs cuentas y cuánto se aleja la regla de la equity exacta contra Q♠ J♠?',
      respuesta:
        'Nueve tréboles, tres ases y tres reyes: 15 outs. La regla da 60 %; corregida (− 7), 53 %. El cálculo de outs exacto a dos cartas es 54,1 %, y la equity real contra Q♠ J♠, contando que él también puede mejorar, es 53,4 %.',
      calculos: [
        { tipo: 'regla24', outs: 15, por: 4, da: '60 %' },
        { tipo: 'outs', outs: 15, cartas: 2, vistas: 5, da: '54,1 %' },
        { tipo: 'equity', mano: 'Ac Kc', rivales: ['Qs Js'], mesa: 'Jc 7c 3d', da: '53,4 %' },
      ],
    },
    {
      niveles: [1, 2],
      mano: 'Jh Th',
      mesa: '9h 8s 2h Kd',
      situacion: 'NL10, turn. Bote $4; el rival muestra por error K♣ Q♣.',
      pregunta: '¿Cuántas outs tienes y qué probabilidad?',
      respuesta:
        'Corazones: 9. Escalera: Q y 7, ocho cartas, menos Q♣ que tiene él y menos Q♥ y 7♥ ya contados: 5. Total 14. Con 44 cartas desconocidas la equity exacta es 31,8 %, es decir 14/44. Con × 2 habrías dicho 28 %.',
      calculos: [
        { tipo: 'equity', mano: 'Jh Th', rivales: ['Kc Qc'], mesa: '9h 8s 2h Kd', da: '31,8 %' },
        { tipo: 'regla24', outs: 14, por: 2, da: '28 %' },
      ],
    },
    {
      niveles: [1, 2],
      mano: '6c 6h',
      mesa: 'Ad Td 6d',
      situacion: 'NL10, flop, bote $1,50. El rival apuesta y muestra K♦ Q♦ por descuido: ya tiene color.',
      pregunta: '¿Cuántas outs tienes para el turn y cuántas para el river si el turn no ayuda?',
      respuesta:
        'En el turn sirven el 6 que queda (6♠), tres ases y tres dieces: 7. Si el turn no empareja añades tres más: 10 en el river. Tu equity exacta es 33,4 %; solo con el turn sería 15,6 %.',
      calculos: [
        { tipo: 'equity', mano: '6c 6h', rivales: ['Kd Qd'], mesa: 'Ad Td 6d', da: '33,4 %' },
        { tipo: 'cuenta', expresion: '100 * 7 / 45', da: '15,6 %' },
      ],
    },
    {
      niveles: [2, 2],
      mano: '9s 8s',
      mesa: 'Ks 7s 2h',
      situacion: 'NL25, flop. Sospechas que el rival tiene un set o una pareja de reyes con A♠.',
      pregunta: '¿Cómo cambia tu equity contra K♦ Q♦, contra 7♦ 7♣ y contra A♠ K♣?',
      respuesta:
        'Contra K♦ Q♦: 39,8 %. Contra el set 7♦ 7♣: 27,4 %, porque te quita outs y puede llenarse. Contra A♠ K♣: 34,0 %, pues el as de picas es tu out y está en su mano. El mismo «9 outs» vale cosas distintas.',
      calculos: [
        { tipo: 'equity', mano: '9s 8s', rivales: ['Kd Qd'], mesa: 'Ks 7s 2h', da: '39,8 %' },
        { tipo: 'equity', mano: '9s 8s', rivales: ['7d 7c'], mesa: 'Ks 7s 2h', da: '27,4 %' },
        { tipo: 'equity', mano: '9s 8s', rivales: ['As Kc'], mesa: 'Ks 7s 2h', da: '34,0 %' },
      ],
    },
    {
      niveles: [2, 2],
      mano: 'Kd Qd',
      mesa: 'Jd 6s 3c',
      situacion:
        'NL25, flop. No tienes nada hecho, solo dos cartas altas y proyectos a dos cartas de color y escalera.',
      pregunta: 'Si el rival tiene J♠ 10♠, ¿qué parte de tu equity viene de las seis outs y qué parte de los backdoor?',
      respuesta:
        'Las seis outs (reyes y reinas) a dos cartas dan 24,1 % antes de contar que él mejore. La equity exacta es 27,2 %. Sin el proyecto de diamantes, con K♥ Q♣, sería 22,8 %: el proyecto de color a dos cartas aporta la diferencia, el equivalente a algo más de una out.',
      calculos: [
        { tipo: 'outs', outs: 6, cartas: 2, vistas: 5, da: '24,1 %' },
        { tipo: 'equity', mano: 'Kd Qd', rivales: ['Js Ts'], mesa: 'Jd 6s 3c', da: '27,2 %' },
        { tipo: 'equity', mano: 'Kh Qc', rivales: ['Js Ts'], mesa: 'Jd 6s 3c', da: '22,8 %' },
      ],
    },
    {
      niveles: [2, 2],
      mano: '7h 6h',
      mesa: '8h 5c 2h Ts',
      situacion: 'NL25, turn. Tu rival puede tener 10-10, 8-8 o A-A.',
      pregunta: '¿Cuántas outs limpias tienes contra A♠ A♣ y cuántas contra 8♠ 8♣?',
      respuesta:
        'Nueve corazones más cuatros y nueves no corazones (3 + 3): 15. Contra A♠ A♣, sin corazones, las 15 son limpias: 34,1 %. Contra 8♠ 8♣ el 10♥ y el 5♥ completan tu color, pero le dan full: 29,5 %, es decir 13 de 44.',
      calculos: [
        { tipo: 'equity', mano: '7h 6h', rivales: ['As Ac'], mesa: '8h 5c 2h Ts', da: '34,1 %' },
        { tipo: 'equity', mano: '7h 6h', rivales: ['8s 8c'], mesa: '8h 5c 2h Ts', da: '29,5 %' },
      ],
    },
    {
      niveles: [0, 1],
      mano: 'Kd 4c',
      mesa: 'Ks 9h 4s 2h',
      situacion:
        'NL2, turn. Tienes doble pareja, reyes y cuatros. El rival apuesta y temes que tenga Q♠ J♠: le faltaría una pica para el color o un diez para la escalera.',
      pregunta: 'Si es así, ¿cuántas cartas le sirven a él y cuántas veces pierdes?',
      respuesta:
        'Cuenta sus outs como si fueran tuyas. Picas: 13 menos las cuatro que se ven (Q♠, J♠, K♠ y 4♠), 9. Un diez completa K-Q-J-10-9; hay cuatro y el de picas ya está contado, 3 más. Total 12 de las 44 cartas que nadie tiene a la vista: 27,3 %. Ganas casi tres de cada cuatro veces: sube tú y haz que pague por esas doce cartas.',
      calculos: [
        { tipo: 'cuenta', expresion: '13-4', da: '9' },
        { tipo: 'cuenta', expresion: '9+3', da: '12' },
        { tipo: 'cuenta', expresion: '100*12/44', da: '27,3 %' },
      ],
    },
    {
      niveles: [0, 1],
      mano: 'Ts 9s',
      mesa: 'Js 8d 4s',
      situacion: 'NL2, flop. El rival apuesta y crees que tiene una jota. Tienes color y escalera abierta a la vez.',
      pregunta: '¿Cuántas outs son sin contar ninguna dos veces y qué da la regla del 2?',
      respuesta:
        'Picas: 13 − 4 que ves = 9. Escalera: damas y sietes, 8 cartas; la Q♠ y el 7♠ ya están contadas: 6 más. Total 15. Regla: 15 × 2 = 30 % en la carta siguiente; exacto, 31,9 %. Es casi una de cada tres: de los mejores proyectos que existen. Apuesta o paga sin miedo.',
      calculos: [
        { tipo: 'cuenta', expresion: '13-4', da: '9' },
        { tipo: 'cuenta', expresion: '8-2', da: '6' },
        { tipo: 'cuenta', expresion: '9+6', da: '15' },
        { tipo: 'regla24', outs: 15, por: 2, da: '30 %' },
        { tipo: 'outs', outs: 15, cartas: 1, vistas: 5, da: '31,9 %' },
      ],
    },
  ],
};
