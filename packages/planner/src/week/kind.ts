import type { Fecha, TipoTarea } from '@estratega/domain';
import { hasDrills } from '../curriculum/drills.ts';
import type { Unit } from '../curriculum/graph.ts';
import type { TopicKind } from '../curriculum/topic.ts';
import { type Game, type Item, isUnplayed } from '../games/game.ts';
import { doubtOf } from '../learner/ability.ts';
import { KNOWN } from '../learner/belief.ts';
import { daysBetween } from '../learner/memory.ts';
import { PLAYED_OUT } from '../learner/reading.ts';
import { type Fallo, readingId, testedId } from '../learner/state.ts';
import { isWanted } from '../learner/wanted.ts';
import { onceFor, onceForEach } from '../once/once.ts';
import type { Context } from './context.ts';
import { type ExerciseChoice, hopelessFrom, isFresh, levelOfItem } from './exercises.ts';
import { isReserved } from './reserved.ts';

/** Which kind of task a unit needs next. */

export interface Stand {
  readonly belief: number;
  /** Tasks on the unit so far, this week's included. */
  readonly touches: number;
  /** Its few exercises opened the first week, before a word of it was read; or it explains what failed a stage above. */
  readonly opened?: boolean;
  readonly mayTest: boolean;
  readonly mayAnalyse: boolean;
  /** Exercises that the week has not used yet. */
  readonly exercises: number;
  /** How the week last worked on it. */
  readonly before?: TipoTarea | undefined;
  /** How the week worked on the theme, where it was asked for: one theme all week is met in several ways. */
  readonly ways?: readonly TipoTarea[] | undefined;
  /** Kinds that the unit has had its fill of: read lately, or tested or looked for in own games this week. */
  readonly spent?: ReadonlySet<TipoTarea> | undefined;
  /** The last two kinds of the day: a third in a row is avoided. */
  readonly row: readonly TipoTarea[];
}

/** A drill makes as many as are asked for. */
const ENDLESS = 99;

const UNCOUNTED = -1;
/** By a unit's index, filled as they are asked for. */
const countedIn = onceFor((context: Context) => new Int32Array(context.game.curriculum.units.length).fill(UNCOUNTED));

/** What exercises are aimed by: what is believed of a unit, and what is not known of that. */
export const playerIn = ({ learner, belief }: Context): Required<Pick<ExerciseChoice, 'belief' | 'doubt'>> => ({
  belief: ({ index }) => belief[index] ?? 0,
  doubt: (unit) => doubtOf(learner.habilidad, unit, learner.unidades[unit.id]),
});

/** Exercises of a unit that fit this player: not met in the last weeks and not hopeless, or failed and due to return. */
export const exercisesOf = (context: Context, unit: Unit): number => {
  const known = countedIn(context);
  let found = known[unit.index] ?? UNCOUNTED;
  if (found === UNCOUNTED) {
    found = countExercises(context, unit);
    known[unit.index] = found;
  }
  return found;
};

/** Exercises for a unit's level and a format, by the unit's index: the same for every player. */
const fittingOf = onceForEach((game: Game, format: string): readonly (readonly Item[])[] =>
  game.curriculum.units.map(({ topic, level }) =>
    game
      .items(topic)
      .filter(
        ({ levels: [low, high], formats }) =>
          low <= level && high >= level - 1 && (!formats || formats.includes(format)),
      ),
  ),
);

/** Whether there are enough for a session: asked of every unit of a week, where the count itself does not matter. */
export const hasSession = (context: Context, unit: Unit): boolean => {
  const known = countedIn(context)[unit.index] ?? UNCOUNTED;
  return (known === UNCOUNTED ? countExercises(context, unit, FEW) : known) >= FEW;
};

const countExercises = (context: Context, whole: Unit, enough = Number.POSITIVE_INFINITY): number => {
  const { id: unit, index, topic, level } = whole;
  const { game, learner, days, level: own, lines } = context;
  if (topic.variantes.ejercicios === undefined) return 0;
  if (hasDrills(game.drills, topic.id, learner.formato, level < own)) return ENDLESS;
  // Whoever asked for one colour is not given the other's boards.
  const side = learner.declarado[topic.id]?.lado ?? lines.find(({ tema }) => tema === topic.id)?.lado;
  const hopeless = hopelessFrom(whole, playerIn(context));
  let many = 0;
  for (const item of fittingOf(game, learner.formato)[index] ?? []) {
    const { id, lado } = item;
    if (many >= enough) break;
    if (side !== undefined && lado !== undefined && lado !== side) continue;
    if (isReserved(context, id)) continue;
    const isNew = isFresh(learner.semana, learner.usados[id]) && levelOfItem(game, item, context.measured) <= hopeless;
    if (isNew || isDue(learner.fallos[id], unit, days[0]?.fecha)) many++;
  }
  // What was asked for is played out against the machine too, as often as its positions last.
  const said = learner.declarado[topic.id]?.polaridad;
  if (!isWanted(said)) return many;
  const left = game
    .playOuts(topic)
    .filter(({ id, levels: [low] }) => Math.abs(low - level) <= 1 && isFresh(learner.semana, learner.usados[id]));
  return many + left.length * Math.max(1, Math.round(PLAYED_OUT / game.minutesPerItem(level)));
};

/** First tries from which a result tells. */
const TRIED = 4;

/**
 * Worked on, answered well, and nothing new left to solve: more minutes would be the same pages and the same boards.
 * Reviews keep it alive.
 */
export const isUsedUp = (context: Context, unit: Unit): boolean => {
  const state = context.learner.unidades[unit.id];
  return (
    state !== undefined &&
    (state.n ?? 0) >= TRIED &&
    (state.r ?? 0) >= context.tuning.weak.below &&
    !hasSession(context, unit)
  );
};

/** Of those, what failed before: it returns in practice, and measures nothing in a test. */
export const returningOf = ({ game, learner, days }: Context, { id: unit, index }: Unit): number =>
  (fittingOf(game, learner.formato)[index] ?? []).filter(
    ({ id }) => !isFresh(learner.semana, learner.usados[id]) && isDue(learner.fallos[id], unit, days[0]?.fecha),
  ).length;

/** Failed in this unit, and back by the week's first day. */
const isDue = (failed: Fallo | undefined, unit: string, until: Fecha | undefined): boolean =>
  failed?.unidad === unit && until !== undefined && daysBetween(failed.u, until) >= failed.s;

/** The same pages are not read two weeks running. */
const READ_APART = 2;
export const wasRead = ({ learner }: Context, unit: Unit): boolean => {
  const week = learner.usados[readingId(unit.id)];
  return week !== undefined && learner.semana - week < READ_APART;
};

/** Tested in the last weeks: without practice in between, the same examination again would tell the same. */
export const wasTested = ({ learner }: Context, unit: Unit): boolean => {
  const week = learner.usados[testedId(unit.id)];
  return week !== undefined && learner.semana - week <= TESTED_APART;
};
const TESTED_APART = 2;

/** Fewer are no session of exercises. */
export const FEW = 3;
/** As many as a session wants; where a bank is short, half of what is left, so that another day has its own. */
export const shareOf = (left: number, wanted: number): number =>
  left >= 2 * wanted ? wanted : Math.min(wanted, left, Math.max(FEW, Math.ceil(left / 2)));
/** From here on a theme is looked for in games and positions rather than read again. */
const READ_BELOW = 0.4;

const ORDERS = {
  looked: ['analizar', 'teoria'],
  read: ['teoria', 'analizar'],
  untouched: ['teoria', 'ejercicios', 'test', 'analizar'],
  tested: ['test', 'ejercicios', 'analizar', 'teoria'],
  halfKnown: ['ejercicios', 'test', 'analizar', 'teoria'],
  begun: ['ejercicios', 'test', 'teoria', 'analizar'],
} as const satisfies Readonly<Record<string, readonly TopicKind[]>>;

/** Below this a theme is read before it is practised. */
export const readBelow = ({ tuning, shift }: Context): number =>
  tuning.kind.theory + tuning.kind.theoryShift * shift.teoria;

const inOrder = (context: Context, stand: Stand): readonly TopicKind[] => {
  const { tuning } = context;
  const isUntouched = stand.opened || (stand.touches === 0 && stand.belief < readBelow(context));
  // What is half known is not read again: it is solved, tested, or left for another day.
  const isHalfKnown = stand.belief >= KNOWN;
  if (stand.exercises < FEW) {
    return stand.belief >= READ_BELOW || stand.before === 'teoria' ? ORDERS.looked : ORDERS.read;
  }
  if (isUntouched) return ORDERS.untouched;
  if (stand.belief >= tuning.kind.test && stand.touches > 0) return ORDERS.tested;
  return isHalfKnown ? ORDERS.halfKnown : ORDERS.begun;
};

/** Beginners look at the game they just played and at nothing else; under caution there are no hands to go back to. */
export const mayAnalyse = ({ level, learner }: Context): boolean => level > 0 && !isUnplayed(learner);

/** The same way three times running, or once more where another was not tried yet, wears a theme out. */
const isWorn = (ways: readonly TipoTarea[], kind: TipoTarea, hasOther: boolean): boolean =>
  (ways.length >= 2 && ways.at(-1) === kind && ways.at(-2) === kind) ||
  (hasOther && ways.length >= 3 && ways.filter((one) => one === kind).length >= 2);

const NO_WAYS: readonly TipoTarea[] = [];

const ROW_MOST = 2;
const THIRD_WAY_FROM = 4;

export interface Kind {
  readonly kind: TipoTarea;
  /** It would be the third of its kind in a row. */
  readonly crowds: boolean;
  /** What the unit needs by itself, and not only for variety. */
  readonly natural: boolean;
}

export const nextKind = (context: Context, unit: Unit, stand: Stand): Kind | undefined => {
  const { topic } = unit;
  const order = inOrder(context, stand);
  // Asked of every want for every block of a week, so without a list for each step.
  const isOwn = (kind: TopicKind): boolean => topic.variantes[kind] !== undefined && !stand.spent?.has(kind);
  const isPossible = (kind: TopicKind): boolean =>
    isOwn(kind) &&
    (kind !== 'test' || stand.mayTest) &&
    (kind !== 'analizar' || (stand.mayAnalyse && mayAnalyse(context)) || topic.variantes.teoria === undefined);
  const first = order.find(isPossible);
  // Read lately and looked for already: it waits, and the block goes to what has something to solve.
  if (first === undefined) return undefined;
  const [head] = stand.row;
  const crowded = stand.row.length >= ROW_MOST && stand.row.every((kind) => kind === head);
  const isCalm = (kind: TipoTarea): boolean => !(crowded && kind === head);
  // A third of a kind in a row is worse than a little more analysis.
  const ways = stand.ways ?? NO_WAYS;
  const hasOther = ways.length > 0 && order.some((kind) => isPossible(kind) && !ways.includes(kind));
  // Five times one theme are at least three ways of working on it, be it a little more analysis.
  const third =
    ways.length >= THIRD_WAY_FROM && new Set(ways).size < 3
      ? order.find((kind) => !ways.includes(kind) && isOwn(kind) && kind !== 'test' && isCalm(kind))
      : undefined;
  const calm =
    (third === 'analizar' && !mayAnalyse(context) ? undefined : third) ??
    order.find((kind) => isPossible(kind) && isCalm(kind) && !isWorn(ways, kind, hasOther)) ??
    order.find((kind) => isPossible(kind) && isCalm(kind)) ??
    order.find((kind) => kind === 'analizar' && isOwn(kind) && isCalm(kind));
  const kind = calm ?? first;
  // What begins is read first, whether or not there are exercises for later.
  const isBeginning = stand.touches === 0 && stand.belief < READ_BELOW;
  return {
    kind,
    crowds: calm === undefined,
    natural: kind === first && (stand.exercises >= FEW || isBeginning),
  };
};
