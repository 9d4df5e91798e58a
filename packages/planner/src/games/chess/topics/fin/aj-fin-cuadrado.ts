import type { ChessTopic } from '../../chess-topic.ts';

export const ajFinCuadrado: ChessTopic = {
  id: 'aj-fin-cuadrado',
  titulo: 'Regla del cuadrado y carrera de peones',
  area: 'FIN',
  nivelMin: 0,
  nivelMax: 2,
  prerequisitos: ['aj-tac-promocion'],
  favorece: ['bala', 'blitz'],
  minutosEtapa: 180,
  importancia: 'ocasional',
  terminos: [
    'regla del cuadrado',
    'cuadrado del peón',
    'carrera de peones',
    'carreras de peones',
    'carrera por coronar',
    'alcanzar el peón',
    'el rey alcanza al peón',
    'contar tiempos de coronación',
    'quién corona primero',
    'coronar primero',
    'pawn race',
    'square of the pawn',
    'diagonal de réti',
    'idea de réti',
    'peón pasado contra rey',
    'correr con el peón',
    'finales de carrera',
  ],
  ideas: [
    'El cuadrado de un peón tiene por lado las casillas que le faltan para coronar, contando la suya; si el rey rival entra en él en su turno, alcanza el peón.',
    'El peón en su casilla inicial cuenta como si ya hubiera dado un paso, por el avance doble.',
    'En una carrera cuenta jugadas de cada bando hasta coronar y mira tres detalles: quién mueve, si se corona con jaque y si la nueva dama controla la casilla de coronación ajena.',
    'El rey puede perseguir dos metas a la vez en diagonal: así entra en un cuadrado que parecía perdido.',
  ],
  etapas: [
    {
      nivel: 0,
      enfoque:
        'Dibuja en el tablero el cuadrado de un peón que corre solo: desde él hasta la última fila, y otras tantas casillas hacia el rey rival. Di si ese rey queda dentro o fuera y compruébalo moviendo.',
      idea: 'Si corre tu peón, avanza cuando el rey rival quede fuera del cuadrado. Si corre el suyo, tu primera jugada es meter el rey dentro.',
    },
    {
      nivel: 1,
      enfoque: 'Dibuja mentalmente el cuadrado sin contar de uno en uno y decide en segundos si el rey llega.',
      idea: 'Traza la diagonal desde el peón hasta la última fila: el vértice marca el borde del cuadrado y basta mirar si el rey está dentro.',
    },
    {
      nivel: 2,
      enfoque:
        'Cuenta carreras con peones de ambos bandos y aprende a desviar el rey con jaques, con peones que estorban y con la diagonal doble de Réti.',
      idea: 'Coronar una jugada después puede bastar si tu rey o tu dama controla la casilla donde corona el rival.',
    },
  ],
  ejemplo: {
    fen: '7K/8/k1P5/7p/8/8/8/8 w - - 0 1',
    linea: '1.Rg7 h4 2.Rf6 Rb6 3.Re5 h3 4.Rd6 h2 5.c7 Rb7 6.Rd7',
    explicacion:
      'El rey blanco está dos tiempos fuera del cuadrado de h5 y su peón parece perdido. La diagonal g7-f6-e5 acerca el rey a los dos peones a la vez: si el negro gasta una jugada en comer o vigilar c6, el blanco entra en el cuadrado de h; si corre, el blanco llega a d6 y ambos coronan. Resultado: tablas.',
  },
  errorTipico:
    'Contar solo las jugadas del peón y olvidar de quién es el turno. Con el turno del rey el cuadrado crece una columna; con el turno del peón, se achica.',
  preguntas: [
    {
      pregunta: '¿Cuántas columnas de lado tiene el cuadrado de un peón blanco en d5?',
      respuesta: 'Cuatro: va de d5 a d8, y por tanto también hasta g5-g8 y a5-a8.',
    },
    {
      pregunta: '¿Qué corrección lleva el peón que sigue en su casilla inicial?',
      respuesta: 'Se cuenta como si estuviera un paso más adelante, porque puede avanzar dos.',
    },
    {
      pregunta: '¿Qué tres cosas miras cuando los dos bandos coronan a la vez?',
      respuesta: 'De quién es el turno, si alguien corona con jaque y si una dama domina la casilla o el rey del otro.',
    },
    {
      pregunta: '¿Cómo se salva el rey en el estudio de Réti?',
      respuesta:
        'Avanzando en diagonal para acercarse a la vez a su peón y al ajeno, de modo que cualquier jugada lenta le da uno de los dos.',
    },
  ],
  criterio: {
    texto: 'Predice el resultado de {aciertos} de {de} carreras sin mover las piezas',
    aciertos: 9,
    de: 10,
    unidad: 'carreras',
  },
  foco: 'Antes de lanzar un peón, cuenta en voz baja «yo corono en…, él corona en…, y con jaque o sin jaque».',
  revision: '¿Hubo un peón que dejé correr o que no dejé correr por contar mal el cuadrado?',
  variantes: {
    teoria: [
      {
        titulo: 'traza el cuadrado',
        consigna:
          'Coloca peones en a4, d5 y g3 y dibuja el cuadrado de cada uno con blancas y con negras al turno. Comprueba moviendo.',
      },
      {
        titulo: 'Réti paso a paso',
        consigna:
          'Recorre el ejemplo y, en cada jugada del rey, escribe a cuántas jugadas está de cada peón. Detente donde las dos cuentas se igualan.',
      },
      {
        titulo: 'la carrera con jaque',
        consigna:
          'Monta dos carreras idénticas salvo por la posición del rey perdedor y explica por qué en una se corona con jaque y en la otra no.',
      },
    ],
    ejercicios: [
      {
        titulo: 'decide en un vistazo',
        consigna:
          'Mira cada posición de abajo unos segundos y escribe «llega» o «no llega» antes de calcular. Después verifica con la línea.',
      },
      {
        titulo: 'cuenta escrita',
        consigna:
          'Escribe para las posiciones de abajo dos números, jugadas blancas y negras hasta coronar, y de quién es el turno. Luego resuelve.',
      },
      {
        titulo: 'el rey con dos metas',
        consigna:
          'Mira en las posiciones de abajo si alguna jugada de rey se acerca a dos objetivos a la vez y compárala con correr con el peón. Di cuál llega y cuál no.',
      },
      {
        titulo: 'y después de coronar',
        consigna:
          'No te detengas al coronar en las posiciones de abajo: sigue dos jugadas más y di si hay jaque, mate o dama perdida.',
      },
      {
        titulo: 'corre una columna el rey',
        consigna:
          'Tras resolver cada posición de abajo, mueve el rey perdedor una columna y di si cambia el resultado.',
      },
      {
        titulo: 'cambia el turno',
        consigna:
          'Resuelve las posiciones de abajo y vuelve a resolverlas con el otro bando al turno. Anota cuáles cambian de resultado.',
      },
      {
        titulo: 'a ojos cerrados',
        consigna:
          'Lee las piezas de cada posición de abajo, cierra los ojos y dicta la carrera completa. Comprueba luego en el tablero.',
      },
      {
        titulo: 'compón una carrera',
        consigna:
          'Resuelve las posiciones de abajo y crea una con cuatro piezas en la que el turno decida quién gana la carrera. Comprueba los dos turnos moviendo.',
      },
    ],
    test: [
      {
        titulo: 'gana, pierde o tablas',
        consigna:
          'Predice el resultado de las {n} posiciones de abajo sin mover. Un punto por resultado y otro por la primera jugada.',
      },
      {
        titulo: 'cuadrados relámpago',
        consigna:
          'Responde las posiciones de abajo con reloj, solo con sí o no. Repite luego con calma y compara los dos totales.',
      },
      {
        titulo: 'la única que salva',
        consigna: 'En cada posición de abajo escribe la única jugada que cambia el resultado y el tiempo que gana.',
      },
      {
        titulo: 'cuenta sin tablero',
        consigna: 'Copia las coordenadas de las posiciones de abajo y resuélvelas en papel, sin mirar el diagrama.',
      },
    ],
    jugar: [
      {
        titulo: 'batalla de peones',
        consigna:
          'Juega con reyes y ocho peones por bando, sin otras piezas, contra un compañero. Antes de cada ruptura cuenta la carrera en voz alta.',
      },
      {
        titulo: 'carreras en blitz',
        consigna:
          'Juega partidas rápidas en tu plataforma o club habitual y pausa mentalmente cuando aparezca un peón pasado: di su cuadrado antes de mover.',
      },
      {
        titulo: 'Réti con los dos colores',
        consigna:
          'Coloca rey blanco en h8 y peón en c6 contra rey negro en a6 y peón en h5, mueven blancas. Juégalo con ambos colores contra un compañero y luego con el rey blanco en g8 y en h7.',
      },
    ],
    analizar: [
      {
        titulo: 'peones que llegaron',
        consigna:
          'Busca en tus partidas un peón que coronó y señala la jugada exacta en que el rey defensor salió del cuadrado.',
      },
      {
        titulo: 'cuenta rehecha',
        consigna:
          'Toma un final propio con carrera y escribe la cuenta que hiciste, la correcta y el origen de la diferencia: turno, jaque o avance doble.',
      },
      {
        titulo: 'rendiciones a tiempo',
        consigna:
          'Revisa partidas en que alguien abandonó ante un peón pasado y comprueba con el cuadrado si el abandono era justo.',
      },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [0, 0],
      fen: '8/8/8/1P4k1/8/8/8/6K1 w - - 0 1',
      linea: '1.b6 Rf6 2.b7 Re7 3.b8=D',
      explicacion:
        'Al peón de b5 le faltan tres pasos. Su cuadrado va de b5 a b8 y, hacia el rey, de b5 a e5. El rey de g5 está fuera y mueven las blancas: el peón corre y corona justo antes de que lo alcancen.',
    },
    {
      niveles: [1, 1],
      fen: '8/8/8/p7/5K2/8/8/7k w - - 0 1',
      linea: '1.Re3 a4 2.Rd2 a3 3.Rc1 a2 4.Rb2',
      explicacion:
        'Ahora corre el peón rival. Su cuadrado va de a5 a e5 y baja hasta a1 y e1; el rey de f4 está justo fuera, pero le toca mover y entra por e3. Desde ahí avanza en diagonal y captura el peón. Si el turno fuera de las negras, no llegaría.',
    },
  ],
};
