import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileOf, LIBRARY, plans, readSpot, stateOf } from './library.ts';

/**
 * What hands may be dealt on: by formation and flop the name of its pack, made from what it holds, the part of all flops it stands for, and the edition of
 * the library that it came with (the first where none is named). A drill deals what its edition had: a flop more would move what its seeds deal.
 */
type Index = Record<string, Record<string, { paquete: string; parte: number; edicion?: number }>>;

export const INDEX = `${LIBRARY}index.json`;

/** Of what is solved from now on. Raised when drills of the one before must not meet what comes. */
const EDITION = 2;

export const indexOf = (): Index => {
  const known: Index = existsSync(INDEX) ? JSON.parse(readFileSync(INDEX, 'utf8')) : {};
  const index: Index = {};
  for (const plan of plans()) {
    if (!['true', 'old'].includes(stateOf(plan))) continue;
    const file = fileOf(plan);
    const print = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);
    const formation = index[plan.formation] ?? {};
    index[plan.formation] = formation;
    const before = known[plan.formation]?.[plan.flop];
    const edicion = before ? before.edicion : EDITION;
    formation[plan.flop] = {
      paquete: `flop.${plan.formation}.${plan.flop}.${print}`,
      parte: Math.round(readSpot(file).share * 1e5) / 1e5,
      ...(edicion === undefined ? {} : { edicion }),
    };
  }
  return index;
};

export const writeIndex = (): void => writeFileSync(INDEX, `${JSON.stringify(indexOf(), undefined, 2)}\n`);
