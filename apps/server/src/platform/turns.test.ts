import { describe, expect, it } from 'vitest';
import { inTurns, takingTurns } from './turns.ts';

/** Somebody else's work: counts how often it was let in. */
const others = () => {
  let served = 0;
  let over = false;
  const serve = () => {
    served++;
    if (!over) setImmediate(serve);
  };
  setImmediate(serve);
  return {
    served: () => served,
    stop: () => {
      over = true;
      return served;
    },
  };
};
const busyFor = (ms: number) => {
  for (const end = performance.now() + ms; performance.now() < end; );
};

describe('work in turns', () => {
  it('lets others in whenever its moment is over', async () => {
    const waiting = others();
    const turn = takingTurns(0);
    for (let step = 0; step < 50; step++) await turn();
    expect(waiting.stop()).toBeGreaterThanOrEqual(49);
  });

  it('is one piece of work a turn, however many are at it', async () => {
    const waiting = others();
    const turns: number[] = [];
    await Promise.all(
      Array.from({ length: 5 }, async () => {
        const turn = takingTurns(0);
        for (let step = 0; step < 10; step++) {
          await turn();
          turns.push(waiting.served());
        }
      }),
    );
    waiting.stop();
    expect(turns).toHaveLength(50);
    expect(new Set(turns).size).toBe(50);
  });

  it('goes on while its moment lasts', async () => {
    const waiting = others();
    const turn = takingTurns(Number.POSITIVE_INFINITY);
    for (let step = 0; step < 50; step++) await turn();
    expect(waiting.stop()).toBe(0);
  });

  it('gives all that came of it, in order, without what was none', async () => {
    const waiting = others();
    const work = function* () {
      for (let step = 0; step < 6; step++) {
        busyFor(6);
        yield step % 2 === 0 ? step : undefined;
      }
    };
    expect(await inTurns(work())).toEqual([0, 2, 4]);
    expect(waiting.stop()).toBeGreaterThanOrEqual(5);
  });
});
