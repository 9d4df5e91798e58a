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
