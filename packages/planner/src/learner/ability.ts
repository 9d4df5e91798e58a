import { type Expected, expected, SLOPE } from './law.ts';

/**
 * How able a player is, each part with what is not known of it: the level, and what an area, a theme and a unit lie above
 * or below it. A first try moves all of them at once, each by its own share of the doubt, so that an answer about forks
 * tells something of pins, and a little of everything.
 */

/** A mean, and the variance that is left in it. */
export interface Measure {
  readonly media: number;
  readonly varianza: number;
}

export interface Ability {
  /** On the scale of levels: 2.5 in the middle of level 2. */
  readonly nivel: Measure;
  /** In logits over the level. */
  readonly areas: Readonly<Record<string, Measure>>;
  readonly temas: Readonly<Record<string, Measure>>;
  /** Logarithm of how much a minute teaches this player, against the typical one. */
  readonly ritmo: Measure;
}

/** What a declared level may be off, in levels; where nothing was declared, more. */
export const DECLARED_SD = 0.9;
export const UNDECLARED_SD = 1.2;
/** Areas, themes and units of one player lie so far apart, in square logits. */
export const AREA_VARIANCE = 0.16;
export const TOPIC_VARIANCE = 0.36;
export const UNIT_VARIANCE = 0.2;
/** Two of three players learn at three quarters to four thirds of the typical pace. */
const PACE_VARIANCE = 0.09;
/** What the player says of a theme may be wrong: answers outweigh it soon. */
export const SAID_VARIANCE = 2;
/** The level never freezes: so much doubt comes back with each answer. */
const DRIFT = 0.001;
/** An exercise that was met before tells a quarter of what a fresh one does. */
export const SEEN_WEIGHT = 0.25;
/** No answer takes away all doubt. */
const LEAST_LEFT = 0.2;

export const newArea: Measure = { media: 0, varianza: AREA_VARIANCE };
export const newTopic: Measure = { media: 0, varianza: TOPIC_VARIANCE };
/** An exercise is harder or easier than its author or the nightly measure says by four tenths of a level. */
const ITEM_VARIANCE = (0.4 * SLOPE) ** 2;
/** All that is not known of a theme nobody has asked about. */
export const UNKNOWN_THEME = AREA_VARIANCE + TOPIC_VARIANCE + UNIT_VARIANCE;

export const newAbility = (level: number, sd: number): Ability => ({
  nivel: { media: level, varianza: sd * sd },
  areas: {},
  temas: {},
  ritmo: { media: 0, varianza: PACE_VARIANCE },
});

/** One of the things that an answer is about. */
export interface Part {
  media: number;
  varianza: number;
  /** Logits for each unit of it. */
  readonly weight: number;
}

export const levelPart = ({ media, varianza }: Measure): Part => ({ media, varianza, weight: SLOPE });

/**
 * The straight line that fits best (a Kalman filter's step): with the chance taken over all that the logits may be, its
 * slope times a part's variance is how far the part goes with the answer. Answers with what was expected before.
 */
export const learnFrom = (
  parts: readonly Part[],
  logits: number,
  right: number,
  guess: number | undefined,
  weight = 1,
): Expected => {
  let variance = ITEM_VARIANCE;
  for (const part of parts) variance += part.weight ** 2 * part.varianza;
  const was = expected(logits, guess, variance);
  const doubt = (was.chance * (1 - was.chance)) / weight;
  for (const part of parts) {
    const gain = (part.weight * part.varianza * was.slope) / doubt;
    part.media += gain * (right - was.chance);
    part.varianza *= Math.max(LEAST_LEFT, 1 - gain * part.weight * was.slope);
  }
  return was;
};

/** The level's own doubt grows a little with time, measured in answers. */
export const drifted = (level: Part): void => {
  level.varianza += DRIFT;
};
