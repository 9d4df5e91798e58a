/**
 * The one law of a right answer. Belief, test of the level, nightly difficulty and evaluation all ask it: an ability and
 * a difficulty on the scale of levels, a chance to guess by what there is to choose from, and a slip of whoever knows.
 */

/** Logits in a level. */
export const SLOPE = 1.5;
/** Who knows is still wrong this often. */
export const SLIP = 0.05;
/** Right without knowing, where nobody counted the options. */
export const GUESS = 0.12;
/** Where a player of a level stands on what that level teaches, in logits: three of ten are known before they are taught. */
export const OWN_LEVEL = -0.8;
/** The middle of a level: what is typical of it, and what a drill without a rating of its own is. */
export const MIDDLE = 0.5;

export const logit = (p: number): number => Math.log(p / (1 - p));
export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** Logits by which an ability stands above a difficulty, before anything is known of the theme. */
export const ahead = (ability: number, difficulty: number): number => SLOPE * (ability - difficulty) + OWN_LEVEL;

export interface Expected {
  /** Chance to be right. */
  readonly chance: number;
  /** How much that chance moves with a logit. */
  readonly slope: number;
}

/** Logits count for so much less where so much is not known of them. */
const flatness = (variance: number): number => 1 / Math.sqrt(1 + (Math.PI / 8) * variance);

/** What is not known of the logits draws the chance towards the middle: the mean over all that they may be, nearly. */
export const expected = (logits: number, guess: number = GUESS, variance = 0): Expected => {
  const flat = flatness(variance);
  const knows = sigmoid(flat * logits);
  const most = 1 - SLIP - guess;
  return { chance: guess + most * knows, slope: most * knows * (1 - knows) * flat };
};

export const chance = (logits: number, guess?: number, variance?: number): number =>
  expected(logits, guess, variance).chance;

/** Logits at which the chance is so: the inverse. Out of reach of guesses and slips, the nearest that is in it. */
export const logitsFor = (aim: number, guess: number = GUESS, variance = 0): number => {
  const knows = (aim - guess) / (1 - SLIP - guess);
  return logit(Math.min(0.99, Math.max(0.01, knows))) / flatness(variance);
};
