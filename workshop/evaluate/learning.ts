import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import {
  calibrationError,
  FORGETTING,
  type Forgetting,
  OURS,
  type Outcome,
  STRATEGIES,
  simulateLearner,
  simulatePlacement,
  VALUE_MODELS,
  type ValueModel,
  WEEKS,
} from '@estratega/planner/evaluation';
import { command } from '../../tools/src/command.ts';
import { mean, percent, ratio } from './ratio.ts';
import { printWorlds } from './worlds.ts';

/**
 * Simulated learners study half a year by our plan, fed with what the product stores (ticks and the answers to the
 * exercises that were planned), by the same plan with less and with more to see, and by simpler ways on the same
 * curriculum and hours. Figures are of a model: they compare planners, and say nothing of Elo. Seeds here are not those
 * used while tuning.
 */

const { values } = command('npm run evaluate', {
  options: {
    learners: { type: 'string', default: '180' },
    /** Several, with commas: one seed's figure is not another's. */
    seed: { type: 'string', default: 'evaluacion-2027,final-2027' },
    /** How long things last for the typical learner, as a part of what FSRS expects of flashcards. */
    memory: { type: 'string', default: '1' },
    /** One reading of forgetting, or both. */
    reading: { type: 'string', default: FORGETTING.join(',') },
    /** What each learner came to, one line each: a run that was stopped goes on where it was. */
    out: { type: 'string' },
    /** Some strategies only, by name and with semicolons; the baselines cost next to nothing. */
    only: { type: 'string' },
    /** What is printed: what is retained in half a year, how well the player is seen in two worlds, the test of the level. */
    part: { type: 'string', default: 'retenido,mundos,prueba' },
  },
});
const learners = Number(values.learners);
const parts = new Set(values.part.split(','));
const logLoss = (tries: readonly (readonly [number, number])[]): number =>
  -mean(tries.map(([expected, right]) => right * Math.log(expected) + (1 - right) * Math.log(1 - expected)));

const chosen = STRATEGIES.filter(({ name }) => values.only === undefined || values.only.split(';').includes(name));

interface Line {
  readonly key: string;
  readonly outcomes: readonly Outcome[];
}

const known = new Map<string, readonly Outcome[]>();
if (values.out !== undefined && existsSync(values.out)) {
  for (const text of readFileSync(values.out, 'utf8').split('\n')) {
    if (text === '') continue;
    const { key, outcomes } = JSON.parse(text) as Line;
    known.set(key, outcomes);
  }
}

const short = (value: number): number => Math.round(value * 1e4) / 1e4;

/** Of first tries only our own are looked at. */
const brief = (outcome: Outcome): Outcome => ({
  ...outcome,
  tries: outcome.strategy === OURS ? outcome.tries.map(([expected, right]) => [short(expected), right] as const) : [],
});

const outcomesOf = (seed: string, memory: number, forgetting: Forgetting): readonly Outcome[] => {
  const key = `${seed} ${memory} ${forgetting}`;
  const before = known.get(key);
  if (before && chosen.every(({ name }) => before.some(({ strategy }) => strategy === name))) return before;
  const outcomes = simulateLearner(seed, memory, forgetting, chosen).map(brief);
  if (values.out !== undefined) appendFileSync(values.out, `${JSON.stringify({ key, outcomes } satisfies Line)}\n`);
  return outcomes;
};

const report = (seed: string, memory: number, forgetting: Forgetting): void => {
  const started = performance.now();
  const outcomes = new Map<string, Outcome[]>(chosen.map(({ name }) => [name, []]));
  for (let i = 0; i < learners; i++) {
    for (const outcome of outcomesOf(`${seed}-${i}`, memory, forgetting)) outcomes.get(outcome.strategy)?.push(outcome);
  }
  const of = (name: string): readonly Outcome[] => outcomes.get(name) ?? [];
  console.log(
    `\n${learners} simulated learners, ${WEEKS} weeks at 10 h, tested 28 days later; memory ${memory} × FSRS, which takes: ${forgetting}; seed ${seed}`,
  );
  console.table(
    Object.fromEntries(
      chosen.map(({ name }) => [
        name,
        Object.fromEntries([
          ...VALUE_MODELS.flatMap((model) => [
            [`retained: ${model}`, percent(mean(of(name).map((one) => one.retained[model])))],
            [`gained: ${model}`, mean(of(name).map((one) => one.gained[model])).toFixed(3)],
          ]),
          ['units', mean(of(name).map((one) => one.units)).toFixed(0)],
          ['unit+kind pairs', mean(of(name).map((one) => one.pairs)).toFixed(0)],
        ]),
      ]),
    ),
  );
  const ours = OURS;
  const rows = chosen
    .filter(({ name }) => name !== OURS)
    .flatMap(({ name }) =>
      VALUE_MODELS.map((model: ValueModel) => {
        const { at, low, high } = ratio(
          of(ours).map((one) => one.retained[model]),
          of(name).map((one) => one.retained[model]),
        );
        return {
          against: name,
          value: model,
          'retained, ours ÷ theirs': at.toFixed(2),
          '95 %': `${low.toFixed(2)}–${high.toFixed(2)}`,
        };
      }),
    );
  console.table(rows);
  const tries = of(OURS).flatMap((one) => one.tries);
  console.log(
    `first tries: ${(tries.length / learners / WEEKS).toFixed(0)} a week, ${percent(mean(tries.map(([, right]) => right)))} right; calibration error ${calibrationError(tries).toFixed(3)}, log-loss ${logLoss(tries).toFixed(3)}`,
  );
  console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`);
};

if (parts.has('retenido')) {
  for (const seed of values.seed.split(',')) {
    for (const memory of values.memory.split(',').map(Number)) {
      for (const forgetting of FORGETTING.filter((one) => values.reading.split(',').includes(one)))
        report(seed, memory, forgetting);
    }
  }
}
if (parts.has('mundos')) printWorlds(values.seed.split(','), learners);
if (parts.has('prueba')) {
  const placement = simulatePlacement(4000, 'nivelacion');
  console.log('\nPlacement in twelve exercises, difficulties off by 150 Elo:');
  console.table({
    'RMSE (Elo)': placement.rmse.toFixed(0),
    'RMSE of the declared level': placement.declaredRmse.toFixed(0),
    'within 200 Elo': percent(placement.within200),
    'a level and a half off': percent(placement.twoLevels),
  });
}
