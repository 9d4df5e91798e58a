import type { PokerTopic } from '../../poker-topic.ts';

export const pkTorAltos: PokerTopic = {
  id: 'pk-tor-altos',
  titulo: 'Torneos de entrada alta y campos duros',
  area: 'TOR',
  nivelMin: 4,
  nivelMax: 5,
  prerequisitos: ['pk-tor-calendario', 'pk-tor-stackmedio'],
  exclusivo: ['torneo'],
  minutosEtapa: 260,
  importancia: 'ocasional',
  terminos: [
    'torneos de entrada alta',
    'high roller',
    'high rollers',
    'torneos caros',
    'campos duros',
    'field duro',
    'buy-in alto',
    'entrada alta',
    'shot en torneo grande',
    'torneos de élite',
    'campo profesional',
    'torneos regulares contra pros',
    'torneo de mil dólares',
    'jugar contra profesionales en torneos',
    'subir de entrada media',
    'torneo principal',
    'evento principal',
  ],
  ideas: [
    'En un campo duro tu ROI cae de 25 a 3–8 %, pero la varianza relativa baja porque el campo es pequeño: el riesgo de ruina lo decide el tamaño de la entrada, no la calidad del rival.',
    'El porcentaje que conservas se elige por banca y por ventaja: con banca de 40 entradas y ROI del 5 % se juega con un tercio o menos propio. Vender a precio justo no es regalar ganancia: es comprar supervivencia.',
    'Las decisiones finas que el campo blando perdona aquí se pagan: tamaños de apertura por profundidad, defensa de ciega grande al 60–70 % con antes, rangos de 3-bet mixtos y presión de ICM bien repartida.',
    'Se gana de los dos o tres recreativos de la sala y se empata con el resto: busca sus botes, cambia de ritmo cuando están en la mano y evita duelos de orgullo con el mejor.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque:
        'Evalúa si un torneo caro es jugable: campo, estructura, porcentaje propio y plan contra profesionales; prepara rangos por profundidad con antes.',
      idea: 'La mejor inversión previa es la ciega grande: en estos campos defiendes cinco o seis veces por hora ante aperturas de 2–2,2 bb y cada defensa de más o de menos se nota.',
    },
    {
      nivel: 5,
      enfoque:
        'Gestiona una serie de torneos grandes: acuerdos de venta con markup justo, intercambio de porcentajes, descanso y decisión de reentrada con números.',
      idea: 'Una serie se presupuesta entera antes de viajar o empezar: entradas, reentradas, gastos y porcentaje propio caben en una línea, y lo que no está en ella no se juega.',
    },
  ],
  errorTipico:
    'Jugar con el 100 % una entrada que es el 5 % de la banca «porque la estructura es buenísima». Y cambiar el juego por respeto: tirar de más ante un nombre conocido es tu mayor fuga.',
  preguntas: [
    {
      pregunta: '¿Cómo se calcula un markup justo?',
      respuesta:
        '1 + ROI esperado con prudencia: si esperas 6 % de ganancia, vender a 1,06 deja al comprador sin margen; por eso se vende por debajo, 1,02–1,04, o a la par.',
    },
    {
      pregunta: '¿Qué porcentaje propio eliges en una entrada del 4 % de tu banca si tu regla es 1 %?',
      respuesta: 'Un cuarto: 0,25 × 4 % = 1 %. El resto se vende o el torneo no se juega.',
    },
    {
      pregunta: '¿De dónde sale tu ganancia en una mesa con seis profesionales y dos recreativos?',
      respuesta:
        'Casi toda de los recreativos: posición sobre ellos, botes aislados y valor grande; contra el resto la meta es no perder.',
    },
    {
      pregunta: '¿Por qué reentrar en un torneo caro suele ser peor que la primera entrada?',
      respuesta:
        'Se entra con menos ciegas, quedan menos recreativos y suele decidirse en caliente; debe estar prevista, con su porcentaje vendido y dentro del límite del día.',
    },
  ],
  criterio: {
    texto:
      'Decides bien {aciertos} de {de} casos de entrada, porcentaje o mano contra campo duro, con el número delante.',
    aciertos: 8,
    de: 10,
    unidad: 'decisiones',
  },
  foco: 'En un torneo caro señala a los recreativos de la mesa y anota cuántos botes juegas con ellos y cuántos con profesionales.',
  revision:
    '¿Este bote era contra la parte del campo que te paga, y la decisión fue por números o por el nombre del rival?',
  variantes: {
    teoria: [
      {
        titulo: 'cuánto de ti juega',
        consigna:
          'Calcula el porcentaje propio para tres torneos caros según tu banca y tu ROI prudente. Explica cada venta en una frase.',
      },
      {
        titulo: 'campo duro contra campo blando',
        consigna: 'Escribe en dos columnas qué cambia preflop, postflop y en ICM. Añade una cifra por línea.',
      },
      {
        titulo: 'markup sin autoengaño',
        consigna:
          'Estima tu ROI con tres escenarios y di qué markup soporta cada uno. Explica por qué se usa el prudente.',
      },
    ],
    ejercicios: [
      {
        titulo: 'juego, vendo o paso',
        consigna:
          'En cada situación de abajo decide con porcentaje propio y cifra de banca. Sin cifra no hay respuesta.',
      },
      {
        titulo: 'la defensa que falta',
        consigna:
          'Calcula precios y rango de defensa de las manos de abajo contra aperturas chicas con ante. Corrige tu costumbre.',
      },
      {
        titulo: 'quién me paga',
        consigna:
          'Señala en las situaciones de abajo al rival del que sale el dinero y reescribe el plan para jugar contra él.',
      },
      {
        titulo: 'si me llamara igual',
        consigna:
          'Cambia el nombre del rival famoso por «desconocido sólido» en las manos de abajo y decide de nuevo. Marca diferencias.',
      },
      {
        titulo: 'reentrada fría',
        consigna: 'Decide en las situaciones de abajo si reentras, con ciegas, campo restante y límite del día.',
      },
      {
        titulo: 'peor racha de la serie',
        consigna:
          'Calcula para las situaciones de abajo qué pasa si pierdes todas las entradas y si tu banca lo soporta.',
      },
      {
        titulo: 'contrato de venta',
        consigna: 'Redacta en tres líneas el acuerdo de las situaciones de abajo: porcentaje, precio y reentradas.',
      },
      {
        titulo: 'con reloj y ante',
        consigna: 'Resuelve las manos de abajo con reloj; después revisa dinero muerto y precio de cada una.',
      },
    ],
    test: [
      {
        titulo: 'números de la serie',
        consigna: 'Calcula porcentajes, markup y banca de las situaciones de abajo. Sin errores.',
      },
      {
        titulo: 'mano contra profesional',
        consigna: 'Decide las manos de abajo con rango y número. Aprobado con 70 %.',
      },
      {
        titulo: '¿se juega?',
        consigna: 'Responde sí o no a las situaciones de abajo con la regla que lo decide. Un fallo permitido.',
      },
      {
        titulo: 'defensa a ojo',
        consigna: 'Estima precio y decisión de las manos de abajo sin calculadora; error máximo de 3 puntos.',
      },
    ],
    jugar: [
      {
        titulo: 'mapa de la mesa',
        consigna: 'Juega {min} minutos marcando recreativos y profesionales y contando botes con cada grupo.',
      },
      {
        titulo: 'defensa contada',
        consigna: 'Anota cada ciega grande con precio y decisión durante la sesión. Compara con tu meta de defensa.',
      },
      {
        titulo: 'sin orgullo',
        consigna:
          'Evita botes marginales fuera de posición contra el mejor de la mesa. Anota cuántos evitaste y cuántos no.',
      },
    ],
    analizar: [
      {
        titulo: 'serie completa',
        consigna:
          'Revisa {n} torneos caros con porcentaje propio, resultado y decisiones clave. Separa venta, selección y juego.',
      },
      {
        titulo: 'botes por tipo de rival',
        consigna: 'Calcula tus ganancias contra recreativos y contra profesionales en {n} manos. Decide el ajuste.',
      },
      {
        titulo: 'respeto de más',
        consigna:
          'Busca {n} folds ante jugadores fuertes y calcula el precio. Cuenta los que pagarías a un desconocido.',
      },
    ],
  },
  ejemplo: {
    niveles: [4, 5],
    situacion:
      'Banca de $12.000. Un torneo de $530 con 120 jugadores, 40 % recreativos; estimas un ROI del 8 % con prudencia. Tu regla es arriesgar como máximo 1,5 % por torneo.',
    pregunta: '¿Cuánto te quedas y a qué precio vendes el resto?',
    respuesta:
      'La entrada es 530 ÷ 12.000 = 4,4 % de la banca. Máximo propio: 12.000 × 0,015 = $180, o sea 180 ÷ 530 = 34 %. Vendes el 66 %: a la par cobras $349,80; a 1,04, $363,79. Con ROI del 8 %, el comprador a 1,04 conserva 1,08 ÷ 1,04 − 1 = 3,8 % de ganancia esperada: justo. Sin comprador para ese 66 %, este torneo hoy no se juega.',
    calculos: [
      { da: '4,4 %', tipo: 'cuenta', expresion: '530/12000*100' },
      { da: '$180', tipo: 'cuenta', expresion: '12000*0.015' },
      { da: '34 %', tipo: 'cuenta', expresion: '180/530*100' },
      { da: '$349,80', tipo: 'cuenta', expresion: '530*0.66' },
      { da: '$363,79', tipo: 'cuenta', expresion: '530*0.66*1.04' },
      { da: '3,8 %', tipo: 'cuenta', expresion: '(1.08/1.04-1)*100' },
    ],
  },
  spots: [
    {
      niveles: [4, 5],
      mano: 'Jd 5d',
      situacion:
        'Torneo de $1.050, ciegas 400/800 con BBA de 800, 45 bb efectivas. El botón, profesional, abre a 1.600 (2 bb); la pequeña tira. Estás en la ciega grande con J5s.',
      pregunta: '¿Defiendes?',
      respuesta:
        'Pagas 800 por 1.600 + 400 + 800 + 800 = 3.600: precio 18,2 %. J5s tiene ≈ 38 % contra un rango del 50 % y, aun realizando solo dos tercios fuera de posición, 0,38 × 0,67 = 25 %: defensa clara. Aquí abandonas solo lo peor (72o, 83o, 94o): con este precio se defiende cerca del 70 % de las manos.',
      calculos: [
        { da: '18,2 %', tipo: 'cuenta', expresion: '800/(3600+800)*100' },
        { da: '25 %', tipo: 'cuenta', expresion: '0.38*0.67*100' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Serie de 14 torneos, entrada media $420, banca $20.000. Quieres un gasto máximo del 12 % de la banca en la serie.',
      pregunta: '¿Qué porcentaje propio medio te permite?',
      respuesta:
        'Coste total 14 × 420 = $5.880, el 29,4 % de la banca. Máximo propio 20.000 × 0,12 = $2.400: 2.400 ÷ 5.880 = 41 % de media. Con reentradas previstas en cuatro torneos (4 × 420 = $1.680 más), el porcentaje baja a 2.400 ÷ 7.560 = 32 %. Decide ahora cuáles llevan reentrada; en caliente todas parecen buenas.',
      calculos: [
        { da: '$5.880', tipo: 'cuenta', expresion: '14*420' },
        { da: '29,4 %', tipo: 'cuenta', expresion: '5880/20000*100' },
        { da: '$2.400', tipo: 'cuenta', expresion: '20000*0.12' },
        { da: '41 %', tipo: 'cuenta', expresion: '2400/5880*100' },
        { da: '$1.680', tipo: 'cuenta', expresion: '4*420' },
        { da: '32 %', tipo: 'cuenta', expresion: '2400/7560*100' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Ah Qd',
      situacion:
        'Entrada alta, 28 bb, BBA. Un profesional en UTG de 8 abre a 2,1 bb (rango ≈ 16 %). Estás en el corte; detrás, un recreativo con 40 bb en la ciega grande.',
      pregunta: '¿3-bet, all-in o pago?',
      respuesta:
        'Paga. El all-in de 28 bb gana 4,6 bb y necesita sin equity 86 % de abandonos; contra las manos que le pagan (99+, AQ+) AQo tiene ≈ 36 %. El 3-bet chico echa al recreativo y te deja ante un 4-bet sin respuesta. Pagando (2,1 por 4,6: 31 %) conservas dominadas y dejas entrar al jugador del que sale el dinero.',
      calculos: [
        { da: '86 %', tipo: 'cuenta', expresion: '28/(28+4.6)*100' },
        { da: '31 %', tipo: 'cuenta', expresion: '2.1/(4.6+2.1)*100' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Un colega propone intercambiar un 10 % en un torneo de $1.000. Crees que su ROI es 12 % y el tuyo 6 %.',
      pregunta: '¿Te conviene y qué hace con tu varianza?',
      respuesta:
        'Das 10 % de lo tuyo (ganancia esperada 0,10 × 60 = $6) y recibes 0,10 × 120 = $12: ganas $6 esperados y reduces varianza, porque ahora tienes 90 % de ti y 10 % de él. Con iguales habilidades la ganancia sería 0 y la varianza igual bajaría: 0,9 × 0,9 + 0,1 × 0,1 = 0,82 de la original. Por escrito, antes de la primera mano, y nunca cambia tu juego cuando se cruzan en una mesa: sería colusión.',
      calculos: [
        { da: '$6', tipo: 'cuenta', expresion: '0.1*0.06*1000' },
        { da: '$12', tipo: 'cuenta', expresion: '0.1*0.12*1000' },
        { da: '0,82', tipo: 'cuenta', expresion: '0.9*0.9+0.1*0.1' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Torneo de $2.100 con reentrada; ya perdiste una entrada. Quedan 25 minutos de registro, las ciegas te darían 30 bb y el campo restante es más duro que al principio: bajas tu ROI estimado del 9 % al 3 %. Banca $60.000, tu parte es el 35 %.',
      pregunta: '¿Reentras?',
      respuesta:
        'Tu coste: 2.100 × 0,35 = $735, el 1,2 % de la banca: cabe. Ganancia esperada: 735 × 0,03 = $22 por unas seis horas, $3,7 por hora, sin contar cansancio. Si tu presupuesto de la serie preveía dos balas, es neutra; si no, no se juega: la decisión se tomó antes de perder la primera. Lo que no cuenta es «recuperar»: los 735 anteriores ya no están en la mesa.',
      calculos: [
        { tipo: 'cuenta', expresion: '2100*0.35', da: '$735' },
        { tipo: 'cuenta', expresion: '100*735/60000', da: '1,2 %' },
        { tipo: 'cuenta', expresion: '735*0.03', da: '$22' },
        { tipo: 'cuenta', expresion: '22/6', da: '$3,7' },
      ],
    },
  ],
};
