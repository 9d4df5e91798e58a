import type { PokerTopic } from '../../poker-topic.ts';

export const pkBanRiesgo: PokerTopic = {
  id: 'pk-ban-riesgo',
  titulo: 'Riesgo de ruina y fracción de banca',
  area: 'BAN',
  nivelMin: 4,
  nivelMax: 5,
  prerequisitos: ['pk-ban-banca', 'pk-mat-varianza'],
  minutosEtapa: 160,
  terminos: [
    'riesgo de ruina',
    'risk of ruin',
    'probabilidad de quebrar',
    'kelly',
    'criterio de kelly',
    'fracción de kelly',
    'fracción de la banca',
    'medio kelly',
    'cuánto arriesgar',
    'bancarrota',
    'ruina',
    'drawdown',
    'caída máxima',
    'probabilidad de perder la banca',
    'crecimiento de la banca',
  ],
  ideas: [
    'Con winrate w (bb/100), desviación σ (bb/100) y banca B (bb), el riesgo de ruina jugando siempre el mismo límite es e^(−2wB/σ²). Si w ≤ 0 el riesgo es del 100 % con cualquier banca.',
    'Despejado, la banca para un riesgo dado es B = σ² × ln(1/riesgo) / (2w): para el 5 % ln vale 3,0; para el 1 %, 4,6.',
    'Kelly para el póker: la exposición que maximiza el crecimiento es proporcional a w/σ². En la práctica se usa un cuarto o la mitad, porque tu w es una estimación y el error hacia arriba arruina.',
    'Bajar de límite a tiempo cambia la fórmula: el riesgo real de quien baja es mucho menor que el de quien insiste, y eso vale más que cualquier decimal.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque:
        'Calcula tu riesgo con w y σ medidos, repite con la mitad de w y decide tus cajas por el peor de los dos.',
      idea: 'El winrate que metes en la fórmula debe ser el límite bajo de tu intervalo, no el de tu mejor año.',
    },
    {
      nivel: 5,
      enfoque:
        'Trata toda tu actividad como una cartera: varios límites y formatos, retiros fijos que bajan w, acción vendida y correlación entre mesas; fija la caída máxima tolerable antes de tocarla.',
      idea: 'Retirar cada mes tanto como ganas deja w efectivo en cero: con gastos iguales a la ganancia la ruina es solo cuestión de tiempo.',
    },
  ],
  errorTipico:
    'Aplicar la fórmula con un winrate optimista y sin restar lo que retiras para vivir: el papel dice 1 % y el riesgo verdadero es diez veces mayor.',
  preguntas: [
    {
      pregunta: '¿Qué banca pide w = 5, σ = 90 y riesgo del 5 %?',
      respuesta: '8.100 × 3,0 ÷ 10 ≈ 2.430 bb, unas 24 cajas; con w = 2,5, el doble.',
    },
    {
      pregunta: '¿Por qué se usa medio Kelly o menos?',
      respuesta:
        'Porque w se conoce con mucho error: apostar por encima del Kelly verdadero baja el crecimiento y dispara las caídas, y la mitad conserva tres cuartos del crecimiento.',
    },
    {
      pregunta: 'Ganas 4 bb/100 y retiras el equivalente a 3 bb/100 para vivir. ¿Qué w usas?',
      respuesta: '1 bb/100: la banca solo crece a ese ritmo, y el riesgo se calcula con él.',
    },
  ],
  criterio: {
    texto: 'Calcula banca, riesgo y decisión con un error menor del 10 % en {aciertos} de {de} casos.',
    aciertos: 8,
    de: 10,
    unidad: 'casos',
  },
  foco: 'Antes de la sesión di tu banca en bb, el límite bajo de tu winrate y la caída en la que bajas de límite.',
  revision: '¿Con el winrate prudente y mis retiros, qué riesgo de ruina tenía de verdad lo que jugué?',
  variantes: {
    teoria: [
      {
        titulo: 'la fórmula por dentro',
        consigna:
          'Escribe la fórmula, di qué hace subir y bajar el riesgo y calcula tu caso con tres winrates distintos. Compara con el ejemplo.',
      },
      {
        titulo: 'vivir de la banca',
        consigna:
          'Explica con números cómo un retiro mensual cambia el winrate efectivo y el riesgo. Usa tus gastos reales sin enseñarlos a nadie.',
      },
      {
        titulo: 'mitad de Kelly',
        consigna: 'Razona por qué equivocarse hacia arriba cuesta más que hacia abajo y qué fracción usarás tú.',
      },
    ],
    ejercicios: [
      {
        titulo: 'w prudente primero',
        consigna:
          'Calcula en cada caso de abajo el winrate prudente antes de aplicar la fórmula y anota el riesgo con ambos.',
      },
      {
        titulo: 'banca para el 5 %',
        consigna: 'Despeja en cada caso de abajo la banca que deja el riesgo en el 5 % y exprésala en cajas.',
      },
      {
        titulo: 'añade el retiro',
        consigna: 'Resta en cada caso de abajo un retiro mensual realista y recalcula el riesgo.',
      },
      {
        titulo: 'un límite más abajo',
        consigna: 'Rehaz cada caso de abajo jugando el límite inferior con la misma banca y compara riesgos.',
      },
      {
        titulo: 'mitad de ventaja',
        consigna: 'Repite los casos de abajo con la mitad de w y señala cuáles dejan de ser aceptables.',
      },
      {
        titulo: 'punto de bajada',
        consigna: 'Fija en cada caso de abajo el saldo exacto en que bajarías y las cajas que tendrías allí.',
      },
      {
        titulo: 'en palabras llanas',
        consigna: 'Explica el resultado de cada caso de abajo a alguien de tu familia en dos frases honestas.',
      },
      {
        titulo: 'exponentes de memoria',
        consigna:
          'Con reloj, estima el riesgo de los {n} casos de abajo recordando que e⁻¹ ≈ 37 %, e⁻² ≈ 14 %, e⁻³ ≈ 5 % y e⁻⁴ ≈ 2 %.',
      },
    ],
    test: [
      {
        titulo: 'riesgo y decisión',
        consigna: 'Da el exponente, el riesgo aproximado y la decisión de los {n} casos de abajo.',
      },
      {
        titulo: 'banca exacta',
        consigna: 'Calcula la banca para el riesgo pedido en cada caso de abajo con un margen del 5 %.',
      },
      {
        titulo: 'efectivo o bruto',
        consigna: 'Indica qué winrate corresponde usar en cada caso de abajo y por qué.',
      },
      {
        titulo: 'lo que no arregla la fórmula',
        consigna: 'Señala en los casos de abajo cuáles se resuelven con más cajas y cuáles solo dejando de jugar ahí.',
      },
    ],
    jugar: [
      {
        titulo: 'sesión con caída fijada',
        consigna: 'Juega {min} minutos con la caída máxima del día escrita; al tocarla, cierras.',
      },
      {
        titulo: 'límite de medio Kelly',
        consigna: 'Juega {n} manos en el límite que da tu medio Kelly prudente y anota si decides con más calma.',
      },
      {
        titulo: 'exposición a la vista',
        consigna: 'Juega {min} minutos y apunta cada hora qué parte de la banca tienes sobre las mesas.',
      },
    ],
    analizar: [
      {
        titulo: 'tu riesgo real',
        consigna:
          'Calcula tu riesgo con winrate prudente y retiros incluidos, y escribe qué cambiarás si pasa del 5 %.',
      },
      {
        titulo: 'mayor caída',
        consigna: 'Busca tu mayor caída en bb y compárala con la que predecía tu desviación.',
      },
      {
        titulo: 'un año de retiros',
        consigna: 'Suma lo ganado y lo retirado del último año y calcula el winrate efectivo que te quedó.',
      },
    ],
  },
  ejemplo: {
    niveles: [4, 5],
    situacion: 'NL200. En 120.000 manos ganas 5 bb/100 con σ = 95. Banca: $9.000 (4.500 bb). No retiras nada.',
    pregunta: '¿Qué riesgo da la fórmula y qué riesgo da con el límite bajo del winrate?',
    respuesta:
      'Exponente con w = 5: 2 × 5 × 4.500 ÷ 9.025 = 4,99; e^(−4,99) ≈ 0,7 %. Error típico: 95 ÷ √1.200 ≈ 2,74; un error por debajo, w = 2,26: exponente 2,25 y riesgo ≈ 10 %. Entre ambas cifras hay un factor quince: decide con la segunda, o comprométete a bajar a NL100 al llegar a $6.000, donde serían 60 cajas.',
    calculos: [
      { tipo: 'cuenta', expresion: '2 * 5 * 4500 / 9025', da: '4,99' },
      { tipo: 'cuenta', expresion: '95 / 34.641', da: '2,74' },
      { tipo: 'cuenta', expresion: '2 * 2.26 * 4500 / 9025', da: '2,25' },
      { tipo: 'cuenta', expresion: '6000 / 100', da: '60' },
    ],
  },
  spots: [
    {
      niveles: [4, 5],
      situacion: 'σ = 100 y winrate prudente de 2,5 bb/100. Quieres un riesgo del 5 % (ln = 3,0).',
      pregunta: '¿Cuántas cajas necesitas y cuántas con un 1 % (ln = 4,6)?',
      respuesta:
        '5 %: 10.000 × 3,0 ÷ (2 × 2,5) = 6.000 bb, 60 cajas. 1 %: 9.200 bb, 92 cajas. Con winrates reales de límites medios, «30 cajas» es una regla para quien baja de límite pronto, no para quien se queda.',
      calculos: [
        { tipo: 'cuenta', expresion: '10000 * 3 / 5', da: '6.000' },
        { tipo: 'cuenta', expresion: '6000 / 100', da: '60' },
        { tipo: 'cuenta', expresion: '10000 * 4.6 / 5', da: '9.200' },
      ],
    },
    {
      niveles: [4, 5],
      situacion: 'Ganas 4 bb/100 en NL400 jugando 25.000 manos al mes y retiras $3.000 mensuales para vivir. σ = 100.',
      pregunta: '¿Cuál es tu winrate efectivo y qué riesgo tienes con 50 cajas?',
      respuesta:
        'Ganancia mensual: 250 × 4 × $4 = $4.000. Tras el retiro quedan $1.000: w efectivo = 1 bb/100. Exponente: 2 × 1 × 5.000 ÷ 10.000 = 1,0; e^(−1) ≈ 37 %. Sin retiros sería 4,0, cerca del 1,8 %. El gasto de vida no sale de la banca: sale de una reserva aparte, o se vive de otra cosa.',
      calculos: [
        { tipo: 'cuenta', expresion: '250 * 4 * 4', da: '$4.000' },
        { tipo: 'cuenta', expresion: '1000 / (250 * 4)', da: '1' },
        { tipo: 'cuenta', expresion: '2 * 1 * 5000 / 10000', da: '1,0' },
        { tipo: 'cuenta', expresion: '2 * 4 * 5000 / 10000', da: '4,0' },
      ],
    },
    {
      niveles: [4, 5],
      situacion: 'Tu winrate real en el límite nuevo es −1 bb/100 y tienes 80 cajas.',
      pregunta: '¿Qué riesgo de ruina tienes y cuántas manos dura la banca de media?',
      respuesta:
        'Con w negativo el riesgo es del 100 %: las cajas solo alargan. 8.000 bb a 1 bb por cada 100 manos se acaban de media en 800.000 manos, mucho antes si llega una mala racha. Ninguna fórmula arregla una ventaja que no existe: vuelve al límite en que ganas o deja de jugar por dinero.',
      calculos: [{ tipo: 'cuenta', expresion: '8000 / 1 * 100', da: '800.000' }],
    },
    {
      niveles: [5, 5],
      formatos: ['torneo'],
      situacion:
        'Torneos de $109 con ROI prudente del 15 % y desviación de 7 entradas por torneo. Banca de 150 entradas. La misma fórmula sirve por torneo: w = 0,15 y σ² = 49.',
      pregunta: '¿Qué riesgo tienes y cuántas entradas pide un 5 %?',
      respuesta:
        'Exponente: 2 × 0,15 × 150 ÷ 49 = 0,92; e^(−0,92) ≈ 40 %. Para el 5 %: 49 × 3,0 ÷ 0,30 = 490 entradas. Por eso se juega más abajo, se busca campo menor o se vende parte de la acción: vendiendo el 50 %, 150 entradas pesan como 300 y el exponente sube a 1,84.',
      calculos: [
        { tipo: 'cuenta', expresion: '2 * 0.15 * 150 / 49', da: '0,92' },
        { tipo: 'cuenta', expresion: '49 * 3 / 0.3', da: '490' },
        { tipo: 'cuenta', expresion: '150 / 0.5', da: '300' },
        { tipo: 'cuenta', expresion: '2 * 0.15 * 300 / 49', da: '1,84' },
      ],
    },
    {
      niveles: [5, 5],
      situacion:
        'Eliges entre NL500 (w = 3, σ = 100) y NL1000 (w = 1,5, σ = 105) con una banca de $40.000. Comparas la exposición de Kelly, w/σ² por caja.',
      pregunta: '¿Qué banca en bb pide Kelly completo en cada límite y qué eliges con medio Kelly?',
      respuesta:
        'Kelly completo pide una banca de σ²/w: NL500, 10.000 ÷ 3 = 3.333 bb, $16.667; NL1000, 11.025 ÷ 1,5 = 7.350 bb, $73.500. Medio Kelly duplica: NL500 pide $33.333, cubierto por tus $40.000; NL1000 no cabe ni con Kelly entero. Juega NL500 y baja si la banca cae de ese nivel.',
      calculos: [
        { tipo: 'cuenta', expresion: '10000 / 3', da: '3.333' },
        { tipo: 'cuenta', expresion: '10000 / 3 * 5', da: '$16.667' },
        { tipo: 'cuenta', expresion: '11025 / 1.5', da: '7.350' },
        { tipo: 'cuenta', expresion: '7350 * 10', da: '$73.500' },
        { tipo: 'cuenta', expresion: '2 * 10000 / 3 * 5', da: '$33.333' },
      ],
    },
    {
      niveles: [4, 4],
      situacion:
        'NL400, 90.000 manos a 3,2 bb/100 con σ = 100. Banca $22.000 (5.500 bb). Quieres saber el riesgo con tu winrate y con un error típico menos.',
      pregunta: '¿Qué dos cifras da la fórmula?',
      respuesta:
        'Con 3,2: exponente 2 × 3,2 × 5.500 ÷ 10.000 = 3,52, e^−3,52 ≈ 3 %. Error típico: 100 ÷ √900 = 3,33; con w = 3,2 − 3,33 = −0,13 el modelo dice ruina segura si no bajas nunca. Entre las dos está la verdad: por eso la regla útil no es la fórmula, es bajar a NL200 al llegar a $16.000, donde 80 cajas te dan tiempo de volver a medir.',
      calculos: [
        { tipo: 'cuenta', expresion: '2*3.2*5500/10000', da: '3,52' },
        { tipo: 'cuenta', expresion: '100/30', da: '3,33' },
        { tipo: 'cuenta', expresion: '3.2-3.33', da: '−0,13' },
        { tipo: 'cuenta', expresion: '16000/200', da: '80' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Dos formatos: cash NL200 (w = 5, σ = 90, 60 % de tus horas) y torneos con w equivalente de 8 bb/100 y σ = 220. Banca en bb comunes: 8.000.',
      pregunta: '¿Qué parte del riesgo la pone cada uno si separas la banca por mitades?',
      respuesta:
        'Cash con 4.000 bb: exponente 2 × 5 × 4.000 ÷ 8.100 = 4,94, riesgo ≈ 0,7 %. Torneos con 4.000: 2 × 8 × 4.000 ÷ 48.400 = 1,32, riesgo ≈ 27 %. Con la misma mitad, los torneos arriesgan mucho más: su varianza, no su ventaja, es la que manda. Reparte por riesgo y no por gusto: 6.300 bb para torneos y 1.700 para cash dejan los dos cerca del 12 %; o juega menos torneos.',
      calculos: [
        { tipo: 'cuenta', expresion: '2*5*4000/8100', da: '4,94' },
        { tipo: 'cuenta', expresion: '2*8*4000/48400', da: '1,32' },
      ],
    },
  ],
};
