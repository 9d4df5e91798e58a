import type { ChessTopic } from '../../chess-topic.ts';

export const ajFinFortaleza: ChessTopic = {
  id: 'aj-fin-fortaleza',
  titulo: 'Fortalezas y defensa en el final',
  area: 'FIN',
  nivelMin: 4,
  nivelMax: 6,
  prerequisitos: ['aj-fin-principios'],
  favorece: ['clasica'],
  minutosEtapa: 290,
  terminos: [
    'fortaleza',
    'fortalezas',
    'construir una fortaleza',
    'hacer una fortaleza',
    'defensa en el final',
    'defender finales',
    'defender un final inferior',
    'salvar finales perdidos',
    'sacar tablas en finales perdidos',
    'bloqueo defensivo',
    'fortress',
    'tablas teóricas',
    'alfil equivocado',
    'rincón seguro',
    'defensa pasiva en el final',
    'resistir un final',
    'aguantar un final con menos material',
  ],
  ideas: [
    'Una fortaleza existe cuando el rival no puede entrar con el rey ni abrir otra vía; se comprueba buscando su plan, no contando material.',
    'Las clásicas: alfil equivocado con peón de torre, torre contra dama con peón en segunda y rey cerca, alfil contra torre en el rincón seguro y bloqueo con alfiles de distinto color.',
    'Defender bien es reducir: cambia peones, deja al rival con los de torre y entrega la pieza por el último peón peligroso.',
    'La fortaleza exige jugadas de espera: antes de encerrarte cuenta cuántas tienes y si el zugzwang puede romperla.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque: 'Reconoce seis fortalezas y el camino hacia ellas; aprende a dar la pieza por el peón justo.',
      idea: 'Pregunta de rescate: «¿qué peón, si desapareciera, haría tablas teóricas?»; después busca cómo cambiarlo.',
    },
    {
      nivel: 5,
      enfoque:
        'Prueba de la fortaleza: juega contra ti todas las rupturas del rival y demuestra que fallan. Añade torre contra torre y alfil con la segunda fila.',
      idea: 'En torre contra torre y alfil, la defensa de la segunda fila funciona porque el ahogado protege el cruce del rey.',
    },
    {
      nivel: 6,
      enfoque:
        'Decide a tiempo entre resistir activamente y construir la fortaleza; evalúa posiciones donde el motor da ventaja y no hay victoria.',
      idea: 'Una evaluación alta que no crece al avanzar jugadas es señal de fortaleza: compruébala buscando un plan, no más profundidad.',
    },
  ],
  ejemplo: {
    fen: '8/5nk1/8/5KPP/8/3B4/8/8 b - - 0 1',
    linea: '1...Cxg5 2.Rxg5 Rh8 3.h6 Rg8 4.Rg6 Rh8',
    explicacion:
      'El alfil blanco corre por casillas claras y h8 es oscura: con solo el peón de h no puede desalojar al rey del rincón. Las negras entregan el caballo por el peón de g, que era el único capaz de ganar, y después alternan g8 y h8.',
  },
  errorTipico:
    'Buscar contrajuego cuando la fortaleza ya está hecha, o encerrarse antes de comprobar que quedan jugadas de espera. Las dos cosas pierden posiciones de tablas.',
  preguntas: [
    {
      pregunta: '¿Qué rincón salva al alfil solo contra la torre?',
      respuesta:
        'El del color contrario al de su alfil: allí el alfil tapa el jaque y, si la torre lo clava, el rey queda ahogado.',
    },
    {
      pregunta:
        '¿Qué peón debe eliminar el defensor que tiene enfrente alfil y dos peones, uno de ellos de torre con alfil equivocado?',
      respuesta: 'El que no es de torre, aunque cueste la pieza.',
    },
    {
      pregunta: '¿Cómo compruebas que una fortaleza es real?',
      respuesta:
        'Enumero las entradas del rey rival, sus rupturas de peón y sus zugzwangs, y hallo respuesta para cada una con jugadas de espera suficientes.',
    },
  ],
  criterio: {
    texto: 'Salva o refuta correctamente {aciertos} de {de} posiciones defensivas',
    aciertos: 7,
    de: 10,
    unidad: 'posiciones',
  },
  foco: 'En posición inferior nombra la fortaleza que buscas y qué cambio de peón te acerca a ella.',
  revision: '¿Había una fortaleza disponible antes de que la posición se perdiera, y qué jugada la cerró?',
  variantes: {
    teoria: [
      {
        titulo: 'seis fortalezas en fichas',
        consigna:
          'Dibuja seis fortalezas que conozcas, una por ficha, y al dorso escribe la jugada que las rompe si se defienden mal.',
      },
      {
        titulo: 'el peón que sobraba',
        consigna:
          'En el ejemplo, retira el peón de h en vez del de g y demuestra que entonces las blancas ganan. Explica la diferencia.',
      },
      {
        titulo: 'rincón seguro e inseguro',
        consigna: 'Monta torre contra alfil en los dos rincones y busca el zugzwang que solo existe en uno.',
      },
    ],
    ejercicios: [
      {
        titulo: 'busca el dibujo',
        consigna: 'Nombra la fortaleza que aparece o puede aparecer en cada posición de abajo antes de calcular.',
      },
      {
        titulo: 'qué entrego',
        consigna:
          'Escribe en las posiciones de abajo la lista de entregas posibles, de peón a pieza, y elige la que deja tablas teóricas.',
      },
      {
        titulo: 'atacante implacable',
        consigna:
          'Toma el bando fuerte de las posiciones de abajo y prueba cada ruptura; si todas fallan, escribe por qué.',
      },
      {
        titulo: 'jugadas de espera contadas',
        consigna:
          'Cuenta en cada posición de abajo cuántas jugadas neutras tienes y qué casilla no puede abandonar tu pieza.',
      },
      {
        titulo: 'un tiempo de margen',
        consigna: 'Decide si la fortaleza de las posiciones de abajo se alcanza con el rival al turno.',
      },
      {
        titulo: 'falsa o verdadera',
        consigna:
          'Supón que cada posición de abajo «parece» fortaleza y busca activamente la refutación durante varios intentos.',
      },
      {
        titulo: 'camino a las tablas',
        consigna:
          'Escribe las jugadas que conducen desde cada posición de abajo hasta una posición de tablas conocida.',
      },
      {
        titulo: 'con el reloj corriendo',
        consigna:
          'Resuelve bajo reloj las posiciones de abajo y anota cuáles sostendrías en una partida real sin dudar.',
      },
    ],
    test: [
      {
        titulo: 'tablas o perdido',
        consigna:
          'Decide las {n} posiciones de abajo y prueba tu respuesta con línea o con descripción completa de la fortaleza.',
      },
      {
        titulo: 'la entrega exacta',
        consigna: 'Halla la captura o entrega que salva en cada posición de abajo. Sin la continuación, no puntúa.',
      },
      {
        titulo: 'tres defensas candidatas',
        consigna: 'Enumera tres defensas por posición de abajo, elige una y refuta las otras dos.',
      },
      {
        titulo: 'mantén cinco jugadas',
        consigna: 'Escribe cinco jugadas defensivas seguidas en cada posición de abajo contra la mejor ofensiva.',
      },
    ],
    jugar: [
      {
        titulo: 'sostén la fortaleza',
        consigna:
          'Defiende contra un compañero Rg7 y Cf7 frente a Rf5, Ad3 y peones en g5 y h5, con negras al turno; después Ra8 y Ab8 contra rey y torre. Él dispone de veinte jugadas para romper.',
      },
      {
        titulo: 'rescate con material de menos',
        consigna:
          'Empieza partidas de práctica con un peón de menos en final y busca tablas; apunta qué fortaleza intentaste.',
      },
      {
        titulo: 'roles cambiados',
        consigna:
          'Juega una fortaleza conocida primero como atacante y luego como defensor, y comenta con tu rival la ruptura más molesta.',
      },
    ],
    analizar: [
      {
        titulo: 'derrotas evitables',
        consigna: 'Busca en tus finales perdidos la última jugada en que una entrega daba tablas teóricas.',
      },
      {
        titulo: 'la jugada activa de más',
        consigna:
          'Encuentra partidas en que rompiste tu propia defensa sin necesidad y escribe la jugada de espera correcta.',
      },
      {
        titulo: 'fortalezas del rival',
        consigna: 'Revisa finales ganados que acabaron en tablas y decide si el rival tenía fortaleza o faltó un plan.',
      },
    ],
  },
};
