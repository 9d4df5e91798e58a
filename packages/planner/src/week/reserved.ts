import { LEVELS_BELOW } from '../learner/belief.ts';
import { readingId } from '../learner/state.ts';
import { isWanted } from '../learner/wanted.ts';
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

type Reader = Pick<Context, 'level' | 'learner' | 'game'> & Partial<Pick<Context, 'lines'>>;

/** Somebody named it or plays it, or it stands before what was named. */
export const isNamed = ({ learner: { declarado }, game, lines = [] }: Reader, id: string): boolean =>
  declarado[id] !== undefined ||
  lines.some(({ tema }) => tema === id) ||
  Object.keys(declarado).some((one) => game.curriculum.topicById.get(one)?.prerequisitos.includes(id));

/** Of a chapter that the plan may still teach and that was never opened. */
export const isReserved = (reader: Reader, id: string): boolean => {
  const { learner, level, game } = reader;
  const unit = testUnitOf(id);
  // While nobody is to play there are few themes, and what they have is needed.
  if (unit === undefined || !game.askedLeads || learner.cautela || learner.usados[readingId(unit)] !== undefined)
    return false;
  const { topic, level: stage = level } = game.curriculum.unitById.get(unit) ?? {};
  // What nobody named, and what leads to it, may be asked anything: most of it will not be read.
  if (topic && !isNamed(reader, topic.id)) return false;
  // Where one theme is all that was asked for, everything it has is needed.
  if (Object.values(learner.declarado).filter(({ polaridad }) => isWanted(polaridad)).length === 1) return false;
  // What is known and lost at the board is not read again: its chapter will not be opened.
  if (topic && learner.declarado[topic.id]?.practica) return false;
  return stage >= level - LEVELS_BELOW;
};
