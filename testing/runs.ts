/**
 * How much a test tries. `npm test` tries a tenth of what `npm run test:all` does, and the same every time; the whole run
 * begins at another seed with every commit. Calling `runs` or `sampled` in a test file is all it takes: `vitest.config.ts`
 * finds it by that, and runs it once more, whole, where the rest is run.
 */

const isThorough = process.env.THOROUGH === '1';
/** What a failed run printed, to see it fail again: TEST_SEED=… with the command that failed. */
const turn = Number(process.env.TEST_SEED ?? 0);

/** Fewer than `least` would hardly be tried at all. */
export const runs = (whole: number, least = 20): number =>
  isThorough ? whole : Math.min(whole, Math.max(least, Math.ceil(whole / 10)));

/** A seed of its own for each test, that changes with every turn of the whole run. */
export const seedOf = (own: number): number => (isThorough ? own + turn : own);

/** For fast-check: what holds for all but a few, and how few is counted elsewhere (`npm run evaluate:plans`). Its input stays the same. */
export const sameSample = (seed: number, whole: number, least?: number) => ({
  numRuns: runs(whole, least),
  seed,
  endOnFailure: true,
});

/** For fast-check: an invariant on random input. */
export const sampled = (seed: number, whole: number, least?: number) => ({
  numRuns: runs(whole, least),
  seed: seedOf(seed),
  endOnFailure: true,
});
