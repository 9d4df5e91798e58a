import type { PokerTopic } from '../../poker-topic.ts';

export const pkGtoSolver: PokerTopic = {
  id: 'pk-gto-solver',
  titulo: 'Estudio con solver',
  area: 'GTO',
  nivelMin: 3,
  nivelMax: 5,
  prerequisitos: ['pk-gto-intro'],
  minutosEtapa: 360,
  terminos: [
    'solver',
    'solvers',
    'estudiar con solver',
    'usar un solver',
    'simulaciones',
    'simular',
    'árbol de decisiones',
    'árbol de apuestas',
    'salida del solver',
    'leer un solver',
    'interpretar solver',
    'reportes agregados',
    'aggregated report',
    'ev del solver',
    'rangos de entrada',
    'resolver spots',
    'correr sims',
    'estudio gto con software',
  ],
  ideas: [
    'El solver responde exactamente lo que le preguntas: rangos, tamaños y stacks de entrada. Si pones mal el rango del rival, la respuesta es perfecta para un juego que no existe.',
    'Mira en este orden: EV y equity del rango completo, frecuencia por acción, tamaños preferidos, manos fronterizas y solo al final tu mano.',
    'Compara EV, no colores: una mano mezclada tiene dos acciones con el mismo EV; si la diferencia es menor que 0,1 bb, elige la más simple y sigue.',
    'Trabaja por familias y con informes agregados de muchos flops: un solo flop enseña una anécdota, treinta enseñan una regla.',
    'Escribe siempre la hipótesis antes de mirar: lo que aprendes es la diferencia entre lo que creías y lo que sale, con su porqué.',
  ],
  etapas: [
    {
      nivel: 3,
      enfoque:
        'Aprende a montar un árbol pequeño (dos tamaños por calle) con rangos preflop correctos y a leer EV, equity y frecuencias.',
      idea: 'Antes de correrlo escribe cuatro predicciones: frecuencia de apuesta, tamaño principal, mejor farol y mano media típica.',
    },
    {
      nivel: 4,
      enfoque:
        'Usa informes agregados y comparaciones: cambia un dato por vez (tamaño, rango, posición) y mide el cambio de EV en bb.',
      idea: 'Si quitar un tamaño cuesta menos del 0,5 % del bote, quítalo: la estrategia que recuerdas gana más que la perfecta que olvidas.',
    },
    {
      nivel: 5,
      enfoque:
        'Interroga al árbol: por qué mezcla, qué bloquea, qué pasaría si el rival se desvía; y detecta cuándo la entrada no representa tus mesas.',
      idea: 'Dos manos con el mismo EV en equilibrio pueden diferir mucho contra un desvío real: prueba ambas con el rango rival ajustado antes de elegir.',
    },
  ],
  errorTipico:
    'Mirar solo tu mano y copiar su color. Sin comparar EV ni el rango entero se memorizan excepciones y se aprende el ruido de la mezcla.',
  preguntas: [
    {
      pregunta: '¿Qué cinco datos miras en la salida y en qué orden?',
      respuesta:
        'EV y equity del rango, frecuencia por acción, tamaño preferido, manos de frontera y tu mano. El orden evita enamorarse de un combo.',
    },
    {
      pregunta: 'Tu mano sale 55 % apostar y 45 % pasar con EV iguales: ¿qué conclusión sacas?',
      respuesta:
        'Que está en la frontera y que la elección no importa en equilibrio; decide por tendencias del rival o por simplificar tu estrategia.',
    },
    {
      pregunta: '¿Cuál es el error más caro al montar una simulación?',
      respuesta:
        'Entrar con rangos preflop que no son los del rival o con tamaños que nunca usas. Todo lo posterior será correcto para otro juego.',
    },
    {
      pregunta: '¿Cómo decides si un tamaño merece estar en el árbol?',
      respuesta:
        'Se compara el EV del rango con y sin él: si la pérdida al quitarlo es menor que un 0,5 % del bote, se elimina.',
    },
  ],
  criterio: {
    texto: 'Tus predicciones de frecuencia y tamaño coinciden con la salida en {aciertos} de {de} casos',
    aciertos: 7,
    de: 10,
    unidad: 'casos',
  },
  foco: 'En cada mano interesante escribe el rango del nodo y una predicción; llévala después a estudio.',
  revision: '¿Qué predije, qué salió y qué explica la diferencia en el rango, no en mi mano?',
  ejemplo: {
    niveles: [3, 5],
    situacion:
      'Simulas botón contra ciega grande, bote 5,5 bb, stack 97,5, flop Q-8-3 arcoíris, con apuestas de 33 % y 75 %. El solver dice: apuesta de 33 % con 61 % del rango, EV del rango 3,62 bb; sin el tamaño de 75 %, EV 3,60 bb.',
    pregunta: '¿Qué conclusiones sacas y en qué orden las miras?',
    respuesta:
      'Primero el EV: 3,62 de 5,5 es el 65,8 % del bote, cuando la mitad sería 2,75: tu rango y tu posición mandan. Segundo, frecuencia y tamaño: apuesta pequeña el 61 %. Tercero, el tamaño grande vale 0,02 bb: un 0,4 % del bote, elimínalo. Cuarto, manos de frontera: A-J y K-9 pasan, J-T y T-9 con proyecto trasero apuestan. Último, tu mano. Conclusión: apuesta pequeña y frecuente, pase con as alto, turns de 9, T, J y K para seguir.',
    calculos: [
      { da: '65,8 %', tipo: 'cuenta', expresion: '100*3.62/5.5' },
      { da: '0,4 %', tipo: 'cuenta', expresion: '100*(3.62-3.6)/5.5' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [5, 5],
      situacion:
        'Tu árbol del river (bote 40 bb) dice que apostar 30 y pasar con A-J valen lo mismo, 18,4 bb. Fijas la tendencia real: el rival paga el 58 % ante 30 (equilibrio, 57 %) y, cuando le pasas, apuesta el 22 % en vez del 41 %.',
      pregunta: 'Con los dos desvíos, apostar vale 18,5 y pasar 17,1. ¿Qué cambias y qué compruebas antes?',
      respuesta:
        'Apostar gana 1,4 bb más: deja de mezclar y apuesta. Fíjate en de dónde sale: el pago casi no cambió, 1 punto; lo que vale es que ya no farolea cuando le pasas, 19 puntos menos, y tu pase deja de cobrar. Comprueba tres cosas: que el 22 % tenga al menos 80 casos (error de raíz de 0,22 × 0,78 ÷ 80 ≈ 4,6 puntos), que los rangos de entrada sean los de tu mesa y que otras manos del mismo grupo se muevan en la misma dirección. Si todo tu rango medio pasa a apostar, su ajuste natural será pagar más fino: anótalo como señal de vuelta.',
      calculos: [
        { tipo: 'cuenta', expresion: '18.5-17.1', da: '1,4 bb' },
        { tipo: 'cuenta', expresion: '58-57', da: '1' },
        { tipo: 'cuenta', expresion: '41-22', da: '19' },
      ],
    },
  ],
  spots: [
    {
      niveles: [3, 4],
      situacion:
        'Mismo flop Q-8-3. La ciega grande tiene tres opciones contra 33 % en 5,5 bb. En el informe: paga 52 %, resube 12 %, abandona 36 %. EV de tus manos de frontera: K-9 pagar 0,02 bb, abandonar 0.',
      pregunta: '¿Defiende lo suficiente según la MDF y qué haces con K-9?',
      respuesta:
        'MDF contra un tercio: 75,2 %. La salida sigue con 64 %, once puntos menos, porque la ciega grande llega con rango débil y el botón tiene equity. K-9 pagar gana 0,02 bb: es frontera, elige abandonar contra quien barrilea bien y pagar contra quien se rinde. Lección: la MDF no es la respuesta del solver en el flop.',
      calculos: [
        { da: '75,2 %', tipo: 'mdf', bote: 5.5, apuesta: 1.815 },
        { da: '64 %', tipo: 'cuenta', expresion: '52+12' },
      ],
    },
    {
      niveles: [3, 4],
      situacion:
        'En un informe agregado de 30 flops, botón contra ciega grande, la frecuencia media de c-bet es 58 %; en los 9 flops con as, 78 %; en los 8 flops con carta mayor 9 o menos, 41 %.',
      pregunta: '¿Qué regla extraes y cuál es la frecuencia media de los 13 flops restantes?',
      respuesta:
        'Total: 30 × 58 = 1.740; con as: 702; bajos: 328. Restan 710 entre 13 flops: 54,6 %. Regla: apuesta casi siempre en flops de as, la mitad en los de K, Q, J o T y poco en los bajos. Con tres cifras ya puedes jugar mejor que con treinta imágenes sueltas.',
      calculos: [{ da: '54,6 %', tipo: 'cuenta', expresion: '(30*58-9*78-8*41)/13' }],
    },
    {
      niveles: [3, 5],
      mano: 'Kh Jh',
      mesa: 'Ks 9d 4h 9c',
      situacion:
        'Simulas el turn en bote de 9,1 bb tras c-bet pagada. Tu mano: apostar 66 % da 5,84 bb de EV; apostar 33 %, 5,80; pasar, 5,71.',
      pregunta: '¿Qué acción eliges y cuánto cuesta la peor? ¿Y si el rival abandona de más en el turn?',
      respuesta:
        'La peor cuesta 0,13 bb por mano, un 1,4 % del bote. Elige 33 % o 66 % por simplicidad; contra quien abandona de más, la grande no mejora tu mano (quieres que pague) pero sí la de tus faroles. La diferencia entre las dos primeras, 0,04 bb, no merece memoria: quédate con un solo tamaño.',
      calculos: [
        { da: '0,13 bb', tipo: 'cuenta', expresion: '5.84-5.71' },
        { da: '1,4 %', tipo: 'cuenta', expresion: '100*0.13/9.1' },
        { da: '0,04 bb', tipo: 'cuenta', expresion: '5.84-5.8' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Comparas tres árboles en el flop: uno con solo 33 %, otro con 33 % y 75 %, y otro con 33 %, 75 % y 130 %. EV del rango: 3,60, 3,62 y 3,63 bb con bote 5,5.',
      pregunta: '¿Qué árbol estudias y cuánto pierdes en 1.000 manos de ese nodo?',
      respuesta:
        'El segundo gana 0,02 y el tercero 0,03 bb sobre el primero. En 1.000 manos del nodo, 30 bb en el mejor caso, mucho menos que los errores de recordar tres tamaños. Estudia el de un tamaño, salvo en mesas donde el tamaño grande aparezca con más del 20 % del rango.',
      calculos: [{ da: '30 bb', tipo: 'cuenta', expresion: '1000*(3.63-3.6)' }],
    },
    {
      niveles: [4, 5],
      situacion:
        'El solver paga A♥J♦ un 45 % en el river y K♥J♦ un 10 %, siendo ambas la misma pareja de jotas. La apuesta es del bote y el rival tiene 20 combos de valor. Con tu as bloqueas 4 combos de valor y 2 faroles; con el rey, 1 de valor y 4 faroles de los 10 iniciales.',
      pregunta: 'Calcula la parte de faroles que enfrentas con cada mano y explica la diferencia.',
      respuesta:
        'Con el as: valor 16, faroles 8: 33,3 %, justo el precio de la apuesta del bote: indiferente, se mezcla. Con el rey: valor 19, faroles 6: 24,0 %: por debajo, se abandona. La misma fuerza, distinta carta lateral. Ésta es la pregunta que debes hacer a toda mezcla: ¿qué combos quito?',
      calculos: [
        { da: '33,3 %', tipo: 'cuenta', expresion: '100*8/24' },
        { da: '24,0 %', tipo: 'cuenta', expresion: '100*6/25' },
      ],
    },
    {
      niveles: [5, 5],
      situacion:
        'Montaste un árbol con la ciega grande defendiendo 45 % de manos; en tu base defiende 32 %. El informe decía c-bet 70 % con EV 3,4 bb en K-7-2; con 32 % corrido de nuevo, c-bet 48 % y EV 3,0 bb.',
      pregunta: '¿Qué error cometerías usando el primer árbol y de qué tamaño es en 200 manos?',
      respuesta:
        'Apostarías de más contra un rango más fuerte y esperarías 0,4 bb más por mano de lo que el nodo da. En 200 manos son 80 bb de diferencia entre lo esperado y lo real, aunque lo que pierdes por jugar mal es solo una parte. Comprueba la entrada antes que la salida: un rango de defensa equivocado en trece puntos cambia la estrategia entera.',
      calculos: [
        { da: '0,4 bb', tipo: 'cuenta', expresion: '3.4-3' },
        { da: '80 bb', tipo: 'cuenta', expresion: '200*0.4' },
      ],
    },
    {
      niveles: [5, 5],
      situacion:
        'En equilibrio, apostar con 5-5 y pasar con 5-5 valen 1,10 bb las dos en un turn de 10 bb. Contra el rival real, que paga 8 puntos más de lo debido, apostar baja a 0,84 y pasar sube a 1,16.',
      pregunta: '¿Qué haces con la mano «mezclada» y cuánto vale el cambio por cada 100 veces?',
      respuesta:
        'Pasas siempre: 1,16 − 0,84 = 0,32 bb por vez, 32 bb cada 100. En equilibrio daba igual; contra el desvío no. Las manos mezcladas son las palancas del ajuste: no las sortees, muévelas todas hacia el lado que castiga.',
      calculos: [
        { da: '0,32 bb', tipo: 'cuenta', expresion: '1.16-0.84' },
        { da: '32 bb', tipo: 'cuenta', expresion: '100*(1.16-0.84)' },
      ],
    },
    {
      niveles: [3, 4],
      situacion:
        'Un informe del flop A-9-4 arcoíris (bote 5,5) dice: apuesta de 33 % el 74 % del rango, EV de apostar con todo 3,71 bb, EV de la mezcla óptima 3,74. Tu base de datos dice que hoy apuestas el 55 %.',
      pregunta: '¿Qué ganas con cada paso y qué haces mañana?',
      respuesta:
        'Apostar con todo cede 3,74 − 3,71 = 0,03 bb, el 0,5 % del bote: casi nada a cambio de una regla que cabe en una línea. Tu 55 % está a 19 puntos de la mezcla, y en esta familia las que faltan son sobre todo manos flojas que ganarían retiradas. Mañana: un tercio con casi todo en flops de as seco. Después estudia los turns, donde la diferencia entre acertar y no son décimas de bote y no centésimas.',
      calculos: [
        { tipo: 'cuenta', expresion: '3.74-3.71', da: '0,03 bb' },
        { tipo: 'cuenta', expresion: '100*0.03/5.5', da: '0,5 %' },
        { tipo: 'cuenta', expresion: '74-55', da: '19' },
      ],
    },
    {
      niveles: [3, 3],
      situacion:
        'Corriste el mismo flop dos veces: una con rangos preflop tuyos (ciega grande defiende 42 %) y otra con rangos de 55 %. La apuesta pequeña sube del 52 % al 70 % y el EV del botón, de 3,30 a 3,62 bb (bote 5,5).',
      pregunta: '¿Qué cambió y qué lección sacas sobre lo que metes en el árbol?',
      respuesta:
        'Cambió el rango, no el flop: 18 puntos de frecuencia y 0,32 bb de EV, 5,8 % del bote. Si estudias con un rango que no existe en tu mesa, aprendes una respuesta a otra pregunta. Antes de mirar la salida escribe de dónde salieron los rangos; si no puedes, la simulación no sirve. La dirección sí se aprende: contra un rango más ancho hay más aire enfrente, y apostar pequeño con casi todo gana más.',
      calculos: [
        { tipo: 'cuenta', expresion: '70-52', da: '18' },
        { tipo: 'cuenta', expresion: '3.62-3.3', da: '0,32 bb' },
        { tipo: 'cuenta', expresion: '100*0.32/5.5', da: '5,8 %' },
      ],
    },
  ],
  variantes: {
    teoria: [
      {
        titulo: 'ficha de lectura del informe',
        consigna:
          'Diseña una ficha de cinco casillas (EV, frecuencia, tamaño, frontera, tu mano) y rellénala con el ejemplo resuelto. Úsala después en cada estudio.',
      },
      {
        titulo: 'cómo se monta el árbol',
        consigna:
          'Escribe paso a paso qué datos introducirías para estudiar un nodo tuyo: rangos, stacks, tamaños y bote. Señala el que más dudas te da.',
      },
      {
        titulo: 'preguntas que se le hacen',
        consigna:
          'Redacta diez preguntas que un informe puede contestar y tres que no puede. Contesta después las preguntas del tema sin mirar.',
      },
    ],
    ejercicios: [
      {
        titulo: 'predicción antes que salida',
        consigna:
          'Escribe en los casos de abajo tu predicción numérica antes de leer la respuesta y puntúa el error en puntos.',
      },
      {
        titulo: 'orden de lectura',
        consigna:
          'Contesta los casos de abajo respetando el orden EV, frecuencia, tamaño, frontera y mano, aunque la pregunta vaya a otra cosa.',
      },
      {
        titulo: 'lo que vale un tamaño',
        consigna: 'Calcula en los casos de abajo el EV que se pierde al quitar un tamaño y exprésalo en % del bote.',
      },
      {
        titulo: 'interroga la mezcla',
        consigna:
          'En los casos de abajo formula la pregunta de bloqueadores que explica la frecuencia y responde con combos.',
      },
      {
        titulo: 'datos de entrada',
        consigna:
          'Cambia en los casos de abajo un dato de la entrada (rango, stack, tamaño) y predice hacia dónde se mueve el resultado.',
      },
      {
        titulo: 'de salida a regla',
        consigna:
          'Convierte los casos de abajo en una regla de una línea que puedas usar en la mesa, con su excepción.',
      },
      {
        titulo: 'caza del dato dudoso',
        consigna:
          'Di en los casos de abajo qué dato de entrada no se parece a tus mesas y cómo cambiaría la conclusión.',
      },
      {
        titulo: 'informe de tres líneas',
        consigna:
          'Redacta para las {n} situaciones de abajo un informe de tres líneas: qué sale, por qué y qué harás en la mesa.',
      },
    ],
    test: [
      {
        titulo: 'examen de predicciones',
        consigna:
          'Predice el resultado de los {n} casos de abajo; acierto con cinco puntos de margen en frecuencia y el tamaño correcto.',
      },
      {
        titulo: 'examen de lectura',
        consigna: 'Explica en los {n} casos de abajo qué dato mirarías primero y qué decisión permite tomar.',
      },
      {
        titulo: 'examen de errores de montaje',
        consigna: 'Encuentra el fallo de entrada en los {n} casos de abajo y calcula su efecto aproximado.',
      },
      {
        titulo: 'examen de reglas',
        consigna:
          'Traduce los {n} casos de abajo a reglas de una línea y comprueba que la regla responde bien a la pregunta.',
      },
    ],
    jugar: [
      {
        titulo: 'recoger nodos para estudiar',
        consigna:
          'Juega {min} minutos marcando manos con la misma línea y escribe en cada una una predicción de frecuencia. No busques la respuesta hasta el estudio.',
      },
      {
        titulo: 'regla del día',
        consigna:
          'Lleva a la mesa una regla sacada del estudio y aplícala {min} minutos; anota dónde falló por el rival.',
      },
      {
        titulo: 'sin memoria de mezclas',
        consigna:
          'Durante {min} minutos juega una acción única en cada nodo mezclado según la tendencia del rival y apunta el motivo.',
      },
    ],
    analizar: [
      {
        titulo: 'de la mano al árbol',
        consigna:
          'Toma {n} manos marcadas y escribe los datos que introducirías para estudiarlas: rangos, stacks, tamaños y bote.',
      },
      {
        titulo: 'predicción contra realidad',
        consigna:
          'Compara {n} predicciones tuyas con el resultado del estudio o de la solución dada y clasifica el error: rango, tamaño o bloqueador.',
      },
      {
        titulo: 'reglas que sobreviven',
        consigna: 'Revisa {n} reglas anotadas y decide cuáles usaste y cuáles sobran. Escribe la que más dinero mueve.',
      },
    ],
  },
};
