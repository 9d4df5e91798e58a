import type { PokerTopic } from '../../poker-topic.ts';

export const pkPreRfi: PokerTopic = {
  id: 'pk-pre-rfi',
  titulo: 'Rangos de apertura por posición (RFI)',
  area: 'PRE',
  nivelMin: 0,
  nivelMax: 4,
  prerequisitos: ['pk-fun-posicion'],
  minutosEtapa: 360,
  importancia: 'esencial',
  terminos: [
    'rfi',
    'raise first in',
    'rangos de apertura',
    'rango de apertura',
    'abrir',
    'abrir la mano',
    'open raise',
    'open',
    'rangos preflop',
    'qué manos abrir',
    'qué manos jugar',
    'manos iniciales',
    'tabla preflop',
    'tablas de apertura',
    'abrir desde utg',
    'abrir desde el botón',
    'charts',
    'starting hands',
  ],
  ideas: [
    'Abrir primero (RFI) es subir cuando nadie ha entrado. El rango (la lista de manos con las que lo haces) se ensancha con cada asiento: UTG ≈ 15 %, HJ ≈ 21 %, CO ≈ 27 %, BTN ≈ 40 % en mesa de 6.',
    'Abre siempre con el mismo tamaño en cada asiento (2,5 bb online, 3 bb en mesas blandas), sin cambiarlo según la mano.',
    'Las manos entran en este orden: parejas, ases del mismo palo, figuras del mismo palo, figuras de distinto palo (offsuit) y conectores del mismo palo. Los ases flojos de distinto palo (A-7, A-5) solo desde CO y botón.',
    'Una apertura se gana de tres maneras: todos se retiran, te pagan y juegas con iniciativa, o ligas fuerte. Si solo cuentas con la tercera, la mano no entra.',
  ],
  etapas: [
    {
      nivel: 0,
      enfoque:
        'Juega con dos listas cortas. En los primeros asientos: parejas de sietes o mejores, A-K y A-Q, y A-J y K-Q del mismo palo. En los dos últimos (CO y botón) añade las demás parejas, cualquier as con otra carta de su palo y dos cartas de diez para arriba. Retírate con el resto.',
      idea: 'Si eres quien entra primero, sube siempre la misma cantidad (tres ciegas grandes) o retírate: solo igualar la ciega te deja adivinando. Retirarte más de ocho de cada diez manos es jugar bien, no perderte nada.',
    },
    {
      nivel: 1,
      enfoque: 'Aprende un rango fijo por asiento y aplícalo sin excepciones. Sube o retírate: nunca entres de limp.',
      idea: 'Con una tabla por asiento y cero improvisación ya juegas mejor que la mitad del nivel.',
    },
    {
      nivel: 2,
      enfoque:
        'Mide tu PFR por asiento contra la tabla y corrige el que más se desvía. Ensancha CO y botón contra ciegas que se retiran mucho.',
      idea: 'Si las dos ciegas se retiran juntas más del 63 % de las veces, abrir a 2,5 bb con cualquier mano ya no pierde de inmediato.',
    },
    {
      nivel: 3,
      enfoque:
        'Ajusta el rango a quién queda por hablar: recorta con 3-beteadores detrás, ensancha con jugadores pasivos, y elige manos que jueguen bien después.',
      idea: 'Las primeras manos que se recortan contra un 3-beteador son las que no pueden pagar ni resubir: A-9o, K-10o, Q-10o.',
    },
    {
      nivel: 4,
      enfoque:
        'Trabaja los bordes: frecuencias mixtas, efecto del rake y de la profundidad, y rangos distintos contra recreacionales que pagan.',
      idea: 'Con rake alto y sin ante, las manos marginales de UTG y HJ son las primeras que dejan de ganar: recorta ahí, no en el botón.',
    },
  ],
  errorTipico:
    'Abrir «porque la mano es bonita» sin mirar el asiento: A-9 offsuit o K-10 offsuit desde UTG pierden dinero aunque el rango del botón las incluya con holgura.',
  preguntas: [
    {
      pregunta: '¿Qué haces cuando nadie ha entrado, te toca hablar y tu mano no está en la lista de ese asiento?',
      respuesta: 'Retirarte. No se iguala la ciega «para ver»: o la mano está en la lista y subes, o la dejas.',
    },
    {
      pregunta: '¿Qué tamaño usas y por qué no lo cambias según la fuerza?',
      respuesta:
        '2,5 bb (3 si la mesa paga mucho), igual con A-A que con 7-6 del mismo palo: de otro modo el tamaño enseña la mano.',
    },
    {
      pregunta: '¿Por qué K-9 offsuit abre en el botón y no en HJ?',
      respuesta:
        'En el botón quedan dos rivales y tendrás posición siempre; en HJ quedan cuatro, y cuando te pagan o resuben suele ser con reyes mejores.',
    },
    {
      pregunta: 'Abres a 2,5 bb para ganar 1,5 bb. ¿Cuánto deben retirarse para que robe solo?',
      respuesta: '2,5 ÷ 4 = 62,5 %. Por encima de eso, abrir con cualquier carta no pierde de inmediato.',
    },
    {
      pregunta: 'Da un rango razonable de UTG en mesa de 6 y su porcentaje.',
      respuesta:
        '66+, A2s+, KTs+, QTs+, JTs, T9s, ATo+, KJo+: 15,2 % de las manos. Una versión más cerrada, cómoda para empezar, es 77+, ATs+, KTs+, QTs+, JTs, AJo+, KQo: 10,3 %.',
    },
    {
      pregunta: '¿Qué manos recortas primero cuando tienes detrás a un 3-beteador agresivo?',
      respuesta:
        'Las offsuit dominables que no pueden pagar ni resubir: A-10o, K-10o, Q-10o. Mantienes parejas y manos del mismo palo.',
    },
  ],
  criterio: {
    texto: 'Abre, retira o ajusta según asiento y mesa en {aciertos} de {de} manos.',
    aciertos: 9,
    de: 10,
    unidad: 'manos',
  },
  foco: 'Di el asiento y consulta mentalmente tu rango antes de mirar la segunda carta con cariño.',
  revision: '¿Abrí alguna mano que no estaba en el rango de ese asiento, y qué pasó después?',
  variantes: {
    teoria: [
      {
        titulo: 'tu tabla por asiento',
        consigna:
          'Escribe tu propia tabla de cinco asientos partiendo de las ideas y calcula el porcentaje de cada rango sobre 1.326 combos: cada pareja suma 6, cada mano del mismo palo 4 y cada una de distinto palo 12. Guárdala donde puedas consultarla.',
      },
      {
        titulo: 'de dónde sale el ensanchamiento',
        consigna:
          'Explica, con los números de jugadores por hablar y de robo, por qué cada asiento permite abrir más. Usa el ejemplo.',
      },
      {
        titulo: 'tres caminos de ganancia',
        consigna:
          'Lee las ideas y di para tres manos concretas qué parte de su ganancia viene del robo, de la iniciativa y de ligar.',
      },
    ],
    ejercicios: [
      {
        titulo: 'asiento y mano',
        consigna:
          'Decide cada mano de abajo en voz alta diciendo primero el asiento; «abro» o «me retiro», nunca «depende» sin motivo.',
      },
      {
        titulo: 'misma carta, otro asiento',
        consigna: 'Resuelve las manos de abajo en los cinco asientos y marca desde cuál empieza a entrar cada una.',
      },
      {
        titulo: 'rango contra rango',
        consigna:
          'Escribe para cada mano de abajo una mano un escalón mejor y otra peor, y di cuál de las tres cambia la decisión.',
      },
      {
        titulo: 'mesa con 3-beteador',
        consigna:
          'Rehaz las manos de abajo poniendo detrás a un jugador que resube a menudo (el 12 % de las veces) y tacha las que dejas de abrir.',
      },
      {
        titulo: 'con ante y sin ante',
        consigna:
          'Calcula en cada mano de abajo cuánto deben retirarse para robar con un ante (puesta obligatoria) de 0,15 bb por jugador y sin ante.',
      },
      {
        titulo: 'tabla de memoria',
        consigna:
          'Escribe de memoria tu rango completo de tres asientos y comprueba con la tabla antes de resolver las {n} manos de abajo.',
      },
      {
        titulo: 'en voz alta y con reloj',
        consigna: 'Con reloj, di «abro» o «me retiro» en las {n} manos de abajo; después justifica solo las dudosas.',
      },
      {
        titulo: 'caza de excesos',
        consigna:
          'Busca en las manos de abajo la que peor rendiría y explica qué la hace perder (posición, kicker o fuera de rango).',
      },
    ],
    test: [
      {
        titulo: 'diez asientos',
        consigna: 'Responde las {n} manos de abajo; solo cuentan aciertos con asiento, decisión y tamaño.',
      },
      {
        titulo: 'rango escrito',
        consigna: 'Escribe el rango exacto de un asiento de cada mano de abajo y su porcentaje con un punto de margen.',
      },
      {
        titulo: 'ajuste correcto',
        consigna: 'Decide en cada mano de abajo si el ajuste es abrir más, menos o igual, y por qué.',
      },
      {
        titulo: 'sin tabla',
        consigna: 'Resuelve las manos de abajo sin consultar nada y corrige al final contra tu tabla.',
      },
    ],
    jugar: [
      {
        titulo: 'tabla estricta',
        consigna:
          'Juega {min} minutos sin abrir ni una mano fuera de tu tabla; anota las que te costó dejar y las que abriste de más.',
      },
      {
        titulo: 'sesión por asientos',
        consigna: 'Juega {n} manos y anota el asiento de cada apertura; al final compara con los porcentajes buscados.',
      },
      {
        titulo: 'ajuste a un rival',
        consigna:
          'Juega {min} minutos eligiendo un rival y ajustando tus aperturas solo contra él; escribe qué cambiaste.',
      },
    ],
    analizar: [
      {
        titulo: 'PFR por asiento',
        consigna:
          'Cuenta por asiento cuántas manos te repartieron y cuántas subiste antes del flop (PFR), en tu programa o en la libreta. Compara con tu tabla y corrige primero el asiento más alejado.',
      },
      {
        titulo: 'aperturas que perdieron',
        consigna: 'Revisa {n} manos abiertas que perdieron y decide si el problema fue el rango o el juego posterior.',
      },
      {
        titulo: 'la frontera',
        consigna:
          'Elige cinco manos que dudas si abrir y busca en tu historial o en tus notas cómo te fue con cada una. Decide desde qué asiento las abrirás.',
      },
    ],
  },
  ejemplo: {
    niveles: [0, 4],
    mano: 'As 9d',
    situacion:
      'NL10, mesa de 6, 100 bb, ciegas $0,05/$0,10. Nadie ha entrado. Comparas estar en UTG y estar en el botón.',
    pregunta: '¿La abres en cada sitio y a cuánto?',
    respuesta:
      'En UTG (el primero en hablar) no: con 5 jugadores por hablar y un rango de 15,2 % de las manos, A-9 offsuit queda fuera. En el botón sí: el rango de 39,7 % la incluye de sobra. Sube a 2,5 bb, $0,25: arriesgas eso para ganar $0,15, así que basta que las ciegas se retiren 62,5 % de las veces para no perder ni siquiera con 7-2.',
    calculos: [
      { tipo: 'cuenta', expresion: '100 * (9 * 6 + 19 * 4 + 6 * 12) / 1326', da: '15,2 %' },
      { tipo: 'cuenta', expresion: '100 * (13 * 6 + 46 * 4 + 22 * 12) / 1326', da: '39,7 %' },
      { tipo: 'cuenta', expresion: '2.5 * 0.1', da: '$0,25' },
      { tipo: 'cuenta', expresion: '0.05 + 0.1', da: '$0,15' },
      { tipo: 'alfa', bote: 1.5, apuesta: 2.5, da: '62,5 %' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [0, 0],
      mano: 'Ks Jd',
      situacion:
        'NL2 (ciegas $0,01/$0,02), mesa de 6, todos con $2. Nadie ha entrado. Primero imagínate en el primer asiento (UTG) y después en el botón.',
      pregunta: '¿Juegas K-J de distinto palo en cada sitio y con cuánto?',
      respuesta:
        'En el primer asiento, retírate: tu lista corta es parejas desde 7-7, A-K, A-Q, y A-J y K-Q del mismo palo, y quedan 5 rivales, 10 cartas que no ves. En el botón, sube: la lista de los dos últimos asientos incluye dos cartas de diez para arriba, solo quedan 2 rivales y hablarás el último hasta el final. La cantidad es siempre la misma, tres ciegas grandes: 3 × 0,02 = $0,06. Arriesgas eso para ganar $0,03 si se retiran, y tienes una mano que puede ganar si te pagan.',
      calculos: [
        { tipo: 'cuenta', expresion: '5*2', da: '10 cartas' },
        { tipo: 'cuenta', expresion: '3*0.02', da: '$0,06' },
        { tipo: 'cuenta', expresion: '0.01+0.02', da: '$0,03' },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'As 8d',
      situacion:
        'NL400, mesa de 6, 100 bb, CO. El botón resube el 13 %, la ciega pequeña el 11 % y la grande el 10 %. Estimas: todos se retiran el 36,9 % de las veces, alguien resube el 30,3 % y ves el flop el 32,8 %. Abres a 2,3 bb.',
      pregunta: '¿Abres A-8 offsuit en esta mesa, y A-8 del mismo palo?',
      respuesta:
        'Nadie resube 0,87 × 0,89 × 0,90 = 69,7 %: el 30,3 % restante pierdes 2,3. Offsuit: cuando te pagan recuperas cerca del 45 % de un bote de 5,3, 2,39 bb, +0,09 neto. EV = −0,11 bb: retírate. Del mismo palo: recuperas el 52 %, +0,46 neto, y ante la resubida sigues a veces y pierdes 2,0 de media: EV = +0,10 bb. Con ciegas y botón pasivos las dos se abren; con tres que resuben, la del borde es la offsuit, que no puede pagar ni hacer 4-bet.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*0.87*0.89*0.9', da: '69,7 %' },
        { tipo: 'cuenta', expresion: '0.45*5.3', da: '2,39' },
        { tipo: 'cuenta', expresion: '0.369*1.5-0.303*2.3+0.328*0.09', da: '−0,11 bb' },
        { tipo: 'cuenta', expresion: '0.369*1.5-0.303*2+0.328*0.46', da: '+0,10 bb' },
      ],
    },
  ],
  spots: [
    {
      niveles: [1, 3],
      mano: 'Ah Jc',
      situacion: 'NL10, UTG, 100 bb. Nadie ha hablado.',
      pregunta: '¿Entra en tu rango de UTG?',
      respuesta:
        'Sí: A-J offsuit está dentro incluso de la versión cerrada (77+, ATs+, KTs+, QTs+, JTs, AJo+, KQo), que son 136 combos, el 10,3 % del total. Sube a $0,25 y retírate ante una resubida grande sin motivos.',
      calculos: [
        { tipo: 'cuenta', expresion: '8 * 6 + 10 * 4 + 4 * 12', da: '136 combos' },
        { tipo: 'cuenta', expresion: '100 * (8 * 6 + 10 * 4 + 4 * 12) / 1326', da: '10,3 %' },
        { tipo: 'cuenta', expresion: '2.5 * 0.1', da: '$0,25' },
      ],
    },
    {
      niveles: [1, 3],
      mano: '7h 6h',
      situacion: 'NL10, CO, 100 bb. Nadie ha entrado y el botón es pasivo.',
      pregunta: '¿Abres?',
      respuesta:
        'Sí. Desde CO el rango ronda el 27 % e incluye conectores del mismo palo. La ganancia viene de tres caminos: si botón y ciegas se retiran juntos el 50 %, ganas 1,5 bb esa mitad, 0,75 bb; y con posición sobre las ciegas la mano juega bien. Sube a 2,5 bb. Con A-6 offsuit harías lo mismo en CO solo si detrás no hay 3-beteadores.',
      calculos: [{ tipo: 'cuenta', expresion: '0.5 * 1.5', da: '0,75' }],
    },
    {
      niveles: [1, 4],
      mano: 'Kd 8d',
      situacion: 'NL25, UTG en mesa de 6 sin ante. Nadie ha entrado.',
      pregunta: '¿Qué haces desde UTG y desde el botón con K-8 del mismo palo?',
      respuesta:
        'UTG: retirada. Un rango de apertura con todas las K del mismo palo desde ahí subiría a 17,6 % sin que esos reyes flojos jueguen bien fuera de posición. Botón: apertura clara. El tamaño es el mismo en ambos sitios: 0,63 dólares en NL25 (2,5 bb).',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * (9 * 6 + 27 * 4 + 6 * 12) / 1326', da: '17,6 %' },
        { tipo: 'cuenta', expresion: '2.5 * 0.25', da: '0,63' },
      ],
    },
    {
      niveles: [2, 4],
      mano: 'Qs Tc',
      situacion: 'NL50, HJ, 100 bb. El botón hace 3-bet el 11 % y la ciega grande el 9 %.',
      pregunta: '¿Abres con Q-10 offsuit?',
      respuesta:
        'No. Suponiendo que CO y la ciega pequeña hagan 3-bet el 5 % y el 6 %, la probabilidad de que nadie resuba es 0,95 × 0,89 × 0,94 × 0,91 = 72 %; casi tres de cada diez veces abandonas 2,5 bb. Y cuando solo te pagan lo hacen con Q y 10 mejores. Cambia esa mano por Q-10 del mismo palo, que al menos puede pagar algún 3-bet.',
      calculos: [{ tipo: 'cuenta', expresion: '100 * 0.95 * 0.89 * 0.94 * 0.91', da: '72 %' }],
    },
    {
      niveles: [2, 4],
      mano: '5c 5d',
      situacion: 'NL50, UTG, 100 bb. Tu mesa paga mucho preflop y casi nunca resube.',
      pregunta: '¿Abres y a cuánto?',
      respuesta:
        'Sí, y puedes usar 3 bb en esa mesa ($1,50): ligas set en el flop el 11,8 % y en una mesa que paga mucho lo cobras. Con un rival que resube el 12 % detrás, 5-5 es de las primeras que recortas en UTG: pagar 6,5 bb más con un 11,8 % de sets exige cobrar 55 bb de media cada vez que ligas, y rara vez las hay.',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * (1 - (48 * 47 * 46) / (50 * 49 * 48))', da: '11,8 %' },
        { tipo: 'cuenta', expresion: '6.5 / 0.118', da: '55' },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Ac 5c',
      situacion: 'NL100, HJ. Detrás hay un regular que 3-betea el 14 % en el botón y ciegas normales.',
      pregunta: '¿La mantienes en el rango y con qué plan?',
      respuesta:
        'Sí: A-5 del mismo palo es de las manos que mejor 4-betea de farol, y ante el 3-bet puedes elegir. Quita antes A-9o, K-10o y Q-10o. El rango de HJ pasa de 21,4 % a 18,7 %: recortas tres grupos de 12 combos y no pierdes jugabilidad.',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * (10 * 6 + 26 * 4 + 10 * 12) / 1326', da: '21,4 %' },
        { tipo: 'cuenta', expresion: '100 * (10 * 6 + 26 * 4 + 7 * 12) / 1326', da: '18,7 %' },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Jc 9c',
      situacion: 'NL100 en una mesa con ante de 0,15 bb por jugador (6 jugadores) y sin limpers. Estás en UTG.',
      pregunta: '¿Cómo cambia el ante tu rango?',
      respuesta:
        'El bote inicial pasa de 1,5 a 1,5 + 6 × 0,15 = 2,4 bb. Robar necesita 51,0 % de retiradas en vez de 62,5 %: puedes abrir varias manos más. J-9 del mismo palo entra con ante y queda en el borde sin él.',
      calculos: [
        { tipo: 'cuenta', expresion: '1.5 + 6 * 0.15', da: '2,4' },
        { tipo: 'alfa', bote: 2.4, apuesta: 2.5, da: '51,0 %' },
        { tipo: 'alfa', bote: 1.5, apuesta: 2.5, da: '62,5 %' },
      ],
    },
    {
      niveles: [4, 4],
      mano: 'Ks 4s',
      situacion:
        'NL400 con rake alto (5 % hasta 3 bb y sin ante). Dudas de si abrirla en el botón con regulares en las ciegas.',
      pregunta: '¿Cuánto te cuesta el rake en un bote pagado y qué decides?',
      respuesta:
        'Si te paga una ciega, el bote es de unos 5,5 bb y el rake se lleva 0,28 bb en esa mano; con pagos frecuentes la apertura marginal pierde margen. K-4 del mismo palo sigue siendo apertura en el botón contra ciegas que se retiran más del 62,5 % en conjunto; contra ciegas que defienden el 55 % con 3-bet frecuente es la primera que sueltas, junto a Q-2s y J-6s.',
      calculos: [
        { tipo: 'cuenta', expresion: '5.5 * 0.05', da: '0,28' },
        { tipo: 'alfa', bote: 1.5, apuesta: 2.5, da: '62,5 %' },
      ],
    },
    {
      niveles: [0, 1],
      mano: 'Kh 8s',
      situacion: 'Mesa de 6 con fichas sin valor, ciegas 10/20, todos con 2.000. Eres UTG, el primero en hablar.',
      pregunta: '¿Juegas K-8 de distinto palo?',
      respuesta:
        'Retírate: no está en la lista corta de los primeros asientos (parejas desde 7-7, A-K, A-Q, y A-J y K-Q del mismo palo). Esa lista son 48 + 16 + 16 + 4 + 4 = 88 combinaciones de las 1.326 posibles: 6,6 %, una mano de cada quince. Detrás hablan cinco jugadores y un rey con mal acompañante pierde contra todos los reyes buenos.',
      calculos: [
        { tipo: 'cuenta', expresion: '48 + 16 + 16 + 4 + 4', da: '88' },
        { tipo: 'cuenta', expresion: '100 * 88 / 1326', da: '6,6 %' },
      ],
    },
    {
      niveles: [0, 1],
      mano: 'Qd Qs',
      situacion: 'NL2 (ciegas $0,01/$0,02), mesa de 6, todos con $2. Eres el primero en hablar.',
      pregunta: '¿Qué haces y con cuánto?',
      respuesta:
        'Sube a tres ciegas grandes: 3 × 0,02 = $0,06. Con una mano fuerte quieres dinero en el bote, y usas la misma cantidad que con cualquier otra mano de tu lista para no enseñarla. Si paga uno y se retiran las ciegas, en el flop habrá 0,06 + 0,06 + 0,01 + 0,02 = $0,15.',
      calculos: [
        { tipo: 'cuenta', expresion: '3 * 0.02', da: '$0,06' },
        { tipo: 'cuenta', expresion: '0.06 + 0.06 + 0.01 + 0.02', da: '$0,15' },
      ],
    },
    {
      niveles: [0, 1],
      mano: 'Ad 6d',
      situacion: 'NL2, mesa de 6, todos con $2. Todos se retiran hasta ti, en el botón.',
      pregunta: 'En el primer asiento la dejarías. ¿Y aquí?',
      respuesta:
        'Aquí súbela a $0,06. La lista de los dos últimos asientos (todas las parejas, ases con otra carta de su palo y dos cartas de diez para arriba) son 78 + 48 + 120 + 24 = 270 combinaciones: 20,4 %, una mano de cada cinco. Solo quedan dos rivales y hablarás después que ellos en todo el reparto. Si te resuben fuerte, retírate sin pena: cuesta $0,06.',
      calculos: [
        { tipo: 'cuenta', expresion: '78 + 48 + 120 + 24', da: '270' },
        { tipo: 'cuenta', expresion: '100 * 270 / 1326', da: '20,4 %' },
        { tipo: 'cuenta', expresion: '3 * 0.02', da: '$0,06' },
      ],
    },
    {
      niveles: [0, 1],
      mano: 'Jh Tc',
      situacion: 'Torneo de $1, ciegas 20/40, mesa de 9, todos con 3.000. Nadie ha entrado.',
      pregunta: '¿Juegas J-10 de distinto palo si eres el primero en hablar? ¿Y si estás en el botón?',
      respuesta:
        'Primero en hablar: retírate, hay ocho rivales detrás, 16 cartas que no ves. En el botón: sube a 3 × 40 = 120. Quedan solo dos rivales, 4 cartas, y hablas último. La mano no cambió; cambió cuánta gente puede tener algo mejor.',
      calculos: [
        { tipo: 'cuenta', expresion: '8 * 2', da: '16 cartas' },
        { tipo: 'cuenta', expresion: '3 * 40', da: '120' },
        { tipo: 'cuenta', expresion: '2 * 2', da: '4 cartas' },
      ],
    },
    {
      niveles: [0, 1],
      mano: 'Ah 9c',
      situacion:
        'NL2, mesa de 6, todos con $2. El primero en hablar sube a $0,06, los demás se retiran y estás en el botón.',
      pregunta: 'A-9 está cerca de tu lista del botón. ¿Pagas?',
      respuesta:
        'Retírate. Tu lista sirve cuando nadie ha entrado; aquí alguien subió desde el primer asiento y suele tener ases mejores o parejas altas. Pagar cuesta $0,06 para ganar 0,06 + 0,01 + 0,02 = $0,09: necesitas ganar el 40 % de las veces, y contra A-K, A-Q o A-J ganas bastante menos que eso.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.06 + 0.01 + 0.02', da: '$0,09' },
        { tipo: 'cuenta', expresion: '100 * 0.06 / 0.15', da: '40 %' },
      ],
    },
    {
      niveles: [0, 1],
      mano: '9h 9s',
      situacion: 'NL2, mesa de 6. El primero se retira y eres el segundo en hablar (HJ). Nadie ha entrado.',
      pregunta: '¿Está en tu lista? ¿Qué haces si te resuben a $0,20?',
      respuesta:
        'Sí: parejas desde 7-7 en los primeros asientos. Sube a 3 × 0,02 = $0,06. Si te resuben a $0,20, pagar cuesta $0,14 más. Contra quien casi nunca resube, retírate: suele tener J-J o mejor, o A-K. Contra quien resube todo el tiempo, paga y sigue solo si la mesa viene baja o ligas trío (11,8 % de las veces).',
      calculos: [
        { tipo: 'cuenta', expresion: '3*0.02', da: '$0,06' },
        { tipo: 'cuenta', expresion: '0.2-0.06', da: '$0,14' },
        { tipo: 'cuenta', expresion: '100*(1-(48*47*46)/(50*49*48))', da: '11,8 %' },
      ],
    },
    {
      niveles: [0, 1],
      mano: 'Qh 7h',
      situacion:
        'NL2, mesa de 6, botón. Un jugador entró pagando $0,02 antes que tú. Tu lista del botón dice «ases con otra carta de su palo, parejas y dos cartas de diez para arriba».',
      pregunta: '¿Juegas Q-7 del mismo palo?',
      respuesta:
        'Retírate: no está en la lista, y la lista es para cuando nadie ha entrado. «Del mismo palo» ayuda poco: ligas color en el flop 0,8 % de las veces y un proyecto de color una de cada nueve. Igualar por $0,02 parece barato, pero diez veces así son $0,20, tres subidas normales. Con Q-J del mismo palo sí: sube a $0,08, una ciega más por el que ya entró.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*(11*10*9)/(50*49*48)', da: '0,8 %' },
        { tipo: 'cuenta', expresion: '10*0.02', da: '$0,20' },
        { tipo: 'cuenta', expresion: '4*0.02', da: '$0,08' },
      ],
    },
    {
      niveles: [2, 2],
      mano: 'Ah 7d',
      situacion:
        'NL25, CO, 100 bb. El botón se retira el 88 % y las ciegas, el 78 % y el 60 %. Tu PFR en el CO es del 19 % y tu tabla dice 27 %.',
      pregunta: '¿Abres A-7 offsuit a 2,5 bb?',
      respuesta:
        'Tiran los tres 0,88 × 0,78 × 0,60 = 41 %: el robo puro pide 62,5 % y no llega solo. Pero tu CO está 8 puntos por debajo de la tabla y detrás hay jugadores que se retiran: A-7 y A-8 offsuit, 24 combos, son de las primeras que faltan. Ábrela en esta mesa. Si el botón fuera un 3-beteador, sigue fuera.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*0.88*0.78*0.6', da: '41 %' },
        { tipo: 'alfa', bote: 1.5, apuesta: 2.5, da: '62,5 %' },
        { tipo: 'cuenta', expresion: '27-19', da: '8' },
        { tipo: 'cuenta', expresion: '12+12', da: '24 combos' },
      ],
    },
  ],
};
