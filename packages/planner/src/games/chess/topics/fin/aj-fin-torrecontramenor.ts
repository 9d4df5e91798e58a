import type { ChessTopic } from '../../chess-topic.ts';

export const ajFinTorrecontramenor: ChessTopic = {
  id: 'aj-fin-torrecontramenor',
  titulo: 'Torre contra pieza menor',
  area: 'FIN',
  nivelMin: 4,
  nivelMax: 6,
  prerequisitos: ['aj-fin-torre', 'aj-fin-fortaleza'],
  favorece: ['clasica'],
  minutosEtapa: 290,
  importancia: 'ocasional',
  terminos: [
    'torre contra alfil',
    'torre contra caballo',
    'torre contra pieza menor',
    'torre vs alfil',
    'torre vs caballo',
    'calidad de más en el final',
    'final con calidad de más',
    'final con calidad de menos',
    'ganar con la calidad',
    'rook vs bishop',
    'rook vs knight',
    'exchange up endgame',
    'caballo lejos del rey',
    'torre contra alfil y peones',
    'torre contra caballo y peones',
    'convertir la calidad',
  ],
  ideas: [
    'Torre contra alfil sin peones es tablas si el rey defensor alcanza el rincón del color contrario al alfil; en el otro rincón se pierde.',
    'Torre contra caballo sin peones es tablas con el caballo junto a su rey y fuera del rincón; separado de él, suele caer.',
    'Con peones en los dos flancos la torre gana porque abre columnas y ataca por detrás; con todos en un flanco la menor resiste mucho más.',
    'El bando de la torre debe penetrar y cambiar peones solo si abre entrada; el defensor fija, bloquea y reduce a un flanco.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque:
        'Domina los rincones de torre contra alfil y la separación del caballo; en posiciones con peones, busca la columna de entrada.',
      idea: 'Si el caballo está a dos o más casillas de su rey, quita las casillas de regreso antes de dar jaques.',
    },
    {
      nivel: 5,
      enfoque:
        'Calidad contra un peón con peones en un flanco: reconoce fortalezas y aprende la devolución de la calidad en final de peones ganado.',
      idea: 'Devolver la torre por la menor y un peón es con frecuencia el camino más corto: calcula el final de peones en cada turno.',
    },
    {
      nivel: 6,
      enfoque:
        'Torre contra dos peones y menor, y defensa sin margen: elige la formación según el color del alfil y las casillas de entrada.',
      idea: 'Contra la calidad el defensor decide pronto: peones y alfil en colores distintos cubren más casillas de entrada; peones en el color del alfil se sostienen, pero dejan pasar al rey.',
    },
  ],
  ejemplo: {
    fen: '6k1/8/6K1/8/8/8/5R2/6b1 w - - 0 1',
    linea: '1.Tg2 Ac5 2.Tc2 Ae7 3.Tc8+ Af8 4.Tb8 Rh8 5.Txf8#',
    explicacion:
      'El alfil es de casillas oscuras y h8 también: es el rincón malo. La torre ataca al alfil con tiempos (g2, c2) hasta que debe cubrir la octava; la jugada de espera 4.Tb8 deja a las negras en zugzwang: el rey va a h8 y se captura con mate. En el rincón claro la misma idea daría ahogado.',
  },
  errorTipico:
    'Cambiar peones sin pensar cuando tienes la calidad. Cada cambio en el flanco equivocado acerca al rival a una fortaleza con todos los peones juntos.',
  preguntas: [
    {
      pregunta: '¿A qué rincón corre el rey con alfil de casillas claras contra torre?',
      respuesta: 'A uno de casilla oscura (a1 o h8), donde el alfil tapa el jaque y la clavada termina en ahogado.',
    },
    {
      pregunta: '¿Qué hace ganador el final de torre contra caballo sin peones?',
      respuesta:
        'Que el caballo esté lejos de su rey o en el rincón: la torre le quita casillas y lo captura o da mate.',
    },
    {
      pregunta: '¿Dónde quiere los peones el bando con la calidad de más?',
      respuesta:
        'En los dos flancos y con columnas por abrir, para que la torre ataque por detrás y la menor no llegue.',
    },
  ],
  criterio: {
    texto: 'Logra el resultado teórico en {aciertos} de {de} posiciones de torre contra menor',
    aciertos: 7,
    de: 10,
    unidad: 'posiciones',
  },
  foco: 'Con calidad de más o de menos, di antes de cada cambio de peón en cuántos flancos quedarán peones.',
  revision: '¿Qué cambio de peones facilitó o impidió que la torre entrara?',
  variantes: {
    teoria: [
      {
        titulo: 'rincón bueno y rincón malo',
        consigna:
          'Juega el ejemplo en g8 y repítelo con el rey negro en b8 y el mismo alfil; explica por qué el ahogado salva en el segundo.',
      },
      {
        titulo: 'el caballo separado',
        consigna:
          'Con rey negro en e8 y caballo en a1, b4 o f6, decide en qué casos la torre lo captura y escribe la primera jugada.',
      },
      {
        titulo: 'flancos y calidad',
        consigna:
          'Compara tres contra tres en un flanco con dos contra dos en cada flanco, torre contra alfil, y escribe el plan de los dos bandos.',
      },
    ],
    ejercicios: [
      {
        titulo: '¿qué rincón es?',
        consigna: 'Determina el color del rincón en las posiciones de abajo y da el veredicto antes de mover.',
      },
      {
        titulo: 'quita casillas',
        consigna: 'Busca en las posiciones de abajo la jugada de torre que más casillas quita a la menor.',
      },
      {
        titulo: 'columna de entrada',
        consigna: 'Señala en cada posición de abajo qué cambio de peón abre el paso a la torre.',
      },
      {
        titulo: 'devolver la calidad',
        consigna: 'Calcula en las posiciones de abajo el final de peones que sale de entregar la torre por la menor.',
      },
      {
        titulo: 'muralla defensiva',
        consigna: 'Desde el bando de la menor, escribe en las posiciones de abajo la formación que impide la entrada.',
      },
      {
        titulo: 'jugada de espera',
        consigna: 'Encuentra en las posiciones de abajo si un tiempo perdido deja en zugzwang al defensor.',
      },
      {
        titulo: 'persecución con tiempo',
        consigna:
          'Enlaza ataques a la menor en las posiciones de abajo hasta llegar a una amenaza de mate; escribe la serie.',
      },
      {
        titulo: 'veredicto relámpago',
        consigna:
          'Con reloj, anota gana o tablas en las posiciones de abajo y el rasgo que lo decide; verifica después.',
      },
    ],
    test: [
      {
        titulo: 'resultado y rasgo',
        consigna:
          'Escribe en las {n} posiciones de abajo el resultado y el rasgo decisivo: rincón, distancia o flancos.',
      },
      {
        titulo: 'primera jugada exacta',
        consigna: 'Da la jugada que mantiene el resultado en cada posición de abajo y refuta la más natural.',
      },
      {
        titulo: 'sostener con la menor',
        consigna: 'Defiende cuatro jugadas en las posiciones de abajo sin perder la formación.',
      },
      {
        titulo: 'transición ganadora',
        consigna: 'Indica en las posiciones de abajo a qué final conocido llevas el juego y con qué cambio.',
      },
    ],
    jugar: [
      {
        titulo: 'torre contra alfil a dos rincones',
        consigna:
          'Jueguen torre contra alfil sin peones empezando en cada rincón, con diez segundos por jugada, y cambien de bando.',
      },
      {
        titulo: 'calidad con cuatro peones',
        consigna:
          'Juega calidad de más con peones en ambos flancos contra un compañero y luego con todos en uno; comparen cuánto tardó la victoria.',
      },
      {
        titulo: 'sostén la menor',
        consigna:
          'Defiende contra el ordenador de tu plataforma un final con calidad de menos y anota cuántas jugadas resistió cada formación.',
      },
    ],
    analizar: [
      {
        titulo: 'calidades convertidas',
        consigna: 'Revisa partidas con calidad de más y marca la primera columna por la que entró la torre.',
      },
      {
        titulo: 'cambio de flanco',
        consigna: 'Señala en tus finales el cambio de peones que redujo el juego a un flanco y a quién sirvió.',
      },
      {
        titulo: 'la devolución no jugada',
        consigna: 'Busca el momento en que devolver la calidad daba un final de peones ganado y escribe la línea.',
      },
    ],
  },
};
