import { isWanted } from '../learner/wanted.ts';
import type { Context } from './context.ts';

/** What the player asked for, as far as a week is made by it. */

/** Somebody said what to work on, and not only what is known or not wanted. */
export const isAskedFor = ({ learner }: Context): boolean =>
  Object.values(learner.declarado).some(({ polaridad }) => isWanted(polaridad));

/** Of the week, at most: what matters and is learnt at the board rather than by exercises; not where it is all that was asked for. */
export const sparingMost = ({ game, learner, totalMinutes }: Context, topic: string): number => {
  const asked = Object.entries(learner.declarado).filter(([, { polaridad }]) => isWanted(polaridad));
  const isAll = asked.length === 1 && asked[0]?.[0] === topic;
  return isAll ? Number.POSITIVE_INFINITY : (game.sparing[topic] ?? Number.POSITIVE_INFINITY) * totalMinutes;
};
