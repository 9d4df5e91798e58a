import type { ChessTopic } from '../../chess-topic.ts';

export const ajEstAvalancha: ChessTopic = {
  id: 'aj-est-avalancha',
  titulo: 'Avalanchas de peones con centro cerrado',
  area: 'EST',
  nivelMin: 4,
  nivelMax: 6,
  prerequisitos: ['aj-est-espacio', 'aj-ape-indias'],
  minutosEtapa: 300,
  terminos: [
    'avalancha de peones',
    'avalanchas de peones',
    'asalto de peones con centro cerrado',
    'ataque de peones en la india de rey',
    'pawn storm',
    'pawn storms',
    'cadena cerrada',
    'centro cerrado y flancos',
    'f5 f4 en la india de rey',
    'g5 g4 contra el enroque',
    'c5 en la india de rey',
    'mar del plata',
    'ruptura c5',
    'ataque bayoneta',
    'carrera de flancos',
    'cadena de peones cerrada',
  ],
  ideas: [
    'Con el centro cerrado los flancos deciden: cada bando ataca donde apunta su cadena, negras en el flanco de rey y blancas en el de dama en la India de rey.',
    'El orden negro es ...f5-f4, ...g5, ...h5-...g4; la pieza clave es el alfil de casillas claras, que a veces se entrega en h3.',
    'Las blancas atacan con c5, cxd6 y presión en la columna c, o con el bayoneta b4 y a4; el caballo en b5 o c7 es el aliado.',
    'Defender sin contraatacar pierde: la jugada defensiva correcta suele ser la que gana un tiempo en tu propia ofensiva.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque:
        'Reconoce el reparto de flancos, cuenta tiempos hasta la primera ruptura y elige piezas atacantes y defensoras.',
      idea: 'Antes de atacar di qué pieza propia no debe cambiarse: en la India de rey negra, el alfil de casillas claras.',
    },
    {
      nivel: 5,
      enfoque: 'Maneja el bayoneta, el plan con Cd2-c4 y la entrega en h3 o g3; coordina la apertura de una columna.',
      idea: 'Si el rival cambia tu alfil de casillas claras, cambia el plan: ya no hay mate en h3, ahora hay presión en casillas oscuras.',
    },
    {
      nivel: 6,
      enfoque:
        'Calcula carreras completas con sacrificio de calidad o pieza y valora el final que queda si ambos ataques se extinguen.',
      idea: 'Si las dos ofensivas se anulan, decide la cadena: el peón de d6 o el de e4 será el blanco del final.',
    },
  ],
  ejemplo: {
    fen: 'r1bq1rk1/pppnn1bp/3p2p1/3Ppp2/2P1P3/2N1BP2/PP2B1PP/R2QNRK1 b - - 0 11',
    linea: '11...f4 12.Af2 g5 13.Tc1 Cg6 14.c5 Cxc5 15.b4 Ca6 16.Cd3',
    explicacion:
      'El centro está cerrado y cada uno corre por su flanco. Las negras ganan espacio con ...f4 y ...g5; las blancas entregan un peón con c5 para abrir la columna c y desplazar al caballo de d7, que estorbaría en el otro flanco. La partida se decide por quién abre antes una línea útil.',
  },
  errorTipico: 'Atacar con peones sin piezas detrás. La avalancha que llega sola abre columnas para el rey equivocado.',
  preguntas: [
    {
      pregunta: '¿Qué flanco corresponde a cada bando en la India de rey con centro cerrado?',
      respuesta: 'A las negras el de rey, con ...f5-f4 y ...g5; a las blancas el de dama, con c5 o b4.',
    },
    {
      pregunta: '¿Qué pieza negra cuidas más en esa ofensiva?',
      respuesta:
        'El alfil de casillas claras, porque es el que remata con la entrega en h3 o la presión en la diagonal.',
    },
    {
      pregunta: '¿Qué hace bueno al sacrificio c5 blanco?',
      respuesta:
        'Abre la columna c, aparta al caballo que defiende y acelera la llegada de las torres al flanco de dama.',
    },
  ],
  criterio: {
    texto: 'Elige el paso correcto de la avalancha en {aciertos} de {de} posiciones de centro cerrado',
    aciertos: 7,
    de: 10,
    unidad: 'posiciones',
  },
  foco: 'Con centro cerrado cuenta en cada jugada los tiempos de ambos y nombra la pieza que no vas a cambiar.',
  revision: '¿Qué línea se abrió primero y qué pieza clave se había cambiado antes?',
  variantes: {
    teoria: [
      {
        titulo: 'dos avalanchas, un centro',
        consigna: 'Describe en el ejemplo las jugadas de ambos flancos y di en cuáles se ganó o se perdió tiempo.',
      },
      {
        titulo: 'el bayoneta por dentro',
        consigna:
          'Escribe el plan completo con b4, a4 y c5 en orden y qué piezas negras lo estorban. Señala qué jugada negra obliga a cambiar ese orden.',
      },
      {
        titulo: 'la pieza prohibida',
        consigna:
          'Explica qué ocurre con el ataque si se cambian los alfiles de casillas claras, y repite con los de oscuras.',
      },
    ],
    ejercicios: [
      {
        titulo: '¿qué flanco es tuyo?',
        consigna: 'Determina en las posiciones de abajo el reparto de flancos y la primera jugada de tu avalancha.',
      },
      {
        titulo: 'abre o acelera',
        consigna: 'Busca en las posiciones de abajo la ruptura o la entrega que abre línea antes que la del rival.',
      },
      {
        titulo: 'cambia o conserva',
        consigna:
          'Decide en las posiciones de abajo qué pieza menor no se cambia por ser necesaria en tu flanco y cuál ofreces a cambio.',
      },
      {
        titulo: 'frena con amenaza',
        consigna: 'Encuentra en las posiciones de abajo la defensa que a la vez acelera tu flanco.',
      },
      {
        titulo: 'cuenta de ambos flancos',
        consigna:
          'Escribe en las posiciones de abajo cuántas jugadas le faltan a cada avalancha para abrir una línea. Elige seguir, frenar o acelerar según la diferencia.',
      },
      {
        titulo: 'entrega de alfil en h3',
        consigna: 'Comprueba en las posiciones de abajo si la entrega abre el enroque y qué la refuta.',
      },
      {
        titulo: 'columna útil',
        consigna:
          'Señala en cada posición de abajo qué columna quieres abrir, con qué peón y qué pieza entrará por ella.',
      },
      {
        titulo: 'avalancha a reloj',
        consigna: 'Con reloj, da plan y jugada en las posiciones de abajo sin calcular todo; comprueba después.',
      },
    ],
    test: [
      {
        titulo: 'flanco y ruptura',
        consigna:
          'Escribe en las {n} posiciones de abajo tu flanco, la ruptura que lo abre y la jugada de este turno. Corrige las tres respuestas.',
      },
      {
        titulo: 'carrera evaluada',
        consigna: 'Da los tiempos de ambos en las posiciones de abajo y el resultado previsto.',
      },
      {
        titulo: 'pieza decisiva',
        consigna: 'Señala en las posiciones de abajo la pieza que no se cambia y la jugada que la protege.',
      },
      {
        titulo: 'golpe o preparación',
        consigna: 'Decide en cada posición de abajo si la avalancha ya tiene remate o falta un paso.',
      },
    ],
    jugar: [
      {
        titulo: 'Mar del Plata a dos vueltas',
        consigna:
          'Lleguen a 1.d4 Cf6 2.c4 g6 3.Cc3 Ag7 4.e4 d6 5.Cf3 O-O 6.Ae2 e5 7.O-O Cc6 8.d5 Ce7 9.Ce1 Cd7 10.Ae3 f5 11.f3 y jueguen ida y vuelta. Escriban qué columna se abrió primero y para quién.',
      },
      {
        titulo: 'bayoneta de práctica',
        consigna: 'Con blancas, juega el plan b4-a4-c5 en tu plataforma o club habitual y registra cuándo llegó.',
      },
      {
        titulo: 'defensa con contraataque',
        consigna: 'Juega el bando que va segundo con la regla de no hacer dos jugadas defensivas seguidas.',
      },
    ],
    analizar: [
      {
        titulo: 'cronómetro de flancos',
        consigna: 'Cuenta tiempos de cada bando en tus partidas con centro cerrado y localiza el tiempo perdido.',
      },
      {
        titulo: 'alfil que faltó',
        consigna: 'Busca partidas en que cambiaste la pieza clave del ataque y qué cambió después.',
      },
      {
        titulo: 'línea abierta primero',
        consigna:
          'Registra en tus partidas con centro cerrado quién abrió la primera línea útil y cuántas jugadas después se decidió el juego.',
      },
    ],
  },
};
