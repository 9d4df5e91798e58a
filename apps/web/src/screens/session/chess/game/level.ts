import type { Plan, Tarea } from '@estratega/domain';

/** At which rating Estratega plays this person. */

/** An online rating runs above the scale of the levels. */
const ONLINE = 100;
const LOWEST = 600;
const HIGHEST = 2_000;
/** Middle of the first level, and from one to the next. */
const FIRST = 650;
const STEP = 300;

type Said = Pick<Plan, 'elo' | 'experienciaAjedrez'>;

export function rivalElo({ elo, experienciaAjedrez }: Said, { nivel }: Pick<Tarea, 'nivel'>): number {
  const said = elo === undefined ? FIRST + STEP * nivel : elo - (experienciaAjedrez === 'Elo online' ? ONLINE : 0);
  return Math.max(LOWEST, Math.min(HIGHEST, Math.round(said / 50) * 50));
}

/** Who begins plays without a clock, and may take moves back. */
const BEGINS = 1;
export const isBeginner = ({ nivel }: Pick<Tarea, 'nivel'>): boolean => nivel <= BEGINS;
