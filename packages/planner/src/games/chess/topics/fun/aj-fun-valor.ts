import type { ChessTopic } from '../../chess-topic.ts';

export const ajFunValor: ChessTopic = {
  id: 'aj-fun-valor',
  titulo: 'Valor de las piezas y cambios favorables',
  area: 'FUN',
  nivelMin: 0,
  nivelMax: 1,
  prerequisitos: ['aj-fun-reglas'],
  minutosEtapa: 180,
  terminos: [
    'valor de las piezas',
    'cuánto vale cada pieza',
    'puntos de las piezas',
    'cambios favorables',
    'cambio favorable',
    'cambiar piezas al principio',
    'material',
    'ganar material',
    'contar atacantes y defensores',
    'contar capturas',
    'conteo de capturas',
    'calidad',
    'ganar la calidad',
    'torre por alfil',
    'cuándo conviene capturar',
    'capturas en cadena',
    'ventaja material',
    'piece values',
    'trades',
  ],
  ideas: [
    'Valores de trabajo: peón 1, caballo 3, alfil 3, torre 5, dama 9; el rey no tiene precio. Ganar torre por alfil o caballo se llama ganar la calidad y vale unos dos peones.',
    'Para saber si una captura sirve, cuenta atacantes y defensores de la casilla. Si tus atacantes son más que sus defensores y todos valen parecido, sueles ganar material.',
    'Captura primero con la pieza más barata y detente cuando la próxima captura te cueste más de lo que ganas. Puedes parar tú y también puede parar el rival.',
    'Los números son una guía: alfil y caballo juntos suelen rendir más que una torre y un peón, y una pieza encerrada vale menos que su precio. Si la cuenta sale igualada, mira qué piezas quedan mejor colocadas.',
  ],
  etapas: [
    {
      nivel: 0,
      enfoque:
        'Aprende los cinco valores y suma el material de los dos bandos en cualquier posición en pocos segundos. Acepta solo capturas en que recibes igual o más de lo que entregas.',
      idea: 'Una pieza sin defensa vale todo su precio para quien la captura: antes de hacer cuentas largas mira si algo se puede tomar gratis.',
    },
    {
      nivel: 1,
      enfoque:
        'Pasa de sumar piezas a resolver cadenas de capturas sobre una casilla con tres o más piezas por bando. Escribe el saldo después de cada captura y decide dónde conviene parar.',
      idea: 'Un defensor clavado o que ya protege otra cosa no cuenta: resta los defensores falsos antes de dar por buena una cadena.',
    },
  ],
  errorTipico:
    'Contar solo el número de atacantes y olvidar su valor: atacar un peón defendido por otro peón con dama, torre y alfil no gana nada si lo primero que entregas es una pieza cara.',
  preguntas: [
    {
      pregunta: '¿Cuánto ganas o pierdes si das una torre por un alfil y un peón?',
      respuesta: 'Entregas 5 y recibes 4: pierdes aproximadamente un peón, salvo que la posición dé otra compensación.',
    },
    {
      pregunta:
        'Una casilla tiene un peón negro defendido por otro peón y por la dama; tú la atacas con alfil, torre y dama. ¿Capturas?',
      respuesta:
        'No: el alfil toma un peón, el peón recaptura y, aunque la torre tome el segundo, has dado 3 por 2. Ser tres contra dos no basta si el primer defensor es un peón.',
    },
    {
      pregunta: '¿Con qué pieza empiezas una cadena de capturas y por qué?',
      respuesta:
        'Con la menos valiosa que pueda capturar, porque si el rival recaptura pierdes lo mínimo y aún te quedan piezas para seguir.',
    },
    {
      pregunta: '¿Qué es ganar la calidad?',
      respuesta: 'Conseguir una torre a cambio de un alfil o un caballo; equivale a unos dos peones de ventaja.',
    },
  ],
  criterio: {
    texto: 'Da el saldo correcto de material en {aciertos} de {de} cadenas de capturas.',
    aciertos: 16,
    de: 20,
    unidad: 'capturas',
  },
  foco: 'Antes de cada captura di el saldo final en puntos, contando la recaptura del rival.',
  revision: '¿En qué captura de la partida el saldo real fue distinto del que habías contado?',
  variantes: {
    teoria: [
      {
        titulo: 'tabla de valores y excepciones',
        consigna:
          'Escribe de memoria los cinco valores y tres cambios buenos y tres malos con su cuenta. Compara con las ideas de abajo y añade la excepción que no recordaste.',
      },
      {
        titulo: 'conteo en una casilla, paso a paso',
        consigna:
          'Sigue el ejemplo apuntando el saldo después de cada captura; luego hazlo suponiendo que el rival se detiene antes. Termina cuando sepas decir quién conviene que pare y cuándo.',
      },
      {
        titulo: 'dibuja atacantes y defensores',
        consigna:
          'Monta una casilla central con dos defensores y prueba con dos, tres y cuatro atacantes de distinto valor. Anota en qué casos ganas algo y resume la regla en una frase.',
      },
    ],
    ejercicios: [
      {
        titulo: 'balanza de material',
        consigna:
          'En cada posición de abajo suma el material de los dos bandos antes y después de la solución. Escribe la diferencia ganada.',
      },
      {
        titulo: 'atacantes contra defensores',
        consigna:
          'Para cada posición de abajo elige la casilla donde se decide y lista atacantes y defensores en orden de precio. Después escribe la jugada.',
      },
      {
        titulo: 'la captura que parece gratis',
        consigna:
          'En cada posición de abajo anota otra captura posible y demuestra con una línea corta por qué gana menos o pierde material.',
      },
      {
        titulo: 'dónde parar',
        consigna:
          'Escribe la cadena de capturas de cada posición de abajo y subraya el punto en que tú o el rival deberían detenerse. El saldo debe coincidir con el de la solución.',
      },
      {
        titulo: 'defensores falsos',
        consigna:
          'Señala en las posiciones de abajo qué defensor no puede cumplir porque está clavado, ocupado o vale demasiado. Resuelve usando ese dato.',
      },
      {
        titulo: 'cálculo en voz alta con puntos',
        consigna:
          'Resuelve cada posición de abajo diciendo «doy tres, recibo tres, recibo uno…» hasta el final. Vale si el total dicho es exacto.',
      },
      {
        titulo: 'cambia una pieza y vuelve a contar',
        consigna:
          'Tras resolver cada posición de abajo añade un defensor o un atacante y di si la jugada sigue ganando. Justifica con el nuevo saldo.',
      },
      {
        titulo: 'de la más clara a la más dudosa',
        consigna:
          'Ordena las posiciones de abajo por ganancia de material antes de mirar soluciones; después resuélvelas y corrige el orden.',
      },
    ],
    test: [
      {
        titulo: 'saldo exacto',
        consigna:
          'En las {n} posiciones de abajo escribe jugada y saldo final en puntos. Solo cuentan las que tienen bien ambas cosas.',
      },
      {
        titulo: 'cuentas sin tocar piezas',
        consigna:
          'Resuelve las {n} posiciones de abajo de vista, sin tablero ni notas intermedias; apunta solo el resultado.',
      },
      {
        titulo: 'aceptar o rechazar',
        consigna:
          'Decide en las {n} posiciones de abajo qué captura aceptas y cuál rechazas, con un motivo de una línea. Pierde el punto si aceptas una que cuesta material.',
      },
      {
        titulo: 'ritmo de partida',
        consigna:
          'Haz las {n} posiciones de abajo seguidas en {min} minutos, como si fueran decisiones de una misma partida. Anota la jugada sin volver atrás.',
      },
    ],
    jugar: [
      {
        titulo: 'partida con marcador de material',
        consigna:
          'Juega una partida llevando en papel el saldo de material después de cada captura. Al final compáralo con la posición.',
      },
      {
        titulo: 'cada cambio con motivo',
        consigna:
          'Juega una partida y permite solo cambios en que recibas igual o más; si haces uno inferior, debes poder decir qué ganas a cambio.',
      },
      {
        titulo: 'tensión sin apurarse',
        consigna:
          'Juega una partida en la que, ante una captura posible, cuentes primero la casilla completa y al menos una vez decidas no capturar. Recuerda esa jugada para revisarla.',
      },
    ],
    analizar: [
      {
        titulo: 'gráfico del material',
        consigna:
          'Anota el saldo de material de tu última partida cada cinco jugadas y marca el salto más grande. Explica qué captura lo causó.',
      },
      {
        titulo: 'tres cambios bajo la lupa',
        consigna:
          'Elige tres cambios de tu partida y rehace el conteo de atacantes y defensores antes de cada uno. Escribe si aceptarías otra vez.',
      },
      {
        titulo: 'ofertas rechazadas',
        consigna:
          'Busca capturas que tú o tu rival pudieron hacer y no hicieron. Calcula el saldo de las dos mejores y di si fue un acierto dejarlas.',
      },
    ],
  },
  ejemplo: {
    fen: '3q1rk1/1p2bppp/4p3/3n4/2B5/2N5/PP2QPPP/3R2K1 w - - 0 1',
    linea: '1.Axd5 exd5 2.Cxd5',
    explicacion:
      'El caballo de d5 tiene tres atacantes (alfil, caballo y torre) y dos defensores (peón y dama). Se captura con una pieza de 3: tras 1...exd5 2.Cxd5 has dado 3 y recibido 3 + 1, y si 2...Dxd5 3.Txd5 las negras pierden la dama. Saldo: un peón de más.',
  },
  otrosEjemplos: [
    {
      niveles: [0, 0],
      fen: 'r1b2rk1/pp2nppp/2p5/3q4/8/2N2N2/PPP2PPP/R2Q1RK1 w - - 0 1',
      linea: '1.Cxd5 cxd5',
      explicacion:
        'La dama negra de d5 se puede tomar de dos maneras, y las negras recapturan en las dos. Con el caballo das 3 puntos y recibes 9; con la dama das 9 y recibes 9. Cuando dos piezas tuyas llegan a la misma casilla, haz la cuenta y empieza por la más barata.',
    },
  ],
};
