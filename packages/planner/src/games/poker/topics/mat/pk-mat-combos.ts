import type { PokerTopic } from '../../poker-topic.ts';

export const pkMatCombos: PokerTopic = {
  id: 'pk-mat-combos',
  titulo: 'Combinatoria y bloqueadores',
  area: 'MAT',
  nivelMin: 2,
  nivelMax: 5,
  prerequisitos: ['pk-mat-equity'],
  minutosEtapa: 290,
  terminos: [
    'combos',
    'combinatoria',
    'contar combos',
    'combinaciones de manos',
    'combinaciones posibles',
    'bloqueador',
    'bloqueadores',
    'blocker',
    'blockers',
    'cartas que bloquean',
    'efecto bloqueador',
    'efecto de eliminación',
    'card removal',
    'cuántas combinaciones de ak',
    '16 combos',
    'desbloquear',
  ],
  ideas: [
    'Sin cartas conocidas: cada pareja tiene 6 combos, cada mano del mismo palo 4 y cada offsuit 12 (16 en total para dos cartas de distinto valor). De 1.326 manos posibles, AA es el 0,45 %.',
    'Una carta conocida quita combos: con un as en tu mano, AA baja de 6 a 3 y A-K de 16 a 12; con un rey en la mesa, K-K pasa de 6 a 3.',
    'Para manos de dos valores distintos multiplica las cartas libres de cada uno: A-Q con una Q en la mesa y un as en tu mano son 3 × 3 = 9.',
    'Un buen farol bloquea las manos que pagan y no bloquea las que se retiran; un buen pago de farol ajeno hace lo contrario.',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque:
        'Cuenta combos de parejas, dos pares y tríos con cartas en la mesa y compara valor contra farol. Usa la cuenta solo en decisiones de river.',
      idea: 'Con tres cartas distintas en el flop hay 9 combos de set y 27 de dos pares posibles: el rango decide cuáles existen de verdad.',
    },
    {
      nivel: 3,
      enfoque:
        'Elige faroles y pagos por bloqueadores: qué carta quita qué grupo y cuánto. Compara dos manos candidatas con números.',
      idea: 'Bloquear no es mágico: quitar 3 de 12 combos de valor cambia la frecuencia unos pocos puntos, no la decisión entera.',
    },
    {
      nivel: 4,
      enfoque:
        'Combina bloqueo de valor con desbloqueo de lo que se retira y ordena tus candidatos de farol de mejor a peor.',
      idea: 'En un farol de river la mejor carta suele ser la que quita sus pagos de bajo valor y deja intactos sus proyectos fallados.',
    },
    {
      nivel: 5,
      enfoque:
        'Trabaja con rangos ponderados: combos a media frecuencia, manos mixtas y efecto conjunto de tus dos cartas en la frecuencia de retirada.',
      idea: 'Suma el efecto de tus dos cartas por separado y réstales el combo que ambas tocan: contarlo dos veces es el error de los buenos.',
    },
  ],
  errorTipico:
    'Contar «16 combos de A-K» cuando tienes un as o hay un rey en la mesa, y farolear porque «bloqueo el color» cuando esa carta también bloquea los proyectos fallados que se retirarían.',
  preguntas: [
    {
      pregunta: '¿Cuántos combos de A-K quedan si tienes A♠ K♦?',
      respuesta: 'Quedan tres ases y tres reyes: 3 × 3 = 9 combos, de ellos 2 del mismo palo (corazones y tréboles).',
    },
    {
      pregunta: 'En K♣ 8♥ 3♦ con tu mano A♦ A♠, ¿cuántos combos de sets y de K-8 tiene el rival?',
      respuesta: 'Sets: KK 3, 88 3, 33 3 (total 9). K-8: 3 reyes × 3 ochos = 9 combos.',
    },
    {
      pregunta: '¿Qué hace buena una carta para farolear el river?',
      respuesta:
        'Que quite combos de las manos que pagarían y no toque las que se retiran, o sea sus proyectos fallados.',
    },
    {
      pregunta: 'Tienes Q♥ y la mesa trae tres corazones. ¿Qué colores quita tu carta al rival y por qué importa?',
      respuesta:
        'Solo los colores que llevan esa Q: las Q♥x♥. Sus colores de as o rey siguen intactos, así que el efecto es pequeño frente a bloquear el as del palo.',
    },
    {
      pregunta: '¿Cuántos combos hay de dos pares K-8 si en la mesa hay K♣ 8♥ y tienes K♠?',
      respuesta: 'Quedan 2 reyes y 3 ochos: 2 × 3 = 6.',
    },
  ],
  criterio: {
    texto: 'Cuenta los combos exactos y decide bien en {aciertos} de {de} manos.',
    aciertos: 8,
    de: 10,
    unidad: 'manos',
  },
  foco: 'En cada river escribe cuántos combos de valor y cuántos de farol tiene el rival antes de pagar o farolear.',
  revision: '¿Contando sus combos exactos, mi decisión en el river era buena?',
  variantes: {
    teoria: [
      {
        titulo: '6, 4, 12 y 16',
        consigna:
          'Escribe por qué cada tipo de mano tiene su número, enumerando los palos, y comprueba que todas las manos suman 1.326. Relee el ejemplo contando tú cada grupo.',
      },
      {
        titulo: 'qué quita cada carta',
        consigna: 'Toma el ejemplo y cambia una de tus cartas por otra: recuenta los grupos y explica qué lado mejora.',
      },
      {
        titulo: 'bloquear y desbloquear',
        consigna: 'Explica con dos ejemplos propios por qué una carta puede ser mala para farolear y buena para pagar.',
      },
    ],
    ejercicios: [
      {
        titulo: 'cuenta exacta',
        consigna: 'Escribe cada grupo y su número en las manos de abajo; un combo de más invalida la respuesta.',
      },
      {
        titulo: 'valor contra farol',
        consigna:
          'Divide en cada mano de abajo el rango en valor y farol, cuenta ambos y compara la proporción con el precio.',
      },
      {
        titulo: 'cambia tu carta',
        consigna:
          'Sustituye en cada mano de abajo una carta tuya por la de al lado y recalcula solo los grupos que cambian.',
      },
      {
        titulo: 'encuentra la mejor candidata',
        consigna: 'Propón en cada mano de abajo otras dos manos tuyas y ordénalas por calidad de bloqueo con números.',
      },
      {
        titulo: 'la cuenta del rival',
        consigna: 'Ponte en el lugar del rival en cada mano de abajo y cuenta cuántos combos de tu rango le ganan.',
      },
      {
        titulo: 'combos a media frecuencia',
        consigna: 'Asigna en cada mano de abajo una frecuencia a los grupos dudosos y recalcula el total ponderado.',
      },
      {
        titulo: 'recuento oral',
        consigna: 'Con reloj, di los combos totales de cada grupo de las {n} manos de abajo sin escribir.',
      },
      {
        titulo: 'pares de manos parecidas',
        consigna:
          'Elige dos manos tuyas posibles en cada mano de abajo con el mismo valor y decide cuál conviene para pagar y cuál para farolear.',
      },
    ],
    test: [
      {
        titulo: 'combos exactos y decisión',
        consigna: 'Responde las {n} manos de abajo con cada grupo contado; solo vale si todos son correctos.',
      },
      {
        titulo: 'bloqueo o desbloqueo',
        consigna: 'Di en cada mano de abajo qué grupo bloquea tu mano y si eso ayuda o estorba a tu plan.',
      },
      {
        titulo: 'porcentaje de retirada',
        consigna: 'Calcula en cada mano de abajo la frecuencia de retirada con un punto de margen.',
      },
      {
        titulo: 'sin papel',
        consigna: 'Resuelve las manos de abajo mentalmente y escribe solo el número final; corrige al terminar.',
      },
    ],
    jugar: [
      {
        titulo: 'un recuento por river',
        consigna:
          'Juega {min} minutos y en cada river con apuesta grande cuenta al menos un grupo de valor y uno de farol.',
      },
      {
        titulo: 'elige el farol por bloqueador',
        consigna: 'Juega {n} manos exigiendo que cada farol grande tuyo tenga una carta que lo justifique.',
      },
      {
        titulo: 'pagos con desempate',
        consigna: 'Juega {min} minutos y, entre dos pagos dudosos, elige el que menos bloquea los faroles rivales.',
      },
    ],
    analizar: [
      {
        titulo: 'rivers perdidos',
        consigna: 'Recuenta los combos rivales en {n} rivers grandes y compara con la decisión que tomaste.',
      },
      {
        titulo: 'candidatos ordenados',
        consigna:
          'Escribe las cinco manos de farol posibles de una mano tuya y ordénalas con números; luego mira cuál usaste.',
      },
      {
        titulo: 'el rival en el espejo',
        consigna:
          'Calcula tus propios combos de valor y farol en una línea que repites y ve si la proporción cuadra con tu tamaño.',
      },
    ],
  },
  ejemplo: {
    niveles: [2, 5],
    mano: 'Ah Qc',
    mesa: 'Kd Qh 7c 4s 2h',
    situacion:
      'NL50. En el river, bote $30, el rival apuesta $18. Sus faroles plausibles son J♥ 10♥, J♠ 10♠ y A♠ J♠; su valor son KK, QQ, 77, K-Q y A-K.',
    pregunta: '¿Cuántos combos de valor y de farol tiene con tus cartas conocidas, y qué haces?',
    respuesta:
      'KK 3, QQ 1 (dos damas conocidas), 77 3, K-Q 6 y A-K 9 (tu as y el rey de la mesa): total 22 combos de valor. Faroles: 3. Necesitas 27,3 % y ganas a 3/25 = 12 %: retírate. Tu as, además, le quita tres combos de A-K: aun así sobran manos que te ganan.',
    calculos: [
      { tipo: 'combos', mano: 'KK', muertas: 'Kd Qc', da: '3' },
      { tipo: 'combos', mano: 'QQ', muertas: 'Qc Qh', da: '1' },
      { tipo: 'combos', mano: '77', muertas: '7c', da: '3' },
      { tipo: 'combos', mano: 'KQ', muertas: 'Kd Qh Qc', da: '6' },
      { tipo: 'combos', mano: 'AK', muertas: 'Ah Kd', da: '9' },
      { tipo: 'cuenta', expresion: '3 + 1 + 3 + 6 + 9', da: '22' },
      { tipo: 'potOdds', bote: 30, apuesta: 18, da: '27,3 %' },
      { tipo: 'cuenta', expresion: '100 * 3 / 25', da: '12 %' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [4, 5],
      mano: 'Kc Qd',
      mesa: 'Js Ts 4d 7c 2h',
      situacion:
        'NL2000, river, bote 40 bb, te pasan y consideras apostar 40 de farol. El rival paga A-J y K-J siempre, Q-J y J-T la mitad de las veces; abandona unos 20 combos de dieces (entre ellos K♣ T♣ y Q♦ T♦) y 14 de picas falladas (5 con el A♠).',
      pregunta: '¿Farolea mejor K♣ Q♦ o A♠ 5♠?',
      respuesta:
        'Sin bloqueos: paga 12 + 12 + 6 + 4,5 = 34,5 combos y abandona 34: 49,6 %, por debajo del 50 % que pide la apuesta. Con K♣ Q♦: K-J baja a 9 y Q-J a 9 ÷ 2 = 4,5; paga 12 + 9 + 4,5 + 4,5 = 30, y abandona 18 + 14 = 32 (pierdes dos combos de dieces): 51,6 %, farol. Con A♠ 5♠: A-J baja a 9, paga 31,5, pero le quitas 5 picas falladas y abandona 20 + 9 = 29: 47,9 %, pasa. El as bloquea pagos y, más todavía, abandonos.',
      calculos: [
        { tipo: 'cuenta', expresion: '12+12+6+4.5', da: '34,5' },
        { tipo: 'cuenta', expresion: '100*34/68.5', da: '49,6' },
        { tipo: 'alfa', bote: 40, apuesta: 40, da: '50 %' },
        { tipo: 'combos', mano: 'KJ', muertas: 'Kc Qd Js', da: '9' },
        { tipo: 'cuenta', expresion: '100*32/62', da: '51,6 %' },
        { tipo: 'combos', mano: 'AJ', muertas: 'As 5s Js', da: '9' },
        { tipo: 'cuenta', expresion: '100*29/60.5', da: '47,9 %' },
      ],
    },
  ],
  spots: [
    {
      niveles: [2, 3],
      mano: 'As Kc',
      mesa: 'Jd 7h 3s',
      situacion: 'Flop, sin más información. Quieres saber cuántos combos de set, de A-J y de K-J tiene el rival.',
      pregunta: '¿Cuántos son?',
      respuesta:
        'Sets: JJ, 77 y 33 son 3 cada uno = 9. A-J con tu as fuera: 9 combos; K-J: 9. Sin tus cartas habrían sido 12 y 12: tu A-K le quita seis combos de pareja alta de un total de 24.',
      calculos: [
        { tipo: 'cuenta', expresion: '3 + 3 + 3', da: '9' },
        { tipo: 'combos', mano: 'AJ', muertas: 'As Kc Jd', da: '9' },
        { tipo: 'combos', mano: 'KJ', muertas: 'As Kc Jd', da: '9' },
      ],
    },
    {
      niveles: [2, 4],
      mano: 'Ad 4d',
      mesa: 'Kd 9c 3d 5h 8s',
      situacion:
        'NL50, river. Bote $24, sin mano; el rival paga con K-x, retira el resto. Su rango de river: K-Q, K-J, K-10 y J-10, Q-J fallados.',
      pregunta: '¿Qué bloquea tu as de diamantes y cuántos combos quedan de cada grupo?',
      respuesta:
        'K-Q: 12 combos, K-J 12 y K-10 12 (solo falta el K♦): 36 que pagan. Retiran Q-J 16 y J-10 16: 32. Tu as no bloquea nada: el farol de dos tercios ($16) pide 40,0 % y tendrías 47,1 %. Funciona por el rango, no por el bloqueador.',
      calculos: [
        { tipo: 'combos', mano: 'KQ', muertas: 'Kd 9c 3d 5h 8s Ad 4d', da: '12' },
        { tipo: 'combos', mano: 'QJ', muertas: 'Kd 9c 3d 5h 8s Ad 4d', da: '16' },
        { tipo: 'combos', mano: 'JT', muertas: 'Kd 9c 3d 5h 8s Ad 4d', da: '16' },
        { tipo: 'alfa', bote: 24, apuesta: 16, da: '40,0 %' },
        { tipo: 'cuenta', expresion: '100 * 32 / 68', da: '47,1 %' },
      ],
    },
    {
      niveles: [2, 4],
      mano: 'Qs Js',
      mesa: 'Ks 9s 4d 2c 7s',
      situacion: 'NL100, river. Tienes color. El rival apuesta $40 en un bote de $60 y temes el color mayor.',
      pregunta: '¿Cuántos combos de A♠x♠ quedan y cómo influye?',
      respuesta:
        'Visibles: K♠ 9♠ 7♠ en la mesa y Q♠ J♠ en tu mano: quedan ocho picas. Colores que te ganan: A♠ con cualquiera de las otras siete (10, 8, 6, 5, 4, 3 y 2 de picas) = 7 combos. El rey está en la mesa, así que ningún otro te gana. Sets (KK, 99, 77, 44, 22): 15 combos que quizás apuesten. Con tu color pagas: necesitas 28,6 % y solo esos 7 combos te ganan.',
      calculos: [
        { tipo: 'cuenta', expresion: '7 * 1', da: '7' },
        { tipo: 'potOdds', bote: 60, apuesta: 40, da: '28,6 %' },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Ac 5c',
      situacion:
        'NL200. UTG abre y tú, en el botón, decides entre A-5 del mismo palo y K-9 del mismo palo para 3-bet de farol.',
      pregunta: '¿Cuántos combos de su rango de 4-bet (AA, KK, AK) quita cada una?',
      respuesta:
        'Sin cartas: 6 + 6 + 16 = 28. Con A♣ 5♣: AA 3, KK 6, AK 12 → 21. Con K♣ 9♣: AA 6, KK 3, AK 12 → 21. Igual bloqueo; la diferencia es postflop: A-5 liga color y escalera, y el as es la mejor overcard.',
      calculos: [
        { tipo: 'cuenta', expresion: '6 + 6 + 16', da: '28' },
        { tipo: 'combos', mano: 'AA', muertas: 'Ac 5c', da: '3' },
        { tipo: 'combos', mano: 'AK', muertas: 'Ac 5c', da: '12' },
        { tipo: 'cuenta', expresion: '3 + 6 + 12', da: '21' },
        { tipo: 'cuenta', expresion: '6 + 3 + 12', da: '21' },
      ],
    },
    {
      niveles: [3, 5],
      mano: 'Kh Jh',
      mesa: 'Ah Th 5c 8d 2s',
      situacion:
        'NL200, river. Bote $90, farol posible con tu K-J que no ligó color. El rival paga con A-x y retira sus proyectos de corazones fallados.',
      pregunta: '¿Te conviene farolear sabiendo que tienes dos corazones?',
      respuesta:
        'Tus corazones quitan justo las manos que se retirarían. De trece corazones hay dos en la mesa y, sin tu mano, las parejas de corazones posibles para el rival serían 55; con tus dos corazones quedan 36. Farolear con K♠ J♠ habría sido mejor: deja sus proyectos fallados enteros. A-x que paga: quedan 12 combos de A-Q y tus cartas no quitan ninguno.',
      calculos: [
        { tipo: 'cuenta', expresion: '11 * 10 / 2', da: '55' },
        { tipo: 'cuenta', expresion: '9 * 8 / 2', da: '36' },
        { tipo: 'cuenta', expresion: '3 * 4', da: '12' },
      ],
    },
    {
      niveles: [3, 5],
      mano: 'As Kd',
      mesa: 'Qd 8s 4s Qh 3h',
      situacion:
        'NL200, river. Bote $60 y el rival apuesta $60 con un rango de Q-x y proyectos de picas fallados. Dudas entre pagar con A♠ K♦ y con A♦ K♣, sin pareja.',
      pregunta: '¿Qué mano es mejor para pagar?',
      respuesta:
        'Ninguna gana a Q-x; ambas ganan a los faroles. La A♠ bloquea picas falladas (J♠ 10♠ no, pero A♠ x♠ sí), que son los faroles que quieres que tenga: por eso A♦ K♣ es mejor pago. Precio: 33,3 %. Bloquear faroles resta pocos combos, pero en decisiones al límite es el criterio de desempate. Los Q-x posibles con dos damas en la mesa: A-Q 6 combos, K-Q 6.',
      calculos: [
        { tipo: 'potOdds', bote: 60, apuesta: 60, da: '33,3 %' },
        { tipo: 'combos', mano: 'AQ', muertas: 'Qd Qh As Kd', da: '6' },
        { tipo: 'combos', mano: 'KQ', muertas: 'Qd Qh As Kd', da: '6' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Ac 9c',
      mesa: 'Kc Tc 6s 2h 3d',
      situacion:
        'NL600, river. Bote 3-bet $240, stacks $300. Tu proyecto máximo falló. Su rango de pago: KK, TT, A-K, K-Q; de retirada: Q-J, J-9, 9-8 de todos los palos.',
      pregunta: '¿Cuántos combos quedan de cada grupo y qué porcentaje se retira?',
      respuesta:
        'KK 3, TT 3, A-K 9, K-Q 12: 27 que pagan. Retiran: Q-J 16, J-9 12, 9-8 12: 40. Frecuencia: 59,7 %. Apostar $180 pide 42,9 %: farolea. Tu 9 sí bloquea J-9 y 9-8 (resta 8 combos de retirada), y tu as le quita 3 combos de A-K.',
      calculos: [
        { tipo: 'combos', mano: 'AK', muertas: 'Ac Kc', da: '9' },
        { tipo: 'combos', mano: 'KQ', muertas: 'Ac 9c Kc Tc', da: '12' },
        { tipo: 'cuenta', expresion: '3 + 3 + 9 + 12', da: '27' },
        { tipo: 'combos', mano: 'QJ', muertas: 'Ac 9c Kc Tc', da: '16' },
        { tipo: 'combos', mano: 'J9', muertas: 'Ac 9c Kc Tc', da: '12' },
        { tipo: 'combos', mano: '98', muertas: 'Ac 9c Kc Tc', da: '12' },
        { tipo: 'cuenta', expresion: '16 + 12 + 12', da: '40' },
        { tipo: 'cuenta', expresion: '100 * 40 / 67', da: '59,7 %' },
        { tipo: 'alfa', bote: 240, apuesta: 180, da: '42,9 %' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Kd Qh',
      situacion:
        'NL1000. BTN 3-bet polarizado contra tu apertura de CO; decides si 4-bet de farol con K-Q o con A-5 del mismo palo.',
      pregunta: '¿Qué combos de continuación (QQ+, AK) deja cada una?',
      respuesta:
        'Base: QQ, KK y AA 6 cada uno y AK 16: 34. Con K♦ Q♥: QQ 3, KK 3, AA 6, AK 12 → 24. Con A♥ 5♥: QQ 6, KK 6, AA 3, AK 12 → 27. K-Q bloquea tres combos más, pero si te pagan juega peor: el desempate lo da la jugabilidad, no el recuento.',
      calculos: [
        { tipo: 'cuenta', expresion: '6 + 6 + 6 + 16', da: '34' },
        { tipo: 'combos', mano: 'QQ', muertas: 'Kd Qh', da: '3' },
        { tipo: 'combos', mano: 'KK', muertas: 'Kd Qh', da: '3' },
        { tipo: 'combos', mano: 'AK', muertas: 'Kd Qh', da: '12' },
        { tipo: 'cuenta', expresion: '3 + 3 + 6 + 12', da: '24' },
        { tipo: 'cuenta', expresion: '6 + 6 + 3 + 12', da: '27' },
      ],
    },
    {
      niveles: [5, 5],
      mano: 'Jd Js',
      mesa: 'Ts 8s 5d 2c Qh',
      situacion:
        'NL2000, river, bote 3-bet 60 bb. El rival pasa y piensas farolear 45 bb convirtiendo J-J en farol contra un rango de A-Q, Q-J, K-Q y T-x.',
      pregunta: '¿Qué bloqueas y qué frecuencia de retirada esperas?',
      respuesta:
        'Pagan A-Q 12, K-Q 12 y Q-J 6: tus jotas quitan seis de los doce Q-J: 30 pagos. Retiran K-10 12, J-10 6 y 10-9 12: 30. Se retiran 50 %; la apuesta pide 42,9 %. Un farol ajustado: ganas en el margen, y solo si su rango de retirada es de verdad tan ancho.',
      calculos: [
        { tipo: 'combos', mano: 'AQ', muertas: 'Qh Jd Js', da: '12' },
        { tipo: 'combos', mano: 'KQ', muertas: 'Qh Jd Js', da: '12' },
        { tipo: 'combos', mano: 'QJ', muertas: 'Qh Jd Js', da: '6' },
        { tipo: 'cuenta', expresion: '12 + 12 + 6', da: '30' },
        { tipo: 'combos', mano: 'KT', muertas: 'Ts', da: '12' },
        { tipo: 'combos', mano: 'JT', muertas: 'Ts Jd Js', da: '6' },
        { tipo: 'combos', mano: 'T9', muertas: 'Ts', da: '12' },
        { tipo: 'cuenta', expresion: '12 + 6 + 12', da: '30' },
        { tipo: 'cuenta', expresion: '100 * 30 / 60', da: '50 %' },
        { tipo: 'alfa', bote: 60, apuesta: 45, da: '42,9 %' },
      ],
    },
    {
      niveles: [5, 5],
      mano: 'Ah Th',
      mesa: 'Kh 9h 4s 2d 7c',
      situacion:
        'NL1000, river. Bote $500, overbet de $750 como farol. El rival tiene sets, dos pares, K-Q, K-J con frecuencia del 70 % y K-10, A-9 con el 50 %.',
      pregunta: '¿Cómo cuentas los combos a media frecuencia?',
      respuesta:
        'Multiplica cada grupo por su frecuencia: K-Q 8,4 y K-J 8,4; K-10, con tu 10, 4,5; A-9, con tu as, 4,5. Total dudoso 25,8. Si de ésos se retira el 70 % y sets y dos pares (9 combos) nunca, la retirada es 51,9 %; el overbet pide 60 %. No alcanza: con tu as y tu 10 bloqueas precisamente parte de lo que se retiraría.',
      calculos: [
        { tipo: 'cuenta', expresion: '12 * 0.7', da: '8,4' },
        { tipo: 'cuenta', expresion: '12 * 0.7', da: '8,4' },
        { tipo: 'cuenta', expresion: '3 * 3 * 0.5', da: '4,5' },
        { tipo: 'cuenta', expresion: '3 * 3 * 0.5', da: '4,5' },
        { tipo: 'cuenta', expresion: '8.4 + 8.4 + 4.5 + 4.5', da: '25,8' },
        { tipo: 'cuenta', expresion: '100 * (25.8 * 0.7) / (25.8 + 9)', da: '51,9 %' },
        { tipo: 'alfa', bote: 500, apuesta: 750, da: '60 %' },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'Qh Jh',
      mesa: 'Qs 8d 4c 4h 2s',
      situacion:
        'NL25, river. Bote 16 bb, el rival apuesta 10. Valor: A-Q, K-Q, 8-8 y 4-x del mismo palo que pagó (A-4s y 5-4s). Faroles: J-10 y 10-9.',
      pregunta: 'Cuenta combos y decide.',
      respuesta:
        'A-Q: cuatro ases por dos damas libres, 8; K-Q 8; 8-8 3; A-4s y 5-4s, 2 cada uno (dos cuatros vistos), 4: 23 de valor. Faroles: J-10 con tu jota fuera 12 y 10-9 16, 28 posibles; si dispara un tercio, unos 9. Ganas 9 de 32 = 28,1 % y pide 27,8 %: casi exacto. Paga solo si crees que dispara más de un tercio de sus fallados.',
      calculos: [
        { tipo: 'combos', mano: 'AQ', muertas: 'Qh Jh Qs', da: '8' },
        { tipo: 'combos', mano: 'KQ', muertas: 'Qh Jh Qs', da: '8' },
        { tipo: 'combos', mano: '88', muertas: '8d', da: '3' },
        { tipo: 'cuenta', expresion: '2+2', da: '4' },
        { tipo: 'cuenta', expresion: '8+8+3+4', da: '23' },
        { tipo: 'combos', mano: 'JT', muertas: 'Qh Jh', da: '12' },
        { tipo: 'combos', mano: 'T9', da: '16' },
        { tipo: 'cuenta', expresion: '12+16', da: '28' },
        { tipo: 'cuenta', expresion: '100*9/32', da: '28,1 %' },
        { tipo: 'potOdds', bote: 16, apuesta: 10, da: '27,8 %' },
      ],
    },
    {
      niveles: [2, 2],
      mano: 'Ad Kd',
      mesa: 'Kc 9h 6s',
      situacion: 'NL25, flop. Apostaste y un jugador serio te resube. Crees que lo hace con tríos y doble pareja.',
      pregunta: '¿Cuántos combos de cada uno hay y cuántos de K-Q harían falta para seguir tranquilo?',
      respuesta:
        'Tríos: 9-9 3, 6-6 3 y K-K 1: 7. Doble pareja: K-9s 1, 9-6s 2: 3; en total 10. K-Q y K-J son 16 combos (dos reyes libres por cuatro). Si resubiera la mitad de ellos, irías delante de 8 contra 10. Si no resube ninguno, detrás de todo: abandona en el turn ante otra apuesta. Todo depende de si K-Q está en la lista.',
      calculos: [
        { tipo: 'combos', mano: '99', muertas: '9h', da: '3' },
        { tipo: 'combos', mano: '66', muertas: '6s', da: '3' },
        { tipo: 'combos', mano: 'KK', muertas: 'Ad Kd Kc', da: '1' },
        { tipo: 'cuenta', expresion: '3+3+1', da: '7' },
        { tipo: 'combos', mano: 'K9s', muertas: 'Ad Kd Kc 9h', da: '1' },
        { tipo: 'combos', mano: '96s', muertas: '9h 6s', da: '2' },
        { tipo: 'cuenta', expresion: '1+2', da: '3' },
        { tipo: 'cuenta', expresion: '7+3', da: '10' },
        { tipo: 'cuenta', expresion: '8+8', da: '16' },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'Ac Ts',
      mesa: 'Ad Td 6c 4s 9h',
      situacion:
        'NL50, river. Tienes dos pares altos, apuestas 12 en 18 y te sube a 40. Crees que lo hace con tríos y escaleras (8-7).',
      pregunta: 'Cuenta combos mejores y peores (A-9, T-9 y 9-9 que ligaron en el river).',
      respuesta:
        'Mejores: 6-6 y 4-4, 6; 9-9, 3; A-A y T-T, 1 y 1, casi descartados preflop; 8-7 del mismo palo, 4. Unos 13. Peores: A-9, dos ases por tres nueves, 6; T-9 del mismo palo, 1. Si sube la mitad de A-9: 4 peores contra 13. Precio: 28 ÷ 98 = 28,6 %; ganas 4 de 17 = 23,5 %. Retírate; si subiera siempre A-9, serían 7 de 20, 35 %, y pagarías. Todo depende de esa mano: pregúntate si la sube.',
      calculos: [
        { tipo: 'cuenta', expresion: '3+3', da: '6' },
        { tipo: 'combos', mano: '99', muertas: '9h', da: '3' },
        { tipo: 'combos', mano: 'AA', muertas: 'Ac Ad', da: '1' },
        { tipo: 'combos', mano: 'TT', muertas: 'Ts Td', da: '1' },
        { tipo: 'combos', mano: '87s', da: '4' },
        { tipo: 'cuenta', expresion: '6+3+4', da: '13' },
        { tipo: 'cuenta', expresion: '2*3', da: '6' },
        { tipo: 'combos', mano: 'T9s', muertas: 'Ac Ts Ad Td 9h', da: '1' },
        { tipo: 'cuenta', expresion: '100*28/98', da: '28,6 %' },
        { tipo: 'cuenta', expresion: '100*4/17', da: '23,5 %' },
        { tipo: 'cuenta', expresion: '100*7/20', da: '35 %' },
      ],
    },
  ],
};
