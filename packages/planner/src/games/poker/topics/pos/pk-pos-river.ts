import type { PokerTopic } from '../../poker-topic.ts';

export const pkPosRiver: PokerTopic = {
  id: 'pk-pos-river',
  titulo: 'Decisiones en el river',
  area: 'POS',
  nivelMin: 2,
  nivelMax: 5,
  prerequisitos: ['pk-pos-turn', 'pk-pos-valor'],
  minutosEtapa: 320,
  importancia: 'esencial',
  terminos: [
    'river',
    'el river',
    'jugar el river',
    'decisiones de river',
    'decisiones en el river',
    'última calle',
    'quinta calle',
    'pagar en el river',
    'pagos en el river',
    'call en el river',
    'hero call',
    'hero calls',
    'hero fold',
    'apuesta en el river',
    'all-in en el river',
    'abandonar en el river',
    'pago de más en el river',
    'cazar faroles',
    'bluffcatch',
    'pagar o abandonar en el river',
    'overcall river',
  ],
  ideas: [
    'En el river no hay equity futura: pagar es comparar el precio con la parte de faroles, y apostar es comparar peores que pagan con mejores que pagan.',
    'Toda mano cae en una de tres: apuesta por valor, pasa con valor de enfrentamiento, o farol/abandono. Decide la caja antes que el tamaño.',
    'Reconstruye la línea entera del rival: cada calle elimina manos. Un rango que pagó flop y turn no contiene aire.',
    'Entre manos que solo ganan a faroles, paga con la que bloquea el valor y no los faroles; su fuerza absoluta importa poco.',
    'La resubida en el river en límites bajos y medios es casi siempre valor: abandona manos que no sean muy altas salvo historial contrario.',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque:
        'Haz dos listas, valor y faroles, antes de pagar. Si no encuentras faroles con nombre y carta, abandona.',
      idea: 'Un rival pasivo que despierta en el river con apuesta grande tiene valor: en este nivel se gana más abandonando bien que adivinando.',
    },
    {
      nivel: 3,
      enfoque: 'Cuenta combos en las dos listas y apuesta fino: manos que ganan el 55 % de los pagos se apuestan.',
      idea: 'Los proyectos fallados son la fuente de faroles: si no falló ninguno, la apuesta grande es valor.',
    },
    {
      nivel: 4,
      enfoque: 'Elige tus pagos por bloqueadores y reparte tus apuestas en dos tamaños con faroles para cada uno.',
      idea: 'Tener el as del palo que falló es malo para pagar: quita al rival A-x de ese palo, que eran sus faroles más naturales.',
    },
    {
      nivel: 5,
      enfoque: 'Contrasta frecuencia mínima, tendencias y tamaño: en qué nodos la población farolea de menos y de más.',
      idea: 'La población farolea de menos en rivers que completan el proyecto evidente y de más cuando falla: mueve tus cazafaroles de un lado al otro.',
    },
  ],
  errorTipico:
    'Pagar «por curiosidad» o porque la mano es bonita. Un trío en una mesa con cuatro corazones puede ganar solo a faroles: vale lo mismo que una pareja.',
  preguntas: [
    {
      pregunta: '¿Qué porcentaje de faroles necesitas para pagar medio bote, bote y dos botes?',
      respuesta: '25 %, 33,3 % y 40 %: el precio de pagar es la parte mínima de faroles.',
    },
    {
      pregunta: '¿Qué dos listas se escriben antes de pagar?',
      respuesta:
        'Manos de valor que llegan así y manos que faroleaban y llegaron así, ambas en combos y respetando cada calle de la línea.',
    },
    {
      pregunta: '¿Por qué el A♥ puede ser mala carta para pagar si el color de corazones falló?',
      respuesta: 'Porque bloquea los proyectos fallados A♥x♥: reduces faroles y dejas intacto el valor.',
    },
    {
      pregunta: '¿Cuándo apuestas fuera de posición una mano media pequeña en lugar de pasar?',
      respuesta:
        'Cuando hay bastantes peores que pagan un tercio pero que no apostarían si pasas, y cuando pasar te expone a una apuesta grande que no puedes pagar.',
    },
    {
      pregunta: 'Si el rival resube tu apuesta de river, ¿qué necesitas contar?',
      respuesta:
        'El precio de pagar, cuántas manos de valor resuben y qué faroles convierten: en la mayoría de mesas la lista de faroles es casi vacía y se abandona.',
    },
  ],
  criterio: {
    texto: 'Eliges la caja correcta y la acción en {aciertos} de {de} rivers, con la cuenta escrita',
    aciertos: 7,
    de: 10,
    unidad: 'rivers',
  },
  foco: 'En cada river relevante escribe mentalmente dos listas de combos y decide con el precio, sin prisa.',
  revision: '¿Pagué por las listas o por curiosidad, y aposté lo que manos peores pagaban?',
  ejemplo: {
    niveles: [2, 5],
    mano: 'Ad Qs',
    mesa: 'Qh Jh 5c 8s 2d',
    situacion:
      'NL100, 6-max, 100 bb. Abres a 2,5 bb en MP, paga el botón. Flop: apuestas 4 en 6,5 y paga. Turn: apuestas 9 en 14,5 y paga. River: bote 32,5; pasas y él apuesta 24 bb.',
    pregunta: 'Precio, listas de combos y decisión.',
    respuesta:
      'Pagas 24 para un bote final de 80,5: 29,8 %. Valor: 55 (3), 88 (3), Q-J del mismo palo (2), T-9 del mismo palo (4, escalera): 12 combos. Faroles: A♥T♥, A♥9♥, A♥7♥, A♥4♥, K♥T♥, K♥9♥ y 7♥6♥: 7 combos de color fallado, más K-T de otros palos que falló (3): 10. Ganas 10 de 22 = 45,5 %: paga. Tu as de diamantes no bloquea ningún fallado. Con A♥ Q♠ quitarías cuatro faroles: 6 de 18 = 33,3 %, aún pago pero mucho más cerca.',
    calculos: [
      { da: '29,8 %', tipo: 'potOdds', bote: 32.5, apuesta: 24 },
      { da: '45,5 %', tipo: 'cuenta', expresion: '100*10/22' },
      { da: '33,3 %', tipo: 'cuenta', expresion: '100*6/18' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [2, 2],
      mano: 'As Qs',
      mesa: 'Qh 8h 5c Kd 2h',
      situacion:
        'NL25, 100 bb. Un rival pasivo pagó tu subida desde la ciega grande y pagó tu apuesta del flop; en el turn pasaron los dos. River 2♥: bote 12 bb y apuesta 12 bb de golpe.',
      pregunta: 'Haz las dos listas y decide.',
      respuesta:
        'Precio: 12 ÷ 36 = 33,3 %. Valor: colores de corazones (pon 10 combos), K-Q (tres reyes por dos damas, 6), 5-5 y 8-8 (6): 22. Faroles con nombre: J-10 y 10-9 fallados, pero un pasivo no los apuesta de golpe; dale 3 de regalo. Ganas 3 de 25 = 12 %: retírate. Llegó el proyecto más visible y quien no apuesta nunca apostó el bote: si no encuentras faroles que de verdad haga, no hay pago. Contra un agresivo con 15 faroles serían 15 de 37, 40,5 %, y pagarías.',
      calculos: [
        { tipo: 'potOdds', bote: 12, apuesta: 12, da: '33,3 %' },
        { tipo: 'cuenta', expresion: '3*2', da: '6' },
        { tipo: 'cuenta', expresion: '3+3', da: '6' },
        { tipo: 'cuenta', expresion: '100*3/25', da: '12 %' },
        { tipo: 'cuenta', expresion: '100*15/37', da: '40,5 %' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Ac Kh',
      mesa: 'Kd Td 5s 3h 7d',
      situacion:
        'NL2000, 100 bb. Pasas y pagas flop y turn en la ciega grande. River 7♦, que completa el color: bote 30 bb, pasas y apuesta 30. En tu base, en rivers que completan el color la población farolea el 18 % de estas apuestas; cuando el color falla, el 41 %.',
      pregunta: '¿Pagas aquí? ¿Y con el 2♣ en el river?',
      respuesta:
        'El bote entero pide 33,3 % y la defensa mínima sería 50 %, pero solo si el rival farolea su parte. Con 18 %: 0,18 × 60 − 0,82 × 30 = −13,8 bb: retírate. Con el 2♣ y 41 %: 0,41 × 60 − 0,59 × 30 = +6,9 bb: paga. Además no tienes ningún diamante, de modo que aquí no le quitas colores ni, en el 2♣, proyectos fallados. Defender la mitad en los dos rivers costaría en uno lo que gana en el otro: mueve los pagos. Contra un regular que farolea bien ambos, vuelve a la referencia.',
      calculos: [
        { tipo: 'potOdds', bote: 30, apuesta: 30, da: '33,3 %' },
        { tipo: 'mdf', bote: 30, apuesta: 30, da: '50 %' },
        { tipo: 'cuenta', expresion: '0.18*60-0.82*30', da: '−13,8 bb' },
        { tipo: 'cuenta', expresion: '0.41*60-0.59*30', da: '+6,9 bb' },
      ],
    },
  ],
  spots: [
    {
      niveles: [2, 3],
      mano: 'Ah Tc',
      mesa: 'Td 6s 2h 8d Kc',
      situacion:
        'NL10, 6-max, 100 bb. Abres a $0,25 en CO, paga la ciega grande, pasiva. Apostaste flop y turn ($0,40 y $0,95) y pagó. Bote $3,25. River K♣: ella apuesta $2,80 sin haber apostado nunca antes.',
      pregunta: '¿Pagas con pareja alta? Precio y faroles que encuentras.',
      respuesta:
        'Pagas 2,80 para 8,85: 31,6 %. Pasiva que despierta en el rey con apuesta casi de bote: K-T, K-6, K-8 y tríos son su lista; proyectos fallados (9-7 era escalera con el ocho, no falla; diamantes del turn como A♦x♦) hay 2 o 3 combos y rara vez los apuesta. Con 12 combos de valor y 2 de farol ganas 14,3 %: abandona.',
      calculos: [
        { da: '31,6 %', tipo: 'potOdds', bote: 3.25, apuesta: 2.8 },
        { da: '14,3 %', tipo: 'cuenta', expresion: '100*2/14' },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'Kd Jd',
      mesa: 'Kh 9c 5s 2c 2h',
      situacion:
        'NL25, 6-max, 100 bb. Abres en el botón a 2,5 bb, paga la ciega grande. Apostaste 1,8 y 6,5; bote 22,1 bb. River: te pasa.',
      pregunta:
        '¿Tercera apuesta de 11 bb? Paga con K-T, K-8, K-7 (24 combos) y 9-8, T-9 del mismo palo (6); tiene K-Q (8), K-9 (6), 99, 55 y 22 (7).',
      respuesta:
        'Tienes un rey y hay otro en la mesa: quedan 2, de modo que K-T, K-8 y K-7 suman 8 combos cada uno, 24. Peores: 24 + 6 = 30. Mejores: 8 + 6 + 7 = 21. Ganas 58,8 % de los pagos: apuesta. Un tercio más pequeño pagaría también con ochos y sietes; una de bote perdería los nueves y bajaría a 53,3 %.',
      calculos: [
        { da: '58,8 %', tipo: 'cuenta', expresion: '100*30/51' },
        { da: '53,3 %', tipo: 'cuenta', expresion: '100*24/45' },
      ],
    },
    {
      niveles: [2, 4],
      mano: '8s 8d',
      mesa: 'Jc 8h 4h Th 7h',
      situacion:
        'Torneo, 45 bb. Pagaste en el botón a MP (2,2 bb). Bote 6,9 bb con ciegas y ante. Flop: apuesta 3,5, pagas. Turn: apuesta 8, pagas. Bote 29,9; river 7♥, cuarto corazón: MP va all-in por 31,3 bb.',
      pregunta: '¿Pagas con trío sin corazón? Precio y contra qué ganas.',
      respuesta:
        'Pagas 31,3 para 92,5: 33,8 %. Con cuatro corazones y T-8-7-J conectados (cualquier 9 es escalera, cualquier corazón es color), tu trío solo gana a faroles puros. MP que apuesta tres calles con un corazón en la mano tiene color. Con 3 faroles por cada 12 colores o escaleras ganas 20,0 %: abandona.',
      calculos: [
        { da: '33,8 %', tipo: 'potOdds', bote: 29.9, apuesta: 31.3 },
        { da: '20,0 %', tipo: 'cuenta', expresion: '100*3/15' },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'As Kc',
      mesa: 'Ah 9d 6d 3c Tc',
      situacion:
        'NL200, 6-max, 100 bb. Abres en UTG a 2,5 bb, paga la ciega grande. Apostaste 3,5 y 9 (bote 30,5). River T♣: pasa, apuestas 15 y te resube a 55 bb (le quedan 30).',
      pregunta: '¿Abandonas la pareja de ases máxima? Precio y combos.',
      respuesta:
        'Pagas 40 para un bote final de 140,5: 28,5 %. Valor que resube así: 99 (3), 66 (3), T-T apenas, A-T (6), A-9 del mismo palo (1), 8-7 del mismo palo (4, escalera 6-7-8-9-T): 17 combos. Faroles: diamantes fallados convertidos en resubida, 2 combos como mucho en este límite. Ganas 10,5 %: abandona. La resubida de river es la acción con menos faroles del póker.',
      calculos: [
        { da: '28,5 %', tipo: 'cuenta', expresion: '100*40/(30.5+15+55+40)' },
        { da: '10,5 %', tipo: 'cuenta', expresion: '100*2/19' },
      ],
    },
    {
      niveles: [3, 5],
      mano: 'Jc 9c',
      mesa: 'Qc 9h 4s 4d 2c',
      situacion:
        'NL100, 6-max, 100 bb. Defiendes la ciega grande contra el botón (2,5 bb). Flop: pasas, apuesta 3,6, pagas (12,7). Turn: apuesta 9,5, pagas (31,7). River: pasas, apuesta 32.',
      pregunta:
        'Precio y elección: ¿prefieres pagar con J♣9♣ o con Q♥8♥? El botón farolea J-T (16 combos sin bloqueos) y 4 combos más de K-T y T-8, y apuesta por valor 16 combos.',
      respuesta:
        'Precio: 33,4 %. Con J♣9♣ bloqueas J-T: de sus 16 combos quedan 12 y los faroles bajan a 16: ganas 16 de 32 = 50,0 %. Con Q♥8♥ no tocas J-T ni K-T (solo un par de T-8) y quitas valor con dama: con 18 faroles y 12 de valor ganas 60,0 %. Ambas pagan aquí, pero si debes elegir una, la dama sin jotas ni dieces. La fuerza absoluta es casi la misma; los bloqueadores no.',
      calculos: [
        { da: '33,4 %', tipo: 'potOdds', bote: 31.7, apuesta: 32 },
        { da: '50,0 %', tipo: 'cuenta', expresion: '100*16/32' },
        { da: '60,0 %', tipo: 'cuenta', expresion: '100*18/30' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Th 9h',
      mesa: 'Ts 7s 3d 5s Qc',
      situacion:
        'NL500, 6-max, 100 bb. Abres en CO a 2,3 bb, paga la ciega grande. Flop: 1,7 y paga; turn: pasan ambos. Bote 8,5 bb. River Q♣: el rival apuesta 10,6 bb (125 %).',
      pregunta: 'Precio y decisión con tu segunda pareja. Tiene 14 combos de valor. ¿Cuántos faroles hacen falta?',
      respuesta:
        'Pagas 10,6 para 29,7: 35,7 %. Con 14 de valor hacen falta 14 × 0,357/0,643 = 7,8 combos de farol. Con la pica A♠ o K♠ suelta, 9-8, 8-6 de otros palos y J-9 los supera si apuesta todos; la población suele apostar solo una parte. Sin picas en tu mano no bloqueas esos faroles: es de tus mejores candidatos a pagar. Con T♠ 9♥ pagarías menos.',
      calculos: [
        { da: '35,7 %', tipo: 'potOdds', bote: 8.5, apuesta: 10.6 },
        { da: '7,8 combos', tipo: 'cuenta', expresion: '14*(10.6/29.7)/(1-10.6/29.7)' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Qd Qc',
      mesa: 'Ac 8h 5d 2s 2c',
      situacion:
        'NL1000, 6-max, 100 bb. Hiciste 3-bet a 11 bb desde la ciega pequeña, paga CO. Bote 23: apostaste 6 y pagó (35); turn pasaron ambos. River: hablas tú con 83 bb.',
      pregunta:
        '¿Pasas para pagar o apuestas 9 bb? Compara: apostar 9 lo pagan 18 peores y 14 mejores; si pasas, él apuesta 20 con 14 mejores y 8 faroles y tú pagas.',
      respuesta:
        'Apostar: (18 − 14) × 9 = +36 bb frente a un pase sin más apuestas. Pasar y pagar: 8 × 20 − 14 × 20 = −120 bb por esos mismos combos; abandonar siempre costaría los 8 botes de 35 que ganabas: −280. Precio de pagar 20: 26,7 %, y ganas 8 de 22 = 36,4 %, así que si pasas debes pagar. La apuesta pequeña es mejor: cobra a peores y evita la decisión de 20.',
      calculos: [
        { da: '+36 bb', tipo: 'cuenta', expresion: '(18-14)*9' },
        { da: '−120 bb', tipo: 'cuenta', expresion: '8*20-14*20' },
        { da: '26,7 %', tipo: 'potOdds', bote: 35, apuesta: 20 },
        { da: '36,4 %', tipo: 'cuenta', expresion: '100*8/22' },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'Jh Jd',
      mesa: '9c 6s 3h 2d Kc',
      situacion:
        'NL25, 100 bb. Abriste en UTG y pagó el botón. Apostaste flop y turn y pagó. River K♣: bote 30 bb, hablas tú.',
      pregunta: '¿Apuestas, pasas para pagar o pasas para abandonar?',
      respuesta:
        'Pasa. El rey te quita el valor: pagarían reyes y poco más; 9-x y 10-10 pagan alguna vez. Si él apuesta 20, el precio es 28,6 %: haz listas. Valor: K-Q y K-J del mismo palo que flotaron (4), 9-9, 6-6 y 3-3 (9) y 9-6s (2): 15. Faroles: 8-7 y 10-8 fallados, pon 6: 6 ÷ 21 = 28,6 %. Justo en la línea: contra un pasivo, retírate; contra un agresivo, paga.',
      calculos: [
        { tipo: 'potOdds', bote: 30, apuesta: 20, da: '28,6 %' },
        { tipo: 'cuenta', expresion: '100*6/21', da: '28,6 %' },
      ],
    },
    {
      niveles: [2, 2],
      mano: 'Ks Kh',
      mesa: 'Qd 8s 5s 4c 2h',
      situacion: 'NL25, 100 bb. Un pagador te siguió en flop y turn. River blanco: bote 24 bb, te pasa, quedan 70.',
      pregunta: '¿Tercera apuesta? ¿Cuánto?',
      respuesta:
        'Apuesta 16, dos tercios. Te pagan damas (A-Q, K-Q, Q-J, Q-10: unas 36 combinaciones) y alguna pareja curiosa; te ganan 8-8, 5-5, 4-4 y Q-8s, unas 12. Ganas 75 % de los pagos: 0,75 × 16 − 0,25 × 16 = 8 bb por pago. Con las picas y J-10 fallados no hay nada que temer en el river: la carta no cambió nada. Pasar aquí es el error más caro y más invisible de este nivel.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*36/48', da: '75 %' },
        { tipo: 'cuenta', expresion: '0.75*16-0.25*16', da: '8 bb' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'As Td',
      mesa: 'Ah Jh 6c 9d 3h',
      situacion:
        'NL1000, 100 bb. Botón contra ciega grande: apostaste un tercio y dos tercios. River 3♥ completa el color: bote 19 bb, te pasa. Con 6 bb pagan 22 peores y 12 mejores, y 4 de esos 12 resuben; con 13 bb pagan 9 peores y 12 mejores.',
      pregunta: '¿Apuestas? ¿Qué tamaño?',
      respuesta:
        'Pequeña: (22 − 12) × 6 = 60 bb en total sobre pasar; grande: (9 − 12) × 13 = −39 bb. Apuesta 6 y retírate ante la resubida si ese rival no la farolea; si lo hace con 3 combos, resta 3 × 25 = 75 bb y entonces pasa. La tercera carta del palo no prohíbe el valor: cambia el tamaño y a quién se lo pides.',
      calculos: [
        { tipo: 'cuenta', expresion: '(22-12)*6', da: '60 bb' },
        { tipo: 'cuenta', expresion: '(9-12)*13', da: '−39 bb' },
        { tipo: 'cuenta', expresion: '3*25', da: '75 bb' },
      ],
    },
    {
      niveles: [5, 5],
      mano: 'Qh Tc',
      mesa: 'Qs 9s 4h 2d 2c',
      situacion:
        'NL5000, 100 bb. Pagaste flop y turn en la ciega grande. River 2♣, falló todo: bote 26; pasas y apuesta 39 (150 %). Valor estimado: 16 combos. Proyectos fallados que llegan aquí: 30, de los que él dispara una parte.',
      pregunta:
        '¿Qué parte de los 30 tiene que disparar para que pagues, y qué decides si la población dispara el 45 %?',
      respuesta:
        'Precio: 37,5 %. Faroles necesarios: 16 × 0,375 ÷ 0,625 = 9,6, el 32 % de los 30. Con 45 % dispara 13,5: tu parte es 13,5 ÷ 29,5 = 45,8 %, EV 0,458 × 65 − 0,542 × 39 = +8,6 bb: paga. Q♥ T♣ no lleva picas y bloquea algo de Q-9 y Q-Q; con Q♥ T♠ quitarías proyectos fallados y estaría más cerca.',
      calculos: [
        { tipo: 'potOdds', bote: 26, apuesta: 39, da: '37,5 %' },
        { tipo: 'cuenta', expresion: '16*0.375/0.625', da: '9,6' },
        { tipo: 'cuenta', expresion: '100*9.6/30', da: '32 %' },
        { tipo: 'cuenta', expresion: '100*13.5/29.5', da: '45,8 %' },
        { tipo: 'cuenta', expresion: '0.458*65-0.542*39', da: '+8,6 bb' },
      ],
    },
    {
      niveles: [2, 2],
      mano: 'Ad Jc',
      mesa: 'Jh Tc 6s 4d 9h',
      situacion:
        'NL25, 100 bb. Apostaste flop y turn con pareja alta. River 9♥: bote 26 bb, te pasan. Esa carta completa 8-7 y Q-8.',
      pregunta: '¿Tercera apuesta o pase?',
      respuesta:
        'Apuesta pequeña o pase. Con 8 bb, un tercio, pagan K-J, Q-J, J-8s y dieces; ganan J-T, 9-9, J-9 y escaleras. Si pagan 22 peores y 14 mejores: (22 − 14) × 8 ÷ 36 = +1,78 bb por pago. Con 18 bb pagan 10 peores y 14 mejores: pierdes. Ante una subida, retírate. El river que completa algo no obliga a pasar: obliga a apostar menos.',
      calculos: [{ tipo: 'cuenta', expresion: '(22-14)*8/36', da: '+1,78 bb' }],
    },
    {
      niveles: [5, 5],
      mano: 'Kh Qh',
      mesa: 'Kd 8c 5s 5h 3c',
      situacion:
        'NL5000, 100 bb. Abriste en el CO y pagó el botón. Apostaste flop y turn; river: bote 29 bb, hablas tú. Si apuestas 10, pagan 24 peores y 11 mejores, y resube 4 faroles (abandonas). Si pasas, él apuesta 20 con 11 mejores y 9 faroles, y tú pagas.',
      pregunta: '¿Apuestas o pasas para pagar?',
      respuesta:
        'Apostar: (24 − 11) × 10 − 4 × (29 + 10) = −26 bb. Pasar y pagar: (9 − 11) × 20 = −40 bb. Apuesta: aun pagando las 4 resubidas pierde menos que la otra línea. Si él resubiera de farol solo 1 combo, apostar daría +91 bb; si faroleara 16 al pasar, pasar daría +100 bb. Los dos números que debes medir son ésos.',
      calculos: [
        { tipo: 'cuenta', expresion: '(24-11)*10-4*39', da: '−26 bb' },
        { tipo: 'cuenta', expresion: '(9-11)*20', da: '−40 bb' },
        { tipo: 'cuenta', expresion: '(24-11)*10-39', da: '+91 bb' },
        { tipo: 'cuenta', expresion: '(16-11)*20', da: '+100 bb' },
      ],
    },
  ],
  variantes: {
    teoria: [
      {
        titulo: 'las tres cajas del river',
        consigna:
          'Escribe tu rango completo en un river conocido y repártelo en valor, enfrentamiento y farol o abandono. Señala las dos fronteras con la mano exacta.',
      },
      {
        titulo: 'dos listas para un pago',
        consigna:
          'Reproduce de memoria las dos listas del ejemplo resuelto, calle por calle, y explica qué mano eliminó cada acción. Responde las preguntas.',
      },
      {
        titulo: 'bloqueadores del cazafaroles',
        consigna:
          'Elige una mesa con proyecto fallado y ordena ocho manos iguales en fuerza por lo bien que cazan faroles. Justifica la primera y la última.',
      },
    ],
    ejercicios: [
      {
        titulo: 'caja, precio, listas',
        consigna: 'Escribe en las manos de abajo caja, precio y dos listas de combos antes de decidir.',
      },
      {
        titulo: 'calle por calle',
        consigna:
          'Reconstruye en las manos de abajo el rango del rival desde preflop y tacha en cada calle lo que ya no puede tener. Decide con lo que queda.',
      },
      {
        titulo: 'cuántos faroles faltan',
        consigna:
          'Calcula en las manos de abajo los faroles mínimos para que pagar empate y búscalos con nombre y palo. Si no los hallas, abandona.',
      },
      {
        titulo: 'apuesta fina o pase',
        consigna:
          'En las manos de abajo, aunque te pregunten otra cosa, cuenta peores y mejores que pagarían un tercio y di si apostarías.',
      },
      {
        titulo: 'mismo rango, otra carta final',
        consigna: 'Cambia el river de las manos de abajo por otro que invierta tu decisión y explica qué lista creció.',
      },
      {
        titulo: 'elige el mejor cazafaroles',
        consigna:
          'Junto a tu mano de las situaciones de abajo escribe otras dos de fuerza similar y di con cuál pagarías primero.',
      },
      {
        titulo: 'contra tres poblaciones',
        consigna:
          'Resuelve las manos de abajo contra quien nunca farolea, contra quien sigue la teoría y contra quien farolea todo lo fallado.',
      },
      {
        titulo: 'veredicto y apelación',
        consigna:
          'Decide las {n} manos de abajo, escribe después el mejor argumento contrario y mantén o cambia tu decisión con un número.',
      },
    ],
    test: [
      {
        titulo: 'examen de pagos',
        consigna:
          'Resuelve las {n} manos de abajo con precio y porcentaje de victorias estimado. Acierto si la decisión coincide y el precio es exacto.',
      },
      {
        titulo: 'examen de cajas de river',
        consigna:
          'Clasifica las {n} manos de abajo en valor, enfrentamiento, farol o abandono antes de cualquier cuenta; comprueba después.',
      },
      {
        titulo: 'examen de listas cerradas',
        consigna:
          'Escribe las dos listas de las {n} manos de abajo en combos y compáralas con la solución: se aprueba con una diferencia de tres combos.',
      },
      {
        titulo: 'examen sin segundas miradas',
        consigna:
          'Lee cada una de las {n} manos de abajo una vez, tápala y explica tu decisión de memoria con el precio.',
      },
    ],
    jugar: [
      {
        titulo: 'ningún pago sin faroles con nombre',
        consigna:
          'Juega {min} minutos y no pagues en el river sin nombrar dos faroles concretos. Anota los abandonos que te costaron.',
      },
      {
        titulo: 'usar el tiempo en el river',
        consigna:
          'Durante {min} minutos gasta el tiempo disponible solo en rivers de más de 20 bb y cuenta combos en ellos.',
      },
      {
        titulo: 'predecir la mano mostrada',
        consigna:
          'Juega {min} minutos y antes de cada enfrentamiento, propio o ajeno, di la mano más probable del rival. Lleva la cuenta de aciertos.',
      },
    ],
    analizar: [
      {
        titulo: 'saldo de pagos de river',
        consigna:
          'Lista {n} pagos de river con su precio y resultado. Compara tu porcentaje ganado con el exigido medio.',
      },
      {
        titulo: 'abandonos que duelen',
        consigna: 'Toma {n} abandonos de river dudosos y escribe hoy las dos listas con calma. ¿Cuántos cambiarías?',
      },
      {
        titulo: 'resubidas recibidas',
        consigna:
          'Reúne {n} resubidas de river que viste hasta el enfrentamiento y cuenta faroles y valor por tipo de rival.',
      },
    ],
  },
};
