/** How much may be kept of one plan. Beyond it nothing that is stored is lost: what comes is answered, and not kept. */

/** Answers to one exercise in one plan: whoever tries it more often learns nothing that is not known of them. */
export const ANSWERS_OF_AN_EXERCISE = 20;
/** Answers in one plan: several times what the fullest week asks for. */
export const ANSWERS_OF_A_PLAN = 2_000;
/** Browsers whose time is added up for one task. */
export const BROWSERS_OF_A_TASK = 10;

export const ANSWERS_NOT_KEPT =
  'Corregimos todas tus respuestas, pero algunas no se guardaron: de cada ejercicio guardamos 20 por plan, y 2.000 en total.';

const DAY_MS = 24 * 60 * 60_000;

/** Nobody has studied a plan for longer than it exists. Days that have begun count whole, so that no clock has to be exact. */
export const mostStudiedMs = (createdAt: Date, now: Date): number =>
  Math.max(1, Math.ceil((now.getTime() - createdAt.getTime()) / DAY_MS)) * DAY_MS;

/** What of a new sum still fits beside the others. */
export const fittingMs = (ms: number, others: number, most: number): number => Math.max(0, Math.min(ms, most - others));
