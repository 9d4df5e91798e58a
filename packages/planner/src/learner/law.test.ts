import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceRight, prior } from './belief.ts';
import { ahead, chance, expected, GUESS, logit, logitsFor, MIDDLE, SLIP, sigmoid } from './law.ts';
import { estimatePlacement } from './placement.ts';

describe('the law of a right answer', () => {
  it('rises with what is ahead, between guess and slip, and its slope is its own', () => {
    const logits = fc.double({ min: -8, max: 8, noNaN: true });
    const guess = fc.constantFrom(0, 0.12, 0.33, 0.5);
    fc.assert(
      fc.property(logits, guess, fc.constantFrom(0, 0.7, 2), (x, azar, variance) => {
        const { chance: at, slope } = expected(x, azar, variance);
        expect(at).toBeGreaterThanOrEqual(azar);
        expect(at).toBeLessThanOrEqual(1 - SLIP);
        const near = (chance(x + 1e-4, azar, variance) - chance(x - 1e-4, azar, variance)) / 2e-4;
        expect(slope).toBeCloseTo(near, 5);
      }),
    );
  });

  it('doubt draws towards the middle', () => {
    expect(chance(2, GUESS, 1)).toBeLessThan(chance(2));
    expect(chance(-2, GUESS, 1)).toBeGreaterThan(chance(-2));
  });

  it('is turned round where it can be reached', () => {
    for (const aim of [0.3, 2 / 3, 0.8, 0.9]) expect(chance(logitsFor(aim))).toBeCloseTo(aim, 6);
    expect(Number.isFinite(logitsFor(0.05))).toBe(true);
    expect(Number.isFinite(logitsFor(1))).toBe(true);
  });

  it('what the level alone says of a unit is what the law says, within what a step is worth', () => {
    for (const level of [2, 3, 4])
      for (const unit of [level - 1, level, level + 1]) {
        const byLaw = sigmoid(ahead(level + MIDDLE, unit + MIDDLE));
        expect(Math.abs(byLaw - prior(unit, level))).toBeLessThan(0.07);
      }
  });

  it('who answers by the law is found where the law says, by the test of the level and by what is believed', () => {
    for (const ability of [1.5, 2.5, 3.5, 4.5]) {
      // Answers as many as chances: no luck in it.
      const answers = Array.from({ length: 400 }, (_, i) => {
        const dificultad = ability - 1.5 + (i % 20) / 10;
        const part = (Math.floor(i / 20) + 0.5) / 20;
        return { ejercicio: `e${i}`, dificultad, bien: part < chance(ahead(ability, dificultad)) };
      });
      const { media } = estimatePlacement({ media: ability - 0.6, desviacion: 0.9 }, answers);
      expect(Math.abs(media - ability)).toBeLessThan(0.1);
    }
    expect(chanceRight(0.3, 0.4)).toBeCloseTo(chance(logit(0.3) - 0.6), 9);
  });
});
