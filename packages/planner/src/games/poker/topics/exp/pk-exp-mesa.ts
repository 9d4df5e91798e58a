import type { PokerTopic } from '../../poker-topic.ts';

export const pkExpMesa: PokerTopic = {
  id: 'pk-exp-mesa',
  titulo: 'Notas y selección de mesa y asiento',
  area: 'EXP',
  nivelMin: 1,
  nivelMax: 5,
  prerequisitos: ['pk-exp-tipos'],
  favorece: ['cash'],
  minutosEtapa: 160,
  terminos: [
    'selección de mesa',
    'elegir mesa',
    'table selection',
    'selección de asiento',
    'elegir asiento',
    'asiento',
    'seat selection',
    'notas de rivales',
    'tomar notas',
    'notas',
    'código de colores',
    'jesus seat',
    'lista de espera',
    'mesas blandas',
    'mesas con fish',
    'buscar mesa',
    'cambiar de mesa',
    'cuándo dejar una mesa',
  ],
  ideas: [
    'Tu ganancia sale de quién se sienta contigo: una mesa con un jugador que pierde 40 bb cada 100 manos reparte ese dinero entre cinco; una mesa de seis regulares solo reparte rake.',
    'El dinero circula hacia la izquierda: quieres a los jugadores loose y agresivos a tu derecha (actúas después) y a los nits a tu izquierda (les robas las ciegas).',
    'Una nota útil tiene situación, mano enseñada y regla: «BB, pagó 3 calles con 77 en AK9: paga cualquier par». «Malo» o «loco» no son notas.',
    'Una mesa se deja por criterios escritos: se fue el jugador débil, quedan más de tres regulares detrás, o tu calidad de juego bajó. Nunca se elige subir de límite para encontrar una mesa mejor tras perder.',
  ],
  etapas: [
    {
      nivel: 1,
      enfoque:
        'Mira tres mesas antes de sentarte y elige por bote medio y jugadores que ven el flop; escribe una nota por vuelta.',
      idea: 'Más del 35 % de jugadores viendo el flop en mesa de 6 es señal de mesa buena en micros.',
    },
    {
      nivel: 2,
      enfoque:
        'Usa un código de cuatro colores (débil, pasivo, regular, agresivo) y cambia de asiento o de mesa cuando el débil quede a tu izquierda.',
      idea: 'Un asiento a la derecha del jugador que más dinero pierde duplica los botes que juegas contra él en desventaja: muévete.',
    },
    {
      nivel: 3,
      enfoque:
        'Puntúa cada mesa con una fórmula sencilla y registra tu resultado por composición de mesa durante un mes.',
      idea: 'Tu winrate real es por mesa, no por límite: si solo ganas con al menos un débil sentado, no hay motivo para jugar sin él.',
    },
    {
      nivel: 4,
      enfoque:
        'Trabaja con notas por nodo (cómo juega el river tras pasar el turn) y con lista de jugadores buscados; gestiona esperas y horarios.',
      idea: 'Vale más una nota de river contada que diez adjetivos: te paga en el bote grande.',
    },
    {
      nivel: 5,
      enfoque:
        'En mesas cortas y altas decide con quién juegas heads-up o a tres, cuándo romper la mesa y qué información das a los demás al perseguir a un débil.',
      idea: 'Sentarse solo cuando el débil se sienta es visible y te cierra puertas; alterna y conserva relaciones correctas en el juego.',
    },
  ],
  errorTipico:
    'Quedarse en una mesa de seis regulares porque «ya estoy sentado» o porque ahí perdiste el dinero que quieres recuperar. El dinero perdido no está en esa mesa.',
  preguntas: [
    {
      pregunta: '¿Dónde quieres a un maniaco y dónde a un nit, y por qué?',
      respuesta:
        'El maniaco a tu derecha: decides después de ver su subida y puedes aislarlo. El nit a tu izquierda: tira sus ciegas ante tus robos y cuando sube te avisa.',
    },
    {
      pregunta: '¿Qué tres datos de la sala miras antes de sentarte?',
      respuesta:
        'Bote medio en ciegas, porcentaje de jugadores que ven el flop y quiénes son los conocidos con nota; después, qué asiento queda libre respecto del débil.',
    },
    {
      pregunta: 'Convierte en nota útil: «es un pescado».',
      respuesta:
        'Por ejemplo: «pagó subida y dos barriles con K4o en KT6-2; sube turn solo con dos pares o más»: situación, mano y regla.',
    },
    {
      pregunta: '¿Cuánto puede cambiar tu winrate por la mesa?',
      respuesta:
        'Varias ciegas cada 100 manos: un jugador que pierde 40 bb/100 en una mesa de 6 aporta 8 bb/100 a cada uno de los otros cinco antes del rake, más que el winrate de casi cualquier buen regular.',
    },
    {
      pregunta: '¿Cuándo dejas la mesa aunque vayas ganando?',
      respuesta:
        'Cuando se va el jugador que la hacía buena, cuando tu asiento quedó a la derecha de los agresivos sin cambio posible o cuando tu foco cae por debajo de tu mínimo.',
    },
  ],
  criterio: {
    texto: 'Tomas bien {aciertos} de {de} decisiones de mesa, asiento o nota, con la razón escrita en una línea.',
    aciertos: 8,
    de: 10,
    unidad: 'decisiones',
  },
  foco: 'Antes de la primera mano escribe por qué elegiste esa mesa y ese asiento; cada media hora decide si la mesa sigue cumpliendo la razón.',
  revision: '¿Qué nota de la mesa o del rival te habría hecho jugar distinto esta mano, y estaba escrita?',
  variantes: {
    teoria: [
      {
        titulo: 'mapa de asientos ideal',
        consigna:
          'Dibuja una mesa de 6 contigo abajo y coloca un nit, dos regulares, un maniaco y una estación de pago en sus asientos ideales. Explica cada uno en una frase.',
      },
      {
        titulo: 'anatomía de una nota',
        consigna:
          'Escribe cinco notas con la forma situación, mano enseñada, regla; tacha cualquier adjetivo. Compruébalas imaginando que las lees dentro de tres meses.',
      },
      {
        titulo: 'la cuenta del reparto',
        consigna:
          'Rehace la cuenta del ejemplo con un débil de 25 bb/100 y con dos débiles. Di a partir de qué pérdida del débil la mesa cubre el rake.',
      },
    ],
    ejercicios: [
      {
        titulo: 'siéntate o espera',
        consigna:
          'En cada situación de abajo decide sentarte, esperar o irte y escribe el dato que lo decide. Sin dato no cuenta.',
      },
      {
        titulo: 'reubica el asiento',
        consigna:
          'En las situaciones de abajo elige el mejor asiento libre y di a quién dejas a cada lado. Compara con el segundo mejor.',
      },
      {
        titulo: 'la nota que falta',
        consigna:
          'Para cada situación de abajo escribe la nota que tomarías del rival principal en menos de veinte palabras. Debe servir para decidir un river.',
      },
      {
        titulo: 'ganancia por hora de cada mesa',
        consigna:
          'Calcula en las situaciones de abajo la ganancia esperada por 100 manos y por hora antes de elegir. Escribe la diferencia en ciegas.',
      },
      {
        titulo: 'la tentación',
        consigna:
          'En cada situación de abajo identifica el motivo emocional que empujaría a la mala decisión (recuperar, aburrimiento, orgullo) y la regla que lo frena.',
      },
      {
        titulo: 'cambia un jugador',
        consigna:
          'Resuelve las situaciones de abajo y sustituye a un jugador por otro tipo. Di si la decisión cambia y cuánto.',
      },
      {
        titulo: 'ordena las mesas',
        consigna: 'Pon las situaciones de abajo en orden de preferencia y defiende el orden con una cuenta por mesa.',
      },
      {
        titulo: 'con reloj de lista de espera',
        consigna:
          'Decide cada situación de abajo con reloj, como si el asiento se perdiera. Revisa luego con calma cuáles cambiarías.',
      },
    ],
    test: [
      {
        titulo: 'mesa, asiento, nota',
        consigna:
          'Responde las tres cosas en cada situación de abajo sin apuntes. Tres puntos por situación, aprobado con 75 %.',
      },
      {
        titulo: 'solo cuentas',
        consigna:
          'Resuelve los números de las situaciones de abajo (reparto, por hora, muestra) sin calculadora cuando puedas. 80 % exactos.',
      },
      {
        titulo: 'política escrita',
        consigna:
          'Redacta en cinco líneas tu política de mesas y aplícala a las situaciones de abajo. Cada contradicción resta un punto.',
      },
      {
        titulo: 'notas legibles',
        consigna:
          'Lee tus respuestas de las situaciones de abajo como si fueras otro jugador: si no sabrías qué hacer con la nota, no puntúa.',
      },
    ],
    jugar: [
      {
        titulo: 'tres mesas miradas, una elegida',
        consigna:
          'Observa tres mesas una vuelta cada una antes de sentarte y juega {min} minutos en la elegida. Al final di si acertaste.',
      },
      {
        titulo: 'diez notas con mano enseñada',
        consigna: 'Juega con la meta de escribir diez notas que incluyan una mano mostrada. Cuenta cuántas lo cumplen.',
      },
      {
        titulo: 'revisión cada media hora',
        consigna:
          'Pon un aviso cada media hora y decide quedarte, moverte o irte con un criterio escrito. Anota las decisiones.',
      },
    ],
    analizar: [
      {
        titulo: 'resultados por mesa',
        consigna:
          'Separa tus últimas sesiones por mesa con o sin jugador débil y compara ciegas por 100 manos. Escribe la conclusión con la muestra.',
      },
      {
        titulo: 'notas que dieron dinero',
        consigna:
          'Busca {n} manos en que una nota cambió tu decisión y suma lo ganado o ahorrado. Borra las notas que nunca usaste.',
      },
      {
        titulo: 'botes contra tu izquierda',
        consigna:
          'Revisa {n} botes perdidos fuera de posición y mira quién estaba a tu izquierda. Di cuántos evitaba otro asiento.',
      },
    ],
  },
  ejemplo: {
    niveles: [1, 3],
    situacion:
      'NL10, mesa de 6. En la mesa A un jugador pierde 40 bb cada 100 manos y los otros cuatro son regulares como tú; el rake te cuesta 8 bb/100. En la mesa B los cinco son regulares.',
    pregunta: '¿Cuánto vale la diferencia?',
    respuesta:
      'En A, 40 bb/100 se reparten entre cinco: 40 ÷ 5 = 8 bb/100 brutas por regular, que cubren el rake: te quedas en 8 − 8 = 0 bb/100 si juegas igual que los demás, y todo lo que juegues mejor contra el débil es ganancia. En B repartes 0 y pagas rake: −8 bb/100. A 60 manos por hora la diferencia son 8 × 60 ÷ 100 = 4,8 bb por hora y mesa. Con tres mesas, 14,4 bb.',
    calculos: [
      { da: '8 bb/100', tipo: 'cuenta', expresion: '40/5' },
      { da: '0 bb/100', tipo: 'cuenta', expresion: '8-8' },
      { da: '−8 bb/100', tipo: 'cuenta', expresion: '0-8' },
      { da: '4,8 bb', tipo: 'cuenta', expresion: '8*60/100' },
      { da: '14,4 bb', tipo: 'cuenta', expresion: '3*4.8' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [4, 5],
      situacion:
        'NL2000, mesa de 5. Un recreativo pierde 50 bb cada 100 manos; estimas quedarte con el 30 % de eso, perder 3 bb/100 contra los tres regulares y pagar 2,5 bb/100 de rake. Juegas 70 manos por hora. El recreativo tiene la mitad de sus fichas y suele irse cuando pierde una caja.',
      pregunta: '¿Cuánto vale la mesa con él y sin él, y qué haces cuando se levante?',
      respuesta:
        'Con él: 0,30 × 50 − 3 − 2,5 = 9,5 bb/100, 9,5 × 70 ÷ 100 = 6,65 bb por hora, $133. Sin él: −3 − 2,5 = −5,5 bb/100, −3,85 bb por hora. Quedarte una hora «por cortesía» cuesta $77: termina la órbita y sal. Pero no entres y salgas pegado a él: alterna mesas y juega algunas órbitas iniciales sin recreativo, un coste pequeño que compra invitaciones. Decide antes cuántas al mes y apúntalo.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.3*50-3-2.5', da: '9,5 bb/100' },
        { tipo: 'cuenta', expresion: '9.5*70/100', da: '6,65 bb' },
        { tipo: 'cuenta', expresion: '6.65*20', da: '$133' },
        { tipo: 'cuenta', expresion: '-3-2.5', da: '−5,5 bb/100' },
        { tipo: 'cuenta', expresion: '-5.5*70/100', da: '−3,85 bb' },
        { tipo: 'cuenta', expresion: '3.85*20', da: '$77' },
      ],
    },
  ],
  spots: [
    {
      niveles: [1, 3],
      situacion:
        'Mesa de 6 con dos asientos libres. El jugador 1 juega el 60 % de las manos y sube el 40 %. Puedes sentarte justo a su izquierda o justo a su derecha.',
      pregunta: '¿Qué asiento eliges y cuántas manos por vuelta afecta?',
      respuesta:
        'A su izquierda: después del flop actúas detrás de él en cinco de cada seis manos (solo cuando él es botón habla último). En una vuelta de 6 manos él entra en 0,60 × 6 = 3,6 manos; quieres ver su subida antes de elegir. A su derecha te resubiría 0,40 × 6 = 2,4 veces por vuelta después de que tú ya pusiste dinero.',
      calculos: [
        { da: '3,6 manos', tipo: 'cuenta', expresion: '0.6*6' },
        { da: '2,4 veces', tipo: 'cuenta', expresion: '0.4*6' },
      ],
    },
    {
      niveles: [1, 5],
      formatos: ['cash'],
      situacion:
        'Sala con tres mesas de tu límite. A: bote medio 22 bb, 41 % ve el flop, asiento a la derecha de un maniaco. B: bote medio 18 bb, 38 % ve el flop, asiento a la izquierda del jugador más débil. C: bote medio 9 bb, 17 % ve el flop.',
      pregunta: '¿Cuál eliges?',
      respuesta:
        'B. Estimas 9 bb/100 en A con buen asiento pero unas 4 menos con el maniaco detrás: 9 − 4 = 5 bb/100. En B estimas 7 bb/100 completas y en C, −2. La diferencia de B sobre A son 2 bb/100, y a 75 manos por hora 1,5 bb por hora. El asiento pesa tanto como la mesa; pide cambio en A si se libera la izquierda del maniaco.',
      calculos: [
        { da: '5 bb/100', tipo: 'cuenta', expresion: '9-4' },
        { da: '2 bb/100', tipo: 'cuenta', expresion: '7-5' },
        { da: '1,5 bb', tipo: 'cuenta', expresion: '2*75/100' },
      ],
    },
    {
      niveles: [1, 3],
      formatos: ['cash'],
      situacion:
        'NL5. Llevas hora y media perdiendo 120 bb. El jugador débil que te ganó se fue; quedan cuatro regulares y tú.',
      pregunta: '¿Qué haces y qué cuenta te lo dice?',
      respuesta:
        'Te vas. Lo perdido no está en esta mesa: se fue con él. Aquí ganas 0 − rake, unos −8 bb/100; a ese ritmo, una hora más de 75 manos cuesta −6 bb de media. Además 120 bb en una sesión suele ser ya tu límite de pérdida: si lo era, no cambias de mesa, cierras. Buscar un límite mayor para recuperar es justo lo que no se hace.',
      calculos: [
        { da: '−8 bb/100', tipo: 'cuenta', expresion: '0-8' },
        { da: '−6 bb', tipo: 'cuenta', expresion: '-8*75/100' },
      ],
    },
    {
      niveles: [2, 4],
      situacion:
        'Tienes esta nota sobre un rival: «BB, pagó flop y turn con 66 en K-Q-8-3, 3 veces». Estás en el botón con KT en K♦ Q♣ 8♥ 3♠ 2♥, bote $9; en el river te pasa.',
      pregunta: '¿Qué tamaño eliges con esa nota?',
      respuesta:
        'Con la nota, su rango de pago incluye cualquier par: amplía valor y sube el tamaño. Si paga $6 el 45 % y ganas el 72 % de los pagos: 0,45 × (0,72 × 6 − 0,28 × 6) = $1,19; con $3 y 60 % de pagos, ganando 75 %: 0,60 × 3 × 0,5 = $0,90. Ganas $0,29 más cada vez gracias a tres líneas de nota.',
      calculos: [
        { da: '$1,19', tipo: 'cuenta', expresion: '0.45*(0.72*6-0.28*6)' },
        { da: '$0,90', tipo: 'cuenta', expresion: '0.6*3*0.5' },
        { da: '$0,29', tipo: 'cuenta', expresion: '0.45*(0.72*6-0.28*6)-0.6*3*0.5' },
      ],
    },
    {
      niveles: [3, 5],
      formatos: ['cash'],
      situacion:
        'NL100, cuatro mesas. Tu base: 11.000 manos con al menos un débil, +6,2 bb/100; 9.000 manos sin ninguno, −1,5 bb/100.',
      pregunta: '¿Cuánto te cuesta jugar las segundas y qué cambias?',
      respuesta:
        'Perdiste 90 × 1,5 = 135 bb, es decir $135, en manos que podías no jugar. Si esas 9.000 manos se hubieran jugado solo en mesas con débil, la diferencia teórica es 90 × (6,2 + 1,5) = 693 bb. Con muestras de 10.000 manos el margen es grande (±15 bb/100 no es raro), así que la conclusión es de dirección: menos mesas y mejores, y anotar composición otro mes.',
      calculos: [
        { da: '135 bb', tipo: 'cuenta', expresion: '90*1.5' },
        { da: '693 bb', tipo: 'cuenta', expresion: '90*(6.2+1.5)' },
      ],
    },
    {
      niveles: [4, 5],
      formatos: ['cash'],
      situacion:
        'NL400, a tres jugadores. Un débil pierde 60 bb/100 y queda un regular tan bueno como tú. El rake te cuesta 4 bb/100.',
      pregunta: '¿Juegas, y si el débil se levanta?',
      respuesta:
        'Con el débil: 60 ÷ 2 = 30 bb/100 brutas para cada regular, menos 4 de rake: 26 bb/100. Sin él, heads-up entre iguales: −4 bb/100. Juega mientras esté y acuerda contigo mismo la salida: al levantarse él, se termina la órbita y cierras. La varianza a tres es alta, así que el límite de pérdida se fija antes.',
      calculos: [
        { da: '30 bb/100', tipo: 'cuenta', expresion: '60/2' },
        { da: '26 bb/100', tipo: 'cuenta', expresion: '30-4' },
        { da: '−4 bb/100', tipo: 'cuenta', expresion: '0-4' },
      ],
    },
    {
      niveles: [4, 5],
      formatos: ['cash'],
      situacion: 'NL1000. Un regular te gana 3 bb/100 según 4.000 manos y siempre se sienta a tu izquierda.',
      pregunta: '¿Cambias de mesa, pides otro asiento o peleas?',
      respuesta:
        'Muévete. 3 bb/100 en 4.000 manos son 120 bb; con una desviación de 90 bb/100 el margen típico en 40 centenas es 90 ÷ 6,32 = 14,2 bb/100, así que la muestra no demuestra nada sobre quién juega mejor, pero el asiento sí cuesta: cada ciega que te roba y cada 3-bet en posición existe aunque seas igual de bueno. Cuesta 0 cambiar; pelear por orgullo no paga.',
      calculos: [
        { da: '120 bb', tipo: 'cuenta', expresion: '3*40' },
        { da: '14,2 bb/100', tipo: 'cuenta', expresion: '90/6.32' },
      ],
    },
    {
      niveles: [1, 3],
      formatos: ['torneo', 'sng'],
      situacion:
        'Te sientan en una mesa nueva de torneo con 45 bb. A tu izquierda inmediata, un jugador que entró en 9 de las 12 últimas manos; a tu derecha, uno que no entró en ninguna.',
      pregunta: '¿Qué anotas y qué cambia en tus aperturas?',
      respuesta:
        'Frecuencia del de la izquierda: 9 ÷ 12 = 75 % con muestra mínima; el de la derecha, 0 de 12: si jugara el 20 %, verías eso el 0,8 multiplicado doce veces, 7 % de las veces. Nota de situación, no de adjetivo: «paga detrás de mí, sin posición mía». Abre manos que ganan al showdown (ases, pares, broadways) y menos robos puros: no puedes cambiar de asiento, así que cambia el rango.',
      calculos: [
        { da: '75 %', tipo: 'cuenta', expresion: '9/12*100' },
        { da: '7 %', tipo: 'cuenta', expresion: '0.8*0.8*0.8*0.8*0.8*0.8*0.8*0.8*0.8*0.8*0.8*0.8*100' },
      ],
    },
    {
      niveles: [1, 5],
      formatos: ['torneo', 'sng'],
      situacion:
        'Tu nota dice: «resube all-in con 15–20 bb contra el corte: enseñó A4s y K9s». Estás en el corte con 30 bb y él tiene 17 bb en el botón, con BBA de 1 bb.',
      pregunta: '¿Cómo cambia tu rango de apertura y con qué pagas?',
      respuesta:
        'Abres a 2 bb menos manos flojas y más manos que pagan. Ante su all-in pagas 15 por 17 + 2 + 1,5 + 1 = 21,5: 41 %. Contra un rango ancho (22+, A2s+, A7o+, K9s+, KTo+, QTs+, JTs ≈ 21 %) AJo tiene ≈ 54 %, KQs ≈ 47 % y 77 ≈ 53 %: pagos claros. Sin la nota habrías supuesto 77+, ATs+, AJo+, KQs, donde AJo tiene ≈ 37 % y se tira. Una línea de nota vale aquí 17 puntos.',
      calculos: [{ da: '41 %', tipo: 'cuenta', expresion: '15/(21.5+15)*100' }],
    },
    {
      niveles: [2, 5],
      formatos: ['torneo', 'sng'],
      situacion:
        'Lobby de Sit and Go: partida A con seis inscritos, cuatro de ellos regulares según tus notas; partida B con seis, un solo regular. Tu registro: ROI de 2 % con cuatro o más regulares y 11 % con uno. Entrada $20.',
      pregunta: '¿Cuánto vale esperar cinco minutos a B?',
      respuesta:
        'A: 20 × 0,02 = $0,40 por partida. B: 20 × 0,11 = $2,20. La diferencia son $1,80 por cinco minutos de espera, unos $21,60 por hora: más que tu ganancia jugando A sin parar. Registrar a ciegas es la fuga; el registro selectivo, la mesa elegida del jugador de torneos.',
      calculos: [
        { da: '$0,40', tipo: 'cuenta', expresion: '20*0.02' },
        { da: '$2,20', tipo: 'cuenta', expresion: '20*0.11' },
        { da: '$1,80', tipo: 'cuenta', expresion: '20*0.09' },
        { da: '$21,60', tipo: 'cuenta', expresion: '1.8*60/5' },
      ],
    },
    {
      niveles: [4, 5],
      formatos: ['torneo', 'sng'],
      situacion:
        'Mesa de torneo con un profesional dos asientos a tu izquierda, que defendió 14 de 17 ciegas grandes tuyas, y un recreativo en tu izquierda inmediata, que tiró 11 de 14.',
      pregunta: '¿Dónde robas y qué tamaño?',
      respuesta:
        'Contra el profesional: 14 ÷ 17 = 82 % de defensa; cuando él es ciega grande tu robo puro no existe. Contra el recreativo: tira 11 ÷ 14 = 79 %; si la otra ciega tira el 80 %, ganas sin jugar 0,79 × 0,8 = 63 % y el robo de 2 bb por 2,5 pide 44 %. Roba ancho una mano de cada vuelta, la suya, y aprieta cuando el profesional es la ciega: misma mesa, dos rangos.',
      calculos: [
        { da: '82 %', tipo: 'cuenta', expresion: '14/17*100' },
        { da: '79 %', tipo: 'cuenta', expresion: '11/14*100' },
        { da: '63 %', tipo: 'cuenta', expresion: '0.79*0.8*100' },
        { da: '44 %', tipo: 'cuenta', expresion: '2/4.5*100' },
      ],
    },
    {
      niveles: [1, 2],
      situacion:
        'Primera vez en esta mesa de 6. Miras veinte manos antes de sentarte: en 9 de ellas vieron el flop tres jugadores o más y solo hubo 3 resubidas.',
      pregunta: '¿Qué mesa es y qué buscas en las próximas veinte?',
      respuesta:
        '9 de 20 flops con tres o más, 45 %: mucha gente paga. 3 resubidas en 20, 15 %: poca agresión. Es buena para ti: se gana apostando grande las manos buenas y no faroleando. Busca quién paga hasta el river sin mano y ponle una nota corta: «paga river con segunda pareja». Siéntate a su izquierda si hay hueco y no cambies de mesa por aburrimiento.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*9/20', da: '45 %' },
        { tipo: 'cuenta', expresion: '100*3/20', da: '15 %' },
      ],
    },
    {
      niveles: [1, 3],
      situacion:
        'Llevas media hora. Anotaste: A entró en 14 de 30 manos y enseñó A-5 y K-3; B entró en 3 y solo enseñó parejas altas; C resube a todo el mundo.',
      pregunta: '¿A quién quieres a tu derecha, a quién a tu izquierda y qué haces contra cada uno?',
      respuesta:
        'A entra 47 % y B 10 %. A la derecha quieres a A, para hablar después de él y aislarlo; a la izquierda, a B, que casi nunca molesta. C es incómodo a tu izquierda: si está ahí, abre menos y más fuerte, o cambia de asiento. Contra A, valor grande; contra B, cree sus subidas; contra C, espera mano y déjalo apostar.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*14/30', da: '47 %' },
        { tipo: 'cuenta', expresion: '100*3/30', da: '10 %' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Sesión de 3 horas en la que puedes elegir: mesa con un recreativo y cuatro regulares (tu parte, +9 bb/100) o mesa con dos recreativos y lista de espera de 25 minutos (+16 bb/100). Juegas 70 manos por hora y mientras esperas puedes jugar otra a +1 bb/100.',
      pregunta: '¿Esperas?',
      respuesta:
        'Sin esperar: 3 × 0,70 × 9 = 18,9 bb. Esperando: 25 minutos son 0,42 h a +1, 0,29 bb, y 2,58 h a +16, 28,9 bb: 29,2 bb. Espera. El punto de empate: la lista compensa hasta que deje menos de 1,7 horas de la buena. Pide el asiento a la izquierda de los recreativos y apunta qué hacen mientras miras.',
      calculos: [
        { tipo: 'cuenta', expresion: '3*0.7*9', da: '18,9 bb' },
        { tipo: 'cuenta', expresion: '0.42*0.7*1', da: '0,29 bb' },
        { tipo: 'cuenta', expresion: '2.58*0.7*16', da: '28,9 bb' },
        { tipo: 'cuenta', expresion: '0.29+28.9', da: '29,2 bb' },
        { tipo: 'cuenta', expresion: '3*0.7*9/(0.7*16)', da: '1,7' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Tu nota sobre un regular: «river tras pasar el turn: 7 apuestas grandes vistas, 6 valor». Otra, de otro: «paga turn con interna, 4 de 4». Hoy tienes a los dos en la mesa y tienes tiempo para aplicar una.',
      pregunta: '¿Cuál usas más y cuánto vale?',
      respuesta:
        'La primera: 6 de 7 valor significa que ante su apuesta grande tu cazafaroles pierde casi siempre. Con bote 12 y apuesta 12, pagar daría (1 ÷ 7) × 24 − (6 ÷ 7) × 12 = −6,86 bb: retirarte ahorra casi 7 bb cada vez. La segunda: quien paga el turn con una interna llega solo el 8,7 % de las veces: súbele el tamaño de tus apuestas de valor ahí. Sirven las dos, pero la de river se cobra en botes mayores. Apunta siempre el número: «6 de 7», no «apretado».',
      calculos: [
        { tipo: 'cuenta', expresion: '24/7-12*6/7', da: '−6,86 bb' },
        { tipo: 'outs', outs: 4, cartas: 1, vistas: 6, da: '8,7 %' },
      ],
    },
  ],
};
