import type { PokerTopic } from '../../poker-topic.ts';

export const pkTorTresjugadores: PokerTopic = {
  id: 'pk-tor-tresjugadores',
  titulo: 'Final corta de torneo: de seis a tres jugadores',
  area: 'TOR',
  nivelMin: 3,
  nivelMax: 5,
  prerequisitos: ['pk-tor-mesafinal', 'pk-tor-headsup'],
  exclusivo: ['torneo'],
  minutosEtapa: 280,
  terminos: [
    'final corta',
    'tres jugadores en la final',
    'seis jugadores en la final',
    'quedan tres',
    'quedan cuatro',
    'final a tres',
    'mesa corta del torneo',
    'short handed en torneo',
    'juego corto de torneo',
    'mesa final corta',
    'fase final short',
    'ciega contra ciega en la final',
    'últimos tres',
    'últimos cuatro',
    'jugar a tres',
    'saltos entre cuarto y primero',
  ],
  ideas: [
    'Con seis jugadores estás en una ciega dos de cada seis manos; con tres, dos de cada tres. El coste por mano pasa de 0,42 a 0,83 bb con BBA: esperar a tres cuesta el doble.',
    'Cada eliminación borra el asiento más cerrado. El botón abre lo mismo a seis que a tres, la mitad de las manos o más con BBA salvo que la prima lo frene, pero a tres te toca una de cada tres manos.',
    'A tres el salto grande es el primero: la prima baja, pero el segundo stack aún paga poco si hay un corto claro. A tres iguales, un pago pide ≈ 56 %; al medio con un corto de 10 bb, ≈ 64 %.',
    'A tres, cuando el botón tira queda ciega contra ciega, y pasa en cerca de cuatro de cada diez manos: quien tiene plan ahí (limp, subida o all-in según profundidad y cobertura) gana la final.',
  ],
  etapas: [
    {
      nivel: 3,
      enfoque:
        'Recalcula al caer cada jugador: coste por órbita, stack efectivo y quién es el corto; abre más el botón y defiende la ciega grande.',
      idea: 'Cada eliminación es un torneo nuevo: para diez segundos y vuelve a escribir los papeles.',
    },
    {
      nivel: 4,
      enfoque:
        'Calcula umbrales de pago a cuatro y a tres con tus premios y prepara rangos ciega contra ciega para 10, 20 y 35 bb con y sin cobertura.',
      idea: 'Si cubres al rival en ciegas, mete o sube mucho; si te cubre y hay un corto, haz limp y juega botes chicos.',
    },
    {
      nivel: 5,
      enfoque:
        'Juega la final como un sistema: presión del líder, colchón del segundo, momento del corto; anticipa cómo cambia tu rango si cae otro y usa postflop con prima.',
      idea: 'El segundo stack con un corto en la mesa tiene la peor silla: casi todo su beneficio es pasivo. Sal de ella robando al corto, no peleando con el líder.',
    },
  ],
  errorTipico:
    'Seguir con el ritmo de la mesa de nueve y perder 15 bb en ciegas sin jugar una mano. O lo contrario: en cuanto quedan tres, pelear con el líder habiendo un stack de 6 bb a punto de caer.',
  preguntas: [
    {
      pregunta: '¿Cuánto cuesta esperar por mano a seis y a tres con BBA?',
      respuesta: '2,5 bb por órbita: 2,5 ÷ 6 = 0,42 y 2,5 ÷ 3 = 0,83 bb por mano.',
    },
    {
      pregunta: '¿Por qué baja la prima a tres y para quién no?',
      respuesta:
        'Porque el mayor salto es el del primero y ya nadie cobra por esperar mucho; no baja para el medio que tiene debajo un corto a punto de caer.',
    },
    {
      pregunta: '¿Qué plan tienes ciega contra ciega cuando te cubre el líder y hay un corto?',
      respuesta:
        'Limps y subidas chicas con botes controlados, fold a sus all-in salvo manos muy altas, y nada de faroles grandes.',
    },
    {
      pregunta: '¿Qué recalculas cuando alguien cae?',
      respuesta: 'Coste por mano, saltos que quedan, nuevo corto, quién cubre a quién y tu rango de botón.',
    },
  ],
  criterio: {
    texto: 'Decides bien {aciertos} de {de} manos de final corta con coste por mano, papel y umbral.',
    aciertos: 8,
    de: 10,
    unidad: 'manos',
  },
  foco: 'Tras cada eliminación di coste por mano, corto actual y tu papel antes de la siguiente mano.',
  revision: '¿Cuántos quedaban, quién era el corto y tu rango era el de esa mesa o el de la anterior?',
  variantes: {
    teoria: [
      {
        titulo: 'coste de esperar',
        consigna:
          'Calcula el coste por mano a seis, cinco, cuatro, tres y dos con BBA y explica qué implica para 20 bb.',
      },
      {
        titulo: 'papeles al caer uno',
        consigna:
          'Describe cómo cambian los papeles en el ejemplo cuando cae el corto. Escribe el nuevo rango de botón de cada uno.',
      },
      {
        titulo: 'ciega contra ciega por cobertura',
        consigna:
          'Haz una tabla de tres profundidades por dos coberturas y rellena herramienta y frecuencia. Explica las dos casillas extremas.',
      },
    ],
    ejercicios: [
      {
        titulo: 'quién cae primero',
        consigna: 'En las manos de abajo di quién es el corto, cuánto tarda en caer y qué harás hasta entonces.',
      },
      {
        titulo: 'umbral y rango',
        consigna:
          'Calcula el umbral de cada mano de abajo y escribe el rango completo que paga. Comprueba la frontera.',
      },
      {
        titulo: 'la mano tras la caída',
        consigna: 'Repite las manos de abajo con un jugador menos. Di qué decisiones cambian y por qué.',
      },
      {
        titulo: 'cubre o te cubre',
        consigna: 'Invierte los stacks de las manos de abajo y decide de nuevo. Explica la diferencia con la prima.',
      },
      {
        titulo: 'robo por asiento',
        consigna: 'Calcula para las manos de abajo qué robo es más rentable según quién está en ciegas.',
      },
      {
        titulo: 'bote chico con prima',
        consigna:
          'Propón en las manos de abajo una línea postflop que nunca ponga en juego más de un tercio del stack.',
      },
      {
        titulo: 'cuenta atrás',
        consigna: 'Calcula cuántas manos tienes en cada situación de abajo antes de caer a 10 bb. Planifica la jugada.',
      },
      {
        titulo: 'con reloj de final',
        consigna: 'Resuelve las manos de abajo con reloj y sin calculadora. Revisa después las dos más dudosas.',
      },
    ],
    test: [
      {
        titulo: 'final corta completa',
        consigna: 'Responde las manos de abajo con papel, umbral y acción. Aprobado con 75 %.',
      },
      { titulo: 'costes y saltos', consigna: 'Calcula costes por mano y saltos de las manos de abajo. Sin fallos.' },
      {
        titulo: 'ciega contra ciega',
        consigna: 'Da herramienta y motivo en las manos de abajo que sean de ciegas. Un fallo permitido.',
      },
      {
        titulo: 'papeles cambiantes',
        consigna: 'Di el papel de cada jugador antes y después de la eliminación en las manos de abajo.',
      },
    ],
    jugar: [
      {
        titulo: 'pausa al caer uno',
        consigna: 'En cada eliminación detente, escribe coste, corto y papel, y sigue. La meta es no saltarte ninguna.',
      },
      {
        titulo: 'ciegas contadas',
        consigna: 'Anota todas las manos ciega contra ciega de la fase corta con herramienta y resultado.',
      },
      {
        titulo: 'simulación a tres',
        consigna:
          'Juega {min} minutos una mesa de tres con stacks desiguales (con amigos o en práctica) y registra quién paga a quién.',
      },
    ],
    analizar: [
      {
        titulo: 'ritmo de entrada',
        consigna:
          'Calcula tu porcentaje de manos jugadas a seis, cuatro y tres en {n} finales. Compáralo con las metas.',
      },
      {
        titulo: 'pagos a tres',
        consigna: 'Recalcula {n} pagos con tres o cuatro jugadores y marca los que ignoraban al corto.',
      },
      {
        titulo: 'ciegas perdidas',
        consigna: 'Suma las ciegas que pagaste sin jugar en {n} órbitas cortas. Decide cuántos robos faltaron.',
      },
    ],
  },
  ejemplo: {
    niveles: [3, 5],
    mano: 'Ah Js',
    situacion:
      'Final a tres: 50, 30 y 20 bb; premios 9.000, 5.500 y 3.500. Tienes 30 en la ciega grande; el líder (50) mete all-in en la ciega pequeña con un 50 %. Ante de 1 bb.',
    pregunta: '¿Pagas AJ?',
    respuesta:
      'Tirar (29): $5.830. Ganar (61): $7.418. Perder: 3.500. Umbral (5.830 − 3.500) ÷ (7.418 − 3.500) = 59,5 %; en fichas, 29 ÷ 61 = 47,5 %. AJo tiene ≈ 61 % contra la mitad de las manos: pago por poco. Con el corto en 8 bb en vez de 20 sería fold.',
    calculos: [
      { da: '$5.830', tipo: 'icm', stacks: [52, 29, 20], premios: [9000, 5500, 3500], jugador: 1 },
      { da: '$7.418', tipo: 'icm', stacks: [20, 61, 20], premios: [9000, 5500, 3500], jugador: 1 },
      { da: '59,5 %', tipo: 'cuenta', expresion: '(5830-3500)/(7418-3500)*100' },
      { da: '47,5 %', tipo: 'cuenta', expresion: '29/61*100' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [5, 5],
      mano: 'Kc Qd',
      situacion:
        'Final de $5.200 a tres, BBA: 55 bb (ciega pequeña, líder), 28 (tú, ciega grande, 1 puesta y 1 de ante) y 17 (botón, retirado). Premios: $240.000, $160.000 y $110.000. El líder sube a 3 bb con casi todo; puede pagar o abandonar ante tu all-in. Si tiras quedas con 26; si abandona ante tu all-in, con 31; si paga, ganas el 42 %.',
      pregunta: '¿All-in, pago o fold con K-Q? ¿Qué frecuencia de abandono necesita el all-in?',
      respuesta:
        'Valores: tirar (26, 57, 17), $163.695; abandona (31, 52, 17), $170.266; paga y ganas (55, 28, 17), $197.827; paga y pierdes, $110.000. Si te paga, tu all-in vale 0,42 × 197.827 + 0,58 × 110.000 = $146.887. Empata con tirar cuando abandona (163.695 − 146.887) ÷ (170.266 − 146.887) = 71,9 %. Mucho para cualquiera que abra todo y te cubra. Pagar 2 bb para un bote de 7 en posición pide 28,6 % y K-Q lo realiza de sobra contra ese rango: paga y juega un bote pequeño. El all-in se guarda para ases, que bloquean, y contra un líder que abandone tres de cada cuatro.',
      calculos: [
        { tipo: 'icm', stacks: [26, 57, 17], premios: [240000, 160000, 110000], jugador: 0, da: '$163.695' },
        { tipo: 'icm', stacks: [31, 52, 17], premios: [240000, 160000, 110000], jugador: 0, da: '$170.266' },
        { tipo: 'icm', stacks: [55, 28, 17], premios: [240000, 160000, 110000], jugador: 0, da: '$197.827' },
        { tipo: 'cuenta', expresion: '0.42*197827+0.58*110000', da: '$146.887' },
        { tipo: 'cuenta', expresion: '100*(163695-146887)/(170266-146887)', da: '71,9 %' },
        { tipo: 'cuenta', expresion: '100*2/7', da: '28,6 %' },
      ],
    },
  ],
  spots: [
    {
      niveles: [3, 5],
      situacion:
        'La misma mesa a tres, y tú eres el de 20 bb en la ciega grande cuando el de 50 mete con un 50 %. Ante de 1 bb.',
      pregunta: '¿Qué equity necesitas y qué manos pagan?',
      respuesta:
        'Tirar (19): $5.093. Ganar (41): $6.419. Perder: 3.500. Umbral (5.093 − 3.500) ÷ (6.419 − 3.500) = 54,6 %. Contra el 50 % pagan A5s (≈ 54 %) por los pelos, A8s (≈ 57 %), 77 (≈ 59 %) y KQs (≈ 59 %). El corto paga bastante más ancho que el segundo: cinco puntos menos de exigencia con menos que perder.',
      calculos: [
        { da: '$5.093', tipo: 'icm', stacks: [52, 30, 19], premios: [9000, 5500, 3500], jugador: 2 },
        { da: '$6.419', tipo: 'icm', stacks: [30, 30, 41], premios: [9000, 5500, 3500], jugador: 2 },
        { da: '54,6 %', tipo: 'cuenta', expresion: '(5093-3500)/(6419-3500)*100' },
      ],
    },
    {
      niveles: [3, 5],
      situacion: 'A tres con BBA, 24 bb y nadie cubre claramente a nadie. Llevas 9 manos sin jugar.',
      pregunta: '¿Cuánto te costó y cuántas manos quedan hasta 12 bb?',
      respuesta:
        '9 × 0,83 = 7,5 bb: ya pagaste tres órbitas. De 24 a 12 quedan 12 ÷ 0,833 = 14,4 manos, menos de cinco órbitas. A seis habrían sido 12 ÷ 0,417 = 28,8 manos. Por eso el botón a tres se abre con más de la mitad de las manos: un robo de 2 bb con 60 % de éxito da 0,6 × 2,5 − 0,4 × 2 = 0,70 bb aun perdiendo todo el resto.',
      calculos: [
        { da: '7,5 bb', tipo: 'cuenta', expresion: '9*2.5/3' },
        { da: '14,4 manos', tipo: 'cuenta', expresion: '12/(2.5/3)' },
        { da: '28,8 manos', tipo: 'cuenta', expresion: '12/(2.5/6)' },
        {
          da: '0,70 bb',
          tipo: 'ev',
          ramas: [
            { p: 0.6, valor: 2.5 },
            { p: 0.4, valor: -2 },
          ],
        },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Kh 7h',
      situacion:
        'A cuatro: 40 (tú), 30, 18 y 9 bb. Estás en el botón; las ciegas tienen 30 y 9 bb. Premios con saltos crecientes.',
      pregunta: '¿Abres K7s y qué haces ante cada all-in?',
      respuesta:
        'Abre a 2 bb. Ante los 9 bb pagas 7 por 9 + 2 + 0,5 + 1 = 12,5 (más tu pago, 19,5): 36 % con una prima mínima: K7s contra un 35 % tiene ≈ 43 %, pago. Ante el de 30, 28 por 30 + 2 + 1 + 1 = 34: 45 % en fichas y más de 55 % en dinero: fold. Mismo robo, dos respuestas: se deciden antes de abrir.',
      calculos: [
        { da: '36 %', tipo: 'cuenta', expresion: '7/19.5*100' },
        { da: '45 %', tipo: 'cuenta', expresion: '28/62*100' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Ts 8s',
      mesa: 'Jh 9c 2s',
      situacion:
        'A tres, ciega contra ciega, 35 bb efectivas; el rival te cubre con 60 y hay un corto de 7 bb. Hiciste limp en la ciega pequeña, pasó. Bote 2 + 1 de ante = 3 bb.',
      pregunta: '¿Línea con proyecto abierto y prima alta?',
      respuesta:
        'Apuesta chico, 1 bb: gana el bote si abandona más de 25 % y mantiene pequeño el total. Liga escalera en turn o river el 31,5 %, pero el check-raise all-in de 35 bb contra quien cubre exige en dinero más de 60 % cuando te pague: no es tu herramienta aquí. Si sube a 4, pagas 3 por 3 + 1 + 4 = 8: 27 %, correcto. Con el corto eliminado y stacks iguales, el check-raise vuelve a estar disponible.',
      calculos: [
        { da: '25 %', tipo: 'alfa', bote: 3, apuesta: 1 },
        { da: '31,5 %', tipo: 'outs', outs: 8, cartas: 2, vistas: 5 },
        { da: '27 %', tipo: 'cuenta', expresion: '3/11*100' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'A tres con 70, 20 y 10 bb y premios 9.000, 5.500 y 3.500. Eres el de 20 en la ciega grande y el líder mete cualquier mano. Ante de 1.',
      pregunta: 'Umbral y rango.',
      respuesta:
        'Tirar (19): $5.510. Ganar (41): $6.618. Perder: 3.500. Umbral (5.510 − 3.500) ÷ (6.618 − 3.500) = 64,5 %; en fichas 46,3 %. Contra cualquier dos cartas pagan 77+ (≈ 66 %) y AK (≈ 65 %); AJo (≈ 63 %) y A9o (≈ 61 %) se tiran aunque «él meta todo». El de 10 bb es tu dinero: espera a que pague sus ciegas.',
      calculos: [
        { da: '$5.510', tipo: 'icm', stacks: [72, 19, 10], premios: [9000, 5500, 3500], jugador: 1 },
        { da: '$6.618', tipo: 'icm', stacks: [50, 41, 10], premios: [9000, 5500, 3500], jugador: 1 },
        { da: '64,5 %', tipo: 'cuenta', expresion: '(5510-3500)/(6618-3500)*100' },
        { da: '46,3 %', tipo: 'cuenta', expresion: '19/41*100' },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Kd Jd',
      situacion:
        'A tres, sin ante: 41 (ciega pequeña), 30 (tú, ciega grande) y 29 bb (botón, ya retirado). Premios: $6.000, $4.000 y $2.800. El de 41 mete all-in con un 43 %.',
      pregunta: '¿Pagas K-J del mismo palo (≈ 55 %)?',
      respuesta:
        'Tirar (29): $4.122. Ganar (60): $5.103. Perder: $2.800. Umbral: (4.122 − 2.800) ÷ (5.103 − 2.800) = 57,4 %; en fichas, 29 ÷ 60 = 48,3 %. Fold por poco. A-10 (≈ 59 %) paga. A tres con stacks parecidos la prima existe aunque «ya se cobró»: el salto de tercero a segundo son $1.200.',
      calculos: [
        { tipo: 'icm', stacks: [29, 42, 29], premios: [6000, 4000, 2800], jugador: 0, da: '$4.122' },
        { tipo: 'icm', stacks: [60, 11, 29], premios: [6000, 4000, 2800], jugador: 0, da: '$5.103' },
        { tipo: 'cuenta', expresion: '100*(4122-2800)/(5103-2800)', da: '57,4 %' },
        { tipo: 'cuenta', expresion: '100*29/60', da: '48,3 %' },
      ],
    },
    {
      niveles: [3, 3],
      mano: 'Ac 5d',
      situacion:
        'A tres con BBA: 35 (tú, botón), 28 (ciega pequeña) y 9 bb (ciega grande). Nadie ha hablado. La de 28 se retira el 80 % y la de 9 paga o mete el 45 %.',
      pregunta: '¿Cómo abres A-5?',
      respuesta:
        'A 2 bb. Tiran los dos 0,80 × 0,55 = 44 %: el robo pide 44,4 %, casi llega solo, y A-5 va bien contra el all-in del corto: pagas 7 más para un bote de 19,5 bb, 35,9 %, y contra un 45 % tienes cerca del 50 %. Si mete la de 28, retírate: es quien menos debería y por eso tiene mano. El corto cae con tus ases, no con tus faroles.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*0.8*0.55', da: '44 %' },
        { tipo: 'alfa', bote: 2.5, apuesta: 2, da: '44,4 %' },
        { tipo: 'cuenta', expresion: '9+9+0.5+1', da: '19,5' },
        { tipo: 'cuenta', expresion: '100*7/19.5', da: '35,9 %' },
      ],
    },
    {
      niveles: [5, 5],
      mano: '5h 5s',
      situacion:
        'Final de $2.100 a tres, sin ante: 61 (ciega pequeña), 25 (tú, ciega grande) y 14 bb (retirado). Premios: $40.000, $26.000 y $17.000. El líder mete all-in con un 43 % (5-5 ≈ 53 %).',
      pregunta: 'Umbral y decisión; ¿qué cambiaría si el corto tuviera 3 bb?',
      respuesta:
        'Tirar (24): $26.396. Ganar (50): $31.764. Perder: $17.000. Umbral: (26.396 − 17.000) ÷ (31.764 − 17.000) = 63,6 %; en fichas 48 %. Fold. Con el corto en 3 bb tu plaza de segundo estaría casi hecha y el umbral subiría aún más. La silla del medio gana esperando y robando al corto: contesta al líder solo con lo mejor (10-10 o más y A-K).',
      calculos: [
        { tipo: 'icm', stacks: [24, 62, 14], premios: [40000, 26000, 17000], jugador: 0, da: '$26.396' },
        { tipo: 'icm', stacks: [50, 36, 14], premios: [40000, 26000, 17000], jugador: 0, da: '$31.764' },
        { tipo: 'cuenta', expresion: '100*(26396-17000)/(31764-17000)', da: '63,6 %' },
        { tipo: 'cuenta', expresion: '100*24/50', da: '48 %' },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Ad 9s',
      situacion:
        'A tres, BBA: 22 bb (tú, ciega pequeña), 25 (ciega grande) y 40 (botón, se retiró). Premios $500, $320 y $220. La grande paga los all-in el 22 % y, ante una subida a 2,5, resube all-in el 18 % y abandona el 45 %.',
      pregunta: '¿All-in, subida o limp con A-9?',
      respuesta:
        'Subida a 2,5: añades 2 para ganar 2,5: 0,45 × 2,5 − 0,18 × 2 + 0,37 × (0,52 × 6 − 2) = +1,18 bb. All-in: 0,78 × 2,5 + 0,22 × (0,38 × 45 − 21,5) = +0,98 bb: algo menos, y arriesga el torneo el 22 % de las veces con 38 %. Con premios que suben $100 del tercero al segundo, sube pequeño. Ante su all-in pagarías 19,5 para 45, 43,3 %: con A-9 retírate salvo que meta bastante más del 20 %.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.45*2.5-0.18*2+0.37*(0.52*6-2)', da: '+1,18 bb' },
        { tipo: 'cuenta', expresion: '0.78*2.5+0.22*(0.38*45-21.5)', da: '+0,98 bb' },
        { tipo: 'cuenta', expresion: '100*19.5/45', da: '43,3 %' },
      ],
    },
  ],
};
