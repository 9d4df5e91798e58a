import { describe, expect, it } from 'vitest';
import {
  estimatePlacement,
  nextDifficulty,
  nextPlacement,
  PLACEMENT_EXERCISES,
  type PlacementAnswer,
} from './placement.ts';

const bank = Array.from({ length: 240 }, (_, i) => ({ id: `e${i}`, tema: `t${i % 40}`, dificultad: (i * 0.37) % 7 }));
const prior = { media: 2.5, desviacion: 0.7 };

describe('placement', () => {
  it('moves with the answers', () => {
    const at = (bien: boolean): PlacementAnswer[] =>
      Array.from({ length: 6 }, (_, i) => ({ ejercicio: `e${i}`, dificultad: 2.5, bien }));
    expect(estimatePlacement(prior, at(true)).media).toBeGreaterThan(3);
    expect(estimatePlacement(prior, at(false)).media).toBeLessThan(2);
    expect(estimatePlacement(prior, []).media).toBeCloseTo(2.5, 1);
    expect(estimatePlacement(prior, at(true)).desviacion).toBeLessThan(prior.desviacion);
  });

  it('asks for what two of three would solve, never twice, and ends after twelve', () => {
    expect(nextDifficulty({ media: 3, desviacion: 0.5 })).toBeLessThan(3);
    const answers: (PlacementAnswer & { tema: string })[] = [];
    for (let i = 0; i < PLACEMENT_EXERCISES; i++) {
      const next = nextPlacement(prior, answers, bank, 'semilla');
      expect(next).toBeDefined();
      if (!next) break;
      expect(answers.some((one) => one.ejercicio === next.id)).toBe(false);
      answers.push({ ejercicio: next.id, tema: next.tema, dificultad: next.dificultad, bien: i % 3 !== 0 });
    }
    expect(nextPlacement(prior, answers, bank, 'semilla')).toBeUndefined();
  });
});
