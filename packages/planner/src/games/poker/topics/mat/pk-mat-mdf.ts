import type { PokerTopic } from '../../poker-topic.ts';

export const pkMatMdf: PokerTopic = {
  id: 'pk-mat-mdf',
  titulo: 'Frecuencia mínima de defensa y alfa',
  area: 'MAT',
  nivelMin: 3,
  nivelMax: 5,
  prerequisitos: ['pk-mat-ev'],
  favorece: ['cash'],
  minutosEtapa: 270,
  terminos: [
    'mdf',
    'frecuencia mínima de defensa',
    'minimum defense frequency',
    'alfa',
    'alpha',
    'cuánto debo defender',
    'cuánto hay que pagar',
    'umbral de defensa',
    'porcentaje de defensa',
    'cuánto defender',
    'farol rentable automáticamente',
    'apostar cualquier carta',
    'sobredefender',
    'defender de más',
    'frecuencia de pago',
    'me farolean mucho',
  ],
  ideas: [
    'Alfa es la retirada que necesita un farol sin equity: apuesta ÷ (bote + apuesta). MDF = 1 − alfa = bote ÷ (bote + apuesta): es lo que debes defender para que ese farol no gane solo.',
    'Tabla útil: medio bote → defiende 67 %; dos tercios → 60 %; bote → 50 %; dos botes → 33 %.',
    'La MDF supone que el farol no tiene equity y que no quedan cartas ni apuestas: en el river es casi exacta (falta que ese farol no ganara nada pasando); preflop, en el flop y en el turn es solo una referencia.',
    'Contra un rival que nunca farolea defiende menos que la MDF y gana dinero; contra uno que farolea de más, defiende por encima. La MDF mide el empate, no el máximo.',
  ],
  etapas: [
    {
      nivel: 3,
      enfoque:
        'Aprende la fórmula y la tabla y aplícala en el river, donde la cuenta es limpia. Traduce el porcentaje a combos concretos de tu rango.',
      idea: 'La MDF es un porcentaje de tu rango en ese punto, no de tus cartas iniciales: cuenta solo las manos que llegaste a tener.',
    },
    {
      nivel: 4,
      enfoque:
        'Ajusta la MDF al rival con números: cuánto te cuesta sobredefender o infradefender diez puntos, y usa bloqueadores para elegir qué manos entran.',
      idea: 'Sobredefender 10 puntos contra un rival equilibrado no cuesta nada mientras no se ajuste; contra uno que nunca farolea cuesta la apuesta entera en cada pago de más.',
    },
    {
      nivel: 5,
      enfoque:
        'Integra tamaños, posición y equidad de tus manos: la defensa real se reparte entre pagar, subir y a veces apostar tú primero.',
      idea: 'La defensa no es solo pagar: subir de farol con parte de tu rango también defiende y a menudo mejor.',
    },
  ],
  errorTipico:
    'Aplicar la MDF preflop o en el flop como si no hubiera posición ni calles futuras, y retirarse «porque la MDF ya está cubierta» cuando el rival farolea de más.',
  preguntas: [
    {
      pregunta: '¿Qué defiendes ante una apuesta de dos tercios de bote y por qué?',
      respuesta: '60 %: 1 − (2/3)/(5/3) = 1 − 0,4. Si defiendes menos, un farol con cualquier carta gana dinero solo.',
    },
    {
      pregunta: '¿Alfa de un overbet de dos veces el bote?',
      respuesta: '2/3 ≈ 66,7 %: el farol necesita retiradas en dos de cada tres manos; tú defiendes el 33 %.',
    },
    {
      pregunta: '¿Cuándo es correcto defender mucho menos que la MDF?',
      respuesta:
        'Cuando el rival no farolea lo suficiente: entonces pagar con manos que solo ganan a faroles pierde y la ventaja está en retirarte.',
    },
  ],
  criterio: {
    texto: 'Da la MDF exacta y reparte la defensa correcta en {aciertos} de {de} manos.',
    aciertos: 8,
    de: 10,
    unidad: 'manos',
  },
  foco: 'En cada apuesta que enfrentes di primero la MDF de ese tamaño y después decide si este rival merece más o menos.',
  revision: '¿Defendí más o menos de lo que pedía el tamaño, y contra qué tipo de rival fue?',
  variantes: {
    teoria: [
      {
        titulo: 'fórmulas y tabla',
        consigna:
          'Deduce alfa y MDF a partir del EV del farol, sin copiarlas, y completa la tabla para cinco tamaños. Compárala con las ideas.',
      },
      {
        titulo: 'de porcentaje a combos',
        consigna:
          'Toma el ejemplo y reparte tu rango hasta llegar al número exacto de combos defendidos. Explica el criterio con el que eliges cuáles.',
      },
      {
        titulo: 'dónde deja de valer',
        consigna:
          'Explica por qué la MDF no gobierna el preflop ni el flop y qué dos factores faltan. Da un ejemplo de desvío correcto en cada dirección.',
      },
    ],
    ejercicios: [
      {
        titulo: 'MDF antes que nada',
        consigna: 'Da la MDF y el alfa de cada mano de abajo antes de decidir; después traduce el porcentaje a combos.',
      },
      {
        titulo: 'reparte la defensa',
        consigna:
          'Escribe para cada mano de abajo qué parte de tu rango paga, sube y se retira, hasta cuadrar el porcentaje.',
      },
      {
        titulo: 'cambia el tamaño',
        consigna:
          'Repite cada mano de abajo con la apuesta al doble y a la mitad; indica qué manos entran y cuáles salen de tu defensa.',
      },
      {
        titulo: 'explota al rival',
        consigna:
          'Aplica en cada mano de abajo un perfil que no farolea y otro que farolea de más, y di cuánto te desvías de la MDF.',
      },
      {
        titulo: 'el lado del que apuesta',
        consigna: 'Calcula en cada mano de abajo el alfa de tu propio farol y decide con qué manos lo harías.',
      },
      {
        titulo: 'encuentra la fuga',
        consigna:
          'Supón que defiendes solo el 40 % en cada mano de abajo y calcula cuánto gana el rival con cualquier carta.',
      },
      {
        titulo: 'velocidad con tamaños',
        consigna: 'Con reloj, di la MDF redondeada de las {n} manos de abajo sin calculadora.',
      },
      {
        titulo: 'desempate por bloqueador',
        consigna: 'Elige en cada mano de abajo, entre dos manos equivalentes, cuál entra en la defensa y por qué.',
      },
    ],
    test: [
      {
        titulo: 'MDF y reparto',
        consigna: 'Responde las {n} manos de abajo con el porcentaje exacto y los combos defendidos.',
      },
      {
        titulo: 'orden de defensa',
        consigna: 'Ordena en cada mano de abajo tu rango de la mano que más debe defender a la que menos.',
      },
      {
        titulo: 'explotar o equilibrar',
        consigna: 'Decide en cada mano de abajo si corresponde la MDF o un desvío, y calcula el desvío.',
      },
      {
        titulo: 'cuenta cerrada',
        consigna:
          'Calcula sin ayuda el EV del farol rival en cada mano de abajo si defiendes un 10 % menos de lo debido.',
      },
    ],
    jugar: [
      {
        titulo: 'la MDF en voz baja',
        consigna:
          'Juega {min} minutos diciendo la MDF de cada apuesta grande que enfrentes y anotando si tu decisión la respetó.',
      },
      {
        titulo: 'un desvío por sesión',
        consigna: 'Juega {n} manos y desvíate a propósito una vez, con motivo escrito, contra un rival concreto.',
      },
      {
        titulo: 'defender más los pequeños',
        consigna: 'Juega {min} minutos prestando atención a las apuestas pequeñas: comprueba que casi no te retiras.',
      },
    ],
    analizar: [
      {
        titulo: 'frecuencia de retirada real',
        consigna: 'Calcula en {n} rivers cuántas veces te retiraste y compara con la MDF de cada tamaño.',
      },
      {
        titulo: 'el rival que no farolea',
        consigna:
          'Busca manos contra un jugador concreto y cuenta cuántos faroles mostró; decide cuánto bajar tu defensa.',
      },
      {
        titulo: 'reparto de una línea',
        consigna:
          'Elige una línea que juegas a menudo y escribe tu rango completo de defensa para un tamaño de apuesta.',
      },
    ],
  },
  ejemplo: {
    niveles: [3, 5],
    mano: '9d 9c',
    mesa: 'Ks 8d 3h 2c 7s',
    situacion: 'NL100, river. Bote $50, el rival apuesta $50 y crees que puede farolear con proyectos fallados.',
    pregunta: '¿Cuánto debe defender tu rango y cuántos combos de 20 significa?',
    respuesta:
      'MDF = 50/100 = 50 %; alfa de su farol, 50 %. Si llegas al river con 20 combos, defiende 10: primero los mejores pares y los que menos bloquean sus faroles. 9-9 gana a todo farol y pierde con K-x: entra entre los diez si tus K ya cubren la mitad. Si sabes que farolea solo el 10 % en esta línea, defiende mucho menos: la MDF no obliga.',
    calculos: [
      { tipo: 'mdf', bote: 50, apuesta: 50, da: '50 %' },
      { tipo: 'alfa', bote: 50, apuesta: 50, da: '50 %' },
      { tipo: 'cuenta', expresion: '20 * 0.5', da: '10' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [5, 5],
      mano: 'Kh Jh',
      mesa: 'Ks 9d 5c 5s 2h',
      situacion:
        'NL5000, river, bote 30 bb. Pasas con un rango de 70 combos y el rival apuesta 22,5 bb. Tienes 6 combos de full y trío que resuben a 70 bb.',
      pregunta: '¿Cuántos combos defiendes y cómo repartes entre pagar y resubir?',
      respuesta:
        'Defensa mínima: 57,1 %, es decir 0,571 × 70 = 40 combos. Resubir también defiende: a 70 bb él paga 47,5 para un bote final de 170, 27,9 %; con 6 de valor caben 6 × 27,9 ÷ 72,1 = 2,3 faroles, dos. Resubes 8 combos y pagas 32, empezando por tus reyes: K-J paga. Los dos faroles salen de las manos que ibas a retirar y que bloquean un cinco o 9-9. El 57,1 % es una referencia contra faroles sin equity: si este rival farolea poco el river, paga menos de 32.',
      calculos: [
        { tipo: 'mdf', bote: 30, apuesta: 22.5, da: '57,1 %' },
        { tipo: 'cuenta', expresion: '0.571*70', da: '40 combos' },
        { tipo: 'cuenta', expresion: '100*47.5/170', da: '27,9 %' },
        { tipo: 'cuenta', expresion: '6*27.9/72.1', da: '2,3' },
      ],
    },
  ],
  spots: [
    {
      niveles: [3, 4],
      mano: 'Qc Jd',
      mesa: 'Kd 9h 6s 2c 4d',
      situacion: 'NL100, river. Bote $30, apuesta de $10 (un tercio).',
      pregunta: '¿Qué defensa pide y por qué casi nada se retira?',
      respuesta:
        'MDF = 75 %; alfa del farol = 25 %. Ante un tercio de bote tu rango debe retirar solo una de cada cuatro manos: paga casi cualquier pareja y sube algunas manos sin showdown. Tu Q-J no gana ni a un farol con as alto: es de ese cuarto que se retira (o sube de farol de vez en cuando). El precio de pagar es 20 %.',
      calculos: [
        { tipo: 'mdf', bote: 30, apuesta: 10, da: '75 %' },
        { tipo: 'alfa', bote: 30, apuesta: 10, da: '25 %' },
        { tipo: 'potOdds', bote: 30, apuesta: 10, da: '20 %' },
      ],
    },
    {
      niveles: [3, 5],
      mano: 'Ah 4h',
      mesa: 'Jh 8c 3d 3s Qs',
      situacion: 'NL200, river. Bote $80, apuestas $60 de farol. No tienes nada.',
      pregunta: '¿Cuánto debe retirarse y cuánto defendería un rival que siga la MDF?',
      respuesta:
        'Alfa: 42,9 %. Un rival que use la MDF defendería 57,1 % y dejaría tu farol exactamente a cero. Cada punto que se retire por encima te da dinero: con un 55 % ganas +$17,00.',
      calculos: [
        { tipo: 'alfa', bote: 80, apuesta: 60, da: '42,9 %' },
        { tipo: 'mdf', bote: 80, apuesta: 60, da: '57,1 %' },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.55, valor: 80 },
            { p: 0.45, valor: -60 },
          ],
          da: '+$17,00',
        },
      ],
    },
    {
      niveles: [3, 4],
      mano: '7d 7s',
      mesa: '9c 6d 4h Ks 2s',
      situacion:
        'NL50, river. El rival overbetea $120 a un bote de $60. Historial: nunca lo viste mostrar un farol así en 40 overbets.',
      pregunta: '¿Qué pide la MDF y qué haces?',
      respuesta:
        'MDF = 33,3 %; el precio de pagar es 40 %. Con 40 casos y cero faroles vistos, la cota superior de su frecuencia de farol con 95 % de confianza es 3/40 = 7,5 %, muy por debajo del 40 %. Retírate con todo salvo las nueces: la MDF es para rivales que farolean.',
      calculos: [
        { tipo: 'mdf', bote: 60, apuesta: 120, da: '33,3 %' },
        { tipo: 'potOdds', bote: 60, apuesta: 120, da: '40 %' },
        { tipo: 'cuenta', expresion: '100 * 3 / 40', da: '7,5 %' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Kc Qc',
      mesa: 'Kd 7h 2s Qs 3h',
      situacion:
        'NL400, river. Bote $300; el rival apuesta $100. Tu rango al llegar: 24 combos de K-x, 12 de segundas parejas y 12 de aire.',
      pregunta: '¿Cuántos combos defiendes y cuáles?',
      respuesta:
        'MDF = 75 % de 48 combos = 36: todos los K-x y las segundas parejas (24 + 12). El aire se retira. Con K-Q subes por valor parte de las veces: también eso defiende, y la cuenta de 36 incluye las subidas.',
      calculos: [
        { tipo: 'mdf', bote: 300, apuesta: 100, da: '75 %' },
        { tipo: 'cuenta', expresion: '48 * 0.75', da: '36' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Td 9d',
      mesa: 'Jc 8s 4h 2d As',
      situacion: 'NL400. En el river el rival, que farolea un 60 % más que lo normal, apuesta el bote ($150).',
      pregunta: '¿Cuánto gana pagar con una mano que solo gana a faroles, si su apuesta es 45 % farol?',
      respuesta:
        'Precio 33,3 %; con 45 % de faroles pagar da 0,45 × 300 − 0,55 × 150 = +$52,50. La MDF pedía 50 % de defensa, pero aquí pagas con todo lo que gane a un farol: cada mano extra suma esa cantidad. Lo que no entra es 10-9: solo gana a los faroles más bajos, como 7-6 o 6-5.',
      calculos: [
        { tipo: 'potOdds', bote: 150, apuesta: 150, da: '33,3 %' },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.45, valor: 300 },
            { p: 0.55, valor: -150 },
          ],
          da: '+$52,50',
        },
      ],
    },
    {
      niveles: [5, 5],
      mano: 'As 5s',
      mesa: 'Ks Js 4d 8h 8c',
      situacion:
        'NL1000, river. Bote $400; apuesta de $300. Tu rango, 50 combos: 15 de K-x que pagan, 4 que suben por valor (A-8 y 4-4), 10 de color fallado y 21 de parejas bajas y aire.',
      pregunta: '¿Cómo repartes la defensa entre pago y subida?',
      respuesta:
        'MDF = 57,1 % de 50 combos = 28,6 que no se retiran. Pagas 15 y subes por valor 4; faltan 9,6 combos: subes de farol dos o tres de los colores fallados, menos de uno por cada mano de valor, y el resto lo pagan tus mejores parejas bajas. Si solo pagaras 15 de 50 defenderías 30 % y cualquier farol suyo de $300 ganaría +$190 por intento.',
      calculos: [
        { tipo: 'mdf', bote: 400, apuesta: 300, da: '57,1 %' },
        { tipo: 'cuenta', expresion: '50 * 0.571', da: '28,6' },
        { tipo: 'cuenta', expresion: '28.6 - 19', da: '9,6' },
        { tipo: 'cuenta', expresion: '100 * 15 / 50', da: '30 %' },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.7, valor: 400 },
            { p: 0.3, valor: -300 },
          ],
          da: '+$190',
        },
      ],
    },
    {
      niveles: [5, 5],
      mesa: 'Ac Qd 5h 5c 9s',
      situacion: 'NL2000, river. Él apuesta 3 botes (bote $200, apuesta $600) y su línea representa A-A y Q-Q.',
      pregunta:
        '¿Qué defiende tu rango y con qué manos, si llegas con 4 combos de A-Q, 6 de A-K y 20 de parejas medias?',
      respuesta:
        'MDF = 25 %: de 30 combos, 7,5. Pones primero los 4 de A-Q y completas con unos 3 de A-K (todos quitan combos de A-A; elige los que no tocan sus proyectos fallados). Contra un rival real que hace esto solo con valor, la defensa baja a las manos que ganan a su valor fino, que aquí no existen: el ajuste explotativo es retirarse.',
      calculos: [
        { tipo: 'mdf', bote: 200, apuesta: 600, da: '25 %' },
        { tipo: 'cuenta', expresion: '30 * 0.25', da: '7,5' },
      ],
    },
    {
      niveles: [5, 5],
      mano: '6c 6d',
      mesa: 'Qh 9s 4d',
      situacion:
        'NL1000, ciega grande contra botón. Bote 5,5 bb; c-bet de 1,8 bb. Alguien dice que «la MDF obliga a defender el 75 %».',
      pregunta: '¿Cuánto da la fórmula y por qué no se aplica tal cual en el flop?',
      respuesta:
        'La fórmula da 75,3 %, pero los faroles de él tienen equity y quedan dos calles: no son gratis ni pierden todo, y tú no realizas la tuya entera. La defensa real contra ese tamaño ronda el 60–65 %, con subidas incluidas. Eso le deja ganar algo con cualquier carta, porque solo necesita 24,7 % de retiradas: es el precio de llegar con el rango más débil y sin posición. La MDF sirve de aviso: cuanto más te alejes de ella hacia abajo, más le regalas.',
      calculos: [
        { tipo: 'mdf', bote: 5.5, apuesta: 1.8, da: '75,3 %' },
        { tipo: 'alfa', bote: 5.5, apuesta: 1.8, da: '24,7 %' },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Jh Tc',
      mesa: 'Js 8d 4c 4h 2s',
      situacion:
        'NL100, river. Bote 20 bb, pasas y el rival apuesta 15. Llegas con 36 combos: 12 de jota, 14 de ocho y parejas medias, 10 de as alto.',
      pregunta: '¿Cuántos defiendes y entra J-T?',
      respuesta:
        'MDF: 57,1 %, 0,571 × 36 = 21 combos. Las 12 jotas entran todas y completas con 9 de las 14 segundas parejas, eligiendo las que no bloquean sus proyectos fallados (10-9, 9-7). J-T paga. Alfa: su farol gana si abandonas más del 42,9 %. Si tu dato dice que farolea poco, quédate en las 12 jotas: la cifra es una referencia, no una obligación.',
      calculos: [
        { tipo: 'mdf', bote: 20, apuesta: 15, da: '57,1 %' },
        { tipo: 'cuenta', expresion: '0.571*36', da: '21 combos' },
        { tipo: 'alfa', bote: 20, apuesta: 15, da: '42,9 %' },
      ],
    },
    {
      niveles: [3, 3],
      mano: 'Ac 7c',
      mesa: 'Kd 9c 5c 3h 2d',
      situacion: 'NL50, river. Falló tu color y quieres farolear. Bote 24 bb. Comparas 8, 16 y 36 bb.',
      pregunta: '¿Qué retirada necesita cada tamaño y cuál eliges si crees que abandona el 30 %, el 45 % y el 58 %?',
      respuesta:
        '8: 25 %. 16: 40 %. 36: 60 %. EV: 0,30 × 24 − 0,70 × 8 = +1,6 bb; 0,45 × 24 − 0,55 × 16 = +2,0 bb; 0,58 × 24 − 0,42 × 36 = −1,2 bb. Elige 16. El tamaño mayor no es «más farol»: solo conviene si compra más retirada de la que pide.',
      calculos: [
        { tipo: 'alfa', bote: 24, apuesta: 8, da: '25 %' },
        { tipo: 'alfa', bote: 24, apuesta: 16, da: '40 %' },
        { tipo: 'alfa', bote: 24, apuesta: 36, da: '60 %' },
        { tipo: 'cuenta', expresion: '0.3*24-0.7*8', da: '+1,6 bb' },
        { tipo: 'cuenta', expresion: '0.45*24-0.55*16', da: '+2,0 bb' },
        { tipo: 'cuenta', expresion: '0.58*24-0.42*36', da: '−1,2 bb' },
      ],
    },
    {
      niveles: [3, 3],
      mano: 'Ts 9s',
      mesa: 'Ah Tc 6d 4s 2h',
      situacion: 'NL100, river. Bote 16 bb, pasas y apuesta 4 (un cuarto).',
      pregunta: '¿Cuánto defiende tu rango, qué precio tienes y qué manos se retiran?',
      respuesta:
        'MDF: 80 %. Precio: 16,7 %: con ganar una de cada seis basta. Ante un cuarto se paga casi todo lo que tiene pareja: T-9 paga sin dudar, y también seises y parejas como 5-5. Se retira lo que no gana ni a faroles (K-Q, Q-J). Su apuesta es valor fino y bloqueo: subir como farol con manos que lleven un as es posible, pero no con una pareja que ya gana enfrentamientos.',
      calculos: [
        { tipo: 'mdf', bote: 16, apuesta: 4, da: '80 %' },
        { tipo: 'potOdds', bote: 16, apuesta: 4, da: '16,7 %' },
      ],
    },
  ],
};
