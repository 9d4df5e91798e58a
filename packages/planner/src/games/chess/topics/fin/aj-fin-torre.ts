import type { ChessTopic } from '../../chess-topic.ts';

export const ajFinTorre: ChessTopic = {
  id: 'aj-fin-torre',
  titulo: 'Finales de torre básicos: Lucena y Philidor',
  area: 'FIN',
  nivelMin: 2,
  nivelMax: 4,
  prerequisitos: ['aj-fin-oposicion'],
  favorece: ['rapida', 'clasica'],
  minutosEtapa: 360,
  importancia: 'esencial',
  terminos: [
    'lucena',
    'philidor',
    'posición de lucena',
    'posición de philidor',
    'puente de lucena',
    'hacer el puente',
    'finales de torre',
    'final de torre',
    'finales de torres',
    'final de torre y peón',
    'torre y peón contra torre',
    'rook endings',
    'rook endgames',
    'defensa de la tercera fila',
    'finales de torre básicos',
    'torre activa',
    'cortar al rey',
    'jaques desde atrás',
  ],
  ideas: [
    'Lucena: con el peón en séptima, tu rey delante de él y el rival cortado una columna, se gana llevando la torre a la cuarta fila para tapar los jaques («el puente»).',
    'Philidor: el defensor pone la torre en la tercera fila desde su lado (la sexta del rival) y espera; cuando el peón llega a la sexta, baja a dar jaques desde atrás.',
    'El rey defensor se queda en la casilla de coronación o va al lado corto; el lado largo se reserva para que la torre tenga distancia de jaque.',
    'La distancia mínima para dar jaques laterales eficaces son tres columnas libres entre la torre y el peón.',
    'Con peón de torre y rey atacante encerrado delante, suele ser tablas si el rey defensor está a cuatro columnas o menos.',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque: 'Dos posiciones de memoria: el puente de Lucena y la tercera fila de Philidor, con los dos colores.',
      idea: 'Si el peón aún no está en sexta, quédate en la tercera fila; si ya avanzó a la sexta, el rey perdió su refugio y empiezan los jaques por detrás.',
    },
    {
      nivel: 3,
      enfoque:
        'Qué hacer cuando no se alcanza la tercera fila: defensa por el lado corto, jaques laterales y la defensa pasiva en primera fila, que solo sirve contra peones de torre y caballo.',
      idea: 'Rey al lado corto, torre al lado largo: así los jaques laterales disponen de las tres columnas necesarias.',
    },
    {
      nivel: 4,
      enfoque:
        'Corta al rey por columnas y por filas y calcula cuántas columnas de corte necesita el peón según su fila; prepara el paso a Lucena desde lejos.',
      idea: 'Regla práctica del corte: fila del peón más columnas de corte mayor que cinco suele ganar, con rey y torre del atacante bien puestos y peón que no sea de torre.',
    },
  ],
  ejemplo: {
    fen: '6K1/4k1P1/8/8/8/8/7r/5R2 w - - 0 1',
    linea: '1.Tf4 Th1 2.Te4+ Rd7 3.Rf7 Tf1+ 4.Rg6 Tg1+ 5.Rf6 Tf1+ 6.Rg5 Tg1+ 7.Tg4',
    explicacion:
      'La torre va a la cuarta fila antes de que el rey salga. Después de 2.Te4+ el rey negro queda lejos, el blanco camina f7-g6-f6-g5 acercándose a su torre y 7.Tg4 tapa el último jaque: el peón corona.',
  },
  errorTipico:
    'Sacar el rey en Lucena sin haber puesto la torre en la cuarta fila: los jaques por la columna no terminan nunca. La otra cara es abandonar la tercera fila en Philidor antes de que avance el peón.',
  preguntas: [
    {
      pregunta: '¿A qué fila va la torre en el puente de Lucena y por qué?',
      respuesta:
        'A la cuarta, porque el rey tarda exactamente lo necesario para bajar hasta la quinta y ahí la torre tapa el jaque desde la casilla vecina.',
    },
    {
      pregunta: '¿Cuándo abandona el defensor la tercera fila en Philidor?',
      respuesta:
        'En cuanto el peón pisa esa fila; entonces baja la torre a la primera o segunda para dar jaques desde atrás.',
    },
    {
      pregunta: '¿A qué lado va el rey defensor si es expulsado de la casilla de coronación?',
      respuesta: 'Al lado corto, para que la torre tenga distancia de jaque por el lado largo.',
    },
    {
      pregunta: '¿Cuántas columnas libres necesita la torre para los jaques laterales?',
      respuesta: 'Al menos tres entre ella y el peón.',
    },
  ],
  criterio: {
    texto: 'Juega con el resultado teórico {aciertos} de {de} posiciones de torre y peón contra torre',
    aciertos: 8,
    de: 10,
    unidad: 'posiciones',
  },
  foco: 'En cuanto quede una torre por bando, di cuál de tus posiciones conocidas buscas y cuál quiere el rival.',
  revision: '¿En qué jugada del final de torre se decidió si se llegaba a Lucena o a Philidor?',
  variantes: {
    teoria: [
      {
        titulo: 'el puente en cuatro casillas',
        consigna:
          'Reproduce el ejemplo y explica qué pasaría con la torre en la tercera o en la quinta fila en lugar de la cuarta.',
      },
      {
        titulo: 'Philidor y su plazo',
        consigna:
          'Monta peón blanco en e5, rey en d5, torres, y rey negro en e8. Escribe la jugada exacta en que el negro debe dejar la tercera fila.',
      },
      {
        titulo: 'lado corto y lado largo',
        consigna:
          'Con peón en e6 explica en un dibujo dónde van rey y torre defensores y cuenta las columnas de los jaques laterales.',
      },
    ],
    ejercicios: [
      {
        titulo: '¿Lucena, Philidor u otra cosa?',
        consigna:
          'Clasifica primero las posiciones de abajo por su patrón y resuelve después. Corrige la clasificación con la línea.',
      },
      {
        titulo: 'construye el puente',
        consigna:
          'Busca en las posiciones de abajo el camino hacia la cuarta fila y escribe la jugada que tapa el último jaque.',
      },
      {
        titulo: 'defensa con la torre',
        consigna:
          'Toma las posiciones de abajo desde el bando sin peón y elige entre tercera fila, jaques laterales y jaques por detrás, con motivo.',
      },
      {
        titulo: 'corta al rey',
        consigna:
          'En cada posición de abajo indica qué columna o fila corta tu torre y cuántas jugadas gana tu rey con ello.',
      },
      {
        titulo: 'una jugada tarde',
        consigna: 'Resuelve las posiciones de abajo y di qué resultado habría con el otro bando al turno.',
      },
      {
        titulo: 'dicta sin mirar',
        consigna: 'Memoriza cada posición de abajo y dicta la línea hasta que el peón corone o los jaques se repitan.',
      },
      {
        titulo: 'con reloj de torneo',
        consigna: 'Resuelve las posiciones de abajo con reloj y sin corregir: lo que escribes primero es tu jugada.',
      },
      {
        titulo: 'tu propia posición crítica',
        consigna:
          'Resuelve y luego desplaza todo una columna hacia la banda en dos de las posiciones de abajo; anota dónde cambia el resultado.',
      },
    ],
    test: [
      {
        titulo: 'resultado y método',
        consigna:
          'Para las {n} posiciones de abajo escribe gana o tablas y el nombre del método. Se exigen las dos respuestas.',
      },
      {
        titulo: 'tres jugadas exactas',
        consigna:
          'Escribe las tres primeras jugadas de tu bando en cada posición de abajo. Un error anula la posición.',
      },
      {
        titulo: 'el error ajeno',
        consigna: 'Supón que el rival acaba de jugar en cada posición de abajo: di si fue error y castígalo.',
      },
      {
        titulo: 'doble rol',
        consigna:
          'Contesta la mitad de las posiciones de abajo como atacante y la otra mitad como defensor; compara tus aciertos por rol.',
      },
    ],
    jugar: [
      {
        titulo: 'Lucena y Philidor por sorteo',
        consigna:
          'Con un compañero sorteen posición y color; jueguen con diez segundos por jugada. Se gana la ronda logrando el resultado teórico.',
      },
      {
        titulo: 'torre y cuatro peones',
        consigna:
          'Juega desde torre y cuatro peones por bando en el mismo flanco y busca o evita una de las posiciones conocidas.',
      },
      {
        titulo: 'partida con torres hasta el final',
        consigna:
          'Juega una partida en tu plataforma o club habitual en la que conserves una torre y pienses desde la jugada treinta qué final buscas.',
      },
    ],
    analizar: [
      {
        titulo: 'la torre pasiva',
        consigna:
          'En tus finales de torre marca cada jugada en que tu torre quedó delante o al lado de su propio peón sin actividad y propone otra.',
      },
      {
        titulo: 'el momento Philidor',
        consigna:
          'Busca un final perdido de torre y peón y determina si la tercera fila estuvo disponible y en qué jugada dejó de estarlo.',
      },
      {
        titulo: 'tabla de aciertos',
        consigna:
          'Compara diez decisiones de tus finales de torre con el resultado teórico y calcula tu porcentaje por tipo de posición.',
      },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [3, 3],
      fen: '4k3/R7/8/3KP3/8/8/8/1r6 b - - 0 1',
      linea: '1...Tb6 2.e6 Tb1 3.Rd6 Td1+ 4.Re5 Te1+',
      explicacion:
        'Defensa de Philidor. La torre negra va a la sexta fila e impide que el rey blanco avance; así las blancas solo progresan con 2.e6, y ese avance quita al rey su refugio. Entonces la torre baja a la primera fila y da jaques por detrás sin fin. Una torre pasiva en la octava, en cambio, puede perder.',
    },
  ],
};
