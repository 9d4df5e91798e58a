import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileOf, LIBRARY, plans, readSpot, stateOf } from './library.ts';

/** What hands may be dealt on: by formation and flop the name of its pack, made from what it holds, and the part of all flops it stands for. */
type Index = Record<string, Record<string, { paquete: string; parte: number }>>;

export const INDEX = `${LIBRARY}index.json`;

export const indexOf = (): Index => {
  const index: Index = {};
  for (const plan of plans()) {
    if (!['true', 'old'].includes(stateOf(plan))) continue;
    const file = fileOf(plan);
    const print = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);
    const formation = index[plan.formation] ?? {};
    index[plan.formation] = formation;
    formation[plan.flop] = {
      paquete: `flop.${plan.formation}.${plan.flop}.${print}`,
      parte: Math.round(readSpot(file).share * 1e5) / 1e5,
    };
  }
  return index;
};

export const writeIndex = (): void => writeFileSync(INDEX, `${JSON.stringify(indexOf(), undefined, 2)}\n`);
