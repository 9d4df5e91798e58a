import type { PokerTopic } from '../../poker-topic.ts';

export const pkGtoVentaja: PokerTopic = {
  id: 'pk-gto-ventaja',
  titulo: 'Ventaja de rango y de nueces',
  area: 'GTO',
  nivelMin: 3,
  nivelMax: 5,
  prerequisitos: ['pk-pos-textura', 'pk-mat-equity'],
  minutosEtapa: 270,
  terminos: [
    'ventaja de rango',
    'ventaja de rangos',
    'range advantage',
    'ventaja de nueces',
    'nut advantage',
    'ventaja de equity',
    'a quién favorece el flop',
    'quién liga más el flop',
    'equity de rango',
    'rango contra rango',
    'range vs range',
    'distribución de equity',
    'nueces en mi rango',
    'flop que favorece a la ciega grande',
    'flop que favorece al que abre',
    'quién tiene las nueces',
    'asimetría de rangos',
  ],
  ideas: [
    'Ventaja de rango es tener más equity media con todo el rango; ventaja de nueces es tener más combos de las manos máximas. Suelen ir juntas, pero no siempre.',
    'La ventaja de rango permite apostar a menudo; la de nueces permite apostar grande. Con la primera sin la segunda se apuesta mucho y pequeño.',
    'Se calcula contando: en cada mesa cuenta tríos, dobles parejas, escaleras y parejas mayores de ambos rangos preflop.',
    'La ventaja se mueve por calle: cada carta la reparte de nuevo, y el que la pierde debe pasar más aunque abriera.',
    'La ciega grande que no hizo 3-bet rara vez tiene AA, KK, QQ o A-K: en mesas altas está tapada; en bajas y conectadas recupera las nueces.',
  ],
  etapas: [
    {
      nivel: 3,
      enfoque:
        'Cuenta combos fuertes de los dos lados en diez texturas y une ventaja de rango con frecuencia, y de nueces con tamaño.',
      idea: 'En K-7-2, el botón tiene AA, KK y A-K que la ciega grande no; los tríos 77 y 22 los tienen ambos: ventaja de los dos tipos para el botón.',
    },
    {
      nivel: 4,
      enfoque: 'Sigue la ventaja a través del turn y del river, y describe qué carta pasa las nueces al otro lado.',
      idea: 'En T-8-4 el turn 9 da J-7, 7-6 y Q-J al que defendió más veces que al que abrió: la carta traslada la iniciativa aunque tu mano no cambie.',
    },
    {
      nivel: 5,
      enfoque:
        'Compara distribuciones, no promedios: dos rangos con 50 % pueden pedir tamaños opuestos según quién tenga los extremos.',
      idea: 'Rango polar contra rango condensado con la misma equity media: gana más el polar, porque decide el tamaño y el condensado solo caza faroles.',
    },
  ],
  errorTipico:
    'Confundir «mi mano ligó» con «la mesa me favorece»: apostar grande con un trío en una mesa donde el rival tiene todas las escaleras, o dejar de apostar en A-K-4 porque no tienes pareja.',
  preguntas: [
    {
      pregunta: '¿Qué diferencia hay entre ventaja de rango y ventaja de nueces?',
      respuesta:
        'La primera es la equity media de todo el rango; la segunda, la proporción de manos máximas. Una permite frecuencia y la otra tamaño.',
    },
    {
      pregunta: 'Botón contra ciega grande en A-K-4: ¿quién tiene cada ventaja?',
      respuesta:
        'El botón las dos: AA, KK y A-K solo están en su rango, más ases fuertes. La ciega grande tiene 44, A-4 y K-4 algunos, pero pocos.',
    },
    {
      pregunta: '¿Y en 7-6-5?',
      respuesta:
        'El botón conserva algo de ventaja de rango por sus parejas mayores, pero la ciega grande tiene más escaleras (9-8, 8-4, 4-3) y dobles parejas: la ventaja de nueces es suya o está repartida.',
    },
    {
      pregunta: '¿Qué pasa con la ventaja de nueces cuando el rival hizo solo un pago en frío y no 3-bet?',
      respuesta:
        'Le faltan las parejas altas y A-K: en mesas altas está limitado, y en medias con tríos de 99 a 66 puede superarte.',
    },
  ],
  criterio: {
    texto: 'Asignas ventaja de rango y de nueces con cuenta en {aciertos} de {de} mesas',
    aciertos: 8,
    de: 10,
    unidad: 'mesas',
  },
  foco: 'En cada flop di en silencio «rango de X, nueces de Y» y apuesta frecuente solo con lo primero y grande solo con lo segundo.',
  revision: '¿Mi frecuencia y mi tamaño correspondían a la ventaja que realmente tenía esta mesa?',
  ejemplo: {
    niveles: [3, 5],
    mesa: 'Kd 7h 2s',
    situacion: 'Botón abre 2,5 bb y defiende la ciega grande, que con AA, KK, QQ y A-K hace 3-bet. Mesa seca de rey.',
    pregunta: 'Cuenta los combos de trío y de pareja alta fuerte de cada uno y di qué tamaño conviene.',
    respuesta:
      'Botón: AA 6, KK 3, 77 3, 22 3, A-K 12: 27 combos muy fuertes, más las dobles parejas que comparten. Ciega grande: 77 3, 22 3, K-7 del mismo palo 2 y K-2 del mismo palo 2: 10 combos. La ventaja de nueces es del botón y también la de rango. Puede apostar pequeño con casi todo y grande con la parte fuerte; el estándar es un tercio con todo, porque a la ciega grande le cuesta pagar incluso eso.',
    calculos: [
      { da: '27 combos', tipo: 'cuenta', expresion: '6+3+3+3+12' },
      { da: '10 combos', tipo: 'cuenta', expresion: '3+3+2+2' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [5, 5],
      situacion:
        'River, bote 20 bb. Rango polar: 20 combos que ganan siempre y 20 que pierden siempre. Rango condensado: solo cazafaroles. La equity media es 50 % para cada uno. El polar puede apostar 20 o 40 bb.',
      pregunta: '¿Cuánto del bote captura el polar con cada tamaño, si la equity es la misma?',
      respuesta:
        'Con 20: faroles 20 × (1/3) ÷ (2/3) = 10 combos; el rival paga el 50 %. Cada nuez vale 0,5 × 20 + 0,5 × 40 = 30, los faroles 0. Total 20 × 30 ÷ 40 = 15,0 bb por combo: 75 % del bote con 50 % de equity. Con 40: paga el 33,3 %, cada nuez vale 20 × 2/3 + 60 × 1/3 = 33,3, total 16,7 bb, el 83,3 %. Dos distribuciones con la misma media no valen lo mismo: la que tiene los extremos elige el tamaño. Por eso, si eres el condensado, el error caro está una calle antes: llegar sin nueces.',
      calculos: [
        { tipo: 'cuenta', expresion: '20/2', da: '10 combos' },
        { tipo: 'mdf', bote: 20, apuesta: 20, da: '50 %' },
        { tipo: 'cuenta', expresion: '20*30/40', da: '15,0 bb' },
        { tipo: 'cuenta', expresion: '100*15/20', da: '75 %' },
        { tipo: 'mdf', bote: 20, apuesta: 40, da: '33,3 %' },
        { tipo: 'cuenta', expresion: '20*2/3+60/3', da: '33,3' },
        { tipo: 'cuenta', expresion: '20*33.333/40', da: '16,7 bb' },
        { tipo: 'cuenta', expresion: '100*16.667/20', da: '83,3 %' },
      ],
    },
  ],
  spots: [
    {
      niveles: [3, 4],
      mesa: 'As Kd 4h',
      situacion:
        'UTG (77+, A-J+, K-Q y A-x del mismo palo) contra la ciega grande, que 3-betea AA, KK y A-K y paga parejas y broadways restantes. Bote 5,5 bb.',
      pregunta: 'Cuenta combos de trío y dos pares de cada lado y di quién apuesta y cuánto.',
      respuesta:
        'UTG: AA 3, KK 3, A-K 9 y A-4 del mismo palo 2: 17 combos. Ciega grande: 44 3, A-4 del mismo palo 2 y K-4 del mismo palo 2: 7 combos. Ventaja clara de ambos tipos para UTG: apuesta un tercio (1,8 bb) con casi todo su rango; un tercio exige 24,7 % de abandonos y la ciega grande abandona mucho más.',
      calculos: [
        { da: '17 combos', tipo: 'cuenta', expresion: '3+3+9+2' },
        { da: '7 combos', tipo: 'cuenta', expresion: '3+2+2' },
        { da: '24,7 %', tipo: 'alfa', bote: 5.5, apuesta: 1.8 },
      ],
    },
    {
      niveles: [3, 4],
      mesa: '9h 8d 5c',
      situacion:
        'CO (todas las parejas, broadways, ases y conectores del mismo palo) contra la ciega grande, que paga 22–88, 7-6 y 9-8 de cualquier tipo, y 9-5 y 8-5 del mismo palo. Bote 5,5 bb.',
      pregunta: 'Cuenta escaleras, tríos y dobles parejas de ambos y elige tamaño para CO.',
      respuesta:
        'CO: 99 3, 88 3, 55 3, 7-6 del mismo palo 4 y 9-8 del mismo palo 2: 15 combos. Ciega grande: 88 3, 55 3, 7-6 16, 9-8 9, 9-5 del mismo palo 2 y 8-5 del mismo palo 2: 35 combos. La escalera está sobre todo enfrente: CO pasa mucho y, cuando apuesta, lo hace grande con parejas mayores, tríos y proyectos.',
      calculos: [
        { da: '15 combos', tipo: 'cuenta', expresion: '3+3+3+4+2' },
        { da: '35 combos', tipo: 'cuenta', expresion: '3+3+16+9+2+2' },
      ],
    },
    {
      niveles: [3, 5],
      mano: 'Ac Qd',
      mesa: 'Qs 8s 3d',
      situacion:
        'Abres en MP y paga el botón en frío (99–22, broadways y conectores del mismo palo, sin QQ+ ni A-K). Bote 6,5 bb. Hablas tú.',
      pregunta: '¿De quién son las nueces y qué tamaño usas con pareja alta máxima?',
      respuesta:
        'Tríos: tú QQ (1 combo tras tus damas), 88 3 y 33 3; él 88 3 y 33 3. Dobles parejas: él Q-8 del mismo palo pocas. La ventaja de rango es tuya (overpairs y damas mejores), la de nueces está repartida: apuesta frecuente de un tercio a media y no infles el bote con resubidas a ciegas. Con una tercera pica en la mesa el reparto se inclinaría hacia él.',
      calculos: [{ da: '1 combo', tipo: 'combos', mano: 'QQ', muertas: 'Qs Qd' }],
    },
    {
      niveles: [3, 5],
      mesa: 'Jc Tc 6d',
      situacion:
        'CO abrió a 2,5 bb y la ciega grande defendió y pasa. Bote 5,5 bb. Quieres saber quién llega con más proyectos de escalera antes de elegir tamaño.',
      pregunta:
        '¿Hay escalera hecha? ¿Cuántos combos de proyecto abierto tiene cada uno, si CO abre 9-8 y Q-9 solo del mismo palo y la ciega grande defiende ambos también de distinto palo?',
      respuesta:
        'Con J y T en la mesa no hay escalera hecha con dos cartas: Q-9 espera un ocho o un rey, y 9-8 un siete o una dama. Proyectos abiertos de la ciega grande: Q-9 16 y 9-8 16: 32 combos; de CO, 4 + 4 = 8 combos (K-Q, también abierto, lo tienen los dos). Sin nueces hechas, la pelea es de tríos y proyectos, y la ciega grande tiene más de los segundos: apuesta menos frecuente y más grande.',
      calculos: [
        { da: '32 combos', tipo: 'cuenta', expresion: '16+16' },
        { da: '8 combos', tipo: 'cuenta', expresion: '4+4' },
      ],
    },
    {
      niveles: [4, 5],
      mesa: '8h 7d 3s 6c',
      situacion: 'CO abrió, ciega grande pagó una c-bet de un tercio en 8-7-3. El turn 6 completa T-9, 9-5 y 5-4.',
      pregunta:
        'Cuenta escaleras de cada rango si CO lleva T-9 del mismo palo y la ciega grande T-9, 9-5, 5-4 del mismo palo y T-9 de distinto palo. ¿Quién debe liderar el turn?',
      respuesta:
        'CO: 4 combos. Ciega grande: T-9 16, 9-5 del mismo palo 4 y 5-4 del mismo palo 4: 24 combos. Las nueces cambiaron de dueño: CO pasa casi siempre y la ciega grande puede liderar con una parte de su rango. La carta no cambió tu pareja mayor, cambió quién la puede castigar.',
      calculos: [{ da: '24 combos', tipo: 'cuenta', expresion: '16+4+4' }],
    },
    {
      niveles: [4, 5],
      mano: 'As Js',
      mesa: 'Qs Ts 4s',
      situacion:
        'NL500. Botón abre y defiende la ciega grande. En la mesa monocolor tienes el color máximo y el rival tiene más colores bajos y proyectos con una pica. Bote 5,1 bb.',
      pregunta:
        '¿De quién es la ventaja y qué haces con A♠J♠? Cuenta colores: botón con A♠ y K♠ altos (10 combos) y conectores (3); ciega grande 14.',
      respuesta:
        'Ventaja de rango del botón (más parejas mayores y ases), de nueces casi igual (13 contra 14 colores), aunque las suyas son peores: tus colores altos ganan a los suyos. Apuesta pequeño con frecuencia (1,7 bb, 25,0 % de abandonos) y guarda A♠J♠ para tres calles: contra 9♠8♠ tienes 99,9 %.',
      calculos: [
        { da: '25,0 %', tipo: 'alfa', bote: 5.1, apuesta: 1.7 },
        { da: '99,9 %', tipo: 'equity', mano: 'As Js', rivales: ['9s 8s'], mesa: 'Qs Ts 4s' },
      ],
    },
    {
      niveles: [5, 5],
      mesa: 'Ah 9c 6d',
      situacion:
        'Bote con 3-bet: ciega pequeña (QQ+, A-K, A-Q del mismo palo, K-Q del mismo palo y A5–A2 del mismo palo) contra botón pagador (JJ–66, A-J a A-T, K-Q y conectores del mismo palo 98, 87, 76). Bote 21.',
      pregunta: 'Cuenta tríos, dos pares y ases de cada lado. ¿Qué frecuencia y tamaño convienen a la ciega pequeña?',
      respuesta:
        'Ciega pequeña: AA 3, A-K 12, A-Q del mismo palo 3 y A5s–A2s 12: 30 ases o trío, QQ 6 y KK 6. Botón: 99 3, 66 3, A-J y A-T del mismo palo 6: 12. Ventaja de ases muy clara, tríos repartidos (3 contra 6). Apuesta un cuarto con casi todo: 5,25 bb exige 20,0 % de abandonos y JJ, TT, 88, K-Q y conectores los dan de sobra. Grande no, porque los tríos 99 y 66 son suyos.',
      calculos: [
        { da: '30 ases', tipo: 'cuenta', expresion: '3+12+3+12' },
        { da: '20,0 %', tipo: 'alfa', bote: 21, apuesta: 5.25 },
      ],
    },
    {
      niveles: [3, 3],
      mesa: '7h 6c 4d',
      situacion:
        'CO abrió a 2,5 bb y la ciega grande pagó. Las escaleras son 8-5 y 5-3. CO no abre ninguna; la ciega grande defiende las dos del mismo palo. Los tríos los tienen ambos. Dobles parejas: CO solo 7-6 del mismo palo; la ciega grande 7-6, 7-4 y 6-4 del mismo palo.',
      pregunta: '¿De quién son las nueces y qué haces con tu c-bet en el CO?',
      respuesta:
        'Escaleras: CO 0; ella, 4 + 4 = 8. Tríos: 9 cada uno. Dobles parejas: 7-6, 7-4 y 6-4 del mismo palo son 2 combos cada una: CO 2, ella 6. Total: CO 11, ciega grande 23. Las nueces son suyas aunque tú tengas todas las sobreparejas: apuesta con menos frecuencia, grande con 10-10 a A-A que quieren protección, y pasa el resto. Que tu rango gane más veces no basta: cuentan las manos que ganan el stack.',
      calculos: [
        { tipo: 'combos', mano: '85s', da: '4' },
        { tipo: 'combos', mano: '53s', da: '4' },
        { tipo: 'cuenta', expresion: '4+4', da: '8' },
        { tipo: 'cuenta', expresion: '3*3', da: '9' },
        { tipo: 'combos', mano: '76s', muertas: '7h 6c 4d', da: '2' },
        { tipo: 'cuenta', expresion: '3*2', da: '6' },
        { tipo: 'cuenta', expresion: '9+2', da: '11' },
        { tipo: 'cuenta', expresion: '8+9+6', da: '23' },
      ],
    },
  ],
  variantes: {
    teoria: [
      {
        titulo: 'dos ventajas, dos efectos',
        consigna:
          'Escribe un flop con cada combinación posible (rango sí/nueces sí, rango sí/nueces no…) y el tamaño que corresponde. Compruébalo con los rangos del ejemplo.',
      },
      {
        titulo: 'contar nueces',
        consigna:
          'Toma tu rango de apertura y el de defensa, y cuenta combos de trío, doble pareja y escalera en cuatro mesas. Anota cuánto tardas en la primera y en la última.',
      },
      {
        titulo: 'cuando la carta cambia de dueño',
        consigna:
          'Elige un flop y lista las cinco cartas de turn que más trasladan la ventaja al otro lado y la razón. Responde las preguntas de memoria.',
      },
    ],
    ejercicios: [
      {
        titulo: 'cuenta primero',
        consigna:
          'Escribe en las mesas de abajo los combos fuertes de ambos rangos y luego la ventaja. Sin cuenta no vale.',
      },
      {
        titulo: 'frecuencia y tamaño',
        consigna:
          'Traduce la ventaja de las mesas de abajo en una frecuencia y un tamaño concretos y comprueba con la solución.',
      },
      {
        titulo: 'cambia la mesa por una carta',
        consigna:
          'Cambia una carta de las mesas de abajo para pasar la ventaja de nueces al otro lado y explica por qué.',
      },
      {
        titulo: 'cambia los rangos',
        consigna:
          'Sustituye los rangos de las mesas de abajo por los de UTG contra botón y vuelve a contar. ¿Qué dato se invierte?',
      },
      {
        titulo: 'turn y ventaja',
        consigna: 'Añade tres turns a las mesas de abajo y señala en cuál cambia el dueño de las nueces.',
      },
      {
        titulo: 'mano contra rango',
        consigna:
          'En las mesas de abajo sitúa tu mano en la distribución: ¿está en el 20 % superior, en el medio o abajo?',
      },
      {
        titulo: 'dos promedios iguales',
        consigna:
          'Busca en las mesas de abajo un caso en que la equity media esté cerca de 50 % y aun así el tamaño sea distinto. Explica.',
      },
      {
        titulo: 'recuento con reloj',
        consigna:
          'Con reloj, cuenta los combos fuertes de las {n} mesas de abajo. Repite las que falles por más de dos combos.',
      },
    ],
    test: [
      {
        titulo: 'examen de ventajas',
        consigna:
          'Asigna ventaja de rango y de nueces a las {n} mesas de abajo con el recuento al lado; acierto con ambas.',
      },
      {
        titulo: 'examen de tamaños según ventaja',
        consigna: 'Da frecuencia y tamaño en las {n} mesas de abajo y justifica con un número.',
      },
      {
        titulo: 'examen de cambios',
        consigna: 'Di en las {n} mesas de abajo cuál es la carta de turn que más mueve la ventaja y hacia dónde.',
      },
      {
        titulo: 'examen sin rangos a la vista',
        consigna:
          'Tapa los rangos de las {n} mesas de abajo, reconstrúyelos de memoria por posición y compara tus combos.',
      },
    ],
    jugar: [
      {
        titulo: 'rango y nueces en voz baja',
        consigna: 'Juega {min} minutos diciendo quién tiene cada ventaja en cada flop. Marca las mesas en que dudaste.',
      },
      {
        titulo: 'tamaño según nueces',
        consigna:
          'Durante {min} minutos usa apuestas grandes solo donde cuentes más nueces a tu favor y pequeñas donde tengas solo ventaja de rango.',
      },
      {
        titulo: 'parar cuando cambia',
        consigna:
          'Juega {min} minutos dejando de apostar en turns que pasan la ventaja al rival, aunque tu mano sea buena. Anota el resultado.',
      },
    ],
    analizar: [
      {
        titulo: 'mapa de tus flops',
        consigna: 'Revisa {n} flops jugados y escribe la ventaja de cada uno y tu tamaño. ¿Coincidió?',
      },
      {
        titulo: 'la carta que no viste',
        consigna: 'Busca {n} manos perdidas tras un turn que cambió la ventaja y anota lo que debías hacer ahí.',
      },
      {
        titulo: 'dónde está tu mano',
        consigna:
          'Coloca {n} manos jugadas en su distribución del rango y comprueba si actuaste como la mejor, media o peor parte.',
      },
    ],
  },
};
