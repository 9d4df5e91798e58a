import type { PokerTopic } from '../../poker-topic.ts';

export const pkRevSesion: PokerTopic = {
  id: 'pk-rev-sesion',
  titulo: 'Sesión de juego con un único foco',
  area: 'REV',
  nivelMin: 0,
  nivelMax: 5,
  prerequisitos: ['pk-fun-manos'],
  minutosEtapa: 430,
  terminos: [
    'sesión con foco',
    'sesión de juego',
    'jugar con un objetivo',
    'un solo foco',
    'jugar con propósito',
    'práctica deliberada',
    'sesión de práctica',
    'sesión enfocada',
    'objetivo de la sesión',
    'jugar para aprender',
    'sesión corta',
    'jugar una sesión',
    'practicar jugando',
    'foco de la sesión',
    'jugar manos reales',
  ],
  ideas: [
    'Una sesión de aprendizaje tiene una sola pregunta: «¿defendí bien mi ciega grande?», «¿conté el bote antes de pagar?». Con dos focos no se mide ninguno.',
    'El foco se escribe como conducta contable: «antes de cada pago digo el precio». Al final hay un número: 17 de 20.',
    'Se marcan las manos en el momento (toda duda del foco) y se sigue jugando; la discusión va después. Marcar tarda un segundo, pensar en la mano anterior cuesta la siguiente.',
    'La sesión se juzga por el contador del foco y por las dudas marcadas, nunca por el saldo: en 150 manos el saldo es ruido.',
  ],
  etapas: [
    {
      nivel: 0,
      enfoque:
        'Juega con fichas sin valor o al límite más pequeño y cuenta una sola cosa: cuántas veces miraste tu posición antes de entrar.',
      idea: 'Al principio el foco es mirar: posición, bote y cuántos quedan, en ese orden.',
    },
    {
      nivel: 1,
      enfoque: 'Elige un foco de conducta por sesión, cuéntalo con marcas en papel y acaba con tres manos marcadas.',
      idea: 'Un buen foco ocurre al menos diez veces por hora; si aparece dos veces, no da para practicarlo.',
    },
    {
      nivel: 2,
      enfoque: 'Usa el foco del tema que estudias esta semana y compara el contador en tres sesiones seguidas.',
      idea: 'El contador debe subir antes de cambiar de foco: 60 %, 75 %, 90 %.',
    },
    {
      nivel: 3,
      enfoque:
        'Añade una condición de calidad (no solo hacerlo, hacerlo bien) y un criterio para marcar manos: bote de más de 20 bb o duda real.',
      idea: 'Foco con umbral: «precio correcto con error menor de 3 puntos» en vez de «pensé en el precio».',
    },
    {
      nivel: 4,
      enfoque:
        'Practica nodos concretos (ciega contra ciega, botes con 3-bet) eligiendo mesas y formato que los produzcan más.',
      idea: 'Si el nodo aparece una vez por hora, búscalo en formatos donde aparezca diez: la práctica es repetición con respuesta.',
    },
    {
      nivel: 5,
      enfoque:
        'Diseña sesiones de prueba de una hipótesis («la población abandona el river ante sobreapuestas») con muestra y criterio de parada definidos antes.',
      idea: 'Una sesión experimental limita el riesgo: se prueba con tamaño y frecuencia acotados y se decide con el número, no con el recuerdo.',
    },
  ],
  errorTipico:
    'Sentarse «a practicar» con cinco propósitos y terminar mirando el saldo. O abandonar el foco en cuanto se pierde un bote: justo ahí se mide si estaba aprendido.',
  preguntas: [
    {
      pregunta: '¿Cómo se escribe un foco que se pueda contar?',
      respuesta:
        'Como conducta con ocasión: «antes de cada X hago Y». Ejemplo: antes de pagar una apuesta digo el precio en voz baja.',
    },
    {
      pregunta: '¿Por qué un solo foco?',
      respuesta:
        'Porque la atención extra alcanza para una conducta nueva; con dos no sabes cuál falló y ninguna se automatiza.',
    },
    {
      pregunta: '¿Qué se hace con una mano dudosa durante la sesión?',
      respuesta: 'Se marca y se sigue. Se analiza después, con calma y sin saldo a la vista.',
    },
    {
      pregunta: '¿Cuándo cambias de foco?',
      respuesta: 'Cuando el contador supera tu umbral (por ejemplo 90 %) en dos o tres sesiones; antes, se repite.',
    },
    {
      pregunta: '¿Por qué el saldo no mide la sesión?',
      respuesta:
        'Porque en 150 manos la desviación es de unas 110 bb: cualquier resultado entre −2 y +2 cajas dice casi nada sobre cómo jugaste.',
    },
  ],
  criterio: {
    texto: 'Cumples la conducta del foco en {aciertos} de {de} ocasiones contadas en la sesión.',
    aciertos: 18,
    de: 20,
    unidad: 'ocasiones',
  },
  foco: 'Escribe el foco en una frase contable, lleva marcas en papel y no lo cambies hasta el final.',
  revision: '¿Esta mano era una ocasión del foco y la conducta estuvo o faltó?',
  variantes: {
    teoria: [
      {
        titulo: 'convertir un tema en conducta',
        consigna:
          'Toma tres temas que estudias y escribe para cada uno una conducta contable con su ocasión. Descarta la que no ocurra diez veces por hora.',
      },
      {
        titulo: 'hoja de sesión',
        consigna:
          'Diseña una hoja con foco, marcas, manos dudosas, tope y hora de fin. Explica en voz alta qué harás con ella al terminar.',
      },
      {
        titulo: 'por qué no el saldo',
        consigna:
          'Rehace la cuenta de la desviación en 150, 1.500 y 15.000 manos y explica qué se puede concluir en cada caso.',
      },
    ],
    ejercicios: [
      {
        titulo: 'escribe el foco',
        consigna:
          'Para cada situación de abajo redacta el foco en una frase con ocasión y conducta. Comprueba que otra persona podría contarlo.',
      },
      {
        titulo: 'cuenta y conclusión',
        consigna:
          'Con los números de las situaciones de abajo calcula el cumplimiento y decide si repites o cambias de foco.',
      },
      {
        titulo: 'marca o sigue',
        consigna: 'Di en las situaciones de abajo si la mano se marca y por qué. Máximo una frase.',
      },
      {
        titulo: 'el foco equivocado',
        consigna: 'Encuentra el defecto del foco de las situaciones de abajo (no contable, raro, doble) y reescríbelo.',
      },
      {
        titulo: 'diseña la sesión',
        consigna:
          'Completa para cada situación de abajo mesas, tiempo, tope y foco. La suma de tiempos debe caber en {min} minutos.',
      },
      {
        titulo: 'predice el contador',
        consigna:
          'Antes de hacer la cuenta de las situaciones de abajo estima el porcentaje de cumplimiento. Anota tu error.',
      },
      {
        titulo: 'de resultado a conducta',
        consigna:
          'Traduce cada objetivo de resultado de las situaciones de abajo («ganar dos cajas») a uno de conducta. Explica qué gana el cambio.',
      },
      {
        titulo: 'con reloj y sin notas',
        consigna:
          'Decide las situaciones de abajo con reloj, de memoria, y escribe después la regla que usaste en cada una.',
      },
    ],
    test: [
      {
        titulo: 'foco medible',
        consigna:
          'Redacta focos para las situaciones de abajo; puntúa uno por ocasión clara y otro por conducta clara.',
      },
      {
        titulo: 'números de la sesión',
        consigna:
          'Calcula cumplimientos, ocasiones por hora y desviaciones de las situaciones de abajo. 80 % correcto.',
      },
      {
        titulo: 'decide el siguiente paso',
        consigna: 'Di en cada situación de abajo: repetir, subir umbral o cambiar. Un fallo permitido.',
      },
      {
        titulo: 'hoja en blanco',
        consigna: 'Reproduce de memoria tu hoja de sesión y úsala para responder las situaciones de abajo.',
      },
    ],
    jugar: [
      {
        titulo: 'precio antes de pagar',
        consigna:
          'Juega {min} minutos diciendo el precio antes de cada pago. Marca cumplidas y olvidadas; la meta es nueve de cada diez.',
      },
      {
        titulo: 'posición antes de entrar',
        consigna:
          'En cada mano di tu posición y cuántos quedan por hablar antes de mirar las cartas por segunda vez. Cuenta olvidos.',
      },
      {
        titulo: 'plan antes de apostar',
        consigna:
          'Antes de toda apuesta di qué mano peor paga o qué mano mejor tira. Sin respuesta, pasa. Lleva la cuenta.',
      },
      {
        titulo: 'una calle por delante',
        consigna:
          'Antes de pagar en el flop di en qué turns seguirás y en cuáles no. Marca las manos en que acertaste el plan.',
      },
      {
        titulo: 'stacks siempre',
        consigna:
          'Di el stack efectivo en ciegas en cada bote que juegues. Cinco olvidos terminan la sesión y se repite mañana.',
      },
      {
        titulo: 'sesión muda de saldo',
        consigna:
          'Tapa el saldo durante {min} minutos y juega el foco de tu tema de la semana. Mira el dinero solo tras escribir el cierre.',
      },
      {
        titulo: 'bloques con descanso',
        consigna:
          'Divide {min} minutos en dos bloques con el mismo foco y compara los contadores del primero y el segundo.',
      },
    ],
    analizar: [
      {
        titulo: 'las dudas del foco',
        consigna:
          'Repasa las {n} manos marcadas y separa dudas de conducta (no lo hice) y de conocimiento (no lo sabía). Cada una tiene su tarea.',
      },
      {
        titulo: 'ocasiones perdidas',
        consigna:
          'Recorre la sesión entera buscando ocasiones del foco que no marcaste. Corrige el contador y escribe por qué se escaparon.',
      },
      {
        titulo: 'contador en tres sesiones',
        consigna:
          'Compara el cumplimiento de las últimas tres sesiones con el mismo foco y decide el umbral siguiente.',
      },
      {
        titulo: 'primera y última media hora',
        consigna: 'Separa {n} manos por tramo y compara cumplimiento. Si cae más de 15 puntos, acorta la sesión.',
      },
      {
        titulo: 'la mano que rompió el foco',
        consigna:
          'Busca el bote tras el cual dejaste de contar y describe qué pasó. Escribe la frase que usarás la próxima vez.',
      },
      {
        titulo: 'del foco al resultado',
        consigna:
          'En {n} ocasiones del foco estima cuánto ganó o ahorró la conducta. Suma en ciegas sin mirar el saldo real.',
      },
    ],
  },
  ejemplo: {
    niveles: [0, 2],
    situacion:
      'Sesión de 60 minutos en una mesa, unas 75 manos. Foco: «antes de pagar una apuesta digo el precio». Hubo 14 pagos o dudas y lo dijiste en 9. Saldo: +85 bb.',
    pregunta: '¿Cómo se juzga y qué haces mañana?',
    respuesta:
      'Cumplimiento 9 ÷ 14 = 64 %: por debajo del 90 %, se repite el mismo foco. El +85 no informa: con desviación de 90 bb cada 100 manos, en 75 manos lo normal es moverse 90 × raíz(0,75) ≈ 90 × 0,866 = 78 bb en cualquier dirección. Marca los 5 olvidos, mira qué tenían en común (¿botes grandes?, ¿prisa?) y mañana empieza por ahí.',
    calculos: [
      { da: '64 %', tipo: 'cuenta', expresion: '9/14*100' },
      { da: '78 bb', tipo: 'cuenta', expresion: '90*0.866' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [3, 5],
      situacion:
        'NL200, sesión experimental de 600 manos. Hipótesis: «en botes con 3-bet, la población abandona más del 45 % ante mi segunda apuesta de 60 %». Criterio escrito: parar a las 20 ocasiones o a las tres horas. Salieron 14 ocasiones y abandonaron 8. Saldo: −140 bb.',
      pregunta: '¿Qué concluyes y qué haces mañana?',
      respuesta:
        'Frecuencia: 8 ÷ 14 = 57 %, con un error típico de raíz de 0,57 × 0,43 ÷ 14 ≈ 13 puntos: compatible con 45 y con 70. La apuesta de 60 % pide 37,5 %: la hipótesis sigue viva, no probada. El −140 no informa: en 600 manos la suerte mueve 95 × √6 ≈ 95 × 2,45 = 233 bb. Cumplimiento: 14 de 14 con el tamaño previsto, 100 %, que es lo que se juzga hoy. Mañana, mismo foco hasta reunir 60 ocasiones; a una cada 43 manos harán falta unas 1.978 manos más.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*8/14', da: '57 %' },
        { tipo: 'alfa', bote: 100, apuesta: 60, da: '37,5 %' },
        { tipo: 'cuenta', expresion: '95*2.45', da: '233 bb' },
        { tipo: 'cuenta', expresion: '100*14/14', da: '100 %' },
        { tipo: 'cuenta', expresion: '(60-14)*43', da: '1.978' },
      ],
    },
  ],
  spots: [
    {
      niveles: [0, 1],
      situacion: 'Primera sesión con fichas sin valor. Quieres «jugar bien».',
      pregunta: 'Convierte el deseo en un foco contable y pon una meta.',
      respuesta:
        '«Antes de entrar en una mano digo mi posición y cuántos quedan por hablar.» Ocurre en cada mano: en 40 manos son 40 ocasiones. Meta del primer día, tres de cada cuatro: 40 × 0,75 = 30. No cuentes fichas ganadas: cuenta marcas.',
      calculos: [{ da: '30', tipo: 'cuenta', expresion: '40*0.75' }],
    },
    {
      niveles: [0, 3],
      situacion:
        'Tu foco es «no hacer limp» y en 90 manos lo hiciste 4 veces de 19 entradas. La semana pasada fueron 9 de 22.',
      pregunta: '¿Mejoraste y qué sigue?',
      respuesta:
        'Antes 9 ÷ 22 = 41 % de limps; ahora 4 ÷ 19 = 21 %. Mejoraste a la mitad, pero la meta es menos del 10 %: con 19 entradas, 1,9 como mucho. Repite el foco y escribe las cuatro manos: casi siempre son las mismas (pares chicos, ases de color) y se arreglan con una regla.',
      calculos: [
        { da: '41 %', tipo: 'cuenta', expresion: '9/22*100' },
        { da: '21 %', tipo: 'cuenta', expresion: '4/19*100' },
        { da: '1,9', tipo: 'cuenta', expresion: '19*0.1' },
      ],
    },
    {
      niveles: [0, 5],
      situacion:
        'En tres sesiones de 150 manos hiciste +120, −90 y +15 bb. El contador del foco fue 70 %, 82 % y 93 %.',
      pregunta: '¿Cuál fue tu mejor sesión?',
      respuesta:
        'La tercera: 93 % supera el umbral. La suma de saldos, 120 − 90 + 15 = 45 bb, en 450 manos tiene una desviación de 90 × raíz(4,5) ≈ 90 × 2,12 = 191 bb: no distingue nada. Ya puedes subir la exigencia del foco o pasar al siguiente.',
      calculos: [
        { da: '45 bb', tipo: 'cuenta', expresion: '120-90+15' },
        { da: '191 bb', tipo: 'cuenta', expresion: '90*2.12' },
      ],
    },
    {
      niveles: [1, 4],
      situacion:
        'Quieres practicar la defensa de la ciega grande. En mesa de 6 te toca una de cada 6 manos y hay apertura en el 70 %; juegas 75 manos por hora en dos mesas.',
      pregunta: '¿Cuántas ocasiones tendrás en una hora y alcanza?',
      respuesta:
        'Manos por hora 75 × 2 = 150; ciegas grandes 150 ÷ 6 = 25; con apertura 25 × 0,7 = 17,5. Supera las diez por hora: es un buen foco. En cambio «jugar bien botes con 4-bet» aparecería quizá una vez por hora: ése se practica con ejercicios, no en la mesa.',
      calculos: [
        { da: '150', tipo: 'cuenta', expresion: '75*2' },
        { da: '25', tipo: 'cuenta', expresion: '150/6' },
        { da: '17,5', tipo: 'cuenta', expresion: '25*0.7' },
      ],
    },
    {
      niveles: [2, 5],
      situacion:
        'Foco: precio correcto con error menor de 3 puntos. De 22 pagos revisados, 15 dentro, 5 con error de 3–6 y 2 de más de 6.',
      pregunta: '¿Cumples y qué entrenas?',
      respuesta:
        '15 ÷ 22 = 68 %: todavía no. Los dos graves fueron con botes donde olvidaste tu propia apuesta: por ejemplo, pagar 30 con bote de 90 ya incluida la apuesta rival es 30 ÷ 120 = 25 % y no 30 ÷ 90 = 33 %. Diez cuentas de calentamiento con «bote + mi pago en el denominador» antes de la próxima sesión.',
      calculos: [
        { da: '68 %', tipo: 'cuenta', expresion: '15/22*100' },
        { da: '25 %', tipo: 'cuenta', expresion: '30/120*100' },
        { da: '33 %', tipo: 'cuenta', expresion: '30/90*100' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Hipótesis: en NL200 tus rivales abandonan ante sobreapuesta de 1,5 botes en river el 65 % de las veces. Quieres probarla con un riesgo máximo de 3 cajas.',
      pregunta: 'Define muestra, umbral y parada.',
      respuesta:
        'Una sobreapuesta de 1,5 botes necesita 60 % de abandonos. Con 40 intentos el error típico es raíz de 0,65 × 0,35 ÷ 40 ≈ 7,5 puntos: insuficiente para separar 65 de 60, así que busca solo desvíos grandes (≥ 75 % o ≤ 50 %). Si el bote medio es de 30 bb, cada intento arriesga 45: con 3 cajas (300 bb) el tope son 6,7 fracasos, o sea 6. Parada: 6 pagos o 40 intentos. El resto de la información sale gratis de mirar a otros hacerlo.',
      calculos: [
        { da: '60 %', tipo: 'alfa', bote: 1, apuesta: 1.5 },
        { da: '6,7', tipo: 'cuenta', expresion: '300/45' },
      ],
    },
    {
      niveles: [0, 1],
      situacion:
        'Sesión de una hora con fichas sin valor. Foco: «digo mi asiento antes de mirar las cartas». Jugaste 60 manos y marcaste 48.',
      pregunta: '¿Qué porcentaje cumpliste y sigues con el mismo foco?',
      respuesta:
        '48 ÷ 60 = 80 %. La meta es 90 %, 54 de 60: repite el mismo foco mañana. Mira en qué manos lo olvidaste: si fueron las últimas quince, el problema es el cansancio y la sesión debe ser más corta; si fueron las de cartas bonitas, mira primero el asiento y después las cartas.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*48/60', da: '80 %' },
        { tipo: 'cuenta', expresion: '0.9*60', da: '54' },
      ],
    },
    {
      niveles: [0, 2],
      situacion:
        'NL2. Tu foco es «sumo el bote antes de apostar». En 80 manos apostaste 12 veces y sumaste en 11. Perdiste $3.',
      pregunta: '¿Fue una buena sesión?',
      respuesta:
        'Sí: 11 ÷ 12 = 92 %, por encima del 90 %. Los $3 son 1,5 cajas en 80 manos: eso lo mueven dos o tres botes y no dice nada del foco. Mañana añade algo a lo mismo: «sumo el bote y elijo entre mitad y dos tercios». Si también lo cumples nueve de cada diez veces, cambia de foco.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*11/12', da: '92 %' },
        { tipo: 'cuenta', expresion: '3/2', da: '1,5' },
      ],
    },
    {
      niveles: [3, 5],
      situacion:
        'NL200. Foco de la semana: «en botes de más de 40 bb digo los dos rangos antes de actuar». Hubo 18 botes así; lo hiciste en 13 y en 4 de los 5 restantes perdiste.',
      pregunta: '¿Cumples y qué no debes concluir?',
      respuesta:
        '13 ÷ 18 = 72 %, por debajo del 90 %: se repite el foco. Los 4 de 5 perdidos no prueban que el foco gane botes: cinco casos son cinco casos. Lo que sí puedes escribir es cuánto te costó hacerlo: si las 13 tardaron 20 segundos de media, son 4,3 minutos de reloj en toda la semana. Repite con la misma regla y añade calidad: que el rango tenga al menos un grupo tachado.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*13/18', da: '72 %' },
        { tipo: 'cuenta', expresion: '13*20/60', da: '4,3' },
      ],
    },
    {
      niveles: [5, 5],
      situacion:
        'Experimento: en 40 rivers con sobreapuesta tuya, la población debe abandonar más del 55 % para que gane. Llevas 22 y han abandonado 14; el criterio decía parar en 40.',
      pregunta: '¿Lo cortas por ir bien, sigues o amplías?',
      respuesta:
        '14 ÷ 22 = 64 % contra el 55 que pide tu tamaño (1,2 botes pide 54,5 %). Parece bueno, pero el error de 22 casos es raíz de 0,64 × 0,36 ÷ 22 ≈ 10 puntos: sigue hasta 40, como escribiste. Cortar por ir bien es tan malo como cortar por ir mal. Al llegar a 40, si supera el 55 % más un error, entra en tu estrategia con frecuencia limitada.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*14/22', da: '64 %' },
        { tipo: 'alfa', bote: 100, apuesta: 120, da: '54,5 %' },
      ],
    },
    {
      niveles: [0, 1],
      situacion:
        'Cuatro sesiones con el mismo foco, «miro cuántas fichas tiene el rival antes de apostar»: 4 de 10, 6 de 11, 9 de 12 y 11 de 12.',
      pregunta: '¿Estás mejorando y cuándo cambias de foco?',
      respuesta:
        '40 %, 55 %, 75 % y 92 %: sí, y sin mirar el dinero. Ya pasaste del 90 % una vez; repítelo en una sesión más para que sea costumbre y entonces elige otro foco. Guarda la hoja: cuando un mes salga mal, verás lo que sí aprendiste.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*4/10', da: '40 %' },
        { tipo: 'cuenta', expresion: '100*6/11', da: '55 %' },
        { tipo: 'cuenta', expresion: '100*9/12', da: '75 %' },
        { tipo: 'cuenta', expresion: '100*11/12', da: '92 %' },
      ],
    },
  ],
};
