/** Chance of winning, as the lessons measure it. */
export const winningChance = (cp: number): number =>
  1 / (1 + Math.exp(-0.00368208 * Math.max(-1000, Math.min(1000, cp))));
