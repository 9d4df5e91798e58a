import type { PokerTopic } from '../../poker-topic.ts';

export const pkGtoMultiway: PokerTopic = {
  id: 'pk-gto-multiway',
  titulo: 'Intuición de equilibrio con tres o más jugadores',
  area: 'GTO',
  nivelMin: 4,
  nivelMax: 5,
  prerequisitos: ['pk-gto-intro', 'pk-pos-multiway'],
  minutosEtapa: 220,
  terminos: [
    'gto multiway',
    'equilibrio multiway',
    'equilibrio con varios jugadores',
    'solver multiway',
    'solver a tres',
    'mdf multiway',
    'defensa repartida',
    'repartir la defensa',
    'quién defiende contra dos',
    'overcalls',
    'sobrepago',
    'squeeze postflop',
    'bote lateral',
    'botes laterales',
    'teoría multiway',
    'colusión implícita',
    'implicit collusion',
    'pagar detrás de otro pago',
  ],
  ideas: [
    'Con tres jugadores el equilibrio pierde su garantía: otro puede perjudicarte desviándose, aunque tú juegues bien. Sirve como intuición, no como refugio.',
    'La defensa se reparte: para que un farol de tamaño b no gane solo, los abandonos de todos multiplicados deben quedar por debajo de b/(1 + b). Cada uno defiende menos que mano a mano.',
    'El último en hablar defiende más que el del medio: cierra la acción y no teme una resubida detrás. El del medio abandona manos que pagaría contra uno.',
    'Los rangos de apuesta se vuelven más fuertes y los faroles pasan a ser casi todos proyectos a las nueces; el pago en cadena (overcall) es de los rangos más fuertes del juego.',
    'La equity se diluye y las nueces se concentran: las manos medias pierden más que las fuertes al añadir un rival.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque:
        'Calcula abandonos conjuntos y defensa por asiento en botes a tres y a cuatro, y traduce el resultado en menos faroles y menos pagos medios.',
      idea: 'Contra una apuesta de bote a tres, si cada defensor abandona lo mismo, basta con que abandone el 70,7 % (raíz de 50 %): defender un 30 % cada uno es suficiente.',
    },
    {
      nivel: 5,
      enfoque:
        'Trata los casos reales: rangos desiguales, uno corto all-in, overcalls y apuestas a bote lateral; y ajusta a rivales que no comparten la carga.',
      idea: 'Si el de detrás paga de más, tú en el medio abandonas todavía más: su exceso ya protege el bote y además te domina.',
    },
  ],
  errorTipico:
    'Aplicar la frecuencia mínima de defensa de mano a mano estando en medio de dos: se pagan apuestas con manos que quedan detrás de quien apostó y de quien falta por hablar.',
  preguntas: [
    {
      pregunta: 'Apuesta de medio bote contra dos rivales iguales: ¿cuánto puede abandonar cada uno?',
      respuesta: 'El farol pide 33,3 %; la raíz es 57,7 %: cada uno defiende al menos 42,3 %.',
    },
    {
      pregunta: '¿Por qué el jugador del medio defiende menos que el último?',
      respuesta:
        'Porque aún puede recibir una resubida, no cierra la acción y su mano debe ganar a dos rangos. El último conoce todo y recibe mejor precio.',
    },
    {
      pregunta: '¿Qué manos sirven de farol en un bote a cuatro?',
      respuesta:
        'Casi solo proyectos a las nueces o combinados, que ganan aunque los paguen; el aire puro necesita que abandonen tres a la vez.',
    },
    {
      pregunta: '¿Qué indica un overcall en el river?',
      respuesta: 'Mucha fuerza: paga sabiendo que ya hay un pago. Su rango rara vez contiene simples cazafaroles.',
    },
  ],
  criterio: {
    texto: 'Repartes bien la defensa y eliges acción en {aciertos} de {de} botes múltiples',
    aciertos: 7,
    de: 10,
    unidad: 'manos',
  },
  foco: 'En cada bote a tres di tu asiento (primero, medio, último) y ajusta la defensa a él antes de mirar el precio.',
  revision: '¿Defendí lo que tocaba a mi asiento o cargué con la defensa de toda la mesa?',
  ejemplo: {
    niveles: [4, 5],
    mano: '9s 9d',
    mesa: 'Qh 7c 4h',
    situacion:
      'NL500, 6-max, 100 bb. MP abre a 2,5 bb, pagas en el botón y paga la ciega grande. Bote 8 bb. La ciega grande pasa, MP apuesta 5,3; tú estás en el medio y la ciega grande falta por hablar.',
    pregunta: '¿Pagas? Abandonos que pide la apuesta, tu precio y por qué cambia respecto a mano a mano.',
    respuesta:
      'La apuesta pide 39,8 % de abandonos conjuntos. Si ambos abandonan lo mismo basta con 63,1 % cada uno: defiendes cerca del 37 %, no el 60 % de mano a mano. Precio directo: 28,5 %, pero la ciega grande puede resubir y MP apuesta contra dos con más valor. 99 sin corazón abandona; pagan Q-x, T-T, J-J y proyectos fuertes.',
    calculos: [
      { da: '39,8 %', tipo: 'alfa', bote: 8, apuesta: 5.3 },
      { da: '63,1 %', tipo: 'cuenta', expresion: '100*(0.3985/0.631+0.631)/2' },
      { da: '28,5 %', tipo: 'potOdds', bote: 8, apuesta: 5.3 },
    ],
  },
  spots: [
    {
      niveles: [4, 5],
      situacion:
        'Bote a tres, 12 bb. El agresor apuesta 12 contra dos defensores. El primero defiende el 25 % de su rango.',
      pregunta: '¿Cuánto debe defender el último para que el farol no gane solo?',
      respuesta:
        'El farol pide 50,0 % de abandonos conjuntos. Si el primero abandona el 75 %, el último puede abandonar hasta 66,7 %: defiende 33,3 %. Si el primero defendiera 40 %, el último podría abandonar 83,3 %. La carga se reparte, y quien cierra la acción toma lo que falta.',
      calculos: [
        { da: '50,0 %', tipo: 'alfa', bote: 12, apuesta: 12 },
        { da: '66,7 %', tipo: 'cuenta', expresion: '100*0.5/0.75' },
        { da: '83,3 %', tipo: 'cuenta', expresion: '100*0.5/0.6' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Ah Th',
      mesa: 'Kh 8h 3d',
      situacion:
        'NL400, 6-max, 100 bb. CO abre a 2,5 bb, paga el botón y pagas en la ciega grande. Bote 8 bb. Pasas, CO apuesta 4 y el botón paga.',
      pregunta: '¿Pagas o resubes a 20 con el color máximo en proyecto? Precio y abandonos conjuntos necesarios.',
      respuesta:
        'Pagar: 4 para un bote final de 20: 20,0 %, con 19,1 % por calle y dos rivales que pagarán el color. Resubir a 20 arriesga 20 para ganar 16: 55,6 % de abandonos conjuntos; si CO abandona 60 % y el botón 65 %, juntos 39,0 %: no alcanza por abandonos, aunque tu equity compensa parte. Paga casi siempre; resube contra dos rangos claramente débiles.',
      calculos: [
        { da: '20,0 %', tipo: 'cuenta', expresion: '100*4/20' },
        { da: '55,6 %', tipo: 'cuenta', expresion: '100*20/36' },
        { da: '39,0 %', tipo: 'cuenta', expresion: '100*0.6*0.65' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Kc Js',
      mesa: 'Kd 9s 5c 2h 7d',
      situacion:
        'NL200, 6-max, 100 bb. Bote a tres en el river, 24 bb. UTG apuesta 16, el botón paga y hablas tú, en la ciega grande, cerrando la acción.',
      pregunta: '¿Overcall con pareja alta? Precio y parte de veces que debes ganar a los dos.',
      respuesta:
        'Pagas 16 para un bote final de 72: 22,2 %. Parece barato, pero debes ganar a la apuesta y al pago. Si ganas a UTG el 45 % y al botón el 35 %, casi independientes, ganas a ambos 15,75 %: abandona. El pago del botón ya cazaba faroles: tu K-J quiere que UTG farolee y que el botón tenga menos, y las dos cosas juntas son raras.',
      calculos: [
        { da: '22,2 %', tipo: 'cuenta', expresion: '100*16/72' },
        { da: '15,75 %', tipo: 'cuenta', expresion: '100*0.45*0.35' },
      ],
    },
    {
      niveles: [4, 5],
      mano: '6h 6s',
      mesa: 'Jc 6d 4c',
      situacion:
        'NL500, 6-max. Un corto all-in preflop por 14 bb; tú (botón) y la ciega grande, con 86 bb cada uno. Bote principal 42,5 bb. En el flop la ciega grande pasa.',
      pregunta: '¿Apuestas el bote lateral? Compara una apuesta de 15 pagada el 55 % con pasar.',
      respuesta:
        'Apuesta. El trío gana casi siempre el principal y el lateral; 15 pagado el 55 % mete 8,25 bb de media en el lateral ahora y prepara más. Si la ciega grande abandona tampoco duele: la parte que ella tenía de las 42,5 pasa casi entera a ti. Farolear aquí con 9-8 casi nunca tiene sentido: el corto no puede abandonar y solo compites por un lateral vacío.',
      calculos: [{ da: '8,25 bb', tipo: 'cuenta', expresion: '0.55*15' }],
    },
    {
      niveles: [5, 5],
      situacion:
        'Bote a tres, 9 bb. Apuestas 6 con rango polar. El primero paga el 40 % y el último, muy suelto, el 55 % pase lo que pase.',
      pregunta: '¿Cuántas veces abandonan ambos, qué vale un farol y cuál es la respuesta del primero si lo sabe?',
      respuesta:
        'Abandonan ambos 0,6 × 0,45 = 27,0 %. Farol: 0,27 × 9 − 0,73 × 6 = −1,95 bb. Deja de farolear y apuesta valor grande: siempre hay alguien que paga. El primero, si lo nota, abandona más manos medias (el suelto ya defiende por los dos) y sigue solo con las que ganan a ambos rangos: tu valor cobra menos de él, pero lo sigue cobrando del suelto.',
      calculos: [
        { da: '27,0 %', tipo: 'cuenta', expresion: '100*0.6*0.45' },
        {
          da: '−1,95 bb',
          tipo: 'ev',
          ramas: [
            { p: 0.27, valor: 9 },
            { p: 0.73, valor: -6 },
          ],
        },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Qd Td',
      mesa: 'Qs 8c 5d 3h',
      situacion:
        'NL1000, tres jugadores en el bote. Pasas, el segundo apuesta 9 en 12 y el tercero paga. Te toca cerrar la acción con pareja alta floja.',
      pregunta: '¿Precio, cuántas veces debes ganar y por qué es distinto de estar a dos?',
      respuesta:
        'Pagas 9 para un bote final de 12 + 9 + 9 + 9 = 39 bb: 23,1 %. Parece barato, pero el que pagó con otro detrás tiene algo mejor que un cazafaroles: para ganar a los dos a la vez, si le ganas al apostador el 45 % y al pagador el 40 %, juntas son 18 %. Retírate con Q-T y paga K-Q o mejor. En un bote a dos, 23,1 % te sobraría.',
      calculos: [
        { tipo: 'cuenta', expresion: '12+9*3', da: '39 bb' },
        { tipo: 'cuenta', expresion: '100*9/39', da: '23,1 %' },
        { tipo: 'cuenta', expresion: '100*0.45*0.4', da: '18 %' },
      ],
    },
  ],
  variantes: {
    teoria: [
      {
        titulo: 'raíces de la defensa',
        consigna:
          'Calcula para dos y tres defensores iguales cuánto puede abandonar cada uno ante un tercio, medio y bote. Escribe por qué la suma no es la defensa de uno solo.',
      },
      {
        titulo: 'tres asientos, tres rangos',
        consigna:
          'Construye el rango de pago de primero, medio y último contra la misma apuesta en una mesa y compara las fronteras.',
      },
      {
        titulo: 'qué deja de ser cierto',
        consigna:
          'Lista cuatro propiedades del equilibrio a dos que fallan con tres jugadores y una consecuencia práctica de cada una. Contesta las preguntas.',
      },
    ],
    ejercicios: [
      {
        titulo: 'abandonos multiplicados',
        consigna: 'Calcula en los casos de abajo los abandonos conjuntos y compáralos con lo exigido antes de decidir.',
      },
      {
        titulo: 'mueve tu asiento',
        consigna:
          'Resuelve las manos de abajo como primero, medio y último y escribe la mano peor que pagas en cada uno.',
      },
      {
        titulo: 'reparte la carga',
        consigna: 'Fija en los casos de abajo la defensa de un rival y halla la que corresponde al otro.',
      },
      {
        titulo: 'overcall razonado',
        consigna: 'Estima en las manos de abajo la probabilidad de ganar a ambos y compárala con el precio.',
      },
      {
        titulo: 'con un corto all-in',
        consigna: 'Añade un jugador all-in a las manos de abajo y di qué apuestas pierden sentido.',
      },
      {
        titulo: 'proyectos que suben',
        consigna: 'Ordena los proyectos posibles de las mesas de abajo por valor a dos y a cuatro jugadores.',
      },
      {
        titulo: 'el vecino suelto',
        consigna: 'Cambia en los casos de abajo un rival por otro que paga todo y recalcula tu mejor acción.',
      },
      {
        titulo: 'multiplica sin papel',
        consigna: 'Con reloj, da de cabeza abandonos conjuntos o precio en las {n} situaciones de abajo.',
      },
    ],
    test: [
      {
        titulo: 'examen de defensa repartida',
        consigna: 'Resuelve los {n} casos de abajo con la defensa por asiento a un punto de error.',
      },
      {
        titulo: 'examen de botes a tres',
        consigna: 'Decide las {n} manos de abajo y justifica con un número conjunto, no individual.',
      },
      {
        titulo: 'examen de mano a mano contra múltiple',
        consigna: 'Da en los {n} casos de abajo la acción contra uno y contra dos y explica la diferencia.',
      },
      {
        titulo: 'examen de laterales y overcalls',
        consigna: 'Indica en los {n} casos de abajo qué bote se disputa y quién puede abandonar; luego decide.',
      },
    ],
    jugar: [
      {
        titulo: 'asiento en voz baja',
        consigna: 'Juega {min} minutos diciendo tu asiento relativo en cada bote múltiple antes de actuar.',
      },
      {
        titulo: 'overcalls en cuarentena',
        consigna: 'Durante {min} minutos no hagas overcall sin estimar las dos probabilidades. Anota cada caso.',
      },
      {
        titulo: 'valor grande con vecino suelto',
        consigna:
          'Juega {min} minutos subiendo el tamaño de valor cuando haya un pagador suelto en el bote y suprimiendo faroles.',
      },
    ],
    analizar: [
      {
        titulo: 'botes a tres por asiento',
        consigna: 'Clasifica {n} botes múltiples por tu asiento y calcula cuánto pagaste desde el medio.',
      },
      {
        titulo: 'faroles conjuntos',
        consigna: 'Revisa {n} faroles contra dos o más y calcula los abandonos que necesitabas de cada uno.',
      },
      {
        titulo: 'overcalls vistos',
        consigna: 'Anota {n} overcalls propios o ajenos con la mano mostrada y mide qué rango real tienen.',
      },
    ],
  },
};
