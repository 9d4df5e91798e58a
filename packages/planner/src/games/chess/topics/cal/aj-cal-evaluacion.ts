import type { ChessTopic } from '../../chess-topic.ts';

export const ajCalEvaluacion: ChessTopic = {
  id: 'aj-cal-evaluacion',
  titulo: 'Evaluar el final de una variante',
  area: 'CAL',
  nivelMin: 4,
  nivelMax: 6,
  prerequisitos: ['aj-cal-variantes'],
  favorece: ['clasica'],
  minutosEtapa: 320,
  terminos: [
    'evaluar posiciones',
    'evaluación',
    'evaluar una posición',
    'evaluar el final de una variante',
    'valorar la posición',
    'quién está mejor',
    'juicio de posición',
    'evaluación estática',
    'comparar posiciones finales',
    'evaluation',
    'assess a position',
    'valoración',
    'evaluar variantes',
    'cómo evaluar',
    'desequilibrios al final de la línea',
    'posición resultante',
  ],
  ideas: [
    'Una variante sin evaluación final no ayuda a decidir. Al llegar a la posición tranquila haz el repaso: rey, actividad, peones, material y quién mueve.',
    'Ordena los factores: si el rey está en peligro, lo demás espera; si no, manda la actividad; después estructura y peones pasados; el material se cuenta al final.',
    'Compara las posiciones finales entre sí, no contra un ideal. Dos líneas con ventaja pequeña se distinguen por la facilidad de jugarlas y por el riesgo.',
    'Si no puedes decidir quién está mejor, calcula una jugada más del bando que mueve: muchas posiciones inciertas lo son solo por la amenaza siguiente.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque: 'Asigna a cada línea un veredicto sencillo (mejor, igual, peor, incierto) con dos razones.',
      idea: 'Antes de nada mira quién mueve y si hay amenaza inmediata: con amenaza, la posición no está tranquila y aún no se evalúa.',
    },
    {
      nivel: 5,
      enfoque:
        'Compara finales de líneas por el plan que permiten y por la dificultad práctica, no solo por el material.',
      idea: 'Usa la pregunta del rival: «¿qué querría jugar en su lugar?»; si no encuentra nada, estás mejor de lo que dice el material.',
    },
    {
      nivel: 6,
      enfoque:
        'Evalúa posiciones dinámicas sin resultado claro y da probabilidades de planes. Explica en qué condiciones cambiaría el veredicto.',
      idea: 'Tu evaluación es una hipótesis: formula qué jugada o cambio la volvería falsa y vigílalo durante la partida.',
    },
  ],
  errorTipico:
    'Contar peones y dar el veredicto sin mirar el rey ni las piezas. Dos peones de más con el rey expuesto no son ventaja hasta que termine el ataque.',
  preguntas: [
    {
      pregunta: '¿Qué factores repasas y en qué orden?',
      respuesta:
        'Seguridad del rey, actividad de las piezas, estructura y peones pasados y, al final, el material y de quién es el turno.',
    },
    {
      pregunta: '¿Cuándo no se puede evaluar todavía?',
      respuesta:
        'Cuando quedan jaques, capturas o amenazas serias: la posición no está tranquila y falta calcular un poco más.',
    },
    {
      pregunta: '¿Cómo eliges entre dos líneas parecidas?',
      respuesta:
        'Comparo las posiciones finales entre sí: riesgo, facilidad de juego, plan disponible y qué puede hacer el rival.',
    },
    {
      pregunta:
        'Tienes la misma cantidad de material, pero tu rey está seguro y el del rival no puede enrocar. ¿Qué veredicto das?',
      respuesta:
        'Mejor para mí: la actividad contra un rey en el centro suele pesar más que la igualdad material; el plan es abrir líneas.',
    },
  ],
  criterio: {
    texto: 'Coincide con la evaluación de referencia en {aciertos} de {de} posiciones finales.',
    aciertos: 14,
    de: 20,
    unidad: 'posiciones',
  },
  foco: 'Al terminar una línea di el veredicto en una frase con dos razones antes de elegir entre candidatas.',
  revision: '¿En qué decisión tu evaluación final fue lo que falló, y qué factor no contaste?',
  variantes: {
    teoria: [
      {
        titulo: 'repaso en cuatro pasos',
        consigna:
          'Aplica al ejemplo el repaso rey, actividad, peones y material y escribe una frase por factor. Después el veredicto con quién mueve.',
      },
      {
        titulo: 'mismo material, distinta posición',
        consigna:
          'Construye dos posiciones con material idéntico y evaluaciones opuestas. Explica qué factor decide en cada una.',
      },
      {
        titulo: 'veredictos comparados',
        consigna:
          'Toma dos líneas que calculaste y escribe el veredicto de cada posición final con dos razones. Decide cuál es más fácil de jugar.',
      },
    ],
    ejercicios: [
      {
        titulo: 'veredicto y razones',
        consigna: 'En cada posición de abajo escribe quién está mejor y dos razones antes de la jugada.',
      },
      {
        titulo: 'repaso cronometrado',
        consigna:
          'Haz el repaso de los cuatro factores en las posiciones de abajo con reloj. Lo que no cabe indica el factor que mecanizar.',
      },
      {
        titulo: 'quién mueve importa',
        consigna:
          'Evalúa en las posiciones de abajo con blancas al turno y con negras al turno. Señala dónde cambia el veredicto.',
      },
      {
        titulo: 'del plan al veredicto',
        consigna:
          'Escribe en las posiciones de abajo el mejor plan de cada bando. El veredicto sale de comparar planes.',
      },
      {
        titulo: 'factor decisivo',
        consigna:
          'Nombra en cada posición de abajo un único factor que decida y demuestra con una línea corta que lo hace.',
      },
      {
        titulo: 'comparar dos finales',
        consigna:
          'Elige en las posiciones de abajo entre dos continuaciones y compara sus posiciones finales con una tabla breve.',
      },
      {
        titulo: 'veredicto a ciegas',
        consigna:
          'Describe la posición final de cada línea de abajo sin verla y da el veredicto. Comprueba primero la imagen, después la evaluación.',
      },
      {
        titulo: 'caza el optimismo',
        consigna:
          'Revisa tus veredictos de las posiciones de abajo buscando el factor del rival que olvidaste. Anota si tiendes a sobrevalorarte.',
      },
    ],
    test: [
      {
        titulo: 'examen de veredictos',
        consigna: 'Para las {n} posiciones de abajo da veredicto y razón principal; solo cuenta si coinciden ambos.',
      },
      {
        titulo: 'cinco palabras',
        consigna:
          'Evalúa las {n} posiciones de abajo con un máximo de cinco palabras cada una. Después compara con tu explicación larga.',
      },
      {
        titulo: 'en {min} minutos',
        consigna:
          'Reparte {min} minutos entre las {n} posiciones de abajo y marca en cuáles necesitaste calcular antes de evaluar.',
      },
      {
        titulo: 'línea y evaluación',
        consigna:
          'En las {n} posiciones de abajo escribe la línea correcta y la evaluación de su final. Medio punto cada cosa.',
      },
    ],
    jugar: [
      {
        titulo: 'veredicto cada diez jugadas',
        consigna:
          'Juega una partida larga y cada diez jugadas escribe en una línea quién está mejor y por qué. Compara tras la partida.',
      },
      {
        titulo: 'evaluar antes de cambiar',
        consigna:
          'Juega una partida evaluando la posición resultante antes de cada cambio de piezas importante. Rechaza los que no sepas evaluar.',
      },
      {
        titulo: 'plan tras la línea',
        consigna:
          'Juega una partida en la que, terminada cada secuencia forzada, escribas el plan que sigue. Mira si tu evaluación lo soportaba.',
      },
    ],
    analizar: [
      {
        titulo: 'veredictos contra realidad',
        consigna:
          'Elige tres posiciones finales de tus cálculos y compara tu veredicto con el curso de la partida. Nombra el factor mal pesado.',
      },
      {
        titulo: 'cambio de evaluación',
        consigna: 'Marca la jugada en que el veredicto cambió de bando y explica qué factor lo movió.',
      },
      {
        titulo: 'sesgo propio',
        consigna:
          'Revisa veinte veredictos tuyos y cuenta cuántas veces fuiste optimista. Escribe una regla para corregirte.',
      },
    ],
  },
  ejemplo: {
    fen: '8/3rk3/3R4/4K3/4P3/8/8/8 w - - 0 1',
    linea: '1.Txd7+ Rxd7 2.Rf6 Re8 3.Re6 Rd8 4.Rf7',
    explicacion:
      'La pregunta es si el cambio deja un final ganado. Evaluar significa calcular hasta el final claro: 2.Rf6 ocupa una casilla clave, 3.Re6 gana la oposición delante del peón y 4.Rf7 escolta la coronación. Si las torres siguen en el tablero, el rey negro está delante del peón y el final es tablas con buena defensa.',
  },
};
