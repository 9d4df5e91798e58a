import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inflateRawSync } from 'node:zlib';
import {
  balancedRunouts,
  flopName,
  type RepresentativeFlop,
  representativeFlops,
  type Spot,
  unpackSpot,
} from '@estratega/poker/flops';
import { FORMATIONS, type Formation, rangeText } from './formations.ts';

/** Which spots there are to be, where they lie, and whether what lies there is still true. */

export const LIBRARY = fileURLToPath(new URL('../../../packages/lessons/content/poker/flops/', import.meta.url));

/** What people can learn: two sizes on the flop, one later, raises of the pot. */
const TREE = { sizes: [[0.33, 0.75], [0.75], [0.75]], raise: [1], maxBets: 3 } as const;

type Plan = Omit<Spot, 'nodes' | 'exploitability' | 'iterations' | 'date' | 'unit'>;

const planOf = (
  formation: Formation,
  { cards, share }: RepresentativeFlop,
  { turns, rivers }: ReturnType<typeof balancedRunouts>,
): Plan => {
  const solved = {
    flop: flopName(cards),
    ranges: [rangeText(formation.ranges[0]), rangeText(formation.ranges[1])] as const,
    pot: formation.pot,
    stack: formation.stack,
    ...TREE,
    turns: flopName(turns),
    rivers: flopName(rivers),
  };
  const stamp = createHash('sha256').update(JSON.stringify(solved)).digest('hex').slice(0, 16);
  return {
    version: 2,
    formation: formation.id,
    share,
    charts: [formation.ranges[0].chart, formation.ranges[1].chart],
    ...solved,
    stamp,
  };
};

/** One flop of every formation, then the next: all of them have some early. */
export const plans = (): Plan[] =>
  representativeFlops().flatMap((flop) => {
    const runouts = balancedRunouts(flop.cards);
    return FORMATIONS.map((formation) => planOf(formation, flop, runouts));
  });

export const fileOf = ({ formation, flop }: Pick<Plan, 'formation' | 'flop'>): string =>
  `${LIBRARY}${formation}/${flop}.spot`;

export const readSpot = (file: string): Spot => unpackSpot(inflateRawSync(readFileSync(file)));

/** `old`: of its chart, but with the worths of the first version. Hands are dealt on it until it is solved again. */
export type State = 'missing' | 'stale' | 'old' | 'true';
export const stateOf = (plan: Plan): State => {
  const file = fileOf(plan);
  if (!existsSync(file)) return 'missing';
  const { stamp, version } = readSpot(file);
  if (stamp !== plan.stamp) return 'stale';
  return version === plan.version ? 'true' : 'old';
};
