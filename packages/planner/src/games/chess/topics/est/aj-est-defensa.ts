import type { ChessTopic } from '../../chess-topic.ts';

export const ajEstDefensa: ChessTopic = {
  id: 'aj-est-defensa',
  titulo: 'Defender posiciones inferiores',
  area: 'EST',
  nivelMin: 3,
  nivelMax: 6,
  prerequisitos: ['aj-est-rey'],
  minutosEtapa: 290,
  terminos: [
    'defender posiciones inferiores',
    'defensa',
    'defender',
    'defenderme',
    'posiciones inferiores',
    'posición inferior',
    'defensa activa',
    'defensa pasiva',
    'resistir',
    'aguantar posiciones malas',
    'me atacan y me derrumbo',
    'contrajuego',
    'buscar contrajuego',
    'defensive play',
    'defending',
    'jugar posiciones malas',
    'salvar posiciones difíciles',
    'resiliencia defensiva',
  ],
  ideas: [
    'Primero se identifica la amenaza real: la mayoría de los ataques tiene una sola y se detiene con una jugada económica.',
    'Defiende con lo mínimo y usa el resto para contrajuego; el defensor que protege todo pierde por falta de jugadas.',
    'Cambiar las piezas atacantes, sobre todo la dama, alivia más que cualquier jugada de peón junto al rey.',
    'Devuelve material cuando apaga la iniciativa: un peón de menos sin ataque es mejor que uno de más con mate.',
    'En posición perdida busca lo que más difícil le haga ganar: mantener piezas, complicar y obligarlo a encontrar jugadas únicas.',
  ],
  etapas: [
    {
      nivel: 3,
      enfoque: 'Aprende a detectar la amenaza y a elegir la defensa que menos debilita.',
      idea: 'Antes de mover un peón del enroque para defender, prueba con una pieza: los peones no vuelven.',
    },
    {
      nivel: 4,
      enfoque: 'Defensa activa: contraataque en el centro contra ataques de flanco, sacrificio para cambiar atacantes.',
      idea: 'Un ataque de flanco sin control del centro se contesta en el centro, aunque cueste un peón.',
    },
    {
      nivel: 5,
      enfoque:
        'Posiciones inferiores largas: esperas útiles, fortaleza posible, cambio de estructura para desequilibrar.',
      idea: 'Si todas las jugadas pasivas llevan a lo mismo, elige el momento de romper cuando la pieza rival clave esté lejos.',
    },
    {
      nivel: 6,
      enfoque:
        'Defensa práctica y objetiva: separa lo que aguanta contra juego perfecto de lo que crea más problemas y administra el reloj para ambos casos.',
      idea: 'En posición objetivamente perdida vale la jugada con más respuestas erróneas; en posición peor pero defendible, la más exacta.',
    },
  ],
  ejemplo: {
    fen: 'r2q1rk1/pb2bppp/1pn1pn2/8/3P4/P1NQ1N2/1PB2PPP/R1B1R1K1 b - - 3 13',
    linea: '13...g6 14.Ah6 Te8 15.Tad1',
    explicacion:
      'Dama y alfil apuntan a h7 y además se amenaza la ruptura d5. 13...g6 corta la diagonal a tiempo: debilita casillas oscuras, pero la torre va a e8 y el alfil puede defender desde f8. Demorarlo con 13...Te8 permite 14.d5 exd5 15.Ag5 con gran ventaja blanca: la defensa correcta es la que llega antes de la amenaza.',
  },
  errorTipico:
    'Defender amenazas que no existen y gastar en ellas los tiempos del contrajuego. El miedo crea más debilidades que el ataque.',
  preguntas: [
    {
      pregunta: '¿Qué haces antes que nada cuando te atacan?',
      respuesta: 'Formulo la amenaza concreta en jugadas y compruebo si realmente gana algo.',
    },
    {
      pregunta: '¿Qué cambio alivia más una defensa?',
      respuesta: 'El de la dama atacante o el de la pieza que coordina el ataque.',
    },
    {
      pregunta: '¿Cuándo conviene que el defensor devuelva material?',
      respuesta: 'Cuando con ello se acaba la iniciativa rival o entro en un final que puedo sostener.',
    },
    {
      pregunta: '¿Cómo se contesta un ataque de flanco prematuro?',
      respuesta: 'Con un golpe en el centro, sobre todo si el atacante dejó piezas lejos de él.',
    },
    {
      pregunta: '¿Qué jugada buscas en una posición perdida?',
      respuesta: 'La que obliga al rival a encontrar varias jugadas únicas, manteniendo piezas y complicaciones.',
    },
  ],
  criterio: {
    texto: 'Halla la mejor defensa en {aciertos} de {de} posiciones inferiores',
    aciertos: 7,
    de: 10,
    unidad: 'posiciones',
  },
  foco: 'Cuando te ataquen, di la amenaza en una frase y busca primero una defensa con pieza, después con cambio, al final con peón.',
  revision: '¿Cuál fue la amenaza real, cuándo la vi y con qué economía la detuve?',
  variantes: {
    teoria: [
      {
        titulo: 'antes de la amenaza',
        consigna:
          'Compara en el ejemplo 13...g6 con 13...Te8 y explica qué diferencia hace una sola jugada de retraso.',
      },
      {
        titulo: 'cuatro defensas en orden',
        consigna: 'Escribe el orden pieza, cambio, contraataque, peón y aplícalo a tres ataques que hayas sufrido.',
      },
      {
        titulo: 'objetivo y práctico',
        consigna: 'Describe una posición peor defendible y otra perdida, y la clase de jugada que pide cada una.',
      },
    ],
    ejercicios: [
      {
        titulo: 'formula la amenaza',
        consigna: 'Escribe la amenaza rival en las posiciones de abajo antes de buscar respuesta.',
      },
      {
        titulo: 'defensa mínima',
        consigna: 'Encuentra en las posiciones de abajo la defensa que usa menos piezas y explica qué queda libre.',
      },
      {
        titulo: 'cambia al atacante',
        consigna:
          'Busca en cada posición de abajo el canje que desarma el ataque y di qué amenaza desaparece con la pieza cambiada.',
      },
      {
        titulo: 'contraataque central',
        consigna: 'Comprueba en las posiciones de abajo si un golpe en el centro responde al ataque de flanco.',
      },
      {
        titulo: 'devuelve a tiempo',
        consigna: 'Decide en las posiciones de abajo qué material entregar y qué apagas con ello.',
      },
      {
        titulo: 'refutación honesta',
        consigna: 'Juega las posiciones de abajo primero como atacante para conocer su mejor plan y luego defiende.',
      },
      {
        titulo: 'la más molesta',
        consigna: 'En las posiciones de abajo ordena tus defensas por dificultad para el atacante.',
      },
      {
        titulo: 'sangre fría con reloj',
        consigna: 'Resuelve las posiciones de abajo con reloj y sin jugadas de peón del enroque salvo prueba.',
      },
    ],
    test: [
      {
        titulo: 'amenaza y defensa',
        consigna: 'Da ambas cosas en las {n} posiciones de abajo; la defensa sin amenaza no cuenta.',
      },
      {
        titulo: 'única jugada',
        consigna:
          'Halla en cada posición de abajo la única defensa suficiente y la línea que derrota a la segunda más natural.',
      },
      {
        titulo: 'aguanta tres jugadas',
        consigna: 'Escribe tres jugadas defensivas seguidas en las posiciones de abajo contra el mejor ataque.',
      },
      {
        titulo: 'activo o pasivo',
        consigna: 'Decide el tipo de defensa en las posiciones de abajo y demuestra por qué el otro falla.',
      },
    ],
    jugar: [
      {
        titulo: 'posición peor a propósito',
        consigna:
          'Empieza partidas contra un compañero con una estructura inferior y defiende con la regla de la amenaza dicha.',
      },
      {
        titulo: 'defensor de ataques',
        consigna:
          'Jueguen desde 1.e4 c6 2.d4 d5 3.exd5 cxd5 4.c4 Cf6 5.Cc3 e6 6.Cf3 Ae7 7.cxd5 Cxd5 8.Ad3 Cc6 9.O-O O-O 10.Te1 Cf6 11.a3 b6 12.Ac2 Ab7 13.Dd3 g6 con ambos colores y comparen qué defensa dio más trabajo.',
      },
      {
        titulo: 'nunca abandono antes de tiempo',
        consigna:
          'En tu plataforma o club habitual, en posición difícil, juega diez jugadas más buscando complicar y anota qué pasó.',
      },
    ],
    analizar: [
      {
        titulo: 'amenaza fantasma',
        consigna: 'Busca en tus partidas defensas contra amenazas inexistentes y cuántos tiempos costaron.',
      },
      {
        titulo: 'punto de quiebre',
        consigna: 'Encuentra en una derrota la última jugada en que la posición era defendible y la mejor defensa.',
      },
      {
        titulo: 'salvadas',
        consigna: 'Analiza partidas que salvaste y escribe qué recurso funcionó y si era correcto.',
      },
    ],
  },
};
