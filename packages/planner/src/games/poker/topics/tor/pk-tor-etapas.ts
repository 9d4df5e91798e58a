import type { PokerTopic } from '../../poker-topic.ts';

export const pkTorEtapas: PokerTopic = {
  id: 'pk-tor-etapas',
  titulo: 'Etapas de un torneo y ajuste al stack',
  area: 'TOR',
  nivelMin: 0,
  nivelMax: 4,
  prerequisitos: ['pk-pre-rfi'],
  exclusivo: ['torneo'],
  minutosEtapa: 250,
  terminos: [
    'etapas del torneo',
    'fases de un torneo',
    'etapas de un torneo',
    'fase inicial del torneo',
    'fase media',
    'fase final del torneo',
    'antes y ciegas',
    'antes',
    'big blind ante',
    'ajuste al stack',
    'stack efectivo',
    'ciegas que suben',
    'estructura del torneo',
    'turbo',
    'jugar según las ciegas',
    'torneo mtt',
    'mtt',
    'torneos multimesa',
    'supervivencia',
  ],
  ideas: [
    'Se juega por stack (tus fichas) contado en ciegas grandes, bb, no por fichas: con más de 60 bb se juega casi como en cash; de 25 a 60 se evita comprometerse sin mano; de 15 a 25 se sube chico y se resube all-in; con menos de 15 se decide preflop.',
    'Al llegar los antes cada mano vale más: con ciegas 0,5 + 1 y un ante de 1 bb hay 2,5 bb en el centro, un 67 % más que sin antes, y conviene abrir más y más chico (2–2,2 bb).',
    'Manda el stack efectivo, el menor de los que siguen en la mano: con 80 bb contra un rival de 12 estás jugando una mano de 12.',
    'La fase inicial no se «aguanta»: es donde los débiles tienen más fichas que perder. La fase media se gana robando antes; la final se gana entendiendo los premios.',
  ],
  etapas: [
    {
      nivel: 0,
      enfoque:
        'En un torneo las ciegas suben y tus fichas valen menos con el tiempo. Cada vez que cambie el nivel, divide tus fichas por la ciega grande y di el resultado: eso es lo que de verdad tienes.',
      idea: 'Con más de 40 ciegas grandes hay tiempo: espera manos buenas. Con menos de 10 ya no alcanza para mirar cartas: cuando juegues una mano buena, juégala con todo antes del flop.',
    },
    {
      nivel: 1,
      enfoque:
        'Antes de cada mano di tu stack en ciegas y el plan que le corresponde (profundo, medio, corto); juega apretado sin limps al principio.',
      idea: 'Divide tus fichas por la ciega grande en cada cambio de nivel: 6.000 con ciegas de 300 son 20 bb, y ya no hay flops baratos que mirar.',
    },
    {
      nivel: 2,
      enfoque:
        'Ajusta aperturas a los antes y a los stacks de las ciegas: chicas y frecuentes, evitando abrir manos que no aguantan un all-in de un stack de 12–18 bb.',
      idea: 'Quién queda detrás decide si abres: dos stacks de 15 bb en las ciegas hacen peor abrir K9o y mejor abrir A9s.',
    },
    {
      nivel: 3,
      enfoque:
        'Planifica vueltas: cuánto te cuesta una órbita y cuántas te quedan antes de perder la fold equity; elige el momento antes de caer de 10 bb.',
      idea: 'Una órbita con BBA cuesta 2,5 bb: de 16 bb a 11 hay dos órbitas, no una noche.',
    },
    {
      nivel: 4,
      enfoque:
        'Coordina ventaja técnica y presión de premios: cuándo conservar 50 bb vale más que arriesgarlas en un volado, y cómo atacar a los stacks medios de la mesa.',
      idea: 'Fichas que no puedes usar para presionar valen menos: el mejor stack es el que cubre a quienes tienen algo que perder.',
    },
  ],
  errorTipico:
    'Jugar con 18 bb como con 100: pagar un 3-bet «para ver el flop» y tirar después, regalando un cuarto del stack. O esperar una gran mano hasta quedar con 4 bb, cuando ya nadie tira.',
  preguntas: [
    {
      pregunta:
        'Tienes 4.500 fichas y las ciegas son 75/150. ¿Cuántas ciegas grandes tienes y qué pasa al nivel siguiente, 100/200?',
      respuesta:
        '4.500 ÷ 150 = 30; con 100/200 serán 22,5 sin haber perdido una sola ficha. Por eso se cuenta de nuevo en cada nivel.',
    },
    {
      pregunta: '¿Qué plan corresponde a 70, 30, 18 y 9 ciegas?',
      respuesta:
        '70: juego completo con flops y presión. 30: subidas chicas, cuidado al pagar 3-bets. 18: abrir chico o resubir all-in, casi nunca pagar. 9: all-in o fold preflop.',
    },
    {
      pregunta: '¿Cuánto cuesta una órbita con ciegas 0,5/1 y ante de ciega grande de 1 bb?',
      respuesta:
        '0,5 + 1 + 1 = 2,5 bb. Con 15 bb quedan seis órbitas sin jugar una mano, pero la fold equity se pierde mucho antes.',
    },
    {
      pregunta: '¿Por qué se abre más chico con antes que sin ellos?',
      respuesta:
        'Porque el premio por robar creció (2,5 bb) y los stacks son menores: 2–2,2 bb consigue casi las mismas retiradas arriesgando menos, y te permite tirar ante un all-in.',
    },
    {
      pregunta: 'Tienes 60 bb y el agresor 11 bb. ¿Qué stack importa?',
      respuesta:
        '11 bb: el efectivo. Solo puedes ganar o perder 11, y tu decisión es de all-in o fold contra ese stack, salvo que detrás haya otros con más.',
    },
    {
      pregunta: '¿En qué fase conviene el registro tardío y qué se pierde?',
      respuesta:
        'Si tu ventaja está en la fase corta, entrar tarde ahorra tiempo; se pierden las fichas de los jugadores débiles, que abundan en los primeros niveles.',
    },
  ],
  criterio: {
    texto: 'En {aciertos} de {de} manos dices el stack efectivo en ciegas, la fase y la acción que les corresponde.',
    aciertos: 8,
    de: 10,
    unidad: 'manos',
  },
  foco: 'Al empezar cada nivel di tu stack en ciegas, el coste de una órbita y el plan; repítelo cada vez que ganes o pierdas un bote grande.',
  revision: '¿Cuál era el stack efectivo en ciegas y jugaste el plan de ese stack o el de otro?',
  variantes: {
    teoria: [
      {
        titulo: 'tabla de cuatro planes',
        consigna:
          'Copia en una tarjeta los cuatro planes por ciegas y recítalos. Añade a cada uno el error típico y un ejemplo de tu último torneo.',
      },
      {
        titulo: 'cuánto vale el centro',
        consigna:
          'Calcula el dinero muerto en ciegas sin antes, con antes de 12,5 % por jugador a nueve y con BBA. Explica qué cambia en tu apertura.',
      },
      {
        titulo: 'línea de tiempo del torneo',
        consigna:
          'Dibuja el torneo desde 100 bb hasta la mesa final y marca el stack medio en cada tramo. Escribe qué decisión domina en cada uno.',
      },
    ],
    ejercicios: [
      {
        titulo: 'primero las ciegas',
        consigna:
          'En cada mano de abajo escribe el stack efectivo y el coste de una órbita antes de decidir. Sin esos dos números no cuenta.',
      },
      {
        titulo: 'la misma mano con otro stack',
        consigna:
          'Resuelve las manos de abajo y repítelas con la mitad y con el doble de stack efectivo. Señala el stack exacto donde la acción deja de servir.',
      },
      {
        titulo: 'con y sin antes',
        consigna:
          'Haz cada mano de abajo con antes y sin ellos. Escribe la diferencia en el precio y si cambia tu decisión.',
      },
      {
        titulo: 'mira detrás de ti',
        consigna:
          'Antes de resolver las manos de abajo escribe los stacks de los jugadores que faltan por actuar y a quién temes. Decide después.',
      },
      {
        titulo: 'plan de órbitas',
        consigna:
          'En las manos de abajo calcula cuántas órbitas quedan hasta 10 bb y qué harás antes. La decisión debe encajar en el plan.',
      },
      {
        titulo: 'con reloj de torneo',
        consigna:
          'Resuelve las manos de abajo con el reloj de tu torneo habitual. Marca las que cambiarías con tiempo extra.',
      },
      {
        titulo: 'asiento por asiento',
        consigna:
          'Recoloca al héroe en otra posición en las manos de abajo y vuelve a decidir. Explica cuánto pesó la posición frente al stack.',
      },
      {
        titulo: 'explica la fase',
        consigna:
          'Di en voz alta en qué fase está cada mano de abajo y qué error comete ahí la mayoría. Escribe solo la frase y la acción.',
      },
    ],
    test: [
      {
        titulo: 'fase y acción',
        consigna: 'Resuelve las manos de abajo sin apuntes, con fase, ciegas efectivas y acción. Aprobado con 80 %.',
      },
      {
        titulo: 'cuentas de ciegas',
        consigna:
          'Responde solo los números de las manos de abajo (ciegas, órbita, dinero muerto). Nueve de cada diez exactos.',
      },
      {
        titulo: 'el orden correcto',
        consigna:
          'Ordena las manos de abajo de la más a la menos comprometida por el stack y defiende el orden en una frase cada una.',
      },
      {
        titulo: 'cara a cara con otra mano',
        consigna:
          'Compara cada mano de abajo con una tuya reciente de stack parecido: ¿decidirías igual? Escribe la diferencia o su ausencia.',
      },
    ],
    jugar: [
      {
        titulo: 'stack en voz alta',
        consigna:
          'Juega {min} minutos diciendo tu stack en ciegas antes de cada decisión. Anota las veces que jugaste el plan de otro stack.',
      },
      {
        titulo: 'torneo con tarjeta a la vista',
        consigna:
          'Pon la tabla de planes junto a la mesa y juega un torneo siguiéndola. Marca cada vez que la incumples y por qué.',
      },
      {
        titulo: 'antes que llegan los antes',
        consigna:
          'Anota tu apertura por posición antes y después de los antes. Al final cuenta cuántas manos abriste de más y de menos.',
      },
    ],
    analizar: [
      {
        titulo: 'línea del torneo',
        consigna:
          'Dibuja tu stack en ciegas a lo largo de tu último torneo y marca las tres decisiones que más lo movieron. Di la fase de cada una.',
      },
      {
        titulo: 'órbitas desperdiciadas',
        consigna:
          'En {n} manos del tramo de 10–20 bb cuenta cuántas tiraste pudiendo robar. Estima las ciegas que costaron.',
      },
      {
        titulo: 'stack efectivo equivocado',
        consigna:
          'Revisa {n} all-ins y anota si jugaste con tu stack o con el efectivo. Corrige cada caso en una línea.',
      },
    ],
  },
  ejemplo: {
    niveles: [0, 2],
    mano: '9h 8h',
    situacion:
      'Torneo, nivel 6: ciegas 250/500 con un ante de 500 que pone la ciega grande. Tienes 9.000 fichas en el corte; detrás quedan 8.000, 12.000 y 15.000.',
    pregunta: '¿Qué plan corresponde y juegas 98s?',
    respuesta:
      'Tu stack es 9.000 ÷ 500 = 18 bb y una órbita cuesta 250 + 500 + 500 = 1.250 fichas, o sea 2,5 bb: te quedan 7,2 órbitas. Plan de 15–25 bb: abrir chico (1.000) solo manos que soportan un all-in de los stacks de 16 y 24 bb. 98s desde el corte es una apertura aceptable por el dinero muerto (2,5 bb), pero se tira ante un all-in; con 6 bb de stack sería fold o all-in directo, y con 60 bb una mano normal.',
    calculos: [
      { da: '18 bb', tipo: 'cuenta', expresion: '9000/500' },
      { da: '1.250', tipo: 'cuenta', expresion: '250+500+500' },
      { da: '2,5 bb', tipo: 'cuenta', expresion: '1250/500' },
      { da: '7,2 órbitas', tipo: 'cuenta', expresion: '9000/1250' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [0, 0],
      mano: 'As Td',
      situacion:
        'Torneo de fichas sin valor. Empezaste con 3.000 y ciegas 25/50. Ahora tienes 1.600, las ciegas son 100/200 y nadie ha entrado. Estás en el botón.',
      pregunta: '¿Cuánto tienes de verdad y qué haces con A-10?',
      respuesta:
        'Divide por la ciega grande: al principio 3.000 ÷ 50 = 60 ciegas, ahora 1.600 ÷ 200 = 8. Aunque tengas más de la mitad de las fichas, tu stack es siete veces más corto. Con menos de 10 ciegas ya no se mira: juega con todo antes del flop. A-10 en el botón es buena: all-in. Si las dos ciegas se retiran ganas 100 + 200 = 300 fichas, 18,8 % de tu stack. Con 8-3, retírate y espera otra.',
      calculos: [
        { tipo: 'cuenta', expresion: '3000/50', da: '60' },
        { tipo: 'cuenta', expresion: '1600/200', da: '8' },
        { tipo: 'cuenta', expresion: '100+200', da: '300' },
        { tipo: 'cuenta', expresion: '100*300/1600', da: '18,8 %' },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Qd 8d',
      situacion:
        'Torneo de $55, BBA de 1 bb. Tienes 16 bb en el botón, nadie ha entrado; ciega pequeña con 22 bb, ciega grande con 30. Abriendo a 2 bb se retiran los dos el 43 %, te meten all-in el 15 % y te paga la grande el 42 % (recuperas el 45 % de un bote de 5,5).',
      pregunta: '¿Cuántas órbitas te quedan con fuerza de retirada y abres Q-8 del mismo palo?',
      respuesta:
        'Una órbita cuesta 0,5 + 1 + 1 = 2,5 bb; de 16 a 10 hay 6 ÷ 2,5 = 2,4 órbitas. EV de abrir: 0,43 × 2,5 − 0,15 × 2 + 0,42 × (0,45 × 5,5 − 2) = +0,97 bb: una apertura así paga 39 % de una órbita. Ábrela y retírate ante el all-in. Si la grande tuviera 9 bb y metiera el 30 %, la rama del all-in pasaría a −0,60 y el EV bajaría a 0,43 × 2,5 − 0,30 × 2 + 0,27 × 0,475 = +0,60 bb: menos de lo que parece, y peor todavía con manos que no aguantan un pago.',
      calculos: [
        { tipo: 'cuenta', expresion: '6/2.5', da: '2,4' },
        { tipo: 'cuenta', expresion: '0.43*2.5-0.15*2+0.42*(0.45*5.5-2)', da: '+0,97 bb' },
        { tipo: 'cuenta', expresion: '100*0.97/2.5', da: '39 %' },
        { tipo: 'cuenta', expresion: '0.43*2.5-0.3*2+0.27*0.475', da: '+0,60 bb' },
      ],
    },
  ],
  spots: [
    {
      niveles: [0, 2],
      situacion:
        'Nivel 4, ciegas 100/200 sin antes. Empezaste con 10.000 y tienes 8.400; el jugador de tu derecha, que cubre a todos, tiene 31.000 y el de tu izquierda 3.100.',
      pregunta: '¿Cuántas ciegas tienes y cuál es el stack efectivo (el menor de los dos) contra cada uno?',
      respuesta:
        'Tienes 8.400 ÷ 200 = 42 bb. Contra el de 31.000 el efectivo es el tuyo, 42 bb: ni un all-in suyo te puede costar más. Contra el de 3.100 el efectivo es 3.100 ÷ 200 = 15,5 bb: una subida tuya a 500 puede acabar en all-in y debes saber antes si pagarías 2.600 más. Con 42 bb no hay ninguna prisa: perder 1.600 de las 10.000 iniciales (16 %) no cambia tu plan.',
      calculos: [
        { da: '42 bb', tipo: 'cuenta', expresion: '8400/200' },
        { da: '15,5 bb', tipo: 'cuenta', expresion: '3100/200' },
        { da: '16 %', tipo: 'cuenta', expresion: '1600/10000*100' },
      ],
    },
    {
      niveles: [1, 3],
      mano: 'Kd Jh',
      situacion:
        'Ciegas 100/200, sin antes, 150 bb para todos. Abre UTG (muy apretado) a 500. Estás en el corte con KJo.',
      pregunta: '¿Pagas?',
      respuesta:
        'Tira. El precio pide 38,5 % (500 por 500 + 300), que no parece mucho, pero su rango UTG apretado domina KJo y quedan tres jugadores por actuar detrás de ti. En fase profunda el dinero se gana con manos que ligan algo fuerte y barato: 76s o 55 valen más que KJo. La fase inicial se juega con paciencia, no con resignación.',
      calculos: [{ da: '38,5 %', tipo: 'cuenta', expresion: '500/(500+300+500)*100' }],
    },
    {
      niveles: [1, 2],
      mano: 'Ac Td',
      situacion:
        'Ciegas 200/400 con antes, tienes 15.000 y el bote se abre a 800 en la apertura; estás en la ciega grande.',
      pregunta: '¿Cuánto pagas y qué mano juegas?',
      respuesta:
        'Hay 800 + 200 + 400 + 400 de ante = 1.800 y pagas 400 más: precio 18,2 %. Con 15.000 tienes 37,5 bb: pagar en la ciega grande con ATo es correcto. Con 12 bb la misma mano sería all-in o fold, porque el flop te dejaría sin espacio.',
      calculos: [
        { da: '1.800', tipo: 'cuenta', expresion: '800+200+400+400' },
        { da: '18,2 %', tipo: 'cuenta', expresion: '400/(1800+400)*100' },
        { da: '37,5 bb', tipo: 'cuenta', expresion: '15000/400' },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'Qc Jc',
      situacion:
        'Ciegas 500/1.000 con ante de 1.000. Estás en el botón con 32.000; la ciega pequeña tiene 14.000 y la grande 55.000. Todos tiran hasta ti.',
      pregunta: '¿Apertura y tamaño?',
      respuesta:
        'Abre a 2.000. El centro tiene 500 + 1.000 + 1.000 = 2.500, así que arriesgas 2.000 por 2.500 y necesitas 44,4 % de abandonos sin contar tu equity. Con 32 bb puedes tirar QJs ante un all-in de la ciega pequeña de 14 bb (pedirían 40 % de equity: 12.000 por un bote de 18.000; ahí pagarías con pares y ases altos). Plan: robar y decidir por quién resube.',
      calculos: [
        { da: '2.500', tipo: 'cuenta', expresion: '500+1000+1000' },
        { da: '44,4 %', tipo: 'cuenta', expresion: '2000/(2000+2500)*100' },
        { da: '40 %', tipo: 'cuenta', expresion: '12000/(18000+12000)*100' },
      ],
    },
    {
      niveles: [2, 4],
      mano: 'Ah Qs',
      situacion:
        'Ciegas 1.000/2.000, ante 2.000, mesa de 9. Abres UTG con 40.000 a 4.000; resube all-in la ciega pequeña con 22.000 y te toca.',
      pregunta: '¿Pagas?',
      respuesta:
        'El stack efectivo son 22.000, unos 11 bb. En el bote hay 4.000 + 22.000 + 2.000 (ciega) + 2.000 (ante) = 30.000 y te faltan 18.000: precio 37,5 %. AQ contra un rango de all-in de 11 bb (66+, A9s+, ATo+, KQs) tiene ≈ 48 %: paga. Si te quedaran 18 bb y la resubida fuera de 20 bb con premio grande cerca, la misma mano puede ser fold: eso ya es ICM.',
      calculos: [
        { da: '11 bb', tipo: 'cuenta', expresion: '22000/2000' },
        { da: '30.000', tipo: 'cuenta', expresion: '4000+22000+2000+2000' },
        { da: '37,5 %', tipo: 'cuenta', expresion: '18000/(30000+18000)*100' },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Ad 9d',
      situacion:
        'Quedan 40 jugadores y cobran 27; tienes 14 bb y la órbita con antes cuesta 2,5 bb. Nadie abre hasta ti en el botón; la ciega pequeña tiene 9 bb y la grande 30.',
      pregunta: '¿Cuánto tiempo te queda y qué haces ya?',
      respuesta:
        'Te quedan 14 ÷ 2,5 = 5,6 órbitas, y en dos órbitas más estarás en 9 bb con la fold equity casi perdida. Abre all-in directo: arriesgas 14 bb por 2,5 bb de dinero muerto y, con la ciega pequeña de 9 bb muchas veces tirando, basta con que abandonen los dos el 84,8 % si nunca ganaras al ser pagado; A9s gana buena parte de esos pagos, así que el all-in es correcto. Con 25 bb abrirías chico.',
      calculos: [
        { da: '5,6 órbitas', tipo: 'cuenta', expresion: '14/2.5' },
        { da: '84,8 %', tipo: 'cuenta', expresion: '14/(14+2.5)*100' },
      ],
    },
    {
      niveles: [3, 4],
      mano: '7h 7d',
      situacion:
        'Mesa de 6, ciegas 2.000/4.000 con ante 4.000, 16 bb efectivas. Abre el corte 2 bb, pagan el botón y tú en la ciega grande. Flop K-9-4. Pasas, el corte apuesta 3 bb y el botón paga.',
      pregunta: '¿Sigues?',
      respuesta:
        'Tira. En el bote hay 2 + 2 + 2 + 0,5 + 1 de ante = 7,5 bb antes de las apuestas y 13,5 después: pagas 3 por 13,5, un precio de 18,2 %, con dos rivales que te ganan a menudo y solo dos sietes para mejorar (4,3 %). En 16 bb la decisión se tomaba preflop; con 100 bb el pago también es malo aquí, pero por implícitas sería otra historia con un proyecto.',
      calculos: [
        { da: '7,5 bb', tipo: 'cuenta', expresion: '2+2+2+0.5+1' },
        { da: '18,2 %', tipo: 'cuenta', expresion: '3/(13.5+3)*100' },
        { da: '4,3 %', tipo: 'outs', outs: 2, cartas: 1, vistas: 5 },
      ],
    },
    {
      niveles: [0, 1],
      situacion: 'Torneo de $1. Empiezas con 3.000 fichas. Niveles: 10/20, 25/50, 50/100, 100/200 y 150/300.',
      pregunta:
        'Si no ganas ni pierdes nada, ¿cuántas ciegas grandes tienes en el primero, el tercero y el quinto nivel, y cómo juegas en cada uno?',
      respuesta:
        'Primero: 3.000 ÷ 20 = 150; hay tiempo, solo manos buenas. Tercero: 3.000 ÷ 100 = 30; sube tus manos buenas y no pagues «para ver». Quinto: 3.000 ÷ 300 = 10; la próxima mano buena se juega entera antes del flop. Nadie te quitó fichas: subieron las ciegas.',
      calculos: [
        { tipo: 'cuenta', expresion: '3000 / 20', da: '150' },
        { tipo: 'cuenta', expresion: '3000 / 100', da: '30' },
        { tipo: 'cuenta', expresion: '3000 / 300', da: '10' },
      ],
    },
    {
      niveles: [0, 1],
      mano: 'Kd Kc',
      situacion: 'Torneo de $1, ciegas 100/200. Tienes 1.800 fichas, eres el primero en hablar y nadie ha entrado.',
      pregunta: '¿Subes a 600 o juegas todo?',
      respuesta:
        'Todo. Tienes 1.800 ÷ 200 = 9 ciegas grandes. Subir a 600 ya es el 33,3 % de tus fichas y no te vas a retirar con reyes: ponerlas todas deja claro el plan y cobra lo mismo a quien paga. Con 9.000 fichas (45 ciegas grandes) subirías normal.',
      calculos: [
        { tipo: 'cuenta', expresion: '1800 / 200', da: '9' },
        { tipo: 'cuenta', expresion: '100 * 600 / 1800', da: '33,3 %' },
        { tipo: 'cuenta', expresion: '9000 / 200', da: '45' },
      ],
    },
    {
      niveles: [0, 1],
      mano: '9c 6d',
      situacion:
        'Torneo de $1, ciegas 25/50, mesa de 9. Tienes 3.000 fichas. Dos jugadores entran pagando 50 y te toca en los primeros asientos.',
      pregunta: '«Por 50 veo el flop»: ¿pagas?',
      respuesta:
        'Retírate. Tienes 60 ciegas grandes y no hay prisa: una vuelta entera de ciegas cuesta 25 + 50 = 75 fichas, el 2,5 % de tu stack. Esperar es baratísimo; lo caro es ligar pareja de nueves con mal acompañante y perder 600 sin saber dónde estás.',
      calculos: [
        { tipo: 'cuenta', expresion: '3000 / 50', da: '60' },
        { tipo: 'cuenta', expresion: '25 + 50', da: '75' },
        { tipo: 'cuenta', expresion: '100 * 75 / 3000', da: '2,5 %' },
      ],
    },
    {
      niveles: [0, 1],
      mano: 'Ac Qh',
      situacion:
        'Torneo de $1, ciegas 200/400 sin antes. Estás en la ciega grande con 12.000 fichas (400 ya puestas, aparte). Un jugador pone todo, 2.000, y los demás se retiran.',
      pregunta: '¿Cuánto puedes perder y pagas?',
      respuesta:
        'Paga. Él tiene 2.000 ÷ 400 = 5 ciegas grandes: lo más que puedes perder son 1.600 fichas más, el 13,3 % de las 12.000 que te quedan. En el bote hay 2.000 + 200 + 400 = 2.600, así que necesitas ganar el 38,1 % de las veces. Con cinco ciegas se juega todo con muchas manos peores que A-Q: vas delante más de la mitad de las veces.',
      calculos: [
        { tipo: 'cuenta', expresion: '2000 / 400', da: '5' },
        { tipo: 'cuenta', expresion: '2000 - 400', da: '1.600' },
        { tipo: 'cuenta', expresion: '100 * 1600 / 12000', da: '13,3 %' },
        { tipo: 'cuenta', expresion: '2000 + 200 + 400', da: '2.600' },
        { tipo: 'cuenta', expresion: '100 * 1600 / (2600 + 1600)', da: '38,1 %' },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Kc 7c',
      mesa: 'Kd 9s 4h',
      situacion:
        'Torneo de $33, 55 bb, lejos de los premios, BBA. El jugador de tu izquierda, recreativo, tiene 60 bb y paga de más. Abres en el corte a 2,2 bb y paga él en el botón; ciegas fuera. Bote 6,9.',
      pregunta: 'Plan con pareja alta y kicker siete a 55 bb contra quien paga de más.',
      respuesta:
        'SPR: 52,8 ÷ 6,9 = 7,7. Apuesta dos tercios, 4,6: pagan nueves, cuatros, parejas y J-10. Bote 16,1; turn, otra vez 8 si no cae as o proyecto; river, decide. Dos calles de valor contra un pagador, y retirada si resube: un recreativo pasivo que sube tiene dos pares o más. Con 15 bb el SPR sería 1,9 y la misma mano iría all-in. Manda la profundidad, no la etapa.',
      calculos: [
        { tipo: 'spr', stack: 52.8, bote: 6.9, da: '7,7' },
        { tipo: 'cuenta', expresion: '6.9+9.2', da: '16,1' },
        { tipo: 'spr', stack: 12.8, bote: 6.9, da: '1,9' },
      ],
    },
    {
      niveles: [4, 4],
      mano: 'Jd Js',
      situacion:
        'Torneo de $215, quedan 60 y cobran 54. Tienes 50 bb y cubres a tu mesa salvo a uno de 70. El de 70 abre a 2,2 bb en el botón y estás en la ciega pequeña; cortos de 8 y 6 bb en la mesa.',
      pregunta: '¿3-bet, pago o all-in? ¿Cuánto vale conservar las 50?',
      respuesta:
        '3-bet a 8 y retirada ante el all-in, o pago. Con 50 bb robas cada órbita a los medios: si eso te da 1,5 bb por órbita durante cuatro órbitas son 6 bb que no arriesgas. Un all-in de 50 por 4,7 bb contra el único que te cubre pide, con cinco puntos de prima, más de 52,5 % cuando paga, y pagaría Q-Q+, A-K y alguna J-J. En fichas el 3-bet gana; en dinero, que el bote se quede mediano: paga si él juega mal el flop, 3-bet si tira mucho.',
      calculos: [
        { tipo: 'cuenta', expresion: '1.5*4', da: '6 bb' },
        { tipo: 'cuenta', expresion: '47.5+5', da: '52,5 %' },
      ],
    },
    {
      niveles: [0, 1],
      mano: 'Qd Jd',
      situacion:
        'Torneo de $1, ciegas 50/100. Tienes 4.500 fichas y el jugador que sube a 250 tiene 900 en total. Los demás se retiraron.',
      pregunta: '¿Cuánto se juega de verdad en esta mano y pagas?',
      respuesta:
        'Tú tienes 4.500 ÷ 100 = 45 ciegas, pero él solo 9: como mucho se juegan 900, el menor de los dos. Si pagas 250 y apuesta lo que le queda, tendrás que poner 650 más. Con Q-J o pagas sabiendo que puede ser por 900, o te retiras: contra alguien que pone la cuarta parte de sus fichas suele ser mejor retirarse. Tu stack grande sirve para elegir, no para regalar.',
      calculos: [
        { tipo: 'cuenta', expresion: '4500/100', da: '45' },
        { tipo: 'cuenta', expresion: '900/100', da: '9' },
        { tipo: 'cuenta', expresion: '900-250', da: '650' },
      ],
    },
    {
      niveles: [2, 2],
      mano: 'Kh Th',
      situacion: 'Torneo de $5, 22 bb, BBA. HJ, nadie ha abierto. Detrás: CO 12 bb, botón 40, ciegas de 17 y 9 bb.',
      pregunta: '¿Abres K-10 del mismo palo a 2,1 bb? ¿Qué haces ante cada all-in?',
      respuesta:
        'Ábrela. En juego hay 2,5 bb y arriesgas 2,1: el robo puro pide 45,7 %, y esta mano liga bien. Ante el all-in de 9 bb pagas 6,9 para un bote de 19,5: 35,4 %; contra su rango corto y amplio tienes ≈ 42 %: paga. Ante el de 12, pagas 9,9 para 26,5: 37,4 %, en la línea. Ante 17 o 40, retírate. Decide esto antes de abrir: es lo que separa una apertura de un deseo.',
      calculos: [
        { tipo: 'alfa', bote: 2.5, apuesta: 2.1, da: '45,7 %' },
        { tipo: 'cuenta', expresion: '9+9+0.5+1', da: '19,5' },
        { tipo: 'cuenta', expresion: '100*6.9/19.5', da: '35,4 %' },
        { tipo: 'cuenta', expresion: '12*2+2.5', da: '26,5' },
        { tipo: 'cuenta', expresion: '100*9.9/26.5', da: '37,4 %' },
      ],
    },
  ],
};
