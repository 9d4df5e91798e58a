import { type Unit, unitId } from '../curriculum/graph.ts';
import { type Game, isPractice, playAreaOf } from '../games/game.ts';
import { KNOWN, minutesTo } from '../learner/belief.ts';
import { OWN_PART } from '../learner/learn.ts';
import { paceOf } from '../learner/pace.ts';
import { onceFor } from '../once/once.ts';
import { fraction, hash } from '../random/seed.ts';
import type { Context } from './context.ts';
import { exercisesOf, hasSession, isUsedUp } from './kind.ts';
import { isOutgrown } from './standing.ts';

/** The syllabus lane: what is best to learn next, in the shares of the table. */

const JITTER = 0.06;
const countsOf = onceFor((context: Context): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { topic } of context.eligible) counts[topic.area] = (counts[topic.area] ?? 0) + 1;
  return counts;
});

/** From this level on there are basics to leave behind, and this many levels below they lie. */
const BASIC_FROM = 3;
const BASIC_LEVELS = 2;

const belowOf = ({ level, tuning }: Context, { nivelMin }: Unit['topic']): number =>
  tuning.path.below * (level >= BASIC_FROM && level - nivelMin >= BASIC_LEVELS ? tuning.path.basic : 1);

const isUnnamed = ({ game, learner, played }: Context, id: string): boolean =>
  game.onRequest.includes(id) &&
  !played.includes(id) &&
  (!learner.declarado[id] || learner.declarado[id].polaridad === 'evita');

/** Where each stands in the list: 1 the first, towards 0 the last. */
const coreOf = onceFor((context: Context): ReadonlyMap<string, number> => {
  const list = context.game.core(context.level, context.learner.formato);
  return new Map(list.map((id, i) => [id, 1 - i / list.length]));
});

/** Words may say what is wanted; they never cost what a coach would teach first. */
export const hasWords = ({ learner }: Context): boolean => Object.keys(learner.declarado).length > 0;

/** What a coach teaches first at this level. */
export const isCore = (context: Context, { topic }: Unit): boolean => coreOf(context).has(topic.id);

/**
 * What a coach teaches first at this level, what is a basic that went on growing, and what waits until the player names
 * it: a week at 1900 must not look like one at 1300, nor ask for an opening that nobody plays.
 */
const placeOf = (context: Context, { id, nivelMin, area }: Unit['topic']): number => {
  const { tuning, level, game } = context;
  if (context.played.includes(id)) return tuning.path.played;
  const place = coreOf(context).get(id);
  if (place !== undefined) return tuning.path.core + tuning.path.first * place;
  if (isUnnamed(context, id)) return tuning.path.unnamed;
  // How games are played and looked at is never behind: it begins at the first level and is another thing at each.
  return level - nivelMin >= BASIC_LEVELS && area !== playAreaOf(game) ? tuning.path.basicStage : 1;
};

/** How much a unit matters to this player, before asking how far it is from mastery. */
export const weightOf = (context: Context, { topic, level }: Unit): number => {
  const { tuning, target, eligible, learner } = context;
  const { table, favoured, importance, above } = tuning.path;
  const share = ((target[topic.area] ?? 0) * eligible.length) / (countsOf(context)[topic.area] ?? 1);
  return (
    (table * share + (1 - table)) *
    (topic.favorece?.includes(learner.formato) ? favoured : 1) *
    (topic.importancia ? importance[topic.importancia] : 1) *
    (level > context.level ? above : level < context.level ? belowOf(context, topic) : 1) *
    placeOf(context, topic) *
    (learner.declarado[topic.id]?.polaridad === 'evita' ? tuning.path.avoided : 1)
  );
};

/** Taught until here: what lies below the level needs only to hold, what is new must outlast forgetting. */
export const goalOf = ({ level, tuning }: Context, unit: Unit): number =>
  unit.level < level ? tuning.path.untilBelow : tuning.path.until;

/** Smith's ratio: weight × utility still missing to mastery ÷ minutes still needed; utility is convex. */
const ratioOf = (context: Context, unit: Unit): number => {
  const { power, leastMinutes } = context.tuning.path;
  const p = context.belief[unit.index] ?? 0;
  const goal = goalOf(context, unit);
  const minutes = Math.max(leastMinutes, minutesTo(goal, p, unit.topic.minutosEtapa) / paceOf(context.learner));
  const missing = goal ** power - Math.min(p, goal) ** power;
  const { unstocked, minutes: steep } = context.tuning.path;
  // What much stands on is read until it is half known, even where the bank has nothing to solve.
  const read = coreOf(context).has(unit.topic.id) ? KNOWN : context.tuning.kind.theory;
  const isStocked = p < read || hasSession(context, unit);
  return (
    ((weightOf(context, unit) * missing) / minutes ** steep) * foundation(context, unit) * (isStocked ? 1 : unstocked)
  );
};

/** What a topic stands on comes first at the same level: opening ranges before 3-bets. */
const foundation = (context: Context, unit: Unit): number => {
  const { game, belief, learner, tuning } = context;
  const isOpen = (foundationsOf(game)[unit.index] ?? []).some(
    ({ index, id }) => (belief[index] ?? 0) < KNOWN && !learner.unidades[id]?.v,
  );
  return isOpen && !coreOf(context).has(unit.topic.id) ? tuning.path.unfounded : 1;
};

/** By a unit's index: its prerequisites at the same level and in the same area. The graph alone says it. */
const foundationsOf = onceFor((game: Game): readonly (readonly Unit[])[] => {
  const { units, unitById } = game.curriculum;
  return units.map(({ topic, level }) =>
    topic.prerequisitos.flatMap((id) => {
      const unit = unitById.get(unitId(id, level));
      return unit?.topic.area === topic.area && !isPractice(game, id) ? [unit] : [];
    }),
  );
});

/** Neither known, nor planned or worked on before. */
export const isNewUnit = ({ learner, belief }: Context, unit: Unit): boolean => {
  const state = learner.unidades[unit.id];
  return (belief[unit.index] ?? 0) < KNOWN && state?.v !== 1 && !state?.t;
};

export const isParked = ({ learner }: Context, unit: Unit): boolean =>
  (learner.unidades[unit.id]?.k ?? 0) > learner.semana;

/** Blocks that a unit should have this week: enough to settle, never to overshoot. */
export const blocksFor = (context: Context, unit: Unit, blockMinutes: number): number => {
  if (context.days.length === 1) return 1;
  const p = context.belief[unit.index] ?? 0;
  // Nothing to solve: it is read, and comes back another week.
  if (exercisesOf(context, unit) === 0 && !coreOf(context).has(unit.topic.id)) return 1;
  // Games give it minutes of their own.
  if (isPractice(context.game, unit.topic.id)) return 1;
  // Before somebody knows what beats what, a look at limits and money is enough.
  if (context.level === 0 && context.game.wellbeing.includes(unit.topic.area)) return 1;
  if (isNewUnit(context, unit)) return 2;
  if ((context.learner.unidades[unit.id]?.n ?? 0) === 0 && p >= KNOWN) return 1;
  const goal = goalOf(context, unit);
  const needed = minutesTo(goal, p, unit.topic.minutosEtapa) / paceOf(context.learner) / blockMinutes;
  return Math.max(1, Math.min(2, Math.round(needed)));
};

export interface PathAsk {
  /** Only what is at the player's level or above. */
  readonly atLevel: boolean;
  readonly mayBegin: boolean;
  readonly mayAbove: boolean;
  /** Units that cannot be taken: already in the week, or used today. */
  readonly isTaken: (unit: Unit) => boolean;
  /** What it needs is known or comes before. */
  readonly isReady: (unit: Unit) => boolean;
  /** Begun this week: no longer new. */
  readonly isBegun?: (unit: Unit) => boolean;
  /** What is known well is looked at too, once nothing else is left. */
  readonly known?: boolean;
}

/** A unit that the path may ever take, with all that does not change while a week is laid. */
interface Open {
  readonly unit: Unit;
  /** Among the areas that are open. */
  readonly area: number;
  readonly isKnown: boolean;
  readonly isNew: boolean;
  /** Nobody named it and nothing was done of it: that it lies below the level does not make it begun. */
  readonly isUncalled: boolean;
  /** What a coach teaches first, and not begun. */
  readonly isCore: boolean;
  /** Weighed once it is looked at; NaN before. */
  ratio: number;
}

interface OpenUnits {
  readonly units: readonly Open[];
  readonly areas: readonly string[];
  readonly seed: number;
}

/** A week that is laid again weighs the same units. */
const openOf = onceFor((context: Context): OpenUnits => {
  const { game, learner, level, belief } = context;
  const core = coreOf(context);
  const areas: string[] = [];
  const units: Open[] = [];
  for (const unit of context.eligible) {
    const { id, area } = unit.topic;
    if (unit.level < level - 1) continue;
    if (learner.semana === 0 && game.afterPlay.includes(id)) continue;
    // Games are placed by themselves; what there is to solve about them is of the path.
    if (isPractice(game, id) && !hasSession(context, unit)) continue;
    if (isParked(context, unit) || !hasWork(unit) || isUsedUp(context, unit) || isOutgrown(context, unit)) continue;
    let at = areas.indexOf(area);
    if (at < 0) at = areas.push(area) - 1;
    units.push({
      unit,
      area: at,
      isKnown: (belief[unit.index] ?? 0) >= goalOf(context, unit),
      isNew: isNewUnit(context, unit),
      isUncalled: isUnnamed(context, id) && !learner.unidades[unit.id]?.t,
      // What a coach teaches first begins, however much its area had already: ICM stands on EV.
      isCore: core.has(id) && !learner.temas[id],
      ratio: Number.NaN,
    });
  }
  return { units, areas, seed: hash(context.seed) };
});

/** Chooses units one after another, keeping the areas' minutes near the table. */
export class Path {
  private readonly context: Context;
  private readonly minutes: Record<string, number> = {};
  private readonly areasUsed = new Set<string>();
  private readonly open: OpenUnits;
  /** Of each open area, and of what is core in it; NaN until asked for in one choice. */
  private readonly factors: Float64Array;
  private readonly played: string | undefined;
  private total: number;
  /** Of this week alone, what the player does daily by himself. */
  private habit = 0;

  constructor(context: Context, playMinutes: number) {
    this.context = context;
    this.open = openOf(context);
    this.factors = new Float64Array(2 * this.open.areas.length);
    const past = context.learner.ultimas.slice(-3);
    let all = 0;
    for (const week of past) {
      for (const [area, minutes] of Object.entries(week.areas)) {
        this.minutes[area] = (this.minutes[area] ?? 0) + minutes;
        all += minutes;
      }
    }
    const played = playAreaOf(context.game);
    this.played = played;
    if (played) this.minutes[played] = (this.minutes[played] ?? 0) + OWN_PART * playMinutes;
    this.total = all + playMinutes;
  }

  /** Minutes that the lane will have this week, so that shares are of the whole. */
  expect(minutes: number): void {
    this.total += minutes;
  }

  add(unit: Unit, minutes: number): void {
    const { area } = unit.topic;
    this.minutes[area] = (this.minutes[area] ?? 0) + minutes;
    if (this.context.habits.includes(area)) this.habit += minutes;
    this.areasUsed.add(area);
  }

  sees(unit: Unit): void {
    this.areasUsed.add(unit.topic.area);
  }

  /** Its area has had more than its share by so much that another would be missed; what was asked for moves shares by itself. */
  isOver({ topic: { area } }: Unit): boolean {
    return (
      !hasWords(this.context) && (this.minutes[area] ?? 0) > ((this.context.target[area] ?? 0) + OVER) * this.total
    );
  }

  /** The player works on it every day: here a look at most. */
  private isEnough({ topic: { area } }: Unit): boolean {
    const { habits, tuning, totalMinutes } = this.context;
    return habits.includes(area) && this.habit + HABIT_LEAST > tuning.habit * totalMinutes;
  }

  private areaFactor(area: string): number {
    const { target, tuning, totalMinutes } = this.context;
    // Games themselves are what the area of play is about: the rest of it does not make up for them.
    const part = area === this.played ? tuning.path.playArea : 1;
    const lack = part * ((target[area] ?? 0) * this.total - (this.minutes[area] ?? 0));
    const wanted = areasWanted(this.context.level);
    const fresh = totalMinutes >= AREAS_FROM && this.areasUsed.size < wanted && !this.areasUsed.has(area);
    // Within the table what is nearest to mastery goes first; an area that has had its share waits.
    const left = lack < 0 ? tuning.path.over : 1;
    return Math.max(LEAST_LACK, lack) ** tuning.path.lack * left * (fresh ? tuning.path.newArea : 1);
  }

  private coreFactor(): number {
    const { tuning } = this.context;
    return Math.max(LEAST_LACK, tuning.path.coreShare * this.total) ** tuning.path.lack;
  }

  private factorOf({ area, isCore }: Open): number {
    const at = 2 * area + (isCore ? 1 : 0);
    const known = this.factors[at] as number;
    if (!Number.isNaN(known)) return known;
    const plain = this.areaFactor(this.open.areas[area] as string);
    const factor = isCore ? Math.max(plain, this.coreFactor()) : plain;
    this.factors[at] = factor;
    return factor;
  }

  best(ask: PathAsk): Unit | undefined {
    const { game, learner } = this.context;
    // What waits until the player names it does not come by itself.
    if (!learner.cautela || game.careAreas.length === 0)
      return this.bestOf(ask, ({ id }) => !isUnnamed(this.context, id));
    // While nobody is to play: what helps and puzzles without stakes, and only then how the game is played.
    return (
      this.bestOf(ask, ({ id }) => game.puzzles.includes(id) || game.care.includes(id)) ??
      this.bestOf(ask, ({ area }) => game.careAreas.includes(area))
    );
  }

  private bestOf(ask: PathAsk, accepts?: (topic: Unit['topic']) => boolean): Unit | undefined {
    const { context } = this;
    const { begun } = context.tuning.path;
    const wantsKnown = ask.known === true;
    this.factors.fill(Number.NaN);
    let best: Unit | undefined;
    let most = 0;
    for (const one of this.open.units) {
      const { unit } = one;
      if (one.isKnown !== wantsKnown || (accepts && !accepts(unit.topic))) continue;
      if (unit.level < context.level ? ask.atLevel : unit.level > context.level && !ask.mayAbove) continue;
      if (ask.isTaken(unit)) continue;
      const isNew = one.isNew && !ask.isBegun?.(unit);
      if (isNew && !ask.mayBegin) continue;
      if (this.isEnough(unit)) continue;
      if (Number.isNaN(one.ratio)) {
        const ratio = one.isKnown ? weightOf(context, unit) : ratioOf(context, unit);
        one.ratio = ratio * (1 + JITTER * fraction(this.open.seed, unit.hash));
      }
      const score = one.ratio * this.factorOf(one) * (isNew || one.isUncalled ? 1 : begun);
      if (score <= most || !ask.isReady(unit) || waitsForFirst(context, unit, ask)) continue;
      most = score;
      best = unit;
    }
    return best;
  }
}

/**
 * First steps have an order: what a coach shows first is begun before what comes after it, though the latter be nearer
 * to mastery.
 */
const waitsForFirst = (context: Context, unit: Unit, ask: PathAsk): boolean => {
  if (context.level > 0) return false;
  const list = context.game.core(context.level, context.learner.formato);
  return list.slice(0, Math.max(0, list.indexOf(unit.topic.id))).some((id) => {
    const first = context.game.curriculum.unitById.get(unitId(id, unit.level));
    return (
      first !== undefined &&
      isNewUnit(context, first) &&
      !ask.isTaken(first) &&
      !ask.isBegun?.(first) &&
      ask.isReady(first)
    );
  });
};

/** No block of it is shorter. */
const HABIT_LEAST = 15;
const LEAST_LACK = 1;
const OVER = 0.12;
export const AREAS_FROM = 180;
/** The first steps are few and near each other: what a piece is worth comes before a second area. */
const areasWanted = (level: number): number => (level === 0 ? 1 : 3);

/** There is something to read or to solve: not only games to be played or analysed elsewhere. */
export const hasWork = ({ topic }: Unit): boolean =>
  topic.variantes.teoria !== undefined || topic.variantes.ejercicios !== undefined;
