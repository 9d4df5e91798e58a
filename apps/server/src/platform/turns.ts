import { setImmediate } from 'node:timers';

/**
 * There is one thread for everybody. Work that takes longer than a moment asks after each small step whether its moment is over, and
 * then lets the others go first: by the clock and not by a count of steps, because one game can cost as much as a hundred hands.
 */
const TURN_MS = 5;

/** One of them a turn: where several go on in the same one, whoever waits for the socket waits for all of them. */
const waiting: (() => void)[] = [];
const letOneGo = (): void => {
  const next = waiting.shift();
  if (waiting.length > 0) setImmediate(letOneGo);
  next?.();
};
const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(letOneGo);
  });

export const takingTurns = (ms = TURN_MS): (() => Promise<void>) => {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < ms) return;
    await nextTurn();
    begun = performance.now();
  };
};

/** Its end, whoever waits being served between its steps. */
export const finishInTurns = async <T>(steps: Iterator<unknown, T, undefined>): Promise<T> => {
  const turn = takingTurns();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await turn();
  }
};

/** All that comes of it, whoever waits being served in between. */
export const inTurns = async <T>(work: Iterable<T | undefined>): Promise<T[]> => {
  const out: T[] = [];
  const turn = takingTurns();
  for (const one of work) {
    if (one !== undefined) out.push(one);
    await turn();
  }
  return out;
};
