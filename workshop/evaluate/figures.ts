/** Means, ratios with their doubt, and how well chances were known: what both worlds are told by. */

const BOOTSTRAP = 1000;

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, value) => sum + value, 0) / numbers.length;

/** Ratio of means with a 95 % interval, resampling learners with a fixed sequence. */
export const ratio = (
  ours: readonly number[],
  theirs: readonly number[],
): { readonly at: number; readonly low: number; readonly high: number } => {
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

/** Calibration error over ten bins of what was expected, and log-loss of the first tries. */
export const calibration = (
  tries: readonly (readonly [number, number])[],
): { readonly ece: number; readonly loss: number } => {
  const bins = Array.from({ length: 10 }, () => ({ expected: 0, right: 0, count: 0 }));
  let loss = 0;
  for (const [expected, right] of tries) {
    const bin = bins[Math.min(9, Math.floor(expected * 10))] as (typeof bins)[number];
    bin.expected += expected;
    bin.right += right;
    bin.count++;
    loss -= right * Math.log(expected) + (1 - right) * Math.log(1 - expected);
  }
  const ece = bins.reduce((sum, bin) => sum + Math.abs(bin.expected - bin.right), 0) / Math.max(1, tries.length);
  return { ece, loss: loss / Math.max(1, tries.length) };
};
