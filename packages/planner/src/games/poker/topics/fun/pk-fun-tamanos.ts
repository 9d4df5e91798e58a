import type { PokerTopic } from '../../poker-topic.ts';

export const pkFunTamanos: PokerTopic = {
  id: 'pk-fun-tamanos',
  titulo: 'Tamaños de apuesta básicos',
  area: 'FUN',
  nivelMin: 0,
  nivelMax: 2,
  prerequisitos: ['pk-fun-reglas'],
  minutosEtapa: 180,
  terminos: [
    'tamaños de apuesta',
    'tamaño de la apuesta',
    'cuánto apostar',
    'cuánto subir',
    'sizing',
    'sizings',
    'bet sizing',
    'medio bote',
    'un tercio del bote',
    'apuesta de bote',
    'apostar el bote',
    'min-raise',
    'subida de 3 ciegas',
    'apuestas pequeñas',
    'apuestas grandes',
    'tamaño de la subida',
    'tamaño preflop',
  ],
  ideas: [
    'Toda apuesta se mide en relación con el bote, no en dinero: $5 es enorme en un bote de $4 y ridículo en uno de $40.',
    'Preflop abre de 2,5 a 3 ciegas más una por cada limper; la resubida va a unas 3 veces la subida en posición y a unas 4 veces fuera de ella.',
    'Postflop, apuesta un tercio del bote cuando el rival falló casi siempre (mesas secas), dos tercios o más cuando hay proyectos que deben pagar caro, y nunca una cifra distinta según lo fuerte que es tu mano.',
    'Cada tamaño pone un precio: un tercio de bote exige al rival un 20 % de equity, medio bote un 25 %, el bote entero un 33 %.',
  ],
  etapas: [
    {
      nivel: 0,
      enfoque:
        'Usa tres tamaños y solo tres: 3 ciegas para abrir, medio bote para apostar y 3 veces la apuesta para subir. Calcula el bote antes de cada uno.',
      idea: 'Si no sabes el tamaño del bote no puedes elegir la apuesta: primero suma, después apuesta.',
    },
    {
      nivel: 1,
      enfoque:
        'Añade el tercio de bote en mesas secas y los dos tercios en mesas con proyectos, y comprueba que tus faroles y tus manos buenas usan el mismo tamaño.',
      idea: 'Contra rivales que pagan mucho sube el tamaño de tus apuestas de valor; a ellos el precio apenas les cambia la decisión.',
    },
    {
      nivel: 2,
      enfoque:
        'Planifica el tamaño de las tres calles desde el flop para que el dinero que quieres jugar entre con naturalidad en el river.',
      idea: 'Apostar el 60 % del bote en tres calles multiplica el bote por más de diez: con 100 ciegas y un bote de 6 llega casi todo el stack.',
    },
  ],
  errorTipico:
    'Elegir el tamaño por miedo o por alegría: grande con las buenas «para que no vean más cartas» y pequeño con los faroles «para perder poco». En tres manos cualquiera sabe qué tienes.',
  preguntas: [
    {
      pregunta: 'Apuestas dos tercios del bote. ¿Qué equity pide a quien paga?',
      respuesta:
        'Si el bote es 3 y apuestas 2, paga 2 para un total de 3 + 2 + 2 = 7: necesita 2/7, algo menos del 29 %.',
    },
    {
      pregunta: '¿A cuánto abres en el CO con dos limpers delante y ciegas $0,05/$0,10?',
      respuesta: 'A unas 5 ciegas: 3 de base más una por cada limper, es decir $0,50.',
    },
    {
      pregunta:
        '¿Cómo quedaría el bote si apuestas la mitad en flop, turn y river y te pagan las tres, con 10 de inicio?',
      respuesta: 'Cada calle duplica el bote: 20, 40 y 80. Medio bote tres veces multiplica el bote por ocho.',
    },
  ],
  criterio: {
    texto: 'Da el tamaño exacto y el precio que impone en {aciertos} de {de} manos.',
    aciertos: 8,
    de: 10,
    unidad: 'manos',
  },
  foco: 'Suma el bote antes de apostar y elige el tamaño por la mesa y el rival, nunca por lo fuerte que sea tu mano.',
  revision: '¿El tamaño que usé delataba mi mano o perdió dinero frente a otro tamaño?',
  variantes: {
    teoria: [
      {
        titulo: 'la tabla de precios',
        consigna:
          'Calcula a mano qué equity pide un tercio, medio, dos tercios y un bote entero, y comprueba con las ideas. Guarda la tabla donde la veas al jugar.',
      },
      {
        titulo: 'de la mesa al tamaño',
        consigna:
          'Lee el ejemplo y clasifica seis flops que inventes en «pequeña» o «grande»; da el motivo de cada uno en pocas palabras.',
      },
      {
        titulo: 'tamaños que delatan',
        consigna:
          'Explica con dos manos inventadas cómo un rival leería tus cartas si cambias el tamaño según la fuerza. Escribe la regla que usarás.',
      },
    ],
    ejercicios: [
      {
        titulo: 'suma, elige y justifica',
        consigna:
          'En cada mano de abajo suma el bote, elige el tamaño y di en una frase qué quieres que pague o se retire.',
      },
      {
        titulo: 'el precio del rival',
        consigna: 'Calcula la equity que exige tu apuesta en cada mano de abajo antes de mirar la respuesta.',
      },
      {
        titulo: 'tres calles de golpe',
        consigna:
          'Proyecta para cada mano de abajo el bote del river si repites el mismo tamaño en todas las calles que faltan.',
      },
      {
        titulo: 'la mitad y el doble',
        consigna:
          'Resuelve cada mano de abajo con la mitad y con el doble del tamaño recomendado, y di qué manos del rival cambian de decisión.',
      },
      {
        titulo: 'misma mesa, mano opuesta',
        consigna:
          'Conserva la mesa de cada mano de abajo y cambia tus cartas por un farol: verifica que tu tamaño no cambia.',
      },
      {
        titulo: 'aproximar sin calculadora',
        consigna:
          'Con reloj y sin calculadora, da el tamaño redondeado y el precio aproximado de las {n} manos de abajo.',
      },
      {
        titulo: 'corrige al vecino',
        consigna:
          'Supón que en cada mano de abajo un jugador apuesta el mínimo. Escribe qué pierde y a quién beneficia.',
      },
      {
        titulo: 'otro stack',
        consigna:
          'Cambia el stack de cada mano de abajo por 40 ciegas y ajusta el tamaño para que el river siga siendo cómodo.',
      },
    ],
    test: [
      {
        titulo: 'tamaño y precio',
        consigna:
          'Da para las {n} manos de abajo el tamaño en fichas y la equity que impone; se acepta un error de un punto.',
      },
      {
        titulo: 'solo el tamaño',
        consigna: 'Elige entre un tercio, medio, dos tercios o bote en cada mano de abajo y corrige al final.',
      },
      {
        titulo: 'preflop exacto',
        consigna:
          'Escribe la cifra de subida o resubida de cada mano de abajo sin redondear de más; vale la respuesta en ciegas.',
      },
      {
        titulo: 'plan completo',
        consigna: 'Escribe para cada mano de abajo el tamaño actual y el bote que esperas en el river. Acierto doble.',
      },
    ],
    jugar: [
      {
        titulo: 'bote en voz alta',
        consigna:
          'Juega {min} minutos sumando el bote antes de cada apuesta propia; anota las veces que apostaste sin saberlo.',
      },
      {
        titulo: 'dos tamaños fijos',
        consigna:
          'Juega {n} manos usando solo un tercio y dos tercios postflop, elegidos por la mesa y nunca por tu mano.',
      },
      {
        titulo: 'aperturas iguales',
        consigna:
          'Juega {min} minutos con la misma apertura para todas tus manos y observa si alguien más cambia la suya con las buenas.',
      },
    ],
    analizar: [
      {
        titulo: 'mide tus apuestas',
        consigna:
          'Convierte en fracción del bote todas tus apuestas de {n} manos y mira si las fuertes y las flojas usan tamaños distintos.',
      },
      {
        titulo: 'el valor que faltó',
        consigna:
          'Busca manos ganadas con apuestas pequeñas y calcula cuánto más habrías cobrado con dos tercios por calle.',
      },
      {
        titulo: 'tamaños ajenos',
        consigna: 'Anota los tamaños de un rival en {n} showdowns y comprueba si su tamaño revelaba su mano.',
      },
    ],
  },
  ejemplo: {
    niveles: [0, 2],
    mano: 'Ks Qc',
    mesa: 'Kd 9h 8h',
    situacion: 'NL5, ciegas $0,02/$0,05. Subiste a $0,15 desde el CO y pagó la ciega grande: bote $0,32. Ella pasa.',
    pregunta: '¿Cuánto apuestas y por qué?',
    respuesta:
      'Hay dos corazones y cartas conectadas: muchos proyectos pagarán. Apuesta cerca de dos tercios: $0,21. Al que paga le exiges 28,4 % y un proyecto de color a una carta solo llega al 19,1 %: cada pago de ese tipo te deja ganancia. Con un tercio de bote el precio sería 20 % y apenas estarías ganándole.',
    calculos: [
      { tipo: 'cuenta', expresion: '0.32 * 2 / 3', da: '$0,21' },
      { tipo: 'potOdds', bote: 0.32, apuesta: 0.21, da: '28,4 %' },
      { tipo: 'outs', outs: 9, cartas: 1, vistas: 5, da: '19,1 %' },
      { tipo: 'potOdds', bote: 0.32, apuesta: 0.105, da: '20 %' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [0, 0],
      mano: 'Kd Jh',
      mesa: 'Kc 7d 2s',
      situacion:
        'Mesa con fichas sin valor, ciegas 10/20, todos con 2.000. Subiste a 60 desde el botón, la ciega pequeña se retiró y la grande pagó. En el flop ella pasa.',
      pregunta: '¿Cuánto hay en el bote y cuánto apuestas?',
      respuesta:
        'Primero suma: 60 tuyas, 60 de ella y 10 de la ciega pequeña, 130. Apuesta la mitad del bote, 65: tienes pareja de reyes y pueden pagarte reyes peores, sietes o parejas. Si paga, el bote será 130 + 65 + 65 = 260 y la mitad siguiente, 130. Si en vez de pasar ella hubiera apostado 40 y quisieras subir, tu tamaño sería tres veces su apuesta: 120.',
      calculos: [
        { tipo: 'cuenta', expresion: '60+60+10', da: '130' },
        { tipo: 'cuenta', expresion: '130/2', da: '65' },
        { tipo: 'cuenta', expresion: '130+65+65', da: '260' },
        { tipo: 'cuenta', expresion: '260/2', da: '130' },
        { tipo: 'cuenta', expresion: '3*40', da: '120' },
      ],
    },
    {
      niveles: [2, 2],
      mano: '8s 8c',
      mesa: 'Qh 8d 5h',
      situacion:
        'NL25, 100 bb. Abriste a 2,5 bb en el botón y pagó la ciega grande, que paga de más. Bote 5,5 bb, quedan 97,5. Te pasa y la mesa tiene proyectos de color y de escalera.',
      pregunta:
        'Planea las tres apuestas con tu trío: ¿cuánto entra con un tercio y cuánto con el 80 % y un river de bote?',
      respuesta:
        'Tres tercios: 1,8 (bote 9,1), 3 (bote 15,1) y 5: en total 9,8 bb. Plan grande: 4,4 (bote 14,3), 11,4 (bote 37,1) y 37 en el river: 52,8 bb. Contra quien paga sin mirar el tamaño, el plan grande cobra más de cinco veces lo mismo; y al proyecto de color que paga 4,4 en el flop le pides 30,8 %, bastante más que el 19,1 % que tiene a una carta. Apuesta 4,4.',
      calculos: [
        { tipo: 'cuenta', expresion: '1.8+3+5', da: '9,8 bb' },
        { tipo: 'cuenta', expresion: '5.5+2*4.4', da: '14,3' },
        { tipo: 'cuenta', expresion: '14.3+2*11.4', da: '37,1' },
        { tipo: 'cuenta', expresion: '4.4+11.4+37', da: '52,8 bb' },
        { tipo: 'potOdds', bote: 5.5, apuesta: 4.4, da: '30,8 %' },
        { tipo: 'outs', outs: 9, cartas: 1, vistas: 5, da: '19,1 %' },
      ],
    },
  ],
  spots: [
    {
      niveles: [0, 1],
      mano: 'Ad Kc',
      situacion: 'NL2, ciegas $0,01/$0,02. Dos limpers y estás en el botón con $2.',
      pregunta: '¿A cuánto subes?',
      respuesta:
        'Tres ciegas de base más una por cada limper: 3 + 2 = 5 ciegas, $0,10. Una subida a $0,04 dejaría a todos un precio tan bueno que verías el flop con cinco jugadores.',
      calculos: [
        { tipo: 'cuenta', expresion: '3 + 2', da: '5' },
        { tipo: 'cuenta', expresion: '5 * 0.02', da: '$0,10' },
      ],
    },
    {
      niveles: [0, 2],
      mano: 'Qh Qd',
      situacion: 'NL5. UTG sube a $0,15 y estás en el botón con $5. En otra mano igual estás en la ciega pequeña.',
      pregunta: '¿A cuánto resubes en cada asiento?',
      respuesta:
        'En posición, unas 3 veces: $0,45. Fuera de posición, unas 4 veces: $0,60. El extra compensa que hablarás primero después: quieres menos pagos baratos y más bote cuando te pagan. El mínimo reglamentario sería 0,15 + (0,15 − 0,05) = $0,25, pero es un tamaño que paga cualquiera.',
      calculos: [
        { tipo: 'cuenta', expresion: '3 * 0.15', da: '$0,45' },
        { tipo: 'cuenta', expresion: '4 * 0.15', da: '$0,60' },
        { tipo: 'cuenta', expresion: '0.15 + 0.1', da: '$0,25' },
      ],
    },
    {
      niveles: [0, 2],
      mano: '7c 7d',
      mesa: '7h 5s 2c',
      situacion: 'NL5. Bote de $0,40 en el flop con trío y $4,50 por detrás. Un rival que paga mucho pasa.',
      pregunta: '¿Pasas para tender una trampa o apuestas, y cuánto?',
      respuesta:
        'Apuesta, y no poco: contra alguien que paga, $0,30 (tres cuartos). Si repites tres cuartos en turn y river, el bote pasa de $0,40 a $1,00, luego a $2,50 y por último a $6,25: habrás metido 2,93 dólares. Pasando el flop pierdes la calle que multiplica todo lo demás.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.4 * 0.75', da: '$0,30' },
        { tipo: 'cuenta', expresion: '0.4 * 2.5', da: '$1,00' },
        { tipo: 'cuenta', expresion: '1 * 2.5', da: '$2,50' },
        { tipo: 'cuenta', expresion: '2.5 * 2.5', da: '$6,25' },
        { tipo: 'cuenta', expresion: '0.3 + 0.75 + 1.875', da: '2,93' },
      ],
    },
    {
      niveles: [1, 2],
      mano: 'Ah 4h',
      mesa: 'Kd 7s 2c',
      situacion: 'NL10. Abriste desde el botón a $0,25, pagó la ciega grande: bote $0,55. Mesa seca y ella pasa.',
      pregunta: '¿Qué tamaño de c-bet eliges con nada?',
      respuesta:
        'Un tercio: $0,18. El rival falló casi siempre y no hay proyectos que cobrar, así que basta un precio bajo. El farol necesita que se retire 24,7 % de las veces; con apuesta de bote entero harían falta 50 %. Usa el mismo tercio cuando tengas A-K.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.55 / 3', da: '$0,18' },
        { tipo: 'alfa', bote: 0.55, apuesta: 0.18, da: '24,7 %' },
        { tipo: 'alfa', bote: 0.55, apuesta: 0.55, da: '50 %' },
      ],
    },
    {
      niveles: [1, 2],
      mano: 'Jc Jd',
      mesa: 'Th 9h 4s',
      situacion: 'NL10. Bote $1, rival pasivo que paga con cualquier proyecto y casi nunca sube. Te pasa.',
      pregunta: '¿Qué diferencia hay entre apostar $0,30 y $0,80 contra un proyecto de color?',
      respuesta:
        'Con $0,30 el proyecto necesita 18,8 % y con una carta tiene 19,1 %: casi le conviene pagar, y ganará más si liga. Con $0,80 necesita 30,8 %: paga con pérdida. Contra alguien que paga igual las dos, la grande es dinero regalado para ti.',
      calculos: [
        { tipo: 'potOdds', bote: 1, apuesta: 0.3, da: '18,8 %' },
        { tipo: 'outs', outs: 9, cartas: 1, vistas: 5, da: '19,1 %' },
        { tipo: 'potOdds', bote: 1, apuesta: 0.8, da: '30,8 %' },
      ],
    },
    {
      niveles: [2, 2],
      mano: 'Ac As',
      mesa: 'Jd 8c 5h',
      situacion:
        'NL25, 100 bb. Bote 3-bet de 20 bb en el flop, te quedan 90 bb. Quieres llegar all-in en el river con tres apuestas iguales en proporción.',
      pregunta: '¿Qué fracción de bote debes apostar cada vez?',
      respuesta:
        'El bote final debe ser 20 + 2 × 90 = 200 bb: diez veces el actual. Cada apuesta de fracción f multiplica el bote por 1 + 2f, así que (1 + 2f)³ = 10 y 1 + 2f ≈ 2,15: f ≈ 0,58. Comprobación: 10,0. Apostando cerca del 58 % en cada calle llegas al river con el all-in natural.',
      calculos: [
        { tipo: 'cuenta', expresion: '20 + 2 * 90', da: '200' },
        { tipo: 'cuenta', expresion: '2.154 * 2.154 * 2.154', da: '10,0' },
        { tipo: 'cuenta', expresion: '100 * (2.154 - 1) / 2', da: '58 %' },
      ],
    },
    {
      niveles: [2, 2],
      mano: '9d 8d',
      mesa: 'Kd 6d 2s Qc',
      situacion:
        'NL25. C-bet de un tercio en el flop pagada; bote $5 en el turn. Quieres seguir el farol con proyecto de color y $22 por detrás.',
      pregunta: '¿Por qué dos tercios y no un tercio?',
      respuesta:
        'El tercio ($1,67) pide que se retire 25,0 % de las veces, pero a ese precio le bastan parejas medias para pagar; dos tercios ($3,33) pide 40,0 % y las echa. Además, cuando ligues, el river partirá de 11,66 dólares y no de 8,34: la apuesta final cabe mejor en tu stack.',
      calculos: [
        { tipo: 'alfa', bote: 5, apuesta: 1.67, da: '25,0 %' },
        { tipo: 'alfa', bote: 5, apuesta: 3.33, da: '40,0 %' },
        { tipo: 'cuenta', expresion: '5 + 2 * 3.33', da: '11,66' },
      ],
    },
    {
      niveles: [2, 2],
      mano: 'As Ks',
      mesa: 'Kh Jh 6c 2d 3s',
      situacion: 'NL25. En el river el bote es de $12 y te quedan $20. El rival es un pagador que ya pagó flop y turn.',
      pregunta: '¿Apuestas $4, $8 o los $20?',
      respuesta:
        'Estima cuánto paga a cada tamaño con K peor y J: con $4 el 80 %, con $8 el 70 %, con $20 el 40 %. Ganancia media si casi nunca te gana: $3,20, $5,60 y $8,00. Aunque una parte de los pagos del all-in te gane (por ejemplo un cuarto: $4,00), entre $8 y el all-in decide cuánto crees en tus porcentajes; la de $4 es la peor siempre.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.8 * 4', da: '$3,20' },
        { tipo: 'cuenta', expresion: '0.7 * 8', da: '$5,60' },
        { tipo: 'cuenta', expresion: '0.4 * 20', da: '$8,00' },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.6, valor: 0 },
            { p: 0.3, valor: 20 },
            { p: 0.1, valor: -20 },
          ],
          da: '$4,00',
        },
      ],
    },
    {
      niveles: [0, 1],
      mano: 'Ah Kh',
      mesa: 'Kd 9c 4s 2h',
      situacion:
        'Mesa con fichas sin valor, ciegas 10/20. En el flop el bote era de 130, apostaste 65 y pagó un rival. En el turn pasa.',
      pregunta: '¿Cuánto hay ahora y cuánto apuestas?',
      respuesta:
        'Suma antes de apostar: 130 + 65 + 65 = 260. Medio bote son 130. Si apuestas otra vez 65, como en el flop, solo sería la cuarta parte, 25 %: el bote creció y la misma cantidad ya es pequeña. Con pareja de reyes y el mejor acompañante apuesta 130.',
      calculos: [
        { tipo: 'cuenta', expresion: '130+65+65', da: '260' },
        { tipo: 'cuenta', expresion: '260/2', da: '130' },
        { tipo: 'cuenta', expresion: '100*65/260', da: '25 %' },
      ],
    },
    {
      niveles: [0, 1],
      mano: 'Jc Jd',
      situacion:
        'NL2, ciegas $0,01/$0,02, todos con $2. Un jugador sube al mínimo, a $0,04, y otro paga. Estás en el botón.',
      pregunta: '¿A cuánto resubes y por qué no a $0,08?',
      respuesta:
        'Tres veces la subida y una más por el que pagó: 3 × 0,04 + 0,04 = $0,16. En el bote ya hay 0,04 + 0,04 + 0,03 = $0,11. Si resubes a $0,08, el primero paga $0,04 para ganar lo que hay, $0,19: casi cinco por uno, y vendrán los dos. Con pareja de jotas prefieres un rival, no tres.',
      calculos: [
        { tipo: 'cuenta', expresion: '3*0.04+0.04', da: '$0,16' },
        { tipo: 'cuenta', expresion: '0.04+0.04+0.03', da: '$0,11' },
        { tipo: 'cuenta', expresion: '0.11+0.08', da: '$0,19' },
      ],
    },
    {
      niveles: [0, 1],
      mano: 'Ts Tc',
      situacion: 'NL2, ciegas $0,01/$0,02. Un jugador sube a $0,06 y estás en el botón. Tienes $0,50 en total, no $2.',
      pregunta: '¿A cuánto subirías normalmente y por qué aquí es distinto?',
      respuesta:
        'Tres veces su subida: 3 × 0,06 = $0,18. Pero eso es 36 % de todo lo que tienes: si subes y te pagan, ya no puedes retirarte con sentido. Con un stack tan corto, o vas con todo, $0,50, o te retiras. 10-10 contra una subida es buena: ve con todo. La próxima vez siéntate con $2 y tendrás más opciones.',
      calculos: [
        { tipo: 'cuenta', expresion: '3*0.06', da: '$0,18' },
        { tipo: 'cuenta', expresion: '100*0.18/0.5', da: '36 %' },
      ],
    },
  ],
};
