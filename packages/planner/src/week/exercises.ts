import { isOfRound, type TipoTarea } from '@estratega/domain';
import { ROUND_SECONDS } from '@estratega/lessons/serve';
import { drillsFor, isHand, madeId, roundId } from '../curriculum/drills.ts';
import type { Unit } from '../curriculum/graph.ts';
import type { Game, Item } from '../games/game.ts';
import { clampBelief } from '../learner/belief.ts';
import type { Measured } from '../learner/difficulty.ts';
import { GUESS, logit, logitsFor, MIDDLE, SLOPE } from '../learner/law.ts';
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
  /** What is not known of that, in square logits. */
  readonly doubt?: ((unit: Unit) => number) | undefined;
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
  /** Part of a task on a unit that is written by hand, however hard, before anything is made from a seed. */
  readonly written?: number | undefined;
  /** Drills that the player's own words ask for: half of what is made. */
  readonly leading?: readonly string[] | undefined;
  /** The player asks for more of this very theme: as many as there are, however hard. */
  readonly insists?: true;
}

/** Right at the first try, in 75–85 of a hundred. */
const AIM = 0.8;
/** As far as an exercise may lie from its unit's level to meet the aim: what is new at the own level is met a stage below its middle first. */
const EASIER = -1.3;
const HARDER = 0.4;
/** Levels over the aim from which few solve it: what a drill makes is better. */
const TOO_HARD = 0.8;
/** And from which hardly anybody does: the minutes are another theme's. */
const HOPELESS = 1.6;
/** Weeks before an exercise is met again, unless it failed. */
const APART = 12;

/** `met`: the week in which it was last planned. */
export const isFresh = (week: number, met: number | undefined): boolean => met === undefined || week - met > APART;

/** How much harder than the unit's level an exercise should be for this player: the less that is known of it, the easier. */
export const aimedDifficulty = (belief: number, doubt = 0): number => {
  const off = logit(clampBelief(belief)) - logitsFor(AIM, GUESS, doubt);
  return Math.max(EASIER, Math.min(HARDER, off / SLOPE));
};

/** Levels between an exercise and the unit; nothing where it is not for this player. */
const distanceOf = (
  { levels: [low, high], formats }: Item,
  unit: Unit,
  { level, format }: ExerciseChoice,
): number | undefined => {
  if (low > level + 1 || (formats && !formats.includes(format))) return undefined;
  return unit.level < low ? (low - unit.level) * 1.5 : Math.max(0, unit.level - high);
};

/** 0 never met, 1 long ago, 2 within twelve weeks; what this week already has is out. */
const ageRank = (weeks: number | undefined): number | undefined => {
  if (weeks === undefined) return 0;
  if (weeks <= 0) return undefined;
  return weeks > APART ? 1 : 2;
};

/** Beyond the player: after what a drill makes. Met within twelve weeks, and not failed: only where nothing else is left. */
const BEYOND = 1;
const AGAIN = 2;
/** A chapter's own questions are asked at its end: nobody meets them as the hard ones before it. */
const AT_ITS_END = 1.5;
const isOfChapter = ({ id }: Item): boolean => id.startsWith('c.');
/** Of the colour that was not asked for: after all the rest. */
const OTHER_SIDE = 3;

interface Ranked {
  readonly item: Item;
  /** What they are ordered by, the first that differs deciding: due to return, not in reserve, long not met, the player's colour, longest ago, near the aim. */
  readonly due: number;
  readonly reserve: number;
  readonly age: number;
  readonly side: number;
  readonly ago: number;
  readonly off: number;
}

const goesAfter = (
  one: Ranked,
  due: number,
  reserve: number,
  age: number,
  side: number,
  ago: number,
  off: number,
): boolean =>
  (one.due - due || one.reserve - reserve || one.age - age || one.side - side || one.ago - ago || one.off - off) > 0;

/** Where each stands: the same list is asked about for every exercise of a day. */
const placesIn = onceFor((ids: readonly string[]): ReadonlyMap<string, number> => new Map(ids.map((id, i) => [id, i])));

/** The difficulty that suits this player in a unit, on the scale of levels. */
export const aimIn = (unit: Unit, { belief, doubt }: Pick<ExerciseChoice, 'belief' | 'doubt'>): number =>
  unit.level + MIDDLE + aimedDifficulty(belief(unit), doubt?.(unit));

/** From here on hardly anybody solves it: it is served where nothing else could stand, and counted nowhere. */
export const hopelessFrom = (unit: Unit, player: Pick<ExerciseChoice, 'belief' | 'doubt'>): number =>
  aimIn(unit, player) + HOPELESS;

/** How hard an exercise is: by everybody's first tries, else by its author. */
export const levelOfItem = (game: Game, { id, dificultad }: Item, measured: Measured | undefined): number => {
  const rating = measured?.[id];
  return rating !== undefined && Number.isFinite(rating) ? game.levelOfRating(rating) : dificultad;
};

/** A test measures what is typical of its unit, whatever is believed. */
const aimFor = (unit: Unit, choice: ExerciseChoice): number =>
  choice.kind === 'test' ? unit.level + MIDDLE : aimIn(unit, choice);

/** What a label says of an exercise weighs little beside how hard it is: of two as near the aim, the one of the unit's own stage. */
const LABEL = 0.1;

/** No pile needs more than a task takes: whoever is passed over in it stands in the task already. */
const rankedFor = (game: Game, unit: Unit, count: number, choice: ExerciseChoice): readonly Ranked[] => {
  const aim = aimFor(unit, choice);
  const seed = hash(`${choice.seed}${unit.id}`);
  // A test measures with what was not met before; what failed returns in practice and in review.
  const returning = choice.kind === 'test' ? [] : choice.failedDue;
  const places = returning.length === 0 ? undefined : placesIn(returning);
  const best: Ranked[] = [];
  for (const item of game.items(unit.topic)) {
    const distance = distanceOf(item, unit, choice);
    if (distance === undefined) continue;
    const returns = places?.get(item.id);
    const due = returns === undefined ? 0 : returns - returning.length;
    const level = levelOfItem(game, item, choice.measured);
    const beyond =
      due === 0 && level - aim > TOO_HARD ? (choice.written && isOfChapter(item) ? AT_ITS_END : BEYOND) : 0;
    const off = Math.abs(level - aim) + LABEL * distance + 0.05 * fraction(seed, item.hash);
    const last = best.length < count ? undefined : best[count - 1];
    // Never met and of the right colour, it would still come too late.
    if (last && due === 0 && !goesAfter(last, 0, beyond, 0, 0, 0, off)) continue;
    const weeks = choice.weeksSince(item.id);
    const age = ageRank(weeks);
    if (age === undefined) continue;
    const isOtherSide = choice.side !== undefined && item.lado !== undefined && item.lado !== choice.side;
    const side = isOtherSide ? 1 : 0;
    const reserve = isOtherSide ? OTHER_SIDE : age === 2 && returns === undefined ? AGAIN : beyond;
    const ago = age === 0 ? 0 : -(weeks ?? 0);
    let at = best.length;
    while (at > 0 && goesAfter(best[at - 1] as Ranked, due, reserve, age, side, ago, off)) at--;
    if (at >= count) continue;
    if (best.length >= count) best.pop();
    best.splice(at, 0, { item, due, reserve, age, side, ago, off });
  }
  return best;
};

/** Where the bank runs out, exercises made from a seed: a task is never left with nothing to answer. */
const made = (game: Game, units: readonly Unit[], count: number, choice: ExerciseChoice): readonly string[] => {
  const sources = sourcesOf(game, units, choice);
  if (sources.length === 0) return [];
  const start = hash(`${choice.seed}${choice.kind}${choice.day ?? ''}${units.map(({ id }) => id).join()}`);
  const isUsed = (id: string): boolean => choice.weeksSince(id) === 0;
  // Two tasks of a day may ask for the same: the second is dealt other cards.
  for (let deal = 0; deal < DEALS; deal++) {
    const ids = drawn(game, sources, count, choice.kind, hash(`${start}${deal || ''}`));
    if (!ids.some(isUsed)) return ids;
  }
  return [];
};

const DEALS = 20;

const drawn = (
  game: Game,
  sources: ReturnType<typeof sourcesOf>,
  count: number,
  kind: TipoTarea,
  start: number,
): readonly string[] => {
  const inRounds = new Map<string, number>();
  const ids: string[] = [];
  let open = sources;
  for (let i = 0, held = 0; held < count && open.length > 0; i++) {
    const source = open[i % open.length] as (typeof sources)[number];
    const { drill, level } = source;
    const one = madeId(drill, level, hash(`${start}-${i}`));
    if (!isOfRound(one)) {
      ids.push(one);
      held++;
      continue;
    }
    // A round is one chart: its hands are short, as many as the time of one exercise holds, and after so many comes another.
    const from = inRounds.get(drill) ?? 0;
    const many = Math.min(handsIn(game, level, kind), CHART_HANDS - from);
    inRounds.set(drill, from + many);
    for (let place = from; place < from + many; place++) {
      const round = (start + Math.floor(place / TABLE_HANDS)) % ROUND_SEEDS;
      ids.push(roundId(drill, level, round, place % TABLE_HANDS));
    }
    if (from + many >= CHART_HANDS) open = open.filter((other) => other !== source);
    held++;
  }
  return ids;
};

/** Hands of one table, and of one drill of tables, in a task: more of the same chart teaches nothing more that day. */
const TABLE_HANDS = 25;
const CHART_HANDS = 40;
/** Short names: a task of forty hands is stored with all of them. */
const ROUND_SEEDS = 36 ** 4;

/** Hands of a round in the time of one exercise; a test asks one of each. */
export const handsIn = (game: Game, level: number, kind?: TipoTarea): number =>
  kind === 'test' ? 1 : Math.max(1, Math.round((game.minutesPerItem(level) * 60) / ROUND_SECONDS));

/** The stage that a drill is made of: the one that suits the player, the unit's own or the one below it. */
const stageFor = (unit: Unit, choice: ExerciseChoice): number =>
  Math.max(0, unit.level - 1, Math.min(unit.level, Math.round(aimFor(unit, choice) - MIDDLE)));

/** From here on a whole hand is dealt with all its sizes: one of a stage below has a single bet to choose from. */
const WHOLE_FROM = 3;

const sourcesOf = (game: Game, units: readonly Unit[], choice: ExerciseChoice) =>
  units.flatMap((unit) => {
    const { id } = unit.topic;
    const own = drillsFor(game.drills, id, stageFor(unit, choice), choice.format);
    const whole = drillsFor(game.drills, id, Math.max(WHOLE_FROM, unit.level), choice.format);
    const suited = own.map((one, i) =>
      unit.level >= WHOLE_FROM && isHand(one.drill) ? (whole[i] as (typeof own)[number]) : one,
    );
    return inFront(suited, choice.leading ?? []);
  });

/** What the player's words ask for takes every other turn. */
const inFront = <Source extends { readonly drill: string }>(
  sources: readonly Source[],
  leading: readonly string[],
): readonly Source[] => {
  const first = sources.filter(({ drill }) => leading.includes(drill));
  const rest = sources.filter(({ drill }) => !leading.includes(drill));
  if (first.length === 0 || rest.length === 0) return sources;
  const turns = Math.max(first.length, rest.length);
  return Array.from({ length: turns }, (_, i) => i).flatMap((i) => [
    first[i % first.length] as Source,
    rest[i % rest.length] as Source,
  ]);
};

/** Where a theme has rounds, half of a session is one: its bank lasts twice as long. */
const banked = (game: Game, units: readonly Unit[], count: number, choice: ExerciseChoice): number =>
  units.length === 1 &&
  choice.kind !== 'test' &&
  sourcesOf(game, units, choice).some(({ drill, level }) => isOfRound(madeId(drill, level, 0)))
    ? Math.ceil(count / 2)
    : count;

/** Of what is made from a seed. */
const levelOf = (id: string): number => Number(id.split('.')[2]);

/** As many as are written by hand at least, where a session is of one theme; what measures is as hard as its unit. */
const writtenIn = (units: readonly Unit[], count: number, { written, kind }: ExerciseChoice): number =>
  written && units.length === 1 && kind !== 'test' ? Math.ceil(count * written) : 0;

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
 * None twice in a week, so that a test never repeats what was practised; none again within twelve weeks but those that
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
    banked(game, units, count, choice),
    chosen,
  );
  inTurns(
    fresh.map((pile) => pile.filter(({ reserve }) => reserve <= BEYOND)),
    Math.max(chosen.length, writtenIn(units, count, choice)),
    chosen,
  );
  const dealt = chosen.length < count ? made(game, units, count - chosen.length, choice) : [];
  chosen.push(...dealt);
  // A round's hands are many and short: what they leave of the time is asked from the bank.
  const hands = dealt.filter(isOfRound);
  const held = hands.reduce(
    (sum, id) => sum + 1 / handsIn(game, levelOf(id), choice.kind),
    chosen.length - hands.length,
  );
  const left = Math.round(count - held);
  // A test measures with what its unit has, and who insists has all of it.
  const isServed = ({ reserve, off }: Ranked): boolean =>
    choice.kind === 'test' || choice.insists === true || reserve < BEYOND || off <= HOPELESS;
  const served = fresh.map((pile) => pile.filter(isServed));
  if (left > 0) inTurns(served, chosen.length + left, chosen);
  if (chosen.length < LEAST) inTurns(fresh, Math.min(LEAST, count), chosen);
  // What was read is tried with what is new, or not at all.
  if (chosen.length < LEAST && choice.kind !== 'teoria') inTurns(piles, Math.min(LEAST, count), chosen);
  return chosen;
};

/** Levels by which a session may become easier or harder, and for how large a part of it each is laid by. */
const SPARE: readonly (readonly [shift: number, share: number])[] = [
  [-0.6, 0.25],
  [-1.2, 0.15],
  [0.5, 0.2],
];

const LEAST_SHIFT = -0.6;

const byDifficulty = onceFor((items: readonly Item[]) => [...items].sort((a, b) => a.dificultad - b.dificultad));

/** Place of the first that is not easier. */
const placeOf = (sorted: readonly Item[], level: number): number => {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as Item).dificultad < level) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Never met, of the asked colour, nearest to a difficulty first; none of `taken`. */
const nearestNew = (
  game: Game,
  unit: Unit,
  level: number,
  count: number,
  choice: ExerciseChoice,
  taken: ReadonlySet<string>,
): readonly string[] => {
  const sorted = byDifficulty(game.items(unit.topic));
  const found: string[] = [];
  let up = placeOf(sorted, level);
  let down = up - 1;
  while (found.length < count && (down >= 0 || up < sorted.length)) {
    const below = sorted[down];
    const above = sorted[up];
    const isBelow = !above || (below !== undefined && level - below.dificultad < above.dificultad - level);
    const item = (isBelow ? below : above) as Item;
    if (isBelow) down--;
    else up++;
    const isOtherSide = choice.side !== undefined && item.lado !== undefined && item.lado !== choice.side;
    if (isOtherSide || taken.has(item.id) || distanceOf(item, unit, choice) === undefined) continue;
    if (choice.weeksSince(item.id) === undefined) found.push(item.id);
  }
  return found;
};

/**
 * What a session served by time may ask: what the minutes hold, and beside it easier and harder ones that its answers may
 * call for. Of those, nothing is promised: another task of the week may ask them first.
 */
export const chooseSeries = (
  game: Game,
  units: readonly Unit[],
  count: number,
  choice: ExerciseChoice,
): { readonly ids: readonly string[]; readonly spare: readonly string[] } => {
  const ids = chooseExercises(game, units, count, choice);
  const taken = new Set(ids);
  const spare: string[] = [];
  for (const [shift, share] of SPARE) {
    const wanted = Math.ceil((count * share) / units.length);
    for (const unit of units) {
      // Who is above a stage may find it harder than believed, but not by two.
      if (unit.level < choice.level && shift < LEAST_SHIFT) continue;
      for (const id of nearestNew(game, unit, aimIn(unit, choice) + shift, wanted, choice, taken)) {
        taken.add(id);
        spare.push(id);
      }
    }
  }
  return { ids, spare };
};
