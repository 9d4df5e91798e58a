import {
  calibrationError,
  figuresOf,
  greatestRemainingKept,
  type Kept,
  type Odd,
  SEEN_WEEKS,
  type SeenFigures,
  type SeenWeek,
  seeOdd,
  seeOne,
  WORLDS,
  type World,
} from '@estratega/planner/evaluation';
import { mean, percent, ratio } from './ratio.ts';

/**
 * How well the player is seen, in the world whose laws are the planner's and in one whose laws are not: declared level off
 * by 0.9, themes that go together, forgetting by a power of time, the test of the level taken by half, days missed. Both are fed
 * as the product is: all ticked, first tries of what was done. Learners are split evenly among the seeds.
 */

const SHOWN = [1, 2, 4, 8, SEEN_WEEKS];
const ODD: readonly Odd[] = ['siempre bien', 'siempre mal', 'moneda'];
/** Whoever answers by no law needs no crowd to be seen. */
const ODD_LEARNERS = 12;

const rowsOf = (figures: SeenFigures): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    SHOWN.map((week) => [`level's estimate off, week ${week}`, (figures.estimateError[week - 1] ?? 0).toFixed(2)]),
  ),
  ...Object.fromEntries(
    SHOWN.map((week) => [`level of the week off, week ${week}`, (figures.levelError[week - 1] ?? 0).toFixed(2)]),
  ),
  'learner-weeks with 70–85 % right': percent(figures.inZone),
  'under 60 %': percent(figures.below60),
  'over 85 %': percent(figures.above85),
  'first tries right': percent(figures.right),
  'minutes on what is known': percent(figures.known),
  'minutes on what is too hard': percent(figures.tooHard),
  'calibration error': figures.calibration.toFixed(3),
  'first tries a week': figures.answersAWeek.toFixed(0),
});

const against = (ours: readonly Kept[], theirs: readonly Kept[], of: keyof Kept): string => {
  const { at, low, high } = ratio(
    ours.map((one) => one[of]),
    theirs.map((one) => one[of]),
  );
  return `${at.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;
};

const rowsOfWorld = (world: World, seeds: readonly string[]): Readonly<Record<string, string>> => {
  const ours = seeds.map((seed) => seeOne(world, seed, 'nuestro plan'));
  const still = seeds.map((seed) => seeOne(world, seed, 'sin mover el nivel'));
  const all = seeds.map((seed) => seeOne(world, seed, 'sabiendo la verdad'));
  const greatest = seeds.map((seed) => greatestRemainingKept(world, seed));
  const kept = ours.map((one) => one.kept);
  return {
    ...rowsOf(figuresOf(ours.map(({ weeks }) => weeks))),
    'kept of all units': percent(mean(kept.map(({ equal }) => equal))),
    'kept ÷ greatest remaining, all equal': against(kept, greatest, 'equal'),
    'kept ÷ greatest remaining, table wrong': against(kept, greatest, 'table'),
    'kept ÷ ours with the level held': against(
      kept,
      still.map((one) => one.kept),
      'equal',
    ),
    'knowing the truth ÷ ours': against(
      all.map((one) => one.kept),
      kept,
      'equal',
    ),
  };
};

const at = (weeks: readonly (readonly SeenWeek[])[], week: number, of: (one: SeenWeek) => number): number =>
  mean(weeks.flatMap((one) => one[week - 1] ?? []).map(of));

const expectedIn = ({ tries }: SeenWeek): number =>
  mean(tries.length === 0 ? [0] : tries.map(([expected]) => expected));

export const printWorlds = (names: readonly string[], learners: number): void => {
  const started = performance.now();
  const seeds = Array.from(
    { length: learners },
    (_, i) => `${names[i % names.length] as string}-mundo-${Math.floor(i / names.length)}`,
  );
  console.log(
    `\nHow well the player is seen: ${learners} learners a world, ${SEEN_WEEKS} weeks, tested 28 days later, fed as the product is`,
  );
  const columns = WORLDS.map((world) => [world.name, rowsOfWorld(world, seeds)] as const);
  const rows = Object.keys(columns[0]?.[1] ?? {});
  console.table(
    Object.fromEntries(rows.map((row) => [row, Object.fromEntries(columns.map(([name, of]) => [name, of[row]]))])),
  );
  console.log('\nWho answers by no law (second world):');
  const second = WORLDS.at(-1) as World;
  console.table(
    Object.fromEntries(
      ODD.map((odd) => {
        const weeks = seeds.slice(0, ODD_LEARNERS).map((seed) => seeOdd(second, seed, odd));
        return [
          odd,
          {
            ...Object.fromEntries(
              [1, 5, SEEN_WEEKS].map((week) => [
                `level, week ${week}`,
                at(weeks, week, ({ level }) => level).toFixed(2),
              ]),
            ),
            ...Object.fromEntries(
              [1, 4, SEEN_WEEKS].map((week) => [`expected, week ${week}`, percent(at(weeks, week, expectedIn))]),
            ),
            'calibration error, last four weeks': calibrationError(
              weeks.flatMap((one) => one.slice(-4).flatMap(({ tries }) => tries)),
            ).toFixed(3),
          },
        ];
      }),
    ),
  );
  console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`);
};
