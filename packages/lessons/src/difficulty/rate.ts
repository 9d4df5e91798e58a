import { type Features, featuresOf } from './features.ts';

/** Linear in the features; fitted once on puzzles rated by people, see docs/decisions. */
const INTERCEPT = 619;
const COEFFICIENT: Readonly<Record<keyof Features, number>> = {
  sqS: 336,
  usedPieces: 89.8,
  sqRep: 73.7,
  checks: 10.8,
  Ssum: -36.9,
  gain: -29,
  ekZoneAtt: 28.6,
  npm: 4.72,
  mate: -169,
  safeChecks: 53.9,
  fQuiet: 138,
  mat0: -9.97,
  pawnEnd: 164,
  logOwnL: 21.5,
  okZoneAtt: 14.5,
  maxDown: -8.73,
  caps: 22.6,
  obviousCap: 90.1,
  oppCheck: 51.6,
  endLoss: 16.6,
  bestAltSee: 15.6,
  pieces: -6.63,
  downMate: -79.1,
  inCheck: 112,
  oneNoMate: 126,
};

/** The estimate before it is rounded, for measurements. */
export function estimate(fen: string, linea: readonly string[]): number {
  const features = featuresOf(fen, linea);
  return (Object.keys(COEFFICIENT) as (keyof Features)[]).reduce(
    (sum, name) => sum + COEFFICIENT[name] * features[name],
    INTERCEPT,
  );
}

const LOWEST = 300;
const HIGHEST = 3200;

/** Puzzle rating of a tactical exercise: the side to move solves, `linea` is its line in UCI. */
export const rate = (fen: string, linea: readonly string[]): number =>
  Math.round(Math.min(HIGHEST, Math.max(LOWEST, estimate(fen, linea))));

/** What an estimate is worth: a prior with this deviation, which answers move. */
export const RATING_DEVIATION = 320;

/** Lowest rating of levels 1 to 6. */
export const LEVEL_CUTS = [1200, 1457, 1714, 1971, 2229, 2400] as const;
export const levelOf = (rating: number): number => LEVEL_CUTS.filter((cut) => rating >= cut).length;

/** Ends of the levels on the puzzle scale; the first and the last level are given a width. */
const CUTS = [900, ...LEVEL_CUTS, 2700] as const;

/** Puzzle rating → level scale, linear inside each level. */
export const onLevelScale = (rating: number): number => {
  const level = Math.max(0, Math.min(6, CUTS.filter((cut) => rating >= cut).length - 1));
  const [low, high] = [CUTS[level] as number, CUTS[level + 1] as number];
  return level + Math.max(0, Math.min(0.99, (rating - low) / (high - low)));
};
