import type { Exercise } from '../schema/index.ts';
import { NBSP } from './numbers.ts';

/**
 * Boards that are practised against the clock. How long there is comes from the player's own rhythm; whether a move came in time is
 * told beside its verdict and never part of it, so that what an answer says of the theme stays what it was.
 */

/** The theme whose boards are decided at a glance. */
const CLOCK_TOPIC = 'aj-com-tiempo';

/** What a critical moment may cost at each rhythm: about what a game leaves for it once the moves around it are paid. */
const SECONDS: ReadonlyMap<string | undefined, number> = new Map([
  ['bala', 10],
  ['blitz', 20],
  ['rapida', 40],
  ['clásica', 60],
]);
/** Of who begins, is a child or has said no rhythm. */
const CALM = 60;
const UNSAID = 40;
/** From here on boards want a second candidate looked at, whatever the rhythm. */
const HARDER_FROM = 3;
const HARDER = 1.5;
const BEGINS = 1;

interface Who {
  readonly tiempo?: string | undefined;
  readonly menor?: boolean | undefined;
}

/** Seconds for the decision on this board of a task on this theme; nothing where no clock belongs. */
export function glanceSeconds(
  { tiempo, menor }: Who,
  { temaId, nivel }: { readonly temaId: string; readonly nivel: number },
  exercise: Exercise | undefined,
): number | undefined {
  // What fills the task up is of another theme, and its sums are done with time.
  if (temaId !== CLOCK_TOPIC || exercise?.tipo !== 'ajedrez' || !exercise.temas.includes(CLOCK_TOPIC)) return undefined;
  if (menor || nivel <= BEGINS) return CALM;
  return (SECONDS.get(tiempo) ?? UNSAID) * (exercise.nivel >= HARDER_FROM ? HARDER : 1);
}

/** Said once to whoever cannot see the line. */
export const glanceAhead = (seconds: number): string =>
  `Tienes ${seconds} segundos para decidir. Si se pasan, decides igual.`;

export const glanceLabel = (seconds: number): string => `${seconds}${NBSP}s`;

export const inTime = (ms: number, seconds: number): boolean => ms <= seconds * 1000;

/** A moment over the time is no whole second under it. */
const took = (ms: number, seconds: number): string =>
  glanceLabel(inTime(ms, seconds) ? Math.floor(ms / 1000) : Math.ceil(ms / 1000));

/** Beside a verdict: "9 s, a tiempo". */
export const glanceAside = (ms: number, seconds: number): string =>
  `${took(ms, seconds)}, ${inTime(ms, seconds) ? 'a tiempo' : 'tarde'}`;

/** A wrong move sooner than this part of its time was not looked at twice. */
const HASTY = 0.5;

/** What the clock says of a decision, right or not; nothing where it has nothing to add. */
export function glanceWords(ms: number, seconds: number, right: boolean): string | undefined {
  const [spent, had] = [took(ms, seconds), glanceLabel(seconds)];
  if (right)
    return inTime(ms, seconds)
      ? undefined
      : `La jugada es buena y cuenta como acierto. Llegó tarde: ${spent}, y había ${had}.`;
  if (!inTime(ms, seconds)) return `Además llegó tarde: ${spent}, y había ${had}.`;
  return ms < HASTY * seconds * 1000
    ? `Jugaste en ${spent} y había ${had}: te sobraba tiempo para mirar la respuesta del rival.`
    : undefined;
}
