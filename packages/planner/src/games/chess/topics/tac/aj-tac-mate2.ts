import type { ChessTopic } from '../../chess-topic.ts';

export const ajTacMate2: ChessTopic = {
  id: 'aj-tac-mate2',
  titulo: 'Mates en dos jugadas',
  area: 'TAC',
  nivelMin: 1,
  nivelMax: 3,
  prerequisitos: ['aj-tac-mate1'],
  minutosEtapa: 320,
  importancia: 'esencial',
  terminos: [
    'mate en dos',
    'mate en 2',
    'mates en dos',
    'mates en dos jugadas',
    'mate en dos jugadas',
    'combinación de mate corta',
    'sacrificio y mate',
    'jaque y mate',
    'mate in two',
    'mate in 2',
    'ejercicios de mate en dos',
    'problemas de mate en dos',
    'ver mates en dos',
    'rematar en dos',
    'sacrificar la dama para dar mate',
    'mate forzado corto',
  ],
  ideas: [
    'Ordena las primeras jugadas por fuerza: jaques, capturas con jaque, y al final amenazas de mate sin jaque. En posiciones de partida la clave suele ser un jaque, y con frecuencia un sacrificio.',
    'Por cada primer jaque escribe todas las respuestas legales. Si hay una sola, calcula desde la posición nueva; si hay tres, el mate debe existir contra las tres.',
    'Trabaja hacia atrás: ¿qué mate existiría si esa pieza no estuviera o si el rey ocupara otra casilla? La primera jugada crea justo esa condición.',
    'Los tres gestos más comunes son atraer al rey, desviar o eliminar a quien cubre la casilla de mate, y bloquear su salida con una pieza suya.',
  ],
  etapas: [
    {
      nivel: 1,
      enfoque:
        'Resuelve mates en que el primer jaque deja una sola respuesta. Di la línea completa, jugada, respuesta y mate, antes de mover.',
      idea: 'Si tu primer jaque permite una sola respuesta legal, ya calculaste la mitad: trata la posición siguiente como un mate en una.',
    },
    {
      nivel: 2,
      enfoque:
        'Añade sacrificios de dama y torre y posiciones con dos o tres respuestas. Escribe un mate para cada defensa.',
      idea: 'No descartes un sacrificio por su precio: con mate, el material entregado vale cero. Revisa los sacrificios con jaque antes que las jugadas tranquilas.',
    },
    {
      nivel: 3,
      enfoque:
        'Incluye primeras jugadas sin jaque y problemas compuestos, donde la clave quita casillas o prepara dos mates distintos. Demuestra que ninguna otra primera jugada funciona.',
      idea: 'Si ningún jaque da mate, busca la jugada que amenaza mate y contra la que toda defensa crea otra debilidad: el mate cambia según la respuesta.',
    },
  ],
  errorTipico:
    'Ver un sacrificio bonito y calcular solo la respuesta que conviene. El rival elegirá la otra: hasta no listar todas las respuestas legales, no hay mate en dos.',
  preguntas: [
    {
      pregunta: '¿En qué orden miras las primeras jugadas de un mate en dos?',
      respuesta:
        'Jaques que dejan una respuesta, demás jaques y capturas con jaque, y por último amenazas de mate sin jaque.',
    },
    {
      pregunta: '¿Cuándo un primer jaque con dos respuestas posibles sigue siendo solución?',
      respuesta:
        'Cuando existe mate en la segunda jugada contra cada una de las dos; basta una defensa sin mate para descartarlo.',
    },
    {
      pregunta: '¿Qué significa buscar hacia atrás?',
      respuesta:
        'Imaginar el mate final (por ejemplo, torre en d8) y preguntar qué lo impide; la primera jugada elimina ese impedimento.',
    },
    {
      pregunta: '¿Por qué un sacrificio de dama no se descarta por su coste?',
      respuesta:
        'Porque si la línea termina en mate forzado el material no importa; solo cuenta que todas las respuestas estén cubiertas.',
    },
  ],
  criterio: {
    texto: 'Resuelve {aciertos} de {de} mates en dos escribiendo todas las defensas.',
    aciertos: 16,
    de: 20,
    unidad: 'mates',
  },
  foco: 'Cuando veas al rey rival con pocas casillas, calcula hasta la segunda jugada cada jaque, sacrificios incluidos.',
  revision: '¿Hubo un mate en dos en el tablero, y cuál fue la respuesta del rival que no calculaste?',
  variantes: {
    teoria: [
      {
        titulo: 'el mate visto desde el final',
        consigna:
          'En el ejemplo tapa la línea y mira solo la posición final: explica por qué es mate. Después retrocede y di qué estorbo eliminó cada jugada.',
      },
      {
        titulo: 'los tres gestos',
        consigna:
          'Inventa tres posiciones mínimas, una para atraer al rey, otra para desviar a un defensor y otra para bloquear una salida. Está hecho si cada una tiene mate en dos comprobado.',
      },
      {
        titulo: 'árbol de dos pisos',
        consigna:
          'Dibuja el árbol del ejemplo: primera jugada, todas las respuestas legales y el mate contra cada una. Repite con otra primera jugada y muestra por qué falla.',
      },
    ],
    ejercicios: [
      {
        titulo: 'todas las defensas',
        consigna:
          'En cada posición de abajo escribe la clave, cada respuesta legal y su mate. No vale dejar ninguna defensa sin contestar.',
      },
      {
        titulo: 'imagina sin la pieza',
        consigna:
          'Antes de resolver cada posición de abajo quita mentalmente un defensor y di qué mate aparece. Busca la jugada que logra eso de verdad.',
      },
      {
        titulo: 'sacrificios primero',
        consigna:
          'En las posiciones de abajo calcula antes que nada los sacrificios con jaque. Anota cuántos descartaste y por qué defensa.',
      },
      {
        titulo: 'línea completa antes de mover',
        consigna:
          'Escribe las tres jugadas (tuya, suya, tuya) de cada posición de abajo y solo después muévelas. Si la posición real difiere de la imaginada, repite mañana.',
      },
      {
        titulo: 'claves falsas',
        consigna:
          'Para cada posición de abajo da una primera jugada que casi funciona y la única defensa que la refuta. Luego la clave.',
      },
      {
        titulo: 'mide la comprobación',
        consigna:
          'Cronometra en las posiciones de abajo cuánto tardas en ver la idea y cuánto en verificarla. El segundo tiempo no debe ser cero.',
      },
      {
        titulo: 'clasifica el gesto',
        consigna:
          'Resuelve las posiciones de abajo y etiqueta cada clave: atracción, desviación, bloqueo, despeje o amenaza tranquila. Cuenta qué etiqueta te cuesta más.',
      },
      {
        titulo: 'ponte a defender',
        consigna:
          'Toma las posiciones de abajo ya resueltas y busca con el otro bando la jugada previa que habría evitado el mate. Una línea por posición.',
      },
    ],
    test: [
      {
        titulo: 'mates en dos con prueba',
        consigna:
          'Escribe en las {n} posiciones de abajo clave y mate contra cada defensa. Falta una defensa, no hay punto.',
      },
      {
        titulo: 'sin tablero y sin prisa',
        consigna:
          'Resuelve las {n} posiciones de abajo solo con el diagrama; anota las líneas completas y corrige al final.',
      },
      {
        titulo: 'bajo presión de reloj',
        consigna:
          'Resuelve las {n} posiciones de abajo en {min} minutos. Después revisa con calma las que contestaste por intuición.',
      },
      {
        titulo: 'clave única',
        consigna:
          'Para las {n} posiciones de abajo escribe la clave y una frase que descarte la segunda mejor. Cuenta solo lo completo.',
      },
    ],
    jugar: [
      {
        titulo: 'dos jaques por delante',
        consigna:
          'Juega una partida y en cada ataque calcula dos jugadas tuyas de jaque antes de mover. Anota una línea que hayas calculado entera.',
      },
      {
        titulo: 'el rey en el centro paga',
        consigna:
          'Juega una partida abriendo líneas si el rival tarda en enrocar y busca el remate en dos. Si no aparece, consolida la ventaja.',
      },
      {
        titulo: 'partida lenta con alarma',
        consigna:
          'Juega una partida larga y, cuando tengas tres piezas cerca del rey enemigo, detente a buscar mate en dos aunque haya capturas disponibles.',
      },
    ],
    analizar: [
      {
        titulo: 'remates alternativos',
        consigna:
          'En tus partidas ganadas busca si pudiste rematar en dos jugadas antes. Guarda la posición más temprana.',
      },
      {
        titulo: 'mates en dos en contra',
        consigna:
          'Mira tus derrotas y localiza la jugada en que permitiste un mate en dos. Escribe la defensa que quedaba.',
      },
      {
        titulo: 'cálculo contra realidad',
        consigna:
          'Elige una línea que calculaste en la partida y compara con lo que pasó. Señala la respuesta legal que no tuviste en cuenta.',
      },
    ],
  },
  ejemplo: {
    fen: '4kb1r/p2n1ppp/4q3/4p1B1/4P3/1Q6/PPP2PPP/2KR4 w k - 1 16',
    linea: '1.Db8+ Cxb8 2.Td8#',
    explicacion:
      'Lo que impide el mate en d8 es el caballo de d7, que tapa la columna. El sacrificio en b8 lo obliga a capturar (es la única respuesta legal), la columna d se abre y la torre da mate apoyada por el alfil de g5.',
  },
  otrosEjemplos: [
    {
      niveles: [3, 3],
      fen: 'kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1',
      linea: '1.Ta6 bxa6 2.b7#',
      explicacion:
        'Problema de Morphy con una clave sin jaque. La torre en a6 amenaza tomar en a7 con mate y además se ofrece al peón: si 1...bxa6, 2.b7 es mate; si el alfil se mueve, 2.Txa7 es mate. El peón de a7 no puede tomar en b6, porque la torre lo clava. Fíjate en que las negras están obligadas a mover: sin esa obligación no habría mate.',
    },
  ],
};
