/** Lowest rating of levels 1 to 6. */
export const LEVEL_CUTS = [1200, 1457, 1714, 1971, 2229, 2400] as const;
export const levelOf = (rating: number): number => LEVEL_CUTS.filter((cut) => rating >= cut).length;

/** Ends of the levels on the puzzle scale; the first and the last level are given a width. */
const CUTS = [900, ...LEVEL_CUTS, 2700] as const;

/** Level scale → puzzle rating: the inverse of `onLevelScale`. */
export const offLevelScale = (scaled: number): number => {
  const level = Math.max(0, Math.min(6, Math.floor(scaled)));
  const [low, high] = [CUTS[level] as number, CUTS[level + 1] as number];
  return low + (scaled - level) * (high - low);
};

/** Puzzle rating → level scale, linear inside each level. */
export const onLevelScale = (rating: number): number => {
  const level = Math.max(0, Math.min(6, CUTS.filter((cut) => rating >= cut).length - 1));
  const [low, high] = [CUTS[level] as number, CUTS[level + 1] as number];
  return level + Math.max(0, Math.min(0.99, (rating - low) / (high - low)));
};

/** Puzzle rating in the middle of a level. */
export const middleOf = (level: number): number =>
  Math.round(((CUTS[level] as number) + (CUTS[level + 1] as number)) / 2);
