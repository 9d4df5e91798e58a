import type { TipoTarea } from '@estratega/domain';
import { drillsFor, madeId } from '../curriculum/drills.ts';
import type { Unit } from '../curriculum/graph.ts';
import type { Game, Item } from '../games/game.ts';
import { clampBelief } from '../learner/belief.ts';
import type { Measured } from '../learner/difficulty.ts';
import { logit, logitsFor, MIDDLE, SLOPE } from '../learner/law.ts';
import type { Lado } from '../learner/state.ts';
import { onceFor } from '../once/once.ts';
import { fraction, hash } from '../random/seed.ts';

/** Which exercises a task is made of. */

export interface ExerciseChoice {
  /** Weeks since each exercise was last planned: 0 this week, 1 the week before; absent where it was not, as far as is remembered. */
  readonly weeksSince: (id: string) => number | undefined;
  /** Failed ones that are due, the longest due first: they return on purpose. */
  readonly failedDue: readonly string[];
  /** What is believed of a unit, to aim at eight of ten. */
  readonly belief: (unit: Unit) => number;
  /** Nothing of a topic above this, where its last tries failed; on the scale of levels. */
  readonly hardest?: (topicId: string) => number | undefined;
  /** The player's level: nothing that begins more than one above it. */
  readonly level: number;
  readonly format: string;
  readonly kind: TipoTarea;
  readonly side?: Lado | undefined;
  /** Day of the task: two tasks of one unit do not get the same seeds. */
  readonly day?: string | undefined;
  readonly seed: string;
  /** What everybody's first tries said of exercises: it outweighs what their authors and the model say. */
  readonly measured?: Measured | undefined;
}

/** Right at the first try, in 75–85 of a hundred. */
export const AIM = 0.8;
/** As far as an exercise may lie from what is typical of its unit to meet the aim. */
const EASIER = -2;
const HARDER = 1;
/** Right less than half the time: what a drill makes is better. */
const TOO_HARD = (logitsFor(AIM) - logitsFor(0.5)) / SLOPE;
/** Weeks before an exercise is met again, unless it failed. */
const APART = 8;

/** `met`: the week in which it was last planned. */
export const isFresh = (week: number, met: number | undefined): boolean => met === undefined || week - met > APART;

/** How much harder than the unit's level an exercise should be for this player, by how easily it is guessed. */
export const aimedDifficulty = (belief: number, guess?: number): number =>
  Math.max(EASIER, Math.min(HARDER, (logit(clampBelief(belief)) - logitsFor(AIM, guess)) / SLOPE));

/** Levels between an exercise and the unit; nothing where it is not for this player. */
const distanceOf = (
  { levels: [low, high], formats }: Item,
  unit: Unit,
  { level, format }: ExerciseChoice,
): number | undefined => {
  if (low > level + 1 || (formats && !formats.includes(format))) return undefined;
  return unit.level < low ? (low - unit.level) * 1.5 : Math.max(0, unit.level - high);
};

/** 0 never met, 1 long ago, 2 within eight weeks; what this week already has is out. */
const ageRank = (weeks: number | undefined): number | undefined => {
  if (weeks === undefined) return 0;
  if (weeks <= 0) return undefined;
  return weeks > APART ? 1 : 2;
};

/** Beyond the player: after what a drill makes. Met within eight weeks, and not failed: only where nothing else is left. */
const BEYOND = 1;
const AGAIN = 2;

interface Ranked {
  readonly item: Item;
  /** What they are ordered by, the first that differs deciding: due to return, the player's colour, not in reserve, long not met, near the aim, near the level. */
  readonly due: number;
  readonly reserve: number;
  readonly age: number;
  readonly side: number;
  readonly away: number;
  readonly off: number;
}

const goesAfter = (
  one: Ranked,
  due: number,
  reserve: number,
  age: number,
  side: number,
  away: number,
  off: number,
): boolean =>
  (one.due - due || one.side - side || one.reserve - reserve || one.age - age || one.off - off || one.away - away) > 0;

/** Where each stands: the same list is asked about for every exercise of a day. */
const placesIn = onceFor((ids: readonly string[]): ReadonlyMap<string, number> => new Map(ids.map((id, i) => [id, i])));

/** No pile needs more than a task takes: whoever is passed over in it stands in the task already. */
const rankedFor = (game: Game, unit: Unit, count: number, choice: ExerciseChoice): readonly Ranked[] => {
  const hardest = choice.hardest?.(unit.topic.id) ?? Number.POSITIVE_INFINITY;
  const belief = choice.belief(unit);
  const aims = new Map<number | undefined, number>();
  const aimAt = (guess: number | undefined): number => {
    const known = aims.get(guess);
    if (known !== undefined) return known;
    const aim = Math.min(hardest, unit.level + MIDDLE + aimedDifficulty(belief, guess));
    aims.set(guess, aim);
    return aim;
  };
  const seed = hash(`${choice.seed}${unit.id}`);
  // A test measures with what was not met before; what failed returns in practice and in review.
  const returning = choice.kind === 'test' ? [] : choice.failedDue;
  const places = returning.length === 0 ? undefined : placesIn(returning);
  const { measured } = choice;
  const difficulty = ({ id, dificultad }: Item): number => {
    const rating = measured?.[id];
    return rating !== undefined && Number.isFinite(rating) ? game.levelOfRating(rating) : dificultad;
  };
  const best: Ranked[] = [];
  for (const item of game.items(unit.topic)) {
    const distance = distanceOf(item, unit, choice);
    if (distance === undefined) continue;
    const returns = places?.get(item.id);
    const due = returns === undefined ? 0 : returns - returning.length;
    const level = difficulty(item);
    // In a review what failed comes back as itself, once it is due: its solution has been seen.
    if (level > hardest && !(due !== 0 && choice.kind === 'repaso')) continue;
    const aim = aimAt(item.azar);
    const beyond = due === 0 && level - aim > TOO_HARD ? BEYOND : 0;
    const off = Math.abs(level - aim) + 0.05 * fraction(seed, item.hash);
    const last = best.length < count ? undefined : best[count - 1];
    // Never met and of the right colour, it would still come too late.
    if (last && due === 0 && !goesAfter(last, 0, beyond, 0, 0, distance, off)) continue;
    const weeks = choice.weeksSince(item.id);
    const age = ageRank(weeks);
    if (age === undefined) continue;
    const isOtherSide = choice.side !== undefined && item.lado !== undefined && item.lado !== choice.side;
    const side = isOtherSide ? 1 : 0;
    const reserve = age === 2 && returns === undefined ? AGAIN : beyond;
    const away = age === 0 ? distance : -(weeks ?? 0);
    let at = best.length;
    while (at > 0 && goesAfter(best[at - 1] as Ranked, due, reserve, age, side, away, off)) at--;
    if (at >= count) continue;
    if (best.length >= count) best.pop();
    best.splice(at, 0, { item, due, reserve, age, side, away, off });
  }
  return best;
};

/** Where the bank runs out, exercises made from a seed: a task is never left with nothing to answer. */
const made = (game: Game, units: readonly Unit[], count: number, choice: ExerciseChoice): readonly string[] => {
  const sources = units.flatMap((unit) => {
    const hardest = choice.hardest?.(unit.topic.id) ?? Number.POSITIVE_INFINITY;
    const aim = unit.level + aimedDifficulty(choice.belief(unit));
    const level = Math.max(0, Math.round(Math.min(aim, unit.level, hardest - MIDDLE)));
    return drillsFor(game.drills, unit.topic.id, level).filter((one) => one.level + MIDDLE <= hardest);
  });
  if (sources.length === 0) return [];
  const start = hash(`${choice.seed}${choice.kind}${choice.day ?? ''}${units.map(({ id }) => id).join()}`);
  return Array.from({ length: count }, (_, i) => {
    const { drill, level } = sources[i % sources.length] as (typeof sources)[number];
    return madeId(drill, level, hash(`${start}-${i}`));
  });
};

/** Fewer than this are no task: there, what was met lately is met again. */
const LEAST = 2;

/** Several units take turns; none twice. */
const inTurns = (piles: readonly (readonly Ranked[])[], count: number, chosen: string[]): void => {
  const next = piles.map(() => 0);
  for (let left = true; left && chosen.length < count; ) {
    left = false;
    for (const [i, pile] of piles.entries()) {
      let at = next[i] as number;
      while (at < pile.length && chosen.includes((pile[at] as Ranked).item.id)) at++;
      next[i] = at + 1;
      const one = pile[at];
      if (!one || chosen.length >= count) continue;
      chosen.push(one.item.id);
      left = true;
    }
  }
};

/**
 * None twice in a week, so that a test never repeats what was practised; none again within eight weeks but those that
 * failed: where the bank runs out, a task has fewer, or some made from a seed. The ids, in the order in which they are met.
 */
export const chooseExercises = (
  game: Game,
  units: readonly Unit[],
  count: number,
  choice: ExerciseChoice,
): readonly string[] => {
  const piles = units.map((unit) => rankedFor(game, unit, count, choice));
  const chosen: string[] = [];
  // Whoever asked for one colour is given the other's boards only where nothing else is left.
  const fresh = piles.map((pile) => pile.filter(({ reserve, side }) => reserve < AGAIN && side === 0));
  inTurns(
    fresh.map((pile) => pile.filter(({ reserve }) => reserve < BEYOND)),
    count,
    chosen,
  );
  if (chosen.length < count) chosen.push(...made(game, units, count - chosen.length, choice));
  if (chosen.length < count) inTurns(fresh, count, chosen);
  const own = piles.map((pile) => pile.filter(({ side }) => side === 0));
  if (chosen.length < LEAST) inTurns(own, Math.min(LEAST, count), chosen);
  if (chosen.length === 0) inTurns(piles, Math.min(LEAST, count), chosen);
  return chosen;
};
