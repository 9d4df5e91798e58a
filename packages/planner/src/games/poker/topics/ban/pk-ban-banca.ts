import type { PokerTopic } from '../../poker-topic.ts';

export const pkBanBanca: PokerTopic = {
  id: 'pk-ban-banca',
  titulo: 'Gestión de banca',
  area: 'BAN',
  nivelMin: 0,
  nivelMax: 5,
  prerequisitos: ['pk-fun-reglas'],
  minutosEtapa: 180,
  importancia: 'esencial',
  terminos: [
    'banca',
    'bankroll',
    'gestión de banca',
    'gestión del bankroll',
    'bankroll management',
    'cuántas cajas',
    'buy-ins',
    'cajas',
    'cuánto dinero necesito',
    'dinero para jugar',
    'presupuesto de juego',
    'brm',
    'caja de entrada',
    'cuántos buy ins',
    'administrar el dinero',
    'dinero separado',
  ],
  ideas: [
    'La banca es dinero apartado solo para jugar, que puedes perder entero sin tocar alquiler, comida ni deudas. Si ese dinero no existe, se juega con fichas sin valor.',
    'Se mide en cajas (una caja = la entrada completa: 100 bb en cash, el coste del torneo). Reglas prudentes: 30–40 cajas en cash, 100–200 en torneos según el tamaño del campo, 50–100 en Sit and Go.',
    'La banca no aumenta lo que ganas: reduce la probabilidad de arruinarte mientras la suerte se equilibra. Un jugador perdedor se arruina con cualquier banca.',
    'Nunca se juega más de una parte fija de la banca a la vez: como máximo alrededor del 6 % repartido en las mesas de cash abiertas al empezar, y el 1–2 % en un torneo.',
  ],
  etapas: [
    {
      nivel: 0,
      enfoque:
        'Decide una cantidad pequeña que puedas perder, sepárala y elige el límite más bajo que permita 30 cajas. Aprende qué es una caja.',
      idea: 'Si pensar en perder esa cantidad te inquieta, la cantidad es demasiado grande: bájala hasta que no importe.',
    },
    {
      nivel: 1,
      enfoque:
        'Aplica la regla de cajas en tu límite y fija por escrito cuándo bajas. Anota depósitos y retiros aparte del resultado.',
      idea: 'Reponer con dinero de casa no es banca: se anota como gasto y tiene un tope mensual.',
    },
    {
      nivel: 2,
      enfoque:
        'Ajusta las cajas a tu formato y a tu ventaja: más cajas cuanto menor sea tu winrate y mayor la varianza.',
      idea: 'Con la mitad de winrate necesitas el doble de cajas para el mismo riesgo: quien gana poco debe ser más prudente.',
    },
    {
      nivel: 3,
      enfoque: 'Separa banca, reserva de vida y retiros; decide qué porcentaje de la ganancia retiras y cuándo.',
      idea: 'Retirar cada mes una parte fija de lo ganado protege más que cualquier regla de cajas: lo retirado ya no se puede perder.',
    },
    {
      nivel: 4,
      enfoque:
        'Calcula el riesgo de ruina con tu winrate y desviación, y planifica tiros a límites altos con un tope de cajas.',
      idea: 'Un tiro se define antes de empezar: cuántas cajas, qué mesas y en qué momento se vuelve abajo.',
    },
    {
      nivel: 5,
      enfoque:
        'Gestiona como un negocio: banca por formato, gastos de vida de un año fuera de la banca, impuestos y exposición de una semana de juego.',
      idea: 'Si vives del juego, la banca real es la que queda después de apartar doce meses de gastos.',
    },
  ],
  errorTipico:
    'Jugar con «lo que hay en la cuenta» sin contar cajas y subir de límite tras una buena noche; o depositar de nuevo después de perder, que convierte un juego en un gasto sin tope.',
  preguntas: [
    {
      pregunta: '¿Qué es una caja y cuántas quieres en cash NL10?',
      respuesta: 'La entrada completa, 100 bb = $10. Con 30 cajas son $300; con 40, $400.',
    },
    {
      pregunta: '¿Por qué en torneos hacen falta muchas más cajas que en cash?',
      respuesta:
        'Porque se cobra pocas veces y mucho de golpe: las rachas de 50 o 100 torneos sin un premio grande son normales.',
    },
    {
      pregunta: 'Tu banca baja de 35 a 22 cajas. ¿Qué haces?',
      respuesta:
        'Lo que escribiste antes: bajar de límite al llegar al umbral (por ejemplo 25) y seguir allí hasta recuperar las cajas del límite superior.',
    },
    {
      pregunta: '¿Qué dinero no es banca?',
      respuesta:
        'El de gastos, ahorros de emergencia, deudas y cualquier cantidad cuya pérdida cambie tu mes. Jugar con él es la señal de parar.',
    },
    {
      pregunta: '¿Qué protege más, más cajas o mejor winrate?',
      respuesta: 'El winrate: las cajas alargan la vida de un ganador, pero a un perdedor solo le retrasan el final.',
    },
  ],
  criterio: {
    texto: 'Decide límite, cajas y tope correctos en {aciertos} de {de} casos.',
    aciertos: 9,
    de: 10,
    unidad: 'casos',
  },
  foco: 'Antes de abrir la primera mesa di cuántas cajas tienes, cuántas arriesgas hoy y en qué número paras.',
  revision: '¿Jugué hoy dentro de mis cajas y de mi tope, también después de perder?',
  variantes: {
    teoria: [
      {
        titulo: 'tu tabla de cajas',
        consigna:
          'Calcula cuántas cajas tienes en cada límite que te interesa y escribe debajo tu umbral de subida y de bajada. Compara con el ejemplo.',
      },
      {
        titulo: 'lo que no es banca',
        consigna:
          'Escribe tres fuentes de dinero que no son banca y qué harías si aparece la tentación de usarlas. Guarda el texto junto a tus mesas.',
      },
      {
        titulo: 'riesgo y prudencia',
        consigna:
          'Explica con tus palabras por qué duplicar las cajas no duplica la ganancia y sí baja el riesgo. Pon números de tu caso.',
      },
    ],
    ejercicios: [
      {
        titulo: 'límite, cajas y tope',
        consigna: 'Da para cada caso de abajo el límite, las cajas y el tope del día, en ese orden.',
      },
      {
        titulo: 'la misma banca, otro formato',
        consigna: 'Rehaz cada caso de abajo como torneo o como cash y ajusta las cajas.',
      },
      {
        titulo: 'umbrales por escrito',
        consigna: 'Escribe para cada caso de abajo el punto exacto en que bajas y el punto en que vuelves a subir.',
      },
      {
        titulo: 'el caso malo',
        consigna: 'Supón que pierdes 6 cajas esta semana en cada caso de abajo y escribe qué cambia.',
      },
      {
        titulo: 'con la mitad de ventaja',
        consigna: 'Recalcula los casos de abajo con la mitad de winrate y di cuántas cajas pedirías.',
      },
      {
        titulo: 'el consejo a un amigo',
        consigna: 'Escribe en dos frases qué le dirías a un amigo en cada caso de abajo, incluido el «no juegues».',
      },
      {
        titulo: 'cuentas del año',
        consigna: 'Convierte cada caso de abajo a un gasto o resultado anual y comenta si es asumible.',
      },
      {
        titulo: 'sin calculadora',
        consigna: 'Con reloj, da cajas y porcentaje expuesto de los {n} casos de abajo de forma aproximada.',
      },
    ],
    test: [
      {
        titulo: 'plan completo',
        consigna: 'Responde los {n} casos de abajo con límite, cajas, tope y umbral; falta uno, no cuenta.',
      },
      {
        titulo: 'prudente o no',
        consigna: 'Decide en cada caso de abajo si la situación es prudente y qué cambiarías.',
      },
      {
        titulo: 'números exactos',
        consigna: 'Calcula los porcentajes de cada caso de abajo con un decimal.',
      },
      {
        titulo: 'la decisión difícil',
        consigna: 'Elige en cada caso de abajo entre bajar, mantener o parar, y justifica con una regla escrita.',
      },
    ],
    jugar: [
      {
        titulo: 'sesión con tope',
        consigna:
          'Juega {min} minutos con el tope del día escrito delante y cierra al alcanzarlo, ganando o perdiendo.',
      },
      {
        titulo: 'una mesa, una caja',
        consigna: 'Juega {n} manos en una sola mesa dentro de tus cajas y anota si el importe te incomodó.',
      },
      {
        titulo: 'banca fría',
        consigna: 'Juega {min} minutos en un límite en el que una caja no te importe; anota si decidiste mejor.',
      },
    ],
    analizar: [
      {
        titulo: 'tus cajas de hoy',
        consigna: 'Calcula banca, cajas y exposición de tu última semana y compara con tu regla.',
      },
      {
        titulo: 'depósitos y retiros',
        consigna:
          'Suma depósitos y retiros del último trimestre, aparte del resultado de juego, y escribe la cifra real.',
      },
      {
        titulo: 'bajadas a tiempo',
        consigna: 'Busca la última vez que debías bajar de límite y comprueba cuántas sesiones tardaste.',
      },
    ],
  },
  ejemplo: {
    niveles: [0, 5],
    situacion:
      'Tienes $240 apartados, ingresos estables y ninguna deuda de juego. Juegas cash en mesa de 6 y quieres al menos 30 cajas.',
    pregunta: '¿Qué límite te corresponde y cuánto puedes perder hoy como máximo?',
    respuesta:
      'Cajas por límite: NL10 (caja $10) son 24: pocas. NL5 (caja $5) son 48: suficiente. Juega NL5. Con un tope diario de 3 cajas pierdes como mucho $15, el 6,3 % de la banca. Si llegas al tope cierras las mesas; mañana la banca seguirá ahí.',
    calculos: [
      { tipo: 'cuenta', expresion: '240 / 10', da: '24' },
      { tipo: 'cuenta', expresion: '240 / 5', da: '48' },
      { tipo: 'cuenta', expresion: '3 * 5', da: '$15' },
      { tipo: 'cuenta', expresion: '100 * 15 / 240', da: '6,3 %' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [0, 0],
      situacion:
        'Decides que puedes gastar $60 este año en aprender póker sin que te duela. El límite más bajo es NL2: la caja (lo que llevas a la mesa) es de $2. También hay NL5, con caja de $5.',
      pregunta: '¿En qué límite caben 30 cajas y cuánto puedes perder hoy?',
      respuesta:
        'NL2: 60 ÷ 2 = 30 cajas, justo lo que pide la regla. NL5: 60 ÷ 5 = 12 cajas, pocas. Juega NL2. Hoy, como mucho dos cajas: 2 × 2 = $4, el 6,7 % de tu dinero de póker; si se van, cierras. Esos $60 se dan por gastados, como un curso: no se reponen con dinero de casa. Y mientras aprendes las reglas, las fichas sin valor cuestan $0.',
      calculos: [
        { tipo: 'cuenta', expresion: '60/2', da: '30 cajas' },
        { tipo: 'cuenta', expresion: '60/5', da: '12 cajas' },
        { tipo: 'cuenta', expresion: '2*2', da: '$4' },
        { tipo: 'cuenta', expresion: '100*4/60', da: '6,7 %' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Juegas NL1000 con banca de $90.000, de la que también vives: $3.000 al mes. Ganas 3 bb/100 en 20.000 manos mensuales. Quieres probar NL2000 con un tope de 5 cajas.',
      pregunta: '¿Cuál es tu banca real, cuántas cajas cubre y cómo defines el tiro?',
      respuesta:
        'Aparta doce meses de gastos: 12 × 3.000 = $36.000. Banca real: 90.000 − 36.000 = $54.000, 54 cajas de NL1000 y 27 de NL2000. Ganancia esperada: 3 × 200 × 10 = $6.000 al mes; retirando 3.000 tu crecimiento real es la mitad, así que el riesgo se calcula con 1,5 bb/100, no con 3. Tiro: 5 cajas de NL2000, $10.000, solo mesas con recreativo, y vuelta a NL1000 al perderlas: te quedarían 44 cajas. Sin apartar los gastos parecía una banca de 90 cajas; la real admite el tiro, no la mudanza.',
      calculos: [
        { tipo: 'cuenta', expresion: '12*3000', da: '$36.000' },
        { tipo: 'cuenta', expresion: '90000-36000', da: '$54.000' },
        { tipo: 'cuenta', expresion: '54000/1000', da: '54 cajas' },
        { tipo: 'cuenta', expresion: '54000/2000', da: '27' },
        { tipo: 'cuenta', expresion: '3*200*10', da: '$6.000' },
        { tipo: 'cuenta', expresion: '5*2000', da: '$10.000' },
        { tipo: 'cuenta', expresion: '44000/1000', da: '44 cajas' },
      ],
    },
  ],
  spots: [
    {
      niveles: [0, 1],
      situacion:
        'Un amigo te propone una mesa de $50 de entrada. Tu banca apartada es de $200 y ese dinero extra lo necesitas para el alquiler.',
      pregunta: '¿Entras?',
      respuesta:
        'No. Serían 4 cajas: con tan pocas, una mala hora normal te deja sin nada, y el dinero que falta es de la vivienda. Con $200 tu límite es aquel en que una caja cueste como mucho 6,67 dólares: NL5. Si no hay mesa de ese precio, se mira o se juega con fichas sin valor.',
      calculos: [
        { tipo: 'cuenta', expresion: '200 / 50', da: '4' },
        { tipo: 'cuenta', expresion: '200 / 30', da: '6,67' },
      ],
    },
    {
      niveles: [0, 2],
      situacion: 'Cuatro mesas de NL10 a la vez con una banca de $320.',
      pregunta: '¿Qué parte de la banca está sobre la mesa y es prudente?',
      respuesta:
        'Cuatro cajas son $40, el 12,5 % de la banca: el doble de lo recomendado. Con dos mesas arriesgas $20 (6,3 %), el máximo razonable. Baja a NL5 si quieres cuatro mesas: 6,3 %.',
      calculos: [
        { tipo: 'cuenta', expresion: '4 * 10', da: '$40' },
        { tipo: 'cuenta', expresion: '100 * 40 / 320', da: '12,5 %' },
        { tipo: 'cuenta', expresion: '2 * 10', da: '$20' },
        { tipo: 'cuenta', expresion: '100 * 20 / 320', da: '6,3 %' },
        { tipo: 'cuenta', expresion: '100 * 4 * 5 / 320', da: '6,3 %' },
      ],
    },
    {
      niveles: [0, 2],
      situacion: 'Esta semana perdiste 4 cajas de $5 y piensas depositar $20 para «empezar de cero».',
      pregunta: '¿Cuánto perdiste en total si lo haces dos veces al mes durante un año?',
      respuesta:
        'Cada depósito extra son $20; dos al mes durante doce meses son $480. Perder 4 cajas es normal: ocurre en cualquier semana. Reponer sin plan convierte un juego en un gasto fijo. Anota lo perdido, descansa y vuelve con el presupuesto del mes siguiente; si el impulso es recuperar, deja de jugar y habla con alguien.',
      calculos: [{ tipo: 'cuenta', expresion: '20 * 2 * 12', da: '$480' }],
    },
    {
      niveles: [1, 3],
      situacion: 'Cash NL25 con banca de $900; quieres 40 cajas y bajar si llegas a 25.',
      pregunta: '¿Cuántas cajas tienes y cuál es tu umbral de bajada en dólares?',
      respuesta:
        '36 cajas: no llegas a 40, así que o juegas NL16 o aceptas 36 con disciplina. El umbral de 25 cajas está en $625; si llegas ahí, bajas a NL10, donde $625 son 62,5 cajas y puedes jugar tranquilo hasta volver a $900.',
      calculos: [
        { tipo: 'cuenta', expresion: '900 / 25', da: '36' },
        { tipo: 'cuenta', expresion: '25 * 25', da: '$625' },
        { tipo: 'cuenta', expresion: '625 / 10', da: '62,5' },
      ],
    },
    {
      niveles: [1, 4],
      formatos: ['torneo'],
      situacion: 'Torneos de $5,50 con campos de 500 jugadores y banca de $400.',
      pregunta: '¿Cuántas entradas tienes y qué regla aplicas?',
      respuesta:
        '72,7 entradas. En campos grandes pide 150–200: estás corto. Con torneos de $2,20 serían 182 entradas, dentro de lo prudente. El 2 % de la banca como máximo por torneo sería $8,00, pero esa regla sola no basta cuando el campo es grande.',
      calculos: [
        { tipo: 'cuenta', expresion: '400 / 5.5', da: '72,7' },
        { tipo: 'cuenta', expresion: '400 / 2.2', da: '182' },
        { tipo: 'cuenta', expresion: '400 * 0.02', da: '$8,00' },
      ],
    },
    {
      niveles: [3, 5],
      situacion:
        'Winrate 4 bb/100, desviación 95 bb. Banca de 30 cajas (3.000 bb). Quieres estimar el riesgo de ruina con la aproximación e^(−2·w·B/σ²).',
      pregunta: '¿Qué valor da el exponente y qué significa pasar de 30 a 50 cajas?',
      respuesta:
        'w = 4, B = 3.000 y σ² = 9.025: exponente = 2 × 4 × 3.000 / 9.025 = 2,66; e^(−2,66) ≈ 7 %. Con 50 cajas: 4,43, e^(−4,43) ≈ 1,2 %. Si tu winrate real fuera la mitad, con 50 cajas volverías a un exponente de 2,22, cerca del 11 %: por eso se usan más cajas de las que dicta el entusiasmo.',
      calculos: [
        { tipo: 'cuenta', expresion: '2 * 4 * 3000 / 9025', da: '2,66' },
        { tipo: 'cuenta', expresion: '2 * 4 * 5000 / 9025', da: '4,43' },
        { tipo: 'cuenta', expresion: '2 * 2 * 5000 / 9025', da: '2,22' },
      ],
    },
    {
      niveles: [3, 5],
      situacion:
        'Ganaste $2.400 este mes en NL100 y tu banca es de $6.000. Política: retirar el 30 % de la ganancia mensual.',
      pregunta: '¿Cuánto retiras, con cuántas cajas quedas y por qué retirar aunque vayas bien?',
      respuesta:
        'Retiras $720 y quedas con $5.280, es decir 52,8 cajas: suficiente. Lo retirado ya no puede perderse y mide si el juego te paga de verdad; lo que queda en la sala solo es un número hasta que sale.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.3 * 2400', da: '$720' },
        { tipo: 'cuenta', expresion: '6000 - 720', da: '$5.280' },
        { tipo: 'cuenta', expresion: '5280 / 100', da: '52,8' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Banca de $12.000 en NL200 (60 cajas). Quieres probar NL400 con 5 cajas ($2.000) y volver abajo si las pierdes.',
      pregunta: '¿Qué parte arriesgas y cuántas cajas de NL200 te quedan si el intento sale mal?',
      respuesta:
        'Arriesgas $2.000, el 16,7 % de la banca. En el peor caso quedan $10.000: 50 cajas de NL200, todavía sobrado. Por eso el tiro se define antes: si no estuviera escrito, el impulso después de perder tres cajas sería seguir hasta recuperarlas.',
      calculos: [
        { tipo: 'cuenta', expresion: '5 * 400', da: '$2.000' },
        { tipo: 'cuenta', expresion: '100 * 2000 / 12000', da: '16,7 %' },
        { tipo: 'cuenta', expresion: '12000 - 2000', da: '$10.000' },
        { tipo: 'cuenta', expresion: '10000 / 200', da: '50' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Vives del juego: gastos fijos de $1.500 al mes y banca de $40.000. Buscas separar doce meses de vida.',
      pregunta: '¿Cuánto es tu banca real y cuántas cajas de NL200 son?',
      respuesta:
        'Doce meses de gastos son $18.000 fuera de la banca: queda $22.000, es decir 110 cajas de NL200. Contar los $40.000 enteros te llevaría a límites que no puedes sostener cuando llegue un mes de pérdidas; el dinero de vivir nunca respalda una mesa.',
      calculos: [
        { tipo: 'cuenta', expresion: '12 * 1500', da: '$18.000' },
        { tipo: 'cuenta', expresion: '40000 - 18000', da: '$22.000' },
        { tipo: 'cuenta', expresion: '22000 / 200', da: '110' },
      ],
    },
    {
      niveles: [0, 1],
      situacion:
        'Tienes $45 para póker. Te gustan los torneos de $1 y también uno de $5 con premio grande los domingos.',
      pregunta: '¿Cuántas entradas tienes de cada uno y cuál juegas?',
      respuesta:
        'De $1: 45 entradas. De $5: 9. En un torneo lo normal es no cobrar: de cada diez cobras una o dos. Con nueve entradas una mala racha corriente te deja sin nada; con 45 puedes aprender. Juega los de $1. Si un domingo quieres probar el grande, que sea uno al mes y anotado: es 11 % de todo tu dinero en una tarde.',
      calculos: [
        { tipo: 'cuenta', expresion: '45/1', da: '45' },
        { tipo: 'cuenta', expresion: '45/5', da: '9' },
        { tipo: 'cuenta', expresion: '100*5/45', da: '11 %' },
      ],
    },
    {
      niveles: [0, 2],
      situacion:
        'NL2 (caja de $2) con $60 apartados. En tu primera semana pierdes 5 cajas y quieres jugar NL5 «para recuperar más rápido».',
      pregunta: '¿Cuánto te queda, cuántas cajas son en cada límite y qué haces?',
      respuesta:
        'Perdiste 5 × 2 = $10; quedan $50: 25 cajas de NL2 y 10 de NL5. En NL5 otras cinco cajas serían $25, la mitad de lo que queda. Sigue en NL2: cinco cajas es una racha normal. Se sube cuando sobran cajas, nunca para recuperar.',
      calculos: [
        { tipo: 'cuenta', expresion: '5*2', da: '$10' },
        { tipo: 'cuenta', expresion: '60-10', da: '$50' },
        { tipo: 'cuenta', expresion: '50/2', da: '25 cajas' },
        { tipo: 'cuenta', expresion: '50/5', da: '10' },
        { tipo: 'cuenta', expresion: '5*5', da: '$25' },
      ],
    },
    {
      niveles: [3, 5],
      situacion:
        'NL200 con banca de $11.000. Retiras el 25 % de la ganancia mensual y este mes ganaste $1.800. Gastas $1.200 al mes de otra fuente.',
      pregunta: '¿Cuánto retiras, con cuántas cajas quedas y qué pasa si el mes que viene pierdes $2.000?',
      respuesta:
        'Retiras 0,25 × 1.800 = $450; la banca queda en 11.000 + 1.800 − 450 = $12.350, 61,8 cajas. Si pierdes 2.000 serían $10.350, 51,8 cajas: sigues arriba de 50 y nadie te quita lo retirado. Esa es la función del retiro: convertir parte de la varianza en dinero que ya no se juega.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.25*1800', da: '$450' },
        { tipo: 'cuenta', expresion: '11000+1800-450', da: '$12.350' },
        { tipo: 'cuenta', expresion: '12350/200', da: '61,8 cajas' },
        { tipo: 'cuenta', expresion: '12350-2000', da: '$10.350' },
        { tipo: 'cuenta', expresion: '10350/200', da: '51,8 cajas' },
      ],
    },
    {
      niveles: [2, 3],
      situacion:
        'NL50 con banca de $1.700 y ganancia de 3 bb/100 en 40.000 manos. Tu regla pide 40 cajas cuando tu winrate es menor de 4.',
      pregunta: '¿Cuántas cajas tienes, cumples y qué cambia la ventaja pequeña?',
      respuesta:
        '1.700 ÷ 50 = 34 cajas: faltan 6. Con 3 bb/100 la misma banca protege menos que con 6: para el mismo riesgo la distancia se mide en cajas por cada punto de winrate. Juega NL25 con 68 cajas o reduce el volumen de NL50 a media jornada hasta llegar a $2.000. Un winrate que no estás seguro de tener no se usa para justificar menos cajas.',
      calculos: [
        { tipo: 'cuenta', expresion: '1700/50', da: '34' },
        { tipo: 'cuenta', expresion: '40-34', da: '6' },
        { tipo: 'cuenta', expresion: '1700/25', da: '68' },
      ],
    },
    {
      niveles: [3, 3],
      situacion:
        'Juegas NL100 con $4.800 y además torneos de $22 tres veces por semana. Quieres saber si cabe todo en la misma banca.',
      pregunta: '¿Cuántas cajas y entradas tienes, y qué parte se lleva cada cosa al mes?',
      respuesta:
        'Cash: 4.800 ÷ 100 = 48 cajas. Torneos: 12 al mes × 22 = $264 y 4.800 ÷ 22 = 218 entradas. Los torneos de campo grande piden 150–200 entradas: si fueran tu única banca, alcanza; sumados al cash compartes la misma red. Aparta $1.500 para torneos (68 entradas, justas) y deja $3.300 para NL100 (33 cajas): con menos de 40, juega NL50 hasta que ambas quepan.',
      calculos: [
        { tipo: 'cuenta', expresion: '4800/100', da: '48' },
        { tipo: 'cuenta', expresion: '12*22', da: '$264' },
        { tipo: 'cuenta', expresion: '4800/22', da: '218' },
        { tipo: 'cuenta', expresion: '1500/22', da: '68' },
        { tipo: 'cuenta', expresion: '3300/100', da: '33' },
      ],
    },
    {
      niveles: [0, 1],
      situacion:
        'Con $40 para póker juegas torneos de $0,50. Este mes jugaste 18 y cobraste en 3: $1,20, $2,00 y $1,50.',
      pregunta: '¿Cuánto te queda y cuántas entradas son?',
      respuesta:
        'Gastaste 18 × 0,50 = $9,00 y cobraste 1,20 + 2,00 + 1,50 = $4,70: resultado −$4,30. Quedan 40 − 4,30 = $35,70, 71 entradas: de sobra para seguir aprendiendo. Cobrar 3 de 18 es normal. No subas a $1 para recuperar: esos $4,30 son el precio de 18 partidas.',
      calculos: [
        { tipo: 'cuenta', expresion: '18*0.5', da: '$9,00' },
        { tipo: 'cuenta', expresion: '1.2+2+1.5', da: '$4,70' },
        { tipo: 'cuenta', expresion: '4.7-9', da: '−$4,30' },
        { tipo: 'cuenta', expresion: '40-4.3', da: '$35,70' },
        { tipo: 'cuenta', expresion: '35.7/0.5', da: '71' },
      ],
    },
  ],
};
