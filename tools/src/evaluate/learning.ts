import { parseArgs } from 'node:util';
import {
  FORGETTING,
  type Forgetting,
  type Outcome,
  STRATEGIES,
  simulateLearner,
  VALUE_MODELS,
  type ValueModel,
  WEEKS,
} from '@estratega/planner/evaluation';

/**
 * Simulated learners study half a year by our plan and by four baselines on the same curriculum and hours. Figures are
 * of a model: they compare planners, and say nothing of Elo. Seeds here are not those used while tuning.
 */

const { values } = parseArgs({
  options: {
    learners: { type: 'string', default: '180' },
    seed: { type: 'string', default: 'evaluacion-2026' },
    /** How long things last for the typical learner, as a part of what FSRS expects of flashcards. */
    memory: { type: 'string', default: '1' },
  },
});
const learners = Number(values.learners);
const BOOTSTRAP = 1000;

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, value) => sum + value, 0) / numbers.length;

/** Ratio of means with a 95 % interval, resampling learners with a fixed sequence. */
const ratio = (
  ours: readonly number[],
  theirs: readonly number[],
): { readonly at: number; readonly low: number; readonly high: number } => {
  let state = 12345;
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const ratios = Array.from({ length: BOOTSTRAP }, () => {
    let a = 0;
    let b = 0;
    for (let i = 0; i < ours.length; i++) {
      const j = Math.floor(next() * ours.length);
      a += ours[j] as number;
      b += theirs[j] as number;
    }
    return a / b;
  }).sort((x, y) => x - y);
  return {
    at: mean(ours) / mean(theirs),
    low: ratios[Math.floor(BOOTSTRAP * 0.025)] as number,
    high: ratios[Math.floor(BOOTSTRAP * 0.975)] as number,
  };
};

const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;

const report = (memory: number, forgetting: Forgetting): void => {
  const started = performance.now();
  const outcomes = new Map<string, Outcome[]>(STRATEGIES.map(({ name }) => [name, []]));
  for (let i = 0; i < learners; i++) {
    for (const outcome of simulateLearner(`${values.seed}-${i}`, memory, forgetting))
      outcomes.get(outcome.strategy)?.push(outcome);
  }
  const of = (name: string): readonly Outcome[] => outcomes.get(name) ?? [];
  console.log(
    `\n${learners} simulated learners, ${WEEKS} weeks at 10 h, tested 28 days later; memory ${memory} × FSRS, which takes: ${forgetting}`,
  );
  console.table(
    Object.fromEntries(
      STRATEGIES.map(({ name }) => [
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
  const ours = STRATEGIES[0]?.name ?? '';
  const rows = STRATEGIES.slice(1).flatMap(({ name }) =>
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
  console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`);
};

for (const memory of values.memory.split(',').map(Number)) {
  for (const forgetting of FORGETTING) report(memory, forgetting);
}
