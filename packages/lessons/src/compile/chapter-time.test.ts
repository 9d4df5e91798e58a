import { describe, expect, it } from 'vitest';
import { chapterTimes } from './chapter-time.ts';
import { taughtContent } from './taught.ts';

/** A chapter is work: reading and answering it, with its test, takes twelve minutes or more of a task of twenty-five. */

const LEAST = 12;
const MOST = 30;

const { chess, poker } = taughtContent();
const minutes = chapterTimes(chess.chapters, poker.chapters).map(({ unidad, pasos, ficha }) => ({
  unidad,
  minutos: ([...pasos.values()].reduce((sum, seconds) => sum + seconds, 0) + ficha) / 60,
}));

describe('the time of a chapter, at a reader’s pace', () => {
  it.each(minutes)('$unidad: $minutos', ({ minutos }) => {
    expect(minutos).toBeGreaterThanOrEqual(LEAST);
    expect(minutos).toBeLessThanOrEqual(MOST);
  });
});
