import type { Plan, Tarea } from '@estratega/domain';
import { FIRST_PACE, type Pace, paceFor, type Rhythm } from '@estratega/own-games/opponent';

/** At which rating and pace Estratega plays this person. */

/** An online rating runs above the scale of the levels. */
const ONLINE = 100;
const LOWEST = 600;
const HIGHEST = 2_000;
/** Middle of the first level, and from one to the next. */
const FIRST = 650;
const STEP = 300;

type Said = Pick<Plan, 'elo' | 'experienciaAjedrez'>;

/** The rating that was said, within the level that answers have shown since: the task's own. */
export function rivalElo({ elo, experienciaAjedrez }: Said, { nivel }: Pick<Tarea, 'nivel'>): number {
  const middle = FIRST + STEP * nivel;
  const said = elo === undefined ? middle : elo - (experienciaAjedrez === 'Elo online' ? ONLINE : 0);
  const shown = Math.max(middle - STEP / 2, Math.min(middle + STEP / 2, said));
  return Math.max(LOWEST, Math.min(HIGHEST, Math.round(shown / 50) * 50));
}

/** Who begins plays without a clock. */
const BEGINS = 1;
export const isBeginner = ({ nivel }: Pick<Tarea, 'nivel'>): boolean => nivel <= BEGINS;

/** «…; contra Estratega puedes deshacer y probar otro camino»: where the task is to try, not to hold what was touched. */
const TAKES_BACK = /\bcontra Estratega puedes deshacer\b/u;
/** Who begins may take moves back, and everybody else where the task's own words say so; never against a clock. */
export const takesBack = (tarea: Pick<Tarea, 'nivel' | 'descripcion'>): boolean =>
  isBeginner(tarea) || TAKES_BACK.test(tarea.descripcion);

const RHYTHMS: readonly string[] = ['bala', 'blitz', 'rapida', 'clásica'] satisfies Rhythm[];
const isRhythm = (text: string | undefined): text is Rhythm => text !== undefined && RHYTHMS.includes(text);

/** The plan's own clock as far as the task has room for it; children and beginners have 10+5. */
export function paceOf(
  { tiempo, menor }: Pick<Plan, 'tiempo' | 'menor'>,
  tarea: Pick<Tarea, 'nivel' | 'tiempo'>,
): Pace {
  if (menor || isBeginner(tarea)) return FIRST_PACE;
  return paceFor(tarea.tiempo, isRhythm(tiempo) ? tiempo : undefined);
}
