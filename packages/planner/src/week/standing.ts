import { type Unit, unitId } from '../curriculum/graph.ts';
import { LEVELS_ABOVE, MASTERY } from '../learner/belief.ts';
import type { Context } from './context.ts';
import { exercisesOf, FEW } from './kind.ts';

/** What the last answers say of a stage: whether it is mastered, worked out, passed, or to be taught again. */

/** Answers that show it: a theme asked for does not go after six exercises. */
const MEASURED = 12;
/** Right at the first try, of at least so many in one week, where nothing fresh is left to ask: enough for the next stage. */
const PASSED = 0.6;
const PASSED_OF = 6;
const HALF = 0.5;
/** With so many right of a dozen or more the next stage teaches more than another day of this one. */
const SURE = 0.85;
const RULES_ENOUGH = 3;

const lastOf = ({ learner }: Pick<Context, 'learner'>, unit: string): { readonly r: number; readonly m: number } => {
  const { r = 0, m = 0 } = learner.unidades[unit] ?? {};
  return { r, m };
};

/** Mastered by all that was measured, with more than a handful of answers. */
export const isMastered = ({ learner, belief }: Context, unit: Unit): boolean =>
  (belief[unit.index] ?? 0) >= MASTERY && (learner.unidades[unit.id]?.n ?? 0) >= MEASURED;

/** Passed or worked on so often that the same again would teach nothing, with nothing fresh left to ask. */
export const isWorkedOut = (context: Context, unit: Unit): boolean => {
  const { r, m } = lastOf(context, unit.id);
  const t = context.learner.unidades[unit.id]?.t ?? 0;
  return (
    ((r >= PASSED && m >= PASSED_OF) || (t >= context.tuning.review.touches && r >= HALF)) &&
    exercisesOf(context, unit) < FEW
  );
};

/** Its last week came out so well that it is passed, whatever it still has to ask. */
export const isSure = (context: Context, unit: Unit): boolean => {
  const { r, m } = lastOf(context, unit.id);
  return r >= SURE && m >= MEASURED;
};

/** Its last week came out so badly that more of the same would fail again: it is taught from a step before. */
export const isFailed = (context: Pick<Context, 'learner'>, unit: string): boolean => {
  const { r, m } = lastOf(context, unit);
  return m >= FAILED_OF && r < PASSED;
};
const FAILED_OF = 8;

/** The next stage is begun and goes: nobody is taken back by a week that was somewhat worse. */
export const isLeft = ({ learner, game }: Context, { topic, level, id }: Unit): boolean => {
  const next = learner.unidades[unitId(topic.id, level + 1)];
  const isBegun = game.curriculum.unitById.has(unitId(topic.id, level + 1)) && (next?.t ?? 0) > 0;
  return isBegun && (next?.r ?? 1) >= HALF && (learner.unidades[id]?.r ?? 1) >= HALF;
};

/** A stage above it was worked on and came out: below it nothing is taught or asked again, but by reviews and where it failed itself. */
export const isOutgrown = (context: Context, { topic, level, id }: Unit): boolean => {
  const own = lastOf(context, id);
  if (own.m >= PASSED_OF && own.r < PASSED) return false;
  for (let above = level + 1; above <= context.level + LEVELS_ABOVE; above++) {
    const { r, m } = lastOf(context, unitId(topic.id, above));
    if (m >= PASSED_OF && r >= PASSED) return true;
  }
  return false;
};

/** Rules are learnt by playing: three or four sessions of them, and the games do the rest. */
export const areRulesLearnt = ({ learner }: Context, unit: Unit): boolean => {
  const { r = 0, t = 0 } = learner.unidades[unit.id] ?? {};
  return t >= RULES_ENOUGH && (t > RULES_ENOUGH || r >= HALF);
};
