import { expected, logitsFor, SLOPE } from '@estratega/planner';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abilityFrom, difficultyFrom, type Faced, PRIOR_DEVIATION, scoreOf, weightOf } from './estimate.ts';

const tries = (against: number, right: number, wrong: number): Faced[] => [
  ...Array.from({ length: right }, () => ({ against, score: 1, weight: 1 })),
  ...Array.from({ length: wrong }, () => ({ against, score: 0, weight: 1 })),
];

describe('the difficulty of an exercise', () => {
  it('stays what it was without tries, or when they go as expected', () => {
    expect(difficultyFrom(1500, [])).toBe(1500);
    // Half of it known, an eighth guessed, and a twentieth let slip.
    const faced = [{ against: 1500, score: expected(0).chance, weight: 100 }];
    expect(difficultyFrom(1500, faced)).toBeCloseTo(1500, 1);
  });

  it('what is easily guessed and right says less', () => {
    const at = (guess: number) =>
      difficultyFrom(
        1500,
        tries(1500, 25, 5).map((one) => ({ ...one, guess })),
      );
    expect(at(0.5)).toBeGreaterThan(at(0.05) + 50);
  });

  it('goes where many tries say, and only part of the way for few', () => {
    // Where guesses and slips are counted, nine of ten right against 1500 is 550 points easier.
    const easier = logitsFor(0.9) / (SLOPE / 300);
    const many = difficultyFrom(1500, tries(1500, 9000, 1000));
    expect(Math.abs(many - (1500 - easier))).toBeLessThan(15);
    const few = difficultyFrom(1500, tries(1500, 9, 1));
    expect(few).toBeGreaterThan(many);
    expect(few).toBeLessThan(1500);
  });

  it('falls with every right answer and rises with every wrong one, and never runs away', () => {
    const faced = fc.array(
      fc.record({
        against: fc.integer({ min: 300, max: 3000 }),
        score: fc.constantFrom(0, 0.5, 1),
        weight: fc.constantFrom(0.1, 0.5, 1),
      }),
      { maxLength: 200 },
    );
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 3200 }), faced, (prior, before) => {
        const at = difficultyFrom(prior, before);
        expect(Number.isFinite(at)).toBe(true);
        expect(difficultyFrom(prior, [...before, { against: 1500, score: 1, weight: 1 }])).toBeLessThanOrEqual(
          at + 0.1,
        );
        expect(difficultyFrom(prior, [...before, { against: 1500, score: 0, weight: 1 }])).toBeGreaterThanOrEqual(
          at - 0.1,
        );
        expect(Math.abs(at - prior)).toBeLessThan(PRIOR_DEVIATION ** 2 * (SLOPE / 300) * (before.length + 1));
      }),
      { seed: 20261115 },
    );
  });
});

describe('what a try is worth', () => {
  it('what was helped was not known, near misses count half, and self-checks measure nothing', () => {
    expect(scoreOf('bien', 0)).toBe(1);
    expect(scoreOf('bien', 1)).toBe(0);
    expect(scoreOf('casi', 0)).toBe(0.5);
    expect(scoreOf('mal', 0)).toBe(0);
    expect(scoreOf('visto', 0)).toBe(0);
    expect(scoreOf('propio', 0)).toBeUndefined();
  });

  it('a player is taken for as good as what was given, until answers say otherwise', () => {
    expect(Math.abs(abilityFrom(tries(1200, 1, 1)) - 1200)).toBeLessThan(40);
    expect(abilityFrom(tries(1200, 20, 0))).toBeGreaterThan(1500);
    expect(abilityFrom(tries(1200, 0, 20))).toBeLessThan(900);
  });
});

describe('how much a first try counts', () => {
  it.each([
    ['an account of a year with a proved address', { ageDays: 365, proved: true, ms: 20_000 }, 1],
    ['its address not proved', { ageDays: 365, proved: false, ms: 20_000 }, 0.5],
    ['an account of this hour', { ageDays: 0.04, proved: true, ms: 20_000 }, 0.04 / 7],
    ['a clock that is behind', { ageDays: -1, proved: true, ms: 20_000 }, 0],
    ['an answer before the board could be seen', { ageDays: 365, proved: true, ms: 0 }, 0],
  ])('%s', (_what, told, weight) => expect(weightOf(told)).toBeCloseTo(weight, 6));

  it('what counts nothing moves nothing', () => {
    const nothing = Array.from({ length: 500 }, () => ({ against: 1500, score: 0, weight: 0 }));
    expect(difficultyFrom(1500, nothing)).toBe(1500);
  });
});
