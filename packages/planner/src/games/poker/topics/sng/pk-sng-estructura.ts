import type { PokerTopic } from '../../poker-topic.ts';

export const pkSngEstructura: PokerTopic = {
  id: 'pk-sng-estructura',
  titulo: 'Sit and Go: estructura y fase inicial',
  area: 'SNG',
  nivelMin: 0,
  nivelMax: 3,
  prerequisitos: ['pk-pre-rfi'],
  exclusivo: ['sng'],
  minutosEtapa: 230,
  terminos: [
    'sit and go',
    'sit & go',
    'sng',
    'sngs',
    'sit and go de 9',
    'sit and go de 6',
    'estructura de sit and go',
    'fase inicial sit and go',
    'sit and go 45',
    'sit and go de una mesa',
    'stt',
    'torneo de una mesa',
    'premios 50 30 20',
    'ganar sit and gos',
    'empezar un sit and go',
    'dobles o nada',
    'double or nothing',
  ],
  ideas: [
    'Un Sit and Go de 9 reparte 50/30/20 a tres y uno de 6 suele dar 65/35 a dos. Duplicar pronto no duplica tu dinero: por eso al principio se evitan volados y en la burbuja se gana casi todo.',
    'La fase inicial (75–50 bb) se juega apretada y en posición: pares para buscar trío barato, AK/AQ/JJ+ por valor y ninguna defensa de ciegas con manos bonitas y débiles.',
    'Con ciegas que doblan cada pocos minutos el plan cambia por stack: más de 30 bb, paciencia; 15–30, robos de botón; menos de 12, all-in o fold.',
    'Tu rendimiento se mide en ROI (ganancia sobre lo gastado en entradas) tras cientos de partidas: en nueve jugadores un ROI del 5 al 10 % ya es muy bueno, y rachas de 15 o 20 entradas perdidas son normales.',
  ],
  etapas: [
    {
      nivel: 0,
      enfoque:
        'Un Sit and Go empieza cuando se llena la mesa y paga solo a los primeros: en uno de 9 jugadores, 50 %, 30 % y 20 % a los tres primeros. Al principio retírate mucho y mira cómo caen otros.',
      idea: 'Las fichas no se cambian por dinero: solo cobra quien llega a los premios. Retirarte con manos dudosas en los primeros niveles cuesta poquísimo y cada rival eliminado te acerca a cobrar.',
    },
    {
      nivel: 1,
      enfoque:
        'Aprende los premios, juega el 12–15 % de las manos con ciegas bajas y pasa a all-in o fold cuando tengas menos de 10 bb.',
      idea: 'Al principio perder el stack cuesta la entrada entera; ganar un bote de 20 bb apenas sube tu dinero: ante la duda, tira.',
    },
    {
      nivel: 2,
      enfoque:
        'Registra dónde caes (puesto y ciegas), roba desde el botón entre 15 y 25 bb y elige mesas con jugadores que pagan de más al principio.',
      idea: 'Si caes más del 40 % de las veces antes de quedar cinco, tu problema no es la suerte: es la fase inicial demasiado suelta.',
    },
    {
      nivel: 3,
      enfoque:
        'Ajusta por formato (9, 6, turbo, doble o nada), explota limpers con aislamientos de valor y llega a la burbuja cubriendo a alguien.',
      idea: 'En doble o nada los premios son iguales: desde el primer nivel se juega como un satélite y las fichas de más no valen.',
    },
  ],
  errorTipico:
    'Entrar en el segundo nivel con KJo y A9o «porque estoy corto comparado con el líder» cuando todavía tienes 40 bb. Con 40 bb no hay prisa: la prisa empieza en 12.',
  preguntas: [
    {
      pregunta:
        'En un Sit and Go de 9 que paga 50/30/20, ¿cuántos cobran y qué gana el que tiene más fichas cuando cae el cuarto?',
      respuesta:
        'Cobran tres. En ese momento el de más fichas todavía no ganó nada extra: los tres tienen asegurado el tercer premio y siguen jugando por el resto.',
    },
    {
      pregunta: '¿Cuánto dinero vale duplicarse en la primera mano de un SNG de 9 con 50/30/20?',
      respuesta:
        'Menos del doble: de una novena parte (11,1 % de los premios) pasas a ≈ 20,3 %, así que se necesita casi un 55 % para arriesgar todo.',
    },
    {
      pregunta: '¿Qué manos juegas con 60 bb en las primeras posiciones?',
      respuesta:
        'Pares 77+ por valor o pares chicos para trío si es barato, AQ+, y poco más; nada de KJo, A9o ni conectores fuera de posición.',
    },
    {
      pregunta: '¿A qué stack cambias a all-in o fold?',
      respuesta: 'A 10–12 bb o menos, salvo robos chicos con 13–15 si las ciegas tiran mucho.',
    },
  ],
  criterio: {
    texto: 'Juegas bien {aciertos} de {de} manos de las fases inicial y media, con stack en ciegas y plan.',
    aciertos: 8,
    de: 10,
    unidad: 'manos',
  },
  foco: 'En los dos primeros niveles juega solo manos de tu lista y anota cada excepción; cuenta ciegas al empezar cada nivel.',
  revision: '¿En qué nivel y con cuántas ciegas caíste o te comprometiste, y era el plan de ese stack?',
  variantes: {
    teoria: [
      {
        titulo: 'los premios y el doble',
        consigna:
          'Compara lo que vale tu entrada y lo que vale duplicarse al principio, con el ejemplo o con un calculador de ICM. Explica qué manos deja fuera esa diferencia.',
      },
      {
        titulo: 'plan por niveles',
        consigna: 'Escribe qué haces con 75, 40, 20 y 10 bb en una tarjeta y di el porqué de cada línea en voz alta.',
      },
      {
        titulo: 'tres formatos, tres planes',
        consigna:
          'Compara 9 jugadores, 6 jugadores y doble o nada: premios, prisa y burbuja. Escribe una regla por formato.',
      },
    ],
    ejercicios: [
      {
        titulo: 'ciegas y plan primero',
        consigna:
          'En cada mano de abajo escribe ciegas, nivel y plan antes de la acción. La acción debe ser hija del plan.',
      },
      {
        titulo: 'lista cerrada',
        consigna:
          'Di en las manos de abajo si tu mano está en la lista de esa fase. Si no está, fold sin más cuentas; si está, decide tamaño.',
      },
      {
        titulo: 'y si doblo, ¿qué?',
        consigna: 'Calcula qué cambia en dinero si ganas cada mano de abajo. Compara con lo que arriesgas.',
      },
      {
        titulo: 'otro formato',
        consigna: 'Repite las manos de abajo en doble o nada y en 65/35. Explica los cambios.',
      },
      {
        titulo: 'el limper de siempre',
        consigna:
          'En las manos de abajo con limpers escribe el tamaño del aislamiento y qué haces si pagan dos. Justifica con números.',
      },
      {
        titulo: 'un nivel después',
        consigna:
          'Sube un nivel de ciegas en las manos de abajo y decide otra vez. Marca cuáles pasan a all-in o fold.',
      },
      {
        titulo: 'encuentra la prisa',
        consigna:
          'Señala en las manos de abajo cuál se jugó con prisa injustificada y con cuántas ciegas habría sido correcta.',
      },
      {
        titulo: 'con reloj de turbo',
        consigna: 'Resuelve las manos de abajo con reloj y sin papel. Anota las dudas y haz luego la cuenta.',
      },
    ],
    test: [
      {
        titulo: 'fase inicial sin fugas',
        consigna:
          'Juega sobre el papel las manos de abajo, sin lista a la vista. Dos entradas fuera de lista suspenden.',
      },
      {
        titulo: 'números de la estructura',
        consigna: 'Calcula ciegas, precio y valor de duplicar en las manos de abajo. 80 % exactos.',
      },
      {
        titulo: 'plan escrito',
        consigna: 'Escribe el plan de cada mano de abajo en una frase y comprueba que la acción lo cumple.',
      },
      {
        titulo: 'dentro o fuera',
        consigna:
          'Clasifica las manos de abajo en dentro o fuera de lista y justifica con posición y ciegas. Un fallo permitido.',
      },
    ],
    jugar: [
      {
        titulo: 'dos niveles de disciplina',
        consigna: 'Juega SNG respetando la lista en los dos primeros niveles. Anota cada excepción y su resultado.',
      },
      {
        titulo: 'diario de caídas',
        consigna:
          'Juega y anota al caer: puesto, ciegas, mano y si era el plan. Busca el patrón cuando tengas diez notas.',
      },
      {
        titulo: 'robo de media tabla',
        consigna: 'Entre 15 y 25 bb roba desde el botón contra ciegas que tiran. Cuenta intentos y éxitos.',
      },
    ],
    analizar: [
      {
        titulo: 'puesto y fase',
        consigna: 'Clasifica tus últimas {n} partidas por puesto y por ciegas al caer. Di qué fase mejorar.',
      },
      {
        titulo: 'entradas fuera de lista',
        consigna:
          'Revisa {n} manos de los dos primeros niveles y cuenta las que no estaban en tu lista. Suma las fichas perdidas.',
      },
      {
        titulo: 'primer bote grande',
        consigna: 'En {n} partidas mira tu primer bote de más de 20 bb: mano, posición y si era necesario.',
      },
    ],
  },
  ejemplo: {
    niveles: [0, 2],
    situacion:
      'SNG de 9 con entrada de $10 y premios 45, 27 y 18. En la primera mano un jugador va all-in por sus 1.500 (75 bb) y te toca con AKo.',
    pregunta: '¿Cuánto vale ganar, cuánto tirar y qué equity necesitas?',
    respuesta:
      'Tirando vales una novena parte: $10,00. Si ganas, tienes 3.000 entre ocho jugadores, pero el doble de fichas no vale el doble: $18,25 (lo da un calculador de ICM, que reparte los premios según las fichas). Umbral 10 ÷ 18,25 = 54,8 %. AKo contra un rango razonable de all-in de 75 bb (99+, AQ+) tiene ≈ 49 %: fold. Contra un loco que mete el 40 % (≈ 66 %) sería pago.',
    calculos: [
      {
        da: '$10,00',
        tipo: 'icm',
        stacks: [1500, 1500, 1500, 1500, 1500, 1500, 1500, 1500, 1500],
        premios: [45, 27, 18],
        jugador: 0,
      },
      {
        da: '$18,25',
        tipo: 'icm',
        stacks: [3000, 1500, 1500, 1500, 1500, 1500, 1500, 1500],
        premios: [45, 27, 18],
        jugador: 0,
      },
      { da: '54,8 %', tipo: 'cuenta', expresion: '10/18.25*100' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [0, 0],
      mano: 'Kh Jc',
      situacion:
        'Sit and Go de 9 jugadores con entrada de $1. Premios: 50 %, 30 % y 20 % para los tres primeros. Segunda mano, ciegas 10/20, todos con 1.500. Un jugador sube a 60 y otro va all-in por 1.500. Te toca.',
      pregunta: '¿Cuánto paga cada puesto y juegas K-J?',
      respuesta:
        'Se reparten 9 × 1 = $9: $4,50, $2,70 y $1,80. Retírate sin dudar: con K-J pondrías 1.500 fichas, el 100 % de lo que tienes, contra dos personas que ya mostraron fuerza. Si pierdes, cobras 0; si te retiras sigues con tus 1.500 y, con que uno elimine al otro, ya quedan 8 jugadores para tres premios. Las fichas no se cambian por dinero: al principio la paciencia cuesta casi nada.',
      calculos: [
        { tipo: 'cuenta', expresion: '9*1', da: '$9' },
        { tipo: 'cuenta', expresion: '9*0.5', da: '$4,50' },
        { tipo: 'cuenta', expresion: '9*0.3', da: '$2,70' },
        { tipo: 'cuenta', expresion: '9*0.2', da: '$1,80' },
        { tipo: 'cuenta', expresion: '9-1', da: '8' },
      ],
    },
    {
      niveles: [3, 3],
      mano: 'As Kd',
      situacion:
        'Doble o nada: quedan seis y cobran cinco, $20 cada uno. Stacks: 3.000, 2.800, 2.600 (tú), 2.500, 2.300 y 1.800; ciegas 100/200. El de 3.000 mete all-in desde UTG y estás en el botón; los demás se retiran y las ciegas son los de 2.300 y 1.800.',
      pregunta: '¿Pagas A-K? Calcula el umbral.',
      respuesta:
        'Si tiras, él se lleva las ciegas y tú vales $17,17. Si ganas tienes 5.500 y vales $19,83; si pierdes, 0. Umbral: 17,17 ÷ 19,83 = 86,6 %. A-K contra un rango de UTG del 12 % ronda el 58 %: fold, y ni siquiera A-A (≈ 85 %) llega. En fichas bastaría 2.600 ÷ 5.500 = 47,3 %. Con premios iguales ganar fichas casi no paga: deja que los cortos choquen y mete tú solo cuando nadie pueda pagarte.',
      calculos: [
        {
          tipo: 'icm',
          stacks: [2600, 3300, 2800, 2500, 2200, 1600],
          premios: [20, 20, 20, 20, 20],
          jugador: 0,
          da: '$17,17',
        },
        {
          tipo: 'icm',
          stacks: [5500, 400, 2800, 2500, 2200, 1600],
          premios: [20, 20, 20, 20, 20],
          jugador: 0,
          da: '$19,83',
        },
        { tipo: 'cuenta', expresion: '100*17.17/19.83', da: '86,6 %' },
        { tipo: 'cuenta', expresion: '100*2600/5500', da: '47,3 %' },
      ],
    },
  ],
  spots: [
    {
      niveles: [1, 3],
      mano: '5h 5c',
      situacion: 'SNG de 9, ciegas 15/30, stacks de 1.500 (50 bb). Abre UTG a 90; pagas en el botón con 55.',
      pregunta: '¿Cuánto debe salir del flop para que el pago tenga sentido?',
      respuesta:
        'Pagas 90 y ligas trío el 11,8 %: para que compense hay que ganar de media 90 × (1 − 0,118) ÷ 0,118 = 673 fichas cuando ligas. Quedan 1.410 detrás, así que las implícitas existen, pero no siempre te pagarán el stack. Con 50 bb es correcto si el que abrió paga con pares altos; con 25 bb (750 fichas) no lo sería: 12 % de tu stack por un trío.',
      calculos: [
        { da: '673 fichas', tipo: 'cuenta', expresion: '90*(1-0.118)/0.118' },
        { da: '12 %', tipo: 'cuenta', expresion: '90/750*100' },
      ],
    },
    {
      niveles: [1, 3],
      mano: 'Qd Js',
      situacion:
        'SNG de 9, ciegas 50/100, tienes 1.600 (16 bb) y estás en el corte; todos tiran. Las ciegas tienen 1.200 y 3.000.',
      pregunta: '¿Abres, metes o tiras?',
      respuesta:
        'Con 16 bb y sin antes, un robo a 2,2 bb con QJo contra ciegas que tiran el 70 % y el 65 % gana 0,7 × 0,65 = 45 % de las veces; sin equity necesitarías 59 %: no llega, y la de 1.200 puede meterte. Fold es correcto en la mayoría de mesas; contra ciegas que tiran el 80 %, 0,8 × 0,8 = 64 % y abres.',
      calculos: [
        { da: '45 %', tipo: 'cuenta', expresion: '0.7*0.65*100' },
        { da: '59 %', tipo: 'cuenta', expresion: '2.2/(2.2+1.5)*100' },
        { da: '64 %', tipo: 'cuenta', expresion: '0.8*0.8*100' },
      ],
    },
    {
      niveles: [0, 2],
      situacion:
        'SNG turbo de 9 con ciegas que suben cada 6 minutos: 10/20, 15/30, 25/50, 50/100, 75/150, 100/200. Tienes las 1.500 iniciales.',
      pregunta: '¿Cuántas ciegas tendrás en el quinto nivel si no ganas ni pierdes nada, y qué plan corresponde?',
      respuesta:
        '1.500 ÷ 150 = 10 bb: all-in o fold. En el tercero tenías 30 bb y en el primero 75 bb. La «fase inicial» dura tres niveles, unas 30 manos; en ellas esperas una mano buena o nada. No necesitas doblarte pronto: necesitas llegar al quinto con tus 10 bb intactas y meterlas bien.',
      calculos: [
        { da: '10 bb', tipo: 'cuenta', expresion: '1500/150' },
        { da: '30 bb', tipo: 'cuenta', expresion: '1500/50' },
        { da: '75 bb', tipo: 'cuenta', expresion: '1500/20' },
      ],
    },
    {
      niveles: [2, 3],
      situacion:
        'En 400 SNG de $10 (rake 10 %) tu registro dice: primer puesto 48, segundo 44, tercero 46; caídas antes de quedar cinco, 38 %.',
      pregunta: '¿Cuál es tu ROI y qué miras primero?',
      respuesta:
        'Cobros: 48 × 45 + 44 × 27 + 46 × 18 = $4.176; gastaste 400 × 11 = $4.400. ROI (4.176 − 4.400) ÷ 4.400 = −5,1 %. Cobras el 34,5 % (la media sería 33,3 %), así que no caes demasiado pronto: el problema es que llegas tercero tantas veces como primero. Estudia el juego de tres jugadores antes que la fase inicial.',
      calculos: [
        { da: '$4.176', tipo: 'cuenta', expresion: '48*45+44*27+46*18' },
        { da: '$4.400', tipo: 'cuenta', expresion: '400*11' },
        { da: '−5,1 %', tipo: 'cuenta', expresion: '(4176-4400)/4400*100' },
        { da: '34,5 %', tipo: 'cuenta', expresion: '(48+44+46)/400*100' },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'Ac Kh',
      situacion:
        'SNG de 6, premios 65/35, quedan seis con 1.500 y ciegas 10/20. Un jugador abre a 60, otro resube a 200 y te toca en la ciega grande.',
      pregunta: '¿Qué haces con AK y por qué no pagas?',
      respuesta:
        'All-in o fold, no pagar. En 65/35 la primera eliminación vale menos que en 50/30/20, así que la prima al principio es pequeña: umbral para 75 bb cerca de 54 %. Si metes 1.500 y los dos tiran el 60 % conjunto, ganas 290 fichas: 0,60 × 290 + 0,40 × (0,45 × 3.060 − 1.480) = 133 fichas. Algo positivo en fichas y neutro en dinero: contra quien 4-betea de todo, mete; contra una resubida apretada, tira sin vergüenza.',
      calculos: [{ da: '133 fichas', tipo: 'cuenta', expresion: '0.6*290+0.4*(0.45*3060-1480)' }],
    },
    {
      niveles: [0, 1],
      situacion:
        'Sit and Go de 9 jugadores: entrada de $1 más $0,10 de comisión. Paga 50 %, 30 % y 20 % a los tres primeros.',
      pregunta: '¿Cuánto cobra cada puesto y cuánto ganas si terminas tercero?',
      respuesta:
        'Se reparten 9 × 1 = $9: el primero cobra $4,50, el segundo $2,70 y el tercero $1,80. Como la entrada costó $1,10, el tercero gana $0,70 y del cuarto al noveno pierden $1,10. Lo normal es no cobrar dos de cada tres veces: decide antes cuántas entradas juegas hoy y no compres otra para recuperar.',
      calculos: [
        { tipo: 'cuenta', expresion: '9 * 0.5', da: '$4,50' },
        { tipo: 'cuenta', expresion: '9 * 0.3', da: '$2,70' },
        { tipo: 'cuenta', expresion: '9 * 0.2', da: '$1,80' },
        { tipo: 'cuenta', expresion: '9 * 0.2 - 1.1', da: '$0,70' },
      ],
    },
    {
      niveles: [0, 1],
      mano: 'Kd 7c',
      situacion: 'Sit and Go de 9, ciegas 10/20, todos con 1.500 fichas. Un jugador sube a 60 y te toca en el botón.',
      pregunta: '¿Pagas para ver el flop?',
      respuesta:
        'Retírate. Cuesta 0 y te quedan 1.500 ÷ 20 = 75 ciegas grandes. Una vuelta completa cuesta 30 fichas, el 2 % de tu stack: puedes esperar una mano buena. K-7 hace parejas con mal acompañante, las que más fichas pierden al principio.',
      calculos: [
        { tipo: 'cuenta', expresion: '1500 / 20', da: '75' },
        { tipo: 'cuenta', expresion: '10 + 20', da: '30' },
        { tipo: 'cuenta', expresion: '100 * 30 / 1500', da: '2 %' },
      ],
    },
    {
      niveles: [0, 1],
      mano: 'Ah Js',
      situacion:
        'Sit and Go de 9, primera mano, ciegas 10/20. Un jugador pone sus 1.500 fichas y los demás se retiran hasta ti, que tienes otras 1.500.',
      pregunta: '¿Pagas todo con A-J?',
      respuesta:
        'Retírate: pierdes 0 fichas. Si pagas y ganas tendrás 3.000 de 13.500 fichas, el 22,2 %, pero ningún premio todavía: siguen ocho y cobran tres. Si pagas y pierdes, se acabó. Quien arriesga 75 ciegas grandes suele tener una pareja o un as mejor; para esto espera una pareja muy alta.',
      calculos: [
        { tipo: 'cuenta', expresion: '9 * 1500', da: '13.500' },
        { tipo: 'cuenta', expresion: '100 * 3000 / 13500', da: '22,2 %' },
        { tipo: 'cuenta', expresion: '1500 / 20', da: '75' },
      ],
    },
    {
      niveles: [0, 1],
      mano: 'Ac 9c',
      situacion:
        'Sit and Go de 9, quedan cinco, ciegas 75/150. Tienes 900 fichas en el botón y todos se retiran hasta ti. Las ciegas tienen 2.000 y 1.700.',
      pregunta: '¿Esperas algo mejor o juegas?',
      respuesta:
        'Juega todo. Te quedan 900 ÷ 150 = 6 ciegas grandes y cada vuelta cuesta 225, el 25 % de lo que tienes: esperar ya no es gratis. Si las dos ciegas se retiran ganas 225 sin ver cartas; si te pagan, un as con otra carta de su palo gana bastantes veces. Pagar 150 para mirar sería la peor opción.',
      calculos: [
        { tipo: 'cuenta', expresion: '900 / 150', da: '6' },
        { tipo: 'cuenta', expresion: '75 + 150', da: '225' },
        { tipo: 'cuenta', expresion: '100 * 225 / 900', da: '25 %' },
      ],
    },
    {
      niveles: [3, 3],
      mano: 'Jh Jc',
      situacion:
        'SNG de 6, premios 65/35. Quedan cinco: 1.900 (tú, botón), 2.600, 2.300 (ciega pequeña), 1.800 (ciega grande) y 400; ciegas 75/150. El de 2.600 mete all-in en el CO con un 18 %.',
      pregunta: '¿Pagas J-J (≈ 65 %)?',
      respuesta:
        'Tirar: $21,53. Ganar (4.025): $39,77. Perder: 0. Umbral: 21,53 ÷ 39,77 = 54,1 %; en fichas, 1.900 ÷ 4.025 = 47,2 %. Pago: con dos premios y cinco jugadores la prima es pequeña. En la burbuja de verdad (quedan tres) el mismo pago pediría bastante más. Distingue cuántos faltan antes de aplicar el miedo.',
      calculos: [
        { tipo: 'icm', stacks: [1900, 2825, 2225, 1650, 400], premios: [65, 35], jugador: 0, da: '$21,53' },
        { tipo: 'icm', stacks: [4025, 700, 2225, 1650, 400], premios: [65, 35], jugador: 0, da: '$39,77' },
        { tipo: 'cuenta', expresion: '100*21.53/39.77', da: '54,1 %' },
        { tipo: 'cuenta', expresion: '100*1900/4025', da: '47,2 %' },
      ],
    },
    {
      niveles: [0, 1],
      mano: 'Td 9d',
      situacion:
        'Sit and Go de 9, quedan cuatro y cobran tres ($5, $3 y $2). Tienes 3.000 fichas, el más corto 600. Ciegas 100/200. Un jugador con 4.000 va all-in y te toca con 10-9.',
      pregunta: '¿Pagas?',
      respuesta:
        'Retírate. El corto tiene 600 ÷ 200 = 3 ciegas y está a punto de caer: si esperas, cobras al menos $2. Pagar pone en juego tus 3.000 fichas, el 100 %, con una mano que pierde contra casi cualquier as o pareja. Cuando falta uno para cobrar, las manos dudosas se tiran todas; las buenas, A-A o K-K, no.',
      calculos: [
        { tipo: 'cuenta', expresion: '600/200', da: '3' },
        { tipo: 'cuenta', expresion: '100*3000/3000', da: '100 %' },
      ],
    },
    {
      niveles: [2, 3],
      mano: '8d 8s',
      situacion:
        'SNG de 6 jugadores, premios 65/35. Quedan cinco con 1.800 de media; ciegas 50/100. Tienes 2.000 y un jugador de 1.200 mete all-in en el CO con un 25 %. Estás en el botón.',
      pregunta: '¿Pagas 8-8? Precio en fichas y prima aproximada.',
      respuesta:
        'Pagas 1.200 para un bote de 1.200 + 1.200 + 150 = 2.550: 47,1 %. Con dos premios y cinco jugadores la prima es de unos 4 puntos: 51,1 %. 8-8 contra un 25 % tiene ≈ 56 %: paga. Si pierdes te quedan 800, 8 bb. Con 5-5 (≈ 50 %) sería fold por poco. Mejor aún: resube all-in para que las ciegas no entren.',
      calculos: [
        { tipo: 'cuenta', expresion: '1200*2+150', da: '2.550' },
        { tipo: 'cuenta', expresion: '100*1200/2550', da: '47,1 %' },
        { tipo: 'cuenta', expresion: '47.1+4', da: '51,1 %' },
        { tipo: 'cuenta', expresion: '2000-1200', da: '800' },
      ],
    },
  ],
};
