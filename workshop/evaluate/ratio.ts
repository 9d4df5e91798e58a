const BOOTSTRAP = 1000;

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, value) => sum + value, 0) / numbers.length;

export interface Ratio {
  readonly at: number;
  readonly low: number;
  readonly high: number;
}

/** Ratio of means with a 95 % interval, resampling learners with a fixed sequence. */
export const ratio = (ours: readonly number[], theirs: readonly number[]): Ratio => {
  let state = 12345;
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const ratios = Array.from({ length: BOOTSTRAP }, () => {
    let a = 0;
    let b = 0;
    for (let i = 0; i < ours.length; i++) {
      const j = Math.floor(next() * ours.length);
      a += ours[j] as number;
      b += theirs[j] as number;
    }
    return a / b;
  }).sort((x, y) => x - y);
  return {
    at: mean(ours) / mean(theirs),
    low: ratios[Math.floor(BOOTSTRAP * 0.025)] as number,
    high: ratios[Math.floor(BOOTSTRAP * 0.975)] as number,
  };
};

export const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;
