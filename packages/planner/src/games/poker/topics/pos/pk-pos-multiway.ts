import type { PokerTopic } from '../../poker-topic.ts';

export const pkPosMultiway: PokerTopic = {
  id: 'pk-pos-multiway',
  titulo: 'Botes de varios jugadores',
  area: 'POS',
  nivelMin: 1,
  nivelMax: 4,
  prerequisitos: ['pk-pos-valor'],
  minutosEtapa: 220,
  terminos: [
    'multiway',
    'botes multiway',
    'bote multiway',
    'botes de varios jugadores',
    'varios rivales',
    'tres jugadores en el bote',
    'cuatro jugadores en el bote',
    'bote familiar',
    'botes familiares',
    'family pot',
    'contra varios',
    'contra dos rivales',
    'muchos pagan',
    'me pagan tres',
    'botes con limpers',
    'flop con cuatro jugadores',
    'mesa loca',
    'three way',
    '3-way',
    'botes a tres',
  ],
  ideas: [
    'Con cada rival más, el farol se derrumba: si uno abandona el 60 % de las veces, los dos abandonan a la vez el 36 % y los tres el 22 %.',
    'La fuerza necesaria sube un escalón por rival: la pareja alta que valía tres calles mano a mano vale una o dos contra tres.',
    'Los proyectos a las nueces ganan valor y los proyectos bajos lo pierden: con cuatro jugadores, el color al ocho choca a menudo con otro mayor.',
    'Cada jugador defiende menos: entre todos deben impedir el farol, y el que queda por hablar detrás reparte la carga; por eso abandonar pronto contra varios no es debilidad.',
  ],
  etapas: [
    {
      nivel: 1,
      enfoque:
        'Deja de farolear contra tres y sube el tamaño con tus manos de valor: en micro varios pagan con cualquier pareja y cualquier proyecto.',
      idea: 'Regla de inicio: contra dos o más rivales, apuesta solo con pareja alta buena o mejor y con proyectos de 12 outs o más.',
    },
    {
      nivel: 2,
      enfoque:
        'Fíjate en el orden de acción: quién queda detrás, quién ya pagó y qué dice un pago con gente por hablar.',
      idea: 'Pagar una apuesta con dos jugadores detrás es mucho más fuerte que pagar cerrando la acción: ese pagador casi siempre tiene algo.',
    },
    {
      nivel: 3,
      enfoque:
        'Ajusta frecuencias y tamaños: c-bet menos veces, más polarizada, y defiende según tu sitio en la cola, no según un porcentaje fijo.',
      idea: 'Contra dos rivales, para que un farol de medio bote empate cada uno puede abandonar el 57,7 % (raíz de 33,3 %): cada uno defiende poco más del 42 %.',
    },
    {
      nivel: 4,
      enfoque:
        'Trabaja el reparto del valor entre tres rangos, las protecciones y los botes con stacks desiguales y bote lateral.',
      idea: 'Con un jugador ya all-in no hay farol contra él: apostar el bote lateral solo se justifica por valor o por proteger una equity que de verdad existe.',
    },
  ],
  errorTipico:
    'Hacer la misma c-bet automática que mano a mano, «para no perder la iniciativa». Contra cuatro pagadores esa apuesta casi nunca gana el bote y convierte A-K sin ligar en una pérdida segura.',
  preguntas: [
    {
      pregunta: 'Si cada rival abandona el 50 % de las veces, ¿cuántas veces abandonan los tres?',
      respuesta: '0,5³ = 12,5 %. Una apuesta de medio bote necesita 33,3 %: es un farol perdedor.',
    },
    {
      pregunta: '¿Qué le pasa al valor del color bajo y del color máximo al aumentar los jugadores?',
      respuesta:
        'El máximo gana valor: hay más gente que paga con colores menores y manos hechas. El bajo lo pierde: sube la probabilidad de que otro tenga un color mejor y cobre él.',
    },
    {
      pregunta: '¿Por qué un pago con jugadores por hablar detrás merece más respeto?',
      respuesta:
        'Porque ese jugador arriesga una resubida de los que quedan y no cierra la acción; necesita una mano más fuerte que si fuera el último.',
    },
    {
      pregunta: '¿Qué tamaño conviene con doble pareja contra tres rivales en una mesa mojada?',
      respuesta:
        'Grande, de dos tercios a bote: suele pagar más de uno, cobras a varios proyectos a la vez y reduces el campo de cartas que te ganan.',
    },
    {
      pregunta: '¿Cuánta equity media tiene cada uno si cuatro jugadores llevan manos parecidas, y qué implica?',
      respuesta:
        'Un 25 %. Por eso basta con ganar una de cada cuatro con igual inversión para empatar: pagar por precio con proyectos a las nueces es rentable y con manos medias, menos de lo que parece.',
    },
  ],
  criterio: {
    texto: 'Eliges bien acción y tamaño en {aciertos} de {de} botes con tres o más jugadores',
    aciertos: 8,
    de: 10,
    unidad: 'manos',
  },
  foco: 'Antes de apostar contra dos o más, multiplica la probabilidad de que abandonen todos y di qué manos peores pagan.',
  revision: '¿Traté este bote múltiple como si fuera mano a mano?',
  ejemplo: {
    niveles: [1, 4],
    mano: 'Ad Kc',
    mesa: 'Jh 8h 5s',
    situacion:
      'NL5, 6-max, todos con $5. Subes a $0,25 tras dos limpers; pagan ambos y la ciega grande. Bote: $1,02. Los tres te pasan: cierras la acción.',
    pregunta: '¿C-bet de $0,51? Estima que cada rival abandona el 55 % de las veces.',
    respuesta:
      'La apuesta de medio bote necesita que abandonen todos el 33,3 % de las veces. Con tres rivales que abandonan el 55 % cada uno: 0,55³ = 16,6 %. Pierdes dinero con el farol y cuando te pagan tienes como mucho seis outs que no siempre valen. Pasa y mira el turn gratis; un as o un rey te da una mano que sí apuesta por valor.',
    calculos: [
      { da: '33,3 %', tipo: 'alfa', bote: 1.02, apuesta: 0.51 },
      { da: '16,6 %', tipo: 'cuenta', expresion: '100*0.55*0.55*0.55' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [3, 4],
      mano: 'Ac Qc',
      mesa: 'Qh 9h 6c',
      situacion:
        'NL200, 100 bb. Abres en HJ a 2,5 bb, pagan el botón y la ciega grande. Bote 8 bb. La ciega grande pasa y hablas tú, con el botón detrás.',
      pregunta: '¿Apuestas con A-Q? ¿Y con A-K sin corazones, si cada rival abandona el 55 % ante dos tercios?',
      respuesta:
        'Dos tercios son 5,3 bb y piden 39,8 % de abandonos conjuntos. Con A-K: 0,55 × 0,55 = 30,3 %, no llega y tus outs no siempre valen: pasa. A-Q apuesta por valor: pagan K-Q, Q-J y Q-T (dos damas por cuatro cartas, 24 combos) y proyectos de corazones y de J-T. A un proyecto de color le pides 5,3 ÷ 18,6 = 28,5 % con otro rival que puede entrar. Si la ciega grande o el botón resuben, créelos más que en un bote a dos: contra dos rangos, tu pareja alta suele ser dos calles, no tres.',
      calculos: [
        { tipo: 'alfa', bote: 8, apuesta: 5.3, da: '39,8 %' },
        { tipo: 'cuenta', expresion: '100*0.55*0.55', da: '30,3 %' },
        { tipo: 'cuenta', expresion: '3*8', da: '24 combos' },
        { tipo: 'potOdds', bote: 8, apuesta: 5.3, da: '28,5 %' },
      ],
    },
  ],
  spots: [
    {
      niveles: [1, 2],
      mano: 'Kh Qs',
      mesa: 'Kd 7c 4s',
      situacion:
        'NL10, 6-max, 100 bb. Abres a 3 bb en CO; pagan botón, ciega pequeña y ciega grande. Bote: 12 bb. Las ciegas pasan.',
      pregunta: '¿Apuestas? ¿Cuánto, y cuánto ganarías de más si pagan dos con parejas peores en lugar de uno?',
      respuesta:
        'Sí, por valor: pagan K-J, K-T, sietes, parejas menores. Apuesta 8 bb en 12 (dos tercios). Con un pago el bote va a 28 bb; con dos, a 36 bb. Es mesa seca y no temes a nadie, pero no construyas tres calles: si en el turn apuestan o resuben dos, tu pareja alta con buena carta ya es mano media.',
      calculos: [
        { da: '28 bb', tipo: 'cuenta', expresion: '12+8*2' },
        { da: '36 bb', tipo: 'cuenta', expresion: '12+8*3' },
      ],
    },
    {
      niveles: [1, 2],
      mano: 'Ah 5h',
      mesa: 'Kh 9h 3c',
      situacion:
        'NL5, 6-max, 100 bb. Pagas en el botón a 3 bb una apertura con otros dos pagadores. Bote: 13,5 bb. El que abrió apuesta 7 bb y pagan dos.',
      pregunta: '¿Pagas con proyecto de color máximo? Precio y outs.',
      respuesta:
        'El bote es 13,5 + 7 × 3 = 34,5 y pagas 7: necesitas 16,9 %. Color: 9 outs, 19,1 % solo con la próxima carta, y además cobrarás a varios cuando llegue. Paga. Con 7♥ 6♥ el precio directo sería el mismo, pero parte de esos colores perdería contra otro mayor: pagar seguiría siendo correcto, resubir no.',
      calculos: [
        { da: '16,9 %', tipo: 'cuenta', expresion: '100*7/41.5' },
        { da: '19,1 %', tipo: 'outs', outs: 9, cartas: 1, vistas: 5 },
      ],
    },
    {
      niveles: [1, 3],
      mano: '9c 9d',
      mesa: '9h 8s 7s',
      situacion:
        'NL25, 6-max, 100 bb. Pagas en el botón la apertura de UTG a 3 bb; pagan las dos ciegas. Bote: 12 bb. Las ciegas pasan, UTG apuesta 8 bb.',
      pregunta:
        '¿Pagas, resubes o cuánto? Considera que UTG tiene pareja mayor y una ciega tiene J♠T♠ (ya escalera) o A♠5♠.',
      respuesta:
        'Resube grande, a 28 bb. En un bote a cuatro el trío en la mesa más mojada quiere cobrar ahora: contra A♠5♠ (proyecto de color) tienes 67,5 % y hasta contra la escalera J♠T♠ conservas 30,5 % por el full. Pagar deja entrar a dos más con precio para sus proyectos: verían una apuesta de 8 para un bote de 28.',
      calculos: [
        { da: '67,5 %', tipo: 'equity', mano: '9c 9d', rivales: ['As 5s'], mesa: '9h 8s 7s' },
        { da: '30,5 %', tipo: 'equity', mano: '9c 9d', rivales: ['Js Ts'], mesa: '9h 8s 7s' },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'As Qd',
      mesa: 'Qc Ts 6d',
      situacion:
        'Torneo, 60 bb efectivas. Abres 2,2 bb en MP, pagan CO y la ciega grande; bote con ciegas y ante: 8,1 bb. La ciega grande pasa, apuestas 5 bb, CO paga y la ciega grande resube a 18 bb.',
      pregunta: '¿Qué haces con pareja alta máxima? Tu precio y el rango de la resubida.',
      respuesta:
        'Pagas 13 más para un bote final mínimo de 49,1 bb (8,1 + 5 + 5 + 18 + 13), con CO aún por hablar: 26,5 % si nadie más resube. Pero quien resube contra dos, uno de ellos detrás, muestra doble pareja, tríos (TT, 66) y pocos proyectos. Contra Q♠T♠, T♥T♦, 6♥6♣ y K♠J♠ tienes 22,1 %. Sin posición firme y con CO vivo: abandona.',
      calculos: [
        { da: '26,5 %', tipo: 'cuenta', expresion: '100*13/(8.1+5+5+18+13)' },
        {
          da: '22,1 %',
          tipo: 'equity',
          mano: 'As Qd',
          rivales: ['Qs Ts', 'Th Td', '6h 6c', 'Ks Js'],
          mesa: 'Qc Ts 6d',
        },
      ],
    },
    {
      niveles: [2, 4],
      mano: '6d 5d',
      mesa: 'Ks 8c 2h',
      situacion:
        'NL50, 6-max. Tú abriste a 2,5 bb en el botón y pagaron ciega pequeña y ciega grande. Bote: 7,5 bb. Ambas pasan. Estimas que cada una abandona el 62 % ante 2,5 bb.',
      pregunta: '¿Es rentable la c-bet pequeña de farol contra dos?',
      respuesta:
        'Necesitas que abandonen ambas el 25,0 % de las veces. Abandonan juntas 0,62² = 38,4 %. EV inmediato, sin contar tu equity: 0,384 × 7,5 − 0,616 × 2,5 = 1,3 bb. Es rentable por la mesa (seca y alta) y por el tamaño pequeño. En J-T-9 la misma cuenta con 35 % cada una da 12,3 % y la c-bet sería un regalo.',
      calculos: [
        { da: '25,0 %', tipo: 'alfa', bote: 7.5, apuesta: 2.5 },
        { da: '38,4 %', tipo: 'cuenta', expresion: '100*0.62*0.62' },
        {
          da: '1,3 bb',
          tipo: 'ev',
          ramas: [
            { p: 0.384, valor: 7.5 },
            { p: 0.616, valor: -2.5 },
          ],
        },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Jc Td',
      mesa: 'Qd 9s 4h',
      situacion:
        'NL100, 6-max, 100 bb. Defiendes la ciega grande ante apertura de MP (2,5 bb) con pago de CO. Bote: 8 bb. Pasas, MP apuesta 3 bb y CO paga.',
      pregunta: 'Proyecto de escalera abierta: ¿pagas, resubes o abandonas? Precio y outs.',
      respuesta:
        'Pagas 3 para un bote final de 17: 17,6 %. Outs: 4 reyes y 4 ochos: 8, 17,0 % con una carta. El precio directo casi cuadra, cierras la acción y las dos escaleras serían la mejor mano posible: pagas y cobras a dos. Resubir de farol contra dos exige que abandonen los dos; si cada uno lo hace el 50 %, solo ocurre el 25,0 % de las veces.',
      calculos: [
        { da: '17,6 %', tipo: 'cuenta', expresion: '100*3/17' },
        { da: '17,0 %', tipo: 'outs', outs: 8, cartas: 1, vistas: 5 },
        { da: '25,0 %', tipo: 'cuenta', expresion: '100*0.5*0.5' },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Ac Ah',
      mesa: 'Td 7d 6c 2s',
      situacion:
        'NL200, 6-max. UTG corto quedó all-in por 12 bb preflop, tú y el botón siguen con 88 bb detrás: bote principal 37,5 bb. En el flop pasaron ambos. Turn: bote lateral 0. Hablas tú.',
      pregunta:
        '¿Apuestas el bote lateral? ¿Cuánto del total puedes ganar haciendo abandonar al botón un proyecto con 20 % de equity en el bote principal?',
      respuesta:
        'Sí. Aquí apostar es valor y protección reales: si el botón abandona una mano con 20 % del bote principal, esa equity, 7,5 bb, se reparte entre tú y UTG; y si paga con T-x o un proyecto, cobras el lateral, que va entero entre ustedes dos. Apuesta 20 bb. Lo que no tendría sentido es apostar con K-Q de farol: UTG no puede abandonar y solo vacías el lateral para quedarte a solas con una mano que quizá te gana.',
      calculos: [{ da: '7,5 bb', tipo: 'cuenta', expresion: '37.5*0.2' }],
    },
    {
      niveles: [1, 2],
      mano: 'Jh 9h',
      mesa: 'Jc 8d 3s',
      situacion:
        'NL5, 100 bb. Ves el flop gratis en la ciega grande con tres limpers; bote $0,20. Hablas segundo; el primero pasa.',
      pregunta: '¿Apuestas con pareja alta y kicker nueve contra tres?',
      respuesta:
        'Sí, por valor y sin soñar: $0,14, dos tercios. En micro pagan ochos, jotas peores y proyectos de 10-9 y Q-10. Como farol harían falta 41,2 % de abandonos de los tres a la vez, imposible: se apuesta porque pagan peor. Si uno sube fuerte, retírate: con tres rivales una subida es doble pareja o mejor casi siempre. Una calle, dos si el turn es bajo y solo paga uno.',
      calculos: [{ tipo: 'alfa', bote: 0.2, apuesta: 0.14, da: '41,2 %' }],
    },
    {
      niveles: [1, 2],
      mano: 'Ac Ad',
      mesa: 'Ts 9s 8d',
      situacion:
        'NL10, 100 bb. Subiste a $0,40 tras dos limpers y pagaron los dos; bote $1,35. Uno apuesta $1 y el otro paga. Te toca.',
      pregunta: '¿Subes, pagas o te retiras con los ases?',
      respuesta:
        'Pagar cuesta $1 para ganar 1,35 + 1 + 1 = $3,35: 23,0 %. La mesa completa Q-J, J-7 y 7-6, y dos rivales muestran interés. Contra dos manos como J-10 y 10-9 sueles ir por detrás de una. Paga una vez, como mucho, y retírate si en el turn cae pica, 7, J o Q y vuelven a apostar. Subir mete tu stack contra lo que te gana. Contra un solo rival loco sería distinto.',
      calculos: [
        { tipo: 'cuenta', expresion: '1.35+1+1', da: '$3,35' },
        { tipo: 'cuenta', expresion: '100*1/4.35', da: '23,0 %' },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Kd Qd',
      mesa: 'Kh 8d 5d',
      situacion:
        'NL400, 100 bb. Abres en HJ, pagan el botón y la ciega grande: bote 7,4 bb. La ciega grande pasa, apuestas 5, el botón paga y la ciega grande resube a 20.',
      pregunta: '¿Qué haces con pareja alta y proyecto de color? Equity contra 8♠ 8♣ y contra A♦ T♦.',
      respuesta:
        'Contra 8♠ 8♣ tienes 29,8 % y contra A♦ T♦, 60,4 %. Precio de pagar: 15 ÷ (7,4 + 5 + 5 + 20 + 15) = 28,6 %. No abandones. Pagar deja al botón entrar detrás; ir all-in (92,7 más) hace abandonar al botón y a los proyectos mejores que no quieren jugarse todo. Con equity así y dinero muerto de un tercero, el all-in es bueno; contra una ciega grande que solo resube tríos, paga y decide con la carta.',
      calculos: [
        { tipo: 'equity', mano: 'Kd Qd', rivales: ['8s 8c'], mesa: 'Kh 8d 5d', da: '29,8 %' },
        { tipo: 'equity', mano: 'Kd Qd', rivales: ['Ad Td'], mesa: 'Kh 8d 5d', da: '60,4 %' },
        { tipo: 'cuenta', expresion: '100*15/52.4', da: '28,6 %' },
      ],
    },
    {
      niveles: [4, 4],
      mano: '7c 7h',
      mesa: 'Qd 7s 2d',
      situacion:
        'NL500, 100 bb. UTG abre a 2,3 bb, pagan CO, tú en el botón y la ciega grande. Bote 9,7 bb. La ciega grande pasa, UTG apuesta 3,2 y el CO paga.',
      pregunta: '¿Pagas o resubes con el trío? ¿Qué fracción mete el stack?',
      respuesta:
        'Resube a 15. Con tres rangos y dos diamantes cada carta gratis cuesta: un proyecto de color tiene 19,1 % por calle y puede haber más de uno. El bote tras un pago sería 9,7 + 3,2 + 15 + 15 = 42,9 bb con 82,7 detrás, SPR 1,9: dos apuestas de unos dos tercios meten todo. Pagar para «no asustar» vale en mesas secas y a dos; aquí ya hay dos manos interesadas que pagarán la resubida.',
      calculos: [
        { tipo: 'outs', outs: 9, cartas: 1, vistas: 5, da: '19,1 %' },
        { tipo: 'cuenta', expresion: '9.7+3.2+15+15', da: '42,9 bb' },
        { tipo: 'spr', stack: 82.7, bote: 42.9, da: '1,9' },
      ],
    },
    {
      niveles: [1, 2],
      mano: '8d 7d',
      mesa: '9d 6c 2d',
      situacion:
        'NL10, 100 bb. Cuatro jugadores en el flop, bote $0,80. Uno apuesta $0,60 y otro paga. Te toca con color y escalera abierta.',
      pregunta: '¿Pagas o vas con todo? Outs y precio.',
      respuesta:
        'Nueve diamantes y seis de escalera que no lo son (10 y 5): 15 outs, 54,1 % hasta el river. Precio de pagar: 0,60 ÷ (0,80 + 1,80) = 23,1 %: pago clarísimo. Subir fuerte también es bueno si crees que se va uno, pero con varios pagadores baratos quieres gente dentro: cuando ligues te pagarán. Ojo con el color bajo: si hay mucha acción con el tercer diamante, alguien puede tener uno mayor.',
      calculos: [
        { tipo: 'cuenta', expresion: '9+6', da: '15' },
        { tipo: 'outs', outs: 15, cartas: 2, vistas: 5, da: '54,1 %' },
        { tipo: 'cuenta', expresion: '100*0.6/2.6', da: '23,1 %' },
      ],
    },
  ],
  variantes: {
    teoria: [
      {
        titulo: 'tabla de abandonos encadenados',
        consigna:
          'Calcula una tabla con 40 %, 50 %, 60 % y 70 % de abandono por rival, para uno, dos, tres y cuatro rivales, y marca qué tamaños de farol siguen siendo rentables.',
      },
      {
        titulo: 'la escala de fuerza por rival',
        consigna:
          'Escribe para cinco manos (pareja alta, doble pareja, trío, color bajo, color máximo) cuántas calles valen contra uno, dos y tres rivales. Compara con las ideas y el ejemplo.',
      },
      {
        titulo: 'quién habla y quién queda detrás',
        consigna:
          'Dibuja una mesa de cuatro en el flop y explica qué significa un pago en cada asiento. Responde después las preguntas de memoria.',
      },
    ],
    ejercicios: [
      {
        titulo: 'farol multiplicado',
        consigna:
          'En las manos de abajo estima el abandono de cada rival, multiplica y compara con el que pide el tamaño. Decide solo con esos dos números.',
      },
      {
        titulo: 'quita un rival, pon un rival',
        consigna:
          'Resuelve las manos de abajo y vuelve a resolverlas con un rival menos y con uno más. Anota en qué punto cambia la acción.',
      },
      {
        titulo: 'precio con varios pagadores',
        consigna:
          'Calcula en las manos de abajo el bote final incluyendo a todos los que ya pagaron y el porcentaje exigido. Decide con las outs que sean a las nueces.',
      },
      {
        titulo: 'un escalón más de fuerza',
        consigna:
          'Para las manos de abajo escribe la mano mínima con la que apostarías por valor contra uno, dos y tres rivales en esa mesa.',
      },
      {
        titulo: 'qué dice ese pago',
        consigna:
          'Antes de decidir en las manos de abajo asigna un rango a cada rival que pagó o resubió según su asiento en la cola.',
      },
      {
        titulo: 'cierra o no cierra la acción',
        consigna:
          'En las manos de abajo cambia mentalmente tu sitio: primero cerrando la acción, luego con dos detrás. ¿Dónde dejas de pagar?',
      },
      {
        titulo: 'manos que suben y que bajan',
        consigna:
          'Ordena las {n} manos de abajo por cuánto ganan o pierden de valor al pasar de un rival a tres, y explica los extremos.',
      },
      {
        titulo: 'diseña tu bote familiar',
        consigna:
          'Tras resolver las manos de abajo inventa una con tres rivales en la que apostar de farol sí sea rentable, con sus números.',
      },
    ],
    test: [
      {
        titulo: 'examen de botes a tres y a cuatro',
        consigna:
          'Resuelve las {n} manos de abajo con acción, tamaño y número que lo respalda. Acierto solo con los tres.',
      },
      {
        titulo: 'examen de precios colectivos',
        consigna:
          'Da el porcentaje exacto exigido en las {n} manos de abajo y la decisión; margen de error permitido, un punto.',
      },
      {
        titulo: 'examen de no farolear',
        consigna:
          'En las {n} manos de abajo di primero si existe un farol rentable y demuéstralo con la multiplicación; después responde lo que se pregunta.',
      },
      {
        titulo: 'examen mezclado de asientos',
        consigna:
          'Resuelve las {n} manos de abajo como si hablaras en otro asiento; si la respuesta no cambia, explica por qué.',
      },
    ],
    jugar: [
      {
        titulo: 'cero faroles contra tres',
        consigna:
          'Juega {min} minutos sin apostar de farol en ningún bote de tres o más jugadores. Apunta las manos que te tentaron.',
      },
      {
        titulo: 'valor grande en botes familiares',
        consigna:
          'Durante {min} minutos apuesta de dos tercios a bote tus manos de valor contra varios. Anota cuántos pagan y con qué.',
      },
      {
        titulo: 'contar cabezas antes de actuar',
        consigna: 'Juega {min} minutos diciendo «somos tantos y quedan tantos detrás» antes de cada decisión postflop.',
      },
    ],
    analizar: [
      {
        titulo: 'tus c-bets contra dos o más',
        consigna:
          'Filtra {n} botes múltiples en que apostaste el flop; separa valor, semifarol y farol, y calcula lo perdido por los últimos.',
      },
      {
        titulo: 'el pago de la cola',
        consigna:
          'Busca {n} manos en que pagaste con gente por hablar y comprueba qué pasó después. ¿Pagarías de nuevo?',
      },
      {
        titulo: 'proyectos bajos que salieron caros',
        consigna: 'Revisa {n} proyectos jugados contra varios y anota cuáles perdieron ya completados.',
      },
    ],
  },
};
