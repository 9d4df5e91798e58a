import { TIER_RULES, type Tier } from '../tier/tier.ts';

/** How much may be kept of one plan. Beyond it nothing that is stored is lost: what comes is answered, and not kept. */

/** Answers to one exercise in one plan: whoever tries it more often learns nothing that is not known of them. */
export const ANSWERS_OF_AN_EXERCISE = 20;
/** Answers in one plan: several times what the fullest week asks for. */
export const ANSWERS_OF_A_PLAN = 2_000;
/** Those of an account in seven days, whatever has become of their plans: as many as all that its tier may have at once. */
export const answersOfAWeek = (tier: Tier): number => ANSWERS_OF_A_PLAN * TIER_RULES[tier].planesActivos;
/** What is written of the tasks of a plan, in bytes: a plan is read whole, with all of it. Each note counts for a row as well. */
export const NOTES_OF_A_PLAN = 100_000;
/** Of an account: notes outlive their plans. */
export const NOTES_OF_AN_ACCOUNT = 5_000_000;
export const BYTES_OF_A_NOTE = 100;
/** Browsers whose time is added up for one task. */
export const BROWSERS_OF_A_TASK = 10;

export const ANSWERS_NOT_KEPT =
  'Corregimos todas tus respuestas, pero algunas no se guardaron: guardamos 20 de cada ejercicio, y 2.000 por plan y por semana.';

const DAY_MS = 24 * 60 * 60_000;

/** Nobody has studied a plan for longer than it exists. Days that have begun count whole, so that no clock has to be exact. */
export const mostStudiedMs = (createdAt: Date, now: Date): number =>
  Math.max(1, Math.ceil((now.getTime() - createdAt.getTime()) / DAY_MS)) * DAY_MS;

/** What of a new sum still fits beside the others. */
export const fittingMs = (ms: number, others: number, most: number): number => Math.max(0, Math.min(ms, most - others));
