import type { ChessTopic } from '../../chess-topic.ts';

export const ajCalRutina: ChessTopic = {
  id: 'aj-cal-rutina',
  titulo: 'Rutina de pensamiento en cada jugada',
  area: 'CAL',
  nivelMin: 1,
  nivelMax: 4,
  prerequisitos: ['aj-fun-seguridad'],
  favorece: ['rapida', 'clasica'],
  minutosEtapa: 250,
  terminos: [
    'rutina de pensamiento',
    'rutina mental',
    'proceso de pensamiento',
    'método de pensamiento',
    'cómo pensar en cada jugada',
    'pensar antes de mover',
    'lista de comprobación',
    'checklist',
    'orden de pensamiento',
    'thinking process',
    'thinking routine',
    'disciplina al pensar',
    'juego impulsivo',
    'muevo muy rápido',
    'muevo sin pensar',
    'algoritmo de jugada',
    'piensa y mueve',
  ],
  ideas: [
    'Una rutina corta repetida en cada jugada vale más que un método largo abandonado en la jugada diez. Cuatro pasos: qué cambió, qué amenazan, candidatas, control final.',
    'Paso uno y dos miran al rival: qué hace su última jugada y qué haría si pudiera mover otra vez. Sin eso, todo plan es ciego.',
    'El control final se hace con la jugada elegida y la mano quieta: jaques, capturas y amenazas del rival en la posición nueva.',
    'El tiempo se reparte: jugadas forzadas y de libro rápidas; el doble de tiempo en el momento en que cambia la estructura, hay tensión o se abre el rey.',
  ],
  etapas: [
    {
      nivel: 1,
      enfoque: 'Instala dos pasos: mirar la amenaza rival y hacer el control final. Nada más, pero siempre.',
      idea: 'Si solo puedes cumplir un paso, cumple el control final: es el que evita las pérdidas grandes.',
    },
    {
      nivel: 2,
      enfoque:
        'Añade candidatas y un objetivo por posición («quiero activar el caballo»). Revisa la rutina cada diez jugadas.',
      idea: 'Empieza cada turno desde la última jugada del rival, no desde tu plan: el plan se comprueba, no se continúa por inercia.',
    },
    {
      nivel: 3,
      enfoque:
        'Distingue jugadas de rutina y momentos críticos, con más tiempo para estos. Formula la pregunta de la posición antes de calcular.',
      idea: 'Nombra la pregunta: «¿puedo romper ya?», «¿aguanta mi rey?». Calcular sin pregunta gasta reloj y no decide.',
    },
    {
      nivel: 4,
      enfoque:
        'Ajusta la rutina al reloj y al rival: menos pasos con poco tiempo, más profilaxis con tiempo. Evalúa la rutina después de cada partida.',
      idea: 'Con poco tiempo la rutina se acorta, pero no desaparece: amenaza rival y control final, siempre esos dos.',
    },
  ],
  errorTipico:
    'Pensar bien en posiciones difíciles y mover solo en las «fáciles». Las partidas se pierden en las fáciles: una recaptura, un peón que avanza, un jaque que parece inocente.',
  preguntas: [
    {
      pregunta: '¿Cuáles son los cuatro pasos de la rutina?',
      respuesta:
        'Qué cambió con la última jugada, qué amenaza el rival, mis candidatas y el control final con la jugada elegida.',
    },
    {
      pregunta: '¿Qué dos pasos conservas con poco tiempo?',
      respuesta: 'La amenaza rival y el control final; son los que evitan errores graves.',
    },
    {
      pregunta: '¿Qué es formular la pregunta de la posición?',
      respuesta:
        'Decir en una frase qué debo decidir (romper, defender, cambiar), para que el cálculo tenga sentido y límite.',
    },
    {
      pregunta: '¿Cuándo se gasta el tiempo extra?',
      respuesta:
        'Cuando cambia la estructura, aparece tensión de capturas, se abre el rey o hay varias ramas forzadas que comparar.',
    },
    {
      pregunta: '¿Desde dónde empieza cada turno?',
      respuesta: 'Desde la última jugada rival: qué ataca, qué dejó de defender y qué idea muestra.',
    },
  ],
  criterio: {
    texto: 'Aplica la rutina completa en {aciertos} de {de} jugadas marcadas de una partida.',
    aciertos: 24,
    de: 30,
    unidad: 'jugadas',
  },
  foco: 'En cada turno mira la amenaza rival y haz el control final con la mano quieta antes de soltar la pieza.',
  revision: '¿En qué jugadas no cumpliste los pasos y coinciden con las que más costaron?',
  variantes: {
    teoria: [
      {
        titulo: 'tu tarjeta de cuatro pasos',
        consigna:
          'Escribe la rutina en una tarjeta que quepa junto al tablero y aplícala al ejemplo paso por paso. Ajusta la redacción hasta que se lea en segundos.',
      },
      {
        titulo: 'la pregunta de la posición',
        consigna:
          'Formula en una frase qué hay que decidir en el ejemplo y en dos posiciones de tus partidas. Cambia la pregunta si tu cálculo no la responde.',
      },
      {
        titulo: 'momentos críticos y de rutina',
        consigna:
          'Toma una partida tuya y marca qué jugadas pedían mucho tiempo y cuáles poco. Compara con el tiempo que gastaste.',
      },
    ],
    ejercicios: [
      {
        titulo: 'paso a paso escrito',
        consigna: 'En cada posición de abajo escribe los cuatro pasos en una línea cada uno antes de dar la jugada.',
      },
      {
        titulo: 'solo amenazas',
        consigna:
          'Di en las posiciones de abajo qué amenaza el rival y qué haría con un turno extra. Después resuelve.',
      },
      {
        titulo: 'control final',
        consigna:
          'Elige tu jugada en las posiciones de abajo y antes de confirmar escribe los tres peligros del rival en la posición nueva.',
      },
      {
        titulo: 'una pregunta por posición',
        consigna:
          'Escribe la pregunta de cada posición de abajo y responde solo a ella. Si la solución responde otra pregunta, anota cuál.',
      },
      {
        titulo: 'reloj de rutina',
        consigna: 'Resuelve las posiciones de abajo fijando un límite por paso y anota cuál se te queda corto.',
      },
      {
        titulo: 'rutina en voz alta',
        consigna:
          'Di los cuatro pasos en voz alta en las posiciones de abajo, aunque la jugada sea evidente. La evidencia sin rutina no cuenta.',
      },
      {
        titulo: 'error de proceso',
        consigna:
          'Busca en las posiciones de abajo el paso que, omitido, llevaría a la jugada natural equivocada. Nombra ese paso.',
      },
      {
        titulo: 'dos ritmos',
        consigna:
          'Resuelve la mitad de las posiciones de abajo con rutina larga y la otra con la corta de dos pasos. Compara aciertos.',
      },
    ],
    test: [
      {
        titulo: 'rutina puntuada',
        consigna: 'Da en las {n} posiciones de abajo los cuatro pasos y la jugada; cada paso omitido resta.',
      },
      {
        titulo: 'examen en {min} minutos',
        consigna: 'Usa {min} minutos para las {n} posiciones de abajo manteniendo al menos amenaza y control final.',
      },
      {
        titulo: 'respuesta única',
        consigna:
          'Decide una jugada por posición en las {n} de abajo sin corrección, después de un control final escrito.',
      },
      {
        titulo: 'sin notas',
        consigna:
          'Haz los pasos mentalmente en las {n} posiciones de abajo y escribe solo la jugada. Compara con tu resultado con notas.',
      },
    ],
    jugar: [
      {
        titulo: 'partida con marcas',
        consigna:
          'Juega una partida larga marcando en la planilla cada jugada con rutina completa. Cuenta marcas y errores por separado.',
      },
      {
        titulo: 'rutina corta en ritmo rápido',
        consigna:
          'Juega partidas rápidas usando solo amenaza y control final. Anota en cuántas mantuviste los dos pasos hasta el final.',
      },
      {
        titulo: 'pausa tras cada captura',
        consigna:
          'Juega una partida con una regla: después de toda captura de cualquiera, rutina completa obligatoria.',
      },
    ],
    analizar: [
      {
        titulo: 'línea de tiempo',
        consigna:
          'Escribe junto a cada jugada cuánto tiempo usaste (aunque sea aproximado) y si hubo rutina. Busca el patrón de los errores.',
      },
      {
        titulo: 'jugada de inercia',
        consigna:
          'Señala tres jugadas hechas por continuar un plan sin mirar al rival. Di qué amenaza había en cada una.',
      },
      {
        titulo: 'rutina de otro',
        consigna:
          'Toma una partida ajena y aplica tu rutina a cinco jugadas antes de ver la respuesta. Anota cuándo tu pregunta era distinta.',
      },
    ],
  },
  ejemplo: {
    fen: 'r1bqkb1r/ppp2ppp/2n2n2/3Pp1N1/2B5/8/PPPP1PPP/RNBQK2R b KQkq - 0 5',
    linea: '1...Ca5 2.Ab5+ c6 3.dxc6 bxc6',
    explicacion:
      'Paso uno: exd5 ataca c6 y refuerza el ataque a f7. Paso dos: tras 1...Cxd5, amenaza 2.Cxf7. Candidatas: Cxd5, Ca5, Cd4. Control final: 1...Ca5 ataca el alfil, evita el sacrificio en f7 y gana tiempo a cambio de un peón. La rutina muestra por qué la captura natural es la más arriesgada.',
  },
  otrosEjemplos: [
    {
      niveles: [1, 1],
      fen: 'r1bqk2r/pppp1ppp/2n5/2b1p3/2B1P1n1/3P1N2/PPP2PPP/RNBQK2R w KQkq - 5 5',
      linea: '1.O-O d6 2.h3 Cf6',
      explicacion:
        'Primer paso, la amenaza rival: el caballo saltó a g4 y, junto con el alfil de c5, ataca f2; si lo dejas, la horquilla en f2 gana la torre o la dama. Enrocar defiende f2 con la torre y pone el rey a salvo. Control final: tras 1.O-O, dos atacantes contra dos defensores en f2, así que puedes soltar la pieza tranquilo.',
    },
  ],
};
