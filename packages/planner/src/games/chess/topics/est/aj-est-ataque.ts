import type { ChessTopic } from '../../chess-topic.ts';

export const ajEstAtaque: ChessTopic = {
  id: 'aj-est-ataque',
  titulo: 'Ataque al enroque y enroques opuestos',
  area: 'EST',
  nivelMin: 2,
  nivelMax: 6,
  prerequisitos: ['aj-est-rey', 'aj-tac-patrones'],
  favorece: ['blitz'],
  minutosEtapa: 360,
  importancia: 'esencial',
  terminos: [
    'ataque al enroque',
    'ataque al rey',
    'atacar el enroque',
    'atacar al rey',
    'enroques opuestos',
    'enroque opuesto',
    'sacrificio en h7',
    'sacrificio griego',
    'regalo griego',
    'ataque con piezas',
    'ataque de peones al enroque',
    'abrir columnas contra el rey',
    'kingside attack',
    'attack on the king',
    'attacking chess',
    'no sé atacar',
    'juego de ataque',
    'sacrificio de alfil en h7',
    'ataque en el flanco de rey',
    'asalto de peones',
  ],
  ideas: [
    'Un ataque necesita tres cosas: más piezas cerca del rey que el rival, una línea que se pueda abrir y un centro cerrado o dominado.',
    'Con enroques en el mismo lado se ataca con piezas; con enroques opuestos, con peones, y gana quien abre primero una columna.',
    'El sacrificio en h7 pide alfil en la diagonal, caballo que llegue a g5, dama a h5 y caballo negro ausente de f6; comprueba las tres huidas: Rg8, Rg6 y Rh6.',
    'Antes de sacrificar cuenta atacantes y defensores; después, busca primero las jugadas calladas que impiden la fuga.',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque:
        'Aprende los motivos: Axh7+, torre a la tercera fila, dama y alfil en batería, y no cambies tus atacantes.',
      idea: 'La cuarta pieza decide: con dos hay amenazas, con tres presión, con cuatro mate.',
    },
    {
      nivel: 3,
      enfoque:
        'Enroques opuestos: avanza los peones de torre y caballo, y responde solo a amenazas que lleguen antes que las tuyas.',
      idea: 'Cuenta jugadas hasta la primera columna abierta de cada bando; si vas segundo, frena o abre el centro.',
    },
    {
      nivel: 4,
      enfoque:
        'Evalúa el sacrificio como inversión: qué defensores desaparecen, qué casillas entran y qué retirada tienes si no hay mate.',
      idea: 'Quitar al caballo de f6 vale a menudo una calidad: es el único defensor de h7, g4 y d5 a la vez.',
    },
    {
      nivel: 5,
      enfoque: 'Ataques posicionales: preparar sin prisa, provocar un avance del escudo y abrir el segundo flanco.',
      idea: 'Un gancho, el peón rival avanzado a h6 o g6, dice con qué peón se abre la línea: ataca el que ya se movió.',
    },
    {
      nivel: 6,
      enfoque:
        'Ataques bajo defensa correcta: decide cuándo convertir la iniciativa en material o final mejor en lugar de insistir.',
      idea: 'Si el motor y tú no ven mate en la posición crítica, la pregunta es qué ventaja duradera queda tras el último cambio.',
    },
  ],
  ejemplo: {
    fen: 'rnbq1rk1/pppn1ppp/4p3/3pP3/1b1P4/2NB1N2/PPP2PPP/R1BQK2R w KQ - 5 7',
    linea: '7.Axh7+ Rxh7 8.Cg5+ Rg8 9.Dh5 Te8 10.Dxf7+ Rh8 11.Dh5+ Rg8 12.Dh7+ Rf8 13.Dh8+ Re7 14.Dxg7#',
    explicacion:
      'Se cumplen las condiciones: alfil en la diagonal, caballo a g5, dama a h5 y ningún caballo negro en f6. Tras 9...Te8 el detalle es 10.Dxf7+ antes de volver a h5: sin el peón de f7 el rey no encuentra refugio y recibe mate en g7. Con 8...Rg6 sigue 9.h4, que amenaza h5+, y el ataque continúa; lo más resistente es entregar la dama en g5, con posición perdida de todos modos.',
  },
  errorTipico:
    'Sacrificar porque «la posición lo pide» con solo dos atacantes. El sacrificio griego con el caballo negro en f6, o con el alfil de f5 vigilando h7, sencillamente pierde una pieza.',
  preguntas: [
    {
      pregunta: '¿Qué condiciones necesita el sacrificio en h7?',
      respuesta:
        'Alfil en la diagonal b1-h7, caballo que llegue a g5, dama a h5 y que el rival no pueda defender h7 ni cambiar la dama.',
    },
    {
      pregunta: '¿Qué tres huidas del rey calculas tras Axh7+ y Cg5+?',
      respuesta: 'Rg8, Rg6 y Rh6 (más la captura en g5 si es posible).',
    },
    {
      pregunta: '¿Quién gana en enroques opuestos?',
      respuesta: 'Quien abre antes una columna contra el rey; por eso se cuentan jugadas y no peones.',
    },
    {
      pregunta: '¿Qué es un gancho?',
      respuesta: 'Un peón del escudo avanzado, como h6 o g6, que permite abrir la columna con un cambio de peones.',
    },
    {
      pregunta: '¿Cuándo conviene cambiar damas en un ataque propio?',
      respuesta: 'Cuando deja una ventaja clara de material o estructura y el ataque ya no progresa.',
    },
  ],
  criterio: {
    texto: 'Encuentra la continuación del ataque en {aciertos} de {de} posiciones o su refutación',
    aciertos: 7,
    de: 10,
    unidad: 'posiciones',
  },
  foco: 'Antes de sacrificar di atacantes, defensores, línea abierta y retirada si no hay mate.',
  revision: '¿El ataque tenía línea abierta y superioridad local, o se basó en el deseo?',
  variantes: {
    teoria: [
      {
        titulo: 'las tres huidas',
        consigna:
          'Recorre el ejemplo y calcula las otras dos huidas del rey. Escribe cuál es más difícil y cómo se resuelve.',
      },
      {
        titulo: 'condiciones del golpe',
        consigna: 'Haz una lista de control del sacrificio en h7 y prueba dos posiciones que la cumplen y dos que no.',
      },
      {
        titulo: 'carrera de peones',
        consigna: 'Dibuja una posición con enroques opuestos y cuenta jugadas de cada bando hasta abrir columna.',
      },
    ],
    ejercicios: [
      {
        titulo: '¿hay sacrificio?',
        consigna: 'Comprueba en las posiciones de abajo las condiciones del sacrificio y calcula las tres huidas.',
      },
      {
        titulo: 'abre la línea',
        consigna: 'Busca en las posiciones de abajo la jugada que abre una columna o diagonal hacia el rey.',
      },
      {
        titulo: 'superioridad local',
        consigna:
          'Dibuja en las posiciones de abajo las nueve casillas junto al rey y resta defensores de atacantes; ataca solo si el saldo es positivo.',
      },
      {
        titulo: 'jugada callada',
        consigna: 'Encuentra en las posiciones de abajo la jugada tranquila que impide la defensa o la fuga.',
      },
      {
        titulo: 'ataque rival primero',
        consigna: 'Comprueba en las posiciones de abajo si llegas antes que el otro bando en la carrera.',
      },
      {
        titulo: 'refuta el ataque',
        consigna: 'Toma el bando atacado en las posiciones de abajo y busca la defensa correcta.',
      },
      {
        titulo: 'gancho y columna',
        consigna:
          'Señala en cada posición de abajo el peón rival que sirve de gancho y el tuyo que abre la línea. Cuenta las jugadas hasta el cambio de peones.',
      },
      {
        titulo: 'mate o material',
        consigna: 'Decide en las posiciones de abajo si sigue el ataque o conviertes la ventaja.',
      },
    ],
    test: [
      {
        titulo: 'ataque decisivo',
        consigna: 'Da la línea ganadora en las {n} posiciones de abajo o declara que no existe.',
      },
      {
        titulo: 'lista de control',
        consigna: 'Marca qué condiciones se cumplen en las posiciones de abajo y decide el sacrificio.',
      },
      {
        titulo: 'carrera medida',
        consigna:
          'Escribe en las posiciones de abajo cuántas jugadas le faltan a cada bando para abrir una línea contra el rey y quién llega antes. Después da la jugada.',
      },
      {
        titulo: 'ataque con reloj',
        consigna: 'Responde con reloj las posiciones de abajo y anota dónde te faltó calcular una huida.',
      },
    ],
    jugar: [
      {
        titulo: 'partida de ataque',
        consigna:
          'Juega en tu plataforma o club habitual una línea de enroques opuestos y cuenta jugadas en voz baja antes de cada avance.',
      },
      {
        titulo: 'práctica del griego',
        consigna:
          'Lleguen a 1.e4 e6 2.d4 d5 3.Cc3 Cf6 4.e5 Cfd7 5.Cf3 Ab4 6.Ad3 O-O y sigan con 7.Axh7+. Quien defiende prueba una vez Rg8, otra Rg6 y otra la captura en g5; cambien de bando.',
      },
      {
        titulo: 'ataque sin sacrificios',
        consigna: 'Juega buscando superioridad local antes de sacrificar; anota cuándo resististe la tentación.',
      },
    ],
    analizar: [
      {
        titulo: 'sacrificios revisados',
        consigna: 'Analiza tus sacrificios y clasifícalos: correcto, especulativo o sin condiciones.',
      },
      {
        titulo: 'carrera perdida',
        consigna:
          'En tus partidas con enroques opuestos cuenta tiempos de ambos y halla la jugada que te hizo llegar tarde.',
      },
      {
        titulo: 'defensores quitados',
        consigna: 'Señala qué pieza defensora cambiaste o dejaste en tus ataques y cómo cambió el resultado.',
      },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [2, 2],
      fen: 'r1bq1rk1/pp2bppp/2n1p3/3pP3/5B2/2PB1N2/P1Q2PPP/R4RK1 w - - 0 1',
      linea: '1.Axh7+ Rh8 2.Ad3',
      explicacion:
        'Cuenta atacantes y defensores de h7: el alfil y la dama contra el rey solo, porque no hay caballo negro en f6. El alfil toma el peón con jaque y vuelve: las blancas tienen un peón de más y el rey negro se ha quedado sin una parte de su escudo. Todo ataque al enroque empieza por esta cuenta.',
    },
    {
      niveles: [5, 6],
      fen: 'r3qr1k/pp3pbp/2pn4/7Q/3pP3/2NB3P/PPP3P1/R4RK1 w - - 0 19',
      linea: '1.Tf6 Rg8 2.e5 h6 3.Ce2',
      explicacion:
        'Fischer contra Benko (Nueva York, 1963). La dama y el alfil quieren dar mate en h7 en cuanto el peón avance a e5, pero la inmediata 1.e5 permite ...f5 y la diagonal se cierra. La torre se coloca en f6 para bloquear ese peón: si 1...Axf6, 2.e5 y no hay defensa de h7. El detalle final es 3.Ce2, que salva el caballo y deja a las negras sin respuesta contra las capturas en d6 y h6.',
    },
  ],
};
