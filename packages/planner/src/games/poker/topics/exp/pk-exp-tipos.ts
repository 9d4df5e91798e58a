import type { PokerTopic } from '../../poker-topic.ts';

export const pkExpTipos: PokerTopic = {
  id: 'pk-exp-tipos',
  titulo: 'Tipos de rival: nit, TAG, LAG, fish y maniaco',
  area: 'EXP',
  nivelMin: 0,
  nivelMax: 4,
  prerequisitos: ['pk-fun-errores'],
  minutosEtapa: 220,
  terminos: [
    'tipos de rival',
    'tipos de jugador',
    'tipos de rivales',
    'perfil del rival',
    'perfiles de jugadores',
    'nit',
    'nits',
    'tag',
    'lag',
    'fish',
    'pescado',
    'calling station',
    'estación de pago',
    'maniaco',
    'maníaco',
    'ballena',
    'jugador pasivo',
    'jugador agresivo',
    'loose pasivo',
    'tight agresivo',
    'rivales recreacionales',
    'clasificar rivales',
    'roca',
  ],
  ideas: [
    'Dos preguntas clasifican a casi cualquiera: ¿cuántas manos juega? (tight o loose) y, cuando juega, ¿apuesta y sube o paga? (agresivo o pasivo). Nit: pocas y con cuidado; TAG: pocas y agresivo; LAG: muchas y agresivo; fish o estación de pago: muchas y pasivo; maniaco: muchísimas y sin freno.',
    'Cada tipo pierde dinero por un sitio distinto y tu plan es ir a ese sitio: al nit se le roban las ciegas y se le respeta la subida grande; a la estación de pago se le apuesta por valor más fino y más grande y no se le farolea; al maniaco se le espera con mano y se le paga.',
    'Referencias para mesa de 6, contadas a mano o con programa (VPIP: de cada 100 manos, en cuántas pone dinero por gusto; PFR: en cuántas sube antes del flop): nit VPIP por debajo de 15; TAG 20–25 con PFR a 3–6 puntos del VPIP; LAG 27–35 con PFR cercano; fish por encima de 40 con PFR menor que la mitad del VPIP; maniaco por encima de 50 con PFR por encima de 35.',
    'La etiqueta es una hipótesis que se actualiza: dos o tres manos enseñadas en el showdown pesan más que una impresión, y una sola mano rara no convierte a un TAG en fish.',
  ],
  etapas: [
    {
      nivel: 0,
      enfoque:
        'Mira la mesa cuando no juegas la mano y reconoce a dos personas: la que entra en casi todo y paga hasta el final, y la que casi nunca entra y solo apuesta con manos fuertes.',
      idea: 'A quien paga todo le apuestas tus manos buenas y nunca intentas asustarlo; a quien juega muy poco le crees cuando apuesta fuerte y te retiras sin pena con una mano mediana.',
    },
    {
      nivel: 1,
      enfoque:
        'Con 15–20 manos observadas, di de cada rival si es loose o tight y si es pasivo o agresivo, y un único ajuste contra él.',
      idea: 'En los micros el tipo más rentable es la estación de pago: contra ella el plan completo cabe en una línea, «apuesto mis buenas manos, grande, y no farolo».',
    },
    {
      nivel: 2,
      enfoque:
        'Clasifica con números (VPIP, PFR y agresión) y cambia una decisión concreta por tipo en cada calle, no solo preflop.',
      idea: 'La subida en turn o river de un jugador pasivo es casi siempre doble pareja o más: tu par con kicker alto deja de ser una mano de pago.',
    },
    {
      nivel: 3,
      enfoque:
        'Distingue subtipos: nit que paga de más con pares altos, TAG que se rinde en el turn, LAG que abre mucho pero juega honesto el river.',
      idea: 'El tipo preflop no predice el tipo postflop: guarda por separado cómo entra y cómo termina las manos.',
    },
    {
      nivel: 4,
      enfoque:
        'En mesas de regulares clasifica por desviaciones del patrón sólido (defiende poco la ciega, 3-betea poco desde la ciega pequeña, nunca hace check-raise de farol) y no por etiquetas gruesas.',
      idea: 'Entre regulares un tipo es la lista de tres nodos donde se aparta del resto; el resto de sus decisiones se trata como estándar.',
    },
  ],
  errorTipico:
    'Pegar la etiqueta por una sola mano y jugar contra ella el resto de la noche: el que enseñó un farol loco puede ser un TAG que eligió bien el momento. O saber que es una estación de pago y farolearla igual «porque la mesa pintaba bien».',
  preguntas: [
    {
      pregunta: '¿Qué miras en las manos que no juegas para conocer a un rival?',
      respuesta:
        'Cuántas manos juega, si sube o solo paga, y qué cartas enseña al final. Con veinte manos ya se distingue quien paga todo de quien solo juega fuerte.',
    },
    {
      pregunta: '¿Qué dos preguntas bastan para una primera clasificación y qué cuatro cuadrantes salen?',
      respuesta:
        'Cuántas manos juega y si apuesta o paga. Salen tight-pasivo (nit o roca), tight-agresivo (TAG), loose-pasivo (fish, estación de pago) y loose-agresivo (LAG; maniaco en el extremo).',
    },
    {
      pregunta: 'Un rival tiene VPIP 52 y PFR 9 tras 80 manos. ¿Qué es y cuáles son tus tres ajustes?',
      respuesta:
        'Loose pasivo: paga mucho y sube poco. Aislarlo con manos que hacen pares altos, apostar por valor más grande y con manos más modestas, y eliminar los faroles; además, creerle cuando sube.',
    },
    {
      pregunta: '¿Por qué contra un nit conviene robar sus ciegas pero no pagarle el 3-bet con AJo?',
      respuesta:
        'Porque abandona la mayoría de sus manos en ciegas (el robo gana muchas veces sin ver el flop), pero cuando 3-betea su rango es TT+, AQ+ y AJo está dominado por casi todo lo que no es un par.',
    },
    {
      pregunta: '¿En qué se distinguen un LAG bueno y un maniaco?',
      respuesta:
        'El LAG juega muchas manos pero con posición, elige tamaños coherentes y sabe rendirse; el maniaco sube sin relación con la posición ni la mesa y no frena. Al LAG se le discute con 3-bets y posición; al maniaco se le deja apostar y se le paga con manos medias.',
    },
    {
      pregunta: '¿Cuántas manos hacen falta para confiar en un VPIP y cuántas para un PFR por posición?',
      respuesta:
        'El VPIP orienta desde 30–50 manos y es fiable hacia 100; el PFR por posición se reparte en seis cajones, así que necesita varios cientos. Antes de eso mandan los showdowns.',
    },
  ],
  criterio: {
    texto:
      'Clasificas bien a {aciertos} de {de} rivales (tipo y ajuste principal) y lo confirmas con sus showdowns o sus números.',
    aciertos: 9,
    de: 12,
    unidad: 'rivales',
  },
  foco: 'Antes de cada bote que juegues, nombra en voz baja el tipo del rival y la única cosa que cambia en tu plan por serlo.',
  revision:
    '¿Qué tipo de rival era, qué prueba tenías en ese momento y tu decisión fue distinta de la que tomarías contra un desconocido?',
  variantes: {
    teoria: [
      {
        titulo: 'el mapa de cuatro cuadrantes',
        consigna:
          'Dibuja dos ejes (tight-loose y pasivo-agresivo) y coloca los cinco tipos con cuántas manos juega y cuántas sube cada uno. Debajo de cada uno escribe de dónde sale el dinero que pierde.',
      },
      {
        titulo: 'una fuga por tipo',
        consigna:
          'Lee las ideas y completa de memoria una tabla de cinco filas: tipo, su error preflop, su error en el river y tu respuesta. Corrige con el texto y repite las filas falladas.',
      },
      {
        titulo: 'explícalo a un amigo que empieza',
        consigna:
          'En voz alta y sin mirar, explica en {min} minutos por qué farolear a una estación de pago pierde dinero y por qué pagarle a un nit también. Usa un bote con cifras en cada caso.',
      },
    ],
    ejercicios: [
      {
        titulo: 'etiqueta y plan en una línea',
        consigna:
          'En cada mano de abajo escribe primero el tipo del rival con la prueba que lo delata y después tu acción. Cuenta como acierto solo si coinciden las dos cosas.',
      },
      {
        titulo: 'el mismo bote, otro rival',
        consigna:
          'Resuelve las manos de abajo y luego cambia el tipo del rival por su opuesto (nit por maniaco, fish por TAG). Escribe si tu acción cambia y por qué; al menos la mitad debería cambiar.',
      },
      {
        titulo: 'con reloj, como en la mesa',
        consigna:
          'Trabaja las manos de abajo con reloj: tipo, acción y tamaño antes de que se acabe tu tiempo de decisión habitual. Marca las que cambiarías con más calma.',
      },
      {
        titulo: 'primero la cuenta',
        consigna:
          'En cada mano de abajo calcula antes de decidir el número que importa (odds, frecuencia de abandono o combinaciones) y solo después mira el tipo del rival. Anota cuándo el tipo cambió lo que decía el número.',
      },
      {
        titulo: 'abogado del rival',
        consigna:
          'Para cada mano de abajo escribe dos frases defendiendo que el rival NO es del tipo que parece y di qué carta enseñada te convencería. Luego decide.',
      },
      {
        titulo: 'apuesta más grande posible',
        consigna:
          'En las manos de abajo donde vayas por valor, busca el tamaño mayor que ese tipo todavía paga y justifícalo con su rango de pago. En las demás, escribe el tamaño más barato que consigue lo mismo.',
      },
      {
        titulo: 'inventa la mano gemela',
        consigna:
          'Resuelve las manos de abajo y compón para cada una otra mano con el mismo tipo de rival donde la decisión sea la contraria. Comprueba que tu versión tenga posiciones, stacks y bote.',
      },
      {
        titulo: 'ordena por confianza',
        consigna:
          'Responde las manos de abajo y pon a cada respuesta una confianza de 1 a 5. Al corregir, mira si las de confianza 5 fueron todas acertadas; si no, escribe qué prueba te faltaba.',
      },
    ],
    test: [
      {
        titulo: 'identificación a ciegas',
        consigna:
          'Sin consultar las ideas, di tipo y acción de cada mano de abajo. Aprobado con 75 % de aciertos en las dos cosas a la vez.',
      },
      {
        titulo: 'solo el ajuste',
        consigna:
          'Para cada mano de abajo escribe una única frase: «contra este rival hago X en vez de Y». Puntúa un punto por mano si X es la acción de la solución.',
      },
      {
        titulo: 'mezcla de tipos',
        consigna:
          'Resuelve las manos de abajo en orden aleatorio y sin releer la tabla de referencias. Anota los errores por tipo de rival: el tipo con más fallos es tu repaso.',
      },
      {
        titulo: 'con números y sin adjetivos',
        consigna:
          'Contesta las manos de abajo justificando cada decisión con un número (manos que juega, precio, combos) y sin usar las palabras «loco» ni «flojo». Cuenta solo las justificadas.',
      },
    ],
    jugar: [
      {
        titulo: 'clasifica la mesa en 20 manos',
        consigna:
          'Juega tu sesión habitual y escribe el tipo de cada rival cuando lleves unas 20 manos con él. Al final de los {min} minutos anota cuántas etiquetas cambiaste.',
      },
      {
        titulo: 'caza de la estación de pago',
        consigna:
          'Busca en tus mesas al rival que más paga y juega con un solo propósito contra él: valor grande, cero faroles. Anota cada bote jugado con él y si cumpliste.',
      },
      {
        titulo: 'un ajuste por rival',
        consigna:
          'Antes de empezar, elige un ajuste para cada tipo y apúntalo a la vista. Durante {min} minutos marca cada mano donde lo aplicaste y cada una donde se te olvidó.',
      },
    ],
    analizar: [
      {
        titulo: 'auditoría de etiquetas',
        consigna:
          'Toma {n} botes de tu última sesión, escribe el tipo que creías del rival y el que muestran sus cartas o sus números. Cuenta aciertos y busca la causa de los fallos.',
      },
      {
        titulo: 'lo que dejaste de ganar',
        consigna:
          'Revisa {n} manos ganadas contra jugadores pasivos y calcula cuánto más habrías ganado con un tamaño un 50 % mayor en el river. Suma el total en ciegas grandes.',
      },
      {
        titulo: 'faroles a quien no tira',
        consigna:
          'Busca tus faroles fallidos, en el historial o en tus notas, y clasifica al rival de cada uno. Si más de un tercio fueron contra loose pasivos, escribe la regla que te habría frenado.',
      },
    ],
  },
  ejemplo: {
    niveles: [0, 2],
    mano: 'Kc Jd',
    mesa: 'Kh 8d 4c 2s 7h',
    situacion:
      'NL10 ($0,05/$0,10), mesa de 6. Abriste en el botón con KJ, pagó la ciega grande, una estación de pago (entra en 55 de cada 100 manos y sube en 6). Apostaste flop y turn y pagó. Bote en el river: $2,00; quedan $6 detrás. Pasa.',
    pregunta: '¿Pasas, apuestas $0,66 o apuestas $1,50?',
    respuesta:
      'Apuesta $1,50. Este tipo paga con cualquier rey, con 8x y con muchos pares. Supón que paga $0,66 el 65 % de las veces y $1,50 el 50 %, y que ganas el 70 % de las veces que paga. Apuesta chica: 0,65 × (0,7 × 0,66 − 0,3 × 0,66) = $0,17. Apuesta grande: 0,50 × (0,7 × 1,5 − 0,3 × 1,5) = $0,30. La grande gana casi el doble aunque pague menos veces; pasar deja ese dinero en la mesa.',
    calculos: [
      { da: '$0,17', tipo: 'cuenta', expresion: '0.65*(0.7*0.66-0.3*0.66)' },
      { da: '$0,30', tipo: 'cuenta', expresion: '0.5*(0.7*1.5-0.3*1.5)' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [0, 0],
      mano: 'Kc Kd',
      mesa: 'Qh 8d 4c 2s 7h',
      situacion:
        'Partida con fichas sin valor. En el river hay 100 en el bote. La persona de enfrente entra en casi todas las manos y paga hasta el final: de cada diez apuestas como ésta paga ocho, y cuando paga ganas siete de cada diez veces. Pasa.',
      pregunta: '¿Apuestas 50 con tus reyes? ¿Y si no tuvieras nada y quisieras asustarla?',
      respuesta:
        'Apuesta. Paga ocho de cada diez veces y ganas siete de cada diez de esos pagos: 0,8 × (0,7 × 50 − 0,3 × 50) = 16 fichas más, de media, que pasando. Sin nada, asustarla sale mal: se retira solo dos de cada diez veces, 0,2 × 100 − 0,8 × 50 = −20 fichas. Regla simple: a quien paga todo, apuéstale tus manos buenas y no intentes asustarlo. A quien casi nunca entra, al revés: si te sube aquí, créele y retírate.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.8*(0.7*50-0.3*50)', da: '16' },
        { tipo: 'cuenta', expresion: '0.2*100-0.8*50', da: '−20' },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Jd Td',
      mesa: 'Kc 7d 4s 2h',
      situacion:
        'NL200, 100 bb. Un TAG (24/19) abre en el CO a 2,5 bb y pagas en el botón. Flop: apuesta 2 en 6,5 y pagas. Turn 2♥: bote 10,5 bb y pasa. Tu ficha: apuesta el flop el 72 % y el turn solo el 36 %; tras pasar el turn abandona el 61 % ante dos tercios (90 oportunidades).',
      pregunta: '¿Apuestas con J-10 sin pareja?',
      respuesta:
        'Sí. Quien apuesta el 72 % y luego el 36 % llega al turn con mucho que no quiere seguir: 36 ÷ 72, repite la mitad de las veces, 50 %. 7 bb en 10,5 piden 40 %. EV sin equity: 0,61 × 10,5 − 0,39 × 7 = +3,68 bb. Aun con un margen de diez puntos, 51 %, da +1,93 bb. El tipo «TAG» no decía esto; lo dice el nodo. Si paga, ríndete en el river: lo que queda en su rango no abandona.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*36/72', da: '50 %' },
        { tipo: 'alfa', bote: 10.5, apuesta: 7, da: '40 %' },
        { tipo: 'cuenta', expresion: '0.61*10.5-0.39*7', da: '+3,68 bb' },
        { tipo: 'cuenta', expresion: '0.51*10.5-0.49*7', da: '+1,93 bb' },
      ],
    },
  ],
  spots: [
    {
      niveles: [1, 3],
      mano: 'Ac Jd',
      situacion:
        'NL5 ($0,02/$0,05), mesa de 6, stacks de $5. Un nit (VPIP 11, PFR 8) abre UTG a $0,15. Estás en el botón con AJo; las ciegas no han actuado.',
      pregunta: '¿Tiras, pagas o resubes?',
      respuesta:
        'Tira. Un nit abre UTG algo como TT+, AQs+, AKo: 30 + 4 + 4 + 12 = 50 combos, el 3,8 % de las manos. Con tu as y tu jota quedan 24 pares y 15 combos de AK y AQs, es decir 39 combos. De ellos te dominan AK y AQs (38 %) y AA, KK, QQ y JJ son mejores que tu mejor flop normal. Resubir de farol tampoco: abandona poquísimo de un rango así. El dinero del nit está en sus ciegas, no aquí.',
      calculos: [
        { da: '50 combos', tipo: 'cuenta', expresion: '30+4+4+12' },
        { da: '3,8 %', tipo: 'cuenta', expresion: '50/1326*100' },
        { da: '39 combos', tipo: 'cuenta', expresion: '24+15' },
        { da: '38 %', tipo: 'cuenta', expresion: '15/39*100' },
      ],
    },
    {
      niveles: [1, 3],
      mano: 'As Ts',
      mesa: 'Tc 6h 2d',
      situacion:
        'NL10, stacks de $10. Un maniaco (VPIP 68, PFR 45) sube desde el corte a $0,40, pagas en el botón. Bote: $0,95. En el flop apuesta $0,95.',
      pregunta: '¿Tiras, pagas o subes?',
      respuesta:
        'Paga. Necesitas 33,3 % y contra su rango tienes mucho más: aun si solo apostara KT, QT, 66, TT, AK, AQ y KQ irías delante de casi todo. Contra AK (86 %) y contra QQ (20 %) se ve el reparto: ganas mucho contra aire y poco contra pares mayores, que en un 68 % de manos jugadas son una minoría. No subas: al subir solo siguen las manos que te ganan y le quitas la cuerda con la que se ahorca. Plan: pagar también la mayoría de turns.',
      calculos: [
        { da: '33,3 %', tipo: 'potOdds', bote: 0.95, apuesta: 0.95 },
        { da: '86 %', tipo: 'equity', mano: 'As Ts', rivales: ['Ah Kd'], mesa: 'Tc 6h 2d' },
        { da: '20 %', tipo: 'equity', mano: 'As Ts', rivales: ['Qh Qd'], mesa: 'Tc 6h 2d' },
      ],
    },
    {
      niveles: [1, 2],
      mano: 'Qh Qc',
      mesa: 'Jd 7s 3c 9h',
      situacion:
        'NL10. Abriste a $0,30 con QQ en UTG y pagó un jugador loose pasivo (VPIP 44, PFR 5) en el botón. Bote de $0,75 en el flop, apostaste $0,50 y pagó. En el turn (bote $1,75) apuestas $1,20 y sube a $4. Quedan $8 detrás.',
      pregunta: '¿Pagas la subida?',
      respuesta:
        'Tira. Pagar cuesta $2,80 para un bote de 1,75 + 1,20 + 4 = $6,95: necesitas 28,7 %, y todavía faltaría el river. Un pasivo que sube el turn enseña dos pares, trío o escalera: contra un par con proyecto como JT tendrías 80 %, pero contra 99 caes a 4,5 % y contra T8 (escalera) a 0 %. Con su tipo el par con proyecto paga, no sube. Fold y nota: «sube turn = nueces o casi».',
      calculos: [
        { da: '28,7 %', tipo: 'cuenta', expresion: '2.8/(6.95+2.8)*100' },
        { da: '80 %', tipo: 'equity', mano: 'Qh Qc', rivales: ['Jh Th'], mesa: 'Jd 7s 3c 9h' },
        { da: '4,5 %', tipo: 'equity', mano: 'Qh Qc', rivales: ['9s 9d'], mesa: 'Jd 7s 3c 9h' },
        { da: '0 %', tipo: 'equity', mano: 'Qh Qc', rivales: ['Ts 8s'], mesa: 'Jd 7s 3c 9h' },
      ],
    },
    {
      niveles: [2, 4],
      mano: '7h 6h',
      mesa: 'Kd 8s 3c Ah',
      situacion:
        'NL25 ($0,10/$0,25), mesa de 6. Abriste en el botón a $0,60, pagó un nit en la ciega grande (abandona ante el segundo barril el 62 %). Bote flop $1,30: apostaste $0,45 y pagó. Turn: as; bote $2,20, pasa.',
      pregunta: '¿Es rentable un segundo barril de $1,50 sin proyecto?',
      respuesta:
        'Sí. Un farol puro de $1,50 en un bote de $2,20 necesita que abandone 40,5 % de las veces. Su dato es 62 % y el as es peor para él: ha pagado con 99–QQ y Kx débil. EV si nunca ganas cuando paga: 0,62 × 2,20 − 0,38 × 1,50 = $0,79. Si paga, el river se pasa: contra un nit que paga dos barriles el plan de faroles ya terminó.',
      calculos: [
        { da: '40,5 %', tipo: 'alfa', bote: 2.2, apuesta: 1.5 },
        {
          da: '$0,79',
          tipo: 'ev',
          ramas: [
            { p: 0.62, valor: 2.2 },
            { p: 0.38, valor: -1.5 },
          ],
        },
      ],
    },
    {
      niveles: [2, 4],
      mano: 'Kh Qh',
      situacion:
        'NL50 ($0,25/$0,50), stacks de $50. Un LAG (VPIP 31, PFR 27, abre el 52 % en el botón) sube a $1,25 y estás en la ciega pequeña con KQs. Su fold al 3-bet es 58 %.',
      pregunta: '¿Pagas o haces 3-bet a $5?',
      respuesta:
        '3-bet a $5. Arriesgas $4,75 (ya pusiste $0,25) para ganar 1,25 + 0,25 + 0,50 = $2,00: sin contar tu equity necesitas 70,4 % de abandonos y él da 58 %, así que el déficit es pequeño y KQs lo compensa con creces cuando paga, porque domina QJ, KJ y QT de su rango ancho. Su 52 % de aperturas son 690 combos; la mayoría no resiste un 3-bet. Contra un nit con la misma apertura preferirías tirar: el tipo decide.',
      calculos: [
        { da: '70,4 %', tipo: 'cuenta', expresion: '4.75/(4.75+2)*100' },
        { da: '690 combos', tipo: 'cuenta', expresion: '0.52*1326' },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Ad Qs',
      mesa: 'Qd 9d 5h 2c 6s',
      situacion:
        'NL100 ($0,50/$1). Abriste UTG a $3,25 con AQ, pagó en el botón un TAG (VPIP 22, PFR 18) que sube turn o river casi solo con valor. Apostaste $5 y pagó, $14 y pagó. River, bote $46: apuestas $23 y sube a $90 con $10 más detrás.',
      pregunta: '¿Pagas?',
      respuesta:
        'Tira. Debes pagar $67 para un bote de 46 + 23 + 90 = $159: necesitas 29,6 %. Sus manos de valor: 99 (3 combos), 55 (3), 22 (3), 87 con escalera (de color: 4) = 13 combos. Para pagar harían falta x faroles con x/(x+13) ≥ 0,30, o sea 5,5 faroles. Un TAG que no farolea subidas de river llega a esto con K♦ J♦ o J♦ T♦ dos veces a lo sumo. Contra un LAG agresivo el mismo pago sería correcto.',
      calculos: [
        { da: '29,6 %', tipo: 'cuenta', expresion: '67/(159+67)*100' },
        { da: '13 combos', tipo: 'cuenta', expresion: '3+3+3+4' },
        { da: '5,5 faroles', tipo: 'cuenta', expresion: '13*0.2965/(1-0.2965)' },
      ],
    },
    {
      niveles: [3, 4],
      mano: '8c 8d',
      situacion:
        'NL200 ($1/$2), mesa de 6. Abre el corte un TAG (PFR 26 ahí) a $5, pagan el botón (fish, VPIP 48) y estás en la ciega grande con 88, todos con $200.',
      pregunta: '¿Pagas o haces squeeze a $26?',
      respuesta:
        'Paga. En el bote hay 5 + 5 + 1 + 2 = $13 y pagas $3 más: precio 19 %. Ligas trío el 11,8 % y contra un fish que paga de más las implícitas sobran: perdiendo $3 el 88 % y ganando de media $40 el 12 %, sale $2,16. El squeeze echa al fish, que es quien te paga, y te deja con un par medio contra el rango bueno del TAG. El tipo del tercero cambia la mejor acción.',
      calculos: [
        { da: '$13', tipo: 'cuenta', expresion: '5+5+1+2' },
        { da: '19 %', tipo: 'cuenta', expresion: '3/(13+3)*100' },
        {
          da: '$2,16',
          tipo: 'ev',
          ramas: [
            { p: 0.88, valor: -3 },
            { p: 0.12, valor: 40 },
          ],
        },
      ],
    },
    {
      niveles: [0, 2],
      mano: 'Ah Kc',
      mesa: 'Kd 7s 2c',
      situacion:
        'NL2. Un jugador suelto y pasivo (entra en 6 de cada 10 manos y casi nunca sube) pagó tu subida de $0,08 en la ciega grande. Bote $0,17. Pasa.',
      pregunta: '¿Apuestas $0,06 o $0,14, y por qué?',
      respuesta:
        '$0,14. Este tipo paga con cualquier rey, cualquier siete y muchos ases. Si paga la chica el 60 % y la grande el 48 %, ganando ocho de cada diez pagos: 0,60 × 0,6 × 6 = 2,16 centavos contra 0,48 × 0,6 × 14 = 4,03 centavos. Además el bote grande del flop agranda los del turn y el river. Contra un nit, que juega muy poco y solo sigue con mano, la chica sería suficiente.',
      calculos: [
        { da: '2,16 centavos', tipo: 'cuenta', expresion: '0.6*0.6*6' },
        { da: '4,03 centavos', tipo: 'cuenta', expresion: '0.48*0.6*14' },
      ],
    },
    {
      niveles: [0, 1],
      situacion: 'NL2, mesa de 6. Has contado 20 manos: Ana jugó 15 y subió en 1; Luis jugó 3 y subió en las 3.',
      pregunta: '¿Qué clase de jugador es cada uno y qué haces contra ellos?',
      respuesta:
        'Ana juega 15 de 20, el 75 %, y casi siempre paga: contra ella apuestas tus manos buenas y no intentas asustarla. Luis juega 3 de 20, el 15 %, y siempre subiendo: cuando entra tiene algo fuerte, así que le dejas el bote con manos medianas. Veinte manos son una primera pista: sigue contando.',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * 15 / 20', da: '75 %' },
        { tipo: 'cuenta', expresion: '100 * 3 / 20', da: '15 %' },
      ],
    },
    {
      niveles: [0, 1],
      mano: 'Ks Qd',
      mesa: 'Kd 9c 5s 2h 8d',
      situacion:
        'NL2, river. Tu rival jugó 2 de las últimas 25 manos. En el bote había $0,36; apostaste $0,18 y te sube a $0,80.',
      pregunta: '¿Pagas con tu pareja de reyes?',
      respuesta:
        'Retírate. Pagar cuesta $0,62 más para ganar 0,36 + 0,18 + 0,80 = $1,34: tendrías que ganar el 31,6 % de las veces. Alguien que juega 2 de 25 manos (8 %) y sube en el river tiene dos parejas, trío o mejor casi siempre. Dejar esa mano es cobrarle a él lo poco que te puede cobrar.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.8 - 0.18', da: '$0,62' },
        { tipo: 'cuenta', expresion: '0.36 + 0.18 + 0.8', da: '$1,34' },
        { tipo: 'cuenta', expresion: '100 * 0.62 / (1.34 + 0.62)', da: '31,6 %' },
        { tipo: 'cuenta', expresion: '100 * 2 / 25', da: '8 %' },
      ],
    },
    {
      niveles: [0, 1],
      mano: 'Jc Tc',
      mesa: 'Ac 7d 4c 2s 9h',
      situacion:
        'NL2, river. No llegó tu color. Bote: $0,40. El rival ha pagado nueve de las diez apuestas que le viste recibir. Te pasa.',
      pregunta: '¿Apuestas $0,30 de farol para que se retire?',
      respuesta:
        'No: pasa. Un farol de $0,30 en un bote de $0,40 necesita que se retire el 42,9 % de las veces y él se retira el 10 %. En promedio perderías: 0,1 × 0,40 − 0,9 × 0,30 = −$0,23 cada vez. A quien paga todo no se le asusta; se le espera con una mano buena.',
      calculos: [
        { tipo: 'alfa', bote: 0.4, apuesta: 0.3, da: '42,9 %' },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.1, valor: 0.4 },
            { p: 0.9, valor: -0.3 },
          ],
          da: '−$0,23',
        },
      ],
    },
    {
      niveles: [0, 1],
      mano: 'Ad Js',
      mesa: 'Ah 8c 3d',
      situacion:
        'NL2, todos con $2. Un jugador que sube casi todas las manos apuesta $0,20 en un bote de $0,20. En las cuatro manos que enseñó, tres no tenían ni pareja.',
      pregunta: 'Tienes pareja de ases: ¿te retiras, pagas o subes?',
      respuesta:
        'Paga. Necesitas ganar el 33,3 % de las veces y, si tres de cada cuatro veces no lleva nada, vas delante al menos el 75 %. No subas: se retiraría justo cuando no tiene nada y seguiría cuando te gana. Deja que apueste él y vuelve a pagar en la carta siguiente si no cambia nada.',
      calculos: [
        { tipo: 'potOdds', bote: 0.2, apuesta: 0.2, da: '33,3 %' },
        { tipo: 'cuenta', expresion: '100 * 3 / 4', da: '75 %' },
      ],
    },
    {
      niveles: [4, 4],
      mano: 'Qc Jc',
      mesa: 'Kd Tc 4s 2h',
      situacion:
        'NL500. Ficha de un regular: defiende bien preflop, nunca hace check-raise de farol en el turn (0 de 21 vistos) y abandona el 55 % ante tres cuartos. Bote 9,1, te pasa. Tienes escalera abierta.',
      pregunta: '¿Cómo cambian esas dos desviaciones tu barril de 6,8?',
      respuesta:
        'EV sin equity: 0,55 × 9,1 − 0,45 × 6,8 = +1,95 bb; con 8 outs, 17,4 %, bastante más. Que no haga check-raise de farol te deja apostar tranquilo: si sube, abandonas sin perder equity robada, y si paga verás el river. Apuesta siempre aquí, incluso con interna. «Regular sólido» no decía nada; dos nodos lo dicen todo.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.55*9.1-0.45*6.8', da: '+1,95 bb' },
        { tipo: 'outs', outs: 8, cartas: 1, vistas: 6, da: '17,4 %' },
      ],
    },
  ],
};
