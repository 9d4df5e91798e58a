import { type Unit, unitId } from '../curriculum/graph.ts';
import { isPractice, isUnplayed } from '../games/game.ts';
import { LEVELS_BELOW } from '../learner/belief.ts';
import { daysBetween } from '../learner/memory.ts';
import type { Context, StudyDay } from './context.ts';
import { daysToEvent, isCalm, isLookBackDay } from './event.ts';
import { blocksIn, floorStep, OPENING_MAX, REVIEW_LEAST, STEP, TASK_MAX, TASK_MIN } from './minutes.ts';
import { weightOf } from './path.ts';

/** What of the week is settled before anything is chosen: its close, its games, its reviews; and the blocks left. */

export interface Review {
  readonly units: readonly Unit[];
  readonly minutes: number;
}

export interface DayFrame {
  readonly day: StudyDay;
  readonly review?: Review;
  /** Minutes of a game, and of the analysis that belongs to this day. */
  readonly game: number;
  readonly analysis: number;
  readonly closing: number;
  /** Minutes left for what is chosen, and their blocks. */
  readonly free: number;
  readonly blocks: number;
}

type Frame = { -readonly [Key in keyof DayFrame]: DayFrame[Key] };

const CLOSING_FROM = 40;
const CLOSING_LONG_FROM = 300;

interface Lengths {
  readonly game: number;
  readonly analysis: number;
}

/** How long a real game or session is, by format and level: a classical game is not played in half an hour. */
const lengthsFor = ({ learner, level }: Context): Lengths => {
  switch (learner.formato) {
    case 'bala':
      return { game: 20, analysis: 10 };
    case 'blitz':
      return { game: 30, analysis: 20 };
    case 'clasica':
      return level >= 3
        ? { game: 90, analysis: 40 }
        : level >= 1
          ? { game: 60, analysis: 30 }
          : { game: 20, analysis: 10 };
    case 'rapida':
      // Below a club's level a game of ten minutes a side, and rather two of them than one long one.
      return level >= 3
        ? { game: 60, analysis: 30 }
        : level === 2
          ? { game: 50, analysis: 25 }
          : level === 1
            ? { game: 20, analysis: 15 }
            : { game: 20, analysis: 10 };
    default:
      return level >= 4
        ? { game: 60, analysis: 35 }
        : level >= 2
          ? { game: 50, analysis: 25 }
          : level >= 1
            ? { game: 40, analysis: 20 }
            : { game: 15, analysis: 10 };
  }
};

const LONG_LEAST = 45;
const isSlow = (format: string): boolean => format === 'rapida' || format === 'clasica';
const SHORT_GAME = 20;

/** The lengths that the lane's share has room for; nothing where not even a short game fits. */
const lengthsWithin = (context: Context, minutes: number): Lengths | undefined => {
  const wanted = lengthsFor(context);
  if (wanted.game + wanted.analysis <= minutes) return wanted;
  const least = Math.min(wanted.game, SHORT_GAME);
  const analysis = Math.max(TASK_MIN, Math.min(wanted.analysis, floorStep(minutes / 3)));
  const game = Math.min(wanted.game, floorStep(minutes) - analysis);
  if (isSlow(context.learner.formato) && game < LONG_LEAST && floorStep(minutes) - TASK_MIN >= LONG_LEAST)
    return { game: LONG_LEAST, analysis: TASK_MIN };
  return game >= least ? { game, analysis } : undefined;
};

/** Units about to be forgotten, most worth keeping first, and those of failed exercises that are due. */
const dueUnits = (context: Context): readonly Unit[] => {
  const { eligible, learner, belief, tuning, days } = context;
  const { ahead, recall, touches, belief: known } = tuning.review;
  const first = days[0]?.fecha ?? '';
  const due: { unit: Unit; value: number }[] = [];
  for (const unit of eligible) {
    const state = learner.unidades[unit.id];
    if (state?.s === undefined || state.u === undefined || unit.level > context.level) continue;
    // The stage above keeps it alive.
    const above = context.game.curriculum.unitById.get(unitId(unit.topic.id, unit.level + 1));
    if (above && (learner.unidades[above.id]?.t ?? 0) > 0) continue;
    const p = belief[unit.index] ?? 0;
    if ((p < known && state.t < touches) || isPractice(context.game, unit.topic.id)) continue;
    const r = context.game.memory.recallAfter(daysBetween(state.u, first) + ahead, state.s);
    if (r < recall) due.push({ unit, value: weightOf(context, unit) * p * p * (1 - r * r) });
  }
  return due.sort((a, b) => b.value - a.value || a.unit.index - b.unit.index).map(({ unit }) => unit);
};

/** Units whose failed exercises are due some day of the week. */
const failedUnits = (context: Context): readonly Unit[] => {
  const { learner, game, days } = context;
  const last = days.at(-1)?.fecha ?? '';
  const counts = new Map<string, number>();
  for (const { unidad, u, s } of Object.values(learner.fallos)) {
    if (daysBetween(u, last) >= s) counts.set(unidad, (counts.get(unidad) ?? 0) + 1);
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total < context.tuning.review.failed) return [];
  return (
    [...counts]
      .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .flatMap(([id]) => game.curriculum.unitById.get(id) ?? [])
      // What a level that has moved has left far behind is not taken up again.
      .filter(({ topic, level }) => level >= context.level - LEVELS_BELOW || learner.declarado[topic.id] !== undefined)
  );
};

/** Two or three units of different areas each, as long as the lane's share lasts. */
const reviewsFor = (context: Context, busy: ReadonlySet<Unit>): readonly Review[] => {
  const { tuning, totalMinutes } = context;
  let left = tuning.review.share * totalMinutes;
  const found = new Set([...failedUnits(context).slice(0, tuning.review.units), ...dueUnits(context)]);
  // What the week works on anyway needs no review beside it.
  const open = [...found].filter((unit) => !busy.has(unit));
  // What lies two levels below is kept alive last.
  const isFar = ({ level }: Unit): boolean => level < context.level - 1;
  const worked = new Set([...busy].map(({ topic }) => topic.id));
  const waiting = [...open.filter((unit) => !isFar(unit)), ...open.filter(isFar)].filter(
    // Where a level has moved, a theme is worked on at one stage and due at two others: one of them is enough.
    ({ topic }, i, all) => !worked.has(topic.id) || all.findIndex((one) => one.topic.id === topic.id) === i,
  );
  const reviews: Review[] = [];
  while (waiting.length > 0 && left >= TASK_MIN && reviews.length < context.days.length) {
    const most = Math.min(tuning.review.units, Math.max(1, Math.floor(left / tuning.review.unitMinutes)));
    const units: Unit[] = [];
    for (let i = 0; i < waiting.length && units.length < most; ) {
      const unit = waiting[i] as Unit;
      const clashes = units.some((one) => one.topic.area === unit.topic.area);
      if (clashes) i++;
      else units.push(...waiting.splice(i, 1));
    }
    // Of a handful nothing is kept alive: it waits for what else is due.
    const least =
      context.learner.cautela || !context.game.askedLeads
        ? 0
        : Math.ceil((REVIEW_LEAST * context.game.minutesPerItem(context.level)) / STEP) * STEP;
    if (least > left) break;
    const minutes = Math.min(
      floorStep(left),
      Math.max(TASK_MIN, least, Math.ceil((units.length * tuning.review.unitMinutes) / STEP) * STEP),
    );
    reviews.push({ units, minutes });
    left -= minutes;
  }
  return reviews;
};

const isNextDay = (a: StudyDay, b: StudyDay | undefined): boolean =>
  b !== undefined && daysBetween(a.fecha, b.fecha) === 1;

/**
 * The days for games, best first: spread over the week, none before something was studied. A single one has the last day
 * but one, so that its analysis and what it showed still fall in the week, unless
 * the last is the longer and cards are played, which are looked at in the same sitting: nothing begins there.
 */
const gameDays = (
  frames: readonly Frame[],
  wanted: number,
  isLearning: boolean,
  isChess: boolean,
): readonly number[] => {
  const days = frames.length;
  const minutesOn = (day: number): number => frames[day]?.day.minutes ?? 0;
  // Whoever is learning how the game goes plays at the end, when most of it was seen; nobody on the first day of several.
  const spread = isLearning
    ? []
    : Array.from({ length: wanted }, (_, i) => Math.max(1, Math.floor(((i + 1) * days) / wanted) - 1));
  const isBefore = days >= BUT_ONE_FROM && (isChess || minutesOn(days - 2) >= minutesOn(days - 1));
  const first = !isLearning && wanted === 1 && isBefore ? [days - 2] : [...new Set(spread)];
  const rest = Array.from({ length: days }, (_, i) => days - 1 - i).filter((day) => !first.includes(day));
  return [...first.filter((day) => day < days), ...rest];
};
const BUT_ONE_FROM = 4;

/** Games where they stand best and something is studied before them; the analysis the same or the next day. */
const reserveGames = (context: Context, frames: readonly Frame[], heads: number): void => {
  const { tuning, totalMinutes, learner, shift, level } = context;
  const isFast = learner.formato === 'bala' || learner.formato === 'blitz';
  if (isUnplayed(learner) || totalMinutes < (isFast ? tuning.play.fromFast : tuning.play.from)) return;
  const usual = lengthsWithin(context, tuning.play.most * totalMinutes);
  if (!usual) return;
  const whole = usual.game + usual.analysis;
  const countFor = (aim: number): number =>
    Math.max(
      1,
      Math.min(Math.floor((tuning.play.most * totalMinutes) / whole), Math.round((aim * totalMinutes) / whole)),
    );
  // What is learnt at the beginning is learnt by playing.
  const aim = level === 1 && context.game.playsHere ? tuning.play.early : tuning.play.aim;
  // No more than there are days to play on.
  const days = Math.max(1, frames.filter(({ free }) => free >= usual.game + TASK_MIN).length);
  // Whoever asks for more of it has all of that part; others where nothing less fits.
  const parts = shift.juego > 0 ? [0, STEP] : [STEP, 0];
  // Whoever asks for less has less than these two would take.
  const tried = frames.map((frame) => ({ ...frame }));
  const isTwo = parts.some((less) => layTwo(context, tried, heads, less));
  if (isTwo && shift.juego >= 0) {
    for (const [i, frame] of frames.entries()) Object.assign(frame, tried[i]);
    return;
  }
  const two = isTwo ? tried.reduce((sum, { game, analysis }) => sum + game + analysis, 0) : Number.POSITIVE_INFINITY;
  const wanted = isTwo ? 1 : Math.min(days, countFor(aim + tuning.play.shift * shift.juego));
  // Where the number of games stays the same, more or less of them is a longer or a shorter one.
  const longer = wanted === Math.min(days, countFor(aim)) ? 20 * shift.juego : 0;
  const room = floorStep(Math.min(tuning.play.most * totalMinutes, two - STEP) / wanted) - usual.analysis;
  const most = Math.max(15, Math.min(TASK_MAX, room, usual.game));
  const lengths = { ...usual, game: Math.max(15, Math.min(TASK_MAX, room, usual.game + longer)) };
  const before = frames.map(({ game, analysis, free }) => ({ game, analysis, free }));
  if (layGames(context, frames, wanted, lengths, heads) >= wanted || lengths.game <= most) return;
  // Longer ones take a day's room from another: then they are as long as ever.
  for (const [i, frame] of frames.entries()) Object.assign(frame, before[i]);
  layGames(context, frames, wanted, { ...usual, game: most }, heads);
};

/** From five hours on two games a week, each with its analysis on the same day: a long one, and a short one on another day. */
const TWO_FROM = 300;
const SHORT_PAIR: Lengths = { game: SHORT_GAME, analysis: TASK_MIN };
/** A whole game of this length takes what it needs; two short ones stay within the lane's share. */
const CLASSICAL = 90;

const twoGames = (
  context: Context,
  room: number,
  less: number,
): readonly [long: Lengths, short: Lengths] | undefined => {
  const { tuning, totalMinutes, level, game, learner } = context;
  if (!game.playsHere || level === 0 || totalMinutes < TWO_FROM) return undefined;
  // In the weeks before a tournament one game at its rhythm is worth more than two.
  const left = daysToEvent(context, context.days[0]?.fecha ?? '');
  if (left !== undefined && left > 0 && learner.formato === 'clasica') return undefined;
  const usual = lengthsFor(context);
  const share = usual.game >= CLASSICAL ? tuning.play.two : tuning.play.most;
  const all = floorStep(share * totalMinutes) - less;
  const whole = Math.min(room, all - SHORT_PAIR.game - SHORT_PAIR.analysis);
  const analysis = Math.max(TASK_MIN, Math.min(usual.analysis, floorStep(whole / 4)));
  const long = { game: Math.min(usual.game, whole - analysis), analysis };
  if (long.game < Math.min(usual.game, LONG_LEAST)) return undefined;
  const rest = all - long.game - long.analysis;
  const look = Math.max(TASK_MIN, Math.min(long.analysis, floorStep(rest / 3)));
  return [long, { game: Math.min(long.game, rest - look), analysis: look }];
};

/** Both of them, on days that are not next to each other. */
const layTwo = (context: Context, frames: readonly Frame[], heads: number, less: number): boolean => {
  const isOpen = ({ day }: Frame): boolean => !isCalm(context, day.fecha) && !isLookBackDay(context, day.fecha);
  // Something is studied before the first game of a week.
  const restOn = (i: number): number => (i === 0 ? 2 * TASK_MIN : 0);
  const room = Math.max(0, ...frames.map((frame, i) => (isOpen(frame) ? frame.free - restOn(i) : 0)));
  const [long, short] = twoGames(context, room, less) ?? [];
  if (!long || !short) return false;
  const fits = (i: number, { game, analysis }: Lengths): boolean => {
    const frame = frames[i];
    const left = frame && isOpen(frame) ? frame.free - game - analysis - restOn(i) : -1;
    return left === 0 || left >= TASK_MIN;
  };
  const pairs = long.game + long.analysis + short.game + short.analysis;
  if (frames.reduce((sum, { free }) => sum + free, 0) - pairs < (heads + 1) * TASK_MIN) return false;
  const days = frames.map((_, i) => i);
  const late = [...days.slice(1).reverse(), 0].sort(
    (a, b) => Number(b === days.length - 2) - Number(a === days.length - 2),
  );
  for (const i of late.filter((day) => fits(day, long))) {
    const j = [...days.slice(1), 0].find((day) => Math.abs(day - i) > 1 && fits(day, short));
    if (j === undefined) continue;
    for (const [at, { game, analysis }] of [
      [i, long],
      [j, short],
    ] as const) {
      const frame = frames[at] as Frame;
      Object.assign(frame, { game, analysis, free: frame.free - game - analysis });
    }
    return true;
  }
  return false;
};

/** How many of them found a day. */
const layGames = (
  context: Context,
  frames: readonly Frame[],
  wanted: number,
  lengths: Lengths,
  heads: number,
): number => {
  const pair = lengths.game + lengths.analysis;
  const free = (): number => frames.reduce((sum, frame) => sum + frame.free, 0);
  const isOnly = frames.length === 1;
  let placed = 0;
  for (const i of gameDays(frames, wanted, context.level === 0, context.game.playsHere)) {
    if (placed >= wanted) break;
    const frame = frames[i] as Frame;
    if (isCalm(context, frame.day.fecha) || isLookBackDay(context, frame.day.fecha)) continue;
    const next = frames[i + 1];
    // Something is studied before the first game of a week.
    const rest = i === 0 ? 2 * TASK_MIN : 0;
    if (free() - pair < (heads + 1) * TASK_MIN || frame.game > 0 || frame.analysis > 0) continue;
    const fits = (minutes: number, left: number): boolean =>
      left === minutes + rest || left >= minutes + rest + TASK_MIN;
    if (fits(pair, frame.free)) {
      frame.game = lengths.game;
      frame.analysis = lengths.analysis;
      frame.free -= pair;
    } else if (
      !isOnly &&
      next &&
      isNextDay(frame.day, next.day) &&
      fits(lengths.game, frame.free) &&
      next.analysis === 0 &&
      next.game === 0 &&
      (next.free === lengths.analysis || next.free >= lengths.analysis + TASK_MIN)
    ) {
      frame.game = lengths.game;
      frame.free -= lengths.game;
      next.analysis = lengths.analysis;
      next.free -= lengths.analysis;
    } else continue;
    placed++;
  }
  return placed;
};

/** Where no day holds the wanted game, a shorter one on the longest day. */
const reserveShorter = (context: Context, frames: readonly Frame[], heads: number): void => {
  const { learner, totalMinutes, tuning } = context;
  const isFast = learner.formato === 'bala' || learner.formato === 'blitz';
  if (isUnplayed(learner) || totalMinutes < (isFast ? tuning.play.fromFast : tuning.play.from)) return;
  if (frames.some((frame) => frame.game > 0)) return;
  const open = frames.filter(({ day }) => !isCalm(context, day.fecha));
  if (open.length === 0) return;
  const longest = [...open].reverse().reduce((best, frame) => (frame.free > best.free ? frame : best));
  const rest = longest.day.index === 0 ? 2 * TASK_MIN : 0;
  const room = Math.min(tuning.play.most * totalMinutes, longest.free - rest - TASK_MIN);
  const lengths = lengthsWithin(context, room);
  const free = frames.reduce((sum, frame) => sum + frame.free, 0);
  if (!lengths || free - lengths.game - lengths.analysis < (heads + 1) * TASK_MIN) return;
  longest.game = lengths.game;
  longest.analysis = lengths.analysis;
  longest.free -= lengths.game + lengths.analysis;
};

/** A week too short for a game of the usual length holds one of a quarter of an hour, looked at when it ends: it is played here. */
const reserveQuick = (context: Context, frames: readonly Frame[]): void => {
  const { learner, totalMinutes, tuning } = context;
  const { playsHere } = context.game;
  const { quick } = tuning.play;
  if (!playsHere || isUnplayed(learner) || totalMinutes < quick.from || frames.some(({ game }) => game > 0)) return;
  const minutes = Math.max(quick.least, Math.min(quick.most, floorStep(tuning.play.most * totalMinutes)));
  // The latest day that has room for something else before it; where none has, one that it fills.
  const rest = (frame: Frame): number => (frame.day.index === 0 ? 2 * TASK_MIN : 0);
  const fits = [...frames]
    .reverse()
    .filter(({ day }) => !isCalm(context, day.fecha))
    .filter((frame) => frame.free === minutes + rest(frame) || frame.free >= minutes + rest(frame) + TASK_MIN);
  const best = fits.find((frame) => frame.free > minutes) ?? fits[0];
  if (!best) return;
  best.game = minutes;
  best.free -= minutes;
};

const reserveReviews = (context: Context, frames: readonly Frame[], busy: ReadonlySet<Unit>): void => {
  const { tuning, totalMinutes } = context;
  for (const review of reviewsFor(context, busy)) {
    // What every game is about would stand twice on a day of one.
    const isOfGames = review.units.some(({ topic }) => isPractice(context.game, topic.id));
    const fits = frames.filter(
      ({ free, review: taken, day, game, analysis }) =>
        taken === undefined &&
        !isLookBackDay(context, day.fecha) &&
        !(isOfGames && game + analysis > 0) &&
        (free >= review.minutes + TASK_MIN ||
          (free === review.minutes && day.minutes <= tuning.review.share * totalMinutes)),
    );
    // The day with most room that has none; early ones first, so that what is due does not wait.
    const best = fits.reduce<Frame | undefined>(
      (found, one) => (!found || one.free > found.free + 15 ? one : found),
      undefined,
    );
    if (!best) break;
    best.review = review;
    best.free -= review.minutes;
  }
};

const closingMinutes = (context: Context): number => (context.totalMinutes >= CLOSING_LONG_FROM ? 15 : TASK_MIN);

/** `heads`: themes that each need a block, with one more beside them; `busy`: the units that they work on. */
export const frameWeek = (context: Context, heads: number, busy: ReadonlySet<Unit>): readonly DayFrame[] => {
  const { days, load, learner } = context;
  const frames = days.map((day): Frame => ({ day, game: 0, analysis: 0, closing: 0, free: day.minutes, blocks: 0 }));
  const last = frames.at(-1);
  if (last && last.day.minutes >= CLOSING_FROM) {
    last.closing = closingMinutes(context);
    last.free -= last.closing;
  }
  reserveGames(context, frames, heads);
  reserveShorter(context, frames, heads);
  reserveQuick(context, frames);
  reserveReviews(context, frames, busy);
  for (const frame of frames) {
    // Five minutes are no block: they lengthen what is there.
    if (frame.free > 0 && frame.free < TASK_MIN) {
      if (frame.analysis > 0) frame.analysis += frame.free;
      else if (frame.review) frame.review = { ...frame.review, minutes: frame.review.minutes + frame.free };
      else frame.closing += frame.free;
      frame.free = 0;
    }
    frame.blocks = blocksIn(frame.free, load.block);
  }
  const first = frames[0];
  // The first week opens with a quarter of an hour of exercises, and goes on from there.
  if (first && learner.semana === 0 && first.free >= 2 * TASK_MIN)
    first.blocks = 1 + Math.max(1, blocksIn(first.free - Math.min(OPENING_MAX, first.free - TASK_MIN), load.block));
  const all = (): number => frames.reduce((sum, frame) => sum + frame.blocks, 0);
  while (all() < heads + 1) {
    const roomy = frames.filter((frame) => (frame.blocks + 1) * TASK_MIN <= frame.free);
    const longest = roomy.reduce<Frame | undefined>(
      (best, frame) => (!best || frame.free / frame.blocks > best.free / best.blocks ? frame : best),
      undefined,
    );
    if (!longest) break;
    longest.blocks++;
  }
  return frames;
};
