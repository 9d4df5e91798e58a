import type { PokerTopic } from '../../poker-topic.ts';

export const pkTorSatelites: PokerTopic = {
  id: 'pk-tor-satelites',
  titulo: 'Satélites',
  area: 'TOR',
  nivelMin: 1,
  nivelMax: 4,
  prerequisitos: ['pk-tor-icm'],
  exclusivo: ['torneo'],
  minutosEtapa: 200,
  importancia: 'ocasional',
  terminos: [
    'satélite',
    'satélites',
    'clasificatorio',
    'clasificatorios',
    'ganar una entrada',
    'entradas al torneo',
    'asientos',
    'ticket',
    'tickets',
    'burbuja de satélite',
    'jugar satélites',
    'satellite',
    'steps',
    'mega satélite',
    'premio igual para todos',
    'fold con ases',
    'clasificar a un torneo grande',
  ],
  ideas: [
    'En un satélite todos los premios son iguales: el primero y el último que se clasifican ganan lo mismo. Las fichas que sobran del asiento no valen nada.',
    'La meta es un stack suficiente, no el mayor: cuando tu probabilidad de clasificar ya es del 95 %, ni AA mejora lo bastante como para arriesgarla contra quien te cubre.',
    'En la burbuja del satélite la equity necesaria para pagar llega al 80–90 %, pero robar sigue siendo barato: quien te puede pagar tiene el mismo problema que tú.',
    'Antes de la burbuja se juega casi normal: hay que llegar con fichas. Tu objetivo es el stack medio final, fichas totales ÷ asientos; cuando lo tienes, cambia el juego.',
  ],
  etapas: [
    {
      nivel: 1,
      enfoque:
        'Calcula cuántos asientos hay y el stack medio final; con él en mano, deja de pagar all-in y solo presiona a los más cortos que no pueden defenderse.',
      idea: 'Stack objetivo = fichas totales ÷ asientos. Con 1,2 veces ese número y tres más cortos que tú, tirar todo suele clasificar.',
    },
    {
      nivel: 2,
      enfoque:
        'En la burbuja cuenta quién cae primero por ciegas y decide cada mano contra ese reloj; usa el all-in antes de que te lo usen.',
      idea: 'El all-in abierto gana más que el pago: contra medios que exigen 85 % para pagar, casi cualquier carta roba.',
    },
    {
      nivel: 3,
      enfoque: 'Calcula umbrales con ICM de premios iguales y ajusta según ciegas por venir y mesas paralelas.',
      idea: 'Con premios iguales el umbral depende casi solo de tu probabilidad de clasificar si tiras: si tirando clasificas el 90 % y ganando el 100 %, pagar exige ganar más del 90 % de las veces.',
    },
    {
      nivel: 4,
      enfoque:
        'Decide el valor del asiento para ti (entrada, efectivo o nada si ya lo tienes) y elige satélites por relación entre rake, asientos y tiempo.',
      idea: 'Un asiento que no vas a usar vale lo que te paguen por él: si no es transferible y ya tienes entrada, solo cuenta el equivalente que ofrezcan.',
    },
  ],
  errorTipico:
    'Pagar con QQ en la burbuja de un satélite teniendo el segundo stack «porque son damas». O acumular fichas por orgullo cuando ya están clasificados tú y tu margen.',
  preguntas: [
    {
      pregunta: '¿Por qué se puede tirar AA antes del flop en un satélite?',
      respuesta:
        'Porque si tirando clasificas el 97 % de las veces, pagar con AA (≈ 85 % contra un rango) baja esa probabilidad; las fichas extra no dan nada.',
    },
    {
      pregunta: '¿Cómo se calcula el stack objetivo?',
      respuesta:
        'Fichas en juego divididas por asientos: 100 jugadores con 5.000 y 10 asientos son 500.000 ÷ 10 = 50.000 por asiento.',
    },
    {
      pregunta: '¿Qué jugadores atacas en la burbuja?',
      respuesta:
        'A los medios que cubres y que ya casi están dentro: exigen 80–90 % para pagar. Nunca a los desesperados de 2 bb, que pagan con cualquier cosa.',
    },
    {
      pregunta: '¿Cuándo conviene jugar más rápido al principio de un satélite?',
      respuesta:
        'Cuando el stack inicial está lejos del objetivo y quedan muchas eliminaciones: hay que multiplicar fichas antes de que las ciegas coman, y ahí el juego es normal.',
    },
    {
      pregunta: '¿Cómo decides si un satélite es buena inversión?',
      respuesta:
        'Compara coste medio por asiento (entrada × jugadores ÷ asientos, más rake) con la entrada directa, y añade tu ventaja y las horas que consume.',
    },
  ],
  criterio: {
    texto: 'Decides bien {aciertos} de {de} manos de satélite, con tu probabilidad de clasificar estimada si tiras.',
    aciertos: 8,
    de: 10,
    unidad: 'manos',
  },
  foco: 'Di en cada órbita el stack objetivo, cuántos faltan por caer y quién cae antes que tú por ciegas.',
  revision: '¿Cuál era tu probabilidad de clasificar si tirabas, y la mano justificaba arriesgarla?',
  variantes: {
    teoria: [
      {
        titulo: 'el stack que basta',
        consigna:
          'Calcula el stack objetivo de tres satélites distintos y explica en voz alta por qué las fichas por encima no valen nada.',
      },
      {
        titulo: 'por qué se tiran ases',
        consigna:
          'Reconstruye el ejemplo con tus números y explica a alguien, en cuatro frases, por qué tirar es correcto.',
      },
      {
        titulo: 'reloj de ciegas',
        consigna:
          'Dibuja una burbuja con cuatro jugadores, sus ciegas por venir y quién cae primero. Explica tu decisión en cada mano.',
      },
    ],
    ejercicios: [
      {
        titulo: 'asiento y objetivo',
        consigna:
          'En cada mano de abajo calcula asientos, fichas por asiento y tu distancia al objetivo. Decide después.',
      },
      {
        titulo: 'probabilidad de clasificar',
        consigna:
          'Estima en las manos de abajo tu probabilidad de entrar si tiras y si pagas. La decisión sale de comparar.',
      },
      {
        titulo: 'quién cae antes',
        consigna:
          'Ordena los jugadores de las manos de abajo por quién se queda sin ciegas primero. Usa ese orden para decidir.',
      },
      {
        titulo: 'el que sí paga',
        consigna:
          'En las manos de abajo busca un jugador que debería pagar ancho y explica por qué. Comprueba con su stack.',
      },
      {
        titulo: 'ahora metes tú',
        consigna:
          'Transforma los pagos de abajo en all-in tuyos y di si conviene. Compara la presión que sufre el otro.',
      },
      {
        titulo: 'cambia los asientos',
        consigna: 'Repite las manos de abajo con un asiento más y uno menos. Escribe cuánto se mueve tu umbral.',
      },
      {
        titulo: 'mano bonita',
        consigna: 'Señala en las manos de abajo la mano que engaña (QQ, AK) y explica cuánto vale de verdad ahí.',
      },
      {
        titulo: 'el último nivel',
        consigna: 'Duplica las ciegas en las manos de abajo. Di cuántas órbitas te quedan y qué cambia.',
      },
    ],
    test: [
      {
        titulo: 'tirar o pagar',
        consigna: 'Responde las manos de abajo con la probabilidad de clasificar en cada opción. Aprobado con 80 %.',
      },
      {
        titulo: 'números de satélite',
        consigna: 'Calcula asientos, objetivo y coste por asiento de las manos de abajo. Ningún error permitido.',
      },
      {
        titulo: 'orden de caída',
        consigna: 'Di quién cae primero en las manos de abajo y qué harías. Un fallo permitido.',
      },
      {
        titulo: 'con las cartas tapadas',
        consigna:
          'Decide las manos de abajo antes de mirar tus cartas, solo con stacks y asientos; luego di si las cartas cambian algo. Rara vez deben cambiarlo.',
      },
    ],
    jugar: [
      {
        titulo: 'objetivo escrito',
        consigna:
          'Escribe el stack objetivo al empezar y juega sin pagar all-in cuando lo tengas. Anota cada tentación.',
      },
      {
        titulo: 'reloj en la mano',
        consigna:
          'Durante {min} minutos mira las ciegas del resto antes de cada decisión en la burbuja. Cuenta cuántos cayeron sin que jugaras.',
      },
      {
        titulo: 'satélite barato',
        consigna:
          'Juega un satélite de entrada pequeña con la única meta de clasificar, no de ganar fichas. Al terminar, anota el tiempo por asiento.',
      },
    ],
    analizar: [
      {
        titulo: 'pagos que sobraban',
        consigna: 'Revisa {n} all-in de tus satélites y di si tu probabilidad de clasificar subía o bajaba al pagar.',
      },
      {
        titulo: 'fichas de adorno',
        consigna:
          'En {n} clasificaciones mide con cuántas fichas llegaste y cuánto sobró del objetivo. Decide qué robos no necesitabas.',
      },
      {
        titulo: 'coste por asiento',
        consigna:
          'Suma entradas y horas de tus últimos satélites y divide por asientos ganados. Compáralo con la entrada directa.',
      },
    ],
  },
  ejemplo: {
    niveles: [1, 3],
    situacion:
      'Satélite con 100 entradas de $10, stack inicial 5.000 y 10 asientos. Quedan 12 jugadores y tu stack es 55.000; las ciegas son 2.000/4.000.',
    pregunta: '¿Cuál es el stack objetivo y qué haces con KK ante el all-in de un jugador que te cubre?',
    respuesta:
      'Fichas totales 100 × 5.000 = 500.000; por asiento, 500.000 ÷ 10 = 50.000. Tienes 55.000: ya estás por encima con dos por caer. Los dos más cortos tienen 3 bb y pagan ciega antes que tú. Si tiras clasificas cerca del 95 % de las veces; KK contra un rango amplio gana ≈ 80 % y, si ganas, tu probabilidad pasa de 95 % a casi 100 %, pero si pierdes cae a casi 0: 0,8 × 100 + 0,2 × 0 = 80 %. Tiras y esperas.',
    calculos: [
      { da: '500.000', tipo: 'cuenta', expresion: '100*5000' },
      { da: '50.000', tipo: 'cuenta', expresion: '500000/10' },
      { da: '80 %', tipo: 'cuenta', expresion: '0.8*100' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [4, 4],
      situacion:
        'Satélite de $215 que da asientos de $2.100. Te clasificas el 13 % de las veces y dura unas 3 horas. Comparas dos casos: aún no tienes entrada, o ya la tienes y la sala te daría $1.600 en saldo de torneos que usarías.',
      pregunta: '¿Cuánto vale por hora en cada caso? ¿Y si el asiento no se puede cambiar?',
      respuesta:
        'Sin entrada: 0,13 × 2.100 − 215 = +$58, $19,3 por hora. Con entrada: 0,13 × 1.600 − 215 = −$7: ya pierde. Si no es canjeable y ya tienes la tuya, el asiento vale 0 y pierdes los $215. El punto de equilibrio con tu 13 % es un asiento que valga para ti 215 ÷ 0,13 = $1.654. Juégalo solo en el primer caso, y una vez clasificado deja de registrarte en más del mismo evento.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.13*2100-215', da: '+$58' },
        { tipo: 'cuenta', expresion: '58/3', da: '$19,3' },
        { tipo: 'cuenta', expresion: '0.13*1600-215', da: '−$7' },
        { tipo: 'cuenta', expresion: '215/0.13', da: '$1.654' },
      ],
    },
  ],
  spots: [
    {
      niveles: [1, 3],
      situacion:
        'Satélite con 3 asientos y 4 jugadores: 30, 30, 30 y 10 bb. Tienes 30 en la ciega grande y otro de 30 mete all-in.',
      pregunta: '¿Qué equity necesitas?',
      respuesta:
        'Si tiras (29 bb) clasificas con 0,85 de probabilidad; si ganas, con 1 (queda eliminado el rival y hay tres asientos). Umbral: 85 % aproximado. Ni QQ contra un 40 % (≈ 73 %) llega, ni siquiera KK (≈ 78 %): solo AA roza el listón. Y como el de 10 bb será ciega pronto, tirar vale todavía más de lo que dice el modelo.',
      calculos: [
        { da: '0,85', tipo: 'icm', stacks: [29, 31, 30, 10], premios: [1, 1, 1], jugador: 0 },
        { da: '85 %', tipo: 'cuenta', expresion: '0.85*100' },
      ],
    },
    {
      niveles: [1, 2],
      situacion: 'Satélite de $5 + $0,50 con 60 jugadores y 4 asientos para un torneo de $75 ($68 + $7).',
      pregunta: '¿Cuánto cuesta de media un asiento y conviene frente a la entrada directa?',
      respuesta:
        'Cada asiento sale a (60 × 5,50) ÷ 4 = $82,50 si juegas como la media, más que los $75 de la entrada: la diferencia es el rake de los satélites, $7,50 por asiento. Solo compensa si clasificas más que la media: con una vez cada 10 intentos tu asiento cuesta 10 × 5,50 = $55,00.',
      calculos: [
        { da: '$82,50', tipo: 'cuenta', expresion: '60*5.5/4' },
        { da: '$7,50', tipo: 'cuenta', expresion: '60*0.5/4' },
        { da: '$55,00', tipo: 'cuenta', expresion: '10*5.5' },
      ],
    },
    {
      niveles: [1, 4],
      situacion:
        'Burbuja de satélite, 5 asientos y 6 jugadores: 40, 35, 30, 18, 12 y 5 bb. Tienes 18 bb en el botón y nadie ha abierto; la ciega pequeña tiene 12 bb y la grande 35.',
      pregunta: '¿Metes all-in A7s?',
      respuesta:
        'Tirando clasificas con 0,891 según el modelo; si tiran los dos y te llevas ciegas y ante (2,5 bb), con 0,913. La pequeña de 12 bb necesita más del 80 % para pagarte, porque si pierde se va y hay otro más corto; la grande te cubre de sobra y le basta ≈ 73 %: paga con 10-10 o mejor. Metiendo all-in: 0,968 × 0,913 + 0,009 × 0,70 + 0,023 × 0,29 = 0,897. Son seis milésimas más que tirar, y el modelo no ve que el de 5 bb está por pagar ciegas: si le faltan menos de dos órbitas, tira. Tu parte de fichas es 13 %, pero las fichas ya no miden lo que vales.',
      calculos: [
        { da: '0,891', tipo: 'icm', stacks: [40, 35, 30, 18, 12, 5], premios: [1, 1, 1, 1, 1], jugador: 3 },
        { da: '0,913', tipo: 'icm', stacks: [40, 33, 30, 20.5, 11.5, 5], premios: [1, 1, 1, 1, 1], jugador: 3 },
        { da: '0,897', tipo: 'cuenta', expresion: '0.968*0.913+0.009*0.7+0.023*0.29' },
        { da: '13 %', tipo: 'cuenta', expresion: '18/140*100' },
      ],
    },
    {
      niveles: [2, 4],
      mano: '9d 4h',
      situacion:
        'Satélite, 8 asientos y 9 jugadores. Tienes 60 bb y cubres a todos; la ciega grande, con 22 bb, está dentro si no juega. Eres botón; la ciega pequeña tiene 25 bb. Hay un jugador con 3 bb en otra posición.',
      pregunta: '¿Abres 94o?',
      respuesta:
        'Sí, y con casi todo. Las dos ciegas necesitan ≈ 90 % para pagar un all-in: ni siquiera KK es un pago claro. Un all-in por 25 bb efectivas gana 2,5 bb si tiran; si cada una paga solo con AA (0,45 %), tiran las dos 0,9955 × 0,9955 = 99,1 %. EV en fichas, contando unas 19 bb perdidas cuando aparece AA: 0,991 × 2,5 − 0,009 × 19 = 2,31 bb. No hace falta ir all-in: 2 bb consigue lo mismo. Ojo con no despertar al de 3 bb, que sí paga; y si ya estás clasificado con seguridad, ni siquiera necesitas robar.',
      calculos: [
        { da: '99,1 %', tipo: 'cuenta', expresion: '0.9955*0.9955*100' },
        { da: '2,31 bb', tipo: 'cuenta', expresion: '0.991*2.5-0.009*19' },
      ],
    },
    {
      niveles: [3, 4],
      situacion:
        'Satélite con 10 asientos, 11 jugadores. Tu probabilidad de clasificar si tiras es 0,90; si metes all-in de 14 bb te pagan el 12 % y ganas el 35 % de esos pagos; si tiran, tu probabilidad sube a 0,93.',
      pregunta: '¿Metes?',
      respuesta:
        'Si metes: 0,88 × 0,93 + 0,12 × (0,35 × 0,98 + 0,65 × 0) = 0,860. Tirar: 0,900. Meter pierde 4 puntos de asiento: con $200 de asiento, 0,0404 × 200 = $8,09. Para que compense, tirar tendría que estar costándote de verdad: con 5 bb y las ciegas encima, tu 0,90 sería 0,60 y la misma jugada ganaría de largo.',
      calculos: [
        { da: '0,860', tipo: 'cuenta', expresion: '0.88*0.93+0.12*(0.35*0.98)' },
        { da: '$8,09', tipo: 'cuenta', expresion: '(0.9-(0.88*0.93+0.12*0.343))*200' },
      ],
    },
    {
      niveles: [3, 4],
      situacion:
        'Eliges entre A: satélite de $22 con 10 % de rake y un asiento de $200 cada 10 entradas, 2,5 h; B: entrada directa de $215. Sueles clasificar el 13 % de las veces en campos así.',
      pregunta: '¿Qué conviene si vas a jugar igualmente el torneo?',
      respuesta:
        'Cada intento vale 0,13 × 215 = $27,95 y cuesta $22: ganas $5,95 por intento y gastas 2,5 h. Conseguir un asiento cuesta de media 22 ÷ 0,13 = $169, menos que 215, pero exige 19,2 horas de media. Si tu hora vale más de unos $2,40 en otra parte, juega directo; si el satélite es también estudio o es lo que tu banca permite, juega satélites. Lo que no se hace es comprar directo con dinero que no está en la banca.',
      calculos: [
        { da: '$27,95', tipo: 'cuenta', expresion: '0.13*215' },
        { da: '$5,95', tipo: 'cuenta', expresion: '0.13*215-22' },
        { da: '$169', tipo: 'cuenta', expresion: '22/0.13' },
        { da: '19,2 horas', tipo: 'cuenta', expresion: '2.5/0.13' },
      ],
    },
    {
      niveles: [1, 2],
      mano: 'Qs Qd',
      situacion:
        'Satélite: 5 asientos, quedan 6. Tienes 22 bb, tercero. El líder (50 bb) mete all-in y hay dos jugadores con 4 y 2 bb.',
      pregunta: '¿Pagas Q-Q? Piensa en probabilidad de clasificar.',
      respuesta:
        'Si tiras, con dos tan cortos clasificas cerca del 97 %. Q-Q gana quizá el 75 % contra su rango amplio: si ganas clasificas el 100 % y si pierdes, 0: 0,75 × 100 = 75 %. Tira: cambiarías 97 por 75. Todos los asientos valen lo mismo, llegar con 44 bb o con 3 da igual. Tu única tarea es esperar: 97 − 75 = 22 puntos de asiento por mano.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.75*100', da: '75 %' },
        { tipo: 'cuenta', expresion: '97-75', da: '22' },
      ],
    },
    {
      niveles: [1, 2],
      situacion:
        'Satélite de 40 jugadores con 4.000 fichas cada uno y 5 asientos. Quedan 9; tienes 21.000 y las ciegas son 600/1.200.',
      pregunta: '¿Cuál es el stack objetivo, cuánto te falta y cómo juegas?',
      respuesta:
        'Fichas: 40 × 4.000 = 160.000; por asiento, 32.000. Tienes 21.000, 66 % del objetivo, 17,5 bb: todavía no estás dentro. Con nueve y cinco asientos roba con all-in a quienes no pueden pagar y evita pagar tú. Al pasar de 32.000 con varios cortos, para. La meta no es el primer puesto: es ser uno de los cinco.',
      calculos: [
        { tipo: 'cuenta', expresion: '40*4000', da: '160.000' },
        { tipo: 'cuenta', expresion: '160000/5', da: '32.000' },
        { tipo: 'cuenta', expresion: '100*21000/32000', da: '66 %' },
        { tipo: 'cuenta', expresion: '21000/1200', da: '17,5 bb' },
      ],
    },
    {
      niveles: [4, 4],
      mano: 'Ah Kh',
      situacion:
        'Satélite de $530, 12 asientos de $5.200, quedan 13. Tienes 24 bb, en la mitad; dos mesas, mano por mano. Un jugador con 30 bb mete all-in; en la otra mesa alguien con 1 bb es ciega grande ahora mismo.',
      pregunta: '¿Pagas A-K? Valor en dólares de cada opción.',
      respuesta:
        'Si tiras clasificas cerca del 96 %: 0,96 × 5.200 = $4.992. Si pagas y ganas el 60 %: 0,60 × 5.200 = $3.120, más casi nada. Pagar cuesta $1.872. El umbral es tu propia probabilidad: necesitarías 96 %, y ni A-A llega. Usa el tiempo: en mano por mano, la de 1 bb se juega a la vez que la tuya.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.96*5200', da: '$4.992' },
        { tipo: 'cuenta', expresion: '0.6*5200', da: '$3.120' },
        { tipo: 'cuenta', expresion: '4992-3120', da: '$1.872' },
      ],
    },
    {
      niveles: [1, 2],
      mano: 'Ad Kd',
      situacion:
        'Satélite: 3 asientos, quedan 4. Tienes 20 bb; los otros, 25, 18 y 3 bb (el de 3 es ciega grande en esta mano). El de 25 mete all-in y te toca.',
      pregunta: '¿Pagas A-K?',
      respuesta:
        'Tira. El de 3 bb tiene ya puesta la ciega y cae casi siempre en esta vuelta: si tiras, clasificas cerca del 92 %. Si pagas y ganas el 62 %, clasificas el 100 % de esas: 0,62 × 100 = 62 %. Pierdes 30 puntos de asiento por «una mano buena». En los satélites las mejores manos también se tiran: lo que importa es quién cae antes.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.62*100', da: '62 %' },
        { tipo: 'cuenta', expresion: '92-62', da: '30' },
      ],
    },
    {
      niveles: [3, 3],
      situacion:
        'Satélite con 6 asientos y 8 jugadores. Tienes 9 bb, séptimo. Los dos más cortos tienen 7 y 5 bb y pagarán ciegas después que tú: en 3 manos eres ciega grande (2 bb con ante).',
      pregunta: '¿Esperas o metes ahora con A-6 en el botón si las ciegas (30 y 14 bb) pagan el 10 % y el 12 %?',
      respuesta:
        'Mete. Tiran las dos 0,90 × 0,88 = 79 % y subes a 11,5 bb, cuarto o quinto. Si esperas, en tres manos tendrás 7 y luego 6,5: empatado con los cortos y sin fuerza. Pagado tienes ≈ 38 %: quedas fuera 0,21 × 0,62 = 13 % de las veces. En satélites espera quien ya está dentro; quien está fuera tiene que meter primero.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*0.9*0.88', da: '79 %' },
        { tipo: 'cuenta', expresion: '9+2.5', da: '11,5' },
        { tipo: 'cuenta', expresion: '9-2', da: '7' },
        { tipo: 'cuenta', expresion: '7-0.5', da: '6,5' },
        { tipo: 'cuenta', expresion: '100*0.21*0.62', da: '13 %' },
      ],
    },
  ],
};
