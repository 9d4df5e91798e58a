import type { Unit } from '../curriculum/graph.ts';
import { ahead, type Expected, expected, MIDDLE, SLOPE } from './law.ts';

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
}

/** Areas, themes and units of one player lie so far apart, in square logits. */
const AREA_VARIANCE = 0.16;
const TOPIC_VARIANCE = 0.36;
export const UNIT_VARIANCE = 0.2;
/** What the player says of a theme may be wrong: answers outweigh it soon. */
export const SAID_VARIANCE = 2;
/** The level never freezes: so much doubt comes back with each week. */
const DRIFT = 0.03;
/** An exercise that was met before tells a quarter of what a fresh one does. */
export const SEEN_WEIGHT = 0.25;
/** No answer takes away all doubt. */
const LEAST_LEFT = 0.2;
/** An exercise is harder or easier than its author or the nightly measure says by four tenths of a level. */
const ITEM_VARIANCE = (0.4 * SLOPE) ** 2;

export const NEW_AREA: Measure = { media: 0, varianza: AREA_VARIANCE };
export const NEW_TOPIC: Measure = { media: 0, varianza: TOPIC_VARIANCE };

export const newAbility = (level: number, sd: number): Ability => ({
  nivel: { media: level, varianza: sd * sd },
  areas: {},
  temas: {},
});

/** Logits by which the player's area and theme lie off the level, by all that was answered of them. */
const sharedBy = ({ areas, temas }: Ability, { topic }: Unit): number =>
  (areas[topic.area]?.media ?? 0) + (temas[topic.id]?.media ?? 0);

/** Where the player stands in a unit of which something was answered, with what study has added. */
export const logitsOf = (
  ability: Ability,
  unit: Unit,
  { e = 0, g = 0 }: { readonly e?: number | undefined; readonly g?: number | undefined },
): number => ahead(ability.nivel.media, unit.level + MIDDLE) + sharedBy(ability, unit) + e + g;

/** What is not known of an answer there, in square logits: the exercise's doubt, the level's, the area's, the theme's and the unit's own. */
export const doubtOf = (
  { nivel, areas, temas }: Ability,
  { topic }: Unit,
  unit: { readonly q?: number | undefined } | undefined,
): number =>
  ITEM_VARIANCE +
  SLOPE ** 2 * nivel.varianza +
  (areas[topic.area] ?? NEW_AREA).varianza +
  (temas[topic.id] ?? NEW_TOPIC).varianza +
  (unit?.q ?? UNIT_VARIANCE);

/** One of the things that an answer is about. */
export interface Part {
  media: number;
  varianza: number;
  /** Logits for each unit of it. */
  readonly weight: number;
}

export const partOf = ({ media, varianza }: Measure, weight = 1): Part => ({ media, varianza, weight });

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;
export const measureOf = ({ media, varianza }: Measure): Measure => ({
  media: rounded(media),
  varianza: rounded(varianza),
});

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

/** A week later a player may be another by so much. */
export const drifted = ({ media, varianza }: Measure): Measure => ({ media, varianza: varianza + DRIFT });
