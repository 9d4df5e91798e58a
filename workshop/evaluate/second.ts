import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  BEFORE,
  type Engine,
  GREATEST,
  GROUPS,
  ORACLE,
  OURS,
  SECOND_WEEKS,
  type SecondOutcome,
  secondStrategies,
  simulateSecond,
} from '@estratega/planner/evaluation';
import { calibration, mean, percent, ratio } from './figures.ts';

/** The world that is not the planner's own (`second-world.ts`): how well the level is seen, and what comes of it. */

const WEEKS_SHOWN = [1, 2, 4, 8, SECOND_WEEKS] as const;
const ANSWERS_LEAST = 10;
const ZONE = [0.7, 0.85] as const;

/** The planner of another checkout, to be measured beside this one. */
const engineOf = async (checkout: string): Promise<Engine> =>
  (await import(pathToFileURL(resolve(checkout, 'packages/planner/src/index.ts')).href)) as Engine;

const rmse = (values: readonly number[]): string =>
  values.length === 0 ? '' : Math.sqrt(mean(values.map((value) => value * value))).toFixed(2);

const weeksOf = (outcomes: readonly SecondOutcome[], week: number) =>
  outcomes.flatMap((one) => one.weeks[week - 1] ?? []);

const success = (outcomes: readonly SecondOutcome[], week: number): string => {
  const weeks = weeksOf(outcomes, week);
  const answers = weeks.reduce((sum, one) => sum + one.answers, 0);
  return answers === 0 ? '' : percent(weeks.reduce((sum, one) => sum + one.right, 0) / answers);
};

const byWeek = (value: (week: number) => string): Record<string, string> =>
  Object.fromEntries(WEEKS_SHOWN.map((week) => [`week ${week}`, value(week)]));

const zoneOf = (outcomes: readonly SecondOutcome[]): Record<string, string> => {
  const rates = outcomes
    .flatMap(({ weeks }) => weeks)
    .filter(({ answers }) => answers >= ANSWERS_LEAST)
    .map(({ right, answers }) => right / answers);
  const part = (accept: (rate: number) => boolean): string => percent(rates.filter(accept).length / rates.length);
  return {
    '70–85 %': part((rate) => rate >= ZONE[0] && rate <= ZONE[1]),
    'under 60 %': part((rate) => rate < 0.6),
    'over 85 %': part((rate) => rate > ZONE[1]),
    right: percent(mean(rates)),
  };
};

export const reportSecond = async (seed: string, learners: number, checkout: string | undefined): Promise<void> => {
  const strategies = secondStrategies(checkout === undefined ? undefined : await engineOf(checkout));
  const all: SecondOutcome[] = [];
  for (let i = 0; i < learners; i++) all.push(...simulateSecond(`${seed}-${i}`, strategies));
  const of = (name: string): readonly SecondOutcome[] => all.filter(({ strategy }) => strategy === name);
  const planners = strategies.map(({ name }) => name).filter((name) => name !== GREATEST);
  const seeing = planners.filter((name) => name !== ORACLE);
  console.log(
    `\nThe second world: ${learners} learners, ${SECOND_WEEKS} weeks at 3–7 h, declared level off by 0.9, half placed, everything ticked, tested 28 days later; seed ${seed}`,
  );
  console.log('Error of the level (RMSE, in levels): as estimated, and of the level at which weeks are made');
  console.table(
    Object.fromEntries(
      seeing.flatMap((name) => [
        [name, byWeek((week) => rmse(weeksOf(of(name), week).flatMap(({ off }) => off ?? [])))],
        [
          `${name}: planned at`,
          byWeek((week) => rmse(weeksOf(of(name), week).flatMap(({ planned }) => planned ?? []))),
        ],
      ]),
    ),
  );
  console.log('Right answers by week, by what was declared');
  console.table(
    Object.fromEntries(
      seeing.flatMap((name) =>
        GROUPS.map((group) => {
          const those = of(name).filter((one) => one.group === group);
          return [`${name}: ${group} (${those.length})`, byWeek((week) => success(those, week))];
        }),
      ),
    ),
  );
  console.log('Learner-weeks with ten answers or more, by how many were right');
  console.table(Object.fromEntries(planners.map((name) => [name, zoneOf(of(name))])));
  console.table(
    Object.fromEntries(
      strategies.map(({ name }) => [
        name,
        {
          kept: percent(mean(of(name).map(({ kept }) => kept))),
          gained: mean(of(name).map(({ gained }) => gained)).toFixed(4),
          'new work on what is known': percent(mean(of(name).map(({ known }) => known))),
          'too hard': percent(mean(of(name).map(({ tooHard }) => tooHard))),
        },
      ]),
    ),
  );
  console.table(
    strategies
      .filter(({ name }) => name !== OURS)
      .map(({ name }) => {
        const kept = ratio(
          of(OURS).map((one) => one.kept),
          of(name).map((one) => one.kept),
        );
        const gained = ratio(
          of(OURS).map((one) => one.gained),
          of(name).map((one) => one.gained),
        );
        return {
          against: name,
          'kept, ours ÷ theirs': kept.at.toFixed(2),
          '95 %': `${kept.low.toFixed(2)}–${kept.high.toFixed(2)}`,
          'gained, ours ÷ theirs': gained.at.toFixed(2),
        };
      }),
  );
  const { ece, loss } = calibration(of(OURS).flatMap((one) => one.tries));
  console.log(`calibration error ${ece.toFixed(3)}, log-loss ${loss.toFixed(3)}`);
  if (checkout === undefined) console.log(`«${BEFORE}»: npm run evaluate -- --before <folder of another checkout>`);
};
