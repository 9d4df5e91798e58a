import type { PokerTopic } from '../../poker-topic.ts';

export const pkMatVarianza: PokerTopic = {
  id: 'pk-mat-varianza',
  titulo: 'Varianza, tamaño de muestra y winrate',
  area: 'MAT',
  nivelMin: 1,
  nivelMax: 5,
  prerequisitos: ['pk-mat-ev'],
  minutosEtapa: 180,
  terminos: [
    'varianza',
    'suerte',
    'desviación estándar',
    'winrate',
    'win rate',
    'bb/100',
    'bb por 100',
    'error típico',
    'tamaño de muestra',
    'muestra suficiente',
    'cuántas manos necesito',
    'ruido',
    'intervalo de confianza',
    'all-in ev',
    'ev ajustado',
    'correr mal',
    'correr bien',
    'rentabilidad real',
    'resultados a corto plazo',
  ],
  ideas: [
    "El resultado de una muestra es winrate × manos ± ruido. En NL hold'em 6-max la desviación típica ronda 90–100 bb cada 100 manos: en 10.000 manos, una desviación son unas 1.000 bb.",
    'El error típico de tu winrate baja con la raíz del tamaño: para reducirlo a la mitad necesitas cuatro veces más manos.',
    'Con 20.000 manos a +5 bb/100 tu intervalo de 95 % va aproximadamente de −8 a +18: no sabes todavía si ganas.',
    'El ROI de torneos es aún más ruidoso: con 300 torneos de campo grande un ROI real del 20 % puede dar resultados entre −50 % y +90 % sin que pase nada raro.',
  ],
  etapas: [
    {
      nivel: 1,
      enfoque: 'Aprende qué es bb/100 y que una sesión no demuestra nada. Lleva registro y mira totales, nunca un día.',
      idea: 'Menos de 10.000 manos no dice si ganas: dice cuánto te acompañaron las cartas.',
    },
    {
      nivel: 2,
      enfoque:
        'Calcula el error típico de tu winrate y expresa tu resultado como intervalo. Separa juego y resultado con la cuenta de all-in EV.',
      idea: 'Si tu intervalo incluye el cero, tu trabajo es acumular manos buenas, no cambiar de estilo cada semana.',
    },
    {
      nivel: 3,
      enfoque:
        'Usa la varianza para planear: banca necesaria, manos por mes y cuánto puede durar una mala racha normal.',
      idea: 'Con winrate 4 y desviación 95, una racha de 30 cajas negativas es infrecuente pero posible en 50.000 manos.',
    },
    {
      nivel: 4,
      enfoque:
        'Compara estrategias por relación señal/ruido y decide cuánto probar antes de aceptar un cambio. Mide también sub-winrates por posición.',
      idea: 'Un cambio que mejora 1 bb/100 tarda cientos de miles de manos en verse en el resultado: valídalo por decisiones, no por ganancias.',
    },
    {
      nivel: 5,
      enfoque:
        'Trabaja con modelos: varianza por tipo de bote y de mesa, colas pesadas en torneos y riesgo de ruina a partir de tu winrate y tu desviación.',
      idea: 'En campos grandes casi toda tu ganancia anual sale del 1 % de los torneos: planifica como si no llegara.',
    },
  ],
  errorTipico:
    'Sacar conclusiones de 500 manos («este nivel está lleno de suertudos») o cambiar de estrategia después de tres sesiones malas, y comparar winrates de distinta muestra como si valieran lo mismo.',
  preguntas: [
    {
      pregunta: '¿Qué error típico tiene un winrate medido con 40.000 manos y desviación 100 bb cada 100?',
      respuesta: '100 ÷ √400 = 5 bb/100: tu intervalo de 95 % es ±10 bb/100.',
    },
    {
      pregunta: '¿Qué es el all-in EV y para qué sirve?',
      respuesta:
        'La diferencia entre lo que ganaste y lo que te correspondía por equity en los all-in. Quita una parte de la suerte, no toda.',
    },
    {
      pregunta: '¿Por qué 500 torneos con ROI real del 15 % pueden terminar en pérdidas?',
      respuesta:
        'Porque pocos resultados grandes concentran la ganancia; sin ellos el resto del calendario es negativo casi siempre.',
    },
    {
      pregunta: '¿Cuántas manos necesitas para que el error típico sea 2 bb/100 con desviación 90?',
      respuesta: '(90 ÷ 2)² × 100 = 202.500 manos.',
    },
    {
      pregunta: '¿Por qué no sirve mirar el resultado de un cambio que vale 0,5 bb/100?',
      respuesta:
        'Porque el ruido de una muestra normal es decenas de veces mayor: hay que evaluar la decisión con cálculo, no con caja.',
    },
  ],
  criterio: {
    texto: 'Calcula error típico, intervalo y conclusión correctos en {aciertos} de {de} casos.',
    aciertos: 8,
    de: 10,
    unidad: 'casos',
  },
  foco: 'Juzga cada mano por la decisión y lleva el resultado a la hoja de totales, sin mirarlo entre sesiones.',
  revision: '¿Mi conclusión sobre esta sesión aguantaría con otra muestra del mismo tamaño?',
  variantes: {
    teoria: [
      {
        titulo: 'error típico paso a paso',
        consigna:
          'Deriva el error típico de tu winrate a partir de la desviación y la cantidad de bloques de 100 manos. Rehaz el ejemplo cambiando la muestra a la mitad y al cuádruple.',
      },
      {
        titulo: 'qué dice y qué no dice una muestra',
        consigna: 'Redacta tres frases que sí puedes decir con 20.000 manos y tres que no. Apóyate en las ideas.',
      },
      {
        titulo: 'el ruido en tu vida',
        consigna:
          'Explica a alguien que no juega por qué tres semanas buenas no prueban que ganes. Usa tu propia desviación estimada.',
      },
    ],
    ejercicios: [
      {
        titulo: 'intervalo completo',
        consigna: 'Calcula error típico e intervalo de 95 % en cada caso de abajo y escribe la conclusión permitida.',
      },
      {
        titulo: 'cuadruplica la muestra',
        consigna: 'Repite cada caso de abajo con cuatro veces más manos y describe qué cambia.',
      },
      {
        titulo: 'señal contra ruido',
        consigna:
          'Indica en cada caso de abajo la relación entre media y error, y clasifica: señal clara, duda o nada.',
      },
      {
        titulo: 'la frase prohibida',
        consigna:
          'Escribe para cada caso de abajo la conclusión falsa que sacaría un jugador impaciente y por qué no se sostiene.',
      },
      {
        titulo: 'del objetivo a la muestra',
        consigna: 'Calcula cuántas manos harían falta en cada caso de abajo para un error de 2 bb/100.',
      },
      {
        titulo: 'en dólares y por hora',
        consigna: 'Convierte cada caso de abajo a dólares por hora y a ruido por sesión.',
      },
      {
        titulo: 'con reloj',
        consigna: 'Con reloj, di solo si el resultado de cada caso de abajo es compatible con winrate cero.',
      },
      {
        titulo: 'tu propio caso',
        consigna: 'Escribe un caso como los de abajo con tus números reales y resuélvelo después de los {n} dados.',
      },
    ],
    test: [
      {
        titulo: 'intervalo y conclusión',
        consigna: 'Da el intervalo de los {n} casos de abajo con 0,5 de margen y la conclusión correcta.',
      },
      {
        titulo: 'verdadero o falso',
        consigna: 'Decide sobre cada caso de abajo si la conclusión que se propone es válida y corrígela si no.',
      },
      {
        titulo: 'error típico de cabeza',
        consigna: 'Resuelve los casos de abajo usando raíces aproximadas y comprueba al final.',
      },
      {
        titulo: 'plan de muestra',
        consigna: 'Escribe para cada caso de abajo cuántas manos pedirías antes de cambiar algo.',
      },
    ],
    jugar: [
      {
        titulo: 'sesión sin caja',
        consigna: 'Juega {min} minutos con el saldo oculto y anota solo las decisiones dudosas.',
      },
      {
        titulo: 'registro de all-ins',
        consigna: 'Juega {n} manos y apunta cada all-in con su equity estimada para comparar luego.',
      },
      {
        titulo: 'metas de proceso',
        consigna:
          'Juega {min} minutos con una meta de decisiones (por ejemplo, «ningún pago sin cuenta») y sin meta de dinero.',
      },
    ],
    analizar: [
      {
        titulo: 'tu intervalo actual',
        consigna:
          'Calcula winrate, error típico e intervalo de tus últimas manos y escribe la conclusión permitida en una frase.',
      },
      {
        titulo: 'suerte en los all-in',
        consigna: 'Suma tu all-in EV del mes y compara con el resultado; anota la diferencia en cajas.',
      },
      {
        titulo: 'mes por mes',
        consigna: 'Dibuja tu resultado acumulado por mes y marca los meses en que la conclusión que sacaste era ruido.',
      },
    ],
  },
  ejemplo: {
    niveles: [1, 5],
    situacion: 'Has jugado 20.000 manos en NL10 (stacks de 100 bb) con +5 bb/100 y desviación de 95 bb cada 100 manos.',
    pregunta: '¿Qué puedes afirmar sobre tu winrate real?',
    respuesta:
      'Son 200 bloques de 100 manos. Error típico = 95 ÷ √200 ≈ 6,7 bb/100. Intervalo de 95 % (± 2 errores): de −8,4 a 18,4 bb/100. Has ganado 1.000 bb, y es más probable que seas ganador que perdedor, pero no está demostrado: el cero cae dentro del intervalo. Sigue acumulando manos y revisa decisiones.',
    calculos: [
      { tipo: 'cuenta', expresion: '20000 / 100', da: '200' },
      { tipo: 'cuenta', expresion: '95 / 14.1421', da: '6,7' },
      { tipo: 'cuenta', expresion: '5 - 2 * 6.7', da: '−8,4' },
      { tipo: 'cuenta', expresion: '5 + 2 * 6.7', da: '18,4' },
      { tipo: 'cuenta', expresion: '5 * 200', da: '1.000' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [1, 1],
      situacion:
        'NL5. Anoche ganaste $12 en 400 manos; la semana anterior perdiste $15 en 1.100. Llevas 3.000 manos en total y $4,50 de ganancia.',
      pregunta: '¿Cuánto es cada cosa en bb cada 100 manos (bb/100) y qué te dice?',
      respuesta:
        'La ciega grande es $0,05. Anoche: 12 ÷ 0,05 = 240 bb en 400 manos, 60 bb/100: nadie gana eso a la larga. La semana mala: −15 ÷ 0,05 = −300 bb en 1.100, −27,3 bb/100: tampoco dice que juegues así de mal. En total 4,50 ÷ 0,05 = 90 bb en 3.000 manos, 3,0 bb/100. Con menos de 10.000 manos nada de eso mide tu juego: sigue anotando y mira solo el total, una vez por semana.',
      calculos: [
        { tipo: 'cuenta', expresion: '12/0.05', da: '240 bb' },
        { tipo: 'cuenta', expresion: '240/4', da: '60 bb/100' },
        { tipo: 'cuenta', expresion: '-15/0.05', da: '−300 bb' },
        { tipo: 'cuenta', expresion: '-300/11', da: '−27,3 bb/100' },
        { tipo: 'cuenta', expresion: '90/30', da: '3,0 bb/100' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Llevas 80.000 manos en NL1000 con +3,5 bb/100 y desviación de 100 bb cada 100 manos. Cambiaste tu defensa de la ciega grande y crees que eso te da 1 bb/100 más.',
      pregunta: '¿Qué puedes afirmar de tu winrate y cuántas manos harían falta para ver ese cambio en el resultado?',
      respuesta:
        '80.000 manos son 800 bloques; error típico = 100 ÷ √800 ≈ 100 ÷ 28,3 = 3,53 bb/100. Intervalo del 95 %: de −3,6 a 10,6 bb/100: probable ganador, sin certeza. Para que 1 bb/100 sea dos errores típicos el error tendría que ser 0,5: bloques = (100 ÷ 0,5)² = 40.000, o sea 4.000.000 manos. El cambio no se juzga por ganancias: se juzga por decisiones (equity realizada, EV de los pagos, revisión con otra persona).',
      calculos: [
        { tipo: 'cuenta', expresion: '100/28.3', da: '3,53 bb/100' },
        { tipo: 'cuenta', expresion: '3.5-2*3.53', da: '−3,6' },
        { tipo: 'cuenta', expresion: '3.5+2*3.53', da: '10,6' },
        { tipo: 'cuenta', expresion: '200*200', da: '40.000' },
        { tipo: 'cuenta', expresion: '200*200*100', da: '4.000.000 manos' },
      ],
    },
  ],
  spots: [
    {
      niveles: [1, 2],
      situacion: 'Cinco sesiones de 300 manos en NL5: +40 bb, −60 bb, +120 bb, −90 bb y +15 bb.',
      pregunta: '¿Cuál es tu winrate y qué significa?',
      respuesta:
        'Total: 25 bb en 1.500 manos: 1,7 bb/100. El error típico con 15 bloques y desviación 95 es 95 ÷ √15 ≈ 24,5 bb/100: tu 1,7 es ruido puro. Las cinco sesiones no dicen nada sobre tu nivel.',
      calculos: [
        { tipo: 'cuenta', expresion: '40 - 60 + 120 - 90 + 15', da: '25' },
        { tipo: 'cuenta', expresion: '25 / 15', da: '1,7' },
        { tipo: 'cuenta', expresion: '95 / 3.873', da: '24,5' },
      ],
    },
    {
      niveles: [1, 3],
      situacion: 'Jugaste 50.000 manos con +3,2 bb/100 en NL10; el rake pagado fue de 6 bb/100.',
      pregunta: '¿Cuánto ganaste en dólares y cuánto ganabas antes del rake?',
      respuesta:
        '500 bloques × 3,2 = 1.600 bb, es decir $160. Antes de rake serían 3,2 + 6 = 9,2 bb/100. En límites bajos la sala se lleva casi dos tercios de lo que ganas: elegir mesa y recuperar parte del rake también es winrate.',
      calculos: [
        { tipo: 'cuenta', expresion: '500 * 3.2', da: '1.600' },
        { tipo: 'cuenta', expresion: '1600 * 0.1', da: '$160' },
        { tipo: 'cuenta', expresion: '3.2 + 6', da: '9,2' },
      ],
    },
    {
      niveles: [1, 5],
      situacion: 'Tu all-in EV de la semana dice +$80 y el resultado real es −$40 en NL25.',
      pregunta: '¿Cuánta mala suerte hubo en los all-in y qué parte queda sin medir?',
      respuesta:
        'La diferencia es $120, es decir 480 bb perdidas por la suerte de las cartas en los all-in. Pero el all-in EV no cubre las manos que se resolvieron sin all-in: chocar trío contra trío mayor o recibir pocas manos buenas también es suerte y no aparece ahí. Guarda el dato y sigue jugando igual.',
      calculos: [
        { tipo: 'cuenta', expresion: '80 + 40', da: '$120' },
        { tipo: 'cuenta', expresion: '120 / 0.25', da: '480' },
      ],
    },
    {
      niveles: [2, 4],
      situacion:
        'Quieres saber si +4 bb/100 es mejor que +2 bb/100 de un compañero. Él tiene 30.000 manos y tú 90.000, con desviación 95.',
      pregunta: '¿Qué error típico tiene cada uno y puedes concluir algo?',
      respuesta:
        'Tú: 95 ÷ √900 = 3,17; él: 95 ÷ √300 = 5,48. La diferencia de 2 puntos tiene un error cuyo cuadrado es 3,17² + 5,48² = 40,1, es decir unos 6,3 puntos, más del triple que la diferencia: no puedes afirmar nada. Necesitarías cientos de miles de manos cada uno.',
      calculos: [
        { tipo: 'cuenta', expresion: '95 / 30', da: '3,17' },
        { tipo: 'cuenta', expresion: '95 / 17.3205', da: '5,48' },
        { tipo: 'cuenta', expresion: '3.17 * 3.17 + 5.48 * 5.48', da: '40,1' },
      ],
    },
    {
      niveles: [2, 4],
      formatos: ['torneo'],
      situacion: '300 torneos de $11 con campo de 400 jugadores. Ganancia total $660.',
      pregunta: '¿Qué ROI tienes y qué error supones si la desviación por torneo es de 6 entradas?',
      respuesta:
        'Coste: 300 × $11 = $3.300; ROI = 20 %. Error típico del ROI = 6 ÷ √300 = 34,6 puntos porcentuales. El intervalo de 95 % va de −49,2 % a 89,2 %: no demuestra nada, aunque sea un resultado excelente.',
      calculos: [
        { tipo: 'cuenta', expresion: '300 * 11', da: '$3.300' },
        { tipo: 'cuenta', expresion: '100 * 660 / 3300', da: '20 %' },
        { tipo: 'cuenta', expresion: '6 / 17.32 * 100', da: '34,6' },
        { tipo: 'cuenta', expresion: '20 - 2 * 34.6', da: '−49,2' },
        { tipo: 'cuenta', expresion: '20 + 2 * 34.6', da: '89,2' },
      ],
    },
    {
      niveles: [3, 5],
      situacion: 'Winrate esperado 4 bb/100, desviación 95. Proyectas 30.000 manos al mes.',
      pregunta: '¿Qué ganancia esperas y qué probabilidad razonable hay de terminar el mes en negativo?',
      respuesta:
        'Media: 300 × 4 = 1.200 bb. Ruido: 95 × √300 ≈ 1.645 bb. Estás a 0,73 desviaciones del cero: el mes malo ocurre cerca del 23 % de las veces aunque juegues bien. Planea tu banca y tu ánimo para uno de cada cuatro meses en rojo.',
      calculos: [
        { tipo: 'cuenta', expresion: '300 * 4', da: '1.200' },
        { tipo: 'cuenta', expresion: '95 * 17.3205', da: '1.645' },
        { tipo: 'cuenta', expresion: '1200 / 1645.4', da: '0,73' },
      ],
    },
    {
      niveles: [3, 5],
      situacion:
        'Un cambio en tu 3-bet suma 0,5 bb/100 según tus cálculos. Te preguntas cuántas manos harían falta para notarlo con desviación 95.',
      pregunta: '¿Cuántas manos necesitas para que ese efecto equivalga a dos errores típicos?',
      respuesta:
        'Error típico buscado: 0,25 bb/100. Bloques necesarios: (95 ÷ 0,25)² = 144.400 bloques de 100 manos, es decir 14,4 millones de manos. Conclusión: este tipo de mejora se acepta por análisis, jamás por resultados.',
      calculos: [
        { tipo: 'cuenta', expresion: '(95 / 0.25) * (95 / 0.25)', da: '144.400' },
        { tipo: 'cuenta', expresion: '(95 / 0.25) * (95 / 0.25) * 100 / 1000000', da: '14,4' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Comparas NL400 (winrate 3, desviación 105) con NL200 (winrate 6, desviación 95), misma banca y 500 manos por hora de mesa.',
      pregunta: '¿Dónde ganas más por hora y con cuánta variación?',
      respuesta:
        'NL200: 6 × 2 × 5 = $60 por hora; NL400: 3 × 4 × 5 = $60. Igual ganancia, pero el ruido por hora es 95 × 2 × √5 = $425 contra 105 × 4 × √5 = $939. Mismo dinero, más del doble de variación: quédate en NL200 hasta mejorar.',
      calculos: [
        { tipo: 'cuenta', expresion: '6 * 2 * 5', da: '$60' },
        { tipo: 'cuenta', expresion: '3 * 4 * 5', da: '$60' },
        { tipo: 'cuenta', expresion: '95 * 2 * 2.236', da: '$425' },
        { tipo: 'cuenta', expresion: '105 * 4 * 2.236', da: '$939' },
      ],
    },
    {
      niveles: [5, 5],
      formatos: ['torneo'],
      situacion:
        'Un torneo de campo grande paga el 1 % superior de manera que el 60 % del ROI anual sale de dos torneos de 500.',
      pregunta: '¿Qué haces con el plan anual si no llegan esos dos?',
      respuesta:
        'Con ROI esperado del 25 % y 500 torneos de $55, la inversión es $27.500 y la ganancia esperada $6.875; sin los dos grandes queda $2.750. La probabilidad de no tocar ninguno de los dos es alta, así que el presupuesto anual se hace con $2.750, y lo demás es un ingreso que no se promete.',
      calculos: [
        { tipo: 'cuenta', expresion: '500 * 55', da: '$27.500' },
        { tipo: 'cuenta', expresion: '27500 * 0.25', da: '$6.875' },
        { tipo: 'cuenta', expresion: '6875 * 0.4', da: '$2.750' },
      ],
    },
    {
      niveles: [1, 2],
      situacion: 'NL2. Perdiste 6 de 8 all-in esta semana, todos con ventaja: tenías 70 % de media.',
      pregunta: '¿Cuántos esperabas ganar y qué cambias?',
      respuesta:
        'Esperabas 8 × 0,70 = 5,6 y ganaste 2: 3,6 menos. Si cada all-in es de 200 bb en total, esos 3,6 botes son 720 bb: parece un desastre y son cartas. Ocho all-in no miden nada; lo que sí se revisa es si los ocho eran correctos antes de ver el resultado. Si lo eran, no cambies nada.',
      calculos: [
        { tipo: 'cuenta', expresion: '8*0.7', da: '5,6' },
        { tipo: 'cuenta', expresion: '5.6-2', da: '3,6' },
        { tipo: 'cuenta', expresion: '3.6*200', da: '720 bb' },
      ],
    },
    {
      niveles: [1, 1],
      situacion:
        'Un amigo ganó 300 bb en 2.000 manos de NL5 y dice que gana 15 bb/100. Tú, en 2.000 manos, pierdes 100 bb.',
      pregunta: '¿Cuánto es cada uno en bb/100 y qué demuestra?',
      respuesta:
        'Él: 300 ÷ 20 = 15 bb/100. Tú: −100 ÷ 20 = −5 bb/100. En 2.000 manos la suerte sola mueve unas 420 bb arriba o abajo (95 × √20 ≈ 95 × 4,5 = 428): las dos cifras caben en el mismo jugador. No demuestra nada de ninguno. Comparen decisiones, no saldos, y vuelvan a mirar con 20.000 manos.',
      calculos: [
        { tipo: 'cuenta', expresion: '300/20', da: '15 bb/100' },
        { tipo: 'cuenta', expresion: '-100/20', da: '−5 bb/100' },
        { tipo: 'cuenta', expresion: '95*4.5', da: '428' },
      ],
    },
    {
      niveles: [5, 5],
      situacion:
        'NL5000. Ganas 3 bb/100 con desviación de 110. Vendes la mitad de tu acción sin recargo. 15.000 manos al mes.',
      pregunta: '¿Qué esperas ganar, cuánto se mueve un mes y qué hizo la venta?',
      respuesta:
        'Esperado: 3 × 150 = 450 bb, $22.500; con la mitad, $11.250. Desviación mensual: 110 × √150 ≈ 110 × 12,25 = 1.348 bb, $33.700 para tu mitad. La relación ganancia/ruido no cambia: 450 ÷ 1.348 = 0,33. La venta divide las dos por dos: no mejora tu juego, hace soportable la misma moneda. Perder dos meses seguidos sigue siendo corriente.',
      calculos: [
        { tipo: 'cuenta', expresion: '3*150', da: '450 bb' },
        { tipo: 'cuenta', expresion: '450*50', da: '$22.500' },
        { tipo: 'cuenta', expresion: '450*50/2', da: '$11.250' },
        { tipo: 'cuenta', expresion: '110*12.25', da: '1.348 bb' },
        { tipo: 'cuenta', expresion: '1348*50/2', da: '$33.700' },
        { tipo: 'cuenta', expresion: '450/1348', da: '0,33' },
      ],
    },
  ],
};
