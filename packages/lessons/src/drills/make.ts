import { drillId } from '../schema/common.ts';
import type { Asked, Drill } from './drill.ts';
import { makeRng } from './random.ts';

/** The exercise that an id stands for, always the same; nothing where none of these makers has its name. */
export const makeFrom = (makers: readonly Drill[], id: string): Asked | undefined => {
  const [, name, level, semilla = ''] = drillId.parse(id).split('.');
  const maker = makers.find(({ drill }) => drill === name);
  if (!maker) return undefined;
  const nivel = Number(level);
  const [first, last] = maker.niveles;
  if (nivel < first || nivel > last) throw new RangeError(`${name} has no level ${nivel}`);
  return { id, ...maker.make(makeRng(id), nivel, semilla) };
};
