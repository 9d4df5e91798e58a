import type { DiaSemana, InformacionTema, TipoPoker } from '@estratega/domain';

/** The players of the two content audits (chess and poker, §4) and one under caution: weeks to be read as a coach would. */

const days = (hours: Partial<Record<DiaSemana, number>>) => ({
  nivelIntensidad: 'alto' as const,
  diasEstudio: Object.keys(hours) as DiaSemana[],
  horasEstudio: hours,
});

const chess = (
  hours: Partial<Record<DiaSemana, number>>,
  rated?: readonly ['Elo online' | 'Elo fide', number, 'bala' | 'blitz' | 'rapida' | 'clásica'],
  texto = '',
): InformacionTema => ({
  campo: 'Ajedrez',
  ...days(hours),
  conocimientosAjedrez: texto,
  ...(rated
    ? { experienciaAjedrez: rated[0], elo: rated[1], tiempo: rated[2] }
    : { experienciaAjedrez: 'No tengo elo' as const }),
});

const LIMITS = {
  micro: 'Micro-stakes NL2-NL25',
  low: 'Low-stakes NL50-NL200',
  mid: 'Mid-stakes NL400-NL2000',
} as const;

const poker = (
  hours: Partial<Record<DiaSemana, number>>,
  tipoPoker: TipoPoker,
  limite: keyof typeof LIMITS,
  texto = '',
): InformacionTema => ({
  campo: 'Poker Texas Holdem',
  ...days(hours),
  tipoPoker,
  limiteMesa: LIMITS[limite],
  conocimientosPoker: texto,
});

export const PLAYERS: Readonly<Record<string, InformacionTema>> = {
  'ajedrez: nunca jugó, 3,5 h': chess({ lunes: 1, miercoles: 1, sabado: 1.5 }, undefined, 'Nunca he jugado'),
  'ajedrez: blitz 800, 3 h': chess({ lunes: 1, miercoles: 1, sabado: 1 }, ['Elo online', 800, 'blitz']),
  'ajedrez: rápidas 1300, 6 h': chess({ lunes: 1, martes: 1, miercoles: 1, jueves: 1, viernes: 1, sabado: 1 }, [
    'Elo online',
    1300,
    'rapida',
  ]),
  'ajedrez: FIDE 1600, 10 h': chess({ lunes: 2, martes: 2, jueves: 2, sabado: 2, domingo: 2 }, [
    'Elo fide',
    1600,
    'clásica',
  ]),
  'ajedrez: FIDE 1900, 8 h': chess({ martes: 2, jueves: 2, sabado: 2, domingo: 2 }, ['Elo fide', 1900, 'clásica']),
  'ajedrez: FIDE 2200, 15 h': chess(
    { lunes: 2.5, martes: 2.5, miercoles: 2.5, viernes: 2.5, sabado: 2.5, domingo: 2.5 },
    ['Elo fide', 2200, 'clásica'],
  ),
  'ajedrez: bala 1500, 2 h': chess({ lunes: 0.5, miercoles: 0.5, viernes: 0.5, domingo: 0.5 }, [
    'Elo online',
    1500,
    'bala',
  ]),
  'ajedrez: torres y Siciliana, 5,5 h': chess(
    { lunes: 1, miercoles: 1, viernes: 1.5, domingo: 2 },
    ['Elo online', 1500, 'rapida'],
    'Pierdo siempre los finales de torres y no sé qué jugar contra la Siciliana',
  ),
  'póker: nunca jugó, 3 h': poker({ lunes: 1, miercoles: 1, sabado: 1 }, 'Cash games', 'micro', 'Nunca he jugado'),
  'póker: NL2, 4 h': poker({ lunes: 1, martes: 1, jueves: 1, sabado: 1 }, 'Cash games', 'micro', 'Juego NL2'),
  'póker: NL25, 10 h': poker(
    { lunes: 2, martes: 2, jueves: 2, viernes: 2, domingo: 2 },
    'Cash games',
    'micro',
    'Juego NL25',
  ),
  'póker: NL100, 15 h': poker(
    { lunes: 3, martes: 3, jueves: 3, viernes: 3, domingo: 3 },
    'Cash games',
    'low',
    'Juego NL100',
  ),
  'póker: NL500, 8 h': poker({ lunes: 2, miercoles: 2, viernes: 2, domingo: 2 }, 'Cash games', 'mid', 'Juego NL500'),
  'póker: torneos micro, 5 h': poker({ lunes: 1, martes: 1, jueves: 1, viernes: 1, domingo: 1 }, 'Torneos', 'micro'),
  'póker: sit and go, 4 h': poker({ lunes: 1, martes: 1, jueves: 1, domingo: 1 }, 'Sit and Go', 'micro'),
  'póker: tilt, river y ciega grande, 6 h': poker(
    { lunes: 1.5, miercoles: 1.5, viernes: 1.5, domingo: 1.5 },
    'Cash games',
    'micro',
    'tilteo mucho y no sé jugar el river ni defender la ciega grande',
  ),
  'póker: deudas, 3 h': poker(
    { lunes: 1, miercoles: 1, sabado: 1 },
    'Cash games',
    'micro',
    'tengo deudas por el juego y no puedo parar',
  ),
};

/** Players of every level and format as they write of themselves: made up, so that weeks are read with words and not only without. */
export const WORDED: Readonly<Record<string, InformacionTema>> = {
  'ajedrez: 900 rápidas, 4 h': chess(
    { lunes: 1, miercoles: 1, viernes: 1, domingo: 1 },
    ['Elo online', 900, 'rapida'],
    'Juego rápidas de 10 minutos, ando por los 900. Siempre me dejo piezas regaladas y me comen con dobletes de caballo. Después de la apertura no sé qué hacer',
  ),
  'ajedrez: 1450 rápidas, 5 h': chess(
    { lunes: 1, martes: 1, jueves: 1, sabado: 1, domingo: 1 },
    ['Elo online', 1450, 'rapida'],
    'Llevo dos años jugando. Juego la italiana con blancas y contra e4 la Caro-Kann. Llego bien al final y ahí los pierdo, sobre todo los de torres. Hago problemas de táctica todos los días',
  ),
  'ajedrez: FIDE 1720, 8 h, abierto en tres semanas': chess(
    { martes: 2, jueves: 2, sabado: 2, domingo: 2 },
    ['Elo fide', 1720, 'clásica'],
    'El 5 de diciembre empiezo un abierto de siete rondas. Juego 1.d4 y contra e4 la francesa. Me apuro de tiempo y en el medio juego no encuentro un plan',
  ),
  'ajedrez: FIDE 2200, 12 h': chess(
    { lunes: 2, martes: 2, jueves: 2, viernes: 2, sabado: 2, domingo: 2 },
    ['Elo fide', 2200, 'clásica'],
    'Soy maestro nacional. Quiero preparar mejor las aperturas contra rivales concretos y convertir las ventajas, que se me escapan en posiciones técnicas',
  ),
  'ajedrez: nunca jugó, 3 h': chess(
    { lunes: 1, miercoles: 1, sabado: 1 },
    undefined,
    'No sé jugar, quiero aprender desde cero para jugar con mi hijo',
  ),
  'ajedrez: blitz 1200, 1 h': chess(
    { martes: 0.5, sabado: 0.5 },
    ['Elo online', 1200, 'blitz'],
    'Poco tiempo. Quiero ver mejor la táctica y dejar de perder por tiempo',
  ),
  'póker: NL2, paga de más, 4 h': poker(
    { lunes: 1, martes: 1, jueves: 1, sabado: 1 },
    'Cash games',
    'micro',
    'Juego NL2 en pokerstars hace un mes. Pago demasiado porque quiero ver qué tienen y no sé cuándo apostar fuerte cuando ligo',
  ),
  'póker: NL25, 6 h': poker(
    { lunes: 1.5, miercoles: 1.5, viernes: 1.5, domingo: 1.5 },
    'Cash games',
    'micro',
    'NL25 en mesas 6-max. Me 3betean mucho y no sé con qué seguir. En el river me pagan siempre que farolo',
  ),
  'póker: NL100 zoom, 10 h': poker(
    { lunes: 2, martes: 2, jueves: 2, viernes: 2, domingo: 2 },
    'Cash games',
    'low',
    'Juego zoom NL100, gano 3 bb/100. Quiero mejorar botes 3beteados fuera de posición y el check-raise en el turn. Ya estudié rangos de apertura',
  ),
  'póker: NL500, overbets, 8 h': poker(
    { lunes: 2, miercoles: 2, viernes: 2, domingo: 2 },
    'Cash games',
    'mid',
    'Regular de NL500. Me cuesta encontrar faroles con overbet en el river y contra los regs agresivos que 4betean mucho',
  ),
  'póker: se calienta, NL10, 4 h': poker(
    { lunes: 1, miercoles: 1, viernes: 1, domingo: 1 },
    'Cash games',
    'micro',
    'Cuando pierdo un par de manos me caliento y empiezo a jugar cualquier cosa. Sé que pierdo más por eso que por las cartas',
  ),
  'póker: torneos 5 €, 5 h, domingo grande': poker(
    { lunes: 1, martes: 1, jueves: 1, viernes: 1, domingo: 1 },
    'Torneos',
    'micro',
    'Juego torneos de 2 a 5 euros. Llego con 12-15 ciegas a la zona de premios y no sé si ir all in o esperar. El domingo 29 de noviembre juego el torneo grande del mes',
  ),
  'póker: sit and go de nueve, 4 h': poker(
    { lunes: 1, martes: 1, jueves: 1, domingo: 1 },
    'Sit and Go',
    'micro',
    'Juego sit and go de 9 jugadores de 3 dólares. Casi siempre quedo cuarto, justo en la burbuja, y en el mano a mano final me ganan',
  ),
};
