import type { PokerTopic } from '../../poker-topic.ts';

export const pkTorCalendario: PokerTopic = {
  id: 'pk-tor-calendario',
  titulo: 'Calendario, registro tardío y selección de torneos',
  area: 'TOR',
  nivelMin: 1,
  nivelMax: 5,
  prerequisitos: ['pk-ban-banca'],
  exclusivo: ['torneo'],
  minutosEtapa: 140,
  importancia: 'ocasional',
  terminos: [
    'calendario de torneos',
    'calendario',
    'selección de torneos',
    'elegir torneos',
    'registro tardío',
    'late reg',
    'late registration',
    'reentradas',
    're-entry',
    'recompra',
    'rebuy',
    'add-on',
    'horario de torneos',
    'planificar la sesión de torneos',
    'abi',
    'entrada media',
    'field',
    'tamaño del field',
    'qué torneos jugar',
    'roi',
  ],
  ideas: [
    'Tu resultado en torneos es elección antes que cartas: entrada media según la banca, campos donde juegas mejor que la media, estructura y horas que puedes sostener despierto.',
    'El rendimiento se mide en ROI por entrada y en ganancia por hora: un torneo de $11 con 30 % de ROI y 5 horas da $0,66 por hora; uno de 90 minutos con 15 % da $1,10.',
    'Campos grandes = premios grandes y rachas largas: con 2.000 jugadores cobras un 15 % de las veces y la mesa final llega una de cada 200; planifica la banca para eso.',
    'El registro tardío ahorra horas y pierde profundidad: entrar con 25 bb quita la parte donde juegan los débiles con 100. Reentrar es otra entrada más: cuenta como tal en la banca.',
  ],
  etapas: [
    {
      nivel: 1,
      enfoque:
        'Arma una lista de tres o cuatro torneos que puedas jugar sin mirar la hora y con entrada de menos del 1 % de tu banca.',
      idea: 'Regla simple: 100 entradas de banca para campos grandes, 50 para chicos, y nunca un torneo que termine después de tu hora de dormir.',
    },
    {
      nivel: 2,
      enfoque:
        'Decide registro temprano o tardío por tipo de torneo y limita las reentradas a una, anotada como entrada.',
      idea: 'Reentrar dos veces en un torneo de $11 lo convierte en uno de $33: si tu banca era para $11, ya no juegas tu calendario.',
    },
    {
      nivel: 3,
      enfoque: 'Calcula ROI y hora por tipo de torneo con tu registro y deja los peores dos.',
      idea: 'Turbo chico y campo blando puede dar más por hora que el domingo estrella: mídelo, no lo imagines.',
    },
    {
      nivel: 4,
      enfoque:
        'Diseña la semana por días: sesión principal, mesas simultáneas y hora de corte; coordina con tu energía.',
      idea: 'Seis mesas que terminan juntas valen menos que cuatro escalonadas: la fase final es donde se gana y exige atención completa.',
    },
    {
      nivel: 5,
      enfoque:
        'Trabaja campos y swaps: entradas altas puntuales con venta o reparto por escrito, y sensibilidad a la composición del campo.',
      idea: 'Una entrada que es el 5 % de tu banca se juega solo con la mayor parte vendida y el acuerdo escrito antes.',
    },
  ],
  errorTipico:
    'Añadir «uno más» al registro tardío cuando vas perdiendo: entradas no planificadas, hora mala y recompras para recuperar. Si no estaba en la lista, no se juega hoy.',
  preguntas: [
    {
      pregunta: '¿Qué porcentaje de la banca es una entrada razonable en campos grandes?',
      respuesta:
        'Alrededor del 1 % (100 entradas) o menos; para jugadores que dependen de ese dinero, bastante menos. Los campos chicos y sit & go toleran 2 %.',
    },
    {
      pregunta: '¿Cómo comparas dos torneos de distinta duración?',
      respuesta: 'Con ganancia por hora: entrada × ROI ÷ horas medias. El de mayor ROI no siempre gana por hora.',
    },
    {
      pregunta: '¿Cuándo conviene el registro tardío?',
      respuesta:
        'Cuando tu ventaja está en fases cortas, cuando la hora importa o cuando el campo ya es duro al principio; se pierde si tu ventaja es postflop profunda.',
    },
    {
      pregunta: '¿Por qué una reentrada no es «seguir en el torneo»?',
      respuesta:
        'Porque es otra entrada que paga su rake y entra con menos ciegas relativas; debe caber en el presupuesto del día como una más.',
    },
    {
      pregunta: '¿Cuántos torneos hacen falta para juzgar un ROI?',
      respuesta:
        'Muchos: con campos grandes, ni 500 torneos dejan claro el signo; por eso se juzgan decisiones y se ajusta la banca.',
    },
  ],
  criterio: {
    texto: 'Tomas bien {aciertos} de {de} decisiones de calendario: entra o no, con su cuenta de banca y hora.',
    aciertos: 9,
    de: 12,
    unidad: 'decisiones',
  },
  foco: 'Escribe la lista del día con entrada, hora de inicio y de fin, y reentradas permitidas; no juegues nada fuera de ella.',
  revision: '¿Este torneo estaba en tu lista, cabía en la banca y terminó a una hora en que jugabas bien?',
  variantes: {
    teoria: [
      {
        titulo: 'tu tabla de torneos',
        consigna:
          'Escribe los torneos que juegas con entrada, campo, duración y tu ROI estimado. Calcula la ganancia por hora de cada uno y ordénalos.',
      },
      {
        titulo: 'registro temprano o tardío',
        consigna:
          'Explica en voz alta qué parte del torneo pierdes en cada caso y a quién beneficia. Usa tus puntos fuertes.',
      },
      {
        titulo: 'entradas y banca',
        consigna:
          'Calcula cuántas entradas tiene tu banca para cada torneo de tu lista y tacha los que no cumplan tu regla. Explica por qué.',
      },
    ],
    ejercicios: [
      {
        titulo: 'entra o no',
        consigna:
          'En cada situación de abajo decide entrar o no y escribe el número que lo decide: banca, hora, duración o ROI.',
      },
      {
        titulo: 'por hora',
        consigna:
          'Convierte a ganancia por hora las situaciones de abajo y ordénalas. Sin ese número no hay respuesta.',
      },
      {
        titulo: 'reentradas honestas',
        consigna:
          'Rehace las situaciones de abajo contando todas las reentradas como entradas. Di qué banca necesitan.',
      },
      {
        titulo: 'calendario de la semana',
        consigna: 'Con las situaciones de abajo arma tu semana: qué días, qué entradas, qué hora de corte.',
      },
      {
        titulo: 'la tentación de la noche',
        consigna:
          'Señala en las situaciones de abajo el momento de mayor tentación y la regla que la frena. Escribe la regla como frase propia.',
      },
      {
        titulo: 'dos campos',
        consigna:
          'Compara pares de situaciones de abajo y di dónde está tu ventaja. Justifica con un dato, no con el premio.',
      },
      {
        titulo: 'horas de verdad',
        consigna:
          'Calcula cuántas horas activas te deja cada situación de abajo y si llegas despierto. Tacha las que no.',
      },
      {
        titulo: 'si la racha dura',
        consigna:
          'Supón 60 torneos sin cobrar en cada situación de abajo y calcula la banca al final. Di cuáles sobrevives.',
      },
    ],
    test: [
      {
        titulo: 'decisiones y cuentas',
        consigna: 'Responde las situaciones de abajo con decisión y número. Aprobado con 80 %.',
      },
      {
        titulo: 'tu política escrita',
        consigna:
          'Resuelve las situaciones de abajo solo con tu política de calendario de cinco líneas. Cada contradicción resta.',
      },
      {
        titulo: 'horas y dinero',
        consigna: 'Calcula ganancia por hora y banca de las situaciones de abajo. Ningún error permitido.',
      },
      {
        titulo: 'la lista de mañana',
        consigna:
          'Con las situaciones de abajo escribe la lista exacta del día siguiente, con hora de corte. Se corrige contra tu regla de banca.',
      },
    ],
    jugar: [
      {
        titulo: 'lista cerrada',
        consigna: 'Juega solo los torneos de tu lista escrita. Cuenta las veces que quisiste añadir otro.',
      },
      {
        titulo: 'corte por hora',
        consigna: 'Pon una hora de corte y termina el registro entonces, con o sin resultado. Anota qué pasó.',
      },
      {
        titulo: 'registro de reentradas',
        consigna: 'Durante la sesión apunta cada reentrada como entrada aparte. Compara al final con el plan.',
      },
    ],
    analizar: [
      {
        titulo: 'el ROI y la hora por tipo',
        consigna: 'Agrupa tus últimos torneos por tipo y calcula ROI y ganancia por hora. Decide cuáles dejas.',
      },
      {
        titulo: 'entradas fuera de plan',
        consigna:
          'Cuenta en el mes las entradas no planificadas y suma su coste. Escribe la regla que las habría evitado.',
      },
      {
        titulo: 'fases que juegas mal',
        consigna: 'Mira en {n} torneos en qué fase caíste y a qué hora. Di si el problema es la fase o la hora.',
      },
    ],
  },
  ejemplo: {
    niveles: [1, 3],
    situacion:
      'Banca de $600. Te gustan tres torneos: A $5, 3 h, ROI estimado 20 %; B $11, 5 h, ROI 30 %; C $3, 1,5 h, ROI 15 %.',
    pregunta: '¿Cuál paga más por hora y cuáles permite tu banca?',
    respuesta:
      'Por hora: A = 5 × 0,20 ÷ 3 = $0,33; B = 11 × 0,30 ÷ 5 = $0,66; C = 3 × 0,15 ÷ 1,5 = $0,30. Por banca: 600 ÷ 11 = 55 entradas, justas para el B; el A te deja 120 entradas. Con 100 entradas como regla, el torneo de tu banca es el de $5 y el de $11 espera. La ganancia por hora es un promedio lejano: cobras cuatro o cinco veces de cada treinta.',
    calculos: [
      { da: '$0,33', tipo: 'cuenta', expresion: '5*0.2/3' },
      { da: '$0,66', tipo: 'cuenta', expresion: '11*0.3/5' },
      { da: '$0,30', tipo: 'cuenta', expresion: '3*0.15/1.5' },
      { da: '55 entradas', tipo: 'cuenta', expresion: '600/11' },
      { da: '120 entradas', tipo: 'cuenta', expresion: '600/5' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [4, 5],
      situacion:
        'Banca de $40.000. Domingo con tres opciones: A $109, 6 h, ROI 25 %; B $215, 7 h, ROI 18 %; C $1.050, 10 h, ROI 8 %. Tu regla: arriesgar como máximo el 1 % de la banca por torneo y no registrar nada que termine después de las 2.',
      pregunta: '¿Qué gana cada uno por hora, qué parte del C puedes quedarte y cómo armas la tarde?',
      respuesta:
        'A: 109 × 0,25 ÷ 6 = $4,54 por hora. B: 215 × 0,18 ÷ 7 = $5,53. C: 1.050 × 0,08 ÷ 10 = $8,40 con toda la acción. Máximo propio: 0,01 × 40.000 = $400, es decir 38 % del C: vendiendo el resto a la par te quedan $3,19 por hora. Empieza A y B escalonados y juega C solo si ya tienes comprador para el 62 % y su final cabe antes de las 2. Los ROI son estimaciones: con el del C en 3 %, sobra.',
      calculos: [
        { tipo: 'cuenta', expresion: '109*0.25/6', da: '$4,54' },
        { tipo: 'cuenta', expresion: '215*0.18/7', da: '$5,53' },
        { tipo: 'cuenta', expresion: '1050*0.08/10', da: '$8,40' },
        { tipo: 'cuenta', expresion: '0.01*40000', da: '$400' },
        { tipo: 'cuenta', expresion: '100*400/1050', da: '38 %' },
        { tipo: 'cuenta', expresion: '8.4*0.38', da: '$3,19' },
      ],
    },
  ],
  spots: [
    {
      niveles: [1, 3],
      situacion:
        'Banca de $300 y regla de 100 entradas. Un torneo de $10 con garantizado grande empieza en diez minutos, y llevas dos horas perdiendo.',
      pregunta: '¿Entras?',
      respuesta:
        'No. La regla permite 300 ÷ 100 = $3 por entrada; $10 es 3,3 % de tu banca. El garantizado grande no cambia tu banca ni tu hora, y el motivo («llevo dos horas perdiendo») es el peor de todos. Cierra, y mañana juegas la lista.',
      calculos: [
        { da: '$3', tipo: 'cuenta', expresion: '300/100' },
        { da: '3,3 %', tipo: 'cuenta', expresion: '10/300*100' },
      ],
    },
    {
      niveles: [1, 4],
      situacion:
        'Torneo de $20 con reentrada ilimitada. Tu plan es jugarlo con tu entrada de la banca y «una o dos reentradas si hace falta». Banca $1.000.',
      pregunta: '¿Cuánto cuesta de verdad y qué decides?',
      respuesta:
        'Con dos reentradas el torneo pasa a costar 20 × 3 = $60, el 6 % de la banca en un solo torneo. Si tu regla es 1–2 %, solo cabe la primera entrada: 2 %. Decide antes: una entrada, cero reentradas; si quieres dos, el torneo correcto es el de $5.',
      calculos: [
        { da: '$60', tipo: 'cuenta', expresion: '20*3' },
        { da: '6 %', tipo: 'cuenta', expresion: '60/1000*100' },
        { da: '2 %', tipo: 'cuenta', expresion: '20/1000*100' },
      ],
    },
    {
      niveles: [1, 5],
      situacion: 'Tu sesión es de 21 a 0 h. El torneo estrella dura 7 horas y empieza a las 20.',
      pregunta: '¿Registras?',
      respuesta:
        'No. Tendrías que dejarlo a las 0 h con 3 horas por delante o jugar la fase final a las 3 de la mañana, que es cuando el torneo vale más y tú juegas peor. Elige uno de 2,5 h que cabe entero: 3 h de ventana menos 2,5 deja 30 min de margen. Si ese torneo te importa, juégalo un día con la tarde libre.',
      calculos: [
        { da: '3 horas', tipo: 'cuenta', expresion: '7-4' },
        { da: '30 min', tipo: 'cuenta', expresion: '(3-2.5)*60' },
      ],
    },
    {
      niveles: [3, 5],
      situacion:
        'Registro de dos años: 620 torneos de campo grande con ROI 12 % y $11 de entrada media; 410 de campo chico con ROI 24 % y $11. Duran 4,5 y 2,2 h.',
      pregunta: '¿Qué proporción tiene sentido ahora?',
      respuesta:
        'Por hora: 11 × 0,12 ÷ 4,5 = $0,29 contra 11 × 0,24 ÷ 2,2 = $1,20: el campo chico paga cuatro veces más por hora. Con 620 torneos de campo grande el error típico del ROI ronda ± 25 puntos, así que ese 12 % podría ser negativo o excelente. Orden razonable: base de campos chicos y uno o dos grandes por semana, dentro de la banca.',
      calculos: [
        { da: '$0,29', tipo: 'cuenta', expresion: '11*0.12/4.5' },
        { da: '$1,20', tipo: 'cuenta', expresion: '11*0.24/2.2' },
      ],
    },
    {
      niveles: [3, 5],
      situacion:
        'Vas a jugar una entrada de $215 que es el 6 % de tu banca de $3.500. Un amigo te compra el 60 % a valor nominal.',
      pregunta: '¿Qué arriesgas de verdad y qué acuerdas por escrito?',
      respuesta:
        'Tu parte es 215 × 0,4 = $86, el 2,5 % de la banca: aceptable como excepción. Por escrito: porcentaje, si hay recargo (markup), qué pasa con las reentradas (una más costaría $86 tuyos si él paga su 60 %), cómo se cobra y cuándo. Sin acuerdo escrito no hay venta: los malentendidos cuestan amistades y dinero.',
      calculos: [
        { da: '$86', tipo: 'cuenta', expresion: '215*0.4' },
        { da: '2,5 %', tipo: 'cuenta', expresion: '86/3500*100' },
        { da: '$86', tipo: 'cuenta', expresion: '215*0.4' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Semana de 12 h. Opción A: tres noches de 4 h con seis mesas escalonadas. Opción B: una sola jornada de 10 h el domingo y 2 h sueltas. Tu ROI cae del 18 % al 6 % a partir de la sexta hora.',
      pregunta: '¿Qué ganas con cada una? Entrada media $16, 3 torneos por hora.',
      respuesta:
        'A: 12 h × 3 × 16 × 0,18 = $103,68. B: (6 + 2) h a 18 % y 4 h a 6 %: 8 × 3 × 16 × 0,18 + 4 × 3 × 16 × 0,06 = $80,64. Pierdes $23,04 esperados por cansancio, además del domingo. El premio grande del domingo no compensa jugarlo dormido; si quieres ese torneo, empieza más tarde y juega solo eso.',
      calculos: [
        { da: '$103,68', tipo: 'cuenta', expresion: '12*3*16*0.18' },
        { da: '$80,64', tipo: 'cuenta', expresion: '8*3*16*0.18+4*3*16*0.06' },
        { da: '$23,04', tipo: 'cuenta', expresion: '4*3*16*0.12' },
      ],
    },
    {
      niveles: [1, 2],
      situacion:
        'Tienes dos horas y $4 para hoy. Opciones: un torneo de $3,30 de 4 h de media, dos de $1,10 de 1,5 h o un Sit and Go de $2 de 50 min.',
      pregunta: '¿Qué cabe en tiempo y dinero?',
      respuesta:
        'El de $3,30 no cabe: 4 h en una ventana de 2, aunque el dinero alcance. Dos de $1,10 a la vez cuestan $2,20 y duran 1,5 h si los juegas juntos: caben. El Sit and Go deja 70 min libres para otro o para revisar manos. Elige por ventana: lo que no puedas terminar bien, no lo registres.',
      calculos: [
        { da: '$2,20', tipo: 'cuenta', expresion: '2*1.1' },
        { da: '70 min', tipo: 'cuenta', expresion: '120-50' },
      ],
    },
    {
      niveles: [1, 2],
      situacion:
        'Registro tardío: un torneo de $3 con 5.000 fichas. Al principio son 100 ciegas; si entras al final del registro, las ciegas son 250/500.',
      pregunta: '¿Cuántas bb tienes en cada caso y cuándo te conviene?',
      respuesta:
        'Temprano: 5.000 ÷ 50 = 100 bb, más tiempo para jugar contra quien se equivoca. Tarde: 5.000 ÷ 500 = 10 bb, all-in o fold desde el principio, menos horas y más suerte. Si estás aprendiendo, entra temprano y juega manos; si solo tienes hora y media, mejor un torneo que quepa entero que uno grande empezado tarde. En ninguno de los dos casos reentres más de una vez: $6 es ya tu límite de la noche.',
      calculos: [
        { tipo: 'cuenta', expresion: '5000/50', da: '100 bb' },
        { tipo: 'cuenta', expresion: '5000/500', da: '10 bb' },
        { tipo: 'cuenta', expresion: '3*2', da: '$6' },
      ],
    },
    {
      niveles: [5, 5],
      situacion:
        'Temporada: 40 torneos de $1.050 con ROI prudente del 10 % y desviación de 4 entradas por torneo. Banca $80.000.',
      pregunta: '¿Qué ganancia esperas, qué desviación y qué porcentaje propio tiene sentido?',
      respuesta:
        'Esperado: 40 × 1.050 × 0,10 = $4.200. Desviación: 4 × 1.050 × √40 ≈ 4.200 × 6,32 = $26.544, seis veces la ganancia. Coste total: $42.000, más de la mitad de la banca. Con el 40 % propio: esperado $1.680, desviación $10.618, coste $16.800, el 21 % de la banca. Juega el 40 % y acuerda venta para toda la temporada: negociarla torneo a torneo te deja solo justo en los caros.',
      calculos: [
        { tipo: 'cuenta', expresion: '40*1050*0.1', da: '$4.200' },
        { tipo: 'cuenta', expresion: '4200*6.32', da: '$26.544' },
        { tipo: 'cuenta', expresion: '40*1050', da: '$42.000' },
        { tipo: 'cuenta', expresion: '4200*0.4', da: '$1.680' },
        { tipo: 'cuenta', expresion: '26544*0.4', da: '$10.618' },
        { tipo: 'cuenta', expresion: '42000*0.4', da: '$16.800' },
      ],
    },
    {
      niveles: [2, 3],
      situacion:
        'Tienes $900 de banca y cuatro noches de 3 horas. Opciones: torneos de $5,50 (2,5 h de media, ROI 25 %) o de $11 (3,5 h, ROI 18 %). Puedes jugar dos a la vez.',
      pregunta: '¿Qué gana cada uno por hora y qué permite tu banca y tu horario?',
      respuesta:
        '$5,50: 5,50 × 0,25 ÷ 2,5 = $0,55 por hora. $11: 11 × 0,18 ÷ 3,5 = $0,57. Casi igual. Banca: 900 ÷ 11 = 82 entradas de $11, menos de 100; 900 ÷ 5,50 = 164 de $5,50. Y el de $11 dura más que tu noche. Juega los de $5,50, dos a la vez: $1,10 por hora, dentro de la banca y del horario.',
      calculos: [
        { tipo: 'cuenta', expresion: '5.5*0.25/2.5', da: '$0,55' },
        { tipo: 'cuenta', expresion: '11*0.18/3.5', da: '$0,57' },
        { tipo: 'cuenta', expresion: '900/11', da: '82' },
        { tipo: 'cuenta', expresion: '900/5.5', da: '164' },
        { tipo: 'cuenta', expresion: '2*0.55', da: '$1,10' },
      ],
    },
  ],
};
