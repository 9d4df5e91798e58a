import type { PokerTopic } from '../../poker-topic.ts';

export const pkPosXrtardio: PokerTopic = {
  id: 'pk-pos-xrtardio',
  titulo: 'Check-raise en el turn y en el river',
  area: 'POS',
  nivelMin: 4,
  nivelMax: 5,
  prerequisitos: ['pk-pos-checkraise', 'pk-pos-river'],
  minutosEtapa: 250,
  terminos: [
    'check-raise en el turn',
    'check raise turn',
    'check-raise de turn',
    'check-raise en el river',
    'check raise river',
    'check-raise de river',
    'check-raise tardío',
    'pasar y resubir en el turn',
    'pasar y resubir en el river',
    'resubida de turn',
    'resubida de river',
    'resubir el turn',
    'resubir el river',
    'turn raise',
    'river raise',
    'me resuben el turn',
    'me resuben el river',
    'x/r turn',
    'x/r river',
  ],
  ideas: [
    'El check-raise tardío es de las líneas más fuertes del póker: el rival ya apostó dos o tres veces y el bote es grande. Por eso lleva poco volumen y muchas nueces.',
    'En el turn se arma con manos que mejoraron (escalera o color recién hechos, tríos guardados) y con proyectos que ganaron equity y bloquean lo que paga.',
    'En el river no hay equity: los faroles se eligen solo por bloqueadores y entre manos que no ganan enseñándolas. Con resubida de bote sobre el bote nuevo, un tercio de faroles.',
    'El tamaño se decide por el all-in: en el turn, el que deje una apuesta normal en el river; en el river, all-in o 3 veces su apuesta.',
    'Casi nadie farolea esta línea: recibirla con pareja o doble pareja baja es abandono contra la población; contra expertos, se paga por bloqueadores.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque:
        'Reconoce las cartas que cambian la nuez a tu favor y haz check-raise de turn por valor con ellas, más uno o dos semifaroles por textura.',
      idea: 'Si la carta del turn completa tu escalera y él sigue apostando por inercia, resubir ahora cobra más que esperar: muchos rivers frenan su segunda pareja.',
    },
    {
      nivel: 5,
      enfoque:
        'Añade el check-raise de river con faroles medidos y aprende a recibirlo: frecuencia, bloqueadores y qué tamaño delata.',
      idea: 'El mejor farol de river es la mano que tiene la carta clave de la nuez, por ejemplo el A del palo que se completó sin tener color.',
    },
  ],
  errorTipico:
    'Resubir el river con la segunda mejor mano posible: abandonan las peores y paga solo la nuez. Y el gemelo: pagar una resubida de river con doble pareja porque «no puede tener siempre lo mismo».',
  preguntas: [
    {
      pregunta: '¿Qué diferencia a los faroles de check-raise de turn y de river?',
      respuesta:
        'En el turn deben tener equity (proyectos, pareja con proyecto) además de bloquear; en el river solo cuentan bloqueadores y no tener valor de enfrentamiento.',
    },
    {
      pregunta: 'Bote 30, apuesta 20 y resubes a 70. ¿Cuántos abandonos pide como farol?',
      respuesta: 'Arriesgas 70 para ganar 50: 70/120 = 58,3 %.',
    },
    {
      pregunta: '¿Qué precio das con esa resubida y qué cupo de faroles corresponde?',
      respuesta: 'Él paga 50 para un bote final de 170: 29,4 %. Tus faroles pueden ser el 29,4 % de las resubidas.',
    },
    {
      pregunta: 'Recibes check-raise de river de un regular pasivo con doble pareja: ¿qué haces?',
      respuesta:
        'Abandonar casi siempre: su lista de faroles está vacía. Solo paga si bloqueas su única mano de valor y el precio es bajo.',
    },
  ],
  criterio: {
    texto: 'Eliges línea, tamaño y composición correctos en {aciertos} de {de} manos',
    aciertos: 7,
    de: 10,
    unidad: 'manos',
  },
  foco: 'Busca una sola ocasión por sesión en que la carta te dé la nuez y decide antes de su apuesta si resubes.',
  revision: '¿Resubí tarde con la mano que ganaba a lo que paga, y abandoné ante la línea más fuerte sin curiosidad?',
  ejemplo: {
    niveles: [4, 5],
    mano: '6d 5d',
    mesa: '8s 7c 2h 4d',
    situacion:
      'NL200, 6-max, 100 bb. El botón abre a 2,5 bb, defiendes la ciega grande. Flop: pasas, apuesta 1,8, pagas (9,1). Turn 4♦: pasas con escalera hecha 4-5-6-7-8 y apuesta 6,5 bb.',
    pregunta: '¿Check-raise a 22? Precio que das, bote y stack del river, y equity contra 8♥8♦.',
    respuesta:
      'Sí. Le pides 15,5 para un bote final de 53,1: 29,2 %. El river llega con 73,7 bb detrás y bote 53,1: SPR 1,4, all-in natural. Contra un trío de ochos tienes 77,3 %, y sus parejas mayores pagan sin ninguna carta que las salve. Esperar al river regala una carta a tríos y proyectos, y un 9, T o 6 frena la acción. Completa el rango con semifaroles de escalera abierta, como T-9 y 9-6.',
    calculos: [
      { da: '29,2 %', tipo: 'cuenta', expresion: '100*15.5/(9.1+22+22)' },
      { da: '1,4', tipo: 'spr', stack: 73.7, bote: 53.1 },
      { da: '77,3 %', tipo: 'equity', mano: '6d 5d', rivales: ['8h 8d'], mesa: '8s 7c 2h 4d' },
    ],
  },
  spots: [
    {
      niveles: [4, 5],
      mano: 'Ah 4h',
      mesa: 'Kh 8h 3c 5s',
      situacion:
        'NL500, 6-max, 100 bb. CO abre a 2,3 bb, defiendes. Flop: pasas, apuesta 1,7, pagas (8,5). Turn 5♠: pasas y apuesta 6 bb.',
      pregunta: '¿Check-raise a 21 con proyecto de color máximo? Outs, abandonos exigidos sin equity y con ella.',
      respuesta:
        'Outs: 9 corazones y los 3 doses que dan escalera A-2-3-4-5 y no son de corazones: 12 outs, 26,1 %. Resubir arriesga 21 para ganar 14,5: 59,2 % como farol puro. Con tu equity, si paga y no hubiera más apuestas, recuperas 0,261 × 50,5 = 13,2 bb de las 21: pierdes 7,8 y basta con 35,0 % de abandonos. El A♥ bloquea A-K y su proyecto máximo. Buena resubida contra quien dispara dos veces con aire; pago contra quien no abandona K-x.',
      calculos: [
        { da: '26,1 %', tipo: 'outs', outs: 12, cartas: 1, vistas: 6 },
        { da: '59,2 %', tipo: 'cuenta', expresion: '100*21/35.5' },
        { da: '13,2 bb', tipo: 'cuenta', expresion: '0.261*50.5' },
        { da: '35,0 %', tipo: 'cuenta', expresion: '100*7.8/(7.8+14.5)' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Tc 9c',
      mesa: 'Qs Jd 4h 8s 4c',
      situacion:
        'NL400, 6-max, 100 bb. MP abre a 2,3 bb, defiendes la ciega grande. Pagaste 1,7 en el flop; turn 8♠ (escalera hecha) pasaste y apostó 6, pagaste. Bote 20,5. River 4♣: pasas y apuesta 14 bb. Quedan 90 bb.',
      pregunta: '¿Check-raise? All-in de 90 pagado el 28 % (ganas el 80 %) o 45 pagado el 45 % (ganas el 85 %).',
      respuesta:
        'Compara lo que añade cada resubida sobre pagar 14. All-in: lo extra son 76 bb; 0,28 × 76 × (0,80 − 0,20) = 12,8 bb. A 45: extra 31; 0,45 × 31 × (0,85 − 0,15) = 9,8 bb. Gana el all-in con esos números. La mesa emparejada deja QQ, JJ y 88 con full: por eso no ganas siempre. Un K-T fallado sería el farol que la acompaña.',
      calculos: [
        { da: '12,8 bb', tipo: 'cuenta', expresion: '0.28*76*0.6' },
        { da: '9,8 bb', tipo: 'cuenta', expresion: '0.45*31*0.7' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'As Qd',
      mesa: 'Ac 9s 6s 3d 7s',
      situacion:
        'NL500, 6-max, 100 bb. Abres en CO a 2,3 bb, paga la ciega grande. Apostaste 1,7 y 6; bote 20,5. River 7♠: pasa, apuestas 8 por valor fino y te hace check-raise a 34 bb.',
      pregunta:
        '¿Pagas? Precio; valor suyo: colores 14 combos, 8-5 y T-8 del mismo palo 6, tríos 4; faroles: 5 combos. Tienes el A♠.',
      respuesta:
        'Pagas 26 para un bote final de 88,5: 29,4 %. Con tu A♠ sus colores bajan de 14 a 10, así que valor 20 y faroles 5, de los que tu A♠ quita los que usaban esa carta, digamos 3: quedan 2. Ganas 2 de 22 = 9,1 %: abandona. Paradoja útil: el A♠ bloquea su valor, pero bloquea aún más sus faroles naturales. Paga mejor una mano sin picas contra un rival que farolea.',
      calculos: [
        { da: '29,4 %', tipo: 'cuenta', expresion: '100*26/88.5' },
        { da: '9,1 %', tipo: 'cuenta', expresion: '100*2/22' },
      ],
    },
    {
      niveles: [5, 5],
      mano: 'As Jd',
      mesa: 'Ks Ts 5h 2s 8c',
      situacion:
        'NL1000, 6-max, 100 bb. Botón abre, defiendes la ciega grande. Pagaste flop 1,7 y turn 6 (bote 20,5). River 8♣: pasas y apuesta 14. Planeas check-raise a 55 de farol con el A♠.',
      pregunta: 'Abandonos exigidos y composición: ¿cuántos faroles caben si resubes con 9 colores?',
      respuesta:
        'Arriesgas 55 para ganar 34,5: 61,5 % de abandonos. Él pagaría 41 para un bote final de 130,5: 31,4 %, así que con 9 de valor caben 4,1 faroles. El A♠ suelto sin color es el candidato: él no puede tener el color máximo y tú representas exactamente eso. Usa A♠J♦, A♠J♥, A♠J♣ y A♠Q♦, y no más: son los cuatro combos de tu cupo.',
      calculos: [
        { da: '61,5 %', tipo: 'cuenta', expresion: '100*55/(55+20.5+14)' },
        { da: '31,4 %', tipo: 'cuenta', expresion: '100*41/130.5' },
        { da: '4,1 faroles', tipo: 'cuenta', expresion: '9*(41/130.5)/(1-41/130.5)' },
      ],
    },
    {
      niveles: [4, 5],
      mano: '7h 7d',
      mesa: 'Kc 7s 4d Qc',
      situacion:
        'NL500, 6-max, 100 bb. Botón abre a 2,3 bb, defiendes. Flop: pasas, apuesta 1,7, pagas lento (8,5). Turn Q♣: pasas y apuesta 6. Te quedan 96.',
      pregunta:
        '¿Check-raise ahora o esperar? Si resubes a 20, paga el 50 % y en el river metes 40 pagado el 45 %; si pagas, en el river tu check-raise a 45 sobre su apuesta de 14 funciona el 35 % de las veces que apuesta (40 %).',
      respuesta:
        'Resubir: ganas 14 de más en el 50 % y 40 en otro 0,5 × 0,45 = 22,5 %: 0,5 × 14 + 0,225 × 40 = 16,0 bb. Esperar: apuesta el 40 %, y de esas el 35 % paga 45: 0,40 × (0,65 × 14 + 0,35 × 45) = 9,9 bb. Resubir el turn gana más: los proyectos A-J, J-T y tréboles pagan ahora y no después.',
      calculos: [
        { da: '16,0 bb', tipo: 'cuenta', expresion: '0.5*14+0.225*40' },
        { da: '9,9 bb', tipo: 'cuenta', expresion: '0.4*(0.65*14+0.35*45)' },
      ],
    },
    {
      niveles: [4, 4],
      mano: 'Kh 7h',
      mesa: '9h 6c 3h 2h',
      situacion:
        'NL400, 100 bb. Defendiste la ciega grande contra el CO. Pagaste 1,8 en el flop; turn 2♥: ligas color. Pasas y apuesta 6,5 en 9,1.',
      pregunta: '¿Check-raise ahora? Tamaño, precio que das y equity contra A♥ 9♠.',
      respuesta:
        'Sí, a 21. Le pides 14,5 para un bote final de 51,1: 28,4 %. Contra A♥ 9♠, que paga, tienes 84,1 %. Si esperas, el cuarto corazón, 16 % de los rivers, le da el color máximo o congela el bote. El river llega con 75 detrás en 51,1, SPR 1,5. Acompaña con semifaroles que lleven el A♥ o la Q♥ sueltos, para que no sea solo valor.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*14.5/51.1', da: '28,4 %' },
        { tipo: 'equity', mano: 'Kh 7h', rivales: ['Ah 9s'], mesa: '9h 6c 3h 2h', da: '84,1 %' },
        { tipo: 'cuenta', expresion: '100*7/44', da: '16 %' },
        { tipo: 'spr', stack: 75, bote: 51.1, da: '1,5' },
      ],
    },
  ],
  variantes: {
    teoria: [
      {
        titulo: 'la línea más fuerte',
        consigna:
          'Escribe qué manos llegan a un check-raise de turn y de river en tres texturas, separando valor y faroles. Revisa con el ejemplo si la carta del turn las crea.',
      },
      {
        titulo: 'equity contra bloqueo',
        consigna:
          'Explica por qué el farol de turn se elige por outs y el de river por cartas que quitas, con un ejemplo tuyo de cada uno.',
      },
      {
        titulo: 'recibirla sin drama',
        consigna:
          'Resume tu respuesta a un check-raise tardío según rival y mano, con precio. Contesta después las preguntas.',
      },
    ],
    ejercicios: [
      {
        titulo: 'valor, farol o ninguno',
        consigna: 'Clasifica las manos de abajo en valor de resubida, farol con motivo o mano que solo paga, y decide.',
      },
      {
        titulo: 'tamaño y stack del river',
        consigna:
          'Calcula en las manos de abajo el bote y el stack tras tu resubida y comprueba que la calle siguiente tiene sentido.',
      },
      {
        titulo: 'cupo con combos',
        consigna: 'Cuenta el valor de las manos de abajo y los faroles que caben con el tamaño dado; nómbralos.',
      },
      {
        titulo: 'esperar contra actuar',
        consigna: 'Compara en las manos de abajo resubir ahora con pagar y resubir después, con porcentajes propios.',
      },
      {
        titulo: 'el bloqueador que estorba',
        consigna:
          'Di en las manos de abajo si tu carta clave quita más valor o más faroles del rival, y con qué mano cambiarías la decisión.',
      },
      {
        titulo: 'la carta que crea la nuez',
        consigna: 'Para las mesas de abajo indica qué turns te dan la mejor mano posible y cuáles la dan al rival.',
      },
      {
        titulo: 'recibir la resubida',
        consigna: 'Da la vuelta a las manos de abajo y decide con tres manos tuyas distintas ante esa resubida.',
      },
      {
        titulo: 'línea completa en voz alta',
        consigna:
          'Con reloj, describe la línea entera de las {n} manos de abajo, con tamaños, antes de comprobar la solución.',
      },
    ],
    test: [
      {
        titulo: 'examen de resubidas tardías',
        consigna: 'Resuelve las {n} manos de abajo con línea, tamaño y abandonos o precio; los tres cuentan.',
      },
      {
        titulo: 'examen de cupos',
        consigna: 'Da los combos de farol que caben en las {n} manos de abajo y nombra dos.',
      },
      {
        titulo: 'examen de respuestas',
        consigna: 'Decide las {n} manos de abajo cuando eres tú quien la recibe y justifica con una lista de faroles.',
      },
      {
        titulo: 'examen de esperar o no',
        consigna: 'Elige en las {n} manos de abajo entre resubir ahora o esperar y calcula la diferencia.',
      },
    ],
    jugar: [
      {
        titulo: 'una resubida tardía pensada',
        consigna:
          'Juega {min} minutos buscando un turn que te dé la nuez y decide antes de la apuesta rival. Anota el resultado.',
      },
      {
        titulo: 'abandono disciplinado',
        consigna:
          'Durante {min} minutos abandona contra check-raise de river salvo con nuez o lista escrita de faroles. Anota las dudas.',
      },
      {
        titulo: 'plan de river desde el turn',
        consigna: 'Juega {min} minutos escribiendo el tamaño de river previsto cada vez que resubas el turn.',
      },
    ],
    analizar: [
      {
        titulo: 'resubidas tuyas tardías',
        consigna:
          'Reúne {n} check-raises de turn o river y anota valor, farol y resultado. Calcula el cupo que usaste.',
      },
      {
        titulo: 'las que recibiste',
        consigna: 'Revisa {n} resubidas de turn y river sufridas y clasifica lo que enseñaron por tipo de rival.',
      },
      {
        titulo: 'la que dejaste pasar',
        consigna: 'Busca {n} turns en que ligaste la nuez y solo pagaste; calcula lo que habría dado resubir.',
      },
    ],
  },
};
