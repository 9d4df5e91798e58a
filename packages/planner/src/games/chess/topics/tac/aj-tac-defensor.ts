import type { ChessTopic } from '../../chess-topic.ts';

export const ajTacDefensor: ChessTopic = {
  id: 'aj-tac-defensor',
  titulo: 'Eliminación del defensor',
  area: 'TAC',
  nivelMin: 1,
  nivelMax: 4,
  prerequisitos: ['aj-fun-valor'],
  minutosEtapa: 290,
  terminos: [
    'eliminación del defensor',
    'eliminar el defensor',
    'quitar el defensor',
    'destruir el defensor',
    'capturar al defensor',
    'defensor clave',
    'defensor único',
    'pieza que defiende',
    'remover la defensa',
    'destrucción de la defensa',
    'removing the defender',
    'remove the defender',
    'removal of the guard',
    'cambiar la pieza que defiende',
    'socavar la defensa',
    'única defensa',
  ],
  ideas: [
    'Cuando una captura o un mate falla por una sola pieza, esa pieza es el objetivo. Se elimina capturándola, cambiándola, atacándola o clavándola.',
    'Haz siempre el mismo recorrido: ¿qué quiero capturar?, ¿quién lo defiende?, ¿puedo quitar a ese defensor con ganancia de tiempo?',
    'El orden decide: elimina primero al defensor con una jugada forzosa (captura, jaque) y captura después lo indefenso. Al revés, el rival se queda con un tiempo.',
    'Un defensor único que cuida dos cosas es el mejor candidato: al capturarlo, las dos quedan sin protección.',
  ],
  etapas: [
    {
      nivel: 1,
      enfoque: 'Captura o cambia el único defensor de una pieza y gana lo que cuidaba en la jugada siguiente.',
      idea: 'Pregunta por cada pieza rival «¿quién te cuida?»: si la respuesta es una sola pieza que puedes tomar, ya tienes la idea.',
    },
    {
      nivel: 2,
      enfoque:
        'Elimina defensores de casillas de mate, sobre todo el caballo de f6 que cuida h7, y usa cambios que el rival no puede rehusar.',
      idea: 'El caballo de f6 es el guardián del enroque: cuando dama y alfil apuntan a h7, cambiarlo suele decidir.',
    },
    {
      nivel: 3,
      enfoque: 'Usa sacrificios de calidad o de pieza para eliminar al defensor y combina con clavada e intermedias.',
      idea: 'Dar torre por la pieza menor que sostiene todo es barato si después caen dos objetivos: cuenta lo que queda suelto, no lo que entregas.',
    },
    {
      nivel: 4,
      enfoque:
        'Calcula líneas donde el defensor puede ser sustituido por otro: elimina, comprueba el relevo y elimina el relevo.',
      idea: 'Pregunta siempre por el segundo guardián: si otra pieza puede asumir la defensa en una jugada, la eliminación debe venir con jaque o amenaza.',
    },
  ],
  errorTipico:
    'Eliminar al defensor con una jugada que el rival no está obligado a contestar. Si puede intercalar una amenaza o mover la pieza indefensa, el cambio no ganó nada.',
  preguntas: [
    {
      pregunta: '¿Cuáles son las cuatro formas de anular a un defensor sin moverlo de su casilla o sacándolo de ella?',
      respuesta: 'Capturarlo, cambiarlo, atacarlo para que se vaya y clavarlo.',
    },
    {
      pregunta: '¿Qué preguntas haces en orden?',
      respuesta: 'Qué quiero ganar, quién lo defiende y con qué jugada forzosa lo elimino.',
    },
    {
      pregunta: '¿Por qué el caballo de f6 es tan importante en el enroque corto negro?',
      respuesta: 'Porque defiende h7, d5, e4 y g4 a la vez; sin él las piezas blancas llegan a h7 y h5.',
    },
    {
      pregunta: '¿Qué haces si el defensor eliminado puede ser reemplazado?',
      respuesta:
        'Busco eliminarlo con jaque o amenaza para que no haya tiempo de relevo, o elimino también al sustituto si la cuenta de material lo permite.',
    },
    {
      pregunta: 'Tienes dos capturas: la del defensor y la de la pieza defendida. ¿Cuál va primero?',
      respuesta:
        'La del defensor, porque es forzosa; si capturas primero la pieza defendida, el defensor recaptura y se acaba la idea.',
    },
  ],
  criterio: {
    texto: 'Resuelve {aciertos} de {de} posiciones eliminando al defensor correcto.',
    aciertos: 16,
    de: 20,
    unidad: 'posiciones',
  },
  foco: 'Cuando una captura no te funcione, nombra la pieza que la impide y busca cómo eliminarla.',
  revision: '¿Qué defensor único sostenía la posición y por qué no se eliminó, o cómo se eliminó?',
  variantes: {
    teoria: [
      {
        titulo: 'cadena de guardianes',
        consigna:
          'En el ejemplo dibuja flechas de cada defensor a lo que cuida. Borra el caballo de f6 y explica todo lo que deja de estar protegido.',
      },
      {
        titulo: 'cuatro formas, una posición',
        consigna:
          'Crea una posición con un defensor único y anúlalo de las cuatro formas, cambiando el mínimo de piezas. Di cuál es la más forzosa.',
      },
      {
        titulo: 'el orden de las capturas',
        consigna:
          'Monta una posición donde tomar en el orden equivocado no gana nada. Escribe ambas líneas con su saldo.',
      },
    ],
    ejercicios: [
      {
        titulo: 'quién cuida qué',
        consigna:
          'Haz en cada posición de abajo una lista «pieza – defensores» de las tres piezas rivales más valiosas. Después decide.',
      },
      {
        titulo: 'si no estuviera',
        consigna:
          'Quita mentalmente una pieza rival en cada posición de abajo y mira qué ganarías. La que más gana suele ser el defensor que buscas.',
      },
      {
        titulo: 'forzoso o no',
        consigna:
          'En las posiciones de abajo clasifica tus maneras de eliminar al defensor en forzosas y no forzosas. Juega la forzosa.',
      },
      {
        titulo: 'relevos posibles',
        consigna: 'Tras cada solución de abajo indica qué pieza podría reemplazar al defensor y por qué no llega.',
      },
      {
        titulo: 'precio y premio',
        consigna:
          'Calcula en las posiciones de abajo lo que entregas para eliminar al defensor y lo que cae después. Escribe ambos números.',
      },
      {
        titulo: 'guardianes del rey',
        consigna:
          'Señala en cada posición de abajo las piezas que cuidan al rey rival. Resuelve quitando la principal.',
      },
      {
        titulo: 'cuenta regresiva',
        consigna:
          'Resuelve las posiciones de abajo con reloj y vuelve a las incorrectas preguntando «qué objetivo no miré».',
      },
      {
        titulo: 'rol cambiado',
        consigna:
          'Con el bando defensor de las posiciones de abajo, encuentra la jugada que añadía un segundo guardián a tiempo.',
      },
    ],
    test: [
      {
        titulo: 'objetivo, guardián, jugada',
        consigna:
          'Anota en las {n} posiciones de abajo los tres datos. Una jugada sin guardián identificado vale la mitad.',
      },
      {
        titulo: 'examen de orden',
        consigna:
          'En las {n} posiciones de abajo escribe la línea correcta y la misma idea en orden equivocado con su refutación.',
      },
      {
        titulo: 'a reloj corrido',
        consigna:
          'Haz las {n} posiciones de abajo en {min} minutos sin volver atrás. Cuenta aciertos y jugadas correctas con línea incompleta.',
      },
      {
        titulo: 'de memoria',
        consigna: 'Estudia cada una de las {n} posiciones de abajo, cúbrela y escribe la línea completa sin mirar.',
      },
    ],
    jugar: [
      {
        titulo: 'cambia al guardián',
        consigna:
          'Juega una partida cuyo plan sea cambiar la pieza que mejor defiende al rey rival. Di cuál es hacia la jugada 12.',
      },
      {
        titulo: 'doble guardia',
        consigna:
          'Juega una partida procurando que tus puntos débiles tengan siempre dos defensores. Anota cuándo quedó uno solo.',
      },
      {
        titulo: 'pregunta fija',
        consigna:
          'Juega una partida y ante cada captura que no funcione pregunta quién la impide. Escribe una vez en que la respuesta te dio una jugada.',
      },
    ],
    analizar: [
      {
        titulo: 'guardián del momento clave',
        consigna:
          'Elige el punto de giro de tu partida y nombra la pieza que sostenía al bando que perdió. Busca cómo se la podía quitar.',
      },
      {
        titulo: 'cambios que soltaron algo',
        consigna:
          'Revisa los cambios de tu partida y mira qué dejó de estar defendido tras cada uno. Señala el más caro.',
      },
      {
        titulo: 'eliminación tardía',
        consigna:
          'Encuentra una eliminación del defensor que llegó tarde o en mal orden. Escribe la secuencia correcta.',
      },
    ],
  },
  ejemplo: {
    fen: 'r1bq1rk1/pp2bppp/2n1pn2/3p2B1/3P4/P2Q1N2/1PB2PPP/RN3RK1 w - - 0 1',
    linea: '1.Axf6 g6 2.Axe7 Dxe7',
    explicacion:
      'La dama de d3 y el alfil de c2 apuntan a h7, y solo el caballo de f6 lo protege. Al capturarlo, 1...Axf6 o 1...gxf6 permiten 2.Dxh7#. Las negras deben tapar con 1...g6 y el alfil se lleva otra pieza en e7: una pieza de ventaja.',
  },
  otrosEjemplos: [
    {
      niveles: [1, 1],
      fen: 'r4rk1/ppp2ppp/2n5/1B2b3/8/2P2N2/PP3PPP/R4RK1 w - - 0 1',
      linea: '1.Axc6 bxc6 2.Cxe5',
      explicacion:
        'El alfil de e5 está atacado por el caballo y lo defiende una sola pieza, el caballo de c6. El alfil blanco cambia a ese defensor y, cuando las negras recapturan, el alfil de e5 queda sin protección. Si las negras salvan el alfil en vez de recapturar, ya han perdido el caballo.',
    },
    {
      niveles: [3, 4],
      fen: 'r2q1rk1/pp1n1ppp/2p1pn2/6B1/7Q/8/PPB2PPP/3R1RK1 w - - 0 1',
      linea: '1.Txd7 Dxd7 2.Axf6',
      explicacion:
        'El mate en h7 falla por el caballo de f6, y si lo capturas, el de d7 ocupa su lugar. Por eso se elimina primero el relevo: si 1...Cxd7, 2.Dxh7 es mate; y si toma la dama, 2.Axf6 deja h7 sin defensa y las negras no pueden parar el ataque. Antes de quitar a un defensor pregunta quién lo sustituye.',
    },
  ],
};
