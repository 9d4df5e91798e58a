import type { PokerTopic } from '../../poker-topic.ts';

export const pkExpLectura: PokerTopic = {
  id: 'pk-exp-lectura',
  titulo: 'Lectura de manos: asignar rangos',
  area: 'EXP',
  nivelMin: 1,
  nivelMax: 5,
  prerequisitos: ['pk-mat-equity'],
  minutosEtapa: 320,
  importancia: 'esencial',
  terminos: [
    'lectura de manos',
    'leer manos',
    'asignar rangos',
    'poner en un rango',
    'hand reading',
    'leer al rival',
    'rango del rival',
    'rangos del rival',
    'estimar rangos',
    'adivinar la mano',
    'qué tiene el rival',
    'descartar manos',
    'reducir rangos',
    'leer la mano del contrario',
    'ponerlo en una mano',
    'embudo de rangos',
    'narrowing',
    'reconstruir la mano',
    'pensar en rangos',
  ],
  ideas: [
    'No se adivina una mano: se parte del rango preflop (posición y acción) y en cada calle se tachan las combinaciones que no harían lo que acaba de hacer. El rango solo puede encogerse, nunca crecer.',
    'Cada acción separa dos grupos: el que la haría y el que no. Pregunta siempre «¿qué manos apostarían esto?» y «¿qué manos habrían hecho otra cosa?»; la segunda suele tachar más.',
    'Pesa por combinaciones: un par oculto tiene 6, un trío del tablero 3, AK 16 (12 con un as a la vista y 9 con un as y un rey). Un rango de nombres sin contar combos engaña.',
    'Termina con tres montones en el river —valor que te gana, manos que ganas, faroles— y compara la proporción con el precio que te dan.',
  ],
  etapas: [
    {
      nivel: 1,
      enfoque:
        'Asigna a cada rival un rango preflop simple por posición (estrecho, medio, ancho) y al terminar la mano di qué tres manos eran las más probables antes del showdown.',
      idea: 'La posición inicial informa más que cualquier gesto posterior: quien abre UTG casi nunca tiene 74 suited en el river.',
    },
    {
      nivel: 2,
      enfoque:
        'Recorre las cuatro calles escribiendo el rango como grupos (pares, top pair, proyectos, aire) y tacha al menos un grupo por calle.',
      idea: 'Pagar dos veces con mesa seca tacha el aire; pagar dos veces con mesa de proyectos no lo tacha, solo lo cambia por proyectos.',
    },
    {
      nivel: 3,
      enfoque: 'Cuenta combos exactos de cada grupo en el river y compáralos con las pot odds; añade tus bloqueadores.',
      idea: 'La ausencia de subida también es información: un trío en mesa mojada casi siempre sube antes del river.',
    },
    {
      nivel: 4,
      enfoque:
        'Separa los rangos por tamaño de apuesta y por tiempo de decisión estándar del rival; lleva dos versiones (sólida y desviada) y decide cuál pesa más.',
      idea: 'Un tamaño pequeño en river contiene valor fino y bloqueo, el grande polariza: son dos rangos distintos aunque la mano empezara igual.',
    },
    {
      nivel: 5,
      enfoque:
        'Asigna frecuencias (esta mano apuesta el 60 %) en lugar de sí o no, y comprueba que el total de combos por línea sea coherente con lo que el rival necesita para no ser explotable.',
      idea: 'Un rango bien leído cuadra: si tu lectura le da 40 combos de valor y 3 faroles, o farolea de menos o has olvidado proyectos fallidos.',
    },
  ],
  errorTipico:
    'Elegir una sola mano («tiene AK seguro») en el flop y buscar después confirmaciones. Se nota porque en el river la mano «segura» ya no apostaría así y aun así se paga o se tira por ella.',
  preguntas: [
    {
      pregunta: '¿Por qué un rango nunca puede crecer de una calle a la siguiente?',
      respuesta:
        'Porque las manos que no habrían tomado la acción anterior ya salieron; si en el river aparece una mano que habrías descartado en el flop, el descarte era falso y hay que rehacer la lectura desde ahí.',
    },
    {
      pregunta: 'En mesa K♥ 7♦ 2♣ ¿cuántos combos hay de KK, de 77 y de AK si tú tienes A♠ Q♠?',
      respuesta: 'KK: 3 (queda elegir 2 de 3 reyes). 77: 3. AK: 3 ases × 3 reyes = 9.',
    },
    {
      pregunta: '¿Qué pregunta tacha más manos en el turn?',
      respuesta:
        '«¿Qué manos habrían subido en el flop?» Con mesa mojada, los tríos, las dobles parejas y muchos proyectos fuertes de un rival agresivo habrían subido; si solo pagó, su rango queda limitado por arriba.',
    },
    {
      pregunta: '¿Cómo se pasa de la lista de manos a la decisión en el river?',
      respuesta:
        'Se cuentan los combos que ganas y los que pierdes dentro de los que tomarían esa línea; ganados/(ganados + perdidos) es tu equity y se compara con las odds del pago.',
    },
    {
      pregunta: 'Si tu lectura le da al rival cero faroles, ¿qué compruebas antes de tirar?',
      respuesta:
        'Los proyectos que fallaron en esa mesa y que habrían jugado igual; si existen y el rival los apuesta, no eran cero. Si el rival de verdad no los apuesta, el fold es correcto.',
    },
  ],
  criterio: {
    texto:
      'En {aciertos} de {de} manos con showdown, las cartas del rival estaban dentro del rango que escribiste antes de verlas (y tu rango del river no pasaba de 60 combos).',
    aciertos: 8,
    de: 10,
    unidad: 'manos',
  },
  foco: 'En cada bote que veas, aunque no lo juegues, di el rango preflop del agresor y tacha un grupo por calle antes del showdown.',
  revision:
    '¿Qué rango le diste al rival en cada calle y en qué momento dejaste dentro manos que su acción ya había descartado?',
  variantes: {
    teoria: [
      {
        titulo: 'el embudo en una hoja',
        consigna:
          'Dibuja un embudo de cuatro niveles (preflop, flop, turn, river) y pasa por él el ejemplo de esta página, escribiendo en cada nivel los combos que quedan y el grupo tachado.',
      },
      {
        titulo: 'combos que hay que saber de memoria',
        consigna:
          'Recita y comprueba: par oculto, trío con carta de mesa, AK sin cartas vistas, con una y con dos vistas, conectores del mismo palo. Repite hasta hacerlo sin error dos veces.',
      },
      {
        titulo: 'qué tacha cada acción',
        consigna:
          'Haz una tabla con las acciones pagar, subir, apostar chico, apostar grande y pasar, y escribe para cada una dos grupos que elimina y uno que no. Contrasta con las ideas.',
      },
    ],
    ejercicios: [
      {
        titulo: 'embudo escrito',
        consigna:
          'En cada mano de abajo escribe el rango del rival calle por calle antes de mirar la pregunta. Da por bueno el ejercicio si el rango nunca crece y acaba contado en combos.',
      },
      {
        titulo: 'solo lo que se tacha',
        consigna:
          'Recorre las manos de abajo y en cada calle escribe únicamente las manos que salen del rango y la razón. La decisión final debe seguirse de esas tachaduras.',
      },
      {
        titulo: 'tres montones',
        consigna:
          'Para cada mano de abajo separa el rango final en «me gana», «le gano» y «farol», con combos. Convierte los montones en equity y compárala con las odds.',
      },
      {
        titulo: 'dos rivales, dos rangos',
        consigna:
          'Resuelve las manos de abajo suponiendo primero un rival prudente y luego uno agresivo. Escribe cuántos combos entran o salen y si cambia la decisión.',
      },
      {
        titulo: 'la mano olvidada',
        consigna:
          'Después de escribir tu rango en las manos de abajo, busca al menos una mano verosímil que no incluiste (proyecto fallido, par lento, doble pareja rara) y recalcula.',
      },
      {
        titulo: 'con reloj y sin papel',
        consigna:
          'Trabaja las manos de abajo con reloj y de cabeza; di en voz alta los grupos y solo al final escribe los combos para corregirte.',
      },
      {
        titulo: 'desde el lado del rival',
        consigna:
          'En las manos de abajo ponte en el asiento contrario: escribe con qué manos harías esa línea. Compara con el rango que le darías desde tu asiento y explica la diferencia.',
      },
      {
        titulo: 'cambia la última carta',
        consigna:
          'Resuelve las manos de abajo y luego sustituye el river (o el turn) por una carta que complete un proyecto. Recuenta los combos y di si la decisión se invierte.',
      },
    ],
    test: [
      {
        titulo: 'rango cerrado antes de decidir',
        consigna:
          'Escribe para cada mano de abajo el rango final en combos y la acción. Punto solo si la acción es la de la solución y tu equity difiere en menos de 10 puntos.',
      },
      {
        titulo: 'combos exactos',
        consigna: 'En las manos de abajo responde solo los recuentos de combinaciones. Se aprueba con 80 % exactos.',
      },
      {
        titulo: 'relato completo',
        consigna:
          'Cuenta en voz alta la historia de cada mano de abajo calle por calle, como si la narraras para alguien que no ve las cartas. Suspende la mano donde la historia se contradiga.',
      },
      {
        titulo: 'apuesta tu lectura',
        consigna:
          'En cada mano de abajo reparte 10 puntos entre los tres montones antes de leer la solución; suma los puntos que pusiste en el montón correcto.',
      },
    ],
    jugar: [
      {
        titulo: 'lector de la mesa',
        consigna:
          'Durante {min} minutos, en las manos que tires, elige a un jugador y escribe su rango en el river antes del showdown. Anota dentro o fuera.',
      },
      {
        titulo: 'pausa en el turn',
        consigna:
          'En cada bote que llegues al turn, detente y nombra dos grupos que su acción del flop descartó antes de tocar un botón. Lleva la cuenta de las veces que lo hiciste.',
      },
      {
        titulo: 'predicción con apuesta simbólica',
        consigna:
          'Antes de cada showdown di tres manos concretas. Un punto si acierta alguna; busca llegar a un tercio de los showdowns.',
      },
    ],
    analizar: [
      {
        titulo: 'reconstrucción sin ver el final',
        consigna:
          'Toma {n} manos propias, tapa las cartas del rival y rehaz el embudo. Destapa y marca la calle donde el rango dejó fuera la mano real.',
      },
      {
        titulo: 'rangos imposibles',
        consigna:
          'Revisa {n} decisiones caras y busca manos que le diste al rival y que él no habría jugado así preflop. Cada una vale una nota con la regla corregida.',
      },
      {
        titulo: 'equity de tu lectura',
        consigna:
          'En {n} manos calcula la equity contra el rango que escribiste y contra el rango corregido tras el showdown. Anota cuánto se movió y si la decisión cambia.',
      },
    ],
  },
  ejemplo: {
    niveles: [1, 3],
    mano: 'As Qs',
    mesa: 'Qd 7h 2c 5s 9c',
    situacion:
      'NL10 ($0,05/$0,10). Un rival sensato abre UTG a $0,30, pagas en el botón con AQs y se retiran las ciegas. Bote $0,75. Apuesta $0,50, pagas; turn (bote $1,75) apuesta $1,20, pagas; river (bote $4,15) apuesta $2,75.',
    pregunta: 'Escribe su rango y decide.',
    respuesta:
      'Preflop (UTG): pares, AJ+, KQ. El triple barril en mesa seca tacha los pares 88–JJ y AJ (pasarían en algún punto). Quedan AA 3, KK 6, QQ 1 (dos damas vistas: la tuya y la de la mesa), 77 3, 22 3, AQ 6 (empate), KQ 8 (cuatro reyes por dos damas) y faroles como AK 12. Pagas $2,75 con bote 6,90: necesitas 28,5 %. Pierdes contra 3 + 6 + 1 + 3 + 3 = 16 combos, ganas a KQ (8) y a los AK que sigan faroleando. Si solo un tercio de los AK dispara (4), tu parte es (8 + 4 + 6/2)/(16 + 6 + 4 + 8) = 44,1 %: pago correcto. Si KQ pasara el river y AK nunca faroleara quedaría 3/22, y sería fold: todo depende de esas dos líneas del rango.',
    calculos: [
      { da: '28,5 %', tipo: 'potOdds', bote: 4.15, apuesta: 2.75 },
      { da: '16 combos', tipo: 'cuenta', expresion: '3+6+1+3+3' },
      { da: '44,1 %', tipo: 'cuenta', expresion: '(8+4+3)/(16+6+4+8)*100' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [1, 1],
      mano: 'Kh Jh',
      mesa: 'Kd 8c 3s 5h 2d',
      situacion:
        'NL5, 100 bb. Un rival que casi nunca sube abre UTG a $0,20 y pagas en el botón. Apuesta $0,30 en el flop (bote $0,47), $0,70 en el turn y $1,80 en el river, con $2,47 en el bote.',
      pregunta: '¿Qué tres manos son las más probables y pagas?',
      respuesta:
        'Empieza por el asiento: quien casi nunca sube y lo hace UTG tiene parejas altas, A-K y A-Q. Después de tres apuestas crecientes quedan A-A, A-K y K-Q. Cuenta: A-A 6, A-K (cuatro ases por dos reyes libres) 8, K-Q (dos reyes por cuatro damas) 8. Las tres te ganan; A-Q habría pasado en algún momento. Precio: 1,80 ÷ (2,47 + 1,80 + 1,80) = 29,7 % y tu parte es casi 0 %. Retírate. La posición inicial y la apuesta que crece informan más que cualquier corazonada.',
      calculos: [
        { tipo: 'combos', mano: 'AA', da: '6' },
        { tipo: 'cuenta', expresion: '4*2', da: '8' },
        { tipo: 'cuenta', expresion: '2*4', da: '8' },
        { tipo: 'potOdds', bote: 2.47, apuesta: 1.8, da: '29,7 %' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Td Tc',
      mesa: '9c 6d 3h Ks 2d',
      situacion:
        'NL1000, 100 bb. Pagaste en la ciega grande y pagaste flop y turn. River: bote 20 bb. El regular puede apostar 6 bb o 24 bb. Con 6 bb: reyes medianos (14 combos, 70 % de las veces), nueves (12, 60 %) y faroles (6, 40 %). Con 24 bb: dobles parejas y tríos (12, 90 %), A-K (8, 80 %) y proyectos fallados (14, 50 %).',
      pregunta: 'Pesa cada rango y decide ante los dos tamaños.',
      respuesta:
        'Pequeña: reyes 9,8, nueves 7,2, faroles 2,4. Ganas a nueves y faroles: 9,6 de 19,4 = 49,5 %, y pide 18,8 %: paga. Grande: valor 10,8 + 6,4 = 17,2; faroles 7,0. Ganas 7 de 24,2 = 28,9 % y pide 35,3 %: retírate. La misma mano y dos rangos distintos. Comprobación: con 24 en 20 un rango sin fisuras llevaría 35,3 % de faroles; el tuyo le da menos, así que o farolea poco o te falta algún proyecto por contar.',
      calculos: [
        { tipo: 'cuenta', expresion: '14*0.7', da: '9,8' },
        { tipo: 'cuenta', expresion: '12*0.6', da: '7,2' },
        { tipo: 'cuenta', expresion: '6*0.4', da: '2,4' },
        { tipo: 'cuenta', expresion: '100*9.6/19.4', da: '49,5 %' },
        { tipo: 'potOdds', bote: 20, apuesta: 6, da: '18,8 %' },
        { tipo: 'cuenta', expresion: '12*0.9+8*0.8', da: '17,2' },
        { tipo: 'cuenta', expresion: '14*0.5', da: '7,0' },
        { tipo: 'cuenta', expresion: '100*7/24.2', da: '28,9 %' },
        { tipo: 'potOdds', bote: 20, apuesta: 24, da: '35,3 %' },
        { tipo: 'cuenta', expresion: '100*24/68', da: '35,3 %' },
      ],
    },
  ],
  spots: [
    {
      niveles: [1, 2],
      mano: 'Kc Kd',
      mesa: 'Jh 8h 4s',
      situacion:
        'NL5. Un jugador tight abre UTG a $0,15, haces 3-bet a $0,50 en el corte y paga. Bote $1,07. Pasa, apuestas $0,60 y hace check-raise a $1,80 (tiene $3 más).',
      pregunta: '¿Qué rango tiene y qué haces?',
      respuesta:
        'Rango de pago preflop: 88–QQ, AK, AQs, KQs. Al hacer check-raise quedan JJ (3 combos), 88 (3), y QQ o proyectos de color como A♥ Q♥ o A♥ K♥ (el rey de corazones está libre). Contra JJ tienes 9 % y contra QQ 90 %; contra A♥ Q♥, 53 %. Con 6 combos de trío, 6 de QQ y 2 de color, la media ronda el 50 %, y seguir hasta el final cuesta 1,20 + 3 = $4,20 para un bote de $10,67: hace falta 39 %. Sigues, mejor all-in: no dejes que el color se complete barato.',
      calculos: [
        { da: '9 %', tipo: 'equity', mano: 'Kc Kd', rivales: ['Js Jd'], mesa: 'Jh 8h 4s' },
        { da: '90 %', tipo: 'equity', mano: 'Kc Kd', rivales: ['Qs Qd'], mesa: 'Jh 8h 4s' },
        { da: '53 %', tipo: 'equity', mano: 'Kc Kd', rivales: ['Ah Qh'], mesa: 'Jh 8h 4s' },
        { da: '50 %', tipo: 'cuenta', expresion: '(6*8+6*91+2*52)/14' },
        { da: '39 %', tipo: 'cuenta', expresion: '4.2/10.67*100' },
      ],
    },
    {
      niveles: [1, 3],
      mano: '9s 9c',
      mesa: 'Ad 6c 3h',
      situacion:
        'NL10. El botón, loose, abre a $0,25, pagas en la ciega grande con 99. Bote $0,55. Pasas, apuesta $0,28.',
      pregunta: '¿Cuántos ases tiene en su rango y cuánto necesitas?',
      respuesta:
        'Necesitas 25,2 %. Si abre todos los ases, quedan 3 ases libres. Ax con x distinto de 6, 3 y 9: 9 rangos × 12 = 108 combos ; A6 y A3 (9 cada uno) y A9 (3 ases × 2 nueves = 6) suman otros 24 combos. Total 132 de unos 600 con los que abre un botón loose (45 %): 22 % tiene as. Contra el 78 % restante vas casi siempre delante, así que pagas una vez y vuelves a pensar en el turn: un segundo barril grande tacha mucho del aire.',
      calculos: [
        { da: '25,2 %', tipo: 'potOdds', bote: 0.55, apuesta: 0.28 },
        { da: '108 combos', tipo: 'cuenta', expresion: '9*12' },
        { da: '24 combos', tipo: 'cuenta', expresion: '9+9+6' },
        { da: '22 %', tipo: 'cuenta', expresion: '132/600*100' },
      ],
    },
    {
      niveles: [1, 2],
      mano: 'Js Jc',
      situacion:
        'NL5, stacks de $5. Un jugador que solo resube con lo mejor abre UTG a $0,15, haces 3-bet a $0,45 en el botón con JJ y él hace 4-bet a $1,20.',
      pregunta: '¿Qué rango le das, cuántos combos te ganan y qué haces?',
      respuesta:
        'Su 4-bet es QQ+ y AK: QQ 6, KK 6, AA 6 y AK 16, en total 34 combos. Te ganan los 18 pares (53 %) y contra los 16 AK vas apenas delante (≈ 55 %). Con ≈ 19 % contra los pares mayores, tu equity media es 18/34 × 19 + 16/34 × 55 = 36 %. Seguir significa jugarte los $4,55 restantes para un bote de unos $10,07: pide 45 %. No llega: fold. La lectura no fue adivinar la mano sino contar dos grupos.',
      calculos: [
        { da: '34 combos', tipo: 'cuenta', expresion: '6+6+6+16' },
        { da: '53 %', tipo: 'cuenta', expresion: '18/34*100' },
        { da: '36 %', tipo: 'cuenta', expresion: '18/34*19+16/34*55' },
        { da: '45 %', tipo: 'cuenta', expresion: '4.55/10.07*100' },
      ],
    },
    {
      niveles: [2, 4],
      mano: 'Ah Jh',
      mesa: 'Jd 9c 4s 4h 2d',
      situacion:
        'NL25 ($0,10/$0,25). Abriste en el corte, pagó la ciega grande (regular). Flop bote $1,30: apostaste $0,70, pagó. Turn pasaron ambos. River (bote $2,70): apuesta $2,60.',
      pregunta: '¿Qué manos apuestan casi el bote tras pasar el turn, y pagas?',
      respuesta:
        'Precio: 32,9 %. Valor que lo haría: 4x que pagó flop (A4s: con un as en tu mano y dos cuatros en mesa, 2 combos; 54s, 64s: 2 cada uno) = 6 combos, trampas 99 (3), y J9 de color (solo J♠ 9♠ sigue vivo: 1). Valor total 10 combos. Faroles: QT, KQ, KT, T8s, 87s, proyectos que fallaron: solo QT tiene 16 combos y T8s otros 4. Con que farolee 8 de esos 20, tu equity es 44 %. Pagas: tu top pair supera el precio por mucho, y tu as no bloquea los faroles.',
      calculos: [
        { da: '32,9 %', tipo: 'potOdds', bote: 2.7, apuesta: 2.6 },
        { da: '6 combos', tipo: 'cuenta', expresion: '2+2+2' },
        { da: '10 combos', tipo: 'cuenta', expresion: '6+3+1' },
        { da: '44 %', tipo: 'cuenta', expresion: '8/(8+10)*100' },
      ],
    },
    {
      niveles: [2, 4],
      mano: 'Ts Th',
      mesa: 'Qs 8s 3d 6c',
      situacion:
        'NL50. UTG (TAG, abre 15 %) sube a $1,50, pagas en el botón. Bote $3,75. Apuesta $2,50, pagas. Turn (bote $8,75): apuesta $6,50.',
      pregunta: 'Reduce su rango a grupos con combos y decide.',
      respuesta:
        'Rango UTG que dispara dos veces: QQ 3, 88 3, AA 6, KK 6, AQ 12, KQ 12 (si abre KQo), semifaroles A♠ K♠ 1, K♠ J♠ 1, A♠ J♠ 1 (el Ts lo tienes tú) y algo de AK sin picas. Te ganan 3 + 3 + 6 + 6 + 12 + 12 = 42 combos. Detrás de ti hay 3 semifaroles y, si dispara la mitad de AK sin proyecto (8 de 15), unos 11 combos. Equity aproximada 11/53 = 20,8 % menos lo que ellos mejoran; el precio pide 29,9 %. Fold: en el flop bastaba una pareja, en el turn el segundo barril ya tachó 99, JJ y el aire.',
      calculos: [
        { da: '42 combos', tipo: 'cuenta', expresion: '3+3+6+6+12+12' },
        { da: '11 combos', tipo: 'cuenta', expresion: '3+8' },
        { da: '20,8 %', tipo: 'cuenta', expresion: '11/53*100' },
        { da: '29,9 %', tipo: 'potOdds', bote: 8.75, apuesta: 6.5 },
      ],
    },
    {
      niveles: [3, 5],
      mano: 'Ad Kc',
      mesa: 'Kh 9h 5d 2s 3h',
      situacion:
        'NL100. Abriste UTG a $2,50, pagó el botón (regular, no 3-betea manos medias). Flop: $4 y pagó. Turn: $10 y pagó. River (bote $34,50) completa el color; pasas y apuesta $26.',
      pregunta: '¿Cuántos colores tiene de verdad, y pagas?',
      respuesta:
        'Colores que pagan preflop en botón y dos calles: A♥ Q♥, A♥ J♥, A♥ T♥, Q♥ J♥, Q♥ T♥, J♥ T♥, T♥ 8♥, 8♥ 7♥ y 7♥ 6♥: 9 combos. Tríos que no subieron: 99 3, 55 3, con la mitad quedándose quieta, 3. Valor: 12 combos. Valor peor que el tuyo convertido en farol o fino: KQ, KJ pasan. Faroles posibles: QJ, JT, QT sin corazones que pagaron el turn: casi ninguno con dos barriles pagados; como mucho 87 y 76 sin color fallidos, 3. Equity 3/(3 + 12) = 20 % contra un precio de 30,1 %. Fold, y observa que tu mano no bloquea ningún color: el Ah en la mano cambiaría la cuenta.',
      calculos: [
        { da: '9 combos', tipo: 'cuenta', expresion: '9' },
        { da: '12 combos', tipo: 'cuenta', expresion: '9+3' },
        { da: '20 %', tipo: 'cuenta', expresion: '3/15*100' },
        { da: '30,1 %', tipo: 'potOdds', bote: 34.5, apuesta: 26 },
      ],
    },
    {
      niveles: [3, 5],
      mano: 'Qc Qs',
      mesa: 'Td 7d 2s 8h Kc',
      situacion:
        'NL200. Botón (LAG) abre a $5, 3-beteas en la ciega pequeña a $22, paga. Bote $46. Flop apuestas $15, paga; turn (bote $76) apuestas $45, paga; river (bote $166) pasas y va all-in por $118.',
      pregunta: 'Pon combos a valor y farol y decide.',
      respuesta:
        'Precio 29,4 %. Valor: KTs 2, A♦ K♦ 1, tríos TT, 77 y 88 (9 combos, pero casi la mitad sube antes: cuenta 5), J9s 4. Total 12 combos. Faroles: proyectos de diamantes fallidos A♦ J♦, A♦ Q♦ (queda la Qd), AdXd pequeños que pagan 3-bet (A♦ 5♦, A♦ 4♦, A♦ 3♦), Q♦ J♦: unos 6 combos. Equity 6/18 = 33,3 %: algo por encima del precio. Contra un LAG, pago; contra un jugador que da por perdidos la mitad de los colores, 3/15 = 20 % y fold. La lectura de frecuencias decide, no la fuerza de QQ.',
      calculos: [
        { da: '29,4 %', tipo: 'potOdds', bote: 166, apuesta: 118 },
        { da: '12 combos', tipo: 'cuenta', expresion: '2+1+5+4' },
        { da: '6 combos', tipo: 'cuenta', expresion: '6' },
        { da: '33,3 %', tipo: 'cuenta', expresion: '6/18*100' },
        { da: '20 %', tipo: 'cuenta', expresion: '3/15*100' },
      ],
    },
    {
      niveles: [4, 5],
      mano: '8d 8s',
      mesa: 'Ah 8c 4c 2h Js',
      situacion:
        'NL400 ($2/$4), stacks de $700. Abriste en el corte a $9, pagó la ciega grande (regular fuerte). Bote $20. Apuestas $7, hace check-raise a $26, pagas. Turn (bote $72): apuesta $50, pagas. River (bote $172): apuesta $170.',
      pregunta: 'Cuenta valor, faroles y di si subes, pagas o tiras.',
      respuesta:
        'Precio del pago: 33,2 %. Te gana en esta línea solo AA, que habría 3-beteado preflop: 0–1 combo; JJ no hace check-raise en el flop. A8s ya no existe (el ocho que queda es el de corazones y su as está en mesa). También te gana 53s, que completó A-2-3-4-5: 4 combos. Ganas a 44 (3), A4s (2) y a los proyectos de trébol fallidos K♣ Q♣, K♣ T♣, Q♣ T♣, 7♣ 6♣ y 6♣ 5♣: 10 combos. Equity 10/14 = 71 %: pago claro; subir all-in solo aísla contra 53s y 44, con 3 combos que ganas por 4 que pierdes: no subas.',
      calculos: [
        { da: '33,2 %', tipo: 'potOdds', bote: 172, apuesta: 170 },
        { da: '4 combos', tipo: 'cuenta', expresion: '4' },
        { da: '10 combos', tipo: 'cuenta', expresion: '3+2+5' },
        { da: '71 %', tipo: 'cuenta', expresion: '10/14*100' },
      ],
    },
    {
      niveles: [1, 2],
      mano: '8s 8h',
      mesa: 'Ah 9c 4d',
      situacion:
        'NL5. Abriste en el corte con 88, pagó la ciega grande. Bote $0,32. Apostaste $0,15 y te subió a $0,55; es un jugador que casi nunca sube.',
      pregunta: '¿Qué grupos quedan en su rango y qué haces?',
      respuesta:
        'De lo que pagó preflop (pares, ases, broadways, conectores), ¿qué sube alguien que casi nunca sube? Ases con buen kicker, dobles parejas y tríos. Pagas $0,40 por 0,32 + 0,15 + 0,55 = $1,02: 28 %. Contra un as tienes 9 % y contra un trío de nueves 0 %. El grupo «aire» quedó tachado por su tipo: fold sin pensar en si «me quiere echar».',
      calculos: [
        { da: '28 %', tipo: 'cuenta', expresion: '0.4/1.42*100' },
        { da: '9 %', tipo: 'equity', mano: '8s 8h', rivales: ['Ad Tc'], mesa: 'Ah 9c 4d' },
        { da: '0 %', tipo: 'equity', mano: '8s 8h', rivales: ['9d 9h'], mesa: 'Ah 9c 4d' },
      ],
    },
    {
      niveles: [5, 5],
      mano: 'Kc Ks',
      mesa: 'Qd Td 6s 3h 2d',
      situacion:
        'NL5000. Botón contra ciega grande, bote con 3-bet tuyo. River 2♦: bote 70 bb, pasas y apuesta 52. Frecuencias estimadas: colores 10 combos (100 %), Q-T 3 (80 %), tríos 4 (50 %), K-J y J-9 con un diamante 12 (40 %), A-Q 8 (10 %).',
      pregunta: 'Pesa el rango, decide y comprueba si cuadra.',
      respuesta:
        'Valor: 10 + 3 × 0,8 + 4 × 0,5 = 14,4. Peor que K-K: 12 × 0,4 + 8 × 0,1 = 5,6. Ganas 5,6 de 20 = 28 % y pide 29,9 %: retirada por muy poco. Cuadre: con 52 en 70 un rango sin fisuras llevaría 29,9 % de faroles; tu lectura le da 28 %, creíble. Si te olvidaste de 3 combos de 9-8, ya pagarías: revisa la lista antes que la calculadora.',
      calculos: [
        { tipo: 'cuenta', expresion: '10+3*0.8+4*0.5', da: '14,4' },
        { tipo: 'cuenta', expresion: '12*0.4+8*0.1', da: '5,6' },
        { tipo: 'cuenta', expresion: '100*5.6/20', da: '28 %' },
        { tipo: 'potOdds', bote: 70, apuesta: 52, da: '29,9 %' },
        { tipo: 'cuenta', expresion: '100*52/174', da: '29,9 %' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Jd Jh',
      mesa: '9s 6h 4c 4s Qc',
      situacion:
        'NL1000. Abriste en HJ, pagó el botón. Flop: apostaste 2 y pagó; turn: pasaste y pasó; river Q♣: bote 10,5, pasas y apuesta 3,5 sin tardar. Suele tardar con faroles.',
      pregunta: '¿Qué contiene un tercio del bote rápido tras pasar el turn, y qué haces?',
      respuesta:
        'Tamaño pequeño: valor fino y bloqueo. Damas que flotaron (A-Q, K-Q: 8 + 8, la mitad, 8), nueves (9 combos que buscan cobrar a as alto), 10-10 (6) y pocos faroles (3). Ganas a 9 + 6 + 3 = 18 de 26 = 69 %; precio 20 %: paga. Subir solo haría seguir damas. La velocidad refuerza que no es farol, pero no cambia nada: lo que importa es que la mayoría de ese valor fino es peor que J-J.',
      calculos: [
        { tipo: 'cuenta', expresion: '16/2', da: '8' },
        { tipo: 'cuenta', expresion: '9', da: '9' },
        { tipo: 'cuenta', expresion: '100*18/26', da: '69 %' },
        { tipo: 'potOdds', bote: 10.5, apuesta: 3.5, da: '20 %' },
      ],
    },
    {
      niveles: [1, 2],
      mano: 'Ah Qc',
      mesa: 'Qs 7d 3c 2h',
      situacion:
        'NL10. Un jugador que entra en casi todo pagó tu subida en la ciega grande, pagó el flop ($0,40) y en el turn, bote $1,45, pasa otra vez.',
      pregunta: '¿Qué grupos de manos quedan en su rango y qué haces?',
      respuesta:
        'Quien entra en casi todo llega con muchas damas flojas, sietes, treses, parejas pequeñas y proyectos de escalera: pagar una vez no tacha casi nada. Mejores que tú: 7-7, 3-3 y 2-2 (9 combos) y Q-7, Q-3 (unos 12). Peores: solo de damas con peor kicker hay más de 40. Apuesta dos tercios, $0,97. Las tres más probables: dama floja, siete y pareja baja; las tres pierden contra ti.',
      calculos: [
        { tipo: 'cuenta', expresion: '3+3+3', da: '9' },
        { tipo: 'cuenta', expresion: '1.45*2/3', da: '$0,97' },
      ],
    },
    {
      niveles: [1, 1],
      mano: 'Td Tc',
      mesa: '9s 5h 2d 7c',
      situacion:
        'NL5. Un jugador que solo sube manos fuertes abre UTG a $0,15 y pagas en el botón. Apuesta $0,25 en el flop (bote $0,37) y $0,60 en el turn (bote $0,87).',
      pregunta: '¿Qué tres manos son más probables y pagas el turn?',
      respuesta:
        'Abre fuerte en UTG y apuesta dos veces en mesa baja: J-J, Q-Q, K-K, A-A, y A-K a veces. Parejas mayores: 4 × 6 = 24 combos; A-K, 16, que muchas veces habría pasado el turn: cuenta la mitad, 8. Ganas 8 de 32 = 25 % y el precio es 29,0 %: casi. Contra alguien que no farolea, retírate ya: en el river vendrá otra apuesta.',
      calculos: [
        { tipo: 'cuenta', expresion: '4*6', da: '24' },
        { tipo: 'combos', mano: 'AK', da: '16' },
        { tipo: 'cuenta', expresion: '100*8/32', da: '25 %' },
        { tipo: 'potOdds', bote: 0.87, apuesta: 0.6, da: '29,0 %' },
      ],
    },
    {
      niveles: [3, 3],
      mano: 'Ks Jd',
      mesa: 'Kd 8h 8c 4s 2d',
      situacion:
        'NL100. Ciega grande contra CO: pagaste 1,8 en el flop; el turn quedó pasado. River: pasas y apuesta 6,5 en 9,1. Su rango: A-K, K-Q (que a veces controlan el turn), 8-x del mismo palo y faroles con Q-J, J-T, T-9.',
      pregunta: 'Cuenta y decide.',
      respuesta:
        'Valor mejor: A-K (8 combos, mitad, 4), K-Q (8, mitad, 4), A-8s, 9-8s y 8-7s (2 cada uno, 6): 14. Peor: K-T y K-9s que apuestan fino (unos 6) y faroles: Q-J 12, J-T 12, T-9 16, de los que dispara un cuarto, 10. Ganas 16 de 30 = 53 %; precio 29,4 %: paga. El pase del turn tacha casi todos los tríos: quien tiene un ocho suele apostar antes.',
      calculos: [
        { tipo: 'cuenta', expresion: '4+4+6', da: '14' },
        { tipo: 'cuenta', expresion: '40/4', da: '10' },
        { tipo: 'cuenta', expresion: '100*16/30', da: '53 %' },
        { tipo: 'potOdds', bote: 9.1, apuesta: 6.5, da: '29,4 %' },
      ],
    },
    {
      niveles: [5, 5],
      mano: '9d 9c',
      mesa: 'Ts 7s 2h 2c As',
      situacion:
        'NL5000. Botón contra ciega grande: apostaste flop, pasaste turn. River A♠ completa color: bote 9 bb y te apuesta 12. Colores 16 combos (80 % de las veces), trío de doses 6 (60 %), A-x que ligó 10 (30 %), proyectos fallados 18 (35 %).',
      pregunta: 'Pesa y decide.',
      respuesta:
        'Valor: 16 × 0,8 + 6 × 0,6 + 10 × 0,3 = 19,4. Faroles: 18 × 0,35 = 6,3. Tu parte: 6,3 ÷ 25,7 = 24,5 %; precio 36,4 %: retírate. Cuadre: con 12 en 9 le tocarían 36,4 % de faroles y le das 24,5: o farolea poco en el as que completa color, como la población, o te faltan manos con una pica. Con 9♠ en la mano quitarías colores y proyectos a la vez.',
      calculos: [
        { tipo: 'cuenta', expresion: '16*0.8+6*0.6+10*0.3', da: '19,4' },
        { tipo: 'cuenta', expresion: '18*0.35', da: '6,3' },
        { tipo: 'cuenta', expresion: '100*6.3/25.7', da: '24,5 %' },
        { tipo: 'potOdds', bote: 9, apuesta: 12, da: '36,4 %' },
        { tipo: 'cuenta', expresion: '100*12/33', da: '36,4 %' },
      ],
    },
  ],
};
