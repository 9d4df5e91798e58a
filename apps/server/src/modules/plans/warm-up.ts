import { type Campo, type InformacionTema, WEEKDAYS } from '@estratega/domain';
import { finishInTurns } from '../../platform/turns.ts';
import type { Planner } from './planner.ts';

/**
 * The first weeks of a process are made by code that never ran, some ten times slower than later ones, and everybody would wait for that. So
 * they are made before the socket opens, and thrown away.
 */

const diasEstudio = [...WEEKDAYS];
const horasEstudio = Object.fromEntries(WEEKDAYS.map((dia) => [dia, 2]));
const common = { nivelIntensidad: 'alto', diasEstudio, horasEstudio } as const;
const REQUESTS: Readonly<Record<Campo, InformacionTema>> = {
  Ajedrez: {
    campo: 'Ajedrez',
    ...common,
    experienciaAjedrez: 'Elo online',
    elo: 1500,
    tiempo: 'rapida',
    conocimientosAjedrez: 'Me cuestan los finales de torre y las clavadas; las aperturas las sé.',
  },
  'Poker Texas Holdem': {
    campo: 'Poker Texas Holdem',
    ...common,
    tipoPoker: 'Torneos',
    limiteMesa: 'Micro-stakes NL2-NL25',
    conocimientosPoker: 'No sé cuándo hacer 3-bet y pago demasiado en el river.',
  },
};
const TIMES = 3;
const A_MONDAY = '2026-11-16';

/** `besides`: what other modules would make the first to ask wait for. */
export const warmUp = async (planner: Planner, besides: () => Promise<void>): Promise<void> => {
  await besides();
  for (let time = 0; time < TIMES; time++)
    for (const informacionTema of Object.values(REQUESTS)) {
      const learner = planner.begin(informacionTema, undefined);
      await finishInTurns(planner.plan({ informacionTema, learner, hoy: A_MONDAY, semana: 1, dificultades: {} }));
    }
};
