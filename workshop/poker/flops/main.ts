/**
 * Solves flops ahead: `npm run solve:flops` goes on where it stopped, spot by spot. `-- --stale` only mends what its chart or a better way to tell worths has
 * left behind, `-- --only cash-btn-bb` or `-- --only cash-btn-bb/Kh7d2c` takes some of them, `-- --list` solves nothing and says what there is. Each
 * writes down what hands may be dealt on. `-- --whole` solves one stored flop in ten again with every turn and river, minutes and gigabytes for a wide one, and
 * says what each decision of the stored one loses there.
 */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { packSpot, type Spot, studyStreet } from '@estratega/poker/flops';
import { createSolver, solveUntil } from '@estratega/poker/solver';
import { readGame } from '@estratega/poker/solver/input';
import { command } from '../../../tools/src/command.ts';
import { writeIndex } from './index-file.ts';
import { fileOf, plans, readSpot, type State, stateOf } from './library.ts';
import { lossesIn } from './whole.ts';

/** Percent of the pot. */
const TARGET = 0.5;
const MOST = 500;
/** What a browser may be asked to load for one flop. */
const LARGEST = 36_000;

const { values } = command('npm run solve:flops', {
  options: {
    stale: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    whole: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
const asked = plans().filter(({ formation, flop }) => {
  const name = `${formation}/${flop}`;
  return values.only === undefined || name === values.only || formation === values.only;
});
if (asked.length === 0) throw new RangeError(`there is no ${values.only}`);
const states = new Map(asked.map((plan) => [plan, stateOf(plan)] as const));
const count = (state: State): number => [...states.values()].filter((one) => one === state).length;
console.log(
  `${asked.length} spots: ${count('true')} solved, ${count('old')} to be solved again, ${count('stale')} stale, ${count('missing')} missing.`,
);
const dueIn = (state: State): typeof asked => asked.filter((plan) => states.get(plan) === state);
const due = [
  ...dueIn('stale'),
  ...(values.stale ? [] : dueIn('missing')),
  ...dueIn('old'),
  ...dueIn('true').filter(({ formation, flop }) => values.only === `${formation}/${flop}`),
];

/** Of the flops that are asked for, those to be judged with every card. */
const ONE_IN = 10;
const judged = asked.filter((plan, i) => i % ONE_IN === 0 && stateOf(plan) !== 'missing');
for (const plan of values.whole ? judged : []) {
  const before = process.cpuUsage();
  const { exploitability, losses } = lossesIn(readSpot(fileOf(plan)), TARGET, MOST);
  const { user, system } = process.cpuUsage(before);
  console.log(
    `${plan.formation}/${plan.flop}: the whole game to ${exploitability.toFixed(2)} % in ${((user + system) / 1e6).toFixed(0)} s; percent of the pot lost by the stored one: ${losses
      .map(({ path, met, percent }) => `${path || 'first'} ${percent.toFixed(2)} (met ${(100 * met).toFixed(0)} %)`)
      .join(', ')}`,
  );
}

for (const plan of values.list || values.whole ? [] : due) {
  const { flop, ranges, pot, stack, sizes, raise, maxBets, turns, rivers } = plan;
  const { game, until } = readGame({
    board: flop,
    ranges,
    pot,
    stack,
    sizes,
    raise,
    maxBets,
    turns,
    rivers,
    iters: MOST,
    target: TARGET,
  });
  const before = process.cpuUsage();
  const solver = createSolver({ ...game, even: true });
  const exploitability = solveUntil(solver, until);
  const made: Omit<Spot, 'unit'> = {
    ...plan,
    exploitability: Math.round(exploitability * 1000) / 1000,
    iterations: solver.strategies.iterations,
    date: new Date().toISOString().slice(0, 10),
    nodes: studyStreet(solver),
  };
  /** Hundredths of a blind where they fit, else fiftieths. */
  const bytes =
    ([100, 50] as const)
      .map((unit) => deflateRawSync(packSpot({ ...made, unit }), { level: 9 }))
      .find(({ length }) => length <= LARGEST) ?? Buffer.alloc(0);
  const { user, system } = process.cpuUsage(before);
  const name = `${plan.formation}/${flop}`;
  if (bytes.length === 0) throw new RangeError(`${name}: more than ${LARGEST} bytes`);
  const file = fileOf(plan);
  mkdirSync(dirname(file), { recursive: true });
  // Whole or not at all: whoever is stopped here begins this spot again.
  writeFileSync(`${file}.part`, bytes);
  renameSync(`${file}.part`, file);
  console.log(
    `${name}: ${exploitability.toFixed(2)} % in ${made.iterations} iterations, ${((user + system) / 1e6).toFixed(0)} s, ${bytes.length} bytes`,
  );
}
writeIndex();
