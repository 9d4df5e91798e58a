import type { ChessTopic } from '../../chess-topic.ts';

export const ajFinPrincipios: ChessTopic = {
  id: 'aj-fin-principios',
  titulo: 'Principios del final: rey activo y peones pasados',
  area: 'FIN',
  nivelMin: 1,
  nivelMax: 4,
  prerequisitos: ['aj-fin-mates'],
  minutosEtapa: 270,
  importancia: 'esencial',
  terminos: [
    'principios del final',
    'principios de finales',
    'rey activo',
    'activar el rey',
    'centralizar el rey',
    'rey al centro en el final',
    'peón pasado alejado',
    'finales básicos',
    'técnica de finales',
    'jugar los finales',
    'jugar mejor los finales',
    'teoría de finales',
    'estudiar finales',
    'torres detrás de los peones',
    'crear un peón pasado',
    'mayoría de peones',
    'endgame',
    'endgames',
    'no apurarse en el final',
    'dos debilidades',
  ],
  ideas: [
    'En el final el rey vale unas cuatro unidades de fuerza: llévalo al centro en cuanto no haya damas ni peligro de mate.',
    'El peón pasado alejado es un señuelo: obliga al rey rival a irse de la zona donde el tuyo va a comer peones.',
    'Crea el pasado con tu mayoría avanzando primero el peón sin oponente enfrente; si avanzas el vecino, una pieza o un peón lo frena a él y al grupo entero.',
    'Si tienes ventaja, cambia piezas y conserva peones; si defiendes, cambia peones y conserva piezas.',
    'No te apresures: antes de romper, mejora cada pieza hasta que la siguiente jugada útil sea la ruptura.',
  ],
  etapas: [
    {
      nivel: 1,
      enfoque:
        'Tres reflejos: rey al centro, peones pasados adelante con apoyo y torres detrás de los pasados, propios o ajenos.',
      idea: 'Si no hay damas, pregúntate en cada jugada si tu rey puede dar un paso hacia el centro.',
    },
    {
      nivel: 2,
      enfoque: 'Aprende a usar el peón alejado como señuelo y a contar quién come más peones después de sacrificarlo.',
      idea: 'Entregar el peón pasado es ganar cuando tu rey queda dos o más columnas más cerca del otro flanco que el suyo.',
    },
    {
      nivel: 3,
      enfoque:
        'Trabaja con el principio de las dos debilidades: atar al rival en un flanco y abrir el segundo frente. Se pide nombrar ambas debilidades antes de mover.',
      idea: 'Un solo punto débil se defiende; dos, separados por cuatro columnas, estiran al defensor más rápido que al atacante.',
    },
    {
      nivel: 4,
      enfoque:
        'Planea por esquemas: imagina la colocación ideal de todas tus piezas y ordena las jugadas que llevan a ella, dejando para el final las irreversibles.',
      idea: '«No apurarse» tiene límite: cuando el rival no puede mejorar, repite una vez para ganar tiempo de reloj y luego rompe.',
    },
  ],
  ejemplo: {
    fen: '1k6/6pp/P7/4K3/8/8/6PP/8 w - - 0 1',
    linea: '1.Re6 Ra7 2.h4 Rxa6 3.Rf7 Rb5 4.Rxg7 Rc5 5.Rxh7',
    explicacion:
      'El peón de a6 es un señuelo: mientras el rey negro viaja a comerlo, el blanco entra por e6 y f7 y captura g7 y h7. La jugada 2.h4 es la precisión: quita ...g5, que habría complicado la cosecha. Al final el rey negro está a cinco columnas y dos peones blancos coronan solos.',
  },
  errorTipico:
    'Defender el peón pasado alejado con el rey en lugar de usarlo como cebo. El rey que se queda cuidando no come nada y la ventaja desaparece.',
  preguntas: [
    {
      pregunta: '¿Qué peón de una mayoría de dos contra uno avanzas primero?',
      respuesta: 'El que no tiene peón rival enfrente en su columna (el «candidato»), con el otro como apoyo.',
    },
    {
      pregunta: '¿Cuándo conviene sacrificar el peón pasado alejado?',
      respuesta:
        'Cuando, tras la captura, mi rey llega a los peones del otro flanco al menos dos jugadas antes que el suyo.',
    },
    {
      pregunta: '¿Qué cambia el bando con ventaja, piezas o peones?',
      respuesta: 'Cambia piezas y evita el cambio masivo de peones, porque sin peones no hay a quién promover.',
    },
    {
      pregunta: '¿Dónde se coloca la torre respecto de un peón pasado?',
      respuesta: 'Detrás de él: del propio para empujarlo ganando campo, del ajeno para frenarlo sin perder actividad.',
    },
    {
      pregunta: '¿Qué significa el principio de las dos debilidades?',
      respuesta:
        'Con un solo punto débil el rival defiende; hay que crear o fijar otro en zona lejana y alternar la presión hasta que llegue tarde a uno.',
    },
  ],
  criterio: {
    texto: 'Elige el plan correcto en {aciertos} de {de} finales y lo justifica con rey, pasado o segunda debilidad',
    aciertos: 8,
    de: 10,
    unidad: 'finales',
  },
  foco: 'En cuanto se cambien las damas, gasta la primera jugada tranquila en mejorar tu rey y nombra cuál será tu peón pasado.',
  revision: '¿En qué jugada entró mi rey en juego y cuántas jugadas antes pudo haber entrado?',
  variantes: {
    teoria: [
      {
        titulo: 'el rey en números',
        consigna:
          'Cuenta en el ejemplo cuántas jugadas da cada rey y cuántos peones come. Escribe la cuenta como una carrera y saca la conclusión.',
      },
      {
        titulo: 'cuatro mandamientos con su excepción',
        consigna:
          'Copia las ideas clave y escribe junto a cada una un caso en que no se cumple. Busca ese caso en un tablero y compruébalo.',
      },
      {
        titulo: 'del esquema a las jugadas',
        consigna:
          'Dibuja la posición ideal de las blancas en el ejemplo con dos peones más por bando y ordena las jugadas necesarias para llegar a ella.',
      },
    ],
    ejercicios: [
      {
        titulo: 'el rey primero',
        consigna:
          'En las posiciones de abajo considera primero todas las jugadas de rey y descarta cada una con un motivo antes de mirar otra cosa.',
      },
      {
        titulo: 'cebo o criatura',
        consigna:
          'Decide en cada posición de abajo si el peón pasado se sacrifica o se promueve. Escribe la cuenta de jugadas de ambos reyes.',
      },
      {
        titulo: 'qué cambio permite ganar',
        consigna:
          'Señala en las posiciones de abajo qué pieza cambiarías y cuál no. Resuelve y compara con la línea dada.',
      },
      {
        titulo: 'plan en una frase',
        consigna:
          'Para cada posición de abajo escribe antes de calcular una frase «rey a…, peón a…, después…». Luego calcula y corrige la frase.',
      },
      {
        titulo: 'los dos lados del tablero',
        consigna:
          'Resuelve las posiciones de abajo con tu color y después busca la mejor defensa del otro bando. Anota cuántas jugadas más resistió.',
      },
      {
        titulo: 'la jugada que no hay que hacer',
        consigna:
          'En cada posición de abajo escribe la jugada de peón tentadora que estropea el plan y por qué no se puede deshacer.',
      },
      {
        titulo: 'contra el reloj, solo el plan',
        consigna:
          'Con reloj, anota el plan de las posiciones de abajo sin calcular más de tres jugadas. Revisa después cuántos planes eran los de la solución.',
      },
      {
        titulo: 'segunda debilidad',
        consigna:
          'Busca en las posiciones de abajo dónde podría nacer la segunda debilidad y qué peón hay que avanzar para crearla.',
      },
    ],
    test: [
      {
        titulo: 'primera jugada y motivo',
        consigna:
          'Escribe la primera jugada de las {n} posiciones de abajo y cuál de los principios la respalda. Sin motivo, no puntúa.',
      },
      {
        titulo: 'ordena tres candidatas',
        consigna:
          'En cada posición de abajo elige tres jugadas razonables y ordénalas de mejor a peor. Acierta si la primera es la de la solución.',
      },
      {
        titulo: 'ganado, tablas o perdido',
        consigna: 'Evalúa cada posición de abajo con una palabra y una línea que la demuestre. Corrige ambas cosas.',
      },
      {
        titulo: 'el final entero',
        consigna:
          'Juega mentalmente cada posición de abajo hasta que el resultado sea claro y escribe la línea. Vale si no hay errores en las tres primeras jugadas.',
      },
    ],
    jugar: [
      {
        titulo: 'final sin damas acordado',
        consigna:
          'Monta con un compañero rey en g1, peones en a4, f2, g2 y h2 contra rey en g8 y peones en f7, g7 y h7, con una torre por bando en d1 y d8; jueguen y cambien de color al terminar.',
      },
      {
        titulo: 'partida hacia el final',
        consigna:
          'En tu plataforma o club habitual busca cambiar damas cuando no te perjudique y sigue las cuatro preguntas: rey, pasado, torre, debilidad.',
      },
      {
        titulo: 'rey en cinco jugadas',
        consigna:
          'Juega una partida con la regla de que, desde el cambio de damas, tu rey debe estar en la tercera fila o más arriba en cinco jugadas si no hay peligro.',
      },
    ],
    analizar: [
      {
        titulo: 'la jugada treinta y siguientes',
        consigna:
          'En tus partidas con final, marca cada jugada de rey y cada jugada de peón desde el cambio de damas. Comenta las tres que más cambiaron la cuenta.',
      },
      {
        titulo: 'el pasado que no nació',
        consigna:
          'Busca en una partida la mayoría que nunca se convirtió en peón pasado y escribe el orden de avances correcto.',
      },
      {
        titulo: 'cambios a favor o en contra',
        consigna:
          'Lista los cambios de piezas y peones de una partida con final y marca a quién favoreció cada uno según quién tenía ventaja.',
      },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [1, 1],
      fen: '8/8/3k4/7p/P2K3P/8/8/8 w - - 0 1',
      linea: '1.a5 Rc6 2.Re5 Rb5 3.Rf5 Rxa5 4.Rg5 Rb6 5.Rxh5',
      explicacion:
        'El peón pasado de a está lejos de los otros. Al avanzar obliga al rey negro a ir a buscarlo, y mientras tanto el rey blanco camina hacia el otro lado y come en h5. Cuando el negro vuelve ya es tarde: el peón de h corona.',
    },
  ],
};
