import type { PokerTopic } from '../../poker-topic.ts';

export const pkCasStraddle: PokerTopic = {
  id: 'pk-cas-straddle',
  titulo: 'Botes con straddle: profundidad real y coste',
  area: 'CAS',
  nivelMin: 3,
  nivelMax: 5,
  prerequisitos: ['pk-pos-spr', 'pk-pre-robo', 'pk-pre-cigrande'],
  exclusivo: ['cash'],
  minutosEtapa: 200,
  importancia: 'ocasional',
  terminos: [
    'botes con straddle',
    'jugar con straddle',
    'straddle en el botón',
    'button straddle',
    're-straddle',
    'poner straddle',
    'defender el straddle',
    'antes en cash',
    'bote con straddle',
    'postflop con straddle',
    'profundidad con straddle',
    'stack en straddles',
    'unidades de straddle',
    'spr con straddle',
    'coste del straddle',
    'cuánto cuesta poner straddle',
    'banca para mesas con straddle',
    'straddle voluntario',
  ],
  ideas: [
    'Con straddle el bote llega al flop casi el doble de grande y las fichas son las mismas: el SPR cae cerca de la mitad. 100 bb con straddle de 2 bb se juegan después del flop como 50.',
    'Decide el plan de stack antes de pagar: con 50 unidades un bote subido deja SPR entre 7 y 9, y uno con 3-bet, entre 2 y 3. Con 3 o menos la pareja mayor va all-in; con 8, la pareja alta todavía no.',
    'Poner straddle voluntario cuesta dinero: es apostar a ciegas, y fuera del botón además sin posición. Se pone por la dinámica de la mesa y con su coste por hora calculado, o no se pone.',
    'El cartel no dice el límite real: con straddle habitual la caja, la banca y el tope de pérdida se cuentan en straddles. Una mesa $1/$2 con straddle de $4 se juega como $2/$4.',
    'Elige asiento por quién pone straddle: a tu derecha lo quieres a él y a quien juega peor los botes grandes; con un buen jugador a tu izquierda, el dinero extra es suyo.',
  ],
  etapas: [
    {
      nivel: 3,
      enfoque:
        'Calcula el SPR del flop en cada bote con straddle y di antes de la primera apuesta si tu mano va por el stack, por dos calles o por una.',
      idea: 'En vivo $2/$5 con straddle de $10 y stacks de $500 hay 50 unidades: un proyecto que a 100 pagaba por implícitas aquí se juega all-in o se suelta.',
    },
    {
      nivel: 4,
      enfoque:
        'Reparte el stack en las calles que quedan con tamaños exactos y elige con cuántas unidades te conviene sentarte y junto a quién.',
      idea: 'Recargar también es una decisión de juego: con 40 unidades casi todo bote subido es de dos apuestas; hazlo solo si está dentro del presupuesto de la sesión.',
    },
    {
      nivel: 5,
      enfoque:
        'Decide si la mesa conviene: coste por hora de aceptar el straddle, banca real, quién empeora con botes mayores y cuándo levantarse.',
      idea: 'Un straddle obligatorio no perjudica a nadie en particular: duplica el límite real, así que revisa si tu banca y tu tope de pérdida lo cubren.',
    },
  ],
  errorTipico:
    'Jugar el flop con el SPR de la mesa sin straddle: soltar la pareja mayor con SPR 2,5 «porque ya es mucho dinero» o pagar tres calles con SPR 8 y pareja alta floja. Y poner straddle «por animar» jugando por encima de la banca.',
  preguntas: [
    {
      pregunta:
        '$1/$2 con straddle de $4 y stacks de $200: abren a $12 y paga solo el straddle. ¿Qué SPR hay en el flop?',
      respuesta:
        'Bote 12 + 12 + 1 + 2 = $27 y quedan $188: SPR 7. Sin straddle, una apertura a $6 pagada deja $13 y $194: SPR 15.',
    },
    {
      pregunta: '¿Qué manos van all-in con SPR 2,5 y cuáles con SPR 8?',
      respuesta:
        'Con 2,5: pareja mayor, pareja alta con buen acompañante y proyectos fuertes. Con 8: doble pareja o mejor y proyectos con muchas cartas; la pareja alta cobra dos calles.',
    },
    {
      pregunta: '¿Junto a quién te sientas en una mesa con straddles voluntarios?',
      respuesta:
        'Con quien los pone y juega peor a tu derecha, para actuar después que él; evita tener a tu izquierda a un buen jugador agresivo.',
    },
    {
      pregunta: '¿Qué debes comprobar antes de jugar una mesa con straddle obligatorio?',
      respuesta:
        'Que tu banca y tu tope de pérdida cubran el límite real (el doble) y que tu stack en unidades permita tu juego; si no, cambia de mesa.',
    },
  ],
  criterio: {
    texto: 'Das el SPR y el plan de stack correctos en {aciertos} de {de} manos con straddle',
    aciertos: 8,
    de: 10,
    unidad: 'manos',
  },
  foco: 'En cada bote con straddle di el SPR al ver el flop y si tu mano va por una, dos o tres calles.',
  revision: '¿Jugué el flop con el SPR real de la mano o con el que dice el cartel de la mesa?',
  ejemplo: {
    niveles: [3, 5],
    mano: 'Ac Jd',
    mesa: 'As 8c 3d',
    situacion:
      'Cash $1/$2 con straddle de $4 en UTG, stacks de $300 (75 straddles). Abriste a $12 en el botón y pagó solo el straddle. Te pasa.',
    pregunta: '¿Qué SPR hay, cuántas calles quiere tu mano y qué cambiaría con stacks de $150?',
    respuesta:
      'Bote: 12 + 12 + 1 + 2 = $27; quedan $288: SPR 10,7. Con ese SPR la pareja alta cobra dos o tres apuestas, pero no juega el stack ante una resubida: apuesta $18 (bote $63), $40 en el turn (bote $143) y decide el river según el rival. Con stacks de $150 quedarían $138, SPR 5,1: tres apuestas iguales de unos dos tercios del bote meten todo y ya no hay sitio para soltarla barato. Misma mesa y misma mano: manda el SPR.',
    calculos: [
      { tipo: 'cuenta', expresion: '12+12+1+2', da: '$27' },
      { tipo: 'spr', stack: 288, bote: 27, da: '10,7' },
      { tipo: 'cuenta', expresion: '27+2*18', da: '$63' },
      { tipo: 'cuenta', expresion: '63+2*40', da: '$143' },
      { tipo: 'spr', stack: 138, bote: 27, da: '5,1' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [5, 5],
      mano: 'Qs Js',
      mesa: 'Qd 8s 4c',
      situacion:
        'Partida privada $50/$100 con straddle obligatorio de $200, stacks de $30.000. Llevas $60.000 para la partida. 28 manos por hora, ocho jugadores. Abriste a $600 en el botón y pagó solo el straddle: bote $1.350. Te pasa.',
      pregunta: '¿Cuántas unidades juegas de verdad, qué SPR hay con pareja alta y qué dice tu banca?',
      respuesta:
        'Unidades: 30.000 ÷ 200 = 150 straddles, no 300 bb; tus $60.000 son 2 cajas de esta mesa. SPR: 29.400 ÷ 1.350 = 21,8: pareja alta con kicker medio y picas traseras apuesta una o dos calles ($450, un tercio) y no juega el stack ante una resubida. El straddle duplica el límite real: con una desviación de 90 unidades cada 100 manos, cinco horas (140 manos) mueven 90 × √1,4 ≈ 90 × 1,18 = 106 unidades, $21.200. Con dos cajas eso es más de un tercio de lo que trajiste: vende parte, siéntate más corto o elige otra mesa.',
      calculos: [
        { tipo: 'cuenta', expresion: '30000/200', da: '150' },
        { tipo: 'cuenta', expresion: '60000/30000', da: '2' },
        { tipo: 'spr', stack: 29400, bote: 1350, da: '21,8' },
        { tipo: 'cuenta', expresion: '90*1.18', da: '106' },
        { tipo: 'cuenta', expresion: '106*200', da: '$21.200' },
      ],
    },
  ],
  spots: [
    {
      niveles: [3, 4],
      mano: 'Ah Kd',
      mesa: 'Ks 9c 4d',
      situacion:
        'Cash $1/$2 con straddle de $4, stacks de $200 (50 straddles). Abriste a $12 en el CO y pagó solo el straddle, que paga mucho. Bote $27, quedan $188. Te pasa.',
      pregunta:
        '¿Qué fracción de bote por calle mete el stack justo en el river? ¿Y sin straddle, con bote de $13 y $194?',
      respuesta:
        'SPR 188 ÷ 27 = 7,0. Apostando 73 % en cada calle el bote se multiplica por 2,46: 27 × 2,46 × 2,46 × 2,46 = 402, casi los 27 + 2 × 188 = 403 que hay. Apuesta $20 y sigue: contra quien paga mucho, A-K va por el stack. Sin straddle el SPR sería 14,9 y harían falta tres apuestas mayores que el bote: allí la misma mano juega dos calles.',
      calculos: [
        { tipo: 'spr', stack: 188, bote: 27, da: '7,0' },
        { tipo: 'cuenta', expresion: '27*2.46*2.46*2.46', da: '402' },
        { tipo: 'cuenta', expresion: '27+2*188', da: '403' },
        { tipo: 'spr', stack: 194, bote: 13, da: '14,9' },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Jd Td',
      mesa: '9d 4d 2s',
      situacion:
        'Cash $2/$5 con straddle de $10, stacks de $500 (50 straddles). MP abre a $30, pagas en el botón y paga el straddle. Bote $97, quedan $470. Pasa el straddle, MP apuesta $70 y el straddle abandona.',
      pregunta:
        '¿Pagas o vas all-in con color y dos overcards? Supón que MP solo paga con Q-Q, K-K, A-A y A-9 del mismo palo.',
      respuesta:
        'SPR 4,8: hay sitio para el all-in. Contra lo que te paga tienes 38,8 %: 0,388 × 1.037 − 470 = −$68 cada vez que paga; si abandona ganas 97 + 70 = $167. Basta con que abandone 68 ÷ (68 + 167) = 28,9 %, y MP también apuesta aquí A-K y A-Q: all-in. Pagar $70 deja un bote de $237 y $400 por detrás, con un turn difícil cuando no ligas. A 100 unidades, el mismo all-in arriesgaría $970 por $167 y no tendría sentido.',
      calculos: [
        { tipo: 'spr', stack: 470, bote: 97, da: '4,8' },
        { tipo: 'equity', mano: 'Jd Td', rivales: ['QQ', 'KK', 'AA', 'A9s'], mesa: '9d 4d 2s', da: '38,8 %' },
        { tipo: 'cuenta', expresion: '0.388*1037-470', da: '−$68' },
        { tipo: 'cuenta', expresion: '97+70', da: '$167' },
        { tipo: 'cuenta', expresion: '100*68/(68+167)', da: '28,9 %' },
      ],
    },
    {
      niveles: [3, 5],
      mano: 'Qs Qh',
      mesa: 'Jd 8c 3s',
      situacion:
        'Cash $2/$5 con straddle de $10, stacks de $600 (60 straddles). CO abre a $30, haces 3-bet a $95 en el botón y paga CO. Bote $207, stacks $505. Te pasa.',
      pregunta: 'SPR y plan de stack con pareja mayor.',
      respuesta:
        'SPR 505/207 = 2,4. En una mesa sin straddle habrías pensado en 120 bb; aquí es de 60 unidades y la pareja mayor va al all-in: apuesta $85 (bote $377) y mete los $420 restantes en el turn, 1,1 botes, o repártelos en turn y river. No hay calle en la que abandones contra un rango normal.',
      calculos: [
        { da: '2,4', tipo: 'spr', stack: 505, bote: 207 },
        { da: '$377', tipo: 'cuenta', expresion: '207+85+85' },
        { da: '1,1 botes', tipo: 'spr', stack: 420, bote: 377 },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Cash $5/$10 con straddle de $20 casi en cada mano. Te quedan $800 y la compra máxima es $1.500. A tu derecha hay un jugador flojo con $3.000 que pone siempre straddle; tu tope de la sesión permite recargar.',
      pregunta: '¿Recargas? Compara unidades y SPR en un bote abierto a $50 y pagado por uno, con el straddle fuera.',
      respuesta:
        'Con $800 tienes 40 unidades; con $1.500, 75. Bote: 50 + 50 + 20 + 10 + 5 = $135. SPR 750 ÷ 135 = 5,6 contra 1.450 ÷ 135 = 10,7. Con 5,6 el flop se decide en dos apuestas y tu ventaja de turn y river casi no juega; contra un rival flojo, profundo y a tu derecha, recarga. Si estuviera a tu izquierda o la recarga saliera del tope, quédate corto o cambia de mesa.',
      calculos: [
        { tipo: 'cuenta', expresion: '800/20', da: '40' },
        { tipo: 'cuenta', expresion: '1500/20', da: '75' },
        { tipo: 'cuenta', expresion: '50+50+20+10+5', da: '$135' },
        { tipo: 'spr', stack: 750, bote: 135, da: '5,6' },
        { tipo: 'spr', stack: 1450, bote: 135, da: '10,7' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Mesa de 8 con straddle obligatorio de $20 sobre $5/$10. Tu banca para esta sala es de $30.000 y usas la regla de 30 cajas de 100 unidades.',
      pregunta: '¿Cubre tu banca esta mesa? ¿Cuál es la caja real?',
      respuesta:
        'Caja real: 100 × 20 = $2.000, no $1.000. 30 cajas piden $60.000: tu banca cubre 15. No la juegues con esa regla, o siéntate con menos unidades solo si tu plan lo contempla y sin forzarlo. El cartel dice $5/$10, el juego es de $10/$20 con una ciega extra.',
      calculos: [
        { da: '$2.000', tipo: 'cuenta', expresion: '100*20' },
        { da: '$60.000', tipo: 'cuenta', expresion: '30*2000' },
      ],
    },
    {
      niveles: [5, 5],
      situacion:
        'Te invitan a poner straddle de $20 en UTG cada vuelta, mesa de 8, 30 manos por hora. Estimas que ponerlo a ciegas te cuesta 0,25 straddles por vez más que abandonar normalmente.',
      pregunta: '¿Cuánto cuesta por hora y qué tendría que dar la dinámica de la mesa para compensarlo?',
      respuesta:
        'Lo pondrías 30/8 = 3,75 veces por hora: 3,75 × 0,25 × 20 = $18,75 por hora. Compensa solo si hace que dos rivales flojos jueguen el doble de alto y eso te rinde más: con una ventaja de $40 por hora sobre ellos que se duplica, sí. Si solo tú y otro regular straddlean, es dinero tirado.',
      calculos: [
        { da: '3,75 veces', tipo: 'cuenta', expresion: '30/8' },
        { da: '$18,75', tipo: 'cuenta', expresion: '3.75*0.25*20' },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Ac Kd',
      mesa: 'Kc 9s 4d',
      situacion:
        'Cash $2/$5 con straddle de $10, stacks de $500 (50 straddles). Abriste a $30 y pagó el straddle. Bote $67, quedan $470. Te pasa.',
      pregunta: 'SPR y tres apuestas para meter el stack con A-K.',
      respuesta:
        'SPR 7,0: largo para 50 straddles. Dos tercios: $45 (bote $157), $105 (bote $367) y el resto, $320, 87 % del bote. Contra un recreativo que defiende su straddle con todo, apuesta las tres. Si resube el flop a $150, quedan $320 y el SPR es de uno: paga y ve all-in en el turn con pareja alta máxima. Con 100 straddles sería otra historia.',
      calculos: [
        { tipo: 'spr', stack: 470, bote: 67, da: '7,0' },
        { tipo: 'cuenta', expresion: '67+90', da: '$157' },
        { tipo: 'cuenta', expresion: '157+210', da: '$367' },
        { tipo: 'cuenta', expresion: '100*320/367', da: '87 %' },
        { tipo: 'cuenta', expresion: '470-150', da: '$320' },
      ],
    },
    {
      niveles: [3, 3],
      mano: '6d 5d',
      situacion:
        'Cash $1/$2 con straddle de $4 y stacks de $200. Estás en la ciega grande, el botón abre a $12 y solo falta el straddle por hablar.',
      pregunta: '¿Pagas con 6-5 del mismo palo? Precio, unidades y qué cambiaría con $600.',
      respuesta:
        'Pagas 12 − 2 = $10 para un bote de 12 + 12 + 1 + 4 = $29: 34,5 %. Son 50 straddles: con 50 unidades los proyectos no cobran lo suficiente y el straddle aún puede subir. Retírate. Con $600 serían 150 unidades y la mano entra: lo que paga es lo que puedes ganar cuando ligas, y con 50 unidades no lo hay.',
      calculos: [
        { tipo: 'cuenta', expresion: '12-2', da: '$10' },
        { tipo: 'cuenta', expresion: '12+12+1+4', da: '$29' },
        { tipo: 'cuenta', expresion: '100*10/29', da: '34,5 %' },
        { tipo: 'cuenta', expresion: '200/4', da: '50' },
        { tipo: 'cuenta', expresion: '600/4', da: '150' },
      ],
    },
    {
      niveles: [5, 5],
      situacion:
        'Partida privada con straddle que casi todos ponen. En tu registro de 8 noches: 31 manos por hora, ganas 4 straddles por hora, desviación de 65 straddles por cada 100 manos, unidad $400.',
      pregunta: '¿Qué esperas en 5 horas, qué se mueve y qué banca pides?',
      respuesta:
        'Esperado: 4 × 5 = 20 unidades, $8.000. Manos: 155; desviación 65 × √1,55 ≈ 65 × 1,245 = 81 unidades, $32.400. Con una noche mala de dos desviaciones pierdes $56.800 netos. Si esa cifra te cambia el mes, no es tu partida: baja el porcentaje propio hasta que una noche mala sea el 5 % de tu banca, aunque la ganancia por hora parezca lo mejor que tienes.',
      calculos: [
        { tipo: 'cuenta', expresion: '4*5', da: '20' },
        { tipo: 'cuenta', expresion: '20*400', da: '$8.000' },
        { tipo: 'cuenta', expresion: '31*5', da: '155' },
        { tipo: 'cuenta', expresion: '65*1.245', da: '81' },
        { tipo: 'cuenta', expresion: '81*400', da: '$32.400' },
        { tipo: 'cuenta', expresion: '2*81*400-20*400', da: '$56.800' },
      ],
    },
  ],
  variantes: {
    teoria: [
      {
        titulo: 'tabla de SPR',
        consigna:
          'Escribe para tres mesas con straddle el SPR de un bote subido y de uno con 3-bet a 50, 75 y 100 unidades. Al lado, la peor mano que iría all-in en cada uno.',
      },
      {
        titulo: 'el asiento que eliges',
        consigna:
          'Dibuja una mesa con dos jugadores que ponen straddle y uno fuerte, y elige tu asiento. Explica en qué calles ganas por estar ahí.',
      },
      {
        titulo: 'lo que cuesta ponerlo',
        consigna:
          'Calcula el coste por hora de poner straddle en tu mesa y escribe cuándo lo aceptarías. Responde las preguntas.',
      },
    ],
    ejercicios: [
      {
        titulo: 'una, dos o tres calles',
        consigna: 'Di en las manos de abajo el SPR y cuántas apuestas quiere tu mano antes de elegir el primer tamaño.',
      },
      {
        titulo: 'tamaños que llegan',
        consigna:
          'Calcula en las manos de abajo qué fracción de bote por calle mete el stack en el river y en el turn.',
      },
      {
        titulo: 'con y sin straddle',
        consigna: 'Repite las manos de abajo sin straddle y marca qué decisión cambia y por cuánto.',
      },
      {
        titulo: 'con el doble y con la mitad',
        consigna: 'Resuelve las manos de abajo con el doble y con la mitad de stack y señala dónde cambia el plan.',
      },
      {
        titulo: 'proyectos con SPR bajo',
        consigna:
          'Busca en las manos de abajo si un proyecto de color iría all-in, pagaría o se soltaría con ese SPR, y con qué cuenta.',
      },
      {
        titulo: 'asiento y compra',
        consigna: 'Di en los casos de abajo junto a quién te sentarías y con cuántas unidades, y por qué.',
      },
      {
        titulo: 'banca real',
        consigna: 'Calcula en los casos de abajo la caja real y si tu banca la cubre con tu regla.',
      },
      {
        titulo: 'cuentas de mesa en vivo',
        consigna: 'Con reloj y de cabeza, resuelve las {n} situaciones de abajo como si estuvieras sentado en la mesa.',
      },
    ],
    test: [
      {
        titulo: 'examen de SPR',
        consigna: 'Da SPR, plan de stack y decisión en las {n} manos de abajo.',
      },
      {
        titulo: 'examen de compromiso',
        consigna:
          'Di en las {n} manos de abajo en qué momento ya no puedes soltar la mano y compruébalo con el bote y lo que queda.',
      },
      {
        titulo: 'examen de costes',
        consigna: 'Calcula el coste o la banca pedida en los {n} casos de abajo y concluye.',
      },
      {
        titulo: 'examen comparado',
        consigna: 'Resuelve las {n} manos de abajo con straddle y sin él; acierto si explicas la diferencia.',
      },
    ],
    jugar: [
      {
        titulo: 'SPR en voz baja',
        consigna:
          'Juega {min} minutos en una mesa con straddle o ante permitido y di el SPR en cada flop que veas. Si tu club no los usa, haz la cuenta como si el bote fuera el doble.',
      },
      {
        titulo: 'plan de stack escrito',
        consigna:
          'Durante {min} minutos escribe en cada bote subido si tu mano va por una, dos o tres calles y compáralo con lo que hiciste.',
      },
      {
        titulo: 'sin straddle por animar',
        consigna: 'Juega {min} minutos sin poner straddle voluntario y anota cuánto habrías metido a ciegas.',
      },
    ],
    analizar: [
      {
        titulo: 'manos con profundidad equivocada',
        consigna: 'Revisa {n} manos con straddle o ante y marca dónde decidiste como si el stack fuera el doble.',
      },
      {
        titulo: 'saldo del straddle',
        consigna: 'Calcula en {n} straddles puestos cuánto perdiste o ganaste y compáralo con abandonar.',
      },
      {
        titulo: 'quién se compromete mal',
        consigna:
          'Anota en {n} botes grandes con qué mano y con qué SPR metió el stack cada rival, y quién no ajusta la profundidad.',
      },
    ],
  },
};
