import type { ChessTopic } from '../../chess-topic.ts';

export const ajEstPlan: ChessTopic = {
  id: 'aj-est-plan',
  titulo: 'Hacer un plan a partir de los desequilibrios',
  area: 'EST',
  nivelMin: 2,
  nivelMax: 5,
  prerequisitos: ['aj-est-actividad'],
  favorece: ['rapida', 'clasica'],
  minutosEtapa: 320,
  importancia: 'esencial',
  terminos: [
    'plan',
    'planes',
    'hacer planes',
    'hacer un plan',
    'elaborar un plan',
    'no sé hacer planes',
    'desequilibrios',
    'plan en el medio juego',
    'medio juego',
    'mediojuego',
    'jugar sin plan',
    'planificación',
    'pensamiento estratégico',
    'middlegame plan',
    'imbalances',
    'qué hacer en el medio juego',
    'comprender la posición',
    'evaluar la posición',
    'plan a largo plazo',
  ],
  ideas: [
    'El plan sale de comparar seis rasgos: material, rey, actividad, estructura, espacio y casillas; el desequilibrio más favorable indica dónde jugar.',
    'Un buen plan tiene forma de frase con destino: «pieza a casilla, peón a ruptura, para atacar tal debilidad».',
    'Planes cortos y encadenados son mejores que uno largo: tres jugadas, reevaluación y siguiente paso.',
    'El plan del rival manda: si su siguiente jugada buena destruye el tuyo, impídela primero o juega más rápido.',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque: 'Recorre los seis rasgos en orden y escribe una frase de plan; después elige la jugada que la inicia.',
      idea: 'La frase de plan siempre termina con una casilla o un peón concretos; si no, todavía es un deseo.',
    },
    {
      nivel: 3,
      enfoque: 'Compara el plan propio con el del rival y decide quién tiene prisa.',
      idea: 'Si tu ventaja es permanente, tranquilízate; si es temporal, como desarrollo o iniciativa, abre la posición ya.',
    },
    {
      nivel: 4,
      enfoque:
        'Trabaja con desequilibrios incómodos: calidad por dos peones, pareja de alfiles contra estructura, mayorías opuestas.',
      idea: 'Con alfiles contra caballos abre el juego; con mejor estructura ciérralo: son planes incompatibles y hay que elegir uno.',
    },
    {
      nivel: 5,
      enfoque:
        'Planea a quince jugadas con plan principal, plan de reserva y punto de control; revisa cada cinco jugadas si sigue vigente.',
      idea: 'El momento de abandonar el plan se decide antes de empezarlo: escribe qué señal lo invalida.',
    },
  ],
  ejemplo: {
    fen: 'r1bqkbnr/1pp3pp/p1p2p2/8/3pP3/5N2/PPP2PPP/RNBQ1RK1 w kq - 0 7',
    linea: '7.Cxd4 c5 8.Cb3 Dxd1 9.Txd1',
    explicacion:
      'El desequilibrio es claro: blancas con mayoría sana en el flanco de rey, negras con pareja de alfiles y mayoría inútil por los peones doblados. Por eso las blancas cambian damas y van al final, donde cuatro contra tres puede crear un pasado; las negras deben mantener los alfiles y abrir el juego.',
  },
  errorTipico:
    'Elegir el plan por gusto («quiero atacar») en lugar de por desequilibrios. El resultado son piezas apuntando a un flanco donde no hay nada que ganar.',
  preguntas: [
    {
      pregunta: '¿Cuáles son los seis rasgos que comparas para hacer un plan?',
      respuesta: 'Material, seguridad del rey, actividad de piezas, estructura, espacio y casillas o columnas clave.',
    },
    {
      pregunta: '¿Qué forma tiene una frase de plan útil?',
      respuesta:
        'Destino de piezas más ruptura o casilla objetivo, por ejemplo «caballo a d5, presión sobre c7, ruptura b5».',
    },
    {
      pregunta: '¿Cuándo debes tener prisa?',
      respuesta: 'Cuando mi ventaja es temporal: desarrollo, iniciativa o rey rival en el centro.',
    },
    {
      pregunta: '¿Qué haces si el rival tiene una ruptura fuerte la próxima jugada?',
      respuesta: 'Impedirla o comprobar que mi plan llega antes; si no, cambiar de plan.',
    },
    {
      pregunta: '¿Qué plan sigue la mayoría sana contra la dañada?',
      respuesta: 'Cambiar piezas, sobre todo damas, y llevar la mayoría al final para crear un pasado.',
    },
  ],
  criterio: {
    texto: 'Escribe un plan correcto en {aciertos} de {de} posiciones y acierta su primera jugada',
    aciertos: 7,
    de: 10,
    unidad: 'planes',
  },
  foco: 'En cada fase tranquila escribe mentalmente la frase de plan y la señal que la invalidaría.',
  revision: '¿Qué desequilibrio decidió la partida y desde qué jugada estaba a la vista?',
  variantes: {
    teoria: [
      {
        titulo: 'seis rasgos en una ficha',
        consigna: 'Completa la ficha del ejemplo para ambos bandos y subraya el rasgo que decide el plan.',
      },
      {
        titulo: 'frase de plan',
        consigna:
          'Escribe tres frases de plan para el ejemplo, ordénalas por realismo y di qué señal haría abandonar cada una.',
      },
      {
        titulo: 'el plan del otro',
        consigna: 'Redacta el plan negro en el ejemplo con la misma exigencia y explica qué jugada blanca lo frena.',
      },
    ],
    ejercicios: [
      {
        titulo: 'ficha completa',
        consigna: 'Rellena los seis rasgos en las posiciones de abajo y elige jugada solo al final.',
      },
      {
        titulo: 'prisa o calma',
        consigna: 'Decide en cada posición de abajo si tu ventaja es temporal o permanente y actúa en consecuencia.',
      },
      {
        titulo: 'frase y jugada',
        consigna: 'Escribe la frase de plan en las posiciones de abajo y la jugada que la inicia.',
      },
      {
        titulo: 'plan rival primero',
        consigna:
          'Escribe el plan del otro bando en las posiciones de abajo con su primera jugada. Solo entonces formula el tuyo y comprueba cuál de los dos es más rápido.',
      },
      {
        titulo: 'dos planes, un juez',
        consigna:
          'Formula dos planes por posición de abajo y elige con una razón medible: jugadas necesarias, piezas implicadas o debilidad atacada.',
      },
      {
        titulo: 'señal de alarma',
        consigna:
          'Añade a tu plan en las posiciones de abajo la señal que lo invalidaría y comprueba si aparece en la línea.',
      },
      {
        titulo: 'tres jugadas del plan',
        consigna: 'Escribe tres jugadas propias seguidas en las posiciones de abajo suponiendo respuestas tranquilas.',
      },
      {
        titulo: 'rápido y razonado',
        consigna:
          'Con reloj, da plan y jugada en las posiciones de abajo; luego revisa cuáles cambiarías con más tiempo.',
      },
    ],
    test: [
      {
        titulo: 'desequilibrio y plan',
        consigna: 'Nombra el desequilibrio principal y el plan de las {n} posiciones de abajo.',
      },
      {
        titulo: 'primera jugada del plan',
        consigna: 'Escribe la jugada y la frase de plan; puntúa si ambas coinciden con la solución.',
      },
      {
        titulo: 'plan refutado',
        consigna: 'Propón en las posiciones de abajo un plan tentador pero malo y explica por qué falla.',
      },
      {
        titulo: 'cinco jugadas de plan',
        consigna: 'Traza cinco jugadas propias por posición de abajo y marca la señal de cambio.',
      },
    ],
    jugar: [
      {
        titulo: 'plan escrito antes de mover',
        consigna: 'Juega una partida en tu plataforma o club habitual y escribe una frase de plan cada ocho jugadas.',
      },
      {
        titulo: 'desequilibrio acordado',
        consigna:
          'Jueguen desde 1.e4 e5 2.Cf3 Cc6 3.Ab5 a6 4.Axc6 dxc6 5.O-O f6 6.d4 exd4 7.Cxd4, un turno con cada color: mayoría sana contra pareja de alfiles. Al acabar comparen sus frases de plan.',
      },
      {
        titulo: 'revisa y cambia',
        consigna: 'Juega anotando la señal que invalida tu plan y qué hiciste cuando apareció.',
      },
    ],
    analizar: [
      {
        titulo: 'plan declarado y real',
        consigna:
          'Compara lo que planeaste con lo que pasó y clasifica la diferencia: imprevisto, error o falta de revisión.',
      },
      {
        titulo: 'desequilibrio no visto',
        consigna: 'Busca en una derrota el rasgo que decidió y la primera jugada en que pudiste atenderlo.',
      },
      {
        titulo: 'plan del rival',
        consigna: 'Escribe a posteriori el plan que siguió el rival en tus partidas y cuándo lo descubriste.',
      },
    ],
  },
};
