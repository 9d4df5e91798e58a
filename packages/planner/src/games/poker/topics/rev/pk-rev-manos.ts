import type { PokerTopic } from '../../poker-topic.ts';

export const pkRevManos: PokerTopic = {
  id: 'pk-rev-manos',
  titulo: 'Revisión de manos marcadas',
  area: 'REV',
  nivelMin: 0,
  nivelMax: 5,
  prerequisitos: ['pk-rev-sesion'],
  minutosEtapa: 430,
  importancia: 'esencial',
  terminos: [
    'revisión de manos',
    'revisar manos',
    'manos marcadas',
    'analizar manos',
    'análisis de manos',
    'repasar manos',
    'manos dudosas',
    'historial de manos',
    'hand history',
    'analizar mis sesiones',
    'revisar sesiones',
    'review',
    'estudiar mis manos',
    'comentar manos',
    'corregir manos',
    'mano perdida',
  ],
  ideas: [
    'Se revisan decisiones, no resultados: tapa el final de la mano y decide otra vez en cada calle antes de mirarlo.',
    'Orden fijo de revisión: posiciones y stacks, rango de cada uno preflop, qué cambió en cada calle, alternativas con número y una conclusión de una línea que sirva para otra mano.',
    'Selecciona por información y no por dolor: botes de más de 30 bb, manos marcadas por duda y dos ganadas al azar. Los all-in preflop estándar perdidos no enseñan nada.',
    'Una revisión termina cuando existe una regla escrita o la decisión de que ya estaba bien. «Tuve mala suerte» no es una conclusión.',
  ],
  etapas: [
    {
      nivel: 0,
      enfoque:
        'Después de jugar escribe una sola mano completa: asientos, tus cartas, cuánto tenía cada uno, quién apostó, cuánto y en qué orden. Todavía no hace falta juzgarla bien: hace falta poder contarla.',
      idea: 'Una mano bien escrita se puede volver a jugar. Tapa el final y pregúntate en qué momento dudaste: esa duda, y no el resultado, es lo que se estudia.',
    },
    {
      nivel: 1,
      enfoque: 'Revisa tres manos por sesión con el orden fijo y calcula al menos un precio o una equity en cada una.',
      idea: 'Escribir la mano obliga a pensarla: stacks, posiciones y tamaños antes que opiniones.',
    },
    {
      nivel: 2,
      enfoque: 'Compara siempre dos alternativas con su EV aproximado y nombra qué dato te haría cambiar.',
      idea: 'Sin una segunda opción calculada no hay revisión, hay relato.',
    },
    {
      nivel: 3,
      enfoque: 'Agrupa manos por nodo (ciega grande, turn sin iniciativa) y busca el error repetido, no el puntual.',
      idea: 'Tres manos iguales valen más que treinta distintas: el patrón es la fuga.',
    },
    {
      nivel: 4,
      enfoque: 'Revisa con rangos y combos, contrasta con solver o con otra persona y anota en qué supuesto difieren.',
      idea: 'La diferencia casi siempre está en el rango que supusiste, no en la cuenta.',
    },
    {
      nivel: 5,
      enfoque:
        'Revisa líneas que ganaste y decisiones que no tomaste (pases, folds tempranos); mide EV perdido por nodo y decide el plan de estudio.',
      idea: 'El dinero invisible está en los folds y los pases: nadie marca la apuesta que no hizo.',
    },
  ],
  errorTipico:
    'Revisar solo los botes perdidos y concluir «no pude hacer nada». O mirar primero las cartas del rival y razonar hacia atrás hasta llegar a ellas.',
  preguntas: [
    {
      pregunta: '¿Qué datos debe tener una mano escrita para que otra persona pueda decidirla?',
      respuesta:
        'Asientos, tus cartas, cuánto tenía cada uno, qué hizo cada jugador en cada calle y con qué tamaños. El resultado no hace falta.',
    },
    {
      pregunta: '¿Qué tapas antes de revisar y por qué?',
      respuesta:
        'El resultado y las cartas del rival: conocerlos inclina el análisis y hace parecer obvio lo que no lo era.',
    },
    {
      pregunta: 'Di el orden fijo de la revisión.',
      respuesta:
        'Posiciones y stacks, rangos preflop, cambio por calle, alternativas con número, conclusión de una línea.',
    },
    {
      pregunta: '¿Qué manos no merecen revisión?',
      respuesta:
        'All-in preflop estándar con decisión clara, folds evidentes y botes chicos sin duda, aunque hayan dolido.',
    },
    {
      pregunta: '¿Cómo se ve una buena conclusión?',
      respuesta:
        'Sirve para otra mano: «en botes de 3-bet con SPR menor de 3 no paso segundo par en el turn a quien apuesta poco». Tiene situación y acción.',
    },
    {
      pregunta: '¿Por qué conviene revisar manos ganadas?',
      respuesta:
        'Porque el error que gana no duele y se repite: tamaños de valor cortos, faroles que funcionaron por azar, pagos malos que ligaron.',
    },
  ],
  criterio: {
    texto:
      'En {aciertos} de {de} manos revisadas hay dos alternativas con número y una conclusión de una línea que se puede aplicar.',
    aciertos: 8,
    de: 10,
    unidad: 'manos',
  },
  foco: 'Marca sobre la marcha toda decisión de más de 20 bb o con duda real, sin detenerte a pensarla.',
  revision: '¿Qué decidirías en cada calle con el final tapado, y qué número separa las dos mejores opciones?',
  variantes: {
    teoria: [
      {
        titulo: 'plantilla de una página',
        consigna:
          'Diseña tu plantilla con los cinco pasos y rellénala con el ejemplo. Mide si otra persona entendería tu decisión leyéndola.',
      },
      {
        titulo: 'resultado tapado',
        consigna:
          'Explica en voz alta dos manos tuyas, una ganada y una perdida, sin decir quién ganó. Comprueba si tu juicio cambia al destapar.',
      },
      {
        titulo: 'elegir qué revisar',
        consigna:
          'Escribe tus criterios de selección con números (tamaño, duda, azar) y aplícalos a tu última sesión. Cuenta cuántas manos quedan.',
      },
    ],
    ejercicios: [
      {
        titulo: 'los cinco pasos',
        consigna: 'Pasa cada mano de abajo por los cinco pasos antes de ver la solución. Falta un paso, no cuenta.',
      },
      {
        titulo: 'dos alternativas con número',
        consigna:
          'En las manos de abajo calcula cuánto gana o pierde de media (EV) cada una de dos acciones y elige. Escribe el supuesto más frágil.',
      },
      {
        titulo: 'calle por calle tapada',
        consigna:
          'Lee las manos de abajo tapando todo lo posterior a cada decisión y decide en orden. Destapa solo al final.',
      },
      {
        titulo: 'la conclusión en una línea',
        consigna:
          'Para cada mano de abajo escribe la regla reutilizable en menos de veinte palabras. Tacha las que hablen de suerte.',
      },
      {
        titulo: 'cambia un supuesto',
        consigna:
          'Modifica el rango del rival en las manos de abajo hasta que la decisión se invierta. Escribe dónde está la frontera.',
      },
      {
        titulo: 'busca el error más temprano',
        consigna: 'En las manos de abajo localiza la primera decisión mejorable, aunque la cara fuera otra. Justifica.',
      },
      {
        titulo: 'crítico contra defensor',
        consigna:
          'Escribe dos frases atacando y dos defendiendo la jugada de las manos de abajo. Decide quién ganó y por qué.',
      },
      {
        titulo: 'con reloj de revisión',
        consigna: 'Revisa las manos de abajo con reloj, el mismo tiempo para cada una, y marca cuáles merecían más.',
      },
    ],
    test: [
      {
        titulo: 'revisión completa',
        consigna:
          'Entrega las manos de abajo con los cinco pasos; puntúa un punto por paso correcto. Aprobado con 75 %.',
      },
      {
        titulo: 'números de la revisión',
        consigna:
          'Haz las cuentas de las manos de abajo (bote, precio y lo que pida cada una) sin la solución. 80 % exactos.',
      },
      {
        titulo: '¿merece revisión?',
        consigna: 'Di de cada mano de abajo si la seleccionarías y con qué criterio. Un fallo permitido.',
      },
      {
        titulo: 'conclusión reutilizable',
        consigna:
          'Escribe la regla de cada mano de abajo y aplícala a otra de la lista. Si no se puede aplicar, no puntúa.',
      },
    ],
    jugar: [
      {
        titulo: 'marcar sin pensar',
        consigna:
          'Juega {min} minutos marcando cada duda, con una tecla o una raya en el papel, y sin volver atrás. Al final cuenta marcas por cada cien manos.',
      },
      {
        titulo: 'cinco botes escritos',
        consigna:
          'Juega y escribe a mano cinco botes de más de 20 bb con stacks y tamaños. Compruébalos luego con el historial, si lo tienes.',
      },
      {
        titulo: 'hipótesis de ayer',
        consigna:
          'Juega buscando la situación de tu última conclusión y marca si la aplicaste. Una ocasión aplicada ya justifica la sesión.',
      },
    ],
    analizar: [
      {
        titulo: 'tres marcadas y dos al azar',
        consigna:
          'Revisa tres manos marcadas y dos elegidas al azar con la plantilla. Compara dónde aparecieron más errores.',
      },
      {
        titulo: 'la misma decisión tres veces',
        consigna: 'Busca {n} manos con el mismo nodo y revísalas juntas. Escribe el patrón y la regla.',
      },
      {
        titulo: 'ganadas bajo sospecha',
        consigna: 'Revisa {n} botes ganados de más de 30 bb como si los hubieras perdido. Calcula cuánto valor faltó.',
      },
      {
        titulo: 'folds de la sesión',
        consigna: 'Elige {n} folds posteriores al flop y calcula si el precio justificaba seguir. Suma el EV dejado.',
      },
      {
        titulo: 'segunda mirada',
        consigna:
          'Vuelve a revisar {n} manos de hace un mes sin leer tus notas y compara conclusiones. Anota qué cambió en tu juego.',
      },
      {
        titulo: 'revisión contada a otro',
        consigna:
          'Explica una mano en voz alta a otra persona sin revelar el final y pídele una pregunta por calle. Escribe la que no supiste contestar.',
      },
    ],
  },
  ejemplo: {
    niveles: [0, 3],
    mano: 'Ks Qs',
    mesa: 'Qh 8h 3c 5d 2h',
    situacion:
      'NL10. Abriste en el corte a $0,30, pagó la ciega grande. Flop (bote $0,65): apostaste $0,40, pagó. Turn (bote $1,45): apostaste $0,90, pagó. River completa el color (bote $3,25): pasa, apuestas $2 y te sube a $7. Pagaste y perdiste contra color.',
    pregunta: 'Revisa la mano con el final tapado.',
    respuesta:
      'Paso 1–2: ciega grande paga ancho, muchos corazones. Paso 3: dos pagos en mesa con proyecto y el river lo completa. Paso 4: pagar la subida cuesta $5 por un bote de 3,25 + 2 + 7 = $12,25: 29,0 %. ¿Qué peor sube? Casi nada en NL10: fold. Y la apuesta de $2: ¿qué peor paga? Q peores y 8x, a veces; si pagan el 35 % y ganas el 55 % de esos, 0,35 × (0,55 × 2 − 0,45 × 2) = $0,07: casi nada, y te expone a la subida. Conclusión: «cuando el river completa el color, top pair pasa detrás o apuesta chico y tira ante subida».',
    calculos: [
      { da: '29,0 %', tipo: 'cuenta', expresion: '5/(12.25+5)*100' },
      { da: '$0,07', tipo: 'cuenta', expresion: '0.35*(0.55*2-0.45*2)' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [0, 0],
      mano: 'Ac Jd',
      mesa: 'Js 8c 4d 9h 2s',
      situacion:
        'Partida con fichas sin valor, ciegas 10/20. Escribiste: «Botón, 2.000 fichas. Subí a 60, pagó la ciega grande. Flop J-8-4: pasó, aposté 65, pagó. Turn 9: pasó, aposté 130, pagó. River 2: apostó ella 300 y pagué. Perdí».',
      pregunta: '¿Está completa la mano? ¿Dónde estuvo la duda y cuánto te costaba?',
      respuesta:
        'Casi: falta decir cuánto tenía ella y qué enseñó. Rehaz el bote: 60 + 60 + 10 = 130; tras el flop 260; tras el turn 520. La duda fue el river: pagar 300 para ganar 520 + 300 = 820. Ahora tapa el final y pregunta qué manos peores apuestan así después de pasar y pagar dos veces: pocas. No importa que perdieras; importa que pagaste sin pensar en ninguna mano concreta. Escribe eso en una línea y guarda la mano.',
      calculos: [
        { tipo: 'cuenta', expresion: '60+60+10', da: '130' },
        { tipo: 'cuenta', expresion: '130+65+65', da: '260' },
        { tipo: 'cuenta', expresion: '260+130+130', da: '520' },
        { tipo: 'cuenta', expresion: '520+300', da: '820' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Qc Jc',
      mesa: 'Qs 9d 5c 2h Kd',
      situacion:
        'NL1000. Abriste en el CO, pagó el botón. Flop: apostaste 2 en 6,1 y pagó. Turn (10,1 bb): pasaste y pasó. River K♦ (10,1 bb): pasaste, él pasó y ganaste contra 9-8. No marcaste la mano porque la ganaste.',
      pregunta:
        '¿Dejaste dinero en el river? Compara pasar con apostar 3,4 bb si pagan 26 combos peores y 12 mejores, y abandonan 20.',
      respuesta:
        'Apostar un tercio: (26 − 12) × 3,4 ÷ 58 = +0,82 bb por mano respecto de pasar y enseñar. Si además te resuben de farol 2 combos y abandonas, pierdes el bote y la apuesta en ellos: 2 × 13,5 ÷ 58 = 0,47 bb; queda +0,35 bb. Pasar también tiene valor: con 5 faroles de 7 bb que pagas bien ganas 5 × 7 ÷ 58 = 0,60 bb, y contra 8 apuestas de valor pierdes 8 × 7 ÷ 58 = 0,97 bb. Total de pasar: −0,37 bb. La apuesta era mejor por unas 0,72 bb. Se revisan también las manos ganadas: el dinero invisible está en el pase que nadie marca.',
      calculos: [
        { tipo: 'cuenta', expresion: '(26-12)*3.4/58', da: '+0,82 bb' },
        { tipo: 'cuenta', expresion: '2*13.5/58', da: '0,47 bb' },
        { tipo: 'cuenta', expresion: '0.82-0.47', da: '+0,35 bb' },
        { tipo: 'cuenta', expresion: '5*7/58', da: '0,60 bb' },
        { tipo: 'cuenta', expresion: '8*7/58', da: '0,97 bb' },
        { tipo: 'cuenta', expresion: '0.6-0.97', da: '−0,37 bb' },
        { tipo: 'cuenta', expresion: '0.35+0.37', da: '0,72 bb' },
      ],
    },
  ],
  spots: [
    {
      niveles: [1, 3],
      mano: 'Jd Jc',
      situacion:
        'NL5, 100 bb. Abriste UTG a $0,15, el botón resubió a $0,50, pagaste; flop T-7-2, pasaste, apostó $0,60 en $1,07, pagaste; turn 3, pasaste, apostó $1,40 en $2,27 y tiraste. Marcada como «¿tiré de más?».',
      pregunta: 'Haz el paso 4 en el turn.',
      respuesta:
        'Precio 27,6 %. Rival típico de NL5 que resube y dispara dos veces: QQ+ (18 combos), TT (3), AK (16) que dispara la mitad (8). Ganas a 8 de 29: 8 ÷ 29 = 28 %, y AK aún tiene seis outs. Como queda otra apuesta en el river, 28 % bruto no alcanza: el fold fue correcto. Con un rival que también dispara 88, 99 y A5s (16 combos más), (8 + 16) ÷ 45 = 53 % y se paga. Conclusión: el supuesto que decide es qué resube, no cuánto vale JJ.',
      calculos: [
        { da: '27,6 %', tipo: 'potOdds', bote: 2.27, apuesta: 1.4 },
        { da: '28 %', tipo: 'cuenta', expresion: '8/29*100' },
        { da: '53 %', tipo: 'cuenta', expresion: '24/45*100' },
      ],
    },
    {
      niveles: [1, 2],
      situacion: 'Marcaste 18 manos en 400. Entre ellas, 5 son all-in preflop de AK contra QQ y parecidos.',
      pregunta: '¿Qué revisas si tienes tiempo para seis?',
      respuesta:
        'Marcas por cada cien manos: 18 ÷ 4 = 4,5. Quita los 5 all-in estándar: AK contra QQ es ≈ 43 % y no hay decisión que aprender. De las 13 que quedan elige 4 de más de 30 bb o con duda y añade 2 ganadas al azar: 6. Revisar seis bien vale más que dieciocho por encima.',
      calculos: [
        { da: '4,5', tipo: 'cuenta', expresion: '18/4' },
        { da: '6', tipo: 'cuenta', expresion: '4+2' },
      ],
    },
    {
      niveles: [1, 4],
      mano: 'Ah Th',
      mesa: 'Td 6c 4s',
      situacion:
        'NL16. Abriste en el botón, pagó la ciega grande. Bote $1,10; apostaste $0,35, pagó; terminaste ganando $2 cuando la mano podía dar más. Revisas por qué.',
      pregunta: 'Compara apostar $0,35 y $0,75 en el flop con tres calles por delante.',
      respuesta:
        'Con $0,35 y pagos en las tres calles al 32 % del bote: turn 1,10 + 0,70 = $1,80, river $2,95 aproximado y bote final $4,85. Con $0,75 (68 %): cada calle multiplica por 2,36 y el bote final sería $14,46. Incluso si paga las tres solo el 40 % de las veces que pagaba la línea chica, 0,4 × 14,46 = $5,78 contra 4,85: la línea grande gana. Conclusión: mano fuerte contra pagadores, geometría grande desde el flop.',
      calculos: [
        { da: '$4,85', tipo: 'cuenta', expresion: '1.1*1.64*1.64*1.64' },
        { da: '$14,46', tipo: 'cuenta', expresion: '1.1*2.36*2.36*2.36' },
        { da: '$5,78', tipo: 'cuenta', expresion: '0.4*14.46' },
      ],
    },
    {
      niveles: [2, 5],
      mano: '9c 8c',
      mesa: 'Kd 7c 6s 2h',
      situacion:
        'NL50. Botón contra ciega grande: pagaste su check-raise en el flop ($6 en un bote de $4 tras tu apuesta de $2) y en el turn apuesta $11 en $16. Tiraste 98 con proyecto abierto.',
      pregunta: '¿Fold correcto? Usa implícitas.',
      respuesta:
        'Precio 28,9 % y tu proyecto de ocho outs liga el 17,4 %. Falta: implícitas = 11 × (1 − 0,174) ÷ 0,174 − 27 = $25,22 que debes ganar de media en el river cuando ligues. Si a él le quedan $70 detrás y paga la mitad de las veces una apuesta de $50, ganas $25 de media, justo el listón: pagar y tirar valen casi lo mismo. Conclusión: con menos de $50 detrás fold, con más de $80 pago; el dato que faltaba era el stack.',
      calculos: [
        { da: '28,9 %', tipo: 'potOdds', bote: 16, apuesta: 11 },
        { da: '17,4 %', tipo: 'outs', outs: 8, cartas: 1, vistas: 6 },
        { da: '$25,22', tipo: 'implicitas', bote: 27, pagar: 11, equity: 0.174 },
      ],
    },
    {
      niveles: [3, 5],
      situacion:
        'Revisaste 40 manos del nodo «ciega grande contra botón, flop bajo». Error repetido: abandonas al segundo barril el 71 %. Su apuesta típica es 66 % del bote.',
      pregunta: 'Cuantifica la fuga y escribe la regla.',
      respuesta:
        'Su farol necesita 39,8 % de abandonos y le das 71 %: gana por cada farol, sin equity, 0,71 × 1 − 0,29 × 0,66 = 0,52 botes. Deberías seguir cerca del 60 % contra un rival equilibrado. Regla: en turn blanco pago con todo par con proyecto, segunda pareja y as alto con proyecto; vuelvo a medir en 40 ocasiones.',
      calculos: [
        { da: '39,8 %', tipo: 'alfa', bote: 1, apuesta: 0.66 },
        {
          da: '0,52',
          tipo: 'ev',
          ramas: [
            { p: 0.71, valor: 1 },
            { p: 0.29, valor: -0.66 },
          ],
        },
        { da: '60 %', tipo: 'mdf', bote: 1, apuesta: 0.66 },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'En 60 rivers revisados pasaste 22 manos que la revisión dice «valor fino». Bote medio 34 bb, apuesta propuesta 40 %, te pagan el 45 % y ganas el 60 %.',
      pregunta: '¿Cuánto vale por cada cien rivers?',
      respuesta:
        'Apuesta de 0,4 × 34 = 13,6 bb. EV por ocasión: 0,45 × (0,60 − 0,40) × 13,6 = 1,22 bb. Ocurre en 22 de 60, 37 % de los rivers: en cien, 36,7 × 1,22 = 44,9 bb. Es la mayor fuga invisible de la muestra y nunca la habrías marcado, porque pasar no duele.',
      calculos: [
        { da: '13,6 bb', tipo: 'cuenta', expresion: '0.4*34' },
        { da: '1,22 bb', tipo: 'cuenta', expresion: '0.45*0.2*13.6' },
        { da: '37 %', tipo: 'cuenta', expresion: '22/60*100' },
        { da: '44,9 bb', tipo: 'cuenta', expresion: '36.67*1.224' },
      ],
    },
    {
      niveles: [0, 1],
      situacion: 'Tu nota de ayer dice: «Perdí una enorme con A-A, el otro ligó en la última carta».',
      pregunta:
        '¿Cuántos de los cinco datos (asientos, cartas, fichas de cada uno, acciones y tamaños) tiene la nota y qué escribes ahora?',
      respuesta:
        'Solo tus cartas: 1 de 5, faltan 4. Sin ellos no hay nada que estudiar. Reescríbela así: «NL2, mesa de 6, los dos con $2. Yo en el botón con A♠ A♦; subo a $0,06, paga la ciega grande…» y sigue calle por calle con cada cantidad. Que el otro ligara no es un dato: es el resultado.',
      calculos: [{ tipo: 'cuenta', expresion: '5 - 1', da: '4' }],
    },
    {
      niveles: [0, 1],
      mano: 'Ad Qd',
      mesa: 'Qs 8h 3c 6d',
      situacion:
        'NL2 (ciegas $0,01/$0,02). Subes a $0,06 en el CO y paga solo la ciega grande. Flop: apuestas $0,07 y paga. Turn: apuestas $0,18 y paga.',
      pregunta: 'Escribe el bote en cada calle: sin ese número la mano no se puede revisar.',
      respuesta:
        'Flop: 0,06 + 0,06 + 0,01 (la ciega pequeña que se retiró) = $0,13. Turn: 0,13 + 0,07 × 2 = $0,27. River: 0,27 + 0,18 × 2 = $0,63. Ahora se ve que apostaste la mitad del bote en el flop y dos tercios en el turn: con eso ya puedes preguntarte si fue poco o mucho.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.06 + 0.06 + 0.01', da: '$0,13' },
        { tipo: 'cuenta', expresion: '0.13 + 0.07 * 2', da: '$0,27' },
        { tipo: 'cuenta', expresion: '0.27 + 0.18 * 2', da: '$0,63' },
      ],
    },
    {
      niveles: [0, 1],
      situacion:
        'De tu sesión recuerdas tres manos: a) perdiste todo antes del flop con K-K contra A-A; b) te retiraste con 7-2; c) con pareja alta no supiste si pagar $0,15 en el turn, con $0,30 en el bote.',
      pregunta: 'Solo tienes tiempo para una. ¿Cuál eliges y qué cuenta haces?',
      respuesta:
        'La c: es la única en la que hubo una duda. K-K contra A-A y la retirada con 7-2 se juegan solas, aunque una duela. La cuenta: pagar 0,15 para un total de 0,30 + 0,15 + 0,15 = $0,60, o sea 25 %. Si crees que tu pareja gana más de una de cada cuatro veces, pagar estaba bien.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.3 + 0.15 + 0.15', da: '$0,60' },
        { tipo: 'potOdds', bote: 0.3, apuesta: 0.15, da: '25 %' },
      ],
    },
    {
      niveles: [0, 1],
      mano: 'Kh 9h',
      mesa: 'Ah 6h 3c 8s',
      situacion:
        'NL2, turn. En el bote había $0,40; el rival apostó $0,05, pagaste buscando color, no llegó y perdiste. Escribiste: «error mío».',
      pregunta: '¿Fue un error?',
      respuesta:
        'No. Pagaste $0,05 para un total de $0,50: necesitabas ganar el 10 % de las veces y el color llega el 19,6 %. Decisión buena, resultado malo: tacha «error mío» y escribe «pagado con precio». Revisar es juzgar la decisión con lo que sabías en ese momento.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.4 + 0.05 + 0.05', da: '$0,50' },
        { tipo: 'potOdds', bote: 0.4, apuesta: 0.05, da: '10 %' },
        { tipo: 'outs', outs: 9, cartas: 1, vistas: 6, da: '19,6 %' },
      ],
    },
    {
      niveles: [0, 1],
      mano: '9c 9h',
      mesa: 'Kd 6s 2c',
      situacion:
        'NL2. Tu nota: «Botón con $2, todos con $2. Nadie entró, subí a $0,06, pagó la ciega grande. Flop K-6-2: pasó, aposté $0,07 en $0,13, me subió a $0,25 y me retiré. ¿Hice bien?».',
      pregunta: '¿Está completa y cuál era el precio?',
      respuesta:
        'Está completa: asientos, fichas, cartas, acciones y tamaños. Pagar la subida costaba 0,25 − 0,07 = $0,18 para ganar 0,13 + 0,07 + 0,25 = $0,45: hacía falta ganar 28,6 % de las veces. Quien sube en una mesa de rey suele tener un rey o mejor, y a tu pareja le quedan dos nueves, 2 de 47. Retirarte estuvo bien. Así se revisa: primero el precio, después la opinión.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.25-0.07', da: '$0,18' },
        { tipo: 'cuenta', expresion: '0.13+0.07+0.25', da: '$0,45' },
        { tipo: 'cuenta', expresion: '100*0.18/0.63', da: '28,6 %' },
      ],
    },
    {
      niveles: [2, 4],
      mano: 'Kh Js',
      mesa: 'Kc Td 6s 3h 2d',
      situacion:
        'NL50. Abriste en el botón, pagó la ciega grande. Apostaste 1,8 y 6; river: bote 21 bb, te pasa, pasaste tú y enseñó K-9. La marcaste «¿dejé dinero?».',
      pregunta: 'Calcula qué habría ganado una apuesta de 9 si paga el 45 % y ganas el 78 % de esas.',
      respuesta:
        'EV de apostar: 0,45 × (0,78 × 9 − 0,22 × 9) = 2,27 bb. Pasar vale 0 desde ahí. Si el nodo sale unas 4 veces por cada mil manos, son 0,9 bb/100. Segunda opción: apostar 14 paga el 32 % y ganas el 70 %, 1,79 bb. Dato que te haría cambiar: cuántas veces esos K-x flojos pagan tres calles contra ti. Cuéntalo en 20 manos y ya no será opinión.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.45*(0.78*9-0.22*9)', da: '2,27 bb' },
        { tipo: 'cuenta', expresion: '4*0.45*(0.78*9-0.22*9)/10', da: '0,9 bb/100' },
        { tipo: 'cuenta', expresion: '0.32*(0.7*14-0.3*14)', da: '1,79 bb' },
      ],
    },
    {
      niveles: [5, 5],
      mano: '8s 8c',
      mesa: 'Js 9d 5h 5c Qd',
      situacion:
        'NL2000. En la ciega grande pagaste flop y turn; river Q♦, pasaste y pasó: perdiste contra Q-T. No la marcaste: «no había nada que hacer».',
      pregunta:
        '¿Qué línea no hiciste? Compara apostar el turn 6 en 9 si abandona el 42 % y, pagado, recuperas el 22 % del bote.',
      respuesta:
        'Donk en el turn: 0,42 × 9 + 0,58 × (0,22 × 21 − 6) = +2,98 bb contra pasar y pagar, que en tu registro vale +1,4. Diferencia 1,6 bb por ocasión, y el nodo sale 5 veces por 1.000 manos: 0,8 bb/100. La mano que no marcas suele ser la cara: revisa tres pases tuyos por cada pago que marcas.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.42*9+0.58*(0.22*21-6)', da: '+2,98 bb' },
        { tipo: 'cuenta', expresion: '2.98-1.4', da: '1,6 bb' },
        { tipo: 'cuenta', expresion: '5*1.58/10', da: '0,8 bb/100' },
      ],
    },
    {
      niveles: [5, 5],
      situacion:
        'En 120 manos revisadas este trimestre marcaste 88 pagos y 6 folds. Al revisar 30 folds sacados al azar encontraste 9 que daban +6 bb de media.',
      pregunta: '¿Cuánto vale revisar folds y qué cambias en tu método?',
      respuesta:
        '9 ÷ 30 = 30 % de folds con dinero detrás; si en 1.000 manos haces 60 folds de ese tipo, son 108 bb. Marcar solo pagos deja fuera casi todo lo que te cuesta caro. Nuevo reparto: por cada dos pagos que marques, un fold y un pase sacados al azar de la sesión. La herramienta es el azar, no el recuerdo: lo que duele ya lo recuerdas.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*9/30', da: '30 %' },
        { tipo: 'cuenta', expresion: '0.3*60*6', da: '108 bb' },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'Ah 9h',
      mesa: 'Kh 7h 3d Qs 2c',
      situacion:
        'NL25. En el botón pagaste flop (2 en 5,5) y turn (6 en 9,5) con color máximo en proyecto. Fallaste y en el river pasaste cuando te pasó con 21,5 en el bote. Perdiste contra K-J.',
      pregunta: 'Revisa el turn y el river: ¿precio del turn y farol de river?',
      respuesta:
        'Turn: 27,9 % contra 19,6 % del color y tres ases a veces: sin implícitas falta; con 90 bb detrás, pago razonable. River: farol de 14 pide 39,4 %; quien pasó con K-J paga casi siempre y tu as ganaba a veces: pasar fue correcto. Segunda opción: resubir en el flop, donde tenías 35,0 % a dos cartas y retiradas posibles. La alternativa estaba dos calles antes.',
      calculos: [
        { tipo: 'potOdds', bote: 9.5, apuesta: 6, da: '27,9 %' },
        { tipo: 'outs', outs: 9, cartas: 1, vistas: 6, da: '19,6 %' },
        { tipo: 'alfa', bote: 21.5, apuesta: 14, da: '39,4 %' },
        { tipo: 'outs', outs: 9, cartas: 2, vistas: 5, da: '35,0 %' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Ac Kc',
      mesa: 'Qd 8c 3c 5h',
      situacion:
        'NL1000. Hiciste 3-bet en la ciega grande y pagó el CO. Apostaste 6 en 22 y pasaste el turn (34 bb): apostó 17 y abandonaste con color máximo y dos overcards. Tu nota: «no tenía nada».',
      pregunta: '¿Era fold? Precio, outs y dos alternativas con EV.',
      respuesta:
        'Precio: 25 %. Outs al color, 9, 19,6 %; los ases y reyes, 6 más, valen contra parejas: hasta 32,6 %. Pagar: 0,30 × 51 − 0,70 × 17 = +3,4 bb con 30 % de equity media. All-in de 83: si abandona el 40 %, 0,40 × 51 + 0,60 × (0,28 × 200 − 83) = +4,2 bb. El fold cedía unas 4 bb. El supuesto que decide es el 40 %: pregúntalo al grupo o mídelo.',
      calculos: [
        { tipo: 'potOdds', bote: 34, apuesta: 17, da: '25 %' },
        { tipo: 'outs', outs: 9, cartas: 1, vistas: 6, da: '19,6 %' },
        { tipo: 'outs', outs: 15, cartas: 1, vistas: 6, da: '32,6 %' },
        { tipo: 'cuenta', expresion: '0.3*51-0.7*17', da: '+3,4 bb' },
        { tipo: 'cuenta', expresion: '0.4*51+0.6*(0.28*200-83)', da: '+4,2 bb' },
      ],
    },
  ],
};
