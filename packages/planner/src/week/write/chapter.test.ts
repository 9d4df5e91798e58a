import { describe, expect, it } from 'vitest';
import { chapterExercises } from './chapter.ts';

const chapter = {
  pasos: Array.from({ length: 18 }, (_, i) => `c.aj-fin-torre.3.p${i + 1}`),
  mira: 1,
  prueba: Array.from({ length: 10 }, (_, i) => `c.aj-fin-torre.3.t${i + 1}`),
};

describe('what a session asks of a chapter', () => {
  it('is the beginning of it where the minutes are few', () => {
    const asked = chapterExercises(chapter, 10);
    expect(asked).toEqual(chapter.pasos.slice(0, asked.length));
    expect(asked.length).toBeGreaterThanOrEqual(10);
    expect(asked.length).toBeLessThan(18);
  });

  it('is all of it, with its test, in twenty-five', () => {
    expect(chapterExercises(chapter, 25)).toEqual([...chapter.pasos, ...chapter.prueba]);
  });

  it('is never half a test', () => {
    for (let minutes = 5; minutes <= 45; minutes++) {
      const tests = chapterExercises(chapter, minutes).filter((id) => chapter.prueba.includes(id)).length;
      expect([0, 10]).toContain(tests);
    }
  });
});
