import type { PokerTopic } from '../../poker-topic.ts';

export const pkGtoManual: PokerTopic = {
  id: 'pk-gto-manual',
  titulo: 'Construir rangos postflop calle por calle sin solver',
  area: 'GTO',
  nivelMin: 4,
  nivelMax: 5,
  prerequisitos: ['pk-gto-ventaja', 'pk-mat-combos'],
  minutosEtapa: 300,
  terminos: [
    'construcción de rangos',
    'range construction',
    'rangos calle por calle',
    'armar mi rango',
    'rango de apuesta',
    'rango de pago',
    'rango de continuación',
    'papel y lápiz',
    'balancear mi rango a mano',
    'cuántos faroles llevar',
    'repartir mi rango',
    'rango por acciones',
    'planificar el rango',
    'construir rangos postflop',
    'rangos postflop sin solver',
    'rango postflop a mano',
    'faroles por calle',
    'cobertura de turns',
  ],
  ideas: [
    'Se construye del river hacia atrás: decide qué manos serán valor en el river, añade el cupo de faroles, y cuenta cuántas llegan desde el turn y desde el flop.',
    'En cada calle reparte el rango entero en cuatro cajas: apuesta por valor, farol o proyecto, pase que paga y pase que abandona. Ninguna mano queda sin caja.',
    'Los faroles se ordenan por mejora en flop y turn, y por bloqueadores en el river; las medias se quedan en el pase.',
    'Comprueba tres cosas al terminar: proporción de faroles según tamaño, manos fuertes en el pase y continuidad (que haya con qué apostar en cada clase de turn).',
    'Contar en combos evita el autoengaño: «tengo muchos faroles» suele significar seis combos, y «tengo poco valor», treinta.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque: 'Construye a mano un nodo completo (flop, tamaño único) con combos y compruébalo con las tres pruebas.',
      idea: 'Con apuesta de flop de dos tercios y manos que mejoran, un punto de partida sano es de dos faroles o proyectos por cada mano de valor; en el turn, uno por uno; en el river, uno por cada dos y medio.',
    },
    {
      nivel: 5,
      enfoque:
        'Encadena tres calles con cartas distintas y dos tamaños, y decide qué manos cambian de caja según el turn.',
      idea: 'La prueba de cobertura: toma cinco turns muy distintos y verifica que en cada uno te quedan nueces, medias y faroles. Si un turn te deja sin nada, mueve dos manos en el flop.',
    },
  ],
  errorTipico:
    'Decidir mano a mano: cada decisión parece razonable y el rango resultante apuesta con todas las buenas, pasa con todas las malas y se lee desde fuera.',
  preguntas: [
    {
      pregunta: '¿Por qué se empieza por el river?',
      respuesta:
        'Porque el número de manos de valor del river fija cuántos faroles caben, y de ahí se deduce cuántos proyectos pueden apostar antes.',
    },
    {
      pregunta: 'En el river tienes 18 combos de valor y apuestas tres cuartos: ¿cuántos faroles?',
      respuesta: 'Cupo 0,75/2,5 = 30 % del total: 18 × 0,30/0,70 = 7,7 combos.',
    },
    {
      pregunta: '¿Cuáles son las tres pruebas de un rango construido?',
      respuesta:
        'Proporción de faroles según tamaño, presencia de manos fuertes en el pase y cobertura de turns distintos.',
    },
    {
      pregunta: '¿Qué manos medias no deben apostarse aunque «protejan»?',
      respuesta: 'Las que solo pagan mejores y que ganan a menudo enseñándose: pertenecen a pasar y pagar.',
    },
  ],
  criterio: {
    texto: 'Tus rangos construidos pasan las tres pruebas en {aciertos} de {de} nodos',
    aciertos: 7,
    de: 10,
    unidad: 'nodos',
  },
  foco: 'Elige un nodo antes de la sesión, lleva su rango escrito y marca cada mano que cae en él.',
  revision: '¿En qué caja estaba esta mano dentro de mi rango, y la jugué como esa caja?',
  ejemplo: {
    niveles: [4, 5],
    mesa: 'Qd 7s 3h',
    situacion:
      'CO contra ciega grande, bote 5,5 bb, apuesta única de dos tercios en cada calle. En un river blanco quieres apostar por valor A-Q (12), K-Q (12), A-A y K-K (12) y los tríos (9): 45 combos.',
    pregunta:
      'Construye hacia atrás: faroles en river, y total de apuestas en turn y flop si los que siguen son el 71,4 % en cada calle anterior.',
    respuesta:
      'Valor: 45 combos. Dos tercios: precio 28,6 %, valor 71,4 %. River: 45/0,714 = 63,0 combos, 18 faroles. Turn: 63/0,714 = 88,2. Flop: 123,5 combos: 45 de valor y unos 78 que van cayendo. Ese total supone faroles sin equity y un rival que solo caza faroles; los tuyos a veces se completan y él también tiene manos mejores, así que tómalo como orden de magnitud: 45 de valor y entre 60 y 80 proyectos y traseros (J-T, T-9, 9-8, K-J con trasero, A-x del mismo palo).',
    calculos: [
      { da: '28,6 %', tipo: 'potOdds', bote: 3, apuesta: 2 },
      { da: '45 combos', tipo: 'cuenta', expresion: '12+12+12+9' },
      { da: '63,0 combos', tipo: 'cuenta', expresion: '45*7/5' },
      { da: '88,2', tipo: 'cuenta', expresion: '45*49/25' },
      { da: '123,5 combos', tipo: 'cuenta', expresion: '45*343/125' },
    ],
  },
  spots: [
    {
      niveles: [4, 5],
      mesa: 'Kc 8d 3s 5h 2c',
      situacion:
        'River, bote 22 bb, hablas primero. Tu rango llega con: K-Q y A-K (18 combos), tríos (6), K-J y K-T (16), pareja de ochos (12), J-T, T-9 y Q-J fallados (20). Apuestas 16 bb.',
      pregunta: 'Reparte en cajas: valor, farol, pase que paga, pase que abandona, con números.',
      respuesta:
        'Valor: A-K, K-Q y tríos, 24 combos. Precio de 16 en 22: 29,6 %; faroles 24 × 0,296/0,704 = 10,1: elige 10 de los 20 fallados, los que bloquean K-Q y K-J (con Q o J y sin ocho). Pase que paga: K-J y K-T, 16. Pase que abandona: 12 ochos y 10 fallados. El pase defiende 16 de 38 con lo mejor; si el rival ataca tu pase, lleva a él algunos K-Q.',
      calculos: [
        { da: '24 combos', tipo: 'cuenta', expresion: '18+6' },
        { da: '29,6 %', tipo: 'potOdds', bote: 22, apuesta: 16 },
        { da: '10,1', tipo: 'cuenta', expresion: '24*(16/54)/(38/54)' },
      ],
    },
    {
      niveles: [4, 5],
      mesa: 'Jh 6h 2c',
      situacion:
        'Defiendes la ciega grande contra el botón, que apuesta un tercio en 5,5 bb. Tu rango tiene 400 combos: 20 de doble pareja o mejor, 60 de J-x, 60 de 6-x y parejas, 70 de proyectos (color, interna con trasero), 190 sin nada.',
      pregunta: 'Si quieres seguir con el 62 % (248 combos), reparte resubida, pago y abandono.',
      respuesta:
        'Resube 16 de los 20 fuertes y 26 proyectos: 42 combos, 10,5 %. Paga: 4 fuertes lentos, 60 J-x, 60 de 6-x y parejas y 44 proyectos: 168. Suman 210; faltan 38 para 248: toma los mejores de «nada», A-x y K-x con corazón o dos overcards. Abandona 152. Comprueba: en resubida hay 1,6 proyectos por valor, correcto en flop.',
      calculos: [
        { da: '10,5 %', tipo: 'cuenta', expresion: '100*42/400' },
        { da: '168', tipo: 'cuenta', expresion: '4+60+60+44' },
        { da: '38 para 248', tipo: 'cuenta', expresion: '248-42-168' },
        { da: '152', tipo: 'cuenta', expresion: '400-248' },
      ],
    },
    {
      niveles: [4, 5],
      mesa: 'Ts 7d 4c',
      situacion:
        'Tu rango de apuesta de flop (CO contra ciega grande) tiene 30 de valor y 48 faroles: K-Q 12, Q-J 12, J-9 del mismo palo 4, 9-8 16 y 6-5 del mismo palo 4. Pruebas la cobertura en los turns 9♥ y 4♦.',
      pregunta: '¿Cuántos de tus faroles tienen pareja o proyecto en el turn 9 y cuántos son aire en el turn 4?',
      respuesta:
        'Turn 9: Q-J pasa a escalera abierta (12), K-Q a interna (12), 9-8 y J-9 ligan pareja con proyecto (12 y 3, con un nueve menos) y 6-5 conserva su escalera abierta (4): 43 combos, todos con salida. Turn 4: 9-8 (16) y 6-5 (4) siguen con escalera abierta y J-9 (4) con interna; K-Q y Q-J, 24 combos, son aire. Cobertura desigual: en turns bajos debes rendirte con la mayoría o llevar al flop menos K-Q.',
      calculos: [
        { da: '43 combos', tipo: 'cuenta', expresion: '12+12+12+3+4' },
        { da: '24 combos', tipo: 'cuenta', expresion: '12+12' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Tienes 40 combos de valor para apostar turn y river con tamaño de bote. En el turn tus faroles tienen 18 % de completarse en el river y convertirse en valor.',
      pregunta:
        'Si apuestas 40 faroles en el turn, ¿cuánto valor tienes en el river, cuántos faroles caben de los que fallan y son pocos o muchos en el turn?',
      respuesta:
        'Completan 0,18 × 40 = 7,2: valor en el river 47,2. Cupo con bote: la mitad, 23,6 faroles de los 32,8 que fallaron. Sigues con 23,6 y te rindes con 9,2, el 28,0 % de los fallados. Comprueba el turn: de 80 apuestas siguen 70,8, el 88,5 %, y para dejar indiferente a quien paga el turn bastaría el 66,7 %. Te faltan faroles de turn: con 60 siguen 76,2 de 100 y todavía caben más.',
      calculos: [
        { da: '7,2', tipo: 'cuenta', expresion: '0.18*40' },
        { da: '23,6 faroles', tipo: 'cuenta', expresion: '47.2/2' },
        { da: '28,0 %', tipo: 'cuenta', expresion: '100*9.2/32.8' },
        { da: '88,5 %', tipo: 'cuenta', expresion: '100*47.2*1.5/80' },
        { da: '76,2 de 100', tipo: 'cuenta', expresion: '(40+0.18*60)*1.5' },
      ],
    },
    {
      niveles: [5, 5],
      situacion:
        'Dos tamaños de river en bote 20: 10 bb con 30 combos de valor fino y 30 bb con 14 combos muy fuertes. Llegas con 26 faroles posibles.',
      pregunta: 'Cupos de cada tamaño y cuántos faroles quedan sin usar. ¿Qué protege al tamaño pequeño?',
      respuesta:
        'Medio bote: 25,0 % del total, 30 × 0,25/0,75 = 10,0 faroles. 1,5 botes: 37,5 %, 14 × 0,6 = 8,4 faroles. Usas 18,4 y te rindes con 7,6. El tamaño pequeño necesita 3 o 4 combos muy fuertes que paguen una resubida; sácalos de los 14 y reduce un par de faroles del grande.',
      calculos: [
        { da: '10,0 faroles', tipo: 'cuenta', expresion: '30*0.25/0.75' },
        { da: '8,4 faroles', tipo: 'cuenta', expresion: '14*0.375/0.625' },
        { da: '7,6', tipo: 'cuenta', expresion: '26-10-8.4' },
      ],
    },
    {
      niveles: [4, 4],
      situacion:
        'Flop, bote 6 bb. Quieres apostar dos tercios con 24 combos de valor. En el turn y el river volverás a apostar dos tercios. Los proyectos se completan el 18 % en cada calle.',
      pregunta: '¿Cuántos faroles llevas en cada calle con la regla de 2:1, 1:1 y 1:2,5, y cuántos quedan al river?',
      respuesta:
        'Flop: 24 × 2 = 48 proyectos y faroles. Turn: quedan los que no se completaron, 48 × 0,82 = 39, y siguen 24: los otros 15 se rinden. River: de esos 24 siguen sin completarse 24 × 0,82 = 20 y disparan 24 ÷ 2,5 = 10. El valor crece con lo que se completó: 48 × 0,18 ≈ 9 combos nuevos en el turn, que ya no son faroles. Comprueba que en cada calle quede gente en las dos cajas; si en el turn no te queda ninguno que rendir, empezaste con pocos.',
      calculos: [
        { tipo: 'cuenta', expresion: '24*2', da: '48' },
        { tipo: 'cuenta', expresion: '48*0.82', da: '39' },
        { tipo: 'cuenta', expresion: '24*0.82', da: '20' },
        { tipo: 'cuenta', expresion: '24/2.5', da: '10' },
        { tipo: 'cuenta', expresion: '48*0.18', da: '9' },
      ],
    },
  ],
  variantes: {
    teoria: [
      {
        titulo: 'del river al flop',
        consigna:
          'Elige un nodo tuyo, escribe el valor del river en combos y sube calle a calle con la fracción del tamaño. Compara el total con lo que apuestas hoy.',
      },
      {
        titulo: 'cuatro cajas sin huecos',
        consigna:
          'Toma un rango de 80 combos en una mesa y reparte todos en las cuatro cajas con lápiz. Revisa las tres pruebas al final.',
      },
      {
        titulo: 'orden de faroles',
        consigna:
          'Ordena quince candidatos a farol en flop, turn y river; explica por qué el orden cambia entre calles. Responde las preguntas de memoria.',
      },
    ],
    ejercicios: [
      {
        titulo: 'todas las manos con caja',
        consigna:
          'Reparte el rango completo de los casos de abajo sin dejar combos sueltos y suma que el total coincida.',
      },
      {
        titulo: 'prueba de proporción',
        consigna:
          'Calcula faroles y valor de los casos de abajo y corrige el exceso o el defecto moviendo manos concretas.',
      },
      {
        titulo: 'prueba de cobertura',
        consigna: 'Aplica a los casos de abajo cinco turns distintos y anota qué cajas quedan vacías.',
      },
      {
        titulo: 'prueba del pase',
        consigna: 'Comprueba en los casos de abajo si tu pase resiste una apuesta de bote y qué mano fuerte falta.',
      },
      {
        titulo: 'construye contra ti',
        consigna: 'Haz en los casos de abajo el rango de defensa del rival y busca dónde te aprieta más.',
      },
      {
        titulo: 'cambia el tamaño y reconstruye',
        consigna:
          'Rehaz los casos de abajo con la mitad y el doble de apuesta; escribe qué manos entran y cuáles salen.',
      },
      {
        titulo: 'elige por nombre',
        consigna:
          'Donde los casos de abajo den un número de faroles, nombra los combos exactos con palo y justifica los tres primeros.',
      },
      {
        titulo: 'rango completo contrarreloj',
        consigna:
          'Con reloj, construye el reparto de los {n} casos de abajo en combos redondos y corrige después las tres pruebas.',
      },
    ],
    test: [
      {
        titulo: 'examen de tres pruebas',
        consigna: 'Construye los {n} casos de abajo y aprueba solo los que pasen proporción, pase y cobertura.',
      },
      {
        titulo: 'examen de cupos encadenados',
        consigna: 'Calcula combos por calle en los {n} casos de abajo con un decimal.',
      },
      {
        titulo: 'examen de cajas',
        consigna: 'Di en qué caja va cada grupo de los {n} casos de abajo y por qué; se corrige grupo por grupo.',
      },
      {
        titulo: 'examen de memoria de rango',
        consigna: 'Reproduce sin mirar un rango que construiste antes y aplícalo a los {n} casos de abajo.',
      },
    ],
    jugar: [
      {
        titulo: 'rango escrito sobre la mesa',
        consigna: 'Juega {min} minutos con un nodo escrito a mano delante y marca cada mano que cae en él y su caja.',
      },
      {
        titulo: 'caja antes que acción',
        consigna: 'Durante {min} minutos di la caja de tu mano antes de actuar en cada flop que juegues.',
      },
      {
        titulo: 'pase con manos fuertes',
        consigna: 'Juega {min} minutos llevando al pase las manos fuertes que tu construcción pide y apunta qué pasó.',
      },
    ],
    analizar: [
      {
        titulo: 'reconstruir lo jugado',
        consigna:
          'Toma {n} manos de un mismo nodo y reconstruye el rango que de verdad juegas. Aplica las tres pruebas.',
      },
      {
        titulo: 'manos fuera de caja',
        consigna: 'Busca {n} decisiones que no corresponden a su caja y escribe el motivo de entonces y el de ahora.',
      },
      {
        titulo: 'cobertura real',
        consigna:
          'En {n} turns distintos comprueba con qué apostaste y si faltaba valor o farol en esa clase de carta.',
      },
    ],
  },
};
