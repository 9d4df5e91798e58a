import type { ChessTopic } from '../../chess-topic.ts';

export const ajFunSeguridad: ChessTopic = {
  id: 'aj-fun-seguridad',
  titulo: 'Piezas colgadas y control de errores',
  area: 'FUN',
  nivelMin: 0,
  nivelMax: 2,
  prerequisitos: ['aj-fun-valor'],
  favorece: ['bala', 'blitz'],
  minutosEtapa: 220,
  importancia: 'esencial',
  terminos: [
    'piezas colgadas',
    'pieza colgada',
    'me dejo piezas',
    'dejarse piezas',
    'regalar piezas',
    'regalo piezas',
    'perder piezas gratis',
    'control de errores',
    'errores tontos',
    'errores graves',
    'pifias',
    'blunder',
    'blunders',
    'hanging pieces',
    'blunder check',
    'piezas indefensas',
    'piezas sin defensa',
    'jugada segura',
    'revisar antes de mover',
    'dejarse la dama',
    'descuidos',
  ],
  ideas: [
    'Una pieza está colgada si la atacan y nadie la defiende, o si la ataca algo de menor valor. Las piezas sin defensa son el blanco de casi todas las tácticas, aunque todavía nadie las ataque.',
    'Tras cada jugada del rival pregunta qué ataca ahora y qué dejó de defender. Mira la casilla de llegada, la de salida y las líneas que se abrieron.',
    'Antes de soltar tu pieza haz el control: ¿qué jaques, capturas y amenazas tendrá el rival en la posición nueva? Si una de ellas gana material, cambia de jugada.',
    'Ante un ataque hay cinco respuestas: mover la pieza, defenderla, capturar al atacante, tapar la línea o contraatacar algo de más valor. Compáralas; mover no siempre es la mejor.',
  ],
  etapas: [
    {
      nivel: 0,
      enfoque:
        'Recorre tus piezas una por una y di si están defendidas, atacadas o colgadas. Haz el recorrido completo antes de cada jugada, aunque tardes.',
      idea: 'Mirar la casilla a la que vas antes de ir evita la mayor parte de las pérdidas: ¿qué pieza enemiga llega ahí, incluidos los peones?',
    },
    {
      nivel: 1,
      enfoque:
        'Deja de revisar todo y revisa lo que cambió: qué abrió o dejó de cuidar la última jugada. Exígete cero piezas regaladas en tres partidas seguidas.',
      idea: 'Mover una pieza puede colgar otra: la que defendía o la que tapaba. Pregunta siempre qué cuidaba la pieza que vas a mover.',
    },
    {
      nivel: 2,
      enfoque:
        'Busca colgadas con dos pasos de anticipación: piezas defendidas una sola vez, defensores sobrecargados y líneas que se abrirán tras un cambio.',
      idea: 'Cuenta tus piezas sin defensa: con dos o más a la vez, una jugada que ataque ambas ya es un peligro real y conviene protegerlas antes de que aparezca.',
    },
  ],
  errorTipico:
    'Concentrarse en el plan propio y no leer la última jugada del rival. Casi ninguna pieza se pierde por no saber: se pierde por no mirar la respuesta durante cinco segundos.',
  preguntas: [
    {
      pregunta: '¿Qué tres preguntas haces antes de soltar la pieza?',
      respuesta:
        '¿Qué jaques tendrá el rival?, ¿qué capturas?, ¿qué amenazas? Si alguna respuesta gana material, busco otra jugada.',
    },
    {
      pregunta: 'Tu caballo está atacado por un alfil y defendido por un peón. ¿Está colgado?',
      respuesta:
        'No: si el alfil lo captura, el peón recaptura y el cambio es 3 por 3. Estaría en peligro si lo atacara un peón o si el defensor estuviera clavado.',
    },
    {
      pregunta: '¿Qué dos cosas cambian cuando el rival mueve una pieza?',
      respuesta: 'Lo que ataca desde la casilla nueva y lo que deja de defender o descubre en la casilla que abandonó.',
    },
    {
      pregunta: '¿Cuáles son las cinco maneras de atender una pieza atacada?',
      respuesta:
        'Moverla, defenderla, capturar al atacante, interponer algo o contraatacar una pieza de valor igual o mayor.',
    },
  ],
  criterio: {
    texto: 'Encuentra la pieza colgada o la jugada segura en {aciertos} de {de} posiciones.',
    aciertos: 17,
    de: 20,
    unidad: 'posiciones',
  },
  foco: 'Después de elegir tu jugada, detén la mano y recorre jaques, capturas y amenazas del rival en la posición nueva.',
  revision: '¿Qué piezas quedaron colgadas, en qué jugada, y cuál de las tres preguntas te habría avisado?',
  variantes: {
    teoria: [
      {
        titulo: 'radiografía de una posición',
        consigna:
          'Estudia el ejemplo haciendo una lista de las piezas de los dos bandos: defendida, atacada o colgada. Rehazla después de cada jugada de la línea y marca qué cambió.',
      },
      {
        titulo: 'el control de cinco segundos',
        consigna:
          'Escribe en una tarjeta tu lista de control antes de mover (jaques, capturas, amenazas del rival) y aplícala en voz alta a cada jugada del ejemplo. Acaba cuando la digas sin leer.',
      },
      {
        titulo: 'las cinco respuestas a un ataque',
        consigna:
          'Monta una posición con un caballo tuyo atacado y encuentra una jugada de cada una de las cinco respuestas. Ordena las cinco de mejor a peor y justifica la primera.',
      },
    ],
    ejercicios: [
      {
        titulo: 'inventario de piezas sueltas',
        consigna:
          'En cada posición de abajo escribe primero todas las piezas sin defensa de ambos bandos. Después resuelve: casi siempre la solución toca una de ellas.',
      },
      {
        titulo: 'qué dejó de defender',
        consigna:
          'Imagina la última jugada del rival en las posiciones de abajo y escribe qué casilla o pieza abandonó. Resuelve usando ese abandono.',
      },
      {
        titulo: 'la jugada natural que pierde',
        consigna:
          'Escribe en cada posición de abajo la jugada que harías por costumbre y revísala con las tres preguntas. Luego da la buena.',
      },
      {
        titulo: 'semáforo',
        consigna:
          'Marca en las posiciones de abajo cada captura posible con verde (gana), amarillo (iguala) o rojo (pierde). Comprueba los colores con la solución.',
      },
      {
        titulo: 'defiende por el otro bando',
        consigna:
          'En las posiciones de abajo, después de resolver, ponte en el lugar del rival y di cuál de las cinco respuestas es su mejor defensa.',
      },
      {
        titulo: 'barrido con reloj',
        consigna:
          'Haz las posiciones de abajo con el reloj corriendo y escribe solo la primera pieza colgada que veas. Repite sin reloj y compara.',
      },
      {
        titulo: 'esconde una pieza colgada',
        consigna:
          'Por cada dos posiciones de abajo inventa una con una pieza colgada que no salte a la vista (lejos, tras una línea abierta). Pásala a otra persona o resuélvela tú mañana.',
      },
      {
        titulo: 'dos jugadas por adelantado',
        consigna:
          'En cada posición de abajo escribe tu jugada, la mejor respuesta y qué piezas quedan colgadas entonces. Si aparece una tuya, cambia de jugada.',
      },
    ],
    test: [
      {
        titulo: 'cero regalos',
        consigna:
          'Resuelve las {n} posiciones de abajo con una sola respuesta por posición, sin correcciones. Una jugada que deja material colgado resta un punto.',
      },
      {
        titulo: 'control completo por escrito',
        consigna:
          'En las {n} posiciones de abajo escribe jugada y la mejor respuesta del rival. Cuenta como acierto solo si ambas son correctas.',
      },
      {
        titulo: 'a ritmo rápido',
        consigna:
          'Resuelve las {n} posiciones de abajo en {min} minutos como máximo. Anota cuántas fallaste por no mirar y cuántas por no saber.',
      },
      {
        titulo: 'seguras o no',
        consigna:
          'Para cada una de las {n} posiciones de abajo propón dos jugadas y di cuál es segura y cuál no, con la captura que lo demuestra.',
      },
    ],
    jugar: [
      {
        titulo: 'partida del sello',
        consigna:
          'Juega una partida poniendo una marca en papel cada vez que hiciste el control antes de mover. La meta es tener tantas marcas como jugadas.',
      },
      {
        titulo: 'todas defendidas',
        consigna:
          'Juega una partida intentando que nunca tengas más de una pieza sin defensa. Si llegas a dos, tu próxima jugada debe arreglarlo o ganar algo.',
      },
      {
        titulo: 'lee la jugada del rival',
        consigna:
          'Juega una partida y antes de pensar en lo tuyo di en voz baja qué ataca y qué abandonó la última jugada rival. Anota tres veces en que eso cambió tu decisión.',
      },
    ],
    analizar: [
      {
        titulo: 'registro de colgadas',
        consigna:
          'Recorre tu última partida y marca cada momento en que una pieza de cualquier bando estuvo colgada. Escribe quién la vio y quién no.',
      },
      {
        titulo: 'el segundo antes del error',
        consigna:
          'Elige la peor pérdida de material y describe qué estabas pensando justo antes. Anota qué pregunta del control la evitaba.',
      },
      {
        titulo: 'avisos que no oíste',
        consigna:
          'Busca en tu partida las piezas que llevaban dos jugadas sin defensa antes de perderse. Propón la jugada que las protegía a tiempo.',
      },
    ],
  },
  ejemplo: {
    fen: 'r1bqkbnr/pppp1ppp/8/4p3/2BnP3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4',
    linea: '1.Cxd4 exd4 2.O-O',
    explicacion:
      'Las negras dejaron e5 sin defensa como anzuelo. El control descubre el problema: tras 1.Cxe5 viene 1...Dg5, que ataca a la vez el caballo de e5 y el peón de g2. Cambiar en d4 y enrocar es seguro y deja a las blancas mejor desarrolladas.',
  },
  otrosEjemplos: [
    {
      niveles: [0, 0],
      fen: 'rnbqkb1r/pppp1pp1/5n1p/4p1B1/2B1P3/3P4/PPP2PPP/RN1QK1NR b KQkq - 1 4',
      linea: '1...hxg5',
      explicacion:
        'Las blancas acaban de poner el alfil en g5 sin mirar la casilla de llegada: el peón de h6 la ataca y ninguna pieza blanca la defiende. Antes de tomar, las negras hacen el control: nadie puede recapturar en g5 y la torre de h8 sigue a salvo. Es una pieza entera a cambio de nada.',
    },
  ],
};
