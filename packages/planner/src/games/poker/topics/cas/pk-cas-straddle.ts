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
    'El straddle es una tercera ciega voluntaria, normalmente el doble de la grande: dobla el precio de entrar y reduce a la mitad la profundidad real. 100 bb con straddle son 50 unidades.',
    'Mide todo en unidades de straddle: aperturas de 2,5 a 3 straddles, 3-bets y SPR como en una mesa de la mitad de profundidad.',
    'Ponerlo de UTG pierde dinero: pagas a ciegas sin posición postflop. En el botón es menos malo, porque hablas último después del flop.',
    'Hay más dinero muerto (ciegas 1,5 bb más 2 del straddle): se roba más desde posición tardía y el straddle debe defender con buen precio.',
    'Los que abren como si no hubiera straddle dan precio regalado: contra aperturas pequeñas, defiende y haz squeeze más; contra quienes no ajustan la profundidad, no pagues especulativas.',
  ],
  etapas: [
    {
      nivel: 3,
      enfoque:
        'Traduce cada mano a unidades de straddle: stack efectivo, tamaño de apertura y SPR, y aprende la acción en tu asiento.',
      idea: 'En vivo $2/$5 con straddle de $10 y stacks de $1.000 juegas 100 straddles; con stacks de $500, 50: ya no son implícitas de conectores.',
    },
    {
      nivel: 4,
      enfoque: 'Ataca el dinero muerto y defiende el straddle con rangos ajustados a su posición y al tamaño recibido.',
      idea: 'El straddle de UTG cierra la acción preflop pero habla antes que botón y CO después: defiende por precio, con manos que juegan bien sin posición.',
    },
    {
      nivel: 5,
      enfoque:
        'Negocia la mesa: acepta o promueve straddles solo si la dinámica te favorece, y ajusta a los botes enormes con antes y rondas obligatorias.',
      idea: 'Un straddle obligatorio en toda la mesa no es pérdida para nadie en particular: duplica el límite real, así que revisa si tu banca lo cubre.',
    },
  ],
  errorTipico:
    'Seguir pensando en ciegas grandes: pagar «solo» 3 bb con 7-6 del mismo palo cuando el stack real es de 50 unidades y el que abrió solo puso 1,5 straddles, o poner straddle «por animar» jugando por encima de la banca.',
  preguntas: [
    {
      pregunta: 'Ciegas 1/2, straddle 4, stacks de 400: ¿cuántas unidades efectivas juegas?',
      respuesta: '100 straddles, aunque sean 200 bb: la profundidad real es la mitad.',
    },
    {
      pregunta:
        '¿Cuánto dinero muerto hay con ciegas 1/2 y straddle 4, y qué necesita una apertura a 12 para ganar al instante?',
      respuesta: 'Hay 7. Abrir a 12 arriesga 12 para ganar 7: 63,2 % de abandonos.',
    },
    {
      pregunta: '¿Por qué el straddle de botón es menos malo que el de UTG?',
      respuesta:
        'Porque conserva la posición postflop. Sigue siendo dinero a ciegas, pero se recupera parte jugando último.',
    },
    {
      pregunta: '¿Qué debes comprobar antes de jugar una mesa con straddle obligatorio?',
      respuesta:
        'Que tu banca cubra el límite real (el doble) y que tu stack en unidades permita tu juego; si no, cambia de mesa.',
    },
  ],
  criterio: {
    texto: 'Traduces a unidades y decides bien en {aciertos} de {de} manos con straddle',
    aciertos: 8,
    de: 10,
    unidad: 'manos',
  },
  foco: 'En cada mano con straddle di el stack en straddles y el SPR que quedará si te pagan, antes de entrar.',
  revision: '¿Jugué esta mano con la profundidad real o con la que dice el cartel de la mesa?',
  ejemplo: {
    niveles: [3, 5],
    mano: 'Ac Jd',
    situacion: 'Cash $1/$2 con straddle de $4 en UTG, stacks de $300. Abandonan hasta ti en el botón.',
    pregunta: '¿Qué tamaño abres, cuántos abandonos necesita y qué SPR queda si paga solo el straddle?',
    respuesta:
      'Stack: 300/4 = 75 straddles. Dinero muerto: 1 + 2 + 4 = $7. Abre a $12 (3 straddles): arriesgas 12 para ganar 7, 63,2 % de abandonos si fuera puro robo; con A-J además juegas bien pagado. Si paga el straddle ($8 más), el bote es $27 y quedan $288: SPR 10,7, el de una mesa de 75 unidades, no de 150. Abrir a $6, como si la grande fuera de 2, da a la ciega grande y al straddle un precio regalado.',
    calculos: [
      { da: '75 straddles', tipo: 'cuenta', expresion: '300/4' },
      { da: '63,2 %', tipo: 'cuenta', expresion: '100*12/19' },
      { da: '10,7', tipo: 'spr', stack: 288, bote: 27 },
    ],
  },
  spots: [
    {
      niveles: [3, 4],
      mano: '8d 7d',
      situacion:
        'Cash $1/$3 con straddle de $6 en UTG, stacks de $420. MP abre a $18 y abandonan hasta ti en la ciega grande ($3 ya puestos, faltan $15); el straddle falta por hablar.',
      pregunta: '¿Pagas? Unidades efectivas y precio si el straddle abandona.',
      respuesta:
        '420/6 = 70 straddles. Pagas 15 para un bote final de 1 + 18 + 18 + 6 = $43: 34,9 %. Sin posición, con el straddle aún por hablar y solo 70 unidades, 8-7 del mismo palo no tiene implícitas suficientes: abandona. Con 150 straddles y posición sería otra historia.',
      calculos: [
        { da: '70 straddles', tipo: 'cuenta', expresion: '420/6' },
        { da: '34,9 %', tipo: 'cuenta', expresion: '100*15/43' },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Kh Tc',
      situacion:
        'Cash $1/$2, pusiste straddle de $4 en UTG; todos abandonan menos el botón, que abre a $10. Las ciegas abandonan. Stacks de $400.',
      pregunta: 'Precio de defender y decisión con K-T de distinto palo.',
      respuesta:
        'Pagas 6 para un bote final de 23: 26,1 %. K-T contra un rango amplio de botón tiene equity cruda de sobra y, aunque sin posición realizas menos, el precio alcanza: paga. El straddle se defiende como una ciega grande cara; ponerlo por costumbre, en cambio, sigue siendo entrar a ciegas.',
      calculos: [{ da: '26,1 %', tipo: 'cuenta', expresion: '100*6/23' }],
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
      mano: 'As 5s',
      situacion:
        'Cash $5/$10 con straddle de $20 en UTG, stacks de $2.000 (100 straddles). MP abre a $50 y pagan CO y botón. Estás en la ciega grande; el straddle suele abandonar.',
      pregunta: '¿Squeeze a $270? Dinero en el bote, abandonos exigidos y SPR si paga uno.',
      respuesta:
        'Hay 5 + 10 + 20 + 150 = $185 y tú ya pusiste 10: arriesgas $260 más para ganar 185: 58,4 % de abandonos conjuntos. Contra una apertura de 2,5 straddles con dos pagos débiles es razonable: A-5 del mismo palo bloquea ases. Si paga uno, el bote es 270 + 270 + 5 + 20 + 100 = $665 y quedan $1.730: SPR 2,6, fácil de jugar.',
      calculos: [
        { da: '$185', tipo: 'cuenta', expresion: '5+10+20+150' },
        { da: '58,4 %', tipo: 'cuenta', expresion: '100*260/(260+185)' },
        { da: '2,6', tipo: 'spr', stack: 1730, bote: 665 },
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
  ],
  variantes: {
    teoria: [
      {
        titulo: 'tabla de unidades',
        consigna:
          'Escribe para tres límites con straddle el stack en unidades, el dinero muerto y la apertura recomendada. Compara con la mesa sin straddle.',
      },
      {
        titulo: 'orden de acción',
        consigna:
          'Dibuja el orden de hablar preflop y postflop con straddle de UTG y de botón. Señala dos asientos que ganan y dos que pierden.',
      },
      {
        titulo: 'lo que cuesta ponerlo',
        consigna:
          'Calcula el coste por hora de poner straddle en tu mesa y escribe cuándo lo aceptarías. Responde las preguntas.',
      },
    ],
    ejercicios: [
      {
        titulo: 'traducir a straddles',
        consigna: 'Convierte en las manos de abajo todos los tamaños a unidades de straddle antes de decidir.',
      },
      {
        titulo: 'dinero muerto y robo',
        consigna:
          'Calcula en las manos de abajo el dinero muerto y los abandonos que pide una apertura de 3 straddles.',
      },
      {
        titulo: 'con y sin straddle',
        consigna: 'Repite las manos de abajo sin straddle y marca qué decisión cambia y por cuánto.',
      },
      {
        titulo: 'el straddler decide',
        consigna:
          'Ponte en el asiento del straddle en las manos de abajo y calcula el precio de defender con tres manos.',
      },
      {
        titulo: 'el SPR que quedará',
        consigna: 'Halla en las manos de abajo el SPR si te paga uno y di qué manos van al all-in.',
      },
      {
        titulo: 'squeeze sobre dinero muerto',
        consigna: 'Diseña en las manos de abajo un squeeze con tamaño y abandonos, y decide si tu mano lo aguanta.',
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
      { titulo: 'examen de unidades', consigna: 'Da unidades, precio y decisión en las {n} manos de abajo.' },
      {
        titulo: 'examen de asientos con straddle',
        consigna: 'Indica en las {n} manos de abajo quién habla antes y después del flop; luego decide.',
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
        titulo: 'unidades en voz baja',
        consigna:
          'Juega {min} minutos en una mesa con straddle o ante permitido y di el stack en unidades antes de entrar. Si tu club no los usa, trata cada apertura como un straddle en el cálculo.',
      },
      {
        titulo: 'atacar dinero muerto',
        consigna:
          'Durante {min} minutos abre con tamaño correcto desde CO y botón cuando haya straddle y cuenta los robos.',
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
        titulo: 'quién no ajusta',
        consigna: 'Anota en {n} botes los tamaños de los rivales y señala a los que abren como si no hubiera straddle.',
      },
    ],
  },
};
