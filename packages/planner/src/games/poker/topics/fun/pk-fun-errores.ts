import type { PokerTopic } from '../../poker-topic.ts';

export const pkFunErrores: PokerTopic = {
  id: 'pk-fun-errores',
  titulo: 'Errores de principiante: entrar de limp y pagar de más',
  area: 'FUN',
  nivelMin: 0,
  nivelMax: 2,
  prerequisitos: ['pk-fun-manos'],
  minutosEtapa: 180,
  importancia: 'esencial',
  terminos: [
    'limp',
    'limpear',
    'entrar de limp',
    'hacer limp',
    'pagar de más',
    'pagar demasiado',
    'pago todo',
    'pago de más',
    'errores de principiante',
    'errores de novato',
    'jugar demasiadas manos',
    'ver flops baratos',
    'enamorarse de los ases',
    'no saber retirarse',
    'retirarse a tiempo',
    'foldear',
    'no sé foldear',
    'jugar cualquier mano',
    'perseguir proyectos',
    'mostrar demasiadas manos',
  ],
  ideas: [
    'Entrar pagando la ciega (limp) renuncia a ganar el bote preflop y te lleva a flops con varios rivales sin iniciativa; si la mano merece jugarse la primera, merece una subida.',
    'Cada pago necesita un motivo que se pueda decir en voz alta: «tengo precio», «voy por delante de sus faroles» o «puedo ganar mucho si ligo». «A ver qué pasa» no es un motivo.',
    'Una pareja es una mano mediana: gana botes medianos. Cuando un jugador tranquilo sube en turn o river con las fichas de verdad, una sola pareja casi nunca es la mejor.',
    'Jugar entre el 18 % y el 25 % de las manos en mesa de 6 es suficiente; quien juega el 45 % ve el doble de flops con manos que no sabrá soltar.',
  ],
  etapas: [
    {
      nivel: 0,
      enfoque:
        'Juega pocas manos y súbelas; retírate del resto sin curiosidad. El objetivo de este nivel es que tus manos jugadas quepan en una lista corta y que ninguna empiece con un pago de la ciega.',
      idea: 'Lista inicial: 77 o más, A-Q, A-K, A-J del mismo palo y K-Q del mismo palo; con eso solo ya evitas la mitad de los errores.',
    },
    {
      nivel: 1,
      enfoque:
        'Mide tus fugas con dos números: VPIP (veces que entras) y diferencia entre VPIP y PFR (veces que subes). Recorta los pagos hasta que la diferencia no pase de 6 puntos.',
      idea: 'Si tu VPIP es 35 y tu PFR es 8, pagas 27 de cada 100 manos: ahí está casi todo el dinero perdido.',
    },
    {
      nivel: 2,
      enfoque:
        'Busca los pagos caros y bien disfrazados: el pago en el river «por si farolea», la pareja alta que paga tres apuestas y el proyecto sin precio en el turn. Ponle precio a cada uno.',
      idea: 'Un pago malo de 20 ciegas en el river borra el beneficio de varias horas de juego correcto.',
    },
  ],
  errorTipico:
    'Confundir barato con bueno: «solo es una ciega más». Diez limps perdidos son diez ciegas, y el coste de verdad llega después, cuando ligas una pareja floja y pagas tres apuestas.',
  preguntas: [
    {
      pregunta: '¿Por qué subir primero es mejor que entrar de limp con A-J en el botón?',
      respuesta:
        'Porque puedes ganar ya las ciegas, quedas con la iniciativa y echas manos que te superarían por accidente. Con limp la ciega grande ve el flop gratis con cualquier carta.',
    },
    {
      pregunta: 'Tienes A-K en K-9-4-7-2 y un jugador muy tranquilo te sube en el river. ¿Qué suele significar?',
      respuesta:
        'Dos pares o trío casi siempre: los jugadores pasivos no suben el river de farol. Tu pareja con buen kicker es un pago perdedor contra él.',
    },
    {
      pregunta: '¿Qué tres motivos válidos hay para pagar una apuesta?',
      respuesta:
        'Que tu equity supere el precio que pide el bote, que tu mano gane a bastantes faroles de su rango o que las odds implícitas cubran lo que falta.',
    },
  ],
  criterio: {
    texto: 'Elige la acción correcta y dice el motivo en una frase en {aciertos} de {de} manos.',
    aciertos: 8,
    de: 10,
    unidad: 'manos',
  },
  foco: 'No entres nunca de limp en un bote sin abrir y no pagues ninguna apuesta sin decir antes el motivo.',
  revision: '¿Puedo escribir en una frase el motivo de cada pago que hice en esta mano?',
  variantes: {
    teoria: [
      {
        titulo: 'los tres motivos para pagar',
        consigna:
          'Escribe los tres motivos válidos de un pago con un ejemplo propio de cada uno. Relee el ejemplo y di por qué allí no se cumple ninguno.',
      },
      {
        titulo: 'lo que cuesta un limp',
        consigna:
          'Calcula cuánto te cuestan diez limps en tu nivel y añade un pago malo por cada tres. Compara esa suma con lo que ganas en una sesión buena.',
      },
      {
        titulo: 'una pareja, un bote mediano',
        consigna:
          'Lee las ideas y redacta tu propia regla para soltar una pareja: contra quién, en qué calle y ante qué tamaño.',
      },
    ],
    ejercicios: [
      {
        titulo: 'motivo antes que acción',
        consigna:
          'En las manos de abajo escribe primero el motivo («precio», «gano a faroles», «implícitas») y después la acción; sin motivo, la acción es retirarse.',
      },
      {
        titulo: 'el momento del error',
        consigna:
          'Localiza en cada mano de abajo la calle donde empezó el problema, aunque la pregunta sea sobre otra.',
      },
      {
        titulo: 'ponle precio al pago',
        consigna: 'Calcula qué equity pide cada pago de abajo y di si tu mano puede llegar a ella contra ese rival.',
      },
      {
        titulo: 'abogado del mal pago',
        consigna:
          'Defiende en voz alta el peor pago posible en cada mano de abajo y refuta después cada argumento con un número.',
      },
      {
        titulo: 'cambia al rival',
        consigna:
          'Resuelve las manos de abajo y repítelas con un rival que farolea mucho: di en cuáles cambia la decisión y en cuáles no.',
      },
      {
        titulo: 'retiradas con reloj',
        consigna:
          'Con reloj, decide en las {n} manos de abajo si sigues o te retiras; después cuenta cuántos pagos fueron por curiosidad.',
      },
      {
        titulo: 'reescribe el preflop',
        consigna: 'Reescribe la primera acción de cada mano de abajo para que el problema nunca llegue a plantearse.',
      },
      {
        titulo: 'tu propia versión',
        consigna: 'Busca en tu memoria una mano parecida a cada una de abajo y escribe qué hiciste y qué harías hoy.',
      },
    ],
    test: [
      {
        titulo: 'seguir o soltar',
        consigna: 'Decide las {n} manos de abajo y justifica en una frase; un acierto sin motivo vale cero.',
      },
      {
        titulo: 'caza de fugas',
        consigna: 'Nombra el error de principiante que aparece en cada mano de abajo y la regla que lo evita.',
      },
      {
        titulo: 'sin ver el resultado',
        consigna: 'Tapa las respuestas, decide todas las manos de abajo seguidas y corrige solo al final.',
      },
      {
        titulo: 'la cuenta y la decisión',
        consigna: 'Da para cada mano de abajo la equity necesaria con un margen de dos puntos y la acción.',
      },
    ],
    jugar: [
      {
        titulo: 'cero limps',
        consigna:
          'Juega {min} minutos sin entrar de limp ni una vez en botes sin abrir; si fallas, apunta la mano y el motivo.',
      },
      {
        titulo: 'dilo antes de pagar',
        consigna: 'Juega {n} manos diciendo en voz alta el motivo de cada pago; si no sale la frase, te retiras.',
      },
      {
        titulo: 'diez retiradas difíciles',
        consigna:
          'Juega {min} minutos y anota cada retirada que te costó; el objetivo no es ganar, es no pagar por curiosidad.',
      },
    ],
    analizar: [
      {
        titulo: 'todos los pagos del river',
        consigna:
          'Reúne tus pagos en el river de las últimas sesiones, suma lo ganado y lo perdido y separa por tipo de rival.',
      },
      {
        titulo: 'manos con limp',
        consigna:
          'Revisa {n} manos en las que entraste de limp y escribe cuánto ganaste o perdiste en ciegas grandes con todas juntas.',
      },
      {
        titulo: 'VPIP y PFR',
        consigna:
          'Calcula tu VPIP y tu PFR en las últimas manos y lista las cinco manos con las que más pagas sin deber.',
      },
    ],
  },
  ejemplo: {
    niveles: [0, 2],
    mano: 'Kc 7d',
    situacion:
      'NL2, mesa de 6, ciegas $0,01/$0,02. Cuatro jugadores entran de limp y tú estás en el botón. «Es solo una ciega», piensas.',
    pregunta: '¿Entras también?',
    respuesta:
      'No. El bote sería de $0,13 entre seis jugadores, pero K-7 de distinto palo liga dos pares con ambas cartas, trío o mejor en el flop apenas el 3,5 % de las veces; cuando liga otra cosa es una pareja con kicker flojo, la mano que paga de más. Con $0,20 perdidos cada diez limps como éste, y los pagos posteriores, la cuenta sale cara. Retírate.',
    calculos: [
      { tipo: 'cuenta', expresion: '0.02 * 6 + 0.01', da: '$0,13' },
      { tipo: 'cuenta', expresion: '100 * (9 * 44 + 2 * 3 * 44 + 2 * 3 * 3 + 2) / 19600', da: '3,5 %' },
      { tipo: 'cuenta', expresion: '10 * 0.02', da: '$0,20' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [2, 2],
      mano: 'Kd Qs',
      mesa: 'Kc 9d 4h 7s 2c',
      situacion:
        'NL25, 100 bb. Un jugador pasivo (entra en 38 de cada 100 manos y sube en 6) te pagó desde la ciega grande, pagó tu apuesta en el flop y en el turn, y en el river apuesta él 20 bb en un bote de 27 bb.',
      pregunta: '¿Pagas con pareja alta «por si farolea»?',
      respuesta:
        'Precio: 20 ÷ (27 + 20 + 20) = 29,9 %. Un pasivo que despierta aquí tiene 9-9, 7-7, 4-4 y 2-2 (tres combos cada uno, 12 combos) y K-9 (dos reyes por tres nueves, 6 combos): 18 manos que te ganan. Sé generoso y dale dos faroles con J-10: ganas 2 de 20 = 10 %. EV de pagar: 0,10 × 47 − 0,90 × 20 = −13,3 bb. Retírate. Con una ganancia de 5 bb cada 100 manos, ese único pago borra unas 266 manos de buen juego.',
      calculos: [
        { tipo: 'potOdds', bote: 27, apuesta: 20, da: '29,9 %' },
        { tipo: 'cuenta', expresion: '4*3', da: '12 combos' },
        { tipo: 'cuenta', expresion: '2*3', da: '6 combos' },
        { tipo: 'cuenta', expresion: '100*2/20', da: '10 %' },
        { tipo: 'cuenta', expresion: '0.1*47-0.9*20', da: '−13,3 bb' },
        { tipo: 'cuenta', expresion: '13.3/5*100', da: '266 manos' },
      ],
    },
  ],
  spots: [
    {
      niveles: [0, 1],
      mano: 'Ah 5d',
      mesa: 'Ac Ks 9s',
      situacion:
        'NL2. Entraste de limp y son cuatro en el flop; bote $0,08. El primero apuesta $0,08, el segundo sube a $0,24 y te toca.',
      pregunta: '¿Pagas con tu pareja de ases?',
      respuesta:
        'No. Hay apuesta y subida: alguien tiene A con mejor kicker, dos pares o un proyecto enorme. Pagar cuesta $0,24 para un bote de $0,40: pide un 37,5 % de equity solo por ahora, y aún faltan dos calles y un jugador. Contra A-K tienes el 0,6 %. Retírate y recuerda dónde nació el error: en el limp.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.08 + 0.08 + 0.24', da: '$0,40' },
        { tipo: 'cuenta', expresion: '100 * 0.24 / (0.4 + 0.24)', da: '37,5 %' },
        { tipo: 'equity', mano: 'Ah 5d', rivales: ['Ad Kh'], mesa: 'Ac Ks 9s', da: '0,6 %' },
      ],
    },
    {
      niveles: [0, 2],
      mano: 'Qh Jh',
      situacion: 'NL2, mesa de 6. Nadie ha entrado y estás en el CO con $2.',
      pregunta: '¿Limp, subida o retirada?',
      respuesta:
        'Sube a 3 ciegas, $0,06. Ganas las ciegas sin flop cuando todos se retiran; si cada uno de los tres que faltan se retira el 75 % de las veces, ocurre el 42 %. Con limp esa probabilidad es cero.',
      calculos: [
        { tipo: 'cuenta', expresion: '3 * 0.02', da: '$0,06' },
        { tipo: 'cuenta', expresion: '100 * 0.75 * 0.75 * 0.75', da: '42 %' },
      ],
    },
    {
      niveles: [0, 2],
      mano: 'Kd Qs',
      mesa: 'Kh 8c 5d 2s 8h',
      situacion:
        'NL5. Apostaste flop y turn por valor y te pagó un jugador que casi nunca sube. En el river, con $1,60 en el bote, apuestas $0,80 y te sube a $3,20.',
      pregunta: '¿Pagas los $2,40 que faltan?',
      respuesta:
        'El precio parece aceptable: 30 %. Pero un jugador que no sube nunca y sube el river trae trío de ochos o full. Si solo farolea o sobrevalora una pareja una de cada diez veces, ganas el 10 %, muy por debajo de lo necesario. Retírate: perder $0,80 es mejor que perder $3,20.',
      calculos: [{ tipo: 'cuenta', expresion: '100 * 2.4 / (1.6 + 0.8 + 3.2 + 2.4)', da: '30 %' }],
    },
    {
      niveles: [1, 2],
      mano: '9s 8s',
      mesa: 'Ks 7s 2d 4h',
      situacion: 'NL10. Bote de $3 en el turn, el rival apuesta $3 y detrás le quedan $1,50; tú le cubres.',
      pregunta: '¿Persigues el color?',
      respuesta:
        'Tienes 9 outs: 19,6 % con una carta por venir. El precio pide 33,3 %. Con solo $1,50 más que ganar después, ganarías como máximo 3 + 3 + 1,5 = $7,50 por cada $3: te faltaría llegar a $6,33 de ganancia extra y solo hay $1,50. Retírate.',
      calculos: [
        { tipo: 'outs', outs: 9, cartas: 1, vistas: 6, da: '19,6 %' },
        { tipo: 'potOdds', bote: 3, apuesta: 3, da: '33,3 %' },
        { tipo: 'cuenta', expresion: '3 + 3 + 1.5', da: '$7,50' },
        { tipo: 'implicitas', bote: 6, pagar: 3, equity: 0.19565, da: '$6,33' },
      ],
    },
    {
      niveles: [1, 2],
      situacion: 'Llevas 2.000 manos en NL10 con VPIP 38 y PFR 9. Has perdido $60, es decir 600 ciegas.',
      pregunta: '¿Qué dice la diferencia y qué cambias primero?',
      respuesta:
        'Pagas preflop el 29 % de las manos, unas 580 veces. La pérdida es de 30 ciegas por cada 100 manos. Primer cambio, y único durante la próxima semana: en botes sin abrir, subir o retirarse, y pagar subidas solo con parejas y cartas del mismo palo conectadas y altas, con posición.',
      calculos: [
        { tipo: 'cuenta', expresion: '38 - 9', da: '29 %' },
        { tipo: 'cuenta', expresion: '2000 * 0.29', da: '580' },
        { tipo: 'cuenta', expresion: '600 / 20', da: '30' },
      ],
    },
    {
      niveles: [1, 2],
      mano: 'Ad Jc',
      mesa: 'Jh 9h 6c',
      situacion:
        'NL10, mesa de 6, $10. Un limper, entraste también de limp desde la ciega pequeña y la ciega grande pasó; bote $0,30. Apuestas $0,20, la ciega grande sube a $0,90 y el limper se retira.',
      pregunta: '¿Qué habría cambiado si hubieras subido preflop, y qué haces ahora?',
      respuesta:
        'Con una subida a 5 ciegas la ciega grande habría tenido que pagar $0,40 con manos que vio gratis: dos pares como 9-6 rara vez habrían entrado. Ahora pagar cuesta $0,70 para un bote de $1,40: pide 33,3 %. Contra una ciega grande que vio el flop gratis puede haber de todo; paga una vez y retírate si vuelve a apostar fuerte en un turn malo.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.5 - 0.1', da: '$0,40' },
        { tipo: 'cuenta', expresion: '0.3 + 0.2 + 0.9', da: '$1,40' },
        { tipo: 'cuenta', expresion: '100 * 0.7 / (1.4 + 0.7)', da: '33,3 %' },
      ],
    },
    {
      niveles: [2, 2],
      mano: 'As Kh',
      mesa: 'Kd Tc 6s 5c 3d',
      situacion:
        'NL25. Apostaste las tres calles; en el river, bote $18, apuestas $9 y un regular pasivo (sube rivers el 2 % de las veces) va all-in por $30.',
      pregunta: '¿Cuánto cuesta pagar y cuántos faroles harían falta?',
      respuesta:
        'Faltan $21 para un bote de $57: necesitas 26,9 %. En un rango de sets y dos pares (por ejemplo 12 combos de 10-10, 6-6, 5-5 y 3-3, más dos pares), harían falta unos 4,4 combos de farol por cada 12 de valor. Con un 2 % de subidas no existen. Retírate aunque tengas pareja máxima y kicker máximo.',
      calculos: [
        { tipo: 'cuenta', expresion: '30 - 9', da: '$21' },
        { tipo: 'cuenta', expresion: '18 + 9 + 30', da: '$57' },
        { tipo: 'cuenta', expresion: '100 * 21 / (57 + 21)', da: '26,9 %' },
        { tipo: 'cuenta', expresion: '3 + 3 + 3 + 3', da: '12' },
        { tipo: 'cuenta', expresion: '12 * 0.269 / 0.731', da: '4,4' },
      ],
    },
    {
      niveles: [2, 2],
      mano: '6h 6d',
      mesa: 'Qs 9c 4d Jh',
      situacion:
        'NL25. Pagaste una c-bet de $1 en el flop con $2,10 en el bote «por si ligas». En el turn, bote $4,10, apuesta $3.',
      pregunta: '¿Qué le falta a ese pago del flop y qué haces en el turn?',
      respuesta:
        'Faltaba un motivo: con 2 outs ligas en el turn el 4,3 % y pedías 24,4 %; solo era defendible si planeabas ganar la mano sin ligar. En el turn necesitas 29,7 % y has recibido otra carta mayor que tu pareja. Retírate; el dinero del flop ya no es tuyo.',
      calculos: [
        { tipo: 'outs', outs: 2, cartas: 1, vistas: 5, da: '4,3 %' },
        { tipo: 'potOdds', bote: 2.1, apuesta: 1, da: '24,4 %' },
        { tipo: 'potOdds', bote: 4.1, apuesta: 3, da: '29,7 %' },
      ],
    },
    {
      niveles: [0, 1],
      mano: '8c 3c',
      situacion:
        'NL2, ciegas $0,01/$0,02. Llevas media hora sin manos. Te llega 8-3 del mismo palo en el primer asiento y piensas «al menos son del mismo palo».',
      pregunta: '¿La juegas? ¿Cuántas veces harías color en el flop?',
      respuesta:
        'Retírate. Con dos cartas del mismo palo ligas color en el flop 0,8 % de las veces: menos de una de cada cien. Lo demás son parejas bajas con mal acompañante que pagan de más. Media hora sin manos es normal: con una lista corta juegas cerca de una mano de cada quince, así que en 30 manos esperas unas 2. Aburrirse no cambia las cartas.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*(11*10*9)/(50*49*48)', da: '0,8 %' },
        { tipo: 'cuenta', expresion: '30/15', da: '2' },
      ],
    },
    {
      niveles: [0, 0],
      mano: 'Js Td',
      mesa: 'Ah 9c 4d',
      situacion:
        'Mesa con fichas sin valor. Pagaste una subida y son dos en el flop; bote de 120. El rival apuesta 60 y no has ligado nada, «pero puede venir algo».',
      pregunta: '¿Qué necesitarías que viniera y cuánto te cuesta esperarlo?',
      respuesta:
        'No tienes pareja ni proyecto directo: para una escalera harían falta dos cartas más, las dos perfectas. Una J o un 10 te da pareja, 6 cartas de 47, 12,8 %, y aun así perderías contra un as. Pagas 60 para ganar 180: tendrías que ganar una de cada 4 veces. Retírate. Pagar «por si viene algo» es el error que más fichas cuesta al empezar.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*6/47', da: '12,8 %' },
        { tipo: 'cuenta', expresion: '(180+60)/60', da: '4' },
      ],
    },
    {
      niveles: [0, 1],
      mano: 'Ac Td',
      mesa: 'Kh 9s 5d 2c 7h',
      situacion:
        'NL2, river. No ligaste nada. El bote es de $0,60 y el rival, que casi nunca apuesta, pone $0,50. «Puede ser un farol».',
      pregunta: '¿Pagas con as alto?',
      respuesta:
        'Retírate. Pagas $0,50 para ganar $1,10: tendrías que ganar 31 % de las veces. Contra alguien que casi nunca apuesta, una apuesta así es pareja o mejor casi siempre. Que «pueda ser» un farol no basta: para pagar necesitas pensar en manos concretas que él farolee, y no tienes ninguna.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.6+0.5', da: '$1,10' },
        { tipo: 'cuenta', expresion: '100*0.5/1.6', da: '31 %' },
      ],
    },
    {
      niveles: [0, 1],
      mano: '7h 7d',
      mesa: 'Qc Jd 4s',
      situacion:
        'NL2. Pagaste una subida con 7-7. En el flop el rival apuesta $0,12 en un bote de $0,15 y otro jugador paga. Te toca.',
      pregunta: '«Tengo pareja, pago una vez». ¿Cuántas cartas te mejoran y qué haces?',
      respuesta:
        'Solo los dos sietes que quedan: 4,3 % en la carta siguiente, una de cada 24 veces. Con dos jugadores interesados y dos cartas mayores en la mesa, alguien tiene una dama o una jota. Retírate: tu pareja buscaba trío o una mesa baja y no llegó ninguno de los dos. Una pareja pequeña no se persigue.',
      calculos: [
        { tipo: 'outs', outs: 2, cartas: 1, vistas: 5, da: '4,3 %' },
        { tipo: 'cuenta', expresion: '47/2', da: '24' },
      ],
    },
  ],
};
