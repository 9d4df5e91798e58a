import type { PokerTopic } from '../../poker-topic.ts';

export const pkFunPosicion: PokerTopic = {
  id: 'pk-fun-posicion',
  titulo: 'Importancia de la posición',
  area: 'FUN',
  nivelMin: 0,
  nivelMax: 2,
  prerequisitos: ['pk-fun-reglas'],
  minutosEtapa: 180,
  importancia: 'esencial',
  terminos: [
    'posición',
    'posiciones en la mesa',
    'utg',
    'botón',
    'cutoff',
    'hijack',
    'estar en posición',
    'hablar último',
    'jugar en posición',
    'posición temprana',
    'posición tardía',
    'early position',
    'late position',
    'ip y oop',
    'qué asiento conviene',
    'under the gun',
    'orden de los asientos',
    'ventaja de posición',
  ],
  ideas: [
    'En posición es actuar después del rival en flop, turn y river: ves lo que hace antes de decidir, eliges si el bote crece y puedes ver la siguiente carta gratis.',
    'En mesa de 6 el orden preflop es UTG, HJ (hijack), CO (cutoff), BTN (botón), SB (ciega pequeña) y BB (ciega grande); el botón tiene posición en todas las calles sobre todos.',
    'Cuantos más jugadores quedan por hablar, mejor mano necesitas: con cinco detrás la probabilidad de que alguien tenga AA–TT o AK es más del doble que con dos.',
    'Las ciegas ponen dinero a la fuerza y juegan fuera de posición el resto de la mano: es normal perder allí; el objetivo es perder menos que lo obligatorio.',
  ],
  etapas: [
    {
      nivel: 0,
      enfoque:
        'Aprende a nombrar tu asiento en cada mano y quién hablará después de ti en el flop. Juega muy pocas manos desde UTG y las ciegas y unas cuantas más desde el botón.',
      idea: 'Regla de arranque: si dudas si jugar una mano, juégala solo si estás en el cutoff o el botón y nadie ha subido.',
    },
    {
      nivel: 1,
      enfoque:
        'Cuantifica la posición: compara tu porcentaje de manos jugadas por asiento y comprueba que crece de UTG al botón. Aprende a usar la carta gratis y el pago barato cuando cierras la acción.',
      idea: 'Tu botón debe jugar al menos el doble de manos que tu UTG; si los números se parecen, estás ignorando el asiento.',
    },
    {
      nivel: 2,
      enfoque:
        'Decide también por la posición relativa: quién apostará detrás de ti y dónde está el agresor. Paga menos fuera de posición y sube más cuando un pago te dejaría con un jugador por hablar.',
      idea: 'La posición respecto del agresor importa tanto como el botón: sentarte justo antes de él te obliga a decidir con gente por hablar.',
    },
  ],
  errorTipico:
    'Jugar las mismas manos en todos los asientos porque «A-J es A-J». Desde UTG tienes cinco rivales por hablar y casi siempre estarás fuera de posición; desde el botón solo quedan las ciegas.',
  preguntas: [
    {
      pregunta: 'Nombra los seis asientos en orden preflop y di cuál habla último en el river.',
      respuesta:
        'UTG, HJ, CO, BTN, SB, BB. En el river habla último el botón si sigue en la mano; si no, el activo más cercano a su derecha.',
    },
    {
      pregunta: '¿Qué tres cosas ganas al estar en posición con una mano media?',
      respuesta:
        'Información (ves su acción antes), control del bote (puedes pasar detrás y llegar al showdown barato) y carta gratis si él pasa y tú también.',
    },
    {
      pregunta:
        'Estás en el CO y pagas a UTG; el botón y las ciegas siguen por hablar. ¿Qué riesgo añades respecto de pagar desde el botón?',
      respuesta:
        'Tres jugadores pueden resubir o entrar: a veces pagas y te obligan a retirarte, y otras el botón entra y te quita la posición en el flop.',
    },
  ],
  criterio: {
    texto: 'Acierta la decisión y nombra quién tiene la posición en el flop en {aciertos} de {de} manos.',
    aciertos: 8,
    de: 10,
    unidad: 'manos',
  },
  foco: 'Antes de entrar en un bote di tu asiento y quién hablará después de ti en el flop; si son más de uno, exige mejor mano.',
  revision: '¿Perdí dinero en esta mano por la carta o por haberla jugado fuera de posición?',
  variantes: {
    teoria: [
      {
        titulo: 'el mapa de la mesa',
        consigna:
          'Dibuja una mesa de seis con sus nombres y marca con flechas quién habla después de quién en el preflop y en el flop. Lee luego el ejemplo y repite la cuenta de rivales por hablar para cada asiento.',
      },
      {
        titulo: 'misma mano, seis asientos',
        consigna:
          'Toma la mano del ejemplo y escribe qué harías en cada uno de los seis asientos y por qué cambia. Compara con las ideas clave.',
      },
      {
        titulo: 'qué ganas hablando último',
        consigna:
          'Lee las ideas y explica con un caso propio cada ventaja: información, control del bote y carta gratis. Sin caso concreto no cuenta.',
      },
    ],
    ejercicios: [
      {
        titulo: 'asiento, agresor y quién cierra',
        consigna:
          'En cada mano de abajo escribe tu asiento, el del agresor y quién habla último en el flop antes de decidir.',
      },
      {
        titulo: 'mueve la mano de asiento',
        consigna:
          'Resuelve cada mano de abajo y después cámbiate de asiento dos puestos: di si tu decisión se mantiene.',
      },
      {
        titulo: 'cuenta los que faltan',
        consigna:
          'Para cada mano de abajo di cuántos jugadores quedan por hablar y estima si es probable que uno tenga mano grande; luego decide.',
      },
      {
        titulo: 'los dos lados',
        consigna:
          'Juega cada mano de abajo primero como el jugador en posición y después como su rival, y compara cuántas opciones tenía cada uno.',
      },
      {
        titulo: 'carta gratis o apuesta',
        consigna:
          'En las manos de abajo con flop indica si pasar te daría carta gratis o se la daría al rival, y decide con esa respuesta.',
      },
      {
        titulo: 'de memoria y con reloj',
        consigna:
          'Con reloj, di asiento y decisión para las {n} manos de abajo; corrige después, sin cambiar lo dicho.',
      },
      {
        titulo: 'el defecto del plan',
        consigna:
          'Imagina que un amigo paga en cada mano de abajo. Explícale qué problema de posición tendrá en el flop.',
      },
      {
        titulo: 'escribe la versión fácil',
        consigna: 'Reescribe cada mano de abajo cambiando solo las posiciones hasta que la decisión sea trivial.',
      },
    ],
    test: [
      {
        titulo: 'decisión y asiento',
        consigna:
          'Responde las {n} manos de abajo; el acierto exige decisión correcta y nombrar quién actúa último en el flop.',
      },
      {
        titulo: 'tabla de asientos',
        consigna:
          'Antes de leer cada pregunta de abajo ordena los jugadores del primero al último en el flop; después decide. Cuenta los órdenes sin fallo.',
      },
      {
        titulo: 'una sola lectura',
        consigna: 'Lee una vez cada mano de abajo, tápala y decide justificando con la posición.',
      },
      {
        titulo: 'pares gemelos',
        consigna:
          'Para cada mano de abajo escribe la decisión en posición y fuera de ella; corrige la que pide el enunciado.',
      },
    ],
    jugar: [
      {
        titulo: 'solo asientos buenos',
        consigna:
          'Juega {min} minutos entrando únicamente desde CO, BTN y la ciega grande ya pagada; anota qué manos te costó dejar.',
      },
      {
        titulo: 'anuncia tu asiento',
        consigna: 'Juega {n} manos diciendo tu posición y la del agresor antes de cada decisión preflop.',
      },
      {
        titulo: 'registro por asiento',
        consigna:
          'Juega {min} minutos con una hoja de seis casillas y apunta en cada una las manos que jugaste; al final el botón debe tener más que UTG.',
      },
    ],
    analizar: [
      {
        titulo: 'ganancias por asiento',
        consigna: 'Separa tus últimas manos por posición y suma el resultado de cada una; explica la que peor va.',
      },
      {
        titulo: 'tres botes fuera de posición',
        consigna: 'Elige tres botes jugados fuera de posición y escribe cómo habrían ido con el asiento cambiado.',
      },
      {
        titulo: 'manos que no debieron empezar',
        consigna: 'Busca en tus manos las que jugaste desde UTG o ciega pequeña y decide cuáles eran retirada preflop.',
      },
    ],
  },
  ejemplo: {
    niveles: [0, 2],
    mano: 'Kh 9h',
    situacion:
      'Cash NL2, mesa de 6, ciegas $0,01/$0,02, stacks de $2. Te reparten la misma mano dos veces: una en UTG y otra en el botón, y en ambas nadie ha entrado.',
    pregunta: '¿La juegas en los dos sitios?',
    respuesta:
      'En UTG te retiras: quedan 5 rivales y, si cada uno tiene una mano de las fuertes (TT+ y AK, 3,5 % de las manos), la probabilidad de que alguno la tenga es cerca de 16 %. En el botón solo quedan 2: baja a 7 % y además hablarás último en las tres calles. Allí subes a 2,5 ciegas, $0,05.',
    calculos: [
      { tipo: 'cuenta', expresion: '100 * (5 * 6 + 1 * 4 + 1 * 12) / 1326', da: '3,5 %' },
      { tipo: 'cuenta', expresion: '100 * (1 - 0.965 * 0.965 * 0.965 * 0.965 * 0.965)', da: '16 %' },
      { tipo: 'cuenta', expresion: '100 * (1 - 0.965 * 0.965)', da: '7 %' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [2, 2],
      mano: 'Ts 9s',
      situacion:
        'NL25, mesa de 6, 100 bb. HJ sube a 2,5 bb. Comparas pagar desde el CO, con botón y ciegas por hablar (resuben el 9 %, el 8 % y el 6 %), y pagar desde el botón, con solo las ciegas detrás.',
      pregunta: '¿Pagas 10-9 del mismo palo en los dos asientos?',
      respuesta:
        'En el botón sí: nadie resube 0,92 × 0,94 = 86,5 % de las veces, hablas último en todas las calles y la parte que pierdes por resubidas es 0,135 × 2,5 = 0,34 bb. En el CO nadie resube solo 0,91 × 0,92 × 0,94 = 78,7 %: la pérdida sube a 0,213 × 2,5 = 0,53 bb y, cuando el botón paga, te quita además la posición. Desde el CO retírate. La mano es la misma; cambia quién queda por hablar.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*0.92*0.94', da: '86,5 %' },
        { tipo: 'cuenta', expresion: '0.135*2.5', da: '0,34 bb' },
        { tipo: 'cuenta', expresion: '100*0.91*0.92*0.94', da: '78,7 %' },
        { tipo: 'cuenta', expresion: '0.213*2.5', da: '0,53 bb' },
      ],
    },
  ],
  spots: [
    {
      niveles: [0, 1],
      mano: 'Ac Jd',
      situacion: 'NL2, mesa de 6. Estás en UTG con $2; nadie ha hablado todavía.',
      pregunta: '¿Cuántos rivales pueden tener una mano mejor y qué haces?',
      respuesta:
        'Quedan 5 por hablar. A-J offsuit es de lo más bajo con lo que se puede abrir aquí: sube a 3 ciegas, $0,06, y retírate si resuben fuerte. Con A-10 offsuit desde el mismo asiento ya no entres. No pagues la ciega: si entras, sube.',
      calculos: [{ tipo: 'cuenta', expresion: '3 * 0.02', da: '$0,06' }],
    },
    {
      niveles: [0, 2],
      mano: 'Qd Jd',
      mesa: 'Td 6h 2c',
      situacion:
        'NL5, $5 de stack. Subiste desde el botón a $0,15, pagó la ciega grande ($0,32 en el bote). En el flop ella pasa.',
      pregunta: '¿Qué te permite hacer la posición que ella no podía?',
      respuesta:
        'Puedes apostar o ver el turn gratis. Tienes dos cartas mayores que la mesa y proyectos lejanos de color y escalera: 6 cartas (Q o J) te dan pareja mayor que el 10, y aparecen en el turn el 12,8 % de las veces. Apostar un tercio del bote, 0,11 aproximadamente, gana muchas veces ya; si prefieres pasar, pagas $0 por esa carta. Ella, fuera de posición, nunca puede garantizarse una carta gratis.',
      calculos: [
        { tipo: 'outs', outs: 6, cartas: 1, vistas: 5, da: '12,8 %' },
        { tipo: 'cuenta', expresion: '0.32 / 3', da: '0,11' },
      ],
    },
    {
      niveles: [0, 2],
      mano: '8s 8c',
      situacion: 'NL5, mesa de 6. UTG sube a $0,15, todos se retiran hasta ti, en el botón, con $5.',
      pregunta: '¿Pagar desde el botón es mejor que pagar desde la ciega pequeña con la misma mano?',
      respuesta:
        'Sí. En el botón pagas $0,15 con posición y solo las ciegas por hablar. En la ciega pequeña añadirías $0,13, algo menos, pero jugarías las tres calles hablando primero y con la ciega grande detrás. Ligas trío en el flop solo el 11,8 % de las veces; el resto del tiempo la posición es lo que decide si ganas con la pareja.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.15 - 0.02', da: '$0,13' },
        { tipo: 'cuenta', expresion: '100 * (1 - (48 * 47 * 46) / (50 * 49 * 48))', da: '11,8 %' },
      ],
    },
    {
      niveles: [1, 2],
      mano: 'Ad Ts',
      situacion:
        'NL10, mesa de 6. UTG (juega el 14 % de las manos) sube a $0,30. Estás en HJ con $10; quedan CO, BTN y ciegas.',
      pregunta: '¿Pagas, resubes o te retiras?',
      respuesta:
        'Retírate. Su rango, por ejemplo 77+, ATs+, KTs+, QTs+, JTs, AJo+, KQo, es el 10,3 % de las manos y domina a tu A-10. Además quedan 4 jugadores por hablar detrás de ti: cualquiera puede resubir o quitarte la posición.',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * (8 * 6 + 10 * 4 + 4 * 12) / 1326', da: '10,3 %' },
        { tipo: 'cuenta', expresion: '6 - 2', da: '4' },
      ],
    },
    {
      niveles: [1, 2],
      mano: 'Kd Js',
      mesa: 'Kc 8h 4s 4d',
      situacion:
        'NL10. Subiste desde CO, pagó la ciega grande. Bote en el flop $0,65: ella pasó, apostaste $0,30 y pagó. Turn: bote $1,25, ella vuelve a pasar.',
      pregunta: '¿Cómo usas la posición con esta mano media?',
      respuesta:
        'Puedes apostar de nuevo por valor o pasar y dejar el bote en $1,25. Apostando $0,60 y otros $1,20 en el river el bote llegaría a $4,85; pasando ahora y apostando $0,60 en el river, a $2,45. Con K-J y sin proyectos en la mesa, apuesta el turn contra quien paga con cualquier cosa y pasa contra quien solo sigue con K mejor: elegir el tamaño final del bote es el privilegio de hablar último.',
      calculos: [
        { tipo: 'cuenta', expresion: '1.25 + 2 * 0.6 + 2 * 1.2', da: '$4,85' },
        { tipo: 'cuenta', expresion: '1.25 + 2 * 0.6', da: '$2,45' },
      ],
    },
    {
      niveles: [2, 2],
      mano: 'Jh Th',
      situacion:
        'NL25, mesa de 6, $25. UTG sube a $0,75 y HJ paga. En la silla siguiente, el CO, piensas pagar; el botón es un jugador que resube el 12 % de las veces.',
      pregunta: '¿Qué cambia respecto de estar en el botón y qué decides?',
      respuesta:
        'Si pagas, la acción aún puede reabrirse: el botón resube el 12 % y, suponiendo que cada ciega lo haga el 6 %, la probabilidad de que puedas ver el flop sin otra subida es 78 %. Es decir, cerca de una de cada cuatro o cinco veces pierdes $0,75 sin flop. J-10 del mismo palo es pago claro en el botón y pago justo o retirada aquí; con un botón tan agresivo, retírate.',
      calculos: [{ tipo: 'cuenta', expresion: '100 * 0.88 * 0.94 * 0.94', da: '78 %' }],
    },
    {
      niveles: [2, 2],
      mano: '7c 7h',
      mesa: '9d 5s 3h',
      situacion: 'NL25. Botón subió a $0,60, pagaste en la ciega grande; bote $1,30. Pasas, él apuesta $0,45.',
      pregunta:
        'Fuera de posición, ¿qué precio necesitas y cómo afecta que quedes primero en hablar las calles siguientes?',
      respuesta:
        'El precio pide 20,5 % de equity y tu pareja suele tener bastante más contra un botón que apuesta mucho aquí. Pero no podrás realizarla entera: en turn y river hablas primero y puede seguir apostando cuando salga una carta alta (hay 20 cartas de 10 a as que te superan, de 47 que no ves). Paga esta vez, y ten decidido que en un turn alto con otra apuesta fuerte te retiras casi siempre.',
      calculos: [
        { tipo: 'potOdds', bote: 1.3, apuesta: 0.45, da: '20,5 %' },
        { tipo: 'cuenta', expresion: '5 * 4', da: '20' },
      ],
    },
    {
      niveles: [0, 1],
      mano: '9d 7d',
      situacion:
        'Mesa con fichas sin valor, ciegas 10/20, todos con 2.000. El primero en hablar sube a 60 y estás en la ciega pequeña. Dudas si pagar «porque ya puse 10».',
      pregunta: '¿Cuánto te cuesta de verdad, cuándo hablarás en el flop y qué haces?',
      respuesta:
        'Te cuesta 60 − 10 = 50 fichas más, y en el flop, el turn y el river hablarás primero: decidirás siempre sin saber qué hace el otro. Además queda por hablar la ciega grande. Retírate: las 10 fichas ya no son tuyas, son del bote. Con la misma mano en el botón y nadie dentro podrías subir a 60.',
      calculos: [
        { tipo: 'cuenta', expresion: '60-10', da: '50' },
        { tipo: 'cuenta', expresion: '3*20', da: '60' },
      ],
    },
    {
      niveles: [0, 1],
      mano: 'Ac Ts',
      mesa: 'Td 8h 3c 5s',
      situacion:
        'NL2, mesa de 6. Subiste en el botón, pagó la ciega grande. Flop: ella pasó, apostaste $0,07 y pagó. Turn: bote $0,27 y vuelve a pasar.',
      pregunta: '¿Quién sabe más ahora y qué te deja elegir la posición?',
      respuesta:
        'Sabes más tú: ella ya pasó dos veces y tú todavía no has decidido. Puedes apostar la mitad, unos $0,14, porque pagan ochos, dieces peores y proyectos, o pasar y ver el river gratis. Con pareja alta y as, apuesta. Si estuvieras en su asiento tendrías que elegir a ciegas: pasar y que te apuesten, o apostar sin saber nada. En el river volverás a hablar último: son 3 calles con la misma ventaja.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.27/2', da: '$0,14' },
        { tipo: 'cuenta', expresion: '3', da: '3' },
      ],
    },
    {
      niveles: [0, 1],
      mano: '5c 4c',
      mesa: 'Kd 9c 4s Qc',
      situacion:
        'NL2. Subiste en el botón, pagó la ciega grande. En el flop pasó, pasaste tú, y en el turn, Q♣, vuelve a pasar. Bote $0,13.',
      pregunta: '¿Qué te dio gratis la posición y qué haces ahora?',
      respuesta:
        'Te dio una carta gratis: viste el turn sin pagar y ahora tienes cuatro tréboles además de la pareja. Te faltan 13 − 4 = 9 cartas para el color. Puedes volver a pasar y ver el river por $0, o apostar la mitad, $0,07. Como ella ha pasado dos veces, apostar funciona a menudo; pasar tampoco cuesta nada. Quien habla primero no puede elegir así.',
      calculos: [
        { tipo: 'cuenta', expresion: '13-4', da: '9' },
        { tipo: 'cuenta', expresion: '0.13/2', da: '$0,07' },
      ],
    },
    {
      niveles: [0, 1],
      situacion:
        'NL2, mesa de 6. Anota tu asiento en diez manos: UTG, HJ, CO, botón, ciega pequeña, ciega grande, UTG, HJ, CO y botón. Tu lista permite 1 mano de cada 15 en los dos primeros asientos y 1 de cada 5 en CO y botón.',
      pregunta: '¿Cuántas manos esperas jugar de esas diez y dónde?',
      respuesta:
        'En UTG y HJ hay cuatro manos: 4 ÷ 15 = 0,3. En CO y botón, otras cuatro: 4 ÷ 5 = 0,8. En las ciegas, casi ninguna. En total 1,1: una de diez, y casi siempre en los últimos asientos. Si acabas de jugar cinco, no fue suerte: estás jugando asientos que no tocan.',
      calculos: [
        { tipo: 'cuenta', expresion: '4/15', da: '0,3' },
        { tipo: 'cuenta', expresion: '4/5', da: '0,8' },
        { tipo: 'cuenta', expresion: '4/15+4/5', da: '1,1' },
      ],
    },
  ],
};
