/** The session reads the same plan: the query lives in the shell. */
export { isGone, type LoadedPlan, usePlan } from '../../../shell/data/plan-query.ts';
