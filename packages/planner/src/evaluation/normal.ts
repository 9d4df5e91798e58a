/** Standard normal from two uniform numbers. */
export const normal = (next: () => number): number =>
  Math.sqrt(-2 * Math.log(Math.max(1e-12, next()))) * Math.cos(2 * Math.PI * next());
