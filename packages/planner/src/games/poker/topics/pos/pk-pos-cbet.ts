import type { PokerTopic } from '../../poker-topic.ts';

export const pkPosCbet: PokerTopic = {
  id: 'pk-pos-cbet',
  titulo: 'Apuesta de continuación (c-bet)',
  area: 'POS',
  nivelMin: 1,
  nivelMax: 5,
  prerequisitos: ['pk-pos-textura', 'pk-pre-rfi'],
  minutosEtapa: 360,
  importancia: 'esencial',
  terminos: [
    'c-bet',
    'cbet',
    'c-bets',
    'cbets',
    'c bet',
    'apuesta de continuación',
    'apuestas de continuación',
    'continuation bet',
    'apostar el flop',
    'apuesta en el flop',
    'tamaño de c-bet',
    'frecuencia de c-bet',
    'cbetear',
    'hacer c-bet',
    'c-bet en posición',
    'range bet',
    'apostar todo el rango',
    'cuándo hacer c-bet',
    'seguir apostando tras subir',
    'primer barril',
    'iniciativa en el flop',
  ],
  ideas: [
    'La c-bet gana por dos caminos: hace abandonar manos con equity y construye bote con las tuyas buenas. Si no cumple ninguno, se pasa.',
    'Frecuencia y tamaño van juntos: apuestas pequeñas con casi todo el rango donde tienes ventaja clara (A-K-x, K-7-2), apuestas grandes y selectivas donde la mesa conecta con el rival.',
    'Un tercio de bote necesita 25 % de abandonos para ganar al instante; dos tercios, 40 %; bote entero, 50 %.',
    'Antes de apostar sin mano pregúntate qué turns seguirás apostando: una c-bet sin plan para el turn es media jugada.',
    'Contra dos o más rivales y contra quien nunca abandona, la c-bet de farol desaparece y la de valor crece.',
  ],
  etapas: [
    {
      nivel: 1,
      enfoque:
        'Apuesta en mesas secas y altas, pasa sin mano en mesas bajas y conectadas, y usa solo dos tamaños: un tercio y dos tercios.',
      idea: 'La pregunta del principiante no es «¿ligué?», sino «¿esta mesa se parece más a mis cartas de subida o a las del que pagó?».',
    },
    {
      nivel: 2,
      enfoque:
        'Elige los faroles: apuesta con manos que tienen carta alta más proyecto trasero o interna, y abandona las que no mejoran nunca.',
      idea: 'Q♠J♠ en 8♠-4-2 es mejor c-bet que K-9 sin pica: dos overcards, proyecto trasero de color y de escalera dan turns para seguir.',
    },
    {
      nivel: 3,
      enfoque:
        'Separa por posición y rival: botón contra ciega grande, ciega pequeña contra grande, y fuera de posición contra un pagador en frío, con frecuencias distintas.',
      idea: 'Fuera de posición contra un pagador en frío se apuesta mucho menos: su rango es fuerte y condensado, y pasar un buen rango protege tu línea de pase.',
    },
    {
      nivel: 4,
      enfoque:
        'Diseña dos estrategias por familia de mesa (pequeña con casi todo, grande con rango polar) y decide por mano y no por costumbre.',
      idea: 'El tamaño grande pide manos que quieran tres calles o faroles que mejoren; las parejas medias entran casi siempre en el pase o en la apuesta pequeña.',
    },
    {
      nivel: 5,
      enfoque:
        'Mezcla con bloqueadores y ajusta al rival: contra quien defiende de más reduce faroles y sube tamaño de valor; contra quien defiende de menos apuesta con todo el rango.',
      idea: 'Cuando el solver mezcla apostar y pasar con el mismo EV, la elección correcta la decide la tendencia del rival, no la ruleta.',
    },
  ],
  errorTipico:
    'Apostar siempre medio bote con todo «por iniciativa»: en 8-7-6 contra la ciega grande se regala dinero y en A-K-4 se apuesta el doble de lo necesario.',
  preguntas: [
    {
      pregunta: '¿Qué porcentaje de abandonos necesita una c-bet de un tercio, de dos tercios y de bote entero?',
      respuesta: '25 %, 40 % y 50 %: apuesta dividida entre bote más apuesta.',
    },
    {
      pregunta:
        'Abres en el botón y paga la ciega grande: ¿en cuál de estas mesas apuestas casi todo tu rango, A-K-5 o 8-7-6 con dos palos?',
      respuesta:
        'En A-K-5: tienes más ases y reyes buenos, y él muchas manos que abandonan. En 8-7-6 él tiene escaleras, dobles parejas y sets en más proporción: se apuesta poco y grande.',
    },
    {
      pregunta: '¿Cuáles son buenos candidatos a c-bet de farol?',
      respuesta:
        'Manos con dos cartas altas, proyectos traseros o internas: pueden mejorar y tienen turns para seguir. Los peores son manos sin nada en común con la mesa ni cartas altas.',
    },
    {
      pregunta: '¿Por qué fuera de posición se c-betea menos contra un pagador en frío que contra la ciega grande?',
      respuesta:
        'Porque el pagador en frío tiene un rango más fuerte y con menos basura, y tú tendrás que hablar primero en dos calles más. Pasando con parte de tus manos buenas proteges el resto.',
    },
    {
      pregunta: '¿Qué cambia si el rival abandona demasiado ante c-bets pequeñas?',
      respuesta:
        'Apuestas todo el rango pequeño: si abandona más del 25 %, cualquier mano gana al instante. Deja las grandes para cuando pague de más.',
    },
  ],
  criterio: {
    texto: 'Eliges bien acción, tamaño y plan de turn en {aciertos} de {de} flops',
    aciertos: 8,
    de: 10,
    unidad: 'flops',
  },
  foco: 'En cada flop donde subiste, di por qué apuestas (valor, abandonos o ambos) y qué turns seguirás apostando antes de poner la ficha.',
  revision: '¿Mi c-bet tenía un objetivo concreto y un turn de continuación, o fue automática?',
  ejemplo: {
    niveles: [1, 5],
    mano: 'Kh Qd',
    mesa: 'Ad 8s 3c',
    situacion: 'NL25, 6-max, 100 bb. Abres a 2,5 bb en el botón y paga la ciega grande. Bote: 5,5 bb. Te pasa.',
    pregunta: '¿C-bet? ¿De qué tamaño y con qué plan si paga?',
    respuesta:
      'Apuesta 1,8 bb (un tercio). Mesa seca y alta: tus ases A-9 o más y el resto pesan más que los suyos. Necesita 24,7 % de abandonos y la ciega grande tira más de eso (todas sus manos sin as, ocho ni tres, fuera de parejas y backdoors). Si paga: turns K y Q te dan pareja, J y T te dan proyecto interno de escalera y ventaja de rango: puedes barrilear un J o T; con blancos bajos, deja la mano.',
    calculos: [{ da: '24,7 %', tipo: 'alfa', bote: 5.5, apuesta: 1.8 }],
  },
  otrosEjemplos: [
    {
      niveles: [1, 1],
      mano: 'Ad Ks',
      mesa: 'Qh 7c 2d',
      situacion:
        'NL5 ($0,02/$0,05), 100 bb. Subiste a $0,15 en el CO y pagó solo la ciega grande. Bote $0,32. Te pasa.',
      pregunta: '¿Apuestas sin haber ligado? ¿Cuánto?',
      respuesta:
        'Sí, un tercio: unos $0,11. La mesa es seca (tres palos, nada seguido) y se parece a tus cartas: tú tienes A-A, K-K, A-Q y K-Q más veces que quien solo pagó. La apuesta gana si se retira 25,6 % de las veces, y la mayoría de sus manos no tiene dama, siete ni pareja. Si paga, un as o un rey te da pareja: 12,8 % en la carta siguiente. Con otra carta, pasa y deja la mano: una apuesta está bien, perseguirla tres calles no.',
      calculos: [
        { tipo: 'alfa', bote: 0.32, apuesta: 0.11, da: '25,6 %' },
        { tipo: 'outs', outs: 6, cartas: 1, vistas: 5, da: '12,8 %' },
      ],
    },
    {
      niveles: [4, 5],
      mano: '6s 5s',
      mesa: 'Qd 8s 3c',
      situacion:
        'NL2000, 100 bb. Botón contra ciega grande, bote 5,5 bb, te pasa. 6-5 con picas traseras: pasando recuperarías el 24 % del bote. Apuestas 1,8; pagado, recuperas el 20 % de 9,1.',
      pregunta: '¿Apuestas contra quien abandona el 38 %? ¿Y contra quien solo abandona el 20 %?',
      respuesta:
        'Pasar: 0,24 × 5,5 = 1,32 bb. Apostar contra el primero: 0,38 × 5,5 + 0,62 × (0,20 × 9,1 − 1,8) = 2,10 bb: apuesta. Contra el segundo: 0,20 × 5,5 + 0,80 × 0,02 = 1,12 bb: pasa. El empate está en F × 5,5 + (1 − F) × 0,02 = 1,32, es decir F = 23,7 %. Un solver mezcla poco aquí porque supone una defensa cercana al 60 %; si la tuya paga de más, guarda los faroles sin pareja y sube el tamaño de tus damas.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.24*5.5', da: '1,32 bb' },
        { tipo: 'cuenta', expresion: '0.38*5.5+0.62*(0.2*9.1-1.8)', da: '2,10 bb' },
        { tipo: 'cuenta', expresion: '0.2*5.5+0.8*0.02', da: '1,12 bb' },
        { tipo: 'cuenta', expresion: '100*(1.32-0.02)/(5.5-0.02)', da: '23,7 %' },
      ],
    },
  ],
  spots: [
    {
      niveles: [1, 2],
      mano: 'Ac Qh',
      mesa: 'Kd 7s 2h',
      situacion: 'NL10, 6-max, 100 bb. Abres a $0,30 en CO, paga la ciega grande. Bote: $0,65. Te pasa.',
      pregunta: '¿C-bet sin pareja? ¿Qué tamaño y cuántas veces debe abandonar?',
      respuesta:
        'Sí, un tercio: $0,20. Necesita 23,5 % de abandonos y en esta mesa seca la ciega grande no ligó casi nada: dos cartas al azar sin rey, siete ni dos, y que no sean pareja, pasan de la mitad. Si paga, tienes as alto y tres ases que te dan pareja alta; si resube, abandona.',
      calculos: [{ da: '23,5 %', tipo: 'alfa', bote: 0.65, apuesta: 0.2 }],
    },
    {
      niveles: [1, 2],
      mano: 'As Kd',
      mesa: '8h 7h 6c',
      situacion:
        'NL10, 6-max, 100 bb. Abres a 3 bb en UTG, pagan botón y ciega grande. Bote: 9,5 bb. La ciega grande pasa.',
      pregunta:
        '¿Haces c-bet contra dos rivales? Compara los abandonos necesarios y los probables si cada uno abandona el 40 %.',
      respuesta:
        'Una apuesta de dos tercios (6,3 bb) necesita 39,9 % y con dos rivales que abandonan el 40 % cada uno, ambos lo hacen solo el 16,0 % de las veces. Pasa: la mesa es de ellos y tú no tienes ni corazón.',
      calculos: [
        { da: '39,9 %', tipo: 'alfa', bote: 9.5, apuesta: 6.3 },
        { da: '16,0 %', tipo: 'cuenta', expresion: '100*0.4*0.4' },
      ],
    },
    {
      niveles: [1, 3],
      mano: 'Jd Jh',
      mesa: '9s 6s 2d',
      situacion: 'NL25, 6-max, 100 bb. Abres a 2,5 bb en MP, paga la ciega grande. Bote: 5,5 bb. Te pasa.',
      pregunta: '¿C-bet? ¿Qué tamaño y qué equity tienes contra A♠5♠ y contra 9♥8♥?',
      respuesta:
        'Apuesta dos tercios, 3,6 bb: pareja mayor vulnerable en mesa mojada. Contra A♠ 5♠ (color y as) tienes 52,8 %; contra 9♥ 8♥ (pareja con backdoors), 78,4 %. Cobras a ambas y a muchas overcards que pagan mal. Si llega as o pica, reevalúas con el bote ya hecho.',
      calculos: [
        { da: '52,8 %', tipo: 'equity', mano: 'Jd Jh', rivales: ['As 5s'], mesa: '9s 6s 2d' },
        { da: '78,4 %', tipo: 'equity', mano: 'Jd Jh', rivales: ['9h 8h'], mesa: '9s 6s 2d' },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'Qs Js',
      mesa: '8s 4d 2h',
      situacion: 'NL50, 6-max, 100 bb. Abres a 2,5 bb en el botón, paga la ciega grande. Bote: 5,5 bb. Te pasa.',
      pregunta:
        'Con overcards y proyecto trasero, ¿c-bet? Calcula los abandonos necesarios con 1,8 bb y la equity contra 9♦8♦.',
      respuesta:
        'Apuesta 1,8 bb: pide 24,7 % de abandonos y la mesa, aunque baja, deja sin nada a la mayoría de cartas altas de la ciega grande. Contra 9♦ 8♦, pareja alta, conservas 26,1 %: dos overcards y picas traseras. Turns para seguir: cualquier pica, Q, J, T, A o K. Con Q♦ J♥ (sin trasero) el pase es más razonable.',
      calculos: [
        { da: '24,7 %', tipo: 'alfa', bote: 5.5, apuesta: 1.8 },
        { da: '26,1 %', tipo: 'equity', mano: 'Qs Js', rivales: ['9d 8d'], mesa: '8s 4d 2h' },
      ],
    },
    {
      niveles: [2, 4],
      mano: 'Ah Kc',
      mesa: 'Qc 9c 5d',
      situacion: 'Cash 6-max, 100 bb. Abres en MP a 2,5 bb y paga el botón. Bote: 6,5 bb. Hablas tú.',
      pregunta: '¿C-bet fuera de posición? Qué haces y por qué, con el precio de tu alternativa.',
      respuesta:
        'Pasa la mayoría de las veces. El botón paga con parejas medianas, Q-x, J-T y proyectos: su rango está condensado y tú no tienes trébol más allá del K♣. Si pasas y apuesta 4 bb, pagas por 4 para 14,5: 27,6 % que tus dos overcards y el K♣ trasero más el rango fuerte de tu lado justifican a veces. Guarda la apuesta para A♣ K♣, que sí tiene equity y turns.',
      calculos: [{ da: '27,6 %', tipo: 'potOdds', bote: 6.5, apuesta: 4 }],
    },
    {
      niveles: [3, 4],
      mano: '6h 6c',
      mesa: 'Js 8s 2d',
      situacion: 'NL100, 6-max, 100 bb. Abres en CO a 2,5 bb, paga la ciega grande. Bote: 5,5 bb. Te pasa.',
      pregunta:
        '¿Apuestas o pasas con pareja baja? Calcula cuántas cartas del turn te dan una carta mayor que la tuya, y el motivo.',
      respuesta:
        'Pasa o apuesta pequeña; preferible pasar. Cartas mayores que seis que no emparejan la mesa: 7, 9, T, Q, K y A, 24 de 49 = 49,0 %: la mitad de los turns empeora tu mano y, si te resuben, abandonas. No ganas mucho protegiendo dos seises. Las apuestas grandes guárdalas para J-x, sets y proyectos con plan.',
      calculos: [{ da: '49,0 %', tipo: 'cuenta', expresion: '100*24/49' }],
    },
    {
      niveles: [3, 5],
      mano: 'Ac 5c',
      mesa: '7d 6h 2c',
      situacion:
        'NL200, 6-max, 100 bb. Abres en el botón a 2,3 bb, paga la ciega grande. Bote: 5,1 bb. Te pasa. Dudas entre 1,7 bb (frecuente) y 4,5 bb (polar).',
      pregunta: '¿Qué tamaño usas con as alto y proyectos traseros, y cuántos abandonos pide cada uno?',
      respuesta:
        'El pequeño pide 25,0 %; el grande, 46,9 %. Contra la ciega grande en 7-6-2 tienes ventaja de parejas mayores pero no de escaleras ni dobles parejas. Con A♣5♣ (un as por encima, tréboles traseros, y treses, cuatros u ochos que abren proyecto de escalera) el tamaño pequeño mantiene la iniciativa barata; el grande con esta mano solo tiene sentido si tu rango grande lleva también sets y 9-8, y si tienes una docena de turns para seguir. Elige pequeño.',
      calculos: [
        { da: '25,0 %', tipo: 'alfa', bote: 5.1, apuesta: 1.7 },
        { da: '46,9 %', tipo: 'alfa', bote: 5.1, apuesta: 4.5 },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Kd Jd',
      mesa: 'Th 5s 5c',
      situacion:
        'NL500, 6-max, 100 bb. Abres en el botón a 2,3 bb, defiende la ciega grande. Bote 5,1 bb. Tu rival abandona el 35 % ante un tercio (lo normal sería el 30 %) y paga con todo el resto sin resubir.',
      pregunta:
        '¿Es mejor apostar 1,7 bb con todo el rango? EV inmediato de la apuesta sin contar tu equity al ser pagado.',
      respuesta:
        'EV = 0,35 × 5,1 − 0,65 × 1,7 = 0,7 bb solo por abandonos. Además con K♦J♦ tienes dos overcards y carta alta que a veces gana. Si un rival abandona más de lo que pide el tamaño (25 %) y nunca resube, apuesta con todo el rango, hasta con la peor mano. Cuando empiece a resubir el 15 %, retira las que no soportan la resubida.',
      calculos: [
        {
          da: '0,7 bb',
          tipo: 'ev',
          ramas: [
            { p: 0.35, valor: 5.1 },
            { p: 0.65, valor: -1.7 },
          ],
        },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'As Ts',
      mesa: 'Jc Td 4h',
      situacion: 'NL1000, 6-max, 100 bb. Abres en CO a 2,3 bb y paga el botón. Bote 6,1 bb. Hablas tú.',
      pregunta:
        '¿Por qué pasar aquí segunda pareja con as es superior? Calcula el precio si el botón apuesta 4 y la equity contra K♠Q♠, J♠9♠ y 9♦8♦.',
      respuesta:
        'Apostar solo hace tirar lo peor y expone a resubidas; pasar protege tu rango y cobra faroles. Ante 4 en 6,1 pagas para un bote final de 14,1: 28,4 %. Contra K♠Q♠ (escalera abierta y overcards), J♠9♠ (pareja alta) y 9♦8♦ tienes 46,5 %: pagas sin problema y sigues en el turn según la carta.',
      calculos: [
        { da: '28,4 %', tipo: 'potOdds', bote: 6.1, apuesta: 4 },
        { da: '46,5 %', tipo: 'equity', mano: 'As Ts', rivales: ['Ks Qs', 'Js 9s', '9d 8d'], mesa: 'Jc Td 4h' },
      ],
    },
    {
      niveles: [1, 2],
      mano: '7d 7c',
      mesa: 'Ac Kd 9h',
      situacion:
        'NL10, 100 bb. Subiste a $0,30 en MP y pagaron el botón y la ciega grande. Bote $0,95. La ciega grande pasa.',
      pregunta: '¿C-bet con 7-7 contra dos?',
      respuesta:
        'Pasa. La mesa se parece a tu rango, pero hay dos rivales: $0,32 necesitan que abandonen los dos 25,2 %; si cada uno abandona el 45 %, juntos 0,45 × 0,45 = 20 %. No llega, y con 7-7 solo mejoras con dos cartas: 4,3 %. Contra uno solo, la misma apuesta sí tendría sentido.',
      calculos: [
        { tipo: 'alfa', bote: 0.95, apuesta: 0.32, da: '25,2 %' },
        { tipo: 'cuenta', expresion: '100*0.45*0.45', da: '20 %' },
        { tipo: 'outs', outs: 2, cartas: 1, vistas: 5, da: '4,3 %' },
      ],
    },
    {
      niveles: [1, 2],
      mano: 'Qs Qc',
      mesa: 'Qd 9d 7h',
      situacion: 'NL5, 100 bb. Subiste a $0,15 en el botón y pagó la ciega grande. Bote $0,32. Te pasa.',
      pregunta: '¿Apuestas con trío? ¿Cuánto?',
      respuesta:
        'Dos tercios, $0,21. Mesa mojada: pagan diamantes, J-10, 10-8, nueves y sietes. A un proyecto de color le pides 28,4 % y a una carta tiene 19,1 %: cada pago te deja ganancia. Pasar «para esconderla» regala la carta que te gana o que mata la acción. Si paga, el bote será $0,74: vuelve a apostar casi cualquier turn.',
      calculos: [
        { tipo: 'potOdds', bote: 0.32, apuesta: 0.21, da: '28,4 %' },
        { tipo: 'outs', outs: 9, cartas: 1, vistas: 5, da: '19,1 %' },
        { tipo: 'cuenta', expresion: '0.32+0.42', da: '$0,74' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Ah Ts',
      mesa: 'Jh 9h 7c',
      situacion:
        'NL2000, 100 bb. CO contra ciega grande, bote 5,1. Te pasa. Tu regla aquí: apostar el 35 % del rango, grande (3,8 bb), y pasar el resto.',
      pregunta: '¿Entra A♥ T♠ en la apuesta grande? Abandonos exigidos y equity contra J♠ 8♠.',
      respuesta:
        '3,8 en 5,1 pide 42,7 %. La mano tiene interna por el ocho, A♥ que bloquea colores y corazón trasero: contra J♠ 8♠ conserva 27,5 %. Es de las mejores candidatas a farol grande: poca ganancia en enfrentamiento, bloquea lo que resube y mejora en muchos turns. Parejas como 9-8 o T-T pasan casi siempre: ni quieren resubidas ni necesitan retiradas. Contra quien no abandona ninguna pareja en el flop, pásala también.',
      calculos: [
        { tipo: 'alfa', bote: 5.1, apuesta: 3.8, da: '42,7 %' },
        { tipo: 'equity', mano: 'Ah Ts', rivales: ['Js 8s'], mesa: 'Jh 9h 7c', da: '27,5 %' },
      ],
    },
    {
      niveles: [5, 5],
      mano: 'Kc 8c',
      mesa: 'Ts 6d 3h',
      situacion:
        'NL5000, 100 bb. Botón contra ciega grande, bote 5,1 bb. El rival defiende el 72 % ante un tercio (lo normal sería ~64 %) y hace check-raise el 6 % (lo normal, 13 %).',
      pregunta: '¿Apuestas K-8 sin proyecto? ¿Cómo cambia tu tamaño de valor?',
      respuesta:
        'Abandona el 28 %: 0,28 × 5,1 − 0,72 × 1,7 = +0,20 bb sin contar equity. Pagado recuperas cerca del 22 % de 8,5, 1,87, de modo que la apuesta vale 0,28 × 5,1 + 0,66 × (1,87 − 1,7) − 0,06 × 1,7 = +1,44 bb; pasar recupera el 28 %, 1,43 bb. Empate: elige por el rival. Como paga de más y casi no resube, pasa los faroles sin proyecto y sube el valor (T-x, sobreparejas) a 3,4–3,8 bb.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.28*5.1-0.72*1.7', da: '+0,20 bb' },
        { tipo: 'cuenta', expresion: '0.28*5.1+0.66*0.17-0.06*1.7', da: '+1,44 bb' },
        { tipo: 'cuenta', expresion: '0.28*5.1', da: '1,43 bb' },
      ],
    },
    {
      niveles: [1, 1],
      mano: 'Kc Qc',
      mesa: '7h 6h 5s',
      situacion: 'NL5, 100 bb. Subiste a $0,15 en MP y pagó la ciega grande. Bote $0,32. Te pasa.',
      pregunta: '¿C-bet con dos cartas altas en esta mesa?',
      respuesta:
        'Pasa. La mesa es baja y seguida: se parece a las manos que pagan en la ciega grande (8-7, 6-5, 9-8, parejas) y no a las tuyas. Medio bote pide 33,3 % de retiradas y aquí casi todo tiene pareja o proyecto. Ves el turn gratis: un rey o una dama te da pareja, 12,8 %. En K-7-2 con la misma mano apostarías sin dudar.',
      calculos: [
        { tipo: 'alfa', bote: 0.32, apuesta: 0.16, da: '33,3 %' },
        { tipo: 'outs', outs: 6, cartas: 1, vistas: 5, da: '12,8 %' },
      ],
    },
    {
      niveles: [3, 3],
      mano: 'As 8s',
      mesa: 'Jc 8d 3h',
      situacion: 'NL100, 100 bb. Ciega pequeña: subiste a 3 bb y pagó la grande. Bote 6 bb. Hablas tú.',
      pregunta: '¿Apuestas segunda pareja con as? ¿Qué haces si te resube?',
      respuesta:
        'Apuesta un tercio, 2 bb: pide 25 % y cobra a ochos peores, treses y as alto; niega equity a K-Q y 10-9. Pasar también entra en tu rango: contra quien apuesta siempre que le pasan, A-8 paga bien. Ante una resubida a 7, el precio es 25 %: paga una vez; como hablas primero, si el turn no ayuda, abandona. Con J-x fuerte o aire con interna, la misma apuesta pequeña.',
      calculos: [
        { tipo: 'alfa', bote: 6, apuesta: 2, da: '25 %' },
        { tipo: 'cuenta', expresion: '100*5/20', da: '25 %' },
      ],
    },
    {
      niveles: [5, 5],
      mano: 'Js Jh',
      mesa: 'Ac Kc 6d',
      situacion:
        'NL5000, 100 bb. CO contra ciega grande, bote 5,1. Te pasa. Apostar 1,7: abandona el 48 %, hace check-raise el 9 % (abandonas) y paga el 43 % (recuperas el 35 % de 8,5). Pasar recupera el 58 % del bote.',
      pregunta: '¿Apuestas J-J en A-K-x?',
      respuesta:
        'Apostar: 0,48 × 5,1 − 0,09 × 1,7 + 0,43 × (0,35 × 8,5 − 1,7) = 2,84 bb. Pasar: 0,58 × 5,1 = 2,96 bb. Muy cerca: J-J gana enfrentamientos y no quiere inflar; pasarla protege tu pase. Apuesta las manos que ganan más con la retirada (5-5, Q-10 con proyecto) y pasa ésta, salvo contra quien abandona más del 55 %.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.48*5.1-0.09*1.7+0.43*(0.35*8.5-1.7)', da: '2,84 bb' },
        { tipo: 'cuenta', expresion: '0.58*5.1', da: '2,96 bb' },
      ],
    },
  ],
  variantes: {
    teoria: [
      {
        titulo: 'frecuencia y tamaño por familia',
        consigna:
          'Haz una tabla con seis familias de flop (as alto seco, rey alto seco, dama o jota con proyecto, bajo conectado, emparejado, monocolor) y pon en cada una apuesta frecuente pequeña, selectiva grande o pase. Justifica con quién se beneficia.',
      },
      {
        titulo: 'de dónde gana esta c-bet',
        consigna:
          'Lee las ideas y divide el EV del ejemplo en abandonos y equity: cuánto gana cada vez que abandona y cuánto cuando pagan. Responde las preguntas sin mirar.',
      },
      {
        titulo: 'turns que siguen y turns que frenan',
        consigna:
          'Toma tres flops y reparte las 49 cartas del turn en seguir, pensar o rendirse para tu rango de c-bet. Compara con tu jugada habitual.',
      },
      {
        titulo: 'en posición y fuera de ella',
        consigna:
          'Escribe cinco diferencias entre c-betear en el botón contra la ciega grande y desde UTG contra el botón. Apóyate en los rangos preflop y en el ejemplo.',
      },
    ],
    ejercicios: [
      {
        titulo: 'acción, tamaño y plan',
        consigna:
          'Para cada mano de abajo escribe acción, tamaño y dos turns para seguir. La respuesta no vale sin los turns.',
      },
      {
        titulo: 'abandonos necesarios primero',
        consigna:
          'En las manos de abajo calcula los abandonos que pide tu tamaño, estima los reales y decide. Comprueba los números con la solución.',
      },
      {
        titulo: 'clasifica la apuesta',
        consigna:
          'Etiqueta cada c-bet de las manos de abajo como valor, semifarol, farol con mejora o farol puro, y descarta los últimos contra dos rivales.',
      },
      {
        titulo: 'cambia el rival',
        consigna:
          'Resuelve las manos de abajo contra un rival que nunca abandona y luego contra uno que abandona el 60 %. Señala qué se invierte.',
      },
      {
        titulo: 'dos mesas parecidas',
        consigna:
          'Para cada flop de abajo inventa otro a una carta de distancia donde la frecuencia de apuesta cambie mucho. Explica cuál de los rangos pierde.',
      },
      {
        titulo: 'elige a tu farol',
        consigna:
          'En las mesas de abajo escribe cinco manos sin pareja de tu rango, ordénalas como candidatas a apostar y explica la primera y la última.',
      },
      {
        titulo: 'desde el asiento que paga',
        consigna:
          'Vuelve a las manos de abajo como el que defiende: ¿qué porcentaje de su rango puede tirar? Si supera lo que pide tu tamaño, apuesta todo.',
      },
      {
        titulo: 'ronda rápida de flops',
        consigna:
          'Con reloj, responde en orden las {n} manos de abajo con «apuesto un tercio», «apuesto dos tercios» o «paso». Revisa después solo las que dudaste.',
      },
    ],
    test: [
      {
        titulo: 'examen de acción y tamaño',
        consigna:
          'Resuelve las {n} manos de abajo con acción y tamaño; acierto si ambos coinciden con la solución o la mejor la justificas con números.',
      },
      {
        titulo: 'examen de mesas mezcladas',
        consigna:
          'Responde las {n} manos de abajo en orden aleatorio que tú elijas y sin repasar las ideas. Anota en cuáles dudaste.',
      },
      {
        titulo: 'examen de abandonos',
        consigna: 'Da de memoria los abandonos exigidos en las {n} manos de abajo con su tamaño, y la decisión.',
      },
      {
        titulo: 'examen con plan de turn',
        consigna:
          'En las {n} manos de abajo escribe acción y los tres turns mejores para seguir. Cuenta como acierto si coinciden dos de tres.',
      },
    ],
    jugar: [
      {
        titulo: 'dos tamaños y una razón',
        consigna:
          'Juega {min} minutos usando solo un tercio y dos tercios, y diciendo en voz baja la razón de cada c-bet. Anota las que no tuvieron razón.',
      },
      {
        titulo: 'pasar a propósito',
        consigna:
          'Durante {min} minutos pasa tus manos sin equity en mesas bajas conectadas en que antes apostabas siempre. Compara los botes que pierdes y los que ahorras.',
      },
      {
        titulo: 'plan de turn desde el flop',
        consigna:
          'Juega {min} minutos anotando en cada c-bet un turn de continuación. Marca las veces en que ese turn llegó y qué hiciste.',
      },
    ],
    analizar: [
      {
        titulo: 'tu c-bet por familias',
        consigna:
          'Extrae {n} flops en que subiste y apunta frecuencia y tamaño por familia. Busca la familia en que apuestas casi siempre sin motivo.',
      },
      {
        titulo: 'c-bets que se pagaron',
        consigna:
          'Revisa {n} c-bets pagadas y cuenta cuántas tenían turn de continuación, cuántas abandonaste y qué se perdió.',
      },
      {
        titulo: 'compara con el pase',
        consigna:
          'En {n} manos elige la alternativa contraria y estima su EV con una cuenta. ¿Cuántas veces la que no elegiste era igual o mejor?',
      },
    ],
  },
};
