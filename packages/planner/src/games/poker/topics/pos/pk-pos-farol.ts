import type { PokerTopic } from '../../poker-topic.ts';

export const pkPosFarol: PokerTopic = {
  id: 'pk-pos-farol',
  titulo: 'Faroles: elegir manos y momento',
  area: 'POS',
  nivelMin: 2,
  nivelMax: 5,
  prerequisitos: ['pk-mat-foldequity'],
  minutosEtapa: 310,
  terminos: [
    'farol',
    'faroles',
    'farolear',
    'bluff',
    'bluffs',
    'bluffear',
    'blufear',
    'mentir en el poker',
    'cuándo farolear',
    'triple barril de farol',
    'tres barriles',
    'triple barrel',
    'elegir faroles',
    'representar una mano',
    'farol puro',
    'historia creíble',
    'me pillan los faroles',
    'me pagan los faroles',
    'nunca faroleo',
    'hacer foldear',
    'rendirse a tiempo',
  ],
  ideas: [
    'Un farol se justifica con una división: apuesta entre bote más apuesta. Dos tercios del bote necesita 40 % de abandonos; bote entero, 50 %.',
    'Elige como farol manos que no ganan enseñándolas y que no quitan abandonos al rival: tener la carta que él necesitaría para pagar ayuda, tener la que llevaría al abandonar estorba.',
    'Cuenta la historia: si tu línea preflop, flop y turn no puede contener la mano que representas, el farol sale caro aunque la carta dé miedo.',
    'El rival manda sobre la teoría: contra quien paga de más no hay buen farol en el river; contra quien abandona de más casi todos lo son.',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque:
        'Farolea poco y bien: proyectos en flop y turn, y en el river solo contra quien ya ha mostrado que abandona.',
      idea: 'En micro alto el mejor farol es el semifarol: si te pagan, aún puedes ganar; el river de farol puro guárdalo para cartas que cambian la mesa.',
    },
    {
      nivel: 3,
      enfoque: 'Elige faroles por bloqueadores y por cartas: qué rivers completan tu historia y cuáles la suya.',
      idea: 'La mano fallada con una carta del palo del proyecto es peor farol que la que no la tiene: bloquea los proyectos fallados que iban a abandonar.',
    },
    {
      nivel: 4,
      enfoque:
        'Ajusta la proporción de faroles a valor por calle y tamaño: apuesta de bote en el river, un farol por cada dos valores.',
      idea: 'Con tamaño b respecto al bote, la parte de faroles equilibrada en el river es b/(1 + 2b): 25 % con medio bote, 33 % con bote entero, 40 % con dos botes.',
    },
    {
      nivel: 5,
      enfoque:
        'Desvíate con motivo: faroles de más contra rangos que abandonan de más en ese nodo, y faroles que convierten manos hechas flojas.',
      idea: 'Convertir en farol una pareja baja solo compensa si bloquea lo que paga y su valor de enfrentamiento es casi nulo: pregunta cuánto gana pasando.',
    },
  ],
  errorTipico:
    'Farolear porque «es la única manera de ganar el bote». Eso es cierto de todas las manos malas: la pregunta es cuántas veces abandona el rival concreto y si tu línea representa algo.',
  preguntas: [
    {
      pregunta: '¿Cuántos abandonos necesita un farol de medio bote, tres cuartos y doble bote?',
      respuesta: '33,3 %, 42,9 % y 66,7 %.',
    },
    {
      pregunta: '¿Qué es un bloqueador bueno para farolear y qué es uno malo?',
      respuesta:
        'Bueno: la carta que reduce las manos con las que pagaría (el A♠ cuando el color de picas es lo que paga). Malo: la que reduce las manos con las que abandonaría (una carta de su proyecto fallado).',
    },
    {
      pregunta: 'En el river apuestas bote entero. ¿Qué proporción de faroles hace indiferente a quien caza faroles?',
      respuesta:
        'Un tercio de las apuestas: un farol por cada dos manos de valor, porque él paga 1 para ganar 2 y necesita 33,3 %.',
    },
    {
      pregunta: '¿Por qué un proyecto fallado con as alto puede ser peor farol que otro con seis alto?',
      respuesta:
        'Porque el as alto gana a veces si ambos pasan: su valor de enfrentamiento se pierde al farolear. El seis alto no gana nunca sin farol.',
    },
    {
      pregunta: '¿Qué tres datos miras antes de un tercer barril de farol?',
      respuesta:
        'Si el river mejora mi rango más que el suyo, si su línea está limitada (sin manos muy fuertes) y si mi mano bloquea pagos y no abandonos.',
    },
  ],
  criterio: {
    texto: 'Eliges bien farolear o rendirte, con los abandonos exigidos, en {aciertos} de {de} manos',
    aciertos: 7,
    de: 10,
    unidad: 'manos',
  },
  foco: 'Antes de cada farol di los abandonos que pide el tamaño, qué mano representas y qué manos concretas abandonan.',
  revision: '¿Mi farol tenía historia, bloqueadores y abandonos suficientes, o era solo la única forma de ganar?',
  ejemplo: {
    niveles: [2, 5],
    mano: 'As 5c',
    mesa: 'Ks 9s 4d 7s 2h',
    situacion:
      'NL50, 6-max, 100 bb. Abres a 2,5 bb en el botón, paga la ciega grande. Apostaste 1,8 en el flop y pagó; en el turn (7♠) apostaste 6 en 9,1 y pagó. Bote 21,1 bb; river 2♥, te pasa. Quedan 89,7 bb.',
    pregunta: '¿Tercer barril de farol de 21 bb? Abandonos exigidos y bloqueadores.',
    respuesta:
      'Necesita 49,9 % de abandonos. Tienes el A♠: el rival no puede tener el color máximo y los colores que le quedan son menores y temen el tuyo. Tu historia es perfecta: abriste, seguiste y llegó la tercera pica en el turn. Abandonan reyes sin pica, nueves y parejas; pagan colores. Sin valor de enfrentamiento (as alto pierde contra todo lo que pagó dos veces), es uno de tus mejores faroles. Con A♥ 5♣ la misma apuesta sería un error.',
    calculos: [{ da: '49,9 %', tipo: 'alfa', bote: 21.1, apuesta: 21 }],
  },
  otrosEjemplos: [
    {
      niveles: [2, 2],
      mano: 'Js Ts',
      mesa: 'Ks 7s 4d 2h',
      situacion:
        'NL25, 100 bb. Abriste en el botón, pagó la ciega grande y pagó también tu apuesta del flop. Turn: bote 9 bb, te pasa. Crees que ante 6 bb se retira el 40 % de las veces.',
      pregunta: '¿Segundo barril? ¿Y si en el river fallas?',
      respuesta:
        'Semifarol: 9 picas, 19,6 %. EV = 0,40 × 9 + 0,60 × (0,196 × 21 − 6) = +2,47 bb sin contar lo que cobres al ligar: apuesta. Sin ninguna out el mismo barril daría 0,40 × 9 − 0,60 × 6 = 0,00 bb: el proyecto es lo que lo hace bueno. Si fallas, el bote será 21 y un farol de 14 pide 40 % de retiradas contra alguien que ya pagó dos veces: en este límite, ríndete salvo que caiga un as u otra carta que asuste a sus reyes.',
      calculos: [
        { tipo: 'outs', outs: 9, cartas: 1, vistas: 6, da: '19,6 %' },
        { tipo: 'cuenta', expresion: '0.4*9+0.6*(0.196*21-6)', da: '+2,47 bb' },
        { tipo: 'cuenta', expresion: '0.4*9-0.6*6', da: '0,00 bb' },
        { tipo: 'alfa', bote: 21, apuesta: 14, da: '40 %' },
      ],
    },
    {
      niveles: [5, 5],
      mano: 'As 5c',
      mesa: 'Ks Qs 5h 8d 2s',
      situacion:
        'NL5000, river en posición, bote 40 bb, te pasan. El 2♠ completa el color. Con A♠ 5♣ pasando ganas el 22 % de los enfrentamientos; con A♠ J♣, el 3 %. Dudas si apostar 50 bb.',
      pregunta: '¿Conviertes en farol la pareja de cincos? ¿Y A♠ J♣?',
      respuesta:
        'Como farol puro 50 en 40 pide 55,6 %. Pero pasar no vale cero. Con la pareja: 0,22 × 40 = 8,8 bb; el farol la iguala cuando F × 40 − (1 − F) × 50 = 8,8, F = 65,3 %. Con A♠ J♣ pasar vale 1,2 bb y basta F = 56,9 %. Las dos tienen el A♠, que le quita el color máximo. Si estimas que abandona cerca del 60 %, farolea A♠ J♣ y pasa A♠ 5♣: la diferencia no está en el bloqueo, sino en lo que cada una gana callada.',
      calculos: [
        { tipo: 'alfa', bote: 40, apuesta: 50, da: '55,6 %' },
        { tipo: 'cuenta', expresion: '0.22*40', da: '8,8 bb' },
        { tipo: 'cuenta', expresion: '100*58.8/90', da: '65,3 %' },
        { tipo: 'cuenta', expresion: '0.03*40', da: '1,2 bb' },
        { tipo: 'cuenta', expresion: '100*51.2/90', da: '56,9 %' },
      ],
    },
  ],
  spots: [
    {
      niveles: [2, 3],
      mano: 'Jh Th',
      mesa: 'Qh 8h 3c 5d',
      situacion:
        'NL25, 6-max, 100 bb. Abres en CO a 2,5 bb, paga el botón. Bote 6,5 bb: apuestas 4 y paga. Turn: bote 14,5 bb. Hablas tú.',
      pregunta:
        '¿Segundo barril de 10 bb con color e interna? Abandonos exigidos y cuánto baja con tu equity del 26,1 % cuando pagan.',
      respuesta:
        'Como farol puro pide 40,8 % de abandonos. Pero tienes 9 corazones y 3 nueves más: 12 outs, 26,1 %. Al ser pagado recuperas 0,261 × 34,5 = 9,0 bb de las 10 invertidas, así que casi no pierdes nada: con que abandone una de cada quince veces ya ganas. Apuesta: es el semifarol que sustituye a los faroles puros en este nivel.',
      calculos: [
        { da: '40,8 %', tipo: 'alfa', bote: 14.5, apuesta: 10 },
        { da: '26,1 %', tipo: 'outs', outs: 12, cartas: 1, vistas: 6 },
        { da: '9,0 bb', tipo: 'cuenta', expresion: '0.261*34.5' },
      ],
    },
    {
      niveles: [2, 3],
      mano: '7c 6c',
      mesa: 'Ah Ts 4c Kd 2s',
      situacion:
        'NL16, 6-max, 100 bb. Abres en el botón a 2,5 bb, paga la ciega grande, que llega al enfrentamiento el 38 % de las veces que ve el flop. Apostaste flop 1,8 y pagó; turn pasaron ambos. Bote 9,1 bb. Te pasa el river.',
      pregunta: '¿Farol de 6 bb con siete alto contra un pagador así? Si abandona el 30 %, ¿cuál es tu EV?',
      respuesta:
        'El tamaño pide 39,7 % de abandonos. Con 30 %: EV = 0,30 × 9,1 − 0,70 × 6 = −1,5 bb. Ríndete. No ganarás el bote pasando, y aun así pasar vale cero, que es más que −1,5. Contra un pagador el dinero viene de apostar tus ases.',
      calculos: [
        { da: '39,7 %', tipo: 'alfa', bote: 9.1, apuesta: 6 },
        {
          da: '−1,5 bb',
          tipo: 'ev',
          ramas: [
            { p: 0.3, valor: 9.1 },
            { p: 0.7, valor: -6 },
          ],
        },
      ],
    },
    {
      niveles: [2, 4],
      mano: '9h 8h',
      mesa: 'Jh 7h 2c 4s Ac',
      situacion:
        'Torneo, 50 bb efectivas, lejos de los premios. Abres a 2,2 bb en MP, paga la ciega grande; bote 5,9 bb con ante. Apostaste 2,5 y pagó (10,9); turn 7 y pagó (24,9). River A♣: te pasa; quedan 38,3 bb.',
      pregunta:
        'Proyecto fallado con carta que mejora tu rango. ¿Farol de 18 bb? Abandonos exigidos y EV si abandona el 50 %.',
      respuesta:
        'Pide 42,0 % de abandonos. El as es tu carta: abriste en MP y llevas A-K, A-Q, A-J. Él tiene jotas, sietes y proyectos. Con 50 % de abandonos: EV = 0,5 × 24,9 − 0,5 × 18 = 3,45 bb. Apuesta. El defecto de tu mano es que lleva dos corazones y bloquea proyectos fallados que iban a abandonar; T♠ 9♠ sería aún mejor.',
      calculos: [
        { da: '42,0 %', tipo: 'alfa', bote: 24.9, apuesta: 18 },
        {
          da: '3,45 bb',
          tipo: 'ev',
          ramas: [
            { p: 0.5, valor: 24.9 },
            { p: 0.5, valor: -18 },
          ],
        },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Qd Jc',
      mesa: 'Td 9d 3s 3h 5c',
      situacion:
        'NL100, 6-max, 100 bb. Abres en CO a 2,5 bb, paga la ciega grande. Apostaste 3,5 (bote 12,5) y 8,5 (bote 29,5). River: te pasa. Planeas 20 bb.',
      pregunta:
        'Tienes proyecto de escalera fallado y la Q♦. ¿Farol? Cuenta cuántos combos de color fallado del rival elimina tu Q♦ si defendía A♦x♦, K♦x♦ y Q♦x♦ con x = 8, 7, 6, 5, 4 o 2.',
      respuesta:
        'El farol pide 40,4 %. Sin tu Q♦, los fallados serían 6 + 6 + 6 = 18 combos; con ella, 12: eliminas 6 combos que iban a abandonar. Además tu historia solo representa T-x bueno, parejas mayores y tríos, y los dieces suyos pagan. Entre tus proyectos fallados elige Q♠ J♠ o K-J sin diamante; con Q♦ J♣ es una rendición razonable.',
      calculos: [
        { da: '40,4 %', tipo: 'alfa', bote: 29.5, apuesta: 20 },
        { da: '6 combos que', tipo: 'cuenta', expresion: '18-12' },
      ],
    },
    {
      niveles: [3, 5],
      mano: 'Kc 6c',
      mesa: 'Qs Jc 7c 4h 9s',
      situacion:
        'NL200, 6-max, 100 bb. Defiendes la ciega grande contra el botón. Flop (5,5 bb): pasas, apuesta 1,8, resubes a 7, paga (19,5). Turn: apuestas 13 y paga (45,5). River 9♠: hablas tú con 77,5 bb.',
      pregunta: '¿All-in de 77,5 con el color fallado? Abandonos exigidos y qué representa tu línea.',
      respuesta:
        'All-in de 77,5 en 45,5 pide 63,0 % de abandonos. Representas tríos, doble pareja y T-8 o K-T que ahora son escalera. Tu K♣ bloquea K-T (escalera con la que paga) y K-Q; pero tu 6♣ y K♣ también bloquean sus colores fallados. Si apostar 34 (tres cuartos) pide solo 42,8 %, la pregunta es qué tamaño usan tus escaleras. Con rangos equilibrados el all-in es defendible; contra quien no abandona Q-J, ríndete.',
      calculos: [
        { da: '63,0 %', tipo: 'alfa', bote: 45.5, apuesta: 77.5 },
        { da: '42,8 %', tipo: 'alfa', bote: 45.5, apuesta: 34 },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Ac 4c',
      mesa: 'Kd 8h 3s 6d Jh',
      situacion:
        'NL500, 6-max, 100 bb. Abres en el botón, paga la ciega grande. Apostaste un tercio y tres cuartos; bote 23 bb. Te pasa. En este river tienes 24 combos de valor que apuestan el bote.',
      pregunta: '¿Cuántos combos de farol te corresponden con apuesta de bote y cuántos si apuestas 1,5 botes?',
      respuesta:
        'Apuesta de bote: faroles 33,3 % del total, o sea la mitad del valor: 12 combos. Con 1,5 botes: b/(1 + 2b) = 37,5 % del total, es decir 24 × 0,375/0,625 = 14,4 combos. A♣ 4♣ entra bien: no gana enseñándola casi nunca, y el as bloquea A-K y A-J que pagan. Llena la cuota con las mejores y ríndete con las demás.',
      calculos: [
        { da: '12 combos', tipo: 'cuenta', expresion: '24*(1/3)/(2/3)' },
        { da: '37,5 %', tipo: 'cuenta', expresion: '100*1.5/(1+2*1.5)' },
        { da: '14,4 combos', tipo: 'cuenta', expresion: '24*0.375/0.625' },
      ],
    },
    {
      niveles: [4, 5],
      mano: '3h 3d',
      mesa: 'Qc Tc 6h 5c Kc',
      situacion:
        'NL1000, 6-max, 100 bb. Abres en CO, paga la ciega grande. Flop pasan ambos, turn apuestas 3,3 en 5,1 y paga (11,7). River: cuarto trébol, te pasa. Estimas ganar el 12 % de las veces si pasas.',
      pregunta: '¿Conviertes 33 en farol de 9 bb? Compara con pasar si abandona el 55 %.',
      respuesta:
        'Pasar vale 0,12 × 11,7 = 1,4 bb. Apostar 9: 0,55 × 11,7 − 0,45 × 9 = 2,4 bb. Gana el farol por un punto, si el 55 % es real. Pero no tienes ningún trébol: no bloqueas sus pagos. Con un 47 % de abandonos el EV bajaría a 0,7 y sería mejor pasar. La frontera: iguala 1,4 y pide cerca del 50 %.',
      calculos: [
        { da: '1,4 bb', tipo: 'cuenta', expresion: '0.12*11.7' },
        {
          da: '2,4 bb',
          tipo: 'ev',
          ramas: [
            { p: 0.55, valor: 11.7 },
            { p: 0.45, valor: -9 },
          ],
        },
        { da: '50 %', tipo: 'cuenta', expresion: '100*(1.404+9)/(11.7+9)' },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'Qd Jd',
      mesa: 'Kc 9d 4d 3s',
      situacion:
        'NL25, 100 bb. Abriste en el botón, pagó la ciega grande, que pagó tu 1,8 en el flop. Turn: bote 9,1, te pasa.',
      pregunta: '¿Semifarol de 6,5? Outs y abandonos.',
      respuesta:
        'Nueve diamantes y tres dieces más (el 10♦ ya está contado): 12 outs, 26,1 %. Farol puro: 41,7 %. Con equity: si abandona el 35 %, 0,35 × 9,1 + 0,65 × (0,261 × 22,1 − 6,5) = +2,71 bb. Apuesta: no necesitas llegar al umbral, las outs pagan el resto. Si fallas el river y te pasa, ríndete salvo que caiga un as.',
      calculos: [
        { tipo: 'outs', outs: 12, cartas: 1, vistas: 6, da: '26,1 %' },
        { tipo: 'alfa', bote: 9.1, apuesta: 6.5, da: '41,7 %' },
        { tipo: 'cuenta', expresion: '0.35*9.1+0.65*(0.261*22.1-6.5)', da: '+2,71 bb' },
      ],
    },
    {
      niveles: [2, 2],
      mano: 'Ah Ts',
      mesa: 'Jc 8s 5d 2h 2c',
      situacion:
        'NL16, 100 bb. Un jugador que paga con cualquier pareja te pagó flop y turn. River: bote 20 bb, te pasa. «Si apuesto fuerte, se irá».',
      pregunta: '¿Farol de 15 bb con as alto?',
      respuesta:
        'No. Pide 42,9 % de abandonos y quien paga con cualquier pareja abandona quizá el 20 %: 0,20 × 20 − 0,80 × 15 = −8,0 bb. Pasa: tu as gana a proyectos fallados sin arriesgar nada. El dinero contra este rival está en apostar grande J-x y mejores; el farol se guarda para quien ya demostró que tira.',
      calculos: [
        { tipo: 'alfa', bote: 20, apuesta: 15, da: '42,9 %' },
        { tipo: 'cuenta', expresion: '0.2*20-0.8*15', da: '−8,0 bb' },
      ],
    },
    {
      niveles: [5, 5],
      mano: 'Tc 8c',
      mesa: 'Kc 9c 4h 3d 6s',
      situacion:
        'NL5000, 100 bb. Botón contra ciega grande; apostaste un tercio y sobreapostaste el turn. River: bote 30 bb, quedan 84. Candidatos a farol: T♣ 8♣ y Q♣ J♣ (color fallado) y J♦ T♦ (escalera interna fallada). Te pagan reyes fuertes.',
      pregunta: '¿En qué orden los eliges para el all-in, qué pide y cuántos caben con 16 de valor?',
      respuesta:
        'All-in de 84 en 30 pide 73,7 %. J♦ T♦ primero: no lleva tréboles, deja intactos los proyectos fallados que abandonan, y quita 12 − 9 = 3 combos de K-J. Después Q♣ J♣: bloquea tréboles que se iban a ir, pero quita 3 de K-Q y 3 de K-J, 6 pagos. Último T♣ 8♣: bloquea abandonos y ningún pago. Cupo: 16 × 84 ÷ 114 = 11,8 faroles; empieza por los mejores y no llegues al límite contra quien paga de más.',
      calculos: [
        { tipo: 'alfa', bote: 30, apuesta: 84, da: '73,7 %' },
        { tipo: 'combos', mano: 'KJ', muertas: 'Kc', da: '12' },
        { tipo: 'combos', mano: 'KJ', muertas: 'Kc Jd', da: '9' },
        { tipo: 'cuenta', expresion: '3+3', da: '6' },
        { tipo: 'cuenta', expresion: '16*84/114', da: '11,8' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Ad 6d',
      mesa: 'Jd 8d 3c 5s Kh',
      situacion:
        'NL1000, 100 bb. Ciega grande contra botón: pagaste flop y turn con proyecto de color. River K♥: bote 21 bb; pasas, él pasa el 45 % y apuesta 14 el resto. Piensas en apostar tú 16 (donk) o en check-raise.',
      pregunta: '¿Farol de 16 directo? Abandona el 50 % ante esa apuesta.',
      respuesta:
        'Pide 43,2 %. EV: 0,50 × 21 − 0,50 × 16 = +2,5 bb. Parece bueno, pero compara: pasar y ganar a veces con as alto recupera el 15 % de las que él pasa, 0,45 × 0,15 × 21 = 1,4 bb. El farol gana 1,1 bb más si el 50 % es cierto. El riesgo: el rey mejora su rango más que el tuyo y pocos abandonan K-x. Con 45 % de abandonos queda +0,65 bb, menos que pasar. Hazlo solo contra quien llega con muchas jotas y ochos.',
      calculos: [
        { tipo: 'alfa', bote: 21, apuesta: 16, da: '43,2 %' },
        { tipo: 'cuenta', expresion: '0.5*21-0.5*16', da: '+2,5 bb' },
        { tipo: 'cuenta', expresion: '0.45*0.15*21', da: '1,4 bb' },
        { tipo: 'cuenta', expresion: '2.5-1.4', da: '1,1 bb' },
        { tipo: 'cuenta', expresion: '0.45*21-0.55*16', da: '+0,65 bb' },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'Kd Td',
      mesa: 'Qd 9s 3d 7c 2h',
      situacion:
        'NL25, 100 bb. Abriste en el CO, pagó el botón. Apostaste flop y turn con color y escalera interna y pagó las dos. River: bote 33 bb, hablas tú. El botón es serio y abandona rivers el 48 %.',
      pregunta: '¿Tercer barril de 22? ¿Qué te frena de tu propia mano?',
      respuesta:
        'Pide 40 %. Con 48 %: 0,48 × 33 − 0,52 × 22 = +4,4 bb: por números, sí. Lo que frena es tu mano: llevas dos diamantes y él tendría proyectos de diamantes fallados que iban a abandonar; sin ellos su abandono baja. Si cae al 42 %, 0,42 × 33 − 0,58 × 22 = +1,1 bb: casi nada. Con J♠ T♠ fallada, sin diamantes, dispara; con ésta, solo si el 48 % es un dato firme.',
      calculos: [
        { tipo: 'alfa', bote: 33, apuesta: 22, da: '40 %' },
        { tipo: 'cuenta', expresion: '0.48*33-0.52*22', da: '+4,4 bb' },
        { tipo: 'cuenta', expresion: '0.42*33-0.58*22', da: '+1,1 bb' },
      ],
    },
  ],
  variantes: {
    teoria: [
      {
        titulo: 'la división del farol',
        consigna:
          'Escribe de memoria los abandonos exigidos por un tercio, medio, dos tercios, bote y dos botes. Para cada uno nombra un rival real de tus mesas que abandone más o menos.',
      },
      {
        titulo: 'bloqueador bueno, bloqueador malo',
        consigna:
          'Elige tres rivers con proyecto fallado y reparte diez manos tuyas en «bloquea pagos», «bloquea abandonos» y «neutra». Explica el ejemplo resuelto con esas palabras.',
      },
      {
        titulo: 'audita tu historia',
        consigna:
          'Toma tres faroles que recuerdes y escribe calle por calle qué manos de valor jugarías igual. Si en alguna calle la lista queda vacía, señala dónde se rompe.',
      },
    ],
    ejercicios: [
      {
        titulo: 'abandonos, historia, bloqueadores',
        consigna:
          'En las manos de abajo rellena tres casillas antes de decidir: porcentaje exigido, mano que representas y qué cartas tuyas ayudan o estorban.',
      },
      {
        titulo: 'rendirse también puntúa',
        consigna:
          'Señala primero cuál de las manos de abajo es la peor para farolear y justifica; después resuelve el resto.',
      },
      {
        titulo: 'cambia una de tus cartas',
        consigna:
          'Cambia el palo o el rango de una de tus cartas en las manos de abajo para que el farol pase de bueno a malo o al revés.',
      },
      {
        titulo: 'lista de abandonos',
        consigna:
          'Escribe manos concretas del rival que abandonan y que pagan en las manos de abajo; cuenta combos y compara con el porcentaje exigido.',
      },
      {
        titulo: 'tres rivales, tres decisiones',
        consigna:
          'Resuelve cada mano de abajo contra un pagador, un jugador sólido y uno que abandona de más. Anota el abandono estimado en cada caso.',
      },
      {
        titulo: 'elige el tamaño más barato',
        consigna:
          'Busca en las manos de abajo el tamaño mínimo que logra los mismos abandonos y calcula cuánto ahorras cuando te pagan.',
      },
      {
        titulo: 'el rival te lee la línea',
        consigna:
          'Ponte en el lugar del rival en las manos de abajo: con su mejor cazafaroles, ¿pagarías tu línea? Di qué carta te delata.',
      },
      {
        titulo: 'cuota de faroles',
        consigna:
          'En las {n} manos de abajo fija cuántas manos de valor tendría tu rango y cuántos faroles caben con ese tamaño; decide si la tuya entra.',
      },
    ],
    test: [
      {
        titulo: 'examen de abandonos exigidos',
        consigna:
          'Da de cabeza el porcentaje exigido y la decisión en las {n} manos de abajo. Sin porcentaje correcto no hay acierto.',
      },
      {
        titulo: 'examen de farol o rendición',
        consigna: 'Marca las {n} manos de abajo con F o R antes de calcular; calcula y cuenta cuántas cambiaste.',
      },
      {
        titulo: 'examen de candidatos',
        consigna:
          'En las {n} mesas de abajo propón la mejor mano de farol de tu rango, distinta de la dada, y defiende por qué lo es.',
      },
      {
        titulo: 'examen oral de historias',
        consigna:
          'Explica en voz alta la línea que representas en las {n} manos de abajo. Falla la que no logres contar sin contradicción.',
      },
    ],
    jugar: [
      {
        titulo: 'porcentaje antes del farol',
        consigna:
          'Juega {min} minutos y no hagas ningún farol sin decir antes los abandonos que necesita. Anota cada uno y su resultado.',
      },
      {
        titulo: 'solo semifaroles',
        consigna:
          'Durante {min} minutos farolea únicamente con equity de mejora y ríndete con el resto. Compara cuántos botes ganas sin enfrentamiento.',
      },
      {
        titulo: 'marca al que abandona',
        consigna:
          'Juega {min} minutos identificando a dos rivales que abandonan de más y dirige a ellos tus faroles; a los demás, ninguno en el river.',
      },
    ],
    analizar: [
      {
        titulo: 'libro de faroles',
        consigna:
          'Lista {n} faroles recientes con tamaño, abandonos exigidos y resultado. Separa buen farol pagado de mal farol que funcionó.',
      },
      {
        titulo: 'el farol que no hiciste',
        consigna:
          'Busca {n} rivers en que pasaste sin opción de ganar y el rival pasó también. Decide cuáles cumplían las tres condiciones.',
      },
      {
        titulo: 'dónde se rompió la historia',
        consigna:
          'En {n} faroles pagados señala la calle en que tu línea dejó de representar algo y qué tamaño lo habría arreglado.',
      },
    ],
  },
};
