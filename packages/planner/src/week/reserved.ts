import { LEVELS_BELOW } from '../learner/belief.ts';
import { readingId } from '../learner/state.ts';
import type { Context } from './context.ts';

/** What a chapter's test asks is its own until the chapter was worked through: asked before, it would tell nothing there. */

const OF_TEST = /^c\.(.+)\.(\d+)\.t\d+$/u;

/** The unit whose chapter has it in its test. */
export const testUnitOf = (id: string): string | undefined => {
  // Asked of every exercise of a bank: nothing else begins like this.
  if (!id.startsWith('c.')) return undefined;
  const [, topic, level] = OF_TEST.exec(id) ?? [];
  return topic === undefined ? undefined : `${topic}@${level}`;
};

type Reader = Pick<Context, 'level' | 'learner' | 'game'>;

/** Of a chapter that the plan may still teach and that was never opened. */
export const isReserved = ({ learner, level, game }: Reader, id: string): boolean => {
  const unit = testUnitOf(id);
  // While nobody is to play there are few themes, and what they have is needed.
  if (unit === undefined || learner.cautela || learner.usados[readingId(unit)] !== undefined) return false;
  const { topic, level: stage = level } = game.curriculum.unitById.get(unit) ?? {};
  // Of tactics there is enough, and one board is like another: only what somebody named waits for its chapter.
  const isPlain = topic?.area === game.curriculum.topicById.get(game.warmUp)?.area;
  if (topic && isPlain && learner.declarado[topic.id] === undefined) return false;
  return stage >= level - LEVELS_BELOW;
};
