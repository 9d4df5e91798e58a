import { describe, expect, it } from 'vitest';
import type { Unit } from '../curriculum/graph.ts';
import { SecondLearner } from './second-learner.ts';
import { calibrationError, seeOdd, seeOne } from './seeing.ts';
import { type Being, type Odd, WORLDS, type World, weekDay } from './worlds.ts';

const SECOND = WORLDS[1] as World;
const seeds = (many: number): readonly string[] => Array.from({ length: many }, (_, i) => `prueba-${i}`);

describe('the second world', () => {
  it('forgets by a power of time, and never below what was there before', () => {
    const { game } = SECOND.life('olvido');
    const learner = new SecondLearner(game, 2.5, 'olvido');
    const unit = game.curriculum.units.find(({ level }) => level === 2) as Unit;
    learner.study(unit, 'ejercicios', 120, weekDay(0));
    const after = [0, 1, 4, 12].map((week) => learner.competence(unit, weekDay(week)));
    const [first = 0, second = 0, third = 0, last = 0] = after;
    expect(first).toBeGreaterThan(second);
    expect(first - second).toBeGreaterThan(third - last);
    expect(last).toBeGreaterThan(learner.idleCompetence(unit));
  });

  it('has themes that go together: areas of one player differ by more than units of one theme', () => {
    const { game } = SECOND.life('juntos');
    const own = (topic: string, being: Pick<Being, 'idleCompetence'>): readonly number[] =>
      game.curriculum.units
        .filter((unit) => unit.topic.id === topic)
        .map((unit) => {
          const p = being.idleCompetence(unit, weekDay(0));
          return Math.log(p / (1 - p)) + 1.5 * unit.level;
        });
    const mean = (of: readonly number[]): number => of.reduce((sum, one) => sum + one, 0) / of.length;
    const spread = (of: readonly number[]): number => {
      const middle = mean(of);
      return Math.sqrt(mean(of.map((one) => (one - middle) ** 2)));
    };
    const learner = new SecondLearner(game, 3, 'juntos');
    const topics = game.curriculum.topics.map(({ id }) => own(id, learner)).filter(({ length }) => length >= 3);
    expect(spread(topics.map(mean))).toBeGreaterThan(mean(topics.map(spread)));
  });
});

describe('seeing the player', () => {
  const odd = (how: Odd) => seeds(3).map((seed) => seeOdd(SECOND, seed, how));

  it('takes whoever is always right up a level within four weeks, and whoever always fails down', () => {
    for (const weeks of odd('siempre bien')) {
      const top = weeks[0]?.level === weeks.at(-1)?.level;
      if (!top) expect(weeks[4]?.level).toBeGreaterThan(weeks[0]?.level ?? 0);
    }
    const fallen = odd('siempre mal').map((weeks) => (weeks[0]?.level ?? 0) - (weeks[4]?.level ?? 0));
    expect(fallen.some((one) => one >= 1)).toBe(true);
    expect(fallen.every((one) => one >= 0)).toBe(true);
  });

  it('moves no level that the player holds', () => {
    const weeks = seeOne(SECOND, 'prueba-0', 'sin mover el nivel').weeks;
    expect(new Set(weeks.map(({ level }) => level)).size).toBe(1);
  });

  it('counts what is off from what was expected, bin by bin', () => {
    expect(
      calibrationError([
        [0.75, 1],
        [0.75, 1],
        [0.75, 1],
        [0.75, 0],
      ]),
    ).toBeCloseTo(0);
    expect(
      calibrationError([
        [0.9, 0],
        [0.1, 1],
      ]),
    ).toBeCloseTo(0.9);
  });
});
