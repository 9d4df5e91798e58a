import type { ChessTopic } from '../../chess-topic.ts';

export const ajApeGambitodama: ChessTopic = {
  id: 'aj-ape-gambitodama',
  titulo: 'Gambito de dama y Defensa Eslava',
  area: 'APE',
  nivelMin: 2,
  nivelMax: 6,
  prerequisitos: ['aj-ape-principios'],
  minutosEtapa: 360,
  terminos: [
    'gambito de dama',
    'gambito dama',
    'gambito de dama rehusado',
    'gambito de dama aceptado',
    'eslava',
    'defensa eslava',
    'semieslava',
    'semi-eslava',
    'merano',
    'defensa ortodoxa',
    'variante del cambio del gambito de dama',
    'tartakower gambito de dama',
    'catalana',
    "queen's gambit",
    'queens gambit',
    'qgd',
    'slav',
    '1.d4 d5',
    'peón de dama',
    'defensa tarrasch',
  ],
  ideas: [
    'El gambito de dama no es un gambito real: si las negras se aferran al peón de c4, pierden tiempo o el flanco de dama.',
    'La lucha es por e4 y por la ruptura negra ...c5 o ...e5: mientras no llegue, las negras siguen encogidas.',
    'El alfil de c8 define la línea: encerrado con ...e6 (rehusado), libre con ...Af5 (Eslava) o activado con ...b6 (Tartakower).',
    'Las estructuras típicas son tres: centro tenso, Carlsbad tras cxd5 exd5 y peones aislados o colgantes tras ...c5.',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque:
        'Con blancas desarrolla con Cc3, Cf3, e3 y Ag5; con negras una sola defensa: rehusado clásico o Eslava con ...Af5.',
      idea: 'Tras ...dxc4 recupera el peón con e3 o e4 y Axc4; no persigas con a4 salvo que ...b5 te moleste.',
    },
    {
      nivel: 3,
      enfoque:
        'Aprende el momento de resolver la tensión: quién gana tiempo si las blancas mueven el alfil antes de ...dxc4.',
      idea: 'El «tiempo del alfil»: espera con jugadas útiles a que las blancas muevan Ad3 para capturar en c4.',
    },
    {
      nivel: 4,
      enfoque:
        'Decide entre estructuras: mantener la tensión, Carlsbad, aislado o Merano; estudia la reacción central de cada una.',
      idea: 'En la Merano todo depende de ...b5 y ...c5 frente a e4: los tiempos se cuentan jugada a jugada.',
    },
    {
      nivel: 5,
      enfoque: 'Órdenes finos: Cf3 o Cc3 primero, ...a6 temprano, ...Ab4 y la Catalana. Compara qué permite cada uno.',
      idea: 'La Catalana cambia la pregunta: ya no es si se come en c4, sino si el peón se puede devolver sin perder el flanco de dama.',
    },
    {
      nivel: 6,
      enfoque:
        'Archivo propio: dos defensas completas, líneas agudas de Semieslava y planes en posiciones igualadas donde se juega a ganar.',
      idea: 'En posiciones de igualdad teórica elige por dificultad práctica: qué bando debe encontrar jugadas únicas.',
    },
  ],
  ejemplo: {
    fen: 'rnbqkb1r/pp2pppp/2p2n2/3p4/2PP4/2N2N2/PP2PPPP/R1BQKB1R b KQkq - 3 4',
    linea: '4...dxc4 5.a4 Af5 6.e3 e6 7.Axc4 Ab4 8.O-O O-O',
    explicacion:
      'Las negras toman en c4 justo cuando las blancas deben gastar a4 para impedir ...b5. Ese tiempo permite sacar el alfil a f5 antes de ...e6. Queda un juego equilibrado: las blancas buscan e4, las negras presionan c3, usan la casilla b4 y preparan ...c5 o ...e5.',
  },
  errorTipico:
    'Con negras, jugar solo a sostener: ...c6, ...e6, ...Cbd7 y ninguna ruptura. Con blancas, apresurarse a tomar en d5 y liberar el alfil de c8 sin recibir nada.',
  preguntas: [
    {
      pregunta: '¿Qué pasa si las negras intentan conservar el peón de c4 con ...b5 en el aceptado clásico?',
      respuesta: 'Las blancas rompen con a4 y, con e3 y b3 o Df3, recuperan el peón con ventaja en el flanco de dama.',
    },
    {
      pregunta: '¿Por qué las negras demoran ...dxc4?',
      respuesta: 'Para ganar un tiempo cuando el alfil blanco ya ha salido a d3 y debe volver a mover para recuperar.',
    },
    {
      pregunta: '¿Qué resuelve la Eslava frente al rehusado?',
      respuesta: 'Permite sacar el alfil de c8 a f5 o g4 antes de ...e6, sin renunciar al apoyo de d5.',
    },
    {
      pregunta: '¿Qué ruptura espera a las negras en casi toda línea?',
      respuesta: '...c5 o ...e5; sin una de las dos el espacio blanco se vuelve permanente.',
    },
    {
      pregunta: '¿Qué plan blanco es típico tras el cambio en d5 con peón negro en c6?',
      respuesta: 'El ataque de minorías b4-b5 o la ruptura e4, según la colocación de los caballos.',
    },
  ],
  criterio: {
    texto: 'Da plan y jugada correctos en {aciertos} de {de} posiciones de gambito de dama',
    aciertos: 7,
    de: 10,
    unidad: 'posiciones',
  },
  foco: 'En cada jugada con tensión en c4-d5 pregunta quién gana un tiempo si la tensión se resuelve ahora.',
  revision: '¿Quién resolvió la tensión central y qué recibió a cambio?',
  variantes: {
    teoria: [
      {
        titulo: 'el tiempo del alfil',
        consigna:
          'Compara dos versiones del cambio en c4: con el alfil ya en d3 y todavía en f1. Cuenta jugadas y saca la regla.',
      },
      {
        titulo: 'estructura y plan',
        consigna: 'Dibuja tres esqueletos de peones típicos del gambito y escribe para cada uno la ruptura de ambos.',
      },
      {
        titulo: 'a4 y b4',
        consigna: 'Explica qué gana y qué pierde cada bando con 5.a4 en el ejemplo y cómo lo usan las negras.',
      },
    ],
    ejercicios: [
      {
        titulo: 'tensión: mantener o resolver',
        consigna: 'Decide en las posiciones de abajo si conviene tomar, avanzar o esperar y quién gana el tiempo.',
      },
      {
        titulo: '¿e4 o contención?',
        consigna: 'Comprueba en cada posición de abajo si la ruptura e4 funciona y calcula la réplica central.',
      },
      {
        titulo: 'alfil con destino',
        consigna: 'Da casilla al alfil de c8 o c1 en las posiciones de abajo y justifica con la estructura.',
      },
      {
        titulo: 'peón de c4 en disputa',
        consigna: 'Calcula en las posiciones de abajo si el peón se puede conservar o se recupera con ventaja.',
      },
      {
        titulo: 'tres estructuras posibles',
        consigna: 'Di en las posiciones de abajo a qué esqueleto llevan tres jugadas distintas y cuál prefieres.',
      },
      {
        titulo: 'con negras, sin ahogo',
        consigna: 'Busca en las posiciones de abajo la ruptura ...c5 o ...e5 más próxima y la jugada que la prepara.',
      },
      {
        titulo: 'ritmo de rápida',
        consigna: 'Resuelve con reloj las posiciones de abajo y decide solo por estructura; después calcula y compara.',
      },
      {
        titulo: 'línea contada al revés',
        consigna: 'Desde una posición de abajo reconstruye las seis jugadas anteriores y el nombre de la línea.',
      },
    ],
    test: [
      {
        titulo: 'tensión y tiempo',
        consigna:
          'Escribe en las {n} posiciones de abajo tu jugada y qué bando gana un tiempo si la tensión c4-d5 se resuelve en ese turno. Corrige ambas respuestas.',
      },
      {
        titulo: 'ruptura y esqueleto',
        consigna: 'Nombra esqueleto y ruptura principal en cada posición de abajo antes de dar la jugada.',
      },
      {
        titulo: 'la jugada útil de espera',
        consigna: 'Encuentra en las posiciones de abajo la jugada que mantiene la tensión sin empeorar nada.',
      },
      {
        titulo: 'examen de línea',
        consigna: 'Continúa tres jugadas por bando en cada posición de abajo y compara con tu repertorio.',
      },
    ],
    jugar: [
      {
        titulo: 'tensión hasta la jugada diez',
        consigna:
          'Juega una partida manteniendo la tensión central hasta la jugada diez salvo ventaja concreta. Anota quién la rompió.',
      },
      {
        titulo: 'Eslava o rehusado con plan',
        consigna: 'Juega tu defensa en tu plataforma o club habitual y escribe antes qué ruptura buscas.',
      },
      {
        titulo: 'cambio de bando',
        consigna:
          'Lleguen a 1.d4 d5 2.c4 c6 3.Cf3 Cf6 4.Cc3 dxc4 5.a4 Af5 6.e3 e6 7.Axc4 Ab4 8.O-O O-O y jueguen dos veces cambiando de color. Comparen quién consiguió su ruptura: e4 blanca o ...c5 y ...e5 negras.',
      },
    ],
    analizar: [
      {
        titulo: 'quién tomó primero',
        consigna: 'Revisa tus partidas de gambito y anota quién resolvió la tensión, cuándo y con qué efecto.',
      },
      {
        titulo: 'la ruptura ausente',
        consigna: 'Busca partidas sin ...c5 ni ...e5 y encuentra la última ocasión en que era posible.',
      },
      {
        titulo: 'esqueleto final',
        consigna: 'Dibuja el esqueleto de peones de la jugada veinte en tus partidas y relaciónalo con el resultado.',
      },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [2, 2],
      fen: 'rnbqkbnr/p1p1pppp/8/1p6/2pP4/4P3/PP3PPP/RNBQKBNR w KQkq - 0 4',
      linea: '4.a4 c6 5.axb5 cxb5 6.Df3 Cc6 7.Dxc6+',
      explicacion:
        'El gambito de dama no entrega un peón de verdad: quien intenta conservarlo con ...b5 lo paga. 4.a4 ataca la cadena y, si las negras la sostienen con ...c6, se abre la gran diagonal y 6.Df3 amenaza la torre de a8. Lo sano es devolver el peón y aprovechar el tiempo en desarrollarse.',
    },
  ],
};
